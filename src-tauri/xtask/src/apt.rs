//! Missing system packages, installed through apt-get.

use std::process::{Command, Stdio};

use crate::need::{self, Need, Purpose};
use crate::step::{End, Step};
use crate::stop::Stop;
use crate::voice::Voice;
use crate::workspace::{self, Workspace};

const TITLE: &str = "System packages";
const OPTIONS: [&str; 4] = [
    "install",
    "--yes",
    "--no-install-recommends",
    // A fresh machine may be updating itself just now.
    "-oDPkg::Lock::Timeout=300",
];

/// Brings what a purpose needs: only what is missing, and nothing if nothing is missing.
pub fn bring(purpose: Purpose, workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    voice.step(TITLE);
    if !cfg!(target_os = "linux") {
        for line in elsewhere(std::env::consts::OS) {
            voice.say(&format!("      {line}"));
        }
        return Ok(());
    }
    let missing = missing_of(purpose);
    if missing.is_empty() {
        voice.say("      nothing is missing");
        return Ok(());
    }
    let packages = need::packages(&missing);
    for need in &missing {
        let line = format!("      missing: {}: {}", need.name(), need.package());
        voice.say(&line);
    }
    let by_hand = format!("sudo apt-get install --no-install-recommends {}", packages.join(" "));
    if !need::has("apt-get") {
        let why = "there is no apt-get here to install them with";
        return Err(Stop::new(TITLE, why, others(&missing)));
    }
    install(&packages, &by_hand, workspace, voice)?;
    let still: Vec<_> = missing.into_iter().filter(|need| !need.is_met()).collect();
    match still.first() {
        None => Ok(()),
        Some(need) => {
            let why = format!("{} is still missing after the installation", need.name());
            Err(Stop::new(TITLE, why, by_hand))
        }
    }
}

/// Installs packages, or a package file, as root or through sudo.
pub fn install(packages: &[&str], by_hand: &str, workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    let root = is_root();
    if !root {
        if !need::has("sudo") {
            let why = "installing needs root, and there is no sudo here";
            let as_root = by_hand.trim_start_matches("sudo ");
            return Err(Stop::new(TITLE, why, format!("as root: {as_root}")));
        }
        voice.say(&format!("      sudo may ask for your password to install: {}", packages.join(" ")));
        // Asked for here and now: later the output of apt-get is drawn over.
        let asked = Command::new("sudo").arg("-v").status();
        if !asked.is_ok_and(|status| status.success()) {
            return Err(Stop::new(TITLE, "sudo did not let us install them", by_hand));
        }
    }
    let update = Step::new("Package lists", apt_get(root, &["update"]));
    let done = update.watch(&workspace.logs(), |elapsed, last| voice.tick(elapsed, last))?;
    if let Some(note) = update_note(&done.lines, done.end == End::Well) {
        voice.say(&format!("      note: a package source failed, going on without it: {note}"));
    }
    let arguments: Vec<&str> = OPTIONS.iter().chain(packages).copied().collect();
    Step::new(TITLE, apt_get(root, &arguments)).cure(by_hand).run(voice, &workspace.logs())?;
    voice.say(&format!("      installed: {}", packages.join(" ")));
    Ok(())
}

/// What a purpose needs and this machine lacks.
pub fn missing_of(purpose: Purpose) -> Vec<Need> {
    let needs = Need::of(purpose).iter().copied();
    needs.filter(|need| !need.is_met()).collect()
}

fn apt_get(root: bool, arguments: &[&str]) -> Command {
    let mut command = workspace::command(if root { "apt-get" } else { "sudo" });
    if root {
        command.env("DEBIAN_FRONTEND", "noninteractive");
    } else {
        // sudo drops the caller's variables.
        command.args(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    }
    command.args(arguments);
    command
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// The first complaint of `apt-get update`; it also complains while it ends well.
fn update_note(lines: &[String], well: bool) -> Option<String> {
    let complaint = lines.iter().find(|line| line.starts_with("E:") || line.starts_with("W: Failed"));
    match (complaint, well) {
        (Some(line), _) => Some(line.clone()),
        (None, false) => Some("apt-get update did not end well".into()),
        (None, true) => None,
    }
}

fn others(missing: &[Need]) -> String {
    let mut cure = String::from("install with your own package manager: ");
    let names: Vec<_> = missing.iter().map(|need| need.name()).collect();
    cure.push_str(&names.join(", "));
    if missing.contains(&Need::WebKit) {
        cure.push_str(" (Fedora: webkit2gtk4.1-devel; Arch: webkit2gtk-4.1)");
    }
    cure
}

/// What Tauri needs without apt.
fn elsewhere(system: &str) -> Vec<&'static str> {
    match system {
        "macos" => vec![
            "macOS: no package is installed here. Tauri needs the Xcode Command Line Tools: xcode-select --install",
        ],
        "windows" => vec![
            "Windows: no package is installed here. Tauri needs two things:",
            "  Microsoft C++ Build Tools with \"Desktop development with C++\"",
            "  WebView2, which Windows 10 (1803) and later have; else its Evergreen Bootstrapper from Microsoft",
        ],
        _ => vec!["No package is installed on this system. Tauri needs a C compiler, pkg-config and WebKitGTK 4.1"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_foreign_source_that_fails_is_a_note() {
        let broken = lines(
            "Hit:1 http://deb.debian.org/debian bookworm InRelease\n\
             Err:2 https://packages.example stable InRelease\n\
             W: Failed to fetch https://packages.example/dists/stable/InRelease",
        );
        let note = update_note(&broken, true);
        assert!(note.is_some_and(|note| note.contains("packages.example")));
        assert!(update_note(&lines("E: no Release file"), false).is_some());
        assert!(update_note(&[], false).is_some());
        assert_eq!(update_note(&lines("Reading package lists..."), true), None);
    }

    #[test]
    fn each_system_is_told_what_tauri_needs() {
        assert!(elsewhere("macos")[0].contains("xcode-select --install"));
        assert!(elsewhere("windows").join(" ").contains("WebView2"));
        assert!(elsewhere("freebsd")[0].contains("WebKitGTK"));
    }

    #[test]
    fn a_system_without_apt_gets_the_names() {
        let cure = others(&[Need::WebKit, Need::Font]);
        assert!(cure.contains("webkit2gtk4.1-devel") && cure.contains("a font"));
    }
}
