//! The kinds of battlefield: what each is made of, and how far apart its pieces are (SET-02, C-45).

use super::SetUp;
use super::assistant::Count;
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
    const fn own_pieces(self) -> &'static [(&'static str, TerrainKind, u16)] {
        match self {
            Self::NoMansLand => &[
                ("Trenches", TerrainKind::Trench, 2),
                ("Ruined buildings", TerrainKind::RuinedBuilding, 2),
                ("Hills", TerrainKind::Hill, 2),
            ],
            Self::DecimatedRuins => &[("Ruined buildings", TerrainKind::RuinedBuilding, 6)],
            Self::TrenchLines => &[("Trenches from edge to edge", TerrainKind::Trench, 2)],
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

/// What every battlefield has, at least two of each.
const EVERYWHERE: [(&str, TerrainKind, u16); 4] = [
    ("Ruined corners", TerrainKind::RuinedCorner, 2),
    ("Dangerous ground", TerrainKind::Dangerous, 2),
    ("Difficult ground", TerrainKind::Difficult, 2),
    ("Landmarks", TerrainKind::Landmark, 2),
];
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
        let count = |(what, kind, least): &(&str, TerrainKind, u16)| {
            let stands = self.terrain.iter().filter(|piece| piece.kind == *kind);
            let stands = stands.map(|piece| if self.is_long(piece) { 2 } else { 1 }).sum();
            Count::new(what, *least, None, stands)
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

    /// Pieces that do not stand as the battlefield asks, a sentence each; what the scenario itself puts together stands
    /// as it is.
    #[must_use]
    pub fn astray(&self, battlefield: Battlefield, spacing: TerrainSpacing) -> Vec<String> {
        let table = self.scenario.table;
        let given = |piece: &Terrain| self.scenario.terrain.iter().any(|t| t.id == piece.id && t.shape == piece.shape);
        let mut said = Vec::new();
        for (i, one) in self.terrain.iter().enumerate() {
            for other in self.terrain.iter().skip(i + 1).filter(|other| !(given(one) && given(other))) {
                let Some(apart) = battlefield.apart(one.kind, other.kind, spacing) else { continue };
                if one.shape.nearer(&other.shape, apart, table) {
                    said.push(format!("{} and {} stand nearer than {apart}.", self.called(one), self.called(other)));
                }
            }
            said.extend(self.misplaced(one, battlefield).filter(|_| !given(one)));
        }
        said
    }

    /// What a battlefield asks of one piece, if it is not so.
    fn misplaced(&self, one: &Terrain, battlefield: Battlefield) -> Option<String> {
        let table = self.scenario.table;
        match (battlefield, one.kind) {
            (Battlefield::DecimatedRuins, TerrainKind::RuinedBuilding) => {
                let far = RUIN_TO_RUIN + Length::micrometres(1);
                let mut others = self.terrain.iter().filter(|t| t.id != one.id && t.kind == one.kind).peekable();
                let alone = others.peek().is_some() && !others.any(|other| one.shape.nearer(&other.shape, far, table));
                alone.then(|| format!("{} stands more than {RUIN_TO_RUIN} from every other ruin.", self.called(one)))
            }
            (Battlefield::NoMansLand, TerrainKind::Trench) => {
                let wholly = |zone: &Shape| one.shape.corners(table).iter().all(|at| zone.holds(*at, table));
                let held = self.scenario.zones.iter().any(|zone| wholly(&zone.shape));
                (!held).then(|| format!("{} is not wholly in a Deployment Zone.", self.called(one)))
            }
            (Battlefield::NoMansLand | Battlefield::DecimatedRuins | Battlefield::TrenchLines, _) => None,
        }
    }

    /// As the list of parts calls a piece: a name that stands twice is numbered.
    fn called(&self, piece: &Terrain) -> String {
        let plain = |one: &Terrain| one.label.clone().unwrap_or_else(|| one.kind.name().to_owned());
        let name = plain(piece);
        let same: Vec<&str> = self.terrain.iter().filter(|one| plain(one) == name).map(|one| one.id.as_str()).collect();
        match same.iter().position(|id| *id == piece.id) {
            Some(nth) if same.len() > 1 => format!("{name} no. {}", nth + 1),
            Some(_) | None => name,
        }
    }
}
