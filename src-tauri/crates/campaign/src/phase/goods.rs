//! What a Warband's Armoury has for finds, and how much more of it its Limits allow.

use super::at_page::AtPage;
use crate::ask::Sold;
use crate::glory_item::is_glory_item;
use nml_catalogue::{Currency, Item, Kind, Line};
use nml_warband::Terms;
use nml_warband::check::loadouts;

/// What a Warband's list admits of its finds: they are free, but its Limits and all that it forbids apply to them as to
/// anything else (DR p.115).
pub(super) struct Shelf<'l> {
    terms: Terms<'l>,
    /// Item ids of all that counts against a Limit, the Arsenal counted.
    owned: Vec<String>,
}

impl<'l> Shelf<'l> {
    /// The Warband's list. `None` if it is not in the pack.
    pub fn of(pending: &'l AtPage<'_>) -> Option<Self> {
        let terms = Terms::new(&pending.roster, &pending.catalogue).ok()?;
        let loadouts = loadouts(&pending.roster, &terms);
        // What is bought abroad, or by a line for named entries, has Limits of its own.
        let pieces = loadouts.iter().flat_map(|loadout| &loadout.bought);
        let counted =
            pieces.filter(|piece| piece.foreign.is_none() && piece.line.is_none_or(|line| !terms.is_beside(line)));
        let carried = counted.map(|piece| piece.item.id.clone());
        let stored = pending.roster.arsenal.iter().map(|id| terms.becomes(id).to_owned());
        let owned = carried.chain(stored).collect();
        drop(loadouts);
        Some(Self { terms, owned })
    }

    /// Whether a piece may be taken: the list has it, the variant does not take it away, and its Limit admits one more.
    pub fn admits(&self, id: &str) -> bool {
        let item = self.terms.catalogue.item(self.terms.becomes(id));
        item.is_some_and(|item| {
            self.terms.sold(&item.id).is_some_and(|line| self.is_open(item) && self.left(line, item) != Some(0))
        })
    }

    /// It is taken.
    pub fn take(&mut self, id: &str) {
        self.owned.push(self.terms.becomes(id).to_owned());
    }

    /// What a piece costs in ducats by the list, even if it is forbidden; 0 for what is priced in Glory.
    pub fn ducats(&self, id: &str) -> u32 {
        let line = self.terms.sold(id).filter(|line| line.currency == Currency::Ducats);
        line.map_or(0, |line| line.cost)
    }

    fn is_open(&self, item: &Item) -> bool {
        let changes = self.terms.changes();
        let keyword = changes.forbid_item_keywords.iter().any(|keyword| item.has(keyword));
        !keyword && !changes.forbid_items.contains(&item.id) && !self.terms.replaced(item)
    }

    /// Copies that the Limit still admits, or `None` for any number. A better make counts as the piece it is made from.
    fn left(&self, line: &Line, item: &Item) -> Option<u16> {
        let base = item.upgrade_of.as_deref().unwrap_or(&item.id);
        let limit = self.terms.limit(self.terms.sold(base).unwrap_or(line))?;
        // A better make that nobody sells may replace a plain one (DR pp.115-122).
        let replaces = item.upgrade_of.is_some() && line.cost == 0;
        let better = |id: &String| {
            let known = self.terms.catalogue.item(id);
            known.is_some_and(|known| known.upgrade_of.as_deref() == Some(base))
        };
        let count = self.owned.iter().filter(|id| better(id) || (!replaces && *id == base)).count();
        Some(limit.saturating_sub(u16::try_from(count).unwrap_or(u16::MAX)))
    }
}

/// The lines of the Armoury that are such, with what each counts.
pub(super) fn sold(
    pending: &AtPage<'_>,
    such: impl Fn(&Line, &Item) -> bool,
    worth: impl Fn(&Line, &Item) -> u32,
) -> Vec<Sold> {
    let Some(shelf) = Shelf::of(pending) else { return Vec::new() };
    let mut found = Vec::new();
    for (line, item) in shelf.terms.armoury() {
        // What nobody sells has no price and cannot be had this way.
        if line.cost > 0 && shelf.is_open(item) && such(line, item) {
            let left = shelf.left(line, item);
            if left != Some(0) {
                found.push(Sold { id: item.id.clone(), worth: worth(line, item), left });
            }
        }
    }
    found
}

/// Items of the Armoury with a Limit that are not Glory Items, by their ids.
pub(super) fn limited(pending: &AtPage<'_>) -> Vec<String> {
    let Ok(terms) = Terms::new(&pending.roster, &pending.catalogue) else { return Vec::new() };
    let limited = terms.armoury().filter(|(line, _)| line.limit.is_some() && !is_glory_item(line));
    limited.map(|(_, item)| item.id.clone()).collect()
}

/// Weapons and armour of the Armoury with a Limit that are not Glory Items, by their ids.
pub(super) fn raisable(pending: &AtPage<'_>) -> Vec<String> {
    let armoury = [Kind::Ranged, Kind::Grenade, Kind::Melee, Kind::Armour, Kind::Shield];
    let fits = |id: &String| pending.catalogue.item(id).is_some_and(|item| armoury.contains(&item.kind));
    limited(pending).into_iter().filter(fits).collect()
}
