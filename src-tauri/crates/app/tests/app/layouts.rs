//! Layouts: terrain of one set-up that goes onto the table of another.

use crate::kit::{call, refused, session};
use nml_app::open_book::BookState;
use serde_json::{Value, json};

/// The terrain of one set-up is offered to the next on a table of its size, and comes onto it as one change.
#[test]
fn a_layout_is_kept_by_a_name_and_used_again() {
    let folder = tempfile::tempdir().unwrap();
    let session = session(&folder);
    let _: BookState = call(&session, "book_new", json!({ "holds": "nothing" }));
    let begun = |name: &str, scenario: &str| -> Value {
        call(&session, "set_up_new", json!({ "scenario": scenario, "own": null, "name": name, "campaign": null }))
    };
    let (first, second) = (begun("Friday", "claim-no-mans-land"), begun("Saturday", "relic-hunt"));
    let offered = |of: &Value| -> Vec<Value> { call(&session, "set_up_layouts", json!({ "set_up": of["id"] })) };
    assert!(offered(&second).is_empty(), "what a scenario brings is no layout");
    let keep = json!({ "set_up": first["id"], "change": { "do": "keep_layout", "name": "The old brickworks" } });
    assert_eq!(refused(&session, "set_up_change", keep.clone()).code, "NOTHING_LAID_OUT");
    let wall = json!({
        "id": "wall-1", "kind": "wall", "height": 50_800, "keywords": [],
        "shape": { "rect": { "corner": { "x": 254_000, "y": 0 }, "width": 152_400, "depth": 12_700 } },
    });
    let _: Value =
        call(&session, "set_up_change", json!({ "set_up": first["id"], "change": { "do": "place", "terrain": wall } }));
    let [layout] = &offered(&second)[..] else { panic!("{:?}", offered(&second)) };
    assert_eq!((&layout["name"], &layout["kept"]), (&json!("Friday"), &json!(false)));
    let _: Value = call(&session, "set_up_change", keep);
    let [layout] = &offered(&second)[..] else { panic!("{:?}", offered(&second)) };
    assert_eq!((&layout["name"], &layout["kept"]), (&json!("The old brickworks"), &json!(true)));
    assert_eq!(layout["terrain"].as_array().unwrap().len(), 1);

    let pieces = |view: &Value| view["set_up"]["terrain"].as_array().unwrap().len();
    let used = json!({ "set_up": second["id"], "from": first["id"], "orientation": "rotated" });
    let laid: Value = call(&session, "set_up_lay_out", used);
    assert_eq!(pieces(&laid), pieces(&second) + 1);
    let corner = &laid["set_up"]["terrain"].as_array().unwrap().last().unwrap()["shape"]["rect"]["corner"];
    // 48 inches less 10 and 6 from the west, 48 less half an inch from the north.
    assert_eq!(*corner, json!({ "x": 32 * 25_400, "y": 48 * 25_400 - 12_700 }));
    let back: Value = call(&session, "set_up_undo", json!({ "set_up": second["id"] }));
    assert_eq!(pieces(&back), pieces(&second));
}
