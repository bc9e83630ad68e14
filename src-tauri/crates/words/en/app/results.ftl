### Results that travel as files, and what differs between two sheets of a battle.

## The window that asks for a file: what it is headed, and what such files are called in it.

app_results-send = Send the result
app_results-results = Results of battles

## What differs, at the head of a line.

app_results-winner = Winner
app_results-turns = Turns
app_results-day = Day
app_results-attacker = Attacker

## The same of one side. $name: the side; $what: one of those below.

app_results-of = { $name }: { $what }
app_results-victory_points = victory points
app_results-gave_up = gave up
app_results-fell = Out of Action
app_results-deeds = Glorious Deeds
app_results-used_up = kit used up
app_results-left = left the Warband for good
app_results-took_part = models that took part

## How it stands. $name: who fell; $foe: the side that did it.

app_results-drawn = a draw
app_results-not_written = not recorded
app_results-by_foe = { $name } by { $foe }

## Who sent a file, behind their name and its day. $entry: the first letters of the entry that proves it.

app_results-for_campaign = for the campaign { $campaign }
app_results-proved_by = proved by entry { $entry }

## Beside a file.

app_results-by_guess = Taken for the game of the same Warbands in the same scenario on the same day: the file does not say more.

## Why a result is corrected. $by: who sent the file.

app_results-as_sent_by = as { $by } sent it
app_results-as_in_file = as a file has it

## Refusals. $file: its name; $name: a campaign, a Warband or a model.

app_results-same_battle = The campaign already has this battle: it cannot be another game.
app_results-logged_here = This battle is being logged here: its log says how it ends.
app_results-other_campaign = It was fought for { $name }, which is in this book: bring it in on that campaign’s page.
app_results-forged = { $file }: The result is not what its own entry says.
app_results-newer = { $file }: Only a newer No Man’s Ledger can read its entry.
app_results-too_many = { $files } files are too many: { $most } at once at most.
app_results-unsettled = { $name } has an earlier battle to settle first: this result waits for that.
app_results-no_warband = { $name } is neither a Warband of this campaign nor one of its players.
app_results-no_model = { $name } is not in { $warband } here.
