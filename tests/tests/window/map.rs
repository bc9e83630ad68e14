//! A campaign on the map of Carcass Front, in the window: three rounds from the Entry Zones to the Visions.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

const PORT: &str = "Derelict Port";
const TUNNELS: &str = "Secluded Tunnels";

/// A blank book with two Warbands of the pack that has the map, and a campaign that is founded on it in the window.
fn front(window: &Window) -> (String, [String; 2]) {
    window.click(By::role("button", "Begin a blank book"));
    window.until_text(By::css("#where"), "Warbands");
    let packs = window.told("packs", Value::Null);
    let pack = packs.as_array().unwrap().iter().find(|pack| pack["id"] == "carcass-front").unwrap();
    let hash = pack["hash"].clone();
    window.task("Campaign");
    window.fill(By::role("textbox", "Name of the campaign"), "The Carcass Front");
    window.fill(By::role("textbox", "Games"), "3");
    window.choose(By::role("combobox", "Rules"), "Carcass Front");
    window.choose(By::role("combobox", "Fought on a map"), "Carcass Front");
    window.picture("map-founding");
    window.click(By::role("button", "Begin the campaign"));
    window.until_text(By::css("#where"), "The Carcass Front");
    let campaign = window.told("campaigns", Value::Null)[0]["id"].as_str().unwrap().to_owned();
    let joins = |name: &str, faction: &str, entries: &[&str]| {
        let new = json!({ "name": name, "faction": faction, "variant": null, "pack": hash });
        let id = window.told("warband_muster", new)["id"].clone();
        for entry in entries {
            let edit = json!({ "kind": "add_model", "entry": entry });
            let _ = window.told("warband_edit", json!({ "warband": id, "edit": edit }));
        }
        let joins = json!({ "campaign": campaign, "warband": id, "player": name });
        let _ = window.told("campaign_admit", joins);
        id.as_str().unwrap().to_owned()
    };
    let lepers = ["lazarist-prophet", "leper-pilgrim", "leper-pilgrim", "ecclesiastic-prisoner"];
    let one = joins("The Ninth Millstone", "procession-of-the-sacred-affliction", &lepers);
    let crew = ["heretic-captain", "heretic-raider", "heretic-raider"];
    let other = joins("The Black Keel", "heretic-naval-raiders", &crew);
    (campaign, [one, other])
}

/// Files the planned game: this side won.
fn filed(window: &Window, campaign: &str, winner: &str) -> String {
    let open = window.told("battle_sheet_open", json!({ "campaign": campaign }));
    let mut battle = open["battle"].clone();
    for side in battle["sides"].as_array_mut().unwrap() {
        side["vp"] = json!(if side["who"]["warband"] == winner { 12 } else { 3 });
    }
    let filed = window.told("battle_sheet_file", json!({ "campaign": campaign, "battle": battle }));
    filed["battle"].as_str().unwrap().to_owned()
}

/// All that is left of an aftermath with the smallest effort.
fn settled(window: &Window, battle: &str) {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    for _ in 0..200 {
        let now = window.told("aftermath", json!({ "aftermath": battle }));
        let steps = list(&now["pages"]).into_iter().flat_map(|page| list(&page["steps"]));
        let Some(question) = steps.flat_map(|step| list(&step["questions"])).next() else {
            // The last signature closes it.
            assert_eq!(now["closed"], true);
            return;
        };
        let lines = list(&question["tally"]["lines"]);
        let least = question["tally"]["least"].as_u64().unwrap_or(0);
        let answer = if let Some(dice) = question["dice"]["count"].as_u64() {
            let faces: Vec<u64> = (0..dice).map(|at| 1 + at % 3).collect();
            json!({ "kind": "faces", "faces": faces, "source": "table" })
        } else if !lines.is_empty() {
            let one = |(at, line): (u64, &Value)| json!({ "id": line["id"], "count": u64::from(at < least) });
            json!({ "kind": "tally", "counts": (0..).zip(&lines).map(one).collect::<Vec<_>>() })
        } else if question["board"].is_object() || question["trade"] == true {
            json!({ "kind": "choice", "choice": "done", "amount": null })
        } else {
            json!({ "kind": "choice", "choice": question["choices"][0]["id"], "amount": 0 })
        };
        let said = json!({ "aftermath": battle, "question": question["id"], "answer": answer });
        let _ = window.told("aftermath_answer", said);
    }
    window.fail("the aftermath does not come to an end");
}

fn sheet(window: &Window, campaign: &str) -> Value {
    window.told("map_sheet", json!({ "campaign": campaign }))
}

