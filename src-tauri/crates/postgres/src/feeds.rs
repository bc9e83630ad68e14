//! What goes out by itself from a club: kept in its database, for all its servers.

use nml_ledger::Hash;
use nml_store::{Error, Feed, Feeds, LISTED, Webhook};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

use crate::club::Club;
use crate::guests::hash;
use crate::trouble::cell;

const FEEDS: &str = "SELECT id, secret, shows, made, made_by FROM nml.feeds WHERE club = $1 ORDER BY n DESC LIMIT $2";
const FEED: &str = "SELECT id, secret, shows, made, made_by FROM nml.feeds WHERE club = $1 AND secret = $2";
const WEBHOOKS: &str = "SELECT id, name, address, wants, made, made_by, turn, state FROM nml.webhooks
    WHERE club = $1 ORDER BY n DESC LIMIT $2";

impl Club {
    fn rows(&self, text: &str, columns: &[&(dyn ToSql + Sync)]) -> Result<Vec<Row>, Error> {
        self.link.ask(async |line| Ok(line.client.query(text, columns).await?))
    }
}

fn read(row: &Row) -> Result<Feed, Error> {
    Ok(Feed { id: cell(row, 0)?, secret: hash(row, 1)?, shows: cell(row, 2)?, made: cell(row, 3)?, by: cell(row, 4)? })
}

/// A number as the tables count.
fn number(of: u64) -> i64 {
    i64::try_from(of).unwrap_or(i64::MAX)
}

impl Feeds for Club {
    fn feeds(&self) -> Result<Vec<Feed>, Error> {
        let (club, listed) = (&self.link.club[..], i64::from(LISTED));
        self.rows(FEEDS, &[&club, &listed])?.iter().map(read).collect()
    }

    fn feed(&self, secret: &Hash) -> Result<Option<Feed>, Error> {
        let (club, secret) = (&self.link.club[..], &secret.as_bytes()[..]);
        self.rows(FEED, &[&club, &secret])?.first().map(read).transpose()
    }

    fn keep_feed(&self, one: &Feed) -> Result<(), Error> {
        let secret = &one.secret.as_bytes()[..];
        self.asked("SELECT nml.keep_feed($1, $2, $3, $4, $5)", &[&one.id, &secret, &one.shows, &one.made, &one.by])
            .map(|_| ())
    }

    fn webhooks(&self) -> Result<Vec<Webhook>, Error> {
        let (club, listed) = (&self.link.club[..], i64::from(LISTED));
        let read = |row: &Row| {
            let turn: i64 = cell(row, 6)?;
            Ok(Webhook {
                id: cell(row, 0)?,
                name: cell(row, 1)?,
                address: cell(row, 2)?,
                wants: cell(row, 3)?,
                made: cell(row, 4)?,
                by: cell(row, 5)?,
                turn: u64::try_from(turn).unwrap_or_default(),
                state: cell(row, 7)?,
            })
        };
        self.rows(WEBHOOKS, &[&club, &listed])?.iter().map(read).collect()
    }

    fn keep_webhook(&self, one: &Webhook) -> Result<(), Error> {
        let turn = number(one.turn);
        self.asked(
            "SELECT nml.keep_webhook($1, $2, $3, $4, $5, $6, $7, $8)",
            &[&one.id, &one.name, &one.address, &one.wants, &one.made, &one.by, &turn, &one.state],
        )
        .map(|_| ())
    }

    fn turn(&self, webhook: &str, turn: u64, state: &str) -> Result<bool, Error> {
        cell(&self.asked("SELECT nml.turn($1, $2, $3)", &[&webhook, &number(turn), &state])?, 0)
    }

    fn end_feed(&self, id: &str) -> Result<bool, Error> {
        cell(&self.asked("SELECT nml.end_feed($1)", &[&id])?, 0)
    }
}
