//! The past corrected, in a real book: what is said again after a closed battle, and what it leads to.

use crate::kit::{call, edit, faces, facts, fought, model, open_warband, page_of, refused, sample, say};
use nml_app::aftermath::{Aftermath, CorrectionLine, CorrectionPart, CorrectionSpot, CorrectionView};
use nml_app::campaigns::{Campaign, CampaignChronicle, CampaignHistory};
use nml_app::paper::{BattleFiled, BattleSheet, PaperFall, PaperWho, PaperWinner};
use nml_app::session::Session;
use serde_json::{Value, json};

/// The sample's first battle, closed: Tobin did not survive, everybody else did.
fn closed(session: &Session, redoubt: &str, choir: &str, campaign: &str) -> String {
    let battle = fought(session, redoubt, choir, campaign);
    let before = open_warband(session, redoubt);
    say(session, &battle, redoubt, model(&before, "Tobin Allard"), &faces(&[1]));
    crate::kit::close(session, &battle);
    battle
}

fn view(session: &Session, battle: &str, steps: &Value) -> CorrectionView {
    call(session, "correction", json!({ "aftermath": battle, "steps": steps }))
}

fn line<'v>(view: &'v CorrectionView, heading: &str) -> &'v CorrectionLine {
    let lines = view.pages.iter().flat_map(|page| &page.lines);
    let mut lines = lines.filter(|line| line.heading == heading);
    lines.next().unwrap_or_else(|| panic!("no {heading}: {:#?}", view.pages))
}

fn anew(line: &CorrectionLine, answer: &Value) -> Value {
    json!({ "kind": "anew", "seq": line.seq, "place": line.place, "answer": answer })
}

#[test]
fn a_misread_survival_roll_brings_tobin_back_and_can_be_taken_back_itself() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = closed(&session, &redoubt, &choir, &campaign);
    // The Warband went on since.
    edit(&session, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    let names = |session: &Session| -> Vec<String> {
        open_warband(session, &redoubt).models.into_iter().map(|model| model.name).collect()
    };
    let without = names(&session);
    assert!(!without.contains(&"Tobin Allard".to_owned()));

    let past = view(&session, &battle, &json!([]));
    assert_eq!((past.battle.as_str(), past.outcome.is_none()), ("Game 1 · Claim No Man’s Land", true));
    let roll = line(&past, "Survival Roll for Tobin Allard");
    assert_eq!((roll.said.as_str(), &roll.was, roll.struck), ("1", &None, false));
    assert_eq!(roll.question.as_ref().unwrap().dice.unwrap().count, 1);
    let steps = json!([anew(roll, &faces(&[5]))]);
    let outcome = view(&session, &battle, &steps).outcome.unwrap();
    assert_eq!((outcome.question, outcome.lost.as_slice(), outcome.absent.as_slice()), (None, &[][..], &[][..]));
    let [redoubts] = outcome.warbands.as_slice() else { panic!("one Warband: {:#?}", outcome.warbands) };
    assert_eq!(redoubts.lines, [], "ducats and points are as they were");
    let [tobin] = redoubts.models.as_slice() else { panic!("one model: {redoubts:#?}") };
    let stood = (tobin.lines[0].before.as_deref(), tobin.lines[0].after.as_deref());
    assert_eq!((tobin.name.as_str(), stood), ("Tobin Allard", (Some("fallen"), Some("in the Warband"))));
    assert_eq!(names(&session), without, "looking changes nothing");

    let accept = json!({ "aftermath": battle, "steps": steps, "reason": "A 5 was read as a 1" });
    let corrected: Aftermath = call(&session, "correction_accept", accept);
    assert!(corrected.closed);
    let row = page_of(&corrected, &redoubt).steps[0].lines.iter().find(|row| row.name == "Tobin Allard").unwrap();
    assert_eq!((row.stamp.as_deref(), row.result.as_deref()), (Some("5"), Some("Survives")));
    let with = names(&session);
    assert!(with.contains(&"Tobin Allard".to_owned()));
    assert_eq!(open_warband(&session, &redoubt).name, "The Eighth Redoubt");

    // What was said first stays readable, with who corrected it, and why.
    let past = view(&session, &battle, &json!([]));
    let roll = line(&past, "Survival Roll for Tobin Allard");
    assert_eq!((roll.said.as_str(), roll.was.as_deref()), ("5", Some("1")));
    let accepted: Vec<_> = past.accepted.iter().map(|one| (one.by.as_str(), one.reason.as_str())).collect();
    assert_eq!(accepted, [("Ada", "A 5 was read as a 1")]);

    // The lists are what the streams fold to, and the book opens again as it was.
    let book = folder.path().join("ardent-mile.nml");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    let state = facts(&book);
    drop(session);
    let session = crate::kit::session(&folder);
    assert_eq!(facts(&book), state);
    assert_eq!(names(&session), with);

    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.undo.as_deref(), Some("the correction of Game 1 · Claim No Man’s Land"));
    call::<Campaign>(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(names(&session), without);
    assert_eq!(line(&view(&session, &battle, &json!([])), "Survival Roll for Tobin Allard").said, "1");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn a_winner_chosen_by_hand_who_stays_against_the_points_is_said_before_and_can_follow_them() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, choir, campaign) = sample(&folder);
    let mut battle = call::<BattleSheet>(&session, "battle_sheet_open", json!({ "campaign": campaign })).battle;
    battle.winner = Some(PaperWinner::Side { side: 0 });
    let id =
        call::<BattleFiled>(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle })).battle;
    let mut sheet = view(&session, &id, &json!([])).result.sheet.battle;
    (sheet.sides[0].vp, sheet.sides[1].vp) = (Some(3), Some(9));
    let steps = vec![json!({ "kind": "result", "battle": sheet })];
    let outcome = view(&session, &id, &json!(steps)).outcome.unwrap();
    let kept = outcome.kept.unwrap();
    let said = "The Seventh Redoubt stays the winner, as chosen by hand, although the points say The Ashen Choir.";
    assert_eq!((kept.said.as_str(), kept.mend.label.as_str()), (said, "Let the points decide"));

    let steps = json!([steps[0], kept.mend.step]);
    let outcome = view(&session, &id, &steps).outcome.unwrap();
    assert_eq!(outcome.kept, None);
    let accept = json!({ "aftermath": id, "steps": steps, "reason": "Counted after all" });
    call::<Aftermath>(&session, "correction_accept", accept);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let won = page.standings.iter().find(|line| line.record.won == 1).unwrap();
    assert_eq!(won.warband, choir);
}

