//! A club's evening in a real book: a rotation, players of a campaign and a guest, rounds, and results in the standings.

use std::collections::BTreeSet;

use nml_app::campaigns::{Campaign, UndoThere};
use nml_app::clock::minutes_after;
use nml_app::evenings::{
    EveningChoices, EveningGame, EveningGameState, EveningLine, EveningView, RotationLine, RotationView,
};
use nml_app::paper::{BattleFiled, BattleSheet, PaperWho, PaperWinner};
use nml_app::parcels::{ParcelDone, ParcelKind, ParcelView};
use nml_app::prints::PrintMade;
use nml_app::published::PublishedText;
use nml_app::session::Session;
use nml_app::warbands::Warband;
use nml_evenings::fairness::Fairness;
use serde_json::{Value, json};

mod by_hand;
mod planned;
mod put_right;
pub mod roles;
mod shared;
mod sign_in;

use crate::kit::{call, refused, session, session_with};
use crate::prints::{says, text};

const DAY: &str = "2026-12-03";

/// A book with a campaign of four, whose Warbands have one model each and no list to speak of.
pub fn club(session: &Session) -> (String, Vec<String>) {
    let _: Value = call(session, "book_new", json!({ "holds": "nothing" }));
    let campaign: Campaign = call(session, "campaign_new", json!({ "name": "The Ardent Mile" }));
    let mut warbands = Vec::new();
    for (player, name) in [("Ada", "Redoubt"), ("Bors", "Choir"), ("Cato", "Lamp"), ("Dorn", "Tithe")] {
        let new = json!({ "name": name, "faction": "heretic-legions", "variant": null });
        let warband: Warband = call(session, "warband_muster", new);
        let admission = json!({ "campaign": campaign.id, "warband": warband.id, "player": player });
        let _: Campaign = call(session, "campaign_admit", admission);
        warbands.push(warband.id);
    }
    (campaign.id, warbands)
}

fn change(session: &Session, evening: &str, change: Value) -> EveningView {
    call(session, "evening_change", json!({ "evening": evening, "changes": [change] }))
}

fn comes(session: &Session, evening: &str, player: Value) -> EveningView {
    let id = player["id"].clone();
    change(session, evening, json!({ "do": "expect", "player": player }));
    change(session, evening, json!({ "do": "check_in", "player": id }))
}

fn draw(session: &Session, evening: &str, next: bool, seed: u64) -> EveningView {
    call(session, "evening_draw", json!({ "evening": evening, "next": next, "pool": "rotation", "seed": seed }))
}

/// An evening with the four of the campaign, and Egon as a guest.
pub fn five(session: &Session, campaign: &str, warbands: &[String]) -> EveningView {
    let rotation: RotationView = call(session, "rotation_new", json!({ "name": "Winter", "full": true }));
    let new = json!({ "name": "First Thursday", "day": DAY, "rotation": rotation.id });
    let evening: EveningView = call(session, "evening_new", new);
    let choices: EveningChoices = call(session, "evening_choices", json!({ "evening": evening.id }));
    let known: Vec<(&str, &str, usize)> =
        choices.people.iter().map(|one| (one.id.as_str(), one.name.as_str(), one.warbands.len())).collect();
    assert_eq!(known, [("ada", "Ada", 1), ("bors", "Bors", 1), ("cato", "Cato", 1), ("dorn", "Dorn", 1)]);
    for (id, warband) in ["ada", "bors", "cato", "dorn"].into_iter().zip(warbands) {
        comes(session, &evening.id, json!({ "id": id, "name": id, "campaign": campaign, "warband": warband }));
    }
    comes(session, &evening.id, json!({ "id": "egon", "name": "Egon" }))
}

fn game_of<'v>(view: &'v EveningView, player: &str) -> Option<&'v EveningGame> {
    view.rounds.first()?.games.iter().find(|game| game.seats.iter().any(|seat| seat.id == player))
}

