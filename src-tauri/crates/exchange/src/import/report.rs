//! What became of every line of a foreign file.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Unusable;
use crate::bounds::{IMPORT_LINES, NOTE_CHARACTERS, NOTES_MAX};
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
}

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

    /// The unmatched lines as notes beside a roster; when there are too many, the last one says how many more.
    pub(super) fn notes(&self) -> Vec<String> {
        let note = |line: &Line| {
            let text = format!("{} ({}): {}", line.what, line.place, line.why);
            text.chars().take(NOTE_CHARACTERS).collect::<String>()
        };
        let all = self.unmatched.len();
        let kept = if all > NOTES_MAX { NOTES_MAX.saturating_sub(1) } else { all };
        let mut notes: Vec<String> = self.unmatched.iter().take(kept).map(note).collect();
        if all > kept {
            notes.push(format!("and {} lines more that were not matched", all - kept));
        }
        notes
    }

    /// A report that is too long tells nobody anything.
    pub(super) fn bounded(&self, what: &str) -> Result<(), Unusable> {
        let lines = self.matched.len() + self.unmatched.len() + self.ignored.len();
        if lines > IMPORT_LINES {
            let message = format!("{lines} lines to report; {IMPORT_LINES} at most");
            return Err(Unusable::whole("TOO_MANY", what, message));
        }
        Ok(())
    }
}

fn line(what: &str, place: &str, why: &str) -> Line {
    Line { what: readable(what), place: readable(place), why: readable(why), became: None }
}

/// Short, on one line, and nothing in it that hides or turns the reading.
fn readable(text: &str) -> String {
    let seen: String =
        text.trim().chars().filter(|c| !nml_rules::text::is_invisible(*c)).take(NOTE_CHARACTERS).collect();
    if seen.chars().count() > 120 {
        cut(&seen)
    } else {
        seen.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
    }
}
