### Pages and texts that are published.
### $name: a Warband, a player or a model; $player: who commands a Warband.

app_published-publish = Publish as a web page
app_published-web_pages = Web pages
app_published-next = To play
app_published-last = Last results
app_published-standings = Standings
app_published-missing = Still missing
app_published-waiting = Waiting for a game
app_published-out = Out of Action
app_published-deeds = Glorious Deeds
app_published-begun = under way
app_published-overdue = overdue
app_published-not_played = not played
# The title of a page.
app_published-title = { $name } · No Man’s Ledger
app_published-as_of = as of { $day }
app_published-due = by { $day }

## How a Warband’s game went, and its points after it.

app_published-went_won = won, { $cvp } CVP after it
app_published-went_drew = drew, { $cvp } CVP after it
app_published-went_lost = lost, { $cvp } CVP after it

## The columns of standings in a chat, as narrow as they can be, and a line where there are none.

app_published-rank = #
app_published-cvp = CVP
app_published-record = W–D–L
app_published-warband = Warband
app_published-standing = { $rank }. { $name }: { $cvp } CVP, { $record }

## Battles. $why: why it is over.

# $points: victory points; $outcome: in a word.
app_published-side = { $name }: { $points }, { $outcome }
# $letter: of the side.
app_published-score = { $letter } { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
app_published-ended_drawn = A draw after { $turns ->
        [one] { $turns } Turn
       *[other] { $turns } Turns
    }: { $why }
app_published-ended_won = { $name } won after { $turns ->
        [one] { $turns } Turn
       *[other] { $turns } Turns
    }: { $why }
app_published-goes_on = { $turn ->
        [0] Both Forces are set up.
       *[other] It continues in Turn { $turn }.
    }
app_published-fell_to = { $name }, by { $by }, Turn { $turn }
app_published-fell_in = { $name }, Turn { $turn }

## People and Warbands.

# Something, and what is said about it.
app_published-told = { $name }: { $what }
app_published-commanded_by = { $name } ({ $player })
app_published-about_warband = { $faction }, { $models ->
        [one] { $models } model
       *[other] { $models } models
    }
# The games of an evening whose result is missing.
app_published-no_result = no result of round { $round } yet
app_published-sits_out = { $name } sits out
app_published-seat_with = { $name } ({ $warband })
app_published-attacks = { $who }, attacks

## What somebody asks for on the command line. $file, $book: as they called them; $wanted: the name they gave.

app_published-no_log = { $file }: This is no log of a battle. Give one, or a book and what of it to publish.
app_published-which = { $book }: This is a book. Give the name or id of a campaign, Warband, battle or evening after it.
app_published-unknown_none = The book has no campaign, Warband, battle or evening “{ $wanted }”. It has none yet.
app_published-unknown_known = The book has no campaign, Warband, battle or evening “{ $wanted }”. It has { $known }.
app_published-known = “{ $name }”
app_published-known_more = { $more } more
app_published-several = Several are called “{ $wanted }”. Give the id of one: { $ids }.
