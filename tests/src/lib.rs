//! What the tests of the whole product share: the schemas of its documents, which test proves which row of the rules and
//! whether it fails when the rule is broken, and a driver for the real window.
//!
//! A window test reads like a person at the screen. It starts the real binary under a display of its own, with a folder
//! for data of its own, and finds things as a person does, by role and name:
//!
//! ```no_run
//! use nml_tests::window::{By, Home, Window};
//!
//! let home = Home::new();
//! home.answer("/tmp/club.book");                  // what the next file dialog gets for an answer
//! let window = Window::open(&home);
//! window.click(By::role("button", "Start a blank book"));
//! window.until_text(By::css("h1"), "Warbands");
//! window.picture("warbands-empty");               // four pictures, and axe in both themes
//! let window = window.reopen(&home);              // closed and started again on the same data
//! assert_eq!(window.count(By::role("listitem", "")), 0);
//! ```
//!
//! The binary is the one named by `NML_BINARY`, else `no-mans-ledger` beside the tests, as `cargo build --package
//! no-mans-ledger` leaves it. `NML_SHOW=1` uses the display of the person in front instead of a virtual one. Anything
//! that is missing (binary, driver, display) fails the test; nothing is skipped.

pub mod codes;
pub mod content;
pub mod coverage;
pub mod golden;
pub mod mutations;
pub mod refereed;
pub mod schemas;
pub mod window;
