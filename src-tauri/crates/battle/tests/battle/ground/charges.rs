//! Charges: whom, how far, by which path, and where they end.

use super::{activated, at, field, inches, kit, lies_down, place, set, swordsman, tenths, under, untracked, why};
use nml_battle::{ChargeFacts, Command, Facts, LeastFace, StateChange, Step, Way};
use nml_catalogue::card::WeaponKind;
use nml_catalogue::ruling::{
    ChargeAltPath, ChargeCap, ChargeContact, ChargeFromMelee, ChargeInterpose, ChargeMulti, ChargeRangeLos,
};
use nml_catalogue::{Point, TerrainKind};

fn pair() -> nml_battle::Field {
    field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![])
}

fn reach(record: &kit::Record) -> nml_catalogue::length::Length {
    match record.battle.question() {
        Some(Step::EndCharge { reach, .. }) => *reach,
        other => panic!("no charge: {other:?}"),
    }
}

fn unseen() -> Command {
    Command::Charge { target: 2, facts: ChargeFacts { unseen: true, ..ChargeFacts::default() } }
}

/// Covers ACT-15, ACT-16.
#[test]
fn a_target_is_within_twelve_inches_and_seen() {
    let record = activated(pair(), (10, 10), (10, 24));
    assert_eq!(record.refused(&Command::charge(2)), "E-CHARGE-RANGE");
    let record = activated(pair(), (10, 10), (10, 20));
    assert_eq!(record.refused(&unseen()), "E-CHARGE-NO-LOS");
}

/// Covers C-09 blind_charge_risky.
#[test]
fn a_blind_charge_takes_a_risky_roll_first() {
    let blind =
        || activated(under(pair(), |r| r.charge_range_los = ChargeRangeLos::BlindChargeRisky), (10, 10), (10, 20));
    let mut record = blind();
    record.say(unseen()).dice(&[3, 4]);
    assert!(matches!(record.battle.question(), Some(Step::ChargeBonus { .. })));
    let mut record = blind();
    record.say(unseen()).dice(&[3, 3]);
    assert!(super::over_to(&record, 1), "a failure ends the Activation");
}

/// CF pp.78–79: a Zij Seal feels enemies within 4 inches. Four inches from base to base are 5 between the centres.
#[test]
fn a_zij_seal_charges_whom_it_does_not_see_within_four_inches_without_a_roll() {
    let sealed = || {
        let mut field = pair();
        let what = vec![nml_catalogue::effect::What::ChargesUnseenWithin(inches(4))];
        let effect =
            nml_catalogue::effect::Effect { when: nml_catalogue::effect::When::Always, conditions: Vec::new(), what };
        field.forces[0].models[0].effects.push(nml_catalogue::card::Sourced { source: "Zij Seal".into(), effect });
        field
    };
    for reading in [ChargeRangeLos::LosRequired12, ChargeRangeLos::BlindChargeRisky] {
        let mut record = activated(under(sealed(), |r| r.charge_range_los = reading), (10, 10), (10, 14));
        record.say(unseen());
        assert!(matches!(record.battle.question(), Some(Step::ChargeBonus { .. })), "{reading:?}");
    }
    let far = activated(sealed(), (10, 10), (10, 20));
    assert_eq!(far.refused(&unseen()), "E-CHARGE-NO-LOS");
}

/// Covers ACT-17, X-01, C-10 no_cap.
#[test]
fn x_01_movement_and_bonus_with_a_cap_of_twelve() {
    let mut fast = swordsman(0, "Geoff");
    fast.movement = inches(10);
    for (cap, far) in [(ChargeCap::Cap12, 12), (ChargeCap::NoCap, 16)] {
        let field = under(field(fast.clone(), swordsman(1, "Locust"), vec![]), |r| r.charge_cap = cap);
        let mut record = activated(field, (10, 10), (10, 20));
        record.say(Command::charge(2)).dice(&[6]);
        assert_eq!(reach(&record), inches(far));
    }
}

