//! Attacks played through by commands, every face of every die.

use nml_battle::{
    ActivationEnd, Aim, Attack, Battle, Cause, Command, Event, Purpose, Reach, RollResult, SideId, Source, Spend, Step,
    decide, evolve,
};
use nml_catalogue::effect::{InjuryResult, What};
use nml_dice::{Chance, Face};

use super::scene::{ATTACKER, TARGET, answers};

/// Miss, No Effect, Minor Hit, Down, Out of Action; or failure, success, critical; or the four of an Injury Roll.
pub type Bands = Vec<Chance>;

/// How many commands were decided so far.
#[derive(Default)]
pub struct Played {
    pub decided: u64,
    series: Vec<(Battle, usize, [Chance; 4])>,
}

/// The target after a command, as far as odds speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    there: bool,
    down: bool,
    hostile: u8,
}

/// What one throw came to.
#[derive(Clone, Debug, PartialEq)]
struct Fallen {
    after: Battle,
    result: Option<RollResult>,
    seen: Seen,
    /// The attacker's Activation ended with it.
    over: bool,
}

/// Every set of faces of this many dice, with the number of orders in which they fall.
pub fn throws(dice: usize) -> Vec<(Vec<Face>, u64)> {
    let mut found = vec![(Vec::new(), 1_u64)];
    for (face, last) in Face::ALL.into_iter().zip([false, false, false, false, false, true]) {
        let mut next = Vec::new();
        for (faces, ways) in found {
            let left = dice - faces.len();
            let mut choices = 1;
            for count in 0..=left {
                if !last || count == left {
                    let more = std::iter::repeat_n(face, count);
                    next.push((faces.iter().copied().chain(more).collect::<Vec<_>>(), ways * choices));
                }
                choices = choices * (left - count) as u64 / (count as u64 + 1);
            }
        }
        found = next;
    }
    found
}

fn see(battle: &Battle) -> Seen {
    let fighter = battle.fighter(TARGET).unwrap();
    let hostile = fighter.markers.blood + fighter.markers.infection;
    Seen { there: fighter.on_table(), down: fighter.down(), hostile }
}

impl Played {
    /// The battle after a command. `None` if it is refused.
    pub fn said(&mut self, battle: &Battle, command: &Command) -> Option<Battle> {
        self.decided += 1;
        super::scene::said(battle, command)
    }

    fn fallen(&mut self, battle: &Battle, faces: Vec<Face>) -> Fallen {
        self.decided += 1;
        let command = Command::Roll { faces, source: Source::Table };
        let events = decide(battle, &command).unwrap_or_else(|r| panic!("{command:?}: {:?}", r.message));
        let (mut after, mut result, mut over) = (battle.clone(), None, false);
        let mut seen = None;
        for event in &events {
            if let Event::Rolled(rolled) = event {
                result.get_or_insert_with(|| rolled.result.clone());
            }
            if let Event::ActivationEnded { model: ATTACKER, reason } = event {
                over |= *reason != ActivationEnd::Partner;
                // What the end of an Activation brings is not the attack's doing.
                seen.get_or_insert_with(|| see(&after));
            }
            evolve(&mut after, event);
        }
        let seen = seen.unwrap_or_else(|| see(&after));
        Fallen { after, result, seen, over }
    }

    /// All throws of the pending roll, equal outcomes together, with their dice.
    fn all(&mut self, battle: &Battle) -> (u8, Vec<(Fallen, u64)>) {
        let dice = battle.faces_asked(battle.question().unwrap()).unwrap();
        let mut found: Vec<(Fallen, u64)> = Vec::new();
        for (faces, ways) in throws(dice) {
            let fallen = self.fallen(battle, faces);
            match found.iter_mut().find(|(known, _)| *known == fallen) {
                Some((_, all)) => *all += ways,
                None => found.push((fallen, ways)),
            }
        }
        (u8::try_from(dice).unwrap(), found)
    }

    /// How the pending Success Roll or Injury Roll ends, by its own result.
    pub fn roll(&mut self, battle: &Battle) -> Bands {
        let injury = matches!(battle.question(), Some(Step::Injury(_)));
        let mut bands = vec![Chance::NONE; if injury { 4 } else { 3 }];
        let (dice, all) = self.all(battle);
        for (fallen, ways) in all {
            let place = if injury && !fallen.seen.there {
                3
            } else if injury {
                injured(&fallen).unwrap() as usize
            } else {
                let result = fallen.result.unwrap();
                let results = [RollResult::Failure, RollResult::Success, RollResult::Critical];
                results.iter().position(|r| *r == result).unwrap()
            };
            bands[place] = bands[place].plus(Chance::whole(ways).over(dice));
        }
        bands
    }

