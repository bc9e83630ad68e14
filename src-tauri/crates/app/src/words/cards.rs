//! A model's card.

use nml_catalogue::length::Length;

nml_words::sentences! {
    pub in "app_cards":
    none(),
    not_allowed(),
    at_least(width),
    melee(),
    one_handed(),
    two_handed(),
    dice_at_range(),
    dice_in_melee(),
    success_roll(),
    risky_roll(),
    action_alone(),
    action_rolled(roll),
    action_within(distance),
    action_rolled_within(roll, distance),
    within(distance),
}

/// In how many hands a weapon is held.
pub fn hands(hands: u8) -> Option<String> {
    match hands {
        1 => Some(one_handed()),
        2 => Some(two_handed()),
        _ => None,
    }
}

/// An ACTION, with the roll that it asks for and how far it reaches.
pub fn action(roll: Option<String>, range: Option<Length>) -> String {
    match (roll, range) {
        (None, None) => action_alone(),
        (Some(roll), None) => action_rolled(roll),
        (None, Some(range)) => action_within(range),
        (Some(roll), Some(range)) => action_rolled_within(roll, range),
    }
}
