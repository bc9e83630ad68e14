//! Exploration: dice, what they find, and what it brings (DR pp.113-122).

use super::at_page::{Asked, AtPage, Done};
use super::find;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::messages;
use crate::state::Campaign;
use crate::steps::{Expedition, InHand, Venture, Work};
use nml_catalogue::exploration::ExplorationStage;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::throw::Throw;
use nml_catalogue::{Boon, Catalogue, ExplorationSkill, Gain, Location};
use nml_warband::RosterChange;
use nml_warband::result::Outcome;

/// Why a Warband gains the ducats of an Exploration.
pub const LOOT: &str = "loot";

/// What the dice and the re-rolls of an Exploration come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outfit {
    /// Exploration Dice, and Extra Dice.
    pub dice: Vec<Share>,
    /// Re-rolls.
    pub rerolls: Vec<Share>,
}

/// A part of a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// How much it is; what was used takes away.
    pub count: i16,
    /// What brings it.
    pub by: ShareBy,
}

/// What brings dice or re-rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareBy {
    /// The games that the Warband has fought.
    Games {
        /// The number of the game just fought.
        game: u16,
        /// The stage's first one.
        from: u16,
    },
    /// Every Exploration has it.
    Everybody,
    /// The battle was won.
    Victory,
    /// A Location that was found before.
    Found {
        /// Location id.
        location: String,
    },
    /// The Warband has the Exploration Skill, and the book does not say from where.
    Own,
    /// A Skill of a model.
    Skill {
        /// The model.
        model: u32,
        /// Skill id.
        skill: String,
    },
    /// It was used already.
    Used,
}

/// What the dice and re-rolls come from of the Exploration that a Warband has before it; none: it has none.
/// The catalogue is the campaign's pack.
#[must_use]
pub fn outfit(catalogue: &Catalogue, campaign: &Campaign, battle: &str, warband: &str) -> Option<Outfit> {
    let pending = &AtPage::of(catalogue, campaign, campaign.game(battle)?, warband)?;
    let (stage, out) = (stage(pending)?, out(pending));
    let share = |count: u8, by: ShareBy| Share { count: count.into(), by };
    let mut dice = vec![share(stage.dice, ShareBy::Games { game: pending.game, from: stage.from })];
    dice.extend(shares(pending, ExplorationSkill::ExtraDice));
    let rules = pending.catalogue.exploration();
    let mut rerolls = vec![share(rules.rerolls, ShareBy::Everybody), share(won(pending), ShareBy::Victory)];
    rerolls.extend(shares(pending, ExplorationSkill::ReRoll));
    rerolls.push(Share { count: -i16::from(out.rerolls), by: ShareBy::Used });
    for list in [&mut dice, &mut rerolls] {
        list.retain(|share| share.count != 0);
    }
    Some(Outfit { dice, rerolls })
}

pub(super) fn asked(pending: &AtPage<'_>) -> Option<Asked> {
    let (out, stage) = (out(pending), stage(pending)?);
    if out.total.is_some() {
        return found(pending);
    }
    if out.table.is_none() {
        let tables = stage.tables.clone();
        return (tables.len() > 1).then(|| Asked::warband(Ask::ExplorationTable { tables }));
    }
    if out.dice.is_empty() {
        let extra = left(pending, ExplorationSkill::ExtraDice);
        return Some(Asked::warband(Ask::Explore { dice: stage.dice, extra }));
    }
    Some(Asked::warband(match out.hand {
        Some(InHand::Again { die } | InHand::Spare { die }) => Ask::OneDie { die },
        Some(InHand::Spared { die, .. }) => Ask::Spare { die },
        None => {
            let (rerolls, skills) = (rerolls(pending), skills(pending));
            if rerolls == 0 && skills.is_empty() {
                return None;
            }
            Ask::Adjust { dice: out.dice.clone(), total: out.sum(), rerolls, skills }
        }
    }))
}

/// What is asked once the dice stand.
fn found(pending: &AtPage<'_>) -> Option<Asked> {
    let location = location(pending)?;
    if out(pending).option.is_none() {
        let options = open(pending, location);
        let ask = Ask::Location { location: location.id.clone(), options };
        return (!open(pending, location).is_empty()).then(|| Asked::warband(ask));
    }
    find::asked(pending, gain(pending)?).map(Asked::warband)
}