    /// How the attack that is to be rolled ends; this is spent on its Injury Roll.
    pub fn attack(&mut self, battle: &Battle, later: Option<(SideId, Spend)>) -> Bands {
        let hit = matches!(battle.question(), Some(Step::Injury(_)));
        let mut bands = vec![Chance::NONE; 5];
        self.attack_on(battle, later, hit, Chance::CERTAIN, &mut bands);
        bands
    }

    fn attack_on(
        &mut self,
        battle: &Battle,
        later: Option<(SideId, Spend)>,
        hit: bool,
        weight: Chance,
        bands: &mut Bands,
    ) {
        let before = see(battle);
        match battle.question() {
            Some(Step::Success(roll)) if roll.model == ATTACKER && !hit => {
                let (dice, all) = self.all(battle);
                for (fallen, ways) in all {
                    let weight = weight.times(ways).over(dice);
                    let hit = fallen.result != Some(RollResult::Failure);
                    self.settle(&fallen, later, (hit, None), before, weight, bands);
                }
            }
            // A roll of the target before the shot is not a result of the shot.
            Some(Step::Success(roll)) if roll.model == TARGET && !hit => {
                let (dice, all) = self.all(battle);
                for (fallen, ways) in all {
                    let fallen = Fallen { result: None, ..fallen };
                    self.settle(&fallen, later, (hit, None), before, weight.times(ways).over(dice), bands);
                }
            }
            Some(Step::Injury(roll)) if roll.victim == TARGET => {
                let spent = later.and_then(|(side, markers)| self.said(battle, &Command::Spend { side, markers }));
                assert!(spent.is_some() || later.is_none(), "what is bought cannot be spent: {later:?}");
                let battle = spent.unwrap_or_else(|| battle.clone());
                let (dice, all) = self.all(&battle);
                for (fallen, ways) in all {
                    let applied = injured(&fallen);
                    let weight = weight.times(ways).over(dice);
                    self.settle(&fallen, None, (true, applied), before, weight, bands);
                }
            }
            _ => {
                let next = self.answered(battle);
                let fallen = Fallen { seen: see(&next), after: next, result: None, over: false };
                self.settle(&fallen, later, (hit, None), before, weight, bands);
            }
        }
    }

    /// Goes on if something is still to come of the attack.
    fn settle(
        &mut self,
        fallen: &Fallen,
        later: Option<(SideId, Spend)>,
        (hit, applied): (bool, Option<InjuryResult>),
        before: Seen,
        weight: Chance,
        bands: &mut Bands,
    ) {
        let pending = |step: &Step| match step {
            Step::Success(roll) => !hit && roll.model == ATTACKER,
            Step::Injury(roll) => roll.victim == TARGET && applied.is_none(),
            step => aside(step),
        };
        let goes_on = !fallen.over && hit && applied.is_none() && fallen.after.question().is_some_and(pending);
        // A roll of the target before the shot is followed by the shot.
        let shot = !fallen.over && !hit && fallen.result.is_none() && fallen.after.question().is_some_and(pending);
        if goes_on || shot {
            return self.attack_on(&fallen.after, later, hit, weight, bands);
        }
        let Seen { there, down, hostile } = fallen.seen;
        let place = match applied {
            _ if !there => 4,
            Some(result) => 1 + result as usize,
            None if !hit => 0,
            None if down && !before.down => 3,
            None => 1 + usize::from(hostile > before.hostile),
        };
        bands[place] = bands[place].plus(weight);
    }

    fn answered(&mut self, battle: &Battle) -> Battle {
        let answers = match battle.question() {
            // A fumbled BLAST goes off around its thrower, five inches away.
            Some(Step::Caught { attack, .. }) if !attack.target.is(TARGET) => {
                vec![Command::Caught { models: Vec::new() }]
            }
            Some(Step::Caught { .. }) => vec![Command::Caught { models: vec![TARGET] }],
            _ => answers(battle, false),
        };
        let found = answers.iter().find_map(|command| self.said(battle, command));
        found.unwrap_or_else(|| panic!("nothing to answer to {:?}", battle.question()))
    }

    /// Chances of standing, Down and Out of Action after all attacks of the course that are still to come, and the
    /// markers expected. `spends`: both sides spend at their best, the one with Initiative last.
    pub fn series(&mut self, battle: &Battle, course: &[Attack], spends: Option<Aim>) -> [Chance; 4] {
        self.series.clear();
        self.from(battle, course, 0, spends)
    }

    fn from(&mut self, battle: &Battle, course: &[Attack], made: usize, spends: Option<Aim>) -> [Chance; 4] {
        if let Some((.., known)) = self.series.iter().find(|(b, n, _)| *n == made && b == battle) {
            return *known;
        }
        let found = self.on(battle, course, made, spends);
        self.series.push((battle.clone(), made, found));
        found
    }

