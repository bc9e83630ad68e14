//! Golden battles: each scenario played whole by its seed, told in lines that a person can check against the rules.
//!
//! `tests/golden/` has one file per scenario. It says who was who, what each Turn brought, every point with its reason, and
//! a digest of the final state, so that no rule changes unseen. After an intended change:
//!
//! ```sh
//! cargo test -p nml-tests --test golden -- --ignored     # rewrites them; read what changed before you keep it
//! ```

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use nml_app::battle::self_play::{self, Wanted};
use nml_app::failure::Failure;
use nml_battle::{
    Battle, Event, ModelId, NEUTRAL, Presence, RollName, RollResult, ScenarioEvent, Score, SideId, evolve,
};
use nml_catalogue::scenario::ScoredPer;
use nml_ledger::Hash;

/// The scenarios with their seeds: each seed was looked for until the battle shows what its scenario is about.
pub const SEEDS: [(&str, u64); 12] = [
    ("claim-no-mans-land", 23),
    ("hunt-for-heroes", 9),
    ("relic-hunt", 19),
    ("trench-warfare", 11),
    ("armoured-train", 1),
    ("dragon-hunt", 4),
    ("supply-raid", 11),
    ("from-below", 4),
    ("fields-of-glory", 4),
    ("dont-breathe", 3),
    ("the-high-ground", 16),
    ("great-war", 11),
];

/// A battle of the samples, told.
///
/// # Errors
/// As `self_play::battle`.
pub fn told(scenario: &str, seed: u64) -> Result<String, Failure> {
    let field = Arc::new(self_play::field(&Wanted { scenario: Some(scenario.to_owned()), ..Wanted::default() })?);
    let (open, _) = self_play::battle(&field, seed)?;
    let mut tale = Tale { battle: Battle::new(Arc::clone(&field)), text: String::new(), stood: BTreeMap::new() };
    let entries = open.log.kept().len();
    tale.line(&format!("{}, seed {seed}: {entries} entries", field.scenario.name));
    for kept in open.log.effective() {
        for event in kept.events() {
            tale.tell(event);
            evolve(&mut tale.battle, event);
        }
    }
    tale.line(&format!("Final state {}", digest(&open.state)));
    Ok(tale.text)
}

/// What stands on the table at the end: models, markers, things, points, Deeds.
fn digest(battle: &Battle) -> Hash {
    let models: Vec<_> = battle.models().map(|(_, f)| (f.side, f.presence, f.condition, f.markers, f.at)).collect();
    let points: Vec<u16> = battle.sides.iter().map(|s| s.points).collect();
    Hash::of(format!("{models:?}{:?}{points:?}{:?}", battle.scene.things, battle.deeds).as_bytes())
}

struct Tale {
    battle: Battle,
    text: String,
    /// Points of a side before the Turn's end.
    stood: BTreeMap<SideId, usize>,
}

fn letter(side: SideId) -> char {
    char::from(b'A'.saturating_add(side))
}

