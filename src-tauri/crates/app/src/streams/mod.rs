//! The streams of a book, with their types: read, continued, made ready for writing.

mod all;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use nml_exchange::log::Lines;
use nml_exchange::parcel::ParcelStream;
use nml_ledger::{Act, Author, Decision, Entry, Hash, InForce, Kept, Log, Meeting, Sealed, StreamId};
use nml_store::{Append, Book, Stream};

use crate::code;
use crate::failure::Failure;
use crate::plain_words;
use crate::subject::{Header, Subject};
use crate::unread::Unread;
pub use all::All;

/// The most characters of a note beside an entry.
pub const NOTE_MAX: usize = 500;

/// A stream that was read: its beginning, all its entries, and the state they fold to.
pub struct Open<S: Subject> {
    /// Its id.
    pub id: StreamId,
    /// What it starts from.
    pub start: S::Start,
    /// All entries, in force or not.
    pub log: Log<S::Command, S::Event>,
    /// The state now.
    pub state: S::State,
    /// Since when it is in the book, RFC 3339; now for a new one.
    created: String,
    /// The head in the book, before anything was added here.
    head: Hash,
    /// The header of a stream that is not in the book yet.
    fresh: Option<Vec<u8>>,
    /// Entries added and not yet written.
    added: Vec<Sealed>,
    /// Which of them were made here, and do not come from another book.
    made: BTreeSet<Hash>,
    /// The what-if that is worked on, by the entry that begins it. `None` for the stream itself.
    what_if: Option<Hash>,
}

impl<S: Subject> Clone for Open<S> {
    fn clone(&self) -> Self {
        Self {
            id: self.id,
            start: self.start.clone(),
            log: self.log.clone(),
            state: self.state.clone(),
            created: self.created.clone(),
            head: self.head,
            fresh: self.fresh.clone(),
            added: self.added.clone(),
            made: self.made.clone(),
            what_if: self.what_if,
        }
    }
}

impl<S: Subject> Open<S> {
    /// Reads a stream's bytes.
    ///
    /// # Errors
    /// Damage if header or an entry is not what it should be, and apart from it words that are not known here.
    pub fn read(stream: &Stream) -> Result<Self, Unread> {
        if nml_ledger::root(&stream.header) != stream.info.root {
            return Err(Unread::damaged(S::WORD, plain_words::other_header()));
        }
        let mut open = Self::of_header(&stream.header)?;
        for (number, sealed) in (1..).zip(&stream.entries) {
            open.log.push(sealed).map_err(|refused| Unread::entry(S::WORD, number, &refused))?;
        }
        open.head = stream.info.head;
        open.created.clone_from(&stream.info.created);
        open.refold();
        Ok(open)
    }

    /// Begins a stream that is not in the book yet.
    ///
    /// # Errors
    /// `TOO_LARGE` when the beginning does not fit a header.
    pub fn begin(id: StreamId, start: S::Start) -> Result<Self, Failure> {
        let header = nml_ledger::seal_header(&Header::new(S::KIND, id, start))
            .map_err(|error| Failure::new(code::BAD_HEADER, plain_words::bad_header(error.to_string())))?;
        let mut open = Self::of_header(&header)?;
        open.fresh = Some(header);
        Ok(open)
    }

    /// Goes on with entries that came after those it was read from.
    fn go_on(&mut self, entries: &[Sealed], head: Hash) -> Result<(), Unread> {
        let (known, mut tip) = (self.log.kept().len(), self.log.tip());
        for (number, sealed) in (known + 1..).zip(entries) {
            self.log.push(sealed).map_err(|refused| Unread::entry(S::WORD, number, &refused))?;
        }
        self.head = head;
        // New entries are folded on; if one puts something out of force, the fold starts again.
        let mut goes_on = true;
        for kept in self.log.kept().iter().skip(known) {
            goes_on &= kept.entry.parent == tip && matches!(kept.entry.act, Act::Do { .. });
            tip = kept.hash;
        }
        if !goes_on {
            self.refold();
            return Ok(());
        }
        for event in self.log.kept().iter().skip(known).flat_map(|kept| kept.events()) {
            S::evolve(&mut self.state, event);
        }
        Ok(())
    }

