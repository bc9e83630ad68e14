//! Shots of a BLAST at a point on the table (ATK-01, RC-K1).

use super::kit::{self, Record};
use super::properties::Draws;
use super::say::{acts, asked, injury_dice, picks, shoot, to, why};
use nml_battle::{
    Battle, Chances, Command, Event, Facts, Landing, ModelId, Offer, Reach, RollName, Sight, Step, Target, admits,
    choose, decide, evolve, options,
};
use nml_catalogue::length::Length;
use nml_catalogue::{Point, TerrainKind};

fn at(at: Option<Point>) -> Target {
    Target::Point { at }
}

fn throw(weapon: &str, target: Target) -> Command {
    Command::Shoot { weapon: weapon.into(), target, facts: Facts::default() }
}

/// A bomber 0 with a friend 1 against two enemies, the bomber Activated.
fn bomber(range: i32, words: &[&str], places: &[(i32, i32)]) -> Record {
    let bomber = kit::gun(kit::model(0, "Vesper"), "bomb", range, words);
    let field = kit::field(vec![bomber, kit::model(1, "Orsolya")], vec![kit::model(2, "Kell"), kit::model(3, "Dorn")]);
    let mut record = Record::placed(field, places);
    record.activate(0);
    record
}

fn caught(battle: &Battle) -> Vec<ModelId> {
    let mut offers = options(battle).offers.into_iter();
    offers.find_map(|o| if let Offer::Caught { proposed, .. } = o { Some(proposed) } else { None }).unwrap()
}

/// Everybody far from each other but Kell and Dorn, who stand two inches apart.
const FIELD: [(i32, i32); 4] = [(10, 30), (44, 44), (10, 20), (12, 20)];

/// Covers ATK-01, ATK-02, F BLAST.
#[test]
fn a_grenade_is_thrown_at_a_point_in_range_on_the_table_and_under_no_base() {
    let mut record = bomber(8, &["BLAST 2"], &FIELD);
    // Eight inches from the rim of its base of 25 mm, half of which is less than half an inch.
    assert_eq!(record.refused(&throw("bomb", at(to(10, 21)))), "E-OUT-OF-RANGE");
    assert_eq!(record.refused(&throw("bomb", at(to(60, 30)))), "E-POINT-OFF-TABLE");
    assert_eq!(record.refused(&throw("bomb", at(to(10, 30)))), "E-POINT-UNDER-BASE");
    record.say(throw("bomb", at(to(10, 22)))).dice(&[4, 3, 6]);
    assert_eq!(caught(&record.battle), vec![2], "Kell's rim is within two inches of it, Dorn's is not");
    record.say(Command::Caught { models: vec![2] }).dice(&[1, 2]);
    assert_eq!(record.blood(2), 1);
    assert!(acts(&record, 0));
    assert_eq!(record.refused(&throw("bomb", at(to(10, 22)))), "E-ACTION-REPEATED");
}

/// Covers ATK-01.
#[test]
fn a_point_at_the_rim_of_a_base_or_on_the_roof_above_it_is_not_under_it() {
    let bomber = kit::gun(kit::model(0, "Vesper"), "bomb", 36, &["BLAST 2"]);
    let mut field = kit::field(vec![bomber], vec![kit::model(1, "Kell")]);
    field.terrain = vec![kit::piece("roof", TerrainKind::Hill, (8, 18), (4, 4), 4)];
    let mut record = Record::placed(field, &[(10, 40), (10, 20)]);
    record.activate(0);
    // A base of 25 mm.
    let aside = |um| Some(Point { x: Point::inches(10, 20).x + Length::micrometres(um), y: Point::inches(0, 20).y });
    assert_eq!(record.refused(&throw("bomb", at(aside(12_499)))), "E-POINT-UNDER-BASE");
    let mut rim = record.battle.clone();
    let shot = throw("bomb", at(aside(12_500)));
    assert!(decide(&rim, &shot).is_ok(), "its rim only touches the point");
    // On the ground floor, below the roof.
    let below = Command::Stand { model: 1, height: Some(Length::ZERO), ledge: None, danger: None };
    decide(&rim, &below).unwrap().iter().for_each(|event| evolve(&mut rim, event));
    assert!(decide(&rim, &throw("bomb", at(to(10, 20)))).is_ok());
}

