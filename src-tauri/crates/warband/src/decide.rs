//! From a command to what happens. In the builder every well-formed edit is accepted and `check` judges (promise 3);
//! what is refused here cannot be carried out at all.

use std::borrow::Cow;

use super::adopt::adopted;
use super::bounds::{ARSENAL_MAX, CHANGES_MAX, FALLEN_MAX, LINES_MAX, MODEL_ID_MAX, MODELS_MAX, SUM_MAX};
use super::by_hand::{OWN_FACTION, OWN_MAX, is_own};
use super::command::{Command, shown};
use super::event::{Event, RosterChange};
use super::hired::FIRST_MERCENARY;
use super::price::Price;
use super::roster::{Model, Roster};
use super::waiver::Waiver;
use crate::messages;
use nml_catalogue::message::Message;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;

type Decision = Result<Vec<Event>, Rejection>;

/// What a command does to a Warband.
///
/// # Errors
/// [`Rejection`], when the command is ill-formed: an id no model has, a name nobody can read, a
/// count out of bounds, kit that is not there, a price the Strongbox cannot pay.
pub fn decide(roster: &Roster, command: &Command) -> Decision {
    match command {
        Command::Rename { name } => {
            text::name(thing::the_warbands_name(), name)?;
            one(Event::Renamed { name: name.clone() })
        }
        Command::MovePack { pack } => {
            text::hash(thing::the_pack(), pack)?;
            one(Event::PackMoved { pack: pack.clone() })
        }
        Command::SetVariant { variant } => {
            if let Some(variant) = variant {
                text::id(thing::the_variant(), variant)?;
            }
            one(Event::VariantSet { variant: variant.clone() })
        }
        Command::SetChoice { choice, value } => set_choice(roster, choice, value.as_deref()),
        Command::SetBudget { ducats, glory } => {
            ducats.map_or(Ok(()), bounded)?;
            glory.map_or(Ok(()), bounded)?;
            one(Event::BudgetSet { ducats: *ducats, glory: *glory })
        }
        Command::SetCampaign { campaign } => one(Event::CampaignSet { campaign: *campaign }),
        Command::CloseMuster { strongbox, glory } => {
            if roster.mustered {
                return Err(Rejection::form(messages::already_mustered()));
            }
            bounded(*strongbox)?;
            bounded(*glory)?;
            one(Event::MusterClosed { strongbox: *strongbox, glory: *glory })
        }
        Command::OpenBalance { balance } => {
            balance.opens(roster)?;
            one(Event::BalanceOpened { balance: balance.clone() })
        }
        Command::Grant { ducats, glory, reason } => {
            past_the_muster(roster)?;
            bounded(roster.strongbox.saturating_add(*ducats))?;
            bounded(roster.glory.saturating_add(*glory))?;
            text::name(thing::what_it_is_for(), reason)?;
            one(Event::Granted { ducats: *ducats, glory: *glory, reason: reason.clone() })
        }
        Command::AddModel { entry, name, price } => {
            text::id(thing::the_warband_entry(), entry)?;
            if let Some(name) = name {
                text::name(thing::the_models_name(), name)?;
            }
            let model = Model { entry: entry.clone(), name: name.clone(), ..Model::default() };
            add_model(roster, model, roster.models.len(), *price)
        }
        Command::CopyModel { model, price } => {
            let (place, like) = model_at(roster, *model)?;
            let copy = Model {
                entry: like.entry.clone(),
                portrait: like.portrait.clone(),
                options: like.options.clone(),
                items: like.items.clone(),
                foreign_items: like.foreign_items.clone(),
                ..Model::default()
            };
            add_model(roster, copy, place + 1, *price)
        }
        Command::RenameModel { model, name } => {
            find(roster, *model)?;
            if let Some(name) = name {
                text::name(thing::the_models_name(), name)?;
            }
            one(Event::ModelRenamed { model: *model, name: name.clone() })
        }
        Command::SetBanner { banner: Some(banner) } => {
            banner.well_formed()?;
            one(Event::BannerSet { banner: Some(banner.clone()) })
        }
        Command::SetBanner { banner: None } => {
            if roster.banner.is_none() {
                return Err(Rejection::form(messages::no_banner()));
            }
            one(Event::BannerSet { banner: None })
        }
        Command::SetPortrait { model, portrait } => {
            let sitter = find(roster, *model)?;
            portrait.as_deref().map_or(Ok(()), |portrait| text::hash(thing::the_picture(), portrait))?;
            if portrait.is_none() && sitter.portrait.is_none() {
                return Err(Rejection::form(messages::no_portrait(shown(sitter))));
            }
            one(Event::PortraitSet { model: *model, portrait: portrait.clone() })
        }
        Command::MoveModel { model, to } => {
            find(roster, *model)?;
            let last = u32::try_from(roster.models.len().saturating_sub(1)).unwrap_or(u32::MAX);
            one(Event::ModelMoved { model: *model, to: (*to).min(last) })
        }
        Command::RemoveModel { model } => {
            find(roster, *model)?;
            if roster.mustered && roster.fallen.len() >= FALLEN_MAX {
                return Err(Rejection::form(messages::too_many_fallen(FALLEN_MAX)));
            }
            one(Event::ModelRemoved { model: *model, remembered: roster.mustered })
        }
        Command::AddOption { model, option, price } => {
            text::id(thing::the_option(), option)?;
            room(member(roster, *model)?.options.len(), messages::options())?;
            let paid = payment(roster, *price)?;
            one(Event::OptionAdded { model: *model, option: option.clone(), paid })
        }
        Command::ChangeOption { model, from, to } => {
            text::id(thing::the_option(), to)?;
            let bearer = member(roster, *model)?;
            carried(bearer.options.contains(from), &bearer, from)?;
            Ok(vec![
                Event::OptionRemoved { model: *model, option: from.clone() },
                Event::OptionAdded { model: *model, option: to.clone(), paid: None },
            ])
        }
        Command::RemoveOption { model, option } => {
            let bearer = member(roster, *model)?;
            carried(bearer.options.contains(option), &bearer, option)?;
            one(Event::OptionRemoved { model: *model, option: option.clone() })
        }
        Command::BuyItem { model, item, faction, price } => {
            text::id(thing::the_item(), item)?;
            if let Some(faction) = faction {
                text::id(thing::the_armourys_faction(), faction)?;
            }
            let bearer = member(roster, *model)?;
            room(bearer.items.len() + bearer.foreign_items.len(), messages::items())?;
            let paid = payment(roster, *price)?;
            one(Event::ItemBought { model: *model, item: item.clone(), faction: faction.clone(), paid })
        }
        Command::SellItem { model, item, faction, price } => sell(roster, *model, item, faction.as_deref(), *price),
        Command::StoreItem { model, item } => {
            past_the_muster(roster)?;
            let bearer = find(roster, *model)?;
            carried(bearer.items.contains(item), bearer, item)?;
            if roster.arsenal.len() >= ARSENAL_MAX {
                return Err(Rejection::form(messages::arsenal_full(ARSENAL_MAX)));
            }
            one(Event::ItemStored { model: *model, item: item.clone() })
        }
        Command::IssueItem { model, item } => {
            past_the_muster(roster)?;
            let bearer = find(roster, *model)?;
            in_arsenal(roster, item)?;
            room(bearer.items.len() + bearer.foreign_items.len(), messages::items())?;
            one(Event::ItemIssued { model: *model, item: item.clone() })
        }
        Command::Pair { models } => pair(roster, *models),
        Command::Unpair { model } => {
            find(roster, *model)?;
            let Some(pair) = roster.fireteams.iter().find(|pair| pair.contains(model)) else {
                return Err(Rejection::form(messages::no_fireteam(*model)));
            };
            one(Event::Unpaired { models: *pair })
        }
        Command::Hire { mercenary, price } => {
            text::id(thing::the_mercenary(), mercenary)?;
            room(roster.mercenaries.len(), messages::mercenaries())?;
            let paid = payment(roster, *price)?;
            one(Event::Hired { mercenary: mercenary.clone(), paid })
        }
        Command::Dismiss { mercenary } => {
            if !roster.mercenaries.contains(mercenary) {
                return Err(Rejection::form(messages::not_hired()));
            }
            one(Event::Dismissed { mercenary: mercenary.clone() })
        }
        Command::Waive { waiver } => {
            waiver.well_formed(roster)?;
            let again = |w: &Waiver| w.names_the_same(waiver.code, waiver.model, waiver.subject.as_deref());
            room(roster.waivers.iter().filter(|w| !again(w)).count(), messages::waivers())?;
            one(Event::Waived { waiver: waiver.clone() })
        }
        Command::Unwaive { code, model, subject } => {
            if !roster.waivers.iter().any(|w| w.names_the_same(*code, *model, subject.as_deref())) {
                return Err(Rejection::form(messages::not_waived()));
            }
            one(Event::WaiverWithdrawn { code: *code, model: *model, subject: subject.clone() })
        }
        Command::NameFaction { name } => {
            text::name(thing::the_factions_name(), name)?;
            if !is_own(&roster.faction) {
                return Err(Rejection::form(messages::faction_of_a_pack()));
            }
            one(Event::FactionNamed { name: name.clone() })
        }
        Command::WriteModel { model } => {
            model.well_formed()?;
            let others = roster.own.models.iter().filter(|known| known.id != model.id).count();
            room_by_hand(others, roster.own.items.iter().any(|item| item.id == model.id))?;
            one(Event::ModelWritten { model: model.clone() })
        }
        Command::WriteItem { item } => {
            item.well_formed()?;
            let others = roster.own.items.iter().filter(|known| known.id != item.id).count();
            room_by_hand(others, roster.own.models.iter().any(|model| model.id == item.id))?;
            one(Event::ItemWritten { item: item.of_its_kind() })
        }
        Command::StrikeOut { id } => {
            let name = roster.own.name(id).ok_or_else(|| not_written(id))?;
            let has = |m: &Model| {
                m.entry == *id || m.items.contains(id) || m.foreign_items.iter().any(|foreign| foreign.item == *id)
            };
            if roster.models.iter().any(has) || roster.arsenal.contains(id) {
                return Err(Rejection::form(messages::still_there(name)));
            }
            // The fallen stay readable.
            if roster.fallen.iter().any(|fallen| has(&fallen.model)) {
                return Err(Rejection::form(messages::told_among_the_fallen(name)));
            }
            one(Event::StruckOut { id: id.clone() })
        }
        Command::MatchOwn { id, with } => {
            text::id(thing::what_it_is_in_the_pack(), with)?;
            let known = if id == OWN_FACTION { roster.faction == *id } else { roster.own.name(id).is_some() };
            if !known {
                return Err(not_written(id));
            }
            one(Event::OwnMatched { id: id.clone(), with: with.clone() })
        }
        Command::PutAway { model, note } => {
            let beside = match model {
                None => Some(&roster.notes),
                Some(id) => {
                    let gone = roster.fallen.iter().map(|fallen| &fallen.model);
                    roster.models.iter().chain(gone).find(|model| model.id == *id).map(|model| &model.notes)
                }
            };
            if !beside.is_some_and(|notes| notes.contains(note)) {
                return Err(Rejection::form(messages::no_such_note()));
            }
            one(Event::NotePutAway { model: *model, note: note.clone() })
        }
        Command::Adopt { roster: other } => {
            let roster = adopted(roster, other)?;
            one(Event::Adopted { roster: Box::new(roster) })
        }
        Command::Settle { battle, changes } => settle(roster, battle, changes),
    }
}

