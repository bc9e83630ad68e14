//! The kinds of battlefield: what each is made of, and how far apart its pieces are (SET-02, C-45).

use super::SetUp;
use super::assistant::{Count, Counted};
use nml_catalogue::length::Length;
use nml_catalogue::ruling::TerrainSpacing;
use nml_catalogue::{Shape, Terrain, TerrainKind};

/// A kind of battlefield of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Battlefield {
    /// Craters, trenches and hills between the lines.
    NoMansLand,
    /// A town that was.
    DecimatedRuins,
    /// Trenches from edge to edge.
    TrenchLines,
}

impl Battlefield {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::NoMansLand, Self::DecimatedRuins, Self::TrenchLines];

    /// As scenarios name it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoMansLand => "No Man’s Land",
            Self::DecimatedRuins => "Decimated Ruins",
            Self::TrenchLines => "Trench Lines",
        }
    }

    /// The one of this name.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.name() == name)
    }

    /// The pieces that it has and the others have not, with how many at least.
    const fn own_pieces(self) -> &'static [(Pieces, u16)] {
        match self {
            Self::NoMansLand => &[(Pieces::Trenches, 2), (Pieces::RuinedBuildings, 2), (Pieces::Hills, 2)],
            Self::DecimatedRuins => &[(Pieces::RuinedBuildings, 6)],
            Self::TrenchLines => &[(Pieces::TrenchesAcross, 2)],
        }
    }

    /// How far apart two pieces stand. `None` if trenches of one line join.
    fn apart(self, one: TerrainKind, other: TerrainKind, spacing: TerrainSpacing) -> Option<Length> {
        let trenches = [one, other].map(|kind| kind == TerrainKind::Trench);
        match (self, trenches) {
            (Self::NoMansLand, _) => Some(match spacing {
                TerrainSpacing::ThreeIn => Length::inches(3),
                TerrainSpacing::SixIn => Length::inches(6),
            }),
            (Self::TrenchLines, [true, true]) => None,
            (Self::TrenchLines, [true, false] | [false, true]) => Some(Length::inches(1)),
            (Self::TrenchLines, [false, false]) | (Self::DecimatedRuins, _) => Some(Length::inches(3)),
        }
    }
}

/// Terrain that a battlefield asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// Trenches.
    Trenches,
    /// Trenches from edge to edge.
    TrenchesAcross,
    /// Ruined buildings.
    RuinedBuildings,
    /// Hills.
    Hills,
    /// Ruined corners.
    RuinedCorners,
    /// Dangerous ground.
    Dangerous,
    /// Difficult ground.
    Difficult,
    /// Landmarks.
    Landmarks,
}

impl Pieces {
    const fn kind(self) -> TerrainKind {
        match self {
            Self::Trenches | Self::TrenchesAcross => TerrainKind::Trench,
            Self::RuinedBuildings => TerrainKind::RuinedBuilding,
            Self::Hills => TerrainKind::Hill,
            Self::RuinedCorners => TerrainKind::RuinedCorner,
            Self::Dangerous => TerrainKind::Dangerous,
            Self::Difficult => TerrainKind::Difficult,
            Self::Landmarks => TerrainKind::Landmark,
        }
    }
}

/// What does not stand as it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Astray {
    /// Two pieces of terrain stand nearer than this.
    Near {
        /// One.
        one: Piece,
        /// The other.
        other: Piece,
        /// How far apart they are to be.
        apart: Length,
    },
    /// A ruin stands farther than this from every other.
    Alone {
        /// The ruin.
        one: Piece,
        /// How near the next one is to be.
        within: Length,
    },
    /// A trench is not wholly in a Deployment Zone.
    OutsideZones(Piece),
    /// An objective is nearer than this to another one, or to a zone, by their labels.
    NearMark {
        /// The objective.
        one: String,
        /// What it is near to.
        to: String,
        /// How far apart they are to be.
        apart: Length,
    },
    /// An objective is nearer than this to an edge of the table.
    NearEdge {
        /// The objective, by its label.
        one: String,
        /// How far away it is to be.
        apart: Length,
    },
}

/// A piece as the list of parts calls it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its label, if it has one; else it is called by its kind.
    pub label: Option<String>,
    /// Its kind.
    pub kind: TerrainKind,
    /// Its number from 1 among those that are called the same; `None` if there is no other.
    pub nth: Option<usize>,
}

/// What every battlefield has, at least two of each.
const EVERYWHERE: [(Pieces, u16); 4] =
    [(Pieces::RuinedCorners, 2), (Pieces::Dangerous, 2), (Pieces::Difficult, 2), (Pieces::Landmarks, 2)];
/// A piece of more than this counts as two.
const LONG: Length = Length::inches(8);
/// A ruin stands no farther from the next one in Decimated Ruins.
const RUIN_TO_RUIN: Length = Length::inches(9);

