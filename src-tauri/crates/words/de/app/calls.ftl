### What goes wrong with a call. $name: of the call; $why: what a program says of it.

app_calls-unknown_call = Kein Aufruf heißt „{ $name }“.
app_calls-bad_input = Die Eingabe von „{ $name }“ ist nicht lesbar: { $why }.
app_calls-stopped = Ein Fehler im Programm hat „{ $name }“ abgebrochen.
app_calls-not_json = Die Antwort von „{ $name }“ ist kein JSON: { $why }.
app_calls-too_many = Ein Aufruf sagt höchstens { $most } Dinge.
