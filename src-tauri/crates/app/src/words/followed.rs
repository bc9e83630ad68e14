//! Which pack a Warband or a campaign follows.

nml_words::sentences! {
    pub in "app_followed":
    another(),
    with_its_campaign(),
    missing(hash),
    differs(warband, its, campaign),
    left(hash, usual),
}

/// The program does not have this pack.
pub fn not_here(hash: &str) -> String {
    missing(short(hash))
}

/// A Warband that comes in followed a pack that is not here.
pub fn read_by(hash: &str, usual: &str) -> String {
    left(short(hash), usual)
}

fn short(hash: &str) -> String {
    hash.chars().take(8).collect()
}
