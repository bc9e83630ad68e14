//! The card of one model.

use std::collections::BTreeMap;

use super::rules_of;
use super::weapons::{Arming, speaks_of_its_attacks, swinging};
use crate::check::{Loadout, Terms, hired_loadout};
use crate::known::Known;
use crate::roster::{Injury, Model};
use nml_catalogue::Gain;
use nml_catalogue::card::{Consumable, ModelCard, Protection, ProtectionKind, Sourced, Weapon, WeaponKind};
use nml_catalogue::effect::{Condition, Effect, Going, What, When};
use nml_catalogue::entry::FactionEntry;
use nml_catalogue::item::{Item, Kind};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// The card of a model.
pub(crate) fn card(loadout: &Loadout<'_>, terms: &Terms<'_>) -> ModelCard {
    made(loadout, &[], terms)
}

fn made(loadout: &Loadout<'_>, given: &[&Item], terms: &Terms<'_>) -> ModelCard {
    let entry = loadout.entry;
    let mut sheet = blank(entry, loadout.model.id, loadout.called().to_owned());
    sheet.ducats = loadout.ducats;
    sheet.glory = loadout.glory;
    sheet.by_hand = loadout.is_by_hand();
    for grants in &loadout.grants {
        sheet.movement = grants.movement_is.unwrap_or(sheet.movement) + grants.movement;
        sheet.ranged = sheet.ranged.map(|dice| dice.saturating_add(grants.ranged));
        sheet.melee = sheet.melee.map(|dice| dice.saturating_add(grants.melee));
        sheet.base = grants.base.unwrap_or(sheet.base);
        sheet.keywords.extend(grants.keywords.iter().cloned());
    }
    if loadout.elite {
        sheet.keywords.push(Keyword::Elite);
    }
    let lost: Vec<&String> = loadout.grants.iter().flat_map(|g| &g.loses).collect();
    for ability in entry.abilities.iter().filter(|a| !lost.contains(&&a.name)) {
        bring(&mut sheet, &ability.name, &ability.effects);
    }
    for rule in rules_of(loadout, terms) {
        bring(&mut sheet, &rule.name, &rule.effects);
    }
    for option in &loadout.options {
        bring(&mut sheet, &option.name, &option.grants.effects);
    }
    for power in &loadout.powers {
        bring(&mut sheet, &power.name, &power.effects);
    }
    let more = given.iter().filter_map(|item| item.companion.as_ref()).flat_map(|companion| &companion.kit);
    let kit: Vec<&Item> = loadout.kit().chain(more.filter_map(|id| terms.catalogue.item(id))).collect();
    equip(&mut sheet, entry, &kit, loadout, terms);
    for item in given {
        bring(&mut sheet, &item.name, &item.effects);
    }
    live(&mut sheet, loadout, terms);
    strike(&mut sheet, loadout, terms);
    besides(&mut sheet, terms);
    settle(&mut sheet);
    sheet
}

/// What the model lived through: Skills, lasting marks, and what Locations did to it.
fn live(sheet: &mut ModelCard, loadout: &Loadout<'_>, terms: &Terms<'_>) {
    for known in loadout.model.known(terms.catalogue) {
        learn(sheet, known);
    }
    for injury in &loadout.model.injuries {
        wound(sheet, injury, terms);
    }
    for location in &loadout.model.treated {
        treat(sheet, location, loadout, terms);
    }
}

/// The weapon lines of ACTIONS that strike by themselves.
fn strike(sheet: &mut ModelCard, loadout: &Loadout<'_>, terms: &Terms<'_>) {
    let arming = Arming::of(loadout, terms);
    let ids: Vec<String> = sheet
        .effects
        .iter()
        .filter_map(|s| if let When::Action(action) = &s.effect.when { Some(&action.outcome) } else { None })
        .flatten()
        .filter_map(|o| if let nml_catalogue::effect::Outcome::Attack(id) = o { Some(id.clone()) } else { None })
        .collect();
    for id in ids {
        if sheet.weapons.iter().all(|w| w.id != id)
            && let Some(item) = terms.catalogue.item(&id)
        {
            sheet.weapons.push(arming.weapon(item, 1));
        }
    }
}

/// The card of a Mercenary; `given` is kit of its owner that does something to it.
pub(crate) fn hired(entry: &FactionEntry, model: &Model, terms: &Terms<'_>, given: &[&Item]) -> ModelCard {
    made(&hired_loadout(entry, model, terms), given, terms)
}

