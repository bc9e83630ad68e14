//! What the lists say in notes beside their tables, each with a list on either side of it.

use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_warband::check::offers;
use nml_warband::{Report, ViolationCode, check};
use serde_json::{Value, json};

fn judge(shipped: &Loaded, list: &Value) -> Report {
    let bytes = serde_json::to_vec(list).unwrap();
    let (roster, _) = list::read(&bytes, &shipped.catalogue).unwrap_or_else(|e| panic!("{list}: {e}"));
    check(&roster, &shipped.catalogue)
}

/// A list with ducats and Glory enough; its variant may be `none`.
fn list(faction: &str, variant: &str, models: Value) -> Value {
    let mut list = json!({"faction": faction, "budget_ducats": 3000, "budget_glory": 30, "models": models});
    if !variant.is_empty() {
        list["variant"] = json!(variant);
    }
    list
}

/// A model with options and items.
fn one(model: &str, options: &[&str], items: &[&str]) -> Value {
    json!({"model": model, "options": options, "items": items})
}

fn with(mut list: Value, key: &str, value: Value) -> Value {
    list[key] = value;
    list
}

/// Lawful, at this price in ducats and Glory.
#[track_caller]
fn lawful(shipped: &Loaded, list: &Value, ducats: u32, glory: u32) {
    let report = judge(shipped, list);
    assert!(report.legal, "{list}: {:#?}", report.violations);
    assert_eq!((report.total_ducats, report.total_glory), (ducats, glory), "{list}");
}

/// Breaks exactly this, each at this model.
#[track_caller]
fn breaks(shipped: &Loaded, list: &Value, expected: &[(ViolationCode, Option<usize>)]) {
    let report = judge(shipped, list);
    let found: Vec<_> = report.violations.iter().map(|v| (v.code, v.model)).collect();
    assert_eq!(found, expected, "{list}: {:#?}", report.violations);
}

/// An entry that buys no kit buys what the armoury of its variant names it for, and nothing else.
#[test]
fn an_entry_buys_what_it_is_named_for() {
    let shipped = pack::embedded().unwrap();
    let shrine = |variant, items: &[&str]| {
        list("trench-pilgrims", variant, json!([{"model": "war-prophet"}, one("anchorite-shrine", &[], items)]))
    };
    let methodius = "war-pilgrimage-of-saint-methodius";
    lawful(&shipped, &shrine(methodius, &["heavy-flamethrower", "gas-filters", "piston-legs"]), 80 + 140 + 60, 0);
    lawful(&shipped, &shrine(methodius, &["trench-mortar", "sacred-geometry"]), 80 + 140 + 50, 0);
    lawful(&shipped, &shrine("cavalcade-of-the-tenth-plague", &["sacrificial-lamb"]), 80 + 140 + 5, 0);
    breaks(&shipped, &shrine(methodius, &["gas-mask"]), &[(ViolationCode::NoPurchases, Some(1))]);
    breaks(&shipped, &shrine("", &["gas-mask"]), &[(ViolationCode::NoPurchases, Some(1))]);

    let hunger = |model: &str, items: &[&str]| {
        list("black-grail", "the-great-hunger", json!([{"model": "matagot-hag"}, one(model, &[], items)]))
    };
    lawful(&shipped, &hunger("grail-thrall", &["grasping-maw"]), 135 + 35 + 15, 0);
    lawful(&shipped, &hunger("hound-of-the-black-grail", &["grasping-maw"]), 135 + 55 + 15, 0);
    lawful(&shipped, &hunger("cradle-thrall", &["grasping-maw"]), 135 + 15, 2);
    breaks(
        &shipped,
        &hunger("gregori-gula", &["grasping-maw"]),
        &[(ViolationCode::ModelRestricted, Some(1)), (ViolationCode::NoPurchases, Some(1))],
    );
}

