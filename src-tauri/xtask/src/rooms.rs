//! The map of the workspace: which crate and which module of the app rests on which, read from the manifests and the
//! sources, so that the map shows what is there. The tests read it here too, and check that it has no circles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::code::acting;

/// Rooms by name, each with those it rests on.
pub type Rooms = BTreeMap<String, BTreeSet<String>>;

/// The page that the map stands on.
pub const PAGE: &str = "ARCHITECTURE.md";
/// The line before the map.
const BEGINS: &str = "<!-- the map: cargo xtask generate -->";
/// The line after it.
const ENDS: &str = "<!-- the end of the map -->";

/// The page with the map as it is now. `None` if the page has no place for a map. A circle cannot be drawn, and is
/// named.
pub fn page(root: &Path) -> io::Result<Option<String>> {
    let text = fs::read_to_string(root.join(PAGE))?;
    let Some((before, rest)) = text.split_once(BEGINS) else { return Ok(None) };
    let Some((_, after)) = rest.split_once(ENDS) else { return Ok(None) };
    let (crates, app) = (crates(root)?, modules(&root.join("src-tauri/crates/app/src"))?);
    if let Some(circle) = circle(&crates).or_else(|| circle(&app)) {
        return Err(io::Error::other(format!("a circle: {}", circle.join(" -> "))));
    }
    let (crates, app) = (drawn(&crates), drawn(&app));
    Ok(Some(format!("{before}{BEGINS}\nThe crates:\n\n{crates}\nThe modules of `app`:\n\n{app}{ENDS}{after}")))
}

/// The crates of the workspace by their folders, without what only tests ask for.
pub fn crates(root: &Path) -> io::Result<Rooms> {
    let mut rooms = Rooms::new();
    for entry in fs::read_dir(root.join("src-tauri/crates"))? {
        let entry = entry?;
        rooms.insert(entry.file_name().to_string_lossy().into_owned(), needed(&entry.path())?);
    }
    rooms.insert("window".to_owned(), needed(&root.join("src-tauri"))?);
    Ok(rooms)
}

/// The crates of ours that a manifest asks for.
fn needed(folder: &Path) -> io::Result<BTreeSet<String>> {
    let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
    let sections = manifest.split("\n[").filter(|section| section.starts_with("dependencies]"));
    let lines = sections.flat_map(str::lines).filter_map(|line| line.strip_prefix("nml-"));
    Ok(lines.map(|line| line.chars().take_while(|letter| letter.is_alphanumeric()).collect()).collect())
}

/// The modules that stand at the root of a crate, each with those that its code names: tests and comments do not count.
/// What the root hands on under its own name counts as the module that has it. Paths are read, and no types: a method that
/// one module gives a type of another may be called from below it, and nobody sees that here.
pub fn modules(source: &Path) -> io::Result<Rooms> {
    let mut files = Vec::new();
    sources(source, &mut files)?;
    let mut rooms = Rooms::new();
    let mut texts = Vec::new();
    for file in files {
        let place: Vec<String> = file
            .strip_prefix(source)
            .unwrap_or(&file)
            .with_extension("")
            .iter()
            .map(|part| part.to_string_lossy().into_owned())
            .filter(|part| part != "mod")
            .collect();
        texts.push((place, acting(&fs::read_to_string(&file)?)));
    }
    let is_root = |place: &[String]| matches!(place, [one] if one == "lib" || one == "main");
    rooms.extend(
        texts.iter().filter(|(place, _)| !is_root(place)).map(|(place, _)| (place[0].clone(), BTreeSet::new())),
    );
    let root: String = texts.iter().filter(|(place, _)| is_root(place)).map(|(_, text)| text.as_str()).collect();
    let handed_on = handed_on(&root, &rooms);
    for (place, text) in texts.iter().filter(|(place, _)| !is_root(place)) {
        let own = &place[0];
        for name in named(text, place.len()) {
            let room = if rooms.contains_key(&name) { Some(&name) } else { handed_on.get(&name) };
            if let Some(room) = room.filter(|room| *room != own).cloned() {
                rooms.entry(own.clone()).or_default().insert(room);
            }
        }
    }
    Ok(rooms)
}

/// Rust sources of a folder, without those that are tests by their name.
fn sources(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let (path, name) = (entry.path(), entry.file_name());
        if name == "tests" || name == "tests.rs" || name == "bin" {
            continue;
        }
        if path.is_dir() {
            sources(&path, into)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push(path);
        }
    }
    Ok(())
}

/// Names at the root of the crate that code so deep in it speaks of: after `crate::`, and after as many `super::` as lead
/// there.
fn named(code: &str, depth: usize) -> Vec<String> {
    let mut found = Vec::new();
    for way in ["crate::".to_owned(), "super::".repeat(depth)] {
        for (at, _) in code.match_indices(&way) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '$' | ':')) {
                continue;
            }
            found.extend(heads(&code[at + way.len()..]));
        }
    }
    found
}

