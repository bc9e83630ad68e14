//! A season on a real book: a battle's result, its aftermath, the next scenario, and the book opened again.

use crate::kit::{
    allowed, call, die, edit, faces, facts, fought, model, nearly_over, open_warband, page_of, refused, rolled, sample,
    say, session,
};
use nml_app::aftermath::{Aftermath, StepState};
use nml_app::campaigns::{Campaign, CampaignAction, GameState, PlanSheet, Planned, RoundPlanned};
use nml_app::open_book::BookState;
use nml_app::paper::{BattleFiled, BattleSheet};
use nml_app::session::Session;
use nml_app::streams::Open;
use nml_app::subject::{Battles, Campaigns, Warbands as WarbandStream};
use nml_app::warbands::Warband;
use serde_json::{Value, json};

#[test]
fn the_sample_is_ready_for_its_first_battle() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.next.heading, "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir is planned");
    assert_eq!(page.games[0].state, GameState::ToPlay);
    assert_eq!(allowed(&page.standings[0]), (700, 10));
    let set_up: Value = call(&session, "set_up", json!({ "set_up": page.games[0].set_up }));
    assert_eq!(set_up["open"], json!([]), "nothing stands in the way of the battle");
    let lines: Vec<nml_app::warbands::WarbandLine> = call(&session, "warbands", Value::Null);
    let line = lines.iter().find(|line| line.id == redoubt).unwrap();
    assert_eq!(line.purse, Some(700 - line.ducats), "what is left of its budget");
    let warband = open_warband(&session, &redoubt);
    assert_eq!((warband.player.as_deref(), warband.next_game, warband.threshold), (Some("Ines"), 1, 700));
    let reyne = &warband.models[0];
    let armour = reyne.profile.characteristics.iter().find(|c| c.value == "−3").expect("Reinforced Armour and Shield");
    assert_eq!(armour.reasons.iter().map(|reason| reason.value).collect::<Vec<_>>(), [Some(-2), Some(-1)]);
    assert!(reyne.profile.weapons.iter().any(|weapon| weapon.name == "Pistol" && !weapon.text.is_empty()));
    assert!(reyne.notes.contains(&"Leader".to_owned()), "{:?}", reyne.notes);
}

#[test]
fn a_recorded_battle_is_counted_once_in_the_library_and_a_variant_goes_with_its_warband() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let played = |id: &str| {
        let library: Value = call(&session, "scenarios", Value::Null);
        let all = library["scenarios"].as_array().unwrap();
        all.iter().find(|one| one["scenario"]["id"] == id).unwrap()["played"].clone()
    };
    assert_eq!(played("claim-no-mans-land"), 0, "planned is not played");
    fought(&session, &redoubt, &choir, &campaign);
    assert_eq!(played("claim-no-mans-land"), 1, "the battle and the campaign's record are one game");
    assert_eq!(played("dragon-hunt"), 0);

    let rangers = json!({ "name": "Rangers", "faction": "new-antioch", "variant": "eire-rangers" });
    let rangers: Value = call(&session, "warband_muster", rangers);
    let admission = json!({ "campaign": campaign, "warband": rangers["id"], "player": "Nuala" });
    let _: Value = call(&session, "campaign_admit", admission);
    let emblem = json!({ "faction": "new-antioch", "variant": "eire-rangers", "banner": null });
    let find = |lines: &Value, key: &str| {
        let line = lines.as_array().unwrap().iter().find(|line| line[key] == rangers["id"]).unwrap();
        line["emblem"].clone()
    };
    let lines: Value = call(&session, "warbands", Value::Null);
    let page: Value = call(&session, "campaign", json!({ "campaign": campaign }));
    let house: Value = call(&session, "campaign_house", json!({ "campaign": campaign }));
    let told: Value = call(&session, "campaign_chronicle", json!({ "campaign": campaign }));
    assert_eq!(find(&lines, "id"), emblem);
    for standings in [&page["standings"], &house["members"], &told["standings"]] {
        assert_eq!(find(standings, "warband"), emblem);
    }
}

