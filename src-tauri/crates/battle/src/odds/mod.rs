//! Exact odds: of the pending roll, of a whole attack, of a series of attacks, and of every way to spend markers.
//!
//! [`Battle::chances`] and [`Battle::bought`] are about the pending roll, [`Battle::bought_later`] about the Injury
//! Roll that a pending attack may lead to, [`Battle::kept`] about markers that nobody spends now. [`Battle::outlook`]
//! follows a series of attacks on one target. Results count as they apply, after TOUGH, GOLEM and kit have changed
//! them.

mod asked;
mod course;
mod series;
mod suppose;

use nml_dice::{AttackBands, InjuryBands, SuccessBands, Ways, foiled_attack, whole_attack};

pub use self::series::{Aim, MOST_ATTACKS, Outlook, Policy};
use super::run::Run;
use crate::log::command::{Facts, Spend};
use crate::log::harm::{Harm, HarmSource};
use crate::log::roll_for::RollFor;
use crate::log::state::{Battle, Fighter, ModelId, SideId};
use crate::log::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Step, SuccessRoll, Window};
use crate::log::tally::Called;
use crate::log::target::Target;
use nml_catalogue::effect::{InjuryResult, What};

/// The chances of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chances {
    /// A Success Roll that is no attack, or one at a point: nobody is hurt there yet.
    Success(Ways<SuccessBands<u128>>),
    /// A whole attack: to hit, then the Injury Roll with nothing spent on it.
    Attack(Ways<AttackBands<u128>>),
    /// An Injury Roll.
    Injury(Ways<InjuryBands<u128>>),
}

/// What one way to spend buys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bought {
    /// Who spends.
    pub side: SideId,
    /// What.
    pub markers: Spend,
    /// The chances after it.
    pub chances: Chances,
}

impl Battle {
    /// The chances of the pending roll as it stands. `None` if it is not a roll with bands.
    #[must_use]
    pub fn chances(&self, step: &Step) -> Option<Chances> {
        if let Step::Success(roll) = step {
            return Some(match &roll.purpose {
                Purpose::Attack(attack) if !attack.target.is_point() => {
                    Chances::Attack(self.attack_chances(attack, &roll.window))
                }
                Purpose::Attack(_)
                | Purpose::Dash
                | Purpose::Leg(_)
                | Purpose::Danger { .. }
                | Purpose::Dive(_)
                | Purpose::Ledge(_)
                | Purpose::Blind { .. }
                | Purpose::Scenario(_)
                | Purpose::Ability { .. }
                | Purpose::Action { .. } => Chances::Success(self.success_why(roll).odds()),
            });
        }
        if let Step::Injury(roll) = step {
            return Some(Chances::Injury(self.injury_chances(roll)));
        }
        if let Step::Morale { side } = step {
            return Some(Chances::Success(self.morale_why(*side).odds()));
        }
        None
    }

    /// The chances of an Injury Roll, by the result that is applied.
    #[must_use]
    pub fn injury_chances(&self, roll: &InjuryRoll) -> Ways<InjuryBands<u128>> {
        let rolled = self.injury_why(roll).spec.odds();
        let mut bands = InjuryBands::default();
        for (result, ways) in results(rolled.bands).into_iter().filter(|(_, ways)| *ways > 0) {
            *band(&mut bands, self.comes_to(roll, result)) += ways;
        }
        Ways { bands, of: rolled.of }
    }

    /// The chances of an attack that is not declared yet, with nothing spent: at a point only whether it hits.
    #[must_use]
    pub fn thought(&self, attack: &Attack) -> Chances {
        match attack.target {
            Target::Model(_) => Chances::Attack(self.thought_chances(attack)),
            Target::Point { .. } => Chances::Success(self.to_hit(attack, &Window::default())),
        }
    }

    /// The chances of an attack that is not declared yet, with nothing spent on any of its rolls: what its target rolls
    /// against it first is counted.
    #[must_use]
    pub fn thought_chances(&self, attack: &Attack) -> Ways<AttackBands<u128>> {
        let nothing = Window::default();
        let plain = self.attack_chances(attack, &nothing);
        let needless = self.success_why(&success_roll(attack, &nothing)).automatic;
        let shot = attack.target.model().filter(|_| attack.range == Reach::Ranged && !needless);
        let foil = shot.and_then(|target| Some((target, self.foils(target)?)));
        let Some((target, (source, dice))) = foil else { return plain };
        let mut foiled = attack.clone();
        foiled.called.push(Called::foil(target, &source, dice));
        let purpose = Purpose::Ability { source, what: RollFor::Foil(dice) };
        let against = self.success_why(&SuccessRoll { model: target, purpose, window: nothing.clone() }).odds();
        foiled_attack(against, [plain, self.attack_chances(&foiled, &nothing)]).unwrap_or(plain)
    }

