//! The Skills of the Patrons, as far as they act in battles.

use super::*;
use nml_battle::Presence;

fn spend(blood: u8, bloodbath: bool) -> Command {
    Command::Spend { side: 0, markers: Spend { blood, bloodbath, ..Spend::default() } }
}

#[test]
fn blood_buys_no_injury_dice_on_who_knows_the_chemicals() {
    for id in ["mendelist-chemicals", "cockroach-vitality"] {
        let mut record = melee(sword(0, "Geoff"), knows(sword(1, "Kell"), id));
        bled(&mut record, 1, 4);
        record.say(fight("sword", 1)).dice(&[4, 4]);
        assert!(record.battle.spenders(record.battle.question().unwrap()).next().is_none(), "{id}");

        let mut record = melee(sword(0, "Geoff"), knows(sword(1, "Kell"), id));
        bled(&mut record, 1, 6);
        record.say(fight("sword", 1)).dice(&[4, 4]);
        assert_eq!(record.refused(&spend(2, false)), "E-CANNOT-SPEND", "{id}");
        record.say(spend(6, true)).dice(&[1, 1, 1]);
        assert_eq!(record.blood(1), 1, "{id}: a Bloodbath it may be; the Minor Hit places one");
    }
}

#[test]
fn a_bloodbath_is_cheaper_for_the_schooled() {
    for (id, melee_attack, price) in [
        ("sniper-school", false, 5),
        ("sniper-school", true, 6),
        ("special-assault-training", true, 5),
        ("special-assault-training", false, 6),
    ] {
        let armed = knows(kit::gun(sword(0, "Geoff"), "rifle", 24, &[]), id);
        let mut record = if melee_attack { melee(armed, sword(1, "Kell")) } else { apart(armed, sword(1, "Kell"), 10) };
        bled(&mut record, 1, 6);
        record.say(if melee_attack { fight("sword", 1) } else { shoot("rifle", 1) }).dice(&[4, 4]);
        let Some(Step::Injury(roll)) = record.battle.question() else { panic!() };
        assert_eq!(record.battle.bloodbath_price(roll), price, "{id}");
    }
}

#[test]
fn a_d3_of_blessings_when_it_is_set_up() {
    for id in ["blessings-of-the-warrior-saint", "martyr-of-leviathan"] {
        let field = kit::field(vec![knows(sword(0, "Geoff"), id)], vec![sword(1, "Kell")]);
        let mut record = Record::new(field);
        record.dice(&[6, 1]).say(Command::ChooseZone { zone: 1 });
        while record.battle.fighter(0).unwrap().presence == Presence::Waiting {
            let Some(Step::Deploy { side }) = record.battle.question().cloned() else {
                record.dice(&[6, 1]);
                continue;
            };
            record.say(Command::Deploy { model: side.into(), at: None });
        }
        record.dice(&[4]);
        assert_eq!(blessings(&record, 0), 2, "{id}: a 4 is a 2");
        assert!(!last_roll(&record).adds_up(), "{id}: no sum with a modifier");
    }
}

#[test]
fn david_strikes_goliath_better() {
    let mut goliath = sword(1, "Kell");
    goliath.base = nml_catalogue::card::Base::round(Length::millimetres(40));
    let mut record = melee(knows(sword(0, "Geoff"), "david-and-goliath"), goliath);
    record.say(fight("sword", 1));
    assert_eq!(counts(&record, "David and Goliath"), Some(1));
    let mut record = melee(knows(sword(0, "Geoff"), "david-and-goliath"), sword(1, "Kell"));
    record.say(fight("sword", 1));
    assert_eq!(counts(&record, "David and Goliath"), None);
}

#[test]
fn a_dragonslayer_counts_one_injury_die_as_a_six() {
    let mut record = melee(knows(sword(0, "Geoff"), "dragonslayer"), sword(1, "Kell"));
    record.say(fight("sword", 1)).dice(&[4, 4]).dice(&[1, 3]);
    assert_eq!(applied(&record).0, InjuryResult::OutOfAction, "6 + 3");
}

#[test]
fn on_your_knees_keeps_enemies_down() {
    let mut record = Record::placed(
        kit::field(vec![knows(sword(0, "Geoff"), "on-your-knees")], vec![sword(1, "Kell")]),
        &[(10, 30), (10, 31)],
    );
    record.is(1, Condition::Down).activate(0).say(Command::EndActivation).activate(1);
    assert!(down(&record, 1));
}

