### Co znaleziono w księdze: wiersze obok.

app_found-planned = w planie
app_found-due_by = do { $day }
app_found-player_named = { $count ->
        [1] Gracz: { $names }
       *[other] Gracze: { $names }
    }
app_found-fell_so = { $who }: { $how }
app_found-signed_up = na liście kampanii { $campaign }
app_found-guest_at = gość, { $evening } · { $day }
app_found-house_rule = Zasada domowa: { $line }
app_found-commanded = dawniej gracz bandy { $warband } w kampanii { $campaign }
app_found-commands_now = gracz bandy { $warband } w kampanii { $campaign }
app_found-of = { $what }, { $warband }
app_found-models = { $count ->
        [one] { $count } model
        [few] { $count } modele
        [many] { $count } modeli
       *[other] { $count } modeli
    }
