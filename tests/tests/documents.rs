//! Checks the documents: links lead somewhere, the guide names only what is on the screen, and its pictures come from
//! the tests. `cli/src/main.rs`, which has their grammar, checks that the command lines work.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use nml_dice::{InjuryRoll, Keep, Pool, SuccessResult, SuccessRoll};

/// Which pictures are shown, as `cargo xtask pictures` has it.
#[path = "../../src-tauri/xtask/src/shown.rs"]
mod shown;

/// What all pictures may weigh together, in bytes: everybody who clones the repository fetches them.
const PICTURES: u64 = 3_000_000;

/// The game's terms in a spelling that the rulebook does not have.
const MISSPELT: [&str; 12] = [
    "warband",
    "success roll",
    "injury roll",
    "morale check",
    "blood marker",
    "out of action",
    "field strength",
    "glorious deed",
    "battle scar",
    "strongbox",
    "activation",
    "quartermaster",
];

/// What we do not say to players.
const UNSAID: [&str; 5] = ["please", "successfully", "whoever", "simply", "in order to"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests stand in the workspace").to_path_buf()
}

fn pages(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<_> = entries.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect();
    found.sort();
    found
}

/// The README and the pages of the guide: what players read.
fn guide() -> Vec<PathBuf> {
    let pages = pages("ui/guide");
    assert!(pages.len() > 8, "only {} pages of the guide were found", pages.len());
    [root().join("README.md")].into_iter().chain(pages).collect()
}

fn documents() -> Vec<PathBuf> {
    [pages(""), pages("ui/guide"), pages("ui/src/words")].concat()
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap().display().to_string()
}

/// A document without its code: blocks leave empty lines, a piece in a line leaves two strokes.
fn prose(text: &str) -> String {
    let mut inside = false;
    let lines = text.lines().map(|line| {
        let fence = line.trim_start().starts_with("```");
        inside ^= fence;
        if fence || inside { String::new() } else { line.to_owned() }
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    text.split('`').enumerate().map(|(nth, part)| if nth % 2 == 0 { part } else { "``" }).collect()
}

fn read(path: &Path) -> String {
    prose(&fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display())))
}

/// What stands between two marks, one after the other.
fn between<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    text.split(open).skip(1).filter_map(|rest| rest.split_once(close)).map(|(inside, _)| inside).collect()
}

/// The name that a heading gets as a place to lead to.
fn slug(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    let kept = kept.chars().filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

fn places(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| slug(line.trim_start_matches('#'))).collect()
}

#[test]
fn every_link_leads_somewhere() {
    let (mut wrong, mut followed) = (Vec::new(), 0);
    for path in documents() {
        let text = read(&path);
        for link in between(&text, "](", ")") {
            if link.contains("://") {
                continue;
            }
            followed += 1;
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let to = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            if !to.exists() {
                wrong.push(format!("{}: {link} leads nowhere", shown(&path)));
            } else if !place.is_empty() && !places(&read(&to)).contains(place) {
                wrong.push(format!("{}: {link}: there is no such heading", shown(&path)));
            }
        }
    }
    assert!(followed > 50, "only {followed} links were followed");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_readme_and_the_table_of_contents_lead_to_every_page() {
    let pages = pages("ui/guide");
    for (from, before) in [("README.md", "ui/guide/"), ("ui/guide/README.md", "")] {
        let text = read(&root().join(from));
        for page in pages.iter().map(|page| page.file_name().unwrap().to_string_lossy()) {
            let link = format!("]({before}{page})");
            assert!(page == "README.md" || text.contains(&link), "{from} does not lead to {page}");
        }
    }
}

/// Every visible word: the window's, and those that the engine makes.
fn words() -> String {
    let mut folders = vec![root().join("ui/src/words/en"), root().join("src-tauri/crates/app/src/words")];
    let mut text: String =
        nml_words::files(nml_words::Language::English).iter().map(|(_, file)| quoted(file)).collect();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() { folders.push(path) } else { text.push_str(&fs::read_to_string(path).unwrap()) }
        }
    }
    text.replace("\\u2019", "'").replace('’', "'")
}

