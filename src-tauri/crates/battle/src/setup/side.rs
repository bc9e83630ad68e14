//! A side of a set-up: who would take the field, what that adds up to, and what keeps it from the battle.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Fielded;
use crate::messages;
use nml_catalogue::Catalogue;
use nml_catalogue::card::ModelCard;
use nml_catalogue::message::{Coded, Message};
use nml_warband::{Mustered, Roster, check, field_strength, muster_waived};

/// What the next game of its campaign allows a side (DR pp.97-98).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceLimit {
    /// The number of the game among the Warband's own.
    pub game: u16,
    /// Threshold Value, in ducats.
    pub threshold: u32,
    /// Field Strength, in models.
    pub field_strength: u16,
}

/// A side with its Warband as the book has it now.
#[derive(Clone, Debug)]
pub struct Side<'a> {
    /// Index of the side.
    pub side: u8,
    /// Its Warband.
    pub roster: &'a Roster,
    /// Which of its models are fielded.
    pub fielded: &'a [u32],
    /// What its campaign allows, or none if it plays for no campaign.
    pub limit: Option<ForceLimit>,
    /// The cards of the whole Warband; empty for a draft without cards.
    pub(super) sheets: Vec<ModelCard>,
    /// Fielded models that count for Field Strength.
    pub strength: u16,
}

impl<'a> Side<'a> {
    /// The side as it would take the field.
    #[must_use]
    pub fn new(
        side: u8,
        roster: &'a Roster,
        fielded: &'a Fielded,
        limit: Option<ForceLimit>,
        catalogue: &Catalogue,
    ) -> Self {
        let sheets = muster_waived(roster, catalogue).map(|mustered| mustered.sheets).unwrap_or_default();
        let strength = field_strength(roster, &fielded.models, catalogue);
        Self { side, roster, fielded: &fielded.models, limit, sheets, strength }
    }

    /// The cards that take the field.
    pub(super) fn cards(&self) -> impl Iterator<Item = &ModelCard> {
        self.sheets.iter().filter(|sheet| self.fielded.contains(&sheet.id))
    }

    /// What they cost with their kit.
    #[must_use]
    pub fn ducats(&self) -> u32 {
        self.cards().map(|sheet| sheet.ducats).fold(0, u32::saturating_add)
    }

    /// How large it is if the larger Warband attacks: all of the Warband, fielded or not (G-12).
    pub(super) fn size(&self) -> usize {
        self.roster.size().max(self.fielded.len())
    }
}

/// Why a Force cannot take the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotFielded {
    /// It joined a campaign by name, and nobody has brought its roster yet.
    RosterToCome {
        /// Its name.
        warband: String,
    },
    /// Only a legal Warband fights (promise 9).
    BreaksARule {
        /// Its name.
        warband: String,
        /// The first violation.
        why: Message,
    },
    /// The pack does not know enough of it for cards.
    NoCards {
        /// Its name.
        warband: String,
    },
    /// A Force has at least one model.
    Nobody {
        /// Its name.
        warband: String,
    },
    /// A model was fielded and has left the Warband since.
    ModelGone {
        /// Its name.
        warband: String,
    },
    /// A wound keeps a model from this game.
    MissesGame {
        /// Its name.
        model: String,
    },
}

impl NotFielded {
    /// What is said, with its code.
    #[must_use]
    pub fn message(&self) -> Coded {
        match self {
            Self::RosterToCome { warband } => messages::roster_to_come(warband),
            Self::BreaksARule { warband, why } => messages::breaks_a_rule(warband, why.clone()),
            Self::NoCards { warband } => messages::no_cards(warband),
            Self::Nobody { warband } => messages::nobody_fielded(warband),
            Self::ModelGone { warband } => messages::model_gone(warband),
            Self::MissesGame { model } => messages::misses_game(model),
        }
    }
}

/// The cards of a Force, and what its Warband does for it as a whole.
///
/// # Errors
/// The first thing that keeps it from the field.
pub fn take_field(roster: &Roster, fielded: &Fielded, catalogue: &Catalogue) -> Result<Mustered, NotFielded> {
    let warband = || roster.name.clone();
    if roster.is_to_come() {
        return Err(NotFielded::RosterToCome { warband: warband() });
    }
    if let Some(first) = check(roster, catalogue).violations.first() {
        return Err(NotFielded::BreaksARule { warband: warband(), why: first.message.clone() });
    }
    let mut force = muster_waived(roster, catalogue).map_err(|_| NotFielded::NoCards { warband: warband() })?;
    force.sheets.retain(|sheet| fielded.models.contains(&sheet.id));
    if force.sheets.is_empty() {
        return Err(NotFielded::Nobody { warband: warband() });
    }
    if force.sheets.len() != fielded.models.len() {
        return Err(NotFielded::ModelGone { warband: warband() });
    }
    let misses = |sheet: &&ModelCard| roster.models.iter().any(|model| model.id == sheet.id && model.misses_next_game);
    match force.sheets.iter().find(misses) {
        Some(sheet) => Err(NotFielded::MissesGame { model: sheet.name.clone() }),
        None => Ok(force),
    }
}
