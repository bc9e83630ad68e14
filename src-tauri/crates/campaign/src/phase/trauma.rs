//! The Trauma step: what dice and answers do to a model that went Out of Action (DR pp.101-103).

use crate::messages;
use nml_dice::Face;

use crate::aftermath::{Case, Hand, Page, Said, Status};
use crate::answer::Answer;
use nml_catalogue::effect::Die;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::throw::Throw;
use nml_catalogue::trauma::{Again, Noted};
use nml_catalogue::{Boon, Catalogue, Trauma, TraumaOutcome, TraumaRow};
use nml_warband::RosterChange;

/// Why a Troop is among the fallen.
pub const SURVIVAL_ROLL: &str = "survival-roll";

/// What the Warband has for any of its models: once each.
#[derive(Clone, Debug, Default)]
pub(crate) struct Aid {
    /// The Skill by which a Survival Roll may be thrown again.
    pub again: Option<String>,
    /// The item that makes a Full Recovery of a row.
    pub engine: Option<String>,
}

impl Aid {
    /// What is left of it on a page; empty if its roster is not in this book.
    pub fn of(catalogue: &Catalogue, page: &Page, battle: &str) -> Self {
        let Some(roster) = page.draft(battle) else { return Self::default() };
        let catalogue = &*roster.own.over(catalogue);
        // Dice that were taken up again count as thrown.
        let threw_again = |case: &Case| match case.throws.len() {
            0 => false,
            1 => case.status == Status::Roll,
            _ => true,
        };
        let used = page.cases.iter().any(|case| !case.casualty.elite && threw_again(case));
        let skills = roster.members().flat_map(|model| model.boons(catalogue));
        let again =
            skills.filter(|(boon, _)| **boon == Boon::SurvivalReroll).map(|(_, known)| known.skill.id.clone()).next();
        let carried = roster.models.iter().flat_map(|model| &model.items);
        let recovers = |id: &&String| catalogue.item(id).is_some_and(|item| item.boons.contains(&Boon::FullRecovery));
        let engine = roster.arsenal.iter().chain(carried).find(recovers).cloned();
        Self { again: again.filter(|_| !used), engine }
    }
}

/// How many dice a case asks for. `None` if it asks for no dice.
#[must_use]
pub fn dice(table: &Trauma, case: &Case) -> Option<usize> {
    match &case.status {
        Status::Roll if case.casualty.elite => Some(2),
        Status::Roll | Status::Hand { .. } => Some(1),
        Status::Lessons { row } => match table.row_named(row)?.experience? {
            Die::D3 | Die::D6 => Some(1),
            Die::BestOf2D6 => Some(2),
        },
        Status::KeepOrReroll { .. }
        | Status::SurvivalAgain { .. }
        | Status::KeepOrRecover { .. }
        | Status::Opponent { .. }
        | Status::Ransom { .. }
        | Status::Settled { .. } => None,
    }
}

/// What dice say, and what is asked after them.
pub(crate) fn roll(
    table: &Trauma,
    case: &Case,
    foes: Vec<String>,
    aid: Aid,
    throw: &Throw,
) -> Result<(Said, Status), Rejection> {
    let nothing = || Rejection::form(messages::asked_for_no_dice(&case.casualty.name));
    let wanted = dice(table, case).ok_or_else(nothing)?;
    if throw.faces.len() != wanted {
        return Err(Rejection::form(messages::wrong_dice_for(throw.faces.len(), &case.casualty.name, wanted)));
    }
    match (&case.status, throw.faces.as_slice()) {
        (Status::Roll, [face]) => Ok(survival(table, case, aid, *face)),
        (Status::Roll, [tens, units]) => {
            let row = row(table, tens.number() * 10 + units.number())?;
            Ok(trauma(row, case, foes, aid))
        }
        (Status::Hand { row }, [face]) => {
            let hand = Hand::of(*face);
            let changes = marked(named(table, row)?, case, Some(hand.noted().to_owned()));
            Ok((Said::Hand { hand }, Status::Settled { changes }))
        }
        (Status::Lessons { row }, faces) => {
            let die = named(table, row)?.experience.ok_or_else(nothing)?;
            let rolled = die.points(faces);
            let earned = rolled.min(case.chart.experience_room);
            let model = case.casualty.model;
            let mut changes = vec![RosterChange::Survived { model }];
            if earned > 0 {
                changes.push(RosterChange::Experience { model, points: earned, reason: row.clone() });
            }
            Ok((Said::Points { points: rolled }, Status::Settled { changes }))
        }
        _ => Err(nothing()),
    }
}

