//! Tables for a spreadsheet: comma-separated, quoted where necessary, with line ends as RFC 4180 has them.
//!
//! ```
//! let csv = nml_exchange::spreadsheet::csv(&[vec!["Warband".into(), "CVP".into()], vec!["Saints, Sinners".into(), "15".into()]])?;
//! assert_eq!(csv, "\u{feff}Warband,CVP\r\n\"Saints, Sinners\",15\r\n");
//! # Ok::<(), nml_exchange::Unusable>(())
//! ```

use csv::{Terminator, WriterBuilder};

use crate::Unusable;
use crate::code;

const WHAT: &str = "The table";
/// Tells spreadsheets that the letters are UTF-8: without it Excel takes them for those of the system, and “Übersee” comes out
/// as “Ãœbersee”. Programs that do not know it see one letter without width before the first heading.
const MARK: &str = "\u{feff}";

/// Rows of cells as one text. A cell that a spreadsheet would take for a formula stands there as text.
///
/// # Errors
/// `UNWRITABLE`.
pub fn csv(rows: &[Vec<String>]) -> Result<String, Unusable> {
    let mut writer = WriterBuilder::new().flexible(true).terminator(Terminator::CRLF).from_writer(Vec::new());
    let unwritable = |why: String| Unusable::whole(code::UNWRITABLE, WHAT, why);
    for row in rows {
        writer.write_record(row.iter().map(|cell| plain(cell))).map_err(|error| unwritable(error.to_string()))?;
    }
    let bytes = writer.into_inner().map_err(|error| unwritable(error.to_string()))?;
    let text = String::from_utf8(bytes).map_err(|error| unwritable(error.to_string()))?;
    Ok(format!("{MARK}{text}"))
}

/// Nobody calculates a name such as `=SUM(A1)`; a negative number is a number. Some spreadsheets read the wide signs of
/// East Asian keyboards as these, and skip white space before them.
fn plain(cell: &str) -> String {
    let signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    let reckoned = cell.trim_start().starts_with(signs) || cell.starts_with(['\t', '\r', '\n']);
    let reckoned = reckoned && cell.parse::<i64>().is_err();
    if reckoned { format!("'{cell}") } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::games;

    #[test]
    fn a_name_is_no_formula_and_a_negative_number_is_one() {
        let csv =
            csv(&[["=SUM(A1)", "@home", "-3", "-x", " =A1", "＋1", "Day -1"].map(str::to_owned).to_vec()]).unwrap();
        assert_eq!(csv, "\u{feff}'=SUM(A1),'@home,-3,'-x,' =A1,'＋1,Day -1\r\n");
    }

    #[test]
    fn a_table_of_games_is_read_again() {
        let rows = [
            vec!["Date", "Scenario", "Warband 1", "Score 1", "Warband 2", "Score 2", "Winner"],
            vec!["2026-04-30", "Relic Hunt", "Saints, “Sinners”", "6", "Choir", "", "Choir"],
        ];
        let csv = csv(&rows.map(|row| row.into_iter().map(str::to_owned).collect::<Vec<_>>())).unwrap();
        let table = games::read(&csv).unwrap();
        let [game] = table.games.as_slice() else { unreachable!() };
        assert_eq!(
            (game.day.as_str(), game.scenario.as_str(), game.winner.as_str()),
            ("2026-04-30", "Relic Hunt", "Choir")
        );
        let sides: Vec<(&str, &str)> =
            game.sides.iter().map(|side| (side.name.as_str(), side.score.as_str())).collect();
        assert_eq!(sides, [("Saints, “Sinners”", "6"), ("Choir", "")]);
        assert!(table.ignored.is_empty());
    }
}
