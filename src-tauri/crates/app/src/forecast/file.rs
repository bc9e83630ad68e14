//! A forecast on the command line: of something in a book that is only read.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Forecast, beginning, shown};
use crate::book::{self, Book, Named, named};
use crate::code;
use crate::dialog::Nobody;
use crate::failure::Failure;
use crate::machine_games::{ForecastOf, GAMES_MAX, played};
use crate::session::Session;
use crate::words::forecasts as say;

/// What is forecast on the command line.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The book's file.
    pub book: PathBuf,
    /// A set-up or a battle: its id, or its exact name if only one has it.
    pub what: String,
    /// How many games.
    pub games: u32,
    /// The seed of the first; each further one has the next number.
    pub seed: u64,
}

/// Plays the games. After each it says how many were played and asks whether to go on.
///
/// # Errors
/// The book cannot be used; `UNKNOWN_NAME`, `AMBIGUOUS_NAME`, `OUT_OF_RANGE`; as [`super::forecast_begin`].
pub fn forecast(wanted: &Wanted, mut goes_on: impl FnMut(u32) -> bool) -> Result<Forecast, Failure> {
    if wanted.games == 0 || wanted.games > GAMES_MAX {
        return Err(Failure::new(code::OUT_OF_RANGE, say::games_out_of_range(GAMES_MAX, wanted.games)));
    }
    // It looks for nothing beside the book, and asks nobody.
    let session = Session::new(PathBuf::new(), Some(wanted.book.clone()), Box::new(Nobody));
    let read = book::read(&wanted.book)?;
    let of = meant(&read, &wanted.what)?;
    session.put(read);
    let (name, begun) = beginning(&session, &of)?;
    let begun = Arc::new(begun);
    let tally = played(&begun, wanted.games, wanted.seed, |so_far| goes_on(so_far.games + so_far.stuck));
    let games = shown::Games { wanted: wanted.games, seed: wanted.seed, going: false };
    Ok(shown::shown(&session, of, &name, &begun, &tally, games))
}

/// The set-up or battle of that id or name. A battle has the name of the set-up that it began from, and goes before it.
fn meant(book: &Book, what: &str) -> Result<ForecastOf, Failure> {
    let set_ups: Vec<_> = book.scenarios()?.into_iter().filter(|row| !row.removed).collect();
    if let Some(row) = set_ups.iter().find(|row| row.id.to_string() == what) {
        return Ok(ForecastOf::SetUp { set_up: row.id.to_string() });
    }
    match named(book, what) {
        Ok(Named::Battle(battle)) => Ok(ForecastOf::Battle { battle, what_if: None, seq: None }),
        Ok(Named::Campaign(_) | Named::Warband(_) | Named::Evening(_)) => {
            Err(Failure::new(code::UNKNOWN_NAME, say::no_battle(quoted(what))))
        }
        Err(unknown) if unknown.code == code::UNKNOWN_NAME.name => {
            let so_called: Vec<_> = set_ups.iter().filter(|row| row.name == what).collect();
            match so_called.as_slice() {
                [one] => Ok(ForecastOf::SetUp { set_up: one.id.to_string() }),
                [] => Err(unknown),
                several => {
                    let ids: Vec<String> = several.iter().map(|row| row.id.to_string()).collect();
                    Err(Failure::new(code::AMBIGUOUS_NAME, say::several(quoted(what), ids.join(", "))))
                }
            }
        }
        Err(other) => Err(other),
    }
}

fn quoted(what: &str) -> String {
    what.chars().take(60).collect()
}
