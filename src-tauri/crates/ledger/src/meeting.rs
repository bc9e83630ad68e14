//! Two copies of a stream that may both have gone on: what one lacks of the other, and how they relate to each other.

use serde::de::DeserializeOwned;

use crate::entry::Sealed;
use crate::hash::Hash;
use crate::log::{Kept, Log, Refused};

/// How another copy of a stream relates to the one here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// The other is known here: what is in force here was said by somebody who knew it, or is the same.
    Known,
    /// The other copy was carried on with knowledge of all that is in force here.
    Ahead,
    /// Both went on without knowing of each other.
    Parted,
}

/// Two copies of a stream together.
#[derive(Clone, Debug)]
pub struct Meeting<C, E> {
    /// The entries of both: those here, and after them what only the other copy has.
    pub both: Log<C, E>,
    /// What only the other copy has, in its order.
    pub new: Vec<Sealed>,
    /// The current head here.
    pub ours: Hash,
    /// The current head there.
    pub theirs: Hash,
    /// How they relate to each other.
    pub relation: Relation,
}

/// Brings a copy together with the one here.
///
/// # Errors
/// The number of the first entry of the other copy that is damaged or in unknown words, from 1, and why.
pub fn meet<C, E>(ours: &Log<C, E>, theirs: &[Sealed], header: &[u8]) -> Result<Meeting<C, E>, (usize, Refused)>
where
    C: Clone + DeserializeOwned,
    E: Clone + DeserializeOwned,
{
    // Their current head follows from the order of their lines.
    let mut other = Log::<C, E>::open(header).map_err(|_| (0, Refused::Fault(crate::Fault::Line)))?;
    for (number, sealed) in (1..).zip(theirs) {
        other.push(sealed).map_err(|refused| (number, refused))?;
    }
    let mut both = ours.clone();
    let mut new = Vec::new();
    for (number, sealed) in (1..).zip(theirs) {
        if both.find(&sealed.hash).is_none() {
            both.push(sealed).map_err(|refused| (number, refused))?;
            new.push(sealed.clone());
        }
    }
    let (ours, theirs) = (ours.tip(), other.tip());
    // Knowing comes before what happens to be in force.
    let relation = if both.knows(&ours, &theirs) || both.stands_alike(&ours, &theirs) {
        Relation::Known
    } else if both.knows(&theirs, &ours) {
        Relation::Ahead
    } else if passed(&both, &ours, &theirs) {
        Relation::Known
    } else if passed(&both, &theirs, &ours) {
        Relation::Ahead
    } else {
        Relation::Parted
    };
    Ok(Meeting { both, new, ours, theirs, relation })
}

/// Whether what is in force at the end of another line was in force on this one since they parted: the other line left
/// nothing out that is in force here.
fn passed<C, E>(both: &Log<C, E>, line: &Hash, other: &Hash) -> bool {
    let lines = [line, other].map(|head| both.line(head));
    let [own, its] = &lines;
    let common = own.iter().zip(its).take_while(|(a, b)| a.hash == b.hash).count();
    let root = both.root();
    let since = own.iter().skip(common.saturating_sub(1)).map(|kept| &kept.hash);
    let begun = (common == 0).then_some(&root);
    begun.into_iter().chain(since).any(|at| both.stands_alike(at, other))
}

impl<C, E> Meeting<C, E> {
    /// What was said on each side since they parted, the oldest first: here, and there.
    #[must_use]
    pub fn since(&self) -> [Vec<&Kept<C, E>>; 2] {
        let lines = [&self.ours, &self.theirs].map(|head| self.both.line(head));
        let [ours, theirs] = &lines;
        let common = ours.iter().zip(theirs).take_while(|(a, b)| a.hash == b.hash).count();
        lines.map(|line| line.into_iter().skip(common).collect())
    }
}
