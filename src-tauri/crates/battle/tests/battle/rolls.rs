//! Single rolls with literal dice: what is kept, what is added, what markers do.

use super::kit;
use super::say::*;
use nml_battle::{Command, Facts, RollResult, Spend, Step};
use nml_catalogue::card::ModelCard;
use nml_catalogue::length::Length;

/// A rifle whose attacks have this many DICE.
fn with_dice(dice: i8) -> ModelCard {
    let mut sheet = rifleman(0);
    sheet.weapons[0].dice = dice;
    sheet
}

/// Covers V-06, V-07, V-08, V-09, ROL-04, ROL-05, ROL-06, ROL-07.
#[test]
fn v_06_to_v_09_pairs_cancel_and_the_two_best_or_worst_count() {
    // DICE of the Characteristic and of the weapon, and what is thrown and kept.
    let rolls: [(i8, i8, &[u8], i16); 7] = [
        (2, -1, &[1, 6, 5], 11),
        (1, -3, &[6, 5, 1, 2], 3),
        (0, 1, &[3, 2, 4], 7),
        (0, 2, &[3, 2, 4, 5], 9),
        (2, 0, &[1, 1, 5, 6], 11),
        (0, -1, &[6, 5, 2], 7),
        (1, -1, &[4, 3], 7),
    ];
    for (ranged, dice, faces, total) in rolls {
        let mut shooter = with_dice(dice);
        shooter.ranged = Some(ranged);
        let mut record = facing(apart(shooter, kit::model(1, "Kell")));
        record.say(shoot("rifle", 2));
        assert_eq!(asked(&record), faces.len(), "{ranged:+} {dice:+}");
        record.dice(faces);
        assert_eq!(last_roll(&record).total, total, "{ranged:+} {dice:+}");
    }
}

/// Covers ROL-07, DWN-02, ATK-04, ATK-13.
#[test]
fn what_a_model_is_and_how_it_lies_add_up() {
    let mut guard = swordsman(1);
    (guard.melee, guard.weapons[0].dice) = (Some(2), 1);
    let mut record = touching(apart(kit::keywords(kit::model(0, "Horror"), &["FEAR"]), guard));
    down(&mut record, 2);
    record.say(Command::Retreat).say(react(2, "sword"));
    let lines = [("Melee", 2), ("FEAR", -1), ("sword", 1), ("Down", -1)];
    assert_eq!(why(&record), lines.map(|(name, value)| (name.to_owned(), value)));
    assert_eq!(asked(&record), 3, "one more, and the two best count");
    record.dice(&[1, 3, 4]);
    assert_eq!(last_roll(&record).total, 7);
}

/// Covers V-11, MRK-03, MRK-07.
#[test]
fn v_11_the_opponent_spends_one_two_or_three_of_three() {
    for blood in 0..=3 {
        let mut record = facing(apart(rifleman(0), kit::model(1, "Kell")));
        markers(&mut record, 0, 3, 0, 0);
        record.say(shoot("rifle", 2));
        assert_eq!(record.refused(&spend(1, 4)), "E-NOT-THAT-MANY-MARKERS");
        assert_eq!(record.refused(&spend(0, 1)), "E-CANNOT-SPEND", "not by its owner");
        record.say(spend(1, blood));
        assert_eq!(record.blood(0), 3 - blood, "gone before the dice");
        assert_eq!(asked(&record), 2 + usize::from(blood));
    }
}

/// Covers MRK-05, MRK-06, ATK-10.
#[test]
fn blessings_help_their_owner_on_one_roll() {
    let two = kit::gun(kit::model(0, "Gunner"), "gun", 24, &["AUTOMATIC 2"]);
    let mut record = facing(apart(two, kit::model(1, "Kell")));
    markers(&mut record, 0, 0, 1, 0);
    markers(&mut record, 2, 0, 2, 0);
    record.say(shoot("gun", 2));
    assert_eq!(record.refused(&bless(1, 1)), "E-CANNOT-SPEND");
    record.say(bless(0, 1));
    record.dice(&[1, 3, 4]).say(bless(1, 2));
    assert_eq!(injury_dice(&record), -2);
    record.dice(&[6, 6, 1, 1]);
    assert_eq!(record.blood(2), 1, "2: a Minor Hit");
    // The second attack begins without them: they are gone.
    record.say(shoot("gun", 2));
    assert_eq!(asked(&record), 2);
    assert_eq!(record.refused(&bless(0, 1)), "E-CANNOT-SPEND");
    record.dice(&[4, 3]);
    assert_eq!(record.refused(&bless(1, 1)), "E-CANNOT-SPEND");
    assert_eq!(injury_dice(&record), 0);
}

