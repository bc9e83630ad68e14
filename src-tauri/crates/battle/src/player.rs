//! A player who chooses among the legal options by the numbers it is given: for tests, demonstrations and benchmarks.
//! The same draws make the same choices.

use nml_dice::Face;

use super::offer::{Offer, Options};
use super::permit;
use super::spot::{Spot, at_edge};
use crate::log::command::{Command, Source, Spend};
use crate::log::scenario::{Proposal, ScenarioStep, ThingNow};
use crate::log::state::{Battle, ModelId};
use crate::log::step::Step;
use crate::log::way::{Crossing, Footing, Passage, Way};
use crate::spot::ChargeEnd;
use nml_catalogue::Point;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{ThingDoes, ThingKind};

/// Tries to find a place before the player gives up on an offer.
const TRIES: u32 = 12;

/// Chooses a command. `draw(n)` gives a number below `n`. `None` once the battle is over.
pub fn choose(battle: &Battle, options: &Options, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    let step = battle.question()?;
    if let Some(count) = battle.faces_asked(step) {
        if let Some(said) = maybe_spend(options, draw).or_else(|| maybe_call(options, draw)) {
            return Some(said);
        }
        let faces = (0..count).map(|_| face(draw(6))).collect();
        return Some(Command::Roll { faces, source: Source::App });
    }
    if let Some(sides) = battle.cards_asked(step) {
        return Some(Command::Draw { cards: battle.deck_for(step).draw(sides.len(), draw), source: Source::App });
    }
    // What the log proves is claimed at once; doubtful Deeds wait for their question.
    let proven = battle.scene.proposals.iter().filter(|p| !p.unsure).map(Proposal::claim);
    if let Some(claim) = proven.into_iter().find(|c| allowed(battle, c)) {
        return Some(claim);
    }
    let weighed: Vec<(u32, &Offer)> =
        options.offers.iter().map(|o| (weight(step, o), o)).filter(|(w, _)| *w > 0).collect();
    for _ in 0..TRIES {
        let offer = pick(&weighed, draw)?;
        if let Some(command) = make(battle, step, offer, draw) {
            return Some(command);
        }
    }
    // Where no place was found after all, the model stays, or goes where nobody measures.
    options.offers.iter().find_map(|offer| {
        if let Offer::Say(command @ (Command::Enough | Command::EndActivation)) = offer {
            return Some(command.clone());
        }
        let Offer::Place { command, spot } = offer else { return None };
        let stays = command.with_place(stay(spot.as_ref()));
        Some(if allowed(battle, &stays) { stays } else { command.with_place(None) })
    })
}

fn allowed(battle: &Battle, command: &Command) -> bool {
    permit::form(battle, command).is_ok() && permit::rules(battle, command).is_ok()
}

fn face(number: u32) -> Face {
    Face::ALL[usize::try_from(number % 6).unwrap_or(0)]
}

fn pick<'a>(weighed: &[(u32, &'a Offer)], draw: &mut impl FnMut(u32) -> u32) -> Option<&'a Offer> {
    let total: u32 = weighed.iter().map(|(w, _)| *w).sum();
    if total == 0 {
        return None;
    }
    let mut left = draw(total);
    weighed.iter().find_map(|(w, offer)| {
        if left < *w {
            return Some(*offer);
        }
        left -= *w;
        None
    })
}

