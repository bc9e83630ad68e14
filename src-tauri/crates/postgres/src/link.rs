//! The connection that a club's ledger is read and added to by: made when it is needed, made again when it is lost.

use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use nml_store::Error;

use crate::database::{ANSWERS, Database, fits};
use crate::line::{Line, Statements};
use crate::migrate;
use crate::trouble::Trouble;

/// The pauses between two attempts to connect: each twice the one before.
const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

/// The one connection, or when the next attempt is due.
struct Held {
    line: Option<Arc<Line>>,
    due: Instant,
    pause: Duration,
    why: String,
}

/// The way to a club in its database.
pub(crate) struct Link {
    pub database: Database,
    pub club: [u8; 16],
    held: Mutex<Held>,
}

impl Link {
    /// A way that nobody has used yet.
    pub fn to(database: Database, club: [u8; 16]) -> Self {
        let held = Held { line: None, due: Instant::now(), pause: PAUSES.0, why: String::new() };
        Self { database, club, held: Mutex::new(held) }
    }

    /// Does something that waits for the network, and for no longer than an answer may take.
    pub fn within<T>(&self, asks: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
        let timed = self.database.runtime.block_on(async { tokio::time::timeout(ANSWERS, asks).await });
        timed.unwrap_or_else(|_| Err(Trouble::Silent(format!("no answer within {} seconds", ANSWERS.as_secs()))))
    }

    /// The connection; one that is lost is made again, unless that failed a moment ago.
    pub fn line(&self) -> Result<Arc<Line>, Trouble> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = held.line.as_ref().filter(|line| !line.client.is_closed()) {
            return Ok(Arc::clone(line));
        }
        held.line = None;
        if Instant::now() < held.due {
            return Err(Trouble::Silent(held.why.clone()));
        }
        match self.within(self.connect()) {
            Ok(line) => {
                let line = Arc::new(line);
                (held.line, held.pause) = (Some(Arc::clone(&line)), PAUSES.0);
                Ok(line)
            }
            Err(trouble) => {
                if let Trouble::Silent(why) = &trouble {
                    (held.due, held.why) = (Instant::now() + held.pause, why.clone());
                    held.pause = (held.pause * 2).min(PAUSES.1);
                }
                Err(trouble)
            }
        }
    }

    /// A connection that did not answer is not asked again.
    pub(crate) fn drop_line(&self, lost: &Arc<Line>) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        held.line.take_if(|line| Arc::ptr_eq(line, lost));
    }

    /// Asks something that changes nothing; a connection that was lost since it was last used is made again once.
    pub fn ask<T>(&self, asks: impl AsyncFn(&Line) -> Result<T, Trouble>) -> Result<T, Error> {
        for last in [false, true] {
            let line = self.line().map_err(Trouble::of_reading)?;
            match self.within(asks(&line)) {
                Err(Trouble::Silent(why)) => {
                    self.drop_line(&line);
                    if last {
                        return Err(Error::Away(why));
                    }
                }
                answered => return answered.map_err(Trouble::of_reading),
            }
        }
        Err(Error::Away("the connection was lost".to_owned()))
    }

    async fn connect(&self) -> Result<Line, Trouble> {
        let (client, mut driver) = self.database.connect(Some(self.club)).await?;
        // Ends with the connection, and that with the client.
        tokio::spawn(async move { driver.drive().await });
        fits(&client).await?;
        migrate::fits(&client).await?;
        let (append, acts, packs, pictures, streams, entries, signatures) = tokio::try_join!(
            client.prepare(crate::columns::APPEND),
            client.prepare(crate::acts::ACTS),
            client.prepare(crate::acts::PACKS),
            client.prepare(crate::acts::PICTURES),
            client.prepare(crate::acts::STREAMS),
            client.prepare(crate::acts::ENTRIES),
            client.prepare(crate::acts::SIGNATURES),
        )?;
        let statements = Statements { append, acts, packs, pictures, streams, entries, signatures };
        Ok(Line { client, statements })
    }
}
