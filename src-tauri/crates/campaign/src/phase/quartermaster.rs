//! The Quartermaster Step, and the recruits of Reinforcements: working on the roster as in the builder (DR pp.112,
//! 123-124).

use std::collections::BTreeMap;

use super::at_page::{Asked, AtPage, Done};
use super::{find, goods};
use crate::answer::Answer;
use crate::ask::{Ask, TradeTerms, Use};
use crate::chart::losable;
use crate::glory_item::is_glory_item;
use crate::messages;
use crate::steps::Step;
use crate::steps::Work;
use nml_catalogue::message::Coded;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::{Boon, Catalogue, Gain, Item};
use nml_warband::check::{Loadout, loadouts};
use nml_warband::{
    self as warband, CHANGES_MAX, Command, Event, FIRST_MERCENARY, Model, Price, Roster, RosterChange, Terms,
};

/// Battle Scars at which a model may retire.
const RETIRES_AT: u8 = 2;

pub(crate) fn asked(pending: &AtPage<'_>) -> Asked {
    let called = pending.page.steps.called;
    let terms = TradeTerms {
        roster: pending.roster.clone(),
        recruits_from: called.then_some(pending.before.next_model),
        glory_items_to: glory_items_to(pending),
        uses: if called { Vec::new() } else { uses(pending) },
        returns: if called { BTreeMap::new() } else { returns(pending).map(|(id, ducats, _)| (id, ducats)).collect() },
        sells: if called { BTreeMap::new() } else { sells(pending) },
        owed: if called { Vec::new() } else { find::owed(pending) },
        limits: if !called && may_raise(pending) { goods::raisable(pending) } else { Vec::new() },
        room: TRADED_MAX.saturating_sub(pending.page.changes().len()),
    };
    Asked::warband(Ask::Trade { terms: Box::new(terms) })
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the step leaves few choices")]
pub(crate) fn answer(pending: &AtPage<'_>, answer: &Answer) -> Result<Vec<Done>, Rejection> {
    match answer {
        Answer::Done => {
            let step = pending.page.steps.at;
            let changes =
                if step == Step::Reinforcements { vec![RosterChange::ReinforcementsOver] } else { Vec::new() };
            Ok(vec![Done { work: Work::Finished { step }, changes }])
        }
        Answer::UseUp { item, model, row } => {
            let used = RosterChange::ItemUsed { item: item.clone() };
            let healed = row.iter().map(|row| RosterChange::Healed { model: *model, row: row.clone() });
            let changes = [used, RosterChange::ScarRemoved { model: *model }].into_iter().chain(healed).collect();
            Ok(vec![Done { work: Work::Used { item: item.clone() }, changes }])
        }
        Answer::Return { model } => {
            let gone = || Rejection::form(messages::nobody_killed());
            let (model, ducats, entry) = returns(pending).find(|(id, ..)| id == model).ok_or_else(gone)?;
            let changes = vec![RosterChange::CameBack { model, entry: entry.cloned(), ducats }];
            Ok(vec![Done { work: Work::CameBack { model }, changes }])
        }
        Answer::SellModel { model } => {
            let gone = || Rejection::form(messages::nobody_for_sale());
            let ducats = sells(pending).remove(model).ok_or_else(gone)?;
            let changes = vec![RosterChange::ModelSold { model: *model, ducats }];
            Ok(vec![Done { work: Work::ModelSold { model: *model }, changes }])
        }
        Answer::Collect { location, items } => {
            let found = RosterChange::ItemsFound { items: items.clone(), reason: location.clone() };
            Ok(vec![Done { work: Work::Collected { location: location.clone() }, changes: vec![found] }])
        }
        Answer::Raise { item } => {
            let raised = RosterChange::LimitRaised { item: item.clone() };
            Ok(vec![Done { work: Work::LimitRaised { item: item.clone() }, changes: vec![raised] }])
        }
        _ => Err(Rejection::form(messages::not_asked())),
    }
}

/// Models that were killed in this game, or in the last one where its Quartermaster Step was skipped, and may come back:
/// for how many ducats, and as what.
fn returns<'l>(pending: &'l AtPage<'_>) -> impl Iterator<Item = (u32, u32, Option<&'l String>)> {
    let battle = pending.played.result.battle.as_str();
    let skipped =
        pending.before.called_after.as_deref().filter(|_| pending.before.called_after == pending.before.last_battle);
    let lately = move |fell: Option<&str>| fell.is_some() && (fell == Some(battle) || fell == skipped);
    let alive = [warband::UNFIT, warband::RETIRED, warband::SOLD, warband::DISMISSED, warband::LEFT_FOR_GOOD];
    let killed = pending
        .roster
        .fallen
        .iter()
        .filter(move |fallen| lately(fallen.battle.as_deref()) && !alive.contains(&fallen.reason.as_str()));
    killed.filter_map(|fallen| {
        let boons = &pending.catalogue.entry(&fallen.model.entry)?.boons;
        boons.iter().find_map(|boon| {
            let Boon::Returns { ducats, entry } = boon else { return None };
            Some((fallen.model.id, *ducats, entry.as_ref()))
        })
    })
}

