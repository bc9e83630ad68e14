//! Ground: terrain, heights, sight, and every way a model moves over it (rules B3, B4).

mod charge;
mod course;
mod falls;
mod height;
mod journey;
mod measured;
mod mines;
mod retreat;
mod rolls;
mod sight;
mod spots;
mod trip;
mod way;

pub use charge::{ChargeFacts, ChargeNeed, LeastFace, TOUCH};
pub(super) use charge::{begin_charge, charge_form};
pub use course::{ChargeEnd, Comes};
pub use falls::{Brink, Dive, LedgeKnown, Put, PutWhy};
pub use journey::{Gait, Journey};
pub use measured::Measured;
pub use sight::Sight;
pub use spots::Walk;
pub(super) use spots::begin_move;
pub use way::{Crossing, Footing, OVER_MAX, Passage, STATED_MAX, VIA_MAX, Way};
