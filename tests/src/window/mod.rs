//! The real window, driven through WebDriver.

#![allow(
    clippy::panic,
    clippy::expect_used,
    clippy::unwrap_used,
    missing_docs,
    reason = "a driver of tests says what went wrong by failing the test"
)]

mod axe;
mod browser;
mod by;
mod driver;
mod hands;
mod home;
mod inputs;
mod picture;
mod play;
mod sample;
mod screen;
mod season;
mod session;
mod table;

pub use browser::Browser;
pub use by::By;
pub use home::Home;
pub use inputs::inputs;
pub use picture::Theme;
pub use season::{Filed, Season, Side};
pub use session::Window;
pub use table::{Table, place_of, stands};

use std::path::PathBuf;
use std::time::Duration;

/// How long one request to the driver may take. Without a limit a window that hangs would hang the test.
const REQUEST: Duration = Duration::from_secs(30);

/// How long something may take to appear.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long one of two that look alike may take to go.
const DOUBT: Duration = Duration::from_secs(8);

/// How often it is looked for.
const PULSE: Duration = Duration::from_millis(40);

/// How long the app, its driver or its display may take to start or to end.
const START: Duration = Duration::from_secs(60);

/// Cargo's target folder.
fn target() -> PathBuf {
    // target/<profile>/deps/<test>, or target/<profile>/bench
    let program = std::env::current_exe().expect("the test knows its own file");
    let folder = program.parent().expect("a file lies in a folder");
    let up = if folder.ends_with("deps") { 2 } else { 1 };
    folder.ancestors().nth(up).expect("the test lies in target/<profile>/deps").to_path_buf()
}

/// The folder for pictures: the one named by `NML_PICTURES`, else `pictures` in cargo's target folder.
fn pictures() -> PathBuf {
    std::env::var_os("NML_PICTURES").map_or_else(|| target().join("pictures"), PathBuf::from)
}

/// The app: the one named by `NML_BINARY`, else the one that cargo built beside this test.
///
/// # Panics
/// When it is not there.
#[must_use]
pub fn binary() -> PathBuf {
    let path = std::env::var_os("NML_BINARY").map_or_else(
        || {
            let test = std::env::current_exe().expect("the test knows its own file");
            let profile = test.ancestors().nth(2).expect("the test lies in target/<profile>/deps");
            profile.join(format!("no-mans-ledger{}", std::env::consts::EXE_SUFFIX))
        },
        PathBuf::from,
    );
    assert!(
        path.is_file(),
        "{}: the app is not there; build the UI (npm run build in ui/), then cargo build --package no-mans-ledger",
        path.display()
    );
    path
}

/// The name of the running test, for its log and pictures.
fn test_name() -> String {
    std::thread::current().name().unwrap_or("main").replace("::", "-")
}
