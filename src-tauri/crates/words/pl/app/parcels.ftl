### Co przechodzi z jednej księgi do drugiej.
### $said: co ktoś zapisał, słowami; $by: kto; $day: na przykład 1 maja 2026.

app_parcels-open = Wczytaj z innej księgi
app_parcels-send = Wyślij do innej księgi
app_parcels-parcels = To, co księgi sobie wysyłają
app_parcels-gone = Ten plik nie jest już tu otwarty; wczytaj go jeszcze raz.
app_parcels-undecided = Księgi się różnią: przy każdym konflikcie wybierz, czyje wpisy zostają, stąd czy stamtąd.
app_parcels-not_together = Te wybory się wykluczają: coś, co zostaje, zależy od czegoś, co odpada; wybierz jedną księgę do wszystkiego.
app_parcels-damaged_pack = Pakiet „{ $name }” w tym pliku uszkodził się po drodze; poproś o plik jeszcze raz.
app_parcels-another_beginning = { $kind } { $id }: początek jest inny niż w tej księdze, więc jedno z nich nie jest tym, za co się podaje.

app_parcels-taken_back = cofnięte: { $said }
app_parcels-struck_out = skreślone: { $said }
app_parcels-with_aftermath = { $said }; z rozliczeniem
app_parcels-with_entries = { $said }, { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisów
    }
app_parcels-reasoned = { $said } („{ $reason }”)
app_parcels-and_also = { $said }; { $detail }
app_parcels-played_on = gra z { $day }
app_parcels-turns = { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tur
    }
app_parcels-nobody_fell = nikt nie padł
app_parcels-fell_unknown = nie zapisano, kto padł
app_parcels-fell = padli: { $names }
app_parcels-deeds = czyny: { $deeds }

app_parcels-sent_by = { $about }, wysyła { $by }, { $day }
app_parcels-sent = { $about }, wysłane { $day }
app_parcels-by_on = { $by }, { $day }
app_parcels-all_there = Ta księga ma to już wszystko.
app_parcels-entries_added = Dodano { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisów
    }.
app_parcels-all_added = Dodano { $streams ->
        [one] { $streams } nową część
        [few] { $streams } nowe części
        [many] { $streams } nowych części
       *[other] { $streams } nowych części
    } i { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisów
    }.
app_parcels-here_once = Zostaje wersja z twojej księgi.
app_parcels-there_once = Zostaje wersja z drugiej księgi.
app_parcels-here_only = Wersja z twojej księgi zostaje w { $here ->
        [one] { $here } konflikcie
        [few] { $here } konfliktach
        [many] { $here } konfliktach
       *[other] { $here } konfliktach
    }.
app_parcels-there_only = Wersja z drugiej księgi zostaje w { $there ->
        [one] { $there } konflikcie
        [few] { $there } konfliktach
        [many] { $there } konfliktach
       *[other] { $there } konfliktach
    }.
app_parcels-here_and_there = Wersja z twojej księgi zostaje w { $here ->
        [one] { $here } konflikcie
        [few] { $here } konfliktach
        [many] { $here } konfliktach
       *[other] { $here } konfliktach
    }, z drugiej w { $there }.
app_parcels-both_played = { $warbands }: obie gry odbyły się z ich udziałem, a każda księga rozliczyła najpierw swoją. Zostaw jedną, a drugą zapisz po niej jeszcze raz.

app_parcels-taken_back_there = Cofnięte: { $was }.
app_parcels-taken_back_by = Cofnięte, decyzja: { $by }: { $was }.
app_parcels-replaced_there = Zastąpione: { $was }. Teraz: { $now }.
app_parcels-replaced_by = Zastąpione, decyzja: { $by }: { $was }. Teraz: { $now }.
app_parcels-stands = Zostaje wersja z twojej księgi: { $said }.
app_parcels-stands_by = Zostaje wersja z twojej księgi, decyzja: { $by }: { $said }.

app_parcels-changed = zmienione: { $parts }
app_parcels-named = nazwa { $name }
app_parcels-zone_drawn = strefa { $zone } narysowana
app_parcels-objective_placed = cel { $objective } ustawiony
app_parcels-objective_laid = cel { $objective } położony
app_parcels-objective_lifted = cel { $objective } zdjęty
app_parcels-thing_placed = rzecz { $thing } ustawiona
app_parcels-battlefield = pole bitwy { $battlefield }
app_parcels-no_battlefield = bez pola bitwy
app_parcels-weather_thrown = pogoda rzucona
app_parcels-no_weather = bez pogody
app_parcels-result = wynik { $points }
app_parcels-no_result = bez wyniku
app_parcels-terrain_placed = teren { $terrain } ustawiony
app_parcels-laid_out = rozstawiono { $pieces ->
        [one] { $pieces } element
        [few] { $pieces } elementy
        [many] { $pieces } elementów
       *[other] { $pieces } elementów
    }
app_parcels-layout_kept = układ zapisany jako { $name }
app_parcels-layout_not_kept = układ już niezapisany
app_parcels-terrain_cleared = teren { $terrain } zdjęty
app_parcels-side_fielded = strona { $side }: { $models ->
        [one] { $models } model
        [few] { $models } modele
        [many] { $models } modeli
       *[other] { $models } modeli
    }
app_parcels-side_count = { $sides ->
        [one] { $sides } banda
        [few] { $sides } bandy
        [many] { $sides } band
       *[other] { $sides } bandy
    }
app_parcels-side_empty = strona { $side }: pusta
app_parcels-ruleset = zestaw zasad { $ruleset }
app_parcels-for_campaign = w kampanii
app_parcels-for_none = poza kampanią
app_parcels-put_away = odłożone
app_parcels-brought_back = przywrócone
app_parcels-row_written = { $name }: zmienione
app_parcels-row_removed = { $name }: usunięte
app_parcels-row_restored = { $name }: jak przedtem

app_parcels-before_first = przed pierwszą turą, punkty zwycięstwa { $score }
app_parcels-in_turn = w turze { $turn }, punkty zwycięstwa { $score }

app_parcels-no_such_entry = Nie ma takiego wpisu.
app_parcels-of = { $kind } { $name }
# Entries that the book had without a signature.
app_parcels-entries_signed = { $entries ->
        [one] { $entries } wpis jest teraz podpisany
        [few] { $entries } wpisy są teraz podpisane
        [many] { $entries } wpisów jest teraz podpisanych
       *[other] { $entries } wpisu jest teraz podpisane
    }.
