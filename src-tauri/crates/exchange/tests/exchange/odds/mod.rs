//! Odds are play: what the app says about a roll, an attack or a series is what comes of all faces of all dice when
//! they are played through by commands, as exact fractions, for everything in the shipped packs.
//!
//! A part drawn at random is looked at in every run; its seed is printed. All of it, by hand:
//!
//! ```sh
//! NML_ODDS=6 cargo test --release -p nml-exchange --test exchange odds_are_play -- --nocapture
//! ```
//!
//! `NML_ODDS_OF=vivisector` looks at those alone whose names hold the word.
// A few are looked for among all questions and commands.
#![allow(clippy::print_stdout, clippy::wildcard_enum_match_arm)]

mod bearers;
mod played;
mod scene;

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{SystemTime, UNIX_EPOCH};

use nml_battle::{
    Aim, Attack, Battle, Chances, Command, Markers, Offer, Outlook, Policy, Purpose, Reach, SideId, Spend, Step,
    options,
};
use nml_dice::Chance;
use nml_exchange::pack;

use bearers::Bearer;
use played::{Bands, Played};
use scene::{Role, Scene, TARGET, attempts, set};

/// Commands decided in a run that nobody asked to be longer.
const DECIDED: u64 = 100_000;
/// Commands decided for one look at most: what has more faces is left to the long run.
const ONE_LOOK: u64 = 6_000;

/// A generator good enough for tests (splitmix64).
struct Draws(u64);

impl Draws {
    fn next(&mut self, below: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u32::try_from((z ^ (z >> 31)) % u64::from(below.max(1))).unwrap()
    }

    fn some(&mut self, most: u32) -> u8 {
        // Often none, now and then many.
        if self.next(3) == 0 { u8::try_from(self.next(most + 1)).unwrap() } else { 0 }
    }

    fn markers(&mut self) -> Markers {
        Markers { blood: self.some(6), blessing: self.some(2), infection: self.some(2) }
    }
}

fn drawn(draws: &mut Draws) -> Scene {
    let roles = [Role::Attacks, Role::Attacks, Role::IsAttacked, Role::HelpsAttacker, Role::HelpsTarget];
    Scene {
        role: roles[draws.next(5) as usize],
        reach: if draws.next(2) == 0 { Reach::Ranged } else { Reach::Melee },
        far: draws.next(3) == 0,
        down: draws.next(4) == 0,
        charged: draws.next(3) == 0,
        cover: [None, None, Some(true)][draws.next(3) as usize],
        table: draws.next(2) == 0,
        takes: draws.next(2) == 0,
        markers: [draws.markers(), draws.markers()],
        which: draws.next(64),
    }
}

/// What differs, a line each.
struct Look<'a> {
    played: &'a mut Played,
    /// No look decides more than this, and no roll that is gone through has more dice.
    most: u64,
    dice: usize,
    faults: Vec<String>,
    compared: u64,
}

fn shown(bands: &[Chance]) -> Vec<String> {
    bands.iter().map(ToString::to_string).collect()
}

fn said_of(chances: Chances) -> Vec<String> {
    match chances {
        Chances::Success(odds) => odds.exact().named().into_iter().map(|(_, p)| p.to_string()).collect(),
        Chances::Attack(odds) => odds.exact().named().into_iter().map(|(_, p)| p.to_string()).collect(),
        Chances::Injury(odds) => odds.exact().named().into_iter().map(|(_, p)| p.to_string()).collect(),
    }
}

fn ends(outlook: Outlook) -> Vec<String> {
    shown(&[outlook.standing, outlook.down, outlook.out, outlook.markers])
}

/// How many throws a roll takes to go through.
fn dice(battle: &Battle) -> usize {
    battle.question().and_then(|step| battle.faces_asked(step)).unwrap_or(0)
}

