//! Readings of attacks, injuries and markers, each distinguished from the default.

use super::kit::{self, Record};
use super::say::*;
use nml_battle::{Command, Happened, Markers, Spend, StateChange, Step};
use nml_catalogue::card::ModelCard;
use nml_catalogue::effect::{Action, ActionRoll, ActionTarget, Effect, Outcome, When};

/// A hit by a weapon with these keywords on this model, in one reading.
fn wound(key: &str, reading: &str, words: &[&str], injury_dice: i8, target: ModelCard) -> Record {
    let mut shooter = kit::gun(kit::model(0, "Gunner"), "gun", 24, words);
    shooter.weapons[0].injury_dice = injury_dice;
    let mut record = facing(read(apart(shooter, target), key, reading));
    markers(&mut record, 2, 6, 0, 0);
    record.say(shoot("gun", 2)).dice(&[4, 4]);
    record
}

fn bathe(record: &mut Record) {
    record.say(Command::Spend { side: 0, markers: Spend { blood: 6, bloodbath: true, ..Spend::default() } });
}

/// Covers C-21 3d6_literal, INJ-15.
#[test]
fn a_deadly_bloodbath_is_four_dice_or_three() {
    for (reading, dice) in [("4d6", 4), ("3d6_literal", 3)] {
        let mut record = wound("bloodbath_deadly", reading, &["DEADLY"], 0, kit::model(1, "Kell"));
        bathe(&mut record);
        assert_eq!(asked(&record), dice, "{reading}");
    }
}

/// Covers C-22 keep_3.
#[test]
fn a_deadly_bloodbath_with_a_die_more_keeps_four_or_three() {
    for (reading, total) in [("keep_4", 15), ("keep_3", 13)] {
        let mut record = wound("bloodbath_keep", reading, &["DEADLY"], 1, kit::model(1, "Kell"));
        bathe(&mut record);
        record.dice(&[6, 4, 3, 2, 1]);
        assert_eq!(last_roll(&record).total, total, "{reading}");
    }
}

/// Covers C-23 bloodbath_only, F DEADLY.
#[test]
fn deadly_counts_always_or_in_a_bloodbath_only() {
    for (reading, dice) in [("3d6_always", 3), ("bloodbath_only", 2)] {
        let record = wound("deadly_base", reading, &["DEADLY"], 0, kit::model(1, "Kell"));
        assert_eq!(asked(&record), dice, "{reading}");
    }
}

/// Covers X-08, C-24 net_floor, C-24 no_cap, INJ-04, INJ-05.
#[test]
fn x_08_what_the_cap_of_three_holds_back() {
    for (reading, four, five) in [("negatives_sum_then_plus", -2, -2), ("net_floor", -3, -3), ("no_cap", -3, -4)] {
        for (armour, expected) in [(-4, four), (-5, five)] {
            let mut shooter = rifleman(0);
            shooter.weapons[0].injury_modifier = 1;
            let field = apart(shooter, kit::armour(kit::model(1, "Kell"), "Plate", armour));
            let mut record = facing(read(field, "im_cap", reading));
            record.say(shoot("rifle", 2)).dice(&[4, 4]);
            assert_eq!(modifier(&record), expected, "{reading} {armour}");
        }
    }
}

/// Covers C-25 ap_after_cap, F ARMOUR PIERCING.
#[test]
fn armour_piercing_acts_before_the_cap_or_after_it() {
    for (reading, expected) in [("ap_before_cap", -3), ("ap_after_cap", -2)] {
        let target = kit::armour(kit::armour(kit::model(1, "Kell"), "Machine Armour", -3), "Icon", -1);
        let record = wound("im_cap_vs_ap", reading, &["ARMOUR PIERCING"], 0, target);
        assert_eq!(modifier(&record), expected, "{reading}");
    }
}

