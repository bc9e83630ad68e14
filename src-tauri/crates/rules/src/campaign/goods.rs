//! What a Warband's Armoury has for finds, and how much of it its Limits still admit.

use super::ask::Sold;
use super::leaf::Leaf;
use crate::catalogue::{Currency, Item, Kind, Line};
use crate::warband::Terms;

/// Whether a line sells a Glory Item: one that only a campaign brings, for Glory (DR p.125).
pub(super) const fn is_glory_item(line: &Line) -> bool {
    line.campaign_only && matches!(line.currency, Currency::Glory)
}

/// The lines of the Armoury that are such, with what each counts.
pub(super) fn sold(
    leaf: &Leaf<'_>,
    such: impl Fn(&Line, &Item) -> bool,
    worth: impl Fn(&Line, &Item) -> u32,
) -> Vec<Sold> {
    let Ok(terms) = Terms::new(&leaf.roster, &leaf.catalogue) else { return Vec::new() };
    let changes = terms.changes();
    let open = |item: &Item| {
        let keyword = changes.forbid_item_keywords.iter().any(|keyword| item.has(keyword));
        !keyword && !changes.forbid_items.contains(&item.id) && !terms.replaced(item)
    };
    let mut found = Vec::new();
    for (line, item) in terms.armoury() {
        // What nobody sells costs nothing and is not to be had so.
        if line.cost > 0 && open(item) && such(line, item) {
            let left = terms.limit(line).map(|limit| limit.saturating_sub(owned(leaf, &item.id)));
            if left != Some(0) {
                found.push(Sold { id: item.id.clone(), worth: worth(line, item), left });
            }
        }
    }
    found
}

/// Items of the Armoury with a Limit that are no Glory Items, by their ids.
pub(super) fn limited(leaf: &Leaf<'_>) -> Vec<String> {
    let Ok(terms) = Terms::new(&leaf.roster, &leaf.catalogue) else { return Vec::new() };
    let limited = terms.armoury().filter(|(line, _)| line.limit.is_some() && !is_glory_item(line));
    limited.map(|(_, item)| item.id.clone()).collect()
}

/// Weapons and armour of the Armoury with a Limit that are no Glory Items, by their ids.
pub(super) fn raisable(leaf: &Leaf<'_>) -> Vec<String> {
    let armoury = [Kind::Ranged, Kind::Grenade, Kind::Melee, Kind::Armour, Kind::Shield];
    let fits = |id: &String| leaf.catalogue.item(id).is_some_and(|item| armoury.contains(&item.kind));
    limited(leaf).into_iter().filter(fits).collect()
}

/// Copies that the Warband has, the Arsenal counted.
fn owned(leaf: &Leaf<'_>, item: &str) -> u16 {
    let carried = leaf.roster.models.iter().flat_map(|model| &model.items);
    let count = carried.chain(&leaf.roster.arsenal).filter(|id| *id == item).count();
    u16::try_from(count).unwrap_or(u16::MAX)
}
