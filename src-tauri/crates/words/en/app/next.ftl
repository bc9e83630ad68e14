### The one thing to do next in a campaign.
### $name: a Warband or a game; $one, $other: two Warbands; $battle: a battle by its name.

app_next-season_over = The season is over
app_next-won_by = { $name } has won it.
app_next-shared_by = { $names } share the first place.
app_next-final_left = One final is left
# Nobody is left to meet somebody: the rules let one player fight another game.
app_next-last = { $name } has no opponent left. Any Warband may fight it in a game beyond the { $games }. Plan that by hand.
app_next-wanted = Two Warbands make a campaign
app_next-wanted_text = Admit the Warbands that fight in it.
app_next-wanted_by_name = Admit the Warbands that fight in it, or let those who signed up join now and bring their rosters later.
app_next-settle = Settle { $game }
app_next-none_open = Nothing is open any more: { $pages ->
        [1] the page
        [2] both pages
       *[other] all pages
    } can be closed.
app_next-some_open = { $open ->
        [one] { $open } point is
       *[other] { $open } points are
    } open; nothing is final until { $pages ->
        [1] the page closes
        [2] both pages close
       *[other] all pages close
    }.
app_next-go_on = Go on with { $battle }
app_next-turn = { $turn ->
        [0] The Forces are being set up.
       *[other] It is in Turn { $turn }.
    }
app_next-record = { $battle } has ended and is not in the campaign yet
app_next-begin = { $name } is set up
app_next-planned = { $name } is planned
app_next-no_map = There is no map of it in this pack: the players may swap it for another one of the table.
app_next-only = { $scenario } comes next
app_next-roll_for = Roll for the next scenario

## Buttons.

app_next-admit = Admit a Warband
app_next-join = Add Warbands without a roster
app_next-muster = Go to the Warbands
app_next-open_aftermath = Open the aftermath
app_next-open_battle = Open the battle
app_next-open_set_up = Open the set-up
app_next-enter = Enter it in the campaign
app_next-roll = Roll the D6 here
app_next-set_up = Set it up
app_next-swap = Swap for { $scenario }

## A proposal: two that could meet, which game of its own that is for each (below), and the table of its stage.

app_next-could_meet = { $one } could meet { $other }
app_next-stage_table = { $stage } table

## Which game of its own each Warband fights: by itself, and in a row after other words. Late: one of them joined late, and games count that it did not fight.

app_next-own_together = Their { NUMBER($game, type: "ordinal") ->
        [one] { $game }st
        [two] { $game }nd
        [few] { $game }rd
       *[other] { $game }th
    } game of the campaign
app_next-own_late = Counts as their { NUMBER($game, type: "ordinal") ->
        [one] { $game }st
        [two] { $game }nd
        [few] { $game }rd
       *[other] { $game }th
    } game of the campaign
app_next-own_apart = Game { $game } for { $one }, { $other_game } for { $other }
app_next-own_several = Game { $games }
app_next-own_one = { $game } for { $name }
app_next-row_together = their { NUMBER($game, type: "ordinal") ->
        [one] { $game }st
        [two] { $game }nd
        [few] { $game }rd
       *[other] { $game }th
    } game of the campaign
app_next-row_late = counts as their { NUMBER($game, type: "ordinal") ->
        [one] { $game }st
        [two] { $game }nd
        [few] { $game }rd
       *[other] { $game }th
    } game of the campaign
app_next-row_apart = game { $game } for { $one }, { $other_game } for { $other }
app_next-row_several = game { $games }
