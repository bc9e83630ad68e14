//! Your own scenarios.

nml_words::sentences! {
    pub in "app_own_scenarios":
    unknown(),
    dice_missing(),
    bad_tables(why),
    stands_there(),
}
