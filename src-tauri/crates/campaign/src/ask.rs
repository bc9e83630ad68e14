//! What an aftermath asks, and which answers it accepts.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::answer::Answer;
use super::steps::{Allotment, ExplorationDie, Lead};
use nml_catalogue::ExplorationSkill;
use nml_catalogue::effect::Die;
use nml_catalogue::map::TrackId;
use nml_warband::{Learned, Roster};

/// What is asked: of a model that fell, or of the player in the steps after Trauma.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Ask {
    /// One die: a Troop is dead on this face and below.
    Survival {
        /// The highest deadly face.
        dead_up_to: u8,
    },
    /// Two dice on the Trauma Table, the first one the tens.
    Trauma,
    /// Keep the row, or throw the dice again.
    KeepOrReroll {
        /// Row id.
        row: String,
        /// The skill that allows it.
        skill: String,
    },
    /// The Troop is dead, or its Survival Roll is thrown again.
    SurvivalAgain {
        /// The skill that allows it.
        skill: String,
        /// It was used for another Troop meanwhile.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        spent: bool,
    },
    /// Keep the row, or use something up that makes a Full Recovery of it.
    KeepOrRecover {
        /// Row id.
        row: String,
        /// The item.
        item: String,
        /// It was used for another model meanwhile.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        spent: bool,
    },
    /// Which scarred model is treated at the end of the step, or nobody.
    Hospital {
        /// The item.
        item: String,
        /// Models it can be.
        from: Vec<u32>,
    },
    /// Two dice for the model that is treated: from 7 a Battle Scar goes, on 2 one comes.
    Treatment {
        /// The item.
        item: String,
    },
    /// One die: 1 to 3 the left hand, 4 to 6 the right.
    Hand {
        /// Row id.
        row: String,
    },
    /// Experience points.
    Lessons {
        /// Row id.
        row: String,
        /// What is thrown for them.
        die: Die,
        /// It can earn at most this much.
        room: u8,
    },
    /// Which Warband is noted.
    Opponent {
        /// Row id.
        row: String,
        /// Stream ids it can be.
        warbands: Vec<String>,
    },
    /// A ransom that both players agree on, or the captive's execution.
    Ransom {
        /// Row id.
        row: String,
        /// Stream ids of those who can hold it.
        captors: Vec<String>,
        /// The most that can be paid; 0 if nothing can.
        most: u32,
    },
    /// Ducats that a Skill or an item brought in the game: a die.
    Spoils {
        /// The Skill or the item.
        source: String,
        /// What is thrown.
        die: Die,
        /// How many ducats each point is worth.
        times: u32,
    },
    /// How many BLOOD MARKERS were placed on the model in the game.
    BloodCounted {
        /// The Skill.
        source: String,
        /// How many ducats each is worth.
        each: u32,
    },
    /// Who gets the Promotion Dice (DR p.104).
    Allot {
        /// How many dice.
        pool: u8,
        /// Models that may have some.
        candidates: Vec<u32>,
    },
    /// A Promotion Die of the model: a 6 promotes it.
    Promotion {
        /// The throws in a row that have failed before it.
        failed: u8,
    },
    /// Two different tables for an Advancement of the model.
    AdvancementTables {
        /// Table ids.
        tables: Vec<String>,
    },
    /// Two dice on each of both tables: four faces, in the order of the tables.
    Advancement {
        /// Table ids.
        tables: Vec<String>,
    },
    /// Which Skill the model learns.
    Learn {
        /// Where the dice lead.
        leads: Vec<Lead>,
        /// What may be learned from them.
        skills: Vec<Learnable>,
    },
    /// Whether Reinforcements are called (DR p.112).
    Reinforcements {
        /// The Threshold Value of the next game, in ducats.
        threshold: u32,
        /// What the models are worth with kit, in ducats.
        worth: u32,
        /// Ducats that would be there for recruits.
        budget: u32,
    },
    /// Which table is explored.
    ExplorationTable {
        /// Table ids.
        tables: Vec<String>,
    },
    /// The Exploration Dice, with as many of the Extra Dice as wanted.
    Explore {
        /// Those that are thrown.
        dice: u8,
        /// Those that may be thrown in addition.
        extra: u8,
    },
    /// What is done with the dice before they stand.
    Adjust {
        /// The dice as they lie.
        dice: Vec<ExplorationDie>,
        /// Their total.
        total: u8,
        /// Dice that may be thrown again, each once.
        rerolls: u8,
        /// Exploration Skills that are left.
        skills: Vec<ExplorationSkill>,
    },
    /// One die thrown again, or a spare one.
    OneDie {
        /// For which die, from 0.
        die: u8,
    },
    /// Whether the spare die is taken.
    Spare {
        /// For which die, from 0.
        die: u8,
    },
    /// What is done at the location.
    Location {
        /// Location id.
        location: String,
        /// Option ids that the Warband may choose.
        options: Vec<String>,
    },
    /// Dice of a find.
    FindRoll {
        /// How many dice.
        dice: u8,
    },
    /// What is taken of a find.
    Take {
        /// What there is.
        from: Vec<Sold>,
        /// The fewest pieces.
        least: u8,
        /// The most pieces, if there is a limit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        most: Option<u8>,
        /// The most they may be worth together, if there is a limit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        worth: Option<u32>,
        /// It may wait for a later Quartermaster Step.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        later: bool,
    },
    /// Who gets a find.
    Models {
        /// Models it may go to.
        from: Vec<u32>,
        /// How many at least.
        least: u8,
        /// How many at most.
        most: u8,
    },
    /// Which boxes of the Tracker are filled, each on another track.
    Fill {
        /// Tracks with a box to fill.
        tracks: Vec<TrackId>,
        /// How many.
        count: u8,
    },
    /// Whether Rudolf's Folly is paid for (CF 86).
    Folly {
        /// In Glory.
        glory: u32,
    },
    /// How much Glory becomes Campaign Victory Points.
    Exchange {
        /// At most.
        most: u32,
    },
    /// Work on the roster: the recruits that Reinforcements bring, or the Quartermaster Step.
    Trade {
        /// What may be done.
        terms: Box<TradeTerms>,
    },
    /// Whether the player agrees with the page.
    Sign,
}

