### What was said in a campaign or to a Warband, as its history tells it.

## An entry that says nothing new of its own.

app_history-taken_back = taken back
app_history-put_back = put back
app_history-which_entries = chose which entries count
app_history-something_else = corrected: something else takes its place
app_history-decided = Decided where two books disagreed

## Undone and redone. $said: what the entry said that it is about.

app_history-takes_back = undone: { $said }
app_history-takes_back_earlier = undone: an earlier entry
app_history-puts_back = redone: { $said }
app_history-puts_back_earlier = redone: an earlier entry

## Corrected. $now: what stands in its place; $was: what was struck out.

app_history-corrected_to = corrected: { $now }
app_history-corrected_away = corrected: struck out
app_history-struck_out_of = struck out: { $was }

## Holds several such things together.

app_history-and_also = { $so_far }; { $next }

## Of what two books disagreed about: what stands since, and what was set aside.

app_history-stands = stands: { $said }
app_history-set_aside = set aside: { $said }

## A Warband rests. $name: the Warband.

app_history-takes_rest = { $name } takes a rest
app_history-back_from_rest = { $name } is back from its rest

## How a game ended. $sides: such as The Seventh Redoubt 16 – The Ashen Choir 13; $winners: one Warband or several.

app_history-ended_won = { $sides }, won by { $winners }
app_history-ended_drawn = { $sides }, drawn

## Undo that cannot be. $warband: was changed after what is to be undone.

app_history-gone_on = { $warband } has changed since: take that back first, on its page.

## Which campaign was meant, on the command line. $wanted: what was given; $known, $ids: what could have been.

app_history-no_campaign = The book has no campaign.
app_history-no_campaign_called = The book has no campaign, so none is called { $wanted }.
app_history-unknown_campaign = The book has no campaign { $wanted }. Give the id or the exact name of one: { $known }.
app_history-which_campaign = The book has several campaigns. Say which, by its id or its exact name: { $known }.
app_history-ambiguous_campaign = Several campaigns are called { $wanted }. Give one of the ids { $ids }.
