//! Which question a command answers, and that its entry is consistent: dice, models, weapons, targets.

use serde_json::Value;

use crate::json::Read;
use crate::phrase;
use crate::referee::Referee;

/// What may be said at any moment, at any question.
const ANY_TIME: [&str; 14] = [
    "set_right",
    "deed",
    "agree",
    "concede",
    "show_down",
    "stand",
    "stop",
    "happened",
    "catch_up",
    "result",
    "scenario",
    "noted",
    "under",
    "overrule",
];
/// Where dice may come from.
const SOURCES: [&str; 2] = ["table", "app"];
/// What a command repeats in an event: the question, the command, the event, and what stands in both.
const TWICE: [(&str, &str, &str, &[&str]); 17] = [
    ("activate", "activate", "activated", &["model"]),
    ("act", "shoot", "shot", &["weapon"]),
    ("act", "fight", "fought", &[]),
    ("act", "use", "used", &["action", "target"]),
    ("act", "dash", "dashed", &[]),
    ("act", "move", "move_kind", &[]),
    ("act", "charge", "move_kind", &[]),
    ("act", "move_as", "moves_as", &["flying"]),
    ("act", "end_activation", "activation_ended", &[]),
    ("deploy", "deploy", "deployed", &["model", "at"]),
    ("scenario", "deploy", "deployed", &["model", "at"]),
    ("deploy", "hold_back", "held_back", &["model"]),
    ("choose_zone", "choose_zone", "zone_taken", &["zone"]),
    ("", "spend", "spent", &["side", "markers"]),
    ("", "deed", "deed", &["deed", "side", "model"]),
    ("", "agree", "agreed", &["ruling", "reading"]),
    ("", "stand", "stands", &["model", "height"]),
];

/// Questions, and the commands that answer them.
const QUESTIONS: [(&str, &[&str]); 34] = [
    (
        "act",
        &[
            "move",
            "dash",
            "charge",
            "retreat",
            "shoot",
            "fight",
            "use",
            "end_activation",
            "partner",
            "move_as",
            "off_hand",
        ],
    ),
    ("activate", &["activate", "activate_together"]),
    ("caught", &["caught"]),
    ("charge_bonus", &["roll", "call"]),
    ("deploy_roll_off", &["roll", "draw", "call"]),
    ("zone_roll_off", &["roll", "draw", "call"]),
    ("initiative_roll_off", &["roll", "draw", "call"]),
    ("evade_roll", &["roll", "call"]),
    ("push_roll", &["roll", "call"]),
    ("into_melee", &["roll", "call"]),
    ("draw_victim", &["roll", "call"]),
    ("morale", &["roll", "call"]),
    ("choose_first", &["choose_first"]),
    ("morale_order", &["choose_first"]),
    ("choose_zone", &["choose_zone"]),
    ("control", &["control"]),
    ("dash_move", &["move", "enough"]),
    ("retreat_move", &["move", "enough"]),
    ("deploy", &["deploy", "hold_back", "enough"]),
    ("dive", &["dive"]),
    ("end_charge", &["end_charge"]),
    ("evade", &["evade", "enough"]),
    ("flee_or_shaken", &["flee"]),
    ("injury", &["roll", "spend", "spend_first", "call", "state"]),
    ("success", &["roll", "spend", "spend_first", "call", "state"]),
    ("ledge", &["ledge"]),
    ("more_attacks", &["shoot", "fight", "enough"]),
    ("pick_enemy", &["pick_enemy"]),
    ("pick_friend", &["pick_friend", "enough"]),
    ("put", &["put"]),
    ("reactions", &["react", "enough"]),
    ("regenerate", &["regenerate"]),
    ("scatter", &["scatter"]),
    ("what_stands", &["stands", "enough"]),
];
/// Questions that are answered in a way of their own, or with another one.
const OWN_WAY: [&str; 4] = ["content", "scenario", "journey", "goes_down"];
/// What abilities and items want, and what a scenario asks about, with the commands that answer it.
const ASIDE: [(&str, &[&str]); 19] = [
    ("die", &["roll", "call"]),
    ("roll_off", &["roll", "draw", "call"]),
    ("put", &["put", "enough"]),
    ("pick", &["pick"]),
    ("choose", &["choose"]),
    ("several", &["caught"]),
    ("arrive", &["deploy", "enough"]),
    ("neutral_turn", &["activate"]),
    ("deeds", &["enough"]),
    ("blast", &["caught"]),
    ("bleed", &["caught"]),
    // The scenario’s own words, which may come at any time.
    ("choose_role", &[]),
    ("choose_force", &[]),
    ("vanguard", &[]),
    ("lay", &["enough"]),
    ("reveal", &[]),
    ("hold", &[]),
    ("count", &[]),
    ("note", &[]),
];
const REASONS: [&str; 7] = ["stopped", "risky", "fell", "reload", "ability", "partner", "left"];
const MOVES: [&str; 3] = ["move", "charge", "retreat"];
const ENDS: [&str; 8] = ["last_turn", "fled", "no_models", "conceded", "scenario", "agreement", "time", "abandoned"];

