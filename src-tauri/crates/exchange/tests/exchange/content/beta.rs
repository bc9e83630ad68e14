//! What the public beta of April 2026 adds, played with its own pack.

use nml_battle::{Command, Condition, Facts, Field, Markers, ModelId, RollResult, StateChange, Step, options};
use nml_catalogue::Point;
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::length::Length;
use serde_json::{Value, json};

use super::record::{Record, force_by};

const BETA: &str = "beta-2026-04";

fn field(faction: &str, models: &[Value], other: &str, others: &[Value]) -> Field {
    force_by(BETA, (faction, models), (other, others))
}

fn fight(weapon: &str, target: ModelId) -> Command {
    Command::Fight { weapon: weapon.into(), target, facts: Facts::default() }
}

fn shoot(weapon: &str, target: ModelId) -> Command {
    Command::Shoot { weapon: weapon.into(), target: target.into(), facts: Facts::default() }
}

fn act(action: &str, target: ModelId) -> Command {
    Command::Use { action: action.into(), target: Some(target), outcome: 0, paid: Vec::new() }
}

fn yeoman() -> Value {
    json!({"model": "yeoman"})
}

fn down(record: &mut Record, model: ModelId) {
    record.set(StateChange::Condition { model, condition: Condition::Down });
}

fn lies(record: &Record, model: ModelId) -> bool {
    record.battle.fighter(model).unwrap().condition == Condition::Down
}

/// The DICE that this source brings to the pending Success Roll, if any.
fn dice_of(record: &Record, source: &str) -> i8 {
    let Some(Step::Success(roll)) = record.battle.question() else { panic!("{:?}", record.battle.question()) };
    record.battle.success_why(roll).modifiers.iter().filter(|m| m.name == source).map(|m| m.value).sum()
}

/// Covers F FUMBLE.
#[test]
fn a_grenade_that_comes_to_two_goes_off_at_its_thrower() {
    let thrower = json!({"model": "yeoman", "items": ["frag-grenades"]});
    let mut record =
        Record::placed(field("new-antioch", &[thrower], "new-antioch", &[yeoman()]), &[(10, 30), (10, 24)]);
    record.activate(0).say(shoot("frag-grenades", 1));
    record.dice_for(1);
    assert!(matches!(record.battle.question(), Some(Step::Caught { attack, .. }) if attack.target.is(0)));
    record.say(Command::Caught { models: vec![0] });
    assert!(matches!(record.battle.question(), Some(Step::Injury(roll)) if roll.victim == 0));
}

/// The friend goes Down without an Injury Roll; an enemy is injured as ever.
#[test]
fn the_torture_instrument_takes_a_friend_down_without_an_injury_roll() {
    let torturer = json!({"model": "yoke-fiend", "items": ["torture-instrument"]});
    let court = [torturer, json!({"model": "wretched"}), json!({"model": "wretched"}), json!({"model": "wretched"})];
    let set_up = || {
        let field = field("court", &court, "new-antioch", &[yeoman()]);
        let mut record = Record::placed(field, &[(10, 30), (11, 30), (40, 40), (44, 40), (10, 31)]);
        record.activate(0);
        record
    };
    let mut friend = set_up();
    friend.say(fight("torture-instrument", 1)).dice_for(5);
    assert!(lies(&friend, 1), "{:?}", friend.battle.question());
    assert_eq!(friend.blood(1), 1, "Down places its BLOOD MARKER");
    assert!(matches!(friend.battle.question(), Some(Step::Act { model: 0 })));
    let mut enemy = set_up();
    enemy.say(fight("torture-instrument", 4)).dice_for(5);
    assert!(matches!(enemy.battle.question(), Some(Step::Injury(roll)) if roll.victim == 4));
}

/// Its odds say so before the roll: a hit on the friend is Down, with any dice.
#[test]
fn the_odds_against_a_friend_are_all_down_once_it_is_hit() {
    let court = [json!({"model": "yoke-fiend", "items": ["torture-instrument"]}), json!({"model": "wretched"})];
    let mut record = Record::placed(field("court", &court, "new-antioch", &[yeoman()]), &[(10, 30), (11, 30), (40, 4)]);
    record.activate(0).say(fight("torture-instrument", 1));
    let Some(nml_battle::Chances::Attack(chances)) = record.battle.chances(record.battle.question().unwrap()) else {
        panic!()
    };
    let bands = chances.bands;
    assert!(bands.down > 0 && (bands.no_effect, bands.minor_hit, bands.out_of_action) == (0, 0, 0));
    assert_eq!(bands.miss + bands.down, chances.of);
}

/// FIRE burns who negates it, at range alone.
#[test]
fn alchemical_fire_burns_whoever_negates_fire() {
    let shot = |items: &[&str]| {
        let gunner = json!({"model": "jabirean-alchemist", "items": items});
        let faris = json!({"model": "hell-knight"});
        let field = field("iron-sultanate", &[gunner], "court", &[faris]);
        let mut record = Record::placed(field, &[(10, 30), (10, 26)]);
        assert!(record.battle.has(1, &"NEGATE FIRE".parse().unwrap()));
        record.activate(0).say(shoot("flame-cannon", 1));
        while !matches!(record.battle.question(), Some(Step::Act { .. } | Step::Activate { .. })) {
            if let Some(Step::Caught { .. }) = record.battle.question() {
                record.say(Command::Caught { models: vec![1] });
            } else {
                record.dice_for(1);
            }
        }
        record.blood(1)
    };
    assert_eq!(shot(&["flame-cannon", "alchemical-fire"]), shot(&["flame-cannon"]) + 1);
}

