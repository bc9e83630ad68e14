### Was über Vorhersagen gesagt wird: die Spiele, die Maschinen spielen.

# $most: games; $wanted: as it was asked for.
app_forecasts-games_out_of_range = Eine Vorhersage spielt 1 bis { $most } Spiele, nicht { $wanted }.
app_forecasts-over = Die Schlacht ist vorbei: Es gibt nichts mehr zu spielen.
# $what: as somebody called it.
app_forecasts-no_battle = { $what } ist weder ein Aufbau noch eine Schlacht.
# $ids: what tells them apart.
app_forecasts-several = Mehrere Aufbauten heißen { $what }. Nenn einen mit seiner Kennung: { $ids }
