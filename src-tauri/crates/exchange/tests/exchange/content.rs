//! Content in play: records with literal dice, played with models and kit of the shipped pack.

mod beta;
mod hired;
mod left_over;
mod orders;
mod record;

use nml_battle::{Command, Facts, Markers, ModelId, StateChange, Step, Want};
use nml_catalogue::Point;
use record::{Record, card, force};
use serde_json::json;

fn fight(weapon: &str, target: ModelId) -> Command {
    Command::Fight { weapon: weapon.into(), target, facts: Facts::default() }
}

fn shoot(weapon: &str, target: ModelId) -> Command {
    Command::Shoot { weapon: weapon.into(), target: target.into(), facts: Facts::default() }
}

fn act(action: &str, target: Option<ModelId>, outcome: u8) -> Command {
    Command::Use { action: action.into(), target, outcome, paid: Vec::new() }
}

fn yeoman(items: &[&str]) -> serde_json::Value {
    json!({"model": "yeoman", "items": items})
}

/// A shove is a die and then a place.
#[test]
fn puppet_master_shoves_a_model_by_a_die() {
    let field = force("heretic-legions", &[json!({"model": "heretic-priest"})], "new-antioch", &[yeoman(&[])]);
    let mut record = Record::placed(field, &[(10, 30), (10, 22)]);
    record.activate(0).say(act("puppet-master", Some(1), 0)).dice(&[4, 4]);
    assert!(matches!(record.battle.question(), Some(Step::PushRoll { model: 1, by: 0, .. })));
    record.dice(&[5]);
    assert_eq!(record.refused(&Command::Put { to: Some(Point::inches(10, 15)) }), "E-TOO-FAR");
    record.say(Command::Put { to: Some(Point::inches(10, 17)) });
    assert_eq!(record.battle.fighter(1).unwrap().at, Some(Point::inches(10, 17)));
}

/// A wolf strikes with mouth, then claws Off-Hand, or with the claws alone.
#[test]
fn the_war_wolf_fights_with_mouth_then_claws() {
    let field = force(
        "heretic-legions",
        &[json!({"model": "war-wolf-assault-beast"})],
        "new-antioch",
        &[yeoman(&[]), yeoman(&[])],
    );
    let mut record = Record::placed(field, &[(10, 30), (10, 31), (40, 4)]);
    record.activate(0).say(fight("shredding-claws", 1));
    assert!(!record.lists(&fight("chain-maw", 1)), "the claws come last");
}

/// Fortify lasts until it moves.
///
/// Covers F COVER.
#[test]
fn fortify_gives_cover_until_the_engineer_moves() {
    let field = force(
        "new-antioch",
        &[json!({"model": "combat-engineer"})],
        "heretic-legions",
        &[json!({"model": "wretched"})],
    );
    let mut record = Record::placed(field, &[(10, 30), (40, 4)]);
    record.settle_questions();
    record.activate(0).say(act("fortify", None, 0)).dice(&[4, 4]);
    assert!(record.battle.has(0, &"COVER".parse().unwrap()));
    record.say(Command::walk(Some(Point::inches(11, 30))));
    assert!(!record.battle.has(0, &"COVER".parse().unwrap()));
}

/// A failed Risky roll does not end the Activation, once, if its owner wants so.
#[test]
fn an_unholy_trinket_keeps_the_activation() {
    let priest = json!({"model": "heretic-priest", "items": ["unholy-trinket"]});
    let field = force("heretic-legions", &[priest], "new-antioch", &[yeoman(&[])]);
    let mut record = Record::placed(field, &[(10, 30), (40, 4)]);
    record.activate(0).say(Command::Dash).dice(&[1, 2]);
    record.say(Command::Choose { option: 0 });
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })));
}

