//! A campaign takes in a battle that belonged to no campaign, after its end and with its log.

use nml_app::aftermath::Aftermath;
use nml_app::campaigns::{Campaign, GameState, TakingIn};
use nml_app::guests::{Guest, Role, asking};
use nml_app::session::Session;
use serde_json::{Value, json};

use crate::kit::{call, nearly_over, refused, sample};

/// The sample's set-up, played outside its campaign to the end; the planned game is taken back.
fn fought_outside(session: &Session, campaign: &str) -> String {
    let page: Campaign = call(session, "campaign", json!({ "campaign": campaign }));
    let set_up = page.games[0].set_up.clone().unwrap();
    let outside = json!({ "set_up": set_up, "change": { "do": "campaign", "campaign": null } });
    let _: Value = call(session, "set_up_change", outside);
    let begun: Value = call(session, "battle_begin", json!({ "set_up": set_up }));
    let battle = begun["id"].as_str().unwrap().to_owned();
    assert_ne!(battle, page.games[0].battle, "it is no game of the campaign");
    let _: Value = call(session, "plan_cancel", json!({ "campaign": campaign, "battle": page.games[0].battle }));
    let last = nearly_over(session, &battle);
    assert_eq!(outside_battles(session), Vec::<String>::new(), "it is not over");
    assert_eq!(refused(session, "battle_take_in", into(&battle, campaign)).code, "NOT_ENDED");
    let _: Value = call(session, "battle_say", json!({ "battle": battle, "commands": [last] }));
    battle
}

fn into(battle: &str, campaign: &str) -> Value {
    json!({ "battle": battle, "into": { "is": "campaign", "campaign": campaign } })
}

fn outside_battles(session: &Session) -> Vec<String> {
    let lines: Vec<Value> = call(session, "battles_outside", Value::Null);
    lines.iter().map(|line| line["id"].as_str().unwrap().to_owned()).collect()
}

fn taking_in(session: &Session, battle: &str) -> TakingIn {
    call(session, "battle_taking_in", json!({ "battle": battle }))
}

#[test]
fn a_battle_that_counted_for_no_campaign_is_settled_in_one_it_is_taken_into() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let battle = fought_outside(&session, &campaign);
    let view: Value = call(&session, "battle", json!({ "battle": battle }));
    assert_eq!((&view["outside"], &view["aftermath"]), (&json!(true), &json!(false)));
    assert_eq!(outside_battles(&session), std::slice::from_ref(&battle));

    let ways = taking_in(&session, &battle);
    assert_eq!(ways.campaigns.iter().map(|way| (&way.id, &way.refused)).collect::<Vec<_>>(), [(&campaign, &None)]);
    assert_eq!(ways.refused.as_deref(), Some("The Seventh Redoubt belongs to another campaign."));
    let new = json!({ "battle": battle, "into": { "is": "new", "name": "One Night" } });
    assert_eq!(refused(&session, "battle_take_in", new).code, "IN_A_CAMPAIGN");

    let (): () = call(&session, "battle_take_in", into(&battle, &campaign));
    assert_eq!(outside_battles(&session), Vec::<String>::new());
    let view: Value = call(&session, "battle", json!({ "battle": battle }));
    assert_eq!(
        (&view["outside"], &view["aftermath"], &view["campaign"]),
        (&json!(false), &json!(true), &json!(campaign))
    );
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(
        page.games.iter().map(|game| (&game.battle, game.state)).collect::<Vec<_>>(),
        [(&battle, GameState::Aftermath)]
    );
    let settled: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    assert!(!settled.closed);
    assert_eq!(refused(&session, "battle_take_in", into(&battle, &campaign)).code, "COUNTS_ALREADY");

    // Its end stands and falls with what the campaign has of it, as if it had been begun there.
    let _: Value = call(&session, "battle_undo", json!({ "battle": battle, "to": null }));
    let back: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(back.games[0].state, GameState::UnderWay);
    let _: Value = call(&session, "battle_redo", json!({ "battle": battle }));
    let again: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(again.standings, page.standings);
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn a_campaign_begins_with_the_battle_of_two_warbands_that_have_none() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought_outside(&session, &campaign);
    for warband in [&redoubt, &choir] {
        let leaves = json!({ "campaign": campaign, "warband": warband, "cancel": true });
        let _: Campaign = call(&session, "campaign_withdraw", leaves);
    }
    let ways = taking_in(&session, &battle);
    assert_eq!(ways.refused, None);
    assert_eq!(
        ways.campaigns[0].refused.as_deref(),
        Some("The Seventh Redoubt does not belong to it: admit it first.")
    );
    let nameless = json!({ "battle": battle, "into": { "is": "new", "name": " " } });
    assert!(!refused(&session, "battle_take_in", nameless).message.is_empty());
    let (): () =
        call(&session, "battle_take_in", json!({ "battle": battle, "into": { "is": "new", "name": "One Night" } }));

    let lines: Vec<Value> = call(&session, "campaigns", Value::Null);
    let line = lines.iter().find(|line| line["name"] == "One Night").unwrap();
    assert_eq!((&line["warbands"], &line["games"]), (&json!(2), &json!(1)));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": line["id"] }));
    assert_eq!(page.standings.len(), 2);
    assert_eq!((&page.games[0].battle, page.games[0].state), (&battle, GameState::Aftermath));
    let elsewhere = json!({ "campaign": campaign, "warband": redoubt });
    assert_eq!(refused(&session, "campaign_admit", elsewhere).code, "IN_A_CAMPAIGN", "it belongs to the new one");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn a_player_of_the_club_takes_in_no_battle_that_nobody_planned_and_begins_no_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let battle = fought_outside(&session, &campaign);
    let player = |warband: &str| Guest {
        role: Role::Member { warbands: vec![warband.to_owned()] },
        name: "Bea".to_owned(),
        device: None,
        signs: None,
    };
    let failure = asking(player(&redoubt), || refused(&session, "battle_take_in", into(&battle, &campaign)));
    assert_eq!(failure.code, "ROLE_NEEDED");
    assert!(failure.message.contains("Ask an organiser to plan it"), "{failure:?}");
    let new = json!({ "battle": battle, "into": { "is": "new", "name": "One Night" } });
    let failure = asking(player(&redoubt), || refused(&session, "battle_take_in", new));
    assert_eq!(
        (failure.code.as_str(), failure.message.as_str()),
        ("ROLE_NEEDED", "Ask an organiser to begin a campaign.")
    );
    let ways = asking(player(&redoubt), || taking_in(&session, &battle));
    assert!(ways.campaigns.iter().all(|way| way.refused.is_some()), "{ways:?}");
    assert_eq!(outside_battles(&session), [battle]);
}