/// How readily an offer is taken: fights before walks, walks before rest.
fn weight(step: &Step, offer: &Offer) -> u32 {
    match offer {
        Offer::Say(Command::Shoot { .. } | Command::Fight { .. } | Command::React { .. }) => 12,
        Offer::Say(Command::Charge { .. }) => 20,
        Offer::Say(Command::Use { .. }) | Offer::Pay { .. } => 2,
        Offer::Remind(_) | Offer::Auras { .. } => 0,
        Offer::Say(Command::EndActivation) => 6,
        Offer::Say(Command::Dash) => 4,
        Offer::Ledge { .. } => 5,
        // A model that can come on must.
        Offer::Say(Command::Enough) if matches!(step, Step::Scenario(ScenarioStep::Arrive { .. })) => 0,
        Offer::Say(Command::Retreat | Command::Enough | Command::Flee { flee: true }) => 1,
        Offer::Say(Command::EndCharge { .. }) => 0,
        Offer::Say(Command::Partner | Command::OffHand { .. }) => 2,
        // A game that began goes on: this player is not asked about the table.
        Offer::Say(Command::Stands { .. }) => 1,
        Offer::Say(Command::Scenario(said)) => super::scenario::weight(step, said),
        Offer::Say(_) => 5,
        Offer::Place { .. } if matches!(step, Step::Act { .. }) => 12,
        Offer::Scenario(offer) if !super::scenario::asked(step, offer) => 0,
        Offer::Scenario(_)
        | Offer::Place { .. }
        | Offer::Control { .. }
        | Offer::Caught { .. }
        | Offer::Scatter { .. } => 10,
        // It shoots at those it sees.
        Offer::Aim { .. }
        | Offer::Faces(_)
        | Offer::Cards(_)
        | Offer::State
        | Offer::Stand
        | Offer::Spend { .. }
        | Offer::Deed(_)
        | Offer::Concede
        | Offer::ShowDown
        | Offer::Agree
        | Offer::Stop
        | Offer::Stated => 0,
    }
}

fn maybe_spend(options: &Options, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    options.offers.iter().find_map(|offer| {
        let Offer::Spend { side, most, bloodbath } = offer else { return None };
        if draw(3) > 0 {
            return None;
        }
        let bathe = most.bloodbath && draw(2) == 0;
        let blood = if bathe {
            (*bloodbath).min(most.blood)
        } else {
            u8::try_from(draw(u32::from(most.blood) + 1)).unwrap_or(0)
        };
        let infection = if bathe { bloodbath.saturating_sub(blood) } else { 0 };
        let blessing = u8::try_from(draw(u32::from(most.blessing) + 1)).unwrap_or(0);
        Some(Command::Spend { side: *side, markers: Spend { blood, infection, blessing, bloodbath: bathe } })
    })
}

/// What may be called on for a roll is called on every other time.
fn maybe_call(options: &Options, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    options.offers.iter().find_map(|offer| {
        let Offer::Pay { command: command @ Command::Call { .. }, counts, purse, .. } = offer else { return None };
        if draw(2) > 0 {
            return None;
        }
        let count = counts.get(usize::try_from(draw(u32::try_from(counts.len()).ok()?)).ok()?)?;
        Some(command.with_paid(crate::purse::cheapest(purse, *count)))
    })
}

