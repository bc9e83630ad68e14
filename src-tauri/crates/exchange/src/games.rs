//! A table of games as people keep it: typed, or copied from a spreadsheet.
//!
//! Tabs, semicolons or commas separate the cells, whichever the first line has. A first line of headings names its columns in
//! any order; without one they are the day, the scenario, and a name and its victory points for each side. What the cells
//! mean, such as which Warband a name is, is for others to decide.
//!
//! ```
//! let table = nml_exchange::games::read("Date;Scenario;Warband 1;Score 1;Warband 2;Score 2\n4.5.2026;Relic Hunt;Redoubt;6;Choir;4")?;
//! assert_eq!(table.games[0].scenario, "Relic Hunt");
//! assert_eq!(table.games[0].sides[1].name, "Choir");
//! # Ok::<(), nml_exchange::Unusable>(())
//! ```

use csv::{ReaderBuilder, StringRecord, Trim};
use nml_campaign::EARLIER_MAX;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Unusable;
use crate::bounds::{GAMES_BYTES, GAMES_COLUMNS};
use crate::code;

const WHAT: &str = "The table of games";

/// A table as it stands: its cells, and what each of its columns holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "EarlierCells")]
pub struct TableCells {
    /// What separates its cells: a tab, a semicolon or a comma.
    pub delimiter: char,
    /// Its first line names the columns.
    pub headed: bool,
    /// What each column holds, as many as its longest line has.
    pub columns: Vec<Column>,
    /// Its lines, without that of the headings and without empty ones.
    pub rows: Vec<TableRow>,
}

/// A line of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "EarlierRow")]
pub struct TableRow {
    /// Where it stands in the text, from 1.
    pub line: u64,
    /// Its cells, without the blanks around them.
    pub cells: Vec<String>,
}

/// A table of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameTable {
    /// Its games, in its order.
    pub games: Vec<GameCells>,
    /// Headings of columns that mean nothing here.
    pub ignored: Vec<String>,
}

/// What a table says about one game, as it is written there; an empty cell says nothing.
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
    /// Who won, if the table says more than the victory points.
    pub winner: String,
}

/// What a table says about one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideCells {
    /// Its name.
    pub name: String,
    /// Its victory points.
    pub score: String,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "EarlierColumn")]
pub enum Column {
    /// The day.
    Day,
    /// The scenario.
    Scenario,
    /// Who fought.
    Name,
    /// The victory points of the side before it, or of that place.
    Score,
    /// Who attacked.
    Attacker,
    /// Who won.
    Winner,
    /// A column that is not read here.
    Other,
}

impl Column {
    /// The heading of that column.
    const fn heading(self) -> &'static str {
        match self {
            Self::Day => "Date",
            Self::Scenario => "Scenario",
            Self::Name => "Warband",
            Self::Score => "Score",
            Self::Attacker => "Attacker",
            Self::Winner => "Winner",
            Self::Other => "–",
        }
    }
}

/// The lines of a text with their places, empty ones left out.
///
/// # Errors
/// `TOO_LARGE`; `NOT_A_TABLE` when it is no table, or a line has too many columns.
fn lines(text: &str) -> Result<Vec<(u64, StringRecord)>, Unusable> {
    if text.len() > GAMES_BYTES {
        let line = format!("The table has {} bytes: {GAMES_BYTES} at most.", text.len());
        return Err(Unusable::whole(code::TOO_LARGE, WHAT, line));
    }
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(Trim::All)
        .delimiter(delimiter(text))
        .from_reader(text.as_bytes());
    let mut place = Place { byte: 0, line: 1 };
    let mut lines = Vec::new();
    for record in reader.records() {
        let record = record
            .map_err(|error| Unusable::whole(code::NOT_A_TABLE, WHAT, format!("The table cannot be read: {error}.")))?;
        let line = place.line(text, record.position());
        if record.iter().all(str::is_empty) {
            continue;
        }
        if record.len() > GAMES_COLUMNS {
            let why = format!("The line has {} columns: {GAMES_COLUMNS} at most.", record.len());
            return Err(Unusable::at(code::NOT_A_TABLE, WHAT, format!("line {line}"), why));
        }
        lines.push((line, record));
    }
    Ok(lines)
}

