//! The referee's own model of the table: the log's recorded facts, added up. It folds facts and judges nothing.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value;

use crate::cards;
use crate::json::Read;
use crate::measure::{Shape, Spot};

/// The most questions that wait at once, and the most models that are looked at.
const QUESTIONS: usize = 1_000;
const MODELS: usize = 1_000;
/// The most pieces of terrain that are looked at.
const TERRAIN: usize = 200;

/// How a model is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Standing,
    Down,
    Out,
}

/// Where a model is in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Waiting,
    /// Held back, to come in later.
    Held,
    Table,
    Gone,
}

/// What lies on a model.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Markers {
    pub blood: i64,
    pub blessing: i64,
    pub infection: i64,
}

impl fmt::Display for Markers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = [(self.blood, "BLOOD"), (self.blessing, "BLESSING"), (self.infection, "INFECTION")];
        let lie: Vec<String> = kinds.iter().filter(|(n, _)| *n != 0).map(|(n, kind)| format!("{n} {kind}")).collect();
        f.write_str(if lie.is_empty() { "no" } else { "" })?;
        f.write_str(&lie.join(" and "))?;
        let one = self.blood + self.blessing + self.infection == 1;
        f.write_str(if one { " MARKER" } else { " MARKERS" })
    }
}

impl Markers {
    pub(crate) fn read(value: &Value) -> Self {
        Self { blood: value.number("blood"), blessing: value.number("blessing"), infection: value.number("infection") }
    }
}

/// One model.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    /// The side it belongs to, or `None` for nobody's.
    pub side: Option<usize>,
    pub card: Value,
    pub at: Option<Spot>,
    pub height: Option<i64>,
    pub status: Status,
    pub place: Place,
    pub markers: Markers,
    pub activated: bool,
    pub charged: bool,
    pub stood: bool,
    pub dives: bool,
    pub flies: bool,
    pub tough_spent: bool,
    pub uncounted: bool,
    pub used: Vec<String>,
    pub gained: Vec<Value>,
}

impl Model {
    fn new(side: Option<usize>, card: &Value) -> Self {
        Self {
            side,
            card: card.clone(),
            at: None,
            height: None,
            status: Status::Standing,
            place: Place::Waiting,
            markers: Markers::default(),
            activated: false,
            charged: false,
            stood: false,
            dives: false,
            flies: false,
            tough_spent: false,
            uncounted: false,
            used: Vec::new(),
            gained: Vec::new(),
        }
    }

    pub(crate) fn on_table(&self) -> bool {
        self.place == Place::Table && self.status != Status::Out
    }

    pub(crate) fn standing(&self) -> bool {
        self.on_table() && self.status == Status::Standing
    }

    pub(crate) fn name(&self) -> &str {
        self.card.text("name")
    }

    /// Half of the longer side of its base.
    pub(crate) fn radius(&self) -> i64 {
        self.card.of("base").number("length") / 2
    }
}

/// One side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Side {
    pub points: i64,
    pub shaken: bool,
    pub fled: bool,
    pub lies: bool,
    /// Its zone, by its place in the scenario.
    pub zone: Option<usize>,
}

/// An Activation that is going on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Doing {
    pub model: usize,
    pub stood_up: bool,
    /// It was held Down as it began.
    pub lay: bool,
    pub moves: Vec<String>,
    pub dashed: bool,
    pub shots: Vec<String>,
    pub fought: u32,
    pub taken: Vec<String>,
    pub aim: i64,
    pub targets: Vec<usize>,
    pub first: Option<String>,
}

impl Doing {
    pub(crate) fn moved(&self) -> bool {
        self.dashed || !self.moves.is_empty()
    }
}

/// A question of the log, with what was declared about it so far.
#[derive(Clone, Debug)]
pub(crate) struct Question {
    pub asks: Value,
    pub spent: Vec<(usize, Value)>,
    pub called: Vec<Value>,
}

