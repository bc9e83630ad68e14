//! What a battle's aftermath does to a roster.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Event;
use crate::roster::{Learned, Model};
use nml_catalogue::ExplorationSkill;

/// One change of a roster. Each says by itself what it does, because it is stored for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "change", deny_unknown_fields)]
pub enum RosterChange {
    /// It was Out of Action and came through unharmed.
    Survived {
        /// Which model.
        model: u32,
    },
    /// It is gone for good, and everything it carried with it.
    Died {
        /// Which model.
        model: u32,
        /// Row of the Trauma Table, or `survival-roll`.
        reason: String,
    },
    /// It now carries a mark of the Trauma Table.
    Marked {
        /// Which model.
        model: u32,
        /// Row of the Trauma Table, such as `leg-wound` or `hardened`.
        row: String,
        /// The hand, or the Warband's stream id, that the row asks to record.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        noted: Option<String>,
    },
    /// It takes a Battle Scar.
    Scarred {
        /// Which model.
        model: u32,
    },
    /// It has all the Battle Scars it can bear: it leaves, and its kit goes to the Arsenal.
    Unfit {
        /// Which model.
        model: u32,
        /// What goes to the Arsenal, by item id; the rest leaves with the model.
        kit: Vec<String>,
    },
    /// Kit is lost.
    KitLost {
        /// Whose.
        model: u32,
        /// By item id.
        items: Vec<String>,
        /// Row of the Trauma Table.
        reason: String,
    },
    /// CONSUMABLE kit that it used in the battle is gone.
    UsedUp {
        /// Whose.
        model: u32,
        /// By item id.
        items: Vec<String>,
    },
    /// A rule of the battle took it out of the Warband for good, and everything it carried with it.
    LeftForGood {
        /// Which model.
        model: u32,
        /// What the rule is called, or none if nobody wrote it down.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rule: Option<String>,
    },
    /// It sits out the next game.
    MissesNextGame {
        /// Which model.
        model: u32,
    },
    /// It sat this game out and is back.
    Returned {
        /// Which model.
        model: u32,
    },
    /// Experience.
    Experience {
        /// Whose.
        model: u32,
        /// Points.
        points: u8,
        /// Row of the Trauma Table, or where else it comes from.
        reason: String,
    },
    /// A ransom leaves the Strongbox.
    RansomPaid {
        /// For which model.
        model: u32,
        /// Stream id of the Warband that gets it.
        to: String,
        /// How much.
        ducats: u32,
    },
    /// A ransom comes into the Strongbox.
    RansomReceived {
        /// Stream id of the Warband that paid.
        from: String,
        /// For which of its models.
        model: u32,
        /// How much.
        ducats: u32,
    },
    /// The battle was fought, and these models were in it.
    Fought {
        /// Which models.
        models: Vec<u32>,
    },
    /// It is now ELITE, without any experience yet; failed Promotion Dice are counted from 0 again.
    Promoted {
        /// Which model.
        model: u32,
    },
    /// A Promotion Die promoted nobody.
    PromotionFailed,
    /// Failed Promotion Dice are counted from 0 again.
    PromotionsFresh,
    /// It learned a Skill.
    Learned {
        /// Which model.
        model: u32,
        /// The Skill.
        skill: Learned,
    },
    /// It no longer carries a mark of the Trauma Table.
    Healed {
        /// Which model.
        model: u32,
        /// Row of the Trauma Table.
        row: String,
    },
    /// A Battle Scar goes.
    ScarRemoved {
        /// Which model.
        model: u32,
    },
    /// It retires: it leaves, and its kit goes to the Arsenal.
    Retired {
        /// Which model.
        model: u32,
        /// What goes to the Arsenal, by item id; the rest leaves with the model.
        kit: Vec<String>,
    },
    /// It was killed, and comes back.
    CameBack {
        /// Which model.
        model: u32,
        /// As a model of this entry and without its kit, or none for the same as before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entry: Option<String>,
        /// Ducats that it takes.
        ducats: u32,
    },
    /// It is sold, and its kit with it.
    ModelSold {
        /// Which model.
        model: u32,
        /// Ducats that it brings.
        ducats: u32,
    },
    /// It took ducats to deploy it.
    UpkeepPaid {
        /// Which model.
        model: u32,
        /// How many ducats.
        ducats: u32,
        /// Row of the Trauma Table.
        reason: String,
    },
    /// A model joins for nothing.
    Joined {
        /// As it is.
        model: Box<Model>,
        /// Where it was found.
        reason: String,
    },
    /// It is now under what the Location did to it.
    Treated {
        /// Which model.
        model: u32,
        /// Location id.
        location: String,
    },
    /// The Arsenal and the Strongbox go for Reinforcements, and this much may be spent on them.
    ReinforcementsCalled {
        /// Ducats.
        budget: u32,
    },
    /// The Reinforcements are there; what was not spent lapses.
    ReinforcementsOver,
    /// Ducats.
    DucatsGained {
        /// How many ducats.
        ducats: u32,
        /// The Skill, the item or the Location; `loot`.
        reason: String,
    },
    /// Glory that was given up.
    GlorySpent {
        /// Points.
        glory: u32,
        /// What for.
        reason: String,
    },
    /// A Location was found.
    Found {
        /// Location id.
        location: String,
        /// What was done there, or none if nothing could be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        option: Option<String>,
    },
    /// What it brings is taken in a later Quartermaster Step.
    FindOwed {
        /// Location id.
        location: String,
    },
    /// A piece that lies at a Location stays there: the list, or its Limit, does not admit it.
    LeftBehind {
        /// Item id.
        item: String,
        /// Location id.
        location: String,
    },
    /// Kit was found, and lies in the Arsenal.
    ItemsFound {
        /// Item ids.
        items: Vec<String>,
        /// Where.
        reason: String,
    },
    /// A piece of kit was used up.
    ItemUsed {
        /// Item id.
        item: String,
    },
    /// The Limit of an item is one higher for good.
    LimitRaised {
        /// Item id.
        item: String,
    },
    /// The Warband has one Exploration Skill more.
    ExplorationSkillGained {
        /// Which skill.
        skill: ExplorationSkill,
        /// Where it was found.
        reason: String,
    },
    /// The roster was worked on, as in the builder.
    Edited {
        /// What was done.
        event: Box<Event>,
    },
    /// Glory.
    GloryGained {
        /// Points.
        glory: u32,
        /// The Glorious Deed, or where else it comes from.
        reason: String,
    },
}

