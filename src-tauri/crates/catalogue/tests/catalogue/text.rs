//! Names, texts and ids from outside.

use nml_catalogue::message::Argument;
use nml_catalogue::text::{TEXT_CHARACTERS, TEXT_LINES, id, lines, name, stream};
use nml_catalogue::thing;

#[test]
fn names_are_short_visible_and_on_one_line() {
    assert!(name(thing::the_models_name(), "Mother Oriel of the 7ᵗʰ").is_ok());
    let refused = |text: &str| name(thing::the_models_name(), text).unwrap_err().code;
    assert_eq!(refused(""), "NAME_EMPTY");
    assert_eq!(refused("  "), "NAME_EMPTY");
    assert_eq!(refused(&"ü".repeat(81)), "NAME_TOO_LONG");
    assert!(name(thing::the_models_name(), &"ü".repeat(80)).is_ok());
    assert_eq!(refused("two\nlines"), "NAME_UNREADABLE");
    assert_eq!(refused("\u{202e}leiro"), "NAME_UNREADABLE");
}

#[test]
fn a_text_has_lines_within_bounds_and_nothing_that_hides() {
    assert!(lines(thing::the_text(), "").is_ok());
    assert!(lines(thing::the_text(), &vec!["ü"; TEXT_LINES].join("\n")).is_ok());
    assert!(lines(thing::the_text(), &"ü".repeat(TEXT_CHARACTERS)).is_ok());
    let refused = |text: &str| lines(thing::the_text(), text).unwrap_err();
    assert_eq!(refused(&"ü".repeat(TEXT_CHARACTERS + 1)).code, "TEXT_TOO_LONG");
    let long = refused(&"\n".repeat(TEXT_LINES));
    assert_eq!((long.code, long.message.key), ("TEXT_TOO_LONG", "catalogue-too_many_lines"));
    assert_eq!(long.message.args[1], ("most", Argument::Number(100)));
    for hidden in ['\t', '\r', '\u{7}', '\u{202e}', '\u{200b}'] {
        let refused = refused(&format!("plain\nnot {hidden}plain"));
        assert_eq!(refused.code, "TEXT_UNREADABLE", "{hidden:?}");
        assert_eq!(
            (refused.message.key, &refused.message.args[1]),
            ("catalogue-text_invisible", &("number", Argument::Number(2)))
        );
    }
}

#[test]
fn ids_are_one_word_and_streams_are_hexadecimal() {
    assert!(id(thing::the_item(), "trench-club").is_ok());
    assert!(id(thing::the_item(), "").is_err());
    assert!(id(thing::the_item(), "two words").is_err());
    assert!(id(thing::the_item(), &"x".repeat(101)).is_err());
    assert!(stream(thing::the_battle(), "00112233445566778899aabbccddeeff").is_ok());
    assert!(stream(thing::the_battle(), "00112233445566778899AABBCCDDEEFF").is_err());
    assert!(stream(thing::the_battle(), "0011").is_err());
}
