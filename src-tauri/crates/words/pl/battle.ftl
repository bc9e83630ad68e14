### Czego odmawiają przygotowania i bitwy, i co jest nie tak z polem bitwy. $name, $target: model.

battle-scenario_fault = { $path }: { $fault }
battle-shape = { $fault }
battle-spot_off_table = To miejsce leży poza stołem.
battle-not_to_place = W tym scenariuszu nikt nie rozstawia tego celu.
battle-too_many_objectives = Mapa mieści { $most ->
        [one] { $most } cel
        [few] { $most } cele
        [many] { $most } celów
       *[other] { $most } celów
    }.
battle-not_placed = Nikt nie rozstawił tego celu.
battle-battlefield = Tego scenariusza nie rozgrywa się na takim polu bitwy.
battle-weather = Każda strona rzuca dwiema kośćmi, a liczy się wynik jednej strony.
battle-result = Wynik to punkty każdej strony i jeden zwycięzca albo żaden.
battle-too_much_terrain = Mapa mieści { $most ->
        [one] { $most } element
        [few] { $most } elementy
        [many] { $most } elementów
       *[other] { $most } elementów
    }.
battle-terrain_height = Element ma wysokość od zera do szerokości stołu.
battle-terrain_twice = Dwa elementy mają ten sam identyfikator.
battle-nothing_laid_out = Gracze nie rozstawili terenu, więc nie ma układu do zapisania.
battle-no_such_terrain = Nie ma takiego elementu terenu.
battle-force = Oddział to najwyżej { $most ->
        [one] { $most } model
        [few] { $most } modele
        [many] { $most } modeli
       *[other] { $most } modeli
    }, każdy jeden raz.
battle-no_zone = Nie ma strefy { $zone }.
battle-no_objective = Nie ma celu { $objective }.
battle-no_thing = Nie ma rzeczy { $thing }.
battle-no_side = Nie ma strony { $side }.
battle-sides = Ten scenariusz jest dla { $least } do { $most } band.
battle-forces_out_of_range = W bitwie jest od { $least } do { $most } oddziałów, nie { $found }.
battle-force_too_large = Oddział to najwyżej { $most ->
        [one] { $most } model
        [few] { $most } modele
        [many] { $most } modeli
       *[other] { $most } modeli
    }, nie { $found }.
battle-pieces_beyond_a_map = Mapa mieści najwyżej { $most ->
        [one] { $most } element
        [few] { $most } elementy
        [many] { $most } elementów
       *[other] { $most } elementów
    }, nie { $found }.
battle-list_too_long = Lista mieści najwyżej { $most ->
        [one] { $most } wiersz
        [few] { $most } wiersze
        [many] { $most } wierszy
       *[other] { $most } wierszy
    }, nie { $found }.
battle-not_asked = To nie jest odpowiedź na bieżące pytanie.
battle-over = Bitwa jest skończona.
battle-no_such_model = W tej bitwie nie ma modelu { $id }.
battle-no_such_side = W tej bitwie nie ma strony { $id }.
battle-no_such_weapon = Model nie ma broni „{ $id }”.
battle-no_such_zone = Scenariusz nie ma strefy { $id }.
battle-no_such_action = Model nie ma ACTION „{ $id }”.
battle-no_such_deed = Scenariusz nie ma czynu „{ $id }”.
battle-no_such_reading = Zasada „{ $key }” nie ma takiej interpretacji.
battle-read_so = Ta interpretacja już obowiązuje.
battle-faces = Do tego rzutu trzeba { $expected ->
        [one] { $expected } kość
        [few] { $expected } kości
        [many] { $expected } kości
       *[other] { $expected } kości
    }, nie { $given }.
battle-cards = Trzeba wyciągnąć { $expected ->
        [one] { $expected } kartę
        [few] { $expected } karty
        [many] { $expected } kart
       *[other] { $expected } karty
    }, nie { $given }.
battle-not_in_deck = Karty { $card } nie ma teraz w talii.
battle-holders = Podaj, kto kontroluje każdy z { $expected ->
        [one] { $expected } cel
        [few] { $expected } cele
        [many] { $expected } celów
       *[other] { $expected } celów
    }, nie { $given }.
