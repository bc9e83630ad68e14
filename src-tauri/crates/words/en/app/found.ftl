### What is found in the book: the lines beside it.

app_found-planned = planned
app_found-due_by = by { $day }
app_found-player_named = { $count ->
        [1] Player: { $names }
       *[other] Players: { $names }
    }
# $how: how a model fell, with a small letter: fell in Turn 3 to Gorm.
app_found-fell_so = { $who }: { $how }
app_found-signed_up = has signed up for { $campaign }
app_found-guest_at = guest at { $evening } · { $day }
# A line of the house rules that a group wrote down.
app_found-house_rule = House rule: { $line }
app_found-commanded = commanded { $warband } in { $campaign }
app_found-commands_now = commands { $warband } in { $campaign }
# $what: what sort of model it is.
app_found-of = { $what } of { $warband }
app_found-models = { $count ->
        [one] { $count } model
       *[other] { $count } models
    }
