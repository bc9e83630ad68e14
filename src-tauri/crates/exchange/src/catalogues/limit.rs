//! How many of a thing there may be, in a Warband and on a model.

use nml_catalogue::entry::Larger;

use crate::new_recruit::DUCATS;

use super::document::At;
use super::reading::{Mark, Reading};
use super::situation::{Situation, whole};

/// The limits of a thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Limits {
    /// The least in a Warband.
    pub(super) least: u16,
    /// The most in a Warband. None if there is no limit.
    pub(super) most: Option<u16>,
    /// The most goes by how many of something there are: no single figure says it.
    pub(super) grows: bool,
    /// More in a large Warband.
    pub(super) larger: Option<Larger>,
    /// The least on what has it: something fixed has one.
    pub(super) least_here: u16,
}

/// The limits that an entry and the link to it name, in a situation. A constraint of another kind stays unread.
pub(super) fn limits(reading: &Reading<'_>, link: Option<At>, entry: At, situation: &Situation<'_>) -> Limits {
    let tree = reading.tree;
    let mut limits = Limits::default();
    for at in link.into_iter().chain([entry]) {
        for constraint in tree.below(at, "constraint") {
            let field = |name| tree.field(constraint, name);
            let plain =
                field("field") == "selections" && field("percentValue") != "true" && field("childId").is_empty();
            let (Some(start), true) = (whole(field("value")), plain) else { continue };
            let value = situation.figure(reading, at, field("id"), start);
            let number = u16::try_from(value).ok();
            match (field("type"), field("scope")) {
                ("min", "roster" | "force") => limits.least = limits.least.max(number.unwrap_or(0)),
                ("max", "roster" | "force") => {
                    limits.most = [limits.most, number].into_iter().flatten().min();
                    limits.grows |= grows(reading, at, field("id"), value == 0);
                    limits.larger = larger(reading, at, field("id")).or(limits.larger);
                }
                ("min", "parent" | "self" | "model" | "unit") => {
                    limits.least_here = limits.least_here.max(number.unwrap_or(0));
                }
                ("max", "parent" | "self" | "model" | "unit") => {}
                (_, _) => continue,
            }
            reading.mark(constraint, Mark::Read);
        }
    }
    limits.larger = limits.larger.filter(|larger| limits.most.is_some_and(|most| larger.max > most));
    limits
}

/// Whether a modifier counts for each of something. Where there is none at first, any modifier brings some.
fn grows(reading: &Reading<'_>, at: At, constraint: &str, none: bool) -> bool {
    let all = inside(reading, at, "modifier").into_iter();
    let mut own = all.filter(|modifier| reading.tree.field(*modifier, "field") == constraint);
    own.any(|modifier| none || reading.tree.below(modifier, "repeat").next().is_some())
}

/// A higher number, once the Warband is worth enough: a modifier that waits for ducats alone.
fn larger(reading: &Reading<'_>, at: At, constraint: &str) -> Option<Larger> {
    let tree = reading.tree;
    for modifier in inside(reading, at, "modifier") {
        if tree.field(modifier, "field") != constraint || tree.field(modifier, "type") != "set" {
            continue;
        }
        let conditions = inside(reading, modifier, "condition");
        let ducats = conditions.iter().map(|condition| {
            let of_ducats = matches!(tree.field(*condition, "field").strip_prefix("limit::"), Some(DUCATS))
                || tree.field(*condition, "field") == DUCATS;
            let asks = of_ducats && tree.field(*condition, "type") == "atLeast";
            asks.then(|| whole(tree.field(*condition, "value"))).flatten()
        });
        let ducats: Option<Vec<i64>> = ducats.collect();
        let Some(Some(least)) = ducats.map(|all| all.into_iter().min()) else { continue };
        let (Ok(others_ducats), Some(Ok(max))) =
            (u32::try_from(least), whole(tree.field(modifier, "value")).map(u16::try_from))
        else {
            continue;
        };
        reading.mark(modifier, Mark::Read);
        return Some(Larger { others_ducats, max });
    }
    None
}

/// The nodes of a kind anywhere in a node, but not in the entries and groups below it.
fn inside(reading: &Reading<'_>, at: At, tag: &str) -> Vec<At> {
    let mut found = Vec::new();
    let mut open: Vec<At> = reading.tree.get(at).below.iter().rev().copied().collect();
    while let Some(at) = open.pop() {
        let node = reading.tree.get(at);
        if node.tag == tag {
            found.push(at);
        }
        if matches!(node.tag.as_str(), "modifier" | "modifierGroup" | "conditionGroup" | "condition") {
            open.extend(node.below.iter().rev());
        }
    }
    found
}
