//! Rolls with literal dice, as a game record would have them.
#![allow(clippy::unwrap_used)]

use nml_dice::{
    Face, InjuryReading, InjuryResult, InjuryRoll, Keep, ModifierCap, Pool, SuccessResult, SuccessRoll, Wound,
    WrongDice,
};

fn dice<const N: usize>(numbers: [u8; N]) -> [Face; N] {
    numbers.map(|number| Face::new(number).unwrap())
}

fn injury(wound: Wound) -> InjuryRoll {
    InjuryRoll::new(&wound, &InjuryReading::default())
}

fn total<const N: usize>(roll: InjuryRoll, numbers: [u8; N]) -> (i16, InjuryResult) {
    let sum = roll.pool.resolve(&dice(numbers)).unwrap().sum;
    (roll.total(sum), roll.result(sum))
}

fn success<const N: usize>(net: i8, numbers: [u8; N]) -> (u8, SuccessResult) {
    let roll = SuccessRoll::new(net);
    let sum = roll.pool().resolve(&dice(numbers)).unwrap().sum;
    (sum, roll.result(sum))
}

#[test]
fn v_01_two_markers_spent_against_standard_armour() {
    let roll = injury(Wound { injury_dice: 2, injury_modifiers: vec![-1], ..Wound::default() });
    assert_eq!(total(roll, [2, 5, 4, 1]), (8, InjuryResult::Down));
}

#[test]
fn v_02_one_injury_die_and_one_armour() {
    let roll = injury(Wound { injury_dice: 1, injury_modifiers: vec![-1], ..Wound::default() });
    assert_eq!(total(roll, [2, 4, 5]), (8, InjuryResult::Down));
}

#[test]
fn v_03_one_marker_and_no_armour() {
    assert_eq!(success(0, [4, 4]), (8, SuccessResult::Success));
    let roll = injury(Wound { injury_dice: 1, ..Wound::default() });
    assert_eq!(total(roll, [5, 1, 4]), (9, InjuryResult::OutOfAction));
}

#[test]
fn v_04_cover_drops_the_highest() {
    assert_eq!(success(-1, [5, 5, 1]), (6, SuccessResult::Failure));
}

#[test]
fn v_05_plus_and_minus_cancel() {
    assert_eq!(success(1 - 1, [4, 3]), (7, SuccessResult::Success));
}

#[test]
fn v_06_to_v_09_dice_rolled_and_kept() {
    for (net, rolled) in [(2 - 1, 3), (1 - 3, 4), (1, 3), (2, 4), (-1, 3)] {
        let pool = SuccessRoll::new(net).pool();
        assert_eq!((pool.dice(), pool.kept()), (rolled, 2), "{net}");
    }
    assert_eq!(success(1, [2, 6, 5]).0, 11);
    assert_eq!(success(-2, [2, 6, 5, 3]).0, 5);
}

#[test]
fn v_10_long_range_cover_and_two_markers() {
    assert_eq!(success(2 + 1 - 1 - 1 - 2, [2, 3, 5]), (5, SuccessResult::Failure));
}

#[test]
fn v_29_bloodbath_against_machine_armour() {
    let roll = injury(Wound { bloodbath: true, injury_modifiers: vec![-3], ..Wound::default() });
    assert_eq!(total(roll, [6, 5, 4]), (12, InjuryResult::OutOfAction));
}

#[test]
fn x_05_bloodbath_with_an_injury_die() {
    let roll = injury(Wound { bloodbath: true, injury_dice: 1, ..Wound::default() });
    assert_eq!(total(roll, [6, 4, 2, 1]).0, 12);
}

#[test]
fn x_06_deadly_with_one_die_less() {
    let roll = injury(Wound { deadly: true, injury_dice: -1, ..Wound::default() });
    assert_eq!(total(roll, [6, 5, 2, 1]), (8, InjuryResult::Down));
}

#[test]
fn x_07_deadly_bloodbath_sums_four() {
    let roll = injury(Wound { deadly: true, bloodbath: true, ..Wound::default() });
    assert_eq!(total(roll, [3, 3, 2, 1]), (9, InjuryResult::OutOfAction));
}

