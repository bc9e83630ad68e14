//! Attacks as records with literal dice: what each modifier does, and what else weapons do.

use super::kit::{self, Record};
use nml_battle::{
    Command, Condition, Event, Facts, Markers, ModelId, ModifierKind, RollResult, Spend, StateChange, Step,
};
use nml_catalogue::Point;
use nml_catalogue::card::ModelCard;
use nml_catalogue::effect::InjuryResult;

fn shoot(weapon: &str, target: ModelId) -> Command {
    Command::Shoot { weapon: weapon.into(), target: target.into(), facts: Facts::default() }
}

fn fight(weapon: &str, target: ModelId) -> Command {
    Command::Fight { weapon: weapon.into(), target, facts: Facts::default() }
}

fn rifleman(id: u32) -> ModelCard {
    kit::gun(kit::model(id, "Rifleman"), "rifle", 24, &[])
}

fn swordsman(id: u32) -> ModelCard {
    kit::blade(kit::model(id, "Swordsman"), "sword", 1, &[])
}

/// Shooter 0 and target 1 ten inches apart; a spare on each side, far away.
fn range(shooter: ModelCard, target: ModelCard) -> Record {
    let field = kit::field(vec![shooter, kit::model(8, "Spare")], vec![target, kit::model(9, "Spare")]);
    let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, 20), (44, 4)]);
    record.activate(0);
    record
}

/// Fighters 0 and 2″ base contact or nearly so.
fn scrap(a: ModelCard, b: ModelCard) -> Record {
    let field = kit::field(vec![a, kit::model(8, "Spare")], vec![b, kit::model(9, "Spare")]);
    let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, 31), (44, 4)]);
    record.activate(0);
    record
}

fn set(record: &mut Record, change: StateChange) {
    record.say(Command::SetRight { change, reason: "as it lies".into() });
}

fn down(record: &mut Record, model: ModelId) {
    set(record, StateChange::Condition { model, condition: Condition::Down });
}

fn blood(record: &mut Record, model: ModelId, blood: u8) {
    set(record, StateChange::Markers { model, markers: Markers { blood, ..Markers::default() } });
}

/// The names and values of the pending roll's modifiers.
fn why(record: &Record) -> Vec<(String, i8)> {
    let named = |m: &nml_battle::Modifier| (m.name.clone(), m.value);
    match record.battle.question() {
        Some(Step::Success(roll)) => record.battle.success_why(roll).modifiers.iter().map(named).collect(),
        Some(Step::Injury(roll)) => record.battle.injury_why(roll).modifiers.iter().map(named).collect(),
        other => panic!("no roll with modifiers: {other:?}"),
    }
}

/// Covers V-05, ATK-04, ATK-06, ROL-06.
#[test]
fn v_05_ranged_and_cover_cancel() {
    let mut shooter = rifleman(0);
    shooter.ranged = Some(1);
    let mut record = range(shooter, kit::model(1, "Kell"));
    let facts = Facts { cover: Some(true), ..Facts::default() };
    record.say(Command::Shoot { weapon: "rifle".into(), target: 2.into(), facts });
    assert_eq!(why(&record), vec![("Ranged".into(), 1), ("Cover".into(), -1)], "both count");
    let step = record.battle.question().unwrap();
    assert_eq!(record.battle.faces_asked(step), Some(2), "and cancel");
    record.dice(&[4, 3]);
    assert!(matches!(record.battle.question(), Some(Step::Injury(_))), "7 hits");
}

/// Covers V-10, ATK-04, ATK-05, ATK-06, MRK-03, ROL-05.
#[test]
fn v_10_a_captains_shot_with_two_blood_spent_misses() {
    let mut captain = kit::gun(kit::model(0, "Captain"), "halberd-gun", 24, &["ASSAULT"]);
    captain.ranged = Some(2);
    captain.weapons[0].dice = 1;
    let field = kit::field(vec![captain, kit::model(8, "Spare")], vec![kit::model(1, "Kell")]);
    let mut record = Record::placed(field, &[(10, 40), (44, 44), (10, 23)]);
    blood(&mut record, 0, 2);
    record.activate(0);
    let facts = Facts { cover: Some(true), ..Facts::default() };
    record.say(Command::Shoot { weapon: "halberd-gun".into(), target: 2.into(), facts });
    record.say(Command::Spend { side: 1, markers: Spend { blood: 2, ..Spend::default() } });
    // +2 +1 −1 cover −1 long −2 blood = −1: three dice, the two lowest count.
    record.dice(&[2, 3, 5]);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })));
    assert_eq!(record.blood(0), 0, "the markers are gone");
}

