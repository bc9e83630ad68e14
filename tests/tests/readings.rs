//! Something reads every ruling, and always by a match that names all its readings: the compiler then leads to every
//! place that a new reading concerns. Readings cannot be compared with `==`; `matches!`, `if let` and `_` would
//! compile, so this test refuses them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use nml_catalogue::ruling::RULINGS;

/// Sources without comments and tests, as `cargo xtask generate` reads them.
#[path = "../../src-tauri/xtask/src/code.rs"]
mod code;

/// The crates that play by the rulings.
const READERS: [&str; 4] = ["battle", "warband", "campaign", "app"];

/// A ruling that leaves a choice, as the table writes it down.
#[derive(Debug, Default)]
struct Kind {
    key: String,
    name: String,
    readings: Vec<String>,
}

/// A source as it acts.
struct Source {
    path: PathBuf,
    code: String,
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("src-tauri").join("crates")
}

fn sources(folder: &Path, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            sources(&path, found);
        } else if name.ends_with(".rs") && name != "tests.rs" && !path.ends_with("ruling/table.rs") {
            let code = acting(&fs::read_to_string(&path).unwrap());
            found.push(Source { path, code });
        }
    }
}

/// A source without tests and comments, a call on the line of what it is called on, and `Self` by its name.
fn acting(source: &str) -> String {
    let mut code = String::new();
    for line in code::acting(source).lines() {
        if line.trim_start().starts_with('.') {
            code.truncate(code.trim_end().len());
            code.push_str(line.trim_start());
        } else {
            code.push_str(line);
        }
        code.push('\n');
    }
    let mut named = String::new();
    for (number, part) in code.split("\nimpl").enumerate() {
        let whose = part.split('{').next().unwrap_or_default().split_whitespace().last().unwrap_or_default();
        if number == 0 {
            named.push_str(part);
        } else {
            named.push_str("\nimpl");
            named.push_str(&part.replace("Self::", &format!("{whose}::")));
        }
    }
    named
}

/// The rulings of the table that leave a choice.
fn kinds() -> Vec<Kind> {
    let table = fs::read_to_string(crates().join("catalogue/src/ruling/table.rs")).unwrap();
    let mut kinds: Vec<Kind> = Vec::new();
    for line in table.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [id, key, name] if id.starts_with("\"C-") => kinds.push(Kind {
                key: key.trim_end_matches(':').to_owned(),
                name: name.to_owned(),
                readings: Vec::new(),
            }),
            // With one reading there is nothing to read.
            [id, _] if id.starts_with("\"C-") => kinds.push(Kind::default()),
            [reading, "=", ..] => kinds.last_mut().unwrap().readings.push(reading.to_owned()),
            _ => {}
        }
    }
    kinds.retain(|kind| !kind.name.is_empty());
    kinds
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Where these words stand by themselves.
fn places<'a>(code: &'a str, words: &'a str) -> impl Iterator<Item = usize> + 'a {
    code.match_indices(words).map(|(at, _)| at).filter(move |at| {
        !code[..*at].ends_with(is_word) && (!words.ends_with(is_word) || !code[at + words.len()..].starts_with(is_word))
    })
}

fn says(code: &str, words: &str) -> bool {
    places(code, words).next().is_some()
}

/// The bracket that stands open here.
fn opened(code: &str, at: usize) -> Option<usize> {
    let mut depth = 0;
    code[..at].char_indices().rev().find_map(|(at, c)| {
        depth += match c {
            ')' | ']' | '}' => 1,
            '(' | '[' | '{' => -1,
            _ => 0,
        };
        (depth < 0).then_some(at)
    })
}

/// What stands in the block that opens here: whole, and with nothing inside further brackets.
fn block(code: &str, open: usize) -> (&str, String) {
    let (mut depth, mut top) = (0, String::new());
    for (at, c) in code[open..].char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ if depth == 1 => top.push(c),
            _ => {}
        }
        if depth == 1 && c == '}' {
            // An arm ends with its block as with a comma.
            top.push(',');
        }
        if depth == 1 && c == ')' {
            top.push_str("()");
        }
        if depth == 0 {
            return (&code[open..open + at], top);
        }
    }
    (&code[open..], top)
}

