### Warbands and their models.

## Refusals.

app_warbands-import_gone = This import is no longer open here; bring the file in again.
app_warbands-no_such_model = The Warband has no such model.
app_warbands-settled_elsewhere = The last change came with a battle of the campaign; it is taken back in that battle’s aftermath.

## $id: what was given, as it was written.

app_warbands-no_faction = The pack has no faction “{ $id }”.
app_warbands-no_variant = That faction has no variant “{ $id }”.

## A model that nobody has named, and of which nothing is known.

app_warbands-unnamed_model = Model

## What the choices of a Warband are called, and of a Mercenary. $name: the Mercenary.

app_warbands-variant = Variant
app_warbands-patron = Patron
app_warbands-arms_of = Arms of { $name }

## Beside a model. $number: of the Fireteam; $other: the other model in it.

app_warbands-fireteam = Fireteam { $number } with { $other }
app_warbands-experience = { $points ->
        [one] { $points } experience point
       *[other] { $points } experience points
    }
app_warbands-battle_scars = { $scars ->
        [one] { $scars } Battle Scar
       *[other] { $scars } Battle Scars
    }
app_warbands-misses_next_game = misses the next game
app_warbands-by_hand = custom, not checked

## A thing, and what was chosen for it. $name: such as a Skill; $chosen: such as a weapon, a Warband or a hand.

app_warbands-with_choice = { $name } ({ $chosen })

## What was waived, and for which model. $what: what stood against it, in a few words.

app_warbands-waived_for = { $who }: { $what }

## Why a model left.

app_warbands-did_not_survive = did not survive
app_warbands-dismissed = dismissed
app_warbands-unfit = unfit for duty
app_warbands-left_for_good = left for good
