//! Several rosters at once: each read by itself, matched with who has signed up, and all kept in one act.

use crate::kit::{allowed, call, file_bytes, refused, sample, session, session_with};
use nml_app::campaigns::{Campaign, PlayersSignedUp, RosterBringer, RostersExpected};
use nml_app::open_book::BookState;
use nml_app::session::Session;
use nml_app::warbands::{Brought, RosterFile, RosterRead, Warband, WarbandsKept};
use serde_json::{Value, json};

/// A list document with one model.
fn list(name: &str) -> String {
    json!({ "faction": "new-antioch", "models": [{ "model": "lieutenant", "name": name, "items": ["pistol"] }] })
        .to_string()
}

fn dropped(session: &Session, files: &[(&str, String)], campaign: Option<&str>) -> Vec<RosterFile> {
    let files: Vec<Value> =
        files.iter().map(|(name, text)| json!({ "name": name, "bytes": file_bytes(text) })).collect();
    let source = json!({ "from": "dropped", "files": files });
    call(session, "warband_import", json!({ "source": source, "campaign": campaign }))
}

fn roster(file: &RosterFile) -> &Brought {
    match &file.read {
        RosterRead::Roster { brought, .. } => brought,
        RosterRead::Refused { why, .. } => panic!("{why}"),
    }
}

fn again(file: &RosterFile) -> (bool, &[String]) {
    match &file.read {
        RosterRead::Roster { twice, again, .. } => (*twice, again),
        RosterRead::Refused { why, .. } => panic!("{why}"),
    }
}

fn named(session: &Session) -> Vec<String> {
    let lines: Vec<Value> = call(session, "warbands", Value::Null);
    lines.iter().map(|line| line["name"].as_str().unwrap().to_owned()).collect()
}

/// A book with a campaign for which these players have signed up.
fn signed_up(session: &Session, players: &str) -> String {
    let _: BookState = call(session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let _: PlayersSignedUp = call(session, "campaign_sign_up", json!({ "campaign": campaign.id, "names": players }));
    campaign.id
}

fn expected(session: &Session, campaign: &str) -> Vec<RosterBringer> {
    let expected: RostersExpected = call(session, "campaign_rosters", json!({ "campaign": campaign }));
    expected.rosters.into_iter().map(|one| one.by).collect()
}

#[test]
fn a_file_that_is_no_roster_stops_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let files = [
        ("Night Watch.json", list("Ada")),
        ("holiday.txt", "We went to the sea.".to_owned()),
        ("copy of Night Watch.json", list("Ada")),
        ("Mudlarks.json", list("Ben")),
    ];
    let read = dropped(&session, &files, None);
    let RosterRead::Refused { why, .. } = &read[1].read else { panic!("{:?}", read[1]) };
    assert!(why.starts_with("holiday.txt: ") && !why.contains('\n'), "{why}");
    assert_eq!((roster(&read[0]).name.as_str(), again(&read[0])), ("Night Watch", (false, &[][..])));
    assert_eq!(roster(&read[3]).models, 1);
    assert_eq!(named(&session), [""; 0], "nothing is kept before it is said");
    let rosters: Vec<Value> = [0, 3].map(|at| json!({ "brought": roster(&read[at]).brought })).into();
    let kept: WarbandsKept = call(&session, "warband_import_keep", json!({ "rosters": rosters }));
    assert_eq!(
        (kept.said.as_str(), named(&session)),
        ("2 Warbands kept.", vec!["Mudlarks".into(), "Night Watch".into()])
    );
    assert_eq!(refused(&session, "warband_import_keep", json!({ "rosters": rosters })).code, "IMPORT_GONE");
    assert_eq!(refused(&session, "warband_import_keep", json!({ "rosters": [] })).code, "NOTHING_CHOSEN");
}