#[test]
fn an_evening_goes_from_the_door_into_the_standings() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    assert_eq!(evening.here, 5);
    // The lot falls on the guest.
    let drawn = draw(&session, &evening.id, true, 13);
    let again = draw(&session, &evening.id, false, 13);
    let players = |view: &EveningView| {
        let names = |game: &EveningGame| game.seats.iter().map(|seat| seat.id.clone()).collect::<Vec<_>>();
        view.rounds[0].games.iter().map(names).collect::<Vec<_>>()
    };
    assert_eq!(players(&drawn), players(&again), "the same seed, the same round");
    let round = &drawn.rounds[0];
    assert_eq!((round.games.len(), round.byes.len()), (2, 1));
    let club_games = round.games.iter().filter(|game| game.campaign.is_some()).count();
    assert!(club_games >= 1, "games of one campaign come first");
    for game in &round.games {
        assert!(game.scenario.is_some() && !game.why.is_empty(), "{game:?}");
        assert_eq!(game.way, "drawn from the rotation");
        assert_eq!(game.book.is_some(), game.campaign.is_some(), "the way by the book stands beside it");
    }
    // Another round waits until this one is started.
    let early = json!({ "evening": evening.id, "next": true, "pool": "rotation" });
    assert_eq!(refused(&session, "evening_draw", early).code, "ROUND_OPEN");

    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let clock = started.rounds[0].clock.as_ref().unwrap();
    // Ninety minutes and ten, called out fifteen and five before the end.
    let after = |minutes| minutes_after(&clock.started, minutes).unwrap();
    assert_eq!(clock.warnings, [after(75), after(85)]);
    assert_eq!((&clock.ends, &clock.pause_ends), (&after(90), &after(100)));
    let planned: Vec<&EveningGame> = started.rounds[0].games.iter().filter(|game| game.campaign.is_some()).collect();
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert_eq!(page.games.len(), planned.len(), "each game of the campaign is planned there");
    let EveningGameState::Planned { battle, set_up: Some(_), begun: false } = &planned[0].state else {
        panic!("planned with its set-up: {:?}", planned[0].state);
    };
    // Its result is filed in the campaign, and the evening knows.
    let mut sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": battle }));
    assert_eq!(sheet.battle.scenario, planned[0].scenario.as_ref().unwrap().id);
    assert_eq!(sheet.battle.played.as_deref(), Some(DAY), "it is fought on the evening");
    (sheet.battle.sides[0].vp, sheet.battle.sides[1].vp) = (Some(7), Some(3));
    let filed: BattleFiled =
        call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": sheet.battle }));
    assert_eq!(filed.battle, *battle);
    let now: EveningView = call(&session, "evening", json!({ "evening": evening.id }));
    let over = now.rounds[0].games.iter().find(|game| game.id == planned[0].id).unwrap();
    let EveningGameState::Over { said, result: None } = &over.state else { panic!("{:?}", over.state) };
    assert!(said.ends_with("wins, 7 to 3"), "{said}");
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert!(page.standings.iter().any(|line| line.cvp > 0), "{:?}", page.standings);

    let next = draw(&session, &evening.id, true, 8);
    // Players who have to settle a battle first are named with it, before the round is started.
    let settling: BTreeSet<&str> =
        next.rounds[0].games.iter().flat_map(|game| &game.settles).map(|one| one.id.as_str()).collect();
    assert_eq!(settling, BTreeSet::from([battle.as_str()]));
    let sat_out = &now.rounds[0].byes[0].player.id;
    assert!(next.rounds[0].byes.iter().all(|bye| bye.player.id != *sat_out), "nobody sits out twice in a row");
    let fair: Fairness = call(&session, "fairness", Value::Null);
    assert_eq!(fair.lines.iter().map(|line| line.games).sum::<u16>(), 4);
    assert_eq!(fair.scenarios.len(), 2, "no scenario twice while others are left");
    let lines: Vec<EveningLine> = call(&session, "evenings", Value::Null);
    assert_eq!(lines[0].about, "5 players, 4 games in 2 rounds");
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

