//! What the logged battles of a campaign add to its chronicle: counted dice, and the notes in them.

use std::collections::BTreeMap;

use nml_battle::{Event, counted};
use nml_campaign::Campaign;
use nml_ledger::{Act, InForce};
use nml_store::Book;
use nml_warband::Counted;

use super::{ChronicleMap, ChronicleNote, falls};
use crate::failure::Failure;
use crate::streams::{Open, holds, look_stream, stream_id};
use crate::subject::Battles;

/// The most logs that one chronicle reads: the latest count.
const LOGS_MAX: usize = 200;

/// What the logs of a campaign say.
#[derive(Default)]
pub(super) struct Logs {
    /// What was counted for each model, a line for each battle.
    pub counted: Vec<Counted>,
    /// Words beside entries, by battle.
    pub words: BTreeMap<String, Vec<ChronicleNote>>,
    /// Where models fell, by battle.
    pub maps: BTreeMap<String, ChronicleMap>,
    /// Logs that were read.
    pub read: usize,
    /// Logs that were not, because there are too many.
    pub left: usize,
}

impl Logs {
    /// Reads the logs of the games that were fought; one that does not open is left out.
    pub fn read(book: &Book, state: &Campaign) -> Result<Self, Failure> {
        let mut logs = Self::default();
        let games: Vec<&str> = state.played().map(|(game, _)| game.battle.as_str()).collect();
        for battle in games.into_iter().rev() {
            let id = stream_id(battle)?;
            if !holds(book, id)? {
                continue;
            }
            if logs.read == LOGS_MAX {
                logs.left += 1;
            } else if let Ok(open) = look_stream::<Battles>(book, id)? {
                logs.read += 1;
                logs.take(battle, &open);
            }
        }
        Ok(logs)
    }

    fn take(&mut self, battle: &str, open: &Open<Battles>) {
        let tip = open.log.tip();
        let in_force = open.log.effective_at(&tip);
        let events = in_force.iter().flat_map(InForce::events);
        self.counted.extend(counted(&open.start.field, events));
        if let Some(map) = falls::map(&open.state) {
            self.maps.insert(battle.to_owned(), map);
        }
        let words = words(open);
        if !words.is_empty() {
            self.words.insert(battle.to_owned(), words);
        }
    }
}

/// The notes beside the entries in force, in their order; the last one beside each entry counts.
pub(crate) fn words(open: &Open<Battles>) -> Vec<ChronicleNote> {
    let tip = open.log.tip();
    let mut beside = BTreeMap::new();
    for kept in open.log.line(&tip) {
        if let Act::Note { entry, text } = &kept.entry.act {
            beside.insert(*entry, (&kept.entry.at, &kept.entry.by, text));
        }
    }
    let mut turn = None;
    let mut all = Vec::new();
    for one in open.log.effective_at(&tip) {
        for event in one.events() {
            if let Event::TurnBegan { turn: begun } = event {
                turn = Some(*begun);
            }
        }
        if let Some((at, by, text)) = beside.get(&one.kept.hash).filter(|(_, _, text)| !text.is_empty()) {
            let (at, by, text) = ((*at).clone(), (*by).clone(), (*text).clone());
            all.push(ChronicleNote { at, by, text, turn });
        }
    }
    all
}