#[test]
fn what_comes_twice_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let one = [("Night Watch.json", list("Ada"))];
    let kept = json!({ "rosters": [{ "brought": roster(&dropped(&session, &one, None)[0]).brought }] });
    let _: WarbandsKept = call(&session, "warband_import_keep", kept);
    let files =
        [("Night Watch.json", list("Ada")), ("night watch.JSON", list("Ada")), ("Night Watch.json", list("Ben"))];
    let read = dropped(&session, &files, None);
    assert_eq!(again(&read[0]), (false, &["The book has a Warband of this name.".to_owned()][..]));
    // A list has the name of its file: spelt differently, it is another list line for line.
    let said = "The Warband in Night Watch.json has the same name.";
    assert_eq!(again(&read[1]).1[0], said);
    assert_eq!((again(&read[2]).0, again(&read[2]).1[0].as_str()), (false, said));
    let read = dropped(&session, &[("a/Night Watch.json", list("Ada")), ("a/Night Watch.json", list("Ada"))], None);
    assert!(again(&read[1]).0, "the same file twice");
    assert_eq!(again(&read[1]).1[0], "The same Warband as in a/Night Watch.json, line for line.");
}

#[test]
fn several_files_are_chosen_and_too_many_refused() {
    let folder = tempfile::tempdir().unwrap();
    let session = session_with(&folder, vec![None]);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let source = json!({ "source": { "from": "files" } });
    assert_eq!(call::<Option<Value>>(&session, "warband_import", source), None, "the person chose nothing");
    let file = json!({ "name": "a.json", "bytes": file_bytes(list("Ada")) });
    let many = |count: usize| json!({ "source": { "from": "dropped", "files": vec![file.clone(); count] } });
    assert_eq!(refused(&session, "warband_import", many(41)).code, "TOO_MANY_FILES");
    assert_eq!(call::<Vec<Value>>(&session, "warband_import", many(40)).len(), 40);
    // Only the last import is held, and one that brings nothing takes nothing away.
    let first: Vec<RosterFile> = call(&session, "warband_import", many(1));
    let second: Vec<RosterFile> = call(&session, "warband_import", many(1));
    let junk = json!({ "name": "holiday.txt", "bytes": file_bytes("the beach") });
    let source = json!({ "source": { "from": "dropped", "files": [junk] } });
    let _: Vec<RosterFile> = call(&session, "warband_import", source);
    let kept = |files: &[RosterFile]| json!({ "rosters": [{ "brought": roster(&files[0]).brought }] });
    assert_eq!(refused(&session, "warband_import_keep", kept(&first)).code, "IMPORT_GONE");
    let _: WarbandsKept = call(&session, "warband_import_keep", kept(&second));
}

#[test]
fn they_join_those_who_have_signed_up_and_a_doubt_is_asked() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let campaign = signed_up(&session, "Ines\nMudlarks\nBen Okafor\nAda");
    let files = [
        ("ines.json", list("A")),
        ("Mudlarks.json", list("B")),
        ("ben okafer.json", list("C")),
        ("Night Watch.json", list("D")),
    ];
    let read = dropped(&session, &files, Some(&campaign));
    let known = |player: &str| RosterBringer::Known { player: player.to_owned() };
    let asked = |likely: Option<&str>| RosterBringer::Asked { likely: likely.map(str::to_owned) };
    assert_eq!(
        expected(&session, &campaign),
        [known("Ines"), known("Mudlarks"), asked(Some("Ben Okafor")), asked(None)]
    );
    let one = |at: usize, player: Option<&str>| json!({ "brought": roster(&read[at]).brought, "player": player });
    let rosters = [one(0, Some("Ines")), one(1, Some("Mudlarks")), one(2, Some("Ben Okafor")), one(3, None)];
    let kept = json!({ "rosters": rosters, "campaign": campaign });
    let kept: WarbandsKept = call(&session, "warband_import_keep", kept);
    assert_eq!(kept.said, "4 Warbands kept; 3 of them joined The Ardent Mile.");
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.signed_up, ["Ada"]);
    let players: Vec<&str> = page.standings.iter().filter_map(|line| line.player.as_deref()).collect();
    assert_eq!(players.len(), 3);
    assert_eq!(page.may_join.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Night Watch"]);
    let listed: Vec<Value> = call(&session, "warbands", Value::Null);
    assert_eq!(listed.iter().filter(|line| line["player"].is_string()).count(), 3, "the list knows it too");
    // One act: taken back as one.
    assert_eq!(page.undo.as_deref(), Some("3 Warbands admitted"));
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!((back.standings.len(), back.signed_up.len(), back.may_join.len()), (0, 4, 4));
}

