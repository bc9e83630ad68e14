### The quick reference: what is looked up at the table.

## The Turn: its steps.

app_reference-turn_title = The Turn
app_reference-turn_initiative = Initiative
app_reference-turn_initiative_text = The side with fewer models standing on the table has it; tied: roll-off. It says who begins, and puts what happens at once in order.
app_reference-turn_start = Start of the Turn
app_reference-turn_start_text = What the scenario or an ability does then.
app_reference-turn_activation = Activation
app_reference-turn_activation_text = In turn, one model each; who has none left waits. On its Activation a Down model stands up, REGENERATE and INFECTION count, and Dangerous ground under it is tested.
app_reference-turn_morale = Morale
app_reference-turn_morale_text = A side with half of its Force (rounded up) Down or Out of Action takes a Morale Check.
app_reference-turn_end = End of the Turn
app_reference-turn_end_text = Victory points and what else comes now. After the last Turn: the end of the game.

## ACTIONS. $near: how near models fight, such as 1″.

app_reference-actions_title = ACTIONS
app_reference-actions_note = Each once in an Activation, in any order; only one of Move, Charge and Retreat.
app_reference-actions_move_text = Up to its Movement, never coming within { $near } of an enemy. Begun within { $near }, it stays within { $near } of the same enemies.
app_reference-actions_charge_text = A visible enemy within 12″, not while within { $near } of one. Movement + D6, at most 12″, the shortest way. Done when within { $near }; Fight is an ACTION of its own.
app_reference-actions_retreat_text = From within { $near } of an enemy: first each of them may Fight with one weapon, then up to its Movement, ending over { $near } from all.
app_reference-actions_shoot_text = One Ranged Weapon or Grenade, at a visible enemy in range; not within { $near } of an enemy. Not with Charge or Fight, except ASSAULT. HEAVY: no moving before or after, except STRONG.
app_reference-actions_fight_text = A visible enemy within { $near }. A second one-handed weapon strikes too, Off-Hand.
app_reference-actions_move = Move
app_reference-actions_charge = Charge
app_reference-actions_retreat = Retreat
app_reference-actions_dash = Dash
app_reference-actions_dash_text = RISKY Success Roll, then a Move, whatever else it does.
app_reference-actions_shoot = Shoot
app_reference-actions_fight = Fight
app_reference-actions_others = Others
app_reference-actions_others_text = As abilities, Battlekit and the scenario give them.

## DICE of an attack: what each is for.

app_reference-dice_title = DICE of an attack
app_reference-dice_note = With the Characteristic, the weapon and abilities.
app_reference-dice_elevated = Elevated: the shooter stands 3″ higher or more
app_reference-dice_diving_charge = the next Melee Attack after a Diving Charge
app_reference-dice_long_range = Long Range: beyond half the range
app_reference-dice_cover = shot at a target in Cover
app_reference-dice_defended_obstacle = melee over a Defended Obstacle
app_reference-dice_off_hand = Off-Hand: each attack of the second weapon
app_reference-dice_fear = melee against FEAR, without FEAR or NEGATE FEAR
app_reference-dice_block = melee after a Charge against BLOCK
app_reference-dice_down = the attacker is Down
app_reference-dice_into_melee = shooting into melee: 1–3 a friend in it is the target, 4–6 an enemy

## INJURY DICE: what each is for.

app_reference-injury_dice_title = INJURY DICE
app_reference-injury_dice_critical = a critical; +2 with CRITICAL
app_reference-injury_dice_down = melee against a Down model
app_reference-injury_dice_fall = for each full 3″ of a fall
app_reference-injury_dice_blood = for each BLOOD MARKER the enemy spends
app_reference-injury_dice_blessing = for each BLESSING MARKER the owner spends
app_reference-injury_dice_shotgun = SHOTGUN at Long Range, instead of −1 DICE

## Markers. $most: how many of a sort a model has at most.

