### A book that does not open: why, in a few words, as a heading.

app_book-newer = Dieses Buch stammt aus einem neueren No Man’s Ledger
app_book-too_old = Dieses Buch stammt aus einem älteren No Man’s Ledger
app_book-no_book = Diese Datei ist kein Buch
app_book-damaged = Dieses Buch ist beschädigt
app_book-read_only = In dieses Buch lässt sich nicht schreiben
app_book-in_use = Dieses Buch ist anderswo offen
app_book-missing = Dieses Buch ist nicht mehr da
app_book-no_space = Der Datenträger ist voll
app_book-unopened = Dieses Buch ließ sich nicht öffnen

## Said after the reason.

app_book-untouched = Darin wurde nichts geändert.
