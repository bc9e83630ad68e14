//! Counts outcomes from what the test runners print.

use std::fmt;
use std::ops::AddAssign;

/// How many passed and how many failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tests that passed.
    pub passed: u64,
    /// Tests that failed.
    pub failed: u64,
}

/// What a step prints, and so how its outcome is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runner {
    /// One check: its exit status is its outcome.
    Check,
    /// `cargo test`: one line of counts for each test program.
    Cargo,
    /// `vitest run`: one line of counts for all.
    Vitest,
}

impl Tally {
    /// One that passed.
    pub const PASSED: Self = Self { passed: 1, failed: 0 };
    /// One that failed.
    pub const FAILED: Self = Self { passed: 0, failed: 1 };

    /// Counts a runner's lines. A runner that ended badly has at least one failure, and so has one without any test.
    pub fn of(runner: Runner, lines: &[String], ended_well: bool) -> Self {
        let mut tally = match runner {
            Runner::Check if ended_well => return Self::PASSED,
            Runner::Check => return Self::FAILED,
            Runner::Cargo | Runner::Vitest => counted(runner, lines),
        };
        let counted_none = tally == Self::default();
        if tally.failed == 0 && (!ended_well || counted_none) {
            tally.failed = 1;
        }
        tally
    }

    /// Whether it is as it should be.
    pub fn is_well(self) -> bool {
        self.failed == 0 && self.passed > 0
    }
}

/// Whether a runner counted no test at all.
pub fn none(runner: Runner, lines: &[String]) -> bool {
    counted(runner, lines) == Tally::default()
}

