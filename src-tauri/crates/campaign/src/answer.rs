//! How people answer the questions of an aftermath that need no dice.

use crate::messages;
use nml_catalogue::thing;
use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::steps::Allotment;
use nml_catalogue::ExplorationSkill;
use nml_catalogue::map::TrackId;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_warband::Learned;
use nml_warband::result::LIST_MAX;

/// A choice that an aftermath leaves to the players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Answer {
    /// The row, or the die, stands.
    Keep,
    /// The dice are thrown again.
    Reroll,
    /// Something is used up to make the row a Full Recovery.
    Recover,
    /// That Warband is noted.
    Opponent {
        /// Stream id.
        warband: String,
    },
    /// The ransom is agreed and paid.
    Pay {
        /// Stream id of the captor's Warband.
        to: String,
        /// How much.
        ducats: u32,
    },
    /// No ransom: the captive is executed.
    Refuse,
    /// How many.
    Count {
        /// How many.
        count: u32,
    },
    /// The Promotion Dice go to these models.
    Allot {
        /// To whom, and how many.
        dice: Vec<Allotment>,
    },
    /// These two tables.
    Tables {
        /// Table ids.
        tables: Vec<String>,
    },
    /// This Skill.
    Learn {
        /// Which, with what is chosen for it.
        skill: Learned,
    },
    /// Reinforcements are called.
    Call,
    /// They are not.
    Pass,
    /// This table.
    Table {
        /// Table id.
        table: String,
    },
    /// This die is thrown again.
    Again {
        /// Which die, from 0.
        die: u8,
    },
    /// An Exploration Skill acts.
    Use {
        /// Which skill.
        skill: ExplorationSkill,
        /// On which die, from 0.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        die: Option<u8>,
        /// The face it is turned to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        face: Option<Face>,
    },
    /// The spare die is taken instead.
    Swap,
    /// This is done at the location.
    Option {
        /// Option id.
        option: String,
    },
    /// These are taken.
    Take {
        /// Item or option ids.
        ids: Vec<String>,
    },
    /// It waits for a later Quartermaster Step.
    Later,
    /// These models.
    Models {
        /// Their ids.
        models: Vec<u32>,
    },
    /// A find is used up on a model: a Battle Scar goes.
    UseUp {
        /// Item id.
        item: String,
        /// The model.
        model: u32,
        /// The injury that goes with it, if one does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        row: Option<String>,
    },
    /// This is taken of a find that waited.
    Collect {
        /// Location id.
        location: String,
        /// Item ids.
        items: Vec<String>,
    },
    /// A killed model comes back.
    Return {
        /// The model.
        model: u32,
    },
    /// This model is sold.
    SellModel {
        /// The model.
        model: u32,
    },
    /// The Limit of this item is raised.
    Raise {
        /// Item id.
        item: String,
    },
    /// A box is filled on each of these tracks.
    Fill {
        /// Which tracks.
        tracks: Vec<TrackId>,
    },
    /// Rudolf's Folly is paid for, or not.
    Folly {
        /// It is.
        called: bool,
    },
    /// That is enough: the dice stand, the step is over.
    Done,
    /// The player agrees with the page.
    Sign,
}

impl Answer {
    pub(super) fn well_formed(&self) -> Result<(), Rejection> {
        match self {
            Self::Opponent { warband } => text::stream(thing::the_opponent(), warband),
            Self::Pay { to, .. } => text::stream(thing::the_captor(), to),
            Self::Allot { dice } => few(dice.len()),
            Self::Tables { tables: ids } | Self::Take { ids } => {
                few(ids.len())?;
                ids.iter().try_for_each(|id| text::id(thing::what_is_chosen(), id))
            }
            Self::Learn { skill } => {
                text::id(thing::the_skill(), &skill.id)?;
                text::optional_name(thing::what_is_chosen(), skill.chosen.as_deref().unwrap_or_default())
            }
            Self::Table { table: id } | Self::Option { option: id } => text::id(thing::what_is_chosen(), id),
            Self::Models { models } => few(models.len()),
            Self::Fill { tracks } => few(tracks.len()),
            Self::Raise { item } => text::id(thing::the_item(), item),
            Self::Collect { location, items } => {
                text::id(thing::the_location(), location)?;
                few(items.len())?;
                items.iter().try_for_each(|id| text::id(thing::the_item(), id))
            }
            Self::UseUp { item, row, .. } => {
                text::id(thing::the_item(), item)?;
                row.as_ref().map_or(Ok(()), |row| text::id(thing::the_row(), row))
            }
            Self::Keep
            | Self::Reroll
            | Self::Recover
            | Self::Refuse
            | Self::Count { .. }
            | Self::Call
            | Self::Pass
            | Self::Again { .. }
            | Self::Return { .. }
            | Self::SellModel { .. }
            | Self::Use { .. }
            | Self::Swap
            | Self::Later
            | Self::Folly { .. }
            | Self::Done
            | Self::Sign => Ok(()),
        }
    }
}

fn few(count: usize) -> Result<(), Rejection> {
    if count > LIST_MAX {
        return Err(Rejection::form(messages::list_too_long(LIST_MAX)));
    }
    Ok(())
}
