//! Taking over a whole roster, for example after an import: its form is checked, and its models get new ids.

use std::collections::BTreeSet;

use super::banner::Banner;
use super::bounds::{
    ARSENAL_MAX, FALLEN_MAX, FIRST_MODEL, FOUND_MAX, LINES_MAX, MODEL_ID_MAX, MODEL_NOTES_MAX, MODELS_MAX, NOTES_MAX,
    SUM_MAX,
};
use super::by_hand::at_most;
use super::command::Genesis;
use super::hired::FIRST_MERCENARY;
use super::roster::{Model, Roster};
use crate::messages;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;

/// The other roster as this Warband's, with ids that were never used in this one.
pub(super) fn adopted(roster: &Roster, other: &Roster) -> Result<Roster, Rejection> {
    well_formed(other)?;
    let used = roster.next_model > FIRST_MODEL;
    let shift = if used { roster.next_model } else { 0 };
    if other.next_model.saturating_add(shift) > MODEL_ID_MAX {
        return Err(Rejection::form(messages::model_ids_spent(MODEL_ID_MAX)));
    }
    let mut adopted = other.clone();
    // A file of another program has no banner, so the Warband keeps its own.
    adopted.banner = adopted.banner.or_else(|| roster.banner.clone());
    adopted.next_model = other.next_model.saturating_add(shift).max(FIRST_MODEL);
    for model in &mut adopted.models {
        model.id = model.id.saturating_add(shift);
    }
    for fallen in adopted.fallen.iter_mut().filter(|fallen| fallen.model.id < FIRST_MERCENARY) {
        fallen.model.id = fallen.model.id.saturating_add(shift);
    }
    for waiver in &mut adopted.waivers {
        waiver.model = waiver.model.map(|id| id.saturating_add(shift));
    }
    for pair in &mut adopted.fireteams {
        *pair = pair.map(|id| id.saturating_add(shift));
    }
    Ok(adopted)
}

/// Whether a roster from outside can be held at all.
///
/// # Errors
/// The first thing out of bounds or pointing nowhere.
pub fn well_formed(roster: &Roster) -> Result<(), Rejection> {
    Genesis::of(roster).found()?;
    roster.own.well_formed()?;
    roster.banner.as_ref().map_or(Ok(()), Banner::well_formed)?;
    at_most(roster.models.len(), MODELS_MAX, messages::models())?;
    at_most(roster.fallen.len(), FALLEN_MAX, messages::fallen_models())?;
    at_most(roster.arsenal.len(), ARSENAL_MAX, messages::pieces_of_kit_in_arsenal())?;
    at_most(roster.mercenaries.len(), LINES_MAX, messages::mercenaries())?;
    if roster.strongbox.max(roster.glory) > SUM_MAX {
        return Err(Rejection::form(messages::strongbox_or_glory_too_large(SUM_MAX)));
    }
    roster.arsenal.iter().try_for_each(|item| text::id(thing::an_item_in_the_arsenal(), item))?;
    roster.mercenaries.iter().try_for_each(|id| text::id(thing::a_mercenary(), id))?;
    let mut ids = BTreeSet::new();
    for model in roster.models.iter().chain(roster.fallen.iter().map(|fallen| &fallen.model)) {
        well_formed_model(model)?;
        let hired = model.id >= FIRST_MERCENARY && roster.models.iter().all(|known| known.id != model.id);
        if (model.id >= roster.next_model && !hired) || !ids.insert(model.id) {
            return Err(Rejection::form(messages::model_id_ill_formed(model.id, roster.next_model)));
        }
    }
    at_most(roster.hired.len(), LINES_MAX, messages::mercenaries())?;
    for model in &roster.hired {
        well_formed_model(model)?;
        if model.id < FIRST_MERCENARY || !ids.insert(model.id) {
            return Err(Rejection::form(messages::mercenary_id_ill_formed(model.id)));
        }
    }
    for fallen in &roster.fallen {
        text::id(thing::the_reason_a_model_left(), &fallen.reason)?;
    }
    at_most(roster.found.len(), FOUND_MAX, messages::locations_found())?;
    for found in &roster.found {
        text::id(thing::a_location_found(), &found.location)?;
        found.option.as_ref().map_or(Ok(()), |option| text::id(thing::what_was_done_there(), option))?;
        text::optional_name(thing::a_battle(), found.battle.as_deref().unwrap_or_default())?;
    }
    at_most(roster.exploration_skills.len(), LINES_MAX, messages::exploration_skills())?;
    text::optional_name(thing::a_battle(), roster.called_after.as_deref().unwrap_or_default())?;
    at_most(roster.raised_limits.len(), LINES_MAX, messages::raised_limits())?;
    roster.raised_limits.iter().try_for_each(|item| text::id(thing::an_item_with_a_raised_limit(), item))?;
    at_most(roster.notes.len(), NOTES_MAX, messages::notes())?;
    roster.notes.iter().try_for_each(|note| text::note(thing::a_note(), note))?;
    at_most(roster.waivers.len(), LINES_MAX, messages::waivers())?;
    roster.waivers.iter().try_for_each(|waiver| waiver.well_formed(roster))?;
    let mut paired = BTreeSet::new();
    for id in roster.fireteams.iter().flatten() {
        if !roster.models.iter().any(|model| model.id == *id) || !paired.insert(*id) {
            return Err(Rejection::form(messages::fireteam_ill_formed(*id)));
        }
    }
    Ok(())
}

fn well_formed_model(model: &Model) -> Result<(), Rejection> {
    text::id(thing::a_warband_entry(), &model.entry)?;
    if let Some(name) = &model.name {
        text::name(thing::a_models_name(), name)?;
    }
    model.portrait.as_deref().map_or(Ok(()), |portrait| text::hash(thing::a_models_picture(), portrait))?;
    for (count, of) in [
        (model.options.len(), messages::options_of_a_model()),
        (model.items.len() + model.foreign_items.len(), messages::items_of_a_model()),
        (model.skills.len(), messages::skills_of_a_model()),
        (model.injuries.len(), messages::marks_of_a_model()),
    ] {
        at_most(count, LINES_MAX, of)?;
    }
    at_most(model.notes.len(), MODEL_NOTES_MAX, messages::notes_of_a_model())?;
    model.notes.iter().try_for_each(|note| text::note(thing::a_note(), note))?;
    model.options.iter().try_for_each(|id| text::id(thing::an_option(), id))?;
    model.items.iter().try_for_each(|id| text::id(thing::an_item(), id))?;
    for learned in &model.skills {
        text::id(thing::a_skill(), &learned.id)?;
        learned.chosen.as_deref().map_or(Ok(()), |chosen| text::name(thing::what_was_chosen_for_a_skill(), chosen))?;
    }
    for foreign in &model.foreign_items {
        text::id(thing::an_item(), &foreign.item)?;
        text::id(thing::an_armourys_faction(), &foreign.faction)?;
    }
    for injury in &model.injuries {
        text::id(thing::a_mark(), &injury.id)?;
        text::optional_name(thing::what_is_noted(), injury.noted.as_deref().unwrap_or_default())?;
        text::optional_name(thing::a_battle(), injury.battle.as_deref().unwrap_or_default())?;
    }
    Ok(())
}