#[test]
fn a_warriors_prayer_gives_fear_for_the_turn_and_heals() {
    let mut record = melee(knows(sword(0, "Geoff"), "warriors-prayer"), sword(1, "Kell"));
    bled(&mut record, 0, 2);
    record.say(act("warriors-prayer", None)).say(Command::Spend { side: 1, markers: Spend::default() }).dice(&[4, 4]);
    assert!(has(&record, 0, "FEAR"));
    assert_eq!(record.blood(0), 1);
    next_turn(&mut record);
    assert!(!has(&record, 0, "FEAR"));
}

#[test]
fn blessed_murder_blesses_the_killer() {
    let mut record = melee(knows(sword(0, "Geoff"), "blessed-murder"), sword(1, "Kell"));
    record.say(fight("sword", 1)).dice(&[4, 4]).dice(&[6, 6]);
    assert_eq!(blessings(&record, 0), 1);
}

#[test]
fn a_blood_sacrifice_hands_a_marker_on() {
    let mut record = apart(knows(sword(0, "Geoff"), "blood-sacrifice"), sword(1, "Kell"), 5);
    bled(&mut record, 0, 2);
    record.say(act("blood-sacrifice", Some(1))).say(Command::Spend { side: 1, markers: Spend::default() });
    record.dice(&[4, 4]);
    assert_eq!((record.blood(0), record.blood(1)), (1, 1));
    let demon = kit::keywords(sword(1, "Kell"), &["DEMONIC"]);
    let record = apart(knows(sword(0, "Geoff"), "blood-sacrifice"), demon, 5);
    assert_eq!(record.refused(&act("blood-sacrifice", Some(1))), "E-NOT-NOW");
}

#[test]
fn hellfire_burns_along_the_line_to_a_friend() {
    let geoff = knows(sword(0, "Geoff"), "hellfire");
    let field = kit::field(vec![geoff, sword(1, "Friend")], vec![sword(2, "Between"), sword(3, "Beyond")]);
    let mut record = Record::placed(field, &[(10, 10), (10, 20), (10, 15), (10, 26)]);
    record.activate(0).say(act("hellfire", Some(1))).dice(&[4, 4]);
    let Some(Step::Content(ask)) = record.battle.question() else { panic!("{:?}", record.battle.question()) };
    let Want::Several { proposed, .. } = &ask.want else { panic!() };
    let mut proposed = proposed.clone();
    proposed.sort_unstable();
    assert_eq!(proposed, [1, 2], "the friend and who stands between, nobody beyond");
    record.say(Command::Caught { models: vec![2, 1] }).dice(&[1, 2]).dice(&[1, 2]);
    assert_eq!((record.blood(1), record.blood(2)), (2, 2), "a Minor Hit or less, and the fire");
}

#[test]
fn the_lash_of_acheron_ignores_armour() {
    let kell = kit::armour(sword(1, "Kell"), "Reinforced Armour", -2);
    let mut record = apart(knows(sword(0, "Geoff"), "lash-of-acheron"), kell, 5);
    record.say(act("lash-of-acheron", Some(1))).dice(&[4, 4]);
    assert_eq!(counts(&record, "Reinforced Armour"), None);
    record.dice(&[4, 3]);
    assert!(down(&record, 1));
}

#[test]
fn the_cruel_strike_who_is_down() {
    for (id, name) in [("sadistic", "Sadistic"), ("gures", "Güreş")] {
        let mut record = melee(knows(sword(0, "Geoff"), id), sword(1, "Kell"));
        record.is(1, Condition::Down).say(fight("sword", 1));
        assert_eq!(counts(&record, name), Some(1));
        record.dice(&[4, 4, 1]);
        assert_eq!(counts(&record, name), Some(1));
    }
}

#[test]
fn a_wrestler_does_not_mind_being_down() {
    for (id, counted) in [("gures", None), ("sadistic", Some(-1))] {
        let mut record = melee(knows(sword(0, "Geoff"), id), sword(1, "Kell"));
        record.is(0, Condition::Down).say(fight("sword", 1));
        assert_eq!(counts(&record, "Down"), counted, "{id}");
    }
}

