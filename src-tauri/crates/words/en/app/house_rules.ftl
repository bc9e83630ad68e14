### The house rules of a campaign: the figures that its organiser may change, and the rules in words.

## What undo takes back.

app_house_rules-house_rules = the house rules
app_house_rules-written_rules = the house rules in words

## Why figures cannot be changed now. $game: whose aftermath is open; $more: of how many other games as well.

app_house_rules-unsettled = Settle its last battle first.
app_house_rules-one_open = The aftermath of { $game } is open. The figures below can be changed once it is closed.
app_house_rules-several_open = The aftermaths of { $game } and { $more ->
        [one] { $more } other game
       *[other] { $more } other games
    } are open. The figures below can be changed once they are closed.

## Rules in words were written or changed. $new, $gone: lines, each as in the group below.

app_house_rules-taken_away = House rules in words taken away
app_house_rules-taken_away_of = House rules in words taken away: gone { $gone }
app_house_rules-written_down = House rules written: new { $new }
app_house_rules-reordered = House rules written in another order
app_house_rules-changed_new = House rules changed: new { $new }
app_house_rules-changed_gone = House rules changed: gone { $gone }
app_house_rules-changed = House rules changed: new { $new }; gone { $gone }

## A line of these rules, and how many more there are.

app_house_rules-quoted = “{ $line }”
app_house_rules-more_lines = { $lines ->
        [one] one more line
       *[other] { $lines } more lines
    }

## What each figure is called.

app_house_rules-games = Games, with the final
app_house_rules-first_stage = Last game of the early stage
app_house_rules-second_stage = Last game of the middle stage
app_house_rules-win = Campaign Victory Points of a win
app_house_rules-draw = Campaign Victory Points of a draw
app_house_rules-loss = Campaign Victory Points of a loss
app_house_rules-experience = Experience of an ELITE that took part
app_house_rules-promotion_dice = Promotion Dice of every Warband
app_house_rules-loot = Ducats of loot per point of the Exploration roll
app_house_rules-starting_ducats = Ducats at the start
app_house_rules-latecomer = Experience of a latecomer for each game
app_house_rules-concession = Campaign Victory Points of a side that gave up
app_house_rules-extra_game = A game beyond the final counts beside it
app_house_rules-swiss = Rounds are drawn by the standings (Swiss)

## What it means, and where it is printed.

app_house_rules-games_text = The last one is the final; everybody reaches it together (DR p.95).
app_house_rules-first_stage_text = Its scenario table counts up to this game (DR p.96).
app_house_rules-second_stage_text = The endgame follows, up to the final. No rule says how to divide a longer campaign.
app_house_rules-outcome_text = For each side of a game (DR p.95).
app_house_rules-experience_text = Deeds and Skills come on top (DR pp.104–111).
app_house_rules-promotion_dice_text = One more for each Glorious Deed (DR p.104).
app_house_rules-loot_text = On top of what the table gives (DR pp.113–115).
app_house_rules-starting_ducats_text = Of a Warband that joins with nothing bought yet; variants add and take what they print (DR p.87).
app_house_rules-latecomer_text = Times the games of the Warband with the most games, shared among its ELITE (DR p.95).
app_house_rules-concession_text = No rule says what it scores; unless you say otherwise, as much as a loss.
app_house_rules-extra_game_text = For an odd number of players; as printed, only the better of the final and the extra game counts (DR p.95).
app_house_rules-swiss_text = Players with equal points meet. Otherwise players with equal games do; no rule says who meets whom.

## A figure that is not as printed. $figure: one of the names above.

app_house_rules-otherwise = { $figure }: { $now } (printed: { $printed })

## A figure that the others do not allow, and one that nothing allows.

app_house_rules-never_middle = With { $games ->
        [one] { $games } game
       *[other] { $games } games
    } the middle stage is never reached.
app_house_rules-never_endgame = With { $games ->
        [one] { $games } game
       *[other] { $games } games
    } the endgame is never reached.
app_house_rules-beyond = { $figure }: { $min } to { $max }, not { $value }.
app_house_rules-map_loser_scouts = Map: who was attacked and lost has Scouted the zone too
app_house_rules-map_drawn = Map: a drawn game
app_house_rules-map_glory = Map: what a Glory box scores
app_house_rules-map_core_points = Map: wins, draws and losses score besides
app_house_rules-map_loser_scouts_text = The summary on CF p.83 says so; its text and p.85 say no.
app_house_rules-map_drawn_text = 0: nobody won. 1: nor does anybody fill a resource box. 2: everybody won. The book does not say.
app_house_rules-map_glory_text = 0: what stands under the box. 1: the Deeds written into it. 2: nothing. The printed sheet leaves it open.
app_house_rules-map_core_points_text = As printed, only the Tracker and the end of the map score (CF p.87).
