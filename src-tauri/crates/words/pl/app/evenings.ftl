### Rotacje i wieczory. $pair, $game: dwoje graczy, na przykład Ada – Bors; $name: gracz, rotacja albo wieczór.

app_evenings-retired = wycofany
app_evenings-away = odłożone
app_evenings-brought_back = przywrócone
app_evenings-over = termin minął
app_evenings-own_call = Rundę zaczyna się, a grę planuje, osobnym wywołaniem.
app_evenings-round_open = Runda jest rozlosowana, ale się nie zaczęła: losuj ponownie albo zacznij.
app_evenings-nobody = Nie ma kogo połączyć w pary: potrzeba co najmniej dwojga graczy na miejscu.
app_evenings-start_anew = Nie ma czego ponowić: zacznij rundę jeszcze raz.
app_evenings-no_such_game = Na tym wieczorze nie ma takiej gry.
app_evenings-is_one_off = Gra poza kampanią nie należy do żadnej kampanii.
app_evenings-planned_already = Kampania ma już tę grę w planie.
app_evenings-other_plans = Kłóci się to już z innymi planami: sprawdź grę jeszcze raz.
app_evenings-not_planned = Żadna kampania nie ma tej gry w planie.
app_evenings-no_scenario_yet = Scenariusz nie jest jeszcze znany.
app_evenings-not_offered = Kość nie zostawiła tego wyboru: wybierz scenariusz z tabeli etapu.
app_evenings-swapped = zamiana w kampanii
app_evenings-plan_gone = według planu kampanii; plan cofnięto
app_evenings-no_campaign_here = Tej kampanii nie ma w tej księdze.
app_evenings-not_here = nie ma w tej księdze

app_evenings-was_played = Gra { $pair } już się odbyła i kampania ma jej wynik. Stół zostaje; wynik popraw w rozliczeniu.

app_evenings-has_begun = Bitwa { $pair } już trwa. Stół zostaje.

app_evenings-same_name = { $name }: ktoś taki jest już znany. Powiedz, czy to ta sama osoba.

app_evenings-will_take_over = Kampania zaplanowała dla nich { $scenario }: gdy runda się zacznie, zagrają właśnie to.

app_evenings-too_many = { $changes } to za dużo zmian naraz: najwyżej { $most }.
app_evenings-table_closed = Stół { $number } jest zamknięty: przenieś grę na inny.

app_evenings-has_left = { $name } już nie gra: wpisz wynik, oznacz grę jako nierozegraną albo oddaj miejsce komuś innemu.

app_evenings-plan_by = { $game }, do rozegrania do { $day }
app_evenings-from = od { $day }
app_evenings-rests = odpoczywa { $evenings ->
        [one] { $evenings } wieczór
        [few] { $evenings } wieczory
        [many] { $evenings } wieczorów
       *[other] { $evenings } wieczorów
    }
app_evenings-guest_alone = { $name } (gość)
app_evenings-guest_numbered = { $name } (gość { $number })
app_evenings-stage = { $stage }, gra { $game }
app_evenings-table_alone = Stół { $number }
app_evenings-table_named = Stół { $number } · { $name }

app_evenings-expected = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    } na liście
app_evenings-expected_rounds = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    } na liście, { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rund
    }
app_evenings-came = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    }
app_evenings-came_rounds = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rund
    }

app_evenings-drawn_game = remis
app_evenings-drawn_with = remis { $own } : { $points }
app_evenings-wins = { $winner } wygrywa
app_evenings-wins_with = { $winner } wygrywa { $own } : { $points }
app_evenings-player_points = { $name } { $points }
app_evenings-draw_among = remis: { $scores }
app_evenings-wins_among = Wygrywa { $winner }: { $scores }
app_evenings-win_together = Wygrywają { $winners }
app_evenings-win_together_among = Wygrywają { $winners }: { $scores }

app_evenings-way_open = jeszcze nie wybrany
app_evenings-way_book = według podręcznika: { $face }
app_evenings-way_book_chose = według podręcznika: { $face }, wybiera { $chooser }
app_evenings-way_stage = losowo z tabeli etapu
app_evenings-way_rotation = losowo z rotacji
app_evenings-way_all = losowo ze wszystkich
app_evenings-way_shared = wylosowany spośród scenariuszy dla tylu graczy
app_evenings-way_planned = według planu kampanii
app_evenings-way_agreed = za zgodą graczy
app_evenings-way_chosen = wybór organizatora

