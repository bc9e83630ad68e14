//! Cards of mustered Warbands.

use nml_catalogue::card::{Base, ModelCard, ProtectionKind};
use nml_catalogue::effect::{Condition, Die, What, When};
use nml_catalogue::keyword::{Ignored, Keyword, Negated};
use nml_catalogue::length::Length;
use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_warband::{Injury, Mustered, Roster, muster, muster_waived};
use serde_json::{Value, json};

fn roster(shipped: &Loaded, list: &Value) -> Roster {
    list::read(&serde_json::to_vec(list).unwrap(), &shipped.catalogue).unwrap().0
}

fn mustered(list: &Value) -> Mustered {
    let shipped = pack::embedded().unwrap();
    muster_waived(&roster(&shipped, list), &shipped.catalogue).unwrap()
}

fn first(list: &Value) -> ModelCard {
    mustered(list).sheets.swap_remove(0)
}

fn armour(sheet: &ModelCard) -> Vec<(ProtectionKind, i8)> {
    sheet.armour.iter().map(|p| (p.kind, p.modifier)).collect()
}

fn does(sheet: &ModelCard, when: &When, what: &What) -> bool {
    sheet.effects.iter().any(|s| s.effect.when == *when && s.effect.what.contains(what))
}

#[test]
fn fixed_armour_is_counted_once_and_by_source() {
    let engineer =
        first(&json!({"faction": "new-antioch", "models": [{"model": "combat-engineer", "items": ["trench-shield"]}]}));
    assert_eq!(armour(&engineer), [(ProtectionKind::Armour, -2), (ProtectionKind::Shield, -1)]);
    let wolf = first(&json!({"faction": "heretic-legions", "models": [{"model": "war-wolf-assault-beast"}]}));
    assert_eq!(armour(&wolf), [(ProtectionKind::Characteristic, -3)]);
    assert!(does(&wolf, &When::Always, &What::FightsWith(vec!["chain-maw".into(), "shredding-claws".into()])));
}

#[test]
fn machine_armour_replaces_the_built_in_suit() {
    let sheet = first(&json!({"faction": "new-antioch", "models": [
        {"model": "mechanized-heavy-infantry", "options": ["upgrade-machine-armour"], "items": ["heavy-ballistic-shield"]}]}));
    assert_eq!(armour(&sheet), [(ProtectionKind::Armour, -3)]);
    assert!(sheet.has(&Keyword::Cover));
    assert!(does(&sheet, &When::ChargeBonus, &What::ChargeBonus(Die::D3)));
    let alba = first(&json!({"faction": "new-antioch", "variant": "alba-assault-detachment", "models": [
        {"model": "lieutenant", "items": ["machine-armour"]}]}));
    assert_eq!(alba.base, Base::round(Length::millimetres(40)));
    assert!(!does(&alba, &When::ChargeBonus, &What::ChargeBonus(Die::D3)), "Celtic Machine Armour");
    assert!(alba.has(&Keyword::Ignore(Ignored::DefendedObstacle)));
}

#[test]
fn the_strong_wield_a_great_sword_in_one_hand_but_no_polearm() {
    let hands = |item: &str| {
        first(&json!({"faction": "heretic-legions", "models": [{"model": "anointed-heavy-infantry", "items": [item]}]}))
            .weapons[0]
            .hands
    };
    assert_eq!((hands("great-sword-axe"), hands("polearm"), hands("heavy-flamethrower")), (1, 2, 2));
}

#[test]
fn options_variants_and_kit_change_the_profile() {
    let legionnaire = |option: &str, items: &[&str]| {
        let sheet = first(&json!({"faction": "heretic-legions", "models": [
            {"model": "heretic-trooper", "options": [option], "items": items}]}));
        (sheet.ranged, sheet.melee)
    };
    assert_eq!(legionnaire("legionnaire", &["bolt-action-rifle"]), (Some(1), Some(0)));
    assert_eq!(legionnaire("legionnaire", &["trench-club"]), (Some(0), Some(1)));
    assert_eq!(legionnaire("legionnaire:melee", &["bolt-action-rifle"]), (Some(0), Some(1)));
    let alba = first(
        &json!({"faction": "new-antioch", "variant": "alba-assault-detachment", "models": [{"model": "mechanized-heavy-infantry"}]}),
    );
    assert_eq!((alba.ranged, alba.melee), (Some(0), Some(1)));
    let chewa = first(&json!({"faction": "new-antioch", "variant": "abyssinian-expeditionary-forces", "models": [
        {"model": "shocktrooper", "options": ["chewa"], "items": ["anfarro"]}]}));
    assert_eq!(chewa.melee, Some(2));
    assert!(chewa.has(&Keyword::Negate(Negated::Fear)));
    let eire =
        first(&json!({"faction": "new-antioch", "variant": "eire-rangers", "models": [{"model": "lieutenant"}]}));
    assert!(eire.has(&Keyword::Skirmisher) && eire.effects.iter().all(|s| s.source != "Hold Your Fire!"));
}

