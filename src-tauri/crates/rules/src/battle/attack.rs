//! Attacks and their Success Rolls as they are carried out (rules B1, B5).

use nml_dice::Face;

use super::command::{Facts, Source};
use super::event::{ActivationEnd, Event, RollName, RollResult, Rolled};
use super::harm::{Harm, HarmSource};
use super::run::Run;
use super::state::{Battle, Fighter, ModelId};
use super::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Series, Step, SuccessRoll, Window};
use crate::effect::{ActionRoll, Outcome, What, When};
use crate::keyword::Keyword;
use crate::ruling::DefaultRoll;

pub(super) fn success_result(sum: u8) -> RollResult {
    match (nml_dice::SuccessRoll { net: 0 }).result(sum) {
        nml_dice::SuccessResult::Failure => RollResult::Failure,
        nml_dice::SuccessResult::Success => RollResult::Success,
        nml_dice::SuccessResult::Critical => RollResult::Critical,
    }
}

impl Run {
    pub fn shoot(&mut self, step: &Step, model: ModelId, weapon: &str, target: ModelId, facts: &Facts) {
        let series = match ongoing(step) {
            Some(series) => {
                self.done();
                series.clone()
            }
            None => {
                self.emit(Event::Shot { model, weapon: weapon.to_owned() });
                self.spends_use(model, weapon);
                self.battle.series(model, weapon, Reach::Ranged)
            }
        };
        self.attack(series, target, facts);
    }

    pub fn fight(&mut self, step: &Step, model: ModelId, weapon: &str, target: ModelId, facts: &Facts) {
        let series = match ongoing(step) {
            Some(series) => {
                self.done();
                if series.left > 0 && series.weapon == weapon {
                    series.clone()
                } else {
                    Series {
                        weapon: weapon.to_owned(),
                        off_hand: true,
                        with: 0,
                        left: self.battle.attacks_with(series.attacker, weapon, Reach::Melee),
                        second: Vec::new(),
                        ..series.clone()
                    }
                }
            }
            None => {
                self.emit(Event::Fought { model });
                self.spends_use(model, weapon);
                let second = self.battle.second_after(model, weapon);
                Series { second, ..self.battle.series(model, weapon, Reach::Melee) }
            }
        };
        self.attack(series, target, facts);
    }

