//! From what happened to the state of the Warband. Total: an event that finds nothing to do does nothing.

use super::by_hand::OWN_FACTION;
use super::event::{Event, RosterChange};
use super::hired::FIRST_MERCENARY;
use super::price::Price;
use super::roster::{Fallen, ForeignItem, Found, Injury, Model, Roster};
use super::violation::ViolationCode;

/// Why a model that its owner took off the roster is among the fallen.
pub const DISMISSED: &str = "dismissed";
/// Why a model that took its last Battle Scar is among the fallen.
pub const UNFIT: &str = "unfit-for-duty";
/// Why a model that retired with its Battle Scars is among the fallen.
pub const RETIRED: &str = "retired";
/// Why a model that a rule of a battle took out of the Warband is among the fallen.
pub const LEFT_FOR_GOOD: &str = "left-for-good";

/// Why a model that was sold is among the fallen.
pub const SOLD: &str = "sold";

/// Puts one event into force.
pub fn evolve(roster: &mut Roster, event: &Event) {
    match event {
        Event::Renamed { name } => roster.name.clone_from(name),
        Event::PackMoved { pack } => roster.pack = Some(pack.clone()),
        Event::VariantSet { variant } => roster.variant.clone_from(variant),
        Event::ChoiceSet { choice, value } => {
            match value {
                Some(value) => roster.choices.insert(choice.clone(), value.clone()),
                None => roster.choices.remove(choice),
            };
        }
        Event::BudgetSet { ducats, glory } => {
            roster.budget_ducats = *ducats;
            roster.budget_glory = *glory;
        }
        Event::CampaignSet { campaign } => roster.campaign = *campaign,
        Event::MusterClosed { strongbox, glory } => {
            roster.mustered = true;
            roster.strongbox = *strongbox;
            roster.glory = *glory;
        }
        Event::BalanceOpened { balance } => balance.evolve(roster),
        Event::Granted { ducats, glory, reason: _ } => {
            roster.strongbox = roster.strongbox.saturating_add(*ducats);
            roster.glory = roster.glory.saturating_add(*glory);
        }
        Event::ModelAdded { model, at, paid } => {
            let at = usize::try_from(*at).unwrap_or(usize::MAX).min(roster.models.len());
            roster.models.insert(at, model.clone());
            roster.next_model = roster.next_model.max(model.id.saturating_add(1));
            pay(roster, *paid);
        }
        Event::ModelRenamed { model, name } => with(roster, *model, |m| m.name.clone_from(name)),
        Event::BannerSet { banner } => roster.banner.clone_from(banner),
        Event::PortraitSet { model, portrait } => with(roster, *model, |m| m.portrait.clone_from(portrait)),
        Event::ModelMoved { model, to } => {
            if let Some(from) = place(roster, *model) {
                let moved = roster.models.remove(from);
                let to = usize::try_from(*to).unwrap_or(usize::MAX).min(roster.models.len());
                roster.models.insert(to, moved);
            }
        }
        Event::ModelRemoved { model, remembered } => {
            let gone = leave(roster, *model);
            if let Some(model) = gone.filter(|_| *remembered) {
                roster.fallen.push(Fallen { model, reason: DISMISSED.to_owned(), battle: None });
            }
        }
        Event::OptionAdded { model, option, paid } => {
            with(roster, *model, |m| m.options.push(option.clone()));
            pay(roster, *paid);
        }
        Event::OptionRemoved { model, option } => with(roster, *model, |m| drop_last(&mut m.options, option)),
        Event::ItemBought { model, item, faction, paid } => {
            with(roster, *model, |m| match faction {
                None => m.items.push(item.clone()),
                Some(faction) => {
                    m.foreign_items.push(ForeignItem { item: item.clone(), faction: faction.clone() });
                }
            });
            pay(roster, *paid);
        }
        Event::ItemSold { model, item, faction, received } => {
            match (model, faction) {
                (None, _) => drop_last(&mut roster.arsenal, item),
                (Some(model), None) => with(roster, *model, |m| drop_last(&mut m.items, item)),
                (Some(model), Some(faction)) => with(roster, *model, |m| {
                    let last = m.foreign_items.iter().rposition(|f| f.item == *item && f.faction == *faction);
                    if let Some(at) = last {
                        m.foreign_items.remove(at);
                    }
                }),
            }
            if let Some(received) = received {
                roster.strongbox = roster.strongbox.saturating_add(received.ducats);
                roster.glory = roster.glory.saturating_add(received.glory);
            }
        }
        Event::ItemStored { model, item } => {
            with(roster, *model, |m| drop_last(&mut m.items, item));
            roster.arsenal.push(item.clone());
        }
        Event::ItemIssued { model, item } => {
            drop_last(&mut roster.arsenal, item);
            with(roster, *model, |m| m.items.push(item.clone()));
        }
        Event::Paired { models } => roster.fireteams.push(*models),
        Event::Unpaired { models } => roster.fireteams.retain(|pair| pair != models),
        Event::Hired { mercenary, paid } => {
            roster.mercenaries.push(mercenary.clone());
            pay(roster, *paid);
        }
        Event::Dismissed { mercenary } => {
            drop_last(&mut roster.mercenaries, mercenary);
            let left = roster.mercenaries.iter().filter(|id| *id == mercenary).count();
            while roster.hired.iter().filter(|model| model.entry == *mercenary).count() > left {
                let last = roster.hired.iter().rposition(|model| model.entry == *mercenary);
                last.map(|at| roster.hired.remove(at));
            }
        }
        Event::Waived { waiver } => {
            withdraw(roster, waiver.code, waiver.model, waiver.subject.as_deref());
            roster.waivers.push(waiver.clone());
        }
        Event::WaiverWithdrawn { code, model, subject } => withdraw(roster, *code, *model, subject.as_deref()),
        Event::FactionNamed { name } => roster.own.faction = Some(name.clone()),
        Event::ModelWritten { model } => match roster.own.models.iter_mut().find(|known| known.id == model.id) {
            Some(known) => known.clone_from(model),
            None => roster.own.models.push(model.clone()),
        },
        Event::ItemWritten { item } => match roster.own.items.iter_mut().find(|known| known.id == item.id) {
            Some(known) => known.clone_from(item),
            None => roster.own.items.push(item.clone()),
        },
        Event::StruckOut { id } => strike_out(roster, id),
        Event::OwnMatched { id, with } => found_in_pack(roster, id, with),
        Event::NotePutAway { model: None, note } => drop_last(&mut roster.notes, note),
        Event::NotePutAway { model: Some(id), note } => {
            let gone = roster.fallen.iter_mut().map(|fallen| &mut fallen.model);
            if let Some(model) = roster.models.iter_mut().chain(gone).find(|model| model.id == *id) {
                drop_last(&mut model.notes, note);
            }
        }
        Event::Adopted { roster: other } => roster.clone_from(other),
        Event::Settled { battle, change } => settle(roster, battle, change),
    }
}

