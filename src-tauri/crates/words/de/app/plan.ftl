### A game between two Warbands of the organiser’s choice.
### $name: a Warband; $games: how many; $face: of a die.

app_plan-no_member = Eine der Warbands gehört nicht zur Kampagne.
app_plan-two_wanted = Ein Spiel braucht zwei Warbands.
app_plan-same = Eine Warband kann nicht gegen sich selbst kämpfen.
app_plan-begun = Die Schlacht hat begonnen: Beende sie dort, oder trag das Ergebnis ein.
app_plan-another_round = Inzwischen ist es eine andere Runde: Sieh dir ihre Spiele noch einmal an.
app_plan-sides = { $one } – { $other }
app_plan-made = { $scenario } ist geplant.
# $player: who commands it.
app_plan-member_of = { $name } ({ $player })

## A round that was planned.

app_plan-round_planned = { $planned ->
        [0] Noch ist kein Spiel geplant.
        [one] { $planned } Spiel ist geplant.
       *[other] { $planned } Spiele sind geplant.
    }
app_plan-round_left = { $planned ->
        [0] Noch ist kein Spiel geplant
        [one] { $planned } Spiel ist geplant
       *[other] { $planned } Spiele sind geplant
    }; in { $left } lässt der Würfel die Wahl.
# What undo takes back.
app_plan-whole_round = die Runde mit { $games } Spielen
# The same, taken back before.
app_plan-round_cancelled = die Pläne von { $games } Spielen, zurückgenommen

## Why a Warband is not free: beside its name, and as a sentence.

app_plan-rests = macht Pause
app_plan-settles = wickelt die letzte Schlacht ab
app_plan-has_game = hat ein Spiel zu spielen
app_plan-plays = hat ein Spiel gegen { $against } geplant
app_plan-not_free_rests = { $name } macht Pause.
app_plan-not_free_settles = { $name } wickelt noch die letzte Schlacht ab.
app_plan-not_free_has_game = { $name } hat noch ein Spiel zu spielen.
app_plan-not_free_plays = { $name } hat ein Spiel gegen { $against } geplant.

## What two Warbands have behind them, and a scenario.

app_plan-met = { $times ->
        [0] noch nie getroffen
        [1] einmal getroffen
       *[other] { $times }-mal getroffen
    }
# In the standings.
app_plan-stands = { $points ->
        [one] Platz { $place }, { $points } Punkt
       *[other] Platz { $place }, { $points } Punkte
    }
# $name: a scenario; $played: how often these two have played it.
app_plan-scenario = { $played ->
        [0] { $name }
        [1] { $name }, einmal gespielt
       *[other] { $name }, { $played }-mal gespielt
    }

## The die leaves a choice.

app_plan-chooses = Eine { $face }: Die Seite von { $name } wählt eins.
app_plan-choice_of = Wer weniger Spiele hat, wählt; bei gleich vielen, wer beim Auswürfeln gewinnt
app_plan-page = Regelbuch S. 96
app_plan-fought = { $games ->
        [0] hat noch nicht gespielt
        [one] hat { $games } Spiel gespielt
       *[other] hat { $games } Spiele gespielt
    }
app_plan-roll_off_title = Auswürfeln
app_plan-roll_off_first = Eine { $face } lässt die Wahl, und { $names } haben gleich oft gespielt: Sie würfeln es aus.
app_plan-roll_off_again = Gleichstand: { $names } würfeln noch einmal.
app_plan-rolled = { $name } { $face }
app_plan-bad_roll_off = So endet das Auswürfeln nicht: Jede Runde braucht { $sides } Würfel, und ein Gleichstand noch eine Runde.
