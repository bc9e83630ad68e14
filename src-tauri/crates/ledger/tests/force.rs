//! What is in force, against a slow and plain reckoning with whole lists.
#![allow(clippy::unwrap_used)]

use nml_ledger::{Act, Author, Hash, Heading, Kind, Log, StreamId, seal_header};
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
            1 => any.prop_map(Step::Aside),
            1 => (0..3_u8).prop_map(Step::Nonsense),
        ],
        0..60,
    )
}

proptest! {
    /// The reckoning: each entry keeps the whole list in force after it.
    #[test]
    fn in_force_is_as_reckoned_with_whole_lists(steps in steps()) {
        let mut log = log();
        let root = log.root();
        // (hash, parent, in force after, is an undo)
        let mut reckoned: Vec<(Hash, Hash, Vec<Hash>, bool)> = Vec::new();
        let after = |reckoned: &[(Hash, Hash, Vec<Hash>, bool)], hash: Hash| {
            reckoned.iter().find(|row| row.0 == hash).map(|row| row.2.clone()).unwrap_or_default()
        };
        for (n, step) in steps.iter().enumerate() {
            let pick = |k: usize| (!reckoned.is_empty()).then(|| reckoned[k % reckoned.len()].clone());
            let nowhere = Hash::of(b"nowhere");
            let act = match step {
                Step::Do | Step::Aside(_) => act(u32::try_from(n).unwrap()),
                Step::Undo(k) => Act::Undo { entry: pick(*k).map_or(root, |row| row.0) },
                Step::Redo(k) => Act::Redo { undo: pick(*k).map_or(root, |row| row.0) },
                Step::Head(k) => Act::Head { entry: pick(*k).map_or(root, |row| row.0) },
                Step::Nonsense(0) => Act::Undo { entry: nowhere },
                Step::Nonsense(1) => Act::Redo { undo: nowhere },
                Step::Nonsense(2) => Act::Note { entry: nowhere, text: "where?".into() },
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
                Act::Do { .. } => next.push(sealed.hash),
                Act::Undo { entry } => {
                    if let Some(at) = now.iter().position(|hash| *hash == entry) {
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
            let found: Vec<Hash> = log.effective_at(&row.0).iter().map(|kept| kept.hash).collect();
            prop_assert_eq!(&found, &row.2);
        }
        let now: Vec<Hash> = log.effective().iter().map(|kept| kept.hash).collect();
        prop_assert_eq!(&now, &after(&reckoned, log.tip()));
        prop_assert_eq!(log.in_force().iter().filter(|mark| **mark).count(), now.len());
        // Whatever can be undone can be redone, to the same.
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
    let sealed = log.aside(from, Author { note: Some(name.into()), ..author() }).unwrap().seal().unwrap();
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
        log.effective_at(head).iter().map(|kept| *kept.command().unwrap()).collect()
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
    let asides: Vec<_> = log.asides().iter().map(|kept| kept.entry.note.clone().unwrap()).collect();
    assert_eq!(asides, ["early", "late"]);
    let ends: Vec<_> = log.asides().iter().map(|aside| log.end_of(&aside.hash).unwrap()).collect();
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
