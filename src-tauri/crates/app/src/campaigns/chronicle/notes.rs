//! The players' own words about the games of a campaign: any number of notes beside the entry that recorded a game,
//! each with who wrote it and when. If one entry recorded several games, the note's author names the battle with it.

use std::collections::BTreeMap;

use nml_campaign::{Command, Event, results_of};
use nml_ledger::{Act, Author, Kept};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{CampaignChronicle, ChronicleNote};
use crate::code;
use crate::failure::Failure;
use crate::lists::campaign_row;
use crate::season::entry_of;
use crate::session::Session;
use crate::streams::{NOTE_MAX, Open};
use crate::subject::Campaigns;
use crate::words::chronicle as say;

/// The most notes beside one game.
const NOTES_MAX: usize = 50;

/// A note about a game.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChronicleNote {
    /// The campaign's stream.
    pub campaign: String,
    /// The battle's stream.
    pub battle: String,
    /// The word.
    pub text: String,
}

/// Puts a note beside a game that was fought; those that stand there stay.
///
/// # Errors
/// `NO_TEXT`, `TOO_LONG`, `TOO_MANY`; `UNKNOWN_BATTLE` when the campaign has not fought it.
pub fn chronicle_note(session: &Session, new: NewChronicleNote) -> Result<CampaignChronicle, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&new.campaign)?;
    let text = new.text.trim();
    if text.is_empty() {
        return Err(Failure::new(code::NO_TEXT, say::no_text()));
    }
    if text.chars().count() > NOTE_MAX {
        return Err(Failure::new(code::TOO_LONG, say::too_long(NOTE_MAX)));
    }
    let missing = || Failure::new(code::UNKNOWN_BATTLE, say::no_such_game());
    let records = |command: &Command| results_of(command).iter().any(|result| result.battle == new.battle);
    let entry = entry_of(&open, records).ok_or_else(missing)?;
    let kept = open.log.find(&entry).ok_or_else(missing)?;
    if all(&open).get(&new.battle).is_some_and(|words| words.len() >= NOTES_MAX) {
        return Err(Failure::new(code::TOO_MANY, say::too_many(NOTES_MAX)));
    }
    let several = kept.command().is_some_and(|command| results_of(command).len() > 1);
    let (seq, note) = (kept.entry.seq, several.then(|| new.battle.clone()));
    open.note(Author { note, ..session.author() }, seq, text.to_owned())?;
    let row = campaign_row(&open);
    let append = open.append()?;
    session.write(vec![append], vec![row])?;
    super::told(session, &open)
}

/// Which recorded game of a campaign a note is about, if it is about one.
pub(in crate::campaigns) fn about(open: &Open<Campaigns>, note: &Kept<Command, Event>) -> Option<String> {
    let Act::Note { entry, .. } = &note.entry.act else { return None };
    let results = open.log.find(entry).and_then(Kept::command).map(results_of)?;
    match results.as_slice() {
        [] => None,
        [one] => Some(one.battle.clone()),
        several => {
            let named = note.entry.note.as_ref()?;
            several.iter().find(|result| result.battle == *named).map(|result| result.battle.clone())
        }
    }
}

/// All words by their games, the oldest first. A game that was recorded again keeps what was said of it before.
pub(crate) fn all(open: &Open<Campaigns>) -> BTreeMap<String, Vec<ChronicleNote>> {
    let mut words: BTreeMap<String, Vec<ChronicleNote>> = BTreeMap::new();
    for kept in open.log.line(&open.log.tip()) {
        let Act::Note { text, .. } = &kept.entry.act else { continue };
        let Some(battle) = about(open, kept).filter(|_| !text.is_empty()) else { continue };
        let (at, by, text) = (kept.entry.at.clone(), kept.entry.by.clone(), text.clone());
        words.entry(battle).or_default().push(ChronicleNote { at, by, text, turn: None });
    }
    words
}
