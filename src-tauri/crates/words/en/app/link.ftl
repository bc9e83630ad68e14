### What is said of the club that a book follows over a network.

app_link-join = Where the club’s book is kept on this computer
app_link-no_link = This is no invitation to a club; paste the whole link; it begins with https://.
# The open book follows none.
app_link-no_club = This book follows no club.
# A copy of a book, without the key beside it.
app_link-no_key = The key to this club isn’t beside this book. Ask the organiser for a new invitation and join again.
app_link-no_key_there = { $file }: The key to this club isn’t beside this book. Ask the organiser for a new invitation and join again.
# Nothing here goes to other computers.
app_link-no_way = Clubs are reached from the window, or with nml club.
# Another club answers.
app_link-another = Another club is served at this address.
# There is no such parcel.
app_link-no_aside = This was decided already.
# Nobody answers; what is written here waits.
app_link-away = The club can’t be reached. What was written here waits.
# Nobody says whether it was done; what is written here waits, and is sent again.
app_link-unsure = The club didn’t answer in time. What was written here waits.
# Nobody answers somebody who has no book yet.
app_link-not_joined = The club can’t be reached. Try the same link again later.
# The exchange began with another book.
app_link-other_book = Another book was opened meanwhile.

## A parcel that was set aside. $names: what it is about; $why: why the club refused it.

app_link-set_aside = { $names }: { $why }
# What has no name of its own in the lists.
app_link-others = What was written here
# More names than are told.
app_link-and_more = { $more ->
        [one] { $more } thing more
       *[other] { $more } things more
    }

## What goes on by itself.

app_link-not_followed = The club cannot be followed: { $why }.
app_link-busy = Others are quicker just now; what was done here waits.
app_link-not_shown = This was kept in the club, and cannot be shown here yet. { $why }
