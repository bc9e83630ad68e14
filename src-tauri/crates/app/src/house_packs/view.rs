//! A house pack as its editor shows it: how it stands, and its rows.

use std::sync::Arc;

use nml_catalogue::difference::PackPart;
use nml_catalogue::house_pack::{ListRef, Row, RowRef, lists};
use nml_catalogue::{Fault, Pack};
use nml_exchange::pack::{Loaded, to_bytes};
use nml_ledger::Hash;
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Composed, Drafted, pack_line};
use crate::failure::Failure;
use crate::packs::PackLine;
use crate::session::Session;
use crate::words::house_packs as say;

/// The most rows that one answer shows.
const SHOWN: usize = 400;
/// The most faults that one answer names.
const FAULTS: usize = 100;

/// How a house pack stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackHead {
    /// Its stream.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The pack that it is a copy of.
    pub from: PackLine,
    /// Rows that differ from it.
    pub changes: usize,
    /// Something can be undone.
    pub undo: bool,
    /// Something can be put back.
    pub redo: bool,
    /// It is put away.
    pub away: bool,
    /// What is wrong with it as a whole, at most 100 of these.
    pub faults: Vec<RowFault>,
    /// How much is wrong with it altogether.
    pub wrong: usize,
    /// The pack of the book that says exactly this, or none if it was not kept as it stands.
    pub kept: Option<PackLine>,
}

/// Something wrong with a house pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RowFault {
    /// The row, or none if it stands where no row can be changed.
    pub row: Option<RowRef>,
    /// What the row is called, or where in the pack it stands.
    pub what: String,
    /// One sentence.
    pub message: String,
}

/// What somebody looks at.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackShow {
    /// Its stream.
    pub house_pack: String,
    /// Which rows.
    pub rows: RowsOf,
    /// Only those of this list, or none for all lists.
    #[serde(default)]
    pub list: Option<ListRef>,
    /// Only those whose name has this in it, in any case; empty for all.
    #[serde(default)]
    pub search: String,
    /// Only those that were changed.
    #[serde(default)]
    pub changed: bool,
}

/// Which rows of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RowsOf {
    /// Models of the lists, and Mercenaries.
    Models,
    /// Battlekit.
    Items,
    /// Lines of the armouries.
    Lines,
    /// Keywords.
    Keywords,
}

/// A house pack as its editor shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HousePackView {
    /// How it stands.
    pub head: HousePackHead,
    /// Its lists, each faction followed by its variants.
    pub lists: Vec<PackListLine>,
    /// The rows asked for.
    pub rows: Vec<RowLine>,
    /// How many more of them there are.
    pub left_out: usize,
}

/// A list of models with its armoury.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackListLine {
    /// Which.
    pub list: ListRef,
    /// As shown.
    pub name: String,
}

/// A row in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RowLine {
    /// Which.
    pub row: RowRef,
    /// What it is called.
    pub name: String,
    /// The list that it belongs to, or none if it is in no list.
    pub of: Option<String>,
    /// What it costs, or none if nobody buys it.
    pub price: Option<String>,
    /// What was done to it, or none if it is as the pack below has it.
    pub mark: Option<RowMark>,
    /// How much is wrong with it.
    pub wrong: usize,
}

/// What was done to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RowMark {
    /// It is new.
    Added,
    /// It says something else.
    Changed,
    /// It is gone.
    Removed,
}

/// A house pack and the rows asked for.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn house_pack_view(session: &Session, show: HousePackShow) -> Result<HousePackView, Failure> {
    let drafted = Drafted::look(session, &show.house_pack)?;
    let composed = drafted.composed()?;
    let wanted = show.search.trim().to_lowercase();
    let mut rows: Vec<RowLine> = refs(&drafted, &composed, &show)
        .into_iter()
        .map(|at| row_line(&drafted, &composed, at))
        .filter(|line| wanted.is_empty() || line.name.to_lowercase().contains(&wanted))
        .filter(|line| !show.changed || line.mark.is_some())
        .collect();
    let left_out = rows.len().saturating_sub(SHOWN);
    rows.truncate(SHOWN);
    let lists = lists(&composed.pack).map(|list| PackListLine { name: list_name(&list, &composed.pack), list });
    Ok(HousePackView { lists: lists.collect(), rows, left_out, head: head_of(session, &drafted, &composed)? })
}

