//! What things cost in a catalogue.

use crate::new_recruit::{DUCATS, GLORY};

use super::document::At;
use super::reading::{Mark, Reading};
use super::situation::{Situation, whole};

/// A price in both currencies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Price {
    pub(super) ducats: u32,
    pub(super) glory: u32,
}

/// The price of an entry in a situation. What the link to it says comes before what it says itself.
pub(super) fn price(reading: &Reading<'_>, link: Option<At>, entry: At, situation: &Situation<'_>) -> Price {
    let in_currency = |currency: &str| {
        let stated = link.into_iter().chain([entry]).find_map(|at| stated(reading, at, currency));
        let start = stated.unwrap_or(0);
        let linked = link.map_or(start, |link| situation.figure(reading, link, currency, start));
        let sum = situation.figure(reading, entry, currency, linked);
        u32::try_from(sum.clamp(0, i64::from(nml_warband::SUM_MAX))).unwrap_or_default()
    };
    Price { ducats: in_currency(DUCATS), glory: in_currency(GLORY) }
}

/// What a node itself says in a currency. `None` if it says nothing, or nothing that is a number.
fn stated(reading: &Reading<'_>, at: At, currency: &str) -> Option<i64> {
    let tree = reading.tree;
    let cost = tree.below(at, "cost").find(|cost| tree.field(*cost, "typeId") == currency)?;
    let value = whole(tree.field(cost, "value"))?;
    reading.mark(cost, Mark::Read);
    Some(value)
}
