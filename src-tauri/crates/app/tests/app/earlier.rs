//! A campaign that comes into the book in mid-season: its games as a table, what its Warbands have behind them, who
//! joins late, rests and leaves.

use crate::kit::{allowed, call, close, edit, open_warband, refused, session};
use nml_app::aftermath::{Aftermath, CorrectionView};
use nml_app::campaigns::{
    BalanceSheet, BalanceWarband, Campaign, CampaignChronicle, CampaignHistory, CampaignOverview, EarlierView,
    HouseRulesView, Knob, PlanSheet, Planned, SpreadsheetOf, spreadsheet_of, spreadsheet_text,
};
use nml_app::open_book::BookState;
use nml_app::paper::BattleSheet;
use nml_app::session::Session;
use nml_app::subject::Campaigns;
use nml_app::warbands::Warband;
use nml_campaign::EARLIER_MAX;
use serde_json::{Value, json};
use tempfile::TempDir;

const NAMES: [&str; 3] = ["The Seventh Redoubt", "Saint Vey’s Lance", "The Ninth Watch"];

/// An empty book with a campaign of three Warbands of Ines, Ada and Ben: their ids and the campaign's.
fn three(folder: &TempDir) -> (Session, [String; 3], String) {
    let session = session(folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let warbands = [0, 1, 2].map(|at| mustered(&session, NAMES[at]));
    for (id, player) in warbands.iter().zip(["Ines", "Ada", "Ben"]) {
        admit(&session, &campaign.id, id, player, false);
    }
    (session, warbands, campaign.id)
}

fn mustered(session: &Session, name: &str) -> String {
    let new = json!({ "name": name, "faction": "new-antioch", "variant": null });
    let warband: Warband = call(session, "warband_muster", new);
    for entry in ["lieutenant", "yeoman"] {
        edit(session, &warband.id, &json!({ "kind": "add_model", "entry": entry }));
    }
    warband.id
}

fn admit(session: &Session, campaign: &str, warband: &str, player: &str, late: bool) -> Campaign {
    call(session, "campaign_admit", json!({ "campaign": campaign, "warband": warband, "player": player, "late": late }))
}

fn entered(session: &Session, campaign: &str, text: &str, names: &Value) -> Campaign {
    call(session, "campaign_earlier_enter", json!({ "campaign": campaign, "text": text, "names": names }))
}

fn looked(session: &Session, campaign: &str, text: &str, names: &Value) -> EarlierView {
    call(session, "campaign_earlier", json!({ "campaign": campaign, "text": text, "names": names }))
}

const TABLE: &str = "Date\tScenario\tPlayer\tScore\tPlayer\tScore\n\
    30.4.2026\tClaim No Man's Land\tInes\t11\tAda\t4\n\
    14.5.2026\tRelic Hunt\tInes\t3\tBen\t9\n\
    28.5.2026\tThe Long March\tAda\t6\tInes\t6\n";

#[test]
fn a_pasted_table_is_understood_entered_and_taken_back_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, ..], campaign) = three(&folder);
    let seen = looked(&session, &campaign, TABLE, &json!([]));
    assert!(seen.ready && seen.problems.is_empty() && seen.names.is_empty(), "{seen:?}");
    let days: Vec<Option<&str>> = seen.games.iter().map(|game| game.day.as_deref()).collect();
    assert_eq!(days, [Some("2026-04-30"), Some("2026-05-14"), Some("2026-05-28")]);
    assert_eq!(seen.games[0].scenario, "Claim No Man’s Land");
    assert!(seen.games[2].unknown && !seen.games[1].unknown);
    let first = &seen.after[0];
    assert_eq!((first.name.as_str(), first.games, first.cvp, first.next), (NAMES[0], 3, 32, 4));
    assert_eq!((first.stage.as_str(), first.threshold, first.field_strength), ("Middle", 1000, 13));

    let page: Campaign =
        call(&session, "campaign_earlier_enter", json!({ "campaign": campaign, "text": TABLE, "names": [] }));
    assert_eq!(page.games.len(), 3);
    assert_eq!(page.games[0].date.as_deref(), Some("2026-05-28"), "the newest first, by the day it was played");
    assert_eq!(page.standings[0].warband, redoubt);
    assert_eq!(allowed(&page.standings[0]).0, 1000);
    assert_eq!(page.undo.as_deref(), Some("the games from before this book"));
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert!(back.games.is_empty() && back.standings.iter().all(|line| line.cvp == 0));
}

#[test]
fn what_is_not_understood_is_told_line_by_line_and_nothing_is_entered() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let text = "31.4.2026;Relic Hunt;Ines;3;Ada;2\n1.5.2026;;Ines;3;Ada;2\n1.5.2026;Relic Hunt;Ines;three;Ada;2\n\
        1.5.2026;Relic Hunt;Ines;3\n1.5.2026;Relic Hunt;Ines;3;Ines;2";
    let seen = looked(&session, &campaign, text, &json!([]));
    let lines: Vec<Option<u64>> = seen.problems.iter().map(|problem| problem.line).collect();
    assert_eq!(lines, [1, 3, 4, 5].map(Some));
    let [game] = seen.games.as_slice() else { panic!("{:?}", seen.games) };
    assert_eq!((game.line, game.scenario.as_str(), game.unknown), (2, "Scenario not recorded", false));
    assert_eq!(seen.problems[1].why, "Ines has “three” victory points: enter a whole number of 0 to 10000.");
    let enter = json!({ "campaign": campaign, "text": text, "names": [] });
    assert_eq!(refused(&session, "campaign_earlier_enter", enter).code, "BAD_TABLE");
}