#[test]
fn a_battle_goes_through_its_aftermath_into_both_rosters() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let start: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    assert_eq!((start.battle.as_str(), start.open, start.closed), ("Game 1 · Claim No Man’s Land", 5, false));
    let page = page_of(&start, &redoubt);
    assert_eq!((page.vp, page.cvp, page.glory), ([Some(16), Some(13)], 15, Some([0, 1])));
    assert_eq!(page.steps[0].state, StepState::Open);
    assert_eq!(page.steps[0].questions.len(), 2, "the Troops come first");
    assert_eq!(page.steps[5].state, StepState::Waiting);

    let before = open_warband(&session, &redoubt);
    let [tobin, isolde, reyne, oriel] =
        ["Tobin Allard", "Isolde Marsh", "Aldous Reyne", "Mother Oriel"].map(|name| model(&before, name));
    let nib = model(&open_warband(&session, &choir), "Wretched Nib");
    assert_eq!(refused(&session, "aftermath_close", json!({ "aftermath": battle })).code, "AFTERMATH_OPEN");
    let seven = json!({ "aftermath": battle, "question": page.steps[0].questions[0].id, "answer": faces(&[7]) });
    assert_eq!(refused(&session, "aftermath_answer", seven).code, "BAD_INPUT");

    say(&session, &battle, &redoubt, tobin, &faces(&[4]));
    say(&session, &battle, &redoubt, isolde, &faces(&[6]));
    let back: Aftermath = call(&session, "aftermath_undo", json!({ "aftermath": battle }));
    assert_eq!(back.open, 4, "the last answer is taken back");
    let dead = say(&session, &battle, &redoubt, isolde, &faces(&[2]));
    let row = page_of(&dead, &redoubt).steps[0].lines.iter().find(|row| row.model == isolde).unwrap();
    assert_eq!((row.stamp.as_deref(), row.result.as_deref()), (Some("2"), Some("Dead")));
    let force = open_warband(&session, &redoubt).models;
    let place = force.iter().position(|model| model.id == isolde).unwrap();
    assert_eq!(row.number, u32::try_from(place + 1).ok(), "as the battle counted it");
    assert_eq!(row.margins[0].text, "62 ducats: model 45, Great Sword / Great Axe 12, Combat Helmet 5");
    say(&session, &battle, &redoubt, reyne, &faces(&[3, 1]));
    let held = say(&session, &battle, &redoubt, oriel, &faces(&[1, 2]));
    let ransom = page_of(&held, &redoubt).steps[0].questions.iter().find(|q| q.model == Some(oriel)).unwrap().clone();
    assert_eq!(ransom.heading, "The Ashen Choir holds Mother Oriel. What ransom?");
    assert_eq!(ransom.choices[0].refused.as_deref(), Some("The Strongbox is empty."), "700 of 700 ducats were spent");
    say(&session, &battle, &redoubt, oriel, &json!({ "kind": "choice", "choice": "refuse", "amount": null }));
    let done = say(&session, &battle, &choir, nib, &json!({ "kind": "roll" }));
    assert_eq!(done.open, 2, "both pages wait for what comes after Trauma");

    let closed = crate::kit::close(&session, &battle);
    assert!(closed.closed);
    let row = page_of(&closed, &redoubt).steps[0].lines.iter().find(|row| row.model == reyne).unwrap();
    assert_eq!(row.result.as_deref(), Some("Leg Wound"));
    let row = page_of(&closed, &redoubt).steps[0].lines.iter().find(|row| row.model == oriel).unwrap();
    assert_eq!(row.result.as_deref(), Some("Captured, executed"), "not only that it was captured");
    let after = open_warband(&session, &redoubt);
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
    let course: Open<Campaigns> = session.open_stream(&campaign).unwrap();
    let closing = course.log.kept().last().unwrap().hash;
    for id in [&redoubt, &choir] {
        let open: Open<WarbandStream> = session.open_stream(id).unwrap();
        let cause = open.log.kept().last().unwrap().entry.cause.expect("a cause");
        assert_eq!((cause.stream.to_string(), cause.entry), (campaign.clone(), closing));
    }
    assert_eq!(after.undo, None, "what came with an aftermath is not undone in the builder");
    assert_eq!(refused(&session, "warband_undo", json!({ "warband": redoubt })).code, "SETTLED_ELSEWHERE");

    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let first = &page.standings[0];
    assert_eq!(
        (first.warband.as_str(), first.cvp, first.record.won, first.record.vp),
        (redoubt.as_str(), 15, 1, Some(3))
    );
    assert_eq!((first.record.took, first.record.fell, first.record.deeds), (1, 4, 1));
    assert_eq!(allowed(first), (800, 11));
    assert_eq!(page.games[0].state, GameState::Closed);
    assert_eq!(page.next.heading, "Roll for the next scenario");

    // Closed and opened again: the same states and the same lists, and the lists are what the streams fold to.
    let book = folder.path().join("ardent-mile.nml");
    let state = facts(&book);
    drop(session);
    let session = crate::kit::session(&folder);
    let again: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    assert_eq!(again, closed);
    assert_eq!(facts(&book), state);
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
    let rebuilt: Value = call(&session, "book_rebuild", Value::Null);
    assert_eq!(rebuilt["fine"], true, "{rebuilt}");
}

