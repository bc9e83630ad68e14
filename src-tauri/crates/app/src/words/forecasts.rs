//! Sentences about forecasts: the games that machines play.

nml_words::sentences! {
    pub in "app_forecasts":
    games_out_of_range(most, wanted),
    over(),
    no_battle(what),
    several(what, ids),
}
