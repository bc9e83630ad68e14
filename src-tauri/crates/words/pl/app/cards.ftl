### Karta modelu: co stoi obok jego liczb, broni i tego, co umie.

app_cards-none = –

app_cards-not_allowed = niedozwolone dla tego modelu
app_cards-at_least = co najmniej { $width }

app_cards-melee = wręcz
app_cards-one_handed = jednoręczna
app_cards-two_handed = dwuręczna
app_cards-dice_at_range = DICE na dystans
app_cards-dice_in_melee = DICE wręcz

app_cards-success_roll = rzut na sukces
app_cards-risky_roll = rzut na sukces RISKY
app_cards-action_alone = ACTION
app_cards-action_rolled = ACTION, { $roll }
app_cards-action_within = ACTION, w promieniu { $distance }
app_cards-action_rolled_within = ACTION, { $roll }, w promieniu { $distance }
app_cards-within = w promieniu { $distance }