/// What a model brings when it is sold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sale {
    /// Ducats for the model itself.
    pub bare: u32,
    /// Items of its kit, each with what it brings and what it costs: half, rounded up.
    pub kit: Vec<(String, u32, u32)>,
}

impl Sale {
    /// Ducats together.
    #[must_use]
    pub fn ducats(&self) -> u32 {
        self.kit.iter().map(|(_, brings, _)| *brings).fold(self.bare, u32::saturating_add)
    }
}

/// What a model of a roster would bring. `None` if it is not for sale. The catalogue is the pack with what is by hand.
#[must_use]
pub fn sale(catalogue: &Catalogue, roster: &Roster, model: u32) -> Option<Sale> {
    let terms = Terms::new(roster, catalogue).ok()?;
    loadouts(roster, &terms).iter().find(|loadout| loadout.model.id == model).and_then(sale_of)
}

fn sale_of(loadout: &Loadout<'_>) -> Option<Sale> {
    let mut boons = loadout.entry.boons.iter();
    let bare = boons.find_map(|boon| if let Boon::SoldFor(ducats) = boon { Some(*ducats) } else { None })?;
    let kit = loadout.bought.iter().map(|piece| (piece.item.id.clone(), piece.ducats.div_ceil(2), piece.ducats));
    Some(Sale { bare, kit: kit.collect() })
}

/// Models that may be sold, with what they bring.
fn sells(pending: &AtPage<'_>) -> BTreeMap<u32, u32> {
    let Ok(terms) = Terms::new(&pending.roster, &pending.catalogue) else { return BTreeMap::new() };
    let price = |loadout: &Loadout<'_>| Some((loadout.model.id, sale_of(loadout)?.ducats()));
    loadouts(&pending.roster, &terms).iter().filter_map(price).collect()
}

/// Whether a Limit is still to be raised: a title that the Warband has, or has gained since, and that raised no Limit
/// yet.
fn may_raise(pending: &AtPage<'_>) -> bool {
    let raises = |id: &String| {
        pending.catalogue.item(id).is_some_and(|item| item.boons.iter().any(|boon| matches!(boon, Boon::RaisesLimit)))
    };
    let before = pending.before;
    let carried = before.models.iter().flat_map(|model| &model.items);
    let owned = before.arsenal.iter().chain(carried).filter(|id| raises(id)).count();
    let open = owned.saturating_sub(before.raised_limits.len());
    let (mut more, mut less) = (open, 0);
    for change in pending.page.later.iter().map(|followed| &followed.change) {
        if let RosterChange::ItemsFound { items, .. } = change {
            more += items.iter().filter(|id| raises(id)).count();
        } else if let RosterChange::LimitRaised { .. } = change {
            less += 1;
        } else if let RosterChange::Edited { event } = change {
            if let Event::ItemBought { item, .. } = &**event {
                more += usize::from(raises(item));
            } else if let Event::ItemSold { item, .. } = &**event {
                less += usize::from(raises(item));
            }
        }
    }
    more > less
}

/// The most changes of a page when the trading is over: what follows has room in its one closing entry.
const TRADED_MAX: usize = CHANGES_MAX - 100;

