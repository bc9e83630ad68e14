### Tables for a spreadsheet. Their headings, and what “Begin in mid-season” reads again, are of the file and stay as they are.

app_spreadsheet-title = Tabelle schreiben
app_spreadsheet-kind = Tabellen
# The names of the files.
app_spreadsheet-file_of_standings = { $campaign } Rangliste
app_spreadsheet-file_of_games = { $campaign } Spiele
