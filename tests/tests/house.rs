//! Checks the house: who depends on whom, which package is used where, what the pure crates may not touch, how long a
//! file may be. It reads the manifests and the sources themselves, so that nothing is true only on paper.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Sources without comments and tests, as `cargo xtask generate` reads them.
#[path = "../../src-tauri/xtask/src/code.rs"]
mod code;

/// What may stand in which crate. A crate is named by its folder; `shell` is the desktop program.
const CRATES: [(&str, &str); 20] = [
    ("dice", "src-tauri/crates/dice"),
    ("catalogue", "src-tauri/crates/catalogue"),
    ("warband", "src-tauri/crates/warband"),
    ("battle", "src-tauri/crates/battle"),
    ("forecast", "src-tauri/crates/forecast"),
    ("words", "src-tauri/crates/words"),
    ("matching", "src-tauri/crates/matching"),
    ("campaign", "src-tauri/crates/campaign"),
    ("evenings", "src-tauri/crates/evenings"),
    ("ledger", "src-tauri/crates/ledger"),
    ("referee", "src-tauri/crates/referee"),
    ("store", "src-tauri/crates/store"),
    ("postgres", "src-tauri/crates/postgres"),
    ("remote", "src-tauri/crates/remote"),
    ("exchange", "src-tauri/crates/exchange"),
    ("app", "src-tauri/crates/app"),
    ("serve", "src-tauri/crates/serve"),
    ("cli", "src-tauri/crates/cli"),
    ("shell", "src-tauri"),
    ("xtask", "src-tauri/xtask"),
];

/// The crates of ours that each crate may depend on: only those below it. The referee judges what the rules decide, so it
/// shares nothing with them but the ledger.
const BELOW: [(&str, &[&str]); 20] = [
    ("dice", &[]),
    ("catalogue", &["dice"]),
    ("warband", &["catalogue", "dice"]),
    ("battle", &["warband", "catalogue", "dice"]),
    ("forecast", &["battle", "catalogue", "dice"]),
    ("words", &["catalogue"]),
    ("matching", &[]),
    ("campaign", &["matching", "warband", "catalogue", "dice"]),
    ("evenings", &["matching", "catalogue", "dice"]),
    ("ledger", &[]),
    ("referee", &["ledger"]),
    ("store", &["ledger"]),
    ("postgres", &["store", "ledger"]),
    ("remote", &["store", "ledger"]),
    ("exchange", &["ledger", "evenings", "campaign", "battle", "words", "warband", "catalogue", "dice"]),
    (
        "app",
        &[
            "store",
            "exchange",
            "referee",
            "ledger",
            "evenings",
            "campaign",
            "forecast",
            "battle",
            "words",
            "warband",
            "catalogue",
            "dice",
        ],
    ),
    ("serve", &["remote", "app", "words"]),
    ("cli", &["serve", "postgres", "remote", "app", "words"]),
    ("shell", &["cli", "serve", "remote", "app"]),
    ("xtask", &[]),
];

const OURS: &[&str] = &[
    "dice",
    "catalogue",
    "warband",
    "battle",
    "campaign",
    "evenings",
    "ledger",
    "referee",
    "store",
    "postgres",
    "remote",
    "exchange",
    "app",
    "serve",
    "cli",
    "shell",
];

/// The packages that the design names, each with the only crates it may be used in.
const DESIGNED: [(&str, &[&str]); 8] = [
    ("tauri", &["shell"]),
    ("tauri-plugin-dialog", &["shell"]),
    ("rusqlite", &["store"]),
    ("serde", OURS),
    ("serde_json", OURS),
    ("rand", &["app"]),
    ("chrono", &["app"]),
    ("thiserror", OURS),
];

/// What only the tests of a crate need beside that: those of the sentences hold the lists of everybody who says one.
const TESTED_WITH: [(&str, &str); 5] =
    [("words", "warband"), ("words", "battle"), ("words", "campaign"), ("words", "evenings"), ("words", "serde_json")];

