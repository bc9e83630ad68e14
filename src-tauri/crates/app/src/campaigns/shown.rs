//! A campaign as it goes to the window: standings, games, the stage table, the one thing to do next.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::plan::Planned;
use crate::packs::PackLine;
use crate::paper::PaperBattle;
use crate::season::Awaited;
use crate::view::{Emblem, GameSide, Record, Verdict};
/// A filed game that undo would take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoFiled {
    /// What goes back with it, to be read before.
    pub text: String,
    /// Its sheet as it was filed, to be filed again.
    pub sheet: PaperBattle,
    /// The battle, if it stays planned. None if the plan goes too.
    pub planned: Option<String>,
}

/// One game in the course of a Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CourseGame {
    /// Its number among the Warband's own.
    pub game: u16,
    /// How it went.
    pub outcome: Verdict,
    /// Campaign Victory Points after it.
    pub cvp: u32,
    /// How many of them it brought, and by what, in a line.
    pub said: String,
}

/// A Warband whose roster is still to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AwaitedRoster {
    /// Its stream.
    pub warband: String,
    /// What it is called.
    pub name: String,
}

impl From<&Awaited> for AwaitedRoster {
    fn from(one: &Awaited) -> Self {
        Self { warband: one.warband.clone(), name: one.name.clone() }
    }
}

/// What a Warband's next game allows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NextGame {
    /// Threshold Value, in ducats.
    pub threshold: u32,
    /// Field Strength, in models.
    pub field_strength: u16,
    /// Why both are what they are, in a line.
    pub why: String,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    /// Place, 1 first; equal points share it.
    pub rank: u16,
    /// The Warband's stream.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
    /// Its emblem.
    pub emblem: Emblem,
    /// Who commands it.
    pub player: Option<String>,
    /// That it has left, or takes a rest, as shown; none while it plays.
    pub away: Option<String>,
    /// Campaign Victory Points.
    pub cvp: u32,
    /// What its games came to; its fields stand beside these.
    #[serde(flatten)]
    pub record: Record,
    /// Games fought.
    pub games: u16,
    /// What its next game allows, or none if the campaign's pack has no table for it.
    pub next: Option<NextGame>,
    /// Its games in order.
    pub course: Vec<CourseGame>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameState {
    /// Planned, not begun.
    ToPlay,
    /// Its battle has begun.
    UnderWay,
    /// Its aftermath is open.
    Aftermath,
    /// Its aftermath is closed.
    Closed,
}

/// A side of a game in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameLineSide {
    /// Its ink.
    pub side: GameSide,
    /// Its letter in the battle: `A`, `B`, `C`.
    pub letter: String,
    /// The Warband's stream, or none if it does not belong to the campaign.
    pub warband: Option<String>,
    /// The Warband's name.
    pub name: String,
    /// Victory points, or none before it is fought or if nobody wrote them down.
    pub vp: Option<i32>,
    /// How it went.
    pub outcome: Option<Verdict>,
}

/// A game of the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignGame {
    /// Its number in the campaign, from 1, or none before it is fought.
    pub number: Option<usize>,
    /// The battle's stream; it is in the book unless the game is still to play.
    pub battle: String,
    /// The set-up of a game to play, or none if there is no map of its scenario.
    pub set_up: Option<String>,
    /// The scenario's name.
    pub scenario: String,
    /// How far it is.
    pub state: GameState,
    /// Something of it was corrected since it was recorded.
    pub corrected: bool,
    /// Its sides.
    pub sides: Vec<GameLineSide>,
    /// The day a game to play is to be fought by, such as `2026-04-30`.
    pub due: Option<String>,
    /// That day is past.
    pub overdue: bool,
    /// The day it was played, such as `2026-04-30`, else when it was entered, RFC 3339.
    pub date: Option<String>,
}

/// A row of the stage table: what the D6 would choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StageRow {
    /// The face, or none if the stage has one scenario and no die.
    pub face: Option<u8>,
    /// The scenario's name, or none for a choice.
    pub scenario: Option<String>,
    /// What else it means.
    pub text: String,
    /// The die of the game to play chose it.
    pub chosen: bool,
}

