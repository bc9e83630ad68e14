//! Results that travel as files.

use nml_ledger::Hash;

pub const SEND: &str = "Send the result";
pub const RESULTS: &str = "Results of battles";
pub const WINNER: &str = "Winner";
pub const DRAWN: &str = "a draw";
pub const TURNS: &str = "Turns";
pub const DAY: &str = "Day";
pub const ATTACKER: &str = "Attacker";
pub const NOT_WRITTEN: &str = "not recorded";
pub const VP: &str = "victory points";
pub const GAVE_UP: &str = "gave up";
pub const FELL: &str = "Out of Action";
pub const DEEDS: &str = "Glorious Deeds";
pub const USED_UP: &str = "kit used up";
pub const LEFT: &str = "left the Warband for good";
pub const TOOK_PART: &str = "models that took part";

pub const BY_GUESS: &str =
    "Taken for the game of the same Warbands in the same scenario on the same day: the file does not say more.";
pub const SAME_BATTLE: &str = "The campaign already has this battle: it cannot be another game.";

/// `The Seventh Redoubt: victory points`.
pub fn of(what: &str, name: &str) -> String {
    format!("{name}: {what}")
}

pub fn by_foe(name: &str, foe: &str) -> String {
    format!("{name} by {foe}")
}

/// `Relic Hunt 2026-04-30`.
pub fn file_name(scenario: &str, day: Option<&str>) -> String {
    match day {
        Some(day) => format!("{scenario} {day}"),
        None => scenario.to_owned(),
    }
}

/// `Ines, 2026-05-01, for the campaign The Long Mile, proved by entry 1a2b3c4d`; the campaign where it has another
/// name.
pub fn by(by: &str, at: &str, campaign: Option<&str>, entry: Option<Hash>) -> String {
    let who = Some(by).filter(|by| !by.trim().is_empty()).map(str::to_owned);
    let day = at.chars().take("2026-05-01".len()).collect();
    let campaign = campaign.map(|name| format!("for the campaign {name}"));
    let proof = entry.map(|hash| format!("proved by entry {:.8}", hash.to_string()));
    let all = [who, Some(day), campaign, proof];
    all.into_iter().flatten().collect::<Vec<String>>().join(", ")
}

pub const LOGGED_HERE: &str = "This battle is being logged here: its log says how it ends.";

pub fn other_campaign(name: &str) -> String {
    format!("It was fought for {name}, which is in this book: bring it in on that campaign’s page.")
}

/// A result that differs from the entry it carries.
pub fn forged(file: &str) -> String {
    format!("{file}: The result is not what its own entry says.")
}

pub fn newer(file: &str) -> String {
    format!("{file}: Only a newer No Man’s Ledger can read its entry.")
}

pub fn too_many(files: usize, most: usize) -> String {
    format!("{files} files are too many: {most} at once at most.")
}

pub fn unsettled(name: &str) -> String {
    format!("{name} has an earlier battle to settle first: this result waits for that.")
}

pub fn no_warband(name: &str) -> String {
    format!("{name} is neither a Warband of this campaign nor one of its players.")
}

pub fn no_model(name: &str, warband: &str) -> String {
    format!("{name} is not in {warband} here.")
}

/// Why a result is corrected.
pub fn as_sent(by: &str) -> String {
    if by.trim().is_empty() { "as a file has it".to_owned() } else { format!("as {by} sent it") }
}
