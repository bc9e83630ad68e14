//! A whole battle from the set-up to its end, every answer pressed in the window, dice typed and dice rolled in turn.

use std::collections::BTreeMap;

use nml_tests::window::{By, Home, Table, inputs, stands};
use serde_json::{Value, json};

/// Faces typed at the table, one after another.
const FACES: [u8; 11] = [5, 2, 6, 4, 1, 5, 3, 6, 2, 4, 6];

/// More answers than a battle of so few models takes.
const MOST: usize = 400;

/// What one act may take of the hands: an attack with its result read and left, and anything else.
const ATTACK: u32 = 6;
const ATTACK_WITH_CHOICES: u32 = 8;
const OTHER: u32 = 3;

/// Answers what is asked as a hand would: by key if there is one. Dice that were typed in one row.
fn answer(table: &Table, now: &Value, turn_of: usize) -> usize {
    let question = &now["question"];
    let ask = question["step"]["ask"].as_str().unwrap();
    if let Some(count) = question["roll"]["dice"].as_u64() {
        let count = usize::try_from(count).unwrap();
        // Every fourth roll is left to the app; a tie is rolled off again.
        if turn_of.is_multiple_of(4) {
            table.window.press("r");
            return 0;
        }
        let faces: Vec<u8> = (0..count).map(|i| FACES[(turn_of + i) % FACES.len()]).collect();
        table.dice(&faces);
        return count;
    }
    let offered = |what: &str| question["offers"].as_array().unwrap().iter().any(|offer| offer["say"]["do"] == what);
    match ask {
        // If there is one shot, the key takes it.
        "act" if offered("shoot") => {
            table.window.press("s");
            table.window.until("the shots or the shot", || {
                let rolls = By::css("[data-ask='success'], [data-ask='injury']");
                table.window.count(By::testid("back")) + table.window.count(rolls) > 0
            });
            if table.window.count(By::testid("back")) > 0 {
                table.window.click(By::css("li:first-child > button[data-testid='choice']"));
            }
        }
        "act" => table.window.press("e"),
        "control" => {
            table.window.click(By::css("label:has([data-testid='control-0-A'])"));
            table.window.press("Enter");
        }
        "deploy" => table.window.click(By::testid("untracked")),
        // What an ability or an item asks: a place, several models, or one of a list.
        "content" if !question["step"]["want"]["put"].is_null() => table.window.click(By::testid("untracked")),
        "content" if !question["step"]["want"]["several"].is_null() => {
            table.window.click(By::css("button[data-testid='caught']"));
        }
        "content" => first(table),
        "caught" => table.window.click(By::css("button[data-testid='caught']")),
        // A Deed that the log proposes: the first answer claims it.
        "scenario" if question["step"]["about"] == "deeds" => first(table),
        "reactions" | "more_attacks" | "morale_order" | "regenerate" | "scatter" | "flee_or_shaken" | "choose_zone"
        | "choose_first" => first(table),
        // A model's key is its number.
        "activate" | "pick_friend" | "pick_enemy" => {
            let mut offers = question["offers"].as_array().unwrap().iter();
            let model = offers.find_map(|offer| offer["say"]["model"].as_u64()).unwrap();
            let number = &now["models"][usize::try_from(model).unwrap()]["number"];
            table.window.press(&number.to_string());
        }
        other => table.window.fail(&format!("nobody plays {other:?} here")),
    }
    0
}

/// Takes the first answer that may be given, by the key that stands on it: a model's is its number.
fn first(table: &Table) {
    let mut keys = Vec::new();
    table.window.until("an answer with a key", || {
        keys = table.window.texts(By::css("[data-testid='choice'] > kbd"));
        !keys.is_empty()
    });
    table.window.press(&keys[0]);
}

/// How many inputs each kind of act took.
#[derive(Default)]
struct Acts {
    done: BTreeMap<&'static str, Vec<u32>>,
    /// What is under way, and the inputs before it.
    now: Option<(&'static str, u32)>,
}

impl Acts {
    fn begin(&mut self, kind: &'static str, inputs: u32) {
        if let Some((before, since)) = self.now.replace((kind, inputs)) {
            self.done.entry(before).or_default().push(inputs - since);
        }
    }

    /// Something was asked in the middle of it: whom a blast catches, who strikes at a back.
    fn asks(&mut self) {
        if let Some((kind @ "an attack", _)) = &mut self.now {
            *kind = "an attack with choices in it";
        }
    }