/// Pills are asked for when their bearer is set up, and act all game.
#[test]
fn martyrdom_pills_are_taken_at_deployment() {
    let pilgrim = json!({"model": "trench-pilgrim", "items": ["martyrdom-pills"]});
    let field = force("trench-pilgrims", &[pilgrim], "new-antioch", &[yeoman(&[])]);
    let mut record = Record::begun(field);
    record.deploy(0);
    assert!(matches!(record.want(), Want::Choose { .. }));
    record.say(Command::Choose { option: 0 });
    assert!(record.battle.has(0, &"NEGATE FEAR".parse().unwrap()));
    assert!(record.battle.fighter(0).unwrap().used.contains(&"Martyrdom Pills".to_owned()));
}

/// Pills before deployment under the other reading; both sides have them, so they roll off.
///
/// Covers C-55 pre_game, SET-06.
#[test]
fn pills_are_a_pre_game_activity_under_the_other_reading() {
    let pilgrim = json!({"model": "trench-pilgrim", "items": ["martyrdom-pills"]});
    let mut field =
        force("trench-pilgrims", std::slice::from_ref(&pilgrim), "trench-pilgrims", std::slice::from_ref(&pilgrim));
    field.ruleset.rulings.pills_when = nml_catalogue::ruling::PillsWhen::PreGame;
    let mut record = Record::zoned(field);
    assert!(matches!(record.want(), Want::RollOff));
    record.dice(&[2, 5]);
    let Want::Choose { options, .. } = record.want() else { panic!() };
    assert_eq!(options.len(), 3, "two activities, and no more");
    record.say(Command::Choose { option: 1 }).say(Command::Choose { option: 0 });
    assert!(record.battle.has(1, &"NEGATE FEAR".parse().unwrap()));
}

/// One activity of each side in turn, the first player first.
///
/// Covers C-47 alternate.
#[test]
fn activities_alternate_under_the_other_reading() {
    let pilgrim = json!({"model": "trench-pilgrim", "items": ["martyrdom-pills"]});
    let mut field =
        force("trench-pilgrims", std::slice::from_ref(&pilgrim), "trench-pilgrims", std::slice::from_ref(&pilgrim));
    field.ruleset.rulings.pills_when = nml_catalogue::ruling::PillsWhen::PreGame;
    field.ruleset.rulings.pregame_order = nml_catalogue::ruling::PregameOrder::Alternate;
    let mut record = Record::zoned(field);
    let step = record.battle.question().cloned().unwrap();
    assert_eq!(record.battle.answerers(&step), vec![0]);
    record.say(Command::Choose { option: 0 }).say(Command::Choose { option: 0 });
    let step = record.battle.question().cloned().unwrap();
    assert_eq!(record.battle.answerers(&step), vec![1], "then the other side");
}

/// With a pilgrim on the wheel a Down is a Minor Hit, and the pilgrim is gone.
#[test]
fn broken_on_the_wheel_a_down_is_a_minor_hit() {
    let models = [json!({"model": "anchorite-shrine"}), json!({"model": "trench-pilgrim"})];
    let field = force("trench-pilgrims", &models, "new-antioch", &[yeoman(&["sword-axe"])]);
    let mut record = Record::zoned(field);
    record.say(Command::Choose { option: 0 }).say(Command::Pick { model: Some(1) });
    assert!(!record.battle.there(1));
    record.deploy_all(&[(10, 30), (44, 44), (10, 31)]);
    record.set(StateChange::Activated { model: 0, activated: true });
    record.first(1);
    record.activate(2).say(fight("sword-axe", 0)).dice_for(6).dice_for(6);
    // TOUGH makes the first Out of Action a Down, and the wheel makes that a Minor Hit.
    assert!(record.battle.fighter(0).unwrap().standing());
    assert_eq!(record.blood(0), 1);
}

/// The first Out of Action of a prophet is No Effect.
#[test]
fn memento_mori_spares_the_prophet_once() {
    let field = force("trench-pilgrims", &[json!({"model": "war-prophet"})], "new-antioch", &[yeoman(&["sword-axe"])]);
    let mut record = Record::placed(field, &[(10, 30), (10, 31)]);
    record.set(StateChange::Activated { model: 0, activated: true });
    record.activate(1).say(fight("sword-axe", 0)).dice_for(6).dice_for(6);
    assert!(record.battle.there(0));
    assert_eq!(record.blood(0), 0);
}

