### What was done to a Warband, in a few words, for its history, undo and redo.

## The Warband itself. $choice: such as Patron; $value: what was chosen.

app_said-named_so = the name { $name }
app_said-no_variant = no variant
app_said-chosen = { $choice }: { $value }
app_said-budget = the budget
app_said-campaign_kit = campaign kit
app_said-end_of_muster = the end of the muster
app_said-banner = a banner of its own
app_said-no_banner = the banner taken down
app_said-note_put_away = a note put away
app_said-brought_in = the Warband brought in
app_said-aftermath = an aftermath

## Its models. $entry: what it is in the list; $model: its name; $id: the number of one that is not there any more.

app_said-no_such_model = model { $id }
app_said-joins = { $entry } joins
app_said-another = another { $entry }
app_said-nameless = { $model } without a name
app_said-portrait = a picture of { $model }
app_said-no_portrait = { $model } without a picture
app_said-moved = { $model } moved
app_said-dismissed = { $model } dismissed
app_said-hired = { $mercenary } hired
app_said-fireteam = Fireteam of { $one } and { $other }
app_said-fireteam_split = a Fireteam split

## Their options and kit. $what: which.

app_said-for_model = { $what } for { $model }
app_said-instead = { $what } in place of { $before } for { $model }
app_said-dropped = { $what } dropped by { $model }
app_said-sold = { $what } sold
app_said-stored = { $what } to the Arsenal

## What stands against the rules and was let pass.

app_said-waiver = a waiver
app_said-waiver_withdrawn = a waiver withdrawn

## What was entered by hand. $own: what it was called; $known: what it is in the pack.

app_said-custom_faction = the faction { $name }
app_said-custom_model = custom model { $name }
app_said-custom_kit = custom kit { $name }
app_said-struck_out = { $own } struck out
app_said-matched = { $own } is { $known }
app_said-something_custom = something custom
