//! How an Activation begins, and the two of a Fireteam in one (rules B2, FIRETEAM).

use super::event::Event;
use super::permit::{Allowed, ensure};
use super::refusal::Refusal;
use super::run::Run;
use super::state::{Battle, Condition, Fighter, ModelId, SideId};
use super::step::Step;
use crate::keyword::Keyword;
use crate::ruling::Offhand;

impl Run {
    /// Stands up, then what happens on Activation, then asks what the model does.
    pub fn activate(&mut self, model: ModelId) {
        let stood_up = self.battle.rises(model);
        let engaged = self.battle.opponents(model).next().is_some();
        self.then(Step::Act { model });
        self.emit(Event::Activated { model, stood_up, engaged });
        self.starts(model);
    }

    /// Both models of a Fireteam at once; the first acts first.
    pub fn activate_together(&mut self, [first, second]: [ModelId; 2]) {
        let (stood_up, other_stood) = (self.battle.rises(first), self.battle.rises(second));
        self.then(Step::Act { model: first });
        let fights = |battle: &Battle, model| battle.opponents(model).next().is_some();
        let (engaged, other_engaged) = (fights(&self.battle, first), fights(&self.battle, second));
        self.emit(Event::Activated { model: first, stood_up, engaged });
        self.emit(Event::Joined { model: second, stood_up: other_stood, engaged: other_engaged });
        // The first model's questions come before the second's.
        self.starts(second);
        self.starts(first);
    }

    /// What happens on Activation, in the order nobody asked to change: REGENERATE, INFECTION, the ground
    /// (B2; standing up came first).
    fn starts(&mut self, model: ModelId) {
        let most = self.battle.regenerates(model);
        if most > 0 {
            self.first(Step::Regenerate { model, most });
        } else {
            self.infected(model);
        }
    }

    /// REGENERATE took off so many; the rest of the beginning follows.
    pub fn regenerate(&mut self, model: ModelId, markers: u8) {
        self.done();
        let blesses = self.battle.under(model, |w| *w == crate::effect::What::RegenerateBlesses);
        self.mark(model, |m| {
            let healed = markers.min(m.blood);
            m.blood -= healed;
            if blesses {
                m.blessing = m.blessing.saturating_add(healed);
            }
        });
        self.infected(model);
    }

    /// INFECTION grows by one on a model that has some; then what kit does, and the ground under it (TER-04).
    fn infected(&mut self, model: ModelId) {
        self.mark(model, |m| m.infection = if m.infection > 0 { m.infection.saturating_add(1) } else { 0 });
        self.activated(model);
        self.wakes_in_danger(model);
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
    /// Whether it stands up as its Activation begins (MOV-14).
    fn rises(&self, model: ModelId) -> bool {
        self.fighter(model).is_some_and(Fighter::down)
            && !self.under(model, |w| *w == crate::effect::What::CannotStandUp)
    }

    /// BLOOD MARKERS that REGENERATE can take off the model now.
    #[must_use]
    pub fn regenerates(&self, model: ModelId) -> u8 {
        let (Some(fighter), Some(sheet)) = (self.fighter(model), self.sheet(model)) else { return 0 };
        let most = sheet.keywords.iter().map(|k| if let Keyword::Regenerate(n) = k { *n } else { 0 });
        most.fold(0_u8, u8::saturating_add).min(fighter.markers.blood)
    }

    /// The other model of its Fireteam, in the same Force.
    #[must_use]
    pub fn mate(&self, model: ModelId) -> Option<ModelId> {
        let side = self.fighter(model)?.side;
        let wanted = self.sheet(model)?.fireteam?;
        let mine = self.models().filter(|(id, f)| f.side == side && *id != model);
        mine.map(|(id, _)| id).find(|id| self.sheet(*id).is_some_and(|s| s.id == wanted))
    }

    /// Whether two friends may be Activated together though they are no Fireteam: one of them joins whoever is near.
    #[must_use]
    pub fn joins(&self, a: ModelId, b: ModelId) -> bool {
        let calls = |one: ModelId, other: ModelId| {
            self.lasting(one).any(
                |w| matches!(w, crate::effect::What::JoinsFriend(far) if self.near(one, other, *far) != Some(false)),
            )
        };
        a != b && self.side_of(a) == self.side_of(b) && self.mate(a) != Some(b) && (calls(a, b) || calls(b, a))
    }

    /// Those of its side that a model may be Activated together with.
    pub(super) fn companions(&self, model: ModelId) -> Vec<ModelId> {
        let side = self.side_of(model);
        let friends = self.models().filter(|(id, f)| f.side == side && f.on_table() && *id != model).map(|(id, _)| id);
        friends.filter(|id| self.mate(model) == Some(*id) || self.joins(model, *id)).collect()
    }

    /// The Melee Weapons that may strike second after this one in the Fight that begins now.
    pub(super) fn second_after(&self, model: ModelId, first: &str) -> Vec<String> {
        let mut others = self.other_hand(model, first);
        if self.field.ruleset.rulings.offhand == Offhand::DeclaredFirst {
            // Only the weapon named beforehand makes a second attack, in either order.
            let named = self.activation.as_ref().filter(|a| a.model == model).and_then(|a| a.off_hand.clone());
            match named {
                Some(named) if named != first => others.retain(|o| *o == named),
                Some(_) => {}
                None => others.clear(),
            }
        }
        others
    }

    /// Whether an attack with this weapon is Off-Hand (ATK-12, C-35).
    pub(super) fn is_off_hand(&self, model: ModelId, weapon: &str, second: bool, earlier: usize) -> bool {
        match self.field.ruleset.rulings.offhand {
            Offhand::SecondWeaponAll => second,
            Offhand::SecondAttackOnly => second && earlier == 0,
            Offhand::DeclaredFirst => {
                let acting = self.activation.as_ref().filter(|a| a.model == model);
                acting.is_some_and(|a| a.off_hand.as_deref() == Some(weapon))
            }
        }
    }
}
