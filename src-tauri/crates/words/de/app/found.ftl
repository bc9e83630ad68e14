### What is found in the book: the lines beside it.

app_found-planned = geplant
app_found-due_by = bis { $day }
app_found-player_named = { $count ->
        [1] Spieler: { $names }
       *[other] Spieler: { $names }
    }
# $how: how a model fell, with a small letter: fell in Turn 3 to Gorm.
app_found-fell_so = { $who }: { $how }
app_found-signed_up = angemeldet für { $campaign }
app_found-guest_at = Gast bei { $evening } · { $day }
# A line of the house rules that a group wrote down.
app_found-house_rule = Hausregel: { $line }
app_found-commanded = führte { $warband } in { $campaign }
app_found-commands_now = führt { $warband } in { $campaign }
# $what: what sort of model it is.
app_found-of = { $what } von { $warband }
app_found-models = { $count ->
        [one] { $count } Modell
       *[other] { $count } Modelle
    }
