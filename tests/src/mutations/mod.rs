//! Whether the tests depend on the rules: for each row of the systems one changed line of the engine, and the tests that
//! must then fail.
//!
//! The lists are in `tests/mutations/`, one file per section of the rules. A mutation is a paragraph of lines, each a word
//! and its value:
//!
//! ```text
//! row    ROL-03
//! file   battle/src/attack.rs
//! in     success
//! find   if sum >= «why.critical_from» {
//! put    13
//! fails  battle::rolls::a_critical_hit_adds_one_die_or_two_with_critical
//! ```
//!
//! `file` is relative to `src-tauri/crates`; `in`, if given, is the function that contains the text, exactly once.
//! `put`, an expression as it is, replaces what is between « and »; without the marks it replaces all of the text.
//! Every test under `fails` must name the row it is for (`Covers ROL-03.`) and fail.
//! A row may have several mutations. `tests/mutations.rs` checks that each still applies; `trial` tries them out.

pub mod trial;
mod weave;

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;

pub use weave::{Woven, weave};

/// Where the lists stand, from the root of the repository.
pub const LISTS: &str = "tests/mutations";
/// Where the files of mutations stand.
pub const CRATES: &str = "src-tauri/crates";

/// One line of a rule, changed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mutation {
    /// The row of the systems, such as `ROL-03`.
    pub row: String,
    /// The file of the rule, from [`CRATES`].
    pub file: String,
    /// The function that holds the text, or none if the text stands once in the whole file.
    pub within: Option<String>,
    /// The text, with what gives way between « and ».
    pub find: String,
    /// What stands there instead.
    pub put: String,
    /// The tests that must fail, as `cargo test` names them.
    pub fails: Vec<String>,
    /// The first of its row is 1.
    pub number: usize,
}

/// Why a list of mutations cannot be read, or one of them not be applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Mutation {
    /// Its name: the row, and which of the row's it is if there are several.
    #[must_use]
    pub fn name(&self) -> String {
        if self.number == 1 { self.row.clone() } else { format!("{}/{}", self.row, self.number) }
    }

    /// Where in the source of its file the text stands that gives way.
    ///
    /// # Errors
    /// When the function or the text is not there, or is there more than once.
    pub fn place(&self, source: &str) -> Result<Range<usize>, Fault> {
        let fault = |what: &str| Err(Fault(format!("{}: {what} in {}", self.name(), self.file)));
        let room = match &self.within {
            None => 0..source.len(),
            Some(name) => match functions(source, name)[..] {
                [] => return fault(&format!("no function {name}")),
                [ref one] => one.clone(),
                [..] => return fault(&format!("several functions {name}")),
            },
        };
        let (before, inner, after) = match self.find.split_once('«').and_then(|(before, rest)| {
            let (inner, after) = rest.split_once('»')?;
            Some((before, inner, after))
        }) {
            Some(parts) => parts,
            None => ("", self.find.as_str(), ""),
        };
        let text = format!("{before}{inner}{after}");
        let found: Vec<usize> = source[room.clone()].match_indices(&text).map(|(at, _)| room.start + at).collect();
        match found[..] {
            [] => fault(&format!("no text {text:?}")),
            [at] => Ok(at + before.len()..at + before.len() + inner.len()),
            [..] => fault(&format!("{} times the text {text:?}", found.len())),
        }
    }
}

/// The functions of a name, from their declaration to the bracket that stands below its first letter.
fn functions(source: &str, name: &str) -> Vec<Range<usize>> {
    let opening = format!("fn {name}");
    let declared = source.match_indices(&opening).filter(|(at, text)| {
        let next = source[at + text.len()..].chars().next();
        next.is_some_and(|c| c == '(' || c == '<')
    });
    declared
        .map(|(at, _)| {
            let line = source[..at].rfind('\n').map_or(0, |newline| newline + 1);
            let indent: String = source[line..].chars().take_while(|c| *c == ' ').collect();
            let closing = format!("\n{indent}}}");
            let end = source[at..].find(&closing).map_or(source.len(), |length| at + length + closing.len());
            at..end
        })
        .collect()
}

/// All mutations, list by list.
///
/// # Errors
/// When a list is not there or cannot be understood; the message names its line.
pub fn read(root: &Path) -> io::Result<Vec<Mutation>> {
    let mut paths: Vec<_> = fs::read_dir(root.join(LISTS))?.collect::<Result<Vec<_>, _>>()?;
    paths.retain(|entry| entry.path().extension().is_some_and(|extension| extension == "txt"));
    paths.sort_by_key(fs::DirEntry::path);
    let mut all = Vec::new();
    for entry in paths {
        let path = entry.path();
        let list = parse(&fs::read_to_string(&path)?);
        all.extend(list.map_err(|fault| io::Error::other(format!("{}: {fault}", path.display())))?);
    }
    let mut of_row: BTreeMap<String, usize> = BTreeMap::new();
    for mutation in &mut all {
        let number = of_row.entry(mutation.row.clone()).or_default();
        *number += 1;
        mutation.number = *number;
    }
    Ok(all)
}

