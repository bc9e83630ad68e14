//! Figures that others published, digit by digit, and mistakes that others made.
#![allow(clippy::unwrap_used)]

use nml_dice::{Face, InjuryRoll, Keep, Pool, SuccessResult, SuccessRoll};

/// Rounded half up to this many decimals, as printed.
fn printed(chance: f64, decimals: i32) -> f64 {
    let unit = 10_f64.powi(decimals);
    (chance * unit + 1e-9).round() / unit
}

fn injury(keep: Keep, net: i8, modifier: i16) -> [f64; 4] {
    let odds = InjuryRoll { pool: Pool::new(keep, net), modifier }.odds().decimal();
    [odds.no_effect, odds.minor_hit, odds.down, odds.out_of_action]
}

fn hit(net: i8) -> f64 {
    let odds = SuccessRoll::new(net).odds().decimal();
    odds.success + odds.critical
}

/// Covers ROL-01, ROL-03.
#[test]
fn a_plain_roll_to_six_decimals() {
    let odds = SuccessRoll::new(0).odds().decimal();
    assert_eq!(printed(odds.failure, 6), 0.416_667);
    assert_eq!(printed(hit(0), 6), 0.583_333);
    assert_eq!(printed(odds.critical, 6), 0.027_778);
    assert_eq!([odds.failure, hit(0), odds.critical].map(|p| printed(p * 100.0, 1)), [41.7, 58.3, 2.8]);
}

/// Covers INJ-01, INJ-04, INJ-06, INJ-07, INJ-08, INJ-09.
#[test]
fn a_plain_injury_roll_by_modifier_to_six_decimals() {
    let table = [
        (-3, [0.166_667, 0.666_667, 0.138_889, 0.027_778]),
        (-2, [0.083_333, 0.638_889, 0.194_444, 0.083_333]),
        (-1, [0.027_778, 0.555_556, 0.25, 0.166_667]),
        (0, [0.0, 0.416_667, 0.305_556, 0.277_778]),
        (1, [0.0, 0.277_778, 0.305_556, 0.416_667]),
        (2, [0.0, 0.166_667, 0.25, 0.583_333]),
    ];
    for (modifier, chances) in table {
        assert_eq!(injury(Keep::Two, 0, modifier).map(|p| printed(p, 6)), chances, "{modifier}");
    }
}

/// Covers ROL-04, ROL-05, ROL-06.
#[test]
fn hits_and_criticals_by_dice_in_per_cent() {
    let table = [
        (-3, 9.43, 0.01),
        (-2, 17.36, 0.08),
        (-1, 31.94, 0.46),
        (0, 58.33, 2.78),
        (1, 80.56, 7.41),
        (2, 90.97, 13.19),
        (3, 95.78, 19.62),
    ];
    for (net, hits, criticals) in table {
        assert_eq!(printed(hit(net) * 100.0, 2), hits, "{net}");
        assert_eq!(printed(SuccessRoll::new(net).odds().decimal().critical * 100.0, 2), criticals, "{net}");
    }
    assert_eq!(printed(hit(-4) * 100.0, 2), 5.11);
    assert_eq!(printed(hit(4) * 100.0, 2), 98.01);
}

/// An article's rule of thumb, and the exact factors behind it.
///
/// Covers INJ-03.
#[test]
fn an_injury_die_nearly_doubles_out_of_action_and_a_lost_one_cuts_it_to_less_than_half() {
    let out = |net| injury(Keep::Two, net, 0)[3];
    assert_eq!(printed(out(1) / out(0), 2), 1.88);
    assert_eq!(printed(out(0) / out(-1), 2), 2.61);
}

/// One calculator takes a critical from the two highest dice even if the lowest count; another takes any two sixes.
///
/// Covers ROL-03, ROL-05.
#[test]
fn two_sixes_that_are_dropped_are_no_critical() {
    let faces = [6, 6, 2].map(|n| Face::new(n).unwrap());
    let roll = SuccessRoll::new(-1);
    let kept = roll.pool().resolve(&faces).unwrap();
    assert_eq!((kept.sum, roll.result(kept.sum)), (8, SuccessResult::Success));
    // Two sixes among three dice come up 16 times in 216; only three sixes make a 12.
    assert_eq!(roll.odds().exact().critical.to_string(), "1/216");
}

/// One calculator has no row below Minor Hit; another reads 2 to 6 as Down.
///
/// Covers INJ-05, INJ-06, INJ-07.
#[test]
fn armour_can_bring_an_injury_to_nothing_and_six_is_a_minor_hit() {
    assert_eq!(injury(Keep::Two, 0, -3).map(|p| printed(p * 36.0, 6)), [6.0, 24.0, 5.0, 1.0]);
    let [_, minor, down, _] = injury(Keep::Two, 0, 0);
    assert_eq!((printed(minor * 36.0, 6), printed(down * 36.0, 6)), (15.0, 11.0));
}
