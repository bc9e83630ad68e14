### What the table says to those who come over the network.

serve-another_page = Another page asked.
serve-too_fast = Too many questions at once; wait a moment.
serve-too_slow = The answer took too long; it may have been done.
serve-device_shows = A device shows its invitation, its key and its name.
serve-too_much_for_a_table = That is more than a table takes.
serve-input_is_json = The input of a call is JSON.
serve-closing = The table is being closed.
serve-guests_unread = The list of guests cannot be read now; try again in a moment.
serve-not_invited = This invitation has ended; ask for a new one.
serve-club_full = This club is full: no more devices can follow it.
serve-table_full = This table is full: no more devices can follow it.
serve-too_much_for_a_club = That is more than a club takes at once.
serve-page_signs = A page signs entries by their hashes.
serve-not_of_the_form = That is not of the form that a club takes: { $why }.
serve-unread = It cannot be read: { $why }.
serve-nothing_here = There is nothing at this address, or it was revoked.
serve-later = This cannot be shown now; try again later.
serve-nothing_posted = Nothing is posted to chats: { $why }.
serve-chat_too_slow = The chat was too slow with the texts before it; this one was not sent.
serve-not_opened = The table cannot be opened: { $why }.
serve-not_private = { $address } is not an address of a private network: to listen there, give a certificate and its key
serve-certificate_useless = { $file }: the certificate or its key cannot be used: { $why }
serve-no_qr = the link has no QR code: { $why }
