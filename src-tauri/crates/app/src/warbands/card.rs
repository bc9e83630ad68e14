//! The card of a model: its profile as it takes the field, each figure with its reasons.

use nml_catalogue::card::{Base, ModelCard, Weapon};
use nml_catalogue::effect::{ActionRoll, Condition, Effect, What, When};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::{Ability, Catalogue};
use nml_warband::check::hired_loadout;
use nml_warband::check::{Loadout, Terms, fits};
use nml_warband::{Known, Model, is_own};
use nml_words::measured;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::view::{Reason, spoken};
use crate::words;

/// The card of a model.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Move, Ranged, Melee, Armour, base; empty where the pack does not know the model.
    pub characteristics: Vec<Characteristic>,
    /// Its weapons as it wields them.
    pub weapons: Vec<WeaponLine>,
    /// Abilities, Goetic Powers and lasting marks.
    pub abilities: Vec<LineOfText>,
    /// Where sources disagree about it or its kit, or a word to the reader.
    pub notes: Vec<LineOfText>,
}

/// A characteristic, as shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Characteristic {
    /// Which.
    pub id: CharacteristicId,
    /// Already set: `6″`, `+1`, `−2`, `25`, `25 × 50`.
    pub value: String,
    /// Its unit, where it is no part of the value.
    pub unit: Option<String>,
    /// It rests on kit that the model may not have.
    pub wrong: bool,
    /// What made it.
    pub reasons: Vec<Reason>,
}

/// Which characteristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CharacteristicId {
    /// Movement.
    Move,
    /// Ranged.
    Ranged,
    /// Melee.
    Melee,
    /// Armour, kit included.
    Armour,
    /// The base.
    Base,
}

/// A weapon on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WeaponLine {
    /// As shown.
    pub name: String,
    /// Range, hands, dice.
    pub text: String,
    /// As printed.
    pub keywords: Vec<String>,
    /// What its attacks roll with in this model's hands, as long as nothing else happens.
    pub figures: Vec<WeaponFigure>,
}

/// A figure of a weapon's attacks, and what made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WeaponFigure {
    /// What it is, such as `DICE in melee`.
    pub label: String,
    /// Already set: `+1`, `−2`.
    pub value: String,
    /// What made it.
    pub reasons: Vec<Reason>,
}

/// A name and a line about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LineOfText {
    /// As shown.
    pub name: String,
    /// What it is, in a few words; may be empty.
    pub text: String,
}

/// The card of a model; `wrong` are the names of kit that it may not have.
pub(super) fn profile(sheet: &ModelCard, loadout: &Loadout<'_>, terms: &Terms<'_>, wrong: &[String]) -> Profile {
    let lasting = lasting(loadout, terms);
    Profile {
        characteristics: vec![
            movement(sheet, loadout, &lasting, wrong),
            dice(CharacteristicId::Ranged, sheet.ranged, loadout.entry.ranged, loadout, &lasting, wrong),
            dice(CharacteristicId::Melee, sheet.melee, loadout.entry.melee, loadout, &lasting, wrong),
            armour(sheet, wrong),
            base(sheet, loadout, &lasting, wrong),
        ],
        weapons: sheet
            .weapons
            .iter()
            .map(|line| WeaponLine { figures: figures(line, sheet), ..weapon(line) })
            .collect(),
        abilities: abilities(loadout, terms),
        notes: notes(loadout),
    }
}

/// What the pack has to say of the model and of each piece of its kit, once.
fn notes(loadout: &Loadout<'_>) -> Vec<LineOfText> {
    let entry = loadout.entry.note.iter().map(|note| (&loadout.entry.name, note));
    let kit = loadout.kit().filter_map(|item| item.note.as_ref().map(|note| (&item.name, note)));
    let mut notes: Vec<LineOfText> = Vec::new();
    for (name, note) in entry.chain(kit) {
        if notes.iter().all(|known| known.name != *name) {
            notes.push(LineOfText { name: name.clone(), text: note.clone() });
        }
    }
    notes
}

/// The card of a Mercenary in the Warband's service; none: the pack does not know it.
pub(crate) fn hired_profile(model: &Model, sheet: &ModelCard, terms: &Terms<'_>) -> Option<Profile> {
    let entry = &terms.catalogue.mercenary(&model.entry)?.entry;
    Some(profile(sheet, &hired_loadout(entry, model, terms), terms, &[]))
}