#[test]
fn three_rounds_on_the_map_from_the_entry_zones_to_the_visions() {
    let home = Home::new();
    let window = Window::open(&home);
    let (campaign, [millstone, keel]) = front(&window);
    let map = format!("campaign/{campaign}/map");
    window.go(&map);
    window.until_text(By::css("#where"), "Map");
    window.see(By::role("button", "The Sword of God, Special zone"));
    window.picture("map-empty");
    window.choose(By::role("combobox", "Entry Zone: The Ninth Millstone"), PORT);
    let entered = |warband: &Value| warband["entry"].is_string();
    window.until("it comes in", || sheet(&window, &campaign)["warbands"].as_array().unwrap().iter().any(entered));
    window.choose(By::role("combobox", "Entry Zone: The Black Keel"), TUNNELS);
    window.until_text(By::css("#next"), "roll off");

    // First round: a roll-off at the table; its winner chooses a zone by tapping it.
    window.click(By::role("button", "5").within(By::css("#next")));
    window.click(By::role("button", "2").within(By::css("#next")));
    window.until_text(By::css("#next"), "won the roll-off");
    let first = sheet(&window, &campaign)["next"]["warbands"][0].as_str().unwrap().to_owned();
    let (zone, out_of_reach) = if first == millstone {
        ("The Sword of God", "Steel Necropolis")
    } else {
        ("Steel Necropolis", "The Sword of God")
    };
    window.click(By::role("button", &format!("{out_of_reach}, Special zone")));
    window.until_text(By::css("#next"), "does not reach this zone");
    window.click(By::role("button", &format!("{zone}, Special zone")));
    window.until_text(By::css("#zone"), "Omen of Leviathan");
    window.picture("map-choosing");
    window.axe();
    window.click(By::role("button", &format!("Plan the game at {zone}")));
    window.until_text(By::css("#zone"), "Planned:");

    let battle = filed(&window, &campaign, &first);
    window.go(&format!("aftermath/{battle}"));
    window.until_text(By::css("main"), "Tracker");
    window.picture("map-aftermath");
    settled(&window, &battle);
    window.go(&map);
    window.click(By::role_part("button", &format!("{zone}, Special zone")));
    window.until_text(By::css("#zone"), "the first one here, won in Game 1");
    window.until_text(By::css("#zone"), "supplied");
    // From zone to zone by the arrow keys.
    window.press("ArrowRight");
    window.until("another zone is looked at", || {
        window.run("return document.activeElement.getAttribute('aria-pressed') === 'true'", &[]) == true
            && window.run("return document.activeElement.getAttribute('aria-label')", &[])
                != json!(format!("{zone}, Special zone"))
    });

    // Second round: the other one is the Aggressor, and nobody rolls.
    let second = if first == millstone { &keel } else { &millstone };
    window.until_text(By::css("#next"), "is the Aggressor");
    window.click(By::role_part("button", &format!("{out_of_reach}, Special zone")));
    window.click(By::role("button", &format!("Plan the game at {out_of_reach}")));
    window.until_text(By::css("#zone"), "Planned:");
    let battle = filed(&window, &campaign, second);
    settled(&window, &battle);

    // Third round: a random scenario by two dice of the table, on a zone next to one that was Scouted.
    window.go(&map);
    window.until_text(By::css("#next"), "roll off");
    window.click(By::role("button", "Roll off here"));
    window.until_text(By::css("#next"), "won the roll-off");
    let gate = if window
        .run("return document.querySelector('#next').textContent.includes('The Ninth Millstone won')", &[])
        == true
    {
        "Syrian Gate"
    } else {
        "Guillaume Basin"
    };
    window.click(By::role("button", &format!("{gate}, Zone")));
    window.until_text(By::css("#next"), "Dice of the random scenario");
    window.click(By::role("button", "2").within(By::css("#next")));
    window.click(By::role("button", "6").within(By::css("#next")));
    window.click(By::role("button", &format!("Plan the game at {gate}")));
    window.until_text(By::css("#zone"), &format!("Planned: {gate}:"));
    let battle = filed(&window, &campaign, &millstone);
    settled(&window, &battle);

    // The cards that were kept, and the end.
    window.go(&map);
    window.choose(By::role("combobox", "Card: The Ninth Millstone"), "Conqueror");
    window.click(By::role("button", "Seal a card: The Ninth Millstone"));
    window.until_text(By::css("#visions"), "Write it down now");
    let code = window.run("return document.querySelector('#visions .code').textContent", &[]);
    window.picture("map-full");
    window.click(By::role("button", "I have written it down"));
    window.click(By::role("button", "End the map"));
    window.until_text(By::css("#visions"), "Largest Enclave");
    window.choose(By::role("combobox", "Card: The Ninth Millstone"), "Conqueror");
    window.fill(By::role("textbox", "Code: The Ninth Millstone"), code.as_str().unwrap());
    window.click(By::role("button", "Reveal the Vision of The Ninth Millstone"));
    window.until_text(By::css("#visions"), "proved by its seal");
    window.picture("map-ended");
    // The standings say the same as the map.
    let points = sheet(&window, &campaign)["warbands"][0]["points"].clone();
    let page = window.told("campaign", json!({ "campaign": campaign }));
    assert_eq!(page["standings"][0]["cvp"], points);
    window.go(&format!("campaign/{campaign}"));
    window.until_text(By::css("#where"), "The Carcass Front");
    window.picture("map-standings");
}