/// The changes of a closed aftermath. A model that is not on the roster, because it left meanwhile, is no reason to
/// refuse: the battle stays as fought, and its change finds nothing to do.
fn settle(roster: &Roster, battle: &str, changes: &[RosterChange]) -> Decision {
    text::stream(thing::the_battle(), battle)?;
    if changes.len() > CHANGES_MAX {
        return Err(Rejection::form(messages::too_many_changes(CHANGES_MAX)));
    }
    // What is bought in the same aftermath was paid in its order there; here the changes must only be well formed.
    let mut strongbox = roster.strongbox;
    for change in changes {
        match change {
            RosterChange::Fought { models } => {
                if models.len() > MODELS_MAX {
                    return Err(Rejection::form(messages::more_models(MODELS_MAX)));
                }
            }
            RosterChange::Learned { skill, .. } => {
                text::id(thing::the_skill(), &skill.id)?;
                text::optional_name(thing::what_is_chosen(), skill.chosen.as_deref().unwrap_or_default())?;
            }
            RosterChange::Healed { row, .. } => text::id(thing::the_row(), row)?,
            RosterChange::Retired { kit: items, .. } => well_formed_items(items)?,
            RosterChange::Joined { model, reason } => {
                text::id(thing::the_warband_entry(), &model.entry)?;
                text::id(thing::the_location(), reason)?;
            }
            RosterChange::CameBack { entry, ducats, .. } => {
                entry.as_ref().map_or(Ok(()), |entry| text::id(thing::the_warband_entry(), entry))?;
                bounded(*ducats)?;
                strongbox = strongbox.saturating_sub(*ducats);
            }
            RosterChange::ModelSold { ducats, .. } => {
                bounded(*ducats)?;
                strongbox = strongbox.saturating_add(*ducats);
            }
            RosterChange::UpkeepPaid { ducats, reason, .. } => {
                text::id(thing::the_row(), reason)?;
                bounded(*ducats)?;
                strongbox = strongbox.saturating_sub(*ducats);
            }
            RosterChange::Treated { location, .. } | RosterChange::FindOwed { location } => {
                text::id(thing::the_location(), location)?
            }
            RosterChange::ReinforcementsCalled { budget } => {
                bounded(*budget)?;
                strongbox = *budget;
            }
            RosterChange::ReinforcementsOver => strongbox = 0,
            RosterChange::DucatsGained { ducats, reason } => {
                bounded(*ducats)?;
                text::id(thing::the_reason(), reason)?;
                strongbox = strongbox.saturating_add(*ducats);
            }
            RosterChange::GlorySpent { glory, reason } => {
                bounded(*glory)?;
                text::id(thing::the_reason(), reason)?;
            }
            RosterChange::Found { location, option } => {
                text::id(thing::the_location(), location)?;
                option.as_ref().map_or(Ok(()), |option| text::id(thing::what_was_done_there(), option))?;
            }
            RosterChange::LeftBehind { item, location } => {
                text::id(thing::the_item(), item)?;
                text::id(thing::the_location(), location)?;
            }
            RosterChange::ItemsFound { items, reason } => {
                well_formed_items(items)?;
                text::id(thing::the_location(), reason)?;
            }
            RosterChange::ItemUsed { item } | RosterChange::LimitRaised { item } => text::id(thing::the_item(), item)?,
            RosterChange::ExplorationSkillGained { reason, .. } => text::id(thing::the_location(), reason)?,
            RosterChange::Edited { event } => {
                if matches!(**event, Event::Settled { .. } | Event::Adopted { .. }) {
                    return Err(Rejection::form(messages::aftermath_within_aftermath()));
                }
            }
            RosterChange::Promoted { .. }
            | RosterChange::PromotionFailed
            | RosterChange::PromotionsFresh
            | RosterChange::ScarRemoved { .. } => {}
            RosterChange::Died { reason, .. } => text::id(thing::the_reason(), reason)?,
            RosterChange::Marked { row, noted, .. } => {
                text::id(thing::the_row(), row)?;
                text::optional_name(thing::what_is_noted(), noted.as_deref().unwrap_or_default())?;
            }
            RosterChange::Unfit { kit: items, .. } => well_formed_items(items)?,
            RosterChange::UsedUp { items, .. } => well_formed_items(items)?,
            RosterChange::LeftForGood { rule, .. } => {
                text::optional_name(thing::the_rule(), rule.as_deref().unwrap_or_default())?;
            }
            RosterChange::KitLost { items, reason, .. } => {
                well_formed_items(items)?;
                text::id(thing::the_reason(), reason)?;
            }
            RosterChange::Experience { reason, .. } => text::id(thing::the_reason(), reason)?,
            RosterChange::GloryGained { glory, reason } => {
                bounded(*glory)?;
                text::id(thing::the_reason(), reason)?;
            }
            RosterChange::RansomPaid { to, ducats, .. } => {
                text::stream(thing::the_captor(), to)?;
                strongbox = strongbox.checked_sub(*ducats).ok_or_else(|| short(strongbox, *ducats))?;
            }
            RosterChange::RansomReceived { from, ducats, .. } => {
                text::stream(thing::the_payer(), from)?;
                bounded(*ducats)?;
                strongbox = strongbox.saturating_add(*ducats);
            }
            RosterChange::Survived { .. }
            | RosterChange::Scarred { .. }
            | RosterChange::MissesNextGame { .. }
            | RosterChange::Returned { .. } => {}
        }
    }
    Ok(changes.iter().map(|change| Event::Settled { battle: battle.to_owned(), change: change.clone() }).collect())
}

