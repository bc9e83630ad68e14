//! Merging two books takes back nothing that only one of them said.

use nml_app::aftermath::{Aftermath, CorrectionView};
use nml_app::paper::{BattleFiled, BattleSheet, PaperFall, PaperWho};
use nml_app::parcels::{ParcelDone, ParcelSide};
use nml_app::session::Session;
use nml_app::view::Verdict;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::kit::{call, close, edit};
use crate::parcels::{hears, opens, page, sending, sent, whole};

/// A game between two Warbands, filed and closed. Gives its battle.
fn fights(session: &Session, campaign: &str, sides: [(&str, u16); 2], day: &str) -> String {
    fights_with(session, campaign, sides, day, 0)
}

/// The same, and this many of the first side fell, and came through it.
fn fights_with(session: &Session, campaign: &str, sides: [(&str, u16); 2], day: &str, fell: usize) -> String {
    let battle = files(session, campaign, sides, day, fell);
    close(session, &battle);
    battle
}

/// The same, and its aftermath is still to be settled.
pub fn files(session: &Session, campaign: &str, sides: [(&str, u16); 2], day: &str, fell: usize) -> String {
    let sheet: BattleSheet = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
    let mut battle = sheet.battle.clone();
    for (side, (warband, vp)) in battle.sides.iter_mut().zip(sides) {
        side.who = PaperWho::Warband { warband: warband.to_owned() };
        side.vp = Some(vp);
        let models = &sheet.warbands.iter().find(|one| one.id == warband).unwrap().models;
        side.took_part = models.iter().map(|model| model.id).collect();
    }
    let side = &mut battle.sides[0];
    side.fell =
        side.took_part.iter().take(fell).map(|model| PaperFall { model: *model, turn: None, by: None }).collect();
    battle.played = Some(day.into());
    let filed: BattleFiled = call(session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    filed.battle
}

/// Corrects the result of a battle, and repeats what else is said about it.
fn corrects(session: &Session, battle: &str, points: [u16; 2], reason: &str, further: &[Value]) {
    let past: CorrectionView = call(session, "correction", json!({ "aftermath": battle, "steps": [] }));
    let mut sheet = past.result.sheet.battle;
    for (side, vp) in sheet.sides.iter_mut().zip(points) {
        side.vp = Some(vp);
    }
    sheet.winner = None;
    let steps: Vec<Value> = further.iter().cloned().chain([json!({ "kind": "result", "battle": sheet })]).collect();
    let _: Aftermath =
        call(session, "correction_accept", json!({ "aftermath": battle, "steps": steps, "reason": reason }));
}

/// Ines' book of a campaign of four, Tomas' book with all of it, and game 1, which both know: the first two, 11 to 4.
fn four(ines: &TempDir, tomas: &TempDir) -> (Session, Session, String, Vec<String>, String) {
    let here = sending(ines, "ardent-mile.nml", "Ines");
    let there = sending(tomas, "book.nml", "Tomas");
    let (campaign, warbands) = crate::evenings::club(&here);
    for warband in &warbands {
        for _ in 0..3 {
            edit(&here, warband, &json!({ "kind": "add_model", "entry": "heretic-trooper" }));
        }
    }
    let first = fights_with(&here, &campaign, [(&warbands[0], 11), (&warbands[1], 4)], "2026-04-01", 1);
    let _: Value = call(&there, "book_new", json!({ "holds": "nothing" }));
    let _ = hears(&here, ines, &there, &campaign);
    (here, there, campaign, warbands, first)
}

fn said(side: &ParcelSide) -> Vec<&str> {
    side.said.iter().map(|one| one.said.as_str()).collect()
}

/// The battles of a campaign that were fought.
fn games(session: &Session, campaign: &str) -> Vec<String> {
    page(session, campaign).games.into_iter().map(|game| game.battle).collect()
}

#[test]
fn two_who_corrected_one_game_keep_the_further_game_that_each_of_them_filed() {
    for stands in ["here", "there"] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, campaign, warbands, first) = four(&ines, &tomas);
        let [redoubt, choir, lamp, tithe] = warbands.as_slice() else { panic!("four") };
        corrects(&here, &first, [7, 9], "Read from the wrong sheet", &[]);
        let hers = fights(&here, &campaign, [(redoubt, 5), (lamp, 2)], "2026-04-08");
        corrects(&there, &first, [12, 4], "Tomas counted again", &[]);
        let his = fights(&there, &campaign, [(choir, 3), (tithe, 6)], "2026-04-09");
        let view = opens(&here, sent(&there, &tomas, &campaign));
        let [conflict] = view.conflicts.as_slice() else { panic!("{:#?}", view.conflicts) };
        let all: Vec<&str> = said(&conflict.here).into_iter().chain(said(&conflict.there)).collect();
        assert_eq!(
            all,
            [
                "corrected: Game 1 · Claim No Man’s Land: Redoubt 7 – Choir 9, won by Choir; played 2026-04-01; \
                 fell: Heretic Trooper 1 (“Read from the wrong sheet”)",
                "corrected: Game 1 · Claim No Man’s Land: Redoubt 12 – Choir 4, won by Redoubt; played 2026-04-01; \
                 fell: Heretic Trooper 1 (“Tomas counted again”)",
            ],
            "one correction against the other one, and nothing else"
        );
        assert_eq!((&conflict.here_costs, &conflict.there_costs), (&None, &None));
        let decided = json!({ "parcel": view.parcel, "stands": [stands] });
        let _: ParcelDone = call(&here, "parcel_take", decided);
        let fought = games(&here, &campaign);
        assert!([&first, &hers, &his].iter().all(|battle| fought.contains(battle)), "{stands}: {fought:?}");
        let won = if stands == "here" { choir } else { redoubt };
        let line = page(&here, &campaign).games.into_iter().find(|game| game.battle == first).unwrap();
        let winner = line.sides.iter().find(|side| side.outcome == Some(Verdict::Won)).unwrap();
        let names = |id: &str| page(&here, &campaign).standings.into_iter().find(|one| one.warband == id).unwrap().name;
        assert_eq!(winner.name, names(won));
        whole(&here);
        let _ = hears(&here, &ines, &there, &campaign);
        assert_eq!(page(&there, &campaign).standings, page(&here, &campaign).standings);
        whole(&there);
    }
}

