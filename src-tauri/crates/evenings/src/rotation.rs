//! A rotation: the scenarios a club draws from, with their weights, dates, tables and rests.
//!
//! It is a stream of its own, with or without a campaign; several campaigns and one-off nights may draw from one. What a
//! person says and what happened are the same [`RotationEdit`]. A scenario that is retired stays, and is never drawn.

use crate::messages;
use nml_catalogue::thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::table::{ClubTable, TABLES_MAX};
use nml_catalogue::Table;
use nml_catalogue::length::Length;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;

/// The most scenarios in a rotation, including retired ones.
pub(crate) const SLOTS_MAX: usize = 100;
/// The heaviest weight of a scenario.
pub(crate) const WEIGHT_MAX: u8 = 100;
/// The most evenings that a scenario rests.
pub(crate) const COOL_DOWN_MAX: u8 = 50;
/// The most sizes of tables named for a scenario.
pub(crate) const SIZES_MAX: usize = 10;
/// The most words of terrain named for a scenario or a table.
pub(crate) const TERRAIN_WORDS_MAX: usize = 10;

/// What a rotation's stream begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RotationGenesis")]
pub struct Genesis {
    /// Its name.
    pub name: String,
    /// The scenarios it begins with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slots: Vec<Slot>,
}

/// A rotation, now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rotation {
    /// Its name.
    pub name: String,
    /// Its scenarios in the order they came, each once.
    pub slots: Vec<Slot>,
    /// It is put away: no list shows it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub away: bool,
}

/// A scenario in a rotation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Scenario id, of a pack or `own-…`.
    pub scenario: String,
    /// How often it is drawn beside the others: 1 to 100.
    pub weight: u8,
    /// The first day it is drawn on, such as `2026-04-30`, or none for from the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The last day it is drawn on, or none for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<String>,
    /// Evenings it rests after one on which it was played.
    #[serde(default, skip_serializing_if = "none")]
    pub cool_down: u8,
    /// The tables it is played on.
    #[serde(default, skip_serializing_if = "Fits::is_any")]
    pub tables: Fits,
    /// The most tables of a round that it is drawn for, such as when the club has its terrain only once; 0 for any
    /// number.
    #[serde(default, skip_serializing_if = "none")]
    pub at_once: u8,
    /// It is kept and never drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub retired: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn none(number: &u8) -> bool {
    *number == 0
}

/// The tables a scenario is played on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fits {
    /// Every one.
    #[default]
    Any,
    /// Those that have room for one of the sizes and one of the words of terrain; an empty list asks nothing.
    Only {
        /// Battlefields in micrometres; a table may be larger, and lie either way round.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sizes: Vec<Table>,
        /// Such as `trenches`; small and capital letters are the same.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        terrain: Vec<String>,
    },
}

/// One change: what a person does and what happened are the same thing here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum RotationEdit {
    /// Gives it another name.
    Rename {
        /// The new one.
        name: String,
    },
    /// Takes a scenario in, or changes the slot of the one that stands there.
    Put {
        /// As it is to stand.
        slot: Slot,
    },
    /// Retires a scenario, or has it drawn again.
    Retire {
        /// Scenario id.
        scenario: String,
        /// Retired from now on.
        retired: bool,
    },
    /// Puts the rotation away, or brings it back.
    PutAway {
        /// Away from now on.
        away: bool,
    },
}

/// What was played on one evening, as far as a rotation cares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fought {
    /// The day, such as `2026-04-30`.
    pub day: String,
    /// Scenario ids.
    pub scenarios: Vec<String>,
}

/// A day of a rotation's calendar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CalendarDay {
    /// The day.
    pub day: String,
    /// Scenario ids that may be drawn.
    pub open: Vec<String>,
    /// Those that would be open and rest.
    pub resting: Vec<Resting>,
}

/// A scenario that rests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resting {
    /// Scenario id.
    pub scenario: String,
    /// Evenings it still rests, including this one.
    pub evenings: u8,
}

/// Why a scenario is not drawn, apart from its rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shut {
    /// It is not in the rotation.
    Unlisted,
    /// It is retired.
    Retired,
    /// The first day it is drawn on is to come.
    Before(String),
    /// The last day it is drawn on is over.
    After(String),
}

impl Genesis {
    /// The rotation that a stream with this beginning starts from.
    ///
    /// # Errors
    /// The first thing that is ill-formed.
    pub fn found(&self) -> Result<Rotation, Rejection> {
        text::name(thing::the_rotations_name(), &self.name)?;
        if self.slots.len() > SLOTS_MAX {
            return Err(too_many());
        }
        for (at, slot) in self.slots.iter().enumerate() {
            slot.well_formed()?;
            if self.slots.iter().take(at).any(|earlier| earlier.scenario == slot.scenario) {
                return Err(Rejection::form(messages::scenario_twice(&slot.scenario)));
            }
        }
        Ok(self.begin())
    }

