//! A seeded player of the Campaign Phase, for samples and simulations: it keeps what it has, heals those it can,
//! explores while it may, and spends its ducats on people and kit.
//!
//! `draw(n)` gives a number below `n`; the same draws give the same season.

use std::collections::BTreeMap;

use nml_catalogue::Catalogue;
use nml_catalogue::throw::Source;
use nml_dice::Face;
use nml_warband::check::Terms;
use nml_warband::{self as warband, Learned, Report, Violation, ViolationCode, check, offers};

use super::answer::Answer;
use super::ask::{Ask, TradeTerms};
use super::command::Command;
use super::options::Request;
use super::phase::quartermaster::trade;
use super::steps::{Allotment, ExplorationDie};

/// A Warband with this many models has enough.
const ENOUGH: usize = 12;
/// What a recruit without kit needs beside its own price, in ducats.
const ARMS: u32 = 10;

/// What the player says to one question of an aftermath.
pub fn answer(catalogue: &Catalogue, request: Request, draw: &mut impl FnMut(u32) -> u32) -> Command {
    let Request { battle, warband, model, ask } = request;
    if let Some((_, most)) = ask.dice() {
        let faces = (0..most).map(|_| face(draw(6))).collect();
        return Command::Roll { battle, warband, model, faces, source: Source::App };
    }
    if let Ask::Trade { terms } = &ask
        && let Some(command) = bargain(catalogue, terms, draw)
    {
        return Command::Trade { battle, warband, command: Box::new(command) };
    }
    Command::Answer { battle, warband, model, answer: choice(&ask, draw) }
}

fn face(number: u32) -> Face {
    Face::ALL[usize::try_from(number % 6).unwrap_or(0)]
}

fn below(most: usize, draw: &mut impl FnMut(u32) -> u32) -> usize {
    usize::try_from(draw(u32::try_from(most.max(1)).unwrap_or(u32::MAX))).unwrap_or(0)
}

/// What it answers if no dice are asked for.
fn choice(ask: &Ask, draw: &mut impl FnMut(u32) -> u32) -> Answer {
    match ask {
        Ask::KeepOrReroll { .. } | Ask::SurvivalAgain { spent: false, .. } => Answer::Reroll,
        Ask::KeepOrRecover { spent: false, .. } => Answer::Recover,
        Ask::SurvivalAgain { .. } | Ask::KeepOrRecover { .. } | Ask::Spare { .. } => Answer::Keep,
        Ask::Opponent { warbands, .. } => {
            let warband = warbands.get(below(warbands.len(), draw)).cloned().unwrap_or_default();
            Answer::Opponent { warband }
        }
        Ask::Ransom { captors, most, .. } => match captors.first().filter(|_| *most >= ARMS) {
            Some(to) => Answer::Pay { to: to.clone(), ducats: ARMS },
            None => Answer::Refuse,
        },
        Ask::Hospital { from, .. } => Answer::Models { models: from.first().copied().into_iter().collect() },
        Ask::BloodCounted { .. } => Answer::Count { count: draw(4) },
        Ask::Allot { pool, candidates } => {
            // One after the other, so that nobody has a third before all have two.
            let first = below(candidates.len(), draw);
            let mut dice = BTreeMap::<u32, u8>::new();
            for model in candidates.iter().cycle().skip(first).take((*pool).into()) {
                *dice.entry(*model).or_default() += 1;
            }
            Answer::Allot { dice: dice.into_iter().map(|(model, dice)| Allotment { model, dice }).collect() }
        }
        Ask::AdvancementTables { tables } => {
            let first = below(tables.len(), draw);
            Answer::Tables { tables: tables.iter().cycle().skip(first).take(2).cloned().collect() }
        }
        Ask::Learn { skills, .. } => {
            let skill = skills.get(below(skills.len(), draw));
            let chosen = skill.and_then(|skill| skill.choices.first().cloned());
            Answer::Learn { skill: Learned { id: skill.map_or_else(String::new, |skill| skill.skill.clone()), chosen } }
        }
        // A Warband that calls for Reinforcements explores nothing, so only one that has lost half its models does.
        Ask::Reinforcements { threshold, worth, .. } if worth.saturating_mul(2) < *threshold => Answer::Call,
        Ask::Reinforcements { .. } => Answer::Pass,
        Ask::ExplorationTable { tables } => Answer::Table { table: tables.last().cloned().unwrap_or_default() },
        Ask::Adjust { dice, rerolls, .. } => adjusted(dice, *rerolls),
        Ask::Location { options, .. } => {
            Answer::Option { option: options.get(below(options.len(), draw)).cloned().unwrap_or_default() }
        }
        Ask::Take { from, .. } => {
            let mut ids: Vec<String> = Vec::new();
            for piece in from {
                let more: Vec<String> = ids.iter().chain([&piece.id]).cloned().collect();
                if ask.admits(&Answer::Take { ids: more.clone() }) {
                    ids = more;
                }
            }
            Answer::Take { ids }
        }
        Ask::Models { from, most, .. } => {
            Answer::Models { models: from.iter().take(usize::from(*most)).copied().collect() }
        }
        Ask::Fill { tracks, count } => {
            Answer::Fill { tracks: tracks.iter().take(usize::from(*count)).copied().collect() }
        }
        Ask::Folly { .. } => Answer::Folly { called: false },
        Ask::Exchange { .. } => Answer::Count { count: 0 },
        Ask::Trade { terms } => used(terms),
        Ask::Sign => Answer::Sign,
        // Dice answered these.
        Ask::Survival { .. }
        | Ask::Trauma
        | Ask::Hand { .. }
        | Ask::Lessons { .. }
        | Ask::Spoils { .. }
        | Ask::Treatment { .. }
        | Ask::Promotion { .. }
        | Ask::Advancement { .. }
        | Ask::Explore { .. }
        | Ask::OneDie { .. }
        | Ask::FindRoll { .. } => Answer::Done,
    }
}

