### Zasady specjalne scenariusza: co można zrobić z rzeczami na stole, kto nie należy do nikogo, co przychodzi samo.
### $kind, $name, $neutral: jak coś nazywa pakiet (w mianowniku); $does: co z tego wynika; $side: attacker albo defender; odległości mają już jednostkę.

app_scenario_things-when_it_stirs = Gdy się poruszy
app_scenario_things-trembles = Poruszenie { $nth }: każdy model, który nie jest powalony, rzuca D6 i pada powalony przy { $face }.
app_scenario_things-trembles_later = Poruszenie { $nth } i dalsze: każdy model, który nie jest powalony, rzuca D6 i pada powalony przy { $face }.
app_scenario_things-awakens = Poruszenie { $nth }: budzi się, wszyscy są wyłączeni z akcji: remis.
app_scenario_things-awakens_later = Poruszenie { $nth } i dalsze: budzi się, wszyscy są wyłączeni z akcji: remis.
app_scenario_things-awakens_on = Poruszenie { $nth }: przy D6 równym { $face } lub więcej budzi się, wszyscy są wyłączeni z akcji: remis.
app_scenario_things-awakens_on_later = Poruszenie { $nth } i dalsze: przy D6 równym { $face } lub więcej budzi się, wszyscy są wyłączeni z akcji: remis.

app_scenario_things-lays_each = Wszystkie kładzie { $side ->
        [attacker] atakujący
       *[defender] obrońca
    } ({ $kind }).
app_scenario_things-lays_so_many = Każda strona kładzie { $many } ({ $kind }), jedna po drugiej w kolejności ciągnięcia kart.
app_scenario_things-lay_in_turn = Strony kładą je na zmianę ({ $kind }), zaczyna { $side ->
        [attacker] atakujący
       *[defender] obrońca
    }; mapa pokazuje pasujące miejsca.
app_scenario_things-comes_up = Pojawia się w trakcie gry.
app_scenario_things-duds = W tym po cichu bezwartościowe, jak zapisał właściciel: { $duds }.
app_scenario_things-stock = Na początku zawiera { $stock }.
app_scenario_things-burden = Kto to niesie, ma tylko ruch albo odwrót.
app_scenario_things-hit_by = Trafia w to { $by }: { $does }.
app_scenario_things-melee_attack = atak wręcz
app_scenario_things-ranged_attack = atak dystansowy
app_scenario_things-ranged_attack_with = atak dystansowy z { $keywords }
app_scenario_things-moves_near = Kto ruszy się w promieniu { $within }: { $does }.
app_scenario_things-activated_near = Kto zaczyna aktywację w promieniu { $within }: { $markers ->
        [one] { $markers } BLOOD MARKER
        [few] { $markers } BLOOD MARKERS
        [many] { $markers } BLOOD MARKERS
       *[other] { $markers } BLOOD MARKERS
    }.
app_scenario_things-may_shoot = Model w promieniu { $within } może raz na turę z tego strzelić: { $weapon }.
app_scenario_things-may_shoot_uncontested = Model w promieniu { $within } może raz na turę z tego strzelić, chyba że w promieniu 1″ od tego stoi wróg: { $weapon }.

app_scenario_things-melee = wręcz
app_scenario_things-dice = { $figure } DICE
app_scenario_things-injury_dice = { $figure } INJURY DICE
app_scenario_things-injury_modifier = { $figure } INJURY MODIFIER

app_scenario_things-action = { $name } ({ $terms }): { $does }.
app_scenario_things-part_of_action = część dowolnej ACTION
app_scenario_things-an_action = ACTION
app_scenario_things-success_roll = rzut na sukces
app_scenario_things-risky_roll = rzut na sukces RISKY
app_scenario_things-within_reach = w promieniu { $within }
app_scenario_things-in_contact = w styku
app_scenario_things-side_only = tylko { $side ->
        [attacker] atakujący
       *[defender] obrońca
    }