/// A line that a variant adds for one entry stands beside the line that the others buy from.
#[test]
fn a_line_for_one_entry_takes_nothing_from_the_others() {
    let shipped = pack::embedded().unwrap();
    let methodius = |more: &[Value]| {
        let mut models = vec![json!({"model": "war-prophet"})];
        models.extend_from_slice(more);
        list("trench-pilgrims", "war-pilgrimage-of-saint-methodius", Value::Array(models))
    };
    let (pilgrim, shrine) = (one("trench-pilgrim", &[], &["punt-gun"]), one("anchorite-shrine", &[], &["punt-gun"]));
    let guns = [pilgrim.clone(), pilgrim.clone(), shrine.clone(), shrine];
    lawful(&shipped, &methodius(&guns), 80 + 2 * 50 + 2 * 150, 0);
    let third = [pilgrim.clone(), pilgrim.clone(), pilgrim];
    breaks(&shipped, &methodius(&third), &[(ViolationCode::LimitExceeded, None)]);

    let (roster, _) = list::read(
        &serde_json::to_vec(&methodius(&[json!({"model": "trench-pilgrim"}), json!({"model": "anchorite-shrine"})]))
            .unwrap(),
        &shipped.catalogue,
    )
    .unwrap();
    let gun = |model| offers(&roster, model, &shipped.catalogue).into_iter().find(|o| o.item == "punt-gun").unwrap();
    assert_eq!((gun(1).ducats, gun(1).left, gun(1).against), (20, Some(2), vec![]));
    assert_eq!((gun(2).ducats, gun(2).left, gun(2).against), (10, None, vec![]));
}

/// The Homunculus: one weapon of the Brazen Bull, and a third arm for one that has hands.
#[test]
fn a_homunculus_carries_what_its_formulas_give() {
    let shipped = pack::embedded().unwrap();
    let takwin = |options: &[&str], items: &[&str]| {
        let models = json!([{"model": "jabirean-alchemist"}, one("takwin-homunculus", options, items)]);
        list("iron-sultanate", "house-of-wisdom", models)
    };
    let base = 55 + 40;
    let giant = ["human-hands", "inhuman-strength", "massive-size", "gargantuan-size"];
    lawful(&shipped, &takwin(&giant, &["murad-bombard", "sword-axe"]), base + 75 + 54, 0);
    breaks(
        &shipped,
        &takwin(&giant, &["murad-bombard", "titan-zulfiqar"]),
        &[(ViolationCode::TooManyWeapons, Some(1))],
    );
    breaks(&shipped, &takwin(&giant[..3], &["flame-cannon"]), &[(ViolationCode::ModelRestricted, Some(1))]);

    let (hands, arm) = (["human-hands"], ["human-hands", "additional-arm"]);
    let knives = ["trench-knife", "trench-knife", "trench-knife"];
    lawful(&shipped, &takwin(&arm, &knives), base + 25 + 3, 0);
    lawful(&shipped, &takwin(&arm, &["polearm", "sword-axe", "pistol", "jezzail"]), base + 25 + 24, 0);
    lawful(&shipped, &takwin(&arm, &["trench-shield", "sword-axe", "sword-axe", "jezzail"]), base + 25 + 25, 0);
    breaks(&shipped, &takwin(&hands, &knives), &[(ViolationCode::TooManyMelee, Some(1))]);
    breaks(&shipped, &takwin(&arm, &["polearm", "polearm"]), &[(ViolationCode::TooManyMelee, Some(1))]);
    breaks(
        &shipped,
        &takwin(&arm, &["trench-shield", "polearm", "sword-axe"]),
        &[(ViolationCode::NoFreeHandMelee, Some(1))],
    );
    breaks(&shipped, &takwin(&["additional-arm"], &["trench-knife"]), &[(ViolationCode::NoPurchases, Some(1))]);
}

/// Options and entries that bar single items, or more than one of them.
#[test]
fn notes_bar_single_items() {
    let shipped = pack::embedded().unwrap();
    let alchemist = |options: &[&str]| {
        list("iron-sultanate", "house-of-wisdom", json!([one("jabirean-alchemist", options, &["medi-kit"])]))
    };
    lawful(&shipped, &alchemist(&["philosophy"]), 55 + 20 + 5, 0);
    breaks(&shipped, &alchemist(&["medicine"]), &[(ViolationCode::ItemForbidden, Some(0))]);

    let bull = |items: &[&str]| {
        let models = json!([{"model": "yuzbasi-captain"}, one("brazen-bull", &[], items)]);
        list("iron-sultanate", "defenders-of-the-iron-wall", models)
    };
    let cannon = "sultanate-grand-cannon";
    lawful(&shipped, &bull(&[cannon, "titan-zulfiqar"]), 70 + 100 + 90, 0);
    breaks(&shipped, &bull(&[cannon, cannon]), &[(ViolationCode::TooManyWeapons, Some(1))]);

    let hag = |arcana: &[&str]| list("black-grail", "the-great-hunger", json!([one("matagot-hag", arcana, &[])]));
    let arcana = ["arcana-feral-hunger", "arcana-miasma", "arcana-vomitus", "arcana-virulent-clot"];
    lawful(&shipped, &hag(&arcana[..3]), 135 + 80, 0);
    breaks(&shipped, &hag(&arcana), &[(ViolationCode::ExclusiveOption, Some(0))]);
}

