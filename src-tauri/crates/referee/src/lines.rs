//! What a roll should list, compared with what it lists.

use serde_json::Value;

use crate::json::Read;
use crate::truth::Truth;

/// A modifier that a roll should list.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub kind: &'static str,
    /// `None` if the log does not tell the number.
    pub value: Option<i64>,
    pub name: String,
    pub rule: &'static str,
    pub sure: Truth,
}

/// All that a roll should list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lines(pub Vec<Line>);

impl Lines {
    /// Adds a line, unless its value is 0.
    pub(crate) fn add(&mut self, kind: &'static str, value: i64, name: &str, rule: &'static str, sure: Truth) {
        if value != 0 && sure.maybe() {
            self.0.push(Line { kind, value: Some(value), name: name.to_owned(), rule, sure });
        }
    }

    /// A line whose number nobody can tell from the log.
    pub(crate) fn perhaps(&mut self, kind: &'static str, name: &str, rule: &'static str) {
        self.0.push(Line { kind, value: None, name: name.to_owned(), rule, sure: Truth::Unsure });
    }

    /// What must be listed and is missing, and what is listed although nothing brings it.
    pub(crate) fn held_against<'v>(&self, listed: &'v [Value]) -> (Vec<Line>, Vec<&'v Value>) {
        let mut left: Vec<&Value> = listed.iter().collect();
        let mut missing = Vec::new();
        let mut take = |line: &Line| {
            let place = left.iter().position(|l| {
                l.text("kind") == line.kind
                    && l.text("name") == line.name
                    && line.value.is_none_or(|value| value == l.number("value"))
            });
            place.map(|at| left.remove(at)).is_some()
        };
        let (sure, unsure): (Vec<&Line>, Vec<&Line>) = self.0.iter().partition(|line| line.sure.sure());
        for line in sure {
            if !take(line) {
                missing.push(line.clone());
            }
        }
        unsure.into_iter().for_each(|line| {
            take(line);
        });
        (missing, left)
    }
}

/// The sum of what is listed of a kind.
pub(crate) fn net(listed: &[Value], kind: &str) -> i64 {
    listed.iter().filter(|l| l.text("kind") == kind).map(|l| l.number("value")).sum()
}
