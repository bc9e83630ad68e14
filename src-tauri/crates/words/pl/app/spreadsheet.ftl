### Tabele dla arkusza kalkulacyjnego. Nagłówki kolumn i to, co wczytuje „Zacznij w środku sezonu”, należą do pliku i zostają, jakie są.

app_spreadsheet-title = Zapisz tabelę
app_spreadsheet-kind = Tabele dla arkusza kalkulacyjnego
app_spreadsheet-file_of_standings = { $campaign } klasyfikacja
app_spreadsheet-file_of_games = { $campaign } gry