/// Terrain as it stands on the map.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub kind: String,
    pub keywords: Vec<String>,
    pub height: i64,
    pub shape: Shape,
}

impl Piece {
    fn is(&self, kinds: &[&str], keyword: &str) -> bool {
        let has = |word: &str| self.keywords.iter().any(|k| k == word);
        !has("OPEN TERRAIN") && (kinds.contains(&self.kind.as_str()) || has(keyword))
    }

    pub(crate) fn difficult(&self) -> bool {
        self.is(&["difficult", "stream"], "DIFFICULT TERRAIN")
    }

    pub(crate) fn impassable(&self) -> bool {
        self.is(&["landmark", "intact_building"], "IMPASSABLE TERRAIN")
    }

    /// How high a base on it stands.
    pub(crate) fn top(&self) -> i64 {
        if ["hill", "wall", "obstacle"].contains(&self.kind.as_str()) { self.height } else { 0 }
    }
}

/// The table and everything on it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub scenario: Value,
    pub forces: Vec<Value>,
    pub readings: BTreeMap<String, String>,
    /// Bare hands as a weapon (C-34).
    pub bare: Value,
    pub size: (i64, i64),
    pub terrain: Vec<Piece>,
    pub models: Vec<Model>,
    pub sides: Vec<Side>,
    pub turn: i64,
    pub initiative: Option<usize>,
    /// Who is to pick first this Turn.
    pub first: Option<usize>,
    /// The side that Activated last this Turn.
    pub last: Option<usize>,
    pub doing: Vec<Doing>,
    pub asked: Vec<Question>,
    /// Pairs said to be within 1″ of each other, untracked.
    pub engaged: Vec<(usize, usize)>,
    /// Bearer and model: the table says that its auras reach.
    pub under: Vec<(usize, usize)>,
    pub riding: Vec<(usize, usize)>,
    /// Sides that stand together, if the scenario is for teams.
    pub teams: Vec<Vec<usize>>,
    /// Who named whom as an ally this Turn.
    pub allied: Vec<Vec<usize>>,
    pub unused: Vec<usize>,
    pub unforeseen: Option<i64>,
    pub banked: BTreeMap<usize, i64>,
    pub extended: bool,
    pub ended: bool,
    /// The last roll-off: who won.
    pub won: Option<usize>,
    /// The sides of the last draw of cards, the highest first.
    pub cards: Vec<usize>,
    /// Morale Checks due in this phase that were not taken yet.
    pub due: Vec<usize>,
}

impl Table {
    /// The table before the first entry. `None` if the header holds no battlefield.
    pub(crate) fn new(header: &Value) -> Option<Self> {
        let field = header.of("start").of("field");
        let scenario = field.of("scenario").clone();
        let size = (scenario.of("table").maybe("width")?, scenario.of("table").maybe("depth")?);
        let terrain = field.list("terrain").iter().take(TERRAIN).filter_map(|piece| {
            Some(Piece {
                kind: piece.text("kind").to_owned(),
                keywords: piece.texts("keywords").into_iter().map(str::to_owned).collect(),
                height: piece.number("height"),
                shape: Shape::read(piece.of("shape"), size)?,
            })
        });
        let forces = field.list("forces").to_vec();
        let models = forces
            .iter()
            .enumerate()
            .flat_map(|(side, force)| force.list("models").iter().map(move |card| Model::new(Some(side), card)));
        // Neutral models stand there from the beginning, each at its spot.
        let neutrals = scenario.list("neutrals").iter().flat_map(|neutral| {
            neutral.list("spots").iter().map(|spot| Model {
                place: Place::Table,
                at: Spot::read(spot.of("at")),
                ..Model::new(None, neutral.of("sheet"))
            })
        });
        let models = models.chain(neutrals).collect();
        let rulings = field.of("ruleset").of("rulings");
        let readings = rulings.as_object().into_iter().flatten();
        let readings = readings.filter_map(|(key, reading)| Some((key.clone(), reading.as_str()?.to_owned())));
        Some(Self {
            bare: serde_json::json!({"id": "unarmed", "name": "Unarmed", "kind": "melee", "hands": 2, "melee": true}),
            size,
            terrain: terrain.collect(),
            models,
            sides: vec![Side::default(); forces.len()],
            readings: readings.collect(),
            scenario,
            forces,
            turn: 0,
            initiative: None,
            first: None,
            last: None,
            doing: Vec::new(),
            asked: Vec::new(),
            engaged: Vec::new(),
            under: Vec::new(),
            riding: Vec::new(),
            teams: Vec::new(),
            allied: Vec::new(),
            unused: Vec::new(),
            unforeseen: None,
            banked: BTreeMap::new(),
            extended: false,
            ended: false,
            won: None,
            cards: Vec::new(),
            due: Vec::new(),
        })
    }

