//! What you can have next: kit and options for a model, models for the Warband.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::{TradeTerms, unlocked};
use nml_catalogue::entry::ModelOption;

use nml_catalogue::length::Length;
use nml_catalogue::{Catalogue, Currency, Item, Kind};
use nml_warband::check::{Terms, fits};
use nml_warband::{Model, Report, Roster, Violation, ViolationCode, check, muster_waived, offers};
use nml_words::{measured, said};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::edit::WarbandEdit;
use super::view::is_of_the_purse;
use crate::view::{faction_name, spoken};
use crate::words;

/// Something that can be added, or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WarbandOffer")]
pub struct Offer {
    /// Item, option or entry id.
    pub id: String,
    /// Which kind.
    pub kind: OfferKind,
    /// The table of an item.
    pub table: Option<Kind>,
    /// As shown.
    pub name: String,
    /// One fact: range, keyword, limit.
    pub fact: Option<String>,
    /// The other faction whose armoury sells it, or none for the Warband's own.
    pub faction: Option<String>,
    /// Where sources disagree about it, or a word to the reader.
    pub note: Option<String>,
    /// Its price here in ducats.
    pub ducats: u32,
    /// Its price here in Glory.
    pub glory: u32,
    /// Why not, or none if it may be taken.
    pub refused: Option<Obstructed>,
}

/// What an offer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// Battlekit.
    Item,
    /// An option of a model.
    Option,
    /// A model.
    Model,
    /// A Mercenary.
    Mercenary,
}

/// Why something may not be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Obstructed {
    /// In two or three words.
    pub short: String,
    /// Everything that speaks against it, what weighs most first.
    pub against: Vec<Against>,
    /// The Strongbox does not cover it: it cannot be taken against the rule either.
    pub unpaid: bool,
}

/// One thing that speaks against an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Against {
    /// In a sentence.
    pub reason: String,
    /// Where the rule stands.
    pub rule: String,
}

/// Options, then kit, for the model at this place of the roster.
pub(super) fn kit(roster: &Roster, place: usize, catalogue: &Catalogue) -> Vec<Offer> {
    let (Ok(terms), Some(model)) = (Terms::new(roster, catalogue), roster.models.get(place)) else { return Vec::new() };
    let mut all = options(roster, place, model, &terms);
    let owned = |id: &str| roster.models.iter().flat_map(|m| &m.items).filter(|i| *i == id).count();
    let sold = offers(roster, place, catalogue);
    let ranges = ranges(roster, model, sold.iter().map(|offer| offer.item.as_str()), catalogue);
    for offer in sold {
        let range = ranges.get(&offer.item).copied();
        let owned = u16::try_from(owned(&offer.item)).unwrap_or(u16::MAX);
        let limit = offer.left.map(|left| (owned, left.saturating_add(owned)));
        let item = catalogue.item(&offer.item);
        let from = offer.faction.as_deref().map(|faction| words::offers::sold_by(faction_name(catalogue, faction)));
        let cheaper = item.and_then(|item| cheaper(item, &model.entry, &terms)).filter(|_| offer.faction.is_none());
        let facts = [from, item.and_then(|item| fact(item, range, limit)), cheaper];
        let facts: Vec<String> = facts.into_iter().flatten().collect();
        all.push(Offer {
            fact: (!facts.is_empty()).then(|| facts.join(" · ")),
            faction: offer.faction,
            note: item.and_then(|item| item.note.clone()),
            refused: refused(offer.against.iter().chain(&offer.worsens), roster, offer.ducats, offer.glory),
            id: offer.item,
            kind: OfferKind::Item,
            table: item.map(|item| item.kind),
            name: offer.name,
            ducats: offer.ducats,
            glory: offer.glory,
        });
    }
    once(all)
}

/// How far the model would shoot and throw with each of these: its card, drawn up with all of them.
fn ranges<'i>(
    roster: &Roster,
    model: &Model,
    items: impl Iterator<Item = &'i str>,
    catalogue: &Catalogue,
) -> BTreeMap<String, Length> {
    let reaches = |id: &&str| catalogue.item(id).is_some_and(|item| item.range.is_some());
    let items: BTreeSet<&str> = items.filter(reaches).collect();
    let armed = Model { items: items.into_iter().map(str::to_owned).collect(), ..model.clone() };
    let alone = Roster { models: vec![armed], fireteams: Vec::new(), mercenaries: Vec::new(), ..roster.clone() };
    let Ok(mustered) = muster_waived(&alone, catalogue) else { return BTreeMap::new() };
    let weapons = mustered.sheets.into_iter().flat_map(|sheet| sheet.weapons);
    weapons.filter_map(|weapon| Some((weapon.id, weapon.range?))).collect()
}

