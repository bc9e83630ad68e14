//! One list for every code, with what must be found in it.

use std::collections::BTreeSet;

use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_warband::{Report, Roster, ViolationCode, check};
use serde_json::{Value, json};

fn judge(shipped: &Loaded, list: &Value) -> Report {
    let bytes = serde_json::to_vec(list).unwrap();
    let (roster, _) = list::read(&bytes, &shipped.catalogue).unwrap_or_else(|e| panic!("{list}: {e}"));
    check(&roster, &shipped.catalogue)
}

/// New Antioch: a Lieutenant and these models.
fn antioch(models: &Value) -> Value {
    let mut all = vec![json!({"model": "lieutenant"})];
    all.extend(models.as_array().unwrap().iter().cloned());
    json!({"faction": "new-antioch", "budget_ducats": 3000, "budget_glory": 20, "models": all})
}

/// Heretic Legions: a Priest and these models.
fn heretics(models: &Value) -> Value {
    let mut all = vec![json!({"model": "heretic-priest"})];
    all.extend(models.as_array().unwrap().iter().cloned());
    json!({"faction": "heretic-legions", "budget_ducats": 3000, "budget_glory": 20, "models": all})
}

/// The Court under Wrath: a Sorcerer, a Hell Knight and these models.
fn court(models: &Value) -> Value {
    let mut all = vec![json!({"model": "sorcerer"}), json!({"model": "hell-knight"})];
    all.extend(models.as_array().unwrap().iter().cloned());
    json!({"faction": "court", "choices": {"sin": "wrath"}, "budget_ducats": 3000, "budget_glory": 20, "models": all})
}

fn with(mut list: Value, key: &str, value: Value) -> Value {
    list[key] = value;
    list
}

fn variant(list: Value, id: &str) -> Value {
    with(list, "variant", json!(id))
}

fn one(model: &str, items: &[&str]) -> Value {
    json!([{"model": model, "items": items}])
}

fn many(model: &str, count: usize) -> Value {
    Value::Array(vec![json!({"model": model}); count])
}