/// The table where there is only one, the end of the dice where nothing can be done with them, and what a find brings
/// without a question.
pub(super) fn follows(pending: &AtPage<'_>) -> Option<Done> {
    let out = out(pending);
    if out.table.is_none() {
        let table = stage(pending)?.tables.first()?.clone();
        return Some(explored(Venture::Table { table }));
    }
    if out.total.is_none() {
        return (!out.dice.is_empty() && out.hand.is_none()).then(|| stands(pending));
    }
    let location = location(pending)?;
    match &out.option {
        None => None,
        Some(_) => Some(find::brings(pending, location, gain(pending)?)),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "few questions ask for dice")]
pub(super) fn roll(pending: &AtPage<'_>, ask: &Ask, throw: &Throw) -> Result<Vec<Done>, Rejection> {
    match ask {
        Ask::Explore { dice, .. } => {
            let extra = u8::try_from(throw.faces.len()).unwrap_or(u8::MAX).saturating_sub(*dice);
            Ok(vec![explored(Venture::Thrown { throw: throw.clone(), extra })])
        }
        Ask::OneDie { .. } => Ok(vec![explored(Venture::HandThrown { throw: throw.clone() })]),
        Ask::FindRoll { .. } => {
            let (location, gain) = location(pending).zip(gain(pending)).ok_or_else(nothing)?;
            find::rolled(location, gain, throw).map(|done| vec![done]).ok_or_else(nothing)
        }
        _ => Err(nothing()),
    }
}

pub(super) fn answer(pending: &AtPage<'_>, ask: &Ask, answer: &Answer) -> Result<Vec<Done>, Rejection> {
    match (ask, answer) {
        (Ask::ExplorationTable { .. }, Answer::Table { table }) => {
            Ok(vec![explored(Venture::Table { table: table.clone() })])
        }
        (Ask::Adjust { .. }, Answer::Again { die }) => {
            Ok(vec![explored(Venture::Taken { hand: InHand::Again { die: *die } })])
        }
        (Ask::Adjust { .. }, Answer::Use { skill, die, face }) => {
            let venture = match (skill, die, face) {
                (ExplorationSkill::Duplicate, Some(die), _) => Venture::Duplicated { die: *die },
                (ExplorationSkill::SetDice, Some(die), Some(face)) => Venture::Turned { die: *die, face: *face },
                (ExplorationSkill::Lucky, Some(die), _) => Venture::Taken { hand: InHand::Spare { die: *die } },
                (ExplorationSkill::Seek, ..) => Venture::Sought,
                (ExplorationSkill::CircleBack, ..) => Venture::CircledBack,
                _ => return Err(nothing()),
            };
            Ok(vec![explored(venture)])
        }
        (Ask::Adjust { .. }, Answer::Done) => Ok(vec![stands(pending)]),
        (Ask::Spare { .. }, Answer::Keep) => Ok(vec![explored(Venture::Spare { taken: false })]),
        (Ask::Spare { .. }, Answer::Swap) => Ok(vec![explored(Venture::Spare { taken: true })]),
        (Ask::Location { location, .. }, Answer::Option { option }) => {
            let found = RosterChange::Found { location: location.clone(), option: Some(option.clone()) };
            let work = Work::Explored { did: Venture::Option { option: option.clone() } };
            Ok(vec![Done { work, changes: vec![found] }])
        }
        (Ask::Take { .. } | Ask::Models { .. } | Ask::Exchange { .. }, _) => {
            let (location, gain) = location(pending).zip(gain(pending)).ok_or_else(nothing)?;
            find::answered(pending, location, gain, answer).ok_or_else(nothing)
        }
        _ => Err(nothing()),
    }
}

/// The dice stand: their loot comes in, and what they found if it is new.
fn stands(pending: &AtPage<'_>) -> Done {
    let (out, rules) = (out(pending), pending.catalogue.exploration());
    let total = out.sum();
    let table = out.table.as_ref().and_then(|id| rules.table(id));
    let new = |location: &&Location| pending.roster.found.iter().all(|known| known.location != location.id);
    let location = table.and_then(|table| table.found(total)).filter(new);
    let each = pending.house.loot.unwrap_or(rules.loot);
    let ducats = u32::from(total).saturating_mul(each).saturating_add(more_loot(pending));
    let mut changes = vec![RosterChange::DucatsGained { ducats, reason: LOOT.to_owned() }];
    // A place where nobody of this Warband can do anything is found all the same.
    if let Some(location) = location.filter(|location| open(pending, location).is_empty()) {
        changes.push(RosterChange::Found { location: location.id.clone(), option: None });
    }
    let location = location.map(|location| location.id.clone());
    Done { work: Work::Explored { did: Venture::Stands { total, location } }, changes }
}

/// Ducats that earlier finds add to every loot.
fn more_loot(pending: &AtPage<'_>) -> u32 {
    let gains = pending.roster.gains(&pending.catalogue);
    gains.map(|(_, _, gain)| if let Gain::Loot(more) = gain { *more } else { 0 }).fold(0, u32::saturating_add)
}

