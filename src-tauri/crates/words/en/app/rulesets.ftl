### Rulesets of a book’s own.
### $why: what a program says of it.

app_rulesets-unknown_reading = A rule cannot be read like that: { $why }.
app_rulesets-too_many = A book holds { $most } rulesets of its own at most.
app_rulesets-name_taken = Another ruleset is called “{ $name }”.
app_rulesets-not_written = The ruleset cannot be written: { $why }.
app_rulesets-unknown = The book has no ruleset “{ $id }” that this program can read.
# On the command line.
app_rulesets-bad_option = --ruleset: { $why }