app_evenings-same_campaign = Są w jednej kampanii: to jej gra.
app_evenings-one_off_game = Nie mają wspólnej kampanii: gra poza kampanią.
app_evenings-never_met = Jeszcze ze sobą nie grali.
app_evenings-shares = Przy tym stole gra { $players } graczy, żeby mniej osób pauzowało.
app_evenings-some_met = Już się spotkali: { $pairs } z { $of } par przy tym stole.
app_evenings-some_met_tonight = Już się spotkali tego wieczoru: { $pairs } z { $of } par przy tym stole.
app_evenings-some_played = Grało już ten scenariusz: { $players } z { $of }.
app_evenings-for_that_many = { $scenarios ->
        [one] Jedyny scenariusz dla { $players } band, który pasuje na ten stół.
        [few] Wylosowany spośród { $scenarios } scenariuszy dla { $players } band, które pasują na ten stół: ten najmniej im znany.
        [many] Wylosowany spośród { $scenarios } scenariuszy dla { $players } band, które pasują na ten stół: ten najmniej im znany.
       *[other] Wylosowany spośród { $scenarios } scenariuszy dla { $players } band, które pasują na ten stół: ten najmniej im znany.
    }
app_evenings-none_for_that_many = Żaden scenariusz dla { $players } band nie pasuje na ten stół.
app_evenings-met_as_all = Grali ze sobą { $times ->
        [1] raz
        [2] dwa razy
       *[other] { $times } razy
    }, bo oboje grali już tu z każdym.
app_evenings-met_one_all = Grali ze sobą { $times ->
        [1] raz
        [2] dwa razy
       *[other] { $times } razy
    }: { $one } zna już wszystkich; { $other } ma jeszcze nowych rywali ({ $left }), ale tak runda wychodzi lepiej.
app_evenings-met_though = Grali ze sobą { $times ->
        [1] raz
        [2] dwa razy
       *[other] { $times } razy
    }: nowych rywali { $one } ma jeszcze { $one_left }, { $other } { $other_left }, ale tak runda wychodzi lepiej.
app_evenings-games = Liczące się gry do tej pory: { $one } { $one_games }, { $other } { $other_games }.
app_evenings-by_lot = Równorzędnych było { $of }, członków i gości tak samo: rozstrzygnął los.
app_evenings-no_rematch = Z { $of } równorzędnych wybrano tak, żeby nikt nie grał dziś drugi raz z tym samym rywalem.

app_evenings-by_stage = Tabela etapu gry { $game }, według bardziej doświadczonego gracza.
app_evenings-planned_before = Kampania zaplanowała tę grę, zanim rozlosowano rundę.
app_evenings-planned_before_by = Kampania zaplanowała tę grę, zanim rozlosowano rundę; termin: { $day }.
app_evenings-elsewhere = { $scenarios ->
        [one] Inny scenariusz pasuje obojgu równie dobrze, ale jest na innym stole tej rundy.
        [few] { $scenarios } inne scenariusze pasują obojgu równie dobrze, ale są na innych stołach tej rundy.
        [many] { $scenarios } innych scenariuszy pasuje obojgu równie dobrze, ale są na innych stołach tej rundy.
       *[other] { $scenarios } innych scenariuszy pasuje obojgu równie dobrze, ale są na innych stołach tej rundy.
    }
app_evenings-also_at = { $tables ->
        [one] Gra go też inny stół
        [few] Grają go też { $tables } inne stoły
        [many] Gra go też { $tables } innych stołów
       *[other] Gra go też { $tables } innych stołów
    }: nic, co pasuje obojgu równie dobrze, nie jest wolne.
app_evenings-only_scenario = Jedyny scenariusz na ten stół.
app_evenings-new_to_both = Nowy dla obojga.
app_evenings-repeat = { $one } { $one_times ->
        [0] nie zna go
        [1] zna go z jednej gry
       *[other] zna go z { $one_times } gier
    }, { $other } { $other_times ->
        [0] nie zna go
        [1] zna go z jednej gry
       *[other] zna go z { $other_times } gier
    }; nic tu nie jest nowe dla obojga.
app_evenings-repeat_though = { $one } { $one_times ->
        [0] nie zna go
        [1] zna go z jednej gry
       *[other] zna go z { $one_times } gier
    }, { $other } { $other_times ->
        [0] nie zna go
        [1] zna go z jednej gry
       *[other] zna go z { $other_times } gier
    }; { $untried ->
        [one] nowy dla obojga byłby { $untried } scenariusz, ale jest potrzebny gdzie indziej.
        [few] nowe dla obojga byłyby { $untried } scenariusze, ale są potrzebne gdzie indziej.
        [many] nowych dla obojga byłoby { $untried } scenariuszy, ale są potrzebne gdzie indziej.
       *[other] nowych dla obojga byłoby { $untried } scenariuszy, ale są potrzebne gdzie indziej.
    }