#[test]
fn what_a_correction_leads_to_tells_the_new_result_and_of_how_many_games_its_sums_are() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let file = |winner: Option<PaperWinner>, points: [Option<u16>; 2]| {
        let mut battle = call::<BattleSheet>(&session, "battle_sheet_open", json!({ "campaign": campaign })).battle;
        battle.winner = winner;
        (battle.sides[0].vp, battle.sides[1].vp) = (points[0], points[1]);
        let filed: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
        crate::kit::close(&session, &filed.battle);
        filed.battle
    };
    file(Some(PaperWinner::Draw), [None, None]);
    let id = file(None, [Some(16), Some(13)]);
    let mut sheet = view(&session, &id, &json!([])).result.sheet.battle;
    let first = sheet.sides[0].who == PaperWho::Warband { warband: redoubt.clone() };
    sheet.sides[0].vp = Some(18);
    let outcome = view(&session, &id, &json!([{ "kind": "result", "battle": sheet }])).outcome.unwrap();
    assert_eq!(outcome.game, [], "nothing else of the sheet");
    let result = outcome.result.unwrap();
    let (then, now) = (result.before.as_deref().unwrap(), result.after.as_deref().unwrap());
    assert!(then.contains("16") && now.contains("18") && now.contains("13"), "{then} / {now}");
    let line = outcome.warbands.iter().find(|one| one.id == redoubt).unwrap();
    let points = line.lines.iter().find(|line| line.what == "Victory points").unwrap();
    let expected = if first {
        ["16 : 13 in 1 of 2 games", "18 : 13 in 1 of 2 games"]
    } else {
        ["13 : 16 in 1 of 2 games", "13 : 18 in 1 of 2 games"]
    };
    assert_eq!([points.before.as_deref(), points.after.as_deref()], expected.map(Some));
}

