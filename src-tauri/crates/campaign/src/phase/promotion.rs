//! Promotions: dice for Glorious Deeds, and Troops that become ELITE (DR p.104).

use super::at_page::{Asked, AtPage, Done};
use crate::ask::Ask;
use crate::messages;
use crate::steps::{PromotionDie, Work};
use nml_catalogue::Boon;
use nml_catalogue::effect::What;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::throw::Throw;
use nml_warband::{Model, RosterChange, Terms};

/// After this many dice in a row that promoted nobody the next one counts as a 6.
const FAILURES: u8 = 5;
/// The face that promotes.
const PROMOTES: u8 = 6;

pub(super) fn asked(pending: &AtPage<'_>) -> Option<Asked> {
    let steps = &pending.page.steps;
    if steps.promotions_over || is_over(pending) {
        return None;
    }
    match (&steps.allotted, steps.next_promotion()) {
        (None, _) => Some(Asked::warband(Ask::Allot { pool: pool(pending), candidates: candidates(pending) })),
        (Some(_), Some(model)) if pending.roster.failed_promotions < FAILURES => {
            Some(Asked::model(model, Ask::Promotion { failed: pending.roster.failed_promotions }))
        }
        (Some(_), _) => None,
    }
}

/// The die that counts as a 6 without being thrown, and the end of the promotions.
pub(super) fn follows(pending: &AtPage<'_>) -> Option<Done> {
    let steps = &pending.page.steps;
    if steps.promotions_over {
        return None;
    }
    if is_over(pending) {
        return Some(Done::work(Work::PromotionsOver));
    }
    let model = steps.next_promotion().filter(|_| pending.roster.failed_promotions >= FAILURES)?;
    Some(fallen(pending, PromotionDie { model, throw: None, six: true }))
}

pub(super) fn roll(pending: &AtPage<'_>, asked: &Asked, throw: &Throw) -> Result<Vec<Done>, Rejection> {
    let (Some(model), [face]) = (asked.model, throw.faces.as_slice()) else {
        return Err(Rejection::form(messages::no_promotion_die()));
    };
    let die = PromotionDie { model, throw: Some(throw.clone()), six: face.number() >= PROMOTES };
    Ok(vec![fallen(pending, die)])
}

/// What a die does: a 6 makes a Troop ELITE and heals the head of a model that is ELITE already.
fn fallen(pending: &AtPage<'_>, die: PromotionDie) -> Done {
    let model = die.model;
    let changes = if !die.six {
        vec![RosterChange::PromotionFailed]
    } else if pending.models().iter().any(|(known, elite)| known.id == model && *elite) {
        let healed = pending.model(model).into_iter().flat_map(|known| heads(pending, known));
        healed.map(|row| RosterChange::Healed { model, row }).chain([RosterChange::PromotionsFresh]).collect()
    } else {
        vec![RosterChange::Promoted { model }]
    };
    Done { work: Work::PromotionRolled { die }, changes }
}

/// Whether nobody can be promoted any more: six are ELITE, nobody may have a die, or all dice were thrown.
fn is_over(pending: &AtPage<'_>) -> bool {
    let steps = &pending.page.steps;
    let thrown = steps.allotted.is_some() && steps.next_promotion().is_none();
    let none = steps.allotted.is_none() && (pool(pending) == 0 || candidates(pending).is_empty());
    thrown || none || elite(pending) >= usize::from(pending.progression().elite)
}

/// ELITE models, without those who are not counted in this step.
fn elite(pending: &AtPage<'_>) -> usize {
    let uncounted =
        |model: &Model| model.boons(&pending.catalogue).iter().any(|(boon, _)| matches!(boon, Boon::NotCountedAsElite));
    pending.models().iter().filter(|(model, elite)| *elite && !uncounted(model)).count()
}

/// One die, those of the Deeds, and those that Skills bring.
fn pool(pending: &AtPage<'_>) -> u8 {
    let deeds = pending.side.deeds.iter().map(|deed| deed.promotion_dice);
    let boons = pending.roster.members().flat_map(|model| model.boons(&pending.catalogue));
    let skills = boons.map(|(boon, _)| if let Boon::PromotionDice(dice) = boon { *dice } else { 0 });
    deeds.chain(skills).fold(pending.house.promotion_dice, u8::saturating_add)
}

/// Troops of the Force that may become ELITE, and ELITE models that cannot learn before a 6.
fn candidates(pending: &AtPage<'_>) -> Vec<u32> {
    let Ok(terms) = Terms::new(&pending.roster, &pending.catalogue) else { return Vec::new() };
    let lifted = |model: &Model| model.brings(&pending.catalogue).any(|(boon, _)| *boon == Boon::Promotable);
    let may = |model: &Model| terms.entry_of(model).is_some_and(|entry| !entry.never_promoted || lifted(model));
    let models = pending.models();
    let fought = models.iter().filter(|(model, _)| pending.took_part(model.id));
    let some = fought.filter(|(model, elite)| if *elite { !heads(pending, model).is_empty() } else { may(model) });
    some.map(|(model, _)| model.id).collect()
}

/// The injuries that keep a model from learning, by the rows of the Trauma Table.
fn heads(pending: &AtPage<'_>, model: &Model) -> Vec<String> {
    let trauma = pending.catalogue.trauma();
    let bars = |id: &str| {
        let row = trauma.row_named(id);
        row.is_some_and(|row| row.effects.iter().any(|effect| effect.what.contains(&What::NoExperience)))
    };
    model.injuries.iter().filter(|injury| bars(&injury.id)).map(|injury| injury.id.clone()).collect()
}
