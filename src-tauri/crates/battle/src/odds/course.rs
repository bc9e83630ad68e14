//! A series of attacks while we count its odds: what each roll leads to, and what it leaves behind.
//!
//! A series passes through thousands of states of its two models that differ by a few markers. Spent markers are only
//! DICE of the roll, and most rolls see next to nothing of the markers on a model ([`Course::seen`]). So the engine
//! works out each roll once for all states that look alike to it, and what a result leaves behind once for every state
//! of the target, unless the attacker gains something from it.

use std::collections::BTreeMap;
use std::rc::Rc;

use nml_dice::{Chance, InjuryRoll as InjurySpec, SuccessRoll as SuccessSpec};

use super::super::effects::Moment;
use super::super::run::Run;
use super::asked::{Asked, later_ones};
use super::results;
use super::series::{Aim, MOST_ATTACKS, Outlook, Policy};
use super::suppose::{Kits, Pair, Standing, State};
use crate::log::command::Spend;
use crate::log::event::Event;
use crate::log::roll_for::RollFor;
use crate::log::state::{Battle, Fighter, ModelId, SideId};
use crate::log::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Series, Step, SuccessRoll, Window};
use crate::log::tally::Called;
use crate::markers::{spent_on_injury, spent_on_success};
use nml_catalogue::effect::InjuryResult;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::ruling::MarkerOrder;

/// The most rolls that are looked at for one answer, each with its markers in one state of the two models.
const MOST_LOOKS: u32 = 4_000;

/// Outcomes of one roll added up, each with its ways among the rolls of this many dice.
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
    /// For an Injury Roll: the hit was a critical.
    critical: bool,
    /// Calls were already made for it: the pending roll.
    called: bool,
    /// The target has foiled it.
    foiled: bool,
}

/// A Success Roll with no markers spent on it.
#[derive(Clone, Copy)]
struct ToHit {
    spec: SuccessSpec,
    risky: bool,
    automatic: bool,
}

/// An Injury Roll with no markers spent on it except the price of a Bloodbath.
#[derive(Clone, Copy)]
struct Wound {
    spec: InjurySpec,
    price: u8,
}

/// What may change the two models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Doing {
    /// The attack failed.
    Missed,
    /// It hit, before anything is suffered.
    Struck,
    /// No roll was needed for the hit.
    Needless,
    /// The hit has a result without an Injury Roll.
    Landed,
    /// An Injury Roll showed this, in a Bloodbath or not.
    Hurt(InjuryResult, bool),
}

/// A series while its odds are counted.
pub(super) struct Course<'a> {
    attacks: &'a [Attack],
    /// The one model that they all go at.
    target: ModelId,
    asked: Asked,
    /// For each attack, whether the same weapon struck before in the same ACTION.
    later: Vec<bool>,
    /// For each attack, the first that is equal to it.
    first: Vec<usize>,
    policy: Policy,
    /// The battle as supposed at the moment.
    battle: Battle,
    /// Its questions, its hits and the attacker's Diving Charge as they are now.
    steps: Vec<Step>,
    hits: Vec<(ModelId, ModelId)>,
    dives: bool,
    /// What the attacker and the target were seen with.
    kits: [Kits; 2],
    /// The side of the attacker, and that of the target.
    sides: (SideId, SideId),
    looks: u32,
    /// How it ends with the target standing, Down and Out of Action. Outlooks are long numbers, and shared.
    ends: [Rc<Outlook>; 3],
    attacked: BTreeMap<(usize, Pair), Rc<Outlook>>,
    injured: BTreeMap<(usize, Pair, bool), Rc<Outlook>>,
    /// The Injury Rolls of the last attack, with the looks that they took.
    last: BTreeMap<(Pair, bool), (Rc<Outlook>, u32)>,
    to_hit: BTreeMap<(Which, Pair), ToHit>,
    wounds: BTreeMap<(Which, Pair, bool), Wound>,
    left: BTreeMap<(Which, Pair, Doing), Pair>,
}

