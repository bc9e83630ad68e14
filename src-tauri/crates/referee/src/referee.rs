//! The referee at work: it judges each entry in force against the table before it, then folds the entry in.

use serde_json::Value;

use crate::cards::Deck;
use crate::finding::{Finding, Severity};
use crate::goal::Goal;
use crate::json::Read;
use crate::memory::{Feats, Followed, Journey, Series, Wound};
use crate::phrase;
use crate::ruleset;
use crate::table::{Markers, Table};

/// The most findings of one log: one that is all wrong is just called that.
const MOST: usize = 1000;

/// Judges a log entry by entry.
#[derive(Clone, Debug)]
pub struct Referee {
    pub(crate) table: Table,
    pub(crate) findings: Vec<Finding>,
    pub(crate) seq: u64,
    /// The table's word stands: what follows is taken and not judged.
    pub(crate) quiet: bool,
    /// The Injury Roll of this entry.
    pub(crate) wound: Option<Wound>,
    /// Whether the last attack roll was a critical.
    pub(crate) critical_hit: Option<bool>,
    /// The way a model is on.
    pub(crate) journey: Option<Journey>,
    /// The attacks of the ACTION that is going on.
    pub(crate) series: Series,
    /// What this entry brought about so far.
    pub(crate) here: Here,
    /// Deeds done, with their sides.
    pub(crate) deeds: Vec<(String, usize)>,
    /// The cards that were drawn, in a battle for many Warbands.
    pub(crate) deck: Deck,
    /// Who took whom Out of Action, and what else Deeds want.
    pub(crate) feats: Feats,
    /// Who held the objectives when they were last said.
    pub(crate) holders: Vec<Option<usize>>,
    /// The side whose last Morale Check failed.
    pub(crate) morale_failed: Option<usize>,
    /// The ACTION of a card that was taken last: whose, and which.
    pub(crate) last_used: Option<(usize, String)>,
    /// The model that must be Activated next.
    pub(crate) owed: Option<usize>,
    /// The side that was asked to set up a model.
    pub(crate) deploying: Option<usize>,
    /// The Charge Bonus that was rolled last: whose, and inches.
    pub(crate) charge_face: Option<(usize, i64)>,
    /// The phases that this Turn had so far.
    pub(crate) phases: Phases,
    /// It found more than it keeps.
    pub(crate) more: bool,
    /// What must lie on a model once its side has spent.
    pub(crate) spending: Option<(usize, Markers)>,
}

/// The phases that a Turn had.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Phases {
    pub initiative: bool,
    pub morale: bool,
}

/// What happened in the entry that is being judged.
#[derive(Clone, Debug, Default)]
pub(crate) struct Here {
    /// The Turn it began in, and who was to act.
    pub turn: i64,
    pub who: Option<String>,
    /// What followed from the roll of an attack.
    pub followed: Followed,
    /// A model stands up in it, or will when its beginning is put in order.
    pub(crate) rises: bool,
    /// Which side scored for what.
    pub scored: Vec<(usize, String)>,
    /// The command's word.
    pub does: String,
    /// The models that are Activated together.
    pub together: Vec<usize>,
    /// Something that may place, take or spare markers.
    pub marks: bool,
    /// A question of an ability, an item, a ledge or the like was put.
    pub asked: bool,
    /// The same, after the Injury Roll.
    pub asked_after_wound: bool,
    /// A roll failed that must end the Activation: whose.
    pub must_end: Option<usize>,
    /// Who ended its Activation.
    pub over: Vec<usize>,
    /// A model that had INFECTION when it was Activated, and how much.
    pub sick: Vec<(usize, i64)>,
}

/// Whether the beginning of an Activation is not over: poison may still place a marker (TRN-05).
fn begun(asks: &Value) -> bool {
    !asks.of("want").of("choose").of("then").of("begins").is_null()
}

