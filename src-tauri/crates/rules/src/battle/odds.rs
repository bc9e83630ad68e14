//! Exact odds of the pending roll, and of every way to spend markers on it.

use nml_dice::{AttackBands, InjuryBands, InjuryRoll as InjurySpec, SuccessBands, Ways};

use super::command::{Facts, Spend};
use super::state::{Battle, ModelId, SideId};
use super::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Step, SuccessRoll, Window};

/// The chances of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chances {
    /// A Success Roll that is no attack.
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
    /// The chances of the pending roll as it stands; none where it is no roll with bands.
    #[must_use]
    pub fn chances(&self, step: &Step) -> Option<Chances> {
        if let Step::Success(roll) = step {
            return Some(match &roll.purpose {
                Purpose::Attack(attack) => Chances::Attack(self.attack_chances(attack, &roll.window)),
                Purpose::Dash | Purpose::Action { .. } => {
                    Chances::Success(nml_dice::SuccessRoll { net: self.success_why(roll).net() }.odds())
                }
            });
        }
        if let Step::Injury(roll) = step {
            return Some(Chances::Injury(self.injury_why(roll).spec.odds()));
        }
        if let Step::Morale { side } = step {
            return Some(Chances::Success(nml_dice::SuccessRoll { net: self.morale_why(*side).net() }.odds()));
        }
        None
    }

    /// The chances of an attack that somebody thinks about.
    #[must_use]
    pub fn attack_chances(&self, attack: &Attack, window: &Window) -> Ways<AttackBands<u128>> {
        let roll =
            SuccessRoll { model: attack.attacker, purpose: Purpose::Attack(attack.clone()), window: window.clone() };
        let why = self.success_why(&roll);
        let hit = nml_dice::SuccessRoll { net: why.net() }.odds();
        let (failed, plain_hits, critical_hits) =
            if why.automatic { (0, hit.of, 0) } else { (hit.bands.failure, hit.bands.success, hit.bands.critical) };
        let wound = |critical: bool| -> InjurySpec {
            let cause = Cause::Attack { attack: attack.clone(), critical, direct: true };
            self.injury_why(&InjuryRoll { victim: attack.target, cause, window: Window::default() }).spec
        };
        let (plain, critical) = (wound(false), wound(true));
        // Both Injury Rolls are counted over the same number of dice.
        let every = plain.pool.rolls().max(critical.pool.rolls());
        let weigh = |ways: u128, spec: InjurySpec| ways * (every / spec.pool.rolls());
        let (plain_weight, critical_weight) = (weigh(plain_hits, plain), weigh(critical_hits, critical));
        let (plain, critical) = (plain.odds().bands, critical.odds().bands);
        let both = |plain: u128, critical: u128| plain_weight * plain + critical_weight * critical;
        Ways {
            bands: AttackBands {
                miss: failed * every,
                no_effect: both(plain.no_effect, critical.no_effect),
                minor_hit: both(plain.minor_hit, critical.minor_hit),
                down: both(plain.down, critical.down),
                out_of_action: both(plain.out_of_action, critical.out_of_action),
            },
            of: hit.of * every,
        }
    }

    /// The attack that a command would make, with nothing stated: for a look before the choice.
    #[must_use]
    pub fn thought_of(&self, attacker: ModelId, weapon: &str, target: ModelId, range: Reach) -> Attack {
        let off_hand = matches!(self.question(), Some(Step::MoreAttacks(s)) if s.weapon != weapon || s.off_hand);
        Attack { attacker, weapon: weapon.to_owned(), target, range, off_hand, facts: Facts::default() }
    }

    /// For each side that may spend on the pending roll: every number of markers, none first, and the
    /// Bloodbath where it can be paid.
    #[must_use]
    pub fn bought(&self, step: &Step) -> Vec<Bought> {
        let mut found = Vec::new();
        for side in self.spenders(step) {
            let most = self.purse(step, side);
            let mut ways: Vec<Spend> = (0..=most.blessing.max(most.hostile())).map(|n| split(most, n)).collect();
            if let (Step::Injury(roll), true) = (step, most.bloodbath) {
                let price = self.bloodbath_price(roll);
                ways.push(Spend { bloodbath: true, ..split(most, price) });
            }
            for markers in ways {
                let mut spent = step.clone();
                if let Some(window) = spent.window_mut() {
                    window.declared.push((side, markers));
                }
                if let Some(chances) = self.chances(&spent) {
                    found.push(Bought { side, markers, chances });
                }
            }
        }
        found
    }
}

/// So many markers out of a purse: BLESSING, or BLOOD before INFECTION.
fn split(most: Spend, n: u8) -> Spend {
    if most.blessing > 0 {
        return Spend { blessing: n, ..Spend::default() };
    }
    let blood = n.min(most.blood);
    Spend { blood, infection: n - blood, ..Spend::default() }
}