fn well_formed_items(items: &[String]) -> Result<(), Rejection> {
    if items.len() > 2 * LINES_MAX {
        return Err(Rejection::form(messages::more_kit(2 * LINES_MAX)));
    }
    items.iter().try_for_each(|item| text::id(thing::the_item(), item))
}

fn one(event: Event) -> Decision {
    Ok(vec![event])
}

fn set_choice(roster: &Roster, choice: &str, value: Option<&str>) -> Decision {
    text::id(thing::the_choice(), choice)?;
    if let Some(value) = value {
        text::id(thing::the_choices_value(), value)?;
        if !roster.choices.contains_key(choice) {
            room(roster.choices.len(), messages::choices())?;
        }
    }
    one(Event::ChoiceSet { choice: choice.to_owned(), value: value.map(str::to_owned) })
}

fn add_model(roster: &Roster, model: Model, at: usize, price: Option<Price>) -> Decision {
    if roster.models.len() >= MODELS_MAX {
        return Err(Rejection::form(messages::roster_full(MODELS_MAX)));
    }
    if roster.next_model >= MODEL_ID_MAX {
        return Err(Rejection::form(messages::model_ids_spent(MODEL_ID_MAX)));
    }
    let paid = payment(roster, price)?;
    let at = u32::try_from(at).unwrap_or(u32::MAX);
    one(Event::ModelAdded { model: Model { id: roster.next_model, ..model }, at, paid })
}

