//! Two copies of a stream that go on apart and meet again.
#![allow(clippy::unwrap_used)]

use nml_ledger::{
    Act, Author, Entry, Hash, Heading, Kind, Log, Meeting, Relation, Sealed, StreamId, meet, seal_header,
};
use proptest::prelude::*;

/// A copy: its bytes as they lie in a book, and what they mean.
#[derive(Clone)]
struct Copy {
    log: Log<u32, u32>,
    lines: Vec<Sealed>,
}

fn header() -> Vec<u8> {
    seal_header(&Heading::new(Kind::Campaign, StreamId::from_bytes([7; 16]))).unwrap()
}

fn by(name: &str) -> Author {
    Author { at: "1917-04-01T20:15:00Z".into(), by: name.into(), ..Author::default() }
}

impl Copy {
    fn new() -> Self {
        Self { log: Log::open(&header()).unwrap(), lines: Vec::new() }
    }

    fn add(&mut self, entry: &Entry<u32, u32>) -> Hash {
        let sealed = entry.seal().unwrap();
        self.log.push(&sealed).unwrap();
        self.lines.push(sealed.clone());
        sealed.hash
    }

    fn says(&mut self, name: &str, n: u32) -> Hash {
        let entry = self.log.next(by(name), Act::Do { command: n, events: vec![n] });
        self.add(&entry)
    }

    fn meets(&self, other: &Self) -> Meeting<u32, u32> {
        meet(&self.log, &other.lines, &header()).unwrap()
    }

    /// Takes in what the other has, and nothing more.
    fn takes_in(&mut self, meeting: &Meeting<u32, u32>) {
        for sealed in &meeting.new {
            self.log.push(sealed).unwrap();
            self.lines.push(sealed.clone());
        }
    }

    fn chooses(&mut self, name: &str, head: Hash) {
        let entry = self.log.choose(&head, by(name)).unwrap();
        self.add(&entry);
    }

    /// Takes in what the other has, and goes on from where it stands.
    fn follows(&mut self, name: &str, other: &Self) {
        let meeting = self.meets(other);
        self.takes_in(&meeting);
        if self.state() != other.state() {
            self.chooses(name, meeting.theirs);
        }
    }

    fn state(&self) -> Vec<u32> {
        self.log.effective().iter().flat_map(nml_ledger::InForce::events).copied().collect()
    }

    fn numbers_rise(&self) -> bool {
        let line = self.log.line(&self.log.tip());
        line.windows(2).all(|pair| pair[0].entry.seq < pair[1].entry.seq)
    }
}

/// Two copies of the same three entries.
fn pair() -> [Copy; 2] {
    let mut first = Copy::new();
    (1..=3).for_each(|n| _ = first.says("Ada", n));
    [first.clone(), first]
}

#[test]
fn whoever_only_went_on_is_followed_without_a_word() {
    let [mut ada, mut ben] = pair();
    assert_eq!(ada.meets(&ben).relation, Relation::Known);
    ben.says("Ben", 4);
    let meeting = ada.meets(&ben);
    assert_eq!((meeting.relation, meeting.new.len()), (Relation::Ahead, 1));
    assert_eq!(ben.meets(&ada).relation, Relation::Known, "the other way round there is nothing to take");
    ada.takes_in(&meeting);
    assert_eq!((ada.state(), ada.log.tip()), (vec![1, 2, 3, 4], ben.log.tip()));
}

