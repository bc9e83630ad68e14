//! A series of attacks while its odds are counted: what each roll comes to, and what it leaves behind.
//!
//! A series is looked at in thousands of states of its two models that differ by a few markers. Spent markers are DICE
//! of the roll and nothing else, and of those that lie on a model a roll sees next to nothing ([`State::seen`]): so the
//! engine works out each roll once for all states that look alike to it, and what a result leaves behind once for every
//! state of the target, unless the attacker gets something out of it.

use std::collections::BTreeMap;
use std::rc::Rc;

use nml_dice::{Chance, InjuryBands, InjuryRoll as InjurySpec, Ways};

use super::super::command::Spend;
use super::super::run::Run;
use super::super::state::{Battle, MARKERS_MAX, SideId};
use super::super::step::{Attack, Cause, InjuryRoll, Purpose, Step, SuccessRoll, Window};
use super::super::why::{spent_on_injury, spent_on_success};
use super::results;
use super::series::{Aim, MOST_ATTACKS, Outlook, Policy};
use super::suppose::{Pair, Standing, State, suppose};
use crate::effect::InjuryResult;
use crate::ruling::MarkerOrder;

/// The most rolls that are looked at for one answer, each with its markers in one state of the two models.
const MOST_LOOKS: u32 = 4_000;

/// Outcomes of one roll added up, each with its ways among the rolls of so many dice.
struct Sum {
    dice: u8,
    so_far: Option<Outlook>,
}

impl Sum {
    fn add(&mut self, ways: u128, then: &Outlook) {
        let Ok(ways) = u64::try_from(ways) else { return };
        let weighed = then.each(|chance| chance.times(ways).over(self.dice));
        self.so_far = Some(match &self.so_far {
            Some(sum) => sum.plus(&weighed),
            None => weighed,
        });
    }
}

/// Which roll of the series: attacks that are equal in everything roll alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Which {
    /// The first attack of the series that is equal to this one.
    attack: usize,
    /// Of an Injury Roll: the hit was a critical.
    critical: bool,
    /// Calls were made for it already: the pending roll.
    called: bool,
}

/// A Success Roll with no markers spent on it.
#[derive(Clone, Copy)]
struct ToHit {
    net: i8,
    risky: bool,
    automatic: bool,
}

/// An Injury Roll with no markers spent on it but the price of a Bloodbath.
#[derive(Clone, Copy)]
struct Wound {
    spec: InjurySpec,
    six: bool,
    price: u8,
}

/// A series while its odds are counted.
pub(super) struct Course<'a> {
    attacks: &'a [Attack],
    policy: Policy,
    /// The battle as supposed at the moment.
    battle: Battle,
    /// The side of the attacker, and that of the target.
    sides: (SideId, SideId),
    looks: u32,
    /// How it ends with the target standing, Down and Out of Action. Outlooks are long numbers, and shared.
    ends: [Rc<Outlook>; 3],
    attacked: BTreeMap<(usize, Pair), Rc<Outlook>>,
    injured: BTreeMap<(usize, Pair, bool), Rc<Outlook>>,
    /// The Injury Rolls of the last attack, with the looks that they took.
    last: BTreeMap<(Pair, bool), (Rc<Outlook>, u32)>,
    hits: BTreeMap<(Which, Pair), ToHit>,
    wounds: BTreeMap<(Which, Pair, bool), Wound>,
    left: BTreeMap<(Which, Pair, bool, InjuryResult), Pair>,
}

