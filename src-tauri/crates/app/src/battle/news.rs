//! What the last thing said changed in a battle: a page that knows the moment before is sent only that.

use nml_battle::Scene;
use nml_catalogue::Terrain;
use schemars::JsonSchema;
use serde::Serialize;

use super::entry::LogEntry;
use super::shown::{BattleNow, BattleView, ModelView};
use super::view;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Battles;

/// The battle after something was said in it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum BattleNews {
    /// What changed since the moment that the page stood at.
    Changed(Box<BattleChange>),
    /// All of it: the page named no moment, or the battle has gone on since.
    Whole(Box<BattleView>),
}

/// What changed in a battle.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BattleChange {
    /// The moment since which it changed.
    pub since: String,
    /// Terrain as it stands, or none if it is unchanged.
    pub terrain: Option<Vec<Terrain>>,
    /// The scenario's own part, or none if it is unchanged.
    pub scene: Option<Scene>,
    /// The models that changed.
    pub models: Vec<ModelView>,
    /// How many models there are now.
    pub count: usize,
    /// How many lines of the log, from the first, are unchanged.
    pub kept: usize,
    /// The lines after them.
    pub log: Vec<LogEntry>,
    /// What may change with each thing that is said.
    #[serde(flatten)]
    pub now: BattleNow,
}

/// What a page knows of a battle. `None` if it named no moment, or another one.
pub(super) struct Known(Option<BattleView>);

impl Known {
    /// A battle as it stands before anything is said.
    pub fn at(session: &Session, open: &Open<Battles>, seen: Option<&str>) -> Self {
        Self(seen.filter(|seen| *seen == open.end().to_string()).map(|_| view::without_question(session, open)))
    }

    /// The battle as it stands since.
    pub fn news(self, session: &Session, open: &Open<Battles>) -> BattleNews {
        let now = view::view(session, open);
        match self.0 {
            None => BattleNews::Whole(Box::new(now)),
            Some(before) => BattleNews::Changed(Box::new(changed(before, now))),
        }
    }
}

fn changed(before: BattleView, after: BattleView) -> BattleChange {
    // What a battle begins with stays as it is.
    let BattleView {
        id: _,
        name: _,
        campaign: _,
        scenario: _,
        example: _,
        guided: _,
        terrain,
        scene,
        models,
        mut log,
        now,
    } = after;
    let kept = before.log.iter().zip(&log).take_while(|(was, is)| was == is).count();
    BattleChange {
        since: before.now.moment,
        terrain: (before.terrain != terrain).then_some(terrain),
        scene: (before.scene != scene).then_some(scene),
        count: models.len(),
        models: models.into_iter().filter(|model| !before.models.contains(model)).collect(),
        kept,
        log: log.split_off(kept),
        now,
    }
}