/// How a house pack stands.
pub(super) fn head(session: &Session, drafted: &Drafted) -> Result<HousePackHead, Failure> {
    head_of(session, drafted, &drafted.composed()?)
}

fn head_of(session: &Session, drafted: &Drafted, composed: &Composed) -> Result<HousePackHead, Failure> {
    let state = &drafted.open.state;
    // Looking for it means writing it out, which only a sound pack deserves.
    let kept = if composed.faults.is_empty() && !state.rows.is_empty() {
        pack_of(session, Hash::of(&to_bytes(&composed.pack)?))?
    } else {
        None
    };
    Ok(HousePackHead {
        id: drafted.open.id.to_string(),
        name: state.name.clone(),
        version: state.version.clone(),
        from: pack_line(session, &drafted.base)?,
        changes: state.rows.len(),
        undo: drafted.open.log.undoable().is_some(),
        redo: drafted.open.log.redoable().is_some(),
        away: state.away,
        faults: composed.faults.iter().take(FAULTS).map(|fault| fault_line(drafted, &composed.pack, fault)).collect(),
        wrong: composed.faults.len(),
        kept: kept.map(|pack| pack_line(session, &pack)).transpose()?,
    })
}

/// The pack at hand with this hash. `None` if there is none.
pub(super) fn pack_of(session: &Session, hash: Hash) -> Result<Option<Arc<Loaded>>, Failure> {
    Ok(session.packs_at_hand()?.into_iter().find(|pack| pack.hash == hash))
}

/// A fault with its row, or its place.
pub(super) fn fault_line(drafted: &Drafted, pack: &Pack, fault: &Fault) -> RowFault {
    let row = RowRef::of_fault(pack, fault);
    let what = match &row {
        Some(at) => match owner(at, pack) {
            Some(of) => format!("{} · {of}", called(drafted, pack, at)),
            None => called(drafted, pack, at),
        },
        None => say::elsewhere(&fault.part, &fault.path),
    };
    RowFault { row, what, message: said(&fault.message) }
}

pub(super) fn faults_of(composed: &Composed, at: &RowRef) -> Vec<String> {
    let here = composed.faults.iter().filter(|fault| RowRef::of_fault(&composed.pack, fault).as_ref() == Some(at));
    here.map(|fault| said(&fault.message)).collect()
}

/// What a row is called; a line whose item is gone goes by the name that this has in the pack below.
pub(super) fn called(drafted: &Drafted, pack: &Pack, at: &RowRef) -> String {
    match at {
        RowRef::Line { item, .. } if pack.items.iter().all(|known| known.id != *item) => {
            at.name(drafted.below()).to_owned()
        }
        RowRef::Line { .. }
        | RowRef::Model { .. }
        | RowRef::Mercenary { .. }
        | RowRef::Item { .. }
        | RowRef::Keyword { .. } => at.name(pack).to_owned(),
    }
}

/// What was done to a row.
pub(super) fn mark(drafted: &Drafted, at: &RowRef) -> Option<RowMark> {
    use nml_catalogue::house_pack::Touched;
    Some(match drafted.open.state.rows.get(at)? {
        Touched::Removed => RowMark::Removed,
        Touched::Written { .. } if at.find(drafted.below()).is_some() => RowMark::Changed,
        Touched::Written { .. } => RowMark::Added,
    })
}

/// The sort of row that it is.
pub(super) const fn part_of(at: &RowRef) -> PackPart {
    match at {
        RowRef::Model { .. } => PackPart::Model,
        RowRef::Mercenary { .. } => PackPart::Mercenary,
        RowRef::Item { .. } => PackPart::Item,
        RowRef::Line { .. } => PackPart::Line,
        RowRef::Keyword { .. } => PackPart::Keyword,
    }
}

