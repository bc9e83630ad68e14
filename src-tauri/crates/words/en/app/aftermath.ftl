### The pages of an aftermath. $name: a model; $item: a piece of kit; $row: of the Trauma Table; $skill: that lets something be done.

## The steps.

app_aftermath-step_trauma = Trauma
app_aftermath-step_promotions = Promotions and Experience
app_aftermath-step_reinforcements = Reinforcements
app_aftermath-step_exploration = Exploration
app_aftermath-step_quartermaster = Quartermaster
app_aftermath-step_roster = Roster

## Beside a step. $fell: how many models; $open: how many of them are not settled; $warbands: whose Trauma rolls are open.

app_aftermath-nobody_was_out = nobody was Out of Action
app_aftermath-not_recorded = who was Out of Action was not recorded
app_aftermath-trauma_note = { $open ->
        [0] { $fell } Out of Action · done
       *[other] { $fell } Out of Action · { $open } open
    }
app_aftermath-elite = ELITE { $count } of { $most }
app_aftermath-called = called
app_aftermath-not_called = not called
app_aftermath-skipped = left out for Reinforcements
app_aftermath-nothing_new = nothing new found
app_aftermath-nothing_done = nothing was changed
app_aftermath-signed = agreed
app_aftermath-waits_for = waits for the Trauma rolls of { $warbands }

## A page that is settled at the table, and what that means.

app_aftermath-settled_at_the_table = settled at the table
app_aftermath-at_the_table_means = The app then changes nothing: no promotion, no experience, no loot, no purchase. What the table decides is not asked for here; write it into the roster afterwards. Undo takes it back until the pages are closed.

## Refusals.

app_aftermath-no_sum = Enter a sum.
app_aftermath-not_asked = That is no longer asked.
app_aftermath-nothing_to_undo = Nothing was answered in this aftermath yet.
app_aftermath-changed_since = A Warband has changed since this aftermath was closed; take that back first.
app_aftermath-no_reason = Say why the closed aftermath is opened again.

## $warband: whose aftermath is open.

app_aftermath-still_open = The aftermath of { $warband } is open: change it there, in the Quartermaster step.

## What undo would take back.

app_aftermath-closing = the closing
app_aftermath-answer_for = the answer for { $name }

## Beside a choice that cannot be made.

app_aftermath-empty_strongbox = The Strongbox is empty.
app_aftermath-spent = It is used already.
app_aftermath-dearer = The Strongbox cannot pay for it.

## Trauma: what is asked; what ends in _text stands below it in small letters. $die: one of those in the next group; $room: points; $worth, $times, $each: ducats; $least, $left, $right: faces of a die.

app_aftermath-survival = Survival Roll for { $name }
app_aftermath-survival_text = One die: { $least } or more survives.
app_aftermath-trauma = Trauma for { $name }
app_aftermath-trauma_text = D66: the first die tens, the second ones.
app_aftermath-keep_or_reroll = { $name }: { $row }. Keep it?
app_aftermath-reroll_text = { $skill } lets you roll again; the second result stands.
app_aftermath-survival_again = { $name } does not survive. Roll again?
app_aftermath-keep = Keep it
app_aftermath-reroll = A second roll
app_aftermath-stays_dead = It is dead
app_aftermath-recover = Use up the { $item }
app_aftermath-recover_text = { $item } turns this into a Full Recovery.
app_aftermath-hand = Which hand of { $name }?
app_aftermath-hand_split = One die: 1 to { $left } the left, { $right } to 6 the right.
app_aftermath-lessons = What did { $name } learn?
app_aftermath-lessons_text = { $die } experience points; at most { $room } more can be earned.
app_aftermath-opponent = { $row } of { $name }: who did it?
app_aftermath-ransom = { $captor } holds { $name }. What ransom?
app_aftermath-ransom_of_several = { $captors } hold { $name }. What ransom?
app_aftermath-ransom_text = Paid: Full Recovery, no scar, the ducats move now. Refused: executed, and { $worth ->
        [one] { $worth } ducat
       *[other] { $worth } ducats
    } of model and kit are lost.
