### A book that does not open: why, in a few words, as a heading.

app_book-newer = This book was made by a newer No Man’s Ledger
app_book-too_old = This book is from an older No Man’s Ledger
app_book-no_book = This file is not a book
app_book-damaged = This book is damaged
app_book-read_only = This book cannot be written
app_book-in_use = This book is open elsewhere
app_book-missing = This book is not there any more
app_book-no_space = The disk is full
app_book-unopened = This book could not be opened

## Said after the reason.

app_book-untouched = Nothing in it was changed.
