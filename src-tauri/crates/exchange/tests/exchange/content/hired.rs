//! Mercenaries, the Amalgam and what else the April 2026 beta changes, beside rules 1.0.2 if both have it.

use nml_battle::{Command, Condition, Facts, Field, Markers, ModelId, RollResult, StateChange, Step, Want};
use nml_catalogue::card::ModelCard;
use nml_catalogue::effect::InjuryResult;
use serde_json::{Value, json};

use super::record::{Record, force_by};

const RULES: &str = "official-1.0.2";
const BETA: &str = "beta-2026-04";

fn fight(weapon: &str, target: ModelId) -> Command {
    Command::Fight { weapon: weapon.into(), target, facts: Facts::default() }
}

fn shoot(weapon: &str, target: ModelId) -> Command {
    Command::Shoot { weapon: weapon.into(), target: target.into(), facts: Facts::default() }
}

fn act(action: &str, target: Option<ModelId>, outcome: u8) -> Command {
    Command::Use { action: action.into(), target, outcome, paid: Vec::new() }
}

fn bleeds(record: &mut Record, model: ModelId, blood: u8) {
    record.set(StateChange::Markers { model, markers: Markers { blood, blessing: 0, infection: 0 } });
}

/// The card of a Mercenary in the service of a faction.
fn hired(pack: &str, faction: &str, mercenary: &Value) -> ModelCard {
    let list = json!({"faction": faction, "mercenaries": [mercenary], "models": []});
    let shipped = nml_exchange::pack::shipped(pack).unwrap().unwrap();
    let roster = nml_exchange::list::read(&serde_json::to_vec(&list).unwrap(), &shipped.catalogue).unwrap().0;
    nml_warband::muster_waived(&roster, &shipped.catalogue).unwrap().sheets.pop().unwrap()
}

/// One side with this Mercenary after its models, against the other.
fn with(pack: &str, mercenary: &str, one: (&str, &[Value]), other: (&str, &[Value])) -> Field {
    let mut field = force_by(pack, one, other);
    field.forces[0].models.push(hired(pack, one.0, &json!(mercenary)));
    field
}

/// What this source brings to the pending roll, if anything.
fn brings(record: &Record, source: &str) -> Option<i8> {
    let modifiers = match record.battle.question() {
        Some(Step::Success(roll)) => record.battle.success_why(roll).modifiers,
        Some(Step::Injury(roll)) => record.battle.injury_why(roll).modifiers,
        other => panic!("{other:?}"),
    };
    modifiers.iter().find(|m| m.name == source).map(|m| m.value)
}

fn trooper() -> Value {
    json!({"model": "heretic-trooper"})
}

/// Through closed doors at 18″: FIRE, and one more marker for a model of a Fallen Warband, with any result.
#[test]
fn the_judgement_of_a_witchburner_is_a_shot_that_never_does_worse_than_down() {
    let set_up = |far: i32| {
        let armoured = json!({"model": "heretic-trooper", "items": ["standard-armour"]});
        let field = with(BETA, "witchburner", ("new-antioch", &[]), ("heretic-legions", &[armoured]));
        let mut record = Record::placed(field, &[(10, 30), (10, 30 - far)]);
        record.activate(0);
        record
    };
    let mut record = set_up(15);
    record.say(act("divine-judgement", Some(1), 0)).dice_for(5);
    let roll = record.battle.question().cloned().unwrap();
    assert_eq!(record.battle.spared(&roll), ["Divine Judgement"], "said before the dice");
    let said = record.said(6);
    let RollResult::Injury { rolled, applied, by } = said else { panic!("{said:?}") };
    assert_eq!((rolled, applied), (InjuryResult::OutOfAction, InjuryResult::Down));
    assert_eq!(by, ["Divine Judgement"]);
    assert_eq!(record.blood(1), 3, "Down, FIRE, and Found Guilty");
    let mut spared = set_up(15);
    spared.say(act("divine-judgement", Some(1), 0)).dice_for(5).dice_for(1);
    assert_eq!(spared.blood(1), 2, "No Effect, but FIRE and Found Guilty");
    assert!(!set_up(20).lists(&act("divine-judgement", Some(1), 0)), "beyond 18 inches");
}

