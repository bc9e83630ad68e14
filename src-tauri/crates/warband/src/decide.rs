//! From a command to what happens. In the builder every well-formed edit is accepted and `check`
//! judges (invariant 3); what is refused here cannot be carried out at all.

use std::borrow::Cow;

use super::adopt::adopted;
use super::command::{
    ARSENAL_MAX, CHANGES_MAX, Command, FALLEN_MAX, LINES_MAX, MODEL_ID_MAX, MODELS_MAX, Price, SUM_MAX, shown,
};
use super::event::Event;
use super::hired::FIRST_MERCENARY;
use super::own::{OWN_FACTION, OWN_MAX, is_own};
use super::roster::{Model, Roster};
use super::settle::Change;
use super::waiver::Waiver;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;

type Decision = Result<Vec<Event>, Rejection>;

/// What a command does to a Warband.
///
/// # Errors
/// [`Rejection`], when the command is ill-formed: an id no model has, a name nobody can read, a
/// count out of bounds, kit that is not there, a price the Strongbox cannot pay.
pub fn decide(roster: &Roster, command: &Command) -> Decision {
    match command {
        Command::Rename { name } => {
            text::name("The Warband's name", name)?;
            one(Event::Renamed { name: name.clone() })
        }
        Command::MovePack { pack } => {
            text::hash("The pack", pack)?;
            one(Event::PackMoved { pack: pack.clone() })
        }
        Command::SetVariant { variant } => {
            if let Some(variant) = variant {
                text::id("The variant", variant)?;
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
                return Err(Rejection::form("ALREADY_MUSTERED", "the muster is already closed"));
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
            text::name("What it is for", reason)?;
            one(Event::Granted { ducats: *ducats, glory: *glory, reason: reason.clone() })
        }
        Command::AddModel { entry, name, price } => {
            text::id("The Warband entry", entry)?;
            if let Some(name) = name {
                text::name("The model's name", name)?;
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
                text::name("The model's name", name)?;
            }
            one(Event::ModelRenamed { model: *model, name: name.clone() })
        }
        Command::SetPortrait { model, portrait } => {
            let sitter = find(roster, *model)?;
            portrait.as_deref().map_or(Ok(()), |portrait| text::hash("The picture", portrait))?;
            if portrait.is_none() && sitter.portrait.is_none() {
                return Err(Rejection::form("NO_PORTRAIT", format!("{} has no picture", shown(sitter))));
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
                return Err(Rejection::form("TOO_MANY_FALLEN", format!("more than {FALLEN_MAX} models have left")));
            }
            one(Event::ModelRemoved { model: *model, remembered: roster.mustered })
        }
        Command::AddOption { model, option, price } => {
            text::id("The option", option)?;
            room(member(roster, *model)?.options.len(), "options")?;
            let paid = payment(roster, *price)?;
            one(Event::OptionAdded { model: *model, option: option.clone(), paid })
        }
        Command::ChangeOption { model, from, to } => {
            text::id("The option", to)?;
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
            text::id("The item", item)?;
            if let Some(faction) = faction {
                text::id("The armoury's faction", faction)?;
            }
            let bearer = member(roster, *model)?;
            room(bearer.items.len() + bearer.foreign_items.len(), "items")?;
            let paid = payment(roster, *price)?;
            one(Event::ItemBought { model: *model, item: item.clone(), faction: faction.clone(), paid })
        }
        Command::SellItem { model, item, faction, price } => sell(roster, *model, item, faction.as_deref(), *price),
        Command::StoreItem { model, item } => {
            past_the_muster(roster)?;
            let bearer = find(roster, *model)?;
            carried(bearer.items.contains(item), bearer, item)?;
            if roster.arsenal.len() >= ARSENAL_MAX {
                return Err(Rejection::form("ARSENAL_FULL", format!("the Arsenal holds {ARSENAL_MAX} pieces already")));
            }
            one(Event::ItemStored { model: *model, item: item.clone() })
        }
        Command::IssueItem { model, item } => {
            past_the_muster(roster)?;
            let bearer = find(roster, *model)?;
            in_arsenal(roster, item)?;
            room(bearer.items.len() + bearer.foreign_items.len(), "items")?;
            one(Event::ItemIssued { model: *model, item: item.clone() })
        }
        Command::Pair { models } => pair(roster, *models),
        Command::Unpair { model } => {
            find(roster, *model)?;
            let Some(pair) = roster.fireteams.iter().find(|pair| pair.contains(model)) else {
                return Err(Rejection::form("NO_FIRETEAM", format!("model {model} is in no Fireteam")));
            };
            one(Event::Unpaired { models: *pair })
        }
        Command::Hire { mercenary, price } => {
            text::id("The Mercenary", mercenary)?;
            room(roster.mercenaries.len(), "Mercenaries")?;
            let paid = payment(roster, *price)?;
            one(Event::Hired { mercenary: mercenary.clone(), paid })
        }
        Command::Dismiss { mercenary } => {
            if !roster.mercenaries.contains(mercenary) {
                return Err(Rejection::form("NOT_HIRED", "that Mercenary is not hired"));
            }
            one(Event::Dismissed { mercenary: mercenary.clone() })
        }
        Command::Waive { waiver } => {
            waiver.well_formed(roster)?;
            let again = |w: &Waiver| w.names_the_same(waiver.code, waiver.model, waiver.subject.as_deref());
            room(roster.waivers.iter().filter(|w| !again(w)).count(), "waivers")?;
            one(Event::Waived { waiver: waiver.clone() })
        }
        Command::Unwaive { code, model, subject } => {
            if !roster.waivers.iter().any(|w| w.names_the_same(*code, *model, subject.as_deref())) {
                return Err(Rejection::form("NOT_WAIVED", "no such waiver stands in this Warband"));
            }
            one(Event::WaiverWithdrawn { code: *code, model: *model, subject: subject.clone() })
        }
        Command::NameFaction { name } => {
            text::name("The faction's name", name)?;
            if !is_own(&roster.faction) {
                return Err(Rejection::form("FACTION_OF_A_PACK", "the Warband's faction has its name from the pack"));
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
                return Err(Rejection::form("STILL_THERE", format!("{name} is still in the Warband: remove it first")));
            }
            // The fallen stay readable.
            if roster.fallen.iter().any(|fallen| has(&fallen.model)) {
                return Err(Rejection::form("STILL_THERE", format!("{name} is told of among the fallen, so it stays")));
            }
            one(Event::StruckOut { id: id.clone() })
        }
        Command::MatchOwn { id, with } => {
            text::id("What it is in the pack", with)?;
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
                return Err(Rejection::form("NO_SUCH_NOTE", "no such note stands there"));
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
fn settle(roster: &Roster, battle: &str, changes: &[Change]) -> Decision {
    text::stream("The battle", battle)?;
    if changes.len() > CHANGES_MAX {
        return Err(Rejection::form("TOO_MANY_CHANGES", format!("more than {CHANGES_MAX} changes")));
    }
    // What is bought in the same aftermath was paid in its order there; here the changes must only be well formed.
    let mut strongbox = roster.strongbox;
    for change in changes {
        match change {
            Change::Fought { models } => {
                if models.len() > MODELS_MAX {
                    return Err(Rejection::form("TOO_MANY_LINES", format!("more than {MODELS_MAX} models")));
                }
            }
            Change::Learned { skill, .. } => {
                text::id("The Skill", &skill.id)?;
                text::optional_name("What is chosen", skill.chosen.as_deref().unwrap_or_default())?;
            }
            Change::Healed { row, .. } => text::id("The row", row)?,
            Change::Retired { kit: items, .. } => well_formed_items(items)?,
            Change::Joined { model, reason } => {
                text::id("The Warband entry", &model.entry)?;
                text::id("The Location", reason)?;
            }
            Change::CameBack { entry, ducats, .. } => {
                entry.as_ref().map_or(Ok(()), |entry| text::id("The Warband entry", entry))?;
                bounded(*ducats)?;
                strongbox = strongbox.saturating_sub(*ducats);
            }
            Change::ModelSold { ducats, .. } => {
                bounded(*ducats)?;
                strongbox = strongbox.saturating_add(*ducats);
            }
            Change::UpkeepPaid { ducats, reason, .. } => {
                text::id("The row", reason)?;
                bounded(*ducats)?;
                strongbox = strongbox.saturating_sub(*ducats);
            }
            Change::Treated { location, .. } | Change::FindOwed { location } => text::id("The Location", location)?,
            Change::ReinforcementsCalled { budget } => {
                bounded(*budget)?;
                strongbox = *budget;
            }
            Change::ReinforcementsOver => strongbox = 0,
            Change::DucatsGained { ducats, reason } => {
                bounded(*ducats)?;
                text::id("The reason", reason)?;
                strongbox = strongbox.saturating_add(*ducats);
            }
            Change::GlorySpent { glory, reason } => {
                bounded(*glory)?;
                text::id("The reason", reason)?;
            }
            Change::Found { location, option } => {
                text::id("The Location", location)?;
                option.as_ref().map_or(Ok(()), |option| text::id("What was done there", option))?;
            }
            Change::LeftBehind { item, location } => {
                text::id("The item", item)?;
                text::id("The Location", location)?;
            }
            Change::ItemsFound { items, reason } => {
                well_formed_items(items)?;
                text::id("The Location", reason)?;
            }
            Change::ItemUsed { item } | Change::LimitRaised { item } => text::id("The item", item)?,
            Change::ExplorationSkillGained { reason, .. } => text::id("The Location", reason)?,
            Change::Edited { event } => {
                if matches!(**event, Event::Settled { .. } | Event::Adopted { .. }) {
                    return Err(Rejection::form("CHANGE_ILL_FORMED", "an aftermath within an aftermath"));
                }
            }
            Change::Promoted { .. }
            | Change::PromotionFailed
            | Change::PromotionsFresh
            | Change::ScarRemoved { .. } => {}
            Change::Died { reason, .. } => text::id("The reason", reason)?,
            Change::Marked { row, noted, .. } => {
                text::id("The row", row)?;
                text::optional_name("What is noted", noted.as_deref().unwrap_or_default())?;
            }
            Change::Unfit { kit: items, .. } => well_formed_items(items)?,
            Change::UsedUp { items, .. } => well_formed_items(items)?,
            Change::LeftForGood { rule, .. } => {
                text::optional_name("The rule", rule.as_deref().unwrap_or_default())?;
            }
            Change::KitLost { items, reason, .. } => {
                well_formed_items(items)?;
                text::id("The reason", reason)?;
            }
            Change::Experience { reason, .. } => text::id("The reason", reason)?,
            Change::GloryGained { glory, reason } => {
                bounded(*glory)?;
                text::id("The reason", reason)?;
            }
            Change::RansomPaid { to, ducats, .. } => {
                text::stream("The captor", to)?;
                strongbox = strongbox.checked_sub(*ducats).ok_or_else(|| short(strongbox, *ducats))?;
            }
            Change::RansomReceived { from, ducats, .. } => {
                text::stream("The payer", from)?;
                bounded(*ducats)?;
                strongbox = strongbox.saturating_add(*ducats);
            }
            Change::Survived { .. }
            | Change::Scarred { .. }
            | Change::MissesNextGame { .. }
            | Change::Returned { .. } => {}
        }
    }
    Ok(changes.iter().map(|change| Event::Settled { battle: battle.to_owned(), change: change.clone() }).collect())
}

fn well_formed_items(items: &[String]) -> Result<(), Rejection> {
    if items.len() > 2 * LINES_MAX {
        return Err(Rejection::form("TOO_MANY_LINES", format!("more than {} pieces of kit", 2 * LINES_MAX)));
    }
    items.iter().try_for_each(|item| text::id("The item", item))
}

fn one(event: Event) -> Decision {
    Ok(vec![event])
}

fn set_choice(roster: &Roster, choice: &str, value: Option<&str>) -> Decision {
    text::id("The choice", choice)?;
    if let Some(value) = value {
        text::id("The choice's value", value)?;
        if !roster.choices.contains_key(choice) {
            room(roster.choices.len(), "choices")?;
        }
    }
    one(Event::ChoiceSet { choice: choice.to_owned(), value: value.map(str::to_owned) })
}

fn add_model(roster: &Roster, model: Model, at: usize, price: Option<Price>) -> Decision {
    if roster.models.len() >= MODELS_MAX {
        return Err(Rejection::form("TOO_MANY_LINES", format!("a roster holds {MODELS_MAX} models at most")));
    }
    if roster.next_model >= MODEL_ID_MAX {
        return Err(Rejection::form("MODEL_IDS_SPENT", format!("model ids end at {MODEL_ID_MAX}")));
    }
    let paid = payment(roster, price)?;
    let at = u32::try_from(at).unwrap_or(u32::MAX);
    one(Event::ModelAdded { model: Model { id: roster.next_model, ..model }, at, paid })
}

fn sell(roster: &Roster, model: Option<u32>, item: &str, faction: Option<&str>, price: Option<Price>) -> Decision {
    match (model, faction) {
        (Some(model), _) if roster.mustered && model >= FIRST_MERCENARY => {
            return Err(Rejection::form("MERCENARY_KIT", "a Mercenary keeps what it was armed with"));
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
            return Err(Rejection::form("NOT_IN_ARSENAL", "the Arsenal does not tell where an item was bought"));
        }
    }
    let received = if roster.mustered { Some(stated(price)?.resale()) } else { None };
    one(Event::ItemSold { model, item: item.to_owned(), faction: faction.map(str::to_owned), received })
}

fn pair(roster: &Roster, models: [u32; 2]) -> Decision {
    let [a, b] = models;
    if a == b {
        return Err(Rejection::form("FIRETEAM_OF_ONE", "a Fireteam needs two different models"));
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

/// What leaves the Strongbox: nothing while mustering.
fn payment(roster: &Roster, price: Option<Price>) -> Result<Option<Price>, Rejection> {
    if !roster.mustered {
        return Ok(None);
    }
    let price = stated(price)?;
    if price.ducats > roster.strongbox {
        return Err(short(roster.strongbox, price.ducats));
    }
    if price.glory > roster.glory {
        return Err(Rejection::form("GLORY_SHORT", format!("{} Glory needed, {} there", price.glory, roster.glory)));
    }
    Ok(Some(price))
}

fn stated(price: Option<Price>) -> Result<Price, Rejection> {
    let price = price
        .ok_or_else(|| Rejection::form("PRICE_MISSING", "the muster is closed: the command must say what it costs"))?;
    bounded(price.ducats)?;
    bounded(price.glory)?;
    Ok(price)
}

fn short(strongbox: u32, wanted: u32) -> Rejection {
    Rejection::form("STRONGBOX_SHORT", format!("{wanted} ducats needed, {strongbox} in the Strongbox"))
}

fn bounded(sum: u32) -> Result<(), Rejection> {
    if sum > SUM_MAX {
        return Err(Rejection::form("SUM_TOO_LARGE", format!("{sum} is above {SUM_MAX}")));
    }
    Ok(())
}

fn room(count: usize, of: &str) -> Result<(), Rejection> {
    if count >= LINES_MAX {
        return Err(Rejection::form("TOO_MANY_LINES", format!("no more than {LINES_MAX} {of}")));
    }
    Ok(())
}

fn room_by_hand(others: usize, taken: bool) -> Result<(), Rejection> {
    if others >= OWN_MAX {
        return Err(Rejection::form("TOO_MANY_LINES", format!("no more than {OWN_MAX} by hand")));
    }
    if taken {
        return Err(Rejection::form("OWN_ID_TWICE", "this id stands for something else by hand"));
    }
    Ok(())
}

fn not_written(id: &str) -> Rejection {
    let id: String = id.chars().take(text::NAME_CHARACTERS).collect();
    Rejection::form("NOT_WRITTEN", format!("nothing was written down by hand as “{id}”"))
}

fn past_the_muster(roster: &Roster) -> Result<(), Rejection> {
    if roster.mustered {
        return Ok(());
    }
    Err(Rejection::form("STILL_MUSTERING", "that is done once the muster is closed"))
}

fn in_arsenal(roster: &Roster, item: &str) -> Result<(), Rejection> {
    if roster.arsenal.iter().any(|i| i == item) {
        return Ok(());
    }
    Err(Rejection::form("NOT_IN_ARSENAL", "the Arsenal holds no such item"))
}

fn carried(has: bool, model: &Model, what: &str) -> Result<(), Rejection> {
    if has {
        return Ok(());
    }
    let what: String = what.chars().take(text::NAME_CHARACTERS).collect();
    Err(Rejection::form("NOT_CARRIED", format!("{} has no “{what}”", shown(model))))
}

fn unknown(model: u32) -> Rejection {
    Rejection::form("UNKNOWN_MODEL_ID", format!("no model of this Warband has the id {model}"))
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
