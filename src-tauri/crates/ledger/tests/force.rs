//! What is in force, against a slow and plain reckoning with whole lists.
#![allow(clippy::unwrap_used)]

use nml_ledger::{Act, Author, Decision, Hash, Heading, InForce, Kind, Log, StreamId, seal_header};
use proptest::prelude::*;

type Words = Log<u32, u32>;

fn log() -> Words {
    Log::open(&seal_header(&Heading::new(Kind::Battle, StreamId::from_bytes([7; 16]))).unwrap()).unwrap()
}

fn author() -> Author {
    Author { at: "1917-04-01T20:15:00Z".into(), by: "Ada".into(), ..Author::default() }
}

/// Appends to the current head.
fn push(log: &mut Words, act: Act<u32, u32>) -> Hash {
    let sealed = log.next(author(), act).seal().unwrap();
    log.push(&sealed).unwrap();
    sealed.hash
}

fn act(n: u32) -> Act<u32, u32> {
    Act::Do { command: n, events: vec![n] }
}

fn state(log: &Words) -> Vec<u32> {
    log.fold(Vec::new(), |mut list, event| {
        list.push(*event);
        list
    })
}

#[test]
fn an_undone_entry_stays_readable_and_what_comes_after_is_fresh() {
    let mut log = log();
    let _one = push(&mut log, act(1));
    let two = push(&mut log, act(2));
    push(&mut log, act(3));
    push(&mut log, Act::Undo { entry: two });
    push(&mut log, act(4));
    assert_eq!(state(&log), [1, 4]);
    assert_eq!(log.in_force(), [true, false, false, false, true]);
    assert_eq!(log.find(&two).unwrap().events(), [2]);
}

#[test]
fn undo_then_redo_is_as_before_step_by_step() {
    let mut log = log();
    for n in 1..=4 {
        push(&mut log, act(n));
    }
    for left in (0..4).rev() {
        let last = log.undoable().unwrap();
        push(&mut log, Act::Undo { entry: last });
        assert_eq!(state(&log).len(), left);
    }
    assert_eq!(log.undoable(), None);
    for n in 1..=4 {
        let undo = log.redoable().unwrap();
        push(&mut log, Act::Redo { undo });
        assert_eq!(state(&log), (1..=n).collect::<Vec<_>>());
    }
    assert_eq!(log.redoable(), None);
}

#[test]
fn after_a_new_entry_nothing_older_can_be_redone() {
    let mut log = log();
    let one = push(&mut log, act(1));
    let undo = push(&mut log, Act::Undo { entry: one });
    push(&mut log, act(2));
    assert_eq!(log.redoable(), None);
    push(&mut log, Act::Redo { undo });
    assert_eq!(state(&log), [2], "it has no effect");
}

#[test]
fn an_amended_entry_stays_readable_and_something_else_is_in_its_place() {
    let mut log = log();
    let one = push(&mut log, act(1));
    push(&mut log, act(2));
    let instead = |numbers: &[u32]| numbers.iter().map(|n| Decision { command: *n, events: vec![*n] }).collect();
    let first = push(&mut log, Act::Amend { entry: one, instead: instead(&[10, 11]) });
    assert_eq!(state(&log), [10, 11, 2]);
    let commands: Vec<u32> = log.effective().iter().flat_map(InForce::commands).copied().collect();
    assert_eq!((commands, log.find(&one).unwrap().events()), (vec![10, 11, 2], &[1][..]));
    // Again, and to nothing: the last amendment counts.
    push(&mut log, Act::Amend { entry: one, instead: instead(&[]) });
    push(&mut log, act(3));
    assert_eq!(state(&log), [2, 3]);
    assert_eq!(log.in_force(), [true; 5]);
    // An amendment cannot be amended, only the entry it stands for; it is undone like any entry.
    push(&mut log, Act::Amend { entry: first, instead: instead(&[99]) });
    assert_eq!(state(&log), [2, 3]);
    push(&mut log, Act::Undo { entry: first });
    assert_eq!(state(&log), [1, 2]);
    let undo = log.redoable().unwrap();
    push(&mut log, Act::Redo { undo });
    assert_eq!(state(&log), [2, 3]);
}