fn strike_out(roster: &mut Roster, id: &str) {
    roster.own.models.retain(|model| model.id != id);
    roster.own.items.retain(|item| item.id != id);
}

/// Puts the pack's id in place of one by hand, among the fallen too.
fn found_in_pack(roster: &mut Roster, id: &str, with: &str) {
    if id == OWN_FACTION {
        with.clone_into(&mut roster.faction);
        roster.own.faction = None;
        return;
    }
    let anew = |known: &mut String| {
        if known == id {
            with.clone_into(known);
        }
    };
    roster.arsenal.iter_mut().for_each(anew);
    for model in roster.models.iter_mut().chain(roster.fallen.iter_mut().map(|fallen| &mut fallen.model)) {
        anew(&mut model.entry);
        model.items.iter_mut().for_each(anew);
        model.foreign_items.iter_mut().map(|foreign| &mut foreign.item).for_each(anew);
    }
    strike_out(roster, id);
}

fn settle(roster: &mut Roster, battle: &str, change: &RosterChange) {
    match change {
        RosterChange::Survived { .. } => {}
        RosterChange::Fought { .. } => {
            roster.last_battle = Some(battle.to_owned());
            // A Warband that settles a battle of a campaign is in one.
            roster.campaign = true;
        }
        RosterChange::Died { model, reason } => fall(roster, *model, reason, battle),
        RosterChange::Marked { model, row, noted } => with(roster, *model, |m| {
            m.injuries.push(Injury { id: row.clone(), noted: noted.clone(), battle: Some(battle.to_owned()) });
        }),
        RosterChange::Promoted { model } => {
            with(roster, *model, |m| (m.promoted, m.experience) = (true, 0));
            roster.failed_promotions = 0;
        }
        RosterChange::PromotionFailed => roster.failed_promotions = roster.failed_promotions.saturating_add(1),
        RosterChange::PromotionsFresh => roster.failed_promotions = 0,
        RosterChange::Learned { model, skill } => with(roster, *model, |m| m.skills.push(skill.clone())),
        RosterChange::Healed { model, row } => with(roster, *model, |m| {
            if let Some(at) = m.injuries.iter().rposition(|injury| injury.id == *row) {
                m.injuries.remove(at);
            }
        }),
        RosterChange::ScarRemoved { model } => with(roster, *model, |m| m.scars = m.scars.saturating_sub(1)),
        RosterChange::Retired { model, kit } => send_home(roster, *model, kit, RETIRED, battle),
        RosterChange::CameBack { model, entry, ducats } => {
            if let Some(at) = roster.fallen.iter().rposition(|fallen| fallen.model.id == *model) {
                let mut model = roster.fallen.remove(at).model;
                if let Some(entry) = entry {
                    model.entry.clone_from(entry);
                    model.items.clear();
                    model.foreign_items.clear();
                }
                roster.models.push(model);
                roster.strongbox = roster.strongbox.saturating_sub(*ducats);
            }
        }
        RosterChange::ModelSold { model, ducats } => {
            fall(roster, *model, SOLD, battle);
            roster.strongbox = roster.strongbox.saturating_add(*ducats);
        }
        RosterChange::UpkeepPaid { ducats, .. } => roster.strongbox = roster.strongbox.saturating_sub(*ducats),
        RosterChange::Joined { model, .. } => {
            roster.models.push(Model::clone(model));
            roster.next_model = roster.next_model.max(model.id.saturating_add(1));
        }
        RosterChange::Treated { model, location } => with(roster, *model, |m| m.treated.push(location.clone())),
        RosterChange::ReinforcementsCalled { budget } => {
            roster.arsenal.clear();
            roster.strongbox = *budget;
            roster.called_after = Some(battle.to_owned());
        }
        RosterChange::ReinforcementsOver => roster.strongbox = 0,
        RosterChange::DucatsGained { ducats, .. } => roster.strongbox = roster.strongbox.saturating_add(*ducats),
        RosterChange::GlorySpent { glory, .. } => roster.glory = roster.glory.saturating_sub(*glory),
        RosterChange::Found { location, option } => {
            let (location, option, battle) = (location.clone(), option.clone(), Some(battle.to_owned()));
            roster.found.push(Found { location, option, battle, owed: false });
        }
        RosterChange::FindOwed { location } => {
            if let Some(found) = roster.found.iter_mut().find(|found| found.location == *location) {
                found.owed = true;
            }
        }
        RosterChange::ItemsFound { items, reason } => {
            roster.arsenal.extend(items.iter().cloned());
            if let Some(found) = roster.found.iter_mut().find(|found| found.location == *reason) {
                found.owed = false;
            }
        }
        // The page tells of it; the roster is as it was.
        RosterChange::LeftBehind { .. } => {}
        RosterChange::ItemUsed { item } => use_up(roster, item),
        RosterChange::LimitRaised { item } => roster.raised_limits.push(item.clone()),
        RosterChange::ExplorationSkillGained { skill, .. } => roster.exploration_skills.push(*skill),
        RosterChange::Edited { event } => evolve(roster, event),
        RosterChange::Scarred { model } => with(roster, *model, |m| m.scars = m.scars.saturating_add(1)),
        RosterChange::Unfit { model, kit } => send_home(roster, *model, kit, UNFIT, battle),
        RosterChange::LeftForGood { model, .. } => fall(roster, *model, LEFT_FOR_GOOD, battle),
        RosterChange::KitLost { model, items, .. } | RosterChange::UsedUp { model, items } => {
            with(roster, *model, |m| {
                take(m, items);
            })
        }
        RosterChange::MissesNextGame { model } => with(roster, *model, |m| m.misses_next_game = true),
        RosterChange::Returned { model } => with(roster, *model, |m| m.misses_next_game = false),
        RosterChange::Experience { model, points, .. } => {
            with(roster, *model, |m| m.experience = m.experience.saturating_add(*points));
        }
        RosterChange::RansomPaid { ducats, .. } => roster.strongbox = roster.strongbox.saturating_sub(*ducats),
        RosterChange::RansomReceived { ducats, .. } => roster.strongbox = roster.strongbox.saturating_add(*ducats),
        RosterChange::GloryGained { glory, .. } => roster.glory = roster.glory.saturating_add(*glory),
    }
}

