//! What a campaign has planned meets an evening: drawn as planned, taken over, or in the way with a way on.

use nml_app::aftermath::Aftermath;
use nml_app::campaigns::{PlanSheet, Planned, RoundPlanned};
use nml_app::evenings::ClashWay;

use super::*;

/// Plans a game with the face that fell, and gives its battle.
fn plan(session: &Session, campaign: &str, warbands: [&String; 2], face: u8) -> (String, String) {
    let by = json!({ "by": "table", "face": face });
    let made = json!({ "campaign": campaign, "warbands": warbands, "due": "2026-12-24", "by": by });
    let Planned::Planned { sheet, .. } = call(session, "plan_make", made) else { panic!("the face leaves no choice") };
    let last = sheet.planned.last().expect("it is planned");
    (last.battle.clone(), last.scenario.clone())
}

fn open_plans(session: &Session, campaign: &str) -> Vec<String> {
    let sheet: PlanSheet = call(session, "plan_sheet", json!({ "campaign": campaign }));
    let mut battles: Vec<String> = sheet.planned.into_iter().map(|game| game.battle).collect();
    battles.sort();
    battles
}

fn battle(game: &EveningGame) -> &str {
    let EveningGameState::Planned { battle, .. } = &game.state else { panic!("it is planned: {:?}", game.state) };
    battle
}

/// The warbands of a campaign of two come, and Cato of the same campaign stays at home.
fn with_one_at_home(session: &Session) -> (String, String, [String; 2], String) {
    let (campaign, evening, warbands) = roles::two(session);
    let new = json!({ "name": "Lamp", "faction": "heretic-legions", "variant": null });
    let lamp: Warband = call(session, "warband_muster", new);
    let admission = json!({ "campaign": campaign, "warband": lamp.id, "player": "Cato" });
    let _: Campaign = call(session, "campaign_admit", admission);
    (campaign, evening, warbands, lamp.id)
}

#[test]
fn a_round_that_a_campaign_has_planned_is_drawn_so_and_taken_over_when_it_starts() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let [ada, bors, cato, dorn] = warbands.as_slice() else { panic!("four") };
    let (first, hunt) = plan(&session, &campaign, [ada, cato], 1);
    let (second, _) = plan(&session, &campaign, [dorn, bors], 2);
    let mut planned = vec![first.clone(), second.clone()];
    planned.sort();
    for seed in 0..6 {
        let drawn = draw(&session, &evening.id, seed == 0, seed);
        let game = game_of(&drawn, "ada").unwrap();
        let seats: BTreeSet<&str> = game.seats.iter().map(|seat| seat.id.as_str()).collect();
        assert_eq!(seats, BTreeSet::from(["ada", "cato"]));
        assert_eq!(
            (game.scenario.as_ref().unwrap().name.as_str(), game.way.as_str()),
            (hunt.as_str(), "as its campaign planned it")
        );
        let why = "Their campaign had planned this game before the round was drawn, to be fought by 24 December 2026.";
        assert!(game.why.iter().any(|said| said == why) && game.clashes.is_empty(), "{:?}", game.why);
        assert_eq!(drawn.rounds[0].byes[0].player.id, "egon");
    }
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let (one, other) = (game_of(&started, "ada").unwrap().clone(), game_of(&started, "bors").unwrap().clone());
    assert_eq!((battle(&one), battle(&other)), (first.as_str(), second.as_str()));
    assert_eq!(open_plans(&session, &campaign), planned, "nothing is planned a second time");
    // The start is taken back, and the plans stay: they were not the evening's.
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening.id }));
    assert_eq!(game_of(&undone, "ada").unwrap().state, EveningGameState::Open);
    assert_eq!(open_plans(&session, &campaign), planned);
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    // Nobody plays it tonight: they still can on another day; and after all, it is taken over again.
    let drop = |dropped: bool| -> EveningView {
        call(&session, "evening_drop", json!({ "evening": evening.id, "game": one.id, "dropped": dropped }))
    };
    drop(true);
    assert_eq!(open_plans(&session, &campaign), planned);
    let back = drop(false);
    let waits = game_of(&back, "ada").unwrap();
    assert_eq!(waits.state, EveningGameState::Unplanned { why: None, held: false, elsewhere: None });
    let now: EveningView = call(&session, "evening_plan", json!({ "evening": evening.id, "game": one.id }));
    assert_eq!(battle(game_of(&now, "ada").unwrap()), first);
    // Its result is filed, and the evening knows.
    let mut sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": first }));
    assert_eq!(sheet.battle.played.as_deref(), Some(DAY), "it is fought on the evening that took the plan over");
    (sheet.battle.sides[0].vp, sheet.battle.sides[1].vp) = (Some(7), Some(3));
    let _: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": sheet.battle }));
    let now: EveningView = call(&session, "evening", json!({ "evening": evening.id }));
    assert!(matches!(game_of(&now, "ada").unwrap().state, EveningGameState::Over { .. }));
    let next = draw(&session, &evening.id, true, 9);
    assert!(
        next.rounds[0].games.iter().all(|game| game.way != "as its campaign planned it"),
        "the other is being played"
    );
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

