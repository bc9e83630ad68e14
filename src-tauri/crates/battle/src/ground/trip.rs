//! A path measured: how long it is, what it crosses in which order, and what forbids it (rules B3, B4).

use crate::log::state::{Battle, ENGAGED, ModelId};
use crate::log::way::{Crossing, Footing, Passage, Way};
use crate::measure::Disc;
use crate::refusal::Refusal;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::{Keyword, Negated};
use nml_catalogue::length::Length;
use nml_catalogue::ruling::{ClimbFooting, JumpUp, TrenchWall};
use nml_catalogue::stretch::{SLACK, Stretch, across};
use nml_catalogue::{Point, Shape, Terrain, TerrainKind};

/// Obstacles up to this high are Open (TER-02).
const STEP: Length = Length::inches(1);
/// Trench sides up to this high are Open (C-20).
const TRENCH: Length = Length::inches(3);
/// From this rise on, a jump up costs an inch in the playtest (C-19).
const RISE_FROM: Length = Length::micrometres(nml_catalogue::length::INCH / 2);

/// A way, measured.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trip {
    /// The straight stretches of it; empty if positions are not tracked.
    pub stretches: Vec<Stretch>,
    /// What it crosses, each with the movement used up to there.
    pub legs: Vec<(Length, Crossing)>,
    /// How much movement it takes in all.
    pub cost: Length,
    /// How much movement Difficult ground in it takes, on top of its length.
    pub difficult: Length,
    /// How much movement the sides of trenches in it take (C-58).
    pub sides: Length,
    /// Its base, not its middle, would cross a piece that nobody may enter.
    grazed: bool,
    /// A piece that nobody may enter stands in the way.
    pub barred: Option<Refusal>,
}

/// A moving model, as far as the ground matters to it.
pub(super) struct Walker {
    radius: Length,
    pub(super) narrow: Length,
    flying: bool,
    pub(super) sure: bool,
    mine_proof: bool,
    slow: bool,
    around: Vec<(Disc, Length)>,
    /// Zones of enemies that nobody else may enter, and how much ground around them.
    death: Vec<(Shape, Length)>,
}

/// A way up to its last corner, measured once for all the places that it may lead on to.
pub(crate) struct Begun<'a> {
    pub(crate) model: ModelId,
    walker: Walker,
    way: &'a Way,
    /// Its last corner, or where the model stands. `None` if that is not tracked.
    pub(crate) from: Option<Point>,
    gone: Gone,
}

/// Stretches already covered, and what the map shows on them.
#[derive(Clone, Default)]
struct Gone {
    trip: Trip,
    far: Length,
    shown: Vec<(Length, Crossing)>,
}

impl Begun<'_> {
    /// It leads at most this far, no matter what lies there: its length counts, except for the base behind a jump.
    pub(crate) fn most(&self, reach: Length) -> Length {
        let jumps = self.way.over.iter().filter(|c| matches!(c.what, Passage::Jump { .. }));
        jumps.fold(reach - self.gone.far, |most, _| most + self.walker.radius * 2)
    }
}

impl Battle {
    pub(super) fn walker(&self, model: ModelId) -> Walker {
        let base = self.sheet(model).map(|s| s.base);
        Walker {
            radius: base.map_or(Length::ZERO, |b| b.radius()),
            // An oval base passes where its shorter side does (RC7).
            narrow: base.map_or(Length::ZERO, |b| b.width.half()),
            flying: self.flies(model),
            sure: self.has(model, &Keyword::Negate(Negated::DifficultTerrain)),
            around: self.difficult_around(model),
            death: self.death_zones(model),
            mine_proof: self.has(model, &Keyword::Negate(Negated::Mined)),
            slow: self
                .effects_on(model)
                .any(|a| a.effect.what.contains(&What::DifficultGround) && a.effect.conditions.is_empty()),
        }
    }

    /// Measures a way from where the model stands.
    #[must_use]
    pub(crate) fn trip(&self, model: ModelId, to: Option<Point>, way: &Way) -> Trip {
        self.trip_on(&self.begun(model, way), to, self.field.terrain.iter())
    }

