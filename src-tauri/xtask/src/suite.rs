//! `cargo xtask test`: runs and counts everything that must hold.
//!
//! Two things run at a time, because most of the work keeps one core busy: the UI's checks beside the build, the tests
//! in the real window, which take longest, beside everything else that needs the programs built.

use std::fs;
use std::ops::AddAssign;
use std::process::Command;
use std::thread;
use std::time::Duration;

use crate::need::Purpose;
use crate::step::{Done, End, Step};
use crate::stop::Stop;
use crate::tally::{self, Runner, Tally};
use crate::voice::{Voice, clock};
use crate::workspace::{APP, Workspace};
use crate::{apt, generate, machine, package, page};

/// One run of tests that hangs must not keep a whole evening; the windows take half of it on a slow machine.
const TESTS: Duration = Duration::from_secs(60 * 60);
/// Lines of what failing tests said; the log keeps all.
const REASONS: usize = 120;
/// The one program of tests that drive the window.
const WINDOW: &str = "window";
/// How many windows are open at a time at most.
const WINDOWS: usize = 4;
const STEPS: usize = 14;
/// How many of them there are for one room.
const STEPS_OF_A_ROOM: usize = 9;

/// Something that must hold: its title, the program that finds out, and who counts.
struct Check {
    title: &'static str,
    runner: Runner,
    command: Command,
    /// It runs only what goes by a name, which may be nothing.
    named: bool,
}

/// What checks came to.
#[derive(Default)]
struct Outcome {
    tally: Tally,
    broken: Vec<String>,
}

struct Suite {
    workspace: Workspace,
    voice: Voice,
    outcome: Outcome,
}

/// Sets up and runs everything, or with `--only` what belongs to one room; ends with the line that counts.
pub fn run(arguments: &[String]) -> Result<(), Stop> {
    let room = match arguments {
        [] => None,
        [flag, room] if flag == "--only" => Some(room),
        other => {
            return Err(Stop::usage(format!(
                "test takes nothing, or --only and a room such as evenings, not {other:?}"
            )));
        }
    };
    let workspace = Workspace::here()?;
    if let Some(room) = room.filter(|room| !workspace.has_room(room)) {
        return Err(Stop::usage(format!(
            "nothing goes by the name {room:?}: a room is named like its folder, such as evenings"
        )));
    }
    // Counts of an earlier run do not belong to this one.
    let _ = fs::remove_dir_all(workspace.inputs());
    let steps = if room.is_some() { STEPS_OF_A_ROOM } else { STEPS };
    let mut suite = Suite { workspace, voice: Voice::new(steps), outcome: Outcome::default() };
    let done = match room {
        None => suite.everything(),
        Some(room) => suite.room(room),
    };
    if let Err(stop) = done {
        suite.fail(&stop);
    }
    suite.close()
}

impl Suite {
    fn everything(&mut self) -> Result<(), Stop> {
        machine::check(&self.workspace, Purpose::Test, &self.voice)?;
        apt::bring(Purpose::Test, &self.workspace, &self.voice)?;
        page::packages(&self.workspace, &self.voice)?;
        self.check(Check::new("Format", Runner::Check, self.workspace.cargo(&["fmt", "--all", "--check"])));
        // Without a page the app does not compile.
        page::build(&self.workspace, &self.voice)?;
        let ui = vec![
            Check::new("UI types", Runner::Check, self.workspace.npm(&["run", "check"])),
            Check::new("UI lint", Runner::Check, self.workspace.npm(&["run", "lint"])),
            Check::new("UI tests", Runner::Vitest, self.workspace.npm(&["run", "test"])),
        ];
        let build = self.workspace.linted(&["build", "--locked", "--workspace", "--bins", "--tests"]);
        let built = self.beside(ui, |suite| suite.check(Check::new("Build and lints", Runner::Check, build)));
        if !built {
            for title in ["Schemas and bindings", "Rust tests", "Doc tests", "Window tests", "Package"] {
                self.skip(title, "the build failed");
            }
            return Ok(());
        }
        let (window, rust) = (self.window(None)?, self.rust()?);
        self.beside(window, |suite| {
            suite.freshness();
            for check in rust {
                suite.check(check);
            }
            suite.package();
        });
        Ok(())
    }

