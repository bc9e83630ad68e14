//! Abilities that act on the table itself: mines, walls, companions, models inside others, Deeds brought along.

use std::sync::Arc;

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{Battle, Command, Condition, Crossing, Facts, Passage, Presence, StateChange, Step, Way};
use nml_catalogue::card::{Base, ModelCard, Sourced};
use nml_catalogue::effect::{Action, ActionRoll, ActionTarget, Condition as If, Effect, Outcome, What, When};
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Deed, DeedBy, DeedSign};
use nml_catalogue::{Point, TerrainKind};

fn able(mut sheet: ModelCard, source: &str, when: When, what: Vec<What>) -> ModelCard {
    let effect = Effect { when, conditions: Vec::new(), what };
    sheet.effects.push(Sourced { source: source.into(), effect });
    sheet
}

fn acts_by(sheet: ModelCard, action: Action) -> ModelCard {
    let name = action.name.clone();
    able(sheet, &name, When::Action(Box::new(action)), Vec::new())
}

fn uses(action: &str, target: Option<u16>) -> Command {
    Command::Use { action: action.into(), target, outcome: 0, paid: Vec::new() }
}

/// A Sapper who sets and defuses mines.
fn sapper() -> ModelCard {
    let set = Action {
        id: "set-mine".into(),
        name: "Set Mine".into(),
        roll: ActionRoll::Success,
        dice: 2,
        target: ActionTarget::Nothing,
        outcome: vec![Outcome::MinesTerrain(Length::inches(8))],
        ..Action::default()
    };
    able(acts_by(kit::model(0, "Sapper"), set), "Defuse Mine", When::Always, vec![What::DefusesMines])
}

/// The Sapper 0 of A beside crates of 4 by 4 inches; B's model 2 and its Sapper 3 on the other side of them.
fn by_the_crates() -> Record {
    let mut field = kit::field(vec![sapper(), kit::model(8, "Spare")], vec![kit::model(1, "Kell"), sapper()]);
    field.terrain = vec![
        kit::piece("crates", TerrainKind::Obstacle, (20, 20), (4, 4), 1),
        kit::piece("hall", TerrainKind::IntactBuilding, (30, 20), (9, 4), 1),
    ];
    let mut record = Record::placed(field, &[(22, 19), (2, 2), (22, 28), (44, 44)]);
    // Its base touches the crates.
    let at = Point { x: Point::inches(22, 0).x, y: Length::micrometres(20 * 25_400 - 12_500) };
    let change = StateChange::Position { model: 0, at: Some(at) };
    record.say(Command::SetRight { change, reason: "beside them".into() });
    record
}

/// Covers TER-06, ACT-31.
#[test]
fn a_mine_that_was_set_goes_off_under_whoever_touches_the_piece_and_only_once() {
    let mut record = by_the_crates();
    record.activate(0).say(uses("set-mine", None)).dice(&[1, 1, 3, 4]);
    assert_eq!(record.battle.mined, ["crates"]);
    record.say(Command::EndActivation).activate(2).say(Command::walk(Some(Point::inches(22, 23))));
    // Two dice and SHRAPNEL: a Minor Hit and one marker more.
    record.dice(&[1, 2]);
    assert_eq!(record.blood(2), 2);
    assert!(record.battle.mined.is_empty());
    // It may be set again, and is armed again.
    let mut failed = by_the_crates();
    failed.activate(0).say(uses("set-mine", None)).dice(&[1, 1, 2, 4]);
    assert!(failed.battle.mined.is_empty(), "6 is no Success");
}

/// Covers TER-06.
#[test]
fn a_mine_is_defused_by_a_risky_roll_or_goes_off() {
    let mined = || {
        let mut record = by_the_crates();
        record.activate(0).say(uses("set-mine", None)).dice(&[1, 1, 3, 4]).say(Command::EndActivation);
        record.at(2, 40, 44).at(3, 22, 28).activate(3).say(Command::walk(Some(Point::inches(22, 24))));
        record
    };
    let mut defused = mined();
    defused.say(Command::Choose { option: 0 }).dice(&[3, 4]);
    assert_eq!((defused.blood(3), defused.battle.mined.len()), (0, 0));
    assert!(acts(&defused, 3));
    let mut failed = mined();
    failed.say(Command::Choose { option: 0 }).dice(&[3, 3]).dice(&[1, 2]);
    assert_eq!((failed.blood(3), failed.battle.mined.len()), (2, 0));
    assert!(!acts(&failed, 3), "a failed Risky roll ends the Activation");
    let mut left = mined();
    left.say(Command::Choose { option: 1 }).dice(&[1, 2]);
    assert_eq!(left.blood(3), 2);
    assert!(acts(&left, 3), "nobody rolled");
}