/// Everything on the model that holds all the time, with its source's name.
fn lasting(loadout: &Loadout<'_>, terms: &Terms<'_>) -> Vec<(String, What)> {
    let mut all: Vec<(String, What)> = Vec::new();
    let mut add = |source: &str, effects: &[Effect]| {
        let always = effects.iter().filter(|e| e.when == When::Always && e.conditions.is_empty());
        all.extend(always.flat_map(|e| &e.what).map(|what| (source.to_owned(), what.clone())));
    };
    for ability in kept_abilities(loadout) {
        add(&ability.name, &ability.effects);
    }
    let options = &loadout.model.options;
    for rule in terms.rules().filter(|r| r.to.iter().any(|who| fits(who, loadout.entry, loadout.elite, options))) {
        add(&rule.name, &rule.effects);
    }
    for option in &loadout.options {
        add(&option.name, &option.grants.effects);
    }
    for power in &loadout.powers {
        add(&power.name, &power.effects);
    }
    for item in loadout.kit() {
        add(&item.name, &item.effects);
    }
    for known in loadout.model.known(terms.catalogue) {
        add(&known.skill.name, &known.skill.effects);
    }
    for injury in &loadout.model.injuries {
        if let Some(row) = terms.catalogue.trauma().row_named(&injury.id) {
            add(&row.name, &row.effects);
        }
    }
    all
}

fn kept_abilities<'l>(loadout: &'l Loadout<'_>) -> impl Iterator<Item = &'l Ability> {
    let lost = |name: &String| loadout.grants.iter().any(|grants| grants.loses.contains(name));
    loadout.entry.abilities.iter().filter(move |ability| !lost(&ability.name))
}

fn own(loadout: &Loadout<'_>, text: String) -> Reason {
    Reason { source: loadout.entry.name.clone(), value: None, text }
}

fn said(source: &str, text: String) -> Reason {
    Reason { source: source.to_owned(), value: None, text }
}

fn rests_on(reasons: &[Reason], wrong: &[String]) -> bool {
    reasons.iter().any(|reason| wrong.contains(&reason.source))
}

fn movement(sheet: &ModelCard, loadout: &Loadout<'_>, lasting: &[(String, What)], wrong: &[String]) -> Characteristic {
    let mut reasons = vec![own(loadout, measured(loadout.entry.movement))];
    for option in &loadout.options {
        if let Some(is) = option.grants.movement_is {
            reasons.push(said(&option.name, measured(is)));
        }
        if option.grants.movement != Length::ZERO {
            reasons.push(said(&option.name, words::signed_length(option.grants.movement)));
        }
    }
    for (source, what) in lasting {
        if let What::Movement(more) = what {
            reasons.push(said(source, words::signed_length(*more)));
        }
    }
    let wrong = rests_on(&reasons, wrong);
    Characteristic { id: CharacteristicId::Move, value: measured(sheet.movement), unit: None, wrong, reasons }
}

fn dice(
    id: CharacteristicId,
    is: Option<i8>,
    printed: Option<i8>,
    loadout: &Loadout<'_>,
    lasting: &[(String, What)],
    wrong: &[String],
) -> Characteristic {
    let ranged = id == CharacteristicId::Ranged;
    let value =
        |source: &str, value: i8| Reason { source: source.to_owned(), value: Some(value.into()), text: "".into() };
    let mut reasons = Vec::new();
    match printed {
        Some(printed) => reasons.push(value(&loadout.entry.name, printed)),
        None => reasons.push(own(loadout, words::cards::none())),
    }
    for option in &loadout.options {
        let more = if ranged { option.grants.ranged } else { option.grants.melee };
        if more != 0 {
            reasons.push(value(&option.name, more));
        }
    }
    for (source, what) in lasting {
        let more = if let What::RangedCharacteristic(more) = what
            && ranged
        {
            Some(*more)
        } else if let What::MeleeCharacteristic(more) = what
            && !ranged
        {
            Some(*more)
        } else {
            None
        };
        reasons.extend(more.map(|more| value(source, more)));
    }
    let wrong = rests_on(&reasons, wrong);
    let value = is.map_or_else(words::cards::none, |dice| words::signed(dice.into()));
    Characteristic { id, value, unit: None, wrong, reasons }
}

fn armour(sheet: &ModelCard, wrong: &[String]) -> Characteristic {
    let reasons: Vec<Reason> = sheet
        .armour
        .iter()
        .map(|from| Reason {
            source: from.name.clone(),
            value: Some(from.modifier.into()),
            text: if wrong.contains(&from.name) { words::cards::not_allowed() } else { String::new() },
        })
        .collect();
    let sum = sheet.armour_modifier();
    let wrong = rests_on(&reasons, wrong);
    Characteristic { id: CharacteristicId::Armour, value: words::signed(sum), unit: None, wrong, reasons }
}

