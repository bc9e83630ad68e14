//! The key of this computer, with which what is made here is signed.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use nml_ledger::Secret;
use nml_store::device_secret;

use super::Session;
use crate::chance::Chance;

/// Where the key lies, and what it is once it was read.
#[derive(Default)]
pub(super) struct SigningKey {
    /// The folder; none: that of the session's data.
    folder: Option<PathBuf>,
    read: Mutex<Option<Arc<Secret>>>,
}

impl Session {
    /// The same session, which signs with the key in this folder.
    #[must_use]
    pub fn signing_from(self, folder: Option<PathBuf>) -> Self {
        Self { signing: SigningKey { folder, ..SigningKey::default() }, ..self }
    }

    /// What this computer signs with. None: its key can be neither read nor kept. What is done then is not signed, as a check
    /// of the book says: a game goes on without a key.
    pub(crate) fn secret(&self) -> Option<Arc<Secret>> {
        let mut read = self.signing.read.lock().unwrap_or_else(PoisonError::into_inner);
        // What failed once is tried again: the disk may have been full.
        if read.is_none() {
            let seed = Chance::fresh().ok()?.secret();
            let folder = self.signing.folder.as_deref().unwrap_or_else(|| self.data());
            *read = device_secret(folder, || seed).ok().map(Arc::new);
        }
        read.clone()
    }
}