    fn of_header(header: &[u8]) -> Result<Self, Unread> {
        let log = Log::open(header).map_err(|error| Unread::header(S::WORD, &error))?;
        // Its heading was read: what is not understood now is what this kind of stream starts from.
        let read: Header<S::Start> = serde_json::from_slice(header)
            .map_err(|error| Unread::newer(S::WORD, plain_words::in_header(error.to_string())))?;
        if let Some(overfull) = S::overfull(&read.start) {
            return Err(Unread::damaged(S::WORD, overfull));
        }
        let state = S::begin(&read.start);
        let (head, created) = (log.root(), crate::clock::now());
        Ok(Self {
            id: read.stream,
            start: read.start,
            created,
            head,
            log,
            state,
            fresh: None,
            added: Vec::new(),
            made: BTreeSet::new(),
            what_if: None,
        })
    }

    /// Reads a native file: a stream as JSON Lines. `None` if the file is something else.
    ///
    /// # Errors
    /// The file cannot be read, or is a stream whose bytes are damaged.
    pub fn of_file(path: &Path) -> Result<Option<Self>, Failure> {
        let mut lines = Lines::open(path)?;
        let header = lines.header()?;
        let native = nml_ledger::Heading::read(&header).is_ok_and(|heading| heading.format == S::KIND);
        if !native {
            return Ok(None);
        }
        Self::of_lines(&header, || Ok(lines.line()?), &path.display().to_string()).map(Some)
    }

    /// Reads the bytes of a native file that messages call `what`.
    ///
    /// # Errors
    /// The bytes are damaged.
    pub fn of_bytes(bytes: &[u8], what: &str) -> Result<Self, Failure> {
        let mut lines = bytes.strip_suffix(b"\n").unwrap_or(bytes).split(|byte| *byte == b'\n');
        let header = lines.next().unwrap_or_default();
        Self::of_lines(header, || Ok(lines.next().map(<[u8]>::to_vec)), what)
    }

    fn of_lines(
        header: &[u8],
        mut next: impl FnMut() -> Result<Option<Vec<u8>>, Failure>,
        what: &str,
    ) -> Result<Self, Failure> {
        let at = |unread: Unread| Failure::new(unread.code(), format!("{what}: {unread}"));
        let mut open = Self::of_header(header).map_err(at)?;
        let mut number = 0;
        while let Some(line) = next()? {
            number += 1;
            open.log.push_line(&line).map_err(|refused| at(Unread::entry(S::WORD, number, &refused)))?;
        }
        open.refold();
        Ok(open)
    }

    /// A stream of another book, to be written into this one as it is.
    ///
    /// # Errors
    /// As [`Open::read`].
    pub fn foreign(stream: &ParcelStream) -> Result<Self, Unread> {
        let mut open = Self::of_header(&stream.header)?;
        for (number, sealed) in (1..).zip(&stream.entries) {
            open.log.push(sealed).map_err(|refused| Unread::entry(S::WORD, number, &refused))?;
        }
        open.fresh = Some(stream.header.clone());
        open.added.clone_from(&stream.entries);
        open.refold();
        Ok(open)
    }

    /// Whether it still opens with these further entries. This takes in nothing, and reads only these.
    ///
    /// # Errors
    /// One of them is damaged, or in words that are not known here.
    pub fn would_go_on(&self, entries: &[Sealed]) -> Result<(), Unread> {
        self.log.would_take(entries).map_err(|(number, refused)| Unread::entry(S::WORD, number, &refused))
    }

    /// The log with these, which go on with it.
    ///
    /// # Errors
    /// As [`Open::would_go_on`].
    pub fn with(&self, entries: &[Sealed]) -> Result<Log<S::Command, S::Event>, Unread> {
        let mut log = self.log.clone();
        for (number, sealed) in (log.kept().len() + 1..).zip(entries) {
            log.push(sealed).map_err(|refused| Unread::entry(S::WORD, number, &refused))?;
        }
        Ok(log)
    }

    /// Brings a copy of the stream together with this one. This takes in nothing.
    ///
    /// # Errors
    /// The copy is damaged, or in words that are not known here.
    pub fn meet(&self, copy: &ParcelStream) -> Result<Meeting<S::Command, S::Event>, Unread> {
        nml_ledger::meet(&self.log, &copy.entries, &copy.header)
            .map_err(|(number, refused)| Unread::entry(S::WORD, number, &refused))
    }

    /// Takes in what only the copy has: with any decision on the rest, nothing that was said is lost.
    ///
    /// # Errors
    /// As [`Open::meet`].
    pub fn take_in(&mut self, meeting: &Meeting<S::Command, S::Event>) -> Result<(), Unread> {
        for sealed in &meeting.new {
            let number = self.log.kept().len().saturating_add(1);
            self.log.push(sealed).map_err(|refused| Unread::entry(S::WORD, number, &refused))?;
            self.added.push(sealed.clone());
        }
        self.refold();
        Ok(())
    }