#[test]
fn a_game_that_was_played_keeps_its_table_whatever_is_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, [ada, bors]) = roles::two(&session);
    let (planned, _) = plan(&session, &campaign, [&ada, &bors], 1);
    let drawn = draw(&session, &evening, true, 7);
    let game = roles::only(&drawn).id;
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    assert_eq!((battle(roles::only(&started)), &started.undo_stops), (planned.as_str(), &None));
    let mut sheet: BattleSheet =
        call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": planned }));
    (sheet.battle.sides[0].vp, sheet.battle.sides[1].vp) = (Some(4), Some(4));
    let _: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": sheet.battle }));
    let now: EveningView = call(&session, "evening", json!({ "evening": evening }));
    let stops = now.undo_stops.clone().expect("undo would take the result off its table");
    assert!((stops.battle.as_str(), stops.begun) == (planned.as_str(), false), "{stops:?}");
    assert!(stops.said.contains(" was played") && stops.said.contains("aftermath"), "{}", stops.said);
    let which = json!({ "evening": evening, "game": game });
    let drop = json!({ "evening": evening, "game": game, "dropped": true });
    for (name, input) in
        [("evening_undo", json!({ "evening": evening })), ("evening_drop", drop), ("evening_unplan", which)]
    {
        assert_eq!(refused(&session, name, input).message, stops.said, "{name}");
    }
    let still: EveningView = call(&session, "evening", json!({ "evening": evening }));
    assert_eq!(still, now);
    assert!(matches!(roles::only(&still).state, EveningGameState::Over { .. }), "{:?}", roles::only(&still).state);
}

#[test]
fn a_plan_made_after_the_draw_is_announced_and_taken_over_with_its_scenario() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, [ada, bors]) = roles::two(&session);
    let drawn = draw(&session, &evening, true, 7);
    let other = |face: u8| plan(&session, &campaign, [&ada, &bors], face);
    let (mut planned, mut scenario) = other(1);
    if roles::only(&drawn).scenario.as_ref().unwrap().name == scenario {
        let _: PlanSheet = call(&session, "plan_cancel", json!({ "campaign": campaign, "battle": planned }));
        (planned, scenario) = other(2);
    }
    let now: EveningView = call(&session, "evening", json!({ "evening": evening }));
    let said = format!("Their campaign has planned {scenario} for them:");
    assert!(roles::only(&now).warns.iter().any(|warn| warn.starts_with(&said)), "{:?}", roles::only(&now).warns);
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let game = roles::only(&started);
    assert_eq!((battle(game), &game.scenario.as_ref().unwrap().name), (planned.as_str(), &scenario));
    assert_eq!(open_plans(&session, &campaign), [planned]);
}