/// What a choice makes of the case.
pub(crate) fn answer(
    table: &Trauma,
    page: &Page,
    case: &Case,
    foes: Vec<String>,
    aid: Aid,
    answer: &Answer,
) -> Result<Status, Rejection> {
    let model = case.casualty.model;
    match (&case.status, answer) {
        (Status::KeepOrReroll { row, .. }, Answer::Keep) => Ok(ruled(named(table, row)?, case, foes, aid)),
        (Status::KeepOrReroll { .. }, Answer::Reroll) => Ok(Status::Roll),
        (Status::SurvivalAgain { .. }, Answer::Keep) => Ok(dead(case)),
        (Status::SurvivalAgain { .. }, Answer::Reroll) if aid.again.is_some() => Ok(Status::Roll),
        (Status::KeepOrRecover { row, .. }, Answer::Keep) => Ok(fate(named(table, row)?, case, foes)),
        (Status::KeepOrRecover { .. }, Answer::Recover) if aid.engine.is_some() => {
            let used = aid.engine.map(|item| RosterChange::ItemUsed { item });
            Ok(Status::Settled { changes: used.into_iter().chain([RosterChange::Survived { model }]).collect() })
        }
        (Status::Opponent { row, warbands }, Answer::Opponent { warband }) => {
            one_of(warbands, warband)?;
            Ok(Status::Settled { changes: marked(named(table, row)?, case, Some(warband.clone())) })
        }
        (Status::Ransom { captors, .. }, Answer::Pay { to, ducats }) => {
            one_of(captors, to)?;
            if !(1..=page.strongbox).contains(ducats) {
                return Err(Rejection::form(messages::ransom_out_of_range(*ducats, page.strongbox)));
            }
            let paid = RosterChange::RansomPaid { model, to: to.clone(), ducats: *ducats };
            Ok(Status::Settled { changes: vec![paid, RosterChange::Survived { model }] })
        }
        (Status::Ransom { row, .. }, Answer::Refuse) => {
            Ok(Status::Settled { changes: vec![RosterChange::Died { model, reason: row.clone() }] })
        }
        _ => Err(Rejection::form(messages::not_asked_that(&case.casualty.name))),
    }
}

/// A Troop's Survival Roll.
fn survival(table: &Trauma, case: &Case, aid: Aid, face: Face) -> (Said, Status) {
    let model = case.casualty.model;
    if face.number() <= table.dead_up_to {
        (Said::Dies, aid.again.map_or_else(|| dead(case), |skill| Status::SurvivalAgain { skill }))
    } else {
        (Said::Survives, Status::Settled { changes: vec![RosterChange::Survived { model }] })
    }
}

/// A Troop that its Survival Roll killed. What its owner carried for it is gone too.
fn dead(case: &Case) -> Status {
    let (model, reason) = (case.casualty.model, SURVIVAL_ROLL.to_owned());
    let owned = case.chart.owned.as_ref();
    let lost = owned.map(|of| RosterChange::KitLost { model: of.by, items: of.kit.clone(), reason: reason.clone() });
    Status::Settled { changes: [RosterChange::Died { model, reason }].into_iter().chain(lost).collect() }
}

/// A D66: a duplicate is thrown again, a skill may throw once more, else the row comes into force.
fn trauma(row: &TraumaRow, case: &Case, foes: Vec<String>, aid: Aid) -> (Said, Status) {
    if row.again == Again::Reroll && duplicate(row, case) {
        return (Said::Duplicate { row: row.id.clone() }, Status::Roll);
    }
    let said = Said::Row { row: row.id.clone() };
    match case.reroll_left() {
        Some(skill) => (said, Status::KeepOrReroll { row: row.id.clone(), skill: skill.to_owned() }),
        None => (said, ruled(row, case, foes, aid)),
    }
}

/// A row that stands: what can make a Full Recovery of it is asked for before it comes into force.
fn ruled(row: &TraumaRow, case: &Case, foes: Vec<String>, aid: Aid) -> Status {
    let fate = fate(row, case, foes);
    let harmless = row.outcome == TraumaOutcome::Bonus
        || fate == Status::Settled { changes: vec![RosterChange::Survived { model: case.casualty.model }] };
    match aid.engine.filter(|_| !harmless) {
        Some(item) => Status::KeepOrRecover { row: row.id.clone(), item },
        None => fate,
    }
}