/// Answers the first question of a step of the Redoubt's page.
fn answers(session: &Session, battle: &str, warband: &str, step: usize, given: Value) -> Aftermath {
    let now: Aftermath = call(session, "aftermath", json!({ "aftermath": battle }));
    let steps = &page_of(&now, warband).steps;
    let asked: Vec<(usize, &str)> = (0..)
        .zip(steps)
        .flat_map(|(at, step)| step.questions.iter().map(move |question| (at, question.id.as_str())))
        .collect();
    let question = asked.iter().find(|(at, _)| *at == step).unwrap_or_else(|| panic!("{step}: {given}: {asked:?}")).1;
    call(session, "aftermath_answer", json!({ "aftermath": battle, "question": question, "answer": given }))
}

#[test]
fn a_model_has_one_number_in_all_lines_of_a_page_and_none_where_it_took_no_part() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign }));
    let mut paper = sheet.battle;
    (paper.sides[0].vp, paper.sides[1].vp) = (Some(5), Some(2));
    // The first of the roster stays at home: everybody else moves up by one.
    let at_home = paper.sides[0].took_part.remove(0);
    let part = paper.sides[0].took_part.clone();
    let filed: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": paper }));
    let now: Aftermath = call(&session, "aftermath", json!({ "aftermath": filed.battle }));
    let tally = page_of(&now, &redoubt).steps[1].questions[0].tally.clone().unwrap();
    let counts = [json!({ "id": tally.lines[0].id, "count": 1 })];
    answers(&session, &filed.battle, &redoubt, 1, json!({ "kind": "tally", "counts": counts }));
    let rolled = answers(&session, &filed.battle, &redoubt, 1, faces(&[3]));
    let rows = &page_of(&rolled, &redoubt).steps[1].lines;
    assert!(rows.iter().any(|row| row.stamp.is_some()) && rows.iter().any(|row| row.stamp.is_none()), "{rows:?}");
    for row in rows {
        let place = part.iter().position(|model| *model == row.model).map(|place| u32::try_from(place + 1).unwrap());
        assert_eq!(row.number, place, "{row:?}");
        assert!(row.model != at_home || row.number.is_none(), "{row:?}");
    }
    assert!(rows.iter().any(|row| row.number.is_some_and(|number| number != row.model)), "{rows:?}");
}