/// The Limit of Grail Devotees is one of models, of which each may have two.
#[test]
fn devotees_are_limited_by_their_masters() {
    let shipped = pack::embedded().unwrap();
    let cult = |devotees: [usize; 3]| {
        let guard = |n: usize| json!({"model": "corpse-guard", "items": vec!["grail-devotee"; n]});
        let mut models = vec![one("plague-knight", &[], &["standard-armour"])];
        models.extend(devotees.map(guard));
        let list = list("black-grail", "", Value::Array(models));
        with(list, "choices", json!({"noble-hierarchy": "led-by-plague-knight"}))
    };
    lawful(&shipped, &cult([2, 2, 0]), 75 + 3 * 55 + 30, 4);
    breaks(&shipped, &cult([1, 1, 1]), &[(ViolationCode::LimitExceeded, None)]);
    breaks(&shipped, &cult([3, 0, 0]), &[(ViolationCode::DuplicateEquipment, Some(1))]);
}

/// The Hunter's bow never leaves its hand, so it has one for a weapon, a shield or a HELD item.
#[test]
fn the_hunter_has_one_hand_left() {
    let shipped = pack::embedded().unwrap();
    let court = |items: &[&str]| {
        let models = json!([{"model": "sorcerer"}, one("hunter-of-the-left-hand-path", &[], items)]);
        with(list("court", "", models), "choices", json!({"sin": "envy"}))
    };
    lawful(&shipped, &court(&["trench-shield"]), 75 + 110 + 10, 0);
    lawful(&shipped, &court(&["headtaker", "pistol"]), 75 + 110 + 21, 0);
    breaks(&shipped, &court(&["headtaker", "trench-shield"]), &[(ViolationCode::NoFreeHandMelee, Some(1))]);
    breaks(&shipped, &court(&["headtaker", "musical-instrument"]), &[(ViolationCode::NoFreeHandMelee, Some(1))]);
}

/// What a campaign alone brings is bought nowhere else, abroad neither, and fills no Limit.
#[test]
fn finds_of_a_campaign_are_not_sold_before_it() {
    let shipped = pack::embedded().unwrap();
    let envy = |item: &str, faction: &str| {
        let praetor = json!({"model": "praetor", "options": ["envious-eyes"], "foreign_items": [{"item": item, "faction": faction}]});
        with(list("court", "", json!([praetor])), "choices", json!({"sin": "envy"}))
    };
    lawful(&shipped, &envy("martyrdom-pills", "new-antioch"), 115 + 5, 1);
    breaks(&shipped, &envy("dog-food", "new-antioch"), &[(ViolationCode::NotInArmoury, Some(0))]);
    let dogs = json!([one("lieutenant", &[], &["dog-food"]), one("trench-cleric", &[], &["dog-food"])]);
    let dogs = list("new-antioch", "", dogs);
    breaks(&shipped, &dogs, &[(ViolationCode::NotInArmoury, Some(0)), (ViolationCode::NotInArmoury, Some(1))]);
    breaks(&shipped, &with(dogs, "campaign", json!(true)), &[(ViolationCode::LimitExceeded, None)]);
}

