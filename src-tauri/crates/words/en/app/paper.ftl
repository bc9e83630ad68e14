### A battle that was fought on paper: what its sheet refuses.

## $id: the number of a model.

app_paper-not_here = Its roster is not in this book, so it cannot fight here.
app_paper-no_name = Enter a name for the outsider.
app_paper-twice = A Warband is on two sides; each fights on one.
app_paper-no_end = It has no end yet: give the victory points of every side, or say who won.
app_paper-outsiders_only = At least one side must be a Warband of the campaign.
app_paper-no_enemy = All sides are in one coalition; it needs an enemy.
app_paper-no_member = A side is a Warband that does not belong to the campaign.
app_paper-same_sides = Enter the sides that fought the battle, in the same order.
app_paper-no_such_side = A side is named that did not fight; choose one of those on the sheet.
app_paper-no_models = An outsider has no models here; only Warbands of the campaign have them.
app_paper-no_such_deed = The scenario has no such Glorious Deed.
app_paper-deed_twice = A Glorious Deed counts once in a game (rulebook p. 149).
app_paper-logged = The battle was logged, and its log says which scenario it was; it stays that one.
app_paper-no_such_scenario = Neither the pack nor the book has such a scenario.
app_paper-no_such_model = Model { $id } is not in that Warband; choose one of those on the sheet.
app_paper-wrong_sides = A battle has { $least } to { $most } sides, not { $sides }.
app_paper-wrong_turns = A battle lasts 1 to { $most } Turns, not { $turns }.
app_paper-wrong_points = { $points } victory points are too many: { $most } at most.
app_paper-fell_twice = { $name } is entered as fallen twice.
app_paper-left_and_fell = { $name } is entered both as fallen and as having left the Warband; choose one.
app_paper-unsettled = The aftermath of { $game } is still open, so it cannot fight yet.

## What was done, as undo names it.

app_paper-filed = { $game } as it was filed
