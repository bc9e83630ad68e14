//! Pieces of terrain, as they are called if they have no label.

use nml_catalogue::TerrainKind;

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
