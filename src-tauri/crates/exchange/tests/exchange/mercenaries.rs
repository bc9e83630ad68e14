//! Mercenaries with kit of their own: the choice of a Mamluk Faris, the arms of a Scripture Guardian, the Sipahi for
//! ducats (Warbands pp.99, 179, 182).

use std::sync::Arc;

use nml_catalogue::card::{ModelCard, ProtectionKind};
use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_warband::check::offers;
use nml_warband::{
    Command, FIRST_MERCENARY, Report, Roster, ViolationCode, applied, check, decide, evolve, muster_waived, priced,
};
use serde_json::{Value, json};

fn shipped() -> Arc<Loaded> {
    pack::embedded().unwrap()
}

fn sultanate(variant: Option<&str>, hired: Value) -> Value {
    json!({"faction": "iron-sultanate", "variant": variant, "budget_glory": 30,
        "mercenaries": hired, "models": [{"model": "yuzbasi-captain"}]})
}

const IRON_WALL: Option<&str> = Some("defenders-of-the-iron-wall");

fn roster(pack: &Loaded, list: &Value) -> Roster {
    list::read(&serde_json::to_vec(list).unwrap(), &pack.catalogue).unwrap_or_else(|e| panic!("{list}: {e}")).0
}

fn judged(list: &Value) -> Report {
    let pack = shipped();
    check(&roster(&pack, list), &pack.catalogue)
}

/// What is spent, and the codes of all it breaks.
fn bill(list: &Value) -> (u32, u32, Vec<ViolationCode>) {
    let report = judged(list);
    (report.total_ducats, report.total_glory, report.violations.iter().map(|v| v.code).collect())
}

/// The card of the last Mercenary.
fn card(list: &Value) -> ModelCard {
    let pack = shipped();
    muster_waived(&roster(&pack, list), &pack.catalogue).unwrap().sheets.pop().unwrap()
}

fn weapons(sheet: &ModelCard) -> Vec<&str> {
    sheet.weapons.iter().map(|weapon| weapon.id.as_str()).collect()
}

/// 110 ducats for the Sipahi, 4 Glory for the Faris beside him; a Captain is 70.
#[test]
fn the_iron_wall_has_a_sipahi_for_ducats_alone_or_beside_a_faris_for_glory() {
    let wall = |hired: Value| bill(&sultanate(IRON_WALL, hired));
    assert_eq!(wall(json!(["sipahi"])), (70 + 110, 0, vec![]));
    assert_eq!(wall(json!(["mamluk-faris"])), (70, 4, vec![]));
    assert_eq!(wall(json!(["mamluk-faris", "sipahi"])), (70 + 110, 4, vec![]));
    assert_eq!(wall(json!(["sipahi", "mamluk-faris"])), (70 + 110, 4, vec![]));
    // A second Faris is the Sipahi by another name.
    assert_eq!(wall(json!(["mamluk-faris", "mamluk-faris"])), (70 + 110, 4, vec![]));
    assert_eq!(wall(json!(["sipahi", "sipahi"])).2, [ViolationCode::TooManyModels]);
    assert_eq!(wall(json!(["sipahi", "mamluk-faris", "mamluk-faris"])).2, [ViolationCode::TooManyModels]);
    assert_eq!(bill(&sultanate(None, json!(["sipahi"]))).2, [ViolationCode::MercenaryNotAvailable]);
    assert!(
        bill(&sultanate(Some("house-of-wisdom"), json!(["sipahi"]))).2.contains(&ViolationCode::MercenaryNotAvailable)
    );
}