/// Covers ROL-01, F RISKY, KW-13, ROL-02.
#[test]
fn a_risky_weapon_that_misses_ends_the_activation() {
    let risky = || kit::blade(kit::model(0, "Fanatic"), "flail", 2, &["RISKY"]);
    let mut record = touching(apart(risky(), kit::model(1, "Kell")));
    record.say(fight("flail", 2)).dice(&[3, 3]);
    assert_eq!(picks(&record), Some(1));
    let mut record = touching(apart(risky(), kit::model(1, "Kell")));
    record.say(fight("flail", 2)).dice(&[4, 3]).dice(&[1, 1]);
    assert!(acts(&record, 0));
}

/// Covers V-01, ATK-01, INJ-01, INJ-08, MRK-04.
#[test]
fn v_01_two_blood_against_standard_armour() {
    let mut record = facing(apart(rifleman(0), kit::armour(kit::model(1, "Castigator"), "Standard Armour", -1)));
    markers(&mut record, 2, 2, 0, 0);
    record.say(shoot("rifle", 2)).dice(&[4, 4]).say(spend(0, 2)).dice(&[2, 5, 4, 1]);
    assert_eq!(last_roll(&record).total, 8, "5 + 4 − 1");
    assert!(lies(&record, 2));
    assert_eq!(record.blood(2), 1, "the two are gone, one came");
}

/// Covers V-02, INJ-03, INJ-04.
#[test]
fn v_02_an_injury_die_and_armour() {
    let mut shooter = rifleman(0);
    shooter.weapons[0].injury_dice = 1;
    let mut record = facing(apart(shooter, kit::armour(kit::model(1, "Kell"), "Standard Armour", -1)));
    record.say(shoot("rifle", 2)).dice(&[4, 4]).dice(&[2, 4, 5]);
    assert_eq!(last_roll(&record).total, 8);
    assert!(lies(&record, 2));
}

/// Covers INJ-06, INJ-07, INJ-08, INJ-09, INJ-01.
#[test]
fn the_four_rows_of_the_injury_table() {
    for (faces, armour, blood, down, out) in [
        ([1, 1], -1, 0, false, false),
        ([1, 1], 0, 1, false, false),
        ([3, 3], 0, 1, false, false),
        ([3, 4], 0, 1, true, false),
        ([4, 4], 0, 1, true, false),
        ([4, 5], 0, 0, false, true),
    ] {
        let mut record = facing(apart(rifleman(0), kit::armour(kit::model(1, "Kell"), "Plate", armour)));
        record.say(shoot("rifle", 2)).dice(&[4, 4]).dice(&faces);
        assert_eq!((lies(&record, 2), fallen(&record, 2)), (down, out), "{faces:?} {armour}");
        assert_eq!(record.blood(2), blood);
    }
}

/// The Injury Roll of a hit by this weapon on this model, the markers there.
fn wound(gun: &[&str], injury_dice: i8, target: ModelCard, blood: u8) -> kit::Record {
    let mut shooter = kit::gun(kit::model(0, "Gun"), "gun", 24, gun);
    shooter.weapons[0].injury_dice = injury_dice;
    let mut record = facing(apart(shooter, target));
    markers(&mut record, 2, blood, 0, 0);
    record.say(shoot("gun", 2)).dice(&[4, 4]);
    record
}

fn bathe(record: &mut kit::Record) {
    record.say(Command::Spend { side: 0, markers: Spend { blood: 6, bloodbath: true, ..Spend::default() } });
}

/// Covers V-29, INJ-14, INJ-05.
#[test]
fn v_29_a_bloodbath_against_full_armour() {
    let mut record = wound(&[], 0, kit::armour(kit::model(1, "Kell"), "Machine Armour", -3), 6);
    bathe(&mut record);
    record.dice(&[6, 5, 4]);
    assert_eq!(last_roll(&record).total, 12);
    assert!(fallen(&record, 2));
}

