//! What prevents a battle from a set-up. $letter: of a side.

nml_words::sentences! {
    pub in "app_set_ups":
    sides_not_played(sides),
    no_force(letter),
    side_fails(letter, why),
    same_warband(),
    no_campaign(),
    not_a_member(letter, campaign),
    bad_weather(why),
    put_away_elsewhere(),
}
