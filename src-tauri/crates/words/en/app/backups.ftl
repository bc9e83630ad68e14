### What is said of the backups.

# The title of the dialog for their folder.
app_backups-folder = A folder for backups

# Where the choice of their folder is kept cannot be read; the folder’s name cannot be kept.
app_backups-unreadable_choice = { $place }: Which folder keeps the backups cannot be read here. Choose it again.
app_backups-nameless = { $folder }: The name of this folder cannot be kept. Choose another one.

# There is no such backup.
app_backups-unknown = { $name }: That backup is no longer there.

## What was found wrong with a book. $why: a sentence.

app_backups-stream_fails = { $id }: { $why }
app_backups-streams_fail = { $more ->
        [one] { $id }: { $why } There is one more such stream.
       *[other] { $id }: { $why } There are { $more } more such streams.
    }
