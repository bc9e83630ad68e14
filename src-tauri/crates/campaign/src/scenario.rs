//! Which scenario comes next: the stage of the campaign, and its table (DR p.96).

use crate::messages;
use nml_catalogue::message::Coded;
use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::state::{Campaign, HouseRules, Picked};
use nml_catalogue::Progression;
use nml_catalogue::progression::{Stage, StageScenario};
use nml_catalogue::rejection::Rejection;

/// What the stage table offers two or more Warbands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The number of the game for the Warband that has fought most.
    pub game: u16,
    /// Stage id.
    pub stage: String,
    /// Every scenario of the stage's table: what a choice is made from, or a swap.
    pub scenarios: Vec<String>,
    /// The face that was thrown. None before the throw, or if the stage has one scenario only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// What it means.
    pub named: Named,
    /// The Warbands that have fought fewest: with one, its player makes a choice; with several, a roll-off decides.
    pub fewest: Vec<String>,
}

/// What a stage table says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Named {
    /// A D6 is to be thrown.
    Throw,
    /// This scenario. Both players may agree to swap it for another of the table, if there is one.
    Scenario {
        /// Scenario id.
        scenario: String,
    },
    /// The player with fewer games picks one.
    Choice,
}

/// The number of the next game for the Warband that has fought most.
#[must_use]
pub fn next_game<'w>(campaign: &Campaign, warbands: impl IntoIterator<Item = &'w str>) -> u16 {
    warbands.into_iter().map(|warband| campaign.games_counted(warband)).max().unwrap_or(0).saturating_add(1)
}

/// The stage a game belongs to. The organiser's last game is the final, with any number; the games before it follow the
/// bands of the house, else the printed ones, and those beyond the last band stay in it.
#[must_use]
pub fn stage(progression: &Progression, house: HouseRules, game: u16) -> Option<&Stage> {
    let (last, before) = progression.stages.split_last()?;
    if game >= house.games {
        return Some(last);
    }
    if let Some(ends) = house.stages {
        let at = ends.iter().filter(|end| game > **end).count();
        return before.get(at).or(before.last()).or(Some(last));
    }
    let holds = |stage: &&Stage| (stage.first.into()..=stage.last.into()).contains(&game);
    before.iter().find(holds).or(before.last()).or(Some(last))
}

/// What the stage table offers these Warbands, with a face of the D6 or before it is thrown.
#[must_use]
pub fn offer(progression: &Progression, campaign: &Campaign, warbands: &[&str], face: Option<Face>) -> Option<Offer> {
    let games: Vec<(&str, u16)> = warbands.iter().map(|w| (*w, campaign.games_counted(w))).collect();
    offered(progression, campaign.house, &games, face)
}

/// As [`offer`], from the numbers of games fought.
pub(super) fn offered(
    progression: &Progression,
    house: HouseRules,
    games: &[(&str, u16)],
    face: Option<Face>,
) -> Option<Offer> {
    let most = games.iter().map(|(_, played)| *played).max()?;
    let fewest = games.iter().map(|(_, played)| *played).min()?;
    let game = most.saturating_add(1);
    let stage = stage(progression, house, game)?;
    let (named, face) = match (stage.table.as_slice(), face) {
        ([StageScenario::Scenario(only)], _) => (Named::Scenario { scenario: only.clone() }, None),
        (_, None) => (Named::Throw, None),
        (table, Some(face)) => match table.get(usize::from(face.number()) - 1) {
            Some(StageScenario::Scenario(scenario)) => (Named::Scenario { scenario: scenario.clone() }, Some(face)),
            Some(StageScenario::Choice) | None => (Named::Choice, Some(face)),
        },
    };
    let scenarios = stage.table.iter().filter_map(|row| match row {
        StageScenario::Scenario(scenario) => Some(scenario.clone()),
        StageScenario::Choice => None,
    });
    Some(Offer {
        game,
        stage: stage.id.clone(),
        scenarios: scenarios.collect(),
        face,
        named,
        fewest: games.iter().filter(|(_, played)| *played == fewest).map(|(w, _)| (*w).to_owned()).collect(),
    })
}

/// Whose choice it is that a die left (DR p.96).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chooser {
    /// This Warband's player's: it has fought fewer games, or won the roll-off.
    Is(String),
    /// Nobody's yet: those who have fought as often roll off, a tie again.
    RollOff,
}