#[test]
fn what_both_said_stands_side_by_side_until_somebody_decides() {
    let [mut ada, mut ben] = pair();
    ada.says("Ada", 10);
    ben.says("Ben", 20);
    ben.says("Ben", 21);
    let meeting = ada.meets(&ben);
    assert_eq!(meeting.relation, Relation::Parted);
    let said = meeting.since().map(|side| side.iter().flat_map(|kept| kept.events()).copied().collect::<Vec<_>>());
    assert_eq!(said, [vec![10], vec![20, 21]]);
    ada.takes_in(&meeting);
    assert_eq!(ada.state(), [1, 2, 3, 10], "nothing is decided by taking it in");

    // Ada takes what Ben has; her own entry stays readable on its head.
    ada.chooses("Ada", meeting.theirs);
    assert_eq!(ada.state(), [1, 2, 3, 20, 21]);
    assert!(ada.numbers_rise());
    assert_eq!(ada.log.kept().len(), 7);
    ada.says("Ada", 11);
    assert!(ada.numbers_rise());

    // Ben follows: who decided knew all that he had said.
    assert_eq!(ben.meets(&ada).relation, Relation::Ahead);
    ben.follows("Ben", &ada);
    assert_eq!(ben.state(), [1, 2, 3, 20, 21, 11]);
    assert!(ben.numbers_rise());
    assert_eq!(ada.meets(&ben).relation, Relation::Known, "the same is in force in both");
    ben.says("Ben", 22);
    assert_eq!(ada.meets(&ben).relation, Relation::Ahead);
    ada.follows("Ada", &ben);
    assert_eq!(ada.state(), ben.state());
}

#[test]
fn a_word_beside_the_other_head_says_that_it_was_looked_at() {
    let [mut ada, mut ben] = pair();
    ada.says("Ada", 10);
    ben.says("Ben", 20);
    let meeting = ada.meets(&ben);
    ada.takes_in(&meeting);
    let entry = ada.log.next(by("Ada"), Act::Note { entry: meeting.theirs, text: "mine stands".into() });
    ada.add(&entry);
    assert_eq!(ada.meets(&ben).relation, Relation::Known);
    assert_eq!(ben.meets(&ada).relation, Relation::Ahead, "Ben is asked nothing more");
    ben.says("Ben", 21);
    assert_eq!(ben.meets(&ada).relation, Relation::Parted, "unless he has gone on meanwhile");
}

#[test]
fn what_is_said_again_is_known_by_what_was_said_first() {
    let [mut ada, mut ben] = pair();
    ada.says("Ada", 10);
    let his = ben.says("Ben", 20);
    let meeting = ada.meets(&ben);
    ada.takes_in(&meeting);
    let again = |copy: &Copy, again| {
        let entry =
            copy.log.next(Author { again: Some(again), ..by("Ben") }, Act::Do { command: 20, events: vec![20] });
        assert!(String::from_utf8(entry.seal().unwrap().bytes).unwrap().contains(&format!("\"again\":\"{again}\",")));
        entry
    };
    let brought = again(&ada, his);
    let brought = ada.add(&brought);
    assert_eq!(ada.state(), [1, 2, 3, 10, 20], "both stand");
    assert_eq!(ada.log.find(&brought).unwrap().first_said(), his);
    let known = ada.log.known(&ada.log.tip());
    assert!(known.contains(&his) && !known.contains(&brought) && known.len() == 5);
    assert!(!ada.log.knows(&ada.log.tip(), &his), "the entry on its own head has to be looked at apart");
    // Saying that once more says what was said first.
    let third = again(&ada, ada.log.find(&brought).unwrap().first_said());
    let third = ada.add(&third);
    assert_eq!(ada.log.find(&third).unwrap().first_said(), his);
}

#[test]
fn whoever_goes_on_from_what_was_decided_elsewhere_is_followed() {
    let [mut ada, mut ben] = pair();
    ada.says("Ada", 10);
    ben.says("Ben", 20);
    let meeting = ada.meets(&ben);
    ada.takes_in(&meeting);
    ada.chooses("Ada", meeting.theirs);
    // Ben hears that his own stands, and says nothing to it; then he goes on.
    let heard = ben.meets(&ada);
    assert_eq!(heard.relation, Relation::Known);
    ben.takes_in(&heard);
    ben.says("Ben", 21);
    assert_eq!(ada.meets(&ben).relation, Relation::Ahead);
}

