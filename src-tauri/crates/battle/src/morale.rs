//! Morale: when a Warband checks, on which dice, and what a failed check leads to (MOR).

use super::run::Run;
use super::success::{SuccessWhy, apply_to_success, modifier};
use crate::log::command::Source;
use crate::log::event::{Event, ModifierKind, RollName, RollResult, Rolled};
use crate::log::state::{Battle, Condition, EndReason, SideId};
use crate::log::step::Step;
use crate::log::tally::Worked;
use nml_catalogue::effect::{self, When};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::ruling::{HalfMorale, MoraleFirst, ShakenFlow};
use nml_dice::Face;

impl Battle {
    /// Models that count for Morale.
    #[must_use]
    pub fn size(&self, side: SideId) -> usize {
        let models = self.models().filter(|(id, f)| f.side == side && !self.scene.unused.contains(id));
        models.filter(|(id, _)| !self.apart_from_morale(*id)).count() + self.standing_besides(side)
    }

    /// Models Down or Out of Action (MOR-01).
    #[must_use]
    pub fn casualties(&self, side: SideId) -> usize {
        let passed_by = self.uncounted_entries(side);
        self.models()
            .filter(|(_, f)| f.side == side && f.condition != Condition::Standing && !f.uncounted)
            .filter(|(id, _)| self.sheet(*id).is_none_or(|sheet| !passed_by.contains(&&sheet.entry)))
            .filter(|(id, _)| !self.apart_from_morale(*id))
            .count()
    }

    /// How many casualties make a Morale Check due (MOR-01, C-51).
    #[must_use]
    pub fn breaking_point(&self, side: SideId) -> usize {
        match self.field.ruleset.rulings.half_morale {
            HalfMorale::CeilHalf => self.size(side).div_ceil(2),
            HalfMorale::FloorHalf => self.size(side) / 2,
        }
    }

    /// Whether the side checks Morale in this Turn's Morale Phase.
    #[must_use]
    pub fn must_check(&self, side: SideId) -> bool {
        let shaken = self.is_shaken(side);
        let retest = self.field.ruleset.rulings.shaken_retest.checks_again();
        !self.spared_morale(side) && (shaken && retest || self.casualties(side) >= self.breaking_point(side))
    }

    /// Whether the next failed check makes the side flee because it was Shaken before (C-07).
    #[must_use]
    pub fn wavers(&self, side: SideId) -> bool {
        let later = self.field.ruleset.rulings.shaken_retest.recovers_by_itself();
        later && self.sides.get(usize::from(side)).is_some_and(|s| s.wavered)
    }

    /// Whether the side is Shaken (MOR-05).
    #[must_use]
    pub fn is_shaken(&self, side: SideId) -> bool {
        self.sides.get(usize::from(side)).is_some_and(|s| s.shaken)
    }

    /// The modifiers of a side's Morale Check; markers cannot touch it (MOR-02).
    #[must_use]
    pub fn morale_why(&self, side: SideId) -> SuccessWhy {
        let mut why = SuccessWhy::default();
        let leader = self
            .models()
            .find(|(id, f)| f.side == side && f.standing() && self.has(*id, &Keyword::Leader))
            .map(|(id, _)| id);
        if let Some(leader) = leader
            && self.field.ruleset.rulings.leader_bonus.helps()
        {
            why.modifiers.push(modifier(ModifierKind::Dice, 1, "LEADER", self.name(leader), "MOR-03"));
        }
        if let Some(force) = self.field.forces.get(usize::from(side)) {
            for sourced in force.effects.iter().filter(|s| s.effect.when == When::MoraleCheck) {
                apply_to_success(&mut why, &sourced.effect.what, &sourced.source, "");
            }
        }
        // Rules of enemy Warbands that speak of this side's checks.
        for (force, enemy) in self.field.forces.iter().zip(0_u8..) {
            for sourced in force.effects.iter().filter(|s| s.effect.when == When::EnemyMoraleCheck) {
                let spared = sourced.effect.conditions.iter().any(|c| self.spares(c, side));
                if self.hostile(enemy, side) && !spared {
                    apply_to_success(&mut why, &sourced.effect.what, &sourced.source, "");
                }
            }
        }
        for model in self.on_table(side) {
            for (source, words) in self
                .effects_on(model)
                .filter(|a| a.effect.when == When::MoraleCheck)
                .map(|a| (a.source, &a.effect.what))
            {
                apply_to_success(&mut why, words, source, self.name(model));
            }
        }
        let banked = self.banked(side);
        if banked != 0 {
            why.modifiers.push(modifier(ModifierKind::Dice, banked, "Whip of God", "", "MOR-02"));
        }
        why
    }

