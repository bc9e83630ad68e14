//! Moves, Dashes, climbs and jumps.

use super::{
    activated, acts, at, field, go, inches, kit, lies_down, over, over_to, place, swordsman, tenths, under, untracked,
    walker, why,
};
use nml_battle::{ActivationEnd, Change, Command, Crossing, Event, Footing, Passage, Step, Way, decide};
use nml_catalogue::effect::{Condition, Effect, What, When};
use nml_catalogue::length::Length;
use nml_catalogue::ruling::{ClimbFooting, JumpUp, MoveInCombat, StandHalving};
use nml_catalogue::sheet::Sourced;
use nml_catalogue::{Point, TerrainKind};
use nml_words::said;

fn climb(height: i32) -> Passage {
    Passage::Climb { height: inches(height), down: false, footing: Footing::MoreThanHalf }
}

fn gap(width: i32) -> Passage {
    Passage::Jump { gap: inches(width), rise: inches(0), depth: inches(6) }
}

/// Covers ACT-10, ACT-12, ACT-13.
#[test]
fn a_move_goes_as_far_as_its_movement_and_ends_on_nobody() {
    let mut record = walker(vec![]);
    record.say(Command::SetRight {
        change: Change::Position { model: 1, at: at(14, 10) },
        reason: "as it stands".into(),
    });
    assert_eq!(record.refused(&Command::walk(at(17, 10))), "E-TOO-FAR");
    assert_eq!(record.refused(&Command::walk(at(14, 10))), "E-OVERLAP", "it cannot end on a friend");
    assert_eq!(record.refused(&Command::walk(at(10, 0))), "E-TOO-FAR");
    let round = Way { via: vec![Point::inches(10, 14)], ..Way::default() };
    assert_eq!(record.refused(&go(at(12, 10), round)), "E-TOO-FAR", "the way counts, not where it ends");
    let mut corner = walker(vec![]);
    corner.at(0, 3, 3);
    for off in [at(0, 3), at(3, 0), at(-2, 3)] {
        assert_eq!(corner.refused(&Command::walk(off)), "E-OFF-TABLE", "near enough, and over the edge");
    }
    record.say(Command::walk(at(16, 10)));
    assert_eq!(place(&record, 0), at(16, 10), "it may pass through a friend");
}

/// Covers ACT-11.
#[test]
fn no_move_comes_within_an_inch_of_an_enemy_on_its_way() {
    let mut record = activated(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]), (10, 10), (13, 11));
    assert_eq!(record.refused(&Command::walk(at(16, 10))), "E-ENEMY-ZONE");
    let round = Way { via: vec![Point::inches(13, 8)], ..Way::default() };
    assert_eq!(record.refused(&go(at(16, 9), round.clone())), "E-TOO-FAR");
    record.say(go(at(14, 8), round));
}

/// Covers ACT-14, C-43 end_state_only, C-43 standard_move_only.
#[test]
fn a_model_in_combat_stays_with_whom_it_fights() {
    let begin = |reading: MoveInCombat| {
        let field = under(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]), |r| r.move_in_combat = reading);
        activated(field, (10, 10), (10, 11))
    };
    let away = Way { via: vec![Point::inches(8, 9)], ..Way::default() };
    let around = go(at(9, 11), away);
    let stays = begin(MoveInCombat::StayWithAll);
    assert_eq!(stays.refused(&around), "E-LEAVES-COMBAT", "on its way it is further than an inch away");
    assert_eq!(stays.refused(&Command::walk(at(10, 5))), "E-LEAVES-COMBAT");
    begin(MoveInCombat::EndStateOnly).say(around);
    let straight = Command::walk(Some(Point { x: inches(9), y: tenths(102) }));
    begin(MoveInCombat::StandardMoveOnly).say(straight);
    // A Dash has words of its own: there a Move would still be allowed.
    let dash = decide(&begin(MoveInCombat::StandardMoveOnly).battle, &Command::Dash).unwrap_err();
    assert_eq!(dash.code, "E-ENGAGED-USE-RETREAT");
    assert_eq!(said(&dash.message), "Locust is within 1″, so no Dash. Fight, or Retreat.");
    begin(MoveInCombat::StayWithAll).say(Command::Dash);
}