fn sell(roster: &Roster, model: Option<u32>, item: &str, faction: Option<&str>, price: Option<Price>) -> Decision {
    match (model, faction) {
        (Some(model), _) if roster.mustered && model >= FIRST_MERCENARY => {
            return Err(Rejection::form(messages::mercenary_kit()));
        }
        (Some(model), None) => {
            let bearer = member(roster, model)?;
            carried(bearer.items.iter().any(|i| i == item), &bearer, item)?;
        }
        (Some(model), Some(faction)) => {
            let bearer = member(roster, model)?;
            let has = bearer.foreign_items.iter().any(|f| f.item == item && f.faction == faction);
            carried(has, &bearer, item)?;
        }
        (None, None) => in_arsenal(roster, item)?,
        (None, Some(_)) => {
            return Err(Rejection::form(messages::no_faction_in_arsenal()));
        }
    }
    let received = if roster.mustered { Some(stated(price)?.resale()) } else { None };
    one(Event::ItemSold { model, item: item.to_owned(), faction: faction.map(str::to_owned), received })
}

fn pair(roster: &Roster, models: [u32; 2]) -> Decision {
    let [a, b] = models;
    if a == b {
        return Err(Rejection::form(messages::fireteam_of_one()));
    }
    find(roster, a)?;
    find(roster, b)?;
    let mut events: Vec<Event> = roster
        .fireteams
        .iter()
        .filter(|pair| pair.contains(&a) || pair.contains(&b))
        .map(|pair| Event::Unpaired { models: *pair })
        .collect();
    events.push(Event::Paired { models });
    Ok(events)
}

