//! House packs: what rows say, and what sets two packs apart.

use nml_catalogue::card::Base;
use nml_catalogue::difference::{Field, PackPart, Said, Whom};
use nml_catalogue::effect::{Effect, What, When};
use nml_catalogue::faction::Currency;
use nml_catalogue::length::Length;
use nml_catalogue::simple_effect::{SimpleCondition, SimpleEffect, SimpleWhat, SimpleWhen, Takes};
use nml_words::measured;
use serde::Serialize;

use super::{signed, signed_length};
use crate::plain_words::in_a_row;
use crate::view::spoken;

nml_words::sentences! {
    pub in "app_house_packs":
    field_named(field),
    part_named(part),
    kind_named(kind),
    when_named(when),
    condition_named(condition),
    what_named(what),
    happens(what, value),
    at_when(happens, when),
    at_when_if(happens, when, conditions),
    always_if(happens, conditions),
    an_action(name),
    nothing_done(),
    unlimited(),
    cannot(),
    everybody(),
    elite(),
    troop(),
    with_option(name, option),
    without_option(option),
    in_ducats(count),
    in_glory(count),
    elsewhere(part, place),
    name_taken(name, version),
    nothing_changed(),
    of_faction(faction, variant),
    mercenaries(),
}

/// The word that a fieldless enum has in files, by which a sentence chooses.
fn word(of: &impl Serialize) -> String {
    let written = serde_json::to_value(of).ok();
    written.as_ref().and_then(|value| value.as_str()).unwrap_or_default().to_owned()
}

/// What a form calls a moment.
pub fn when(when: SimpleWhen) -> String {
    when_named(word(&when))
}

/// What a form calls a condition.
pub fn condition(condition: SimpleCondition) -> String {
    condition_named(word(&condition))
}

/// What a form calls that which happens.
pub fn what(what: SimpleWhat) -> String {
    what_named(word(&what))
}

/// An effect in one line: in our words if a form could hold it, else in those of packs.
#[must_use]
pub fn effect(effect: &Effect) -> String {
    SimpleEffect::of(effect).map_or_else(|| vocabulary(effect), |simple| simply(&simple))
}

/// Several effects in one line.
#[must_use]
pub fn effects(effects: &[Effect]) -> String {
    if effects.is_empty() {
        return nothing_done();
    }
    effects.iter().map(effect).collect::<Vec<_>>().join(" · ")
}

fn simply(simple: &SimpleEffect) -> String {
    let value = match simple.what.takes() {
        Takes::Nothing => String::new(),
        Takes::Signed => signed(simple.number),
        Takes::Count => simple.number.to_string(),
        Takes::Length => signed_length(Length::micrometres(simple.number)),
        Takes::Keyword | Takes::Sentence => simple.text.clone(),
    };
    let happens = happens(word(&simple.what), value);
    let conditions = in_a_row(simple.conditions.iter().map(|one| condition(*one)));
    match (simple.when, simple.conditions.is_empty()) {
        (SimpleWhen::Always, true) => happens,
        (SimpleWhen::Always, false) => always_if(happens, conditions),
        (moment, true) => at_when(happens, when(moment)),
        (moment, false) => at_when_if(happens, when(moment), conditions),
    }
}

/// An effect by the words that packs have for it.
fn vocabulary(effect: &Effect) -> String {
    let told = |what: &What| {
        if let What::Reminder { text, .. } | What::Told(text) = what { text.clone() } else { tagged(what) }
    };
    if let When::Action(action) = &effect.when {
        return an_action(&action.name);
    }
    let happens = if let When::Aura(aura) = &effect.when {
        self::effect(&aura.effect)
    } else {
        in_a_row(effect.what.iter().map(told))
    };
    let moment = tagged(&effect.when);
    if effect.conditions.is_empty() {
        return if effect.when == When::Always { happens } else { at_when(happens, moment) };
    }
    let conditions = in_a_row(effect.conditions.iter().map(tagged));
    at_when_if(happens, moment, conditions)
}