/// Covers ACT-14, F-09.
#[test]
fn staying_in_combat_is_measured_with_the_height_the_move_ends_at() {
    let record = activated(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]), (10, 10), (10, 11));
    let aside = Some(Point { x: Point::inches(10, 0).x, y: tenths(92) });
    let up = |height| go(aside, Way { height: Some(height), ..Way::default() });
    assert_eq!(record.refused(&up(inches(1))), "E-LEAVES-COMBAT", "0.8 in aside and 1 in up are 1.3 in");
    let mut low = record;
    low.say(up(tenths(5)));
}

/// Covers ACT-08, ACT-09, ACT-25, V-12.
#[test]
fn v_12_the_pit_locust_moves_and_dashes() {
    let mut record = walker(vec![]);
    record.say(Command::walk(at(16, 10)));
    assert!(acts(&record, 0), "a Move needs no roll");
    assert_eq!(record.refused(&Command::walk(at(17, 10))), "E-MOVE-KIND-USED");
    assert_eq!(record.refused(&Command::charge(2)), "E-MOVE-KIND-USED");
    record.say(Command::Dash).dice(&[3, 4]).say(Command::walk(at(22, 10)));
    assert_eq!(place(&record, 0), at(22, 10));
    assert_eq!(record.refused(&Command::Dash), "E-ACTION-REPEATED");
}

/// Covers MOV-01, MOV-02, ROL-02.
#[test]
fn a_wall_is_climbed_and_a_failure_leaves_the_model_at_its_foot() {
    let wall = kit::piece("wall", TerrainKind::Wall, (12, 5), (1, 10), 2);
    let mut record = walker(vec![wall.clone()]);
    // Up two inches; down it jumps, which costs nothing.
    assert_eq!(record.refused(&Command::walk(at(15, 10))), "E-TOO-FAR");
    record.say(Command::walk(at(14, 10)));
    assert!(matches!(record.battle.question(), Some(Step::Success(roll)) if record.battle.success_why(roll).risky));
    record.dice(&[3, 4]);
    assert_eq!(place(&record, 0), at(14, 10));
    let mut failed = walker(vec![wall]);
    failed.say(Command::walk(at(14, 10))).dice(&[1, 4]);
    let foot = place(&failed, 0).unwrap();
    assert!(foot.x < inches(12) && foot.x > inches(11), "its rim touches the wall");
    assert!(failed.events.contains(&Event::ActivationEnded { model: 0, reason: ActivationEnd::Risky }));
    assert!(over_to(&failed, 1), "and it does not fall");
}

/// Covers MOV-02.
#[test]
fn a_climb_higher_than_the_movement_left_is_refused() {
    let tower = kit::piece("tower", TerrainKind::Obstacle, (13, 8), (4, 4), 4);
    let record = walker(vec![tower]);
    assert_eq!(record.refused(&Command::walk(at(14, 10))), "E-CLIMB-TOO-HIGH", "about 2½ inches to its foot");
    let record = untracked(swordsman(0, "Geoff"), swordsman(1, "Locust"));
    assert_eq!(record.refused(&go(None, over(climb(7)))), "E-CLIMB-TOO-HIGH");
}

/// Covers MOV-02.
#[test]
fn a_climb_a_hair_too_high_is_told_with_its_hair() {
    let mut record = untracked(swordsman(0, "Geoff"), swordsman(1, "Locust"));
    let high =
        Passage::Climb { height: inches(6) + Length::micrometres(500), down: false, footing: Footing::MoreThanHalf };
    let refused = decide(&record.battle, &go(None, over(high))).unwrap_err();
    assert_eq!(said(&refused.message), "The climb is 6.02″, and only 6″ is left.");
    record.say(go(None, over(climb(6))));
}

