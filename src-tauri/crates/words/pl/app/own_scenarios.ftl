### Własne scenariusze.

app_own_scenarios-unknown = Żaden dostępny pakiet nie ma takiego scenariusza.
app_own_scenarios-dice_missing = Brakuje kości albo trzeba nią rzucić jeszcze raz.
app_own_scenarios-bad_tables = Nie da się odczytać tabel losowych scenariuszy: { $why }.
app_own_scenarios-stands_there = To już tam jest.
