### What goes from one book to another.
### $said: what somebody said, in words; $by: who; $day: such as 1 May 2026.

app_parcels-open = Import from another book
app_parcels-send = Send it to another book
app_parcels-parcels = What books send each other
app_parcels-gone = This file is no longer open here; bring it in again.
app_parcels-undecided = The two books disagree: say for each conflict whose entries to keep, here or there.
app_parcels-not_together = These choices conflict: something you keep depends on something you leave out; choose one book for all.
# A pack that came otherwise than it was sent.
app_parcels-damaged_pack = The pack “{ $name }” in this file was damaged on its way; have the file sent again.
# A stream under an id that begins differently here. $kind: of a stream, such as campaign.
app_parcels-another_beginning = The { $kind } { $id } does not begin like the one in this book: one of them is not what it claims to be.

## What is said of an entry.

app_parcels-taken_back = taken back: { $said }
app_parcels-struck_out = struck out: { $said }
# A game of which more was said than is told.
app_parcels-with_aftermath = { $said }; with its aftermath
# How many entries of a battle were said on one side.
app_parcels-with_entries = { $said }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
app_parcels-reasoned = { $said } (“{ $reason }”)
# A result, with more that tells it from another one of the same battle.
app_parcels-and_also = { $said }; { $detail }
app_parcels-played_on = played { $day }
app_parcels-turns = { $turns ->
        [one] { $turns } Turn
       *[other] { $turns } Turns
    }
app_parcels-nobody_fell = nobody fell
app_parcels-fell_unknown = who fell was not recorded
app_parcels-fell = fell: { $names }
app_parcels-deeds = Deeds: { $deeds }

## What a file holds, and what it did to the book.

app_parcels-sent_by = { $about }, sent by { $by }, { $day }
app_parcels-sent = { $about }, sent { $day }
app_parcels-by_on = { $by }, { $day }
app_parcels-all_there = This book already has all of it.
app_parcels-entries_added = { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } added.
app_parcels-all_added = { $streams ->
        [one] { $streams } new part
       *[other] { $streams } new parts
    } and { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } added.
# Entries that the book had without a signature.
app_parcels-entries_signed = { $entries ->
        [one] { $entries } entry is
       *[other] { $entries } entries are
    } signed now.
app_parcels-here_once = You kept your book’s version.
app_parcels-there_once = You kept the other book’s version.
app_parcels-here_only = You kept your book’s version in { $here ->
        [one] { $here } conflict
       *[other] { $here } conflicts
    }.
app_parcels-there_only = You kept the other book’s version in { $there ->
        [one] { $there } conflict
       *[other] { $there } conflicts
    }.
app_parcels-here_and_there = You kept your book’s version in { $here ->
        [one] { $here } conflict
       *[other] { $here } conflicts
    }, the other book’s in { $there }.
app_parcels-both_played = { $warbands } played both games, and each book settled its own first: keep one, and file the other again after it.

## What the other book decided. $was, $now: what was said before, and now.

app_parcels-taken_back_there = Taken back: { $was }.
app_parcels-taken_back_by = Taken back, as { $by } decided: { $was }.
app_parcels-replaced_there = Replaced: { $was }. It now says: { $now }.
app_parcels-replaced_by = Replaced, as { $by } decided: { $was }. It now says: { $now }.
app_parcels-stands = Your book’s version stands: { $said }.
app_parcels-stands_by = Your book’s version stands, as { $by } decided: { $said }.

## What was done to a scenario, or to a set-up.

app_parcels-changed = changed: { $parts }
app_parcels-named = the name { $name }
app_parcels-zone_drawn = zone { $zone } drawn
app_parcels-objective_placed = objective { $objective } placed
app_parcels-objective_laid = the objective { $objective } laid
app_parcels-objective_lifted = the objective { $objective } lifted
app_parcels-thing_placed = thing { $thing } placed
app_parcels-battlefield = the battlefield { $battlefield }
app_parcels-no_battlefield = no battlefield
app_parcels-weather_thrown = the weather thrown
app_parcels-no_weather = no weather
app_parcels-result = the result { $points }
app_parcels-no_result = no result
app_parcels-terrain_placed = the terrain { $terrain } placed
app_parcels-laid_out = { $pieces ->
        [one] { $pieces } piece laid out
       *[other] { $pieces } pieces laid out
    }
app_parcels-layout_kept = its layout kept as { $name }
app_parcels-layout_not_kept = its layout no longer kept
app_parcels-terrain_cleared = the terrain { $terrain } cleared
app_parcels-side_fielded = side { $side }: { $models ->
        [one] { $models } model
       *[other] { $models } models
    }
app_parcels-side_count = { $sides } Warbands
app_parcels-side_empty = side { $side }: none
app_parcels-ruleset = the ruleset { $ruleset }
app_parcels-for_campaign = for a campaign
app_parcels-for_none = for no campaign
app_parcels-put_away = put away
app_parcels-brought_back = brought back
app_parcels-row_written = { $name } rewritten
app_parcels-row_removed = { $name } removed
app_parcels-row_restored = { $name } as it was

## How far a battle came, and the score.

app_parcels-before_first = before the first Turn, { $score } victory points
app_parcels-in_turn = in Turn { $turn }, { $score } victory points

## What somebody said, as one line of two books.

app_parcels-no_such_entry = There is no such entry.
# $kind: of a stream, such as Campaign; $name: what it is called.
app_parcels-of = { $kind } { $name }