/// The list that a row belongs to, as shown. `None` if it is in no list.
pub(super) fn owner(at: &RowRef, pack: &Pack) -> Option<String> {
    match at {
        RowRef::Model { list, .. } | RowRef::Line { list, .. } => Some(list_name(list, pack)),
        RowRef::Mercenary { .. } => Some(say::mercenaries()),
        RowRef::Item { .. } | RowRef::Keyword { .. } => None,
    }
}

fn list_name(list: &ListRef, pack: &Pack) -> String {
    match list.find(pack) {
        Some((faction, Some(variant))) => say::of_faction(&faction.name, &variant.name),
        Some((faction, None)) => faction.name.clone(),
        None => list.faction.clone(),
    }
}

/// The rows of a sort: those that stand, each list followed by what was taken out of it.
fn refs(drafted: &Drafted, composed: &Composed, show: &HousePackShow) -> Vec<RowRef> {
    let (now, below) = (&composed.pack, drafted.below());
    let mut all = Vec::new();
    let among = |list: &ListRef| show.list.as_ref().is_none_or(|wanted| wanted == list);
    match show.rows {
        RowsOf::Models => {
            for list in lists(now).filter(among) {
                let model = |id: &String| RowRef::Model { list: list.clone(), id: id.clone() };
                let ids = |pack| list.models(pack).iter().map(|entry| entry.id.clone()).collect::<Vec<_>>();
                all.extend(merged(&ids(now), &ids(below)).iter().map(model));
            }
            if show.list.is_none() {
                let ids = |pack: &Pack| pack.mercenaries.iter().map(|one| one.entry.id.clone()).collect::<Vec<_>>();
                all.extend(merged(&ids(now), &ids(below)).into_iter().map(|id| RowRef::Mercenary { id }));
            }
        }
        RowsOf::Items => {
            let ids = |pack: &Pack| pack.items.iter().map(|item| item.id.clone()).collect::<Vec<_>>();
            all.extend(merged(&ids(now), &ids(below)).into_iter().map(|id| RowRef::Item { id }));
        }
        RowsOf::Lines => {
            for list in lists(now).filter(among) {
                let line = |item: &String| RowRef::Line { list: list.clone(), item: item.clone() };
                let ids = |pack| list.lines(pack).iter().map(|line| line.item.clone()).collect::<Vec<_>>();
                all.extend(merged(&ids(now), &ids(below)).iter().map(line));
            }
        }
        RowsOf::Keywords => {
            let names = |pack: &Pack| pack.keywords.iter().map(|row| row.name.clone()).collect::<Vec<_>>();
            all.extend(merged(&names(now), &names(below)).into_iter().map(|name| RowRef::Keyword { name }));
        }
    }
    all
}

/// What stands, then what is gone.
fn merged(now: &[String], below: &[String]) -> Vec<String> {
    now.iter().chain(below.iter().filter(|id| !now.contains(id))).cloned().collect()
}

fn row_line(drafted: &Drafted, composed: &Composed, at: RowRef) -> RowLine {
    let now = at.find(&composed.pack);
    let pack = if now.is_some() { &composed.pack } else { drafted.below() };
    let row = now.or_else(|| at.find(pack));
    RowLine {
        name: called(drafted, pack, &at),
        of: owner(&at, pack),
        price: row.as_ref().and_then(price),
        mark: mark(drafted, &at),
        wrong: faults_of(composed, &at).len(),
        row: at,
    }
}

fn price(row: &Row) -> Option<String> {
    use nml_catalogue::Currency;
    let of = |ducats, glory| match (ducats, glory) {
        (0, 0) => None,
        (ducats, 0) => Some(say::price(ducats, Currency::Ducats)),
        (_, glory) => Some(say::price(glory, Currency::Glory)),
    };
    match row {
        Row::Model { entry, .. } => of(entry.ducats, entry.glory),
        Row::Mercenary { mercenary } => of(mercenary.entry.ducats, mercenary.entry.glory),
        Row::Line { line, .. } => Some(say::price(line.cost, line.currency)),
        Row::Item { .. } | Row::Keyword { .. } => None,
    }
}