    /// The tests of one room: those of its crate, and those of the app, the command line, the window and the UI that go by
    /// its name.
    fn room(&mut self, room: &str) -> Result<(), Stop> {
        machine::check(&self.workspace, Purpose::Test, &self.voice)?;
        apt::bring(Purpose::Test, &self.workspace, &self.voice)?;
        page::packages(&self.workspace, &self.voice)?;
        page::build(&self.workspace, &self.voice)?;
        let build = self.workspace.linted(&["build", "--locked", "--workspace", "--bins", "--tests"]);
        if !self.check(Check::new("Build and lints", Runner::Check, build)) {
            return Ok(());
        }
        if self.workspace.crates().join(room).is_dir() {
            let apart = self.workspace.tested_apart()?.iter().any(|krate| krate == room);
            let package = if apart { format!("nml-{room}-tests") } else { format!("nml-{room}") };
            let arguments = ["test", "--locked", "--no-fail-fast", "--package", &package, "--tests"];
            self.check(Check::new("Its crate", Runner::Cargo, self.tests(&arguments)));
        }
        let mut named = self.without_window()?;
        named.args(["--", room]);
        self.check(Check::named("What goes by its name", Runner::Cargo, named));
        self.check(Check::named(
            "UI tests",
            Runner::Vitest,
            self.workspace.npm(&["run", "test", "--", room, "--passWithNoTests"]),
        ));
        for window in self.window(Some(room))? {
            self.check(window);
        }
        Ok(())
    }

    fn freshness(&mut self) {
        self.voice.step("Schemas and bindings");
        match generate::stale(&self.workspace, &self.voice).and_then(|stale| generate::fresh(&stale)) {
            Ok(()) => self.pass(),
            Err(stop) => self.fail(&stop),
        }
    }

    fn rust(&self) -> Result<[Check; 2], Stop> {
        let doc = ["test", "--locked", "--workspace", "--no-fail-fast", "--doc"];
        Ok([
            Check::new("Rust tests", Runner::Cargo, self.without_window()?),
            Check::new("Doc tests", Runner::Cargo, self.tests(&doc)),
        ])
    }

    /// cargo running all tests but the doc tests and those in the window.
    fn without_window(&self) -> Result<Command, Stop> {
        let mut tests = self.tests(&["test", "--locked", "--workspace", "--no-fail-fast", "--lib", "--bins"]);
        // Asked for libraries, cargo compiles also those that have no tests a second time.
        for krate in self.workspace.tested_apart()? {
            tests.arg(format!("--exclude=nml-{krate}"));
        }
        for name in self.workspace.tests()?.iter().filter(|name| *name != WINDOW) {
            tests.args(["--test", name]);
        }
        Ok(tests)
    }

    fn window(&self, room: Option<&str>) -> Result<Vec<Check>, Stop> {
        let title = "Window tests";
        if !cfg!(target_os = "linux") {
            self.voice.step(title);
            self.voice.say("      not run here: only WebKitGTK's web view can be driven, and that is on Linux");
            return Ok(Vec::new());
        }
        // The bundler writes into the program it packs, and one that runs cannot be written.
        let tested = self.workspace.target.join("tested");
        let app = tested.join(APP);
        fs::create_dir_all(&tested)
            .and_then(|()| fs::copy(self.workspace.debug(APP), &app))
            .map_err(|why| Stop::new(title, format!("{}: {why}", app.display()), "cargo xtask test"))?;
        // Each has a display, a driver and a book of its own, takes half a gigabyte, and waits half of its time.
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = format!("--test-threads={}", (2 * cores).min(WINDOWS));
        let mut arguments = vec!["test", "--locked", "--workspace", "--no-fail-fast", "--test", WINDOW, "--", &threads];
        arguments.extend(room);
        let mut tests = self.tests(&arguments);
        tests.env("GSETTINGS_BACKEND", "memory").env("NML_BINARY", app);
        let check = Check::new(title, Runner::Cargo, tests);
        Ok(vec![Check { named: room.is_some(), ..check }])
    }

    /// The package of the debug build: the same files in the same places, without a second build.
    fn package(&mut self) {
        let title = "Package";
        if !cfg!(target_os = "linux") {
            return;
        }
        self.voice.step(title);
        let made = package::bundle(&self.workspace, &self.voice, package::Build::Debug)
            .and_then(|deb| package::try_out(&deb, &self.workspace, &self.voice));
        match made {
            Ok(()) => self.pass(),
            Err(stop) => self.fail(&stop),
        }
    }

    /// cargo running tests, told where the built programs are and where pictures go.
    fn tests(&self, arguments: &[&str]) -> Command {
        let mut command = self.workspace.linted(arguments);
        command
            .env("NML_BINARY", self.workspace.debug(APP))
            .env("NML_CLI", self.workspace.debug("nml"))
            .env("NML_PICTURES", self.workspace.pictures());
        if let Some(memory) = machine::memory() {
            command.env("TMPDIR", memory);
        }
        command
    }

    /// Runs a check while the person watches.
    fn check(&mut self, check: Check) -> bool {
        self.voice.step(check.title);
        let (outcome, lines) = check.run(&self.workspace, |elapsed, last| self.voice.tick(elapsed, last));
        for line in lines {
            self.voice.say(&line);
        }
        let well = outcome.broken.is_empty();
        self.outcome += outcome;
        well
    }

