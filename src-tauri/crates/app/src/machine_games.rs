//! Battles that machines play, one after another: at once, or on a thread beside the session until somebody stops them.
//! The book keeps nothing of them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use nml_battle::Battle;
use nml_forecast::{Player, Tally, play};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::code;
use crate::failure::Failure;
use crate::plain_words;

/// What is forecast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum ForecastOf {
    /// A set-up, from its first roll on.
    SetUp {
        /// Its stream.
        set_up: String,
    },
    /// A battle, from where it stands.
    Battle {
        /// Its stream.
        battle: String,
        /// The what-if in it, or none for the battle itself.
        #[serde(default)]
        what_if: Option<String>,
        /// After this entry, or after the last one.
        #[serde(default)]
        seq: Option<u64>,
    },
}

/// The most games of a forecast.
pub const GAMES_MAX: u32 = 100_000;

/// Plays this many games and adds them up, each with the next seed. After each one it asks whether to go on.
pub fn played(begun: &Battle, games: u32, seed: u64, mut goes_on: impl FnMut(&Tally) -> bool) -> Tally {
    let players = vec![Player::Sensible; begun.sides.len()];
    let mut tally = Tally::new(begun);
    for number in 0..games {
        let mut chance = Chance::seeded(seed.wrapping_add(u64::from(number)));
        tally.add(begun, &play(begun, &players, &mut |n| chance.below(n)));
        if !goes_on(&tally) {
            break;
        }
    }
    tally
}

/// Games that are played in the background.
#[derive(Debug)]
pub(crate) struct MachineGames {
    /// What they forecast.
    pub of: ForecastOf,
    /// The name of what they forecast.
    pub name: String,
    /// The state that each of them begins in.
    pub begun: Arc<Battle>,
    /// How many were asked for.
    pub wanted: u32,
    /// The seed of the first.
    pub seed: u64,
    shared: Arc<Shared>,
}

/// What both threads hold.
#[derive(Debug)]
struct Shared {
    stop: AtomicBool,
    over: AtomicBool,
    tally: Mutex<Tally>,
}

/// However the thread ends, it is over.
struct Ends(Arc<Shared>);

impl Drop for Ends {
    fn drop(&mut self) {
        self.0.over.store(true, Ordering::Release);
    }
}

impl MachineGames {
    /// Begins them.
    ///
    /// # Errors
    /// `SYSTEM` if the system gives no thread.
    pub fn begin(of: ForecastOf, name: String, begun: Battle, wanted: u32, seed: u64) -> Result<Self, Failure> {
        let tally = Mutex::new(Tally::new(&begun));
        let shared = Arc::new(Shared { stop: AtomicBool::new(false), over: AtomicBool::new(false), tally });
        let begun = Arc::new(begun);
        let (ends, from) = (Ends(Arc::clone(&shared)), Arc::clone(&begun));
        let plays = move || {
            played(&from, wanted, seed, |so_far| {
                ends.0.tally.lock().unwrap_or_else(PoisonError::into_inner).clone_from(so_far);
                !ends.0.stop.load(Ordering::Acquire)
            });
        };
        thread::Builder::new()
            .name("machine games".to_owned())
            .spawn(plays)
            .map_err(|error| Failure::new(code::SYSTEM, plain_words::no_thread(error.to_string())))?;
        Ok(Self { of, name, begun, wanted, seed, shared })
    }

    /// What was played so far.
    pub fn tally(&self) -> MutexGuard<'_, Tally> {
        self.shared.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// More will be played.
    pub fn going(&self) -> bool {
        !self.shared.over.load(Ordering::Acquire)
    }

    /// The game that is being played is the last one.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Release);
    }
}

impl Drop for MachineGames {
    fn drop(&mut self) {
        self.stop();
    }
}