#[test]
fn x_08_c_24_the_cap_and_a_plus() {
    let armour = [-2, -1, -1, 1];
    assert_eq!(ModifierCap::NegativesThenPlus.sum(armour), -2);
    assert_eq!(ModifierCap::Net.sum(armour), -3);
    assert_eq!(ModifierCap::None.sum(armour), -3);
    assert_eq!(ModifierCap::None.sum([-2, -3]), -5);
    assert_eq!(ModifierCap::Net.sum([-3, -3, 1]), -3);
}

#[test]
fn c_21_c_22_c_23_other_readings_of_deadly() {
    let wound = |injury_dice, bloodbath| Wound { injury_dice, deadly: true, bloodbath, ..Wound::default() };
    let literal = InjuryReading { deadly_bloodbath: Keep::Three, ..InjuryReading::default() };
    assert_eq!(InjuryRoll::new(&wound(1, true), &literal).pool, Pool::new(Keep::Three, 1));
    let only = InjuryReading { deadly: Keep::Two, ..InjuryReading::default() };
    assert_eq!(InjuryRoll::new(&wound(0, false), &only).pool, Pool::new(Keep::Two, 0));
    // Three are picked only if there is something to pick: 4D6 without ±INJURY DICE are summed.
    let three = InjuryReading { deadly_bloodbath_keep: Keep::Three, ..InjuryReading::default() };
    assert_eq!(total(InjuryRoll::new(&wound(1, true), &three), [6, 5, 4, 3, 2]).0, 15);
    assert_eq!(total(InjuryRoll::new(&wound(-1, true), &three), [6, 5, 4, 3, 2]).0, 9);
    assert_eq!(total(InjuryRoll::new(&wound(0, true), &three), [6, 5, 4, 3]).0, 18);
}

#[test]
fn injury_results_change_where_the_table_says() {
    let roll = injury(Wound::default());
    let of = |total: i16| InjuryRoll { modifier: total - 2, ..roll }.result(2);
    assert_eq!([-9, 0, 1].map(of), [InjuryResult::NoEffect; 3]);
    assert_eq!([2, 6].map(of), [InjuryResult::MinorHit; 2]);
    assert_eq!([7, 8].map(of), [InjuryResult::Down; 2]);
    assert_eq!([9, 30].map(of), [InjuryResult::OutOfAction; 2]);
}

#[test]
fn equal_dice_keep_the_earliest() {
    let kept = Pool::new(Keep::Two, 2).resolve(&dice([3, 5, 5, 5])).unwrap();
    assert_eq!((kept.kept, kept.dropped, kept.sum), (vec![1, 2], vec![0, 3], 10));
    let kept = Pool::new(Keep::Two, -2).resolve(&dice([3, 5, 1, 3])).unwrap();
    assert_eq!((kept.kept, kept.dropped, kept.sum), (vec![0, 2], vec![1, 3], 4));
    let kept = Pool::new(Keep::Two, 0).resolve(&dice([6, 1])).unwrap();
    assert_eq!((kept.kept, kept.dropped, kept.sum), (vec![0, 1], vec![], 7));
}

#[test]
fn a_roll_takes_exactly_its_dice() {
    let pool = Pool::new(Keep::Two, 1);
    assert_eq!(pool.resolve(&dice([1, 2])), Err(WrongDice { expected: 3, given: 2 }));
    let error = pool.resolve(&dice([1, 2, 3, 4])).unwrap_err();
    assert_eq!(error.to_string(), "this roll takes 3 dice, not 4");
}

#[test]
fn kit_makes_a_critical_of_an_eleven_a_six_of_a_one_and_takes_one_off() {
    let of = |roll: SuccessRoll, numbers: [u8; 2]| {
        let sum = roll.pool().resolve(&dice(numbers)).unwrap().sum;
        (roll.total(sum), roll.result(sum))
    };
    let plain = SuccessRoll::new(0);
    assert_eq!(of(plain, [5, 6]), (11, SuccessResult::Success));
    assert_eq!(of(SuccessRoll { critical_from: 11, ..plain }, [5, 6]), (11, SuccessResult::Critical));
    assert_eq!(of(SuccessRoll { critical_from: 7, ..plain }, [3, 4]), (7, SuccessResult::Critical));
    assert_eq!(of(SuccessRoll { six: true, ..plain }, [1, 2]), (8, SuccessResult::Success));
    assert_eq!(of(SuccessRoll { added: -1, ..plain }, [3, 4]), (6, SuccessResult::Failure));
    assert_eq!(of(SuccessRoll { added: -1, ..plain }, [6, 6]), (11, SuccessResult::Success));
}
