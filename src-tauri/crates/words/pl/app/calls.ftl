### Co idzie źle z wywołaniem. $name: wywołanie; $why: co mówi program.

app_calls-unknown_call = Nie ma wywołania „{ $name }”.
app_calls-bad_input = Nie da się odczytać danych dla „{ $name }”: { $why }.
app_calls-stopped = Błąd programu przerwał „{ $name }”.
app_calls-not_json = Odpowiedź „{ $name }” to nie JSON: { $why }.
app_calls-too_many = Jedno wywołanie mówi najwyżej { $most ->
        [one] { $most } rzecz
        [few] { $most } rzeczy
        [many] { $most } rzeczy
       *[other] { $most } rzeczy
    }.
