//! Which battles a correction is about, and what it says of them.

use std::collections::BTreeMap;
use std::mem::discriminant;

use nml_ledger::{Act, Hash, Kept};
use nml_rules::campaign::{Command, Event, of_battle, page_of, result_of, results_of};
use nml_rules::catalogue::Catalogue;

use super::{ChronicleCorrection, game_title};
use crate::shelf::Open;
use crate::subject::Campaigns;
use crate::words::{chronicle as say, course};

/// The battles of which an entry of the campaign says something else than what was said before; none: it amends nothing, or
/// only what follows from it was decided anew.
///
/// A table of earlier games is amended as one: of its battles those count that end otherwise, or are gone.
pub(crate) fn amended(open: &Open<Campaigns>, kept: &Kept<Command, Event>) -> Vec<String> {
    let Act::Amend { entry, instead } = &kept.entry.act else { return Vec::new() };
    let Some(command) = open.log.find(entry).and_then(Kept::command) else { return Vec::new() };
    let now: Vec<&Command> = instead.iter().map(|decision| &decision.command).collect();
    let before = before(open, kept).unwrap_or_else(|| vec![command]);
    if let Some(battle) = of_battle(command) {
        let same = before.len() == now.len() && before.iter().zip(&now).all(|(was, is)| same(was, is));
        return if same { Vec::new() } else { vec![battle.to_owned()] };
    }
    let ends = |commands: &[&Command], battle: &str| commands.iter().find_map(|said| result_of(said, battle)).cloned();
    let battles = before.iter().flat_map(|said| results_of(said)).map(|result| &result.battle);
    battles.filter(|battle| ends(&before, battle) != ends(&now, battle)).cloned().collect()
}

/// Whether two commands say the same. What the rosters of a recorded battle were is looked up, and not said.
fn same(was: &Command, is: &Command) -> bool {
    match (was, is) {
        (Command::Record { result: was, .. }, Command::Record { result: is, .. }) => was == is,
        _ => was == is,
    }
}

/// What the amendment of the same entry that was in force before this one says.
fn before<'o>(open: &'o Open<Campaigns>, kept: &Kept<Command, Event>) -> Option<Vec<&'o Command>> {
    let Act::Amend { entry: about, .. } = &kept.entry.act else { return None };
    let log = open.log.kept().iter().zip(open.log.in_force()).take_while(|(other, _)| other.hash != kept.hash);
    let said = log.filter(|(_, in_force)| *in_force).filter_map(|(other, _)| {
        let Act::Amend { entry, instead } = &other.entry.act else { return None };
        (entry == about).then_some(instead)
    });
    said.last().map(|instead| instead.iter().map(|decision| &decision.command).collect())
}

/// What was corrected, by battle, the oldest first: what was said at one time stands together, each line with what stood
/// there before.
pub(crate) fn corrections(open: &Open<Campaigns>, catalogue: &Catalogue) -> BTreeMap<String, Vec<ChronicleCorrection>> {
    let log = &open.log;
    let mut all: BTreeMap<String, Vec<(Hash, ChronicleCorrection)>> = BTreeMap::new();
    for (kept, _) in log.kept().iter().zip(log.in_force()).filter(|(_, in_force)| *in_force) {
        let Act::Amend { entry, instead } = &kept.entry.act else { continue };
        let first = kept.entry.cause.map_or(kept.hash, |cause| cause.entry);
        let begun = log.find(&first).unwrap_or(kept);
        let was = before(open, kept).or_else(|| Some(vec![log.find(entry)?.command()?])).unwrap_or_default();
        let now: Vec<&Command> = instead.iter().map(|decision| &decision.command).collect();
        for battle in amended(open, kept) {
            let said = otherwise(open, catalogue, &battle, (&was, &now));
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

/// What is said now with what was said before, a line for each that differs.
fn otherwise(
    open: &Open<Campaigns>,
    catalogue: &Catalogue,
    battle: &str,
    (was, now): (&[&Command], &[&Command]),
) -> Vec<String> {
    let said = |command: &Command| said(open, catalogue, command, battle);
    let mut left: Vec<&Command> = was.to_vec();
    let mut lines = Vec::new();
    for command in now {
        let about =
            |other: &&Command| discriminant(*other) == discriminant(*command) && page_of(other) == page_of(command);
        let before = left.iter().position(about).map(|at| left.remove(at));
        match (said(command), before.and_then(|before| Some((before, said(before)?)))) {
            (Some(_), Some((before, _))) if same(before, command) => {}
            (Some(now), Some((_, was))) => lines.push(say::otherwise(&now, &was)),
            (Some(now), None) => lines.push(now),
            (None, Some((_, was))) => lines.push(say::struck(&was)),
            (None, None) => {}
        }
    }
    lines.extend(left.into_iter().filter_map(said).map(|was| say::struck(&was)));
    lines
}

/// What is said of a battle in one line; the game is named above. Of a table of earlier games that is how this one ended;
/// none: the table says nothing of it.
fn said(open: &Open<Campaigns>, catalogue: &Catalogue, command: &Command, battle: &str) -> Option<String> {
    let ended = if matches!(command, Command::EnterEarlier { .. }) {
        Some(Command::Record { result: result_of(command, battle)?.clone(), rosters: Vec::new() })
    } else {
        None
    };
    let said = course::said(ended.as_ref().unwrap_or(command), &open.state, catalogue);
    let title = open.state.game(battle).map(|game| format!("{}: ", game_title(&open.state, catalogue, game)));
    Some(title.and_then(|title| said.strip_prefix(&title).map(str::to_owned)).unwrap_or(said))
}