#[test]
fn a_captive_of_the_past_waits_for_the_ransom_and_nothing_is_written_before() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = closed(&session, &redoubt, &choir, &campaign);
    let past = view(&session, &battle, &json!([]));
    let trauma = line(&past, "Trauma for Mother Oriel");
    assert_eq!(trauma.said, "4 1");
    let mut steps = vec![anew(trauma, &faces(&[1, 2]))];
    let outcome = view(&session, &battle, &json!(steps)).outcome.unwrap();
    let question = outcome.question.unwrap();
    assert_eq!(question.name, "The Seventh Redoubt");
    let row = CorrectionSpot { part: CorrectionPart::Row, ..trauma.spot };
    assert_eq!((trauma.spot.part, question.spot), (CorrectionPart::Stamp, Some(row)), "asked under its roll");
    assert_eq!(question.question.heading, "The Ashen Choir holds Mother Oriel. What ransom?");
    assert_eq!(outcome.warbands, [], "what follows is not known yet");
    let accept = |steps: &[Value]| json!({ "aftermath": battle, "steps": steps, "reason": "Misread" });
    assert_eq!(refused(&session, "correction_accept", accept(&steps)).code, "OPEN_QUESTION");

    let refuse = json!({ "kind": "choice", "choice": "refuse", "amount": null });
    steps.push(json!({ "kind": "further", "answer": refuse }));
    let outcome = view(&session, &battle, &json!(steps)).outcome.unwrap();
    assert_eq!((outcome.question, outcome.lost.len()), (None, 0));
    let oriel = outcome.warbands[0].models.iter().find(|model| model.name == "Mother Oriel").unwrap();
    assert_eq!(
        (oriel.lines[0].before.as_deref(), oriel.lines[0].after.as_deref()),
        (Some("in the Warband"), Some("fallen"))
    );
    call::<Aftermath>(&session, "correction_accept", accept(&steps));
    let after = open_warband(&session, &redoubt);
    let fallen: Vec<_> = after.fallen.iter().map(|fallen| (fallen.name.as_str(), fallen.reason.as_str())).collect();
    assert_eq!(fallen, [("Tobin Allard", "did not survive"), ("Mother Oriel", "Captured, executed")]);
    let lines = view(&session, &battle, &json!([]));
    let ransom = line(&lines, "The Ashen Choir holds Mother Oriel. What ransom?");
    assert_eq!((ransom.said.as_str(), &ransom.was), ("Refuse", &None), "nobody was asked that first");
}

#[test]
fn a_correction_that_changes_nothing_or_answers_nothing_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = closed(&session, &redoubt, &choir, &campaign);
    let past = view(&session, &battle, &json!([]));
    let roll = line(&past, "Survival Roll for Tobin Allard");
    let code = |steps: Value| {
        refused(&session, "correction_accept", json!({ "aftermath": battle, "steps": steps, "reason": "Misread" })).code
    };
    assert_eq!(code(json!([anew(roll, &faces(&[1]))])), "NO_CHANGE");
    assert_eq!(code(json!([])), "NO_CHANGE");
    assert_eq!(code(json!([{ "kind": "further", "answer": faces(&[1]) }])), "NOT_ASKED");
    assert_eq!(code(json!([{ "kind": "strike", "seq": 1, "place": 0 }])), "NOT_ASKED", "the campaign's own entry");
    assert_eq!(code(json!([{ "kind": "strike", "seq": 9999, "place": 7 }])), "NOT_ASKED");
    let roll_here = json!({ "kind": "roll" });
    let outcome = view(&session, &battle, &json!([anew(roll, &roll_here)])).outcome.unwrap();
    let again = view(&session, &battle, &json!(outcome.steps)).outcome.unwrap();
    assert_eq!(again, outcome, "dice that were rolled here are not rolled again");
    assert!(open_warband(&session, &redoubt).fallen.len() == 1);
}

