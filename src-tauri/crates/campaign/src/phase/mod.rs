//! The steps after Trauma in order: what a page asks now, what follows by itself, what dice and answers lead to.

pub(crate) mod advancement;
pub(crate) mod at_page;
pub(crate) mod experience;
pub(crate) mod explore;
pub(crate) mod find;
pub(crate) mod goods;
pub(crate) mod hospital;
pub(crate) mod promotion;
pub(crate) mod quartermaster;
pub(crate) mod reinforcements;
pub(crate) mod tracker;
pub(crate) mod trauma;

use crate::aftermath::{Case, SpoilBy};
use crate::answer::Answer;
use crate::ask::Ask;
use crate::messages;
use crate::steps::{Aside, Step, Work};
use at_page::{Asked, AtPage, Done};
use nml_catalogue::rejection::Rejection;
use nml_catalogue::throw::Throw;
use nml_warband::RosterChange;

/// What is asked now. `None` if that is a model's fate, or nothing.
pub(super) fn asked(pending: &AtPage<'_>) -> Option<Asked> {
    let steps = &pending.page.steps;
    if !pending.page.cases.iter().all(Case::settled) || steps.signed {
        return None;
    }
    if let Some(spoil) = pending.page.spoils_left().next() {
        let source = spoil.source.clone();
        let ask = match spoil.by {
            SpoilBy::Die { die, times } => Ask::Spoils { source, die, times },
            SpoilBy::Blood(each) => Ask::BloodCounted { source, each },
        };
        return Some(Asked { model: spoil.model, ask });
    }
    if let Some(asked) = hospital::asked(pending) {
        return Some(asked);
    }
    if let Some(asked) = advancement::asked(pending) {
        return Some(asked);
    }
    match steps.at {
        Step::Trauma => None,
        Step::Promotions => promotion::asked(pending).or_else(|| experience::asked(pending)),
        Step::Reinforcements if steps.called => Some(quartermaster::asked(pending)),
        Step::Reinforcements => reinforcements::asked(pending),
        Step::Tracker => tracker::asked(pending),
        // What a find fills brings its rewards before the step is over.
        Step::Exploration if explore::is_over(pending) => explore::folly(pending).or_else(|| tracker::asked(pending)),
        Step::Exploration => explore::asked(pending),
        Step::Outposts => None,
        Step::Quartermaster => Some(quartermaster::asked(pending)),
        // What others' captives bring comes in before anybody agrees.
        Step::Roster => {
            let fates = pending.played.aftermath.pages.iter().flat_map(|page| &page.cases);
            fates.into_iter().all(Case::settled).then(|| Asked::warband(Ask::Sign))
        }
    }
}

/// What follows by itself.
pub(super) fn follows(pending: &AtPage<'_>) -> Option<Done> {
    let trauma = !pending.page.cases.iter().all(Case::settled) || pending.page.spoils_left().next().is_some();
    if trauma || hospital::asked(pending).is_some() {
        return None;
    }
    let steps = &pending.page.steps;
    if let Some(done) = advancement::follows(pending) {
        return Some(done);
    }
    let finished = |step: Step| Some(Done::work(Work::Finished { step }));
    match steps.at {
        Step::Trauma => finished(Step::Trauma),
        Step::Promotions if asked(pending).is_some() => promotion::follows(pending),
        Step::Promotions => {
            promotion::follows(pending).or_else(|| experience::follows(pending)).or_else(|| finished(Step::Promotions))
        }
        Step::Tracker | Step::Exploration if asked(pending).is_some() => None,
        Step::Tracker => tracker::follows(pending).or_else(|| finished(Step::Tracker)),
        Step::Exploration if explore::is_over(pending) => {
            tracker::follows(pending).or_else(|| finished(Step::Exploration))
        }
        Step::Exploration => explore::follows(pending).or_else(|| finished(Step::Exploration)),
        // The Outpost comes from the result: nothing is asked.
        Step::Outposts => finished(Step::Outposts),
        Step::Reinforcements if asked(pending).is_none() => finished(Step::Reinforcements),
        Step::Reinforcements | Step::Quartermaster | Step::Roster => None,
    }
}

