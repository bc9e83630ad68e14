//! Glorious Deeds that positions prove: proposed to the side that did them, and to nobody else.

use super::{about, band, kit};
use crate::kit::Record;
use nml_battle::{
    Command, Condition, Facts, Held, Presence, Reach, ScenarioSaid, ScenarioStep, StateChange, Step, ThingNow,
};
use nml_catalogue::card::ModelCard;
use nml_catalogue::effect::{Die, Effect, What, When};
use nml_catalogue::length::Length;
use nml_catalogue::{Point, TerrainKind};

fn shoot(target: u16) -> Command {
    let facts = Facts { cover: Some(false), long: Some(false), ..Facts::default() };
    Command::Shoot { weapon: "rifle".into(), target: target.into(), facts }
}

fn fight(target: u16) -> Command {
    Command::Fight { weapon: "sword".into(), target, facts: Facts::default() }
}

/// Models whose rifles push the models they hit D6 inches.
fn pushers(first: u32, count: u32) -> Vec<ModelCard> {
    let mut band = band(first, count);
    for model in &mut band {
        let push = Effect { when: When::AfterOwnInjuryRoll, conditions: Vec::new(), what: vec![What::Push(Die::D6)] };
        model.weapons[0].effects.push(push);
    }
    band
}

fn put(x: i32, y: i32) -> Command {
    Command::Put { to: Some(Point::inches(x, y)) }
}

/// Deeds proposed: which, to which side, for which model.
fn proposed(record: &Record) -> Vec<(&str, u8, Option<u16>)> {
    record.battle.scene.proposals.iter().map(|p| (p.deed.as_str(), p.side, p.model)).collect()
}

/// A's second model walks into the first mine of Don't Breathe, which lies there; B passes with its second.
fn cloud(record: &mut Record, x: i32, y: i32) {
    let mine = ThingNow { at: Some(Point::inches(x, y)), ..record.battle.scene.things[4].clone() };
    record.say(Command::SetRight { change: StateChange::Thing { thing: 4, now: mine }, reason: "as it lies".into() });
    record
        .at(1, x, y + 2)
        .activate(1)
        .does(ScenarioSaid::Trip { thing: 4 })
        .does(ScenarioSaid::Reveal { thing: 4, live: true });
    record.dice(&[1, 1]).say(Command::Caught { models: vec![] }).say(Command::EndActivation);
    record.at(1, 2, 2).activate(3).say(Command::EndActivation);
}

/// The enemies' answers up to the next Activation of a side.
fn goes_on(record: &mut Record, held: &[Held]) {
    for _ in 0..40 {
        match record.battle.question().cloned() {
            Some(Step::Activate { .. }) => return,
            Some(Step::Scenario(ScenarioStep::Hold)) => {
                record.does(ScenarioSaid::Hold { objectives: held.to_vec() });
            }
            Some(Step::Control) => {
                let holders = held.iter().map(|h| h.holder).collect();
                record.say(Command::Control { holders });
            }
            Some(Step::Morale { .. }) => {
                record.dice(&[6, 6]);
            }
            Some(_) => {
                record.go_on(1);
            }
            None => return,
        }
    }
    panic!("it does not go on: {:?}", record.battle.steps);
}

/// Turn 2 of Hunt for Heroes: the ground broke open, and the first crater lies 20 inches east, 18 south.
fn craters() -> Record {
    let mut record = Record::begun(kit::field_of(2, pushers(0, 2), band(100, 2)), 1);
    record.pass().does(super::held(&[(&[] as &[u8], None); 4]));
    record.dice(&[6, 1]).dice(&[5]).dice(&[6]);
    while let ScenarioStep::Lay { thing, .. } = about(&record) {
        let at = Point::inches(20 + 4 * (i32::from(thing) - 4), 18);
        record.does(ScenarioSaid::Lay { thing, at: Some(at) });
        if !matches!(record.battle.question(), Some(Step::Scenario(_))) {
            break;
        }
    }
    record.say(Command::ChooseFirst { side: 0 });
    record.at(0, 20, 26).at(1, 2, 40).at(2, 20, 21).at(3, 44, 40);
    record
}

