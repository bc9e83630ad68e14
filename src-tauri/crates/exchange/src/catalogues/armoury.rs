//! Armouries: what the models of a catalogue may buy, and for how much, beside the lines of the pack.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::entry::FactionEntry;
use nml_catalogue::faction::{Currency, Faction, Line, Who};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::{Item, Kind};

use crate::import::table::Meaning;

use super::change::Change;
use super::cost::{Price, price};
use super::differ::{Beside, in_a_row};
use super::document::At;
use super::item;
use super::limit::{Limits, limits};
use super::model::{Model, profiles};
use super::named;
use super::reached::Reached;
use super::reading::Reading;
use super::report::{Field, Verdict};
use super::words;

/// What is known of an item in the armoury of a catalogue.
#[derive(Default)]
struct Offer {
    /// Where it stands: the link to it, or itself.
    at: Option<At>,
    /// The item's own entry.
    entry: Option<At>,
    /// What each entry pays that may buy it.
    prices: BTreeMap<String, Price>,
    /// The entries that lead to it, those included that may not buy it.
    asked: BTreeSet<String>,
    /// How many there may be.
    limits: Limits,
}

/// The lines that differ, are new or are gone. `models` are those of the plain list with their entries.
pub(super) fn beside(
    reading: &Reading<'_>,
    models: &[(&Model, &FactionEntry)],
    catalogue: &str,
    faction: &Faction,
    taken: &mut BTreeMap<String, String>,
) -> Vec<Change> {
    let mut offers: BTreeMap<String, Offer> = BTreeMap::new();
    for (model, entry) in models {
        gather(reading, model, entry, catalogue, taken, &mut offers);
    }
    let mut changes = Vec::new();
    for (id, offer) in &offers {
        match faction.armoury.iter().find(|line| line.item == *id) {
            Some(line) => changes.extend(changed(reading, models, faction, line, offer)),
            None if offer.prices.values().any(|price| *price != Price::default()) => {
                changes.extend(new(reading, models, faction, id, offer));
            }
            None => {}
        }
    }
    changes.extend(gone(reading, faction, &offers));
    changes
}

/// What one model may buy.
fn gather(
    reading: &Reading<'_>,
    model: &Model,
    entry: &FactionEntry,
    catalogue: &str,
    taken: &mut BTreeMap<String, String>,
    offers: &mut BTreeMap<String, Offer>,
) {
    let situation = model.situation(catalogue);
    for one in &model.reached {
        let Some(id) = sold(reading, one, taken) else { continue };
        let limits = limits(reading, one.link, one.entry, &situation);
        if one.own(reading) && limits.least_here > 0 {
            continue;
        }
        let offer = offers.entry(id).or_default();
        let at = one.link.unwrap_or(one.entry);
        offer.at.get_or_insert(at);
        offer.entry = offer.entry.or(Some(one.entry));
        offer.asked.insert(entry.id.clone());
        let paid = price(reading, one.link, one.entry, &situation);
        if one.shown(reading, &situation) {
            if offer.prices.is_empty() {
                offer.at = Some(at);
            }
            // What a variant alone offers limits nobody else.
            if offer.limits.most.is_none() {
                offer.limits = limits;
            }
            let known = offer.prices.entry(entry.id.clone()).or_insert(paid);
            // Groups that only place a thing in another hand name no price.
            if *known == Price::default() {
                *known = paid;
            }
        }
    }
}

/// The item that an entry sells: one of the pack, or a new one. `None` if it is no kit, or belongs to an option.
fn sold(reading: &Reading<'_>, one: &Reached, taken: &mut BTreeMap<String, String>) -> Option<String> {
    let of_item = |at: At| matches!(reading.meaning(at), Some(Meaning::Item(_)));
    if one.inside.is_some_and(|inside| !of_item(inside)) {
        return None;
    }
    match reading.meaning(one.entry) {
        Some(Meaning::Item(id)) => Some(id.clone()),
        Some(_) => None,
        None => {
            let kit = ["Weapon", "Battlekit"].iter().any(|kind| !profiles(reading, one.entry, kind).is_empty());
            let plain =
                one.way.iter().all(|at| matches!(reading.meaning(*at), None | Some(Meaning::Group | Meaning::Item(_))));
            if !kit || !plain {
                return None;
            }
            let foreign = reading.tree.field(one.entry, "id").to_owned();
            if let Some(id) = taken.get(&foreign) {
                return Some(id.clone());
            }
            let known = |id: &str| {
                reading.base.items.iter().any(|item| item.id == id) || taken.values().any(|other| other == id)
            };
            let id = named::free(named::id_of(reading.name(one.entry)), known);
            taken.insert(foreign, id.clone());
            Some(id)
        }
    }
}

