//! A Warband sent out: written into a file in the format that another program, or a chat, takes.

use std::fs;

use nml_exchange::export::Form;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{WarbandRef, pictures};
use crate::desk::Desk;
use crate::dialog::{Asked, Purpose};
use crate::exports::Export;
use crate::failure::Failure;
use crate::shelf::Open;
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

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    /// The file's name.
    pub file: String,
    /// What does not come back when it is imported here, a line each.
    pub left_out: Vec<String>,
}

/// Writes a Warband into a file that the person names. None: they name none.
///
/// # Errors
/// `unknown_stream`; `unwritable` when the file cannot be written.
pub fn warband_export(desk: &Desk, asked: WarbandExport) -> Result<Option<Sent>, Failure> {
    let open: Open<Warbands> = desk.open_stream(&asked.warband)?;
    let pack = desk.pack_of(open.state.pack.as_deref())?;
    let export = Export::of(&open.state, &pictures(desk, &open.state)?, &pack.catalogue, asked.form)?;
    let ending = asked.form.ending();
    let plain: String = open.state.name.chars().map(|c| if "/\\:*?\"<>|".contains(c) { '-' } else { c }).collect();
    let question = Asked {
        purpose: Purpose::Save,
        title: words::SEND_OUT.to_owned(),
        file_name: Some(format!("{}.{ending}", plain.trim_matches('.').trim())),
        kind: Some((words::WARBANDS.to_owned(), vec![ending.to_owned()])),
    };
    let Some(path) = desk.dialogs().path(&question)? else { return Ok(None) };
    fs::write(&path, &export.text)
        .map_err(|error| Failure::new("unwritable", format!("{}: cannot be written: {error}", path.display())))?;
    let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(Some(Sent { file, left_out: export.left_out }))
}

/// A Warband as text, to be copied into a chat.
///
/// # Errors
/// `unknown_stream`.
pub fn warband_text(desk: &Desk, which: WarbandRef) -> Result<Export, Failure> {
    let open: Open<Warbands> = desk.open_stream(&which.warband)?;
    let pack = desk.pack_of(open.state.pack.as_deref())?;
    Export::of(&open.state, &pictures(desk, &open.state)?, &pack.catalogue, Form::Text)
}
