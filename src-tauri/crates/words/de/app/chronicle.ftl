### The chronicle of a campaign.

app_chronicle-no_warbands = Zu dieser Kampagne gehört noch keine Warband: Nimm die erste auf ihrer Seite auf; mit deren erstem Spiel beginnt die Chronik.
app_chronicle-not_fought = Noch hat niemand gekämpft: Die Chronik beginnt mit dem ersten Spiel, das in die Kampagne eingetragen wird.
app_chronicle-unsettled = Das Nachspiel ist offen: Was aus den Gefallenen wird, steht noch nicht fest.
app_chronicle-earlier = Vor diesem Buch gespielt: Über die Modelle ist hier nichts bekannt.
app_chronicle-no_text = Schreib eine Notiz zum Spiel.
app_chronicle-no_such_game = Diese Schlacht hat die Kampagne nicht geschlagen.
app_chronicle-too_long = Eine Notiz zu einem Spiel hat höchstens { $most } Zeichen.
app_chronicle-too_many = Ein Spiel hat höchstens { $most } Notizen.

## A correction. $now: what is said now; $was: what was said before; $told: the correction so far; $line: what else differs.

app_chronicle-told_was = { $now }; vorher { $was }
# Whom both are about is named in $now: $first is what was said of them.
app_chronicle-told_before = { $now }; vorher: { $first }
app_chronicle-told_also = { $told }; { $line }
# A figure of the battle’s sheet: Turns 3, was 4.
app_chronicle-on_sheet = { $what } { $now }, vorher { $was }
app_chronicle-struck = gestrichen: { $was }

## Titles of honours: what each is for.

app_chronicle-most_felled = Die meisten Verluste zugefügt
app_chronicle-most_deeds = Die meisten Ruhmestaten
app_chronicle-survivor = Am längsten überlebt
app_chronicle-most_fallen = Am öftesten gefallen, und steht noch
app_chronicle-most_missed = Die meisten Spiele verpasst
app_chronicle-most_scars = Die meisten Kampfnarben
app_chronicle-most_experience = Die meiste Erfahrung
app_chronicle-bloodiest = Blutigste Schlacht
app_chronicle-biggest_victory = Höchster Sieg
app_chronicle-longest_won = Längste Siegesserie
app_chronicle-longest_unwon = Längste Serie ohne Sieg
app_chronicle-most_misses = Die meisten Angriffe daneben
app_chronicle-most_criticals = Die meisten kritischen Treffer
app_chronicle-most_drew = Die meisten BLOOD MARKERS verteilt
app_chronicle-most_bled = Die meisten BLOOD MARKERS eingesteckt

## How many it is.

app_chronicle-enemies = { $n ->
        [one] { $n } Feind
       *[other] { $n } Feinde
    }
app_chronicle-few_deeds = { $n ->
        [one] { $n } Ruhmestat
       *[other] { $n } Ruhmestaten
    }
app_chronicle-games = { $n ->
        [one] { $n } Spiel
       *[other] { $n } Spiele
    }
app_chronicle-times = { $n ->
        [1] einmal
        [2] zweimal
       *[other] { $n }-mal
    }
app_chronicle-scars = { $n ->
        [one] { $n } Kampfnarbe
       *[other] { $n } Kampfnarben
    }
app_chronicle-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
app_chronicle-out_of_action = { $n ->
        [one] { $n } Modell
       *[other] { $n } Modelle
    } außer Gefecht
app_chronicle-victory_points = mit { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkten
    } Vorsprung
app_chronicle-failed_rolls = { $n ->
        [one] { $n } misslungener Erfolgswurf
       *[other] { $n } misslungene Erfolgswürfe
    }
app_chronicle-criticals = { $n ->
        [one] { $n } kritischer Treffer
       *[other] { $n } kritische Treffer
    }
app_chronicle-blood_markers = { $n ->
        [one] { $n } BLOOD MARKER
       *[other] { $n } BLOOD MARKERS
    }
app_chronicle-others = { $n ->
        [one] { $n } weiterer
       *[other] { $n } weitere
    }

## Which logs the honours of the dice are counted from. $read: games whose log was read.

app_chronicle-no_logs = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, keins mit einem Log
app_chronicle-all_logs = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } · Würfel aus { $read } mit Log gezählt
app_chronicle-last_logs = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } · Würfel aus den letzten { $read } mit Log gezählt, { $left } ältere weggelassen

## Beside a game.

app_chronicle-deed_of = { $model }: { $deed }
# $name: a model or a Warband.
app_chronicle-in_battle = { $name }, { $game }