/// Four Janissaries of six Down are nobody while the Kaşık is on the battlefield.
///
/// Covers MOR-01.
#[test]
fn the_regimental_kasik_keeps_fallen_janissaries_out_of_the_count() {
    let janissary = |items: &[&str]| json!({"model": "janissary", "items": items});
    let force = [janissary(&["regimental-kasik"]), janissary(&[]), janissary(&[]), json!({"model": "azeb"})];
    let mut record = Record::placed(field("iron-sultanate", &force, "new-antioch", &[yeoman(), yeoman()]), &[]);
    assert!(record.battle.has(0, &"LEADER".parse().unwrap()));
    down(&mut record, 1);
    down(&mut record, 2);
    assert_eq!((record.battle.casualties(0), record.battle.must_check(0)), (0, false));
    down(&mut record, 3);
    assert_eq!(record.battle.casualties(0), 1, "an Azeb counts");
    record.set(StateChange::Condition { model: 0, condition: Condition::Out });
    assert_eq!((record.battle.casualties(0), record.battle.must_check(0)), (4, true), "without the Kaşık all count");
}

/// A Dash near an instrument takes one more die for a Janissary, and the Kaşık is one.
#[test]
fn mehteran_gives_a_janissary_a_die_more_near_an_instrument() {
    let force = [
        json!({"model": "janissary"}),
        json!({"model": "azeb"}),
        json!({"model": "janissary", "items": ["regimental-kasik"]}),
    ];
    let set_up = |far: i32| {
        let field = field("iron-sultanate", &force, "new-antioch", &[yeoman()]);
        Record::placed(field, &[(10, 30), (12, 30), (10 + far, 32), (44, 4)])
    };
    let dash = |far: i32, model: ModelId| {
        let mut record = set_up(far);
        record.activate(model).say(Command::Dash);
        dice_of(&record, "Regimental Kaşık")
    };
    assert_eq!((dash(3, 0), dash(3, 1), dash(20, 0)), (1, 0, 0));
}

/// It cannot do worse than Down, and what TOUGH saves from is not spent on it.
#[test]
fn divine_judgement_never_does_worse_than_down() {
    let list = [yeoman(), json!({"model": "trench-cleric"})];
    let mut one = field("new-antioch", &list, "heretic-legions", &[json!({"model": "heretic-priest"})]);
    let hired = hired("witchburner");
    one.forces[0].models.push(hired);
    let mut record = Record::placed(one, &[(30, 44), (34, 44), (10, 30), (10, 20)]);
    assert!(record.battle.has(3, &"TOUGH".parse().unwrap()));
    record.activate(2).say(act("divine-judgement", 3)).dice_for(5);
    let roll = record.battle.question().cloned().unwrap();
    assert!(matches!(&roll, Step::Injury(roll) if roll.victim == 3));
    assert_eq!(record.battle.spared(&roll), ["Divine Judgement"], "said before the dice");
    let Some(nml_battle::Chances::Injury(chances)) = record.battle.chances(&roll) else { panic!() };
    assert_eq!(chances.bands.out_of_action, 0);
    let said = record.said(6);
    let RollResult::Injury { rolled, applied, by } = said else { panic!("{said:?}") };
    assert_eq!((rolled, applied), (InjuryResult::OutOfAction, InjuryResult::Down));
    assert_eq!(by, ["Divine Judgement"]);
    assert!(lies(&record, 3) && !record.battle.fighter(3).unwrap().tough_spent);
}

/// A machine stands up again and sheds what a D3 says, while no enemy is beside its Alchemist.
#[test]
fn the_al_inbiq_kit_sets_a_machine_on_its_feet() {
    let force = [json!({"model": "jabirean-alchemist", "items": ["al-inbiq-kit"]}), json!({"model": "brazen-bull"})];
    let set_up = |enemy: (i32, i32)| {
        let field = field("iron-sultanate", &force, "new-antioch", &[yeoman()]);
        let mut record = Record::placed(field, &[(10, 30), (14, 30), enemy]);
        down(&mut record, 1);
        record.set(StateChange::Markers { model: 1, markers: Markers { blood: 3, blessing: 0, infection: 0 } });
        record.activate(0);
        record
    };
    let mut far = set_up((40, 4));
    far.say(act("al-inbiq-kit", 1)).dice_for(5).dice(&[3]);
    assert_eq!((lies(&far, 1), far.blood(1)), (false, 1), "a 3 is two of a D3");
    assert!(!set_up((10, 31)).lists(&act("al-inbiq-kit", 1)), "an enemy stands beside the Alchemist");
}

