//! House packs: a copy of a pack at hand is begun, changed row by row, compared, checked, and kept in the book as a pack
//! that Warbands and campaigns can go over to.

mod difference;
mod finish;
mod form;
mod offered;
mod sheet;
mod view;

use std::collections::BTreeSet;
use std::sync::Arc;

use nml_catalogue::house_pack::{self, Genesis, HousePackEdit, ListRef, Row, RowRef, fresh_id};
use nml_catalogue::{Currency, Fault, Line, Pack};
use nml_exchange::pack::Loaded;
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::packs::PackLine;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::HousePacks;

pub use difference::{PackDifference, PacksCompared, pack_difference};
pub use finish::house_pack_finish;
use form::RowForm;
pub use offered::{HousePackChoices, house_pack_choices};
pub use sheet::{RowSheet, house_pack_row};
pub use view::{HousePackHead, HousePackShow, HousePackView, house_pack_view};

/// Which house pack.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackRef {
    /// Its stream.
    pub house_pack: String,
}

/// A house pack that is begun.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHousePack {
    /// The hash of the pack that it is a copy of.
    pub from: String,
    /// As shown.
    pub name: String,
    /// Its version, as people write it.
    pub version: String,
}

/// A house pack that is being written, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackLine {
    /// Its stream.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The name of the pack that it is a copy of, or its id if that pack is not at hand.
    pub from: String,
    /// Rows that differ from it.
    pub changes: usize,
}

/// Another name and version.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackName {
    /// Its stream.
    pub house_pack: String,
    /// As shown.
    pub name: String,
    /// As people write it.
    pub version: String,
}

/// A row of a house pack.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackRow {
    /// Its stream.
    pub house_pack: String,
    /// Which row.
    pub row: RowRef,
}

/// A row as somebody filled in its form.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackChange {
    /// Its stream.
    pub house_pack: String,
    /// Which row.
    pub row: RowRef,
    /// As it should be.
    pub form: RowForm,
}

/// A row that is added.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackAdd {
    /// Its stream.
    pub house_pack: String,
    /// What is added.
    pub new: NewRow,
}

/// What is added to a house pack.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum NewRow {
    /// A copy of a model, a Mercenary or an item, under another name, behind it.
    Copy {
        /// What it is a copy of.
        of: RowRef,
        /// As shown.
        name: String,
    },
    /// A line of an armoury.
    Line {
        /// The list that it belongs to.
        list: ListRef,
        /// The id of the item.
        item: String,
    },
    /// A keyword.
    Keyword {
        /// As printed.
        name: String,
    },
}

/// A house pack that is put away, or brought back.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackAway {
    /// Its stream.
    pub house_pack: String,
    /// Whether it is away from now on.
    pub away: bool,
}

/// A house pack with the pack below, and what both together are.
struct Drafted {
    open: Open<HousePacks>,
    base: Arc<Loaded>,
}

/// What a house pack comes to.
struct Composed {
    pack: Pack,
    faults: Vec<Fault>,
}

impl Drafted {
    fn look(session: &Session, id: &str) -> Result<Self, Failure> {
        let open = session.open_stream::<HousePacks>(id)?;
        let base = session.pack_of(Some(&open.state.rests_on.hash))?;
        Ok(Self { open, base })
    }

    fn below(&self) -> &Pack {
        self.base.catalogue.pack()
    }

    /// The whole pack with everything that is wrong with it.
    fn composed(&self) -> Result<Composed, Failure> {
        let pack = self.open.state.composed(self.below()).map_err(|faults| {
            let first = faults.first().map_or_else(String::new, |fault| said(&fault.message));
            Failure::new(code::BROKEN, first)
        })?;
        let faults = nml_catalogue::fault::faults(&pack);
        Ok(Composed { pack, faults })
    }

    fn does(&mut self, session: &Session, edit: HousePackEdit) -> Result<(), Failure> {
        let events = house_pack::decide(self.below(), &self.open.state, &edit)?;
        if events.is_empty() {
            return Ok(());
        }
        self.open.record(session.author(), edit, events)?;
        session.write(vec![self.open.append()?], Vec::new())
    }
}