#[test]
fn only_elite_enemies_hold_a_witchburner_back() {
    let heretics = [trooper(), json!({"model": "heretic-priest"})];
    let field = |pack| with(pack, "witchburner", ("new-antioch", &[]), ("heretic-legions", &heretics));
    let beside = |pack| Record::placed(field(pack), &[(10, 30), (10, 31), (11, 30)]);
    let held = |record: &Record, by: ModelId| (record.battle.holds_back(0, by), record.battle.may_react(0, by));
    let (plain, beta) = (beside(RULES), beside(BETA));
    assert_eq!((held(&plain, 1), held(&plain, 2)), ((true, true), (true, true)));
    assert_eq!((held(&beta, 1), held(&beta, 2)), ((false, false), (true, true)));
}

/// CRITICAL and FIRE: a Minor Hit burns, and finds guilty.
#[test]
fn the_gavel_of_the_beta_burns() {
    let blood = |pack| {
        let field = with(pack, "witchburner", ("new-antioch", &[]), ("court", &[json!({"model": "wretched"})]));
        let mut record = Record::placed(field, &[(10, 30), (10, 31)]);
        record.activate(0).say(fight("gavel-of-justice", 1)).dice_for(4);
        // 2 and 2: a Minor Hit.
        record.dice_for(2);
        record.blood(1)
    };
    assert_eq!(blood(RULES), 1 + 1, "one on who is neither BLACK GRAIL, DEMONIC nor HERETIC");
    assert_eq!(blood(BETA), 1 + 1 + 1, "FIRE, and one for the Fallen");
}

/// A ranged attack without an Injury Roll: markers double, up to six; a target without markers gets one.
#[test]
fn the_gaze_of_a_warlock_doubles_blood() {
    let gaze = |blood: u8, face: u8| {
        let field =
            with(BETA, "goetic-warlock", ("heretic-legions", &[]), ("new-antioch", &[json!({"model": "yeoman"})]));
        let mut record = Record::placed(field, &[(10, 30), (10, 20)]);
        bleeds(&mut record, 1, blood);
        record.activate(0).say(act("necrotic-gaze", Some(1), 0)).dice_for(face);
        assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })), "{:?}", record.battle.question());
        record.blood(1)
    };
    assert_eq!([gaze(0, 5), gaze(1, 5), gaze(3, 5), gaze(4, 5), gaze(3, 1)], [1, 2, 6, 6, 3]);
}

/// Two BLOOD MARKERS of enemies or of the Wretched open it; those of other friends do not.
#[test]
fn the_portal_of_a_warlock_is_paid_by_enemies_and_wretched() {
    let heretics = [json!({"model": "wretched"}), trooper()];
    let field =
        with(BETA, "goetic-warlock", ("heretic-legions", &heretics), ("new-antioch", &[json!({"model": "yeoman"})]));
    let mut record = Record::placed(field, &[(20, 30), (22, 30), (10, 30), (10, 20)]);
    for model in [0, 1, 3] {
        bleeds(&mut record, model, 2);
    }
    record.activate(2);
    let portal = |paid: &[(ModelId, u8)]| Command::Use {
        action: "goetic-portal".into(),
        target: None,
        outcome: 0,
        paid: paid.to_vec(),
    };
    assert_eq!(record.refused(&portal(&[(1, 2)])), "E-CANNOT-PAY");
    assert_eq!(record.refused(&portal(&[])), "E-CANNOT-PAY");
    assert!(record.lists(&portal(&[(0, 2)])) && record.lists(&portal(&[(0, 1), (3, 1)])));
    record.say(portal(&[(0, 1), (3, 1)]));
    assert!(matches!(record.want(), Want::Put(_)), "without a roll it is set up again");
    assert_eq!((record.blood(0), record.blood(1), record.blood(3)), (1, 2, 1));
}

