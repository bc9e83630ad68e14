### What campaigns refuse. $name, $names: Warbands or models as they are called.

campaign-too_many_battles = There are more than { $most } battles.
campaign-takes_its_own_place = A Warband cannot replace itself.
campaign-warbands_out_of_range = A game has { $least } to { $most } Warbands, not { $count }.
campaign-outsiders_only = At least one side must belong to the campaign.
campaign-fights_itself = A Warband cannot fight itself.
campaign-rosters_missing = Each side needs its roster, in the order of the sides.
campaign-charts_missing = Each casualty needs its chart.
campaign-players_out_of_range = A list holds 1 to { $most } players, not { $count }.
campaign-player_twice = A player signs up once.
campaign-late_by_out_of_range = A Warband may be { $most } games late at most, not { $late_by }.
campaign-sum_beyond = { $sum } is too much: { $most } at most.
campaign-sum_too_large = { $sum } is too much: { $most } at most.
campaign-list_too_long = A list is too long: { $most } lines at most.
campaign-no_scars_at_all = A model can bear at least 1 Battle Scar.
campaign-too_many_dice = { $count } dice are too many: { $most } at most.
campaign-model_gone = The model is no longer on the roster.
campaign-not_asked = That answers no open question.
campaign-aftermath_keeps_pack = An aftermath is open: close it with the pack it began with.
campaign-aftermath_keeps_rules = An aftermath is open: close it under the rules it began with.
campaign-games_fought = Game { $fought } was fought: a shorter campaign, or another rule for games beyond the final, would change its points.
campaign-already_signed_up = One of these players belongs to the campaign already.
campaign-too_many_signed_up = Up to { $most } players sign up before they bring a Warband.
campaign-not_signed_up = Nobody by that name has signed up.
campaign-warband_engaged = The Warband has a planned battle or an open aftermath: settle or cancel it first.
campaign-no_outsider = An outsider has the id of a Warband of the campaign.
campaign-plan_stays = The battle was fought, so its plan stays.
campaign-page_does_not_ask = This page does not ask that now.
campaign-no_roll_asked = No dice are asked for.
campaign-wrong_dice = { $least ->
        [one] The roll takes one die, not { $thrown }.
       *[other] The roll takes { $least } dice, not { $thrown }.
    }
campaign-wrong_dice_between = The roll takes { $least } to { $most } dice, not { $thrown }.
campaign-already_admitted = The Warband already belongs to the campaign.
campaign-campaign_full_of_warbands = A campaign holds { $most } Warbands at most.
campaign-battle_twice = The battle already belongs to the campaign.
campaign-campaign_full_of_battles = A campaign holds { $most } battles at most.
campaign-already_recorded = The battle’s result is already recorded.
campaign-other_warbands = The battle was planned for other Warbands.
campaign-troops_first = { $name } waits: every Troop’s Survival Roll comes first (rulebook p. 101).
campaign-unknown_warband = The Warband does not belong to the campaign.
campaign-unknown_battle = The battle does not belong to the campaign.
campaign-no_aftermath = The battle has no open aftermath.
campaign-warband_did_not_fight = The Warband did not fight in that battle.
campaign-model_did_not_fall = Model { $model } did not go Out of Action.
campaign-house_out_of_range = { $what }: { $least } to { $most }, not { $is }.
campaign-games_out_of_range = A campaign has 1 to { $most } games, not { $games }.
campaign-experience_of_a_game = Experience of a game
campaign-promotion_dice = Promotion Dice of every Warband
campaign-experience_of_a_latecomer = Experience of a latecomer for a game
campaign-starting_ducats = Ducats at the start
campaign-points_of_a_concession = Campaign Victory Points of a concession
campaign-loot_for_a_point = Ducats of loot per point
campaign-points_of_a_game = Campaign Victory Points of a game
campaign-end_of_first_stage = The last game of the first stage
campaign-end_of_second_stage = The last game of the second stage
campaign-no_promotion_die = No Promotion Die is asked for.
campaign-nobody_killed = No such model was killed.
campaign-nobody_for_sale = No such model is for sale.
campaign-price_wrong = The price is not what the Armoury asks.
campaign-too_many_changes = One aftermath takes { $most } changes at most: close it, and go on in the builder.
campaign-not_in_this_step = That is not done in this step of the aftermath.
campaign-unknown_model = No model of this Warband has the id { $id }.
campaign-too_few_scars = Only a model with { $scars } Battle Scars may retire.
campaign-permanent = It cannot be passed on or sold.
campaign-stays_fitted = It stays on the weapon it was fitted to, but may be sold.
campaign-something_fitted = Something is fitted to it that fits no other weapon: sell that first.
campaign-has_all_options = It came with all the options it will ever have.
campaign-glory_item_locked = Glory Items are for sale up to { $most } Glory: dearer ones need a Location.
campaign-no_model_asked = That question is not asked of a model.
campaign-one_die_for_a_table = The stage has a table: roll one die.
campaign-earlier_with_its_result = A game from before this book is entered with its result.
campaign-stage_needs_a_die = The stage does not name that scenario without a die.
campaign-die_names_another = The die names another scenario.
campaign-another_of_the_table = Choose another scenario of the same table.
campaign-nothing_to_swap = The die leaves a choice: there is nothing to swap.
campaign-one_of_the_table = Choose a scenario of the stage’s table.
campaign-chooser_is_another = The player with the fewest games chooses; if several do, they roll off.
campaign-no_choice_left = The die leaves no choice.
campaign-no_longer_asked = That is no longer asked.
campaign-pack_not_there = The pack it was played with is not there.
campaign-asked_for_no_dice = { $name } is asked for no dice.
campaign-wrong_dice_for = { $wanted ->
        [one] { $name } rolls one die, not { $dice }.
       *[other] { $name } rolls { $wanted } dice, not { $dice }.
    }