#[test]
fn whoever_does_not_come_leaves_what_is_locked_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let drawn = draw(&session, &evening.id, true, 3);
    let (kept, left) = (drawn.rounds[0].games[0].clone(), drawn.rounds[0].games[1].clone());
    let locked = change(&session, &evening.id, json!({ "do": "lock", "game": kept.id, "locked": true }));
    assert!(locked.rounds[0].games[0].locked && locked.unplaced.is_empty());
    let gone = change(&session, &evening.id, json!({ "do": "mark_absent", "player": left.seats[0].id }));
    assert_eq!(gone.unplaced[0].name, left.seats[1].name, "the other has no game now");
    // Fenn walks in; only what is not locked is drawn again.
    comes(&session, &evening.id, json!({ "id": "fenn", "name": "Fenn" }));
    let again = draw(&session, &evening.id, false, 4);
    let stays = again.rounds[0].games.iter().find(|game| game.id == kept.id).unwrap();
    assert_eq!((&stays.seats, &stays.scenario), (&kept.seats, &kept.scenario));
    assert!(again.unplaced.is_empty() && game_of(&again, &left.seats[0].id).is_none());
    assert_eq!(again.rounds[0].games.len() * 2 + again.rounds[0].byes.len(), 5);
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening.id }));
    assert_eq!(undone.rounds[0].games.len(), 1, "the draw is taken back");
    let redone: EveningView = call(&session, "evening_redo", json!({ "evening": evening.id }));
    assert_eq!(redone.rounds, again.rounds);
}

#[test]
fn a_start_that_is_taken_back_takes_its_plans_back_in_the_campaign() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let drawn = draw(&session, &evening.id, true, 7);
    let wanted = drawn.rounds[0].games.iter().filter(|game| game.campaign.is_some()).count();
    let games = || -> usize {
        let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
        page.games.len()
    };
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    assert_eq!(games(), wanted);
    // The campaign's own undo says where they came from.
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    let why = page.undo_stops.expect("why it stops");
    assert!(
        page.undo.is_none() && why.ends_with("take back the start of its round there, then undo goes on here."),
        "{why}"
    );
    assert_eq!(page.undo_there, Some(UndoThere::Evening { evening: evening.id.clone() }));
    assert_eq!(refused(&session, "campaign_undo", json!({ "campaign": campaign })).message, why);
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening.id }));
    assert_eq!((games(), undone.rounds[0].clock.is_some(), undone.redo), (0, false, false));
    // Started again, it is planned again.
    let again: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    assert_eq!(games(), wanted);
    let game = again.rounds[0].games.iter().find(|game| game.campaign.is_some()).unwrap();
    let which = json!({ "evening": evening.id, "game": game.id });
    assert_eq!(refused(&session, "evening_plan", which.clone()).code, "PLANNED");
    let taken: EveningView = call(&session, "evening_unplan", which.clone());
    assert_eq!(games(), wanted - 1);
    let waits = taken.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    assert_eq!(waits.state, EveningGameState::Unplanned { why: None, held: false, elsewhere: None });
    let _: EveningView = call(&session, "evening_plan", which);
    assert_eq!(games(), wanted);
    // Once its result is filed, its plan stands.
    let now: EveningView = call(&session, "evening", json!({ "evening": evening.id }));
    let planned = now.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    let EveningGameState::Planned { battle, begun: false, .. } = &planned.state else { panic!("{planned:?}") };
    let mut sheet: BattleSheet = call(&session, "battle_sheet_open", json!({ "campaign": campaign, "battle": battle }));
    sheet.battle.winner = Some(PaperWinner::Draw);
    let _: BattleFiled = call(&session, "battle_sheet_file", json!({ "campaign": campaign, "battle": sheet.battle }));
    let which = json!({ "evening": evening.id });
    assert_eq!(refused(&session, "evening_undo", which.clone()).code, "ALREADY_RECORDED");
    let still: EveningView = call(&session, "evening", which);
    let over = still.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    assert!(matches!(over.state, EveningGameState::Over { .. }), "{:?}", over.state);
    let check: Value = call(&session, "book_check", Value::Null);
    assert_eq!(check["fine"], json!(true), "{check}");
}

