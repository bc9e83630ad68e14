//! What would not follow beside the rest once two books are merged, and what it cannot live beside.

use std::collections::BTreeSet;

use nml_campaign::{Command, Event};
use nml_ledger::Hash;
use nml_warband::Roster;
use nml_warband::result::SideResult;

use super::super::Stands;
use super::super::beside::{Beside, Of};
use super::super::merge::{Act, Left};
use super::super::spared::Correction;
use super::super::touches::counted;
use super::super::written::Taken;
use super::{BOTH, Met, Together, every};
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::subject::Campaigns;
use crate::words::parcels as say;

/// Something that was said on one side and no longer follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Misfit {
    stream: usize,
    side: Stands,
    entry: Hash,
    act: Act,
}

impl Together {
    /// Sets against each other what would not follow beside the rest. `false` if nothing is left of it.
    pub(super) fn opposed(&mut self, session: &Session) -> Result<bool, Failure> {
        let conflicts = self.merge.conflicts().len();
        for all in BOTH {
            let Some(left) = self.merge.left(&vec![all; conflicts]) else { continue };
            for misfit in self.misfits(session, &left)? {
                let mut news = false;
                for against in self.against(session, misfit, &left)? {
                    // What does not hold beside something that may not stand either is named with that choice.
                    if self.merge.is_contested(misfit.act) || !self.merge.is_contested(against) {
                        news |= self.merge.oppose(misfit.act, against);
                    }
                }
                if news {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// What was said on one side and no longer follows where it would stand.
    fn misfits(&self, session: &Session, left: &Left) -> Result<Vec<Misfit>, Failure> {
        let mut all = Vec::new();
        for (stream, met) in self.streams.iter().enumerate() {
            let mut misfits = every!(met, one => one.misfits(session, stream, left))?;
            if let Met::Campaign(one) = met {
                misfits.extend(self.unsettled(one, stream, left));
            }
            all.extend(misfits.into_iter().filter_map(|(side, entry)| self.misfit(stream, side, entry)));
        }
        Ok(all)
    }

    fn misfit(&self, stream: usize, side: Stands, entry: Hash) -> Option<Misfit> {
        let at = self.merge.place(stream, side, entry)?;
        Some(Misfit { stream, side, entry, act: self.merge.act(at) })
    }

    /// Games whose aftermath is open, fought by a model that is no longer on the roster, or by a Warband that was changed in
    /// the other book: until its pages are closed nobody changes it, for they count from what it was.
    fn unsettled(&self, one: &Beside<Campaigns>, at: usize, left: &Left) -> Vec<(Stands, Hash)> {
        let target = one.target(at, left);
        let [here, _] = one.standing();
        let commands = || target.iter().filter_map(|kept| kept.command());
        let closed: BTreeSet<&str> = commands()
            .filter_map(|command| if let Command::Close { battle } = command { Some(battle.as_str()) } else { None })
            .collect();
        let side = |kept: &Of<Campaigns>| {
            let ours = here.iter().any(|own| own.first_said() == kept.first_said());
            if ours { Stands::Here } else { Stands::There }
        };
        let changed = |kept: &&Of<Campaigns>| {
            kept.events().iter().any(|event| {
                let Event::Recorded { result, rosters, .. } = event else { return false };
                if closed.contains(result.battle.as_str()) {
                    return false;
                }
                let others = self.merge.standing(side(kept).other(), left).into_iter().collect();
                let alone = self.merge.without(left, &others);
                let changed = |fought: &SideResult| {
                    let facts = rosters.iter().find(|facts| facts.warband == fought.warband);
                    let Some(then) = facts.and_then(|facts| facts.roster.as_deref()) else { return false };
                    let Some(now) = self.roster(&fought.warband, left) else { return false };
                    let has = |roster: &Roster, model: u32| roster.members().any(|one| one.id == model);
                    let gone = fought.took_part.iter().any(|model| has(then, *model) && !has(&now, *model));
                    gone || self.roster(&fought.warband, &alone).is_some_and(|own| counted(own) != counted(now))
                };
                result.members().any(changed)
            })
        };
        target.iter().filter(|kept| changed(kept)).map(|kept| (side(kept), kept.first_said())).collect()
    }

    /// A Warband of the parcel as it stands afterwards.
    fn roster(&self, warband: &str, left: &Left) -> Option<Roster> {
        self.streams.iter().enumerate().find_map(|(at, met)| match met {
            Met::Warband(one) if one.id().to_string() == warband => Some(one.state_of(at, left)),
            Met::Warband(_)
            | Met::Campaign(_)
            | Met::Battle(_)
            | Met::SetUp(_)
            | Met::Own(_)
            | Met::Rotation(_)
            | Met::Evening(_)
            | Met::HousePack(_) => None,
        })
    }

    /// What on the other side something cannot stand beside. Empty if it rests on what is left out of its own side.
    fn against(&self, session: &Session, misfit: Misfit, left: &Left) -> Result<Vec<Act>, Failure> {
        let others = self.merge.standing(misfit.side.other(), left);
        let mut gone: BTreeSet<Act> = others.iter().copied().collect();
        let holds = |gone: &BTreeSet<Act>| -> Result<bool, Failure> {
            let left = self.merge.without(left, gone);
            Ok(!self
                .misfits(session, &left)?
                .iter()
                .any(|one| one.stream == misfit.stream && one.entry == misfit.entry))
        };
        if !holds(&gone)? {
            return Ok(Vec::new());
        }
        // The others come beside it, as many as go: whichever is the next one that it does not hold beside is against it.
        let (mut against, mut from) = (Vec::new(), 0);
        while from < others.len() {
            let with = |upto: usize| {
                let beside: BTreeSet<Act> = others.iter().take(upto).skip(from).copied().collect();
                gone.difference(&beside).copied().collect::<BTreeSet<Act>>()
            };
            if holds(&with(others.len()))? {
                break;
            }
            let (mut good, mut bad) = (from, others.len());
            while bad - good > 1 {
                let middle = good.midpoint(bad);
                if holds(&with(middle))? { good = middle } else { bad = middle }
            }
            gone = with(good);
            against.extend(others.get(good));
            from = good + 1;
        }
        Ok(against)
    }

    /// What does not stand as a person decides, and which of it although nobody speaks against it.
    pub(super) fn fallen(&self, session: &Session, stands: &[Stands]) -> Result<(Left, BTreeSet<usize>), Failure> {
        let stands = self.all_stands(stands).ok_or_else(|| Failure::new(code::UNDECIDED, say::undecided()))?;
        self.without_misfits(session, &stands)
    }

    /// The same for a side of each conflict, decided by a person or not.
    pub(super) fn without_misfits(
        &self,
        session: &Session,
        stands: &[Stands],
    ) -> Result<(Left, BTreeSet<usize>), Failure> {
        let mut left = self.merge.left(stands).ok_or_else(|| Failure::new(code::UNDECIDED, say::undecided()))?;
        let mut acts = BTreeSet::new();
        loop {
            let mut misfits = self.misfits(session, &left)?;
            if !misfits.is_empty()
                && let Some(corrected) = self.misfits_once_corrected(session, &left, stands)?
            {
                misfits.retain(|misfit| corrected.contains(misfit));
            }
            let misfits: BTreeSet<Act> = misfits.into_iter().map(|misfit| misfit.act).collect();
            let before = acts.len();
            acts.extend(misfits);
            if acts.len() == before {
                break;
            }
            left = self.merge.without(&left, &acts);
        }
        let of = |at: &usize| acts.contains(&self.merge.act(*at));
        let fallen = (0..self.merge.sayings().len()).filter(of).collect();
        Ok((left, fallen))
    }

    /// What still does not follow once the corrections stand that the choice spares: a battle may rest on one of them.
    /// `None` if there are no corrections, or they do not hold beside all that is left.
    fn misfits_once_corrected(
        &self,
        session: &Session,
        left: &Left,
        stands: &[Stands],
    ) -> Result<Option<Vec<Misfit>>, Failure> {
        let corrections: Vec<&Correction> =
            self.spared.iter().zip(stands).flat_map(|(spared, stands)| spared.beside(*stands)).collect();
        if corrections.is_empty() {
            return Ok(None);
        }
        let mut taken = Taken::new(session, self, left, "")?;
        for correction in corrections {
            if !taken.say_again(session, self, correction)? {
                return Ok(None);
            }
        }
        let mut all = Vec::new();
        for (stream, met) in self.streams.iter().enumerate() {
            let misfits = match met {
                Met::Campaign(one) => {
                    let mut misfits = self.unsettled(one, stream, left);
                    misfits
                        .extend(taken.season(one.id()).map_or(Ok(Vec::new()), |open| one.misfits_of(session, open))?);
                    misfits
                }
                Met::Warband(one) => {
                    taken.roster(one.id()).map_or(Ok(Vec::new()), |open| one.misfits_of(session, open))?
                }
                Met::Battle(_)
                | Met::SetUp(_)
                | Met::Own(_)
                | Met::Rotation(_)
                | Met::Evening(_)
                | Met::HousePack(_) => every!(met, one => one.misfits(session, stream, left))?,
            };
            all.extend(misfits.into_iter().filter_map(|(side, entry)| self.misfit(stream, side, entry)));
        }
        Ok(Some(all))
    }
}
