//! Models, kit and whole lists that no pack has, beside the real pack: they cost what somebody wrote, take the field as
//! written, and the check never finds a fault in them.

use std::borrow::Cow;

use nml_campaign::chart;
use nml_catalogue::Kind;
use nml_catalogue::card::Base;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_exchange::export::{Form, export};
use nml_exchange::import;
use nml_exchange::list;
use nml_exchange::pack::{self, Loaded};
use nml_exchange::picture::Pictures;
use nml_warband::{
    Command, OWN_FACTION, OwnItem, OwnModel, Roster, ViolationCode, check, decide, evolve, field_strength, muster,
    offers,
};
use serde_json::json;

fn say(roster: &mut Roster, command: Command) {
    for event in decide(roster, &command).unwrap() {
        evolve(roster, &event);
    }
}

fn hound() -> OwnModel {
    OwnModel {
        id: "own/1".into(),
        name: "Trench Hound".into(),
        ducats: 25,
        glory: 0,
        movement: Length::inches(8),
        ranged: None,
        melee: Some(1),
        armour: -1,
        base: Base::round(Length::millimetres(25)),
        keywords: vec![Keyword::Skirmisher, Keyword::Elite],
        reminders: vec!["It finds buried things.".into()],
    }
}

/// A weapon for both hands.
fn hook() -> OwnItem {
    OwnItem {
        id: "own/2".into(),
        name: "Boarding Hook".into(),
        kind: Kind::Melee,
        ducats: 4,
        glory: 0,
        hands: 2,
        range: None,
        dice: 1,
        injury_dice: 0,
        injury_modifier: 2,
        protection: 0,
        keywords: vec![Keyword::Risky],
        reminders: Vec::new(),
    }
}

/// A Lieutenant with a pistol, then a Hound.
fn kennel(shipped: &Loaded) -> Roster {
    let list = json!({"faction": "new-antioch", "models": [{"model": "lieutenant", "items": ["pistol"]}]});
    let mut roster = list::read(&serde_json::to_vec(&list).unwrap(), &shipped.catalogue).unwrap().0;
    say(&mut roster, Command::WriteModel { model: hound() });
    say(&mut roster, Command::WriteItem { item: hook() });
    say(&mut roster, Command::AddModel { entry: "own/1".into(), name: None, price: None });
    roster
}

fn buy(roster: &mut Roster, place: usize, item: &str) {
    let model = roster.models[place].id;
    say(roster, Command::BuyItem { model, item: item.into(), faction: None, price: None });
}

#[test]
fn a_model_by_hand_costs_what_was_written_and_counts_as_elite_and_for_field_strength() {
    let shipped = pack::embedded().unwrap();
    let mut roster = kennel(&shipped);
    let alone = check(&Roster { models: roster.models[..1].to_vec(), ..roster.clone() }, &shipped.catalogue);
    buy(&mut roster, 1, "own/2");
    let report = check(&roster, &shipped.catalogue);
    assert_eq!((report.legal, report.violations.as_slice()), (true, &[][..]));
    assert_eq!(report.total_ducats, alone.total_ducats + 25 + 4);
    assert_eq!(report.elite, alone.elite + 1);
    assert_eq!(report.models.iter().map(|m| m.by_hand).collect::<Vec<_>>(), [false, true]);
    let ids: Vec<u32> = roster.models.iter().map(|model| model.id).collect();
    assert_eq!(field_strength(&roster, &ids, &shipped.catalogue), 2);
}

#[test]
fn it_takes_the_field_with_what_was_written_down() {
    let shipped = pack::embedded().unwrap();
    let mut roster = kennel(&shipped);
    buy(&mut roster, 1, "own/2");
    buy(&mut roster, 1, "standard-armour");
    let mustered = muster(&roster, &shipped.catalogue).unwrap();
    let hound = &mustered.sheets[1];
    assert_eq!((hound.name.as_str(), hound.by_hand), ("Trench Hound", true));
    assert_eq!((hound.movement, hound.ranged, hound.melee), (Length::inches(8), None, Some(1)));
    assert_eq!(hound.armour.iter().map(|p| p.modifier).collect::<Vec<_>>(), [-1, -1]);
    assert!(hound.has(&Keyword::Skirmisher));
    let hook = hound.weapons.iter().find(|weapon| weapon.name == "Boarding Hook").unwrap();
    assert_eq!((hook.dice, hook.injury_modifier, hook.melee), (1, 2, true));
    assert_eq!(hook.keywords, [Keyword::Risky]);
    let reminded = hound
        .effects
        .iter()
        .flat_map(|sourced| &sourced.effect.what)
        .any(|what| matches!(what, What::Reminder { text, .. } if text == "It finds buried things."));
    assert!(reminded);
    assert!(!mustered.sheets[0].by_hand);
}