/// `no_reactions` as `No reactions`, and `{"own_blood": 2}` as `Own blood 2`.
fn tagged(of: &impl Serialize) -> String {
    match serde_json::to_value(of) {
        Ok(serde_json::Value::String(word)) => spoken(&word),
        Ok(serde_json::Value::Object(tagged)) => tagged.iter().next().map_or_else(String::new, |(word, value)| {
            let value = value.as_str().map(str::to_owned).or_else(|| value.as_i64().map(|n| n.to_string()));
            value.map_or_else(|| spoken(word), |value| format!("{} {value}", spoken(word)))
        }),
        Ok(_) | Err(_) => String::new(),
    }
}

/// What a field of a row is called.
#[must_use]
pub fn field(field: &Field) -> String {
    field_named(match field {
        Field::Name => "name",
        Field::Ducats => "ducats",
        Field::Glory => "glory",
        Field::Price => "price",
        Field::Least => "least",
        Field::Limit => "limit",
        Field::Movement => "movement",
        Field::Ranged => "ranged",
        Field::Melee => "melee",
        Field::Armour => "armour",
        Field::Base => "base",
        Field::Keyword => "keyword",
        Field::Ability(name) => return name.clone(),
        Field::Kit => "kit",
        Field::Kind => "kind",
        Field::Hands => "hands",
        Field::Range => "range",
        Field::Dice => "dice",
        Field::InjuryDice => "injury_dice",
        Field::InjuryModifier => "injury_modifier",
        Field::Protection => "protection",
        Field::Effects => "effects",
        Field::Allowed => "allowed",
        Field::Not => "not",
        Field::Meaning => "meaning",
        Field::Other => "other",
    })
}

/// What a sort of row is called.
#[must_use]
pub fn part(part: PackPart) -> String {
    part_named(match part {
        PackPart::Faction => "faction",
        PackPart::Variant => "variant",
        PackPart::Model => "model",
        PackPart::Mercenary => "mercenary",
        PackPart::Line => "line",
        PackPart::Power => "power",
        PackPart::Item => "item",
        PackPart::Keyword => "keyword",
        PackPart::Scenario => "scenario",
        PackPart::Skill => "skill",
        PackPart::SkillTable => "skill_table",
        PackPart::Patron => "patron",
        PackPart::Trauma => "trauma",
        PackPart::Exploration => "exploration",
        PackPart::Find => "find",
        PackPart::Campaign => "campaign",
        PackPart::Map => "map",
    })
}

/// The value of a field.
#[must_use]
pub fn said(said: &Said) -> String {
    match said {
        Said::Number(n) => n.to_string(),
        Said::Signed(n) => signed((*n).into()),
        Said::Length(length) => measured(*length),
        Said::Base(base) => millimetres(*base),
        Said::Text(text) => text.clone(),
        Said::Names(names) if names.is_empty() => nothing_done(),
        Said::Names(names) => in_a_row(names),
        Said::Price(count, currency) => price(*count, *currency),
        Said::Kind(kind) => kind_named(word(kind)),
        Said::Unlimited => unlimited(),
        Said::Cannot => cannot(),
        Said::Effects(all) => effects(all),
        Said::Whom(who) if who.is_empty() => everybody(),
        Said::Whom(who) => in_a_row(who.iter().map(whom)),
    }
}

/// Some models of a list.
#[must_use]
pub fn whom(whom: &Whom) -> String {
    match whom {
        Whom::Everybody => everybody(),
        Whom::Elite => elite(),
        Whom::Troop => troop(),
        Whom::Named(name) => name.clone(),
        Whom::With(name, option) => with_option(name, option),
        Whom::Without(option) => without_option(option),
    }
}

/// `5 ducats`, `2 Glory`.
#[must_use]
pub fn price(count: u32, currency: Currency) -> String {
    match currency {
        Currency::Ducats => in_ducats(count),
        Currency::Glory => in_glory(count),
    }
}

/// `32`, `60 × 35`: both sides in millimetres.
fn millimetres(base: Base) -> String {
    let [length, width] = [base.length, base.width].map(|side| side.as_micrometres() / 1000);
    if length == width { length.to_string() } else { format!("{length} × {width}") }
}