#[test]
fn a_question_mark_in_a_table_is_answered_with_leave_the_field_empty() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let why = |text: &str| {
        let seen = looked(&session, &campaign, text, &json!([]));
        seen.problems.iter().map(|problem| problem.why.clone()).collect::<Vec<_>>()
    };
    let headed = "Date;Scenario;Warband;Score;Warband;Score;Winner;Attacker\n";
    let empty = "leave the field empty where nobody knows";
    for (line, said) in [
        ("?;Relic Hunt;Ines;3;Ada;9;;", format!("“?” is not a date: {empty} it.")),
        ("2026-05-14;Relic Hunt;Ines;?;Ada;?;Ada;", format!("Ines has “?” victory points: {empty} them.")),
        (
            "2026-05-14;Relic Hunt;Ines;??;Ada;9;;",
            format!("Ines has “??” victory points: {empty} them, and say who won in a column headed “Winner”."),
        ),
        ("2026-05-14;Relic Hunt;Ines;3;Ada;9;?;", format!("“?” is not one of its sides: {empty}.")),
        ("2026-05-14;Relic Hunt;Ines;3;Ada;9;;n/a", format!("“n/a” is not one of its sides: {empty}.")),
    ] {
        assert_eq!(why(&format!("{headed}{line}")), [said], "{line}");
    }
    assert_eq!(why(&format!("{headed};Relic Hunt;Ines;;Ada;;Ada;")), [] as [String; 0]);
}

#[test]
fn a_name_that_nobody_has_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [_, lance, _], campaign) = three(&folder);
    let text = "2026-04-30,Relic Hunt,Ines,3,Lance,2\n2026-05-01,Relic Hunt,Ben,3,Paymaster,5";
    let seen = looked(&session, &campaign, text, &json!([]));
    assert!(!seen.ready, "it is asked first");
    let meant: Vec<(&str, Option<&str>)> = seen.names.iter().map(|n| (n.name.as_str(), n.warband.as_deref())).collect();
    assert_eq!(meant, [("Lance", Some(lance.as_str())), ("Paymaster", None)]);
    let names = json!([{ "name": "Lance", "warband": lance }, { "name": "Paymaster", "warband": null }]);
    assert!(looked(&session, &campaign, text, &names).ready);
    let page: Campaign =
        call(&session, "campaign_earlier_enter", json!({ "campaign": campaign, "text": text, "names": names }));
    let guests: Vec<&str> = page.games.iter().flat_map(|game| &game.sides).map(|side| side.name.as_str()).collect();
    assert!(guests.contains(&"Paymaster") && guests.contains(&NAMES[1]), "{guests:?}");
    assert_eq!(page.standings.len(), 3, "an outsider is in no standings");
    // Of a game against somebody from outside, too, only the score is known.
    let ben = page.standings.iter().find(|line| line.player.as_deref() == Some("Ben")).unwrap();
    assert_eq!((ben.games, ben.record.took_untold, ben.record.fell_untold), (1, 1, 1), "{ben:?}");
}

#[test]
fn a_line_that_stands_twice_in_a_table_is_left_out_unless_somebody_says_otherwise() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let text =
        "2026-04-30,Relic Hunt,Ines,3,Ada,2\n2026-05-01,Relic Hunt,Ines,3,Ada,2\n2026-04-30,Relic Hunt,Ada,2,Ines,3";
    let seen = looked(&session, &campaign, text, &json!([]));
    let told = |seen: &EarlierView| -> Vec<(u64, Option<u64>, bool)> {
        seen.games.iter().map(|line| (line.line, line.twice, line.number.is_some())).collect()
    };
    assert_eq!(told(&seen), [(1, None, true), (3, Some(1), false), (2, None, true)]);
    let again = json!({ "campaign": campaign, "text": text, "again": [3] });
    let seen: EarlierView = call(&session, "campaign_earlier", again);
    assert_eq!(told(&seen), [(1, None, true), (3, Some(1), true), (2, None, true)]);
    // Without a day nobody knows whether they are one.
    let seen = looked(&session, &campaign, ",Relic Hunt,Ines,3,Ada,2\n,Relic Hunt,Ines,3,Ada,2", &json!([]));
    assert_eq!(told(&seen), [(1, None, true), (2, None, true)]);
}