impl RosterChange {
    /// The model of this roster that changes, if one does.
    #[must_use]
    pub fn model(&self) -> Option<u32> {
        match self {
            Self::Survived { model }
            | Self::Died { model, .. }
            | Self::Marked { model, .. }
            | Self::Scarred { model }
            | Self::Unfit { model, .. }
            | Self::KitLost { model, .. }
            | Self::UsedUp { model, .. }
            | Self::LeftForGood { model, .. }
            | Self::MissesNextGame { model }
            | Self::Returned { model }
            | Self::Experience { model, .. }
            | Self::RansomPaid { model, .. }
            | Self::Promoted { model }
            | Self::Learned { model, .. }
            | Self::Healed { model, .. }
            | Self::ScarRemoved { model }
            | Self::Retired { model, .. }
            | Self::CameBack { model, .. }
            | Self::ModelSold { model, .. }
            | Self::UpkeepPaid { model, .. }
            | Self::Treated { model, .. } => Some(*model),
            Self::Joined { model, .. } => Some(model.id),
            Self::RansomReceived { .. }
            | Self::GloryGained { .. }
            | Self::Fought { .. }
            | Self::PromotionFailed
            | Self::PromotionsFresh
            | Self::ReinforcementsCalled { .. }
            | Self::ReinforcementsOver
            | Self::DucatsGained { .. }
            | Self::GlorySpent { .. }
            | Self::Found { .. }
            | Self::FindOwed { .. }
            | Self::ItemsFound { .. }
            | Self::LeftBehind { .. }
            | Self::ItemUsed { .. }
            | Self::LimitRaised { .. }
            | Self::ExplorationSkillGained { .. }
            | Self::Edited { .. } => None,
        }
    }
}