battle-stated = Najwyżej { $most ->
        [one] { $most } fakt
        [few] { $most } fakty
        [many] { $most } faktów
       *[other] { $most } faktów
    } ze stołu, każdy do { $characters } znaków.
battle-reason = Podaj powód: od 1 do { $most } znaków.
battle-nothing_to_overrule = Zasady na to pozwalają; nie ma czego uchylać.
battle-not_among = { $name }: tego modelu nie można tu wskazać.
battle-blood_beyond = Model nosi najwyżej { $most } BLOOD MARKERS.
battle-blessing_beyond = Model nosi najwyżej { $most } BLESSING MARKERS.
battle-infection_beyond = Model nosi najwyżej { $most } INFECTION MARKERS.
battle-act_already = { $name }: aktywacja w tej turze już była.
battle-not_down = { $name }: model nie jest powalony.
battle-must_activate = { $name }: ten model wskazano i teraz trzeba go aktywować.
battle-out_of_action = { $name }: model jest wyłączony z akcji.
battle-not_on_table = { $name }: modelu nie ma na polu bitwy.
battle-not_yours = { $name }: model innej strony, a to nie jej kolej.
battle-deployed_already = { $name }: model jest już rozstawiony.
battle-infiltrator_waits = { $name }: INFILTRATOR, rozstawiany po wszystkich innych.
battle-action_repeated = Ta ACTION już była w tej aktywacji.
battle-move_kind_used = W jednej aktywacji jest tylko jedno z trzech: ruch, szarża albo odwrót.
battle-charge_engaged = { $name } jest w promieniu 1″, więc nie ma szarży. Walcz albo się wycofaj.
battle-shot_no_assault = Model strzelał z broni bez ASSAULT, więc ani szarży, ani walki.
battle-no_enemy_near = W promieniu 1″ nie ma wroga.
battle-no_enemy_known_near = Nic nie wiadomo o wrogu w promieniu 1″.
battle-no_ranged = Brak broni dystansowej.
battle-enemy_near = { $name } jest w promieniu 1″, więc nie można strzelać. Najpierw odwrót.
battle-fought_no_assault = Model szarżował albo walczył; teraz strzela tylko z broni ASSAULT.
battle-heavy_moved = Model się ruszył, a broń jest HEAVY.
battle-heavy_fired = Model strzelał z broni HEAVY, więc zostaje na miejscu.
battle-no_melee_weapon = Brak broni do walki wręcz.
battle-target_not_near = { $name }: dalej niż 1″.
battle-target_not_known_near = { $name }: nic nie wiadomo o tym modelu w promieniu 1″.
battle-not_in_melee = W tej walce wręcz { $name } nie jest po stronie strzelca.
battle-not_enemy = { $name } to swój.
battle-charge_no_sight = { $name }: poza polem widzenia, więc nie ma szarży.
battle-interposed = { $name } stoi na drodze: szarżuj na ten model, nie na kogoś za nim.
battle-one_charge_target = Szarża ma jeden cel.
battle-no_common_spot = Nie ma miejsca, z którego w promieniu 1″ byłby i cel, i { $name }.
battle-charge_detour = Szarża biegnie prosto, chyba że droga jest trudna.
battle-charge_away = Szarża biegnie najkrótszą wolną drogą w stronę celu: { $name }.
battle-charge_through = Szarża kończy się, gdy dotknie celu: { $name }.
battle-charge_short = Szarży zostało { $left }, trzeba iść dalej.
battle-climb_too_high = Ściana ma { $height }, a zostało tylko { $left } ruchu.
battle-no_footing = Za mało podstawki miałoby tam oparcie.
battle-gap_too_wide = Przerwa ma { $gap }, a skok sięga najwyżej { $most }.
battle-jump_too_high = To { $rise } wyżej; skok w górę sięga najwyżej { $most }.
battle-gap_too_narrow = Podstawka się tam nie zmieści.
battle-retreat_ends_engaged = Ruch skończyłby się w promieniu 1″ od wroga: { $name }.
battle-retreat_not_away = Odwrót prowadzi prosto od wroga.
battle-down_stays = { $name }: model jest powalony i się nie rusza.
battle-use_retreat = Model walczy wręcz ({ $name }): ruszyć może się tylko odwrotem.
battle-dash_engaged = { $name } jest w promieniu 1″, więc nie ma sprintu. Walcz albo się wycofaj.
battle-movement_type = Model nie ma innego rodzaju ruchu do wyboru.
battle-charge_range = Odległość { $measured }; szarża sięga najwyżej { $most }.
battle-out_of_range = Odległość { $measured }; broń sięga na { $range }.
battle-no_point = W punkt celuje się tylko bronią BLAST.
battle-point_off_table = Tego punktu nie ma na polu bitwy.
battle-point_under_base = Tu stoi { $name }: celuj w model albo obok.
battle-targets_apart = { $target }: dalej niż 6″ od wcześniejszego celu tej ACTION.
battle-one_point = Wszystkie te ataki idą w ten sam punkt.
battle-one_target = Wszystkie te ataki idą w jeden cel: { $name }.
battle-only_short_range = { $target }: poza bliskim zasięgiem, a ten atak sięga tylko tam.
battle-used_up = Zużyte na tę grę.
battle-too_far = To dalej niż { $reach }.
battle-off_table = Podstawka wyszłaby poza pole bitwy.
battle-overlap = Podstawka weszłaby na inną: { $name }.
battle-enemy_zone = To w promieniu 1″ od wroga ({ $name }): tam wchodzi się tylko szarżą.
battle-leaves_combat = To zerwanie walki wręcz ({ $name }): służy do tego tylko odwrót.
battle-not_in_zone = Podstawka musi stać cała we własnej strefie.
battle-not_at_edge = Podstawka musi dotykać krawędzi pola bitwy.
battle-cannot_climb = Ten model nie wspina się na ściany.
battle-impassable = Na tym terenie nic nie może stać.
battle-infiltrator_near = Za blisko wroga: { $name }.
battle-cannot_wait = { $name }: nic nie pozwala temu modelowi wejść później.
battle-not_reached = Szarża kończy się dalej niż 1″ od celu.
battle-not_that_many_markers = Model nie ma tylu znaczników.
battle-cannot_spend = Ta strona nie może wydać tych znaczników na ten rzut.
battle-declared_already = Ta strona już zadeklarowała.
battle-declares_second = Najpierw deklaruje inna strona.
battle-action_target = Z tego miejsca nie można użyć ACTION na tym modelu.
battle-deed_done = Ten czyn już zaliczono; każdy liczy się raz.
battle-deed_model = Wskaż model, który tego dokonał; czyn całej bandy nie ma modelu.
battle-deed_role = Ten czyn jest dla drugiej strony: jedna atakuje, druga się broni.
battle-deed_campaign = Ten czyn liczy się tylko w kampanii.
battle-zone_taken = Ta strefa jest zajęta.
battle-other_half = Ta strefa leży w połowie drugiej drużyny.
battle-no_fireteam = To nie jest Fireteam.
battle-no_check = Ta strona nie robi testu morale.
battle-nobody_orders = Przy interpretacjach tej bitwy nikt nie decyduje, kto deklaruje pierwszy.
battle-not_called = Tego nie można użyć do tego rzutu albo już za późno.
battle-cannot_pay = Za mało znaczników, żeby za to zapłacić.
battle-cannot_dash = Ten model nigdy nie sprintuje.
battle-cannot_retreat = Stąd nie ma odwrotu.
battle-first_charges = Najpierw szarża na cel: { $name }.
battle-first_dashes = Najpierw sprint.
battle-first_retreats = Najpierw odwrót.
battle-must_charge = { $name } ściąga szarżę i to na ten model trzeba szarżować.
battle-charge_barred = { $name }: stąd nie można szarżować na ten model.
battle-hidden = { $name }: model jest ukryty, nie można w niego strzelać ani na niego szarżować.
battle-only_by_action = Ta broń uderza tylko przez własną ACTION.
battle-too_near = { $target }: za blisko dla tej broni.
battle-not_now = Warunki tego nie są teraz spełnione.
battle-off_hand_only = Ta broń uderza tylko jako druga, z drugiej ręki.
battle-deploys_first = { $name }: rozstawiany przed innymi.
battle-struck_already = { $name }: ten model był już celem w tej walce.
battle-no_reminder = Nie ma teraz takiego przypomnienia.
battle-scenario_form = Scenariusz nie ma takiej rzeczy albo o nią nie pyta.
battle-scenario_thing_gone = Tego nie ma na stole.
battle-scenario_not_touching = Model tego nie dotyka.
battle-scenario_thing_far = To dalej niż { $within }.
battle-scenario_not_so = Teraz nie można tego z tym zrobić.
battle-scenario_not_for_this = W tym scenariuszu ten model tego nie może.
battle-scenario_burdened = Model coś niesie: tylko ruch albo odwrót.
battle-scenario_entry_limit = Więcej modeli tej strony nie zaczyna na stole.
battle-scenario_not_at_edge = Podstawka musi dotykać krawędzi pola bitwy.
battle-scenario_too_near = Według scenariusza to musi być dalej niż { $far } od czegoś, co tam leży.
battle-scenario_too_far_from = Według scenariusza to musi być w promieniu { $far } od własnej strefy.
battle-scenario_amount = Nie ma tego tyle albo brak na to miejsca.
battle-scenario_repeated = Ta ACTION już była w tej aktywacji.
battle-scenario_not_struck = Taki atak nic tu nie zdziała.
battle-scenario_not_lent = Z tej broni już w tej turze strzelano albo stoi przy niej wróg.
battle-scenario_nature = Ten model nigdy tego nie robi.
battle-scenario_prey = Poluje na cel: { $name }.
battle-scenario_shuns = Nigdy nie wchodzi na niebezpieczny teren, nie wspina się i nie skacze.
battle-scenario_moves_first = Ofiara jest dalej niż 1″: najpierw ruch, potem atak.
battle-scenario_strikes_first = { $name } jest w promieniu 1″: najpierw atak, potem ruch.
battle-scenario_on_its_back = Nie może atakować modelu na swoim grzbiecie.
battle-scenario_nobody_yet = Najpierw trzeba kogoś rozstawić.
battle-scenario_vanguard_too_large = { $most ->
        [one] { $most } model zaczyna na polu bitwy: nie więcej, niż zostaje w rezerwie.
        [few] Najwyżej { $most } modele zaczynają na polu bitwy: nie więcej, niż zostaje w rezerwie.
        [many] Najwyżej { $most } modeli zaczyna na polu bitwy: nie więcej, niż zostaje w rezerwie.
       *[other] Najwyżej { $most } modelu zaczyna na polu bitwy: nie więcej, niż zostaje w rezerwie.
    }
