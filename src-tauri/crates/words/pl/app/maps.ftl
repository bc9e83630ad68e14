### Kampania na mapie. $game: gra, np. „Gra 2 · Relic Hunt”. $track, $table, $zone, $card: nazwy z pakietu.

app_maps-no_map = Ta kampania nie toczy się na mapie albo jej pakiet nie ma już mapy.
app_maps-entered = { $warband } wchodzi przez { $zone }
app_maps-sealed = { $warband } zapieczętowuje swoją Wizję
app_maps-ended = Mapa dobiegła końca
app_maps-revealed = { $warband } odkrywa swoją Wizję: { $card }
app_maps-revealed_proved = { $warband } otwiera pieczęć swojej Wizji: { $card }
app_maps-random = Losowy: { $battlefield }
app_maps-random_name = { $zone }: { $victory }, { $deployment }
app_maps-won_there = Scouted: wygrana tam, { $game }
app_maps-attacked_there = Scouted: wybrana przez Agresora, { $game }
app_maps-outpost = Outpost: wygrana, { $game }
app_maps-outpost_omen = Outpost z Omen of Leviathan: pierwszy tutaj, wygrana, { $game }
app_maps-planned_there = Zaplanowana: { $game }
app_maps-by_result = za wynik, { $game }
app_maps-by_reward = za inne pole, { $game }
app_maps-by_find = znalezione, { $game }
app_maps-roll_table = rzut na tabelę { $table }
app_maps-building = poziom budynku
app_maps-fill = pole na torze { $track }
app_maps-fill_any = pole na dowolnym torze
app_maps-fill_any_resource = pole na dowolnym zasobie
app_maps-die = jedna Exploration Die więcej
app_maps-reroll = jeden przerzut więcej
app_maps-set_die = ustawienie jednej kości
app_maps-most_omens = Herald of Leviathan
app_maps-largest_enclave = Largest Enclave
app_maps-vision = Wizja
app_maps-attacks_fewer = Agresorem jest { $name }: { $times ->
    [0] dotąd nigdy
    [one] dotąd tylko raz
    [few] dotąd tylko { $times } razy
    [many] dotąd tylko { $times } razy
   *[other] dotąd tylko { $times } razy
}, rzadziej niż { $other }.
app_maps-rolls_off = Obaj byli Agresorem tyle samo razy: { $names } rzucają po jednej K6.
app_maps-rolled_off = { $name } wygrywa rzut i jest Agresorem.
app_maps-planned = { $scenario }: zaplanowane w { $zone }.
app_maps-no_such_roll = W rzucie rozstrzygającym każdy gracz rzuca jedną kością, aż ktoś wygra.
app_maps-dice_missing = Losowy scenariusz wymaga kości na rozstawienie i kości na warunki zwycięstwa.
app_maps-unknown_vision = Mapa nie ma takiej karty Wizji.
app_maps-no_entry_zone = Obaj potrzebują najpierw Entry Zone.