    /// Goes on from the end of another head.
    ///
    /// # Errors
    /// `NO_ENTRY`.
    pub fn choose(&mut self, author: Author, head: &Hash) -> Result<(), Failure> {
        let entry = self.log.choose(head, author).ok_or_else(no_entry)?;
        self.add(&entry)?;
        self.refold();
        Ok(())
    }

    /// Says that another head was looked at, and that this one is gone on from. It is a word beside that head, and no word
    /// about what was said there: the author's note says what became of it.
    ///
    /// # Errors
    /// `NOT_SEALED`.
    pub fn keep_here(&mut self, author: Author, head: Hash) -> Result<(), Failure> {
        self.push(author, Act::Note { entry: head, text: String::new() }).map(|_| ())
    }

    /// Repeats what an entry of another head did. Once everything is repeated, call [`Open::refold`].
    ///
    /// # Errors
    /// `NOT_SEALED`.
    pub fn say_again(&mut self, author: Author, act: Act<S::Command, S::Event>) -> Result<Hash, Failure> {
        self.push(author, act)
    }

    /// The state after an entry of any head.
    #[must_use]
    pub fn state_on(start: &S::Start, log: &Log<S::Command, S::Event>, entry: &Hash) -> S::State {
        let mut state = S::begin(start);
        for event in log.effective_at(entry).iter().flat_map(InForce::events) {
            S::evolve(&mut state, event);
        }
        state
    }

    /// Goes through all entries in the order of the stream: the state just before each, the entry, and whether it is in
    /// force. Amendments that follow on each other are one correction, each read from before it.
    pub fn each(&self, mut entry: impl FnMut(&S::State, &Kept<S::Command, S::Event>, bool)) {
        let mut before = S::begin(&self.start);
        let mut last = self.log.root();
        // What was put out of force, or back, or corrected, is worked out when the next one asks: corrections come in
        // hundreds.
        let (mut stale, mut amending) = (false, false);
        for (kept, in_force) in self.log.kept().iter().zip(self.log.in_force()) {
            let amends = matches!(kept.entry.act, Act::Amend { .. });
            // On another head it goes on from where that stood.
            if kept.entry.parent != last || (stale && !(amends && amending)) {
                stale = false;
                before = Self::state_on(&self.start, &self.log, &kept.entry.parent);
            }
            (last, amending) = (kept.hash, amends);
            entry(&before, kept, in_force);
            match &kept.entry.act {
                Act::Do { .. } => kept.events().iter().for_each(|event| S::evolve(&mut before, event)),
                Act::Undo { .. } | Act::Redo { .. } | Act::Head { .. } | Act::Amend { .. } => stale = true,
                Act::Note { .. } => {}
            }
        }
    }

    /// Adds what was decided.
    ///
    /// # Errors
    /// `NOT_SEALED` when it does not fit an entry.
    pub fn record(&mut self, author: Author, command: S::Command, events: Vec<S::Event>) -> Result<Hash, Failure> {
        for event in &events {
            S::evolve(&mut self.state, event);
        }
        self.push(author, Act::Do { command, events })
    }

    /// Takes entries back: the last one in force, or from the one with this number on.
    ///
    /// # Errors
    /// `NOTHING_TO_UNDO`.
    pub fn undo(&mut self, author: Author, from: Option<u64>) -> Result<(), Failure> {
        let end = self.end();
        let entry = match from {
            None => self.log.undoable_at(&end),
            Some(seq) => self.log.standing_at(&end).iter().find(|kept| kept.entry.seq == seq).map(|kept| kept.hash),
        };
        let entry = entry.ok_or_else(|| Failure::new(code::NOTHING_TO_UNDO, plain_words::nothing_to_undo()))?;
        self.push(author, Act::Undo { entry })?;
        self.refold();
        Ok(())
    }

    /// Puts back what the last undo took.
    ///
    /// # Errors
    /// `NOTHING_TO_REDO`.
    pub fn redo(&mut self, author: Author) -> Result<(), Failure> {
        let undo = self
            .log
            .redoable_at(&self.end())
            .ok_or_else(|| Failure::new(code::NOTHING_TO_REDO, plain_words::nothing_to_redo()))?;
        self.push(author, Act::Redo { undo })?;
        self.refold();
        Ok(())
    }

