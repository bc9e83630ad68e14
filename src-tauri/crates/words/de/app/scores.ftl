### What the standings count, beside their heading.

## After how many games they stand so.

app_scores-after = { $games ->
        [0] vor dem ersten Spiel
        [one] nach { $games } Spiel
       *[other] nach { $games } Spielen
    }

## What a game brings. $spans: several of the two below, where the points were changed in mid-season; $game: the last one.

app_scores-counting = Sieg { $win }, Unentschieden { $draw }, Niederlage { $loss }
app_scores-counting_spans = Sieg/Unentschieden/Niederlage { $spans }
app_scores-until = { $win }/{ $draw }/{ $loss } bis Spiel { $game }
app_scores-since = { $win }/{ $draw }/{ $loss } seither

## How those who share a place are listed.

app_scores-equals = bei Gleichstand geteilter Platz, geordnet nach SP ±, Ruhmestaten, zugefügten Verlusten, Namen