    /// Whether a rule has this reading; a header names only what differs from the default, or everything.
    pub(crate) fn reads(&self, ruling: &str, reading: &str) -> bool {
        self.readings.get(ruling).is_some_and(|r| r == reading)
    }

    pub(crate) fn acting(&self, model: usize) -> Option<&Doing> {
        self.doing.iter().find(|d| d.model == model)
    }

    pub(crate) fn question(&self) -> &Value {
        self.asked.last().map_or(&Value::Null, |q| &q.asks)
    }

    fn on(&mut self, model: Option<usize>, change: impl FnOnce(&mut Model)) {
        if let Some(model) = model.and_then(|m| self.models.get_mut(m)) {
            change(model);
        }
    }

    fn act(&mut self, model: Option<usize>, change: impl FnOnce(&mut Doing)) {
        if let Some(doing) = model.and_then(|m| self.doing.iter_mut().find(|d| d.model == m)) {
            change(doing);
        }
    }

    fn first_action(&mut self, model: Option<usize>, what: &str) {
        self.act(model, |d| {
            if d.first.is_none() {
                d.first = Some(what.to_owned());
            }
        });
    }

    /// Applies one recorded event.
    pub(crate) fn note(&mut self, event: &Value) {
        let model = event.model("model");
        let side = event.model("side");
        match event.text("event") {
            "asked" => {
                let left = self.asked.len().saturating_sub(event.model("done").unwrap_or(0));
                self.asked.truncate(left);
                let asks = event.list("next").iter().take(QUESTIONS.saturating_sub(self.asked.len())).cloned();
                self.asked.extend(asks.map(|asks| {
                    let window = asks.of("window").clone();
                    let spent = window.list("declared").iter();
                    let spent = spent.filter_map(|pair| {
                        let side = usize::try_from(pair.get(0)?.as_u64()?).ok()?;
                        Some((side, pair.get(1)?.clone()))
                    });
                    Question { spent: spent.collect(), called: window.list("called").to_vec(), asks }
                }));
            }
            "zone_taken" => {
                if let Some(side) = side.and_then(|s| self.sides.get_mut(s)) {
                    side.zone = event.model("zone");
                }
            }
            "deployed" => {
                let at = Spot::read(event.of("at"));
                self.on(model, |m| (m.place, m.at) = (Place::Table, at));
            }
            "held_back" => self.on(model, |m| m.place = Place::Held),
            "turn_began" => {
                (self.turn, self.initiative, self.first, self.last) = (event.number("turn"), None, None, None);
                self.doing.clear();
                self.allied.clear();
                for model in &mut self.models {
                    (model.activated, model.charged, model.stood) = (false, false, false);
                }
            }
            "initiative" => (self.initiative, self.first) = (side, side),
            "activated" | "joined" => {
                let stood_up = event.flag("stood_up");
                self.on(model, |m| {
                    m.activated = true;
                    if stood_up {
                        (m.status, m.stood) = (Status::Standing, true);
                    }
                });
                if event.text("event") == "activated" {
                    self.doing.clear();
                }
                let lies = |m: usize| self.models.get(m).is_some_and(|m| m.status == Status::Down);
                let lay = !stood_up && model.is_some_and(lies);
                self.doing.push(Doing { model: model.unwrap_or(usize::MAX), stood_up, lay, ..Doing::default() });
            }
            "activation_ended" => {
                self.doing.retain(|d| Some(d.model) != model);
                if let Some(side) = model.and_then(|m| self.models.get(m)).and_then(|m| m.side) {
                    self.last = Some(side);
                }
            }
            "move_kind" => {
                let kind = event.text("kind").to_owned();
                self.first_action(model, &kind);
                if kind == "charge" {
                    self.on(model, |m| m.charged = true);
                }
                self.act(model, |d| d.moves.push(kind));
            }
            "dashed" => {
                self.first_action(model, "dash");
                self.act(model, |d| d.dashed = true);
            }
            "shot" => {
                let weapon = event.text("weapon").to_owned();
                self.first_action(model, "shoot");
                self.act(model, |d| d.shots.push(weapon));
            }
            "fought" => {
                self.first_action(model, "fight");
                self.act(model, |d| d.fought += 1);
            }
            "used" => {
                let action = event.text("action").to_owned();
                self.first_action(model, "other");
                self.act(model, |d| d.taken.push(action));
            }
            "use_spent" => {
                let of = event.text("of").to_owned();
                self.on(model, |m| m.used.push(of));
            }
            "moved" | "fell" => {
                let (at, height) = (Spot::read(event.of("to")), event.maybe("height"));
                self.on(model, |m| (m.at, m.height) = (at, height));
            }
            "stands" => {
                let height = event.maybe("height");
                self.on(model, |m| m.height = height);
            }
            "moves_as" => {
                let flying = event.flag("flying");
                self.on(model, |m| m.flies = flying);
            }
            "charges" => {
                let targets = event.models("targets");
                self.act(model, |d| d.targets = targets);
            }
            "dived" => self.on(model, |m| m.dives = true),
            "dive_spent" => self.on(model, |m| m.dives = false),
            "engaged" => {
                if let (Some(a), Some(b)) = (event.model("a"), event.model("b")) {
                    self.engaged.push((a, b));
                }
            }
            "disengaged" => self.engaged.retain(|(a, b)| Some(*a) != model && Some(*b) != model),
            "agreed" => {
                self.readings.insert(event.text("ruling").to_owned(), event.text("reading").to_owned());
            }
            "shows_down" => {
                if let Some(side) = side.and_then(|s| self.sides.get_mut(s)) {
                    side.lies = event.flag("lying");
                }
            }
            "stated" => {
                if let Some(attack) = self.asked.last_mut().and_then(|q| q.asks.pointer_mut("/purpose/attack/facts")) {
                    *attack = event.of("facts").clone();
                }
            }
            "spent" => {
                if let (Some(side), Some(question)) = (side, self.asked.last_mut()) {
                    question.spent.push((side, event.of("markers").clone()));
                }
            }
            "markers" => {
                let markers = Markers::read(event.of("markers"));
                self.on(model, |m| m.markers = markers);
            }
            "down" => self.on(model, |m| m.status = Status::Down),
            "stood" => self.on(model, |m| (m.status, m.stood) = (Status::Standing, true)),
            "out" => {
                self.on(model, |m| (m.status, m.place) = (Status::Out, Place::Gone));
                self.engaged.retain(|(a, b)| Some(*a) != model && Some(*b) != model);
            }
            "tough_spent" => self.on(model, |m| m.tough_spent = true),
            "aimed" => {
                let dice = event.number("dice");
                self.act(model, |d| d.aim += dice);
            }
            "drawn" => {
                let mut drawn: Vec<(usize, usize)> = event
                    .list("cards")
                    .iter()
                    .filter_map(|one| Some((cards::rank(one.text("card"))?, one.model("side")?)))
                    .collect();
                drawn.sort_unstable();
                self.cards = drawn.into_iter().rev().map(|(_, side)| side).collect();
            }
            "rolled" if event.of("roll").text("for") == "roll_off" => self.won = event.of("result").model("won"),
            "shaken" => {
                let shaken = event.flag("shaken");
                if let Some(side) = side.and_then(|s| self.sides.get_mut(s)) {
                    side.shaken = shaken;
                }
            }
            "fled" => {
                if let Some(gone) = side.and_then(|s| self.sides.get_mut(s)) {
                    gone.fled = true;
                }
                for model in self.models.iter_mut().filter(|m| m.side.is_some() && m.side == side) {
                    model.place = Place::Gone;
                }
            }
            "scored" => {
                if let Some(side) = side.and_then(|s| self.sides.get_mut(s)) {
                    side.points += event.number("points");
                }
            }
            "ended" => {
                self.ended = true;
                self.doing.clear();
                self.asked.clear();
            }
            "content" => self.worked(event),
            "scenario" => self.scene(event),
            "set_right" => self.set(event.of("change")),
            "caught_up" => event.list("changes").iter().for_each(|change| self.set(change)),
            _ => {}
        }
    }