/// Covers ATK-06, ATK-07, F-10.
#[test]
fn cover_can_be_stated_again_before_the_dice() {
    let mut record = range(rifleman(0), kit::model(1, "Kell"));
    record.say(shoot("rifle", 2));
    assert_eq!(why(&record), vec![]);
    record.say(Command::State { facts: Facts { cover: Some(true), elevated: Some(true), ..Facts::default() } });
    assert_eq!(why(&record), vec![("Elevated".into(), 1), ("Cover".into(), -1)]);
}

/// Covers ACT-26.
#[test]
fn nobody_shoots_with_an_enemy_within_an_inch() {
    let both = kit::blade(rifleman(0), "bayonet", 2, &[]);
    let beside = scrap(both.clone(), kit::model(1, "Kell"));
    assert_eq!(beside.refused(&shoot("rifle", 2)), "E-ENEMY-1IN");
    assert_eq!(beside.refused(&shoot("rifle", 3)), "E-ENEMY-1IN", "nor at somebody else");
    // Two inches between the centres: a little more than one between the rims.
    let mut clear = scrap(both, kit::model(1, "Kell"));
    clear.at(2, 10, 32).say(shoot("rifle", 2));
}

/// Covers ACT-27, KW-01, F ASSAULT.
#[test]
fn after_a_charge_or_a_fight_only_assault_weapons_shoot() {
    for (words, after) in [(vec![], Some("E-FOUGHT-NO-ASSAULT")), (vec!["ASSAULT"], None)] {
        let both = || kit::blade(kit::gun(kit::model(0, "Piers"), "carbine", 96, &words), "sword", 1, &[]);
        let verdict = |record: &Record, target| {
            nml_battle::decide(&record.battle, &shoot("carbine", target)).err().map(|r| r.code.to_owned())
        };
        // A Charge that falls short, so that nobody is near: 6 + 1 of the ten inches.
        let mut charged = range(both(), kit::model(1, "Kell"));
        charged.say(Command::charge(2)).dice(&[1]).say(Command::stop(Some(Point::inches(10, 23)), false));
        assert_eq!(verdict(&charged, 2).as_deref(), after, "{words:?}");
        // A Fight that leaves nobody near.
        let mut fought = scrap(both(), kit::model(1, "Kell"));
        fought.say(fight("sword", 2)).dice(&[4, 4]).dice(&[5, 5]);
        assert_eq!(verdict(&fought, 3).as_deref(), after, "{words:?}");
    }
}

/// Covers ACT-34, ACT-04.
#[test]
fn a_weapon_that_says_so_is_fired_in_a_second_shoot_and_no_third() {
    use nml_catalogue::effect::{Effect, What, When};
    let mut gunner = kit::gun(rifleman(0), "submachine-gun", 24, &[]);
    let again = Effect { when: When::Always, conditions: Vec::new(), what: vec![What::ExtraShoot] };
    gunner.weapons[1].effects.push(again);
    let mut plain = range(gunner.clone(), kit::model(1, "Kell"));
    plain.say(shoot("rifle", 2)).dice(&[1, 1]);
    assert_eq!(plain.refused(&shoot("rifle", 2)), "E-ACTION-REPEATED");
    assert_eq!(plain.refused(&shoot("submachine-gun", 2)), "E-ACTION-REPEATED", "one Shoot, whatever is fired");
    let mut record = range(gunner, kit::model(1, "Kell"));
    record.say(shoot("submachine-gun", 2)).dice(&[1, 1]);
    assert_eq!(record.refused(&shoot("rifle", 2)), "E-ACTION-REPEATED", "with that weapon alone");
    record.say(shoot("submachine-gun", 2)).dice(&[1, 1]);
    assert_eq!(record.refused(&shoot("submachine-gun", 2)), "E-ACTION-REPEATED");
}