    /// As [`found`](Self::found), for a stream that was accepted before.
    #[must_use]
    pub fn begin(&self) -> Rotation {
        Rotation { name: self.name.clone(), slots: self.slots.clone(), away: false }
    }
}

impl Slot {
    /// A scenario that may always be drawn, with this weight.
    #[must_use]
    pub const fn plain(scenario: String, weight: u8) -> Self {
        Self { scenario, weight, from: None, until: None, cool_down: 0, tables: Fits::Any, at_once: 0, retired: false }
    }

    /// Whether it may be drawn on a day, apart from its rest.
    #[must_use]
    pub fn is_open(&self, day: &str) -> bool {
        let begun = self.from.as_deref().is_none_or(|from| from <= day);
        !self.retired && begun && self.until.as_deref().is_none_or(|until| day <= until)
    }

    fn well_formed(&self) -> Result<(), Rejection> {
        text::id(thing::the_scenario(), &self.scenario)?;
        if !(1..=WEIGHT_MAX).contains(&self.weight) {
            return Err(Rejection::form(messages::weight_out_of_range(self.weight, WEIGHT_MAX)));
        }
        if self.cool_down > COOL_DOWN_MAX {
            return Err(Rejection::form(messages::cool_down_out_of_range(self.cool_down, COOL_DOWN_MAX)));
        }
        if usize::from(self.at_once) > TABLES_MAX {
            return Err(Rejection::form(messages::tables_out_of_range(self.at_once, TABLES_MAX)));
        }
        self.from.as_deref().map_or(Ok(()), |day| text::day(thing::the_first_day(), day))?;
        self.until.as_deref().map_or(Ok(()), |day| text::day(thing::the_last_day(), day))?;
        if let (Some(from), Some(until)) = (&self.from, &self.until)
            && from > until
        {
            return Err(Rejection::form(messages::days_reversed(from, until)));
        }
        self.tables.well_formed()
    }
}

impl Fits {
    /// Whether a table is one of them.
    #[must_use]
    pub fn fits(&self, table: &ClubTable) -> bool {
        match self {
            Self::Any => true,
            Self::Only { sizes, terrain } => {
                let laid = |size: &Table| has_room(table.size, *size);
                let stands = |word: &String| table.terrain.iter().any(|there| text::same_name(word, there));
                (sizes.is_empty() || sizes.iter().any(laid)) && (terrain.is_empty() || terrain.iter().any(stands))
            }
        }
    }

    /// Whether sizes are named.
    pub(super) fn asks_size(&self) -> bool {
        matches!(self, Self::Only { sizes, .. } if !sizes.is_empty())
    }

    const fn is_any(&self) -> bool {
        matches!(self, Self::Any)
    }

    fn well_formed(&self) -> Result<(), Rejection> {
        match self {
            Self::Any => Ok(()),
            Self::Only { sizes, terrain } => {
                if sizes.len() > SIZES_MAX {
                    return Err(Rejection::form(messages::too_many_sizes(SIZES_MAX)));
                }
                sizes.iter().try_for_each(|size| size_well_formed(*size))?;
                terrain_well_formed(terrain)
            }
        }
    }
}

/// Whether a table has room for a battlefield, whichever way round it lies.
pub(super) fn has_room(table: Table, battlefield: Table) -> bool {
    let (short, long) = sides(battlefield);
    let (room_short, room_long) = sides(table);
    short <= room_short && long <= room_long
}

/// Short side, long side.
fn sides(size: Table) -> (Length, Length) {
    (size.width.min(size.depth), size.width.max(size.depth))
}

/// The shortest side of a table, and the longest.
const SIDE: [Length; 2] = [Length::inches(12), Length::inches(240)];

/// Whether a table can have this size.
pub(super) fn size_well_formed(size: Table) -> Result<(), Rejection> {
    let [least, most] = SIDE;
    let fair = |side: Length| (least..=most).contains(&side);
    if fair(size.width) && fair(size.depth) {
        return Ok(());
    }
    Err(Rejection::form(messages::table_size(size.width, size.depth, least, most)))
}

/// Whether these are words of terrain, and not too many.
pub(super) fn terrain_well_formed(terrain: &[String]) -> Result<(), Rejection> {
    if terrain.len() > TERRAIN_WORDS_MAX {
        return Err(Rejection::form(messages::too_much_terrain(terrain.len(), TERRAIN_WORDS_MAX)));
    }
    terrain.iter().try_for_each(|word| text::name(thing::the_terrain(), word))
}

