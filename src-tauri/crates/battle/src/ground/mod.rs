//! Ground: terrain, heights, sight, and every way a model moves over it (rules B3, B4).

mod charge;
mod course;
mod falls;
mod height;
mod journey;
mod mines;
mod retreat;
mod rolls;
mod sight;
mod spots;
mod trip;

pub use charge::{ChargeNeed, LeastFace, TOUCH};
pub(super) use charge::{begin_charge, charge_form};
pub use falls::LedgeKnown;
pub use spots::Walk;
pub(super) use spots::begin_move;
pub(super) use trip::Begun;
