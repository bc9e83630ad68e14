### Scenarios of one’s own.

app_own_scenarios-unknown = Kein vorhandenes Paket hat dieses Szenario.
app_own_scenarios-dice_missing = Ein Würfel fehlt oder muss noch einmal geworfen werden.
app_own_scenarios-bad_tables = Die Tabellen der Zufallsszenarien sind nicht lesbar: { $why }.
app_own_scenarios-stands_there = Das steht dort schon.