#[test]
fn a_plan_with_somebody_else_is_named_and_taken_back_where_it_is_in_the_way() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, [ada, _], cato) = with_one_at_home(&session);
    let (planned, scenario) = plan(&session, &campaign, [&ada, &cato], 1);
    let set_up = |page: &Campaign| page.games.iter().find_map(|game| game.set_up.clone());
    let set_up_before = set_up(&call(&session, "campaign", json!({ "campaign": campaign })));
    assert!(set_up_before.is_some());
    let _: Value = call(&session, "campaign_rename", json!({ "campaign": campaign, "name": "The Long Mile" }));
    let drawn = draw(&session, &evening, true, 7);
    let id = roles::only(&drawn).id;
    let [clash] = roles::only(&drawn).clashes.as_slice() else { panic!("one is in the way") };
    let said = format!("{scenario}: Redoubt – Lamp, to be fought by 24 December 2026");
    assert_eq!((&clash.battle, clash.said.as_str(), &clash.way), (&planned, said.as_str(), &ClashWay::TakeBack));
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let game = roles::only(&started);
    let why = Some("Redoubt has a game planned against Lamp.".to_owned());
    assert_eq!(
        (&game.state, game.clashes.len()),
        (&EveningGameState::Unplanned { why, held: false, elsewhere: None }, 1)
    );
    let plan = |instead: Value| json!({ "evening": evening, "game": id, "instead_of": instead });
    assert_eq!(refused(&session, "evening_plan", plan(json!([]))).code, "NOT_FREE");
    assert_eq!(refused(&session, "evening_plan", plan(json!([campaign]))).code, "CHANGED_SINCE", "it was not named");
    let now: EveningView = call(&session, "evening_plan", plan(json!([planned])));
    assert_eq!(open_plans(&session, &campaign), [battle(roles::only(&now)).to_owned()]);
    assert!(roles::only(&now).clashes.is_empty());
    // One press did both, and undo takes both back: the plan in the way is back, and can be taken back again.
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening }));
    assert_eq!(open_plans(&session, &campaign), std::slice::from_ref(&planned));
    let [clash] = roles::only(&undone).clashes.as_slice() else { panic!("{undone:#?}") };
    assert_eq!((&clash.battle, clash.said.as_str()), (&planned, said.as_str()));
    // What the evening planned and took back is in nobody's way: the campaign's undo goes on to what was said before, and the
    // game keeps the set-up that it was planned with.
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!((page.undo_stops.as_ref(), set_up(&page)), (None, set_up_before.clone()));
    let page: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_ne!(page.name, "The Long Mile");
    assert_eq!(set_up(&page), set_up_before);
    let page: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert!(open_plans(&session, &campaign).is_empty() && page.undo.is_some(), "{:?}", page.undo);
    let (planned, _) = self::plan(&session, &campaign, [&ada, &cato], 1);
    let now: EveningView =
        call(&session, "evening_plan", json!({ "evening": evening, "game": id, "instead_of": [planned] }));
    assert_eq!(open_plans(&session, &campaign), [battle(roles::only(&now)).to_owned()]);
    // An undo plans no game for somebody who rests meanwhile.
    let _: Campaign =
        call(&session, "campaign_pause", json!({ "campaign": campaign, "warband": cato, "paused": true }));
    let _: EveningView = call(&session, "evening_undo", json!({ "evening": evening }));
    assert_eq!(open_plans(&session, &campaign), [""; 0]);
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

