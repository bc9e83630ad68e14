### The sheet of a scenario: what its page in the library shows.
### $kind, $tally, $note, $neutral: what the pack calls something, such as cache; $side: attacker or defender; lengths come with their unit.

app_scenario_sheets-number = Scenario { $number }
app_scenario_sheets-pages = pp. { $pages }
app_scenario_sheets-stages = campaign stage: { $stages }
app_scenario_sheets-battlefield = battlefield: { $archetypes }
app_scenario_sheets-attacker = Attacker
app_scenario_sheets-defender = Defender
app_scenario_sheets-side = Side { $letter }
app_scenario_sheets-only = { $side ->
        [attacker] attacker
       *[defender] defender
    } only
app_scenario_sheets-size = { $width } by { $depth }

## Its facts: headings, and what stands beside them.

app_scenario_sheets-length = Length
app_scenario_sheets-then_die = then a die: { $face } or less ends the game, else one more Turn
app_scenario_sheets-then_die_of = then a die of the { $side ->
        [attacker] attacker
       *[defender] defender
    }: { $face } or less ends the game, else one more Turn
app_scenario_sheets-table = Table
app_scenario_sheets-terrain = Terrain
app_scenario_sheets-roles = Roles
app_scenario_sheets-larger_attacks = the larger Warband attacks; tied, the winner of a roll-off decides
app_scenario_sheets-roll_off = the winner of a roll-off decides who attacks
app_scenario_sheets-larger_in_campaign = in a campaign the larger Warband attacks; else the winner of a roll-off decides
app_scenario_sheets-forces = Forces
app_scenario_sheets-all_elites = as many ELITE models as possible
app_scenario_sheets-defender_halves = the defender may spend half the ducats
app_scenario_sheets-campaign_strength = in a campaign, Field Strength { $strength } for both
app_scenario_sheets-control = Control
app_scenario_sheets-more_near = more models on it or within { $within }
app_scenario_sheets-more_in = more models in it
app_scenario_sheets-more_near_outrank = more models on it or within { $within }; models touching it outrank nearby ones
app_scenario_sheets-more_in_outrank = more models in it; models touching it outrank nearby ones
app_scenario_sheets-infiltrators = Infiltrators
app_scenario_sheets-infiltrators_no = no: in the zone, with the others
app_scenario_sheets-infiltrators_yes = yes, after all others
app_scenario_sheets-infiltrators_far = yes, not within { $distance } of an objective
# $limit: where they keep, as below.
app_scenario_sheets-infiltrators_limit = yes; { $limit }
app_scenario_sheets-infiltrators_limit_of = yes; { $side ->
        [attacker] attacker
       *[defender] defender
    }: { $limit }
app_scenario_sheets-not_near_objective = not within { $distance } of an objective
app_scenario_sheets-not_near_objective_of = not within { $distance } of an objective ({ $kind })
app_scenario_sheets-not_near_things = not within { $distance } of what lies on the table
app_scenario_sheets-not_near_neutral = not within { $distance } of the { $neutral }
app_scenario_sheets-near_own_zone = within { $distance } of the own zone
app_scenario_sheets-morale = Morale
app_scenario_sheets-morale_checked = checked each Turn
app_scenario_sheets-morale_unchecked = not checked
app_scenario_sheets-no_models = a side without models has lost only once the Turn’s arrivals are placed
app_scenario_sheets-no_reserve = a side is out once it has no models left on the table or in reserve, and none that left with something
app_scenario_sheets-teams = Teams
app_scenario_sheets-teams_are = two of { $size } Warbands; they spare each other, set up in one half of the table, and win by what they score together
app_scenario_sheets-betrayal = Betrayal Cards
app_scenario_sheets-betrayal_cards = { $leads } for who leads alone, { $last } for who is last alone, { $others } for everybody else
app_scenario_sheets-betrayal_card = { $rank }: Coup { $coup }: { $coup_text } Ruse { $ruse }: { $ruse_text }
app_scenario_sheets-death_zones = Enemy zones
app_scenario_sheets-death_zones_are = Impassable, with { $around } around them

## What is done before the first Turn, in order.

