//! Correcting the past.

use nml_campaign::{Answer, Command};
use nml_catalogue::Catalogue;
use nml_warband as warband;

use crate::view::{content, done_there};

pub const OPEN_QUESTION: &str = "Something is still asked: answer it, or leave the past as it was.";
pub const NO_REASON: &str = "Give a reason: a correction needs one, and keeps it.";
pub const NO_CHANGE: &str = "This changes nothing.";
pub const STRUCK: &str = "Struck out";
pub const ASIDE: &str = "Settled at the table";
pub const UNREASONED: &str = "as the table decided";
pub const TRADE: &str = "Quartermaster";
pub const NOTHING: &str = "nothing";
pub const NOT_RECORDED: &str = "not recorded";
pub const NOBODY: &str = "nobody";
pub const PLACE: &str = "Place";
pub const CVP: &str = "Campaign Victory Points";
pub const RECORD: &str = "Won, drawn, lost";
pub const VP: &str = "Victory points";
pub const DEEDS: &str = "Deeds";
pub const TOOK: &str = "Casualties caused";
pub const FELL: &str = "Casualties suffered";
pub const RESULT: &str = "Result";
/// The winner is the one that the points name.
pub const FOLLOW: &str = "Let the points decide";
pub const SCENARIO: &str = "Scenario";
pub const STRONGBOX: &str = "Strongbox";
pub const GLORY: &str = "Glory";
pub const ARSENAL: &str = "Arsenal";
pub const ROSTER: &str = "Roster";
pub const THERE: &str = "in the Warband";
pub const NOT_THERE: &str = "not in the Warband";
pub const FALLEN: &str = "fallen";
pub const EXPERIENCE: &str = "Experience";
pub const SCARS: &str = "Battle Scars";
pub const PROMOTED: &str = "Promoted";
pub const MISSES: &str = "Misses the next game";
pub const INJURIES: &str = "Injuries";
pub const SKILLS: &str = "Skills";
pub const BATTLEKIT: &str = "Battlekit";
pub const YES: &str = "yes";
pub const NO: &str = "no";
pub const A_MODEL: &str = "A model";
/// What undo takes back: `the correction of Game 1 · Relic Hunt, by Tomas`; nobody is named where it is one's own.
pub fn correction_of(game: &str, by: &str) -> String {
    let of = if game.is_empty() { "the correction".to_owned() } else { format!("the correction of {game}") };
    if by.is_empty() { of } else { format!("{of}, by {by}") }
}

/// Why the organiser grants what a purchase lacks.
pub const MADE_UP_FOR: &str = "granted by a correction";

/// `Grant 15 ducats`.
pub fn grant(ducats: u32, glory: u32) -> String {
    match (ducats, glory) {
        (ducats, 0) => format!("Grant {ducats} ducats"),
        (0, glory) => format!("Grant {glory} Glory"),
        (ducats, glory) => format!("Grant {ducats} ducats and {glory} Glory"),
    }
}

pub fn record(won: u16, drawn: u16, lost: u16) -> String {
    format!("{won} · {drawn} · {lost}")
}

/// Victory points made and suffered.
pub fn score(made: u32, suffered: u32) -> String {
    format!("{made} : {suffered}")
}

/// A sum with the number of games it is added up from, where it is not all of them: `16 : 13 in 1 of 2 games`.
pub fn in_games(sum: String, games: u16, unknown: u16) -> String {
    if unknown == 0 { sum } else { format!("{sum} in {} of {games} games", games.saturating_sub(unknown)) }
}

/// Winners chosen by hand, and those that the points name; nobody: a draw.
pub fn kept(chosen: &[String], ahead: &[String]) -> String {
    let stays = match chosen {
        [] => "The game stays a draw".to_owned(),
        [one] => format!("{one} stays the winner"),
        several => format!("{} stay the winners", several.join(" and ")),
    };
    let points = if ahead.is_empty() { "a draw".to_owned() } else { ahead.join(" and ") };
    format!("{stays}, as chosen by hand, although the points say {points}.")
}

pub fn with_sum(choice: &str, sum: u32) -> String {
    format!("{choice}: {sum}")
}

pub fn times(what: &str, times: u32) -> String {
    if times == 1 { what.to_owned() } else { format!("{times} × {what}") }
}

