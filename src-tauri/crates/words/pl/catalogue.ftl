### Co jest nie tak z nazwami i tekstami, scenariuszami i pakietami. $what: słowa z tego pliku albo z thing.ftl.

catalogue-table_out_of_range = Stół ma od 12 do 120 cali szerokości i głębokości.
catalogue-turns_out_of_range = Gra trwa od 1 do 12 tur.
catalogue-too_few_zones = Scenariusz potrzebuje co najmniej dwóch stref rozstawienia.
catalogue-too_many_zones = Scenariusz ma najwyżej { $most ->
        [one] { $most } strefę
        [few] { $most } strefy
        [many] { $most } stref
       *[other] { $most } stref
    } rozstawienia, po jednej na stronę.
catalogue-players_out_of_range = Scenariusz dla wielu band podaje, dla ilu najmniej i najwięcej; ma po jednej strefie rozstawienia i nie ma atakującego.
catalogue-teams_out_of_range = Scenariusz drużynowy jest dla stałej, parzystej liczby band; każda strefa leży w jednej połowie stołu, a każda połowa ma strefę dla każdej bandy drużyny.
catalogue-alliances_incomplete = Sojusze są dla najwyżej czterech band, które ciągną karty, bez drużyn, i wymieniają każdą wartość od 2 do króla raz, po kolei.
catalogue-zone_twice = Strefa „{ $id }” występuje dwa razy.
catalogue-terrain_twice = Teren „{ $id }” występuje dwa razy.
catalogue-objective_twice = Cel „{ $id }” występuje dwa razy.
catalogue-spot_off_table = To miejsce leży poza stołem.
catalogue-no_such_terrain = Na tej mapie nie ma terenu „{ $piece }”.
catalogue-deed_twice = Czyn „{ $id }” występuje dwa razy.
catalogue-control_unsaid = Punkty zwycięstwa są za cele, ale nie wiadomo, kiedy cel jest kontrolowany.
catalogue-thing_twice = Rzecz „{ $id }” występuje dwa razy.
catalogue-no_such_kind = Rodzaj „{ $kind }” nie jest opisany.
catalogue-no_such_zone = Strefa „{ $zone }” nie jest narysowana.
catalogue-kind_twice = Rodzaj „{ $id }” występuje dwa razy.
catalogue-no_such_neutral = Neutralny model „{ $entry }” nie jest opisany.
catalogue-stirring_unsaid = Coś się porusza, ale nie wiadomo, co z tego wynika.
catalogue-action_twice = ACTION „{ $id }” występuje dwa razy.
catalogue-not_described = Brak opisu: { $what } „{ $id }”.
catalogue-neutral_model = neutralny model
catalogue-secret_note = tajna notatka
catalogue-kind_of_objective = rodzaj celu
catalogue-no_objective_to_note = Notatka wskazuje cel, ale celu nie ma.
catalogue-area_without_size = Obszar musi być większy od 0, a wielokąt mieć od 3 do 64 rogów.
catalogue-area_off_table = Obszar wychodzi poza stół.
catalogue-list_too_long = Lista ma { $long ->
        [one] { $long } wpis
        [few] { $long } wpisy
        [many] { $long } wpisów
       *[other] { $long } wpisów
    }: najwyżej { $most }.
catalogue-too_many_corners = Wielokąt ma najwyżej { $most ->
        [one] { $most } róg
        [few] { $most } rogi
        [many] { $most } rogów
       *[other] { $most } rogów
    }, nie { $count }.
