//! Which known name a typed one probably means: people shorten names, and misspell them.

use strsim::normalized_damerau_levenshtein;

use crate::season::scenarios::plain;

/// How alike two names are at least, of 1, if neither holds the other: two letters of eight may be wrong.
const ALIKE: f64 = 0.74;
/// The most letters that are compared one by one.
const LETTERS: usize = 120;

/// The only one of all known that a name probably means: by one of its names, which holds the written one or is held by
/// it, or differs from it by few letters. `None` if two are as likely.
pub(super) fn likely<'k, K>(written: &str, known: &'k [K], names: impl Fn(&'k K) -> Vec<&'k str>) -> Option<&'k K> {
    let written = plain(written);
    if written.is_empty() {
        return None;
    }
    let alike = |name: &str| {
        let name = plain(name);
        if name.is_empty() || name.chars().count().max(written.chars().count()) > LETTERS {
            0.0
        } else if name.contains(&written) || written.contains(&name) {
            1.0
        } else {
            normalized_damerau_levenshtein(&name, &written)
        }
    };
    let rated = known.iter().map(|one| (one, names(one).into_iter().map(alike).fold(0.0, f64::max)));
    let mut near: Vec<(&K, f64)> = rated.filter(|(_, alike)| *alike >= ALIKE).collect();
    near.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    match near.as_slice() {
        [(only, _)] => Some(only),
        [(best, most), (_, next), ..] if most > next => Some(best),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guess(written: &str) -> Option<&'static &'static str> {
        const KNOWN: [&str; 4] = ["Claim No Man’s Land", "Relic Hunt", "Dragon Hunt", "Supply Raid"];
        likely(written, &KNOWN, |name| vec![name])
    }

    #[test]
    fn a_misspelt_name_means_the_one_it_is_nearest_to() {
        assert_eq!(guess("Relic Hnut"), Some(&"Relic Hunt"));
        assert_eq!(guess("Dragn Hunt"), Some(&"Dragon Hunt"));
        assert_eq!(guess("Suply Raids"), Some(&"Supply Raid"));
    }

    #[test]
    fn a_name_cut_short_means_the_only_one_that_holds_it() {
        assert_eq!(guess("no mans land"), Some(&"Claim No Man’s Land"));
        assert_eq!(guess("Hunt"), None, "two hold it");
        assert_eq!(guess("The Long March"), None);
        assert_eq!(guess("!"), None);
        assert_eq!(guess(&"x".repeat(100_000)), None);
    }
}
