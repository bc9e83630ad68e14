### Rosters that come in, several at once. $name: a Warband; $file: the file that another one came from.

## The window that asks for files.

app_rosters-bring_in = Bring in Warbands

## Beside a roster that was read.

app_rosters-in_the_book = The book has a Warband of this name.
app_rosters-member = A Warband of this name is in the campaign already.
app_rosters-twice = The same Warband as in { $file }, line for line.
app_rosters-namesake = The Warband in { $file } has the same name.

## What became of them. $warbands: how many were kept; $joined: how many of these joined the campaign.

app_rosters-kept_one = { $name }: kept.
app_rosters-kept_one_outside = { $name }: kept; none joined { $campaign }.
app_rosters-kept_one_joined = { $name }: kept; it joined { $campaign }.
app_rosters-kept_several = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } kept.
app_rosters-kept_several_outside = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } kept; none joined { $campaign }.
app_rosters-kept_several_joined = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } kept; all joined { $campaign }.
app_rosters-kept_several_some = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } kept; { $joined } of them joined { $campaign }.

## What undo takes back.

app_rosters-admitted = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } admitted

## Refusals.

app_rosters-nothing_chosen = Nothing is chosen: tick at least one Warband to keep.
app_rosters-too_many = { $files } files are too many: { $most } at most. Bring in the others afterwards.
app_rosters-settle_first = { $name } has an open aftermath: settle that first, then its roster can come in.
