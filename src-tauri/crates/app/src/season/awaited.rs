//! Warbands of a campaign whose rosters are still to come: they joined by name alone.

use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Campaigns;

/// A Warband without any model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Awaited {
    /// Its stream.
    pub warband: String,
    /// What it is called.
    pub name: String,
    /// Who brings its roster: its player, or the Warband's name if nobody named one.
    pub by: String,
}

/// The Warbands of a campaign that have no model and no game settled here, in the order they joined.
///
/// # Errors
/// The book cannot be read.
pub(crate) fn awaited(session: &Session, open: &Open<Campaigns>) -> Result<Vec<Awaited>, Failure> {
    let rows = session.with_book(|book| Ok(book.warbands()?))?;
    let bare = |warband: &str| rows.iter().any(|row| row.id.to_string() == warband && row.models == 0 && !row.removed);
    let members = open.state.warbands.iter().filter(|known| !known.withdrawn && bare(&known.warband));
    Ok(members
        .map(|known| Awaited {
            warband: known.warband.clone(),
            name: known.name.clone(),
            by: if known.player.is_empty() { known.name.clone() } else { known.player.clone() },
        })
        .collect())
}
