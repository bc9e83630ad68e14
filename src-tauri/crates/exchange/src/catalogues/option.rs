//! Options: the upgrades of a model beside those of the pack, or as new ones.

use nml_catalogue::entry::{FactionEntry, Grants, ModelOption};
use nml_catalogue::faction::{Faction, Power};
use nml_catalogue::keyword::Keyword;

use crate::import::table::Meaning;

use super::change::Change;
use super::cost::price;
use super::differ::Beside;
use super::limit::limits;
use super::model::{Model, profiles};
use super::named;
use super::profile::known;
use super::reached::Reached;
use super::reading::{Mark, Reading};
use super::report::{Field, Verdict};
use super::situation::Situation;
use super::words;

/// Whether it is bought for a model, is no kit, and the tables do not know it.
pub(super) fn is_unknown_upgrade(reading: &Reading<'_>, one: &Reached) -> bool {
    let kit = || ["Weapon", "Battlekit"].iter().any(|kind| !profiles(reading, one.entry, kind).is_empty());
    one.inside.is_none()
        && reading.tree.field(one.entry, "type") == "upgrade"
        && one.way.iter().all(|at| matches!(reading.meaning(*at), None | Some(Meaning::Group)))
        && !kit()
}

/// The options of a model beside those of the pack: the entry itself takes what differs in its own, and what differs
/// elsewhere comes back.
pub(super) fn beside(
    reading: &Reading<'_>,
    model: &Model,
    catalogue: &str,
    faction: &Faction,
    entry: &mut FactionEntry,
    differs: &mut bool,
) -> Vec<Change> {
    let situation = model.situation(catalogue);
    let mut changes = Vec::new();
    for one in &model.reached {
        let id = match reading.meaning(one.entry).or_else(|| one.link.and_then(|link| reading.meaning(link))) {
            Some(Meaning::Option(id)) => id.clone(),
            Some(Meaning::OptionOf(of)) => match of.get(&entry.id) {
                Some(id) => id.clone(),
                None => continue,
            },
            None if is_unknown_upgrade(reading, one) => {
                if one.shown(reading, &situation) {
                    let row = format!("{}/{}", faction.id, entry.id);
                    let taken = |id: &str| entry.options.iter().any(|option| option.id == id);
                    let id = named::free(named::id_of(reading.name(one.entry)), taken);
                    let mut line = reading.line(Verdict::New, one.entry, words::new_row());
                    line.row = Some(format!("{row}/{id}"));
                    reading.say(line);
                    entry.options.push(new(reading, one, &situation, id, &row));
                    *differs = true;
                }
                continue;
            }
            Some(_) | None => continue,
        };
        let shown = one.shown(reading, &situation);
        if let Some(option) = entry.options.iter_mut().find(|option| option.id == id) {
            if shown {
                let row = format!("{}/{}/{id}", faction.id, entry.id);
                *differs |= compare(reading, one, &situation, option, row);
            }
        } else if let Some(power) = faction.powers.iter().find(|power| power.id == id) {
            if shown {
                changes.extend(of_power(reading, one, &situation, faction, power));
            }
        } else {
            changes.extend(of_variant(reading, one, &situation, faction, &id));
        }
    }
    changes
}

/// Takes over what differs; whether anything does.
fn compare(
    reading: &Reading<'_>,
    one: &Reached,
    situation: &Situation<'_>,
    option: &mut ModelOption,
    row: String,
) -> bool {
    let mut beside = Beside::new(reading, one.entry, row);
    let paid = price(reading, one.link, one.entry, situation);
    beside.put(Field::Ducats, &mut option.ducats, paid.ducats, u32::to_string);
    beside.put(Field::Glory, &mut option.glory, paid.glory, u32::to_string);
    let limits = limits(reading, one.link, one.entry, situation);
    beside.most(Field::Limit, &mut option.limit, &limits);
    if let Some(larger) = limits.larger {
        beside.put(Field::Larger, &mut option.larger, Some(larger), |larger| {
            larger.map_or_else(|| "-".to_owned(), |larger| format!("{} / {}", larger.max, larger.others_ducats))
        });
    }
    beside.differs
}

fn of_power(
    reading: &Reading<'_>,
    one: &Reached,
    situation: &Situation<'_>,
    faction: &Faction,
    power: &Power,
) -> Option<Change> {
    let mut power = power.clone();
    let mut beside = Beside::new(reading, one.entry, format!("{}/{}", faction.id, power.id));
    let paid = price(reading, one.link, one.entry, situation);
    beside.put(Field::Ducats, &mut power.ducats, paid.ducats, u32::to_string);
    beside.differs.then(|| Change::Power { faction: faction.id.clone(), power })
}

fn of_variant(
    reading: &Reading<'_>,
    one: &Reached,
    situation: &Situation<'_>,
    faction: &Faction,
    id: &str,
) -> Option<Change> {
    let found = faction.variants.iter().find_map(|variant| {
        let option = variant.changes.options.iter().find(|new| new.option.id == id)?;
        Some((variant, option))
    });
    let Some((variant, new)) = found else {
        reading.leave(one.entry, words::no_place(id));
        return None;
    };
    let mut option = new.option.clone();
    let row = format!("{}/{}/{id}", faction.id, variant.id);
    let (faction, variant) = (faction.id.clone(), variant.id.clone());
    compare(reading, one, situation, &mut option, row).then_some(Change::OptionOfVariant { faction, variant, option })
}

/// An upgrade that the pack does not have.
pub(super) fn new(
    reading: &Reading<'_>,
    one: &Reached,
    situation: &Situation<'_>,
    id: String,
    row: &str,
) -> ModelOption {
    let paid = price(reading, one.link, one.entry, situation);
    let limits = limits(reading, one.link, one.entry, situation);
    let name = named::plain(reading.name(one.entry));
    let mut keywords: Vec<Keyword> = Vec::new();
    let mut effects = Vec::new();
    for rule in reading.tree.below(one.entry, "infoLink") {
        let keyword = known(reading, reading.name(rule)).filter(|keyword| !matches!(keyword, Keyword::Tag(_)));
        if let Some(keyword) = keyword {
            reading.mark(rule, Mark::Read);
            keywords.push(keyword);
        }
    }
    let rules = profiles(reading, one.entry, "Ability");
    for at in &rules {
        effects.extend(named::rule(reading, *at, row).effects);
    }
    if keywords.is_empty() && rules.is_empty() {
        effects.extend(named::rule(reading, one.entry, row).effects);
    }
    ModelOption {
        id,
        name,
        ducats: paid.ducats,
        glory: paid.glory,
        limit: limits.most,
        larger: limits.larger,
        not_counted: Vec::new(),
        one_in: None,
        group: None,
        group_most: None,
        group_larger: None,
        excludes: Vec::new(),
        excludes_unless: std::collections::BTreeMap::new(),
        requires: Vec::new(),
        grants: Grants { keywords, effects, ..Grants::default() },
        choose: Vec::new(),
    }
}
