### Correcting the past: what is asked, what differs, and what was said before.

## Refusals.

app_correction-open_question = Something is still asked: answer it, or leave the past as it was.
app_correction-no_reason = Give a reason: a correction needs one, and keeps it.
app_correction-no_change = This changes nothing.

## What stands on a page, each with what was said there.

app_correction-struck = Struck out
app_correction-aside = Settled at the table
app_correction-unreasoned = as the table decided
app_correction-trade = Quartermaster
app_correction-nothing = nothing
app_correction-nobody = nobody

## What differs, at the head of a line.

app_correction-result = Result
app_correction-scenario = Scenario
app_correction-place = Place
app_correction-campaign_points = Campaign Victory Points
app_correction-record = Won, drawn, lost
app_correction-victory_points = Victory points
app_correction-deeds = Deeds
app_correction-took = Casualties caused
app_correction-fell = Casualties suffered
app_correction-strongbox = Strongbox
app_correction-glory = Glory
app_correction-arsenal = Arsenal
app_correction-roster = Roster
app_correction-experience = Experience
app_correction-scars = Battle Scars
app_correction-promoted = Promoted
app_correction-misses = Misses the next game
app_correction-injuries = Injuries
app_correction-skills = Skills
app_correction-battlekit = Battlekit

## How it stood and stands.

app_correction-not_recorded = not recorded
app_correction-there = in the Warband
app_correction-not_there = not in the Warband
app_correction-fallen = fallen
app_correction-yes = yes
app_correction-no = no
app_correction-a_model = A model

## A sum, where it is not of all games. $sum: such as 16 : 13; $known: of how many games it is.

app_correction-in_some_games = { $sum } in { $known } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }

## The button beside a winner who was chosen by hand: the winner is the one that the points name.

app_correction-follow = Let the points decide

## Winners who were chosen by hand. $chosen: who they are; $ahead: those whom the points name.

app_correction-kept_draw = The game stays a draw, as chosen by hand, although the points say { $ahead }.
app_correction-kept_winner = { $chosen } stays the winner, as chosen by hand, although the points say { $ahead }.
app_correction-kept_winners = { $chosen } stay the winners, as chosen by hand, although the points say { $ahead }.
app_correction-kept_winner_not_drawn = { $chosen } stays the winner, as chosen by hand, although the points say a draw.
app_correction-kept_winners_not_drawn = { $chosen } stay the winners, as chosen by hand, although the points say a draw.

## What undo takes back. $game: such as Game 1 · Relic Hunt; $by: who made the correction, where it was somebody else.

app_correction-a_correction = the correction
app_correction-a_correction_by = the correction, by { $by }
app_correction-a_correction_of = the correction of { $game }
app_correction-a_correction_of_by = the correction of { $game }, by { $by }

## What a purchase lacks, granted by the organiser; and why it is.

app_correction-grant_ducats = Grant { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
app_correction-grant_glory = Grant { $glory } Glory
app_correction-grant_both = Grant { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } and { $glory } Glory
app_correction-made_up_for = granted by a correction

## A question and what was said to it. $choice: a choice with the sum that was entered; $what: how often it was chosen.

app_correction-asked_and_said = { $question }: { $said }
app_correction-with_sum = { $choice }: { $sum }
app_correction-several_times = { $times } × { $what }

## Somebody who fought in a battle and is no longer there by then. $dice: those that fell for them after it, one of the two.

app_correction-survival_rolled = the Survival Roll ({ $faces })
app_correction-trauma_rolled = the Trauma dice ({ $faces })
app_correction-absent_alone = { $name } fought in { $battle }, but would not be in the Warband by then: that battle stays as fought.
app_correction-absent_idle = { $name } fought in { $battle }, but would not be in the Warband by then: that battle stays as fought; { $dice } after it then changes nothing.

## An entry that no longer holds.

app_correction-rolled_one = rolled a { $face }
app_correction-rolled_several = rolled { $faces }
app_correction-rolled_nothing = rolled nothing
app_correction-aside_because = Settled at the table: { $reason }
app_correction-end_of_battle = the end of the battle
app_correction-plan_of_battle = the plan of the battle
app_correction-an_entry = an entry of the campaign

## An answer, where its question is no longer asked. $die: its number; $item: a piece of kit; $table: of the exploration.

app_correction-kept_as_it_is = kept as it is
app_correction-rolled_again = rolled again
app_correction-full_recovery = a Full Recovery
app_correction-which_opponent = which Warband it remembers
app_correction-paid_ransom = a ransom of { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
app_correction-no_ransom = no ransom
app_correction-counted = a count of { $count }
app_correction-promotion_dice = the Promotion Dice
app_correction-reinforcements = Reinforcements
app_correction-no_reinforcements = no Reinforcements
app_correction-explored_table = the { $table } table
app_correction-die_again = die { $die } rolled again
app_correction-exploration_skill = an Exploration Skill
app_correction-spare_die = the spare die
app_correction-later = later
app_correction-who_gets_it = who gets it
app_correction-used_up = { $item } used up
app_correction-model_back = a model comes back
app_correction-model_sold = a model sold
app_correction-limit_raised = the Limit of { $item } raised
app_correction-done = done
app_correction-signature = the signature
