//! What a model may have: everything that its groups and links lead to.

use std::collections::BTreeSet;

use crate::bounds::{CATALOGUE_PLACES, CATALOGUE_STEPS};

use super::document::{At, Tree};
use super::reading::{Mark, Reading};
use super::situation::Situation;
use super::words;

/// An entry that a model leads to.
#[derive(Clone, Debug)]
pub(super) struct Reached {
    /// All that lies on the way: links, groups, and the entry itself at the end.
    pub(super) way: Vec<At>,
    /// The entry.
    pub(super) entry: At,
    /// The link that leads straight to it. `None` if it stands there itself.
    pub(super) link: Option<At>,
    /// The entry that it belongs to. `None` if that is the model itself.
    pub(super) inside: Option<At>,
}

impl Reached {
    /// Whether it is to be had.
    pub(super) fn shown(&self, reading: &Reading<'_>, situation: &Situation<'_>) -> bool {
        // All are looked at, so that every modifier on the way is known for what it is.
        let hidden = self.way.iter().filter(|at| situation.hides(reading, **at)).count();
        hidden == 0
    }

    /// Whether it stands with the model itself, or in a group of its own.
    pub(super) fn own(&self, reading: &Reading<'_>) -> bool {
        self.inside.is_none() && self.way.iter().all(|at| reading.tree.get(*at).tag != "selectionEntryGroup")
    }
}

/// What leads further, the last one first.
fn below(tree: &Tree, at: At) -> impl Iterator<Item = At> {
    let kinds = ["entryLink", "selectionEntry", "selectionEntryGroup"];
    tree.get(at).below.iter().rev().copied().filter(move |at| kinds.contains(&tree.get(*at).tag.as_str()))
}

/// All entries that a model leads to, in the order of the catalogue. What leads in a circle is reported once and not
/// followed any further.
pub(super) fn reached(reading: &Reading<'_>, models: &[At]) -> Vec<Reached> {
    let tree = reading.tree;
    let mut found = Vec::new();
    let begun: BTreeSet<At> = models.iter().copied().collect();
    let mut open: Vec<(Vec<At>, Option<At>)> = Vec::new();
    for model in models.iter().rev() {
        open.extend(below(tree, *model).map(|at| (vec![at], None)));
    }
    let mut places = 0;
    while let Some((mut way, inside)) = open.pop() {
        places += 1;
        let Some(&last) = way.last() else { continue };
        if places > CATALOGUE_PLACES || way.len() > CATALOGUE_STEPS {
            reading.leave(last, words::too_far());
            continue;
        }
        reading.mark(last, Mark::Read);
        let Some(target) = reading.target(last) else { continue };
        let link = (target != last).then_some(last);
        if link.is_some() {
            if way.contains(&target) || begun.contains(&target) {
                reading.leave(last, words::circle());
                continue;
            }
            way.push(target);
            reading.mark(target, Mark::Read);
        }
        let entry = tree.get(target).tag == "selectionEntry";
        // A link may have parts of its own beside those of its target.
        for at in link.into_iter().chain([target]) {
            for at in below(tree, at) {
                let mut further = way.clone();
                further.push(at);
                open.push((further, if entry { Some(target) } else { inside }));
            }
        }
        if entry {
            found.push(Reached { way, entry: target, link, inside });
        }
    }
    found
}