/// The Survival Roll after a battle, with another face.
fn survival_roll(session: &Session, battle: &str, face: u8) -> Value {
    let past: CorrectionView = call(session, "correction", json!({ "aftermath": battle, "steps": [] }));
    let lines = past.pages.iter().flat_map(|page| &page.lines);
    let roll = lines.into_iter().find(|line| line.heading.starts_with("Survival Roll")).unwrap();
    json!({
        "kind": "anew", "seq": roll.seq, "place": roll.place,
        "answer": { "kind": "faces", "faces": [face], "source": "table" },
    })
}

/// Corrects what was rolled after a battle, and nothing else.
fn rolls_again(session: &Session, battle: &str, face: u8, reason: &str) {
    let steps = json!([survival_roll(session, battle, face)]);
    let _: Aftermath =
        call(session, "correction_accept", json!({ "aftermath": battle, "steps": steps, "reason": reason }));
}

#[test]
fn a_roll_that_only_one_of_two_corrected_stands_whichever_result_is_chosen() {
    for (stands, alone) in [("here", false), ("here", true), ("there", false), ("there", true)] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, campaign, warbands, first) = four(&ines, &tomas);
        let models = || crate::kit::open_warband(&here, &warbands[0]).models.len();
        let before = models();
        corrects(&here, &first, [7, 9], "Read from the wrong sheet", &[]);
        // He says in one correction, or in one of its own, that the trooper did not come through it.
        if alone {
            rolls_again(&there, &first, 1, "The trooper died");
            corrects(&there, &first, [12, 4], "Tomas counted again", &[]);
        } else {
            let dies = survival_roll(&there, &first, 1);
            corrects(&there, &first, [12, 4], "Tomas counted again", &[dies]);
        }
        let view = opens(&here, sent(&there, &tomas, &campaign));
        let of = format!("{stands}, alone {alone}: {view:#?}");
        let [conflict] = view.conflicts.as_slice() else { panic!("{of}") };
        let sides = [said(&conflict.here), said(&conflict.there)];
        assert!(matches!(&sides, [here, there] if here.len() == 1 && there.len() == 1), "{of}");
        assert!(sides[0][0].contains("Redoubt 7 – Choir 9") && sides[1][0].contains("Redoubt 12 – Choir 4"), "{of}");
        assert_eq!((&conflict.here_costs, &conflict.there_costs), (&None, &None));
        let _: ParcelDone = call(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": [stands] }));
        assert_eq!(models(), before - 1, "the trooper is dead: {of}");
        let result = |session: &Session| {
            let past: CorrectionView = call(session, "correction", json!({ "aftermath": first, "steps": [] }));
            past.result.said
        };
        let points = if stands == "here" { "Redoubt 7 – Choir 9" } else { "Redoubt 12 – Choir 4" };
        assert!(result(&here).contains(points), "{}", result(&here));
        whole(&here);
        // The page says who said it and why, and he hears of nothing that is replaced but the result.
        let past: CorrectionView = call(&here, "correction", json!({ "aftermath": first, "steps": [] }));
        let reason = if alone { "The trooper died" } else { "Tomas counted again" };
        assert!(past.accepted.iter().any(|one| one.by == "Tomas" && one.reason == reason), "{:#?}", past.accepted);
        let heard = opens(&there, sent(&here, &ines, &campaign));
        let was: Vec<&str> = heard.changes.iter().flat_map(|change| said(&change.was)).collect();
        let replaced = usize::from(stands == "here");
        assert!(was.len() == replaced && was.iter().all(|line| line.contains("12 – Choir 4")), "{heard:#?}");
        let _: ParcelDone = call(&there, "parcel_take", json!({ "parcel": heard.parcel }));
        assert_eq!(result(&there), result(&here));
        assert_eq!(page(&there, &campaign).standings, page(&here, &campaign).standings);
        assert_eq!(crate::kit::open_warband(&there, &warbands[0]).models.len(), before - 1);
        whole(&there);
    }
}

