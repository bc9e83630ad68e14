//! A whole round of a campaign: everybody whose turn it is meets somebody, and the app rolls which scenario.

use nml_rules::campaign::{Meetings, next_round};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::course::{NewPlan, put_plan};
use super::plan::{Found, PlanSheet, Planned, busy, by_table, sheet};
use super::row;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::setup as set_ups;
use crate::shelf::Open;
use crate::subject::Campaigns;
use crate::words::plan as text;

/// Two that would meet in the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundPair {
    /// Their streams.
    pub warbands: [String; 2],
    /// Their names, such as `Redoubt – Choir`.
    pub sides: String,
    /// How often they have met, and what game it is.
    pub about: String,
}

/// A round to be planned.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanRound {
    /// The campaign's stream.
    pub campaign: String,
    /// The pairs as they were shown.
    pub pairs: Vec<[String; 2]>,
    /// The day its games are to be fought by, such as `2026-04-30`.
    #[serde(default)]
    pub due: Option<String>,
}

/// What became of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundPlanned {
    /// In one line.
    pub said: String,
    /// Games whose die leaves a choice: they are not planned yet.
    pub left: Vec<RoundLeft>,
    /// The sheet of the next game.
    pub sheet: PlanSheet,
}

/// A game of a round whose die leaves a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundLeft {
    /// The two, by their streams.
    pub warbands: [String; 2],
    /// Their names.
    pub sides: String,
    /// What is left.
    pub left: Planned,
}

/// The round that would be planned now.
pub(super) fn proposed(desk: &Desk, open: &Open<Campaigns>) -> Result<Vec<RoundPair>, Failure> {
    let met = Meetings::of(&open.state);
    let mut pairs = Vec::new();
    for [one, other] in next_round(&open.state, |known| busy(open, known).is_none()) {
        let warbands = [one.warband.clone(), other.warband.clone()];
        let game = super::offered(desk, open, &warbands, None)?.game;
        let about = text::about(met.between(&one.warband, &other.warband), game);
        pairs.push(RoundPair { sides: text::sides(&one.name, &other.name), about, warbands });
    }
    Ok(pairs)
}

/// Plans the games of a round, each with the scenario of its stage's table, in one transaction. Where a die leaves a choice
/// nothing is planned yet: it is given back with the die.
///
/// # Errors
/// `changed_since` when it is another round by now; what is refused, such as a day that is none.
pub fn plan_round(desk: &Desk, round: PlanRound) -> Result<RoundPlanned, Failure> {
    let mut open: Open<Campaigns> = desk.open_stream(&round.campaign)?;
    let pairs = proposed(desk, &open)?;
    if pairs.is_empty() || pairs.iter().map(|pair| &pair.warbands).ne(&round.pairs) {
        return Err(Failure::new("changed_since", text::ANOTHER_ROUND));
    }
    let mut left = Vec::new();
    let mut made = Vec::new();
    for RoundPair { warbands, sides, .. } in pairs {
        let both = warbands.to_vec();
        match by_table(desk, &open, &both, None)? {
            Found::Scenario { scenario, picked, game } => {
                let battle = desk.chance()?.stream().to_string();
                let due = round.due.clone();
                made.push(NewPlan { battle, game, scenario, name: None, pair: both, picked, due });
            }
            Found::Left(planned) => left.push(RoundLeft { warbands, sides, left: *planned }),
        }
    }
    let mut ready = Vec::new();
    for plan in &made {
        ready.extend(put_plan(desk, &mut open, desk.author(), plan)?);
    }
    let mut rows = vec![row(&open)];
    let mut appends = vec![open.append()?];
    for mut set_up in ready {
        rows.push(set_ups::row(&set_up));
        appends.push(set_up.append()?);
    }
    desk.write(appends, rows)?;
    Ok(RoundPlanned { said: text::round(made.len(), left.len()), left, sheet: sheet(desk, &open, None)? })
}
