//! A game between two Warbands of the organiser's choice.

pub const NO_MEMBER: &str = "a Warband does not belong to the campaign: expected one of its own";
pub const TWO_WANTED: &str = "Two Warbands are needed for a game.";
pub const SAME: &str = "A Warband cannot fight itself.";
pub const BEGUN: &str = "its battle has begun: end it there, or write its result down";
pub const RESTS: &str = "takes a rest";
pub const SETTLES: &str = "settles its last battle";

pub fn made(scenario: &str) -> String {
    format!("{scenario} is planned.")
}

pub fn plays(against: &str) -> String {
    if against.is_empty() { "has a game to play".to_owned() } else { format!("plays against {against}") }
}

pub fn not_free(name: &str, why: &str) -> String {
    format!("{name} {why}.")
}

pub fn member(name: &str, player: &str) -> String {
    if player.is_empty() { name.to_owned() } else { format!("{name} ({player})") }
}

/// `Game 4 by their own count · have met once`.
pub fn about(met: usize, game: u16) -> String {
    let met = match met {
        0 => "have not met yet".to_owned(),
        1 => "have met once".to_owned(),
        times => format!("have met {times} times"),
    };
    format!("Game {game} by their own count · {met}")
}

pub fn scenario(name: &str, played: usize) -> String {
    match played {
        0 => name.to_owned(),
        1 => format!("{name}, played once"),
        times => format!("{name}, played {times} times"),
    }
}

pub fn chooses(name: &str, face: u8) -> String {
    format!("A {face}: the player of {name} picks one (DR p.96).")
}
