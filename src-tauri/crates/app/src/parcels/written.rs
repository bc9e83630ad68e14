//! The streams of a parcel after it was taken in, and how they are written.

use std::collections::BTreeMap;
use std::sync::Arc;

use nml_exchange::parcel::Parcel;
use nml_ledger::StreamId;
use nml_store::{Append, Row};

use super::Stands;
use super::merge::Left;
use super::met::{Met, Together};
use super::spared::Correction;
use crate::backup_files::Occasion;
use crate::code;
use crate::failure::Failure;
use crate::lists::{battle_row, campaign_row, set_up_row, warband_row};
use crate::packs;
use crate::season;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};
use crate::words::parcels as say;

/// Every stream as it will stand. Nothing is written yet.
pub(super) struct Taken {
    seasons: Vec<Open<Campaigns>>,
    rosters: Vec<Open<Warbands>>,
    appends: Vec<Option<Append>>,
    rows: Vec<Row>,
}

impl Taken {
    /// Without what does not stand.
    ///
    /// # Errors
    /// `NOT_SEALED`.
    pub fn new(session: &Session, together: &Together, left: &Left, who: &str) -> Result<Self, Failure> {
        let mut moved = BTreeMap::new();
        let mut taken = Self { seasons: Vec::new(), rosters: Vec::new(), appends: Vec::new(), rows: Vec::new() };
        for (at, met) in together.streams.iter().enumerate() {
            let mut other = |append| taken.appends.push(append);
            match met {
                Met::Campaign(one) => taken.seasons.push(one.taken(session, at, left, who, &mut moved)?),
                Met::Warband(one) => taken.rosters.push(one.taken(session, at, left, who, &mut moved)?),
                Met::Battle(one) => {
                    let mut open = one.taken(session, at, left, who, &mut moved)?;
                    taken.rows.push(battle_row(&open));
                    other(open.append()?);
                }
                Met::SetUp(one) => {
                    let mut open = one.taken(session, at, left, who, &mut moved)?;
                    taken.rows.push(set_up_row(&open));
                    other(open.append()?);
                }
                Met::Own(one) => other(one.taken(session, at, left, who, &mut moved)?.append()?),
                Met::Rotation(one) => other(one.taken(session, at, left, who, &mut moved)?.append()?),
                Met::Evening(one) => other(one.taken(session, at, left, who, &mut moved)?.append()?),
                Met::HousePack(one) => other(one.taken(session, at, left, who, &mut moved)?.append()?),
            }
        }
        Ok(taken)
    }

    /// A campaign as it stands afterwards.
    pub fn season(&self, id: StreamId) -> Option<&Open<Campaigns>> {
        self.seasons.iter().find(|open| open.id == id)
    }

    /// A Warband as it stands afterwards.
    pub fn roster(&self, id: StreamId) -> Option<&Open<Warbands>> {
        self.rosters.iter().find(|open| open.id == id)
    }

    /// Repeats a correction that stands whichever side is chosen. `false` if it does not hold, and nothing was said.
    ///
    /// # Errors
    /// A Warband that does not open; `PACK_MISSING`.
    pub fn say_again(
        &mut self,
        session: &Session,
        together: &Together,
        correction: &Correction,
    ) -> Result<bool, Failure> {
        match together.streams.get(correction.stream) {
            Some(Met::Campaign(one)) => correction.say_again(session, one, &mut self.seasons, &mut self.rosters),
            Some(
                Met::Warband(_)
                | Met::Battle(_)
                | Met::SetUp(_)
                | Met::Own(_)
                | Met::Rotation(_)
                | Met::Evening(_)
                | Met::HousePack(_),
            )
            | None => Ok(false),
        }
    }
}

/// Writes all of it in one transaction. `stands`: the side of each conflict that a person chose.
///
/// # Errors
/// `UNDECIDED`; `NOT_TOGETHER`; `NOT_SEALED`; the book refuses it.
pub(super) fn write(
    session: &Session,
    parcel: &Parcel,
    together: &Together,
    stands: &[Stands],
    who: &str,
) -> Result<(), Failure> {
    let left = together.decided(session, stands)?;
    let mut taken = Taken::new(session, together, &left, who)?;
    for correction in together.said_again(stands) {
        if !taken.say_again(session, together, correction)? {
            return Err(Failure::new(code::NOT_TOGETHER, say::not_together()));
        }
    }
    let Taken { mut seasons, mut rosters, mut appends, mut rows } = taken;
    for open in &mut rosters {
        let pack = session.pack_of(open.state.pack.as_deref())?;
        rows.push(warband_row(open, season::belongs(session, &seasons, open.id)?, &pack.catalogue));
        appends.push(open.append()?);
    }
    for roster in elsewhere(session, &seasons, &rosters)? {
        let pack = session.pack_of(roster.state.pack.as_deref())?;
        rows.push(warband_row(&roster, season::belongs(session, &seasons, roster.id)?, &pack.catalogue));
    }
    for open in &mut seasons {
        rows.push(campaign_row(open));
        appends.push(open.append()?);
    }
    let mut batch = session.batch(appends, rows, &[])?;
    batch.packs.extend(parcel.packs.iter().map(packs::from_parcel));
    batch.pictures.extend(parcel.pictures.iter().cloned());
    batch.signatures.clone_from(&together.signatures);
    session.back_up_before(Occasion::Parcel)?;
    session.append(&batch)
}

/// The Warbands of the book that are not in the parcel, and that its campaigns take in or let go.
fn elsewhere(
    session: &Session,
    seasons: &[Open<Campaigns>],
    rosters: &[Open<Warbands>],
) -> Result<Vec<Arc<Open<Warbands>>>, Failure> {
    let listed = session.with_book(|book| Ok(book.warbands()?))?;
    let mut all = Vec::new();
    for row in listed.iter().filter(|row| rosters.iter().all(|roster| roster.id != row.id)) {
        let id = row.id.to_string();
        let concerns =
            |season: &Open<Campaigns>| row.campaign == Some(season.id) || season.state.enrolment(&id).is_some();
        if seasons.iter().any(concerns) {
            all.push(session.look::<Warbands>(&id)?);
        }
    }
    Ok(all)
}