app_scenario_sheets-lay_out = Lay out the table and its terrain; draw it on the next page.
app_scenario_sheets-who_attacks = Find out who attacks.
app_scenario_sheets-place_objectives = Place the objectives as on the map.
app_scenario_sheets-place_others = Place what else stands on the map.
app_scenario_sheets-pick_zone = Roll off: the winner picks a Deployment Zone, the other side has the other.
app_scenario_sheets-draw_for_zones = Draw a card each: from the highest card down, each side picks a free Deployment Zone and sets up there everybody who begins on the table.
app_scenario_sheets-zone_of_role = Each side has the Deployment Zone of its role.
# $note: what the scenario calls the secret note; $what: one of the three below.
app_scenario_sheets-writes_down = After deployment each side writes down in secret: { $note } ({ $what }).
app_scenario_sheets-noted_elites = up to { $most } enemy ELITE models
app_scenario_sheets-noted_own = one own ELITE model
app_scenario_sheets-noted_objective = one objective
app_scenario_sheets-begins_with = Each side begins with { $models } on the table.
app_scenario_sheets-begins_with_of = The { $side ->
        [attacker] attacker
       *[defender] defender
    } begins with { $models } on the table.
app_scenario_sheets-some_models = { $models ->
        [one] { $models } model
       *[other] { $models } models
    }
app_scenario_sheets-models_and_die = { $models } + D3 models
app_scenario_sheets-half_force = half the Force, rounded up,
app_scenario_sheets-vanguard = the models that its player names beforehand, no more than stay in reserve,
app_scenario_sheets-wide_bases = Bases from { $millimetres } mm count as { $models } of those.
app_scenario_sheets-stays_away = The others take no part.
app_scenario_sheets-arrives = The others arrive from Turn 1: a roll-off, its winner rolls D3, the most each side brings on, in turn, touching the edge, wholly in the own zone, over { $far } from enemies.
app_scenario_sheets-set_up_more_first = Set up one model at a time in turn, wholly in the own zone, the side with more models first (tied: roll-off); who runs out lets the other place the rest.
app_scenario_sheets-set_up_attacker_first = Set up one model at a time in turn, wholly in the own zone, the attacker first; who runs out lets the other place the rest.
app_scenario_sheets-set_up_defender_first = Set up one model at a time in turn, wholly in the own zone, the defender first; who runs out lets the other place the rest.

## What earns victory points: when, for what, and what limits it, in a row.

app_scenario_sheets-at_once = at once
app_scenario_sheets-turn_end = each Turn’s end
app_scenario_sheets-game_end = at the end
app_scenario_sheets-in_turn = Turn { $turn }
app_scenario_sheets-in_turns = Turns { $from } to { $to }
app_scenario_sheets-if_alone = { $points } if no enemy is there
app_scenario_sheets-at_most = { $most } at most
app_scenario_sheets-per_controlled = per { $kind } controlled
app_scenario_sheets-per_reached = per { $kind } reached
app_scenario_sheets-per_objective_controlled = per objective controlled
app_scenario_sheets-per_objective_reached = per objective reached
app_scenario_sheets-per_enemy_out = per enemy Out of Action
app_scenario_sheets-per_enemy_ducats = per { $ducats } ducats of each enemy Out of Action, rounded up
app_scenario_sheets-per_enemy_glory = per { $glory } Glory of each enemy Out of Action, rounded up
app_scenario_sheets-per_tally = per { $tally }
app_scenario_sheets-per_claimed = per { $kind } claimed
app_scenario_sheets-per_left = per { $kind } left
app_scenario_sheets-per_destroyed = per { $kind } destroyed
app_scenario_sheets-per_down = per { $neutral } taken Down
app_scenario_sheets-per_noted_out = per enemy of the secret note ({ $note }) Out of Action
app_scenario_sheets-per_noted_left = per model of the secret note ({ $note }) not Out of Action
app_scenario_sheets-for_own = for controlling the own { $note }
app_scenario_sheets-for_enemys = for controlling the enemy’s { $note }
app_scenario_sheets-per_deed = per Glorious Deed
app_scenario_sheets-per_kill = per enemy taken Out of Action
app_scenario_sheets-per_kill_of = per { $neutral } taken Out of Action

## What a Glorious Deed is worth, and its conditions.

app_scenario_sheets-worth = { $points } VP, { $glory } Glory, { $dice ->
        [one] { $dice } Promotion Die
       *[other] { $dice } Promotion Dice
    }
