//! Logs that were cut, changed, reordered or made up: a sound beginning and a reason, never a panic.
#![allow(clippy::unwrap_used)]

use nml_ledger::{
    Act, Author, Chain, ENTRY_LIMIT, Entry, Fault, Hash, Heading, Kind, Log, Reading, Refused, StreamId, read,
    seal_header,
};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Command {
    Roll { faces: Vec<u8>, what: String },
    End,
}

type Words = Log<Command, u32>;

fn header() -> Vec<u8> {
    seal_header(&Heading::new(Kind::Battle, StreamId::from_bytes([7; 16]))).unwrap()
}

fn author() -> Author {
    Author { at: "1917-04-01T20:15:00+02:00".into(), by: "Ada ✠".into(), ..Author::default() }
}

fn push(log: &mut Words, act: Act<Command, u32>) -> Vec<u8> {
    let sealed = log.next(author(), act).seal().unwrap();
    log.push(&sealed).unwrap();
    sealed.line()
}

/// A log of ten entries, as lines with the header first.
fn lines() -> Vec<Vec<u8>> {
    let mut log = Words::open(&header()).unwrap();
    let mut lines = vec![header()];
    for n in 0..8_u8 {
        let command = Command::Roll { faces: vec![n % 6 + 1, 6], what: "a \"shot\" at 1.5 in".into() };
        lines.push(push(&mut log, Act::Do { command, events: vec![n.into(), 9] }));
    }
    let entry = log.undoable().unwrap();
    lines.push(push(&mut log, Act::Undo { entry }));
    lines.push(push(&mut log, Act::Do { command: Command::End, events: vec![] }));
    lines
}

fn file(lines: &[Vec<u8>]) -> Vec<u8> {
    lines.iter().flat_map(|line| [line.as_slice(), b"\n"]).flatten().copied().collect()
}

fn read_lines(lines: &[Vec<u8>]) -> Reading<Command, u32> {
    read(&file(lines)).unwrap()
}

fn bad(lines: &[Vec<u8>]) -> (u64, String) {
    let bad = read_lines(lines).first_bad.unwrap();
    (bad.seq, bad.reason)
}

/// A line made up with a right hash.
fn forged(entry: &str) -> Vec<u8> {
    format!("{{\"hash\":\"{}\",\"entry\":{entry}}}", Hash::of(entry.as_bytes())).into_bytes()
}

#[test]
fn a_whole_log_is_valid_with_and_without_its_last_line_end() {
    let lines = lines();
    let reading = read_lines(&lines);
    assert_eq!((reading.entries, reading.first_bad, reading.first_foreign), (10, None, None));
    assert_eq!(reading.log.effective().len(), 8);
    let mut bytes = file(&lines);
    bytes.pop();
    assert_eq!(read::<Command, u32>(&bytes).unwrap().entries, 10);
}

#[test]
fn each_kind_of_damage_is_found_where_it_is() {
    let whole = lines();
    let with = |at: usize, line: Vec<u8>| {
        let mut lines = whole.clone();
        lines[at] = line;
        bad(&lines)
    };
    let text = |at: usize| String::from_utf8(whole[at].clone()).unwrap();
    assert_eq!(with(4, text(4).replace("[4,6]", "[6,6]").into()), (4, Fault::Hash.to_string()));
    assert_eq!(with(4, text(4).replace("\"hash\"", "\"Hash\"").into()), (4, Fault::Line.to_string()));
    assert_eq!(with(4, text(4).replace(",\"entry\"", ", \"entry\"").into()), (4, Fault::Line.to_string()));
    assert_eq!(with(4, format!("{}\r", text(4)).into()), (4, Fault::Line.to_string()));
    assert_eq!(with(4, Vec::new()), (4, Fault::Line.to_string()));
    assert_eq!(with(4, whole[3].clone()), (4, Fault::Twice.to_string()));
    assert_eq!(with(4, vec![b' '; ENTRY_LIMIT + 1]), (4, Fault::TooLong.to_string()));
    let mut cut = whole.clone();
    cut.remove(4);
    assert_eq!(bad(&cut).0, 4, "a missing entry shows at the next");
    cut = whole.clone();
    cut.swap(4, 5);
    assert_eq!(bad(&cut).0, 4);
    cut = whole.clone();
    cut[0] = header().iter().map(|byte| if *byte == b'7' { b'8' } else { *byte }).collect();
    assert_eq!(bad(&cut).0, 1, "the header is part of the chain");
}

