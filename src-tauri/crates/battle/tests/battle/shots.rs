//! Shots into melee, blasts and shots that go astray, as records with literal dice.

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{Command, Condition, Event, Goes, Lot, Offer, Reach, StateChange, Step, options};
use nml_catalogue::length::Length;
use nml_catalogue::{Point, TerrainKind};

/// Rifleman 0 shoots at 3 who fights his friend 1; 2 and 4 also fight 1's side of the melee.
fn brawl(reading: &str, range: i32) -> Record {
    let shooter = kit::gun(kit::model(0, "Shooter"), "rifle", range, &[]);
    let field =
        kit::field(vec![shooter, swordsman(1), swordsman(2)], vec![swordsman(3), swordsman(4), kit::model(9, "Spare")]);
    let places = [(10, 40), (10, 29), (11, 29), (10, 30), (11, 30), (44, 4)];
    let mut record = Record::placed(read(field, "shoot_melee", reading), &places);
    record.activate(0).say(shoot("rifle", 3));
    record
}

/// Covers ATK-08, ROL-07.
#[test]
fn a_shot_into_melee_goes_at_a_friend_or_an_enemy_of_the_shooters_choice() {
    let mut friend = brawl("attacker_picks_legal_else_lost", 24);
    friend.dice(&[3]);
    assert_eq!(friend.refused(&Command::PickFriend { model: 0 }), "E-NOT-IN-MELEE");
    assert_eq!(friend.refused(&Command::PickFriend { model: 3 }), "E-NOT-IN-MELEE");
    friend.say(Command::PickFriend { model: 2 }).dice(&[4, 4]);
    assert!(matches!(friend.battle.question(), Some(Step::Injury(roll)) if roll.victim == 2));
    let mut enemy = brawl("attacker_picks_legal_else_lost", 24);
    enemy.dice(&[4]);
    assert_eq!(enemy.refused(&Command::PickEnemy { model: 5 }), "E-NOT-IN-MELEE");
    enemy.say(Command::PickEnemy { model: 4 }).dice(&[4, 4]);
    assert!(matches!(enemy.battle.question(), Some(Step::Injury(roll)) if roll.victim == 4));
}

/// Covers ATK-08.
#[test]
fn a_friend_that_is_hit_is_injured_by_the_opponent_and_saved_by_its_owner() {
    let mut record = brawl("attacker_picks_legal_else_lost", 24);
    record.dice(&[1]).say(Command::PickFriend { model: 1 });
    markers(&mut record, 1, 1, 1, 0);
    record.dice(&[4, 4]);
    let step = record.battle.question().unwrap();
    assert_eq!(record.battle.answerers(step), vec![1]);
    assert_eq!(record.refused(&spend(0, 1)), "E-NOT-THAT-MANY-MARKERS", "its BLOOD is not its owner's to spend");
    record.say(spend(1, 1)).say(bless(0, 1)).dice(&[1, 2]);
    assert_eq!(record.blood(1), 1);
}

/// Covers ATK-08, C-36 any_friend_no_los.
#[test]
fn without_a_legal_friend_the_shot_is_lost_unless_any_friend_will_do() {
    // 10″ to the enemy, a little more to the friends behind.
    let mut lost = brawl("attacker_picks_legal_else_lost", 24);
    lost.dice(&[2]).say(Command::Enough);
    assert!(lost.events.contains(&Event::ShotLost { model: 0 }), "none can be seen");
    assert!(acts(&lost, 0));
    let mut short = brawl("attacker_picks_legal_else_lost", 10);
    short.dice(&[2]);
    assert!(short.events.contains(&Event::ShotLost { model: 0 }), "none is in range");
    let mut any = brawl("any_friend_no_los", 10);
    any.dice(&[2]);
    assert_eq!(any.refused(&Command::Enough), "F-NOT-ASKED");
    any.say(Command::PickFriend { model: 1 });
}

/// Covers C-36 random_involved.
#[test]
fn chance_may_pick_among_those_involved() {
    let mut record = brawl("random_involved", 24);
    record.dice(&[2]);
    let Some(Step::DrawVictim { among, .. }) = record.battle.question() else { panic!() };
    assert_eq!(among, &[1, 2]);
    record.dice(&[4]).dice(&[4, 4]);
    assert!(matches!(record.battle.question(), Some(Step::Injury(roll)) if roll.victim == 2), "4 to 6 is the second");
}

/// What each face of the pending die means, with its throws.
fn faces(record: &Record) -> Vec<(u8, u8, Goes, (u8, u8))> {
    let lots = record.battle.lots_asked(record.battle.question().unwrap());
    lots.into_iter().map(|Lot { from, to, goes, ways, of }| (from, to, goes, (ways, of))).collect()
}

