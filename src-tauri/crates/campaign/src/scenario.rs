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
    /// The face that was thrown; none: none yet, or the stage has one scenario only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// What it means.
    pub named: Named,
    /// The Warbands that have fought fewest: with one, its player makes a choice; else a roll-off says.
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

/// The stage a game belongs to. The organiser's last game is the final, whatever its number; the
/// games before it follow the bands of the house, else the printed ones, and those beyond the last band stay in it.
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

/// Who wins a roll-off: each round has one face per side, a tie for the highest is thrown again by
/// all. None: it is not decided, or goes on after it was.
#[must_use]
pub fn roll_off(sides: usize, faces: &[Face]) -> Option<usize> {
    if sides < 2 || !faces.len().is_multiple_of(sides) {
        return None;
    }
    let mut rounds = faces.chunks_exact(sides).map(|round| {
        let best = round.iter().max()?;
        let mut winners = round.iter().enumerate().filter(|(_, face)| *face == best);
        match (winners.next(), winners.next()) {
            (Some((at, _)), None) => Some(at),
            _ => None,
        }
    });
    let winner = rounds.next_back()??;
    rounds.all(|round| round.is_none()).then_some(winner)
}

/// Whether a scenario was found as is claimed.
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
            Some(Offer { named: Named::Choice, scenarios, fewest, .. }) => {
                if !scenarios.iter().any(|s| s == scenario) {
                    return wrong(messages::one_of_the_table());
                }
                let entitled = match (fewest.as_slice(), off) {
                    ([only], None) => Some(only),
                    ([_], Some(_)) | ([] | [_, _, ..], None) => None,
                    (several, Some(throw)) => {
                        roll_off(several.len(), &throw.faces).and_then(|winner| several.get(winner))
                    }
                };
                if entitled == Some(chooser) { Ok(()) } else { wrong(messages::chooser_is_another()) }
            }
            Some(_) => wrong(messages::no_choice_left()),
            None => wrong(messages::one_die_for_a_table()),
        },
    }
}
