//! What two books decided between them: what stays, and what was set aside.

use nml_app::campaigns::{CampaignHistory, CampaignHistoryLine, HouseRulesView};
use nml_app::parcels::{ParcelDone, ParcelSaid, ParcelState, ParcelView};
use nml_app::session::Session;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::kit::{call, close, edit};
use crate::parcels::{files, opens, sent, two, whole};

/// Words that keep the order of entries, and that no player says.
const BOOKKEEPING: [&str; 7] = [
    "sent it",
    "as it was sent",
    "what was said here",
    "which entries count",
    "brought together",
    "entry",
    "the signature",
];

fn said(all: &[ParcelSaid]) -> Vec<&str> {
    all.iter().map(|one| one.said.as_str()).collect()
}

fn history(session: &Session, campaign: &str) -> Vec<CampaignHistoryLine> {
    let told: CampaignHistory = call(session, "campaign_history", json!({ "campaign": campaign }));
    told.entries
}

/// Both filed the same planned game and closed it; Ines also renamed the campaign, Tomas a Warband. She chooses.
fn decided(ines: &TempDir, tomas: &TempDir, stands: &str) -> (Session, Session, [String; 3], ParcelView, ParcelDone) {
    let (here, there, [redoubt, choir, campaign]) = two(ines, tomas);
    let hers = files(&here, &campaign, [11, 4]);
    close(&here, &hers);
    let _: Value = call(&here, "campaign_rename", json!({ "campaign": campaign, "name": "The Long Mile" }));
    let _: HouseRulesView = call(&here, "campaign_rules_write", json!({ "campaign": campaign, "text": "No proxies" }));
    let his = files(&there, &campaign, [2, 9]);
    close(&there, &his);
    edit(&there, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    let view = opens(&here, sent(&there, tomas, &campaign));
    assert_eq!(view.conflicts.len(), 1, "{view:#?}");
    let done = call(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": [stands] }));
    (here, there, [redoubt, choir, campaign], view, done)
}

/// No history and no sent parcel speaks of how the entries were put in order.
fn is_spoken(lines: &[&str]) {
    let bookkeeping = |line: &&&str| BOOKKEEPING.iter().any(|word| line.contains(word));
    assert_eq!(lines.iter().find(bookkeeping), None, "{lines:#?}");
}

#[test]
fn a_history_tells_what_was_decided_between_two_books_and_what_was_set_aside() {
    for stands in ["here", "there"] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, [_, _, campaign], view, _) = decided(&ines, &tomas, stands);
        assert_eq!(view.campaign.as_deref(), Some(campaign.as_str()), "the page leads to its history");
        let answer = opens(&there, sent(&here, &ines, &campaign));
        let _: ParcelDone = call(&there, "parcel_take", json!({ "parcel": answer.parcel }));
        for session in [&here, &there] {
            let lines = history(session, &campaign);
            let [met] = lines.iter().filter(|line| line.decided.is_some()).collect::<Vec<_>>()[..] else {
                panic!("one decision: {lines:#?}")
            };
            assert_eq!((met.by.as_str(), met.said.as_str()), ("Ines", "Decided where two books disagreed"));
            let decided = met.decided.as_ref().unwrap();
            let hers = "The Seventh Redoubt 11 – The Ashen Choir 4, won by The Seventh Redoubt";
            let his = "The Seventh Redoubt 2 – The Ashen Choir 9, won by The Ashen Choir";
            let (won, lost) = if stands == "here" { (hers, his) } else { (his, hers) };
            let ([stands], [aside]) = (&said(&decided.stands)[..], &said(&decided.aside)[..]) else {
                panic!("a line each: {decided:#?}")
            };
            assert!(stands.contains(won) && stands.ends_with("with its aftermath"), "{stands}");
            assert!(aside.contains(lost) && aside.ends_with("with its aftermath"), "{aside}");
            // The history of the game alone has it too, and the lines that were set aside say so.
            let game = lines.iter().find(|line| line.said.contains(won)).unwrap();
            assert_eq!(met.battles, [game.battle.clone().unwrap()]);
            let gone = lines.iter().find(|line| line.said.contains(lost)).unwrap();
            assert_eq!((game.in_force, gone.in_force, gone.set_aside), (true, false, true));
            let all: Vec<&str> = lines.iter().map(|line| line.said.as_str()).collect();
            assert_eq!(all.iter().filter(|line| line.contains(won)).count(), 1, "{all:#?}");
            is_spoken(&all);
            assert!(lines.iter().all(|line| line.note.is_none()), "{lines:#?}");
            whole(session);
        }
    }
}

#[test]
fn who_hears_that_their_version_stands_hears_it_once_and_what_came_with_it() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [_, _, campaign], ..) = decided(&ines, &tomas, "there");
    let view = opens(&there, sent(&here, &ines, &campaign));
    let kept = view.kept.as_ref().expect("his result stands");
    assert_eq!(kept.by, "Ines");
    let ([stands], [aside]) = (&said(&kept.stands.said)[..], &said(&kept.aside.said)[..]) else { panic!("{kept:#?}") };
    assert!(stands.contains("The Seventh Redoubt 2 – The Ashen Choir 9"), "{stands}");
    assert!(aside.contains("The Seventh Redoubt 11 – The Ashen Choir 4"), "{aside}");
    assert!(view.changes.is_empty() && view.conflicts.is_empty(), "{view:#?}");
    let told: Vec<&str> = view
        .streams
        .iter()
        .flat_map(|line| match &line.state {
            ParcelState::Ahead { there } => said(&there.said),
            ParcelState::New { .. } | ParcelState::Known | ParcelState::Parted { .. } => Vec::new(),
        })
        .collect();
    assert_eq!(told, ["the name The Long Mile", "House rules written: new “No proxies”"], "what came with it, once");
    is_spoken(&told);
    let done: ParcelDone = call(&there, "parcel_take", json!({ "parcel": view.parcel }));
    let said = "Your book’s version stands, as Ines decided: Game 1 · Claim No Man’s Land: The Seventh Redoubt 2";
    assert!(done.said.contains(said), "{}", done.said);
    whole(&there);
}

#[test]
fn who_hears_that_their_version_stands_hears_it_where_nothing_else_came() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [_, _, campaign]) = two(&ines, &tomas);
    for (session, points) in [(&here, [11, 4]), (&there, [2, 9])] {
        let battle = files(session, &campaign, points);
        close(session, &battle);
    }
    let view = opens(&here, sent(&there, &tomas, &campaign));
    let _: ParcelDone = call(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": ["there"] }));
    let view = opens(&there, sent(&here, &ines, &campaign));
    let kept = view.kept.expect("his result stands");
    assert!(said(&kept.stands.said)[0].contains("The Seventh Redoubt 2 – The Ashen Choir 9"), "{kept:#?}");
    assert!(view.streams.iter().all(|line| line.state == ParcelState::Known), "{:#?}", view.streams);
}

#[test]
fn a_conflict_about_a_game_goes_by_the_game() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, [_, _, campaign], view, _) = decided(&ines, &tomas, "here");
    let game = ["Game 1 · Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir"];
    assert_eq!(view.conflicts[0].games, game);
    let heard = opens(&there, sent(&here, &ines, &campaign));
    assert_eq!(heard.changes[0].games, game);
}
