### Księga, która się nie otwiera: dlaczego, w kilku słowach, jako nagłówek.

app_book-newer = Tę księgę zrobił nowszy No Man’s Ledger
app_book-too_old = Ta księga jest ze starszego No Man’s Ledger
app_book-no_book = Ten plik to nie księga
app_book-damaged = Ta księga jest uszkodzona
app_book-read_only = W tej księdze nie da się pisać
app_book-in_use = Ta księga jest otwarta gdzie indziej
app_book-missing = Tej księgi już tam nie ma
app_book-no_space = Dysk jest pełny
app_book-unopened = Nie udało się otworzyć tej księgi

app_book-untouched = Nic się w niej nie zmieniło.