/// Covers ATK-08, C-26 any_roll.
#[test]
fn the_die_of_a_shot_into_melee_says_beforehand_whom_each_face_means() {
    let (friends, enemies) = (vec![1, 2], vec![3, 4]);
    let record = brawl("attacker_picks_legal_else_lost", 24);
    let told = vec![(1, 3, Goes::Chosen(friends.clone()), (3, 6)), (4, 6, Goes::Chosen(enemies.clone()), (3, 6))];
    assert_eq!(faces(&record), told);
    assert_eq!(faces(&brawl("attacker_picks_legal_else_lost", 10))[0].2, Goes::Lost, "no friend is in range");
    let mut drawn = brawl("random_involved", 24);
    assert_eq!((faces(&drawn)[0].2.clone(), faces(&drawn)[1].2.clone()), (Goes::Drawn(friends), Goes::Drawn(enemies)));
    drawn.dice(&[2]);
    assert_eq!(faces(&drawn), vec![(1, 3, Goes::At(1), (3, 6)), (4, 6, Goes::At(2), (3, 6))]);
    // A Down model throws two dice, and the lowest counts.
    let mut lies = brawl("attacker_picks_legal_else_lost", 24);
    set(&mut lies, StateChange::Condition { model: 0, condition: Condition::Down });
    assert_eq!(faces(&lies)[0].3, (3, 6));
    std::sync::Arc::make_mut(&mut lies.battle.field).ruleset.rulings.set("down_scope", "any_roll").unwrap();
    assert_eq!((faces(&lies)[0].3, faces(&lies)[1].3), ((27, 36), (9, 36)));
}

/// Covers ATK-08.
#[test]
fn only_a_shot_at_a_model_in_melee_with_a_friend_goes_by_a_die() {
    let mut record = brawl("attacker_picks_legal_else_lost", 24);
    let of = |record: &Record, target| record.battle.lots(&record.battle.thought_of(0, "rifle", target, Reach::Ranged));
    assert_eq!((of(&record, 4).len(), of(&record, 5).len()), (2, 0));
    record.dice(&[4]).say(Command::PickEnemy { model: 4 });
    assert_eq!(faces(&record), vec![], "the die is thrown");
}

/// Bomber 0 and target 2, a bystander 3 beside it.
fn bombard(words: &[&str]) -> Record {
    let bomber = kit::gun(kit::model(0, "Bomber"), "mortar", 48, words);
    let field = kit::field(vec![bomber, kit::model(1, "Spare")], vec![kit::model(2, "Kell"), kit::model(3, "Dorn")]);
    let mut record = Record::placed(field, &[(10, 40), (44, 44), (10, 20), (14, 20)]);
    record.activate(0).say(shoot("mortar", 2));
    record
}

/// Covers V-22, F SCATTER, F BLAST.
#[test]
fn v_22_a_missed_scatter_shot_goes_three_inches_where_the_opponent_says() {
    let mut record = bombard(&["BLAST 2", "SCATTER"]);
    record.dice(&[1, 3]);
    let step = record.battle.question().unwrap();
    assert!(matches!(step, Step::Scatter { inches: 3, .. }), "7 − 4");
    assert_eq!(record.battle.answerers(step), vec![1]);
    record.say(Command::Scatter { towards: to(30, 20), lost: false });
    let landed = record.events.iter().find_map(|e| if let Event::Scattered { to, .. } = e { *to } else { None });
    assert_eq!(landed, Some(Point::inches(13, 20)));
    // An inch from Dorn's middle; Kell's rim is more than two away.
    let found = options(&record.battle).offers.into_iter();
    let proposed = found.filter_map(|o| if let Offer::Caught { proposed, .. } = o { Some(proposed) } else { None });
    assert_eq!(proposed.collect::<Vec<_>>(), vec![vec![3]]);
    record.say(Command::Caught { models: vec![3] }).dice(&[1, 2]);
    assert_eq!((record.blood(2), record.blood(3)), (0, 1));
}

/// An Infernal Bomb that missed Kell 2 by three inches, towards Dorn 3.
fn infernal(places: &[(i32, i32)]) -> Record {
    let bomb = kit::gun(kit::model(0, "Witch"), "bomb", 48, &["BLAST 3", "SCATTER"]);
    let bomber = super::arsenal::wields(bomb, "Infernal Bomb");
    let field = kit::field(vec![bomber, kit::model(1, "Spare")], vec![kit::model(2, "Kell"), kit::model(3, "Dorn")]);
    let mut record = Record::placed(field, places);
    record.activate(0).say(shoot("bomb", 2)).dice(&[1, 3]);
    record
}

