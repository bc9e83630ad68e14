//! What is new after an update: told once, and kept.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

#[test]
fn after_an_update_the_news_is_told_once_and_book_keeps_it() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let version = window.told("about", Value::Null)["version"].as_str().unwrap().to_owned();
    window.until("the version to be remembered", || {
        window.run("return localStorage.getItem('nml.version')", &[]) == json!(version)
    });
    window.run("localStorage.setItem('nml.version', '0.0.1'); location.reload(); return null", &[]);
    window.see(By::text(&format!("No Man’s Ledger is now version {version}.")));
    window.picture("news-note");
    window.click(By::role("link", "What’s new"));
    window.until_text(By::css("#where"), "What’s new");
    window.see(By::text("new since you were last here"));
    window.picture("news");
    window.run("location.reload(); return null", &[]);
    window.until_text(By::css("#where"), "What’s new");
    assert_eq!(window.count(By::text(&format!("No Man’s Ledger is now version {version}."))), 0);
    window.task("Book");
    window.picture("book-help");
    window.click(By::role("link", "What’s new"));
    window.until_text(By::css("#where"), "What’s new");
}