#[test]
fn a_misspelt_scenario_is_asked_about_as_a_name_is() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let text = "2026-04-30,Relic Hnut,Ines,3,Ada,2\n2026-05-01,The Long March,Ben,3,Ada,5";
    let seen = looked(&session, &campaign, text, &json!([]));
    let asked: Vec<_> =
        seen.unknown_scenarios.iter().map(|n| (n.name.as_str(), n.said, n.scenario.as_deref())).collect();
    assert_eq!(asked, [("Relic Hnut", false, Some("relic-hunt")), ("The Long March", false, None)]);
    assert!(!seen.ready, "it is asked first; a name like none of the pack's is kept as it is");
    let say = |meant: Value| {
        let scenarios = json!([{ "name": "Relic Hnut", "scenario": meant }]);
        json!({ "campaign": campaign, "text": text, "names": [], "scenarios": scenarios })
    };
    let own: EarlierView = call(&session, "campaign_earlier", say(json!(null)));
    assert!(own.ready && own.games[0].unknown && own.games[0].scenario == "Relic Hnut");
    let meant: EarlierView = call(&session, "campaign_earlier", say(json!("relic-hunt")));
    assert!(meant.ready && !meant.games[0].unknown);
    let page: Campaign = call(&session, "campaign_earlier_enter", say(json!("relic-hunt")));
    let played: Vec<&str> = page.games.iter().map(|game| game.scenario.as_str()).collect();
    assert!(played.contains(&"Relic Hunt") && played.contains(&"The Long March"), "{played:?}");
}

#[test]
fn the_games_of_a_campaign_leave_as_a_table_and_are_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    entered(&session, &campaign, TABLE, &json!([]));
    let book = nml_app::book::read(&folder.path().join("ardent-mile.nml")).unwrap();
    let games = spreadsheet_of(&book, "The Ardent Mile", SpreadsheetOf::Games).unwrap();
    assert_eq!(games[0][..5], ["Game", "Date", "Scenario", "Attacker", "Winner"]);
    assert_eq!(games[2][1..], ["2026-05-14", "Relic Hunt", "", NAMES[2], NAMES[0], "3", NAMES[2], "9"]);
    assert_eq!(games[3][4], "Draw");
    let (session, _, anew) = three(&tempfile::tempdir().unwrap());
    let seen = looked(&session, &anew, &spreadsheet_text(&games).unwrap(), &json!([]));
    assert!(seen.ready && seen.games.len() == 3, "{:?}", seen.problems);
    let standings = spreadsheet_of(&book, "The Ardent Mile", SpreadsheetOf::Standings).unwrap();
    assert_eq!(standings[1][..7], ["1", NAMES[0], "Ines", "Principality of New Antioch", "32", "3", "1"]);
}

#[test]
fn the_correction_of_one_pasted_game_says_which_in_the_history() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let page = entered(&session, &campaign, TABLE, &json!([]));
    for (scenario, points) in [("Relic Hunt", [9, 3]), ("The Long March", [7, 6])] {
        let battle = page.games.iter().find(|game| game.scenario == scenario).unwrap().battle.clone();
        let seen: CorrectionView = call(&session, "correction", json!({ "aftermath": battle }));
        let mut sheet = seen.result.sheet.battle;
        (sheet.sides[0].vp, sheet.sides[1].vp, sheet.winner) = (Some(points[0]), Some(points[1]), None);
        let steps = json!([{ "kind": "result", "battle": sheet }]);
        let correction = json!({ "aftermath": battle, "steps": steps, "reason": "read wrongly" });
        let _: Aftermath = call(&session, "correction_accept", correction);
    }
    let told: CampaignHistory = call(&session, "campaign_history", json!({ "campaign": campaign }));
    let said: Vec<&str> =
        told.entries.iter().map(|line| line.said.as_str()).filter(|s| s.starts_with("corrected")).collect();
    assert_eq!(
        said,
        [
            "corrected: Game 2 · Relic Hunt: The Seventh Redoubt 9 – The Ninth Watch 3, won by The Seventh Redoubt",
            "corrected: Game 3 · The Long March: Saint Vey’s Lance 7 – The Seventh Redoubt 6, won by Saint Vey’s Lance",
        ]
    );
}

#[test]
fn the_result_of_a_game_from_before_is_corrected_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, ..], campaign) = three(&folder);
    let page: Campaign =
        call(&session, "campaign_earlier_enter", json!({ "campaign": campaign, "text": TABLE, "names": [] }));
    let battle = page.games.iter().find(|game| game.scenario == "Relic Hunt").unwrap().battle.clone();
    let seen: CorrectionView = call(&session, "correction", json!({ "aftermath": battle }));
    let mut sheet = seen.result.sheet.battle;
    (sheet.sides[0].vp, sheet.sides[1].vp, sheet.winner) = (Some(9), Some(3), None);
    assert_eq!(sheet.turns, None, "nobody wrote them down");
    let steps = json!([{ "kind": "result", "battle": sheet }]);
    let correction = json!({ "aftermath": battle, "steps": steps, "reason": "written down the wrong way round" });
    let _: Aftermath = call(&session, "correction_accept", correction);
    let after: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let line = after.standings.iter().find(|line| line.warband == redoubt).unwrap();
    assert_eq!((line.cvp, line.record.won, line.record.lost), (40, 2, 0), "15 + 15 + 10");
    let again: CorrectionView = call(&session, "correction", json!({ "aftermath": battle }));
    assert_eq!(again.accepted.len(), 1);
    let other = after.games.iter().find(|game| game.scenario == "The Long March").unwrap().battle.clone();
    let other: CorrectionView = call(&session, "correction", json!({ "aftermath": other }));
    assert!(other.accepted.is_empty(), "the other games of the table are as they were");
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(back.standings.iter().find(|line| line.warband == redoubt).unwrap().cvp, 32);
}

