//! `nml club join`, `sync` and `status --book`: a book that follows a club served elsewhere.

use std::path::Path;
use std::sync::Arc;

use nml_app::book;
use nml_app::dialog::Nobody;
use nml_app::failure::Failure;
use nml_app::link::{self, AsideLine, ClubLink, Exchanged, LinkState};
use nml_app::session::Session;
use nml_remote::Https;
use serde::Serialize;

use crate::key_folder::key_folder;
use crate::output::{Answer, Refusal, Verdict};
use crate::words;

#[derive(Debug, Serialize)]
struct Synced {
    came: u64,
    went: u64,
    waiting: u64,
    refused: Vec<String>,
    aside: Vec<AsideLine>,
}

fn session(book: &Path) -> Session {
    let data = book.parent().map(Path::to_path_buf).unwrap_or_default();
    let session = Session::new(data, Some(book.to_path_buf()), Box::new(Nobody));
    session.signing_from(key_folder()).reaching(Arc::new(Https))
}

/// Joins a club.
pub fn join(invitation: &str, book: &Path) -> Result<Answer, Refusal> {
    let joined = link::join(&session(book), invitation, book)?;
    let (streams, entries) = (words::streams(joined.streams), words::entries(joined.entries));
    let joined_ = words::joined(joined.club.as_str(), joined.you.as_str(), joined.role.as_str());
    let text = format!("{joined_}\n{}", words::club_exported(book.display().to_string(), streams, entries));
    Answer::new(Verdict::Yes, text, &joined)
}

/// Exchanges once.
pub fn sync(book: &Path) -> Result<Answer, Refusal> {
    // A book that is not there is not begun.
    drop(book::read(book).map_err(Refusal::of_file)?);
    let session = session(book);
    let Exchanged { came, went, waiting, refused, aside: _ } = link::exchange(&session)?;
    let aside = shown(&session)?.aside;
    let mut text = words::exchanged(words::entries(came), words::acts(went));
    if waiting > 0 {
        text.push_str(&format!(" {}", words::waiting(words::acts(waiting))));
    }
    text.extend(refused.iter().map(|why| format!("\n{}", words::not_taken(why.as_str()))));
    text.push_str(&undecided(&aside));
    let fine = waiting == 0 && refused.is_empty() && aside.is_empty();
    Answer::new(fine, text, &Synced { came, went, waiting, refused, aside })
}

/// Says how a book stands to its club, without asking the club.
pub fn status(book: &Path) -> Result<Answer, Refusal> {
    let read = book::read(book).map_err(Refusal::of_file)?;
    let session = session(book);
    session.put(read);
    let shown = shown(&session)?;
    let state = match &shown.state {
        LinkState::InStep => words::nothing_waits(),
        LinkState::Waits if shown.waiting == 0 => words::nothing_waits(),
        LinkState::Waits => words::to_be_sent(words::acts(shown.waiting)),
        LinkState::Away { message } | LinkState::Shut { message } | LinkState::Stopped { message } => message.clone(),
    };
    let follows =
        words::follows(shown.club.as_str(), shown.address.as_str(), shown.you.as_str(), shown.role.as_str(), state);
    let text = format!("{follows}{}", undecided(&shown.aside));
    Answer::new(shown.waiting == 0 && shown.aside.is_empty(), text, &shown)
}

fn shown(session: &Session) -> Result<ClubLink, Refusal> {
    let shown = link::club_link(session, ())?;
    shown.ok_or_else(|| Failure::new(nml_app::code::NOT_SERVED, words::follows_none()).into())
}

/// What was set aside, a line each, and how it is decided.
fn undecided(aside: &[AsideLine]) -> String {
    let line = |one: &AsideLine| format!("\n{}\n  {}", words::aside(one.about.as_str()), one.path);
    let mut text: String = aside.iter().map(line).collect();
    if !aside.is_empty() {
        text.push_str(&format!("\n{}", words::to_decide()));
    }
    text
}
