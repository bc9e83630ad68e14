### Co wychodzi samo: kalendarz, strona, wieści na czat. $game: zaplanowana gra z tymi, którzy w niej grają; $number: runda.

app_feeds-export = Eksportuj kalendarz
app_feeds-calendars = Kalendarze
app_feeds-no_feed = Ten adres jest już unieważniony.
app_feeds-no_name = Nazwij czat, na przykład „Kanał klubu”.
app_feeds-no_kind = Wybierz co najmniej jeden rodzaj wieści.
app_feeds-no_address = Podaj adres webhooka; zaczyna się od https://.
app_feeds-stopped = Serwer stanął w trakcie wysyłania, więc mogło nie dojść.
app_feeds-too_many = Naraz może ich być najwyżej { $most }; najpierw któryś unieważnij.

app_feeds-last_day_of = Ostatni dzień na grę: { $game }
app_feeds-plan_taken_back = Plan cofnięty: { $game }
app_feeds-called_off = Odwołane: { $evening }
app_feeds-round = Runda { $number }
app_feeds-expected_there = Na liście: { $names }

app_feeds-round_of = { $evening }, runda { $number }
app_feeds-pair = { $one } – { $other }
app_feeds-pair_playing = { $one } – { $other }, { $scenario }
app_feeds-pair_at = { $table }: { $one } – { $other }
app_feeds-pair_at_playing = { $table }: { $one } – { $other }, { $scenario }
app_feeds-standings_of = { $campaign }, klasyfikacja
app_feeds-more_places = … i jeszcze { $places }
app_feeds-more = … i jeszcze { $news } w księdze
