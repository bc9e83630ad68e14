//! The differences between two states of a Warband: two moments of its history, or the same roster under two packs.

use std::collections::{BTreeMap, BTreeSet};

use super::check::{Terms, Violation, check, loadouts};
use super::muster::card;
use super::roster::Roster;
use nml_catalogue::Catalogue;
use nml_catalogue::card::{Base, ModelCard, Weapon};
use nml_catalogue::effect::Effect;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// A figure on both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair<T> {
    /// As it is.
    pub before: T,
    /// As it would be.
    pub after: T,
}

/// What sets two states of a Warband apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// Ducats spent.
    pub ducats: Pair<u32>,
    /// Glory spent.
    pub glory: Pair<u32>,
    /// Models that differ: those of the first state in its order, then those who joined.
    pub models: Vec<Differing>,
    /// What only the second state breaks.
    pub broken: Vec<Violation>,
    /// What only the first state breaks.
    pub mended: Vec<Violation>,
}

/// Whom a difference is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The model with this id.
    Model(u32),
    /// The Mercenary of this entry.
    Mercenary(String),
}

/// A model that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differing {
    /// Whose of the two.
    pub whose: Whose,
    /// What it is called now.
    pub name: String,
    /// In the order of a card; never empty.
    pub what: Vec<Difference>,
}

/// One thing that sets two cards of a model apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// It is there only afterwards.
    Joined,
    /// It was there only before.
    Left,
    /// The pack no longer has such an entry.
    Unknown,
    /// The pack had no such entry before.
    Known,
    /// It has another name.
    Name(Pair<String>),
    /// It has another picture, or a picture on only one side.
    Portrait,
    /// Price in ducats, kit included.
    Ducats(Pair<u32>),
    /// Price in Glory, kit included.
    Glory(Pair<u32>),
    /// Movement.
    Movement(Pair<Length>),
    /// Ranged Characteristic.
    Ranged(Pair<Option<i8>>),
    /// Melee Characteristic.
    Melee(Pair<Option<i8>>),
    /// INJURY MODIFIER from everything it wears, uncapped.
    Armour(Pair<i32>),
    /// Its base.
    Base(Pair<Base>),
    /// It has the keyword.
    Gains(Keyword),
    /// It lacks the keyword.
    Loses(Keyword),
    /// A weapon line is new.
    Armed(Weapon),
    /// A weapon line is gone.
    Disarmed(Weapon),
    /// A weapon line differs.
    Rearmed(Box<Pair<Weapon>>),
    /// An ability, or what kit does, is new.
    Learns(String),
    /// An ability is gone.
    Forgets(String),
    /// An ability does something else.
    Does(String),
}

/// A roster and what it is read by.
#[derive(Clone, Copy, Debug)]
pub struct State<'s> {
    /// The roster.
    pub roster: &'s Roster,
    /// The pack it follows.
    pub catalogue: &'s Catalogue,
}

/// What sets two states apart. Two equal states have equal sums, and nothing differs.
#[must_use]
pub fn compare(before: State<'_>, after: State<'_>) -> Comparison {
    let judged = [before, after].map(|state| check(state.roster, state.catalogue));
    let [was, is] = &judged;
    let named = |violation: &Violation, state: State<'_>| {
        let model = violation.model.and_then(|at| state.roster.models.get(at)).map(|model| model.id);
        (violation.code, model, violation.subject.clone())
    };
    let only = |these: &[Violation], state: State<'_>, those: &[Violation], other: State<'_>| {
        let known: BTreeSet<_> = those.iter().map(|violation| named(violation, other)).collect();
        these.iter().filter(|violation| !known.contains(&named(violation, state))).cloned().collect()
    };
    Comparison {
        ducats: Pair { before: was.total_ducats, after: is.total_ducats },
        glory: Pair { before: was.total_glory, after: is.total_glory },
        models: models(before, after),
        broken: only(&is.violations, after, &was.violations, before),
        mended: only(&was.violations, before, &is.violations, after),
    }
}

fn models(before: State<'_>, after: State<'_>) -> Vec<Differing> {
    let was = cards(before);
    let mut is: Vec<Option<Card>> = cards(after).into_iter().map(Some).collect();
    let mut models = Vec::new();
    for card in was {
        let same = is.iter_mut().find(|other| other.as_ref().is_some_and(|other| other.whose == card.whose));
        match same.and_then(Option::take) {
            None => models.push(Differing { whose: card.whose, name: card.name, what: vec![Difference::Left] }),
            Some(other) => {
                let what = differences(&card, &other);
                if !what.is_empty() {
                    models.push(Differing { whose: other.whose, name: other.name, what });
                }
            }
        }
    }
    let joined = is.into_iter().flatten();
    models.extend(joined.map(|card| Differing { whose: card.whose, name: card.name, what: vec![Difference::Joined] }));
    models
}

