### What was done to a Warband, in a few words, for its history, undo and redo.

## The Warband itself. $choice: such as Patron; $value: what was chosen.

app_said-named_so = der Name { $name }
app_said-no_variant = keine Variante
app_said-chosen = { $choice }: { $value }
app_said-budget = das Budget
app_said-campaign_kit = Kampagnenausrüstung
app_said-end_of_muster = das Ende der Musterung
app_said-banner = ein eigenes Banner
app_said-no_banner = das Banner abgehängt
app_said-note_put_away = eine Notiz weggelegt
app_said-brought_in = die Warband eingelesen
app_said-aftermath = ein Nachspiel

## Its models. $entry: what it is in the list; $model: its name; $id: the number of one that is not there any more.

app_said-no_such_model = Modell { $id }
app_said-joins = { $entry } kommt dazu
app_said-another = noch ein Modell: { $entry }
app_said-nameless = { $model } ohne Namen
app_said-portrait = ein Bild von { $model }
app_said-no_portrait = { $model } ohne Bild
app_said-moved = { $model } verschoben
app_said-dismissed = { $model } entlassen
app_said-hired = { $mercenary } angeheuert
app_said-fireteam = Fireteam aus { $one } und { $other }
app_said-fireteam_split = ein Fireteam getrennt

## Their options and kit. $what: which.

app_said-for_model = { $what } für { $model }
app_said-instead = { $what } statt { $before } für { $model }
app_said-dropped = { $what } von { $model } abgelegt
app_said-sold = { $what } verkauft
app_said-stored = { $what } ins Arsenal

## What stands against the rules and was let pass.

app_said-waiver = eine Ausnahme
app_said-waiver_withdrawn = eine Ausnahme zurückgezogen

## What was entered by hand. $own: what it was called; $known: what it is in the pack.

app_said-custom_faction = die Fraktion { $name }
app_said-custom_model = eigenes Modell { $name }
app_said-custom_kit = eigene Ausrüstung { $name }
app_said-struck_out = { $own } gestrichen
app_said-matched = { $own } ist { $known }
app_said-something_custom = etwas Eigenes
