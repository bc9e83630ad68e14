//! A waiver compared with a roster: which of its violations it covers, what it lets pass, whether it can stay.

use super::roster::Roster;
use super::violation::Violation;
use super::waiver::Waiver;
use crate::messages;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text;
use nml_catalogue::thing;

impl Waiver {
    /// The waiver of a violation of this roster. `None` if no waiver can lift it.
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
