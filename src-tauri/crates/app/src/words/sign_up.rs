//! Players who sign up by name.

pub fn signed_up(players: &[String]) -> String {
    match players {
        [] => "nobody signed up".to_owned(),
        [one] => format!("{one} signed up"),
        [one, other] => format!("{one} and {other} signed up"),
        [one, more @ ..] => format!("{one} and {} others signed up", more.len()),
    }
}

/// `Ines and Ada signed up; Ben was in already.`
pub fn passing(players: &[String], known: &[String]) -> String {
    let signed = signed_up(players);
    if known.is_empty() { format!("{signed}.") } else { format!("{signed}; in already: {}.", first_of(known)) }
}

pub fn nobody(known: &[String], most: usize) -> String {
    if known.is_empty() {
        format!("The list has no name: enter one in each line, {most} at most.")
    } else {
        format!("Everybody on the list is in already: {}.", first_of(known))
    }
}

pub fn too_long(most: usize) -> String {
    format!("The list is longer than {most} characters.")
}

/// The first few of many names.
fn first_of(names: &[String]) -> String {
    let first: Vec<&str> = names.iter().take(5).map(String::as_str).collect();
    let more = names.len().saturating_sub(first.len());
    let named = first.join(", ");
    if more == 0 { named } else { format!("{named} and {more} more") }
}

pub fn signed_off(player: &str) -> String {
    format!("{player} signed off")
}

pub const NO_JOINER: &str = "Choose at least one player, with a faction.";

pub fn stranger(player: &str) -> String {
    format!("{player} has not signed up, or has a Warband already.")
}
