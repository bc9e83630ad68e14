//! Warbands and their models.

use nml_campaign::SURVIVAL_ROLL;
use nml_catalogue::{Catalogue, TraumaOutcome};
use nml_warband::{DISMISSED, LEFT_FOR_GOOD, UNFIT};

use super::aftermath;
use crate::view::spoken;

nml_words::sentences! {
    pub in "app_warbands":
    import_gone(),
    no_such_model(),
    settled_elsewhere(),
    no_faction(id),
    no_variant(id),
    unnamed_model(),
    variant(),
    patron(),
    arms_of(name),
    fireteam(number, other),
    experience(points),
    battle_scars(scars),
    misses_next_game(),
    by_hand(),
    with_choice(name, chosen),
    waived_for(who, what),
    did_not_survive(),
    dismissed(),
    unfit(),
    left_for_good(),
}

/// How many characters of an id a refusal quotes.
const QUOTED: usize = 60;

/// The pack has no faction of this id.
pub fn unknown_faction(id: &str) -> String {
    no_faction(cut(id))
}

/// The faction has no variant of this id.
pub fn unknown_variant(id: &str) -> String {
    no_variant(cut(id))
}

fn cut(text: &str) -> String {
    text.chars().take(QUOTED).collect()
}

/// Its Battle Scars, if it has any.
pub fn scars(scars: u8) -> Option<String> {
    (scars > 0).then(|| battle_scars(scars))
}

/// What was waived, for the whole Warband or for one of its models.
pub fn waived(what: &str, who: Option<&str>) -> String {
    who.map_or_else(|| what.to_owned(), |who| waived_for(who, what))
}

/// Why a model left.
pub fn left(reason: &str, catalogue: &Catalogue) -> String {
    match reason {
        SURVIVAL_ROLL => did_not_survive(),
        DISMISSED => dismissed(),
        UNFIT => unfit(),
        LEFT_FOR_GOOD => left_for_good(),
        row => match catalogue.trauma().row_named(row) {
            None => spoken(row),
            Some(row) => match row.outcome {
                TraumaOutcome::Captured => aftermath::executed(&row.name),
                TraumaOutcome::Injury => aftermath::removed(&row.name),
                TraumaOutcome::Dead
                | TraumaOutcome::Bonus
                | TraumaOutcome::MissesNextGame
                | TraumaOutcome::KitLost
                | TraumaOutcome::FullRecovery => row.name.clone(),
            },
        },
    }
}