/// What a change of the roster does in this step.
///
/// # Errors
/// What this step does not allow, what cannot be carried out, and another price than the Armoury's.
pub fn trade(catalogue: &Catalogue, terms: &TradeTerms, command: &Command) -> Result<Vec<RosterChange>, Rejection> {
    let catalogue = &*terms.roster.own.over(catalogue);
    if let Command::RemoveModel { model } = command {
        return Ok(vec![retired(catalogue, terms, *model)?]);
    }
    allowed(terms, command)?;
    if let Command::BuyItem { item, .. } = command {
        unlocked(catalogue, terms, item)?;
    }
    if let Command::StoreItem { model, item } | Command::SellItem { model: Some(model), item, .. } = command {
        let sells = matches!(command, Command::SellItem { .. });
        removable(catalogue, &terms.roster, *model, item, sells)?;
    }
    if let Command::AddOption { model, .. } = command {
        finished(catalogue, terms, *model)?;
    }
    let events = warband::decide(&terms.roster, command)?;
    let stated = price(command);
    if stated.is_some_and(|stated| stated != warband::price(&terms.roster, catalogue, command)) {
        return Err(Rejection::form(messages::price_wrong()));
    }
    if events.len() > terms.room {
        return Err(Rejection::form(messages::too_many_changes(TRADED_MAX)));
    }
    Ok(events.into_iter().map(|event| RosterChange::Edited { event: Box::new(event) }).collect())
}

fn allowed(terms: &TradeTerms, command: &Command) -> Result<(), Rejection> {
    let recruit = |model: u32| terms.recruits_from.is_none_or(|from| (from..FIRST_MERCENARY).contains(&model));
    let fits = match command {
        Command::AddModel { .. }
        | Command::RenameModel { .. }
        | Command::SetPortrait { .. }
        | Command::SetBanner { .. }
        | Command::MoveModel { .. }
        | Command::Pair { .. }
        | Command::Waive { .. }
        | Command::Unwaive { .. } => true,
        // Reinforcements bring recruits with their kit, and nothing for models already there.
        Command::CopyModel { model, .. } | Command::AddOption { model, .. } | Command::BuyItem { model, .. } => {
            recruit(*model)
        }
        Command::Grant { .. }
        | Command::SellItem { .. }
        | Command::StoreItem { .. }
        | Command::IssueItem { .. }
        | Command::Unpair { .. }
        | Command::ChangeOption { model: FIRST_MERCENARY.., .. }
        | Command::Hire { .. }
        | Command::Dismiss { .. } => terms.recruits_from.is_none(),
        Command::Rename { .. }
        | Command::MovePack { .. }
        | Command::SetVariant { .. }
        | Command::SetChoice { .. }
        | Command::SetBudget { .. }
        | Command::SetCampaign { .. }
        | Command::CloseMuster { .. }
        | Command::OpenBalance { .. }
        | Command::RemoveModel { .. }
        | Command::ChangeOption { .. }
        | Command::RemoveOption { .. }
        | Command::NameFaction { .. }
        | Command::WriteModel { .. }
        | Command::WriteItem { .. }
        | Command::StrikeOut { .. }
        | Command::MatchOwn { .. }
        | Command::PutAway { .. }
        | Command::Adopt { .. }
        | Command::Settle { .. } => false,
    };
    if fits {
        return Ok(());
    }
    Err(Rejection::rule(messages::not_in_this_step(), "DR pp.112, 123"))
}

/// A model with two Battle Scars may leave; what it can hand on goes to the Arsenal.
fn retired(catalogue: &Catalogue, terms: &TradeTerms, id: u32) -> Result<RosterChange, Rejection> {
    let unknown = || Rejection::form(messages::unknown_model(id));
    let model = terms.roster.members().find(|model| model.id == id).ok_or_else(unknown)?;
    if terms.recruits_from.is_some() || model.scars < RETIRES_AT {
        return Err(Rejection::rule(messages::too_few_scars(RETIRES_AT), "DR p.123"));
    }
    Ok(RosterChange::Retired { model: id, kit: losable(catalogue, model) })
}

/// What cannot be removed stays with its bearer; what is fitted to a weapon stays on it, and the weapon with it, until it is
/// sold (DR pp.123-127).
fn removable(catalogue: &Catalogue, roster: &Roster, model: u32, item: &str, sells: bool) -> Result<(), Rejection> {
    let known = |id: &str| catalogue.item(id);
    let refuse = |line: Coded| Err(Rejection::rule(line, "DR pp.123-127"));
    let Some(piece) = known(item) else { return Ok(()) };
    if piece.permanent {
        return refuse(messages::permanent());
    }
    if piece.fitted && !sells {
        return refuse(messages::stays_fitted());
    }
    let kit = roster.members().find(|known| known.id == model).map(|model| model.items.as_slice()).unwrap_or_default();
    let holds = |fitted: &Item| {
        let fits = |id: &&String| fitted.needs_any.contains(*id);
        fitted.fitted && fitted.needs_any.iter().any(|id| id == item) && kit.iter().filter(fits).count() == 1
    };
    if kit.iter().filter_map(|id| known(id)).any(holds) {
        return refuse(messages::something_fitted());
    }
    Ok(())
}