#[test]
fn exploration_says_why_so_many_dice_and_which_one_is_in_hand_and_keeps_a_die_that_found_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let before = open_warband(&session, &redoubt);
    for (name, dice) in
        [("Tobin Allard", &[5_u8][..]), ("Isolde Marsh", &[5]), ("Aldous Reyne", &[4, 1]), ("Mother Oriel", &[4, 1])]
    {
        say(&session, &battle, &redoubt, model(&before, name), &faces(dice));
    }
    say(&session, &battle, &choir, model(&open_warband(&session, &choir), "Wretched Nib"), &faces(&[5]));
    // Both Promotion Dice, to the models that stand first and second, without a 6.
    let now: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    let tally = page_of(&now, &redoubt).steps[1].questions[0].tally.clone().unwrap();
    let counts: Vec<Value> = tally.lines.iter().map(|line| json!({ "id": line.id, "count": line.value })).collect();
    answers(&session, &battle, &redoubt, 1, json!({ "kind": "tally", "counts": counts }));
    for _ in 0..2 {
        answers(&session, &battle, &redoubt, 1, faces(&[3]));
    }
    // Father Cuthbert has come to an Advancement: its dice stay on the page with where they led.
    let two = ["melee-strength", "ranged"].map(|table| json!({ "id": table, "count": 1 }));
    answers(&session, &battle, &redoubt, 1, json!({ "kind": "tally", "counts": two }));
    let led = answers(&session, &battle, &redoubt, 1, faces(&[3, 4, 1, 1]));
    let skill = page_of(&led, &redoubt).steps[1].questions[0].choices[0].id.clone();
    let learned = json!({ "kind": "choice", "choice": skill, "amount": null });
    let learned = answers(&session, &battle, &redoubt, 1, learned);
    let [thrown] = &page_of(&learned, &redoubt).steps[1].thrown[..] else {
        panic!("{:?}", page_of(&learned, &redoubt).steps[1])
    };
    assert_eq!((thrown.who.as_str(), thrown.what.as_str()), ("Father Cuthbert", "Advancement"));
    assert_eq!(thrown.dice, [3, 4, 1, 1]);
    assert!(thrown.came.contains(" 7: ") && thrown.came.contains("; Ranged 2: "), "{}", thrown.came);
    let at = answers(&session, &battle, &redoubt, 2, json!({ "kind": "choice", "choice": "pass", "amount": null }));
    let asked = &page_of(&at, &redoubt).steps[3].questions[0];
    let why = |question: &nml_app::aftermath::AftermathQuestion| -> Vec<String> {
        let lines = question.whys.iter().flat_map(|why| {
            why.lines
                .iter()
                .map(|line| format!("{}: {} {} {}", why.of, line.value.unwrap_or(0), line.source, line.text))
        });
        lines.map(|line| line.trim_end().to_owned()).collect()
    };
    assert_eq!(why(asked), ["Exploration Dice: 3 Game 1 this many from game 1 on"]);
    assert_eq!(asked.dice.map(|dice| (dice.count, dice.most)), Some((3, 3)));

    // 4 + 4 + 1: the 1 is rolled again, beside the faces of the others.
    let lie = answers(&session, &battle, &redoubt, 3, faces(&[4, 4, 1]));
    let asked = &page_of(&lie, &redoubt).steps[3].questions[0];
    let rerolls = ["2 re-rolls: 1 Everybody who explores", "2 re-rolls: 1 The battle was won"];
    assert_eq!(why(asked)[1..], rerolls);
    let again = json!({ "kind": "board", "action": "again", "die": 2, "face": null });
    let hand = answers(&session, &battle, &redoubt, 3, again);
    let asked = &page_of(&hand, &redoubt).steps[3].questions[0];
    assert_eq!(asked.heading, "Die 3 again (it showed 1)");
    let board = asked.board.as_ref().unwrap();
    assert_eq!(board.dice.iter().map(|die| die.face).collect::<Vec<_>>(), [4, 4, 1]);
    assert_eq!((board.hand, board.actions.len()), (Some(2), 0));
    answers(&session, &battle, &redoubt, 3, faces(&[2]));
    // 10: the Fallen Soldier. Nothing of the weapons is taken, and the die of the rest falls low.
    let found = answers(&session, &battle, &redoubt, 3, json!({ "kind": "choice", "choice": "done", "amount": null }));
    assert_eq!(page_of(&found, &redoubt).steps[3].margins[0].text, "100 ducats of loot: 10 × 10");
    answers(&session, &battle, &redoubt, 3, json!({ "kind": "choice", "choice": "take", "amount": null }));
    answers(&session, &battle, &redoubt, 3, json!({ "kind": "tally", "counts": [] }));
    let low = answers(&session, &battle, &redoubt, 3, faces(&[1]));
    let [thrown] = &page_of(&low, &redoubt).steps[3].thrown[..] else {
        panic!("{:?}", page_of(&low, &redoubt).steps[3])
    };
    assert_eq!((thrown.dice.as_slice(), thrown.came.as_str()), (&[1][..], "nothing found"));
    assert!(thrown.what.ends_with(": Take"), "{}", thrown.what);

    // In the Quartermaster Step its campaign's own kit is for sale, and what cannot be paid says what is in hand.
    let warband = open_warband(&session, &redoubt);
    assert!(warband.campaign_kit && warband.in_aftermath.as_ref().is_some_and(|at| at.trading));
    let kit = warband.models.iter().flat_map(|model| &model.kit);
    let brings: Vec<(u32, u32)> =
        kit.filter_map(|kit| Some((kit.ducats, kit.brings?[0]))).filter(|(ducats, _)| *ducats > 0).collect();
    assert!(!brings.is_empty() && brings.iter().all(|(ducats, half)| *half == ducats.div_ceil(2)), "{brings:?}");
    assert!(
        warband
            .models
            .iter()
            .any(|model| model.elite && model.notes.iter().any(|note| note.contains("experience point")))
    );
    let offers: Vec<nml_app::warbands::Offer> =
        call(&session, "warband_offers", json!({ "warband": redoubt, "model": null }));
    let hired = |offer: &&nml_app::warbands::Offer| offer.kind == nml_app::warbands::OfferKind::Mercenary;
    let dear: Vec<String> =
        offers.iter().filter(hired).filter_map(|offer| Some(offer.refused.as_ref()?.short.clone())).collect();
    assert!(dear.iter().any(|short| short.ends_with("Glory, 1 in hand")), "{dear:?}");
}

