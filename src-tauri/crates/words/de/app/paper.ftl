### A battle that was fought on paper: what its sheet refuses.

## $id: the number of a model.

app_paper-not_here = Ihr Roster ist nicht in diesem Buch, darum kann sie hier nicht kämpfen.
app_paper-no_name = Gib einen Namen für die Seite von außen ein.
app_paper-twice = Eine Warband steht auf zwei Seiten; jede kämpft auf einer.
app_paper-no_end = Das Ende fehlt noch: Gib die Siegpunkte aller Seiten an, oder sag, wer gewonnen hat.
app_paper-outsiders_only = Mindestens eine Seite muss eine Warband der Kampagne sein.
app_paper-no_enemy = Alle Seiten sind verbündet; sie brauchen einen Feind.
app_paper-no_member = Eine Seite ist eine Warband, die nicht zur Kampagne gehört.
app_paper-same_sides = Gib die Seiten an, die gekämpft haben, in derselben Reihenfolge.
app_paper-no_such_side = Eine genannte Seite hat nicht gekämpft; wähle eine vom Bogen.
app_paper-no_models = Eine Seite von außen hat hier keine Modelle; die haben nur Warbands der Kampagne.
app_paper-no_such_deed = Diese Ruhmestat hat das Szenario nicht.
app_paper-deed_twice = Eine Ruhmestat zählt einmal je Spiel (Regelbuch S. 149).
app_paper-logged = Die Schlacht wurde mitgeschrieben, und ihr Log nennt das Szenario; dabei bleibt es.
app_paper-no_such_scenario = Weder Paket noch Buch haben dieses Szenario.
app_paper-no_such_model = Modell { $id } ist nicht in dieser Warband; wähle eins vom Bogen.
app_paper-wrong_sides = Eine Schlacht hat { $least } bis { $most } Seiten, nicht { $sides }.
app_paper-wrong_turns = Eine Schlacht dauert 1 bis { $most } Züge, nicht { $turns }.
app_paper-wrong_points = { $points } Siegpunkte sind zu viele: höchstens { $most }.
app_paper-fell_twice = { $name } ist zweimal als gefallen eingetragen.
app_paper-left_and_fell = { $name } ist als gefallen und als ausgeschieden eingetragen; wähle eins.
app_paper-unsettled = Das Nachspiel von { $game } ist noch offen, darum kann sie noch nicht kämpfen.

## What was done, as undo names it.

app_paper-filed = { $game }, wie eingetragen
