### What goes out by itself: a calendar, a page, news for a chat.
### $game: a planned game with who meets; $number: of a round.

app_feeds-export = Export the calendar
app_feeds-calendars = Calendars
# There is nothing to revoke.
app_feeds-no_feed = This address was revoked already.
app_feeds-no_name = Enter a name for the chat, such as Club channel.
app_feeds-no_kind = Choose at least one kind of news.
# An address that nothing is posted to.
app_feeds-no_address = Enter the address of the webhook; it begins with https://.
# The program ended between beginning to send and knowing that it was sent.
app_feeds-stopped = The server stopped while it was sent, so it may not have arrived.
app_feeds-too_many = There are up to { $most } of these at once; revoke one first.

## In a calendar.

# A game to be played by this day.
app_feeds-last_day_of = Last day to play { $game }
# The same, once nobody has to play it.
app_feeds-plan_taken_back = Plan taken back: { $game }
app_feeds-called_off = Called off: { $evening }
app_feeds-round = Round { $number }
app_feeds-expected_there = Expected: { $names }

## In a chat.

app_feeds-round_of = { $evening }, round { $number }
# Ada – Bors, Relic Hunt, with their table before it where they have one.
app_feeds-pair = { $one } – { $other }
app_feeds-pair_playing = { $one } – { $other }, { $scenario }
app_feeds-pair_at = { $table }: { $one } – { $other }
app_feeds-pair_at_playing = { $table }: { $one } – { $other }, { $scenario }
app_feeds-standings_of = { $campaign }, standings
# More places than a chat is told of.
app_feeds-more_places = … and { $places } more
# More news than fit a message.
app_feeds-more = … and { $news } more, in the book
