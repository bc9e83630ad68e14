### What stands in the way of a battle that is set up. $letter: of a side.

app_set_ups-sides_not_played = The app logs battles of two sides only, and this scenario has { $sides }: record its result by hand.
app_set_ups-no_force = Side { $letter } has no Force yet.
app_set_ups-side_fails = Side { $letter }: { $why }
app_set_ups-same_warband = Two sides field the same Warband.
app_set_ups-no_campaign = The campaign it is set up for is not in this book.
app_set_ups-not_a_member = Side { $letter } does not belong to { $campaign }: admit it there, or play outside of the campaign.
app_set_ups-bad_weather = The table of the weather cannot be read: { $why }.
app_set_ups-put_away_elsewhere = A set-up is put away, or brought back, with the game that its campaign planned.