#[test]
fn two_who_corrected_different_things_of_one_game_are_asked_nothing() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, campaign, warbands, first) = four(&ines, &tomas);
    let before = crate::kit::open_warband(&here, &warbands[0]).models.len();
    corrects(&here, &first, [7, 9], "Read from the wrong sheet", &[]);
    let hers = fights(&here, &campaign, [(&warbands[2], 5), (&warbands[3], 2)], "2026-04-08");
    rolls_again(&there, &first, 1, "The trooper died");
    for (session, folder, other) in [(&here, &tomas, &there), (&there, &ines, &here)] {
        let view = opens(session, sent(other, folder, &campaign));
        assert!(view.conflicts.is_empty() && view.changes.is_empty(), "{view:#?}");
        let _: ParcelDone = call(session, "parcel_take", json!({ "parcel": view.parcel }));
        let past: CorrectionView = call(session, "correction", json!({ "aftermath": first, "steps": [] }));
        assert!(past.result.said.contains("Redoubt 7 – Choir 9"), "{}", past.result.said);
        assert_eq!(crate::kit::open_warband(session, &warbands[0]).models.len(), before - 1);
        assert!(games(session, &campaign).contains(&hers));
        whole(session);
    }
    assert_eq!(page(&there, &campaign).standings, page(&here, &campaign).standings);
}

#[test]
fn a_game_of_somebody_who_died_after_all_is_named_before_a_person_decides() {
    for stands in ["here", "there"] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, campaign, warbands, first) = four(&ines, &tomas);
        let [redoubt, _, lamp, tithe] = warbands.as_slice() else { panic!("four") };
        corrects(&here, &first, [7, 9], "Read from the wrong sheet", &[]);
        let hers = fights(&here, &campaign, [(redoubt, 5), (lamp, 2)], "2026-04-08");
        let apart = fights(&here, &campaign, [(tithe, 5), (lamp, 2)], "2026-04-10");
        // There the trooper who came through it in her book did not survive.
        let dies = survival_roll(&there, &first, 1);
        corrects(&there, &first, [12, 4], "The trooper died", &[dies]);
        let view = opens(&here, sent(&there, &tomas, &campaign));
        let [conflict] = view.conflicts.as_slice() else { panic!("{:#?}", view.conflicts) };
        assert_eq!((conflict.here.said.len(), &conflict.here_costs), (1, &None), "{conflict:#?}");
        let there_says = said(&conflict.there).join("\n");
        assert!(there_says.contains("Redoubt 12 – Choir 4") && !there_says.contains("Survival Roll"), "{there_says}");
        let costs = said(conflict.there_costs.as_ref().expect("her game cannot stay"));
        assert!(costs.iter().any(|line| line.contains("Redoubt 5 – Lamp 2")), "{costs:#?}");
        let decided = json!({ "parcel": view.parcel, "stands": [stands] });
        let _: ParcelDone = call(&here, "parcel_take", decided);
        let fought = games(&here, &campaign);
        assert!(fought.contains(&first));
        assert_eq!(fought.contains(&hers), stands == "here", "{fought:?}");
        // The lamp's second game is its first one without hers: it goes by a number that rests on it.
        let named = costs.iter().any(|line| line.contains("Tithe 5 – Lamp 2"));
        assert_eq!(fought.contains(&apart), stands == "here" || !named, "{costs:#?}");
        whole(&here);
        let _ = hears(&here, &ines, &there, &campaign);
        whole(&there);
    }
}

