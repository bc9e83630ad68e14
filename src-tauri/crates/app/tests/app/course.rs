//! Choices before a battle, and taking them back: the die of the next scenario, the campaign and the ruleset of a
//! set-up.

use crate::kit::{call, edit, open_warband, refused, rolled, sample, session};
use nml_app::campaigns::{Campaign, CampaignHistory, GameState, PlanSheet, Planned};
use nml_app::open_book::BookState;
use nml_app::session::Session;
use nml_app::warbands::Warband;
use serde_json::{Value, json};

fn names(session: &Session) -> Vec<String> {
    let lines: Vec<Value> = call(session, "set_ups", Value::Null);
    lines.iter().map(|line| line["name"].as_str().unwrap().to_owned()).collect()
}

fn whole(session: &Session) {
    let check: Value = call(session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

fn back(session: &Session, campaign: &str) -> Campaign {
    call(session, "campaign_undo", json!({ "campaign": campaign }))
}

#[test]
fn a_mistyped_scenario_die_is_taken_back_with_its_set_up() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.undo.as_deref(), Some("Claim No Man’s Land as the next game"));
    assert_eq!(names(&session), ["Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir"]);
    let free = back(&session, &campaign);
    assert_eq!((free.games.len(), free.next.heading.as_str()), (0, "Roll for the next scenario"));
    assert_eq!(names(&session), Vec::<String>::new(), "its set-up is put away");
    let again = rolled(&session, &campaign, 1);
    assert_eq!(again.games[0].state, GameState::ToPlay);
    assert_eq!(names(&session), ["Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir"], "one, not two");
    whole(&session);
}

#[test]
fn a_set_up_that_somebody_changed_stays_when_its_game_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let lines: Vec<Value> = call(&session, "set_ups", Value::Null);
    let rename = json!({ "set_up": lines[0]["id"], "change": { "do": "rename", "name": "The orchard" } });
    let view: Value = call(&session, "set_up_change", rename);
    assert_eq!(view["undo"], true);
    back(&session, &campaign);
    assert_eq!(names(&session), ["The orchard"]);
    // What the campaign put into it is not undone here.
    let view: Value = call(&session, "set_up_undo", json!({ "set_up": lines[0]["id"] }));
    assert_eq!(view["undo"], false);
    assert_eq!(refused(&session, "set_up_undo", json!({ "set_up": lines[0]["id"] })).code, "NOTHING_TO_UNDO");
    whole(&session);
}

#[test]
fn a_swap_is_taken_back_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    back(&session, &campaign);
    let hunt = rolled(&session, &campaign, 2);
    let battle = hunt.games[0].battle.clone();
    let swap = json!({ "campaign": campaign, "battle": battle, "scenario": "claim-no-mans-land" });
    let swapped: Campaign = call(&session, "campaign_swap", swap);
    assert_eq!(swapped.undo.as_deref(), Some("the swap for Claim No Man’s Land"));
    assert_eq!(names(&session).len(), 1);
    let before = back(&session, &campaign);
    assert_eq!((before.games.len(), &before.games[0].battle), (1, &battle), "the game planned first, and no other");
    assert_eq!(before.games[0].scenario, "Hunt for Heroes");
    assert_eq!(names(&session), ["Hunt for Heroes: The Seventh Redoubt – The Ashen Choir"]);
    whole(&session);
}

#[test]
fn an_admission_is_taken_back_and_the_warband_is_free_again() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    back(&session, &campaign);
    let page = back(&session, &campaign);
    let free = [&redoubt, &choir].into_iter().filter(|id| open_warband(&session, id).campaign.is_none()).count();
    assert_eq!((free, page.standings.len(), page.may_join.len()), (1, 1, 1));
    assert_eq!(page.next.heading, "Two Warbands make a campaign");
    back(&session, &campaign);
    assert_eq!(refused(&session, "campaign_undo", json!({ "campaign": campaign })).code, "NOTHING_TO_UNDO");
    whole(&session);
}

#[test]
fn a_game_whose_battle_was_begun_is_not_taken_back_in_the_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let _: Value = call(&session, "battle_begin", json!({ "set_up": page.games[0].set_up }));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.undo, None);
    let why = "The battle of Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir has begun: nothing before it can be undone.";
    assert_eq!(page.undo_stops.as_deref(), Some(why));
    let no = refused(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!((no.code.as_str(), no.message.as_str()), ("NOTHING_TO_UNDO", why));
}

