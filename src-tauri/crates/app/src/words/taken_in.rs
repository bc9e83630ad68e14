//! A battle that is taken into a campaign after its end.

nml_words::sentences! {
    pub in "app_taken_in":
    already(),
    not_ended(),
    no_member(warband),
}
