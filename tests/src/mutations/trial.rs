//! Tries mutations out: a copy of the sources with all of them in it, built once, and run once for each.
//!
//! The copy is under `target/mutations/`; the working tree is only read. The variable `NML_BROKEN` tells the tests
//! which mutation acts. Mutations of the same text wait for another build.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::{CRATES, Mutation, weave};

/// The variable that names the mutation that acts.
const BROKEN: &str = "NML_BROKEN";
/// The crates of the rules, those below before those above.
const RULES: [&str; 6] = ["dice", "catalogue", "matching", "warband", "battle", "campaign"];
/// What their tests need beside them: sentences, and what the tests of those need.
const BESIDE: [&str; 2] = ["words", "evenings"];
/// The crates whose tests are named.
const TESTED: [&str; 2] = ["battle", "campaign"];
/// What is copied beside the crates.
const COPIED: [&str; 3] = ["data", "rust-toolchain.toml", "Cargo.lock"];
/// The manifest of the house.
const MANIFEST: &str = "Cargo.toml";
/// A test of a record takes far less; a broken rule may go on for ever.
const PATIENCE: Duration = Duration::from_secs(120);
/// How often is looked whether it is done.
const PAUSE: Duration = Duration::from_millis(5);

/// The function that the copy asks which mutation acts.
const ASKED: &str = "
#[doc(hidden)]
#[must_use]
pub fn broken(name: &str) -> bool {
    static ACTS: std::sync::OnceLock<Option<String>> = std::sync::OnceLock::new();
    ACTS.get_or_init(|| std::env::var(\"NML_BROKEN\").ok()).as_deref() == Some(name)
}
";

/// What the compiler says of the copy is about what does not compile, and nothing else.
const QUIET: &str = "#![allow(warnings)]\n";

/// What came of a mutation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every named test failed.
    Caught,
    /// These tests passed all the same.
    Survives(Vec<String>),
    /// These tests fail though nothing is broken, or are not there.
    Unsound(Vec<String>),
    /// It does not compile, with the compiler's words.
    DoesNotCompile(String),
}

/// Tries mutations out, one after the other; each result is reported as soon as it is known.
///
/// # Errors
/// When a mutation does not apply, or nothing can be copied, built or run.
pub fn run(root: &Path, mutations: &[Mutation], tell: &mut dyn FnMut(&Mutation, &Outcome)) -> io::Result<()> {
    let room = room(root);
    // Who goes on working meanwhile is not looked over the shoulder: all builds are of the same sources.
    let sources = room.join("sources");
    for what in copied().chain([MANIFEST.into()]) {
        copy_tree(root, &sources, &what, &|_| false)?;
    }
    let mut waiting: Vec<&Mutation> = mutations.iter().collect();
    while !waiting.is_empty() {
        let left = copy(&sources, &room.join("woven"), &waiting)?;
        let (later, now): (Vec<_>, Vec<_>) = waiting.iter().enumerate().partition(|(at, _)| left.contains(at));
        let now: Vec<&Mutation> = now.into_iter().map(|(_, mutation)| *mutation).collect();
        waiting = later.into_iter().map(|(_, mutation)| *mutation).collect();
        match build(&room)? {
            Ok(programs) => tried(&programs, &room, &now, tell)?,
            Err(words) => {
                // Those whose lines the compiler quotes are reported, the others wait for a build without them.
                let (faulty, sound): (Vec<_>, Vec<_>) = now.into_iter().partition(|m| is_quoted(&words, m));
                if faulty.is_empty() {
                    return Err(io::Error::other(format!("the copy does not compile:\n{words}")));
                }
                for mutation in faulty {
                    tell(mutation, &Outcome::DoesNotCompile(words.clone()));
                }
                waiting.extend(sound);
            }
        }
    }
    Ok(())
}

/// Where copies and builds lie.
fn room(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    target.join("mutations")
}

/// Runs the tests of one build: first with nothing broken, then with each of its mutations.
fn tried(
    programs: &Programs,
    room: &Path,
    mutations: &[&Mutation],
    tell: &mut dyn FnMut(&Mutation, &Outcome),
) -> io::Result<()> {
    let named: BTreeSet<&str> = mutations.iter().flat_map(|m| &m.fails).map(String::as_str).collect();
    let sound = passed(programs, room, None, &named)?;
    for mutation in mutations {
        let those = |wanted: &dyn Fn(&str) -> bool| -> Vec<String> {
            mutation.fails.iter().filter(|test| wanted(test)).cloned().collect()
        };
        let unsound = those(&|test| !sound.contains(test));
        if !unsound.is_empty() {
            tell(mutation, &Outcome::Unsound(unsound));
            continue;
        }
        let named = mutation.fails.iter().map(String::as_str).collect();
        let passed = passed(programs, room, Some(&mutation.name()), &named)?;
        let survives = those(&|test| passed.contains(test));
        tell(mutation, &if survives.is_empty() { Outcome::Caught } else { Outcome::Survives(survives) });
    }
    Ok(())
}

/// Brings the copy up to date, with the mutations in it; the places of those that found no room.
fn copy(sources: &Path, to: &Path, mutations: &[&Mutation]) -> io::Result<Vec<usize>> {
    let (mut written, left) = woven(sources, mutations)?;
    for krate in RULES {
        let more = if krate == "dice" { ASKED } else { "" };
        let opens = Path::new(CRATES).join(krate).join("src/lib.rs");
        let source = match written.remove(&opens) {
            Some(source) => source,
            None => fs::read_to_string(sources.join(&opens))?,
        };
        written.insert(opens, format!("{QUIET}{source}{more}"));
    }
    let manifest = fs::read_to_string(sources.join(MANIFEST))?;
    written.insert(MANIFEST.into(), of_the_rules(&manifest));
    for what in copied() {
        copy_tree(sources, to, &what, &|path| written.contains_key(path))?;
    }
    for (path, source) in &written {
        put(&to.join(path), source.as_bytes())?;
    }
    Ok(left)
}

/// The files that mutations stand in, woven, and the places of those that found no room.
fn woven(sources: &Path, mutations: &[&Mutation]) -> io::Result<(BTreeMap<PathBuf, String>, Vec<usize>)> {
    let mut by_file: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, mutation) in mutations.iter().enumerate() {
        by_file.entry(&mutation.file).or_default().push(at);
    }
    let (mut written, mut left) = (BTreeMap::new(), Vec::new());
    for (file, places) in by_file {
        let path = Path::new(CRATES).join(file);
        let source = fs::read_to_string(sources.join(&path))?;
        let of_file: Vec<&Mutation> = places.iter().filter_map(|at| mutations.get(*at).copied()).collect();
        let asks = if file.starts_with("dice/") { "crate::broken" } else { "nml_dice::broken" };
        let woven = weave(&source, &of_file, asks).map_err(|fault| io::Error::other(fault.to_string()))?;
        left.extend(woven.left.iter().filter_map(|at| places.get(*at).copied()));
        written.insert(path, woven.source);
    }
    left.sort_unstable();
    Ok((written, left))
}