    /// Does something in front while checks run beside it, one after another; each hears when it is over.
    fn beside<T>(&mut self, checks: Vec<Check>, front: impl FnOnce(&mut Self) -> T) -> T {
        let (workspace, voice) = (self.workspace.clone(), self.voice.clone());
        let beside = thread::spawn(move || {
            let mut sum = Outcome::default();
            for check in checks {
                let title = check.title;
                let (outcome, lines) = check.run(&workspace, |_, _| {});
                voice.step_done(title, &lines);
                sum += outcome;
            }
            sum
        });
        let done = front(self);
        match beside.join() {
            Ok(outcome) => self.outcome += outcome,
            Err(panic) => std::panic::resume_unwind(panic),
        }
        done
    }

    fn skip(&mut self, title: &str, why: &str) {
        self.voice.step(title);
        self.voice.say(&format!("      not run, so failed: {why}"));
        self.outcome += Outcome { tally: Tally::FAILED, broken: vec![title.to_owned()] };
    }

    fn pass(&mut self) {
        self.outcome += Outcome { tally: Tally::PASSED, broken: Vec::new() };
        self.voice.say(&format!("      {}", Tally::PASSED));
    }

    fn fail(&mut self, stop: &Stop) {
        self.outcome += Outcome { tally: Tally::FAILED, broken: vec![stop.step.clone()] };
        for line in stop.lines() {
            self.voice.say(&line);
        }
    }

    fn close(self) -> Result<(), Stop> {
        let Outcome { tally, broken } = self.outcome;
        self.voice.say("");
        for line in inputs(&self.workspace) {
            self.voice.say(&line);
        }
        if self.workspace.pictures().is_dir() {
            let kept = "cargo xtask pictures keeps those of README and guide";
            self.voice.say(&format!("pictures: {} ({kept})", self.workspace.pictures().display()));
        }
        if !broken.is_empty() {
            self.voice.say(&format!("failed: {}", broken.join(", ")));
        }
        self.voice.say(&tally.to_string());
        if tally.is_well() { Ok(()) } else { Err(Stop::told()) }
    }
}

/// What acts take of the hands, as the tests in the window counted it.
fn inputs(workspace: &Workspace) -> Vec<String> {
    let files = fs::read_dir(workspace.inputs()).into_iter().flatten().flatten();
    let mut lines: Vec<String> = files.filter_map(|file| fs::read_to_string(file.path()).ok()).collect();
    lines.sort();
    lines.iter().map(|line| format!("inputs  {}", line.trim())).collect()
}

impl AddAssign for Outcome {
    fn add_assign(&mut self, other: Self) {
        self.tally += other.tally;
        self.broken.extend(other.broken);
    }
}

impl Check {
    fn new(title: &'static str, runner: Runner, command: Command) -> Self {
        Self { title, runner, command, named: false }
    }

    fn named(title: &'static str, runner: Runner, command: Command) -> Self {
        Self { named: true, ..Self::new(title, runner, command) }
    }

    /// Runs it; what it came to, and the lines that tell a person.
    fn run(self, workspace: &Workspace, tick: impl Fn(Duration, &str)) -> (Outcome, Vec<String>) {
        let Self { title, runner, command, named } = self;
        let step = Step::new(title, command);
        let step = if runner == Runner::Check { step } else { step.limit(TESTS) };
        match step.watch(&workspace.logs(), tick) {
            Ok(done) if named && done.end == End::Well && tally::none(runner, &done.lines) => {
                (Outcome::default(), vec!["      nothing goes by that name".into()])
            }
            Ok(done) => judged(title, runner, &done),
            Err(stop) => (Outcome { tally: Tally::FAILED, broken: vec![stop.step.clone()] }, stop.lines()),
        }
    }
}

fn judged(title: &str, runner: Runner, done: &Done) -> (Outcome, Vec<String>) {
    let tally = Tally::of(runner, &done.lines, done.end == End::Well);
    let counted = format!("      {tally}, {}", clock(done.took));
    if tally.is_well() && done.end == End::Well {
        return (Outcome { tally, broken: Vec::new() }, vec![counted]);
    }
    let mut stop = done.stop(title, None);
    if done.end == End::Well {
        stop.why = "it ran no test".into();
    }
    let mut reasons = tally::reasons(runner, &done.lines);
    if !reasons.is_empty() {
        reasons.truncate(REASONS);
        stop.tail = reasons.into();
    }
    let mut lines = stop.lines();
    lines.extend(tally::failures(runner, &done.lines).into_iter().map(|name| format!("failed  {name}")));
    lines.push(counted);
    (Outcome { tally, broken: vec![title.to_owned()] }, lines)
}