/// An owned model takes the faction's name from its owner, and may be in a Fireteam with it (DR pp.142-143).
pub(crate) fn owned(sheet: &mut ModelCard, owner: &mut ModelCard, given: &[&Item], terms: &Terms<'_>) {
    sheet.keywords.extend(terms.faction.names().filter(|name| owner.has(name)).cloned());
    sheet.keywords.sort();
    sheet.keywords.dedup();
    let team = given.iter().any(|item| item.companion.as_ref().is_some_and(|companion| companion.fireteam));
    if team && owner.fireteam.is_none() {
        (sheet.fireteam, owner.fireteam) = (Some(owner.id), Some(sheet.id));
    }
}

fn blank(entry: &FactionEntry, id: u32, name: String) -> ModelCard {
    ModelCard {
        id,
        name,
        entry: entry.id.clone(),
        entry_name: entry.name.clone(),
        ducats: entry.ducats,
        glory: entry.glory,
        movement: entry.movement,
        ranged: entry.ranged,
        melee: entry.melee,
        armour: Vec::new(),
        base: entry.base,
        keywords: entry.keywords.clone(),
        hands_kept: 0,
        weapons: Vec::new(),
        effects: Vec::new(),
        consumables: Vec::new(),
        by_hand: false,
        fireteam: None,
    }
}

/// Puts effects on the card: what always holds into its numbers, the rest with its source.
fn bring(sheet: &mut ModelCard, source: &str, effects: &[Effect]) {
    for effect in effects {
        if effect.when != When::Always || !effect.conditions.is_empty() {
            sheet.effects.push(Sourced { source: source.to_owned(), effect: effect.clone() });
            continue;
        }
        let left: Vec<What> = effect.what.iter().filter(|what| !fold(sheet, what)).cloned().collect();
        if !left.is_empty() {
            let effect = Effect { when: When::Always, conditions: Vec::new(), what: left };
            sheet.effects.push(Sourced { source: source.to_owned(), effect });
        }
    }
}

/// What else a keyword brings, by the glossary of the pack.
fn besides(sheet: &mut ModelCard, terms: &Terms<'_>) {
    let mut keywords = sheet.keywords.clone();
    keywords.sort();
    keywords.dedup();
    for row in keywords.iter().filter_map(|keyword| terms.catalogue.meaning(keyword)) {
        bring(sheet, &row.name, &row.effects);
    }
}

/// Whether a lasting effect went into the numbers of the card.
#[expect(clippy::wildcard_enum_match_arm, reason = "only a few words are numbers of the card")]
fn fold(sheet: &mut ModelCard, what: &What) -> bool {
    match what {
        What::Movement(more) => sheet.movement = (sheet.movement + *more).max(Length::ZERO),
        What::MovementIs(movement) => sheet.movement = *movement,
        What::RangedCharacteristic(dice) => sheet.ranged = sheet.ranged.map(|d| d.saturating_add(*dice)),
        What::MeleeCharacteristic(dice) => sheet.melee = sheet.melee.map(|d| d.saturating_add(*dice)),
        What::BaseAtLeast(width) => {
            sheet.base.length = sheet.base.length.max(*width);
            sheet.base.width = sheet.base.width.max(*width);
        }
        What::Keyword(keyword) => sheet.keywords.push(keyword.clone()),
        _ => return false,
    }
    true
}

/// Keywords of an item that speak of the item, not of its bearer.
const fn of_the_item(keyword: &Keyword) -> bool {
    matches!(
        keyword,
        Keyword::Held | Keyword::Consumable | Keyword::Deployable | Keyword::Impervious | Keyword::Cumbersome
    )
}

