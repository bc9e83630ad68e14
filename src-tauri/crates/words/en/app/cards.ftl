### A model’s card: what stands beside its figures, its weapons and what it can do.

## A Characteristic that a model does not have.

app_cards-none = –

## Beside a figure. $width: of the base, in mm.

app_cards-not_allowed = not allowed to this model
app_cards-at_least = at least { $width }

## Of a weapon.

app_cards-melee = melee
app_cards-one_handed = one-handed
app_cards-two_handed = two-handed
app_cards-dice_at_range = DICE at range
app_cards-dice_in_melee = DICE in melee

## An ACTION. $roll: the roll it asks for, one of the two below; $distance: how far it reaches.

app_cards-success_roll = Success Roll
app_cards-risky_roll = RISKY Success Roll
app_cards-action_alone = ACTION
app_cards-action_rolled = ACTION, { $roll }
app_cards-action_within = ACTION, within { $distance }
app_cards-action_rolled_within = ACTION, { $roll }, within { $distance }
app_cards-within = within { $distance }
