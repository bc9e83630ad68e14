//! The first step of every command: can this machine do it at all?

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::need::{Need, Purpose};
use crate::stop::Stop;
use crate::version::Version;
use crate::voice::Voice;
use crate::workspace::{self, Workspace};

/// Free disk space for a first build, in MiB.
const FREE_FIRST: u64 = 4096;
/// Free disk space where a build already stands, in MiB.
const FREE_LATER: u64 = 1024;
/// What Ubuntu 22.04 has, the oldest system with WebKitGTK 4.1.
const GLIBC: Version = Version::new(2, 35, 0);
const GET_NODE: &str = "install Node 20.19 or later from https://nodejs.org/en/download (README.md, Start)";

/// What one machine was found to have; what was not found is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Machine {
    rustc: Option<Version>,
    tools: Vec<&'static str>,
    node: Option<Version>,
    npm: Option<Version>,
    free: Option<u64>,
    libc: Libc,
    built: bool,
}

/// The C library of a machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Libc {
    /// glibc of this version.
    Gnu(Version),
    /// Another one, for which WebKitGTK and the UI's tools are not made.
    Other,
    /// Not a Linux, or nothing could be learned.
    #[default]
    Unknown,
}

/// Looks, and says one line with its cure for each thing that is missing and that we can't bring ourselves.
pub fn check(workspace: &Workspace, purpose: Purpose, voice: &Voice) -> Result<(), Stop> {
    voice.step("This machine");
    let machine = look(workspace);
    let wanted = wanted_rustc(&workspace.root.join("Cargo.toml"));
    let lacks = lacks(&machine, wanted, purpose);
    if lacks.is_empty() {
        voice.say(&format!("      {}", summary(&machine)));
        return Ok(());
    }
    for (what, cure) in &lacks {
        voice.say(&format!("      {what}: {cure}"));
    }
    let names: Vec<_> = lacks.iter().map(|(what, _)| what.as_str()).collect();
    let cure = match lacks.as_slice() {
        [(_, cure)] => cure.clone(),
        _ => "what each line above says".to_owned(),
    };
    Err(Stop::new("This machine", names.join("; "), cure))
}

