//! What else a Warband may have.

nml_words::sentences! {
    pub in "app_offers":
    have_of(have, most),
    have_so_far(have),
    at_most(limit),
    limit(owned, limit),
    sold_by(faction),
    goetic_power(),
    mercenary(),
    armour(modifier),
    cheaper(source, less),
    strongbox(),
    costs_ducats(ducats, strongbox),
    costs_glory(glory, unspent),
}

/// How many it has, of how many it may have.
pub fn have(have: usize, most: Option<u16>) -> String {
    most.map_or_else(|| have_so_far(have), |most| have_of(have, most))
}

/// A price that cannot be paid.
pub fn short(ducats: u32, glory: u32, strongbox: u32, unspent: u32) -> String {
    if ducats > strongbox { costs_ducats(ducats, strongbox) } else { costs_glory(glory, unspent) }
}