impl Look<'_> {
    fn same(&mut self, what: &str, odds: &[String], play: &[String]) {
        self.compared += 1;
        if odds != play {
            self.faults.push(format!("{what}: odds say {odds:?}, play {play:?}"));
        }
    }

    fn rest(&self, since: u64) -> bool {
        self.played.decided - since < self.most
    }

    fn bands(&mut self, battle: &Battle) -> Bands {
        let attack =
            matches!(battle.question(), Some(Step::Success(roll)) if matches!(roll.purpose, Purpose::Attack(_)));
        match battle.question().and_then(Step::attack).filter(|_| attack) {
            Some(attack) => self.attack(battle, None, attack),
            None => self.played.roll(battle),
        }
    }

    /// A hit that places markers counts as a Minor Hit, on whomever they cannot be placed too.
    fn attack(&mut self, battle: &Battle, later: Option<(SideId, Spend)>, attack: &Attack) -> Bands {
        let mut bands = self.played.attack(battle, later);
        if played::places(battle, attack) {
            bands[2] = bands[2].plus(bands[1]);
            bands[1] = Chance::NONE;
        }
        bands
    }

    /// The pending roll: as it stands, for every spend now and later, and where each call is made.
    fn pending(&mut self, battle: &Battle, calls: bool) {
        let since = self.played.decided;
        let Some(step) = battle.question().cloned() else { return };
        let Some(chances) = battle.chances(&step) else { return };
        if dice(battle) > self.dice {
            return;
        }
        let play = shown(&self.bands(battle));
        self.same("the roll", &said_of(chances), &play);
        for bought in battle.bought(&step) {
            if !self.rest(since) {
                break;
            }
            let spend = Command::Spend { side: bought.side, markers: bought.markers };
            let Some(spent) = self.played.said(battle, &spend) else {
                self.faults.push(format!("{spend:?} is bought and refused"));
                continue;
            };
            if dice(&spent) > self.dice {
                continue;
            }
            let play = shown(&self.bands(&spent));
            self.same(&format!("{:?} by side {}", bought.markers, bought.side), &said_of(bought.chances), &play);
        }
        for bought in battle.bought_later(&step) {
            let (Some(attack), true) = (step.attack(), self.rest(since)) else { break };
            if bought.markers.hostile().max(bought.markers.blessing) > 3 {
                continue;
            }
            let play = shown(&self.attack(battle, Some((bought.side, bought.markers)), attack));
            let what = format!("{:?} by side {} later", bought.markers, bought.side);
            self.same(&what, &said_of(bought.chances), &play);
        }
        if calls {
            for offer in options(battle).offers {
                let command = match offer {
                    Offer::Say(call @ Command::Call { .. }) => call,
                    Offer::Pay { command: Command::Call { model, call, .. }, ways, .. } => {
                        Command::Call { model, call, paid: ways.first().cloned().unwrap_or_default() }
                    }
                    _ => continue,
                };
                if let Some(called) = self.played.said(battle, &command)
                    && matches!(called.question(), Some(Step::Success(_) | Step::Injury(_)))
                {
                    let before = self.faults.len();
                    self.pending(&called, false);
                    self.faults[before..].iter_mut().for_each(|fault| *fault = format!("{command:?}: {fault}"));
                }
            }
        }
    }

    /// A whole series, before it and at its first roll.
    fn series(&mut self, before: &Battle, begun: &Battle, attack: &Attack) {
        let course = before.course(attack);
        if course.len() > 4 || dice(begun) > 5 {
            return;
        }
        let mut policies = vec![None];
        let spendable: u8 = [attack.attacker, TARGET]
            .into_iter()
            .filter_map(|m| begun.fighter(m))
            .map(|f| f.markers.blood + f.markers.infection + f.markers.blessing)
            .sum();
        if course.len() == 1 && spendable > 0 && spendable <= 3 {
            policies.extend([Some(Aim::Out), Some(Aim::Down)]);
        }
        for spends in policies {
            let policy = spends.map_or(Policy::Unspent, Policy::Best);
            let Some(thought) = before.outlook(&course, policy) else { continue };
            let play = shown(&self.played.series(begun, &course, spends));
            self.same(&format!("{} attacks, {policy:?}, before", course.len()), &ends(thought), &play);
            let step = begun.question().unwrap();
            if let Some(pending) = begun.outlook_from(step, policy) {
                self.same(&format!("{} attacks, {policy:?}", course.len()), &ends(pending), &play);
            }
        }
    }

    /// One scene with one bearer; `false` if nothing came of it. A panic is a fault of the same kind.
    fn at(&mut self, bearer: &Bearer, catalogue: &nml_catalogue::Catalogue, scene: &Scene) -> bool {
        let looked = catch_unwind(AssertUnwindSafe(|| self.in_scene(bearer, catalogue, scene)));
        looked.unwrap_or_else(|_| {
            self.faults.push(format!("{}, {scene:?}: it panicked", bearer.name));
            true
        })
    }

    fn in_scene(&mut self, bearer: &Bearer, catalogue: &nml_catalogue::Catalogue, scene: &Scene) -> bool {
        let Some(card) = bearer.card(catalogue) else { return false };
        let Some(battle) = set(card, scene) else { return false };
        let attempts = attempts(&battle, scene);
        if attempts.is_empty() {
            return false;
        }
        // Its own weapon first, and now and then anything else it can do.
        let own = attempts.iter().position(|command| bearer.wields(command)).filter(|_| !scene.which.is_multiple_of(4));
        let command = &attempts[own.unwrap_or(scene.which as usize % attempts.len())];
        let before = self.faults.len();
        let Some(begun) = self.played.said(&battle, command) else { return false };
        let attack = match command {
            Command::Shoot { weapon, facts, .. } => Some((weapon, facts, Reach::Ranged)),
            Command::Fight { weapon, facts, .. } => Some((weapon, facts, Reach::Melee)),
            _ => None,
        };
        if let Some((weapon, facts, range)) = attack {
            let thought = battle.thought_of(scene::ATTACKER, weapon, TARGET, range);
            let thought = Attack { facts: facts.clone(), ..thought };
            if dice(&begun) <= self.dice {
                let said = said_of(Chances::Attack(battle.thought_chances(&thought)));
                let play = shown(&self.attack(&begun, None, &thought));
                self.same("thought of", &said, &play);
            }
            self.series(&battle, &begun, &thought);
        }
        let mut now = begun;
        for _ in 0..6 {
            match now.question() {
                Some(Step::Success(_) | Step::Injury(_)) => {
                    self.pending(&now, true);
                    // On to the Injury Roll, by a hit.
                    let sixes = vec![nml_dice::Face::ALL[4]; dice(&now)];
                    let roll = Command::Roll { faces: sixes, source: nml_battle::Source::Table };
                    let success = matches!(now.question(), Some(Step::Success(_)));
                    match self.played.said(&now, &roll).filter(|_| success) {
                        Some(next) => now = next,
                        None => break,
                    }
                }
                Some(Step::Caught { .. }) => match self.played.said(&now, &Command::Caught { models: vec![TARGET] }) {
                    Some(next) => now = next,
                    None => break,
                },
                _ => break,
            }
        }
        for fault in &mut self.faults[before..] {
            *fault = format!("{}, {scene:?}, {command:?}: {fault}", bearer.name);
            println!("{fault}");
        }
        true
    }
}