fn look(workspace: &Workspace) -> Machine {
    let mut tools = Vec::new();
    for tool in ["fmt", "clippy"] {
        if printed(workspace.cargo(&[tool, "--version"])).is_some() {
            tools.push(tool);
        }
    }
    let mut rustc = workspace::command("rustc");
    rustc.arg("--version").current_dir(&workspace.root);
    let mut node = workspace::command("node");
    node.arg("--version");
    let mut npm = workspace::command(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.arg("--version");
    Machine {
        rustc: version(rustc),
        tools,
        node: version(node),
        npm: version(npm),
        free: free(&workspace.target),
        libc: libc(),
        built: workspace.debug(workspace::APP).is_file(),
    }
}

/// Every lack with its cure, all at once.
fn lacks(machine: &Machine, wanted: Version, purpose: Purpose) -> Vec<(String, String)> {
    let mut lacks = Vec::new();
    let mut lack = |what: String, cure: &str| lacks.push((what, cure.to_owned()));
    match machine.rustc {
        None => lack(
            "no Rust compiler".into(),
            "install rustup from https://rustup.rs; it then brings the right one by itself",
        ),
        Some(found) if found < wanted => lack(
            format!("Rust {found} is too old, {wanted} is needed"),
            "rustup toolchain install (a compiler from the system's packages doesn't know which one is wanted)",
        ),
        Some(_) => {}
    }
    if purpose == Purpose::Test && machine.rustc.is_some() {
        for tool in ["fmt", "clippy"] {
            if !machine.tools.contains(&tool) {
                let component = if tool == "fmt" { "rustfmt" } else { tool };
                let cure = format!("rustup component add {component}");
                lack(format!("no cargo {tool}"), &cure);
            }
        }
    }
    match machine.node {
        None => lack("no Node".into(), GET_NODE),
        Some(found) if !node_will_do(found) => {
            lack(format!("Node {found} will not do, it must be 20.19 or later, or 22.12 or later"), GET_NODE)
        }
        Some(_) => {}
    }
    if machine.npm.is_none() && machine.node.is_some() {
        lack(
            "no npm".into(),
            "install npm; Node from nodejs.org has it, Debian's and Ubuntu's own need: sudo apt-get install npm",
        );
    }
    let needed = if machine.built { FREE_LATER } else { FREE_FIRST };
    if let Some(free) = machine.free.filter(|free| *free < needed) {
        lack(
            format!("{free} MiB of disk are free, {needed} MiB are needed"),
            "free some space, or build elsewhere: export CARGO_TARGET_DIR=/another/disk/target",
        );
    }
    match &machine.libc {
        Libc::Gnu(found) if *found < GLIBC => lack(
            format!("glibc {found} is too old, {GLIBC} is needed"),
            "use Debian 12 or later, or Ubuntu 22.04 or later",
        ),
        Libc::Other => lack(
            "the C library is not glibc".into(),
            "use a system with glibc, such as Debian 12 or later, or Ubuntu 22.04 or later",
        ),
        Libc::Gnu(_) | Libc::Unknown => {}
    }
    lacks
}

fn summary(machine: &Machine) -> String {
    let mut parts = Vec::new();
    let mut part = |name: &str, version: Option<Version>| {
        if let Some(version) = version {
            parts.push(format!("{name} {version}"));
        }
    };
    part("Rust", machine.rustc);
    part("Node", machine.node);
    part("npm", machine.npm);
    if let Libc::Gnu(version) = machine.libc {
        part("glibc", Some(version));
    }
    if cfg!(target_os = "linux") {
        let webkit = Command::new("pkg-config")
            .args(["--modversion", "webkit2gtk-4.1"])
            .output()
            .ok()
            .filter(|output| output.status.success())
            .and_then(|output| Version::first_in(&String::from_utf8_lossy(&output.stdout)));
        part("WebKitGTK", webkit);
        if webkit.is_none() {
            parts.push(format!("{} to be installed", Need::WebKit.name()));
        }
    }
    if let Some(free) = machine.free {
        parts.push(format!("{}.{} GiB free", free / 1024, free % 1024 * 10 / 1024));
    }
    parts.join(", ")
}

/// Vite asks for exactly these.
fn node_will_do(found: Version) -> bool {
    match found.major {
        20 => found.minor >= 19,
        22 => found.minor >= 12,
        major => major > 22,
    }
}

fn printed(mut command: Command) -> Option<String> {
    let output = command.output().ok().filter(|o| o.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn version(command: Command) -> Option<Version> {
    Version::first_in(&printed(command)?)
}

/// The `rust-version` that the workspace asks for.
fn wanted_rustc(manifest: &Path) -> Version {
    let text = fs::read_to_string(manifest).unwrap_or_default();
    text.lines()
        .find(|line| line.starts_with("rust-version"))
        .and_then(Version::first_in)
        .unwrap_or(Version::new(1, 95, 0))
}

/// A folder in memory for what tests write: a book waits for the disk at every change, and the tests make tens of thousands.
/// `None` where there is none, or too little room.
pub fn memory() -> Option<&'static Path> {
    const ROOM: u64 = 4096;
    let folder = Path::new("/dev/shm");
    (folder.is_dir() && free(folder).is_some_and(|free| free >= ROOM)).then_some(folder)
}

/// Free space under a folder that need not be there yet, in MiB. `None` if `df` can't say.
fn free(folder: &Path) -> Option<u64> {
    let standing = folder.ancestors().find(|folder| folder.is_dir())?;
    let mut df = Command::new("df");
    df.arg("-Pk").arg(standing);
    free_in(&printed(df)?)
}

fn free_in(df: &str) -> Option<u64> {
    let line = df.lines().nth(1)?;
    let kib: u64 = line.split_whitespace().nth(3)?.parse().ok()?;
    Some(kib / 1024)
}

fn libc() -> Libc {
    if !cfg!(target_os = "linux") {
        return Libc::Unknown;
    }
    let mut getconf = Command::new("getconf");
    getconf.arg("GNU_LIBC_VERSION");
    match version(getconf) {
        Some(version) => Libc::Gnu(version),
        None => Command::new("ldd").arg("--version").output().map_or(Libc::Unknown, |output| {
            let text = [output.stdout, output.stderr].concat();
            libc_in(&String::from_utf8_lossy(&text))
        }),
    }
}

fn libc_in(ldd: &str) -> Libc {
    if ldd.contains("musl") {
        return Libc::Other;
    }
    Version::first_in(ldd).map_or(Libc::Unknown, Libc::Gnu)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    const WANTED: Version = Version::new(1, 95, 0);

    fn sound() -> Machine {
        Machine {
            rustc: Some(WANTED),
            tools: vec!["fmt", "clippy"],
            node: Some(Version::new(20, 19, 0)),
            npm: Some(Version::new(10, 0, 0)),
            free: Some(FREE_FIRST),
            libc: Libc::Gnu(GLIBC),
            built: false,
        }
    }

    fn what(machine: &Machine, purpose: Purpose) -> Vec<String> {
        let lacks = lacks(machine, WANTED, purpose);
        assert!(lacks.iter().all(|(_, cure)| !cure.is_empty() && !cure.contains('\n')));
        lacks.into_iter().map(|(what, _)| what).collect()
    }

    #[test]
    fn a_sound_machine_lacks_nothing() {
        assert!(what(&sound(), Purpose::Test).is_empty());
    }

    #[test]
    fn an_empty_machine_hears_everything_at_once() {
        let empty = Machine { free: Some(100), libc: Libc::Other, ..Machine::default() };
        let lacks = what(&empty, Purpose::Test);
        assert_eq!(lacks.len(), 4, "{lacks:?}");
    }

    #[test]
    fn old_versions_are_named_with_the_one_that_is_needed() {
        let old = Machine {
            rustc: Some(Version::new(1, 85, 0)),
            node: Some(Version::new(18, 19, 0)),
            libc: Libc::Gnu(Version::new(2, 31, 0)),
            ..sound()
        };
        let lacks = what(&old, Purpose::Build).join("\n");
        for part in ["1.85", "1.95", "18.19", "20.19", "2.31", "2.35"] {
            assert!(lacks.contains(part), "{part} in {lacks}");
        }
    }

    #[test]
    fn format_and_lints_are_asked_for_only_by_the_tests() {
        let bare = Machine { tools: Vec::new(), ..sound() };
        assert!(what(&bare, Purpose::Build).is_empty());
        assert_eq!(what(&bare, Purpose::Test), ["no cargo fmt", "no cargo clippy"]);
    }

    #[test]
    fn a_standing_build_needs_less_room() {
        let tight = Machine { free: Some(FREE_LATER), ..sound() };
        assert_eq!(what(&tight, Purpose::Build).len(), 1);
        let built = Machine { built: true, ..tight };
        assert!(what(&built, Purpose::Build).is_empty());
    }

    #[test]
    fn nodes_that_vite_takes() {
        let takes = [(20, 19), (20, 20), (22, 12), (23, 0), (24, 1)];
        let leaves = [(18, 20), (20, 18), (21, 7), (22, 11)];
        for (major, minor) in takes {
            assert!(node_will_do(Version::new(major, minor, 0)));
        }
        for (major, minor) in leaves {
            assert!(!node_will_do(Version::new(major, minor, 0)));
        }
    }

    #[test]
    fn df_and_ldd_are_read() {
        let df = "Filesystem 1024-blocks Used Available Capacity Mounted on\n\
                  /dev/vda 264126356 13000000 82000896 14% /\n";
        assert_eq!(free_in(df), Some(80079));
        assert_eq!(free_in("df: no such file"), None);
        assert_eq!(libc_in("musl libc (x86_64)\nVersion 1.2.3"), Libc::Other);
        assert_eq!(libc_in("ldd (Ubuntu GLIBC 2.35-0ubuntu3) 2.35"), Libc::Gnu(Version::new(2, 35, 0)));
    }

    #[test]
    fn the_workspace_says_which_compiler_it_wants() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
        assert!(root.join("Cargo.toml").is_file());
        assert!(wanted_rustc(&root.join("Cargo.toml")) >= Version::new(1, 95, 0));
    }
}
