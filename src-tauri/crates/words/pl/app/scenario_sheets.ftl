### Arkusz scenariusza: co pokazuje jego strona w bibliotece.
### $kind, $tally, $note, $neutral: jak coś nazywa pakiet (w mianowniku); $side: attacker albo defender; odległości mają już jednostkę.

app_scenario_sheets-number = Scenariusz { $number }
app_scenario_sheets-pages = s. { $pages }
app_scenario_sheets-stages = etap kampanii: { $stages }
app_scenario_sheets-battlefield = pole bitwy: { $archetypes }
app_scenario_sheets-attacker = Atakujący
app_scenario_sheets-defender = Obrońca
app_scenario_sheets-side = Strona { $letter }
app_scenario_sheets-only = tylko { $side ->
        [attacker] atakujący
       *[defender] obrońca
    }
app_scenario_sheets-size = { $width } × { $depth }

app_scenario_sheets-length = Długość
app_scenario_sheets-then_die = potem kość: { $face } lub mniej kończy grę, inaczej jeszcze jedna tura
app_scenario_sheets-then_die_of = potem rzuca { $side ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $face } lub mniej kończy grę, inaczej jeszcze jedna tura
app_scenario_sheets-table = Stół
app_scenario_sheets-terrain = Teren
app_scenario_sheets-roles = Role
app_scenario_sheets-larger_attacks = atakuje większa banda; przy remisie decyduje zwycięzca rzutu rozstrzygającego
app_scenario_sheets-roll_off = zwycięzca rzutu rozstrzygającego decyduje, kto atakuje
app_scenario_sheets-larger_in_campaign = w kampanii atakuje większa banda; poza nią decyduje zwycięzca rzutu rozstrzygającego
app_scenario_sheets-forces = Oddziały
app_scenario_sheets-all_elites = jak najwięcej modeli ELITE
app_scenario_sheets-defender_halves = obrońcy wolno wydać połowę dukatów
app_scenario_sheets-campaign_strength = w kampanii liczebność { $strength } dla obu
app_scenario_sheets-control = Kontrola
app_scenario_sheets-more_near = więcej modeli na celu albo w promieniu { $within }
app_scenario_sheets-more_in = więcej modeli na celu
app_scenario_sheets-more_near_outrank = więcej modeli na celu albo w promieniu { $within }; te, które go dotykają, są ważniejsze niż te obok
app_scenario_sheets-more_in_outrank = więcej modeli na celu; te, które go dotykają, są ważniejsze niż te obok
app_scenario_sheets-infiltrators = Infiltratorzy
app_scenario_sheets-infiltrators_no = nie: w strefie, z innymi
app_scenario_sheets-infiltrators_yes = tak, po wszystkich innych
app_scenario_sheets-infiltrators_far = tak, dalej niż { $distance } od celów
app_scenario_sheets-infiltrators_limit = tak; { $limit }
app_scenario_sheets-infiltrators_limit_of = tak; { $side ->
        [attacker] atakujący
       *[defender] obrońca
    }: { $limit }
app_scenario_sheets-not_near_objective = dalej niż { $distance } od celów
app_scenario_sheets-not_near_objective_of = dalej niż { $distance } od celów ({ $kind })
app_scenario_sheets-not_near_things = dalej niż { $distance } od tego, co leży na stole
app_scenario_sheets-not_near_neutral = dalej niż { $distance } od modelu { $neutral }
app_scenario_sheets-near_own_zone = w promieniu { $distance } od własnej strefy
app_scenario_sheets-morale = Morale
app_scenario_sheets-morale_checked = test w każdej turze
app_scenario_sheets-morale_unchecked = bez testów
app_scenario_sheets-no_models = strona bez modeli przegrywa dopiero po rozstawieniu wchodzących w tej turze
app_scenario_sheets-no_reserve = strona odpada dopiero, gdy nie ma już modeli na stole ani w rezerwie, a żaden nie uszedł z czymś
app_scenario_sheets-teams = Drużyny
app_scenario_sheets-teams_are = dwie po { $size } bandy; oszczędzają się nawzajem, rozstawiają się w jednej połowie stołu i wygrywają tym, co zdobędą razem
app_scenario_sheets-betrayal = Karty zdrady
app_scenario_sheets-betrayal_cards = { $leads } dla tego, kto sam prowadzi, { $last } dla tego, kto sam jest ostatni, { $others } dla pozostałych
app_scenario_sheets-betrayal_card = { $rank }: przewrót { $coup }: { $coup_text } Podstęp { $ruse }: { $ruse_text }
app_scenario_sheets-death_zones = Strefy wroga
app_scenario_sheets-death_zones_are = nieprzebyte, z { $around } wokół