app_scenario_things-keywords_only = tylko { $keywords }
app_scenario_things-friend_near = z kimś swoim w promieniu { $within }
app_scenario_things-friend_in_contact = z kimś swoim w styku
app_scenario_things-down_enemy_near = z powalonym wrogiem w promieniu { $within }
app_scenario_things-down_enemy_in_contact = z powalonym wrogiem w styku
app_scenario_things-if_unclaimed = jeśli nikt tego nie przejął w tej turze
app_scenario_things-if_opened_less = jeśli otwierano to mniej niż { $times } razy
app_scenario_things-if_mine = jeśli jest własne albo niczyje
app_scenario_things-if_theirs = jeśli jest wroga albo niczyje
app_scenario_things-if_free = jeśli nikt tego nie niesie
app_scenario_things-if_carried = robi to ten, kto to niesie
app_scenario_things-if_stocked = jeśli coś w tym jest
app_scenario_things-if_charged = jeśli leży na tym własny ładunek
app_scenario_things-if_uncharged = jeśli ma jeszcze swój ładunek
app_scenario_things-at_edge = przy krawędzi pola bitwy
app_scenario_things-at_zone_edge = przy najdłuższej krawędzi, w strefie rozstawienia
app_scenario_things-at_home = w całości w swojej strefie
app_scenario_things-if_room = jeśli model ma mniej niż { $most }
app_scenario_things-if_full = jeśli model jakieś ma
app_scenario_things-if_other_full = jeśli ten drugi jakieś ma

app_scenario_things-then = { $so_far }, potem { $next }
app_scenario_things-tally = zapisz to ({ $name })
app_scenario_things-claim = strona przejmuje to do końca tury
app_scenario_things-opened = to kolejne otwarcie; za pierwszym razem obok pojawia się D3 ({ $kind })
app_scenario_things-take_up = model to niesie
app_scenario_things-put_down = leży tam, gdzie stoi model
app_scenario_things-hand_over = niesie to ten drugi
app_scenario_things-remove = znika ze stołu
app_scenario_things-blessing = { $markers ->
        [one] { $markers } BLESSING MARKER
        [few] { $markers } BLESSING MARKERS
        [many] { $markers } BLESSING MARKERS
       *[other] { $markers } BLESSING MARKERS
    }
app_scenario_things-fill = model bierze, ile deklaruje
app_scenario_things-give = tyle, ile deklaruje, dostaje ten drugi
app_scenario_things-steal = tyle, ile deklaruje, zabiera drugiemu
app_scenario_things-extract = tyle, ile deklaruje, wynosi ze stołu ({ $name })
app_scenario_things-leave = model schodzi z pola bitwy i nie jest stratą
app_scenario_things-charge = leży na tym jego ładunek
app_scenario_things-become_kind = zmienia się: { $kind }
app_scenario_things-bleed = { $markers ->
        [one] { $markers } BLOOD MARKER
        [few] { $markers } BLOOD MARKERS
        [many] { $markers } BLOOD MARKERS
       *[other] { $markers } BLOOD MARKERS
    } dla każdego w promieniu { $within }
app_scenario_things-stir = porusza się
app_scenario_things-come_up = w promieniu { $within } pojawia się D3 ({ $neutral }), rozstawia zwycięzca rzutu rozstrzygającego

app_scenario_things-roll_for_that = rzut na obrażenia tego modelu
app_scenario_things-roll_for_touched = rzut na obrażenia każdego, kto jest w styku
app_scenario_things-roll_for_near = rzut na obrażenia każdego w promieniu { $within }
app_scenario_things-blast_with = { $who } ({ $with })
app_scenario_things-blast_pushes = { $who }, potem odepchnięcie o D3″ na wprost
app_scenario_things-blast_with_pushes = { $who } ({ $with }), potem odepchnięcie o D3″ na wprost