#[test]
fn a_plan_that_cannot_be_made_again_holds_no_undo_up() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    draw(&session, &evening.id, true, 7);
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let game = started.rounds[0].games.iter().find(|game| game.campaign.is_some()).unwrap();
    let _: EveningView = call(&session, "evening_unplan", json!({ "evening": evening.id, "game": game.id }));
    // One of the two rests now: the campaign plans nothing with them.
    for warband in &warbands {
        let rest = json!({ "campaign": campaign, "warband": warband, "paused": true });
        let _: Campaign = call(&session, "campaign_pause", rest);
    }
    let undone: EveningView = call(&session, "evening_undo", json!({ "evening": evening.id }));
    let now = undone.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    assert!(matches!(&now.state, EveningGameState::Unplanned { why: Some(_), .. }), "{:?}", now.state);
}

#[test]
fn a_one_off_game_keeps_its_result_on_the_evening() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let _: EveningView = call(&session, "evening_guest", json!({ "evening": evening.id, "name": "Fenn" }));
    let drawn = draw(&session, &evening.id, true, 7);
    let game = drawn.rounds[0].games.iter().find(|game| game.campaign.is_none()).expect("two guests play each other");
    let result = json!({ "winner": game.seats[0].id, "points": [5, 2] });
    let now = change(&session, &evening.id, json!({ "do": "result", "game": game.id, "result": result }));
    let game = now.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    assert!(matches!(&game.state, EveningGameState::Over { said, result: Some(_) } if said.ends_with("5 to 2")));
}

#[test]
fn the_die_of_the_stage_table_names_a_scenario_or_leaves_it_to_a_player() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let drawn = draw(&session, &evening.id, true, 7);
    let game = drawn.rounds[0].games.iter().find(|game| game.campaign.is_some()).unwrap();
    let table = game.book.as_ref().unwrap();
    assert_eq!(table.rows.len(), 6, "{table:?}");
    let chooses = table.rows.iter().position(String::is_empty).map(|row| row + 1);
    let thrown: EveningView =
        call(&session, "evening_book", json!({ "evening": evening.id, "game": game.id, "face": 1 }));
    let now = thrown.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    assert!(now.roles || now.seats.iter().all(|seat| !seat.attacks), "nobody attacks where nobody does: {now:?}");
    assert_eq!(
        (now.scenario.as_ref().unwrap().name.as_str(), now.way.as_str()),
        (table.rows[0].as_str(), "by the rulebook: a 1")
    );
    let face = chooses.expect("a line of the table leaves a choice");
    let asked: EveningView =
        call(&session, "evening_book", json!({ "evening": evening.id, "game": game.id, "face": face }));
    let choice = asked.choice.clone().expect("a 6 leaves the choice");
    let rollers: Vec<&str> = choice.rollers.iter().map(|one| one.name.as_str()).collect();
    assert_eq!((&choice.chooser, &choice.roll_off, rollers.len()), (&None, &None, 2), "both have fought as often");
    let off = |faces: Value| json!({ "evening": evening.id, "choice": choice, "faces": faces });
    assert_eq!(
        refused(&session, "evening_roll_off", off(json!([4, 2, 6, 1]))).code,
        "BAD_ROLL_OFF",
        "it was decided before"
    );
    let tie: EveningView = call(&session, "evening_roll_off", off(json!([4, 4])));
    assert_eq!(tie.choice.unwrap().chooser, None, "they roll off again");
    let here: EveningView = call(&session, "evening_roll_off", off(Value::Null));
    assert!(here.choice.unwrap().chooser.is_some(), "the app rolls until it is decided");
    let early = json!({ "evening": evening.id, "choice": choice, "scenario": choice.scenarios[2].id });
    assert_eq!(refused(&session, "evening_chosen", early).code, "BAD_CHOICE", "it is nobody’s yet");
    let decided: EveningView = call(&session, "evening_roll_off", off(json!([4, 4, 2, 5])));
    let second = rollers[1].to_owned();
    let choice = decided.choice.expect("it is decided");
    let chooser = choice.chooser.as_ref().unwrap().name.clone();
    assert_eq!(chooser, second);
    let now = asked.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    assert_eq!(now.way, "by the rulebook: a 1", "nothing is written before it is made");
    let again: EveningView = call(&session, "evening", json!({ "evening": evening.id }));
    assert_eq!(again.choice.as_ref(), Some(&choice), "and it is still asked when one comes back");
    let chosen = json!({ "evening": evening.id, "choice": choice, "scenario": "no-such" });
    assert_eq!(refused(&session, "evening_chosen", chosen).code, "BAD_CHOICE");
    let chosen = json!({ "evening": evening.id, "choice": choice, "scenario": choice.scenarios[2].id });
    let view: EveningView = call(&session, "evening_chosen", chosen);
    let now = view.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    assert_eq!(now.way, format!("by the rulebook: a {face}, {} chose", chooser));
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let page: Campaign = call(&session, "campaign", json!({ "campaign": campaign }));
    assert!(page.games.iter().any(|planned| planned.scenario == choice.scenarios[2].name), "{:?}", page.games);
}