/// What the pending Charge Bonus must show, with the throws that do.
fn need(record: &kit::Record) -> (LeastFace, (u16, u16)) {
    let need = record.battle.charge_need(record.battle.question().unwrap()).unwrap();
    (need.least, (need.ways, need.of))
}

/// Covers ACT-17, C-10 no_cap, C-26 any_roll.
#[test]
fn the_charge_bonus_says_beforehand_which_faces_reach() {
    // Rim to rim 11 inches less 25 mm are 10.02: 6 of Movement, 1 to fight across, so 4 are needed.
    let mut record = activated(pair(), (10, 10), (10, 21));
    let before = record.battle.charge_at(0, 2);
    record.say(Command::charge(2));
    assert_eq!(need(&record), (LeastFace::Face(4), (3, 6)));
    assert_eq!(
        record.battle.charge_need(record.battle.question().unwrap()),
        Some(before),
        "known before it is declared"
    );
    record.dice(&[4]);
    assert!(record.battle.charge_need(record.battle.question().unwrap()).is_none(), "the die is thrown");
    let mut near = activated(pair(), (10, 10), (10, 16));
    near.say(Command::charge(2));
    assert_eq!(need(&near), (LeastFace::Face(1), (6, 6)), "any will do");
    let mut slow = swordsman(0, "Geoff");
    slow.movement = inches(3);
    let mut far = activated(field(slow, swordsman(1, "Locust"), vec![]), (10, 10), (10, 22));
    far.say(Command::charge(2));
    assert_eq!(need(&far), (LeastFace::OutOfReach, (0, 6)));
    set(&mut far, StateChange::Position { model: 2, at: None });
    assert_eq!(need(&far).0, LeastFace::Unknown);
    // With HEAVY kit there is no die: 6 of Movement and 1 to fight across reach 7 inches and no farther.
    let gunner = || kit::gun(swordsman(0, "Geoff"), "machine-gun", 36, &["HEAVY"]);
    for (at, least, ways) in [(17, LeastFace::Face(1), 1), (19, LeastFace::OutOfReach, 0)] {
        let record = activated(field(gunner(), swordsman(1, "Locust"), vec![]), (10, 10), (10, at));
        let need = record.battle.charge_at(0, 2);
        assert_eq!((need.least, need.ways, need.of), (least, ways, 1), "{at} inches");
    }
}

/// Covers ACT-17, DWN-04, MOV-14, X-02.
#[test]
fn x_02_after_standing_up_both_are_halved() {
    let mut record = kit::Record::placed(pair(), &[(10, 10), (46, 46), (10, 14), (46, 2)]);
    lies_down(&mut record, 0);
    record.activate(0);
    assert_eq!(record.battle.allowance(0), inches(3));
    record.say(Command::charge(2)).dice(&[4]);
    assert_eq!(reach(&record), inches(5));
}

/// Covers ACT-17, X-04, F HEAVY, F STRONG.
#[test]
fn x_04_heavy_kit_charges_without_a_bonus() {
    for (word, bonus) in [(None, false), (Some("STRONG"), true)] {
        let mut sheet = kit::blade(kit::model(0, "Geoff"), "hammer", 2, &["HEAVY"]);
        if let Some(word) = word {
            sheet = kit::keywords(sheet, &[word]);
        }
        let mut record = activated(field(sheet, swordsman(1, "Locust"), vec![]), (10, 10), (10, 20));
        record.say(Command::charge(2));
        assert_eq!(matches!(record.battle.question(), Some(Step::ChargeBonus { .. })), bonus);
        if !bonus {
            assert_eq!(reach(&record), inches(6));
        }
    }
}

