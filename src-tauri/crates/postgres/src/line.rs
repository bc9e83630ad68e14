//! A connection with the statements that it has read.

use tokio_postgres::{Client, Statement};

/// The statements of a connection, read by the server once.
pub(crate) struct Statements {
    /// Adds an act.
    pub append: Statement,
    /// The acts after a position.
    pub acts: Statement,
    /// What the acts between two positions added, each kind by itself.
    pub packs: Statement,
    pub pictures: Statement,
    pub streams: Statement,
    pub entries: Statement,
    pub signatures: Statement,
}

/// A connection with its statements.
pub(crate) struct Line {
    pub client: Client,
    pub statements: Statements,
}
