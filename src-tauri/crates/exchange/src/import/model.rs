//! One model after another: its entry, and what it has.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::Catalogue;
use nml_catalogue::trauma::TraumaOutcome;
use nml_warband::check::Terms;
use nml_warband::{ForeignItem, Found, Injury, Learned, Model, Roster};

use super::found::{FoundModel, Sort, Standing, Thing};
use super::report::Report;
use super::resolve::name_of;
use super::table::{Meaning, Table};
use super::text::UNREAD;
use crate::bounds::IMPORT_COPIES;

/// Why something was taken.
const BY_ID: &str = "by its id";
const BY_NAME: &str = "by its name, which only one thing has";

/// What the roster is made with.
pub(super) struct Maker<'a> {
    pub table: &'a Table,
    pub catalogue: &'a Catalogue,
    pub report: Report,
    pub roster: Roster,
    /// By their word: the models that bear it, and where.
    pub teams: BTreeMap<String, Vec<(u32, String)>>,
    /// Items that the Warband chose from another faction's armoury, with the faction.
    pub open: BTreeMap<String, String>,
}

/// A model whose kit is still to be told from what comes with it.
pub(super) struct Made {
    pub model: Model,
    pub standing: Standing,
    pub elite: bool,
    pub place: String,
    kit: Vec<(String, Thing)>,
    scars: Option<u8>,
}