/// The crates of the rules, and what they read.
fn copied() -> impl Iterator<Item = PathBuf> {
    let crates = RULES.iter().chain(&BESIDE).map(|krate| Path::new(CRATES).join(krate));
    crates.chain(COPIED.iter().map(PathBuf::from))
}

/// The manifest of the house for a workspace of the crates of the rules alone.
fn of_the_rules(manifest: &str) -> String {
    let ours = |line: &str| match line.split_once(" = ").map(|(key, _)| key) {
        Some("members") => {
            let rules = RULES.iter().chain(&BESIDE).map(|krate| format!("{CRATES}/{krate}"));
            let tests = TESTED.iter().map(|krate| format!("{CRATES}/{krate}/tests"));
            format!("members = {:?}", rules.chain(tests).collect::<Vec<_>>())
        }
        Some("default-members") => String::new(),
        _ => line.to_owned(),
    };
    manifest.lines().map(ours).collect::<Vec<_>>().join("\n")
}

/// Copies what stands under a path, but for what is left out.
fn copy_tree(from: &Path, to: &Path, path: &Path, left_out: &dyn Fn(&Path) -> bool) -> io::Result<()> {
    let here = from.join(path);
    if here.is_dir() {
        for entry in fs::read_dir(here)? {
            copy_tree(from, to, &path.join(entry?.file_name()), left_out)?;
        }
        return Ok(());
    }
    if left_out(path) { Ok(()) } else { put(&to.join(path), &fs::read(here)?) }
}

/// Writes only what differs: a file that stays is not built again.
fn put(to: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(to, bytes)
}