#[test]
fn what_was_taken_back_is_not_amended() {
    let mut log = log();
    let one = push(&mut log, act(1));
    push(&mut log, Act::Undo { entry: one });
    push(&mut log, Act::Amend { entry: one, instead: vec![Decision { command: 5, events: vec![5] }] });
    assert_eq!((state(&log), log.undoable()), (vec![], None));
}

#[test]
fn a_head_is_chosen_by_an_entry_and_the_other_stays() {
    let mut log = log();
    let one = push(&mut log, act(1));
    let main = push(&mut log, act(2));
    push(&mut log, Act::Head { entry: one });
    push(&mut log, act(3));
    assert_eq!(state(&log), [1, 3]);
    push(&mut log, Act::Head { entry: main });
    assert_eq!(state(&log), [1, 2]);
    let root = log.root();
    push(&mut log, Act::Head { entry: root });
    assert_eq!(state(&log), [0; 0]);
}

#[test]
fn another_players_entries_are_another_head_until_they_are_chosen() {
    let mut mine = log();
    let one = push(&mut mine, act(1));
    let mut theirs = mine.clone();
    push(&mut mine, act(2));
    let sealed = theirs.next(author(), act(30)).seal().unwrap();
    theirs.push(&sealed).unwrap();
    let tip = mine.tip();
    mine.push(&sealed).unwrap();
    assert_eq!((mine.tip(), state(&mine)), (tip, vec![1, 2]));
    assert_eq!(mine.heads().iter().map(|kept| kept.hash).collect::<Vec<_>>(), [tip, sealed.hash]);
    assert_eq!(mine.effective_at(&sealed.hash).len(), 2);
    push(&mut mine, Act::Head { entry: theirs.tip() });
    push(&mut mine, act(4));
    assert_eq!(state(&mine), [1, 30, 4]);
    assert_eq!(mine.effective_at(&one).len(), 1);
}

#[test]
fn undoing_far_and_often_stays_quick() {
    let mut log = log();
    let hashes: Vec<Hash> = (0..3000).map(|n| push(&mut log, act(n))).collect();
    for _ in 0..1500 {
        let undo = push(&mut log, Act::Undo { entry: hashes[1] });
        assert_eq!(log.undoable(), Some(hashes[0]));
        push(&mut log, Act::Redo { undo });
    }
    assert_eq!(state(&log).len(), 3000);
}

/// A step of a random history; numbers choose among the entries there are, modulo.
#[derive(Clone, Debug)]
enum Step {
    Do,
    Undo(usize),
    Redo(usize),
    Head(usize),
    /// Amends an entry by this many decisions.
    Amend(usize, u32),
    /// An entry that follows an earlier one, as a merge brings.
    Aside(usize),
    Nonsense(u8),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let any = 0..1000_usize;
    prop::collection::vec(
        prop_oneof![
            4 => Just(Step::Do),
            3 => any.clone().prop_map(Step::Undo),
            3 => any.clone().prop_map(Step::Redo),
            1 => any.clone().prop_map(Step::Head),
            3 => (any.clone(), 0..3_u32).prop_map(|(k, by)| Step::Amend(k, by)),
            1 => any.prop_map(Step::Aside),
            1 => (0..5_u8).prop_map(Step::Nonsense),
        ],
        0..60,
    )
}

/// The list in force after an entry, in a reckoning with whole lists: `Do`s with their events, and amendments.
type Reckoned = Vec<(Hash, Option<Hash>, Vec<u32>)>;