/// Covers ACT-31.
#[test]
fn of_several_pieces_that_it_touches_its_owner_says_which_is_mined_and_none_is_too_large() {
    let mut record = by_the_crates();
    // Nobody knows where it stands: all pieces of 8 by 8 inches at most are offered, and the hall is larger.
    let change = StateChange::Position { model: 0, at: None };
    record.say(Command::SetRight { change, reason: "untracked".into() });
    record.activate(0).say(uses("set-mine", None)).dice(&[6, 6, 1, 1]);
    assert_eq!(record.battle.mined, ["crates"]);
    let mut field =
        kit::field(vec![sapper(), kit::model(8, "Spare")], vec![kit::model(1, "Kell"), kit::model(9, "Spare")]);
    field.terrain = vec![
        kit::piece("crates", TerrainKind::Obstacle, (20, 20), (4, 4), 1),
        kit::piece("statue", TerrainKind::Landmark, (30, 20), (2, 2), 5),
    ];
    let mut two = Record::placed(field, &[]);
    two.activate(0).say(uses("set-mine", None)).dice(&[6, 6, 1, 1]).say(Command::Choose { option: 1 });
    assert_eq!(two.battle.mined, ["statue"]);
}

/// Covers MOV-01.
#[test]
fn a_dog_climbs_no_wall_and_jumps_onto_crates() {
    let dog = able(kit::model(0, "Dog"), "Four Paws", When::Always, vec![What::CannotClimbWalls]);
    let with = |kind, dog: &ModelCard| {
        let mut field =
            kit::field(vec![dog.clone(), kit::model(8, "Spare")], vec![kit::model(1, "Kell"), kit::model(9, "Spare")]);
        field.terrain = vec![kit::piece("piece", kind, (8, 20), (8, 1), 2)];
        let mut record = Record::placed(field, &[(12, 22), (2, 2), (44, 44), (40, 44)]);
        record.activate(0);
        record
    };
    let over = Command::walk(Some(Point::inches(12, 19)));
    assert_eq!(with(TerrainKind::Wall, &dog).refused(&over), "E-CANNOT-CLIMB");
    assert_ne!(with(TerrainKind::Wall, &kit::model(0, "Piers")).battle.turn, 0);
    let mut piers = with(TerrainKind::Wall, &kit::model(0, "Piers"));
    piers.say(over.clone());
    // What the map does not show is the table's to see.
    let stated = Passage::Climb { height: Length::inches(2), down: false, footing: nml_battle::Footing::MoreThanHalf };
    let way = Way { over: vec![Crossing { what: stated, at: None, terrain: None }], ..Way::default() };
    with(TerrainKind::Difficult, &dog).say(Command::Move { to: Some(Point::inches(12, 21)), way });
}

fn monk(id: u32) -> ModelCard {
    able(
        kit::blade(kit::model(id, "Monk"), "staff", 1, &[]),
        "Faithful Followers",
        When::Always,
        vec![What::JoinsFriend(Length::inches(1))],
    )
}

/// Covers ACT-01.
#[test]
fn whom_a_monk_joins_acts_with_it_in_any_order_and_goes_on_when_it_is_done() {
    let mut record = Record::placed(
        kit::field(vec![monk(0), swordsman(1), swordsman(2)], vec![swordsman(3), swordsman(4)]),
        &[(10, 30), (11, 30), (30, 30), (10, 10), (44, 4)],
    );
    let together = |a, b| Command::ActivateTogether { models: [a, b] };
    assert_eq!(record.refused(&together(0, 2)), "E-NO-FIRETEAM", "it is twenty inches away");
    assert_eq!(record.refused(&together(1, 2)), "E-NO-FIRETEAM");
    record.say(together(1, 0));
    record.say(Command::walk(Some(Point::inches(11, 26)))).say(Command::Partner);
    // The monk fails its Dash, and its Activation is over; the other one's is not.
    record.say(Command::Dash).dice(&[1, 1]);
    assert!(acts(&record, 1), "{:?}", record.battle.question());
    record.say(Command::Dash).dice(&[4, 4]).say(Command::walk(Some(Point::inches(11, 24)))).say(Command::EndActivation);
    assert!(record.battle.fighters[0].activated && record.battle.fighters[1].activated);
    assert_eq!(picks(&record), Some(1));
    assert_eq!(record.refused(&Command::Activate { model: 0 }), "E-NOT-YOURS");
}

