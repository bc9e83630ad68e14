//! What a Location brings: each gain by itself, by dice, or by a choice (DR pp.115-122).

use super::advancement;
use super::at_page::{AtPage, Done};
use super::goods::{Shelf, sold};
use super::tracker;
use crate::answer::Answer;
use crate::ask::{Ask, Owed, Sold};
use crate::chart::experience_room;
use crate::glory_item::is_glory_item;
use crate::on_map::Filled;
use crate::steps::{Venture, Work};
use nml_catalogue::throw::Throw;
use nml_catalogue::{Currency, Gain, Kind, Location, ModelOption};
use nml_warband::{Model, RosterChange, Terms};

/// What a gain asks. `None` if it comes by itself.
pub(super) fn asked(pending: &AtPage<'_>, gain: &Gain) -> Option<Ask> {
    let one_of = |items: &[String]| {
        let from = admitted(pending, items).map(|id| Sold { id: id.clone(), worth: 0, left: Some(1) });
        let from: Vec<Sold> = from.collect();
        (!from.is_empty()).then_some(Ask::Take { from, least: 1, most: Some(1), worth: None, later: false })
    };
    match gain {
        Gain::GloryRolled { .. } | Gain::CampaignPoints(_) => Some(Ask::FindRoll { dice: 1 }),
        Gain::DucatsRolled { dice, .. } => Some(Ask::FindRoll { dice: *dice }),
        Gain::OneOf(items) => one_of(items),
        Gain::OneOfOn { items, .. } => match pending.page.steps.under_way().passed {
            None => Some(Ask::FindRoll { dice: 1 }),
            Some(true) => one_of(items),
            Some(false) => None,
        },
        Gain::Kit { kinds, keyword, most, ducats } => {
            let from = sold(
                pending,
                |line, item| {
                    line.currency == Currency::Ducats
                        && (kinds.is_empty() || kinds.contains(&item.kind))
                        && keyword.as_ref().is_none_or(|keyword| item.has(keyword))
                        && ducats.is_none_or(|ducats| line.cost <= ducats)
                },
                |line, _| line.cost,
            );
            take(from, *most, *ducats, false)
        }
        Gain::GloryItems { most, glory, weapons_cheaper, later } => {
            let worth = |cost: u32, weapon: bool| {
                if weapon { cost.saturating_sub(*weapons_cheaper).max(1) } else { cost }
            };
            let from = sold(
                pending,
                |line, item| {
                    is_glory_item(line) && glory.is_none_or(|glory| worth(line.cost, item.is_weapon()) <= glory)
                },
                |line, item| worth(line.cost, item.is_weapon()),
            );
            take(from, *most, *glory, *later)
        }
        Gain::Model { entry, options, options_worth, .. } if *options_worth > 0 => {
            let further = pending.catalogue.entry(entry).into_iter().flat_map(|entry| &entry.options);
            let beside = |option: &&ModelOption| {
                let bars = |id: &String| *id == option.id || option.excludes.contains(id);
                option.choose.is_empty() && !options.iter().any(bars)
            };
            let further = further.filter(beside);
            let from = further.filter(|option| option.ducats > 0 && option.ducats <= *options_worth);
            let from = from.map(|option| Sold { id: option.id.clone(), worth: option.ducats, left: Some(1) }).collect();
            take(from, None, Some(*options_worth), false)
        }
        Gain::Experience { models, .. } => {
            let elite = pending.models().iter().filter(|(_, elite)| *elite).map(|(model, _)| model.id).collect();
            Some(Ask::Models { from: elite, least: 0, most: *models })
        }
        Gain::Treats { models, armour, .. } => {
            let terms = Terms::new(&pending.roster, &pending.catalogue).ok();
            let wears = |model: &&Model| {
                let is_armour = |id: &String| pending.catalogue.item(id).is_some_and(|item| item.kind == Kind::Armour);
                let entry = terms.as_ref().and_then(|terms| terms.entry_of(model));
                let fixed = || entry.is_some_and(|entry| entry.kit.iter().any(is_armour));
                !*armour || model.items.iter().any(is_armour) || fixed()
            };
            let from = pending.roster.members().filter(wears).map(|model| model.id).collect();
            Some(Ask::Models { from, least: 0, most: *models })
        }
        Gain::Boxes { of, .. } => {
            let tracks = tracker::open(pending, of);
            (tracks.len() > 1).then_some(Ask::Fill { tracks, count: 1 })
        }
        Gain::GloryIntoCampaignPoints(most) => Some(Ask::Exchange { most: pending.roster.glory.min(*most) }),
        Gain::Glory(_)
        | Gain::Ducats(_)
        | Gain::Items(_)
        | Gain::Model { .. }
        | Gain::Skill(_)
        | Gain::MayBuyGloryItems(_)
        | Gain::MayBuy { .. }
        | Gain::CheaperOptions { .. }
        | Gain::Loot(_)
        | Gain::Points(_)
        | Gain::PointsIfFound { .. }
        | Gain::AllMayBuyGloryItems(_)
        | Gain::MapReach(_)
        | Gain::NextGame(_)
        | Gain::Always(_) => None,
    }
}