/// What dice make of what is asked.
#[expect(clippy::wildcard_enum_match_arm, reason = "few questions ask for dice")]
pub(super) fn roll(pending: &AtPage<'_>, asked: &Asked, throw: &Throw) -> Result<Vec<Done>, Rejection> {
    match &asked.ask {
        Ask::Spoils { source, die, times } => {
            let ducats = u32::from(die.points(&throw.faces)).saturating_mul(*times);
            let work = Work::Spoils { throw: Some(throw.clone()) };
            Ok(vec![Done { work, changes: vec![RosterChange::DucatsGained { ducats, reason: source.clone() }] }])
        }
        Ask::Treatment { .. } => hospital::roll(pending, asked, throw),
        Ask::Promotion { .. } => promotion::roll(pending, asked, throw),
        Ask::Advancement { tables } => advancement::roll(pending, asked, tables, throw),
        Ask::Explore { .. } | Ask::OneDie { .. } | Ask::FindRoll { .. } => explore::roll(pending, &asked.ask, throw),
        _ => Err(Rejection::form(messages::no_roll_asked())),
    }
}

/// What a choice makes of what is asked. It was admitted.
pub(super) fn answer(pending: &AtPage<'_>, asked: &Asked, answer: &Answer) -> Result<Vec<Done>, Rejection> {
    match (&asked.ask, answer) {
        (Ask::BloodCounted { source, each }, Answer::Count { count }) => {
            let ducats = each.saturating_mul(*count);
            let gained = RosterChange::DucatsGained { ducats, reason: source.clone() };
            let changes = if ducats > 0 { vec![gained] } else { Vec::new() };
            Ok(vec![Done { work: Work::Spoils { throw: None }, changes }])
        }
        (Ask::Hospital { item, .. }, Answer::Models { models }) => {
            let work = Work::TreatmentChosen { item: item.clone(), model: models.first().copied() };
            Ok(vec![Done::work(work)])
        }
        (Ask::Allot { .. }, Answer::Allot { dice }) => Ok(vec![Done::work(Work::Allotted { dice: dice.clone() })]),
        (Ask::Models { .. }, Answer::Models { models }) if pending.page.steps.at == Step::Promotions => {
            Ok(models.iter().map(|model| Done::work(Work::LeaderNamed { model: *model })).collect())
        }
        (Ask::AdvancementTables { .. } | Ask::Learn { .. }, _) => advancement::answer(pending, asked, answer),
        (Ask::Reinforcements { budget, .. }, Answer::Call) => Ok(reinforcements::called(pending, *budget)),
        (Ask::Reinforcements { .. }, Answer::Pass) => {
            Ok(vec![Done::work(Work::Finished { step: Step::Reinforcements })])
        }
        (Ask::Fill { .. }, _) if !explore::gains_left(pending) => tracker::answer(pending, answer),
        (Ask::Folly { glory }, Answer::Folly { called }) => Ok(explore::folly_paid(*glory, *called)),
        (Ask::Trade { .. }, _) => quartermaster::answer(pending, answer),
        (Ask::Sign, Answer::Sign) => Ok(vec![Done::work(Work::Signed)]),
        _ => explore::answer(pending, &asked.ask, answer),
    }
}

/// The step under way, or all that are left, settled at the table. `None` if nothing is left.
pub(super) fn set_aside(pending: &AtPage<'_>, only: bool, reason: &str) -> Option<Vec<Done>> {
    asked(pending)?;
    let mut steps = pending.page.steps.clone();
    let mut done = Vec::new();
    while steps.at > Step::Trauma && steps.at < Step::Roster && (done.is_empty() || !only) {
        let step = steps.at;
        let work = Work::SetAside { aside: Aside { step, reason: reason.to_owned() } };
        steps.evolve(&work);
        let lapses = step == Step::Reinforcements && steps.called;
        done.push(Done { work, changes: if lapses { vec![RosterChange::ReinforcementsOver] } else { Vec::new() } });
    }
    (!done.is_empty()).then_some(done)
}