impl<'a> Course<'a> {
    pub fn new(battle: &Battle, attacks: &'a [Attack], policy: Policy) -> Option<Self> {
        let first = attacks.first().filter(|_| attacks.len() <= MOST_ATTACKS)?;
        let target = first.target.model()?;
        let sides = (battle.fighter(first.attacker)?.side, battle.fighter(target)?.side);
        let one_way = attacks.iter().all(|a| (a.attacker, a.target) == (first.attacker, first.target));
        // The attacker does not choose whose BLOOD is spent on a friend.
        let fair = policy == Policy::Unspent || battle.hostile(sides.0, sides.1);
        // A fumble before the last attack may leave nobody to make the next.
        let (_, earlier) = attacks.split_last()?;
        let moment = Moment::default();
        let plain = earlier.iter().all(|a| !battle.attack_has(a, &Keyword::Fumble, &moment));
        if !(one_way && fair && plain && first.attacker != target) {
            return None;
        }
        let asked = Asked::of(battle, attacks);
        let later = later_ones(battle, attacks);
        let dives = battle.fighter(first.attacker).is_some_and(|f| f.dives);
        let alike = |a: usize, b: usize| {
            attacks.get(a) == attacks.get(b)
                && (!asked.later || later.get(a) == later.get(b))
                && (!dives || (a == 0) == (b == 0))
        };
        let firsts = (0..attacks.len()).map(|at| (0..at).find(|b| alike(*b, at)).unwrap_or(at)).collect();
        Some(Self {
            attacks,
            target,
            asked,
            first: firsts,
            later,
            policy,
            battle: battle.clone(),
            steps: battle.steps.clone(),
            hits: battle.tally.hits.clone(),
            dives,
            kits: Default::default(),
            sides,
            looks: 0,
            ends: [Standing::Up, Standing::Down, Standing::Out].map(|s| Rc::new(Outlook::ends(s))),
            attacked: BTreeMap::new(),
            injured: BTreeMap::new(),
            last: BTreeMap::new(),
            to_hit: BTreeMap::new(),
            wounds: BTreeMap::new(),
            left: BTreeMap::new(),
        })
    }

    /// The two models as they are now.
    pub fn pair(&mut self) -> Option<Pair> {
        let first = self.attacks.first()?;
        let forgiven = self.battle.forgiven(first.attacker).map_or(0, |(_, left)| left);
        let battle = self.battle.clone();
        let [attacker, target] = self.states(&battle)?;
        Some(Pair { attacker, target, forgiven, hits: 0 })
    }

    fn states(&mut self, battle: &Battle) -> Option<[State; 2]> {
        let first = self.attacks.first()?;
        let [attackers, targets] = &mut self.kits;
        Some([attackers.state(battle.fighter(first.attacker)?)?, targets.state(battle.fighter(self.target)?)?])
    }

    /// Sets the battle up like this at one of the attacks.
    fn suppose(&mut self, at: usize, pair: Pair) {
        let Some(attack) = self.attacks.get(at) else { return };
        let [attackers, targets] = &self.kits;
        attackers.suppose(&mut self.battle, attack.attacker, pair.attacker);
        targets.suppose(&mut self.battle, self.target, pair.target);
        if self.asked.hits {
            self.battle.tally.hits.clone_from(&self.hits);
            let more = std::iter::repeat_n((attack.attacker, self.target), pair.hits.into());
            self.battle.tally.hits.extend(more);
        }
        if let Some(fighter) = self.battle.fighters.get_mut(usize::from(attack.attacker)) {
            // A Diving Charge helps the first blow only.
            fighter.dives = self.dives && at == 0;
        }
        if self.asked.later {
            self.battle.steps.clone_from(&self.steps);
            let with = if self.later.get(at) == Some(&true) { 2 } else { 1 };
            let series = self.battle.series(attack.attacker, &attack.weapon, attack.range);
            self.battle.steps.push(Step::MoreAttacks(Series { with, ..series }));
        }
    }

