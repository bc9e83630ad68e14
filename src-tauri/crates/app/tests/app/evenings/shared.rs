//! Tables of three and four: nobody sits out, and a campaign has their games with a page each.

use super::*;

fn drawn_shared(session: &Session, evening: &str, seed: u64) -> EveningView {
    let draw = json!({ "evening": evening, "next": true, "pool": "stage", "shared": true, "seed": seed });
    call(session, "evening_draw", draw)
}

fn seat(session: &Session, evening: &str, player: &str, game: Option<u32>) -> EveningView {
    change(session, evening, json!({ "do": "seat", "player": player, "game": game }))
}

fn sizes(view: &EveningView) -> Vec<usize> {
    let mut sizes: Vec<usize> = view.rounds[0].games.iter().map(|game| game.seats.len()).collect();
    sizes.sort_unstable();
    sizes
}

/// An evening of a new book with these guests, who are there.
fn guests(session: &Session, ids: &[&str]) -> EveningView {
    let _: Value = call(session, "book_new", json!({ "holds": "nothing" }));
    let evening: EveningView = call(session, "evening_new", json!({ "name": "First Thursday", "day": DAY }));
    for id in ids {
        comes(session, &evening.id, json!({ "id": id, "name": id }));
    }
    call(session, "evening", json!({ "evening": evening.id }))
}

#[test]
fn of_five_three_share_a_table_with_a_scenario_for_as_many_and_its_result_is_taken_in() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let evening = guests(&session, &["ada", "bors", "cato", "dorn", "egon"]).id;
    let drawn = drawn_shared(&session, &evening, 7);
    assert_eq!((sizes(&drawn), drawn.rounds[0].byes.len(), drawn.rounds[0].shared), (vec![2, 3], 0, true));
    let game = drawn.rounds[0].games.iter().find(|game| game.seats.len() == 3).unwrap();
    let scenario = game.scenario.as_ref().unwrap().id.clone();
    assert!(["the-looters", "alliance-and-betrayal"].contains(&scenario.as_str()), "{scenario}");
    assert_eq!(
        (game.way.as_str(), game.drawn, game.parts, game.room),
        ("drawn from the scenarios for this many", true, true, true)
    );
    assert!(game.why.contains(&"3 share this table, so that fewer sit out.".to_owned()), "{:?}", game.why);
    let choices: EveningChoices = call(&session, "evening_choices", json!({ "evening": evening }));
    let players = |id: &str| choices.scenarios.iter().find(|one| one.id == id).unwrap().players.clone();
    assert_eq!(players("relic-hunt"), [2]);
    assert_eq!((players("the-looters"), players("brothers-in-arms")), (vec![3, 4], vec![4]));
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let ids: Vec<&str> = game.seats.iter().map(|seat| seat.id.as_str()).collect();
    let result = json!({ "winner": ids[1], "points": [3, 8, 5] });
    let over = change(&session, &evening, json!({ "do": "result", "game": game.id, "result": result }));
    let over = over.rounds[0].games.iter().find(|one| one.id == game.id).unwrap();
    let EveningGameState::Over { said, .. } = &over.state else { panic!("{:?}", over.state) };
    let expected = format!("{one} wins: {one} 8, {two} 5, {three} 3", one = ids[1], two = ids[2], three = ids[0]);
    assert_eq!(*said, expected);
    // Everybody there has met everybody else.
    let next = drawn_shared(&session, &evening, 8);
    let met = next.rounds[0].games.iter().flat_map(|game| &game.why).any(|why| why.contains("met"));
    assert!(met, "{:?}", next.rounds[0].games);
}

#[test]
fn four_friends_put_on_one_table_by_hand_choose_among_the_scenarios_for_four() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let evening = guests(&session, &["ada", "bors", "cato", "dorn"]).id;
    let drawn = draw(&session, &evening, true, 7);
    let game = drawn.rounds[0].games[0].id;
    let others: Vec<String> = drawn.rounds[0].games[1].seats.iter().map(|seat| seat.id.clone()).collect();
    let three = seat(&session, &evening, &others[0], Some(game));
    assert_eq!((sizes(&three), three.rounds[0].byes.len()), (vec![3], 1));
    let four = seat(&session, &evening, &others[1], Some(game));
    let table = &four.rounds[0].games[0];
    assert_eq!((table.seats.len(), table.room, four.rounds[0].byes.len()), (4, false, 0));
    // What was drawn for two is not for four.
    assert!(table.scenario.is_none());
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening }));
    assert_eq!(sizes(&undone), [3]);
    let _: EveningView = call(&session, "evening_redo", json!({ "evening": evening }));
    let wrong = roles::by_hand(&session, &evening, game, "relic-hunt");
    assert!(wrong.rounds[0].games[0].warns.contains(&"The scenario is for 2 Warbands.".to_owned()));
    let teams = roles::by_hand(&session, &evening, game, "brothers-in-arms");
    assert!(teams.rounds[0].games[0].warns.is_empty(), "{:?}", teams.rounds[0].games[0].warns);
    // One of them goes home: the others play on, and want another scenario.
    let gone = change(&session, &evening, json!({ "do": "leave", "player": others[1] }));
    assert_eq!(sizes(&gone), [3]);
    assert!(gone.rounds[0].games[0].scenario.is_none());
}

#[test]
fn a_table_of_three_of_a_campaign_comes_with_its_set_up_and_goes_into_the_standings() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening: EveningView = call(&session, "evening_new", json!({ "name": "First Thursday", "day": DAY }));
    for (id, warband) in ["ada", "bors", "cato"].into_iter().zip(&warbands) {
        comes(&session, &evening.id, json!({ "id": id, "name": id, "campaign": campaign, "warband": warband }));
    }
    let drawn = drawn_shared(&session, &evening.id, 3);
    let game = roles::only(&drawn);
    assert_eq!((game.seats.len(), game.campaign.is_some()), (3, true));
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let EveningGameState::Planned { battle, set_up: Some(set_up), .. } = &roles::only(&started).state else {
        panic!("{:?}", roles::only(&started).state)
    };
    let shown: Value = call(&session, "set_up", json!({ "set_up": set_up }));
    assert_eq!(shown["sides"].as_array().unwrap().len(), 3, "a Force for each");
    let mut sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": battle }));
    for (side, points) in sheet.battle.sides.iter_mut().zip([2, 9, 4]) {
        side.vp = Some(points);
    }
    let _: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": sheet.battle }));
    let now: EveningView = call(&session, "evening", json!({ "evening": evening.id }));
    let EveningGameState::Over { said, result: None } = &roles::only(&now).state else {
        panic!("{:?}", roles::only(&now).state)
    };
    assert!(said.contains(" wins: ") && said.ends_with(" 2"), "{said}");
    assert!(now.rounds[0].over);
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let played: Vec<(bool, bool)> =
        page.standings.iter().filter(|line| line.games == 1).map(|line| (line.record.won == 1, line.cvp > 0)).collect();
    assert_eq!(played, [(true, true), (false, true), (false, true)], "each has its page, and one has won");
}