/// `Survival Roll for Wat: 1`.
pub fn with_question(question: &str, said: &str) -> String {
    format!("{}: {said}", question.trim_end_matches(['.', ':']))
}

/// `the Survival Roll (1)`.
pub fn rolled_for(survival: bool, faces: &[u8]) -> String {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    format!("the {} ({})", if survival { "Survival Roll" } else { "Trauma dice" }, faces.join(" "))
}

/// Somebody who fought in a battle and was no longer there, with the dice that fell for them after it.
pub fn absent(name: &str, battle: &str, dice: Option<&str>) -> String {
    let idle = dice.map_or_else(String::new, |dice| format!("; {dice} after it then changes nothing"));
    format!("{name} fought in {battle}, but would not be in the Warband by then: that battle stays as fought{idle}.")
}

/// A command of the campaign that no longer holds.
#[expect(clippy::wildcard_enum_match_arm, reason = "what holds no longer was said on a page, but for a few")]
pub fn command(command: &Command, pack: &Catalogue, traded: impl Fn(&warband::Command) -> String) -> String {
    match command {
        Command::Roll { faces, .. } => {
            let faces: Vec<String> = faces.iter().map(|face| face.number().to_string()).collect();
            match faces.split_last() {
                Some((last, [])) => format!("rolled a {last}"),
                Some((last, before)) => format!("rolled {} and {last}", before.join(", ")),
                None => "rolled nothing".to_owned(),
            }
        }
        Command::Answer { answer: given, .. } => answer(given, pack),
        Command::Trade { command, .. } => traded(command),
        Command::SetAside { reason, .. } if reason == super::AT_THE_TABLE => ASIDE.to_owned(),
        Command::SetAside { reason, .. } => format!("{ASIDE}: {reason}"),
        Command::Close { .. } => super::CLOSING.to_owned(),
        Command::Record { .. } => "the end of the battle".to_owned(),
        Command::Plan { .. } => "the plan of the battle".to_owned(),
        _ => "an entry of the campaign".to_owned(),
    }
}

/// An answer, where its question is no longer asked.
pub fn answer(answer: &Answer, pack: &Catalogue) -> String {
    let named = |id: &str| content(id, pack);
    let all = |ids: &[String]| ids.iter().map(|id| named(id)).collect::<Vec<_>>().join(", ");
    match answer {
        Answer::Keep => "kept as it is".to_owned(),
        Answer::Reroll => "rolled again".to_owned(),
        Answer::Recover => "a Full Recovery".to_owned(),
        Answer::Opponent { .. } => "which Warband it remembers".to_owned(),
        Answer::Pay { ducats, .. } => format!("a ransom of {ducats} ducats"),
        Answer::Refuse => "no ransom".to_owned(),
        Answer::Count { count } => format!("a count of {count}"),
        Answer::Allot { .. } => "the Promotion Dice".to_owned(),
        Answer::Tables { tables } => all(tables),
        Answer::Learn { skill } => {
            let name = named(&skill.id);
            skill.chosen.as_ref().map_or_else(|| name.clone(), |chosen| super::with_choice(&name, &named(chosen)))
        }
        Answer::Call => "Reinforcements".to_owned(),
        Answer::Pass => "no Reinforcements".to_owned(),
        Answer::Table { table } => format!("the {} table", named(table)),
        Answer::Again { die } => format!("die {} rolled again", u16::from(*die) + 1),
        Answer::Use { .. } => "an Exploration Skill".to_owned(),
        Answer::Swap => "the spare die".to_owned(),
        Answer::Option { option } => done_there(option, pack.exploration()).unwrap_or_else(|| named(option)),
        Answer::Take { ids } => all(ids),
        Answer::Later => "later".to_owned(),
        Answer::Models { .. } => "who gets it".to_owned(),
        Answer::UseUp { item, .. } => format!("{} used up", named(item)),
        Answer::Collect { items, .. } => all(items),
        Answer::Return { .. } => "a model comes back".to_owned(),
        Answer::SellModel { .. } => "a model sold".to_owned(),
        Answer::Raise { item } => format!("the Limit of {} raised", named(item)),
        Answer::Done => "done".to_owned(),
        Answer::Sign => "the signature".to_owned(),
    }
}
