### What a set-up still asks for, before the first model is set up. Lengths come with their unit.

## The battlefield and its terrain. $names: what the rulebook calls the kinds of battlefield, “this or that”.

app_to_do-battlefield = The battlefield is { $name }.
app_to_do-choose_by_roll_off = Roll off: the winner sets up the terrain and chooses { $names }.
app_to_do-choose_by_draw = Draw: the winner sets up the terrain and chooses { $names }.
app_to_do-place_terrain = The winner of the roll-off places all terrain; a piece of more than 8 inches counts as two.
# $one, $other: what a piece or an objective is called, such as Hill no. 2.
app_to_do-near = { $one } and { $other } are nearer than { $apart }.
app_to_do-near_edge = { $one } is nearer than { $apart } to an edge.
app_to_do-alone = { $one } is more than { $within } from every other ruin.
app_to_do-outside_zones = { $one } is not wholly in a Deployment Zone.
# $name: a piece that shares its name with others.
app_to_do-numbered = { $name } no. { $number }
app_to_do-trenches = Trenches
app_to_do-trenches_across = Trenches from edge to edge
app_to_do-ruined_buildings = Ruined buildings
app_to_do-hills = Hills
app_to_do-ruined_corners = Ruined corners
app_to_do-dangerous_ground = Dangerous ground
app_to_do-difficult_ground = Difficult ground
app_to_do-landmarks = Landmarks

## Objectives and what else lies on the table. $side: attacker or defender; $what, $names: what the pack calls it.

app_to_do-objectives_in_turn = The players place them one at a time, in turn.
app_to_do-objectives_in_turn_rolled = The players place them one at a time, in turn; each side first rolls a D3 for how many.
app_to_do-objectives_by = The { $side ->
        [attacker] attacker
       *[defender] defender
    } places them.
app_to_do-objectives_by_rolled = The { $side ->
        [attacker] attacker
       *[defender] defender
    } places them, after a D3 for how many.
app_to_do-lay_each = Draw a card each: from the highest card down, each side lays { $each }: { $what }.
app_to_do-lay = Once the zones are known, { $names } are laid by their sides.

## Weather, roles and zones.

app_to_do-no_weather = If you play with weather: each side rolls two dice; in a campaign the player with the fewest Campaign Victory Points chooses which row comes, else a roll-off says.
app_to_do-larger_attacks = The Warband with more models attacks; tied, the winner of a roll-off decides.
app_to_do-larger_attacks_in_campaign = In a campaign the Warband with more models attacks; else, or tied, the winner of a roll-off decides.
app_to_do-roll_off_attacks = Roll off: the winner decides who attacks.
app_to_do-zones_by_roll_off = Roll off: the winner picks a Deployment Zone.
app_to_do-zones_by_draw = Draw a card each: from the highest card down, each side picks a free Deployment Zone.
app_to_do-zones_by_role = Each side has the Deployment Zone of its role.

## Setting up the models.

app_to_do-same_moment_roll_off = If both sides do something before the game at the same moment, a roll-off says who begins.
app_to_do-same_moment_draw = If several sides do something before the game at the same moment, a draw says who begins.
app_to_do-deploy_in_turn = One model at a time in turn, wholly in your own zone, { $first ->
        [attacker] the attacker first
        [defender] the defender first
       *[larger] the side with more models first (tied: a roll-off)
    }. If you run out, the other side places the rest.
app_to_do-deploy_by_draw = One side after the other, in the order of the draw: each places all of its models at once, wholly in its own zone.
app_to_do-infiltrators_with_others = INFILTRATOR models deploy with the others, in their own zone.
app_to_do-infiltrators_after = INFILTRATOR models deploy after all others, out of sight and 8 inches from enemies.
app_to_do-infiltrators_limited = INFILTRATOR models deploy after all others, within the limits of the scenario.
app_to_do-stays_away = Models that do not begin on the table take no part.
app_to_do-arrives = The others come on at the start of a Turn: a roll-off, then a D3 for each side, at their own edge, more than { $distance } from enemies.
app_to_do-enters_at_own_edge = The others come on from Turn { $turn }, at the edge in their own zone.
app_to_do-enters_in_own_zone = The others come on from Turn { $turn }, in their own zone.
app_to_do-enters_at_any_edge = The others come on from Turn { $turn }, at any edge.
app_to_do-enters_near_marker = The others come on from Turn { $turn }, within { $within } of their marker.
app_to_do-write_notes = After deployment each player writes down in secret: { $names }.