/// Covers MOV-08.
#[test]
fn an_enemy_pushed_over_a_crater_is_a_dangerous_fall() {
    let mut record = craters();
    record.activate(0).say(shoot(2)).dice(&[4, 4]).dice(&[1, 1]).dice(&[3]).say(put(20, 18));
    assert_eq!(proposed(&record), [("dangerous-fall", 0, Some(0))]);
}

/// Covers MOV-08.
#[test]
fn an_enemy_pushed_beside_a_crater_or_walking_into_it_is_no_dangerous_fall() {
    let mut record = craters();
    // Its base only overlaps the rim: the middle stays half an inch outside.
    let rim =
        Command::Put { to: Some(Point { x: Point::inches(20, 0).x, y: Length::micrometres(20 * 25_400 + 12_700) }) };
    record.activate(0).say(shoot(2)).dice(&[4, 4]).dice(&[1, 1]).dice(&[3]).say(rim);
    assert_eq!(proposed(&record), []);
    record.say(Command::EndActivation).activate(2).say(Command::walk(Some(Point::inches(20, 18))));
    assert_eq!(proposed(&record), [], "nobody made it");
}

/// Covers END-02.
#[test]
fn one_model_that_has_stood_on_all_five_objectives_is_king_of_the_hill() {
    let mut record = Record::begun(kit::field_of(11, band(0, 2), band(100, 2)), 1);
    record.at(0, 2, 2).at(1, 46, 2).at(2, 2, 46).at(3, 46, 46);
    for (x, y) in [(16, 16), (32, 16), (24, 24), (16, 32)] {
        record.at(0, x, y);
    }
    // A friend on the fifth does not complete what another began.
    record.at(1, 32, 32);
    assert_eq!(proposed(&record), []);
    record.at(1, 46, 2).at(0, 30, 32);
    assert_eq!(proposed(&record), [("king-of-the-hill", 0, Some(0))]);
}

/// A place in whole inches.
type Place = (i32, i32);

/// Turns of Armoured Train, each with the places of model 0 and of the enemy 2 at its end.
fn on_the_train(turns: &[(Place, Place)]) -> Record {
    let mut record = Record::begun(kit::field_of(5, band(0, 2), band(100, 2)), 1);
    record.at(1, 2, 2).at(3, 46, 46);
    for (mine, theirs) in turns {
        record.at(0, mine.0, mine.1).at(2, theirs.0, theirs.1);
        record.pass();
        goes_on(&mut record, &[]);
    }
    record
}

/// Covers END-02.
#[test]
fn three_turns_on_an_embankment_beside_a_wagon_are_king_of_the_hill() {
    // The embankment in the west is from 18 to 30 inches south, its wagon from 22 to 26.
    let beside = (10, 20);
    let far = (40, 40);
    assert_eq!(proposed(&on_the_train(&[(beside, far); 2])), []);
    assert_eq!(proposed(&on_the_train(&[(beside, far); 3])), [("king-of-the-hill", 0, Some(0))]);
    // In the second Turn it stood at the far end of the embankment, four inches and more from the wagon.
    assert_eq!(proposed(&on_the_train(&[(beside, far), ((1, 19), far), (beside, far), (beside, far)])), []);
    // Both at once: the player with Initiative was first (RC-S2).
    let record = on_the_train(&[(beside, (38, 28)); 3]);
    assert_eq!(proposed(&record), [("king-of-the-hill", 0, Some(0))]);
}

fn hunt() -> Record {
    let mut record = Record::begun(kit::field_of(6, band(0, 2), band(100, 2)), 1);
    record.at(0, 24, 10).at(1, 40, 5).at(2, 24, 44).at(3, 40, 44);
    record
}

