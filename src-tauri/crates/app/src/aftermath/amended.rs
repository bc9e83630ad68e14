//! Which battles a correction is about, and what it says about them.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::mem::discriminant;

use nml_campaign::{Campaign, Command, Event, of_battle, page_of, result_of, results_of};
use nml_catalogue::Catalogue;
use nml_ledger::{Act, Hash, Kept};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::beside_result;
use super::said::{Told, told};
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::words::chronicle as say;

/// What was corrected of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChronicleCorrection {
    /// When, RFC 3339.
    pub at: String,
    /// By whom.
    pub by: String,
    /// Why, if somebody gave a reason.
    pub reason: Option<String>,
    /// What stands there now.
    pub said: Vec<String>,
}

/// A correction in force, with what was in force there before it.
pub(crate) struct Amendment<'o> {
    /// Its entry.
    pub kept: &'o Kept<Command, Event>,
    /// What was said first.
    command: &'o Command,
    /// Where that was said: the entry before it.
    after: Hash,
    was: Vec<&'o Command>,
    now: Vec<&'o Command>,
}

/// The corrections in force of a campaign, the oldest first: read in one go, for a season may have hundreds.
pub(crate) fn amendments(open: &Open<Campaigns>) -> Vec<Amendment<'_>> {
    let mut said: BTreeMap<Hash, Vec<&Command>> = BTreeMap::new();
    let mut all = Vec::new();
    for kept in open.log.standing_at(&open.log.tip()) {
        let Act::Amend { entry, instead } = &kept.entry.act else { continue };
        let Some((command, after)) = open.log.find(entry).and_then(|of| Some((of.command()?, of.entry.parent))) else {
            continue;
        };
        let now: Vec<&Command> = instead.iter().map(|decision| &decision.command).collect();
        let was = said.insert(*entry, now.clone()).unwrap_or_else(|| vec![command]);
        all.push(Amendment { kept, command, after, was, now });
    }
    all
}

impl Amendment<'_> {
    /// The battles that it corrects; empty if it only decides again what follows from another correction.
    ///
    /// A table of earlier games is amended as one: the battles that count are those that end differently, or are gone.
    pub fn battles(&self) -> Vec<String> {
        let Self { was, now, .. } = self;
        if let Some(battle) = of_battle(self.command) {
            return if says_the_same(was, now) { Vec::new() } else { vec![battle.to_owned()] };
        }
        let ends = |said: &[&Command], battle: &str| said.iter().find_map(|said| result_of(said, battle)).cloned();
        let battles = was.iter().flat_map(|said| results_of(said)).map(|result| &result.battle);
        battles.filter(|battle| ends(was, battle) != ends(now, battle)).cloned().collect()
    }
}

/// Whether what replaces an entry says what stood there: then only what follows from it was decided again.
pub(crate) fn says_the_same(was: &[&Command], now: &[&Command]) -> bool {
    was.len() == now.len() && was.iter().zip(now).all(|(was, is)| same(was, is))
}

/// Whether two commands say the same. What the rosters of a recorded battle were is looked up, so it does not count.
fn same(was: &Command, is: &Command) -> bool {
    match (was, is) {
        (Command::Record { result: was, .. }, Command::Record { result: is, .. }) => was == is,
        _ => was == is,
    }
}

/// What was corrected, by battle, the oldest first: what was corrected together stands together, each line with what
/// stood there before.
pub(crate) fn corrections(open: &Open<Campaigns>, catalogue: &Catalogue) -> BTreeMap<String, Vec<ChronicleCorrection>> {
    let mut all: BTreeMap<String, Vec<(Hash, ChronicleCorrection)>> = BTreeMap::new();
    for amendment in amendments(open) {
        let Amendment { kept, after, was, now, .. } = &amendment;
        let first = kept.entry.cause.map_or(kept.hash, |cause| cause.entry);
        let begun = open.log.find(&first).unwrap_or(kept);
        for battle in amendment.battles() {
            let said = otherwise(open, catalogue, &battle, (was, now), after);
            let lines = all.entry(battle).or_default();
            match lines.iter_mut().find(|(of, _)| *of == first) {
                Some((_, known)) => known.said.extend(said),
                None => {
                    let (at, by, reason) = (begun.entry.at.clone(), begun.entry.by.clone(), begun.entry.note.clone());
                    lines.push((first, ChronicleCorrection { at, by, reason, said }));
                }
            }
        }
    }
    all.into_iter().map(|(battle, lines)| (battle, lines.into_iter().map(|(_, line)| line).collect())).collect()
}

/// What is said now with what was said before, a line for each difference.
fn otherwise(
    open: &Open<Campaigns>,
    catalogue: &Catalogue,
    battle: &str,
    (was, now): (&[&Command], &[&Command]),
    after: &Hash,
) -> Vec<String> {
    let said = |command: &Command| said_in(&open.state, catalogue, command, battle);
    // What is struck out is no longer asked: what it answered is read from where it was said.
    let then = LazyCell::new(|| Open::<Campaigns>::state_on(&open.start, &open.log, after));
    let struck = |command: &Command| said_in(&then, catalogue, command, battle).map(|was| say::struck(was.in_game()));
    let mut left: Vec<&Command> = was.to_vec();
    let mut lines = Vec::new();
    for command in now {
        let about =
            |other: &&Command| discriminant(*other) == discriminant(*command) && page_of(other) == page_of(command);
        let before = left.iter().position(about).map(|at| left.remove(at));
        match (said(command), before.and_then(|before| Some((before, said(before)?)))) {
            (Some(_), Some((before, _))) if same(before, command) => {}
            (Some(now), Some((before, was))) => {
                let sheets = result_of(before, battle).zip(result_of(command, battle));
                let beside = sheets.map(|(then, now)| beside_result(&open.state, then, now)).unwrap_or_default();
                let beside = beside.iter().filter_map(|line| {
                    Some(say::on_sheet(&line.what, line.after.as_deref()?, line.before.as_deref()?))
                });
                lines.push(say::otherwise(&now.in_game(), &was.in_game(), was.beside(&now), beside.collect()));
            }
            (Some(now), None) => lines.push(now.in_game()),
            (None, Some((before, _))) => lines.extend(struck(before)),
            (None, None) => {}
        }
    }
    lines.extend(left.into_iter().filter_map(struck));
    lines
}

/// What is said about a battle; the game is named above. For a table of earlier games that is how this one ended, or
/// `None` if the table does not mention it.
fn said_in(campaign: &Campaign, catalogue: &Catalogue, command: &Command, battle: &str) -> Option<Told> {
    let ended = if matches!(command, Command::EnterEarlier { .. }) {
        Some(Command::Record { result: result_of(command, battle)?.clone(), rosters: Vec::new() })
    } else {
        None
    };
    Some(told(ended.as_ref().unwrap_or(command), campaign, catalogue))
}