    fn worked(&mut self, event: &Value) {
        let model = event.model("model");
        match event.text("what") {
            "gained" => {
                let gained = event.of("gained").clone();
                self.on(model, |m| m.gained.push(gained));
            }
            "lapsed" => {
                let source = event.text("source");
                self.on(model, |m| m.gained.retain(|g| g.text("source") != source));
            }
            "called" => {
                let whole = event.flag("whole_attack");
                let called = event.of("called");
                let attack = self.asked.last().map(|q| q.asks.clone()).unwrap_or_default();
                let attacker = attack_of(&attack).model("attacker");
                let count = self.asked.len();
                for (n, question) in self.asked.iter_mut().enumerate() {
                    let same = attack_of(&question.asks).model("attacker").is_some_and(|a| Some(a) == attacker);
                    if n + 1 == count || whole && same {
                        question.called.push(called.clone());
                    }
                }
            }
            "left" => self.on(model, |m| (m.place, m.uncounted) = (Place::Gone, true)),
            // Inside another it lies Down, off the battlefield.
            "swallowed" => {
                self.on(model, |m| (m.place, m.status, m.at, m.height) = (Place::Gone, Status::Down, None, None));
                self.engaged.retain(|(a, b)| Some(*a) != model && Some(*b) != model);
            }
            "set_free" => self.on(model, |m| m.place = Place::Table),
            "uncounted" => self.on(model, |m| m.uncounted = true),
            "banked" => {
                if let Some(side) = event.model("side") {
                    self.banked.insert(side, event.number("dice"));
                }
            }
            "under" => {
                if let (Some(bearer), Some(model)) = (event.model("bearer"), model) {
                    self.under.retain(|pair| *pair != (bearer, model));
                    if event.flag("under") {
                        self.under.push((bearer, model));
                    }
                }
            }
            _ => {}
        }
    }

