### A campaign on a map. $game: a game, such as “Game 2 · Relic Hunt”. $track, $table, $zone, $card: names of the pack.

app_maps-no_map = This campaign is not fought on a map, or its pack no longer has the map.
app_maps-entered = { $warband } comes in at { $zone }
app_maps-sealed = { $warband } sealed its Vision
app_maps-ended = The map is over
app_maps-revealed = { $warband } revealed its Vision: { $card }
app_maps-revealed_proved = { $warband } opened the seal of its Vision: { $card }
app_maps-random = Random: { $battlefield }
app_maps-random_name = { $zone }: { $victory }, { $deployment }
app_maps-won_there = Scouted: won there in { $game }
app_maps-attacked_there = Scouted: chosen as the Aggressor in { $game }
app_maps-outpost = Outpost: won in { $game }
app_maps-outpost_omen = Outpost with an Omen of Leviathan: the first one here, won in { $game }
app_maps-planned_there = Planned: { $game }
app_maps-by_result = by the result of { $game }
app_maps-by_reward = by another box, in { $game }
app_maps-by_find = found in { $game }
app_maps-roll_table = roll on the { $table } table
app_maps-building = building tier
app_maps-fill = a box on { $track }
app_maps-fill_any = a box on any track
app_maps-fill_any_resource = a box on any resource
app_maps-die = one more Exploration Die
app_maps-reroll = one more re-roll
app_maps-set_die = set one die
app_maps-most_omens = Herald of Leviathan
app_maps-largest_enclave = Largest Enclave
app_maps-vision = Vision
app_maps-attacks_fewer = { $name } is the Aggressor: { $times ->
    [0] never before
    [one] only once so far
   *[other] only { $times } times so far
}, fewer than { $other }.
app_maps-rolls_off = Both have been the Aggressor as often: { $names } roll off, a D6 each.
app_maps-rolled_off = { $name } won the roll-off and is the Aggressor.
app_maps-planned = { $scenario } is planned at { $zone }.
app_maps-no_such_roll = A roll-off takes one die per player, and stops once somebody has won.
app_maps-dice_missing = A random scenario takes a die for the deployment and one for the victory conditions.
app_maps-unknown_vision = The map has no such Vision card.
app_maps-no_entry_zone = Both need an Entry Zone first.
