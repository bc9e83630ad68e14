### Rosters that come in, several at once. $name: a Warband; $file: the file that another one came from.

## The window that asks for files.

app_rosters-bring_in = Warbands einlesen

## Beside a roster that was read.

app_rosters-in_the_book = Das Buch hat eine Warband mit diesem Namen.
app_rosters-member = Eine Warband mit diesem Namen ist schon in der Kampagne.
app_rosters-twice = Dieselbe Warband wie in { $file }, Zeile für Zeile.
app_rosters-namesake = Die Warband in { $file } heißt genauso.

## What became of them. $warbands: how many were kept; $joined: how many of these joined the campaign.

app_rosters-kept_one = { $name }: übernommen.
app_rosters-kept_one_outside = { $name }: übernommen; keine trat bei: { $campaign }.
app_rosters-kept_one_joined = { $name }: übernommen und beigetreten: { $campaign }.
app_rosters-kept_several = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } übernommen.
app_rosters-kept_several_outside = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } übernommen; keine trat bei: { $campaign }.
app_rosters-kept_several_joined = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } übernommen; alle traten bei: { $campaign }.
app_rosters-kept_several_some = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } übernommen; { $joined } davon traten bei: { $campaign }.

## What undo takes back.

app_rosters-admitted = { $warbands ->
        [one] { $warbands } Warband
       *[other] { $warbands } Warbands
    } aufgenommen

## Refusals.

app_rosters-nothing_chosen = Nichts gewählt: Kreuze mindestens eine Warband an.
app_rosters-too_many = { $files } Dateien sind zu viele: höchstens { $most }. Lies die anderen danach ein.
app_rosters-settle_first = { $name } hat ein offenes Nachspiel: Wickle es zuerst ab, dann kann der Roster kommen.
