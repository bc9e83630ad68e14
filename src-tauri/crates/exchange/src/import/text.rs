//! Trench Companion's text for people: it has only names, so a name counts only if it can mean just one thing.

use super::found::{Found, FoundModel, Purse, Sort, Standing, Sum, Thing};
use super::report::Stated;
use super::table::{Meaning, Table, Whose};
use crate::Unusable;
use crate::bounds::IMPORT_LINES;
use crate::code;
use crate::json::cut;

/// Why a line stays as a note that is not a name.
pub(super) const UNREAD: &str = "what it says is not known here";
/// Names joined by commas in one line.
const NAMES_MAX: usize = 100;

/// Whether a text looks like one of these.
pub(super) fn is_one(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.next().is_some_and(|line| heading(line).is_some())
        && lines.next().is_some_and(|line| line.starts_with("Faction:"))
}

/// Reads the text.
pub(super) fn read(text: &str, what: &str) -> Result<Found, Unusable> {
    let table = Table::shipped(Whose::TrenchCompanion)?;
    let mut reader = Reader { table: &table, found: Found::new(Whose::TrenchCompanion, what), section: Section::Head };
    for (index, line) in text.lines().enumerate() {
        if index >= IMPORT_LINES {
            return Err(Unusable::whole(code::TOO_MANY, what, format!("The file has more than {IMPORT_LINES} lines.")));
        }
        let line = line.trim();
        if !line.is_empty() && reader.section != Section::End {
            reader.line(line, &format!("line {}", index + 1));
        }
    }
    Ok(reader.found)
}

/// What the lines below a heading are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Head,
    Models { elite: bool, standing: Standing },
    Stash,
    Unknown,
    End,
}

struct Reader<'a> {
    table: &'a Table,
    found: Found,
    section: Section,
}