/// A start that was taken back stands between nothing and its undo: not on the campaign's page, not in an aftermath.
#[test]
fn what_an_evening_planned_and_took_back_is_passed_by_every_undo() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, _, cato) = with_one_at_home(&session);
    let new = json!({ "name": "Tithe", "faction": "heretic-legions", "variant": null });
    let tithe: Warband = call(&session, "warband_muster", new);
    let admission = json!({ "campaign": campaign, "warband": tithe.id, "player": "Dorn" });
    let _: Campaign = call(&session, "campaign_admit", admission);
    for warband in [&cato, &tithe.id] {
        crate::kit::edit(&session, warband, &json!({ "kind": "add_model", "entry": "heretic-trooper" }));
    }
    let filed_battle = crate::uncontested::files(&session, &campaign, [(&cato, 4), (&tithe.id, 2)], "2026-12-01", 1);
    draw(&session, &evening, true, 7);
    let started_and_not = || {
        let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
        assert_eq!(open_plans(&session, &campaign), [battle(roles::only(&started))]);
        let _: EveningView = call(&session, "evening_undo", json!({ "evening": evening }));
    };
    let page = || -> Campaign { call(&session, "campaign", json!({ "campaign": campaign })) };
    let filed = page().undo_filed;
    assert!(filed.is_some());
    started_and_not();
    assert_eq!(page().undo_filed, filed, "it is asked before it goes, and its sheet is filled in again");

    let open: Aftermath = call(&session, "aftermath", json!({ "aftermath": filed_battle }));
    let question = &open.pages.iter().flat_map(|page| &page.steps).flat_map(|step| &step.questions).next().unwrap().id;
    let rolled = json!({ "aftermath": filed_battle, "question": question, "answer": crate::kit::faces(&[6]) });
    let rolled: Aftermath = call(&session, "aftermath_answer", rolled);
    started_and_not();
    let now: Aftermath = call(&session, "aftermath", json!({ "aftermath": filed_battle }));
    assert!(now.undo.is_some() && now.undo == rolled.undo, "{:?}", now.undo);
    let _: Aftermath = call(&session, "aftermath_undo", json!({ "aftermath": filed_battle, "reason": "" }));
    let back: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert!(back.games.is_empty(), "{:?}", back.games);
}

#[test]
fn whoever_chose_another_scenario_says_whether_the_plan_goes_or_the_choice() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, [ada, bors]) = roles::two(&session);
    let (planned, scenario) = plan(&session, &campaign, [&ada, &bors], 1);
    let game = roles::only(&draw(&session, &evening, true, 7)).id;
    let own = if scenario == "Dragon Hunt" { "relic-hunt" } else { "dragon-hunt" };
    roles::by_hand(&session, &evening, game, own);
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let [clash] = roles::only(&started).clashes.as_slice() else { panic!("{:?}", roles::only(&started)) };
    assert!(matches!(&clash.way, ClashWay::SamePair { name, .. } if *name == scenario), "{clash:?}");
    let as_planned = json!({ "evening": evening, "game": game, "as_planned": true });
    let now: EveningView = call(&session, "evening_plan", as_planned);
    assert_eq!(
        (battle(roles::only(&now)), &roles::only(&now).scenario.as_ref().unwrap().name),
        (planned.as_str(), &scenario)
    );
    // Or the other way round.
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening }));
    assert_eq!(roles::only(&undone).scenario.as_ref().unwrap().id, own);
    assert_eq!(open_plans(&session, &campaign), std::slice::from_ref(&planned));
    let instead = json!({ "evening": evening, "game": game, "instead_of": [planned] });
    let now: EveningView = call(&session, "evening_plan", instead);
    assert_eq!(roles::only(&now).scenario.as_ref().unwrap().id, own);
    assert_eq!(open_plans(&session, &campaign), [battle(roles::only(&now)).to_owned()]);
}

#[test]
fn a_game_of_the_evening_that_has_no_result_yet_is_not_taken_back_for_the_next_round() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (_, evening, _) = roles::two(&session);
    draw(&session, &evening, true, 7);
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let first = battle(roles::only(&started)).to_owned();
    draw(&session, &evening, true, 8);
    let next: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let [clash] = roles::only(&next).clashes.as_slice() else { panic!("{:?}", roles::only(&next)) };
    assert_eq!(&clash.battle, &first);
    let plan = json!({ "evening": evening, "game": roles::only(&next).id, "instead_of": [first] });
    assert_eq!(refused(&session, "evening_plan", plan).code, "CHANGED_SINCE");
}

