//! The reference: over a page by a word or a key, and as a page.

use nml_tests::window::{By, Home, Table, Window};
use serde_json::json;

fn panel() -> By {
    By::testid("reference")
}

/// The entry that is shown.
fn entry(window: &Window) -> Option<String> {
    window.attribute(By::testid("entry"), "data-shows")
}

/// The reference is there: words lead to it.
fn known(window: &Window) {
    window.until("words that lead to their entries", || window.count(By::css("main [data-entry]")) > 0);
}

#[test]
fn a_word_on_a_card_opens_its_entry_over_the_builder_and_the_page_has_all_of_them() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    window.click(By::role("link", "The Seventh Redoubt"));
    known(&window);
    window.run("[...document.querySelectorAll('main .entry-word')].find((one) => one.textContent === 'ELITE' || one.dataset.entry).click(); return null", &[]);
    window.see(panel());
    let opened = entry(&window).unwrap();
    window.until("the focus on the entry", || {
        window.run("return document.activeElement.matches('[data-testid=entry] h2')", &[]) == true
    });
    window.picture("reference-word");
    window.press("Escape");
    window.gone(panel());
    assert_eq!(window.run("return document.activeElement.dataset.entry", &[]), json!(opened), "back on the word");
    // A stop for each word would make a long card endless.
    assert_eq!(window.count(By::css("main .entry-word:not([tabindex='-1'])")), 0);

    window.press("?");
    window.see(By::role("region", "On this page").within(panel()));
    window.until("the focus in the field", || window.focused() == "Search the reference");
    window.picture("reference-panel");
    window.type_into(By::role("searchbox", "Search the reference").within(panel()), "bloodb");
    window.until("one entry", || window.count(By::css("[data-testid=reference] li button")) >= 1);
    window.press("Enter");
    window.until("Bloodbath", || entry(&window).as_deref() == Some("bloodbath"));
    window.click(By::role("button", "As a page"));
    window.until_text(By::css("#where"), "Reference");
    window.gone(panel());
    window.picture("reference-page");
    window.fill(By::role("searchbox", "Search the reference"), "trauma");
    window.click(By::role_part("button", "Trauma Table"));
    window.until("the table", || entry(&window).as_deref() == Some("trauma"));
    window.picture("reference-trauma");
    window.fill(By::role("searchbox", "Search the reference"), "C-10");
    window.click(By::role_part("button", "Charge"));
    window.click(By::role("link", "Is there a limit to the distance of a Charge?"));
    window.until_text(By::css("#where"), "Rulings");
    window.until("one ruling", || window.count(By::css("ol > li[data-testid^='C-']")) == 1);
    window.see(By::testid("C-10"));
}

#[test]
fn in_a_battle_the_question_mark_tells_the_words_of_what_has_the_focus_and_no_key_reaches_the_battle() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    table.activate("Piers Allard");
    known(window);
    window.run("document.querySelector('[data-testid=act-charge]').focus(); return null", &[]);
    let before = table.view();
    window.press("?");
    window.see(By::role("region", "On this page").within(panel()));
    window.see(By::role_part("button", "Charge").within(By::role("region", "On this page")));
    window.picture("reference-battle");
    window.run("document.querySelector('[data-testid=reference] li button').focus(); return null", &[]);
    for key in ["s", "m", "1", "d"] {
        window.press(key);
    }
    window.press("Escape");
    window.gone(panel());
    assert_eq!(table.view(), before, "a key of the battle came through");
    assert_eq!(window.run("return document.activeElement.dataset.testid", &[]), json!("act-charge"));
}