#[test]
fn a_closed_aftermath_is_opened_again_with_both_rosters() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let before = open_warband(&session, &redoubt);
    for name in ["Tobin Allard", "Isolde Marsh"] {
        say(&session, &battle, &redoubt, model(&before, name), &faces(&[1]));
    }
    for name in ["Aldous Reyne", "Mother Oriel"] {
        say(&session, &battle, &redoubt, model(&before, name), &faces(&[4, 4]));
    }
    say(&session, &battle, &choir, model(&open_warband(&session, &choir), "Wretched Nib"), &faces(&[5]));
    let closed = crate::kit::close(&session, &battle);
    assert_eq!(closed.undo.as_deref(), Some("the closing"));
    assert_eq!(open_warband(&session, &redoubt).models.len(), 7);
    let closed = json!({ "aftermath": battle });
    assert_eq!(refused(&session, "aftermath_undo", closed).code, "NO_REASON", "what both have confirmed is locked");
    let again = json!({ "aftermath": battle, "reason": "A die was misread" });
    let reopened: Aftermath = call(&session, "aftermath_undo", again.clone());
    assert!(!reopened.closed);
    assert_eq!(open_warband(&session, &redoubt).models, before.models);
    call::<Aftermath>(&session, "aftermath_close", json!({ "aftermath": battle }));
    let renamed = edit(&session, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    assert_eq!(renamed.undo.as_deref(), Some("the name The Eighth Redoubt"));
    assert_eq!(refused(&session, "aftermath_undo", again).code, "CHANGED_SINCE");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

/// Covers SET-01.
#[test]
fn the_die_names_the_next_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let (session, redoubt, choir, campaign) = sample(&folder);
    let table =
        |face: u8| json!({ "campaign": campaign, "warbands": [redoubt, choir], "by": { "by": "table", "face": face } });
    assert_eq!(refused(&session, "plan_make", table(1)).code, "NOT_FREE", "the first game comes first");
    let battle = fought(&session, &redoubt, &choir, &campaign);
    let before = open_warband(&session, &redoubt);
    for (name, dice) in
        [("Tobin Allard", &[5_u8][..]), ("Isolde Marsh", &[5]), ("Aldous Reyne", &[4, 1]), ("Mother Oriel", &[4, 1])]
    {
        say(&session, &battle, &redoubt, model(&before, name), &faces(dice));
    }
    say(&session, &battle, &choir, model(&open_warband(&session, &choir), "Wretched Nib"), &faces(&[5]));
    crate::kit::close(&session, &battle);

    // A 6 leaves a choice; nothing is written before it is made.
    let Planned::RollOff { rollers, .. } = die(&session, &campaign, 6) else { panic!("both have fought once") };
    assert_eq!(rollers.len(), 2);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.games.len(), 1);

    // A 2 names a scenario, which is set up at once; it may still be swapped for another one of the table.
    let hunt = rolled(&session, &campaign, 2);
    assert_eq!(hunt.next.heading, "Hunt for Heroes: The Seventh Redoubt – The Ashen Choir is planned");
    let rows = &hunt.stage.as_ref().unwrap().rows;
    assert_eq!(rows.iter().filter(|row| row.chosen).map(|row| row.face).collect::<Vec<_>>(), [Some(2)]);
    let planned = &hunt.games.iter().find(|game| game.state == GameState::ToPlay).unwrap().battle;
    let swapped: Campaign = call(
        &session,
        "campaign_swap",
        json!({ "campaign": campaign, "battle": planned, "scenario": "claim-no-mans-land" }),
    );
    assert_eq!(swapped.next.heading, "Claim No Man’s Land: The Seventh Redoubt – The Ashen Choir is planned");
    let CampaignAction::SetUp { set_up } = &swapped.next.actions[0].what else { panic!("{:?}", swapped.next) };
    let view: Value = call(&session, "set_up", json!({ "set_up": set_up }));
    assert_eq!(view["open"], json!([]));
}

