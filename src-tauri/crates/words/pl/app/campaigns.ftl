### Kampania.

app_campaigns-about = { $warbands ->
        [one] { $warbands } banda
        [few] { $warbands } bandy
        [many] { $warbands } band
       *[other] { $warbands } band
    } · po { $games ->
        [one] { $games } grze
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }

app_campaigns-own_game = { $scenario }, ich gra { $game }

app_campaigns-choice = wybiera gracz z mniejszą liczbą gier

app_campaigns-no_table = Pakiet nie ma tabeli etapu dla tej gry.
app_campaigns-no_such_aftermath = Żadna kampania w tej księdze nie rozliczyła takiej bitwy.
app_campaigns-nothing_to_undo = Tu nie ma czego cofnąć; bitwę i jej rozliczenie cofa się tam, gdzie są.
app_campaigns-belongs_elsewhere = { $name } należy do innej kampanii.

app_campaigns-renamed = nazwa { $name }
app_campaigns-admitted = { $warband }: przyjęcie
app_campaigns-described = { $warband }: nowe dane
app_campaigns-withdrawn = { $warband }: odejście
app_campaigns-withdrawn_struck = { $warband }: odejście, wiersz skreślony
app_campaigns-begun_anew = { $warband }: rozwiązanie, na jej miejsce { $with }
app_campaigns-begun_anew_struck = { $warband }: rozwiązanie, na jej miejsce { $with }, wiersz skreślony
app_campaigns-planned = następna gra: { $scenario }
app_campaigns-swapped = zamiana na { $scenario }
app_campaigns-cancelled = odwołana gra