impl Offer {
    /// The price that most pay, in one currency, and what the others pay. `None` if nobody pays anything.
    fn cost(&self) -> Option<(u32, Currency, BTreeMap<String, u32>)> {
        let mut often: BTreeMap<Price, usize> = BTreeMap::new();
        for price in self.prices.values().filter(|price| **price != Price::default()) {
            *often.entry(*price).or_default() += 1;
        }
        let most = often.values().max()?;
        let usual = often.iter().find(|(_, count)| *count == most).map(|(price, _)| *price)?;
        let currency = if usual.ducats == 0 { Currency::Glory } else { Currency::Ducats };
        let in_it = |price: &Price| match currency {
            Currency::Ducats => price.ducats,
            Currency::Glory => price.glory,
        };
        let other = self.prices.iter().filter(|(_, price)| **price != usual && **price != Price::default());
        Some((in_it(&usual), currency, other.map(|(entry, price)| (entry.clone(), in_it(price))).collect()))
    }
}

/// A line of the pack with the figures of the catalogue, if they differ.
fn changed(
    reading: &Reading<'_>,
    models: &[(&Model, &FactionEntry)],
    faction: &Faction,
    ours: &Line,
    offer: &Offer,
) -> Option<Change> {
    let at = offer.at?;
    let mut line = ours.clone();
    let mut beside = Beside::new(reading, at, format!("{}/armoury/{}", faction.id, ours.item));
    if offer.prices.is_empty() {
        // It waits for a variant, an option or a campaign.
        if !ours.campaign_only {
            beside.keep(Field::Allowed, "-", told(&ours.allowed), words::hidden_there());
        }
        return None;
    }
    match offer.cost() {
        Some((cost, currency, cost_for)) => {
            let mut paid = (line.cost, line.currency);
            beside.put(Field::Cost, &mut paid, (cost, currency), |(cost, currency)| match currency {
                Currency::Ducats => cost.to_string(),
                Currency::Glory => format!("{cost} Glory"),
            });
            (line.cost, line.currency) = paid;
            // The pack may name entries that may not buy it here.
            let mut theirs = cost_for;
            theirs.extend(
                ours.cost_for
                    .iter()
                    .filter(|(id, _)| !offer.prices.contains_key(*id))
                    .map(|(id, cost)| (id.clone(), *cost)),
            );
            beside.put(Field::CostFor, &mut line.cost_for, theirs, |all| {
                in_a_row(all.iter().map(|(entry, cost)| format!("{entry} {cost}")))
            });
        }
        None if ours.cost > 0 => beside.keep(Field::Cost, "-", ours.cost.to_string(), words::no_price()),
        None => {}
    }
    beside.most(Field::Limit, &mut line.limit, &offer.limits);
    buyers(&beside, models, ours, offer);
    if !beside.differs {
        reading.same();
        return None;
    }
    Some(Change::Line { faction: faction.id.clone(), line })
}

/// Who may buy it, where both sides go by entries alone. The candidate stays as the pack has it: much of this stands in
/// what an entry may carry.
fn buyers(beside: &Beside<'_, '_>, models: &[(&Model, &FactionEntry)], ours: &Line, offer: &Offer) {
    let by_more = |who: &Who| matches!(who, Who::Option(_) | Who::Without(_) | Who::EntryWith { .. });
    if ours.allowed.iter().any(by_more) {
        return;
    }
    let item = beside.reading.base.items.iter().find(|item| item.id == ours.item);
    let may = |entry: &FactionEntry| {
        let elite = entry.keywords.contains(&Keyword::Elite);
        let admits = |who: &Who| match who {
            Who::Everybody => true,
            Who::Elite => elite,
            Who::Troop => !elite,
            Who::Entry(id) => *id == entry.id,
            Who::Keyword(keyword) => entry.keywords.contains(keyword),
            Who::Option(_) | Who::Without(_) | Who::EntryWith { .. } => false,
        };
        let carries = item.is_none_or(|item| carries(entry, item, ours));
        carries && (ours.allowed.is_empty() || ours.allowed.iter().any(admits)) && !ours.not.contains(&entry.id)
    };
    let asked = models.iter().filter(|(_, entry)| offer.asked.contains(&entry.id));
    let here: BTreeSet<&str> = asked.filter(|(_, entry)| may(entry)).map(|(_, entry)| entry.id.as_str()).collect();
    let there: BTreeSet<&str> = offer.prices.keys().map(String::as_str).collect();
    if here != there {
        let more = in_a_row(there.difference(&here));
        let fewer = in_a_row(here.difference(&there));
        beside.keep(Field::Allowed, more, fewer, words::buyers_differ());
    }
}

