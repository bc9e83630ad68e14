//! The streams of a parcel beside the book, and what happens to them.

mod misfits;

use std::collections::BTreeSet;

use nml_exchange::parcel::{Parcel, ParcelStream};
use nml_ledger::{Hash, Kind, Relation, StreamId};
use nml_store::LaterSignature;

use super::beside::Beside;
use super::merge::{Act, Conflict, Left, Merge, Saying};
use super::signed::signed_since;
use super::spared::{Correction, uncontradicted};
use super::touches::Touch;
use super::written::Taken;
use super::{ParcelOpens, Stands};
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::subject::{Battles, Campaigns, Evenings, HousePacks, OwnScenarios, Rotations, SetUps, Subject, Warbands};
use crate::words::parcels as say;

/// A stream of a parcel, by what it is about.
pub(super) enum Met {
    Campaign(Box<Beside<Campaigns>>),
    Warband(Box<Beside<Warbands>>),
    Battle(Box<Beside<Battles>>),
    SetUp(Box<Beside<SetUps>>),
    Own(Box<Beside<OwnScenarios>>),
    Rotation(Box<Beside<Rotations>>),
    Evening(Box<Beside<Evenings>>),
    HousePack(Box<Beside<HousePacks>>),
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
            Met::HousePack($one) => $does,
        }
    };
}
pub(super) use every;

/// Whether a stream of the book still opens with the entries of this one, which are all that is new in it.
///
/// # Errors
/// One of them is damaged, or in words that are not known here.
pub(super) fn goes_on(session: &Session, stream: &ParcelStream) -> Result<(), Failure> {
    fn one<S: Subject>(session: &Session, stream: &ParcelStream) -> Result<(), Failure> {
        let here = session.look::<S>(&stream.heading.stream.to_string())?;
        Ok(here.would_go_on(&stream.entries)?)
    }
    match stream.heading.format {
        Kind::Campaign => one::<Campaigns>(session, stream),
        Kind::Warband => one::<Warbands>(session, stream),
        Kind::Battle => one::<Battles>(session, stream),
        Kind::Scenario if OwnScenarios::concerns(&stream.header) => one::<OwnScenarios>(session, stream),
        Kind::Scenario => one::<SetUps>(session, stream),
        Kind::Rotation => one::<Rotations>(session, stream),
        Kind::Evening => one::<Evenings>(session, stream),
        Kind::HousePack => one::<HousePacks>(session, stream),
    }
}

impl Met {
    pub(super) fn new(session: &Session, stream: &ParcelStream) -> Result<Self, Failure> {
        fn boxed<S: Subject>(session: &Session, stream: &ParcelStream) -> Result<Box<Beside<S>>, Failure> {
            Beside::new(session, stream).map(Box::new)
        }
        Ok(match stream.heading.format {
            Kind::Campaign => Self::Campaign(boxed(session, stream)?),
            Kind::Warband => Self::Warband(boxed(session, stream)?),
            Kind::Battle => Self::Battle(boxed(session, stream)?),
            Kind::Scenario if OwnScenarios::concerns(&stream.header) => Self::Own(boxed(session, stream)?),
            Kind::Scenario => Self::SetUp(boxed(session, stream)?),
            Kind::Rotation => Self::Rotation(boxed(session, stream)?),
            Kind::Evening => Self::Evening(boxed(session, stream)?),
            Kind::HousePack => Self::HousePack(boxed(session, stream)?),
        })
    }