/// The house packs that somebody is writing, without those that were put away.
///
/// # Errors
/// `NO_BOOK`.
pub fn house_packs(session: &Session, (): ()) -> Result<Vec<HousePackLine>, Failure> {
    let all = session.with_book(|book| Ok(All::<HousePacks>::of(book)?.read))?;
    let shown = all.iter().filter(|open| !open.state.away).map(|open| {
        let state = &open.state;
        let base = session.pack_of(Some(&state.rests_on.hash));
        HousePackLine {
            id: open.id.to_string(),
            name: state.name.clone(),
            version: state.version.clone(),
            from: base.map_or_else(|_| state.rests_on.id.clone(), |base| base.name().to_owned()),
            changes: state.rows.len(),
        }
    });
    Ok(shown.collect())
}

/// Begins a house pack: a copy of a pack at hand.
///
/// # Errors
/// `PACK_MISSING`; what is ill-formed in its name or version.
pub fn house_pack_begin(session: &Session, new: NewHousePack) -> Result<HousePackHead, Failure> {
    let base = session.pack_of(Some(&new.from))?;
    let known: BTreeSet<String> =
        session.packs_at_hand()?.iter().map(|pack| pack.catalogue.pack().manifest.id.clone()).collect();
    let (name, version) = (new.name.trim().to_owned(), new.version.trim().to_owned());
    let id = fresh_id(&name, |id| known.contains(id));
    let start = Genesis::copy(&base.catalogue.pack().manifest, base.hash.to_string(), id, name, version);
    start.found()?;
    let mut open = Open::<HousePacks>::begin(session.chance()?.stream(), start)?;
    session.write_with(vec![open.append()?], Vec::new(), &[&base])?;
    view::head(session, &Drafted { open, base })
}

/// Gives it another name and version.
///
/// # Errors
/// What is ill-formed in them.
pub fn house_pack_name(session: &Session, to: HousePackName) -> Result<HousePackHead, Failure> {
    let mut drafted = Drafted::look(session, &to.house_pack)?;
    let (name, version) = (to.name.trim().to_owned(), to.version.trim().to_owned());
    drafted.does(session, HousePackEdit::Name { name, version })?;
    view::head(session, &drafted)
}

/// Writes a row as its form was filled in.
///
/// # Errors
/// `UNKNOWN_ROW`; what is wrong in the form.
pub fn house_pack_change(session: &Session, change: HousePackChange) -> Result<RowSheet, Failure> {
    let mut drafted = Drafted::look(session, &change.house_pack)?;
    let row = drafted.open.state.row(drafted.below(), &change.row).ok_or_else(|| unknown(&change.row, &drafted))?;
    let row = Box::new(change.form.written(row)?);
    drafted.does(session, HousePackEdit::Write { row, after: None })?;
    sheet::sheet(&drafted, &drafted.composed()?, &change.row)
}

/// Adds a row; its id is made from its name.
///
/// # Errors
/// `UNKNOWN_ROW`, `UNKNOWN_LIST`, `ROW_THERE`; what is wrong with its name.
pub fn house_pack_add(session: &Session, add: HousePackAdd) -> Result<RowSheet, Failure> {
    let mut drafted = Drafted::look(session, &add.house_pack)?;
    let now = drafted.composed()?.pack;
    let (row, after) = added(add.new, &now, &drafted)?;
    let at = row.at();
    if drafted.open.state.row(drafted.below(), &at).is_some() {
        return Err(house_pack::row_there(at.name(&now)).into());
    }
    drafted.does(session, HousePackEdit::Write { row: Box::new(row), after })?;
    sheet::sheet(&drafted, &drafted.composed()?, &at)
}