/// After a Charge it may knock each enemy beside it Down, once each.
#[test]
fn the_brazen_bull_rams_each_enemy_beside_it_once() {
    let bull = [json!({"model": "brazen-bull"})];
    let field = field("iron-sultanate", &bull, "new-antioch", &[yeoman(), yeoman()]);
    let mut record = Record::placed(field, &[(10, 30), (11, 31), (9, 31)]);
    record.activate(0);
    assert!(!record.lists(&act("living-battering-ram", 1)), "it has not charged");
    let mut record = Record::placed(
        force_by(BETA, ("iron-sultanate", &bull), ("new-antioch", &[yeoman(), yeoman()])),
        &[(10, 30), (10, 26), (20, 26)],
    );
    record.activate(0).say(Command::charge(1));
    while !matches!(record.battle.question(), Some(Step::Act { .. })) {
        if matches!(record.battle.question(), Some(Step::ChargeBonus { .. })) {
            record.dice_for(3);
        } else {
            record.say(Command::stop(Some(Point::inches(10, 28)), true));
        }
    }
    record.set(StateChange::Position { model: 0, at: Some(Point::inches(10, 28)) });
    record.set(StateChange::Position { model: 2, at: Some(Point::inches(11, 27)) });
    record.say(act("living-battering-ram", 1)).dice_for(6);
    assert!(lies(&record, 1));
    assert_eq!(record.refused(&act("living-battering-ram", 1)), "E-ACTION-REPEATED");
    assert!(!record.lists(&act("living-battering-ram", 1)));
    record.say(act("living-battering-ram", 2)).dice_for(1);
    assert!(!lies(&record, 2), "a failure");
}

/// Up to 6″ outside its own zone an INFILTRATOR stands at any distance from the others.
///
/// Covers SET-09.
#[test]
fn an_infiltrator_falls_back_up_to_six_inches_outside_its_zone() {
    let assassin = [json!({"model": "sultanate-assassin"})];
    let spot = |pack: &str| {
        let mut field = force_by(pack, ("iron-sultanate", &assassin), ("new-antioch", &[yeoman()]));
        field.scenario.infiltrators = nml_catalogue::scenario::Infiltrators::Allowed;
        let mut record = Record::begun(field);
        while record.battle.fighter(1).unwrap().at.is_none() {
            record.say(Command::Deploy { model: 1, at: None });
            record.set(StateChange::Position { model: 1, at: Some(Point::inches(24, 24)) });
        }
        record.battle.deploy_spot(0).unwrap()
    };
    let (plain, beta) = (spot("official-1.0.2"), spot(BETA));
    assert_eq!((plain.beyond, beta.beyond), (Length::ZERO, Length::inches(6)));
    let near = |at: Point| (plain.check(at).is_ok(), beta.check(at).is_ok());
    // Along the middle of the table, from the own edge towards the enemy in the centre.
    let all: Vec<(bool, bool)> = (1..24).map(|y| near(Point::inches(24, y))).collect();
    let other: Vec<(bool, bool)> = (25..48).rev().map(|y| near(Point::inches(24, y))).collect();
    let only_beta = |found: &[(bool, bool)]| found.iter().filter(|found| **found == (false, true)).count();
    assert!(only_beta(&all).max(only_beta(&other)) > 0, "{all:?} {other:?}");
    assert!(all.iter().chain(&other).all(|found| *found != (true, false)));
}

/// A Strain is bought for a Grail Thrall; the Leech Grip bleeds every model that retreats from it.
#[test]
fn a_leech_grip_bleeds_whoever_retreats_from_it() {
    let thrall = json!({"model": "grail-thrall", "options": ["leech-grip"]});
    let mut record = Record::placed(field("new-antioch", &[yeoman()], "black-grail", &[thrall]), &[(10, 30), (10, 31)]);
    record.activate(0).say(Command::Retreat);
    assert_eq!(record.blood(0), 1);
    assert!(!options(&record.battle).offers.is_empty());
}

/// Short-range shots at the Throng lose a die.
#[test]
fn a_tapeworm_throng_costs_a_near_shot_a_die() {
    let thrall = json!({"model": "grail-thrall", "options": ["tapeworm-throng"]});
    let shooter = json!({"model": "yeoman", "items": ["bolt-action-rifle"]});
    let mut record = Record::placed(field("new-antioch", &[shooter], "black-grail", &[thrall]), &[(10, 30), (10, 24)]);
    record.activate(0).say(shoot("bolt-action-rifle", 1));
    assert_eq!(dice_of(&record, "Tapeworm Throng"), -1);
}

/// The card of a Mercenary of the beta.
fn hired(id: &str) -> nml_catalogue::card::ModelCard {
    let list = json!({"faction": "new-antioch", "mercenaries": [id], "models": [{"model": "yeoman"}]});
    let shipped = nml_exchange::pack::shipped(BETA).unwrap().unwrap();
    let roster = nml_exchange::list::read(&serde_json::to_vec(&list).unwrap(), &shipped.catalogue).unwrap().0;
    nml_warband::muster_waived(&roster, &shipped.catalogue).unwrap().sheets.pop().unwrap()
}
