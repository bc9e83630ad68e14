//! A season on a real book: a battle's result, its aftermath, the next scenario, and the book opened again.

use crate::kit::{
    call, desk, edit, faces, facts, fought, leaf, model, nearly_over, open_warband, refused, sample, say,
};
use nml_app::aftermath::{Aftermath, StepState};
use nml_app::campaigns::{Campaign, CampaignAction, GameState};
use nml_app::desk::Desk;
use nml_app::library::BookState;
use nml_app::shelf::Open;
use nml_app::subject::{Battles, Campaigns, Warbands as WarbandStream};
use nml_app::warbands::Warband;
use serde_json::{Value, json};

#[test]
fn the_sample_is_ready_for_its_first_battle() {
    let folder = tempfile::tempdir().unwrap();
    let (desk, redoubt, _, campaign) = sample(&folder);
    let page: Campaign = call(&desk, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.next.heading, "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir is set up");
    assert_eq!(page.games[0].state, GameState::ToPlay);
    assert_eq!((page.standings[0].next_threshold, page.standings[0].next_field_strength), (700, 10));
    let set_up: Value = call(&desk, "set_up", json!({ "set_up": page.games[0].set_up }));
    assert_eq!(set_up["open"], json!([]), "nothing stands in the way of the battle");
    let warband = open_warband(&desk, &redoubt);
    assert_eq!((warband.player.as_deref(), warband.next_game, warband.threshold), (Some("Ines"), 1, 700));
    let reyne = &warband.models[0];
    let armour = reyne.profile.characteristics.iter().find(|c| c.value == "−3").expect("Reinforced Armour and Shield");
    assert_eq!(armour.reasons.iter().map(|reason| reason.value).collect::<Vec<_>>(), [Some(-2), Some(-1)]);
    assert!(reyne.profile.weapons.iter().any(|weapon| weapon.name == "Pistol" && !weapon.text.is_empty()));
    assert!(reyne.notes.contains(&"Leader".to_owned()), "{:?}", reyne.notes);
}

