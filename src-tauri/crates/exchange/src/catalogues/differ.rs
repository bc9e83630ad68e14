//! A figure of the pack beside that of a catalogue.

use std::fmt::Display;

use super::document::At;
use super::limit::Limits;
use super::reading::Reading;
use super::report::{Field, Verdict};
use super::words;

/// The row that is compared.
pub(super) struct Beside<'r, 'a> {
    pub(super) reading: &'r Reading<'a>,
    /// The node that is about it.
    pub(super) at: At,
    /// As the report names it.
    pub(super) row: String,
    /// Whether anything differs.
    pub(super) differs: bool,
}

impl<'r, 'a> Beside<'r, 'a> {
    pub(super) fn new(reading: &'r Reading<'a>, at: At, row: String) -> Self {
        Self { reading, at, row, differs: false }
    }

    /// Takes the figure of the catalogue over, and says so if it is another one.
    pub(super) fn put<T: PartialEq + Clone>(
        &mut self,
        field: Field,
        ours: &mut T,
        theirs: T,
        shown: impl Fn(&T) -> String,
    ) {
        if *ours != theirs {
            self.say(Verdict::Changed, field, shown(&theirs), shown(ours), field.words());
            *ours = theirs;
            self.differs = true;
        }
    }

    /// Takes over the most that there may be. A limit that the catalogue does not name, or that goes by how many of
    /// something there are, stays.
    pub(super) fn most(&mut self, field: Field, ours: &mut Option<u16>, limits: &Limits) {
        if *ours == limits.most {
            return;
        }
        match (limits.grows, limits.most) {
            (true, most) => self.keep(field, or_none(most.as_ref()), or_none(ours.as_ref()), words::limit_grows()),
            (false, None) => self.keep(field, "-", or_none(ours.as_ref()), words::no_limit()),
            (false, most) => self.put(field, ours, most, |most| or_none(most.as_ref())),
        }
    }

    /// A difference that the candidate does not follow.
    pub(super) fn keep(&self, field: Field, theirs: impl Into<String>, ours: impl Into<String>, why: String) {
        self.say(Verdict::Kept, field, theirs.into(), ours.into(), words::of_field(field.words(), why));
    }

    fn say(&self, verdict: Verdict, field: Field, theirs: String, ours: String, why: String) {
        let mut line = self.reading.line(verdict, self.at, why);
        line.row = Some(self.row.clone());
        line.field = Some(field);
        (line.theirs, line.ours) = (Some(theirs), Some(ours));
        self.reading.say(line);
    }
}

/// A figure, or a stroke if there is none.
pub(super) fn or_none<T: Display>(figure: Option<&T>) -> String {
    figure.map_or_else(|| "-".to_owned(), ToString::to_string)
}

/// Words in a row, or a stroke if there are none.
pub(super) fn in_a_row<T: Display>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    if all.is_empty() { "-".to_owned() } else { all.join(", ") }
}