/// The commands that answer a question. `None` if nobody knows the question.
fn answers(ask: &str) -> Option<&'static [&'static str]> {
    QUESTIONS.iter().find(|(question, _)| *question == ask).map(|(_, answers)| *answers)
}

/// What an ability or an item wants, or a scenario asks about.
fn aside(asks: &Value) -> &str {
    if asks.text("ask") == "scenario" { asks.text("about") } else { asks.of("want").word() }
}

/// The first attack that a question is about.
fn attack(asks: &Value) -> Option<&Value> {
    match asks.text("ask") {
        "success" => asks.of("purpose").get("attack"),
        "injury" => asks.of("cause").of("attack").get("attack"),
        "into_melee" | "pick_enemy" | "pick_friend" => Some(asks),
        "caught" => asks.get("attack"),
        _ => None,
    }
}

fn asked(events: &[Value]) -> impl Iterator<Item = &Value> {
    events.iter().filter(|event| event.text("event") == "asked").flat_map(|event| event.list("next"))
}

impl Referee {
    /// Compares a command with the question on top, and its entry's events with the command.
    pub(crate) fn answered(&mut self, command: &Value, events: &[Value]) {
        self.words_known(command, events);
        self.question_answered(command.text("do"));
        self.dice_told(command, events);
        self.told_again(command, events);
        self.attack_told(command, events);
        self.place_told(command, events);
    }

    fn question_answered(&mut self, does: &str) {
        if ANY_TIME.contains(&does) {
            return;
        }
        if self.table.ended {
            let why = format!("the battle is over, and {}", phrase::does(does));
            return self.broken("LOG", "after_the_end", why);
        }
        let Some(asks) = self.table.asked.last().map(|q| q.asks.clone()) else { return };
        let fits = match asks.text("ask") {
            "content" | "scenario" => {
                let wants = ASIDE.iter().find(|(what, _)| *what == aside(&asks));
                wants.is_none_or(|(_, answers)| answers.contains(&does))
            }
            // What waits below another question is answered by that one.
            "journey" | "goes_down" => return,
            ask => match answers(ask) {
                Some(answers) => answers.contains(&does),
                None => return,
            },
        };
        if !fits {
            let why = format!("{}, but {}", self.table.still(&asks), phrase::does(does));
            self.broken("LOG", "unanswered", why);
        }
    }

    /// Words of commands, questions and events that nobody knows.
    fn words_known(&mut self, command: &Value, events: &[Value]) {
        let does = command.text("do");
        let mut unknown: Vec<String> = Vec::new();
        if !(ANY_TIME.contains(&does) || QUESTIONS.iter().chain(&ASIDE).any(|(_, all)| all.contains(&does))) {
            unknown.push(does.to_owned());
        }
        let asks = asked(events).map(|asks| asks.text("ask"));
        let known = |ask: &str| answers(ask).is_some() || OWN_WAY.contains(&ask);
        unknown.extend(asks.filter(|ask| !known(ask)).map(str::to_owned));
        for event in events {
            let (word, known) = match event.text("event") {
                "activation_ended" => (event.text("reason"), &REASONS[..]),
                "move_kind" => (event.text("kind"), &MOVES[..]),
                "ended" => (event.text("reason"), &ENDS[..]),
                _ => continue,
            };
            if !known.contains(&word) {
                unknown.push(word.to_owned());
            }
        }
        for word in unknown {
            self.unknown(&word);
        }
    }

