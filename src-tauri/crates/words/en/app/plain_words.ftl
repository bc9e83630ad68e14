### What is said by the rooms that `words` rests on: of streams, odds and dice, and what games are called.
### $what: what a stream is of, such as Warband; $why: what was found, without a full stop.

app_plain_words-kind = { $kind ->
        [warband] Warband
        [set_up] set-up
        [own_scenario] scenario of your own
        [house_pack] house pack
        [battle] battle
        [campaign] campaign
        [rotation] rotation
       *[evening] evening
    }
# At the beginning of a line.
app_plain_words-kind_first = { $kind ->
        [warband] Warband
        [set_up] Set-up
        [own_scenario] Scenario of your own
        [house_pack] House pack
        [battle] Battle
        [campaign] Campaign
        [rotation] Rotation
       *[evening] Evening
    }

## Streams that do not open.

app_plain_words-damaged = The { $what } is damaged: { $why }.
app_plain_words-newer = The { $what } was written by a newer No Man’s Ledger and does not open in this one; it stays in the book as it is ({ $why }).
app_plain_words-at_entry = entry { $number }: { $why }
app_plain_words-in_header = the header: { $why }
app_plain_words-other_header = its header is not the one it began with
# $path: in the file; $fault: a sentence of the rules.
app_plain_words-in_field = its { $path }: { $fault }
# $is, $wanted: a kind of stream as files call it, such as nml.battle.
app_plain_words-wrong_kind = { $id } is a { $is }, not a { $wanted }.
app_plain_words-other_sort = { $id } is another sort of { $is }.

## What streams refuse. $why: what a program says of it.

app_plain_words-bad_header = The header cannot be read: { $why }.
app_plain_words-not_sealed = It cannot be recorded: { $why }.
app_plain_words-nothing_to_undo = There is nothing to undo.
app_plain_words-nothing_to_redo = There is nothing to redo.
app_plain_words-stands_there = It stands there already.
app_plain_words-no_what_if = There is no such what-if in this battle.
app_plain_words-no_entry = There is no entry with that number.
app_plain_words-bad_id = An id is 32 hexadecimal digits.
app_plain_words-no_randomness = The system gives no random numbers: { $why }.
app_plain_words-no_thread = The system cannot work in the background: { $why }.

## Odds. $pool: how many dice, as in the three messages below; $modifier: with its sign.

app_plain_words-success_roll = Success Roll: { $pool }
app_plain_words-injury_roll = Injury Roll: { $pool }
app_plain_words-injury_roll_modified = Injury Roll: { $pool }, { $modifier }
app_plain_words-after_critical = after a critical: { $pool }
app_plain_words-after_critical_modified = after a critical: { $pool }, { $modifier }
app_plain_words-all_dice = { $dice } dice
app_plain_words-highest_dice = { $dice } dice, the { $kept } highest
app_plain_words-lowest_dice = { $dice } dice, the { $kept } lowest
app_plain_words-too_many_modifiers = { $given } INJURY MODIFIERS are too many: { $most } at most.
app_plain_words-dice_out_of_range = DICE { $number }: Enter a whole number from -{ $most } to { $most }.
app_plain_words-injury_dice_out_of_range = INJURY DICE { $number }: Enter a whole number from -{ $most } to { $most }.
app_plain_words-modifier_out_of_range = INJURY MODIFIER { $number }: Enter a whole number from -{ $most } to { $most }.

## What games and models are called. $scenario: its name; $side: a Warband.

app_plain_words-game = Game { $number } · { $scenario }
app_plain_words-game_with = { $game } · with { $outsiders }
app_plain_words-of_side = { $model } of { $side }
app_plain_words-against = { $scenario } against { $others }

## Names in a row that no “and” closes, as in a table or after a colon.

app_plain_words-then = { $so_far }, { $next }
