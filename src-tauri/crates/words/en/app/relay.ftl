### What a club says to a book that follows it.

# Somebody who sees one battle, or a screen on the wall.
app_relay-no_book = With this invitation nobody has a book of their own.
# Somebody who only reads.
app_relay-only_reads = This invitation lets you read the club; only players and organisers change it.
# An entry of somebody else.
app_relay-another_name = A player sends only what they did themselves, under the name of their invitation.
# What the computer that was invited has not signed.
app_relay-another_device = This does not come from the computer that was invited. Another computer needs an invitation of its own.
# A call over the network with the secret of a computer that has a copy of the club.
app_relay-in_own_book = This computer has a book of the club: do it there, and it is sent from there. A browser that has lost its key needs a new invitation.
# What a page signed too long ago, or ahead of the server.
app_relay-clocks_apart = The clock of this device and the server’s are too far apart; set them and try again.
# A page signs what is not in the book.
app_relay-no_entry = This is not in the book, so nobody can sign it.
# More than an act adds.
app_relay-too_large = This is more than a club takes at once.
# The book is served, and no club.
app_relay-no_club = What is served here is a single book; only a club has books that follow it.
app_relay-others_battle = Only a player whose Warband fights in a battle may go on with it, or the organiser.
