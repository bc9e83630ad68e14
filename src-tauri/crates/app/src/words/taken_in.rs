//! A campaign takes in a battle after its end.

nml_words::sentences! {
    pub in "app_taken_in":
    already(),
    not_ended(),
    no_member(warband),
}
