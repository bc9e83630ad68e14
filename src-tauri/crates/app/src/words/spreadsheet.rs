//! Tables for a spreadsheet. Their headings, and what “Begin in mid-season” reads again, belong to the file and stay as
//! they are.

nml_words::sentences! {
    pub in "app_spreadsheet":
    title(),
    kind(),
    file_of_standings(campaign),
    file_of_games(campaign),
}

/// A game that nobody won.
pub const DRAW: &str = "Draw";
/// Between winners.
pub const AND: &str = " and ";
/// The headings of the standings.
pub const STANDINGS: [&str; 18] = [
    "Place",
    "Warband",
    "Player",
    "Faction",
    "CVP",
    "Games",
    "Won",
    "Drawn",
    "Lost",
    "VP made",
    "VP suffered",
    "Glorious Deeds",
    "Took Out of Action",
    "Lost Out of Action",
    "Games without VP",
    "Games without Deeds",
    "Games without enemy casualties",
    "Games without own casualties",
];

/// The headings of a table of games with this many sides; those that “Begin in mid-season” reads.
pub fn games(sides: usize) -> Vec<String> {
    let head = ["Game", "Date", "Scenario", "Attacker", "Winner"].map(str::to_owned);
    let sides = (1..=sides).flat_map(|side| [format!("Warband {side}"), format!("Score {side}")]);
    head.into_iter().chain(sides).collect()
}
