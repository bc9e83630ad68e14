//! What was done to a Warband, in a few words.

use nml_catalogue::Catalogue;
use nml_warband::{Command, Event, FIRST_MERCENARY, Model, OWN_FACTION, Roster, Terms};

use super::{ANOTHER_PACK, earlier};
use crate::view::{FACTION_BY_HAND, option_name, spoken};

/// What is by hand and is not there at that moment.
const SOMETHING: &str = "something custom";

/// A change to a Warband as it was just before it, for its history, undo and redo.
pub fn said(command: &Command, roster: &Roster, pack: &Catalogue) -> String {
    let by_hand = |id: &str| roster.own.name(id).map(str::to_owned);
    // A variant has its own names for some entries, as the builder shows them.
    let terms = Terms::new(roster, pack).ok();
    let own = |id: &str| terms.as_ref().and_then(|terms| terms.entry(id)).map(|entry| entry.name.clone());
    let printed = |id: &str| own(id).or_else(|| pack.entry(id).map(|entry| entry.name.clone()));
    let named = |id: &str| by_hand(id).or_else(|| printed(id)).unwrap_or_else(|| spoken(id));
    let hired = |id: &str| pack.mercenary(id).map_or_else(|| spoken(id), |mercenary| mercenary.entry.name.clone());
    let item = |id: &str| pack.item(id).map_or_else(|| named(id), |item| item.name.clone());
    let serving = roster.hired_models();
    let model = |id: &u32| {
        let all = roster.models.iter().chain(&serving).chain(roster.fallen.iter().map(|fallen| &fallen.model));
        all.into_iter().find(|model| model.id == *id)
    };
    let known = |m: &Model| if m.id >= FIRST_MERCENARY { hired(&m.entry) } else { named(&m.entry) };
    let like = |id: &u32| model(id).map(|m| m.name.clone().unwrap_or_else(|| known(m)));
    let who = |id: &u32| {
        let number = model(id).and_then(|m| roster.number_among_like(m));
        let name = like(id).map(|name| number.map_or_else(|| name.clone(), |number| format!("{name} {number}")));
        name.unwrap_or_else(|| format!("model {id}"))
    };
    let option = |id: &u32, option: &str| option_name(option, model(id), roster, pack);
    let choice =
        |id: &str| terms.as_ref().and_then(|terms| terms.faction.choices.iter().find(|choice| choice.id == id));
    let choice_name = |id: &str| choice(id).map_or_else(|| spoken(id), |choice| choice.name.clone());
    let chosen = |id: &str, value: &str| {
        let known = choice(id).and_then(|choice| choice.options.iter().find(|option| option.id == value));
        known.map_or_else(|| spoken(value), |option| option.name.clone())
    };
    match command {
        Command::Rename { name } => format!("the name {name}"),
        Command::MovePack { .. } => ANOTHER_PACK.to_owned(),
        Command::SetVariant { variant: Some(variant) } => {
            let known = pack.variant(&roster.faction, variant);
            known.map_or_else(|| spoken(variant), |variant| variant.name.clone())
        }
        Command::SetVariant { variant: None } => "no variant".to_owned(),
        Command::SetChoice { choice, value: Some(value) } => {
            format!("{}: {}", choice_name(choice), chosen(choice, value))
        }
        Command::SetChoice { choice, value: None } => choice_name(choice),
        Command::SetBudget { .. } => "the budget".to_owned(),
        Command::SetCampaign { .. } => "campaign kit".to_owned(),
        Command::CloseMuster { .. } => "the end of the muster".to_owned(),
        Command::OpenBalance { balance } => earlier::opened(balance.strongbox, balance.glory, balance.models.len()),
        Command::Grant { ducats, glory, reason } => earlier::granted(*ducats, *glory, reason),
        Command::AddModel { entry, .. } => format!("{} joins", named(entry)),
        Command::CopyModel { model, .. } => format!("another {}", like(model).unwrap_or_else(|| who(model))),
        Command::RenameModel { name: Some(name), .. } => format!("the name {name}"),
        Command::RenameModel { model, name: None } => format!("{} without a name", who(model)),
        Command::SetBanner { banner: Some(_) } => "a banner of its own".to_owned(),
        Command::SetBanner { banner: None } => "the banner taken down".to_owned(),
        Command::SetPortrait { model, portrait: Some(_) } => format!("a picture of {}", who(model)),
        Command::SetPortrait { model, portrait: None } => format!("{} without a picture", who(model)),
        Command::MoveModel { model, .. } => format!("{} moved", who(model)),
        Command::RemoveModel { model, .. } => format!("{} dismissed", who(model)),
        Command::AddOption { model, option: id, .. } => format!("{} for {}", option(model, id), who(model)),
        Command::ChangeOption { model, from, to } => {
            format!("{} in place of {} for {}", option(model, to), option(model, from), who(model))
        }
        Command::RemoveOption { model, option: id } => format!("{} dropped by {}", option(model, id), who(model)),
        Command::BuyItem { model, item: id, .. } => format!("{} for {}", item(id), who(model)),
        Command::SellItem { item: id, .. } => format!("{} sold", item(id)),
        Command::StoreItem { item: id, .. } => format!("{} to the Arsenal", item(id)),
        Command::IssueItem { model, item: id } => format!("{} for {}", item(id), who(model)),
        Command::Pair { models: [a, b] } => format!("Fireteam of {} and {}", who(a), who(b)),
        Command::Unpair { .. } => "a Fireteam split".to_owned(),
        Command::Hire { mercenary, .. } => format!("{} hired", hired(mercenary)),
        Command::Dismiss { mercenary } => format!("{} dismissed", hired(mercenary)),
        Command::Waive { .. } => "a waiver".to_owned(),
        Command::Unwaive { .. } => "a waiver withdrawn".to_owned(),
        Command::NameFaction { name } => format!("the faction {name}"),
        Command::WriteModel { model } => format!("custom model {}", model.name),
        Command::WriteItem { item } => format!("custom kit {}", item.name),
        Command::StrikeOut { id } => format!("{} struck out", by_hand(id).unwrap_or_else(|| SOMETHING.to_owned())),
        Command::MatchOwn { id, with } if id == OWN_FACTION => {
            let known = pack.faction(with).map_or_else(|| spoken(with), |faction| faction.name.clone());
            format!("{} is {known}", roster.own.faction.as_deref().unwrap_or(FACTION_BY_HAND))
        }
        Command::MatchOwn { id, with } => {
            format!("{} is {}", by_hand(id).unwrap_or_else(|| SOMETHING.to_owned()), item(with))
        }
        Command::PutAway { .. } => "a note put away".to_owned(),
        Command::Adopt { .. } => "the Warband brought in".to_owned(),
        Command::Settle { .. } => "an aftermath".to_owned(),
    }
}

