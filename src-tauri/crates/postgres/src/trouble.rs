//! The server's refusals, in the words of the store.

use nml_ledger::{Hash, StreamId};
use nml_store::Error;
use tokio_postgres::Row;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::{FromSql, WasNull, WrongType};

/// Why a question had no answer.
#[derive(Debug)]
pub enum Trouble {
    /// The server refuses: nothing was done.
    Refused(Error),
    /// Nobody answered: it may have been done.
    Silent(String),
}

impl Trouble {
    /// How this is said for a question that changes nothing.
    pub(crate) fn of_reading(self) -> Error {
        match self {
            Self::Refused(error) => error,
            Self::Silent(why) => Error::Away(why),
        }
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}

impl From<tokio_postgres::Error> for Trouble {
    fn from(error: tokio_postgres::Error) -> Self {
        let cause = std::error::Error::source(&error);
        if cause.is_some_and(|cause| cause.is::<WrongType>() || cause.is::<WasNull>()) {
            return Self::Refused(Error::Log(format!(
                "what stands in a row is not what a club keeps there ({})",
                plain(&error)
            )));
        }
        let Some(said) = error.as_db_error() else { return Self::Silent(plain(&error)) };
        let code = said.code();
        // It is going down, was ended by somebody, or two were in each other's way: the next one may do better.
        if code.code().starts_with("08") || code.code().starts_with("57P") || code.code().starts_with("40") {
            return Self::Silent(said.message().to_owned());
        }
        let detail = said.detail().unwrap_or_default();
        let (first, second) = detail.split_once(' ').unwrap_or((detail, ""));
        let stream = first.parse::<StreamId>().ok();
        Self::Refused(match (code.code(), stream) {
            ("NML01", Some(stream)) => {
                let found = second.parse::<Hash>().unwrap_or_else(|_| Hash::from_bytes([0; 32]));
                Error::Stale { stream, expected: found, found }
            }
            ("NML03", Some(stream)) => Error::StreamExists(stream),
            ("NML04", Some(stream)) => Error::UnknownStream(stream),
            ("NML10", _) => {
                let entry = first.parse::<Hash>().unwrap_or_else(|_| Hash::from_bytes([0; 32]));
                let stream = StreamId::from_bytes([0; 16]);
                Error::Entry { stream, fault: nml_ledger::Fault::Unsignable(entry) }
            }
            ("NML05", Some(stream)) => {
                let parent = second.parse::<Hash>().unwrap_or_else(|_| Hash::from_bytes([0; 32]));
                Error::Entry { stream, fault: nml_ledger::Fault::Parent(parent) }
            }
            _ if *code == SqlState::QUERY_CANCELED || *code == SqlState::LOCK_NOT_AVAILABLE => {
                Error::Away(format!("it took too long: {}", said.message()))
            }
            // Disk or memory full, too many connections.
            (code, _) if code.starts_with("53") => Error::Away(said.message().to_owned()),
            _ => Error::Club(format!("The club’s database refuses: {} ({}).", said.message(), code.code())),
        })
    }
}

/// An error of the driver with what caused it: the driver alone says “error connecting to server”.
pub fn plain(error: &dyn std::error::Error) -> String {
    let mut said = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        let more = inner.to_string();
        if !said.contains(&more) {
            said = format!("{said}: {more}");
        }
        cause = inner.source();
    }
    said
}

/// What stands in a column of a row.
pub fn cell<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Result<T, Error> {
    row.try_get(column).map_err(|error| Trouble::from(error).of_reading())
}
