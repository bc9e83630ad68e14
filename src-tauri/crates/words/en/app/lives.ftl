### What models and kit lived through, each in a few words; the battle and the day stand beside it.

## Where no game stands beside it.

app_lives-between = Between games
app_lives-beginning = Before the first game

## A price. It stands in the sentences below as $price.

app_lives-price_ducats = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
app_lives-price_glory = { $glory } Glory
app_lives-price_both = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } and { $glory } Glory

## How a model came. $place: where it was found.

app_lives-came = Came with the Warband
app_lives-recruited = Recruited
app_lives-recruited_for = Recruited for { $price }
app_lives-hired = Hired
app_lives-hired_for = Hired for { $price }
app_lives-found = Found: { $place }

## What it had behind it before this book. $all: any of these, and injuries and Skills by their names.

app_lives-nothing_behind = No past recorded
app_lives-behind = Had behind it: { $all }
app_lives-was_elite = ELITE
app_lives-had_experience = { $points } experience

## Its name.

app_lives-renamed = Called { $name } from now on
app_lives-no_name = Lost its name

## A game. $by: a foe with its Warband; $weapon: with what; $who: whom it took. Turn 0: nobody wrote it down.

app_lives-won = Fought, and won
app_lives-drew = Fought, and drew
app_lives-lost = Fought, and lost
app_lives-killed_by = { $turn ->
        [0] Killed by { $by }
       *[other] Killed in Turn { $turn } by { $by }
    }
app_lives-killed_by_with = { $turn ->
        [0] Killed by { $by }, { $weapon }
       *[other] Killed in Turn { $turn } by { $by }, { $weapon }
    }
app_lives-died_in = { $turn ->
        [0] Died
       *[other] Died in Turn { $turn }
    }
app_lives-died_of = { $turn ->
        [0] Died, { $weapon }
       *[other] Died in Turn { $turn }, { $weapon }
    }
app_lives-fell_in = { $turn ->
        [0] Fell
       *[other] Fell in Turn { $turn }
    }
app_lives-fell_to = { $turn ->
        [0] Fell to { $by }
       *[other] Fell in Turn { $turn } to { $by }
    }
app_lives-fell_of = { $turn ->
        [0] Fell, { $weapon }
       *[other] Fell in Turn { $turn }, { $weapon }
    }
app_lives-fell_to_with = { $turn ->
        [0] Fell to { $by }, { $weapon }
       *[other] Fell in Turn { $turn } to { $by }, { $weapon }
    }
app_lives-took_out = { $turn ->
        [0] Took { $who } Out of Action
       *[other] Took { $who } Out of Action in Turn { $turn }
    }
app_lives-took_out_with = { $turn ->
        [0] Took { $who } Out of Action, { $weapon }
       *[other] Took { $who } Out of Action in Turn { $turn }, { $weapon }
    }
app_lives-did = Glorious Deed: { $deed }
app_lives-did_for = Glorious Deed: { $deed }, { $glory } Glory

## What came of it afterwards. $row: of the Trauma Table; $why: what the points are for; $to: a Warband; $rule: of the game.

app_lives-survived = Survived unharmed
app_lives-scarred = A Battle Scar
app_lives-unfit = Has all the Battle Scars it can bear: unfit for duty
app_lives-misses = Misses the next game
app_lives-returned = Sat this game out, and is back
app_lives-promoted = Promoted: ELITE from now on
app_lives-scar_gone = A Battle Scar is gone
app_lives-learning = { $points ->
        [one] { $points } experience point
       *[other] { $points } experience points
    }: { $why }
app_lives-took_part = for the game
app_lives-ransomed = Ransomed from { $to } for { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
app_lives-learned = Learned { $skill }
app_lives-healed = { $row } is healed
app_lives-treated = Treated: { $place }
app_lives-upkeep = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } to take the field: { $row }

## An option of its entry in the list.

app_lives-option_for = { $option } for { $price }
app_lives-option_gone = Lost { $option }

## How it left, and came back. $entry: as what.

app_lives-left = Left the Warband for good
app_lives-left_by = Left the Warband for good: { $rule }
app_lives-died = Gone for good: { $why }
app_lives-retired = Retired
app_lives-dismissed = Dismissed
app_lives-sold = Sold for { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
app_lives-came_back = { $ducats ->
        [0] Came back
        [one] Came back for { $ducats } ducat
       *[other] Came back for { $ducats } ducats
    }
app_lives-came_back_as = { $ducats ->
        [0] Came back as { $entry }
        [one] Came back as { $entry } for { $ducats } ducat
       *[other] Came back as { $entry } for { $ducats } ducats
    }

## Its kit. $what: one of those below; $pieces: one piece or several; $row: of the Trauma Table.

app_lives-kit = { $what }: { $pieces }
app_lives-kit_with = With
app_lives-kit_bought = Bought
app_lives-kit_issued = Out of the Arsenal
app_lives-kit_found = Found
app_lives-kit_back = Has again
app_lives-kit_got = Got
app_lives-kit_sold = Sold
app_lives-kit_stored = Into the Arsenal
app_lives-kit_used = Used up
app_lives-kit_kept = Left behind for the Arsenal
app_lives-kit_gave = Gave away
app_lives-kit_lost = Lost by { $row }
app_lives-priced = { $item } ({ $price })

## Where a piece of kit went. $who, $from, $to: a model, or the Arsenal; $faction: who sold it.

app_lives-the_arsenal = the Arsenal
app_lives-piece_used = Used up
app_lives-piece_reinforcements = Went for Reinforcements
app_lives-piece_came_with = Came with the Warband, with { $who }
app_lives-piece_brought = Came with { $who }
app_lives-piece_bought = Bought for { $who }
app_lives-piece_bought_for = Bought for { $who } for { $price }
app_lives-piece_bought_from = Bought for { $who }, from { $faction }
app_lives-piece_bought_from_for = Bought for { $who } for { $price }, from { $faction }
app_lives-piece_sold = Sold
app_lives-piece_sold_for = Sold for { $price }
app_lives-piece_stored = Put into the Arsenal by { $who }
app_lives-piece_issued = Handed to { $who }
app_lives-piece_found = Found: { $place }
app_lives-piece_lost = Lost by { $who }: { $row }
app_lives-piece_left = Gone with { $who }
app_lives-piece_kept = Left behind by { $who }, in the Arsenal
app_lives-piece_back = Came back with { $who }
app_lives-piece_moved = From { $from } to { $to }

## Where it is now.

app_lives-piece_away = not with the Warband any more
app_lives-piece_in_arsenal = in the Arsenal
app_lives-piece_carried = carried by { $who }
app_lives-piece_gone = gone with { $who }

## What a model’s life comes to.

app_lives-no_game = no game recorded
app_lives-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
app_lives-casualties = { $felled ->
        [one] { $felled } casualty caused
       *[other] { $felled } casualties caused
    }
app_lives-times_fell = { $times ->
        [1] fell once
        [2] fell twice
       *[other] fell { $times } times
    }
app_lives-deeds = { $deeds ->
        [one] { $deeds } Glorious Deed
       *[other] { $deeds } Glorious Deeds
    }