/// Armour −2, with the shield −3; the great sword is not HEAVY in his hands, and stays that in others'.
#[test]
fn a_mamluk_faris_carries_one_of_three_sets_of_arms() {
    let faris = |options: &[&str]| card(&sultanate(None, json!([{"mercenary": "mamluk-faris", "options": options}])));
    let armour = |sheet: &ModelCard| sheet.armour.iter().map(|piece| i32::from(piece.modifier)).sum::<i32>();
    let unsaid = card(&sultanate(None, json!(["mamluk-faris"])));
    assert_eq!(weapons(&unsaid), ["alchemical-jezzail", "great-sword-axe"]);
    assert_eq!(weapons(&faris(&["faris-great-sword"])), weapons(&unsaid));
    let sword = unsaid.weapons.iter().find(|weapon| weapon.id == "great-sword-axe").unwrap();
    assert!(!sword.keywords.contains(&"HEAVY".parse().unwrap()));
    assert_eq!(armour(&unsaid), -2);
    let guard = faris(&["faris-polearm"]);
    assert_eq!((weapons(&guard), armour(&guard)), (vec!["alchemical-jezzail", "polearm"], -3));
    assert!(guard.armour.iter().any(|piece| piece.kind == ProtectionKind::Shield));
    assert_eq!(weapons(&faris(&["faris-pistol"])), ["alchemical-jezzail", "pistol", "sword-axe"]);
    let two = sultanate(None, json!([{"mercenary": "mamluk-faris", "options": ["faris-pistol", "faris-polearm"]}]));
    assert_eq!(bill(&two).2, [ViolationCode::ExclusiveOption]);
    // Rules of the Warband pass him by: he buys nothing, and has no option of theirs.
    let bought = sultanate(None, json!([{"mercenary": "mamluk-faris", "items": ["pistol"]}]));
    assert_eq!(bill(&bought).2, [ViolationCode::NoPurchases]);
    let skirmisher = sultanate(None, json!([{"mercenary": "mamluk-faris", "options": ["light-skirmisher"]}]));
    assert_eq!(bill(&skirmisher).2, [ViolationCode::UnknownOption]);
}

/// Two one-handed or one two-handed Melee Weapon of the armoury, at its price, under its Limits and conditions.
#[test]
fn a_scripture_guardian_is_armed_from_the_armoury_of_its_warband() {
    let guardian =
        |items: &[&str]| bill(&sultanate(None, json!([{"mercenary": "scripture-guardian", "items": items}])));
    assert_eq!(bill(&sultanate(None, json!(["scripture-guardian"]))), (70, 7, vec![ViolationCode::MustBeArmed]));
    assert_eq!(guardian(&["great-hammer-maul"]), (70 + 10, 7, vec![]));
    assert_eq!(guardian(&["trench-club", "sword-axe"]), (70 + 3 + 4, 7, vec![]));
    assert_eq!(guardian(&["trench-club"]).2, [ViolationCode::MustBeArmed]);
    assert_eq!(guardian(&["great-hammer-maul", "trench-club"]).2, [ViolationCode::TooManyMelee]);
    assert_eq!(
        guardian(&["great-hammer-maul", "combat-helmet"]).2,
        [ViolationCode::KindNotAllowed, ViolationCode::TwoHeadgear]
    );
    assert_eq!(guardian(&["great-hammer-maul", "pistol"]).2, [ViolationCode::KindNotAllowed]);
    assert_eq!(guardian(&["assassins-dagger", "sword-axe"]).2, [ViolationCode::ModelRestricted]);
    assert_eq!(guardian(&["great-hammer-maul", "no-such-thing"]).2, [ViolationCode::UnknownItem]);
    // What is for ELITE alone it does not get; a Limit counts its piece with the others'.
    let heretics = |hired: Value, items: [&str; 2]| {
        let troopers = items.map(|item| json!({"model": "heretic-trooper", "items": [item]}));
        let mut models = vec![json!({"model": "heretic-priest"})];
        models.extend(troopers);
        bill(
            &json!({"faction": "heretic-legions", "budget_ducats": 900, "budget_glory": 30, "mercenaries": hired, "models": models}),
        )
    };
    let blade = json!([{"mercenary": "scripture-guardian", "items": ["sacrificial-blade", "sword-axe"]}]);
    assert_eq!(heretics(blade, ["sword-axe"; 2]).2, [ViolationCode::EliteOnly]);
    let hell = json!([{"mercenary": "scripture-guardian", "items": ["hellblade"]}]);
    assert_eq!(heretics(hell.clone(), ["sword-axe"; 2]), (80 + 2 * (30 + 4), 7 + 1, vec![]));
    assert_eq!(heretics(hell, ["hellblade"; 2]).2, [ViolationCode::LimitExceeded]);
}