#[test]
fn a_result_is_corrected_on_its_sheet_and_who_did_not_fall_is_not_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = closed(&session, &redoubt, &choir, &campaign);
    let past = view(&session, &battle, &json!([]));
    assert_eq!(past.result.said, "The Seventh Redoubt 16 – The Ashen Choir 13, won by The Seventh Redoubt");
    let mut sheet = past.result.sheet.battle.clone();
    let tobin = past.result.sheet.warbands[0].models.iter().find(|model| model.name == "Tobin Allard").unwrap().id;
    let step = |sheet: &nml_app::paper::PaperBattle| json!({ "kind": "result", "battle": sheet });
    let same = view(&session, &battle, &json!([step(&sheet)])).outcome.unwrap();
    assert!(!same.changes && same.warbands.is_empty() && same.lost.is_empty(), "a result said again as it was");
    // Only the Turns were miscounted: this changes no Warband, and it is corrected all the same.
    sheet.turns = Some(3);
    let turns = view(&session, &battle, &json!([step(&sheet)])).outcome.unwrap();
    assert!(turns.changes && turns.warbands.is_empty(), "{turns:?}");
    let told: Vec<_> = turns.game.iter().map(|line| (line.what.as_str(), line.after.as_deref())).collect();
    assert_eq!(told, [("Turns", Some("3"))]);

    // It was 12 : 13, and Tobin never fell.
    sheet.sides[0].vp = Some(12);
    sheet.winner = None;
    sheet.sides[0].fell.retain(|fell| fell.model != tobin);
    let outcome = view(&session, &battle, &json!([step(&sheet)])).outcome.unwrap();
    assert_eq!(outcome.question, None);
    let lost: Vec<_> = outcome.lost.iter().map(|lost| lost.said.as_str()).collect();
    assert_eq!(lost, ["Survival Roll for Tobin Allard: 1"], "his Survival Roll is not asked for any more");
    let roll = line(&past, "Survival Roll for Tobin Allard");
    let at = outcome.lost[0].line.unwrap();
    assert_eq!((at.seq, at.place), (roll.seq, roll.place), "it is lost on its line");
    let redoubts = outcome.warbands.iter().find(|warband| warband.id == redoubt).unwrap();
    let lines: Vec<_> =
        redoubts.lines.iter().map(|l| (l.what.as_str(), l.before.as_deref(), l.after.as_deref())).collect();
    assert_eq!(
        lines,
        [
            ("Place", Some("1"), Some("2")),
            ("Campaign Victory Points", Some("15"), Some("7")),
            ("Won, drawn, lost", Some("1 · 0 · 0"), Some("0 · 0 · 1")),
            ("Victory points", Some("16 : 13"), Some("12 : 13")),
            ("Casualties suffered", Some("4"), Some("3")),
        ]
    );
    let accept = json!({ "aftermath": battle, "steps": [step(&sheet)], "reason": "Misread" });
    call::<Aftermath>(&session, "correction_accept", accept);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let first = &page.standings[0];
    assert_eq!((first.warband.as_str(), first.cvp), (choir.as_str(), 15));
    assert!(open_warband(&session, &redoubt).models.iter().any(|model| model.id == tobin));
    let past = view(&session, &battle, &json!([]));
    assert_eq!(past.result.said, "The Seventh Redoubt 12 – The Ashen Choir 13, won by The Ashen Choir");
    assert!(past.result.was.as_ref().unwrap().contains("16"), "what was recorded first stays readable");
    let struck = past.pages.iter().flat_map(|page| &page.lines).find(|line| line.struck).unwrap();
    assert_eq!((struck.seq, struck.spot.step), (roll.seq, 1), "struck out where it was said");
    let other = json!([{ "kind": "result", "battle": { "sides": [], "scenario": "claim-no-mans-land", "turns": 4 } }]);
    assert_eq!(refused(&session, "correction", json!({ "aftermath": battle, "steps": other })).code, "BAD_BATTLE");
}

