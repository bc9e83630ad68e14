//! What a message and its file make together.
#![allow(clippy::unwrap_used)]

use nml_catalogue::length::Length;
use nml_catalogue::{Scenario, own_scenario};

use super::*;

#[test]
fn a_sentence_follows_its_number() {
    let said = |key, args| said(&Message { key, args });
    let pages = |left: u32| said("campaign-pages_unsettled", vec![("left", left.into())]);
    assert_eq!(pages(1), "One of its pages is not settled and signed yet.");
    assert_eq!(pages(2), "2 of its pages are not settled and signed yet.");
    let open = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        said("campaign-earlier_aftermath_open", vec![("count", names.len().into()), ("names", names.into())])
    };
    assert_eq!(open(&["Ash"]), "Ash has an earlier aftermath open: its roster is not known before that is closed.");
    assert_eq!(
        open(&["Ash", "Bone", "Crow"]),
        "Ash, Bone and Crow have an earlier aftermath open: their rosters are not known before that is closed."
    );
}

#[test]
fn a_refusal_quotes_what_is_wrong_with_a_scenario() {
    let text = include_str!("../../../../../data/packs/official-1.0.2/scenarios/supply-raid.json");
    let mut raid: Scenario = serde_json::from_str(text).unwrap();
    raid.name = " ".into();
    let refused = own_scenario::well_formed(&raid).unwrap_err();
    assert_eq!(said(&refused.message), "/name: The name is empty; it needs 1 to 80 characters.");
    raid.turns = 0;
    let faults: Vec<String> = raid.faults().iter().map(|(path, fault)| format!("{path}: {}", said(fault))).collect();
    assert!(faults.contains(&"/turns: A game lasts between 1 and 12 Turns.".to_owned()), "{faults:?}");
}

#[test]
fn lengths_and_large_numbers_stand_as_people_write_them() {
    let said = |key, args| said(&Message { key, args });
    let [measured, range] = Length::inches(12).apart(Length::inches(12) - Length::micrometres(600));
    let far = vec![("measured", measured.into()), ("range", range.into())];
    assert_eq!(said("battle-out_of_range", far), "It is 12″ away; the weapon reaches 11.98″.");
    let sum = vec![("sum", 1_000_001_u32.into()), ("most", 1_000_000_u32.into())];
    assert_eq!(said("warband-sum_too_large", sum), "1000001 is too much: 1000000 at most.");
}

#[test]
fn a_sentence_is_said_in_the_language_that_is_spoken_with_its_plurals() {
    let streams = |number: u32| said(&Message { key: "cli-entries", args: vec![("number", number.into())] });
    let in_ = |language: Language| speaking(language, || [1, 2, 5, 12, 22, 25].map(streams));
    assert_eq!(in_(Language::Polish), ["1 wpis", "2 wpisy", "5 wpisów", "12 wpisów", "22 wpisy", "25 wpisów"]);
    assert_eq!(in_(Language::German)[..2], ["1 Eintrag", "2 Einträge"]);
    assert_eq!(in_(Language::English)[..2], ["1 entry", "2 entries"]);
}

#[test]
fn lengths_and_lists_are_written_as_the_language_writes_them() {
    let names = ["Ash", "Bone", "Crow"].map(str::to_owned);
    let written = || (measured(Length::micrometres(622_300)), decimal("12.25"), listed(&names));
    let told = |length: &str, number: &str, list: &str| (length.to_owned(), number.to_owned(), list.to_owned());
    assert_eq!(written(), told("24.5″", "12.25", "Ash, Bone and Crow"));
    assert_eq!(speaking(Language::German, written), told("24,5″", "12,25", "Ash, Bone und Crow"));
    assert_eq!(speaking(Language::Polish, written), told("24,5″", "12,25", "Ash, Bone i Crow"));
}

#[test]
fn what_is_not_translated_is_said_in_english() {
    // A key that no language has, and one that all have, told apart by what comes back.
    let unknown = Message { key: "battle-never_said", args: Vec::new() };
    assert_eq!(speaking(Language::German, || said(&unknown)), "battle-never_said");
    assert_eq!(said_in(Language::German, &unknown), None);
}

#[test]
fn what_somebody_wrote_is_no_markup_and_gets_no_marks_of_direction() {
    let name = vec![("name", "{ $most } \u{5d0}<b>".into())];
    assert_eq!(said(&Message { key: "battle-not_down", args: name }), "{ $most } \u{5d0}<b> is not Down.");
}

#[test]
fn what_is_missing_shows_its_key() {
    let unknown = Message { key: "battle-never_said", args: vec![("name", "Gorm".into())] };
    assert_eq!(said(&unknown), "battle-never_said name=Gorm");
    assert_eq!(said(&Message { key: "battle-not_down", args: Vec::new() }), "battle-not_down");
}

#[test]
fn a_ruling_is_asked_and_answered_in_the_language_that_is_spoken() {
    let cap = nml_catalogue::ruling::Ruling::with_key("charge_cap").unwrap();
    let asked = || (rulings::question(cap), rulings::meaning(cap, &cap.readings[1]));
    let said = |question: &str, reading: &str| (question.to_owned(), reading.to_owned());
    assert_eq!(asked(), said("Is there a limit to the distance of a Charge?", "No."));
    let german = said("Hat die Strecke eines Sturmangriffs eine Grenze?", "Nein.");
    assert_eq!(speaking(Language::German, asked), german);
    assert_eq!(speaking(Language::Polish, asked), said("Czy długość szarży ma limit?", "Nie."));
}