#[test]
fn the_arms_of_a_guardian_are_on_its_card_and_in_its_list() {
    let list =
        sultanate(None, json!(["observer", {"mercenary": "scripture-guardian", "items": ["great-hammer-maul"]}]));
    let sheet = card(&list);
    assert_eq!((sheet.entry.as_str(), weapons(&sheet)), ("scripture-guardian", vec!["great-hammer-maul"]));
    let pack = shipped();
    let roster = roster(&pack, &list);
    let written = serde_json::to_value(list::from_roster(&roster)).unwrap();
    assert_eq!(written["mercenaries"], list["mercenaries"]);
    let plain = sultanate(None, json!(["observer", "mamluk-faris"]));
    let again = list::read(&serde_json::to_vec(&plain).unwrap(), &pack.catalogue).unwrap().0;
    assert!(again.hired.is_empty(), "as they come they need no cards");
    let wrong = sultanate(None, json!([{"items": ["great-hammer-maul"]}]));
    let refused = list::read(&serde_json::to_vec(&wrong).unwrap(), &pack.catalogue).unwrap_err();
    assert!(refused.to_string().contains("a Mercenary: its id, or an object with “mercenary”"), "{refused}");
}

/// Bought and changed in the builder, each by a command of its own; after the muster nothing of it is sold or laid away.
#[test]
fn the_builder_arms_a_guardian_and_changes_a_faris() {
    let pack = shipped();
    let mut roster = roster(&pack, &sultanate(None, json!(["scripture-guardian", "mamluk-faris"])));
    let (guardian, faris) = (FIRST_MERCENARY, FIRST_MERCENARY + 1);
    let hammer = offers(&roster, 1, &pack.catalogue).into_iter().find(|o| o.item == "great-hammer-maul").unwrap();
    assert_eq!((hammer.ducats, hammer.against), (10, vec![]));
    let say = |roster: &mut Roster, command: &Command| {
        let command = priced(roster, &pack.catalogue, command.clone());
        let events = decide(roster, &command).unwrap_or_else(|r| panic!("{command:?}: {:?}", r.message));
        events.iter().for_each(|event| evolve(roster, event));
    };
    let buy = Command::BuyItem { model: guardian, item: "great-hammer-maul".into(), faction: None, price: None };
    say(&mut roster, &buy);
    let choose = Command::AddOption { model: faris, option: "faris-pistol".into(), price: None };
    say(&mut roster, &choose);
    assert!(check(&roster, &pack.catalogue).legal);
    roster.mustered = true;
    roster.strongbox = 20;
    let change = Command::ChangeOption { model: faris, from: "faris-pistol".into(), to: "faris-polearm".into() };
    say(&mut roster, &change);
    assert_eq!((roster.hired[1].options.as_slice(), roster.strongbox), (["faris-polearm".to_owned()].as_slice(), 20));
    let sell =
        Command::SellItem { model: Some(guardian), item: "great-hammer-maul".into(), faction: None, price: None };
    assert_eq!(decide(&roster, &sell).unwrap_err().code, "MERCENARY_KIT");
    let store = Command::StoreItem { model: guardian, item: "great-hammer-maul".into() };
    assert!(decide(&roster, &store).is_err());
    let dagger = Command::BuyItem { model: guardian, item: "trench-knife".into(), faction: None, price: None };
    let after = applied(&roster, &dagger).unwrap();
    assert!(!check(&after, &pack.catalogue).legal, "its hands are full");
}