#[test]
fn a_rotation_rests_what_was_played_and_goes_to_another_book_as_one_file() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = folder.path().join("winter.nmlp");
    let session = session_with(&folder, vec![Some(file.clone())]);
    let (campaign, warbands) = club(&session);
    let own: Value = call(&session, "own_scenario_new", json!({ "name": "The Mill", "from": "blank" }));
    let mill = own["scenario"]["id"].clone();
    let evening = five(&session, &campaign, &warbands);
    let rotation = evening.rotation.clone().unwrap().id;
    let put = |slot: Value| -> RotationView {
        let change = json!({ "do": "put", "slot": slot });
        call(&session, "rotation_change", json!({ "rotation": rotation, "change": change }))
    };
    let view = put(json!({ "scenario": mill, "weight": 50, "cool_down": 2 }));
    let slot = view.slots.iter().find(|slot| slot.name == "The Mill").unwrap();
    assert!(slot.share.is_some_and(|share| share > 70) && slot.closed.is_none(), "{slot:?}");
    let drawn = draw(&session, &evening.id, true, 1);
    let game = drawn.rounds[0].games[0].id;
    let way = json!({ "by": "hand" });
    change(&session, &evening.id, json!({ "do": "set_scenario", "game": game, "scenario": mill, "way": way }));
    let _: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let view: RotationView = call(&session, "rotation", json!({ "rotation": rotation }));
    let played = view.played.iter().find(|played| played.scenario == "The Mill").expect("it was played");
    assert_eq!((played.day.as_str(), played.evening.name.as_str()), (DAY, "First Thursday"));
    let after: Vec<_> = view.calendar.iter().filter(|day| day.day.as_str() > DAY).collect();
    let rests: Vec<usize> = after.iter().map(|day| day.resting.len()).collect();
    assert_eq!(rests[..3], [1, 1, 0], "{after:?}");
    let _: Value = call(&session, "parcel_send", json!({ "what": { "is": "rotation", "rotation": rotation } }));

    let there = session_with(&other, vec![Some(file)]);
    let _: Value = call(&there, "book_new", json!({ "holds": "nothing" }));
    let parcel: ParcelView = call(&there, "parcel_open", json!({ "from": "file" }));
    let kinds: Vec<ParcelKind> = parcel.streams.iter().map(|line| line.kind).collect();
    assert_eq!(kinds, [ParcelKind::Rotation, ParcelKind::OwnScenario]);
    let _: ParcelDone = call(&there, "parcel_take", json!({ "parcel": parcel.parcel }));
    let lines: Vec<RotationLine> = call(&there, "rotations", Value::Null);
    assert_eq!((lines[0].name.as_str(), lines[0].unread.clone()), ("Winter", None));
    let there: RotationView = call(&there, "rotation", json!({ "rotation": rotation }));
    assert_eq!((there.slots.len(), &there.history), (view.slots.len(), &view.history));
}