/// A Sin Eater that devours, digests and purges.
fn eater() -> ModelCard {
    let small = || {
        vec![
            If::TargetBaseAtMost(Length::millimetres(40)),
            If::Not(Box::new(If::HoldsSwallowed)),
            If::NotTaken("purge".into()),
        ]
    };
    let devour = Action {
        id: "devour".into(),
        name: "Devour".into(),
        roll: ActionRoll::Risky,
        target: ActionTarget::Enemy,
        range: Some(Length::inches(1)),
        conditions: small(),
        outcome: vec![Outcome::Swallows],
        ..Action::default()
    };
    let purge = Action {
        id: "purge".into(),
        name: "Purge".into(),
        roll: ActionRoll::Success,
        dice: 4,
        target: ActionTarget::Nothing,
        conditions: vec![If::HoldsSwallowed],
        outcome: vec![Outcome::Purges],
        ..Action::default()
    };
    let eater = acts_by(acts_by(kit::model(0, "Sin Eater"), devour), purge);
    let eater = able(eater, "Devour", When::Activation, vec![What::DigestsSwallowed]);
    able(eater, "Devour", When::OwnOutOfAction, vec![What::FreesSwallowed])
}

/// The Sin Eater 0 beside B's model 2, which it has devoured.
fn devoured(victim: ModelCard) -> Record {
    let mut record = Record::placed(
        kit::field(vec![eater(), kit::model(8, "Spare")], vec![victim, swordsman(9)]),
        &[(10, 30), (44, 44), (10, 31), (44, 4)],
    );
    record.activate(0).say(uses("devour", Some(2))).dice(&[3, 4]);
    record
}

/// Covers ACT-31, MOR-01.
#[test]
fn a_swallowed_model_is_off_the_table_counts_as_down_and_bleeds_at_each_activation() {
    let mut record = devoured(kit::model(1, "Kell"));
    let inside = |record: &Record| record.battle.fighters[2].clone();
    assert_eq!((inside(&record).presence, inside(&record).condition), (Presence::Gone, Condition::Down));
    assert_eq!(record.battle.casualties(1), 1, "as Down");
    assert_eq!(record.refused(&uses("devour", Some(3))), "E-ACTION-REPEATED");
    for turn in 1..=2 {
        record.say(Command::EndActivation);
        rest(&mut record);
        // One of two is Down: B checks, and holds.
        record.dice(&[6, 6]);
        next_turn(&mut record);
        record.activate(0);
        assert_eq!(inside(&record).markers.blood, turn);
    }
}

/// Covers MRK-02.
#[test]
fn the_sixth_blood_marker_ends_a_swallowed_model_tough_or_not() {
    let mut record = devoured(kit::keywords(kit::model(1, "Kell"), &["TOUGH"]));
    markers(&mut record, 2, 5, 0, 0);
    record.say(Command::EndActivation).activate(3).say(Command::EndActivation);
    rest(&mut record);
    record.dice(&[6, 6]);
    next_turn(&mut record);
    record.activate(0);
    assert!(fallen(&record, 2));
    assert_eq!(record.battle.fighters[2].fall.as_ref().unwrap().by, Some(0));
    assert_eq!(record.refused(&uses("purge", None)), "E-NOT-NOW", "nobody is inside");
}

/// Covers ACT-31.
#[test]
fn a_purge_has_four_dice_and_sets_the_model_up_down_within_an_inch() {
    let mut record = devoured(kit::model(1, "Kell"));
    record.say(uses("purge", None)).dice(&[1, 1, 1, 1, 3, 4]);
    assert_eq!(record.refused(&Command::Enough), "F-NOT-ASKED", "it stands nowhere yet");
    assert_eq!(record.refused(&Command::Put { to: Some(Point::inches(10, 33)) }), "E-LEAVES-COMBAT");
    record.say(Command::Put { to: Some(Point::inches(10, 29)) });
    assert!(lies(&record, 2));
    assert_eq!(record.battle.swallowed_by(0), None);
    // The same enemy is not swallowed again in the same Activation.
    assert_eq!(record.refused(&uses("devour", Some(2))), "E-ACTION-REPEATED");
}

