//! What a Skill does outside battles: the one vocabulary for it, as effects are for battles.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::kind::Kind;
use crate::effect::Die;
use crate::length::Length;

/// What a Skill does outside battles. "Bearer" is the model that has the Skill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Boon {
    /// The bearer leaves with one Battle Scar more than others do.
    OneScarMore,
    /// The bearer's dice on the Trauma Table may be thrown again, once.
    TraumaReroll,
    /// One Survival Roll of the Warband may be thrown again in each Trauma Step.
    SurvivalReroll,
    /// Troops of these entries in the Warband always recover from being Out of Action.
    AlwaysRecovers(Vec<String>),
    /// The bearer does not count among the ELITE models when the Promotion step begins.
    NotCountedAsElite,
    /// This many dice more in the Promotion Pool.
    PromotionDice(u8),
    /// Experience for every other ELITE model that took part and does not have this Skill itself.
    OthersLearn(u8),
    /// Glory after a game, if the bearer is on the battlefield at its end.
    GloryOnTheField(u8),
    /// Ducats after a game, if the bearer is on the battlefield at its end: a die, times a number.
    DucatsOnTheField {
        /// Which die.
        die: Die,
        /// Each of its points is worth this many ducats.
        times: u32,
    },
    /// Ducats for each BLOOD MARKER that was placed on the bearer in a game.
    DucatsPerBlood(u32),
    /// Ducats after every game of the Warband that owns it, wherever it lies: a die, times a number.
    DucatsAfterGame {
        /// Which die.
        die: Die,
        /// Each of its points is worth this many ducats.
        times: u32,
    },
    /// Used up, it takes a Battle Scar off a model.
    ScarOff {
        /// And the injury that came with it.
        injury: bool,
    },
    /// Used up, it makes a Full Recovery of a row of the Trauma Table.
    FullRecovery,
    /// After the Trauma Step one scarred model may be treated, if the Warband has a model of one of these entries: two
    /// dice take a Battle Scar off, or bring one.
    Hospital(Vec<String>),
    /// The bearer, killed, comes back for this many ducats in the Quartermaster Step of the same game.
    Returns {
        /// How many ducats.
        ducats: u32,
        /// As a model of this entry and without its kit, or none for the same as before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<String>,
    },
    /// The bearer may be sold for this many ducats and half of what its kit costs.
    SoldFor(u32),
    /// Glorious Deeds of the bearer bring their Glory twice.
    DeedsTwice,
    /// The bearer may be promoted, though its entry never is.
    Promotable,
    /// Ducats once, when the Skill is learned.
    DucatsOnce(u32),
    /// The Warband has this Exploration Skill while it has the bearer.
    Exploration(ExplorationSkill),
    /// Kit of these kinds that costs this much or more is cheaper, while the Warband has the bearer.
    Cheaper {
        /// Which kinds.
        kinds: Vec<Kind>,
        /// The least ducats that it must cost.
        from: u32,
        /// Ducats less.
        less: u32,
    },
    /// The Limit of the chosen item is higher, while the Warband has the bearer.
    ChosenLimit(u16),
    /// The Limit of one weapon or armour of the Armoury is one higher for good, as chosen once it is had.
    RaisesLimit,
    /// The Warband may have this many more of each model that has a maximum, ELITE models and Mercenaries apart.
    MoreModels {
        /// How many.
        more: u16,
        /// Only those on smaller bases than this.
        base_below: Length,
    },
    /// This many pieces of these kinds out of another faction's armoury, for the bearer.
    Imports {
        /// Faction id.
        faction: String,
        /// Which kinds.
        kinds: Vec<Kind>,
        /// How many.
        count: u8,
    },
    /// The armoury sells an item while the Warband has the bearer.
    Sells {
        /// Item id.
        item: String,
        /// Ducats.
        ducats: u32,
        /// Copies in the Warband.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<u16>,
        /// Entries that may have it; empty for everybody who may have such kit.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        entries: Vec<String>,
    },
    /// The bearer may be given these options, which are those of others in a list of its faction, at their price there.
    Options(Vec<String>),
    /// The bearer forms another Fireteam, with a model that is not ELITE.
    Fireteam,
}

/// What a Warband may do with its Exploration Dice, once for each that it has (DR p.115).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ExplorationSkill {
    /// One more Exploration Die is rolled.
    ExtraDice,
    /// After the roll a die is added that shows the face of another.
    Duplicate,
    /// One more die may be re-rolled.
    ReRoll,
    /// After the roll one die is turned to any face.
    SetDice,
    /// +1 to the total.
    Seek,
    /// −1 to the total.
    CircleBack,
    /// After the roll one spare die is thrown for one of them, and either is kept.
    Lucky,
}

impl ExplorationSkill {
    /// All of them, with their ids.
    pub const ALL: [(&'static str, Self); 7] = [
        ("extra-dice", Self::ExtraDice),
        ("duplicate", Self::Duplicate),
        ("re-roll", Self::ReRoll),
        ("set-dice", Self::SetDice),
        ("seek", Self::Seek),
        ("circle-back", Self::CircleBack),
        ("lucky", Self::Lucky),
    ];

    /// Its id.
    #[must_use]
    pub fn id(self) -> &'static str {
        Self::ALL.iter().find(|(_, skill)| *skill == self).map_or("", |(id, _)| id)
    }

    /// The one with this id.
    #[must_use]
    pub fn with_id(id: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == id).map(|(_, skill)| *skill)
    }
}
