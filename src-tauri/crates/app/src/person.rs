//! Who makes entries: the name of the person whose session it is.

/// The most characters of a name.
pub const NAME_MAX: usize = 60;

/// A name as it may stand in an entry: one line, bounded, without control characters or marks that turn text around.
#[must_use]
pub fn name(given: &str) -> String {
    let turns = |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let kept: String = given.chars().filter(|c| !c.is_control() && !turns(*c)).collect();
    kept.trim().chars().take(NAME_MAX).collect::<String>().trim_end().to_owned()
}

/// The person's name in the system, or empty if it has none.
#[must_use]
pub fn of_system() -> String {
    let named = |variable| std::env::var_os(variable).map(|value| name(&value.to_string_lossy()));
    ["USER", "USERNAME"].into_iter().filter_map(named).find(|name| !name.is_empty()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{NAME_MAX, name};

    #[test]
    fn a_name_is_one_bounded_line() {
        assert_eq!(name("  Ada\n\u{7}the \u{202e}1st\u{200f} "), "Adathe 1st");
        assert_eq!(name(&"é".repeat(1000)).chars().count(), NAME_MAX);
        assert_eq!(name("\u{0}\t"), "");
    }
}