#[test]
fn weapons_carry_range_ammunition_and_their_own_effects() {
    let prussian = first(&json!({"faction": "new-antioch", "variant": "prussian-stosstruppen", "models": [
        {"model": "shocktrooper", "items": ["frag-grenades", "shovel"]}]}));
    assert_eq!(prussian.weapons[0].range, Some(Length::inches(12)));
    assert_eq!(
        (prussian.weapons[1].id.as_str(), prussian.weapons[1].hands, prussian.weapons[1].melee),
        ("shovel", 2, true)
    );
    let eire = |items: &[&str]| {
        first(
            &json!({"faction": "new-antioch", "variant": "eire-rangers", "models": [{"model": "yeoman", "items": items}]}),
        )
    };
    let piercing = |sheet: &ModelCard| {
        let is = |w: &What| *w == What::Keyword(Keyword::ArmourPiercing);
        sheet.effects.iter().find(|s| s.effect.what.iter().any(is)).map(|s| s.effect.conditions.clone())
    };
    let loaded = eire(&["armour-piercing-bullets", "bolt-action-rifle"]);
    let into = Condition::Weapon(vec!["bolt-action-rifle".into()]);
    assert_eq!(piercing(&loaded), Some(vec![into, Condition::Consumed]));
    assert!(does(&loaded, &When::Deployment, &What::MayConsume), "asked when the model is set up");
    assert_eq!(piercing(&eire(&["armour-piercing-bullets", "flamethrower"])), None, "not into FIRE");
    let avarice = first(
        &json!({"faction": "heretic-legions", "variant": "knights-of-avarice", "models": [{"model": "artillery-witch"}]}),
    );
    assert_eq!(avarice.weapons[0].id, "gas-bomb");
    let staff = first(
        &json!({"faction": "heretic-legions", "models": [{"model": "heretic-priest", "items": ["blasphemous-staff"]}]}),
    );
    assert!(staff.weapons[0].effects.is_empty());
    assert!(does(&staff, &When::OwnSuccessRoll, &What::Dice(1)), "the bearer's other rolls");
}

#[test]
fn wounds_act_on_the_card() {
    let shipped = pack::embedded().unwrap();
    let mut roster = roster(&shipped, &json!({"faction": "new-antioch", "models": [{"model": "lieutenant"}]}));
    let injury = |id: &str, noted: Option<&str>| Injury { id: id.into(), noted: noted.map(Into::into), battle: None };
    roster.models[0].injuries =
        vec![injury("leg-wound", None), injury("hardened", None), injury("dark-memory", Some("ab"))];
    let sheet = muster(&roster, &shipped.catalogue).unwrap().sheets.swap_remove(0);
    assert_eq!(sheet.movement, Length::inches(4));
    assert!(sheet.has(&Keyword::Negate(Negated::Fear)));
    assert!(sheet.effects.iter().any(
        |s| s.source == "Dark Memory" && s.effect.conditions.contains(&Condition::TargetWarband(Some("ab".into())))
    ));
}

#[test]
fn names_fireteams_mercenaries_and_warband_rules() {
    let mustered = mustered(
        &json!({"faction": "new-antioch", "variant": "alba-assault-detachment", "fireteams": [[1, 2]],
        "mercenaries": ["observer"], "models": [{"model": "lieutenant", "name": "Reyne"}, {"model": "yeoman"}, {"model": "yeoman"}]}),
    );
    let names: Vec<_> = mustered.sheets.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["Reyne", "Yeoman 1", "Yeoman 2", "Observer"]);
    assert_eq!((mustered.sheets[1].fireteam, mustered.sheets[2].fireteam), (Some(3), Some(2)));
    let concentrated = |s: &ModelCard| s.effects.iter().any(|e| e.source == "Concentrated Attack");
    assert_eq!(mustered.sheets.iter().map(concentrated).collect::<Vec<_>>(), [false, true, true, false]);
    assert_eq!(mustered.effects.len(), 1, "Brave: +1 DICE on Morale Checks");
    assert_eq!(mustered.effects[0].effect.what, [What::Dice(1)]);
}

#[test]
fn only_a_legal_warband_takes_the_field_unwaived() {
    let shipped = pack::embedded().unwrap();
    let roster = roster(&shipped, &json!({"faction": "new-antioch", "models": [{"model": "yeoman"}]}));
    assert_eq!(muster(&roster, &shipped.catalogue).unwrap_err()[0].code.as_str(), "MISSING_REQUIRED_MODEL");
    assert_eq!(muster_waived(&roster, &shipped.catalogue).unwrap().sheets.len(), 1);
}