#[test]
fn a_name_and_a_game_of_one_warband_are_in_nobodys_way() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, campaign, warbands, _) = four(&ines, &tomas);
    let hers = fights(&here, &campaign, [(&warbands[0], 5), (&warbands[2], 2)], "2026-04-08");
    edit(&there, &warbands[0], &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    edit(&there, &warbands[2], &json!({ "kind": "rename_model", "model": 1, "name": "Old Wat" }));
    let _ = hears(&there, &tomas, &here, &campaign);
    assert!(games(&here, &campaign).contains(&hers));
    assert_eq!(crate::kit::open_warband(&here, &warbands[0]).name, "The Eighth Redoubt");
    assert_eq!(crate::kit::open_warband(&here, &warbands[2]).models[0].name, "Old Wat");
    whole(&here);
    let _ = hears(&here, &ines, &there, &campaign);
    assert_eq!(page(&there, &campaign).standings, page(&here, &campaign).standings);
}

#[test]
fn two_games_of_one_warband_contradict_each_other_and_nothing_else_does() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, campaign, warbands, _) = four(&ines, &tomas);
    let hers = fights(&here, &campaign, [(&warbands[0], 5), (&warbands[2], 2)], "2026-04-08");
    let his = fights(&there, &campaign, [(&warbands[0], 3), (&warbands[1], 6)], "2026-04-08");
    let _: Value = call(&there, "campaign_rename", json!({ "campaign": campaign, "name": "The Long Mile" }));
    edit(&here, &warbands[3], &json!({ "kind": "rename", "name": "The Tenth" }));
    let view = opens(&here, sent(&there, &tomas, &campaign));
    let [conflict] = view.conflicts.as_slice() else { panic!("{:#?}", view.conflicts) };
    let why = conflict.why.as_deref().unwrap();
    let name = crate::kit::open_warband(&here, &warbands[0]).name;
    assert!(why.starts_with(&format!("{name} played both games")), "{why}");
    let other = |line: &&str| !line.contains("Game 2") && !line.contains("planned");
    let all: Vec<&str> = said(&conflict.here).into_iter().chain(said(&conflict.there)).filter(other).collect();
    assert_eq!(all, [""; 0], "the two games and nothing else");
    let _: ParcelDone = call(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": ["there"] }));
    let fought = games(&here, &campaign);
    assert!(fought.contains(&his) && !fought.contains(&hers));
    assert_eq!(page(&here, &campaign).name, "The Long Mile");
    assert_eq!(crate::kit::open_warband(&here, &warbands[3]).name, "The Tenth");
    whole(&here);
}

/// As with any correction: a battle that was fought later by somebody who is dead now stays as fought.
#[test]
fn a_model_that_died_in_one_book_and_fought_later_in_the_other_is_dead_and_its_battle_stays_as_fought() {
    let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (here, there, campaign, warbands, first) = four(&ines, &tomas);
    let before = crate::kit::open_warband(&here, &warbands[0]).models.len();
    let hers = fights(&here, &campaign, [(&warbands[0], 5), (&warbands[2], 2)], "2026-04-08");
    rolls_again(&there, &first, 1, "The trooper died");
    edit(&there, &warbands[3], &json!({ "kind": "add_model", "entry": "heretic-trooper" }));
    let view = opens(&here, sent(&there, &tomas, &campaign));
    assert!(view.conflicts.is_empty(), "{view:#?}");
    let _: ParcelDone = call(&here, "parcel_take", json!({ "parcel": view.parcel }));
    let _ = hears(&here, &ines, &there, &campaign);
    for session in [&here, &there] {
        assert!(games(session, &campaign).contains(&hers));
        assert_eq!(crate::kit::open_warband(session, &warbands[0]).models.len(), before - 1);
        assert_eq!(crate::kit::open_warband(session, &warbands[3]).models.len(), 4);
        whole(session);
    }
    assert_eq!(page(&there, &campaign).standings, page(&here, &campaign).standings);
}

