//! What was done to a Warband, in a few words.

use nml_catalogue::Catalogue;
use nml_warband::{Command, Event, FIRST_MERCENARY, Model, OWN_FACTION, Roster, Terms};

use super::{earlier, followed};
use crate::view::{FACTION_BY_HAND, option_name, spoken};

nml_words::sentences! {
    pub in "app_said":
    named_so(name),
    no_variant(),
    chosen(choice, value),
    budget(),
    campaign_kit(),
    end_of_muster(),
    banner(),
    no_banner(),
    note_put_away(),
    brought_in(),
    aftermath(),
    no_such_model(id),
    joins(entry),
    another(entry),
    nameless(model),
    portrait(model),
    no_portrait(model),
    moved(model),
    dismissed(model),
    hired(mercenary),
    fireteam(one, other),
    fireteam_split(),
    for_model(what, model),
    instead(what, before, model),
    dropped(what, model),
    sold(what),
    stored(what),
    waiver(),
    waiver_withdrawn(),
    custom_faction(name),
    custom_model(name),
    custom_kit(name),
    struck_out(own),
    matched(own, known),
    something_custom(),
}

/// A change to a Warband as it was just before it, for its history, undo and redo.
pub fn said(command: &Command, roster: &Roster, pack: &Catalogue) -> String {
    let by_hand = |id: &str| roster.own.name(id).map(str::to_owned);
    // A variant has its own names for some entries, as the builder shows them.
    let terms = Terms::new(roster, pack).ok();
    let own = |id: &str| terms.as_ref().and_then(|terms| terms.entry(id)).map(|entry| entry.name.clone());
    let printed = |id: &str| own(id).or_else(|| pack.entry(id).map(|entry| entry.name.clone()));
    let named = |id: &str| by_hand(id).or_else(|| printed(id)).unwrap_or_else(|| spoken(id));
    let serving_name =
        |id: &str| pack.mercenary(id).map_or_else(|| spoken(id), |mercenary| mercenary.entry.name.clone());
    let item = |id: &str| pack.item(id).map_or_else(|| named(id), |item| item.name.clone());
    let serving = roster.hired_models();
    let model = |id: &u32| {
        let all = roster.models.iter().chain(&serving).chain(roster.fallen.iter().map(|fallen| &fallen.model));
        all.into_iter().find(|model| model.id == *id)
    };
    let known = |m: &Model| if m.id >= FIRST_MERCENARY { serving_name(&m.entry) } else { named(&m.entry) };
    let like = |id: &u32| model(id).map(|m| m.name.clone().unwrap_or_else(|| known(m)));
    let who = |id: &u32| {
        let number = model(id).and_then(|m| roster.number_among_like(m));
        let name = like(id).map(|name| number.map_or_else(|| name.clone(), |number| format!("{name} {number}")));
        name.unwrap_or_else(|| no_such_model(*id))
    };
    let option = |id: &u32, option: &str| option_name(option, model(id), roster, pack);
    let choice =
        |id: &str| terms.as_ref().and_then(|terms| terms.faction.choices.iter().find(|choice| choice.id == id));
    let choice_name = |id: &str| choice(id).map_or_else(|| spoken(id), |choice| choice.name.clone());
    let value_name = |id: &str, value: &str| {
        let known = choice(id).and_then(|choice| choice.options.iter().find(|option| option.id == value));
        known.map_or_else(|| spoken(value), |option| option.name.clone())
    };
    match command {
        Command::Rename { name } => named_so(name),
        Command::MovePack { .. } => followed::another(),
        Command::SetVariant { variant: Some(variant) } => {
            let known = pack.variant(&roster.faction, variant);
            known.map_or_else(|| spoken(variant), |variant| variant.name.clone())
        }
        Command::SetVariant { variant: None } => no_variant(),
        Command::SetChoice { choice, value: Some(value) } => chosen(choice_name(choice), value_name(choice, value)),
        Command::SetChoice { choice, value: None } => choice_name(choice),
        Command::SetBudget { .. } => budget(),
        Command::SetCampaign { .. } => campaign_kit(),
        Command::CloseMuster { .. } => end_of_muster(),
        Command::OpenBalance { balance } => earlier::opened(balance.strongbox, balance.glory, balance.models.len()),
        Command::Grant { ducats, glory, reason } => earlier::granted(*ducats, *glory, reason),
        Command::AddModel { entry, .. } => joins(named(entry)),
        Command::CopyModel { model, .. } => another(like(model).unwrap_or_else(|| who(model))),
        Command::RenameModel { name: Some(name), .. } => named_so(name),
        Command::RenameModel { model, name: None } => nameless(who(model)),
        Command::SetBanner { banner: Some(_) } => banner(),
        Command::SetBanner { banner: None } => no_banner(),
        Command::SetPortrait { model, portrait: Some(_) } => portrait(who(model)),
        Command::SetPortrait { model, portrait: None } => no_portrait(who(model)),
        Command::MoveModel { model, .. } => moved(who(model)),
        Command::RemoveModel { model, .. } => dismissed(who(model)),
        Command::AddOption { model, option: id, .. } => for_model(option(model, id), who(model)),
        Command::ChangeOption { model, from, to } => instead(option(model, to), option(model, from), who(model)),
        Command::RemoveOption { model, option: id } => dropped(option(model, id), who(model)),
        Command::BuyItem { model, item: id, .. } => for_model(item(id), who(model)),
        Command::SellItem { item: id, .. } => sold(item(id)),
        Command::StoreItem { item: id, .. } => stored(item(id)),
        Command::IssueItem { model, item: id } => for_model(item(id), who(model)),
        Command::Pair { models: [a, b] } => fireteam(who(a), who(b)),
        Command::Unpair { .. } => fireteam_split(),
        Command::Hire { mercenary, .. } => hired(serving_name(mercenary)),
        Command::Dismiss { mercenary } => dismissed(serving_name(mercenary)),
        Command::Waive { .. } => waiver(),
        Command::Unwaive { .. } => waiver_withdrawn(),
        Command::NameFaction { name } => custom_faction(name),
        Command::WriteModel { model } => custom_model(&model.name),
        Command::WriteItem { item } => custom_kit(&item.name),
        Command::StrikeOut { id } => struck_out(by_hand(id).unwrap_or_else(something_custom)),
        Command::MatchOwn { id, with } if id == OWN_FACTION => {
            let known = pack.faction(with).map_or_else(|| spoken(with), |faction| faction.name.clone());
            matched(roster.own.faction.as_deref().unwrap_or(FACTION_BY_HAND), known)
        }
        Command::MatchOwn { id, with } => matched(by_hand(id).unwrap_or_else(something_custom), item(with)),
        Command::PutAway { .. } => note_put_away(),
        Command::Adopt { .. } => brought_in(),
        Command::Settle { .. } => aftermath(),
    }
}

/// What an event did to a Warband, as the change that brings it. `None` if it is not a change of the builder's.
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
