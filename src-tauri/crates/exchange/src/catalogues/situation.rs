//! What holds for a model as it is recruited into a plain Warband: no variant, no campaign, nothing bought yet.
//!
//! Modifiers of a catalogue say what changes under which conditions. Read in this one situation they come to figures
//! that a pack has too; a modifier whose conditions never hold in it is left to the variant or option that it waits for.

use std::collections::BTreeSet;

use super::document::At;
use super::reading::{Mark, Reading};

/// Who asks.
pub(super) struct Situation<'s> {
    /// The id of the catalogue that the Warband is of.
    pub(super) catalogue: &'s str,
    /// The ids of the model, of its links and categories, and of its fixed kit.
    pub(super) has: &'s BTreeSet<String>,
}

/// A modifier that holds.
pub(super) struct Change<'a> {
    /// How it changes the field: `set`, `increment`.
    pub(super) kind: &'a str,
    /// What it says.
    pub(super) value: &'a str,
    /// How often it counts.
    times: i64,
}

/// A whole number, which catalogues also write with decimals that are zeros.
pub(super) fn whole(text: &str) -> Option<i64> {
    let text = text.trim();
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    rest.bytes().all(|digit| digit == b'0').then(|| whole.parse().ok()).flatten()
}

impl Situation<'_> {
    /// The modifiers of a node that hold for one of its fields, in the order in which they stand.
    pub(super) fn changes<'a>(&self, reading: &Reading<'a>, at: At, field: &str) -> Vec<Change<'a>> {
        let mut found = Vec::new();
        self.gather(reading, at, field, Some(true), &mut found);
        found
    }

    fn gather<'a>(&self, reading: &Reading<'a>, at: At, field: &str, holds: Option<bool>, found: &mut Vec<Change<'a>>) {
        let tree = reading.tree;
        for modifier in tree.below(at, "modifier") {
            if tree.field(modifier, "field") != field {
                continue;
            }
            // What changes the parts of a thing is none of its own.
            if !tree.field(modifier, "affects").is_empty() {
                continue;
            }
            let times = self.times(reading, modifier);
            let holds = both(holds, self.all_hold(reading, modifier));
            reading.mark(
                modifier,
                match holds {
                    Some(true) if times > 0 => Mark::Read,
                    Some(_) => Mark::Idle,
                    None => Mark::Unclear,
                },
            );
            if holds == Some(true) && times > 0 {
                let (kind, value) = (tree.field(modifier, "type"), tree.field(modifier, "value"));
                found.push(Change { kind, value, times });
            }
        }
        for group in tree.below(at, "modifierGroup") {
            reading.mark(group, Mark::Read);
            self.gather(reading, group, field, both(holds, self.all_hold(reading, group)), found);
        }
    }

    /// A figure of a node with what its modifiers come to.
    pub(super) fn figure(&self, reading: &Reading<'_>, at: At, field: &str, start: i64) -> i64 {
        let changes = self.changes(reading, at, field);
        changes.iter().fold(start, |figure, change| match (change.kind, whole(change.value)) {
            ("set", Some(value)) => value,
            ("increment", Some(value)) => figure.saturating_add(value.saturating_mul(change.times)),
            ("decrement", Some(value)) => figure.saturating_sub(value.saturating_mul(change.times)),
            (_, _) => figure,
        })
    }

    /// Whether a node is hidden.
    pub(super) fn hides(&self, reading: &Reading<'_>, at: At) -> bool {
        let changes = self.changes(reading, at, "hidden");
        changes.iter().fold(reading.tree.hidden(at), |hidden, change| match change.kind {
            "set" => change.value == "true",
            _ => hidden,
        })
    }

    /// How often a modifier counts: once, or for each of something, of which there is none but the model itself.
    fn times(&self, reading: &Reading<'_>, modifier: At) -> i64 {
        let tree = reading.tree;
        let mut times = None;
        for repeat in tree.below(modifier, "repeat") {
            let (each, number) = (whole(tree.field(repeat, "value")), whole(tree.field(repeat, "repeats")));
            let count = i64::from(self.counts(reading, repeat));
            let here = count / each.unwrap_or(1).max(1) * number.unwrap_or(1).clamp(0, 1000);
            times = Some(times.unwrap_or(0) + here);
        }
        times.unwrap_or(1)
    }

    /// Whether all conditions of a modifier hold. `None` if one is of a kind that is not known.
    fn all_hold(&self, reading: &Reading<'_>, at: At) -> Option<bool> {
        let mut holds = Some(true);
        for condition in reading.tree.below(at, "condition") {
            holds = both(holds, self.condition(reading, condition));
        }
        for group in reading.tree.below(at, "conditionGroup") {
            holds = both(holds, self.group(reading, group));
        }
        for _ in reading.tree.below(at, "localConditionGroup") {
            holds = both(holds, None);
        }
        holds
    }

    fn group(&self, reading: &Reading<'_>, at: At) -> Option<bool> {
        let tree = reading.tree;
        let conditions = tree.below(at, "condition").map(|condition| self.condition(reading, condition));
        let groups = tree.below(at, "conditionGroup").map(|group| self.group(reading, group));
        let all = conditions.chain(groups);
        match tree.field(at, "type") {
            "and" => all.fold(Some(true), both),
            "or" => all.fold(Some(false), either),
            _ => None,
        }
    }

    fn condition(&self, reading: &Reading<'_>, at: At) -> Option<bool> {
        let tree = reading.tree;
        let count = i64::from(self.counts(reading, at));
        let value = whole(tree.field(at, "value"));
        match tree.field(at, "type") {
            "instanceOf" => Some(count > 0),
            "notInstanceOf" => Some(count == 0),
            "atLeast" => value.map(|value| count >= value),
            "atMost" => value.map(|value| count <= value),
            "greaterThan" => value.map(|value| count > value),
            "lessThan" => value.map(|value| count < value),
            "equalTo" => value.map(|value| count == value),
            "notEqualTo" => value.map(|value| count != value),
            "never" => Some(false),
            _ => None,
        }
    }

    /// Whether there is one of what a condition counts: only the model itself, and what it always has.
    fn counts(&self, reading: &Reading<'_>, at: At) -> bool {
        let tree = reading.tree;
        let child = tree.field(at, "childId");
        if tree.field(at, "field") != "selections" {
            return false;
        }
        match tree.field(at, "scope") {
            "primary-catalogue" => child == self.catalogue,
            "roster" | "force" => false,
            _ => self.has.contains(child),
        }
    }
}

fn both(one: Option<bool>, other: Option<bool>) -> Option<bool> {
    match (one, other) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        (None, _) | (_, None) => None,
    }
}

fn either(one: Option<bool>, other: Option<bool>) -> Option<bool> {
    match (one, other) {
        (Some(true), _) | (_, Some(true)) => Some(true),
        (Some(false), Some(false)) => Some(false),
        (None, _) | (_, None) => None,
    }
}