fn base(sheet: &ModelCard, loadout: &Loadout<'_>, lasting: &[(String, What)], wrong: &[String]) -> Characteristic {
    let mut reasons = vec![own(loadout, millimetres(loadout.entry.base))];
    for option in &loadout.options {
        if let Some(base) = option.grants.base {
            reasons.push(said(&option.name, millimetres(base)));
        }
    }
    for (source, what) in lasting {
        if let What::BaseAtLeast(width) = what {
            reasons.push(said(source, words::cards::at_least(millimetres(Base::round(*width)))));
        }
    }
    let wrong = rests_on(&reasons, wrong);
    let (value, unit) = (millimetres(sheet.base), Some("mm".to_owned()));
    Characteristic { id: CharacteristicId::Base, value, unit, wrong, reasons }
}

/// `32`, or `50 × 75` for an oval.
pub(super) fn millimetres(base: Base) -> String {
    let millimetres = |length: Length| length.as_micrometres() / 1000;
    let (length, width) = (millimetres(base.length), millimetres(base.width));
    if length == width { length.to_string() } else { format!("{width} × {length}") }
}

pub(super) fn weapon(weapon: &Weapon) -> WeaponLine {
    let mut parts = Vec::new();
    parts.extend(weapon.range.map(measured));
    if weapon.melee {
        parts.push(words::cards::melee());
    }
    parts.extend(words::cards::hands(weapon.hands));
    let mut figures = Vec::new();
    for (figure, of) in
        [(weapon.dice, "DICE"), (weapon.injury_dice, "INJURY DICE"), (weapon.injury_modifier, "INJURY MODIFIER")]
    {
        if figure != 0 {
            figures.push(format!("{} {of}", words::signed(figure.into())));
        }
    }
    let text = [parts.join(", "), figures.join(", ")].into_iter().filter(|part| !part.is_empty());
    WeaponLine {
        name: weapon.name.clone(),
        text: text.collect::<Vec<_>>().join(" · "),
        keywords: weapon.keywords.iter().map(Keyword::to_string).collect(),
        figures: Vec::new(),
    }
}

/// What a model's attacks with a weapon roll with: its Characteristic, the weapon, and what always goes with them.
fn figures(weapon: &Weapon, sheet: &ModelCard) -> Vec<WeaponFigure> {
    let of_weapon = |value: i8| Reason { source: weapon.name.clone(), value: Some(value.into()), text: String::new() };
    let mut figures = Vec::new();
    let mut add = |label: String, own: Option<Reason>, printed: i8, when: &When, of: fn(&What) -> Option<i8>| {
        let mut reasons: Vec<Reason> = own.into_iter().collect();
        if printed != 0 {
            reasons.push(of_weapon(printed));
        }
        reasons.extend(besides(weapon, sheet, when, of));
        let sum: i32 = reasons.iter().filter_map(|reason| reason.value).sum();
        if !reasons.is_empty() {
            figures.push(WeaponFigure { label, value: words::signed(sum), reasons });
        }
    };
    let by = |characteristic: Option<i8>, name: fn() -> String| {
        characteristic.map(|dice| Reason { source: name(), value: Some(dice.into()), text: String::new() })
    };
    if weapon.range.is_some()
        && let Some(own) = by(sheet.ranged, words::compared::ranged)
    {
        add(words::cards::dice_at_range(), Some(own), weapon.dice, &When::OwnSuccessRoll, dice_of);
    }
    let by_shooting = weapon.effects.iter().any(|effect| effect.what.contains(&What::FightsWithRanged));
    let fights =
        if by_shooting { by(sheet.ranged, words::compared::ranged) } else { by(sheet.melee, words::compared::melee) };
    if weapon.melee
        && let Some(own) = fights
    {
        add(words::cards::dice_in_melee(), Some(own), weapon.dice, &When::OwnSuccessRoll, dice_of);
    }
    add("INJURY DICE".to_owned(), None, weapon.injury_dice, &When::OwnInjuryRoll, |what| {
        if let What::InjuryDice(dice) = what { Some(*dice) } else { None }
    });
    add("INJURY MODIFIER".to_owned(), None, weapon.injury_modifier, &When::OwnInjuryRoll, |what| {
        if let What::InjuryModifier(modifier) = what { Some(*modifier) } else { None }
    });
    figures
}

const fn dice_of(what: &What) -> Option<i8> {
    if let What::Dice(dice) = what { Some(*dice) } else { None }
}

