//! Warbands in the formats of other programs, and in our own.
//!
//! If a format has no words for something, we leave it out and say so. We find out by trying: what was written is read again,
//! as by an [`import`](crate::import), and everything that does not come back the same is named.
//!
//! ```
//! use nml_exchange::export::{Form, export};
//! use nml_exchange::picture::Pictures;
//! let shipped = nml_exchange::pack::embedded()?;
//! let (roster, _) = nml_exchange::list::read(
//!     br#"{"faction": "new-antioch", "models": [{"model": "lieutenant", "items": ["pistol"]}]}"#,
//!     &shipped.catalogue,
//! )?;
//! let text = export(&roster, &Pictures::new(), &shipped.catalogue, Form::Text)?;
//! assert!(String::from_utf8_lossy(&text.bytes).contains("• Equipment: Pistol"));
//! assert_eq!(text.left_out, Vec::<String>::new());
//! # Ok::<(), nml_exchange::Unusable>(())
//! ```

mod back;
mod new_recruit;
mod text;
mod tts;
mod written;

use nml_catalogue::Catalogue;
use nml_warband::Roster;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Unusable;
use crate::code;
use crate::import::{self, RosterDocument};
use crate::picture::Pictures;

/// A format that a Warband can be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// Text for people, such as for a chat; laid out as Trench Companion does.
    Text,
    /// A roster in XML as New Recruit and BattleScribe have it: a candidate, because nobody has proven that New Recruit
    /// opens a roster that another program wrote.
    NewRecruit,
    /// For the tabletop simulator, as Trench Companion writes it.
    Tts,
    /// One document of this program, with all there is.
    Native,
}

impl Form {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Text, Self::NewRecruit, Self::Tts, Self::Native];

    /// The ending of its files.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::NewRecruit => "ros",
            Self::Tts | Self::Native => "json",
        }
    }
}

/// A Warband as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The file.
    pub bytes: Vec<u8>,
    /// What does not come back when the file is imported here, a line each.
    pub left_out: Vec<String>,
}

/// Writes a Warband; only [`Form::Native`] has a place for the pictures of its models.
///
/// # Errors
/// `UNKNOWN_FACTION` if the pack does not know its faction or variant; `UNWRITABLE`.
pub fn export(roster: &Roster, pictures: &Pictures, catalogue: &Catalogue, form: Form) -> Result<Exported, Unusable> {
    let pack = catalogue;
    let catalogue = &*roster.own.over(pack);
    let bytes = match form {
        Form::Text => text::write(&written::Written::of(roster, catalogue)?)?.into_bytes(),
        Form::NewRecruit => new_recruit::write(&written::Written::of(roster, catalogue)?)?.into_bytes(),
        Form::Tts => pretty(&tts::write(&written::Written::of(roster, catalogue)?)?)?,
        Form::Native => pretty(&RosterDocument::of(roster.clone(), pictures))?,
    };
    let left_out = match import::read(&bytes, "the export", pack) {
        Ok(imported) => {
            let mut lost = back::lost(roster, &imported.roster, catalogue);
            lost.extend(back::unpictured(pictures, &imported).filter(|_| form == Form::Native));
            lost
        }
        Err(error) => vec![format!("nothing of it can be imported here again: {}", error.message)],
    };
    Ok(Exported { bytes, left_out })
}

fn pretty(document: &impl Serialize) -> Result<Vec<u8>, Unusable> {
    serde_json::to_vec_pretty(document)
        .map_err(|error| Unusable::whole(code::UNWRITABLE, "the Warband", format!("It cannot be written: {error}.")))
}
