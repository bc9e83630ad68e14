### O bitwach: dzienniki, przykłady i warianty „co, jeśli”, i te, które grają się same. $file: plik; $why: co mówi program.

app_battles-no_roll = Teraz nie ma rzutu.
app_battles-example = Przykład zostaje, jaki jest; żeby grać dalej, zacznij wariant „co, jeśli”.
app_battles-what_if_too_long = Nazwa wariantu ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }.
app_battles-too_many_what_ifs = Bitwa ma najwyżej { $most ->
        [one] { $most } wariant
        [few] { $most } warianty
        [many] { $most } wariantów
       *[other] { $most } wariantów
    } „co, jeśli”.
app_battles-what_if_taken = Ta bitwa ma już wariant o nazwie { $name }.
app_battles-note_too_long = Notatka ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }.

app_battles-first_lost = W pakiecie brakuje pierwszego scenariusza.
app_battles-sample_lost = W pakiecie brakuje scenariusza próbnego.
app_battles-examples_lost = W pakiecie brakuje scenariusza z przykładów.
app_battles-bad_example = Nie da się odczytać przykładu: { $why }.
app_battles-other_format = to { $format } { $version }, a nie { $wanted }
app_battles-example_fails = Nie da się przygotować przykładu.
app_battles-example_never_ready = Przykład nigdy nie jest gotowy.

app_battles-not_judged = { $file }: nie da się ocenić dziennika: { $why }.
app_battles-log_not_read = { $file }: nie da się odczytać dziennika: { $why }.
app_battles-other_log = { $file }: to dziennik { $kind }, a nie nml.battle.
app_battles-header_not_read = { $file }: nie da się odczytać nagłówka: { $why }.
app_battles-header_faulty = { $file }: nagłówek, start.field{ $place }: { $fault }
app_battles-ends_before = --until { $seq }: dziennik kończy się na wpisie { $last } i jest opowiedziany do końca
app_battles-foreign_from = --until { $seq }: dziennik jest opowiedziany do wpisu { $last }, którego tu nie znamy
app_battles-event_differs = zdarzenie { $number }, { $was }, różni się treścią
app_battles-event_other = zdarzenie { $number }: zapisane { $was }, wyliczone { $now }
app_battles-nothing_more = nic więcej

app_battles-battles_out_of_range = --battles przyjmuje od 1 do { $most }, nie { $wanted }.
app_battles-log_there = { $file }: taki dziennik już jest. Wybierz inną nazwę albo dodaj --force.
app_battles-stuck = Ziarno { $seed }: na { $question } nie ma odpowiedzi.
app_battles-endless = Ziarno { $seed }: bitwa się nie kończy.
app_battles-unknown_scenario = Nie ma scenariusza { $wanted }. --scenario przyjmuje { $known }.
app_battles-two_warbands = --warband podaje się dwa razy albo wcale, nie { $times } razy.
app_battles-so_many_warbands = W tym scenariuszu --warband podaje się od { $least } do { $most } razy albo wcale, nie { $times } razy.
app_battles-not_legal = { $file }: rozpiska łamie zasady: { $why }
