//! The organiser's knobs, in a real book.

use crate::kit::{allowed, call, fought, refused, sample};
use nml_app::aftermath::Aftermath;
use nml_app::campaigns::{Campaign, CampaignHistory, HouseRulesView, Knob};
use serde_json::{Value, json};

fn values(rules: &HouseRulesView) -> Vec<u32> {
    rules.knobs.iter().map(|line| line.value).collect()
}

#[test]
fn knobs_stand_as_printed_are_turned_together_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let rules: HouseRulesView = call(&session, "campaign_house", json!({ "campaign": campaign }));
    assert_eq!(values(&rules), [700, 12, 3, 8, 15, 10, 7, 7, 0, 1, 1, 10, 4, 0]);
    assert!(rules.knobs.iter().all(|line| line.value == line.printed) && rules.locked.is_none());

    let knobs = json!([{ "knob": "win", "value": 3 }, { "knob": "loss", "value": 0 }, { "knob": "games", "value": 6 }]);
    let set: HouseRulesView = call(&session, "campaign_house_set", json!({ "campaign": campaign, "knobs": knobs }));
    assert_eq!(values(&set), [700, 6, 3, 8, 3, 10, 0, 0, 0, 1, 1, 10, 4, 0]);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.undo.as_deref(), Some("the house rules"));
    assert!(page.standings_note.contains("win 3, draw 10, loss 0"), "{}", page.standings_note);
    let in_force = [
        "Games, with the final: 6 (printed: 12)",
        "Campaign Victory Points of a win: 3 (printed: 15)",
        "Campaign Victory Points of a loss: 0 (printed: 7)",
    ];
    assert_eq!(page.house, in_force);
    // As printed is not a house rule: it is not mentioned.
    let same = json!({ "campaign": campaign, "knobs": [{ "knob": "loot", "value": 10 }] });
    assert_eq!(call::<HouseRulesView>(&session, "campaign_house_set", same), set);

    let wrong = json!({ "campaign": campaign, "knobs": [{ "knob": "first_stage", "value": 8 }] });
    assert_eq!(
        refused(&session, "campaign_house_set", wrong).code,
        "HOUSE_OUT_OF_RANGE",
        "the second stage ends there"
    );
    let wrong = json!({ "campaign": campaign, "knobs": [{ "knob": "win", "value": 1000 }] });
    let failure = refused(&session, "campaign_house_set", wrong);
    assert_eq!(failure.message, "Campaign Victory Points of a win: 0 to 200, not 1000.");
    call::<Campaign>(&session, "campaign_undo", json!({ "campaign": campaign }));
    let rules: HouseRulesView = call(&session, "campaign_house", json!({ "campaign": campaign }));
    assert_eq!(values(&rules), [700, 12, 3, 8, 15, 10, 7, 7, 0, 1, 1, 10, 4, 0]);

    let knobs = json!({ "campaign": campaign, "knobs": [{ "knob": "win", "value": 3 }] });
    call::<HouseRulesView>(&session, "campaign_house_set", knobs.clone());
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let aftermath: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    assert_eq!(aftermath.pages[0].cvp, 3);
    let rules: HouseRulesView = call(&session, "campaign_house", json!({ "campaign": campaign }));
    let why =
        "The aftermath of Game 1 · Claim No Man’s Land is open. The figures below can be changed once it is closed.";
    assert_eq!((rules.locked.as_deref(), rules.settling.as_ref()), (Some(why), Some(&battle)), "an aftermath is open");
    let games = json!({ "campaign": campaign, "knobs": [{ "knob": Knob::Games, "value": 5 }] });
    assert_eq!(refused(&session, "campaign_house_set", games).code, "AFTERMATH_OPEN");
    crate::kit::close(&session, &battle);
    call::<HouseRulesView>(
        &session,
        "campaign_house_set",
        json!({ "campaign": campaign, "knobs": [{ "knob": "win", "value": 15 }] }),
    );
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let cvp: Vec<u32> = page.standings.iter().map(|line| line.cvp).collect();
    assert_eq!(cvp, [7, 3], "what was decided stays");
    let note = &page.standings_note;
    assert!(note.contains("win/draw/loss 3/10/7 until game 1, 15/10/7 since"), "what counted then, and now: {note}");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn a_campaign_is_renamed_and_a_warband_leaves_and_is_brought_back_by_undo() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let page: Campaign = call(&session, "campaign_rename", json!({ "campaign": campaign, "name": "Winter" }));
    assert_eq!((page.name.as_str(), page.undo.as_deref()), ("Winter", Some("the name Winter")));
    let leave = json!({ "campaign": campaign, "warband": choir });
    assert_eq!(refused(&session, "campaign_withdraw", leave.clone()).code, "WARBAND_ENGAGED", "their game is planned");
    let battle = fought(&session, &redoubt, &choir, &campaign);
    crate::kit::close(&session, &battle);
    let page: Campaign = call(&session, "campaign_withdraw", leave);
    assert_eq!(page.standings.len(), 2, "its games stay");
    assert!(page.may_join.iter().any(|joiner| joiner.id == choir), "it may join again, here or elsewhere");
    let rules: HouseRulesView = call(&session, "campaign_house", json!({ "campaign": campaign }));
    let members: Vec<_> = rules.members.iter().map(|line| (line.name.as_str(), line.withdrawn)).collect();
    assert_eq!(members, [("The Seventh Redoubt", false), ("The Ashen Choir", true)]);
    let page: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert!(page.may_join.is_empty());
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

