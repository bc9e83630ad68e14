//! Terrain on a printed map: what a piece is called if it has no label, and what its drawing stands for.

use nml_catalogue::TerrainKind;
use nml_exchange::print::{Drawing, Look, Overlay};

nml_words::sentences! {
    pub in "app_terrain":
    ruined_building(),
    ruined_corner(),
    trench(),
    hill(),
    wall(),
    landmark(),
    intact_building(),
    difficult(),
    dangerous(),
    river(),
    stream(),
    obstacle(),
    wire(),
    hedge(),
    wood(),
    crater(),
    mire(),
    also_difficult(),
    also_dangerous(),
    impassable(),
    mined(),
}

/// `Ruin`, `Hill`.
pub fn name(kind: TerrainKind) -> String {
    match kind {
        TerrainKind::RuinedBuilding => ruined_building(),
        TerrainKind::RuinedCorner => ruined_corner(),
        TerrainKind::Trench => trench(),
        TerrainKind::Hill => hill(),
        TerrainKind::Wall => wall(),
        TerrainKind::Landmark => landmark(),
        TerrainKind::IntactBuilding => intact_building(),
        TerrainKind::Difficult => difficult(),
        TerrainKind::Dangerous => dangerous(),
        TerrainKind::River => river(),
        TerrainKind::Stream => stream(),
        TerrainKind::Obstacle => obstacle(),
    }
}

/// As the legend names a drawing: `Wire`, `Mined`.
pub fn drawing(drawn: Drawing) -> String {
    match drawn {
        Drawing::Look(look) => match look {
            Look::RuinedBuilding => ruined_building(),
            Look::RuinedCorner => ruined_corner(),
            Look::Trench => trench(),
            Look::Hill => hill(),
            Look::Wall => wall(),
            Look::Landmark => landmark(),
            Look::IntactBuilding => intact_building(),
            Look::Difficult => difficult(),
            Look::Dangerous => dangerous(),
            Look::River => river(),
            Look::Stream => stream(),
            Look::Obstacle => obstacle(),
            Look::Wire => wire(),
            Look::Hedge => hedge(),
            Look::Wood => wood(),
            Look::Crater => crater(),
            Look::Mire => mire(),
        },
        Drawing::Over(Overlay::Difficult) => also_difficult(),
        Drawing::Over(Overlay::Dangerous) => also_dangerous(),
        Drawing::Over(Overlay::Impassable) => impassable(),
        Drawing::Over(Overlay::Mined) => mined(),
    }
}
