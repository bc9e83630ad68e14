//! A battle shown to the people around it: a phone follows by a link, answers for its side, and is let go with the
//! table.

use nml_tests::window::{Browser, By, Home, Table};

/// A phone, upright.
const PHONE: (u32, u32) = (390, 844);

#[test]
fn a_guest_on_a_phone_follows_and_answers_until_the_table_is_closed() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    window.click(By::role("link", "Show this table"));
    window.click(By::role("button", "Open the table"));
    window.see(By::testid("invitations"));
    window.picture("table-open");
    // Each code has its words, its link and a button that copies it.
    let labels = window.texts(By::css("[data-testid='invitations'] h3"));
    assert!(labels.contains(&"Playing The Seventh Redoubt".to_owned()), "{labels:?}");
    assert_eq!(window.count(By::role_part("button", "Copy the link: ")), labels.len());
    let link = |label: &str| {
        let at = labels.iter().position(|one| one == label).unwrap();
        window.texts(By::css("[data-testid='invitations'] code"))[at].clone()
    };

    let reader = Browser::of_guest(&link("Looking on"), PHONE);
    reader.until_text(By::css("#question"), "Roll off for Initiative");
    let player = Browser::of_guest(&link("Playing The Seventh Redoubt"), PHONE);
    player.until_text(By::css("#question"), "Roll off for Initiative");
    // The secret does not stay in the address.
    for guest in [&reader, &player] {
        assert_eq!(guest.run("return location.href.includes('join=')", &[]), false);
    }
    window.until_text(By::css("main"), "2 guests follow");

    // What is said in the window stands on the phones at once.
    table.open();
    table.asks("initiative_roll_off");
    table.dice(&[6, 1]);
    table.asks("choose_first");
    for guest in [&reader, &player] {
        guest.see(By::css("[data-ask='choose_first']"));
    }
    // A spectator reads what others are asked, and has no answer to press.
    reader.until_text(By::css("[data-ask='choose_first']"), "answers this.");
    assert_eq!(reader.count(By::css("[data-ask='choose_first'] [data-testid='choice']")), 0);
    reader.keep("table-reader");
    // Side A has Initiative, and its player answers on the phone.
    player.keep("table-player");
    player.click(By::role_part("button", "A · The Seventh Redoubt"));
    table.asks("activate");
    reader.see(By::css("[data-ask='activate']"));

    window.click(By::role("link", "Show this table"));
    window.click(By::role("button", "Close the table"));
    for guest in [&reader, &player] {
        guest.until_text(By::css("body"), "The table was closed");
    }
}
