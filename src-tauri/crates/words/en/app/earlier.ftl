### A campaign that comes into a book in mid-season: its games so far, and what its Warbands have.

## Notes beside a table of games.

app_earlier-who_joins = Nobody has joined yet. Give each name its faction: it joins as a Warband when the games are entered, and its roster can come later.
app_earlier-unknown_names = Some names are unknown here: say who or what each one means.
app_earlier-day_first = Dates are read day first, so 3/4 is 3 April: nothing in the table shows otherwise.
app_earlier-sorted = The games are put in the order of their days.
app_earlier-not_sorted = Some games have no day: all of them are kept in the order of the table.
app_earlier-all_here = Every game of this table is already here.
app_earlier-ignored = Not read: { $columns }.

## Players who have signed up and have no Warband that a game could count for.

app_earlier-player_without_warband = { $player } has signed up without a Warband: admit that player with one first; until then a game against that player is one against somebody from outside.
app_earlier-players_without_warband = { $players } have signed up without a Warband: admit them with one first; until then a game against them is one against somebody from outside.

## What is wrong with a line of the table. $why: one of the sentences below.

app_earlier-in_line = Line { $line }: { $why }

## $text, $name, $score: as they stand in the table.

app_earlier-no_name = A side has victory points and no name: enter the Warband’s or its player’s.
app_earlier-outsiders_only = At least one Warband of the campaign must have fought in it.
app_earlier-sides = A game has { $least } to { $most } sides, each with a name and its victory points; this line has { $count }.
app_earlier-no_day_form = “{ $text }” is not a date; one looks like 2026-04-30 or 30.4.2026.
app_earlier-no_day_known = “{ $text }” is not a date: leave the field empty where nobody knows it.
app_earlier-score_missing = { $name } has no victory points: enter a whole number, or who won in a column headed “Winner”.
app_earlier-score_wrong = { $name } has “{ $score }” victory points: enter a whole number of 0 to { $most }.
app_earlier-score_unknown = { $name } has “{ $score }” victory points: leave the field empty where nobody knows them.
app_earlier-score_unknown_unwon = { $name } has “{ $score }” victory points: leave the field empty where nobody knows them, and say who won in a column headed “Winner”.
app_earlier-on_two_sides = { $name } stands on two sides.
app_earlier-no_side_named = “{ $name }” is not one of its sides: enter a name from the same line.
app_earlier-no_side_known = “{ $name }” is not one of its sides: leave the field empty where nobody knows.

## What undo takes back, and what the history says.

app_earlier-earlier = the games from before this book
app_earlier-entered = { $games ->
        [one] a game from before this book
       *[other] { $games } games from before this book
    }

## The opening balance of a Warband. $id: what was given, as it was written.

app_earlier-settled = It has settled a battle in this book: what it had before is part of that.
app_earlier-no_row = The Trauma Table has no row “{ $id }”.
app_earlier-no_such_skill = There is no Skill “{ $id }”.
app_earlier-opened = the opening balance: { $strongbox ->
        [one] { $strongbox } ducat
       *[other] { $strongbox } ducats
    }, { $glory } Glory, { $models ->
        [one] { $models } model
       *[other] { $models } models
    } with a past

## An injury of one hand. $row: the injury.

app_earlier-left_hand = { $row }, left
app_earlier-right_hand = { $row }, right

## What a Warband has now, beside its name.

app_earlier-models = { $models ->
        [one] { $models } model
       *[other] { $models } models
    }
app_earlier-ducats = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
app_earlier-glory = { $glory } Glory
app_earlier-mustering = still mustering
app_earlier-experience = { $experience } Experience
app_earlier-late_by = joined late by { $games }

## A latecomer. $games: how many others had fought; $threshold: ducats.

app_earlier-late = It joined late by { $games ->
        [one] a game
       *[other] { $games } games
    }: it recruits up to { $threshold } ducats and shares { $experience } experience among its ELITE (rulebook p. 95).

## Granted by the organiser. $reason: why, in the organiser’s words.

app_earlier-granted_ducats = granted by the organiser, { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }: { $reason }
app_earlier-granted_glory = granted by the organiser, { $glory } Glory: { $reason }
app_earlier-granted_both = granted by the organiser, { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } and { $glory } Glory: { $reason }
