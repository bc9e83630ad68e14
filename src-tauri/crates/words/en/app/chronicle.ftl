### The chronicle of a campaign.

app_chronicle-no_warbands = No Warband belongs to this campaign yet: admit the first on its page, and the chronicle begins with their first game.
app_chronicle-not_fought = Nobody has fought yet: the chronicle begins with the first game that is entered in the campaign.
app_chronicle-unsettled = Its aftermath is open: what became of the fallen is not final yet.
app_chronicle-earlier = Fought before this book: nothing is known here of its models.
app_chronicle-no_text = Enter a note on the game.
app_chronicle-no_such_game = The campaign has fought no such battle.
app_chronicle-too_long = A note on a game has { $most } characters at most.
app_chronicle-too_many = A game has { $most } notes at most.

## A correction. $now: what is said now; $was: what was said before; $told: the correction so far; $line: what else differs.

app_chronicle-told_was = { $now }; was { $was }
# Whom both are about is named in $now: $first is what was said of them.
app_chronicle-told_before = { $now }; before: { $first }
app_chronicle-told_also = { $told }; { $line }
# A figure of the battle’s sheet: Turns 3, was 4.
app_chronicle-on_sheet = { $what } { $now }, was { $was }
app_chronicle-struck = struck out: { $was }

## Titles of honours: what each is for.

app_chronicle-most_felled = Most casualties caused
app_chronicle-most_deeds = Most Glorious Deeds
app_chronicle-survivor = Longest survivor
app_chronicle-most_fallen = Most often fallen, and still standing
app_chronicle-most_missed = Most games missed
app_chronicle-most_scars = Most Battle Scars
app_chronicle-most_experience = Most experience
app_chronicle-bloodiest = Bloodiest battle
app_chronicle-biggest_victory = Biggest victory
app_chronicle-longest_won = Longest run of victories
app_chronicle-longest_unwon = Longest run without a victory
app_chronicle-most_misses = Most attacks missed
app_chronicle-most_criticals = Most critical hits
app_chronicle-most_drew = Most BLOOD MARKERS placed
app_chronicle-most_bled = Most BLOOD MARKERS borne

## How many it is.

app_chronicle-enemies = { $n ->
        [one] { $n } enemy
       *[other] { $n } enemies
    }
app_chronicle-few_deeds = { $n ->
        [one] { $n } Deed
       *[other] { $n } Deeds
    }
app_chronicle-games = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
app_chronicle-times = { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }
app_chronicle-scars = { $n ->
        [one] { $n } Battle Scar
       *[other] { $n } Battle Scars
    }
app_chronicle-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
app_chronicle-out_of_action = { $n ->
        [one] { $n } model
       *[other] { $n } models
    } Out of Action
app_chronicle-victory_points = by { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
app_chronicle-failed_rolls = { $n ->
        [one] { $n } failed Success Roll
       *[other] { $n } failed Success Rolls
    }
app_chronicle-criticals = { $n ->
        [one] { $n } critical
       *[other] { $n } criticals
    }
app_chronicle-blood_markers = { $n ->
        [one] { $n } BLOOD MARKER
       *[other] { $n } BLOOD MARKERS
    }
app_chronicle-others = { $n ->
        [one] { $n } other
       *[other] { $n } others
    }

## Which logs the honours of the dice are counted from. $read: games whose log was read.

app_chronicle-no_logs = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, none with a log
app_chronicle-all_logs = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · dice counted from { $read } with a log
app_chronicle-last_logs = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · dice counted from the last { $read } with a log, { $left } older ones left out

## Beside a game.

app_chronicle-deed_of = { $model }: { $deed }
# $name: a model or a Warband.
app_chronicle-in_battle = { $name }, { $game }
