//! A house pack laid over the pack that it was begun from.

use std::collections::{BTreeMap, BTreeSet};

use super::mentions;
use super::row::{ListRef, Row, RowRef};
use super::{HousePack, Touched};
use crate::entry::{FactionEntry, Mercenary};
use crate::faction::Line;
use crate::fault::Fault;
use crate::item::Item;
use crate::overlay::{ExplorationRows, FactionRows, Overlay, ProgressionRows, Rows, over};
use crate::pack::{KeywordRow, Manifest, PACK_FORMAT, PACK_VERSION, Pack};

/// What was written, by the lists of a pack.
#[derive(Default)]
struct Laid {
    items: Rows<Item>,
    keywords: Rows<KeywordRow>,
    mercenaries: Rows<Mercenary>,
    models: BTreeMap<ListRef, Rows<FactionEntry>>,
    lines: BTreeMap<ListRef, Rows<Line>>,
}

impl HousePack {
    /// The rows that it changes, as an overlay of the pack below.
    #[must_use]
    pub fn overlay(&self, base: &Pack) -> Overlay {
        let mut laid = self.laid();
        tidy(&mut laid.items, &base.items, |item| &item.id);
        tidy(&mut laid.keywords, &base.keywords, |row| &row.name);
        tidy(&mut laid.mercenaries, &base.mercenaries, |mercenary| &mercenary.entry.id);
        for (list, rows) in &mut laid.models {
            tidy(rows, list.models(base), |entry| &entry.id);
        }
        for (list, rows) in &mut laid.lines {
            tidy(rows, list.lines(base), |line| &line.item);
        }
        let touched: BTreeSet<&str> =
            laid.models.keys().chain(laid.lines.keys()).map(|list| list.faction.as_str()).collect();
        let touched: Vec<String> = touched.into_iter().map(str::to_owned).collect();
        let factions = touched.iter().map(|faction| faction_rows(&mut laid, base, faction)).collect();
        Overlay {
            manifest: Manifest {
                format: PACK_FORMAT.to_owned(),
                version: PACK_VERSION,
                id: self.id.clone(),
                name: self.name.clone(),
                rules_version: self.version.clone(),
                notice: self.notice.clone(),
                rests_on: Some(self.rests_on.clone()),
            },
            items: laid.items,
            keywords: laid.keywords,
            new_factions: Vec::new(),
            factions,
            mercenaries: laid.mercenaries,
            scenarios: Vec::new(),
            trauma: None,
            campaign: ProgressionRows::default(),
            skills: None,
            exploration: ExplorationRows::default(),
            maps: Vec::new(),
        }
    }

    /// The whole pack. Where other rows only restrict, name or count a row that is gone, the mention goes with it; what
    /// needs the row still names it, and the check of the pack finds that.
    ///
    /// # Errors
    /// Rows that lead nowhere in this pack: it is not the one that the house pack was begun from.
    pub fn composed(&self, base: &Pack) -> Result<Pack, Vec<Fault>> {
        let mut pack = self.overlay(base).laid_over(base)?;
        mentions::let_go(&mut pack, &self.gone());
        Ok(pack)
    }

    fn gone(&self) -> Vec<&RowRef> {
        self.rows.iter().filter(|(_, touched)| matches!(touched, Touched::Removed)).map(|(at, _)| at).collect()
    }

    fn laid(&self) -> Laid {
        let mut laid = Laid::default();
        for at in self.gone() {
            match at {
                RowRef::Model { list, id } => laid.models.entry(list.clone()).or_default().without.push(id.clone()),
                RowRef::Mercenary { id } => laid.mercenaries.without.push(id.clone()),
                RowRef::Item { id } => laid.items.without.push(id.clone()),
                RowRef::Line { list, item } => laid.lines.entry(list.clone()).or_default().without.push(item.clone()),
                RowRef::Keyword { name } => laid.keywords.without.push(name.clone()),
            }
        }
        let mut written: Vec<(u32, &Row, Option<&String>)> = Vec::new();
        for touched in self.rows.values() {
            if let Touched::Written { row, after, place } = touched {
                written.push((*place, row, after.as_ref()));
            }
        }
        written.sort_by_key(|(place, ..)| *place);
        for (_, row, after) in written {
            match row {
                Row::Model { list, entry } => {
                    put(laid.models.entry(list.clone()).or_default(), &entry.id, entry.as_ref(), after);
                }
                Row::Mercenary { mercenary } => {
                    put(&mut laid.mercenaries, &mercenary.entry.id, mercenary.as_ref(), after);
                }
                Row::Item { item } => put(&mut laid.items, &item.id, item.as_ref(), after),
                Row::Line { list, line } => {
                    put(laid.lines.entry(list.clone()).or_default(), &line.item, line, after);
                }
                Row::Keyword { keyword } => put(&mut laid.keywords, &keyword.name, keyword, after),
            }
        }
        laid
    }
}

fn put<T: Clone>(rows: &mut Rows<T>, id: &str, row: &T, after: Option<&String>) {
    rows.rows.push(row.clone());
    if let Some(after) = after {
        rows.after.insert(id.to_owned(), after.clone());
    }
}

/// Leaves out what leads nowhere in the list: a row behind which another one stood may be gone since.
fn tidy<T>(rows: &mut Rows<T>, list: &[T], id: impl Fn(&T) -> &String) {
    rows.without.retain(|gone| list.iter().any(|row| id(row) == gone));
    let mut there: BTreeSet<String> =
        list.iter().map(|row| id(row).clone()).filter(|known| !rows.without.contains(known)).collect();
    for row in &rows.rows {
        if rows.after.get(id(row)).is_some_and(|other| !there.contains(other)) {
            rows.after.remove(id(row));
        }
        there.insert(id(row).clone());
    }
}

/// What changes in a faction. A variant is one row, so one that changes is written whole.
fn faction_rows(laid: &mut Laid, base: &Pack, id: &str) -> FactionRows {
    let own = ListRef::of(id);
    let variants = base.factions.iter().find(|faction| faction.id == id).map(|faction| &faction.variants);
    let mut changed = Vec::new();
    for variant in variants.into_iter().flatten() {
        let list = ListRef::variant(id, &variant.id);
        let (models, lines) = (laid.models.remove(&list), laid.lines.remove(&list));
        if models.is_none() && lines.is_none() {
            continue;
        }
        let mut variant = variant.clone();
        // Its rows were tidied: nothing in them leads nowhere.
        let _ = over(&mut variant.changes.models, models.unwrap_or_default(), |entry| &entry.id);
        let _ = over(&mut variant.changes.items, lines.unwrap_or_default(), |line| &line.item);
        changed.push(variant);
    }
    FactionRows {
        id: id.to_owned(),
        entries: laid.models.remove(&own).unwrap_or_default(),
        armoury: laid.lines.remove(&own).unwrap_or_default(),
        variants: Rows { rows: changed, ..Rows::default() },
        ..FactionRows::default()
    }
}
