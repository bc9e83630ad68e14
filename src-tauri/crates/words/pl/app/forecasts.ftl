### O prognozach: gry, które rozgrywają maszyny.

# $most: games; $wanted: as it was asked for.
app_forecasts-games_out_of_range = Prognoza rozgrywa od 1 do { $most } gier, nie { $wanted }.
app_forecasts-over = Bitwa się skończyła: nie ma już czego grać.
# $what: as somebody called it.
app_forecasts-no_battle = { $what } to ani przygotowanie bitwy, ani bitwa.
# $ids: what tells them apart.
app_forecasts-several = Kilka przygotowań nazywa się { $what }. Podaj identyfikator jednego z nich: { $ids }
