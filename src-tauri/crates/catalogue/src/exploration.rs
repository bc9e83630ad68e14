//! What a Warband finds when it explores after a battle (DR pp.113-122).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::army_list::Line;
use super::boon::ExplorationSkill;
use super::item::{Kind, is_default};
use super::map::Resource;
use crate::effect::{Die, Effect};
use crate::keyword::Keyword;

/// The Exploration Step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Exploration {
    /// Ducats of loot for each point of the total, no matter what is found.
    pub loot: u32,
    /// Dice that may be thrown again once each.
    pub rerolls: u8,
    /// This many more after a victory.
    pub winner_rerolls: u8,
    /// Dice and tables by the games fought.
    pub stages: Vec<ExplorationStage>,
    /// What nobody sells, and who may carry it once it is found.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finds: Vec<Line>,
    /// The tables.
    pub tables: Vec<LocationTable>,
}

/// Dice and tables from a number of games on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExplorationStage {
    /// Games fought, including the one just fought.
    pub from: u16,
    /// Exploration Dice.
    pub dice: u8,
    /// Table ids; if there are several, the player chooses one before the dice are thrown.
    pub tables: Vec<String>,
}

/// An Exploration table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LocationTable {
    /// Stable id, such as `common`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What can be found; a total without a row finds nothing.
    pub locations: Vec<Location>,
}

/// A Location, found once by each Warband of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Location {
    /// Stable id, such as `trench-shrine`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The total of the Exploration Roll that finds it.
    pub total: u8,
    /// The highest total that finds it too, or none if only that one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub up_to: Option<u8>,
    /// What may not be taken there pays its cost in ducats instead.
    #[serde(default, skip_serializing_if = "is_default")]
    pub instead: bool,
    /// What may be done there; if there are several options, the player chooses one.
    pub options: Vec<LocationOption>,
}

/// What may be done at a Location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LocationOption {
    /// Stable id in the location, such as `sell`.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What it brings, in our words.
    pub text: String,
    /// Who may choose it; empty for everybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<Explorer>,
    /// Who may not.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<Explorer>,
    /// What it brings, in this order.
    pub gains: Vec<Gain>,
}

/// Whom an option is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Explorer {
    /// A faction with its variants, by its id.
    Faction(String),
    /// A variant, by its id.
    Variant(String),
}

