//! Printing sheets from the window: choose the file in the dialog, write the PDF, and say so.

use std::fs;
use std::path::Path;

use nml_tests::window::{By, Home, Window};

/// Whether a PDF stands there.
fn is_pdf(path: &Path) -> bool {
    fs::read(path).is_ok_and(|bytes| bytes.starts_with(b"%PDF-") && bytes.len() > 10_000)
}

#[test]
fn a_warband_is_printed_from_the_builder() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.click(By::role("link", "The Seventh Redoubt"));
    window.until_text(By::css("#where"), "The Seventh Redoubt");
    window.click(By::role("link", "Print"));
    for (sheet, file) in [
        ("Roster", "roster.pdf"),
        ("Model cards", "cards.pdf"),
        ("Blank cards", "blank.pdf"),
        ("Quick reference", "reference.pdf"),
    ] {
        let path = home.folder().join(file);
        home.answer(&path);
        window.click(By::role("button", &format!("Print: {sheet}")));
        window.until_text(By::css("aside .made"), &format!("Written: {file}"));
        window.until_text(By::css("aside .made"), &path.display().to_string());
        assert!(is_pdf(&path), "{file}");
    }
    window.picture("print-builder");
    home.answer_nothing();
    window.click(By::role("button", "Print: Roster"));
    window.until_text(By::css("aside .made"), "Written: reference.pdf");
    home.answer(home.folder().join("no-such-folder").join("x.pdf"));
    window.click(By::role("button", "Print: Roster"));
    window.until_text(By::css("aside [role=alert]"), "cannot be written");
}

#[test]
fn a_scenario_is_printed_from_the_library_and_from_its_set_up() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.go("scenarios");
    let path = home.folder().join("relic.pdf");
    home.answer(&path);
    window.click(By::role("link", "Relic Hunt"));
    window.click(By::role("button", "Print the sheet of Relic Hunt"));
    window.until_text(By::css("article[aria-label='Relic Hunt'] .made"), "Written: relic.pdf, 2 pages");
    assert!(is_pdf(&path));
    window.picture("print-library");
    window.click(By::role("button", "Set up Relic Hunt"));
    let path = home.folder().join("set-up.pdf");
    home.answer(&path);
    window.click(By::role("button", "Print: Scenario sheet"));
    window.until_text(By::css(".left .made"), "Written: set-up.pdf, 2 pages");
    assert!(is_pdf(&path));
    window.picture("print-set-up");
}
