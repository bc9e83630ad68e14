//! What the scenario and the campaign ask of the Forces, compared with a set-up (SET-04, SET-05). A remark stops
//! nobody: the players may agree on something else.

use super::{SetUp, Side};
use crate::messages;
use nml_catalogue::card::ModelCard;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::message::Coded;
use nml_catalogue::scenario::ForceRule;

/// Something that the set-up does not keep to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The Force costs more than its next game allows.
    OverThreshold {
        /// Index of the side.
        side: u8,
        /// What it costs.
        ducats: u32,
        /// The number of the game among the Warband's own.
        game: u16,
        /// What is allowed.
        threshold: u32,
    },
    /// More models count than its next game allows.
    OverStrength {
        /// Index of the side.
        side: u8,
        /// How many count.
        models: u16,
        /// The number of the game among the Warband's own.
        game: u16,
        /// What is allowed.
        field_strength: u16,
    },
    /// The scenario wants every ELITE model that can fight.
    ElitesLeftOut {
        /// Index of the side.
        side: u8,
        /// Their names.
        names: Vec<String>,
    },
    /// The scenario allows fewer models in a campaign.
    TooManyModels {
        /// Index of the side.
        side: u8,
        /// How many count.
        models: u16,
        /// What is allowed.
        most: u16,
    },
    /// The defender may spend half of the Threshold.
    DefenderTooDear {
        /// Index of the side.
        side: u8,
        /// What it costs.
        ducats: u32,
        /// What is allowed.
        half: u32,
    },
}

impl Remark {
    /// The side it is about.
    #[must_use]
    pub const fn side(&self) -> u8 {
        match self {
            Self::OverThreshold { side, .. }
            | Self::OverStrength { side, .. }
            | Self::ElitesLeftOut { side, .. }
            | Self::TooManyModels { side, .. }
            | Self::DefenderTooDear { side, .. } => *side,
        }
    }

    /// What is said, with its code.
    #[must_use]
    pub fn message(&self) -> Coded {
        let side = char::from(b'A'.saturating_add(self.side())).to_string();
        match self {
            Self::OverThreshold { ducats, game, threshold, .. } => {
                messages::over_threshold(side, *ducats, *game, *threshold)
            }
            Self::OverStrength { models, game, field_strength, .. } => {
                messages::over_strength(side, *models, *game, *field_strength)
            }
            Self::ElitesLeftOut { names, .. } => messages::elites_left_out(side, names.join(", ")),
            Self::TooManyModels { models, most, .. } => messages::too_many_models(side, *models, *most),
            Self::DefenderTooDear { ducats, half, .. } => messages::defender_too_dear(side, *ducats, *half),
        }
    }
}

/// What a Force has beyond what the campaign allows it, in any scenario.
#[must_use]
pub fn beyond_limit(side: &Side<'_>) -> Vec<Remark> {
    [too_dear(side), too_strong(side)].into_iter().flatten().collect()
}

/// Everything that the set-up does not keep to: first what the campaign allows, then what the scenario asks.
#[must_use]
pub fn remarks(set_up: &SetUp, sides: &[Side<'_>]) -> Vec<Remark> {
    let mut remarks: Vec<Remark> = sides.iter().flat_map(beyond_limit).collect();
    for rule in &set_up.scenario.forces {
        match rule {
            ForceRule::AllElites => remarks.extend(sides.iter().filter_map(elites_left_out)),
            ForceRule::FieldStrength(most) => {
                remarks.extend(sides.iter().filter_map(|side| too_many(side, (*most).into())));
            }
            ForceRule::DefenderHalvesDucats => {
                remarks.extend(defender(set_up, sides).and_then(too_dear_a_defender));
            }
        }
    }
    remarks
}

fn too_dear(side: &Side<'_>) -> Option<Remark> {
    let (limit, ducats) = (side.limit?, side.ducats());
    (ducats > limit.threshold).then_some(Remark::OverThreshold {
        side: side.side,
        ducats,
        game: limit.game,
        threshold: limit.threshold,
    })
}

fn too_strong(side: &Side<'_>) -> Option<Remark> {
    let limit = side.limit?;
    (side.strength > limit.field_strength).then_some(Remark::OverStrength {
        side: side.side,
        models: side.strength,
        game: limit.game,
        field_strength: limit.field_strength,
    })
}

fn elites_left_out(side: &Side<'_>) -> Option<Remark> {
    let misses = |id: u32| side.roster.models.iter().any(|m| m.id == id && m.misses_next_game);
    let elite = |sheet: &ModelCard| sheet.has(&Keyword::Elite);
    let out = |sheet: &&ModelCard| elite(sheet) && !side.fielded.contains(&sheet.id) && !misses(sheet.id);
    let names: Vec<String> = side.sheets.iter().filter(out).map(|sheet| sheet.name.clone()).collect();
    // A Force of only ELITE models may be as large as it is allowed to be.
    let full = side.limit.is_some() && side.cards().all(elite);
    (!names.is_empty() && !full).then_some(Remark::ElitesLeftOut { side: side.side, names })
}

/// Only a campaign limits how many fight.
fn too_many(side: &Side<'_>, most: u16) -> Option<Remark> {
    side.limit?;
    (side.strength > most).then_some(Remark::TooManyModels { side: side.side, models: side.strength, most })
}

/// The side that must defend because its Warband is the smaller one. `None` if the table decides it with dice.
fn defender<'s, 'a>(set_up: &SetUp, sides: &'s [Side<'a>]) -> Option<&'s Side<'a>> {
    let [a, b] = sides else { return None };
    let in_campaign = a.limit.is_some();
    match set_up.scenario.roles.attacker_by_size(in_campaign, &[a.size(), b.size()])? {
        0 => Some(b),
        _ => Some(a),
    }
}

/// Only a campaign says what may be spent.
fn too_dear_a_defender(side: &Side<'_>) -> Option<Remark> {
    let (half, ducats) = (side.limit?.threshold / 2, side.ducats());
    (ducats > half).then_some(Remark::DefenderTooDear { side: side.side, ducats, half })
}