/// Covers MOV-02, MOV-11.
#[test]
fn who_ends_on_top_stands_there_and_climbs_down_again() {
    let mut tower = kit::piece("tower", TerrainKind::Obstacle, (11, 8), (4, 4), 3);
    tower.label = Some("Tower".into());
    let mut record = walker(vec![tower]);
    record.say(Command::walk(at(12, 10))).dice(&[4, 4]);
    assert_eq!(record.battle.elevation(0), inches(3));
    record.say(Command::Dash).dice(&[4, 4]);
    record.say(Command::walk(at(10, 10)));
    assert!(matches!(record.battle.question(), Some(Step::Success(_))), "three inches hurt, so it climbs down");
    record.dice(&[4, 4]);
    assert_eq!((place(&record, 0), record.battle.elevation(0)), (at(10, 10), inches(0)));
}

/// Covers MOV-01, F FLYING, KW-09, MOV-09.
#[test]
fn a_flier_measures_through_the_air_and_climbs_nothing() {
    let tower = kit::piece("tower", TerrainKind::Obstacle, (13, 8), (4, 4), 4);
    let flier = kit::keywords(swordsman(0, "Bat"), &["FLYING"]);
    let mut record = activated(field(flier, swordsman(1, "Locust"), vec![tower]), (10, 10), (40, 40));
    assert_eq!(record.refused(&Command::walk(at(15, 10))), "E-TOO-FAR", "5 along and 4 up are more than 6");
    record.say(Command::walk(at(14, 10)));
    assert!(acts(&record, 0));
    assert_eq!(record.battle.elevation(0), inches(4));
}

/// Covers C-56 at_least_half, MOV-02.
#[test]
fn a_climb_needs_footing() {
    let half = Passage::Climb { height: inches(3), down: false, footing: Footing::Half };
    let less = Passage::Climb { height: inches(3), down: false, footing: Footing::Less };
    let record = untracked(swordsman(0, "Geoff"), swordsman(1, "Locust"));
    assert_eq!(record.refused(&go(None, over(half.clone()))), "E-NO-FOOTING");
    let mut field = field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]);
    field.ruleset.rulings.climb_footing = ClimbFooting::AtLeastHalf;
    let mut record = kit::Record::placed(field, &[]);
    record.activate(0);
    assert_eq!(record.refused(&go(None, over(less))), "E-NO-FOOTING");
    record.say(go(None, over(half))).dice(&[4, 4]);
    assert!(acts(&record, 0));
}

/// Covers MOV-03, V-19.
#[test]
fn v_19_a_jump_is_half_the_movement_and_all_of_it_in_what_is_left() {
    let jump = |from: i32, width| Way {
        over: vec![Crossing { what: gap(width), at: at(10 + from, 10), terrain: None }],
        ..Way::default()
    };
    let mut record = walker(vec![]);
    assert_eq!(record.refused(&go(at(18, 10), jump(4, 3))), "E-TOO-FAR");
    let wide = Passage::Jump { gap: tenths(35), rise: inches(0), depth: inches(6) };
    assert_eq!(record.refused(&go(at(15, 10), over(wide))), "E-GAP-TOO-WIDE");
    // Three inches to the edge, three over the gap; seating the base of 25 mm is free.
    let seated = Some(Point { x: tenths(169), y: inches(10) });
    record.say(go(seated, jump(3, 3)));
    assert!(matches!(record.battle.question(), Some(Step::Success(roll)) if record.battle.success_why(roll).risky));
    record.dice(&[3, 4]);
    assert_eq!(place(&record, 0), seated);
    assert!(acts(&record, 0));
}

