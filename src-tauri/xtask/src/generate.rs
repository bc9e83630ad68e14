//! `cargo xtask generate`: JSON Schemas from the Rust types, TypeScript types from the schemas, tables of rows and tests
//! from the tests, the template of published pages from the UI, and the map of the rooms from the code.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::need::Purpose;
use crate::step::Step;
use crate::stop::Stop;
use crate::voice::Voice;
use crate::workspace::{Workspace, command};
use crate::{apt, machine, page, rooms};

/// How a file is named that nothing generates any longer.
const LEFT_OVER: &str = "no longer generated";
/// Where the template of published pages stands.
const PAGE: &str = "src-tauri/crates/exchange/page";
const CURE: &str = "cargo xtask generate";

/// Rewrites what is generated, or with `--check` only names what is stale.
pub fn run(arguments: &[String]) -> Result<(), Stop> {
    let check = match arguments {
        [] => false,
        [word] if word == "--check" => true,
        _ => return Err(Stop::usage("generate takes only --check")),
    };
    let workspace = Workspace::here()?;
    let voice = Voice::new(5);
    machine::check(&workspace, Purpose::Build, &voice)?;
    apt::bring(Purpose::Build, &workspace, &voice)?;
    page::packages(&workspace, &voice)?;
    voice.step("The generator");
    let cargo = workspace.build(&["build", "--locked", "-p", "nml-tests", "--bin", "generate"]);
    Step::new("The generator", cargo).run(&voice, &workspace.logs())?;
    voice.step("Schemas and bindings");
    if check {
        fresh(&stale(&workspace, &voice)?)?;
        voice.say("      fresh");
        return Ok(());
    }
    let changed = write(&workspace, &voice)?;
    for name in &changed {
        voice.say(&format!("      {}", done_with(name)));
    }
    voice.say(&format!("      {} files changed", changed.len()));
    Ok(())
}

/// What was done about a line that names a stale file.
fn done_with(line: &str) -> String {
    let (name, state) = line.rsplit_once(": ").unwrap_or((line, ""));
    let done = if state == LEFT_OVER { "removed" } else { "written" };
    format!("{done} {name}")
}

/// All is fresh, or a stop that names what is stale.
pub fn fresh(stale: &[String]) -> Result<(), Stop> {
    if stale.is_empty() {
        return Ok(());
    }
    let mut stop = Stop::new("Schemas and bindings", format!("{} stale", stale.len()), CURE);
    stop.tail = stale.into();
    Err(stop)
}

/// The committed files that differ from what the types of today give. Needs the built generator.
pub fn stale(workspace: &Workspace, voice: &Voice) -> Result<Vec<String>, Stop> {
    let fresh = workspace.target.join("generated");
    written_into(&fresh, workspace, voice)?;
    bindings_into(&fresh.join("schemas"), &fresh.join("bindings"), workspace, voice)?;
    template_into(&fresh.join("page"), workspace, voice)?;
    let mut stale = Vec::new();
    for (made, kept, shown) in pairs(workspace, &fresh) {
        let differing = differing(&made, &kept).map_err(|why| Stop::new("Schemas and bindings", why, CURE))?;
        stale.extend(differing.into_iter().map(|line| format!("{shown}/{line}")));
    }
    stale.extend(map(workspace)?.map(|_| format!("{}: stale", rooms::PAGE)));
    Ok(stale)
}

fn write(workspace: &Workspace, voice: &Voice) -> Result<Vec<String>, Stop> {
    let changed = stale(workspace, voice)?;
    let fresh = workspace.target.join("generated");
    for (made, kept, _) in pairs(workspace, &fresh) {
        mirror(&made, &kept).map_err(|why| Stop::new("Schemas and bindings", why, CURE))?;
    }
    if let Some(page) = map(workspace)? {
        fs::write(workspace.root.join(rooms::PAGE), page).map_err(|why| Stop::new("Map", why, CURE))?;
    }
    Ok(changed)
}

/// The page with the map as it should be. `None` if it already is.
fn map(workspace: &Workspace) -> Result<Option<String>, Stop> {
    let page = || Ok((fs::read_to_string(workspace.root.join(rooms::PAGE))?, rooms::page(&workspace.root)?));
    let (is, should) = page().map_err(|why: std::io::Error| Stop::new("Map", why, CURE))?;
    let should = should.ok_or_else(|| Stop::new("Map", format!("{} has no place for it", rooms::PAGE), CURE))?;
    Ok(Some(should).filter(|should| *should != is))
}

