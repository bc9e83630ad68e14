//! What did not come back.

use nml_catalogue::{Catalogue, ExplorationSkill};
use nml_warband::{ForeignItem, Model, Roster};

use crate::import::Imported;
use crate::picture::Pictures;

/// What one roster has and the other, read from its export, lacks: a line each.
pub(super) fn lost(roster: &Roster, back: &Roster, catalogue: &Catalogue) -> Vec<String> {
    let mut lost = Vec::new();
    let mut same = |is: bool, what: &str| {
        if !is {
            lost.push(what.to_owned());
        }
    };
    same(roster.name == back.name, "the Warband's name");
    same(roster.faction == back.faction, "the faction");
    same(roster.variant == back.variant, "the variant");
    same(roster.choices == back.choices, "what the Warband chose as a whole");
    same(roster.campaign == back.campaign && roster.mustered == back.mustered, "that it plays a campaign");
    if !roster.mustered {
        same(budget(roster, catalogue) == budget(back, catalogue), "what it may spend");
    }
    same(roster.strongbox == back.strongbox, "the Strongbox");
    same(roster.glory == back.glory, "Glory");
    same(roster.own == back.own, "what was written down by hand");
    same(sorted(&roster.mercenaries) == sorted(&back.mercenaries), "Mercenaries");
    same(sorted(&roster.arsenal) == sorted(&back.arsenal), "the Arsenal");
    same(roster.found == back.found, "the Locations it found");
    same(skilled(roster) == skilled(back), "Exploration Skills");
    same(roster.failed_promotions == back.failed_promotions, "Promotion Dice that failed");
    same(pairs(roster) == pairs(back), "Fireteams");
    same(roster.waivers == back.waivers, "waivers");
    same(kept(&roster.notes, &back.notes), "notes");
    let gone = |roster: &Roster| -> Vec<(Shape, String, Option<String>)> {
        roster.fallen.iter().map(|f| (shape(&f.model), f.reason.clone(), f.battle.clone())).collect()
    };
    same(gone(roster) == gone(back), "the fallen");
    // Some formats put Troops behind ELITE models; who is who follows from the models themselves.
    let mut left: Vec<(&Model, Shape)> = back.models.iter().map(|model| (model, shape(model))).collect();
    let mut without = Vec::new();
    for model in &roster.models {
        let own = shape(model);
        match left.iter().position(|(_, other)| *other == own) {
            Some(at) => {
                let (other, _) = left.remove(at);
                if !kept(&model.notes, &other.notes) {
                    lost.push(format!("{}: notes", called(model, roster)));
                }
            }
            None => without.push(model),
        }
    }
    for model in without {
        let called = called(model, roster);
        let like = |(other, _): &(&Model, Shape)| other.entry == model.entry && name(other) == name(model);
        match left.iter().position(like) {
            Some(at) => {
                let (other, _) = left.remove(at);
                lost.extend(differs(model, other).into_iter().map(|what| format!("{called}: {what}")));
            }
            None => lost.push(format!("{called}: the model")),
        }
    }
    lost
}

/// Pictures that exist and do not come back.
pub(super) fn unpictured(pictures: &Pictures, back: &Imported) -> Option<String> {
    let lost =
        back.roster.portraits().filter(|hash| pictures.contains_key(*hash) && !back.pictures.contains_key(*hash));
    Some(lost.count()).filter(|count| *count > 0).map(|count| format!("pictures of {count} of the fallen"))
}

fn skilled(roster: &Roster) -> Vec<ExplorationSkill> {
    let mut skills = roster.exploration_skills.clone();
    skills.sort_unstable();
    skills
}

fn called(model: &Model, roster: &Roster) -> String {
    let by_hand = || roster.own.name(&model.entry).map(str::to_owned);
    model.name.clone().or_else(by_hand).unwrap_or_else(|| model.entry.clone())
}

/// Whether all notes are still there; what the import itself noted shows in what it did not match.
fn kept(notes: &[String], back: &[String]) -> bool {
    notes.iter().all(|note| back.contains(note))
}

/// A model without its id, without its notes, and without the order of what it has.
type Shape = (String, Option<String>, Vec<String>, Vec<String>, Vec<(String, String)>, Model);

fn shape(model: &Model) -> Shape {
    let rest = Model {
        id: 0,
        name: None,
        entry: String::new(),
        options: Vec::new(),
        items: Vec::new(),
        foreign_items: Vec::new(),
        skills: sorted(&model.skills),
        notes: Vec::new(),
        ..model.clone()
    };
    let (options, items) = (sorted(&model.options), sorted(&model.items));
    (model.entry.clone(), name(model), options, items, foreign(&model.foreign_items), rest)
}

fn name(model: &Model) -> Option<String> {
    model.name.clone().filter(|name| !name.trim().is_empty())
}

fn differs(model: &Model, other: &Model) -> Vec<&'static str> {
    [
        (model.portrait == other.portrait, "the picture"),
        (sorted(&model.options) == sorted(&other.options), "options"),
        (
            sorted(&model.items) == sorted(&other.items)
                && foreign(&model.foreign_items) == foreign(&other.foreign_items),
            "Battlekit",
        ),
        (model.promoted == other.promoted, "the Promotion"),
        (model.experience == other.experience, "experience"),
        (sorted(&model.skills) == sorted(&other.skills), "skills"),
        (model.injuries == other.injuries && model.scars == other.scars, "marks and Battle Scars"),
        (model.misses_next_game == other.misses_next_game, "that it misses the next game"),
        (kept(&model.notes, &other.notes), "notes"),
    ]
    .into_iter()
    .filter_map(|(same, what)| (!same).then_some(what))
    .collect()
}

fn sorted<T: Clone + Ord>(list: &[T]) -> Vec<T> {
    let mut list = list.to_vec();
    list.sort();
    list
}

fn foreign(list: &[ForeignItem]) -> Vec<(String, String)> {
    let mut list: Vec<_> = list.iter().map(|kit| (kit.item.clone(), kit.faction.clone())).collect();
    list.sort();
    list
}

/// Pairs of models by what they are, because they get new ids.
fn pairs(roster: &Roster) -> Vec<Vec<Member>> {
    let find = |id: &u32| roster.models.iter().find(|model| model.id == *id);
    let of = |model: &Model| (model.entry.clone(), name(model), sorted(&model.items));
    let mut pairs: Vec<Vec<Member>> = roster
        .fireteams
        .iter()
        .map(|pair| {
            let mut both: Vec<Member> = pair.iter().filter_map(find).map(of).collect();
            both.sort();
            both
        })
        .collect();
    pairs.sort();
    pairs
}

/// A model of a Fireteam by its entry, its name and its Battlekit.
type Member = (String, Option<String>, Vec<String>);

/// What may be spent, if it is another sum than the usual one.
fn budget(roster: &Roster, catalogue: &Catalogue) -> [Option<u32>; 2] {
    let faction = catalogue.faction(&roster.faction);
    let variant = roster.variant.as_ref().and_then(|id| catalogue.variant(&roster.faction, id));
    let usual = [
        variant.and_then(|v| v.changes.ducats).or(faction.map(|f| f.ducats)),
        variant.and_then(|v| v.changes.glory).or(faction.map(|f| f.glory)),
    ];
    [roster.budget_ducats.or(usual[0]), roster.budget_glory.or(usual[1])]
}
