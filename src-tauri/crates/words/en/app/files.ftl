### Files and folders that are read and written.
### $file, $folder, $name: what it is called; $why: what the system says of it.

app_files-nobody_to_ask = { $title }: There is no window to ask in.
app_files-not_written = { $name }: The file cannot be written: { $why }.
app_files-warband_not_written = { $name }: The Warband cannot be written: { $why }.
app_files-waiting_not_written = What waits cannot be set aside: { $why }.
app_files-no_folder = { $folder }: The folder cannot be made: { $why }.
app_files-not_a_folder = { $folder }: { $file } is a file, not a folder.
app_files-folder_fails = { $folder }: { $why }.
app_files-has_changed = { $file }: The file has changed meanwhile.
# $sort, $wanted: what a file is, such as a book.
app_files-not_a_warband = { $file }: This is { $sort }, not a Warband.
app_files-not_that = { $file }: This is { $sort }, not { $wanted }.
# $source: the program whose file it is.
app_files-not_a_list = { $file }: This is { $source }, not a list document. Use nml import, which reads and judges it.
# What stands for the name of a file that was pasted.
app_files-pasted = the text
app_files-no_book = No book is open.
app_files-book_itself = { $file }: This is the open book itself.
app_files-sample_season = the sample season
