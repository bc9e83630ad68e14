//! What a model could buy next, and what speaks against it.

use std::collections::BTreeSet;

use super::terms::Terms;
use super::{Report, Violation, check, loadouts};
use crate::roster::{ForeignItem, Model, Roster};
use nml_catalogue::{Boon, Catalogue, Faction, Item, Kind};

/// One line of the armoury for one model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The item.
    pub item: String,
    /// The other faction whose armoury sells it, or none for the Warband's own.
    pub faction: Option<String>,
    /// As shown.
    pub name: String,
    /// Its table.
    pub kind: Kind,
    /// What the Warband would pay, in ducats.
    pub ducats: u32,
    /// What the Warband would pay, in Glory.
    pub glory: u32,
    /// More copies the Limit admits, or none if it is unlimited.
    pub left: Option<u16>,
    /// What would be broken that is not broken now.
    pub against: Vec<Violation>,
    /// What is broken now, and more so with it: a third Ranged Weapon where two are too many.
    pub worsens: Vec<Violation>,
}

/// Every line of the armoury for the model at this place of the roster, then what other armouries sell to it; empty if
/// there is no such model. The Mercenaries' places follow those of the models.
#[must_use]
pub fn offers(roster: &Roster, model: usize, catalogue: &Catalogue) -> Vec<Offer> {
    let catalogue = &*roster.own.over(catalogue);
    let enlisted = (model >= roster.models.len()).then(|| roster.enlisted());
    let roster = enlisted.as_ref().unwrap_or(roster);
    let (Ok(terms), Some(buyer)) = (Terms::new(roster, catalogue), roster.members().nth(model)) else {
        return Vec::new();
    };
    let now = check(roster, catalogue);
    let lightened = lightened(roster, model, &now, catalogue);
    let offer = |item: &Item, add: &dyn Fn(&mut Model)| {
        let with = |roster: &Roster| {
            let mut with = roster.clone();
            if let Some(buyer) = with.member_mut(model) {
                add(buyer);
            }
            check(&with, catalogue)
        };
        let then = with(roster);
        let breaks_again = |v: &&Lightened<'_>| {
            then.violations.contains(v.of) && with(&v.without).violations.iter().any(|other| is_the_same(v.of, other))
        };
        let worsens = lightened.iter().filter(breaks_again).map(|v| v.of.clone()).collect();
        Offer { worsens, ..tried(item, &now, &then) }
    };
    let order = terms.faction.armoury.iter().chain(&terms.changes().items).map(|l| l.item.as_str());
    let gifts = terms.changes().gifts.iter().map(|g| g.item.as_str());
    let swapped = terms.changes().replace.values().map(String::as_str);
    let by_hand = catalogue.by_hand().items.iter().map(|(item, _)| item.id.as_str());
    let mut seen = BTreeSet::new();
    let mut offers = Vec::new();
    let besides = terms.sold_by_skill().chain(terms.sold_by_find()).chain(by_hand);
    for id in order.chain(swapped).chain(gifts).chain(besides).filter(|id| seen.insert(*id)) {
        let (Some(line), Some(item)) = (terms.line(id, &buyer.entry), catalogue.item(id)) else { continue };
        let taken_away = terms.changes().forbid_items.iter().any(|f| f == id) || terms.replaced(item);
        if taken_away || (line.campaign_only && !roster.campaign) {
            continue;
        }
        let owned = roster.members().flat_map(|m| &m.items).chain(&roster.arsenal).filter(|i| *i == id).count();
        let left = terms.limit(line).map(|limit| limit.saturating_sub(u16::try_from(owned).unwrap_or(u16::MAX)));
        offers.push(Offer { left, ..offer(item, &|buyer| buyer.items.push(id.to_owned())) });
    }
    for (faction, item) in abroad(roster, model, &terms) {
        if terms.sold(&item.id).is_some() {
            continue;
        }
        let foreign = ForeignItem { item: item.id.clone(), faction: faction.id.clone() };
        let faction = Some(faction.id.clone());
        offers.push(Offer { faction, ..offer(item, &|buyer| buyer.foreign_items.push(foreign.clone())) });
    }
    offers
}

/// A violation of the buyer, and the Warband in which it carries just enough less to mend it.
struct Lightened<'r> {
    of: &'r Violation,
    without: Roster,
}

/// The buyer's violations that carrying less mends: last bought, first put down.
fn lightened<'r>(roster: &Roster, model: usize, now: &'r Report, catalogue: &Catalogue) -> Vec<Lightened<'r>> {
    let mends = |violation: &'r Violation| {
        let mut without = roster.clone();
        loop {
            let buyer = without.member_mut(model)?;
            buyer.foreign_items.pop().map(|foreign| foreign.item).or_else(|| buyer.items.pop())?;
            if !check(&without, catalogue).violations.iter().any(|other| is_the_same(violation, other)) {
                return Some(Lightened { of: violation, without });
            }
        }
    };
    now.violations.iter().filter(|violation| violation.model == Some(model)).filter_map(mends).collect()
}

/// Whether both say that the same model breaks the same rule, by any amount.
fn is_the_same(one: &Violation, other: &Violation) -> bool {
    (one.code, one.model, &one.subject) == (other.code, other.model, &other.subject)
}

/// What buying it does to the Warband.
fn tried(item: &Item, now: &Report, then: &Report) -> Offer {
    Offer {
        item: item.id.clone(),
        faction: None,
        name: item.name.clone(),
        kind: item.kind,
        ducats: then.total_ducats.saturating_sub(now.total_ducats),
        glory: then.total_glory.saturating_sub(now.total_glory),
        left: None,
        against: then.violations.iter().filter(|v| !now.violations.contains(v)).cloned().collect(),
        worsens: Vec::new(),
    }
}

/// What this model may buy from other factions' armouries: by the variant, an option or a Goetic Power.
fn abroad<'t>(roster: &'t Roster, model: usize, terms: &'t Terms<'_>) -> Vec<(&'t Faction, &'t Item)> {
    let loadouts = loadouts(roster, terms);
    let Some(buyer) = loadouts.iter().find(|loadout| loadout.index == model) else { return Vec::new() };
    let by_option = buyer.grants.iter().filter_map(|grants| grants.foreign.as_ref());
    let by_power = buyer.powers.iter().filter_map(|power| power.foreign.as_ref());
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for permit in terms.foreign().iter().chain(by_option).chain(by_power) {
        for faction in permit.factions.iter().filter_map(|id| terms.catalogue.faction(id)) {
            let lines = faction.armoury.iter().filter(|line| roster.campaign || !line.campaign_only);
            let items = lines.filter_map(|line| terms.catalogue.item(&line.item));
            let sold = items.filter(|item| !permit.weapons_only || item.is_weapon());
            all.extend(sold.filter(|item| seen.insert((&faction.id, &item.id))).map(|item| (faction, item)));
        }
    }
    for boon in buyer.boons() {
        let Boon::Imports { faction, kinds, .. } = boon else { continue };
        if let Some(faction) = terms.catalogue.faction(faction) {
            let lines = faction.armoury.iter().filter(|line| roster.campaign || !line.campaign_only);
            let items = lines.filter_map(|line| terms.catalogue.item(&line.item));
            let sold = items.filter(|item| kinds.contains(&item.kind));
            all.extend(sold.filter(|item| seen.insert((&faction.id, &item.id))).map(|item| (faction, item)));
        }
    }
    all
}
