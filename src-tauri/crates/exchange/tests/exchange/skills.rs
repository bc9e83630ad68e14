//! Skills in the builder: what they sell, make cheaper and allow, and how they are written.

use std::sync::LazyLock;

use nml_catalogue::Catalogue;
use nml_exchange::pack;
use nml_warband::check::{Terms, loadouts};
use nml_warband::{ForeignItem, Learned, Model, Roster, ViolationCode, check, muster_waived, offers};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| pack::embedded().unwrap().catalogue.clone());

fn learned(id: &str, chosen: Option<&str>) -> Learned {
    Learned { id: id.to_owned(), chosen: chosen.map(str::to_owned) }
}

fn model(id: u32, entry: &str, items: &[&str]) -> Model {
    let items = items.iter().map(|item| (*item).to_owned()).collect();
    Model { id, entry: entry.to_owned(), items, ..Model::default() }
}

fn warband(faction: &str, models: Vec<Model>) -> Roster {
    let next_model = u32::try_from(models.len()).unwrap() + 1;
    Roster { faction: faction.to_owned(), campaign: true, models, next_model, ..Roster::default() }
}

fn taught(mut model: Model, skill: Learned) -> Model {
    model.skills.push(skill);
    model
}

/// Whether the Warband breaks this rule about this.
fn breaks(roster: &Roster, code: ViolationCode, about: &str) -> bool {
    check(roster, &CATALOGUE).violations.iter().any(|v| v.code == code && v.subject.as_deref() == Some(about))
}

#[test]
fn a_procurement_takes_five_ducats_off_what_is_dear_enough() {
    let kit = ["great-hammer-maul", "polearm", "standard-armour"];
    let plain = warband("new-antioch", vec![model(1, "lieutenant", &[]), model(2, "yeoman", &kit)]);
    let mut schooled = plain.clone();
    let cost = |roster: &Roster| check(roster, &CATALOGUE).models[1].ducats;
    assert_eq!(cost(&plain), 30 + 10 + 7 + 15);
    schooled.models[0].skills.push("melee-weapon-procurement".into());
    assert_eq!(cost(&schooled), 30 + 5 + 7 + 15, "the maul, not the polearm");
    schooled.models[0].skills.push("armour-and-equipment-procurement".into());
    assert_eq!(cost(&schooled), 30 + 5 + 7 + 10);
    let price = |roster: &Roster, item: &str| {
        offers(roster, 0, &CATALOGUE).into_iter().find(|offer| offer.item == item).unwrap().ducats
    };
    assert_eq!((price(&plain, "great-sword-axe"), price(&schooled, "great-sword-axe")), (12, 7));
    let terms = Terms::new(&schooled, &CATALOGUE).unwrap();
    let maul = CATALOGUE.item("great-hammer-maul").unwrap();
    assert_eq!(terms.cheaper(maul, 10).collect::<Vec<_>>(), [("Melee Weapon Procurement", 5)], "and it says why");
}

/// CF pp.78–79: 20 ducats, for Homunculi only, while somebody knows it; a Homunculus buys nothing else.
#[test]
fn whispering_zij_sells_its_seal_to_homunculi() {
    let house = |seal: &[&str]| {
        let mut roster = warband(
            "iron-sultanate",
            vec![model(1, "jabirean-alchemist", &[]), model(2, "takwin-homunculus", seal), model(3, "azeb", &[])],
        );
        roster.variant = Some("house-of-wisdom".into());
        roster
    };
    let mut knows = house(&["zij-seal"]);
    knows.models[0].skills.push("whispering-zij".into());
    let cost = |roster: &Roster, place: usize| check(roster, &CATALOGUE).models[place].ducats;
    assert_eq!(cost(&knows, 1) - cost(&house(&[]), 1), 20);
    let about = |roster: &Roster| -> Vec<ViolationCode> {
        let report = check(roster, &CATALOGUE);
        report.violations.iter().filter(|v| v.subject.as_deref() == Some("zij-seal")).map(|v| v.code).collect()
    };
    assert_eq!(about(&knows), []);
    assert_eq!(about(&house(&["zij-seal"])), [ViolationCode::NotInArmoury], "nobody knows of it");
    knows.models[2].items.push("zij-seal".into());
    assert_eq!(about(&knows), [ViolationCode::ModelRestricted], "an Azeb has none");
    let sheets = muster_waived(&knows, &CATALOGUE).unwrap().sheets;
    let says = |place: usize, what: &str| {
        let effects = serde_json::to_string(&sheets[place].effects).unwrap();
        effects.contains(what)
    };
    assert!(says(1, "keeps_infiltrators_away") && says(1, "charges_unseen_within"));
}

