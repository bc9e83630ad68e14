//! Two guests play at one table, and each hears what the other does.

use std::time::{Duration, Instant};

use nml_app::guests::Role;
use serde_json::{Value, json};

use crate::kit::{Guest, ask, battle, first, of_battle, session};

fn who(view: &Value) -> Vec<u64> {
    view["question"]["who"].as_array().unwrap().iter().map(|side| side.as_u64().unwrap()).collect()
}

#[test]
fn two_guests_play_the_first_turns_and_both_hear_of_it_within_a_second() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let battle = battle(&session);
    let serving = of_battle(&session, &battle, false);
    let players = [0, 1].map(|side| Guest::player(&serving, side));
    let mut follow = players.clone().map(|guest| guest.follow());
    for one in &mut follow {
        one.next().unwrap();
    }
    assert_eq!(serving.shown().guests, 2);
    let which = json!({ "battle": battle });
    let mut view = players[0].done("battle", &which);
    let (mut said, mut kept_out, mut longest) = (0, 0, Duration::ZERO);
    while view["turn"].as_u64().unwrap() < 3 && said < 400 && !view["question"].is_null() {
        let asked = who(&view);
        let side = usize::try_from(asked.first().copied().unwrap_or(said % 2)).unwrap();
        let say = json!({ "battle": battle, "commands": [first(&view)], "seen": view["moment"] });
        // Whose side is not asked is kept out, each way there is.
        if asked == [u64::try_from(side).unwrap()] && said % 5 == 0 {
            let other = &players[1 - side];
            let (status, failure) = other.call("battle_say", &say);
            assert_eq!((status, &failure["code"]), (403, &json!("ROLE_NEEDED")), "{failure}");
            if !view["question"]["roll"].is_null() {
                assert_eq!(other.call("battle_roll", &which).0, 403);
            }
            kept_out += 1;
        }
        let (before, since) = (session.changes(), Instant::now());
        if view["question"]["roll"].is_null() || said % 2 == 0 {
            players[side].done("battle_say", &say);
        } else {
            players[side].done("battle_roll", &json!({ "battle": battle, "seen": view["moment"] }));
        }
        for one in &mut follow {
            longest = longest.max(one.heard(before + 1, since));
        }
        view = players[1 - side].done("battle", &which);
        said += 1;
    }
    println!("{said} answers, {kept_out} kept out, the longest was heard after {longest:?}");
    assert!(view["turn"].as_u64().unwrap() >= 2 && kept_out > 5, "turn {}", view["turn"]);
    // Under an entry stands who made it.
    let by = view["log"].as_array().unwrap().iter().filter_map(|entry| entry["by"].as_str()).collect::<Vec<_>>();
    assert!(by.len() > 50 && by.iter().all(|by| by.starts_with("Playing ")), "{by:?}");
}

#[test]
fn a_player_says_what_is_their_sides_and_no_more_than_they_are_asked() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let battle = battle(&session);
    let serving = of_battle(&session, &battle, false);
    let players = [0, 1].map(|side| Guest::player(&serving, side));
    let which = json!({ "battle": battle });
    let mut view = players[0].done("battle", &which);
    // On to a question for one side.
    while who(&view).len() != 1 {
        players[0].done("battle_say", &json!({ "battle": battle, "commands": [first(&view)] }));
        view = players[0].done("battle", &which);
    }
    let asked = usize::try_from(who(&view)[0]).unwrap();
    let (asked, other) = (&players[asked], &players[1 - asked]);
    let says =
        |guest: &Guest, command: Value| guest.call("battle_say", &json!({ "battle": battle, "commands": [command] }));
    let overruled = json!({ "do": "overrule", "command": first(&view), "reason": "we say so" });
    assert_eq!(says(other, overruled).0, 403);
    let points = json!({ "do": "set_right", "change": { "set": "victory_points", "side": 0, "points": 9 }, "reason": "because" });
    assert_eq!(says(asked, points).1["code"], json!("ROLE_NEEDED"));
    let concedes = |side: usize| json!({ "do": "concede", "side": side });
    let mine = usize::from(players[1].secret == other.secret);
    assert_eq!(says(other, concedes(1 - mine)).0, 403, "nobody gives up for the other");
    // All or nothing: if one command goes past the own question, everything is refused.
    let before = players[0].done("battle", &which)["at"].clone();
    let mut commands = vec![first(&view)];
    let mut ahead = 0;
    let organiser = Guest::of(&serving, |role| *role == Role::Organiser);
    while who(&view).contains(&u64::try_from(1 - mine).unwrap()) && ahead < 12 {
        organiser.done("battle_say", &json!({ "battle": battle, "commands": [first(&view)] }));
        view = organiser.done("battle", &which);
        commands.push(first(&view));
        ahead += 1;
    }
    organiser.done("battle_undo", &json!({ "battle": battle, "to": before.as_u64().unwrap() + 1 }));
    let (status, failure) = asked.call("battle_say", &json!({ "battle": battle, "commands": commands }));
    assert_eq!((status, &failure["code"]), (403, &json!("ROLE_NEEDED")), "{failure}");
    // Where the players agreed, anyone answers for either side, and takes back.
    let serving = of_battle(&session, &battle, true);
    let anyone = Guest::player(&serving, u8::try_from(mine).unwrap());
    let view = anyone.done("battle", &which);
    anyone.done("battle_say", &json!({ "battle": battle, "commands": [first(&view)] }));
    anyone.done("battle_undo", &json!({ "battle": battle, "to": null }));
}

/// Guests of one table are answered each in their own language, also while both ask at once.
#[test]
fn every_guest_is_answered_in_their_own_language() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let battle = battle(&session);
    let serving = of_battle(&session, &battle, false);
    let reader = Guest::of(&serving, |role| matches!(role, Role::Reader { battle: None }));
    let refused = |language: &str| {
        let bearer = format!("Bearer {}", reader.secret);
        let headers =
            [("Host", reader.at.to_string()), ("Authorization", bearer), ("Accept-Language", language.to_owned())];
        let input = json!({ "warband": "nobody" }).to_string();
        let failure = ask(reader.at, "POST", "/call/warband", &headers, input.as_bytes()).unwrap().json();
        (failure["code"].as_str().unwrap().to_owned(), failure["message"].as_str().unwrap().to_owned())
    };
    let once = ["en", "de-AT,de;q=0.9,en;q=0.5", "pl"].map(refused);
    let [english, german, polish] = &once;
    assert_eq!((&english.0, &english.0), (&german.0, &polish.0), "codes are the same in every language");
    assert!(english.1 != german.1 && german.1 != polish.1 && polish.1 != english.1, "{once:?}");
    std::thread::scope(|scope| {
        for (language, expected) in [("en", english), ("de", german), ("pl", polish)] {
            scope.spawn(move || {
                for _ in 0..20 {
                    assert_eq!(refused(language), *expected);
                }
            });
        }
    });
}