#[test]
fn what_an_evening_needs_on_paper_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(format!("{name}.pdf"));
    let parts = ["pairings", "tables", "standings", "scenarios"];
    let session = session_with(&folder, parts.iter().map(|part| Some(path(part))).collect());
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let order =
        |part: &str| json!({ "what": { "sheet": "evening", "evening": evening.id, "part": part }, "paper": "a4" });
    assert_eq!(refused(&session, "print", order("pairings")).code, "NO_ROUND");
    change(
        &session,
        &evening.id,
        json!({ "do": "put_table", "table": {
            "number": 1, "name": "The Mill", "size": { "width": 48 * 25_400, "depth": 48 * 25_400 }, "terrain": ["ruins"],
        } }),
    );
    let drawn = draw(&session, &evening.id, true, 7);
    assert_eq!(drawn.rounds[0].games.len(), 1, "there is one table");
    let game = &drawn.rounds[0].games[0];
    for part in parts {
        let made: PrintMade = call(&session, "print", order(part));
        let text = text(&path(part));
        let names: Vec<&str> = match part {
            "standings" => vec!["The Ardent Mile", "Redoubt", "Tithe"],
            "scenarios" => vec![&game.scenario.as_ref().unwrap().name],
            _ => vec![&game.seats[0].name, &game.seats[1].name, &game.scenario.as_ref().unwrap().name],
        };
        names.iter().for_each(|name| says(&text, name));
        // A scenario takes two pages or three, whichever was drawn.
        let pages = if part == "scenarios" { 2..=3 } else { 1..=1 };
        assert!(pages.contains(&made.pages), "{part}: {}", made.pages);
    }
    says(&text(&path("tables")), "The Mill");
    says(&text(&path("pairings")), "sits out");
}

#[test]
fn an_evening_is_published_for_a_chat_and_as_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("evening.html");
    let session = session_with(&folder, vec![Some(page.clone())]);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    draw(&session, &evening.id, true, 7);
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let round = &started.rounds[0];
    let what = json!({ "what": { "is": "evening", "evening": evening.id } });
    let told: PublishedText = call(&session, "published_text", what.clone());
    assert!(told.text.starts_with("First Thursday\n3 December 2026\n\nRound 1\n- "), "{}", told.text);
    // A player who sits out is named with their Warband, as at the tables; without players' names, by the Warband
    // alone.
    let bye = &round.byes[0].player;
    let of = started.players.iter().find(|player| player.id == bye.id).and_then(|player| player.warband.clone());
    let warband = of.unwrap().name;
    let bye = format!("- {} ({warband}) sits out", bye.name);
    let missing = "no result of round 1 yet";
    assert!(told.text.contains(&bye) && told.text.matches(missing).count() == round.games.len(), "{}", told.text);
    assert!(told.text.contains("\nThe Ardent Mile\n"), "how its campaign stands: {}", told.text);
    let nameless = json!({ "what": what["what"], "players": false, "markup": "discord" });
    let nameless: PublishedText = call(&session, "published_text", nameless);
    assert!(nameless.text.starts_with("## First Thursday\n*3 December 2026*\n\n**Round 1**\n- "), "{}", nameless.text);
    assert!(nameless.text.contains(&format!("- {warband} sits out")), "{}", nameless.text);
    for player in &started.players {
        let known = player.warband.is_some();
        assert_eq!(nameless.text.contains(&player.name), !known, "{}: {}", player.name, nameless.text);
        assert!(told.text.contains(&player.name), "{}: {}", player.name, told.text);
    }
    let _: Value = call(&session, "publish", what);
    let written = std::fs::read_to_string(&page).unwrap();
    assert!(written.contains("First Thursday") && written.contains("\"is\":\"evening\""));
    assert!(!written.contains(&evening.id), "no stream's id leaves the book");
}

