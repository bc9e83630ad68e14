//! A battle between cards of the shipped pack, told as a record.

use std::sync::Arc;

use nml_battle::{
    Battle, Command, Event, Field, Force, ModelId, Presence, StateChange, Step, Want, decide, evolve, options,
};
use nml_catalogue::Point;
use nml_catalogue::card::{ModelCard, Sourced};
use nml_exchange::{list, pack};
use nml_warband::muster_waived;
use serde_json::{Value, json};

fn mustered(pack: &str, list: &Value) -> (Vec<ModelCard>, Vec<Sourced>) {
    let shipped = pack::shipped(pack).unwrap().unwrap();
    let roster = list::read(&serde_json::to_vec(list).unwrap(), &shipped.catalogue).unwrap().0;
    let mustered = muster_waived(&roster, &shipped.catalogue).unwrap();
    (mustered.sheets, mustered.effects)
}

/// The cards of a list.
pub fn cards(list: &Value) -> Vec<ModelCard> {
    mustered(pack::RULES, list).0
}

/// The first card of a list.
pub fn card(list: &Value) -> ModelCard {
    mustered(pack::RULES, list).0.swap_remove(0)
}

/// Two Forces of these models, by the pack of rules 1.0.2.
pub fn force(faction: &str, models: &[Value], other: &str, others: &[Value]) -> Field {
    force_by(pack::RULES, (faction, models), (other, others))
}

/// Two Forces of these models, by a shipped pack.
pub fn force_by(pack: &str, one: (&str, &[Value]), other: (&str, &[Value])) -> Field {
    let side = |(faction, models): (&str, &[Value])| {
        let (models, effects) = mustered(pack, &json!({"faction": faction, "models": models}));
        Force {
            warband: faction.into(),
            name: faction.into(),
            faction: faction.into(),
            player: String::new(),
            models,
            effects,
            roster: 0,
        }
    };
    let scenario = pack::embedded().unwrap().catalogue.scenario("claim-no-mans-land").unwrap().clone();
    Field {
        scenario,
        terrain: Vec::new(),
        forces: vec![side(one), side(other)],
        ruleset: nml_catalogue::ruleset::find("official-1.0.2").unwrap(),
        pack: "0".repeat(64),
        games: Vec::new(),
    }
}

/// A battle and what is said in it.
pub struct Record {
    pub battle: Battle,
}

impl Record {
    /// Zones taken; what comes before deployment is asked next.
    pub fn zoned(field: Field) -> Self {
        let mut record = Self { battle: Battle::new(Arc::new(field)) };
        record.dice(&[6, 1]).say(Command::ChooseZone { zone: 1 });
        record
    }

    /// Before the first model is set up.
    pub fn begun(field: Field) -> Self {
        let mut record = Self::zoned(field);
        if matches!(record.battle.question(), Some(Step::DeployRollOff)) {
            record.dice(&[6, 1]);
        }
        record
    }

    /// Set up where told, side A about to Activate.
    pub fn placed(field: Field, places: &[(i32, i32)]) -> Self {
        let mut record = Self::zoned(field);
        record.deploy_all(places).first(0);
        record
    }

    /// Declines everything that content asks.
    pub fn settle_questions(&mut self) -> &mut Self {
        while let Some(Step::Content(ask)) = self.battle.question().cloned() {
            match ask.want {
                Want::Choose { options, .. } => {
                    let last = u8::try_from(options.len() - 1).unwrap();
                    self.say(Command::Choose { option: last });
                }
                Want::Pick { .. } => {
                    self.say(Command::Pick { model: None });
                }
                Want::RollOff => {
                    self.dice(&[6, 1]);
                }
                other @ (Want::Die { .. } | Want::Put(_) | Want::Several { .. }) => panic!("{other:?}"),
            }
        }
        self
    }

