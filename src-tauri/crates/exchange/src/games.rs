//! A table of games as people keep it: typed, or copied out of a spreadsheet.
//!
//! Cells are parted by tabs, semicolons or commas, whichever the first line has. A first line of headings names its
//! columns in any order; without one they are the day, the scenario, and a name and its victory points for each side.
//! What the cells mean, such as which Warband a name is, is for others to say.
//!
//! ```
//! let table = nml_exchange::games::read("Date;Scenario;Warband 1;Score 1;Warband 2;Score 2\n4.5.2026;Relic Hunt;Redoubt;6;Choir;4")?;
//! assert_eq!(table.games[0].scenario, "Relic Hunt");
//! assert_eq!(table.games[0].sides[1].name, "Choir");
//! # Ok::<(), nml_exchange::Unusable>(())
//! ```

use csv::{ReaderBuilder, StringRecord, Trim};
use nml_campaign::EARLIER_MAX;

use crate::Unusable;
use crate::bounds::{GAMES_BYTES, GAMES_COLUMNS};
use crate::code;

const WHAT: &str = "The table of games";

/// A table of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameTable {
    /// Its games, in its order.
    pub games: Vec<GameCells>,
    /// Headings of columns that mean nothing here.
    pub ignored: Vec<String>,
}

/// What a table says of one game, as it is written there; empty: nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameCells {
    /// Its line in the table, from 1.
    pub line: u64,
    /// The day.
    pub day: String,
    /// The scenario.
    pub scenario: String,
    /// Who fought.
    pub sides: Vec<SideCells>,
    /// Who attacked.
    pub attacker: String,
    /// Who won, where the table says more than the victory points.
    pub winner: String,
}

/// What a table says of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideCells {
    /// Its name.
    pub name: String,
    /// Its victory points.
    pub score: String,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Day,
    Scenario,
    Name,
    Score,
    Attacker,
    Winner,
    Other,
}

/// Reads a table of games.
///
/// # Errors
/// `TOO_LARGE`; `NO_GAMES` when nothing stands in it; `NOT_A_TABLE` when a heading is missing, or a line has too many
/// columns.
pub fn read(text: &str) -> Result<GameTable, Unusable> {
    if text.len() > GAMES_BYTES {
        let line = format!("{} bytes: expected at most {GAMES_BYTES}", text.len());
        return Err(Unusable::whole(code::TOO_LARGE, WHAT, line));
    }
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .delimiter(delimiter(text))
        .from_reader(text.as_bytes());
    let mut table = GameTable::default();
    let mut columns: Option<Vec<Column>> = None;
    let mut place = Place { byte: 0, line: 1 };
    for record in reader.records() {
        let record = record.map_err(|error| Unusable::whole(code::NOT_A_TABLE, WHAT, error.to_string()))?;
        let line = place.line(text, record.position());
        if record.iter().all(str::is_empty) {
            continue;
        }
        if record.len() > GAMES_COLUMNS {
            let why = format!("{} columns: expected at most {GAMES_COLUMNS}", record.len());
            return Err(Unusable::at(code::NOT_A_TABLE, WHAT, format!("line {line}"), why));
        }
        let known = match &columns {
            Some(known) => known,
            None => {
                let headed = headings(&record);
                let heads = headed.is_some();
                let known = columns.insert(headed.unwrap_or_default());
                if heads {
                    table.ignored.extend(other(&record, known));
                    complete(known)?;
                    continue;
                }
                known
            }
        };
        if table.games.len() == EARLIER_MAX {
            let why = format!(
                "more than {EARLIER_MAX} games: enter those before this line, then enter the rest as another table afterwards"
            );
            return Err(Unusable::at(code::NOT_A_TABLE, WHAT, format!("line {line}"), why));
        }
        table.games.push(game(line, &record, known));
    }
    if table.games.is_empty() {
        let why = "nothing stands in it: expected a line for each game, with its day, its scenario, and a name and victory points for each side";
        return Err(Unusable::whole(code::NO_GAMES, WHAT, why));
    }
    Ok(table)
}

/// How far the text was counted.
struct Place {
    byte: usize,
    line: u64,
}

impl Place {
    /// The line that a record stands in: the reader's own count stands still at the empty lines before it.
    fn line(&mut self, text: &str, at: Option<&csv::Position>) -> u64 {
        let start = at.and_then(|at| usize::try_from(at.byte()).ok()).unwrap_or(self.byte);
        let empty = text.as_bytes().iter().skip(start).take_while(|byte| matches!(byte, b'\n' | b'\r')).count();
        let passed = text.as_bytes().iter().take(start + empty).skip(self.byte).filter(|byte| **byte == b'\n').count();
        self.byte = start + empty;
        self.line += u64::try_from(passed).unwrap_or(0);
        self.line
    }
}

fn delimiter(text: &str) -> u8 {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    [b'\t', b';'].into_iter().find(|mark| first.as_bytes().contains(mark)).unwrap_or(b',')
}

/// The columns that a line of headings names; none: it is a game.
fn headings(record: &StringRecord) -> Option<Vec<Column>> {
    let columns: Vec<Column> = record.iter().map(heading).collect();
    // A Warband may be called Victory Guard: a single word that could be a heading makes no line of headings.
    let known = columns.iter().filter(|column| **column != Column::Other).count();
    let figures = record.iter().any(|cell| !cell.is_empty() && cell.chars().all(|c| c.is_ascii_digit()));
    (known >= 2 && !figures).then_some(columns)
}

