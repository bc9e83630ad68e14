//! What goes wrong with a call. $name: of the call; $why: what a program says about it.

nml_words::sentences! {
    pub in "app_calls":
    unknown_call(name),
    bad_input(name, why),
    stopped(name),
    not_json(name, why),
    too_many(most),
}