#[test]
fn what_nobody_knows_of_a_game_from_before_is_no_figure_on_its_pages() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, ..], campaign) = three(&folder);
    let page = entered(&session, &campaign, TABLE, &json!([]));
    let stated = json!({ "warband": redoubt, "strongbox": 120, "glory": 3, "models": [] });
    let _: BalanceSheet = call(&session, "balance_open", stated);
    let battle = page.games.iter().find(|game| game.scenario == "Relic Hunt").unwrap().battle.clone();
    let pages: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    let known: Vec<_> = pages.pages.iter().map(|page| (page.cvp, page.strongbox, page.glory)).collect();
    assert_eq!(known, [(7, None, None), (15, None, None)], "what it has by now it did not have then");
}

#[test]
fn the_sides_of_a_pasted_game_are_called_by_their_names_when_it_is_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let page = entered(&session, &campaign, TABLE, &json!([]));
    let battle = page.games.iter().find(|game| game.scenario == "Relic Hunt").unwrap().battle.clone();
    let seen: CorrectionView = call(&session, "correction", json!({ "aftermath": battle }));
    let sides = &seen.result.sheet.warbands;
    let named: Vec<_> = sides.iter().map(|side| (side.name.as_str(), side.player.as_deref())).collect();
    assert_eq!(named, [(NAMES[0], Some("Ines")), (NAMES[2], Some("Ben"))]);
    assert!(sides.iter().all(|side| side.models.is_empty()), "nobody wrote down who took part");
}

#[test]
fn games_that_are_already_here_are_pointed_out_and_left_out_unless_somebody_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    entered(&session, &campaign, TABLE, &json!([]));
    let marks = |seen: &EarlierView| seen.games.iter().map(|game| (game.number, game.here)).collect::<Vec<_>>();
    let seen = looked(&session, &campaign, TABLE, &json!([]));
    assert_eq!(marks(&seen), [1, 2, 3].map(|number| (None, Some(number))));
    assert!(!seen.ready && seen.problems.is_empty(), "{seen:?}");
    assert!(seen.notes.contains(&"Every game of this table is already here.".to_owned()), "{:?}", seen.notes);
    let twice = json!({ "campaign": campaign, "text": TABLE, "names": [] });
    assert_eq!(refused(&session, "campaign_earlier_enter", twice).code, "BAD_TABLE");

    // The sides the other way round are the same game; another score, day or scenario is another. A line that stands twice
    // may be a second game of the day: somebody says so.
    let more = "Date;Scenario;Player;Score;Player;Score\n\
        30.4.2026;Claim No Man's Land;Ada;4;Ines;11\n\
        30.4.2026;Claim No Man's Land;Ines;11;Ada;4\n\
        14.5.2026;Relic Hunt;Ines;9;Ben;3\n\
        15.5.2026;Relic Hunt;Ines;3;Ben;9\n\
        28.5.2026;The Long March;Ada;6;Ines;6\n";
    let seen = looked(&session, &campaign, more, &json!([]));
    let expected = [(None, Some(1)), (None, None), (Some(4), None), (Some(5), None), (None, Some(3))];
    assert_eq!(marks(&seen), expected);
    let (second, last) = (seen.games[1].line, seen.games[4].line);
    let again = json!({ "campaign": campaign, "text": more, "again": [second, last] });
    let seen: EarlierView = call(&session, "campaign_earlier", again.clone());
    assert_eq!(marks(&seen)[4], (Some(7), Some(3)), "it is entered all the same");
    let page: Campaign = call(&session, "campaign_earlier_enter", again);
    assert_eq!(page.games.len(), 7);
}

#[test]
fn a_victory_without_a_score_is_a_better_day_than_a_draw_or_a_close_defeat() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, lance, watch], campaign) = three(&folder);
    let table = "Date;Scenario;Player;Score;Player;Score;Winner\n\
        1.4.2026;Claim No Man's Land;Ines;;Ada;;Ines\n\
        2.4.2026;Relic Hunt;Ines;9;Ben;9;\n\
        3.4.2026;Supply Raid;Ada;6;Ben;12;Ben\n";
    entered(&session, &campaign, table, &json!([]));
    let seen: CampaignOverview = call(&session, "campaign_overview", json!({ "campaign": campaign }));
    let told = |warband: &str| {
        let line = seen.warbands.iter().find(|line| line.warband == warband).unwrap();
        line.story.sentences[..2].to_vec()
    };
    let against = |at: usize| format!("against {}", NAMES[at]);
    assert_eq!(
        told(&redoubt),
        [
            "It did not win its last game.".to_owned(),
            format!("Its best day was Claim No Man’s Land {}: a victory.", against(1)),
        ]
    );
    assert_eq!(
        told(&lance)[1],
        format!("It came closest in Supply Raid {}: 6 to 12, −6 victory points.", against(2)),
        "it never won and never drew"
    );
    assert_eq!(
        told(&watch)[1],
        format!("Its best day was Supply Raid {}: 12 to 6, +6 victory points.", against(1)),
        "a victory before a draw"
    );
}