/// What the model brings to every attack with this weapon, whatever the situation.
fn besides(weapon: &Weapon, sheet: &ModelCard, when: &When, of: fn(&What) -> Option<i8>) -> Vec<Reason> {
    let always = |effect: &Effect| {
        let named = |condition: &Condition| matches!(condition, Condition::Weapon(ids) if ids.contains(&weapon.id));
        effect.when == *when && effect.conditions.len() == 1 && effect.conditions.iter().all(named)
    };
    let sourced = sheet.effects.iter().filter(|sourced| always(&sourced.effect));
    let values = sourced.flat_map(|sourced| {
        let values = sourced.effect.what.iter().filter_map(of);
        values.map(|value| Reason { source: sourced.source.clone(), value: Some(value.into()), text: String::new() })
    });
    values.collect()
}

fn abilities(loadout: &Loadout<'_>, terms: &Terms<'_>) -> Vec<LineOfText> {
    let mut lines: Vec<LineOfText> =
        kept_abilities(loadout).map(|ability| line(&ability.name, &ability.effects)).collect();
    lines.extend(loadout.powers.iter().map(|power| line(&power.name, &power.effects)));
    let known = loadout.model.known(terms.catalogue);
    lines.extend(
        known
            .into_iter()
            .map(|known| LineOfText { name: skill_name(&known, terms.catalogue), text: known.skill.text.clone() }),
    );
    for injury in &loadout.model.injuries {
        if let Some(row) = terms.catalogue.trauma().row_named(&injury.id) {
            lines.push(LineOfText { name: row.name.clone(), text: row.text.clone() });
        }
    }
    lines
}

/// What a Skill is called, with what was chosen for it.
pub(crate) fn skill_name(known: &Known<'_>, catalogue: &Catalogue) -> String {
    let name = &known.skill.name;
    known
        .chosen
        .map_or_else(|| name.clone(), |chosen| words::warbands::with_choice(name, chosen_name(chosen, catalogue)))
}

/// What was chosen for a Skill, as shown: an item, a Skill, a keyword, an ACTION.
fn chosen_name(chosen: &str, catalogue: &Catalogue) -> String {
    let id = chosen.split_once(':').map_or(chosen, |(id, _)| id);
    let skill = catalogue.skill(id).map(|skill| skill.name.clone());
    let item = || catalogue.item(id).map(|item| item.name.clone());
    let keyword = || (id != id.to_lowercase()).then(|| id.to_owned());
    skill.or_else(item).or_else(keyword).unwrap_or_else(|| spoken(id))
}

fn line(name: &str, effects: &[Effect]) -> LineOfText {
    let mut parts: Vec<String> = Vec::new();
    for effect in effects {
        for what in &effect.what {
            if let What::Reminder { text, .. } | What::Told(text) = what {
                parts.push(text.clone());
            }
        }
        if let When::Action(action) = &effect.when {
            let roll = match action.roll {
                ActionRoll::None => None,
                ActionRoll::Success => Some(words::cards::success_roll()),
                ActionRoll::Risky => Some(words::cards::risky_roll()),
            };
            parts.push(words::cards::action(roll, action.range));
        } else if let When::Aura(aura) = &effect.when {
            parts.push(words::cards::within(aura.within));
        }
    }
    LineOfText { name: name.to_owned(), text: parts.join(" · ") }
}

/// The keywords of a card, its weapons' with them, each with what it means; those that are only names are left out.
pub(crate) fn keyword_lines(sheet: &ModelCard, catalogue: &Catalogue) -> Vec<LineOfText> {
    let mut all: Vec<&Keyword> = sheet.keywords.iter().chain(sheet.weapons.iter().flat_map(|w| &w.keywords)).collect();
    all.sort();
    all.dedup();
    let line = |keyword: &Keyword| {
        if let Some(name) = written(keyword, &sheet.entry) {
            return Some(LineOfText { name, text: String::new() });
        }
        if matches!(keyword, Keyword::Tag(_) | Keyword::Elite) {
            return None;
        }
        let text = catalogue.meaning(keyword)?.meaning.clone();
        Some(LineOfText { name: keyword.to_string(), text })
    };
    all.into_iter().filter_map(line).collect()
}

/// A word that no glossary has, of a model entered by hand: its author reads what they wrote.
pub(super) fn written(keyword: &Keyword, entry: &str) -> Option<String> {
    if let Keyword::Tag(word) = keyword
        && is_own(entry)
    {
        Some(word.clone())
    } else {
        None
    }
}

/// What a keyword means, in a few words; none: the pack does not say.
pub(super) fn printed(keyword: &Keyword, catalogue: &Catalogue) -> Option<String> {
    // A tag such as the faction's name says nothing beside a model of that faction.
    if matches!(keyword, Keyword::Tag(_) | Keyword::Elite) {
        return None;
    }
    catalogue.meaning(keyword).map(|_| words::titled(&keyword.to_string()))
}