/// DR p.100: disbanding and starting again as a latecomer is one thing that is done, and one that is taken back.
#[test]
fn a_warband_is_disbanded_and_another_begins_anew_in_one_entry() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let new = json!({ "name": "The Ninth Famine", "faction": "black-grail", "variant": null });
    let anew: Value = call(&session, "warband_muster", new);
    let anew = anew["id"].as_str().unwrap().to_owned();
    let begin = |with: &str| json!({ "campaign": campaign, "warband": choir, "with": with, "strike": true });
    assert_eq!(refused(&session, "campaign_begin_anew", begin(&anew)).code, "WARBAND_ENGAGED", "its aftermath is open");
    crate::kit::close(&session, &battle);
    crate::kit::rolled(&session, &campaign, 4);
    let before: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(refused(&session, "campaign_begin_anew", begin(&redoubt)).code, "ALREADY_ADMITTED");
    let entries = |session: &nml_app::session::Session| {
        let open: nml_app::streams::Open<nml_app::subject::Campaigns> = session.open_stream(&campaign).unwrap();
        open.log.kept().len()
    };
    let was = entries(&session);

    let page: Campaign = call(&session, "campaign_begin_anew", begin(&anew));
    assert_eq!(entries(&session), was + 1, "one entry");
    assert_eq!(page.undo.as_deref(), Some("The Ashen Choir disbanded, The Ninth Famine in its place"));
    let names: Vec<_> = page.standings.iter().map(|line| line.warband.as_str()).collect();
    assert_eq!(names, [redoubt.as_str(), anew.as_str()], "the Choir's line is struck");
    let late = &page.standings[1];
    assert_eq!(allowed(late), (800, 11), "as for one that fought once (DR p.95)");
    assert_eq!(late.player, before.standings.iter().find(|line| line.warband == choir).unwrap().player);
    assert_eq!(page.games.len(), 1, "what was planned with it is taken back");
    let warband = crate::kit::open_warband(&session, &anew);
    assert_eq!(warband.threshold, 800);
    let roster: nml_app::streams::Open<nml_app::subject::Warbands> = session.open_stream(&anew).unwrap();
    assert_eq!(roster.state.budget_ducats, Some(800), "it recruits up to the Threshold");

    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!((back.standings, back.games.len()), (before.standings, before.games.len()));
    assert!(back.may_join.iter().any(|joiner| joiner.id == anew) && back.may_join.iter().all(|j| j.id != choir));
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    let rebuilt: Value = call(&session, "book_rebuild", Value::Null);
    assert_eq!(rebuilt["fine"], true, "{rebuilt}");
}