#[test]
fn an_opening_balance_is_an_entry_of_its_warband_and_can_be_stated_anew() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, ..], campaign) = three(&folder);
    let sheet: BalanceSheet = call(&session, "balance_sheet", json!({ "warband": redoubt }));
    let lieutenant = sheet.models[0].model;
    // 700 ducats, less 70 for the Lieutenant and 30 for the Yeoman.
    assert_eq!((sheet.strongbox, sheet.models[0].elite, sheet.models[1].elite), (600, true, false));
    assert!(sheet.injuries.iter().any(|row| row.id == "hand-wound:left"), "{:?}", sheet.injuries);
    let stated = json!({ "warband": redoubt, "strongbox": 140, "glory": 3, "models": [
        { "model": lieutenant, "experience": 5, "scars": 1, "skills": ["parry"], "injuries": ["hand-wound:left"] },
    ]});
    let sheet: BalanceSheet = call(&session, "balance_open", stated);
    assert_eq!((sheet.strongbox, sheet.glory, sheet.models[0].experience), (140, 3, 5));
    assert_eq!(sheet.models[0].injuries, ["hand-wound:left"]);
    let lines: Vec<BalanceWarband> = call(&session, "campaign_balances", json!({ "campaign": campaign }));
    assert_eq!(lines[0].about, "2 models · 140 ducats · 3 Glory · 5 Experience");
    let history: Value = call(&session, "warband_history", json!({ "warband": redoubt }));
    assert_eq!(history[0]["said"], "the opening balance: 140 ducats, 3 Glory, 1 model with a past");
    assert_eq!(open_warband(&session, &redoubt).models[0].name, "Lieutenant");
    let wrong = json!({ "warband": redoubt, "strongbox": 0, "glory": 0, "models": [
        { "model": lieutenant, "skills": ["flying"] },
    ]});
    assert_eq!(refused(&session, "balance_open", wrong).code, "UNKNOWN_MARK");
}

#[test]
fn a_latecomer_recruits_up_to_the_threshold_and_undo_takes_that_back_too() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let _: Campaign =
        call(&session, "campaign_earlier_enter", json!({ "campaign": campaign, "text": TABLE, "names": [] }));
    let late = mustered(&session, "The Latecomers");
    let page = admit(&session, &campaign, &late, "Cleo", true);
    let line = page.standings.iter().find(|line| line.warband == late).unwrap();
    assert_eq!((allowed(line).0, line.cvp, line.games), (1000, 0, 0));
    let sheet: BalanceSheet = call(&session, "balance_sheet", json!({ "warband": late }));
    // 1000 of the fourth game, less the two models; 4 for each of 3 games.
    assert_eq!(sheet.strongbox, 900);
    assert!(sheet.late.unwrap().contains("shares 12 experience"));
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    let sheet: BalanceSheet = call(&session, "balance_sheet", json!({ "warband": late }));
    assert_eq!((sheet.strongbox, sheet.late), (600, None));
    assert_eq!(back.may_join.iter().map(|joiner| &joiner.id).collect::<Vec<_>>(), [&late], "it is free again");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn the_organisers_starting_ducats_reach_whoever_joins() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let set = json!({ "campaign": campaign, "knobs": [{ "knob": "starting_ducats", "value": 900 }] });
    let house: HouseRulesView = call(&session, "campaign_house_set", set);
    let knob = house.knobs.iter().find(|knob| knob.knob == Knob::StartingDucats).unwrap();
    assert_eq!((knob.value, knob.printed), (900, 700));
    let fourth = mustered(&session, "The Fourth Procession");
    admit(&session, &campaign, &fourth, "Cleo", false);
    let sheet: BalanceSheet = call(&session, "balance_sheet", json!({ "warband": fourth }));
    assert_eq!(sheet.strongbox, 800);
}

#[test]
fn a_game_is_planned_between_any_two_that_are_free_with_a_day() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, lance, watch], campaign) = three(&folder);
    let _: Campaign =
        call(&session, "campaign_earlier_enter", json!({ "campaign": campaign, "text": TABLE, "names": [] }));
    let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign }));
    assert_eq!(sheet.warbands, Some([watch.clone(), lance.clone()]), "fewest games, and they have not met");
    assert_eq!(sheet.about, "Game 2 for The Ninth Watch, 3 for Saint Vey’s Lance · have not met yet");
    let made = json!({ "campaign": campaign, "warbands": [redoubt, watch], "due": "2026-06-01",
        "by": { "by": "table", "face": 2 } });
    let Planned::Planned { said, sheet } = call(&session, "plan_make", made.clone()) else {
        panic!("a two is a scenario")
    };
    assert_eq!(said, "Armoured Train is planned.");
    assert_eq!((sheet.planned[0].due.as_deref(), sheet.planned[0].overdue), (Some("2026-06-01"), true));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let overdue: Vec<_> = page.games.iter().filter(|game| game.overdue).map(|game| game.due.as_deref()).collect();
    assert_eq!(overdue, [Some("2026-06-01")], "no game that was played is");
    assert_eq!(sheet.members[0].id, lance, "the only one that is free stands first");
    assert!(sheet.members[1..].iter().all(|member| member.busy.is_some()));
    assert_eq!(refused(&session, "plan_make", made).code, "NOT_FREE");
    let cancel = json!({ "campaign": campaign, "battle": sheet.planned[0].battle });
    let sheet: PlanSheet = call(&session, "plan_cancel", cancel);
    assert!(sheet.planned.is_empty());
    let choice = json!({ "campaign": campaign, "warbands": [redoubt, watch], "by": { "by": "table", "face": 6 } });
    let Planned::Choice { chooser, scenarios, .. } = call(&session, "plan_make", choice) else {
        panic!("a six is a choice")
    };
    assert_eq!((chooser, scenarios.len()), (watch, 5));
}

