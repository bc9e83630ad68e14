### What the undo of a campaign takes along; why it goes no further back, and what would help.

## What goes back with a filed game, a sentence each. $warband, $warbands: whose muster the game had ended.

app_undo-leaves_standings = Its result leaves the standings, and its open aftermath goes with it.
app_undo-musters_again = { $warband } is mustering again.
app_undo-muster_again = { $warbands } are mustering again.
app_undo-stays_planned = The game stays planned.
app_undo-back_on_sheet = What you entered goes back on its sheet, to be filed again.

## Why it goes no further back. $game: such as Game 1 · Relic Hunt.

app_undo-evening = An evening planned { $game }: take back the start of its round there, then undo goes on here.
app_undo-begun = The battle of { $game } has begun: nothing before it can be undone.
app_undo-logged = { $game } ended in a battle with a log: undo its end there, then undo goes on here.
app_undo-aftermath = The last thing done is in the aftermath of { $game }: undo it there.
app_undo-elsewhere = The last thing done to { $game } came from elsewhere in the book: undo it there.
