//! `cargo xtask bench`: the table of ratios, each compared with something measured in the same run.

use std::path::PathBuf;

use crate::need::Purpose;
use crate::step::{self, Step};
use crate::stop::Stop;
use crate::voice::{Voice, clock};
use crate::workspace::{APP, Workspace, command};
use crate::{apt, machine, page};

/// The other tool for exact dice odds, at the version that the figures are compared with.
const ICEPOOL: &str = "icepool==2.1.3";

/// Builds everything for people, not for finding errors, and measures: everything, or the benches named.
pub fn run(arguments: &[String]) -> Result<(), Stop> {
    if let Some(word) = arguments.iter().find(|word| word.starts_with('-')) {
        return Err(Stop::usage(format!("bench takes the names of benches, not {word:?}")));
    }
    let workspace = Workspace::here()?;
    let voice = Voice::new(7);
    machine::check(&workspace, Purpose::Bench, &voice)?;
    apt::bring(Purpose::Bench, &workspace, &voice)?;
    page::packages(&workspace, &voice)?;
    page::build(&workspace, &voice)?;
    let python = icepool(&workspace, &voice)?;
    voice.step("Release build");
    let build = workspace.build(&["build", "--locked", "--release", "--workspace", "--bins", "--examples"]);
    let done = Step::new("Release build", build).run(&voice, &workspace.logs())?;
    voice.say(&format!("      done in {}", clock(done.took)));

    voice.step("Measuring");
    let mut bench = command(workspace.release("bench"));
    bench
        .current_dir(&workspace.root)
        .env("NML_BINARY", workspace.release(APP))
        .env("NML_EMPTY", workspace.release("examples/empty"))
        .env("NML_CLI", workspace.release("nml"))
        .env("NML_PYTHON", python);
    // The table is the answer: it goes straight to where this command's own output goes.
    let typed = step::typed(&bench);
    let status = bench.status().map_err(|why| Stop::new("Measuring", why, &typed))?;
    if status.success() {
        return Ok(());
    }
    Err(Stop::new("Measuring", format!("ended badly ({status})"), typed))
}

/// A Python with icepool, in a folder that is thrown away with the build.
fn icepool(workspace: &Workspace, voice: &Voice) -> Result<PathBuf, Stop> {
    let title = "icepool";
    voice.step(title);
    let folder = workspace.target.join("bench/python");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let mut ask = command(&python);
    ask.args(["-c", "import icepool"]);
    if python.is_file() && ask.output().is_ok_and(|output| output.status.success()) {
        voice.say("      already there");
        return Ok(python);
    }
    let mut venv = command(if cfg!(windows) { "py" } else { "python3" });
    venv.args(["-m", "venv", "--clear"]).arg(&folder);
    Step::new("Python", venv).run(voice, &workspace.logs())?;
    let mut pip = command(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ICEPOOL]);
    Step::new(title, pip).run(voice, &workspace.logs())?;
    voice.say(&format!("      {ICEPOOL}, in {}", folder.display()));
    Ok(python)
}
