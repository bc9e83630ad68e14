//! The lists of a book: a row for each stream, as the stream folds to it (promise 2).

mod battle_state;
mod row;

use std::collections::BTreeSet;
use std::sync::Arc;

use nml_ledger::{Kind, StreamId};
use nml_store::{Book, Row, WarbandRow};

use crate::failure::Failure;
use crate::packs::Packs;
use crate::streams::{All, Open, look_stream};
use crate::subject::{
    Battles, Campaigns, Evenings, HousePacks, OwnScenarios, Rotations, SetUps, Subject as _, Warbands,
};
use crate::unread::Unread;
pub use battle_state::BattleState;
pub use row::{battle_row, campaign_row, is_over, set_up_row, warband_row};

/// The lists as they should be.
pub(crate) struct Folded {
    /// Every row as its stream folds to it; a stream that does not open keeps its row.
    pub rows: Vec<Row>,
    /// The streams that do not open.
    pub unread: Vec<(StreamId, Unread)>,
}

/// Every row of the lists as the streams of a book fold to it (promise 2); what does not open keeps the row
/// it has.
///
/// # Errors
/// When the book itself cannot be read.
pub fn rows(book: &Book, packs: &Packs) -> Result<Vec<Row>, Failure> {
    Ok(fold(book, packs)?.rows)
}

/// The same, with what does not open.
///
/// # Errors
/// As [`rows`].
pub(crate) fn fold(book: &Book, packs: &Packs) -> Result<Folded, Failure> {
    let campaigns = All::<Campaigns>::of(book)?;
    let listed = book.warbands()?;
    let mut rows = Vec::new();
    let mut warbands = All::<Warbands>::of(book)?;
    for open in &warbands.read {
        // Nobody can say here who left a campaign that does not open: a Warband listed in it stays there.
        let kept = || listed.iter().find(|row| row.id == open.id)?.campaign.filter(|id| campaigns.is_unread(id));
        let campaign = of_warband(&campaigns.read, &open.id).or_else(kept);
        match packs.of(open.state.pack.as_deref(), Some(book)) {
            Ok(pack) => rows.push(warband_row(open, campaign, &pack.catalogue)),
            // Nothing can be said about its models; the book should have what bought them.
            Err(failure) => warbands.unread.push((open.id, Unread::damaged(Warbands::WORD, failure.message))),
        }
    }
    let set_ups = All::<SetUps>::of(book)?;
    rows.extend(set_ups.read.iter().map(|open| set_up_row(open)));
    // The library shows these itself: no list has a row for them.
    let own = All::<OwnScenarios>::of(book)?;
    // Nor do these, and a list of them reads each: a club has few.
    let (rotations, evenings) = (All::<Rotations>::of(book)?, All::<Evenings>::of(book)?);
    let house = All::<HousePacks>::of(book)?;
    let battles = All::<Battles>::of(book)?;
    rows.extend(battles.read.iter().map(|open| battle_row(open)));
    rows.extend(campaigns.read.iter().map(|open| campaign_row(open)));
    let others = [set_ups.unread, own.unread, battles.unread, rotations.unread, evenings.unread, house.unread];
    let unread: Vec<_> = [campaigns.unread, warbands.unread].into_iter().chain(others).flatten().collect();
    rows.extend(book.rows()?.into_iter().filter(|row| unread.iter().any(|(id, _)| id == row.stream())));
    Ok(Folded { rows, unread })
}

/// The rows of these streams as they fold now, and of the Warbands that a campaign among them took in or let go; what does not
/// open keeps the row it has.
///
/// # Errors
/// When the book itself cannot be read.
pub fn rows_of(book: &Book, packs: &Packs, touched: &BTreeSet<StreamId>) -> Result<Vec<Row>, Failure> {
    let (mut rows, mut warbands, mut moved) = (Vec::new(), BTreeSet::new(), false);
    for id in touched {
        match book.stream_info(*id)?.kind {
            Kind::Warband => {
                warbands.insert(*id);
            }
            Kind::Battle => rows.extend(look_stream::<Battles>(book, *id)?.ok().map(|open| battle_row(&open))),
            Kind::Campaign => {
                moved = true;
                rows.extend(look_stream::<Campaigns>(book, *id)?.ok().map(|open| campaign_row(&open)));
            }
            Kind::Scenario if book.header_is(*id, SetUps::WORD, SetUps::concerns)? => {
                rows.extend(look_stream::<SetUps>(book, *id)?.ok().map(|open| set_up_row(&open)));
            }
            Kind::Scenario | Kind::Rotation | Kind::Evening | Kind::HousePack => {}
        }
    }
    if !moved && warbands.is_empty() {
        return Ok(rows);
    }
    let campaigns = All::<Campaigns>::of(book)?;
    let listed = book.warbands()?;
    if moved {
        let other = |row: &&WarbandRow| {
            of_warband(&campaigns.read, &row.id) != row.campaign.filter(|id| !campaigns.is_unread(id))
        };
        warbands.extend(listed.iter().filter(other).map(|row| row.id));
    }
    for id in warbands {
        let Ok(open) = look_stream::<Warbands>(book, id)? else { continue };
        let kept = || listed.iter().find(|row| row.id == id)?.campaign.filter(|id| campaigns.is_unread(id));
        let campaign = of_warband(&campaigns.read, &id).or_else(kept);
        if let Ok(pack) = packs.of(open.state.pack.as_deref(), Some(book)) {
            rows.push(warband_row(&open, campaign, &pack.catalogue));
        }
    }
    Ok(rows)
}

/// The campaign that a Warband belongs to, as the list of Warbands keeps it: also one that does not open here.
///
/// # Errors
/// When the book cannot be read.
pub fn membership(book: &Book, warband: &StreamId) -> Result<Option<StreamId>, Failure> {
    Ok(book.warbands()?.into_iter().find(|row| row.id == *warband).and_then(|row| row.campaign))
}

/// The same, as the campaigns themselves tell it.
#[must_use]
pub fn of_warband(campaigns: &[Arc<Open<Campaigns>>], warband: &StreamId) -> Option<StreamId> {
    let id = warband.to_string();
    let member = |open: &&Arc<Open<Campaigns>>| open.state.enrolment(&id).is_some_and(|enrolment| !enrolment.withdrawn);
    campaigns.iter().rev().find(member).map(|open| open.id)
}
