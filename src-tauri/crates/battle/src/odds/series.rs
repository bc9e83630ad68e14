//! Several attacks of one model on one target, one after another: AUTOMATIC, CLEAVE, two weapons.
//!
//! We look at every attack in every state that the ones before it may have left: a target that went Down is easier to
//! injure in melee, TOUGH saves it once, BLOOD MARKERS gained on the way may be spent, a failed Risky roll ends the
//! ACTION. The engine's own rules say what each result changes; only the dice are counted.
//!
//! A ledge the target may fall from, and a BLAST that wanders or goes off around its thrower, are left to the table: a
//! Down model goes Down where it stands, such a BLAST misses.

use nml_dice::Chance;

use super::course::Course;
use super::suppose::Standing;
use crate::log::command::Facts;
use crate::log::state::{Battle, ModelId};
use crate::log::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Series, Step, SuccessRoll};
use crate::log::target::Target;

/// The longest series that is followed.
pub const MOST_ATTACKS: usize = 8;

/// Who spends markers on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Nobody.
    Unspent,
    /// Both sides, each at its best: the attacker's side to make this as likely as it can, the other side
    /// to make it unlikely. Each declaration is known to the one after it: the side with Initiative has the
    /// other declare first, unless a ruling names who does (C-03); declared in secret, the target's side is
    /// taken to know. If two spends are equally good, the smaller is made.
    Best(Aim),
}

/// What the attacker's side wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The target Down or Out of Action at the end.
    Down,
    /// The target Out of Action.
    Out,
}

/// How a series may end; the three chances sum to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The target stands.
    pub standing: Chance,
    /// It is Down.
    pub down: Chance,
    /// It is Out of Action.
    pub out: Chance,
    /// The expected number of BLOOD and INFECTION MARKERS that the attacks place on it. Those that are spent
    /// again count, those past six and those of a model that goes Out of Action do not.
    pub markers: Chance,
}

impl Outlook {
    pub(super) fn ends(standing: Standing) -> Self {
        let none = Self { standing: Chance::NONE, down: Chance::NONE, out: Chance::NONE, markers: Chance::NONE };
        match standing {
            Standing::Up => Self { standing: Chance::CERTAIN, ..none },
            Standing::Down => Self { down: Chance::CERTAIN, ..none },
            Standing::Out => Self { out: Chance::CERTAIN, ..none },
        }
    }

    pub(super) fn each(&self, of: impl Fn(Chance) -> Chance) -> Self {
        Self { standing: of(self.standing), down: of(self.down), out: of(self.out), markers: of(self.markers) }
    }

    pub(super) fn plus(&self, other: &Self) -> Self {
        Self {
            standing: self.standing.plus(other.standing),
            down: self.down.plus(other.down),
            out: self.out.plus(other.out),
            markers: self.markers.plus(other.markers),
        }
    }

    pub(super) fn aimed(&self, aim: Aim) -> Chance {
        match aim {
            Aim::Down => self.down.plus(self.out),
            Aim::Out => self.out,
        }
    }
}

impl Battle {
    /// How a series of attacks may end, from the first Success Roll on. All are of one model at one other. `None` for
    /// no attack, one at a point, too many of them, or too many ways to spend to look at in time.
    #[must_use]
    pub fn outlook(&self, attacks: &[Attack], policy: Policy) -> Option<Outlook> {
        let mut course = Course::new(self, attacks, policy)?;
        let pair = course.pair()?;
        course.attack(0, pair).map(|found| *found)
    }

    /// The same from the pending roll on: what was declared in its window stands.
    #[must_use]
    pub fn outlook_from(&self, step: &Step, policy: Policy) -> Option<Outlook> {
        if let Step::Success(SuccessRoll { purpose: Purpose::Attack(attack), window, .. }) = step {
            let attacks = self.course(attack);
            let mut course = Course::new(self, &attacks, policy)?;
            let pair = course.pair()?;
            course.success(0, pair, false, window).map(|found| *found)
        } else if let Step::Injury(InjuryRoll { cause: Cause::Attack { attack, critical, .. }, window, .. }) = step {
            let attacks = self.course(attack);
            let mut course = Course::new(self, &attacks, policy)?;
            let pair = course.pair()?;
            course.injury(0, pair, *critical, window).map(|found| *found)
        } else {
            None
        }
    }

    /// This attack and those that may still follow it in the same ACTION, all at the same target: the rest of
    /// the weapon's, then those of the next weapon that does best.
    #[must_use]
    pub fn course(&self, attack: &Attack) -> Vec<Attack> {
        let (target, facts) = (attack.target, &attack.facts);
        let mut series = match self.under_way(attack) {
            // The attack is made already, and counted.
            Some(series) if self.question().is_some_and(|step| !matches!(step, Step::MoreAttacks(_))) => series.clone(),
            Some(_) | None => {
                let mut series = self.series_of(attack.attacker, &attack.weapon, target, attack.range, facts);
                self.next_of(&mut series, target, facts);
                series
            }
        };
        let mut course = vec![attack.clone()];
        let rest = |series: &mut Series| {
            let mut attacks = Vec::new();
            while series.left > 0 && !target.model().is_some_and(|t| self.struck(series, t)) {
                attacks.push(self.next_of(series, target, facts));
            }
            attacks
        };
        course.extend(rest(&mut series));
        while course.len() <= MOST_ATTACKS {
            let seconds = series.second.iter().map(|weapon| {
                let mut series = self.series_on(&series, weapon);
                (rest(&mut series), series)
            });
            let best = seconds.max_by_key(|(then, _)| self.outlook(then, Policy::Unspent).map(|o| (o.out, o.down)));
            let Some((then, next)) = best else { break };
            course.extend(then);
            series = next;
        }
        course
    }

    /// The series that an attack belongs to, if it has begun.
    pub(super) fn under_way(&self, attack: &Attack) -> Option<&Series> {
        self.steps.iter().rev().find_map(|step| {
            let Step::MoreAttacks(series) = step else { return None };
            (series.attacker == attack.attacker && series.range == attack.range).then_some(series)
        })
    }

    /// The series of an attack that somebody considers, before it is made.
    pub(super) fn series_of(
        &self,
        attacker: ModelId,
        weapon: &str,
        target: Target,
        range: Reach,
        facts: &Facts,
    ) -> Series {
        if let Some(Step::MoreAttacks(series)) = self.question()
            && series.attacker == attacker
            && series.range == range
        {
            return self.series_on(series, weapon);
        }
        let series = self.first_series(attacker, weapon, target, range, facts);
        // Only in its own Activation does a second weapon follow.
        let own = self.activation.as_ref().is_some_and(|a| a.model == attacker);
        if own { series } else { Series { second: Vec::new(), ..series } }
    }
}