/// What a list comes to: the `Do`s, each with the events of its last amendment in the list.
fn folded(list: &Reckoned) -> Vec<(Hash, Vec<u32>)> {
    let last = |hash: &Hash| list.iter().rev().find(|(_, of, _)| of.as_ref() == Some(hash)).map(|row| row.2.clone());
    let does = list.iter().filter(|(_, of, _)| of.is_none());
    does.map(|(hash, _, events)| (*hash, last(hash).unwrap_or_else(|| events.clone()))).collect()
}

proptest! {
    /// The reckoning: each entry keeps the whole list in force after it.
    #[test]
    fn in_force_is_as_reckoned_with_whole_lists(steps in steps()) {
        let mut log = log();
        let root = log.root();
        // (hash, parent, in force after, is an undo)
        let mut reckoned: Vec<(Hash, Hash, Reckoned, bool)> = Vec::new();
        let after = |reckoned: &[(Hash, Hash, Reckoned, bool)], hash: Hash| {
            reckoned.iter().find(|row| row.0 == hash).map(|row| row.2.clone()).unwrap_or_default()
        };
        for (n, step) in steps.iter().enumerate() {
            let pick = |k: usize| (!reckoned.is_empty()).then(|| reckoned[k % reckoned.len()].clone());
            let nowhere = Hash::of(b"nowhere");
            let number = u32::try_from(n).unwrap();
            let act = match step {
                Step::Do | Step::Aside(_) => act(number),
                Step::Undo(k) => Act::Undo { entry: pick(*k).map_or(root, |row| row.0) },
                Step::Redo(k) => Act::Redo { undo: pick(*k).map_or(root, |row| row.0) },
                Step::Head(k) => Act::Head { entry: pick(*k).map_or(root, |row| row.0) },
                Step::Amend(k, by) => Act::Amend {
                    entry: pick(*k).map_or(root, |row| row.0),
                    instead: (0..*by).map(|_| Decision { command: number, events: vec![number, 100] }).collect(),
                },
                Step::Nonsense(0) => Act::Undo { entry: nowhere },
                Step::Nonsense(1) => Act::Redo { undo: nowhere },
                Step::Nonsense(2) => Act::Note { entry: nowhere, text: "where?".into() },
                Step::Nonsense(3) => Act::Amend { entry: nowhere, instead: vec![] },
                Step::Nonsense(_) => Act::Head { entry: nowhere },
            };
            let mut entry = log.next(author(), act.clone());
            entry.note = Some(n.to_string());
            if let (Step::Aside(k), Some(_)) = (step, pick(0)) {
                let to = pick(*k).unwrap().0;
                entry.parent = to;
                entry.seq = log.find(&to).unwrap().entry.seq + 1;
            }
            let now = after(&reckoned, entry.parent);
            let sealed = entry.seal().unwrap();
            log.push(&sealed).unwrap();
            let mut next = now.clone();
            match act {
                Act::Do { events, .. } => next.push((sealed.hash, None, events)),
                Act::Amend { entry, instead } => {
                    if now.iter().any(|(hash, of, _)| *hash == entry && of.is_none()) {
                        let events = instead.iter().flat_map(|decision| decision.events.clone()).collect();
                        next.push((sealed.hash, Some(entry), events));
                    }
                }
                Act::Undo { entry } => {
                    if let Some(at) = now.iter().position(|row| row.0 == entry) {
                        next.truncate(at);
                    }
                }
                Act::Redo { undo } => {
                    if let Some(row) = reckoned.iter().find(|row| row.0 == undo && row.3 && row.2 == now) {
                        next = after(&reckoned, row.1);
                    }
                }
                Act::Head { entry } => {
                    if entry == root || reckoned.iter().any(|row| row.0 == entry) {
                        next = after(&reckoned, entry);
                    }
                }
                Act::Note { .. } => {}
            }
            reckoned.push((sealed.hash, entry.parent, next, matches!(entry.act, Act::Undo { .. })));
        }
        for row in &reckoned {
            let effective = log.effective_at(&row.0);
            let found: Vec<_> = effective.iter().map(|one| (one.kept.hash, one.events().copied().collect())).collect();
            prop_assert_eq!(&found, &folded(&row.2));
        }
        let now = after(&reckoned, log.tip());
        let events: Vec<u32> = folded(&now).into_iter().flat_map(|row| row.1).collect();
        prop_assert_eq!(state(&log), events);
        prop_assert_eq!(log.in_force().iter().filter(|mark| **mark).count(), now.len());
        prop_assert_eq!(log.undoable(), now.last().map(|row| row.0));
        // All that can be undone can be redone, to the same.
        let before = state(&log);
        if let Some(entry) = log.undoable() {
            push(&mut log, Act::Undo { entry });
            let undo = log.redoable();
            prop_assert!(undo.is_some());
            push(&mut log, Act::Redo { undo: undo.unwrap() });
            prop_assert_eq!(state(&log), before);
        }
    }
}

