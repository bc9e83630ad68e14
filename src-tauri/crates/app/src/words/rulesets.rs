//! A book’s own rulesets.

nml_words::sentences! {
    pub in "app_rulesets":
    unknown_reading(why),
    too_many(most),
    name_taken(name),
    not_written(why),
    unknown(id),
    bad_option(why),
}
