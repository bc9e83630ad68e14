//! What would happen: machines play a set-up or a battle many times in the background, and the page asks how far they
//! are.
//!
//! A session runs only one forecast at a time: a new one replaces it. The book keeps nothing of it.

mod file;
mod shown;

use std::sync::Arc;

use nml_battle::{Battle, Phase};
use schemars::JsonSchema;
use serde::Deserialize;

pub use self::file::{Wanted, forecast};
pub use self::shown::{Figure, Forecast, ForecastCount, ForecastModel, ForecastSide};
use crate::battle;
use crate::code;
use crate::failure::Failure;
use crate::machine_games::MachineGames;
pub use crate::machine_games::{ForecastOf, GAMES_MAX};
use crate::session::Session;
use crate::setup::{Around, field};
use crate::streams::Open;
use crate::subject::SetUps;
use crate::words::forecasts as say;

/// A forecast that is asked for.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewForecast {
    /// Of what.
    pub of: ForecastOf,
    /// How many games.
    pub games: u32,
}

/// Begins to play in the background; what was played before stops.
///
/// # Errors
/// `OUT_OF_RANGE`; `NOT_READY` with what stands in the way of the battle; `ALREADY_OVER`.
pub fn forecast_begin(session: &Session, new: NewForecast) -> Result<Forecast, Failure> {
    if new.games == 0 || new.games > GAMES_MAX {
        return Err(Failure::new(code::OUT_OF_RANGE, say::games_out_of_range(GAMES_MAX, new.games)));
    }
    let (name, begun) = beginning(session, &new.of)?;
    let games = MachineGames::begin(new.of, name, begun, new.games, session.chance()?.seed())?;
    let shown = so_far(session, &games);
    *session.machine_games() = Some(games);
    Ok(shown)
}

/// The forecast of this session, or `None` if nobody asked for one.
///
/// # Errors
/// None.
pub fn forecast_state(session: &Session, (): ()) -> Result<Option<Forecast>, Failure> {
    Ok(session.machine_games().as_ref().map(|games| so_far(session, games)))
}

/// Stops it; the results so far stay.
///
/// # Errors
/// None.
pub fn forecast_stop(session: &Session, (): ()) -> Result<Option<Forecast>, Failure> {
    Ok(session.machine_games().as_ref().map(|games| {
        games.stop();
        so_far(session, games)
    }))
}

/// The results so far.
fn so_far(session: &Session, games: &MachineGames) -> Forecast {
    // First whether it is over: after that nothing is added to what is read next.
    let going = games.going();
    let of = shown::Games { wanted: games.wanted, seed: games.seed, going };
    shown::shown(session, games.of.clone(), &games.name, &games.begun, &games.tally(), of)
}

/// The state that every game begins in, and what it is called.
fn beginning(session: &Session, of: &ForecastOf) -> Result<(String, Battle), Failure> {
    match of {
        ForecastOf::SetUp { set_up } => {
            let open: Open<SetUps> = session.open_stream(set_up)?;
            let field = field(session, &Around::of(session)?, &open.state).map_err(|obstacles| {
                let lines: Vec<&str> = obstacles.iter().map(|obstacle| obstacle.message.as_str()).collect();
                Failure::new(code::NOT_READY, lines.join(" "))
            })?;
            Ok((open.state.name.clone(), Battle::new(Arc::new(field))))
        }
        ForecastOf::Battle { battle, what_if, seq } => {
            let open = battle::open(session, battle, what_if.as_deref())?;
            let state = seq.map_or_else(|| open.state.clone(), |seq| open.state_at(seq));
            if state.phase == Phase::Ended {
                return Err(Failure::new(code::ALREADY_OVER, say::over()));
            }
            Ok((open.start.name.clone(), state))
        }
    }
}
