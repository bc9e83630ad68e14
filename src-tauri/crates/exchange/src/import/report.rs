//! What happened to every line of a foreign file.

use std::collections::BTreeMap;

use nml_catalogue::text::NOTE_CHARACTERS;
use nml_warband::{MODEL_NOTES_MAX, Model, NOTES_MAX, Roster};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Unusable;
use crate::bounds::IMPORT_LINES;
use crate::code;
use crate::json::cut;

/// A line of a foreign file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// What stands there, shortened.
    pub what: String,
    /// Where: a JSON pointer (which serves for XML too), or the number of a line of text.
    pub place: String,
    /// Why it was taken, not known, or left.
    pub why: String,
    /// What it became: a kind and an id of the pack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub became: Option<String>,
    /// The model of the roster that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<u32>,
}

/// What a file itself says that its Warband is worth, if it does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stated {
    /// In ducats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ducats: Option<u32>,
    /// In Glory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glory: Option<u32>,
}

/// Everything that was found in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// It stands in the Warband now.
    pub matched: Vec<Line>,
    /// Nobody here knows what it means; it stays beside the Warband as a note.
    pub unmatched: Vec<Line>,
    /// It is known and has no place in a Warband.
    pub ignored: Vec<Line>,
    /// What the file itself says that the Warband is worth.
    #[serde(default)]
    pub stated: Stated,
}

/// How far a report had got at a moment.
#[derive(Clone, Copy)]
pub(super) struct Mark([usize; 3]);

impl Report {
    /// Something that was taken.
    pub(super) fn matched(&mut self, what: &str, place: &str, why: &str, became: impl Into<String>) {
        self.matched.push(Line { became: Some(became.into()), ..line(what, place, why) });
    }

    /// Something that nobody here knows.
    pub(super) fn unmatched(&mut self, what: &str, place: &str, why: impl AsRef<str>) {
        self.unmatched.push(line(what, place, why.as_ref()));
    }

    /// Something known that has no place.
    pub(super) fn ignored(&mut self, what: &str, place: &str, why: impl AsRef<str>) {
        self.ignored.push(line(what, place, why.as_ref()));
    }

    /// How far it has got.
    pub(super) fn mark(&self) -> Mark {
        Mark([self.matched.len(), self.unmatched.len(), self.ignored.len()])
    }

    /// What was added since then belongs to a model.
    pub(super) fn belongs(&mut self, since: Mark, model: u32) {
        for (lines, from) in [&mut self.matched, &mut self.unmatched, &mut self.ignored].into_iter().zip(since.0) {
            lines.iter_mut().skip(from).for_each(|line| line.model = Some(model));
        }
    }

    /// What was not matched below a place, and belongs to nobody yet, belongs to the model that stands there.
    pub(super) fn claim(&mut self, place: &str, model: u32) {
        for line in self.unmatched.iter_mut().filter(|line| line.model.is_none()) {
            if line.place.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')) {
                line.model = Some(model);
            }
        }
    }

    /// The unmatched lines as notes, beside the models of a roster that they belong to and beside the roster itself; if
    /// there are too many, the last one says how many more.
    pub(super) fn note(&self, roster: &mut Roster) {
        let mut beside: BTreeMap<Option<u32>, Vec<String>> = BTreeMap::new();
        let gone = roster.fallen.iter_mut().map(|fallen| &mut fallen.model);
        let mut models: BTreeMap<u32, &mut Model> =
            roster.models.iter_mut().chain(gone).map(|model| (model.id, model)).collect();
        for line in &self.unmatched {
            let whose = line.model.filter(|id| models.contains_key(id));
            let note: String = format!("{}: {}", line.what, line.why).chars().take(NOTE_CHARACTERS).collect();
            beside.entry(whose).or_default().push(note);
        }
        for (whose, notes) in beside {
            match whose.and_then(|id| models.get_mut(&id)) {
                Some(model) => model.notes = few(notes, MODEL_NOTES_MAX),
                None => roster.notes = few(notes, NOTES_MAX),
            }
        }
    }

    /// A report that is too long helps nobody.
    pub(super) fn bounded(&self, what: &str) -> Result<(), Unusable> {
        let lines = self.matched.len() + self.unmatched.len() + self.ignored.len();
        if lines > IMPORT_LINES {
            let message = format!("There are {lines} lines to report: {IMPORT_LINES} at most.");
            return Err(Unusable::whole(code::TOO_MANY, what, message));
        }
        Ok(())
    }
}

/// This many notes at most; the last one says how many more there were.
fn few(mut notes: Vec<String>, most: usize) -> Vec<String> {
    let all = notes.len();
    if all > most {
        notes.truncate(most.saturating_sub(1));
        notes.push(format!("and {} lines more that were not matched", all - notes.len()));
    }
    notes
}

fn line(what: &str, place: &str, why: &str) -> Line {
    Line { what: readable(what), place: readable(place), why: readable(why), became: None, model: None }
}

/// Short, on one line, without anything that hides or turns the reading.
fn readable(text: &str) -> String {
    let seen: String =
        text.trim().chars().filter(|c| !nml_catalogue::text::is_invisible(*c)).take(NOTE_CHARACTERS).collect();
    if seen.chars().count() > 120 {
        cut(&seen)
    } else {
        seen.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
    }
}
