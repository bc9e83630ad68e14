### Why a battle is over.

app_endings-last_turn = the last Turn is played
app_endings-fled = a Warband fled
app_endings-no_models = a side has no model left on the battlefield
app_endings-conceded = a side gave up
app_endings-agreement = stopped by agreement
app_endings-time = time was up
app_endings-abandoned = left unfinished
app_endings-scenario = the scenario ends it
