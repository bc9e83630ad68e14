### The special rules of a scenario: what can be done with the things on the table, who belongs to nobody, what comes up by itself.
### $kind, $name, $neutral: what the pack calls something; $does: what follows, as below; $side: attacker or defender; lengths come with their unit.

## When it stirs. $nth: for which time; $face: of a D6.

app_scenario_things-when_it_stirs = When it stirs
app_scenario_things-trembles = Stirring { $nth }: each model that is not Down rolls a D6 and goes Down on a { $face }.
app_scenario_things-trembles_later = Stirring { $nth } and later: each model that is not Down rolls a D6 and goes Down on a { $face }.
app_scenario_things-awakens = Stirring { $nth }: it awakens, everybody is Out of Action: a draw.
app_scenario_things-awakens_later = Stirring { $nth } and later: it awakens, everybody is Out of Action: a draw.
app_scenario_things-awakens_on = Stirring { $nth }: on a D6 of { $face } or more it awakens, everybody is Out of Action: a draw.
app_scenario_things-awakens_on_later = Stirring { $nth } and later: on a D6 of { $face } or more it awakens, everybody is Out of Action: a draw.

## Things.

app_scenario_things-lays_each = The { $side ->
        [attacker] attacker
       *[defender] defender
    } lays each { $kind }.
app_scenario_things-lays_so_many = Each side lays { $many } of them ({ $kind }), one side after the other in the order of a draw.
app_scenario_things-lay_in_turn = The sides lay each { $kind } in turn, the { $side ->
        [attacker] attacker
       *[defender] defender
    } first; the map shows spots that fit.
app_scenario_things-comes_up = Comes up in play.
app_scenario_things-duds = { $duds } of them are secretly worthless, as their owner wrote down.
app_scenario_things-stock = Holds { $stock } at first.
app_scenario_things-burden = Who carries it can only Move or Retreat.
app_scenario_things-hit_by = Hit by { $by }: { $does }.
app_scenario_things-melee_attack = a Melee Attack
app_scenario_things-ranged_attack = a Ranged Attack
app_scenario_things-ranged_attack_with = a Ranged Attack with { $keywords }
app_scenario_things-moves_near = Who moves within { $within }: { $does }.
app_scenario_things-activated_near = Who is Activated within { $within }: { $markers ->
        [one] { $markers } BLOOD MARKER
       *[other] { $markers } BLOOD MARKERS
    }.
# $weapon: in a line.
app_scenario_things-may_shoot = A model within { $within } may shoot it once each Turn: { $weapon }.
app_scenario_things-may_shoot_uncontested = A model within { $within } may shoot it once each Turn, unless an enemy is within 1″ of it: { $weapon }.

## A weapon in a line. $figure: a number with its sign.

app_scenario_things-melee = melee
app_scenario_things-dice = { $figure } DICE
app_scenario_things-injury_dice = { $figure } INJURY DICE
app_scenario_things-injury_modifier = { $figure } INJURY MODIFIER

## What a model can do with a thing. $terms: those below, in a row.

app_scenario_things-action = { $name } ({ $terms }): { $does }.
app_scenario_things-part_of_action = part of any ACTION
app_scenario_things-an_action = ACTION
app_scenario_things-success_roll = Success Roll
app_scenario_things-risky_roll = RISKY Success Roll
app_scenario_things-within_reach = within { $within }
app_scenario_things-in_contact = in contact
app_scenario_things-side_only = { $side ->
        [attacker] attacker
       *[defender] defender
    } only
app_scenario_things-keywords_only = only { $keywords }
app_scenario_things-friend_near = with a friend within { $within }
app_scenario_things-friend_in_contact = with a friend in contact
app_scenario_things-down_enemy_near = with a Down enemy within { $within }
app_scenario_things-down_enemy_in_contact = with a Down enemy in contact
app_scenario_things-if_unclaimed = if nobody claimed it this Turn
app_scenario_things-if_opened_less = if opened fewer than { $times } times
app_scenario_things-if_mine = if it is the own side’s, or nobody’s
app_scenario_things-if_theirs = if it is the enemy’s, or nobody’s
app_scenario_things-if_free = if nobody carries it
app_scenario_things-if_carried = by who carries it
app_scenario_things-if_stocked = if it holds something
app_scenario_things-if_charged = if its own charge lies on it
app_scenario_things-if_uncharged = if it still carries its charge
app_scenario_things-at_edge = at an edge of the battlefield
app_scenario_things-at_zone_edge = at a longest edge, inside a Deployment Zone
app_scenario_things-at_home = wholly in the own zone
app_scenario_things-if_room = if the model has fewer than { $most }
app_scenario_things-if_full = if the model has some
app_scenario_things-if_other_full = if the other has some

## What follows. One after the other: $so_far, then $next.

app_scenario_things-then = { $so_far }, then { $next }
app_scenario_things-tally = note it ({ $name })
app_scenario_things-claim = the side has claimed it until the Turn ends
app_scenario_things-opened = it is opened once more; the first time D3 { $kind } come up beside it
app_scenario_things-take_up = the model carries it
app_scenario_things-put_down = it lies where the model stands
app_scenario_things-hand_over = the other carries it
app_scenario_things-remove = it is taken away
app_scenario_things-blessing = { $markers ->
        [one] { $markers } BLESSING MARKER
       *[other] { $markers } BLESSING MARKERS
    }
