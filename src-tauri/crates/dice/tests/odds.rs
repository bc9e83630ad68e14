//! Odds against printed tables and against counting every roll.
#![allow(clippy::unwrap_used)]

use nml_dice::{
    Attack, AttackBands, Face, Fraction, InjuryBands, InjuryReading, InjuryResult, InjuryRoll, Keep, Pool,
    SuccessBands, SuccessResult, SuccessRoll, Ways, Wound,
};
use proptest::prelude::*;

/// Every multiset of dice, lowest first, with the number of rolls it stands for.
fn every_roll(dice: u8, mut each: impl FnMut(&[Face], u64)) {
    fn deeper(faces: &mut Vec<Face>, left: u8, from: usize, ways: u64, each: &mut impl FnMut(&[Face], u64)) {
        if left == 0 {
            return each(faces, ways);
        }
        if from == Face::ALL.len() {
            return;
        }
        let (before, mut choices) = (faces.len(), 1);
        for count in 0..=left {
            // choices = C(left, count)
            deeper(faces, left - count, from + 1, ways * choices, each);
            faces.push(Face::ALL[from]);
            choices = choices * u64::from(left - count) / (u64::from(count) + 1);
        }
        faces.truncate(before);
    }
    deeper(&mut Vec::new(), dice, 0, 1, &mut each);
}

fn pools(nets: std::ops::RangeInclusive<i8>) -> impl Iterator<Item = Pool> {
    let kinds =
        [(Keep::Two, Keep::Two), (Keep::Three, Keep::Three), (Keep::Four, Keep::Four), (Keep::Four, Keep::Three)];
    nets.flat_map(move |net| kinds.map(|(base, keep)| Pool { keep, ..Pool::new(base, net) }))
}

fn by_enumeration(pool: Pool) -> [u64; 25] {
    let mut sums = [0; 25];
    every_roll(pool.dice(), |faces, ways| sums[usize::from(pool.resolve(faces).unwrap().sum)] += ways);
    sums
}

fn by_counting(pool: Pool) -> [u64; 25] {
    let mut sums = [0; 25];
    for (sum, ways) in pool.distribution() {
        sums[usize::from(sum)] = ways;
    }
    sums
}

#[test]
fn every_roll_of_up_to_six_dice_one_by_one() {
    for pool in pools(-6..=6).filter(|pool| pool.dice() <= 6) {
        let mut sums = [0; 25];
        for mut roll in 0..6_usize.pow(pool.dice().into()) {
            let faces: Vec<Face> = (0..pool.dice())
                .map(|_| {
                    let face = Face::ALL[roll % 6];
                    roll /= 6;
                    face
                })
                .collect();
            sums[usize::from(pool.resolve(&faces).unwrap().sum)] += 1;
        }
        assert_eq!(by_counting(pool), sums, "{pool:?}");
    }
}

#[test]
fn counting_agrees_with_enumeration() {
    for pool in pools(-6..=6) {
        assert_eq!(by_counting(pool), by_enumeration(pool), "{pool:?}");
    }
}

#[test]
fn the_largest_pools_agree_with_enumeration() {
    for (base, keep, net) in
        [(Keep::Two, Keep::Two, -12), (Keep::Three, Keep::Three, 12), (Keep::Four, Keep::Three, 20)]
    {
        let pool = Pool { keep, ..Pool::new(base, net) };
        assert_eq!(by_counting(pool), by_enumeration(pool), "{pool:?}");
    }
}

#[test]
fn a_die_that_counts_as_a_six_agrees_with_enumeration() {
    for pool in pools(-5..=5) {
        let mut bands = InjuryBands::default();
        every_roll(pool.dice(), |faces, ways| {
            let kept = pool.resolve(faces).unwrap();
            let lowest = kept.kept.iter().map(|&place| faces[usize::from(place)].number()).min().unwrap();
            let result = match kept.sum + 6 - lowest {
                ..=3 => InjuryResult::NoEffect,
                4..=8 => InjuryResult::MinorHit,
                9..=10 => InjuryResult::Down,
                11.. => InjuryResult::OutOfAction,
            };
            *band_of(&mut bands, result) += u128::from(ways);
        });
        let injury = InjuryRoll { pool: Pool { six: true, ..pool }, modifier: -2 };
        assert_eq!(injury.odds(), Ways { bands, of: pool.rolls() }, "{pool:?}");
    }
}