#[expect(clippy::too_many_lines, reason = "a table")]
fn cases() -> Vec<(ViolationCode, Value)> {
    use ViolationCode as C;
    let yeoman = |items: &[&str]| antioch(&one("yeoman", items));
    let trooper = |items: &[&str]| heretics(&one("heretic-trooper", items));
    let pilgrims = |models: Value| json!({"faction": "trench-pilgrims", "budget_ducats": 3000, "models": models});
    let sultanate = |models: Value| json!({"faction": "iron-sultanate", "budget_ducats": 3000, "models": models});
    let grail = |models: Value| {
        json!({"faction": "black-grail", "choices": {"noble-hierarchy": "led-by-lord-of-tumours"},
               "budget_ducats": 3000, "budget_glory": 20, "models": models})
    };
    vec![
        (C::UnknownModel, antioch(&json!([{"model": "grenadier"}]))),
        (C::UnknownModel, antioch(&json!([{"model": "wretched"}]))),
        (C::UnknownModel, antioch(&json!([{"model": "crimson-communicant"}]))),
        (C::UnknownOption, antioch(&json!([{"model": "yeoman", "options": ["halo"]}]))),
        (C::UnknownOption, antioch(&json!([{"model": "shocktrooper", "options": ["fianna"]}]))),
        (C::UnknownOption, heretics(&json!([{"model": "heretic-trooper", "options": ["legionnaire:both"]}]))),
        (C::UnknownItem, yeoman(&["bazooka"])),
        (C::ModelForbiddenByVariant, variant(heretics(&many("war-wolf-assault-beast", 1)), "trench-ghosts")),
        (C::ItemForbiddenByVariant, variant(yeoman(&["grenade-launcher"]), "prussian-stosstruppen")),
        (
            C::ItemForbiddenByVariant,
            variant(heretics(&one("heretic-trooper", &["flamethrower"])), "knights-of-avarice"),
        ),
        (
            C::OptionForbidden,
            variant(antioch(&json!([{"model": "yeoman", "options": ["trench-mole"]}])), "papal-states"),
        ),
        (C::ItemKeywordForbidden, variant(trooper(&["incendiary-ammunition"]), "knights-of-avarice")),
        (C::CampaignOnlyModel, pilgrims(json!([{"model": "war-prophet"}, {"model": "martyr-penitent"}]))),
        (C::CampaignOnlyModel, with(antioch(&json!([])), "mercenaries", json!(["trench-dog"]))),
        (C::MissingRequiredModel, json!({"faction": "new-antioch", "models": [{"model": "yeoman"}]})),
        (C::MissingRequiredModel, variant(antioch(&many("shocktrooper", 1)), "prussian-stosstruppen")),
        (C::TooManyModels, antioch(&many("sniper-priest", 3))),
        (C::TooManyModels, heretics(&many("artillery-witch", 2))),
        (
            C::TooManyModels,
            variant(
                heretics(&json!([
                    {"model": "artillery-witch"}, {"model": "artillery-witch"}, {"model": "anointed-heavy-infantry"},
                    {"model": "anointed-heavy-infantry"}, {"model": "heretic-trooper"}, {"model": "chorister"},
                    {"model": "death-commando"}, {"model": "heretic-trooper", "items": ["machine-gun", "standard-armour"]},
                    {"model": "heretic-trooper", "items": ["heavy-flamethrower", "standard-armour"]},
                    {"model": "heretic-trooper", "items": ["heavy-flamethrower", "standard-armour"]},
                    {"model": "heretic-trooper", "items": ["flamethrower", "standard-armour"]},
                    {"model": "heretic-trooper", "items": ["flamethrower", "standard-armour"]},
                    {"model": "heretic-trooper", "items": ["flamethrower", "standard-armour"]}
                ])),
                "heretic-naval-raiders",
            ),
        ),
        (
            C::GroupMax,
            variant(
                antioch(&json!([
                    {"model": "trench-cleric"}, {"model": "sniper-priest"}, {"model": "sniper-priest"}
                ])),
                "red-brigade",
            ),
        ),
        (
            C::MissingLeader,
            json!({"faction": "court", "choices": {"sin": "envy"}, "models": [{"model": "hell-knight"}]}),
        ),
        (C::MissingChoice, json!({"faction": "court", "models": [{"model": "sorcerer"}]})),
        (C::MissingChoice, json!({"faction": "court", "choices": {"sin": "ennui"}, "models": [{"model": "sorcerer"}]})),
        (
            C::RequiredOption,
            variant(
                grail(json!([{"model": "plague-knight", "items": ["standard-armour"]}])),
                "dirge-of-the-great-hegemon",
            ),
        ),
        (C::RequiredOption, variant(antioch(&many("trench-cleric", 2)), "abyssinian-expeditionary-forces")),
        (
            C::OptionLimit,
            antioch(&json!([
                {"model": "yeoman", "options": ["trench-mole"]}, {"model": "yeoman", "options": ["trench-mole"]},
                {"model": "yeoman", "options": ["trench-mole"]}
            ])),
        ),
        (
            C::OptionLimit,
            pilgrims(json!([{"model": "war-prophet"},
            {"model": "trench-pilgrim", "options": ["zealot-strength"]},
            {"model": "trench-pilgrim", "options": ["zealot-strength"]}])),
        ),
        (C::OptionConflict, antioch(&json!([{"model": "yeoman", "options": ["trench-mole", "trench-mole"]}]))),
        (
            C::OptionConflict,
            variant(
                sultanate(json!([{"model": "jabirean-alchemist"},
            {"model": "takwin-homunculus", "options": ["wings", "massive-size"]}])),
                "house-of-wisdom",
            ),
        ),
        (
            C::OptionConflict,
            variant(
                sultanate(json!([{"model": "jabirean-alchemist"},
            {"model": "takwin-homunculus", "options": ["hypnotic-eyes", "hawk-eyes"]}])),
                "house-of-wisdom",
            ),
        ),
        (
            C::OptionRequires,
            variant(antioch(&json!([{"model": "shocktrooper", "options": ["berserker"]}])), "eire-rangers"),
        ),
        (
            C::OptionRequires,
            variant(
                sultanate(json!([{"model": "jabirean-alchemist"},
            {"model": "takwin-homunculus", "options": ["gargantuan-size"]}])),
                "house-of-wisdom",
            ),
        ),
        (
            C::ExclusiveOption,
            grail(json!([{"model": "lord-of-tumours"},
            {"model": "plague-knight", "items": ["standard-armour"],
             "options": ["rank-companion-of-the-fly", "rank-plague-almoner"]}])),
        ),
        (C::GoeticNotAllowed, court(&json!([{"model": "yoke-fiend", "options": ["slavemaster"]}]))),
        (C::GoeticWrongSin, court(&json!([{"model": "praetor", "options": ["envious-eyes"]}]))),
        (C::TooManyGoetic, court(&json!([{"model": "hell-knight", "options": ["slavemaster", "blind-rage"]}]))),
        (C::NotInArmoury, yeoman(&["hellblade"])),
        (C::NotInArmoury, yeoman(&["dog-food"])),
        (
            C::NotInArmoury,
            antioch(
                &json!([{"model": "yeoman", "foreign_items": [{"item": "hellblade", "faction": "heretic-legions"}]}]),
            ),
        ),
        (C::EliteOnly, yeoman(&["binoculars"])),
        (C::ModelRestricted, yeoman(&["misericordia"])),
        (
            C::ModelRestricted,
            variant(heretics(&one("wretched", &["trench-knife", "golden-calf-altar"])), "knights-of-avarice"),
        ),
        (
            C::ItemModelRestricted,
            variant(antioch(&one("trench-cleric", &["reinforced-armour"])), "alba-assault-detachment"),
        ),
        (C::ItemModelRestricted, variant(antioch(&one("shocktrooper", &["great-hammer-maul"])), "eire-rangers")),
        (C::ItemModelBanned, variant(antioch(&one("mechanized-heavy-infantry", &["great-sword-axe"])), "eire-rangers")),
        (C::NoPurchases, heretics(&one("war-wolf-assault-beast", &["combat-helmet"]))),
        (
            C::NoPurchases,
            variant(
                heretics(&json!([{"model": "heretic-trooper", "options": ["sarcophagus-mine"],
            "items": ["pistol"]}])),
                "trench-ghosts",
            ),
        ),
        (
            C::KindNotAllowed,
            grail(json!([{"model": "lord-of-tumours"}, {"model": "herald-of-beelzebub", "items": ["trench-club"]}])),
        ),
        (C::KindForbidden, antioch(&one("combat-engineer", &["standard-armour"]))),
        (
            C::KindForbidden,
            variant(
                antioch(&json!([{"model": "shocktrooper", "options": ["fianna", "berserker"],
            "items": ["standard-armour"]}])),
                "eire-rangers",
            ),
        ),
        (
            C::KindForbidden,
            variant(
                json!({"faction": "heretic-legions", "models": [{"model": "heretic-priest",
            "options": ["tank-palanquin"], "items": ["trench-shield"]}]}),
                "trench-ghosts",
            ),
        ),
        (C::ItemForbidden, antioch(&one("combat-medic", &["gas-mask"]))),
        (C::ItemForbidden, heretics(&one("wretched", &["trench-knife", "troop-flag"]))),
        (C::RangedNotAllowed, heretics(&one("death-commando", &["pistol"]))),
        (C::GrenadeNotAllowed, heretics(&one("death-commando", &["frag-grenades"]))),
        (C::TwoHandedForbidden, court(&one("hunter-of-the-left-hand-path", &["polearm"]))),
        (
            C::WeaponKeywordRequired,
            sultanate(json!([{"model": "yuzbasi-captain"}, {"model": "brazen-bull", "items": ["jezzail"]}])),
        ),
        (C::ItemTooExpensive, heretics(&one("wretched", &["automatic-shotgun"]))),
        (C::RangedTooExpensive, court(&one("yoke-fiend", &["heavy-flamethrower"]))),
        (C::ModelValueTooLow, variant(trooper(&["semi-automatic-rifle"]), "knights-of-avarice")),
        (C::MustBeArmed, heretics(&many("wretched", 1))),
        (C::RequiredKind, grail(json!([{"model": "lord-of-tumours"}, {"model": "plague-knight"}]))),
        (
            C::RequiredItem,
            pilgrims(json!([{"model": "war-prophet"}, {"model": "stigmatic-nun"}]))
                .as_object()
                .map(|o| variant(Value::Object(o.clone()), "war-pilgrimage-of-saint-methodius"))
                .unwrap(),
        ),
        (C::MissingRequiredItem, antioch(&one("mechanized-heavy-infantry", &["heavy-ballistic-shield"]))),
        (
            C::MissingRequiredItem,
            variant(json!({"faction": "new-antioch", "models": [{"model": "trench-cleric"}]}), "papal-states"),
        ),
        (C::NeedsBayonetLug, yeoman(&["bayonet"])),
        (C::NeedsBayonetLug, yeoman(&["heavy-shotgun", "bayonet"])),
        (C::TwoArmours, heretics(&one("anointed-heavy-infantry", &["reinforced-armour"]))),
        (C::TwoArmours, antioch(&one("trench-cleric", &["standard-armour", "reinforced-armour"]))),
        (C::TwoShields, yeoman(&["trench-shield", "trench-shield"])),
        (C::TwoHeadgear, yeoman(&["combat-helmet", "combat-helmet"])),
        (C::TwoGrenadeTypes, yeoman(&["frag-grenades", "incendiary-grenades"])),
        (C::TwoHeavy, antioch(&one("shocktrooper", &["great-sword-axe", "machine-gun"]))),
        (C::DuplicateEquipment, yeoman(&["gas-mask", "gas-mask"])),
        (C::DuplicateEquipment, antioch(&one("combat-engineer", &["satchel-charge", "satchel-charge"]))),
        (C::TooManyRanged, yeoman(&["bolt-action-rifle", "pistol"])),
        (C::TooManyRanged, yeoman(&["pistol", "pistol", "pistol"])),
        (C::TooManyMelee, yeoman(&["polearm", "trench-knife"])),
        (C::TooManyMelee, antioch(&one("mechanized-heavy-infantry", &["polearm", "trench-club"]))),
        (C::TooManyHands, antioch(&one("yeoman", &["musical-instrument", "troop-flag", "trench-shield"]))),
        (
            C::TooManyWeapons,
            grail(json!([{"model": "lord-of-tumours"},
            {"model": "amalgam", "items": ["trench-club", "trench-club", "trench-club"]}])),
        ),
        (C::NoFreeHandRanged, yeoman(&["bolt-action-rifle", "trench-shield"])),
        (C::NoFreeHandRanged, trooper(&["shotgun", "musical-instrument"])),
        (C::NoFreeHandMelee, yeoman(&["trench-club", "trench-club", "trench-shield"])),
        (C::NoFreeHandMelee, antioch(&one("mechanized-heavy-infantry", &["polearm", "musical-instrument"]))),
        (C::HeldConflict, yeoman(&["trench-club", "trench-shield", "troop-flag"])),
        (
            C::MachineArmourShield,
            json!({"faction": "new-antioch",
            "models": [{"model": "lieutenant", "items": ["machine-armour", "trench-shield"]}]}),
        ),
        (
            C::TooManyHeavyRanged,
            variant(
                antioch(&json!([
                    {"model": "yeoman", "items": ["machine-gun"]}, {"model": "yeoman", "items": ["machine-gun"]},
                    {"model": "yeoman", "items": ["heavy-shotgun"]}, {"model": "yeoman", "items": ["heavy-flamethrower"]}
                ])),
                "abyssinian-expeditionary-forces",
            ),
        ),
        (
            C::LimitExceeded,
            antioch(
                &json!([{"model": "sniper-priest", "items": ["automatic-rifle"]}, {"model": "yeoman", "items": ["automatic-rifle"]}]),
            ),
        ),
        (
            C::LimitExceeded,
            variant(
                antioch(
                    &json!([{"model": "yeoman", "items": ["musical-instrument"]}, {"model": "yeoman", "items": ["carnyx"]}]),
                ),
                "eire-rangers",
            ),
        ),
        (
            C::LimitExceeded,
            variant(
                heretics(&json!([{"model": "anointed-heavy-infantry", "foreign_items": [
            {"item": "pistol", "faction": "new-antioch"}, {"item": "pistol", "faction": "new-antioch"}]}])),
                "knights-of-avarice",
            ),
        ),
        (
            C::TooManyWretched,
            court(
                &json!([{"model": "wretched", "items": ["trench-knife"]}, {"model": "wretched", "items": ["trench-knife"]}]),
            ),
        ),
        (C::TooManyLegionnaires, heretics(&json!([{"model": "heretic-trooper", "options": ["legionnaire"]}]))),
        (C::TooManyFireteams, with(heretics(&many("heretic-trooper", 2)), "fireteams", json!([[1, 2]]))),
        (
            C::MoreThanSixElite,
            court(&json!([{"model": "praetor"}, {"model": "hunter-of-the-left-hand-path"},
            {"model": "hell-knight"}, {"model": "hell-knight"}, {"model": "hell-knight"}])),
        ),
        (C::MercenaryNotAvailable, with(antioch(&json!([])), "mercenaries", json!(["sin-eater"]))),
        (C::MercenaryNotAvailable, with(antioch(&json!([])), "mercenaries", json!(["nobody"]))),
        (
            C::MercenariesForbidden,
            variant(with(heretics(&json!([])), "mercenaries", json!(["sin-eater"])), "trench-ghosts"),
        ),
        (C::OverBudget, json!({"faction": "new-antioch", "budget_ducats": 69, "models": [{"model": "lieutenant"}]})),
        (C::OverGlory, json!({"faction": "new-antioch", "models": [{"model": "lieutenant", "items": ["troop-flag"]}]})),
    ]
}

