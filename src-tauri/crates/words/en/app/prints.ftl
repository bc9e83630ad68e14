### The printed sheets. The screens have the same things in their own catalogue.
### $name: what a sheet is of; $day: such as 3 December 2026; $games: how many.

app_prints-print = Print into a PDF
app_prints-pdf = PDF

## What is printed, and the headings of the sheets.

app_prints-roster = Roster
app_prints-cards = Cards
app_prints-blank_cards = Blank cards
app_prints-battle_sheet = Battle sheet
app_prints-a_battle = A battle
app_prints-reference = Quick reference
app_prints-chronicle = Chronicle
app_prints-standings = Standings
app_prints-pairings = Pairings
app_prints-table_sheets = Table sheets
app_prints-scenarios = Scenarios
# $sheet: one of those above.
app_prints-named = { $name } · { $sheet }
app_prints-rules = rules { $version }

## A roster. The Characteristics, and its figures.

app_prints-movement = Move
app_prints-ranged = Ranged
app_prints-melee = Melee
app_prints-armour = Armour
app_prints-base = Base
app_prints-ducats = Ducats
app_prints-glory = Glory
app_prints-strongbox = Strongbox
app_prints-unspent_glory = Glory unspent
app_prints-models = Models
app_prints-elite = ELITE
app_prints-field_strength = Field Strength
app_prints-threshold = Threshold
app_prints-next_game = Next game
app_prints-mercenary = Mercenary
app_prints-faction = { $faction } · { $variant }
app_prints-cost_glory = { $glory } Glory
app_prints-cost_both = { $ducats } + { $glory } Glory
# A model that left. $entry: what sort of model it was; $reason: why it left.
app_prints-fallen_as = { $entry }, { $reason }

## An evening.

app_prints-evening_on = { $name } · { $day }
app_prints-no_round = No round is drawn: there is nothing to print yet.
app_prints-sits_out = sits out.
app_prints-one_off = one-off game
app_prints-round = Round { $number }
app_prints-minutes = A round is { $minutes } minutes, with { $pause } minutes of break after it.

## A battle and its scenario.

app_prints-objective = Objective
# A Deed that the whole Warband does.
app_prints-deed_whole = { $condition } (the Warband)
app_prints-turn = Turn { $turn }
app_prints-turns = { $turns ->
        [one] { $turns } Turn
       *[other] { $turns } Turns
    }
app_prints-too_many_sides = { $sides } sides are too many: { $most } at most.
app_prints-unknown_scenario = The pack has no scenario “{ $id }”. It has { $known }.

## The chronicle.

app_prints-deeds_not_recorded = Their Deeds are not recorded.
app_prints-fallen_not_recorded = Who fell is not recorded.
app_prints-result_alone = Only the result is recorded.
app_prints-game = Game { $number }
app_prints-no_vp = VP not recorded
app_prints-vp = { $vp } VP
app_prints-cvp = { $cvp } CVP
# In how many games a figure was written down; beside the two below.
app_prints-in_of = in { $known } of { $games }
# $known: “in 3 of 5”, as the sentence above says it, of the enemies taken or of the own models lost.
app_prints-caused = caused { $known }
app_prints-suffered = suffered { $known }
# $outcome: won, drew, lost or gave_up.
app_prints-ended = { $outcome ->
        [won] won
        [drew] drew
        [gave_up] gave up
       *[lost] lost
    }
app_prints-ended_attacker = { $outcome ->
        [won] won, attacked
        [drew] drew, attacked
        [gave_up] gave up, attacked
       *[lost] lost, attacked
    }
# After the name of a model. $of: its Warband; $how: how it died, with a small letter: killed in Turn 3 by Kell.
app_prints-died_so = of { $of }, { $how } · Game { $number }, { $scenario }
# $by: who, and on which day.
app_prints-corrected_by = Corrected, { $by }:
app_prints-in_turn_of_log = { $by }, in Turn { $turn } of the log
