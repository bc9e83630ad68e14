//! Looking back and aside: what-ifs, going back to an earlier moment, notes beside entries.

use schemars::JsonSchema;
use serde::Deserialize;

use super::shown::BattleView;
use super::{Moment, open, save, view, writable};
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::NOTE_MAX;
use crate::words::battles as say;

/// The most what-ifs in one battle.
const WHAT_IFS_MAX: usize = 24;
/// The most characters in the name of a what-if.
const NAME_MAX: usize = 60;

/// A what-if to begin.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWhatIf {
    /// The battle's stream.
    pub battle: String,
    /// The what-if that it goes on from, or none for the battle itself.
    #[serde(default)]
    pub what_if: Option<String>,
    /// The entry after which it goes on.
    pub seq: u64,
    /// Its name.
    pub name: String,
}

/// A note beside an entry.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewNote {
    /// The battle's stream.
    pub battle: String,
    /// The what-if in it, or none for the battle itself.
    #[serde(default)]
    pub what_if: Option<String>,
    /// The entry.
    pub seq: u64,
    /// The word; empty removes it.
    pub text: String,
}

/// Begins a what-if after an entry. The battle itself, its list and its campaign never hear of it.
///
/// # Errors
/// `NO_ENTRY`, `BAD_NAME`, `TOO_MANY`.
pub fn battle_what_if(session: &Session, new: NewWhatIf) -> Result<BattleView, Failure> {
    let mut open = open(session, &new.battle, new.what_if.as_deref())?;
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > NAME_MAX {
        return Err(Failure::new(code::BAD_NAME, say::what_if_too_long(NAME_MAX)));
    }
    let what_ifs = open.log.what_ifs();
    if what_ifs.len() >= WHAT_IFS_MAX {
        return Err(Failure::new(code::TOO_MANY, say::too_many_what_ifs(WHAT_IFS_MAX)));
    }
    if what_ifs.iter().any(|known| known.entry.note.as_deref() == Some(name)) {
        return Err(Failure::new(code::BAD_NAME, say::what_if_taken(name)));
    }
    let author = nml_ledger::Author { note: Some(name.to_owned()), ..session.author() };
    open.begin_what_if(author, new.seq)?;
    save(session, &mut open)?;
    Ok(view::view(session, &open))
}

/// Goes back to where it stood after an entry, undone or not; what came since can still be read.
///
/// # Errors
/// `NO_ENTRY`, `STANDS_THERE`.
pub fn battle_resume(session: &Session, moment: Moment) -> Result<BattleView, Failure> {
    let mut open = writable(session, &moment.battle, moment.what_if.as_deref())?;
    open.resume(session.author(), moment.seq)?;
    save(session, &mut open)?;
    Ok(view::view(session, &open))
}

/// Puts a note beside an entry, or takes it away.
///
/// # Errors
/// `NO_ENTRY`, `TOO_LONG`.
pub fn battle_note(session: &Session, new: NewNote) -> Result<BattleView, Failure> {
    let mut open = writable(session, &new.battle, new.what_if.as_deref())?;
    let text = new.text.trim();
    if text.chars().count() > NOTE_MAX {
        return Err(Failure::new(code::TOO_LONG, say::note_too_long(NOTE_MAX)));
    }
    open.note(session.author(), new.seq, text.to_owned())?;
    save(session, &mut open)?;
    Ok(view::view(session, &open))
}