    /// As far as a roll sees the two: how many markers lie on a model is asked by few, only whether it is infected.
    fn seen(&self, pair: Pair) -> Pair {
        let of = |state: State| State {
            blood: if self.asked.blood { state.blood } else { 0 },
            blessing: 0,
            infection: state.infection.min(1),
            ..state
        };
        Pair { attacker: of(pair.attacker), target: of(pair.target), forgiven: 0, hits: pair.hits }
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

    fn which(&self, at: usize, critical: bool, foiled: bool, declared: &Window) -> Which {
        let attack = self.first.get(at).copied().unwrap_or_default();
        Which { attack, critical, called: !declared.called.is_empty(), foiled }
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
        let found = match self.foiler(at, pair) {
            Some((source, dice)) => self.foil(at, pair, &source, dice)?,
            None => self.success(at, pair, false, &Window::default())?,
        };
        self.attacked.insert((at, pair), Rc::clone(&found));
        Some(found)
    }

    /// What the target has that answers the shot before it is made.
    fn foiler(&mut self, at: usize, pair: Pair) -> Option<(String, i8)> {
        self.attacks.get(at).filter(|a| a.range == Reach::Ranged)?;
        self.suppose(at, pair);
        let found = self.battle.foils(self.target)?;
        let which = self.which(at, false, false, &Window::default());
        let unspent = self.to_hit_roll(at, None, &Window::default())?;
        (!self.hits_with(which, pair, &unspent).automatic).then_some(found)
    }

    /// The target's roll against the shot: a success costs it DICE, a critical makes it miss.
    fn foil(&mut self, at: usize, pair: Pair, source: &str, dice: i8) -> Option<Rc<Outlook>> {
        let target = self.target;
        let purpose = Purpose::Ability { source: source.to_owned(), what: RollFor::Foil(dice) };
        let roll = SuccessRoll { model: target, purpose, window: Window::default() };
        let step = Step::Success(roll.clone());
        let (attackers, owner) = self.sides;
        self.suppose(at, pair);
        let why = self.battle.success_why(&roll);
        let (for_it, against) = (self.ways(&step, attackers, why.automatic), self.ways(&step, owner, why.automatic));
        let last = self.declares_last(owner, attackers);
        self.weigh(&for_it, &against, last == attackers, |course, with, against| {
            course.look()?;
            let pair = Pair { target: pair.target.without(with).without(against), ..pair };
            if why.automatic {
                return course.success(at, pair, true, &Window::default());
            }
            let spec = spent_on_success(why.spec(), with.plus(against));
            let mut sum = Sum { dice: spec.pool().dice(), so_far: None };
            let bands = spec.odds().bands;
            sum.add(bands.failure, &*course.success(at, pair, false, &Window::default())?);
            sum.add(bands.success, &*course.success(at, pair, true, &Window::default())?);
            sum.add(bands.critical, &*course.attack(at + 1, pair)?);
            sum.so_far.map(Rc::new)
        })
    }

    /// The Success Roll of an attack with its calls and nothing spent on it.
    fn to_hit_roll(&self, at: usize, foil: Option<(String, i8)>, declared: &Window) -> Option<SuccessRoll> {
        let mut attack = self.attacks.get(at)?.clone();
        if let Some((source, dice)) = foil {
            attack.called.push(Called::foil(self.target, &source, dice));
        }
        let window = unspent(declared);
        Some(SuccessRoll { model: attack.attacker, purpose: Purpose::Attack(attack), window })
    }

    /// A Success Roll and what follows; its window holds what was declared.
    pub fn success(&mut self, at: usize, pair: Pair, foiled: bool, declared: &Window) -> Option<Rc<Outlook>> {
        let which = self.which(at, false, foiled, declared);
        self.suppose(at, pair);
        let foil = if foiled { self.battle.foils(self.target) } else { None };
        let unspent = self.to_hit_roll(at, foil, declared)?;
        let automatic = self.hits_with(which, pair, &unspent).automatic;
        let (own, hostile) = (self.sides.0, self.sides.1);
        let step = Step::Success(SuccessRoll { window: declared.clone(), ..unspent.clone() });
        self.suppose(at, pair);
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
            let pair =
                self.after(which, pair, Doing::Needless, |_, run, attack| run.use_next_success(attack.attacker))?;
            return self.hit(at, pair, false);
        }
        let spec = spent_on_success(to_hit.spec, spent);
        let odds = spec.odds();
        let mut sum = Sum { dice: spec.pool().dice(), so_far: None };
        let after = self.swung(which, pair, Doing::Missed)?;
        let missed = if !to_hit.risky {
            self.attack(at + 1, after)?
        } else if after.forgiven > 0 {
            self.attack(at + 1, Pair { forgiven: after.forgiven - 1, ..after })?
        } else {
            self.ends(after.target.standing)
        };
        sum.add(odds.bands.failure, &missed);
        let pair = self.swung(which, pair, Doing::Struck)?;
        let plain = self.hit(at, pair, false)?;
        sum.add(odds.bands.success, &plain);
        let critical = self.hit(at, pair, true)?;
        sum.add(odds.bands.critical, &critical);
        sum.so_far.map(Rc::new)
    }

