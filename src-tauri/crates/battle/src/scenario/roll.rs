//! Dice that only the scenario asks for.

use nml_dice::Face;

use crate::log::command::Source;
use crate::log::event::{Event, RollName, RollResult, Rolled};
use crate::log::scenario::{DieFor, RollOffFor, ScenarioEvent, ScenarioStep, ThingId};
use crate::log::state::{Battle, EndReason, Outcome, SideId};
use crate::run::Run;
use nml_catalogue::Point;
use nml_catalogue::length::Length;

impl Battle {
    /// Where what a thing held comes to light: at its rim, on the side of the model that opened it. `None` if that
    /// model is untracked.
    fn door_of(&self, thing: ThingId) -> Option<Point> {
        let opened = self.scene.things.get(usize::from(thing))?;
        let by = self.disc(self.activation.as_ref()?.model)?;
        let rim = self.kind(&opened.kind).map_or(Length::ZERO, |k| k.radius);
        Some(opened.at?.towards(by.at, rim))
    }
}

impl Run {
    pub(crate) fn scenario_roll(&mut self, step: &ScenarioStep, faces: &[Face], source: Source) {
        match step {
            ScenarioStep::RollOff { what } => {
                if let Some(winner) = self.roll_off(faces, source) {
                    self.won(what, winner);
                }
            }
            ScenarioStep::Die { what, side } => {
                let Some(face) = faces.first() else { return };
                let number = if what.is_d3() { face.d3() } else { face.number() };
                self.rolled(Rolled {
                    roll: RollName::Scenario { what: what.clone() },
                    model: None,
                    faces: faces.to_vec(),
                    source,
                    kept: vec![0],
                    modifiers: Vec::new(),
                    total: number.into(),
                    result: RollResult::Number(number.into()),
                });
                self.done();
                self.die(what, *side, number);
            }
            ScenarioStep::ChooseRole { .. }
            | ScenarioStep::ChooseForce { .. }
            | ScenarioStep::Vanguard { .. }
            | ScenarioStep::Lay { .. }
            | ScenarioStep::Arrive { .. }
            | ScenarioStep::NeutralTurn { .. }
            | ScenarioStep::Reveal { .. }
            | ScenarioStep::Blast { .. }
            | ScenarioStep::Bleed { .. }
            | ScenarioStep::Alliances
            | ScenarioStep::Hold
            | ScenarioStep::Count { .. }
            | ScenarioStep::Note { .. }
            | ScenarioStep::Deeds => {}
        }
    }

    pub(crate) fn won(&mut self, what: &RollOffFor, winner: SideId) {
        self.done();
        match what {
            RollOffFor::Roles => self.put_question(ScenarioStep::ChooseRole { side: winner }),
            RollOffFor::Teams => self.teams_drawn(),
            // Each side keeps its ace: nobody wins.
            RollOffFor::Suits => {}
            RollOffFor::Arrivals => self.put_question(ScenarioStep::Die { what: DieFor::Arrivals, side: Some(winner) }),
            RollOffFor::Lay => {
                let next = self.battle.next_to_lay(None).into_iter().collect();
                self.emit(Event::Asked { done: 0, next });
            }
            RollOffFor::Leftover => self.neutral_turn(winner, &[]),
            RollOffFor::ComeUp { thing, neutral } => {
                let what = DieFor::ComeUp { thing: *thing, neutral: neutral.clone() };
                self.put_question(ScenarioStep::Die { what, side: Some(winner) });
            }
        }
    }

    fn die(&mut self, what: &DieFor, side: Option<SideId>, number: u8) {
        match what {
            DieFor::EntryLimit => {
                let side = side.unwrap_or_default();
                self.note(ScenarioEvent::Limit { side, more: number });
            }
            DieFor::ExtraTurn => {
                let ends = self.battle.field.scenario.extra_turn.is_some_and(|e| number <= e.ends_up_to);
                self.note(ScenarioEvent::Length { extended: !ends });
                self.turn_or_end();
            }
            DieFor::Unforeseen => {
                let least = self.battle.field.scenario.unforeseen.as_ref().map_or(u8::MAX, |u| u.at_least);
                if number >= least {
                    self.put_question(ScenarioStep::Die { what: DieFor::UnforeseenRow, side: None });
                }
            }
            DieFor::UnforeseenRow => self.unforeseen(number.saturating_sub(1)),
            DieFor::Arrivals => self.arrivals(side.unwrap_or_default(), number),
            DieFor::Neutral => self.neutral_die(side.unwrap_or_default(), number),
            DieFor::Open { thing, kind } => {
                let at = self.battle.door_of(*thing);
                for n in 1..=number {
                    self.new_thing(kind, n.into(), at, false);
                }
            }
            DieFor::ComeUp { thing, neutral } => self.come_up(*thing, neutral, number),
            DieFor::Awakens { from } => {
                if number >= *from {
                    self.emit(Event::Ended(Outcome::new(None, EndReason::Scenario)));
                }
            }
        }
    }
}
