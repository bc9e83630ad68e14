### Bandy i ich modele.

app_warbands-import_gone = Ten import nie jest już otwarty; wczytaj plik jeszcze raz.
app_warbands-no_such_model = W bandzie nie ma takiego modelu.
app_warbands-settled_elsewhere = Ostatnia zmiana przyszła z bitwą kampanii; cofa się ją w rozliczeniu tej bitwy.

app_warbands-no_faction = Pakiet nie ma frakcji „{ $id }”.
app_warbands-no_variant = Ta frakcja nie ma wariantu „{ $id }”.

app_warbands-unnamed_model = Model

app_warbands-variant = Wariant
app_warbands-patron = Patron
app_warbands-arms_of = Broń: { $name }

app_warbands-fireteam = Fireteam { $number }, drugi: { $other }
app_warbands-experience = { $points ->
        [one] { $points } punkt doświadczenia
        [few] { $points } punkty doświadczenia
        [many] { $points } punktów doświadczenia
       *[other] { $points } punktów doświadczenia
    }
app_warbands-battle_scars = { $scars ->
        [one] { $scars } blizna bojowa
        [few] { $scars } blizny bojowe
        [many] { $scars } blizn bojowych
       *[other] { $scars } blizn bojowych
    }
app_warbands-misses_next_game = opuszcza następną grę
app_warbands-by_hand = własne, bez sprawdzenia

app_warbands-with_choice = { $name } ({ $chosen })

app_warbands-waived_for = { $who }: { $what }

app_warbands-did_not_survive = śmierć po bitwie
app_warbands-dismissed = zwolnienie
app_warbands-unfit = niezdolność do służby
app_warbands-left_for_good = odejście na dobre
