//! What each game counted.

/// Games in a row that counted the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scores {
    /// The number of the last of them, or none if it has counted like this since.
    pub until: Option<usize>,
    /// Campaign Victory Points of a win, a draw and a loss.
    pub points: [u16; 3],
}
