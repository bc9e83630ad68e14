//! Sheets for the table, as PDF with real text: a roster, model cards, a scenario, a quick reference, a chronicle.
//!
//! A sheet comes in with everything computed and worded; here it is only laid out. The templates (`*.typ`) are beside this
//! file and read the sheet as data, so no name is ever taken for markup. The words on the paper itself are in `sheets.ftl`,
//! in the language that is spoken when it is made (`words`). Equal sheets give equal bytes in a language.
//!
//! ```
//! use nml_exchange::print::{Imprint, Paper, blank_cards};
//! let printed = blank_cards(&Imprint { rules: "rules 1.0.2".into() }, Paper::A4)?;
//! assert!(printed.bytes.starts_with(b"%PDF-") && printed.pages == 1);
//! # Ok::<(), nml_exchange::Unusable>(())
//! ```
//!
//! A new kind of sheet needs a type that serializes, a template, and a function that passes the two to the press.

mod battle;
mod card;
mod chronicle;
mod emblem;
mod evening;
mod press;
mod reference;
mod roster;
mod scenario;
mod terrain;
#[cfg(test)]
mod tests;
mod words;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use battle::{BattleModel, BattleSheet, BattleSide};
pub use card::{Card, CardSheet, CardTrait, CardWeapon};
pub use chronicle::{
    ChronicleArt, ChronicleFace, ChronicleFigures, ChronicleGame, ChronicleHonour, ChroniclePlace, ChronicleSheet,
    ChronicleSide, Grave, Graves,
};
pub use emblem::emblem;
pub use evening::{EveningPairing, EveningSheet, EveningSide, EveningStandings};
pub use reference::{Chances, Column, Reference, Table};
pub use roster::{Experience, Figure, KitLine, RosterLine, RosterSheet, Stored};
pub use scenario::{Fact, Map, Mark, Outline, Point, ScenarioSheet, Scored, Sign, Spot, ZoneSide, Zoned};
pub use terrain::{Drawing, LegendLine, Look, Overlay, Piece};
pub use words::SENTENCES;

use crate::Unusable;

/// What made the file, in its metadata.
const CREATOR: &str = "No Man’s Ledger";

/// The size of the pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 in.
    Letter,
}

impl Paper {
    /// As the press knows it.
    const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "us-letter",
        }
    }
}

/// What the foot of each page says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Imprint {
    /// The rules that the sheet follows, such as `rules 1.0.2`.
    pub rules: String,
}

/// A PDF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The file.
    pub bytes: Vec<u8>,
    /// Its pages.
    pub pages: usize,
}

/// A name and what is said about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SheetLine")]
pub struct Named {
    /// As shown.
    pub name: String,
    /// May be empty.
    pub text: String,
}

impl Named {
    /// Both.
    #[must_use]
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { name: name.into(), text: text.into() }
    }
}

/// A chronicle with the graves that are drawn in it: a published page carries the same sheet, and draws for itself.
#[derive(Serialize)]
struct WithArt<'a> {
    #[serde(flatten)]
    sheet: &'a ChronicleSheet,
    graves: &'a [Option<Graves>],
    dead_faces: Vec<Option<String>>,
    holder_faces: Vec<Vec<Option<String>>>,
}

/// The pictures of a sheet, each once; a template asks for them by the names that this gives them.
struct Album(Vec<Vec<u8>>);

impl Album {
    fn name(&mut self, face: &ChronicleFace) -> String {
        let (bytes, ending) = match face {
            ChronicleFace::Portrait(bytes) => (bytes.as_slice(), "jpg"),
            ChronicleFace::Emblem(svg) => (svg.as_bytes(), "svg"),
        };
        let place = self.0.iter().position(|known| known == bytes).unwrap_or_else(|| {
            self.0.push(bytes.to_vec());
            self.0.len() - 1
        });
        format!("picture-{place}.{ending}")
    }

    fn names(&mut self, faces: &[Option<ChronicleFace>]) -> Vec<Option<String>> {
        faces.iter().map(|face| face.as_ref().map(|face| self.name(face))).collect()
    }
}

/// The roster of a Warband under its [`emblem`].
///
/// # Errors
/// `UNPRINTABLE`: it is larger than [`bounds`](crate::bounds) allow.
pub fn roster(sheet: &RosterSheet, emblem: String, imprint: &Imprint, paper: Paper) -> Result<Printed, Unusable> {
    press::press_with(press::ROSTER, &sheet.name, sheet, &[emblem.into_bytes()], imprint, paper)
}

/// A card for each model of a Warband, to be cut out.
///
/// # Errors
/// As [`roster`].
pub fn cards(sheet: &CardSheet, imprint: &Imprint, paper: Paper) -> Result<Printed, Unusable> {
    press::press_with(press::CARDS, &sheet.name, sheet, &sheet.pictures, imprint, paper)
}

/// A page of cards to be filled in by hand.
///
/// # Errors
/// Cannot happen in a program whose tests passed.
pub fn blank_cards(imprint: &Imprint, paper: Paper) -> Result<Printed, Unusable> {
    press::press(press::CARDS, "Blank cards", &CardSheet::default(), imprint, paper)
}

/// A scenario with its map and room for the terrain.
///
/// # Errors
/// As [`roster`].
pub fn scenario(sheet: &ScenarioSheet, imprint: &Imprint, paper: Paper) -> Result<Printed, Unusable> {
    press::press(press::SCENARIO, &sheet.name, sheet, imprint, paper)
}

/// The sheet of a battle that is fought on paper.
///
/// # Errors
/// As [`roster`].
pub fn battle_sheet(sheet: &BattleSheet, imprint: &Imprint, paper: Paper) -> Result<Printed, Unusable> {
    press::press(press::BATTLE, &sheet.name, sheet, imprint, paper)
}

/// The chronicle of a campaign, and what is drawn in it.
///
/// # Errors
/// As [`roster`].
pub fn chronicle(
    sheet: &ChronicleSheet,
    art: &ChronicleArt,
    imprint: &Imprint,
    paper: Paper,
) -> Result<Printed, Unusable> {
    let mut album = Album(art.emblems.iter().map(|emblem| emblem.clone().into_bytes()).collect());
    let dead_faces = album.names(&art.dead);
    let holder_faces = art.holders.iter().map(|faces| album.names(faces)).collect();
    let sheet = WithArt { sheet, graves: &art.graves, dead_faces, holder_faces };
    press::press_with(press::CHRONICLE, &sheet.sheet.name, &sheet, &album.0, imprint, paper)
}

/// The sheets of an evening.
///
/// # Errors
/// As [`roster`].
pub fn evening(sheet: &EveningSheet, imprint: &Imprint, paper: Paper) -> Result<Printed, Unusable> {
    let borne = sheet.standings.iter().flat_map(|campaign| &campaign.emblems);
    let emblems: Vec<Vec<u8>> = borne.map(|emblem| emblem.clone().into_bytes()).collect();
    press::press_with(press::EVENING, &sheet.name, sheet, &emblems, imprint, paper)
}

/// The quick reference.
///
/// # Errors
/// As [`roster`].
pub fn reference(sheet: &Reference, imprint: &Imprint, paper: Paper) -> Result<Printed, Unusable> {
    press::press(press::REFERENCE, &sheet.name, sheet, imprint, paper)
}
