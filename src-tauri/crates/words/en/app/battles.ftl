### What is said of battles: their logs, examples and what-ifs, and those that play themselves.
### $file: as somebody called it; $why: what a program says of it.

app_battles-no_roll = No dice are asked for.
app_battles-example = An example stays as it is; begin a what-if to go on from here.
app_battles-what_if_too_long = The name of a what-if has { $most } characters at most.
app_battles-too_many_what_ifs = A battle has { $most } what-ifs at most.
app_battles-what_if_taken = A what-if of this battle is called { $name } already.
app_battles-note_too_long = A note has { $most } characters at most.

## A fault of the program.

app_battles-first_lost = The pack has lost the first scenario.
app_battles-sample_lost = The pack has lost the sample’s scenario.
app_battles-examples_lost = The pack has lost the examples’ scenario.
app_battles-bad_example = An example cannot be read: { $why }.
app_battles-other_format = it is { $format } { $version }, not { $wanted }
app_battles-example_fails = An example cannot be set up.
app_battles-example_never_ready = An example is never set up.

## Logs on the command line. $seq: the number of an entry; $last: of the last one.

app_battles-not_judged = { $file }: The log cannot be judged: { $why }.
app_battles-log_not_read = { $file }: The log cannot be read: { $why }.
app_battles-other_log = { $file }: This is a { $kind } log, not an nml.battle one.
app_battles-header_not_read = { $file }: The header cannot be read: { $why }.
# $place: in the header, beginning with a dot; $fault: a sentence.
app_battles-header_faulty = { $file }: The header’s start.field{ $place }: { $fault }
app_battles-ends_before = --until { $seq }: the log ends at entry { $last }, and is told to its end
app_battles-foreign_from = --until { $seq }: the log is told up to entry { $last }, which is not known here
# How a decision differs from the record. $number: of the event; $was, $now: its kind.
app_battles-event_differs = event { $number }, { $was }, differs in what it says
app_battles-event_other = event { $number }: recorded { $was }, decided { $now }
app_battles-nothing_more = nothing more

## Battles that play themselves. $seed: the number that their dice come from.

app_battles-battles_out_of_range = --battles takes 1 to { $most }, not { $wanted }.
app_battles-log_there = { $file }: Another log has that name. Choose a new one, or give --force.
app_battles-stuck = Seed { $seed }: Nothing can be said to { $question }.
app_battles-endless = Seed { $seed }: The battle does not end.
app_battles-unknown_scenario = There is no scenario { $wanted }. --scenario takes { $known }.
app_battles-two_warbands = --warband is given twice or not at all, not { $times } times.
app_battles-so_many_warbands = For this scenario --warband is given { $least } to { $most } times or not at all, not { $times } times.
app_battles-not_legal = { $file }: The Warband breaks a rule: { $why }
