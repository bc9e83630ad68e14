//! Success Rolls: what counts on each, with its reason, before it is made, and what follows (B1).

use nml_dice::{Face, Pool, SuccessBands, SuccessResult, SuccessRoll as SuccessSpec, Ways};

use super::effects::Moment;
use super::run::Run;
use crate::log::command::Source;
use crate::log::event::{ActivationEnd, Event, Modifier, ModifierKind, RollName, RollResult, Rolled};
use crate::log::scenario::ScenarioRoll;
use crate::log::state::{Battle, Fighter, ModelId};
use crate::log::step::{Purpose, Step, SuccessRoll};
use crate::log::sum::net;
use crate::log::way::Passage;
use nml_catalogue::effect::{Action, ActionRoll, What, When};
use nml_catalogue::keyword::Keyword;

/// Up to this sum an attack with FUMBLE hits its own user.
const FUMBLED: u8 = 2;

/// A Success Roll, ready to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuccessWhy {
    /// DICE, each with its reason; spent markers among them.
    pub modifiers: Vec<Modifier>,
    /// A failure ends the Activation (ROL-02).
    pub risky: bool,
    /// It succeeds without a roll.
    pub automatic: bool,
    /// What is added to the sum.
    pub total: i8,
    /// The lowest die that counts is taken as a 6.
    pub six: bool,
    /// A critical from this number.
    pub critical_from: u8,
}

impl SuccessWhy {
    /// ±DICE after opposite pairs cancel.
    #[must_use]
    pub fn net(&self) -> i8 {
        net(&self.modifiers, ModifierKind::Dice)
    }

    /// What the dice are and what they mean, for odds and for resolving.
    #[must_use]
    pub fn spec(&self) -> SuccessSpec {
        SuccessSpec { net: self.net(), added: self.total, six: self.six, critical_from: self.critical_from }
    }

    /// The dice of it.
    #[must_use]
    pub fn pool(&self) -> Pool {
        self.spec().pool()
    }

    /// The exact odds; a roll that is not needed succeeds.
    #[must_use]
    pub fn odds(&self) -> Ways<SuccessBands<u128>> {
        if self.automatic {
            Ways { bands: SuccessBands { success: 1, ..SuccessBands::default() }, of: 1 }
        } else {
            self.spec().odds()
        }
    }
}

/// This many DICE for a reason. `None` for 0.
pub(crate) fn dice(value: i8, name: &str, reason: impl Into<String>, rule: &str) -> Option<Modifier> {
    (value != 0).then(|| modifier(ModifierKind::Dice, value, name, reason, rule))
}

pub(crate) fn modifier(kind: ModifierKind, value: i8, name: &str, reason: impl Into<String>, rule: &str) -> Modifier {
    Modifier { kind, value, name: name.into(), reason: reason.into(), rule: rule.into() }
}

impl Battle {
    /// The modifiers of a Success Roll as it stands, spent markers included.
    #[must_use]
    pub fn success_why(&self, roll: &SuccessRoll) -> SuccessWhy {
        let mut why = match &roll.purpose {
            Purpose::Attack(attack) => self.attack_why(attack),
            Purpose::Dash => self.plain_why(roll.model, &Moment { dash: true, ..Moment::default() }, true),
            Purpose::Leg(_) | Purpose::Danger { .. } | Purpose::Dive(_) | Purpose::Ledge(_) | Purpose::Blind { .. } => {
                self.ground_why(roll.model, &roll.purpose)
            }
            Purpose::Scenario(work) => self.scenario_why(roll.model, work),
            Purpose::Action { action, target, .. } => match self.granted(roll.model).find(|a| a.id == *action) {
                Some(granted) => self.action_why(roll.model, granted, *target),
                None => self.plain_why(roll.model, &Moment::default(), false),
            },
            Purpose::Ability { what, .. } => self.plain_why(roll.model, &Moment::default(), what.risky()),
        };
        for called in &roll.window.called {
            apply_to_success(&mut why, &called.what, &called.name, "called on");
        }
        let steady = self.under(roll.model, |w| *w == What::Steady);
        if !steady && self.fighter(roll.model).is_some_and(|f| self.is_shaken(f.side)) {
            why.risky = true;
        }
        why.risky |= self.scene.mount(roll.model).is_some();
        why.risky &= !self.calm_together(roll.model);
        let spent = roll.window.total();
        let mut spend = |value: i8, name: &str, rule: &str| {
            if value != 0 {
                why.modifiers.push(modifier(ModifierKind::Dice, value, name, "spent", rule));
            }
        };
        spend(-signed(spent.blood), "BLOOD", "MRK-03");
        spend(-signed(spent.infection), "INFECTION", "MRK-03");
        spend(signed(spent.blessing), "BLESSING", "MRK-05");
        why
    }

    /// Whether the model is Activated together with its Fireteam partner and one of them keeps both calm.
    fn calm_together(&self, model: ModelId) -> bool {
        let acting =
            |m: ModelId| [&self.activation, &self.partner].into_iter().flatten().any(|a| a.model == m && a.together);
        let partner = self.mate(model).filter(|mate| acting(model) && acting(*mate));
        let mut pair = partner.into_iter().flat_map(|mate| [model, mate]);
        pair.any(|id| self.under(id, |w| *w == What::FireteamNotRisky))
    }

    fn action_why(&self, model: ModelId, action: &Action, target: Option<ModelId>) -> SuccessWhy {
        let moment = Moment { action: Some(action), target, ..Moment::default() };
        let mut why = self.plain_why(model, &moment, action.roll == ActionRoll::Risky);
        if action.dice != 0 {
            why.modifiers.insert(0, modifier(ModifierKind::Dice, action.dice, &action.name, "", "ACT-31"));
        }
        why
    }