/// Whether an entry may buy such kit at all.
fn carries(entry: &FactionEntry, item: &Item, line: &Line) -> bool {
    let kit = &entry.battlekit;
    let named = |ids: &[String]| ids.contains(&item.id);
    let only = |ids: &Option<Vec<String>>, kind| item.kind != kind || ids.as_ref().is_none_or(|ids| named(ids));
    let cheap = |most: Option<u32>| line.currency == Currency::Glory || most.is_none_or(|most| line.cost <= most);
    kit.buys
        && (named(&kit.items) || kit.kinds.as_ref().is_none_or(|kinds| kinds.contains(&item.kind)))
        && !kit.no_kinds.contains(&item.kind)
        && !named(&kit.no_items)
        && only(&kit.only_ranged, Kind::Ranged)
        && only(&kit.only_grenades, Kind::Grenade)
        && cheap(kit.dearest)
        && (item.kind != Kind::Ranged || cheap(kit.dearest_ranged))
        && !(kit.no_glory && line.currency == Currency::Glory)
        && kit.weapons_have.as_ref().is_none_or(|keyword| !item.is_weapon() || item.has(keyword))
}

fn told(allowed: &[Who]) -> String {
    in_a_row(allowed.iter().map(|who| match who {
        Who::Everybody => "everybody".to_owned(),
        Who::Elite => "elite".to_owned(),
        Who::Troop => "troop".to_owned(),
        Who::Entry(id) | Who::Option(id) | Who::Without(id) | Who::EntryWith { option: id, .. } => id.clone(),
        Who::Keyword(keyword) => keyword.to_string(),
    }))
}

/// A line that the pack does not have, with the item if that is new too.
fn new(
    reading: &Reading<'_>,
    models: &[(&Model, &FactionEntry)],
    faction: &Faction,
    id: &str,
    offer: &Offer,
) -> Vec<Change> {
    let (Some(at), Some(entry), Some((cost, currency, cost_for))) = (offer.at, offer.entry, offer.cost()) else {
        return Vec::new();
    };
    let mut changes = Vec::new();
    if reading.base.items.iter().all(|item| item.id != id) {
        match item::new(reading, entry, id.to_owned()) {
            Some(item) => changes.push(Change::Item(item)),
            None => return Vec::new(),
        }
    }
    let elite: BTreeSet<&str> = models
        .iter()
        .filter(|(_, entry)| entry.keywords.contains(&Keyword::Elite) && offer.asked.contains(&entry.id))
        .map(|(_, entry)| entry.id.as_str())
        .collect();
    let buyers: BTreeSet<&str> = offer.prices.keys().map(String::as_str).collect();
    let allowed = if buyers.len() == offer.asked.len() && offer.asked.len() == models.len() {
        Vec::new()
    } else if buyers == elite {
        vec![Who::Elite]
    } else {
        buyers.iter().map(|id| Who::Entry((*id).to_owned())).collect()
    };
    let mut line = reading.line(Verdict::New, at, words::new_row());
    line.row = Some(format!("{}/armoury/{id}", faction.id));
    reading.say(line);
    let line = Line { currency, limit: offer.limits.most, allowed, cost_for, ..Line::open(id, cost) };
    changes.push(Change::Line { faction: faction.id.clone(), line });
    changes
}

/// Lines of the pack whose item the catalogue knows, and no model of this one leads to.
fn gone<'a>(reading: &Reading<'a>, faction: &Faction, offers: &BTreeMap<String, Offer>) -> Vec<Change> {
    let of_item = |means: &'a Meaning| if let Meaning::Item(id) = means { Some(id.as_str()) } else { None };
    let known: BTreeSet<&str> = reading.table.rows().filter_map(|row| of_item(&row.means)).collect();
    let lines = faction.armoury.iter().filter(|line| !line.campaign_only && !offers.contains_key(&line.item));
    let gone = lines.filter(|line| known.contains(line.item.as_str()));
    gone.map(|line| Change::NoLine { faction: faction.id.clone(), item: line.item.clone() }).collect()
}