    fn scene(&mut self, event: &Value) {
        let model = event.model("model");
        match event.text("what") {
            "teams" => self.teams = event.list("teams").iter().map(Read::indices).collect(),
            "allied" => self.allied = event.list("pairs").iter().map(Read::indices).collect(),
            "points_given" => {
                for (side, points) in [("from", -1), ("to", 1)] {
                    if let Some(side) = event.model(side).and_then(|s| self.sides.get_mut(s)) {
                        side.points += points * event.number("points");
                    }
                }
            }
            "unused" => {
                for model in event.models("models") {
                    self.unused.push(model);
                    self.on(Some(model), |m| m.place = Place::Gone);
                }
            }
            "too_late" => {
                for model in event.models("models") {
                    self.on(Some(model), |m| (m.status, m.place) = (Status::Out, Place::Gone));
                }
            }
            "came_up" => {
                let neutral = event.model("neutral").unwrap_or(usize::MAX);
                let card = self.scenario.list("neutrals").get(neutral).cloned().unwrap_or_default();
                let mut came = Model::new(None, card.of("sheet"));
                (came.place, came.at) = (Place::Table, Spot::read(event.of("at")));
                if self.models.len() < MODELS {
                    self.models.push(came);
                }
            }
            "riding" => {
                self.riding.retain(|(rider, _)| Some(*rider) != model);
                if let (Some(rider), Some(on)) = (model, event.model("on")) {
                    self.riding.push((rider, on));
                }
            }
            "left" => {
                self.riding.retain(|(rider, on)| Some(*rider) != model && Some(*on) != model);
                self.on(model, |m| m.place = Place::Gone);
            }
            "length" => self.extended = event.flag("extended"),
            "unforeseen" => self.unforeseen = Some(self.turn),
            _ => {}
        }
    }

