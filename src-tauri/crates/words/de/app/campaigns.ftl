### A campaign.

## Under its name. $warbands: how many; $games: how many each of them fights.

app_campaigns-about = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } · je { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }

## What a game is called where a title with the names of its Warbands is too long. $game: which of their own games.

app_campaigns-own_game = { $scenario }, für beide Spiel { $game }

## Who chooses the scenario of the next game.

app_campaigns-choice = wer weniger Spiele hat, wählt

## Refusals.

app_campaigns-no_table = Das Paket hat für dieses Spiel keine Abschnittstabelle.
app_campaigns-no_such_aftermath = Keine Kampagne dieses Buchs hat so eine Schlacht abgewickelt.
app_campaigns-nothing_to_undo = Hier gibt es nichts rückgängig zu machen; was zu einer Schlacht oder ihrem Nachspiel gehört, nimmst du dort zurück.
app_campaigns-belongs_elsewhere = { $name } gehört zu einer anderen Kampagne.

## What was done, as undo and the history name it. $warband, $with: Warbands; $scenario: of a game.

app_campaigns-renamed = der Name { $name }
app_campaigns-admitted = { $warband } aufgenommen
app_campaigns-described = neue Angaben zu { $warband }
app_campaigns-withdrawn = { $warband } ausgetreten
app_campaigns-withdrawn_struck = { $warband } ausgetreten, ihre Zeile gestrichen
app_campaigns-begun_anew = { $warband } aufgelöst, dafür { $with }
app_campaigns-begun_anew_struck = { $warband } aufgelöst, dafür { $with }, ihre Zeile gestrichen
app_campaigns-planned = { $scenario } als nächstes Spiel
app_campaigns-swapped = der Tausch gegen { $scenario }
app_campaigns-cancelled = ein Spiel abgesagt