# $only: for whom it is, or what it is worth.
app_scenario_sheets-deed_with = { $condition } ({ $only })
app_scenario_sheets-deed_with_both = { $condition } ({ $only }; { $worth })

## Formulas of scenarios of one’s own, in a row. $sum: what is counted, as below; $divisor: a number.

app_scenario_sheets-per_point = per point of { $sum }
app_scenario_sheets-divided_up = divided by { $divisor }, rounded up
app_scenario_sheets-divided_down = divided by { $divisor }, rounded down
app_scenario_sheets-divided_half = divided by { $divisor }, rounded to the nearest, half up
app_scenario_sheets-each_by_itself = each model by itself
# $times: a number, with a minus where it is less than 0.
app_scenario_sheets-times_of = { $times } × { $of }
# $whose: enemy_out, own_out, own_escaped or own_on_table.
app_scenario_sheets-ducats_of = { $whose ->
        [enemy_out] the ducats of enemies Out of Action
        [own_out] the ducats of own models Out of Action
        [own_escaped] the ducats of own models that escaped
       *[own_on_table] the ducats of own models on the battlefield
    }
app_scenario_sheets-glory_of = { $whose ->
        [enemy_out] the Glory of enemies Out of Action
        [own_out] the Glory of own models Out of Action
        [own_escaped] the Glory of own models that escaped
       *[own_on_table] the Glory of own models on the battlefield
    }
app_scenario_sheets-models_of = { $whose ->
        [enemy_out] the enemies Out of Action
        [own_out] the own models Out of Action
        [own_escaped] the own models that escaped
       *[own_on_table] the own models on the battlefield
    }
app_scenario_sheets-objectives_controlled = the objectives controlled
app_scenario_sheets-each_controlled = each { $kind } controlled
app_scenario_sheets-each_tally = each { $tally }
app_scenario_sheets-each_left = each { $kind } left
app_scenario_sheets-the_deeds = the Glorious Deeds

## How objectives are placed. $what: how many of them, as below; $kept: how far they are from others, in a row.

app_scenario_sheets-place_in_turn = The sides place in turn: { $what }.
app_scenario_sheets-place_in_turn_kept = The sides place in turn: { $what }, at least { $kept }.
app_scenario_sheets-place_of = The { $side ->
        [attacker] attacker
       *[defender] defender
    } places: { $what }.
app_scenario_sheets-place_of_kept = The { $side ->
        [attacker] attacker
       *[defender] defender
    } places: { $what }, at least { $kept }.
app_scenario_sheets-many_together = { $many } × { $label } together
app_scenario_sheets-many_each = { $many } × { $label } each
app_scenario_sheets-die_each = D3 × { $label } each
app_scenario_sheets-die_more_each = D3 + { $more } × { $label } each
app_scenario_sheets-apart = { $distance } from each other objective
app_scenario_sheets-from_edges = { $distance } from every edge
app_scenario_sheets-from_zones = { $distance } from every Deployment Zone

## How the others come on. $when, $place: as below.

app_scenario_sheets-come_on = The others come on { $when }, in turn, before the first Activation: { $place }, over { $gap } from enemies.
app_scenario_sheets-come_on_all = The others come on { $when }, in turn, before the first Activation: { $place }, over { $gap } from enemies; nobody may be held back.
app_scenario_sheets-come_from = from Turn { $turn } on
app_scenario_sheets-come_in = in Turns { $from } to { $to }
app_scenario_sheets-at_own_edge = touching an edge, wholly in the own zone
app_scenario_sheets-in_own_zone = wholly in the own zone
app_scenario_sheets-at_any_edge = touching any edge
app_scenario_sheets-near_thing = within { $within } of a { $kind }

## The map: measures for somebody with a ruler.

app_scenario_sheets-whole_edge = { $edge ->
        [north] the whole north edge, { $depth } deep
        [south] the whole south edge, { $depth } deep
        [east] the whole east edge, { $depth } deep
       *[west] the whole west edge, { $depth } deep
    }
app_scenario_sheets-around = { $radius } around its middle
app_scenario_sheets-corners = corners, from west / north: { $corners }
app_scenario_sheets-high = { $measures }, { $height } high
