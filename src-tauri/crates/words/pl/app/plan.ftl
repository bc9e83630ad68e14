### Gra dwóch band według wyboru organizatora. $name: banda; $games: ile; $face: wynik na kości.

app_plan-no_member = Któraś banda nie należy do kampanii.
app_plan-two_wanted = Do gry potrzeba dwóch band.
app_plan-same = Banda nie może walczyć sama ze sobą.
app_plan-begun = Bitwa już trwa: zakończ ją tam albo wpisz jej wynik.
app_plan-another_round = To już inna runda: obejrzyj jej gry jeszcze raz.
app_plan-sides = { $one } – { $other }
app_plan-made = { $scenario }: gra zaplanowana.
app_plan-member_of = { $name } ({ $player })

app_plan-round_planned = { $planned ->
        [0] Nie ma jeszcze planu żadnej gry.
        [one] Zaplanowano { $planned } grę.
        [few] Zaplanowano { $planned } gry.
        [many] Zaplanowano { $planned } gier.
       *[other] Zaplanowano { $planned } gier.
    }
app_plan-round_left = { $planned ->
        [0] Nie ma jeszcze planu żadnej gry
        [one] Zaplanowano { $planned } grę
        [few] Zaplanowano { $planned } gry
        [many] Zaplanowano { $planned } gier
       *[other] Zaplanowano { $planned } gier
    }; tyle, w których kość zostawia wybór: { $left }.
app_plan-whole_round = runda, gry: { $games }
app_plan-round_cancelled = cofnięte plany gier: { $games }

app_plan-rests = ma przerwę
app_plan-settles = rozlicza ostatnią bitwę
app_plan-has_game = ma grę do zagrania
app_plan-plays = ma w planie grę z: { $against }
app_plan-not_free_rests = { $name } ma przerwę.
app_plan-not_free_settles = { $name } rozlicza ostatnią bitwę.
app_plan-not_free_has_game = { $name } ma grę do zagrania.
app_plan-not_free_plays = { $name } ma w planie grę z: { $against }.

app_plan-met = { $times ->
        [0] jeszcze ze sobą nie grały
        [1] grały ze sobą raz
       *[other] grały ze sobą { $times } razy
    }
app_plan-stands = { $place }. miejsce, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
app_plan-scenario = { $played ->
        [0] { $name }
        [1] { $name }, grany raz
       *[other] { $name }, grany { $played } razy
    }

app_plan-chooses = { $face }: wybiera gracz tej bandy: { $name }.
app_plan-choice_of = Wybiera gracz z mniejszą liczbą gier; przy równej zwycięzca rzutu rozstrzygającego
app_plan-page = podręcznik, s. 96
app_plan-fought = { $games ->
        [0] bez rozegranych gier
        [one] ma za sobą { $games } grę
        [few] ma za sobą { $games } gry
        [many] ma za sobą { $games } gier
       *[other] ma za sobą { $games } gier
    }
app_plan-roll_off_title = Rzut rozstrzygający
app_plan-roll_off_first = { $face } zostawia wybór, a { $names } mają za sobą tyle samo gier: rozstrzyga rzut.
app_plan-roll_off_again = Remis: { $names } rzucają jeszcze raz.
app_plan-rolled = { $name } { $face }
app_plan-bad_roll_off = Rzut rozstrzygający tak się nie kończy: w każdej kolejce są { $sides } kości, a przy remisie jest następna.