/// Everything that kit makes of a Success Roll, read off each throw as the pages say it.
#[test]
fn every_success_roll_agrees_with_enumeration() {
    for net in -4..=4_i8 {
        for (added, six, critical_from) in [
            (0, false, 12),
            (0, false, 11),
            (-1, false, 12),
            (0, true, 12),
            (0, false, 7),
            (2, false, 12),
            (-1, true, 11),
        ] {
            let roll = SuccessRoll { net, added, six, critical_from };
            let mut bands = SuccessBands::default();
            every_roll(2 + net.unsigned_abs(), |faces, ways| {
                // Lowest first: a plus keeps the last two, a minus the first two.
                let two = if net > 0 { &faces[faces.len() - 2..] } else { &faces[..2] };
                let lower = if six { 6 } else { i32::from(two[0].number()) };
                let total = lower + i32::from(two[1].number()) + i32::from(added);
                let band = if total >= 12 || total >= i32::from(critical_from) {
                    &mut bands.critical
                } else if total >= 7 {
                    &mut bands.success
                } else {
                    &mut bands.failure
                };
                *band += u128::from(ways);
            });
            assert_eq!(roll.odds(), Ways { bands, of: 6_u128.pow(2 + u32::from(net.unsigned_abs())) }, "{roll:?}");
        }
    }
}

fn band_of(bands: &mut InjuryBands<u128>, result: InjuryResult) -> &mut u128 {
    match result {
        InjuryResult::NoEffect => &mut bands.no_effect,
        InjuryResult::MinorHit => &mut bands.minor_hit,
        InjuryResult::Down => &mut bands.down,
        InjuryResult::OutOfAction => &mut bands.out_of_action,
    }
}

/// Section D of the battle rules: net DICE, failure, 7 to 11, 12, in percent.
#[test]
fn the_printed_success_table() {
    let table = [
        (-4, [94.89, 5.11, 0.00]),
        (-3, [90.57, 9.41, 0.01]),
        (-2, [82.64, 17.28, 0.08]),
        (-1, [68.06, 31.48, 0.46]),
        (0, [41.67, 55.56, 2.78]),
        (1, [19.44, 73.15, 7.41]),
        (2, [9.03, 77.78, 13.19]),
        (3, [4.22, 76.16, 19.62]),
        (4, [1.99, 71.69, 26.32]),
    ];
    for (net, percent) in table {
        let odds = SuccessRoll::new(net).odds().decimal();
        for (is, printed) in [odds.failure, odds.success, odds.critical].into_iter().zip(percent) {
            assert!((is * 100.0 - printed).abs() < 0.005_001, "{net}: {is} {printed}");
        }
    }
}

#[test]
fn the_exact_success_figures() {
    let table = [
        (-3, "733/7776", "1/7776"),
        (-2, "25/144", "1/1296"),
        (-1, "23/72", "1/216"),
        (0, "7/12", "1/36"),
        (1, "29/36", "2/27"),
        (2, "131/144", "19/144"),
        (3, "931/972", "763/3888"),
    ];
    for (net, hit, critical) in table {
        let odds = SuccessRoll::new(net).odds();
        let hits = Fraction::new(odds.bands.success + odds.bands.critical, odds.of).unwrap();
        assert_eq!(
            (hits.to_string(), odds.exact().critical.to_string()),
            (hit.to_owned(), critical.to_owned()),
            "{net}"
        );
    }
}

/// Section D: keep, INJURY DICE, then percentages at INJURY MODIFIER 0 and −2.
#[test]
fn the_printed_injury_table() {
    let table = [
        (Keep::Two, 0, [0.0, 41.67, 30.56, 27.78], [8.33, 63.89, 19.44, 8.33]),
        (Keep::Two, 1, [0.0, 19.44, 28.24, 52.31], [1.85, 45.83, 32.41, 19.91]),
        (Keep::Two, 2, [0.0, 9.03, 21.53, 69.44], [0.39, 30.17, 37.42, 32.02]),
        (Keep::Two, -1, [0.0, 68.06, 21.30, 10.65], [19.91, 69.44, 8.80, 1.85]),
        (Keep::Three, 0, [0.0, 9.26, 16.67, 74.07], [0.46, 25.46, 24.07, 50.00]),
        (Keep::Three, 1, [0.0, 2.78, 7.72, 89.51], [0.08, 10.42, 16.44, 73.07]),
        (Keep::Four, 0, [0.0, 1.16, 4.24, 94.60], [0.0, 5.40, 10.49, 84.10]),
    ];
    for (keep, net, bare, armoured) in table {
        for (modifier, printed) in [(0, bare), (-2, armoured)] {
            let odds = InjuryRoll { pool: Pool::new(keep, net), modifier }.odds().decimal();
            for ((band, is), printed) in odds.named().into_iter().zip(printed) {
                assert!((is * 100.0 - printed).abs() < 0.005_001, "{keep:?} {net} {modifier} {band}: {is} {printed}");
            }
        }
    }
}