    /// The table said what stands there: its word is taken.
    fn set(&mut self, change: &Value) {
        let model = change.model("model");
        let side = change.model("side");
        match change.text("set") {
            "markers" => {
                let markers = Markers::read(change.of("markers"));
                self.on(model, |m| m.markers = markers);
            }
            "condition" => {
                let status = match change.text("condition") {
                    "down" => Status::Down,
                    "out" => Status::Out,
                    _ => Status::Standing,
                };
                let place = if status == Status::Out { Place::Gone } else { Place::Table };
                self.on(model, |m| (m.status, m.place) = (status, place));
            }
            "position" => {
                let at = Spot::read(change.of("at"));
                self.on(model, |m| (m.at, m.height) = (at, None));
            }
            "activated" => {
                let activated = change.flag("activated");
                self.on(model, |m| m.activated = activated);
            }
            "victory_points" => {
                if let Some(side) = side.and_then(|s| self.sides.get_mut(s)) {
                    side.points = change.number("points");
                }
            }
            "shaken" => {
                if let Some(side) = side.and_then(|s| self.sides.get_mut(s)) {
                    side.shaken = change.flag("shaken");
                }
            }
            "out_of_action" => self.on(model, |m| (m.status, m.place) = (Status::Out, Place::Gone)),
            "waiting" => {
                self.on(model, |m| (m.place, m.status, m.at) = (Place::Waiting, Status::Standing, None));
            }
            "turn" => {
                let turn = change.number("turn");
                if change.text("phase") == "initiative" || turn != self.turn {
                    for model in &mut self.models {
                        (model.activated, model.charged) = (false, false);
                    }
                }
                (self.turn, self.last, self.first, self.ended) = (turn, None, None, false);
                self.doing.clear();
                self.asked.clear();
            }
            "initiative" => (self.initiative, self.first) = (side, side),
            "asked" => {
                (self.turn, self.ended) = (self.turn.max(1), false);
                self.doing.clear();
                let asks = serde_json::json!({"ask": "activate", "side": side});
                self.asked = vec![Question { asks, spent: Vec::new(), called: Vec::new() }];
                (self.last, self.first) = (None, side);
            }
            "engaged" => {
                if let (Some(a), Some(b)) = (change.model("a"), change.model("b")) {
                    self.engaged.retain(|&pair| pair != (a, b) && pair != (b, a));
                    if change.flag("engaged") {
                        self.engaged.push((a, b));
                    }
                }
            }
            _ => {}
        }
    }
}

/// The attack that a question belongs to.
pub(crate) fn attack_of(asks: &Value) -> &Value {
    let success = asks.of("purpose").of("attack");
    if success.is_null() { asks.of("cause").of("attack").of("attack") } else { success }
}