/// What is wrong with a reading that is named here. `None` if it is a pattern of a match that names all readings.
fn wrong(code: &str, at: usize, kind: &Kind) -> Option<&'static str> {
    let mut open = opened(code, at)?;
    while !code[open..].starts_with('{') {
        if code[..open].ends_with('!') {
            return Some("stands in a macro");
        }
        let called = code[..open].rsplit(|c| !is_word(c)).next().unwrap_or_default();
        if called.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Some("stands in a call");
        }
        open = opened(code, open)?;
    }
    let lead = code[open + 1..at].rsplit([',', '{', '}', ';']).next().unwrap_or_default();
    if lead.contains('=') || says(lead, "let") {
        return Some("is no pattern of a match");
    }
    let heading = code[..open].rsplit([';', '{', '}']).next().unwrap_or_default();
    let ends = ["=>", ";", "{", "}"].iter().filter_map(|end| Some((code[at..].find(end)?, *end))).min();
    if !says(heading, "match") || ends.is_none_or(|(_, end)| end != "=>") {
        return Some("is no pattern of a match");
    }
    let (whole, top) = block(code, open);
    if !kind.readings.iter().all(|reading| says(whole, &format!("{}::{reading}", kind.name))) {
        return Some("stands in a match that does not name them all");
    }
    // The patterns: what stands before each arrow, behind what the arm before it does.
    let mut patterns = top.rsplit("=>").skip(1).map(|arm| arm.rsplit(',').next().unwrap_or_default());
    let any = |arm: &str| {
        let pattern = arm.split(" if ").next().unwrap_or_default().trim();
        pattern.starts_with(|c: char| c.is_ascii_lowercase() || c == '_') && pattern.chars().all(is_word)
    };
    patterns.any(any).then_some("stands in a match that takes any other reading")
}

/// The places in a source where this ruling is not read by a match.
fn faults(code: &str, kind: &Kind) -> Vec<String> {
    let mut found = Vec::new();
    for reading in &kind.readings {
        let name = format!("{}::{reading}", kind.name);
        found.extend(places(code, &name).filter_map(|at| Some(format!("{name} {}", wrong(code, at, kind)?))));
    }
    if code.contains("ruling::") {
        let shorter = ["::*", "::{", " as "].map(|end| format!("{}{end}", kind.name));
        found.extend(shorter.iter().filter(|words| says(code, words)).map(|words| format!("{words} hides its name")));
    }
    if code.contains(&format!("rulings.get(\"{}\")", kind.key)) {
        found.push(format!("{} is read by its name", kind.key));
    }
    found
}

/// The functions of a type in a source: name and body.
fn functions<'a>(code: &'a str, whose: &str) -> Vec<(&'a str, &'a str)> {
    let heading = format!("\nimpl {whose} {{");
    let own = code.split(&heading).skip(1).map(|part| part.split("\n}").next().unwrap_or_default());
    own.flat_map(|part| part.split("pub const fn ").skip(1)).filter_map(|function| function.split_once('(')).collect()
}

#[test]
fn every_ruling_is_read() {
    let kinds = kinds();
    let open: Vec<&str> = RULINGS.iter().filter(|r| r.readings.len() > 1).map(|r| r.key).collect();
    assert_eq!(kinds.iter().map(|kind| kind.key.as_str()).collect::<Vec<_>>(), open, "the table is read whole");
    let mut read = Vec::new();
    for krate in READERS {
        sources(&crates().join(krate).join("src"), &mut read);
    }
    let read: String = read.into_iter().map(|source| source.code).collect();
    let answers = acting(&fs::read_to_string(crates().join("catalogue/src/ruling/answers.rs")).unwrap());
    let together = functions(&answers, "Rulings");
    let mut unread = Vec::new();
    for Kind { key, name, readings } in &kinds {
        let asked: Vec<String> =
            functions(&answers, name).iter().map(|(answer, _)| format!("rulings.{key}.{answer}(")).collect();
        unread.extend(asked.iter().filter(|asked| !says(&read, asked)).cloned());
        let matched =
            says(&read, &format!("rulings.{key}")) && readings.iter().all(|one| says(&read, &format!("{name}::{one}")));
        let told = |(function, body): &(&str, &str)| {
            says(body, &format!("self.{key}")) && read.contains(&format!(".{function}("))
        };
        if asked.is_empty() && !matched && !together.iter().any(told) {
            unread.push(format!("rulings.{key}"));
        }
    }
    assert!(unread.is_empty(), "nothing in {READERS:?} asks for {unread:?}");
}