/// Covers F SCATTER, F BLAST, INJ-13, KW-06.
#[test]
fn an_infernal_bomb_that_scatters_onto_a_base_is_deadly_there() {
    let mut record = infernal(&[(10, 40), (44, 44), (10, 20), (13, 20)]);
    record.say(Command::Scatter { towards: to(30, 20), lost: false }).say(Command::Caught { models: vec![3, 2] });
    assert_eq!(asked(&record), 3, "it came down on Dorn: DEADLY");
    record.dice(&[1, 1, 1]);
    // Every model that is not Out of Action is pushed.
    record.dice(&[2]).say(Command::Put { to: to(13, 20) });
    assert_eq!(asked(&record), 2, "Kell is splashed");
    // Beside every base it is DEADLY to nobody.
    let mut beside = infernal(&[(10, 40), (44, 44), (10, 20), (15, 20)]);
    beside.say(Command::Scatter { towards: to(30, 20), lost: false }).say(Command::Caught { models: vec![3] });
    assert_eq!(asked(&beside), 2);
}

/// Covers F SCATTER, F BLAST.
#[test]
fn where_nobody_tracks_the_table_says_on_whose_base_the_bomb_came_down() {
    let fallen = || {
        let mut record = infernal(&[]);
        record.say(Command::Scatter { towards: None, lost: false }).say(Command::Caught { models: vec![2, 3] });
        record
    };
    let mut on = fallen();
    assert_eq!(on.refused(&Command::Pick { model: Some(1) }), "F-NOT-ASKED", "it was not caught");
    on.say(Command::Pick { model: Some(2) });
    assert_eq!(asked(&on), 3);
    let mut beside = fallen();
    beside.say(Command::Pick { model: None });
    assert_eq!(asked(&beside), 2);
    // The app asks only about a weapon for which it makes a difference.
    let mut plain = bombard(&["BLAST 2", "SCATTER"]);
    for model in [0, 2, 3] {
        set(&mut plain, StateChange::Position { model, at: None });
    }
    plain.dice(&[1, 3]).say(Command::Scatter { towards: None, lost: false }).say(Command::Caught { models: vec![2] });
    assert!(matches!(plain.battle.question(), Some(Step::Injury(_))));
}

/// Covers F SCATTER, ROL-02.
#[test]
fn a_scatter_shot_out_of_sight_misses_and_a_risky_failure_has_no_effect() {
    let mut lost = bombard(&["BLAST 2", "SCATTER"]);
    lost.dice(&[1, 3]).say(Command::Scatter { towards: None, lost: true });
    assert!(acts(&lost, 0));
    let mut risky = bombard(&["BLAST 2", "SCATTER", "RISKY"]);
    risky.dice(&[1, 3]);
    assert_eq!(picks(&risky), Some(1));
}

/// Covers F BLAST, INJ-10.
#[test]
fn only_the_chosen_target_of_a_blast_is_hit_critically() {
    let mut record = bombard(&["BLAST 4"]);
    record.dice(&[6, 6]).say(Command::Caught { models: vec![2, 3] });
    assert_eq!(injury_dice(&record), 1);
    record.dice(&[1, 1, 1]);
    assert_eq!(injury_dice(&record), 0, "the bystander");
    record.dice(&[1, 1]);
    assert!(acts(&record, 0));
}

/// Covers V-27, F BLAST.
#[test]
fn v_27_a_blast_reaches_one_friend_further_and_no_more() {
    let bomber = kit::gun(kit::model(0, "Bomber"), "launcher", 36, &["BLAST 1"]);
    let field = kit::field(vec![bomber, swordsman(1)], vec![kit::model(2, "X"), kit::model(3, "Y")]);
    // A touches X and Y; A's and Y's rims are beyond the inch around X's middle.
    let mut record = Record::placed(field, &[(10, 40), (13, 20), (11, 20), (15, 20)]);
    let beside = |mm| Some(Point { x: Point::inches(11, 20).x + Length::millimetres(mm), y: Point::inches(0, 20).y });
    set(&mut record, StateChange::Position { model: 1, at: beside(45) });
    set(&mut record, StateChange::Position { model: 3, at: beside(75) });
    assert!(record.battle.fighting(1, 3), "Y stands by A");
    assert_eq!(record.battle.in_blast(0, 2, 1), vec![2, 1]);
}