    /// The ACTION that was chosen.
    fn is(&mut self, command: &str) {
        if let Some((kind @ "an ACTION", _)) = &mut self.now {
            *kind = match command {
                "shoot" | "fight" => "an attack",
                "end_activation" => "the end of an Activation",
                _ => "another act",
            };
        }
    }
}

#[test]
fn a_whole_battle_is_pressed_from_the_set_up_to_its_end() {
    let home = Home::new();
    let table = Table::begin(&home);
    let mut now = table.settled();
    let (mut answers, mut sources, mut thinned) = (0, [0, 0], false);
    let (mut acts, mut rowed) = (Acts::default(), 0);
    while !now["question"].is_null() {
        assert!(answers < MOST, "the battle does not end; it asks {}", now["question"]["step"]);
        // Three a side stay: a battle of eighteen has nothing that one of six has not.
        if now["turn"] == 1 && !thinned {
            thinned = true;
            let out: Vec<Value> = now["models"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|model| model["number"].as_u64() > Some(3))
                .map(|model| json!({ "set": "condition", "model": model["id"], "condition": "out" }))
                .collect();
            table.arrange(&out);
            now = table.settled();
        }
        let ask = now["question"]["step"]["ask"].as_str().unwrap().to_owned();
        // A result that has been read belongs to the attack that it ends.
        if table.window.count(By::testid("result")) > 0 {
            table.window.press("Enter");
        }
        table.asks(&ask);
        let inputs = table.window.taps() - rowed;
        match ask.as_str() {
            "act" => acts.begin("an ACTION", inputs),
            "activate" => acts.begin("an Activation", inputs),
            "morale" | "control" | "initiative_roll_off" | "choose_first" => acts.begin("between Activations", inputs),
            "success" | "injury" => {}
            _ => acts.asks(),
        }
        let asked = now.clone();
        let mut typed = 0;
        now = table.says(&ask, |_| typed = answer(&table, &asked, answers));
        rowed += u32::try_from(typed.saturating_sub(1)).unwrap();
        if ask == "act" {
            let said = now["log"].as_array().unwrap().iter().rfind(|entry| !entry["what"]["said"].is_null()).unwrap();
            acts.is(said["what"]["said"]["command"]["do"].as_str().unwrap());
        }
        answers += 1;
    }
    for entry in now["log"].as_array().unwrap() {
        for event in entry["what"]["said"]["events"].as_array().into_iter().flatten() {
            match event["source"].as_str() {
                Some("table") => sources[0] += 1,
                Some("app") => sources[1] += 1,
                _ => {}
            }
        }
    }
    assert!(sources.iter().all(|n| *n > 5), "typed and rolled in the app: {sources:?}");
    for (kind, counts) in acts.done {
        let most = match kind {
            "an attack" => ATTACK,
            "an attack with choices in it" => ATTACK_WITH_CHOICES,
            _ => OTHER,
        };
        inputs(kind, &counts, most);
    }
    if table.window.count(By::testid("result")) > 0 {
        table.window.press("Enter");
    }
    table.window.see(By::testid("outcome"));
    table.window.until_text(By::css("#where"), "The battle is over");
    table.window.picture("battle-whole-end");
    // The same after the app was closed and opened again.
    let window = table.window.reopen(&home);
    assert_eq!(window.told("battle", json!({ "battle": table.battle })), now);
}

#[test]
fn a_usual_attack_takes_six_taps() {
    let home = Home::new();
    let table = Table::deployed(&home);
    let window = &table.window;
    let (piers, nib) = (table.model("Piers Allard"), table.model("Wretched Nib"));
    table.arrange(&[stands(piers, 24.0, 10.0), stands(nib, 24.0, 20.0)]);
    table.dice(&[6, 1]);
    table.asks("choose_first");
    window.press("1");
    table.asks("activate");
    // By hand: the model, its target, two dice, two dice.
    let before = window.taps();
    window.click(By::testid(&format!("model-{piers}")));
    table.asks("act");
    window.click(By::testid(&format!("model-{nib}")));
    table.asks("success");
    table.dice(&[4, 4]);
    table.asks("injury");
    let hit = table.says("the Injury Roll", |_| table.dice(&[3, 4]));
    assert_eq!(hit["models"][nib]["condition"], "down");
    assert_eq!(window.taps() - before, 6);
    // By keys alone the same: the enemy's number is a tap on it.
    for _ in 0..4 {
        let _ = table.says("the undo", |window| window.press("Control+z"));
    }
    table.asks("activate");
    let before = window.taps();
    window.press("7");
    table.asks("act");
    window.press("8");
    table.asks("success");
    table.dice(&[4, 4]);
    table.asks("injury");
    let again = table.says("the Injury Roll", |_| table.dice(&[3, 4]));
    assert_eq!(again["models"][nib]["condition"], "down");
    assert_eq!(window.taps() - before, 6);
}