impl SetUp {
    /// The battlefields that the scenario is played on; one without a named battlefield, or with any, is played on all.
    #[must_use]
    pub fn battlefields(&self) -> Vec<Battlefield> {
        let named: Vec<Battlefield> =
            self.scenario.archetypes.iter().filter_map(|name| Battlefield::of(name)).collect();
        if named.is_empty() { Battlefield::ALL.to_vec() } else { named }
    }

    /// The battlefield that is set up: the one chosen, or the only one there is.
    #[must_use]
    pub fn battlefield(&self) -> Option<Battlefield> {
        let all = self.battlefields();
        match &self.battlefield {
            Some(chosen) => Battlefield::of(chosen).filter(|known| all.contains(known)),
            None => match all.as_slice() {
                [only] => Some(*only),
                _ => None,
            },
        }
    }

    /// What a battlefield is made of, and how much of it stands.
    pub(super) fn pieces(&self, battlefield: Battlefield) -> Vec<Count> {
        let asked = battlefield.own_pieces().iter().chain(&EVERYWHERE);
        let count = |(what, least): &(Pieces, u16)| {
            let stands = self.terrain.iter().filter(|piece| piece.kind == what.kind());
            let stands = stands.map(|piece| if self.is_long(piece) { 2 } else { 1 }).sum();
            Count::new(Counted::Pieces(*what), *least, None, stands)
        };
        asked.map(count).collect()
    }

    fn is_long(&self, piece: &Terrain) -> bool {
        if let Shape::Circle { radius, .. } = &piece.shape {
            return *radius * 2 > LONG;
        }
        let corners = piece.shape.corners(self.scenario.table);
        let span = |of: fn(&nml_catalogue::Point) -> Length| {
            let (low, high) = (corners.iter().map(of).min(), corners.iter().map(of).max());
            low.zip(high).is_some_and(|(low, high)| high - low > LONG)
        };
        span(|at| at.x) || span(|at| at.y)
    }

    /// Pieces that do not stand as the battlefield asks; what the scenario itself puts together stands as it is.
    #[must_use]
    pub fn astray(&self, battlefield: Battlefield, spacing: TerrainSpacing) -> Vec<Astray> {
        let table = self.scenario.table;
        let given = |piece: &Terrain| self.scenario.terrain.iter().any(|t| t.id == piece.id && t.shape == piece.shape);
        let mut said = Vec::new();
        for (i, one) in self.terrain.iter().enumerate() {
            for other in self.terrain.iter().skip(i + 1).filter(|other| !(given(one) && given(other))) {
                let Some(apart) = battlefield.apart(one.kind, other.kind, spacing) else { continue };
                if one.shape.nearer(&other.shape, apart, table) {
                    said.push(Astray::Near { one: self.called(one), other: self.called(other), apart });
                }
            }
            said.extend(self.misplaced(one, battlefield).filter(|_| !given(one)));
        }
        said
    }

    /// What a battlefield asks of one piece, if it is not so.
    fn misplaced(&self, one: &Terrain, battlefield: Battlefield) -> Option<Astray> {
        let table = self.scenario.table;
        match (battlefield, one.kind) {
            (Battlefield::DecimatedRuins, TerrainKind::RuinedBuilding) => {
                let far = RUIN_TO_RUIN + Length::micrometres(1);
                let mut others = self.terrain.iter().filter(|t| t.id != one.id && t.kind == one.kind).peekable();
                let alone = others.peek().is_some() && !others.any(|other| one.shape.nearer(&other.shape, far, table));
                alone.then(|| Astray::Alone { one: self.called(one), within: RUIN_TO_RUIN })
            }
            (Battlefield::NoMansLand, TerrainKind::Trench) => {
                let wholly = |zone: &Shape| one.shape.corners(table).iter().all(|at| zone.holds(*at, table));
                let held = self.scenario.zones.iter().any(|zone| wholly(&zone.shape));
                (!held).then(|| Astray::OutsideZones(self.called(one)))
            }
            (Battlefield::NoMansLand | Battlefield::DecimatedRuins | Battlefield::TrenchLines, _) => None,
        }
    }

    /// As the list of parts calls a piece: a name that stands twice is numbered.
    fn called(&self, piece: &Terrain) -> Piece {
        let name = |one: &Terrain| one.label.clone().unwrap_or_else(|| one.kind.name().to_owned());
        let same = self.terrain.iter().filter(|one| name(one) == name(piece));
        let same: Vec<&str> = same.map(|one| one.id.as_str()).collect();
        let nth = same.iter().position(|id| *id == piece.id).filter(|_| same.len() > 1).map(|nth| nth + 1);
        Piece { label: piece.label.clone(), kind: piece.kind, nth }
    }
}
