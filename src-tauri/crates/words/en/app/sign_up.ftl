### Players who sign up by name.

## Who signed up. $one, $other: players; $others: how many more there were.

app_sign_up-none_signed_up = nobody signed up
app_sign_up-one_signed_up = { $one } signed up
app_sign_up-two_signed_up = { $one } and { $other } signed up
app_sign_up-several_signed_up = { $one } and { $others ->
        [one] { $others } other
       *[other] { $others } others
    } signed up

## The same, said at once. $known: who was in already.

app_sign_up-one_now = { $one } signed up.
app_sign_up-two_now = { $one } and { $other } signed up.
app_sign_up-several_now = { $one } and { $others ->
        [one] { $others } other
       *[other] { $others } others
    } signed up.
app_sign_up-one_beside = { $one } signed up; in already: { $known }.
app_sign_up-two_beside = { $one } and { $other } signed up; in already: { $known }.
app_sign_up-several_beside = { $one } and { $others ->
        [one] { $others } other
       *[other] { $others } others
    } signed up; in already: { $known }.

## The first few of many. $names: their names; $more: how many more there are.

app_sign_up-and_more = { $names } and { $more } more

## And signed off.

app_sign_up-signed_off = { $player } signed off

## Refusals.

app_sign_up-no_name = The list has no name: enter one in each line, { $most } at most.
app_sign_up-all_known = Everybody on the list is in already: { $known }.
app_sign_up-too_long = The list is longer than { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
app_sign_up-no_joiner = Choose at least one player, with a faction.
app_sign_up-stranger = { $player } has not signed up, or has a Warband already.