#[test]
fn janissary_training_counts_after_a_charge_first() {
    let trained = || knows(kit::blade(sword(0, "Geoff"), "axe", 1, &[]), "janissary-training");
    let mut record = apart(trained(), sword(1, "Kell"), 8);
    record.say(Command::charge(1)).dice(&[3]).say(Command::stop(Some(Point::inches(10, 7)), false));
    record.say(fight("sword", 1));
    assert_eq!(counts(&record, "Janissary Training"), Some(1));
    record.dice(&[1, 1, 1]).say(fight("axe", 1));
    assert_eq!(counts(&record, "Off-hand"), None);
}

#[test]
fn the_rightly_guided_are_safe_from_one_action() {
    let geoff = knows(sword(0, "Geoff"), "lash-of-acheron");
    let field = kit::field(vec![geoff], vec![knows(sword(1, "Kell"), "rightly-guided"), sword(2, "Nib")]);
    let mut record = Record::placed(field, &[(10, 30), (10, 26), (12, 26)]);
    record.say(Command::Choose { option: 0 }).say(Command::ChooseFirst { side: 0 }).activate(0);
    assert_eq!(record.refused(&act("lash-of-acheron", Some(1))), "E-ACTION-TARGET");
    record.say(act("lash-of-acheron", Some(2)));
}

#[test]
fn the_deceit_of_beelzebub_changes_places() {
    let mut record = apart(knows(sword(0, "Geoff"), "deceit-of-beelzebub"), sword(1, "Kell"), 7);
    record.say(act("deceit-of-beelzebub", Some(1))).dice(&[4, 4]);
    assert_eq!(record.battle.fighter(0).unwrap().at, Some(Point::inches(10, 7)));
    assert_eq!(record.battle.fighter(1).unwrap().at, Some(Point::inches(10, 0)));
}

#[test]
fn the_eyes_of_the_fly_see_through_cover_and_far() {
    let mut record = apart(knows(rifle(0, "Piers"), "eyes-of-the-fly"), rifle(1, "Kell"), 20);
    let facts = Facts { cover: Some(true), ..Facts::default() };
    record.say(Command::Shoot { weapon: "rifle".into(), target: 1.into(), facts });
    assert!(why(&record).is_empty());
}

#[test]
fn the_grail_plague_infects_one_enemy_before_the_first_turn() {
    let grail = kit::keywords(sword(2, "Grail"), &["BLACK GRAIL"]);
    let field = kit::field(vec![knows(sword(0, "Geoff"), "grail-plague")], vec![sword(1, "Kell"), grail]);
    let mut record = Record::placed(field, &[(10, 30), (10, 20), (12, 20)]);
    assert_eq!(record.refused(&Command::Pick { model: Some(2) }), "F-NOT-ASKED");
    record.say(Command::Pick { model: Some(1) });
    assert_eq!(record.battle.fighter(1).unwrap().markers.infection, 1);
    record.say(Command::ChooseFirst { side: 0 });
    next_turn(&mut record);
    assert!(matches!(record.battle.question(), Some(Step::Activate { .. })), "once in a game");
}

#[test]
fn a_knight_of_the_flies_is_harder_to_shoot() {
    let mut record = apart(rifle(0, "Piers"), knows(rifle(1, "Kell"), "knight-of-the-flies"), 10);
    record.say(shoot("rifle", 1));
    assert_eq!(why(&record), [("Knight of the Flies".to_owned(), -1)]);
}

#[test]
fn wings_and_hybrid_legs_stand_on_the_card() {
    assert!(knows(sword(0, "Geoff"), "wings-of-the-fly").keywords.contains(&"FLYING".parse().unwrap()));
    assert_eq!(knows(sword(0, "Geoff"), "swine-hybrid").movement, Length::inches(8));
    let savant = chose(sword(0, "Geoff"), "elemental-savant", Some("NEGATE GAS"));
    assert!(savant.keywords.contains(&"NEGATE GAS".parse().unwrap()));
    assert!(knows(sword(0, "Geoff"), "elemental-savant").keywords.is_empty(), "nothing was chosen");
}

#[test]
fn crooked_dice_roll_a_failure_again_once() {
    let mut record = melee(knows(sword(0, "Geoff"), "crooked-dice"), sword(1, "Kell"));
    record.say(fight("sword", 1)).dice(&[1, 2]);
    record.say(Command::Choose { option: 0 }).dice(&[4, 4]).dice(&[1, 1]);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })), "it is used up");
}