    /// The chances of an attack that is to be rolled, with nothing spent on its Injury Roll.
    #[must_use]
    pub fn attack_chances(&self, attack: &Attack, to_hit: &Window) -> Ways<AttackBands<u128>> {
        self.attack_chances_with(attack, to_hit, &Window::default())
    }

    /// The chances of an attack for what is spent on its Success Roll and on its Injury Roll.
    #[must_use]
    pub(crate) fn attack_chances_with(
        &self,
        attack: &Attack,
        to_hit: &Window,
        injury: &Window,
    ) -> Ways<AttackBands<u128>> {
        whole_attack(self.to_hit(attack, to_hit), self.wounds(attack, injury))
    }

    fn to_hit(&self, attack: &Attack, window: &Window) -> Ways<SuccessBands<u128>> {
        self.success_why(&success_roll(attack, window)).odds()
    }

    /// What a result is once all is done: as applied, or Out of Action by what else the attack does.
    fn comes_to(&self, roll: &InjuryRoll, rolled: InjuryResult) -> InjuryResult {
        let applied = self.rewritten(roll, rolled);
        if applied == InjuryResult::OutOfAction || !roll.cause.attack().is_some_and(|attack| self.takes_out(attack)) {
            return applied;
        }
        let mut run = Run::new(self);
        run.bear(roll, rolled);
        let there = run.battle.fighter(roll.victim).is_some_and(Fighter::on_table);
        if there { applied } else { InjuryResult::OutOfAction }
    }

    /// Whether an attack may take a model out, no matter what its Injury Roll shows.
    fn takes_out(&self, attack: &Attack) -> bool {
        let weapon = self.weapon(attack.attacker, &attack.weapon);
        weapon.is_some_and(|weapon| {
            self.attack_effects(attack.attacker, weapon).any(|a| a.effect.what.contains(&What::TakesOut))
        })
    }

    /// The Injury Roll after a plain hit, and after a critical one. It is not known yet which models a BLAST at a point
    /// catches.
    fn wounds(&self, attack: &Attack, window: &Window) -> [Ways<InjuryBands<u128>>; 2] {
        let Some(victim) = attack.target.model() else {
            return [Ways { bands: InjuryBands { no_effect: 1, ..InjuryBands::default() }, of: 1 }; 2];
        };
        // The hit itself is remembered before its Injury Roll.
        let hit = self.takes_out(attack).then(|| {
            let mut battle = self.clone();
            battle.tally.hits.push((attack.attacker, victim));
            battle
        });
        let battle = hit.as_ref().unwrap_or(self);
        [false, true].map(|critical| {
            if let Some(result) = battle.without_roll(attack, critical) {
                let mut bands = InjuryBands::default();
                *band(&mut bands, result) = 1;
                return Ways { bands, of: 1 };
            }
            let cause = Cause::Attack { attack: attack.clone(), critical, direct: true };
            battle.injury_chances(&InjuryRoll { victim, cause, window: window.clone() })
        })
    }

    /// The result that a hit comes to without an Injury Roll: Down, or the markers of a Minor Hit. `None` if it is
    /// rolled.
    fn without_roll(&self, attack: &Attack, critical: bool) -> Option<InjuryResult> {
        match self.markers_instead(attack) {
            Some(0) => Some(InjuryResult::NoEffect),
            Some(_) => Some(InjuryResult::MinorHit),
            None => self.knocks_down(attack, critical).then_some(InjuryResult::Down),
        }
    }

    /// The attack that a command would make, with nothing stated: for a look before the choice.
    #[must_use]
    pub fn thought_of(&self, attacker: ModelId, weapon: &str, target: impl Into<Target>, range: Reach) -> Attack {
        let (target, facts) = (target.into(), Facts::default());
        let mut series = self.series_of(attacker, weapon, target, range, &facts);
        self.next_of(&mut series, target, &facts)
    }

