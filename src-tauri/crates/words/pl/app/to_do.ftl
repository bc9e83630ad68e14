### Czego jeszcze wymaga przygotowanie, zanim stanie pierwszy model. Długości mają przy sobie jednostkę.

## Pole bitwy i jego teren. $names: jak podręcznik nazywa rodzaje pola bitwy, „to albo tamto”.

app_to_do-battlefield = Pole bitwy: { $name }.
app_to_do-choose_by_roll_off = Rzut rozstrzygający: zwycięzca ustawia teren i wybiera { $names }.
app_to_do-choose_by_draw = Ciągnięcie kart: zwycięzca ustawia teren i wybiera { $names }.
app_to_do-place_terrain = Zwycięzca rzutu rozstrzygającego ustawia cały teren; element dłuższy niż 8 cali liczy się podwójnie.
# $one, $other: jak nazywa się element albo cel, na przykład Wzgórze nr 2.
app_to_do-near = { $one } i { $other }: mniej niż { $apart } odległości.
app_to_do-near_edge = { $one }: mniej niż { $apart } od krawędzi.
app_to_do-alone = { $one }: ponad { $within } od każdej innej ruiny.
app_to_do-outside_zones = { $one }: nie leży w całości w strefie rozstawienia.
# $name: element, który dzieli nazwę z innymi.
app_to_do-numbered = { $name } nr { $number }
app_to_do-trenches = Okopy
app_to_do-trenches_across = Okopy od krawędzi do krawędzi
app_to_do-ruined_buildings = Zrujnowane budynki
app_to_do-hills = Wzgórza
app_to_do-ruined_corners = Narożniki
app_to_do-dangerous_ground = Niebezpieczny teren
app_to_do-difficult_ground = Trudny teren
app_to_do-landmarks = Pomniki

## Cele i co jeszcze leży na stole. $side: atakujący albo obrońca; $what, $names: jak nazywa to pakiet.

app_to_do-objectives_in_turn = Gracze kładą je na przemian, po jednym.
app_to_do-objectives_in_turn_rolled = Gracze kładą je na przemian, po jednym; najpierw każda strona rzuca D3, ile ich jest.
app_to_do-objectives_by = { $side ->
        [attacker] Atakujący
       *[defender] Obrońca
    } je kładzie.
app_to_do-objectives_by_rolled = { $side ->
        [attacker] Atakujący
       *[defender] Obrońca
    } je kładzie, a przedtem rzuca D3, ile ich jest.
app_to_do-lay_each = Niech każdy wyciągnie kartę: od najwyższej w dół każda strona kładzie { $each }: { $what }.
app_to_do-lay = Gdy strefy są znane, strony kładą: { $names }.

## Pogoda, role i strefy.

app_to_do-no_weather = Jeśli gracie z pogodą: każda strona rzuca dwiema kośćmi; w kampanii gracz z najmniejszą liczbą Campaign Victory Points wybiera wiersz, a poza nią decyduje rzut rozstrzygający.
app_to_do-larger_attacks = Atakuje banda z większą liczbą modeli; przy remisie decyduje zwycięzca rzutu rozstrzygającego.
app_to_do-larger_attacks_in_campaign = W kampanii atakuje banda z większą liczbą modeli; poza nią albo przy remisie decyduje zwycięzca rzutu rozstrzygającego.
app_to_do-roll_off_attacks = Rzut rozstrzygający: zwycięzca decyduje, kto atakuje.
app_to_do-zones_by_roll_off = Rzut rozstrzygający: zwycięzca wybiera strefę rozstawienia.
app_to_do-zones_by_draw = Niech każdy wyciągnie kartę: od najwyższej w dół każda strona wybiera wolną strefę rozstawienia.
app_to_do-zones_by_role = Każda strona ma strefę rozstawienia swojej roli.

## Rozstawianie modeli.

app_to_do-same_moment_roll_off = Jeśli przed grą obie strony robią coś w tej samej chwili, rzut rozstrzygający mówi, kto zaczyna.
app_to_do-same_moment_draw = Jeśli przed grą kilka stron robi coś w tej samej chwili, karty mówią, kto zaczyna.
app_to_do-deploy_in_turn = Na przemian po jednym modelu, w całości we własnej strefie, { $first ->
        [attacker] najpierw atakujący
        [defender] najpierw obrońca
       *[larger] najpierw strona z większą liczbą modeli (remis: rzut rozstrzygający)
    }. Gdy jednej stronie zabraknie modeli, druga rozstawia resztę.
app_to_do-deploy_by_draw = Strona po stronie, w kolejności kart: każda stawia naraz wszystkie swoje modele, w całości we własnej strefie.
app_to_do-infiltrators_with_others = Modele INFILTRATOR rozstawiają się z innymi, we własnej strefie.
app_to_do-infiltrators_after = Modele INFILTRATOR rozstawiają się po wszystkich innych, poza widokiem i 8 cali od wrogów.
app_to_do-infiltrators_limited = Modele INFILTRATOR rozstawiają się po wszystkich innych, w granicach scenariusza.
app_to_do-stays_away = Modele, które nie zaczynają na stole, nie biorą udziału.
app_to_do-arrives = Pozostali wchodzą na początku tury: rzut rozstrzygający, potem D3 dla każdej strony, przy własnej krawędzi, ponad { $distance } od wrogów.
app_to_do-enters_at_own_edge = Pozostali wchodzą od tury { $turn }, przy krawędzi we własnej strefie.
app_to_do-enters_in_own_zone = Pozostali wchodzą od tury { $turn }, we własnej strefie.
app_to_do-enters_at_any_edge = Pozostali wchodzą od tury { $turn }, przy dowolnej krawędzi.
app_to_do-enters_near_marker = Pozostali wchodzą od tury { $turn }, do { $within } od swojego znacznika.
app_to_do-write_notes = Po rozstawieniu każdy gracz zapisuje w tajemnicy: { $names }.
