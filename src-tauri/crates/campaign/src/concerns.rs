//! What a command is about, worked out once for everyone who asks: the campaign, a game and which part of it, or a page
//! of its aftermath.

use super::command::Command;
use super::earlier::EarlierGame;
use nml_warband::result::BattleResult;

/// What a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concerns<'c> {
    /// The campaign itself, its rules and who belongs to it.
    Campaign,
    /// Games from before this book.
    Table(&'c [EarlierGame]),
    /// A game to be planned.
    Plan {
        /// Its battle.
        battle: &'c str,
    },
    /// A plan that is taken back.
    Cancelled {
        /// Its battle.
        battle: &'c str,
    },
    /// How a planned battle ended.
    Result(&'c BattleResult),
    /// A page of an aftermath.
    Page {
        /// The battle.
        battle: &'c str,
        /// Whose page.
        warband: &'c str,
        /// The model, or `None` for the Warband.
        model: Option<u32>,
    },
    /// The end of an aftermath.
    Closed {
        /// The battle.
        battle: &'c str,
    },
}

impl Command {
    /// What it is about.
    #[must_use]
    pub fn concerns(&self) -> Concerns<'_> {
        match self {
            Self::Rename { .. }
            | Self::MovePack { .. }
            | Self::SetHouse { .. }
            | Self::WriteRules { .. }
            | Self::SignUp { .. }
            | Self::SignOff { .. }
            | Self::Admit { .. }
            | Self::Describe { .. }
            | Self::Withdraw { .. }
            | Self::BeginAnew { .. }
            | Self::Pause { .. }
            | Self::Enter { .. }
            | Self::SealVision { .. }
            | Self::EndMap
            | Self::RevealVision { .. } => Concerns::Campaign,
            Self::EnterEarlier { games } => Concerns::Table(games),
            Self::Plan { battle, .. } => Concerns::Plan { battle },
            Self::Cancel { battle } => Concerns::Cancelled { battle },
            Self::Record { result, .. } => Concerns::Result(result),
            Self::Roll { battle, warband, model, .. } | Self::Answer { battle, warband, model, .. } => {
                Concerns::Page { battle, warband, model: *model }
            }
            Self::Trade { battle, warband, .. } | Self::SetAside { battle, warband, .. } => {
                Concerns::Page { battle, warband, model: None }
            }
            Self::Close { battle } => Concerns::Closed { battle },
        }
    }
}