app_reference-markers_title = Markers
app_reference-markers_note = At most { $most } of each on a model. Spent before the dice, for one roll, as many as you like; Initiative says who first.
app_reference-markers_blood = BLOOD
app_reference-markers_blood_text = Only the enemy spends it: −1 DICE on the model’s Success Roll, or +1 INJURY DICE on an Injury Roll against it.
app_reference-markers_blessing = BLESSING
app_reference-markers_blessing_text = Only its owner spends it: +1 DICE, or −1 INJURY DICE.
app_reference-markers_infection = INFECTION
app_reference-markers_infection_text = Spent as BLOOD is; one more at each Activation.
app_reference-markers_bloodbath = Bloodbath
app_reference-markers_bloodbath_text = The enemy pays 6 BLOOD MARKERS, 3 if the model is Down: the Injury Roll adds up 3 dice.
app_reference-markers_fire_gas_shrapnel = FIRE, GAS, SHRAPNEL
app_reference-markers_fire_gas_shrapnel_text = One BLOOD MARKER more after the Injury Roll, also on No Effect, unless NEGATED.

## Down.

app_reference-down_title = Down
app_reference-down_at_once = At once
app_reference-down_at_once_text = Its Activation ends. It does not move, has −1 DICE, does not count for Initiative, counts as lost for Morale.
app_reference-down_at_a_ledge = At a ledge
app_reference-down_at_a_ledge_text = Within 1″: a Success Roll first, or it falls and then goes Down.
app_reference-down_next_activation = Next Activation
app_reference-down_next_activation_text = It stands up, no roll; Movement and Charge Bonus are halved.

## Ground.

app_reference-ground_title = Ground
app_reference-ground_difficult = Difficult
app_reference-ground_difficult_text = Each inch costs 2.
app_reference-ground_dangerous = Dangerous
app_reference-ground_dangerous_text = Entering it, or Activated in it: RISKY Success Roll; failed: an Injury Roll with its keyword.
app_reference-ground_impassable = Impassable
app_reference-ground_impassable_text = Nobody enters it; FLYING may cross, not end there.
app_reference-ground_cover = Cover
app_reference-ground_cover_text = Touching a piece ½″ high or more and as wide as its base, that hides part of it from the attacker.
app_reference-ground_climb = Climb
app_reference-ground_climb_text = RISKY Success Roll at the face, with movement left for all of the height; failed: it stays where it was.
app_reference-ground_jump = Jump
app_reference-ground_jump_text = Over a gap of up to half its Movement: RISKY Success Roll; failed: it falls, on the side the enemy picks.
app_reference-ground_jump_down = Jump Down
app_reference-ground_jump_down_text = Costs nothing; from 3″ on it counts as a fall.
app_reference-ground_fall = Fall
app_reference-ground_fall_text = From 3″ on an Injury Roll. Not for FLYING.
app_reference-ground_diving_charge = Diving Charge
app_reference-ground_diving_charge_text = A Jump Down of 3″ or more that ends within 1″ of the target: RISKY Success Roll instead of the fall’s Injury Roll; failed: Down, then that Injury Roll.

## Morale Check.

app_reference-morale_title = Morale Check
app_reference-morale_note = A Success Roll for the Warband, no markers; +1 DICE with a LEADER standing.
app_reference-morale_passed = Passed
app_reference-morale_passed_text = It goes on; who was Shaken recovers.
app_reference-morale_failed = Failed
app_reference-morale_failed_text = Its player chooses: flee and lose, or Shaken.
app_reference-morale_shaken = Shaken
app_reference-morale_shaken_text = All its Success Rolls are RISKY; next Morale Phase it checks again, whatever its losses. Failed again: it flees.

## Success Roll: what a sum means.

app_reference-success_failure = Failure. RISKY: the Activation ends.
app_reference-success_success = Success.
app_reference-success_critical = Critical: an attack’s Injury Roll has +1 INJURY DICE.
app_reference-success_title = Success Roll
app_reference-success_note = 2 dice. Each +DICE is one die more, keep the 2 highest; each −DICE one more, keep the 2 lowest. A plus and a minus cancel.

## Injury Roll: what a sum means.

