//! A Warband as one document: its roster as it stands, without its history.

use nml_words::said;
use std::collections::BTreeMap;

use nml_warband::{Roster, well_formed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Unusable;
use crate::bounds::IMPORT_BYTES;
use crate::code;
use crate::format::ROSTER_FORMAT;
use crate::json;
use crate::picture::{self, Pictures};

/// Its version.
const VERSION: u32 = 1;

/// A Warband as one document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RosterDocument {
    /// Always `nml.roster`.
    pub format: String,
    /// The version of the format: 1.
    pub version: u32,
    /// The Warband.
    pub roster: Roster,
    /// The pictures of its models: small JPEGs in Base64, by the SHA-256 of their bytes.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pictures: BTreeMap<String, String>,
}

impl RosterDocument {
    /// The document of a roster, with as many of its pictures as fit: first those of models on the roster, then of the
    /// fallen, the last first.
    #[must_use]
    pub fn of(roster: Roster, pictures: &Pictures) -> Self {
        let mut carried = BTreeMap::new();
        let mut room = IMPORT_BYTES.saturating_sub(spelt(&roster) + FRAME);
        let fallen = roster.fallen.iter().rev().map(|fallen| &fallen.model);
        for hash in roster.models.iter().chain(fallen).filter_map(|model| model.portrait.as_ref()) {
            let Some(bytes) = pictures.get(hash).filter(|_| !carried.contains_key(hash)) else { continue };
            let text = picture::encoded(bytes);
            let Some(left) = room.checked_sub(text.len() + 2 * hash.len()) else { break };
            room = left;
            carried.insert(hash.clone(), text);
        }
        Self { format: ROSTER_FORMAT.to_owned(), version: VERSION, roster, pictures: carried }
    }
}

/// Bytes of a document around its roster and its pictures.
const FRAME: usize = 4096;

/// Bytes of a roster in a document that is laid out for people.
fn spelt(roster: &Roster) -> usize {
    let text = serde_json::to_string_pretty(roster).unwrap_or_default();
    text.len() + 2 * text.lines().count()
}

/// Reads one, whose value was looked at before.
pub(super) fn read(value: &Value, bytes: &[u8], what: &str) -> Result<(Roster, Pictures), Unusable> {
    json::version(what, value, VERSION)?;
    let document: RosterDocument = json::read(what, bytes, IMPORT_BYTES)?;
    well_formed(&document.roster)
        .map_err(|error| Unusable::at(code::OUT_OF_BOUNDS, what, "/roster", said(&error.message)))?;
    let mut pictures = Pictures::new();
    for (hash, text) in document.pictures {
        let place = format!("/pictures/{}", json::cut(&hash));
        let bytes = picture::decoded(&text)
            .ok_or_else(|| Unusable::at(code::WRONG_CONTENT, what, &place, "This is no JPEG in Base64."))?;
        picture::well_formed(&hash, &bytes, what, &place)?;
        // A picture of nobody in the Warband is useless to it.
        if document.roster.portraits().any(|portrait| portrait == hash) {
            pictures.insert(hash, bytes);
        }
    }
    Ok((document.roster, pictures))
}