#[test]
fn a_campaign_of_three_games_says_which_stages_it_never_reaches() {
    let folder = tempfile::tempdir().unwrap();
    let (session, ..) = sample(&folder);
    let notes = |games: Option<u16>| -> Vec<Option<String>> {
        let made: Campaign = call(&session, "campaign_new", json!({ "name": "Winter", "games": games }));
        let rules: HouseRulesView = call(&session, "campaign_house", json!({ "campaign": made.id }));
        let of = |knob| rules.knobs.iter().find(|line| line.knob == knob).unwrap();
        assert_eq!(of(Knob::Games).value, u32::from(games.unwrap_or(12)));
        [Knob::FirstStage, Knob::SecondStage].map(|knob| of(knob).note.clone()).into()
    };
    let never = |stage: &str, games: u16| Some(format!("With {games} games the {stage} is never reached."));
    assert_eq!(notes(None), [None, None]);
    assert_eq!(notes(Some(6)), [None, never("endgame", 6)]);
    assert_eq!(notes(Some(3)), [never("middle stage", 3), never("endgame", 3)]);
    let none = json!({ "name": "Winter", "games": 0 });
    assert_eq!(refused(&session, "campaign_new", none).code, "GAMES_OUT_OF_RANGE");
}

#[test]
fn house_rules_in_words_are_kept_undone_and_told_by_what_changed() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let write = |text: &str| json!({ "campaign": campaign, "text": text });
    let shown = || -> Campaign { call(&session, "campaign", json!({ "campaign": campaign })) };
    let told = || -> Vec<String> {
        let history: CampaignHistory = call(&session, "campaign_history", json!({ "campaign": campaign }));
        history.entries.into_iter().map(|line| line.said).collect()
    };
    assert!(shown().written.is_empty());
    let first = "No proxies of Elites.\r\nLate players forfeit after 30 minutes.  \r\n\r\nBe kind.\r\n";
    let rules: HouseRulesView = call(&session, "campaign_rules_write", write(first));
    assert_eq!(rules.written, "No proxies of Elites.\nLate players forfeit after 30 minutes.\n\nBe kind.");
    assert_eq!(rules.written_most, 4000);
    let page = shown();
    assert_eq!(page.written, ["No proxies of Elites.\nLate players forfeit after 30 minutes.", "Be kind."]);
    assert_eq!(page.undo.as_deref(), Some("the house rules in words"));
    let entries = told().len();
    // The same again is nothing new.
    call::<HouseRulesView>(&session, "campaign_rules_write", write(&format!("\n{first}")));
    assert_eq!(told().len(), entries);
    call::<HouseRulesView>(&session, "campaign_rules_write", write("No proxies of Elites.\nBe kind.\nPaint counts."));
    call::<HouseRulesView>(&session, "campaign_rules_write", write("Be kind.\nNo proxies of Elites.\nPaint counts."));
    call::<HouseRulesView>(&session, "campaign_rules_write", write(" "));
    assert!(shown().written.is_empty());
    assert_eq!(
        told()[entries - 1..],
        [
            "House rules written: new “No proxies of Elites.”, “Late players forfeit after 30 minutes.”, “Be kind.”",
            "House rules changed: new “Paint counts.”; gone “Late players forfeit after 30 minutes.”",
            "House rules written in another order",
            "House rules in words taken away: gone “Be kind.”, “No proxies of Elites.”, “Paint counts.”",
        ]
    );
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(back.written, ["Be kind.\nNo proxies of Elites.\nPaint counts."]);

    let failure = refused(&session, "campaign_rules_write", write("plain\n\u{202e}niar"));
    assert_eq!(failure.code, "TEXT_UNREADABLE");
    assert!(failure.message.contains("line 2"), "{}", failure.message);
    assert_eq!(refused(&session, "campaign_rules_write", write(&"x".repeat(4001))).code, "TEXT_TOO_LONG");
    assert_eq!(refused(&session, "campaign_rules_write", write(&vec!["x"; 101].join("\n"))).code, "TEXT_TOO_LONG");
    assert_eq!(shown().written, back.written, "nothing was lost");
}