/// The Dragon 4 comes from the middle towards the Peasant at 12, 24 and runs over these.
fn runs_over(record: &mut Record, models: &[u16]) {
    record.activate(0).say(Command::EndActivation).dice(&[5]).activate(4);
    record.say(Command::walk(Some(Point::inches(15, 24))));
    assert!(matches!(about(record), ScenarioStep::Blast { thing: None, by: Some(4), .. }));
    record.say(Command::Caught { models: models.to_vec() });
}

/// The Peasant that stands 12 inches east, 24 south.
const PEASANT: u16 = 7;

/// Covers INJ-19.
#[test]
fn who_is_near_a_peasant_that_the_dragon_tramples_is_an_opportunist() {
    let mut record = hunt();
    // B's model is two inches and a bit from the Peasant's base, A's is four.
    record.at(1, 12, 19).at(2, 12, 27);
    runs_over(&mut record, &[PEASANT]);
    assert_eq!(proposed(&record), [("opportunist", 1, Some(2))]);
}

/// Covers INJ-19.
#[test]
fn nobody_near_or_nobody_trampled_is_no_opportunist() {
    let mut far = hunt();
    far.at(1, 12, 19);
    runs_over(&mut far, &[PEASANT]);
    assert_eq!(proposed(&far), []);
    let mut missed = hunt();
    missed.at(2, 12, 27);
    runs_over(&mut missed, &[2]);
    assert_eq!(proposed(&missed), [], "it ran over the model itself");
}

/// B's model 2 climbs on the Dragon, and A's model 0 shoots it: two dice for the hit, two for the injury.
fn shot_on_its_back(injury: &[u8]) -> Record {
    let mut record = hunt();
    record.activate(0).say(Command::EndActivation).dice(&[1]).activate(5).say(Command::EndActivation);
    record.at(2, 24, 27).activate(2).does(ScenarioSaid::Ride { on: Some(4) }).say(Command::EndActivation).dice(&[1]);
    record.activate(6).say(Command::EndActivation);
    record.at(1, 24, 40).activate(1).say(shoot(2)).dice(&[4, 4]).dice(injury);
    record
}

/// Covers DWN-01.
#[test]
fn a_model_shot_down_on_the_dragon_holds_on_or_falls_off_its_back() {
    // 4 + 4 takes it Down; it rolls with −1 DICE to hold on.
    let mut record = shot_on_its_back(&[4, 4]);
    assert!(matches!(record.battle.question(), Some(Step::Success(roll)) if roll.model == 2));
    let mut holds = Record { battle: record.battle.clone(), events: Vec::new() };
    record.dice(&[1, 2, 6]);
    assert_eq!(record.battle.scene.riding, []);
    assert_eq!(proposed(&record), [("off-my-back", 0, Some(1))]);
    record.say(put(24, 32));
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 1 })));
    holds.dice(&[4, 4, 5]);
    assert_eq!(holds.battle.scene.riding, [(2, 4)]);
    assert_eq!(proposed(&holds), []);
    // A Minor Hit leaves it on its feet.
    assert!(matches!(shot_on_its_back(&[2, 2]).battle.question(), Some(Step::Act { model: 1 })));
}

/// Covers DWN-01.
#[test]
fn when_the_dragon_has_moved_whoever_stands_on_it_holds_on_or_falls_off_down() {
    let mut record = hunt();
    record.at(0, 24, 21).activate(0).does(ScenarioSaid::Ride { on: Some(4) });
    // On its back it is measured from nowhere.
    let change = StateChange::Position { model: 0, at: None };
    record.say(Command::SetRight { change, reason: "up there".into() });
    record.say(Command::EndActivation).dice(&[5]).activate(4).say(Command::walk(Some(Point::inches(15, 24))));
    record.say(Command::Caught { models: vec![] });
    assert!(matches!(record.battle.question(), Some(Step::Success(roll)) if roll.model == 0));
    let mut falls = Record { battle: record.battle.clone(), events: Vec::new() };
    record.dice(&[3, 4]);
    assert_eq!(record.battle.scene.riding, [(0, 4)]);
    assert_eq!(record.battle.fighters[0].condition, Condition::Standing);
    falls.dice(&[3, 3]);
    assert_eq!(falls.battle.scene.riding, []);
    assert_eq!(falls.battle.fighters[0].condition, Condition::Down);
    assert_eq!(falls.blood(0), 1, "as by the table of injuries");
    assert_eq!(proposed(&falls), [], "no enemy did it");
}

