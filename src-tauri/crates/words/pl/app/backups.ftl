### O kopiach zapasowych.

app_backups-folder = Folder na kopie
app_backups-unreadable_choice = { $place }: nie da się tu odczytać, w którym folderze są kopie. Wybierz go jeszcze raz.
app_backups-nameless = { $folder }: nazwy tego folderu nie da się zapisać. Wybierz inny.
app_backups-unknown = { $name }: tej kopii już nie ma.

app_backups-stream_fails = { $id }: { $why }
app_backups-streams_fail = { $more ->
        [one] { $id }: { $why } Jest jeszcze jeden taki strumień.
        [few] { $id }: { $why } Są jeszcze { $more } takie strumienie.
        [many] { $id }: { $why } Jest jeszcze { $more } takich strumieni.
       *[other] { $id }: { $why } Jest jeszcze { $more } takich strumieni.
    }
