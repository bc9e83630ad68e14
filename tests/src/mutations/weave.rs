//! Many mutations in one source: each beside what it replaces, so that one build can be each of them.

use std::ops::Range;

use super::{Fault, Mutation};

/// A source with mutations in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Woven {
    /// The source; which of its mutations acts is asked by name while it runs.
    pub source: String,
    /// The mutations that found no room beside the others, by their place in what was given.
    pub left: Vec<usize>,
}

/// Puts mutations into a source. `asks` is the function that answers whether the named one acts.
///
/// # Errors
/// The first mutation that does not apply.
pub fn weave(source: &str, mutations: &[&Mutation], asks: &str) -> Result<Woven, Fault> {
    let mut taken: Vec<(Range<usize>, usize)> = Vec::new();
    let mut left = Vec::new();
    for (number, mutation) in mutations.iter().enumerate() {
        let at = mutation.place(source)?;
        if taken.iter().any(|(other, _)| at.start < other.end && other.start < at.end) {
            left.push(number);
        } else {
            taken.push((at, number));
        }
    }
    // From the end, so that the places before stay where they are.
    taken.sort_by_key(|(at, _)| std::cmp::Reverse(at.start));
    let mut woven = source.to_owned();
    for (at, number) in taken {
        if let Some(mutation) = mutations.get(number) {
            let either = either(mutation, &source[at.clone()], asks);
            woven.replace_range(at, &either);
        }
    }
    Ok(Woven { source: woven, left })
}

/// What stands there now: what was there, or what is put. All on one line, so that a fault keeps its line.
fn either(mutation: &Mutation, was: &str, asks: &str) -> String {
    let choice = format!("if {asks}({:?}) {{ {} }} else {{ {was} }}", mutation.name(), mutation.put);
    if was.ends_with(';') { choice } else { format!("({choice})") }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::mutations::parse;

    #[test]
    fn each_stands_beside_what_it_gives_way_to_and_what_overlaps_waits() {
        let list = "row A\nfile f\nfind x > «1»\nput 2\nfails t\n\nrow B\nfile f\nfind run();\nput stop();\nfails t\n\n\
                    row C\nfile f\nfind x > 1\nput true\nfails t\n";
        let all = parse(list).unwrap();
        let all: Vec<&Mutation> = all.iter().collect();
        let woven = weave("if x > 1 {\n    run();\n}", &all, "acts").unwrap();
        let expected = "if x > (if acts(\"A\") { 2 } else { 1 }) {\n    if acts(\"B\") { stop(); } else { run(); }\n}";
        assert_eq!((woven.source.as_str(), woven.left), (expected, vec![2]));
    }
}
