//! What this program is, and that it shows its window.

use std::sync::atomic::Ordering;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Session;
use crate::failure::Failure;
use crate::packs::PackLine;

/// What this program is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The program's version.
    pub version: String,
    /// The version of the rules that it follows, as its pack says.
    pub rules_version: String,
    /// The packs it brings.
    pub packs: Vec<PackLine>,
}

/// Says what this program is.
///
/// # Errors
/// `BAD_PACK`.
pub fn about(session: &Session, (): ()) -> Result<About, Failure> {
    Ok(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules_version: session.catalogue()?.pack().manifest.rules_version.clone(),
        packs: session.packs()?.all()?.iter().map(|pack| PackLine::of(pack, true)).collect(),
    })
}

/// The window says that its first screen is shown and can be used.
///
/// # Errors
/// None.
pub fn ui_ready(session: &Session, (): ()) -> Result<(), Failure> {
    session.shown.store(true, Ordering::Relaxed);
    Ok(())
}