    fn hits_with(&mut self, which: Which, pair: Pair, unspent: &SuccessRoll) -> ToHit {
        let seen = self.seen(pair);
        if let Some(known) = self.to_hit.get(&(which, seen)) {
            return *known;
        }
        self.suppose(which.attack, seen);
        let why = self.battle.success_why(unspent);
        let found = ToHit { spec: why.spec(), risky: why.risky, automatic: why.automatic };
        self.to_hit.insert((which, seen), found);
        found
    }

    /// What else the attack does, no matter what its Injury Roll will show.
    fn swung(&mut self, which: Which, pair: Pair, doing: Doing) -> Option<Pair> {
        if !self.asked.over {
            return Some(pair);
        }
        self.after(which, pair, doing, |_, run, attack| run.attack_over(attack, doing == Doing::Missed))
    }

    fn hit(&mut self, at: usize, pair: Pair, critical: bool) -> Option<Rc<Outlook>> {
        let pair = Pair { hits: if self.asked.hits { pair.hits + 1 } else { 0 }, ..pair };
        if let Some(known) = self.injured.get(&(at, pair, critical)) {
            return Some(Rc::clone(known));
        }
        self.suppose(at, pair);
        let attack = self.attacks.get(at)?;
        let found = if self.battle.without_roll(attack, critical).is_some() {
            self.landed(at, pair, critical)?
        } else if at + 1 == self.attacks.len() {
            self.last_hit(at, pair, critical)?
        } else {
            self.injury(at, pair, critical, &Window::default())?
        };
        self.injured.insert((at, pair, critical), Rc::clone(&found));
        Some(found)
    }

    /// A hit that needs no Injury Roll.
    fn landed(&mut self, at: usize, pair: Pair, critical: bool) -> Option<Rc<Outlook>> {
        self.look()?;
        let which = self.which(at, critical, false, &Window::default());
        let after = self.after(which, pair, Doing::Landed, |_, run, attack| run.land(attack.clone(), critical))?;
        self.then(at, pair, after).map(Rc::new)
    }

    /// The attacks that follow, including the markers that this one placed.
    fn then(&mut self, at: usize, before: Pair, after: Pair) -> Option<Outlook> {
        let placed = after.target.hostile().saturating_sub(before.target.hostile());
        let then = self.attack(at + 1, after)?;
        if placed > 0 && after.target.standing != Standing::Out {
            let markers = then.markers.plus(Chance::whole(placed.into()));
            return Some(Outlook { markers, ..*then });
        }
        Some(*then)
    }