catalogue-too_many_actions = Lista ACTIONS mieści najwyżej { $most }.
catalogue-formula_out_of_range = Wzór sumuje od 1 do { $most } wielkości.
catalogue-too_many_neutrals = { $spots } to za dużo neutralnych modeli: najwyżej { $most }.
catalogue-scenario_id = Identyfikator scenariusza
catalogue-zone_id = Identyfikator strefy
catalogue-objective_id = Identyfikator celu
catalogue-terrain_id = Identyfikator terenu
catalogue-thing_id = Identyfikator rzeczy
catalogue-kind_id = Identyfikator rodzaju
catalogue-deed_id = Identyfikator czynu
catalogue-name = Nazwa
catalogue-zone_name = Nazwa strefy { $number }
catalogue-objective_name = Nazwa celu { $number }
catalogue-placing_name = Nazwa rozstawianych celów
catalogue-deed_name = Nazwa czynu { $number }
catalogue-battlefield = Pole bitwy
catalogue-kind_name = Nazwa rodzaju rzeczy
catalogue-thing_name = Nazwa rzeczy
catalogue-what_the_table_counts = To, co liczy stół
catalogue-measure_out_of_range = { $what }: od 0 do długości stołu.
catalogue-piece_height = Wysokość elementu
catalogue-control_distance = Odległość kontroli
catalogue-kept_distance = Zachowywana odległość
catalogue-enemies_distance = Odległość od wrogów
catalogue-thing_distance = Odległość od rzeczy
catalogue-thing_radius = Promień rzeczy
catalogue-too_many_keywords = Element ma najwyżej 10 słów kluczowych.
catalogue-drawn_only = Aplikacja prowadzi tylko bitwy dwóch stron; przy { $sides } scenariusz można narysować, wydrukować i zapisać jego wynik.
catalogue-zones_touch = { $one } i { $two } stykają się albo zachodzą na siebie.
catalogue-zones_near = { $one } i { $two } dzieli mniej niż 24 cale, a według podręcznika oddziały rozstawia się co najmniej tak daleko.
catalogue-no_victory_points = Nic nie daje punktów zwycięstwa: skończy się remisem, chyba że jakaś banda zginie albo ucieknie.
catalogue-no_deeds = Chwalebne czyny dają punkty zwycięstwa, ale nie ma żadnego.
catalogue-control_earns_nothing = Są cele, ale ich kontrola nic nie daje.
catalogue-objective_in_zone = Cel { $objective } leży w strefie { $zone }.
catalogue-wrong_format = Pakiet musi mieć format { $format }, wersję { $version }.
catalogue-no_such_row = Żaden wiersz nie ma identyfikatora „{ $id }”.
catalogue-rests_on_another = Pakiet opiera się na „{ $id }”, a tu musi być kompletny.
catalogue-not_in_pack = Tego nie ma w pakiecie: { $what } „{ $id }”.
catalogue-no_id = „{ $id }” to nie identyfikator; ma on od 1 do { $most } małych liter, cyfr, kropek i łączników.
catalogue-no_plain_text = Tekst musi mieć od 1 do { $most } zwykłych znaków.
catalogue-id_twice = „{ $id }” występuje dwa razy.
catalogue-effect_does_nothing = Efekt nic nie robi; potrzebuje co najmniej jednego słowa.
catalogue-action_without_outcome = ACTION nie ma skutku.
catalogue-hands_out_of_range = Przedmiot zajmuje od 0 do 2 rąk.
catalogue-d66_rows = Wynik D66 { $roll } prowadzi do { $count ->
        [one] { $count } wiersza
        [few] { $count } wierszy
        [many] { $count } wierszy
       *[other] { $count } wierszy
    }; musi do jednego.
catalogue-no_d66_result = { $roll } to nie wynik D66.
catalogue-game_expected = Gry stoją po kolei; tu musi być gra { $game }.
catalogue-patron_of_variant = Patron wariantu { $variant }
catalogue-stage_rows = Etap ma sześć wierszy albo jeden, na który się nie rzuca.
catalogue-option_of_entry = opcja tej pozycji
catalogue-price_at_will = „{ $id }” można dowolnie zmieniać, więc nie ma ceny.
catalogue-max_below_min = Maksimum jest mniejsze niż minimum.
catalogue-two_locations = { $total } prowadzi do dwóch lokacji.
catalogue-nothing_to_do_there = Tam nic nie można zrobić: lokacja potrzebuje co najmniej jednej opcji.
catalogue-games_not_more = Etap zaczyna się po większej liczbie gier niż poprzedni.
catalogue-dice_out_of_range = W etapie rzuca się od 1 do { $most } kości, nie { $dice }.
catalogue-no_tables = Etap potrzebuje co najmniej jednej tabeli.
catalogue-locations_overlap = Sumy dwóch miejsc nakładają się albo kończą się przed początkiem.
catalogue-off_the_plane = Strefa leży poza mapą, która ma { $width } na { $height }.
catalogue-linked_one_way = „{ $one }” łączy się z „{ $other }”, ale nie odwrotnie: połączenie działa w obie strony.
catalogue-nothing_fought_there = W „{ $zone }” nie ma bitwy: scenariusza nie ma tylko Entry Zone.
catalogue-track_of_no_resource = Tor „{ $track }” nie należy do żadnego zasobu: nie ma ani tabeli, ani budynku.
catalogue-location = miejsce
catalogue-map_zone = strefa
catalogue-map_scenario = scenariusz
catalogue-skill_table = tabela umiejętności
catalogue-two_d6_rows = Wynik 2D6 { $roll } prowadzi do { $count ->
        [one] { $count } wiersza
        [few] { $count } wierszy
        [many] { $count } wierszy
       *[other] { $count } wierszy
    }; musi do jednego.