/// Covers X-05, INJ-14.
#[test]
fn x_05_a_bloodbath_with_a_die_more_keeps_three() {
    let mut record = wound(&[], 1, kit::model(1, "Kell"), 6);
    bathe(&mut record);
    record.dice(&[6, 4, 2, 1]);
    assert_eq!(last_roll(&record).total, 12);
}

/// Covers X-06, INJ-13, KW-06, F DEADLY.
#[test]
fn x_06_deadly_with_a_die_less_keeps_the_three_lowest() {
    let mut record = wound(&["DEADLY"], -1, kit::model(1, "Kell"), 0);
    record.dice(&[6, 5, 2, 1]);
    assert_eq!(last_roll(&record).total, 8);
    assert!(lies(&record, 2));
}

/// Covers X-07, INJ-15.
#[test]
fn x_07_a_deadly_bloodbath_sums_four() {
    let mut record = wound(&["DEADLY"], 0, kit::model(1, "Kell"), 6);
    bathe(&mut record);
    record.dice(&[3, 3, 2, 1]);
    assert_eq!(last_roll(&record).total, 9);
    assert!(fallen(&record, 2));
}

/// Covers X-10, MRK-01, MRK-02.
#[test]
fn x_10_a_minor_hit_on_six_blood_stays_six() {
    let mut record = wound(&[], 0, kit::model(1, "Kell"), 6);
    record.dice(&[1, 2]);
    assert_eq!(record.blood(2), 6);
}

/// Covers X-13, INJ-16, F TOUGH, KW-15.
#[test]
fn x_13_tough_saves_a_down_model_with_two_markers() {
    let mut record = wound(&[], 0, kit::keywords(kit::model(1, "Kell"), &["TOUGH"]), 0);
    down(&mut record, 2);
    record.dice(&[6, 6]);
    assert!(lies(&record, 2));
    assert_eq!(record.blood(2), 2);
}

/// Covers X-14, INJ-14, F INFECTION MARKER.
#[test]
fn x_14_a_bloodbath_on_a_down_model_leaves_the_rest_for_dice_and_infection_pays_along() {
    let mut record = wound(&[], 0, kit::model(1, "Kell"), 0);
    down(&mut record, 2);
    markers(&mut record, 2, 4, 0, 2);
    record.say(Command::Spend { side: 0, markers: Spend { blood: 4, infection: 2, blessing: 0, bloodbath: true } });
    assert_eq!(asked(&record), 6, "three, and three more for the other three markers");
    record.dice(&[1, 1, 1, 2, 3, 4]);
    assert_eq!(last_roll(&record).total, 9);
    let left = record.battle.fighter(2).unwrap().markers;
    assert_eq!((left.blood, left.infection), (0, 0));
}

/// Covers V-24, INJ-16.
#[test]
fn v_24_tough_then_standfast() {
    use nml_catalogue::effect::{Effect, InjuryResult, What, When};
    let mut target = kit::keywords(kit::model(1, "Lieutenant"), &["TOUGH"]);
    let what = vec![What::Becomes { from: InjuryResult::Down, to: InjuryResult::MinorHit }];
    let effect = Effect { when: When::InjuryResultAgainst, conditions: Vec::new(), what };
    target.effects.push(nml_catalogue::card::Sourced { source: "Machine Armour".into(), effect });
    let two = kit::gun(kit::model(0, "Gunner"), "gun", 24, &["AUTOMATIC 2"]);
    let mut record = facing(apart(two, target));
    record.say(shoot("gun", 2)).dice(&[4, 4]).dice(&[6, 6]);
    assert!(record.battle.fighter(2).unwrap().standing(), "Out of Action, Down, Minor Hit");
    assert_eq!(record.blood(2), 1);
    let by = vec!["TOUGH".into(), "Machine Armour".into()];
    let (rolled, applied) = (InjuryResult::OutOfAction, InjuryResult::MinorHit);
    assert_eq!(last_roll(&record).result, RollResult::Injury { rolled, applied, by }, "in the order in which they act");
    record.say(shoot("gun", 2)).dice(&[4, 4]).dice(&[6, 6]);
    assert!(fallen(&record, 2), "the second time");
}

