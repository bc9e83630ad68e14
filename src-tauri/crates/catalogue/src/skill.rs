//! Skills: what a model learns in a campaign, the tables they are rolled on, and what each does (DR pp.87-94, 104-111).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::boon::Boon;
use super::item::is_default;
use crate::effect::Effect;
use crate::keyword::Keyword;

/// All Skills of a pack, and the tables that lead to them; empty for a pack without the file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Skills {
    /// Those of the tables and those of the Patrons.
    pub skills: Vec<Skill>,
    /// The tables of the Advancement Roll.
    pub tables: Vec<SkillTable>,
}

/// A Skill.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Stable id, such as `war-luck`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What it does, in our words.
    pub text: String,
    /// Where it is printed.
    pub source: String,
    /// What it does in a battle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    /// What it does outside battles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boons: Vec<Boon>,
    /// What must be chosen when it is learned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chosen: Option<ToChoose>,
    /// Only one model of a Warband may have it at a time.
    #[serde(default, skip_serializing_if = "is_default")]
    pub one_per_warband: bool,
}

/// What must be chosen when a Skill is learned. The choice is kept with the Skill, as a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToChoose {
    /// An ACTION: `move`, `charge`, `retreat`, `dash`, or the id of one that the model's own entry has.
    Action,
    /// An item of the armoury with a Limit, no Glory Item, by its id.
    LimitedItem,
    /// One of these keywords, as printed.
    Keyword(Vec<Keyword>),
    /// A Skill of these tables, by its id; what that one asks for in turn stands after a colon.
    Skill {
        /// Ids of the tables.
        tables: Vec<String>,
        /// An Exploration Skill may be chosen instead, by its id, such as `extra-dice`.
        #[serde(default, skip_serializing_if = "is_default")]
        exploration: bool,
    },
}

/// A table of the Advancement Roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SkillTable {
    /// Stable id, such as `melee-strength`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// One for each sum of 2D6.
    pub rows: Vec<SkillRow>,
}

/// A row of such a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SkillRow {
    /// The sum of 2D6.
    pub roll: u8,
    /// Where it leads.
    pub to: SkillRowTo,
}

/// Where a row leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SkillRowTo {
    /// This Skill.
    Skill(String),
    /// A Skill of the Warband's Patron, of its owner's choice.
    Patron,
}

impl Skills {
    /// Whether there is nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.skills.is_empty() && self.tables.is_empty()
    }
}

impl SkillTable {
    /// Where a sum of 2D6 leads.
    #[must_use]
    pub fn row(&self, roll: u8) -> Option<&SkillRowTo> {
        self.rows.iter().find(|row| row.roll == roll).map(|row| &row.to)
    }
}