battle-scenario_ally = { $name } należy do bandy wskazanej jako sojusznik: w tej turze nie obieracie za cel żadnego z jej modeli.
battle-scenario_card_played = Tę kartę zagrano już w tej turze.
battle-scenario_not_the_moment = W tej chwili ta karta nic nie robi.
battle-scenario_not_that_many_points = Tyle punktów zwycięstwa strona nie ma.
battle-scenario_not_elite = Tajna notatka wskazuje modele ELITE tamtej strony, nie więcej, niż może.
battle-that_point = Ten punkt
battle-roster_to_come = { $warband }: ta banda nie ma jeszcze rozpiski.
battle-breaks_a_rule = { $warband }: rozpiska łamie zasady: { $why }
battle-no_cards = { $warband }: tej bandy nie da się wystawić.
battle-nobody_fielded = { $warband }: nie wystawiono żadnego modelu.
battle-model_gone = { $warband }: na liście jest model, którego już nie ma w bandzie.
battle-misses_game = { $model }: ten model opuszcza tę grę.
battle-over_threshold = Strona { $side } wystawia { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }: próg gry { $game } to { $threshold }.
battle-over_strength = Strona { $side } wystawia liczące się modele w liczbie { $models }: liczebność w grze { $game } to { $field_strength }.
battle-elites_left_out = Strona { $side } pomija: { $names }. W tym scenariuszu walczy każdy zdolny do walki model ELITE.
battle-too_many_models = Strona { $side } wystawia { $models ->
        [one] { $models } model
        [few] { $models } modele
        [many] { $models } modeli
       *[other] { $models } modeli
    }: w kampanii ten scenariusz pozwala na { $most }.
battle-defender_too_dear = Strona { $side } broni się i wystawia { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }: obrońcy wolno wystawić połowę, czyli { $half }.