    /// What brings something about in another stream comes before that.
    const fn rank(&self) -> u8 {
        match self {
            Self::Own(_) | Self::Rotation(_) | Self::HousePack(_) => 0,
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

    /// A campaign that the book has, by its stream. `None` if it is something else.
    pub fn campaign(&self) -> Option<String> {
        let known = matches!(self, Self::Campaign(_)) && !self.is_new();
        known.then(|| self.id().to_string())
    }

    /// How it is looked at, and after how many other kinds. `None` if it comes with something else.
    pub fn opens(&self) -> Option<(u8, ParcelOpens)> {
        let id = self.id().to_string();
        match self {
            Self::Campaign(_) => Some((0, ParcelOpens::Campaign { id })),
            Self::Evening(_) => Some((1, ParcelOpens::Evening { id })),
            Self::Rotation(_) => Some((2, ParcelOpens::Rotation { id })),
            Self::Warband(_) => Some((3, ParcelOpens::Warband { id })),
            Self::Battle(_) => Some((4, ParcelOpens::Battle { id })),
            Self::SetUp(_) | Self::Own(_) | Self::HousePack(_) => None,
        }
    }
}

/// A parcel beside the book.
pub(super) struct Together {
    /// Its streams, and those of the book in which something followed from them; causes before what they brought about.
    pub streams: Vec<Met>,
    /// What is unsigned in the book, and signed in the parcel.
    pub signatures: Vec<LaterSignature>,
    merge: Merge,
    /// For each conflict, what is not at stake.
    spared: Vec<Spared>,
}

/// The part of a conflict that is not at stake: it stands no matter which side is chosen.
#[derive(Debug, Default)]
struct Spared {
    /// Corrections from here, and from there.
    corrections: [Vec<Correction>; 2],
    /// Nothing else is left: this side stands, with what the other one corrected. `None` if a person decides.
    stands: Option<Stands>,
}

impl Spared {
    /// What the other side corrected, and stands beside this one.
    fn beside(&self, stands: Stands) -> &[Correction] {
        let [here, there] = &self.corrections;
        match stands {
            Stands::Here => there,
            Stands::There => here,
        }
    }
}

impl Together {
    /// Puts a parcel beside the book, and finds what cannot stand together.
    ///
    /// # Errors
    /// A stream that does not open here, or begins differently; `PACK_MISSING`.
    pub fn new(session: &Session, parcel: &Parcel) -> Result<Self, Failure> {
        let mut streams =
            parcel.streams.iter().map(|stream| Met::new(session, stream)).collect::<Result<Vec<_>, _>>()?;
        streams.sort_by_key(Met::rank);
        following(session, &mut streams)?;
        streams.sort_by_key(Met::rank);
        let mut sayings = Vec::new();
        for (at, met) in streams.iter().enumerate() {
            sayings.extend(every!(met, one => one.sayings(session, at))?);
        }
        let signatures = signed_since(session, parcel)?;
        let mut together = Self { streams, signatures, merge: Merge::new(sayings), spared: Vec::new() };
        while together.opposed(session)? {}
        together.spared = together.spared(session)?;
        while let Some(at) = together.spared_too_much(session)? {
            together.spared[at] = Spared::default();
        }
        Ok(together)
    }

    /// Finds what is not at stake in each conflict: what holds beside the other choice, no matter what else is decided.
    fn spared(&self, session: &Session) -> Result<Vec<Spared>, Failure> {
        let conflicts = self.merge.conflicts();
        let mut all = Vec::new();
        for (at, sides) in conflicts.iter().enumerate() {
            let mut spared = Spared::default();
            // Where both sides only corrected, what stands here is kept as it is.
            for own in [1, 0] {
                let (mut corrections, mut alone) = (uncontradicted(&sides[own], &sides[1 - own]), true);
                for rest in if conflicts.len() == 1 { &BOTH[..1] } else { &BOTH[..] } {
                    if corrections.is_empty() {
                        break;
                    }
                    let mut stands = vec![*rest; conflicts.len()];
                    stands[at] = BOTH[1 - own];
                    let (left, fallen) = self.without_misfits(session, &stands)?;
                    alone &= fallen.is_empty();
                    let mut taken = Taken::new(session, self, &left, "")?;
                    let mut hold = Vec::new();
                    for correction in corrections {
                        if taken.say_again(session, self, &correction)? {
                            hold.push(correction);
                        }
                    }
                    corrections = hold;
                }
                let rest = sides[own].iter().any(|saying| !corrections.iter().any(|one| one.covers(saying)));
                if rest {
                    spared.corrections[own] = corrections;
                } else if alone && spared.stands.is_none() {
                    spared.corrections[own] = corrections;
                    spared.stands = Some(BOTH[1 - own]);
                }
            }
            all.push(spared);
        }
        Ok(all)
    }

    /// A conflict whose corrections hold beside its own other choice, and not beside what is spared of the others: a
    /// person decides it as a whole. `None` if all of them hold together.
    fn spared_too_much(&self, session: &Session) -> Result<Option<usize>, Failure> {
        let spares = |spared: &&Spared| spared.corrections.iter().any(|own| !own.is_empty());
        if self.spared.iter().filter(spares).count() < 2 {
            return Ok(None);
        }
        for rest in BOTH {
            let stands: Vec<Stands> = self.spared.iter().map(|spared| spared.stands.unwrap_or(rest)).collect();
            let (left, _) = self.without_misfits(session, &stands)?;
            let mut taken = Taken::new(session, self, &left, "")?;
            for (at, (spared, stands)) in self.spared.iter().zip(stands).enumerate() {
                for correction in spared.beside(stands) {
                    if !taken.say_again(session, self, correction)? {
                        return Ok(Some(at));
                    }
                }
            }
        }
        Ok(None)
    }

    /// Which side of every conflict stands, given those that a person decides. `None` if there are more of them, or
    /// fewer.
    fn all_stands(&self, stands: &[Stands]) -> Option<Vec<Stands>> {
        let mut decided = stands.iter();
        let all = self.spared.iter().map(|spared| spared.stands.or_else(|| decided.next().copied()));
        let all = all.collect::<Option<Vec<_>>>()?;
        decided.next().is_none().then_some(all)
    }

    /// What was corrected on the sides that are not chosen and stands all the same.
    pub fn said_again(&self, stands: &[Stands]) -> impl Iterator<Item = &Correction> {
        let all = self.all_stands(stands).unwrap_or_default();
        self.spared.iter().zip(all).flat_map(|(spared, stands)| spared.beside(stands))
    }

    /// What both said about the same thing, for a person to decide.
    pub fn conflicts(&self) -> Vec<Conflict<'_>> {
        let mut all = Vec::new();
        for (mut sides, spared) in self.merge.conflicts().into_iter().zip(&self.spared) {
            for (side, corrections) in sides.iter_mut().zip(&spared.corrections) {
                side.retain(|saying| !corrections.iter().any(|one| one.covers(saying)));
            }
            if spared.stands.is_none() {
                all.push(sides);
            }
        }
        all
    }

    /// What stands here so far, and is left out of the other book in favour of something or nothing, with what stands
    /// there in its place: nobody here contradicts it, so once taken in it holds here too.
    pub fn changes(&self) -> Vec<Conflict<'_>> {
        let all = self.merge.sayings();
        let theirs = |at: &usize| {
            all.get(*at).is_some_and(|one| one.side == Stands::There) && !self.merge.is_contested(self.merge.act(*at))
        };
        let (gone, news): (Vec<usize>, Vec<usize>) =
            (0..all.len()).filter(theirs).partition(|at| all.get(*at).is_some_and(|one| one.back));
        // What only followed from a correction goes with it, or followed from it again.
        let gone: Vec<usize> = gone.into_iter().filter(|at| all.get(*at).is_some_and(|one| !one.follows)).collect();
        // What is replaced by one act there is one change.
        let mut changes: Vec<(BTreeSet<Act>, Conflict<'_>)> = Vec::new();
        for one in gone.iter().filter_map(|at| all.get(*at)) {
            let touched: BTreeSet<&Touch> = one.touches.iter().collect();
            let same = |at: &&usize| {
                all.get(**at).is_some_and(|other| other.touches.iter().any(|touch| touched.contains(touch)))
            };
            let acts: BTreeSet<Act> = news.iter().filter(same).map(|at| self.merge.act(*at)).collect();
            match changes.iter_mut().find(|(known, _)| !known.is_disjoint(&acts)) {
                Some((known, [was, _])) => {
                    known.extend(acts);
                    was.push(one);
                }
                None => changes.push((acts, [vec![one], Vec::new()])),
            }
        }
        for (acts, [_, now]) in &mut changes {
            now.extend(news.iter().filter(|at| acts.contains(&self.merge.act(**at))).filter_map(|at| all.get(*at)));
            // What only changed with a correction is shown with that correction.
            if now.iter().any(|one| !one.follows) {
                now.retain(|one| !one.follows);
            }
        }
        changes.into_iter().map(|(_, change)| change).collect()
    }

    /// The entries of a stream that are among the conflicts, in what a choice costs, or in what the other book decided:
    /// they are listed there.
    pub fn contested(&self, stream: StreamId, costs: &[[Vec<&Saying>; 2]]) -> BTreeSet<Hash> {
        let of = |saying: &&Saying| self.streams.get(saying.stream).is_some_and(|met| met.id() == stream);
        let all = self.conflicts().into_iter().chain(self.changes()).flatten().flatten();
        all.chain(costs.iter().flatten().flatten().copied()).filter(of).map(|saying| saying.hash).collect()
    }

    /// There is something to take in.
    pub fn brings(&self) -> bool {
        self.streams.iter().any(Met::brings) || !self.signatures.is_empty()
    }

    /// What cannot stand beside either choice of each conflict, though nobody speaks against it: it rests on what is not
    /// chosen.
    ///
    /// # Errors
    /// `PACK_MISSING`.
    pub fn costs(&self, session: &Session) -> Result<Vec<[Vec<&Saying>; 2]>, Failure> {
        let count = self.spared.iter().filter(|spared| spared.stands.is_none()).count();
        let mut costs: Vec<[BTreeSet<usize>; 2]> = vec![Default::default(); count];
        for (side, all) in BOTH.into_iter().enumerate() {
            let fallen = self.fallen(session, &vec![all; count])?.1;
            if fallen.is_empty() {
                continue;
            }
            // Any choice that would bring something back if it were made the other way is what it costs.
            let mut left: BTreeSet<usize> = fallen.clone();
            for (at, cost) in costs.iter_mut().enumerate() {
                let mut stands = vec![all; count];
                if let Some(one) = stands.get_mut(at) {
                    *one = all.other();
                }
                let still = self.fallen(session, &stands)?.1;
                cost[side] = fallen.difference(&still).copied().collect();
                left.retain(|one| !cost[side].contains(one));
            }
            costs.iter_mut().for_each(|cost| cost[side].extend(&left));
        }
        let told = |all: BTreeSet<usize>| all.into_iter().filter_map(|at| self.merge.sayings().get(at)).collect();
        Ok(costs.into_iter().map(|sides| sides.map(told)).collect())
    }

    /// What does not stand, for each conflict as it was decided.
    ///
    /// # Errors
    /// `UNDECIDED`; `NOT_TOGETHER` if what is chosen does not hold beside what else is, and that was not named.
    pub fn decided(&self, session: &Session, stands: &[Stands]) -> Result<Left, Failure> {
        let (left, fallen) = self.fallen(session, stands)?;
        if fallen.is_empty() {
            return Ok(left);
        }
        let costs = self.costs(session)?;
        let named: Vec<&Saying> = costs
            .into_iter()
            .zip(stands)
            .flat_map(|([here, there], stands)| match stands {
                Stands::Here => here,
                Stands::There => there,
            })
            .collect();
        let unnamed = |saying: &Saying| !named.iter().any(|one| one.hash == saying.hash && one.side == saying.side);
        if fallen.iter().filter_map(|at| self.merge.sayings().get(*at)).any(unnamed) {
            return Err(Failure::new(code::NOT_TOGETHER, say::not_together()));
        }
        Ok(left)
    }
}

const BOTH: [Stands; 2] = [Stands::Here, Stands::There];

/// Adds the streams of the book that are not in the parcel and in which something followed from what stands only here of a
/// stream that is: what does not stand there does not stand in them either (promise 7).
fn following(session: &Session, streams: &mut Vec<Met>) -> Result<(), Failure> {
    let mut known: BTreeSet<StreamId> = streams.iter().map(Met::id).collect();
    let mut at = 0;
    while at < streams.len() {
        let own = every!(&streams[at], one => one.sayings(session, at))?;
        at += 1;
        for saying in own.iter().filter(|saying| (saying.side == Stands::Here) != saying.back) {
            for (stream, entry) in session.with_book(|book| Ok(book.caused_by(&saying.hash)?))? {
                if !known.contains(&stream)
                    && let Some(met) = followed(session, stream, entry)?
                {
                    known.insert(stream);
                    streams.push(met);
                }
            }
        }
    }
    Ok(())
}

fn followed(session: &Session, id: StreamId, entry: Hash) -> Result<Option<Met>, Failure> {
    let kind = session.with_book(|book| Ok(book.stream_info(id)?.kind))?;
    Ok(match kind {
        Kind::Campaign => Beside::following(session, id, entry)?.map(Box::new).map(Met::Campaign),
        Kind::Warband => Beside::following(session, id, entry)?.map(Box::new).map(Met::Warband),
        // A set-up without its game stays as it is: the player who made it ready may want it.
        Kind::Scenario | Kind::Battle | Kind::Rotation | Kind::Evening | Kind::HousePack => None,
    })
}