#[test]
fn a_warband_that_was_renamed_in_between_does_not_stop_the_undo_and_keeps_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    back(&session, &campaign);
    call::<Campaign>(&session, "campaign_rename", json!({ "campaign": campaign, "name": "The Long Mile" }));
    edit(&session, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    edit(&session, &redoubt, &json!({ "kind": "rename", "name": "The Ninth Redoubt" }));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let names = |page: &Campaign| page.standings.iter().map(|line| line.name.clone()).collect::<Vec<_>>();
    assert!(names(&page).contains(&"The Ninth Redoubt".to_owned()), "{:?}", names(&page));
    assert_eq!(page.undo.as_deref(), Some("the name The Long Mile"), "what the Warband told of itself is passed");
    let page = back(&session, &campaign);
    assert_eq!(page.name, "The Ardent Mile");
    assert!(names(&page).contains(&"The Ninth Redoubt".to_owned()), "it is called as it calls itself");
    // And again, down to the admission of the Warband itself.
    assert_eq!(page.undo.as_deref(), Some("The Ashen Choir admitted"));
    whole(&session);
}

#[test]
fn a_history_reads_an_undo_as_what_it_takes_back_and_not_as_taken_back_itself() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    back(&session, &campaign);
    let told: CampaignHistory = call(&session, "campaign_history", json!({ "campaign": campaign }));
    let [.., planned, undone] = told.entries.as_slice() else { panic!("{:?}", told.entries) };
    assert!(!planned.in_force && undone.in_force);
    assert_eq!(undone.said, format!("undone: {}", planned.said));
}

/// A set-up made from the library, with both sides fielded one after the other.
fn library_set_up(session: &Session, warbands: [&str; 2]) -> Value {
    let new = json!({ "scenario": "claim-no-mans-land", "name": "Friday", "campaign": null });
    let mut view: Value = call(session, "set_up_new", new);
    for (side, warband) in warbands.iter().enumerate() {
        let models: Vec<u32> = open_warband(session, warband).models.iter().map(|model| model.id).collect();
        let force = json!({ "warband": warband, "models": models });
        let field = json!({ "do": "field", "side": side, "force": force });
        view = call(session, "set_up_change", json!({ "set_up": view["id"], "change": field }));
    }
    view
}

#[test]
fn a_set_up_from_the_library_counts_for_the_campaign_of_both_warbands() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let view = library_set_up(&session, [&redoubt, &choir]);
    assert_eq!(view["set_up"]["campaign"], json!(campaign));
    assert_eq!(view["campaigns"][0]["name"], "The Ardent Mile");
    assert_eq!(view["sides"][0]["limit"], json!({ "game": 1, "threshold": 700, "field_strength": 10 }));
    assert_eq!(view["open"], json!([]));
    let id = view["id"].clone();

    // A different choice stays when a model is left out; another undo brings the first one back.
    let change =
        |change: Value| -> Value { call(&session, "set_up_change", json!({ "set_up": id, "change": change })) };
    let outside = change(json!({ "do": "campaign", "campaign": null }));
    assert_eq!((&outside["set_up"]["campaign"], &outside["sides"][0]["limit"]), (&Value::Null, &Value::Null));
    let models: Vec<u32> = open_warband(&session, &redoubt).models.iter().skip(1).map(|model| model.id).collect();
    let fewer = change(json!({ "do": "field", "side": 0, "force": { "warband": redoubt, "models": models } }));
    assert_eq!(fewer["set_up"]["campaign"], Value::Null);
    for _ in 0..2 {
        let _: Value = call(&session, "set_up_undo", json!({ "set_up": id }));
    }
    let view: Value = call(&session, "set_up", json!({ "set_up": id }));
    assert_eq!(view["set_up"]["campaign"], json!(campaign));

    // The game that the campaign has planned is the one that is fought: no second one stands beside it.
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": id }));
    assert_eq!(begun["id"], json!(page.games[0].battle));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!((page.games.len(), page.games[0].state), (1, GameState::UnderWay));
}

/// The one begun last first, whichever was played on since.
#[test]
fn the_battles_of_a_set_up_are_listed_newest_first() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, _) = sample(&folder);
    let set_up = library_set_up(&session, [&redoubt, &choir])["id"].clone();
    let begin = || -> Value { call(&session, "battle_begin", json!({ "set_up": set_up })) };
    let listed = || -> Vec<Value> {
        let view: Value = call(&session, "set_up", json!({ "set_up": set_up }));
        view["battles"].as_array().unwrap().iter().map(|battle| battle["id"].clone()).collect()
    };
    let outside = json!({ "set_up": set_up, "change": { "do": "campaign", "campaign": null } });
    let _: Value = call(&session, "set_up_change", outside);
    let mut begun: Vec<Value> = (0..4).map(|_| begin()["id"].clone()).collect();
    let command = json!({ "do": "concede", "side": 0 });
    let _: Value = call(&session, "battle_say", json!({ "battle": begun[1], "what_if": null, "commands": [command] }));
    begun.reverse();
    assert_eq!(listed(), begun);
}

