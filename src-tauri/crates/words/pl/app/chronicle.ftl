### Kronika kampanii.

app_chronicle-no_warbands = Do tej kampanii nie należy jeszcze żadna banda: przyjmij pierwszą na jej stronie, a kronika zacznie się od pierwszej gry.
app_chronicle-not_fought = Nikt jeszcze nie walczył: kronika zacznie się od pierwszej gry wpisanej w kampanii.
app_chronicle-unsettled = Rozliczenie jest otwarte: los poległych nie jest jeszcze przesądzony.
app_chronicle-earlier = Gra sprzed tej księgi: o jej modelach nic tu nie wiadomo.
app_chronicle-no_text = Napisz coś o tej grze.
app_chronicle-no_such_game = W kampanii nie było takiej bitwy.
app_chronicle-too_long = Notatka o grze ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }.
app_chronicle-too_many = Gra ma najwyżej { $most ->
        [one] { $most } notatkę
        [few] { $most } notatki
        [many] { $most } notatek
       *[other] { $most } notatek
    }.

app_chronicle-told_was = { $now }; było { $was }
app_chronicle-told_before = { $now }; przedtem: { $first }
app_chronicle-told_also = { $told }; { $line }
app_chronicle-on_sheet = { $what } { $now }, było { $was }
app_chronicle-struck = skreślone: { $was }

app_chronicle-most_felled = Najwięcej zadanych strat
app_chronicle-most_deeds = Najwięcej chwalebnych czynów
app_chronicle-survivor = Najdłużej przy życiu
app_chronicle-most_fallen = Najczęściej padał, a wciąż stoi
app_chronicle-most_missed = Najwięcej opuszczonych gier
app_chronicle-most_scars = Najwięcej blizn bojowych
app_chronicle-most_experience = Największe doświadczenie
app_chronicle-bloodiest = Najkrwawsza bitwa
app_chronicle-biggest_victory = Najwyższe zwycięstwo
app_chronicle-longest_won = Najdłuższa seria zwycięstw
app_chronicle-longest_unwon = Najdłuższa seria bez zwycięstwa
app_chronicle-most_misses = Najwięcej chybionych ataków
app_chronicle-most_criticals = Najwięcej trafień krytycznych
app_chronicle-most_drew = Najwięcej zadanych BLOOD MARKERS
app_chronicle-most_bled = Najwięcej zebranych BLOOD MARKERS

app_chronicle-enemies = { $n ->
        [one] { $n } wróg
        [few] { $n } wrogowie
        [many] { $n } wrogów
       *[other] { $n } wrogów
    }
app_chronicle-few_deeds = { $n ->
        [one] { $n } czyn
        [few] { $n } czyny
        [many] { $n } czynów
       *[other] { $n } czynów
    }
app_chronicle-games = { $n ->
        [one] { $n } gra
        [few] { $n } gry
        [many] { $n } gier
       *[other] { $n } gier
    }
app_chronicle-times = { $n ->
        [1] raz
        [2] dwa razy
       *[other] { $n } razy
    }
app_chronicle-scars = { $n ->
        [one] { $n } blizna bojowa
        [few] { $n } blizny bojowe
        [many] { $n } blizn bojowych
       *[other] { $n } blizn bojowych
    }
app_chronicle-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktów
    }
app_chronicle-out_of_action = { $n ->
        [one] { $n } model wyłączony z akcji
        [few] { $n } modele wyłączone z akcji
        [many] { $n } modeli wyłączonych z akcji
       *[other] { $n } modeli wyłączonych z akcji
    }
app_chronicle-victory_points = przewaga: { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
        [many] { $n } punktów zwycięstwa
       *[other] { $n } punktów zwycięstwa
    }
app_chronicle-failed_rolls = { $n ->
        [one] { $n } nieudany rzut na sukces
        [few] { $n } nieudane rzuty na sukces
        [many] { $n } nieudanych rzutów na sukces
       *[other] { $n } nieudanych rzutów na sukces
    }
app_chronicle-criticals = { $n ->
        [one] { $n } krytyk
        [few] { $n } krytyki
        [many] { $n } krytyków
       *[other] { $n } krytyków
    }
app_chronicle-blood_markers = { $n ->
        [one] { $n } BLOOD MARKER
        [few] { $n } BLOOD MARKERS
        [many] { $n } BLOOD MARKERS
       *[other] { $n } BLOOD MARKERS
    }
app_chronicle-others = { $n ->
        [one] { $n } inny
        [few] { $n } inni
        [many] { $n } innych
       *[other] { $n } innych
    }

app_chronicle-no_logs = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }, żadna z dziennikiem
app_chronicle-all_logs = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    } · kości policzone z dzienników: { $read }
app_chronicle-last_logs = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    } · kości policzone z ostatnich dzienników: { $read }; starsze pominięte: { $left }

app_chronicle-deed_of = { $model }: { $deed }
app_chronicle-in_battle = { $name }, { $game }