/// Covers ATK-16, ACT-27.
#[test]
fn a_grenade_is_thrown_as_a_shot_with_the_ranged_characteristic() {
    let mut thrower = swordsman(0);
    thrower.ranged = Some(1);
    thrower.weapons.push(kit::weapon("grenade", nml_catalogue::card::WeaponKind::Grenade, 0, Some(8), &[]));
    let mut record = range(thrower, kit::model(1, "Kell"));
    assert_eq!(record.refused(&shoot("grenade", 2)), "E-OUT-OF-RANGE");
    assert_eq!(record.refused(&fight("grenade", 2)), "E-NO-MELEE-WEAPON");
    // From 10, 26 it is six inches less 25 mm: more than half of eight.
    record.say(Command::walk(Some(Point::inches(10, 26)))).say(shoot("grenade", 2));
    assert_eq!(why(&record), vec![("Ranged".into(), 1), ("Long".into(), -1)]);
    record.dice(&[4, 3]).dice(&[1, 2]);
    assert_eq!(record.blood(2), 1);
    assert_eq!(record.refused(&shoot("grenade", 2)), "E-ACTION-REPEATED", "it was the Shoot");
    assert_eq!(record.refused(&fight("sword", 2)), "E-SHOT-NO-ASSAULT");
}

/// Covers ATK-13, KW-07, F FEAR, F NEGATE.
#[test]
fn atk_13_fear_costs_a_die_unless_negated() {
    let fearful = kit::keywords(swordsman(1), &["FEAR"]);
    let mut record = scrap(swordsman(0), fearful.clone());
    record.say(fight("sword", 2));
    assert_eq!(why(&record), vec![("FEAR".into(), -1)]);
    let mut brave = scrap(kit::keywords(swordsman(0), &["NEGATE FEAR"]), fearful);
    brave.say(fight("sword", 2));
    assert_eq!(why(&brave), vec![]);
    let mut dreadful = scrap(kit::keywords(swordsman(0), &["FEAR"]), kit::keywords(swordsman(1), &["FEAR"]));
    dreadful.say(fight("sword", 2));
    assert_eq!(why(&dreadful), vec![], "who is feared himself fears nobody");
}

/// Covers ATK-14, KW-03, F BLOCK.
#[test]
fn c_42_block_counts_after_a_charge_only() {
    let polearm = kit::blade(kit::model(1, "Guard"), "polearm", 2, &["BLOCK"]);
    let mut standing = scrap(swordsman(0), polearm.clone());
    standing.say(fight("sword", 2));
    assert_eq!(why(&standing), vec![]);
    let field = kit::field(vec![swordsman(0), kit::model(8, "Spare")], vec![polearm]);
    let mut record = Record::placed(field, &[(10, 30), (44, 44), (10, 25)]);
    record.activate(0).say(Command::charge(2)).dice(&[4]);
    record.say(Command::stop(Some(Point::inches(10, 26)), false));
    record.say(fight("sword", 2));
    assert_eq!(why(&record), vec![("BLOCK".into(), -1)]);
}

/// Covers X-17, ATK-12, KW-04, F CLEAVE, ACT-29.
#[test]
fn x_17_two_cleaving_weapons_make_four_attacks_the_last_two_off_hand() {
    let two = kit::blade(kit::blade(kit::model(0, "Brute"), "cleaver", 1, &["CLEAVE 2"]), "hook", 1, &["CLEAVE 2"]);
    let mut record = scrap(two, kit::keywords(kit::model(1, "Ogre"), &["TOUGH"]));
    record.say(fight("cleaver", 2)).dice(&[1, 1]);
    record.say(fight("cleaver", 2)).dice(&[1, 1]);
    for _ in 0..2 {
        record.say(fight("hook", 2));
        assert_eq!(why(&record), vec![("Off-hand".into(), -1)]);
        record.dice(&[1, 1, 1]);
    }
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })), "four attacks and no more");
    assert_eq!(record.refused(&fight("cleaver", 2)), "E-ACTION-REPEATED");
}