#[test]
fn crooked_dice_roll_an_injury_again_once() {
    let mut record = melee(knows(sword(0, "Geoff"), "crooked-dice"), knows(sword(1, "Kell"), "hard-as-nails"));
    record.say(fight("sword", 1)).dice(&[4, 4]).dice(&[4, 3]);
    record.say(Command::Choose { option: 0 }).dice(&[6, 6]);
    assert_eq!(applied(&record), (InjuryResult::OutOfAction, Vec::new()));
    let mut record = melee(knows(sword(0, "Geoff"), "crooked-dice"), sword(1, "Kell"));
    record.say(fight("sword", 1)).dice(&[4, 4]).dice(&[4, 3]).say(Command::Choose { option: 1 });
    assert!(down(&record, 1), "it stood");
}

#[test]
fn a_plutocrat_and_its_partner_take_no_risks_together() {
    let (mut one, mut other) = (knows(sword(0, "Geoff"), "plutocracy"), sword(1, "Nib"));
    (one.fireteam, other.fireteam) = (Some(1), Some(0));
    let field = kit::field(vec![one, other], vec![sword(2, "Kell")]);
    let places = [(10, 30), (11, 30), (40, 4)];
    let mut record = Record::placed(field.clone(), &places);
    record.say(Command::ActivateTogether { models: [1, 0] });
    record.say(Command::Dash).dice(&[1, 2]);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 1 })), "no Risky roll");
    let mut record = Record::placed(field, &places);
    record.activate(0).say(Command::Dash).dice(&[1, 2]);
    assert!(matches!(record.battle.question(), Some(Step::Activate { side: 1, .. })), "alone it is");
}

#[test]
fn beelzebubs_wisdom_leaves_chargers_without_their_bonus() {
    let mut record = apart(sword(0, "Geoff"), knows(sword(1, "Kell"), "beelzebubs-wisdom"), 8);
    record.say(Command::charge(1));
    assert!(matches!(record.battle.question(), Some(Step::EndCharge { reach, .. }) if *reach == Length::inches(6)));
}

#[test]
fn the_eye_of_beelzebub_lets_its_owner_move_the_target() {
    let mut record = apart(knows(sword(0, "Geoff"), "eye-of-beelzebub"), sword(1, "Kell"), 20);
    record.say(act("eye-of-beelzebub", Some(1))).dice(&[4, 4]);
    let Some(Step::Content(ask)) = record.battle.question() else { panic!() };
    assert_eq!(ask.side, 1);
    record.say(Command::Put { to: Some(Point::inches(11, 20)) });
    assert_eq!(record.battle.fighter(1).unwrap().at, Some(Point::inches(11, 20)));
}

#[test]
fn feast_on_disease_makes_a_bloodbath_cheaper() {
    let mut record = melee(knows(sword(0, "Geoff"), "feast-on-disease"), sword(1, "Kell"));
    marked(&mut record, 1, Markers { infection: 1, ..Markers::default() });
    record.say(fight("sword", 1)).dice(&[4, 4]);
    let Some(Step::Injury(roll)) = record.battle.question() else { panic!() };
    assert_eq!(record.battle.bloodbath_price(roll), 5);
}

#[test]
fn infect_the_mind_moves_an_enemy_before_the_first_turn() {
    let field = kit::field(vec![knows(sword(0, "Geoff"), "infect-the-mind")], vec![sword(1, "Kell")]);
    let mut record = Record::placed(field, &[(10, 30), (10, 20)]);
    record.say(Command::Pick { model: Some(1) });
    assert_eq!(record.refused(&Command::Put { to: Some(Point::inches(10, 13)) }), "E-TOO-FAR");
    record.say(Command::Put { to: Some(Point::inches(10, 15)) });
    assert_eq!(record.battle.fighter(1).unwrap().at, Some(Point::inches(10, 15)));
}

#[test]
fn a_silvered_tongue_makes_an_enemy_strike_itself() {
    let mut record = melee(knows(sword(0, "Geoff"), "silvered-tongue"), sword(1, "Kell"));
    record.say(act("silvered-tongue", Some(1))).dice(&[4, 4]);
    record.say(Command::Choose { option: 0 }).dice(&[4, 4]).dice(&[4, 3]);
    assert!(down(&record, 1));
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })));
}