#[test]
fn odds_are_play() {
    let number = |name: &str| env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let long = number("NML_ODDS");
    // Every run of the tests looks at the same attacks; a long one at new ones, by the clock.
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |t| t.subsec_nanos());
    let seed = number("NML_ODDS_SEED").unwrap_or_else(|| long.map_or(1, |_| clock.into()));
    println!("NML_ODDS_SEED={seed}");
    let mut draws = Draws(seed);
    let mut played = Played::default();
    let (most, dice) = if long.is_some() { (u64::MAX, 6) } else { (ONE_LOOK, 5) };
    let mut look = Look { played: &mut played, most, dice, faults: Vec::new(), compared: 0 };
    let packs: Vec<_> = pack::ids().into_iter().map(|id| pack::shipped(id).unwrap().unwrap()).collect();
    let named = env::var("NML_ODDS_OF").unwrap_or_default();
    let wanted = |bearer: &Bearer| bearer.name.contains(&named);
    let bearers: Vec<Vec<Bearer>> =
        packs.iter().map(|pack| bearers::all(&pack.catalogue).into_iter().filter(wanted).collect()).collect();
    assert!(bearers.iter().all(|all| !all.is_empty()), "nothing of some pack has “{named}” in its name");
    let (mut scenes, mut idle) = (0, Vec::new());
    if let Some(each) = long {
        for (pack, bearers) in packs.iter().zip(&bearers) {
            for bearer in bearers {
                let tried = (0..4 * each).filter(|_| look.at(bearer, &pack.catalogue, &drawn(&mut draws)));
                let done = tried.take(usize::try_from(each).unwrap()).count();
                scenes += done;
                if done == 0 {
                    idle.push(bearer.name.clone());
                }
            }
        }
    } else {
        while look.played.decided < DECIDED {
            let pack = draws.next(u32::try_from(packs.len()).unwrap()) as usize;
            let bearer = draws.next(u32::try_from(bearers[pack].len()).unwrap()) as usize;
            let scene = drawn(&mut draws);
            scenes += usize::from(look.at(&bearers[pack][bearer], &packs[pack].catalogue, &scene));
        }
    }
    let count: usize = bearers.iter().map(Vec::len).sum();
    let (decided, compared) = (look.played.decided, look.compared);
    println!("{scenes} scenes of {count} bearers, {compared} odds compared, {decided} commands decided");
    assert!(idle.len() * 20 < count, "{} came to nothing: {idle:?}", idle.len());
    let faults = &look.faults;
    let first: Vec<&String> = faults.iter().take(40).collect();
    assert!(faults.is_empty(), "{} odds are not what is played, NML_ODDS_SEED={seed}:\n{first:#?}", faults.len());
}