fn equip(sheet: &mut ModelCard, entry: &FactionEntry, kit: &[&Item], loadout: &Loadout<'_>, terms: &Terms<'_>) {
    protect(sheet, entry, kit, terms);
    // An entry with its own number of hands has them counted when it is armed.
    if entry.battlekit.hands.is_none() {
        let kept = kit.iter().filter(|i| i.kind == Kind::Shield || i.has(&Keyword::Held)).count();
        sheet.hands_kept = u8::try_from(kept).unwrap_or(u8::MAX);
    }
    let arming = Arming::of(loadout, terms);
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for item in kit.iter().filter(|item| item.companion.is_none()) {
        let weapon = matches!(item.kind, Kind::Ranged | Kind::Grenade | Kind::Melee);
        let swung = item.effects.iter().any(|e| e.what.iter().any(swinging));
        let light = item.effects.iter().any(|e| e.what.contains(&What::OneHandedMelee));
        if weapon || swung {
            let copy = counts.entry(&item.id).or_default();
            *copy += 1;
            sheet.weapons.push(arming.weapon(item, *copy));
        }
        if item.has(&Keyword::Consumable) {
            sheet.consumables.push(Consumable { item: item.id.clone(), name: item.name.clone() });
        }
        if !weapon {
            sheet.keywords.extend(item.keywords.iter().filter(|k| !of_the_item(k)).cloned());
        }
        let keeps_bonus = terms.changes().kit.iter().any(|c| c.keeps_charge_bonus && c.items.contains(&item.id));
        let effects: Vec<Effect> = item
            .effects
            .iter()
            .filter(|e| !((weapon || light) && speaks_of_its_attacks(e)))
            .filter(|e| !(keeps_bonus && e.when == When::ChargeBonus))
            .map(|e| Effect { what: e.what.iter().filter(|w| !swinging(w)).cloned().collect(), ..e.clone() })
            .filter(|e| !e.what.is_empty() || matches!(e.when, When::Aura(_) | When::Action(_)))
            .collect();
        bring(sheet, &item.name, &effects);
    }
    // Other ways of firing a weapon that is carried.
    for mode in terms.catalogue.items().filter(|i| i.mode_of.is_some()) {
        if kit.iter().any(|i| Some(&i.id) == mode.mode_of.as_ref()) {
            sheet.weapons.push(arming.weapon(mode, 1));
        }
    }
    for item in kit {
        if let Some(ammunition) = &item.ammunition {
            Arming::load(sheet, item, ammunition);
        }
    }
}

/// Armour by source: the Characteristic is what the entry has beyond the kit it comes with.
fn protect(sheet: &mut ModelCard, entry: &FactionEntry, kit: &[&Item], terms: &Terms<'_>) {
    let built_in: i8 = entry.kit.iter().filter_map(|id| terms.catalogue.item(id)).map(|i| i.protection).sum();
    let own = entry.armour.saturating_sub(built_in);
    if own != 0 {
        sheet.armour.push(Protection {
            name: "Armour Characteristic".to_owned(),
            kind: ProtectionKind::Characteristic,
            modifier: own,
            impervious: false,
        });
    }
    for item in kit.iter().filter(|i| i.protection != 0) {
        sheet.armour.push(Protection {
            name: item.name.clone(),
            kind: if item.kind == Kind::Shield { ProtectionKind::Shield } else { ProtectionKind::Armour },
            modifier: item.protection,
            impervious: item.has(&Keyword::Impervious),
        });
    }
}

/// A Skill.
pub(crate) fn learn(sheet: &mut ModelCard, known: Known<'_>) {
    let effects: Vec<Effect> =
        known.skill.effects.iter().filter_map(|effect| as_chosen(effect, known.chosen)).collect();
    bring(sheet, &known.skill.name, &effects);
}

/// A card whose model learned one Skill more.
#[must_use]
pub fn taught(mut sheet: ModelCard, known: Known<'_>) -> ModelCard {
    learn(&mut sheet, known);
    settle(&mut sheet);
    sheet
}

/// An effect of a Skill with what was chosen in it. `None` if nothing was chosen, so it does nothing.
fn as_chosen(effect: &Effect, chosen: Option<&str>) -> Option<Effect> {
    let mut effect = effect.clone();
    for condition in &mut effect.conditions {
        if *condition == Condition::ChosenAction {
            *condition = match chosen? {
                "move" => Condition::Going(Going::Move),
                "charge" => Condition::Going(Going::Charge),
                "retreat" => Condition::Going(Going::Retreat),
                "dash" => Condition::Going(Going::Dash),
                action => Condition::Action(action.to_owned()),
            };
        }
    }
    for what in &mut effect.what {
        if *what == What::ChosenKeyword {
            *what = What::Keyword(chosen?.parse().ok()?);
        }
    }
    Some(effect)
}

/// A lasting mark of the Trauma Table.
fn wound(sheet: &mut ModelCard, injury: &Injury, terms: &Terms<'_>) {
    let Some(row) = terms.catalogue.trauma().row_named(&injury.id) else { return };
    let noted = |condition: &Condition| {
        if *condition == Condition::TargetWarband(None) {
            Condition::TargetWarband(injury.noted.clone())
        } else {
            condition.clone()
        }
    };
    let effects: Vec<Effect> = row
        .effects
        .iter()
        .map(|e| Effect { conditions: e.conditions.iter().map(noted).collect(), ..e.clone() })
        .collect();
    bring(sheet, &row.name, &effects);
}

