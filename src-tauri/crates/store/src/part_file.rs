//! Files that are there whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::process;

use crate::error::Error;
use crate::lock::beside;

/// What to do when there is a file of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overwrite {
    /// Refuse.
    Refuse,
    /// Put the new one in its place; for somebody who was asked.
    Replace,
}

/// A file under a name of its own until it is whole; left unfinished, it is forgotten.
pub struct PartFile {
    path: PathBuf,
}

impl PartFile {
    /// Makes an empty file in the folder of the one to be.
    pub fn beside(target: &Path) -> Result<Self, Error> {
        Self::made(target, File::options().write(true))
    }

    /// The same, which nobody but its owner may ever open.
    pub fn alone(target: &Path) -> Result<Self, Error> {
        let mut options = File::options();
        options.write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        Self::made(target, &mut options)
    }

    fn made(target: &Path, options: &mut OpenOptions) -> Result<Self, Error> {
        let name = target.file_name().ok_or_else(|| Error::Missing(target.to_path_buf()))?;
        for count in 0..1000_u32 {
            let mut draft = OsString::from(".");
            draft.push(name);
            draft.push(format!(".{}-{count}.part", process::id()));
            let path = target.with_file_name(draft);
            match options.create_new(true).open(&path) {
                Ok(_) => return Ok(Self { path }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(Error::unwritten(target, error)),
            }
        }
        Err(Error::Exists(target.to_path_buf()))
    }

    /// Where it is for now.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts it on disk for good and gives it its name.
    pub fn keep(self, target: &Path, overwrite: Overwrite) -> Result<(), Error> {
        let wrong = |error| Error::system(target, error);
        // Windows wants a handle that may write.
        File::options().write(true).open(&self.path).and_then(|file| file.sync_all()).map_err(wrong)?;
        match overwrite {
            Overwrite::Replace => fs::rename(&self.path, target).map_err(wrong)?,
            Overwrite::Refuse => rename_to_new(&self.path, target).map_err(wrong)?,
        }
        sync_folder(target).map_err(wrong)
    }
}

impl Drop for PartFile {
    fn drop(&mut self) {
        for ending in ["", "-journal", "-wal", "-shm"] {
            let _ = fs::remove_file(beside(&self.path, ending));
        }
    }
}

/// Gives a file a name that nobody has. A second name first: that is refused if one stands.
fn rename_to_new(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => fs::remove_file(from),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // Some disks know no second names.
        Err(_) if fs::symlink_metadata(to).is_ok() => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(from, to),
    }
}

/// Puts the new name on the disk with its folder. The file is whole by then, so a folder that may not be read, or a file
/// system that syncs no folders, is no failure; documents are written the same way (`nml_exchange::file::write`).
#[cfg(unix)]
fn sync_folder(file: &Path) -> io::Result<()> {
    let Some(folder) = file.parent() else { return Ok(()) };
    // A bare name means the current folder.
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let passed_over = |error: &io::Error| {
        matches!(
            error.kind(),
            io::ErrorKind::PermissionDenied | io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
        )
    };
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error) if !passed_over(&error) => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(not(unix))]
#[allow(clippy::unnecessary_wraps)]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