app_scenario_sheets-lay_out = Rozstawcie stół i teren; narysujcie go na następnej stronie.
app_scenario_sheets-who_attacks = Ustalcie, kto atakuje.
app_scenario_sheets-place_objectives = Rozstawcie cele jak na mapie.
app_scenario_sheets-place_others = Rozstawcie resztę rzeczy z mapy.
app_scenario_sheets-pick_zone = Rzut rozstrzygający: zwycięzca wybiera strefę rozstawienia, druga strona bierze drugą.
app_scenario_sheets-draw_for_zones = Niech każdy wyciągnie kartę: od najwyższej w dół każda strona wybiera wolną strefę rozstawienia i rozstawia tam wszystkich, którzy zaczynają na stole.
app_scenario_sheets-zone_of_role = Każda strona ma strefę rozstawienia swojej roli.
app_scenario_sheets-writes_down = Po rozstawieniu każda strona zapisuje w tajemnicy: { $note } ({ $what }).
app_scenario_sheets-noted_elites = najwyżej { $most ->
        [one] { $most } wrogi model
        [few] { $most } wrogie modele
        [many] { $most } wrogich modeli
       *[other] { $most } wrogich modeli
    } ELITE
app_scenario_sheets-noted_own = jeden własny model ELITE
app_scenario_sheets-noted_objective = jeden cel
app_scenario_sheets-begins_with = Każda strona zaczyna na stole tak: { $models }.
app_scenario_sheets-begins_with_of = { $side ->
        [attacker] Atakujący
       *[defender] Obrońca
    } zaczyna na stole tak: { $models }.
app_scenario_sheets-some_models = { $models ->
        [one] { $models } model
        [few] { $models } modele
        [many] { $models } modeli
       *[other] { $models } modeli
    }
app_scenario_sheets-models_and_die = { $models } + D3 modeli
app_scenario_sheets-half_force = połowa oddziału, zaokrąglona w górę
app_scenario_sheets-vanguard = modelami, które gracz wskazał wcześniej, nie więcej niż zostaje w rezerwie,
app_scenario_sheets-wide_bases = Podstawki od { $millimetres } mm liczą się za { $models }.
app_scenario_sheets-stays_away = Pozostałe modele nie biorą udziału.
app_scenario_sheets-arrives = Pozostałe wchodzą od tury 1: rzut rozstrzygający, zwycięzca rzuca D3; najwyżej tyle modeli wprowadza każda strona, na zmianę, przy krawędzi, w całości w swojej strefie, dalej niż { $far } od wrogów.
app_scenario_sheets-set_up_more_first = Rozstawiajcie po jednym modelu na zmianę, w całości w swojej strefie, zaczyna strona z większą liczbą modeli (przy równej rzut rozstrzygający); gdy jednej stronie się skończą, druga rozstawia resztę.
app_scenario_sheets-set_up_attacker_first = Rozstawiajcie po jednym modelu na zmianę, w całości w swojej strefie, zaczyna atakujący; gdy jednej stronie się skończą, druga rozstawia resztę.
app_scenario_sheets-set_up_defender_first = Rozstawiajcie po jednym modelu na zmianę, w całości w swojej strefie, zaczyna obrońca; gdy jednej stronie się skończą, druga rozstawia resztę.

app_scenario_sheets-at_once = od razu
app_scenario_sheets-turn_end = koniec każdej tury
app_scenario_sheets-game_end = koniec gry
app_scenario_sheets-in_turn = tura { $turn }
app_scenario_sheets-in_turns = tury { $from }–{ $to }
app_scenario_sheets-if_alone = { $points }, jeśli nie ma tam wroga
app_scenario_sheets-at_most = najwyżej { $most }
app_scenario_sheets-per_controlled = za każdy kontrolowany cel: { $kind }
app_scenario_sheets-per_reached = za każdy osiągnięty cel: { $kind }
app_scenario_sheets-per_objective_controlled = za każdy kontrolowany cel
app_scenario_sheets-per_objective_reached = za każdy osiągnięty cel
app_scenario_sheets-per_enemy_out = za każdego wroga wyłączonego z akcji
app_scenario_sheets-per_enemy_ducats = za każde { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    } każdego wroga wyłączonego z akcji, w górę
app_scenario_sheets-per_enemy_glory = za każde { $glory } pkt chwały każdego wroga wyłączonego z akcji, w górę
app_scenario_sheets-per_tally = za każde: { $tally }
app_scenario_sheets-per_claimed = za każde przejęte: { $kind }
app_scenario_sheets-per_left = za każde ocalałe: { $kind }
app_scenario_sheets-per_destroyed = za każde zniszczone: { $kind }
app_scenario_sheets-per_down = za każdy powalony model: { $neutral }
app_scenario_sheets-per_noted_out = za każdego wroga z tajnej notatki ({ $note }) wyłączonego z akcji
app_scenario_sheets-per_noted_left = za każdy model z tajnej notatki ({ $note }), który nie jest wyłączony z akcji
app_scenario_sheets-for_own = za kontrolę własnego celu: { $note }
app_scenario_sheets-for_enemys = za kontrolę celu wroga: { $note }
app_scenario_sheets-per_deed = za każdy chwalebny czyn
app_scenario_sheets-per_kill = za każdego wroga wyłączonego z akcji
app_scenario_sheets-per_kill_of = za każdy wyłączony z akcji model: { $neutral }