#[test]
fn nothing_wrong_is_said_of_what_nobody_checks() {
    let shipped = pack::embedded().unwrap();
    let mut roster = kennel(&shipped);
    // Two suits, two two-handed weapons, three of one helmet: what a pack's model may never carry.
    for item in ["own/2", "own/2", "standard-armour", "reinforced-armour", "combat-helmet", "combat-helmet"] {
        buy(&mut roster, 1, item);
    }
    // And a model of the pack beside its own weapons takes up what is by hand.
    for item in ["own/2", "own/2"] {
        buy(&mut roster, 0, item);
    }
    let report = check(&roster, &shipped.catalogue);
    assert_eq!(report.violations, []);
    assert_eq!(report.models.iter().map(|m| m.by_hand).collect::<Vec<_>>(), [true, true]);
}

/// A piece that no pack knows is called unknown on a model by hand too: it costs nothing and does nothing.
#[test]
fn kit_that_nobody_knows_is_named_whoever_carries_it() {
    let shipped = pack::embedded().unwrap();
    let mut roster = kennel(&shipped);
    roster.models[1].items.push("plasma-pistol".into());
    let report = check(&roster, &shipped.catalogue);
    let said: Vec<_> = report.violations.iter().map(|v| (v.code, v.model, v.subject.as_deref())).collect();
    assert_eq!(said, [(ViolationCode::UnknownItem, Some(1), Some("plasma-pistol"))]);
}

#[test]
fn what_the_pack_knows_is_judged_as_before() {
    let shipped = pack::embedded().unwrap();
    let mut roster = kennel(&shipped);
    say(&mut roster, Command::AddModel { entry: "yeoman".into(), name: None, price: None });
    buy(&mut roster, 2, "own/2");
    buy(&mut roster, 2, "reinforced-armour");
    let report = check(&roster, &shipped.catalogue);
    assert_eq!(
        report.violations.iter().map(|v| (v.code, v.model)).collect::<Vec<_>>(),
        [(ViolationCode::EliteOnly, Some(2))]
    );
    say(&mut roster, Command::SetBudget { ducats: Some(50), glory: None });
    assert!(check(&roster, &shipped.catalogue).violations.iter().any(|v| v.code == ViolationCode::OverBudget));
}

#[test]
fn kit_by_hand_is_offered_to_everybody_at_its_price() {
    let shipped = pack::embedded().unwrap();
    let roster = kennel(&shipped);
    for place in 0..2 {
        let hook = offers(&roster, place, &shipped.catalogue).into_iter().find(|offer| offer.item == "own/2").unwrap();
        assert_eq!((hook.ducats, hook.left, hook.against), (4, None, vec![]), "{place}");
    }
}

/// Its LIMITED POTENTIAL is one as good as printed.
#[test]
fn a_model_by_hand_of_limited_potential_learns_no_more_than_others_of_it() {
    let shipped = pack::embedded().unwrap();
    let mut roster = kennel(&shipped);
    let room = |roster: &Roster| {
        let catalogue = roster.own.over(&shipped.catalogue);
        chart(&catalogue, roster, &roster.models[1]).experience_room
    };
    let most = shipped.catalogue.campaign().limited_potential;
    assert!(room(&roster) > most);
    let limited = OwnModel { keywords: vec![Keyword::LimitedPotential], ..hound() };
    say(&mut roster, Command::WriteModel { model: limited });
    assert_eq!(room(&roster), most);
}

/// New Recruit has no id for it: the file neither has it nor counts it, and what is missing goes by its name.
#[test]
fn a_roster_for_new_recruit_counts_what_stands_in_it() {
    let shipped = pack::embedded().unwrap();
    let mut roster = kennel(&shipped);
    say(&mut roster, Command::AddModel { entry: "yeoman".into(), name: None, price: None });
    let own = roster.own.over(&shipped.catalogue).into_owned();
    let written = export(&roster, &Pictures::new(), &own, Form::NewRecruit).unwrap();
    assert!(written.left_out.contains(&"Trench Hound: the model".to_owned()), "{:?}", written.left_out);
    let back = import::read(&written.bytes, "kennel.ros", &shipped.catalogue).unwrap();
    let here = check(&back.roster, &shipped.catalogue).total_ducats;
    assert!(here < check(&roster, &shipped.catalogue).total_ducats);
    assert_eq!(back.report.stated.ducats, Some(here));
}

