//! Mutations tried out: a copy of the sources in which all of them stand, built once, and run once for each.
//!
//! The copy lies under `target/mutations/`; the working tree is only read. Which mutation acts is told to the tests by
//! the variable `NML_BROKEN`. Mutations of the same text wait for another build.

use std::collections::BTreeMap;
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
/// What is copied: the two crates of the rules and what they read.
const COPIED: [&str; 5] =
    ["src-tauri/crates/dice", "src-tauri/crates/rules", "data", "rust-toolchain.toml", "Cargo.lock"];
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

/// The tests of one build: its program, and the mutations in it by their place.
struct Build {
    program: PathBuf,
    within: Vec<usize>,
}

/// Tries mutations out, one after the other; what comes of each is told as soon as it is known.
///
/// # Errors
/// When a mutation does not apply, or nothing can be copied, built or run.
pub fn run(root: &Path, mutations: &[Mutation], tell: &mut dyn FnMut(&Mutation, &Outcome)) -> io::Result<()> {
    let mut waiting: Vec<usize> = (0..mutations.len()).collect();
    let room = room(root);
    while !waiting.is_empty() {
        let chosen: Vec<&Mutation> = waiting.iter().filter_map(|i| mutations.get(*i)).collect();
        let left = copy(root, &room.join("source"), &chosen)?;
        let mut within: Vec<usize> =
            waiting.iter().enumerate().filter(|(at, _)| !left.contains(at)).map(|(_, i)| *i).collect();
        waiting = left.iter().filter_map(|at| waiting.get(*at).copied()).collect();
        let program = match build(&room)? {
            Ok(program) => program,
            Err(words) => {
                // Those whose lines the compiler names are told, the others wait for a build without them.
                let named = |i: &usize| mutations.get(*i).is_some_and(|m| is_named(&words, m));
                let (faulty, sound): (Vec<usize>, Vec<usize>) = within.iter().partition(|i| named(i));
                if faulty.is_empty() {
                    return Err(io::Error::other(format!("the copy does not compile:\n{words}")));
                }
                for mutation in faulty.iter().filter_map(|i| mutations.get(*i)) {
                    tell(mutation, &Outcome::DoesNotCompile(words.clone()));
                }
                waiting.extend(sound);
                continue;
            }
        };
        within.sort_unstable();
        tried(&Build { program, within }, &room, mutations, tell)?;
    }
    Ok(())
}

/// Where copies and builds lie.
fn room(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    target.join("mutations")
}

fn tried(
    build: &Build,
    room: &Path,
    mutations: &[Mutation],
    tell: &mut dyn FnMut(&Mutation, &Outcome),
) -> io::Result<()> {
    let within = || build.within.iter().filter_map(|i| mutations.get(*i));
    let mut named: Vec<&str> = within().flat_map(|m| &m.fails).map(String::as_str).collect();
    named.sort_unstable();
    named.dedup();
    let sound = passed(&build.program, room, None, &named)?;
    for mutation in within() {
        let fails: Vec<&str> = mutation.fails.iter().map(String::as_str).collect();
        let unsound: Vec<String> = mutation.fails.iter().filter(|t| sound.get(*t) != Some(&true)).cloned().collect();
        if !unsound.is_empty() {
            tell(mutation, &Outcome::Unsound(unsound));
            continue;
        }
        let passed = passed(&build.program, room, Some(&mutation.name()), &fails)?;
        let survives: Vec<String> = mutation.fails.iter().filter(|t| passed.get(*t) == Some(&true)).cloned().collect();
        tell(mutation, &if survives.is_empty() { Outcome::Caught } else { Outcome::Survives(survives) });
    }
    Ok(())
}