/// The packages that came to be needed beside those, each with the reason. A new one is argued for here.
const OTHERS: [(&str, &[&str], &str); 32] = [
    (
        "schemars",
        &["dice", "catalogue", "warband", "battle", "campaign", "evenings", "ledger", "exchange", "app"],
        "JSON Schemas come from the types",
    ),
    ("integer-blossom", &["matching"], "who plays whom at a club: a matching of the least cost in a graph of any kind"),
    ("fluent-bundle", &["words"], "sentences as data: arguments, and the plurals of any language"),
    ("sha2", &["ledger", "campaign"], "the hash that chains the entries; the seal of a Vision that is kept in secret"),
    (
        "ring",
        &["ledger", "serve", "postgres"],
        "Ed25519: which device signed an entry; rustls brings it, and is told so where a door or a database is opened",
    ),
    ("serde_ignored", &["exchange"], "unknown fields of a list document are noted, not refused"),
    ("serde_path_to_error", &["exchange"], "where in a document the fault is"),
    ("quick-xml", &["exchange"], "rosters of New Recruit in XML, read as a stream without entities"),
    ("zip", &["exchange"], "packed rosters of New Recruit"),
    ("csv", &["exchange"], "tables of games that people paste, with their quoted cells"),
    ("icalendar", &["exchange"], "days for calendar programs: lines folded and text escaped as RFC 5545 has them"),
    ("strsim", &["app"], "which name a misspelt one in a pasted table probably means"),
    (
        "unicode-normalization",
        &["app"],
        "letters without their accents, for the search; with typst in the house already",
    ),
    ("flate2", &["exchange"], "zip's deflate, with miniz_oxide as its backend"),
    ("image", &["exchange"], "photographs of models read within limits, set upright, made small: PNG, JPEG, WebP"),
    (
        "base64",
        &["exchange", "app", "serve", "remote"],
        "pictures in a document and in a page; dropped files on their way to the app; the secret of an invitation",
    ),
    ("axum", &["serve"], "HTTP and WebSocket of the table: requests, bounds, upgrades"),
    ("axum-server", &["serve"], "its listener, with or without TLS, closed without cutting off what is under way"),
    (
        "rustls",
        &["serve", "postgres", "remote"],
        "TLS where the table is reached from outside a private network, and to a club’s database; why a chat’s does not hold",
    ),
    (
        "tokio",
        &["serve", "postgres", "cli"],
        "what axum and the driver run on, in threads of their own; the app knows nothing of it. A forecast on the command line hears Ctrl+C through it",
    ),
    ("tokio-postgres", &["postgres"], "PostgreSQL’s protocol, with a limit on each wait"),
    ("tokio-postgres-rustls", &["postgres"], "TLS for it, by the certificates that the system trusts"),
    ("if-addrs", &["serve"], "which addresses this computer has"),
    ("qrcode", &["serve"], "an invitation to be scanned"),
    ("ureq", &["remote"], "a club asked over HTTPS: small, blocking, with rustls, bounds and limits of time"),
    ("subtle", &["serve"], "secrets compared in a time that tells nothing"),
    ("png", &["xtask"], "the picture of the window where there is no display"),
    ("typst", &["exchange"], "sets the printed sheets: tables, page breaks, maps, measured text"),
    ("typst-layout", &["exchange"], "the pages that typst sets, named by their type"),
    ("typst-pdf", &["exchange"], "those pages as a tagged PDF with real text"),
    ("clap", &["cli"], "the command line's grammar and help"),
    ("tauri-build", &["shell"], "the permissions of the shell's commands, at build time"),
];

/// What the page ships beside our own code, each with the reason.
const SHIPPED: [(&str, &str); 6] = [
    ("@tauri-apps/api", "the calls"),
    ("@fontsource-variable/eb-garamond", "headings"),
    ("@fontsource-variable/source-sans-3", "text"),
    ("@observablehq/plot", "the charts of a campaign over its games, drawn as SVG"),
    ("d3-selection", "what d3-zoom takes hold of"),
    ("d3-zoom", "the board, moved and scaled by hand, wheel and touch"),
];

/// Crates without I/O, clock, randomness and threads.
const PURE: [&str; 10] =
    ["dice", "catalogue", "warband", "battle", "forecast", "matching", "campaign", "evenings", "ledger", "referee"];

/// What a pure crate may not name. Hash maps draw their seed from the system and have no steady order.
const IMPURE: [&str; 26] = [
    "use std::{",
    "std::fs",
    "std::io",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "std::os",
    "std::path",
    "std::time",
    "SystemTime",
    "Instant::now",
    "Mutex",
    "RwLock",
    "Condvar",
    "mpsc",
    "AtomicU64",
    "thread_local!",
    "println!",
    "eprintln!",
    "print!",
    "dbg!",
    "HashMap",
    "HashSet",
    "RandomState",
    "include!",
];

/// Lines of the longest file; most have half of that.
const LONGEST: usize = 700;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests stand in the workspace").to_path_buf()
}