#[test]
fn what_was_common_and_is_undone_there_is_not_passed_over() {
    let [mut ada, mut ben] = pair();
    ada.says("Ada", 10);
    let last = ben.log.undoable().unwrap();
    let entry = ben.log.next(by("Ben"), Act::Undo { entry: last });
    ben.add(&entry);
    assert_eq!(ada.meets(&ben).relation, Relation::Parted);
}

#[test]
fn a_number_that_leaps_is_refused_but_for_a_chosen_head() {
    let [mut ada, mut ben] = pair();
    (4..=8).for_each(|n| _ = ben.says("Ben", n));
    ada.says("Ada", 10);
    let meeting = ada.meets(&ben);
    let theirs = meeting.theirs;
    ada.takes_in(&meeting);
    let mut leap = ada.log.choose(&theirs, by("Ada")).unwrap();
    assert_eq!(leap.seq, 9);
    leap.seq = 10;
    assert!(ada.log.push(&leap.seal().unwrap()).is_err());
    leap.seq = 9;
    assert!(ada.log.push(&leap.seal().unwrap()).is_ok());
}

#[derive(Clone, Debug)]
enum Step {
    Says(bool),
    Undoes(bool),
    /// One hears from the other, and when they parted takes what the other has, or keeps its own.
    Hears(bool, bool),
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        4 => any::<bool>().prop_map(Step::Says),
        1 => any::<bool>().prop_map(Step::Undoes),
        3 => (any::<bool>(), any::<bool>()).prop_map(|(who, theirs)| Step::Hears(who, theirs)),
    ];
    proptest::collection::vec(step, 1..40)
}

proptest! {
    /// However two copies part and meet, both hear the same in the end, and nothing that was said is lost.
    #[test]
    fn two_copies_that_hear_of_each_other_come_to_the_same(steps in steps()) {
        let mut copies = pair();
        let mut said = 3;
        for (n, step) in (100..).zip(&steps) {
            match step {
                Step::Says(who) => {
                    copies[usize::from(*who)].says("them", n);
                    said += 1;
                }
                Step::Undoes(who) => {
                    let copy = &mut copies[usize::from(*who)];
                    if let Some(entry) = copy.log.undoable() {
                        let entry = copy.log.next(by(&n.to_string()), Act::Undo { entry });
                        copy.add(&entry);
                    }
                }
                Step::Hears(who, theirs) => hears(&mut copies, usize::from(*who), *theirs, n),
            }
            prop_assert!(copies.iter().all(Copy::numbers_rise));
        }
        hears(&mut copies, 0, true, 1000);
        hears(&mut copies, 1, true, 1001);
        prop_assert_eq!(copies[0].state(), copies[1].state());
        prop_assert_eq!(copies[0].meets(&copies[1]).relation, Relation::Known);
        prop_assert_eq!(copies[1].meets(&copies[0]).relation, Relation::Known);
        for copy in &copies {
            prop_assert_eq!(copy.log.kept().iter().filter(|kept| kept.command().is_some()).count(), said);
            // As it lies there it reads the same.
            let mut again = Log::<u32, u32>::open(&header()).unwrap();
            copy.lines.iter().for_each(|sealed| again.push(sealed).unwrap());
            prop_assert_eq!(again.tip(), copy.log.tip());
        }
    }
}

fn hears(copies: &mut [Copy; 2], who: usize, takes: bool, n: u32) {
    let other = copies[1 - who].clone();
    let own = &mut copies[who];
    let meeting = own.meets(&other);
    own.takes_in(&meeting);
    match meeting.relation {
        Relation::Known => {}
        Relation::Ahead if own.log.tip() == meeting.theirs => {}
        Relation::Ahead => own.chooses(&n.to_string(), meeting.theirs),
        Relation::Parted if takes => own.chooses(&n.to_string(), meeting.theirs),
        Relation::Parted => {
            let entry = own.log.next(by(&n.to_string()), Act::Note { entry: meeting.theirs, text: "kept".into() });
            own.add(&entry);
        }
    }
}