#[test]
fn another_evening_names_the_one_that_has_the_game_of_a_pair_and_where_it_was_played_since() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, first, [ada, bors]) = roles::two(&session);
    let drawn = draw(&session, &first, true, 7);
    let game = roles::only(&drawn).id;
    let _ = roles::by_hand(&session, &first, game, "relic-hunt");
    let second = roles::only(&drawn).seats[1].id.clone();
    let _ = change(&session, &first, json!({ "do": "set_attacker", "game": game, "attacker": second }));
    let started: EveningView = call(&session, "evening_start", json!({ "evening": first }));
    let held = battle(roles::only(&started)).to_owned();

    let next: EveningView = call(&session, "evening_new", json!({ "name": "Second Thursday", "day": "2026-12-10" }));
    for (id, name, warband) in [("ada", "Ada", &ada), ("bors", "Bors", &bors)] {
        comes(&session, &next.id, json!({ "id": id, "name": name, "campaign": campaign, "warband": warband }));
    }
    let _ = draw(&session, &next.id, true, 8);
    let drawn: EveningView = call(&session, "evening", json!({ "evening": next.id }));
    let other = roles::by_hand(&session, &next.id, roles::only(&drawn).id, "supply-raid");
    let [clash] = roles::only(&other).clashes.as_slice() else { panic!("{:?}", roles::only(&other)) };
    let ClashWay::MayMove { evening, .. } = &clash.way else { panic!("{clash:?}") };
    assert_eq!((&clash.battle, evening.name.as_str()), (&held, "First Thursday"));
    let waits: EveningView = call(&session, "evening_start", json!({ "evening": next.id }));
    let EveningGameState::Unplanned { why: Some(_), elsewhere: None, .. } = &roles::only(&waits).state else {
        panic!("{:?}", roles::only(&waits).state)
    };

    // The sheet has the evening's order, even if the second attacks.
    let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": held }));
    let sides: Vec<&str> = sheet.battle.warbands().collect();
    let seats: Vec<&str> = roles::only(&started).seats.iter().map(|seat| seat.warband.as_str()).collect();
    let names: Vec<&str> = sides
        .iter()
        .filter_map(|id| sheet.warbands.iter().find(|line| line.id == *id))
        .map(|line| line.name.as_str())
        .collect();
    assert_eq!(names, seats);
    let mut battle = sheet.battle;
    for (side, vp) in battle.sides.iter_mut().zip([3, 7]) {
        side.vp = Some(vp);
    }
    assert_eq!(battle.turns, None, "nobody said how many Turns");
    let _: Value = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    let now: EveningView = call(&session, "evening", json!({ "evening": next.id }));
    let EveningGameState::Unplanned { elsewhere: Some(played), .. } = &roles::only(&now).state else {
        panic!("{:?}", roles::only(&now).state)
    };
    assert_eq!((&played.battle, played.scenario.as_str()), (&held, "Relic Hunt"));
    assert!(played.said.ends_with("wins, 7 to 3"), "{played:?}");
    assert_eq!(played.evening.as_ref().map(|evening| evening.id.as_str()), Some(first.as_str()));
}

#[test]
fn a_plan_that_was_taken_back_since_the_draw_is_told_as_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, [ada, bors]) = roles::two(&session);
    let (planned, _) = plan(&session, &campaign, [&ada, &bors], 1);
    let drawn = draw(&session, &evening, true, 7);
    assert_eq!(roles::only(&drawn).way, "as its campaign planned it");
    let _: PlanSheet = call(&session, "plan_cancel", json!({ "campaign": campaign, "battle": planned }));
    let now: EveningView = call(&session, "evening", json!({ "evening": evening }));
    assert_eq!(roles::only(&now).way, "as its campaign had planned it; that plan was taken back");
}