#[test]
fn whoever_leaves_is_asked_what_becomes_of_its_games_and_points() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, lance, _], campaign) = three(&folder);
    let _: Campaign =
        call(&session, "campaign_earlier_enter", json!({ "campaign": campaign, "text": TABLE, "names": [] }));
    let made = json!({ "campaign": campaign, "warbands": [redoubt, lance],
        "by": { "by": "agreement", "scenario": "relic-hunt" } });
    let _: Planned = call(&session, "plan_make", made);
    let house: HouseRulesView = call(&session, "campaign_house", json!({ "campaign": campaign }));
    assert_eq!(house.members.iter().map(|member| member.planned).collect::<Vec<_>>(), [1, 1, 0]);
    let leave = |cancel, strike| json!({ "campaign": campaign, "warband": lance, "cancel": cancel, "strike": strike });
    assert_eq!(refused(&session, "campaign_withdraw", leave(false, true)).code, "WARBAND_ENGAGED");
    let page: Campaign = call(&session, "campaign_withdraw", leave(true, true));
    assert_eq!(page.standings.iter().map(|line| line.cvp).collect::<Vec<_>>(), [32, 15]);
    assert_eq!(page.games.len(), 3, "the planned game is gone, those fought stay");
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(back.standings.len(), 3);
}

#[test]
fn a_warband_that_rests_is_not_paired() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, lance, watch], campaign) = three(&folder);
    let rest = json!({ "campaign": campaign, "warband": lance, "paused": true });
    let page: Campaign = call(&session, "campaign_pause", rest);
    assert_eq!(page.undo.as_deref(), Some("Saint Vey’s Lance takes a rest"));
    let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign }));
    assert_eq!(sheet.warbands, Some([redoubt, watch]));
}

#[test]
fn a_swapped_scenario_keeps_the_day_it_is_to_be_fought_by() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, lance, _], campaign) = three(&folder);
    let made = json!({ "campaign": campaign, "warbands": [redoubt, lance], "due": "2026-11-30",
        "by": { "by": "table", "face": 2 } });
    let Planned::Planned { sheet, .. } = call(&session, "plan_make", made) else { panic!("a two is a scenario") };
    let swap = json!({ "campaign": campaign, "battle": sheet.planned[0].battle, "scenario": "relic-hunt" });
    let page: Campaign = call(&session, "campaign_swap", swap);
    assert_eq!((page.games[0].scenario.as_str(), page.games[0].due.as_deref()), ("Relic Hunt", Some("2026-11-30")));
}

#[test]
fn a_plan_taken_back_before_another_one_is_no_swap() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, lance, watch], campaign) = three(&folder);
    let plan = |other: &str| -> PlanSheet {
        let made = json!({ "campaign": campaign, "warbands": [redoubt, other],
            "by": { "by": "agreement", "scenario": "relic-hunt" } });
        let Planned::Planned { sheet, .. } = call(&session, "plan_make", made) else { panic!("it is agreed on") };
        *sheet
    };
    let first = plan(&lance).planned[0].battle.clone();
    let _: PlanSheet = call(&session, "plan_cancel", json!({ "campaign": campaign, "battle": first }));
    plan(&watch);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.undo.as_deref(), Some("Relic Hunt as the next game"));
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert!(back.games.is_empty(), "the plan that was taken back stays so: {:?}", back.games);
    assert_eq!(back.undo.as_deref(), Some("a game cancelled"));
}

#[test]
fn the_corrections_of_earlier_games_stand_in_the_chronicle_each_at_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let page = entered(&session, &campaign, TABLE, &json!([]));
    let correct = |scenario: &str, points: [u16; 2], reason: &str| {
        let battle = page.games.iter().find(|game| game.scenario == scenario).unwrap().battle.clone();
        let seen: CorrectionView = call(&session, "correction", json!({ "aftermath": battle }));
        let mut sheet = seen.result.sheet.battle;
        (sheet.sides[0].vp, sheet.sides[1].vp, sheet.winner) = (Some(points[0]), Some(points[1]), None);
        let steps = json!([{ "kind": "result", "battle": sheet }]);
        let correction = json!({ "aftermath": battle, "steps": steps, "reason": reason });
        let _: Aftermath = call(&session, "correction_accept", correction);
        battle
    };
    let hunt = correct("Relic Hunt", [9, 3], "the wrong way round");
    let march = correct("The Long March", [7, 6], "miscounted");
    let told: CampaignChronicle = call(&session, "campaign_chronicle", json!({ "campaign": campaign }));
    let of = |battle: &str| -> Vec<(Option<&str>, &[String])> {
        let game = told.games.iter().find(|game| game.battle == battle).unwrap();
        game.corrected.iter().map(|one| (one.reason.as_deref(), one.said.as_slice())).collect()
    };
    let line = |text: &str| vec![text.to_owned()];
    let first = line(
        "The Seventh Redoubt 9 – The Ninth Watch 3, won by The Seventh Redoubt; \
         was The Seventh Redoubt 3 – The Ninth Watch 9, won by The Ninth Watch",
    );
    assert_eq!(of(&hunt), [(Some("the wrong way round"), first.as_slice())]);
    let second = line(
        "Saint Vey’s Lance 7 – The Seventh Redoubt 6, won by Saint Vey’s Lance; \
         was Saint Vey’s Lance 6 – The Seventh Redoubt 6, drawn",
    );
    assert_eq!(of(&march), [(Some("miscounted"), second.as_slice())]);
    assert_eq!(told.games.iter().map(|game| game.corrected.len()).sum::<usize>(), 2);
    let again: CorrectionView = call(&session, "correction", json!({ "aftermath": hunt }));
    assert_eq!(again.accepted.len(), 1, "the second is of another game");
}

