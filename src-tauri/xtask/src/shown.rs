//! Pictures that the README and the guide show. The table has a file to itself, so that the tests of the workspace can read
//! it too.

/// What a picture is called in `ui/pictures`, and what the test that takes it calls it.
pub const SHOWN: [(&str, &str); 14] = [
    // The README
    ("battle", "battle-spend"),
    ("builder", "builder"),
    ("aftermath", "aftermath-open-choice"),
    ("campaign", "season-round-three"),
    // The guide
    ("find", "find-fallen"),
    ("rosters", "rosters-looked-into"),
    ("plan", "plan-round"),
    ("correction", "correction-follows"),
    ("replay", "replay-attack"),
    ("evening", "club-results"),
    ("draw", "club-why"),
    ("conflict", "parcel-parted"),
    ("map", "own-scenario-map"),
    ("published", "published-battle"),
];

/// The file that the test leaves in `target/pictures`: small and light.
pub fn taken(test: &str) -> String {
    format!("{test}-1280-light.png")
}
