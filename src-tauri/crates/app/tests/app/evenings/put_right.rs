//! What an organiser fixes during a round.

use super::roles::{by_hand, only, two};
use super::*;

fn drop(session: &Session, evening: &str, game: u32, dropped: bool) -> EveningView {
    call(session, "evening_drop", json!({ "evening": evening, "game": game, "dropped": dropped }))
}

fn planned(session: &Session, campaign: &str) -> Vec<String> {
    let page: Campaign = call(session, "campaign", json!({ "campaign": campaign }));
    page.games.iter().map(|game| game.battle.clone()).collect()
}

fn start(session: &Session, evening: &str) -> EveningView {
    call(session, "evening_start", json!({ "evening": evening }))
}

/// Two of a campaign whose game is started.
fn playing(session: &Session) -> (String, String, EveningView) {
    let (campaign, evening, _) = two(session);
    let _ = draw(session, &evening, true, 7);
    let started = start(session, &evening);
    (campaign, evening, started)
}

#[test]
fn a_game_that_nobody_plays_is_taken_back_in_its_campaign_and_counts_for_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, _) = two(&session);
    let drawn = draw(&session, &evening, true, 7);
    let game = only(&drawn).id;
    let _ = by_hand(&session, &evening, game, "supply-raid");
    let table = json!({ "number": 1, "name": "", "size": { "width": "48 in", "depth": "48 in" }, "terrain": [], "closed": false });
    change(&session, &evening, json!({ "do": "put_table", "table": table }));
    let started = start(&session, &evening);
    let EveningGameState::Planned { battle, .. } = &only(&started).state else { panic!("{:?}", only(&started)) };
    assert!(only(&started).movable);
    let there = change(&session, &evening, json!({ "do": "set_table", "game": game, "table": 1 }));
    assert_eq!((only(&there).table, &only(&there).state), (Some(1), &only(&started).state), "planned as it was");
    let raw = json!({ "do": "drop", "game": game, "dropped": true });
    let raw = json!({ "evening": evening, "changes": [raw] });
    assert_eq!(refused(&session, "evening_change", raw).code, "BAD_CHANGE", "its campaign would not know");
    // Bors goes home five minutes after the start.
    let _ = change(&session, &evening, json!({ "do": "leave", "player": "bors" }));
    let now = drop(&session, &evening, game, true);
    assert_eq!((&only(&now).state, now.freed[0].name.as_str()), (&EveningGameState::Dropped, "Ada"));
    assert!(planned(&session, &campaign).is_empty());
    let fair: Fairness = call(&session, "fairness", Value::Null);
    assert_eq!((fair.scenarios.len(), fair.lines[0].games), (0, 0));
    let what = json!({ "what": { "is": "evening", "evening": evening } });
    let told: PublishedText = call(&session, "published_text", what);
    assert!(!told.text.contains("no result of round 1 yet"), "{}", told.text);
    assert!(told.text.contains("not played"), "{}", told.text);
    // Taken back, it is planned as it was, under its own battle.
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening }));
    assert!(matches!(&only(&undone).state, EveningGameState::Planned { battle: same, .. } if same == battle));
    assert_eq!(planned(&session, &campaign), std::slice::from_ref(battle));
    assert!(!undone.redo, "said anew, and not put back");
    let _ = drop(&session, &evening, game, true);
    let played = drop(&session, &evening, game, false);
    assert_eq!(
        only(&played).state,
        EveningGameState::Unplanned { why: None, held: false, elsewhere: None },
        "played after all, and planned on demand"
    );
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

