//! Sending out a Warband: written into a file in the format of another program or a chat.

use nml_exchange::export::Form;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{WarbandRef, pictures};
use crate::dialog::{Sent, ToSave};
use crate::exports::Export;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Warbands;
use crate::words;

/// A Warband to be written into a file.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WarbandExport {
    /// Its stream.
    pub warband: String,
    /// In which format.
    pub form: Form,
}

/// Writes a Warband into a file that the person names. `None` if they cancel.
///
/// # Errors
/// `UNKNOWN_STREAM`; `UNWRITABLE` when the file cannot be written.
pub fn warband_export(session: &Session, asked: WarbandExport) -> Result<Option<Sent>, Failure> {
    let open: Open<Warbands> = session.open_stream(&asked.warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let export = Export::of(&open.state, &pictures(session, &open.state)?, &pack.catalogue, asked.form)?;
    let ending = asked.form.ending();
    let (title, kind, name) = (words::dialogs::send_warband(), words::dialogs::warbands(), &open.state.name);
    let saved = session.save_as(&ToSave { title: &title, name, kind: &kind, ending, bytes: export.text.as_bytes() })?;
    Ok(saved.map(|path| Sent::of(&path, export.left_out)))
}

/// A Warband as text, to be copied into a chat.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn warband_text(session: &Session, which: WarbandRef) -> Result<Export, Failure> {
    let open: Open<Warbands> = session.open_stream(&which.warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    Export::of(&open.state, &pictures(session, &open.state)?, &pack.catalogue, Form::Text)
}
