### Kampania oczami organizatora. $name: banda; $game: gra, słowami; $against: co zrobiono i komu.

app_overview-a_game = jakaś gra

app_overview-stage_together = następna: { $sides }, dla każdej gra nr { $game }, { $stage }
app_overview-stage_late = następna: { $sides }, gra { $game }, { $stage }
app_overview-stage_apart = następna: { $sides }, gra { $games }, { $stage }

app_overview-has_left = poza kampanią
app_overview-rests = ma przerwę
app_overview-done = ma za sobą wszystkie gry
app_overview-plays = do zagrania: { $game }
app_overview-settling = rozlicza: { $game }
app_overview-has_signed = podpisane: { $game }
app_overview-free_alone = może grać; nikt inny nie może
app_overview-free_one = może zagrać z: { $one }
app_overview-free_two = może zagrać z: { $one } albo { $other }
app_overview-free_more = może zagrać z: { $one }, { $other } albo jeszcze { $more ->
        [one] { $more } inną
        [few] { $more } innymi
        [many] { $more } innymi
       *[other] { $more } innymi
    }
app_overview-final_waits = z finałem czeka na: { $others }

app_overview-illegal_also = { $first } I jeszcze { $more }.
app_overview-illegal_side = Strona { $letter } łamie zasady, więc nie może jeszcze walczyć w aplikacji: { $why }
app_overview-to_come = Banda dołączyła samą nazwą: gra na papierze, dopóki ktoś nie zbuduje albo nie wczyta rozpiski.
app_overview-not_here = Rozpiski nie ma w tej księdze.
app_overview-unsigned_only = Brak podpisu na karcie: { $game }.
app_overview-unsigned_open = Brak podpisu na karcie: { $game }. { $open ->
        [one] { $open } otwarte pytanie
        [few] { $open } otwarte pytania
        [many] { $open } otwartych pytań
       *[other] { $open } otwartych pytań
    }.
app_overview-unclosed = { $game }: wszyscy podpisali, ale rozliczenie jest wciąż otwarte.
app_overview-left_over = Nie odbyła się, a obie bandy grały już dalej: zagrajcie ją albo cofnijcie plan.
app_overview-in_hand = Banda ma za sobą { $fought ->
        [one] { $fought } grę
        [few] { $fought } gry
        [many] { $fought } gier
       *[other] { $fought } gier
    }, inna { $most }: zaległe gry: { $in_hand }.

app_overview-roles = { $with ->
        [one] { $with } gra
        [few] { $with } gry
        [many] { $with } gier
       *[other] { $with } gier
    }
app_overview-roles_without = { $with ->
        [one] { $with } gra
        [few] { $with } gry
        [many] { $with } gier
       *[other] { $with } gier
    } · bez atakującego albo niezapisane: { $without }

app_overview-not_won = { $since ->
        [one] Ma za sobą 1 grę i jeszcze nie wygrała.
        [few] Ma za sobą { $since } gry i jeszcze nie wygrała.
        [many] Ma za sobą { $since } gier i jeszcze nie wygrała.
       *[other] Ma za sobą { $since } gier i jeszcze nie wygrała.
    }
app_overview-won_its_only = Wygrała swoją jedyną grę.
app_overview-won_all = Wygrała wszystkie swoje gry: { $won }.
app_overview-won_after_drought = Wygrała ostatnią grę; wcześniej miała serię bez zwycięstwa: { $unwon ->
        [one] { $unwon } gra
        [few] { $unwon } gry
        [many] { $unwon } gier
       *[other] { $unwon } gier
    }.
app_overview-won_at_best = Wygrała ostatnią grę; najdłuższa seria zwycięstw: { $won ->
        [one] { $won } gra
        [few] { $won } gry
        [many] { $won } gier
       *[other] { $won } gier
    }.
app_overview-won_last = Wygrała ostatnią grę.
app_overview-lost_last_at_best = Nie wygrała ostatniej gry; najdłuższa seria zwycięstw: { $won }.
app_overview-lost_last = Nie wygrała ostatniej gry.
app_overview-unwon_at_best = Bez zwycięstwa od { $since ->
        [one] { $since } gry
        [few] { $since } gier
        [many] { $since } gier
       *[other] { $since } gier
    }; najdłuższa seria zwycięstw: { $won }.
app_overview-unwon = Bez zwycięstwa od { $since ->
        [one] { $since } gry
        [few] { $since } gier
        [many] { $since } gier
       *[other] { $since } gier
    }.

app_overview-score = { $made } : { $suffered }
app_overview-best_won_by = Najlepszy dzień: { $game }: { $score }, punkty zwycięstwa { $by }.
app_overview-best_won_with = Najlepszy dzień: { $game }: zwycięstwo { $score }.
app_overview-best_won = Najlepszy dzień: { $game }: zwycięstwo.
app_overview-best_even = Najlepszy dzień: { $game }: po równo, { $score }.
app_overview-best_drew_with = Najlepszy dzień: { $game }: remis { $score }.
app_overview-best_drew = Najlepszy dzień: { $game }: remis.
app_overview-closest_by = Najbliżej zwycięstwa: { $game }: { $score }, punkty zwycięstwa { $by }.
app_overview-closest_with = Najbliżej zwycięstwa: { $game }: { $score }.
app_overview-closest = Najbliżej zwycięstwa: { $game }.
app_overview-hardest = Najcięższy dzień: { $game }: { $fallen ->
        [one] { $fallen } model wyłączony z akcji
        [few] { $fallen } modele wyłączone z akcji
        [many] { $fallen } modeli wyłączonych z akcji
       *[other] { $fallen } modeli wyłączonych z akcji
    }.
app_overview-hardest_unanswered = Najcięższy dzień: { $game }: { $fallen ->
        [one] { $fallen } model wyłączony z akcji
        [few] { $fallen } modele wyłączone z akcji
        [many] { $fallen } modeli wyłączonych z akcji
       *[other] { $fallen } modeli wyłączonych z akcji
    } i ani jeden wróg w zamian.
app_overview-hardest_answered = Najcięższy dzień: { $game }: { $fallen ->
        [one] { $fallen } model wyłączony z akcji
        [few] { $fallen } modele wyłączone z akcji
        [many] { $fallen } modeli wyłączonych z akcji
       *[other] { $fallen } modeli wyłączonych z akcji
    }, w zamian { $taken ->
        [one] { $taken } wróg
        [few] { $taken } wrogowie
        [many] { $taken } wrogów
       *[other] { $taken } wrogów
    }.
app_overview-feller = { $name } ma na koncie { $felled ->
        [one] { $felled } wroga
        [few] { $felled } wrogów
        [many] { $felled } wrogów
       *[other] { $felled } wrogów
    }; nikt w bandzie nie ma więcej.
app_overview-no_deed = Jeszcze bez chwalebnych czynów.
app_overview-deeds = Na koncie: { $deeds ->
        [one] { $deeds } chwalebny czyn
        [few] { $deeds } chwalebne czyny
        [many] { $deeds } chwalebnych czynów
       *[other] { $deeds } chwalebnych czynów
    }.