impl Referee {
    /// A referee at a table as the header of a log sets it up. `None` if the header holds no battlefield.
    #[must_use]
    pub fn new(header: &Value) -> Option<Self> {
        Some(Self {
            table: Table::new(header)?,
            findings: ruleset::unknown(header.of("start").of("field")).into_iter().collect(),
            seq: 0,
            quiet: false,
            wound: None,
            critical_hit: None,
            journey: None,
            series: Series::default(),
            here: Here::default(),
            deeds: Vec::new(),
            deck: Deck::default(),
            feats: Feats::default(),
            holders: Vec::new(),
            morale_failed: None,
            last_used: None,
            owed: None,
            deploying: None,
            charge_face: None,
            spending: None,
            phases: Phases::default(),
            more: false,
        })
    }

    /// Judges an entry: what was said, and what the log says followed from it.
    pub fn entry(&mut self, seq: u64, command: &Value, events: &[Value]) {
        let does = command.text("do");
        // Marked entries, and what is stated and not rolled: the table said so.
        let stated = ["overrule", "set_right", "happened", "catch_up", "result", "stop", "stands", "concede"];
        let marked = |event: &Value| ["overruled", "set_right", "caught_up", "happened"].contains(&event.text("event"));
        (self.seq, self.quiet) = (seq, stated.contains(&does) || events.iter().any(marked));
        if self.quiet {
            // The table may have said how a whole Turn ended.
            self.phases = Phases { initiative: true, morale: true };
        }
        // If the app asks for the order of a beginning, standing up has its place in it (TRN-05).
        let waits = |left: &Value| left.as_str() == Some("stands_up");
        let begins = |asks: &Value| asks.of("want").of("choose").of("then").of("begins").list("left").iter().any(waits);
        let rises = |event: &Value| event.text("event") == "stood" || event.list("next").iter().any(begins);
        let (together, rises) = (command.models("models"), events.iter().any(rises));
        let (turn, who) = (self.table.turn, self.table.actor(self.table.question()));
        self.here = Here { does: does.to_owned(), turn, who, together, rises, ..Here::default() };
        self.feats.stated |= ["set_right", "happened", "catch_up", "result"].contains(&does);
        self.here.marks = self.table.asked.iter().any(|q| begun(&q.asks))
            || [
                "use",
                "call",
                "pick",
                "choose",
                "regenerate",
                "put",
                "ledge",
                "dive",
                "deploy",
                "scenario",
                "caught",
                "noted",
            ]
            .contains(&does);
        if !self.table.asked.iter().any(|q| q.asks.text("ask") == "journey") {
            self.journey = None;
        }
        if !self.quiet {
            self.answered(command, events);
        }
        self.said(command);
        for event in events {
            self.happened(event);
            self.table.note(event);
        }
        self.entry_over();
    }

    /// What was found so far.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Whether it found more than it keeps.
    #[must_use]
    pub(crate) const fn found_more(&self) -> bool {
        self.more
    }

    /// The Turn in which the log stands. `None` once the battle is over.
    #[must_use]
    pub const fn unfinished(&self) -> Option<i64> {
        if self.table.ended { None } else { Some(self.table.turn) }
    }

    pub(crate) fn broken(&mut self, rule: &'static str, code: &'static str, message: String) {
        self.find(Severity::Broken, rule, code, message);
    }

    pub(crate) fn unjudged(&mut self, rule: &'static str, code: &'static str, message: String) {
        self.find(Severity::Unjudged, rule, code, message);
    }

    fn find(&mut self, severity: Severity, rule: &'static str, code: &'static str, message: String) {
        if self.quiet {
            return;
        }
        let when = if self.here.turn == 0 { "Set-up".to_owned() } else { format!("Turn {}", self.here.turn) };
        let message = match &self.here.who {
            Some(who) if !message.starts_with(who.as_str()) => format!("{when}, {who}: {message}"),
            Some(_) | None => format!("{when}: {message}"),
        };
        if self.findings.len() < MOST {
            self.findings.push(Finding { seq: self.seq, rule, code, severity, message });
        } else {
            self.more = true;
        }
    }