/// The mutations of one list. Lines that begin with `#` are remarks.
///
/// # Errors
/// When a line or a paragraph is not what it should be.
pub fn parse(text: &str) -> Result<Vec<Mutation>, Fault> {
    let mut all = Vec::new();
    let mut one: Option<Mutation> = None;
    let numbered = text.lines().zip(1_usize..).chain([("", 0)]);
    for (line, number) in numbered.filter(|(line, _)| !line.starts_with('#')) {
        if line.trim().is_empty() {
            if let Some(mutation) = one.take() {
                all.push(whole(mutation)?);
            }
            continue;
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let said = rest.trim().to_owned();
        let mutation = one.get_or_insert_with(|| Mutation { number: 1, ..Mutation::default() });
        let taken = match word {
            "row" => !mutation.row.is_empty(),
            "file" => !mutation.file.is_empty(),
            "in" => mutation.within.is_some(),
            "find" => !mutation.find.is_empty(),
            "put" => !mutation.put.is_empty(),
            _ => false,
        };
        if taken {
            return Err(Fault(format!("line {number}: {word} stands twice; an empty line parts two mutations")));
        }
        match word {
            "row" => mutation.row = said,
            "file" => mutation.file = said,
            "in" => mutation.within = Some(said),
            "find" => mutation.find = said,
            "put" => mutation.put = said,
            "fails" => mutation.fails.push(said),
            _ => return Err(Fault(format!("line {number}: {word:?} is no word of a mutation"))),
        }
    }
    Ok(all)
}

fn whole(mutation: Mutation) -> Result<Mutation, Fault> {
    let lacks = [
        (mutation.row.is_empty(), "row"),
        (mutation.file.is_empty(), "file"),
        (mutation.find.is_empty(), "find"),
        (mutation.put.is_empty(), "put"),
        (mutation.fails.is_empty(), "fails"),
    ];
    match lacks.into_iter().find(|(missing, _)| *missing) {
        Some((_, word)) => Err(Fault(format!("{:?} {:?} says no {word}", mutation.row, mutation.find))),
        None => Ok(mutation),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    const SOURCE: &str = "fn one() {\n    a(1);\n}\nimpl X {\n    fn two(n: u8) -> u8 {\n        a(1) + n\n    }\n\n    \
                          fn two_more() {}\n}\n";

    fn mutation(within: Option<&str>, find: &str) -> Mutation {
        let list = format!("row X\nfile f\nfind {find}\nput 2\nfails t\n");
        Mutation { within: within.map(str::to_owned), ..parse(&list).unwrap().remove(0) }
    }

    #[test]
    fn a_text_is_found_once_in_its_function_and_only_what_is_marked_gives_way() {
        let place = |within, find| mutation(within, find).place(SOURCE).map(|at| SOURCE[at].to_owned());
        assert_eq!(place(Some("two"), "a(«1») + n"), Ok("1".to_owned()));
        assert_eq!(place(Some("one"), "a(1)"), Ok("a(1)".to_owned()));
        assert_eq!(place(None, "a(1)").unwrap_err().to_string(), "X: 2 times the text \"a(1)\" in f");
        assert_eq!(place(Some("one"), "a(1) + n").unwrap_err().to_string(), "X: no text \"a(1) + n\" in f");
        assert_eq!(place(Some("three"), "a(1)").unwrap_err().to_string(), "X: no function three in f");
    }

    #[test]
    fn a_list_is_read_or_its_fault_is_named() {
        let two = parse(
            "# Rolls\nrow A\nfile f\nfind x == 1\nput x == 2\nfails t\nfails u\n\nrow B\nfile f\nfind y\nput z\nfails t",
        );
        let two = two.unwrap();
        assert_eq!(two.iter().map(|m| (m.row.as_str(), m.fails.len())).collect::<Vec<_>>(), [("A", 2), ("B", 1)]);
        assert_eq!(parse("row A\nfile f\nfind x\n").unwrap_err().to_string(), "\"A\" \"x\" says no put");
        assert_eq!(parse("now A\n").unwrap_err().to_string(), "line 1: \"now\" is no word of a mutation");
    }
}
