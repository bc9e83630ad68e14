//! The board in the real window: bases come to rest in contact, the ruler measures from rim to rim, the map follows the
//! keys.

use nml_tests::window::{By, Home, Table, place_of, stands};
use serde_json::json;

/// Both roll-offs thrown and the zones chosen; the first side to set up has its zone in the south.
fn setting_up(home: &Home) -> Table {
    let table = Table::begin(home);
    table.dice(&[2, 5]);
    table.asks("choose_zone");
    table.window.press("1");
    table.asks("deploy_roll_off");
    table.dice(&[6, 3]);
    table.asks("deploy");
    table
}

#[test]
fn a_base_brought_near_another_comes_to_rest_in_contact_and_is_measured() {
    let home = Home::new();
    let table = setting_up(&home);
    let window = &table.window;
    let zone = |side: u64| if table.view()["sides"][side as usize]["zone"] == 1 { 43.0 } else { 5.0 };
    let mut placed: Vec<(usize, u64)> = Vec::new();
    // A, B, and a second one of A close to the first: by hand it was set down a little too far off, or a little over it.
    for (n, x) in [20.0, 24.0, 21.2].into_iter().enumerate() {
        let side = table.view()["question"]["step"]["side"].as_u64().unwrap();
        let before = table.view()["models"].clone();
        window.click_at(table.at(x, zone(side)));
        if n == 2 {
            window.picture("board-contact");
        }
        window.click(By::testid("place"));
        window.until("one more base on the table", || {
            let now = table.view()["models"].clone();
            now.as_array().unwrap().iter().filter(|one| !one["at"].is_null()).count() == n + 1
        });
        let now = table.view()["models"].clone();
        let fresh = (0..now.as_array().unwrap().len()).find(|&i| before[i]["at"].is_null() && !now[i]["at"].is_null());
        placed.push((fresh.unwrap(), side));
    }
    let view = table.view();
    let [(first, side), (other, _), (second, same)] = placed[..] else { panic!("three were set up") };
    assert_eq!(side, same);
    let (from, to) = (place_of(&view, first).unwrap(), place_of(&view, second).unwrap());
    let radius = |model: usize| view["models"][model]["sheet"]["base"]["length"].as_f64().unwrap() / 2.0 / 25_400.0;
    let gap = (to.0 - from.0).hypot(to.1 - from.1) - radius(first) - radius(second);
    assert!((0.0..0.01).contains(&gap), "the bases touch: {gap}");
    // The ruler, put from base to base, says how far their rims are apart.
    let there = place_of(&view, other).unwrap();
    window.drag(table.at(from.0, from.1), table.at(there.0, there.1));
    let far = (there.0 - from.0).hypot(there.1 - from.1) - radius(first) - radius(other);
    let said = window.text(By::css("[data-testid='board'] g.ruler text"));
    let inches: f64 = said.trim_end_matches('\u{2033}').parse().unwrap_or_else(|_| panic!("a length: {said}"));
    assert!((inches - far).abs() < 0.06, "{inches} of {far}");
    window.picture("board-ruler");
}

#[test]
fn the_keys_move_the_base_and_the_zoomed_map_goes_along() {
    let home = Home::new();
    let table = setting_up(&home);
    let window = &table.window;
    window.run("document.getElementById('board').focus(); return null", &[]);
    window.press("ArrowRight");
    window.press("=");
    window.see(By::role("button", "Whole table"));
    for _ in 0..12 {
        window.press("Shift+ArrowRight");
    }
    let (left, top, width, height) = window.area(By::testid("board"));
    window.until("the base still in sight", || {
        let (x, y) = window.place(By::css("[data-testid='board'] .ghost .base"));
        x > left && x < left + width && y > top && y < top + height
    });
    window.picture("board-near");
    window.press("0");
    window.gone(By::role("button", "Whole table"));
}

#[test]
fn while_a_model_acts_the_board_has_the_room_and_one_key_gives_it_back() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let [piers, wat, oriel, nib, gorm] =
        ["Piers Allard", "Wat", "Mother Oriel", "Wretched Nib", "Gorm"].map(|name| table.model(name));
    let blood = json!({ "blood": 3, "blessing": 1, "infection": 0 });
    table.arrange(&[
        stands(piers, 18.0, 15.0),
        stands(wat, 19.4, 15.0),
        stands(oriel, 30.0, 10.0),
        stands(nib, 20.0, 27.0),
        stands(gorm, 31.0, 24.0),
        json!({ "set": "markers", "model": wat, "markers": blood }),
        json!({ "set": "condition", "model": nib, "condition": "down" }),
        json!({ "set": "condition", "model": gorm, "condition": "out" }),
    ]);
    table.dice(&[6, 1]);
    table.asks("choose_first");
    let high = || window.area(By::testid("board")).3;
    let before = high();
    window.press("1");
    table.asks("activate");
    window.until("more room than before", || high() > before * 1.2);
    let activating = high();
    window.click_at(table.at(18.0, 15.0));
    table.asks("act");
    assert!((high() - activating).abs() < 1.0, "between two Activations the board keeps its height");
    // All that can be done is in sight, and who stands where has its sign.
    let (_, top, _, tall) = window.area(By::testid("act-end"));
    assert!(top + tall <= window.area(By::css("body")).3, "the last ACTION is in sight");
    let drawn = |of: usize, what: &str| window.count(By::css(format!("[data-model='{of}'] {what}")));
    assert_eq!((drawn(wat, ".blood"), drawn(wat, ".blessing")), (3, 1), "each marker is drawn");
    assert_eq!((drawn(nib, ".struck"), drawn(gorm, ".fell"), drawn(gorm, ".base")), (1, 1, 0));
    window.click(By::role("button", "Legend"));
    window.see(By::testid("legend"));
    assert_eq!(
        window.texts(By::css("[data-testid='legend'] li")),
        ["Ruin", "Objective"],
        "no sign that is not on this table"
    );
    window.picture("battle-board-first");
    window.press(".");
    window.until("the lists as they were", || (high() - before).abs() < 1.0);
    window.press(".");
    window.until("the board first", || high() > before * 1.2);
}