    /// Stands again where it stood after an entry: by undoing what came after, else by choosing it as the head.
    ///
    /// # Errors
    /// `NO_ENTRY`; `STANDS_THERE` when it does already.
    pub fn resume(&mut self, author: Author, seq: u64) -> Result<(), Failure> {
        let there = self.hash_of(seq)?;
        let hashes = |head: &Hash| self.log.standing_at(head).iter().map(|kept| kept.hash).collect::<Vec<_>>();
        let (now, then) = (hashes(&self.end()), hashes(&there));
        let act = match now.strip_prefix(then.as_slice()) {
            Some([]) => return Err(Failure::new(code::STANDS_THERE, plain_words::stands_there())),
            Some([next, ..]) => Act::Undo { entry: *next },
            None => Act::Head { entry: there },
        };
        self.push(author, act)?;
        self.refold();
        Ok(())
    }

    /// Puts a note beside an entry; an empty one takes it away.
    ///
    /// # Errors
    /// `NO_ENTRY`.
    pub fn note(&mut self, author: Author, seq: u64, text: String) -> Result<(), Failure> {
        let entry = self.hash_of(seq)?;
        self.push(author, Act::Note { entry, text }).map(|_| ())
    }

    /// Corrects the past: replaces what the entry with this number did. Once everything is said, call [`Open::refold`].
    ///
    /// # Errors
    /// `NO_ENTRY`; `NOT_SEALED` when it does not fit an entry.
    pub fn amend(
        &mut self,
        author: Author,
        seq: u64,
        instead: Vec<Decision<S::Command, S::Event>>,
    ) -> Result<Hash, Failure> {
        let entry = self.hash_of(seq)?;
        self.push(author, Act::Amend { entry, instead })
    }

    /// Begins a what-if after an entry and goes on in it: the stream itself stays as it is.
    ///
    /// # Errors
    /// `NO_ENTRY`.
    pub fn begin_what_if(&mut self, author: Author, seq: u64) -> Result<(), Failure> {
        let from = self.hash_of(seq)?;
        let entry = self.log.what_if(&from, author).ok_or_else(no_entry)?;
        self.what_if = Some(self.add(&entry)?);
        self.refold();
        Ok(())
    }

    /// Goes on in a what-if that was begun.
    ///
    /// # Errors
    /// `NO_WHAT_IF`.
    pub fn enter(&mut self, what_if: &str) -> Result<(), Failure> {
        let known = self.log.what_ifs().into_iter().find(|kept| kept.hash.to_string() == what_if).map(|kept| kept.hash);
        self.what_if = Some(known.ok_or_else(|| Failure::new(code::NO_WHAT_IF, plain_words::no_what_if()))?);
        self.refold();
        Ok(())
    }

    /// The what-if that is worked on, if there is one.
    #[must_use]
    pub const fn what_if(&self) -> Option<Hash> {
        self.what_if
    }

    /// The stream is not in the book yet.
    #[must_use]
    pub const fn is_fresh(&self) -> bool {
        self.fresh.is_some()
    }

    /// The entry that the next one follows.
    #[must_use]
    pub fn end(&self) -> Hash {
        self.what_if.and_then(|what_if| self.log.end_of(&what_if)).unwrap_or_else(|| self.log.tip())
    }

    /// The entry with this number, on what is worked on.
    fn hash_of(&self, seq: u64) -> Result<Hash, Failure> {
        let line = self.log.line(&self.end());
        line.iter().find(|kept| kept.entry.seq == seq).map(|kept| kept.hash).ok_or_else(no_entry)
    }

    fn push(&mut self, author: Author, act: Act<S::Command, S::Event>) -> Result<Hash, Failure> {
        let entry = self.log.next_after(&self.end(), author, act).ok_or_else(no_entry)?;
        self.add(&entry)
    }

    fn add(&mut self, entry: &Entry<S::Command, S::Event>) -> Result<Hash, Failure> {
        let sealed =
            entry.seal().map_err(|error| Failure::new(code::NOT_SEALED, plain_words::not_sealed(error.to_string())))?;
        let number = self.log.kept().len().saturating_add(1);
        self.log.push(&sealed).map_err(|refused| Unread::entry(S::WORD, number, &refused))?;
        let hash = sealed.hash;
        self.made.insert(hash);
        self.added.push(sealed);
        Ok(hash)
    }

    /// Works out again what the entries in force come to.
    pub fn refold(&mut self) {
        self.state = self.state_after(&self.end());
    }

    fn state_after(&self, head: &Hash) -> S::State {
        Self::state_on(&self.start, &self.log, head)
    }