#[test]
fn scenarios_without_latin_letters_are_not_one_and_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    let text = "2026-04-30,Рейд,Ines,3,Ada,2\n2026-05-01,Высота,Ben,3,Ines,5\n2026-05-02,рейд!,Ada,3,Ben,5\n\
        2026-05-03,Der Rückzug,Ada,3,Ben,5\n2026-05-04,Der Räckzug,Ada,3,Ben,5";
    entered(&session, &campaign, text, &json!([]));
    let ids = || -> Vec<String> {
        let open = session.look::<Campaigns>(&campaign).unwrap();
        open.state.games.iter().map(|game| game.scenario.clone()).collect()
    };
    let [raid, height, same, retreat, other] = ids().try_into().unwrap();
    assert!(raid.starts_with("scenario-") && raid.is_ascii(), "{raid}");
    assert_ne!(raid, height);
    assert_eq!(raid, same, "however it is written");
    assert_eq!(retreat, "der-r-ckzug");
    assert!(other.starts_with("scenario-"), "{other}");
    // A second table knows them again.
    entered(&session, &campaign, "2026-05-09,ВЫСОТА,Ines,3,Ada,2\n2026-05-09,Der Rückzug,Ines,3,Ada,2", &json!([]));
    assert_eq!(ids()[5..], [height, retreat]);
}

#[test]
fn the_largest_table_fits_an_entry_and_what_is_more_goes_into_a_second_one() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, campaign) = three(&folder);
    // Four bytes to each of 80 characters.
    let long = |mark: char, game: usize| {
        let number = char::from_u32(0x2_0000 + u32::try_from(game).unwrap()).unwrap();
        format!("{}{number}", String::from(mark).repeat(79))
    };
    let line = |game: usize| {
        let guests: Vec<String> = ['𐌰', '𐌱', '𐌲'].map(|mark| format!("{},10000", long(mark, game))).into();
        format!("2026-04-30,{},Ines,10000,{}", long('𐌳', game), guests.join(","))
    };
    let table = |games: usize| (0..games).map(line).collect::<Vec<_>>().join("\n");
    let strangers = |games: usize| -> Value {
        let all = (0..games).flat_map(|game| ['𐌰', '𐌱', '𐌲'].map(|mark| long(mark, game)));
        all.map(|name| json!({ "name": name, "warband": null })).collect()
    };
    let more = looked(&session, &campaign, &table(EARLIER_MAX + 1), &json!([]));
    assert!(!more.ready);
    assert_eq!(more.problems.len(), 1);
    assert!(more.problems[0].why.contains("enter the rest as another table"), "{}", more.problems[0].why);
    let names = strangers(EARLIER_MAX);
    let page = entered(&session, &campaign, &table(EARLIER_MAX), &names);
    assert_eq!(usize::from(page.standings[0].games), EARLIER_MAX);
    let page = entered(&session, &campaign, "2026-05-30,Relic Hunt,Ines,3,Ada,2", &json!([]));
    assert_eq!(usize::from(page.standings[0].games), EARLIER_MAX + 1);
}

#[test]
fn the_sheet_of_a_battle_begins_with_the_two_that_fight_next() {
    let folder = tempfile::tempdir().unwrap();
    let (session, [redoubt, lance, watch], campaign) = three(&folder);
    let sides = || -> Vec<String> {
        let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign }));
        sheet.battle.warbands().map(str::to_owned).collect()
    };
    entered(&session, &campaign, "2026-04-30,Relic Hunt,Ines,3,Ada,2\n2026-05-01,Relic Hunt,Ben,3,Ines,2", &json!([]));
    assert_eq!(sides(), [lance.clone(), watch.clone()], "one game each, and they have not met");
    entered(&session, &campaign, "2026-05-02,Relic Hunt,Ada,3,Ben,2", &json!([]));
    let _: Campaign =
        call(&session, "campaign_pause", json!({ "campaign": campaign, "warband": lance, "paused": true }));
    assert_eq!(sides(), [redoubt, watch], "whoever rests does not fight");
}

