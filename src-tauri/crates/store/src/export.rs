//! The whole book as plain files: every stream as JSON Lines, what devices signed, every pack and every picture as it is.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process;

use nml_ledger::{Kind, StreamId, to_hex};

use crate::error::Error;
use crate::open::Book;
use crate::packs::PackInfo;

/// The name of the file with the signatures of all streams, a line for each signed entry.
pub const SIGNATURES_FILE: &str = "signatures.jsonl";

/// What an export wrote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// The names of its files, streams first.
    pub files: Vec<String>,
    /// How many of them are streams.
    pub streams: u64,
    /// Entries of all streams.
    pub entries: u64,
    /// How many are packs and rulesets.
    pub packs: u64,
}

/// The name of a stream's file: `battle-<id>.jsonl`.
#[must_use]
pub fn stream_file(kind: Kind, id: StreamId) -> String {
    format!("{}-{id}.jsonl", kind.format().trim_start_matches("nml."))
}

fn pack_file(pack: &PackInfo) -> String {
    format!("{}-{}.json", pack.kind.word(), pack.hash)
}

impl Book {
    /// Writes the book, as it is at this moment, into a new or empty folder; the folder is there whole
    /// or not at all. One entry is in memory at a time.
    ///
    /// # Errors
    /// `FILE_EXISTS` when the folder has something in it; `NO_SPACE`, `BOOK_READ_ONLY`, …
    pub fn export(&self, folder: &Path) -> Result<Exported, Error> {
        let folder = std::path::absolute(folder).map_err(|error| Error::System(folder.to_path_buf(), error))?;
        let wrong = |error| Error::system(&folder, error);
        match fs::read_dir(&folder).map(Iterator::count) {
            Ok(1..) => return Err(Error::Occupied(folder)),
            Ok(0) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) if error.kind() == io::ErrorKind::NotADirectory => return Err(Error::Exists(folder)),
            Err(error) => return Err(wrong(error)),
        }
        let draft = Folder::beside(&folder)?;
        let exported = self.still(|book| book.write_files(&draft.path))?;
        // A name cannot everywhere be given to a folder while an empty one has it.
        match fs::remove_dir(&folder) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(wrong(error)),
            Ok(()) | Err(_) => {}
        }
        fs::rename(&draft.path, &folder).map_err(wrong)?;
        Ok(exported)
    }

    fn write_files(&self, folder: &Path) -> Result<Exported, Error> {
        let mut exported = Exported::default();
        // A stream's lines are what they were before devices signed: signatures have a file of their own.
        let mut signatures: Option<Out> = None;
        for info in self.streams(None)? {
            let name = stream_file(info.kind, info.id);
            let mut file = Out::create(folder.join(&name))?;
            file.line(&self.header(info.id)?)?;
            self.each_entry(info.id, |sealed| {
                file.line(&sealed.line())?;
                let Some(signature) = sealed.signature else { return Ok(()) };
                let out = match &mut signatures {
                    Some(out) => out,
                    none => none.insert(Out::create(folder.join(SIGNATURES_FILE))?),
                };
                let (key, signed) = (signature.key(), to_hex(signature.as_bytes()));
                let line = format!(r#"{{"entry":"{}","key":"{key}","signature":"{signed}"}}"#, sealed.hash);
                out.line(line.as_bytes())
            })?;
            file.finish()?;
            exported.files.push(name);
            exported.streams += 1;
            exported.entries += info.entries;
        }
        if let Some(file) = signatures {
            file.finish()?;
            exported.files.push(SIGNATURES_FILE.to_owned());
        }
        for pack in self.packs()? {
            let name = pack_file(&pack);
            let mut file = Out::create(folder.join(&name))?;
            let bytes = self
                .pack(&pack.hash)?
                .ok_or_else(|| Error::Damaged(self.path().to_path_buf(), format!("the pack {} is gone", pack.name)))?;
            file.bytes(&bytes)?;
            file.finish()?;
            exported.files.push(name);
            exported.packs += 1;
        }
        for hash in self.pictures()? {
            let name = format!("picture-{hash}.jpg");
            let mut file = Out::create(folder.join(&name))?;
            let gone = || Error::Damaged(self.path().to_path_buf(), format!("the picture {hash} is gone"));
            file.bytes(&self.picture(&hash)?.ok_or_else(gone)?)?;
            file.finish()?;
            exported.files.push(name);
        }
        Ok(exported)
    }
}

/// A file being written.
struct Out {
    path: PathBuf,
    file: BufWriter<File>,
}

impl Out {
    fn create(path: PathBuf) -> Result<Self, Error> {
        let file = File::create_new(&path).map_err(|error| Error::system(&path, error))?;
        Ok(Self { path, file: BufWriter::new(file) })
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.file.write_all(bytes).map_err(|error| Error::system(&self.path, error))
    }

    fn line(&mut self, line: &[u8]) -> Result<(), Error> {
        self.bytes(line)?;
        self.bytes(b"\n")
    }

    fn finish(self) -> Result<(), Error> {
        let Self { path, file } = self;
        let file = file.into_inner().map_err(io::IntoInnerError::into_error);
        file.and_then(|file| file.sync_all()).map_err(|error| Error::system(&path, error))
    }
}

/// A folder under a name of its own until it is whole; left unfinished, it is forgotten.
struct Folder {
    path: PathBuf,
}

impl Folder {
    fn beside(target: &Path) -> Result<Self, Error> {
        let name = target.file_name().ok_or_else(|| Error::Exists(target.to_path_buf()))?;
        let mut draft = OsString::from(".");
        draft.push(name);
        draft.push(format!(".{}.part", process::id()));
        let path = target.with_file_name(draft);
        fs::create_dir(&path).map_err(|error| Error::unwritten(target, error))?;
        Ok(Self { path })
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}
