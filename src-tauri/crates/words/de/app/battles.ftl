### What is said of battles: their logs, examples and what-ifs, and those that play themselves.
### $file: as somebody called it; $why: what a program says of it.

app_battles-no_roll = Es sind keine Würfel gefragt.
app_battles-example = Ein Beispiel bleibt, wie es ist; beginn ein Gedankenspiel, um von hier weiterzumachen.
app_battles-what_if_too_long = Der Name eines Gedankenspiels hat höchstens { $most } Zeichen.
app_battles-too_many_what_ifs = Eine Schlacht hat höchstens { $most } Gedankenspiele.
app_battles-what_if_taken = Ein Gedankenspiel dieser Schlacht heißt schon { $name }.
app_battles-note_too_long = Eine Notiz hat höchstens { $most } Zeichen.

## A fault of the program.

app_battles-first_lost = Dem Paket fehlt das erste Szenario.
app_battles-sample_lost = Dem Paket fehlt das Szenario des Musters.
app_battles-examples_lost = Dem Paket fehlt das Szenario der Beispiele.
app_battles-bad_example = Ein Beispiel ist nicht lesbar: { $why }.
app_battles-other_format = es ist { $format } { $version }, nicht { $wanted }
app_battles-example_fails = Ein Beispiel lässt sich nicht aufbauen.
app_battles-example_never_ready = Ein Beispiel wird nie fertig aufgebaut.

## Logs on the command line. $seq: the number of an entry; $last: of the last one.

app_battles-not_judged = { $file }: Das Log lässt sich nicht prüfen: { $why }.
app_battles-log_not_read = { $file }: Das Log ist nicht lesbar: { $why }.
app_battles-other_log = { $file }: Das ist ein Log der Art { $kind }, nicht nml.battle.
app_battles-header_not_read = { $file }: Der Kopf ist nicht lesbar: { $why }.
# $place: in the header, beginning with a dot; $fault: a sentence.
app_battles-header_faulty = { $file }: Im Kopf, start.field{ $place }: { $fault }
app_battles-ends_before = --until { $seq }: Das Log endet mit Eintrag { $last } und wird bis dahin erzählt
app_battles-foreign_from = --until { $seq }: Das Log wird bis Eintrag { $last } erzählt; der ist hier nicht bekannt
# How a decision differs from the record. $number: of the event; $was, $now: its kind.
app_battles-event_differs = Ereignis { $number }, { $was }, weicht im Inhalt ab
app_battles-event_other = Ereignis { $number }: festgehalten { $was }, entschieden { $now }
app_battles-nothing_more = nichts weiter

## Battles that play themselves. $seed: the number that their dice come from.

app_battles-battles_out_of_range = --battles nimmt 1 bis { $most }, nicht { $wanted }.
app_battles-log_there = { $file }: Ein anderes Log heißt so. Wähle einen neuen Namen, oder gib --force an.
app_battles-stuck = Seed { $seed }: Auf { $question } gibt es keine Antwort.
app_battles-endless = Seed { $seed }: Die Schlacht endet nicht.
app_battles-unknown_scenario = Es gibt kein Szenario { $wanted }. --scenario nimmt { $known }.
app_battles-two_warbands = --warband steht zweimal oder gar nicht, nicht { $times }-mal.
app_battles-so_many_warbands = Für dieses Szenario steht --warband { $least }- bis { $most }-mal oder gar nicht, nicht { $times }-mal.
app_battles-not_legal = { $file }: Die Warband verletzt eine Regel: { $why }