/// Covers MOV-04, C-19 height_against_movement_only, C-19 max_1in_cost_1.
#[test]
fn a_higher_ledge_makes_a_jump_longer() {
    let up = |width, rise| over(Passage::Jump { gap: inches(width), rise: inches(rise), depth: inches(6) });
    let begin = |reading: JumpUp| {
        let mut field = field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![]);
        field.ruleset.rulings.jump_up = reading;
        let mut record = kit::Record::placed(field, &[]);
        record.activate(0);
        record
    };
    // Movement 6: three inches at most.
    assert_eq!(begin(JumpUp::AddHeight).refused(&go(None, up(2, 2))), "E-GAP-TOO-WIDE");
    begin(JumpUp::AddHeight).say(go(None, up(2, 1)));
    begin(JumpUp::HeightAgainstMovementOnly).say(go(None, up(3, 3)));
    assert_eq!(begin(JumpUp::HeightAgainstMovementOnly).refused(&go(None, up(3, 4))), "E-TOO-FAR");
    assert_eq!(begin(JumpUp::Max1inCost1).refused(&go(None, up(1, 2))), "E-JUMP-TOO-HIGH");
    begin(JumpUp::Max1inCost1).say(go(None, up(3, 1)));
}

/// Covers MOV-04, MOV-06.
#[test]
fn a_lower_ledge_is_a_jump_and_then_a_jump_down() {
    let down = Passage::Jump { gap: inches(2), rise: inches(-4), depth: inches(6) };
    let mut record = untracked(swordsman(0, "Geoff"), swordsman(1, "Locust"));
    record.say(go(None, over(down))).dice(&[4, 4]);
    assert_eq!(why(&record), vec![("Fall".into(), 1)], "four inches down hurt");
    record.dice(&[1, 1, 1]);
    assert!(acts(&record, 0), "a Minor Hit, and it goes on");
    assert_eq!(record.blood(0), 1);
}

/// Covers DWN-04, MOV-14, X-03, C-44 whole_turn.
#[test]
fn standing_up_halves_the_movement_for_the_activation_or_the_turn() {
    let mut slow = swordsman(0, "Geoff");
    slow.movement = inches(5);
    let mut record = kit::Record::placed(field(slow.clone(), swordsman(1, "Locust"), vec![]), &[(10, 10), (46, 46)]);
    lies_down(&mut record, 0);
    record.activate(0);
    assert_eq!(record.battle.allowance(0), tenths(25), "half of five, its fraction kept");
    assert_eq!(record.refused(&Command::walk(at(13, 10))), "E-TOO-FAR");
    record.say(Command::walk(at(12, 10))).say(Command::EndActivation);
    assert_eq!(record.battle.allowance(0), inches(5));
    let whole = under(field(slow, swordsman(1, "Locust"), vec![]), |r| r.stand_halving = StandHalving::WholeTurn);
    let mut record = kit::Record::placed(whole, &[(10, 10), (46, 46)]);
    lies_down(&mut record, 0);
    record.activate(0).say(Command::EndActivation);
    assert_eq!(record.battle.allowance(0), tenths(25), "the Turn is not over");
}

/// Covers DWN-03.
#[test]
fn who_is_down_does_not_move() {
    let mut record = walker(vec![]);
    lies_down(&mut record, 0);
    for command in [Command::walk(at(12, 10)), Command::Dash, Command::charge(2)] {
        assert_eq!(record.refused(&command), "E-DOWN-STAYS", "{command:?}");
    }
}

/// Covers MOV-10, F FLYING.
#[test]
fn an_effect_lends_flying_and_its_owner_chooses() {
    let mut sheet = swordsman(0, "Geoff");
    let what = vec![What::Keyword("FLYING".parse().unwrap())];
    let effect = Effect { when: When::Always, conditions: Vec::new(), what };
    sheet.effects.push(Sourced { source: "Wings".into(), effect });
    let wall = kit::piece("wall", TerrainKind::Wall, (12, 5), (1, 10), 3);
    let mut record = activated(field(sheet, swordsman(1, "Locust"), vec![wall]), (10, 10), (40, 40));
    assert!(!record.battle.flies(0), "nobody answered: it walks as before");
    assert_eq!(record.refused(&Command::MoveAs { flying: false }), "E-MOVEMENT-TYPE");
    record.say(Command::MoveAs { flying: true }).say(Command::walk(at(16, 10)));
    assert!(acts(&record, 0), "over the wall without a climb");
    assert_eq!(walker(vec![]).refused(&Command::MoveAs { flying: true }), "E-MOVEMENT-TYPE");
}

