//! A faction's catalogue beside the faction of the pack, or as a new one.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::entry::FactionEntry;
use nml_catalogue::faction::{Alignment, Faction};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::text::same_name;

use crate::import::table::Meaning;

use super::change::Change;
use super::document::At;
use super::model::Model;
use super::reading::{Mark, Reading};
use super::report::{Field, Verdict};
use super::{armoury, differ::Beside, entry, named, option, words};

/// What stands among what a Warband of a catalogue may have.
pub(super) fn roots(reading: &Reading<'_>, catalogue: At) -> Vec<At> {
    let tree = reading.tree;
    let own = tree.below(catalogue, "selectionEntry").filter(|at| tree.get(*at).list == "selectionEntries");
    own.chain(tree.below(catalogue, "entryLink")).collect()
}

/// All that a catalogue changes in its faction. `taken` has the ids of new items by those that they have there.
pub(super) fn changes(reading: &Reading<'_>, root: At, taken: &mut BTreeMap<String, String>) -> Vec<Change> {
    reading.mark(root, Mark::Read);
    let known = match reading.meaning(root) {
        Some(Meaning::Faction(id)) => reading.base.factions.iter().find(|faction| faction.id == *id),
        Some(_) | None => None,
    };
    match known {
        Some(faction) => beside(reading, root, faction, taken),
        None => new(reading, root, taken),
    }
}

fn beside(reading: &Reading<'_>, root: At, faction: &Faction, taken: &mut BTreeMap<String, String>) -> Vec<Change> {
    let catalogue = reading.tree.field(root, "id");
    let mut changes = Vec::new();
    let mut plain: Vec<(Model, FactionEntry)> = Vec::new();
    let mut seen = BTreeSet::new();
    for at in roots(reading, root) {
        let Some(model) = Model::of(reading, at, catalogue) else { continue };
        match model.meaning(reading) {
            Some(Meaning::Entry(id)) => {
                mark(reading, &model);
                let again = !seen.insert(id.clone());
                if let Some(ours) = faction.entries.iter().find(|entry| entry.id == *id) {
                    if again {
                        reading.leave(model.entry(), words::two_say());
                        continue;
                    }
                    shown(reading, &model, catalogue, faction, ours);
                    let (entry, more) = compared(reading, &model, catalogue, faction, ours);
                    changes.extend(more);
                    changes.extend(entry.map(|entry| Change::Entry { faction: faction.id.clone(), entry }));
                    plain.push((model, ours.clone()));
                } else {
                    changes.extend(of_variant(reading, &model, catalogue, faction, id));
                }
            }
            None => {
                let situation = model.situation(catalogue);
                let hidden = [model.root, model.entry()].iter().filter(|at| situation.hides(reading, **at)).count();
                if hidden > 0 {
                    reading.leave(at, words::waits());
                    reading.leave(model.entry(), words::waits());
                } else {
                    mark(reading, &model);
                    let entry = added(reading, &model, catalogue, faction);
                    if let Some(entry) = entry {
                        plain.push((model, entry.clone()));
                        changes.push(Change::Entry { faction: faction.id.clone(), entry });
                    }
                }
            }
            Some(_) => {}
        }
    }
    let models: Vec<(&Model, &FactionEntry)> = plain.iter().map(|(model, entry)| (model, entry)).collect();
    changes.extend(armoury::beside(reading, &models, catalogue, faction, taken));
    if whole(reading, root) {
        changes.extend(gone(reading, faction, &seen));
    } else {
        changes.retain(|change| !matches!(change, Change::NoLine { .. }));
        reading.say(reading.line(Verdict::Kept, root, words::files_missing()));
    }
    changes
}

/// Whether all links of a catalogue lead somewhere: if not, a file is missing, and nothing is gone for that.
fn whole(reading: &Reading<'_>, root: At) -> bool {
    let tree = reading.tree;
    let file = tree.get(root).file;
    let links = tree.nodes.iter().filter(|node| node.file == file && node.tag == "entryLink");
    let mut targets = links.map(|node| node.fields.get("targetId").map_or("", String::as_str));
    targets.all(|target| reading.find(target).is_some())
}