/// A guard may take the hit.
#[test]
fn a_communicant_takes_a_hit_for_a_pilgrim() {
    let models = [json!({"model": "communicant"}), json!({"model": "trench-pilgrim"})];
    let field = force("trench-pilgrims", &models, "new-antioch", &[yeoman(&["bolt-action-rifle"])]);
    let mut record = Record::placed(field, &[(10, 30), (11, 30), (10, 20)]);
    record
        .set(StateChange::Activated { model: 0, activated: true })
        .set(StateChange::Activated { model: 1, activated: true });
    record.activate(2).say(shoot("bolt-action-rifle", 1)).dice_for(4);
    record.say(Command::Pick { model: Some(0) });
    assert!(matches!(record.battle.question(), Some(Step::Injury(roll)) if roll.victim == 0));
}

/// A spell is paid with BLOOD MARKERS of models on the table.
#[test]
fn blood_magic_costs_a_marker_and_adds_an_injury_die() {
    let knight = json!({"model": "hell-knight", "items": ["sword-axe"]});
    let field = force("court", &[knight], "new-antioch", &[yeoman(&[]), yeoman(&[])]);
    let mut record = Record::placed(field, &[(10, 30), (10, 31), (40, 4)]);
    record.set(StateChange::Markers { model: 2, markers: Markers { blood: 1, ..Markers::default() } });
    record.activate(0).say(fight("sword-axe", 1)).dice_for(4);
    let before = record.dice_asked();
    record.say(Command::Call { model: 0, call: "blood-magic".into(), paid: vec![(2, 1)] });
    assert_eq!((record.dice_asked(), record.blood(2)), (before + 1, 0));
}

/// Infection grows by the carrier's nearness.
#[test]
fn a_hound_infects_whoever_is_activated_beside_it() {
    let field = force("black-grail", &[json!({"model": "hound-of-the-black-grail"})], "new-antioch", &[yeoman(&[])]);
    let mut record = Record::placed(field, &[(10, 30), (10, 31)]);
    record.set(StateChange::Activated { model: 0, activated: true });
    // Asked in which order, for what grows first grows nothing yet.
    record.activate(1).say(Command::Choose { option: 0 });
    assert_eq!(record.battle.fighter(1).unwrap().markers.infection, 1);
}

/// Nobody retreats from barbs.
#[test]
fn barbs_hold_an_enemy_fast() {
    let field = force("new-antioch", &[yeoman(&[])], "heretic-legions", &[json!({"model": "wretched"})]);
    let mut field = field;
    field.forces[1].models[0] =
        card(&json!({"faction": "heretic-legions", "mercenaries": ["goetic-warlock"], "models": []}));
    let mut record = Record::placed(field, &[(10, 30), (10, 31)]);
    record.activate(0);
    assert_eq!(record.refused(&Command::Retreat), "E-CANNOT-RETREAT");
}