/// Covers ACT-31.
#[test]
fn a_failed_devouring_ends_the_activation_and_a_large_base_is_not_swallowed() {
    let field = |base: i32| {
        let mut victim = kit::model(1, "Kell");
        victim.base = Base::round(Length::millimetres(base));
        let mut record = Record::placed(
            kit::field(vec![eater(), kit::model(8, "Spare")], vec![victim, swordsman(9)]),
            &[(10, 30), (44, 44), (10, 31), (44, 4)],
        );
        record.activate(0);
        record
    };
    assert_eq!(field(41).refused(&uses("devour", Some(2))), "E-NOT-NOW");
    let mut record = field(40);
    record.say(uses("devour", Some(2))).dice(&[3, 3]);
    assert_eq!(picks(&record), Some(1));
    assert_eq!(record.battle.fighters[2].presence, Presence::Table);
}

/// Covers ACT-31.
#[test]
fn when_the_devourer_goes_out_of_action_whoever_is_inside_lies_beside_it() {
    let mut record = devoured(kit::model(1, "Kell"));
    record.say(Command::EndActivation).at(3, 10, 31).activate(3).say(fight("sword", 0)).dice(&[6, 6]).dice(&[6, 6, 6]);
    assert!(fallen(&record, 0));
    record.say(Command::Put { to: Some(Point::inches(10, 29)) });
    assert!(lies(&record, 2));
}

/// Covers END-02.
#[test]
fn three_enemies_that_fall_beside_the_biologist_prove_gather_knowledge() {
    let deed = Deed {
        id: "gather-knowledge".into(),
        name: "Gather Knowledge".into(),
        condition: "Three enemies fall beside it.".into(),
        points: 1,
        glory: 1,
        promotion_dice: 1,
        by: DeedBy::Warband,
        side: None,
        campaign_only: false,
        sign: Some(DeedSign::FallsBeside { entry: "combat-biologist".into(), within: Length::inches(1), count: 3 }),
        leader_experience: false,
        unconfirmed: None,
    };
    let brought = vec![What::AddsDeed(Box::new(deed))];
    let mut biologist = able(swordsman(0), "Battlefield Vivisection", When::Always, brought);
    biologist.entry = "combat-biologist".into();
    let mut field = kit::field(vec![biologist, rifleman(1)], (100..105).map(swordsman).collect());
    nml_battle::setup::bring_deeds(&mut field);
    nml_battle::setup::bring_deeds(&mut field);
    assert_eq!(field.scenario.deeds.iter().filter(|d| d.id == "gather-knowledge").count(), 1);
    let mut record = Record { battle: Battle::new(Arc::new(field)), events: Vec::new() };
    while picks(&record).is_none() {
        record.go_on(1);
    }
    record.at(0, 10, 10).at(1, 30, 10).at(2, 10, 11).at(3, 11, 10).at(4, 9, 10).at(5, 30, 20).at(6, 44, 44);
    let shot = Command::Shoot { weapon: "rifle".into(), target: 5.into(), facts: Facts::default() };
    record.activate(1).say(shot).dice(&[6, 6]).dice(&[6, 6, 6]);
    let known = |record: &Record| record.battle.scene.proposals.iter().any(|p| p.deed == "gather-knowledge");
    record.say(Command::EndActivation).activate(6).say(Command::EndActivation).activate(0);
    for target in [2, 3, 4] {
        assert!(!known(&record), "one fell far away");
        let blow = fight("sword", target);
        if target == 2 {
            record.say(blow);
        } else {
            record.say(Command::Overrule { command: Box::new(blow), reason: "its ability".into() });
        }
        record.dice(&[6, 6]).dice(&[6, 6, 6]);
    }
    let found = record.battle.scene.proposals.iter().find(|p| p.deed == "gather-knowledge").unwrap();
    assert_eq!((found.side, found.model, found.unsure), (0, None, false));
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })));
}

/// A Mercy Dog 0 touching its friend 1, who is Down; the enemy 2 as far off as told.
fn mercy_dog(enemy: (i32, i32)) -> Record {
    let drag = Action {
        id: "drag".into(),
        name: "Drag the fallen".into(),
        target: ActionTarget::Friend,
        range: Some(Length::millimetres(1)),
        conditions: vec![If::TargetDown, If::TargetFree],
        outcome: vec![Outcome::Drags],
        ..Action::default()
    };
    let mut dog = acts_by(kit::model(0, "Dog"), drag);
    dog.movement = Length::inches(8);
    let mut record = Record::placed(
        kit::field(vec![dog, swordsman(1)], vec![swordsman(2), swordsman(3)]),
        &[(10, 30), (10, 31), enemy, (44, 4)],
    );
    let at = Point { x: Point::inches(10, 0).x, y: Length::micrometres(30 * 25_400 + 25_000) };
    set(&mut record, StateChange::Position { model: 1, at: Some(at) });
    down(&mut record, 1);
    record.activate(0);
    record
}

