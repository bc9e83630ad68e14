//! Line of Sight and Cover as far as the map shows them: proposals, because the table sees better (F-10, TER-07).

use super::charge::TOUCH;
use crate::log::sight::Sight;
use crate::log::state::{Battle, ModelId};
use nml_catalogue::length::Length;
use nml_catalogue::ruling::CoverDef;
use nml_catalogue::stretch::{Stretch, breadth};
use nml_catalogue::{Point, Terrain};

/// As high as a model is taken to be, on any ground.
pub(super) const STATURE: Length = Length::micrometres(nml_catalogue::length::INCH * 5 / 4);
/// The lowest terrain that gives Cover.
const COVER_HEIGHT: Length = Length::micrometres(nml_catalogue::length::INCH / 2);

/// What is looked at: a model from its feet to its head, or a point, which has no height.
#[derive(Clone, Copy)]
struct Seen {
    at: Point,
    feet: Length,
    head: Length,
}

/// How much a piece hides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hides {
    Nothing,
    Some,
    All,
}

impl Battle {
    /// What the map says one model sees of another. `None` if a position is not tracked, or the other lies on its side.
    #[must_use]
    pub fn sight(&self, from: ModelId, to: ModelId) -> Option<Sight> {
        if self.on_its_side(to) {
            return None;
        }
        self.disc(from)?;
        self.disc(to)?;
        Some(self.worst(|piece| self.hides(piece, from, to)))
    }

    /// What the map says a model sees of a point on table or terrain. `None` if nobody tracks where it stands.
    #[must_use]
    pub fn sight_of(&self, from: ModelId, point: Point) -> Option<Sight> {
        let eye = self.elevation(from) + STATURE;
        let from = self.disc(from)?.at;
        Some(self.worst(|piece| self.hides_from(piece, from, eye, self.spot_seen(point))))
    }

    /// What can be seen of one point from another, by the map.
    #[must_use]
    pub fn sight_between(&self, from: Point, to: Point) -> Sight {
        self.worst(|piece| self.hides_from(piece, from, self.surface(from), self.spot_seen(to)))
    }

    /// What is left to see past the piece that hides most.
    fn worst(&self, hides: impl Fn(&Terrain) -> Hides) -> Sight {
        let worst = self.field.terrain.iter().map(|piece| (hides(piece), piece)).max_by_key(|(h, _)| *h);
        match worst {
            Some((Hides::All, piece)) => Sight::None { terrain: piece.id.clone() },
            Some((Hides::Some, piece)) => Sight::Part { terrain: piece.id.clone() },
            Some((Hides::Nothing, _)) | None => Sight::All,
        }
    }

    fn spot_seen(&self, at: Point) -> Seen {
        let feet = self.surface(at);
        Seen { at, feet, head: feet }
    }

    fn model_seen(&self, model: ModelId) -> Option<Seen> {
        let feet = self.elevation(model);
        Some(Seen { at: self.disc(model)?.at, feet, head: feet + STATURE })
    }

    /// Whether the map proposes Cover for the target, or a Defended Obstacle in melee (C-38).
    #[must_use]
    pub fn covered(&self, attacker: ModelId, target: ModelId) -> Option<bool> {
        if self.on_its_side(target) {
            return None;
        }
        self.disc(attacker)?;
        self.disc(target)?;
        Some(self.field.terrain.iter().any(|piece| self.covers(piece, attacker, target)))
    }

    fn covers(&self, piece: &Terrain, attacker: ModelId, target: ModelId) -> bool {
        let (Some(to), Some(sheet)) = (self.disc(target), self.sheet(target)) else { return false };
        let table = self.field.scenario.table;
        let beside = || {
            piece.height >= COVER_HEIGHT
                && piece.shape.within(to.at, to.radius, TOUCH, table)
                && breadth(&piece.shape, table) >= sheet.base.length
                && self.between(piece, attacker, target).is_some()
        };
        match self.field.ruleset.rulings.cover_def {
            CoverDef::V102PartialBlock => beside() && self.hides(piece, attacker, target) == Hides::Some,
            CoverDef::ContactBetween => beside(),
            CoverDef::AnyPartial => self.hides(piece, attacker, target) == Hides::Some,
        }
    }

    /// Whether a model may be seen from a point at that height, as far as the map shows: what a BLAST reaches.
    #[must_use]
    pub fn open_to(&self, point: Point, height: Length, model: ModelId) -> bool {
        let Some(seen) = self.model_seen(model) else { return true };
        let all = |piece: &Terrain| self.hides_from(piece, point, height, seen) == Hides::All;
        self.on_its_side(model) || !self.field.terrain.iter().any(all)
    }

    fn between(&self, piece: &Terrain, attacker: ModelId, target: ModelId) -> Option<(Length, Length, Length)> {
        self.line_over(piece, self.disc(attacker)?.at, self.disc(target)?.at)
    }

    /// Where the line from a point enters a piece that lies between it and the target: the length of the line
    /// and how far from the target's end it leaves the piece.
    fn line_over(&self, piece: &Terrain, from: Point, to: Point) -> Option<(Length, Length, Length)> {
        let table = self.field.scenario.table;
        if piece.shape.holds(from, table) {
            return None;
        }
        let line = Stretch { from, to };
        let whole = line.length();
        let spans = line.spans(&piece.shape, table);
        let (near, far) = (spans.first()?, spans.last()?);
        Some((whole, near.0, far.1))
    }

    /// Whether the piece's top stands above the line to the target's feet, and to its head. The ground a
    /// target stands on hides nothing of it.
    fn hides(&self, piece: &Terrain, attacker: ModelId, target: ModelId) -> Hides {
        let (Some(from), Some(seen)) = (self.disc(attacker), self.model_seen(target)) else { return Hides::Nothing };
        self.hides_from(piece, from.at, self.elevation(attacker) + STATURE, seen)
    }

    fn hides_from(&self, piece: &Terrain, from: Point, eye: Length, seen: Seen) -> Hides {
        if piece.height <= Length::ZERO {
            return Hides::Nothing;
        }
        let Some((whole, near, far)) = self.line_over(piece, from, seen.at) else { return Hides::Nothing };
        let Seen { feet, head, .. } = seen;
        if far == whole && feet >= piece.height {
            return Hides::Nothing;
        }
        // The line sinks or rises evenly; the piece hides where its top is above it anywhere.
        let line = |end: Length, along: Length| {
            let (from, to) = (i64::from(eye.as_micrometres()), i64::from(end.as_micrometres()));
            let part = (to - from) * i64::from(along.as_micrometres()) / i64::from(whole.as_micrometres().max(1));
            Length::micrometres(i32::try_from(from + part).unwrap_or(0))
        };
        let lowest = |end| line(end, near).min(line(end, far));
        if piece.height <= lowest(feet) {
            Hides::Nothing
        } else if piece.height > lowest(head) && far < whole {
            Hides::All
        } else {
            Hides::Some
        }
    }
}