app_evenings-all_rest = Odpoczywa, ale tak samo jak wszystko inne na ten stół.
app_evenings-drawn = Wylosowany, szansa { $weight } do { $of }.
app_evenings-drawn_among = Wylosowany spośród { $among } scenariuszy, które pasują obojgu tak samo; szansa { $weight } do { $of }.
app_evenings-best_scenario = Z { $of } scenariuszy na ten stół żaden inny nie pasuje obojgu tak dobrze.
app_evenings-no_scenario = Żaden scenariusz nie pasuje do tego stołu; gdzie indziej { $pool ->
        [one] można wylosować { $pool } scenariusz
        [few] można wylosować { $pool } scenariusze
        [many] można wylosować { $pool } scenariuszy
       *[other] można wylosować { $pool } scenariuszy
    }.

app_evenings-roles = Atakuje, kto atakował rzadziej: { $one }, { $other }.
app_evenings-role_even = { $name } po równo
app_evenings-role_attacker = { $name } o { $games } więcej w ataku
app_evenings-role_defender = { $name } o { $games } więcej w obronie
app_evenings-roles_drawn = Oboje atakowali równie często: atakującego wskazał los.
app_evenings-roles_by_size = Atakuje większa banda: { $models ->
        [one] { $models } model
        [few] { $models } modele
        [many] { $models } modeli
       *[other] { $models } modeli
    } przeciw { $other }.
app_evenings-roles_at_table = Atakuje większa banda: porównajcie je przy stole.

app_evenings-fits_tables = Scenariusz pasuje do { $fitting } z { $tables ->
        [one] { $tables } stołu
        [few] { $tables } stołów
        [many] { $tables } stołów
       *[other] { $tables } stołów
    }.
app_evenings-none_large = Żaden stół nie jest tak duży jak mapa, { $size }.
app_evenings-large_here = { $large ->
        [one] Tak duży jak mapa ({ $size }) jest jeden stół: właśnie ten.
        [few] { $large } stoły są tak duże jak mapa ({ $size }): ten jest jednym z nich.
        [many] { $large } stołów jest tak dużych jak mapa ({ $size }): ten jest jednym z nich.
       *[other] { $large } stołów jest tak dużych jak mapa ({ $size }): ten jest jednym z nich.
    }
app_evenings-large_elsewhere = { $large ->
        [one] Tak duży jak mapa ({ $size }) jest jeden stół: ma go inna gra.
        [few] { $large } stoły są tak duże jak mapa ({ $size }): mają je inne gry.
        [many] { $large } stołów jest tak dużych jak mapa ({ $size }): mają je inne gry.
       *[other] { $large } stołów jest tak dużych jak mapa ({ $size }): mają je inne gry.
    }

app_evenings-owes_first = Pauzy dziś: { $tonight ->
        [0] ani jednej
       *[other] { $tonight }
    }, a to pierwsza runda z udziałem tej osoby.
app_evenings-owes = Pauzy dziś: { $tonight ->
        [0] ani jednej
       *[other] { $tonight }
    }, w sumie { $byes } na { $rounds }, a sprawiedliwie byłoby { $fair }: nikt z grających nie ma większej nadwyżki gier.
app_evenings-fewest_byes = Pauzy do tej pory: { $byes ->
        [0] ani jednej
       *[other] { $byes }
    }; nikt z grających nie ma ich mniej.
app_evenings-fewest_byes_with = Pauzy do tej pory: { $byes ->
        [0] ani jednej
       *[other] { $byes }
    }, tak jak łącznie { $equals } osób; nikt z grających nie ma ich mniej.
app_evenings-keeps_campaign_games = Gdyby pauzował ktoś inny, byłoby mniej gier kampanii, a te mają pierwszeństwo.
app_evenings-best_without = Z { $of } równorzędnych ta osoba, bez której runda wychodzi najlepiej; przy remisie decydował los.
app_evenings-came_late = Spóźnienie: wśród równorzędnych spóźnieni pauzują pierwsi.
app_evenings-nobody_left = Nie ma już z kim grać.
app_evenings-odd_number = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } graczy
    }: jedna osoba pauzuje.
app_evenings-too_few_tables = { $tables ->
        [0] Nie ma już wolnego stołu.
        [1] Jest tylko jeden stół.
        [one] Jest tylko { $tables } stół.
        [few] Są tylko { $tables } stoły.
        [many] Jest tylko { $tables } stołów.
       *[other] Jest tylko { $tables } stołów.
    }

app_evenings-met = Grali już ze sobą { $times ->
        [1] raz
        [2] dwa razy
       *[other] { $times } razy
    }.
app_evenings-met_tonight = Grali ze sobą dziś { $times ->
        [1] raz
        [2] dwa razy
       *[other] { $times } razy
    }.