/// What a file of Fluent says, each line of it in quotes, as words of the window stand in their own files.
fn quoted(fluent: &str) -> String {
    let said = fluent.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let said = line.split_once(" = ").or_else(|| line.split_once("] "));
        format!("\"{}\"\n", said.map_or(line, |(_, said)| said).trim())
    });
    said.collect()
}

/// Whether a text stands on the screen: as the whole of what a word says, or next to what it fills in.
fn stands(words: &str, text: &str) -> bool {
    let text = text.replace('’', "'");
    !text.is_empty()
        && words.match_indices(&text).any(|(at, _)| {
            let (before, after) = (words[..at].trim_end_matches(' '), words[at + text.len()..].trim_start_matches(' '));
            before.ends_with(['"', '`', '}']) && after.starts_with(['"', '`', '$', '{'])
        })
}

#[test]
fn what_the_guide_has_in_bold_stands_on_the_screen() {
    let words = words();
    let (mut wrong, mut found) = (Vec::new(), 0);
    for path in guide() {
        for bold in read(&path).split("**").skip(1).step_by(2) {
            found += 1;
            if !stands(&words, bold) {
                wrong.push(format!("{}: {bold}", shown(&path)));
            }
        }
    }
    assert!(found > 150, "only {found} words in bold were found");
    assert!(wrong.is_empty(), "nothing on the screen says:\n{}", wrong.join("\n"));
}

