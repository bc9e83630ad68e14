### What is said of the backups.

# The title of the dialog for their folder.
app_backups-folder = Ordner für Sicherungen

# Where the choice of their folder is kept cannot be read; the folder’s name cannot be kept.
app_backups-unreadable_choice = { $place }: Welcher Ordner die Sicherungen aufnimmt, ist hier nicht lesbar. Wähle ihn noch einmal.
app_backups-nameless = { $folder }: Der Name dieses Ordners lässt sich nicht festhalten. Wähle einen anderen.

# There is no such backup.
app_backups-unknown = { $name }: Diese Sicherung ist nicht mehr da.

## What was found wrong with a book. $why: a sentence.

app_backups-stream_fails = { $id }: { $why }
app_backups-streams_fail = { $more ->
        [one] { $id }: { $why } Noch ein Strom ist so.
       *[other] { $id }: { $why } Noch { $more } Ströme sind so.
    }
