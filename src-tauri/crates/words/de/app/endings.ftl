### Why a battle is over.

app_endings-last_turn = der letzte Zug ist gespielt
app_endings-fled = eine Warband ist geflohen
app_endings-no_models = eine Seite hat kein Modell mehr auf dem Schlachtfeld
app_endings-conceded = eine Seite hat aufgegeben
app_endings-agreement = einvernehmlich beendet
app_endings-time = die Zeit war um
app_endings-abandoned = abgebrochen
app_endings-scenario = das Szenario beendet sie
