//! Searching what the book remembers: games, models, Warbands, players, campaigns, and what people said about games.
//!
//! The streams tell what can be found, as they stand: what was undone is not there. It is remembered for each stream by
//! its head, so that a key press reads only what changed. The logs of battles are long: each look reads some of them
//! ([`Found::reading`] says how many are left), for the words in them and for who fell.

mod battle;
mod campaign;
mod evening;
mod reading;
mod warband;

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
pub use crate::search_index::{FoundHit, FoundKind, FoundPiece, FoundPlace};
use crate::search_index::{Nearness, Thing, searched};
use crate::session::Session;
use reading::catch_up;

/// What is looked for.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Search {
    /// Words, all of which must be found.
    pub text: String,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// By kind, without kinds of which nothing was found.
    pub groups: Vec<FoundGroup>,
    /// How many there are in all.
    pub count: usize,
    /// Logs of battles that are not read yet: asking again finds more.
    pub reading: usize,
}

/// What was found of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoundGroup {
    /// What it is.
    pub kind: FoundKind,
    /// How many there are.
    pub count: usize,
    /// The first of them: by name, then the latest.
    pub hits: Vec<FoundHit>,
}

/// The most characters that count.
const CHARACTERS: usize = 200;
/// The most of one kind that is shown.
const SHOWN: usize = 50;

/// Looks for words in what the book remembers. Without words it finds nothing, but reads all the same, so that the
/// first key press is fast.
///
/// # Errors
/// When the book cannot be read. A stream that does not open is left out.
pub fn find(session: &Session, wanted: Search) -> Result<Found, Failure> {
    let mut memory = session.remembered();
    let reading = catch_up(&mut memory, session)?;
    let text: String = wanted.text.chars().take(CHARACTERS).collect();
    let words = searched(&text);
    if words.is_empty() {
        return Ok(Found { groups: Vec::new(), count: 0, reading });
    }
    let mut near: Vec<(Nearness, &Thing)> =
        memory.things().filter_map(|thing| Some((thing.nearness(&words)?, thing))).collect();
    near.sort_by(|(a, one), (b, other)| {
        let latest = || other.at.cmp(&one.at).then_with(|| one.name.cmp(&other.name));
        one.kind.cmp(&other.kind).then_with(|| a.cmp(b)).then_with(latest)
    });
    let kinds: BTreeSet<FoundKind> = near.iter().map(|(_, thing)| thing.kind).collect();
    let group = |kind| {
        let of = || near.iter().map(|(_, thing)| *thing).filter(move |thing| thing.kind == kind);
        FoundGroup { kind, count: of().count(), hits: of().take(SHOWN).map(|thing| thing.hit(&words)).collect() }
    };
    Ok(Found { groups: kinds.into_iter().map(group).collect(), count: near.len(), reading })
}