/// DR p.127: three for ducats, and three more for 1 Glory each; a Yoke Fiend wears one.
#[test]
fn three_restraining_muzzles_more_are_had_for_glory() {
    let fiends = |muzzles: &[&str]| {
        let mut roster = warband("court", vec![model(1, "sorcerer", &[])]);
        roster.models.extend(muzzles.iter().zip(2..).map(|(muzzle, id)| model(id, "yoke-fiend", &[muzzle])));
        roster.choices.insert("sin".into(), "wrath".into());
        roster
    };
    let plain = "restraining-muzzle";
    let glory = "restraining-muzzle-glory";
    let six = fiends(&[plain, plain, plain, glory, glory, glory]);
    assert!(!breaks(&six, ViolationCode::LimitExceeded, plain) && !breaks(&six, ViolationCode::LimitExceeded, glory));
    let report = check(&six, &CATALOGUE);
    assert_eq!((report.models[1].glory, report.models[4].glory), (0, 1));
    assert_eq!(report.models[1].ducats - report.models[4].ducats, 10);
    assert!(breaks(&fiends(&[plain, plain, plain, plain]), ViolationCode::LimitExceeded, plain));
    assert!(breaks(&fiends(&[glory, glory, glory, glory]), ViolationCode::LimitExceeded, glory));
    let mut two = fiends(&[plain]);
    two.models[1].items.push(glory.into());
    let twice =
        check(&two, &CATALOGUE).violations.into_iter().filter(|v| v.code == ViolationCode::DuplicateEquipment).count();
    assert_eq!(twice, 1, "one on a model");
}

/// DR pp.142-143: 1 Glory with Dog Food, given to a model that owns it; 1 more for a training, 1 more for a Fireteam.
#[test]
fn a_trench_dog_has_an_owner_a_training_and_a_fireteam() {
    let kennel = |faction: &str, entry: &str, kit: &[&str]| {
        let mut roster = warband(faction, vec![model(1, entry, kit)]);
        roster.mercenaries = vec!["trench-dog".into()];
        roster
    };
    let glory = |roster: &Roster| check(roster, &CATALOGUE).total_glory;
    let lieutenant = |kit: &[&str]| kennel("new-antioch", "lieutenant", kit);
    assert!(breaks(&lieutenant(&[]), ViolationCode::MissingRequiredItem, "trench-dog"), "nobody owns it");
    let plain = lieutenant(&["dog-food"]);
    assert!(!breaks(&plain, ViolationCode::MissingRequiredItem, "trench-dog"));
    let mercy = lieutenant(&["dog-food", "training-mercy-dog", "dog-fireteam"]);
    assert_eq!((glory(&plain), glory(&mercy)), (1, 3));
    assert!(breaks(&lieutenant(&["training-mercy-dog"]), ViolationCode::MissingRequiredItem, "training-mercy-dog"));
    let both = lieutenant(&["dog-food", "training-mercy-dog", "training-guard-dog"]);
    let twice =
        check(&both, &CATALOGUE).violations.into_iter().filter(|v| v.code == ViolationCode::DuplicateEquipment).count();
    assert_eq!(twice, 1, "one training");
    assert!(breaks(
        &lieutenant(&["dog-food", "training-hellhound"]),
        ViolationCode::NotInArmoury,
        "training-hellhound"
    ));

    let cards = |roster: &Roster| {
        let mut sheets = muster_waived(roster, &CATALOGUE).unwrap().sheets;
        let dog = sheets.pop().unwrap();
        (sheets.swap_remove(0), dog)
    };
    let (owner, dog) = cards(&mercy);
    assert_eq!((owner.fireteam, dog.fireteam), (Some(dog.id), Some(owner.id)));
    assert!(dog.has(&"NEW ANTIOCH".parse().unwrap()), "its owner's faction");
    let treats = |sheet: &nml_catalogue::card::ModelCard| sheet.effects.iter().any(|s| s.source == "Medi-kit");
    assert!(treats(&dog) && !treats(&owner), "the dog carries it");
    let (owner, dog) = cards(&plain);
    assert_eq!((owner.fireteam, dog.fireteam), (None, None));

    // A Hellhound bites with FIRE, that of the Grail with GAS, and neither does its owner.
    let fire = "FIRE".parse().unwrap();
    let (owner, dog) =
        cards(&kennel("heretic-legions", "heretic-priest", &["sword-axe", "dog-food", "training-hellhound"]));
    assert!(dog.weapons.iter().all(|weapon| weapon.keywords.contains(&fire)));
    assert!(owner.weapons.iter().all(|weapon| !weapon.keywords.contains(&fire)));
    assert!(dog.has(&"NEGATE FIRE".parse().unwrap()));
    let (_, dog) = cards(&kennel("black-grail", "plague-knight", &["dog-food", "training-hellhound-of-plague"]));
    assert!(dog.weapons.iter().all(|weapon| weapon.keywords.contains(&"GAS".parse().unwrap())));

    let mut ghosts = kennel("heretic-legions", "heretic-priest", &["dog-food"]);
    ghosts.variant = Some("trench-ghosts".into());
    assert!(breaks(&ghosts, ViolationCode::MercenaryNotAvailable, "trench-dog"), "Trench Ghosts have none");
}

