//! What an evening says about a game that somebody set by hand, and one that somebody left.

use super::roles::{by_hand, guests, only, two};
use super::*;
use nml_app::evenings::ClubName;

fn of_rotation(session: &Session, evening: &str) -> EveningView {
    let rotation: RotationView = call(session, "rotation_new", json!({ "name": "Winter", "full": false }));
    for (scenario, from) in [("relic-hunt", Value::Null), ("dragon-hunt", json!("2026-12-10"))] {
        let slot = json!({ "scenario": scenario, "weight": 1, "from": from });
        let put = json!({ "rotation": rotation.id, "change": { "do": "put", "slot": slot } });
        let _: RotationView = call(session, "rotation_change", put);
    }
    change(session, evening, json!({ "do": "use_rotation", "rotation": rotation.id }))
}

fn names(all: &[ClubName]) -> Vec<&str> {
    all.iter().map(|one| one.name.as_str()).collect()
}

#[test]
fn a_choice_that_breaks_the_rotation_is_warned_of() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (_, evening, _) = two(&session);
    of_rotation(&session, &evening);
    let put = |inches: &str| {
        let size = json!({ "width": inches, "depth": inches });
        let table = json!({ "number": 1, "name": "", "size": size, "terrain": [], "closed": false });
        change(&session, &evening, json!({ "do": "put_table", "table": table }))
    };
    put("30 in");
    let drawn = draw(&session, &evening, true, 7);
    assert!(!only(&drawn).by_hand);
    let small = "The table, 30″ × 30″, is smaller than the scenario’s map, 48″ × 48″.";
    assert_eq!(only(&drawn).warns, [small], "a draw that could not do better says so too");
    assert!(only(&put("48 in")).warns.is_empty(), "its size was put right");
    assert_eq!(only(&put("30 in")).warns, [small]);
    let choices: EveningChoices = call(&session, "evening_choices", json!({ "evening": evening }));
    let noted = |id: &str| choices.scenarios.iter().find(|one| one.id == id).unwrap().note.clone();
    assert_eq!(["relic-hunt", "dragon-hunt", "supply-raid"].map(noted), ["", "from 2026-12-10", "not in the rotation"]);
    assert!(
        only(&drawn).why.iter().any(|line| line.starts_with("No table is as large as its map")),
        "{:?}",
        only(&drawn)
    );
    let game = only(&drawn).id;
    let early = by_hand(&session, &evening, game, "dragon-hunt");
    assert_eq!(only(&early).warns, ["Winter draws the scenario from 2026-12-10 on."]);
    let unlisted = by_hand(&session, &evening, game, "supply-raid");
    assert_eq!(only(&unlisted).warns, ["The scenario is not in Winter."]);
    let back = by_hand(&session, &evening, game, "relic-hunt");
    assert_eq!(only(&back).warns, [small]);
    assert!(only(&back).why.contains(&"The scenario is new to both.".to_owned()), "{:?}", only(&back).why);
}

#[test]
fn a_game_that_somebody_left_is_asked_about_until_it_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let evening = guests(&session, ["ada", "bors"]);
    let drawn = draw(&session, &evening.id, true, 7);
    let game = only(&drawn).id;
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let gone = change(&session, &evening.id, json!({ "do": "leave", "player": "bors" }));
    assert!(only(&gone).warns[0].starts_with("bors has left"), "{:?}", only(&gone).warns);
    assert!(!gone.rounds[0].over);
    // Ada is free, and nobody forgot her.
    let dropped: EveningView =
        call(&session, "evening_drop", json!({ "evening": evening.id, "game": game, "dropped": true }));
    assert_eq!((names(&dropped.freed), dropped.unplaced.len()), (vec!["ada"], 0));
    assert!(only(&dropped).warns.is_empty() && dropped.rounds[0].over);
    let back: EveningView =
        call(&session, "evening_drop", json!({ "evening": evening.id, "game": game, "dropped": false }));
    assert!(back.freed.is_empty() && !back.rounds[0].over);
    let result = json!({ "winner": "ada", "points": [5, 2] });
    let over = change(&session, &evening.id, json!({ "do": "result", "game": game, "result": result }));
    assert!(only(&over).warns.is_empty() && over.rounds[0].over);
}

#[test]
fn whoever_comes_late_takes_the_place_of_somebody_who_left() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let evening = guests(&session, ["ada", "bors"]);
    draw(&session, &evening.id, true, 7);
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    change(&session, &evening.id, json!({ "do": "leave", "player": "bors" }));
    let late = comes(&session, &evening.id, json!({ "id": "cato", "name": "cato" }));
    assert_eq!(names(&late.unplaced), ["cato"]);
    let swap = json!({ "evening": evening.id, "players": ["bors", "cato"] });
    let now: EveningView = call(&session, "evening_swap", swap);
    let seats: BTreeSet<&str> = only(&now).seats.iter().map(|seat| seat.id.as_str()).collect();
    assert_eq!(seats, BTreeSet::from(["ada", "cato"]));
    assert!(now.unplaced.is_empty() && now.rounds[0].byes.is_empty() && only(&now).warns.is_empty(), "{now:?}");
}