fn folder(krate: &str) -> PathBuf {
    let (_, path) = CRATES.iter().find(|(name, _)| *name == krate).expect("a crate of the table");
    root().join(path)
}

/// The name of a package of ours in the words of the tables.
fn ours(package: &str) -> Option<&str> {
    match package {
        "no-mans-ledger" => Some("shell"),
        "xtask" => Some("xtask"),
        _ => package.strip_prefix("nml-"),
    }
}

/// What one manifest asks for, by package name, without what only its tests ask for.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut here = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_end_matches(']');
            let (head, named) = match section.rsplit_once("dependencies") {
                Some((head, rest)) => (Some(head), rest.strip_prefix('.')),
                None => (None, None),
            };
            here = head.is_some_and(|head| !head.ends_with("dev-") && !head.starts_with("workspace"));
            if let Some(name) = named.filter(|_| here) {
                found.insert(name.trim_matches('"').to_owned());
                here = false;
            }
        } else if here && !line.is_empty() && !line.starts_with('#') {
            let (name, rest) = line.split_once(['.', '=', ' ']).unwrap_or((line, ""));
            let renamed = rest.split_once("package = \"").and_then(|(_, rest)| rest.split_once('"'));
            found.insert(renamed.map_or(name, |(package, _)| package).trim_matches('"').to_owned());
        }
    }
    found
}

fn manifest(krate: &str) -> String {
    let path = folder(krate).join("Cargo.toml");
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn files(folder: &Path, endings: &[&str], into: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.map(|entry| entry.unwrap()) {
        let path = entry.path();
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if path.is_dir() {
            let made = ["target", "node_modules", "dist", "bindings", "gen", ".git"];
            if !made.contains(&name.as_ref()) {
                files(&path, endings, into);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            into.push(path);
        }
    }
}

/// A crate's sources without comments and without the tests inside a file.
fn code(krate: &str) -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    files(&folder(krate).join("src"), &[".rs"], &mut paths);
    let build = folder(krate).join("build.rs");
    if build.is_file() {
        paths.push(build);
    }
    assert!(!paths.is_empty(), "{krate} has no sources");
    paths.into_iter().map(|path| (path.clone(), code::acting(&fs::read_to_string(&path).unwrap()))).collect()
}

/// Whether a file stands in a folder of tests.
fn tests_only(path: &Path) -> bool {
    path.iter().any(|part| part == "tests")
}

/// Whether code names something, as a word of its own.
fn names(code: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(word).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        let after = code[at + word.len()..].chars().next();
        let ends_open = !word.ends_with(is_part);
        !before.is_some_and(is_part) && (ends_open || !after.is_some_and(is_part))
    })
}

/// Whether code uses a package: through its path, or as a name brought in.
fn uses(code: &str, package: &str) -> bool {
    let name = package.replace('-', "_");
    names(code, &format!("{name}::")) || names(code, &format!("use {name}"))
}

fn table() -> BTreeMap<&'static str, &'static [&'static str]> {
    DESIGNED.into_iter().chain(OTHERS.map(|(package, rows, _)| (package, rows))).collect()
}

