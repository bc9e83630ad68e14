//! `cargo xtask test`: everything that must hold, counted.

use std::process::Command;
use std::time::Duration;

use crate::house::{APP, House};
use crate::need::Purpose;
use crate::step::{End, Step};
use crate::stop::Stop;
use crate::tally::{self, Runner, Tally};
use crate::voice::{Voice, clock};
use crate::{apt, generate, machine, package, page};

/// One run of tests that hangs must not keep a whole evening.
const TESTS: Duration = Duration::from_secs(20 * 60);
/// Lines of what failing tests said; the log keeps all.
const REASONS: usize = 120;
/// The one program of tests that drive the window.
const WINDOW: &str = "window";
const STEPS: usize = 15;

struct Suite {
    house: House,
    voice: Voice,
    sum: Tally,
    broken: Vec<String>,
}

/// Sets up and runs everything; ends with the line that counts.
pub fn run(arguments: &[String]) -> Result<(), Stop> {
    if let Some(word) = arguments.first() {
        return Err(Stop::usage(format!("test takes no arguments, not {word:?}")));
    }
    let house = House::here()?;
    let mut suite = Suite { house, voice: Voice::new(STEPS), sum: Tally::default(), broken: Vec::new() };
    if let Err(stop) = suite.everything() {
        suite.fail(&stop);
    }
    suite.close()
}

impl Suite {
    fn everything(&mut self) -> Result<(), Stop> {
        machine::check(&self.house, Purpose::Test, &mut self.voice)?;
        apt::bring(Purpose::Test, &self.house, &mut self.voice)?;
        page::packages(&self.house, &mut self.voice)?;
        // What fails fast comes first.
        self.check("Format", Runner::Check, self.house.cargo(&["fmt", "--all", "--check"]));
        self.check("UI types", Runner::Check, self.house.npm(&["run", "check"]));
        self.check("UI lint", Runner::Check, self.house.npm(&["run", "lint"]));
        self.check("UI tests", Runner::Vitest, self.house.npm(&["run", "test"]));
        // Without a page the app does not compile.
        page::build(&self.house, &mut self.voice)?;
        let clippy = ["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"];
        self.check("Lints", Runner::Check, self.house.build(&clippy));
        // One way of building for all that follows, so that nothing is built twice.
        let build = ["build", "--locked", "--workspace", "--bins", "--tests"];
        if !self.check("Build", Runner::Check, self.house.build(&build)) {
            for title in ["Schemas and bindings", "Rust tests", "Doc tests", "Window tests", "Package"] {
                self.skip(title, "the build failed");
            }
            return Ok(());
        }
        self.freshness();
        self.rust()?;
        self.window();
        self.package();
        Ok(())
    }

    fn freshness(&mut self) {
        self.voice.step("Schemas and bindings");
        match generate::stale(&self.house, &mut self.voice).and_then(|stale| generate::fresh(&stale)) {
            Ok(()) => self.pass(),
            Err(stop) => self.fail(&stop),
        }
    }

    fn rust(&mut self) -> Result<(), Stop> {
        let names = self.house.tests()?;
        let mut arguments = vec!["test", "--locked", "--workspace", "--no-fail-fast", "--lib", "--bins"];
        for name in names.iter().filter(|name| *name != WINDOW) {
            arguments.extend(["--test", name]);
        }
        let rust = self.tests(&arguments);
        self.check("Rust tests", Runner::Cargo, rust);
        let doc = self.tests(&["test", "--locked", "--workspace", "--no-fail-fast", "--doc"]);
        self.check("Doc tests", Runner::Cargo, doc);
        Ok(())
    }

    fn window(&mut self) {
        let title = "Window tests";
        if !cfg!(target_os = "linux") {
            self.voice.step(title);
            self.voice.say("      not run here: only WebKitGTK's web view can be driven, and that is on Linux");
            return;
        }
        // Each test opens a display of its own; two at once would wait for each other.
        let mut tests = self.tests(&[
            "test",
            "--locked",
            "--workspace",
            "--no-fail-fast",
            "--test",
            WINDOW,
            "--",
            "--test-threads=1",
        ]);
        tests.env("GSETTINGS_BACKEND", "memory");
        self.check(title, Runner::Cargo, tests);
        self.voice.say(&format!("      pictures: {}", self.house.pictures().display()));
    }

    /// The package of the debug build: the same files in the same places, without a second build.
    fn package(&mut self) {
        let title = "Package";
        if !cfg!(target_os = "linux") {
            return;
        }
        self.voice.step(title);
        let made = package::bundle(&self.house, &mut self.voice, package::Build::Debug)
            .and_then(|deb| package::try_out(&deb, &self.house, &mut self.voice));
        match made {
            Ok(()) => self.pass(),
            Err(stop) => self.fail(&stop),
        }
    }

    /// cargo running tests, told where the built programs are and where pictures go.
    fn tests(&self, arguments: &[&str]) -> Command {
        let mut command = self.house.build(arguments);
        command
            .env("NML_BINARY", self.house.debug(APP))
            .env("NML_CLI", self.house.debug("nml"))
            .env("NML_PICTURES", self.house.pictures());
        command
    }

    fn check(&mut self, title: &str, runner: Runner, command: Command) -> bool {
        self.voice.step(title);
        let step = Step::new(title, command);
        let step = if runner == Runner::Check { step } else { step.limit(TESTS) };
        let done = match step.watch(&mut self.voice, &self.house.logs()) {
            Ok(done) => done,
            Err(stop) => {
                self.fail(&stop);
                return false;
            }
        };
        let tally = Tally::of(runner, &done.lines, done.end == End::Well);
        self.sum += tally;
        if tally.is_well() && done.end == End::Well {
            self.voice.say(&format!("      {tally}, {}", clock(done.took)));
            return true;
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
        self.complain(&stop);
        for name in tally::failures(runner, &done.lines) {
            self.voice.say(&format!("failed  {name}"));
        }
        self.voice.say(&format!("      {tally}, {}", clock(done.took)));
        false
    }

    fn skip(&mut self, title: &str, why: &str) {
        self.voice.step(title);
        self.voice.say(&format!("      not run, so failed: {why}"));
        self.sum += Tally::FAILED;
        self.broken.push(title.to_owned());
    }

    fn pass(&mut self) {
        self.sum += Tally::PASSED;
        self.voice.say(&format!("      {}", Tally::PASSED));
    }

    fn fail(&mut self, stop: &Stop) {
        self.sum += Tally::FAILED;
        self.complain(stop);
    }

    fn complain(&mut self, stop: &Stop) {
        self.broken.push(stop.step.clone());
        for line in stop.lines() {
            self.voice.say(&line);
        }
    }

    fn close(mut self) -> Result<(), Stop> {
        self.voice.say("");
        if !self.broken.is_empty() {
            self.voice.say(&format!("failed: {}", self.broken.join(", ")));
        }
        self.voice.say(&self.sum.to_string());
        if self.sum.is_well() { Ok(()) } else { Err(Stop::told()) }
    }
}