app_aftermath-pay = Pay the ransom
app_aftermath-pay_to = Pay { $captor }
app_aftermath-refuse = Refuse
app_aftermath-hospital = { $item }: whom do you treat?
app_aftermath-hospital_text = Two dice: 7 or more removes a Battle Scar, 2 adds one.
app_aftermath-treat = Treat
app_aftermath-treatment_of = { $item }: { $name }
app_aftermath-spoils = { $source } of { $who }
app_aftermath-spoils_text = { $die }; each point brings { $times ->
        [one] { $times } ducat
       *[other] { $times } ducats
    }.
app_aftermath-blood = { $source } of { $name }: how many BLOOD MARKERS were placed on it?
app_aftermath-blood_text = Each brings { $each ->
        [one] { $each } ducat
       *[other] { $each } ducats
    }.
app_aftermath-trade_these = Trade these

## Dice that these sentences name as $die.

app_aftermath-die_d3 = D3
app_aftermath-die_d6 = D6
app_aftermath-die_best = The better of two D6

## Trauma: what became of a model. $row: such as Hand Injury.

app_aftermath-survives = Survives
app_aftermath-dead = Dead
app_aftermath-executed = { $row }, executed
app_aftermath-ransomed = { $row }, ransomed
app_aftermath-unfit = { $row }, unfit for duty
app_aftermath-removed = { $row } again, leaves the Warband
app_aftermath-spared = { $row }, recovers fully

## And what is gained and lost with it. $what: such as a hand or a Warband; $stamp: the dice; $captor: a Warband.

app_aftermath-rolled_again = { $stamp } rolled again
app_aftermath-noted_of = { $text } ({ $what })
app_aftermath-scar = { $number ->
        [1] first Battle Scar
        [2] second Battle Scar
        [3] third Battle Scar
       *[other] Battle Scar { $number }
    }
app_aftermath-leaves = leaves the Warband; its kit goes to the Arsenal
app_aftermath-is_back = is back
app_aftermath-items_lost = { $items } lost
app_aftermath-paid = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } to { $captor }
app_aftermath-items_used_up = { $name } used up: { $items }

## Who left, and what a model is worth. $rule: of the game; $parts: itself and its kit, each with its price.

app_aftermath-left = { $name } left the Warband for good.
app_aftermath-left_by = { $name } left the Warband for good: { $rule }.
app_aftermath-worth_of = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }: { $parts }
app_aftermath-itself = model

## Promotions: what is asked. $failed: dice in a row; $most: models.

app_aftermath-allot = { $pool ->
        [one] Who gets the Promotion Die?
       *[other] Who has the { $pool } Promotion Dice?
    }
app_aftermath-allot_text = Nobody gets a third die before everybody has two. A 6 promotes.
app_aftermath-give_out = Give out the dice
app_aftermath-promotion = Promotion Die for { $name }
app_aftermath-promotion_text = { $failed ->
        [0] A 6 promotes.
        [one] A 6 promotes; one die in a row has failed.
       *[other] A 6 promotes; { $failed } dice in a row have failed.
    }
app_aftermath-tables = Advancement of { $name }: which two tables?
app_aftermath-tables_text = Two different tables, two dice on each; it learns one of the two results.
app_aftermath-these_two = These two
app_aftermath-advancement = Advancement of { $name }
app_aftermath-two_tables = Two dice on each: { $first }, then { $second }.
app_aftermath-on_tables = Two dice on each: { $tables }.
app_aftermath-learn = What does { $name } learn?
app_aftermath-models = { $most ->
        [one] Which model?
       *[other] Which models, up to { $most }?
    }

## Promotions: what came of it. $now: experience points; $why: what some of the points are for.

app_aftermath-promoted = Promoted
app_aftermath-not_promoted = not promoted
app_aftermath-by_right = the sixth die without a promotion is a 6
app_aftermath-healed = learns again
app_aftermath-experience_now = { $points } experience, { $now } now
app_aftermath-because = { $points } of it: { $why }
app_aftermath-for_its_leader = { $deed }, a Deed of the whole Warband: its LEADER
app_aftermath-for_the_leader_chosen = { $deed }, a Deed of the whole Warband: the LEADER who was chosen