/// Covers C-26 any_roll, DWN-02.
#[test]
fn being_down_costs_success_rolls_a_die_or_every_roll() {
    for (reading, dice, hits) in [("success_rolls_only", 1, None), ("any_roll", 2, Some(1))] {
        let field = kit::field(vec![rifleman(0), swordsman(1)], vec![swordsman(2), kit::model(9, "Spare")]);
        let places = [(10, 40), (10, 29), (10, 30), (44, 4)];
        let mut record = Record::placed(read(field, "down_scope", reading), &places);
        record.activate(0);
        // It lies on the table as Down, no matter what brought that about.
        down(&mut record, 0);
        record.say(shoot("rifle", 2));
        assert_eq!(asked(&record), dice, "{reading}");
        if hits.is_some() {
            record.dice(&[5, 2]);
            assert!(matches!(record.battle.question(), Some(Step::PickFriend(_))), "the lower one counts");
        } else {
            record.dice(&[5]);
            assert_eq!(why(&record), vec![("Down".into(), -1)]);
        }
    }
}

fn pray(roll: ActionRoll) -> ModelCard {
    let action = Action {
        id: "pray".into(),
        name: "Pray".into(),
        roll,
        dice: 0,
        target: ActionTarget::Bearer,
        range: None,
        sight: false,
        outcome: vec![Outcome::Blessing(1)],
        price: None,
        uses: None,
        successes: None,
        once_per_target: false,
        conditions: Vec::new(),
        ends_activation: false,
    };
    let mut sheet = kit::model(0, "Priest");
    let effect = Effect { when: When::Action(Box::new(action)), conditions: Vec::new(), what: Vec::new() };
    sheet.effects.push(nml_catalogue::card::Sourced { source: "Pray".into(), effect });
    sheet
}

/// Covers C-33 all_roll, ACT-31, ACT-33.
#[test]
fn an_action_whose_text_is_silent_needs_no_roll_or_one() {
    let use_it = Command::Use { action: "pray".into(), target: None, outcome: 0, paid: Vec::new() };
    let mut silent = facing(apart(pray(ActionRoll::None), kit::model(1, "Kell")));
    silent.say(use_it.clone());
    assert_eq!(silent.battle.fighter(0).unwrap().markers.blessing, 1);
    assert_eq!(silent.refused(&use_it), "E-ACTION-REPEATED");
    let mut rolls = facing(read(apart(pray(ActionRoll::None), kit::model(1, "Kell")), "default_roll", "all_roll"));
    rolls.say(use_it.clone());
    assert_eq!(asked(&rolls), 2);
    rolls.dice(&[1, 2]);
    assert_eq!(rolls.battle.fighter(0).unwrap().markers.blessing, 0);
    assert_eq!(rolls.refused(&use_it), "E-ACTION-REPEATED", "a failed ACTION is used up");
    assert!(acts(&rolls, 0), "and not Risky");
}

/// Covers C-34 unarmed_allowed, ACT-30.
#[test]
fn bare_hands_strike_in_one_reading_only() {
    let field = || apart(kit::model(0, "Brawler"), kit::model(1, "Kell"));
    let none = touching(field());
    assert_eq!(none.refused(&fight("unarmed", 2)), "F-NO-SUCH-WEAPON");
    let mut allowed = touching(read(field(), "melee_unarmed", "unarmed_allowed"));
    allowed.say(fight("unarmed", 2)).dice(&[4, 4]).dice(&[1, 2]);
    assert_eq!(allowed.blood(2), 1);
    let armed = touching(read(apart(swordsman(0), kit::model(1, "Kell")), "melee_unarmed", "unarmed_allowed"));
    assert_eq!(armed.refused(&fight("unarmed", 2)), "F-NO-SUCH-WEAPON", "not for those who have a weapon");
}

/// Two weapons that strike twice each, on one that stands it.
fn two_hands(reading: &str) -> Record {
    let both = kit::blade(kit::blade(kit::model(0, "Brute"), "cleaver", 1, &["CLEAVE 2"]), "hook", 1, &["CLEAVE 2"]);
    touching(read(apart(both, kit::model(1, "Ogre")), "offhand", reading))
}

