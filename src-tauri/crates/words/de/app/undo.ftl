### What the undo of a campaign takes along; why it goes no further back, and what would help.

## What goes back with a filed game, a sentence each. $warband, $warbands: whose muster the game had ended.

app_undo-leaves_standings = Das Ergebnis verschwindet aus der Rangliste und das offene Nachspiel mit ihm.
app_undo-musters_again = { $warband } ist wieder in der Musterung.
app_undo-muster_again = { $warbands } sind wieder in der Musterung.
app_undo-stays_planned = Das Spiel bleibt geplant.
app_undo-back_on_sheet = Was du eingegeben hast, steht wieder auf dem Bogen und kann neu eingetragen werden.

## Why it goes no further back. $game: such as Game 1 · Relic Hunt.

app_undo-evening = Ein Abend hat { $game } geplant: Nimm dort den Start der Runde zurück, dann geht es hier weiter.
app_undo-begun = Die Schlacht von { $game } hat begonnen: Davor lässt sich nichts rückgängig machen.
app_undo-logged = { $game } endete mit einer Schlacht mit Log: Mach dort das Ende rückgängig, dann geht es hier weiter.
app_undo-aftermath = Zuletzt hat sich etwas im Nachspiel von { $game } getan: Mach es dort rückgängig.
app_undo-elsewhere = Das Letzte an { $game } kam von anderswo im Buch: Mach es dort rückgängig.