/// Covers V-28, F IGNORE, ATK-05, ATK-06.
#[test]
fn v_28_what_a_weapon_ignores_is_no_modifier_of_its_roll() {
    for (words, names) in [(vec![], vec!["Long", "Cover"]), (vec!["IGNORE COVER"], vec!["Long"])] {
        let mut record = facing(apart(kit::gun(kit::model(0, "Gun"), "gun", 12, &words), kit::model(1, "Kell")));
        let facts = Facts { cover: Some(true), ..Facts::default() };
        record.say(Command::Shoot { weapon: "gun".into(), target: 2.into(), facts });
        let read: Vec<String> = why(&record).into_iter().map(|(name, _)| name).collect();
        assert_eq!(read, names, "a Deed that needs both reads them here");
    }
}

/// Covers INJ-17, KW-08, F FIRE, F GAS, F SHRAPNEL, F NEGATE, F DEMONIC, X-11.
#[test]
fn fire_gas_and_shrapnel_each_add_one_unless_negated() {
    let hit = |words: &[&str], own: &[&str]| {
        let plain = kit::armour(kit::model(1, "Kell"), "Machine Armour", -3);
        let mut record = wound(words, 0, kit::keywords(plain, own), 0);
        record.dice(&[1, 2]);
        record.blood(2)
    };
    assert_eq!(hit(&[], &[]), 0, "No Effect");
    assert_eq!(hit(&["FIRE", "GAS", "SHRAPNEL"], &[]), 3);
    assert_eq!(hit(&["FIRE"], &["DEMONIC"]), 0);
    assert_eq!(hit(&["GAS"], &["NEGATE GAS"]), 0);
    assert_eq!(hit(&["SHRAPNEL"], &["NEGATE SHRAPNEL"]), 0);
    assert_eq!(hit(&["GAS"], &["NEGATE FIRE"]), 1);
}

/// Covers F GOLEM.
#[test]
fn a_golem_falls_to_a_bloodbath_only_and_shrugs_fear_and_gas_off() {
    let golem = || kit::keywords(kit::blade(kit::model(1, "Golem"), "fist", 1, &[]), &["GOLEM"]);
    let mut record = wound(&["GAS"], 0, golem(), 0);
    record.dice(&[6, 6]);
    assert!(lies(&record, 2), "each time, not only the first");
    assert_eq!(record.blood(2), 1, "no GAS");
    let mut record = wound(&[], 0, golem(), 6);
    bathe(&mut record);
    record.dice(&[4, 4, 4]);
    assert!(fallen(&record, 2));
    let mut record = touching(apart(golem(), kit::keywords(kit::model(1, "Horror"), &["FEAR"])));
    record.say(fight("fist", 2));
    assert_eq!(why(&record), vec![]);
}

/// Covers F INFECTION MARKER, MRK-03.
#[test]
fn infection_is_placed_and_spent_like_blood() {
    let mut record = wound(&["INFECTION MARKERS"], 0, kit::model(1, "Kell"), 0);
    record.dice(&[1, 2]);
    let placed = record.battle.fighter(2).unwrap().markers;
    assert_eq!((placed.blood, placed.infection), (0, 1));
    let mut record = facing(apart(rifleman(0), kit::model(1, "Kell")));
    markers(&mut record, 0, 1, 0, 1);
    record.say(shoot("rifle", 2));
    record.say(Command::Spend { side: 1, markers: Spend { blood: 1, infection: 1, ..Spend::default() } });
    assert_eq!(asked(&record), 4);
}

/// Covers F IMPERVIOUS, F IGNORE ARMOUR, F ARMOUR PIERCING, V-23, INJ-12.
#[test]
fn impervious_armour_stands_outside_what_drops_the_rest() {
    let mut target = kit::armour(kit::armour(kit::model(1, "Kell"), "Standard Armour", -1), "Icon", -1);
    target.armour[1].impervious = true;
    for (words, expected) in [(vec![], -2), (vec!["IGNORE ARMOUR"], -1), (vec!["ARMOUR PIERCING"], -1)] {
        let record = wound(&words, 0, target.clone(), 0);
        assert_eq!(modifier(&record), expected, "{words:?}");
    }
    let only = kit::armour(kit::model(1, "Kell"), "Icon", -1);
    let mut only = only;
    only.armour[0].impervious = true;
    assert_eq!(modifier(&wound(&["ARMOUR PIERCING"], 0, only, 0)), -1, "never past none");
}