#[test]
fn every_code_is_found_where_it_belongs() {
    let shipped = pack::embedded().unwrap();
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::from([ViolationCode::UnknownFaction, ViolationCode::UnknownVariant]);
    for (code, list) in cases() {
        let report = judge(&shipped, &list);
        seen.insert(code);
        if report.legal || !report.violations.iter().any(|v| v.code == code) {
            wrong.push(format!("{code}: {list}: {:?}", report.violations));
        }
    }
    let unseen: Vec<_> = ViolationCode::ALL.iter().filter(|c| !seen.contains(c)).collect();
    assert!(wrong.is_empty() && unseen.is_empty(), "{}\nwithout a list: {unseen:?}", wrong.join("\n"));
}

#[test]
fn a_roster_of_no_known_list_says_so() {
    let shipped = pack::embedded().unwrap();
    let mut roster = Roster { faction: "nobody".into(), ..Roster::default() };
    let code = |roster: &Roster| check(roster, &shipped.catalogue).violations.first().map(|v| v.code);
    assert_eq!(code(&roster), Some(ViolationCode::UnknownFaction));
    roster.faction = "new-antioch".into();
    roster.variant = Some("remnants-of-byzantium".into());
    assert_eq!(code(&roster), Some(ViolationCode::UnknownVariant));
}

