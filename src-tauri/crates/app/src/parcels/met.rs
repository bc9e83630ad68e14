//! The streams of a parcel beside those of the book, and what becomes of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use nml_exchange::parcel::{Parcel, ParcelStream};
use nml_ledger::{Cause, Hash, Kept, Kind, Meeting, Relation, StreamId};
use nml_store::{Append, Pack, PackKind, Row};

use super::Stands;
use crate::campaigns;
use crate::desk::Desk;
use crate::failure::Failure;
use crate::library;
use crate::shelf::Open;
use crate::subject::{Battles, Campaigns, Evenings, OwnScenarios, Rotations, SetUps, Subject, Warbands};
use crate::words::parcels as say;
use crate::{battle, setup, warbands};

/// A stream of a parcel, by what it is about.
pub(super) enum Met {
    Campaign(Box<Beside<Campaigns>>),
    Warband(Box<Beside<Warbands>>),
    Battle(Box<Beside<Battles>>),
    SetUp(Box<Beside<SetUps>>),
    Own(Box<Beside<OwnScenarios>>),
    Rotation(Box<Beside<Rotations>>),
    Evening(Box<Beside<Evenings>>),
}

/// A stream beside its copy in the book.
pub(super) enum Beside<S: Subject> {
    /// The book does not have it.
    New(Open<S>),
    /// It does.
    Both {
        /// As the book has it.
        here: Arc<Open<S>>,
        /// Both together.
        meeting: Meeting<S::Command, S::Event>,
    },
}

/// The streams of a parcel beside the book.
///
/// # Errors
/// A stream that does not open here, or begins otherwise.
pub(super) fn all(desk: &Desk, parcel: &Parcel) -> Result<Vec<Met>, Failure> {
    let mut all = Vec::new();
    for stream in &parcel.streams {
        all.push(match stream.heading.format {
            Kind::Campaign => Met::Campaign(Box::new(beside(desk, stream)?)),
            Kind::Warband => Met::Warband(Box::new(beside(desk, stream)?)),
            Kind::Battle => Met::Battle(Box::new(beside(desk, stream)?)),
            Kind::Scenario if OwnScenarios::concerns(&stream.header) => Met::Own(Box::new(beside(desk, stream)?)),
            Kind::Scenario => Met::SetUp(Box::new(beside(desk, stream)?)),
            Kind::Rotation => Met::Rotation(Box::new(beside(desk, stream)?)),
            Kind::Evening => Met::Evening(Box::new(beside(desk, stream)?)),
        });
    }
    Ok(all)
}

fn beside<S: Subject>(desk: &Desk, stream: &ParcelStream) -> Result<Beside<S>, Failure> {
    let id = stream.heading.stream;
    if !desk.with_book(|book| library::holds(book, id))? {
        return Ok(Beside::New(Open::foreign(stream)?));
    }
    let here = desk.look::<S>(&id.to_string())?;
    if here.log.root() != Hash::of(&stream.header) {
        return Err(Failure::new("another_beginning", say::another_beginning(S::WORD, &id.to_string())));
    }
    let meeting = here.meet(stream)?;
    Ok(Beside::Both { here, meeting })
}

impl<S: Subject> Beside<S> {
    fn id(&self) -> StreamId {
        match self {
            Self::New(open) => open.id,
            Self::Both { here, .. } => here.id,
        }
    }

    const fn relation(&self) -> Option<Relation> {
        match self {
            Self::New(_) => None,
            Self::Both { meeting, .. } => Some(meeting.relation),
        }
    }

    /// Entries that the book lacks.
    fn entries(&self) -> usize {
        match self {
            Self::New(open) => open.log.kept().len(),
            Self::Both { meeting, .. } => meeting.new.len(),
        }
    }

    /// What was said on each side since they parted, here and there.
    fn since(&self) -> [Vec<&Kept<S::Command, S::Event>>; 2] {
        match self {
            Self::New(_) => [Vec::new(), Vec::new()],
            Self::Both { meeting, .. } => meeting.since(),
        }
    }

    /// The stream as it stands once it was taken in. Where one book's campaign has parted, what followed in a Warband from
    /// what does not stand there does not stand in the Warband either.
    fn taken(&self, desk: &Desk, stands: Option<Stands>, apart: &Apart, who: &str) -> Result<Open<S>, Failure> {
        let (here, meeting) = match self {
            Self::New(open) => return Ok(open.clone()),
            Self::Both { here, meeting } => (here, meeting),
        };
        let mut open = Open::clone(here);
        open.take_in(meeting)?;
        let author = || nml_ledger::Author { note: Some(say::as_sent(who)), ..desk.author() };
        let [ours, theirs] = meeting.since();
        let followed = |side: &[&Kept<S::Command, S::Event>], from: &BTreeSet<Hash>| {
            side.iter().filter_map(|kept| kept.entry.cause).any(|Cause { entry, .. }| from.contains(&entry))
        };
        match (meeting.relation, stands) {
            (Relation::Parted, Some(Stands::There)) => open.choose(author(), &meeting.theirs)?,
            (Relation::Parted, _) => open.keep_here(desk.author(), meeting.theirs, say::KEPT_HERE)?,
            (Relation::Ahead, Some(Stands::Here)) if followed(&theirs, &apart.there) => {
                if open.log.tip() != meeting.ours {
                    open.choose(desk.author(), &meeting.ours)?;
                }
            }
            (Relation::Ahead, _) if open.log.tip() != meeting.theirs => open.choose(author(), &meeting.theirs)?,
            (Relation::Known, Some(Stands::There)) if followed(&ours, &apart.here) => {
                open.choose(author(), &meeting.theirs)?;
            }
            (Relation::Ahead | Relation::Known, _) => {}
        }
        Ok(open)
    }
}

