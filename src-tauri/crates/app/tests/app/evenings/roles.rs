//! Who attacks on an evening: as the scenario says, and as the result says.

use super::*;

/// A campaign of two who are there: Ada with two models, and Bors with one.
pub fn two(session: &Session) -> (String, String, [String; 2]) {
    let _: Value = call(session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let evening: EveningView = call(session, "evening_new", json!({ "name": "First Thursday", "day": DAY }));
    let warbands = [("Ada", "Redoubt", 2), ("Bors", "Choir", 1)].map(|(player, name, models)| {
        let new = json!({ "name": name, "faction": "heretic-legions", "variant": null });
        let warband: Warband = call(session, "warband_muster", new);
        for _ in 0..models {
            let edit = json!({ "kind": "add_model", "entry": "heretic-priest" });
            let _: Value = call(session, "warband_edit", json!({ "warband": warband.id, "edit": edit }));
        }
        let admission = json!({ "campaign": campaign.id, "warband": warband.id, "player": player });
        let _: Campaign = call(session, "campaign_admit", admission);
        let id = player.to_lowercase();
        comes(
            session,
            &evening.id,
            json!({ "id": id, "name": player, "campaign": campaign.id, "warband": warband.id }),
        );
        warband.id
    });
    (campaign.id, evening.id, warbands)
}

/// An evening of a new book with two guests who are there.
pub fn guests(session: &Session, ids: [&str; 2]) -> EveningView {
    let _: Value = call(session, "book_new", json!({ "holds": "nothing" }));
    let evening: EveningView = call(session, "evening_new", json!({ "name": "First Thursday", "day": DAY }));
    let [_, both] = ids.map(|id| comes(session, &evening.id, json!({ "id": id, "name": id })));
    both
}

/// The only game of the last round.
pub fn only(view: &EveningView) -> &EveningGame {
    let [game] = view.rounds[0].games.as_slice() else { panic!("one game: {:?}", view.rounds[0].games) };
    game
}

pub fn attacker(view: &EveningView) -> Option<&str> {
    only(view).seats.iter().find(|seat| seat.attacks).map(|seat| seat.name.as_str())
}

pub fn by_hand(session: &Session, evening: &str, game: u32, scenario: &str) -> EveningView {
    let way = json!({ "by": "hand" });
    change(session, evening, json!({ "do": "set_scenario", "game": game, "scenario": scenario, "way": way }))
}

#[test]
fn the_larger_warband_attacks_in_a_supply_raid_whoever_attacked_less() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, [ada, _]) = two(&session);
    let drawn = draw(&session, &evening, true, 7);
    let game = only(&drawn).id;
    let raid = by_hand(&session, &evening, game, "supply-raid");
    assert_eq!(attacker(&raid), Some("Ada"), "two models against one");
    assert_eq!(attacker(&by_hand(&session, &evening, game, "relic-hunt")), None);
    assert_eq!(attacker(&by_hand(&session, &evening, game, "trench-warfare")), Some("Ada"));
    // Outside a campaign a Trench Warfare is rolled off: nobody is named as another attacker.
    let _ = change(&session, &evening, json!({ "do": "set_attacker", "game": game, "attacker": "bors" }));
    let free = change(&session, &evening, json!({ "do": "set_campaign", "game": game, "campaign": null }));
    assert_eq!(attacker(&free), Some("Bors"), "what the table said stands");
    let back = change(&session, &evening, json!({ "do": "set_campaign", "game": game, "campaign": campaign }));
    assert_eq!(attacker(&back), Some("Ada"));
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    // The sheet of its result knows who attacks.
    let EveningGameState::Planned { battle, .. } = &only(&started).state else { panic!("{:?}", only(&started)) };
    let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": battle }));
    let attacks = &sheet.battle.sides[sheet.battle.attacker.expect("somebody attacks")];
    assert_eq!(attacks.who, PaperWho::Warband { warband: ada });
    // The next one is drawn with it as well, though Ada has attacked and Bors has not.
    for seed in 0..40 {
        let next = draw(&session, &evening, seed == 0, seed);
        let why = only(&next).why.iter().any(|why| why.starts_with("The larger Warband attacks: 2 models against 1"));
        assert_eq!(attacker(&next), why.then_some("Ada"), "{:?}", only(&next));
    }
}

