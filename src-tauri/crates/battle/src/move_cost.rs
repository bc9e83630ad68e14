//! What a move would take, before it is made.

use crate::log::command::Command;
use crate::log::state::Battle;
use crate::log::way::{Crossing, Passage};
use crate::permit;
use nml_catalogue::length::Length;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::stretch::Stretch;
use nml_catalogue::{Terrain, TerrainKind};

/// A move that is not made yet, measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// How much movement it takes in all.
    pub cost: Length,
    /// How much movement the model has for it.
    pub reach: Length,
    /// What Difficult ground adds, besides its length (TER-03).
    pub difficult: Length,
    /// What else it crosses, in order.
    pub over: Vec<Crossing>,
    /// The ruins whose outer walls it passes, by id: where their doors and gaps are, the map does not show. Empty if
    /// the table has said how it goes.
    pub walls: Vec<String>,
    /// Why it may not be made, or none if it may.
    pub refused: Option<Rejection>,
}

impl Battle {
    /// Measures a move, or the end of a charge, that would answer the pending question. `None` if the question asks for
    /// no such thing.
    #[must_use]
    pub fn measured(&self, command: &Command) -> Option<Measured> {
        let (Command::Move { to, way } | Command::EndCharge { to, way, .. }) = command else { return None };
        let step = self.question()?;
        let (model, reach) = self.walks(step)?;
        permit::form(self, command).ok()?;
        let refused = permit::rules(self, command).err().map(|refusal| refusal.describe(self));
        let trip = self.trip(model, *to, way);
        let stated = way.clear || way.over.iter().any(|c| matches!(c.what, Passage::Climb { .. }));
        let walls = if stated || self.flies(model) { Vec::new() } else { self.walls_on(&trip.stretches) };
        let over = trip.legs.into_iter().map(|(_, crossing)| crossing).collect();
        Some(Measured { cost: trip.cost, reach, difficult: trip.difficult, over, walls, refused })
    }

    /// The ruins that these stretches enter or leave.
    fn walls_on(&self, stretches: &[Stretch]) -> Vec<String> {
        let table = self.field.scenario.table;
        let passes = |piece: &Terrain| {
            stretches.iter().any(|stretch| {
                let (from, to) = (piece.shape.holds(stretch.from, table), piece.shape.holds(stretch.to, table));
                from != to || (!from && !stretch.spans(&piece.shape, table).is_empty())
            })
        };
        let ruin = |piece: &&Terrain| {
            matches!(piece.kind, TerrainKind::RuinedBuilding | TerrainKind::RuinedCorner) && piece.height > Length::ZERO
        };
        self.field.terrain.iter().filter(ruin).filter(|piece| passes(piece)).map(|piece| piece.id.clone()).collect()
    }
}