fn counted(runner: Runner, lines: &[String]) -> Tally {
    match runner {
        Runner::Check => Tally::default(),
        Runner::Cargo => of_cargo(lines),
        Runner::Vitest => of_vitest(lines),
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// The names of the tests that failed, as the runner prints them.
pub fn failures(runner: Runner, lines: &[String]) -> Vec<String> {
    let name = |line: &String| match runner {
        Runner::Check => None,
        Runner::Cargo => line.strip_prefix("test ")?.strip_suffix(" ... FAILED").map(str::to_owned),
        Runner::Vitest => line.trim_start().strip_prefix("FAIL ").map(|name| name.trim().to_owned()),
    };
    let mut names: Vec<String> = lines.iter().filter_map(name).collect();
    names.dedup();
    names
}

/// The part of what a runner printed that tells why tests failed; empty if it is as well told by the last lines.
pub fn reasons(runner: Runner, lines: &[String]) -> Vec<String> {
    let mut told = Vec::new();
    let mut inside = false;
    for line in lines.iter().filter(|_| runner == Runner::Cargo) {
        if line.starts_with("---- ") {
            inside = true;
        } else if line == "failures:" || line.starts_with("test result: ") {
            inside = false;
        }
        if inside {
            told.push(line.clone());
        }
    }
    told
}

/// Sums `test result: ok. 5 passed; 1 failed; …`; a test program that was started and gave no result crashed.
fn of_cargo(lines: &[String]) -> Tally {
    let mut tally = Tally::default();
    let mut started = 0;
    let mut ended = 0;
    for line in lines {
        let trimmed = line.trim_start();
        if trimmed.starts_with("Running ") || trimmed.starts_with("Doc-tests ") {
            started += 1;
        }
        if let Some(counts) = trimmed.strip_prefix("test result: ") {
            ended += 1;
            tally.passed += before(counts, " passed");
            tally.failed += before(counts, " failed");
        }
    }
    tally.failed += u64::saturating_sub(started, ended);
    tally
}

/// Reads `Tests  1 failed | 12 passed | 2 skipped (15)`, and the files that failed before they had any test.
fn of_vitest(lines: &[String]) -> Tally {
    let counts = |key: &str| {
        let find = |line: &String| line.trim_start().strip_prefix(key).map(str::to_owned);
        lines.iter().rev().find_map(find).unwrap_or_default()
    };
    let tests = counts("Tests ");
    let mut tally = Tally { passed: before(&tests, " passed"), failed: before(&tests, " failed") };
    if tally.failed == 0 {
        tally.failed = before(&counts("Test Files "), " failed");
    }
    tally
}

/// The number just before a word; 0 if there is none.
fn before(text: &str, word: &str) -> u64 {
    let Some((head, _)) = text.split_once(word) else {
        return 0;
    };
    let digits = head.rsplit(|c: char| !c.is_ascii_digit()).next();
    digits.and_then(|digits| digits.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    fn tally(passed: u64, failed: u64) -> Tally {
        Tally { passed, failed }
    }

    #[test]
    fn what_a_test_said_when_it_failed_is_picked_out() {
        let printed = lines(
            "test a ... FAILED\ntest b ... ok\n\nfailures:\n\n---- a stdout ----\npanicked at x\nleft: 1\n\nfailures:\n    a\n\n\
             test result: FAILED. 1 passed; 1 failed\n     Running y (z)\ntest c ... ok",
        );
        assert_eq!(reasons(Runner::Cargo, &printed), ["---- a stdout ----", "panicked at x", "left: 1", ""]);
        assert!(reasons(Runner::Vitest, &printed).is_empty());
    }

    const CARGO: &str = "     Running unittests src/lib.rs (target/debug/deps/nml_dice-1)\n\
        running 5 tests\n\
        test odds::sum_to_one ... ok\n\
        test result: ok. 5 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
        \x20    Running tests/workspace.rs (target/debug/deps/workspace-2)\n\
        test lengths ... FAILED\n\
        test result: FAILED. 12 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s\n\
        \x20  Doc-tests nml_dice\n\
        test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s";

    #[test]
    fn cargo_is_summed_over_its_programs() {
        assert_eq!(Tally::of(Runner::Cargo, &lines(CARGO), false), tally(18, 2));
        assert_eq!(failures(Runner::Cargo, &lines(CARGO)), ["lengths"]);
    }

    #[test]
    fn a_test_program_that_crashed_is_a_failure() {
        let crashed = format!("{CARGO}\n     Running tests/crash.rs (target/debug/deps/crash-3)\nrunning 1 test");
        assert_eq!(Tally::of(Runner::Cargo, &lines(&crashed), false), tally(18, 3));
    }

    #[test]
    fn a_build_that_failed_is_a_failure() {
        let broken = lines("error[E0425]: cannot find value `x` in this scope");
        assert_eq!(Tally::of(Runner::Cargo, &broken, false), tally(0, 1));
        assert_eq!(Tally::of(Runner::Vitest, &broken, false), tally(0, 1));
    }

    #[test]
    fn no_test_at_all_is_a_failure() {
        let none = "     Running unittests src/lib.rs (x)\n\
                    test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        assert_eq!(Tally::of(Runner::Cargo, &lines(none), true), tally(0, 1));
        assert_eq!(Tally::of(Runner::Vitest, &lines("No test files found"), true), tally(0, 1));
        assert!(!Tally::default().is_well());
    }

    #[test]
    fn vitest_is_read_from_its_last_lines() {
        let good = " Test Files  3 passed (3)\n      Tests  41 passed (41)\n   Start at  10:00:00";
        assert_eq!(Tally::of(Runner::Vitest, &lines(good), true), tally(41, 0));
        let bad = " FAIL  tests/a.test.ts > adds > one\n Test Files  1 failed | 2 passed (3)\n      \
                   Tests  1 failed | 12 passed | 2 skipped (15)";
        assert_eq!(Tally::of(Runner::Vitest, &lines(bad), false), tally(12, 1));
        assert_eq!(failures(Runner::Vitest, &lines(bad)), ["tests/a.test.ts > adds > one"]);
        let unread = " Test Files  1 failed | 2 passed (3)\n      Tests  12 passed (12)";
        assert_eq!(Tally::of(Runner::Vitest, &lines(unread), false), tally(12, 1));
    }

    #[test]
    fn passing_tests_do_not_hide_a_bad_end() {
        let fine = "     Running x (y)\ntest result: ok. 3 passed; 0 failed; 0 ignored";
        assert_eq!(Tally::of(Runner::Cargo, &lines(fine), false), tally(3, 1));
        assert_eq!(Tally::of(Runner::Cargo, &lines(fine), true), tally(3, 0));
    }

    #[test]
    fn a_check_counts_as_one() {
        assert_eq!(Tally::of(Runner::Check, &[], true), Tally::PASSED);
        assert_eq!(Tally::of(Runner::Check, &[], false), Tally::FAILED);
    }

    #[test]
    fn the_closing_line_has_one_form() {
        let mut sum = tally(3, 0);
        sum += tally(4, 1);
        assert_eq!(sum.to_string(), "7 passed, 1 failed");
    }
}