app_evenings-met_partly_tonight = Grali już ze sobą { $times ->
        [1] raz
        [2] dwa razy
       *[other] { $times } razy
    }, w tym dziś { $tonight ->
        [1] raz
        [2] dwa razy
       *[other] { $tonight } razy
    }.
app_evenings-scenario_new = Scenariusz jest nowy dla obojga.
app_evenings-both_played = { $times ->
        [0] Oboje jeszcze nie grali tego scenariusza.
        [1] Oboje grali ten scenariusz raz.
        [2] Oboje grali ten scenariusz dwa razy.
       *[other] Oboje grali ten scenariusz { $times } razy.
    }
app_evenings-has_played = { $name } zna ten scenariusz { $times ->
        [1] z jednej gry
       *[other] z { $times } gier
    }.
app_evenings-have_played = { $one } zna ten scenariusz { $one_times ->
        [1] z jednej gry
       *[other] z { $one_times } gier
    }, { $other } { $other_times ->
        [1] z jednej gry
       *[other] z { $other_times } gier
    }.
app_evenings-scenario_rests = Scenariusz odpoczywa.
app_evenings-for_exactly = To scenariusz dla { $players } band.
app_evenings-for_between = To scenariusz dla { $least } do { $most } band.
app_evenings-does_not_fit = Rotacja nie pozwala na ten scenariusz przy tym stole.
app_evenings-cramped = Stół ({ $size }) jest mniejszy niż mapa scenariusza ({ $map }).
app_evenings-crowded = Stoły z tym scenariuszem w tej rundzie: { $tables }; rotacja pozwala najwyżej na { $most ->
        [one] { $most } stół
        [few] { $most } stoły
        [many] { $most } stołów
       *[other] { $most } stołów
    }.

app_evenings-unlisted = spoza rotacji
app_evenings-shut_unlisted = { $rotation }: tego scenariusza nie ma w rotacji.
app_evenings-shut_retired = { $rotation }: scenariusz jest wycofany z rotacji.
app_evenings-shut_before = { $rotation }: rotacja losuje ten scenariusz od { $day }.
app_evenings-shut_after = { $rotation }: rotacja losowała ten scenariusz do { $day }.

app_evenings-renamed = nowa nazwa: { $name }
app_evenings-slot_added = { $scenario }: dodany
app_evenings-slot_weighs = { $scenario }: waga { $weight } zamiast { $before }
app_evenings-slot_changed = { $scenario }: zmieniony
app_evenings-slot_retired = { $scenario }: wycofany
app_evenings-slot_back = { $scenario }: przywrócony
app_evenings-numbered_game = gra { $number }
app_evenings-moved = przeniesiony na { $day }
app_evenings-rounds_of = rundy po { $minutes } min, przerwy po { $pause } min
app_evenings-other_rotation = losuje z innej rotacji
app_evenings-no_rotation = nie losuje z żadnej rotacji
app_evenings-table_up = stół { $table } rozstawiony
app_evenings-table_down = stół { $table } złożony
app_evenings-is_expected = { $name } na liście
app_evenings-is_here = { $name } na miejscu
app_evenings-did_not_come = { $name }: nieobecność
app_evenings-left = { $name } wychodzi
app_evenings-round_drawn = runda { $round } rozlosowana: { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }
app_evenings-locked = { $game }: gra zablokowana
app_evenings-unlocked = { $game }: gra odblokowana
app_evenings-all_locked = wszystkie gry zablokowane
app_evenings-all_unlocked = wszystkie gry odblokowane
app_evenings-change_places = { $one } i { $other } zamieniają się miejscami
app_evenings-takes_place = { $name } dołącza do gry: { $game }
app_evenings-sits_out = { $name } pauzuje
app_evenings-game_scenario = { $game }: { $scenario }
app_evenings-game_no_scenario = { $game }: bez scenariusza
app_evenings-to_table = { $game }: na stół { $table }
app_evenings-to_no_table = { $game }: bez stołu
app_evenings-attacks = { $game }: atakuje { $name }
app_evenings-nobody_attacks = { $game }: nikt nie atakuje
app_evenings-of_campaign = { $game }: gra kampanii
app_evenings-of_no_campaign = { $game }: gra poza kampanią
app_evenings-not_expected = { $name } poza listą
app_evenings-started = runda zaczęta
app_evenings-when_started = gdy zaczęto rundę { $round }
app_evenings-nobody_plays = { $game }: nikt tego nie gra
app_evenings-played_after_all = { $game }: jednak się odbędzie
app_evenings-planned = { $game }: gra zaplanowana w kampanii
app_evenings-taken_over = { $game }: przejęty plan kampanii
app_evenings-plan_taken_back = { $game }: plan cofnięty
app_evenings-game_result = { $game }: { $result }
app_evenings-no_result = { $game }: bez wyniku
app_evenings-round_taken_back = runda cofnięta