/// Covers ATK-01.
#[test]
fn only_a_blast_is_aimed_at_a_point_and_an_overruled_one_strikes_nobody() {
    let mut record = bomber(24, &[], &FIELD);
    let shot = throw("bomb", at(to(10, 25)));
    assert_eq!(record.refused(&shot), "E-NO-POINT");
    assert!(!options(&record.battle).offers.iter().any(|o| matches!(o, Offer::Aim { .. })));
    record.say(Command::Overrule { command: Box::new(shot), reason: "a window".into() }).dice(&[6, 6]);
    assert!(acts(&record, 0), "nothing bursts, and it goes on");
}

/// Covers ATK-08, F BLAST.
#[test]
fn a_point_beside_a_friend_is_hit_without_a_die() {
    // Kell fights Orsolya.
    let places = [(10, 30), (10, 21), (10, 20), (30, 20)];
    let mut record = bomber(24, &["BLAST 2"], &places);
    assert!(record.battle.by_lot(&record.battle.thought_of(0, "bomb", 2, Reach::Ranged)), "at Kell a die is thrown");
    record.say(throw("bomb", at(to(11, 20))));
    assert!(matches!(record.battle.question(), Some(Step::Success(_))), "at a point none is");
    record.dice(&[4, 3]);
    assert_eq!(caught(&record.battle), vec![1, 2], "friend and enemy alike");
}

/// Covers F BLAST, INJ-10.
#[test]
fn a_critical_at_a_point_helps_against_nobody() {
    let mut record = bomber(24, &["BLAST 3", "CRITICAL"], &FIELD);
    record.say(throw("bomb", at(to(11, 20)))).dice(&[6, 6]);
    record.say(Command::Caught { models: vec![2, 3] });
    for victim in [2, 3] {
        assert_eq!(injury_dice(&record), 0, "model {victim}");
        record.dice(&[1, 2]);
    }
    assert!(acts(&record, 0));
}

/// Covers ATK-05, ATK-06, ATK-07.
#[test]
fn range_and_height_count_to_the_point_and_cover_where_it_is_stated() {
    let bomber = kit::gun(kit::model(0, "Vesper"), "bomb", 20, &["BLAST 1"]);
    let mut field =
        kit::field(vec![bomber, kit::model(1, "Orsolya")], vec![kit::model(2, "Kell"), kit::model(3, "Dorn")]);
    field.terrain = vec![
        kit::piece("roof", TerrainKind::Hill, (8, 28), (4, 4), 3),
        // Kell stands behind it; nobody stands where it is aimed.
        kit::piece("wall", TerrainKind::Wall, (9, 20), (2, 1), 1),
    ];
    let fired = |point, facts| {
        let mut record = Record::placed(field.clone(), &[(10, 30), (44, 44), (10, 18), (44, 4)]);
        record.activate(0).say(Command::Shoot { weapon: "bomb".into(), target: at(point), facts });
        why(&record).into_iter().map(|(name, value)| format!("{name} {value:+}")).collect::<Vec<_>>()
    };
    assert_eq!(fired(to(10, 22), Facts::default()), ["Elevated +1"]);
    assert_eq!(fired(to(10, 19), Facts::default()), ["Elevated +1", "Long -1"], "eleven inches and three down");
    assert_eq!(fired(to(11, 31), Facts::default()), Vec::<String>::new(), "on its own roof");
    let stated = Facts { cover: Some(true), long: Some(false), elevated: Some(false), ..Facts::default() };
    assert_eq!(fired(to(10, 19), stated), ["Cover -1"]);
    let untracked = Facts { long: Some(true), ..Facts::default() };
    assert_eq!(fired(None, untracked), ["Long -1"]);
}