/// Warbands p.99: two at most, on a Brazen Bull or as a battery.
#[test]
fn two_grand_cannons_are_the_most_on_the_bull_and_as_batteries_together() {
    let wall = |bull: &[&str], captain: &[&str]| {
        bill(
            &json!({"faction": "iron-sultanate", "variant": "defenders-of-the-iron-wall", "budget_ducats": 900, "models": [
            {"model": "yuzbasi-captain", "items": captain}, {"model": "brazen-bull", "items": bull}]}),
        )
    };
    assert_eq!(wall(&["sultanate-grand-cannon"], &["grand-cannon-battery"]), (70 + 100 + 2 * 60, 0, vec![]));
    assert_eq!(
        wall(&["sultanate-grand-cannon"], &["grand-cannon-battery"; 2]).2,
        [ViolationCode::LimitExceeded, ViolationCode::DuplicateEquipment]
    );
    let stored = |batteries: usize| {
        let pack = shipped();
        let list = json!({"faction": "iron-sultanate", "variant": "defenders-of-the-iron-wall", "budget_ducats": 900, "models": [
            {"model": "yuzbasi-captain"}, {"model": "brazen-bull", "items": ["sultanate-grand-cannon"]}]});
        let mut roster = roster(&pack, &list);
        roster.arsenal = vec!["grand-cannon-battery".to_owned(); batteries];
        check(&roster, &pack.catalogue).violations.iter().map(|v| v.code).collect::<Vec<_>>()
    };
    assert_eq!((stored(1), stored(2)), (vec![], vec![ViolationCode::LimitExceeded]));
}

/// Rulebook p.126: no table of the Heretic Legions names who carries it; two at most.
#[test]
fn whoever_the_limit_allows_carries_a_tormentor_chain() {
    let chains = |models: &[&str]| {
        let mut all = vec![json!({"model": "heretic-priest"})];
        all.extend(models.iter().map(|model| json!({"model": model, "items": ["tormentor-chain"]})));
        bill(
            &json!({"faction": "heretic-legions", "campaign": true, "budget_ducats": 900, "budget_glory": 30, "models": all}),
        )
    };
    assert_eq!(chains(&["heretic-trooper", "death-commando"]), (80 + 30 + 90, 6, vec![]));
    assert_eq!(chains(&["heretic-trooper", "heretic-trooper", "death-commando"]).2, [ViolationCode::LimitExceeded]);
}

/// Rulebook p.127: it is worn on the head, so nothing else is.
#[test]
fn a_cruel_helmet_is_headgear() {
    let wretched = |items: &[&str]| {
        let models = json!([{"model": "sorcerer"}, {"model": "hell-knight"}, {"model": "wretched", "items": items}]);
        bill(
            &json!({"faction": "court", "choices": {"sin": "wrath"}, "campaign": true, "budget_glory": 30, "models": models}),
        )
    };
    assert!(!wretched(&["cruel-helmet"]).2.contains(&ViolationCode::TwoHeadgear));
    assert!(wretched(&["cruel-helmet", "combat-helmet"]).2.contains(&ViolationCode::TwoHeadgear));
}

/// Rulebook p.139.
#[test]
fn a_rocket_propelled_grenade_goes_beside_grenades_of_a_type() {
    let yeoman = |items: &[&str]| {
        let models = json!([{"model": "lieutenant"}, {"model": "yeoman", "items": items}]);
        bill(&json!({"faction": "new-antioch", "campaign": true, "budget_glory": 30, "models": models}))
    };
    assert_eq!(yeoman(&["rocket-propelled-grenade", "frag-grenades"]), (70 + 30 + 7, 2, vec![]));
    assert_eq!(yeoman(&["frag-grenades", "incendiary-grenades"]).2, [ViolationCode::TwoGrenadeTypes]);
}
