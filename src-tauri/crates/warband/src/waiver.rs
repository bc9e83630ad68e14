//! Rules that a Warband may break: each waiver names one violation and says why.

use crate::messages;
use nml_catalogue::thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::check::{Violation, ViolationCode};
use super::roster::Roster;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;

/// One violation that is let pass. It covers no other piece of kit, no other model, and no more of it
/// than there was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Waiver {
    /// What is broken.
    pub code: ViolationCode,
    /// The model's id; none: the Warband as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<u32>,
    /// The item, option, entry or choice it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subject: Option<String>,
    /// How far past the rule it reaches, where that is a number.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub over: u32,
    /// Why it may, in the players' words.
    pub reason: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "asked by serde")]
const fn is_zero(n: &u32) -> bool {
    *n == 0
}

impl Waiver {
    /// The waiver of a violation of this roster; none: no waiver can lift it.
    #[must_use]
    pub fn of(violation: &Violation, roster: &Roster, reason: &str) -> Option<Self> {
        if violation.code.is_form() {
            return None;
        }
        let model = match violation.model {
            Some(place) => Some(roster.models.get(place)?.id),
            None => None,
        };
        let (code, over) = (violation.code, violation.over);
        Some(Self { code, model, subject: violation.subject.clone(), over, reason: reason.to_owned() })
    }

    /// Whether a violation of this roster is let pass by it.
    #[must_use]
    pub fn covers(&self, violation: &Violation, roster: &Roster) -> bool {
        let model = violation.model.and_then(|place| roster.models.get(place)).map(|model| model.id);
        self.code == violation.code
            && violation.model.is_some() == self.model.is_some()
            && model == self.model
            && self.subject == violation.subject
            && violation.over <= self.over
    }

    /// Whether it stands for the same violation as the other, whatever its reason and reach.
    #[must_use]
    pub fn names_the_same(&self, code: ViolationCode, model: Option<u32>, subject: Option<&str>) -> bool {
        self.code == code && self.model == model && self.subject.as_deref() == subject
    }

    /// Whether it can be held at all.
    pub(super) fn well_formed(&self, roster: &Roster) -> Result<(), Rejection> {
        if self.code.is_form() {
            return Err(Rejection::form(messages::not_waivable(self.code.to_string())));
        }
        if let Some(id) = self.model
            && !roster.models.iter().any(|model| model.id == id)
        {
            return Err(Rejection::form(messages::unknown_model(id)));
        }
        if let Some(subject) = &self.subject {
            text::id(thing::what_is_waived(), subject)?;
        }
        text::name(thing::the_reason(), &self.reason)
    }
}
