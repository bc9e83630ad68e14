//! Several attacks of one model on one target, one after another: AUTOMATIC, CLEAVE, two weapons.
//!
//! Every attack is looked at in every state that the ones before it may have left: a target that went Down is
//! easier to injure in melee, TOUGH saves it once, BLOOD MARKERS gained on the way may be spent, a failed
//! Risky roll ends the ACTION. The engine's own rules say what each result changes; only the dice are counted.
//!
//! A ledge the target may fall from and a BLAST that wanders are left to the table: a Down model goes Down
//! where it stands, a wandering BLAST misses.

use std::collections::BTreeMap;

use nml_dice::{Chance, InjuryBands, Ways};

use super::super::command::Spend;
use super::super::run::Run;
use super::super::state::{Battle, SideId};
use super::super::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Step, SuccessRoll, Window};
use super::results;
use super::suppose::{Pair, Standing, State, suppose};
use crate::effect::InjuryResult;
use crate::ruling::MarkerOrder;

/// The longest series that is followed.
pub const MOST_ATTACKS: usize = 8;
/// The most rolls that are looked at for one answer, each with its markers in one state of the two models.
const MOST_LOOKS: u32 = 4_000;

/// Who spends markers on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Nobody.
    Unspent,
    /// Both sides, each at its best: the attacker's side to make this as likely as it can, the other side
    /// to make it unlikely. Each declaration is known to the one after it: the side with Initiative has the
    /// other declare first, unless a ruling names who does (C-03); declared in secret, the target's side is
    /// taken to know. Of two equally good spends the smaller is made.
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
    fn ends(standing: Standing) -> Self {
        let none = Self { standing: Chance::NONE, down: Chance::NONE, out: Chance::NONE, markers: Chance::NONE };
        match standing {
            Standing::Up => Self { standing: Chance::CERTAIN, ..none },
            Standing::Down => Self { down: Chance::CERTAIN, ..none },
            Standing::Out => Self { out: Chance::CERTAIN, ..none },
        }
    }

    fn each(self, other: Self, both: impl Fn(Chance, Chance) -> Chance) -> Self {
        Self {
            standing: both(self.standing, other.standing),
            down: both(self.down, other.down),
            out: both(self.out, other.out),
            markers: both(self.markers, other.markers),
        }
    }

    fn aimed(&self, aim: Aim) -> Chance {
        match aim {
            Aim::Down => self.down.plus(self.out),
            Aim::Out => self.out,
        }
    }
}

/// Outcomes of one roll added up, each with its ways among the rolls of so many dice.
struct Sum {
    dice: u8,
    so_far: Option<Outlook>,
}

impl Sum {
    fn add(&mut self, ways: u128, then: Outlook) {
        let Ok(ways) = u64::try_from(ways) else { return };
        let weigh = |chance: Chance, _| chance.times(ways).over(self.dice);
        let weighed = then.each(then, weigh);
        self.so_far = Some(self.so_far.map_or(weighed, |sum| sum.each(weighed, Chance::plus)));
    }
}

impl Battle {
    /// How a series of attacks may end, from the first Success Roll on. All are of one model at one target.
    /// None: no attack, too many of them, or too many ways to spend to look at in time.
    #[must_use]
    pub fn outlook(&self, attacks: &[Attack], policy: Policy) -> Option<Outlook> {
        let mut course = Course::new(self, attacks, policy)?;
        let pair = course.pair();
        course.attack(0, pair)
    }

    /// The same from the pending roll on: what was declared in its window stands.
    #[must_use]
    pub fn outlook_from(&self, step: &Step, policy: Policy) -> Option<Outlook> {
        if let Step::Success(SuccessRoll { purpose: Purpose::Attack(attack), window, .. }) = step {
            let attacks = self.course(attack);
            let mut course = Course::new(self, &attacks, policy)?;
            let pair = course.pair();
            course.success(0, pair, window)
        } else if let Step::Injury(InjuryRoll { cause: Cause::Attack { attack, critical, .. }, window, .. }) = step {
            let attacks = self.course(attack);
            let mut course = Course::new(self, &attacks, policy)?;
            let pair = course.pair();
            course.injury(0, pair, *critical, window)
        } else {
            None
        }
    }

