//! What a pack says, read and judged: lengths, names, shapes, keywords, rulings, scenarios.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod formula;
mod house_pack;
mod keyword;
mod length;
mod own_scenario;
mod random;
mod reach;
mod rulings;
mod shape;
mod shipped;
mod stretch;
mod text;
