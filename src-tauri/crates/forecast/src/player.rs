//! Who sits at the table: a player that plays sensibly, or one that takes any legal answer.

use nml_battle::{
    Battle, Command, ModelId, Offer, Options, Proposal, SideId, Source, Step, Verdict, admits, choose as any_choice,
};
use nml_dice::Face;

use crate::aim::{near, nearest_enemy, prefers_melee, range, strength};
use crate::{act, place, spend, worth};

/// How a side is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Approaches, shoots what can be hurt, holds objectives, spends markers by the odds, flees when beaten.
    Sensible,
    /// Any legal answer, fights before walks.
    Random,
}

/// What is answered to the pending question, by the player of the side that must answer. `draw(n)` gives a number below
/// `n`. `None` once the battle is over.
pub fn choose(
    battle: &Battle,
    options: &Options,
    players: &[Player],
    draw: &mut impl FnMut(u32) -> u32,
) -> Option<Command> {
    let step = battle.question()?;
    let player = options.who.first().and_then(|side| players.get(usize::from(*side)));
    match player {
        Some(Player::Random) => any_choice(battle, options, draw),
        Some(Player::Sensible) | None => {
            sensible(battle, options, step, draw).or_else(|| any_choice(battle, options, draw))
        }
    }
}

fn sensible(battle: &Battle, options: &Options, step: &Step, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    if let Some(count) = battle.faces_asked(step) {
        if let Some(said) = spend::spend(battle, step, options).or_else(|| spend::call(options, draw)) {
            return Some(said);
        }
        let faces = (0..count).map(|_| Face::ALL[usize::try_from(draw(6)).unwrap_or(0)]).collect();
        return Some(Command::Roll { faces, source: Source::App });
    }
    if let Some(sides) = battle.cards_asked(step) {
        return Some(Command::Draw { cards: battle.deck_for(step).draw(sides.len(), draw), source: Source::App });
    }
    // What the log proves is claimed at once.
    let proven = battle.scene.proposals.iter().filter(|proposal| !proposal.unsure).map(Proposal::claim);
    if let Some(claim) = proven.into_iter().find(|claim| admits(options, battle, claim)) {
        return Some(claim);
    }
    match step {
        Step::ChooseFirst { side } => act::offered(options, &Command::ChooseFirst { side: *side }),
        Step::Activate { .. } => activates(battle, options, draw),
        Step::Act { model } if !battle.is_neutral(*model) => act::act(battle, options, *model, draw),
        Step::MoreAttacks(series) if !battle.is_neutral(series.attacker) => {
            let more = act::best_attack(battle, options, series.attacker).map(|(_, command)| command);
            more.or_else(|| act::offered(options, &Command::Enough))
        }
        Step::Reactions { .. } => reacts(options),
        Step::Regenerate { most, .. } => act::offered(options, &Command::Regenerate { markers: *most }),
        Step::FleeOrShaken { side } => act::offered(options, &Command::Flee { flee: beaten(battle, *side) }),
        Step::Evade { .. } => act::offered(options, &Command::Evade),
        Step::Dive(_) => act::offered(options, &Command::Dive { dive: true }),
        Step::WhatStands { .. } => act::offered(options, &Command::Stands { verdict: Verdict::Score }),
        Step::EndCharge { .. } => ends_charge(battle, options, draw),
        Step::RetreatMove { model } => puts(battle, options, draw, |command, spot| {
            let own = battle.disc(*model)?;
            place::away(battle, options, command, spot, nearest_enemy(battle, *model, own)?.at)
        }),
        Step::DashMove { model } if !battle.is_neutral(*model) => {
            let on = options.offers.iter().find_map(|offer| {
                let Offer::Place { command, spot: Some(spot) } = offer else { return None };
                act::step(battle, options, command, spot, *model)
            });
            on.or_else(|| act::offered(options, &Command::Enough))
        }
        Step::Deploy { .. } => deploys(battle, options, draw),
        Step::Put(_) | Step::Content(_) => puts(battle, options, draw, |_, _| None),
        Step::ZoneRollOff
        | Step::ChooseZone { .. }
        | Step::DeployRollOff
        | Step::InitiativeRollOff
        | Step::Act { .. }
        | Step::Success(_)
        | Step::Injury(_)
        | Step::ChargeBonus { .. }
        | Step::Journey(_)
        | Step::EvadeRoll { .. }
        | Step::Ledge { .. }
        | Step::PushRoll { .. }
        | Step::GoesDown { .. }
        | Step::DashMove { .. }
        | Step::IntoMelee(_)
        | Step::PickFriend(_)
        | Step::PickEnemy(_)
        | Step::DrawVictim { .. }
        | Step::Scatter { .. }
        | Step::Caught { .. }
        | Step::MoreAttacks(_)
        | Step::Morale { .. }
        | Step::MoraleOrder { .. }
        | Step::Control
        | Step::Scenario(_) => None,
    }
}