/// Covers ACT-17, KW-10.
#[test]
fn heavy_kit_of_any_kind_takes_the_charge_die() {
    let carrying = |kind: &str, strong: bool| {
        let mut sheet = swordsman(0, "Geoff");
        match kind {
            // Of equipment the keywords stand on the card.
            "equipment" => sheet = kit::keywords(sheet, &["HEAVY"]),
            "grenade" => sheet.weapons.push(kit::weapon("satchel", WeaponKind::Grenade, 0, Some(6), &["HEAVY"])),
            _ => {}
        }
        if strong {
            sheet = kit::keywords(sheet, &["STRONG"]);
        }
        let mut record = activated(field(sheet, swordsman(1, "Locust"), vec![]), (10, 10), (10, 20));
        record.say(Command::charge(2));
        matches!(record.battle.question(), Some(Step::ChargeBonus { .. }))
    };
    assert!(carrying("nothing", false), "a sword alone is light");
    for kind in ["equipment", "grenade"] {
        assert_eq!((carrying(kind, false), carrying(kind, true)), (false, true), "{kind}");
    }
}

/// Geoff 0 below the Locust 2, with the other one 3 half way between them.
fn crowd(reading: ChargeInterpose) -> kit::Record {
    let field = under(pair(), |r| r.charge_interpose = reading);
    let mut record = kit::Record::placed(field, &[(10, 10), (46, 46), (10, 18), (11, 14)]);
    record.activate(0);
    record
}

/// Covers ACT-20, C-11 redirect_on_contact, C-11 ignore.
#[test]
fn an_enemy_in_the_way_bars_turns_or_does_nothing() {
    let record = crowd(ChargeInterpose::TargetIllegal);
    assert_eq!(record.refused(&Command::charge(2)), "E-INTERPOSED");
    let mut record = crowd(ChargeInterpose::TargetIllegal);
    record.say(Command::charge(3));
    let mut record = crowd(ChargeInterpose::RedirectOnContact);
    record.say(Command::charge(2));
    assert!(matches!(record.battle.question(), Some(Step::ChargeBonus { target: 3, .. })));
    let mut record = crowd(ChargeInterpose::Ignore);
    record.say(Command::charge(2));
    assert!(matches!(record.battle.question(), Some(Step::ChargeBonus { target: 2, .. })));
}

/// Covers ACT-20.
#[test]
fn without_positions_the_table_says_who_stands_in_the_way() {
    let mut record = untracked(swordsman(0, "Geoff"), swordsman(1, "Locust"));
    let past = Command::Charge { target: 2, facts: ChargeFacts { past: Some(3), ..ChargeFacts::default() } };
    assert_eq!(record.refused(&past), "E-INTERPOSED");
    record.say(Command::charge(2)).dice(&[2]).say(Command::stop(None, true));
    assert!(record.battle.fighting(0, 2));
}

/// Covers ACT-18, ACT-19, C-16 also_difficult_optional.
#[test]
fn a_charge_goes_straight_unless_the_way_is_rough() {
    let around = Way { via: vec![Point::inches(13, 14)], ..Way::default() };
    let stop = |way| Command::EndCharge {
        to: Some(Point { x: inches(10), y: tenths(190) }),
        reached: false,
        also: Vec::new(),
        way,
    };
    let charge = |kind: Option<TerrainKind>, reading| {
        let terrain = kind.map(|k| kit::piece("piece", k, (8, 13), (4, 2), 0)).into_iter().collect();
        let field =
            under(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), terrain), |r| r.charge_alt_path = reading);
        let mut record = activated(field, (10, 10), (10, 20));
        record.say(Command::charge(2)).dice(&[6]);
        record
    };
    let plain = ChargeAltPath::ClimbJumpJumpdownDangerousOptional;
    let wide = ChargeAltPath::AlsoDifficultOptional;
    assert_eq!(charge(None, plain).refused(&stop(around.clone())), "E-CHARGE-DETOUR");
    charge(Some(TerrainKind::Dangerous), plain).say(stop(around.clone()));
    assert_eq!(charge(Some(TerrainKind::Difficult), plain).refused(&stop(around.clone())), "E-CHARGE-DETOUR");
    charge(Some(TerrainKind::Difficult), wide).say(stop(around));
    // Straight through the Dangerous ground it is tested.
    let mut brave = charge(Some(TerrainKind::Dangerous), plain);
    brave.say(stop(Way::default())).dice(&[4, 4]);
    assert!(brave.battle.fighting(0, 2));
}