impl Reader<'_> {
    fn line(&mut self, line: &str, place: &str) {
        if line == "---" {
            self.section = Section::End;
        } else if let Some(title) = heading(line) {
            self.heading(title, place);
        } else if let Some(bullet) = line.strip_prefix(['•', '*', '-']) {
            self.bullet(bullet.trim(), place);
        } else {
            match self.section {
                Section::Head => self.head(line, place),
                Section::Models { elite, standing } => self.model(line, elite, standing, place),
                Section::Stash => self.names(line, Sort::Item, place),
                Section::Unknown => self.found.report.unmatched(line, place, "it stands below an unknown heading"),
                Section::End => {}
            }
        }
    }

    fn heading(&mut self, title: &str, place: &str) {
        // The first one is the Warband's name, in any words.
        if self.found.name.is_none() {
            self.found.name = Some(title.to_owned());
            return;
        }
        let models = |elite, standing| Section::Models { elite, standing };
        self.section = match title.to_lowercase().as_str() {
            "elites" | "elite" => models(true, Standing::Active),
            "troops" | "troop" | "mercenaries" => models(false, Standing::Active),
            "reserves" | "reserve" | "reserved" => models(false, Standing::Reserve),
            "dead" => models(false, Standing::Gone("dead")),
            "lost" => models(false, Standing::Gone("lost")),
            "stash" | "arsenal" | "armoury" | "equipment" => Section::Stash,
            _ => {
                self.found.report.unmatched(title, place, "an unknown heading");
                Section::Unknown
            }
        };
    }

    /// Faction, rating and Patron.
    fn head(&mut self, line: &str, place: &str) {
        match line.split_once(':').map(|(key, value)| (key.trim(), value.trim())) {
            Some(("Faction", name)) => self.found.things.push(Thing::one("", name, place).of(Sort::Faction)),
            Some(("Patron", "-" | "")) => {}
            Some(("Patron", name)) => self.found.things.push(Thing::one("", name, place).of(Sort::Patron)),
            Some(("Rating", worth)) => {
                let sum = |of: &str| {
                    let part = worth.split('|').map(str::trim).find_map(|part| part.strip_suffix(of))?;
                    part.trim().parse().ok()
                };
                self.found.report.stated = Stated { ducats: sum("Ducats"), glory: sum("Glory") };
                let why = "what a Warband is worth follows from the prices of this pack";
                self.found.report.ignored(line, place, why);
            }
            Some(("Strongbox" | "Ducats", sum)) => self.sum(Purse::Strongbox, sum, line, place),
            Some(("Glory", sum)) => self.sum(Purse::Glory, sum, line, place),
            _ => self.found.report.unmatched(line, place, UNREAD),
        }
    }

    fn sum(&mut self, purse: Purse, sum: &str, line: &str, place: &str) {
        match sum.split_whitespace().next().and_then(|number| number.parse().ok()) {
            Some(amount) => self.found.money.push(Sum { purse, amount, place: place.to_owned() }),
            None => self.found.report.unmatched(line, place, "expected a whole number"),
        }
    }

    /// `Entry`, or `the player's name - Entry`.
    fn model(&mut self, line: &str, elite: bool, standing: Standing, place: &str) {
        let known = |name: &str| self.table.named(name, is_model).is_ok();
        let (name, entry) = match line.rsplit_once(" - ") {
            Some((name, entry)) if !known(line) => (Some(name.trim().to_owned()), entry.trim()),
            Some(_) | None => (None, line),
        };
        let entry = Thing::one("", entry, place).of(Sort::Model);
        self.found.models.push(FoundModel { entry, name, elite, standing, ..FoundModel::default() });
    }

    /// What the model above has, or what lies in the stash.
    fn bullet(&mut self, bullet: &str, place: &str) {
        let Some((key, value)) = bullet.split_once(':').map(|(key, value)| (key.trim(), value.trim())) else {
            match self.section {
                Section::Stash => self.names(bullet, Sort::Item, place),
                Section::Head | Section::Models { .. } | Section::Unknown | Section::End => {
                    self.found.report.unmatched(bullet, place, UNREAD);
                }
            }
            return;
        };
        match key {
            "Equipment" => self.names(value, Sort::Item, place),
            "Skills" | "Advancements" => self.names(value, Sort::Skill, place),
            "Injuries" => self.names(value, Sort::Mark, place),
            "Upgrades" => self.names(value, Sort::Option, place),
            "Cost" => self.found.report.ignored(bullet, place, "prices follow from this pack"),
            "Experience" | "XP" => match (value.parse(), self.found.models.last_mut()) {
                (Ok(points), Some(model)) => model.experience = points,
                _ => self.found.report.unmatched(bullet, place, "expected experience points of a model"),
            },
            _ => match (self.section, self.found.models.last_mut()) {
                (Section::Models { .. }, Some(model)) => model.unread.push((bullet.to_owned(), place.to_owned())),
                _ => self.found.report.unmatched(bullet, place, UNREAD),
            },
        }
    }

    /// Names joined by commas. A name may hold a comma itself: the longest one that is known is taken.
    fn names(&mut self, line: &str, sort: Sort, place: &str) {
        let parts: Vec<&str> = line.split(',').map(str::trim).filter(|part| !matches!(*part, "" | "-")).collect();
        if parts.len() > NAMES_MAX {
            let why = format!("more than {NAMES_MAX} names in one line");
            return self.found.report.unmatched(&cut(line), place, why);
        }
        let mut rest = parts.as_slice();
        while !rest.is_empty() {
            let joined = |count: usize| rest.get(..count).unwrap_or_default().join(", ");
            let known = (1..=rest.len().min(4)).rev().find(|count| self.table.named(&joined(*count), |_| true).is_ok());
            let count = known.unwrap_or(1);
            let thing = Thing::one("", &joined(count), place).of(sort);
            rest = rest.get(count..).unwrap_or_default();
            match (self.section, self.found.models.last_mut()) {
                (Section::Stash, _) => self.found.arsenal.push(thing),
                (Section::Models { .. }, Some(model)) => model.things.push(thing),
                _ => self.found.report.unmatched(&thing.name, place, "it belongs to no model"),
            }
        }
    }
}

fn is_model(meaning: &Meaning) -> bool {
    matches!(meaning, Meaning::Entry(_) | Meaning::EntryWith { .. } | Meaning::Mercenary(_))
}

/// The words of `## a heading ##`.
fn heading(line: &str) -> Option<&str> {
    let inner = line.strip_prefix("##")?.trim_end_matches('#').trim();
    (!inner.is_empty()).then_some(inner)
}
