//! Entries: a model of a catalogue beside that of the pack, or as a new one.

use nml_catalogue::entry::{Battlekit, FactionEntry, ModelOption};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

use crate::import::table::Meaning;

use super::differ::{Beside, in_a_row, or_none};
use super::document::At;
use super::limit::limits;
use super::model::Model;
use super::named;
use super::option;
use super::profile::{Figures, figures};
use super::reading::Reading;
use super::report::Field;
use super::situation::Situation;
use super::words;

/// The entry of the pack with the figures of the catalogue.
pub(super) fn beside(
    reading: &Reading<'_>,
    model: &Model,
    catalogue: &str,
    ours: &FactionEntry,
    row: &str,
) -> Compared {
    let situation = model.situation(catalogue);
    let mut entry = ours.clone();
    let mut beside = Beside::new(reading, model.entry(), row.to_owned());
    let paid = model.price(reading, &situation);
    beside.put(Field::Ducats, &mut entry.ducats, paid.ducats, u32::to_string);
    beside.put(Field::Glory, &mut entry.glory, paid.glory, u32::to_string);
    let limits = limits(reading, model.link(), model.entry(), &situation);
    beside.put(Field::Min, &mut entry.min, limits.least, u16::to_string);
    beside.most(Field::Max, &mut entry.max, &limits);
    if let Some(larger) = limits.larger {
        beside.put(Field::Larger, &mut entry.larger, Some(larger), |larger| {
            larger.map_or_else(|| "-".to_owned(), |larger| format!("{} / {}", larger.max, larger.others_ducats))
        });
    }
    if let Some(profile) = model.profile {
        let theirs = figures(reading, profile, &situation);
        figured(&mut beside, &mut entry, &theirs);
    }
    keywords(&mut beside, model, &mut entry, ours);
    kit(&beside, model, catalogue, ours);
    let differs = beside.differs;
    Compared { entry, differs }
}

/// What came of a comparison.
pub(super) struct Compared {
    pub(super) entry: FactionEntry,
    pub(super) differs: bool,
}

fn figured(beside: &mut Beside<'_, '_>, entry: &mut FactionEntry, theirs: &Figures) {
    let dice = |dice: &Option<i8>| or_none(dice.as_ref());
    if let Some(movement) = theirs.movement {
        beside.put(Field::Movement, &mut entry.movement, movement, Length::to_string);
    }
    if let Some(ranged) = theirs.ranged {
        beside.put(Field::Ranged, &mut entry.ranged, ranged, dice);
    }
    if let Some(melee) = theirs.melee {
        beside.put(Field::Melee, &mut entry.melee, melee, dice);
    }
    if let Some(armour) = theirs.armour {
        beside.put(Field::Armour, &mut entry.armour, armour, i8::to_string);
    }
    if let Some(base) = theirs.base {
        beside.put(Field::Base, &mut entry.base, base, |base| {
            let millimetres = |side: Length| side.as_micrometres() / 1000;
            format!("{} × {} mm", millimetres(base.length), millimetres(base.width))
        });
    }
}

/// Keywords that the catalogue has more; of those that it lacks it may speak in the words of a rule.
fn keywords(beside: &mut Beside<'_, '_>, model: &Model, entry: &mut FactionEntry, ours: &FactionEntry) {
    let reading = beside.reading;
    let mut theirs: Vec<Keyword> = model.keywords(reading);
    theirs.retain(|keyword| !matches!(keyword, Keyword::Tag(_)));
    let named = model.named_keywords(reading);
    let given = |keyword: &Keyword| brought(reading, ours, keyword);
    let more: Vec<Keyword> = theirs.iter().filter(|keyword| !given(keyword)).cloned().collect();
    if !more.is_empty() {
        let all = entry.keywords.iter().cloned().chain(more).collect();
        beside.put(Field::Keywords, &mut entry.keywords, all, |all| in_a_row(all));
    }
    for (keyword, rule) in &named {
        if !given(keyword) && !theirs.contains(keyword) {
            reading.leave(*rule, words::keyword_in_passing());
        }
    }
    let has = |keyword: &Keyword| theirs.contains(keyword) || named.iter().any(|(named, _)| named == keyword);
    let flies = model
        .profile
        .is_some_and(|profile| reading.tree.characteristic(profile, "Movement").to_lowercase().contains("flying"));
    let plain = ours.keywords.iter().filter(|keyword| !matches!(keyword, Keyword::Tag(_)));
    let lacking: Vec<&Keyword> =
        plain.filter(|keyword| !(has(keyword) || flies && **keyword == Keyword::Flying)).collect();
    if !lacking.is_empty() {
        beside.keep(Field::Keywords, "-", in_a_row(lacking), words::keyword_unsaid());
    }
}