#[test]
fn whoever_left_the_campaign_plays_a_one_off_game() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, [ada, _]) = roles::two(&session);
    draw(&session, &evening, true, 7);
    let _: Campaign = call(&session, "campaign_withdraw", json!({ "campaign": campaign, "warband": ada }));
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let game = roles::only(&started);
    assert!(matches!(&game.state, EveningGameState::Unplanned { why: Some(_), held: false, .. }), "{:?}", game.state);
    let free = change(&session, &evening, json!({ "do": "set_campaign", "game": game.id, "campaign": null }));
    assert_eq!(roles::only(&free).state, EveningGameState::Open);
    let result = json!({ "winner": "ada", "points": [5, 2] });
    let over = change(&session, &evening, json!({ "do": "result", "game": game.id, "result": result }));
    assert!(matches!(roles::only(&over).state, EveningGameState::Over { .. }));
}

#[test]
fn whoever_joined_late_has_played_no_campaign_game_and_counts_as_having_some() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, _) = roles::two(&session);
    draw(&session, &evening, true, 7);
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let battle = battle(roles::only(&started)).to_owned();
    let mut sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": battle }));
    sheet.battle.winner = Some(PaperWinner::Draw);
    let _: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": sheet.battle }));
    let new = json!({ "name": "Lamp", "faction": "heretic-legions", "variant": null });
    let lamp: Warband = call(&session, "warband_muster", new);
    let admission = json!({ "campaign": campaign, "warband": lamp.id, "player": "Cato", "late": true });
    let _: Campaign = call(&session, "campaign_admit", admission);
    let now =
        comes(&session, &evening, json!({ "id": "cato", "name": "Cato", "campaign": campaign, "warband": lamp.id }));
    let counts = |id: &str| {
        let player = now.players.iter().find(|player| player.id == id).unwrap();
        (player.games, player.counted)
    };
    assert_eq!((counts("ada"), counts("cato")), ((1, 1), (0, 1)));
}

#[test]
fn the_plan_page_names_the_evening_that_plays_a_round_before_it_is_taken_back() {
    // Dice that fall in the app leave a choice now and then: then there is another book.
    let (_folder, session, campaign, warbands, planned) = std::iter::repeat_with(|| {
        let folder = tempfile::tempdir().unwrap();
        let session = session(&folder);
        let (campaign, warbands) = club(&session);
        let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign }));
        let shown: Vec<&[String; 2]> = sheet.round.iter().map(|pair| &pair.warbands).collect();
        let planned: RoundPlanned = call(&session, "plan_round", json!({ "campaign": campaign, "pairs": shown }));
        (folder, session, campaign, warbands, planned)
    })
    .take(60)
    .find(|(_, _, _, _, planned)| planned.left.is_empty())
    .unwrap();
    assert_eq!(planned.sheet.rounds[0].evening, None);
    let evening = five(&session, &campaign, &warbands);
    draw(&session, &evening.id, true, 1);
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let sheet: PlanSheet = call(&session, "plan_sheet", json!({ "campaign": campaign }));
    assert_eq!(sheet.rounds[0].evening.as_ref(), Some(&evening.name));
}

/// A later evening of the same two, and its first round.
fn next_week(session: &Session, campaign: &str, warbands: &[String; 2]) -> (String, EveningView) {
    let evening: EveningView = call(session, "evening_new", json!({ "name": "Second Thursday", "day": "2026-12-31" }));
    for (player, warband) in ["Ada", "Bors"].into_iter().zip(warbands) {
        let known = json!({ "id": player.to_lowercase(), "name": player, "campaign": campaign, "warband": warband });
        comes(session, &evening.id, known);
    }
    let drawn = draw(session, &evening.id, true, 3);
    (evening.id, drawn)
}