/// Entries of campaigns that stand on one side only.
#[derive(Default)]
struct Apart {
    here: BTreeSet<Hash>,
    there: BTreeSet<Hash>,
}

macro_rules! every {
    ($met:expr, $one:ident => $does:expr) => {
        match $met {
            Met::Campaign($one) => $does,
            Met::Warband($one) => $does,
            Met::Battle($one) => $does,
            Met::SetUp($one) => $does,
            Met::Own($one) => $does,
            Met::Rotation($one) => $does,
            Met::Evening($one) => $does,
        }
    };
}

impl Met {
    /// Both books went on.
    pub fn parted(&self) -> bool {
        every!(self, one => one.relation()) == Some(Relation::Parted)
    }

    /// The book does not have it.
    pub fn is_new(&self) -> bool {
        every!(self, one => one.relation()).is_none()
    }

    /// There is something to take in, or to decide.
    pub fn brings(&self) -> bool {
        self.is_new() || self.entries() > 0 || self.parted()
    }

    /// Entries that the book lacks.
    pub fn entries(&self) -> usize {
        every!(self, one => one.entries())
    }

    /// The campaign that it is.
    pub fn campaign(&self) -> Option<String> {
        if let Self::Campaign(one) = self { Some(one.id().to_string()) } else { None }
    }
}

/// Writes all of it in one transaction.
pub(super) fn write(
    desk: &Desk,
    parcel: &Parcel,
    met: Vec<Met>,
    stands: Option<Stands>,
    who: &str,
) -> Result<(), Failure> {
    let mut apart = Apart::default();
    for one in &met {
        if let Met::Campaign(one) = one
            && one.relation() == Some(Relation::Parted)
        {
            let [here, there] = one.since().map(|side| side.iter().map(|kept| kept.hash).collect::<BTreeSet<_>>());
            apart.here.extend(here);
            apart.there.extend(there);
        }
    }
    let mut appends: Vec<Option<Append>> = Vec::new();
    let mut rows: Vec<Row> = Vec::new();
    let mut courses = Vec::new();
    let mut rosters = Vec::new();
    for one in met {
        match one {
            Met::Campaign(one) => courses.push(one.taken(desk, stands, &apart, who)?),
            Met::Warband(one) => rosters.push(one.taken(desk, stands, &apart, who)?),
            Met::Battle(one) => {
                let mut open = one.taken(desk, stands, &apart, who)?;
                rows.push(battle::row(&open));
                appends.push(open.append()?);
            }
            Met::SetUp(one) => {
                let mut open = one.taken(desk, stands, &apart, who)?;
                rows.push(setup::row(&open));
                appends.push(open.append()?);
            }
            Met::Own(one) => appends.push(one.taken(desk, stands, &apart, who)?.append()?),
            Met::Rotation(one) => appends.push(one.taken(desk, stands, &apart, who)?.append()?),
            Met::Evening(one) => appends.push(one.taken(desk, stands, &apart, who)?.append()?),
        }
    }
    for open in &mut rosters {
        let pack = desk.pack_of(open.state.pack.as_deref())?;
        rows.push(warbands::row(open, membership(desk, &courses, open.id)?, &pack.catalogue));
        appends.push(open.append()?);
    }
    for roster in elsewhere(desk, &courses, &rosters)? {
        let pack = desk.pack_of(roster.state.pack.as_deref())?;
        rows.push(warbands::row(&roster, membership(desk, &courses, roster.id)?, &pack.catalogue));
    }
    for open in &mut courses {
        rows.push(campaigns::row(open));
        appends.push(open.append()?);
    }
    let mut batch = desk.batch(appends, rows, &[])?;
    batch.packs.extend(parcel.packs.iter().map(|pack| Pack {
        kind: if pack.kind == PackKind::Ruleset.word() { PackKind::Ruleset } else { PackKind::Pack },
        name: pack.name.clone(),
        bytes: pack.bytes.clone(),
    }));
    batch.pictures.extend(parcel.pictures.iter().cloned());
    desk.with_book(|book| Ok(book.append(&batch)?))
}

/// The Warbands of the book that are not in the parcel, and that its campaigns take in or let go.
fn elsewhere(
    desk: &Desk,
    courses: &[Open<Campaigns>],
    rosters: &[Open<Warbands>],
) -> Result<Vec<Arc<Open<Warbands>>>, Failure> {
    let listed = desk.with_book(|book| Ok(book.warbands()?))?;
    let mut all = Vec::new();
    for row in listed.iter().filter(|row| rosters.iter().all(|roster| roster.id != row.id)) {
        let id = row.id.to_string();
        let concerns =
            |course: &Open<Campaigns>| row.campaign == Some(course.id) || course.state.enrolment(&id).is_some();
        if courses.iter().any(concerns) {
            all.push(desk.look::<Warbands>(&id)?);
        }
    }
    Ok(all)
}

/// The campaign that a Warband belongs to afterwards.
fn membership(desk: &Desk, courses: &[Open<Campaigns>], warband: StreamId) -> Result<Option<StreamId>, Failure> {
    let id = warband.to_string();
    let member = |open: &&Open<Campaigns>| open.state.enrolment(&id).is_some_and(|known| !known.withdrawn);
    if let Some(course) = courses.iter().find(member) {
        return Ok(Some(course.id));
    }
    let listed = desk.with_book(|book| Ok(book.warbands()?))?;
    let before = listed.iter().find(|row| row.id == warband).and_then(|row| row.campaign);
    Ok(before.filter(|campaign| courses.iter().all(|course| course.id != *campaign)))
}
