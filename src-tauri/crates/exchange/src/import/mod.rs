//! Warbands as other programs write them, and as this one does.
//!
//! We recognise a file by its content, never by its name. It is read whole or not at all; ids are looked up in [our own
//! tables](table); what nobody here knows is reported, and stays beside the roster as a note.

mod archive;
mod battlescribe_xml;
mod compendium;
mod document;
mod found;
mod model;
mod native;
mod new_recruit;
mod report;
mod resolve;
pub mod table;
mod text;
mod trench_companion;
mod tts;
mod value;

use std::path::Path;

use nml_catalogue::Catalogue;
use nml_warband::Roster;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use document::RosterDocument;
pub use native::{survey, unpictured};
pub use report::{Line, Report, Stated};

use crate::bounds::IMPORT_BYTES;
use crate::code;
use crate::format::ROSTER_FORMAT;
use crate::picture::Pictures;
use crate::{Unusable, file, json};

/// A format that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "ImportSource")]
pub enum Source {
    /// A roster of New Recruit in JSON.
    NewRecruitJson,
    /// A roster of New Recruit or BattleScribe in XML.
    NewRecruitRos,
    /// The same, packed.
    NewRecruitRosz,
    /// What is behind a share link of Trench Companion.
    TrenchCompanionShare,
    /// A Warband of Trench Companion by itself.
    TrenchCompanionWarband,
    /// Trench Companion for the tabletop simulator.
    TrenchCompanionTts,
    /// Trench Companion for people.
    TrenchCompanionText,
    /// The Compendium before Trench Companion.
    Compendium,
    /// A list document.
    List,
    /// A Warband as one document of this program.
    Roster,
    /// A Warband as this program exports it, entry by entry.
    Warband,
}

impl Source {
    /// What it is called.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::NewRecruitJson => "a New Recruit roster (JSON)",
            Self::NewRecruitRos => "a New Recruit roster (.ros)",
            Self::NewRecruitRosz => "a New Recruit roster (.rosz)",
            Self::TrenchCompanionShare => "a Trench Companion share document",
            Self::TrenchCompanionWarband => "a Trench Companion Warband",
            Self::TrenchCompanionTts => "a Trench Companion export for the tabletop simulator",
            Self::TrenchCompanionText => "a Trench Companion text",
            Self::Compendium => "a Compendium Warband",
            Self::List => "a list document",
            Self::Roster => "a Warband as one document",
            Self::Warband => "a Warband entry by entry",
        }
    }
}

/// What is accepted, in messages.
const EXPECTED: &str = "An import takes a roster of New Recruit (.json, .ros, .rosz), a Warband of Trench Companion (share, TTS or \
                        text), the Compendium's JSON, a list document or a Warband of this program.";

/// What an import brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// What the file was.
    pub source: Source,
    /// The Warband.
    pub roster: Roster,
    /// The pictures of its models, as far as they came along.
    pub pictures: Pictures,
    /// What became of every line.
    pub report: Report,
}

/// Reads a file; errors name it.
///
/// # Errors
/// As [`read`], and as [`file::read`].
pub fn read_file(path: &Path, catalogue: &Catalogue) -> Result<Imported, Unusable> {
    let bytes = file::read(path, IMPORT_BYTES)?;
    read(&bytes, &path.display().to_string(), catalogue)
}

/// Reads the bytes of a file that messages call `what`.
///
/// # Errors
/// `UNKNOWN_FORMAT`, `TOO_LARGE`, `TOO_DEEP`, `TOO_MANY`, `NOT_JSON`, `NOT_XML`, `DOCTYPE`, `NOT_ZIP`, `WRONG_CONTENT`,
/// `ANOTHER_GAME`, `UNKNOWN_FACTION`, `OUT_OF_BOUNDS`, and those of a list document.
pub fn read(bytes: &[u8], what: &str, catalogue: &Catalogue) -> Result<Imported, Unusable> {
    if bytes.len() > IMPORT_BYTES {
        let message = format!("The file has {} bytes: {IMPORT_BYTES} at most.", bytes.len());
        return Err(Unusable::whole(code::TOO_LARGE, what, message));
    }
    if bytes.starts_with(archive::MAGIC) {
        let roster = archive::unpack(bytes, what)?;
        return from_xml(&roster, Source::NewRecruitRosz, what, catalogue);
    }
    let plain = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match plain.iter().find(|byte| !byte.is_ascii_whitespace()) {
        Some(b'<') => from_xml(plain, Source::NewRecruitRos, what, catalogue),
        Some(b'{' | b'[') => from_json(plain, what, catalogue),
        Some(_) => match std::str::from_utf8(plain) {
            Ok(text) if text::is_one(text) => resolved(text::read(text, what)?, Source::TrenchCompanionText, catalogue),
            Ok(_) | Err(_) => Err(Unusable::whole(code::UNKNOWN_FORMAT, what, EXPECTED)),
        },
        None => Err(Unusable::whole(code::UNKNOWN_FORMAT, what, format!("The file is empty. {EXPECTED}"))),
    }
}

fn from_xml(bytes: &[u8], source: Source, what: &str, catalogue: &Catalogue) -> Result<Imported, Unusable> {
    let document = battlescribe_xml::read(bytes, what)?;
    resolved(new_recruit::read(&document["roster"], what)?, source, catalogue)
}

fn from_json(bytes: &[u8], what: &str, catalogue: &Catalogue) -> Result<Imported, Unusable> {
    let document = json::read_value(what, bytes, IMPORT_BYTES)?;
    let Some(fields) = document.as_object() else {
        return Err(Unusable::whole(code::UNKNOWN_FORMAT, what, EXPECTED));
    };
    let has = |key: &str| fields.contains_key(key);
    if let Some(format) = fields.get("format") {
        if format.as_str() == Some(ROSTER_FORMAT) {
            let (roster, pictures) = document::read(&document, bytes, what)?;
            let report = survey(&roster, catalogue);
            report.bounded(what)?;
            return Ok(Imported { source: Source::Roster, roster, pictures, report });
        }
        let message = format!("The format is {}. {EXPECTED}", json::cut(&format.to_string()));
        return Err(Unusable::at(code::UNKNOWN_FORMAT, what, "/format", message));
    }
    if has("roster") {
        return resolved(new_recruit::read(&document["roster"], what)?, Source::NewRecruitJson, catalogue);
    }
    if has("warband_data") {
        return resolved(trench_companion::envelope(fields, what)?, Source::TrenchCompanionShare, catalogue);
    }
    if document.pointer("/faction/faction_property").is_some() {
        return resolved(trench_companion::read(fields, what, "")?, Source::TrenchCompanionWarband, catalogue);
    }
    if has("warband-name") && has("models") {
        return resolved(tts::read(fields, what)?, Source::TrenchCompanionTts, catalogue);
    }
    if has("Faction") && has("Members") {
        return resolved(compendium::read(fields, what)?, Source::Compendium, catalogue);
    }
    if has("faction") && has("models") {
        let (roster, report) = native::list(bytes, what, catalogue)?;
        return Ok(Imported { source: Source::List, roster, pictures: Pictures::new(), report });
    }
    Err(Unusable::whole(code::UNKNOWN_FORMAT, what, EXPECTED))
}

fn resolved(found: found::Found, source: Source, catalogue: &Catalogue) -> Result<Imported, Unusable> {
    let (roster, report) = resolve::resolve(found, catalogue)?;
    Ok(Imported { source, roster, pictures: Pictures::new(), report })
}
