//! Another language in the window: chosen among the settings, every screen and what Rust says change at once, and back.

use std::fs;

use nml_tests::window::{By, Home, Table, Window};
use serde_json::{Value, json};

/// Goes to a page by its address, in any language of the window.
fn go(window: &Window, address: &str, head: &str) {
    window.run("location.hash = '#' + arguments[0]; return null", &[json!(address)]);
    window.until_text(By::css("#where"), head);
}

/// Chooses a language by its own name.
fn choose(window: &Window, name: &str, tag: &str) {
    window.click(By::css(format!("label[lang='{tag}']")));
    window.until(name, || window.run("return document.documentElement.lang", &[]) == json!(tag));
}

/// Buttons, headings and heads of columns whose text is wider than they are: it would be cut, or lie over its neighbour.
fn cut(window: &Window) -> Vec<String> {
    let found = window.run(
        "return [...document.querySelectorAll('button, a.button, h1, h2, h3, thead th, label')]
           .filter((one) => one.offsetParent && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
           .filter((one) => !one.closest('.sr') && getComputedStyle(one).textOverflow !== 'ellipsis')
           .map((one) => `${one.tagName.toLowerCase()} ${one.textContent.trim().replace(/\\s+/g, ' ')}`);",
        &[],
    );
    found.as_array().into_iter().flatten().filter_map(|one| Some(one.as_str()?.to_owned())).collect()
}

#[test]
fn another_language_is_spoken_at_once_on_every_screen_and_by_rust_and_on_paper() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let asked = || window.text(By::css("[data-ask]"));
    let english = asked();
    window.go("book");
    choose(window, "Deutsch", "de");
    // The page that stands there changes, with what it asked of Rust.
    window.until_text(By::css("#where"), "Buch");
    window.see(By::role("heading", "Aussehen"));
    window.picture("german-book");

    let campaign = window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let campaign = format!("campaign/{campaign}");
    let page = |window: &Window| window.texts(By::css("#work, header")).join(" ");
    go(window, &campaign, "The Ardent Mile");
    window.until("what Rust says of the campaign", || page(window).contains(" · je "));
    go(window, "warbands", "Warbands");
    window.picture("german-warbands");
    window.click(By::role("link", "The Seventh Redoubt"));
    window.see(By::role_part("button", "Aldous Reyne"));
    window.picture("german-builder");

    let path = home.folder().join("roster.pdf");
    home.answer(&path);
    window.click(By::role("link", "Drucken"));
    window.click(By::role("button", "Drucken: Roster"));
    window.until_text(By::css("aside .made"), "roster.pdf");
    let pdf = fs::read(&path).unwrap();
    let says = |what: &[u8]| pdf.windows(what.len()).any(|bytes| bytes == what);
    assert!(says(b"/Lang(de") || says(b"/Lang (de"), "the print is in German");

    go(window, &format!("battle/{}", table.battle), "Zug 1");
    table.asks("initiative_roll_off");
    assert_ne!(asked(), english);
    window.picture("german-battle");

    // It is kept on this machine.
    let Table { window, .. } = table;
    let window = window.reopen(&home);
    window.until("German", || window.run("return document.documentElement.lang", &[]) == json!("de"));
    go(&window, "book", "Buch");
    choose(&window, "English", "en");
    window.until_text(By::css("#where"), "Book");
    go(&window, &campaign, "The Ardent Mile");
    window.until("the same in English", || page(&window).contains(" each"));
}

/// German words are longer: nothing is cut, and no page is wider than the window.
#[test]
fn every_screen_has_room_for_longer_words() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let campaign = window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    window.go("book");
    for (name, tag) in [("Deutsch", "de"), ("Polski", "pl")] {
        choose(&window, name, tag);
        let mut found = Vec::new();
        for address in ["book", "warbands", "scenarios", "aftermath", "campaign", "club", "find", "book/rulings"] {
            window.run("location.hash = '#' + arguments[0]; return null", &[json!(address)]);
            window.see(By::css("main"));
            window.picture(&format!("{tag}-{}", address.replace('/', "-")));
            found.extend(cut(&window).into_iter().map(|what| format!("{tag} {address}: {what}")));
        }
        window.run("location.hash = '#' + arguments[0]; return null", &[json!(format!("campaign/{campaign}"))]);
        window.see(By::css("main"));
        window.picture(&format!("{tag}-campaign-page"));
        found.extend(cut(&window).into_iter().map(|what| format!("{tag} a campaign: {what}")));
        assert!(found.is_empty(), "{}", found.join("\n"));
        window.run("location.hash = '#book'; return null", &[]);
    }
}
