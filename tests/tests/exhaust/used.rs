//! What a battle used of the Forces: weapons, keywords, and the effects that acted.

use std::collections::BTreeSet;

use nml_battle::{Battle, Event, Field, RollName, Step, Worked};
use nml_catalogue::card::ModelCard;
use nml_catalogue::effect::{Effect, Outcome, What, When};

/// The pieces that were used so far.
#[derive(Default)]
pub struct Used {
    seen: BTreeSet<String>,
}

/// The moment of an effect, as files spell it.
fn moment(when: &When) -> String {
    match serde_json::to_value(when) {
        Ok(serde_json::Value::String(word)) => word,
        Ok(serde_json::Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

fn piece(source: &str, when: &When) -> String {
    match when {
        When::Action(action) => format!("ACTION {}", action.id),
        When::Called(call) => format!("call {}", call.id),
        When::Aura(aura) => format!("{source}: {}", moment(&aura.effect.when)),
        other => format!("{source}: {}", moment(other)),
    }
}

/// Whether an effect acts in a battle at all: not what is settled on the card or after the game, or at the table.
fn acts(effect: &Effect) -> bool {
    let silent = |w: &What| matches!(w, What::Reminder { .. });
    let table = |o: &Outcome| matches!(o, Outcome::Table(_));
    match &effect.when {
        When::Muster | When::Campaign => false,
        When::Aura(aura) => !aura.effect.what.iter().all(silent),
        When::Action(action) => !action.outcome.iter().all(table),
        When::Called(_) => true,
        _ => !effect.what.iter().all(silent),
    }
}

fn pieces(sheet: &ModelCard, all: &mut BTreeSet<String>) {
    for keyword in &sheet.keywords {
        all.insert(format!("keyword {keyword}"));
    }
    for sourced in sheet.effects.iter().filter(|s| acts(&s.effect)) {
        all.insert(piece(&sourced.source, &sourced.effect.when));
    }
    for weapon in &sheet.weapons {
        all.insert(format!("weapon {}", weapon.id.split('#').next().unwrap_or_default()));
        for keyword in &weapon.keywords {
            all.insert(format!("weapon keyword {keyword}"));
        }
        for effect in weapon.effects.iter().filter(|e| acts(e)) {
            all.insert(piece(&weapon.name, &effect.when));
        }
    }
}

/// Everything that these Forces bring.
pub fn whole(field: &Field, all: &mut BTreeSet<String>) {
    for force in &field.forces {
        force.models.iter().for_each(|sheet| pieces(sheet, all));
        for sourced in force.effects.iter().filter(|s| acts(&s.effect)) {
            all.insert(piece(&sourced.source, &sourced.effect.when));
        }
    }
}

impl Used {
    /// What counts for the pending question.
    pub fn before(&mut self, battle: &Battle) {
        for (_, source, effect) in battle.at_work() {
            self.seen.insert(piece(source, &effect.when));
        }
        if let Some(Step::Content(ask)) = battle.question() {
            self.source(&ask.source);
        }
        if let Some(Step::Morale { side }) = battle.question() {
            let force = battle.field.forces.get(usize::from(*side));
            for sourced in force.into_iter().flat_map(|f| &f.effects) {
                self.seen.insert(piece(&sourced.source, &sourced.effect.when));
            }
        }
        if let Some(Step::Act { model }) = battle.question() {
            for keyword in battle.sheet(*model).into_iter().flat_map(|s| &s.keywords) {
                self.seen.insert(format!("keyword {keyword}"));
            }
        }
    }

    fn source(&mut self, source: &str) {
        self.seen.insert(format!("acted {source}"));
    }

    /// What happened.
    pub fn event(&mut self, battle: &Battle, event: &Event) {
        match event {
            Event::Rolled(rolled) => {
                if let RollName::Attack { weapon, .. } = &rolled.roll {
                    let model = rolled.model.unwrap_or_default();
                    self.seen.insert(format!("weapon {}", weapon.split('#').next().unwrap_or_default()));
                    for keyword in battle.weapon(model, weapon).into_iter().flat_map(|w| &w.keywords) {
                        self.seen.insert(format!("weapon keyword {keyword}"));
                    }
                }
                if let RollName::Ability { source } = &rolled.roll {
                    self.source(source);
                }
                for modifier in &rolled.modifiers {
                    self.source(&modifier.name);
                }
            }
            Event::Shot { model, weapon } => {
                self.seen.insert(format!("weapon {}", weapon.split('#').next().unwrap_or_default()));
                for keyword in battle.weapon(*model, weapon).into_iter().flat_map(|w| &w.keywords) {
                    self.seen.insert(format!("weapon keyword {keyword}"));
                }
            }
            Event::Used { action, .. } => {
                self.seen.insert(format!("ACTION {action}"));
            }
            Event::UseSpent { of, .. } => self.source(of),
            Event::Content(worked) => self.worked(worked),
            _ => {}
        }
    }

    fn worked(&mut self, worked: &Worked) {
        match worked {
            Worked::Acts { source, .. }
            | Worked::Lapsed { source, .. }
            | Worked::Paid { source, .. }
            | Worked::Chose { source, .. }
            | Worked::Noted { source, .. } => self.source(source),
            Worked::Gained { gained, .. } => self.source(&gained.source),
            Worked::Called { called, .. } => {
                self.seen.insert(format!("call {}", called.id));
            }
            _ => {}
        }
    }

    /// What was not used yet.
    pub fn left<'a>(&'a self, all: &'a BTreeSet<String>) -> impl Iterator<Item = &'a String> {
        all.iter().filter(|piece| {
            let source = piece.rsplit_once(": ").map(|(source, _)| format!("acted {source}"));
            !self.seen.contains(*piece) && !source.is_some_and(|s| self.seen.contains(&s))
        })
    }
}
