//! Players who sign up by name.

use nml_words::enumerated;

nml_words::sentences! {
    pub in "app_sign_up":
    none_signed_up(),
    one_signed_up(one),
    two_signed_up(one, other),
    several_signed_up(one, others),
    one_now(one),
    two_now(one, other),
    several_now(one, others),
    one_beside(one, known),
    two_beside(one, other, known),
    several_beside(one, others, known),
    and_more(names, more),
    signed_off(player),
    no_name(most),
    all_known(known),
    too_long(most),
    no_joiner(),
    stranger(player),
}

/// How many players of a list are named; the others are counted.
const NAMED: usize = 5;

/// `Ines and Ada signed up`.
pub fn signed_up(players: &[String]) -> String {
    match players {
        [] => none_signed_up(),
        [one] => one_signed_up(one),
        [one, other] => two_signed_up(one, other),
        [one, more @ ..] => several_signed_up(one, more.len()),
    }
}

/// `Ines and Ada signed up; in already: Ben.`
pub fn passing(one: &str, others: &[String], known: &[String]) -> String {
    let known = (!known.is_empty()).then(|| first_of(known));
    match (others, known) {
        ([], None) => one_now(one),
        ([], Some(known)) => one_beside(one, known),
        ([other], None) => two_now(one, other),
        ([other], Some(known)) => two_beside(one, other, known),
        (more, None) => several_now(one, more.len()),
        (more, Some(known)) => several_beside(one, more.len(), known),
    }
}

/// A list without a new name.
pub fn nobody(known: &[String], most: usize) -> String {
    if known.is_empty() { no_name(most) } else { all_known(first_of(known)) }
}

/// The first few of many names.
fn first_of(names: &[String]) -> String {
    let (first, more) = names.split_at(names.len().min(NAMED));
    let named = enumerated(first);
    if more.is_empty() { named } else { and_more(named, more.len()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_signed_up_and_who_was_in_already_stand_in_one_sentence() {
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        assert_eq!(passing("Ines", &[], &[]), "Ines signed up.");
        assert_eq!(passing("Ines", &names(&["Ada"]), &names(&["Ben"])), "Ines and Ada signed up; in already: Ben.");
        assert_eq!(passing("Ines", &names(&["Ada", "Ben"]), &[]), "Ines and 2 others signed up.");
        let many = names(&["A", "B", "C", "D", "E", "F", "G"]);
        assert_eq!(nobody(&many, 200), "Everybody on the list is in already: A, B, C, D, E and 2 more.");
        assert_eq!(signed_up(&many), "A and 6 others signed up");
    }
}
