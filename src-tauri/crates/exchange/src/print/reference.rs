//! What is on the quick reference.

use serde::Serialize;

use super::Named;

/// The quick reference: tables side by side, then the keywords.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Reference {
    /// Its title.
    pub name: String,
    /// In the order in which they are read.
    pub tables: Vec<Table>,
    /// Tables of chances.
    pub chances: Vec<Chances>,
    /// The keywords, each with what it means.
    pub keywords: Vec<Named>,
}

/// Chances, or other figures: a column for each number of dice, or of something else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Chances {
    /// Its heading.
    pub name: String,
    /// What the columns count.
    pub of: String,
    /// The columns.
    pub head: Vec<String>,
    /// The rows: what is counted, and its chances.
    pub rows: Vec<(String, Vec<String>)>,
}

/// A block of the reference.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Table {
    /// Its heading.
    pub name: String,
    /// A line below it; may be empty.
    pub note: String,
    /// How its rows are read.
    pub column: Column,
    /// The rows.
    pub rows: Vec<Named>,
}

/// How the rows of a block are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Column {
    /// A word, and what it means.
    #[default]
    Word,
    /// A figure, and what brings it.
    Figure,
    /// One after the other.
    Step,
}