    /// A word stands where only known ones may.
    fn unknown(&mut self, word: &str) {
        self.broken("LOG", "unknown_word", format!("unknown word “{word}”"));
    }

    /// The faces and where they come from stand in the command and with the roll.
    fn dice_told(&mut self, command: &Value, events: &[Value]) {
        let rolled: Vec<&Value> = events.iter().filter(|event| event.text("event") == "rolled").collect();
        let sources = rolled.iter().map(|rolled| rolled.of("source")).chain(command.get("source"));
        let unknown = sources.map(|source| source.as_str().unwrap_or("")).find(|source| !SOURCES.contains(source));
        if let Some(word) = unknown.map(str::to_owned) {
            let why = format!("unknown word “{word}” for where the dice come from; expected “table” or “app”");
            self.broken("LOG", "unknown_word", why);
        }
        if command.text("do") != "roll" {
            if !rolled.is_empty() {
                self.broken("LOG", "nobody_rolled", format!("dice fall, but {}", phrase::does(command.text("do"))));
            }
            return;
        }
        let [rolled] = rolled.as_slice() else {
            let why = format!("dice are rolled once, and the entry tells of {} rolls", rolled.len());
            return self.broken("LOG", "other_roll", why);
        };
        let (said, fell) = (command.numbers("faces"), rolled.numbers("faces"));
        if said != fell {
            let why = format!("the dice said are {}; the roll shows {}", phrase::faces(&said), phrase::faces(&fell));
            self.broken("LOG", "other_dice", why);
        } else if command.of("source") != rolled.of("source") {
            let why = "the dice come from the table in one place, from the program in the other".to_owned();
            self.broken("LOG", "other_source", why);
        }
        self.roll_fits(rolled);
    }

    /// A roll is the one that is asked for: of that model, with that weapon, at that target.
    fn roll_fits(&mut self, rolled: &Value) {
        let asks = self.table.question().clone();
        let (roll, model) = (rolled.of("roll"), rolled.of("model"));
        let fits = match asks.text("ask") {
            "success" => asks.of("purpose").get("attack").map_or(model == asks.of("model"), |attack| {
                roll.text("weapon") == attack.text("weapon")
                    && roll.of("target") == attack.of("target")
                    && model == attack.of("attacker")
            }),
            "injury" => {
                let (cause, harm) = (asks.of("cause"), asks.of("cause").of("harm"));
                let by = if harm.is_null() { cause.of("attack").of("attack").of("attacker") } else { harm.of("by") };
                model == asks.of("victim") && roll.of("by") == by && roll.of("from") == harm.of("source")
            }
            "charge_bonus" | "evade_roll" => model == asks.of("model"),
            "morale" => roll.of("side") == asks.of("side"),
            _ => true,
        };
        if !fits {
            let why = format!("{} is to be made, and another roll is told", self.table.roll_said(&asks));
            self.broken("LOG", "other_roll", why);
        }
    }

    /// What a command names is what happens.
    fn told_again(&mut self, command: &Value, events: &[Value]) {
        let (does, asks) = (command.text("do"), self.table.question().clone());
        let ask = asks.text("ask");
        for (_, _, name, keys) in TWICE.iter().filter(|(at, said, ..)| *said == does && (at.is_empty() || *at == ask)) {
            let Some(event) = events.iter().find(|event| event.text("event") == *name) else {
                let why = format!("{}, and the entry tells nothing of it", phrase::does(does));
                self.broken("LOG", "not_told", why);
                continue;
            };
            let other = keys.iter().copied().find(|key| event.of(key) != command.of(key));
            let other = other.or_else(|| (*name == "move_kind" && event.text("kind") != does).then_some("kind"));
            if let Some(key) = other {
                let (one, two) = (self.named(key, command), self.named(key, event));
                let why = if key == "kind" || one == two {
                    format!("{}, and the entry tells otherwise of the {}", phrase::does(does), phrase::plain(key))
                } else {
                    format!("{}: {one} was said, and the entry tells of {two}", phrase::does(does))
                };
                self.broken("LOG", "told_otherwise", why);
            }
        }
        if ask != "act" || ANY_TIME.contains(&does) {
            return;
        }
        let acts = ["move_kind", "dashed", "shot", "fought", "used"];
        let other = events.iter().find(|e| acts.contains(&e.text("event")) && e.of("model") != asks.of("model"));
        if let Some(other) = other.and_then(|event| event.model("model")) {
            let (one, two) = (self.table.name(asks.model("model").unwrap_or(usize::MAX)), self.table.name(other));
            self.broken("LOG", "told_otherwise", format!("{one} is to act, and the entry tells of {two}"));
        }
    }

