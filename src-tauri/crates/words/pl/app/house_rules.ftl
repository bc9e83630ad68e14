### Zasady domowe kampanii: liczby, które może zmienić organizator, i zasady spisane słowami.

app_house_rules-house_rules = zasady domowe
app_house_rules-written_rules = zasady domowe słowami

app_house_rules-unsettled = Najpierw rozlicz ostatnią bitwę.
app_house_rules-one_open = Otwarte jest rozliczenie: { $game }. Poniższe liczby można zmienić po jego zamknięciu.
app_house_rules-several_open = Otwarte są rozliczenia: { $game } i jeszcze innych gier ({ $more }). Poniższe liczby można zmienić po ich zamknięciu.

app_house_rules-taken_away = Zasady domowe słowami: usunięte
app_house_rules-taken_away_of = Zasady domowe słowami: usunięte { $gone }
app_house_rules-written_down = Zasady domowe spisane: nowe { $new }
app_house_rules-reordered = Zasady domowe w innej kolejności
app_house_rules-changed_new = Zasady domowe zmienione: nowe { $new }
app_house_rules-changed_gone = Zasady domowe zmienione: usunięte { $gone }
app_house_rules-changed = Zasady domowe zmienione: nowe { $new }; usunięte { $gone }

app_house_rules-quoted = „{ $line }”
app_house_rules-more_lines = { $lines ->
        [one] jeszcze jeden wiersz
        [few] jeszcze { $lines } wiersze
        [many] jeszcze { $lines } wierszy
       *[other] jeszcze { $lines } wierszy
    }

app_house_rules-games = Gry, razem z finałem
app_house_rules-first_stage = Ostatnia gra wczesnego etapu
app_house_rules-second_stage = Ostatnia gra środkowego etapu
app_house_rules-win = Punkty kampanii za wygraną
app_house_rules-draw = Punkty kampanii za remis
app_house_rules-loss = Punkty kampanii za porażkę
app_house_rules-experience = Doświadczenie ELITE za udział
app_house_rules-promotion_dice = Kości awansu każdej bandy
app_house_rules-loot = Dukaty łupu za punkt rzutu na eksplorację
app_house_rules-starting_ducats = Dukaty na start
app_house_rules-latecomer = Doświadczenie spóźnionych za każdą grę
app_house_rules-concession = Punkty kampanii strony, która się poddała
app_house_rules-extra_game = Gra po finale liczy się dodatkowo
app_house_rules-swiss = Rundy losowane według klasyfikacji (szwajcarski)

app_house_rules-games_text = Ostatnia jest finałem; wszyscy dochodzą do niego razem (DR s. 95).
app_house_rules-first_stage_text = Jej tabela scenariuszy obowiązuje do tej gry (DR s. 96).
app_house_rules-second_stage_text = Potem końcówka, aż do finału. Żadna zasada nie mówi, jak podzielić dłuższą kampanię.
app_house_rules-outcome_text = Dla każdej strony gry (DR s. 95).
app_house_rules-experience_text = Do tego czyny i umiejętności (DR s. 104–111).
app_house_rules-promotion_dice_text = Po jednej więcej za każdy chwalebny czyn (DR s. 104).
app_house_rules-loot_text = Do tego, co daje tabela (DR s. 113–115).
app_house_rules-starting_ducats_text = Dla bandy, która dołącza bez zakupów; warianty dodają i odejmują tyle, ile w druku (DR s. 87).
app_house_rules-latecomer_text = Razy gry bandy z największą ich liczbą, do podziału między jej ELITE (DR s. 95).
app_house_rules-concession_text = Żadna zasada nie mówi, ile to daje; bez innego ustalenia tyle co porażka.
app_house_rules-extra_game_text = Przy nieparzystej liczbie graczy; w druku liczy się tylko lepsza z dwóch: finał albo gra po nim (DR s. 95).
app_house_rules-swiss_text = Grają ze sobą gracze o równych punktach. Inaczej gracze z tą samą liczbą gier; żadna zasada nie mówi, kto z kim.

app_house_rules-otherwise = { $figure }: { $now } (w druku: { $printed })

app_house_rules-never_middle = Przy { $games ->
        [one] { $games } grze
        [few] { $games } grach
        [many] { $games } grach
       *[other] { $games } grach
    } do środkowego etapu się nie dojdzie.
app_house_rules-never_endgame = Przy { $games ->
        [one] { $games } grze
        [few] { $games } grach
        [many] { $games } grach
       *[other] { $games } grach
    } do końcówki się nie dojdzie.
app_house_rules-beyond = { $figure }: od { $min } do { $max }, nie { $value }.
app_house_rules-map_loser_scouts = Mapa: kto był atakowany i przegrał, też ma strefę Scouted
app_house_rules-map_drawn = Mapa: gra zremisowana
app_house_rules-map_glory = Mapa: ile liczy pole toru Glory
app_house_rules-map_core_points = Mapa: wygrane, remisy i przegrane liczą się dodatkowo
app_house_rules-map_loser_scouts_text = Tak mówi zestawienie na CF s. 83; tekst i s. 85 mówią, że nie.
app_house_rules-map_drawn_text = 0: nikt nie wygrał. 1: nie ma też pola zasobu. 2: wygrali wszyscy. Książka milczy.
app_house_rules-map_glory_text = 0: to, co stoi pod polem. 1: wpisane Deeds. 2: nic. Drukowana karta tego nie rozstrzyga.
app_house_rules-map_core_points_text = W druku liczą się tylko Tracker i koniec mapy (CF s. 87).
