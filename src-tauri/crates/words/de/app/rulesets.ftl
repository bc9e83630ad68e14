### Rulesets of a book’s own.
### $why: what a program says of it.

app_rulesets-unknown_reading = So lässt sich eine Regel nicht lesen: { $why }.
app_rulesets-too_many = Ein Buch hat höchstens { $most } eigene Regelsätze.
app_rulesets-name_taken = Ein anderer Regelsatz heißt „{ $name }“.
app_rulesets-not_written = Der Regelsatz lässt sich nicht schreiben: { $why }.
app_rulesets-unknown = Das Buch hat keinen Regelsatz „{ $id }“, den dieses Programm lesen kann.
# On the command line.
app_rulesets-bad_option = --ruleset: { $why }