/// Covers F BLAST, F-09, F-10.
#[test]
fn a_blast_at_a_point_reaches_who_is_near_in_height_and_sees_it() {
    let bomber = kit::gun(kit::model(0, "Vesper"), "bomb", 36, &["BLAST 3"]);
    let mut field = kit::field(
        vec![bomber],
        vec![kit::model(2, "Near"), kit::model(3, "Behind"), kit::model(4, "Above"), kit::model(5, "Raised")],
    );
    // Around the point: a wall of three to the east, a roof of five to the north, a step of two to the west.
    field.terrain = vec![
        kit::piece("wall", TerrainKind::Wall, (11, 18), (1, 4), 3),
        kit::piece("roof", TerrainKind::Hill, (9, 17), (2, 2), 5),
        kit::piece("step", TerrainKind::Hill, (7, 19), (2, 2), 2),
    ];
    let mut record = Record::placed(field, &[(10, 40), (10, 22), (13, 20), (10, 18), (8, 20)]);
    record.activate(0).say(throw("bomb", at(to(10, 20)))).dice(&[4, 3, 6]);
    assert_eq!(caught(&record.battle), vec![1, 4], "one is behind the wall, one five inches up");
    // On the roof itself it is those up there.
    assert_eq!(record.battle.in_blast_at(0, Point::inches(9, 17), 3), vec![3]);
}

/// Covers V-27.
#[test]
fn a_blast_at_a_point_reaches_one_friend_further() {
    // Dorn stands by Kell, beyond the radius.
    let mut record = bomber(24, &["BLAST 1"], &[(10, 30), (44, 44), (10, 20), (11, 20)]);
    record.say(throw("bomb", at(to(9, 20)))).dice(&[4, 3]);
    assert_eq!(caught(&record.battle), vec![2], "enemies beside an enemy are not drawn in");
    let mut beside = bomber(24, &["BLAST 1"], &[(10, 30), (11, 20), (10, 20), (30, 20)]);
    beside.say(throw("bomb", at(to(9, 20)))).dice(&[4, 3]);
    assert_eq!(caught(&beside.battle), vec![2, 1], "Orsolya is a friend of the bomber beside an enemy hit");
}

/// Covers V-22, F SCATTER.
#[test]
fn a_missed_scatter_shot_wanders_from_the_point_it_was_aimed_at() {
    let mut record = bomber(24, &["BLAST 2", "SCATTER"], &FIELD);
    record.say(throw("bomb", at(to(10, 23)))).dice(&[1, 3]);
    let step = record.battle.question().unwrap();
    assert!(matches!(step, Step::Scatter { inches: 3, .. }), "7 − 4");
    assert_eq!(record.battle.answerers(step), vec![1]);
    record.say(Command::Scatter { towards: to(10, 0), lost: false });
    let landed = record.events.iter().find_map(|e| if let Event::Scattered { to, .. } = e { *to } else { None });
    assert_eq!(landed, to(10, 20), "on Kell's base");
    assert_eq!(caught(&record.battle), vec![2, 3]);
    record.say(Command::Caught { models: vec![2, 3] }).dice(&[1, 2]).dice(&[1, 2]);
    assert_eq!((record.blood(2), record.blood(3)), (1, 1));
}

/// Covers F SCATTER, F-10.
#[test]
fn what_cannot_be_seen_from_the_point_it_was_aimed_at_is_proposed_as_a_miss() {
    let bomber = kit::gun(kit::model(0, "Vesper"), "bomb", 36, &["BLAST 2", "SCATTER"]);
    let mut field = kit::field(vec![bomber], vec![kit::model(2, "Kell")]);
    field.terrain = vec![
        kit::piece("wall", TerrainKind::Wall, (8, 21), (4, 1), 2),
        kit::piece("hill", TerrainKind::Hill, (4, 22), (2, 2), 3),
    ];
    let mut record = Record::placed(field, &[(10, 30), (10, 20)]);
    record.activate(0).say(throw("bomb", at(to(10, 23)))).dice(&[1, 3]);
    let Some(Step::Scatter { attack, inches }) = record.battle.question().cloned() else { panic!() };
    let lands = |x, y| record.battle.landing(&attack, inches, Point::inches(x, y)).unwrap();
    let behind = Landing { at: Point::inches(10, 20), sight: Sight::None { terrain: "wall".into() } };
    assert_eq!(lands(10, 0), behind, "the wall stands between");
    let ways = options(&record.battle).offers.into_iter();
    let ways = ways.filter_map(|o| if let Offer::Scatter { ways, .. } = o { Some(ways) } else { None });
    let unseen: Vec<Vec<usize>> =
        ways.map(|all| (0..8).filter(|way| matches!(all[*way].sight, Sight::None { .. })).collect()).collect();
    assert_eq!(unseen, vec![vec![0, 1, 7]], "up the map over the wall, straight or slanting");
    assert_eq!(lands(10, 40), Landing { at: Point::inches(10, 26), sight: Sight::All }, "this way it is open");
    // Up on a hill the line ends on its top.
    let up = record.battle.sight_between(Point::inches(7, 23), Point::inches(5, 23));
    assert!(matches!(up, Sight::Part { .. } | Sight::All), "{up:?}");
    record.say(Command::Scatter { towards: to(10, 0), lost: true });
    assert!(acts(&record, 0), "it missed");
}