fn make(battle: &Battle, step: &Step, offer: &Offer, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    match offer {
        Offer::Say(command) => Some(command.clone()),
        Offer::Place { command: Command::EndCharge { .. }, spot: Some(Spot { comes: Some(comes), .. }) } => {
            charge_end(battle, &comes.ends, draw)
        }
        Offer::Place { command, spot } => {
            let spot = spot.as_ref()?;
            let goal = goal(battle, step, draw);
            let wild = wild(step, battle);
            let found = (0..TRIES).find_map(|n| {
                let point = propose(spot, goal, n, draw);
                let there = command.with_place(Some(point));
                let fits = spot.check(point).is_ok() && allowed(battle, &there);
                (fits && !wild.is_some_and(|m| endangers(battle, m, &there))).then_some(there)
            });
            if wild.is_some() {
                return found;
            }
            if let Some(there) = found {
                let rougher = over_something(&there, draw);
                return Some(rougher.filter(|c| allowed(battle, c)).unwrap_or(there));
            }
            let stays = command.with_place(stay(Some(spot)));
            let moves_on = matches!(step, Step::EndCharge { .. } | Step::Put(_));
            moves_on.then_some(stays).filter(|c| allowed(battle, c))
        }
        Offer::Ledge { proposed } => Some(Command::Ledge { drop: (draw(2) == 0).then_some(*proposed) }),
        Offer::Scenario(offer) => super::scenario::make(offer, draw).map(Command::Scenario),
        Offer::Control { proposed } => Some(Command::Control { holders: proposed.clone() }),
        Offer::Pay { command, counts, purse, .. } => {
            let count = counts.get(usize::try_from(draw(u32::try_from(counts.len()).ok()?)).ok()?)?;
            Some(command.with_paid(crate::purse::cheapest(purse, *count)))
        }
        Offer::Remind(_) | Offer::Auras { .. } => None,
        Offer::Caught { proposed, .. } => Some(Command::Caught { models: proposed.clone() }),
        Offer::Scatter { inches, from, .. } => {
            let reach = u32::from(*inches) + 1;
            let towards = from.map(|from| {
                let mut off =
                    || Length::inches(i32::try_from(draw(2 * reach)).unwrap_or(0)) - Length::inches(i32::from(*inches));
                Point { x: from.x + off(), y: from.y + off() }
            });
            Some(Command::Scatter { towards, lost: draw(4) == 0 })
        }
        Offer::Aim { .. }
        | Offer::Faces(_)
        | Offer::Cards(_)
        | Offer::State
        | Offer::Stand
        | Offer::Spend { .. }
        | Offer::Deed(_)
        | Offer::Concede
        | Offer::ShowDown
        | Offer::Agree
        | Offer::Stop
        | Offer::Stated => None,
    }
}

/// The neutral model that a side walks: not where it comes to harm, while there is another way.
fn wild(step: &Step, battle: &Battle) -> Option<ModelId> {
    let (Step::Act { model } | Step::DashMove { model } | Step::RetreatMove { model }) = step else { return None };
    battle.is_neutral(*model).then_some(*model)
}

fn endangers(battle: &Battle, model: ModelId, command: &Command) -> bool {
    let Command::Move { to, way } = command else { return false };
    battle.is_perilous(model, *to, way)
}

/// One of the ways that are open to a charge.
fn charge_end(battle: &Battle, ends: &[ChargeEnd], draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    let end = ends.get(usize::try_from(draw(u32::try_from(ends.len()).ok()?)).ok()?)?;
    let way = Way { via: end.via.clone(), ..Way::default() };
    let there = Command::EndCharge { to: Some(end.to), reached: false, also: Vec::new(), way };
    let rougher = if end.via.is_empty() { over_something(&there, draw) } else { None };
    rougher.into_iter().chain([there]).find(|command| allowed(battle, command))
}

/// Now and then the way leads over something that the map does not show.
fn over_something(command: &Command, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    if draw(6) > 0 {
        return None;
    }
    let inches = |draw: &mut dyn FnMut(u32) -> u32, most| Length::inches(i32::try_from(1 + draw(most)).unwrap_or(1));
    let what = match draw(5) {
        0 => Passage::Difficult { length: inches(draw, 2) },
        1 => Passage::Dangerous { keywords: Vec::new(), stays: draw(2) == 0 },
        2 => Passage::Climb { height: inches(draw, 4), down: draw(2) == 0, footing: Footing::MoreThanHalf },
        3 => Passage::Jump { gap: inches(draw, 3), rise: Length::ZERO, depth: inches(draw, 6) },
        _ => Passage::JumpDown { height: inches(draw, 6) },
    };
    let height = (draw(3) == 0).then(|| inches(draw, 6));
    let stated = Way { over: vec![Crossing { what, at: None, terrain: None }], height, ..Way::default() };
    let mut command = command.clone();
    let (Command::Move { way, .. } | Command::EndCharge { way, .. }) = &mut command else { return None };
    *way = stated;
    Some(command)
}

fn stay(spot: Option<&Spot>) -> Option<Point> {
    spot.and_then(|s| s.reach).map(|(from, _)| from)
}