#[test]
fn a_whole_round_is_planned_at_once_and_what_a_die_leaves_open_is_chosen_after_it() {
    // The dice fall in the app: of some rounds both games are planned, of others a choice is left.
    let (mut all, mut some) = (0, 0);
    for _ in 0..60 {
        if all > 0 && some > 0 {
            break;
        }
        let folder = tempfile::tempdir().unwrap();
        let session = session(&folder);
        let (campaign, _) = crate::evenings::club(&session);
        let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign }));
        let pairs: Vec<_> = sheet.round.iter().map(|pair| (pair.sides.as_str(), pair.about.as_str())).collect();
        let first = "Their 1st game of the campaign · have not met yet";
        assert_eq!(pairs, [("Redoubt – Choir", first), ("Lamp – Tithe", first)]);
        let shown: Vec<&[String; 2]> = sheet.round.iter().map(|pair| &pair.warbands).collect();
        let plan = json!({ "campaign": campaign, "pairs": shown, "due": "2026-12-24" });
        let round: RoundPlanned = call(&session, "plan_round", plan.clone());
        assert_eq!(round.sheet.planned.len() + round.left.len(), 2);
        assert!(round.sheet.planned.iter().all(|game| game.due.as_deref() == Some("2026-12-24")));
        // Two sixes plan nothing, and the round is still the same.
        if !round.sheet.planned.is_empty() {
            assert_eq!(refused(&session, "plan_round", plan).code, "CHANGED_SINCE");
        }
        all += usize::from(round.left.is_empty());
        some += usize::from(!round.left.is_empty());
        for left in &round.left {
            let Planned::RollOff { face, source, .. } = &left.left else { panic!("they have fought as often") };
            assert_eq!(face.number(), 6);
            let by = json!({ "by": "roll_off", "face": face, "source": source, "faces": [5, 2] });
            let made = json!({ "campaign": campaign, "warbands": left.warbands, "by": by });
            let Planned::Choice { chooser, .. } = call(&session, "plan_make", made) else { panic!("it is decided") };
            assert_eq!(chooser, left.warbands[0]);
        }
        // It was one act, and is taken back as one.
        if !round.sheet.planned.is_empty() {
            let page: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
            assert!(page.games.is_empty(), "{:?}", page.games);
        }
    }
    assert!(all > 0 && some > 0, "{all} {some}");
}

#[test]
fn a_planned_round_is_taken_back_as_one_act_but_for_what_has_begun() {
    // Dice that fall in the app leave a choice now and then: then there is another book.
    let (_folder, session, campaign, round) = std::iter::repeat_with(|| {
        let folder = tempfile::tempdir().unwrap();
        let session = session(&folder);
        let (campaign, _) = crate::evenings::club(&session);
        let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign }));
        let shown: Vec<&[String; 2]> = sheet.round.iter().map(|pair| &pair.warbands).collect();
        let round: RoundPlanned = call(&session, "plan_round", json!({ "campaign": campaign, "pairs": shown }));
        (folder, session, campaign, round)
    })
    .take(60)
    .find(|(_, _, _, round)| round.left.is_empty())
    .unwrap();
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.undo.as_deref(), Some("the round of 2 games"));
    let [whole] = round.sheet.rounds.as_slice() else { panic!("{:?}", round.sheet.rounds) };
    assert_eq!(whole.sides, "Redoubt – Choir, Lamp – Tithe");
    let back = |battles: &[String]| json!({ "campaign": campaign, "battles": battles });
    assert_eq!(refused(&session, "plan_round_cancel", back(&whole.battles[..1])).code, "CHANGED_SINCE");
    let sheet: PlanSheet = call(&session, "plan_round_cancel", back(&whole.battles));
    assert!(sheet.planned.is_empty() && sheet.rounds.is_empty());
    // Undo puts it back whole, and a second one takes it away whole.
    let page: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(page.games.len(), 2);
    let page: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert!(page.games.is_empty());
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