/// The programs of tests, by their crate.
type Programs = BTreeMap<&'static str, PathBuf>;

/// Builds the tests of the rules: their programs, or what the compiler says.
fn build(room: &Path) -> io::Result<Result<Programs, String>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let said = Command::new(cargo)
        .args(["test", "--tests", "--no-run", "--color", "never"])
        .args(TESTED.iter().flat_map(|krate| ["--package".to_owned(), format!("nml-{krate}-tests")]))
        .current_dir(room.join("woven"))
        .env("CARGO_TARGET_DIR", room.join("build"))
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .output()?;
    let words = String::from_utf8_lossy(&said.stderr).into_owned();
    if !said.status.success() {
        return Ok(Err(words));
    }
    let named: Vec<&str> = words
        .lines()
        .filter_map(|line| line.trim().strip_prefix("Executable ")?.split_once('(')?.1.strip_suffix(')'))
        .collect();
    let program = |krate: &'static str| {
        let file = format!("{krate}-");
        let found = named
            .iter()
            .find(|path| Path::new(path).file_name().is_some_and(|name| name.to_string_lossy().starts_with(&file)));
        Some((krate, room.join("woven").join(found?)))
    };
    let programs: Programs = TESTED.into_iter().filter_map(program).collect();
    if programs.len() < TESTED.len() {
        return Err(io::Error::other(format!("cargo does not name all programs of tests:\n{words}")));
    }
    Ok(Ok(programs))
}

/// Whether the compiler quotes a line in which the mutation stands.
fn is_quoted(words: &str, mutation: &Mutation) -> bool {
    words.contains(&format!("broken({:?})", mutation.name()))
}

/// Runs tests with one mutation acting, or none: those that passed. A test that did not come to an end has not passed.
/// A test is named with its crate, as in `battle::frame::…`.
fn passed(
    programs: &Programs,
    room: &Path,
    acts: Option<&str>,
    tests: &BTreeSet<&str>,
) -> io::Result<BTreeSet<String>> {
    let mut passed = BTreeSet::new();
    for (krate, program) in programs {
        let within = format!("{krate}::");
        let own: Vec<&str> = tests.iter().filter_map(|test| test.strip_prefix(&within)).collect();
        if own.is_empty() {
            continue;
        }
        let mut command = Command::new(program);
        let place = room.join("woven").join(CRATES).join(krate);
        command.args(own).args(["--exact", "--color", "never"]).current_dir(place);
        match acts {
            Some(name) => command.env(BROKEN, name),
            None => command.env_remove(BROKEN),
        };
        let log = room.join("said.txt");
        wait(command.stdout(fs::File::create(&log)?).stderr(Stdio::null()).spawn()?)?;
        let said = fs::read_to_string(&log)?;
        let ok = said.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... ok"));
        passed.extend(ok.map(|test| format!("{within}{test}")));
    }
    Ok(passed)
}

/// Waits for a program; one that goes on for too long is stopped.
fn wait(mut running: Child) -> io::Result<()> {
    let begun = Instant::now();
    while running.try_wait()?.is_none() {
        if begun.elapsed() > PATIENCE {
            running.kill()?;
            running.wait()?;
            return Ok(());
        }
        thread::sleep(PAUSE);
    }
    Ok(())
}

/// A number that changes with a source or the mutation: results under the old number then no longer count.
///
/// # Errors
/// When a source cannot be read.
pub fn mark(root: &Path) -> io::Result<impl Fn(&Mutation) -> u64> {
    let mut hasher = DefaultHasher::new();
    for what in COPIED {
        hash_tree(&root.join(what), &mut hasher)?;
    }
    Ok(move |mutation: &Mutation| {
        let mut hasher = hasher.clone();
        mutation.hash(&mut hasher);
        hasher.finish()
    })
}

fn hash_tree(from: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    if from.is_dir() {
        let mut entries: Vec<PathBuf> = fs::read_dir(from)?.map(|e| e.map(|e| e.path())).collect::<Result<_, _>>()?;
        entries.sort();
        return entries.iter().try_for_each(|entry| hash_tree(entry, hasher));
    }
    fs::read(from)?.hash(hasher);
    Ok(())
}

/// Where what came of mutations is kept.
#[must_use]
pub fn book(root: &Path) -> PathBuf {
    room(root).join("outcomes.txt")
}