/// Offers without those that another offer of the same piece makes idle, if several armouries sell it: offers that are
/// refused, or no cheaper. If no armoury sells the piece to the model, the offer with the fewest refusals stays.
fn once(all: Vec<Offer>) -> Vec<Offer> {
    let against = |offer: &Offer| offer.refused.as_ref().map_or(0, |refused| refused.against.len());
    let better = |(here, one): (usize, &Offer), (there, other): (usize, &Offer)| {
        if (one.kind, &one.id) != (other.kind, &other.id) || here == there {
            return false;
        }
        match (&one.refused, &other.refused) {
            (None, None) => {
                let cheap = one.ducats <= other.ducats && one.glory <= other.glory;
                let alike = one.ducats == other.ducats && one.glory == other.glory;
                cheap && (!alike || here < there)
            }
            (None, Some(_)) => true,
            (Some(_), None) => false,
            (Some(_), Some(_)) => (against(one), here) < (against(other), there),
        }
    };
    let idle = |at: usize, offer: &Offer| all.iter().enumerate().any(|other| better(other, (at, offer)));
    let idle: Vec<bool> = all.iter().enumerate().map(|(at, offer)| idle(at, offer)).collect();
    all.into_iter().zip(idle).filter(|(_, idle)| !idle).map(|(offer, _)| offer).collect()
}

/// What the Mercenary at this place after the models may arm itself with.
pub(super) fn arms(roster: &Roster, place: usize, catalogue: &Catalogue) -> Vec<Offer> {
    let never = |v: &Violation| {
        matches!(
            v.code,
            ViolationCode::KindNotAllowed
                | ViolationCode::EliteOnly
                | ViolationCode::ModelRestricted
                | ViolationCode::NotInArmoury
                | ViolationCode::ItemForbiddenByVariant
        )
    };
    let all = offers(roster, place, catalogue).into_iter().filter(|offer| !offer.against.iter().any(never));
    let all = all.map(|offer| Offer {
        fact: catalogue.item(&offer.item).and_then(|item| fact(item, None, None)),
        table: catalogue.item(&offer.item).map(|item| item.kind),
        faction: offer.faction,
        note: None,
        refused: refused(offer.against.iter().chain(&offer.worsens), roster, offer.ducats, offer.glory),
        id: offer.item,
        kind: OfferKind::Item,
        name: offer.name,
        ducats: offer.ducats,
        glory: offer.glory,
    });
    once(all.collect())
}

/// Why an item of the own armoury costs less than printed.
fn cheaper(item: &Item, entry: &str, terms: &Terms<'_>) -> Option<String> {
    let line = terms.line(&item.id, entry).filter(|line| line.currency == Currency::Ducats)?;
    let said = terms.cheaper(item, Terms::cost(line, entry)).map(|(source, less)| words::offers::cheaper(source, less));
    Some(said.collect::<Vec<_>>().join(" · ")).filter(|said| !said.is_empty())
}

/// Glory Items that no Location has opened yet are not for sale.
pub(super) fn lock(offers: &mut [Offer], terms: &TradeTerms, catalogue: &Catalogue) {
    for offer in offers.iter_mut().filter(|offer| offer.kind == OfferKind::Item) {
        if let Err(locked) = unlocked(catalogue, terms, &offer.id) {
            let rule = locked.rule.map(String::from).unwrap_or_default();
            let against = vec![Against { reason: said(&locked.message), rule }];
            offer.refused = Some(Obstructed { short: words::refusal::locked(), against, unpaid: true });
        }
    }
}