#[test]
fn whoever_is_activated_beside_a_warlock_bleeds() {
    let blood = |pack| {
        let field =
            with(pack, "goetic-warlock", ("heretic-legions", &[]), ("new-antioch", &[json!({"model": "yeoman"})]));
        let mut record = Record::placed(field, &[(10, 30), (10, 31)]);
        record.activate(1);
        assert!(!record.lists(&Command::Retreat));
        record.blood(1)
    };
    assert_eq!((blood(RULES), blood(BETA)), (0, 1));
}

/// +1 INJURY MODIFIER for each BLOOD MARKER; a critical drops armour and brings a die.
#[test]
fn vengeful_scripture_hurts_more_who_bleeds_more() {
    let read = |blood: u8, face: u8| {
        let priest = json!({"model": "heretic-priest", "items": ["reinforced-armour"]});
        let field = with(BETA, "scripture-guardian", ("new-antioch", &[]), ("heretic-legions", &[priest]));
        let mut record = Record::placed(field, &[(10, 30), (10, 22)]);
        bleeds(&mut record, 1, blood);
        record.activate(0).say(shoot("vengeful-scripture", 1)).dice_for(face);
        (brings(&record, "Vengeful Scripture"), brings(&record, "Reinforced Armour"))
    };
    assert_eq!(read(3, 4), (Some(3), Some(-2)));
    assert_eq!(read(0, 4), (None, Some(-2)));
    assert_eq!(read(0, 6), (Some(1), None), "a die, and no armour");
}

/// The second sacrament passes over weapons that strike wide already, in the beta over heavy and fast ones too.
#[test]
fn the_sacrament_of_wrath_passes_over_some_weapons() {
    let given = |pack: &str, weapon: &str| {
        let gunner = json!({"model": "mechanized-heavy-infantry", "items": [weapon]});
        let field = with(pack, "mendelist-ammo-monk", ("new-antioch", &[gunner]), ("heretic-legions", &[trooper()]));
        let mut record = Record::placed(field, &[(10, 30), (11, 30), (10, 20)]);
        record.activate(1).say(act("ammunition-sacrament", Some(0), 1)).dice_for(5).say(Command::EndActivation);
        record.activate(0).say(shoot(weapon, 2));
        let attack = record.battle.question().unwrap().attack().unwrap().clone();
        record.battle.blast(&attack) == Some(2)
    };
    let weapons = ["bolt-action-rifle", "machine-gun", "heavy-flamethrower", "grenade-launcher"];
    assert_eq!(weapons.map(|weapon| given(RULES, weapon)), [true, true, false, false]);
    assert_eq!(weapons.map(|weapon| given(BETA, weapon)), [true, false, false, false]);
}

/// A shot that misses it before it acted in Turn 1 places the marker too.
#[test]
fn a_cruel_helmet_draws_blood_when_it_is_aimed_at() {
    let wretched = json!({"model": "wretched", "items": ["cruel-helmet"]});
    let rifle = json!({"model": "yeoman", "items": ["bolt-action-rifle"]});
    let field = force_by(RULES, ("new-antioch", &[rifle]), ("court", &[wretched]));
    let mut record = Record::placed(field, &[(10, 30), (10, 24)]);
    assert_eq!(record.battle.fighter(1).unwrap().condition, Condition::Down);
    let before = record.blood(1);
    record.activate(0).say(shoot("bolt-action-rifle", 1)).dice_for(1);
    assert_eq!(record.blood(1), before + 1);
}