impl<'a> Course<'a> {
    pub fn new(battle: &Battle, attacks: &'a [Attack], policy: Policy) -> Option<Self> {
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
            ends: [Standing::Up, Standing::Down, Standing::Out].map(|s| Rc::new(Outlook::ends(s))),
            attacked: BTreeMap::new(),
            injured: BTreeMap::new(),
            last: BTreeMap::new(),
            hits: BTreeMap::new(),
            wounds: BTreeMap::new(),
            left: BTreeMap::new(),
        })
    }

    /// The two models as they are now.
    pub fn pair(&self) -> Pair {
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

    fn ends(&self, target: Standing) -> Rc<Outlook> {
        let [up, down, out] = &self.ends;
        Rc::clone(match target {
            Standing::Up => up,
            Standing::Down => down,
            Standing::Out => out,
        })
    }

    fn look(&mut self) -> Option<()> {
        self.looks += 1;
        (self.looks <= MOST_LOOKS).then_some(())
    }

    fn which(&self, attack: &Attack, critical: bool, declared: &Window) -> Which {
        let first = self.attacks.iter().position(|a| a == attack).unwrap_or_default();
        Which { attack: first, critical, called: !declared.called.is_empty() }
    }

    /// From the Success Roll of an attack on, if it is still made.
    pub fn attack(&mut self, at: usize, pair: Pair) -> Option<Rc<Outlook>> {
        let over = at >= self.attacks.len()
            || pair.target.standing == Standing::Out
            || pair.attacker.standing == Standing::Out;
        if over {
            return Some(self.ends(pair.target.standing));
        }
        if let Some(known) = self.attacked.get(&(at, pair)) {
            return Some(Rc::clone(known));
        }
        let found = self.success(at, pair, &Window::default())?;
        self.attacked.insert((at, pair), Rc::clone(&found));
        Some(found)
    }

    /// A Success Roll and what follows; its window holds what was declared.
    pub fn success(&mut self, at: usize, pair: Pair, declared: &Window) -> Option<Rc<Outlook>> {
        let attack = self.attacks.get(at)?.clone();
        let which = self.which(&attack, false, declared);
        let roll = SuccessRoll { model: attack.attacker, purpose: Purpose::Attack(attack), window: declared.clone() };
        let unspent = SuccessRoll { window: unspent(declared), ..roll.clone() };
        let automatic = self.hits_with(which, pair, &unspent).automatic;
        let (own, hostile) = (self.sides.0, self.sides.1);
        let step = Step::Success(roll);
        self.suppose(pair);
        // The owner of the roll is the attacker: both sides spend on the attacker's markers.
        let ways = |course: &Self, side| course.ways(&step, side, automatic);
        let (for_it, against) = (ways(self, own), ways(self, hostile));
        let last = self.declares_last(own, hostile);
        self.weigh(&for_it, &against, last == own, |course, with, against| {
            let spent = declared.total().plus(with).plus(against);
            let attacker = pair.attacker.without(with).without(against);
            course.rolled(at, Pair { attacker, ..pair }, which, &unspent, spent)
        })
    }

    /// The Success Roll itself, its window closed.
    fn rolled(
        &mut self,
        at: usize,
        pair: Pair,
        which: Which,
        unspent: &SuccessRoll,
        spent: Spend,
    ) -> Option<Rc<Outlook>> {
        self.look()?;
        let to_hit = self.hits_with(which, pair, unspent);
        if to_hit.automatic {
            return self.hit(at, pair, false);
        }
        let spec = nml_dice::SuccessRoll { net: spent_on_success(to_hit.net, spent) };
        debug_assert_eq!(spec.net, {
            self.suppose(pair);
            self.battle
                .success_why(&SuccessRoll { window: with(unspent.window.clone(), spent), ..unspent.clone() })
                .net()
        });
        let odds = spec.odds();
        let mut sum = Sum { dice: spec.pool().dice(), so_far: None };
        let missed = if !to_hit.risky {
            self.attack(at + 1, pair)?
        } else if pair.forgiven > 0 {
            self.attack(at + 1, Pair { forgiven: pair.forgiven - 1, ..pair })?
        } else {
            self.ends(pair.target.standing)
        };
        sum.add(odds.bands.failure, &missed);
        let plain = self.hit(at, pair, false)?;
        sum.add(odds.bands.success, &plain);
        let critical = self.hit(at, pair, true)?;
        sum.add(odds.bands.critical, &critical);
        sum.so_far.map(Rc::new)
    }

    fn hits_with(&mut self, which: Which, pair: Pair, unspent: &SuccessRoll) -> ToHit {
        // Some weapons hit better for the attacker's own BLOOD.
        let attacker = State { blood: pair.attacker.blood, ..pair.attacker.seen() };
        let seen = Pair { attacker, target: pair.target.seen(), forgiven: 0 };
        if let Some(known) = self.hits.get(&(which, seen)) {
            return *known;
        }
        self.suppose(seen);
        let why = self.battle.success_why(unspent);
        let found = ToHit { net: why.net(), risky: why.risky, automatic: why.automatic };
        self.hits.insert((which, seen), found);
        found
    }

    fn hit(&mut self, at: usize, pair: Pair, critical: bool) -> Option<Rc<Outlook>> {
        if let Some(known) = self.injured.get(&(at, pair, critical)) {
            return Some(Rc::clone(known));
        }
        let found = if at + 1 == self.attacks.len() {
            self.last_hit(at, pair, critical)?
        } else {
            self.injury(at, pair, critical, &Window::default())?
        };
        self.injured.insert((at, pair, critical), Rc::clone(&found));
        Some(found)
    }

    /// After the last attack nobody spends the attacker's markers any more: how many they are changes nothing.
    fn last_hit(&mut self, at: usize, pair: Pair, critical: bool) -> Option<Rc<Outlook>> {
        let alike = Pair { attacker: pair.attacker.seen(), forgiven: 0, ..pair };
        if let Some((known, looks)) = self.last.get(&(alike, critical)).cloned() {
            self.looks += looks;
            return (self.looks <= MOST_LOOKS).then_some(known);
        }
        let before = self.looks;
        let found = self.injury(at, alike, critical, &Window::default())?;
        self.last.insert((alike, critical), (Rc::clone(&found), self.looks - before));
        Some(found)
    }

    /// An Injury Roll and what follows; its window holds what was declared.
    pub fn injury(&mut self, at: usize, pair: Pair, critical: bool, declared: &Window) -> Option<Rc<Outlook>> {
        let attack = self.attacks.get(at)?.clone();
        let which = self.which(&attack, critical, declared);
        self.suppose(pair);
        let victim = attack.target;
        let cause = Cause::Attack { attack, critical, direct: true };
        let roll = InjuryRoll { victim, cause, window: declared.clone() };
        let unspent = InjuryRoll { window: unspent(declared), ..roll.clone() };
        let (hostile, own) = (self.sides.0, self.sides.1);
        let step = Step::Injury(roll);
        let (for_it, against) = (self.ways(&step, hostile, false), self.ways(&step, own, false));
        let last = self.declares_last(own, hostile);
        self.weigh(&for_it, &against, last == hostile, |course, with, against| {
            let spent = declared.total().plus(with).plus(against);
            let target = pair.target.without(with).without(against);
            course.injured(at, Pair { target, ..pair }, which, &unspent, spent)
        })
    }

    /// The Injury Roll itself, its window closed.
    fn injured(
        &mut self,
        at: usize,
        pair: Pair,
        which: Which,
        unspent: &InjuryRoll,
        spent: Spend,
    ) -> Option<Rc<Outlook>> {
        self.look()?;
        let wound = self.wound(which, pair, unspent, spent.bloodbath);
        let spec = spent_on_injury(wound.spec, spent, wound.price);
        debug_assert_eq!(spec, {
            self.suppose(pair);
            self.battle.injury_why(&InjuryRoll { window: with(unspent.window.clone(), spent), ..unspent.clone() }).spec
        });
        let Ways { bands, .. }: Ways<InjuryBands<u128>> = if wound.six { spec.odds_with_a_six() } else { spec.odds() };
        let mut sum = Sum { dice: spec.pool.dice(), so_far: None };
        for (result, ways) in results(bands).into_iter().filter(|(_, ways)| *ways > 0) {
            let after = self.after(which, pair, unspent, spent.bloodbath, result);
            let placed = after.target.hostile().saturating_sub(pair.target.hostile());
            let then = self.attack(at + 1, after)?;
            if placed > 0 && after.target.standing != Standing::Out {
                let markers = then.markers.plus(Chance::whole(placed.into()));
                sum.add(ways, &Outlook { markers, ..*then });
            } else {
                sum.add(ways, &then);
            }
        }
        sum.so_far.map(Rc::new)
    }

    fn wound(&mut self, which: Which, pair: Pair, unspent: &InjuryRoll, bloodbath: bool) -> Wound {
        let seen = Pair { attacker: pair.attacker.seen(), target: pair.target.seen(), forgiven: 0 };
        if let Some(known) = self.wounds.get(&(which, seen, bloodbath)) {
            return *known;
        }
        self.suppose(seen);
        let roll = bathed(unspent, bloodbath);
        let price = if bloodbath { self.battle.bloodbath_price(&roll) } else { 0 };
        let found = Wound { spec: self.battle.injury_why(&roll).spec, six: self.battle.one_die_is_six(&roll), price };
        self.wounds.insert((which, seen, bloodbath), found);
        found
    }

    /// The two models after a result. What the attacker gets or loses by it, or BLESSING MARKERS the target, shows where
    /// some of them lie there: if nothing does, then how many they are makes no difference, and all such states are one.
    fn after(&mut self, which: Which, pair: Pair, unspent: &InjuryRoll, bloodbath: bool, rolled: InjuryResult) -> Pair {
        const SOME: u8 = 3;
        let infection = SOME * pair.attacker.infection.min(1);
        let attacker = State { blood: SOME, blessing: SOME, infection, ..pair.attacker };
        let tried = Pair { attacker, target: State { blessing: SOME, ..pair.target }, forgiven: 0 };
        let mut after = self.left(which, tried, unspent, bloodbath, rolled);
        if (after.attacker, after.target.blessing) == (attacker, SOME) {
            after.attacker = pair.attacker;
            after.target.blessing = pair.target.blessing;
        } else {
            after = self.left(which, Pair { forgiven: 0, ..pair }, unspent, bloodbath, rolled);
        }
        debug_assert_eq!(after, self.suffered(Pair { forgiven: 0, ..pair }, &bathed(unspent, bloodbath), rolled));
        Pair { forgiven: pair.forgiven, ..after }
    }

    fn left(&mut self, which: Which, pair: Pair, unspent: &InjuryRoll, bloodbath: bool, rolled: InjuryResult) -> Pair {
        let key = (which, pair, bloodbath, rolled);
        if let Some(known) = self.left.get(&key) {
            return *known;
        }
        let found = self.suffered(pair, &bathed(unspent, bloodbath), rolled);
        self.left.insert(key, found);
        found
    }

    /// The two models after a result, as the engine's own rules leave them.
    fn suffered(&mut self, pair: Pair, roll: &InjuryRoll, rolled: InjuryResult) -> Pair {
        self.suppose(pair);
        let applied = self.battle.rewritten(roll, rolled);
        if applied == InjuryResult::OutOfAction {
            // Whatever that brings besides, the series ends with it.
            return Pair { target: State { standing: Standing::Out, ..pair.target }, ..pair };
        }
        let mut run = Run::new(&self.battle);
        run.suffer(roll, rolled, applied);
        let state = |model| run.battle.fighter(model).map_or(State::gone(), State::of);
        let attacker = roll.cause.by().map_or(pair.attacker, state);
        let mut target = state(roll.victim);
        if applied == InjuryResult::Down && target.standing == Standing::Up {
            // A ledge is asked about first: the row of the table stands all the same.
            target.standing = Standing::Down;
            target.blood = target.blood.max((pair.target.blood + 1).min(MARKERS_MAX));
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
        mut then: impl FnMut(&mut Self, Spend, Spend) -> Option<Rc<Outlook>>,
    ) -> Option<Rc<Outlook>> {
        let aim = match self.policy {
            Policy::Unspent => Aim::Out,
            Policy::Best(aim) => aim,
        };
        let (outer, inner) = if attacker_last { (against, with) } else { (with, against) };
        // The one who declares last answers each spend at its best; the first picks by that answer.
        let better = |new: Chance, old: Chance, attackers: bool| if attackers { new > old } else { new < old };
        let mut best: Option<(Chance, Rc<Outlook>)> = None;
        for first in outer {
            let mut answer: Option<(Chance, Rc<Outlook>)> = None;
            for last in inner {
                let (with, against) = if attacker_last { (*last, *first) } else { (*first, *last) };
                let found = then(self, with, against)?;
                let aimed = found.aimed(aim);
                if answer.as_ref().is_none_or(|(old, _)| better(aimed, *old, attacker_last)) {
                    answer = Some((aimed, found));
                }
            }
            if let Some((aimed, _)) = &answer
                && best.as_ref().is_none_or(|(old, _)| better(*aimed, *old, !attacker_last))
            {
                best = answer;
            }
        }
        best.map(|(_, found)| found)
    }
}

/// The window with its calls and nothing declared.
fn unspent(window: &Window) -> Window {
    Window { declared: Vec::new(), ..window.clone() }
}

/// The window with all that is spent, whoever spends it.
fn with(window: Window, spent: Spend) -> Window {
    Window { declared: vec![(0, spent)], ..window }
}

/// The roll with nothing spent on it, but for the word Bloodbath.
fn bathed(unspent: &InjuryRoll, bloodbath: bool) -> InjuryRoll {
    let spent = Spend { bloodbath, ..Spend::default() };
    InjuryRoll { window: with(unspent.window.clone(), spent), ..unspent.clone() }
}