/// What leaves the Strongbox; nothing while mustering.
fn payment(roster: &Roster, price: Option<Price>) -> Result<Option<Price>, Rejection> {
    if !roster.mustered {
        return Ok(None);
    }
    let price = stated(price)?;
    if price.ducats > roster.strongbox {
        return Err(short(roster.strongbox, price.ducats));
    }
    if price.glory > roster.glory {
        return Err(Rejection::form(messages::glory_short(price.glory, roster.glory)));
    }
    Ok(Some(price))
}

fn stated(price: Option<Price>) -> Result<Price, Rejection> {
    let price = price.ok_or_else(|| Rejection::form(messages::price_missing()))?;
    bounded(price.ducats)?;
    bounded(price.glory)?;
    Ok(price)
}

fn short(strongbox: u32, wanted: u32) -> Rejection {
    Rejection::form(messages::strongbox_short(wanted, strongbox))
}

fn bounded(sum: u32) -> Result<(), Rejection> {
    if sum > SUM_MAX {
        return Err(Rejection::form(messages::sum_too_large(sum, SUM_MAX)));
    }
    Ok(())
}

fn room(count: usize, of: Message) -> Result<(), Rejection> {
    if count >= LINES_MAX {
        return Err(Rejection::form(messages::no_more_room(LINES_MAX, of)));
    }
    Ok(())
}

