//! `cargo xtask package`: builds the `.deb` without a network, takes it apart and tries it out.

use std::fs;
use std::path::{Path, PathBuf};

use crate::need::Purpose;
use crate::screen::Screen;
use crate::step::Step;
use crate::stop::Stop;
use crate::voice::{Voice, clock};
use crate::workspace::{APP, Workspace, command};
use crate::{apt, machine, page};

const TITLE: &str = "Package";

/// Which build of the programs goes into the package.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// The one that the tests have just made.
    Debug,
    /// The one for people.
    Release,
}

/// Builds the package, tries it out, and with `--install` installs it; with `--server` the package of `nml` alone.
pub fn run(arguments: &[String]) -> Result<(), Stop> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (server, install) = match words[..] {
        [] => (false, false),
        ["--install"] => (false, true),
        ["--server"] => (true, false),
        ["--server", "--install"] | ["--install", "--server"] => (true, true),
        _ => return Err(Stop::usage("package takes only --server and --install")),
    };
    if !cfg!(target_os = "linux") {
        return Err(Stop::new(TITLE, "a .deb is built on Linux", "run it on Debian or Ubuntu"));
    }
    let workspace = Workspace::here()?;
    let voice = Voice::new(if install { 9 } else { 8 });
    machine::check(&workspace, Purpose::Package, &voice)?;
    apt::bring(Purpose::Package, &workspace, &voice)?;
    page::packages(&workspace, &voice)?;
    page::build(&workspace, &voice)?;
    voice.step("Crates");
    Step::new("Crates", workspace.build(&["fetch", "--locked"])).run(&voice, &workspace.logs())?;
    voice.step("Release build");
    let program: &[&str] = if server { &["nml-cli", "--features", "nml-cli/page"] } else { &[APP] };
    let mut build = workspace.build(&["build", "--locked", "--release", "-p"]);
    build.args(program).env("CARGO_NET_OFFLINE", "true");
    let done = Step::new("Release build", build).run(&voice, &workspace.logs())?;
    voice.say(&format!("      done in {}", clock(done.took)));
    voice.step(TITLE);
    let deb = if server { of_server(&workspace, &voice)? } else { bundle(&workspace, &voice, Build::Release)? };
    voice.step("Trying it out");
    if server {
        answers(&unpacked(&deb, &workspace, &voice)?, &workspace, &voice)?;
    } else {
        try_out(&deb, &workspace, &voice)?;
    }
    if install {
        voice.step("Installing it");
        let path = deb.to_string_lossy();
        apt::install(&[&path], &format!("sudo apt-get install {path}"), &workspace, &voice)?;
    }
    let size = fs::metadata(&deb).map_or(0, |deb| deb.len());
    voice.say("");
    voice.say(&format!("{} ({} KiB)", deb.display(), size / 1024));
    if !install {
        voice.say(&format!("To install it: sudo apt-get install {}", deb.display()));
    }
    Ok(())
}

/// The package of `nml` alone: a server has no window and needs no WebKit.
fn of_server(workspace: &Workspace, voice: &Voice) -> Result<PathBuf, Stop> {
    let failed = |why: String| Stop::new(TITLE, why, "cargo xtask package --server");
    let folder = workspace.target.join("package/server");
    let _ = fs::remove_dir_all(&folder);
    for inner in ["DEBIAN", "usr/bin"] {
        fs::create_dir_all(folder.join(inner)).map_err(|why| failed(format!("{}: {why}", folder.display())))?;
    }
    fs::copy(workspace.release("nml"), folder.join("usr/bin/nml")).map_err(|why| failed(format!("nml: {why}")))?;
    let machine = match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    };
    let version = env!("CARGO_PKG_VERSION");
    let control = format!(
        "Package: nml\nVersion: {version}\nArchitecture: {machine}\nSection: games\nPriority: optional\n\
         Maintainer: The No Man's Ledger authors\nDepends: libc6, libgcc-s1\n\
         Conflicts: no-mans-ledger\nReplaces: no-mans-ledger\n\
         Description: No Man's Ledger on the command line, for servers without a window\n"
    );
    fs::write(folder.join("DEBIAN/control"), control).map_err(|why| failed(format!("control: {why}")))?;
    let deb = workspace.target.join(format!("release/nml_{version}_{machine}.deb"));
    pack_tightly(&folder, &deb, workspace, voice)?;
    Ok(deb)
}

