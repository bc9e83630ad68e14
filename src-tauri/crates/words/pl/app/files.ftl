### Pliki i foldery do odczytu i zapisu. $file, $folder, $name: jak się nazywa; $why: co mówi system.

app_files-nobody_to_ask = { $title }: nie ma okna, w którym można by zapytać.
app_files-not_written = { $name }: nie da się zapisać pliku: { $why }.
app_files-warband_not_written = { $name }: nie da się zapisać bandy: { $why }.
app_files-waiting_not_written = Nie da się odłożyć tego, co czeka: { $why }.
app_files-no_folder = { $folder }: nie da się utworzyć folderu: { $why }.
app_files-not_a_folder = { $folder }: { $file } to plik, a nie folder.
app_files-folder_fails = { $folder }: { $why }.
app_files-has_changed = { $file }: plik się w międzyczasie zmienił.
app_files-not_a_warband = { $file }: to { $sort }, a nie banda.
app_files-not_that = { $file }: to { $sort }, a nie { $wanted }.
app_files-not_a_list = { $file }: to { $source }, a nie rozpiska. Użyj nml import, które to odczyta i oceni.
app_files-pasted = tekst
app_files-no_book = Żadna księga nie jest otwarta.
app_files-book_itself = { $file }: to ta sama księga, która jest otwarta.
app_files-sample_season = przykładowy sezon
