//! What a group agreed on in words.

use super::*;
use nml_catalogue::text::{TEXT_CHARACTERS, TEXT_LINES};

fn write(text: &str) -> Command {
    Command::WriteRules { text: text.into() }
}

#[test]
fn words_are_kept_line_by_line_and_taken_away_again() {
    let mut record = Record::new();
    let before = serde_json::to_string(&record.campaign).unwrap();
    assert!(!before.contains("written"), "a campaign without any is written as it always was");
    record.say(write("No proxies of Elites.\nForfeit after 30 minutes."));
    assert_eq!(record.campaign.written, "No proxies of Elites.\nForfeit after 30 minutes.");
    record.say(write(""));
    assert_eq!(serde_json::to_string(&record.campaign).unwrap(), before);
}

#[test]
fn what_nobody_can_read_is_refused() {
    let record = Record::new();
    let refused = |text: &str| decide(tables(), &record.campaign, &write(text)).unwrap_err();
    assert_eq!(refused(&"x".repeat(TEXT_CHARACTERS + 1)).code, "TEXT_TOO_LONG");
    assert_eq!(refused(&"x\n".repeat(TEXT_LINES)).code, "TEXT_TOO_LONG");
    let hidden = refused("No proxies.\nBut \u{202e}read this.");
    assert_eq!(hidden.code, "TEXT_UNREADABLE");
    assert_eq!(nml_words::said(&hidden.message), "What was agreed on holds an invisible character in line 2.");
}