/// What an event did to a Warband, as the change that brings it; none: it is not a change of the builder's.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events are changes of the builder")]
pub fn done(event: &Event, roster: &Roster, pack: &Catalogue) -> Option<String> {
    let price = None;
    let command = match event.clone() {
        Event::ModelAdded { model, .. } => Command::AddModel { entry: model.entry, name: None, price },
        Event::ModelRenamed { model, name } => Command::RenameModel { model, name },
        Event::ModelMoved { model, to } => Command::MoveModel { model, to },
        Event::OptionAdded { model, option, .. } => Command::AddOption { model, option, price },
        Event::ItemBought { model, item, faction, .. } => Command::BuyItem { model, item, faction, price },
        Event::ItemSold { model, item, faction, .. } => Command::SellItem { model, item, faction, price },
        Event::ItemStored { model, item } => Command::StoreItem { model, item },
        Event::ItemIssued { model, item } => Command::IssueItem { model, item },
        Event::Paired { models } => Command::Pair { models },
        Event::Unpaired { models: [model, _] } => Command::Unpair { model },
        Event::Hired { mercenary, .. } => Command::Hire { mercenary, price },
        Event::Dismissed { mercenary } => Command::Dismiss { mercenary },
        Event::Waived { waiver } => Command::Waive { waiver },
        Event::WaiverWithdrawn { code, model, subject } => Command::Unwaive { code, model, subject },
        _ => return None,
    };
    Some(said(&command, roster, pack))
}
