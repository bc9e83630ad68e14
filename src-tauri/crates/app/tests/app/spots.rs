//! Where the correction's page has what was said after a battle: there where the ledger's page shows what came of it.

use std::collections::{BTreeMap, BTreeSet};

use crate::kit::{call, session};
use nml_app::aftermath::{Aftermath, AftermathLine, AftermathPage, CorrectionLine, CorrectionPart, CorrectionView};
use nml_app::open_book::BookState;
use serde_json::{Value, json};

fn digits(said: &str) -> String {
    said.chars().filter(char::is_ascii_digit).collect()
}

/// What the ledger's page has at the place of a line, in words.
fn shown(page: &AftermathPage, line: &CorrectionLine) -> String {
    let step = page.steps.iter().find(|step| step.number == line.spot.step).unwrap();
    let at = line.spot.number;
    let row = || &step.lines[at];
    match line.spot.part {
        CorrectionPart::Stamp => row().stamp.clone().unwrap(),
        CorrectionPart::Came => row().result.clone().unwrap(),
        CorrectionPart::Row => row().model.to_string(),
        CorrectionPart::Thrown => step.thrown[at].dice.iter().map(u8::to_string).collect(),
        CorrectionPart::Dice => step.dice.len().to_string(),
        CorrectionPart::Margin => step.margins[at].text.clone(),
        CorrectionPart::Head | CorrectionPart::Foot => step.name.clone(),
    }
}

#[test]
fn all_that_was_said_in_a_season_stands_where_the_ledger_has_what_came_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let BookState::Open { .. } = call(&session, "book_new", json!({"holds": "season"})) else { panic!("not open") };
    let all: Vec<AftermathLine> = call(&session, "aftermaths", Value::Null);
    let mut found: BTreeMap<(u8, CorrectionPart), usize> = BTreeMap::new();
    for battle in &all {
        let ledger: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle.id }));
        let past: CorrectionView = call(&session, "correction", json!({ "aftermath": battle.id, "steps": [] }));
        for (page, said) in ledger.pages.iter().zip(&past.pages) {
            let mut taken = BTreeSet::new();
            for line in &said.lines {
                let (spot, shown) = (line.spot, shown(page, line));
                *found.entry((spot.step, spot.part)).or_default() += 1;
                let own = matches!(spot.part, CorrectionPart::Row | CorrectionPart::Head | CorrectionPart::Foot);
                assert!(own || taken.insert(spot), "{line:#?} stands where another does");
                let right = match spot.part {
                    CorrectionPart::Stamp | CorrectionPart::Thrown => digits(&line.said) == shown,
                    CorrectionPart::Row => line.question.as_ref().unwrap().model.unwrap().to_string() == shown,
                    CorrectionPart::Came => line.said == shown,
                    CorrectionPart::Margin => shown.ends_with(&line.said),
                    CorrectionPart::Dice | CorrectionPart::Head | CorrectionPart::Foot => true,
                };
                assert!(right, "{shown}: {line:#?}");
                // Of models, every die that fell stays on the page.
                let die = spot.step < 3 && line.said.chars().all(|letter| letter.is_ascii_digit() || letter == ' ');
                assert!(!(own && die), "{line:#?} stands nowhere");
            }
        }
    }
    let kinds = [(1, CorrectionPart::Stamp), (2, CorrectionPart::Stamp), (2, CorrectionPart::Came)];
    let kinds = kinds.into_iter().chain([(2, CorrectionPart::Thrown), (4, CorrectionPart::Dice)]);
    let kinds = kinds.chain([(4, CorrectionPart::Margin), (5, CorrectionPart::Margin)]);
    for kind in kinds {
        assert!(found.get(&kind).is_some_and(|times| *times > 1), "{kind:?} of {found:?}");
    }
}
