### Rotations and evenings. $pair, $game: two players whose game it is, such as Ada – Bors; $name: a player, a rotation or an evening.

app_evenings-retired = retired
app_evenings-away = put away
app_evenings-brought_back = brought back
app_evenings-over = its days are over
app_evenings-own_call = A round is started, and a game planned, by a call of its own.
app_evenings-round_open = A round is drawn and not started: draw it again, or start it.
app_evenings-nobody = There is nobody to pair: at least two players must be here.
app_evenings-start_anew = There is nothing to redo: start the round again.
app_evenings-no_such_game = There is no such game on the evening.
app_evenings-is_one_off = A one-off game belongs to no campaign.
app_evenings-planned_already = The campaign has planned the game already.
app_evenings-other_plans = Other plans conflict with it by now: look at the game again.
app_evenings-not_planned = No campaign has planned the game.
app_evenings-no_scenario_yet = Its scenario is not known yet.
app_evenings-not_offered = The die did not leave that choice: choose a scenario of the stage table.
app_evenings-swapped = swapped in the campaign
app_evenings-plan_gone = as its campaign had planned it; that plan was taken back
app_evenings-no_campaign_here = Its campaign is not in this book.
app_evenings-not_here = not in this book

# Of two players whose game cannot be taken back any more.
app_evenings-was_played = { $pair } was played, and the campaign has its result. Its table keeps it; correct the result in its aftermath.

# Of two players whose battle has begun.
app_evenings-has_begun = The battle of { $pair } has begun. Its table keeps it.

app_evenings-same_name = Somebody called { $name } is already known: say whether it is the same person.

# A game was drawn with a scenario, and its campaign has planned another.
app_evenings-will_take_over = Their campaign has planned { $scenario } for them: once the round is started, that is what they play.

app_evenings-too_many = { $changes } changes at once are too many: { $most } at most.
app_evenings-table_closed = Table { $number } is closed: move the game to another.

# Somebody is no longer there, and their game is not over.
app_evenings-has_left = { $name } has left: enter how the game ended, mark it as not played, or give the place to somebody else.

## Beside games, scenarios, players and tables.

# $game: a scenario and who meets, such as Relic Hunt: Redoubt – Choir.
app_evenings-plan_by = { $game }, to be fought by { $day }
app_evenings-from = from { $day }
app_evenings-rests = rests { $evenings ->
        [one] { $evenings } evening
       *[other] { $evenings } evenings
    }
app_evenings-guest_alone = { $name } (guest)
app_evenings-guest_numbered = { $name } (guest { $number })
app_evenings-stage = { $stage }, game { $game }
app_evenings-table_alone = Table { $number }
# $name: what the table is called.
app_evenings-table_named = Table { $number } · { $name }

## What there is of an evening.

app_evenings-expected = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } expected
app_evenings-expected_rounds = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } expected, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
app_evenings-came = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
app_evenings-came_rounds = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

## How a game ended. $own: the winner’s points, or those of the first player; $points: those of the other.

app_evenings-drawn_game = a draw
app_evenings-drawn_with = a draw, { $own } to { $points }
app_evenings-wins = { $winner } wins
app_evenings-wins_with = { $winner } wins, { $own } to { $points }
app_evenings-player_points = { $name } { $points }
# $scores: what all of more than two have, such as Ada 7, Bors 5, Cato 3.
app_evenings-draw_among = a draw: { $scores }
app_evenings-wins_among = { $winner } wins: { $scores }
app_evenings-win_together = { $winners } win
app_evenings-win_together_among = { $winners } win: { $scores }

## How a scenario came. $face: of the die.

app_evenings-way_open = not chosen yet
app_evenings-way_book = by the rulebook: a { $face }
app_evenings-way_book_chose = by the rulebook: a { $face }, { $chooser } chose
app_evenings-way_stage = drawn from the stage table
app_evenings-way_rotation = drawn from the rotation
app_evenings-way_all = drawn from all scenarios
app_evenings-way_shared = drawn from the scenarios for this many
app_evenings-way_planned = as its campaign planned it
app_evenings-way_agreed = agreed by the players
app_evenings-way_chosen = chosen by the organiser

## Why two players were paired. $one, $other: the players; $one_times, $other_times and the like: their figures.

app_evenings-same_campaign = They belong to one campaign: a game of it.
app_evenings-one_off_game = They share no campaign: a one-off game.
app_evenings-never_met = They have not met yet.
app_evenings-shares = { $players } share this table, so that fewer sit out.
app_evenings-some_met = { $pairs ->
        [one] { $pairs } of the { $of } pairs at this table has met before.
       *[other] { $pairs } of the { $of } pairs at this table have met before.
    }
app_evenings-some_met_tonight = { $pairs ->
        [one] { $pairs } of the { $of } pairs at this table has met tonight.
       *[other] { $pairs } of the { $of } pairs at this table have met tonight.
    }
