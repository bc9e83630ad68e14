//! The streams of a parcel beside the book, and what becomes of them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nml_exchange::parcel::{Parcel, ParcelStream};
use nml_ledger::{Hash, Kind, Relation, StreamId};
use nml_store::{Append, Pack, PackKind, Row};

use super::beside::Beside;
use super::merge::{Conflict, Left, Merge, Saying};
use super::{ParcelOpens, Stands};
use crate::campaigns;
use crate::desk::Desk;
use crate::failure::Failure;
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
pub(super) use every;

impl Met {
    fn new(desk: &Desk, stream: &ParcelStream) -> Result<Self, Failure> {
        fn boxed<S: Subject>(desk: &Desk, stream: &ParcelStream) -> Result<Box<Beside<S>>, Failure> {
            Beside::new(desk, stream).map(Box::new)
        }
        Ok(match stream.heading.format {
            Kind::Campaign => Self::Campaign(boxed(desk, stream)?),
            Kind::Warband => Self::Warband(boxed(desk, stream)?),
            Kind::Battle => Self::Battle(boxed(desk, stream)?),
            Kind::Scenario if OwnScenarios::concerns(&stream.header) => Self::Own(boxed(desk, stream)?),
            Kind::Scenario => Self::SetUp(boxed(desk, stream)?),
            Kind::Rotation => Self::Rotation(boxed(desk, stream)?),
            Kind::Evening => Self::Evening(boxed(desk, stream)?),
        })
    }

    /// What brings something about in another stream comes before that.
    const fn rank(&self) -> u8 {
        match self {
            Self::Own(_) | Self::Rotation(_) => 0,
            Self::Evening(_) => 1,
            Self::Campaign(_) => 2,
            Self::Warband(_) | Self::SetUp(_) | Self::Battle(_) => 3,
        }
    }

    /// Both books went on.
    pub fn parted(&self) -> bool {
        every!(self, one => one.relation()) == Some(Relation::Parted)
    }

    /// The book does not have it.
    pub const fn is_new(&self) -> bool {
        every!(self, one => matches!(**one, Beside::New(_)))
    }

    /// It is not in the parcel.
    pub const fn is_here_only(&self) -> bool {
        every!(self, one => matches!(**one, Beside::Here { .. }))
    }

    /// There is something to take in.
    pub fn brings(&self) -> bool {
        self.is_new() || self.entries() > 0 || self.parted()
    }

    /// Entries that the book lacks.
    pub fn entries(&self) -> usize {
        every!(self, one => one.entries())
    }

    pub fn id(&self) -> StreamId {
        every!(self, one => one.id())
    }

    /// How it is looked at, and after how many other kinds; none: it comes with something else.
    pub fn opens(&self) -> Option<(u8, ParcelOpens)> {
        let id = self.id().to_string();
        match self {
            Self::Campaign(_) => Some((0, ParcelOpens::Campaign { id })),
            Self::Evening(_) => Some((1, ParcelOpens::Evening { id })),
            Self::Rotation(_) => Some((2, ParcelOpens::Rotation { id })),
            Self::Warband(_) => Some((3, ParcelOpens::Warband { id })),
            Self::Battle(_) => Some((4, ParcelOpens::Battle { id })),
            Self::SetUp(_) | Self::Own(_) => None,
        }
    }
}

/// A parcel beside the book.
pub(super) struct Together {
    /// Its streams, and those of the book in which something followed from them; causes before what they brought about.
    pub streams: Vec<Met>,
    merge: Merge,
}

impl Together {
    /// Puts a parcel beside the book, and finds what cannot stand together.
    ///
    /// # Errors
    /// A stream that does not open here, or begins otherwise; `pack_missing`.
    pub fn new(desk: &Desk, parcel: &Parcel) -> Result<Self, Failure> {
        let mut streams = parcel.streams.iter().map(|stream| Met::new(desk, stream)).collect::<Result<Vec<_>, _>>()?;
        streams.sort_by_key(Met::rank);
        following(desk, &mut streams)?;
        streams.sort_by_key(Met::rank);
        let sayings = (0..).zip(&streams).flat_map(|(at, met)| every!(met, one => one.sayings(at))).collect();
        let mut together = Self { streams, merge: Merge::new(sayings) };
        while together.opposed(desk)? {}
        Ok(together)
    }

