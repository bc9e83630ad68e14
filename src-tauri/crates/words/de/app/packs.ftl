### What is said of packs as files.

# The title of the dialog for a pack to read.
app_packs-bring = Paket einlesen
# The title of the dialog for a pack to write.
app_packs-send = Paket speichern
# What such files are called.
app_packs-packs = Regelpakete
# A pack is refused, and nobody says why.
app_packs-unknown_fault = Das Paket ist nicht vollständig.
# The first fault of a pack, which is a sentence, and how many more it has.
app_packs-faulty_also = { $more ->
        [one] { $first } Dazu kommt noch ein Fehler.
       *[other] { $first } Dazu kommen noch { $more } Fehler.
    }

## Packs on the command line. $wanted: as somebody called it; $known: those that there are.

app_packs-unknown = Es gibt kein Paket { $wanted }. --pack nimmt { $known }.
app_packs-not_shipped = Das Paket { $id } liegt nicht bei.