app_scenario_things-fill = the model takes as many as it says
app_scenario_things-give = as many as it says go to the other
app_scenario_things-steal = as many as it says are taken from the other
app_scenario_things-extract = as many as it says are brought off ({ $name })
app_scenario_things-leave = the model leaves the battlefield and is no casualty
app_scenario_things-charge = its charge lies on it
app_scenario_things-become_kind = it becomes a { $kind }
app_scenario_things-bleed = { $markers ->
        [one] { $markers } BLOOD MARKER
       *[other] { $markers } BLOOD MARKERS
    } for everyone within { $within }
app_scenario_things-stir = it stirs
app_scenario_things-come_up = D3 of the { $neutral } come up within { $within }, set up by the winner of a roll-off

## Explosions. $who: one of the first three; $with: keywords and figures, in a row.

app_scenario_things-roll_for_that = an Injury Roll for that model
app_scenario_things-roll_for_touched = an Injury Roll for everyone touched
app_scenario_things-roll_for_near = an Injury Roll for everyone within { $within }
app_scenario_things-blast_with = { $who } ({ $with })
app_scenario_things-blast_pushes = { $who }, who is then pushed D3″ straight away
app_scenario_things-blast_with_pushes = { $who } ({ $with }), who is then pushed D3″ straight away

## A model that belongs to nobody. $profile: the figures below and its keywords, in a row.

app_scenario_things-profile = { $profile }.
app_scenario_things-movement = Move { $figure }
app_scenario_things-ranged = Ranged { $figure }
app_scenario_things-melee_figure = Melee { $figure }
app_scenario_things-armour = Armour { $figure }
app_scenario_things-base = base { $millimetres } mm
app_scenario_things-weapon = { $name }: { $weapon }.
app_scenario_things-avenges = Hunts whoever attacked it last, else the nearest that flees: one Move, one Shoot or Fight.
app_scenario_things-flees = Makes for the nearest edge, only by Move or Retreat, and leaves there.
app_scenario_things-smells = Hunts the bloodiest model within { $far }, else the nearest: Move, Fight or Dash.
app_scenario_things-undying = Its first { $times } Out of Action results become Down.
app_scenario_things-defiant = After those Out of Action becomes Down until it carries { $markers ->
        [one] { $markers } BLOOD MARKER
       *[other] { $markers } BLOOD MARKERS
    }.
app_scenario_things-draw_if_gone = The game is a draw at once when it leaves the battlefield.
app_scenario_things-poisons = Whom its attacks give BLOOD MARKERS gains one more at each Activation, until a BLESSING MARKER is spent.
app_scenario_things-ridden = Models may climb onto it: from there +1 DICE and +1 INJURY DICE on it, all their rolls are RISKY, and it cannot attack them.
# $explosion: as above.
app_scenario_things-tail = After its melee attack: { $explosion }, not for who rides it.
app_scenario_things-tramples = Whom it moves over: { $explosion }.

## Who acts after each Activation. $faces: of a D6; $who: several of them, of whom one.

app_scenario_things-after_activation = After each Activation
app_scenario_things-acts_on_die = D6. { $acts }.
app_scenario_things-acts = { $faces }: { $who } acts
app_scenario_things-next_acts = { $so_far }; { $next }

## The unforeseen. $row: which one of its table; $turns: how many.

app_scenario_things-unforeseen = The unforeseen
app_scenario_things-unforeseen_from = Once, at the start of a Turn from Turn { $turn } on: a D6 of { $face } or more brings a row of this table.
app_scenario_things-unforeseen_row = D3 { $row }, { $name }: { $what }.
app_scenario_things-halves_ranges = all ranges are halved for { $turns ->
        [one] { $turns } Turn
       *[other] { $turns } Turns
    }
app_scenario_things-melee_dice = { $figure } DICE on melee attacks for { $turns ->
        [one] { $turns } Turn
       *[other] { $turns } Turns
    }
app_scenario_things-come_up_in_turn = { $count } of the { $kind } come up, laid in turn

## How somebody was taken Out of Action, behind “per enemy taken Out of Action”.

app_scenario_things-by_ranged = by a Ranged Attack
app_scenario_things-in_melee = in melee
app_scenario_things-at_long_range = at Long Range
app_scenario_things-in_cover = in Cover
app_scenario_things-from_cover = from Cover
app_scenario_things-elite = ELITE
app_scenario_things-by_dive = by a Diving Charge
app_scenario_things-by_bloodbath = by a Bloodbath Roll
app_scenario_things-in_revenge = who had taken a friend Out of Action
app_scenario_things-after_retreat = after a Retreat from it
app_scenario_things-after_charge = after a Charge
app_scenario_things-on_rough_ground = on Dangerous or Difficult ground
app_scenario_things-on_objective = on an objective
app_scenario_things-on_kind = on a { $kind }
app_scenario_things-on_higher_objective = on a higher objective
app_scenario_things-near_kind = within { $within } of a { $kind }
app_scenario_things-by_model_near = by a model within { $within } of a { $kind }
app_scenario_things-in_own_zone = in its own zone
app_scenario_things-with_weapon = with the { $weapon }
app_scenario_things-both_poisoned = both poisoned
app_scenario_things-by_blast = by the explosion of a { $kind }
app_scenario_things-by_fall = by a fall
app_scenario_things-by_rider = by a model on its back
app_scenario_things-of_an_ally = whose Warband was allied with its own
app_scenario_things-by_far_blast = by the explosion of a { $kind } more than { $distance } away
