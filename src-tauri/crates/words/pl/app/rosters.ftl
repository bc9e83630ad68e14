### Rozpiski wczytywane po kilka naraz. $name: banda; $file: plik, z którego jest inna.

app_rosters-bring_in = Wczytaj bandy

app_rosters-in_the_book = W księdze jest banda o tej nazwie.
app_rosters-member = W kampanii jest już banda o tej nazwie.
app_rosters-twice = Ta sama banda co w { $file }, wiersz po wierszu.
app_rosters-namesake = Banda w { $file } ma tę samą nazwę.

app_rosters-kept_one = { $name }: zapisana.
app_rosters-kept_one_outside = { $name }: zapisana, ale nie w kampanii { $campaign }.
app_rosters-kept_one_joined = { $name }: zapisana, jest też w kampanii { $campaign }.
app_rosters-kept_several = Zapisano { $warbands ->
        [one] { $warbands } bandę
        [few] { $warbands } bandy
        [many] { $warbands } band
       *[other] { $warbands } band
    }.
app_rosters-kept_several_outside = Zapisano { $warbands ->
        [one] { $warbands } bandę
        [few] { $warbands } bandy
        [many] { $warbands } band
       *[other] { $warbands } band
    }, żadnej w kampanii { $campaign }.
app_rosters-kept_several_joined = Zapisano { $warbands ->
        [one] { $warbands } bandę
        [few] { $warbands } bandy
        [many] { $warbands } band
       *[other] { $warbands } band
    }, wszystkie w kampanii { $campaign }.
app_rosters-kept_several_some = Zapisano { $warbands ->
        [one] { $warbands } bandę
        [few] { $warbands } bandy
        [many] { $warbands } band
       *[other] { $warbands } band
    }, w tym w kampanii { $campaign }: { $joined }.

app_rosters-admitted = przyjęcie: { $warbands ->
        [one] { $warbands } banda
        [few] { $warbands } bandy
        [many] { $warbands } band
       *[other] { $warbands } band
    }

app_rosters-nothing_chosen = Nic nie wybrano: zaznacz co najmniej jedną bandę do zapisania.
app_rosters-too_many = { $files } to za dużo plików: najwyżej { $most }. Resztę wczytaj potem.
app_rosters-settle_first = { $name } ma otwarte rozliczenie: najpierw je zamknij, potem wczytasz rozpiskę.
