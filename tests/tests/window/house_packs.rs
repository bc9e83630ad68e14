//! A house pack in the window: a copy is changed, looked at as one page, kept, and a Warband switches to it.

use nml_tests::window::{By, Home, Window};
use serde_json::{Value, json};

/// The house pack that is being written.
fn house(window: &Window) -> Value {
    window.told("house_packs", Value::Null)[0].clone()
}

fn row(window: &Window, row: Value) -> Value {
    window.told("house_pack_row", json!({ "house_pack": house(window)["id"], "row": row }))
}

fn yeoman() -> Value {
    json!({ "kind": "model", "list": { "faction": "new-antioch" }, "id": "yeoman" })
}

/// A button of the list whose name begins with this.
fn in_list(name: &str) -> By {
    By::role_part("button", name).within(By::role("navigation", "Rows of the pack"))
}

#[test]
fn a_copy_is_changed_compared_kept_and_a_warband_switches_to_it() {
    let home = Home::new();
    let window = Window::open_sample(&home);
    let new = json!({ "name": "The Old Guard", "faction": "new-antioch", "variant": null });
    let warband = window.told("warband_muster", new)["id"].clone();
    for _ in 0..2 {
        let edit = json!({ "kind": "add_model", "entry": "yeoman" });
        let _ = window.told("warband_edit", json!({ "warband": warband, "edit": edit }));
    }

    window.go("book");
    window.click(By::role("link", "Packs: change, compare"));
    window.click(By::role("button", "Change a copy: Rules 1.0.2"));
    window.fill(By::role("textbox", "Name"), "Club rules");
    window.fill(By::role("textbox", "Version"), "2027");
    window.picture("house-packs-begin");
    window.click(By::role("button", "Begin"));
    window.until_text(By::css("#where"), "Club rules");

    // A price.
    window.fill(By::role("searchbox", "Search by name"), "yeoman");
    window.click(in_list("Yeoman"));
    window.see(By::role_part("heading", "Yeoman"));
    window.fill(By::role("textbox", "Ducats"), "37");
    window.press("Enter");
    window.until("the price", || row(&window, yeoman())["form"]["model"]["ducats"] == 37);
    window.picture("house-packs-model");

    // A keyword and an effect of an item.
    window.fill(By::role("searchbox", "Search by name"), "trench club");
    window.choose(By::role("combobox", "Which rows"), "Battlekit");
    window.click(in_list("Trench Club"));
    window.see(By::role_part("heading", "Trench Club"));
    window.fill(By::role("textbox", "Keywords"), "RISKY");
    window.press("Enter");
    let club = || json!({ "kind": "item", "id": "trench-club" });
    window.until("its keyword", || row(&window, club())["form"]["item"]["keywords"] == json!(["RISKY"]));
    window.click(By::role("button", "Add an effect: Trench Club"));
    window.choose(By::role("combobox", "What happens"), "INJURY DICE");
    window.picture("house-packs-effect");
    window.click(By::role("button", "Keep the effect"));
    let told = "+1 INJURY DICE (on Injury Rolls it causes)";
    window.until("its effect", || row(&window, club())["form"]["item"]["effects"][0]["told"] == told);

    // A line of an armoury: what it costs, and who may take it.
    window.click(By::role("button", "Clear the search"));
    window.choose(By::role("combobox", "Which rows"), "Armouries");
    window.choose(By::role("combobox", "Which list"), "Principality of New Antioch");
    window.click(in_list("Sniper Rifle"));
    window.see(By::role_part("heading", "Sniper Rifle"));
    window.choose(By::role("combobox", "Allow"), "ELITE models");
    let rifle = || json!({ "kind": "line", "list": { "faction": "new-antioch" }, "item": "sniper-rifle" });
    window.until("who may take it", || row(&window, rifle())["form"]["line"]["allowed"] == json!(["elite"]));
    window.picture("house-packs-line");

    // A row that others need is taken away: the fault leads to where it is needed.
    window.choose(By::role("combobox", "Which rows"), "Battlekit");
    window.click(in_list("Musket"));
    window.click(By::role("button", "Remove"));
    window.click(By::role("button", "3 faults"));
    window.until_text(By::css(".pane"), "The pack has no item “musket”.");
    window.picture("house-packs-faults");
    window.click(By::role("button", "Undo the last change"));
    window.until("nothing wrong", || house(&window)["changes"] == 3);

    // All of it as one page.
    window.click(By::role("button", "What we changed"));
    window.until_text(By::css(".pane"), "3 rows are different");
    window.until_text(By::css(".pane"), "+1 INJURY DICE");
    window.picture("house-packs-difference");
    window.click(By::role("button", "Keep this pack"));
    window.until_text(By::css("main"), "Club rules is in this book.");
    window.picture("house-packs-kept");

    // A Warband sees what changes for each model, and switches.
    window.go(&format!("/warbands/{}", warband.as_str().unwrap()));
    window.choose(By::role("combobox", "Switch to"), "Club rules");
    window.until_text(By::css(".preview"), "74");
    let ducats = || window.told("warband", json!({ "warband": warband }))["ducats"]["is"].clone();
    assert_eq!(ducats(), 60, "nothing is written yet");
    window.picture("house-packs-preview");
    window.click(By::role("button", "Switch to Club rules"));
    window.until("two Yeomen at 37 ducats", || ducats() == 74);

    // The draft is there for the next version, and any two packs can be compared.
    window.go("book/packs");
    window.see(By::role("link", "Club rules"));
    window.choose(By::role("combobox", "Before"), "Rules 1.0.2, version 1.0.2");
    window.choose(By::role("combobox", "After"), "Club rules, version 2027");
    window.until_text(By::css(".compared"), "3 rows are different");
    window.picture("house-packs-compare");
}
