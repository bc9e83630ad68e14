//! The read tables: what lists show, folded from the streams by the caller.

use nml_ledger::StreamId;
use rusqlite::{Connection, Transaction, params};

use crate::error::Error;
use crate::open::Book;

/// A row of a read table; it replaces the one of the same stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A Warband.
    Warband(WarbandRow),
    /// A scenario.
    Scenario(ScenarioRow),
    /// A battle.
    Battle(BattleRow),
    /// A campaign.
    Campaign(CampaignRow),
}

impl Row {
    /// The stream it is folded from.
    #[must_use]
    pub const fn stream(&self) -> &StreamId {
        match self {
            Self::Warband(row) => &row.id,
            Self::Scenario(row) => &row.id,
            Self::Battle(row) => &row.id,
            Self::Campaign(row) => &row.id,
        }
    }

    /// When the stream last changed, RFC 3339.
    #[must_use]
    pub fn updated(&self) -> &str {
        match self {
            Self::Warband(row) => &row.updated,
            Self::Scenario(row) => &row.updated,
            Self::Battle(row) => &row.updated,
            Self::Campaign(row) => &row.updated,
        }
    }
}

/// A Warband in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WarbandRow {
    /// Its stream.
    pub id: StreamId,
    /// Its name.
    pub name: String,
    /// Faction id.
    pub faction: String,
    /// Variant id.
    pub variant: Option<String>,
    /// The campaign it belongs to.
    pub campaign: Option<StreamId>,
    /// What it costs in ducats.
    pub ducats: u32,
    /// What it costs in Glory.
    pub glory: u32,
    /// Models on the roster.
    pub models: u32,
    /// Rules it breaks at the moment.
    pub violations: u32,
    /// Put away: never yet; no Warband is put away so far.
    pub removed: bool,
    /// When it last changed, RFC 3339.
    pub updated: String,
}

/// A scenario in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioRow {
    /// Its stream.
    pub id: StreamId,
    /// Its name.
    pub name: String,
    /// The scenario id of the pack that it is set up from.
    pub scenario: String,
    /// Put away with the game that its campaign planned.
    pub removed: bool,
    /// When it last changed, RFC 3339.
    pub updated: String,
}

/// A battle in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleRow {
    /// Its stream.
    pub id: StreamId,
    /// Its name.
    pub name: String,
    /// The campaign it is fought in.
    pub campaign: Option<StreamId>,
    /// Scenario id.
    pub scenario: String,
    /// How far it is, in the app's words.
    pub state: String,
    /// The Turn; 0 before the first.
    pub turn: u32,
    /// The side that won; the sides of a team one after the other, such as `AC`.
    pub winner: Option<String>,
    /// Its sides in their order.
    pub sides: Vec<BattleSide>,
    /// Put away: never yet; no battle is put away so far.
    pub removed: bool,
    /// When it last changed, RFC 3339.
    pub updated: String,
}

/// A side of a battle in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleSide {
    /// The side's id in the battle.
    pub side: String,
    /// The Warband's stream.
    pub warband: Option<StreamId>,
    /// The Warband's name.
    pub name: String,
    /// Its victory points.
    pub victory_points: i32,
}

/// A campaign in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignRow {
    /// Its stream.
    pub id: StreamId,
    /// Its name.
    pub name: String,
    /// Games played.
    pub games: u32,
    /// Warbands in it.
    pub warbands: u32,
    /// Put away: never yet; no campaign is put away so far.
    pub removed: bool,
    /// When it last changed, RFC 3339.
    pub updated: String,
}

/// The read tables, each before the one that it refers to.
pub const TABLES: [&str; 5] = ["battle_sides", "battles", "scenarios", "warbands", "campaigns"];

/// Empties the read tables.
pub fn clear(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    TABLES.iter().try_for_each(|table| transaction.execute(&format!("DELETE FROM {table}"), []).map(|_| ()))
}

fn id(stream: &StreamId) -> &[u8; 16] {
    stream.as_bytes()
}

