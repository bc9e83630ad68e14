//! What a Warband brings along when its campaign comes into this book in mid-season.

use std::collections::BTreeSet;

use super::bounds::{LINES_MAX, MODELS_MAX, SUM_MAX};
use super::roster::{Injury, Learned, Model, Roster};
use crate::messages;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What was gained and suffered before this book, beside the roster as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningBalance {
    /// Ducats in the Strongbox.
    pub strongbox: u32,
    /// Glory.
    pub glory: u32,
    /// Its models that have something behind them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub models: Vec<OpeningModel>,
}

/// What a model has behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningModel {
    /// Which model.
    pub model: u32,
    /// ELITE by promotion.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub promoted: bool,
    /// Experience points.
    #[serde(default)]
    pub experience: u8,
    /// Battle Scars.
    #[serde(default)]
    pub scars: u8,
    /// Skills.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<Learned>,
    /// Lasting injuries and other marks of the Trauma Table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub injuries: Vec<Injury>,
}

impl OpeningBalance {
    /// Whether a Warband can open with it.
    pub(super) fn opens(&self, roster: &Roster) -> Result<(), Rejection> {
        if roster.last_battle.is_some() {
            return Err(Rejection::form(messages::balance_after_battle()));
        }
        for sum in [self.strongbox, self.glory] {
            if sum > SUM_MAX {
                return Err(Rejection::form(messages::sum_too_large(sum, SUM_MAX)));
            }
        }
        if self.models.len() > MODELS_MAX {
            return Err(Rejection::form(messages::more_models(MODELS_MAX)));
        }
        let mut seen = BTreeSet::new();
        for one in &self.models {
            if !roster.models.iter().any(|model| model.id == one.model) {
                return Err(Rejection::form(messages::unknown_model(one.model)));
            }
            if !seen.insert(one.model) {
                return Err(Rejection::form(messages::model_stated_twice(one.model)));
            }
            if one.skills.len().max(one.injuries.len()) > LINES_MAX {
                return Err(Rejection::form(messages::more_skills_or_injuries(LINES_MAX)));
            }
            for skill in &one.skills {
                text::id(thing::the_skill(), &skill.id)?;
                text::optional_name(thing::what_is_chosen(), skill.chosen.as_deref().unwrap_or_default())?;
            }
            for injury in &one.injuries {
                text::id(thing::the_injury(), &injury.id)?;
                text::optional_name(thing::what_is_noted(), injury.noted.as_deref().unwrap_or_default())?;
                injury.battle.as_deref().map_or(Ok(()), |battle| text::stream(thing::the_battle(), battle))?;
            }
        }
        Ok(())
    }

    /// Puts it into force: models that are not named have nothing behind them.
    pub(super) fn evolve(&self, roster: &mut Roster) {
        roster.mustered = true;
        (roster.strongbox, roster.glory) = (self.strongbox, self.glory);
        for model in &mut roster.models {
            let stated = self.models.iter().find(|stated| stated.model == model.id).cloned();
            let OpeningModel { model: _, promoted, experience, scars, skills, injuries } = stated.unwrap_or_default();
            *model = Model { promoted, experience, scars, skills, injuries, ..std::mem::take(model) };
        }
    }
}