    /// The state of the stream itself, no matter which what-if is worked on.
    #[must_use]
    pub fn real_state(&self) -> S::State {
        self.state_after(&self.log.tip())
    }

    /// The state after the entry with this number, as it was then.
    #[must_use]
    pub fn state_at(&self, seq: u64) -> S::State {
        self.hash_of(seq).map_or_else(|_| S::begin(&self.start), |hash| self.state_after(&hash))
    }

    /// The state just before an entry.
    #[must_use]
    pub fn state_before(&self, kept: &Kept<S::Command, S::Event>) -> S::State {
        self.state_after(&kept.entry.parent)
    }

    /// When the last entry of the stream itself was made, what-ifs left out; for a stream without entries, when it began.
    #[must_use]
    pub fn updated(&self) -> String {
        self.log.find(&self.log.tip()).map_or_else(|| self.created.clone(), |kept| kept.entry.at.clone())
    }

    /// What is to be written: the header of a fresh stream and the entries added.
    ///
    /// # Errors
    /// `BAD_HEADER`.
    pub fn append(&mut self) -> Result<Option<Append>, Failure> {
        let (entries, made) = (std::mem::take(&mut self.added), std::mem::take(&mut self.made));
        if let Some(header) = self.fresh.take() {
            return Ok(Some(Append { made, ..Append::begin(header, entries)? }));
        }
        Ok((!entries.is_empty()).then(|| Append { made, ..Append::to(self.id, self.head, entries) }))
    }
}

fn no_entry() -> Failure {
    Failure::new(code::NO_ENTRY, plain_words::no_entry())
}

/// The stream id in the text that a call carries.
///
/// # Errors
/// `BAD_ID`.
pub fn stream_id(text: &str) -> Result<StreamId, Failure> {
    text.parse().map_err(|_| Failure::new(code::BAD_ID, plain_words::bad_id()))
}

/// Reads a stream of a book.
///
/// # Errors
/// `UNKNOWN_STREAM`, `DAMAGED`, `NEWER_WORDS`.
pub fn read_stream<S: Subject>(book: &Book, id: StreamId) -> Result<Open<S>, Failure> {
    Ok(try_stream(book, id)??)
}

/// The same, for callers that go on without a stream that does not open.
///
/// # Errors
/// `UNKNOWN_STREAM`, `WRONG_KIND`, or when the book itself cannot be read.
pub fn try_stream<S: Subject>(book: &Book, id: StreamId) -> Result<Result<Open<S>, Unread>, Failure> {
    Ok(look_stream(book, id)?.map(Arc::unwrap_or_clone))
}

/// The same, for callers that only look. The bytes of a stream are proved when it is first read; while the book stays
/// open only what came since is read.
///
/// # Errors
/// As [`try_stream`].
pub fn look_stream<S: Subject>(book: &Book, id: StreamId) -> Result<Result<Arc<Open<S>>, Unread>, Failure> {
    let info = book.stream_info(id)?;
    let open = match book.take_fold::<Open<S>>(id) {
        Some((known, entries)) if entries == info.entries => known,
        Some((known, entries)) => {
            let mut open = Arc::unwrap_or_clone(known);
            if let Err(unread) = open.go_on(&book.entries_after(id, entries)?, info.head) {
                return Ok(Err(unread));
            }
            Arc::new(open)
        }
        None => match whole_stream(book, id)? {
            Ok(open) => Arc::new(open),
            Err(unread) => return Ok(Err(unread)),
        },
    };
    book.keep_fold(id, Arc::clone(&open), info.entries);
    Ok(Ok(open))
}

fn whole_stream<S: Subject>(book: &Book, id: StreamId) -> Result<Result<Open<S>, Unread>, Failure> {
    let stream = book.stream(id)?;
    if stream.info.kind != S::KIND {
        return Err(Failure::new(
            code::WRONG_KIND,
            plain_words::wrong_kind(id.to_string(), stream.info.kind.format(), S::KIND.format()),
        ));
    }
    if !S::concerns(&stream.header) {
        return Err(Failure::new(code::WRONG_KIND, plain_words::other_sort(id.to_string(), stream.info.kind.format())));
    }
    Ok(Open::read(&stream))
}

/// Whether a stream is in the book.
///
/// # Errors
/// When the book cannot be read.
pub fn holds(book: &Book, id: StreamId) -> Result<bool, Failure> {
    match book.stream_info(id) {
        Ok(_) => Ok(true),
        Err(nml_store::Error::UnknownStream(_)) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