/// It throws the lowest fresh die again while it may.
fn adjusted(dice: &[ExplorationDie], rerolls: u8) -> Answer {
    let fresh = (0_u8..).zip(dice).filter(|(_, die)| !die.again);
    match fresh.min_by_key(|(_, die)| die.face.number()).filter(|(_, die)| rerolls > 0 && die.face.number() < 4) {
        Some((die, _)) => Answer::Again { die },
        None => Answer::Done,
    }
}

/// What is there and helps somebody is used up; then the step is over.
fn used(terms: &TradeTerms) -> Answer {
    let treats = terms.uses.iter().find_map(|used| {
        let (model, rows) = used.models.iter().next()?;
        Some(Answer::UseUp { item: used.item.clone(), model: *model, row: rows.first().cloned() })
    });
    let owed = terms.owed.iter().find_map(|owed| {
        let items = vec![owed.from.first()?.id.clone()];
        Some(Answer::Collect { location: owed.location.clone(), items })
    });
    let back = terms.returns.keys().find(|model| terms.affords(**model));
    let back = back.map(|model| Answer::Return { model: *model });
    treats.or(owed).or(back).unwrap_or(Answer::Done)
}

/// The next thing that is worth its ducats: arms for somebody without, a recruit while there is room, better kit.
/// `None` once enough was bought.
fn bargain(catalogue: &Catalogue, terms: &TradeTerms, draw: &mut impl FnMut(u32) -> u32) -> Option<warband::Command> {
    let roster = &terms.roster;
    let now = check(roster, catalogue);
    let lacking = now.violations.iter().find(|v| v.code == ViolationCode::MustBeArmed).and_then(|v| v.model);
    if let Some(place) = lacking {
        return kit(catalogue, terms, &now, place, draw);
    }
    if roster.models.len() < ENOUGH
        && let Some(recruit) = recruit(catalogue, terms, &now, draw)
    {
        return Some(recruit);
    }
    if roster.models.is_empty() || draw(3) == 0 {
        return None;
    }
    kit(catalogue, terms, &now, below(roster.models.len(), draw), draw)
}

fn kit(
    catalogue: &Catalogue,
    terms: &TradeTerms,
    now: &Report,
    place: usize,
    draw: &mut impl FnMut(u32) -> u32,
) -> Option<warband::Command> {
    let roster = &terms.roster;
    let model = roster.models.get(place)?.id;
    let mut sold = offers(roster, place, catalogue);
    sold.retain(|offer| offer.against.is_empty() && offer.glory == 0 && offer.ducats <= roster.strongbox);
    let first = below(sold.len(), draw);
    let many = sold.len();
    let mut commands = sold.into_iter().cycle().skip(first).take(many).map(|offer| warband::Command::BuyItem {
        model,
        item: offer.item,
        faction: offer.faction,
        price: None,
    });
    commands.find_map(|command| lawful(catalogue, terms, now, command))
}

fn recruit(
    catalogue: &Catalogue,
    terms: &TradeTerms,
    now: &Report,
    draw: &mut impl FnMut(u32) -> u32,
) -> Option<warband::Command> {
    let known = Terms::new(&terms.roster, catalogue).ok()?;
    let entries: Vec<String> =
        known.entries().filter(|entry| !known.forbids(&entry.id)).map(|entry| entry.id.clone()).collect();
    let first = below(entries.len(), draw);
    let many = entries.len();
    entries.into_iter().cycle().skip(first).take(many).find_map(|entry| {
        let command = lawful(catalogue, terms, now, warband::Command::AddModel { entry, name: None, price: None })?;
        let price = warband::price(&terms.roster, catalogue, &command);
        (price.glory == 0 && price.ducats + ARMS <= terms.roster.strongbox).then_some(command)
    })
}

/// The command with its price, if it is allowed and breaks no rule; that a recruit is not armed yet is mended next.
fn lawful(
    catalogue: &Catalogue,
    terms: &TradeTerms,
    now: &Report,
    mut command: warband::Command,
) -> Option<warband::Command> {
    let asked = warband::price(&terms.roster, catalogue, &command);
    if let warband::Command::AddModel { price, .. } | warband::Command::BuyItem { price, .. } = &mut command {
        *price = Some(asked);
    }
    let mut after = terms.roster.clone();
    for change in trade(catalogue, terms, &command).ok()? {
        warband::evolve(&mut after, &warband::Event::Settled { battle: String::new(), change });
    }
    let broken = check(&after, catalogue).violations;
    let fine = |one: &Violation| one.code == ViolationCode::MustBeArmed || now.violations.contains(one);
    broken.iter().all(fine).then_some(command)
}