/// Covers END-02.
#[test]
fn what_a_model_of_nobody_does_is_nobodys_deed() {
    let mut field = kit::field_of(6, band(0, 2), band(100, 2));
    let bloodletting = crate::shipped::scenario(1).deeds[0].clone();
    assert_eq!(bloodletting.id, "bloodletting");
    field.scenario.deeds.push(bloodletting);
    let mut record = Record::begun(field, 1);
    record.at(0, 24, 21).at(1, 40, 5).at(2, 24, 44).at(3, 40, 44);
    let markers = nml_battle::Markers { blood: 5, ..Default::default() };
    record.say(Command::SetRight { change: StateChange::Markers { model: 0, markers }, reason: "as it lies".into() });
    record.activate(0).say(fight(4)).dice(&[1, 1, 1]);
    record.say(Command::EndActivation).dice(&[5]).activate(4);
    // +3 Melee and +1 for its teeth; one INJURY DIE more: a Minor Hit places the sixth marker.
    let bite = Command::Fight { weapon: "teeth".into(), target: 0, facts: Facts::default() };
    record.say(bite).dice(&[1, 1, 1, 1, 4, 4]).dice(&[1, 1, 1]);
    assert_eq!(record.blood(0), 6);
    assert_eq!(proposed(&record), []);
}

/// An enemy 2 that was pushed from 17, 24 to where told, and takes the test of Dangerous ground as its Activation begins.
fn at_the_pit(x: i32, y: i32, injury: &[u8]) -> Record {
    let mut field = kit::field_of(8, pushers(0, 2), band(100, 2));
    field.scenario.entry = None;
    let mut record = Record::begun(field, 1);
    record.at(0, 17, 34).at(1, 2, 2).at(2, 17, 24).at(3, 46, 46);
    record.activate(0).say(shoot(2)).dice(&[4, 4]).dice(&[1, 1]).dice(&[6]).say(put(x, y));
    record.say(Command::EndActivation);
    record.say(Command::Stand { model: 2, height: None, ledge: None, danger: Some(Vec::new()) });
    record.activate(2).dice(&[1, 1]).dice(injury);
    record
}

/// Covers TER-04.
#[test]
fn an_enemy_pushed_into_a_pit_that_dies_of_it_proves_a_sadistic_wretch() {
    // The second pit lies at 24, 24 and is two inches wide to each side.
    let record = at_the_pit(22, 24, &[6, 6]);
    assert_eq!(record.battle.fighters[2].presence, Presence::Gone);
    assert_eq!(proposed(&record), [("sadistic-wretch", 0, Some(0))]);
    assert_eq!(proposed(&at_the_pit(22, 24, &[1, 1])), [], "it lives");
    assert_eq!(proposed(&at_the_pit(21, 24, &[6, 6])), [], "half an inch short of the pit");
}

/// A's model 0 at 13, 24 is Activated; the enemy 2 stands behind a wall of six inches, the enemy 3 in the open.
fn before_the_wall(reading: &str) -> Record {
    let mut field = kit::field_of(9, band(0, 2), band(100, 2));
    field.ruleset.rulings.set("charge_range_los", reading).unwrap();
    field.terrain = vec![kit::piece("wall", TerrainKind::Wall, (10, 20), (5, 1), 6)];
    let mut record = Record::begun(field, 1);
    record.at(0, 13, 24).at(1, 2, 2).at(2, 13, 18).at(3, 18, 28).activate(0);
    record
}