/// What is still to be taken of finds that wait.
pub(super) fn owed(pending: &AtPage<'_>) -> Vec<Owed> {
    let gains = pending.roster.gains(&pending.catalogue).filter(|(found, _, _)| found.owed);
    let waits = |gain: &Gain| matches!(gain, Gain::GloryItems { later: true, .. });
    let some = gains.filter(|(_, _, gain)| waits(gain)).filter_map(|(found, _, gain)| {
        let Ask::Take { from, most, worth, .. } = asked(pending, gain)? else { return None };
        Some(Owed { location: found.location.clone(), from, most, worth })
    });
    some.collect()
}

/// A choice of kit. `None` if there is nothing to choose from.
fn take(from: Vec<Sold>, most: Option<u8>, worth: Option<u32>, later: bool) -> Option<Ask> {
    (!from.is_empty()).then_some(Ask::Take { from, least: 0, most, worth, later })
}

/// Those of these pieces that the Warband may take, each by itself.
fn admitted<'i>(pending: &AtPage<'_>, items: &'i [String]) -> impl Iterator<Item = &'i String> {
    let shelf = Shelf::of(pending);
    items.iter().filter(move |id| shelf.as_ref().is_none_or(|shelf| shelf.admits(id)))
}

/// Pieces that lie there together: what may be taken of them, and the names of the rest.
fn together(pending: &AtPage<'_>, location: &Location, items: &[String]) -> Vec<RosterChange> {
    let Some(mut shelf) = Shelf::of(pending) else {
        return vec![RosterChange::ItemsFound { items: items.to_vec(), reason: location.id.clone() }];
    };
    let (mut taken, mut rest) = (Vec::new(), Vec::new());
    for id in items {
        if shelf.admits(id) {
            shelf.take(id);
            taken.push(id.clone());
        } else {
            rest.push(left_behind(&shelf, location, id));
        }
    }
    let found = (!taken.is_empty()).then(|| RosterChange::ItemsFound { items: taken, reason: location.id.clone() });
    found.into_iter().chain(rest).collect()
}

/// Pieces of which one was to be chosen, and none may be taken: if that pays, it pays for the dearest.
fn none_of(pending: &AtPage<'_>, location: &Location, items: &[String]) -> Vec<RosterChange> {
    let Some(shelf) = Shelf::of(pending) else { return Vec::new() };
    if location.instead {
        let dearest = items.iter().max_by_key(|id| shelf.ducats(id));
        return dearest.map(|id| left_behind(&shelf, location, id)).into_iter().collect();
    }
    items.iter().map(|id| left_behind(&shelf, location, id)).collect()
}

/// A piece that may not be taken: it pays its ducats if the Location says so, or stays there.
fn left_behind(shelf: &Shelf<'_>, location: &Location, id: &str) -> RosterChange {
    // What is priced in Glory costs no ducats.
    match if location.instead { shelf.ducats(id) } else { 0 } {
        0 => RosterChange::LeftBehind { item: id.to_owned(), location: location.id.clone() },
        ducats => RosterChange::DucatsGained { ducats, reason: id.to_owned() },
    }
}

/// What a gain brings that asks nothing.
#[expect(clippy::wildcard_enum_match_arm, reason = "few gains bring no change of the roster")]
pub(super) fn brings(pending: &AtPage<'_>, location: &Location, gain: &Gain) -> Done {
    let reason = location.id.clone();
    match gain {
        Gain::Points(points) => return gained(None, *points, Vec::new()),
        Gain::PointsIfFound { locations, points } => {
            let found = pending.roster.found.iter().any(|found| locations.contains(&found.location));
            return gained(None, if found { *points } else { 0 }, Vec::new());
        }
        Gain::Boxes { of, count } => {
            let track = tracker::open(pending, of).first().and_then(|track| track.resource());
            return boxed(track.map(|resource| tracker::found(pending, resource, *count)).unwrap_or_default());
        }
        _ => {}
    }
    let changes = match gain {
        Gain::Glory(glory) => vec![RosterChange::GloryGained { glory: *glory, reason }],
        Gain::Ducats(ducats) | Gain::Loot(ducats) => vec![RosterChange::DucatsGained { ducats: *ducats, reason }],
        Gain::Items(items) => together(pending, location, items),
        Gain::OneOf(items) => none_of(pending, location, items),
        Gain::OneOfOn { items, .. } if pending.page.steps.under_way().passed == Some(true) => {
            none_of(pending, location, items)
        }
        Gain::Skill(skill) => vec![RosterChange::ExplorationSkillGained { skill: *skill, reason }],
        Gain::Model { entry, options, .. } => vec![joined(pending, entry, options, &[], reason)],
        // What lasts is read from the location that was found; what had a question has nothing to choose from.
        Gain::MayBuyGloryItems(_)
        | Gain::MayBuy { .. }
        | Gain::CheaperOptions { .. }
        | Gain::NextGame(_)
        | Gain::Always(_)
        | Gain::GloryRolled { .. }
        | Gain::DucatsRolled { .. }
        | Gain::OneOfOn { .. }
        | Gain::Kit { .. }
        | Gain::GloryItems { .. }
        | Gain::Experience { .. }
        | Gain::CampaignPoints(_)
        | Gain::Points(_)
        | Gain::PointsIfFound { .. }
        | Gain::Boxes { .. }
        | Gain::AllMayBuyGloryItems(_)
        | Gain::MapReach(_)
        | Gain::GloryIntoCampaignPoints(_)
        | Gain::Treats { .. } => Vec::new(),
    };
    gained(None, 0, changes)
}