/// One corrects the result of a game and that a model came through it, and lets it fight again; the other corrects the
/// result alone. The model lives whichever result is chosen, so its game stands too.
#[test]
fn a_game_that_rests_on_a_spared_correction_stands_whichever_result_is_chosen() {
    for stands in ["here", "there"] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, campaign, warbands, first) = four(&ines, &tomas);
        let models = |session: &Session| crate::kit::open_warband(session, &warbands[0]).models.len();
        let alive = models(&here);
        rolls_again(&here, &first, 1, "It died after all");
        let _ = hears(&here, &ines, &there, &campaign);
        assert_eq!(models(&there), alive - 1);
        corrects(&here, &first, [7, 9], "Read from the wrong sheet", &[]);
        let hers = fights(&here, &campaign, [(&warbands[1], 5), (&warbands[2], 2)], "2026-04-08");
        let lives = survival_roll(&there, &first, 6);
        corrects(&there, &first, [12, 4], "Counted again, and it lives", &[lives]);
        let his = fights(&there, &campaign, [(&warbands[0], 3), (&warbands[3], 6)], "2026-04-09");
        let view = opens(&here, sent(&there, &tomas, &campaign));
        let [conflict] = view.conflicts.as_slice() else { panic!("{:#?}", view.conflicts) };
        assert_eq!((&conflict.here_costs, &conflict.there_costs), (&None, &None));
        let _: ParcelDone = call(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": [stands] }));
        let _ = hears(&here, &ines, &there, &campaign);
        for session in [&here, &there] {
            let fought = games(session, &campaign);
            assert!([&first, &hers, &his].iter().all(|battle| fought.contains(battle)), "{stands}: {fought:?}");
            assert_eq!(models(session), alive);
            whole(session);
        }
        assert_eq!(page(&there, &campaign).standings, page(&here, &campaign).standings);
    }
}

/// Until its pages are closed, a game counts from what its Warbands were: what is bought elsewhere meanwhile would get the
/// number of a recruit that is still to come.
#[test]
fn what_is_bought_elsewhere_while_a_game_is_settled_is_asked_about() {
    for stands in ["here", "there"] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, campaign, warbands, _) = four(&ines, &tomas);
        let models = |session: &Session| crate::kit::open_warband(session, &warbands[0]).models.len();
        let before = models(&here);
        let hers = files(&here, &campaign, [(&warbands[0], 4), (&warbands[2], 2)], "2026-04-08", 0);
        edit(&there, &warbands[0], &json!({ "kind": "add_model", "entry": "heretic-trooper" }));
        edit(&there, &warbands[0], &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
        let view = opens(&here, sent(&there, &tomas, &campaign));
        let [conflict] = view.conflicts.as_slice() else { panic!("{:#?}", view.conflicts) };
        assert!(said(&conflict.there).iter().any(|line| line.contains("joins")), "{conflict:#?}");
        let _: ParcelDone = call(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": [stands] }));
        assert_eq!(games(&here, &campaign).contains(&hers), stands == "here");
        assert_eq!(models(&here), before + usize::from(stands == "there"));
        assert_eq!(crate::kit::open_warband(&here, &warbands[0]).name, "The Eighth Redoubt");
        if stands == "here" {
            close(&here, &hers);
        }
        whole(&here);
        let _ = hears(&here, &ines, &there, &campaign);
        assert_eq!(page(&there, &campaign).standings, page(&here, &campaign).standings);
        whole(&there);
    }
}