/// A place where the model may not be set up is refused while it is pointed at: crossed out on the map, told beside it,
/// and no button invites to it.
#[test]
fn a_place_outside_the_zone_is_refused_while_it_is_pointed_at() {
    let home = Home::new();
    let table = setting_up(&home);
    let window = &table.window;
    let refused = || window.count(By::css("[data-testid='board'] .ghost.refused")) == 1;
    let invites = || window.count(By::css("[data-testid='place'].main")) == 1;
    let side = table.view()["question"]["step"]["side"].as_u64().unwrap();
    let zone = if table.view()["sides"][side as usize]["zone"] == 1 { 43.0 } else { 5.0 };
    window.click_at(table.at(20.0, zone));
    window.until("a place that is free", || !refused() && invites());
    window.click_at(table.at(24.0, 24.0));
    window.see(By::css("[data-testid='stand-refused'][data-refused='E-NOT-IN-ZONE']"));
    window.until("it is crossed out, and nothing invites to it", || refused() && !invites());
    assert!(table.view()["models"].as_array().unwrap().iter().all(|one| one["at"].is_null()), "nothing was said");
    window.axe();
    window.picture("deploy-refused");
    window.click_at(table.at(21.0, zone));
    window.gone(By::testid("stand-refused"));
    window.until("it may stand there", || !refused() && invites());
}

/// What a Dash rolls stands on its tile before it is chosen.
#[test]
fn a_dash_has_its_chance_on_its_tile() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    table.arrange(&[stands(table.model("Piers Allard"), 18.0, 15.0)]);
    table.activate("Piers Allard");
    let tile = window.text(By::testid("act-dash"));
    assert!(tile.contains("Success 58 %") && tile.contains("Risky"), "{tile}");
    window.picture("battle-dash-chance");
}

/// A scrum in the middle of the table, seen whole: each base is its own, also near its rim.
#[test]
fn in_a_scrum_on_the_whole_table_the_base_under_the_pointer_is_meant() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let view = table.view();
    let models = view["models"].as_array().unwrap();
    let side = |of: u64| models.iter().filter(move |one| one["side"] == of).filter_map(|one| one["id"].as_u64());
    let all: Vec<usize> = side(0).take(3).zip(side(1).take(3)).flat_map(|(a, b)| [a as usize, b as usize]).collect();
    let radius = |model: usize| models[model]["sheet"]["base"]["length"].as_f64().unwrap() / 2.0 / 25_400.0;
    // Base to base from west to east, A and B in turn; a few more in contact below them.
    let (mut x, mut places) = (20.0, Vec::new());
    for (n, model) in all.iter().enumerate() {
        if n > 0 {
            x += radius(all[n - 1]) + radius(*model) + 0.01;
        }
        places.push((*model, x));
    }
    let mut changes: Vec<_> = places.iter().map(|(model, x)| stands(*model, *x, 14.0)).collect();
    changes.extend(side(0).skip(3).take(4).zip([20.5, 21.6, 22.7, 23.8]).map(|(id, x)| stands(id as usize, x, 15.0)));
    table.arrange(&changes);
    table.dice(&[6, 1]);
    table.asks("choose_first");
    window.press("1");
    table.asks("activate");
    window.picture("board-scrum");
    // A's second, between two of B's, tapped most of the way to its rim.
    let (second, x) = places[2];
    window.click_at(table.at(x + radius(second) * 0.75, 14.0));
    table.asks("act");
    assert_eq!(table.settled()["question"]["step"]["model"], second);
    window.picture("board-scrum-acting");
}

/// A message under the map takes none of its room, and moves nothing on it.
#[test]
fn the_map_keeps_its_scale_and_its_place_when_a_message_opens() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let piers = table.model("Piers Allard");
    table.arrange(&[stands(piers, 18.0, 15.0)]);
    table.activate("Piers Allard");
    let seen = || {
        let token = window.area(By::css(format!("[data-testid='board'] [data-model='{piers}'] .base")));
        (window.area(By::testid("board")), token)
    };
    let _ = table.says("the Move", |window| {
        window.press("m");
        window.see(By::testid("far"));
        window.press("Shift+ArrowDown");
        window.press("Enter");
    });
    window.until("a second Move refused", || window.attribute(By::testid("act-move"), "data-refused").is_some());
    let before = seen();
    window.click(By::testid("act-move"));
    window.see(By::testid("objection"));
    assert_eq!(seen(), before, "beside the reason why it is refused");
    window.picture("board-beside-a-message");
    window.press("Escape");
    window.gone(By::testid("objection"));
    assert_eq!(seen(), before, "without it again");
}
