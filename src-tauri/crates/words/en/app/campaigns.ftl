### A campaign.

## Under its name. $warbands: how many; $games: how many each of them fights.

app_campaigns-about = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } each

## What a game is called where a title with the names of its Warbands is too long. $game: which of their own games.

app_campaigns-own_game = { $scenario }, their game { $game }

## Who chooses the scenario of the next game.

app_campaigns-choice = the player with fewer games chooses

## Refusals.

app_campaigns-no_table = The pack has no stage table for this game.
app_campaigns-no_such_aftermath = No campaign of this book has settled such a battle.
app_campaigns-nothing_to_undo = There is nothing to undo here; what belongs to a battle or its aftermath is taken back there.
app_campaigns-belongs_elsewhere = { $name } belongs to another campaign.

## What was done, as undo and the history name it. $warband, $with: Warbands; $scenario: of a game.

app_campaigns-renamed = the name { $name }
app_campaigns-admitted = { $warband } admitted
app_campaigns-described = new details of { $warband }
app_campaigns-withdrawn = { $warband } leaving
app_campaigns-withdrawn_struck = { $warband } leaving, its line struck
app_campaigns-begun_anew = { $warband } disbanded, { $with } in its place
app_campaigns-begun_anew_struck = { $warband } disbanded, { $with } in its place, its line struck
app_campaigns-planned = { $scenario } as the next game
app_campaigns-swapped = the swap for { $scenario }
app_campaigns-cancelled = a game cancelled
