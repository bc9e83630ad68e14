### Scenarios of one’s own.

app_own_scenarios-unknown = No pack at hand has such a scenario.
app_own_scenarios-dice_missing = A die is missing, or must be rolled again.
app_own_scenarios-bad_tables = The tables of random scenarios cannot be read: { $why }.
app_own_scenarios-stands_there = It stands there already.