#[test]
fn a_battle_goes_through_its_aftermath_into_both_rosters() {
    let folder = tempfile::tempdir().unwrap();
    let (desk, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&desk, &redoubt, &choir, &campaign);
    let start: Aftermath = call(&desk, "aftermath", json!({ "aftermath": battle }));
    assert_eq!((start.battle.as_str(), start.open, start.closed), ("Game 1 · Claim No Man’s Land", 5, false));
    let page = leaf(&start, &redoubt);
    assert_eq!((page.vp, page.cvp, page.glory), ([16, 13], 15, [0, 1]));
    assert_eq!(page.steps[0].state, StepState::Open);
    assert_eq!(page.steps[0].questions.len(), 2, "the Troops come first");
    assert_eq!(page.steps[5].state, StepState::Waiting);

    let before = open_warband(&desk, &redoubt);
    let [tobin, isolde, reyne, oriel] =
        ["Tobin Allard", "Isolde Marsh", "Aldous Reyne", "Mother Oriel"].map(|name| model(&before, name));
    let nib = model(&open_warband(&desk, &choir), "Wretched Nib");
    assert_eq!(refused(&desk, "aftermath_close", json!({ "aftermath": battle })).code, "AFTERMATH_OPEN");
    let seven = json!({ "aftermath": battle, "question": page.steps[0].questions[0].id, "answer": faces(&[7]) });
    assert_eq!(refused(&desk, "aftermath_answer", seven).code, "bad_input");

    say(&desk, &battle, &redoubt, tobin, &faces(&[4]));
    say(&desk, &battle, &redoubt, isolde, &faces(&[6]));
    let back: Aftermath = call(&desk, "aftermath_undo", json!({ "aftermath": battle }));
    assert_eq!(back.open, 4, "the last answer is taken back");
    let dead = say(&desk, &battle, &redoubt, isolde, &faces(&[2]));
    let row = leaf(&dead, &redoubt).steps[0].lines.iter().find(|row| row.model == isolde).unwrap();
    assert_eq!((row.stamp.as_deref(), row.result.as_deref()), (Some("2"), Some("Dead")));
    let force = open_warband(&desk, &redoubt).models;
    let place = force.iter().position(|model| model.id == isolde).unwrap();
    assert_eq!(usize::try_from(row.number).unwrap(), place + 1, "as the battle counted it");
    assert_eq!(row.margins[0].text, "62 ducats: model, Great Sword / Great Axe, Combat Helmet");
    say(&desk, &battle, &redoubt, reyne, &faces(&[3, 1]));
    let held = say(&desk, &battle, &redoubt, oriel, &faces(&[1, 2]));
    let ransom = leaf(&held, &redoubt).steps[0].questions.iter().find(|q| q.model == Some(oriel)).unwrap().clone();
    assert_eq!(ransom.heading, "The Ashen Choir holds Mother Oriel. What ransom?");
    assert_eq!(ransom.choices[0].refused.as_deref(), Some("the Strongbox is empty"), "700 of 700 ducats were spent");
    say(&desk, &battle, &redoubt, oriel, &json!({ "kind": "choice", "choice": "refuse", "amount": null }));
    let done = say(&desk, &battle, &choir, nib, &json!({ "kind": "roll" }));
    assert_eq!(done.open, 2, "both pages wait for what comes after Trauma");

    let closed = crate::kit::close(&desk, &battle);
    assert!(closed.closed);
    let row = leaf(&closed, &redoubt).steps[0].lines.iter().find(|row| row.model == reyne).unwrap();
    assert_eq!(row.result.as_deref(), Some("Leg Wound"));
    let row = leaf(&closed, &redoubt).steps[0].lines.iter().find(|row| row.model == oriel).unwrap();
    assert_eq!(row.result.as_deref(), Some("Captured, executed"), "not only that it was captured");
    let after = open_warband(&desk, &redoubt);
    let reasons: Vec<&str> = after.fallen.iter().map(|fallen| fallen.reason.as_str()).collect();
    assert_eq!(reasons, ["did not survive", "Captured, executed"]);
    let names: Vec<&str> = after.fallen.iter().map(|fallen| fallen.name.as_str()).collect();
    assert_eq!(names, ["Isolde Marsh", "Mother Oriel"]);
    assert!(after.fallen.iter().all(|fallen| fallen.battle.as_deref() == Some(&battle)));
    assert_eq!((after.models.len(), after.unspent_glory), (7, Some(1)));
    let wounded = after.models.iter().find(|model| model.id == reyne).unwrap();
    let movement = &wounded.profile.characteristics[0];
    assert_eq!((movement.value.as_str(), wounded.scars), ("4″", 1));
    assert!(movement.reasons.iter().any(|reason| reason.source == "Leg Wound" && reason.text == "−2″"), "{movement:?}");

    // Each roster's entry names the campaign's closing entry as its cause.
    let course: Open<Campaigns> = desk.open_stream(&campaign).unwrap();
    let closing = course.log.kept().last().unwrap().hash;
    for id in [&redoubt, &choir] {
        let open: Open<WarbandStream> = desk.open_stream(id).unwrap();
        let cause = open.log.kept().last().unwrap().entry.cause.expect("a cause");
        assert_eq!((cause.stream.to_string(), cause.entry), (campaign.clone(), closing));
    }
    assert_eq!(after.undo, None, "what came with an aftermath is not undone in the builder");
    assert_eq!(refused(&desk, "warband_undo", json!({ "warband": redoubt })).code, "settled_elsewhere");

    let page: Campaign = call(&desk, "campaign", json!({ "campaign": campaign }));
    let first = &page.standings[0];
    assert_eq!((first.warband.as_str(), first.cvp, first.won, first.vp), (redoubt.as_str(), 15, 1, 3));
    assert_eq!((first.took, first.fell, first.deeds), (1, 4, 1));
    assert_eq!((first.next_threshold, first.next_field_strength), (800, 11));
    assert_eq!(page.games[0].state, GameState::Closed);
    assert_eq!(page.next.heading, "Roll for the next scenario");

    // Closed and opened again: the same states and the same lists, and the lists are what the streams fold to.
    let book = folder.path().join("ardent-mile.nml");
    let state = facts(&book);
    drop(desk);
    let desk = crate::kit::desk(&folder);
    let again: Aftermath = call(&desk, "aftermath", json!({ "aftermath": battle }));
    assert_eq!(again, closed);
    assert_eq!(facts(&book), state);
    let check: Value = call(&desk, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    let rebuilt: Value = call(&desk, "book_rebuild", Value::Null);
    assert_eq!(rebuilt["fine"], true, "{rebuilt}");
}

#[test]
fn a_closed_aftermath_is_opened_again_with_both_rosters() {
    let folder = tempfile::tempdir().unwrap();
    let (desk, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&desk, &redoubt, &choir, &campaign);
    let before = open_warband(&desk, &redoubt);
    for name in ["Tobin Allard", "Isolde Marsh"] {
        say(&desk, &battle, &redoubt, model(&before, name), &faces(&[1]));
    }
    for name in ["Aldous Reyne", "Mother Oriel"] {
        say(&desk, &battle, &redoubt, model(&before, name), &faces(&[4, 4]));
    }
    say(&desk, &battle, &choir, model(&open_warband(&desk, &choir), "Wretched Nib"), &faces(&[5]));
    let closed = crate::kit::close(&desk, &battle);
    assert_eq!(closed.undo.as_deref(), Some("the closing"));
    assert_eq!(open_warband(&desk, &redoubt).models.len(), 7);
    let reopened: Aftermath = call(&desk, "aftermath_undo", json!({ "aftermath": battle }));
    assert!(!reopened.closed);
    assert_eq!(open_warband(&desk, &redoubt).models, before.models);
    call::<Aftermath>(&desk, "aftermath_close", json!({ "aftermath": battle }));
    let renamed = edit(&desk, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    assert_eq!(renamed.undo.as_deref(), Some("the name The Eighth Redoubt"));
    assert_eq!(refused(&desk, "aftermath_undo", json!({ "aftermath": battle })).code, "changed_since");
    let check: Value = call(&desk, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

/// Covers SET-01.
#[test]
fn the_die_names_the_next_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let (desk, redoubt, choir, campaign) = sample(&folder);
    let again = refused(&desk, "campaign_roll_scenario", json!({ "campaign": campaign, "face": 1 }));
    assert_eq!(again.code, "already_planned", "the first game comes first");
    let battle = fought(&desk, &redoubt, &choir, &campaign);
    let before = open_warband(&desk, &redoubt);
    for (name, dice) in
        [("Tobin Allard", &[5_u8][..]), ("Isolde Marsh", &[5]), ("Aldous Reyne", &[4, 1]), ("Mother Oriel", &[4, 1])]
    {
        say(&desk, &battle, &redoubt, model(&before, name), &faces(dice));
    }
    say(&desk, &battle, &choir, model(&open_warband(&desk, &choir), "Wretched Nib"), &faces(&[5]));
    crate::kit::close(&desk, &battle);

    // A 6 leaves a choice; nothing is written before it is made.
    let pending: Campaign = call(&desk, "campaign_roll_scenario", json!({ "campaign": campaign, "face": 6 }));
    assert!(pending.next.heading.ends_with("chooses the scenario"), "{:?}", pending.next);
    assert_eq!(pending.next.actions.len(), 5, "every scenario of the table");
    assert_eq!(pending.games.len(), 1);

    // A 2 names a scenario, which is set up at once; it may still be swapped for another one of the table.
    let hunt: Campaign = call(&desk, "campaign_roll_scenario", json!({ "campaign": campaign, "face": 2 }));
    assert_eq!(hunt.next.heading, "Hunt for Heroes: The Seventh Redoubt – The Ashen Choir is set up");
    let rows = &hunt.stage.as_ref().unwrap().rows;
    assert_eq!(rows.iter().filter(|row| row.chosen).map(|row| row.face).collect::<Vec<_>>(), [Some(2)]);
    let planned = &hunt.games.iter().find(|game| game.state == GameState::ToPlay).unwrap().battle;
    let swapped: Campaign = call(
        &desk,
        "campaign_swap",
        json!({ "campaign": campaign, "battle": planned, "scenario": "claim-no-mans-land" }),
    );
    assert_eq!(swapped.next.heading, "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir is set up");
    let CampaignAction::SetUp { set_up } = &swapped.next.actions[0].what else { panic!("{:?}", swapped.next) };
    let view: Value = call(&desk, "set_up", json!({ "set_up": set_up }));
    assert_eq!(view["open"], json!([]));
}

#[test]
fn a_choice_is_taken_with_its_roll_off() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    call::<BookState>(&desk, "book_new", json!({ "sample": false }));
    let campaign: Campaign = call(&desk, "campaign_new", json!({ "name": "The Long Winter" }));
    assert_eq!(campaign.next.heading, "Two Warbands make a campaign");
    for (name, faction) in [("First", "new-antioch"), ("Second", "heretic-legions")] {
        let new: Warband = call(&desk, "warband_muster", json!({ "name": name, "faction": faction, "variant": null }));
        assert!(!new.legal, "an empty Warband has nobody to lead it");
        let join = json!({ "campaign": campaign.id, "warband": new.id, "player": "" });
        call::<Campaign>(&desk, "campaign_admit", join);
    }
    let pending: Campaign = call(&desk, "campaign_roll_scenario", json!({ "campaign": campaign.id, "face": 6 }));
    let claim = pending.next.actions[0].clone();
    let CampaignAction::ChooseScenario { face, source, chooser, roll_off, scenario } = claim.what else {
        panic!("{:?}", pending.next)
    };
    assert_eq!(scenario, "claim-no-mans-land", "what has a map stands first");
    assert!(roll_off.is_some(), "neither has fought yet: the app rolled off for them");
    let chosen: Campaign = call(
        &desk,
        "campaign_choose",
        json!({ "campaign": campaign.id, "face": face, "source": source, "chooser": chooser, "roll_off": roll_off, "scenario": scenario }),
    );
    assert_eq!(chosen.games[0].state, GameState::ToPlay);
    let check: Value = call(&desk, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn a_die_needs_two_warbands_and_six_faces() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    call::<BookState>(&desk, "book_new", json!({ "sample": false }));
    let campaign: Campaign = call(&desk, "campaign_new", json!({ "name": "The Long Winter" }));
    assert_eq!(
        refused(&desk, "campaign_roll_scenario", json!({ "campaign": campaign.id, "face": null })).code,
        "no_pair"
    );
    assert_eq!(
        refused(&desk, "campaign_roll_scenario", json!({ "campaign": campaign.id, "face": 7 })).code,
        "bad_input"
    );
}

#[test]
fn a_battle_that_ends_stands_in_its_campaign_until_its_end_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let (desk, _, _, campaign) = sample(&folder);
    let page: Campaign = call(&desk, "campaign", json!({ "campaign": campaign }));
    let begun: Value = call(&desk, "battle_begin", json!({ "set_up": page.games[0].set_up }));
    let battle = begun["id"].as_str().unwrap();
    let under_way: Campaign = call(&desk, "campaign", json!({ "campaign": campaign }));
    assert_eq!(under_way.games[0].state, GameState::UnderWay);
    assert_eq!(under_way.next.actions[0].what, CampaignAction::OpenBattle { battle: battle.to_owned() });

    let open: Open<Battles> = desk.open_stream(battle).unwrap();
    assert_eq!(open.state.field.games, [1, 1]);
    assert_eq!(open.state.field.forces[0].player, "Ines");
    let last = nearly_over(&desk, battle);
    call::<Value>(&desk, "battle_say", json!({ "battle": battle, "commands": [last] }));

    let ended: Campaign = call(&desk, "campaign", json!({ "campaign": campaign }));
    assert_eq!((ended.games.len(), ended.games[0].state), (1, GameState::Aftermath));
    assert_eq!(ended.next.actions[0].what, CampaignAction::OpenAftermath { battle: battle.to_owned() });
    assert_eq!(ended.standings.iter().map(|line| line.games).collect::<Vec<_>>(), [1, 1]);
    let settled: Aftermath = call(&desk, "aftermath", json!({ "aftermath": battle }));
    assert!(!settled.closed);

    call::<Value>(&desk, "battle_undo", json!({ "battle": battle, "to": null }));
    let back: Campaign = call(&desk, "campaign", json!({ "campaign": campaign }));
    assert_eq!(back.games[0].state, GameState::UnderWay, "its end was undone, and the record with it");
    assert!(back.standings.iter().all(|line| line.games == 0 && line.cvp == 0));
    call::<Value>(&desk, "battle_redo", json!({ "battle": battle }));
    let again: Campaign = call(&desk, "campaign", json!({ "campaign": campaign }));
    assert_eq!(again.standings, ended.standings);
    let check: Value = call(&desk, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn a_set_up_is_not_put_away_from_its_editor() {
    let folder = tempfile::tempdir().unwrap();
    let (desk, _, _, campaign) = sample(&folder);
    let page: Campaign = call(&desk, "campaign", json!({ "campaign": campaign }));
    let set_up = page.games[0].set_up.clone().unwrap();
    let before: Value = call(&desk, "set_up", json!({ "set_up": set_up }));
    let away = json!({ "set_up": set_up, "change": { "do": "put_away", "away": true } });
    assert_eq!(refused(&desk, "set_up_change", away).code, "put_away_elsewhere");
    assert_eq!(call::<Value>(&desk, "set_up", json!({ "set_up": set_up })), before);
}

/// A battle as it stood puts no question to anybody, and works none out.
#[test]
fn a_frame_of_a_replay_asks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (desk, _, _, campaign) = sample(&folder);
    let page: Campaign = call(&desk, "campaign", json!({ "campaign": campaign }));
    let begun: Value = call(&desk, "battle_begin", json!({ "set_up": page.games[0].set_up }));
    assert!(!begun["question"].is_null());
    let frame: Value = call(&desk, "battle_at", json!({ "battle": begun["id"], "seq": 0 }));
    assert!(frame["question"].is_null());
    assert_eq!(frame["models"], begun["models"]);
}

#[test]
fn a_campaign_lists_a_warband_as_it_is_called_and_limited_now() {
    let folder = tempfile::TempDir::new().unwrap();
    let (desk, redoubt, _, campaign) = sample(&folder);
    let shown = |desk: &Desk| -> Campaign { call(desk, "campaign", json!({ "campaign": campaign })) };
    let of = |page: &Campaign, name: &str| page.standings.iter().find(|line| line.name == name).cloned();
    let before = of(&shown(&desk), "The Seventh Redoubt").unwrap();
    let _ = edit(&desk, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    let renamed = of(&shown(&desk), "The Eighth Redoubt").expect("the new name");
    assert_eq!(renamed.player, before.player);
    let _ = edit(&desk, &redoubt, &json!({ "kind": "set_variant", "variant": "papal-states" }));
    let limited = of(&shown(&desk), "The Eighth Redoubt").unwrap();
    assert_ne!(limited.next_threshold, renamed.next_threshold, "the variant's Threshold");
    let _: Warband = call(&desk, "warband_undo", json!({ "warband": redoubt }));
    assert_eq!(of(&shown(&desk), "The Eighth Redoubt").unwrap().next_threshold, renamed.next_threshold);
    let check: Value = call(&desk, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}