/// A Field Shrine is set up on the table: it counts as three without its bearer, until a hit destroys it.
///
/// Covers F DEPLOYABLE.
#[test]
fn a_field_shrine_stands_without_its_bearer_until_it_is_hit() {
    let band = [yeoman(&["field-shrine"]), yeoman(&[]), yeoman(&[])];
    let field = force("new-antioch", &band, "new-antioch", &[yeoman(&["sword-axe"]), yeoman(&[])]);
    let mut record = Record::begun(field);
    assert_eq!(record.battle.size(0), 3, "it is not on the table yet");
    record.deploy_all(&[(10, 4), (14, 4), (18, 4), (30, 44), (34, 44)]).first(0);
    assert_eq!((record.battle.size(0), record.battle.breaking_point(0)), (6, 3));
    let out = |model| StateChange::Condition { model, condition: nml_battle::Condition::Out };
    record.set(out(0)).set(out(1));
    assert_eq!((record.battle.size(0), record.battle.casualties(0)), (6, 2), "two of six: no Morale Check is due");
    let hit = Command::Noted { model: 0, source: "Field Shrine".into() };
    assert!(!record.lists(&hit), "nobody acts");
    record.activate(3);
    assert!(record.battle.reminders().iter().any(|r| (r.model, r.source.as_str()) == (0, "Field Shrine")));
    record.say(hit.clone());
    assert_eq!((record.battle.size(0), record.battle.breaking_point(0)), (3, 2));
    assert!(!record.lists(&hit), "it is destroyed once");
    record.say(Command::EndActivation).activate(4).say(Command::EndActivation);
    assert!(matches!(record.battle.question(), Some(Step::Morale { side: 0 })), "two of three");
    record.dice(&[3, 4]);
    assert!(!record.battle.sides[0].shaken);
}

/// A Mercenary against a Yeoman, base to base.
fn hired(faction: &str, mercenary: &str) -> nml_battle::Field {
    let mut field = force(faction, &[], "new-antioch", &[yeoman(&[]), yeoman(&[])]);
    field.forces[0].models = vec![card(&json!({"faction": faction, "mercenaries": [mercenary], "models": []}))];
    field
}

/// Devouring an enemy is a Risky Success Roll, and a Purge has four dice more (WB p.183).
#[test]
fn the_sin_eater_devours_at_risk_and_purges_with_four_dice_more() {
    let mut record = Record::placed(hired("court", "sin-eater"), &[(10, 30), (10, 32), (40, 4)]);
    record.activate(0).say(act("devour-the-guilty", Some(1), 0)).dice(&[3, 4]);
    assert_eq!(record.battle.swallowed_by(0), Some(1));
    assert_eq!(record.refused(&act("devour-a-friend", Some(2), 0)), "E-NOT-NOW", "one at a time");
    record.say(act("purge", None, 0)).dice(&[1, 1, 1, 1, 3, 4]);
    record.say(Command::Put { to: Some(Point::inches(10, 28)) });
    assert!(record.battle.fighter(1).unwrap().down());
    let mut failed = Record::placed(hired("court", "sin-eater"), &[(10, 30), (10, 32), (40, 4)]);
    failed.activate(0).say(act("devour-the-guilty", Some(1), 0)).dice(&[3, 3]);
    assert!(matches!(failed.battle.question(), Some(Step::Activate { side: 1, .. })), "its Activation is over");
}

/// An Engineer's mine lies in the piece of terrain that it touches.
#[test]
fn a_combat_engineer_mines_the_crates_it_touches() {
    let mut field = force("new-antioch", &[json!({"model": "combat-engineer"})], "new-antioch", &[yeoman(&[])]);
    let crates = json!({
        "id": "crates", "kind": "obstacle", "height": "1 in",
        "shape": {"rect": {"corner": {"x": "8 in", "y": "20 in"}, "width": "4 in", "depth": "4 in"}}
    });
    field.terrain = vec![serde_json::from_value(crates).unwrap()];
    let mut record = Record::placed(field, &[(10, 20), (40, 4)]);
    record.activate(0).say(act("set-mine", None, 0)).dice(&[1, 1, 3, 4]);
    assert_eq!(record.battle.mined, ["crates"]);
}

/// A Warband that hires a Combat Biologist brings one more Deed (WB p.173).
#[test]
fn a_combat_biologist_brings_a_deed_into_the_scenario() {
    let mut field = hired("new-antioch", "combat-biologist");
    let before = field.scenario.deeds.len();
    nml_battle::setup::bring_deeds(&mut field);
    assert_eq!(field.scenario.deeds.len(), before + 1);
    assert_eq!(field.scenario.deeds.last().map(|d| d.id.as_str()), Some("gather-knowledge"));
}