fn stand(log: &mut Words, from: &Hash, name: &str) -> Hash {
    let sealed = log.what_if(from, Author { note: Some(name.into()), ..author() }).unwrap().seal().unwrap();
    log.push(&sealed).unwrap();
    sealed.hash
}

fn go_on(log: &mut Words, aside: &Hash, act: Act<u32, u32>) -> Hash {
    let end = log.end_of(aside).unwrap();
    let sealed = log.next_after(&end, author(), act).unwrap().seal().unwrap();
    log.push(&sealed).unwrap();
    sealed.hash
}

#[test]
fn a_what_if_is_another_head_that_the_current_one_never_comes_by() {
    let mut log = log();
    let one = push(&mut log, act(1));
    let two = push(&mut log, act(2));
    let commands = |log: &Words, head: &Hash| -> Vec<u32> {
        log.effective_at(head).iter().flat_map(InForce::commands).copied().collect()
    };
    for (from, name) in [(one, "early"), (two, "late")] {
        let before = (log.tip(), state(&log), log.line(&log.tip()).len());
        let aside = stand(&mut log, &from, name);
        go_on(&mut log, &aside, act(7));
        let eight = go_on(&mut log, &aside, act(8));
        go_on(&mut log, &aside, Act::Undo { entry: eight });
        assert_eq!((log.tip(), state(&log), log.line(&log.tip()).len()), before);
        let end = log.end_of(&aside).unwrap();
        assert!(log.redoable_at(&end).is_some() && log.redoable().is_none());
        let line: Vec<u64> = log.line(&end).iter().map(|kept| kept.entry.seq).collect();
        assert!(line.windows(2).all(|two| two[0] < two[1]), "{line:?}");
    }
    let what_ifs: Vec<_> = log.what_ifs().iter().map(|kept| kept.entry.note.clone().unwrap()).collect();
    assert_eq!(what_ifs, ["early", "late"]);
    let ends: Vec<_> = log.what_ifs().iter().map(|aside| log.end_of(&aside.hash).unwrap()).collect();
    assert_eq!((commands(&log, &ends[0]), commands(&log, &ends[1])), (vec![1, 7], vec![1, 2, 7]));
    push(&mut log, act(3));
    assert_eq!(state(&log), [1, 2, 3]);
    assert_eq!(commands(&log, &ends[1]), [1, 2, 7]);
}

#[test]
fn a_note_leaves_what_is_in_force_and_what_can_be_put_back() {
    let mut log = log();
    let one = push(&mut log, act(1));
    push(&mut log, Act::Undo { entry: one });
    let redoable = log.redoable();
    push(&mut log, Act::Note { entry: one, text: "a pity".into() });
    assert_eq!((log.redoable(), state(&log)), (redoable, vec![]));
    push(&mut log, Act::Redo { undo: redoable.unwrap() });
    assert_eq!(state(&log), [1]);
}