#[test]
fn a_whole_list_by_hand_adds_up_and_takes_the_field() {
    let shipped = pack::embedded().unwrap();
    let mut roster = Roster { name: "Wolves".into(), faction: OWN_FACTION.into(), next_model: 1, ..Roster::default() };
    say(&mut roster, Command::NameFaction { name: "Order of the Wolf".into() });
    say(&mut roster, Command::WriteModel { model: hound() });
    for _ in 0..8 {
        say(&mut roster, Command::AddModel { entry: "own/1".into(), name: None, price: None });
    }
    buy(&mut roster, 0, "bolt-action-rifle");
    let report = check(&roster, &shipped.catalogue);
    let rifle = offers(&roster, 1, &shipped.catalogue).into_iter().find(|o| o.item == "bolt-action-rifle").unwrap();
    assert_eq!((report.legal, report.total_ducats), (true, 8 * 25 + rifle.ducats));
    assert_eq!((report.budget_ducats, report.elite), (Some(700), 8));
    assert_eq!(muster(&roster, &shipped.catalogue).unwrap().sheets.len(), 8);
    say(&mut roster, Command::SetBudget { ducats: Some(100), glory: None });
    let over = check(&roster, &shipped.catalogue);
    assert_eq!(over.violations.iter().map(|v| v.code).collect::<Vec<_>>(), [ViolationCode::OverBudget]);
}

#[test]
fn a_model_of_a_pack_is_unknown_to_a_list_by_hand() {
    let shipped = pack::embedded().unwrap();
    let mut roster = Roster { name: "Wolves".into(), faction: OWN_FACTION.into(), next_model: 1, ..Roster::default() };
    say(&mut roster, Command::NameFaction { name: "Order of the Wolf".into() });
    say(&mut roster, Command::AddModel { entry: "yeoman".into(), name: None, price: None });
    let report = check(&roster, &shipped.catalogue);
    assert_eq!(report.violations.iter().map(|v| v.code).collect::<Vec<_>>(), [ViolationCode::UnknownModel]);
}

#[test]
fn what_is_by_hand_comes_in_again_with_everything_matched() {
    let shipped = pack::embedded().unwrap();
    let mut roster = kennel(&shipped);
    buy(&mut roster, 1, "own/2");
    let native = export(&roster, &Pictures::new(), &shipped.catalogue, Form::Native).unwrap();
    assert_eq!(native.left_out, Vec::<String>::new());
    let imported = import::read(&native.bytes, "kennel.json", &shipped.catalogue).unwrap();
    assert_eq!(imported.report.unmatched, []);
    assert_eq!(imported.roster, roster);
    // A list of which only the name is known is by hand too.
    let mut wolves = Roster { name: "Wolves".into(), faction: OWN_FACTION.into(), next_model: 1, ..Roster::default() };
    say(&mut wolves, Command::NameFaction { name: "Order of the Wolf".into() });
    let native = export(&wolves, &Pictures::new(), &shipped.catalogue, Form::Native).unwrap();
    let imported = import::read(&native.bytes, "wolves.json", &shipped.catalogue).unwrap();
    assert_eq!(imported.report.unmatched, []);
}

#[test]
fn a_warband_is_not_judged_by_what_another_has_by_hand() {
    let shipped = pack::embedded().unwrap();
    let mine = kennel(&shipped);
    let beside = mine.own.over(&shipped.catalogue);
    assert!(matches!(mine.own.over(&beside), Cow::Borrowed(_)), "it lies there already");
    let mut other = kennel(&shipped);
    say(&mut other, Command::WriteModel { model: OwnModel { ducats: 99, ..hound() } });
    assert_eq!(other.own.over(&beside).by_hand().entries[0].ducats, 99);
    let report = |catalogue| check(&other, catalogue).total_ducats;
    assert_eq!(report(&beside), report(&shipped.catalogue));
    let plain = Roster::default();
    assert!(plain.own.over(&beside).by_hand().is_empty(), "and who has nothing by hand has nothing of another's");
}