/// The cells of a table, as it stands, and what each column is taken for. `None` if the table is empty.
///
/// # Errors
/// As [`read`], except for what is missing in a table.
pub fn cells(text: &str) -> Result<Option<TableCells>, Unusable> {
    let lines = lines(text)?;
    let Some((_, first)) = lines.first() else { return Ok(None) };
    let named = headings(first);
    let headed = named.is_some();
    let wide = lines.iter().map(|(_, record)| record.len()).max().unwrap_or(0);
    let named = named.unwrap_or_default();
    let taken = |at: usize| if headed { named.get(at).copied().unwrap_or(Column::Other) } else { usual(at) };
    let rows = lines.into_iter().skip(usize::from(headed));
    Ok(Some(TableCells {
        delimiter: char::from(delimiter(text)),
        headed,
        columns: (0..wide).map(taken).collect(),
        rows: rows.map(|(line, record)| TableRow { line, cells: record.iter().map(str::to_owned).collect() }).collect(),
    }))
}

/// The text with this column, from 0, taken for something else: its line of headings says so, and is written if there
/// was none. Headings in other words stay if nothing changes.
///
/// # Errors
/// As [`cells`].
pub fn taken(text: &str, column: usize, means: Column) -> Result<String, Unusable> {
    let all = lines(text)?;
    let (Some((line, first)), Some(known)) = (all.first(), cells(text)?) else { return Ok(text.to_owned()) };
    let mark = known.delimiter;
    let written = known.columns.iter().enumerate().map(|(at, stands)| {
        let wanted = if at == column { means } else { *stands };
        let old = first.get(at).filter(|cell| known.headed && !cell.is_empty());
        match old {
            Some(old) if wanted == *stands || wanted == Column::Other && heading(old) == Column::Other => {
                quoted(old, mark)
            }
            Some(_) | None => wanted.heading().to_owned(),
        }
    });
    let apart = if mark == '\t' { mark.to_string() } else { format!("{mark} ") };
    let headed = written.collect::<Vec<_>>().join(&apart);
    let before: usize = text.split_inclusive('\n').take(usize::try_from(*line).unwrap_or(1) - 1).map(str::len).sum();
    let (before, rest) = text.split_at(before);
    if !known.headed {
        return Ok(format!("{before}{headed}\n{rest}"));
    }
    // A heading in quotes may go on over several lines: the games begin with the first line after it.
    let next = all.get(1).map(|(next, _)| usize::try_from(next - line).unwrap_or(1));
    let passed: usize = match next {
        Some(next) => rest.split_inclusive('\n').take(next).map(str::len).sum(),
        None => rest.len(),
    };
    let (_, games) = rest.split_at(passed);
    Ok(if games.is_empty() { format!("{before}{headed}") } else { format!("{before}{headed}\n{games}") })
}

