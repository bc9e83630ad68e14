//! The letters of the sides.

use nml_battle::SideId;

/// The letter of the side at this place, from 0.
#[must_use]
pub fn letter_at(place: usize) -> String {
    letter(SideId::try_from(place).unwrap_or(SideId::MAX))
}

/// `A` for the first side, `B` for the second, `C` for the third.
#[must_use]
pub fn letter(side: SideId) -> String {
    char::from(b'A'.saturating_add(side.min(25))).to_string()
}
