//! Who is who at the door, and which Warband they play.

use super::roles::{guests, only, two};
use super::*;
use nml_evenings::evening::Presence;

fn people(session: &Session, evening: &str) -> Vec<(String, String, usize)> {
    let choices: EveningChoices = call(session, "evening_choices", json!({ "evening": evening }));
    choices.people.into_iter().map(|one| (one.id, one.name, one.warbands.len())).collect()
}

#[test]
fn two_of_one_name_are_two_and_keep_what_is_theirs() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, _) = club(&session);
    // Ada commands the Redoubt and was never on an evening; another Ada comes in.
    let evening: EveningView = call(&session, "evening_new", json!({ "name": "First Thursday", "day": DAY }));
    let ada = |namesake: Option<bool>| json!({ "evening": evening.id, "name": " ada ", "namesake": namesake.unwrap_or(false) });
    assert_eq!(refused(&session, "evening_guest", ada(None)).code, "SAME_NAME");
    let here: EveningView = call(&session, "evening_guest", ada(Some(true)));
    assert_eq!((here.players[0].id.as_str(), here.players[0].namesake), ("ada-2", true));
    let known = people(&session, &evening.id);
    let adas: Vec<_> = known.iter().filter(|(_, name, _)| name.to_lowercase().trim() == "ada").collect();
    let of = |id: &str, name: &str, warbands| (id.to_owned(), name.to_owned(), warbands);
    assert_eq!(adas.len(), 2, "{known:?}");
    assert!(known.contains(&of("ada", "Ada", 1)), "the member keeps her Warband: {known:?}");
    // Both are expected together, and a third is told apart from both.
    let again: EveningView = call(&session, "evening_guest", ada(Some(true)));
    assert_eq!(again.players[1].id, "ada-3");
    let hugo = json!({ "evening": evening.id, "name": "Hugo", "expected": true });
    let later: EveningView = call(&session, "evening_guest", hugo);
    assert_eq!((later.players[2].presence, later.here), (Presence::Expected, 2));
    change(&session, &evening.id, json!({ "do": "unexpect", "player": later.players[2].id }));
    let warband = people_warband(&session, &evening.id, "ada");
    let all =
        comes(&session, &evening.id, json!({ "id": "ada", "name": "Ada", "campaign": campaign, "warband": warband }));
    assert_eq!(all.players.len(), 3);
    // Wherever they are named, the guest is marked.
    let drawn: EveningView =
        call(&session, "evening_draw", json!({ "evening": evening.id, "next": false, "pool": "stage", "seed": 3 }));
    let seats = drawn.rounds[0].games.iter().flat_map(|game| game.seats.iter().map(|seat| seat.name.clone()));
    let byes = drawn.rounds[0].byes.iter().map(|bye| bye.player.name.clone());
    let mut named: Vec<String> = seats.chain(byes).collect();
    named.sort();
    assert_eq!(named, ["Ada", "ada (guest 2)", "ada (guest)"]);
    // On the next evening all three are known still, the member by the Warband she played.
    let next: EveningView = call(&session, "evening_new", json!({ "name": "Next", "day": "2026-12-10" }));
    let ids: Vec<String> = people(&session, &next.id).into_iter().map(|(id, ..)| id).collect();
    assert!(["ada", "ada-2", "ada-3"].iter().all(|id| ids.contains(&(*id).to_owned())), "{ids:?}");
}

fn people_warband(session: &Session, evening: &str, id: &str) -> String {
    let choices: EveningChoices = call(session, "evening_choices", json!({ "evening": evening }));
    choices.people.iter().find(|one| one.id == id).unwrap().warbands[0].warband.id.clone()
}

#[test]
fn a_game_goes_on_with_the_warband_it_was_begun_with() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, evening, warbands) = two(&session);
    let new = json!({ "name": "Lamp", "faction": "heretic-legions", "variant": null });
    let other: Warband = call(&session, "warband_muster", new);
    let admission = json!({ "campaign": campaign, "warband": other.id, "player": "Ada" });
    let _: Campaign = call(&session, "campaign_admit", admission);
    let _ = draw(&session, &evening, true, 7);
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening }));
    let EveningGameState::Planned { battle, .. } = &only(&started).state else { panic!("{:?}", only(&started)) };
    // Ada plays the next round with another Warband; the result of this one comes in later.
    let plays = json!({ "id": "ada", "name": "Ada", "campaign": campaign, "warband": other.id });
    let now = change(&session, &evening, json!({ "do": "expect", "player": plays }));
    let warband = |view: &EveningView| {
        let ada = only(view).seats.iter().find(|seat| seat.id == "ada").unwrap();
        ada.warband.clone()
    };
    assert_eq!((warband(&now).as_str(), now.players[0].warband.as_ref().unwrap().name.as_str()), ("Redoubt", "Lamp"));
    let mut sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": battle }));
    let redoubt =
        sheet.battle.sides.iter().position(|side| json!(side.who).to_string().contains(&warbands[0])).unwrap();
    for (place, side) in sheet.battle.sides.iter_mut().enumerate() {
        side.vp = Some(if place == redoubt { 7 } else { 0 });
    }
    let _: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": sheet.battle }));
    let now: EveningView = call(&session, "evening", json!({ "evening": evening }));
    let EveningGameState::Over { said, .. } = &only(&now).state else { panic!("{:?}", only(&now)) };
    assert_eq!(said, "Ada wins, 7 to 0");
    // She has played: she can leave, and is not struck from the list.
    assert!(now.players[0].played);
    let strike = json!({ "evening": evening, "changes": [{ "do": "unexpect", "player": "ada" }] });
    assert_eq!(refused(&session, "evening_change", strike).code, "PLAYED");
}