    /// After the last attack nobody spends the attacker's markers any more: their number changes nothing that a roll
    /// does not see.
    fn last_hit(&mut self, at: usize, pair: Pair, critical: bool) -> Option<Rc<Outlook>> {
        let alike = Pair { target: pair.target, ..self.seen(pair) };
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
        let which = self.which(at, critical, false, declared);
        self.suppose(at, pair);
        let victim = self.target;
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
        let mut sum = Sum { dice: spec.pool.dice(), so_far: None };
        let roll = bathed(unspent, spent.bloodbath);
        for (result, ways) in results(spec.odds().bands).into_iter().filter(|(_, ways)| *ways > 0) {
            let doing = Doing::Hurt(result, spent.bloodbath);
            let after = self.after(which, pair, doing, |pair, run, _| bear(pair, run, &roll, result))?;
            sum.add(ways, &self.then(at, pair, after)?);
        }
        sum.so_far.map(Rc::new)
    }

    fn wound(&mut self, which: Which, pair: Pair, unspent: &InjuryRoll, bloodbath: bool) -> Wound {
        let seen = self.seen(pair);
        if let Some(known) = self.wounds.get(&(which, seen, bloodbath)) {
            return *known;
        }
        self.suppose(which.attack, seen);
        let roll = bathed(unspent, bloodbath);
        let price = if bloodbath { self.battle.bloodbath_price(&roll) } else { 0 };
        let found = Wound { spec: self.battle.injury_why(&roll).spec, price };
        self.wounds.insert((which, seen, bloodbath), found);
        found
    }

    /// The two models after something that the engine's own rules do. What the attacker gets or loses by it, or BLESSING
    /// MARKERS the target, shows where some of them lie there: if nothing does, then how many they are makes no
    /// difference, and all such states are one.
    fn after(
        &mut self,
        which: Which,
        pair: Pair,
        doing: Doing,
        does: impl Fn(Pair, &mut Run, &Attack),
    ) -> Option<Pair> {
        const SOME: u8 = 3;
        if !self.asked.blood {
            let infection = SOME * pair.attacker.infection.min(1);
            let attacker = State { blood: SOME, blessing: SOME, infection, ..pair.attacker };
            let target = State { blessing: SOME, ..pair.target };
            let after = self.left(which, Pair { attacker, target, forgiven: 0, ..pair }, doing, &does)?;
            if (after.attacker, after.target.blessing) == (attacker, SOME) {
                let target = State { blessing: pair.target.blessing, ..after.target };
                return Some(Pair { target, ..pair });
            }
        }
        let after = self.left(which, Pair { forgiven: 0, ..pair }, doing, &does)?;
        Some(Pair { forgiven: pair.forgiven, ..after })
    }

    fn left(&mut self, which: Which, pair: Pair, doing: Doing, does: impl Fn(Pair, &mut Run, &Attack)) -> Option<Pair> {
        let key = (which, pair, doing);
        if let Some(known) = self.left.get(&key) {
            return Some(*known);
        }
        let attack = self.attacks.get(which.attack)?;
        self.suppose(which.attack, pair);
        let mut run = Run::new(&self.battle);
        does(pair, &mut run, attack);
        let [attacker, target] = self.states(&run.battle)?;
        let found = Pair { attacker, target, ..pair };
        self.left.insert(key, found);
        Some(found)
    }

    /// The ways in which a side may still spend here, “nothing” first.
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

/// The roll with nothing spent on it, except for the word Bloodbath.
fn bathed(unspent: &InjuryRoll, bloodbath: bool) -> InjuryRoll {
    let spent = Spend { bloodbath, ..Spend::default() };
    let window = Window { declared: vec![(0, spent)], ..unspent.window.clone() };
    InjuryRoll { window, ..unspent.clone() }
}

/// A result is suffered; one that takes the target out ends the series, no matter what else it brings.
fn bear(before: Pair, run: &mut Run, roll: &InjuryRoll, rolled: InjuryResult) {
    let goes_down = run.battle.rewritten(roll, rolled) == InjuryResult::Down;
    run.bear(roll, rolled);
    let victim = roll.victim;
    let stands = run.battle.fighter(victim).is_some_and(Fighter::standing);
    if goes_down && stands && before.target.standing == Standing::Up {
        // The ledge comes first, but the row of the table still applies.
        run.emit(Event::Down { model: victim });
        run.mark(victim, |m| m.blood = m.blood.max(before.target.blood.saturating_add(1)));
    }
}