#[test]
fn a_jinn_talisman_flies_slowly_for_an_activation() {
    let mut record = apart(knows(sword(0, "Geoff"), "jinn-talisman"), sword(1, "Kell"), 20);
    record.say(act("jinn-talisman", None));
    assert_eq!(record.battle.allowance(0), Length::inches(4));
    assert!(has(&record, 0, "FLYING"));
    record.say(Command::EndActivation);
    assert_eq!(record.battle.allowance(0), Length::inches(6));
    assert!(!has(&record, 0, "FLYING"));
}

#[test]
fn what_was_borne_makes_blows_heavier() {
    let mut record = melee(knows(sword(0, "Geoff"), "all-that-was-borne"), sword(1, "Kell"));
    bled(&mut record, 0, 5);
    record.say(fight("sword", 1)).say(Command::Spend { side: 1, markers: Spend::default() }).dice(&[4, 4]);
    assert_eq!(counts(&record, "All That Was Borne Is Ours to Bear"), Some(2));
}

#[test]
fn the_truth_of_suffering_protects_small_bases() {
    for (size, counted) in [(40, Some(-1)), (50, None)] {
        let mut kell = knows(sword(1, "Kell"), "the-truth-of-suffering");
        kell.base = nml_catalogue::card::Base::round(Length::millimetres(size));
        let mut record = melee(sword(0, "Geoff"), kell);
        record.say(fight("sword", 1)).dice(&[4, 4]);
        assert_eq!(counts(&record, "The Truth of Suffering"), counted, "{size}");
    }
}

#[test]
fn trampling_counts_for_who_was_down() {
    for (lies, blessed) in [(true, 1), (false, 0)] {
        let mut record = melee(knows(sword(0, "Geoff"), "trample-our-enemy"), sword(1, "Kell"));
        if lies {
            record.is(1, Condition::Down);
        }
        let faces: &[u8] = if lies { &[6, 6, 6] } else { &[6, 6] };
        record.say(fight("sword", 1)).dice(&[4, 4]).dice(faces);
        assert_eq!(blessings(&record, 0), blessed);
    }
}

#[test]
fn a_master_of_death_shoots_twice_from_near() {
    let master = || knows(rifle(0, "Piers"), "a-master-of-death");
    let mut record = apart(master(), rifle(1, "Kell"), 10);
    record.say(shoot("rifle", 1)).dice(&[1, 1]).say(shoot("rifle", 1)).dice(&[1, 1]);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })));
    let mut record = apart(master(), rifle(1, "Kell"), 20);
    record.say(shoot("rifle", 1)).dice(&[1, 1, 1]);
    assert!(matches!(record.battle.question(), Some(Step::Act { model: 0 })), "one at Long Range");
}

#[test]
fn supplicants_no_longer_go_down() {
    let mut record = melee(sword(0, "Geoff"), knows(sword(1, "Kell"), "no-longer-cowed-supplicants"));
    bled(&mut record, 1, 1);
    record.say(fight("sword", 1)).dice(&[4, 4]).dice(&[4, 3]);
    assert_eq!(applied(&record).0, InjuryResult::MinorHit);
    assert!(!down(&record, 1));
}

#[test]
fn wings_of_blooded_iron_carry_a_friend_at_a_price() {
    let geoff = knows(sword(0, "Geoff"), "on-wings-of-blooded-iron");
    let field = kit::field(vec![geoff, sword(1, "Nib")], vec![sword(2, "Kell")]);
    let mut record = Record::placed(field, &[(10, 30), (12, 30), (40, 4)]);
    record.activate(0).say(act("on-wings-of-blooded-iron", Some(1))).dice(&[4, 4]);
    record.say(Command::Put { to: Some(Point::inches(12, 23)) });
    assert_eq!(record.battle.fighter(1).unwrap().at, Some(Point::inches(12, 23)));
    assert_eq!(record.blood(1), 1);
}

#[test]
fn we_are_the_storm_moves_before_the_first_turn() {
    let field = kit::field(vec![knows(sword(0, "Geoff"), "we-are-the-storm")], vec![sword(1, "Kell")]);
    let mut record = Record::placed(field, &[(10, 30), (10, 10)]);
    record.dice(&[5]).say(Command::Put { to: Some(Point::inches(10, 25)) });
    assert_eq!(record.battle.fighter(0).unwrap().at, Some(Point::inches(10, 25)));
}