#[test]
fn only_the_game_that_was_corrected_is_marked_and_its_first_result_stays_readable() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let first = closed(&session, &redoubt, &choir, &campaign);
    // A second game that the first one's correction only decides again.
    let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign }));
    let mut paper = sheet.battle;
    (paper.sides[0].vp, paper.sides[1].vp) = (Some(5), Some(2));
    let filed: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": paper }));
    crate::kit::close(&session, &filed.battle);

    let past = view(&session, &first, &json!([]));
    let mut sheet = past.result.sheet.battle.clone();
    let tobin = past.result.sheet.warbands[0].models.iter().find(|model| model.name == "Tobin Allard").unwrap().id;
    sheet.sides[0].vp = Some(12);
    sheet.winner = None;
    sheet.sides[0].fell.retain(|fell| fell.model != tobin);
    let steps = json!([{ "kind": "result", "battle": sheet }]);
    let accept = json!({ "aftermath": first, "steps": steps, "reason": "Ada misread the sheet" });
    let now: Aftermath = call(&session, "correction_accept", accept);

    let [corrected] = now.corrected.as_slice() else { panic!("{:?}", now.corrected) };
    assert_eq!((corrected.by.as_str(), corrected.reason.as_deref()), ("Ada", Some("Ada misread the sheet")));
    assert_eq!(
        corrected.said[0],
        "The Seventh Redoubt 12 – The Ashen Choir 13, won by The Ashen Choir; \
         was The Seventh Redoubt 16 – The Ashen Choir 13, won by The Seventh Redoubt; \
         The Seventh Redoubt: Out of Action Aldous Reyne by The Ashen Choir, Isolde Marsh by The Ashen Choir, \
         Mother Oriel by The Ashen Choir, was Aldous Reyne by The Ashen Choir, Isolde Marsh by The Ashen Choir, \
         Mother Oriel by The Ashen Choir, Tobin Allard by The Ashen Choir"
    );
    assert_eq!(corrected.said[1], "struck out: Survival Roll for Tobin Allard: 1");
    let told: CampaignHistory = call(&session, "campaign_history", json!({ "campaign": campaign }));
    let struck: Vec<&str> =
        told.entries.iter().map(|line| line.said.as_str()).filter(|said| said.contains("struck")).collect();
    assert_eq!(struck, ["struck out: Game 1 · Claim No Man’s Land: Survival Roll for Tobin Allard: 1"]);
    let red: Vec<_> = told.entries.iter().filter_map(|line| line.red.clone()).collect();
    let red: Vec<_> = red.iter().map(|red| (red.lead.as_deref(), red.was.as_str(), red.now.as_deref())).collect();
    let [first, stands] = [
        "The Seventh Redoubt 16 – The Ashen Choir 13, won by The Seventh Redoubt",
        "The Seventh Redoubt 12 – The Ashen Choir 13, won by The Ashen Choir",
    ];
    let roll = "Game 1 · Claim No Man’s Land: Survival Roll for Tobin Allard: 1";
    assert_eq!(red, [(Some("Game 1 · Claim No Man’s Land"), first, Some(stands)), (None, roll, None)]);
    let otherwise = |said: &&str| said.starts_with("corrected: ") && !said.contains("Game 1 · ");
    let said = told.entries.iter().map(|line| line.said.as_str());
    assert_eq!(said.filter(otherwise).collect::<Vec<_>>(), [""; 0], "nobody corrected the second game");
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let marked: Vec<_> = page.games.iter().map(|game| (game.number, game.corrected)).collect();
    assert_eq!(marked, [(Some(2), false), (Some(1), true)], "the second was replayed, and stands as it stood");
    let chronicle: CampaignChronicle = call(&session, "campaign_chronicle", json!({ "campaign": campaign }));
    assert_eq!(chronicle.games[0].corrected, now.corrected);
    assert_eq!(chronicle.games[1].corrected, []);
    let second: Aftermath = call(&session, "aftermath", json!({ "aftermath": filed.battle }));
    assert_eq!(second.corrected, []);
    assert!(view(&session, &filed.battle, &json!([])).accepted.is_empty());
}