## Reinforcements.

app_aftermath-reinforcements = Call for Reinforcements?
app_aftermath-reinforcements_text = { $threshold } − { $worth } = { $budget ->
        [one] { $budget } ducat
       *[other] { $budget } ducats
    } for recruits. It costs the Arsenal, the Strongbox, Exploration and Quartermaster.
app_aftermath-pass = No, explore
app_aftermath-call = Call: { $budget ->
        [one] { $budget } ducat
       *[other] { $budget } ducats
    }

## Exploration: what is asked. $total: of the dice; $number: of a die; $face: what it shows.

app_aftermath-which_table = Which table do you explore?
app_aftermath-which_table_text = Chosen before the dice are thrown.
app_aftermath-explore = { $dice ->
        [one] { $dice } Exploration Die
       *[other] { $dice } Exploration Dice
    }
app_aftermath-extra_dice_spent = { $extra ->
        [one] You may roll one Extra Die with them, which spends it.
       *[other] You may roll up to { $extra } Extra Dice with them, which spends them.
    }
app_aftermath-adjust = The dice show { $total }
app_aftermath-adjust_text = Each die may be re-rolled once.
app_aftermath-stand = Explore with { $total }
app_aftermath-again_die = Die { $number } again (it showed { $face })
app_aftermath-spare_die = A spare die for die { $number }, which shows { $face }
app_aftermath-one_die_text = The others stay as they are.
app_aftermath-spare = The spare die shows { $spare }, the first one { $first }: which do you keep?
app_aftermath-swap = Take the spare die
app_aftermath-keep_die = Keep the first
app_aftermath-location = { $name }: what do you do there?
app_aftermath-find_roll = { $dice ->
        [one] A die of the find
       *[other] { $dice } dice of the find
    }
app_aftermath-take_heading = What do you take?
app_aftermath-take = Take these
app_aftermath-later = In a later game
app_aftermath-exchange = Glory for Campaign Victory Points
app_aftermath-exchange_text = One for one.

## What worth of kit is counted in, and Glory.

app_aftermath-in_ducats = ducats
app_aftermath-in_glory = Glory

## Why so many dice. $game, $from: games, by their numbers.

app_aftermath-why_dice = Exploration Dice
app_aftermath-why_rerolls = { $left ->
        [one] { $left } re-roll
       *[other] { $left } re-rolls
    }
app_aftermath-its_game = Game { $game }
app_aftermath-from_game = this many from game { $from } on
app_aftermath-everybody = Everybody who explores
app_aftermath-victory = The battle was won
app_aftermath-found_earlier = found earlier
app_aftermath-own_skill = The Warband’s Exploration Skill
app_aftermath-used = Used already
app_aftermath-once_each = Each die may be re-rolled once

## What may be done with a die, and what that does.

app_aftermath-again_action = Re-roll
app_aftermath-again_action_text = Rolls the die again: enter its new face, or roll it here.
app_aftermath-extra_dice = Extra Dice
app_aftermath-extra_dice_text = Rolls one more die.
app_aftermath-duplicate = Duplicate
app_aftermath-duplicate_text = Adds a die that shows what this one shows.
app_aftermath-re_roll = Re-roll
app_aftermath-re_roll_text = Lets you re-roll one more die.
app_aftermath-set_dice = Set Dice
app_aftermath-set_dice_text = Turns a die to any face.
app_aftermath-seek = Seek
app_aftermath-seek_text = +1 to the total.
app_aftermath-circle_back = Circle Back
app_aftermath-circle_back_text = −1 to the total.
app_aftermath-lucky = Lucky
app_aftermath-lucky_text = Rolls a spare die for this one; you keep either.

## What the dice came to. $total × $each: ducats of loot; $more: ducats that earlier finds add; $sum: of two dice on a table.