/// Covers ATK-09, F AUTOMATIC, F RELOAD, ACT-26.
#[test]
fn atk_09_automatic_targets_stand_together_and_reload_ends_the_activation() {
    let gunner = kit::gun(kit::model(0, "Gunner"), "machine-gun", 36, &["AUTOMATIC 3", "RELOAD"]);
    let field = kit::field(vec![gunner], vec![kit::model(1, "Kell"), kit::model(2, "Far")]);
    let mut record = Record::placed(field, &[(10, 40), (10, 20), (30, 20)]);
    record.activate(0).say(shoot("machine-gun", 1)).dice(&[1, 1, 1]);
    assert_eq!(record.refused(&shoot("machine-gun", 2)), "E-TARGETS-APART");
    record.say(shoot("machine-gun", 1)).dice(&[1, 1, 1]);
    record.say(shoot("machine-gun", 1)).dice(&[1, 1, 1]);
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })), "RELOAD");
}

/// Covers ATK-09, ATK-10.
#[test]
fn atk_09_a_target_out_of_action_still_holds_the_next_within_six_inches_of_where_it_fell() {
    let gunner = kit::gun(kit::model(0, "Gunner"), "machine-gun", 36, &["AUTOMATIC 3"]);
    let enemies = vec![kit::model(1, "Kell"), kit::model(2, "Far"), kit::model(3, "Near")];
    let mut record = Record::placed(kit::field(vec![gunner], enemies), &[(10, 40), (10, 20), (30, 20), (14, 20)]);
    record.activate(0).say(shoot("machine-gun", 1)).dice(&[6, 6, 6]).dice(&[6, 6, 6]);
    assert!(!record.battle.fighter(1).unwrap().on_table(), "a critical hit");
    assert_eq!(record.refused(&shoot("machine-gun", 2)), "E-TARGETS-APART");
    record.say(shoot("machine-gun", 3));
}

/// Covers X-11, INJ-17, F FLAMETHROWER, F DEMONIC.
#[test]
fn a_flamethrower_needs_no_success_roll_and_x_11_fire_burns_even_for_nothing() {
    let mut burner = kit::gun(kit::model(0, "Burner"), "flamethrower", 12, &["FIRE", "FLAMETHROWER"]);
    burner.weapons[0].injury_dice = -1;
    let plain = kit::armour(kit::model(1, "Kell"), "Machine Armour", -3);
    for (target, expected) in [(plain.clone(), 1), (kit::keywords(plain, &["DEMONIC"]), 0)] {
        let mut record = range(burner.clone(), target);
        record.say(shoot("flamethrower", 2)).dice(&[1, 1, 2]);
        assert_eq!(record.blood(2), expected);
    }
}

/// Covers X-16, F SHOTGUN.
#[test]
fn x_16_a_shotgun_pays_for_long_range_with_an_injury_die() {
    let mut record = range(kit::gun(kit::model(0, "Gun"), "shotgun", 12, &["SHOTGUN"]), kit::model(1, "Kell"));
    record.say(shoot("shotgun", 2));
    assert_eq!(why(&record), vec![]);
    record.dice(&[4, 4]);
    assert_eq!(why(&record), vec![("SHOTGUN".into(), -1)]);
}

/// Covers X-12, INJ-08, INJ-11.
#[test]
fn x_12_a_down_model_takes_two_markers_and_stays_down() {
    let mut record = scrap(swordsman(0), kit::model(1, "Kell"));
    down(&mut record, 2);
    record.say(fight("sword", 2)).dice(&[4, 4]);
    assert_eq!(why(&record), vec![("Target Down".into(), 1)]);
    record.dice(&[4, 3, 1]);
    assert_eq!(record.blood(2), 2);
    assert!(record.battle.fighter(2).unwrap().down());
}

/// Covers INJ-11.
#[test]
fn a_shot_at_a_down_model_has_no_more_dice() {
    let mut record = range(rifleman(0), kit::model(1, "Kell"));
    down(&mut record, 2);
    record.say(shoot("rifle", 2));
    assert_eq!(why(&record), vec![]);
    record.dice(&[4, 4]);
    assert_eq!(why(&record), vec![], "that is for melee");
}

