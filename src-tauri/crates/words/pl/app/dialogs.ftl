### Pliki: nagłówek okna, które o nie pyta, i nazwy rodzajów plików.

app_dialogs-new_book = Nowa księga
app_dialogs-open_book = Otwórz księgę
app_dialogs-back_up = Zrób kopię księgi
app_dialogs-books = Księgi

app_dialogs-bring_scenario = Wczytaj scenariusz
app_dialogs-send_scenario = Eksportuj scenariusz
app_dialogs-scenarios = Scenariusze

app_dialogs-choose_picture = Wybierz zdjęcie
app_dialogs-pictures = Zdjęcia
app_dialogs-save_picture = Zapisz obraz
app_dialogs-save_clip = Zapisz klip

app_dialogs-send_warband = Eksportuj bandę
app_dialogs-warbands = Bandy

app_dialogs-unnamed = Bez nazwy

app_dialogs-stands_there = { $path }: taki plik już jest; wybierz inną nazwę.