fn withdraw(roster: &mut Roster, code: ViolationCode, model: Option<u32>, subject: Option<&str>) {
    roster.waivers.retain(|waiver| !waiver.names_the_same(code, model, subject));
}

/// Takes the named kit off a model; what it does not carry is passed over.
fn take(model: &mut Model, items: &[String]) -> Vec<String> {
    let mut taken = Vec::new();
    for item in items {
        if let Some(at) = model.items.iter().rposition(|i| i == item) {
            taken.push(model.items.remove(at));
        } else if let Some(at) = model.foreign_items.iter().rposition(|f| f.item == *item) {
            taken.push(model.foreign_items.remove(at).item);
        }
    }
    taken
}

/// A model leaves alive, and this of its kit goes to the Arsenal.
fn send_home(roster: &mut Roster, model: u32, kit: &[String], reason: &str, battle: &str) {
    let mut kept = Vec::new();
    with(roster, model, |m| kept = take(m, kit));
    roster.arsenal.append(&mut kept);
    fall(roster, model, reason, battle);
}

/// Out of the Arsenal, else off the model that carries it.
fn use_up(roster: &mut Roster, item: &str) {
    if roster.arsenal.iter().any(|known| known == item) {
        drop_last(&mut roster.arsenal, item);
    } else if let Some(bearer) = roster.models.iter_mut().find(|model| model.items.iter().any(|known| known == item)) {
        drop_last(&mut bearer.items, item);
    }
}