#[test]
fn a_choice_is_taken_with_its_roll_off() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Long Winter" }));
    assert_eq!(campaign.next.heading, "Two Warbands make a campaign");
    for (name, faction) in [("First", "new-antioch"), ("Second", "heretic-legions")] {
        let new: Warband =
            call(&session, "warband_muster", json!({ "name": name, "faction": faction, "variant": null }));
        assert!(!new.legal, "an empty Warband has nobody to lead it");
        let join = json!({ "campaign": campaign.id, "warband": new.id, "player": "" });
        call::<Campaign>(&session, "campaign_admit", join);
    }
    let Planned::RollOff { said, face, source, rollers, faces } = die(&session, &campaign.id, 6) else {
        panic!("neither has fought yet: they roll off")
    };
    assert_eq!(said, "A 6 leaves a choice, and First and Second have fought equally often: they roll off for it.");
    assert_eq!((rollers.len(), faces.len()), (2, 0));
    let pair: Vec<&str> = rollers.iter().map(|roller| roller.warband.as_str()).collect();
    let off = |faces: Value| {
        let by = json!({ "by": "roll_off", "face": face, "source": source, "faces": faces });
        json!({ "campaign": campaign.id, "warbands": pair, "by": by })
    };
    // Typed at the table: a tie is rolled off again, and the record has it with what followed.
    let Planned::RollOff { said, faces, .. } = call(&session, "plan_make", off(json!([4, 4]))) else { panic!("a tie") };
    assert_eq!((said.as_str(), faces.len()), ("A tie: First and Second roll off again.", 2));
    assert_eq!(refused(&session, "plan_make", off(json!([5, 2, 3, 4]))).code, "BAD_ROLL_OFF", "it was decided before");
    assert_eq!(refused(&session, "plan_make", off(json!([5]))).code, "BAD_ROLL_OFF", "one of them has not rolled");
    let Planned::Choice { said, why, chooser, roll_off, scenarios, .. } =
        call(&session, "plan_make", off(json!([4, 4, 2, 5])))
    else {
        panic!("it is decided")
    };
    assert_eq!((said.as_str(), chooser.as_str()), ("A 6: the player of Second chooses one.", pair[1]));
    let why: Vec<String> = why.iter().map(|line| format!("{} {}", line.source, line.text)).collect();
    assert_eq!(why[1..3], ["First has fought no game", "Second has fought no game"]);
    assert_eq!(why[3..], ["Roll-off First 4, Second 4", "Roll-off First 2, Second 5"]);
    assert_eq!(roll_off.as_ref().map(|off| off.source), Some(nml_catalogue::throw::Source::Table));
    let scenario = &scenarios[0].id;
    assert_eq!(scenario, "claim-no-mans-land", "what has a map stands first");
    // Rolled here it is decided at once.
    let Planned::Choice { roll_off: here, .. } = call(&session, "plan_make", off(Value::Null)) else { panic!("here") };
    assert_eq!(here.map(|off| off.source), Some(nml_catalogue::throw::Source::App));
    let by = json!({ "by": "choice", "face": face, "source": source, "chooser": chooser, "roll_off": roll_off, "scenario": scenario });
    let made = json!({ "campaign": campaign.id, "warbands": pair, "by": by });
    let Planned::Planned { .. } = call(&session, "plan_make", made) else { panic!("it is chosen") };
    let chosen: Campaign = call(&session, "campaign", json!({ "campaign": campaign.id }));
    assert_eq!(chosen.games[0].state, GameState::ToPlay);
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn a_die_needs_two_warbands_and_six_faces() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    call::<BookState>(&session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(&session, "campaign_new", json!({ "name": "The Long Winter" }));
    assert!(campaign.next.actions.iter().all(|action| !matches!(action.what, CampaignAction::Plan { .. })));
    let made = |warbands: Value, face: u8| json!({ "campaign": campaign.id, "warbands": warbands, "by": { "by": "table", "face": face } });
    assert_eq!(refused(&session, "plan_make", made(json!([campaign.id, campaign.id]), 1)).code, "UNKNOWN_WARBAND");
    assert_eq!(refused(&session, "plan_make", made(json!([campaign.id]), 1)).code, "BAD_INPUT");
    assert_eq!(refused(&session, "plan_make", made(json!([campaign.id, campaign.id]), 7)).code, "BAD_INPUT");
}

