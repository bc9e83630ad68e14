### What a club says to a book that follows it.

# Somebody who sees one battle, or a screen on the wall.
app_relay-no_book = Mit dieser Einladung hat niemand ein eigenes Buch.
# Somebody who only reads.
app_relay-only_reads = Mit dieser Einladung kannst du den Club lesen; ändern können ihn nur Spieler und Spielleitung.
# An entry of somebody else.
app_relay-another_name = Wer spielt, sendet nur, was er selbst getan hat, unter dem Namen seiner Einladung.
# What the computer that was invited has not signed.
app_relay-another_device = Das kommt nicht von dem eingeladenen Rechner. Ein anderer braucht eine eigene Einladung.
# A call over the network with the secret of a computer that has a copy of the club.
app_relay-in_own_book = Dieser Rechner hat ein Buch des Clubs: Tu es dort, und von dort wird es gesendet. Ein Browser, der seinen Schlüssel verloren hat, braucht eine neue Einladung.
# More than an act adds.
app_relay-too_large = Das ist mehr, als ein Club auf einmal annimmt.
# The book is served, and no club.
app_relay-no_club = Hier ist ein einzelnes Buch bereitgestellt; nur ein Club hat Bücher, die ihm folgen.
app_relay-others_battle = Eine Schlacht führt nur fort, wessen Warband darin kämpft, oder die Spielleitung.
# What a page signed too long ago, or ahead of the server.
app_relay-clocks_apart = Die Uhr dieses Geräts und die des Servers gehen zu weit auseinander; stell sie und versuch es noch einmal.
# A page signs what is not in the book.
app_relay-no_entry = Das steht nicht im Buch, also kann es niemand signieren.
