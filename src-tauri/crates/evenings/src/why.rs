//! Why a proposal is as it is, as data with its figures.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use nml_catalogue::Table;

/// A reason beside a game or a bye. Figures for two stand in the order of the game's players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum Why {
    /// Both belong to one campaign: it is a game of it.
    SameCampaign,
    /// A guest, or players of different campaigns: a one-off game.
    OneOff,
    /// They never met.
    NeverMet,
    /// More than two share the table, so that nobody sits out who need not.
    Shared {
        /// How many.
        players: u16,
    },
    /// Of more than two at a table some met before.
    SomeMet {
        /// How many pairs of them.
        pairs: u16,
        /// How many pairs there are.
        of: u16,
    },
    /// They met before.
    Met {
        /// How often.
        times: u16,
        /// How many of those who are drawn each of the two never met.
        fresh: [u16; 2],
    },
    /// How many games each has behind them.
    Games {
        /// As the tables count them.
        counted: [u16; 2],
    },
    /// The scenario is of the stage table of the more experienced player (DR p.96).
    Stage {
        /// The number of that player's next game.
        game: u16,
    },
    /// Their campaign had planned it before the round was drawn.
    Planned {
        /// The day it is to be fought by.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        due: Option<String>,
    },
    /// It is the only scenario there is for this table.
    OnlyScenario,
    /// Neither played it.
    FirstForBoth,
    /// Somebody played it.
    Repeat {
        /// How often each did.
        times: [u16; 2],
        /// Scenarios for this table that neither played, and that do not rest.
        untried: u16,
    },
    /// It is for as many as share the table.
    ForThatMany {
        /// How many they are.
        players: u16,
        /// Scenarios for as many that this table has room for, and that are drawn alike.
        scenarios: u16,
    },
    /// No scenario that is known here is for as many as share the table, on that table.
    NoneForThatMany {
        /// How many they are.
        players: u16,
    },
    /// Of more than two at a table some played it.
    SomePlayed {
        /// How many.
        players: u16,
        /// How many sit there.
        of: u16,
    },
    /// It rests, and so does everything else for this table.
    Rests,
    /// It came by its weight among those that were as good for both.
    Drawn {
        /// Its own.
        weight: u16,
        /// The weight of all of them.
        of: u16,
        /// How many there were; 0 if nobody wrote it down.
        #[serde(default, skip_serializing_if = "none")]
        among: u16,
    },
    /// Of those for this table it is the best one for the two: what they played says so.
    BestScenario {
        /// Scenarios for this table.
        of: u16,
    },
    /// Others would be as good for the two, and are played at other tables of the round.
    Elsewhere {
        /// How many scenarios.
        scenarios: u16,
    },
    /// Other tables of the round play it too: the two would get nothing as good that nobody else plays.
    AlsoAt {
        /// How many tables.
        tables: u16,
    },
    /// No scenario may be drawn for this table.
    NoScenario {
        /// Scenarios that may be drawn for the two at all.
        pool: u16,
    },
    /// The attacker has attacked least, compared with defending.
    Roles {
        /// Games as attacker less games as defender: the attacker's, the defender's.
        balance: [i32; 2],
    },
    /// Both have attacked as much, compared with defending: drawn.
    RolesDrawn {
        /// Games as attacker less games as defender of each.
        balance: i32,
    },
    /// The larger Warband attacks (G-12).
    RolesBySize {
        /// Models of the attacker's Warband, and of the defender's.
        models: [u16; 2],
    },
    /// The larger Warband attacks, and nobody knows here which one it is.
    RolesAtTable,
    /// The table has room for the scenario.
    Table {
        /// Free tables that have.
        fitting: u16,
        /// Free tables.
        of: u16,
    },
    /// The table beside the scenario's map.
    Map {
        /// The size of the map.
        map: Table,
        /// Free tables that are as large.
        large: u16,
        /// This one is.
        here: bool,
    },
    /// Sits out: nobody who plays sat out less tonight, or still owes more of it.
    Owes {
        /// Rounds they sat out tonight.
        tonight: u16,
        /// Rounds they sat out on all evenings.
        byes: u16,
        /// Rounds they were there for.
        rounds: u16,
        /// What their share of all that was sat out in those would be, in tenths of a round.
        share: u16,
    },
    /// Sits out: this many were equal in that, and the lot fell on them; members and guests are treated alike.
    Lot {
        /// Players alike.
        of: u16,
    },
    /// Sits out: of this many equal ones, with others out somebody would meet an opponent of tonight again.
    NoRematch {
        /// Players alike.
        of: u16,
    },
    /// Sat out, by what counted in earlier versions: nobody has fewer byes.
    FewestByes {
        /// How many so far.
        byes: u16,
        /// Players with as few.
        equals: u16,
    },
    /// Sits out: of those equal in that, because they came late.
    CameLate,
    /// Sat out, by what counted in earlier versions: with another player out, fewer games would be of one campaign.
    KeepsCampaignGames,
    /// Sat out, by what counted in earlier versions: of this many equal ones, the round is best without them; what is
    /// equal was drawn.
    BestWithout {
        /// Players with as few byes who came as late.
        of: u16,
    },
    /// Sits out: the number of players is odd.
    OddNumber {
        /// Players to be paired.
        players: u16,
    },
    /// Sits out: there are too few tables.
    TooFewTables {
        /// Free tables.
        tables: u16,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref)]