/// Covers MOV-01, MOV-03.
#[test]
fn kit_helps_with_climbs_and_with_nothing_else() {
    let mut sheet = swordsman(0, "Geoff");
    let effect = Effect { when: When::OwnSuccessRoll, conditions: vec![Condition::Climb], what: vec![What::Dice(1)] };
    sheet.effects.push(Sourced { source: "Mountaineer Kit".into(), effect });
    let mut record = untracked(sheet.clone(), swordsman(1, "Locust"));
    record.say(go(None, over(climb(2))));
    assert_eq!(why(&record), vec![("Mountaineer Kit".into(), 1)]);
    let mut record = untracked(sheet, swordsman(1, "Locust"));
    record.say(go(None, over(gap(2))));
    assert_eq!(why(&record), vec![]);
}

/// Covers MOV-11.
#[test]
fn any_number_of_climbs_and_jumps_fit_in_one_move() {
    let all = [climb(1), gap(2), climb(1)].map(|what| Crossing { what, at: None, terrain: None });
    let mut record = untracked(swordsman(0, "Geoff"), swordsman(1, "Locust"));
    record.say(go(None, Way { over: all.to_vec(), ..Way::default() }));
    for _ in 0..3 {
        assert!(matches!(record.battle.question(), Some(Step::Success(_))));
        record.dice(&[4, 4]);
    }
    assert!(acts(&record, 0));
}

/// A move is measured before it is made: over the wall it is a climb too high for it, round its end a longer way.
#[test]
fn a_move_is_measured_before_it_is_made() {
    let wall = kit::piece("wall", TerrainKind::Wall, (4, 12), (8, 1), 3);
    let record = walker(vec![wall]);
    let go = |via: Vec<Point>| Command::Move { to: at(10, 15), way: Way { via, ..Way::default() } };
    let over = record.battle.measured(&go(Vec::new())).unwrap();
    assert!(over.over.iter().any(|crossing| matches!(crossing.what, Passage::Climb { .. })));
    assert_eq!((over.reach, over.cost > inches(6)), (inches(6), true));
    assert_eq!(over.refused.map(|refused| refused.code.to_string()), Some("E-CLIMB-TOO-HIGH".to_owned()));
    let round = record.battle.measured(&go(vec![Point::inches(13, 13)])).unwrap();
    assert_eq!(round.over, Vec::new());
    assert!(round.cost < over.cost);
    let asked_nothing_of_the_kind = record.battle.measured(&Command::Dash);
    assert_eq!(asked_nothing_of_the_kind, None);
}

/// A ruin's walls are no piece of their own on the map: a way through them is told, until the table says how it goes.
#[test]
fn a_way_through_the_walls_of_a_ruin_names_it() {
    let ruin = kit::piece("ruin", TerrainKind::RuinedBuilding, (8, 12), (4, 2), 3);
    let record = walker(vec![ruin]);
    let through =
        |to: (i32, i32), way: Way| record.battle.measured(&Command::Move { to: at(to.0, to.1), way }).unwrap().walls;
    assert_eq!(through((10, 13), Way::default()), ["ruin"], "into it");
    assert_eq!(through((10, 15), Way::default()), ["ruin"], "right through");
    assert_eq!(through((10, 11), Way::default()), Vec::<String>::new());
    assert_eq!(through((10, 15), Way { clear: true, ..Way::default() }), Vec::<String>::new(), "by a door");
    let climbs = Way { over: vec![Crossing { what: climb(3), at: None, terrain: None }], ..Way::default() };
    assert_eq!(through((10, 13), climbs), Vec::<String>::new(), "over them");
}