/// Who acts next: first a model that fights or can shoot now, then the one worth most.
fn activates(battle: &Battle, options: &Options, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    let urgent = |model: ModelId| {
        let Some(own) = battle.disc(model) else { return 0 };
        let down = battle.fighter(model).is_some_and(nml_battle::Fighter::down);
        let reach = nearest_enemy(battle, model, own).map(|enemy| near(own, enemy));
        let fights = battle.opponents(model).next().is_some();
        let pressing = match reach {
            Some(_) if fights => 50,
            Some(far) if far <= range(battle, model) => 40,
            Some(far) if far <= nml_catalogue::length::Length::inches(12) && prefers_melee(battle, model) => 45,
            _ => 0,
        };
        pressing + worth::of(battle, model) / worth::DUCAT / 10 - if down { 30 } else { 0 }
    };
    let mut best: Option<(i64, &Command)> = None;
    for offer in &options.offers {
        let Offer::Say(command) = offer else { continue };
        let urgency = if let Command::Activate { model } = command {
            urgent(*model)
        } else if let Command::ActivateTogether { models } = command {
            models.iter().map(|model| urgent(*model)).max().unwrap_or(0) + 3
        } else {
            continue;
        };
        let urgency = urgency * 8 + i64::from(draw(64));
        if best.is_none_or(|(most, _)| urgency > most) {
            best = Some((urgency, command));
        }
    }
    best.map(|(_, command)| command.clone())
}

/// A model that may strike at one that retreats does, with the first weapon that is offered.
fn reacts(options: &Options) -> Option<Command> {
    let strike = options.offers.iter().find_map(|offer| {
        let Offer::Say(command @ Command::React { .. }) = offer else { return None };
        Some(command.clone())
    });
    strike.or_else(|| act::offered(options, &Command::Enough))
}

/// A side that is behind and has hardly anybody left saves them.
fn beaten(battle: &Battle, side: SideId) -> bool {
    let points = |side: SideId| battle.sides.get(usize::from(side)).map_or(0, |s| s.points);
    let others = battle.side_ids().filter(|other| *other != side);
    let (most, strongest) = others
        .fold((0, 0), |(most, strongest), other| (most.max(points(other)), strongest.max(strength(battle, other))));
    points(side) < most && strength(battle, side) * 5 < strongest
}

/// The end of a charge that comes nearest to its target; if nobody measures, it arrives every other time.
fn ends_charge(battle: &Battle, options: &Options, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    let measured = options.offers.iter().find_map(|offer| {
        let Offer::Place { command: Command::EndCharge { .. }, spot: Some(spot) } = offer else { return None };
        let comes = spot.comes.as_ref()?;
        let mut ends: Vec<&nml_battle::ChargeEnd> = comes.ends.iter().collect();
        ends.sort_by_key(|end| end.to.distance(comes.target.at));
        ends.into_iter().find_map(|end| {
            let way = nml_battle::Way { via: end.via.clone(), ..nml_battle::Way::default() };
            let there = Command::EndCharge { to: Some(end.to), reached: false, also: Vec::new(), way };
            admits(options, battle, &there).then_some(there)
        })
    });
    measured.or_else(|| act::offered(options, &Command::stop(None, true)).filter(|_| draw(2) == 0))
}

/// Sets up one of the models that wait, where it comes nearest to what matters.
fn deploys(battle: &Battle, options: &Options, draw: &mut impl FnMut(u32) -> u32) -> Option<Command> {
    let places: Vec<_> = options
        .offers
        .iter()
        .filter_map(|offer| {
            let Offer::Place { command, spot: Some(spot) } = offer else { return None };
            Some((command, spot))
        })
        .collect();
    let first = usize::try_from(draw(u32::try_from(places.len()).ok()?)).ok()?;
    let (command, spot) = places.get(first)?;
    place::set_up(battle, options, command, spot, draw)
}

/// A place that is wanted, else one that fits.
fn puts<D: FnMut(u32) -> u32>(
    battle: &Battle,
    options: &Options,
    draw: &mut D,
    wanted: impl Fn(&Command, &nml_battle::Spot) -> Option<Command>,
) -> Option<Command> {
    options.offers.iter().find_map(|offer| {
        let Offer::Place { command, spot: Some(spot) } = offer else { return None };
        wanted(command, spot).or_else(|| place::anywhere(battle, options, command, spot, draw))
    })
}