/// What a find brings. What is found is free, goes to the Arsenal, and obeys Limits (DR p.115).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Gain {
    /// Glory.
    Glory(u32),
    /// Glory: a die and something.
    GloryRolled {
        /// The die.
        die: Die,
        /// What is added.
        plus: u32,
    },
    /// Ducats.
    Ducats(u32),
    /// Ducats: the sum of dice, times something.
    DucatsRolled {
        /// How many dice.
        dice: u8,
        /// Times.
        times: u32,
    },
    /// These pieces of kit, by item id.
    Items(Vec<String>),
    /// One of these pieces.
    OneOf(Vec<String>),
    /// One of these pieces if a die shows enough.
    OneOfOn {
        /// The lowest face that brings it.
        from: u8,
        /// Item ids.
        items: Vec<String>,
    },
    /// Kit of the Warband's own Armoury, priced in ducats.
    Kit {
        /// Of these kinds; empty for any.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        kinds: Vec<Kind>,
        /// With this keyword.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        keyword: Option<Keyword>,
        /// The most pieces, or none for as many as the ducats allow.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u8>,
        /// The most they may be worth together, or none for any price.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ducats: Option<u32>,
    },
    /// Glory Items of the Warband's own Armoury.
    GloryItems {
        /// The most pieces, or none for as many as the Glory allows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u8>,
        /// The most they may be worth together, or none for any price.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        glory: Option<u32>,
        /// How much cheaper each weapon is, never below one point.
        #[serde(default, skip_serializing_if = "is_default")]
        weapons_cheaper: u32,
        /// Now or in any later Quartermaster Step.
        #[serde(default, skip_serializing_if = "is_default")]
        later: bool,
    },
    /// A model without kit, by its Warband Entry.
    Model {
        /// Entry id.
        entry: String,
        /// It never carries kit of this kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        without: Option<Kind>,
        /// Options it brings, by their ids.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        options: Vec<String>,
        /// Ducats of further options that it brings for nothing; it never has any more.
        #[serde(default, skip_serializing_if = "is_default")]
        options_worth: u32,
        /// Keywords that it has besides.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keywords: Vec<Keyword>,
        /// It never becomes ELITE by promotion.
        #[serde(default, skip_serializing_if = "is_default")]
        never_promoted: bool,
    },
    /// An Exploration Skill of the Warband.
    Skill(ExplorationSkill),
    /// From now on Glory Items of up to this Glory may be bought in Quartermaster Steps.
    MayBuyGloryItems(u32),
    /// From now on these items may be bought, by the line of that variant's Armoury.
    MayBuy {
        /// Item ids.
        items: Vec<String>,
        /// Variant id.
        variant: String,
    },
    /// From now on the options of this entry cost this much less, never below `least`.
    CheaperOptions {
        /// Entry id.
        entry: String,
        /// Ducats less.
        by: u32,
        /// The least ducats.
        least: u32,
    },
    /// More ducats of loot in every Exploration Step, including this one.
    Loot(u32),
    /// Experience for ELITE models, one after the other; an Advancement follows at once.
    Experience {
        /// Up to this many models.
        models: u8,
        /// Points each.
        points: u8,
    },
    /// Campaign Victory Points.
    CampaignPoints(Die),
    /// Campaign Victory Points, this many.
    Points(u16),
    /// Campaign Victory Points if one of these Locations was found before, by its id.
    PointsIfFound {
        /// Location ids.
        locations: Vec<String>,
        /// How many points.
        points: u16,
    },
    /// Boxes of the Tracker; of several resources the player chooses one.
    Boxes {
        /// Of one of these.
        of: Vec<Resource>,
        /// How many.
        count: u8,
    },
    /// From now on every Warband of the campaign may buy Glory Items of up to this Glory in Quartermaster Steps.
    AllMayBuyGloryItems(u32),
    /// As the Aggressor on a map the Warband reaches zones this many links away.
    MapReach(u8),
    /// Up to this much Glory may be turned into as many Campaign Victory Points.
    GloryIntoCampaignPoints(u32),
    /// What the Force is under in its next game.
    NextGame(Vec<Effect>),
    /// What the Force is under from now on.
    Always(Vec<Effect>),
    /// Models that are under something from now on.
    Treats {
        /// At most this many.
        models: u8,
        /// Only those in a suit of armour; the suit keeps it.
        #[serde(default, skip_serializing_if = "is_default")]
        armour: bool,
        /// What.
        effects: Vec<Effect>,
        /// And one Skill of any table, Patron, or Exploration.
        #[serde(default, skip_serializing_if = "is_default")]
        any_skill: bool,
    },
}

impl Exploration {
    /// The dice and tables of a Warband that has fought this many games, including the last one.
    #[must_use]
    pub fn stage(&self, games: u16) -> Option<&ExplorationStage> {
        self.stages.iter().rev().find(|stage| stage.from <= games)
    }

    /// The table with this id.
    #[must_use]
    pub fn table(&self, id: &str) -> Option<&LocationTable> {
        self.tables.iter().find(|table| table.id == id)
    }

    /// A Location and what was done there, by their ids. `None` if the pack has no such Location.
    #[must_use]
    pub fn done(&self, location: &str, option: &str) -> Option<(&Location, &LocationOption)> {
        let location = self.location(location)?;
        let option = location.options.iter().find(|known| known.id == option)?;
        Some((location, option))
    }

    /// The Location with this id, on any table.
    #[must_use]
    pub fn location(&self, id: &str) -> Option<&Location> {
        self.tables.iter().flat_map(|table| &table.locations).find(|location| location.id == id)
    }
}

impl LocationOption {
    /// Whether a Warband of this faction and variant may choose it.
    #[must_use]
    pub fn is_open_to(&self, faction: &str, variant: Option<&str>) -> bool {
        let is = |explorer: &Explorer| match explorer {
            Explorer::Faction(id) => id == faction,
            Explorer::Variant(id) => Some(id.as_str()) == variant,
        };
        (self.only.is_empty() || self.only.iter().any(is)) && !self.never.iter().any(is)
    }
}

impl Location {
    /// The highest total that finds it.
    #[must_use]
    pub fn last(&self) -> u8 {
        self.up_to.unwrap_or(self.total)
    }
}

impl LocationTable {
    /// What a total finds.
    #[must_use]
    pub fn found(&self, total: u8) -> Option<&Location> {
        self.locations.iter().find(|location| (location.total..=location.last()).contains(&total))
    }
}
