//! The numbers of a campaign's games: each keeps its own, no matter what is planned, filed, corrected or taken back.

use crate::kit::{call, close, open_warband, rolled, sample, session};
use nml_app::aftermath::{Aftermath, AftermathLine};
use nml_app::campaigns::{
    Campaign, CampaignAction, CampaignChronicle, CampaignHistory, CampaignOverview, OverviewWarningKind, PlanSheet,
};
use nml_app::open_book::BookState;
use nml_app::paper::{BattleFiled, BattleSheet, PaperBattle, PaperSide, PaperWho};
use nml_app::session::Session;
use nml_app::warbands::WarbandLives;
use serde_json::{Value, json};

/// A Warband against somebody's guest, 4 to 9; nobody fell.
fn guest(session: &Session, warband: &str, campaign: &str) -> String {
    let sheet: BattleSheet = call(session, "battle_sheet_open", json!({ "campaign": campaign }));
    let part = open_warband(session, warband).models.iter().map(|model| model.id).collect();
    let side = |who, vp, took_part| PaperSide {
        who,
        coalition: None,
        vp: Some(vp),
        conceded: false,
        took_part,
        fell: Vec::new(),
        deeds: Vec::new(),
        used_up: Vec::new(),
        left: Vec::new(),
        fell_untold: false,
        deeds_untold: false,
    };
    let sides = vec![
        side(PaperWho::Warband { warband: warband.into() }, 4, part),
        side(PaperWho::Outsider { name: "The Paymaster".into(), id: None }, 9, Vec::new()),
    ];
    let battle = PaperBattle { sides, scenario: "relic-hunt".into(), ..sheet.battle };
    call::<BattleFiled>(session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle })).battle
}

fn page(session: &Session, campaign: &str) -> Campaign {
    call(session, "campaign", json!({ "campaign": campaign }))
}

/// Every number of a game that the book tells.
fn told(session: &Session, campaign: &str, warband: &str, battle: &str) -> Vec<String> {
    let aftermath: Aftermath = call(session, "aftermath", json!({ "aftermath": battle }));
    let lines: Vec<AftermathLine> = call(session, "aftermaths", Value::Null);
    let chronicle: CampaignChronicle = call(session, "campaign_chronicle", json!({ "campaign": campaign }));
    let lives: WarbandLives = call(session, "warband_lives", json!({ "warband": warband }));
    let history: CampaignHistory = call(session, "campaign_history", json!({ "campaign": campaign }));
    let mut all = vec![aftermath.battle];
    all.extend(lines.into_iter().filter(|line| line.id == battle).map(|line| line.battle));
    let games = chronicle.games.iter().filter(|game| game.battle == battle);
    all.extend(games.map(|game| format!("Game {} · {}", game.number, game.scenario)));
    let games = page(session, campaign).games.into_iter().filter(|game| game.battle == battle);
    all.extend(games.map(|game| format!("Game {} · {}", game.number.unwrap(), game.scenario)));
    let parts = lives.models[0].parts.iter().filter(|part| part.battle.as_deref() == Some(battle));
    all.extend(parts.map(|part| part.title.clone()));
    let of = |said: &str| said.split(':').next().unwrap().to_owned();
    let said = history.entries.iter().filter(|line| line.battle.as_deref() == Some(battle));
    let said = said.filter(|line| !line.said.contains(" planned: "));
    all.extend(said.map(|line| of(&line.said)));
    all.into_iter().map(|title| title.chars().take(19).collect()).collect()
}