/// Brings the copy up to date, with the mutations in it; the places of those that found no room.
fn copy(root: &Path, to: &Path, mutations: &[&Mutation]) -> io::Result<Vec<usize>> {
    for what in COPIED {
        copy_tree(&root.join(what), &to.join(what), mutations)?;
    }
    let manifest = fs::read_to_string(root.join("Cargo.toml"))?;
    let ours = |line: &str| match line.split_once(" = ").map(|(key, _)| key) {
        Some("members") => "members = [\"src-tauri/crates/dice\", \"src-tauri/crates/rules\"]".to_owned(),
        Some("default-members") => String::new(),
        _ => line.to_owned(),
    };
    let manifest: Vec<String> = manifest.lines().map(ours).collect();
    put(&to.join("Cargo.toml"), &manifest.join("\n"))?;
    let mut by_file: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, mutation) in mutations.iter().enumerate() {
        by_file.entry(&mutation.file).or_default().push(at);
    }
    let mut left = Vec::new();
    for (file, places) in by_file {
        let path = Path::new(CRATES).join(file);
        let source = fs::read_to_string(root.join(&path))?;
        let of_file: Vec<&Mutation> = places.iter().filter_map(|at| mutations.get(*at).copied()).collect();
        let asks = if file.starts_with("dice/") { "crate::broken" } else { "nml_dice::broken" };
        let woven = weave(&source, &of_file, asks).map_err(|fault| io::Error::other(fault.to_string()))?;
        left.extend(woven.left.iter().filter_map(|at| places.get(*at).copied()));
        put(&to.join(&path), &woven.source)?;
    }
    let asked = Path::new(CRATES).join("dice/src/lib.rs");
    put(&to.join(&asked), &format!("{}{ASKED}", fs::read_to_string(root.join(&asked))?))?;
    left.sort_unstable();
    Ok(left)
}

/// Copies a folder or a file, but not what is written anew with mutations in it.
fn copy_tree(from: &Path, to: &Path, mutations: &[&Mutation]) -> io::Result<()> {
    if from.is_dir() {
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            copy_tree(&entry.path(), &to.join(entry.file_name()), mutations)?;
        }
        return Ok(());
    }
    let written = from.ends_with("dice/src/lib.rs") || mutations.iter().any(|m| from.ends_with(&m.file));
    if written { Ok(()) } else { put_bytes(to, &fs::read(from)?) }
}

fn put(to: &Path, text: &str) -> io::Result<()> {
    put_bytes(to, text.as_bytes())
}

/// Writes what is not there as it is: a file that stays is not built anew.
fn put_bytes(to: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(to, bytes)
}

/// Builds the tests of the rules: their program, or what the compiler says.
fn build(room: &Path) -> io::Result<Result<PathBuf, String>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let said = Command::new(cargo)
        .args(["test", "--package", "nml-rules", "--lib", "--no-run", "--color", "never"])
        .current_dir(room.join("source"))
        .env("CARGO_TARGET_DIR", room.join("build"))
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .output()?;
    let words = String::from_utf8_lossy(&said.stderr).into_owned();
    if !said.status.success() {
        return Ok(Err(words));
    }
    let program =
        words.lines().find_map(|line| line.trim().strip_prefix("Executable ")?.split_once('(')?.1.strip_suffix(')'));
    let program = program.ok_or_else(|| io::Error::other(format!("cargo names no program of tests:\n{words}")))?;
    Ok(Ok(room.join("source").join(program)))
}

/// Whether the compiler quotes a line in which the mutation stands.
fn is_named(words: &str, mutation: &Mutation) -> bool {
    words.contains(&format!("broken({:?})", mutation.name()))
}

/// Runs tests with one mutation acting, or none: of each by name whether it passed.
fn passed(program: &Path, room: &Path, acts: Option<&str>, tests: &[&str]) -> io::Result<BTreeMap<String, bool>> {
    let mut command = Command::new(program);
    command.args(tests).args(["--exact", "--color", "never"]).current_dir(room.join("source/src-tauri/crates/rules"));
    match acts {
        Some(name) => command.env(BROKEN, name),
        None => command.env_remove(BROKEN),
    };
    let log = room.join("said.txt");
    command.stdout(fs::File::create(&log)?).stderr(Stdio::null());
    let mut running = command.spawn()?;
    let ended = wait(&mut running)?;
    let said = fs::read_to_string(&log)?;
    let verdict = |line: &str| {
        let (name, verdict) = line.strip_prefix("test ")?.rsplit_once(" ... ")?;
        Some((name.to_owned(), verdict == "ok"))
    };
    let mut passed: BTreeMap<String, bool> = said.lines().filter_map(verdict).collect();
    if !ended {
        // What did not come to an end has not passed.
        for test in tests {
            passed.entry((*test).to_owned()).or_insert(false);
        }
    }
    Ok(passed)
}

/// Waits for a program; false: it was stopped because it went on for too long.
fn wait(running: &mut Child) -> io::Result<bool> {
    let begun = Instant::now();
    while running.try_wait()?.is_none() {
        if begun.elapsed() > PATIENCE {
            running.kill()?;
            running.wait()?;
            return Ok(false);
        }
        thread::sleep(PAUSE);
    }
    Ok(true)
}

/// A number that is another one when a source or the mutation is another: what came of it then counts no more.
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