campaign-ransom_out_of_range = A ransom is 1 to the { $strongbox } ducats in the Strongbox, not { $ducats }.
campaign-not_asked_that = { $name } is not asked that.
campaign-no_row_for = The pack’s Trauma Table has no row for { $roll }.
campaign-row_lost = The pack’s Trauma Table has lost a row.
campaign-not_an_opponent = That Warband is not among the choices.
campaign-battle_twice_in_table = A battle is in the table twice.
campaign-earlier_models = A game from before this book names no models: their state is in the opening balances.
campaign-has_fought_here = { $name } has fought a game in this book already, and a table holds games from before that: file newer ones on a sheet each.
campaign-has_a_game_planned = { $name } has a game planned: take that plan back, enter the games from before, and plan it again.
campaign-pages_unsettled = { $left ->
        [one] One of its pages is not settled and signed yet.
       *[other] { $left } of its pages are not settled and signed yet.
    }
campaign-earlier_aftermath_open = { $count ->
        [one] { $names } has an earlier aftermath open: its roster is not known before that is closed.
       *[other] { $names } have an earlier aftermath open: their rosters are not known before that is closed.
    }
campaign-no_map = This campaign is not fought on a map.
campaign-map_is_over = The map is over: no more games are planned on it.
campaign-map_goes_on = The map goes on: Visions are revealed at its end.
campaign-map_not_to_end = The map ends after a game on it, once no aftermath is open.
campaign-unknown_zone = The map has no such zone.
campaign-zone_is_entry = Warbands come in here: nobody fights for it.
campaign-zone_out_of_reach = The Aggressor does not reach this zone: neither their Entry Zone nor a zone they have Scouted is linked to it.
campaign-zone_needs_omens = This zone is for the last game of both players, each with an Omen of Leviathan.
campaign-no_entry_zone = Every Warband needs an Entry Zone before it fights on the map.
campaign-not_an_entry_zone = Name one of the Entry Zones of the map.
campaign-entered_for_good = A Warband with a game on the map keeps its Entry Zone.
campaign-aggressor_is_another = The Aggressor is the player who has been it fewer times; if that is a tie, the winner of a roll-off.
campaign-zone_has_its_scenario = This zone has its own scenario.
campaign-zone_needs_two_dice = The scenario of this zone is random: it takes two dice.
campaign-vision_sealed = This Warband’s Vision is sealed already.
campaign-vision_revealed = This Warband’s Vision is revealed already.
campaign-unknown_vision = The map has no such Vision card.
campaign-seal_holds = This code does not open the seal for this card.
campaign-levels_counted = The app counts the levels of this Vision: leave them empty.
campaign-levels_wanted = The app cannot count the levels of this Vision: say how many were reached.
campaign-levels_out_of_range = A Vision has { $most } levels at most.