#[test]
fn players_read_the_terms_of_the_game_and_no_phrases() {
    let mut wrong = Vec::new();
    for path in guide() {
        for line in read(&path).lines() {
            // Where a link leads is no word of ours.
            let line = line.split("](").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest));
            let line = line.collect::<Vec<_>>().join(" ");
            let low = line.to_lowercase();
            let misspelt = MISSPELT.iter().filter(|term| line.contains(**term));
            let unsaid = UNSAID.iter().filter(|phrase| low.contains(**phrase));
            wrong.extend(misspelt.chain(unsaid).map(|term| format!("{}: “{term}” in: {line}", shown(&path))));
            if line.replace("<!--", "").replace("![", "").contains('!') {
                wrong.push(format!("{}: shouts: {line}", shown(&path)));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_picture_is_shown_and_comes_from_a_test() {
    let kept: BTreeSet<String> = fs::read_dir(root().join("ui/pictures"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    let tabled: BTreeSet<String> = shown::SHOWN.iter().map(|(name, _)| format!("{name}.png")).collect();
    assert_eq!(kept, tabled, "in ui/pictures, and in the table of cargo xtask pictures");
    let texts: Vec<String> = guide().iter().map(|path| read(path)).collect();
    let mut tests = String::new();
    for path in fs::read_dir(root().join("tests/tests/window")).unwrap().map(|entry| entry.unwrap().path()) {
        tests.push_str(&fs::read_to_string(path).unwrap());
    }
    for (name, test) in shown::SHOWN {
        let link = format!("pictures/{name}.png)");
        assert!(texts.iter().any(|text| text.contains(&link)), "no document shows {name}.png");
        // The window's own, and what a reader of a published page keeps.
        let takes = |call: &str| tests.contains(&format!(".{call}(\"{test}\")"));
        assert!(takes("picture") || takes("keep"), "no test takes {}", shown::taken(test));
    }
    let weight: u64 = kept.iter().map(|name| fs::metadata(root().join("ui/pictures").join(name)).unwrap().len()).sum();
    assert!(weight < PICTURES, "the pictures weigh {weight} bytes together");
}

#[test]
fn the_pictures_of_the_readme_stand_between_their_marks() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let marked = between(&readme, "<!-- pictures: begin -->", "<!-- pictures: end -->");
    assert_eq!(marked.len(), 1);
    assert_eq!(marked[0].matches("](ui/pictures/").count(), readme.matches("](ui/pictures/").count());
}

#[test]
fn every_command_of_this_repository_is_one() {
    let main = fs::read_to_string(root().join("src-tauri/xtask/src/main.rs")).unwrap();
    let (mut wrong, mut found) = (Vec::new(), 0);
    for path in documents() {
        let text = fs::read_to_string(&path).unwrap();
        for rest in text.split("cargo xtask ").skip(1) {
            let name: String = rest.chars().take_while(char::is_ascii_lowercase).collect();
            found += 1;
            if !main.contains(&format!("\"{name}\" =>")) && !main.contains(&format!("\"{name}\" |")) {
                wrong.push(format!("{}: cargo xtask {name}", shown(&path)));
            }
        }
    }
    assert!(found > 10, "only {found} commands were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The readers above, on texts whose answer is known: a test that reads nothing would pass for ever.
mod readers {
    use super::*;

    #[test]
    fn code_is_left_out_and_links_are_found() {
        let text = prose("a `[x](y)` [b](c.md#d)\n```sh\n[e](f)\n```\n![g](h.png)");
        assert_eq!(between(&text, "](", ")"), ["c.md#d", "h.png"]);
        assert!(places("# One\ntext\n## Already under way?\n").contains("already-under-way"));
    }

    #[test]
    fn a_word_is_found_whole_and_beside_what_it_fills_in() {
        let words = "a: \"Plan a game\", b: `Expect all of ${who}`, c: \"Keep your book's\"";
        for text in ["Plan a game", "Expect all of", "Keep your book’s"] {
            assert!(stands(words, text), "{text}");
        }
        for text in ["Plan", "a game", "Expect", "Draw"] {
            assert!(!stands(words, text), "{text}");
        }
    }
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            sources(&entry, into);
        } else if entry.extension().is_some_and(|ending| ending == "ts" || ending == "svelte") {
            into.push(entry);
        }
    }
}

/// The page has codes of its own, and goes by those of others: no code may be known to it alone.
#[test]
fn every_code_that_the_page_names_is_listed() {
    let listed = fs::read_to_string(root().join("schemas/codes.md")).unwrap();
    let mut files = Vec::new();
    sources(&root().join("ui/src"), &mut files);
    let mut found = 0;
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let disk = text.split_once("OF_THE_DISK = [").map_or("", |(_, rest)| rest.split_once(']').unwrap().0);
        let named = ["code: \"", "code === \"", "code !== \"", "failure(\""].into_iter();
        let named = named.flat_map(|before| text.split(before).skip(1)).chain(disk.split('"').skip(1).step_by(2));
        for code in named.filter_map(|rest| rest.split('"').next()) {
            assert!(listed.contains(&format!("| `{code}` |")), "{}: {code} is not in schemas/codes.md", shown(&file));
            found += 1;
        }
    }
    assert!(found > 10, "only {found} codes were found");
}

/// The bands that stand beside a roll before it is thrown are written out in the screen's words. No figure in them is the
/// screen's own.
#[test]
fn the_bands_of_the_screen_are_those_of_the_dice() {
    let words = fs::read_to_string(root().join("ui/src/words/en/battle.ts")).unwrap();
    let injury = InjuryRoll { pool: Pool::new(Keep::Two, 0), modifier: 0 };
    let sums: Vec<u8> = (0..=12).collect();
    let bands: Vec<&[u8]> = sums.chunk_by(|one, next| injury.result(*one) == injury.result(*next)).collect();
    assert_eq!(bands.len(), 4);
    let said: Vec<String> = (0..)
        .zip(&bands)
        .map(|(at, band)| match (at, band) {
            (0, [.., last]) => format!("{last} or less"),
            (3, [first, ..]) => format!("{first} or more"),
            (_, [first, .., last]) => format!("{first} to {last}"),
            (_, band) => panic!("{band:?}"),
        })
        .collect();
    let written: Vec<&str> = words.split("range: \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(written, said);
    let least = (2..=12).find(|sum| SuccessRoll::new(0).result(*sum) != SuccessResult::Failure).unwrap();
    for said in [format!("{least} or more"), format!("{} or less", least - 1)] {
        assert_eq!(words.matches(&format!("\"{said}")).count(), 2, "{said}: for a hit, and for a Success Roll");
    }
}