    /// This attack and those that may still follow it in the same ACTION, all at the same target: the rest of
    /// the weapon's, then those of the second weapon that does best.
    #[must_use]
    pub fn course(&self, attack: &Attack) -> Vec<Attack> {
        let under_way = self.steps.iter().rev().find_map(|step| {
            let Step::MoreAttacks(series) = step else { return None };
            (series.attacker == attack.attacker && series.range == attack.range).then_some(series)
        });
        let asked = matches!(self.question(), Some(Step::MoreAttacks(_)));
        let (more, second) = match under_way {
            // Asked for the next attack: this one is still to be taken off what is left.
            Some(series) if asked && series.weapon == attack.weapon && series.left > 0 => {
                (series.left - 1, series.second.clone())
            }
            Some(_) if asked => {
                (self.attacks_with(attack.attacker, &attack.weapon, attack.range).saturating_sub(1), Vec::new())
            }
            Some(series) => (series.left, series.second.clone()),
            None => {
                let own = self.activation.as_ref().is_some_and(|a| a.model == attack.attacker);
                let second = match attack.range {
                    Reach::Melee if own => self.other_hand(attack.attacker, &attack.weapon),
                    Reach::Melee | Reach::Ranged => Vec::new(),
                };
                (self.attacks_with(attack.attacker, &attack.weapon, attack.range).saturating_sub(1), second)
            }
        };
        let mut course = vec![attack.clone(); usize::from(more) + 1];
        let best = second
            .into_iter()
            .map(|weapon| {
                let attacks = self.attacks_with(attack.attacker, &weapon, attack.range);
                let off_hand = Attack { weapon, off_hand: true, ..attack.clone() };
                vec![off_hand; attacks.into()]
            })
            .max_by_key(|then| self.outlook(then, Policy::Unspent).map(|o| (o.out, o.down)));
        course.extend(best.unwrap_or_default());
        course
    }
}

/// A series while its odds are counted.
struct Course<'a> {
    attacks: &'a [Attack],
    policy: Policy,
    /// The battle as supposed at the moment.
    battle: Battle,
    /// The side of the attacker, and that of the target.
    sides: (SideId, SideId),
    looks: u32,
    attacked: BTreeMap<(usize, Pair), Outlook>,
    injured: BTreeMap<(usize, Pair, bool), Outlook>,
}

impl<'a> Course<'a> {
    fn new(battle: &Battle, attacks: &'a [Attack], policy: Policy) -> Option<Self> {
        let first = attacks.first().filter(|_| attacks.len() <= MOST_ATTACKS)?;
        let sides = (battle.fighter(first.attacker)?.side, battle.fighter(first.target)?.side);
        let one_way = attacks.iter().all(|a| (a.attacker, a.target) == (first.attacker, first.target));
        // Whose BLOOD it is to spend on a friend is not the attacker's choice.
        let fair = policy == Policy::Unspent || battle.hostile(sides.0, sides.1);
        (one_way && fair && first.attacker != first.target).then(|| Self {
            attacks,
            policy,
            battle: battle.clone(),
            sides,
            looks: 0,
            attacked: BTreeMap::new(),
            injured: BTreeMap::new(),
        })
    }

    /// The two models as they are now.
    fn pair(&self) -> Pair {
        let state = |model| self.battle.fighter(model).map_or(State::gone(), State::of);
        let (attacker, target) = self.attacks.first().map_or((0, 0), |a| (a.attacker, a.target));
        Pair {
            attacker: state(attacker),
            target: state(target),
            forgiven: self.battle.forgiven(attacker).map_or(0, |(_, left)| left),
        }
    }

    fn suppose(&mut self, pair: Pair) {
        let Some(first) = self.attacks.first() else { return };
        suppose(&mut self.battle, first.attacker, pair.attacker);
        suppose(&mut self.battle, first.target, pair.target);
    }

    fn look(&mut self) -> Option<()> {
        self.looks += 1;
        (self.looks <= MOST_LOOKS).then_some(())
    }