fn pairs(workspace: &Workspace, fresh: &Path) -> [(PathBuf, PathBuf, &'static str); 4] {
    [
        (fresh.join("schemas"), workspace.root.join("schemas"), "schemas"),
        (fresh.join("bindings"), workspace.ui().join("src/bindings"), "ui/src/bindings"),
        (fresh.join("coverage"), workspace.root.join("tests/coverage"), "tests/coverage"),
        (fresh.join("page"), workspace.root.join(PAGE), PAGE),
    ]
}

/// What the generator writes: schemas, tables of coverage, and what the page knows without asking.
fn written_into(fresh: &Path, workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    let folders = ["schemas", "coverage", "bindings"].map(|name| fresh.join(name));
    for folder in &folders {
        empty(folder).map_err(|why| Stop::new("Schemas", why, CURE))?;
    }
    let mut generator = command(workspace.debug("generate"));
    generator.args(&folders).current_dir(&workspace.root);
    Step::new("Schemas", generator).run(voice, &workspace.logs())?;
    match files(&folders[0]) {
        Ok(made) if made.is_empty() => Err(Stop::new("Schemas", "the generator wrote nothing", CURE)),
        Ok(_) => Ok(()),
        Err(why) => Err(Stop::new("Schemas", why, CURE)),
    }
}

fn bindings_into(schemas: &Path, folder: &Path, workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    let (schemas, folder) = (schemas.to_string_lossy(), folder.to_string_lossy());
    let npm = workspace.npm(&["run", "generate", "--", "--schemas", &schemas, "--out", &folder]);
    Step::new("Bindings", npm).run(voice, &workspace.logs())?;
    Ok(())
}

fn template_into(folder: &Path, workspace: &Workspace, voice: &Voice) -> Result<(), Stop> {
    empty(folder).map_err(|why| Stop::new("Published page", why, CURE))?;
    let npm = workspace.npm(&["run", "page", "--", "--outDir", &folder.to_string_lossy()]);
    Step::new("Published page", npm).run(voice, &workspace.logs())?;
    Ok(())
}

fn empty(folder: &Path) -> std::io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)
}

/// Files of a folder by name; those that begin with a dot are nobody's.
fn files(folder: &Path) -> std::io::Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    if !folder.is_dir() {
        return Ok(files);
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_file() && !name.starts_with('.') {
            files.insert(name, fs::read(entry.path())?);
        }
    }
    Ok(files)
}

fn differing(made: &Path, kept: &Path) -> std::io::Result<Vec<String>> {
    let (made, kept) = (files(made)?, files(kept)?);
    let mut lines = Vec::new();
    for (name, bytes) in &made {
        match kept.get(name) {
            None => lines.push(format!("{name}: missing")),
            Some(old) if old != bytes => lines.push(format!("{name}: stale")),
            Some(_) => {}
        }
    }
    let left = kept.keys().filter(|name| !made.contains_key(*name));
    lines.extend(left.map(|name| format!("{name}: {LEFT_OVER}")));
    Ok(lines)
}

/// Makes one folder's files equal to another's, touching only those that differ.
fn mirror(made: &Path, kept: &Path) -> std::io::Result<()> {
    fs::create_dir_all(kept)?;
    let (made, old) = (files(made)?, files(kept)?);
    for (name, bytes) in &made {
        if old.get(name) != Some(bytes) {
            fs::write(kept.join(name), bytes)?;
        }
    }
    for name in old.keys().filter(|name| !made.contains_key(*name)) {
        fs::remove_file(kept.join(name))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn stale_missing_and_left_over_files_are_named_and_mended() {
        let folder = std::env::temp_dir().join(format!("nml-xtask-generate-{}", std::process::id()));
        let (made, kept) = (folder.join("made"), folder.join("kept"));
        fs::create_dir_all(&made).unwrap();
        fs::create_dir_all(&kept).unwrap();
        for (place, name, text) in [
            (&made, "same.json", "1"),
            (&kept, "same.json", "1"),
            (&made, "new.json", "2"),
            (&made, "old.json", "3"),
            (&kept, "old.json", "4"),
            (&kept, "gone.json", "5"),
            (&kept, ".gitattributes", ""),
        ] {
            fs::write(place.join(name), text).unwrap();
        }
        let lines = differing(&made, &kept).unwrap();
        assert_eq!(lines, ["new.json: missing", "old.json: stale", "gone.json: no longer generated"]);
        assert!(fresh(&lines).is_err_and(|stop| stop.lines().join("\n").contains("old.json: stale")));
        let done: Vec<_> = lines.iter().map(|line| done_with(line)).collect();
        assert_eq!(done, ["written new.json", "written old.json", "removed gone.json"]);
        mirror(&made, &kept).unwrap();
        assert!(differing(&made, &kept).unwrap().is_empty());
        assert!(kept.join(".gitattributes").is_file());
        assert!(differing(&made, &folder.join("absent")).unwrap().len() == 3);
        fs::remove_dir_all(folder).unwrap();
    }
}