/// Covers ATK-01, F SCATTER.
#[test]
fn where_nobody_tracks_a_point_is_aimed_at_all_the_same() {
    let mut record = bomber(24, &["BLAST 2", "SCATTER"], &[]);
    record.say(throw("bomb", at(None))).dice(&[4, 3]);
    assert_eq!(caught(&record.battle), Vec::<ModelId>::new(), "the table says who stands there");
    record.say(Command::Caught { models: vec![3] }).dice(&[1, 2]);
    assert_eq!(record.blood(3), 1);
    let mut missed = bomber(24, &["BLAST 2", "SCATTER"], &[]);
    missed.say(throw("bomb", at(None))).dice(&[1, 3]).say(Command::Scatter { towards: to(10, 0), lost: false });
    assert_eq!(caught(&missed.battle), Vec::<ModelId>::new());
}

/// Covers ATK-09, F AUTOMATIC.
#[test]
fn further_shots_go_within_six_inches_of_the_point_or_at_it_again() {
    let mut record = bomber(36, &["AUTOMATIC 3", "BLAST 1"], &[(10, 30), (44, 44), (10, 20), (30, 20)]);
    record.say(throw("bomb", at(to(12, 20)))).dice(&[1, 1]);
    assert_eq!(record.refused(&shoot("bomb", 3)), "E-TARGETS-APART");
    assert_eq!(record.refused(&throw("bomb", at(to(19, 20)))), "E-TARGETS-APART");
    let again = throw("bomb", at(to(12, 20)));
    assert!(options(&record.battle).offers.contains(&Offer::Say(again.clone())));
    record.say(shoot("bomb", 2)).dice(&[1, 1]).say(again).dice(&[1, 1]);
    assert!(acts(&record, 0));
}

/// Covers ACT-07, ACT-28, F RELOAD, F HEAVY.
#[test]
fn a_shot_at_a_point_is_a_shoot_like_any_other() {
    let mut reload = bomber(36, &["BLAST 1", "RELOAD"], &FIELD);
    reload.say(throw("bomb", at(to(20, 20)))).dice(&[4, 3]).say(Command::Caught { models: vec![] });
    assert_eq!(picks(&reload), Some(1));
    let mut heavy = bomber(36, &["BLAST 1", "HEAVY"], &FIELD);
    heavy.say(throw("bomb", at(to(20, 20)))).dice(&[1, 1]);
    assert_eq!(heavy.refused(&Command::Dash), "E-HEAVY-FIRED");
    let mut plain = bomber(36, &["BLAST 1"], &FIELD);
    plain.say(throw("bomb", at(to(20, 20)))).dice(&[1, 1]);
    assert_eq!(plain.refused(&Command::charge(2)), "E-SHOT-NO-ASSAULT");
}