fn options(roster: &Roster, place: usize, model: &Model, terms: &Terms<'_>) -> Vec<Offer> {
    let catalogue = terms.catalogue;
    let Some(entry) = terms.entry(&model.entry) else { return Vec::new() };
    let now = check(roster, catalogue);
    let has = |id: &str| model.options.iter().any(|o| o.split(':').next() == Some(id));
    let elite = now.models.get(place).is_some_and(|cost| cost.elite);
    let opened =
        terms.changes().options.iter().filter(|new| new.to.iter().any(|who| fits(who, entry, elite, &model.options)));
    let all = entry
        .options
        .iter()
        .chain(opened.map(|new| &new.option))
        .chain(terms.learned_options(model))
        .filter(|option| !has(&option.id) && !terms.changes().forbid_options.contains(&option.id));
    let mut found = Vec::new();
    for option in all {
        for (id, name) in choices(option) {
            let fact = option.limit.map(words::offers::at_most);
            found.extend(tried(roster, &now, catalogue, model.id, id, name, fact));
        }
    }
    if entry.goetic > 0 {
        for power in terms.faction.powers.iter().filter(|power| !has(&power.id)) {
            if power.allowed.iter().any(|who| fits(who, entry, elite, &model.options)) {
                let (id, name) = (power.id.clone(), power.name.clone());
                found.extend(tried(roster, &now, catalogue, model.id, id, name, Some(words::offers::goetic_power())));
            }
        }
    }
    found
}

/// An option, or each of the choices that it asks for.
fn choices(option: &ModelOption) -> Vec<(String, String)> {
    if option.choose.is_empty() {
        return vec![(option.id.clone(), option.name.clone())];
    }
    let named = |choice: &str| (format!("{}:{choice}", option.id), format!("{}, {}", option.name, spoken(choice)));
    option.choose.iter().map(|choice| named(&choice.id)).collect()
}

fn tried(
    roster: &Roster,
    now: &Report,
    catalogue: &Catalogue,
    model: u32,
    id: String,
    name: String,
    fact: Option<String>,
) -> Option<Offer> {
    let edit = WarbandEdit::TakeOption { model, option: id.clone() };
    let (ducats, glory, refused) = judged(roster, now, catalogue, &edit)?;
    let kind = OfferKind::Option;
    Some(Offer { id, kind, table: None, name, fact, faction: None, note: None, ducats, glory, refused })
}

/// Who may join.
pub(super) fn models(roster: &Roster, catalogue: &Catalogue) -> Vec<Offer> {
    let Ok(terms) = Terms::new(roster, catalogue) else { return Vec::new() };
    let now = check(roster, catalogue);
    let printed = Catalogue::all_entries(terms.faction).map(|entry| entry.id.as_str());
    let mut seen = Vec::new();
    let mut all = Vec::new();
    for id in printed {
        let Some(entry) = terms.entry(id).filter(|_| !seen.contains(&id) && !terms.forbids(id)) else { continue };
        seen.push(id);
        if entry.campaign_only && !roster.campaign {
            continue;
        }
        let have = roster.models.iter().filter(|model| model.entry == id).count();
        let edit = WarbandEdit::AddModel { entry: id.to_owned() };
        let Some((ducats, glory, mut refused)) = judged(roster, &now, catalogue, &edit) else { continue };
        let lacks = entry.one_per.as_ref().filter(|other| !roster.models.iter().any(|model| model.entry == **other));
        if let (Some(refused), Some(other)) = (&mut refused, lacks) {
            refused.short = words::refusal::lacks(terms.entry_name(other));
        }
        all.push(Offer {
            id: id.to_owned(),
            kind: OfferKind::Model,
            table: None,
            name: entry.name.clone(),
            fact: Some(words::offers::have(have, entry.max)),
            faction: None,
            note: entry.note.clone(),
            ducats,
            glory,
            refused,
        });
    }
    for entry in &catalogue.by_hand().entries {
        let have = roster.models.iter().filter(|model| model.entry == entry.id).count();
        let edit = WarbandEdit::AddModel { entry: entry.id.clone() };
        let Some((ducats, glory, refused)) = judged(roster, &now, catalogue, &edit) else { continue };
        let fact = [words::offers::have(have, None), words::warbands::by_hand()].join(" · ");
        let (id, name) = (entry.id.clone(), entry.name.clone());
        all.push(Offer {
            id,
            kind: OfferKind::Model,
            table: None,
            name,
            fact: Some(fact),
            faction: None,
            note: None,
            ducats,
            glory,
            refused,
        });
    }
    all.extend(mercenaries(roster, &now, catalogue));
    all
}