/// Covers F AUTOMATIC, KW-02, ATK-09, ATK-03, ATK-17.
#[test]
fn between_the_shots_of_one_weapon_nothing_else_is_done() {
    let gunner = kit::gun(kit::gun(kit::model(0, "Gunner"), "gun", 24, &["AUTOMATIC 3"]), "rifle", 24, &[]);
    let mut record = facing(apart(gunner, kit::model(1, "Kell")));
    record.say(shoot("gun", 2)).dice(&[1, 1]);
    assert_eq!(record.refused(&Command::Dash), "F-NOT-ASKED");
    assert_eq!(record.refused(&shoot("rifle", 2)), "F-NOT-ASKED");
    record.say(shoot("gun", 2)).dice(&[1, 1]).say(shoot("gun", 2)).dice(&[1, 1]);
    assert!(acts(&record, 0));
    assert_eq!(record.refused(&shoot("rifle", 2)), "E-ACTION-REPEATED");
}

/// Covers F RELOAD, ACT-07.
#[test]
fn reload_ends_the_activation_also_when_shots_are_let_go() {
    let gunner = kit::gun(kit::model(0, "Gunner"), "gun", 24, &["AUTOMATIC 3", "RELOAD"]);
    let mut record = facing(apart(gunner, kit::model(1, "Kell")));
    record.say(shoot("gun", 2)).dice(&[1, 1]).say(Command::Enough);
    assert_eq!(picks(&record), Some(1));
}

/// Covers F CLEAVE, KW-04, ACT-24.
#[test]
fn a_reaction_has_the_attacks_of_its_one_weapon_and_may_let_some_go() {
    let reaper = kit::blade(kit::blade(kit::model(1, "Reaper"), "scythe", 1, &["CLEAVE 2"]), "knife", 1, &[]);
    let mut record = touching(apart(kit::model(0, "Runner"), reaper));
    record.say(Command::Retreat).say(react(2, "scythe")).dice(&[1, 1]);
    assert_eq!(record.refused(&fight("knife", 0)), "F-NO-SUCH-WEAPON");
    record.say(Command::Enough);
    assert!(matches!(record.battle.question(), Some(Step::RetreatMove { model: 0 })));
}

/// Covers ROL-02, ACT-24.
#[test]
fn a_risky_reaction_that_fails_ends_only_itself() {
    let zealot = kit::blade(kit::model(1, "Zealot"), "flail", 1, &["RISKY", "CLEAVE 2"]);
    let mut record = touching(apart(kit::model(0, "Runner"), zealot));
    record.say(Command::Retreat).say(react(2, "flail")).dice(&[1, 2]);
    assert!(matches!(record.battle.question(), Some(Step::RetreatMove { model: 0 })), "no second blow");
    record.say(Command::walk(to(10, 26)));
    assert!(acts(&record, 0), "the runner's Activation goes on");
    assert!(!record.battle.fighter(2).unwrap().activated, "and the zealot's is still to come");
}

/// Covers X-20, DWN-01, DWN-03.
#[test]
fn x_20_a_retreater_taken_down_does_not_move() {
    let mut record = touching(apart(kit::model(0, "Runner"), swordsman(1)));
    record.say(Command::Retreat).say(react(2, "sword")).dice(&[4, 4]).dice(&[3, 4]);
    assert!(lies(&record, 0));
    assert_eq!(record.blood(0), 1);
    assert_eq!(picks(&record), Some(1));
}

/// Covers F BLAST, ATK-01, F-09.
#[test]
fn a_blast_reaches_who_is_near_in_height_and_not_hidden_from_it() {
    let bomber = kit::gun(kit::model(0, "Bomber"), "launcher", 36, &["BLAST 3"]);
    let mut field = kit::field(
        vec![bomber],
        vec![kit::model(2, "Target"), kit::model(3, "Behind"), kit::model(4, "Above"), kit::model(5, "Raised")],
    );
    // An inch east a wall of three; a roof of five to the north, and a step of two to the west.
    field.terrain = vec![
        kit::piece("wall", TerrainKind::Wall, (11, 18), (1, 4), 3),
        kit::piece("roof", TerrainKind::Hill, (9, 17), (2, 2), 5),
        kit::piece("step", TerrainKind::Hill, (7, 19), (2, 2), 2),
    ];
    let record = Record::placed(field, &[(10, 40), (10, 20), (13, 20), (10, 18), (8, 20)]);
    assert_eq!(record.battle.in_blast(0, 1, 3), vec![1, 4], "one is behind the wall, one five inches up");
    assert_eq!(record.battle.in_blast_at(0, Point::inches(10, 20), 3), vec![1, 4]);
    // Without wall and roof all of them stand within three inches.
    let mut flat = record.battle.clone();
    std::sync::Arc::make_mut(&mut flat.field).terrain.clear();
    assert_eq!(flat.in_blast(0, 1, 3), vec![1, 2, 3, 4]);
}
