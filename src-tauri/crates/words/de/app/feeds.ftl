### What goes out by itself: a calendar, a page, news for a chat.
### $game: a planned game with who meets; $number: of a round.

app_feeds-export = Kalender exportieren
app_feeds-calendars = Kalender
# There is nothing to revoke.
app_feeds-no_feed = Diese Adresse ist schon widerrufen.
app_feeds-no_name = Gib einen Namen für den Chat ein, etwa Clubkanal.
app_feeds-no_kind = Wähle mindestens eine Art von Neuigkeiten.
# An address that nothing is posted to.
app_feeds-no_address = Gib die Adresse des Webhooks ein; sie beginnt mit https://.
# The program ended between beginning to send and knowing that it was sent.
app_feeds-stopped = Der Server hielt beim Senden an; vielleicht ist es nicht angekommen.
app_feeds-too_many = Davon gibt es höchstens { $most } zugleich; widerrufe zuerst eine.

## In a calendar.

# A game to be played by this day.
app_feeds-last_day_of = Letzter Tag für { $game }
# The same, once nobody has to play it.
app_feeds-plan_taken_back = Plan zurückgenommen: { $game }
app_feeds-called_off = Abgesagt: { $evening }
app_feeds-round = Runde { $number }
app_feeds-expected_there = Erwartet: { $names }

## In a chat.

app_feeds-round_of = { $evening }, Runde { $number }
# Ada – Bors, Relic Hunt, with their table before it where they have one.
app_feeds-pair = { $one } – { $other }
app_feeds-pair_playing = { $one } – { $other }, { $scenario }
app_feeds-pair_at = { $table }: { $one } – { $other }
app_feeds-pair_at_playing = { $table }: { $one } – { $other }, { $scenario }
app_feeds-standings_of = { $campaign }, Rangliste
# More places than a chat is told of.
app_feeds-more_places = … und { $places } weitere
# More news than fit a message.
app_feeds-more = … und { $news } weitere, im Buch
