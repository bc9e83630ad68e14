def sub(p,a,c,n=1):
    t=open(p).read()
    assert a in t,(p,a)
    open(p,'w').write(t.replace(a,c,n))
r='src-tauri/crates/rules/src/'
# C-45
sub(r+'catalogue/shape.rs','''/// Even-odd test by integer''','''impl Shape {
    /// Whether it comes nearer to another shape than the distance; shapes that touch or overlap do.
    #[must_use]
    pub fn nearer(&self, other: &Self, distance: Length, table: Table) -> bool {
        let short = distance - Length::micrometres(1);
        match (self, other) {
            (Self::Circle { centre, radius }, other) | (other, Self::Circle { centre, radius }) => {
                other.within(*centre, *radius, short, table)
            }
            (
                Self::Strip { .. } | Self::Rect { .. } | Self::Polygon { .. },
                Self::Strip { .. } | Self::Rect { .. } | Self::Polygon { .. },
            ) => {
                let (mine, theirs) = (self.corners(table), other.corners(table));
                let near = |shape: &Self, corners: &[Point]| {
                    corners.iter().any(|corner| shape.within(*corner, Length::ZERO, short, table))
                };
                near(self, &theirs) || near(other, &mine) || cross(&mine, &theirs)
            }
        }
    }
}

/// Whether a side of the one crosses a side of the other.
fn cross(mine: &[Point], theirs: &[Point]) -> bool {
    let turn = |(ax, ay): Corner, (bx, by): Corner, (cx, cy): Corner| {
        ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).signum()
    };
    sides(mine).any(|(a, b)| {
        sides(theirs).any(|(c, d)| turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0)
    })
}

/// Even-odd test by integer''')
sub(r+'setup.rs','''#[cfg(test)]
mod tests {''','''/// The archetype whose pieces stand apart.
const NO_MANS_LAND: &str = "No Man’s Land";

impl SetUp {
    /// Pairs of pieces that stand nearer to each other than No Man's Land asks (C-45), with that distance; what the
    /// scenario itself puts together stands as it is.
    #[must_use]
    pub fn crowded(&self, spacing: TerrainSpacing) -> (Length, Vec<(&Terrain, &Terrain)>) {
        let apart = match spacing {
            TerrainSpacing::ThreeIn => Length::inches(3),
            TerrainSpacing::SixIn => Length::inches(6),
        };
        if !self.scenario.archetypes.iter().any(|archetype| archetype == NO_MANS_LAND) {
            return (apart, Vec::new());
        }
        let given = |piece: &Terrain| self.scenario.terrain.iter().any(|t| t.id == piece.id && t.shape == piece.shape);
        let near = |a: &Terrain, b: &Terrain| a.shape.nearer(&b.shape, apart, self.scenario.table);
        let pairs = self.terrain.iter().enumerate().flat_map(|(i, a)| {
            let later = self.terrain.iter().skip(i + 1);
            later.filter(move |b| !(given(a) && given(b)) && near(a, b)).map(move |b| (a, b))
        });
        (apart, pairs.collect())
    }
}

#[cfg(test)]
mod tests {''')
sub(r+'setup.rs','use crate::rejection::Rejection;','use crate::rejection::Rejection;\nuse crate::ruling::TerrainSpacing;')
sub(r+'setup.rs','''    #[test]
    fn terrain_is_placed_moved_and_cleared() {''','''    /// Covers SET-02, C-45 6_in.
    #[test]
    fn pieces_of_no_mans_land_stand_three_inches_apart_or_six() {
        let mut set_up = begun();
        let shape = |x, width| Shape::Rect {
            corner: Point::inches(x, 28),
            width: Length::inches(width),
            depth: Length::inches(2),
        };
        let piece = |id: &str, shape| Terrain { id: id.into(), shape, ..begun().terrain[0].clone() };
        for terrain in [piece("crater", shape(20, 3)), piece("hedge", shape(27, 4))] {
            evolve(&mut set_up, &Change::Place { terrain });
        }
        let pairs = |spacing| {
            let (_, crowded) = set_up.crowded(spacing);
            crowded.iter().map(|(a, b)| format!("{} {}", a.id, b.id)).collect::<Vec<_>>()
        };
        // Four inches from 23 to 27; ruin 3 in the middle ends at 27 by 27, an inch above the hedge.
        assert_eq!(pairs(TerrainSpacing::ThreeIn), ["ruin-3 crater", "ruin-3 hedge"]);
        assert_eq!(pairs(TerrainSpacing::SixIn), ["ruin-3 crater", "ruin-3 hedge", "crater hedge"]);
        set_up.scenario.archetypes = vec!["Trench Lines".into()];
        assert!(set_up.crowded(TerrainSpacing::SixIn).1.is_empty(), "another archetype asks otherwise");
    }

    /// Covers SET-02.
    #[test]
    fn terrain_is_placed_moved_and_cleared() {''')
# coverage lines
t=r+'battle/tests/turns.rs'
sub(t,'''#[test]
fn set_07_the''','''/// Covers SET-07.
#[test]
fn set_07_the''')
sub(t,'/// Covers V-25.\n','/// Covers V-25, SET-09, KW-11.\n')
sub('src-tauri/crates/app/tests/season.rs','#[test]\nfn the_die_names_the_next_scenario','/// Covers SET-01.\n#[test]\nfn the_die_names_the_next_scenario')
# force rules
m='src-tauri/crates/app/src/setup/mod.rs'
sub(m,'mod campaign;','mod asked;\nmod campaign;')
sub(m,'''    obstacles.extend(campaign::strangers(&campaign::all(desk).map_err(failed)?, set_up));
''','''    let all = campaign::all(desk).map_err(failed)?;
    obstacles.extend(campaign::strangers(&all, set_up));
    let limits = campaign::limits(desk, &all, set_up).map_err(failed)?;
    obstacles.extend(asked::obstacles(desk, catalogue, set_up, &limits));
''')