/// Up to 40 mm it pushes, no further.
#[test]
fn the_kalkan_pushes_bases_up_to_forty_millimetres() {
    let pushes = |enemy: &str| {
        let bull = json!({"model": "brazen-bull", "items": ["iron-wall-kalkan"]});
        let field = force_by(RULES, ("iron-sultanate", &[bull]), ("heretic-legions", &[json!({"model": enemy})]));
        let mut record = Record::placed(field, &[(10, 30), (10, 32)]);
        record.set(StateChange::Position { model: 1, at: Some(nml_catalogue::Point::inches(12, 30)) });
        record.activate(0);
        record.lists(&act("kalkan-push", Some(1), 0))
    };
    assert!(pushes("heretic-trooper") && pushes("heretic-priest") && !pushes("war-wolf-assault-beast"));
    let knight = force_by(
        RULES,
        ("iron-sultanate", &[json!({"model": "brazen-bull", "items": ["iron-wall-kalkan"]})]),
        ("court", &[json!({"model": "hell-knight"})]),
    );
    let mut record = Record::placed(knight, &[(10, 30), (12, 30)]);
    record.activate(0);
    assert!(record.lists(&act("kalkan-push", Some(1), 0)), "a base of 40 mm");
}

/// A Success Roll of two or less: the grenade goes off at its thrower.
///
/// Covers F FUMBLE.
#[test]
fn holy_grenades_and_demonic_auras_are_fumbled_in_the_beta() {
    for (faction, thrower, grenade) in [
        ("trench-pilgrims", "war-prophet", "holy-grenade"),
        ("heretic-legions", "heretic-priest", "demonic-aura-grenade"),
    ] {
        let comes_back = |pack: &str| {
            let thrower = json!({"model": thrower, "items": [grenade]});
            let field = force_by(pack, (faction, &[thrower]), ("court", &[json!({"model": "wretched"})]));
            let mut record = Record::placed(field, &[(10, 30), (10, 24)]);
            record.activate(0).say(shoot(grenade, 1)).dice_for(1);
            matches!(record.battle.question(), Some(Step::Caught { attack, .. }) if attack.target.is(0))
        };
        assert_eq!((comes_back(RULES), comes_back(BETA)), (false, true), "{grenade}");
    }
}

fn grail() -> [Value; 2] {
    [json!({"model": "amalgam"}), json!({"model": "grail-thrall"})]
}

/// −2 INJURY DICE against it; a Down enemy under its feet is trampled.
#[test]
fn the_amalgam_of_the_beta_is_corpulent_and_tramples() {
    let knight = json!({"model": "hell-knight", "items": ["great-hammer-maul"]});
    let field = force_by(BETA, ("black-grail", &grail()), ("court", &[knight]));
    let mut record = Record::placed(field, &[(10, 30), (20, 40), (12, 30)]);
    record.activate(2).say(fight("great-hammer-maul", 0)).dice_for(5);
    assert_eq!(brings(&record, "Corpulent"), Some(-2));
    let field = force_by(BETA, ("black-grail", &grail()), ("court", &[json!({"model": "hell-knight"})]));
    let mut record = Record::placed(field, &[(10, 30), (20, 40), (12, 30)]);
    record.activate(0);
    assert!(!record.lists(&act("trample", Some(2), 0)), "it stands");
    let field = force_by(BETA, ("black-grail", &grail()), ("court", &[json!({"model": "hell-knight"})]));
    let mut record = Record::placed(field, &[(10, 30), (20, 40), (12, 30)]);
    record.set(StateChange::Condition { model: 2, condition: Condition::Down });
    record.activate(0);
    assert!(record.lists(&act("trample", Some(2), 0)));
}

/// What dies beside it takes a BLOOD MARKER off it; what dies on 40 mm or more makes it TOUGH again.
#[test]
fn the_amalgam_absorbs_what_dies_beside_it() {
    let knight = json!({"model": "hell-knight", "items": ["great-hammer-maul"]});
    let field = force_by(BETA, ("black-grail", &grail()), ("court", &[knight, json!({"model": "wretched"})]));
    let mut record = Record::placed(field, &[(10, 30), (13, 31), (12, 30), (40, 4)]);
    // 12 − 1: Out of Action, which TOUGH makes Down.
    record.activate(2).say(fight("great-hammer-maul", 0)).dice_for(6).dice_for(6);
    assert!(record.battle.fighter(0).unwrap().tough_spent);
    record.say(Command::EndActivation);
    bleeds(&mut record, 0, 3);
    record.activate(1).say(fight("thrall-pummel", 2)).dice_for(6).dice_for(6);
    assert_eq!(record.battle.fighter(2).unwrap().condition, Condition::Out);
    assert_eq!((record.blood(0), record.battle.fighter(0).unwrap().tough_spent), (2, false));
}

