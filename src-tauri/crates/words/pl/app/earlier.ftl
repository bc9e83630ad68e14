### Kampania, która trafia do księgi w środku sezonu: dotychczasowe gry i to, co mają bandy.

app_earlier-who_joins = Nikt jeszcze nie dołączył. Przypisz każdej nazwie frakcję: stanie się bandą, gdy wpiszesz gry, a rozpiska może dojść później.
app_earlier-unknown_names = Niektórych nazw tu nie znamy: powiedz, kto lub co się za nimi kryje.
app_earlier-day_first = Daty czytamy od dnia, więc 3/4 to 3 kwietnia: nic w tabeli nie wskazuje inaczej.
app_earlier-sorted = Gry są ustawione według dni.
app_earlier-not_sorted = Niektóre gry nie mają daty: wszystkie zostają w kolejności z tabeli.
app_earlier-all_here = Wszystkie gry z tej tabeli już tu są.
app_earlier-ignored = Pominięte: { $columns }.

app_earlier-player_without_warband = { $player } jest na liście bez bandy: najpierw przyjmij tę osobę z bandą; do tego czasu gra z nią jest grą z kimś spoza kampanii.
app_earlier-players_without_warband = { $players } są na liście bez bandy: najpierw przyjmij ich z bandami; do tego czasu gra z nimi jest grą z kimś spoza kampanii.

app_earlier-in_line = Wiersz { $line }: { $why }

app_earlier-no_name = Strona ma punkty zwycięstwa, a nie ma nazwy: podaj bandę albo gracza.
app_earlier-outsiders_only = Musiała w tym walczyć co najmniej jedna banda kampanii.
app_earlier-sides = Gra ma od { $least } do { $most } stron, każda z nazwą i punktami zwycięstwa; w tym wierszu jest ich { $count }.
app_earlier-no_day_form = „{ $text }” to nie data; data wygląda jak 2026-04-30 albo 30.4.2026.
app_earlier-no_day_known = „{ $text }” to nie data: jeśli nikt jej nie zna, zostaw puste pole.
app_earlier-score_missing = { $name } nie ma punktów zwycięstwa: podaj liczbę całkowitą albo wpisz zwycięzcę w kolumnie „Winner”.
app_earlier-score_wrong = { $name } ma „{ $score }” punktów zwycięstwa: podaj liczbę całkowitą od 0 do { $most }.
app_earlier-score_unknown = { $name } ma „{ $score }” punktów zwycięstwa: jeśli nikt ich nie zna, zostaw puste pole.
app_earlier-score_unknown_unwon = { $name } ma „{ $score }” punktów zwycięstwa: jeśli nikt ich nie zna, zostaw puste pole, a zwycięzcę wpisz w kolumnie „Winner”.
app_earlier-on_two_sides = { $name } stoi po dwóch stronach.
app_earlier-no_side_named = „{ $name }” to nie żadna ze stron: podaj nazwę z tego samego wiersza.
app_earlier-no_side_known = „{ $name }” to nie żadna ze stron: jeśli nikt nie wie, zostaw puste pole.

app_earlier-earlier = gry sprzed tej księgi
app_earlier-entered = { $games ->
        [one] gra sprzed tej księgi
        [few] { $games } gry sprzed tej księgi
        [many] { $games } gier sprzed tej księgi
       *[other] { $games } gier sprzed tej księgi
    }

app_earlier-settled = Banda rozliczyła już bitwę w tej księdze: to, co miała wcześniej, jest już w tym ujęte.
app_earlier-no_row = W tabeli traum nie ma wiersza „{ $id }”.
app_earlier-no_such_skill = Nie ma umiejętności „{ $id }”.
app_earlier-opened = bilans otwarcia: { $strongbox ->
        [one] { $strongbox } dukat
        [few] { $strongbox } dukaty
        [many] { $strongbox } dukatów
       *[other] { $strongbox } dukatów
    }, { $glory } pkt chwały, { $models ->
        [one] { $models } model
        [few] { $models } modele
        [many] { $models } modeli
       *[other] { $models } modeli
    } z przeszłością

app_earlier-left_hand = { $row }, lewa
app_earlier-right_hand = { $row }, prawa

app_earlier-models = { $models ->
        [one] { $models } model
        [few] { $models } modele
        [many] { $models } modeli
       *[other] { $models } modeli
    }
app_earlier-ducats = { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }
app_earlier-glory = { $glory } pkt chwały
app_earlier-mustering = zaciąg trwa
app_earlier-experience = doświadczenie: { $experience }
app_earlier-late_by = spóźnienie w grach: { $games }

app_earlier-late = Banda dołączyła spóźniona o { $games ->
        [one] { $games } grę
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }: rekrutuje do { $threshold } dukatów i dzieli między swoich ELITE { $experience } pkt doświadczenia (podręcznik, s. 95).

app_earlier-granted_ducats = od organizatora, { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    }: { $reason }
app_earlier-granted_glory = od organizatora, { $glory } pkt chwały: { $reason }
app_earlier-granted_both = od organizatora, { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
        [many] { $ducats } dukatów
       *[other] { $ducats } dukatów
    } i { $glory } pkt chwały: { $reason }
