//! How an Activation begins, and the two models of a Fireteam in one (rules B2, FIRETEAM).

use super::refusal::Refusal;
use super::run::Run;
use crate::allowed::{Allowed, ensure};
use crate::log::beginning::Beginning;
use crate::log::event::{ActivationEnd, Event};
use crate::log::state::{Battle, Condition, Fighter, ModelId, SideId};
use crate::log::step::Step;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

impl Run {
    /// After an Activation the other side picks; a side that is done lets the other run out (ACT-03).
    pub(super) fn next_activation(&mut self) {
        let first = match self.battle.last {
            Some(side) => self.battle.next_side(side),
            None => self.battle.initiative.unwrap_or(0),
        };
        let mut order = vec![first];
        while order.len() < self.battle.sides.len() {
            let next = self.battle.next_side(order.last().copied().unwrap_or(first));
            order.push(next);
        }
        match order.into_iter().find(|s| self.battle.ready(*s)) {
            Some(side) => self.first(Step::Activate { side, must: None }),
            None if self.leftover_neutrals() => {}
            None => self.begin_morale(),
        }
    }

    /// A model that fell in its own Activation is done (DWN-01), once everybody has struck at its Retreat (ACT-24).
    pub fn fell(&mut self, model: ModelId) {
        if self.battle.driven(model) {
            return;
        }
        if self.battle.fighter(model).is_some_and(|f| f.condition != Condition::Standing) {
            self.end_activation(model, ActivationEnd::Fell);
        }
    }

    /// The model is Activated: what its beginning brings comes first, then it is asked what it does.
    pub fn activate(&mut self, model: ModelId) {
        let (stood_up, rest) = self.battle.wakes(model);
        let engaged = self.battle.opponents(model).next().is_some();
        self.then(Step::Act { model });
        self.emit(Event::Activated { model, stood_up, engaged });
        self.begins(model, rest);
    }

    /// Both models of a Fireteam at once; the first acts first.
    pub fn activate_together(&mut self, [first, second]: [ModelId; 2]) {
        let ((stood_up, rest), (other_stood, other_rest)) = (self.battle.wakes(first), self.battle.wakes(second));
        self.then(Step::Act { model: first });
        let fights = |battle: &Battle, model| battle.opponents(model).next().is_some();
        let (engaged, other_engaged) = (fights(&self.battle, first), fights(&self.battle, second));
        self.emit(Event::Activated { model: first, stood_up, engaged });
        self.emit(Event::Joined { model: second, stood_up: other_stood, engaged: other_engaged });
        // The first model's questions come before the second's.
        self.begins(second, other_rest);
        self.begins(first, rest);
    }

    /// REGENERATE took off this many.
    pub fn regenerate(&mut self, model: ModelId, markers: u8) {
        self.done();
        let blesses = self.battle.under(model, |w| *w == What::RegenerateBlesses);
        self.mark(model, |m| {
            let healed = markers.min(m.blood);
            m.blood -= healed;
            if blesses {
                m.blessing = m.blessing.saturating_add(healed);
            }
        });
        // Logs from before the rest of a beginning stood on the stack go on as they began.
        if !self.battle.question().is_some_and(Step::is_beginning) {
            self.begins(model, vec![Beginning::Sickens, Beginning::Effects, Beginning::Ground]);
        }
    }

    /// The other model of the Fireteam acts now.
    pub fn partner(&mut self) {
        let Some(model) = self.battle.partner.as_ref().map(|p| p.model) else { return };
        self.then(Step::Act { model });
        self.emit(Event::Turned { model });
    }
}

/// Whether the side may Activate the model now.
pub(super) fn may_activate(battle: &Battle, side: SideId, must: Option<ModelId>, model: ModelId) -> Allowed {
    may_act(battle, side, model)?;
    must.map_or(Ok(()), |named| ensure(named == model, Refusal::MustActivate(named)))
}

fn may_act(battle: &Battle, side: SideId, model: ModelId) -> Allowed {
    let fighter = battle.fighter(model).ok_or(Refusal::NoSuchModel(model))?;
    ensure(fighter.side == side, Refusal::NotYours(model))?;
    ensure(fighter.condition != Condition::Out, Refusal::OutOfAction(model))?;
    ensure(fighter.on_table(), Refusal::NotOnTable(model))?;
    ensure(!fighter.activated, Refusal::ActAlready(model))
}

