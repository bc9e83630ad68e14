### Was der Tisch denen sagt, die über das Netz kommen.

serve-another_page = Eine andere Seite hat gefragt.
serve-too_fast = Zu viele Fragen auf einmal; einen Moment Geduld.
serve-too_slow = Die Antwort hat zu lange gedauert; vielleicht ist es trotzdem geschehen.
serve-device_shows = Ein Gerät zeigt seine Einladung, seinen Schlüssel und seinen Namen.
serve-too_much_for_a_table = Das ist mehr, als ein Tisch annimmt.
serve-input_is_json = Die Eingabe eines Aufrufs ist JSON.
serve-closing = Der Tisch wird gerade geschlossen.
serve-guests_unread = Die Gästeliste lässt sich gerade nicht lesen; versuche es gleich noch einmal.
serve-not_invited = Diese Einladung gilt nicht mehr; bitte um eine neue.
serve-club_full = Diesem Club folgen schon so viele, wie können.
serve-table_full = Diesem Tisch folgen schon so viele, wie können.
serve-too_much_for_a_club = Das ist mehr, als ein Club auf einmal annimmt.
serve-page_signs = Eine Seite signiert Einträge mit deren Hashes.
serve-not_of_the_form = Diese Form nimmt ein Club nicht an: { $why }.
serve-unread = Das lässt sich nicht lesen: { $why }.
serve-nothing_here = Unter dieser Adresse ist nichts, oder sie wurde zurückgezogen.
serve-later = Das lässt sich gerade nicht zeigen; versuche es später noch einmal.
serve-nothing_posted = An Chats wird nichts geschickt: { $why }.
serve-chat_too_slow = Der Chat war mit den Texten davor zu langsam; dieser wurde nicht geschickt.
serve-not_opened = Der Tisch lässt sich nicht öffnen: { $why }.
serve-not_private = { $address } ist keine Adresse eines privaten Netzes: Um dort zu lauschen, gib ein Zertifikat und seinen Schlüssel an
serve-certificate_useless = { $file }: Das Zertifikat oder sein Schlüssel lässt sich nicht verwenden: { $why }
serve-no_qr = der Link hat keinen QR-Code: { $why }
