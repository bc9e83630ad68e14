//! Waiting for what is new: a connection of its own that `NOTIFY` wakes.

use std::time::Duration;

use nml_store::Error;
use tokio::sync::mpsc::{Receiver, channel};
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client};

use crate::database::{ANSWERS, Database};
use crate::trouble::Trouble;

/// A connection that listens.
pub(crate) struct Listener {
    client: Client,
    told: Receiver<()>,
}

impl Listener {
    /// Begins to listen to a club.
    pub fn to(database: &Database, club: [u8; 16]) -> Result<Self, Error> {
        let connects = async {
            let (client, mut driver) = database.connect(Some(club)).await?;
            let (tells, told) = channel(1);
            tokio::spawn(async move {
                while let Ok(message) = driver.message().await {
                    // One waiting notice is enough: it stands for all that came.
                    if matches!(message, AsyncMessage::Notification(_)) {
                        let _ = tells.try_send(());
                    }
                }
            });
            let hex = nml_ledger::to_hex(&club);
            client.batch_execute(&format!("LISTEN nml_{hex}")).await?;
            Ok::<_, Trouble>(Self { client, told })
        };
        let silent = || Trouble::Silent("no answer".to_owned());
        let timed = database.runtime.block_on(async { tokio::time::timeout(ANSWERS, connects).await });
        timed.unwrap_or_else(|_| Err(silent())).map_err(Trouble::of_reading)
    }

    /// Waits until the club is beyond a position, or for this long.
    pub fn wait(
        &mut self,
        database: &Database,
        club: [u8; 16],
        position: u64,
        patience: Duration,
    ) -> Result<(), Error> {
        let known = i64::try_from(position).unwrap_or(i64::MAX);
        let asks = async {
            let club = &club[..];
            // Asked after listening has begun: what came before that is seen here, what comes later is reported.
            let columns: [&(dyn ToSql + Sync); 1] = [&club];
            let row = self.client.query_one("SELECT position FROM nml.clubs WHERE id = $1", &columns);
            let row =
                tokio::time::timeout(ANSWERS, row).await.map_err(|_| Trouble::Silent("no answer".to_owned()))??;
            if row.try_get::<_, i64>(0)? > known {
                return Ok(());
            }
            match tokio::time::timeout(patience, self.told.recv()).await {
                Ok(None) => Err(Trouble::Silent("the connection was lost".to_owned())),
                Ok(Some(())) | Err(_) => Ok(()),
            }
        };
        database.runtime.block_on(asks).map_err(Trouble::of_reading)
    }
}
