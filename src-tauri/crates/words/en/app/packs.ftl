### What is said of packs as files.

# The title of the dialog for a pack to read.
app_packs-bring = Bring in a pack
# The title of the dialog for a pack to write.
app_packs-send = Save the pack
# What such files are called.
app_packs-packs = Packs of rules
# A pack is refused, and nobody says why.
app_packs-unknown_fault = The pack is not whole.
# The first fault of a pack, which is a sentence, and how many more it has.
app_packs-faulty_also = { $more ->
        [one] { $first } There is one more fault.
       *[other] { $first } There are { $more } more faults.
    }

## Packs on the command line. $wanted: as somebody called it; $known: those that there are.

app_packs-unknown = There is no pack { $wanted }. --pack takes { $known }.
app_packs-not_shipped = The pack { $id } is not shipped.