/// Covers ACT-21, ACT-22, C-14 declare_many.
#[test]
fn in_contact_a_charge_slides_on_to_others() {
    let begin = |reading| {
        let field = under(pair(), |r| r.charge_multi = reading);
        let mut record = kit::Record::placed(field, &[(10, 10), (46, 46), (10, 18), (12, 18)]);
        record.activate(0);
        record
    };
    let mut record = begin(ChargeMulti::SingleThenSlide);
    let both = Command::Charge { target: 2, facts: ChargeFacts { also: vec![3], ..ChargeFacts::default() } };
    assert_eq!(record.refused(&both), "E-ONE-CHARGE-TARGET");
    record.say(Command::charge(2)).dice(&[6]);
    // Not in contact with the target, and within an inch of the other.
    let short = Some(Point { x: inches(11), y: tenths(166) });
    assert_eq!(record.refused(&Command::stop(short, false)), "E-ENEMY-ZONE");
    let contact = Some(Point { x: tenths(105), y: inches(18) - nml_catalogue::length::Length::micrometres(21_844) });
    record.say(Command::stop(contact, false));
    assert!(record.battle.fighting(0, 2));
    let mut many = begin(ChargeMulti::DeclareMany);
    many.say(both).dice(&[6]).say(Command::stop(short, false));
    assert!(many.battle.fighting(0, 2) && many.battle.fighting(0, 3));
}

/// Covers ACT-22, C-15 full_distance_required.
#[test]
fn a_charge_may_stop_within_an_inch_or_must_go_on() {
    let stop = |y| Command::stop(Some(Point { x: inches(10), y: tenths(y) }), false);
    let begin = |reading| {
        let mut record = activated(under(pair(), |r| r.charge_contact = reading), (10, 10), (10, 18));
        record.say(Command::charge(2)).dice(&[6]);
        record
    };
    let mut record = begin(ChargeContact::Within1Ok);
    record.say(stop(165));
    assert!(record.battle.fighting(0, 2));
    let mut record = begin(ChargeContact::FullDistanceRequired);
    assert_eq!(record.refused(&stop(165)), "E-CHARGE-SHORT");
    record.say(Command::stop(
        Some(Point { x: inches(10), y: inches(18) - nml_catalogue::length::Length::millimetres(25) }),
        false,
    ));
}

/// Covers ACT-22.
#[test]
fn a_charge_that_falls_short_stays_where_it_stopped() {
    let mut record = activated(pair(), (10, 10), (10, 21));
    record.say(Command::charge(2)).dice(&[1]).say(Command::stop(at(10, 17), false));
    assert_eq!(place(&record, 0), at(10, 17));
    assert!(!record.battle.fighting(0, 2));
    assert_eq!(record.refused(&Command::walk(at(10, 18))), "E-MOVE-KIND-USED", "the Charge is spent");
    let fight = Command::Fight { weapon: "sword".into(), target: 2, facts: Facts::default() };
    assert_eq!(record.refused(&fight), "E-NO-ENEMY-1IN");
}

/// Covers C-17 allowed_if_stays_engaged, ACT-15.
#[test]
fn a_model_in_combat_charges_only_where_a_reading_lets_it() {
    let begin = |reading| {
        let field = under(pair(), |r| r.charge_from_melee = reading);
        let mut record = kit::Record::placed(field, &[(10, 10), (46, 46), (10, 11), (13, 10)]);
        record.activate(0);
        record
    };
    assert_eq!(begin(ChargeFromMelee::Forbidden).refused(&Command::charge(3)), "E-CHARGE-ENGAGED");
    let mut record = begin(ChargeFromMelee::AllowedIfStaysEngaged);
    record.say(Command::charge(3)).dice(&[6]);
    assert_eq!(record.refused(&Command::stop(at(13, 8), false)), "E-LEAVES-COMBAT");
    record.say(Command::stop(Some(Point { x: tenths(115), y: inches(10) }), false));
    assert!(record.battle.fighting(0, 2) && record.battle.fighting(0, 3));
}