/// What a Location did to the model; what a suit of armour keeps only while one is worn.
fn treat(sheet: &mut ModelCard, location: &str, loadout: &Loadout<'_>, terms: &Terms<'_>) {
    let Some(location) = terms.catalogue.exploration().location(location) else { return };
    for gain in location.options.iter().flat_map(|option| &option.gains) {
        if let Gain::Treats { armour, effects, .. } = gain
            && (!armour || loadout.suit().is_some())
        {
            bring(sheet, &location.name, effects);
        }
    }
}

/// What abilities give to and take from weapons and other abilities, for good.
fn rearm(sheet: &mut ModelCard) {
    for weapon in &mut sheet.weapons {
        let more = weapon
            .effects
            .iter()
            .flat_map(|e| &e.what)
            .fold(Length::ZERO, |sum, w| if let What::Range(more) = w { sum + *more } else { sum });
        weapon.range = weapon.range.map(|range| range + more);
    }
    let words: Vec<What> = sheet
        .effects
        .iter()
        .filter(|s| matches!(s.effect.when, When::Always | When::Muster) && s.effect.conditions.is_empty())
        .flat_map(|s| s.effect.what.clone())
        .collect();
    for word in words {
        if let What::Arms { weapons, melee, ranged, having, keyword } = &word {
            let fits = |w: &Weapon| {
                let named = weapons.is_empty() || weapons.iter().any(|id| w.id.split('#').next() == Some(id));
                let has = having.as_ref().is_none_or(|having| w.keywords.contains(having));
                named && has && (!melee || w.melee) && (!ranged || w.kind == WeaponKind::Ranged)
            };
            for weapon in sheet.weapons.iter_mut().filter(|w| fits(w) && !w.keywords.contains(keyword)) {
                weapon.keywords.push(keyword.clone());
            }
        }
        if let What::Disarms { weapons, keyword } = &word {
            for weapon in &mut sheet.weapons {
                if weapons.iter().any(|id| weapon.id.split('#').next() == Some(id)) {
                    weapon.keywords.retain(|k| k != keyword);
                }
            }
        }
        if let What::Range(more) = word {
            for weapon in &mut sheet.weapons {
                weapon.range = weapon.range.map(|range| range + more);
            }
        }
        if let What::RangeOf { more, having, named } = &word {
            let fits =
                |w: &Weapon| w.keywords.contains(having) || named.iter().any(|part| w.name.contains(part.as_str()));
            for weapon in sheet.weapons.iter_mut().filter(|w| w.kind != WeaponKind::Melee && fits(w)) {
                weapon.range = weapon.range.map(|range| range + *more);
            }
        }
        if let What::Cleaves(attacks) = word {
            cleave(sheet, attacks);
        }
        if word == What::FightsWithRanged {
            for weapon in sheet.weapons.iter_mut().filter(|w| w.kind == WeaponKind::Ranged && !w.melee) {
                weapon.melee = true;
                let effect = Effect { when: When::Always, conditions: Vec::new(), what: vec![word.clone()] };
                weapon.effects.push(effect);
            }
        }
        if let What::LosesAbility(name) = &word {
            sheet.effects.retain(|s| s.source != *name);
        }
    }
}

/// Melee Weapons without CLEAVE gain it; each later attack with them is made with −1 DICE.
fn cleave(sheet: &mut ModelCard, attacks: u8) {
    let cleaves = |w: &Weapon| w.keywords.iter().any(|k| matches!(k, Keyword::Cleave(_)));
    for weapon in sheet.weapons.iter_mut().filter(|w| w.kind == WeaponKind::Melee && !cleaves(w)) {
        weapon.keywords.push(Keyword::Cleave(attacks));
        weapon.effects.push(Effect {
            when: When::OwnSuccessRoll,
            conditions: vec![Condition::Melee, Condition::LaterAttack],
            what: vec![What::Dice(-1)],
        });
    }
}

/// Keywords once each, without those it lost.
fn settle(sheet: &mut ModelCard) {
    rearm(sheet);
    let lost: Vec<Keyword> = sheet
        .effects
        .iter()
        .filter(|s| s.effect.when == When::Always && s.effect.conditions.is_empty())
        .flat_map(|s| &s.effect.what)
        .filter_map(|what| if let What::LosesKeyword(keyword) = what { Some(keyword.clone()) } else { None })
        .collect();
    sheet.keywords.retain(|k| !lost.contains(k));
    sheet.keywords.sort();
    sheet.keywords.dedup();
}