/// Strikes four times and misses; the DICE of each attack.
fn four(record: &mut Record, weapons: [&str; 4]) -> Vec<i8> {
    let mut seen = Vec::new();
    for weapon in weapons {
        record.say(fight(weapon, 2));
        let dice: i8 = why(record).iter().map(|(_, value)| value).sum();
        seen.push(dice);
        record.dice(if dice == 0 { &[1, 1] } else { &[1, 1, 1] });
    }
    seen
}

/// Covers ATK-12, ATK-09, C-35 second_attack_only, X-17.
#[test]
fn all_attacks_with_the_second_weapon_lose_a_die_or_the_second_attack_only() {
    let order = ["cleaver", "cleaver", "hook", "hook"];
    assert_eq!(four(&mut two_hands("second_weapon_all"), order), [0, 0, -1, -1]);
    assert_eq!(four(&mut two_hands("second_attack_only"), order), [0, 0, -1, 0]);
}

/// Covers C-35 declared_first.
#[test]
fn the_off_hand_weapon_may_be_named_before_the_first_roll() {
    let named = Command::OffHand { weapon: "hook".into() };
    assert_eq!(two_hands("second_weapon_all").refused(&named), "F-NOT-ASKED");
    let mut record = two_hands("declared_first");
    record.say(named);
    // It pays for being Off-Hand even when it strikes first.
    assert_eq!(four(&mut record, ["hook", "hook", "cleaver", "cleaver"]), [-1, -1, 0, 0]);
    let mut unnamed = two_hands("declared_first");
    unnamed.say(fight("cleaver", 2)).dice(&[1, 1]).say(fight("cleaver", 2)).dice(&[1, 1]);
    assert!(acts(&unnamed, 0), "without a name there is no second weapon");
}

/// Covers C-40 move_dash_only, ACT-28, F HEAVY, KW-10.
#[test]
fn heavy_bars_all_four_moves_or_move_and_dash() {
    for (reading, after) in [("all_four_moves", Some("E-HEAVY-MOVED")), ("move_dash_only", None)] {
        let gunner = kit::gun(kit::model(0, "Gunner"), "heavy", 36, &["HEAVY"]);
        let mut record = touching(read(apart(gunner, kit::model(1, "Kell")), "heavy_shoot", reading));
        record.say(Command::Retreat).say(Command::walk(to(10, 26)));
        let verdict = nml_battle::decide(&record.battle, &shoot("heavy", 2));
        assert_eq!(verdict.err().map(|r| r.code.to_owned()).as_deref(), after, "{reading}");
    }
}

/// Covers C-41 single_shot_assault, F ASSAULT, KW-01, ACT-27.
#[test]
fn assault_joins_any_shot_with_a_charge_or_a_single_one() {
    for (reading, words, after) in [
        ("assault_lifts", vec!["ASSAULT", "AUTOMATIC 2"], None),
        ("single_shot_assault", vec!["ASSAULT", "AUTOMATIC 2"], Some("E-SHOT-NO-ASSAULT")),
        ("single_shot_assault", vec!["ASSAULT"], None),
    ] {
        let gunner = kit::gun(kit::model(0, "Gunner"), "gun", 24, &words);
        let mut record = facing(read(apart(gunner, kit::model(1, "Kell")), "assault", reading));
        record.say(shoot("gun", 2)).dice(&[1, 1]);
        if words.len() == 2 {
            record.say(Command::Enough);
        }
        let verdict = nml_battle::decide(&record.battle, &Command::charge(2));
        assert_eq!(verdict.err().map(|r| r.code.to_owned()).as_deref(), after, "{reading} {words:?}");
    }
}

/// Covers C-42 always, ATK-14, F BLOCK, KW-03.
#[test]
fn block_counts_after_a_charge_or_always() {
    for (reading, lines) in [("after_charge_only", 0), ("always", 1)] {
        let guard = kit::blade(kit::model(1, "Guard"), "polearm", 2, &["BLOCK"]);
        let mut record = touching(read(apart(swordsman(0), guard), "block", reading));
        record.say(fight("sword", 2));
        assert_eq!(why(&record).len(), lines, "{reading}");
    }
}