fn skirmisher() -> kit::Record {
    let quick = kit::keywords(swordsman(1, "Locust"), &["SKIRMISHER"]);
    let field = kit::field(vec![swordsman(0, "Geoff")], vec![quick, kit::model(9, "Spare")]);
    let mut record = kit::Record::placed(field, &[(10, 10), (10, 18), (12, 15)]);
    set(&mut record, StateChange::Position { model: 2, at: at(16, 16) });
    record.activate(0).say(Command::charge(1));
    record
}

/// Covers F SKIRMISHER, F-08, ACT-20.
#[test]
fn a_skirmisher_steps_aside_and_who_stands_in_the_way_is_charged() {
    let mut record = skirmisher();
    assert_eq!(record.battle.answerers(record.battle.question().unwrap()), vec![1]);
    record.say(Command::Evade).dice(&[5]);
    assert_eq!(record.refused(&Command::Put { to: at(10, 22) }), "E-TOO-FAR", "5 is three inches");
    record.say(Command::Put { to: at(12, 20) });
    assert!(matches!(record.battle.question(), Some(Step::ChargeBonus { target: 1, .. })));
    let mut behind = skirmisher();
    set(&mut behind, StateChange::Position { model: 2, at: at(11, 15) });
    behind.say(Command::Evade).dice(&[6]).say(Command::Put { to: at(12, 20) });
    assert!(matches!(behind.battle.question(), Some(Step::ChargeBonus { target: 2, .. })), "the spare is met first");
}

/// Covers F SKIRMISHER.
#[test]
fn a_skirmisher_may_stay_and_cannot_evade_from_a_fight() {
    let mut record = skirmisher();
    record.say(Command::Enough);
    assert!(matches!(record.battle.question(), Some(Step::ChargeBonus { target: 1, .. })));
    let quick = kit::keywords(swordsman(1, "Locust"), &["SKIRMISHER"]);
    let field = kit::field(vec![swordsman(0, "Geoff"), swordsman(3, "Piers")], vec![quick]);
    let mut record = kit::Record::placed(field, &[(10, 10), (11, 18), (10, 18)]);
    record.activate(0).say(Command::charge(2));
    assert!(matches!(record.battle.question(), Some(Step::ChargeBonus { .. })), "Piers is within an inch of it");
}

/// Covers V-30, ATK-11, TER-07.
#[test]
fn v_30_a_charge_over_nine_inches_at_a_model_behind_a_low_wall() {
    let wall = kit::piece("low-wall", TerrainKind::Wall, (8, 19), (4, 1), 1);
    let mut foe = swordsman(1, "Locust");
    foe.base = nml_catalogue::card::Base::round(inches(1));
    let mut mine = swordsman(0, "Geoff");
    mine.base = nml_catalogue::card::Base::round(inches(1));
    let field = field(mine, foe, vec![wall]);
    let mut record = kit::Record::placed(field, &[(10, 10), (46, 46), (10, 20), (46, 2)]);
    set(&mut record, StateChange::Position { model: 2, at: Some(Point { x: inches(10), y: tenths(205) }) });
    set(&mut record, StateChange::Position { model: 0, at: Some(Point { x: inches(10), y: tenths(105) }) });
    record.activate(0);
    // Nine inches from rim to rim: eight of travel, so a bonus of two.
    record.say(Command::charge(2)).dice(&[2]);
    assert_eq!(reach(&record), inches(8));
    record.say(Command::stop(Some(Point { x: inches(10), y: tenths(185) }), false));
    record.say(Command::Fight { weapon: "sword".into(), target: 2, facts: Facts::default() });
    assert_eq!(why(&record), vec![("Defended Obstacle".into(), -1)]);
}

/// Covers ACT-18, MOV-01.
#[test]
fn a_charge_over_a_wall_climbs_and_its_movement_counts() {
    let wall = kit::piece("wall", TerrainKind::Wall, (8, 14), (4, 1), 2);
    let mut record = activated(field(swordsman(0, "Geoff"), swordsman(1, "Locust"), vec![wall]), (10, 10), (10, 18));
    record.say(Command::charge(2)).dice(&[3]);
    let near = Some(Point { x: inches(10), y: tenths(166) });
    record.say(Command::stop(near, false)).dice(&[2, 2]);
    assert!(super::over_to(&record, 1), "it stays at the foot of the wall");
    assert!(place(&record, 0).unwrap().y < inches(14));
}