/// The stage that the next game belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// As shown.
    pub name: String,
    /// Its table.
    pub rows: Vec<StageRow>,
}

/// What the next thing leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum CampaignAction {
    /// The game between the two that fight next, by the D6 of the stage table or its only line: `plan_make`.
    Plan {
        /// The two, by their streams.
        warbands: [String; 2],
    },
    /// Another scenario of the table: `campaign_swap`.
    SwapScenario {
        /// The planned battle.
        battle: String,
        /// The scenario instead.
        scenario: String,
    },
    /// The set-up of the game to play.
    SetUp {
        /// Its stream.
        set_up: String,
    },
    /// A battle under way.
    OpenBattle {
        /// Its stream.
        battle: String,
    },
    /// A battle that ended and is not entered: `campaign_record`.
    Record {
        /// Its stream.
        battle: String,
    },
    /// An aftermath that is open.
    OpenAftermath {
        /// The battle's stream.
        battle: String,
    },
    /// Warbands are wanted, and some that could join are in the book: they are admitted on the campaign's own page.
    Admit,
    /// Warbands are wanted, and players have signed up: theirs join by name, `campaign_join`.
    Join,
    /// It needs Warbands, and the book has none that could join.
    Muster,
}

/// One way on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NextAction {
    /// As shown.
    pub label: String,
    /// What.
    pub what: CampaignAction,
}

/// The one thing to do next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Next {
    /// What.
    pub heading: String,
    /// Beside it.
    pub text: String,
    /// The ways on; the first is the usual one.
    pub actions: Vec<NextAction>,
}

/// A Warband of the book that could join.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Joiner {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
}

/// A Warband of a campaign in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignBanner {
    /// Its stream.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Its emblem.
    pub emblem: Emblem,
}

/// A campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its size.
    pub about: String,
    /// The pack it is played with.
    pub pack: PackLine,
    /// Why it cannot go over to another pack now. None if it can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack_kept: Option<String>,
    /// The map that it is fought on, by its name, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
    /// The one thing to do next.
    pub next: Next,
    /// What the die of that game left open. None if it was not thrown, or left nothing open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Planned>,
    /// Beside the standings.
    pub standings_note: String,
    /// The standings.
    pub standings: Vec<Standing>,
    /// Its games, newest first; of a long campaign the newest and all that are not closed ([`super::campaign_games`]).
    pub games: Vec<CampaignGame>,
    /// How many there are.
    pub games_in_all: usize,
    /// The table that the next scenario comes from.
    pub stage: Option<Stage>,
    /// Players who have signed up and have no Warband here yet.
    pub signed_up: Vec<String>,
    /// Its Warbands whose rosters are still to come.
    pub awaited: Vec<AwaitedRoster>,
    /// The house rules that differ from the printed ones, in a line each; empty if it is played as printed.
    pub house: Vec<String>,
    /// What the group agreed on in words: paragraphs, their lines parted by `\n`.
    pub written: Vec<String>,
    /// Warbands of the book that belong to no campaign.
    pub may_join: Vec<Joiner>,
    /// What undo would take back, in words, if anything.
    pub undo: Option<String>,
    /// If that is a filed game, what goes back with it.
    pub undo_filed: Option<UndoFiled>,
    /// Why undo goes no further back, and what would help. None if it goes on, or there is nothing to undo.
    pub undo_stops: Option<String>,
    /// Where that is taken back, if it can be opened.
    pub undo_there: Option<UndoThere>,
}

/// Where the last thing done to a campaign is taken back, if not on its own page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum UndoThere {
    /// In an aftermath.
    Aftermath {
        /// Its battle's stream.
        battle: String,
    },
    /// In a battle that has a log.
    Battle {
        /// Its stream.
        battle: String,
    },
    /// On an evening.
    Evening {
        /// Its stream.
        evening: String,
    },
}
