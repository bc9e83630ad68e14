### Players who sign up by name.

## Who signed up. $one, $other: players; $others: how many more there were.

app_sign_up-none_signed_up = niemand angemeldet
app_sign_up-one_signed_up = { $one } angemeldet
app_sign_up-two_signed_up = { $one } und { $other } angemeldet
app_sign_up-several_signed_up = { $one } und { $others ->
        [one] { $others } weiterer
       *[other] { $others } weitere
    } angemeldet

## The same, said at once. $known: who was in already.

app_sign_up-one_now = { $one } ist angemeldet.
app_sign_up-two_now = { $one } und { $other } sind angemeldet.
app_sign_up-several_now = { $one } und { $others ->
        [one] { $others } weiterer
       *[other] { $others } weitere
    } sind angemeldet.
app_sign_up-one_beside = { $one } ist angemeldet; schon dabei: { $known }.
app_sign_up-two_beside = { $one } und { $other } sind angemeldet; schon dabei: { $known }.
app_sign_up-several_beside = { $one } und { $others ->
        [one] { $others } weiterer
       *[other] { $others } weitere
    } sind angemeldet; schon dabei: { $known }.

## The first few of many. $names: their names; $more: how many more there are.

app_sign_up-and_more = { $names } und { $more } weitere

## And signed off.

app_sign_up-signed_off = { $player } abgemeldet

## Refusals.

app_sign_up-no_name = Die Liste ist leer: Gib in jeder Zeile einen Namen ein, höchstens { $most }.
app_sign_up-all_known = Alle auf der Liste sind schon dabei: { $known }.
app_sign_up-too_long = Die Liste ist länger als { $most ->
        [one] { $most } Zeichen
       *[other] { $most } Zeichen
    }.
app_sign_up-no_joiner = Wähle mindestens einen Spieler mit einer Fraktion.
app_sign_up-stranger = { $player } ist nicht angemeldet oder hat schon eine Warband.