/// Lists that a careless reading of one rule or another would refuse, with their price.
#[test]
fn lists_that_are_legal_are_let_be() {
    let shipped = pack::embedded().unwrap();
    let legal = [
        (
            variant(
                json!({"faction": "new-antioch", "models": [{"model": "lieutenant", "items": ["great-sword-axe"]}]}),
                "alba-assault-detachment",
            ),
            Some(70 + 4),
        ),
        (
            variant(antioch(&one("shocktrooper", &["trench-club", "great-sword-axe"])), "alba-assault-detachment"),
            Some(70 + 45 + 2 + 4),
        ),
        (antioch(&one("mechanized-heavy-infantry", &["great-sword-axe", "trench-club"])), Some(70 + 85 + 15)),
        (
            antioch(
                &json!([{"model": "mechanized-heavy-infantry", "options": ["upgrade-machine-armour"], "items": ["heavy-ballistic-shield", "pistol"]}]),
            ),
            Some(70 + 95 + 21),
        ),
        (
            antioch(&one("yeoman", &["shotgun", "trench-shield", "polearm", "frag-grenades"])),
            Some(70 + 30 + 10 + 10 + 7 + 7),
        ),
        (antioch(&one("yeoman", &["pistol", "pistol", "trench-club", "trench-club"])), Some(70 + 30 + 18)),
        (antioch(&one("yeoman", &["musical-instrument", "pistol", "trench-club"])), Some(70 + 30 + 24)),
        (antioch(&one("combat-engineer", &["satchel-charge", "machine-gun"])), Some(70 + 80 + 65)),
        (antioch(&one("combat-medic", &["misericordia", "pistol"])), Some(70 + 65 + 21)),
        (
            variant(
                json!({"faction": "new-antioch", "models": [{"model": "trench-cleric", "items": ["supreme-pontiffs-crucifix"]}]}),
                "papal-states",
            ),
            Some(60),
        ),
        (
            variant(
                json!({"faction": "new-antioch", "models": [
            {"model": "lieutenant", "options": ["swiss-guard"], "items": ["supreme-pontiffs-crucifix"]},
            {"model": "trench-cleric", "options": ["swiss-guard"]}, {"model": "yeoman", "options": ["swiss-guard"]},
            {"model": "yeoman", "options": ["swiss-guard"]}, {"model": "yeoman", "options": ["swiss-guard"]}]}),
                "papal-states",
            ),
            Some(220),
        ),
        (
            variant(antioch(&json!([{"model": "shocktrooper", "options": ["fianna", "berserker"]}])), "eire-rangers"),
            Some(70 + 45 + 25),
        ),
        (variant(antioch(&json!([{"model": "yeoman", "items": ["carnyx"]}])), "eire-rangers"), Some(70 + 45)),
        (
            variant(
                antioch(&json!([{"model": "shocktrooper", "items": ["automatic-pistol"]}, {"model": "shocktrooper"}])),
                "prussian-stosstruppen",
            ),
            Some(70 + 90 + 20),
        ),
        (
            with(
                variant(antioch(&many("shocktrooper", 6)), "prussian-stosstruppen"),
                "fireteams",
                json!([[1, 2], [3, 4], [5, 6]]),
            ),
            Some(70 + 270),
        ),
        (
            variant(
                antioch(
                    &json!([{"model": "trench-cleric"}, {"model": "trench-cleric", "options": ["holy-warrior"], "items": ["tabot"]},
            {"model": "shocktrooper", "options": ["chewa"], "items": ["shotel", "anfarro"]}]),
                ),
                "abyssinian-expeditionary-forces",
            ),
            Some(70 + 120 + 50 + 15),
        ),
        (
            variant(
                antioch(
                    &json!([{"model": "red-brigade-dog", "options": ["grenade-carrier"], "items": ["molotov-cocktail"]}]),
                ),
                "red-brigade",
            ),
            Some(70 + 45),
        ),
        (variant(heretics(&one("heretic-trooper", &["submachine-gun"])), "heretic-naval-raiders"), Some(80 + 55)),
        (
            variant(
                json!({"faction": "heretic-legions", "models": [{"model": "heretic-priest", "items": ["gas-grenade-launcher"],
            "foreign_items": [{"item": "machine-armour", "faction": "new-antioch"}, {"item": "sword-axe", "faction": "iron-sultanate"}]}]}),
                "knights-of-avarice",
            ),
            None,
        ),
        (heretics(&one("anointed-heavy-infantry", &["great-hammer-maul", "trench-shield"])), Some(80 + 95 + 20)),
        (
            with(
                with(heretics(&json!([])), "mercenaries", json!(["goetic-warlock", "goetic-warlock"])),
                "variant",
                json!("knights-of-avarice"),
            ),
            Some(80 + 110),
        ),
        (
            with(heretics(&one("heretic-trooper", &["sniper-scope", "bolt-action-rifle"])), "campaign", json!(true)),
            Some(80 + 40),
        ),
        (court(&json!([{"model": "hell-knight"}, {"model": "wretched", "items": ["trench-knife"]}])), None),
    ];
    for (list, total) in &legal {
        let report = judge(&shipped, list);
        assert!(report.legal, "{list}: {:#?}", report.violations);
        assert!(total.is_none_or(|t| t == report.total_ducats), "{list}: {} ducats", report.total_ducats);
    }
}