fn room_by_hand(others: usize, taken: bool) -> Result<(), Rejection> {
    if others >= OWN_MAX {
        return Err(Rejection::form(messages::no_more_by_hand(OWN_MAX)));
    }
    if taken {
        return Err(Rejection::form(messages::id_by_hand_taken()));
    }
    Ok(())
}

fn not_written(id: &str) -> Rejection {
    let id: String = id.chars().take(text::NAME_CHARACTERS).collect();
    Rejection::form(messages::not_written(id))
}

fn past_the_muster(roster: &Roster) -> Result<(), Rejection> {
    if roster.mustered {
        return Ok(());
    }
    Err(Rejection::form(messages::still_mustering()))
}

fn in_arsenal(roster: &Roster, item: &str) -> Result<(), Rejection> {
    if roster.arsenal.iter().any(|i| i == item) {
        return Ok(());
    }
    Err(Rejection::form(messages::not_in_arsenal()))
}

fn carried(has: bool, model: &Model, what: &str) -> Result<(), Rejection> {
    if has {
        return Ok(());
    }
    let what: String = what.chars().take(text::NAME_CHARACTERS).collect();
    Err(Rejection::form(messages::not_carried(shown(model), what)))
}

fn unknown(model: u32) -> Rejection {
    Rejection::form(messages::unknown_model(model))
}

/// A model or a Mercenary: what holds for its options and for what it buys.
fn member(roster: &Roster, id: u32) -> Result<Cow<'_, Model>, Rejection> {
    if id < FIRST_MERCENARY {
        return find(roster, id).map(Cow::Borrowed);
    }
    roster.hired_models().into_iter().find(|model| model.id == id).map(Cow::Owned).ok_or_else(|| unknown(id))
}

fn find(roster: &Roster, id: u32) -> Result<&Model, Rejection> {
    model_at(roster, id).map(|(_, model)| model)
}

fn model_at(roster: &Roster, id: u32) -> Result<(usize, &Model), Rejection> {
    roster.models.iter().enumerate().find(|(_, model)| model.id == id).ok_or_else(|| unknown(id))
}