fn fall(roster: &mut Roster, model: u32, reason: &str, battle: &str) {
    if let Some(model) = leave(roster, model) {
        roster.fallen.push(Fallen { model, reason: reason.to_owned(), battle: Some(battle.to_owned()) });
    }
}

/// Takes a model out of the roster with its Fireteam and what was waived for it.
fn leave(roster: &mut Roster, id: u32) -> Option<Model> {
    if enlist(roster, id) {
        let at = roster.hired.iter().position(|model| model.id == id)?;
        roster.waivers.retain(|waiver| waiver.model != Some(id));
        roster.mercenaries.remove(at);
        return Some(roster.hired.remove(at));
    }
    let at = place(roster, id)?;
    roster.fireteams.retain(|pair| !pair.contains(&id));
    roster.waivers.retain(|waiver| waiver.model != Some(id));
    Some(roster.models.remove(at))
}

fn place(roster: &Roster, id: u32) -> Option<usize> {
    roster.models.iter().position(|model| model.id == id)
}

fn with(roster: &mut Roster, id: u32, change: impl FnOnce(&mut Model)) {
    enlist(roster, id);
    if let Some(model) = roster.models.iter_mut().chain(&mut roster.hired).find(|model| model.id == id) {
        change(model);
    }
}

/// Keeps the Mercenaries as models, if this is the id of one: from now on they keep their ids, no matter who leaves.
fn enlist(roster: &mut Roster, id: u32) -> bool {
    let hired = if id < FIRST_MERCENARY { Vec::new() } else { roster.hired_models() };
    let found = hired.iter().any(|model| model.id == id);
    if found {
        roster.hired = hired;
    }
    found
}

fn pay(roster: &mut Roster, paid: Option<Price>) {
    let paid = paid.unwrap_or_default();
    roster.strongbox = roster.strongbox.saturating_sub(paid.ducats);
    roster.glory = roster.glory.saturating_sub(paid.glory);
}

fn drop_last(list: &mut Vec<String>, wanted: &str) {
    if let Some(at) = list.iter().rposition(|entry| entry == wanted) {
        list.remove(at);
    }
}
