//! The pages of an aftermath.

use nml_rules::campaign::Hand;

pub const SURVIVES: &str = "Survives";
pub const DEAD: &str = "Dead";
pub const REFUSE: &str = "Refuse";
pub const KEEP: &str = "Keep it";
pub const REROLL: &str = "Roll again";
pub const EMPTY_STRONGBOX: &str = "the Strongbox is empty";
pub const MISSES: &str = "misses the next game";
pub const UNFIT: &str = "leaves the Warband; its kit goes to the Arsenal";
pub const BACK: &str = "is back";

pub const STEPS: [&str; 6] =
    ["Trauma", "Promotions and Experience", "Reinforcements", "Exploration", "Quartermaster", "Roster"];

pub fn trauma_note(fell: usize, open: usize) -> String {
    match (fell, open) {
        (0, _) => "nobody was Out of Action".to_owned(),
        (n, 0) => format!("{n} Out of Action · done"),
        (n, open) => format!("{n} Out of Action · {open} open"),
    }
}

pub fn survival(name: &str) -> String {
    format!("Survival Roll for {name}")
}

pub fn survival_text(dead_up_to: u8) -> String {
    format!("One die: {} and more survives.", dead_up_to.saturating_add(1))
}

pub fn trauma(name: &str) -> String {
    format!("Trauma for {name}")
}

pub const TRAUMA_TEXT: &str = "D66: the first die tens, the second ones.";

pub fn keep_or_reroll(name: &str, row: &str) -> String {
    format!("{name}: {row}. Keep it?")
}

pub fn reroll_text(skill: &str) -> String {
    format!("{skill} allows the dice to be thrown again; the second result stands.")
}

pub fn hand(name: &str) -> String {
    format!("Which hand of {name}?")
}

pub fn hand_text() -> String {
    let left = Hand::LEFT_UP_TO;
    format!("One die: 1 to {left} the left, {} to 6 the right.", left + 1)
}

pub fn lessons(name: &str) -> String {
    format!("What did {name} learn?")
}

pub fn lessons_text(die: &str, room: u8) -> String {
    format!("{die} experience points; at most {room} more can be earned.")
}

pub fn opponent(name: &str, row: &str) -> String {
    format!("{row} of {name}: whose doing?")
}

pub fn ransom(captor: &str, name: &str) -> String {
    format!("{captor} holds {name}. What ransom?")
}

pub fn ransom_text(worth: u32) -> String {
    format!(
        "Paid: Full Recovery, no scar, the ducats move now. Refused: executed, and {worth} ducats of model and kit are lost."
    )
}

pub fn pay(captor: Option<&str>) -> String {
    captor.map_or_else(|| "Pay the ransom".to_owned(), |captor| format!("Pay {captor}"))
}

pub fn executed(row: &str) -> String {
    format!("{row}, executed")
}

pub fn ransomed(row: &str) -> String {
    format!("{row}, ransomed")
}

pub fn unfit(row: &str) -> String {
    format!("{row}, unfit for duty")
}

/// The same injury once more, and it cannot go on.
pub fn removed(row: &str) -> String {
    format!("{row} again, leaves the Warband")
}

pub fn spared(row: &str) -> String {
    format!("{row}, recovers fully")
}

pub fn worth(ducats: u32, kit: &[String]) -> String {
    let mut things = vec!["model".to_owned()];
    things.extend(kit.iter().cloned());
    format!("{ducats} ducats: {}", things.join(", "))
}

pub fn kit_lost(kit: &[String]) -> String {
    format!("{} lost", kit.join(", "))
}

pub fn scar(number: u8) -> String {
    match number {
        1 => "first Battle Scar".to_owned(),
        2 => "second Battle Scar".to_owned(),
        3 => "third Battle Scar".to_owned(),
        n => format!("Battle Scar {n}"),
    }
}

pub fn noted(text: &str, what: &str) -> String {
    format!("{} ({what})", text.trim_end_matches('.'))
}

pub fn paid(ducats: u32, to: &str) -> String {
    format!("{ducats} ducats to {to}")
}

pub fn experience(points: u8) -> String {
    if points == 1 { "1 experience point".to_owned() } else { format!("{points} experience points") }
}

pub fn again(stamp: &str) -> String {
    format!("{stamp} again: thrown once more")
}