/// Options of a location that the Warband may choose, by their ids.
fn open(pending: &AtPage<'_>, location: &Location) -> Vec<String> {
    let (faction, variant) = (&pending.roster.faction, pending.roster.variant.as_deref());
    let open = location.options.iter().filter(|option| option.is_open_to(faction, variant));
    open.map(|option| option.id.clone()).collect()
}

fn stage<'l>(pending: &'l AtPage<'_>) -> Option<&'l ExplorationStage> {
    pending.catalogue.exploration().stage(pending.game)
}

fn out<'l>(pending: &'l AtPage<'_>) -> &'l Expedition {
    &pending.page.steps.expedition
}

fn location<'l>(pending: &'l AtPage<'_>) -> Option<&'l Location> {
    pending.catalogue.exploration().location(out(pending).location.as_ref()?)
}

/// The gain of the chosen option that comes next.
fn gain<'l>(pending: &'l AtPage<'_>) -> Option<&'l Gain> {
    let (option, location) = (out(pending).option.as_ref()?, location(pending)?);
    let option = location.options.iter().find(|known| known.id == *option)?;
    option.gains.get(out(pending).gained)
}

/// Re-rolls of the winner.
fn won(pending: &AtPage<'_>) -> u8 {
    if pending.side.outcome == Outcome::Won { pending.catalogue.exploration().winner_rerolls } else { 0 }
}

/// Dice that may still be thrown again.
fn rerolls(pending: &AtPage<'_>) -> u8 {
    let rules = pending.catalogue.exploration();
    let skilled = u8::try_from(held(pending, ExplorationSkill::ReRoll)).unwrap_or(u8::MAX);
    let left = rules.rerolls.saturating_add(won(pending)).saturating_add(skilled).saturating_sub(out(pending).rerolls);
    let fresh = out(pending).dice.iter().filter(|die| !die.again).count();
    left.min(u8::try_from(fresh).unwrap_or(u8::MAX))
}

/// Exploration Skills that may still act on the dice.
fn skills(pending: &AtPage<'_>) -> Vec<ExplorationSkill> {
    let after = ExplorationSkill::ALL.into_iter().map(|(_, skill)| skill);
    let after = after.filter(|skill| !matches!(skill, ExplorationSkill::ExtraDice | ExplorationSkill::ReRoll));
    after.flat_map(|skill| (0..left(pending, skill)).map(move |_| skill)).collect()
}

/// Copies of an Exploration Skill that were not used yet.
fn left(pending: &AtPage<'_>, skill: ExplorationSkill) -> u8 {
    let used = out(pending).used.iter().filter(|used| **used == skill).count();
    u8::try_from(held(pending, skill).saturating_sub(used)).unwrap_or(u8::MAX)
}

/// Copies of an Exploration Skill that the Warband has: its own, and those its models bring.
fn held(pending: &AtPage<'_>, skill: ExplorationSkill) -> usize {
    shares(pending, skill).iter().map(|share| usize::try_from(share.count).unwrap_or(0)).sum()
}

/// The same, each with where it comes from.
fn shares(pending: &AtPage<'_>, skill: ExplorationSkill) -> Vec<Share> {
    let one = |by: ShareBy| Share { count: 1, by };
    let own = pending.roster.exploration_skills.iter().filter(|own| **own == skill).count();
    let gains = pending.roster.gains(&pending.catalogue).filter(|(_, _, gain)| **gain == Gain::Skill(skill));
    let found = gains.map(|(_, location, _)| one(ShareBy::Found { location: location.id.clone() }));
    let mut shares: Vec<Share> = found.take(own).collect();
    shares.extend((shares.len()..own).map(|_| one(ShareBy::Own)));
    let brings = |boon: &Boon| matches!(boon, Boon::Exploration(brought) if *brought == skill);
    let by = |model: u32, skill: &str| one(ShareBy::Skill { model, skill: skill.to_owned() });
    for model in pending.roster.members() {
        let boons = model.boons(&pending.catalogue);
        let brought = boons.iter().filter(|(boon, _)| brings(boon)).map(|(_, known)| by(model.id, &known.skill.id));
        shares.extend(brought);
        let chosen = model.skills.iter().filter(|known| known.chosen.as_deref() == Some(skill.id()));
        shares.extend(chosen.map(|known| by(model.id, &known.id)));
    }
    shares
}

pub(super) fn explored(did: Venture) -> Done {
    Done::work(Work::Explored { did })
}

fn nothing() -> Rejection {
    Rejection::form(messages::not_asked())
}
