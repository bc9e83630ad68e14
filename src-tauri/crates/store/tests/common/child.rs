//! This test program, started again as another process to do one thing.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, dead_code)]

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const ROLE: &str = "NML_TEST_ROLE";
const PATH: &str = "NML_TEST_PATH";
const SAYS: &str = "child says: ";

/// In the child: its role and the path it is given. `None` in a plain run of the tests.
pub fn role() -> Option<(String, PathBuf)> {
    Some((std::env::var(ROLE).ok()?, std::env::var_os(PATH)?.into()))
}

/// In the child: answers the parent.
#[allow(clippy::print_stdout)]
pub fn say(answer: &str) {
    println!("\n{SAYS}{answer}");
}

/// A child that runs the test of that name.
pub struct OtherProcess {
    pub child: Child,
    lines: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl OtherProcess {
    pub fn start(mut command: Command, test: &str, role: &str, path: &Path) -> Self {
        command.args(["--exact", test, "--nocapture", "--test-threads=1"]).env(ROLE, role).env(PATH, path);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the child starts");
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Self { child, lines }
    }

    /// This program itself.
    pub fn again(test: &str, role: &str, path: &Path) -> Self {
        Self::start(Command::new(std::env::current_exe().unwrap()), test, role, path)
    }

    /// What it says next. `None` once it has ended.
    pub fn hear(&mut self) -> Option<String> {
        self.lines.by_ref().map_while(Result::ok).find_map(|line| line.strip_prefix(SAYS).map(str::to_owned))
    }
}

impl Drop for OtherProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