/// The model carries the row already, and the row means something to it.
fn duplicate(row: &TraumaRow, case: &Case) -> bool {
    case.chart.marks.iter().any(|mark| mark.row == row.id) && !row.spares.contains(&case.casualty.entry)
}

/// What a row that came into force asks or does.
fn fate(row: &TraumaRow, case: &Case, foes: Vec<String>) -> Status {
    let model = case.casualty.model;
    let settled = |changes| Status::Settled { changes };
    let id = row.id.clone();
    if row.spares.contains(&case.casualty.entry) {
        return settled(vec![RosterChange::Survived { model }]);
    }
    if row.again == Again::Removed && duplicate(row, case) {
        return settled(vec![RosterChange::Died { model, reason: id }]);
    }
    match row.outcome {
        TraumaOutcome::Dead => settled(vec![RosterChange::Died { model, reason: id }]),
        TraumaOutcome::Captured => Status::Ransom { row: id, captors: foes },
        TraumaOutcome::Bonus if row.experience.is_some() => Status::Lessons { row: id },
        TraumaOutcome::Injury | TraumaOutcome::Bonus => match row.notes {
            None => settled(marked(row, case, None)),
            Some(Noted::Hand) => Status::Hand { row: id },
            Some(Noted::Warband) => match foes.as_slice() {
                [foe] => settled(marked(row, case, Some(foe.clone()))),
                _ => Status::Opponent { row: id, warbands: foes },
            },
        },
        TraumaOutcome::MissesNextGame => {
            let mut changes = vec![RosterChange::MissesNextGame { model }];
            changes.extend(scarred(row, case, &[]));
            settled(changes)
        }
        TraumaOutcome::KitLost => {
            let items = case.chart.kit.clone();
            let lost = (!items.is_empty()).then_some(RosterChange::KitLost { model, items, reason: id });
            settled([RosterChange::Survived { model }].into_iter().chain(lost).collect())
        }
        TraumaOutcome::FullRecovery => settled(vec![RosterChange::Survived { model }]),
    }
}

/// The row as a mark, with the kit it takes and its scar.
fn marked(row: &TraumaRow, case: &Case, noted: Option<String>) -> Vec<RosterChange> {
    let model = case.casualty.model;
    let lost = case.chart.taken.get(&row.id).map(Vec::as_slice).unwrap_or_default();
    let mut changes = Vec::new();
    if !lost.is_empty() {
        changes.push(RosterChange::KitLost { model, items: lost.to_vec(), reason: row.id.clone() });
    }
    // The same scar from the same enemy says nothing new.
    let known = case.chart.marks.iter().any(|mark| mark.row == row.id && mark.noted == noted);
    changes.push(if known {
        RosterChange::Survived { model }
    } else {
        RosterChange::Marked { model, row: row.id.clone(), noted }
    });
    changes.extend(scarred(row, case, lost));
    changes
}

/// A Battle Scar, if the row gives one; with the last one it can bear the model leaves, and the kit
/// that is not lost already goes to the Arsenal.
fn scarred(row: &TraumaRow, case: &Case, lost: &[String]) -> Vec<RosterChange> {
    let model = case.casualty.model;
    if !row.scar {
        return Vec::new();
    }
    let mut changes = vec![RosterChange::Scarred { model }];
    if case.chart.scars.saturating_add(1) >= case.chart.scar_limit {
        let mut kit = case.chart.kit.clone();
        for item in lost {
            if let Some(at) = kit.iter().rposition(|i| i == item) {
                kit.remove(at);
            }
        }
        kit.extend(case.chart.freed.iter().cloned());
        changes.push(RosterChange::Unfit { model, kit });
    }
    changes
}

fn row(table: &Trauma, roll: u8) -> Result<&TraumaRow, Rejection> {
    let missing = || Rejection::form(messages::no_row_for(roll));
    table.row(roll).ok_or_else(missing)
}

fn named<'t>(table: &'t Trauma, id: &str) -> Result<&'t TraumaRow, Rejection> {
    table.row_named(id).ok_or_else(|| Rejection::form(messages::row_lost()))
}

fn one_of(warbands: &[String], warband: &str) -> Result<(), Rejection> {
    if warbands.iter().any(|w| w == warband) {
        return Ok(());
    }
    Err(Rejection::form(messages::not_an_opponent()))
}