app_evenings-some_played = { $players ->
        [0] None of the { $of } has played the scenario.
        [one] { $players } of the { $of } has played the scenario.
       *[other] { $players } of the { $of } have played the scenario.
    }
app_evenings-for_that_many = { $scenarios ->
        [one] The only scenario for { $players } Warbands that fits this table.
       *[other] Drawn from { $scenarios } scenarios for { $players } Warbands that fit this table: the one they know least.
    }
app_evenings-none_for_that_many = No scenario for { $players } Warbands fits this table.
app_evenings-met_as_all = They have met { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }, as both have met everybody here.
app_evenings-met_one_all = They have met { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }: { $one } has met everybody here; { $other } has { $left } still to meet, but this makes the better round.
app_evenings-met_though = They have met { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }: { $one } has { $one_left } here still to meet, { $other } has { $other_left }, but this makes the better round.
app_evenings-games = Games that count so far: { $one } { $one_games }, { $other } { $other_games }.
app_evenings-by_lot = { $of } were level there, members and guests alike: the lot decided.
app_evenings-no_rematch = Of { $of } alike in that, this one was chosen so that nobody meets an opponent of tonight again.

## Why they play this scenario.

app_evenings-by_stage = The stage table for game { $game }, that of the more experienced player.
app_evenings-planned_before = Their campaign had planned this game before the round was drawn.
app_evenings-planned_before_by = Their campaign had planned this game before the round was drawn, to be fought by { $day }.
app_evenings-elsewhere = { $scenarios ->
        [one] { $scenarios } other scenario suits both as well, but other tables of the round play it.
       *[other] { $scenarios } other scenarios suit both as well, but other tables of the round play them.
    }
app_evenings-also_at = { $tables ->
        [one] { $tables } other table plays it too
       *[other] { $tables } other tables play it too
    }: nothing that suits both as well is free.
app_evenings-only_scenario = The only scenario there is for this table.
app_evenings-new_to_both = New to both.
app_evenings-repeat = { $one } has played it { $one_times ->
        [0] never
        [1] once
        [2] twice
       *[other] { $one_times } times
    }, { $other } { $other_times ->
        [0] never
        [1] once
        [2] twice
       *[other] { $other_times } times
    }; nothing here is new to both.
app_evenings-repeat_though = { $one } has played it { $one_times ->
        [0] never
        [1] once
        [2] twice
       *[other] { $one_times } times
    }, { $other } { $other_times ->
        [0] never
        [1] once
        [2] twice
       *[other] { $other_times } times
    }; { $untried ->
        [one] { $untried } scenario
       *[other] { $untried } scenarios
    } would be new to both, and is needed elsewhere.
app_evenings-all_rest = It rests, and so does everything else for this table.
app_evenings-drawn = Drawn by lot, with a chance of { $weight } in { $of }.
app_evenings-drawn_among = Drawn by lot among { $among } scenarios that suit both alike, with a chance of { $weight } in { $of }.
app_evenings-best_scenario = Of { $of } scenarios for this table, no other suits both as well.
app_evenings-no_scenario = No scenario fits this table; { $pool ->
        [one] { $pool } scenario
       *[other] { $pool } scenarios
    } could be drawn elsewhere.

## Who attacks. $one, $other: what each player has been, as in the three messages below the first.

app_evenings-roles = The player who has attacked less often attacks: { $one }, { $other }.
app_evenings-role_even = { $name } even
app_evenings-role_attacker = { $name } { $games } more as attacker
app_evenings-role_defender = { $name } { $games } more as defender
app_evenings-roles_drawn = Both have attacked equally often: the attacker was drawn by lot.
app_evenings-roles_by_size = The larger Warband attacks: { $models ->
        [one] { $models } model
       *[other] { $models } models
    } against { $other }.
app_evenings-roles_at_table = The larger Warband attacks: compare them at the table.

## Which table they have. $size: such as 48″ × 48″.