/// Covers INJ-10, ROL-03, KW-05, F CRITICAL, C-37 plus1_always.
#[test]
fn a_critical_hit_adds_one_die_or_two_with_critical() {
    for (reading, words, dice) in
        [("plus1_or_2", vec![], 1), ("plus1_or_2", vec!["CRITICAL"], 2), ("plus1_always", vec!["CRITICAL"], 1)]
    {
        let shooter = kit::gun(kit::model(0, "Gun"), "gun", 24, &words);
        let mut record = facing(read(apart(shooter, kit::model(1, "Kell")), "critical", reading));
        record.say(shoot("gun", 2)).dice(&[6, 6]);
        assert_eq!(injury_dice(&record), dice, "{reading} {words:?}");
        assert_eq!(last_roll(&record).result, RollResult::Critical);
        // Eleven is just a Success.
        let shooter = kit::gun(kit::model(0, "Gun"), "gun", 24, &words);
        let mut plain = facing(read(apart(shooter, kit::model(1, "Kell")), "critical", reading));
        plain.say(shoot("gun", 2)).dice(&[6, 5]);
        assert_eq!((injury_dice(&plain), &last_roll(&plain).result), (0, &RollResult::Success));
    }
}

/// Covers ATK-01, MRK-03.
#[test]
fn blood_on_the_target_does_not_make_it_easier_to_hit() {
    let mut record = facing(apart(rifleman(0), kit::model(1, "Kell")));
    markers(&mut record, 2, 6, 0, 0);
    record.say(shoot("rifle", 2));
    assert_eq!(asked(&record), 2);
    assert_eq!(record.refused(&spend(0, 1)), "E-CANNOT-SPEND");
}

/// Covers F FLAMETHROWER.
#[test]
fn a_flamethrower_hits_without_a_roll_and_is_never_critical() {
    let burner = kit::gun(kit::model(0, "Burner"), "flamethrower", 12, &["FLAMETHROWER", "CRITICAL"]);
    let mut record = facing(apart(burner, kit::model(1, "Kell")));
    record.say(shoot("flamethrower", 2));
    assert!(matches!(record.battle.question(), Some(Step::Injury(_))));
    assert_eq!(injury_dice(&record), 0);
}

/// Covers ATK-04, F PISTOL, ACT-29.
#[test]
fn a_pistol_shoots_and_fights_with_the_better_characteristic() {
    // C-49: melee goes by the Melee Characteristic; only a PISTOL may use the Ranged one.
    for (words, expected) in [(vec!["PISTOL"], ("Ranged", 2)), (vec![], ("Melee", -1))] {
        let mut fighter = kit::blade(kit::model(0, "Duellist"), "pistol", 1, &words);
        (fighter.ranged, fighter.melee) = (Some(2), Some(-1));
        fighter.weapons[0].range = Some(Length::inches(12));
        let mut record = touching(apart(fighter.clone(), kit::model(1, "Kell")));
        record.say(fight("pistol", 2));
        assert_eq!(why(&record), vec![(expected.0.to_owned(), expected.1)]);
        let mut apart = facing(apart(fighter, kit::model(1, "Kell")));
        apart.say(shoot("pistol", 2));
    }
}

/// Covers F AMMUNITION.
#[test]
fn ammunition_counts_for_its_weapon_also_in_pistol_melee() {
    use nml_catalogue::effect::{Effect, What, When};
    let load = |weapon: &mut nml_catalogue::card::Weapon| {
        let what = vec![What::Keyword("ARMOUR PIERCING".parse().unwrap())];
        weapon.effects.push(Effect { when: When::Always, conditions: Vec::new(), what });
    };
    let mut shooter = kit::blade(kit::gun(kit::model(0, "Gun"), "rifle", 24, &[]), "pistol", 1, &["PISTOL"]);
    load(&mut shooter.weapons[1]);
    let target = kit::armour(kit::model(1, "Kell"), "Reinforced Armour", -2);
    let mut melee = touching(apart(shooter.clone(), target.clone()));
    melee.say(fight("pistol", 2)).dice(&[4, 4]);
    assert_eq!(modifier(&melee), -1);
    let mut other = facing(apart(shooter, target));
    other.say(shoot("rifle", 2)).dice(&[4, 4]);
    assert_eq!(modifier(&other), -2, "the other weapon is not loaded with it");
}

/// Covers F BLESSED, MRK-02.
#[test]
fn blessed_models_are_set_up_with_their_markers() {
    let mut field = sides(1, 1);
    field.forces[0].models[0] = kit::keywords(kit::model(0, "Saint"), &["BLESSED 2"]);
    let record = set_up(field);
    assert_eq!(record.battle.fighter(0).unwrap().markers.blessing, 2);
}

