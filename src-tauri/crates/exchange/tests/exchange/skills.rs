//! Skills in the builder: what they sell, make cheaper and allow, and how they are written.

use std::sync::LazyLock;

use nml_exchange::pack;
use nml_rules::catalogue::Catalogue;
use nml_rules::warband::check::{Terms, loadouts};
use nml_rules::warband::{Code, ForeignItem, Learned, Model, Roster, check, muster_waived, offers};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| pack::embedded().unwrap().catalogue);

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
fn breaks(roster: &Roster, code: Code, about: &str) -> bool {
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

#[test]
fn a_chosen_limit_is_higher_by_one() {
    let gunner = |id| model(id, "yeoman", &["automatic-rifle"]);
    let mut roster = warband("new-antioch", vec![model(1, "lieutenant", &[]), gunner(2), gunner(3)]);
    assert!(breaks(&roster, Code::LimitExceeded, "automatic-rifle"));
    roster.models[0].skills.push(learned("knowledge-of-sciences", Some("machine-gun")));
    assert!(breaks(&roster, Code::LimitExceeded, "automatic-rifle"), "another was chosen");
    roster.models[0].skills = vec![learned("knowledge-of-sciences", Some("automatic-rifle"))];
    assert!(!breaks(&roster, Code::LimitExceeded, "automatic-rifle"));
}

#[test]
fn logistical_skills_make_room_for_one_more_of_those_with_a_maximum() {
    let models = [1, 2].map(|id| model(id, "combat-medic", &[])).to_vec();
    let roster = warband("new-antioch", models.clone());
    assert!(breaks(&roster, Code::TooManyModels, "combat-medic"));
    let cleric = taught(model(3, "trench-cleric", &[]), "logistical-skills".into());
    let roster = warband("new-antioch", [models, vec![cleric, model(4, "trench-cleric", &[])]].concat());
    assert!(!breaks(&roster, Code::TooManyModels, "combat-medic"));
    assert!(breaks(&roster, Code::TooManyModels, "trench-cleric"), "ELITE models stay as they are");
}

#[test]
fn imported_wares_are_one_weapon_or_armour_of_new_antioch() {
    let foreign = |item: &str| ForeignItem { item: item.to_owned(), faction: "new-antioch".to_owned() };
    let mut captain = model(1, "yuzbasi-captain", &[]);
    captain.foreign_items.push(foreign("semi-automatic-rifle"));
    let roster = warband("iron-sultanate", vec![captain.clone()]);
    assert!(breaks(&roster, Code::NotInArmoury, "semi-automatic-rifle"));
    let mut roster = warband("iron-sultanate", vec![taught(captain, "imported-wares".into())]);
    assert!(!breaks(&roster, Code::NotInArmoury, "semi-automatic-rifle"));
    let offered = offers(&roster, 0, &CATALOGUE);
    let abroad = |item: &str| offered.iter().any(|o| o.item == item && o.faction.as_deref() == Some("new-antioch"));
    assert!(abroad("semi-automatic-rifle") && !abroad("frag-grenades"));
    roster.models[0].foreign_items.push(foreign("bayonet"));
    let over = check(&roster, &CATALOGUE).violations;
    assert!(over.iter().any(|v| v.code == Code::LimitExceeded && v.model == Some(0)), "one only");
}

#[test]
fn experimental_ammunition_is_sold_at_its_price_and_limit() {
    let kit = ["jezzail", "armour-piercing-bullets"];
    let azebs = [2, 3, 4].map(|id| model(id, "azeb", &kit)).to_vec();
    let roster = warband("iron-sultanate", azebs.clone());
    assert!(breaks(&roster, Code::NotInArmoury, "armour-piercing-bullets"));
    let captain = taught(model(1, "yuzbasi-captain", &[]), "experimental-ammunition".into());
    let roster = warband("iron-sultanate", [vec![captain], azebs].concat());
    assert!(!breaks(&roster, Code::NotInArmoury, "armour-piercing-bullets"));
    assert!(breaks(&roster, Code::LimitExceeded, "armour-piercing-bullets"), "two at most");
    let offer = offers(&roster, 1, &CATALOGUE).into_iter().find(|o| o.item == "dum-dum-bullets").unwrap();
    assert_eq!((offer.ducats, offer.left), (5, Some(2)));
}

#[test]
fn formulae_may_be_given_to_who_knows_them() {
    let mut alchemist = model(1, "jabirean-alchemist", &[]);
    alchemist.options.push("hypnotic-eyes".to_owned());
    let roster = warband("iron-sultanate", vec![alchemist.clone()]);
    assert!(breaks(&roster, Code::UnknownOption, "hypnotic-eyes"));
    let before = check(&roster, &CATALOGUE).models[0].ducats;
    let roster = warband("iron-sultanate", vec![taught(alchemist, "eyes-of-hanayn".into())]);
    assert!(!breaks(&roster, Code::UnknownOption, "hypnotic-eyes"));
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
    let many = |roster: &Roster| check(roster, &CATALOGUE).violations.iter().any(|v| v.code == Code::TooManyFireteams);
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
