//! Why a command could not go on.

use std::path::Path;

/// The reason a step failed, said in this order: which step, why, the end of what it printed, what to try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The step, as its heading names it.
    pub step: String,
    /// Why, in one line.
    pub why: String,
    /// The last lines that the step's program printed.
    pub tail: Box<[String]>,
    /// Where everything it printed is kept.
    pub log: Option<Box<Path>>,
    /// The command to try, or what to do.
    pub cure: String,
    /// What the program's exit status should be: 1 for a failed step, 2 for unusable arguments.
    pub status: u8,
}

impl Stop {
    /// A failed step without any output of its own.
    pub fn new(step: impl Into<String>, why: impl std::fmt::Display, cure: impl Into<String>) -> Self {
        Self { step: step.into(), why: why.to_string(), tail: Box::default(), log: None, cure: cure.into(), status: 1 }
    }

    /// Arguments that the command does not know.
    pub fn usage(why: impl std::fmt::Display) -> Self {
        let mut stop = Self::new("arguments", why, "cargo xtask help");
        stop.status = 2;
        stop
    }

    /// A failure that has been told already.
    pub fn told() -> Self {
        Self::new("", "", "")
    }

    /// The lines a person reads.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.step.is_empty() {
            return lines;
        }
        if !self.tail.is_empty() {
            lines.push(String::new());
            lines.extend(self.tail.iter().map(|line| format!("    {line}")));
        }
        lines.push(String::new());
        lines.push(format!("FAILED  {}: {}", self.step, self.why));
        if let Some(log) = &self.log {
            lines.push(format!("   log  {}", log.display()));
        }
        lines.push(format!("   try  {}", self.cure));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::Stop;

    #[test]
    fn says_which_step_why_and_what_to_try() {
        let mut stop = Stop::new("UI packages", "npm ci ended with 1", "cd ui && npm ci");
        stop.tail = Box::new(["npm error network".into()]);
        let text = stop.lines().join("\n");
        let order = ["npm error network", "UI packages", "ended with 1", "cd ui && npm ci"];
        let found: Vec<_> = order.iter().map(|part| text.find(part)).collect();
        assert!(found.iter().all(Option::is_some), "{text}");
        assert!(found.windows(2).all(|pair| pair[0] < pair[1]), "{text}");
    }
}
