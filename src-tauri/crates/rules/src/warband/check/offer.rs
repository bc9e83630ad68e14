//! What a model could buy next, and what would speak against it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::terms::Terms;
use super::{Violation, check};
use crate::catalogue::{Catalogue, Kind};
use crate::warband::roster::Roster;

/// One line of the armoury for one model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The item.
    pub item: String,
    /// As shown.
    pub name: String,
    /// Its table.
    pub kind: Kind,
    /// What the Warband would pay, in ducats.
    pub ducats: u32,
    /// What the Warband would pay, in Glory.
    pub glory: u32,
    /// More copies the Limit admits; none: unlimited.
    pub left: Option<u16>,
    /// What would be broken that is not broken now.
    pub against: Vec<Violation>,
}

/// Every line of the armoury for the model at this place of the roster; empty where there is none.
#[must_use]
pub fn offers(roster: &Roster, model: usize, catalogue: &Catalogue) -> Vec<Offer> {
    let (Ok(terms), Some(buyer)) = (Terms::new(roster, catalogue), roster.models.get(model)) else { return Vec::new() };
    let now = check(roster, catalogue);
    let order = terms.faction.armoury.iter().chain(&terms.changes().items).map(|l| l.item.as_str());
    let gifts = terms.changes().gifts.iter().map(|g| g.item.as_str());
    let swapped = terms.changes().replace.values().map(String::as_str);
    let mut seen = std::collections::BTreeSet::new();
    let mut offers = Vec::new();
    for id in order.chain(swapped).chain(gifts).filter(|id| seen.insert(*id)) {
        let (Some(line), Some(item)) = (terms.line(id, &buyer.entry), catalogue.item(id)) else { continue };
        let taken_away = terms.changes().forbid_items.iter().any(|f| f == id) || terms.replaced(item);
        if taken_away || (line.campaign_only && !roster.campaign) {
            continue;
        }
        let mut with = roster.clone();
        if let Some(buyer) = with.models.get_mut(model) {
            buyer.items.push(id.to_owned());
        }
        let then = check(&with, catalogue);
        let owned = roster.models.iter().flat_map(|m| &m.items).filter(|i| *i == id).count();
        offers.push(Offer {
            item: id.to_owned(),
            name: item.name.clone(),
            kind: item.kind,
            ducats: then.total_ducats.saturating_sub(now.total_ducats),
            glory: then.total_glory.saturating_sub(now.total_glory),
            left: terms.limit(line).map(|limit| limit.saturating_sub(u16::try_from(owned).unwrap_or(u16::MAX))),
            against: then.violations.into_iter().filter(|v| !now.violations.contains(v)).collect(),
        });
    }
    offers
}
