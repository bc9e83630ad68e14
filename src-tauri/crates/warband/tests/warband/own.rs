//! Hand-written content in the stream: written, rewritten, struck out, found in a pack.

use nml_catalogue::Kind;
use nml_catalogue::card::Base;
use nml_catalogue::length::Length;
use nml_warband::*;

fn redoubt() -> Roster {
    Genesis { name: "The Seventh Redoubt".into(), faction: "new-antioch".into(), ..Genesis::default() }.found().unwrap()
}

fn say(roster: &mut Roster, command: Command) {
    for event in decide(roster, &command).unwrap() {
        evolve(roster, &event);
    }
}

fn refused(roster: &Roster, command: Command) -> String {
    decide(roster, &command).unwrap_err().code.to_owned()
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
        armour: 0,
        base: Base::round(Length::millimetres(25)),
        keywords: vec!["SKIRMISHER".parse().unwrap()],
        reminders: vec!["It finds buried things.".into()],
    }
}

fn hook() -> OwnItem {
    OwnItem {
        id: "own/2".into(),
        name: "Boarding Hook".into(),
        kind: Kind::Melee,
        ducats: 4,
        glory: 0,
        hands: 1,
        range: None,
        dice: 0,
        injury_dice: 0,
        injury_modifier: 1,
        protection: 0,
        keywords: Vec::new(),
        reminders: Vec::new(),
    }
}

/// Two Hounds, one with a Hook.
fn kennel() -> Roster {
    let mut roster = redoubt();
    say(&mut roster, Command::WriteModel { model: hound() });
    say(&mut roster, Command::WriteItem { item: hook() });
    for _ in 0..2 {
        say(&mut roster, Command::AddModel { entry: "own/1".into(), name: None, price: None });
    }
    say(&mut roster, Command::BuyItem { model: 1, item: "own/2".into(), faction: None, price: None });
    roster
}

#[test]
fn what_is_written_anew_is_written_for_everybody() {
    let mut roster = kennel();
    say(&mut roster, Command::WriteModel { model: OwnModel { ducats: 30, ..hound() } });
    assert_eq!(roster.own.models, [OwnModel { ducats: 30, ..hound() }]);
    assert_eq!(roster.own.free_id(), "own/3");
}

#[test]
fn what_is_still_there_is_not_struck_out() {
    let mut roster = kennel();
    assert_eq!(refused(&roster, Command::StrikeOut { id: "own/1".into() }), "STILL_THERE");
    assert_eq!(refused(&roster, Command::StrikeOut { id: "own/2".into() }), "STILL_THERE");
    say(&mut roster, Command::RemoveModel { model: 1 });
    say(&mut roster, Command::StrikeOut { id: "own/2".into() });
    assert_eq!(roster.own.items, []);
    assert_eq!(refused(&roster, Command::StrikeOut { id: "own/2".into() }), "NOT_WRITTEN");
}

#[test]
fn what_a_later_pack_has_takes_its_place_and_keeps_what_it_went_through() {
    let mut roster = kennel();
    roster.models[0].experience = 3;
    roster.models[0].scars = 1;
    say(&mut roster, Command::MatchOwn { id: "own/1".into(), with: "yeoman".into() });
    say(&mut roster, Command::MatchOwn { id: "own/2".into(), with: "trench-club".into() });
    assert!(roster.own.is_empty());
    let [first, second] = roster.models.as_slice() else { panic!("two models") };
    assert_eq!((first.entry.as_str(), second.entry.as_str()), ("yeoman", "yeoman"));
    assert_eq!((first.experience, first.scars, first.items.as_slice()), (3, 1, &["trench-club".to_owned()][..]));
    assert_eq!(refused(&roster, Command::MatchOwn { id: "own/1".into(), with: "yeoman".into() }), "NOT_WRITTEN");
}