#[test]
fn a_correction_in_a_warbands_second_campaign_works_on_the_warband_that_came_there() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, first) = sample(&folder);
    let before = crate::parcels::files(&session, &first, [11, 4]);
    crate::kit::close(&session, &before);
    let mut winter = String::new();
    for (warband, player) in [(&redoubt, "Ines"), (&choir, "Tomas")] {
        let _: Campaign = call(&session, "campaign_withdraw", json!({ "campaign": first, "warband": warband }));
        if winter.is_empty() {
            winter = call::<Campaign>(&session, "campaign_new", json!({ "name": "Winter" })).id;
        }
        let admission = json!({ "campaign": winter, "warband": warband, "player": player });
        let _: Campaign = call(&session, "campaign_admit", admission);
    }
    let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": winter }));
    let mut paper = serde_json::to_value(sheet.battle).unwrap();
    let tobin = model(&open_warband(&session, &redoubt), "Tobin Allard");
    let at = paper["sides"].as_array().unwrap().iter().position(|side| side["who"]["warband"] == redoubt.as_str());
    paper["sides"][at.unwrap()]["fell"] = json!([{ "model": tobin, "turn": null, "by": null }]);
    (paper["played"], paper["winner"]) = (json!("2026-11-20"), json!({ "is": "draw" }));
    let filed: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": winter, "battle": paper }));
    crate::kit::close(&session, &filed.battle);
    assert!(open_warband(&session, &redoubt).models.iter().any(|model| model.id == tobin));

    let past = view(&session, &filed.battle, &json!([]));
    let steps = json!([anew(line(&past, "Survival Roll for Tobin Allard"), &faces(&[1]))]);
    let outcome = view(&session, &filed.battle, &steps).outcome.unwrap();
    assert_eq!((outcome.question, outcome.lost.as_slice(), outcome.absent.as_slice()), (None, &[][..], &[][..]));
    let accept = json!({ "aftermath": filed.battle, "steps": steps, "reason": "A 1 was read as a 6" });
    let _: Aftermath = call(&session, "correction_accept", accept);
    assert!(!open_warband(&session, &redoubt).models.iter().any(|model| model.id == tobin));

    // What is corrected before that reaches it there.
    let past = view(&session, &before, &json!([]));
    let mut paper = serde_json::to_value(past.result.sheet.battle).unwrap();
    paper["sides"][0]["vp"] = json!(9);
    let steps = json!([{ "kind": "result", "battle": paper }]);
    let accept = json!({ "aftermath": before, "steps": steps, "reason": "Misread" });
    let _: Aftermath = call(&session, "correction_accept", accept);
    assert!(!open_warband(&session, &redoubt).models.iter().any(|model| model.id == tobin));
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn the_scenario_of_a_battle_on_paper_can_be_corrected_and_its_deeds_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let mut sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign }));
    (sheet.battle.sides[0].vp, sheet.battle.sides[1].vp) = (Some(5), Some(2));
    let cuthbert = model(&open_warband(&session, &redoubt), "Father Cuthbert");
    let mut battle = serde_json::to_value(&sheet.battle).unwrap();
    battle["sides"][0]["deeds"] = json!([{ "deed": "sniper", "model": cuthbert }]);
    let filed: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    let again = view(&session, &filed.battle, &json!([])).result.sheet;
    assert_eq!(again.battle.scenario, "claim-no-mans-land");
    assert!(again.scenarios.iter().any(|known| known.id == "relic-hunt"), "every other one can be chosen");

    let mut said = serde_json::to_value(&again.battle).unwrap();
    said["scenario"] = json!("supply-raid");
    let steps = |battle: &Value| json!([{ "kind": "result", "battle": battle }]);
    let other = json!({ "aftermath": filed.battle, "steps": steps(&said) });
    assert_eq!(refused(&session, "correction", other).code, "UNKNOWN_DEED", "the Deeds are those of its scenario");
    said["sides"][0]["deeds"] = json!([]);
    let outcome = view(&session, &filed.battle, &steps(&said)).outcome.unwrap();
    let lines: Vec<_> = outcome.game.iter().map(|line| (line.before.as_deref(), line.after.as_deref())).collect();
    assert_eq!(lines, [(Some("Claim No Man’s Land"), Some("Supply Raid")), (Some("Sniper"), Some("nothing"))]);
    let accept = |steps: &Value| json!({ "aftermath": filed.battle, "steps": steps, "reason": "The wrong sheet" });
    call::<Aftermath>(&session, "correction_accept", accept(&steps(&said)));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.games[0].scenario, "Supply Raid");
    let told: CampaignChronicle = call(&session, "campaign_chronicle", json!({ "campaign": campaign }));
    assert_eq!(told.games[0].corrected[0].reason.as_deref(), Some("The wrong sheet"));

    // One that nobody's list has is named, and the whole correction is taken back at once.
    said["named"] = json!("The Long Night");
    call::<Aftermath>(&session, "correction_accept", accept(&steps(&said)));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.games[0].scenario, "The Long Night");
    call::<Campaign>(&session, "campaign_undo", json!({ "campaign": campaign }));
    let page: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(page.games[0].scenario, "Claim No Man’s Land");
}