#[test]
fn an_own_scenario_that_is_put_away_keeps_its_name_and_is_not_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: Value = call(&session, "book_new", json!({ "holds": "nothing" }));
    let own: Value = call(&session, "own_scenario_new", json!({ "name": "The Mill", "from": "blank" }));
    let mill = own["scenario"]["id"].clone();
    let rotation: RotationView = call(&session, "rotation_new", json!({ "name": "Winter", "full": false }));
    for scenario in [mill.clone(), json!("relic-hunt")] {
        let put = json!({ "do": "put", "slot": { "scenario": scenario, "weight": 1 } });
        let _: RotationView = call(&session, "rotation_change", json!({ "rotation": rotation.id, "change": put }));
    }
    let new = json!({ "name": "First Thursday", "day": DAY, "rotation": rotation.id });
    let evening: EveningView = call(&session, "evening_new", new);
    for name in ["Ada", "Bors"] {
        let _: EveningView = call(&session, "evening_guest", json!({ "evening": evening.id, "name": name }));
    }
    let drawn = draw(&session, &evening.id, true, 1);
    let way = json!({ "by": "hand" });
    let said = json!({ "do": "set_scenario", "game": only(&drawn).id, "scenario": mill, "way": way });
    let _ = change(&session, &evening.id, said);
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let away = json!({ "scenario": own["id"], "change": { "do": "put_away", "away": true } });
    let _: Value = call(&session, "own_scenario_change", away);
    let now: EveningView = call(&session, "evening", json!({ "evening": evening.id }));
    assert_eq!(only(&now).scenario.as_ref().unwrap().name, "The Mill");
    let fair: Fairness = call(&session, "fairness", Value::Null);
    assert_eq!(fair.scenarios, ["The Mill"]);
    let view: RotationView = call(&session, "rotation", json!({ "rotation": rotation.id }));
    let slot = view.slots.iter().find(|slot| slot.name == "The Mill").unwrap();
    assert_eq!(slot.closed.as_deref(), Some("put away"));
    let choices: EveningChoices = call(&session, "evening_choices", json!({ "evening": evening.id }));
    assert!(choices.scenarios.iter().all(|one| one.name != "The Mill"), "nobody chooses it any more");
    for seed in 0..10 {
        let next = draw(&session, &evening.id, seed == 0, seed);
        assert_eq!(only(&next).scenario.as_ref().unwrap().name, "Relic Hunt");
    }
}

#[test]
fn names_in_other_letters_are_told_apart_in_every_book() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: Value = call(&session, "book_new", json!({ "holds": "nothing" }));
    let id = |name: &str| {
        // An evening each, as two clubs would have them.
        let evening: EveningView = call(&session, "evening_new", json!({ "name": name, "day": DAY }));
        let guest = json!({ "evening": evening.id, "name": name, "namesake": false });
        let here: EveningView = call(&session, "evening_guest", guest);
        here.players[0].id.clone()
    };
    let ids: BTreeSet<String> = ["Иван", "Пётр", "Zoë", "Zo", "李"].into_iter().map(id).collect();
    assert_eq!(ids.len(), 5, "{ids:?}");
    assert!(ids.contains("zo"), "what an id can say it says: {ids:?}");
    let one = ids.iter().find(|id| id.starts_with("zo-")).unwrap();
    assert_eq!(one.len(), "zo-".len() + 8);
}

#[test]
fn the_games_of_guests_count_tonight() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let evening = guests(&session, ["gil", "hal"]);
    draw(&session, &evening.id, true, 7);
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let second = draw(&session, &evening.id, true, 8);
    assert_eq!(only(&second).way, "drawn from all scenarios", "the evening has no rotation");
    let fits = |line: &String| line.starts_with("The scenario fits ");
    assert!(!only(&second).why.iter().any(fits), "there is no table");
    let counted = |line: &String| line.starts_with("Games that count so far: ") && line.matches(" 1").count() == 2;
    assert!(only(&second).why.iter().any(counted), "{:?}", only(&second).why);
}
