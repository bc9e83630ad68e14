//! The tables, raised step by step; a server of the club never changes them.

use nml_ledger::Hash;
use nml_store::Error;
use tokio_postgres::Client;

use crate::VERSION;
use crate::trouble::Trouble;

/// The steps, as many as there are versions.
pub(crate) const STEPS: [&str; 5] = [
    include_str!("sql/1.sql"),
    include_str!("sql/2.sql"),
    include_str!("sql/3.sql"),
    include_str!("sql/4.sql"),
    include_str!("sql/5.sql"),
];

/// One raises the tables at a time: a number that means this, and nothing else, in any database.
const LOCK: i64 = 0x4E4D_4C62;

/// Makes or raises the tables, each step in a transaction of its own; gives how many were taken.
///
/// # Errors
/// `CLUB_REFUSED`: the tables are of a newer version, a step that was taken is another one here, or this login may not.
pub(crate) async fn raise(client: &mut Client) -> Result<usize, Trouble> {
    let mut taken = 0;
    loop {
        let transaction = client.transaction().await?;
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
        let there: bool =
            transaction.query_one("SELECT to_regclass('nml.migrations') IS NOT NULL", &[]).await?.try_get(0)?;
        let done = if there {
            let rows = transaction.query("SELECT version, hash FROM nml.migrations ORDER BY version", &[]).await?;
            judge(&rows)?
        } else {
            0
        };
        let Some(step) = STEPS.get(done) else { return Ok(taken) };
        transaction.batch_execute(step).await?;
        let version = i32::try_from(done + 1).unwrap_or(i32::MAX);
        let hash = Hash::of(step.as_bytes());
        transaction
            .execute("INSERT INTO nml.migrations (version, hash) VALUES ($1, $2)", &[&version, &&hash.as_bytes()[..]])
            .await?;
        transaction.commit().await?;
        taken += 1;
    }
}

/// That the tables are of the version that is written here.
///
/// # Errors
/// `CLUB_REFUSED`.
pub(crate) async fn fits(client: &Client) -> Result<(), Trouble> {
    let there: bool = client.query_one("SELECT to_regclass('nml.migrations') IS NOT NULL", &[]).await?.try_get(0)?;
    if !there {
        return Err(Error::Club("There is no club in this database; `nml club init` makes one.".to_owned()).into());
    }
    let rows = client.query("SELECT version, hash FROM nml.migrations ORDER BY version", &[]).await?;
    let done = judge(&rows)?;
    if done < STEPS.len() {
        let said =
            format!("The club’s tables have version {done}, and {VERSION} is needed; `nml club upgrade` raises them.");
        return Err(Error::Club(said).into());
    }
    Ok(())
}

/// How many steps were taken.
fn judge(rows: &[tokio_postgres::Row]) -> Result<usize, Trouble> {
    for (place, row) in rows.iter().enumerate() {
        let hash: &[u8] = row.try_get(1)?;
        match STEPS.get(place) {
            None => {
                let found: i32 = row.try_get(0)?;
                let said = format!(
                    "The club’s tables have version {found}, made by a newer No Man’s Ledger; this one knows {VERSION}."
                );
                return Err(Error::Club(said).into());
            }
            Some(step) if Hash::of(step.as_bytes()).as_bytes() != hash => {
                let said = format!("Step {} of the club’s tables is not the one that this program knows.", place + 1);
                return Err(Error::Club(said).into());
            }
            Some(_) => {}
        }
    }
    Ok(rows.len())
}
