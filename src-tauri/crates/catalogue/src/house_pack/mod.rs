//! A house pack: a pack with rows changed, added and removed by hand. It is kept as a draft that may be wrong in any
//! way, and judged as a whole.
//!
//! The draft holds what was written, row by row. Laid over the pack that it was begun from
//! ([`overlay`](crate::overlay)), it is a whole pack like any other.

mod compose;
mod fresh_id;
mod mentions;
mod row;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::messages;
use crate::overlay::RestsOn;
use crate::pack::{Manifest, PACK_FORMAT, PACK_VERSION, Pack};
use crate::rejection::Rejection;
use crate::{text, thing};

pub use fresh_id::fresh_id;
pub use row::{ListRef, Row, RowRef, lists};

/// The most rows that a house pack changes.
pub const ROWS_MAX: usize = 600;

/// What its stream begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "HousePackGenesis")]
pub struct Genesis {
    /// What it is called at first, and the pack that its rows are laid over.
    pub manifest: Manifest,
}

/// A house pack, now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HousePack {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Its version, as people write it.
    pub version: String,
    /// That it is unofficial, and whose the game is.
    pub notice: String,
    /// The pack that its rows are laid over.
    pub rests_on: RestsOn,
    /// What was done to rows.
    pub rows: BTreeMap<RowRef, Touched>,
    /// It is put away: no list shows it.
    pub away: bool,
    /// How many rows were written so far: new ones stand in this order.
    written: u32,
}

/// What was done to a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    /// It is written anew, or is new.
    Written {
        /// As it is.
        row: Box<Row>,
        /// The id of the row behind which a new one stands. `None` for the end.
        after: Option<String>,
        /// How many rows were written before it.
        place: u32,
    },
    /// It is gone.
    Removed,
}

/// One change: what a person does and what happened are the same thing here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum HousePackEdit {
    /// Another name and version.
    Name {
        /// As shown.
        name: String,
        /// As people write it.
        version: String,
    },
    /// Writes a row, or adds one.
    Write {
        /// As it should be.
        row: Box<Row>,
        /// The id of the row behind which a new one stands, or none for the end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<String>,
    },
    /// Takes a row away.
    Remove {
        /// Which.
        row: RowRef,
    },
    /// Makes a row again what the pack below has: a new one goes.
    Restore {
        /// Which.
        row: RowRef,
    },
    /// Puts it away, or brings it back.
    PutAway {
        /// Whether it is away from now on.
        away: bool,
    },
}

impl Genesis {
    /// A copy of a pack at hand, with nothing changed yet.
    #[must_use]
    pub fn copy(base: &Manifest, hash: String, id: String, name: String, version: String) -> Self {
        let rests_on = Some(RestsOn { id: base.id.clone(), hash });
        Self {
            manifest: Manifest {
                format: PACK_FORMAT.to_owned(),
                version: PACK_VERSION,
                id,
                name,
                rules_version: version,
                notice: base.notice.clone(),
                rests_on,
            },
        }
    }

    /// The house pack that a stream with this beginning starts from.
    ///
    /// # Errors
    /// The first thing that is ill-formed; `PACK_BELOW` if it rests on none.
    pub fn found(&self) -> Result<HousePack, Rejection> {
        text::id(thing::the_pack(), &self.manifest.id)?;
        named(&self.manifest.name, &self.manifest.rules_version)?;
        let base = self.manifest.rests_on.as_ref().ok_or_else(|| Rejection::form(messages::no_pack_below()))?;
        text::hash(thing::the_pack(), &base.hash)?;
        Ok(self.begin())
    }

    /// As [`found`](Self::found), for a stream that was accepted before.
    #[must_use]
    pub fn begin(&self) -> HousePack {
        let Manifest { id, name, rules_version, notice, rests_on, .. } = self.manifest.clone();
        HousePack {
            id,
            name,
            version: rules_version,
            notice,
            rests_on: rests_on.unwrap_or_else(|| RestsOn { id: String::new(), hash: String::new() }),
            rows: BTreeMap::new(),
            away: false,
            written: 0,
        }
    }
}