fn to(x: i32, y: i32) -> Option<Point> {
    Some(Point { x: tenths(x), y: tenths(y) })
}

/// Geoff 0 charges the Locust 2 straight down the table, over such ground, after such a throw.
fn charges(locust: (i32, i32), terrain: Vec<nml_catalogue::Terrain>, die: u8) -> kit::Record {
    let field = field(swordsman(0, "Geoff"), swordsman(1, "Locust"), terrain);
    let mut record = activated(field, (10, 10), locust);
    record.say(Command::charge(2)).dice(&[die]);
    record
}

fn by(to: Option<Point>, via: &[(i32, i32)]) -> Command {
    let via = via.iter().map(|(x, y)| Point { x: tenths(*x), y: tenths(*y) }).collect();
    Command::EndCharge { to, reached: false, also: Vec::new(), way: Way { via, ..Way::default() } }
}

/// Covers ACT-18.
#[test]
fn a_charge_leads_at_its_target_as_near_as_its_dice_allow() {
    // Ten inches from middle to middle; 6 of Movement and a 1 take it seven.
    let mut record = charges((10, 20), vec![], 1);
    assert_eq!(reach(&record), inches(7));
    for (away, name) in [((100, 50), "back"), ((160, 100), "aside"), ((140, 140), "askew")] {
        assert_eq!(record.refused(&Command::stop(to(away.0, away.1), false)), "E-CHARGE-AWAY", "{name}");
    }
    assert_eq!(record.refused(&Command::stop(at(10, 10), false)), "E-CHARGE-SHORT", "it stays");
    assert_eq!(record.refused(&Command::stop(at(10, 14), false)), "E-CHARGE-SHORT", "three inches are left");
    record.say(Command::stop(at(10, 17), false));
    assert_eq!(place(&record, 0), at(10, 17));
}

/// Covers ACT-18, ACT-22.
#[test]
fn a_hand_is_not_exact_to_the_quarter_of_an_inch() {
    charges((10, 20), vec![], 1).say(Command::stop(to(102, 168), false));
    assert_eq!(charges((10, 20), vec![], 1).refused(&Command::stop(to(100, 167), false)), "E-CHARGE-SHORT");
}

/// Covers ACT-18, ACT-21, ACT-22.
#[test]
fn a_charge_ends_anywhere_within_an_inch_of_its_target_but_not_behind_it() {
    // The Locust is six inches away, and the dice would do for twelve.
    let far = || charges((10, 16), vec![], 6);
    far().say(Command::stop(to(112, 160), false));
    far().say(Command::stop(to(100, 141), false));
    assert_eq!(far().refused(&Command::stop(at(10, 17), false)), "E-CHARGE-THROUGH");
    assert_eq!(far().refused(&Command::stop(at(10, 13), false)), "E-CHARGE-SHORT", "it could be reached");
}

/// Covers ACT-21.
#[test]
fn a_charge_slides_around_its_target_only_to_come_near_to_another() {
    let slide = by(to(109, 164), &[(100, 150)]);
    let mut record = charges((10, 16), vec![], 6);
    assert_eq!(record.refused(&slide), "E-CHARGE-THROUGH", "nobody else is there");
    set(&mut record, StateChange::Position { model: 3, at: to(122, 172) });
    assert_eq!(record.refused(&by(to(109, 164), &[])), "E-CHARGE-THROUGH");
    record.say(slide);
    assert!(record.battle.fighting(0, 2) && record.battle.fighting(0, 3));
}