/// The end of a charge on which nothing is in the way.
fn through_a_gap(x: i32, y: i32) -> Command {
    let way = nml_battle::Way { clear: true, ..Default::default() };
    Command::EndCharge { to: Some(Point::inches(x, y)), reached: true, also: Vec::new(), way }
}

/// Covers ACT-16.
#[test]
fn a_charge_around_the_wall_leaves_an_enemy_behind_it_no_escape() {
    let mut record = before_the_wall("los_required_12");
    record.say(Command::Dash).dice(&[4, 4]).say(Command::walk(Some(Point::inches(18, 21))));
    record.say(Command::charge(2)).dice(&[6]).say(Command::stop(Some(Point::inches(14, 18)), true));
    assert_eq!(proposed(&record), [("no-escape", 0, Some(0))]);
    // Where a charge may be blind, the table says that it sees nothing, and the roll finds the way.
    let mut record = before_the_wall("blind_charge_risky");
    let facts = nml_battle::ChargeFacts { unseen: true, ..Default::default() };
    record.say(Command::Charge { target: 2, facts }).dice(&[4, 4]).dice(&[6]);
    record.say(through_a_gap(13, 19));
    assert_eq!(proposed(&record), [("no-escape", 0, Some(0))]);
    // It saw the other one all the time, or the map is not how the table sees it.
    for target in [2, 3] {
        let mut record = before_the_wall("los_required_12");
        record.say(Command::charge(target)).dice(&[6]);
        let (x, y) = if target == 3 { (17, 28) } else { (13, 19) };
        record.say(through_a_gap(x, y));
        assert!(record.battle.fighting(0, target));
        assert_eq!(proposed(&record), []);
    }
}

/// Covers END-02.
#[test]
fn a_trench_by_the_enemys_zone_is_raided_while_no_enemy_is_within_an_inch() {
    // B's zone is 12 inches deep in the south: 28 to 36 inches south is within 8 inches of it.
    let begun = |(y, length): (i32, i32)| {
        let mut field = kit::field_of(9, band(0, 2), band(100, 2));
        field.terrain = vec![kit::piece("trench", TerrainKind::Trench, (20, y), (length, 3), 1)];
        let mut record = Record::begun(field, 1);
        record.at(0, 2, 10).at(1, 4, 10).at(2, 24, 35).at(3, 40, 44);
        record
    };
    let mut record = begun((29, 8));
    record.at(0, 24, 30);
    assert_eq!(proposed(&record), [("trench-raider", 0, None)], "the enemy is two inches and a half away");
    let mut contested = begun((29, 8));
    contested.at(2, 24, 33).at(0, 24, 30);
    assert_eq!(proposed(&contested), [], "an enemy is within an inch of the section");
    contested.say(Command::SetRight { change: StateChange::Position { model: 2, at: None }, reason: "lost".into() });
    assert_eq!(proposed(&contested), [], "nobody knows where the enemy is");
    let mut far = begun((27, 8));
    far.at(0, 24, 29);
    assert_eq!(proposed(&far), [], "an inch of it is too far from the zone");
    let mut short = begun((29, 5));
    short.at(0, 23, 30);
    assert_eq!(proposed(&short), [], "five inches are no section to capture");
}

/// Model 0 blows the cloud at 24, 24 up from where told; the enemy beside it takes the injury.
fn blown_up(at: (i32, i32), injury: &[u8]) -> Record {
    let mut bombers = band(0, 2);
    bombers[0].weapons[0].keywords.push("FIRE".parse().unwrap());
    let mut record = Record::begun(kit::field_of(10, bombers, band(100, 2)), 1);
    record.at(1, 2, 2).at(2, 24, 26).at(3, 46, 46).at(0, at.0, at.1);
    cloud(&mut record, 24, 24);
    record.activate(0);
    record.does(ScenarioSaid::Strike { weapon: "rifle".into(), thing: 4, range: Reach::Ranged });
    let long = record.battle.faces_asked(record.battle.question().unwrap()).unwrap();
    record.dice(&[6, 6, 6][..long]);
    record.say(Command::Caught { models: vec![2] }).dice(injury);
    record
}