/// Whether the side may Activate both now: one Fireteam, and neither was Activated alone (RC-K2).
pub(super) fn may_together(battle: &Battle, side: SideId, must: Option<ModelId>, models: [ModelId; 2]) -> Allowed {
    models.iter().try_for_each(|m| may_act(battle, side, *m))?;
    let [first, second] = models;
    ensure(battle.mate(first) == Some(second) || battle.joins(first, second), Refusal::NoFireteam)?;
    must.map_or(Ok(()), |named| ensure(models.contains(&named), Refusal::MustActivate(named)))
}

impl Battle {
    /// Whether the side has a model left to Activate.
    #[must_use]
    pub fn ready(&self, side: SideId) -> bool {
        self.fighters.iter().any(|f| f.side == side && f.on_table() && !f.activated)
    }

    /// Whether it stands up as its Activation begins (MOV-14).
    pub(super) fn rises(&self, model: ModelId) -> bool {
        self.fighter(model).is_some_and(Fighter::down) && !self.under(model, |w| *w == What::CannotStandUp)
    }

    /// Whether the model stands up before anything else of its beginning, and all the rest of it.
    fn wakes(&self, model: ModelId) -> (bool, Vec<Beginning>) {
        let mut all = self.beginning(model);
        let at_once =
            all.first() == Some(&Beginning::StandsUp) && !self.in_any_order(model, &all).contains(&Beginning::StandsUp);
        if at_once {
            all.remove(0);
        }
        (at_once, all)
    }

    /// BLOOD MARKERS that REGENERATE can take off the model now.
    #[must_use]
    pub fn regenerates(&self, model: ModelId) -> u8 {
        let blood = self.fighter(model).map_or(0, |f| f.markers.blood);
        self.regenerate_of(model).min(blood)
    }

    /// X of the model's REGENERATE (X), from wherever it has it: card, kit, Skills, auras, what it gained. Of several
    /// the highest counts; 0 if BLOOD cannot be taken off.
    pub(super) fn regenerate_of(&self, model: ModelId) -> u8 {
        let of = |k: &Keyword| if let Keyword::Regenerate(n) = k { *n } else { 0 };
        if !self.sheds_blood(model, model) {
            return 0;
        }
        let card = self.sheet(model).into_iter().flat_map(|s| &s.keywords).map(of);
        let lent = self.lasting(model, |w| if let What::Keyword(k) = w { Some(of(k)) } else { None });
        card.chain(lent).max().unwrap_or(0)
    }

    /// The other model of its Fireteam, in the same Force.
    #[must_use]
    pub fn mate(&self, model: ModelId) -> Option<ModelId> {
        let side = self.fighter(model)?.side;
        let wanted = self.sheet(model)?.fireteam?;
        let mine = self.models().filter(|(id, f)| f.side == side && *id != model);
        mine.map(|(id, _)| id).find(|id| self.sheet(*id).is_some_and(|s| s.id == wanted))
    }

    /// Whether two friends may be Activated together though they are not a Fireteam: one of them joins any friend
    /// nearby.
    #[must_use]
    pub fn joins(&self, a: ModelId, b: ModelId) -> bool {
        self.side_of(a) == self.side_of(b) && self.joined((a, &self.joining(a)), (b, &self.joining(b)))
    }

    /// How far away a friend may stand that the model joins: nowhere, as a rule.
    fn joining(&self, model: ModelId) -> Vec<Length> {
        self.lasting(model, |w| if let What::JoinsFriend(far) = w { Some(*far) } else { None }).collect()
    }

    fn joined(&self, (a, a_joins): (ModelId, &[Length]), (b, b_joins): (ModelId, &[Length])) -> bool {
        let near = |far: &Length| self.near(a, b, *far) != Some(false);
        a != b && self.mate(a) != Some(b) && (a_joins.iter().any(near) || b_joins.iter().any(near))
    }

    /// Those of a side that may be Activated together, from the one and from the other.
    pub(super) fn companions(&self, side: SideId) -> Vec<[ModelId; 2]> {
        let own = self.models().filter(|(_, f)| f.side == side);
        let own: Vec<_> = own.map(|(id, f)| (id, f.on_table(), self.joining(id))).collect();
        let mut found = Vec::new();
        for (model, _, joins) in &own {
            let mate = self.mate(*model);
            let others = own.iter().filter(|(other, on_table, _)| *on_table && other != model);
            let together = others.filter(|(other, _, other_joins)| {
                mate == Some(*other) || self.joined((*model, joins), (*other, other_joins))
            });
            found.extend(together.map(|(other, ..)| [*model, *other]));
        }
        found
    }
}