#[test]
fn a_guest_brings_a_warband_that_nobody_has_counted() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (_, evening, _) = two(&session);
    let _ = change(&session, &evening, json!({ "do": "leave", "player": "bors" }));
    let _: EveningView = call(&session, "evening_guest", json!({ "evening": evening, "name": "Egon" }));
    let mut unknown = 0;
    for seed in 0..60 {
        let drawn = draw(&session, &evening, true, seed);
        let game = only(&drawn);
        if game.why.iter().any(|why| why.ends_with("compare them at the table.")) {
            assert_eq!(attacker(&drawn), None);
            unknown += 1;
        }
        let _ = change(&session, &evening, json!({ "do": "cancel_round" }));
    }
    assert!(unknown > 0, "a Supply Raid was drawn");
}

#[test]
fn the_role_of_the_filed_result_counts() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, warbands) = two(&session);
    let drawn = draw(&session, &evening, true, 7);
    let _ = by_hand(&session, &evening, only(&drawn).id, "supply-raid");
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let EveningGameState::Planned { battle, .. } = &only(&started).state else { panic!("{:?}", only(&started)) };
    let attacked = || {
        let fair: Fairness = call(&session, "fairness", Value::Null);
        fair.lines.iter().map(|line| (line.attacked, line.defended)).collect::<Vec<_>>()
    };
    assert_eq!(attacked(), [(1, 0), (0, 1)], "as it was drawn");
    let sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": battle }));
    let mut filed = serde_json::to_value(&sheet.battle).unwrap();
    let at = sheet.battle.sides.iter().position(|side| json!(side.who).to_string().contains(&warbands[1]));
    (filed["attacker"], filed["winner"]) = (json!(at), json!({ "is": "draw" }));
    let _: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": filed }));
    assert_eq!(attacked(), [(0, 1), (1, 0)], "as it was played");
    let now: EveningView = call(&session, "evening", json!({ "evening": evening }));
    assert_eq!(attacker(&now), Some("Bors"));
}

#[test]
fn a_scenario_swapped_on_the_campaigns_page_is_the_same_game_of_the_evening() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, _) = two(&session);
    let drawn = draw(&session, &evening, true, 7);
    let _ = by_hand(&session, &evening, only(&drawn).id, "hunt-for-heroes");
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let EveningGameState::Planned { battle, set_up: Some(first), .. } = &only(&started).state else {
        panic!("{:?}", only(&started));
    };
    let swap = |scenario: &str| -> EveningView {
        let input = json!({ "campaign": campaign, "battle": battle, "scenario": scenario });
        let page: Campaign = call(&session, "campaign_swap", input);
        assert_eq!(page.games.len(), 1);
        let sheet: Value = call(&session, "plan_sheet", json!({ "campaign": campaign, "warbands": null }));
        let planned = (&sheet["planned"][0]["battle"], &sheet["planned"][0]["due"]);
        assert_eq!(planned, (&json!(battle), &json!(DAY)), "the campaign keeps the game and its day");
        call(&session, "evening", json!({ "evening": evening }))
    };
    let now = swap("supply-raid");
    let EveningGameState::Planned { battle: same, set_up: Some(second), .. } = &only(&now).state else {
        panic!("{:?}", only(&now));
    };
    assert!(same == battle && second != first, "another set-up for the same battle");
    let scenario = only(&now).scenario.clone().unwrap();
    assert_eq!((scenario.name.as_str(), only(&now).way.as_str()), ("Supply Raid", "swapped in the campaign"));
    let of_drawn = |line: &String| line.contains("scenario") && !line.contains("new to both");
    assert!(!only(&now).why.iter().any(of_drawn), "{:?}", only(&now).why);
    // Swapped again, and taken back: the set-up of the one before is there again, and no other.
    let third = swap("relic-hunt");
    let page: Campaign = call(&session, "campaign_undo", json!({ "campaign": campaign }));
    assert_eq!(page.games[0].scenario, "Supply Raid");
    let now: EveningView = call(&session, "evening", json!({ "evening": evening }));
    assert!(
        matches!(&only(&now).state, EveningGameState::Planned { set_up: Some(id), .. } if id == second),
        "{third:?}"
    );
    // It is played: the evening has its result, and nobody met twice.
    let mut sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": battle }));
    sheet.battle.winner = Some(PaperWinner::Draw);
    let _: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": sheet.battle }));
    let now: EveningView = call(&session, "evening", json!({ "evening": evening }));
    assert!(matches!(only(&now).state, EveningGameState::Over { .. }), "{:?}", only(&now));
    let fair: Fairness = call(&session, "fairness", Value::Null);
    assert_eq!((fair.scenarios, fair.lines[0].games), (vec!["Supply Raid".to_owned()], 1));
    let next = draw(&session, &evening, true, 1);
    assert!(only(&next).why.iter().any(|why| why.starts_with("They have met once")), "{:?}", only(&next).why);
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}