/// The odds of a shot at a point are those of its Success Roll, and both are what play comes to.
#[test]
fn the_odds_at_a_point_equal_play() {
    let thrown = |facts: &Facts| {
        let mut record = bomber(24, &["BLAST 2"], &FIELD);
        record.say(Command::Shoot { weapon: "bomb".into(), target: at(to(10, 18)), facts: facts.clone() });
        record
    };
    for facts in [Facts::default(), Facts { cover: Some(true), long: Some(true), ..Facts::default() }] {
        let record = thrown(&facts);
        let step = record.battle.question().unwrap();
        let Some(Chances::Success(odds)) = record.battle.chances(step) else { panic!("a Success Roll") };
        let dice = asked(&record);
        let (mut hits, mut all) = (0_u128, 0_u128);
        for throw in 0..6_u32.pow(u32::try_from(dice).unwrap()) {
            let faces: Vec<u8> = (0..dice)
                .map(|i| u8::try_from(throw / 6_u32.pow(u32::try_from(i).unwrap()) % 6 + 1).unwrap())
                .collect();
            let mut played = thrown(&facts);
            played.dice(&faces);
            all += 1;
            hits += u128::from(matches!(played.battle.question(), Some(Step::Caught { .. })));
        }
        assert_eq!((odds.bands.success + odds.bands.critical, odds.of), (hits, all));
        assert_eq!(record.battle.bought_later(step), vec![], "nobody's Injury Roll is known yet");
        assert!(record.battle.outlook_from(step, nml_battle::Policy::Unspent).is_none());
    }
    let record = bomber(24, &["BLAST 2"], &FIELD);
    let thought = record.battle.thought_of(0, "bomb", at(None), Reach::Ranged);
    assert!(matches!(record.battle.thought(&thought), Chances::Success(_)));
}

/// What was written before points could be aimed at reads and writes as it did, byte for byte.
#[test]
fn a_model_is_written_as_a_number_and_a_point_with_its_place() {
    for text in [
        r#"{"do":"shoot","weapon":"bomb","target":3,"facts":{}}"#,
        r#"{"do":"shoot","weapon":"bomb","target":{"at":{"x":254000,"y":0}},"facts":{}}"#,
        r#"{"do":"shoot","weapon":"bomb","target":{"at":null},"facts":{}}"#,
    ] {
        let command: Command = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&command).unwrap(), text);
    }
    for text in
        [r#"{"for":"attack","weapon":"bomb","target":3}"#, r#"{"for":"attack","weapon":"bomb","target":{"at":null}}"#]
    {
        let roll: RollName = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&roll).unwrap(), text);
    }
    let wrong = serde_json::from_str::<Command>(r#"{"do":"shoot","weapon":"bomb","target":{"at":null,"by":2}}"#);
    assert!(wrong.unwrap_err().to_string().contains("a model’s number, or a point"));
}

/// Bombers that fire at points, on the table and off it: options and decide agree, and every battle goes on.
#[test]
fn random_battles_with_shots_at_points_hold_together() {
    let mut fired = 0;
    for seed in 0..24 {
        let mut draws = Draws(seed ^ 0x0b1a_57ed);
        let mut battle = Battle::new(std::sync::Arc::new(super::properties::forces(seed)));
        for _ in 0..400 {
            let now = options(&battle);
            let aims =
                now.offers.iter().find_map(|o| if let Offer::Aim { command, .. } = o { Some(command) } else { None });
            let inches = |n: u32| Length::inches(i32::try_from(n).unwrap() - 2);
            let shot =
                aims.map(|aim| aim.at_point(Some(Point { x: inches(draws.next(52)), y: inches(draws.next(52)) })));
            if let Some(shot) = &shot {
                let verdict = decide(&battle, shot);
                assert_eq!(admits(&now, &battle, shot), verdict.is_ok(), "seed {seed}: {shot:?}: {verdict:?}");
                fired += u32::from(verdict.is_ok());
            }
            let fits = |shot: &Command| decide(&battle, shot).is_ok();
            let Some(command) = shot.filter(fits).or_else(|| choose(&battle, &now, &mut |n| draws.next(n))) else {
                break;
            };
            for event in decide(&battle, &command).unwrap() {
                let text = serde_json::to_string(&event).unwrap();
                assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
                evolve(&mut battle, &event);
            }
        }
    }
    assert!(fired > 50, "{fired} shots at points");
}
