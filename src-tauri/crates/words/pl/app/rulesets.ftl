### Własne zestawy zasad księgi. $why: co mówi program.

app_rulesets-unknown_reading = Tak nie można interpretować zasady: { $why }.
app_rulesets-too_many = Księga mieści najwyżej { $most ->
        [one] { $most } własny zestaw
        [few] { $most } własne zestawy
        [many] { $most } własnych zestawów
       *[other] { $most } własnych zestawów
    } zasad.
app_rulesets-name_taken = Jest już zestaw zasad „{ $name }”.
app_rulesets-not_written = Nie da się zapisać zestawu zasad: { $why }.
app_rulesets-unknown = Księga nie ma zestawu zasad „{ $id }”, który ten program umie odczytać.
app_rulesets-bad_option = --ruleset: { $why }