/// Covers X-10, MRK-02.
#[test]
fn x_10_a_seventh_marker_is_ignored() {
    let mut record = range(rifleman(0), kit::model(1, "Kell"));
    blood(&mut record, 2, 6);
    record.say(shoot("rifle", 2)).dice(&[4, 4]).dice(&[1, 2]);
    assert_eq!(record.blood(2), 6);
}

/// Covers X-09, INJ-10, INJ-11, MRK-04, MRK-06.
#[test]
fn x_09_critical_down_blood_and_blessing_add_up() {
    let mut record = scrap(swordsman(0), kit::model(1, "Kell"));
    down(&mut record, 2);
    set(&mut record, StateChange::Markers { model: 2, markers: Markers { blood: 1, blessing: 1, infection: 0 } });
    record.say(fight("sword", 2)).dice(&[6, 6]);
    record.say(Command::Spend { side: 0, markers: Spend { blood: 1, ..Spend::default() } });
    record.say(Command::Spend { side: 1, markers: Spend { blessing: 1, ..Spend::default() } });
    let Some(Step::Injury(roll)) = record.battle.question() else { panic!() };
    let why = record.battle.injury_why(roll);
    assert_eq!(nml_battle::net(&why.modifiers, ModifierKind::InjuryDice), 2);
}

/// Covers V-23, INJ-12, F ARMOUR PIERCING, F IGNORE ARMOUR.
#[test]
fn v_23_armour_piercing_moves_the_sum_of_armour_by_one() {
    let suited = || kit::armour(kit::armour(kit::model(1, "Kell"), "Standard Armour", -1), "Trench Shield", -1);
    for (words, modifier) in [(vec![], -2), (vec!["ARMOUR PIERCING"], -1), (vec!["IGNORE ARMOUR"], 0)] {
        let mut record = range(kit::gun(kit::model(0, "Gun"), "gun", 24, &words), suited());
        record.say(shoot("gun", 2)).dice(&[4, 4]);
        let Some(Step::Injury(roll)) = record.battle.question() else { panic!() };
        assert_eq!(record.battle.injury_why(roll).spec.modifier, modifier, "{words:?}");
    }
}

/// Covers MRK-07, MRK-08.
#[test]
fn mrk_08_initiative_says_who_declares_first() {
    let mut record = range(rifleman(0), kit::model(1, "Kell"));
    set(&mut record, StateChange::Markers { model: 0, markers: Markers { blood: 1, blessing: 1, infection: 0 } });
    record.say(shoot("rifle", 2)).say(Command::SpendFirst { side: 1 });
    let mine = Command::Spend { side: 0, markers: Spend { blessing: 1, ..Spend::default() } };
    assert_eq!(record.refused(&mine), "E-DECLARES-SECOND");
    record.say(Command::Spend { side: 1, markers: Spend { blood: 1, ..Spend::default() } }).say(mine);
    record.dice(&[4, 4]);
    assert!(matches!(record.battle.question(), Some(Step::Injury(_))), "−1 and +1 cancel");
}

/// Covers ATK-08, INJ-02.
#[test]
fn atk_08_a_low_die_sends_the_shot_at_a_friend() {
    let field = kit::field(vec![rifleman(0), swordsman(1)], vec![swordsman(2), kit::model(9, "Spare")]);
    let mut record = Record::placed(field, &[(10, 40), (10, 29), (10, 30), (44, 4)]);
    record.activate(0).say(shoot("rifle", 2)).dice(&[2]);
    assert_eq!(record.refused(&Command::PickFriend { model: 0 }), "E-NOT-IN-MELEE");
    record.say(Command::PickFriend { model: 1 }).dice(&[4, 4]);
    let step = record.battle.question().unwrap();
    assert_eq!(record.battle.answerers(step), vec![1], "the enemy of the hurt model rolls");
    record.dice(&[1, 3]);
    assert_eq!(record.blood(1), 1);
}