    /// Sets against each other what would not follow beside the rest. False: nothing is left of it.
    fn opposed(&mut self, desk: &Desk) -> Result<bool, Failure> {
        let conflicts = self.merge.conflicts().len();
        for all in [Stands::Here, Stands::There] {
            let Some(left) = self.merge.left(&vec![all; conflicts]) else { continue };
            for (at, met) in self.streams.iter().enumerate() {
                let misfits = every!(met, one => one.misfits(desk, at, &left))?;
                let mut news = false;
                for (side, entry) in misfits {
                    news |= self.merge.oppose(at, side, entry);
                }
                if news {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// What both said of the same.
    pub fn conflicts(&self) -> Vec<Conflict<'_>> {
        self.merge.conflicts()
    }

    /// There is something to take in.
    pub fn brings(&self) -> bool {
        self.streams.iter().any(Met::brings)
    }

    /// What does not stand, of each conflict as it was decided.
    ///
    /// # Errors
    /// `undecided`; `not_together` where what is chosen does not hold beside what else is.
    pub fn decided(&self, desk: &Desk, stands: &[Stands]) -> Result<Left, Failure> {
        let left = self.merge.left(stands).ok_or_else(|| Failure::new("undecided", say::UNDECIDED))?;
        // That all of one side holds together was found out with the conflicts.
        if stands.split_first().is_none_or(|(first, rest)| rest.iter().all(|next| next == first)) {
            return Ok(left);
        }
        let sayings = self.merge.sayings();
        for (at, met) in self.streams.iter().enumerate() {
            for (side, entry) in every!(met, one => one.misfits(desk, at, &left))? {
                let known = |one: &&Saying| (one.stream, one.side, one.entry) == (at, side, entry);
                if sayings.iter().any(|one| known(&one)) {
                    return Err(Failure::new("not_together", say::NOT_TOGETHER));
                }
            }
        }
        Ok(left)
    }
}

/// Adds the streams of the book that are not in the parcel and in which something followed from what stands only here of a
/// stream that is: what does not stand there does not stand in them either (design, invariant 7).
fn following(desk: &Desk, streams: &mut Vec<Met>) -> Result<(), Failure> {
    let mut known: BTreeSet<StreamId> = streams.iter().map(Met::id).collect();
    let mut at = 0;
    while at < streams.len() {
        let own = every!(&streams[at], one => one.sayings(at));
        at += 1;
        for saying in own.iter().filter(|saying| (saying.side == Stands::Here) != saying.back) {
            for (stream, entry) in desk.with_book(|book| Ok(book.caused_by(&saying.hash)?))? {
                if !known.contains(&stream)
                    && let Some(met) = followed(desk, stream, entry)?
                {
                    known.insert(stream);
                    streams.push(met);
                }
            }
        }
    }
    Ok(())
}

fn followed(desk: &Desk, id: StreamId, entry: Hash) -> Result<Option<Met>, Failure> {
    let kind = desk.with_book(|book| Ok(book.stream_info(id)?.kind))?;
    Ok(match kind {
        Kind::Campaign => Beside::following(desk, id, entry)?.map(Box::new).map(Met::Campaign),
        Kind::Warband => Beside::following(desk, id, entry)?.map(Box::new).map(Met::Warband),
        // A set-up without its game stays as it is: whoever made it ready may want it.
        Kind::Scenario | Kind::Battle | Kind::Rotation | Kind::Evening => None,
    })
}

/// Writes all of it in one transaction.
///
/// # Errors
/// `not_sealed`; the book refuses it.
pub(super) fn write(desk: &Desk, parcel: &Parcel, together: &Together, left: &Left, who: &str) -> Result<(), Failure> {
    let mut moved = BTreeMap::new();
    let mut appends: Vec<Option<Append>> = Vec::new();
    let mut rows: Vec<Row> = Vec::new();
    let mut courses = Vec::new();
    let mut rosters = Vec::new();
    for (at, met) in together.streams.iter().enumerate() {
        let mut other = |append| appends.push(append);
        match met {
            Met::Campaign(one) => courses.push(one.taken(desk, at, left, who, &mut moved)?),
            Met::Warband(one) => rosters.push(one.taken(desk, at, left, who, &mut moved)?),
            Met::Battle(one) => {
                let mut open = one.taken(desk, at, left, who, &mut moved)?;
                rows.push(battle::row(&open));
                other(open.append()?);
            }
            Met::SetUp(one) => {
                let mut open = one.taken(desk, at, left, who, &mut moved)?;
                rows.push(setup::row(&open));
                other(open.append()?);
            }
            Met::Own(one) => other(one.taken(desk, at, left, who, &mut moved)?.append()?),
            Met::Rotation(one) => other(one.taken(desk, at, left, who, &mut moved)?.append()?),
            Met::Evening(one) => other(one.taken(desk, at, left, who, &mut moved)?.append()?),
        }
    }
    for open in &mut rosters {
        let pack = desk.pack_of(open.state.pack.as_deref())?;
        rows.push(warbands::row(open, campaigns::belongs(desk, &courses, open.id)?, &pack.catalogue));
        appends.push(open.append()?);
    }
    for roster in elsewhere(desk, &courses, &rosters)? {
        let pack = desk.pack_of(roster.state.pack.as_deref())?;
        rows.push(warbands::row(&roster, campaigns::belongs(desk, &courses, roster.id)?, &pack.catalogue));
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