/// Covers DWN-03.
#[test]
fn a_mercy_dog_drags_a_fallen_friend_at_half_its_movement() {
    let mut record = mercy_dog((30, 10));
    record.say(uses("drag", Some(1)));
    assert_eq!(record.refused(&Command::charge(2)), "E-NOT-NOW");
    assert_eq!(record.refused(&Command::walk(Some(Point::inches(10, 25)))), "E-TOO-FAR", "four of eight inches");
    record.say(Command::walk(Some(Point::inches(10, 26))));
    assert_eq!(record.refused(&Command::Put { to: Some(Point::inches(10, 29)) }), "E-LEAVES-COMBAT");
    record.say(Command::Put { to: Some(Point::inches(10, 27)) });
    assert_eq!(record.battle.fighters[1].at, Some(Point::inches(10, 27)));
    assert!(lies(&record, 1) && acts(&record, 0));
    // Alone it goes eight inches.
    mercy_dog((30, 10)).say(Command::walk(Some(Point::inches(10, 22))));
    // An enemy within an inch of the fallen keeps him.
    assert_eq!(mercy_dog((10, 32)).refused(&uses("drag", Some(1))), "E-NOT-NOW");
}

/// Covers SET-07, SET-09.
#[test]
fn a_model_that_is_held_back_comes_in_at_an_edge_from_its_turn_on() {
    let word = What::HeldBack { from_turn: 2, away: Length::inches(8) };
    let killer = able(kit::model(0, "Killer"), "Secret Paths", When::Deployment, vec![word]);
    let mut field =
        kit::field(vec![killer, kit::model(8, "Spare")], vec![kit::model(1, "Kell"), kit::model(9, "Spare")]);
    field.scenario.objectives.clear();
    let mut record = Record::new(field);
    record.dice(&[6, 1]).say(Command::ChooseZone { zone: 1 });
    record.dice(&[6, 1]);
    assert_eq!(record.refused(&Command::HoldBack { model: 1 }), "E-CANNOT-WAIT");
    record.say(Command::HoldBack { model: 0 });
    assert_eq!(record.battle.question(), Some(&Step::Deploy { side: 0 }), "its side still sets a model up");
    assert_eq!(record.refused(&Command::Deploy { model: 0, at: None }), "E-DEPLOYED");
    record.say(Command::Deploy { model: 1, at: None }).say(Command::Deploy { model: 2, at: None });
    record.say(Command::Deploy { model: 3, at: None });
    // One model against two: side A has Initiative, and nobody comes in yet.
    assert_eq!(record.battle.question(), Some(&Step::ChooseFirst { side: 0 }));
    record.say(Command::ChooseFirst { side: 0 }).at(1, 24, 24).at(2, 24, 10).at(3, 10, 24);
    record.pass().say(Command::Control { holders: Vec::new() });
    assert!(matches!(record.battle.question(), Some(Step::Content(ask)) if ask.model == 0), "Turn 2 asks");
    let at = |x: i32, y: i32| Some(Point { x: Length::micrometres(x), y: Length::micrometres(y) });
    let put = |to| Command::Put { to };
    let (rim, inch) = (12_500, 25_400);
    assert_eq!(record.refused(&put(at(2 * inch, 44 * inch))), "E-NOT-AT-EDGE", "no edge is near");
    // Rim to rim 8″ from Kell, along the edge: not yet farther than that.
    let just = 24 * inch - (8 * inch + 2 * rim);
    record.say(Command::SetRight {
        change: StateChange::Position { model: 2, at: at(24 * inch, rim) },
        reason: "at the edge too".into(),
    });
    assert_eq!(record.refused(&put(at(just, rim))), "E-INFILTRATOR-NEAR");
    let mut waits = Record { battle: record.battle.clone(), events: Vec::new() };
    waits.say(Command::Enough);
    assert_eq!(waits.battle.fighter(0).map(|f| f.presence), Some(Presence::Held), "it may come in later");
    record.say(put(at(just - 10, rim)));
    assert_eq!(record.battle.fighter(0).map(|f| f.presence), Some(Presence::Table));
    record.say(Command::ChooseFirst { side: 0 }).activate(0);
    assert!(acts(&record, 0), "it may act in the Turn it comes in");
}
