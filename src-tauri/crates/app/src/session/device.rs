//! The key of this computer, with which what is made here is signed.

use nml_ledger::{DeviceKey, Secret};
use nml_store::device_secret;

use super::Session;
use crate::chance::Chance;

impl Session {
    /// What this computer signs with. None: its key cannot be read or kept. What is done then is unsigned, as a check of the
    /// book says, and nobody is kept from playing.
    pub(crate) fn secret(&self) -> Option<&Secret> {
        let kept = || {
            let seed = Chance::fresh().ok()?.secret();
            device_secret(self.data(), || seed).ok()
        };
        self.secret.get_or_init(kept).as_ref()
    }

    /// The key that goes with it.
    pub(crate) fn device_key(&self) -> Option<&DeviceKey> {
        self.secret().map(Secret::key)
    }
}