#[test]
fn a_ruling_is_read_by_a_match_that_names_all_its_readings() {
    let kinds = kinds();
    let mut all = Vec::new();
    sources(crates().parent().unwrap(), &mut all);
    let mut found = Vec::new();
    for source in &all {
        for kind in &kinds {
            let faults = faults(&source.code, kind).into_iter();
            found.extend(faults.map(|fault| format!("{}: {fault}", source.path.display())));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The referee knows rulings and readings by their names in a ruleset, for it shares no type with the rules. A name that
/// there is not would leave it at the default for ever.
#[test]
fn the_referee_asks_for_readings_that_there_are() {
    let mut all = Vec::new();
    sources(&crates().join("referee/src"), &mut all);
    let mut asked = 0;
    for source in &all {
        for call in source.code.split("reads(\"").skip(1) {
            let named: Vec<&str> = call.split('"').step_by(2).take(2).collect();
            let &[key, reading] = &named[..] else { panic!("{}: {call:.60}", source.path.display()) };
            let ruling = RULINGS.iter().find(|ruling| ruling.key == key);
            let known = ruling.is_some_and(|ruling| ruling.readings.iter().any(|known| known.name == reading));
            assert!(known, "{}: no ruling {key} is read {reading}", source.path.display());
            asked += 1;
        }
    }
    assert!(asked > 15, "{asked}");
}

#[test]
fn a_ruling_that_is_read_otherwise_is_found() {
    let kind = Kind {
        key: "block".to_owned(),
        name: "Block".to_owned(),
        readings: ["Never", "Always"].map(str::to_owned).into(),
    };
    let faults = |inside: &str| faults(&acting(&format!("use ruling::Block;\nfn f() {{\n    {inside}\n}}\n")), &kind);
    for right in [
        "match rulings.block {\n Block::Never => a(),\n Block::Always => b(),\n }",
        "match rulings.block {\n Block::Never | Block::Always => a(),\n }",
        "let a = Some(match rulings\n    .block {\n Block::Never if c == 1 => { d(); }\n Block::Never => d(),\n Block::Always => {} });",
        "match (a, rulings.block) {\n (true, _) => b(),\n (_, Block::Never) => c(), (_, Block::Always) => d(),\n }",
        "match found {\n Some(Block::Never) => a(),\n Some(Block::Always) => b(),\n None => c(),\n }",
    ] {
        assert_eq!(faults(right), [""; 0], "{right}");
    }
    for other in [
        "matches!(rulings.block, Block::Never)",
        "if let Block::Never = rulings.block { a() }",
        "let Block::Never = rulings.block else { return };",
        "while let Block::Never = rulings.block { a() }",
        "rulings.block == Block::Never",
        "same(rulings.block, Block::Never)",
        "match rulings.block { Block::Never => a(), _ => b() }",
        "match rulings.block { Block::Never => a(), other => b() }",
        "match (a, rulings.block) { (true, Block::Never) | (true, Block::Always) => a(), _ => b() }",
        "match a { A => matches!(rulings.block, Block::Never), B => matches!(rulings.block, Block::Always) }",
        "use Block::*;",
        "use ruling::Block as Blocked;",
        "if rulings.get(\"block\") == Some(\"never\") { a() }",
    ] {
        assert!(!faults(other).is_empty(), "{other}");
    }
    // An answer calls the ruling `Self`.
    let answers = |arms: &str| {
        let answer = format!("pub const fn a(self) -> bool {{\n        match self {{ {arms} }}\n    }}");
        self::faults(&acting(&format!("//!\n\nimpl Block {{\n    {answer}\n}}\n")), &kind)
    };
    assert_eq!(answers("Self::Never => true, Self::Always => false"), [""; 0]);
    assert_eq!(answers("Self::Never => true, _ => false").len(), 1);
}
