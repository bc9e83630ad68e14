//! Bringing in several rosters at once.

nml_words::sentences! {
    pub in "app_rosters":
    bring_in(),
    in_the_book(),
    member(),
    twice(file),
    namesake(file),
    kept_one(name),
    kept_one_outside(name, campaign),
    kept_one_joined(name, campaign),
    kept_several(warbands),
    kept_several_outside(warbands, campaign),
    kept_several_joined(warbands, campaign),
    kept_several_some(warbands, joined, campaign),
    admitted(warbands),
    nothing_chosen(),
    too_many(files, most),
    settle_first(name),
}

/// `8 Warbands kept; 7 of them joined The Ardent Mile.`
pub fn kept(names: &[&str], joined: Option<(usize, &str)>) -> String {
    match (names, joined) {
        ([one], None) => kept_one(*one),
        ([one], Some((0, campaign))) => kept_one_outside(*one, campaign),
        ([one], Some((_, campaign))) => kept_one_joined(*one, campaign),
        (several, None) => kept_several(several.len()),
        (several, Some((0, campaign))) => kept_several_outside(several.len(), campaign),
        (several, Some((joined, campaign))) if joined == several.len() => kept_several_joined(several.len(), campaign),
        (several, Some((joined, campaign))) => kept_several_some(several.len(), joined, campaign),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_says_how_many_joined() {
        assert_eq!(kept(&["Ash"], None), "Ash: kept.");
        assert_eq!(kept(&["Ash"], Some((0, "The Mile"))), "Ash: kept; none joined The Mile.");
        assert_eq!(kept(&["Ash"], Some((1, "The Mile"))), "Ash: kept; it joined The Mile.");
        assert_eq!(kept(&["Ash", "Bone"], Some((2, "The Mile"))), "2 Warbands kept; all joined The Mile.");
        assert_eq!(kept(&["Ash", "Bone"], Some((1, "The Mile"))), "2 Warbands kept; 1 of them joined The Mile.");
        assert_eq!(kept(&["Ash", "Bone"], None), "2 Warbands kept.");
    }
}