/// A Skill that may be learned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Learnable {
    /// Skill id.
    pub skill: String,
    /// What may be chosen with it; may be empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<String>,
}

/// Something that can be had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sold {
    /// Item or option id.
    pub id: String,
    /// Its worth, in ducats or in Glory.
    pub worth: u32,
    /// Copies that its Limit still admits, or none for any number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u16>,
}

/// What may be done with a roster in an aftermath.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TradeTerms {
    /// The roster as it stands.
    pub roster: Roster,
    /// Reinforcements are recruited, and models with this id or a higher one are recruits. None in the Quartermaster
    /// Step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recruits_from: Option<u32>,
    /// Glory up to which Glory Items are for sale.
    pub glory_items_to: u32,
    /// Finds that can be used up on a model.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub uses: Vec<Use>,
    /// Models that were killed in the battle and may come back, with the ducats it takes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub returns: BTreeMap<u32, u32>,
    /// Models that may be sold, with the ducats they bring.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sells: BTreeMap<u32, u32>,
    /// Finds of which something is still to be taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub owed: Vec<Owed>,
    /// Items of which one may have its Limit raised for good; empty if nothing raises a Limit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub limits: Vec<String>,
    /// Changes of the roster that the page still takes before it is closed.
    #[serde(default)]
    pub room: usize,
}

impl TradeTerms {
    /// Whether the Strongbox pays for a killed model's return.
    #[must_use]
    pub fn affords(&self, model: u32) -> bool {
        self.returns.get(&model).is_some_and(|ducats| *ducats <= self.roster.strongbox)
    }
}

/// A find of which something is still to be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Owed {
    /// Location id.
    pub location: String,
    /// What there is.
    pub from: Vec<Sold>,
    /// The most pieces, if there is a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    /// The most they may be worth together, if there is a limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<u32>,
}

/// A find that can be used up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Use {
    /// Item id.
    pub item: String,
    /// Models it helps, each with the injuries of which one goes with the scar; empty if the scar goes alone.
    pub models: BTreeMap<u32, Vec<String>>,
}