#[test]
fn the_last_game_has_one_scenario_and_is_planned_without_a_die() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let (campaign, warbands) = club(&session);
    let knobs = json!([{ "knob": "games", "value": 1 }, { "knob": "first_stage", "value": 1 }]);
    let house = json!({ "campaign": campaign, "knobs": knobs });
    let _: Value = call(&session, "campaign_house_set", house);
    let evening = five(&session, &campaign, &warbands);
    let drawn = draw(&session, &evening.id, true, 7);
    let game = drawn.rounds[0].games.iter().find(|game| game.campaign.is_some()).unwrap();
    assert_eq!(game.book.as_ref().unwrap().rows.len(), 1, "{:?}", game.book);
    let played: EveningView =
        call(&session, "evening_book", json!({ "evening": evening.id, "game": game.id, "face": 3 }));
    let now = played.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    assert_eq!(now.way, "drawn from the stage table");
    let started: EveningView = call(&session, "evening_start", json!({ "evening": evening.id }));
    let now = started.rounds[0].games.iter().find(|other| other.id == game.id).unwrap();
    assert!(matches!(now.state, EveningGameState::Planned { .. }), "{:?}", now.state);
}

#[test]
fn whoever_wins_with_fewer_points_has_them_said_first() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: Value = call(&session, "book_new", json!({ "holds": "nothing" }));
    let evening: EveningView = call(&session, "evening_new", json!({ "name": "First Thursday", "day": DAY }));
    for name in ["Ada", "Bors"] {
        let _: EveningView = call(&session, "evening_guest", json!({ "evening": evening.id, "name": name }));
    }
    let drawn = draw(&session, &evening.id, true, 1);
    let game = &drawn.rounds[0].games[0];
    for (at, said) in [(0, "wins, 3 to 7"), (1, "wins, 7 to 3")] {
        let result = json!({ "winner": game.seats[at].id, "points": [3, 7] });
        let now = change(&session, &evening.id, json!({ "do": "result", "game": game.id, "result": result }));
        let EveningGameState::Over { said: found, .. } = &now.rounds[0].games[0].state else { panic!("it is over") };
        assert_eq!(*found, format!("{} {said}", game.seats[at].name));
    }
}

#[test]
fn an_evening_goes_on_in_a_book_that_lacks_its_campaigns() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = folder.path().join("thursday.nmlp");
    let session = session_with(&folder, vec![Some(file.clone())]);
    let (campaign, warbands) = club(&session);
    let evening = five(&session, &campaign, &warbands);
    let _: Value = call(&session, "parcel_send", json!({ "what": { "is": "evening", "evening": evening.id } }));
    let there = session_with(&other, vec![Some(file)]);
    let _: Value = call(&there, "book_new", json!({ "holds": "nothing" }));
    let parcel: ParcelView = call(&there, "parcel_open", json!({ "from": "file" }));
    let _: ParcelDone = call(&there, "parcel_take", json!({ "parcel": parcel.parcel }));
    draw(&there, &evening.id, true, 7);
    let started: EveningView = call(&there, "evening_start", json!({ "evening": evening.id }));
    assert!(started.rounds[0].clock.is_some(), "the round is started without them");
    let game = started.rounds[0].games.iter().find(|game| game.campaign.is_some()).unwrap();
    let why = Some("Its campaign is not in this book.".to_owned());
    assert_eq!(game.state, EveningGameState::Unplanned { why, held: false, elsewhere: None });
    let what = json!({ "what": { "is": "evening", "evening": evening.id } });
    let told: PublishedText = call(&there, "published_text", what);
    assert!(told.text.contains("Round 1"), "{}", told.text);
}