    /// Whether a condition of an enemy Warband's rule leaves this side out.
    pub(crate) fn spares(&self, condition: &effect::Condition, side: SideId) -> bool {
        if let effect::Condition::Not(inner) = condition
            && let effect::Condition::EnemyFaction(factions) = &**inner
        {
            return self.field.forces.get(usize::from(side)).is_some_and(|f| factions.contains(&f.faction));
        }
        false
    }
}

impl Run {
    pub(crate) fn begin_morale(&mut self) {
        self.emit(Event::MoraleBegan);
        let rulings = self.battle.field.ruleset.rulings.clone();
        let mut due = self.battle.checking();
        // C-07: the playtest lets a side recover by itself after a Shaken Turn, without a check.
        if rulings.shaken_retest.recovers_by_itself() {
            for side in self.battle.side_ids().filter(|s| self.battle.is_shaken(*s)).collect::<Vec<_>>() {
                self.emit(Event::Shaken { side, shaken: false });
                due.retain(|s| *s != side);
            }
        }
        let next = self.battle.turn_end_questions();
        self.emit(Event::Asked { done: 0, next });
        if !self.battle.field.scenario.morale {
            return;
        }
        match rulings.morale_first {
            MoraleFirst::InitOrders if due.len() > 1 => {
                let leads = if self.battle.draws_cards() { self.battle.leads_among(&due) } else { None };
                let side = leads.or(self.battle.initiative).unwrap_or(0);
                return self.first(Step::MoraleOrder { side });
            }
            MoraleFirst::InitOrders => {}
            MoraleFirst::SmallerFirst => due.sort_by_key(|s| self.battle.size(*s)),
        }
        self.check_in(&due);
    }

    /// Morale Checks in this order; the questions are put on in reverse.
    pub(crate) fn check_in(&mut self, order: &[SideId]) {
        let mut next = Vec::new();
        for side in order.iter().rev() {
            next.push(Step::Morale { side: *side });
            next.extend(self.battle.morale_choice(*side));
        }
        self.emit(Event::Asked { done: 0, next });
    }

    /// The side with Initiative said who checks first (C-50).
    pub(crate) fn checks_first(&mut self, first: SideId) {
        self.done();
        let mut order = self.battle.checking();
        if self.battle.draws_cards() {
            let cards = self.battle.in_order();
            order.sort_by_key(|s| cards.iter().position(|one| one == s));
        }
        order.sort_by_key(|s| *s != first);
        self.check_in(&order);
    }

    pub(crate) fn morale(&mut self, side: SideId, faces: &[Face], source: Source) {
        let why = self.battle.morale_why(side);
        let spec = why.spec();
        let Ok(kept) = spec.pool().resolve(faces) else { return };
        let result = RollResult::from(spec.result(kept.sum));
        self.rolled(Rolled {
            roll: RollName::Morale { side },
            model: None,
            faces: faces.to_vec(),
            source,
            kept: kept.kept,
            modifiers: why.modifiers,
            total: spec.total(kept.sum).into(),
            result: result.clone(),
        });
        if self.battle.banked(side) != 0 {
            self.did(Worked::Banked { side, dice: 0 });
        }
        self.morale_result(side, result != RollResult::Failure);
    }

    /// What a passed or failed Morale Check comes to.
    pub(crate) fn morale_result(&mut self, side: SideId, passed: bool) {
        let shaken = self.battle.is_shaken(side);
        let stays = self.battle.never_flees(side);
        if passed {
            self.done();
            if shaken {
                self.emit(Event::Shaken { side, shaken: false });
            }
        } else if stays {
            self.done();
            if !shaken {
                self.emit(Event::Shaken { side, shaken: true });
            }
        } else if shaken || self.battle.wavers(side) {
            self.done();
            self.flee(side);
        } else {
            match self.battle.field.ruleset.rulings.shaken_flow {
                ShakenFlow::ShakenOrFleeChoice => self.then(Step::FleeOrShaken { side }),
                ShakenFlow::ShakenForced => {
                    self.done();
                    self.emit(Event::Shaken { side, shaken: true });
                }
                ShakenFlow::FleeAtOnce => {
                    self.done();
                    self.flee(side);
                }
            }
        }
    }

    pub fn flee(&mut self, side: SideId) {
        self.withdraws(side, EndReason::Fled);
    }

    /// Nothing is left to ask in the Morale Phase.
    pub(crate) fn next_morale(&mut self) {
        self.end_of_turn();
    }
}