    fn named(&self, key: &str, value: &Value) -> String {
        match (key, value.of(key)) {
            (_, Value::Null) => "nobody".to_owned(),
            ("model" | "target", _) => value.model(key).map_or_else(String::new, |model| self.table.name(model)),
            ("side", _) => value.model(key).map_or_else(String::new, |side| self.table.warband(side)),
            (_, Value::String(text)) => phrase::plain(text),
            _ => String::new(),
        }
    }

    /// An attack goes with the weapon and at the target that the command names.
    fn attack_told(&mut self, command: &Value, events: &[Value]) {
        let (does, asks) = (command.text("do"), self.table.question());
        let target = match (does, asks.text("ask")) {
            ("shoot" | "fight", "act" | "more_attacks") => command.of("target"),
            ("react", "reactions") => asks.of("model"),
            ("charge", "act") => return self.charge_told(command, events),
            _ => return,
        };
        let attacker = match (does, asks.text("ask")) {
            ("react", _) => command.of("model"),
            (_, "act") => asks.of("model"),
            _ => asks.of("attacker"),
        };
        let Some(attack) = asked(events).find_map(attack) else { return };
        let same = attack.of("target") == target
            && attack.text("weapon") == command.text("weapon")
            && attack.of("attacker") == attacker;
        if !same {
            let said = self.table.attack_said(&serde_json::json!({
                "attacker": attacker, "weapon": command.of("weapon"), "target": target, "range": attack.of("range"),
            }));
            let why = format!("{said} was said, and {} is carried out", self.table.attack_said(attack));
            self.broken("LOG", "told_otherwise", why);
        }
    }

    fn charge_told(&mut self, command: &Value, events: &[Value]) {
        let Some(charges) = events.iter().find(|event| event.text("event") == "charges") else { return };
        let (said, first) = (command.model("target"), charges.models("targets").first().copied());
        if said != first {
            let name = |model: Option<usize>| model.map_or_else(|| "nobody".to_owned(), |m| self.table.name(m));
            let why = format!("a Charge at {} was said, and it goes at {}", name(said), name(first));
            self.broken("LOG", "told_otherwise", why);
        }
    }

    /// A move that nothing stops ends where the command says.
    fn place_told(&mut self, command: &Value, events: &[Value]) {
        let asks = self.table.question();
        if !["move", "end_charge"].contains(&command.text("do")) || asks.model("model").is_none() {
            return;
        }
        let mut moved = events.iter().filter(|event| event.text("event") == "moved");
        if let Some(other) = moved.find(|event| event.of("model") != asks.of("model")) {
            let (one, two) = (asks.model("model"), other.model("model"));
            let [one, two] = [one, two].map(|model| self.table.name(model.unwrap_or(usize::MAX)));
            self.broken("LOG", "told_otherwise", format!("{one} is to move, and the entry tells of {two}"));
            return;
        }
        let stops = ["injury", "success", "put", "ledge", "dive", "content", "scenario"];
        if asked(events).any(|asks| stops.contains(&asks.text("ask"))) {
            return;
        }
        let came = events.iter().rfind(|event| event.text("event") == "moved");
        if let Some(came) = came.filter(|came| came.of("to") != command.of("to")) {
            let name = self.table.name(came.model("model").unwrap_or(usize::MAX));
            self.broken("LOG", "told_otherwise", format!("{name} ends elsewhere than was said"));
        }
    }
}