/// Puts programs that are already built into a `.deb`, and says where it is.
pub fn bundle(workspace: &Workspace, voice: &Voice, build: Build) -> Result<PathBuf, Stop> {
    let folder = match build {
        Build::Debug => "debug",
        Build::Release => "release",
    };
    let debs = workspace.target.join(folder).join("bundle/deb");
    if debs.exists() {
        fs::remove_dir_all(&debs).map_err(|why| Stop::new(TITLE, why, format!("rm -r {}", debs.display())))?;
    }
    let mut tauri = command(workspace.ui().join("node_modules/.bin/tauri"));
    tauri.args(["bundle", "--bundles", "deb", "--ci"]);
    if build == Build::Debug {
        tauri.arg("--debug");
    }
    tauri.current_dir(workspace.root.join("src-tauri")).env("CARGO_NET_OFFLINE", "true");
    Step::new(TITLE, tauri).run(voice, &workspace.logs())?;
    let made = fs::read_dir(&debs).ok().and_then(|folder| {
        let paths = folder.flatten().map(|entry| entry.path());
        paths.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "deb"))
    });
    let deb = made.ok_or_else(|| Stop::new(TITLE, format!("no .deb in {}", debs.display()), "cargo xtask package"))?;
    if build == Build::Release {
        let folder = workspace.target.join("package/tightly");
        let _ = fs::remove_dir_all(&folder);
        let mut open = command("dpkg-deb");
        open.arg("--raw-extract").arg(&deb).arg(&folder);
        Step::new("Opening the package", open).run(voice, &workspace.logs())?;
        pack_tightly(&folder, &deb, workspace, voice)?;
    }
    Ok(deb)
}

/// Packs a folder with xz, which Debian reads as well and which makes a package a quarter smaller than gzip.
fn pack_tightly(folder: &Path, deb: &Path, workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    let mut pack = command("dpkg-deb");
    pack.args(["--root-owner-group", "-Zxz", "-z9", "--build"]).arg(folder).arg(deb);
    Step::new("Packing it tightly", pack).run(voice, &workspace.logs()).map(drop)
}

/// Takes a package apart, and says in which folder it is now.
fn unpacked(deb: &Path, workspace: &Workspace, voice: &Voice) -> Result<PathBuf, Stop> {
    let root = workspace.target.join("package/root");
    let failed = |why: std::io::Error| Stop::new(TITLE, format!("{}: {why}", root.display()), "cargo xtask package");
    if root.exists() {
        fs::remove_dir_all(&root).map_err(failed)?;
    }
    fs::create_dir_all(&root).map_err(failed)?;
    let mut unpack = command("dpkg-deb");
    unpack.arg("-x").arg(deb).arg(&root);
    Step::new("Unpacking", unpack).run(voice, &workspace.logs())?;
    Ok(root)
}

/// Asks the `nml` of an unpacked package for something.
fn answers(root: &Path, workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    let mut nml = command(root.join("usr/bin/nml"));
    nml.args(["odds", "success", "--dice", "1", "--json"]);
    Step::new("nml from the package", nml).run(voice, &workspace.logs()).map(drop)
}

/// Takes a package apart in a folder and starts its program with both faces.
pub fn try_out(deb: &Path, workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    let failed = |why: String| Stop::new(TITLE, why, "cargo xtask package");
    let folder = workspace.target.join("package");
    let root = unpacked(deb, workspace, voice)?;
    let mut ask = command("dpkg-deb");
    ask.args(["--field"]).arg(deb).args(["Depends"]);
    let depends = Step::new("Dependencies", ask).run(voice, &workspace.logs())?.lines.join(" ");
    if !depends.contains("libwebkit2gtk-4.1-0") {
        return Err(failed(format!("the package does not ask for libwebkit2gtk-4.1-0, only for: {depends}")));
    }
    let applications = root.join("usr/share/applications");
    if !fs::read_dir(&applications).is_ok_and(|mut folder| folder.next().is_some()) {
        return Err(failed("the package puts no entry into the desktop's menu".into()));
    }
    answers(&root, workspace, voice)?;

    let mut app = command(root.join("usr/bin").join(APP));
    // A home of its own: the package is tried out, not the builder's own books.
    app.env("HOME", &folder).env("XDG_DATA_HOME", folder.join("data")).current_dir(&folder);
    let picture = workspace.pictures().join("package.png");
    let painted = Screen::open(1280, 800)?.photograph(TITLE, app, &picture)?;
    voice.say(&format!("      its window painted after {} ms: {}", painted.as_millis(), picture.display()));
    Ok(())
}
