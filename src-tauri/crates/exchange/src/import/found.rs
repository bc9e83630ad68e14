//! What the readers of the formats find in a file, before anybody asks what it means.

use super::report::Report;
use super::table::Whose;

/// A Warband as a file has it, with that file's ids.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// Whose ids these are.
    pub whose: Whose,
    /// What the file is called in messages.
    pub what: String,
    /// The Warband's name.
    pub name: Option<String>,
    /// What it has as a whole: faction, variant, choices, Patron.
    pub things: Vec<Thing>,
    /// Its models, including those that are gone.
    pub models: Vec<FoundModel>,
    /// Kit that nobody carries.
    pub arsenal: Vec<Thing>,
    /// What it has and may spend.
    pub money: Vec<Sum>,
    /// Whether it has fought already.
    pub campaign: bool,
    /// Promotion Dice in a row that promoted nobody.
    pub failed_promotions: Option<Count>,
    /// What the reader could say by itself.
    pub report: Report,
}

impl Found {
    pub fn new(whose: Whose, what: &str) -> Self {
        Self {
            whose,
            what: what.to_owned(),
            name: None,
            things: Vec::new(),
            models: Vec::new(),
            arsenal: Vec::new(),
            money: Vec::new(),
            campaign: false,
            failed_promotions: None,
            report: Report::default(),
        }
    }
}

/// A number, and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Count {
    /// How many of it.
    pub number: u32,
    /// The place in the file.
    pub place: String,
}

/// A sum of ducats or Glory.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    /// Where it belongs.
    pub purse: Purse,
    /// How much.
    pub amount: u32,
    /// Where it stands.
    pub place: String,
}

/// Where a sum belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purse {
    /// Ducats that may be spent at the muster.
    BudgetDucats,
    /// The same in Glory.
    BudgetGlory,
    /// Ducats that are left.
    Strongbox,
    /// Glory that is left.
    Glory,
}

/// One thing that a file names.
#[derive(Clone, Debug, Default)]
pub(super) struct Thing {
    /// Its id there; empty if the format has no ids.
    pub id: String,
    /// As it is shown there.
    pub name: String,
    /// Where it stands.
    pub place: String,
    /// How many, or how much.
    pub number: u32,
    /// Whether it was paid for, or `None` if the format does not say.
    pub paid: Option<bool>,
    /// Which kind it must be, or `None` for any.
    pub sort: Option<Sort>,
    /// The factions whose armoury it may come from, by their ids here, if the file says any.
    pub from: Vec<String>,
}

impl Thing {
    pub fn one(id: &str, name: &str, place: impl Into<String>) -> Self {
        Self { id: id.to_owned(), name: name.to_owned(), place: place.into(), number: 1, ..Self::default() }
    }

    pub fn of(self, sort: Sort) -> Self {
        Self { sort: Some(sort), ..self }
    }

    /// What a message calls it.
    pub fn called(&self) -> String {
        match (self.name.is_empty(), self.id.is_empty()) {
            (false, _) => self.name.clone(),
            (true, false) => self.id.clone(),
            (true, true) => "something without a name".to_owned(),
        }
    }
}

/// What a thing can be, if a format says so by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// A faction or a variant.
    Faction,
    /// A model or a Mercenary.
    Model,
    /// Battlekit.
    Item,
    /// An option.
    Option,
    /// A skill.
    Skill,
    /// A row of the Trauma Table.
    Mark,
    /// A Patron.
    Patron,
}

/// A model as a file has it.
#[derive(Clone, Debug, Default)]
pub(super) struct FoundModel {
    /// Its entry.
    pub entry: Thing,
    /// The player's name for it.
    pub name: Option<String>,
    /// Where it stands now.
    pub standing: Standing,
    /// Experience points.
    pub experience: u8,
    /// The file says that it is ELITE.
    pub elite: bool,
    /// Battle Scars beyond one for each mark that brings one.
    pub scars: u8,
    /// The Fireteams it is in, by a word that both members have, and where that stands.
    pub teams: Vec<(String, String)>,
    /// Options, kit, skills, marks.
    pub things: Vec<Thing>,
    /// What the reader could not read of it: as it stands there, and where.
    pub unread: Vec<(String, String)>,
}

/// Where a model stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Standing {
    /// On the roster.
    #[default]
    Active,
    /// On the roster, in reserve.
    Reserve,
    /// Gone, for this reason.
    Gone(&'static str),
}