/// What dice make of a gain. `None` if it asks for no dice.
#[expect(clippy::wildcard_enum_match_arm, reason = "few gains ask for dice")]
pub(super) fn rolled(location: &Location, gain: &Gain, throw: &Throw) -> Option<Done> {
    let reason = location.id.clone();
    let thrown = Some(throw.clone());
    match gain {
        Gain::GloryRolled { die, plus } => {
            let glory = u32::from(die.points(&throw.faces)).saturating_add(*plus);
            Some(gained(thrown, 0, vec![RosterChange::GloryGained { glory, reason }]))
        }
        Gain::DucatsRolled { times, .. } => {
            let sum: u32 = throw.faces.iter().map(|face| u32::from(face.number())).sum();
            let ducats = sum.saturating_mul(*times);
            Some(gained(thrown, 0, vec![RosterChange::DucatsGained { ducats, reason }]))
        }
        Gain::CampaignPoints(die) => Some(gained(thrown, u16::from(die.points(&throw.faces)), Vec::new())),
        Gain::OneOfOn { from, .. } => {
            let passed = throw.faces.iter().any(|face| face.number() >= *from);
            Some(Done::work(Work::Explored { did: Venture::Tried { throw: throw.clone(), passed } }))
        }
        _ => None,
    }
}

/// What a choice makes of a gain. `None` if the gain does not offer it.
pub(super) fn answered(pending: &AtPage<'_>, location: &Location, gain: &Gain, answer: &Answer) -> Option<Vec<Done>> {
    let reason = location.id.clone();
    let one = |changes| Some(vec![gained(None, 0, changes)]);
    match (gain, answer) {
        (Gain::Model { entry, options, .. }, Answer::Take { ids }) => {
            one(vec![joined(pending, entry, options, ids, reason)])
        }
        (_, Answer::Take { ids }) if ids.is_empty() => one(Vec::new()),
        (_, Answer::Take { ids }) => one(vec![RosterChange::ItemsFound { items: ids.clone(), reason }]),
        (Gain::GloryItems { .. }, Answer::Later) => one(vec![RosterChange::FindOwed { location: reason }]),
        (Gain::Experience { points, .. }, Answer::Models { models }) => {
            let learns = |model: &u32| {
                let room = experience_room(&pending.catalogue, &pending.roster, pending.model(*model)?);
                let points = (*points).min(room);
                (points > 0).then(|| RosterChange::Experience { model: *model, points, reason: reason.clone() })
            };
            one(models.iter().filter_map(learns).collect())
        }
        (Gain::Treats { any_skill, .. }, Answer::Models { models }) => {
            let treated = models.iter().map(|model| RosterChange::Treated { model: *model, location: reason.clone() });
            let mut done = vec![gained(None, 0, treated.collect())];
            for model in models.iter().filter(|_| *any_skill).filter_map(|id| pending.model(*id)) {
                let skills = advancement::any(pending, model);
                done.push(Done::work(Work::SkillOffered { model: model.id, skills }));
            }
            Some(done)
        }
        (Gain::Boxes { count, .. }, Answer::Fill { tracks }) => {
            let resource = tracks.first().and_then(|track| track.resource())?;
            Some(vec![boxed(tracker::found(pending, resource, *count))])
        }
        (Gain::GloryIntoCampaignPoints(_), Answer::Count { count }) => {
            let points = u16::try_from(*count).unwrap_or(u16::MAX);
            let spent = (*count > 0).then_some(RosterChange::GlorySpent { glory: *count, reason });
            Some(vec![gained(None, points, spent.into_iter().collect())])
        }
        _ => None,
    }
}

fn gained(throw: Option<Throw>, points: u16, changes: Vec<RosterChange>) -> Done {
    Done { work: Work::Explored { did: Venture::Gained { throw, points, boxes: Vec::new() } }, changes }
}

/// Boxes of the Tracker.
fn boxed(boxes: Vec<Filled>) -> Done {
    Done::work(Work::Explored { did: Venture::Gained { throw: None, points: 0, boxes } })
}

/// A model that joins for nothing, without kit.
fn joined(pending: &AtPage<'_>, entry: &str, options: &[String], further: &[String], reason: String) -> RosterChange {
    let model = Model {
        id: pending.roster.next_model,
        entry: entry.to_owned(),
        options: options.iter().chain(further).cloned().collect(),
        found: Some(reason.clone()),
        ..Model::default()
    };
    RosterChange::Joined { model: Box::new(model), reason }
}