#[test]
fn a_game_that_two_have_only_planned_is_no_meeting_and_is_played_here_with_one_press() {
    for started_first in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let session = session(&folder);
        let (campaign, first, warbands) = roles::two(&session);
        let _ = draw(&session, &first, true, 7);
        let begun: EveningView = call(&session, "evening_start", json!({ "evening": first }));
        let planned = battle(roles::only(&begun)).to_owned();
        let scenario = roles::only(&begun).scenario.as_ref().unwrap().name.clone();
        let (second, mut drawn) = next_week(&session, &campaign, &warbands);
        let why = &roles::only(&drawn).why;
        assert!(why.iter().any(|said| said == "They have not met yet."), "{why:?}");
        if started_first {
            drawn = call(&session, "evening_start", json!({ "evening": second }));
        }
        let game = roles::only(&drawn);
        let [clash] = game.clashes.as_slice() else { panic!("it is named: {game:?}") };
        let ClashWay::MayMove { evening, name } = &clash.way else { panic!("it may be played here: {clash:?}") };
        assert_eq!((&evening.id, evening.name.as_str(), name), (&first, "First Thursday", &scenario));
        let take = json!({ "evening": second, "game": game.id, "as_planned": true });
        let mut now: EveningView = call(&session, "evening_plan", take);
        assert!(roles::only(&now).clashes.is_empty(), "{:?}", roles::only(&now));
        if !started_first {
            assert_eq!(roles::only(&now).way, "as its campaign planned it");
            now = call(&session, "evening_start", json!({ "evening": second }));
        }
        assert_eq!(battle(roles::only(&now)), planned);
        let there: EveningView = call(&session, "evening", json!({ "evening": first }));
        assert_eq!(roles::only(&there).state, EveningGameState::Dropped, "nobody plays it there");
        assert_eq!(open_plans(&session, &campaign), std::slice::from_ref(&planned), "and nothing is planned twice");
        // Taken back here, it is the campaign’s plan still.
        let _: EveningView = call(&session, "evening_undo", json!({ "evening": second }));
        assert_eq!(open_plans(&session, &campaign), std::slice::from_ref(&planned));
        if !started_first {
            let _: EveningView = call(&session, "evening_undo", json!({ "evening": second }));
        }
        let there: EveningView = call(&session, "evening", json!({ "evening": first }));
        assert_eq!(battle(roles::only(&there)), planned, "the other table has it back");
        if !started_first {
            // Put back, it is played here again, and only here.
            let now: EveningView = call(&session, "evening_redo", json!({ "evening": second }));
            assert_eq!(roles::only(&now).way, "as its campaign planned it");
            let there: EveningView = call(&session, "evening", json!({ "evening": first }));
            assert_eq!(roles::only(&there).state, EveningGameState::Dropped);
        }
        let check: Value = call(&session, "book_check", Value::Null);
        assert_eq!(check["fine"], json!(true), "{check}");
    }
}

#[test]
fn a_game_of_an_earlier_round_that_nobody_played_is_played_in_the_next_one() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, _) = roles::two(&session);
    let _ = draw(&session, &evening, true, 7);
    let begun: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let planned = battle(roles::only(&begun)).to_owned();
    let drawn = draw(&session, &evening, true, 8);
    let game = roles::only(&drawn).clone();
    let [clash] = game.clashes.as_slice() else { panic!("it is named: {game:?}") };
    let ClashWay::MayMove { evening: at, .. } = &clash.way else { panic!("{clash:?}") };
    assert_eq!(at.id, evening, "a game of this evening");
    let take = json!({ "evening": evening, "game": game.id, "as_planned": true });
    let _: EveningView = call(&session, "evening_plan", take);
    let now: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    assert_eq!(battle(roles::only(&now)), planned);
    assert_eq!(now.rounds[1].games[0].state, EveningGameState::Dropped);
    assert_eq!(open_plans(&session, &campaign), [planned]);
}