fn heading(cell: &str) -> Column {
    let cell = cell.to_lowercase();
    let begins = |words: &[&str]| words.iter().any(|word| cell.starts_with(word));
    if begins(&["date", "day", "played on", "when"]) {
        Column::Day
    } else if begins(&["scenario", "mission"]) {
        Column::Scenario
    } else if begins(&["attacker", "attacked"]) {
        Column::Attacker
    } else if begins(&["winner", "won"]) {
        Column::Winner
    } else if begins(&["score", "vp", "points", "victory points"]) || cell.ends_with("score") || cell.ends_with(" vp") {
        Column::Score
    } else if begins(&["warband", "side", "player", "name", "opponent", "team"]) {
        Column::Name
    } else {
        Column::Other
    }
}

fn other(record: &StringRecord, columns: &[Column]) -> Vec<String> {
    let unknown = record.iter().zip(columns).filter(|(cell, column)| **column == Column::Other && !cell.is_empty());
    unknown.map(|(cell, _)| crate::json::cut(cell)).collect()
}

fn complete(columns: &[Column]) -> Result<(), Unusable> {
    let count = |wanted: Column| columns.iter().filter(|column| **column == wanted).count();
    let missing = |what: &str| Err(Unusable::at(code::NOT_A_TABLE, WHAT, "line 1", format!("no column for {what}")));
    match (count(Column::Scenario), count(Column::Name), count(Column::Score)) {
        (0, ..) => missing("the scenario: expected one headed “Scenario”"),
        (_, 0 | 1, _) => missing("who fought: expected at least two headed “Warband” or “Player”"),
        (_, names, scores) if names != scores => {
            missing("the victory points of each side: expected as many headed “Score” as “Warband”")
        }
        _ => Ok(()),
    }
}

fn game(line: u64, record: &StringRecord, columns: &[Column]) -> GameCells {
    let usual = |at: usize| match at {
        0 => Column::Day,
        1 => Column::Scenario,
        at if at % 2 == 0 => Column::Name,
        _ => Column::Score,
    };
    let mut game = GameCells { line, ..GameCells::default() };
    let (mut names, mut scores) = (Vec::new(), Vec::new());
    for (at, cell) in record.iter().enumerate() {
        let column = if columns.is_empty() { usual(at) } else { columns.get(at).copied().unwrap_or(Column::Other) };
        let cell = cell.to_owned();
        match column {
            Column::Day => game.day = cell,
            Column::Scenario => game.scenario = cell,
            Column::Attacker => game.attacker = cell,
            Column::Winner => game.winner = cell,
            Column::Name => names.push(cell),
            Column::Score => scores.push(cell),
            Column::Other => {}
        }
    }
    scores.resize(names.len(), String::new());
    let sides = names.into_iter().zip(scores).map(|(name, score)| SideCells { name, score });
    game.sides = sides.filter(|side| !side.name.is_empty() || !side.score.is_empty()).collect();
    game
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn side(name: &str, score: &str) -> SideCells {
        SideCells { name: name.to_owned(), score: score.to_owned() }
    }

    #[test]
    fn a_table_without_headings_has_the_usual_columns() {
        let table =
            read("2026-04-30\tRelic Hunt\tRedoubt\t6\tChoir\t4\n\n\tThe High Ground\tChoir\t3\tNinth\t3\tTenth\t1\n")
                .unwrap();
        assert_eq!(table.games.len(), 2);
        assert_eq!(table.games[0].sides, [side("Redoubt", "6"), side("Choir", "4")]);
        assert_eq!((table.games[1].line, table.games[1].day.as_str()), (3, ""));
        assert_eq!(table.games[1].sides.len(), 3);
    }

    #[test]
    fn headings_name_columns_in_any_order() {
        let text = "Player 1;Player 2;VP 1;VP 2;Scenario;Day;Attacker;Winner;Notes\nAnna;“Big” Ben;6;4;Relic Hunt;30.4.2026;Anna;Ben;rain";
        let table = read(text).unwrap();
        assert_eq!(table.ignored, ["Notes"]);
        let [game] = table.games.as_slice() else { unreachable!() };
        assert_eq!(game.sides, [side("Anna", "6"), side("“Big” Ben", "4")]);
        assert_eq!((game.day.as_str(), game.attacker.as_str(), game.winner.as_str()), ("30.4.2026", "Anna", "Ben"));
    }

    #[test]
    fn quoted_cells_hold_the_mark_that_parts_cells() {
        let table = read("2026-04-30,Relic Hunt,\"Saints, Sinners\",6,Choir,4").unwrap();
        assert_eq!(table.games[0].sides[0], side("Saints, Sinners", "6"));
    }

    #[test]
    fn what_is_no_table_is_refused_in_one_line() {
        let refused = |text: &str| read(text).unwrap_err();
        assert_eq!(refused(" \n \n").code.name, "NO_GAMES");
        assert_eq!(refused("Date,Scenario\n1,2").code.name, "NOT_A_TABLE");
        assert!(refused("Date,Warband,Warband,Score,Score\n").message.contains("Scenario"));
        assert!(refused("Scenario,Warband,Warband,Score\n").message.contains("Score"));
        assert_eq!(refused(&"a,".repeat(80)).place, "line 1");
        assert_eq!(refused(&"a".repeat(GAMES_BYTES + 1)).code.name, "TOO_LARGE");
        let many = refused(&"2026-04-30,X,A,1,B,2\n".repeat(EARLIER_MAX + 1));
        assert_eq!((many.code.name, many.place), ("NOT_A_TABLE", format!("line {}", EARLIER_MAX + 1)));
    }
}