/// If a variant turns a piece into another, the piece is bought and is the other.
#[test]
fn a_piece_that_turns_is_bought_as_what_it_becomes() {
    let shipped = pack::embedded().unwrap();
    let avarice = |launchers: &[&str]| {
        let mut models = vec![json!({"model": "heretic-priest"})];
        models.extend(launchers.iter().map(|item| one("anointed-heavy-infantry", &[], &[item])));
        list("heretic-legions", "knights-of-avarice", Value::Array(models))
    };
    lawful(&shipped, &avarice(&["grenade-launcher", "gas-grenade-launcher"]), 80 + 2 * 125, 0);
    breaks(
        &shipped,
        &avarice(&["grenade-launcher", "gas-grenade-launcher", "grenade-launcher"]),
        &[(ViolationCode::LimitExceeded, None)],
    );
    let merchants = |item: &str| {
        let priest = json!({"model": "heretic-priest", "foreign_items": [{"item": item, "faction": "new-antioch"}]});
        list("heretic-legions", "knights-of-avarice", json!([priest]))
    };
    lawful(&shipped, &merchants("grenade-launcher"), 80 + 30, 0);
    breaks(
        &shipped,
        &merchants("frag-grenades"),
        &[(ViolationCode::ItemForbiddenByVariant, Some(0)), (ViolationCode::ItemKeywordForbidden, Some(0))],
    );
    // An instrument that a variant makes better may also stay a plain one, under one Limit.
    let rangers = |items: [&str; 2]| {
        let models = items.map(|item| one("yeoman", &[], &[item])).to_vec();
        let models = [vec![json!({"model": "lieutenant"})], models].concat();
        list("new-antioch", "eire-rangers", Value::Array(models))
    };
    lawful(&shipped, &rangers(["musical-instrument", "gas-mask"]), 70 + 60 + 20, 0);
    breaks(&shipped, &rangers(["musical-instrument", "carnyx"]), &[(ViolationCode::LimitExceeded, None)]);
}

/// Glory Items: what does not go with them, which models a price in Glory does not bar, and which have no dogs.
#[test]
fn glory_items_say_what_goes_with_them() {
    let shipped = pack::embedded().unwrap();
    let campaign = |list: Value| with(list, "campaign", json!(true));
    let lord = |items: &[&str]| {
        let list = list("black-grail", "", json!([one("lord-of-tumours", &[], items)]));
        campaign(with(list, "choices", json!({"noble-hierarchy": "led-by-lord-of-tumours"})))
    };
    lawful(&shipped, &lord(&["beelzebubs-embrace", "standard-armour", "combat-helmet"]), 130 + 20, 12);
    for item in ["pistol", "sword-axe", "gas-grenades", "trench-shield", "troop-flag"] {
        breaks(&shipped, &lord(&["beelzebubs-embrace", item]), &[(ViolationCode::KindForbidden, Some(0))]);
    }
    let court = |item: &str| {
        let models =
            json!([{"model": "sorcerer"}, {"model": "hell-knight"}, one("wretched", &[], &["trench-knife", item])]);
        campaign(with(list("court", "", models), "choices", json!({"sin": "envy"})))
    };
    lawful(&shipped, &court("cruel-helmet"), 75 + 100 + 21, 2);
    breaks(
        &shipped,
        &court("troop-flag"),
        &[(ViolationCode::ItemForbidden, Some(2)), (ViolationCode::ItemTooExpensive, Some(2))],
    );
    let dogs = |variant| campaign(list("heretic-legions", variant, json!([one("heretic-priest", &[], &["dog-food"])])));
    lawful(&shipped, &dogs(""), 80, 1);
    breaks(&shipped, &dogs("trench-ghosts"), &[(ViolationCode::ItemForbiddenByVariant, Some(0))]);
}

/// Kit for ELITE, and for models with an option that stands for it, is called kit for ELITE.
#[test]
fn an_option_may_stand_for_elite() {
    let shipped = pack::embedded().unwrap();
    let chewa = |options: &[&str]| {
        let models = json!([{"model": "lieutenant"}, one("shocktrooper", options, &["shotel"])]);
        list("new-antioch", "abyssinian-expeditionary-forces", models)
    };
    lawful(&shipped, &chewa(&["chewa"]), 70 + 45 + 5 + 5, 0);
    breaks(&shipped, &chewa(&[]), &[(ViolationCode::EliteOnly, Some(1))]);
}

/// An option of other entries is not had: it costs nothing and counts for no limit.
#[test]
fn an_option_of_others_is_not_paid() {
    let shipped = pack::embedded().unwrap();
    let raiders = |more: &[&str]| {
        let mut models = vec![one("heretic-priest", &["unseen-infiltrator"], &[])];
        models.extend(more.iter().map(|model| one(model, &["unseen-infiltrator"], &[])));
        list("heretic-legions", "heretic-naval-raiders", Value::Array(models))
    };
    let report = judge(&shipped, &raiders(&["heretic-trooper"; 3]));
    assert_eq!(report.total_ducats, 80 + 3 * 40);
    breaks(&shipped, &raiders(&["heretic-trooper"; 3]), &[(ViolationCode::UnknownOption, Some(0))]);
}

