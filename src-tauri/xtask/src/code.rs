//! Sources without comments and tests. The tests that read sources use this too.

/// A source without its comments and without the tests inside it.
pub fn acting(source: &str) -> String {
    let mut kept = String::new();
    let mut lines = source.lines().peekable();
    while let Some(line) = lines.next() {
        let opens = |next: &&str| next.starts_with("mod ") && next.ends_with('{');
        if line == "#[cfg(test)]" && lines.peek().is_some_and(opens) {
            // A module of its own ends where its first bracket stands alone again.
            let _ = lines.find(|line| *line == "}");
            continue;
        }
        kept.push_str(line.split("//").next().unwrap_or_default());
        kept.push('\n');
    }
    kept
}