/// Covers F CONSUMABLE.
#[test]
fn what_is_consumable_is_noted_once_it_is_used() {
    let mut shooter = kit::gun(kit::model(0, "Grenadier"), "elixir", 24, &["AUTOMATIC 2", "CONSUMABLE"]);
    shooter.weapons.push(kit::weapon("rifle", nml_catalogue::card::WeaponKind::Ranged, 2, Some(24), &[]));
    let mut record = facing(apart(shooter, kit::model(1, "Kell")));
    assert_eq!(record.battle.fighter(0).unwrap().used, Vec::<String>::new());
    record.say(shoot("elixir", 2)).dice(&[1, 1]).say(shoot("elixir", 2)).dice(&[1, 1]);
    assert_eq!(record.battle.fighter(0).unwrap().used, vec!["elixir".to_owned()]);
}

/// Covers F CUMBERSOME, F STRONG, KW-14, ATK-12.
#[test]
fn a_weapon_that_takes_two_hands_leaves_none_for_another() {
    // The card says how many hands a model needs: a STRONG one holds a two-handed weapon in one, unless it
    // is CUMBERSOME.
    for (hands, words, more) in [(2, vec!["CUMBERSOME"], false), (1, vec![], true)] {
        let brute = kit::blade(kit::blade(kit::model(0, "Brute"), "maul", hands, &words), "knife", 1, &[]);
        let mut record = touching(apart(kit::keywords(brute, &["STRONG"]), kit::model(1, "Kell")));
        record.say(fight("maul", 2)).dice(&[1, 1]);
        assert_eq!(matches!(record.battle.question(), Some(Step::MoreAttacks(_))), more);
    }
}

/// Covers F HELD, ATK-12.
#[test]
fn a_hand_that_holds_something_strikes_no_second_blow() {
    for (kept, second) in [(0, true), (1, false)] {
        let pistol = kit::gun(kit::model(0, "Bearer"), "pistol", 12, &["PISTOL"]);
        let mut bearer = kit::blade(pistol, "sword", 1, &[]);
        (bearer.weapons[0].hands, bearer.weapons[0].melee, bearer.hands_kept) = (1, true, kept);
        let mut record = touching(apart(bearer, kit::model(1, "Kell")));
        record.say(fight("sword", 2)).dice(&[1, 1]);
        assert_eq!(matches!(record.battle.question(), Some(Step::MoreAttacks(_))), second, "{kept} kept");
        if second {
            record.say(fight("pistol", 2));
            assert_eq!(why(&record), vec![("Off-hand".into(), -1)]);
        }
    }
}

/// Covers F COVER, ATK-06, ATK-11, F IGNORE.
#[test]
fn a_target_with_cover_is_in_cover_and_behind_an_obstacle() {
    let hidden = || kit::keywords(kit::model(1, "Kell"), &["COVER"]);
    let mut shot = facing(apart(rifleman(0), hidden()));
    shot.say(shoot("rifle", 2));
    assert_eq!(why(&shot), vec![("Cover".into(), -1)]);
    let mut blow = touching(apart(swordsman(0), hidden()));
    blow.say(fight("sword", 2));
    assert_eq!(why(&blow), vec![("Defended Obstacle".into(), -1)]);
    let hook = kit::blade(kit::model(0, "Reacher"), "hook", 2, &["IGNORE DEFENDED OBSTACLE"]);
    let mut reaching = touching(apart(hook, hidden()));
    reaching.say(fight("hook", 2));
    assert_eq!(why(&reaching), vec![]);
}

