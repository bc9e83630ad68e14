### Bitwa stoczona na papierze: czego odmawia jej arkusz. $id: numer modelu.

app_paper-not_here = Rozpiski nie ma w tej księdze, więc ta banda nie może tu walczyć.
app_paper-no_name = Podaj nazwę bandy spoza kampanii.
app_paper-twice = Banda stoi po dwóch stronach; każda walczy po jednej.
app_paper-no_end = Brakuje zakończenia: podaj punkty zwycięstwa każdej strony albo zwycięzcę.
app_paper-outsiders_only = Co najmniej jedna strona musi być bandą kampanii.
app_paper-no_enemy = Wszystkie strony są w jednej koalicji; potrzebny jest wróg.
app_paper-no_member = Po jednej ze stron stoi banda, która nie należy do kampanii.
app_paper-same_sides = Podaj strony, które stoczyły bitwę, w tej samej kolejności.
app_paper-no_such_side = Tej strony nie było w bitwie; wybierz jedną z arkusza.
app_paper-no_models = Banda spoza kampanii nie ma tu modeli; mają je tylko bandy kampanii.
app_paper-no_such_deed = Scenariusz nie ma takiego chwalebnego czynu.
app_paper-deed_twice = Chwalebny czyn liczy się raz na grę (podręcznik, s. 149).
app_paper-logged = Bitwa ma dziennik, a on mówi, jaki to był scenariusz; tak zostaje.
app_paper-no_such_scenario = Takiego scenariusza nie ma ani w pakiecie, ani w księdze.
app_paper-no_such_model = Modelu { $id } nie ma w tej bandzie; wybierz jeden z arkusza.
app_paper-wrong_sides = Bitwa ma od { $least } do { $most } stron, nie { $sides }.
app_paper-wrong_turns = Bitwa trwa od 1 do { $most } tur, nie { $turns }.
app_paper-wrong_points = { $points } to za dużo PZ: najwyżej { $most }.
app_paper-fell_twice = { $name } jest wśród poległych dwa razy.
app_paper-left_and_fell = { $name } jest i wśród poległych, i wśród tych, którzy odeszli z bandy; wybierz jedno.
app_paper-unsettled = { $game }: rozliczenie jest wciąż otwarte, więc ta banda nie może jeszcze walczyć.

app_paper-filed = zapis: { $game }
