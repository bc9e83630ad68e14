//! A virtual display for one window.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A display; a virtual one ends with it.
pub struct Screen {
    display: String,
    server: Option<Child>,
}

impl Screen {
    /// A virtual display large enough for every picture; with `NML_SHOW` set, the person's own.
    pub fn open() -> Self {
        if std::env::var_os("NML_SHOW").is_some() {
            let display = std::env::var("DISPLAY").expect("NML_SHOW needs a display: DISPLAY is not set");
            return Self { display, server: None };
        }
        // The server chooses a free number and says it when it is ready.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("no virtual display: Xvfb: {error} (Debian: apt-get install xvfb)"));
        let mut number = String::new();
        let said = server.stdout.take().map(|stdout| BufReader::new(stdout).read_line(&mut number));
        assert!(matches!(said, Some(Ok(1..))), "no virtual display: Xvfb ended before it was ready");
        Self { display: format!(":{}", number.trim()), server: Some(server) }
    }

    /// As `DISPLAY` names it.
    pub fn display(&self) -> &str {
        &self.display
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        if let Some(server) = &mut self.server {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}