/// Whether an entry of the pack has a keyword: itself, by another keyword, or by its fixed kit.
fn brought(reading: &Reading<'_>, ours: &FactionEntry, keyword: &Keyword) -> bool {
    let by_kit = |id: &String| {
        reading.base.items.iter().any(|item| {
            item.id == *id && (item.keywords.contains(keyword) || item.effects.iter().any(|e| e.grants(keyword)))
        })
    };
    let by_rule = ours.abilities.iter().flat_map(|ability| &ability.effects).any(|effect| effect.grants(keyword));
    ours.keywords.iter().any(|own| own == keyword || own.brings().contains(keyword))
        || by_rule
        || ours.kit.iter().any(by_kit)
}

/// Fixed kit by the ids of the pack.
fn fixed(reading: &Reading<'_>, model: &Model, catalogue: &str) -> Vec<String> {
    let mut kit = Vec::new();
    for one in model.fixed(reading, catalogue) {
        if let Some(Meaning::Item(id)) = reading.meaning(one.entry)
            && !kit.contains(id)
        {
            kit.push(id.clone());
        }
    }
    kit
}

fn kit(beside: &Beside<'_, '_>, model: &Model, catalogue: &str, ours: &FactionEntry) {
    let theirs = fixed(beside.reading, model, catalogue);
    let more: Vec<&String> = theirs.iter().filter(|id| !ours.kit.contains(id)).collect();
    // What the tables do not know, such as claws, stands there as a profile.
    let known = |id: &String| beside.reading.table.rows().any(|row| row.means == Meaning::Item(id.clone()));
    let fewer: Vec<&String> = ours.kit.iter().filter(|id| !theirs.contains(id) && known(id)).collect();
    if !more.is_empty() || !fewer.is_empty() {
        beside.keep(Field::Kit, in_a_row(more), in_a_row(fewer), words::kit_differs());
    }
}

/// A model of the catalogue as an entry that the pack does not have. `None` if it has no profile that can be read.
pub(super) fn new(
    reading: &Reading<'_>,
    model: &Model,
    catalogue: &str,
    tags: &[Keyword],
    id: String,
    row: &str,
) -> Option<FactionEntry> {
    let situation = model.situation(catalogue);
    let profile = model.profile?;
    let figures = figures(reading, profile, &situation);
    let (movement, ranged, melee, base) = (figures.movement?, figures.ranged?, figures.melee?, figures.base?);
    let paid = model.price(reading, &situation);
    let limits = limits(reading, model.link(), model.entry(), &situation);
    let mut keywords: Vec<Keyword> = tags.to_vec();
    let own = model.keywords(reading).into_iter().chain(model.named_keywords(reading).into_iter().map(|(one, _)| one));
    let flying = figures.flying.then_some(Keyword::Flying);
    for keyword in own.chain(flying) {
        if !keywords.contains(&keyword) {
            keywords.push(keyword);
        }
    }
    let kit: Vec<String> = fixed(reading, model, catalogue);
    let kit = kit.into_iter().filter(|id| reading.base.items.iter().any(|item| item.id == *id)).collect();
    let abilities = model.abilities(reading).into_iter().map(|at| named::rule(reading, at, row)).collect();
    Some(FactionEntry {
        name: named::plain(reading.name(model.entry())),
        ducats: paid.ducats,
        glory: paid.glory,
        min: limits.least.min(limits.most.unwrap_or(u16::MAX)),
        max: limits.most,
        larger: limits.larger,
        one_per: None,
        keywords,
        movement,
        ranged,
        melee,
        armour: figures.armour.unwrap_or(0),
        base,
        abilities,
        kit,
        battlekit: Battlekit { buys: buys(reading, model, &situation), ..Battlekit::default() },
        options: options(reading, model, &situation, &id, row),
        one_of: Vec::new(),
        campaign_only: false,
        goetic: 0,
        never_promoted: false,
        boons: Vec::new(),
        outside_field_strength: false,
        note: Some(named::note(reading, model.entry())),
        id,
    })
}

/// Whether it leads to kit that does not come with it.
fn buys(reading: &Reading<'_>, model: &Model, situation: &Situation<'_>) -> bool {
    let item = |at: At| matches!(reading.meaning(at), Some(Meaning::Item(_)));
    model.reached.iter().any(|one| {
        item(one.entry) && !(one.own(reading) && limits(reading, one.link, one.entry, situation).least_here > 0)
    })
}

/// The options of a new entry: what is bought for it and is no kit.
fn options(reading: &Reading<'_>, model: &Model, situation: &Situation<'_>, id: &str, row: &str) -> Vec<ModelOption> {
    let mut options: Vec<ModelOption> = Vec::new();
    for one in model.reached.iter().filter(|one| option::is_unknown_upgrade(reading, one)) {
        if one.shown(reading, situation) {
            let taken = |id: &str| options.iter().any(|option| option.id == id);
            let id = named::free(named::id_of(&format!("{id} {}", reading.name(one.entry))), taken);
            options.push(option::new(reading, one, situation, id, row));
        }
    }
    options
}
