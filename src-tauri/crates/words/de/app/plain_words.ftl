### What is said by the rooms that `words` rests on: of streams, odds and dice, and what games are called.
### $what: what a stream is of, such as Warband; $why: what was found, without a full stop.

app_plain_words-kind = { $kind ->
        [warband] Warband
        [set_up] Aufbau
        [own_scenario] eigenes Szenario
        [house_pack] Hausregel-Paket
        [battle] Schlacht
        [campaign] Kampagne
        [rotation] Rotation
       *[evening] Abend
    }
# At the beginning of a line.
app_plain_words-kind_first = { $kind ->
        [warband] Warband
        [set_up] Aufbau
        [own_scenario] Eigenes Szenario
        [house_pack] Hausregel-Paket
        [battle] Schlacht
        [campaign] Kampagne
        [rotation] Rotation
       *[evening] Abend
    }

## Streams that do not open.

app_plain_words-damaged = Beschädigt ({ $what }): { $why }.
app_plain_words-newer = Ein neueres No Man’s Ledger hat das geschrieben ({ $what }), in diesem lässt es sich nicht öffnen; es bleibt unverändert im Buch ({ $why }).
app_plain_words-at_entry = Eintrag { $number }: { $why }
app_plain_words-in_header = der Kopf: { $why }
app_plain_words-other_header = der Kopf ist nicht der, mit dem es begann
# $path: in the file; $fault: a sentence of the rules.
app_plain_words-in_field = Feld { $path }: { $fault }
# $is, $wanted: a kind of stream as files call it, such as nml.battle.
app_plain_words-wrong_kind = { $id } ist { $is }, nicht { $wanted }.
app_plain_words-other_sort = { $id } ist von anderer Art: { $is }.

## What streams refuse. $why: what a program says of it.

app_plain_words-bad_header = Der Kopf ist nicht lesbar: { $why }.
app_plain_words-not_sealed = Das lässt sich nicht festhalten: { $why }.
app_plain_words-nothing_to_undo = Es gibt nichts rückgängig zu machen.
app_plain_words-nothing_to_redo = Es gibt nichts zu wiederholen.
app_plain_words-stands_there = Das steht dort schon.
app_plain_words-no_what_if = Dieses Gedankenspiel gibt es in der Schlacht nicht.
app_plain_words-no_entry = Einen Eintrag mit dieser Nummer gibt es nicht.
app_plain_words-bad_id = Eine id hat 32 hexadezimale Ziffern.
app_plain_words-no_randomness = Das System liefert keine Zufallszahlen: { $why }.
app_plain_words-no_thread = Das System kann nicht im Hintergrund arbeiten: { $why }.

## Odds. $pool: how many dice, as in the three messages below; $modifier: with its sign.

app_plain_words-success_roll = Erfolgswurf: { $pool }
app_plain_words-injury_roll = Verletzungswurf: { $pool }
app_plain_words-injury_roll_modified = Verletzungswurf: { $pool }, { $modifier }
app_plain_words-after_critical = nach einem kritischen Treffer: { $pool }
app_plain_words-after_critical_modified = nach einem kritischen Treffer: { $pool }, { $modifier }
app_plain_words-all_dice = { $dice } Würfel
app_plain_words-highest_dice = { $dice } Würfel, die { $kept } höchsten
app_plain_words-lowest_dice = { $dice } Würfel, die { $kept } niedrigsten
app_plain_words-too_many_modifiers = { $given } INJURY MODIFIERS sind zu viele: höchstens { $most }.
app_plain_words-dice_out_of_range = DICE { $number }: Gib eine ganze Zahl von -{ $most } bis { $most } ein.
app_plain_words-injury_dice_out_of_range = INJURY DICE { $number }: Gib eine ganze Zahl von -{ $most } bis { $most } ein.
app_plain_words-modifier_out_of_range = INJURY MODIFIER { $number }: Gib eine ganze Zahl von -{ $most } bis { $most } ein.

## What games and models are called. $scenario: its name; $side: a Warband.

app_plain_words-game = Spiel { $number } · { $scenario }
app_plain_words-game_with = { $game } · mit { $outsiders }
app_plain_words-of_side = { $model } von { $side }
app_plain_words-against = { $scenario } gegen { $others }

## Names in a row that no “and” closes, as in a table or after a colon.

app_plain_words-then = { $so_far }, { $next }
