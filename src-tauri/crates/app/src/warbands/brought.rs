//! What a file brings: a Warband read from any known format, and what happened to every line of it.

use nml_catalogue::Catalogue;
use nml_catalogue::text::NAME_CHARACTERS;
use nml_exchange::import::{Imported, Line, Source};
use nml_exchange::picture::Pictures;
use nml_warband::{Genesis, Model, Roster, check};
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::view::Share;
use crate::dropped::stem;
use crate::failure::Failure;
use crate::imports::Followed;
use crate::view::{called, entry_name, faction_name, spoken};

/// A Warband that was read and is not kept yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Brought {
    /// The number it has until it is kept or left.
    pub brought: u32,
    /// The file's name, or none if it was pasted.
    pub file: Option<String>,
    /// What the file was.
    pub source: Source,
    /// The same, as shown.
    pub format: String,
    /// Its name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
    /// Its variant's name.
    pub variant: Option<String>,
    /// Models on the roster, Mercenaries included.
    pub models: u32,
    /// Those who left for good.
    pub fallen: u32,
    /// Pieces of kit that nobody carries.
    pub arsenal: u32,
    /// It has fought: what is left is in its Strongbox.
    pub mustered: bool,
    /// What it costs in ducats, from its budget while it musters.
    pub ducats: Share,
    /// What it costs in Glory, from its budget while it musters.
    pub glory: Share,
    /// Ducats in the Strongbox, once the muster is closed.
    pub strongbox: Option<u32>,
    /// Glory unspent, once the muster is closed.
    pub unspent_glory: Option<u32>,
    /// Where the file and this program count differently.
    pub differences: Vec<Difference>,
    /// What nobody here knows.
    pub unmatched: BroughtLines,
    /// What is known and has no place in a Warband.
    pub ignored: BroughtLines,
    /// What stands in the Warband.
    pub matched: BroughtLines,
    /// Everything it breaks.
    pub violations: Vec<Breach>,
}

/// A sum that differs between the file and here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Difference {
    /// Of what.
    pub of: Currency,
    /// As the file has it.
    pub file: u32,
    /// As it is by this pack.
    pub here: u32,
}

/// The unit of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Currency {
    /// Ducats.
    Ducats,
    /// Glory.
    Glory,
}

/// Lines of the file with one verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BroughtLines {
    /// How many there are.
    pub count: u32,
    /// The first of them.
    pub lines: Vec<BroughtLine>,
}

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BroughtLine {
    /// What stands there.
    pub what: String,
    /// Where.
    pub place: String,
    /// Why it was taken, not known, or left.
    pub why: String,
    /// What it became, as shown.
    pub became: Option<String>,
    /// The model it belongs to.
    pub model: Option<String>,
}

/// A rule that is broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Breach {
    /// What is wrong, in a sentence.
    pub message: String,
    /// Where the rule stands.
    pub rule: String,
}

/// How many lines of one verdict the window gets.
const SHOWN: usize = 300;
/// What was read out of a file, as the window sees it; the roster itself goes with it, to be held.
///
/// # Errors
/// A name nobody can read.
pub(super) fn brought(
    file: Option<String>,
    followed: Followed,
    hold: impl FnOnce(&Roster, Pictures) -> u32,
) -> Result<Brought, Failure> {
    let Followed { imported, pack } = followed;
    let Imported { source, mut roster, pictures, report } = imported;
    // A list document has no name; its file does.
    let stem = file.as_deref().map(stem).filter(|stem| !stem.is_empty());
    if let (Source::List, Some(stem)) = (source, stem) {
        roster.name = stem.chars().take(NAME_CHARACTERS).collect();
    }
    Genesis::of(&roster).found()?;
    let catalogue = &*roster.own.over(&pack.catalogue);
    let brought = hold(&roster, pictures);
    let judged = check(&roster, catalogue);
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let differences = [
        (Currency::Ducats, report.stated.ducats, judged.total_ducats),
        (Currency::Glory, report.stated.glory, judged.total_glory),
    ];
    let named = Named::of(&roster, catalogue);
    Ok(Brought {
        brought,
        file,
        source,
        format: source.words().to_owned(),
        name: roster.name.clone(),
        faction: faction_name(catalogue, &roster.faction),
        variant: roster.variant.as_ref().map(|id| {
            catalogue.variant(&roster.faction, id).map_or_else(|| id.clone(), |variant| variant.name.clone())
        }),
        models: count(roster.size()),
        fallen: count(roster.fallen.len()),
        arsenal: count(roster.arsenal.len()),
        mustered: roster.mustered,
        ducats: Share { is: judged.total_ducats, of: judged.budget_ducats },
        glory: Share { is: judged.total_glory, of: judged.budget_glory },
        strongbox: roster.mustered.then_some(roster.strongbox),
        unspent_glory: roster.mustered.then_some(roster.glory),
        differences: differences
            .into_iter()
            .filter_map(|(of, file, here)| Some(Difference { of, file: file.filter(|file| *file != here)?, here }))
            .collect(),
        unmatched: named.lines(&report.unmatched),
        ignored: named.lines(&report.ignored),
        matched: named.lines(&report.matched),
        violations: judged.violations.into_iter().map(|v| Breach { message: said(&v.message), rule: v.rule }).collect(),
    })
}

/// The names of ids.
struct Named<'a> {
    roster: &'a Roster,
    catalogue: &'a Catalogue,
}

impl<'a> Named<'a> {
    const fn of(roster: &'a Roster, catalogue: &'a Catalogue) -> Self {
        Self { roster, catalogue }
    }

    fn lines(&self, lines: &[Line]) -> BroughtLines {
        let shown = lines.iter().take(SHOWN).map(|line| BroughtLine {
            what: line.what.clone(),
            place: line.place.clone(),
            why: line.why.clone(),
            became: line.became.as_deref().map(|became| self.became(became)),
            model: line.model.and_then(|id| self.model(id)),
        });
        BroughtLines { count: u32::try_from(lines.len()).unwrap_or(u32::MAX), lines: shown.collect() }
    }

    fn model(&self, id: u32) -> Option<String> {
        let gone = self.roster.fallen.iter().map(|fallen| &fallen.model);
        let model: &Model = self.roster.models.iter().chain(gone).find(|model| model.id == id)?;
        Some(called(model, self.roster, self.catalogue))
    }

    /// A kind and an id, such as `item pistol`, in words.
    fn became(&self, became: &str) -> String {
        let (kind, id) = became.split_once(' ').unwrap_or((became, ""));
        let id = id.split(' ').next().unwrap_or(id);
        match kind {
            "item" => self.catalogue.item(id).map_or_else(|| spoken(id), |item| item.name.clone()),
            "model" => entry_name(&Model { entry: id.to_owned(), ..Model::default() }, self.roster, self.catalogue),
            "faction" => faction_name(self.catalogue, id),
            _ => spoken(&became.replace([' ', '_'], "-")),
        }
    }
}
