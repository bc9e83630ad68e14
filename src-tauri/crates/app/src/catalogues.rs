//! Candidates for packs, from the catalogues of New Recruit that a person has.

use std::path::Path;

use nml_exchange::catalogues::{self, Candidate};
pub use nml_exchange::catalogues::{Line, Report, Verdict};
use nml_exchange::{file, pack};
use nml_store::Batch;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::clock;
use crate::dialog::{Asked, Purpose};
use crate::failure::Failure;
use crate::pack_files::ENDING;
use crate::packs::{PackLine, by_id, to_keep};
use crate::session::Session;
use crate::words::catalogues as say;

/// Where the catalogues are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CataloguesIn {
    /// In a folder.
    Folder,
    /// In one file: a zip, or a single catalogue.
    File,
}

/// Which catalogues, beside which pack.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CataloguesWanted {
    /// What the person is asked for.
    pub from: CataloguesIn,
    /// SHA-256 of the pack that the candidate rests on. `None`: rules 1.0.2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub over: Option<String>,
}

/// A candidate that the book keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CandidateBrought {
    /// The pack; its name says that it is a candidate.
    pub pack: PackLine,
    /// The program had it already.
    pub known: bool,
    /// What became of everything in the catalogues.
    pub report: Report,
}

/// A candidate by itself, without a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CandidateFound {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// SHA-256 of the whole pack, in hexadecimal.
    pub hash: String,
    /// The id of the pack that it rests on.
    pub over: String,
    /// Where it was written. `None` if nobody said where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
    /// What became of everything in the catalogues.
    pub report: Report,
}

/// Makes a candidate from catalogues that the person chooses. From then on the book keeps it, as it keeps a pack that was
/// brought in. `None` if they cancel.
///
/// # Errors
/// `PACK_MISSING`; why the files cannot be read, or are no catalogues.
pub fn pack_from_catalogues(session: &Session, wanted: CataloguesWanted) -> Result<Option<CandidateBrought>, Failure> {
    let chosen = match wanted.from {
        CataloguesIn::Folder => {
            session.ask(&Asked { purpose: Purpose::Folder, title: say::bring(), file_name: None, kind: None })?
        }
        CataloguesIn::File => {
            let endings: Vec<&str> = catalogues::ENDINGS.into_iter().chain(["zip"]).collect();
            session.choose_file(&say::bring(), &say::files(), &endings)?
        }
    };
    let Some(path) = chosen else { return Ok(None) };
    let base = session.pack_of(wanted.over.as_deref())?;
    let Candidate { loaded, report, .. } = catalogues::read(&catalogues::gather(&path)?, &base)?;
    let packs = session.packs()?;
    let known = session.packs_at_hand()?.iter().any(|pack| pack.hash == loaded.hash);
    if !known {
        packs.learn(&loaded.document)?;
        session.append(&Batch { packs: vec![to_keep(&loaded)], ..Batch::at(clock::now()) })?;
    }
    Ok(Some(CandidateBrought { pack: PackLine::of(&loaded, packs.is_shipped(&loaded)), known, report }))
}

/// Makes a candidate from the catalogues at a path, over a shipped pack, or over rules 1.0.2 if none is named. It is
/// written as one file if `out` ends in `.nml-pack`, else as the files of a folder.
///
/// # Errors
/// `UNKNOWN_PACK`; why the files cannot be read, or are no catalogues; `UNWRITABLE`.
pub fn candidate(path: &Path, over: Option<&str>, out: Option<&Path>) -> Result<CandidateFound, Failure> {
    let base = by_id(over)?;
    let Candidate { files, loaded, report } = catalogues::read(&catalogues::gather(path)?, &base)?;
    if let Some(out) = out {
        if out.extension().is_some_and(|ending| ending == ENDING) {
            file::write(out, &loaded.document)?;
        } else {
            pack::write_folder(out, &files)?;
        }
    }
    let manifest = &loaded.catalogue.pack().manifest;
    Ok(CandidateFound {
        id: manifest.id.clone(),
        name: manifest.name.clone(),
        hash: loaded.hash.to_string(),
        over: base.catalogue.pack().manifest.id.clone(),
        written: out.map(|out| out.display().to_string()),
        report,
    })
}