/// Who serves this faction for Glory, even if something speaks against it now.
fn mercenaries(roster: &Roster, now: &Report, catalogue: &Catalogue) -> Vec<Offer> {
    let variant = roster.variant.as_deref();
    let open = |m: &&nml_catalogue::Mercenary| m.only_variants.is_empty() || m.serves(&roster.faction, variant);
    let serve = catalogue.pack().mercenaries.iter().filter(|m| m.factions.contains(&roster.faction)).filter(open);
    let offer = |mercenary: &nml_catalogue::Mercenary| {
        let id = mercenary.entry.id.clone();
        let edit = WarbandEdit::Hire { mercenary: id.clone() };
        let (ducats, glory, refused) = judged(roster, now, catalogue, &edit)?;
        let (kind, name, fact) = (OfferKind::Mercenary, mercenary.entry.name.clone(), Some(words::offers::mercenary()));
        let note = mercenary.entry.note.clone();
        Some(Offer { id, kind, table: None, name, fact, faction: None, note, ducats, glory, refused })
    };
    serve.filter_map(offer).collect()
}

/// Price and obstacles of a change, found by really making it.
fn judged(
    roster: &Roster,
    now: &Report,
    catalogue: &Catalogue,
    edit: &WarbandEdit,
) -> Option<(u32, u32, Option<Obstructed>)> {
    let after = edit.applied(roster, catalogue).ok()?;
    let then = check(&after, catalogue);
    let ducats = then.total_ducats.saturating_sub(now.total_ducats);
    let glory = then.total_glory.saturating_sub(now.total_glory);
    let against: Vec<Violation> = then
        .violations
        .into_iter()
        .filter(|v| !now.violations.contains(v))
        // A model that has just joined is not armed yet: that is the next thing to do, and nothing against it.
        .filter(|v| !matches!(edit, WarbandEdit::AddModel { .. } | WarbandEdit::Hire { .. }) || !is_unfinished(v.code))
        .collect();
    Some((ducats, glory, refused(against.iter(), roster, ducats, glory)))
}

const fn is_unfinished(code: ViolationCode) -> bool {
    matches!(
        code,
        ViolationCode::MustBeArmed
            | ViolationCode::RequiredKind
            | ViolationCode::RequiredItem
            | ViolationCode::RequiredOption
            | ViolationCode::MissingChoice
            | ViolationCode::MissingLeader
            | ViolationCode::MissingRequiredModel
            | ViolationCode::ModelValueTooLow
    )
}

/// The obstacles; the cost comes last.
fn refused<'v>(
    against: impl Iterator<Item = &'v Violation>,
    roster: &Roster,
    ducats: u32,
    glory: u32,
) -> Option<Obstructed> {
    let unpaid = roster.mustered && (ducats > roster.strongbox || glory > roster.glory);
    let mut against: Vec<&Violation> = against.collect();
    against.sort_by_key(|violation| is_of_the_purse(violation.code));
    // A price that cannot be paid is named, no matter what else speaks against it.
    let short = unpaid.then(|| Against {
        reason: words::offers::short(ducats, glory, roster.strongbox, roster.glory),
        rule: words::offers::strongbox(),
    });
    let said = |v: &Violation| Against { reason: said(&v.message), rule: v.rule.clone() };
    let first = against.first().map(|first| words::refusal::short(first.code));
    let against: Vec<Against> = against.iter().map(|v| said(v)).chain(short).collect();
    let unpaid_short = || words::refusal::unpaid(ducats, glory, roster.strongbox, roster.glory);
    (!against.is_empty()).then(|| Obstructed { short: first.unwrap_or_else(unpaid_short), against, unpaid })
}

/// `range` as the bearer has it, or `None` for the printed one.
fn fact(item: &Item, range: Option<Length>, limit: Option<(u16, u16)>) -> Option<String> {
    let mut parts = Vec::new();
    parts.extend(range.or(item.range).map(measured));
    if item.protection != 0 {
        parts.push(words::offers::armour(words::signed(item.protection.into())));
    }
    parts.extend(item.keywords.iter().take(2).map(|keyword| words::titled(&keyword.to_string())));
    parts.extend(limit.map(|(owned, limit)| words::offers::limit(owned, limit)));
    (!parts.is_empty()).then(|| parts.join(" · "))
}