    /// From the Success Roll of an attack on, if it is still made.
    fn attack(&mut self, at: usize, pair: Pair) -> Option<Outlook> {
        let over = at >= self.attacks.len()
            || pair.target.standing == Standing::Out
            || pair.attacker.standing == Standing::Out;
        if over {
            return Some(Outlook::ends(pair.target.standing));
        }
        if let Some(known) = self.attacked.get(&(at, pair)) {
            return Some(*known);
        }
        let found = self.success(at, pair, &Window::default())?;
        self.attacked.insert((at, pair), found);
        Some(found)
    }

    fn success(&mut self, at: usize, pair: Pair, declared: &Window) -> Option<Outlook> {
        let attack = self.attacks.get(at)?.clone();
        self.suppose(pair);
        let roll = SuccessRoll { model: attack.attacker, purpose: Purpose::Attack(attack), window: declared.clone() };
        let automatic = self.battle.success_why(&roll).automatic;
        let (own, hostile) = (self.sides.0, self.sides.1);
        let step = Step::Success(roll.clone());
        // The owner of the roll is the attacker: both sides spend on the attacker's markers.
        let ways = |course: &Self, side| course.ways(&step, side, automatic);
        let (for_it, against) = (ways(self, own), ways(self, hostile));
        let last = self.declares_last(own, hostile);
        self.weigh(&for_it, &against, last == own, |course, with, against| {
            let mut roll = roll.clone();
            declare(&mut roll.window, own, with);
            declare(&mut roll.window, hostile, against);
            let attacker = pair.attacker.without(with).without(against);
            course.rolled(at, Pair { attacker, ..pair }, &roll)
        })
    }

    /// The Success Roll itself, its window closed.
    fn rolled(&mut self, at: usize, pair: Pair, roll: &SuccessRoll) -> Option<Outlook> {
        self.look()?;
        self.suppose(pair);
        let why = self.battle.success_why(roll);
        if why.automatic {
            return self.hit(at, pair, false);
        }
        let spec = nml_dice::SuccessRoll { net: why.net() };
        let odds = spec.odds();
        let mut sum = Sum { dice: spec.pool().dice(), so_far: None };
        let missed = if !why.risky {
            self.attack(at + 1, pair)?
        } else if pair.forgiven > 0 {
            self.attack(at + 1, Pair { forgiven: pair.forgiven - 1, ..pair })?
        } else {
            Outlook::ends(pair.target.standing)
        };
        sum.add(odds.bands.failure, missed);
        let plain = self.hit(at, pair, false)?;
        sum.add(odds.bands.success, plain);
        let critical = self.hit(at, pair, true)?;
        sum.add(odds.bands.critical, critical);
        sum.so_far
    }

    fn hit(&mut self, at: usize, pair: Pair, critical: bool) -> Option<Outlook> {
        if let Some(known) = self.injured.get(&(at, pair, critical)) {
            return Some(*known);
        }
        let found = self.injury(at, pair, critical, &Window::default())?;
        self.injured.insert((at, pair, critical), found);
        Some(found)
    }

    fn injury(&mut self, at: usize, pair: Pair, critical: bool, declared: &Window) -> Option<Outlook> {
        let attack = self.attacks.get(at)?.clone();
        self.suppose(pair);
        let victim = attack.target;
        let cause = Cause::Attack { attack, critical, direct: true };
        let roll = InjuryRoll { victim, cause, window: declared.clone() };
        let (hostile, own) = (self.sides.0, self.sides.1);
        let step = Step::Injury(roll.clone());
        let (for_it, against) = (self.ways(&step, hostile, false), self.ways(&step, own, false));
        let last = self.declares_last(own, hostile);
        self.weigh(&for_it, &against, last == hostile, |course, with, against| {
            let mut roll = roll.clone();
            declare(&mut roll.window, hostile, with);
            declare(&mut roll.window, own, against);
            let target = pair.target.without(with).without(against);
            course.injured(at, Pair { target, ..pair }, &roll)
        })
    }

