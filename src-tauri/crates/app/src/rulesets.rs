//! The rulings, and the rulesets that a battle may use: those of the product and the book's own.

use nml_catalogue::ruleset::{self, Ruleset, RulesetError};
use nml_catalogue::ruling::{RULINGS, Reading, Ruling, Rulings};
use nml_store::{Batch, Book, Pack, PackKind};
use nml_words::rulings;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::words::rulesets as say;

/// The most rulesets of a book's own.
pub const OWN_MAX: usize = 50;

/// A ruling with all its readings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulingLine {
    /// Such as `C-10`.
    pub id: String,
    /// Its key in a ruleset, such as `charge_cap`.
    pub key: String,
    /// What is asked, in one sentence.
    pub question: String,
    /// The readings, the default first. If there is one alone, the sources differ, but nothing depends on it.
    pub readings: Vec<Answer>,
}

/// A reading of a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Its name in a ruleset, such as `no_cap`.
    pub name: String,
    /// What it says.
    pub meaning: String,
    /// Which sources have the rule like this, such as `DR p.36`, the weightiest first; empty if no source spells it
    /// out.
    pub sources: Vec<String>,
}

impl Answer {
    fn new(ruling: &Ruling, reading: &Reading) -> Self {
        let sources = reading.sources.iter().map(|&source| source.to_owned()).collect();
        Self { name: reading.name.to_owned(), meaning: rulings::meaning(ruling, reading), sources }
    }
}

/// A ruleset in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesetLine {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The book's own, which may be changed.
    pub own: bool,
    /// Where its readings differ from the default ones; may be empty.
    pub differs: Vec<ReadingLine>,
}

/// A reading that is not the default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadingLine {
    /// The ruling, such as `C-10`.
    pub ruling: String,
    /// Its key, such as `charge_cap`.
    pub key: String,
    /// The name of the reading chosen.
    pub name: String,
    /// What is asked.
    pub question: String,
    /// How this ruleset answers.
    pub reading: String,
    /// What the default answer is.
    pub usual: String,
}

/// A ruleset of the book's own, as somebody wants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnRuleset {
    /// Which one is changed, or none for a new one.
    #[serde(default)]
    pub id: Option<String>,
    /// As shown.
    pub name: String,
    /// Where its readings differ: key of the ruling, name of the reading.
    pub readings: Vec<(String, String)>,
}

/// All rulings.
///
/// # Errors
/// None.
pub fn rulings(_: &Session, (): ()) -> Result<Vec<RulingLine>, Failure> {
    Ok(RULINGS
        .iter()
        .map(|ruling| RulingLine {
            id: ruling.id.to_owned(),
            key: ruling.key.to_owned(),
            question: rulings::question(ruling),
            readings: ruling.readings.iter().map(|reading| Answer::new(ruling, reading)).collect(),
        })
        .collect())
}

/// The rulesets: those that came with the product, the official one first, then the book's own.
///
/// # Errors
/// `UNREADABLE_RULESET`, or when the book cannot be read.
pub fn rulesets(session: &Session, (): ()) -> Result<Vec<RulesetLine>, Failure> {
    let shipped = ruleset::shipped().map_err(|error| failed(&error))?;
    let own = session.with_book(|book| own(book))?;
    let shipped = shipped.iter().map(|ruleset| line(ruleset, false));
    Ok(shipped.chain(own.iter().map(|ruleset| line(ruleset, true))).collect())
}

