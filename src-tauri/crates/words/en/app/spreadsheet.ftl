### Tables for a spreadsheet. Their headings, and what “Begin in mid-season” reads again, are of the file and stay as they are.

app_spreadsheet-title = Write a table
app_spreadsheet-kind = Tables for a spreadsheet
# The names of the files.
app_spreadsheet-file_of_standings = { $campaign } standings
app_spreadsheet-file_of_games = { $campaign } games
