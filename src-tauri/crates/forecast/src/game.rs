//! One battle, from any state to its end.

use nml_battle::{Battle, Phase, choose as any_choice, decide, evolve, options};

use crate::player::{Player, choose};

/// The most answers of one battle: far beyond any game, so that a fault ends.
const ANSWERS_MAX: usize = 20_000;

/// A battle that was played.
#[derive(Clone, Debug)]
pub struct Game {
    /// How it stands at the end.
    pub end: Battle,
    /// It came to its end. A battle that gets stuck does not, and counts for nobody.
    pub over: bool,
}

/// Plays a battle to its end. The same draws play the same battle; `draw(n)` gives a number below `n`.
pub fn play(battle: &Battle, players: &[Player], draw: &mut impl FnMut(u32) -> u32) -> Game {
    let mut battle = battle.clone();
    for _ in 0..ANSWERS_MAX {
        if battle.phase == Phase::Ended {
            return Game { end: battle, over: true };
        }
        let now = options(&battle);
        let Some(command) = choose(&battle, &now, players, draw) else { break };
        let events = decide(&battle, &command).or_else(|_| {
            // What looked allowed turns out not to be: any answer will do.
            match any_choice(&battle, &now, draw) {
                Some(other) => decide(&battle, &other),
                None => Ok(Vec::new()),
            }
        });
        let Ok(events) = events else { break };
        if events.is_empty() {
            break;
        }
        for event in &events {
            evolve(&mut battle, event);
        }
    }
    Game { end: battle, over: false }
}
