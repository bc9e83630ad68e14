//! Exploration: dice, what they find, and what it brings (DR pp.113-122). On a map the Aggressor looks on a table of
//! the zone's, the other one on no table, and boxes of the Tracker bring Explorations of their own, without loot (CF
//! 84-85).

use super::at_page::{Asked, AtPage, Done};
use super::find;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::messages;
use crate::state::Campaign;
use crate::steps::{Expedition, InHand, Venture, Work};
use nml_catalogue::exploration::ExplorationStage;
use nml_catalogue::map::Building;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::throw::Throw;
use nml_catalogue::{Boon, Catalogue, ExplorationSkill, Gain, Location, Resource};
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
    /// How much it is, less what was used.
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
    /// Every Warband has it on the map.
    Map,
    /// Boxes of the Tracker.
    Tracker,
    /// A building, by its name.
    Building {
        /// As shown.
        name: String,
    },
}

/// Where the dice and re-rolls of a Warband's coming Exploration come from. `None` if it has no Exploration before it.
/// The catalogue is the campaign's pack.
#[must_use]
pub fn outfit(catalogue: &Catalogue, campaign: &Campaign, battle: &str, warband: &str) -> Option<Outfit> {
    let pending = &AtPage::of(catalogue, campaign, campaign.game(battle)?, warband)?;
    let (stage, out) = (stage(pending)?, out(pending));
    let share = |count: u8, by: ShareBy| Share { count: count.into(), by };
    let mut dice = match &pending.map {
        None => vec![share(stage.dice, ShareBy::Games { game: pending.game, from: stage.from })],
        Some(at) => vec![share(at.map.dice, ShareBy::Map), share(at.holding.dice, ShareBy::Tracker)],
    };
    if let Some((name, more)) = built(pending) {
        dice.push(share(more, ShareBy::Building { name }));
    }
    dice.extend(shares(pending, ExplorationSkill::ExtraDice));
    let rules = pending.catalogue.exploration();
    let mut rerolls = vec![share(rules.rerolls, ShareBy::Everybody), share(won(pending), ShareBy::Victory)];
    rerolls.extend(shares(pending, ExplorationSkill::ReRoll));
    rerolls.push(share(pending.map.as_ref().map_or(0, |at| at.holding.rerolls), ShareBy::Tracker));
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
    if out.table.is_none() && !stage.tables.is_empty() {
        let tables = stage.tables;
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

/// The table if there is only one, the end of the dice if nothing can be done with them, and what a find brings without
/// a question.
pub(super) fn follows(pending: &AtPage<'_>) -> Option<Done> {
    let out = out(pending);
    if out.table.is_none()
        && let Some(table) = stage(pending)?.tables.first()
    {
        return Some(explored(Venture::Table { table: table.clone() }));
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
        (Ask::Take { .. } | Ask::Models { .. } | Ask::Exchange { .. } | Ask::Fill { .. }, _) => {
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
    let each = pending.house.loot.unwrap_or(pending.map.as_ref().map_or(rules.loot, |at| at.map.loot));
    let ducats = u32::from(total).saturating_mul(each).saturating_add(more_loot(pending));
    let mut changes = vec![RosterChange::DucatsGained { ducats, reason: LOOT.to_owned() }];
    // What a box brings is a roll on its table, and no loot.
    changes.retain(|_| !on_errand(pending));
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

fn stage(pending: &AtPage<'_>) -> Option<ExplorationStage> {
    let Some(at) = &pending.map else { return pending.catalogue.exploration().stage(pending.game).cloned() };
    let table = |resource: &Resource| resource.id().to_owned();
    let tables = if at.attacks { at.zone.resources.iter().map(table).collect() } else { Vec::new() };
    let more = built(pending).map_or(0, |(_, more)| more);
    let dice = at.map.dice.saturating_add(at.holding.dice).saturating_add(more);
    Some(ExplorationStage { from: 1, dice, tables })
}

/// Dice that a building adds on the table of its resource, with its name.
fn built(pending: &AtPage<'_>) -> Option<(String, u8)> {
    let (building, tiers) = building(pending)?;
    let more = building.tiers.iter().take(tiers).map(|tier| tier.dice).fold(0, u8::saturating_add);
    (more > 0).then(|| (building.name.clone(), more))
}

/// The building of the resource whose table is explored, and its tiers.
fn building<'l>(pending: &'l AtPage<'_>) -> Option<(&'l Building, usize)> {
    let (at, table) = (pending.map.as_ref()?, out(pending).table.as_ref()?);
    let resource = Resource::ALL.into_iter().find(|resource| resource.id() == table)?;
    Some((at.map.building(resource)?, usize::from(*at.holding.buildings.get(&resource)?)))
}

/// How often buildings and Outposts let the total be changed by one, up or down.
fn shifts(pending: &AtPage<'_>) -> usize {
    let Some(at) = &pending.map else { return 0 };
    let bonus = |id: &String| at.map.zone(id).and_then(|zone| zone.outpost.as_ref()).is_some_and(|bonus| bonus.shift);
    let outposts = at.holding.outposts.keys().filter(|id| bonus(id)).count();
    let tiers = building(pending)
        .map_or(0, |(building, tiers)| building.tiers.iter().take(tiers).filter(|tier| tier.shift).count());
    outposts + tiers
}

fn out<'l>(pending: &'l AtPage<'_>) -> &'l Expedition {
    pending.page.steps.under_way()
}

/// Whether a box of the Tracker brought the Exploration that is under way.
fn on_errand(pending: &AtPage<'_>) -> bool {
    pending.page.steps.on_map.as_ref().is_some_and(|tracked| tracked.errand.is_some())
}

/// Whether a find still brings something.
pub(super) fn gains_left(pending: &AtPage<'_>) -> bool {
    gain(pending).is_some()
}

/// Whether the Exploration of the step is over, on a map, if more may follow from it.
pub(super) fn is_over(pending: &AtPage<'_>) -> bool {
    let out = &pending.page.steps.expedition;
    let known = |id: &String| pending.catalogue.exploration().location(id);
    let there = out.location.as_ref().and_then(known);
    let left = there.is_some_and(|location| match &out.option {
        None => !open(pending, location).is_empty(),
        Some(option) => {
            let option = location.options.iter().find(|known| known.id == *option);
            option.is_some_and(|option| out.gained < option.gains.len())
        }
    });
    pending.map.is_some() && out.total.is_some() && !left
}

/// Whether Rudolf's Folly is paid for: the one who was attacked may, if enough dice show one value (CF 86).
pub(super) fn folly(pending: &AtPage<'_>) -> Option<Asked> {
    let (at, tracked) = (pending.map.as_ref()?, pending.page.steps.on_map.as_ref()?);
    let dice = &pending.page.steps.expedition.dice;
    let alike = |face| dice.iter().filter(|die| die.face == face).count() >= usize::from(at.map.folly_from);
    let glory = at.map.folly_glory;
    let may = !at.attacks && tracked.folly.is_none() && pending.roster.glory >= glory;
    (may && dice.iter().any(|die| alike(die.face))).then(|| Asked::warband(Ask::Folly { glory }))
}

/// Why Glory is spent on Rudolf's Folly.
pub const FOLLY: &str = "rudolfs-folly";

/// It is paid for, or not.
pub(super) fn folly_paid(glory: u32, called: bool) -> Vec<Done> {
    let spent = RosterChange::GlorySpent { glory, reason: FOLLY.to_owned() };
    let changes = if called { vec![spent] } else { Vec::new() };
    vec![Done { work: Work::Folly { called }, changes }]
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
    let tracked = pending.map.as_ref().map_or(0, |at| at.holding.rerolls);
    let left = rules
        .rerolls
        .saturating_add(won(pending))
        .saturating_add(tracked)
        .saturating_add(skilled)
        .saturating_sub(out(pending).rerolls);
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
    let used = |skill: ExplorationSkill| out(pending).used.iter().filter(|used| **used == skill).count();
    // What changes the total up or down is used up by either.
    let beyond = |skill: ExplorationSkill| used(skill).saturating_sub(held(pending, skill));
    let either = match skill {
        ExplorationSkill::Seek | ExplorationSkill::CircleBack => {
            let taken = beyond(ExplorationSkill::Seek) + beyond(ExplorationSkill::CircleBack);
            shifts(pending).saturating_sub(taken)
        }
        ExplorationSkill::SetDice => {
            let sets = pending.map.as_ref().map_or(0, |at| usize::from(at.holding.sets));
            sets.saturating_sub(beyond(skill))
        }
        ExplorationSkill::ExtraDice
        | ExplorationSkill::Duplicate
        | ExplorationSkill::ReRoll
        | ExplorationSkill::Lucky => 0,
    };
    u8::try_from(held(pending, skill).saturating_sub(used(skill)) + either).unwrap_or(u8::MAX)
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