app_scenario_things-profile = { $profile }.
app_scenario_things-movement = Ruch { $figure }
app_scenario_things-ranged = Strzał { $figure }
app_scenario_things-melee_figure = Wręcz { $figure }
app_scenario_things-armour = Pancerz { $figure }
app_scenario_things-base = podstawka { $millimetres } mm
app_scenario_things-weapon = { $name }: { $weapon }.
app_scenario_things-avenges = Poluje na tego, kto ostatnio go zaatakował, a jeśli nikt, na najbliższego, który ucieka: jeden ruch, jeden strzał albo walka.
app_scenario_things-flees = Zmierza do najbliższej krawędzi, tylko ruchem albo odwrotem, i tam schodzi ze stołu.
app_scenario_things-smells = Poluje na najbardziej zakrwawiony model w promieniu { $far }, a jeśli go nie ma, na najbliższy: ruch, walka albo sprint.
app_scenario_things-undying = Pierwsze wyniki „wyłączony z akcji” ({ $times }) zmieniają się w „powalony”.
app_scenario_things-defiant = Potem „wyłączony z akcji” zmienia się w „powalony”, dopóki nie ma na nim tylu: { $markers ->
        [one] { $markers } BLOOD MARKER
        [few] { $markers } BLOOD MARKERS
        [many] { $markers } BLOOD MARKERS
       *[other] { $markers } BLOOD MARKERS
    }.
app_scenario_things-draw_if_gone = Gdy zejdzie z pola bitwy, gra od razu kończy się remisem.
app_scenario_things-poisons = Kto dostał BLOOD MARKERS od jego ataków, dostaje jeszcze jeden przy każdej aktywacji, dopóki nie wyda BLESSING MARKER.
app_scenario_things-ridden = Modele mogą na niego wejść: stamtąd +1 DICE i +1 INJURY DICE przeciw niemu, wszystkie ich rzuty są RISKY, a on nie może ich atakować.
app_scenario_things-tail = Po jego ataku wręcz: { $explosion }, nie dla tego, kto na nim jedzie.
app_scenario_things-tramples = Po kim przejdzie: { $explosion }.

app_scenario_things-after_activation = Po każdej aktywacji
app_scenario_things-acts_on_die = D6. { $acts }.
app_scenario_things-acts = { $faces }: działa { $who }
app_scenario_things-next_acts = { $so_far }; { $next }

app_scenario_things-unforeseen = Niespodzianki
app_scenario_things-unforeseen_from = Raz, na początku tury, od tury { $turn }: D6 równe { $face } lub więcej daje wiersz tej tabeli.
app_scenario_things-unforeseen_row = D3 { $row }, { $name }: { $what }.
app_scenario_things-halves_ranges = wszystkie zasięgi są o połowę krótsze przez { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tur
    }
app_scenario_things-melee_dice = { $figure } DICE do ataków wręcz przez { $turns ->
        [one] { $turns } turę
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tur
    }
app_scenario_things-come_up_in_turn = pojawia się { $count } ({ $kind }), kładzione na zmianę

app_scenario_things-by_ranged = atakiem dystansowym
app_scenario_things-in_melee = wręcz
app_scenario_things-at_long_range = na dalekim zasięgu
app_scenario_things-in_cover = za osłoną
app_scenario_things-from_cover = zza osłony
app_scenario_things-elite = ELITE
app_scenario_things-by_dive = szarżą z góry
app_scenario_things-by_bloodbath = rzutem Bloodbath
app_scenario_things-in_revenge = za wyłączenie z akcji kogoś swojego
app_scenario_things-after_retreat = po odwrocie od niego
app_scenario_things-after_charge = po szarży
app_scenario_things-on_rough_ground = na niebezpiecznym albo trudnym terenie
app_scenario_things-on_objective = na celu
app_scenario_things-on_kind = na celu: { $kind }
app_scenario_things-on_higher_objective = na wyższym celu
app_scenario_things-near_kind = w promieniu { $within } od: { $kind }
app_scenario_things-by_model_near = przez model w promieniu { $within } od: { $kind }
app_scenario_things-in_own_zone = w jego strefie
app_scenario_things-with_weapon = bronią: { $weapon }
app_scenario_things-both_poisoned = oba zatrute
app_scenario_things-by_blast = wybuchem: { $kind }
app_scenario_things-by_fall = upadkiem
app_scenario_things-by_rider = przez model na jego grzbiecie
app_scenario_things-of_an_ally = którego banda była sprzymierzona z jego bandą
app_scenario_things-by_far_blast = wybuchem dalej niż { $distance }: { $kind }