fn named(name: &str, version: &str) -> Result<(), Rejection> {
    text::name(thing::the_packs_name(), name)?;
    text::name(thing::the_version(), version)
}

impl HousePack {
    /// A row as it is now. `None` if it is gone, or nobody has it.
    #[must_use]
    pub fn row(&self, base: &Pack, at: &RowRef) -> Option<Row> {
        match self.rows.get(at) {
            Some(Touched::Written { row, .. }) => Some((**row).clone()),
            Some(Touched::Removed) => None,
            None => at.find(base),
        }
    }
}

/// Nobody has a row of this name.
#[must_use]
pub fn unknown_row(name: &str) -> Rejection {
    Rejection::form(messages::unknown_row(name))
}

/// There is a row of this name already.
#[must_use]
pub fn row_there(name: &str) -> Rejection {
    Rejection::form(messages::row_there(name))
}

/// What follows from a change: itself, if it is well-formed and changes something; nothing if all is as it was.
///
/// # Errors
/// What is ill-formed in it; `UNKNOWN_ROW`, `UNKNOWN_LIST`, `TOO_MANY_ROWS`.
pub fn decide(base: &Pack, now: &HousePack, edit: &HousePackEdit) -> Result<Vec<HousePackEdit>, Rejection> {
    let no_row = |at: &RowRef| unknown_row(at.name(base));
    match edit {
        HousePackEdit::Name { name, version } => {
            named(name, version)?;
            if now.name == *name && now.version == *version {
                return Ok(Vec::new());
            }
        }
        HousePackEdit::Write { row, .. } => {
            row.well_formed()?;
            let at = row.at();
            if let Some(list) = at.list()
                && list.find(base).is_none()
            {
                return Err(Rejection::form(messages::unknown_list(&list.faction)));
            }
            if now.row(base, &at).as_ref() == Some(&**row) {
                return Ok(Vec::new());
            }
            if at.find(base).as_ref() == Some(&**row) {
                // It is again what the pack below has.
                return Ok(vec![HousePackEdit::Restore { row: at }]);
            }
            if now.rows.len() >= ROWS_MAX && !now.rows.contains_key(&at) {
                return Err(Rejection::form(messages::too_many_rows(ROWS_MAX)));
            }
        }
        HousePackEdit::Remove { row } => {
            if now.row(base, row).is_none() {
                return Err(no_row(row));
            }
            if row.find(base).is_none() {
                return Ok(vec![HousePackEdit::Restore { row: row.clone() }]);
            }
            if now.rows.len() >= ROWS_MAX && !now.rows.contains_key(row) {
                return Err(Rejection::form(messages::too_many_rows(ROWS_MAX)));
            }
        }
        HousePackEdit::Restore { row } => {
            if !now.rows.contains_key(row) {
                return Err(no_row(row));
            }
        }
        HousePackEdit::PutAway { away } => {
            if now.away == *away {
                return Ok(Vec::new());
            }
        }
    }
    Ok(vec![edit.clone()])
}

/// Applies a change.
pub fn evolve(house: &mut HousePack, edit: &HousePackEdit) {
    match edit {
        HousePackEdit::Name { name, version } => {
            house.name.clone_from(name);
            house.version.clone_from(version);
        }
        HousePackEdit::Write { row, after } => {
            let at = row.at();
            let (kept, place) = match house.rows.get(&at) {
                Some(Touched::Written { after, place, .. }) => (after.clone(), *place),
                Some(Touched::Removed) | None => {
                    house.written = house.written.saturating_add(1);
                    (None, house.written)
                }
            };
            let after = after.clone().or(kept);
            house.rows.insert(at, Touched::Written { row: row.clone(), after, place });
        }
        HousePackEdit::Remove { row } => {
            house.rows.insert(row.clone(), Touched::Removed);
        }
        HousePackEdit::Restore { row } => {
            house.rows.remove(row);
        }
        HousePackEdit::PutAway { away } => house.away = *away,
    }
}
