### A model’s card: what stands beside its figures, its weapons and what it can do.

## A Characteristic that a model does not have.

app_cards-none = –

## Beside a figure. $width: of the base, in mm.

app_cards-not_allowed = diesem Modell nicht erlaubt
app_cards-at_least = mindestens { $width }

## Of a weapon.

app_cards-melee = Nahkampf
app_cards-one_handed = einhändig
app_cards-two_handed = zweihändig
app_cards-dice_at_range = DICE im Fernkampf
app_cards-dice_in_melee = DICE im Nahkampf

## An ACTION. $roll: the roll it asks for, one of the two below; $distance: how far it reaches.

app_cards-success_roll = Erfolgswurf
app_cards-risky_roll = RISKY Erfolgswurf
app_cards-action_alone = ACTION
app_cards-action_rolled = ACTION, { $roll }
app_cards-action_within = ACTION, innerhalb von { $distance }
app_cards-action_rolled_within = ACTION, { $roll }, innerhalb von { $distance }
app_cards-within = innerhalb von { $distance }
