//! What sets two packs apart, row by row and field by field. Nothing here says it: `nml_app` finds the words.
//!
//! A row is known by its id. Of models, Battlekit, armouries and keywords we tell each field; of everything else, such
//! as a scenario or a Skill, whether it is new, gone or says something else.

mod finding;

use crate::card::Base;
use crate::effect::Effect;
use crate::faction::Currency;
use crate::kind::Kind;
use crate::length::Length;

pub use finding::{difference, option_names};

/// A row that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowDifference {
    /// What sort of row it is.
    pub part: PackPart,
    /// The name of the faction that it belongs to. `None` if it belongs to none.
    pub faction: Option<String>,
    /// The name of the variant that it belongs to. `None` if it belongs to none.
    pub variant: Option<String>,
    /// Its id, or the id of the item that a line sells.
    pub id: String,
    /// What it is called now, or was before it went.
    pub name: String,
    /// What happened to it.
    pub what: RowChange,
}

/// What sort of row it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PackPart {
    /// A faction.
    Faction,
    /// A variant.
    Variant,
    /// A model of a list.
    Model,
    /// A Mercenary.
    Mercenary,
    /// A line of an armoury.
    Line,
    /// A Goetic Power.
    Power,
    /// A piece of Battlekit.
    Item,
    /// A keyword.
    Keyword,
    /// A scenario.
    Scenario,
    /// A Skill.
    Skill,
    /// A table of Skills.
    SkillTable,
    /// A Patron.
    Patron,
    /// A row of the Trauma Table.
    Trauma,
    /// A table of Locations.
    Exploration,
    /// A find.
    Find,
    /// How a campaign goes on.
    Campaign,
    /// A map to campaign on.
    Map,
}

/// What happened to a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowChange {
    /// It is new.
    Added,
    /// It is gone.
    Removed,
    /// It says something else; never empty.
    Changed(Vec<FieldChange>),
}

/// A field that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChange {
    /// Which.
    pub field: Field,
    /// As it was. `None` if it is new, or if nobody says it field by field.
    pub before: Option<Said>,
    /// As it is. `None` if it is gone.
    pub after: Option<Said>,
}

/// A field of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// Its name.
    Name,
    /// Price in ducats.
    Ducats,
    /// Price in Glory.
    Glory,
    /// Price of a line, in either.
    Price,
    /// At least this many.
    Least,
    /// At most this many.
    Limit,
    /// Movement.
    Movement,
    /// Ranged Characteristic.
    Ranged,
    /// Melee Characteristic.
    Melee,
    /// Armour.
    Armour,
    /// Base.
    Base,
    /// A keyword.
    Keyword,
    /// An ability of this name.
    Ability(String),
    /// Kit that comes with a model.
    Kit,
    /// The table of an item.
    Kind,
    /// Hands.
    Hands,
    /// Range.
    Range,
    /// DICE of its attacks.
    Dice,
    /// INJURY DICE of its attacks.
    InjuryDice,
    /// INJURY MODIFIER of its attacks.
    InjuryModifier,
    /// INJURY MODIFIER against its bearer.
    Protection,
    /// What it does.
    Effects,
    /// Who may buy it.
    Allowed,
    /// Who may not.
    Not,
    /// What a keyword means.
    Meaning,
    /// Anything else.
    Other,
}

/// The value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// A number.
    Number(u32),
    /// A number above or below nought.
    Signed(i8),
    /// A length.
    Length(Length),
    /// A base.
    Base(Base),
    /// A name or a text.
    Text(String),
    /// Names.
    Names(Vec<String>),
    /// A price.
    Price(u32, Currency),
    /// The table of an item.
    Kind(Kind),
    /// There is no such limit.
    Unlimited,
    /// It cannot do that at all.
    Cannot,
    /// What it does.
    Effects(Vec<Effect>),
    /// Models, some of them by name; empty for everybody.
    Whom(Vec<Whom>),
}

/// Some models, as a list names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whom {
    /// Everybody.
    Everybody,
    /// Those with ELITE.
    Elite,
    /// Those without ELITE.
    Troop,
    /// Those of this name, with this option or with this keyword.
    Named(String),
    /// Those of this name with the option of the other.
    With(String, String),
    /// Those without the option of this name.
    Without(String),
}
