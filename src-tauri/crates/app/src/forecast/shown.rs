//! A forecast as it is shown: chances and means, each with its interval.

use nml_battle::{Battle, Condition, ModelId};
use nml_forecast::{Sure, Tally, mean, share};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::battle::view::by_hand;
use crate::machine_games::ForecastOf;
use crate::packs::Packs;
use crate::session::Session;
use crate::view::{GameSide, known_faction, letter, side_ink};

/// A forecast, as far as it was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Forecast {
    /// Of what.
    pub of: ForecastOf,
    /// The name of the set-up or the battle.
    pub name: String,
    /// The name of its scenario.
    pub scenario: String,
    /// The Turn in which every game began; 0 for with the set-up.
    pub turn: u8,
    /// Models on the table whose place nobody tracks: the machines guess whom they reach.
    pub untracked: u16,
    /// Games that were asked for.
    pub wanted: u32,
    /// Games that were played to their end.
    pub played: u32,
    /// Games that got stuck: they do not count.
    pub stuck: u32,
    /// More are being played.
    pub going: bool,
    /// The seed of the first game; each further one has the next number.
    pub seed: u64,
    /// Games that nobody won.
    pub draws: Figure,
    /// The sides, in order.
    pub sides: Vec<ForecastSide>,
    /// How many games ended with each Turn, from the first that any did to the last.
    pub turns: Vec<ForecastCount>,
    /// The models of the sides that were on the table or still to come, in order.
    pub models: Vec<ForecastModel>,
}

/// A share or a mean, with the interval that holds the true one nineteen times out of twenty.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// As counted.
    pub value: f64,
    /// At least.
    pub low: f64,
    /// At most.
    pub high: f64,
}

impl From<Sure> for Figure {
    fn from(Sure { value, low, high }: Sure) -> Self {
        Self { value, low, high }
    }
}

/// The share of games in which something came to a number.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForecastCount {
    /// The number.
    pub number: u32,
    /// The share of games.
    pub share: Figure,
}

/// What became of a side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForecastSide {
    /// `A`, `B` and so on.
    pub id: String,
    /// Its ink.
    pub ink: GameSide,
    /// Its Warband's name.
    pub name: String,
    /// Its faction, as shown.
    pub faction: String,
    /// Games that it won.
    pub wins: Figure,
    /// Games in which it fled.
    pub fled: Figure,
    /// Victory points in an average game.
    pub points: f64,
    /// Models that went Out of Action in an average game.
    pub fell: f64,
    /// How many went Out of Action, counted from 0.
    pub fallen: Vec<ForecastCount>,
}

/// What became of a model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForecastModel {
    /// Its side, from 0.
    pub side: u8,
    /// Its name.
    pub name: String,
    /// What it is.
    pub entry: String,
    /// What it costs.
    pub ducats: u32,
    /// Games in which it went Out of Action.
    pub fell: Figure,
    /// Models that it took Out of Action in an average game.
    pub felled: Figure,
    /// What those cost, in an average game.
    pub felled_ducats: f64,
}

/// How many games are to be played.
pub(super) struct Games {
    pub wanted: u32,
    pub seed: u64,
    pub going: bool,
}

/// The forecast from a tally.
pub(super) fn shown(
    session: &Session,
    of: ForecastOf,
    name: &str,
    begun: &Battle,
    tally: &Tally,
    games: Games,
) -> Forecast {
    let played = tally.games;
    let average = |sum: f64| if played == 0 { 0.0 } else { sum / f64::from(played) };
    let packs = session.packs().and_then(Packs::all).unwrap_or_default();
    let sides = begun.side_ids().zip(&tally.sides).zip(&begun.field.forces).map(|((side, known), force)| {
        let of_side = tally.models.iter().filter(|model| model.side == side);
        ForecastSide {
            id: letter(side),
            ink: side_ink(usize::from(side)),
            name: force.name.clone(),
            faction: by_hand(session, force).unwrap_or_else(|| known_faction(&packs, &force.faction)),
            wins: share(known.wins, played).into(),
            fled: share(known.fled, played).into(),
            points: average(whole(known.points)),
            fell: average(of_side.map(|model| f64::from(model.fell)).sum()),
            fallen: counts(&known.fallen, played, 0),
        }
    });
    let fights = |model: ModelId| begun.fighter(model).is_some_and(|f| f.condition != Condition::Out);
    let models = tally.models.iter().filter(|known| fights(known.model)).filter_map(|known| {
        let card = begun.sheet(known.model)?;
        Some(ForecastModel {
            side: known.side,
            name: card.name.clone(),
            entry: card.entry_name.clone(),
            ducats: card.ducats,
            fell: share(known.fell, played).into(),
            felled: mean(known.felled, known.felled_squared, played).into(),
            felled_ducats: average(whole(known.felled_ducats)),
        })
    });
    let untracked = begun.models().filter(|(_, f)| f.on_table() && f.at.is_none()).count();
    let first = tally.turns.iter().position(|games| *games > 0).unwrap_or(0);
    Forecast {
        of,
        name: name.to_owned(),
        scenario: begun.field.scenario.name.clone(),
        turn: begun.turn,
        untracked: u16::try_from(untracked).unwrap_or(u16::MAX),
        wanted: games.wanted,
        played,
        stuck: tally.stuck,
        going: games.going,
        seed: games.seed,
        draws: share(tally.draws, played).into(),
        sides: sides.collect(),
        turns: counts(&tally.turns, played, first),
        models: models.collect(),
    }
}

/// Counts from a place on, as shares.
fn counts(row: &[u32], of: u32, from: usize) -> Vec<ForecastCount> {
    let numbered = (0_u32..).zip(row).skip(from);
    numbered.map(|(number, games)| ForecastCount { number, share: share(*games, of).into() }).collect()
}

/// Sums of a few ducats or points in a hundred thousand games are far below what a double counts exactly.
#[allow(clippy::cast_precision_loss)]
const fn whole(sum: u64) -> f64 {
    sum as f64
}
