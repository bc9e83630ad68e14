### What is said of the club that a book follows over a network.

app_link-join = Wo das Buch des Clubs auf diesem Rechner liegt
app_link-no_link = Das ist keine Einladung zu einem Club; füg den ganzen Link ein; er beginnt mit https://.
# The open book follows none.
app_link-no_club = Dieses Buch folgt keinem Club.
# A copy of a book, without the key beside it.
app_link-no_key = Der Schlüssel zu diesem Club liegt nicht bei diesem Buch. Lass dir von der Spielleitung eine neue Einladung geben, und tritt noch einmal bei.
app_link-no_key_there = { $file }: Der Schlüssel zu diesem Club liegt nicht bei diesem Buch. Lass dir von der Spielleitung eine neue Einladung geben, und tritt noch einmal bei.
# Nothing here goes to other computers.
app_link-no_way = Clubs erreichst du im Fenster oder mit nml club.
# Another club answers.
app_link-another = Unter dieser Adresse ist ein anderer Club.
# There is no such parcel.
app_link-no_aside = Das ist schon entschieden.
# Nobody answers; what is written here waits.
app_link-away = Der Club ist nicht zu erreichen. Was hier geschrieben wurde, wartet.
# Nobody says whether it was done; what is written here waits, and is sent again.
app_link-unsure = Der Club hat nicht rechtzeitig geantwortet. Was hier geschrieben wurde, wartet.
# Nobody answers somebody who has no book yet.
app_link-not_joined = Der Club ist nicht zu erreichen. Versuch denselben Link später noch einmal.
# The exchange began with another book.
app_link-other_book = Inzwischen ist ein anderes Buch offen.

## A parcel that was set aside. $names: what it is about; $why: why the club refused it.

app_link-set_aside = { $names }: { $why }
# What has no name of its own in the lists.
app_link-others = Was hier geschrieben wurde
# More names than are told.
app_link-and_more = { $more ->
        [one] { $more } weiteres
       *[other] { $more } weitere
    }

## What goes on by itself.

app_link-not_followed = Dem Club lässt sich nicht folgen: { $why }.
app_link-busy = Andere sind gerade schneller; was hier getan wurde, wartet.
app_link-not_shown = Der Club hat das übernommen, doch hier lässt es sich noch nicht zeigen. { $why }