/// Percentages that others published: Out of Action by INJURY DICE and armour 0 to −3.
#[test]
fn published_out_of_action_figures() {
    let table = [
        (Keep::Two, -1, [10.65, 5.09, 1.85, 0.46]),
        (Keep::Two, 0, [27.78, 16.67, 8.33, 2.78]),
        (Keep::Two, 1, [52.31, 35.65, 19.91, 7.41]),
        (Keep::Two, 2, [69.44, 52.16, 32.02, 13.19]),
        (Keep::Two, 3, [80.59, 65.16, 43.35, 19.62]),
        (Keep::Three, 0, [74.07, 62.50, 50.00, 37.50]),
        (Keep::Three, 1, [89.51, 82.48, 73.07, 61.65]),
        (Keep::Three, -1, [51.23, 38.35, 26.93, 17.52]),
    ];
    for (keep, net, printed) in table {
        for (modifier, printed) in [0, -1, -2, -3].into_iter().zip(printed) {
            let out = InjuryRoll { pool: Pool::new(keep, net), modifier }.odds().decimal().out_of_action;
            assert!((out * 100.0 - printed).abs() < 0.005_001, "{keep:?} {net} {modifier}: {out}");
        }
    }
}

/// The plain Injury Roll by modifier −3 to +2, as another calculator's tests have it.
#[test]
fn published_plain_injury_figures() {
    let table = [
        (-3, [6, 24, 5, 1]),
        (-2, [3, 23, 7, 3]),
        (-1, [1, 20, 9, 6]),
        (0, [0, 15, 11, 10]),
        (1, [0, 10, 11, 15]),
        (2, [0, 6, 9, 21]),
    ];
    for (modifier, [no_effect, minor_hit, down, out_of_action]) in table {
        let odds = InjuryRoll { pool: Pool::new(Keep::Two, 0), modifier }.odds();
        assert_eq!(odds, Ways { bands: InjuryBands { no_effect, minor_hit, down, out_of_action }, of: 36 });
    }
}

/// Keep 2 of 3 to hit on 7, a 12 adds 1 to the sum of keep 2 of 4: counts that two other programs agree on.
#[test]
fn a_published_chain_of_two_rolls() {
    let hit = SuccessRoll::new(1).odds().bands;
    let injury = |modifier| InjuryRoll { pool: Pool::new(Keep::Two, 2), modifier }.odds().bands;
    let (plain, critical) = (injury(0), injury(1));
    let both = |plain: u128, more: u128| hit.success * plain + hit.critical * more;
    let low = both(plain.no_effect + plain.minor_hit, critical.no_effect + critical.minor_hit);
    let chain = [
        hit.failure * 6_u128.pow(4),
        low,
        both(plain.down, critical.down),
        both(plain.out_of_action, critical.out_of_action),
    ];
    assert_eq!(chain, [54_432, 19_318, 46_850, 159_336]);
}

#[test]
fn far_beyond_the_limits_nothing_overflows() {
    for dice in [-128, -20, -12, 12, 20, 127] {
        for net in [-128, -20, -12, 12, 20, 127] {
            for modifier in [i16::MIN, -384, 0, 384, i16::MAX] {
                for critical in [0, 2, 127] {
                    let injury = InjuryRoll { pool: Pool::new(Keep::Four, net), modifier };
                    let odds = Attack { success: SuccessRoll::new(dice), injury, critical }.odds();
                    let sum: Option<u128> =
                        odds.bands.named().iter().try_fold(0_u128, |sum, &(_, ways)| sum.checked_add(ways));
                    assert_eq!(sum, Some(odds.of));
                }
            }
        }
    }
    assert_eq!(Pool::new(Keep::Four, 20).dice(), 24);
}