    fn said(&mut self, command: &Value) {
        match command.text("do") {
            "choose_first" if self.table.question().text("ask") == "choose_first" => {
                self.table.first = command.model("side");
            }
            "deploy" => self.deploying = self.table.question().model("side"),
            "move" | "end_charge" => self.sets_out(command),
            "shoot" | "fight" | "react" => self.strikes(command),
            "spend" => self.declares(command),
            "control" => {
                self.holders =
                    command.list("holders").iter().map(|h| h.as_u64().and_then(|n| n.try_into().ok())).collect();
            }
            _ => {}
        }
    }

    fn happened(&mut self, event: &Value) {
        let model = event.model("model");
        match event.text("event") {
            "asked" => self.asks(event),
            "turn_began" => self.turn_begins(event.number("turn")),
            "initiative" => self.takes_initiative(event),
            "activated" | "joined" => self.activates(event),
            "activation_ended" => self.ends(event),
            "move_kind" | "dashed" | "shot" | "fought" | "used" => self.acts(event),
            "charges" => self.charges(event),
            "moved" => self.moves(event),
            "rolled" => self.rolls(event),
            "markers" => self.marks(event),
            "morale_began" => self.morale_begins(),
            "shaken" | "fled" => self.morale_follows(event),
            "scored" => self.scores(event),
            "ended" => self.battle_ends(event),
            "deed" => self.claims(event),
            "set_right" => self.deed_set(event.of("change")),
            "caught_up" => event.list("changes").iter().for_each(|change| self.deed_set(change)),
            "content" => {
                let plain = ["hit", "fought_with", "free", "bound"].contains(&event.text("what"));
                self.here.marks |= !plain || event.text("what") == "hit" && self.hits_without_roll(event);
                if event.text("what") == "hit" {
                    self.hit_told(event);
                }
                self.here.followed.acts |= event.text("what") == "acts";
                if event.text("what") == "acts"
                    && let Some(wound) = &mut self.wound
                {
                    wound.loose = true;
                }
            }
            "scenario" => {
                self.here.marks |= !["risky", "retreated_from", "plays", "held"].contains(&event.text("what"));
                if event.text("what") == "held" {
                    let held = event.list("objectives").iter();
                    self.holders = held.map(|h| h.model("holder")).collect();
                }
            }
            "deployed" => {
                self.here.marks = true;
                self.deploys(event);
            }
            "held_back" => self.held_back(event),
            "spent" | "dived" | "fell" => self.here.marks = true,
            "out" => {
                self.here.marks = true;
                self.falls(event);
            }
            "stood" | "down" => {
                self.here.marks = true;
                if model.and_then(|m| self.table.models.get(m)).is_some_and(|m| !m.on_table()) {
                    self.broken(
                        "DWN-01",
                        "not_there",
                        format!(
                            "{} is not on the table, and goes Down or stands up",
                            model.map_or_else(String::new, |m| self.table.name(m))
                        ),
                    );
                }
            }
            // What these say is kept by the table, or needs no look.
            "agreed" | "aimed" | "disengaged" | "dive_spent" | "engaged" | "happened" | "mines_cleared"
            | "mines_laid" | "moves_as" | "off_hand" | "overruled" | "scattered" | "shot_lost" | "shows_down"
            | "spend_first" | "stands" | "stated" | "tough_spent" | "turned" | "use_spent" | "zone_taken" => {}
            "drawn" => self.cards_drawn(event),
            unknown => {
                let why = format!("unknown word “{unknown}”: the referee does not know what it does");
                self.unjudged("LOG", "unknown_event", why);
            }
        }
    }