#[test]
fn a_battle_that_ends_stands_in_its_campaign_until_its_end_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": page.games[0].set_up }));
    let battle = begun["id"].as_str().unwrap();
    let under_way: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(under_way.games[0].state, GameState::UnderWay);
    assert_eq!(under_way.next.actions[0].what, CampaignAction::OpenBattle { battle: battle.to_owned() });

    let open: Open<Battles> = session.open_stream(battle).unwrap();
    assert_eq!(open.state.field.games, [1, 1]);
    assert_eq!(open.state.field.forces[0].player, "Ines");
    let last = nearly_over(&session, battle);
    call::<Value>(&session, "battle_say", json!({ "battle": battle, "commands": [last] }));

    let ended: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!((ended.games.len(), ended.games[0].state), (1, GameState::Aftermath));
    assert_eq!(ended.next.actions[0].what, CampaignAction::OpenAftermath { battle: battle.to_owned() });
    assert_eq!(ended.standings.iter().map(|line| line.games).collect::<Vec<_>>(), [1, 1]);
    let settled: Aftermath = call(&session, "aftermath", json!({ "aftermath": battle }));
    assert!(!settled.closed);

    call::<Value>(&session, "battle_undo", json!({ "battle": battle, "to": null }));
    let back: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(back.games[0].state, GameState::UnderWay, "its end was undone, and the record with it");
    assert!(back.standings.iter().all(|line| line.games == 0 && line.cvp == 0));
    call::<Value>(&session, "battle_redo", json!({ "battle": battle }));
    let again: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(again.standings, ended.standings);
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}

#[test]
fn a_set_up_is_not_put_away_from_its_editor() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let set_up = page.games[0].set_up.clone().unwrap();
    let before: Value = call(&session, "set_up", json!({ "set_up": set_up }));
    let away = json!({ "set_up": set_up, "change": { "do": "put_away", "away": true } });
    assert_eq!(refused(&session, "set_up_change", away).code, "PUT_AWAY_ELSEWHERE");
    assert_eq!(call::<Value>(&session, "set_up", json!({ "set_up": set_up })), before);
}

/// A battle as it stood asks nobody anything, and works no question out.
#[test]
fn a_frame_of_a_replay_asks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (session, _, _, campaign) = sample(&folder);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let begun: Value = call(&session, "battle_begin", json!({ "set_up": page.games[0].set_up }));
    assert!(!begun["question"].is_null());
    let frame: Value = call(&session, "battle_at", json!({ "battle": begun["id"], "seq": 0 }));
    assert!(frame["question"].is_null());
    assert_eq!(frame["models"], begun["models"]);
}

#[test]
fn a_campaign_lists_a_warband_as_it_is_called_and_limited_now() {
    let folder = tempfile::TempDir::new().unwrap();
    let (session, redoubt, _, campaign) = sample(&folder);
    let shown = |session: &Session| -> Campaign { call(session, "campaign", json!({ "campaign": campaign })) };
    let of = |page: &Campaign, name: &str| page.standings.iter().find(|line| line.name == name).cloned();
    let before = of(&shown(&session), "The Seventh Redoubt").unwrap();
    let _ = edit(&session, &redoubt, &json!({ "kind": "rename", "name": "The Eighth Redoubt" }));
    let renamed = of(&shown(&session), "The Eighth Redoubt").expect("the new name");
    assert_eq!(renamed.player, before.player);
    let _ = edit(&session, &redoubt, &json!({ "kind": "set_variant", "variant": "papal-states" }));
    let limited = of(&shown(&session), "The Eighth Redoubt").unwrap();
    assert_ne!(limited.next, renamed.next, "the variant's Threshold");
    let _: Warband = call(&session, "warband_undo", json!({ "warband": redoubt }));
    assert_eq!(of(&shown(&session), "The Eighth Redoubt").unwrap().next, renamed.next);
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], true, "{check}");
}
