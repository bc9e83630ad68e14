//! Where things are in the repository and in its build folder.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::stop::Stop;

/// The name of the desktop program.
pub const APP: &str = "no-mans-ledger";

/// The folders of one clone.
#[derive(Clone, Debug)]
pub struct Workspace {
    /// The folder of the workspace's `Cargo.toml`.
    pub root: PathBuf,
    /// cargo's build folder.
    pub target: PathBuf,
}

impl Workspace {
    /// The clone this program was built from.
    pub fn here() -> Result<Self, Stop> {
        let manifest = env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
        let root = Path::new(&manifest).ancestors().nth(2).map(Path::to_path_buf);
        let root = root.ok_or_else(|| {
            Stop::new(LOOKING, format!("{manifest} is not inside a clone"), "clone the repository again")
        })?;
        let target = target_of(&root)?;
        Ok(Self { root, target })
    }

    /// The web UI's folder.
    pub fn ui(&self) -> PathBuf {
        self.root.join("ui")
    }

    /// A program that a plain debug build leaves behind.
    pub fn debug(&self, name: &str) -> PathBuf {
        self.target.join("debug").join(program(name))
    }

    /// A program that a release build leaves behind.
    pub fn release(&self, name: &str) -> PathBuf {
        self.target.join("release").join(program(name))
    }

    /// Where pictures of windows go.
    pub fn pictures(&self) -> PathBuf {
        self.target.join("pictures")
    }

    /// Where tests in the window leave what acts take of the hands.
    pub fn inputs(&self) -> PathBuf {
        self.target.join("inputs")
    }

    /// Where the output of steps is kept.
    pub fn logs(&self) -> PathBuf {
        self.target.join("logs")
    }

    /// cargo, in the root folder.
    pub fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = command(env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
        command.args(arguments).current_dir(&self.root);
        command
    }

    /// cargo building something, with its bar for the ticking line.
    pub fn build(&self, arguments: &[&str]) -> Command {
        let mut command = self.cargo(arguments);
        command
            .env("CARGO_TERM_COLOR", "never")
            .env("CARGO_TERM_PROGRESS_WHEN", "always")
            .env("CARGO_TERM_PROGRESS_WIDTH", "78");
        command
    }

    /// cargo building something with clippy as its compiler, every warning an error: what is built is linted in the
    /// same pass, so that nothing is read twice. What it builds stands beside that of a plain build.
    pub fn linted(&self, arguments: &[&str]) -> Command {
        let mut command = self.build(arguments);
        // As `cargo clippy` does it, which only checks and builds nothing.
        command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__");
        command
    }

    /// The workspace's integration tests, by name.
    pub fn tests(&self) -> Result<Vec<String>, Stop> {
        let json = metadata(&self.root)?;
        let parts = json.split("\"kind\":[\"test\"]").skip(1);
        Ok(parts.filter_map(|part| text_field(part, "name")).collect())
    }

    /// The folder of the crates.
    pub fn crates(&self) -> PathBuf {
        self.root.join("src-tauri/crates")
    }

    /// Whether a crate, a module of the app or the command line, a folder of the UI or a file of the window's tests goes by
    /// this name: building for a quarter of an hour to run no test helps nobody.
    pub fn has_room(&self, name: &str) -> bool {
        let plain = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        let crates = self.crates();
        let places = [
            crates.clone(),
            crates.join("app/src"),
            crates.join("cli/src"),
            self.ui().join("src"),
            self.root.join("tests/tests/window"),
        ];
        plain && places.iter().any(|place| place.join(name).is_dir() || place.join(format!("{name}.rs")).is_file())
    }

    /// The crates whose tests are a package of their own.
    pub fn tested_apart(&self) -> Result<Vec<String>, Stop> {
        let crates = self.crates();
        let entries = fs::read_dir(&crates).map_err(|error| {
            Stop::new(LOOKING, format!("{}: {error}", crates.display()), "clone the repository again")
        })?;
        let names = entries.filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()));
        let mut apart: Vec<_> = names.filter(|krate| crates.join(krate).join("tests/Cargo.toml").is_file()).collect();
        apart.sort();
        Ok(apart)
    }

    /// npm, in the UI's folder.
    pub fn npm(&self, arguments: &[&str]) -> Command {
        let mut command = command(if cfg!(windows) { "npm.cmd" } else { "npm" });
        command.args(arguments).current_dir(self.ui());
        command
    }
}

/// A program to start, without the variables that cargo sets for this program alone.
pub fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    for (name, _) in env::vars_os() {
        let Some(text) = name.to_str() else { continue };
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command
}

fn program(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}

fn target_of(root: &Path) -> Result<PathBuf, Stop> {
    let json = metadata(root)?;
    let target = text_field(&json, "target_directory").map(PathBuf::from);
    target.ok_or_else(|| Stop::new(LOOKING, "cargo does not name its build folder", METADATA))
}

const LOOKING: &str = "Looking around";
const METADATA: &str = "cargo metadata --no-deps --format-version 1";

/// What cargo says of the workspace, as JSON.
fn metadata(root: &Path) -> Result<String, Stop> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = command(cargo)
        .args(METADATA.split(' ').skip(1))
        .current_dir(root)
        .output()
        .map_err(|why| Stop::new(LOOKING, why, METADATA))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let why = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    Err(Stop::new(LOOKING, why, METADATA))
}

/// The first text under a key of a JSON document; enough for what cargo says of itself.
fn text_field(json: &str, key: &str) -> Option<String> {
    let (_, rest) = json.split_once(&format!("\"{key}\":\""))?;
    let mut text = String::new();
    let mut letters = rest.chars();
    loop {
        match letters.next()? {
            '"' => return Some(text),
            '\\' => text.push(letters.next()?),
            letter => text.push(letter),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::text_field;

    #[test]
    fn a_room_goes_by_its_folder_or_file() {
        let workspace = super::Workspace::here().unwrap();
        for room in ["dice", "evenings", "aftermath", "published", "replay", "book"] {
            assert!(workspace.has_room(room), "{room}");
        }
        for none in ["", "clbu", "..", "app/src", "workspace"] {
            assert!(!workspace.has_room(none), "{none}");
        }
    }

    #[test]
    fn finds_the_build_folder_in_what_cargo_says() {
        let json = r#"{"packages":[],"target_directory":"C:\\a \"b\"\\target","version":1}"#;
        assert_eq!(text_field(json, "target_directory").as_deref(), Some(r#"C:\a "b"\target"#));
        assert_eq!(text_field(json, "workspace_root"), None);
    }
}