#[test]
fn a_forged_entry_must_still_be_an_entry_written_the_one_way() {
    let whole = lines();
    let good = String::from_utf8(whole[1].clone()).unwrap();
    let entry = good.split_once("\"entry\":").unwrap().1.strip_suffix('}').unwrap();
    let with = |from: &str, to: &str| {
        assert!(entry.contains(from), "{from}");
        let mut chain = Chain::open(&header()).unwrap();
        chain.admit_line(&forged(&entry.replace(from, to)))
    };
    assert_eq!(with("\"seq\":1", "\"seq\":1"), Ok(()));
    assert_eq!(with("\"seq\":1", "\"seq\":2"), Err(Fault::Seq { expected: 1, found: 2 }));
    assert_eq!(with("{\"seq\":1", "{ \"seq\":1"), Err(Fault::Spelling));
    assert_eq!(with("\"seq\":1,", "\"seq\":01,").unwrap_err().to_string().split(':').next(), Some("not an entry"));
    assert_eq!(with("Ada", "\\u0041da"), Err(Fault::Spelling));
    assert_eq!(
        with("\"seq\":1,", "\"more\":1,\"seq\":1,").unwrap_err().to_string().split(':').next(),
        Some("not an entry")
    );
    assert_eq!(with("20:15:00+02:00", "20:15"), Err(Fault::Time));
    let deep = format!("[0,{}{}]", "[".repeat(5000), "]".repeat(5000));
    for to in ["[0, 9]", "[0.5,9]", "[0,1e3]", &deep] {
        assert!(matches!(with("[0,9]", to), Err(Fault::NotCanonical(_))), "{to:.40}");
    }
    let parent = Hash::of(b"nowhere");
    let own = Hash::of(&header()).to_string();
    assert_eq!(with(&own, &parent.to_string()), Err(Fault::Parent(parent)));
}

#[test]
fn an_unknown_word_is_foreign_and_no_damage() {
    let mut log: Log<String, u32> = Log::open(&header()).unwrap();
    let mut lines = vec![header()];
    for word in ["roll", "pray"] {
        let sealed = log.next(author(), Act::Do { command: word.to_owned(), events: vec![1] }).seal().unwrap();
        log.push(&sealed).unwrap();
        lines.push(sealed.line());
    }
    let reading = read_lines(&lines);
    assert_eq!((reading.entries, reading.first_bad), (2, None));
    assert_eq!(reading.first_foreign.unwrap().seq, 1);
    assert_eq!(reading.log.kept().len(), 0);
    let mut log = Words::open(&header()).unwrap();
    for line in &lines[1..] {
        assert!(matches!(log.push_line(line), Err(Refused::Foreign(_))));
    }
    assert!(log.effective().is_empty() && log.heads().is_empty() && log.redoable().is_none());
    // Damage after it is still found.
    lines[2].pop();
    assert_eq!(bad(&lines).0, 2);
}

#[test]
fn the_highest_number_has_no_next() {
    let mut log = Words::open(&header()).unwrap();
    let entry = Entry { seq: u64::MAX, ..log.next(author(), Act::Do { command: Command::End, events: vec![] }) };
    assert!(matches!(log.push(&entry.seal().unwrap()), Err(Refused::Fault(Fault::Seq { .. }))));
}

