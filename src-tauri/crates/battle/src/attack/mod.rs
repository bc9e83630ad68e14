//! Attacks as they are carried out, one of a series after another (rules B5).

mod block;
mod cover;
mod dice;
mod fear;
mod fight;
mod range;
mod series;
mod shoot;
mod stray_shot;
mod target;

pub(crate) use fight::{an_enemy, begin_fight, fight_weapon, melee_target, once_a_turn, within_an_inch};
pub use range::RangeKnown;
pub(crate) use range::long_reason;
pub(crate) use shoot::{begin_shoot, further_target, no_plain_shot, not_after_heavy, shot_target};
pub use stray_shot::{Goes, Lot};
pub(crate) use stray_shot::{enemy_picked, friend_picked};

use crate::log::ask::{AfterPick, Want};
use crate::log::command::Facts;
use crate::log::event::{ActivationEnd, Event};
use crate::log::state::{Battle, Fighter, ModelId};
use crate::log::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Series, Step, SuccessRoll, Window};
use crate::log::tally::Worked;
use crate::log::target::Target;
use crate::run::Run;
use nml_catalogue::effect::{Condition, What};
use nml_catalogue::keyword::Keyword;

impl Run {
    pub fn shoot(&mut self, step: &Step, model: ModelId, weapon: &str, target: Target, facts: &Facts) {
        let series = match ongoing(step) {
            Some(series) => {
                self.done();
                self.battle.series_on(series, weapon)
            }
            None => {
                self.emit(Event::Shot { model, weapon: weapon.to_owned() });
                self.spends_use(model, weapon);
                self.battle.first_series(model, weapon, target, Reach::Ranged, facts)
            }
        };
        self.attack(series, target, facts);
    }

    pub fn fight(&mut self, step: &Step, model: ModelId, weapon: &str, target: ModelId, facts: &Facts) {
        let series = match ongoing(step) {
            Some(series) => {
                self.done();
                self.battle.series_on(series, weapon)
            }
            None => {
                self.emit(Event::Fought { model });
                self.did(Worked::FoughtWith { weapon: weapon.to_owned() });
                self.spends_use(model, weapon);
                self.battle.first_series(model, weapon, target, Reach::Melee, facts)
            }
        };
        self.attack(series, target, facts);
    }

    /// Makes one attack of a series; what is left of it waits below.
    pub fn attack(&mut self, mut series: Series, target: impl Into<Target>, facts: &Facts) {
        let attack = self.battle.next_of(&mut series, target, facts);
        self.first(Step::MoreAttacks(series));
        if self.battle.by_lot(&attack) {
            self.first(Step::IntoMelee(attack));
        } else {
            self.aim(attack);
        }
    }

    /// A limited or CONSUMABLE weapon is noted as used.
    fn spends_use(&mut self, model: ModelId, weapon: &str) {
        let Some(used) = self.battle.weapon(model, weapon) else { return };
        let noted = self.battle.fighter(model).is_some_and(|f| f.used.iter().any(|u| u == weapon));
        let first = used.keywords.contains(&Keyword::Consumable) && !noted;
        if limited(used) || first {
            self.emit(Event::UseSpent { model, of: weapon.to_owned() });
        }
    }

    pub fn aim(&mut self, attack: Attack) {
        let model = attack.attacker;
        let target = attack.target;
        let shot = attack.range == Reach::Ranged;
        self.first(Step::Success(SuccessRoll { model, purpose: Purpose::Attack(attack), window: Window::default() }));
        self.skip_automatic();
        if let Some(target) = target.model().filter(|_| shot) {
            self.foil(target);
        }
    }

    /// An attack hits its own user: what the failure brings waits below.
    pub(crate) fn fumbled(&mut self, roll: &SuccessRoll, attack: &Attack, risky: bool) {
        let own = Attack { target: attack.attacker.into(), ..attack.clone() };
        let source = Keyword::Fumble.to_string();
        self.did(Worked::Acts { model: attack.attacker, source });
        if risky {
            self.miss(roll, risky);
        }
        self.hit(own, false);
    }

    /// A hit: a BLAST asks who is caught, anything else goes on to the Injury Roll.
    pub(crate) fn hit(&mut self, attack: Attack, critical: bool) {
        if let Some(target) = attack.target.model() {
            self.did(Worked::Hit { attacker: attack.attacker, target });
        }
        if self.battle.spreads(&attack) {
            self.first(Step::Caught { attack, at: None, critical, scattered: None });
            return;
        }
        self.land(attack, critical);
    }