/// Covers INJ-19.
#[test]
fn a_cloud_blown_up_from_afar_that_takes_an_enemy_out_is_burning_sight() {
    let deeds = |record: &Record| proposed(record).iter().map(|(deed, _, _)| (*deed).to_owned()).collect::<Vec<_>>();
    // From 24, 8 it is 16 inches less half a base.
    assert_eq!(deeds(&blown_up((24, 8), &[6, 6, 6, 6])), ["burning-sight"]);
    assert_eq!(deeds(&blown_up((24, 8), &[1, 1, 1, 1])), [] as [&str; 0], "it lives");
    assert_eq!(deeds(&blown_up((24, 10), &[6, 6, 6, 6])), [] as [&str; 0], "14 inches less half a base");
}

/// Covers INJ-19.
#[test]
fn an_enemy_pushed_to_a_cloud_and_blown_up_with_it_drew_a_deep_breath() {
    let begun = |x: i32| {
        let mut pushing = pushers(0, 2);
        pushing[0].weapons.push(kit::weapon("torch", nml_catalogue::card::WeaponKind::Ranged, 1, Some(24), &["FIRE"]));
        pushing[0].keywords.push("STRONG".parse().unwrap());
        let mut record = Record::begun(kit::field_of(10, pushing, band(100, 2)), 1);
        record.at(0, 34, 12).at(1, 2, 2).at(2, x, 12).at(3, 46, 46);
        cloud(&mut record, 24, 12);
        record.activate(0).say(shoot(2)).dice(&[4, 4]).dice(&[1, 1]);
        record
    };
    let burn = |record: &mut Record| {
        let strike = ScenarioSaid::Strike { weapon: "torch".into(), thing: 4, range: Reach::Ranged };
        let again = Command::Overrule { command: Box::new(Command::Scenario(strike)), reason: "its ability".into() };
        record.say(again).dice(&[6, 6]).say(Command::Caught { models: vec![2] }).dice(&[6, 6, 6, 6]);
    };
    let mut record = begun(32);
    record.dice(&[6]).say(put(26, 12));
    burn(&mut record);
    assert!(proposed(&record).contains(&("deep-breaths", 0, Some(0))));
    // It stood within six inches of the cloud already.
    let mut record = begun(29);
    record.dice(&[3]).say(put(26, 12));
    burn(&mut record);
    assert_eq!(proposed(&record), []);
}

/// Covers END-02.
#[test]
fn a_bunker_beside_a_cloud_held_two_turns_in_a_row_proves_iron_lungs() {
    // Objectives: six trenches, then four bunkers; the first bunker reaches from 6 to 10, from 42 to 46.
    let held = |bunker: Option<u8>| {
        let mut all = vec![Held::default(); 10];
        all[6].holder = bunker;
        all
    };
    let turns = |clouds: bool, holders: &[Option<u8>]| {
        let mut record = Record::begun(kit::field_of(10, band(0, 2), band(100, 2)), 1);
        if clouds {
            cloud(&mut record, 8, 37);
        } else {
            cloud(&mut record, 8, 35);
        }
        for holder in holders {
            record.pass();
            goes_on(&mut record, &held(*holder));
        }
        proposed(&record).iter().map(|(deed, side, model)| ((*deed).to_owned(), *side, *model)).collect::<Vec<_>>()
    };
    assert_eq!(turns(true, &[Some(1), Some(1)]), [("iron-lungs".into(), 1, None)]);
    assert_eq!(turns(true, &[Some(1)]), []);
    assert_eq!(turns(true, &[Some(1), Some(0), Some(1)]), [], "not in a row");
    assert_eq!(turns(false, &[Some(1), Some(1)]), [], "the cloud is seven inches away");
}