/// A campaign that nobody has joined, and a table of its games: names, results, no roster.
const LEAGUE: &str = "Date;Scenario;Player;VP;Player;VP\n\
    30.4.2026;Relic Hunt;Ines;11;Ada;4\n\
    14.5.2026;Relic Hunt;Ada;9;A stranger;3\n";

#[test]
fn names_in_a_table_become_warbands_whose_rosters_come_later() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let _: Value = call(&session, "campaign_sign_up", json!({ "campaign": campaign.id, "names": "ines" }));
    // Nobody has joined: the app asks about every name, and nothing can be entered yet.
    let seen = looked(&session, &campaign.id, LEAGUE, &json!([]));
    assert!(!seen.ready && seen.problems.is_empty(), "{seen:?}");
    assert_eq!(seen.names.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Ines", "Ada", "A stranger"]);
    assert!(seen.notes.iter().any(|note| note.starts_with("Nobody has joined yet.")), "{:?}", seen.notes);
    assert_eq!(seen.factions.len(), 6);
    let names = json!([
        { "name": "Ines", "warband": null, "faction": "new-antioch" },
        { "name": "Ada", "warband": null, "faction": "black-grail" },
        { "name": "A stranger", "warband": null },
        { "name": "Nobody in the table", "warband": null, "faction": "court" },
    ]);
    let seen = looked(&session, &campaign.id, LEAGUE, &names);
    assert!(seen.ready, "{seen:?}");
    assert_eq!(
        seen.after.iter().map(|line| (line.name.as_str(), line.games)).collect::<Vec<_>>(),
        [("Ada", 2), ("Ines", 1)]
    );
    let unknown = json!([{ "name": "Ines", "warband": null, "faction": "dwarves" }]);
    let table = json!({ "campaign": campaign.id, "text": LEAGUE, "names": unknown });
    assert_eq!(refused(&session, "campaign_earlier", table).code, "UNKNOWN_FACTION");

    let page = entered(&session, &campaign.id, LEAGUE, &names);
    let line = |page: &Campaign, warband: &str| {
        let line = page.standings.iter().find(|line| line.warband == warband).unwrap();
        (line.name.clone(), line.player.clone().unwrap_or_default(), line.faction.clone(), line.games)
    };
    let ids: Vec<String> = page.standings.iter().map(|line| line.warband.clone()).collect();
    assert_eq!(line(&page, &ids[0]), ("Ada".into(), "Ada".into(), "Cult of the Black Grail".into(), 2));
    assert_eq!(line(&page, &ids[1]), ("Ines".into(), "ines".into(), "Principality of New Antioch".into(), 1));
    assert_eq!(page.awaited.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Ada", "Ines"]);
    assert!(page.signed_up.is_empty());

    // One undo takes everything back; entered again, the Warbands are those that are there.
    let before: Vec<Value> = call(&session, "warbands", Value::Null);
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign.id }));
    assert!(back.standings.is_empty() && back.games.is_empty());
    assert_eq!(back.signed_up, ["ines"]);
    let page = entered(&session, &campaign.id, LEAGUE, &names);
    let after: Vec<Value> = call(&session, "warbands", Value::Null);
    assert_eq!((page.games.len(), before.len(), after.len()), (2, 2, 2));

    // A result counts without a roster.
    let mut sheet: Value = call(&session, "battle_sheet_open", json!({ "campaign": campaign.id }));
    for (side, points) in sheet["battle"]["sides"].as_array_mut().unwrap().iter_mut().zip([7, 5]) {
        side["vp"] = json!(points);
    }
    let filed = json!({ "campaign": campaign.id, "battle": sheet["battle"] });
    let filed: Value = call(&session, "battle_sheet_file", filed);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign.id }));
    assert_eq!((line(&page, &ids[0]).3, line(&page, &ids[1]).3), (3, 2));

    // The roster comes: it is that of the Warband which joined by name, and its campaign learns its name.
    let list = json!({ "faction": "new-antioch", "variant": "papal-states", "models": [{ "model": "lieutenant", "name": "Ines", "items": ["pistol"] }] });
    let file = json!({ "name": "The Long Watch.json", "bytes": crate::kit::file_bytes(list.to_string()) });
    let source = json!({ "source": { "from": "dropped", "files": [file] }, "campaign": campaign.id });
    let read: Vec<Value> = call(&session, "warband_import", source);
    let expected: Value = call(&session, "campaign_rosters", json!({ "campaign": campaign.id }));
    assert_eq!(expected["waiting"], json!(["Ada", "ines"]));
    let brought = &read[0]["read"]["brought"]["brought"];
    let kept = json!({ "rosters": [{ "brought": brought, "player": "Ines" }], "campaign": campaign.id, "late": true });
    assert_eq!(refused(&session, "warband_import_keep", kept.clone()).code, "AFTERMATH_OPEN");
    close(&session, filed["battle"].as_str().unwrap());
    let said: Value = call(&session, "warband_import_keep", kept);
    assert_eq!(said["warbands"], json!([ids[1]]));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign.id }));
    assert_eq!(line(&page, &ids[1]), ("The Long Watch".into(), "ines".into(), "Principality of New Antioch".into(), 2));
    assert_eq!(page.awaited.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Ada"]);
    let warband: Warband = call(&session, "warband", json!({ "warband": ids[1] }));
    assert_eq!(warband.models.len(), 1);
}
