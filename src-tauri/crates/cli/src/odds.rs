//! `nml odds`: exact odds of a Success Roll, an Injury Roll, a whole attack.

use std::fmt::Write as _;

use clap::Subcommand;
use nml_app::odds::{self, LIMIT, Odds};
use nml_app::odds::{AttackBands, Fraction, InjuryBands, SuccessBands, Wound};
use nml_words::decimal;
use serde::Serialize;

use crate::output::{Answer, Refusal, Verdict};
use crate::words;

/// What the odds are asked of.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    roll: Roll,
}

#[derive(Debug, Subcommand)]
enum Roll {
    /// A Success Roll: failure, success (criticals apart), critical
    Success(Success),
    /// An Injury Roll: no effect, minor hit, Down, Out of Action
    Injury(Injury),
    /// A whole attack, before anything is rolled
    Attack(Attack),
}

#[derive(Debug, clap::Args)]
struct Success {
    /// Net DICE, -12 to 12
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    dice: i8,
}

#[derive(Debug, clap::Args)]
struct Injury {
    /// Net INJURY DICE, -12 to 12
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number)]
    injury_dice: i8,
    /// An INJURY MODIFIER, -12 to 12; again for each one, up to 32
    #[arg(long, value_name = "M", allow_negative_numbers = true, value_parser = number)]
    injury_modifier: Vec<i8>,
    /// The attack is DEADLY
    #[arg(long)]
    deadly: bool,
    /// The roll is a Bloodbath
    #[arg(long)]
    bloodbath: bool,
    /// How the rules are read: official-1.0.2, quick-start, two-player-quick-start, playtest-1.6
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
}

#[derive(Debug, clap::Args)]
struct Attack {
    #[command(flatten)]
    success: Success,
    #[command(flatten)]
    injury: Injury,
    /// The weapon is CRITICAL
    #[arg(long)]
    critical: bool,
}

impl Injury {
    fn wound(&self) -> Wound {
        Wound {
            injury_dice: self.injury_dice,
            injury_modifiers: self.injury_modifier.clone(),
            deadly: self.deadly,
            bloodbath: self.bloodbath,
        }
    }
}

/// Answers `nml odds`.
pub fn run(args: &Args) -> Result<Answer, Refusal> {
    match &args.roll {
        Roll::Success(Success { dice }) => answer(&odds::success(*dice)?, SuccessBands::named, SuccessBands::named),
        Roll::Injury(injury) => {
            let odds = odds::injury(&injury.wound(), injury.ruleset.as_deref())?;
            answer(&odds, InjuryBands::named, InjuryBands::named)
        }
        Roll::Attack(Attack { success, injury, critical }) => {
            let odds = odds::attack(success.dice, &injury.wound(), *critical, injury.ruleset.as_deref())?;
            answer(&odds, AttackBands::named, AttackBands::named)
        }
    }
}

fn answer<P: Serialize + Copy, E: Serialize + Copy>(
    odds: &Odds<P, E>,
    chances: fn(P) -> Vec<(&'static str, f64)>,
    exact: fn(E) -> Vec<(&'static str, Fraction)>,
) -> Result<Answer, Refusal> {
    let mut text = odds.rolls.join("\n");
    text.push_str("\n\n");
    for ((band, chance), (_, exact)) in chances(odds.chances).into_iter().zip(exact(odds.exact)) {
        let _ = writeln!(text, "{:<14} {:>6} %   {exact}", shown(band), decimal(&format!("{:.2}", chance * 100.0)));
    }
    Answer::new(Verdict::Yes, text, odds)
}

/// The game's word for a band.
fn shown(band: &str) -> String {
    match band {
        "failure" => words::failure(),
        "success" => words::success(),
        "critical" => words::critical(),
        "miss" => words::miss(),
        "no_effect" => words::no_effect(),
        "minor_hit" => words::minor_hit(),
        "down" => words::down(),
        "out_of_action" => words::out_of_action(),
        other => other.to_owned(),
    }
}

/// A net number of dice or a modifier.
fn number(text: &str) -> Result<i8, String> {
    text.parse()
        .ok()
        .filter(|number| (-LIMIT..=LIMIT).contains(number))
        .ok_or_else(|| words::whole_number(format!("-{LIMIT}"), LIMIT))
}
