//! Passing on your own scenario: written into one file, and read from one.

use nml_catalogue::own_scenario::{Genesis, Origin};
use nml_exchange::bounds::SCENARIO_BYTES;
use nml_exchange::scenario::{OwnScenarioDocument, read};

use super::view::OwnScenarioView;
use super::{OwnScenarioRef, begun};
use crate::code;
use crate::dialog::{Sent, ToSave};
use crate::dropped::{Bringing, DroppedFile, readable};
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::OwnScenarios;
use crate::words;

/// Writes a scenario of one's own into a file that the person names. `None` if they cancel.
///
/// # Errors
/// `UNKNOWN_STREAM`; `UNWRITABLE` when the file cannot be written.
pub fn own_scenario_export(session: &Session, which: OwnScenarioRef) -> Result<Option<Sent>, Failure> {
    let open: Open<OwnScenarios> = session.open_stream(&which.scenario)?;
    let scenario = open.state.scenario;
    let name = scenario.name.clone();
    let unwritable =
        |error: serde_json::Error| Failure::new(code::UNWRITABLE, words::files::not_written(&name, error.to_string()));
    let bytes = OwnScenarioDocument::of(scenario).bytes().map_err(unwritable)?;
    let (title, kind) = (words::dialogs::send_scenario(), words::dialogs::scenarios());
    let saved = session.save_as(&ToSave { title: &title, name: &name, kind: &kind, ending: "json", bytes: &bytes })?;
    Ok(saved.map(|path| Sent::of(&path, Vec::new())))
}

/// Brings a scenario in as a new one of the book's own. `None` if the person cancels.
///
/// # Errors
/// What is wrong with the file, in one line.
pub fn own_scenario_import(session: &Session, bringing: Bringing) -> Result<Option<OwnScenarioView>, Failure> {
    let (name, scenario) = match bringing {
        Bringing::File => {
            let path =
                session.choose_file(&words::dialogs::bring_scenario(), &words::dialogs::scenarios(), &["json"])?;
            let Some(path) = path else { return Ok(None) };
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let bytes = nml_exchange::file::read(&path, SCENARIO_BYTES)?;
            let scenario = read(&bytes, &path.display().to_string())?;
            (name, scenario)
        }
        Bringing::Dropped(DroppedFile { name, bytes }) => {
            let scenario = read(&bytes.0, &readable(&name))?;
            (name, scenario)
        }
        Bringing::Pasted { text } => (words::files::pasted(), read(text.as_bytes(), &words::files::pasted())?),
    };
    begun(session, session.chance()?.stream(), Genesis { own: scenario, from: Origin::Imported(readable(&name)) })
        .map(Some)
}
