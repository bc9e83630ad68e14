### What campaigns refuse. $name, $names: Warbands or models as they are called.

campaign-too_many_battles = more than { $most } battles
campaign-takes_its_own_place = a Warband cannot replace itself
campaign-warbands_out_of_range = { $count } Warbands: expected { $least } to { $most }
campaign-outsiders_only = no side belongs to the campaign: expected one
campaign-fights_itself = a Warband cannot fight itself
campaign-rosters_missing = expected one roster per side, in the same order
campaign-charts_missing = expected one chart per casualty
campaign-players_out_of_range = { $count } players sign up: expected 1 to { $most }
campaign-player_twice = a player signs up once
campaign-late_by_out_of_range = late by { $late_by }: expected at most { $most }
campaign-sum_beyond = { $sum } is above { $most }
campaign-sum_too_large = { $sum } is above { $most }
campaign-list_too_long = a list of more than { $most }
campaign-no_scars_at_all = a limit of 0 Battle Scars: expected at least 1
campaign-too_many_dice = { $count } dice: expected at most { $most }
campaign-model_gone = the model is no longer on the roster
campaign-not_asked = that is not asked
campaign-aftermath_keeps_pack = an aftermath is open: close it with the pack it began with
campaign-aftermath_keeps_rules = an aftermath is open: close it under the rules it began with
campaign-games_fought = game { $fought } was fought: a shorter campaign, or another rule for games beyond the final, would change its points
campaign-already_signed_up = one of these players belongs to the campaign already
campaign-too_many_signed_up = { $most } players at most sign up before they bring a Warband
campaign-not_signed_up = nobody by that name has signed up
campaign-warband_engaged = the Warband has a planned battle or an open aftermath: settle or cancel it first
campaign-no_outsider = an outsider has the id of a Warband of the campaign
campaign-plan_stays = the battle was fought: its plan stays
campaign-page_does_not_ask = that is not asked on this page now
campaign-no_roll_asked = no dice are asked for
campaign-wrong_dice = { $thrown ->
        [one] one die: expected { $least }
       *[other] { $thrown } dice: expected { $least }
    }
campaign-wrong_dice_between = { $thrown } dice: expected { $least } to { $most }
campaign-already_admitted = the Warband already belongs to the campaign
campaign-campaign_full_of_warbands = a campaign holds { $most } Warbands at most
campaign-battle_twice = the battle already belongs to the campaign
campaign-campaign_full_of_battles = a campaign holds { $most } battles at most
campaign-already_recorded = the battle’s result is already recorded
campaign-other_warbands = the battle was planned for other Warbands
campaign-troops_first = { $name } waits: every Troop’s Survival Roll comes first (DR p.101)
campaign-unknown_warband = the Warband does not belong to the campaign
campaign-unknown_battle = the battle does not belong to the campaign
campaign-no_aftermath = the battle has no open aftermath
campaign-warband_did_not_fight = the Warband did not fight in that battle
campaign-model_did_not_fall = model { $model } did not go Out of Action
campaign-house_out_of_range = { $what }: { $is }; expected { $least } to { $most }
campaign-games_out_of_range = { $games } games: expected 1 to { $most }
campaign-experience_of_a_game = experience of a game
campaign-promotion_dice = Promotion Dice of every Warband
campaign-experience_of_a_latecomer = experience of a latecomer for a game
campaign-starting_ducats = ducats at the start
campaign-points_of_a_concession = Campaign Victory Points of a concession
campaign-loot_for_a_point = ducats of loot per point
campaign-points_of_a_game = Campaign Victory Points of a game
campaign-end_of_first_stage = the last game of the first stage
campaign-end_of_second_stage = the last game of the second stage
campaign-no_promotion_die = no Promotion Die is asked for
campaign-nobody_killed = no such model was killed
campaign-nobody_for_sale = no such model is for sale
campaign-price_wrong = the price is not what the Armoury asks
campaign-too_many_changes = more than { $most } changes in one aftermath: close it, and go on in the builder
campaign-not_in_this_step = that is not done in this step of the aftermath
campaign-unknown_model = no model of this Warband has the id { $id }
campaign-too_few_scars = only a model with { $scars } Battle Scars may retire
campaign-permanent = it cannot be passed on or sold
campaign-stays_fitted = it stays on the weapon it was fitted to, but may be sold
campaign-something_fitted = something is fitted to it that fits no other weapon: sell that first
campaign-has_all_options = it came with all the options it will ever have
campaign-glory_item_locked = Glory Items are for sale up to { $most } Glory: dearer ones need a Location
campaign-no_model_asked = that question is not asked of a model
campaign-one_die_for_a_table = expected one die for a stage that has a table
campaign-earlier_with_its_result = a game from before this book is entered with its result
campaign-stage_needs_a_die = the stage does not name that scenario without a die
campaign-die_names_another = the die names another scenario
campaign-another_of_the_table = expected another scenario of the same table
campaign-nothing_to_swap = the die leaves a choice: there is nothing to swap
campaign-one_of_the_table = expected a scenario of the stage’s table
campaign-chooser_is_another = the player with fewest games chooses; with several, the winner of their roll-off
campaign-no_choice_left = the die leaves no choice
campaign-no_longer_asked = that is no longer asked
campaign-pack_not_there = the pack it was played with is not there
campaign-asked_for_no_dice = { $name } is asked for no dice
campaign-wrong_dice_for = { $dice } dice for { $name }: expected { $wanted }
campaign-ransom_out_of_range = a ransom of { $ducats }: expected 1 to the { $strongbox } ducats in the Strongbox
campaign-not_asked_that = { $name } is not asked that
campaign-no_row_for = the pack’s Trauma Table has no row for { $roll }
campaign-row_lost = the pack’s Trauma Table has lost a row
campaign-not_an_opponent = that Warband is not among the choices
campaign-battle_twice_in_table = a battle is in the table twice
campaign-earlier_models = a game from before this book names no models: their state is in the opening balances
campaign-has_fought_here = { $name } has fought a game in this book already, and a table holds games from before that: file newer ones on a sheet each
campaign-has_a_game_planned = { $name } has a game planned: take that plan back, enter the games from before, and plan it again
campaign-pages_unsettled = { $left ->
        [one] one of its pages is not settled and signed yet
       *[other] { $left } of its pages are not settled and signed yet
    }
campaign-earlier_aftermath_open = { $count ->
        [one] { $names } has an earlier aftermath open: its roster is not known before that is closed
       *[other] { $names } have an earlier aftermath open: their rosters are not known before that is closed
    }