fn mark(reading: &Reading<'_>, model: &Model) {
    model.parts.iter().chain([&model.root]).for_each(|at| reading.mark(*at, Mark::Read));
}

/// Says so if the catalogue hides what the pack offers.
fn shown(reading: &Reading<'_>, model: &Model, catalogue: &str, faction: &Faction, ours: &FactionEntry) {
    let situation = model.situation(catalogue);
    let hidden = [model.root, model.entry()].iter().filter(|at| situation.hides(reading, **at)).count();
    if hidden > 0 && !ours.campaign_only {
        let beside = Beside::new(reading, model.entry(), format!("{}/{}", faction.id, ours.id));
        beside.keep(Field::Allowed, "-", &ours.name, words::hidden_there());
    }
}

/// An entry with its options beside those of the pack. The entry is `None` if nothing differs.
pub(super) fn compared(
    reading: &Reading<'_>,
    model: &Model,
    catalogue: &str,
    faction: &Faction,
    ours: &FactionEntry,
) -> (Option<FactionEntry>, Vec<Change>) {
    let row = format!("{}/{}", faction.id, ours.id);
    let entry::Compared { mut entry, mut differs } = entry::beside(reading, model, catalogue, ours, &row);
    let changes = option::beside(reading, model, catalogue, faction, &mut entry, &mut differs);
    for at in model.abilities(reading) {
        if model.situation(catalogue).hides(reading, at) {
            reading.leave(at, words::waits());
        } else if is_known(reading, faction, reading.name(at)) {
            reading.leave(at, words::prose());
        } else {
            entry.abilities.push(named::rule(reading, at, &row));
            differs = true;
        }
    }
    if !differs {
        reading.same();
    }
    (differs.then_some(entry), changes)
}

/// Whether the pack has anything of this name in a faction: what it does is known by it.
fn is_known(reading: &Reading<'_>, faction: &Faction, name: &str) -> bool {
    let hired = reading.base.mercenaries.iter().map(|hired| &hired.entry);
    let entries = faction.all_entries().chain(hired);
    let options = faction.variants.iter().flat_map(|variant| &variant.changes.options).map(|new| &new.option.name);
    let rules = faction.rules.iter().chain(faction.variants.iter().flat_map(|variant| &variant.rules));
    let mut names = entries
        .flat_map(|entry| {
            let own = entry.abilities.iter().map(|ability| &ability.name);
            own.chain(entry.options.iter().map(|option| &option.name))
        })
        .chain(options)
        .chain(rules.map(|rule| &rule.name))
        .chain(reading.base.items.iter().map(|item| &item.name));
    names.any(|known| same_name(&spoken(known), &spoken(name)))
}

/// A name without the marks that people write in different ways.
fn spoken(name: &str) -> String {
    name.chars().filter(|sign| sign.is_alphanumeric() || *sign == ' ').collect()
}

fn of_variant(reading: &Reading<'_>, model: &Model, catalogue: &str, faction: &Faction, id: &str) -> Vec<Change> {
    let found = faction
        .variants
        .iter()
        .find_map(|variant| Some((variant, variant.changes.models.iter().find(|entry| entry.id == *id)?)));
    let Some((variant, ours)) = found else {
        reading.leave(model.entry(), words::no_place(id));
        return Vec::new();
    };
    let (entry, mut changes) = compared(reading, model, catalogue, faction, ours);
    let of = |entry| Change::OfVariant { faction: faction.id.clone(), variant: variant.id.clone(), entry };
    changes.extend(entry.map(of));
    changes
}

/// A model that the faction of the pack does not have.
fn added(reading: &Reading<'_>, model: &Model, catalogue: &str, faction: &Faction) -> Option<FactionEntry> {
    let tags: Vec<Keyword> = faction.names().cloned().collect();
    let id = named::free(named::id_of(reading.name(model.entry())), |id| {
        let factions = reading.base.factions.iter().flat_map(|faction| faction.all_entries());
        factions.chain(reading.base.mercenaries.iter().map(|hired| &hired.entry)).any(|entry| entry.id == id)
    });
    let row = format!("{}/{id}", faction.id);
    let entry = entry::new(reading, model, catalogue, &tags, id, &row);
    if entry.is_none() {
        reading.leave(model.entry(), words::no_profile());
        return None;
    }
    let mut line = reading.line(Verdict::New, model.entry(), words::new_row());
    line.row = Some(row);
    reading.say(line);
    entry
}

