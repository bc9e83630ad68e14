//! The card of a model: its profile as it takes the field, each figure with its reasons.

use nml_catalogue::card::{Base, ModelCard, ProtectionKind, Weapon};
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
    /// Move, Ranged, Melee, Armour, base; empty if the pack does not know the model.
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
    /// Which characteristic.
    pub id: CharacteristicId,
    /// As it is printed: `6″`, `+1`, `−2`, `25`, `25 × 50`.
    pub value: String,
    /// Its unit, if it is not part of the value.
    pub unit: Option<String>,
    /// It depends on kit that the model may not have.
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
    /// As it is printed: `+1`, `−2`.
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

/// The part of a model's list that something comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of<'a> {
    /// An option or a Goetic Power, by its id.
    Option(&'a str),
    /// A piece of kit, by its id.
    Item(&'a str),
}

/// What made a figure, and which part of the model's list that is: `None` for the model itself, or for what it has
/// become.
struct Made<'a> {
    reason: Reason,
    of: Option<Of<'a>>,
}

/// Something that always holds: its source's name, which part of the list that is, and what it does.
struct Lasting<'a> {
    source: String,
    of: Option<Of<'a>>,
    what: What,
}

/// The card of a model; `wrong` is what it may not have.
pub(super) fn profile(sheet: &ModelCard, loadout: &Loadout<'_>, terms: &Terms<'_>, wrong: &[Of<'_>]) -> Profile {
    let lasting = lasting(loadout, terms);
    Profile {
        characteristics: vec![
            movement(sheet, loadout, &lasting, wrong),
            dice(CharacteristicId::Ranged, sheet.ranged, loadout.entry.ranged, loadout, &lasting, wrong),
            dice(CharacteristicId::Melee, sheet.melee, loadout.entry.melee, loadout, &lasting, wrong),
            armour(sheet, loadout, wrong),
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
    let line = |name: &String, note: &String| LineOfText { name: name.clone(), text: note.clone() };
    let mut notes: Vec<LineOfText> = loadout.entry.note.iter().map(|note| line(&loadout.entry.name, note)).collect();
    let mut told: Vec<&str> = Vec::new();
    for item in loadout.kit() {
        if let Some(note) = &item.note
            && !told.contains(&item.id.as_str())
        {
            told.push(&item.id);
            notes.push(line(&item.name, note));
        }
    }
    notes
}

/// The card of a Mercenary in the Warband's service. `None` if the pack does not know it.
pub(crate) fn hired_profile(model: &Model, sheet: &ModelCard, terms: &Terms<'_>) -> Option<Profile> {
    let entry = &terms.catalogue.mercenary(&model.entry)?.entry;
    Some(profile(sheet, &hired_loadout(entry, model, terms), terms, &[]))
}

/// Everything on the model that always holds.
fn lasting<'l>(loadout: &'l Loadout<'_>, terms: &Terms<'_>) -> Vec<Lasting<'l>> {
    let mut all: Vec<Lasting<'l>> = Vec::new();
    let mut add = |source: &str, of: Option<Of<'l>>, effects: &[Effect]| {
        let always = effects.iter().filter(|e| e.when == When::Always && e.conditions.is_empty());
        let what = always.flat_map(|e| &e.what);
        all.extend(what.map(|what| Lasting { source: source.to_owned(), of, what: what.clone() }));
    };
    for ability in kept_abilities(loadout) {
        add(&ability.name, None, &ability.effects);
    }
    let options = &loadout.model.options;
    for rule in terms.rules().filter(|r| r.to.iter().any(|who| fits(who, loadout.entry, loadout.elite, options))) {
        add(&rule.name, None, &rule.effects);
    }
    for option in &loadout.options {
        add(&option.name, Some(Of::Option(&option.id)), &option.grants.effects);
    }
    for power in &loadout.powers {
        add(&power.name, Some(Of::Option(&power.id)), &power.effects);
    }
    for item in loadout.kit() {
        add(&item.name, Some(Of::Item(&item.id)), &item.effects);
    }
    for known in loadout.model.known(terms.catalogue) {
        add(&known.skill.name, None, &known.skill.effects);
    }
    for injury in &loadout.model.injuries {
        if let Some(row) = terms.catalogue.trauma().row_named(&injury.id) {
            add(&row.name, None, &row.effects);
        }
    }
    all
}

fn kept_abilities<'l>(loadout: &'l Loadout<'_>) -> impl Iterator<Item = &'l Ability> {
    let lost = |name: &String| loadout.grants.iter().any(|grants| grants.loses.contains(name));
    loadout.entry.abilities.iter().filter(move |ability| !lost(&ability.name))
}

fn own<'l>(loadout: &Loadout<'_>, text: String) -> Made<'l> {
    Made { reason: Reason { source: loadout.entry.name.clone(), value: None, text }, of: None }
}

fn said<'l>(source: &str, of: Option<Of<'l>>, text: String) -> Made<'l> {
    Made { reason: Reason { source: source.to_owned(), value: None, text }, of }
}

fn value<'l>(source: &str, of: Option<Of<'l>>, value: i8) -> Made<'l> {
    Made { reason: Reason { source: source.to_owned(), value: Some(value.into()), text: String::new() }, of }
}