#[test]
fn two_pairs_that_sat_down_the_other_way_round_are_planned_anew_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let _ = change(&session, &evening.id, json!({ "do": "unexpect", "player": "egon" }));
    let _ = draw(&session, &evening.id, true, 7);
    let started = start(&session, &evening.id);
    let before = planned(&session, &campaign);
    assert_eq!(before.len(), 2);
    let seat = |view: &EveningView, game: usize, seat: usize| view.rounds[0].games[game].seats[seat].id.clone();
    let (one, other) = (seat(&started, 0, 0), seat(&started, 1, 1));
    let swap = json!({ "evening": evening.id, "players": [one, other] });
    let raw = json!({ "do": "swap", "players": [one, other] });
    let raw = json!({ "evening": evening.id, "changes": [raw] });
    assert_eq!(refused(&session, "evening_change", raw).code, "BAD_CHANGE");
    let now: EveningView = call(&session, "evening_swap", swap.clone());
    assert_eq!((seat(&now, 0, 0), seat(&now, 1, 1)), (other.clone(), one.clone()));
    for game in &now.rounds[0].games {
        assert!(matches!(game.state, EveningGameState::Planned { set_up: Some(_), .. }), "{game:?}");
    }
    let after = planned(&session, &campaign);
    assert!(after.len() == 2 && after.iter().all(|battle| !before.contains(battle)), "{before:?} {after:?}");
    assert!(now.undo.as_deref().is_some_and(|said| said.ends_with("change places")), "{:?}", now.undo);
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening.id }));
    assert_eq!((seat(&undone, 0, 0), undone.rounds[0].clock.is_some()), (one.clone(), true), "the clock goes on");
    let mut back = planned(&session, &campaign);
    back.sort();
    let mut was = before.clone();
    was.sort();
    assert_eq!(back, was, "the games that were planned first");
    // One whose result is filed stays as it was played.
    let EveningGameState::Planned { battle, .. } = &undone.rounds[0].games[0].state else { panic!("planned") };
    let mut sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": battle }));
    sheet.battle.winner = Some(PaperWinner::Draw);
    let _: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": sheet.battle }));
    assert_eq!(refused(&session, "evening_swap", swap).code, "ALREADY_RECORDED");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

#[test]
fn undo_says_what_it_takes_back_and_a_start_can_be_said_with_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (_, evening, _) = two(&session);
    let drawn = draw(&session, &evening, true, 7);
    assert_eq!((drawn.undo.as_deref(), drawn.undo_plans), (Some("round 1 drawn: 1 game"), false));
    let started = start(&session, &evening);
    assert_eq!((started.undo.as_deref(), started.undo_plans), (Some("the round is started"), true));
    let at = "2026-12-03T19:00:00+01:00";
    let put = change(&session, &evening, json!({ "do": "set_started", "round": 0, "at": at }));
    let clock = put.rounds[0].clock.as_ref().unwrap();
    assert_eq!((clock.started.as_str(), clock.ends.as_str()), (at, "2026-12-03T20:30:00+01:00"));
    assert_eq!((put.undo.as_deref(), put.undo_plans), (Some("when round 1 was started"), false));
    for _ in 0..2 {
        let _: EveningView = call(&session, "evening_undo", json!({ "evening": evening }));
    }
    // The start was taken back by mistake: it is said again, with the time it had.
    let again: EveningView = call(&session, "evening_start", json!({ "evening": evening, "at": at }));
    assert_eq!(again.rounds[0].clock.as_ref().unwrap().started, at);
}

#[test]
fn a_set_up_that_was_made_ready_is_there_again_when_its_game_is_played_after_all() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, started) = playing(&session);
    let game = only(&started).id;
    let EveningGameState::Planned { set_up: Some(ready), .. } = &only(&started).state else { panic!("{started:?}") };
    let named = json!({ "set_up": ready, "change": { "do": "rename", "name": "With the mill" } });
    let _: Value = call(&session, "set_up_change", named);
    let _ = drop(&session, &evening, game, true);
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening }));
    let EveningGameState::Planned { set_up: Some(again), .. } = &only(&undone).state else { panic!("{undone:?}") };
    assert_eq!(again, ready);
    let set_ups: Vec<Value> = call(&session, "set_ups", Value::Null);
    assert_eq!(set_ups.len(), 1, "{set_ups:?}");
    assert_eq!(planned(&session, &campaign).len(), 1);
}

#[test]
fn a_plan_that_its_campaign_has_no_more_is_taken_back_before_the_game_is_changed() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, started) = playing(&session);
    let game = only(&started).id;
    let battle = planned(&session, &campaign)[0].clone();
    let _: Value = call(&session, "plan_cancel", json!({ "campaign": campaign, "battle": battle }));
    let now: EveningView = call(&session, "evening", json!({ "evening": evening }));
    assert_eq!(only(&now).state, EveningGameState::Unplanned { why: None, held: true, elsewhere: None });
    let free: EveningView = call(&session, "evening_unplan", json!({ "evening": evening, "game": game }));
    assert_eq!(only(&free).state, EveningGameState::Unplanned { why: None, held: false, elsewhere: None });
    // Undo gives the evening back what it had, and leaves the campaign alone: there somebody took the plan back.
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening }));
    assert_eq!(only(&undone).state, EveningGameState::Unplanned { why: None, held: true, elsewhere: None });
    assert!(planned(&session, &campaign).is_empty());
    let _: EveningView = call(&session, "evening_unplan", json!({ "evening": evening, "game": game }));
    let set = by_hand(&session, &evening, game, "relic-hunt");
    assert_eq!(only(&set).scenario.as_ref().unwrap().id, "relic-hunt");
}
