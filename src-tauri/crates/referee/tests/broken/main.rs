//! One real battle, The High Ground by two seeded players (`tests/battles/the-high-ground.jsonl`), is played by the book.
//! Each test here breaks one thing of it, below the chain, and the referee finds it in that entry under its row: so no
//! check is dead. Who is who: 0 Aldous Reyne (LEADER, TOUGH), 1 Mother Oriel, 2 Father Cuthbert (sniper rifle),
//! 3 Sgt Holloway (machine gun, STRONG), 4 Isolde Marsh, 5 Nurse Wenna, 6 and 7 the Allards (a Fireteam), 8 Wat; against
//! 9 Malachai (LEADER, TOUGH), 10 The Cantor (FEAR), 11 Gorm, 12 Witch Vesper (infernal bomb), 13 Harrow, 14 Dorn
//! (semi-automatic rifle), 15 Kell, 16 Nib, 17 Sump.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod actions;
mod ends;
mod forged;
mod moves;
mod points;
mod rolls;
mod turns;

use nml_referee::{Finding, Referee};
use serde_json::{Value, json};

const BATTLE: &str = include_str!("../battles/the-high-ground.jsonl");

/// The battle, entry by entry, to be broken.
struct Battle {
    header: Value,
    entries: Vec<(u64, Value)>,
}

impl Battle {
    fn new() -> Self {
        let mut lines = BATTLE.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let header = lines.next().unwrap();
        let entries = lines.map(|mut line| {
            let seq = line["entry"]["seq"].as_u64().unwrap();
            (seq, line["entry"]["act"]["do"].take())
        });
        Self { header, entries: entries.collect() }
    }

    fn at(&mut self, seq: u64) -> &mut Value {
        &mut self.entries.iter_mut().find(|(s, _)| *s == seq).unwrap().1
    }

    fn command(&mut self, seq: u64) -> &mut Value {
        &mut self.at(seq)["command"]
    }

    fn events(&mut self, seq: u64) -> &mut Vec<Value> {
        self.at(seq)["events"].as_array_mut().unwrap()
    }

    /// The first event of that name in the entry.
    fn event(&mut self, seq: u64, name: &str) -> &mut Value {
        self.events(seq).iter_mut().find(|event| event["event"] == name).unwrap()
    }

    /// The first question of that name that the entry puts.
    fn asked(&mut self, seq: u64, ask: &str) -> &mut Value {
        let asked = self.events(seq).iter_mut().filter(|event| event["event"] == "asked");
        let mut asked = asked.filter_map(|event| event["next"].as_array_mut()).flatten();
        asked.find(|question| question["ask"] == ask).unwrap()
    }

    /// Takes the events of that name out of the entry.
    fn without(&mut self, seq: u64, name: &str) {
        self.events(seq).retain(|event| event["event"] != name);
    }

    /// Takes a whole entry out.
    fn skip(&mut self, seq: u64) {
        self.entries.retain(|(s, _)| *s != seq);
    }

    /// A model's card, by its place in the sides' order.
    fn card(&mut self, model: usize) -> &mut Value {
        let field = &mut self.header["start"]["field"];
        let first = field["forces"][0]["models"].as_array().unwrap().len();
        let (force, at) = if model < first { (0, model) } else { (1, model - first) };
        &mut field["forces"][force]["models"][at]
    }

    fn field(&mut self) -> &mut Value {
        &mut self.header["start"]["field"]
    }

    /// Moves the model and all that says so in the entry to another place.
    fn goes(&mut self, seq: u64, x: i64, y: i64) {
        self.command(seq)["to"] = json!({"x": x, "y": y});
        self.event(seq, "moved")["to"] = json!({"x": x, "y": y});
    }

    /// Where a model stands before an entry: at the last place it came to.
    fn place(&self, model: u64, before: u64) -> (i64, i64) {
        let events = self
            .entries
            .iter()
            .filter(|(seq, _)| *seq < before)
            .flat_map(|(_, done)| done["events"].as_array().unwrap());
        let mut placed = events.filter(|event| event["model"] == model).filter_map(|event| {
            let at = if event["event"] == "deployed" { &event["at"] } else { &event["to"] };
            Some((at["x"].as_i64()?, at["y"].as_i64()?))
        });
        placed.next_back().unwrap()
    }