/// Covers C-53 forbidden, ACT-24, DWN-02.
#[test]
fn a_down_model_strikes_at_a_retreat_with_a_die_less_or_not_at_all() {
    let field = || apart(kit::model(0, "Runner"), swordsman(1));
    let mut may = touching(field());
    down(&mut may, 2);
    may.say(Command::Retreat).say(react(2, "sword"));
    assert_eq!(why(&may), vec![("Down".into(), -1)]);
    let mut may_not = touching(read(field(), "down_reaction", "forbidden"));
    down(&mut may_not, 2);
    may_not.say(Command::Retreat);
    assert!(matches!(may_not.battle.question(), Some(Step::RetreatMove { .. })));
}

/// Covers C-57 rolled_only, INJ-18, INJ-16.
#[test]
fn tough_turns_the_first_of_either_or_only_a_rolled_one() {
    for (reading, out) in [("first_of_either", false), ("rolled_only", true)] {
        let field = apart(rifleman(0), kit::keywords(kit::model(1, "Kell"), &["TOUGH"]));
        let mut record = facing(read(field, "tough_trigger", reading));
        record.say(Command::Happened { what: Happened::TakenOut { model: 2, by: Some(0) } });
        assert_eq!(fallen(&record, 2), out, "{reading}");
        if !out {
            assert!(lies(&record, 2));
            assert_eq!(record.blood(2), 1, "the row of the table in full");
        }
    }
}

/// A shot that both sides can spend on.
fn contested(reading: &str) -> Record {
    let mut record = facing(read(apart(rifleman(0), kit::model(1, "Kell")), "marker_order", reading));
    markers(&mut record, 0, 1, 1, 0);
    record.say(shoot("rifle", 2));
    record
}

/// Covers C-03 roller_owner_first, C-03 simultaneous_secret, MRK-08.
#[test]
fn who_declares_first_by_initiative_by_the_roller_or_in_secret() {
    let mut orders = contested("init_orders");
    orders.say(Command::SpendFirst { side: 1 });
    assert_eq!(orders.refused(&bless(0, 1)), "E-DECLARES-SECOND");
    let mut roller = contested("roller_owner_first");
    assert_eq!(roller.refused(&Command::SpendFirst { side: 1 }), "E-NOBODY-ORDERS");
    assert_eq!(roller.refused(&spend(1, 1)), "E-DECLARES-SECOND");
    roller.say(bless(0, 1)).say(spend(1, 1)).dice(&[4, 4]);
    let mut secret = contested("simultaneous_secret");
    assert_eq!(secret.refused(&Command::SpendFirst { side: 1 }), "E-NOBODY-ORDERS");
    secret.say(spend(1, 1));
    // The other has to declare too before anybody rolls.
    let faces = [4, 4].map(|f| nml_dice::Face::new(f).unwrap()).to_vec();
    let dice = Command::Roll { faces, source: nml_battle::Source::Table };
    assert_eq!(secret.refused(&dice), "F-NOT-ASKED");
    secret.say(bless(0, 0)).dice(&[4, 4, 4]);
}

/// Covers C-04 blessing_uncapped, MRK-02.
#[test]
fn blessings_stop_at_six_or_not_at_all() {
    let eight = Markers { blessing: 8, ..Markers::default() };
    let pile = |reading: &str| {
        let record = facing(read(apart(rifleman(0), kit::model(1, "Kell")), "marker_max", reading));
        let change = StateChange::Markers { model: 0, markers: eight };
        (Command::SetRight { change, reason: "as it lies".into() }, record)
    };
    let (command, capped) = pile("6_each");
    assert_eq!(capped.refused(&command), "F-MARKERS");
    let (command, mut open) = pile("blessing_uncapped");
    open.say(command);
    assert_eq!(open.battle.fighter(0).unwrap().markers.blessing, 8);
    open.say(shoot("rifle", 2)).say(bless(0, 8));
    assert_eq!(asked(&open), 10);
}