/// The characteristic that these made; `unit` is not part of the value.
fn characteristic(
    id: CharacteristicId,
    value: String,
    unit: Option<&str>,
    made: Vec<Made<'_>>,
    wrong: &[Of<'_>],
) -> Characteristic {
    let rests = made.iter().any(|made| made.of.is_some_and(|of| wrong.contains(&of)));
    let reasons = made.into_iter().map(|made| made.reason).collect();
    Characteristic { id, value, unit: unit.map(str::to_owned), wrong: rests, reasons }
}

fn movement(sheet: &ModelCard, loadout: &Loadout<'_>, lasting: &[Lasting<'_>], wrong: &[Of<'_>]) -> Characteristic {
    let mut made = vec![own(loadout, measured(loadout.entry.movement))];
    for option in &loadout.options {
        let of = Some(Of::Option(&option.id));
        if let Some(is) = option.grants.movement_is {
            made.push(said(&option.name, of, measured(is)));
        }
        if option.grants.movement != Length::ZERO {
            made.push(said(&option.name, of, words::signed_length(option.grants.movement)));
        }
    }
    for one in lasting {
        if let What::Movement(more) = &one.what {
            made.push(said(&one.source, one.of, words::signed_length(*more)));
        }
    }
    characteristic(CharacteristicId::Move, measured(sheet.movement), None, made, wrong)
}

fn dice(
    id: CharacteristicId,
    is: Option<i8>,
    printed: Option<i8>,
    loadout: &Loadout<'_>,
    lasting: &[Lasting<'_>],
    wrong: &[Of<'_>],
) -> Characteristic {
    let ranged = id == CharacteristicId::Ranged;
    let mut made = Vec::new();
    match printed {
        Some(printed) => made.push(value(&loadout.entry.name, None, printed)),
        None => made.push(own(loadout, words::cards::none())),
    }
    for option in &loadout.options {
        let more = if ranged { option.grants.ranged } else { option.grants.melee };
        if more != 0 {
            made.push(value(&option.name, Some(Of::Option(&option.id)), more));
        }
    }
    for one in lasting {
        let more = if let What::RangedCharacteristic(more) = &one.what
            && ranged
        {
            Some(*more)
        } else if let What::MeleeCharacteristic(more) = &one.what
            && !ranged
        {
            Some(*more)
        } else {
            None
        };
        made.extend(more.map(|more| value(&one.source, one.of, more)));
    }
    let dice = is.map_or_else(words::cards::none, |dice| words::signed(dice.into()));
    characteristic(id, dice, None, made, wrong)
}

fn armour(sheet: &ModelCard, loadout: &Loadout<'_>, wrong: &[Of<'_>]) -> Characteristic {
    // A card has its protection in the order of the kit that gives it, after the model's own.
    let mut kit = loadout.kit().filter(|item| item.protection != 0);
    let made = sheet.armour.iter().map(|from| {
        let item = if from.kind == ProtectionKind::Characteristic { None } else { kit.next() };
        let of = item.map(|item| Of::Item(&item.id));
        let mut made = value(&from.name, of, from.modifier);
        if of.is_some_and(|of| wrong.contains(&of)) {
            made.reason.text = words::cards::not_allowed();
        }
        made
    });
    let made = made.collect();
    characteristic(CharacteristicId::Armour, words::signed(sheet.armour_modifier()), None, made, wrong)
}

fn base(sheet: &ModelCard, loadout: &Loadout<'_>, lasting: &[Lasting<'_>], wrong: &[Of<'_>]) -> Characteristic {
    let mut made = vec![own(loadout, millimetres(loadout.entry.base))];
    for option in &loadout.options {
        if let Some(base) = option.grants.base {
            made.push(said(&option.name, Some(Of::Option(&option.id)), millimetres(base)));
        }
    }
    for one in lasting {
        if let What::BaseAtLeast(width) = &one.what {
            let least = words::cards::at_least(millimetres(Base::round(*width)));
            made.push(said(&one.source, one.of, least));
        }
    }
    characteristic(CharacteristicId::Base, millimetres(sheet.base), Some("mm"), made, wrong)
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

/// What the model brings to every attack with this weapon, in any situation.
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

/// The keywords of a card and its weapons, each with what it means, except those that are only names.
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
        let text = words::keywords::meaning(catalogue.meaning(keyword)?);
        Some(LineOfText { name: keyword.to_string(), text })
    };
    all.into_iter().filter_map(line).collect()
}

/// A word that no glossary has, of a model entered by hand: its author can read what they wrote.
pub(super) fn written(keyword: &Keyword, entry: &str) -> Option<String> {
    if let Keyword::Tag(word) = keyword
        && is_own(entry)
    {
        Some(word.clone())
    } else {
        None
    }
}

/// What a keyword means, in a few words. `None` if the pack does not say.
pub(super) fn printed(keyword: &Keyword, catalogue: &Catalogue) -> Option<String> {
    // A tag such as the faction's name says nothing beside a model of that faction.
    if matches!(keyword, Keyword::Tag(_) | Keyword::Elite) {
        return None;
    }
    catalogue.meaning(keyword).map(|_| words::titled(&keyword.to_string()))
}