    /// Everyone caught takes an Injury Roll; the critical counts for the chosen target only.
    pub fn caught(&mut self, attack: &Attack, critical: bool, models: &[ModelId]) {
        let came_down = match self.battle.question() {
            Some(Step::Caught { scattered: Some(_), at, .. }) => Some(*at),
            _ => None,
        };
        self.done();
        match (came_down, attack.target) {
            (None, Target::Model(target)) => self.bursts(attack, critical, models, &[target]),
            // No base covers a point that is aimed at: nobody was chosen, so nobody suffers the critical.
            (None, Target::Point { .. }) => self.bursts(attack, false, models, &[]),
            // A shot that wandered onto a base strikes that model itself.
            (Some(Some(at)), _) => {
                let struck: Vec<ModelId> = models.iter().copied().filter(|m| self.battle.stands_at(*m, at)).collect();
                self.bursts(attack, false, models, &struck);
            }
            (Some(None), _) if !models.is_empty() && self.battle.minds_direct_hits(attack) => {
                let side = self.battle.side_of(attack.attacker);
                let source = self.battle.weapon(attack.attacker, &attack.weapon).map(|w| w.name.clone());
                let then = AfterPick::CameDownOn { attack: attack.clone(), caught: models.to_vec() };
                let want = Want::Pick { among: models.to_vec(), optional: true, then };
                self.ask_now(&source.unwrap_or_default(), attack.attacker, side, want);
            }
            (Some(None), _) => self.bursts(attack, false, models, &[]),
        }
    }

    /// The BLAST does its work on everyone caught; for models that were struck themselves it is not splash.
    pub fn bursts(&mut self, attack: &Attack, critical: bool, caught: &[ModelId], struck: &[ModelId]) {
        let knocks = self.battle.weapon_says(attack.attacker, &attack.weapon, |w| *w == What::BlastTakesDown);
        let (models, knocked): (Vec<ModelId>, Vec<ModelId>) =
            caught.iter().partition(|m| !knocks || struck.contains(m));
        for model in knocked {
            let cause = Cause::Attack { attack: attack.clone(), critical: false, direct: false };
            self.take_down(model, self.battle.fall_by(&cause));
        }
        let next: Vec<Step> = models
            .iter()
            .rev()
            .map(|m| {
                let direct = struck.contains(m);
                injury(*m, attack.clone(), critical && direct, direct)
            })
            .collect();
        self.emit(Event::Asked { done: 0, next });
        if models.is_empty() {
            self.next_attack();
        }
    }

    /// After an attack is settled: more attacks may follow, or the ACTION is over.
    pub(crate) fn next_attack(&mut self) {
        let Some(Step::MoreAttacks(series)) = self.battle.question().cloned() else { return };
        self.spend_dive(series.attacker, series.range);
        let able = self.battle.fighter(series.attacker).is_some_and(Fighter::on_table);
        let points = series.targets.iter().any(|target| target.is_point());
        let target = points || self.battle.series_targets(&series).next().is_some();
        if able && target && (series.left > 0 || !series.second.is_empty()) {
            return;
        }
        self.end_series(&series);
    }

    /// The attacks of an ACTION or a reaction are over.
    pub(crate) fn end_series(&mut self, series: &Series) {
        self.done();
        if series.reaction_to.is_some() {
            self.next_reaction();
        } else {
            self.reloads(series.attacker, &series.weapon, series.range);
        }
    }

    /// After a Shoot with RELOAD the Activation ends (ACT-07), no matter what was shot at.
    pub(crate) fn reloads(&mut self, model: ModelId, weapon: &str, range: Reach) {
        let reload = self.battle.weapon(model, weapon).is_some_and(|w| w.keywords.contains(&Keyword::Reload));
        if range == Reach::Ranged && reload {
            self.end_activation(model, ActivationEnd::Reload);
        }
    }

    /// When nobody is left to strike at a retreating model, or it is gone, it moves if it can.
    pub(crate) fn next_reaction(&mut self) {
        let Some(Step::Reactions { model, waiting }) = self.battle.question().cloned() else { return };
        if waiting.is_empty() || !self.battle.fighter(model).is_some_and(Fighter::on_table) {
            self.done();
            self.after_reactions(model);
        }
    }
}

/// The series that a further attack belongs to.
fn ongoing(step: &Step) -> Option<&Series> {
    if let Step::MoreAttacks(series) = step { Some(series) } else { None }
}

fn injury(victim: ModelId, attack: Attack, critical: bool, direct: bool) -> Step {
    Step::Injury(InjuryRoll { victim, cause: Cause::Attack { attack, critical, direct }, window: Window::default() })
}

fn limited(weapon: &nml_catalogue::card::Weapon) -> bool {
    weapon.effects.iter().flat_map(|e| &e.what).any(|w| matches!(w, What::UsesPerGame(_)))
}

impl Battle {
    /// Whether it makes a difference for the attack that a model is struck itself and not by the splash of the BLAST.
    fn minds_direct_hits(&self, attack: &Attack) -> bool {
        let Some(weapon) = self.weapon(attack.attacker, &attack.weapon) else { return false };
        weapon
            .effects
            .iter()
            .any(|e| e.conditions.contains(&Condition::DirectHit) || e.what.contains(&What::BlastTakesDown))
    }

    /// The friends of the attacker that fight its target.
    pub(crate) fn friends_fighting(&self, attacker: ModelId, target: ModelId) -> impl Iterator<Item = ModelId> + '_ {
        self.opponents(target).filter(move |m| *m != attacker && !self.enemies(attacker, *m))
    }
}
