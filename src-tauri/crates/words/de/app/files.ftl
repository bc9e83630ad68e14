### Files and folders that are read and written.
### $file, $folder, $name: what it is called; $why: what the system says of it.

app_files-nobody_to_ask = { $title }: Es gibt kein Fenster, in dem sich fragen ließe.
app_files-not_written = { $name }: Die Datei lässt sich nicht schreiben: { $why }.
app_files-warband_not_written = { $name }: Die Warband lässt sich nicht schreiben: { $why }.
app_files-waiting_not_written = Was wartet, lässt sich nicht beiseitelegen: { $why }.
app_files-no_folder = { $folder }: Der Ordner lässt sich nicht anlegen: { $why }.
app_files-not_a_folder = { $folder }: { $file } ist eine Datei, kein Ordner.
app_files-folder_fails = { $folder }: { $why }.
app_files-has_changed = { $file }: Die Datei hat sich inzwischen geändert.
# $sort, $wanted: what a file is, such as a book.
app_files-not_a_warband = { $file }: Das ist keine Warband, sondern: { $sort }.
app_files-not_that = { $file }: Erwartet war: { $wanted }. Das ist: { $sort }.
# $source: the program whose file it is.
app_files-not_a_list = { $file }: Das stammt aus { $source } und ist kein Listendokument. Nimm nml import, das liest und prüft es.
# What stands for the name of a file that was pasted.
app_files-pasted = der Text
app_files-no_book = Kein Buch ist offen.
app_files-book_itself = { $file }: Das ist das offene Buch selbst.
app_files-sample_season = die Mustersaison
