//! Sentences about the club that a book follows over a network.

nml_words::sentences! {
    pub in "app_link":
    join(),
    no_link(),
    no_club(),
    no_key(),
    no_key_there(file),
    no_way(),
    another(),
    no_aside(),
    away(),
    unsure(),
    not_joined(),
    other_book(),
    set_aside(names, why),
    others(),
    and_more(more),
    not_followed(why),
    busy(),
    not_shown(why),
}

/// What stands in front of a parcel that was set aside.
pub fn aside(names: &str, why: Option<&str>) -> String {
    why.map_or_else(|| names.to_owned(), |why| set_aside(names, why))
}