    /// The Injury Roll itself, its window closed.
    fn injured(&mut self, at: usize, pair: Pair, roll: &InjuryRoll) -> Option<Outlook> {
        self.look()?;
        self.suppose(pair);
        let spec = self.battle.injury_why(roll).spec;
        let six = self.battle.one_die_is_six(roll);
        let Ways { bands, .. }: Ways<InjuryBands<u128>> = if six { spec.odds_with_a_six() } else { spec.odds() };
        let mut sum = Sum { dice: spec.pool.dice(), so_far: None };
        for (result, ways) in results(bands).into_iter().filter(|(_, ways)| *ways > 0) {
            let after = self.after(pair, roll, result);
            let placed = after.target.hostile().saturating_sub(pair.target.hostile());
            let mut then = self.attack(at + 1, after)?;
            if after.target.standing != Standing::Out {
                then.markers = then.markers.plus(Chance::whole(placed.into()));
            }
            sum.add(ways, then);
        }
        sum.so_far
    }

    /// The two models after a result, as the engine's own rules leave them.
    fn after(&mut self, pair: Pair, roll: &InjuryRoll, rolled: InjuryResult) -> Pair {
        self.suppose(pair);
        let applied = self.battle.rewritten(roll, rolled);
        let mut run = Run::new(&self.battle);
        run.suffer(roll, rolled, applied);
        let state = |model| run.battle.fighter(model).map_or(State::gone(), State::of);
        let attacker = roll.cause.by().map_or(pair.attacker, state);
        let mut target = state(roll.victim);
        if applied == InjuryResult::Down && target.standing == Standing::Up {
            // A ledge is asked about first: the row of the table stands all the same.
            target.standing = Standing::Down;
            target.blood = target.blood.max((pair.target.blood + 1).min(super::super::state::MARKERS_MAX));
        }
        Pair { attacker, target, ..pair }
    }

    /// The ways in which a side may still spend here, nothing first.
    fn ways(&self, step: &Step, side: SideId, no_roll: bool) -> Vec<Spend> {
        let declared = step.window().is_some_and(|w| w.of(side).is_some());
        if no_roll || declared || self.policy == Policy::Unspent {
            return vec![Spend::default()];
        }
        self.battle.ways_to_spend(step, side)
    }

    /// The side that declares last on a roll, by the side whose model rolls or is hurt and the other.
    fn declares_last(&self, owner: SideId, other: SideId) -> SideId {
        match self.battle.field.ruleset.rulings.marker_order {
            MarkerOrder::InitOrders => self.battle.initiative.filter(|s| *s == owner).unwrap_or(other),
            MarkerOrder::RollerOwnerFirst => other,
            MarkerOrder::SimultaneousSecret => self.sides.1,
        }
    }

    /// The best that both sides can do in one window: `with` is spent by the attacker's side.
    fn weigh(
        &mut self,
        with: &[Spend],
        against: &[Spend],
        attacker_last: bool,
        mut then: impl FnMut(&mut Self, Spend, Spend) -> Option<Outlook>,
    ) -> Option<Outlook> {
        let aim = match self.policy {
            Policy::Unspent => Aim::Out,
            Policy::Best(aim) => aim,
        };
        let (outer, inner) = if attacker_last { (against, with) } else { (with, against) };
        // The one who declares last answers each spend at its best; the first picks by that answer.
        let better = |new: &Outlook, old: &Outlook, attackers: bool| {
            let (new, old) = (new.aimed(aim), old.aimed(aim));
            if attackers { new > old } else { new < old }
        };
        let mut best: Option<Outlook> = None;
        for first in outer {
            let mut answer: Option<Outlook> = None;
            for last in inner {
                let (with, against) = if attacker_last { (*last, *first) } else { (*first, *last) };
                let found = then(self, with, against)?;
                if answer.as_ref().is_none_or(|old| better(&found, old, attacker_last)) {
                    answer = Some(found);
                }
            }
            if let Some(found) = answer
                && best.as_ref().is_none_or(|old| better(&found, old, !attacker_last))
            {
                best = Some(found);
            }
        }
        best
    }
}

/// A declaration, unless the side made one.
fn declare(window: &mut Window, side: SideId, spend: Spend) {
    if spend != Spend::default() && window.of(side).is_none() {
        window.declared.push((side, spend));
    }
}