#[test]
fn every_package_is_used_and_only_in_its_row() {
    let table = table();
    let mut wrong = Vec::new();
    let mut asked: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (krate, _) in CRATES {
        let sources = code(krate);
        for package in dependencies(&manifest(krate)) {
            if ours(&package).is_some_and(|name| CRATES.iter().any(|(known, _)| *known == name)) {
                continue;
            }
            match table.get_key_value(package.as_str()) {
                None => wrong.push(format!("{krate} asks for {package}, which is in no table")),
                Some((_, rows)) if !rows.contains(&krate) => {
                    wrong.push(format!("{krate} asks for {package}, which is only for {rows:?}"));
                }
                Some((name, _)) => asked.entry(*name).or_default().push(krate),
            }
            if !sources.iter().any(|(_, code)| uses(code, &package)) {
                wrong.push(format!("{krate} asks for {package} and never uses it"));
            }
        }
        // A package can also be reached through a crate that shows it to others.
        for (package, rows) in &table {
            for (path, code) in &sources {
                let tested = tests_only(path) && TESTED_WITH.contains(&(krate, package));
                if !rows.contains(&krate) && !tested && uses(code, package) {
                    wrong.push(format!("{} uses {package}, which is only for {rows:?}", path.display()));
                }
            }
        }
    }
    let unused = DESIGNED.iter().filter(|(package, _)| !asked.contains_key(package));
    wrong.extend(unused.map(|(package, _)| format!("nobody uses {package}")));
    for (package, asking) in &asked {
        // What the rows of all crates name is for all crates that need it; and a package may be reached through another.
        let idle = table[package].iter().filter(|krate| table[package] != OURS && !asking.contains(krate));
        let idle = idle.filter(|krate| !code(krate).iter().any(|(_, code)| uses(code, package)));
        wrong.extend(idle.map(|krate| format!("{package} may be used in {krate}, which does not use it")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_page_ships_only_what_is_argued_for_and_uses_it() {
    let text = fs::read_to_string(root().join("ui/package.json")).unwrap();
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    let mut asked: Vec<_> = json["dependencies"].as_object().unwrap().keys().map(String::as_str).collect();
    let mut argued: Vec<_> = SHIPPED.iter().map(|(name, _)| *name).collect();
    asked.sort_unstable();
    argued.sort_unstable();
    assert_eq!(asked, argued);
    let mut sources = Vec::new();
    files(&root().join("ui/src"), &[".ts", ".svelte", ".css"], &mut sources);
    let sources: Vec<String> = sources.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    for name in argued {
        let quoted = [format!("\"{name}\""), format!("\"{name}/")];
        let used = sources.iter().any(|source| quoted.iter().any(|quoted| source.contains(quoted)));
        assert!(used, "{name} is shipped and never used");
    }
    for group in ["dependencies", "devDependencies"] {
        for (name, version) in json[group].as_object().unwrap() {
            let version = version.as_str().unwrap();
            let exact = version.chars().all(|c| c.is_ascii_digit() || c == '.');
            assert!(exact, "{name} {version}: an exact version, as the lock file has it");
        }
    }
}

#[test]
fn dependencies_run_one_way() {
    let mut wrong = Vec::new();
    for (krate, below) in BELOW {
        for package in dependencies(&manifest(krate)) {
            if let Some(name) = ours(&package)
                && !below.contains(&name)
            {
                wrong.push(format!("{krate} depends on {name}, which is not below it: {below:?}"));
            }
        }
        for (path, code) in code(krate) {
            for other in CRATES.map(|(name, _)| name).iter().filter(|name| **name != krate) {
                let tested = tests_only(&path) && TESTED_WITH.contains(&(krate, other));
                if !below.contains(other) && !tested && code.contains(&format!("nml_{other}::")) {
                    wrong.push(format!("{} reaches up to {other}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What the referee reads of a log it reads by itself: not through the ledger, should that ever know the rules.
#[test]
fn the_referee_shares_nothing_with_the_rules() {
    let mut reached = vec!["referee".to_owned()];
    let mut at = 0;
    while let Some(krate) = reached.get(at).cloned() {
        for package in dependencies(&manifest(&krate)) {
            let ours = ours(&package).filter(|name| CRATES.iter().any(|(known, _)| known == name));
            if let Some(name) = ours.filter(|name| !reached.iter().any(|known| known == name)) {
                reached.push(name.to_owned());
            }
        }
        at += 1;
    }
    assert_eq!(reached, ["referee", "ledger"]);
}

/// It is built before anything else, on a machine that may lack what the rest needs: Rust alone, and little of it.
#[test]
fn xtask_depends_on_what_draws_its_picture_and_nothing_else() {
    assert_eq!(dependencies(&manifest("xtask")), BTreeSet::from(["png".to_owned()]));
}

#[test]
fn the_pure_crates_touch_nothing_outside() {
    let mut wrong = Vec::new();
    for krate in PURE {
        for (path, code) in code(krate) {
            for word in IMPURE.iter().filter(|word| names(&code, word)) {
                wrong.push(format!("{} names {word}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_float_reaches_an_entry() {
    let mut wrong = Vec::new();
    // Odds leave `dice` as decimals too; what is kept and hashed is built of the types of these two. Nothing of a forecast is
    // kept, and tests keep nothing.
    for krate in PURE.into_iter().filter(|krate| !["dice", "matching", "forecast"].contains(krate)) {
        for (path, code) in code(krate).into_iter().filter(|(path, _)| !path.iter().any(|part| part == "tests")) {
            for word in ["f32", "f64"].iter().filter(|word| names(&code, word)) {
                wrong.push(format!("{} names {word}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn only_the_stores_speak_sql() {
    let mut wrong = Vec::new();
    for (krate, _) in CRATES.iter().filter(|(krate, _)| !["store", "postgres"].contains(krate)) {
        for (path, code) in code(krate) {
            for phrase in ["SELECT ", "INSERT INTO", "CREATE TABLE", "PRAGMA ", "DELETE FROM"] {
                if code.contains(phrase) {
                    wrong.push(format!("{} says {phrase:?}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Bytes from outside come through the exchange, and a book through the store; both take no more than they are allowed.
#[test]
fn only_the_store_and_the_exchange_open_files() {
    let reading = ["fs::read", "read_to_string", "read_to_end", "read_dir", "File::open", "OpenOptions", "from_reader"];
    let mut found = Vec::new();
    for krate in PURE.into_iter().chain(["app", "serve", "cli", "shell"]) {
        for (path, code) in code(krate).into_iter().filter(|(path, _)| !path.ends_with("build.rs")) {
            if reading.iter().any(|word| names(&code, word)) {
                found.push(path.file_name().unwrap().to_string_lossy().into_owned());
            }
        }
    }
    // `self_play` asks whether the very bytes it would write stand there already, once their number is the same; `dialogs`
    // reads what a test answers, and only under a window driver.
    assert_eq!(found, ["self_play.rs", "dialogs.rs"]);
    for (path, code) in code("exchange").into_iter().filter(|(_, code)| names(code, "File::open")) {
        assert!(names(&code, "take"), "{} opens a file and does not say how much it takes", path.display());
    }
}

/// A file goes out through the exchange: whole or not at all, and never over a book.
#[test]
fn only_the_store_and_the_exchange_write_files() {
    let writing = ["fs::write", "File::create", "fs::rename", "fs::copy"];
    let writes = |krate: &&str| {
        let sources = code(krate).into_iter().filter(|(path, _)| !path.ends_with("build.rs"));
        let found = sources.filter(|(_, code)| writing.iter().any(|word| names(code, word)));
        found.map(|(path, _)| path.file_name().unwrap().to_string_lossy().into_owned()).collect::<Vec<_>>()
    };
    let found: Vec<_> = PURE.iter().chain(&["app", "serve", "cli", "shell"]).flat_map(writes).collect();
    assert_eq!(found, Vec::<String>::new());
    assert_eq!(writes(&"exchange"), ["file.rs"], "in one place");
}

/// What a failure is made with stands on the screen, in a print and on the command line as it is. Words that come from
/// elsewhere, such as those of `words/`, are not seen here.
#[test]
fn what_fails_is_told_in_a_sentence() {
    let makers = ["Failure::new(", "Unusable::whole(", "Unusable::at(", "Error::Club("];
    let mut seen = 0;
    let mut wrong = Vec::new();
    for krate in ["store", "postgres", "exchange", "app", "serve", "cli", "shell"] {
        for (path, code) in code(krate).into_iter().filter(|(path, _)| !tests_only(path)) {
            for made in makers.iter().flat_map(|maker| code.split(maker).skip(1)) {
                let call = made.split(";\n").next().unwrap_or_default();
                // What stands between quotes: the file, the place in it and the sentence, which has the most words.
                let said = call.split('"').skip(1).step_by(2).max_by_key(|text| text.split(' ').count());
                let Some(said) = said.filter(|said| said.split(' ').count() > 2) else { continue };
                seen += 1;
                if said.starts_with(char::is_lowercase) || !said.ends_with(['.', '?', '”', '}']) {
                    wrong.push(format!("{}: {said}", path.display()));
                }
            }
        }
    }
    // Most sentences are in `words/`.
    assert!(seen > 60, "only {seen} failures were found");
    assert!(wrong.is_empty(), "no sentence:\n{}", wrong.join("\n"));
}

#[test]
fn every_crate_takes_its_version_and_its_lints_from_the_workspace() {
    let mut manifests: Vec<_> = CRATES.iter().map(|(krate, _)| (*krate, manifest(krate))).collect();
    manifests.push(("tests", fs::read_to_string(root().join("tests/Cargo.toml")).unwrap()));
    // Tests in a separate package are in the folder of their crate.
    let apart = CRATES.iter().map(|(_, path)| (*path, root().join(path).join("tests/Cargo.toml")));
    manifests.extend(apart.filter_map(|(path, file)| Some((path, fs::read_to_string(file).ok()?))));
    for (krate, text) in manifests {
        for line in ["version.workspace = true", "edition.workspace = true", "[lints]\nworkspace = true"] {
            assert!(text.contains(line), "{krate}/Cargo.toml lacks {line:?}");
        }
        let pinned = text.lines().filter(|line| line.starts_with("version = \"") || line.contains("{ version")).count();
        assert_eq!(pinned, 0, "{krate}/Cargo.toml names a version of its own");
    }
}

#[test]
fn every_crate_opens_with_a_tutorial() {
    for (krate, path) in CRATES {
        let source = folder(krate).join("src");
        let file = if source.join("lib.rs").is_file() { "lib.rs" } else { "main.rs" };
        let text = fs::read_to_string(source.join(file)).unwrap();
        let lines = text.lines().take_while(|line| line.starts_with("//!")).count();
        assert!(lines >= 3, "{path}/src/{file} opens with {lines} lines on what it is");
        // A program shows how it is used with `--help`.
        if file == "lib.rs" && krate != "cli" {
            assert!(text.contains("\n//! ```\n"), "{path}/src/{file} shows nobody how it is used");
        }
    }
}

/// What stands in a library that is not built for tests is never run, nor even compiled.
#[test]
fn no_test_stands_where_none_is_run() {
    let says_so = |krate: &&str| manifest(krate).lines().any(|line| line == "test = false");
    let apart: Vec<&str> = CRATES.iter().map(|(krate, _)| *krate).filter(says_so).collect();
    assert!(apart.contains(&"battle"), "{apart:?}");
    let mut never = Vec::new();
    for krate in apart {
        let mut paths = Vec::new();
        files(&folder(krate).join("src"), &[".rs"], &mut paths);
        never.extend(paths.into_iter().filter(|path| fs::read_to_string(path).unwrap().contains("#[cfg(test)]")));
    }
    assert!(never.is_empty(), "tests that are never run; their place is the crate’s tests/: {never:?}");
}

#[test]
fn no_file_is_too_long() {
    let mut paths = Vec::new();
    for folder in ["src-tauri", "tests", "ui"] {
        files(&root().join(folder), &[".rs", ".ts", ".js", ".svelte", ".css"], &mut paths);
    }
    assert!(paths.len() > 50, "only {} sources were found", paths.len());
    let mut long = Vec::new();
    for path in paths {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        if lines > LONGEST {
            long.push(format!("{}: {lines} lines", path.display()));
        }
    }
    assert!(long.is_empty(), "over {LONGEST} lines, so more than one noun:\n{}", long.join("\n"));
}

#[test]
fn the_tables_name_every_crate() {
    let mut standing: BTreeSet<String> = fs::read_dir(root().join("src-tauri/crates"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    standing.extend(["shell".to_owned(), "xtask".to_owned()]);
    let tabled: BTreeSet<String> = CRATES.iter().map(|(krate, _)| (*krate).to_owned()).collect();
    assert_eq!(standing, tabled);
    assert_eq!(tabled, BELOW.iter().map(|(krate, _)| (*krate).to_owned()).collect());
}

/// The readers above, on texts whose answer is known: a test that reads nothing would pass for ever.
mod readers {
    use super::*;

    #[test]
    fn a_manifest_is_read() {
        let text = "[package]\nname = \"x\"\n[dependencies]\nserde.workspace = true\n# no\nnml-dice = { path = \"a\" }\n\
                    other = { package = \"rand\", version = \"1\" }\n[dev-dependencies]\ntempfile = \"3\"\n\
                    [build-dependencies]\ntauri-build.workspace = true\n[target.'cfg(unix)'.dependencies]\nlibc = \"1\"\n\
                    [dependencies.chrono]\nversion = \"1\"\n[lints]\nworkspace = true\n";
        let found: Vec<_> = dependencies(text).into_iter().collect();
        assert_eq!(found, ["chrono", "libc", "nml-dice", "rand", "serde", "tauri-build"]);
    }

    #[test]
    fn words_are_found_whole() {
        assert!(names("let x: f64 = 1.0;", "f64") && !names("fn to_f64()", "f64"));
        assert!(names("use std::fs;", "std::fs") && !names("use std::fst;", "std::fs"));
        assert!(uses("use rand::Rng;", "rand") && uses("a::rand::Rng", "rand") && !uses("let operand: u8", "rand"));
        assert!(uses("tauri_plugin_dialog::init()", "tauri-plugin-dialog"));
        assert!(!uses("tauri_plugin_dialog::init()", "tauri"));
    }

    #[test]
    fn comments_and_tests_are_left_out() {
        let source = "//! std::fs\nfn a() {} // std::io\n#[cfg(test)]\nmod tests {\n use std::env;\n}\nfn b() {}\n";
        let code = code::acting(source);
        assert!(code.contains("fn a()") && code.contains("fn b()") && !code.contains("std"));
    }
}