    /// Measures a way as far as its last corner.
    pub(crate) fn begun<'a>(&self, model: ModelId, way: &'a Way) -> Begun<'a> {
        let walker = self.walker(model);
        let (mut from, mut gone) = (self.disc(model).map(|d| d.at), Gone::default());
        for corner in &way.via {
            let Some(before) = from else { break };
            let stretch = Stretch { from: before, to: *corner };
            self.go_on(&walker, way, &mut gone, (stretch, false), self.field.terrain.iter());
            from = Some(*corner);
        }
        Begun { model, walker, way, from, gone }
    }

    /// Measures a way whose corners are known on to its end, past these pieces.
    pub(crate) fn trip_on<'t>(
        &self,
        begun: &Begun,
        to: Option<Point>,
        pieces: impl Iterator<Item = &'t Terrain>,
    ) -> Trip {
        let Begun { model, walker, way, from, gone } = begun;
        let mut whole = Gone::default();
        if let (Some(from), Some(to)) = (*from, to) {
            whole = gone.clone();
            self.go_on(walker, way, &mut whole, (Stretch { from, to }, true), pieces);
        }
        let Gone { mut trip, far, shown } = whole;
        let replaced = |what: &Passage| way.over.iter().any(|c| c.what.kind() == what.kind());
        let mut found: Vec<(Length, Crossing)> = shown.into_iter().filter(|(_, c)| !replaced(&c.what)).collect();
        // What is stated comes in its stated place, or at the end, in the order in which it was said.
        let mut latest = Length::ZERO;
        for crossing in &way.over {
            let along = crossing.at.map_or(far, |at| trip.along(at).unwrap_or(far));
            latest = latest.max(along);
            found.push((latest, crossing.clone()));
        }
        found.sort_by_key(|(along, _)| *along);
        self.reckon(*model, walker, to, way, far, found, &mut trip);
        trip
    }

    /// The pieces that a straight way on from there comes near.
    pub(crate) fn beside(&self, begun: &Begun, on: Stretch) -> Vec<&Terrain> {
        let near = begun.walker.radius + STEP;
        self.field.terrain.iter().filter(|piece| on.sweeps(&piece.shape, near, self.field.scenario.table)).collect()
    }

    /// Whether a way leads up, down, over a gap or into Dangerous ground: neutral models shun that.
    #[must_use]
    pub fn is_perilous(&self, model: ModelId, to: Option<Point>, way: &Way) -> bool {
        self.trip(model, to, way).perilous()
    }

    /// Adds up the movement, leg by leg.
    #[allow(clippy::too_many_arguments)]
    fn reckon(
        &self,
        model: ModelId,
        walker: &Walker,
        to: Option<Point>,
        way: &Way,
        far: Length,
        found: Vec<(Length, Crossing)>,
        trip: &mut Trip,
    ) {
        let mut extra = Length::ZERO;
        let mut seats = Length::ZERO;
        let measured = !trip.stretches.is_empty();
        for (along, crossing) in found {
            let used = along + extra;
            match &crossing.what {
                Passage::Difficult { length } if !walker.flying && !walker.sure => {
                    trip.difficult = trip.difficult + *length;
                    extra = extra + *length;
                    continue;
                }
                Passage::Difficult { .. } => continue,
                Passage::Climb { height, .. } if !walker.flying => extra = extra + *height,
                Passage::Jump { gap, rise, .. } if !walker.flying => {
                    extra = extra + self.jump_cost(*rise) + if measured { Length::ZERO } else { *gap };
                    // Seating the base on the far side is free (RC4).
                    seats = seats + walker.radius * 2;
                }
                // A model that flies does not climb or jump (MOV-09).
                Passage::Climb { .. } | Passage::Jump { .. } => continue,
                Passage::JumpDown { .. } | Passage::Dangerous { .. } | Passage::Mined => {}
            }
            trip.legs.push((used, crossing));
        }
        let ends = way.height.or_else(|| to.map(|at| self.surface(at)));
        let lift = ends.map_or(Length::ZERO, |end| {
            let lift = end - self.elevation(model);
            if lift < Length::ZERO { -lift } else { lift }
        });
        let said = way.height.is_some() || self.fighter(model).is_some_and(|f| f.height.is_some());
        let sheer = trip.legs.iter().any(|(_, c)| c.what.is_vertical());
        trip.cost = if walker.flying {
            // Through the air (MOV-09).
            across(far, lift)
        } else {
            let walked = if seats > Length::ZERO { (far - seats).max(Length::ZERO) } else { far };
            // A height that cannot be climbed is taken by stairs or a ladder of the same height (TER-02).
            let stairs = if said && !sheer && !way.clear { lift } else { Length::ZERO };
            walked + extra + stairs + trip.sides
        };
        if walker.slow && !walker.sure {
            trip.cost = trip.cost + far;
        }
    }

    /// What a rise adds to a jump's movement (C-19).
    fn jump_cost(&self, rise: Length) -> Length {
        if rise <= Length::ZERO {
            return Length::ZERO;
        }
        match self.field.ruleset.rulings.jump_up {
            JumpUp::AddHeight | JumpUp::HeightAgainstMovementOnly => rise,
            JumpUp::Max1inCost1 if rise >= RISE_FROM => Length::inches(1),
            JumpUp::Max1inCost1 => Length::ZERO,
        }
    }

    /// Goes one stretch on, and finds what the map shows on it, each with its distance from the start.
    fn go_on<'t>(
        &self,
        walker: &Walker,
        way: &Way,
        gone: &mut Gone,
        (stretch, last): (Stretch, bool),
        pieces: impl Iterator<Item = &'t Terrain>,
    ) {
        let Gone { trip, far, shown } = gone;
        let part = Part { stretch, before: *far, first: trip.stretches.is_empty(), last };
        trip.stretches.push(stretch);
        *far = *far + stretch.length();
        if way.clear {
            return;
        }
        for piece in pieces {
            self.meet(walker, piece, &part, trip, shown);
        }
        let table = self.field.scenario.table;
        for (zone, around) in walker.death.iter().filter(|_| !walker.flying) {
            let begins = part.first && zone.within(stretch.from, walker.narrow, *around, table);
            if !begins && trip.barred.is_none() && stretch.sweeps(zone, walker.narrow + *around, table) {
                trip.barred = Some(Refusal::Impassable);
            }
        }
        for (disc, near) in &walker.around {
            let radius = disc.radius + walker.radius + *near;
            let spans = stretch.spans(&Shape::Circle { centre: disc.at, radius }, self.field.scenario.table);
            for (a, b) in spans {
                let what = Passage::Difficult { length: b - a };
                shown.push((part.before + b, Crossing { what, at: Some(stretch.at(b)), terrain: None }));
            }
        }
    }

    fn meet(
        &self,
        walker: &Walker,
        piece: &Terrain,
        part: &Part,
        trip: &mut Trip,
        found: &mut Vec<(Length, Crossing)>,
    ) {
        let table = self.field.scenario.table;
        let Part { stretch, before, first, last } = *part;
        let (start, end) = (Length::ZERO, stretch.length());
        let spans = stretch.spans(&piece.shape, table);
        let mut push = |along: Length, what: Passage| {
            let at = Some(stretch.at(along));
            found.push((before + along, Crossing { what, at, terrain: Some(piece.id.clone()) }));
        };
        if piece.is_impassable() && !walker.flying && trip.barred != Some(Refusal::GapTooNarrow) {
            let clear = (walker.narrow - SLACK).max(Length::ZERO);
            let begins = first && piece.shape.within(stretch.from, clear, Length::ZERO, table);
            if !begins && !spans.is_empty() {
                trip.barred = Some(Refusal::Impassable);
            } else if !begins && stretch.sweeps(&piece.shape, walker.narrow, table) {
                // Its middle would pass. Between two such pieces the gap is too narrow.
                trip.barred = Some(if trip.grazed { Refusal::GapTooNarrow } else { Refusal::Impassable });
                trip.grazed = true;
            }
        }
        if walker.flying {
            let lands = last && spans.last().is_some_and(|s| s.1 == end);
            if piece.is_dangerous() && lands && !self.field.ruleset.rulings.flying_dangerous.is_ignored() {
                push(end, Passage::Dangerous { keywords: piece.bracket(), stays: true });
            }
            let touches = piece.shape.within(stretch.to, walker.radius, SLACK, table);
            if last && touches && self.armed(piece) && !walker.mine_proof {
                push(end, Passage::Mined);
            }
            return;
        }
        for (a, b) in &spans {
            if piece.is_difficult() {
                push(*b, Passage::Difficult { length: *b - *a });
            }
            // The ground it stands in was settled when it was Activated, or on the stretch before.
            if piece.is_dangerous() && *a > start {
                push(*a, Passage::Dangerous { keywords: piece.bracket(), stays: last && *b == end });
            }
        }
        if self.armed(piece) && !walker.mine_proof {
            let begins = first && piece.shape.within(stretch.from, walker.radius, SLACK, table);
            let quarter = Length::micrometres(nml_catalogue::length::INCH / 4);
            let steps = 1 + end.as_micrometres() / quarter.as_micrometres();
            let touch = (0..=steps)
                .map(|n| (quarter * n).min(end))
                .find(|along| piece.shape.within(stretch.at(*along), walker.radius, SLACK, table));
            if let Some(along) = touch.filter(|_| !begins) {
                push(along, Passage::Mined);
            }
        }
        self.sides(walker, piece, part, &spans, trip, &mut push);
    }

    /// The sheer sides of a piece that are crossed, up and down.
    fn sides(
        &self,
        walker: &Walker,
        piece: &Terrain,
        part: &Part,
        spans: &[(Length, Length)],
        trip: &mut Trip,
        push: &mut impl FnMut(Length, Passage),
    ) {
        let trench = piece.kind == TerrainKind::Trench;
        let rulings = &self.field.ruleset.rulings;
        let open = self.is_open_side(piece);
        let end = part.stretch.length();
        let height = piece.height;
        for (a, b) in spans {
            let crossed = i32::from(*a > Length::ZERO) + i32::from(*b < end);
            if open && trench && rulings.trench_height_cost.costs_movement() {
                trip.sides = trip.sides + height * crossed;
            }
            if open || !piece.kind.is_sheer() {
                continue;
            }
            let up = Passage::Climb { height, down: false, footing: Footing::MoreThanHalf };
            let down = || {
                if self.hurts(height) {
                    Passage::Climb { height, down: true, footing: Footing::MoreThanHalf }
                } else {
                    Passage::JumpDown { height }
                }
            };
            let (entering, leaving) = if trench { (down(), up.clone()) } else { (up.clone(), down()) };
            if *a > Length::ZERO {
                // At the foot: its rim touches the side.
                push((*a - walker.radius).max(Length::ZERO), entering);
            }
            if *b < end {
                push(*b, leaving);
            }
        }
    }

    /// Its sides are so low that they are walked over (TER-02, C-20).
    fn is_open_side(&self, piece: &Terrain) -> bool {
        if piece.kind != TerrainKind::Trench {
            return piece.height <= STEP;
        }
        match self.field.ruleset.rulings.trench_wall {
            TrenchWall::Upto3Open => piece.height <= TRENCH,
            TrenchWall::Under3Open => piece.height < TRENCH,
        }
    }

    /// Whether one climbs or jumps in going onto the piece or off it.
    pub(super) fn is_climbed(&self, piece: &Terrain) -> bool {
        piece.kind.is_sheer() && !self.is_open_side(piece)
    }

    /// Mines that have not gone off.
    pub(super) fn armed(&self, piece: &Terrain) -> bool {
        (piece.is_mined() || self.mined.contains(&piece.id)) && !self.cleared.contains(&piece.id)
    }

    /// Whether the model may go that way with this much movement.
    pub(crate) fn check_trip(&self, model: ModelId, trip: &Trip, reach: Length) -> Result<(), Refusal> {
        if let Some(refusal) = &trip.barred {
            return Err(refusal.clone());
        }
        let rulings = &self.field.ruleset.rulings;
        let half = self.allowance(model).half();
        for (used, crossing) in &trip.legs {
            match &crossing.what {
                Passage::Climb { height, down, footing } => {
                    if self.walled_off(model, crossing) {
                        return Err(Refusal::CannotClimb);
                    }
                    let left = (reach - *used).max(Length::ZERO);
                    if *height > left {
                        return Err(Refusal::ClimbTooHigh { height: *height, left });
                    }
                    let stands = match rulings.climb_footing {
                        ClimbFooting::MoreThanHalf => *footing == Footing::MoreThanHalf,
                        ClimbFooting::AtLeastHalf => *footing != Footing::Less,
                    };
                    if !down && !stands {
                        return Err(Refusal::NoFooting);
                    }
                }
                Passage::Jump { gap, rise, .. } => {
                    let up = (*rise).max(Length::ZERO);
                    let (width, most) = match rulings.jump_up {
                        JumpUp::AddHeight => (*gap + up, half),
                        JumpUp::HeightAgainstMovementOnly => (*gap, half),
                        JumpUp::Max1inCost1 => {
                            if up > Length::inches(1) {
                                return Err(Refusal::JumpTooHigh { rise: up });
                            }
                            (*gap, half)
                        }
                    };
                    if width > most {
                        return Err(Refusal::GapTooWide { gap: width, most });
                    }
                    if *used + *gap + self.jump_cost(*rise) > reach {
                        return Err(Refusal::TooFar { reach });
                    }
                }
                Passage::Difficult { .. } | Passage::Dangerous { .. } | Passage::Mined | Passage::JumpDown { .. } => {}
            }
        }
        if trip.cost > reach { Err(Refusal::TooFar { reach }) } else { Ok(()) }
    }

    /// Whether the model would climb a wall, which it cannot; the table sees what the map does not show.
    fn walled_off(&self, model: ModelId, crossing: &Crossing) -> bool {
        let wall = |t: &&Terrain| {
            let walls = matches!(t.kind, TerrainKind::Wall | TerrainKind::RuinedBuilding | TerrainKind::RuinedCorner);
            walls && Some(&t.id) == crossing.terrain.as_ref()
        };
        self.field.terrain.iter().any(|t| wall(&t)) && self.under(model, |w| *w == What::CannotClimbWalls)
    }

    /// The first enemy zone that the way enters before its end (ACT-11).
    pub(crate) fn zone_entered(&self, model: ModelId, trip: &Trip, but: &[ModelId]) -> Option<ModelId> {
        if self.flies(model) {
            return None;
        }
        let radius = self.sheet(model).map_or(Length::ZERO, |s| s.base.radius());
        let high = |enemy: ModelId| self.rise(model, enemy) > ENGAGED;
        self.other_discs(model)
            .into_iter()
            .filter(|d| self.enemies(model, d.model) && !but.contains(&d.model))
            .filter(|d| trip.stretches.iter().any(|s| s.passes(d.at, radius + d.radius + ENGAGED)))
            .find(|d| !high(d.model) && self.holds_back(model, d.model))
            .map(|d| d.model)
    }
}

/// One stretch of a way, and what lies before and behind it.
#[derive(Clone, Copy)]
struct Part {
    stretch: Stretch,
    before: Length,
    first: bool,
    last: bool,
}

impl Trip {
    /// How far along it a point lies, if it lies on it within an inch.
    fn along(&self, at: Point) -> Option<Length> {
        let mut before = Length::ZERO;
        for stretch in &self.stretches {
            if stretch.passes(at, STEP) {
                let there = Stretch { from: stretch.from, to: at }.length();
                return Some(before + there.min(stretch.length()));
            }
            before = before + stretch.length();
        }
        None
    }

    /// Something on it may be gone around by a charge (C-16).
    pub(crate) fn rough(&self, difficult_too: bool) -> bool {
        self.barred.is_some() || self.perilous() || difficult_too && self.difficult > Length::ZERO
    }

    /// It leads up, down, over a gap or into Dangerous ground.
    fn perilous(&self) -> bool {
        self.legs.iter().any(|(_, c)| c.what.is_vertical() || matches!(c.what, Passage::Dangerous { .. }))
    }
}