/// Makes a ruleset of the book's own, or changes one. Battles that began under it keep the old one.
///
/// # Errors
/// `UNKNOWN_RULESET`, `UNKNOWN_READING`, `RULESET_NAME`, `NAME_TAKEN`, `TOO_MANY`.
pub fn ruleset_save(session: &Session, wanted: OwnRuleset) -> Result<Vec<RulesetLine>, Failure> {
    let mut rulings = Rulings::default();
    for (key, name) in &wanted.readings {
        rulings
            .set(key, name)
            .map_err(|error| Failure::new(code::UNKNOWN_READING, say::unknown_reading(error.to_string())))?;
    }
    let chance = session.chance()?.sixteen();
    let pack = session.with_book(|book| {
        let kept = own(book)?;
        let (id, revision) = match &wanted.id {
            Some(id) => {
                let old = kept.iter().find(|ruleset| ruleset.id.as_str() == id).ok_or_else(|| unknown(id))?;
                (id.clone(), old.revision.saturating_add(1))
            }
            None if kept.len() >= OWN_MAX => {
                return Err(Failure::new(code::TOO_MANY, say::too_many(OWN_MAX)));
            }
            None => (format!("own-{}", nml_ledger::to_hex(&chance)), 0),
        };
        let mut ruleset = Ruleset::new(id, wanted.name.trim(), rulings).map_err(|error| failed(&error))?;
        ruleset.revision = revision;
        let same = |other: &Ruleset| other.name == ruleset.name && other.id != ruleset.id;
        if kept.iter().chain(&ruleset::shipped().map_err(|error| failed(&error))?).any(same) {
            return Err(Failure::new(code::NAME_TAKEN, say::name_taken(ruleset.name.to_string())));
        }
        let bytes = serde_json::to_vec(&ruleset)
            .map_err(|error| Failure::new(code::UNREADABLE, say::not_written(error.to_string())))?;
        Ok(Pack { kind: PackKind::Ruleset, name: ruleset.id.as_str().to_owned(), bytes })
    })?;
    session.append(&Batch { packs: vec![pack], ..Batch::at(crate::clock::now()) })?;
    rulesets(session, ())
}

/// The ruleset with this id, as it stands now: one that came with the product, or the book's own.
///
/// # Errors
/// `UNKNOWN_RULESET`.
pub fn of_book(session: &Session, id: &str) -> Result<Ruleset, Failure> {
    match ruleset::find(id) {
        Ok(ruleset) => Ok(ruleset),
        Err(RulesetError::Unknown { .. }) => {
            let own = session.with_book(|book| own(book))?;
            own.into_iter().find(|ruleset| ruleset.id.as_str() == id).ok_or_else(|| unknown(id))
        }
        Err(error) => Err(failed(&error)),
    }
}

/// The newest state of each ruleset of the book's own, in the order they were made.
fn own(book: &Book) -> Result<Vec<Ruleset>, Failure> {
    let mut own: Vec<Ruleset> = Vec::new();
    for info in book.packs()?.into_iter().filter(|info| info.kind == PackKind::Ruleset) {
        let Some(bytes) = book.pack(&info.hash)? else { continue };
        // One that a later program wrote does not keep the others from being used.
        let Ok(ruleset) = Ruleset::read(&String::from_utf8_lossy(&bytes)) else { continue };
        match own.iter_mut().find(|kept| kept.id == ruleset.id) {
            Some(kept) if kept.revision < ruleset.revision => *kept = ruleset,
            Some(_) => {}
            None => own.push(ruleset),
        }
    }
    Ok(own)
}

fn failed(error: &RulesetError) -> Failure {
    Failure::new(code::of_ruleset(error), error.to_string())
}

fn unknown(id: &str) -> Failure {
    Failure::new(code::UNKNOWN_RULESET, say::unknown(id))
}

fn line(ruleset: &Ruleset, own: bool) -> RulesetLine {
    let differs = ruleset.rulings.differing().into_iter().filter_map(|(key, chosen)| {
        let ruling = Ruling::with_key(key)?;
        let reading = ruling.readings.iter().find(|reading| reading.name == chosen)?;
        Some(ReadingLine {
            ruling: ruling.id.to_owned(),
            key: key.to_owned(),
            name: chosen.to_owned(),
            question: rulings::question(ruling),
            reading: rulings::meaning(ruling, reading),
            usual: rulings::meaning(ruling, ruling.default_reading()?),
        })
    });
    RulesetLine {
        id: ruleset.id.as_str().to_owned(),
        name: ruleset.name.as_str().to_owned(),
        own,
        differs: differs.collect(),
    }
}
