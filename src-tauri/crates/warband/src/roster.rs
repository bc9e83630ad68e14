//! What a Warband owns: models with their kit, the Strongbox, Glory and the Arsenal.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::banner::Banner;
use super::by_hand::Own;
use super::waiver::Waiver;
use nml_catalogue::ExplorationSkill;
use nml_catalogue::item::is_default;

/// The state of a Warband: a draft that may break any rule; [`check`](super::check) judges it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// The Warband's name.
    pub name: String,
    /// SHA-256 of the pack it follows, in hexadecimal, or none for the one that is shipped first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// Faction id in the pack.
    pub faction: String,
    /// Variant id in the faction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// A banner of its own, or none if it bears its faction's emblem.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub banner: Option<Banner>,
    /// Compulsory choices, such as `sin` or `noble-hierarchy`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub choices: BTreeMap<String, String>,
    /// Ducats it may spend, or none for the variant's, else the faction's starting sum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget_ducats: Option<u32>,
    /// Glory it may spend, or none for the starting sum as above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget_glory: Option<u32>,
    /// Campaign-only models and Glory Items are admitted.
    #[serde(default)]
    pub campaign: bool,
    /// The muster is closed: recruits and kit are paid for from the Strongbox.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mustered: bool,
    /// What it has by hand: models, kit and a list that the pack does not know.
    #[serde(default, skip_serializing_if = "Own::is_empty")]
    pub own: Own,
    /// Models in the owner's order; ids are never used again.
    pub models: Vec<Model>,
    /// Pairs of model ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fireteams: Vec<[u32; 2]>,
    /// Mercenary ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mercenaries: Vec<String>,
    /// Mercenaries who lived through something, as models by the ids of their cards, with the kit that they bought and
    /// not with what they came with; the others are as they were hired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hired: Vec<Model>,
    /// Ducats unspent after the start of a campaign.
    #[serde(default)]
    pub strongbox: u32,
    /// Glory unspent.
    #[serde(default)]
    pub glory: u32,
    /// Kit nobody carries, by item id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arsenal: Vec<String>,
    /// Models that left for good, kept readable.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fallen: Vec<Fallen>,
    /// Rules it may break, each with its reason (promise 9).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waivers: Vec<Waiver>,
    /// Locations it has found, in the order it found them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub found: Vec<Found>,
    /// Exploration Skills it has beside those that its models' Skills bring; several of one kind count each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exploration_skills: Vec<ExplorationSkill>,
    /// Items whose Limit is one higher for good, by their ids; several of one each count.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub raised_limits: Vec<String>,
    /// Promotion Dice in a row that promoted nobody.
    #[serde(default, skip_serializing_if = "is_default")]
    pub failed_promotions: u8,
    /// The last battle that was settled, as a stream id: what a find does in the next game only does so after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_battle: Option<String>,
    /// The battle after which it called for Reinforcements last, as a stream id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called_after: Option<String>,
    /// What came in with the Warband as a whole and found no place in it, a line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// The id the next model gets.
    pub next_model: u32,
}

/// A model on the roster.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Model {
    /// Unique in the Warband, never used again.
    pub id: u32,
    /// The player's name for it, or none for the entry's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Warband entry id, such as `yeoman`.
    pub entry: String,
    /// SHA-256 of its picture, in hexadecimal; the picture itself is kept beside the Warbands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub portrait: Option<String>,
    /// Option ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// Bought kit by item id, in the owner's order; fixed kit is not listed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<String>,
    /// Kit bought from another faction's armoury.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub foreign_items: Vec<ForeignItem>,
    /// ELITE by promotion.
    #[serde(default)]
    pub promoted: bool,
    /// Experience points.
    #[serde(default)]
    pub experience: u8,
    /// Skills, in the order in which they were learned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<Learned>,
    /// Lasting injuries and other marks of the Trauma Table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub injuries: Vec<Injury>,
    /// Battle Scars.
    #[serde(default)]
    pub scars: u8,
    /// Sits out the next game.
    #[serde(default)]
    pub misses_next_game: bool,
    /// The Location it joined from, by its id, or none if it was recruited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
    /// Locations whose treatment it is under, by their ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub treated: Vec<String>,
    /// What came in with the model and found no place in it, a line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
}

/// A Skill that a model learned. If nothing was chosen it is written as its bare id.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(from = "LearnedText", into = "LearnedText")]
pub struct Learned {
    /// Skill id, such as `parry`.
    pub id: String,
    /// What was chosen when it was learned, if it asks for that.
    pub chosen: Option<String>,
}

/// How a [`Learned`] Skill is written.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
#[schemars(rename = "Learned")]
enum LearnedText {
    /// A bare id.
    Plain(String),
    /// An id, and what was chosen.
    Chosen { id: String, chosen: String },
}

impl From<LearnedText> for Learned {
    fn from(text: LearnedText) -> Self {
        match text {
            LearnedText::Plain(id) => Self { id, chosen: None },
            LearnedText::Chosen { id, chosen } => Self { id, chosen: Some(chosen) },
        }
    }
}

impl From<Learned> for LearnedText {
    fn from(Learned { id, chosen }: Learned) -> Self {
        match chosen {
            None => Self::Plain(id),
            Some(chosen) => Self::Chosen { id, chosen },
        }
    }
}

impl From<&str> for Learned {
    fn from(id: &str) -> Self {
        Self { id: id.to_owned(), chosen: None }
    }
}

impl Roster {
    /// The pictures that its models have, those who left included.
    pub fn portraits(&self) -> impl Iterator<Item = &str> {
        let gone = self.fallen.iter().map(|fallen| &fallen.model);
        self.models.iter().chain(gone).filter_map(|model| model.portrait.as_deref())
    }
}

/// A Location that a Warband found, and what it did there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// Location id.
    pub location: String,
    /// Option id, or none if nobody knows what was done there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
    /// After which battle, as a stream id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<String>,
    /// What it brings is still to be taken.
    #[serde(default, skip_serializing_if = "is_default")]
    pub owed: bool,
}

/// Kit from another faction's armoury.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForeignItem {
    /// Item id.
    pub item: String,
    /// Faction id.
    pub faction: String,
}

/// A lasting mark, with what was recorded for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Injury {
    /// Row of the Trauma Table, such as `leg-wound`.
    pub id: String,
    /// The hand, or the Warband, that the row asks to record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub noted: Option<String>,
    /// The battle it comes from, as a stream id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<String>,
}

/// A model that left for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fallen {
    /// As it was.
    pub model: Model,
    /// Why it left, in a word of the Trauma Table or of the builder.
    pub reason: String,
    /// The battle it fell in, as a stream id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<String>,
}
