//! Taking a whole roster over, as after an import: its form is checked, its models get new ids.

use std::collections::BTreeSet;

use super::command::{
    ARSENAL_MAX, FALLEN_MAX, FIRST_MODEL, FOUND_MAX, Genesis, LINES_MAX, MODEL_ID_MAX, MODEL_NOTES_MAX, MODELS_MAX,
    NOTES_MAX, SUM_MAX,
};
use super::hired::FIRST_MERCENARY;
use super::roster::{Model, Roster};
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;

/// The other roster as this Warband's, with ids that were never used in this one.
pub(super) fn adopted(roster: &Roster, other: &Roster) -> Result<Roster, Rejection> {
    well_formed(other)?;
    let used = roster.next_model > FIRST_MODEL;
    let shift = if used { roster.next_model } else { 0 };
    if other.next_model.saturating_add(shift) > MODEL_ID_MAX {
        return Err(Rejection::form("MODEL_IDS_SPENT", format!("model ids end at {MODEL_ID_MAX}")));
    }
    let mut adopted = other.clone();
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
    Genesis {
        name: roster.name.clone(),
        pack: roster.pack.clone(),
        faction: roster.faction.clone(),
        variant: roster.variant.clone(),
        choices: roster.choices.clone(),
        budget_ducats: roster.budget_ducats,
        budget_glory: roster.budget_glory,
        campaign: roster.campaign,
    }
    .found()?;
    roster.own.well_formed()?;
    at_most(roster.models.len(), MODELS_MAX, "models")?;
    at_most(roster.fallen.len(), FALLEN_MAX, "fallen models")?;
    at_most(roster.arsenal.len(), ARSENAL_MAX, "pieces of kit in the Arsenal")?;
    at_most(roster.mercenaries.len(), LINES_MAX, "Mercenaries")?;
    if roster.strongbox.max(roster.glory) > SUM_MAX {
        return Err(Rejection::form("SUM_TOO_LARGE", format!("the Strongbox or Glory is above {SUM_MAX}")));
    }
    roster.arsenal.iter().try_for_each(|item| text::id("An item in the Arsenal", item))?;
    roster.mercenaries.iter().try_for_each(|id| text::id("A Mercenary", id))?;
    let mut ids = BTreeSet::new();
    for model in roster.models.iter().chain(roster.fallen.iter().map(|fallen| &fallen.model)) {
        well_formed_model(model)?;
        let hired = model.id >= FIRST_MERCENARY && roster.models.iter().all(|known| known.id != model.id);
        if (model.id >= roster.next_model && !hired) || !ids.insert(model.id) {
            return Err(Rejection::form(
                "MODEL_ID_ILL_FORMED",
                format!("model id {} is used twice, or not below next_model {}", model.id, roster.next_model),
            ));
        }
    }
    at_most(roster.hired.len(), LINES_MAX, "Mercenaries")?;
    for model in &roster.hired {
        well_formed_model(model)?;
        if model.id < FIRST_MERCENARY || !ids.insert(model.id) {
            let line = format!("model id {} is used twice, or is no Mercenary's", model.id);
            return Err(Rejection::form("MODEL_ID_ILL_FORMED", line));
        }
    }
    for fallen in &roster.fallen {
        text::id("The reason a model left", &fallen.reason)?;
    }
    at_most(roster.found.len(), FOUND_MAX, "Locations found")?;
    for found in &roster.found {
        text::id("A Location found", &found.location)?;
        found.option.as_ref().map_or(Ok(()), |option| text::id("What was done there", option))?;
        text::optional_name("A battle", found.battle.as_deref().unwrap_or_default())?;
    }
    at_most(roster.exploration_skills.len(), LINES_MAX, "Exploration Skills")?;
    text::optional_name("A battle", roster.called_after.as_deref().unwrap_or_default())?;
    at_most(roster.raised_limits.len(), LINES_MAX, "raised Limits")?;
    roster.raised_limits.iter().try_for_each(|item| text::id("An item with a raised Limit", item))?;
    at_most(roster.notes.len(), NOTES_MAX, "notes")?;
    roster.notes.iter().try_for_each(|note| text::note("A note", note))?;
    at_most(roster.waivers.len(), LINES_MAX, "waivers")?;
    roster.waivers.iter().try_for_each(|waiver| waiver.well_formed(roster))?;
    let mut paired = BTreeSet::new();
    for id in roster.fireteams.iter().flatten() {
        if !roster.models.iter().any(|model| model.id == *id) || !paired.insert(*id) {
            return Err(Rejection::form(
                "FIRETEAM_ILL_FORMED",
                format!("model {id} is in two Fireteams, or not on the roster"),
            ));
        }
    }
    Ok(())
}

fn well_formed_model(model: &Model) -> Result<(), Rejection> {
    text::id("A Warband entry", &model.entry)?;
    if let Some(name) = &model.name {
        text::name("A model's name", name)?;
    }
    model.portrait.as_deref().map_or(Ok(()), |portrait| text::hash("A model's picture", portrait))?;
    for (count, of) in [
        (model.options.len(), "options of a model"),
        (model.items.len() + model.foreign_items.len(), "items of a model"),
        (model.skills.len(), "skills of a model"),
        (model.injuries.len(), "marks of a model"),
    ] {
        at_most(count, LINES_MAX, of)?;
    }
    at_most(model.notes.len(), MODEL_NOTES_MAX, "notes of a model")?;
    model.notes.iter().try_for_each(|note| text::note("A note", note))?;
    model.options.iter().try_for_each(|id| text::id("An option", id))?;
    model.items.iter().try_for_each(|id| text::id("An item", id))?;
    for learned in &model.skills {
        text::id("A skill", &learned.id)?;
        learned.chosen.as_deref().map_or(Ok(()), |chosen| text::name("What was chosen for a skill", chosen))?;
    }
    for foreign in &model.foreign_items {
        text::id("An item", &foreign.item)?;
        text::id("An armoury's faction", &foreign.faction)?;
    }
    for injury in &model.injuries {
        text::id("A mark", &injury.id)?;
        text::optional_name("What is noted", injury.noted.as_deref().unwrap_or_default())?;
        text::optional_name("A battle", injury.battle.as_deref().unwrap_or_default())?;
    }
    Ok(())
}

fn at_most(count: usize, most: usize, of: &str) -> Result<(), Rejection> {
    if count > most {
        return Err(Rejection::form("TOO_MANY_LINES", format!("{count} {of}; {most} at most")));
    }
    Ok(())
}
