### A game between two Warbands of the organiser’s choice.
### $name: a Warband; $games: how many; $face: of a die.

app_plan-no_member = A Warband does not belong to the campaign.
app_plan-two_wanted = Two Warbands are needed for a game.
app_plan-same = A Warband cannot fight itself.
app_plan-begun = Its battle has begun: end it there, or enter its result.
app_plan-another_round = It is another round by now: look at its games again.
app_plan-sides = { $one } – { $other }
app_plan-made = { $scenario } is planned.
# $player: who commands it.
app_plan-member_of = { $name } ({ $player })

## A round that was planned.

app_plan-round_planned = { $planned ->
        [0] No game is planned yet.
        [one] { $planned } game is planned.
       *[other] { $planned } games are planned.
    }
app_plan-round_left = { $planned ->
        [0] No game is planned yet
        [one] { $planned } game is planned
       *[other] { $planned } games are planned
    }; in { $left } the die leaves a choice.
# What undo takes back.
app_plan-whole_round = the round of { $games } games
# The same, taken back before.
app_plan-round_cancelled = the plans of { $games } games, taken back

## Why a Warband is not free: beside its name, and as a sentence.

app_plan-rests = takes a rest
app_plan-settles = settles its last battle
app_plan-has_game = has a game to play
app_plan-plays = has a game planned against { $against }
app_plan-not_free_rests = { $name } takes a rest.
app_plan-not_free_settles = { $name } settles its last battle.
app_plan-not_free_has_game = { $name } has a game to play.
app_plan-not_free_plays = { $name } has a game planned against { $against }.

## What two Warbands have behind them, and a scenario.

app_plan-met = { $times ->
        [0] have not met yet
        [1] have met once
       *[other] have met { $times } times
    }
# In the standings.
app_plan-stands = { $points ->
        [one] Place { $place }, { $points } point
       *[other] Place { $place }, { $points } points
    }
# $name: a scenario; $played: how often these two have played it.
app_plan-scenario = { $played ->
        [0] { $name }
        [1] { $name }, played once
       *[other] { $name }, played { $played } times
    }

## The die leaves a choice.

app_plan-chooses = A { $face }: the player of { $name } chooses one.
app_plan-choice_of = The player with fewer games chooses; with equal games, the winner of a roll-off
app_plan-page = rulebook p. 96
app_plan-fought = { $games ->
        [0] has fought no game
        [one] has fought { $games } game
       *[other] has fought { $games } games
    }
app_plan-roll_off_title = Roll-off
app_plan-roll_off_first = A { $face } leaves a choice, and { $names } have fought equally often: they roll off for it.
app_plan-roll_off_again = A tie: { $names } roll off again.
app_plan-rolled = { $name } { $face }
app_plan-bad_roll_off = The roll-off does not end like that: each round takes { $sides } dice, and a tie takes another round.