/// A cell as it is written, in quotes if it holds the mark.
fn quoted(cell: &str, mark: char) -> String {
    if cell.contains([mark, '"', '\n']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

/// Columns without headings: day, scenario, then a name and its points for each side.
const fn usual(at: usize) -> Column {
    match at {
        0 => Column::Day,
        1 => Column::Scenario,
        at if at.is_multiple_of(2) => Column::Name,
        _ => Column::Score,
    }
}

/// Reads a table of games.
///
/// # Errors
/// `TOO_LARGE`; `NO_GAMES` when nothing stands in it; `NOT_A_TABLE` when a heading is missing, or a line has too many
/// columns.
pub fn read(text: &str) -> Result<GameTable, Unusable> {
    let mut table = GameTable::default();
    let mut columns: Option<Vec<Column>> = None;
    for (line, record) in lines(text)? {
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
                "There are more than {EARLIER_MAX} games: enter those before this line, then enter the rest as another table."
            );
            return Err(Unusable::at(code::NOT_A_TABLE, WHAT, format!("line {line}"), why));
        }
        table.games.push(game(line, &record, known));
    }
    if table.games.is_empty() {
        let why = "The table is empty: enter a line for each game, with its day, its scenario, and a name and victory points for each side.";
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
    /// The line that a record is on: the reader's own count stands still at the empty lines before it.
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

/// The columns that a line of headings names. `None` if the line is a game.
fn headings(record: &StringRecord) -> Option<Vec<Column>> {
    let columns: Vec<Column> = record.iter().map(heading).collect();
    // A Warband may be called Victory Guard: one word that could be a heading does not make a line of headings.
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
    let missing =
        |what: &str| Err(Unusable::at(code::NOT_A_TABLE, WHAT, "line 1", format!("There is no column for {what}.")));
    match (count(Column::Scenario), count(Column::Name), count(Column::Score)) {
        (0, ..) => missing("the scenario: head one “Scenario”"),
        (_, 0 | 1, _) => missing("who fought: head at least two “Warband” or “Player”"),
        (_, names, scores) if names != scores => {
            missing("the victory points of each side: head as many “Score” as “Warband”")
        }
        _ => Ok(()),
    }
}

fn game(line: u64, record: &StringRecord, columns: &[Column]) -> GameCells {
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

    fn read_cells(text: &str) -> TableCells {
        cells(text).unwrap().unwrap()
    }

    fn second(known: &TableCells) -> Vec<(u64, &str)> {
        known.rows.iter().map(|row| (row.line, row.cells[1].as_str())).collect()
    }

    #[test]
    fn cells_stand_as_they_are_written_and_each_column_is_taken_for_something() {
        use Column::{Day, Name, Other, Scenario, Score};
        let bare = read_cells("30.4.2026; Relic Hunt; Ines; 11; Ada; 4\n\n14.5.2026; “Raid”; Ben; 3; Ada; 9");
        assert_eq!(bare.columns, [Day, Scenario, Name, Score, Name, Score]);
        assert_eq!((bare.delimiter, bare.headed), (';', false));
        assert_eq!(second(&bare), [(1, "Relic Hunt"), (3, "“Raid”")]);
        assert_eq!(cells(" \n \n").unwrap(), None);
        let headed =
            read_cells("Player 1\tPlayer 2\tVP 1\tVP 2\tMission\tNotes\tTeam VP\nAnna\tBen\t6\t4\tRelic Hunt\train\t6");
        assert_eq!(headed.columns, [Name, Name, Score, Score, Scenario, Other, Score]);
        assert_eq!(second(&headed), [(2, "Ben")]);
        // A Warband may be called Victory Guard, and a line of a game has figures.
        let game = read_cells("Won by Day,Scenario,Victory Guard,11,Team Rocket,4");
        assert_eq!((game.headed, game.rows.len()), (false, 1));
        let quoted = read_cells("1.5.2026,\"Hunt, Relic\",Saints,6,\"A \"\"B\"\"\nC\",4\n2.5.2026,Raid,A,1,B,2");
        assert_eq!(second(&quoted), [(1, "Hunt, Relic"), (3, "Raid")]);
        assert_eq!(quoted.rows[0].cells[4], "A \"B\"\nC");
    }

    #[test]
    fn taking_a_column_for_something_else_writes_a_line_of_headings_or_changes_the_one_that_is_there() {
        let bare = "Relic Hunt;Ines;11;Ada;4";
        let once = taken(bare, 0, Column::Scenario).unwrap();
        assert_eq!(once, format!("Scenario; Scenario; Warband; Score; Warband\n{bare}"));
        let twice = taken(&once, 1, Column::Name).unwrap();
        let [scenario, name, score] = [Column::Scenario, Column::Name, Column::Score];
        assert_eq!(read_cells(&twice).columns, [scenario, name, name, score, name]);
        assert_eq!(twice.lines().count(), 2);
        // Words of one's own stay if nothing is changed.
        let own = "\nWhen;Mission;\"Rain; snow\";Player;Score;Player;Score\r\n1.5.;Relic Hunt;yes;A;1;B;2";
        let line = |at, means| taken(own, at, means).unwrap().lines().nth(1).unwrap().to_owned();
        assert_eq!(line(2, Column::Attacker), "When; Mission; Attacker; Player; Score; Player; Score");
        assert_eq!(line(1, Column::Other), "When; –; \"Rain; snow\"; Player; Score; Player; Score");
        assert_eq!(taken(" ", 0, Column::Day).unwrap(), " ");
        assert!(taken(own, 2, Column::Attacker).unwrap().ends_with("\n1.5.;Relic Hunt;yes;A;1;B;2"));
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