    /// What conditions may ask about a Success Roll.
    pub(crate) fn moment_of_success<'a>(&'a self, roll: &'a SuccessRoll) -> Moment<'a> {
        let called = roll.window.called.as_slice();
        match &roll.purpose {
            Purpose::Attack(attack) => Moment {
                attack: Some(attack),
                target: attack.target.model(),
                long: self.is_long(attack),
                called,
                ..Moment::default()
            },
            Purpose::Dash => Moment { dash: true, called, ..Moment::default() },
            Purpose::Action { action, target, .. } => {
                let action = self.granted(roll.model).find(|a| a.id == *action);
                Moment { action, target: *target, called, ..Moment::default() }
            }
            Purpose::Leg(leg) => Moment {
                way: true,
                climb: matches!(leg.what, Passage::Climb { .. }),
                jump: matches!(leg.what, Passage::Jump { .. }),
                called,
                ..Moment::default()
            },
            Purpose::Dive(_) => Moment { way: true, jump: true, called, ..Moment::default() },
            Purpose::Danger { .. } | Purpose::Blind { .. } => Moment { way: true, called, ..Moment::default() },
            Purpose::Ledge(_) | Purpose::Ability { .. } | Purpose::Scenario(_) => {
                Moment { called, ..Moment::default() }
            }
        }
    }

    /// What counts on any Success Roll of the model: Down, its own effects, auras.
    pub(crate) fn plain_why(&self, model: ModelId, moment: &Moment<'_>, risky: bool) -> SuccessWhy {
        let mut why = SuccessWhy { risky, ..SuccessWhy::default() };
        let down = self.fighter(model).is_some_and(Fighter::down);
        if down && !self.under(model, |w| *w == What::NoDownPenalty) {
            why.modifiers.push(modifier(ModifierKind::Dice, -1, "Down", "", "DWN-02"));
        }
        for acting in self.wanted_on(model, |e| e.when == When::OwnSuccessRoll) {
            if self.holds(model, &acting.effect.conditions, moment) {
                let from = acting.from.map_or_else(String::new, |id| self.name(id).to_owned());
                apply_to_success(&mut why, &acting.effect.what, acting.source, &from);
                self.near_lines(&mut why, model, &acting.effect.what, acting.source, moment);
            }
        }
        why
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

    /// DICE for friends near the bearer or its target, and for its own BLOOD MARKERS.
    pub(crate) fn near_lines(
        &self,
        why: &mut SuccessWhy,
        model: ModelId,
        what: &[What],
        source: &str,
        moment: &Moment<'_>,
    ) {
        for what in what {
            let count = |near: Vec<ModelId>, most: i8| {
                let others = near.into_iter().filter(|id| *id != model).count();
                i8::try_from(others).unwrap_or(i8::MAX).min(most)
            };
            let value = if let What::DicePerFriendNear { within, most } = what {
                count(self.friends_near(model, *within, false), *most)
            } else if let (What::DicePerFriendNearTarget { within, most }, Some(target)) = (what, moment.target) {
                let friends = self.enemies_near(target, *within, false);
                count(friends.into_iter().filter(|id| self.comrades(model, *id)).collect(), *most)
            } else if let What::MeleeDicePerOwnBlood = what {
                self.fighter(model).map_or(0, |f| i8::try_from(f.markers.blood).unwrap_or(0))
            } else if let (What::CriticalPerTargetBlood, Some(target)) = (what, moment.target) {
                let blood = self.fighter(target).map_or(0, |f| f.markers.blood);
                why.critical_from = why.critical_from.min(12_u8.saturating_sub(blood).max(7));
                0
            } else {
                0
            };
            if value != 0 {
                why.modifiers.push(modifier(ModifierKind::Dice, value, source, "", "ROL-07"));
            }
        }
    }
}

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
    /// A roll that is not needed is not asked for (FLAMETHROWER).
    pub(crate) fn skip_automatic(&mut self) {
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
            let moment = Moment { attack: Some(attack), ..Default::default() };
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
    pub(crate) fn risky_failed(&mut self, model: ModelId) {
        if self.battle.activated_now(model) {
            self.end_activation(model, ActivationEnd::Risky);
        } else if matches!(self.battle.question(), Some(Step::MoreAttacks(_))) {
            self.done();
            self.next_reaction();
        }
    }
}

impl Default for SuccessWhy {
    fn default() -> Self {
        let SuccessSpec { added: total, six, critical_from, .. } = SuccessSpec::default();
        Self { modifiers: Vec::new(), risky: false, automatic: false, total, six, critical_from }
    }
}

pub(crate) fn signed(n: u8) -> i8 {
    i8::try_from(n).unwrap_or(i8::MAX)
}

pub(crate) fn apply_to_success(why: &mut SuccessWhy, what: &[What], source: &str, reason: &str) {
    for what in what {
        if let What::Dice(n) = what {
            why.modifiers.push(modifier(ModifierKind::Dice, *n, source, reason, "ROL-07"));
        }
        why.automatic |= matches!(what, What::AutomaticSuccess | What::NextRollSucceeds);
        why.six |= *what == What::OneDieIsSix;
        if let What::Total(n) = what {
            why.total = why.total.saturating_add(*n);
        }
        if let What::CriticalOn(n) = what {
            why.critical_from = why.critical_from.min(*n);
        }
        why.risky |= *what == What::Keyword(Keyword::Risky);
    }
}