/// Puts a row in its table, in place of the stream's former one.
pub fn put(transaction: &Transaction<'_>, row: &Row) -> rusqlite::Result<()> {
    match row {
        Row::Warband(row) => transaction
            .prepare_cached(
                "REPLACE INTO warbands
                 (id, name, faction, variant, campaign, ducats, glory, models, violations, removed, updated)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            )?
            .execute(params![
                id(&row.id),
                row.name,
                row.faction,
                row.variant,
                row.campaign.as_ref().map(id),
                row.ducats,
                row.glory,
                row.models,
                row.violations,
                row.removed,
                row.updated,
            ]),
        Row::Scenario(row) => transaction
            .prepare_cached(
                "REPLACE INTO scenarios (id, name, scenario, removed, updated) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?
            .execute(params![id(&row.id), row.name, row.scenario, row.removed, row.updated]),
        Row::Campaign(row) => transaction
            .prepare_cached(
                "REPLACE INTO campaigns (id, name, games, warbands, removed, updated) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![id(&row.id), row.name, row.games, row.warbands, row.removed, row.updated]),
        Row::Battle(row) => put_battle(transaction, row),
    }
    .map(|_| ())
}

fn put_battle(transaction: &Transaction<'_>, row: &BattleRow) -> rusqlite::Result<usize> {
    transaction.prepare_cached("DELETE FROM battle_sides WHERE battle = ?1")?.execute([id(&row.id)])?;
    let put = transaction
        .prepare_cached(
            "REPLACE INTO battles (id, name, campaign, scenario, state, turn, winner, removed, updated)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        )?
        .execute(params![
            id(&row.id),
            row.name,
            row.campaign.as_ref().map(id),
            row.scenario,
            row.state,
            row.turn,
            row.winner,
            row.removed,
            row.updated,
        ])?;
    let mut insert = transaction.prepare_cached(
        "INSERT INTO battle_sides (battle, side, place, warband, name, victory_points) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (place, side) in row.sides.iter().enumerate() {
        let place = i64::try_from(place).unwrap_or(i64::MAX);
        let warband = side.warband.as_ref().map(id);
        insert.execute(params![id(&row.id), side.side, place, warband, side.name, side.victory_points])?;
    }
    Ok(put)
}

type Read<T> = rusqlite::Result<Vec<T>>;

fn warbands(connection: &Connection) -> Read<WarbandRow> {
    let mut query = connection.prepare_cached(
        "SELECT id, name, faction, variant, campaign, ducats, glory, models, violations, removed, updated
         FROM warbands ORDER BY updated DESC, id",
    )?;
    query
        .query_map([], |row| {
            Ok(WarbandRow {
                id: StreamId::from_bytes(row.get(0)?),
                name: row.get(1)?,
                faction: row.get(2)?,
                variant: row.get(3)?,
                campaign: row.get::<_, Option<_>>(4)?.map(StreamId::from_bytes),
                ducats: row.get(5)?,
                glory: row.get(6)?,
                models: row.get(7)?,
                violations: row.get(8)?,
                removed: row.get(9)?,
                updated: row.get(10)?,
            })
        })?
        .collect()
}

fn scenarios(connection: &Connection) -> Read<ScenarioRow> {
    let mut query = connection
        .prepare_cached("SELECT id, name, scenario, removed, updated FROM scenarios ORDER BY updated DESC, id")?;
    query
        .query_map([], |row| {
            Ok(ScenarioRow {
                id: StreamId::from_bytes(row.get(0)?),
                name: row.get(1)?,
                scenario: row.get(2)?,
                removed: row.get(3)?,
                updated: row.get(4)?,
            })
        })?
        .collect()
}

fn battles(connection: &Connection) -> Read<BattleRow> {
    let mut sides = connection.prepare_cached(
        "SELECT side, warband, name, victory_points FROM battle_sides WHERE battle = ?1 ORDER BY place",
    )?;
    let mut query = connection.prepare_cached(
        "SELECT id, name, campaign, scenario, state, turn, winner, removed, updated
         FROM battles ORDER BY updated DESC, id",
    )?;
    query
        .query_map([], |row| {
            let key: [u8; 16] = row.get(0)?;
            let sides = sides.query_map([key], |row| {
                Ok(BattleSide {
                    side: row.get(0)?,
                    warband: row.get::<_, Option<_>>(1)?.map(StreamId::from_bytes),
                    name: row.get(2)?,
                    victory_points: row.get(3)?,
                })
            })?;
            Ok(BattleRow {
                id: StreamId::from_bytes(key),
                name: row.get(1)?,
                campaign: row.get::<_, Option<_>>(2)?.map(StreamId::from_bytes),
                scenario: row.get(3)?,
                state: row.get(4)?,
                turn: row.get(5)?,
                winner: row.get(6)?,
                sides: sides.collect::<Result<_, _>>()?,
                removed: row.get(7)?,
                updated: row.get(8)?,
            })
        })?
        .collect()
}

fn campaigns(connection: &Connection) -> Read<CampaignRow> {
    let mut query = connection.prepare_cached(
        "SELECT id, name, games, warbands, removed, updated FROM campaigns ORDER BY updated DESC, id",
    )?;
    query
        .query_map([], |row| {
            Ok(CampaignRow {
                id: StreamId::from_bytes(row.get(0)?),
                name: row.get(1)?,
                games: row.get(2)?,
                warbands: row.get(3)?,
                removed: row.get(4)?,
                updated: row.get(5)?,
            })
        })?
        .collect()
}

/// The lists, latest change first.
impl Book {
    /// The Warbands.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn warbands(&self) -> Result<Vec<WarbandRow>, Error> {
        warbands(&self.connection).map_err(|error| self.wrong(error))
    }

    /// The scenarios.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn scenarios(&self) -> Result<Vec<ScenarioRow>, Error> {
        scenarios(&self.connection).map_err(|error| self.wrong(error))
    }

    /// The battles.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn battles(&self) -> Result<Vec<BattleRow>, Error> {
        battles(&self.connection).map_err(|error| self.wrong(error))
    }

    /// The campaigns.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn campaigns(&self) -> Result<Vec<CampaignRow>, Error> {
        campaigns(&self.connection).map_err(|error| self.wrong(error))
    }

    /// All rows of all read tables.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn rows(&self) -> Result<Vec<Row>, Error> {
        let mut rows: Vec<Row> = self.warbands()?.into_iter().map(Row::Warband).collect();
        rows.extend(self.scenarios()?.into_iter().map(Row::Scenario));
        rows.extend(self.battles()?.into_iter().map(Row::Battle));
        rows.extend(self.campaigns()?.into_iter().map(Row::Campaign));
        Ok(rows)
    }
}