/// Koraktor: one Goetic Power more for its Sorcerer, paid as printed, no matter what is stipulated for it.
#[test]
fn koraktor_adds_one_power_of_another_sin() {
    let court = |items: &[&str], powers: &[&str]| {
        let mut roster = warband("court", vec![model(1, "sorcerer", items)]);
        roster.models[0].options = powers.iter().map(|power| (*power).to_owned()).collect();
        roster.choices.insert("sin".into(), "wrath".into());
        roster
    };
    let broken = |roster: &Roster| -> Vec<ViolationCode> {
        let goetic = [ViolationCode::GoeticWrongSin, ViolationCode::GoeticNotAllowed, ViolationCode::TooManyGoetic];
        let codes = check(roster, &CATALOGUE).violations.into_iter().map(|v| v.code);
        codes.filter(|code| goetic.contains(code)).collect()
    };
    let tome = "koraktor-the-great-tome-of-hell";
    let three = ["burning-inferno", "slavemaster", "blind-rage"];
    let with = |more: &[&'static str]| [&three[..], more].concat();
    assert_eq!(broken(&court(&[], &three)), []);
    assert_eq!(
        broken(&court(&[], &with(&["proud-defiance"]))),
        [ViolationCode::GoeticWrongSin, ViolationCode::TooManyGoetic]
    );
    assert_eq!(broken(&court(&[tome], &with(&["proud-defiance"]))), [], "Pride in a Court of Wrath");
    let ducats = |roster: &Roster| check(roster, &CATALOGUE).models[0].ducats;
    assert_eq!(ducats(&court(&[tome], &with(&["proud-defiance"]))) - ducats(&court(&[tome], &three)), 15);
    let two = court(&[tome], &with(&["proud-defiance", "too-proud-to-fall"]));
    assert_eq!(broken(&two), [ViolationCode::GoeticWrongSin, ViolationCode::TooManyGoetic], "one, not two");
}

#[test]
fn a_chosen_limit_is_higher_by_one() {
    let gunner = |id| model(id, "yeoman", &["automatic-rifle"]);
    let mut roster = warband("new-antioch", vec![model(1, "lieutenant", &[]), gunner(2), gunner(3)]);
    assert!(breaks(&roster, ViolationCode::LimitExceeded, "automatic-rifle"));
    roster.models[0].skills.push(learned("knowledge-of-sciences", Some("machine-gun")));
    assert!(breaks(&roster, ViolationCode::LimitExceeded, "automatic-rifle"), "another was chosen");
    roster.models[0].skills = vec![learned("knowledge-of-sciences", Some("automatic-rifle"))];
    assert!(!breaks(&roster, ViolationCode::LimitExceeded, "automatic-rifle"));
}

#[test]
fn logistical_skills_make_room_for_one_more_of_those_with_a_maximum() {
    let models = [1, 2].map(|id| model(id, "combat-medic", &[])).to_vec();
    let roster = warband("new-antioch", models.clone());
    assert!(breaks(&roster, ViolationCode::TooManyModels, "combat-medic"));
    let cleric = taught(model(3, "trench-cleric", &[]), "logistical-skills".into());
    let roster = warband("new-antioch", [models, vec![cleric, model(4, "trench-cleric", &[])]].concat());
    assert!(!breaks(&roster, ViolationCode::TooManyModels, "combat-medic"));
    assert!(breaks(&roster, ViolationCode::TooManyModels, "trench-cleric"), "ELITE models stay as they are");
}

#[test]
fn imported_wares_are_one_weapon_or_armour_of_new_antioch() {
    let foreign = |item: &str| ForeignItem { item: item.to_owned(), faction: "new-antioch".to_owned() };
    let mut captain = model(1, "yuzbasi-captain", &[]);
    captain.foreign_items.push(foreign("semi-automatic-rifle"));
    let roster = warband("iron-sultanate", vec![captain.clone()]);
    assert!(breaks(&roster, ViolationCode::NotInArmoury, "semi-automatic-rifle"));
    let mut roster = warband("iron-sultanate", vec![taught(captain, "imported-wares".into())]);
    assert!(!breaks(&roster, ViolationCode::NotInArmoury, "semi-automatic-rifle"));
    let offered = offers(&roster, 0, &CATALOGUE);
    let abroad = |item: &str| offered.iter().any(|o| o.item == item && o.faction.as_deref() == Some("new-antioch"));
    assert!(abroad("semi-automatic-rifle") && !abroad("frag-grenades"));
    roster.models[0].foreign_items.push(foreign("bayonet"));
    let over = check(&roster, &CATALOGUE).violations;
    assert!(over.iter().any(|v| v.code == ViolationCode::LimitExceeded && v.model == Some(0)), "one only");
}

#[test]
fn experimental_ammunition_is_sold_at_its_price_and_limit() {
    let kit = ["jezzail", "armour-piercing-bullets"];
    let azebs = [2, 3, 4].map(|id| model(id, "azeb", &kit)).to_vec();
    let roster = warband("iron-sultanate", azebs.clone());
    assert!(breaks(&roster, ViolationCode::NotInArmoury, "armour-piercing-bullets"));
    let captain = taught(model(1, "yuzbasi-captain", &[]), "experimental-ammunition".into());
    let roster = warband("iron-sultanate", [vec![captain], azebs].concat());
    assert!(!breaks(&roster, ViolationCode::NotInArmoury, "armour-piercing-bullets"));
    assert!(breaks(&roster, ViolationCode::LimitExceeded, "armour-piercing-bullets"), "two at most");
    let offer = offers(&roster, 1, &CATALOGUE).into_iter().find(|o| o.item == "dum-dum-bullets").unwrap();
    assert_eq!((offer.ducats, offer.left), (5, Some(2)));
}

#[test]
fn formulae_may_be_given_to_who_knows_them() {
    let mut alchemist = model(1, "jabirean-alchemist", &[]);
    alchemist.options.push("hypnotic-eyes".to_owned());
    let roster = warband("iron-sultanate", vec![alchemist.clone()]);
    assert!(breaks(&roster, ViolationCode::UnknownOption, "hypnotic-eyes"));
    let before = check(&roster, &CATALOGUE).models[0].ducats;
    let roster = warband("iron-sultanate", vec![taught(alchemist, "eyes-of-hanayn".into())]);
    assert!(!breaks(&roster, ViolationCode::UnknownOption, "hypnotic-eyes"));
    assert_eq!(check(&roster, &CATALOGUE).models[0].ducats, before + 15);
    let sheets = muster_waived(&roster, &CATALOGUE).unwrap().sheets;
    assert!(sheets[0].effects.iter().any(|effect| effect.source == "Hypnotic Eyes"));
}

#[test]
fn a_plutocrat_brings_a_fireteam() {
    let wretched = |id| model(id, "wretched", &[]);
    let mut roster =
        warband("heretic-legions", vec![model(1, "heretic-priest", &[]), wretched(2), wretched(3), wretched(4)]);
    roster.fireteams = vec![[1, 4]];
    let many = |roster: &Roster| {
        check(roster, &CATALOGUE).violations.iter().any(|v| v.code == ViolationCode::TooManyFireteams)
    };
    assert!(many(&roster));
    roster.models[0].skills.push("plutocracy".into());
    assert!(!many(&roster));
}

#[test]
fn a_skill_chosen_through_another_stands_on_the_card() {
    let captain = |chosen| taught(model(1, "yuzbasi-captain", &[]), learned("sword-of-allah", chosen));
    let sources = |chosen| -> Vec<String> {
        let roster = warband("iron-sultanate", vec![captain(chosen)]);
        let sheets = muster_waived(&roster, &CATALOGUE).unwrap().sheets;
        sheets[0].effects.iter().map(|effect| effect.source.clone()).collect()
    };
    assert!(sources(Some("parry")).contains(&"Parry".to_owned()));
    assert!(!sources(None).contains(&"Parry".to_owned()));
    let deep = taught(model(1, "trench-cleric", &[]), learned("walk-with-god", Some("skill-and-expertise:dash")));
    let roster = warband("new-antioch", vec![deep]);
    let sheets = muster_waived(&roster, &CATALOGUE).unwrap().sheets;
    assert!(sheets[0].effects.iter().any(|effect| effect.source == "Skill & Expertise"));
}

#[test]
fn samson_bears_what_is_heavy() {
    let roster = warband("new-antioch", vec![taught(model(1, "lieutenant", &[]), "strength-of-samson".into())]);
    let terms = Terms::new(&roster, &CATALOGUE).unwrap();
    assert!(loadouts(&roster, &terms)[0].is_strong());
}

#[test]
fn a_skill_without_a_choice_is_written_as_its_bare_id() {
    let model: Model = serde_json::from_str(
        r#"{"id": 1, "entry": "yeoman", "skills": ["parry", {"id": "sword-of-allah", "chosen": "dodge"}]}"#,
    )
    .unwrap();
    assert_eq!(model.skills, [learned("parry", None), learned("sword-of-allah", Some("dodge"))]);
    let written = serde_json::to_value(&model).unwrap();
    assert_eq!(written["skills"], serde_json::json!(["parry", {"id": "sword-of-allah", "chosen": "dodge"}]));
}