/// Entries of the pack that the tables know in the catalogue, and that none of the files has.
fn gone(reading: &Reading<'_>, faction: &Faction, seen: &BTreeSet<String>) -> Vec<Change> {
    let entries = faction.entries.iter().filter(|entry| !entry.campaign_only && !seen.contains(&entry.id));
    let gone = entries.filter(|entry| {
        let means = |means: &Meaning| match means {
            Meaning::Entry(id) => *id == entry.id,
            Meaning::EntryWith { entry: id, .. } => *id == entry.id,
            Meaning::Becomes(of) => of.values().any(|id| *id == entry.id),
            Meaning::Faction(_)
            | Meaning::Variant { .. }
            | Meaning::Mercenary(_)
            | Meaning::Item(_)
            | Meaning::Option(_)
            | Meaning::OptionOf(_)
            | Meaning::Chosen { .. }
            | Meaning::Skill(_)
            | Meaning::Mark(_)
            | Meaning::Patron(_)
            | Meaning::Location { .. }
            | Meaning::ExplorationSkill(_)
            | Meaning::Choice { .. }
            | Meaning::Fireteam(_)
            | Meaning::Experience
            | Meaning::Glory
            | Meaning::Scars
            | Meaning::Promotion
            | Meaning::Campaign
            | Meaning::Arsenal
            | Meaning::Group
            | Meaning::Left(_) => false,
        };
        let mut rows = reading.table.rows().filter(|row| means(&row.means)).peekable();
        rows.peek().is_some() && rows.all(|row| reading.find(&row.id).is_none())
    });
    gone.map(|entry| Change::NoEntry { faction: faction.id.clone(), entry: entry.id.clone() }).collect()
}

/// A faction that the pack does not have.
fn new(reading: &Reading<'_>, root: At, taken: &mut BTreeMap<String, String>) -> Vec<Change> {
    let catalogue = reading.tree.field(root, "id");
    let name = named::plain(reading.name(root));
    let id = named::free(named::id_of(&name), |id| reading.base.factions.iter().any(|faction| faction.id == id));
    let mut faction = Faction {
        id,
        name,
        alignment: Alignment::Faithful,
        ducats: reading.base.factions.first().map_or(700, |faction| faction.ducats),
        glory: 0,
        fireteams: Faction::ANY_FIRETEAMS,
        rules: Vec::new(),
        choices: Vec::new(),
        constraints: Vec::new(),
        entries: Vec::new(),
        powers: Vec::new(),
        armoury: Vec::new(),
        variants: Vec::new(),
        notes: Vec::new(),
    };
    let mut plain: Vec<(Model, FactionEntry)> = Vec::new();
    for at in roots(reading, root) {
        let Some(model) = Model::of(reading, at, catalogue) else { continue };
        if matches!(model.meaning(reading), Some(Meaning::Mercenary(_) | Meaning::Arsenal | Meaning::Group)) {
            continue;
        }
        mark(reading, &model);
        if let Some(entry) = added(reading, &model, catalogue, &faction) {
            let entry = FactionEntry {
                id: named::free(entry.id.clone(), |id| faction.entries.iter().any(|entry| entry.id == id)),
                ..entry
            };
            faction.entries.push(entry.clone());
            plain.push((model, entry));
        }
    }
    if faction.entries.is_empty() {
        return Vec::new();
    }
    let models: Vec<(&Model, &FactionEntry)> = plain.iter().map(|(model, entry)| (model, entry)).collect();
    let mut changes = Vec::new();
    for change in armoury::beside(reading, &models, catalogue, &faction.clone(), taken) {
        if let Change::Line { line, .. } = change { faction.armoury.push(line) } else { changes.push(change) }
    }
    let mut line = reading.line(Verdict::New, root, words::alignment_unsaid());
    line.row = Some(faction.id.clone());
    reading.say(line);
    changes.push(Change::Faction(faction));
    changes
}