impl Rotation {
    /// The slot of a scenario.
    #[must_use]
    pub fn slot(&self, scenario: &str) -> Option<&Slot> {
        self.slots.iter().find(|slot| slot.scenario == scenario)
    }

    /// The slots that may be drawn on a day, apart from their rest.
    pub(crate) fn open_on<'r>(&'r self, day: &'r str) -> impl Iterator<Item = &'r Slot> {
        self.slots.iter().filter(move |slot| slot.is_open(day))
    }

    /// Why a scenario is not drawn on a day, apart from its rest. `None` if it may be.
    #[must_use]
    pub fn shut(&self, scenario: &str, day: &str) -> Option<Shut> {
        let Some(slot) = self.slot(scenario) else { return Some(Shut::Unlisted) };
        if slot.retired {
            return Some(Shut::Retired);
        }
        let before = slot.from.as_ref().filter(|from| day < from.as_str());
        let after = slot.until.as_ref().filter(|until| until.as_str() < day);
        before.map(|from| Shut::Before(from.clone())).or_else(|| after.map(|until| Shut::After(until.clone())))
    }

    /// How many evenings a slot still rests on a day, that one included. `evenings` are the days of evenings in any order,
    /// past ones and coming ones; a day counts once.
    fn rest(slot: &Slot, day: &str, history: &[Fought], coming: &[&str]) -> u8 {
        let played = |fought: &&Fought| fought.day.as_str() < day && fought.scenarios.contains(&slot.scenario);
        let Some(last) = history.iter().filter(played).map(|fought| fought.day.as_str()).max() else { return 0 };
        let mut since: Vec<&str> =
            history.iter().map(|fought| fought.day.as_str()).chain(coming.iter().copied()).collect();
        since.retain(|other| last < *other && *other < day);
        since.sort_unstable();
        since.dedup();
        slot.cool_down.saturating_sub(u8::try_from(since.len()).unwrap_or(u8::MAX))
    }

    /// How many evenings a scenario still rests on a day, that one included, after what was played before. `None` if it
    /// does not rest.
    #[must_use]
    pub fn rests(&self, scenario: &str, day: &str, history: &[Fought]) -> Option<u8> {
        let left = Self::rest(self.slot(scenario)?, day, history, &[]);
        (left > 0).then_some(left)
    }

    /// What is open on each of these days, and what rests, if an evening is held on every one of them and nothing new is
    /// played: the days in the order they are given.
    #[must_use]
    pub fn calendar(&self, days: &[&str], history: &[Fought]) -> Vec<CalendarDay> {
        let of = |day: &&str| {
            let mut all = CalendarDay { day: (*day).to_owned(), open: Vec::new(), resting: Vec::new() };
            for slot in self.open_on(day) {
                match Self::rest(slot, day, history, days) {
                    0 => all.open.push(slot.scenario.clone()),
                    evenings => all.resting.push(Resting { scenario: slot.scenario.clone(), evenings }),
                }
            }
            all
        };
        days.iter().map(of).collect()
    }
}

fn too_many() -> Rejection {
    Rejection::form(messages::too_many_scenarios(SLOTS_MAX))
}

/// What follows from a change: itself, when it is well-formed.
///
/// # Errors
/// What is ill-formed in it.
pub fn decide(rotation: &Rotation, change: &RotationEdit) -> Result<Vec<RotationEdit>, Rejection> {
    match change {
        RotationEdit::Rename { name } => text::name(thing::the_rotations_name(), name)?,
        RotationEdit::Put { slot } => {
            slot.well_formed()?;
            if rotation.slot(&slot.scenario).is_none() && rotation.slots.len() >= SLOTS_MAX {
                return Err(too_many());
            }
        }
        RotationEdit::Retire { scenario, .. } => {
            if rotation.slot(scenario).is_none() {
                return Err(Rejection::form(messages::unknown_scenario()));
            }
        }
        RotationEdit::PutAway { .. } => {}
    }
    Ok(vec![change.clone()])
}

/// Applies a change; one about a scenario that is not there changes nothing.
pub fn evolve(rotation: &mut Rotation, change: &RotationEdit) {
    match change {
        RotationEdit::Rename { name } => rotation.name.clone_from(name),
        RotationEdit::Put { slot } => match rotation.slots.iter_mut().find(|known| known.scenario == slot.scenario) {
            Some(known) => *known = slot.clone(),
            None => rotation.slots.push(slot.clone()),
        },
        RotationEdit::Retire { scenario, retired } => {
            if let Some(slot) = rotation.slots.iter_mut().find(|slot| slot.scenario == *scenario) {
                slot.retired = *retired;
            }
        }
        RotationEdit::PutAway { away } => rotation.away = *away,
    }
}