impl Offer {
    /// Who chooses, by the faces of the roll-off that was thrown so far. `None` if these Warbands do not throw that
    /// roll-off.
    #[must_use]
    pub fn chooser(&self, off: Option<&[Face]>) -> Option<Chooser> {
        match (self.fewest.as_slice(), off) {
            ([only], None) => Some(Chooser::Is(only.clone())),
            ([] | [_, _, ..], None) => Some(Chooser::RollOff),
            (several, Some(faces)) => match roll_off(several.len(), faces) {
                RollOff::Won(place) => several.get(place).cloned().map(Chooser::Is),
                RollOff::Tied => Some(Chooser::RollOff),
                RollOff::IllFormed => None,
            },
        }
    }
}

/// How a roll-off stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollOff {
    /// The side in this place has thrown the single highest face.
    Won(usize),
    /// Every round was a tie for the highest, so all throw again.
    Tied,
    /// Nobody has an opponent, a die is missing, or it goes on after it was decided.
    IllFormed,
}

/// How a roll-off stands: each round has one face for each side, in their order, from the first round on.
#[must_use]
pub fn roll_off(sides: usize, faces: &[Face]) -> RollOff {
    if sides < 2 || !faces.len().is_multiple_of(sides) {
        return RollOff::IllFormed;
    }
    let mut rounds = faces.chunks_exact(sides).map(|round| {
        let best = round.iter().max();
        let mut winners = (0..sides).filter(|at| round.get(*at) == best);
        winners.next().filter(|_| winners.next().is_none())
    });
    match (rounds.find_map(|winner| winner), rounds.next()) {
        (None, _) => RollOff::Tied,
        (Some(place), None) => RollOff::Won(place),
        (Some(_), Some(_)) => RollOff::IllFormed,
    }
}

/// Whether a scenario was found in the way it claims.
pub(super) fn found(
    progression: &Progression,
    house: HouseRules,
    games: &[(&str, u16)],
    scenario: &str,
    picked: &Picked,
) -> Result<(), Rejection> {
    let offered = |faces: &[Face]| match faces {
        [] => offered(progression, house, games, None),
        [face] => offered(progression, house, games, Some(*face)),
        _ => None,
    };
    let wrong = |message: Coded| Err(Rejection::form(message));
    match picked {
        Picked::Agreement | Picked::Club => Ok(()),
        // A zone has its own scenario: the map says whether it may be fought for.
        Picked::Map { .. } => wrong(messages::no_map()),
        Picked::Earlier => wrong(messages::earlier_with_its_result()),
        Picked::Stage => match offered(&[]).map(|offer| offer.named) {
            Some(Named::Scenario { scenario: only }) if only == scenario => Ok(()),
            _ => wrong(messages::stage_needs_a_die()),
        },
        Picked::Die { throw } => match offered(&throw.faces) {
            Some(Offer { named: Named::Scenario { scenario: named }, face: Some(_), .. }) if named == scenario => {
                Ok(())
            }
            Some(Offer { face: Some(_), .. }) => wrong(messages::die_names_another()),
            _ => wrong(messages::one_die_for_a_table()),
        },
        Picked::Swap { throw } => match offered(&throw.faces) {
            Some(Offer { named: Named::Scenario { scenario: named }, face: Some(_), scenarios, .. }) => {
                if named != scenario && scenarios.iter().any(|s| s == scenario) {
                    Ok(())
                } else {
                    wrong(messages::another_of_the_table())
                }
            }
            Some(Offer { face: Some(_), .. }) => wrong(messages::nothing_to_swap()),
            _ => wrong(messages::one_die_for_a_table()),
        },
        Picked::Choice { throw, chooser, roll_off: off } => match offered(&throw.faces) {
            Some(offer) if offer.named == Named::Choice => {
                if !offer.scenarios.iter().any(|s| s == scenario) {
                    return wrong(messages::one_of_the_table());
                }
                let entitled = offer.chooser(off.as_ref().map(|throw| throw.faces.as_slice()));
                if entitled == Some(Chooser::Is(chooser.clone())) {
                    Ok(())
                } else {
                    wrong(messages::chooser_is_another())
                }
            }
            Some(_) => wrong(messages::no_choice_left()),
            None => wrong(messages::one_die_for_a_table()),
        },
    }
}
