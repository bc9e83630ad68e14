### Eine Kampagne auf einer Landkarte. $game: ein Spiel wie „Spiel 2 · Relic Hunt“. $track, $table, $zone, $card: Namen des Pakets.

app_maps-no_map = Diese Kampagne wird nicht auf einer Landkarte gespielt, oder ihr Paket hat die Landkarte nicht mehr.
app_maps-entered = { $warband } kommt bei { $zone } herein
app_maps-sealed = { $warband } hat ihre Vision versiegelt
app_maps-ended = Die Landkarte ist zu Ende
app_maps-revealed = { $warband } hat ihre Vision aufgedeckt: { $card }
app_maps-revealed_proved = { $warband } hat das Siegel ihrer Vision geöffnet: { $card }
app_maps-random = Zufällig: { $battlefield }
app_maps-random_name = { $zone }: { $victory }, { $deployment }
app_maps-won_there = Scouted: dort gewonnen in { $game }
app_maps-attacked_there = Scouted: als Aggressor gewählt in { $game }
app_maps-outpost = Outpost: gewonnen in { $game }
app_maps-outpost_omen = Outpost mit einem Omen of Leviathan: der erste hier, gewonnen in { $game }
app_maps-planned_there = Geplant: { $game }
app_maps-by_result = durch das Ergebnis von { $game }
app_maps-by_reward = durch ein anderes Feld, in { $game }
app_maps-by_find = gefunden in { $game }
app_maps-roll_table = Wurf auf die Tabelle { $table }
app_maps-building = Gebäudestufe
app_maps-fill = ein Feld auf { $track }
app_maps-fill_any = ein Feld auf einer beliebigen Leiste
app_maps-fill_any_resource = ein Feld auf einer beliebigen Ressource
app_maps-die = ein Exploration Die mehr
app_maps-reroll = ein Wiederholungswurf mehr
app_maps-set_die = einen Würfel drehen
app_maps-most_omens = Herald of Leviathan
app_maps-largest_enclave = Largest Enclave
app_maps-vision = Vision
app_maps-attacks_fewer = { $name } ist der Aggressor: { $times ->
    [0] bisher nie
    [one] bisher erst einmal
   *[other] bisher erst { $times }-mal
}, seltener als { $other }.
app_maps-rolls_off = Beide waren gleich oft Aggressor: { $names } würfeln es aus, je ein W6.
app_maps-rolled_off = { $name } hat das Auswürfeln gewonnen und ist der Aggressor.
app_maps-planned = { $scenario } ist bei { $zone } geplant.
app_maps-no_such_roll = Beim Auswürfeln fällt ein Würfel je Spieler, und nur bis jemand gewonnen hat.
app_maps-dice_missing = Ein zufälliges Szenario braucht einen Würfel für die Aufstellung und einen für die Siegbedingungen.
app_maps-unknown_vision = Die Landkarte hat keine solche Visionskarte.
app_maps-no_entry_zone = Beide brauchen erst eine Entry Zone.
