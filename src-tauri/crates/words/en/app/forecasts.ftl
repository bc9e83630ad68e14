### What is said of forecasts: the games that machines play.

# $most: games; $wanted: as it was asked for.
app_forecasts-games_out_of_range = A forecast plays 1 to { $most } games, not { $wanted }.
app_forecasts-over = The battle is over: nothing is left to play.
# $what: as somebody called it.
app_forecasts-no_battle = { $what } is neither a set-up nor a battle.
# $ids: what tells them apart.
app_forecasts-several = Several set-ups are called { $what }. Name one by its id: { $ids }