/// Covers ROL-07, ACT-17, F-08.
#[test]
fn a_piece_of_silver_is_a_six_on_every_roll_but_injury_rolls_three_times_a_game() {
    let silver = || Command::Call { model: 0, call: "silver".into(), paid: Vec::new() };
    let bearer = super::arsenal::carries(swordsman(0), "Piece of Silver");
    let mut record = facing(apart(bearer, kit::model(1, "Kell")));
    // A die of its own that is not a Success Roll: nothing is thrown, 6 + 6.
    record.say(Command::charge(2));
    record.say(silver());
    assert!(matches!(record.battle.question(), Some(Step::EndCharge { reach, .. }) if *reach == Length::inches(12)));
    assert_eq!((last_roll(&record).total, last_roll(&record).faces.len()), (6, 0));
    // The lower die of a Success Roll.
    record.say(Command::stop(to(10, 21), false)).say(fight("sword", 2)).say(silver()).dice(&[2, 3]);
    assert_eq!(last_roll(&record).total, 9, "3 and the six in place of the 2");
    assert_eq!(record.refused(&silver()), "E-NOT-CALLED", "an Injury Roll takes none");
    record.dice(&[1, 1]);
    // The third and last one, for a Dash.
    record.say(Command::Dash).say(silver()).dice(&[1, 1]);
    record.say(Command::Enough).say(Command::EndActivation).activate(2).say(Command::EndActivation);
    record.activate(1).say(Command::EndActivation).activate(3).say(Command::EndActivation);
    record.say(Command::Control { holders: vec![None; 5] }).dice(&[6, 1]).say(Command::ChooseFirst { side: 0 });
    record.activate(0).say(Command::Dash);
    assert_eq!(record.refused(&silver()), "E-NOT-CALLED", "three in a game");
}

/// Covers ATK-06, F IGNORE.
#[test]
fn a_cloak_of_alamut_doubles_a_cover_that_counts_and_no_other() {
    let cloaked = || super::arsenal::carries(kit::keywords(kit::model(1, "Kell"), &["COVER"]), "Cloak of Alamut");
    let mut seen = facing(apart(rifleman(0), cloaked()));
    seen.say(shoot("rifle", 2));
    assert_eq!(why(&seen), vec![("Cover".into(), -1), ("Cloak of Alamut".into(), -1)]);
    let launcher = kit::gun(kit::model(0, "Grenadier"), "launcher", 36, &["IGNORE COVER"]);
    let mut lobbed = facing(apart(launcher, cloaked()));
    lobbed.say(shoot("launcher", 2));
    assert_eq!(why(&lobbed), vec![], "what ignores Cover ignores the cloak");
    let mut blow = touching(apart(swordsman(0), cloaked()));
    blow.say(fight("sword", 2));
    assert_eq!(why(&blow), vec![("Defended Obstacle".into(), -1)]);
}

/// Covers F-05, F-06, ACT-05.
#[test]
fn a_model_changes_weapons_freely_and_each_has_its_own_keywords() {
    let both = kit::blade(kit::gun(kit::model(0, "Piers"), "rifle", 24, &["ASSAULT"]), "sword", 1, &["CRITICAL"]);
    let mut record = facing(apart(both, kit::model(1, "Kell")));
    record.say(shoot("rifle", 2)).dice(&[6, 6]);
    assert_eq!(injury_dice(&record), 1, "the sword's CRITICAL is not the rifle's");
    assert_eq!(record.refused(&Command::charge(2)), "F-NOT-ASKED", "one ACTION at a time");
    record.dice(&[1, 1, 2]).say(Command::charge(2)).dice(&[5]);
    record.say(Command::stop(to(10, 21), false));
    record.say(fight("sword", 2)).dice(&[6, 6]);
    assert_eq!(injury_dice(&record), 2);
}

/// Covers F-01, F-09, ATK-02.
#[test]
fn ranges_are_measured_from_rim_to_rim_and_only_enemies_are_attacked() {
    let short = kit::gun(kit::model(0, "Short"), "gun", 9, &[]);
    // Ten inches between the centres, 25 mm less between the rims.
    let far = facing(apart(kit::gun(kit::model(0, "Shorter"), "gun", 8, &[]), kit::model(1, "Kell")));
    assert_eq!(far.refused(&shoot("gun", 2)), "E-OUT-OF-RANGE");
    // 9.9 inches between the centres are within 9 between the rims.
    let mut near = facing(apart(short, kit::model(1, "Kell")));
    let tenth = nml_catalogue::Point { y: Length::micrometres(299 * 2540), ..to(10, 0).unwrap() };
    near.say(Command::walk(Some(tenth))).say(shoot("gun", 2));
    let friend = facing(apart(rifleman(0), kit::model(1, "Kell")));
    assert_eq!(friend.refused(&shoot("rifle", 1)), "E-NOT-ENEMY");
    let melee = facing(apart(swordsman(0), kit::model(1, "Kell")));
    assert_eq!(melee.refused(&fight("sword", 2)), "E-NO-ENEMY-1IN");
}
