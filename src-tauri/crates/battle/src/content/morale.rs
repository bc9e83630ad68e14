//! What effects say about Morale: who is not counted, what counts as standing, who chooses the result.

use crate::log::ask::{AfterChoice, Ask, Want};
use crate::log::event::Event;
use crate::log::state::{Battle, ModelId, Presence, SideId};
use crate::log::step::Step;
use crate::log::tally::Worked;
use nml_catalogue::effect::{Effect, What, When};

/// Field Shrines count for nine models at most (DR p.82).
const MOST_BESIDES: u32 = 9;
/// Noted in a model's uses when its shrine is gone.
const DESTROYED: &str = "destroyed";

impl Battle {
    /// Whether a bearer keeps the side from fleeing.
    #[must_use]
    pub fn never_flees(&self, side: SideId) -> bool {
        self.morale_word(side, |w| *w == What::NeverFlees).is_some()
    }

    /// Whether somebody spares the side all Morale Checks.
    #[must_use]
    pub fn spared_morale(&self, side: SideId) -> bool {
        self.on_table(side).any(|id| self.under(id, |w| *w == What::NoMoraleChecks))
    }

    /// The bearer on the battlefield of a word about Morale Checks, and its source.
    #[must_use]
    pub(crate) fn morale_word(&self, side: SideId, word: impl Fn(&What) -> bool) -> Option<(ModelId, String)> {
        self.on_table(side).find_map(|id| {
            self.own_effects(id)
                .find(|(_, e)| e.when == When::MoraleCheck && e.what.iter().any(&word))
                .map(|(source, _)| (id, source.to_owned()))
        })
    }

    /// Entries of the side that are not counted for Morale once they are Down or lost.
    pub(crate) fn uncounted_entries(&self, side: SideId) -> Vec<&String> {
        let words = self.on_table(side).flat_map(|id| self.own_effects(id)).flat_map(|(_, effect)| &effect.what);
        words
            .filter_map(|w| if let What::UncountedForMorale(entries) = w { Some(entries) } else { None })
            .flatten()
            .collect()
    }

    /// Whether the model never counts for Morale, on its feet or not.
    pub(crate) fn apart_from_morale(&self, model: ModelId) -> bool {
        self.own_effects(model).any(|(_, effect)| effect.what.contains(&What::ApartFromMorale))
    }

    /// The choice of a banner's owner in place of the Morale Check.
    #[must_use]
    pub(crate) fn morale_choice(&self, side: SideId) -> Option<Step> {
        let (model, source) = self.morale_word(side, |w| *w == What::ChoosesMorale)?;
        let options = vec!["The check is passed".to_owned(), "The Warband flees".to_owned()];
        let want = Want::Choose { options, then: AfterChoice::Morale };
        Some(Step::Content(Ask { source, model, side, want }))
    }

    /// Models counted as standing in addition, for Morale: at most nine (DR p.82).
    #[must_use]
    pub fn standing_besides(&self, side: SideId) -> usize {
        let sum: u32 = self
            .models()
            .filter(|(id, f)| f.side == side && f.presence != Presence::Waiting && !self.shrine_lost(*id))
            .flat_map(|(id, _)| self.own_effects(id).filter(|(_, e)| e.when == When::MoraleCheck))
            .flat_map(|(_, e)| &e.what)
            .map(|w| if let What::StandingForMorale(n) = w { u32::from(*n) } else { 0 })
            .sum();
        usize::try_from(sum.min(MOST_BESIDES)).unwrap_or(0)
    }

    /// Whether the source is kit of the model that is set up on the table and counts as standing (DEPLOYABLE).
    pub(super) fn sets_up(&self, model: ModelId, source: &str) -> bool {
        self.own_effects(model)
            .any(|(s, e)| s == source && e.what.iter().any(|w| matches!(w, What::StandingForMorale(_))))
    }

    /// What the model set up that counts as standing, as long as nobody said it was destroyed.
    #[must_use]
    pub fn shrine(&self, model: ModelId) -> Option<&str> {
        let sets_up = |e: &Effect| e.what.iter().any(|w| matches!(w, What::StandingForMorale(_)));
        // The first effect of a source that sets something up, be it with another of its effects.
        self.own_effects(model).find(|(_, e)| sets_up(e)).filter(|_| !self.shrine_lost(model))?;
        let mut sources = self.own_effects(model).map(|(source, _)| source);
        sources.find(|source| self.sets_up(model, source))
    }

    /// The table said that what counts as standing was destroyed.
    pub(super) fn shrine_lost(&self, model: ModelId) -> bool {
        self.fighter(model).is_some_and(|f| f.used.iter().any(|u| u == DESTROYED))
    }
}

impl crate::run::Run {
    /// The owner of a great banner chose the result of a Morale Check.
    pub(crate) fn morale_chosen(&mut self, side: SideId, passes: bool) {
        if passes {
            self.morale_result(side, true);
        } else {
            self.done();
            self.flee(side);
        }
    }

    /// The table did what a reminder says.
    pub fn noted(&mut self, model: ModelId, source: &str) {
        if let Some(text) = self.battle.reminder(model, source) {
            self.did(Worked::Noted { model, source: source.to_owned(), text });
            // What stands on the table for Morale is noted once it is gone.
            if self.battle.sets_up(model, source) {
                self.emit(Event::UseSpent { model, of: DESTROYED.to_owned() });
            }
        }
    }
}