/// The first names of a path, several where it goes on in brackets.
fn heads(path: &str) -> Vec<String> {
    let word = |text: &str| text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
    let Some(inner) = path.strip_prefix('{') else { return vec![word(path)] };
    let (mut depth, mut heads, mut fresh) = (0_u32, Vec::new(), true);
    for (at, letter) in inner.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            letter if fresh && !letter.is_whitespace() => {
                heads.push(word(&inner[at..]));
                fresh = false;
            }
            _ => {}
        }
    }
    heads
}

/// What the root of a crate hands on, by name, with the module that it comes from.
fn handed_on(root: &str, rooms: &Rooms) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for statement in root.split(';') {
        let Some((_, path)) = statement.split_once("use ") else { continue };
        let Some((room, names)) = path.trim().split_once("::").filter(|(room, _)| rooms.contains_key(*room)) else {
            continue;
        };
        let names = names.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
        found.extend(names.filter(|name| !name.is_empty()).map(|name| (name.to_owned(), room.to_owned())));
    }
    found
}

/// A way from a room back to itself, the shortest there is. `None` if nothing goes round.
pub fn circle(rooms: &Rooms) -> Option<Vec<String>> {
    rooms.keys().filter_map(|room| way_back(rooms, room)).min_by_key(Vec::len)
}

fn way_back(rooms: &Rooms, room: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![room.to_owned()]];
    let mut seen = BTreeSet::new();
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            for next in way.last().and_then(|last| rooms.get(last)).into_iter().flatten() {
                let further = || way.iter().cloned().chain([next.clone()]).collect::<Vec<_>>();
                if next == room {
                    return Some(further());
                }
                if seen.insert(next.clone()) {
                    longer.push(further());
                }
            }
        }
        ways = longer;
    }
    None
}

/// All rooms that a room comes to rest on, itself not among them.
fn below(rooms: &Rooms, room: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![room.to_owned()];
    while let Some(one) = open.pop() {
        for next in rooms.get(&one).into_iter().flatten() {
            if found.insert(next.clone()) {
                open.push(next.clone());
            }
        }
    }
    found
}

/// The same rooms without the arrows that others lead to as well.
fn reduced(rooms: &Rooms) -> Rooms {
    let straight = |next: &BTreeSet<String>| {
        let further: BTreeSet<String> = next.iter().flat_map(|one| below(rooms, one)).collect();
        next.iter().filter(|one| !further.contains(*one)).cloned().collect()
    };
    rooms.iter().map(|(room, next)| (room.clone(), straight(next))).collect()
}

/// Rooms as a picture that GitHub draws: each above those it rests on, with the arrows that no others lead to. A room
/// that rests on no other stands where an arrow ends.
fn drawn(rooms: &Rooms) -> String {
    let mut text = "```mermaid\nflowchart TD\n".to_owned();
    for (room, next) in reduced(rooms).into_iter().filter(|(_, next)| !next.is_empty()) {
        let next: Vec<String> = next.into_iter().collect();
        text.push_str(&format!("    {room} --> {}\n", next.join(" & ")));
    }
    text.push_str("```\n");
    text
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn rooms(of: &[(&str, &[&str])]) -> Rooms {
        of.iter().map(|(room, next)| ((*room).to_owned(), next.iter().map(|one| (*one).to_owned()).collect())).collect()
    }

    #[test]
    fn names_are_read_from_the_root_of_the_crate() {
        let text = "use crate::{a::{b, c}, d};\nuse crate::e::f;\nlet g = crate::h::i();\n// crate::j\nuse super::k::l;\n\
                    use super::super::m;\nuse othercrate::n;\n";
        assert_eq!(named(&acting(text), 1), ["a", "d", "e", "h", "k", "super"]);
        assert_eq!(named(&acting(text), 2), ["a", "d", "e", "h", "m"]);
        let tested = "use crate::a;\n#[cfg(test)]\nmod tests {\n    use crate::b;\n}\n";
        assert_eq!(named(&acting(tested), 1), ["a"]);
        let known = rooms(&[("a", &[])]);
        let handed = handed_on("pub mod a;\npub use a::{B, c::D};\npub use other::E;\n", &known);
        assert_eq!(handed.keys().map(String::as_str).collect::<Vec<_>>(), ["B", "D", "c"]);
    }

    #[test]
    fn the_shortest_way_round_is_found() {
        assert_eq!(circle(&rooms(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[])])), None);
        let round = rooms(&[("a", &["b"]), ("b", &["c"]), ("c", &["a", "d"]), ("d", &["c"])]);
        assert_eq!(circle(&round).unwrap(), ["c", "d", "c"]);
    }

    #[test]
    fn arrows_that_others_lead_to_are_not_drawn() {
        let drawn = drawn(&rooms(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[]), ("e", &["b", "d"]), ("d", &[])]));
        assert_eq!(drawn, "```mermaid\nflowchart TD\n    a --> b\n    b --> c\n    e --> b & d\n```\n");
    }
}