/// Mercenaries are models: their ducats and their keywords count with the others'.
#[test]
fn mercenaries_count_with_the_models() {
    let shipped = pack::embedded().unwrap();
    let court = |hired: &[&str]| {
        let wretched = one("wretched", &[], &["trench-knife"]);
        let models = json!([{"model": "sorcerer"}, {"model": "hell-knight"}, wretched, wretched]);
        let list = with(list("court", "", models), "choices", json!({"sin": "wrath"}));
        with(list, "mercenaries", json!(hired))
    };
    lawful(&shipped, &court(&["goetic-warlock"]), 75 + 100 + 42, 4);
    let guardian = json!([{"mercenary": "scripture-guardian", "items": ["great-hammer-maul"]}]);
    breaks(&shipped, &with(court(&[]), "mercenaries", guardian), &[(ViolationCode::TooManyWretched, None)]);

    // Everything but the second Witch is worth 904 ducats, with the Warlock's 110 more than 1000.
    let avarice = |hired: &[&str]| {
        let mut models = vec![
            one("heretic-priest", &[], &["reinforced-armour", "standard-of-mammon"]),
            one("chorister", &[], &["reinforced-armour", "unholy-relic"]),
        ];
        models.extend(["artillery-witch"; 2].map(|witch| one(witch, &[], &[])));
        models.extend(["anointed-heavy-infantry"; 5].map(|anointed| one(anointed, &[], &[])));
        models.extend(["wretched"; 2].map(|wretched| one(wretched, &[], &["sword-axe", "trench-club"])));
        let list = list("heretic-legions", "knights-of-avarice", Value::Array(models));
        with(list, "mercenaries", json!(hired))
    };
    lawful(&shipped, &avarice(&["goetic-warlock"]), 145 + 120 + 200 + 475 + 64 + 110, 0);
    breaks(&shipped, &avarice(&[]), &[(ViolationCode::TooManyModels, None)]);
}

/// A Fireteam of a Mercenary is with the Mercenary, one of a Homunculus with the Homunculus.
#[test]
fn a_fireteam_that_is_brought_is_with_its_bringer() {
    let shipped = pack::embedded().unwrap();
    let teams = |hired: &[&str], teams: Value| {
        let mut models = vec![json!({"model": "lieutenant"})];
        models.extend(std::iter::repeat_n(json!({"model": "yeoman"}), 6));
        let list = with(list("new-antioch", "", Value::Array(models)), "fireteams", teams);
        with(list, "mercenaries", json!(hired))
    };
    lawful(&shipped, &teams(&["mamluk-faris"], json!([[1, 2], [3, 4]])), 70 + 180, 4);
    breaks(
        &shipped,
        &teams(&["mamluk-faris"], json!([[1, 2], [3, 4], [5, 6]])),
        &[(ViolationCode::TooManyFireteams, None)],
    );

    let takwin = |team: Value| {
        let models = json!([{"model": "jabirean-alchemist"}, {"model": "azeb"}, one("takwin-homunculus", &["enslaved-mind"], &[])]);
        with(list("iron-sultanate", "house-of-wisdom", models), "fireteams", team)
    };
    lawful(&shipped, &takwin(json!([[1, 2]])), 55 + 25 + 50, 0);
    breaks(&shipped, &takwin(json!([[0, 1]])), &[(ViolationCode::TooManyFireteams, None)]);
}

/// Every suit that a model has says which shields go with it, be it the second one.
#[test]
fn a_second_suit_has_its_say() {
    let shipped = pack::embedded().unwrap();
    let models = json!([{"model": "lieutenant", "items": ["standard-armour", "machine-armour", "trench-shield"]}]);
    let list = list("new-antioch", "", models);
    breaks(&shipped, &list, &[(ViolationCode::TwoArmours, Some(0)), (ViolationCode::MachineArmourShield, Some(0))]);
}

/// One type of Grenades: a model has enough of it, so a second copy breaks nothing.
#[test]
fn grenades_of_one_type_may_be_bought_twice() {
    let shipped = pack::embedded().unwrap();
    let yeoman = |items: &[&str]| list("new-antioch", "", json!([{"model": "lieutenant"}, one("yeoman", &[], items)]));
    lawful(&shipped, &yeoman(&["frag-grenades", "frag-grenades"]), 70 + 30 + 14, 0);
    breaks(
        &shipped,
        &yeoman(&["satchel-charge", "satchel-charge"]),
        &[(ViolationCode::TwoHeavy, Some(1)), (ViolationCode::DuplicateEquipment, Some(1))],
    );
}