impl Ask {
    /// The fewest and the most dice it asks for. `None` if it is a choice.
    #[must_use]
    pub fn dice(&self) -> Option<(usize, usize)> {
        let just = |n: usize| Some((n, n));
        match self {
            Self::Trauma | Self::Treatment { .. } => just(2),
            Self::Survival { .. } | Self::Hand { .. } | Self::Promotion { .. } | Self::OneDie { .. } => just(1),
            Self::Lessons { die, .. } | Self::Spoils { die, .. } => match die {
                Die::D3 | Die::D6 => just(1),
                Die::BestOf2D6 => just(2),
            },
            Self::Advancement { tables } => just(2 * tables.len()),
            Self::Explore { dice, extra } => Some((usize::from(*dice), usize::from(*dice) + usize::from(*extra))),
            Self::FindRoll { dice } => just(usize::from(*dice)),
            Self::KeepOrReroll { .. }
            | Self::SurvivalAgain { .. }
            | Self::KeepOrRecover { .. }
            | Self::Hospital { .. }
            | Self::Opponent { .. }
            | Self::Ransom { .. }
            | Self::BloodCounted { .. }
            | Self::Allot { .. }
            | Self::AdvancementTables { .. }
            | Self::Learn { .. }
            | Self::Reinforcements { .. }
            | Self::ExplorationTable { .. }
            | Self::Adjust { .. }
            | Self::Spare { .. }
            | Self::Location { .. }
            | Self::Take { .. }
            | Self::Models { .. }
            | Self::Fill { .. }
            | Self::Folly { .. }
            | Self::Exchange { .. }
            | Self::Trade { .. }
            | Self::Sign => None,
        }
    }

    /// Whether this many dice answer it.
    #[must_use]
    pub(crate) fn admits_dice(&self, count: usize) -> bool {
        self.dice().is_some_and(|(least, most)| (least..=most).contains(&count))
    }

    /// Whether this answers it.
    #[must_use]
    pub fn admits(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::KeepOrReroll { .. }, Answer::Keep | Answer::Reroll)
            | (Self::SurvivalAgain { .. } | Self::KeepOrRecover { .. }, Answer::Keep)
            | (Self::SurvivalAgain { spent: false, .. }, Answer::Reroll)
            | (Self::KeepOrRecover { spent: false, .. }, Answer::Recover)
            | (Self::Ransom { .. }, Answer::Refuse)
            | (Self::Reinforcements { .. }, Answer::Call | Answer::Pass)
            | (Self::Folly { .. }, Answer::Folly { .. })
            | (Self::Adjust { .. } | Self::Trade { .. }, Answer::Done)
            | (Self::Spare { .. }, Answer::Keep | Answer::Swap)
            | (Self::Sign, Answer::Sign) => true,
            (Self::Opponent { warbands, .. }, Answer::Opponent { warband }) => warbands.contains(warband),
            (Self::Ransom { captors, most, .. }, Answer::Pay { to, ducats }) => {
                captors.contains(to) && (1..=*most).contains(ducats)
            }
            (Self::BloodCounted { .. }, Answer::Count { count }) => *count <= BLOOD_MAX,
            (Self::Allot { pool, candidates }, Answer::Allot { dice }) => spread(*pool, candidates, dice),
            (Self::AdvancementTables { tables }, Answer::Tables { tables: two }) => {
                matches!(two.as_slice(), [a, b] if a != b) && two.iter().all(|table| tables.contains(table))
            }
            (Self::Learn { skills, .. }, Answer::Learn { skill }) => learnable(skills, skill),
            (Self::ExplorationTable { tables }, Answer::Table { table }) => tables.contains(table),
            (Self::Adjust { dice, rerolls, .. }, Answer::Again { die }) => {
                *rerolls > 0 && dice.get(usize::from(*die)).is_some_and(|die| !die.again)
            }
            (Self::Adjust { dice, skills, .. }, Answer::Use { skill, die, face }) => {
                let on_a_die = die.is_some_and(|die| usize::from(die) < dice.len());
                skills.contains(skill)
                    && match skill {
                        ExplorationSkill::Duplicate | ExplorationSkill::Lucky => on_a_die && face.is_none(),
                        ExplorationSkill::SetDice => on_a_die && face.is_some(),
                        ExplorationSkill::Seek | ExplorationSkill::CircleBack => die.is_none() && face.is_none(),
                        ExplorationSkill::ExtraDice | ExplorationSkill::ReRoll => false,
                    }
            }
            (Self::Location { options, .. }, Answer::Option { option }) => options.contains(option),
            (Self::Take { from, least, most, worth, .. }, Answer::Take { ids }) => {
                ids.len() >= usize::from(*least) && within(from, *most, *worth, ids)
            }
            (Self::Take { later, .. }, Answer::Later) => *later,
            (Self::Models { from, least, most }, Answer::Models { models }) => {
                let once = |(at, model): (usize, &u32)| {
                    from.contains(model) && !models.iter().take(at).any(|other| other == model)
                };
                (usize::from(*least)..=usize::from(*most)).contains(&models.len())
                    && models.iter().enumerate().all(once)
            }
            (Self::Hospital { from, .. }, Answer::Models { models }) => {
                models.len() <= 1 && models.iter().all(|model| from.contains(model))
            }
            (Self::Fill { tracks, count }, Answer::Fill { tracks: chosen }) => {
                let once = |(at, track): (usize, &TrackId)| {
                    tracks.contains(track) && !chosen.iter().take(at).any(|other| other == track)
                };
                chosen.len() == usize::from(*count) && chosen.iter().enumerate().all(once)
            }
            (Self::Exchange { most }, Answer::Count { count }) => count <= most,
            (Self::Trade { terms }, Answer::Collect { location, items }) => {
                let fits = |owed: &Owed| owed.location == *location && within(&owed.from, owed.most, owed.worth, items);
                !items.is_empty() && terms.owed.iter().any(fits)
            }
            (Self::Trade { terms }, Answer::Return { model }) => terms.affords(*model),
            (Self::Trade { terms }, Answer::SellModel { model }) => terms.sells.contains_key(model),
            (Self::Trade { terms }, Answer::Raise { item }) => terms.limits.contains(item),
            (Self::Trade { terms }, Answer::UseUp { item, model, row }) => terms.uses.iter().any(|used| {
                used.item == *item
                    && used.models.get(model).is_some_and(|rows| match row {
                        None => rows.is_empty(),
                        Some(row) => rows.contains(row),
                    })
            }),
            _ => false,
        }
    }
}

