//! Attacks and their Success Rolls as they are carried out (rules B1, B5).

mod block;
mod cover;
mod dice;
mod fear;
mod fight;
mod offers;
mod range;
mod series;
mod shoot;
mod shot;
mod target;

pub(crate) use fight::{an_enemy, begin_fight, fight_weapon, melee_target, once_a_turn, within_an_inch};
pub use range::RangeKnown;
pub(crate) use range::long_reason;
pub(crate) use shoot::{begin_shoot, further_target, no_plain_shot, not_after_heavy, shot_target};
pub use shot::{Goes, Lot};
pub(crate) use shot::{enemy_picked, friend_picked};
pub use target::{Landing, Target};

use nml_dice::{Face, SuccessResult};

use crate::command::{Facts, Source};
use crate::content::{AfterPick, Want};
use crate::event::{ActivationEnd, Event, RollName, RollResult, Rolled};
use crate::run::Run;
use crate::scenario::ScenarioRoll;
use crate::state::{Battle, Fighter, ModelId};
use crate::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Series, Step, SuccessRoll, Window};
use nml_catalogue::effect::{Condition, What, When};
use nml_catalogue::keyword::Keyword;

/// Up to this sum an attack with FUMBLE hits its own user.
const FUMBLED: u8 = 2;

impl From<SuccessResult> for RollResult {
    fn from(result: SuccessResult) -> Self {
        match result {
            SuccessResult::Failure => Self::Failure,
            SuccessResult::Success => Self::Success,
            SuccessResult::Critical => Self::Critical,
        }
    }
}

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
                self.did(crate::content::Worked::FoughtWith { weapon: weapon.to_owned() });
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

    /// A roll that is not needed is not asked for (FLAMETHROWER).
    pub fn skip_automatic(&mut self) {
        let Some(Step::Success(roll)) = self.battle.question().cloned() else { return };
        if !self.battle.success_why(&roll).automatic {
            return;
        }
        self.done();
        self.use_next_success(roll.model);
        if self.ground_rolled(&roll, &RollResult::Success, false) {
            return;
        }
        match roll.purpose {
            Purpose::Leg(_) | Purpose::Danger { .. } | Purpose::Dive(_) | Purpose::Ledge(_) | Purpose::Blind { .. } => {
            }
            Purpose::Attack(attack) => self.hit(attack, false),
            Purpose::Dash => self.first(Step::DashMove { model: roll.model }),
            Purpose::Action { action, target, outcome, paid } => {
                self.achieve(roll.model, &action, target, outcome, paid, false);
            }
            Purpose::Ability { source, what } => {
                self.rolled_for(roll.model, &source, what, &RollResult::Success, false);
            }
            Purpose::Scenario(work) => self.worked(roll.model, &work),
        }
    }

    pub fn success(&mut self, roll: &SuccessRoll, faces: &[Face], source: Source) {
        let why = self.battle.success_why(roll);
        let spec = why.spec();
        let Ok(kept) = spec.pool().resolve(faces) else { return };
        let sum = spec.total(kept.sum);
        let result = RollResult::from(spec.result(kept.sum));
        let name = match &roll.purpose {
            Purpose::Attack(attack) => RollName::Attack { weapon: attack.weapon.clone(), target: attack.target },
            Purpose::Dash => RollName::Dash,
            Purpose::Leg(leg) => leg.what.roll(),
            Purpose::Danger { .. } => RollName::Dangerous,
            Purpose::Dive(_) => RollName::Dive,
            Purpose::Ledge(_) => RollName::Ledge,
            Purpose::Blind { .. } => RollName::Blind,
            Purpose::Ability { source, .. } => RollName::Ability { source: source.clone() },
            Purpose::Action { action, .. } => RollName::Action { action: action.clone() },
            Purpose::Scenario(work) => RollName::Work { work: work.clone() },
        };
        let drawn_on = self.battle.drawn_on(roll.model, &why.modifiers);
        self.rolled(Rolled {
            roll: name,
            model: Some(roll.model),
            faces: faces.to_vec(),
            source,
            kept: kept.kept,
            modifiers: why.modifiers,
            total: sum.into(),
            result: result.clone(),
        });
        for of in drawn_on {
            self.emit(Event::UseSpent { model: roll.model, of });
        }
        self.done();
        if let Purpose::Ability { source, what } = &roll.purpose {
            return self.rolled_for(roll.model, source, *what, &result, why.risky);
        }
        if self.failed_again(roll, faces) {
            return;
        }
        if result == RollResult::Failure {
            let asked =
                self.ask_to_roll_again(roll, why.risky, sum) || self.ask_to_roll_all_again(roll, why.risky, sum);
            if !asked {
                self.missed(roll, why.risky, sum);
            }
            return;
        }
        match &roll.purpose {
            Purpose::Leg(_) | Purpose::Danger { .. } | Purpose::Dive(_) | Purpose::Ledge(_) | Purpose::Blind { .. } => {
                self.ground_rolled(roll, &result, why.risky);
            }
            Purpose::Attack(attack) => {
                self.attack_over(attack, false);
                self.excess(attack, sum);
                self.hit(attack.clone(), result == RollResult::Critical);
            }
            Purpose::Scenario(work) => self.worked(roll.model, work),
            Purpose::Dash => self.first(Step::DashMove { model: roll.model }),
            Purpose::Action { action, target, outcome, paid } => {
                self.achieve(roll.model, action, *target, *outcome, *paid, result == RollResult::Critical);
            }
            Purpose::Ability { .. } => {}
        }
    }

    /// A failure: a SCATTER blast wanders; a Risky one ends the Activation, or only the reaction (ROL-02).
    pub fn missed(&mut self, roll: &SuccessRoll, risky: bool, sum: u8) {
        if self.ground_rolled(roll, &RollResult::Failure, risky) {
            return;
        }
        if let Purpose::Attack(attack) = &roll.purpose {
            self.spend_dive(attack.attacker, attack.range);
            self.attack_over(attack, true);
            let moment = crate::effects::Moment { attack: Some(attack), ..Default::default() };
            if sum <= FUMBLED && self.battle.attack_has(attack, &Keyword::Fumble, &moment) {
                return self.fumbled(roll, attack, risky);
            }
            // A failed Risky roll leaves the ACTION without any effect (ROL-02).
            if !risky
                && self.battle.attack_has(attack, &Keyword::Scatter, &moment)
                && self.battle.blast(attack).is_some()
            {
                self.first(Step::Scatter { attack: attack.clone(), inches: 7_u8.saturating_sub(sum) });
                return;
            }
        }
        self.miss(roll, risky);
    }

    /// An attack hits its own user: what the failure brings waits below.
    fn fumbled(&mut self, roll: &SuccessRoll, attack: &Attack, risky: bool) {
        let own = Attack { target: attack.attacker.into(), ..attack.clone() };
        let source = Keyword::Fumble.to_string();
        self.did(crate::content::Worked::Acts { model: attack.attacker, source });
        if risky {
            self.miss(roll, risky);
        }
        self.hit(own, false);
    }

    /// What a failure comes to once it is one.
    pub fn miss(&mut self, roll: &SuccessRoll, risky: bool) {
        if !risky {
            match &roll.purpose {
                Purpose::Action { action, .. } => self.ends_with_action(roll.model, action),
                Purpose::Scenario(ScenarioRoll::Strike { weapon, range, .. }) => {
                    self.reloads(roll.model, weapon, *range);
                }
                Purpose::Attack(_)
                | Purpose::Dash
                | Purpose::Leg(_)
                | Purpose::Danger { .. }
                | Purpose::Dive(_)
                | Purpose::Ledge(_)
                | Purpose::Blind { .. }
                | Purpose::Ability { .. }
                | Purpose::Scenario(ScenarioRoll::Work { .. }) => {}
            }
            self.next_attack();
        } else if !self.ask_to_keep(roll.model) {
            self.risky_failed(roll.model);
        }
    }

    /// A failed Risky roll ends the Activation, or only the reaction (ROL-02).
    pub fn risky_failed(&mut self, model: ModelId) {
        if self.battle.activated_now(model) {
            self.end_activation(model, ActivationEnd::Risky);
        } else if matches!(self.battle.question(), Some(Step::MoreAttacks(_))) {
            self.done();
            self.next_reaction();
        }
    }

    /// A hit: a BLAST asks who is caught, anything else goes on to the Injury Roll.
    fn hit(&mut self, attack: Attack, critical: bool) {
        if let Some(target) = attack.target.model() {
            self.did(crate::content::Worked::Hit { attacker: attack.attacker, target });
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
            // No base covers a point that is aimed at: nobody was chosen, so that nobody suffers the critical.
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
    pub fn next_attack(&mut self) {
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
    pub fn end_series(&mut self, series: &Series) {
        self.done();
        if series.reaction_to.is_some() {
            self.next_reaction();
        } else {
            self.reloads(series.attacker, &series.weapon, series.range);
        }
    }

    /// After a Shoot with RELOAD the Activation ends (ACT-07), whatever was shot at.
    pub(crate) fn reloads(&mut self, model: ModelId, weapon: &str, range: Reach) {
        let reload = self.battle.weapon(model, weapon).is_some_and(|w| w.keywords.contains(&Keyword::Reload));
        if range == Reach::Ranged && reload {
            self.end_activation(model, ActivationEnd::Reload);
        }
    }

    /// When nobody is left to strike at a retreating model, or it is gone, it moves if it can.
    fn next_reaction(&mut self) {
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

fn limited(weapon: &nml_catalogue::sheet::Weapon) -> bool {
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

    /// The item that saves the model's Activation from failed Risky rolls, and how often it still does.
    pub(crate) fn forgiven(&self, model: ModelId) -> Option<(String, u8)> {
        let mut effects = self.sheet(model)?.effects.iter().filter(|e| e.effect.when == When::RiskyFailure);
        let (source, uses) = effects.find_map(|e| {
            e.effect.what.iter().find_map(|w| {
                if let What::KeepsActivation { uses } = w { Some((e.source.clone(), *uses)) } else { None }
            })
        })?;
        let used = self.fighter(model).map_or(0, |f| f.used.iter().filter(|u| **u == source).count());
        Some((source, uses.saturating_sub(u8::try_from(used).unwrap_or(u8::MAX))))
    }

    /// The friends of the attacker that fight its target.
    pub fn friends_fighting(&self, attacker: ModelId, target: ModelId) -> impl Iterator<Item = ModelId> + '_ {
        self.opponents(target).filter(move |m| *m != attacker && !self.enemies(attacker, *m))
    }
}
