//! Pools of dice: how many fall, which are kept, what they add up to (ROL-04 to ROL-06, INJ-05).

use serde_json::Value;

use crate::json::Read;
use crate::phrase;

/// What a roll's dice come to, or what is wrong with them.
pub(crate) fn kept_sum(rolled: &Value, base: i64, keep: i64, net: i64) -> Result<Kept, String> {
    let faces: Vec<i64> = rolled.numbers("faces");
    let wanted = base + net.abs();
    if i64::try_from(faces.len()) != Ok(wanted) || faces.iter().any(|face| !(1..=6).contains(face)) {
        return Err(format!("{} dice fell ({}) where {wanted} are rolled", faces.len(), phrase::faces(&faces)));
    }
    let mut sorted = faces.clone();
    sorted.sort_unstable();
    if net > 0 {
        sorted.reverse();
    }
    let keep = if net == 0 { base } else { keep.min(base) };
    sorted.truncate(usize::try_from(keep).unwrap_or(0));
    let mut places = rolled.models("kept");
    places.sort_unstable();
    places.dedup();
    let mut kept: Vec<i64> = places.iter().filter_map(|at| faces.get(*at)).copied().collect();
    kept.sort_unstable();
    let mut should = sorted;
    should.sort_unstable();
    if kept != should {
        let [faces, kept, should] = [&faces, &kept, &should].map(|faces| phrase::faces(faces));
        return Err(format!("of {faces} with {net:+} DICE {should} count, not {kept}"));
    }
    Ok(Kept { sum: kept.iter().sum(), lowest: kept.first().copied().unwrap_or(0) })
}

/// The dice that count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    pub sum: i64,
    pub lowest: i64,
}

/// The sum of INJURY MODIFIERS under the limit of −3 (INJ-05; C-24).
pub(crate) fn capped(modifiers: &[i64], cap: &str) -> i64 {
    let plus: i64 = modifiers.iter().filter(|m| **m > 0).sum();
    let minus: i64 = modifiers.iter().filter(|m| **m < 0).sum();
    match cap {
        "net_floor" => (plus + minus).max(-3),
        "no_cap" => plus + minus,
        _ => plus + minus.max(-3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn pairs_cancelled_the_two_highest_or_the_two_lowest_are_kept() {
        let rolled = |faces: &[i64], kept: &[u8]| json!({"faces": faces, "kept": kept});
        assert_eq!(kept_sum(&rolled(&[5, 5, 4, 6], &[0, 3]), 2, 2, 2), Ok(Kept { sum: 11, lowest: 5 }));
        assert_eq!(kept_sum(&rolled(&[5, 1, 4], &[1, 2]), 2, 2, -1), Ok(Kept { sum: 5, lowest: 1 }));
        assert!(kept_sum(&rolled(&[5, 1, 4], &[0, 2]), 2, 2, -1).is_err(), "the highest under −1");
        assert!(kept_sum(&rolled(&[5, 1], &[0, 1]), 2, 2, 1).is_err(), "a die too few");
        assert!(kept_sum(&rolled(&[5, 7], &[0, 1]), 2, 2, 0).is_err(), "no die shows 7");
    }

    #[test]
    fn the_limit_holds_back_what_is_negative_and_plus_comes_after_it() {
        assert_eq!(capped(&[-3, -1, 1], ""), -2);
        assert_eq!(capped(&[-3, -1, 1], "net_floor"), -3);
        assert_eq!(capped(&[-3, -1, 1, -2], "no_cap"), -5);
    }
}
