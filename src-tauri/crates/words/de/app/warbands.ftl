### Warbands and their models.

## Refusals.

app_warbands-import_gone = Dieser Import ist hier nicht mehr offen; lies die Datei noch einmal ein.
app_warbands-no_such_model = Die Warband hat kein solches Modell.
app_warbands-settled_elsewhere = Die letzte Änderung kam mit einer Schlacht der Kampagne; zurücknehmen lässt sie sich in deren Nachspiel.

## $id: what was given, as it was written.

app_warbands-no_faction = Das Paket hat keine Fraktion „{ $id }“.
app_warbands-no_variant = Diese Fraktion hat keine Variante „{ $id }“.

## A model that nobody has named, and of which nothing is known.

app_warbands-unnamed_model = Modell

## What the choices of a Warband are called, and of a Mercenary. $name: the Mercenary.

app_warbands-variant = Variante
app_warbands-patron = Patron
app_warbands-arms_of = Waffen: { $name }

## Beside a model. $number: of the Fireteam; $other: the other model in it.

app_warbands-fireteam = Fireteam { $number } mit { $other }
app_warbands-experience = { $points ->
        [one] { $points } Erfahrungspunkt
       *[other] { $points } Erfahrungspunkte
    }
app_warbands-battle_scars = { $scars ->
        [one] { $scars } Kampfnarbe
       *[other] { $scars } Kampfnarben
    }
app_warbands-misses_next_game = verpasst das nächste Spiel
app_warbands-by_hand = eigen, nicht geprüft

## A thing, and what was chosen for it. $name: such as a Skill; $chosen: such as a weapon, a Warband or a hand.

app_warbands-with_choice = { $name } ({ $chosen })

## What was waived, and for which model. $what: what stood against it, in a few words.

app_warbands-waived_for = { $who }: { $what }

## Why a model left.

app_warbands-did_not_survive = hat nicht überlebt
app_warbands-dismissed = entlassen
app_warbands-unfit = dienstuntauglich
app_warbands-left_for_good = für immer gegangen