    /// A question is put: what it claims is compared with the table.
    fn asks(&mut self, event: &Value) {
        // Before the first Turn no entry holds the first question.
        if self.table.turn > 0 && event.model("done").is_some_and(|done| done > self.table.asked.len()) {
            self.broken("LOG", "nothing_asked", "a question is taken as answered that nobody asked".to_owned());
        }
        for asks in event.list("next") {
            let ask = asks.text("ask");
            let purpose = asks.of("purpose").word();
            let aside = ["ledge", "content", "put", "goes_down", "scenario"].contains(&ask)
                || ask == "success" && ["ledge", "ability"].contains(&purpose);
            self.here.asked |= aside;
            self.here.asked_after_wound |= aside && self.wound.is_some();
            self.hit_asks(asks);
            match ask {
                "activate" => self.owes(asks),
                "into_melee" => {
                    self.series.lot_due = false;
                    if matches!(Goal::read(asks), Some(Goal::Point(_))) {
                        self.broken("ATK-08", "die_at_point", "a die is asked for a shot at a point".to_owned());
                    }
                }
                "reactions" => self.reactions(asks),
                "end_charge" => self.charge_reach(asks),
                "charge_bonus" => self.charge_die(asks),
                "success" if purpose == "attack" => self.attack_asked(asks.of("purpose").of("attack")),
                _ => {}
            }
        }
    }

    fn rolls(&mut self, rolled: &Value) {
        self.here.marks |=
            ["action", "ability", "work", "scenario", "dive", "ledge"].contains(&rolled.of("roll").text("for"));
        let question = self.table.asked.last().cloned();
        // What was called on may do something of its own.
        self.here.marks |= question.as_ref().is_some_and(|q| !q.called.is_empty());
        let roll = rolled.of("roll");
        let model = rolled.model("model");
        let ask = question.as_ref().map_or("", |q| q.asks.text("ask"));
        match (roll.text("for"), model, question.as_ref()) {
            ("roll_off", ..) => self.roll_off(rolled),
            ("morale", ..) => {
                let Some(side) = roll.model("side") else { return };
                self.checks_morale(side, rolled);
            }
            ("injury", Some(victim), Some(question)) if ask == "injury" => self.injury(rolled, victim, question),
            (_, Some(model), Some(question)) if ask == "success" => {
                self.success(rolled, model, question);
                self.risky(rolled, model, question);
                if roll.text("for") == "attack" {
                    self.attack_rolled(rolled, question);
                    self.critical_hit = Some(rolled.text("result") == "critical");
                }
            }
            ("charge_bonus", Some(model), _) => self.charge_bonus(model, rolled),
            ("evade", ..) => {
                let face = rolled.list("faces").first().and_then(Value::whole).unwrap_or(0);
                if rolled.number("total") != (face + 1) / 2 {
                    let total = rolled.number("total");
                    self.broken("F-08", "d3", format!("a D3 of {face} is {total}"));
                }
            }
            ("into_melee", ..) => {
                let face = rolled.number("total");
                let should = if face <= 3 { "friend" } else { "enemy" };
                if rolled.text("result") != should {
                    self.broken("ATK-08", "into_melee", format!("a {face} sends the shot at a {should}"));
                }
            }
            (
                "injury" | "attack" | "dash" | "climb" | "jump" | "dangerous" | "dive" | "ledge" | "blind" | "action",
                ..,
            ) => {
                let what = phrase::plain(roll.text("for"));
                let asked = question
                    .as_ref()
                    .map_or_else(|| "nothing is asked".to_owned(), |question| self.table.still(&question.asks));
                self.unjudged("ROL-01", "not_asked", format!("{asked}, and a die is rolled for “{what}”"));
            }
            _ => {}
        }
    }

    fn roll_off(&mut self, rolled: &Value) {
        let faces: Vec<i64> = rolled.numbers("faces");
        let best = faces.iter().max();
        let mut winners = faces.iter().enumerate().filter(|(_, face)| Some(*face) == best).map(|(side, _)| side);
        let winner = winners.next().filter(|_| winners.next().is_none());
        let says = rolled.of("result").model("won");
        // If only some sides roll off, the others' dice do not count.
        let total = rolled.maybe("total") == best.copied();
        if self.table.sides.len() == 2 && (says != winner || !total) {
            self.broken(
                "F-08",
                "roll_off",
                format!("the roll-off {} is said to be won by {}", phrase::faces(&faces), self.table.won_by(says)),
            );
        }
    }

    fn entry_over(&mut self) {
        self.hit_settled();
        let asked = self.here.asked_after_wound;
        self.wound_settled(asked);
        self.spending_over();
        self.entry_of_turn_over();
    }
}