#[test]
fn the_scenario_of_a_battle_that_was_logged_stays() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let sheet = view(&session, &battle, &json!([])).result.sheet;
    assert_eq!(sheet.scenarios.len(), 1);
    let mut said = serde_json::to_value(&sheet.battle).unwrap();
    said["scenario"] = json!("relic-hunt");
    let other = json!({ "aftermath": battle, "steps": [{ "kind": "result", "battle": said }] });
    assert_eq!(refused(&session, "correction", other).code, "LOGGED");
}

/// The Glory of a Deed in game 1 bought a Mercenary, who fell in game 2.
#[test]
fn a_hire_that_falls_away_takes_its_survival_roll_along_and_the_preview_says_who_leaves() {
    for (survival, leaves) in [(1, false), (5, true)] {
        let folder = tempfile::tempdir().unwrap();
        let (session, redoubt, choir, campaign) = sample(&folder);
        edit(&session, &redoubt, &json!({ "kind": "set_budget", "ducats": 700, "glory": 2 }));
        let battle = fought(&session, &redoubt, &choir, &campaign);
        crate::kit::close(&session, &battle);
        let hired = edit(&session, &redoubt, &json!({ "kind": "hire", "mercenary": "combat-biologist" }));
        assert_eq!((hired.mercenaries.len(), hired.glory.is), (1, 3), "two to begin with, and one for a Deed");
        let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign }));
        let mut second = sheet.battle;
        (second.sides[0].vp, second.sides[1].vp) = (Some(4), Some(9));
        second.played = Some("2026-04-30".into());
        let biologist = 1_000_000;
        let side = second.sides.iter_mut().find(|side| side.took_part.contains(&biologist)).unwrap();
        side.fell = vec![PaperFall { model: biologist, turn: None, by: None }];
        let filed: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": second }));
        say(&session, &filed.battle, &redoubt, biologist, &faces(&[survival]));
        crate::kit::close(&session, &filed.battle);

        // There was no Deed: the Glory for the Mercenary is not there.
        let mut first = view(&session, &battle, &json!([])).result.sheet.battle;
        first.sides.iter_mut().for_each(|side| side.deeds.clear());
        let steps = json!([{ "kind": "result", "battle": first }]);
        let outcome = view(&session, &battle, &steps).outcome.unwrap();
        let lost: Vec<_> = outcome.lost.iter().map(|lost| (lost.said.as_str(), lost.why.as_str())).collect();
        assert_eq!(lost, [("Combat Biologist hired", "It costs 3 Glory; the Warband has 2.")]);
        let absent: Vec<_> = outcome.absent.iter().map(|one| (one.warband.as_str(), one.model)).collect();
        assert_eq!(absent, [(redoubt.as_str(), biologist)]);
        assert_eq!(
            outcome.absent.iter().map(|one| one.said.clone()).collect::<Vec<_>>(),
            [format!(
                "Combat Biologist fought in Game 2 · Claim No Man’s Land, but would not be in the Warband by then: that \
                 battle stays as fought; the Survival Roll ({survival}) after it then changes nothing."
            )]
        );
        let gone: Vec<_> = outcome.warbands[0]
            .models
            .iter()
            .map(|model| (model.name.as_str(), model.lines[0].before.as_deref(), model.lines[0].after.as_deref()))
            .collect();
        let left = ("Combat Biologist", Some("in the Warband"), Some("not in the Warband"));
        assert_eq!(gone, if leaves { vec![left] } else { vec![] }, "with a 1 it was dead already");

        let accept = json!({ "aftermath": battle, "steps": steps, "reason": "Misread" });
        call::<Aftermath>(&session, "correction_accept", accept);
        let now = open_warband(&session, &redoubt);
        assert_eq!((now.mercenaries.len(), now.glory.is), (0, 0));
    }
}
