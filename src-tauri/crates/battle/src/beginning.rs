//! What happens to a model as its Activation begins, and in which order (TRN-05, rules B2).

use super::run::Run;
use crate::log::ask::{AfterChoice, Ask, Want};
use crate::log::beginning::Beginning;
use crate::log::event::Event;
use crate::log::state::{Battle, ModelId};
use crate::log::step::Step;
use nml_catalogue::effect::{What, When};

/// What one of them changes, or depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Touch {
    Blood,
    Blessing,
    Infection,
    Down,
}

impl Beginning {
    /// As the question names it.
    const fn label(self) -> &'static str {
        match self {
            Self::StandsUp => "It stands up",
            Self::Ails => "Clouds and poison",
            Self::Regenerates => "REGENERATE",
            Self::Sickens => "INFECTION grows",
            Self::Effects => "Abilities and auras",
            Self::Ground => "The ground is tested",
        }
    }
}

impl Run {
    /// All that the beginning of the model's Activation brings; the rest of a beginning waits on the stack until it
    /// has happened, even if a part of it ends the Activation.
    pub fn begins(&mut self, model: ModelId, left: Vec<Beginning>) {
        self.first(self.battle.rest_of_beginning(model, left));
    }

    /// Goes on with the beginning of an Activation that is on top of the stack. `false` if the side with Initiative has
    /// to say what comes next.
    pub(crate) fn begin_on(&mut self, ask: &Ask, left: &[Beginning]) -> bool {
        let Some((next, rest)) = left.split_first().filter(|_| self.battle.there(ask.model)) else {
            self.done();
            return true;
        };
        // What happened since may have changed what there is to order.
        let now = self.battle.rest_of_beginning(ask.model, left.to_vec());
        if self.battle.in_any_order(ask.model, left).contains(next) {
            if !matches!(&now, Step::Content(now) if now == ask) {
                self.then(now);
            }
            return false;
        }
        self.done();
        self.begin_with(ask.model, *next, rest.to_vec());
        true
    }

    /// This comes next; the rest waits.
    pub(crate) fn begin_with(&mut self, model: ModelId, next: Beginning, rest: Vec<Beginning>) {
        self.begins(model, rest);
        match next {
            Beginning::StandsUp => self.emit(Event::Stood { model }),
            Beginning::Ails => self.ails(model),
            Beginning::Regenerates => {
                let most = self.battle.regenerates(model);
                if most > 0 {
                    self.first(Step::Regenerate { model, most });
                }
            }
            Beginning::Sickens => self.mark(model, |m| {
                m.infection = if m.infection > 0 { m.infection.saturating_add(1) } else { 0 };
            }),
            Beginning::Effects => self.activated(model),
            Beginning::Ground => self.wakes_in_danger(model),
        }
    }
}

impl Battle {
    /// What the beginning of the model's Activation brings, in the order nobody asked to change.
    pub(super) fn beginning(&self, model: ModelId) -> Vec<Beginning> {
        let ground = self.tests_ground(model);
        let effects = self.touched_by_effects(model);
        let blood = self.fighter(model).is_some_and(|f| f.markers.blood > 0);
        let infection = self.fighter(model).is_some_and(|f| f.markers.infection > 0);
        let ails = self.ailment(model) > 0;
        let bleeds = blood || ails || ground || effects.contains(&Touch::Blood);
        [
            (Beginning::StandsUp, self.rises(model)),
            (Beginning::Ails, ails),
            (Beginning::Regenerates, bleeds && self.regenerate_of(model) > 0),
            (Beginning::Sickens, infection || effects.contains(&Touch::Infection)),
            (Beginning::Effects, true),
            (Beginning::Ground, ground),
        ]
        .into_iter()
        .filter_map(|(what, comes)| comes.then_some(what))
        .collect()
    }

    /// Those of them whose place among the others makes a difference.
    pub(super) fn in_any_order(&self, model: ModelId, left: &[Beginning]) -> Vec<Beginning> {
        let meets = |a: Beginning, b: Beginning| {
            let reads = self.goes_by(model, b);
            self.changes(model, a).iter().any(|touch| reads.contains(touch))
        };
        let matters = |a: &Beginning| left.iter().any(|b| a != b && (meets(*a, *b) || meets(*b, *a)));
        left.iter().copied().filter(matters).collect()
    }

    /// The step that holds what is left of a beginning; it is a question if the order matters.
    fn rest_of_beginning(&self, model: ModelId, left: Vec<Beginning>) -> Step {
        let open = self.in_any_order(model, &left);
        let options = open.iter().map(|what| what.label().to_owned()).collect();
        let fled = |side: &u8| self.sides.get(usize::from(*side)).is_none_or(|s| s.fled);
        let side = self.initiative.filter(|side| !fled(side)).unwrap_or_else(|| self.player_of(model));
        let want = Want::Choose { options, then: AfterChoice::Begins { open, left } };
        Step::Content(Ask { source: "Activation".to_owned(), model, side, want })
    }

    fn goes_by(&self, model: ModelId, what: Beginning) -> Vec<Touch> {
        match what {
            Beginning::StandsUp | Beginning::Effects => Vec::new(),
            // A BLESSING MARKER is spent against poison.
            Beginning::Ails if self.scene.poisoned.contains(&model) => vec![Touch::Blessing],
            Beginning::Ails => Vec::new(),
            Beginning::Regenerates => vec![Touch::Blood],
            Beginning::Sickens => vec![Touch::Infection],
            // Markers are spent on the roll, and being Down costs a die.
            Beginning::Ground => vec![Touch::Down, Touch::Blood, Touch::Infection, Touch::Blessing],
        }
    }

    fn changes(&self, model: ModelId, what: Beginning) -> Vec<Touch> {
        match what {
            Beginning::StandsUp => vec![Touch::Down],
            Beginning::Ails if self.scene.poisoned.contains(&model) => vec![Touch::Blood, Touch::Blessing],
            Beginning::Ails => vec![Touch::Blood],
            Beginning::Regenerates if self.under(model, |w| *w == What::RegenerateBlesses) => {
                vec![Touch::Blood, Touch::Blessing]
            }
            Beginning::Regenerates => vec![Touch::Blood],
            Beginning::Sickens => vec![Touch::Infection],
            Beginning::Effects => self.touched_by_effects(model),
            Beginning::Ground => vec![Touch::Down, Touch::Blood],
        }
    }

    /// Which markers of its own the model's effects and the auras around it change as it is Activated.
    fn touched_by_effects(&self, model: ModelId) -> Vec<Touch> {
        let acting = self.effects_on(model).filter(|a| a.effect.when == When::Activation);
        let acting = acting.filter(|a| self.holds(model, &a.effect.conditions, &Default::default()));
        let mut touched = Vec::new();
        for what in acting.flat_map(|a| &a.effect.what) {
            if matches!(what, What::OwnBlood(_) | What::OwnRelief(_)) {
                touched.push(Touch::Blood);
            }
            if matches!(what, What::OwnInfection(_) | What::OwnRelief(_)) {
                touched.push(Touch::Infection);
            }
            if matches!(what, What::OwnBlessing(_)) {
                touched.push(Touch::Blessing);
            }
        }
        touched
    }
}
