### What is said in a campaign, in one line, and what it refuses.
### $name: a Warband; $game: a game with its sides.

app_seasons-a_warband = eine Warband
app_seasons-planned = { $scenario } geplant: { $sides }
app_seasons-planned_by = { $scenario } geplant: { $sides }, bis { $day }
app_seasons-plan_taken_back = der Plan zurückgenommen
app_seasons-agrees = { $name } stimmt der Seite zu
app_seasons-closed = geschlossen
# $who: a Warband or a model; $what: what was said of it. Before it stands its game, with the next sentence.
app_seasons-said_of = { $who }: { $what }
app_seasons-said = { $game }: { $what }
# Games of a table that were said otherwise, one after the other.
app_seasons-then = { $so_far }; { $next }
app_seasons-not_planned = Dieses Spiel ist nicht geplant oder schon gespielt.
app_seasons-no_campaign = Die Schlacht gehört zu keiner Kampagne.
app_seasons-goes_on = Die Schlacht läuft noch.
app_seasons-aftermath_begun = Das Nachspiel der Schlacht hat begonnen, oder ihre Kampagne ging weiter: Nimm das zuerst zurück.
app_seasons-no_die = Kein Würfel fiel.
app_seasons-no_end = Das Auswürfeln endet nicht.
app_seasons-too_many_steps = { $steps } Schritte sind zu viele: höchstens { $most }.