app_reference-injury_no_effect = No Effect.
app_reference-injury_minor_hit = Minor Hit: 1 BLOOD MARKER.
app_reference-injury_down = Down, 1 BLOOD MARKER; 2 if it is Down already.
app_reference-injury_out = Out of Action: taken off.
app_reference-or_less = { $figure } or less
app_reference-or_more = { $figure } or more
app_reference-injury_title = Injury Roll
app_reference-injury_note = By the other side: 2 dice, INJURY DICE as DICE, then the INJURY MODIFIER. DEADLY and Bloodbath add up 3 dice, both together 4.

## INJURY MODIFIER: suits and shields by what they take off; $least: the lowest sum.

app_reference-armour_title = INJURY MODIFIER
app_reference-armour_note = Suit, shield and Armour Characteristic add up, down to { $least }. ARMOUR PIERCING takes 1 off them, IGNORE ARMOUR all; IMPERVIOUS stays.
app_reference-suits_and_shields = { $suits }; { $shields }

## Tables of chances and of the campaign.

app_reference-campaign = Campaign (victory { $win }, draw { $draw }, defeat { $loss } points)
app_reference-game = Game
app_reference-threshold_value = Threshold Value
app_reference-field_strength = Field Strength
app_reference-success_chances = Success Roll, chances of 100
app_reference-hits = hits
app_reference-critical = critical
app_reference-dice = DICE
app_reference-modifier = modifier { $figure }
app_reference-injury_chances = Injury Roll, chances of 100: Down or worse · Out of Action
app_reference-injury_dice = INJURY DICE

## What only the app tells, not the sheet. $elite: models at most; $at: points; $dead: a roll; $scars: scars; $loot: ducats.

app_reference-measuring = Measuring and sight
app_reference-measuring_text = Distances go from base to base, the nearest parts of both; you may measure at any time. A model sees another if it sees any part of its body: base, hands, feet and what it carries don’t count.
app_reference-set_up = Before the battle
app_reference-set_up_text = Scenario, table, terrain and objectives, deployment zones, each side’s Force, what happens before the game. Then one model each in turn, the larger side first, INFILTRATOR models last.
app_reference-end_of_game = End of the game
app_reference-end_of_game_text = After the last Turn, victory points decide. A side that flees or has no models left loses at once. What becomes of those Out of Action is rolled in the aftermath.
app_reference-out_of_action = Out of Action
app_reference-out_of_action_text = The model is taken off the table and counts as lost. What becomes of it is rolled after the battle.
app_reference-ground_open = Open
app_reference-ground_open_text = Costs nothing extra. Obstacles up to 1″, trenches up to 3″ and ladders count as open.
app_reference-ground_moved = Moved by something else
app_reference-ground_moved_text = A fall or a push doesn’t follow the rules of moving, but it never takes a model off the table.
app_reference-promotion = Promotion
app_reference-promotion_text = Promotion Dice go to Troops that can rise; nobody gets a third before everybody has two. A 6 promotes to ELITE for good; after five dice in a row without one, the sixth is a 6. A Warband with { $elite } ELITE promotes nobody.
app_reference-experience = Experience
app_reference-experience_text = An ELITE that fought and lives gains 1 point, and 1 more for a Glorious Deed. With { $at } points it advances: two tables of Skills, 2D6 on each, one of the two is learned.
app_reference-trauma = Trauma Table
app_reference-trauma_text = For each ELITE that went Out of Action. A Troop makes a Survival Roll instead and dies on { $dead } or less. With { $scars } Battle Scars a model leaves the Warband.
app_reference-exploration = Exploration
app_reference-exploration_text = The sum of the dice finds a Location, each only once for a Warband, and brings { $loot } ducats for each point, whatever is found.
app_reference-exploration_dice = Dice
app_reference-exploration_tables = Tables
app_reference-exploration_table = Exploration: { $table }
app_reference-skill_table = Skills: { $table }
app_reference-skill = Skill
app_reference-patron = Patron
app_reference-patron_text = Any Skill of its Patron.
app_reference-result = Result
app_reference-means = What it means
app_reference-total = Total
app_reference-location = Location
app_reference-option = { $name }: { $text }
app_reference-from_game = From game
