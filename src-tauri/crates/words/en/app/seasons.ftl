### What is said in a campaign, in one line, and what it refuses.
### $name: a Warband; $game: a game with its sides.

app_seasons-a_warband = a Warband
app_seasons-planned = { $scenario } planned: { $sides }
app_seasons-planned_by = { $scenario } planned: { $sides }, by { $day }
app_seasons-plan_taken_back = the plan taken back
app_seasons-agrees = { $name } agrees with its page
app_seasons-closed = closed
# $who: a Warband or a model; $what: what was said of it. Before it stands its game, with the next sentence.
app_seasons-said_of = { $who }: { $what }
app_seasons-said = { $game }: { $what }
# Games of a table that were said otherwise, one after the other.
app_seasons-then = { $so_far }; { $next }
app_seasons-not_planned = That game is not planned, or was fought.
app_seasons-no_campaign = The battle belongs to no campaign.
app_seasons-goes_on = The battle goes on.
app_seasons-aftermath_begun = The battle’s aftermath has begun, or its campaign went on: take that back first.
app_seasons-no_die = No die fell.
app_seasons-no_end = The roll-off does not end.
app_seasons-too_many_steps = { $steps } steps are too many: { $most } at most.