app_aftermath-treatment = Treatment
app_aftermath-scarred = one more Battle Scar
app_aftermath-in_vain = nothing changes
app_aftermath-one_scar_fewer = one Battle Scar fewer
app_aftermath-an_advancement = Advancement
app_aftermath-lead_to = { $table } { $sum }: { $skills }
app_aftermath-lead_nowhere = { $table } { $sum }: nothing left to learn
app_aftermath-nothing_found = nothing found
app_aftermath-it_is_there = it is there
app_aftermath-only_ducats = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
app_aftermath-only_glory = { $glory } Glory
app_aftermath-points = { $points ->
        [one] { $points } Campaign Victory Point
       *[other] { $points } Campaign Victory Points
    }
app_aftermath-plain_loot = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } of loot
app_aftermath-loot_made_of = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } of loot: { $total } × { $each }
app_aftermath-loot_with_more = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } of loot: { $total } × { $each }, and { $more } by earlier finds

## What a step brought, and what it cost. $source: where it came from.

app_aftermath-ducats = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }, { $source }
app_aftermath-glory = { $glory } Glory, { $source }
app_aftermath-stays_behind = { $item } stays there: the list does not allow it
app_aftermath-retires = { $name } retires; its kit goes to the Arsenal
app_aftermath-came_back = { $ducats ->
        [0] { $name } is back
        [one] { $name } is back for { $ducats } ducat
       *[other] { $name } is back for { $ducats } ducats
    }
app_aftermath-model_sold = { $name } sold for { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
app_aftermath-limit_raised = Limit of { $item } raised

## Quartermaster.

app_aftermath-quartermaster = Quartermaster
app_aftermath-recruit = Recruit the Reinforcements
app_aftermath-trade_text = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } and { $glory } Glory to recruit, buy, sell and hand out.
app_aftermath-recruit_text = { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } for recruits with their kit; what is left over lapses.
app_aftermath-trade_done = Done
app_aftermath-use_up = { $item } for { $name }
app_aftermath-use_up_for = { $item } for { $name }: { $row } goes too
app_aftermath-comes_back = { $ducats ->
        [0] { $name } comes back
        [one] { $name } comes back for { $ducats } ducat
       *[other] { $name } comes back for { $ducats } ducats
    }
app_aftermath-sell_model = Sell { $name } for { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
app_aftermath-sale_alone = { $ducats } for itself
app_aftermath-sale_with_kit = { $ducats } for itself; half of its kit, rounded up: { $kit }
app_aftermath-sale_piece = { $name } { $brings } of { $price }
app_aftermath-raise = Raise the Limit of { $item }

## The end of a page.

app_aftermath-sign = Is everything right?
app_aftermath-sign_text = Strongbox { $before } to { $after ->
        [one] { $after } ducat
       *[other] { $after } ducats
    }, { $models ->
        [one] { $models } model
       *[other] { $models } models
    }. The page is locked when everybody agrees.
app_aftermath-agree = Agreed
app_aftermath-step_tracker = Tracker
app_aftermath-step_outposts = Outposts
app_aftermath-which_boxes = { $count ->
    [one] Which track gets a box?
   *[other] Which { $count } tracks get a box?
}
app_aftermath-which_boxes_text = What stands under a box comes at once.
app_aftermath-fill = Fill these boxes
app_aftermath-box_plain = { $track }, box { $number }
app_aftermath-box_scored = { $track }, box { $number }: { $points } Campaign Victory { $points ->
    [one] Point
   *[other] Points
}
app_aftermath-outpost = Outpost at { $zone }
app_aftermath-omen = an Omen of Leviathan
app_aftermath-no_outpost = no new Outpost
app_aftermath-folly = Call on Rudolf’s Folly?
app_aftermath-folly_text = Three dice show one value. In the next game: an Aerial Bombardment or a Strafing Run, else it is lost.
app_aftermath-folly_call = Pay { $glory } Glory
app_aftermath-folly_pass = Don’t pay
app_aftermath-folly_name = Rudolf’s Folly
app_aftermath-map_dice = Every Warband on the map
app_aftermath-tracker_dice = Tracker