#[test]
fn a_faction_by_hand_is_found_in_a_pack() {
    let mut roster =
        Genesis { name: "Wolves".into(), faction: OWN_FACTION.into(), ..Genesis::default() }.found().unwrap();
    say(&mut roster, Command::NameFaction { name: "Order of the Wolf".into() });
    assert_eq!(roster.own.faction.as_deref(), Some("Order of the Wolf"));
    say(&mut roster, Command::MatchOwn { id: OWN_FACTION.into(), with: "court".into() });
    assert_eq!((roster.faction.as_str(), roster.own.faction.as_deref()), ("court", None));
    assert_eq!(refused(&roster, Command::MatchOwn { id: OWN_FACTION.into(), with: "court".into() }), "NOT_WRITTEN");
}

#[test]
fn an_ill_formed_one_is_refused() {
    let roster = kennel();
    let model = |change: fn(&mut OwnModel)| {
        let mut model = hound();
        change(&mut model);
        refused(&roster, Command::WriteModel { model })
    };
    assert_eq!(model(|m| m.id = "yeoman".into()), "OWN_ID_ILL_FORMED");
    assert_eq!(model(|m| m.id = OWN_FACTION.into()), "OWN_ID_ILL_FORMED");
    assert_eq!(model(|m| m.id = "own/2".into()), "OWN_ID_TWICE");
    assert_eq!(model(|m| m.name = " ".into()), "NAME_EMPTY");
    assert_eq!(model(|m| m.ducats = 1_000_001), "SUM_TOO_LARGE");
    assert_eq!(model(|m| m.melee = Some(13)), "DICE_OUT_OF_RANGE");
    assert_eq!(model(|m| m.movement = Length::inches(-1)), "LENGTH_OUT_OF_RANGE");
    assert_eq!(model(|m| m.base = Base::round(Length::millimetres(9))), "LENGTH_OUT_OF_RANGE");
    assert_eq!(model(|m| m.reminders = vec!["Bites.".into(); 13]), "TOO_MANY_LINES");
    let item = |change: fn(&mut OwnItem)| {
        let mut item = hook();
        change(&mut item);
        refused(&roster, Command::WriteItem { item })
    };
    assert_eq!(item(|i| i.glory = 1), "TWO_PRICES");
    assert_eq!(item(|i| i.hands = 3), "HANDS");
    assert_eq!(item(|i| i.id = "own/1".into()), "OWN_ID_TWICE");
}

#[test]
fn no_more_than_sixty_of_a_kind_are_held() {
    let mut roster = redoubt();
    for number in 1..=60 {
        say(&mut roster, Command::WriteModel { model: OwnModel { id: format!("own/{number}"), ..hound() } });
    }
    let one_more = Command::WriteModel { model: OwnModel { id: "own/61".into(), ..hound() } };
    assert_eq!(refused(&roster, one_more), "TOO_MANY_LINES");
    say(&mut roster, Command::WriteModel { model: OwnModel { ducats: 1, ..hound() } });
    assert_eq!(well_formed(&roster), Ok(()));
}

#[test]
fn kit_of_another_table_keeps_no_figure_of_its_old_one() {
    let mut roster = redoubt();
    let mask = OwnItem { kind: Kind::Headgear, protection: -1, injury_modifier: 0, ..hook() };
    say(&mut roster, Command::WriteItem { item: mask.clone() });
    assert_eq!(roster.own.items[0].protection, -1);
    say(&mut roster, Command::WriteItem { item: OwnItem { kind: Kind::Melee, injury_modifier: 1, ..mask } });
    assert_eq!((roster.own.items[0].protection, roster.own.items[0].injury_modifier), (0, 1));
    say(&mut roster, Command::WriteItem { item: OwnItem { range: Some(Length::inches(12)), ..hook() } });
    assert_eq!(roster.own.items[0].range, None);
}

#[test]
fn what_the_fallen_were_is_not_struck_out() {
    let mut roster = kennel();
    say(&mut roster, Command::RemoveModel { model: 1 });
    let last = roster.models.pop().unwrap();
    roster.fallen.push(Fallen { model: last, reason: "killed".into(), battle: None });
    assert_eq!(refused(&roster, Command::StrikeOut { id: "own/1".into() }), "STILL_THERE");
    roster.fallen.clear();
    say(&mut roster, Command::StrikeOut { id: "own/1".into() });
    assert!(roster.own.models.is_empty());
}