#[test]
fn an_attack_at_the_limit_rolls_32_dice() {
    let injury = InjuryRoll { pool: Pool::new(Keep::Four, 12), modifier: 0 };
    let odds = Attack { success: SuccessRoll::new(12), injury, critical: 2 }.odds();
    assert_eq!(odds.of, 6_u128.pow(32));
}

/// The attack's odds by going through every roll to hit and every roll to injure.
fn by_hand(attack: Attack) -> Ways<AttackBands<u128>> {
    let most = attack.injury.pool.dice().max(attack.critical_injury().pool.dice());
    let mut bands = AttackBands::default();
    every_roll(attack.success.pool().dice(), |to_hit, ways| {
        let sum = attack.success.pool().resolve(to_hit).unwrap().sum;
        let injury = match attack.success.result(sum) {
            SuccessResult::Failure => {
                bands.miss += u128::from(ways) * 6_u128.pow(most.into());
                return;
            }
            SuccessResult::Success => attack.injury,
            SuccessResult::Critical => attack.critical_injury(),
        };
        let beside = 6_u128.pow(u32::from(most - injury.pool.dice()));
        every_roll(injury.pool.dice(), |faces, more| {
            let band = match injury.result(injury.pool.resolve(faces).unwrap().sum) {
                InjuryResult::NoEffect => &mut bands.no_effect,
                InjuryResult::MinorHit => &mut bands.minor_hit,
                InjuryResult::Down => &mut bands.down,
                InjuryResult::OutOfAction => &mut bands.out_of_action,
            };
            *band += u128::from(ways) * u128::from(more) * beside;
        });
    });
    Ways { bands, of: attack.success.pool().rolls() * 6_u128.pow(most.into()) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_attack_agrees_with_going_through_every_roll(
        dice in -4_i8..=4, net in -4_i8..=4, modifiers in prop::collection::vec(-12_i8..=12, 0..4),
        deadly: bool, bloodbath: bool, critical in 1_i8..=2,
    ) {
        let wound = Wound { injury_dice: net, injury_modifiers: modifiers, deadly, bloodbath };
        let injury = InjuryRoll::new(&wound, &InjuryReading::default());
        let attack = Attack { success: SuccessRoll::new(dice), injury, critical };
        prop_assert_eq!(attack.odds(), by_hand(attack));
    }

    #[test]
    fn chances_sum_to_one(dice: i8, net: i8, modifier: i16, critical in 0_i8..=2) {
        let injury = InjuryRoll { pool: Pool::new(Keep::Three, net), modifier };
        let odds = Attack { success: SuccessRoll::new(dice), injury, critical }.odds();
        let sum: f64 = odds.decimal().named().into_iter().map(|(_, chance)| chance).sum();
        prop_assert!((sum - 1.0).abs() < 1e-12);
        for (exact, chance) in odds.exact().named().into_iter().zip(odds.decimal().named()) {
            prop_assert!((exact.1.to_f64() - chance.1).abs() < 1e-12);
        }
    }

    #[test]
    fn more_dice_never_hurt(net in -20_i8..20) {
        let hit = |net| { let odds = SuccessRoll::new(net).odds(); (odds.bands.failure, odds.of) };
        let ((less, of_less), (more, of_more)) = (hit(net), hit(net + 1));
        prop_assert!(more * of_less <= less * of_more);
    }

    #[test]
    fn the_order_of_dice_changes_no_sum(net in -6_i8..=6, seed in prop::collection::vec(1_u8..=6, 10)) {
        let pool = Pool::new(Keep::Three, net);
        let mut faces: Vec<Face> = seed.iter().take(pool.dice().into()).map(|&n| Face::new(n).unwrap()).collect();
        let before = pool.resolve(&faces).unwrap();
        prop_assert_eq!(before.kept.len() + before.dropped.len(), faces.len());
        faces.reverse();
        prop_assert_eq!(pool.resolve(&faces).unwrap().sum, before.sum);
    }
}

#[test]
fn results_and_odds_share_their_bands() {
    for net in -6..=6 {
        let roll = SuccessRoll::new(net);
        let mut bands = SuccessBands::default();
        for (sum, ways) in roll.pool().distribution() {
            match roll.result(sum) {
                SuccessResult::Failure => bands.failure += u128::from(ways),
                SuccessResult::Success => bands.success += u128::from(ways),
                SuccessResult::Critical => bands.critical += u128::from(ways),
            }
        }
        assert_eq!(roll.odds().bands, bands);
    }
}