app_scenario_sheets-worth = { $points } PZ, { $glory } pkt chwały, { $dice ->
        [one] { $dice } kość awansu
        [few] { $dice } kości awansu
        [many] { $dice } kości awansu
       *[other] { $dice } kości awansu
    }
app_scenario_sheets-deed_with = { $condition } ({ $only })
app_scenario_sheets-deed_with_both = { $condition } ({ $only }; { $worth })

app_scenario_sheets-per_point = za każdy punkt sumy: { $sum }
app_scenario_sheets-divided_up = przez { $divisor }, zaokrąglone w górę
app_scenario_sheets-divided_down = przez { $divisor }, zaokrąglone w dół
app_scenario_sheets-divided_half = przez { $divisor }, zaokrąglone do najbliższej, połówki w górę
app_scenario_sheets-each_by_itself = każdy model osobno
app_scenario_sheets-times_of = { $times } × { $of }
app_scenario_sheets-ducats_of = { $whose ->
        [enemy_out] dukaty wrogów wyłączonych z akcji
        [own_out] dukaty własnych modeli wyłączonych z akcji
        [own_escaped] dukaty własnych modeli, które uszły
       *[own_on_table] dukaty własnych modeli na polu bitwy
    }
app_scenario_sheets-glory_of = { $whose ->
        [enemy_out] chwała wrogów wyłączonych z akcji
        [own_out] chwała własnych modeli wyłączonych z akcji
        [own_escaped] chwała własnych modeli, które uszły
       *[own_on_table] chwała własnych modeli na polu bitwy
    }
app_scenario_sheets-models_of = { $whose ->
        [enemy_out] wrogowie wyłączeni z akcji
        [own_out] własne modele wyłączone z akcji
        [own_escaped] własne modele, które uszły
       *[own_on_table] własne modele na polu bitwy
    }
app_scenario_sheets-objectives_controlled = kontrolowane cele
app_scenario_sheets-each_controlled = każdy kontrolowany cel: { $kind }
app_scenario_sheets-each_tally = każde: { $tally }
app_scenario_sheets-each_left = każde ocalałe: { $kind }
app_scenario_sheets-the_deeds = chwalebne czyny

app_scenario_sheets-place_in_turn = Strony rozstawiają na zmianę: { $what }.
app_scenario_sheets-place_in_turn_kept = Strony rozstawiają na zmianę: { $what }, co najmniej { $kept }.
app_scenario_sheets-place_of = { $side ->
        [attacker] Atakujący
       *[defender] Obrońca
    } rozstawia: { $what }.
app_scenario_sheets-place_of_kept = { $side ->
        [attacker] Atakujący
       *[defender] Obrońca
    } rozstawia: { $what }, co najmniej { $kept }.
app_scenario_sheets-many_together = { $many } × { $label } łącznie
app_scenario_sheets-many_each = po { $many } × { $label }
app_scenario_sheets-die_each = po D3 × { $label }
app_scenario_sheets-die_more_each = po D3 + { $more } × { $label }
app_scenario_sheets-apart = { $distance } od każdego innego celu
app_scenario_sheets-from_edges = { $distance } od każdej krawędzi
app_scenario_sheets-from_zones = { $distance } od każdej strefy rozstawienia

app_scenario_sheets-come_on = Pozostałe wchodzą { $when }, na zmianę, przed pierwszą aktywacją: { $place }, dalej niż { $gap } od wrogów.
app_scenario_sheets-come_on_all = Pozostałe wchodzą { $when }, na zmianę, przed pierwszą aktywacją: { $place }, dalej niż { $gap } od wrogów; nikogo nie wolno zatrzymać.
app_scenario_sheets-come_from = od tury { $turn }
app_scenario_sheets-come_in = w turach { $from }–{ $to }
app_scenario_sheets-at_own_edge = przy krawędzi, w całości w swojej strefie
app_scenario_sheets-in_own_zone = w całości w swojej strefie
app_scenario_sheets-at_any_edge = przy dowolnej krawędzi
app_scenario_sheets-near_thing = w promieniu { $within } od: { $kind }

app_scenario_sheets-whole_edge = { $edge ->
        [north] cała północna krawędź, głębokość { $depth }
        [south] cała południowa krawędź, głębokość { $depth }
        [east] cała wschodnia krawędź, głębokość { $depth }
       *[west] cała zachodnia krawędź, głębokość { $depth }
    }
app_scenario_sheets-around = { $radius } wokół środka
app_scenario_sheets-corners = rogi, od zachodu / północy: { $corners }
app_scenario_sheets-high = { $measures }, wysokość { $height }