impl Tale {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{text}");
    }

    fn side(&self, side: SideId) -> String {
        let name = self.battle.field.forces.get(usize::from(side)).map_or("", |f| f.name.as_str());
        format!("{} {name}", letter(side))
    }

    fn name(&self, model: ModelId) -> String {
        let Some(fighter) = self.battle.fighter(model) else { return format!("model {model}") };
        let name = self.battle.sheet(model).map_or("", |s| s.name.as_str());
        if fighter.side == NEUTRAL { name.to_owned() } else { format!("{} {name}", letter(fighter.side)) }
    }

    fn deed(&self, deed: &str) -> String {
        let deeds = &self.battle.field.scenario.deeds;
        deeds.iter().find(|d| d.id == deed).map_or_else(|| deed.to_owned(), |d| d.name.clone())
    }

    // What is not told is in the digest.
    #[allow(clippy::wildcard_enum_match_arm)]
    fn tell(&mut self, event: &Event) {
        match event {
            Event::ZoneTaken { side, zone } => {
                let label = self.battle.field.scenario.zones.get(usize::from(*zone)).map_or("", |z| z.label.as_str());
                self.line(&format!("{}: {label}", self.side(*side)));
            }
            Event::Deployed { model, .. } if self.battle.turn > 0 => {
                self.line(&format!("  {} arrives", self.name(*model)));
            }
            Event::Deployed { model, .. } => {
                let side = self.battle.fighter(*model).map_or(NEUTRAL, |f| f.side);
                *self.stood.entry(side).or_default() += 1;
            }
            Event::TurnBegan { turn } => {
                if *turn == 1 {
                    self.set_up();
                }
                self.line(&format!("Turn {turn}"));
            }
            Event::Out { model, fall } => {
                let by = fall.by.map_or_else(String::new, |by| format!(" by {}", self.name(by)));
                let with = fall.weapon.as_ref().map_or_else(String::new, |w| format!(", {w}"));
                self.line(&format!("  {} Out of Action{by}{with}", self.name(*model)));
            }
            Event::Fled { side } => self.line(&format!("  {} flees", self.side(*side))),
            Event::Shaken { side, shaken: true } => self.line(&format!("  {} is Shaken", self.side(*side))),
            Event::Rolled(rolled) => {
                if let RollName::Scenario { what } = &rolled.roll {
                    let faces: Vec<String> = rolled.faces.iter().map(|f| f.number().to_string()).collect();
                    let what = serde_json::to_value(what).map_or_else(|_| String::new(), |v| v.to_string());
                    self.line(&format!("  die {what}: {} gives {}", faces.join(" "), rolled.total));
                }
                if let (RollName::Morale { side }, result) = (&rolled.roll, &rolled.result) {
                    let passed = if *result == RollResult::Failure { "failed" } else { "passed" };
                    self.line(&format!("  {}: Morale Check {passed}", self.side(*side)));
                }
            }
            Event::Scored { points: 0, .. } => {}
            Event::Scored { side, points, why } => self.scored(*side, *points, why),
            Event::Deed(done) => {
                let who = done.model.map_or_else(|| self.side(done.side), |m| self.name(m));
                self.line(&format!("  Deed {}: {who}", self.deed(&done.deed)));
            }
            Event::Scenario(event) => self.of_scenario(event),
            Event::Ended(outcome) => {
                let points: Vec<String> = self.battle.sides.iter().map(|s| s.points.to_string()).collect();
                let winner = outcome.winner.map_or_else(|| "nobody".to_owned(), |w| self.side(w));
                self.line(&format!("Ended ({}): {}, won by {winner}", outcome.reason.word(), points.join(" : ")));
            }
            _ => {}
        }
    }

    fn set_up(&mut self) {
        let sides: Vec<SideId> = self.battle.side_ids().collect();
        for side in sides {
            let stand = self.stood.get(&side).copied().unwrap_or(0);
            let count = |presence| {
                let of = |(id, f): &(ModelId, &nml_battle::Fighter)| {
                    f.side == side && f.presence == presence && !self.battle.scene.unused.contains(id)
                };
                self.battle.models().filter(of).count()
            };
            let wait = count(Presence::Waiting);
            let text = format!("{} sets up {stand}, {wait} wait", self.side(side));
            self.line(&text);
        }
    }

    fn scored(&mut self, side: SideId, points: u16, why: &Score) {
        let scenario = &self.battle.field.scenario;
        let why = match why {
            Score::Objectives { held } => format!("{held} objectives held"),
            Score::Deeds { done } => format!("{done} Deeds"),
            Score::Stated => "stated".to_owned(),
            Score::Scenario { parts } => {
                let part = |p: &nml_battle::ScorePart| {
                    let rule = scenario.victory_points.get(usize::from(p.rule));
                    let per = rule.map_or_else(String::new, |v| of_rule(&v.per));
                    format!("{} for {per}", p.points)
                };
                parts.iter().map(part).collect::<Vec<_>>().join(", ")
            }
        };
        self.line(&format!("  {} +{points}: {why}", self.side(side)));
    }

    #[allow(clippy::wildcard_enum_match_arm)]
    fn of_scenario(&mut self, event: &ScenarioEvent) {
        match event {
            ScenarioEvent::Roles { roles } => {
                for (side, role) in (0..).zip(roles) {
                    let role = role.map_or_else(String::new, |r| format!("{r:?}").to_lowercase());
                    self.line(&format!("{}: {role}", self.side(side)));
                }
            }
            ScenarioEvent::Tallied(tallied) => {
                let who = tallied.model.map_or_else(|| self.side(tallied.side), |m| self.name(m));
                self.line(&format!("  {who}: {}", tallied.tally));
            }
            ScenarioEvent::Thing { thing, now } if now.gone && self.battle.scene.lying(*thing).is_some() => {
                self.line(&format!("  {} is gone", now.label));
            }
            ScenarioEvent::Thing { now, .. } if now.carried.is_some() => {
                let who = now.carried.map_or_else(String::new, |m| self.name(m));
                self.line(&format!("  {who} carries {}", now.label));
            }
            ScenarioEvent::Holds { model, count, .. } => {
                self.line(&format!("  {} holds {count}", self.name(*model)));
            }
            ScenarioEvent::Unused { models } => {
                let names: Vec<String> = models.iter().map(|m| self.name(*m)).collect();
                self.line(&format!("Take no part: {}", names.join(", ")));
            }
            ScenarioEvent::Stirred { times } => self.line(&format!("  stirred: {times}")),
            ScenarioEvent::CameUp { .. } => self.line("  one comes up"),
            ScenarioEvent::Left { model } => self.line(&format!("  {} leaves the table", self.name(*model))),
            ScenarioEvent::Noted(note) => {
                let names: Vec<String> = note.models.iter().map(|m| self.name(*m)).collect();
                let objective = note.objective.map_or_else(String::new, |o| format!("objective {}", o + 1));
                self.line(&format!("  {} shows {}: {}{objective}", self.side(note.side), note.note, names.join(", ")));
            }
            ScenarioEvent::Proposed(proposal) if proposal.unsure => {
                self.line(&format!("  perhaps {}", self.deed(&proposal.deed)));
            }
            _ => {}
        }
    }
}

/// What a rule counts, in a word or two.
fn of_rule(per: &ScoredPer) -> String {
    serde_json::to_value(per).map_or_else(|_| String::new(), |v| v.to_string().replace(['"', '{', '}'], ""))
}