impl Maker<'_> {
    /// What a thing means, by its id, or by its name if the format has no ids.
    pub fn meaning(&self, thing: &Thing) -> Result<Meaning, &'static str> {
        if !thing.id.is_empty() {
            return self.table.find(&thing.id).map(|row| row.means.clone()).ok_or("the id is not known here");
        }
        let wanted = |meaning: &Meaning| thing.sort.is_none_or(|sort| is_of(meaning, sort));
        self.table.named(&thing.name, wanted).map(|row| row.means.clone())
    }

    /// Something that was taken.
    pub fn took(&mut self, thing: &Thing, became: String) {
        let why = if thing.id.is_empty() { BY_NAME } else { BY_ID };
        self.report.matched(&thing.called(), &thing.place, why, became);
    }

    fn lost(&mut self, thing: &Thing, why: &str) {
        self.report.unmatched(&thing.called(), &thing.place, why);
    }

    /// A model, as often as the file says; what is not known is reported with all it has.
    pub fn model(&mut self, found: &FoundModel, made: &mut Vec<Made>) {
        let (entry, option) = match self.meaning(&found.entry) {
            Ok(Meaning::Entry(entry)) if self.catalogue.knows_entry(&entry) => (entry, None),
            Ok(Meaning::EntryWith { entry, option }) if self.catalogue.knows_entry(&entry) => (entry, Some(option)),
            Ok(Meaning::Mercenary(id)) if self.catalogue.mercenary(&id).is_some() => {
                return self.mercenary(found, id);
            }
            Ok(Meaning::Entry(_) | Meaning::EntryWith { .. } | Meaning::Mercenary(_)) => {
                return self.stranger(found, "this pack has no such model");
            }
            Ok(_) => return self.stranger(found, "it is known, and is no model"),
            Err(why) => return self.stranger(found, why),
        };
        let copies = found.entry.number;
        if copies == 0 || copies > IMPORT_COPIES {
            return self.stranger(found, &format!("expected a number of models from 1 to {IMPORT_COPIES}"));
        }
        let name = found.name.as_deref().map(name_of).filter(|name| !name.is_empty());
        if let (Some(name), Some(whole)) = (&name, &found.name)
            && name != whole.trim()
        {
            self.report.ignored(whole, &found.entry.place, "the name was cut to what a roster can hold");
        }
        let entry_name = self.table.find(&found.entry.id).map(|row| row.name.clone()).unwrap_or_default();
        for _ in 0..copies {
            let id = u32::try_from(made.len()).unwrap_or(u32::MAX).saturating_add(1);
            let mut one = Made {
                model: Model {
                    id,
                    name: name.clone().filter(|name| *name != entry_name),
                    entry: entry.clone(),
                    options: option.iter().cloned().collect(),
                    experience: found.experience,
                    ..Model::default()
                },
                standing: found.standing,
                elite: found.elite,
                place: found.entry.place.clone(),
                kit: Vec::new(),
                scars: None,
            };
            let mark = self.report.mark();
            self.took(&found.entry, format!("model {entry}"));
            for (what, place) in &found.unread {
                self.report.unmatched(what, place, UNREAD);
            }
            for (word, place) in &found.teams {
                self.teams.entry(word.clone()).or_default().push((id, place.clone()));
            }
            // First what it is; the rest may depend on that.
            let (being, having): (Vec<&Thing>, Vec<&Thing>) =
                found.things.iter().partition(|thing| matches!(self.meaning(thing), Ok(Meaning::Becomes(_))));
            for thing in being.into_iter().chain(having) {
                self.give(&mut one, thing, copies);
            }
            let marks = one.model.injuries.iter().filter_map(|mark| self.catalogue.trauma().row_named(&mark.id));
            let counted = u8::try_from(marks.filter(|row| row.scar).count()).unwrap_or(u8::MAX);
            one.model.scars = one.scars.unwrap_or_else(|| counted.saturating_add(found.scars));
            self.report.belongs(mark, id);
            self.report.claim(&found.entry.place, id);
            made.push(one);
        }
    }

    /// A model that nobody knows, with all it has.
    fn stranger(&mut self, found: &FoundModel, why: &str) {
        self.lost(&found.entry, why);
        for (what, place) in &found.unread {
            self.report.unmatched(what, place, UNREAD);
        }
        for thing in &found.things {
            let heading = matches!(self.meaning(thing), Ok(Meaning::Group | Meaning::Left(_)));
            if !heading {
                self.lost(thing, "it belongs to a model that is not known");
            }
        }
    }

    /// A Mercenary is kept by its id alone.
    fn mercenary(&mut self, found: &FoundModel, id: String) {
        if let Standing::Gone(_) = found.standing {
            let why = "Mercenaries who left are not remembered";
            return self.report.ignored(&found.entry.called(), &found.entry.place, why);
        }
        self.took(&found.entry, format!("mercenary {id}"));
        for (what, place) in &found.unread {
            self.report.unmatched(what, place, UNREAD);
        }
        self.roster.mercenaries.push(id);
        if let Some(name) = &found.name {
            self.report.ignored(name, &found.entry.place, "a Mercenary goes by its own name");
        }
        for (word, place) in &found.teams {
            self.report.unmatched(&format!("Fireteam {word}"), place, "a Mercenary's Fireteam is not kept here");
        }
        for thing in &found.things {
            if !matches!(self.meaning(thing), Ok(Meaning::Group)) {
                self.report.ignored(&thing.called(), &thing.place, "a Mercenary has fixed kit and is not changed");
            }
        }
    }

    /// Glory that is held.
    pub(crate) fn held_glory(&mut self, thing: &Thing) {
        self.roster.glory = thing.number;
        // Its file counts Glory held among what the Warband is worth.
        let stated = &mut self.report.stated.glory;
        *stated = stated.map(|glory| glory.saturating_sub(thing.number));
        self.took(thing, "glory".to_owned());
    }

    /// A Location that the Warband found; one that it names twice, with and without what was done there, is one.
    pub fn explored(&mut self, thing: &Thing, location: String, option: Option<String>) {
        let Some(known) = self.catalogue.exploration().location(&location) else {
            return self.lost(thing, "this pack has no such Location");
        };
        if option.as_ref().is_some_and(|option| known.options.iter().all(|o| o.id != *option)) {
            return self.lost(thing, "nothing of this kind can be done at that Location");
        }
        self.took(thing, format!("location {location}"));
        match self.roster.found.iter_mut().find(|found| found.location == location) {
            Some(found) => found.option = option.or_else(|| found.option.take()),
            None => self.roster.found.push(Found { location, option, battle: None, owed: false }),
        }
    }

    /// An item that the Warband chose from another faction's armoury; who carries it says so.
    pub fn open_to(&mut self, thing: &Thing, id: String) {
        match thing.from.as_slice() {
            [faction] => {
                self.took(thing, format!("item {id} of {faction} for who carries it"));
                self.open.insert(id, faction.clone());
            }
            [] | [_, ..] => {
                self.lost(thing, "a Warband as a whole carries nothing, and from whose armoury it is is not said");
            }
        }
    }

    /// Kit that nobody carries.
    pub fn store(&mut self, thing: &Thing) {
        match self.meaning(thing) {
            Ok(Meaning::Item(id)) if self.catalogue.item(&id).is_some() && thing.number <= IMPORT_COPIES => {
                for _ in 0..thing.number {
                    self.roster.arsenal.push(id.clone());
                }
                self.took(thing, format!("item {id} in the Arsenal"));
            }
            Ok(Meaning::Group) => {}
            Ok(Meaning::Left(left)) => self.report.ignored(&thing.called(), &thing.place, left.why()),
            Ok(_) => self.lost(thing, "only Battlekit lies in the Arsenal"),
            Err(why) => self.lost(thing, why),
        }
    }

    /// What one of `copies` equal models has of a thing.
    fn give(&mut self, one: &mut Made, thing: &Thing, copies: u32) {
        let meaning = match self.meaning(thing) {
            Ok(meaning) => meaning,
            Err(why) => return self.lost(thing, why),
        };
        if thing.number > IMPORT_COPIES.saturating_mul(copies) {
            return self.lost(thing, "a number beyond what a model can have");
        }
        match meaning {
            Meaning::Item(id) => {
                if self.catalogue.item(&id).is_none() {
                    return self.lost(thing, "this pack has no such item");
                }
                if !thing.number.is_multiple_of(copies) {
                    return self.lost(thing, "which of several equal models carry it is not said");
                }
                for _ in 0..thing.number / copies {
                    one.kit.push((id.clone(), thing.clone()));
                }
            }
            Meaning::Option(id) => self.option(one, thing, &id),
            Meaning::OptionOf(by_entry) => match by_entry.get(&one.model.entry) {
                Some(id) => self.option(one, thing, id),
                None => self.lost(thing, "what it is for this model is not known here"),
            },
            Meaning::Becomes(by_entry) => match by_entry.get(&one.model.entry) {
                Some(entry) => {
                    entry.clone_into(&mut one.model.entry);
                    self.took(thing, format!("model {entry}"));
                }
                None => self.lost(thing, "what this model becomes by it is not known here"),
            },
            Meaning::Chosen { option, value } => {
                let chosen = format!("{option}:{value}");
                one.model.options.retain(|had| *had != option && *had != chosen);
                self.took(thing, format!("option {chosen}"));
                one.model.options.push(chosen);
            }
            Meaning::Skill(id) => {
                self.took(thing, format!("skill {id}"));
                one.model.skills.push(Learned { id, chosen: None });
            }
            Meaning::Mark(id) => self.mark(one, thing, id),
            Meaning::Experience => match u8::try_from(thing.number) {
                Ok(points) => {
                    one.model.experience = points;
                    self.took(thing, format!("experience {points}"));
                }
                Err(_) => self.lost(thing, "a model has 255 experience points at most"),
            },
            Meaning::Scars => match u8::try_from(thing.number) {
                Ok(scars) => {
                    one.scars = Some(scars);
                    self.took(thing, format!("scars {scars}"));
                }
                Err(_) => self.lost(thing, "a model has 255 Battle Scars at most"),
            },
            Meaning::Promotion => {
                one.elite = true;
                self.took(thing, "promoted".to_owned());
            }
            Meaning::Fireteam(word) => {
                self.teams.entry(word).or_default().push((one.model.id, thing.place.clone()));
            }
            Meaning::Group => {}
            Meaning::Left(left) => self.report.ignored(&thing.called(), &thing.place, left.why()),
            Meaning::Faction(_)
            | Meaning::Variant { .. }
            | Meaning::Entry(_)
            | Meaning::EntryWith { .. }
            | Meaning::Mercenary(_)
            | Meaning::Patron(_)
            | Meaning::Choice { .. }
            | Meaning::Location { .. }
            | Meaning::ExplorationSkill(_)
            | Meaning::Glory
            | Meaning::Campaign
            | Meaning::Arsenal => self.lost(thing, "a model has nothing of this kind"),
        }
    }

    fn option(&mut self, one: &mut Made, thing: &Thing, id: &str) {
        if !self.catalogue.knows_option(id) {
            return self.lost(thing, "this pack has no such option");
        }
        let chosen = format!("{id}:");
        if !one.model.options.iter().any(|had| had == id || had.starts_with(&chosen)) {
            one.model.options.push(id.to_owned());
        }
        self.took(thing, format!("option {id}"));
    }

    fn mark(&mut self, one: &mut Made, thing: &Thing, id: String) {
        let Some(row) = self.catalogue.trauma().row_named(&id) else {
            return self.lost(thing, "this pack has no such row of the Trauma Table");
        };
        match row.outcome {
            TraumaOutcome::Injury | TraumaOutcome::Bonus => {
                self.took(thing, format!("mark {id}"));
                one.model.injuries.push(Injury { id, noted: None, battle: None });
            }
            TraumaOutcome::MissesNextGame => {
                one.model.misses_next_game = true;
                self.took(thing, "misses_next_game".to_owned());
            }
            TraumaOutcome::Dead => {
                one.standing = Standing::Gone("dead");
                self.took(thing, "fallen dead".to_owned());
            }
            TraumaOutcome::Captured | TraumaOutcome::KitLost | TraumaOutcome::FullRecovery => {
                self.report.ignored(&thing.called(), &thing.place, "it was settled then and leaves no mark");
            }
        }
    }

    /// What was bought, told from what comes with the model.
    pub fn kit(&mut self, one: &mut Made, mut fixed: Vec<&str>, terms: &Terms<'_>) {
        let mark = self.report.mark();
        for (id, thing) in std::mem::take(&mut one.kit) {
            let own = fixed.iter().position(|had| *had == id).filter(|_| thing.paid != Some(true));
            if let Some(own) = own {
                fixed.swap_remove(own);
                self.report.ignored(&thing.called(), &thing.place, "it comes with the model");
                continue;
            }
            match self.armoury(&id, &thing, terms) {
                Some(faction) => {
                    self.took(&thing, format!("item {id} of {faction}"));
                    one.model.foreign_items.push(ForeignItem { item: id, faction });
                }
                None => {
                    self.took(&thing, format!("item {id}"));
                    one.model.items.push(id);
                }
            }
        }
        self.report.belongs(mark, one.model.id);
    }

    /// The other faction that sells it, if the Warband's own does not: the only one among those that the file names, or
    /// that the Warband may buy from.
    fn armoury(&self, id: &str, thing: &Thing, terms: &Terms<'_>) -> Option<String> {
        if terms.sold(id).is_some() {
            return None;
        }
        if let Some(chosen) = self.open.get(id) {
            return Some(chosen.clone());
        }
        let permits: BTreeSet<&String> = terms.foreign().iter().flat_map(|permit| &permit.factions).collect();
        let sells = |faction: &&&String| {
            let known = self.catalogue.faction(faction);
            known.is_some_and(|known| known.armoury.iter().any(|line| line.item == id))
        };
        let only = |factions: BTreeSet<&String>| {
            let sellers: Vec<&String> =
                factions.iter().filter(sells).copied().filter(|faction| **faction != terms.faction.id).collect();
            if let [only] = sellers.as_slice() { Some((*only).clone()) } else { None }
        };
        let named: BTreeSet<&String> = thing.from.iter().collect();
        let both = named.intersection(&permits).copied().collect();
        only(both).or_else(|| only(named)).or_else(|| only(permits))
    }
}

/// Whether a meaning is of the sort that a format asks for by its place.
fn is_of(meaning: &Meaning, sort: Sort) -> bool {
    match sort {
        Sort::Faction => matches!(meaning, Meaning::Faction(_) | Meaning::Variant { .. }),
        Sort::Model => matches!(meaning, Meaning::Entry(_) | Meaning::EntryWith { .. } | Meaning::Mercenary(_)),
        Sort::Item => matches!(meaning, Meaning::Item(_)),
        Sort::Option => matches!(meaning, Meaning::Option(_) | Meaning::OptionOf(_) | Meaning::Chosen { .. }),
        Sort::Skill => matches!(meaning, Meaning::Skill(_) | Meaning::Left(_)),
        Sort::Mark => matches!(meaning, Meaning::Mark(_)),
        Sort::Patron => matches!(meaning, Meaning::Patron(_)),
    }
}