#[test]
fn a_file_that_begins_with_a_players_name_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let campaign = signed_up(&session, "Aino\nIna\nBen Okafor\nNo");
    let files = [("Aino Guard.json", list("A")), ("ben_legion.json", list("B")), ("Okafor and Ina.json", list("C"))];
    dropped(&session, &files, Some(&campaign));
    let asked = |likely: Option<&str>| RosterBringer::Asked { likely: likely.map(str::to_owned) };
    assert_eq!(expected(&session, &campaign), [asked(Some("Aino")), asked(Some("Ben Okafor")), asked(None)]);
}

#[test]
fn a_namesake_of_a_member_and_a_second_one_of_a_player_are_asked() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let campaign = signed_up(&session, "Ines");
    let read = dropped(&session, &[("Ines.json", list("A")), ("ines.json", list("B"))], Some(&campaign));
    let known = RosterBringer::Known { player: "Ines".to_owned() };
    assert_eq!(
        expected(&session, &campaign),
        [known, RosterBringer::Open],
        "Ines brings one, and nobody else is waited for"
    );
    let rosters = [json!({ "brought": roster(&read[0]).brought, "player": "Ines" })];
    let _: WarbandsKept = call(&session, "warband_import_keep", json!({ "rosters": rosters, "campaign": campaign }));
    dropped(&session, &[("Ines.json", list("A"))], Some(&campaign));
    let expected: RostersExpected = call(&session, "campaign_rosters", json!({ "campaign": campaign }));
    assert_eq!(expected.rosters[0].by, RosterBringer::Asked { likely: None });
    assert_eq!(expected.rosters[0].note.as_deref(), Some("A Warband of this name is in the campaign already."));
}

#[test]
fn a_campaign_of_another_pack_takes_rosters_that_were_read_by_it() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let packs: Vec<Value> = call(&session, "packs", Value::Null);
    let beta = packs.iter().find(|pack| pack["id"] == "beta-2026-04").unwrap_or(&packs[1])["hash"].clone();
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "Beta", "pack": beta }));
    let files = [("Night Watch.json", list("Ada"))];
    let one = |read: &[RosterFile]| {
        let rosters = json!([{ "brought": roster(&read[0]).brought, "player": "" }]);
        json!({ "rosters": rosters, "campaign": campaign.id })
    };
    let other = one(&dropped(&session, &files, None));
    assert!(matches!(expected(&session, &campaign.id)[0], RosterBringer::Barred { .. }));
    assert_eq!(refused(&session, "warband_import_keep", other).code, "OTHER_PACK");
    assert_eq!(named(&session).len(), 0, "all of it or nothing");
    let its = one(&dropped(&session, &files, Some(&campaign.id)));
    let kept: WarbandsKept = call(&session, "warband_import_keep", its);
    assert_eq!(kept.said, "Night Watch: kept; it joined Beta.");
    let warband: Warband = call(&session, "warband", json!({ "warband": kept.warbands[0] }));
    assert_eq!(warband.pack.hash, beta.as_str().unwrap());
}

#[test]
fn latecomers_join_late_together() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    crate::kit::fought(&session, &redoubt, &choir, &campaign);
    let read = dropped(&session, &[("One.json", list("A")), ("Two.json", list("B"))], Some(&campaign));
    let expected: RostersExpected = call(&session, "campaign_rosters", json!({ "campaign": campaign }));
    assert!(expected.started);
    let rosters: Vec<Value> =
        read.iter().map(|file| json!({ "brought": roster(file).brought, "player": "" })).collect();
    let kept = json!({ "rosters": rosters, "campaign": campaign, "late": true });
    let kept: WarbandsKept = call(&session, "warband_import_keep", kept);
    assert!(kept.said.ends_with("2 Warbands kept; all joined The Ardent Mile."), "{}", kept.said);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let late: Vec<u32> = page.standings.iter().filter(|line| line.games == 0).map(|line| allowed(line).0).collect();
    let fought = page.standings.iter().find(|line| line.games == 1).unwrap();
    let fought = allowed(fought).0;
    assert_eq!(late, [fought, fought], "they count as having fought a game");
    let budget: Warband = call(&session, "warband", json!({ "warband": kept.warbands[0] }));
    assert_eq!(budget.ducats.of, Some(fought));
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(back.standings.len(), 2);
    let budget: Warband = call(&session, "warband", json!({ "warband": kept.warbands[0] }));
    assert_ne!(budget.ducats.of, Some(fought), "what they might spend goes with it");
}
