//! The window starts, shows its first screen, and says clearly why if it cannot.

use std::process::{Command, Output};

use nml_tests::window::{By, Home, Window, binary};

fn run(arguments: &[&str]) -> Output {
    let home = Home::new();
    Command::new(binary())
        .args(arguments)
        .env("NML_DATA_DIR", home.data())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .unwrap()
}

/// One line on standard error that names `what`, nothing on standard output, status 2.
fn refused(output: &Output, what: &str) {
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(output.stdout.is_empty());
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains(what), "{said}");
}

#[test]
fn the_first_start_offers_a_blank_book_or_the_sample() {
    let home = Home::new();
    let window = Window::open(&home);
    window.see(By::role("heading", "A blank book"));
    window.picture("start");
}

#[test]
fn a_window_closes_and_opens_again() {
    let home = Home::new();
    let window = Window::open(&home);
    let window = window.reopen(&home);
    window.cut();
    Window::open(&home).close();
}

#[test]
fn a_wrong_argument_is_named() {
    refused(&run(&["--bok", "club.book"]), "--bok");
}

#[test]
fn without_a_display_it_says_what_to_do() {
    refused(&run(&[]), "xvfb-run");
}