const fn none(among: &u16) -> bool {
    *among == 0
}

impl Why {
    /// Whether it is about players who met, or did not.
    #[must_use]
    pub(crate) const fn is_of_opponents(&self) -> bool {
        matches!(self, Self::NeverMet | Self::Met { .. } | Self::SomeMet { .. })
    }

    /// Whether it is about the campaign a game is of.
    #[must_use]
    pub(crate) const fn is_of_campaign(&self) -> bool {
        matches!(self, Self::SameCampaign | Self::OneOff | Self::Stage { .. } | Self::Planned { .. })
    }

    /// Whether it is about how often a scenario was played.
    #[must_use]
    pub(crate) const fn is_of_repeats(&self) -> bool {
        matches!(self, Self::FirstForBoth | Self::Repeat { .. } | Self::SomePlayed { .. })
    }

    /// Whether it is about the scenario of a game, or how a table fits it.
    #[must_use]
    pub const fn is_of_scenario(&self) -> bool {
        match self {
            Self::Stage { .. }
            | Self::Planned { .. }
            | Self::OnlyScenario
            | Self::FirstForBoth
            | Self::Repeat { .. }
            | Self::Rests
            | Self::Drawn { .. }
            | Self::BestScenario { .. }
            | Self::Elsewhere { .. }
            | Self::AlsoAt { .. }
            | Self::Table { .. }
            | Self::Map { .. }
            | Self::ForThatMany { .. }
            | Self::NoneForThatMany { .. }
            | Self::SomePlayed { .. }
            | Self::NoScenario { .. } => true,
            Self::SameCampaign
            | Self::OneOff
            | Self::NeverMet
            | Self::Met { .. }
            | Self::Shared { .. }
            | Self::SomeMet { .. }
            | Self::Games { .. }
            | Self::Roles { .. }
            | Self::RolesDrawn { .. }
            | Self::RolesBySize { .. }
            | Self::RolesAtTable
            | Self::Owes { .. }
            | Self::Lot { .. }
            | Self::NoRematch { .. }
            | Self::FewestByes { .. }
            | Self::CameLate
            | Self::KeepsCampaignGames
            | Self::BestWithout { .. }
            | Self::OddNumber { .. }
            | Self::TooFewTables { .. } => false,
        }
    }

    /// Whether it holds for the table a game was proposed for.
    #[must_use]
    pub(crate) const fn is_of_table(&self) -> bool {
        matches!(
            self,
            Self::Table { .. }
                | Self::Map { .. }
                | Self::OnlyScenario
                | Self::BestScenario { .. }
                | Self::Elsewhere { .. }
                | Self::AlsoAt { .. }
                | Self::NoScenario { .. }
                | Self::ForThatMany { .. }
                | Self::NoneForThatMany { .. }
                | Self::SomePlayed { .. }
                | Self::Rests
                | Self::Repeat { .. }
                | Self::Drawn { .. }
        )
    }

    /// Whether it is about who attacks.
    #[must_use]
    pub(crate) const fn is_of_roles(&self) -> bool {
        matches!(self, Self::Roles { .. } | Self::RolesDrawn { .. } | Self::RolesBySize { .. } | Self::RolesAtTable)
    }
}