#[test]
fn a_stranger_to_the_campaign_is_named_and_a_game_among_strangers_is_outside() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let new = json!({ "name": "The Passers-by", "faction": "heretic-legions", "variant": null });
    let stranger: Warband = call(&session, "warband_muster", new);
    let view = library_set_up(&session, [&redoubt, &stranger.id]);
    assert_eq!((&view["set_up"]["campaign"], &view["campaigns"]), (&Value::Null, &json!([])));
    let change = json!({ "set_up": view["id"], "change": { "do": "campaign", "campaign": campaign } });
    let view: Value = call(&session, "set_up_change", change);
    let said =
        view["open"].as_array().unwrap().iter().map(|open| open["message"].as_str().unwrap()).collect::<Vec<_>>();
    let line = "Side B does not belong to The Ardent Mile: admit it there, or play outside of the campaign.";
    assert!(said.contains(&line), "{said:?}");
}

#[test]
fn every_ruleset_is_listed_with_what_it_reads_otherwise_and_the_battle_pins_the_one_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let all: Value = call(&session, "rulesets", Value::Null);
    let ids: Vec<&str> = all.as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["official-1.0.2", "quick-start", "two-player-quick-start", "playtest-1.6"]);
    assert_eq!(all[0]["differs"], json!([]));
    assert_eq!(
        all[1]["differs"][0],
        json!({
            "ruling": "C-10", "key": "charge_cap", "name": "no_cap",
            "question": "Is there a limit to the distance of a Charge?", "reading": "No.", "usual": "12 in."
        })
    );
    let lines: Vec<Value> = call(&session, "set_ups", Value::Null);
    let set_up = &lines[0]["id"];
    let choose = |ruleset: &str| json!({ "set_up": set_up, "change": { "do": "ruleset", "ruleset": ruleset } });
    assert_eq!(refused(&session, "set_up_change", choose("house-rules")).code, "UNKNOWN_RULESET");
    let view: Value = call(&session, "set_up_change", choose("quick-start"));
    assert_eq!((&view["set_up"]["ruleset"], &view["open"]), (&json!("quick-start"), &json!([])));
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": set_up }));
    let battle = session.open_stream::<nml_app::subject::Battles>(begun["id"].as_str().unwrap()).unwrap();
    assert_eq!(battle.start.field.ruleset.id.as_str(), "quick-start");
    assert_eq!(battle.start.field.ruleset.rulings.get("charge_cap"), Some("no_cap"));
}

#[test]
fn a_campaign_that_is_unknown_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    assert_eq!(refused(&session, "campaign_undo", json!({ "campaign": "x" })).code, "BAD_ID");
}

#[test]
fn a_die_that_left_a_choice_is_still_asked_when_one_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    back(&session, &campaign);
    let sheet = || -> PlanSheet { call(&session, "plan_sheet", json!({ "campaign": campaign })) };
    let page = || -> Campaign { call(&session, "campaign", json!({ "campaign": campaign })) };
    assert!(sheet().waiting.is_empty() && page().left.is_none());
    let make = |by: Value| -> Planned {
        let due = "2026-12-24";
        let made = json!({ "campaign": campaign, "warbands": [redoubt, choir], "due": due, "by": by });
        call(&session, "plan_make", made)
    };
    let asked = make(json!({ "by": "table", "face": 6 }));
    assert!(matches!(asked, Planned::RollOff { .. }), "both have fought as often: {asked:?}");
    // A page that somebody left is as it was when they return, with the day that was typed.
    let waiting = sheet().waiting;
    assert_eq!((waiting.len(), &waiting[0].left), (1, &asked));
    assert_eq!((waiting[0].due.as_deref(), page().left.as_ref()), (Some("2026-12-24"), Some(&asked)));
    let rolled = make(json!({ "by": "roll_off", "face": 6, "source": "table", "faces": [2, 5] }));
    let Planned::Choice { chooser, roll_off, scenarios, .. } = &rolled else { panic!("it is decided: {rolled:?}") };
    assert_eq!((&sheet().waiting[0].left, page().left.as_ref()), (&rolled, Some(&rolled)), "and the roll-off too");
    let made = make(json!({
        "by": "choice", "face": 6, "source": "table", "chooser": chooser, "roll_off": roll_off,
        "scenario": scenarios[0].id,
    }));
    assert!(matches!(made, Planned::Planned { .. }), "{made:?}");
    assert!(sheet().waiting.is_empty() && page().left.is_none());
    // After the undo the game is found again: the die was used.
    let free = back(&session, &campaign);
    assert!(free.left.is_none() && sheet().waiting.is_empty());
    whole(&session);
}
