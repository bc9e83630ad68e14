//! From one file into another: a Warband in the formats of other programs, or in our own.

use std::path::Path;

use nml_catalogue::Catalogue;
pub use nml_exchange::export::Form;
use nml_exchange::export::export;
use nml_exchange::file;
use nml_exchange::picture::Pictures;
use nml_warband::Roster;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::imports::{Followed, without_book};
use crate::words::files;

/// A Warband as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Export {
    /// The format.
    pub form: Form,
    /// The file, as text.
    pub text: String,
    /// Nobody has proven yet that the other program opens it.
    pub candidate: bool,
    /// What does not come back when it is imported here, a line each.
    pub left_out: Vec<String>,
}

impl Export {
    /// Writes a roster.
    ///
    /// # Errors
    /// Its faction is not known.
    pub(crate) fn of(roster: &Roster, pictures: &Pictures, catalogue: &Catalogue, form: Form) -> Result<Self, Failure> {
        let exported = export(roster, pictures, catalogue, form)?;
        let text = String::from_utf8(exported.bytes).map_err(|error| {
            Failure::new(code::UNWRITABLE, files::warband_not_written(&roster.name, error.to_string()))
        })?;
        Ok(Self { form, text, candidate: form == Form::NewRecruit, left_out: exported.left_out })
    }
}

/// Writes what was exported into a file.
///
/// # Errors
/// `UNWRITABLE`.
pub fn to_file(export: &Export, out: &Path) -> Result<(), Failure> {
    Ok(file::write(out, export.text.as_bytes())?)
}

/// Reads a Warband of any format that is known, by a pack as [`import`](crate::imports::import) does, and writes it in
/// this one.
///
/// # Errors
/// The file cannot be used, or its faction is not known; `UNKNOWN_PACK`.
pub fn warband(path: &Path, pack: Option<&str>, form: Form) -> Result<Export, Failure> {
    let Followed { imported, pack } = without_book(path, pack)?;
    Export::of(&imported.roster, &imported.pictures, &pack.catalogue, form)
}