#[test]
fn a_game_keeps_its_number_whatever_is_planned_filed_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let (book, redoubt, choir, campaign) = sample(&folder);
    let planned = page(&book, &campaign).games[0].clone();
    assert_eq!((planned.number, planned.scenario.as_str()), (None, "Claim No Man’s Land"));
    // Filed on paper while another game is planned: it is the first that was fought.
    let first = guest(&book, &redoubt, &campaign);
    close(&book, &first);
    let titles = told(&book, &campaign, &redoubt, &first);
    assert!(titles.len() >= 7, "{titles:?}");
    assert!(titles.iter().all(|title| title == "Game 1 · Relic Hunt"), "{titles:?}");
    // The plan before it is taken back.
    call::<PlanSheet>(&book, "plan_cancel", json!({ "campaign": campaign, "battle": planned.battle }));
    assert_eq!(told(&book, &campaign, &redoubt, &first), titles);
    // Another is fought, and its Warband leaves.
    let second = guest(&book, &choir, &campaign);
    close(&book, &second);
    let leaves = json!({ "campaign": campaign, "warband": choir, "strike": true });
    call::<Value>(&book, "campaign_withdraw", leaves);
    assert_eq!(told(&book, &campaign, &redoubt, &first), titles);
    let titles = told(&book, &campaign, &choir, &second);
    assert!(titles.iter().all(|title| title == "Game 2 · Relic Hunt"), "{titles:?}");
    // And after the book was opened again.
    drop(book);
    let again = session(&folder);
    call::<BookState>(&again, "book_state", Value::Null);
    assert_eq!(told(&again, &campaign, &choir, &second), titles);
}

#[test]
fn a_plan_that_both_have_left_behind_holds_nothing_up_and_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let overview = || -> CampaignOverview { call(&session, "campaign_overview", json!({ "campaign": campaign })) };
    close(&session, &guest(&session, &redoubt, &campaign));
    assert!(overview().warnings.is_empty(), "the other one still waits for it: {:?}", overview().warnings);
    assert!(matches!(page(&session, &campaign).next.actions[0].what, CampaignAction::SetUp { .. }));

    close(&session, &guest(&session, &choir, &campaign));
    let now = page(&session, &campaign);
    assert_eq!(now.next.heading, "Roll for the next scenario");
    assert_eq!(
        now.next.text,
        "The Seventh Redoubt could meet The Ashen Choir · their 2nd game of the campaign · Early table"
    );
    let seen = overview();
    assert_eq!(
        seen.about,
        "2 Warbands · 12 games each · next: The Seventh Redoubt – The Ashen Choir, their 2nd game, Early"
    );
    let [left] = seen.warnings.as_slice() else { panic!("{:?}", seen.warnings) };
    assert_eq!(left.kind, OverviewWarningKind::LeftOver);
    assert_eq!(left.name, "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir");
    assert_eq!(left.text, "Never fought, and both have played on since: play it, or take the plan back.");
    let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign }));
    assert!(sheet.refused.is_none() && sheet.planned.len() == 1, "{:?}", sheet.refused);
    // The next one is planned beside it, and is what comes next.
    let rolled = rolled(&session, &campaign, 4);
    assert_eq!(rolled.next.heading, "Relic Hunt: The Seventh Redoubt – The Ashen Choir is planned");
}

#[test]
fn who_has_left_or_rests_is_marked_in_the_standings_and_is_the_last_to_be_admitted() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    call::<PlanSheet>(
        &session,
        "plan_cancel",
        json!({ "campaign": campaign, "battle": page(&session, &campaign).games[0].battle }),
    );
    call::<Value>(&session, "campaign_pause", json!({ "campaign": campaign, "warband": redoubt, "paused": true }));
    call::<Value>(&session, "campaign_withdraw", json!({ "campaign": campaign, "warband": choir, "strike": false }));
    let now = page(&session, &campaign);
    let away = |warband: &str| now.standings.iter().find(|line| line.warband == warband).unwrap().away.clone();
    assert_eq!(away(&redoubt).as_deref(), Some("takes a rest"));
    assert_eq!(away(&choir).as_deref(), Some("has left the campaign"));
    // One that never belonged to it stands before the one that left.
    let fresh: Value =
        call(&session, "warband_muster", json!({ "name": "The Salt Road", "faction": "iron-sultanate" }));
    let now = page(&session, &campaign);
    let joiners: Vec<&str> = now.may_join.iter().map(|joiner| joiner.id.as_str()).collect();
    assert_eq!(joiners, [fresh["id"].as_str().unwrap(), choir.as_str()]);
    assert!(matches!(now.next.actions[0].what, CampaignAction::Admit), "{:?}", now.next);
    let empty: Campaign = call(&session, "campaign_new", json!({ "name": "Winter" }));
    assert!(matches!(empty.next.actions[0].what, CampaignAction::Admit), "they are in the book: {:?}", empty.next);
}
