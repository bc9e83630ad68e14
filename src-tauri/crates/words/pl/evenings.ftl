### Czego odmawiają rotacje i wieczory.

evenings-tables_begin_at_one = Stoły numeruje się od 1.
evenings-too_many_tables = Stołów może być najwyżej { $most }.
evenings-table_in_use = Na ten stół trafiła już gra: zamknij go.
evenings-played = Ta osoba ma miejsce w rozegranej rundzie: oznacz, że wyszła.
evenings-game_begun_again = Gra już trwa, nie można jej losować ponownie.
evenings-no_round = Żadna runda nie jest rozlosowana.
evenings-game_over = Gra ma już wynik.
evenings-game_at_table_fixed = Gra przy tym stole jest zablokowana albo już trwa.
evenings-round_started = Runda już trwa.
evenings-no_games = W tej rundzie nikt nie gra.
evenings-no_such_round = Nie ma takiej rundy.
evenings-not_started = Runda jeszcze się nie zaczęła.
evenings-campaign_keeps_result = Wynik tej gry należy do kampanii.
evenings-round_begun = Jedna z gier tej rundy już trwa.
evenings-guest = Gracz kampanii przychodzi z bandą z tej kampanii; gość nie ma ani kampanii, ani bandy.
evenings-warband_twice = Tą bandą gra już ktoś inny.
evenings-too_many_players = Wieczór mieści najwyżej { $most ->
        [one] { $most } gracza
        [few] { $most } graczy
        [many] { $most } graczy
       *[other] { $most } graczy
    }.
evenings-unknown_player = Nikogo o tym identyfikatorze nie ma na liście.
evenings-unknown_table = Nie ma stołu { $table }.
evenings-table_closed = Stół { $table } jest zamknięty.
evenings-unknown_game = Nie ma gry { $game }.
evenings-game_dropped = Tej gry nikt nie rozgrywa.
evenings-nothing_changes = To niczego nie zmienia.
evenings-result_comes_first = Gra ma wynik: najpierw go cofnij.
evenings-plays_another_game = Jeden z tych graczy ma w tej rundzie inną grę.
evenings-no_campaign = Gra poza kampanią nie należy do żadnej kampanii.
evenings-battle_twice = Ta bitwa należy do innej gry tego wieczoru.
evenings-earlier_round = Ta gra należy do wcześniejszej rundy.
evenings-game_begun = Gra już trwa.
evenings-attacker = Atakujący nie gra w tej grze.
evenings-chooser = Wybierający nie gra w tej grze.
evenings-winner = Zwycięzca nie gra w tej grze.
evenings-winners = Nie wszyscy wygrywają grę, i nikt dwa razy.
evenings-points = Gra ma punkty dla tylu graczy: { $players }.
evenings-seats_out_of_range = W grze bierze udział od { $least } do { $most } graczy.
evenings-table_full = Przy stole jest miejsce najwyżej dla { $most } graczy.
evenings-other_campaign = W grze kampanii wszyscy gracze muszą do niej należeć.
evenings-way = Podaj, jak wybrano scenariusz; jeśli według podręcznika, podaj jedną kość.
evenings-unknown_round = Runda { $at } z { $rounds } nie jest ani ostatnia, ani nowa.
evenings-too_many_rounds = Wieczór ma najwyżej { $most ->
        [one] { $most } rundę
        [few] { $most } rundy
        [many] { $most } rund
       *[other] { $most } rund
    }.
evenings-not_here = Kogoś z tej rundy nie ma na miejscu.
evenings-player_twice = Gracz ma w rundzie jedno miejsce.
evenings-table_taken = Stół { $table } mieści jedną grę w rundzie.
evenings-too_many_reasons = Wybór ma najwyżej { $most ->
        [one] { $most } powód
        [few] { $most } powody
        [many] { $most } powodów
       *[other] { $most } powodów
    }.
evenings-not_in_round = Któryś z graczy nie ma miejsca w tej rundzie.
evenings-game_locked = Gra jest zablokowana albo już trwa.
evenings-nothing_to_swap = Tych dwoje gra ze sobą albo oboje pauzują.
evenings-time_ill_formed = Podaj datę i godzinę, na przykład „2026-04-30T19:00:00+02:00”.
evenings-scenario_twice = { $scenario } występuje dwa razy.
evenings-weight_out_of_range = Waga to liczba od 1 do { $most }, nie { $weight }.
evenings-cool_down_out_of_range = Scenariusz odpoczywa najwyżej { $most ->
        [one] { $most } wieczór
        [few] { $most } wieczory
        [many] { $most } wieczorów
       *[other] { $most } wieczorów
    }, nie { $cool_down }.
evenings-tables_out_of_range = Scenariusz może być w rundzie na najwyżej { $most ->
        [one] { $most } stole
        [few] { $most } stołach
        [many] { $most } stołach
       *[other] { $most } stołach
    }, nie { $at_once }.
evenings-days_reversed = Od { $from } do { $until }: ostatni dzień wypada przed pierwszym.
evenings-too_many_sizes = Scenariusz podaje najwyżej { $most ->
        [one] { $most } rozmiar
        [few] { $most } rozmiary
        [many] { $most } rozmiarów
       *[other] { $most } rozmiarów
    }.
evenings-table_size = Stół ma od { $least } do { $most } szerokości i głębokości, nie { $width } × { $depth }.
evenings-too_much_terrain = Za dużo opisów terenu: { $count }; najwyżej { $most }.
evenings-too_many_scenarios = Rotacja mieści najwyżej { $most ->
        [one] { $most } scenariusz
        [few] { $most } scenariusze
        [many] { $most } scenariuszy
       *[other] { $most } scenariuszy
    }.
evenings-unknown_scenario = Tego scenariusza nie ma w rotacji.
evenings-minutes_out_of_range = Runda trwa od 1 do { $most } minut, przerwa nie dłużej niż { $most }.
evenings-warnings = Runda ma najwyżej { $most ->
        [one] { $most } ostrzeżenie
        [few] { $most } ostrzeżenia
        [many] { $most } ostrzeżeń
       *[other] { $most } ostrzeżeń
    }, od najwcześniejszego.
