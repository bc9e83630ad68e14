//! Draws that follow from a seed, written out so that no library can change them.

/// The name of the generator, kept with a seed: SplitMix64 (Steele, Lea and Flood, 2014), one draw for each thing named.
pub const GENERATOR: &str = "splitmix64-v1";

/// What a draw is for: no two of one seed are the same.
#[derive(Clone, Copy, Debug)]
pub(super) enum For {
    /// Which one of equal pairs.
    Pair = 1,
    /// Which one of equal players sits out.
    Bye = 2,
    /// Which one of equal scenarios.
    Scenario = 3,
    /// Which one of equal players attacks.
    Role = 4,
    /// Which one of equal tables.
    Table = 5,
    /// Whose table somebody shares, of equal ones.
    Share = 6,
}

/// One step of SplitMix64.
const fn step(state: u64) -> u64 {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// The draw of a seed for a thing by its names: the same wherever it stands in a list.
pub(super) fn drawn(seed: u64, what: For, names: &[&str]) -> u64 {
    let mut state = step(seed ^ step(what as u64));
    for name in names {
        state = name.bytes().fold(state, |state, byte| step(state ^ u64::from(byte)));
        // Names end somewhere: "ab", "c" is not "a", "bc".
        state = step(state ^ 0x100);
    }
    state
}

/// How long it takes until a scenario of this weight comes, from a draw. Of several, each comes first as often as its weight
/// is part of all: −log₂ of a number between 0 and 1, divided by the weight, in steps of 2⁻⁴⁰.
pub(super) const fn wait(draw: u64, weight: u8) -> u64 {
    let weight = if weight == 0 { 1 } else { weight as u64 };
    minus_log2(draw) / weight
}

/// Bits of the fraction.
const FRACTION: u32 = 40;

/// −log₂(draw ÷ 2⁶⁴), its fraction found bit by bit: a number between 1 and 2 is squared, and gives a bit when it passes 2.
const fn minus_log2(draw: u64) -> u64 {
    let draw = if draw == 0 { 1 } else { draw };
    let zeros = draw.leading_zeros();
    // Between 1 and 2, as 2⁶³ and 2⁶⁴.
    let mut number = draw << zeros;
    let (mut fraction, mut bit) = (0_u64, 0);
    while bit < FRACTION {
        let square = (number as u128) * (number as u128);
        let passed = square >> 127 == 1;
        number = if passed { (square >> 64) as u64 } else { (square >> 63) as u64 };
        fraction = fraction << 1 | passed as u64;
        bit += 1;
    }
    ((zeros as u64 + 1) << FRACTION) - fraction
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_the_one_it_is_named_after() {
        // The first two numbers of SplitMix64 from the state 1234567.
        assert_eq!(step(1_234_567), 6_457_827_717_110_365_317);
        assert_eq!(step(1_234_567_u64.wrapping_add(0x9e37_79b9_7f4a_7c15)), 3_203_168_211_198_807_973);
    }

    #[test]
    fn names_are_told_apart_and_their_order_counts() {
        let of = |names: &[&str]| drawn(7, For::Pair, names);
        assert_ne!(of(&["ab", "c"]), of(&["a", "bc"]));
        assert_ne!(of(&["a", "b"]), of(&["b", "a"]));
        assert_ne!(of(&["a"]), drawn(7, For::Bye, &["a"]));
        assert_ne!(of(&["a"]), drawn(8, For::Pair, &["a"]));
        assert_eq!(of(&["a"]), of(&["a"]));
    }

    #[test]
    fn the_logarithm_is_exact_where_it_is_known() {
        assert_eq!(minus_log2(1 << 63), 1 << FRACTION);
        assert_eq!(minus_log2(1 << 62), 2 << FRACTION);
        assert_eq!(minus_log2(1), 64 << FRACTION);
        // Three quarters, and a quarter of them: 2 and 4 − log₂ 3, which is 1.584962500721156…
        let three = 1_742_684_699_131;
        assert_eq!(minus_log2(3 << 62), (2 << FRACTION) - three);
        assert_eq!(minus_log2(3 << 60), (4 << FRACTION) - three);
    }

    #[test]
    fn a_scenario_of_three_times_the_weight_comes_first_three_times_as_often() {
        let first = |seed: u64| {
            let wait_of = |name: &str, weight| wait(drawn(seed, For::Scenario, &[name]), weight);
            wait_of("heavy", 75) < wait_of("light", 25)
        };
        let heavy = (0..4000).filter(|seed| first(*seed)).count();
        assert!((2880..3120).contains(&heavy), "{heavy} of 4000");
    }
}