    /// For each side that may spend on the pending roll: every number of markers, from 0, and the Bloodbath if it can
    /// be paid, alone and with more dice.
    #[must_use]
    pub fn bought(&self, step: &Step) -> Vec<Bought> {
        // What is spent on the roll to hit leaves the Injury Roll after it as it is.
        let wounds = if let Step::Success(SuccessRoll { purpose: Purpose::Attack(attack), .. }) = step
            && !attack.target.is_point()
        {
            Some((attack, self.wounds(attack, &Window::default())))
        } else {
            None
        };
        let mut found = Vec::new();
        for side in self.spenders(step) {
            for markers in self.ways_to_spend(step, side) {
                let mut spent = step.clone();
                if let Some(window) = spent.window_mut() {
                    window.declared.push((side, markers));
                }
                let chances = match (wounds, spent.window()) {
                    (Some((attack, wounds)), Some(window)) => {
                        Some(Chances::Attack(whole_attack(self.to_hit(attack, window), wounds)))
                    }
                    _ => self.chances(&spent),
                };
                if let Some(chances) = chances {
                    found.push(Bought { side, markers, chances });
                }
            }
        }
        found
    }

    /// While an attack is to be rolled: what each side could spend on the Injury Roll after it, and the
    /// chances of the whole attack then, with the Success Roll as it stands.
    #[must_use]
    pub fn bought_later(&self, step: &Step) -> Vec<Bought> {
        let Step::Success(SuccessRoll { purpose: Purpose::Attack(attack), window, .. }) = step else {
            return Vec::new();
        };
        let Some(victim) = attack.target.model() else { return Vec::new() };
        let cause = Cause::Attack { attack: attack.clone(), critical: false, direct: true };
        let later = Step::Injury(InjuryRoll { victim, cause, window: Window::default() });
        let to_hit = self.to_hit(attack, window);
        let mut found = Vec::new();
        for side in self.spenders(&later) {
            for markers in self.ways_to_spend(&later, side) {
                let injury = Window { declared: vec![(side, markers)], ..Window::default() };
                let chances = Chances::Attack(whole_attack(to_hit, self.wounds(attack, &injury)));
                found.push(Bought { side, markers, chances });
            }
        }
        found
    }

    /// What the markers of the model that rolls are worth when nobody spends them now: an Injury Roll of that
    /// model that brings nothing but its own armour, for each way to spend them there.
    #[must_use]
    pub fn kept(&self, step: &Step) -> Vec<Bought> {
        self.kept_for(step).map_or_else(Vec::new, |own| self.bought(&own))
    }

    /// That Injury Roll of the model that rolls.
    #[must_use]
    pub fn kept_for(&self, step: &Step) -> Option<Step> {
        let Step::Success(SuccessRoll { model, .. }) = step else { return None };
        let cause = Cause::Harm(Harm::new(HarmSource::Effect { name: String::new() }));
        Some(Step::Injury(InjuryRoll { victim: *model, cause, window: Window::default() }))
    }

    /// Every way in which a side may spend on a roll, “nothing” first, a Bloodbath last. BLOOD goes before INFECTION:
    /// both count alike, and attacks bring more of the first.
    #[must_use]
    pub fn ways_to_spend(&self, step: &Step, side: SideId) -> Vec<Spend> {
        let most = self.purse(step, side);
        let all = most.blessing.max(most.hostile());
        let mut ways: Vec<Spend> = (0..=all).map(|n| split(most, n)).collect();
        if let (Step::Injury(roll), true) = (step, most.bloodbath) {
            let price = self.bloodbath_price(roll);
            ways.extend((price..=all).map(|n| Spend { bloodbath: true, ..split(most, n) }));
        }
        ways
    }
}

fn success_roll(attack: &Attack, window: &Window) -> SuccessRoll {
    SuccessRoll { model: attack.attacker, purpose: Purpose::Attack(attack.clone()), window: window.clone() }
}

/// This many markers out of a purse: BLESSING, or BLOOD before INFECTION.
fn split(most: Spend, n: u8) -> Spend {
    if most.blessing > 0 {
        return Spend { blessing: n, ..Spend::default() };
    }
    let blood = n.min(most.blood);
    Spend { blood, infection: n - blood, ..Spend::default() }
}

/// The four results of a roll, each with its ways.
fn results(bands: InjuryBands<u128>) -> [(InjuryResult, u128); 4] {
    let InjuryBands { no_effect, minor_hit, down, out_of_action } = bands;
    [
        (InjuryResult::NoEffect, no_effect),
        (InjuryResult::MinorHit, minor_hit),
        (InjuryResult::Down, down),
        (InjuryResult::OutOfAction, out_of_action),
    ]
}

fn band(bands: &mut InjuryBands<u128>, result: InjuryResult) -> &mut u128 {
    match result {
        InjuryResult::NoEffect => &mut bands.no_effect,
        InjuryResult::MinorHit => &mut bands.minor_hit,
        InjuryResult::Down => &mut bands.down,
        InjuryResult::OutOfAction => &mut bands.out_of_action,
    }
}