/// Covers ACT-18, ACT-19, TER-05.
#[test]
fn around_a_building_a_charge_takes_the_shortest_way() {
    let house = || vec![kit::piece("house", TerrainKind::IntactBuilding, (8, 13), (4, 2), 5)];
    let record = || charges((10, 17), house(), 6);
    assert_eq!(record().refused(&Command::stop(to(100, 160), false)), "E-IMPASSABLE");
    // Past the corners at 12.5, 12.5 and 12.5, 15.5: 3.5, 3 and 2 inches to the Locust's base.
    record().say(by(to(109, 166), &[(126, 125), (126, 155)]));
    // An inch more than that is the hand's; by 14, 14 it is nearly ten.
    assert_eq!(record().refused(&by(at(11, 17), &[(140, 140)])), "E-CHARGE-DETOUR");
    // What the engine proposes is what it takes: around the house, or up to it.
    let ends = record().battle.charge_ends(0, 2, inches(12));
    let said = |end: &nml_battle::ChargeEnd| Command::EndCharge {
        to: Some(end.to),
        reached: false,
        also: Vec::new(),
        way: Way { via: end.via.clone(), ..Way::default() },
    };
    let mut met = Vec::new();
    for end in &ends {
        let mut played = record();
        played.say(said(end));
        met.push((end.via.len(), played.battle.fighting(0, 2)));
    }
    assert_eq!(met, [(0, false), (2, true)]);
}

/// Covers ACT-18, ACT-19.
#[test]
fn a_low_throw_ends_a_charge_on_its_way_around() {
    let house = vec![kit::piece("house", TerrainKind::IntactBuilding, (7, 13), (6, 2), 5)];
    // Seven inches: to the corner at 13.6, 12.4 are 4.3 of them, and 2.7 along the house.
    let mut record = charges((10, 18), house, 1);
    assert_eq!(record.refused(&by(to(136, 130), &[(136, 124)])), "E-CHARGE-AWAY", "it has two inches left");
    record.say(by(to(136, 150), &[(136, 124)]));
    assert_eq!(place(&record, 0), to(136, 150));
}

/// Covers ACT-18, ACT-19, MOV-01.
#[test]
fn who_does_not_climb_stops_before_a_wall_that_nothing_leads_around() {
    let wall = || vec![kit::piece("wall", TerrainKind::Wall, (0, 14), (48, 1), 2)];
    let mut climbs = charges((10, 18), wall(), 6);
    climbs.say(Command::stop(to(100, 170), false)).dice(&[4, 4]);
    let mut stops = charges((10, 18), wall(), 6);
    assert_eq!(stops.refused(&Command::stop(to(100, 120), false)), "E-CHARGE-SHORT");
    stops.say(Command::stop(to(100, 134), false));
    assert_eq!(place(&stops, 0), to(100, 134), "and it takes no roll");
    // Past the end of a shorter wall it goes around.
    let short = || vec![kit::piece("wall", TerrainKind::Wall, (8, 14), (4, 1), 2)];
    assert_eq!(charges((10, 18), short(), 6).refused(&Command::stop(to(100, 134), false)), "E-CHARGE-SHORT");
    charges((10, 18), short(), 6).say(by(to(108, 173), &[(126, 135), (126, 155)]));
}

/// Covers ACT-18.
#[test]
fn a_friend_where_a_charge_would_end_stops_it_before() {
    let mut record = charges((10, 20), vec![], 1);
    set(&mut record, StateChange::Position { model: 1, at: at(10, 17) });
    assert_eq!(record.refused(&Command::stop(at(10, 17), false)), "E-OVERLAP");
    assert_eq!(record.refused(&Command::stop(at(10, 15), false)), "E-CHARGE-SHORT");
    record.say(Command::stop(at(10, 16), false));
}

/// Covers ACT-18, ACT-19.
#[test]
fn what_the_map_does_not_show_the_table_says() {
    let bog =
        |to| Command::EndCharge { to, reached: false, also: Vec::new(), way: Way { rough: true, ..Way::default() } };
    let mut record = charges((10, 20), vec![], 1);
    assert_eq!(record.refused(&Command::stop(at(10, 13), false)), "E-CHARGE-SHORT");
    assert_eq!(record.refused(&bog(at(10, 8))), "E-CHARGE-AWAY");
    record.say(bog(at(10, 13)));
    assert_eq!(place(&record, 0), at(10, 13));
}