#[test]
fn a_small_death_beside_the_amalgam_leaves_its_tough_spent() {
    let court = [json!({"model": "hell-knight", "items": ["great-hammer-maul"]}), json!({"model": "wretched"})];
    let field = force_by(BETA, ("black-grail", &grail()), ("court", &court));
    let mut record = Record::placed(field, &[(10, 30), (10, 33), (12, 30), (10, 32)]);
    record.activate(2).say(fight("great-hammer-maul", 0)).dice_for(6).dice_for(6).say(Command::EndActivation);
    bleeds(&mut record, 0, 3);
    record.activate(1).say(fight("thrall-pummel", 3)).dice_for(6).dice_for(6);
    assert_eq!(record.battle.fighter(3).unwrap().condition, Condition::Out);
    assert_eq!((record.blood(0), record.battle.fighter(0).unwrap().tough_spent), (2, true));
}

/// A Lord of Tumours with the Blessings of a Strain, and a Grail Thrall that has it.
fn blessed(strain: &str, option: u8) -> Record {
    let lord = json!({"model": "lord-of-tumours", "items": ["blessings-of-beelzebub"]});
    let thrall = json!({"model": "grail-thrall", "options": [strain]});
    let shooter = json!({"model": "yeoman", "items": ["bolt-action-rifle"]});
    let field = force_by(BETA, ("black-grail", &[lord, thrall]), ("new-antioch", &[shooter]));
    let mut record = Record::zoned(field);
    let Want::Choose { options, .. } = record.want() else { panic!() };
    assert_eq!(options, ["Blessings of Beelzebub (Lord of Tumours)", "No more"]);
    record.say(Command::Choose { option: 0 });
    let Want::Choose { options, .. } = record.want() else { panic!() };
    assert_eq!(options, ["Bolgia's Gut", "Hellfly Host", "Leech Grip", "Tapeworm Throng"]);
    record.say(Command::Choose { option });
    record
}

#[test]
fn blessed_tapeworms_cost_a_long_shot_two_dice() {
    let long = |option: u8| {
        let mut record = blessed("tapeworm-throng", option);
        record.deploy_all(&[(40, 44), (10, 34), (10, 18)]).first(1).activate(2).say(shoot("bolt-action-rifle", 1));
        brings(&record, "Blessings of Beelzebub")
    };
    assert_eq!((long(3), long(0)), (Some(-1), None));
}

#[test]
fn blessed_hellflies_have_undead_fortitude() {
    let hit = |option: u8| {
        let mut record = blessed("hellfly-host", option);
        record
            .deploy_all(&[(40, 44), (10, 30), (10, 24)])
            .first(1)
            .activate(2)
            .say(shoot("bolt-action-rifle", 1))
            .dice_for(5);
        brings(&record, "Blessings of Beelzebub")
    };
    assert_eq!((hit(1), hit(2)), (Some(-1), None));
}

/// A die of 5 is three of a D3, in place of the one that a plain Leech Grip draws.
#[test]
fn a_blessed_leech_grip_bleeds_by_a_die() {
    let mut record = blessed("leech-grip", 2);
    record.deploy_all(&[(40, 44), (10, 31), (10, 30)]).first(1).activate(2).say(Command::Retreat);
    assert_eq!(record.blood(2), 0);
    record.dice(&[5]);
    assert_eq!(record.blood(2), 3);
    let mut plain = blessed("leech-grip", 0);
    plain.deploy_all(&[(40, 44), (10, 31), (10, 30)]).first(1).activate(2).say(Command::Retreat);
    assert_eq!(plain.blood(2), 1);
}