/// What may befall a file.
#[derive(Clone, Debug)]
enum Harm {
    Flip { at: prop::sample::Index, bits: u8 },
    Cut { at: prop::sample::Index },
    Insert { at: prop::sample::Index, bytes: Vec<u8> },
    Remove { at: prop::sample::Index, count: usize },
    Swap { one: prop::sample::Index, two: prop::sample::Index },
    Repeat { line: prop::sample::Index },
}

fn harm() -> impl Strategy<Value = Harm> {
    use prop::sample::Index;
    prop_oneof![
        (any::<Index>(), 1..=255_u8).prop_map(|(at, bits)| Harm::Flip { at, bits }),
        any::<Index>().prop_map(|at| Harm::Cut { at }),
        (any::<Index>(), prop::collection::vec(any::<u8>(), 1..9)).prop_map(|(at, bytes)| Harm::Insert { at, bytes }),
        (any::<Index>(), 1..300_usize).prop_map(|(at, count)| Harm::Remove { at, count }),
        (any::<Index>(), any::<Index>()).prop_map(|(one, two)| Harm::Swap { one, two }),
        any::<Index>().prop_map(|line| Harm::Repeat { line }),
    ]
}

fn harmed(whole: &[Vec<u8>], harm: &Harm) -> Vec<u8> {
    let mut lines = whole.to_vec();
    let mut bytes = file(whole);
    match harm {
        Harm::Flip { at, bits } => {
            let at = at.index(bytes.len());
            bytes[at] ^= bits;
        }
        Harm::Cut { at } => bytes.truncate(at.index(bytes.len())),
        Harm::Insert { at, bytes: more } => {
            let at = at.index(bytes.len());
            bytes.splice(at..at, more.iter().copied());
        }
        Harm::Remove { at, count } => {
            let at = at.index(bytes.len());
            bytes.drain(at..(at + count).min(bytes.len()));
        }
        Harm::Swap { one, two } => {
            lines.swap(one.index(whole.len()), two.index(whole.len()));
            bytes = file(&lines);
        }
        Harm::Repeat { line } => {
            let at = line.index(whole.len());
            lines.insert(at, whole[at].clone());
            bytes = file(&lines);
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// No matter what happens to a file, the sound beginning is exactly what it shares with the whole one.
    #[test]
    fn the_sound_beginning_of_a_harmed_log_is_untouched(harm in harm()) {
        let whole = lines();
        let bytes = harmed(&whole, &harm);
        let Ok(reading) = read::<Command, u32>(&bytes) else {
            // Only a touched header makes it unreadable.
            prop_assert!(!bytes.starts_with(&file(&whole[..1])));
            return Ok(());
        };
        let shared = bytes.split(|byte| *byte == b'\n').zip(&whole).take_while(|(found, line)| found == line).count();
        let sound = usize::try_from(reading.entries).unwrap();
        prop_assert_eq!(sound, shared.saturating_sub(1));
        prop_assert_eq!(reading.log.kept().len(), sound);
        let tail: Vec<u8> = bytes.split(|byte| *byte == b'\n').skip(shared).collect::<Vec<_>>().join(&b'\n');
        prop_assert_eq!(reading.first_bad.is_some(), !tail.is_empty(), "{:?}", reading.first_bad);
    }

    #[test]
    fn any_bytes_at_all_are_read_or_refused(
        bytes in prop::collection::vec(any::<u8>(), 0..400),
        text in "(\\{\"(hash|entry|seq|format)\":[\\[\\{\"0-9a-f,:}]{0,80}\n){0,4}",
    ) {
        let _ = read::<Command, u32>(&bytes);
        let _ = read::<Command, u32>(text.as_bytes());
        for after in [&bytes, text.as_bytes()] {
            let reading = read::<Command, u32>(&[&header(), b"\n".as_slice(), after].concat()).unwrap();
            prop_assert_eq!(reading.first_bad.is_none(), after.is_empty());
        }
    }
}