#[test]
fn v_27_a_blast_catches_a_friend_of_whoever_it_hits_one_step_on() {
    let bomber = kit::gun(kit::model(0, "Bomber"), "launcher", 36, &["BLAST 2"]);
    let field =
        kit::field(vec![bomber, swordsman(1)], vec![kit::model(2, "X"), kit::model(3, "Y"), kit::model(4, "Z")]);
    // A touches X; Y stands by A, outside the radius; Z far.
    let mut record = Record::placed(field, &[(10, 40), (13, 20), (11, 20), (15, 20), (40, 4)]);
    // Rim to rim just under an inch, and its rim more than an inch from the middle of X.
    let at = Some(Point {
        x: Point::inches(11, 20).x + nml_catalogue::length::Length::millimetres(45),
        y: Point::inches(0, 20).y,
    });
    set(&mut record, StateChange::Position { model: 1, at });
    assert_eq!(record.battle.in_blast(0, 2, 1), vec![2, 1]);
    record.activate(0).say(shoot("launcher", 2));
    record.dice(&[5]).dice(&[6, 5, 4]);
    record.say(Command::Caught { models: vec![2, 1] }).dice(&[1, 2]).dice(&[1, 2]);
    assert_eq!((record.blood(2), record.blood(1), record.blood(3)), (1, 1, 0));
}

/// Covers ACT-28, KW-10, KW-14, F HEAVY, F STRONG.
#[test]
fn act_28_a_heavy_weapon_is_not_fired_after_moving_nor_moved_after_firing() {
    let gunner = || kit::gun(kit::model(0, "Gunner"), "heavy", 36, &["HEAVY"]);
    let mut moved = range(gunner(), kit::model(1, "Kell"));
    moved.say(Command::walk(Some(Point::inches(11, 30))));
    assert_eq!(moved.refused(&shoot("heavy", 2)), "E-HEAVY-MOVED");
    let mut fired = range(gunner(), kit::model(1, "Kell"));
    fired.say(shoot("heavy", 2)).dice(&[1, 1]);
    assert_eq!(fired.refused(&Command::Dash), "E-HEAVY-FIRED");
    let mut strong = range(kit::keywords(gunner(), &["STRONG"]), kit::model(1, "Kell"));
    strong.say(Command::walk(Some(Point::inches(11, 30)))).say(shoot("heavy", 2));
}

/// Covers X-04, F HEAVY.
#[test]
fn x_04_heavy_kit_gives_no_charge_bonus() {
    let field = kit::field(vec![kit::blade(kit::model(0, "Maul"), "maul", 2, &["HEAVY"])], vec![kit::model(1, "Kell")]);
    let mut record = Record::placed(field, &[(10, 30), (10, 20)]);
    record.activate(0).say(Command::charge(1));
    let six = nml_catalogue::length::Length::inches(6);
    assert!(matches!(record.battle.question(), Some(Step::EndCharge { reach, .. }) if *reach == six));
}

/// What the table states comes from outside, and a log keeps it: it is bounded in every attack.
#[test]
fn a_flood_of_statements_is_refused_in_every_attack() {
    let flood = Facts { table: vec!["x".repeat(401)], ..Facts::default() };
    let record = range(rifleman(0), kit::model(1, "Kell"));
    assert_eq!(
        record.refused(&Command::Shoot { weapon: "rifle".into(), target: 2.into(), facts: flood.clone() }),
        "F-STATED"
    );
    let record = scrap(swordsman(0), kit::model(1, "Kell"));
    assert_eq!(record.refused(&Command::Fight { weapon: "sword".into(), target: 2, facts: flood }), "F-STATED");
}

/// Covers INJ-16, F TOUGH, F GOLEM.
#[test]
fn a_result_that_was_rewritten_says_by_what() {
    for (word, by) in
        [(Some("TOUGH"), vec!["TOUGH".to_owned()]), (Some("GOLEM"), vec!["GOLEM".to_owned()]), (None, vec![])]
    {
        let words: Vec<&str> = word.into_iter().collect();
        let mut record = range(rifleman(0), kit::keywords(kit::model(1, "Ogre"), &words));
        record.say(shoot("rifle", 2)).dice(&[4, 4]).dice(&[6, 5]);
        let rolled = record.events.iter().rev().find_map(|e| if let Event::Rolled(r) = e { Some(r) } else { None });
        let applied = if word.is_some() { InjuryResult::Down } else { InjuryResult::OutOfAction };
        let expected = RollResult::Injury { rolled: InjuryResult::OutOfAction, applied, by };
        assert_eq!(rolled.map(|r| &r.result), Some(&expected));
    }
}
