//! How far a battle in the list has got.

use nml_battle::Phase;
use nml_store::BattleRow;
use schemars::JsonSchema;
use serde::Serialize;

/// How far a battle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BattleState {
    /// The Forces are being set up.
    Deployment,
    /// Turns are played.
    UnderWay,
    /// It is over.
    Ended,
}

impl BattleState {
    /// Of a battle in this phase.
    #[must_use]
    pub const fn of(phase: Phase) -> Self {
        match phase {
            Phase::Deployment => Self::Deployment,
            Phase::Initiative | Phase::Activation | Phase::Morale => Self::UnderWay,
            Phase::Ended => Self::Ended,
        }
    }

    /// From the row of a battle. A row that says something else has no state that this program wrote; the battle can be
    /// opened.
    #[must_use]
    pub fn of_row(row: &BattleRow) -> Self {
        let all = [Self::Deployment, Self::UnderWay, Self::Ended];
        all.into_iter().find(|state| state.as_str() == row.state).unwrap_or(Self::UnderWay)
    }

    /// As it stands in the row of a battle.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Deployment => "deployment",
            Self::UnderWay => "under_way",
            Self::Ended => "ended",
        }
    }
}
