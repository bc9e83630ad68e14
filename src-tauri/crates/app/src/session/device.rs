//! The key of this computer, which signs what is made here.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use nml_ledger::{DeviceKey, Secret};
use nml_store::{Error, device_secret, device_secret_file, known_device_secret};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Session;
use crate::chance::Chance;
use crate::failure::Failure;
use crate::guests;
use crate::words::device as say;

/// Where the key lies, and what it is once it was read.
#[derive(Default)]
pub(super) struct SigningKey {
    /// The folder, or `None` for that of the session's data.
    folder: Option<PathBuf>,
    read: Mutex<Read>,
}

#[derive(Default)]
struct Read {
    secret: Option<Arc<Secret>>,
    /// Why there is no key.
    trouble: Option<String>,
}

/// The key of this computer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThisComputer {
    /// The key, 64 hexadecimal digits. None if nothing was signed here yet, or it cannot be read.
    pub key: Option<String>,
    /// Its beginning, for people who compare two.
    pub key_short: Option<String>,
    /// Why nothing is signed, and what to do, in words, or none if all is well.
    pub trouble: Option<String>,
}

/// The key of this computer, and what is wrong with it. This makes no key.
///
/// # Errors
/// None.
pub fn this_computer(session: &Session, (): ()) -> Result<ThisComputer, Failure> {
    let key = session.known_key();
    let trouble = session.read().trouble.clone();
    Ok(ThisComputer { key: key.map(|key| key.to_string()), key_short: key.map(|key| key.short()), trouble })
}

/// Why nothing can be signed with the key in a folder, and what to do. `None` if it can.
#[must_use]
pub fn signing_trouble(folder: &Path) -> Option<String> {
    known_device_secret(folder).err().map(|error| told(folder, error))
}

/// What is wrong with the key in a folder, and what to do, in one sentence.
fn told(folder: &Path, error: Error) -> String {
    let path = device_secret_file(folder).display().to_string();
    if matches!(error, Error::NotBook(..)) { say::harmed(path) } else { say::unread(path, error.to_string()) }
}

impl Session {
    /// The same session, which signs with the key in this folder.
    #[must_use]
    pub fn signing_from(self, folder: Option<PathBuf>) -> Self {
        Self { signing: SigningKey { folder, ..SigningKey::default() }, ..self }
    }

    /// What this computer signs with. `None` if its key can be neither read nor kept. Entries then stay unsigned, as a
    /// check of the book says: a game goes on without a key.
    pub(crate) fn secret(&self) -> Option<Arc<Secret>> {
        let mut read = self.read();
        // What failed once is tried again: the disk may have been full.
        if read.secret.is_none() {
            let seed = Chance::fresh().ok()?.secret();
            self.note(&mut read, device_secret(self.key_folder(), || seed).map(Some));
        }
        read.secret.clone()
    }

    /// The key of this computer, if it has one; this makes no key.
    pub(crate) fn known_key(&self) -> Option<DeviceKey> {
        // A guest at another device asks nothing of this one.
        if guests::is_asking() {
            return None;
        }
        let mut read = self.read();
        if read.secret.is_none() {
            self.note(&mut read, known_device_secret(self.key_folder()));
        }
        read.secret.as_ref().map(|secret| *secret.key())
    }

    fn note(&self, read: &mut Read, found: Result<Option<Secret>, Error>) {
        *read = match found {
            Ok(secret) => Read { secret: secret.map(Arc::new), trouble: None },
            Err(error) => Read { secret: None, trouble: Some(told(self.key_folder(), error)) },
        };
    }

    fn read(&self) -> MutexGuard<'_, Read> {
        self.signing.read.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn key_folder(&self) -> &Path {
        self.signing.folder.as_deref().unwrap_or_else(|| self.data())
    }
}