/// A model that a Location made is as it was made: no more options.
fn finished(catalogue: &Catalogue, terms: &TradeTerms, id: u32) -> Result<(), Rejection> {
    let model = terms.roster.models.iter().find(|model| model.id == id);
    let location = model.and_then(|model| catalogue.exploration().location(model.found.as_ref()?));
    let made = |gain: &Gain| matches!(gain, Gain::Model { options_worth, .. } if *options_worth > 0);
    if location.is_some_and(|location| location.options.iter().flat_map(|option| &option.gains).any(made)) {
        return Err(Rejection::rule(messages::has_all_options(), "DR pp.115-122"));
    }
    Ok(())
}

/// A Glory Item is for sale once something that was found opened its price (DR p.125).
///
/// # Errors
/// `GLORY_ITEM_LOCKED`.
pub fn unlocked(catalogue: &Catalogue, terms: &TradeTerms, item: &str) -> Result<(), Rejection> {
    let list = Terms::new(&terms.roster, catalogue).ok();
    let line = list.as_ref().and_then(|list| list.sold(item)).filter(|line| is_glory_item(line));
    let most = terms.glory_items_to;
    if line.is_some_and(|line| line.cost == 0 || line.cost > most) {
        return Err(Rejection::rule(messages::glory_item_locked(most), "DR p.125"));
    }
    Ok(())
}

/// The Glory up to which Glory Items are for sale.
fn glory_items_to(pending: &AtPage<'_>) -> u32 {
    let gains = pending.roster.gains(&pending.catalogue);
    let own = gains.map(|(_, _, gain)| if let Gain::MayBuyGloryItems(most) = gain { *most } else { 0 }).max();
    own.unwrap_or(0).max(pending.map.as_ref().map_or(0, |at| at.merchants))
}

/// Finds in the Warband that are used up to take a Battle Scar off a model: those of earlier games, for what was found
/// just now waits for a later Quartermaster Step (DR pp.115-122).
fn uses(pending: &AtPage<'_>) -> Vec<Use> {
    let now = pending.page.later.iter().filter_map(|followed| {
        if let RosterChange::ItemsFound { items, .. } = &followed.change { Some(items) } else { None }
    });
    let now: Vec<&String> = now.flatten().collect();
    let all = || pending.roster.arsenal.iter().chain(pending.roster.models.iter().flat_map(|model| &model.items));
    let waits = |id: &String| {
        let found = now.iter().filter(|new| **new == id).count();
        found > 0 && all().filter(|known| *known == id).count() <= found
    };
    let mut found: Vec<Use> = Vec::new();
    for item in all().filter_map(|id| pending.catalogue.item(id)) {
        let heals =
            item.boons.iter().find_map(|boon| if let Boon::ScarOff { injury } = boon { Some(*injury) } else { None });
        let fresh = || found.iter().all(|used| used.item != item.id) && !waits(&item.id);
        let Some(injury) = heals.filter(|_| fresh()) else { continue };
        let models = pending.roster.members().filter(|model| model.scars > 0);
        let models: BTreeMap<u32, Vec<String>> =
            models.map(|model| (model.id, if injury { scarring(pending, model) } else { Vec::new() })).collect();
        if !models.is_empty() {
            found.push(Use { item: item.id.clone(), models });
        }
    }
    found
}

/// The injuries of a model that came with a Battle Scar, by the rows of the Trauma Table, once each.
fn scarring(pending: &AtPage<'_>, model: &Model) -> Vec<String> {
    let trauma = pending.catalogue.trauma();
    let mut rows: Vec<String> = Vec::new();
    for injury in &model.injuries {
        if trauma.row_named(&injury.id).is_some_and(|row| row.scar) && !rows.contains(&injury.id) {
            rows.push(injury.id.clone());
        }
    }
    rows
}

#[expect(clippy::wildcard_enum_match_arm, reason = "few commands have a price")]
const fn price(command: &Command) -> Option<Price> {
    match command {
        Command::AddModel { price, .. }
        | Command::CopyModel { price, .. }
        | Command::AddOption { price, .. }
        | Command::BuyItem { price, .. }
        | Command::SellItem { price, .. }
        | Command::Hire { price, .. } => *price,
        _ => None,
    }
}