/// Once a game's pages are closed, what was bought elsewhere meanwhile takes nothing from it, and it nothing from that.
#[test]
fn what_is_bought_elsewhere_stands_beside_a_game_that_is_settled() {
    for buyer_takes in [true, false] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, campaign, warbands, _) = four(&ines, &tomas);
        let roster = |session: &Session| {
            let now = crate::kit::open_warband(session, &warbands[0]);
            (now.models.len(), now.strongbox)
        };
        let before = roster(&there);
        let hers = fights_with(&here, &campaign, [(&warbands[0], 4), (&warbands[2], 2)], "2026-04-08", 2);
        let settled = roster(&here);
        edit(&there, &warbands[0], &json!({ "kind": "add_model", "entry": "heretic-trooper" }));
        let bought = roster(&there);
        let (first, second) = if buyer_takes {
            ((&there, sent(&here, &ines, &campaign)), (&here, &there, &tomas))
        } else {
            ((&here, sent(&there, &tomas, &campaign)), (&there, &here, &ines))
        };
        let view = opens(first.0, first.1);
        assert!(view.conflicts.is_empty(), "{:#?}", view.conflicts);
        let _: ParcelDone = call(first.0, "parcel_take", json!({ "parcel": view.parcel }));
        let (listener, speaker, folder) = second;
        let _ = hears(speaker, folder, listener, &campaign);
        for session in [&here, &there] {
            assert!(games(session, &campaign).contains(&hers));
            let (models, strongbox) = roster(session);
            assert_eq!(models, bought.0);
            let [was, paid, won] = [before.1, bought.1, settled.1].map(|ducats| i64::from(ducats.unwrap()));
            assert_eq!(
                i64::from(strongbox.unwrap()) - was,
                (paid - was) + (won - was),
                "nothing is counted twice or lost"
            );
            whole(session);
        }
        assert_eq!(page(&there, &campaign).standings, page(&here, &campaign).standings);
    }
}

/// Kit bought in one book for somebody who fell in the other: the one or the other is so.
#[test]
fn what_is_bought_for_one_who_died_elsewhere_is_asked_about() {
    for stands in ["here", "there"] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, campaign, warbands, _) = four(&ines, &tomas);
        let hers = files(&here, &campaign, [(&warbands[0], 4), (&warbands[2], 2)], "2026-04-08", 1);
        let open: Aftermath = call(&here, "aftermath", json!({ "aftermath": hers }));
        let question = &open.pages[0].steps.iter().flat_map(|step| &step.questions).next().unwrap().id;
        let died = json!({ "aftermath": hers, "question": question, "answer": crate::kit::faces(&[1]) });
        let _: Aftermath = call(&here, "aftermath_answer", died);
        close(&here, &hers);
        let roster = crate::kit::open_warband(&there, &warbands[0]);
        let trooper = roster.models.iter().find(|one| !one.elite).unwrap().id;
        edit(&there, &warbands[0], &json!({ "kind": "buy", "model": trooper, "item": "trench-club" }));
        let view = opens(&here, sent(&there, &tomas, &campaign));
        assert_eq!(view.conflicts.len(), 1, "{view:#?}");
        let _: ParcelDone = call(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": [stands] }));
        assert_eq!(games(&here, &campaign).contains(&hers), stands == "here");
        whole(&here);
        let _ = hears(&here, &ines, &there, &campaign);
        whole(&there);
    }
}

/// With a game that is taken back goes the end of the muster that it brought, and it comes back with the game.
#[test]
fn a_game_that_one_took_back_and_the_other_corrected_stands_with_all_that_it_brought() {
    for stands in ["here", "there"] {
        let (ines, tomas) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (here, there, [.., campaign]) = crate::parcels::two(&ines, &tomas);
        let game = crate::parcels::files(&here, &campaign, [4, 2]);
        let _ = hears(&here, &ines, &there, &campaign);
        let _: Value = call(&here, "campaign_undo", json!({ "campaign": campaign }));
        corrects(&there, &game, [5, 2], "Counted again", &[]);
        let books = [ines.path().join("ardent-mile.nml"), tomas.path().join("book.nml")];
        let [hers, his] = books.each_ref().map(|book| crate::merging::held(book));
        let view = opens(&here, sent(&there, &tomas, &campaign));
        assert_eq!(view.conflicts.len(), 1, "{:#?}", view.conflicts);
        let _: ParcelDone = call(&here, "parcel_take", json!({ "parcel": view.parcel, "stands": [stands] }));
        assert!(crate::merging::held(&books[0]) == if stands == "here" { hers } else { his }, "{stands}: {view:#?}");
        let _ = hears(&here, &ines, &there, &campaign);
        assert!(crate::merging::held(&books[1]) == crate::merging::held(&books[0]), "{stands}");
        whole(&here);
        whole(&there);
    }
}
