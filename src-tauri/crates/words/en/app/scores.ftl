### What the standings count, beside their heading.

## After how many games they stand so.

app_scores-after = { $games ->
        [0] before the first game
        [one] after { $games } game
       *[other] after { $games } games
    }

## What a game brings. $spans: several of the two below, where the points were changed in mid-season; $game: the last one.

app_scores-counting = win { $win }, draw { $draw }, loss { $loss }
app_scores-counting_spans = win/draw/loss { $spans }
app_scores-until = { $win }/{ $draw }/{ $loss } until game { $game }
app_scores-since = { $win }/{ $draw }/{ $loss } since

## How those who share a place are listed.

app_scores-equals = ties share a place, listed by VP ±, Deeds, casualties caused, name