app_evenings-fits_tables = The scenario fits { $fitting } of { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
app_evenings-none_large = No table is as large as its map, { $size }.
app_evenings-large_here = { $large ->
        [one] { $large } table is as large as its map, { $size }: this is the one.
       *[other] { $large } tables are as large as its map, { $size }: this is one of them.
    }
app_evenings-large_elsewhere = { $large ->
        [one] { $large } table is as large as its map, { $size }: another game has it.
       *[other] { $large } tables are as large as its map, { $size }: other games have them.
    }

## Why somebody sits out. $tonight, $byes: rounds that they have sat out; $rounds: that they were there for.

app_evenings-owes_first = Has sat out { $tonight ->
        [0] no round
        [one] { $tonight } round
       *[other] { $tonight } rounds
    } tonight, and is here for the first round.
app_evenings-owes = Has sat out { $tonight ->
        [0] no round
        [one] { $tonight } round
       *[other] { $tonight } rounds
    } tonight, and { $byes } of { $rounds } in all, where { $fair } would be fair: nobody who plays is further below a fair share.
app_evenings-fewest_byes = Has sat out { $byes ->
        [0] no round
        [one] { $byes } round
       *[other] { $byes } rounds
    } so far, and nobody who plays has sat out fewer.
app_evenings-fewest_byes_with = Has sat out { $byes ->
        [0] no round
        [one] { $byes } round
       *[other] { $byes } rounds
    } so far, as have { $equals } in all, and nobody who plays has sat out fewer.
app_evenings-keeps_campaign_games = If somebody else sat out, there would be fewer campaign games, and those come first.
app_evenings-best_without = Of { $of } equals, the one whose absence leaves the best round; ties were drawn by lot.
app_evenings-came_late = Came late: among equals, latecomers sit out first.
app_evenings-nobody_left = Nobody is left to play with.
app_evenings-odd_number = { $players } players: one sits out.
app_evenings-too_few_tables = { $tables ->
        [0] There is no table left.
        [1] There is only one table.
       *[other] There are only { $tables } tables.
    }

## What holds of a game as it stands.

app_evenings-met = They have met { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }.
app_evenings-met_tonight = They have met { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    } tonight.
app_evenings-met_partly_tonight = They have met { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }, { $tonight ->
        [1] once
        [2] twice
       *[other] { $tonight } times
    } of it tonight.
app_evenings-scenario_new = The scenario is new to both.
app_evenings-both_played = Both have played the scenario { $times ->
        [0] never
        [1] once
        [2] twice
       *[other] { $times } times
    }.
app_evenings-has_played = { $name } has played the scenario { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }.
app_evenings-have_played = { $one } has played the scenario { $one_times ->
        [1] once
        [2] twice
       *[other] { $one_times } times
    }, { $other } { $other_times ->
        [1] once
        [2] twice
       *[other] { $other_times } times
    }.
app_evenings-scenario_rests = The scenario rests.
app_evenings-for_exactly = The scenario is for { $players } Warbands.
app_evenings-for_between = The scenario is for { $least } to { $most } Warbands.
app_evenings-does_not_fit = The rotation does not allow the scenario on this table.
# $size: of the table; $map: the size of the map.
app_evenings-cramped = The table, { $size }, is smaller than the scenario’s map, { $map }.
app_evenings-crowded = The scenario stands on { $tables } tables of this round; the rotation has it for { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } at most.

## A scenario that a rotation does not draw.

app_evenings-unlisted = not in the rotation
app_evenings-shut_unlisted = The scenario is not in { $rotation }.
app_evenings-shut_retired = The scenario is retired in { $rotation }.
app_evenings-shut_before = { $rotation } draws the scenario from { $day } on.
app_evenings-shut_after = { $rotation } drew the scenario until { $day }.

## What was changed of a rotation or an evening, in its history.

app_evenings-renamed = renamed to { $name }
app_evenings-slot_added = { $scenario } added
app_evenings-slot_weighs = { $scenario } weighs { $weight } instead of { $before }
app_evenings-slot_changed = { $scenario } changed
app_evenings-slot_retired = { $scenario } retired
app_evenings-slot_back = { $scenario } brought back
app_evenings-numbered_game = game { $number }
app_evenings-moved = moved to { $day }
app_evenings-rounds_of = rounds of { $minutes } minutes, breaks of { $pause }
app_evenings-other_rotation = draws from another rotation
app_evenings-no_rotation = draws from no rotation
app_evenings-table_up = table { $table } put up
app_evenings-table_down = table { $table } taken down
app_evenings-is_expected = { $name } expected
app_evenings-is_here = { $name } is here
app_evenings-did_not_come = { $name } did not come
app_evenings-left = { $name } left
app_evenings-round_drawn = round { $round } drawn: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
app_evenings-locked = { $game } locked
app_evenings-unlocked = { $game } unlocked
app_evenings-all_locked = all games locked
app_evenings-all_unlocked = all games unlocked
app_evenings-change_places = { $one } and { $other } change places
app_evenings-takes_place = { $name } joins { $game }
app_evenings-sits_out = { $name } sits out
app_evenings-game_scenario = { $game }: { $scenario }
app_evenings-game_no_scenario = { $game }: no scenario
app_evenings-to_table = { $game } to table { $table }
app_evenings-to_no_table = { $game } to no table
app_evenings-attacks = { $game }: { $name } attacks
app_evenings-nobody_attacks = { $game }: nobody attacks
app_evenings-of_campaign = { $game }: a game of the campaign
app_evenings-of_no_campaign = { $game }: a one-off game
app_evenings-not_expected = { $name } is not expected
app_evenings-started = the round is started
app_evenings-when_started = when round { $round } was started
app_evenings-nobody_plays = { $game }: nobody plays it
app_evenings-played_after_all = { $game } is played after all
app_evenings-planned = { $game } planned in the campaign
app_evenings-taken_over = { $game }: the campaign’s plan taken over
app_evenings-plan_taken_back = { $game }: the plan taken back
app_evenings-game_result = { $game }: { $result }
app_evenings-no_result = { $game }: no result
app_evenings-round_taken_back = the round taken back