/// The most BLOOD MARKERS that are counted on a model in a game.
pub(crate) const BLOOD_MAX: u32 = 100;

/// Whether dice are allotted as they must be: all of them, only to candidates, and nobody has a third one before all
/// have two, nor a fourth one before all have three (DR p.104).
fn spread(pool: u8, candidates: &[u32], dice: &[Allotment]) -> bool {
    let given = |model: u32| dice.iter().filter(|of| of.model == model).map(|of| u32::from(of.dice)).sum::<u32>();
    let known = |of: &Allotment| candidates.contains(&of.model) && of.dice > 0;
    let twice = dice.iter().enumerate().any(|(at, of)| dice.iter().take(at).any(|other| other.model == of.model));
    let least = candidates.iter().map(|model| given(*model)).min().unwrap_or(0);
    let most = candidates.iter().map(|model| given(*model)).max().unwrap_or(0);
    dice.iter().all(known)
        && !twice
        && dice.iter().map(|of| u32::from(of.dice)).sum::<u32>() == u32::from(pool)
        && (most <= 2 || least + 1 >= most)
}

fn learnable(skills: &[Learnable], wanted: &Learned) -> bool {
    skills.iter().any(|known| {
        known.skill == wanted.id
            && match &wanted.chosen {
                None => known.choices.is_empty(),
                Some(chosen) => known.choices.contains(chosen),
            }
    })
}

/// Whether these may be taken together.
fn within(from: &[Sold], most: Option<u8>, worth: Option<u32>, ids: &[String]) -> bool {
    most.is_none_or(|most| ids.len() <= usize::from(most))
        && taken(from, ids).is_some_and(|sum| worth.is_none_or(|worth| sum <= worth))
}

/// What they are worth together. `None` if one of them is not available, or not that often.
fn taken(from: &[Sold], ids: &[String]) -> Option<u32> {
    let mut sum = 0_u32;
    for (at, id) in ids.iter().enumerate() {
        let sold = from.iter().find(|sold| sold.id == *id)?;
        let before = ids.iter().take(at).filter(|other| *other == id).count();
        if sold.left.is_some_and(|left| before >= usize::from(left)) {
            return None;
        }
        sum = sum.saturating_add(sold.worth);
    }
    Some(sum)
}