/// A new row, and the id of the one behind which it stands.
fn added(new: NewRow, now: &Pack, drafted: &Drafted) -> Result<(Row, Option<String>), Failure> {
    Ok(match new {
        NewRow::Copy { of, name } => {
            let name = name.trim().to_owned();
            let row = of.find(now).ok_or_else(|| unknown(&of, drafted))?;
            let taken = taken(now, drafted.below());
            let id = fresh_id(&name, |id| taken.contains(id));
            match row {
                Row::Model { list, mut entry } => {
                    let after = std::mem::replace(&mut entry.id, id);
                    entry.name = name;
                    (Row::Model { list, entry }, Some(after))
                }
                Row::Mercenary { mut mercenary } => {
                    let after = std::mem::replace(&mut mercenary.entry.id, id);
                    mercenary.entry.name = name;
                    (Row::Mercenary { mercenary }, Some(after))
                }
                Row::Item { mut item } => {
                    let after = std::mem::replace(&mut item.id, id);
                    item.name = name;
                    (Row::Item { item }, Some(after))
                }
                // Each of these stands for what it names: there is no second one.
                Row::Line { .. } | Row::Keyword { .. } => {
                    return Err(house_pack::row_there(of.name(now)).into());
                }
            }
        }
        NewRow::Line { list, item } => {
            if now.items.iter().all(|known| known.id != item) {
                return Err(house_pack::unknown_row(&item).into());
            }
            // What another armoury asks for it is the best guess.
            let mut others = house_pack::lists(now).flat_map(|list| list.lines(now).to_vec());
            let like = others.find(|line| line.item == item);
            let (cost, currency) = like.map_or((0, Currency::Ducats), |line| (line.cost, line.currency));
            (Row::Line { list, line: Line { currency, ..Line::open(&item, cost) } }, None)
        }
        NewRow::Keyword { name } => {
            let name = name.trim().to_uppercase();
            let keyword =
                nml_catalogue::KeywordRow { meaning: String::new(), rows: Vec::new(), effects: Vec::new(), name };
            (Row::Keyword { keyword }, None)
        }
    })
}

/// Every id that a new row must not have: what stands, and what stood in the pack below.
fn taken(now: &Pack, below: &Pack) -> BTreeSet<String> {
    let of = |pack: &Pack| {
        let models = pack.factions.iter().flat_map(|faction| faction.all_entries().map(|entry| entry.id.clone()));
        let hired = pack.mercenaries.iter().map(|mercenary| mercenary.entry.id.clone());
        models.chain(hired).chain(pack.items.iter().map(|item| item.id.clone())).collect::<Vec<_>>()
    };
    of(now).into_iter().chain(of(below)).collect()
}

/// Takes a row away.
///
/// # Errors
/// `UNKNOWN_ROW`.
pub fn house_pack_remove(session: &Session, which: HousePackRow) -> Result<HousePackHead, Failure> {
    let mut drafted = Drafted::look(session, &which.house_pack)?;
    drafted.does(session, HousePackEdit::Remove { row: which.row })?;
    view::head(session, &drafted)
}

/// Makes a row again what the pack below has; one that was added goes.
///
/// # Errors
/// `UNKNOWN_ROW` if nothing was done to it.
pub fn house_pack_restore(session: &Session, which: HousePackRow) -> Result<HousePackHead, Failure> {
    let mut drafted = Drafted::look(session, &which.house_pack)?;
    drafted.does(session, HousePackEdit::Restore { row: which.row })?;
    view::head(session, &drafted)
}

/// Puts it away, or brings it back; packs that were made of it stay in the book.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn house_pack_put_away(session: &Session, to: HousePackAway) -> Result<HousePackHead, Failure> {
    let mut drafted = Drafted::look(session, &to.house_pack)?;
    drafted.does(session, HousePackEdit::PutAway { away: to.away })?;
    view::head(session, &drafted)
}

/// Takes the last change back.
///
/// # Errors
/// `NOTHING_TO_UNDO`.
pub fn house_pack_undo(session: &Session, which: HousePackRef) -> Result<HousePackHead, Failure> {
    let mut drafted = Drafted::look(session, &which.house_pack)?;
    drafted.open.undo(session.author(), None)?;
    session.write(vec![drafted.open.append()?], Vec::new())?;
    view::head(session, &drafted)
}

/// Puts it back.
///
/// # Errors
/// `NOTHING_TO_REDO`.
pub fn house_pack_redo(session: &Session, which: HousePackRef) -> Result<HousePackHead, Failure> {
    let mut drafted = Drafted::look(session, &which.house_pack)?;
    drafted.open.redo(session.author())?;
    session.write(vec![drafted.open.append()?], Vec::new())?;
    view::head(session, &drafted)
}

fn unknown(row: &RowRef, drafted: &Drafted) -> Failure {
    house_pack::unknown_row(row.name(drafted.below())).into()
}

/// A pack at hand, as a list shows it.
fn pack_line(session: &Session, pack: &Loaded) -> Result<PackLine, Failure> {
    Ok(PackLine::of(pack, session.packs()?.is_shipped(pack)))
}
