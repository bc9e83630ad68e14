//! Which test proves which row of the rules.
//!
//! A test names the rows it covers in its doc comment:
//!
//! ```text
//! /// Covers TER-04, V-19, F MINED, C-31 playtest_split.
//! #[test]
//! fn one_success_covers_the_rest_of_the_move() {
//! ```
//!
//! A system or a worked vector by its id, a keyword after `F`, a reading of a ruling after the ruling's id. The tables
//! of `tests/coverage/` are generated from these lines; `tests/coverage.rs` fails when a row has no test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use nml_catalogue::rulebook;
use nml_catalogue::ruling::RULINGS;
use serde::Deserialize;

/// Folders whose tests count.
const ROOMS: [&str; 3] = ["src-tauri/crates", "src-tauri/src", "tests"];

#[derive(Deserialize)]
struct Rows {
    systems: Vec<String>,
    vectors: Vec<String>,
    keywords: Vec<String>,
}

/// A table of rows that must be covered.
#[derive(Clone, Debug)]
pub struct Table {
    /// The name of its file.
    pub name: &'static str,
    /// What it lists.
    pub title: &'static str,
    /// Each row as tests name it, with what it says.
    pub rows: Vec<(String, String)>,
}

/// Every row, table by table.
///
/// # Errors
/// When the list of rows is not readable as such.
pub fn tables() -> io::Result<Vec<Table>> {
    let rows: Rows = serde_json::from_str(include_str!("rows.json"))?;
    let readings = RULINGS.iter().flat_map(|ruling| {
        let told_apart = ruling.alternatives().iter();
        told_apart.map(|reading| (format!("{} {}", ruling.id, reading.name), reading.meaning.to_owned()))
    });
    Ok(vec![
        Table { name: "systems", title: "Systems", rows: rows.systems.into_iter().map(called).collect() },
        Table {
            name: "vectors",
            title: "Worked vectors",
            rows: rows.vectors.into_iter().map(|id| (id, String::new())).collect(),
        },
        Table {
            name: "keywords",
            title: "Keywords",
            rows: rows.keywords.into_iter().map(|name| (format!("F {name}"), String::new())).collect(),
        },
        Table { name: "rulings", title: "Readings told apart from the default", rows: readings.collect() },
    ])
}

/// A system with what the rulebook calls it.
fn called(system: String) -> (String, String) {
    let name = rulebook::rule(&system).map_or_else(String::new, |rule| rule.name.to_owned());
    (system, name)
}

/// The tests of the house by the rows they name.
///
/// # Errors
/// When a source cannot be read.
pub fn covered(root: &Path) -> io::Result<BTreeMap<String, BTreeSet<String>>> {
    let mut covered: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut sources = Vec::new();
    for room in ROOMS {
        sources_under(&root.join(room), &mut sources)?;
    }
    for path in sources {
        let shown = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        for (row, test) in claims(&fs::read_to_string(&path)?) {
            covered.entry(row).or_default().insert(format!("{shown} `{test}`"));
        }
    }
    Ok(covered)
}

/// The Rust sources of a folder.
///
/// # Errors
/// When the folder cannot be read.
pub fn sources(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    sources_under(folder, &mut found)?;
    Ok(found)
}

fn sources_under(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sources_under(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    Ok(())
}

/// The names of all tests.
///
/// # Errors
/// When a source cannot be read.
pub fn named(root: &Path) -> io::Result<BTreeSet<String>> {
    let mut sources = Vec::new();
    for room in ROOMS {
        sources_under(&root.join(room), &mut sources)?;
    }
    let mut names = BTreeSet::new();
    for path in sources {
        let source = fs::read_to_string(&path)?;
        let after = source.split("#[test]").skip(1);
        names.extend(after.filter_map(|rest| Some(rest.split_once("fn ")?.1.split_once('(')?.0.to_owned())));
    }
    Ok(names)
}

/// The rows that a source's tests claim, each with the test's name. A claim above anything but a test does not count.
#[must_use]
pub fn claims(source: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut rows: Vec<String> = Vec::new();
    let mut sentence: Option<String> = None;
    let mut test = false;
    for line in source.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            let comment = comment.trim();
            let begun = sentence.take().or_else(|| comment.starts_with("Covers ").then(String::new));
            if let Some(mut said) = begun {
                said.push_str(comment.strip_prefix("Covers ").unwrap_or(comment));
                if let Some(whole) = said.strip_suffix('.') {
                    rows.extend(whole.split(',').map(|row| row.trim().to_owned()));
                } else {
                    said.push(' ');
                    sentence = Some(said);
                }
            }
        } else if line.starts_with("#[") {
            test |= line.starts_with("#[test]") || line.contains("::test");
        } else if let Some(name) = function(line) {
            if test {
                found.extend(rows.iter().map(|row| (row.clone(), name.to_owned())));
            }
            (rows, sentence, test) = (Vec::new(), None, false);
        }
    }
    found
}

fn function(line: &str) -> Option<&str> {
    let declared = line.strip_prefix("pub ").unwrap_or(line);
    let declared = declared.strip_prefix("async ").unwrap_or(declared);
    declared.strip_prefix("fn ")?.split(['(', '<']).next()
}

/// Writes one table of rows and tests per kind into a folder.
///
/// # Errors
/// When a source cannot be read or the folder not be written.
pub fn write(root: &Path, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let covered = covered(root)?;
    for table in tables()? {
        let mut text = format!("# {}\n\nMade from the tests by `cargo xtask generate`.\n\n", table.title);
        text.push_str("| row | what | test |\n|---|---|---|\n");
        for (row, what) in &table.rows {
            let tests = covered.get(row).map(|tests| tests.iter().cloned().collect::<Vec<_>>().join("<br>"));
            text.push_str(&format!("| {row} | {what} | {} |\n", tests.unwrap_or_default()));
        }
        fs::write(folder.join(format!("{}.md", table.name)), text)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::claims;

    #[test]
    fn a_claim_belongs_to_the_test_below_it() {
        let source = "/// A fall hurts.\n///\n/// Covers MOV-07, C-28\n/// over_2_in.\n#[test]\nfn a_fall() {}\n\
                      /// Covers MOV-08.\nfn no_test() {}\n";
        let expected = [("MOV-07", "a_fall"), ("C-28 over_2_in", "a_fall")];
        assert_eq!(claims(source), expected.map(|(row, test)| (row.to_owned(), test.to_owned())));
    }
}
