//! Many battles added up: who won, who fell, how long it took, and how sure that is.

use nml_battle::{Battle, Condition, ModelId, SideId};

use crate::game::Game;

/// Battles that began in the same state, added up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Battles that came to an end.
    pub games: u32,
    /// Battles that did not: they count nowhere else.
    pub stuck: u32,
    /// Battles that nobody won.
    pub draws: u32,
    /// Battles that ended with this Turn; the first is Turn 0.
    pub turns: Vec<u32>,
    /// Of each side.
    pub sides: Vec<SideTally>,
    /// Of each model of the sides, side by side. Models of the scenario are left out.
    pub models: Vec<ModelTally>,
}

/// What became of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideTally {
    /// Battles that it won.
    pub wins: u32,
    /// Battles in which it fled.
    pub fled: u32,
    /// Victory points of all battles together.
    pub points: u64,
    /// Battles in which this many of its models went Out of Action, from 0.
    pub fallen: Vec<u32>,
}

/// What became of a model.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModelTally {
    /// Which model.
    pub model: ModelId,
    /// Whose.
    pub side: SideId,
    /// Battles in which it went Out of Action.
    pub fell: u32,
    /// Models that it took Out of Action, in all battles together.
    pub felled: u32,
    /// The squares of those of each battle, together: what the spread is worked out from.
    pub felled_squared: u64,
    /// What they cost, in ducats.
    pub felled_ducats: u64,
}

impl Tally {
    /// Nothing is played yet, from this state.
    #[must_use]
    pub fn new(battle: &Battle) -> Self {
        let sides = battle.sides.len();
        let models = battle.models().filter(|(_, f)| usize::from(f.side) < sides);
        Self {
            games: 0,
            stuck: 0,
            draws: 0,
            turns: Vec::new(),
            sides: vec![SideTally::default(); sides],
            models: models.map(|(model, f)| ModelTally { model, side: f.side, ..ModelTally::default() }).collect(),
        }
    }

    /// Adds a battle that began in that state.
    pub fn add(&mut self, begun: &Battle, game: &Game) {
        let end = &game.end;
        if !game.over {
            self.stuck += 1;
            return;
        }
        self.games += 1;
        match end.outcome.and_then(|outcome| outcome.winner) {
            None => self.draws += 1,
            Some(winner) => {
                if let Some(side) = self.sides.get_mut(usize::from(winner)) {
                    side.wins += 1;
                }
            }
        }
        count(&mut self.turns, usize::from(end.turn));
        // A model that was Out of Action before this began fell to nobody in it.
        let fell = |model: ModelId| {
            let out = |battle: &Battle| battle.fighter(model).is_some_and(|f| f.condition == Condition::Out);
            out(end) && !out(begun)
        };
        for (id, side) in end.side_ids().zip(&mut self.sides) {
            let own = end.models().filter(|(model, f)| f.side == id && fell(*model));
            count(&mut side.fallen, own.count());
            if let Some(now) = end.sides.get(usize::from(id)) {
                side.points += u64::from(now.points);
                side.fled += u32::from(now.fled);
            }
        }
        for tally in &mut self.models {
            tally.fell += u32::from(fell(tally.model));
            let by = |f: &nml_battle::Fighter| f.fall.as_ref().and_then(|fall| fall.by) == Some(tally.model);
            let victims = end.models().filter(|(model, f)| f.side != tally.side && by(f) && fell(*model));
            let (number, ducats) = victims.fold((0_u32, 0_u64), |(number, ducats), (model, _)| {
                (number + 1, ducats + end.sheet(model).map_or(0, |card| u64::from(card.ducats)))
            });
            tally.felled += number;
            tally.felled_squared += u64::from(number) * u64::from(number);
            tally.felled_ducats += ducats;
        }
    }
}

fn count(row: &mut Vec<u32>, at: usize) {
    if row.len() <= at {
        row.resize(at + 1, 0);
    }
    if let Some(cell) = row.get_mut(at) {
        *cell += 1;
    }
}