/// A model, or a Mercenary, as far as the pack knows it.
struct Card {
    whose: Whose,
    name: String,
    portrait: Option<String>,
    sheet: Option<ModelCard>,
}

fn cards(state: State<'_>) -> Vec<Card> {
    let State { roster, catalogue } = state;
    let catalogue = &*roster.own.over(catalogue);
    let terms = Terms::new(roster, catalogue).ok();
    let loadouts = terms.as_ref().map(|terms| loadouts(roster, terms)).unwrap_or_default();
    let models = roster.models.iter().enumerate().map(|(index, model)| {
        let loadout = loadouts.iter().find(|loadout| loadout.index == index);
        let name = loadout.map(|loadout| loadout.name.clone()).or_else(|| model.name.clone());
        Card {
            whose: Whose::Model(model.id),
            name: name.unwrap_or_else(|| model.entry.clone()),
            portrait: model.portrait.clone(),
            sheet: loadout.zip(terms.as_ref()).map(|(loadout, terms)| card::card(loadout, terms)),
        }
    });
    let hired = roster.hired_models().into_iter().map(|model| {
        let known = catalogue.mercenary(&model.entry);
        let sheet = known.zip(terms.as_ref()).map(|(known, terms)| card::hired(&known.entry, &model, terms, &[]));
        let name = known.map_or_else(|| model.entry.clone(), |known| known.entry.name.clone());
        Card { whose: Whose::Mercenary(model.entry), name, portrait: None, sheet }
    });
    models.chain(hired).collect()
}

fn differences(was: &Card, is: &Card) -> Vec<Difference> {
    let mut what = Vec::new();
    if was.name != is.name {
        what.push(Difference::Name(Pair { before: was.name.clone(), after: is.name.clone() }));
    }
    if was.portrait != is.portrait {
        what.push(Difference::Portrait);
    }
    match (&was.sheet, &is.sheet) {
        (Some(was), Some(is)) => figures(was, is, &mut what),
        (Some(_), None) => what.push(Difference::Unknown),
        (None, Some(_)) => what.push(Difference::Known),
        (None, None) => {}
    }
    what
}

fn figures(was: &ModelCard, is: &ModelCard, what: &mut Vec<Difference>) {
    what.extend(pair(was.ducats, is.ducats).map(Difference::Ducats));
    what.extend(pair(was.glory, is.glory).map(Difference::Glory));
    what.extend(pair(was.movement, is.movement).map(Difference::Movement));
    what.extend(pair(was.ranged, is.ranged).map(Difference::Ranged));
    what.extend(pair(was.melee, is.melee).map(Difference::Melee));
    what.extend(pair(was.armour_modifier(), is.armour_modifier()).map(Difference::Armour));
    what.extend(pair(was.base, is.base).map(Difference::Base));
    let only = |these: &ModelCard, those: &ModelCard| {
        these.keywords.iter().filter(|keyword| !those.keywords.contains(keyword)).cloned().collect::<Vec<_>>()
    };
    what.extend(only(is, was).into_iter().map(Difference::Gains));
    what.extend(only(was, is).into_iter().map(Difference::Loses));
    for weapon in &was.weapons {
        match is.weapons.iter().find(|other| other.id == weapon.id) {
            None => what.push(Difference::Disarmed(weapon.clone())),
            Some(other) if other != weapon => {
                what.push(Difference::Rearmed(Box::new(Pair { before: weapon.clone(), after: other.clone() })));
            }
            Some(_) => {}
        }
    }
    let new = is.weapons.iter().filter(|weapon| !was.weapons.iter().any(|other| other.id == weapon.id));
    what.extend(new.cloned().map(Difference::Armed));
    let (had, has) = (abilities(was), abilities(is));
    for (source, effects) in &had {
        match has.get(source) {
            None => what.push(Difference::Forgets((*source).to_owned())),
            Some(other) if other != effects => what.push(Difference::Does((*source).to_owned())),
            Some(_) => {}
        }
    }
    let learnt = has.keys().filter(|source| !had.contains_key(*source));
    what.extend(learnt.map(|source| Difference::Learns((*source).to_owned())));
}

fn pair<T: PartialEq>(before: T, after: T) -> Option<Pair<T>> {
    (before != after).then_some(Pair { before, after })
}

/// What each source on a card does.
fn abilities(sheet: &ModelCard) -> BTreeMap<&str, Vec<&Effect>> {
    let mut all = BTreeMap::<&str, Vec<&Effect>>::new();
    for sourced in &sheet.effects {
        all.entry(&sourced.source).or_default().push(&sourced.effect);
    }
    all
}