    /// Sets everybody up, in the order of their ids, then puts them where told.
    pub fn deploy_all(&mut self, places: &[(i32, i32)]) -> &mut Self {
        self.settle_questions();
        if matches!(self.battle.question(), Some(Step::DeployRollOff)) {
            self.dice(&[6, 1]);
        }
        while let Some(Step::Deploy { side }) = self.battle.question().cloned() {
            let waiting = self.battle.models().find(|(_, f)| f.side == side && f.presence == Presence::Waiting);
            let model = waiting.unwrap().0;
            self.say(Command::Deploy { model, at: None }).settle_questions();
        }
        for (model, (x, y)) in (0..).zip(places) {
            if self.battle.there(model) {
                self.set(StateChange::Position { model, at: Some(Point::inches(*x, *y)) });
            }
        }
        if matches!(self.battle.question(), Some(Step::InitiativeRollOff)) {
            self.dice(&[6, 1]);
        }
        self
    }

    /// This side Activates first.
    pub fn first(&mut self, side: u8) -> &mut Self {
        self.say(Command::ChooseFirst { side })
    }

    pub fn deploy(&mut self, model: ModelId) -> &mut Self {
        self.say(Command::Deploy { model, at: None })
    }

    pub fn set(&mut self, change: StateChange) -> &mut Self {
        self.say(Command::SetRight { change, reason: "as it lies".into() })
    }

    /// Says it; the rules must accept.
    pub fn say(&mut self, command: Command) -> &mut Self {
        let events =
            decide(&self.battle, &command).unwrap_or_else(|r| panic!("{command:?}: {} {:?}", r.code, r.message));
        events.iter().for_each(|e| evolve(&mut self.battle, e));
        self
    }

    pub fn refused(&self, command: &Command) -> String {
        decide(&self.battle, command).expect_err("it must be refused").code.to_owned()
    }

    /// Whether the options offer or refuse it at all.
    pub fn lists(&self, command: &Command) -> bool {
        nml_battle::admits(&options(&self.battle), &self.battle, command)
    }

    pub fn dice(&mut self, faces: &[u8]) -> &mut Self {
        let roll = json!({"do": "roll", "faces": faces, "source": "table"});
        self.say(serde_json::from_value(roll).unwrap())
    }

    /// How many dice are asked for.
    pub fn dice_asked(&self) -> usize {
        self.battle.faces_asked(self.battle.question().unwrap()).unwrap()
    }

    /// The same, and what the roll came to.
    pub fn said(&mut self, face: u8) -> nml_battle::RollResult {
        let roll = json!({"do": "roll", "faces": vec![face; self.dice_asked()], "source": "table"});
        let events = decide(&self.battle, &serde_json::from_value(roll).unwrap()).unwrap();
        events.iter().for_each(|e| evolve(&mut self.battle, e));
        let rolled = events.into_iter().find_map(|e| if let Event::Rolled(rolled) = e { Some(rolled) } else { None });
        rolled.unwrap().result
    }

    /// As many dice as are asked for, all with this face.
    pub fn dice_for(&mut self, face: u8) -> &mut Self {
        let faces = vec![face; self.dice_asked()];
        self.dice(&faces)
    }

    pub fn activate(&mut self, model: ModelId) -> &mut Self {
        if matches!(self.battle.question(), Some(Step::ChooseFirst { .. })) {
            let side = self.battle.side_of(model);
            self.first(side);
        }
        if let Some(Step::Activate { side, .. }) = self.battle.question().cloned()
            && side != self.battle.side_of(model)
        {
            let other = self.battle.on_table(side).find(|m| !self.battle.fighter(*m).unwrap().activated);
            if let Some(other) = other {
                self.say(Command::Activate { model: other }).say(Command::EndActivation);
            }
        }
        self.say(Command::Activate { model })
    }

    pub fn blood(&self, model: ModelId) -> u8 {
        self.battle.fighter(model).unwrap().markers.blood
    }

    /// What content wants to know.
    pub fn want(&self) -> Want {
        let Some(Step::Content(ask)) = self.battle.question() else { panic!("{:?}", self.battle.question()) };
        ask.want.clone()
    }
}