    fn on(&mut self, battle: &Battle, course: &[Attack], made: usize, spends: Option<Aim>) -> [Chance; 4] {
        match battle.question() {
            Some(step @ (Step::Success(_) | Step::Injury(_))) if rolls(step) => {
                if let Some(aim) = spends
                    && let Some(best) = self.declares(battle, step, course, made, aim)
                {
                    return best;
                }
                let before = see(battle);
                let (dice, all) = self.all(battle);
                let mut sum = [Chance::NONE; 4];
                for (fallen, ways) in all {
                    let mut then = match fallen.over {
                        true => ends(fallen.seen),
                        false => self.from(&fallen.after, course, made, spends),
                    };
                    if fallen.seen.there {
                        let placed = fallen.seen.hostile.saturating_sub(before.hostile);
                        then[3] = then[3].plus(Chance::whole(placed.into()));
                    }
                    for (sum, then) in sum.iter_mut().zip(then) {
                        *sum = sum.plus(then.times(ways).over(dice));
                    }
                }
                sum
            }
            Some(Step::MoreAttacks(_)) if see(battle).there => {
                let next = course.get(made + 1).and_then(|attack| {
                    let (weapon, facts) = (attack.weapon.clone(), attack.facts.clone());
                    let command = match attack.range {
                        Reach::Ranged => Command::Shoot { weapon, target: TARGET.into(), facts },
                        Reach::Melee => Command::Fight { weapon, target: TARGET, facts },
                    };
                    self.said(battle, &command)
                });
                next.map_or_else(|| ends(see(battle)), |next| self.from(&next, course, made + 1, spends))
            }
            Some(step) if aside(step) => {
                let before = see(battle);
                let next = self.answered(battle);
                let seen = see(&next);
                let mut then = self.from(&next, course, made, spends);
                if seen.there {
                    then[3] = then[3].plus(Chance::whole(seen.hostile.saturating_sub(before.hostile).into()));
                }
                then
            }
            _ => ends(see(battle)),
        }
    }

    /// The best that the next side to declare can do. `None` if nobody has anything to declare.
    fn declares(
        &mut self,
        battle: &Battle,
        step: &Step,
        course: &[Attack],
        made: usize,
        aim: Aim,
    ) -> Option<[Chance; 4]> {
        let last = battle.initiative.unwrap();
        let waits = |side: &SideId| battle.spenders(step).any(|s| s == *side);
        let side = [1 - last, last].into_iter().find(waits)?;
        let aimed = |ends: &[Chance; 4]| match aim {
            Aim::Down => ends[1].plus(ends[2]),
            Aim::Out => ends[2],
        };
        let mut best: Option<[Chance; 4]> = None;
        for markers in battle.ways_to_spend(step, side) {
            let after = self.said(battle, &Command::Spend { side, markers }).unwrap();
            let found = self.from(&after, course, made, Some(aim));
            let better = |old: &[Chance; 4]| {
                if side == 0 { aimed(&found) > aimed(old) } else { aimed(&found) < aimed(old) }
            };
            if best.as_ref().is_none_or(better) {
                best = Some(found);
            }
        }
        best
    }
}

/// A roll of the attack: to hit, against it, or of its target's injury.
fn rolls(step: &Step) -> bool {
    match step {
        Step::Success(roll) => matches!(roll.purpose, Purpose::Attack(_)) || roll.model == TARGET,
        Step::Injury(roll) => roll.victim == TARGET && matches!(roll.cause, Cause::Attack { .. }),
        _ => false,
    }
}

/// What is asked between the rolls of an attack.
fn aside(step: &Step) -> bool {
    matches!(step, Step::Content(_) | Step::Caught { .. } | Step::Scatter { .. } | Step::Put(_) | Step::PushRoll { .. })
        || matches!(step, Step::Injury(roll) if roll.victim != TARGET)
}

fn injured(fallen: &Fallen) -> Option<InjuryResult> {
    if let Some(RollResult::Injury { applied, .. }) = &fallen.result { Some(*applied) } else { None }
}

fn ends(seen: Seen) -> [Chance; 4] {
    let when = |holds: bool| if holds { Chance::CERTAIN } else { Chance::NONE };
    [when(seen.there && !seen.down), when(seen.there && seen.down), when(!seen.there), Chance::NONE]
}

/// Whether a hit with it places markers instead of an Injury Roll.
pub fn places(battle: &Battle, attack: &Attack) -> bool {
    let weapon = battle.weapon(attack.attacker, &attack.weapon);
    weapon.is_some_and(|w| w.effects.iter().flat_map(|e| &e.what).any(|w| matches!(w, What::NoInjuryRoll(1..))))
}
