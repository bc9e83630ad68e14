//! A battle and its campaign never part: what one takes back, the other does too, or both stay as they are.

use crate::kit::{call, nearly_over, refused, sample};
use nml_app::aftermath::{Aftermath, AftermathQuestion};
use nml_app::campaigns::{Campaign, CampaignAction, GameState};
use nml_app::session::Session;
use serde_json::{Value, json};

/// The sample's battle, begun from its set-up and played to its end.
fn ended(session: &Session, set_up: &Value) -> String {
    let begun: Value = call(session, "battle_begin", json!({ "set_up": set_up }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    let last = nearly_over(session, &battle);
    let view: Value = call(session, "battle_say", json!({ "battle": battle, "commands": [last] }));
    assert!(!view["outcome"].is_null());
    battle
}

fn set_up(session: &Session, campaign: &str) -> Value {
    let page: Campaign = call(session, "campaign", json!({ "campaign": campaign }));
    json!(page.games[0].set_up)
}

/// Answers each question first in line: rolls if dice are asked for, else makes the first choice that it may.
fn answer_first(session: &Session, battle: &str) -> Aftermath {
    let now: Aftermath = call(session, "aftermath", json!({ "aftermath": battle }));
    let question = now.pages.iter().flat_map(|page| &page.steps[0].questions).next().expect("somebody fell");
    call(
        session,
        "aftermath_answer",
        json!({ "aftermath": battle, "question": question.id, "answer": an_answer(question) }),
    )
}

fn an_answer(question: &AftermathQuestion) -> Value {
    let choice = question.choices.iter().rev().find(|choice| choice.refused.is_none());
    choice.map_or_else(
        || json!({ "kind": "roll" }),
        |choice| json!({ "kind": "choice", "choice": choice.id, "amount": null }),
    )
}

/// The battle's entries and the campaign's page, to see that nothing changed.
fn both(session: &Session, battle: &str, campaign: &str) -> (Value, Value) {
    (call(session, "battle", json!({ "battle": battle })), call(session, "campaign", json!({ "campaign": campaign })))
}

#[test]
fn an_end_is_not_undone_once_its_aftermath_has_begun() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let battle = ended(&session, &set_up(&session, &campaign));
    answer_first(&session, &battle);
    let before = both(&session, &battle, &campaign);
    let undo = json!({ "battle": battle, "to": null });
    assert_eq!(refused(&session, "battle_undo", undo.clone()).code, "AFTERMATH_BEGUN");
    let from_the_start = json!({ "battle": battle, "to": 1 });
    assert_eq!(refused(&session, "battle_undo", from_the_start).code, "AFTERMATH_BEGUN");
    assert_eq!(both(&session, &battle, &campaign), before, "neither changed");

    // With the answer taken back, the end and its record go together.
    call::<Aftermath>(&session, "aftermath_undo", json!({ "aftermath": battle }));
    call::<Value>(&session, "battle_undo", undo);
    let back: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(back.games[0].state, GameState::UnderWay);
    assert!(back.standings.iter().all(|line| line.games == 0));
}

#[test]
fn an_end_is_not_undone_once_its_aftermath_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let battle = ended(&session, &set_up(&session, &campaign));
    crate::kit::close(&session, &battle);
    let before = both(&session, &battle, &campaign);
    assert_eq!(refused(&session, "battle_undo", json!({ "battle": battle, "to": null })).code, "AFTERMATH_BEGUN");
    assert_eq!(both(&session, &battle, &campaign), before, "neither changed");
}

#[test]
fn what_changes_a_recorded_result_is_not_said_or_redone_once_its_aftermath_has_begun() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let battle = ended(&session, &set_up(&session, &campaign));
    let right = |points: u16| {
        let change = json!({ "set": "victory_points", "side": 0, "points": points });
        json!({ "battle": battle, "commands": [{ "do": "set_right", "change": change, "reason": "counted again" }] })
    };
    let vp = || call::<Aftermath>(&session, "aftermath", json!({ "aftermath": battle })).pages[0].vp[0];
    let counted = vp();
    call::<Value>(&session, "battle_say", right(77));
    assert_eq!(vp(), Some(77), "what is set right before the aftermath reaches the campaign");
    call::<Value>(&session, "battle_undo", json!({ "battle": battle, "to": null }));
    assert_eq!(vp(), counted);
    answer_first(&session, &battle);
    let before = both(&session, &battle, &campaign);
    assert_eq!(refused(&session, "battle_redo", json!({ "battle": battle })).code, "AFTERMATH_BEGUN");
    assert_eq!(refused(&session, "battle_say", right(78)).code, "AFTERMATH_BEGUN");
    assert_eq!(both(&session, &battle, &campaign), before, "neither changed");
}

#[test]
fn a_battle_that_its_campaign_cannot_take_yet_ends_and_is_entered_later() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let set_up = set_up(&session, &campaign);
    let first = ended(&session, &set_up);
    let second = ended(&session, &set_up);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.games.iter().filter(|game| game.state == GameState::Aftermath).count(), 1);
    let enter = json!({ "battle": second });
    assert_eq!(refused(&session, "campaign_record", enter.clone()).code, "EARLIER_AFTERMATH_OPEN");
    // Nothing was entered, so there is nothing to take back.
    call::<Value>(&session, "battle_undo", json!({ "battle": second, "to": null }));
    call::<Value>(&session, "battle_redo", json!({ "battle": second }));

    crate::kit::close(&session, &first);
    let entered: Campaign = call(&session, "campaign_record", enter);
    let opens = CampaignAction::OpenAftermath { battle: second };
    assert!(entered.next.actions.iter().any(|action| action.what == opens), "{:?}", entered.next);
}