    /// Makes one attack of a series; what is left of it waits below.
    pub fn attack(&mut self, mut series: Series, target: ModelId, facts: &Facts) {
        let earlier = usize::from(series.with);
        let off_hand = self.battle.is_off_hand(series.attacker, &series.weapon, series.off_hand, earlier);
        series.left = series.left.saturating_sub(1);
        series.with = series.with.saturating_add(1);
        series.targets.push(target);
        let attack = Attack {
            attacker: series.attacker,
            weapon: series.weapon.clone(),
            target,
            range: series.range,
            off_hand,
            facts: facts.clone(),
        };
        self.first(Step::MoreAttacks(series));
        let friend_near =
            attack.range == Reach::Ranged && self.battle.friends_fighting(attack.attacker, target).next().is_some();
        if friend_near {
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
        self.first(Step::Success(SuccessRoll { model, purpose: Purpose::Attack(attack), window: Window::default() }));
        self.skip_automatic();
    }

    /// A roll that is not needed is not asked for (FLAMETHROWER).
    pub fn skip_automatic(&mut self) {
        let Some(Step::Success(roll)) = self.battle.question().cloned() else { return };
        if !self.battle.success_why(&roll).automatic {
            return;
        }
        self.done();
        if let Purpose::Attack(attack) = roll.purpose {
            self.hit(attack, false);
        }
    }

    pub fn success(&mut self, roll: &SuccessRoll, faces: &[Face], source: Source) {
        let why = self.battle.success_why(roll);
        let Ok(kept) = why.pool().resolve(faces) else { return };
        let result = success_result(kept.sum);
        let name = match &roll.purpose {
            Purpose::Attack(attack) => RollName::Attack { weapon: attack.weapon.clone(), target: attack.target },
            Purpose::Dash => RollName::Dash,
            Purpose::Leg(leg) => leg.what.roll(),
            Purpose::Danger { .. } => RollName::Dangerous,
            Purpose::Dive(_) => RollName::Dive,
            Purpose::Ledge(_) => RollName::Ledge,
            Purpose::Blind { .. } => RollName::Blind,
            Purpose::Action { action, .. } => RollName::Action { action: action.clone() },
            Purpose::Scenario(work) => RollName::Work { work: work.clone() },
        };
        self.rolled(Rolled {
            roll: name,
            model: Some(roll.model),
            faces: faces.to_vec(),
            source,
            kept: kept.kept,
            modifiers: why.modifiers,
            total: kept.sum.into(),
            result: result.clone(),
        });
        self.done();
        if self.ground_rolled(roll, &result, why.risky) {
            return;
        }
        if result == RollResult::Failure {
            self.missed(roll, why.risky, kept.sum);
            return;
        }
        match &roll.purpose {
            Purpose::Attack(attack) => self.hit(attack.clone(), result == RollResult::Critical),
            Purpose::Dash => self.first(Step::DashMove { model: roll.model }),
            Purpose::Leg(_) | Purpose::Danger { .. } | Purpose::Dive(_) | Purpose::Ledge(_) | Purpose::Blind { .. } => {
            }
            Purpose::Action { action, target, outcome } => {
                self.achieve(roll.model, action, *target, *outcome, result == RollResult::Critical);
            }
            Purpose::Scenario(work) => self.worked(roll.model, work),
        }
    }

    /// A failure: a SCATTER blast wanders; a Risky one ends the Activation, or only the reaction (ROL-02).
    fn missed(&mut self, roll: &SuccessRoll, risky: bool, sum: u8) {
        if let Purpose::Attack(attack) = &roll.purpose {
            self.spend_dive(attack.attacker, attack.range);
            let moment = super::effects::Moment { attack: Some(attack), ..Default::default() };
            // A failed Risky roll leaves the ACTION without any effect (ROL-02).
            if !risky
                && self.battle.attack_has(attack, &Keyword::Scatter, &moment)
                && self.battle.blast(attack).is_some()
            {
                self.first(Step::Scatter { attack: attack.clone(), inches: 7_u8.saturating_sub(sum) });
                return;
            }
        }
        if !risky || self.keeps_activation(roll.model) {
            self.next_attack();
            return;
        }
        if self.battle.activated_now(roll.model) {
            self.end_activation(roll.model, ActivationEnd::Risky);
        } else if matches!(self.battle.question(), Some(Step::MoreAttacks(_))) {
            self.done();
            self.next_reaction();
        }
    }

    /// An item that saves the Activation from one failed Risky roll.
    pub fn keeps_activation(&mut self, model: ModelId) -> bool {
        let Some((source, left)) = self.battle.forgiven(model) else { return false };
        if left > 0 {
            self.emit(Event::UseSpent { model, of: source });
        }
        left > 0
    }

    /// A hit: a BLAST asks who is caught, anything else goes on to the Injury Roll.
    fn hit(&mut self, attack: Attack, critical: bool) {
        if self.battle.blast(&attack).is_some() {
            self.first(Step::Caught { attack, at: None, critical, scattered: None });
            return;
        }
        let victim = attack.target;
        self.first(injury(victim, attack, critical, true));
    }

    /// Everyone caught takes an Injury Roll; the critical counts for the chosen target only.
    pub fn caught(&mut self, attack: &Attack, critical: bool, models: &[ModelId]) {
        let scattered = matches!(self.battle.question(), Some(Step::Caught { scattered: Some(_), .. }));
        self.done();
        let next: Vec<Step> = models
            .iter()
            .rev()
            .map(|m| {
                let direct = *m == attack.target && !scattered;
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
        let target = self.battle.series_targets(&series).next().is_some();
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
        } else if series.range == Reach::Ranged
            && self
                .battle
                .weapon(series.attacker, &series.weapon)
                .is_some_and(|w| w.keywords.contains(&Keyword::Reload))
        {
            self.end_activation(series.attacker, ActivationEnd::Reload);
        }
    }

    /// When nobody is left to strike at a retreating model, it moves.
    fn next_reaction(&mut self) {
        let Some(Step::Reactions { model, waiting }) = self.battle.question().cloned() else { return };
        let standing = self.battle.fighter(model).is_some_and(Fighter::standing);
        if !standing {
            self.done();
            self.after_reactions(model);
            self.fell(model);
        } else if waiting.is_empty() {
            self.done();
            self.after_reactions(model);
        }
    }

    pub fn use_action(&mut self, model: ModelId, action: &str, target: Option<ModelId>, outcome: u8) {
        let Some(roll) = self.battle.granted(model).find(|a| a.id == action).map(|a| a.roll) else { return };
        self.emit(Event::Used { model, action: action.to_owned(), target });
        let all_roll = self.battle.field.ruleset.rulings.default_roll == DefaultRoll::AllRoll;
        let roll = if all_roll && roll == ActionRoll::None { ActionRoll::Success } else { roll };
        match roll {
            ActionRoll::None => self.achieve(model, action, target, outcome, false),
            ActionRoll::Success | ActionRoll::Risky => {
                let purpose = Purpose::Action { action: action.to_owned(), target, outcome };
                self.first(Step::Success(SuccessRoll { model, purpose, window: Window::default() }));
            }
        }
    }

    /// What a successful ACTION does.
    fn achieve(&mut self, model: ModelId, action: &str, target: Option<ModelId>, outcome: u8, critical: bool) {
        let outcome = self
            .battle
            .granted(model)
            .find(|a| a.id == action)
            .and_then(|a| a.outcome.get(usize::from(outcome)).cloned());
        if let Some(outcome) = outcome {
            self.bring_about(model, action, target.unwrap_or(model), &outcome, critical);
        }
    }

    fn bring_about(&mut self, model: ModelId, action: &str, on: ModelId, outcome: &Outcome, critical: bool) {
        match outcome {
            Outcome::All(outcomes) => outcomes.iter().for_each(|o| self.bring_about(model, action, on, o, critical)),
            Outcome::Blessing(n) => self.mark(on, |m| m.blessing += n),
            // A GOLEM's BLOOD cannot be removed by its friends.
            Outcome::RemoveBlood(_) if self.battle.has(on, &Keyword::Golem) => {}
            Outcome::RemoveBlood(n) => self.mark(on, |m| m.blood = m.blood.saturating_sub(*n)),
            Outcome::StandUp => {
                if self.battle.fighter(on).is_some_and(Fighter::down) {
                    self.emit(Event::Stood { model: on });
                }
            }
            Outcome::Shove(die) => self.first(Step::PushRoll { model: on, by: model, die: *die }),
            Outcome::TakeDown => self.take_down(on, self.battle.fall_from(model, action)),
            Outcome::RangedDice(dice) => self.emit(Event::Aimed { model, dice: *dice }),
            Outcome::ForceNextActivation => {
                self.end_activation(model, ActivationEnd::Ability);
                // Nobody's models are Activated as the scenario says, and by no one's word.
                let told = |f: &&Fighter| f.on_table() && !f.activated && !self.battle.is_neutral(on);
                let named = self.battle.fighter(on).filter(told).map(|f| f.side);
                if let Some(side) = named {
                    self.first(Step::Activate { side, must: Some(on) });
                }
            }
            Outcome::InjuryRoll(injury) => {
                let armour: i8 = self.battle.sheet(on).map_or(0, |s| s.armour.iter().map(|p| p.modifier).sum());
                let extra = if critical { injury.on_critical } else { 0 };
                let injury_dice = injury.injury_dice + extra - injury.per_armour_point * armour.min(0);
                let source = HarmSource::Action { id: action.to_owned() };
                self.harm(
                    on,
                    Harm { by: Some(model), injury_dice, keywords: injury.keywords.clone(), ..Harm::new(source) },
                );
            }
            // The table carries these out and sets right what they change.
            Outcome::KeywordUntilMoved(_) | Outcome::RemoveMarkers(_) | Outcome::Detonate(_) | Outcome::Table(_) => {}
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

fn limited(weapon: &crate::sheet::Weapon) -> bool {
    weapon.effects.iter().flat_map(|e| &e.what).any(|w| matches!(w, What::UsesPerGame(_)))
}

impl Battle {
    /// The item that saves the model's Activation from failed Risky rolls, and how often it still does.
    pub(super) fn forgiven(&self, model: ModelId) -> Option<(String, u8)> {
        let mut effects = self.sheet(model)?.effects.iter().filter(|e| e.effect.when == When::RiskyFailure);
        let (source, uses) = effects.find_map(|e| {
            e.effect.what.iter().find_map(|w| {
                if let What::KeepsActivation { uses } = w { Some((e.source.clone(), *uses)) } else { None }
            })
        })?;
        let used = self.fighter(model).map_or(0, |f| f.used.iter().filter(|u| **u == source).count());
        Some((source, uses.saturating_sub(u8::try_from(used).unwrap_or(u8::MAX))))
    }

    /// The attacks of one use of a weapon, none made yet.
    pub(super) fn series(&self, attacker: ModelId, weapon: &str, range: Reach) -> Series {
        Series {
            attacker,
            range,
            weapon: weapon.to_owned(),
            off_hand: false,
            left: self.attacks_with(attacker, weapon, range),
            with: 0,
            second: Vec::new(),
            targets: Vec::new(),
            reaction_to: None,
        }
    }

    /// The radius of the attack's BLAST, in inches.
    #[must_use]
    pub fn blast(&self, attack: &Attack) -> Option<u8> {
        let weapon = self.weapon(attack.attacker, &attack.weapon)?;
        weapon.keywords.iter().find_map(|k| if let Keyword::Blast(n) = k { Some(*n) } else { None })
    }

    /// The friends of the attacker that fight its target.
    pub fn friends_fighting(&self, attacker: ModelId, target: ModelId) -> impl Iterator<Item = ModelId> + '_ {
        self.opponents(target).filter(move |m| *m != attacker && !self.enemies(attacker, *m))
    }

    /// The Melee Weapons that may strike second: two one-handed ones, or what STRONG allows (ATK-12).
    #[must_use]
    pub fn other_hand(&self, model: ModelId, first: &str) -> Vec<String> {
        let Some(sheet) = self.sheet(model) else { return Vec::new() };
        let one_handed = |id: &str| sheet.weapons.iter().any(|w| w.id == id && w.melee && w.hands <= 1);
        if !one_handed(first) {
            return Vec::new();
        }
        sheet.weapons.iter().filter(|w| w.id != first && one_handed(&w.id)).map(|w| w.id.clone()).collect()
    }

    /// Models that a further attack of the series could go at.
    pub fn series_targets<'a>(&'a self, series: &'a Series) -> impl Iterator<Item = ModelId> + 'a {
        self.models().map(|(id, _)| id).filter(move |id| {
            if !self.enemies(series.attacker, *id) || !self.fighter(*id).is_some_and(Fighter::on_table) {
                return false;
            }
            match (series.range, series.reaction_to) {
                (_, Some(retreater)) => *id == retreater && self.fighter(*id).is_some_and(Fighter::standing),
                (Reach::Melee, None) => self.fighting(series.attacker, *id),
                (Reach::Ranged, None) => true,
            }
        })
    }
}
