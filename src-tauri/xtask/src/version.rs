//! Version numbers as programs print them.

use std::fmt;

/// A version number: `1.95.0`, `20.19.0`, `2.36.0`. A part that was not printed is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    /// First part.
    pub major: u32,
    /// Second part.
    pub minor: u32,
    /// Third part.
    pub patch: u32,
}

impl Version {
    /// A version of three given parts.
    pub const fn new(major: u32, minor: u32, patch: u32) -> Self {
        Self { major, minor, patch }
    }

    /// The first version number in a text; it has at least two parts: `ldd (Debian GLIBC 2.36-9) 2.36` is 2.36.0.
    pub fn first_in(text: &str) -> Option<Self> {
        text.split(|c: char| !c.is_ascii_digit() && c != '.').find_map(Self::of_word)
    }

    fn of_word(word: &str) -> Option<Self> {
        let mut parts = word.trim_matches('.').split('.');
        let major = parts.next()?.parse().ok()?;
        let minor = parts.next()?.parse().ok()?;
        let patch = parts.next().and_then(|p| p.parse().ok()).unwrap_or(0);
        Some(Self::new(major, minor, patch))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)?;
        if self.patch > 0 {
            write!(f, ".{}", self.patch)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    #[test]
    fn reads_what_programs_print() {
        let cases = [
            ("rustc 1.95.0 (59807616e 2026-04-14)", Some((1, 95, 0))),
            ("v20.20.2\n", Some((20, 20, 2))),
            ("ldd (Debian GLIBC 2.36-9+deb12u10) 2.36", Some((2, 36, 0))),
            ("glibc 2.35", Some((2, 35, 0))),
            ("rustc 1.97.0-nightly (abc 2026-06-01)", Some((1, 97, 0))),
            ("musl libc (x86_64)\nVersion 1.2.3", Some((1, 2, 3))),
            ("no number, only 7", None),
            ("", None),
            ("99999999999.1", None),
        ];
        for (text, expected) in cases {
            let expected = expected.map(|(a, b, c)| Version::new(a, b, c));
            assert_eq!(Version::first_in(text), expected, "{text}");
        }
    }

    #[test]
    fn orders_by_number_and_not_by_letter() {
        assert!(Version::new(20, 9, 0) < Version::new(20, 19, 0));
        assert!(Version::new(1, 100, 0) > Version::new(1, 95, 2));
    }

    #[test]
    fn prints_the_patch_only_where_there_is_one() {
        assert_eq!(Version::new(20, 19, 0).to_string(), "20.19");
        assert_eq!(Version::new(1, 95, 1).to_string(), "1.95.1");
    }
}