catalogue-no_sum_of_two_d6 = { $roll } to nie suma 2D6.
catalogue-own_scenario_id = Identyfikator własnego scenariusza zaczyna się od „{ $prefix }”, a scenariusz nie ma numeru.
catalogue-at_place = { $path }: { $fault }
catalogue-parts = Zmiana zapisuje co najmniej jedną część, każdą raz.
catalogue-name_empty = { $what }: puste pole; potrzeba od 1 do { $most } znaków.
catalogue-name_too_long = { $what }: więcej niż { $most } znaków.
catalogue-text_too_long = { $what }: więcej niż { $most } znaków.
catalogue-too_many_lines = { $what }: więcej niż { $most } wierszy.
catalogue-text_invisible = { $what }: niewidoczny znak w wierszu { $number }.
catalogue-name_unreadable = { $what }: znak sterujący; zapisać można tylko zwykły tekst.
catalogue-id_ill_formed = { $what }: to nie identyfikator; ma on od 1 do { $most } znaków bez spacji, na przykład „trench-club”.
catalogue-hash_ill_formed = { $what }: to nie SHA-256; ma on { $digits } małych cyfr szesnastkowych.
catalogue-day_ill_formed = { $what }: to nie data; ma ona rok, miesiąc i dzień, na przykład „2026-04-30”.
catalogue-stream_id_ill_formed = { $what }: to nie identyfikator strumienia; ma on { $digits } małych cyfr szesnastkowych.
catalogue-ability = zdolność
catalogue-choice = wybór
catalogue-divisor = dzielnik
catalogue-entry = pozycja
catalogue-faction = frakcja
catalogue-item = przedmiot
catalogue-kind = rodzaj
catalogue-option = opcja
catalogue-skill = umiejętność
catalogue-table = tabela
catalogue-tally = licznik
catalogue-terrain = teren
catalogue-variant = wariant
catalogue-not_read = Nie da się odczytać scenariusza: { $why }.
catalogue-zone_roles = Jedna strefa jest atakującego, a każda inna obrońcy, albo każda jest dla strony, która ją wybierze.
catalogue-role_unknown = Mowa o atakującym albo obrońcy, ale scenariusz ich nie zna.
catalogue-extra_turn_out_of_range = Kość na dodatkową turę kończy grę do wyniku od 1 do 5.
catalogue-turns_not_of_the_game = Takich tur w tej grze nie ma.
catalogue-entering_turns = Modele wchodzą w turach, które są w grze, a pierwsza wypada przed ostatnią.
catalogue-nobody_begins = Co najmniej jeden model każdej strony zaczyna na stole.
catalogue-beginning_unsaid = Nie wiadomo, ile modeli zaczyna na stole.

## House packs.

catalogue-unknown_row = Pakiet nie ma wiersza „{ $name }”.
catalogue-unknown_list = Pakiet nie ma listy „{ $id }”.
catalogue-row_there = Pakiet ma już „{ $name }”.
catalogue-too_many_rows = Własny pakiet zmienia najwyżej { $most } wierszy.
catalogue-row_too_large = Wiersz ma ponad { $most } bajtów: pomiń część jego efektów.
catalogue-no_pack_below = Własny pakiet zaczyna się od innego pakietu i go nazywa.
catalogue-number_out_of_range = Liczba jest poza zakresem; może wynosić od { $least } do { $most }.
catalogue-effect_unfit = To się nie łączy: wtedy to nie zachodzi albo wtedy nie da się sprawdzić warunku.
catalogue-no_keyword = „{ $text }” nie jest słowem kluczowym; zapisuje się je wielkimi literami, jak w druku, np. „AUTOMATIC 2” lub „NEGATE FEAR”.