/// What the model walks towards, and how near to it its centre should come.
fn goal(battle: &Battle, step: &Step, draw: &mut impl FnMut(u32) -> u32) -> Option<(Point, Length)> {
    let (Step::Act { model } | Step::DashMove { model }) = step else { return None };
    if battle.is_neutral(*model) {
        return nature(battle, *model);
    }
    if let Some(errand) = errand(battle, *model, draw) {
        return Some(errand);
    }
    let enemies: Vec<_> = battle.other_discs(*model).into_iter().filter(|d| battle.enemies(*model, d.model)).collect();
    let one = enemies.get(usize::try_from(draw(u32::try_from(enemies.len()).ok()?.max(1))).ok()?)?;
    Some((one.at, Length::inches(2)))
}

/// Where its nature sends a neutral model: to its prey, else to the nearest edge.
fn nature(battle: &Battle, model: ModelId) -> Option<(Point, Length)> {
    let own = battle.disc(model)?;
    let prey = battle.prey(model).and_then(|prey| battle.disc(prey));
    Some(match prey {
        Some(prey) => (prey.at, own.radius + prey.radius + Length::inches(1).half()),
        None => (at_edge(own.at, own.radius, battle.field.scenario.table), Length::ZERO),
    })
}

/// What the scenario sends the model after: an edge with what it carries, else now and then the nearest objective or
/// thing that is worth an ACTION.
fn errand(battle: &Battle, model: ModelId, draw: &mut impl FnMut(u32) -> u32) -> Option<(Point, Length)> {
    let (own, scene, table) = (battle.disc(model)?, &battle.scene, battle.field.scenario.table);
    if let Some(home) = battle.carries_home(model) {
        return Some((home, Length::ZERO));
    }
    if scene.carried_by(model).is_some() || scene.held_by(model) > 0 {
        let far = own.at.y > table.depth - own.at.y;
        let edge = if far { table.depth } else { Length::ZERO };
        return Some((Point { x: own.at.x, y: edge }, own.radius));
    }
    if draw(3) == 0 {
        return None;
    }
    // Nobody walks up to what wakes something.
    let wakes = |k: &ThingKind| k.struck.as_ref().is_some_and(|s| s.does.contains(&ThingDoes::Stir));
    let worked = |t: &ThingNow| {
        let worth = |k: &ThingKind| (!k.actions.is_empty() || k.struck.is_some()) && !wakes(k);
        t.carried.is_none() && battle.kind(&t.kind).is_some_and(worth)
    };
    let overlap = Length::micrometres(3175);
    let radius = |t: &ThingNow| battle.kind(&t.kind).map_or(Length::ZERO, |k| k.radius);
    let things =
        scene.all().filter(|(_, t)| worked(t)).filter_map(|(_, t)| Some((t.at?, own.radius + radius(t) - overlap)));
    let objectives = battle.field.scenario.objectives.iter().filter(|o| !battle.objective_gone(&o.id));
    things.chain(objectives.map(|o| (o.at, own.radius))).min_by_key(|(at, _)| own.at.distance_squared(*at))
}

/// A place to try: towards the goal first, then anywhere within reach, in the zone or on the table.
fn propose(spot: &Spot, goal: Option<(Point, Length)>, attempt: u32, draw: &mut impl FnMut(u32) -> u32) -> Point {
    match (spot.reach, goal) {
        (Some((from, reach)), Some((to, short))) if attempt < 2 => towards(from, to, reach, short),
        _ => spot.drawn(draw),
    }
}

/// As far along the straight line as the reach allows, stopping short of the goal.
fn towards(from: Point, to: Point, reach: Length, short: Length) -> Point {
    let whole = super::measure::gap(from, Length::ZERO, to, Length::ZERO);
    let far = (whole - short).max(Length::ZERO).min(reach - Length::micrometres(2));
    let along = |a: Length, b: Length| {
        let step = i64::from((b - a).as_micrometres()) * i64::from(far.as_micrometres());
        a + Length::micrometres(i32::try_from(step / i64::from(whole.as_micrometres().max(1))).unwrap_or(0))
    };
    Point { x: along(from.x, to.x), y: along(from.y, to.y) }
}
