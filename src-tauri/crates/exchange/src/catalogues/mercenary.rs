//! Mercenaries of a catalogue beside those of the pack, or as new ones.

use std::collections::BTreeSet;

use nml_catalogue::entry::Mercenary;
use nml_catalogue::faction::{Alignment, Faction};

use crate::import::table::Meaning;

use super::change::Change;
use super::differ::{Beside, in_a_row};
use super::model::Model;
use super::reading::{Mark, Reading};
use super::report::{Field, Verdict};
use super::{entry, faction, named, words};

/// The id of the category of Mercenaries.
const MERCENARY: &str = "3dfb-701d-e89c-eba2";

/// All that the catalogues change in Mercenaries.
pub(super) fn changes(reading: &Reading<'_>) -> Vec<Change> {
    let mut changes = Vec::new();
    let (mut seen, mut rows) = (BTreeSet::new(), BTreeSet::new());
    // A catalogue that others share comes before what they say themselves.
    let mut roots = reading.tree.roots.clone();
    roots.sort_by_key(|root| reading.tree.field(*root, "library") != "true");
    for root in &roots {
        for at in faction::roots(reading, *root) {
            let Some(entry) = reading.target(at) else { continue };
            let hired = reading.tree.below(entry, "categoryLink");
            let mut hired = hired.filter(|link| reading.tree.field(*link, "targetId") == MERCENARY).peekable();
            let meaning = reading.meaning(entry).or_else(|| reading.meaning(at));
            let is_one = matches!(meaning, Some(Meaning::Mercenary(_)));
            if !is_one && (hired.peek().is_none() || meaning.is_some()) {
                continue;
            }
            let Some(model) = Model::of(reading, at, "") else { continue };
            if seen.insert(model.entry()) {
                changes.extend(of_one(reading, &model, &mut rows));
            }
        }
    }
    changes
}

/// The factions whose catalogues are among the files, each with its id there.
fn factions<'a>(reading: &Reading<'a>) -> Vec<(&'a str, &'a str)> {
    let roots = reading.tree.roots.iter();
    let factions = roots.filter_map(|root| match reading.meaning(*root) {
        Some(Meaning::Faction(id)) => Some((reading.tree.field(*root, "id"), id.as_str())),
        Some(_) | None => None,
    });
    factions.collect()
}

fn of_one<'a>(reading: &Reading<'a>, model: &Model, rows: &mut BTreeSet<String>) -> Option<Change> {
    let present = factions(reading);
    let serves: Vec<(&'a str, &'a str)> = present
        .iter()
        .copied()
        .filter(|(catalogue, _)| {
            let situation = model.situation(catalogue);
            [model.root, model.entry()].iter().filter(|at| situation.hides(reading, **at)).count() == 0
        })
        .collect();
    let theirs: BTreeSet<&str> = serves.iter().map(|(_, id)| *id).collect();
    model.parts.iter().chain([&model.root]).for_each(|at| reading.mark(*at, Mark::Read));
    let known = match model.meaning(reading) {
        Some(Meaning::Mercenary(id)) => reading.base.mercenaries.iter().find(|hired| hired.entry.id == *id),
        Some(_) | None => None,
    };
    let first = |of: &[(&'a str, &str)]| of.first().map_or("", |(catalogue, _)| *catalogue);
    let Some(ours) = known else { return new(reading, model, first(&serves), &theirs) };
    if !rows.insert(ours.entry.id.clone()) {
        reading.leave(model.entry(), words::two_say());
        return None;
    }
    let row = format!("mercenaries/{}", ours.entry.id);
    let listed: BTreeSet<&str> = ours.factions.iter().map(String::as_str).collect();
    let here: BTreeSet<&str> = present.iter().map(|(_, id)| *id).filter(|id| listed.contains(id)).collect();
    if here != theirs {
        let beside = Beside::new(reading, model.entry(), row);
        let (more, fewer) = (theirs.difference(&here), here.difference(&theirs));
        beside.keep(Field::Allowed, in_a_row(more), in_a_row(fewer), words::buyers_differ());
    }
    // As it is hired by those whom it serves here.
    let both: Vec<(&'a str, &'a str)> = serves.iter().copied().filter(|(_, id)| listed.contains(id)).collect();
    let catalogue = if both.is_empty() { first(&serves) } else { first(&both) };
    let (entry, _) = faction::compared(reading, model, catalogue, &nobody(), &ours.entry);
    entry.map(|entry| Change::Mercenary(Mercenary { entry, ..ours.clone() }))
}

fn new(reading: &Reading<'_>, model: &Model, catalogue: &str, theirs: &BTreeSet<&str>) -> Option<Change> {
    if theirs.is_empty() {
        reading.leave(model.entry(), words::waits());
        return None;
    }
    let taken = |id: &str| {
        let entries = reading.base.factions.iter().flat_map(|faction| faction.all_entries());
        entries.chain(reading.base.mercenaries.iter().map(|hired| &hired.entry)).any(|entry| entry.id == id)
    };
    let id = named::free(named::id_of(reading.name(model.entry())), taken);
    let row = format!("mercenaries/{id}");
    let Some(entry) = entry::new(reading, model, catalogue, &[], id, &row) else {
        reading.leave(model.entry(), words::no_profile());
        return None;
    };
    let mut line = reading.line(Verdict::New, model.entry(), words::new_row());
    line.row = Some(row);
    reading.say(line);
    let factions = theirs.iter().map(|id| (*id).to_owned()).collect();
    let (not_variants, only_variants) = (Vec::new(), Vec::new());
    Some(Change::Mercenary(Mercenary { entry, factions, not_variants, only_variants, brought_by: None }))
}

/// What Mercenaries belong to: no faction, under their name in the report.
fn nobody() -> Faction {
    Faction {
        id: "mercenaries".to_owned(),
        name: "Mercenaries".to_owned(),
        alignment: Alignment::Faithful,
        ducats: 0,
        glory: 0,
        fireteams: 0,
        rules: Vec::new(),
        choices: Vec::new(),
        constraints: Vec::new(),
        entries: Vec::new(),
        powers: Vec::new(),
        armoury: Vec::new(),
        variants: Vec::new(),
        notes: Vec::new(),
    }
}