    fn found(&self) -> Vec<Finding> {
        let mut referee = Referee::new(&self.header).unwrap();
        for (seq, done) in &self.entries {
            referee.entry(*seq, &done["command"], done["events"].as_array().unwrap());
        }
        referee.findings().to_vec()
    }
}

/// What is broken is found in that entry, under that row and code.
#[track_caller]
fn found(seq: u64, rule: &str, code: &str, breaks: impl FnOnce(&mut Battle)) {
    let mut battle = Battle::new();
    breaks(&mut battle);
    let found = battle.found();
    let hit = found.iter().any(|f| f.seq == seq && f.rule == rule && f.code == code);
    let lines: Vec<String> =
        found.iter().take(12).map(|f| format!("{} {} {}: {}", f.seq, f.rule, f.code, f.message)).collect();
    assert!(hit, "no {rule} {code} in entry {seq}; found:\n{}", lines.join("\n"));
}

#[test]
fn as_it_was_played_nothing_is_found() {
    let verdict = nml_referee::judge(BATTLE.as_bytes()).unwrap();
    assert_eq!(verdict.findings, []);
    assert_eq!((verdict.entries, verdict.first_bad), (411, None));
    assert_eq!(Battle::new().found(), []);
}

#[test]
fn a_damaged_log_is_judged_up_to_the_damage() {
    let lines: Vec<&str> = BATTLE.lines().collect();
    let cut = lines[..100].join("\n");
    let harmed = format!("{cut}\n{}\n", lines[100].replace("\"model\":14", "\"model\":13"));
    let verdict = nml_referee::judge(harmed.as_bytes()).unwrap();
    assert_eq!(verdict.entries, 99);
    assert!(verdict.first_bad.is_some());
    assert!(nml_referee::judge(b"{}").is_err());
}

/// What the table marks is taken at its word: the same breach, overruled or set right, is not a finding, and the
/// referee goes on from what was said.
#[test]
fn marked_entries_are_no_findings() {
    let mut battle = Battle::new();
    battle.goes(25, 60_000, 668_000);
    assert!(!battle.found().is_empty(), "Wat goes more than six inches");
    let said = battle.command(25).take();
    *battle.command(25) = json!({"do": "overrule", "reason": "agreed", "command": said});
    battle.events(25).insert(0, json!({"event": "overruled", "code": "too_far", "reason": "agreed"}));
    assert_eq!(battle.found(), []);
}

/// With anything in a log, the referee comes to its end: any value of any event may be any other.
#[test]
fn nonsense_is_judged_too() {
    let nonsense =
        [json!(null), json!(i64::MAX), json!(i64::MIN), json!("x"), json!([[9]]), json!({"x": -1}), json!(true)];
    let honest = Battle::new();
    let mut at = 7_usize;
    for round in 0..400_usize {
        // A walk over all places that is the same each time.
        at = (at * 31 + round * 17 + 5) % honest.entries.len();
        let mut battle =
            Battle { header: honest.header.clone(), entries: honest.entries[..(at + 12).min(411)].to_vec() };
        let (_, done) = &mut battle.entries[at];
        let events = done["events"].as_array_mut().unwrap();
        let which = round % events.len();
        let keys: Vec<String> = events[which].as_object().unwrap().keys().cloned().collect();
        let key = &keys[round / 3 % keys.len()];
        let put = nonsense[round % nonsense.len()].clone();
        if key == "event" {
            done["command"] = put;
        } else {
            events[which][key] = put;
        }
        let _ = battle.found();
    }
    // And of a header.
    for key in ["terrain", "forces", "scenario", "ruleset"] {
        for put in &nonsense {
            let mut battle = Battle::new();
            battle.field()[key] = put.clone();
            if let Some(mut referee) = Referee::new(&battle.header) {
                for (seq, done) in battle.entries.iter().take(120) {
                    referee.entry(*seq, &done["command"], done["events"].as_array().unwrap());
                }
            }
        }
    }
}
