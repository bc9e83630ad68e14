//! What goes from one book to another: streams with their entries and hashes, and what they rest on, as one file of
//! lines.
//!
//! The first line says what it is and who packed it. Then come packs and rulesets, then pictures, then what devices signed,
//! then streams: each its header line and its entries byte by byte as the book has them, so that what is read is what was
//! said. The file of a single stream, as a book is exported, is a parcel without a first line; its signatures lie beside it
//! ([`crate::signatures`]).

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use flate2::read::GzDecoder;
use nml_catalogue::code::Code;
use nml_ledger::{Chain, DeviceKey, Hash, Heading, Sealed, Signature, to_hex};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Unusable;
use crate::bounds::{ENTRY_LIMIT, HEADER_LIMIT, PACK_BYTES, PARCEL_BYTES, PARCEL_LINES, PARCEL_STREAMS, PICTURE_BYTES};
use crate::code;
use crate::format::PARCEL_FORMAT;
use crate::json;
use crate::signatures;
use crate::sqlite::Database;

/// Its version: 1 if nothing in it is signed, so that an earlier version of the app reads it.
const VERSION: u32 = 2;
/// The reason against a file of another program.
const FOREIGN: &str = "This is not a file of No Man’s Ledger. Such a file is what one book sends to another, or the log of a battle, a campaign, a Warband, a set-up, a rotation or an evening.";
/// The reason against a whole book.
const WHOLE: &str =
    "this is a whole book; open it and send the campaign from its page (“Pack it”), or use `nml book send`";
/// Bytes of the longest line: a pack, written in base 64.
const LINE_BYTES: usize = if HEADER_LIMIT > PACK_BYTES * 2 { HEADER_LIMIT } else { PACK_BYTES * 2 };

/// The first line of a parcel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParcelHeading {
    /// Always `nml.parcel`.
    pub format: String,
    /// The version of the format: 1, or 2 if entries are signed.
    pub version: u32,
    /// What it is about, for people, such as the campaign's name.
    pub about: String,
    /// Who packed it; may be empty.
    pub by: String,
    /// When, RFC 3339.
    pub at: String,
    /// How many lines follow it, so that a file that was cut off is recognised. None if an earlier version wrote it, or
    /// if it is read and all lines were there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<usize>,
}

/// A line of a parcel that is not a stream's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ParcelPiece {
    /// Game data, or a choice of rulings.
    Pack {
        /// `pack` or `ruleset`.
        kind: String,
        /// Its id, for people.
        name: String,
        /// Its exact bytes, in base 64.
        bytes: String,
    },
    /// A picture of a model.
    Picture {
        /// Its exact bytes, in base 64.
        bytes: String,
    },
    /// The signatures of one device; only a parcel of version 2 has them.
    Signed {
        /// Its key.
        key: DeviceKey,
        /// What it signed.
        entries: Vec<SignedEntry>,
    },
}

/// An entry that a device signed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SignedEntry {
    /// The entry.
    pub entry: Hash,
    /// The Ed25519 signature, 128 lower-case hexadecimal digits.
    pub signature: String,
}

/// A pack or ruleset in a parcel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParcelPack {
    /// `pack` or `ruleset`.
    pub kind: String,
    /// Its id.
    pub name: String,
    /// Its exact bytes.
    pub bytes: Vec<u8>,
}

/// A stream in a parcel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParcelStream {
    /// What its header says first.
    pub heading: Heading,
    /// Its header line.
    pub header: Vec<u8>,
    /// Its entries, in the order of their lines.
    pub entries: Vec<Sealed>,
}

/// A parcel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parcel {
    /// Its first line, or `None` for the file of a single stream.
    pub heading: Option<ParcelHeading>,
    /// Packs and rulesets that the streams rest on.
    pub packs: Vec<ParcelPack>,
    /// Pictures that they name.
    pub pictures: Vec<Vec<u8>>,
    /// The streams, each sound in itself: its entries have the bytes their hashes say, and stand after their parents.
    pub streams: Vec<ParcelStream>,
}

impl ParcelHeading {
    /// The first line of a parcel.
    #[must_use]
    pub fn of(about: &str, by: &str, at: &str) -> Self {
        let format = PARCEL_FORMAT.to_owned();
        Self { format, version: 1, about: about.into(), by: by.into(), at: at.into(), lines: None }
    }
}

impl Parcel {
    /// Its bytes: equal parcels have equal ones.
    ///
    /// # Errors
    /// Cannot happen: every parcel can be written.
    pub fn bytes(&self) -> Result<Vec<u8>, serde_json::Error> {
        let mut lines: Vec<Vec<u8>> = Vec::new();
        for ParcelPack { kind, name, bytes } in &self.packs {
            let (kind, name) = (kind.clone(), name.clone());
            lines.push(serde_json::to_vec(&ParcelPiece::Pack { kind, name, bytes: BASE64_STANDARD.encode(bytes) })?);
        }
        for bytes in &self.pictures {
            lines.push(serde_json::to_vec(&ParcelPiece::Picture { bytes: BASE64_STANDARD.encode(bytes) })?);
        }
        // The file of a single stream has no place for them.
        let signed = if self.heading.is_some() { self.signed() } else { BTreeMap::new() };
        let version = if signed.is_empty() { 1 } else { VERSION };
        for (key, entries) in signed {
            lines.push(serde_json::to_vec(&ParcelPiece::Signed { key, entries })?);
        }
        for stream in &self.streams {
            lines.push(stream.header.clone());
            lines.extend(stream.entries.iter().map(Sealed::line));
        }
        if let Some(heading) = &self.heading {
            let heading = ParcelHeading { version, lines: Some(lines.len()), ..heading.clone() };
            lines.insert(0, serde_json::to_vec(&heading)?);
        }
        let mut bytes = lines.join(&b'\n');
        bytes.push(b'\n');
        Ok(bytes)
    }

    /// What each device signed.
    fn signed(&self) -> BTreeMap<DeviceKey, Vec<SignedEntry>> {
        let mut signed: BTreeMap<DeviceKey, Vec<SignedEntry>> = BTreeMap::new();
        for sealed in self.streams.iter().flat_map(|stream| &stream.entries) {
            if let Some(signature) = sealed.signature {
                let entry = SignedEntry { entry: sealed.hash, signature: to_hex(signature.as_bytes()) };
                signed.entry(*signature.key()).or_default().push(entry);
            }
        }
        signed
    }
}

/// The hashes that the streams of a parcel name: a pack or picture whose hash is among them belongs to it.
#[must_use]
pub fn named(streams: &[ParcelStream]) -> Vec<String> {
    const HEX: usize = 64;
    let mut found = Vec::new();
    let lines = streams.iter().flat_map(|stream| {
        std::iter::once(stream.header.as_slice()).chain(stream.entries.iter().map(|entry| entry.bytes.as_slice()))
    });
    for line in lines {
        for word in line.split(|byte| !byte.is_ascii_hexdigit()).filter(|word| word.len() == HEX) {
            found.extend(std::str::from_utf8(word).map(str::to_owned));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Reads a parcel out of a file that messages call `what`; what devices signed of a single stream lies beside its file.
///
/// # Errors
/// As [`read`]; `UNREADABLE` if there is no such file.
pub fn read_file(path: &Path, what: &str) -> Result<Parcel, Unusable> {
    let file = File::open(path)
        .map_err(|error| Unusable::whole(code::UNREADABLE, what, format!("The file cannot be read: {error}.")))?;
    let mut parcel = read(&mut BufReader::new(file), what)?;
    if parcel.heading.is_none()
        && let (Some(folder), [stream]) = (path.parent(), parcel.streams.as_mut_slice())
    {
        signatures::beside(folder, &mut stream.entries)?;
    }
    Ok(parcel)
}

/// The first line of a parcel in a file. `None` if there is no such line, or it cannot be read.
#[must_use]
pub fn heading_of(path: &Path) -> Option<ParcelHeading> {
    let mut line = Vec::new();
    let most = u64::try_from(HEADER_LIMIT).unwrap_or(u64::MAX);
    BufReader::new(File::open(path).ok()?).take(most).read_until(b'\n', &mut line).ok()?;
    heading(&line, "").ok()
}

/// Reads a parcel that was packed with gzip.
///
/// # Errors
/// As [`read`]; `UNREADABLE` if the packing is damaged.
pub fn read_packed(bytes: &[u8], what: &str) -> Result<Parcel, Unusable> {
    read(&mut BufReader::new(GzDecoder::new(bytes)), what)
}

/// Reads a parcel, or the file of a single stream, line by line; each line and the whole are bounded.
///
/// # Errors
/// One line: what, in which line of the file, or which entry of which stream is the first that is damaged, and what was
/// expected.
pub fn read(file: &mut impl BufRead, what: &str) -> Result<Parcel, Unusable> {
    let head = file
        .fill_buf()
        .map_err(|error| Unusable::whole(code::UNREADABLE, what, format!("The file cannot be read: {error}.")))?;
    if Database::of_bytes(head) == Some(Database::Book) {
        return Err(Unusable::whole(code::WHOLE_BOOK, what, WHOLE));
    }
    let mut parcel = Parcel::default();
    let mut signed = BTreeMap::new();
    let mut open: Option<(ParcelStream, Chain)> = None;
    let mut lines = Lines { what, number: 0, bytes: 0, ended: true };
    while let Some(line) = lines.next(file)? {
        // What breaks off within a line was once written whole, so that is what there is to say.
        take_line(&mut parcel, &mut signed, &mut open, line, &lines)
            .map_err(|wrong| if parcel.heading.is_some() && !lines.ended { lines.cut_off() } else { wrong })?;
    }
    parcel.streams.extend(open.take().map(|(stream, _)| stream));
    if let Some(follow) = parcel.heading.as_mut().and_then(|heading| heading.lines.take())
        && lines.number - 2 < follow
    {
        return Err(lines.cut_off());
    }
    if parcel.streams.is_empty() {
        let why = if parcel.heading.is_some() {
            "There is no stream in it, so it is not what one book sends to another."
        } else {
            FOREIGN
        };
        return Err(Unusable::whole(code::NOT_PARCEL, what, why));
    }
    let mut ids: Vec<_> = parcel.streams.iter().map(|stream| stream.heading.stream).collect();
    ids.sort_unstable();
    if let Some([twice, _]) = ids.array_windows().find(|[one, next]| one == next) {
        return Err(Unusable::whole(code::NOT_PARCEL, what, format!("The stream {twice} stands in it twice.")));
    }
    Ok(parcel)
}

/// Takes the next line into a parcel. `signed` are the signatures read before it, `open` is the stream that the line
/// may continue.
fn take_line(
    parcel: &mut Parcel,
    signed: &mut BTreeMap<Hash, Signature>,
    open: &mut Option<(ParcelStream, Chain)>,
    line: Vec<u8>,
    lines: &Lines<'_>,
) -> Result<(), Unusable> {
    if let Ok(heading) = Heading::read(&line) {
        parcel.streams.extend(open.take().map(|(stream, _)| stream));
        if parcel.streams.len() >= PARCEL_STREAMS {
            return Err(lines.wrong(code::TOO_LARGE, format!("A file holds {PARCEL_STREAMS} streams at most.")));
        }
        let chain = Chain::open(&line).map_err(|error| lines.wrong(code::BAD_HEADER, error.to_string()))?;
        *open = Some((ParcelStream { heading, header: line, entries: Vec::new() }, chain));
        return Ok(());
    }
    if let Some((stream, chain)) = open {
        let sealed = entry(&line, signed, chain).map_err(|why| {
            let (kind, id) = (stream.heading.format.format(), stream.heading.stream);
            lines.wrong(
                code::BAD_ENTRY,
                format!("Entry {} of {kind} {id} cannot be read: {why}.", stream.entries.len() + 1),
            )
        })?;
        stream.entries.push(sealed);
        return Ok(());
    }
    if lines.number == 1 {
        parcel.heading = Some(heading(&line, lines.what)?);
        return Ok(());
    }
    match serde_json::from_slice::<ParcelPiece>(&line) {
        Ok(ParcelPiece::Pack { kind, name, bytes }) => {
            let bytes = lines.unpacked(&bytes, PACK_BYTES)?;
            parcel.packs.push(ParcelPack { kind, name, bytes });
        }
        Ok(ParcelPiece::Picture { bytes }) => parcel.pictures.push(lines.unpacked(&bytes, PICTURE_BYTES)?),
        Ok(ParcelPiece::Signed { key, entries }) => {
            for SignedEntry { entry, signature } in entries {
                let signature = Signature::read(&key.to_string(), &signature)
                    .map_err(|error| lines.wrong(code::NOT_PARCEL, format!("A signature: {error}.")))?;
                signed.insert(entry, signature);
            }
        }
        Err(error) => {
            let expected =
                format!("This is no pack, picture, signature or header of a stream: {}.", nml_ledger::brief(&error));
            return Err(lines.wrong(code::NOT_PARCEL, expected));
        }
    }
    Ok(())
}

fn entry(line: &[u8], signed: &mut BTreeMap<Hash, Signature>, chain: &mut Chain) -> Result<Sealed, String> {
    if line.len() > ENTRY_LIMIT {
        return Err(format!("more than {ENTRY_LIMIT} bytes"));
    }
    let mut sealed = Sealed::of_line(line).map_err(|fault| fault.to_string())?;
    sealed.signature = signed.remove(&sealed.hash);
    chain.admit_sealed(&sealed).and_then(|()| sealed.check_signature()).map_err(|fault| fault.to_string())?;
    Ok(sealed)
}

fn heading(line: &[u8], what: &str) -> Result<ParcelHeading, Unusable> {
    let value = json::read_value(what, line, HEADER_LIMIT).ok();
    let Some(named) = value.as_ref().and_then(|value| value.get("format")?.as_str()) else {
        return Err(Unusable::whole(code::NOT_PARCEL, what, FOREIGN));
    };
    if named != PARCEL_FORMAT {
        let found = format!("The format is “{}”, not “{PARCEL_FORMAT}”.", json::cut(named));
        return Err(Unusable::at(code::WRONG_FORMAT, what, "/format", found));
    }
    let heading: ParcelHeading = json::read(what, line, HEADER_LIMIT)?;
    if heading.version > VERSION {
        return Err(Unusable::at(
            code::NEWER,
            what,
            "/version",
            format!("Version {} is not read here, only those up to {VERSION}.", heading.version),
        ));
    }
    Ok(heading)
}

/// Where the reading of a file is.
struct Lines<'w> {
    what: &'w str,
    number: usize,
    bytes: usize,
    /// The last line has its end.
    ended: bool,
}

impl Lines<'_> {
    /// The next line, without its end, or `None` at the end of the file.
    fn next(&mut self, file: &mut impl BufRead) -> Result<Option<Vec<u8>>, Unusable> {
        let mut line = Vec::new();
        let most = u64::try_from(LINE_BYTES + 2).unwrap_or(u64::MAX);
        let read = file.by_ref().take(most).read_until(b'\n', &mut line);
        let read = read.map_err(|error| {
            Unusable::whole(code::UNREADABLE, self.what, format!("The file cannot be read: {error}."))
        })?;
        self.number += 1;
        self.bytes = self.bytes.saturating_add(read);
        self.ended = line.last() == Some(&b'\n');
        if self.ended {
            line.pop();
        }
        if line.len() > LINE_BYTES {
            return Err(self.wrong(code::TOO_LARGE, format!("A line has more than {LINE_BYTES} bytes.")));
        }
        if self.bytes > PARCEL_BYTES || self.number > PARCEL_LINES {
            let message = format!("A file has {PARCEL_LINES} lines and {PARCEL_BYTES} bytes at most.");
            return Err(Unusable::whole(code::TOO_LARGE, self.what, message));
        }
        Ok((read > 0).then_some(line))
    }

    /// The file ends before it is whole.
    fn cut_off(&self) -> Unusable {
        Unusable::whole(code::CUT_OFF, self.what, "The end of this file is missing; have it sent again.")
    }

    fn wrong(&self, code: Code, message: String) -> Unusable {
        Unusable::at(code, self.what, format!("line {}", self.number), message)
    }

    fn unpacked(&self, text: &str, most: usize) -> Result<Vec<u8>, Unusable> {
        let bytes = BASE64_STANDARD.decode(text).map_err(|error| self.wrong(code::NOT_PARCEL, error.to_string()))?;
        if bytes.len() > most {
            return Err(self.wrong(code::TOO_LARGE, format!("It has {} bytes: {most} at most.", bytes.len())));
        }
        Ok(bytes)
    }
}

impl ParcelPack {
    /// SHA-256 of its bytes.
    #[must_use]
    pub fn hash(&self) -> Hash {
        Hash::of(&self.bytes)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use nml_ledger::{Act, Author, Kind, Log, StreamId, seal_header};

    use super::*;

    fn stream(id: u8, says: &[u32]) -> ParcelStream {
        let header = seal_header(&Heading::new(Kind::Warband, StreamId::from_bytes([id; 16]))).unwrap();
        let mut log = Log::<u32, u32>::open(&header).unwrap();
        let mut entries = Vec::new();
        for n in says {
            let author = Author { at: "1917-04-01T20:15:00Z".into(), by: "Ada".into(), ..Author::default() };
            let sealed = log.next(author, Act::Do { command: *n, events: vec![*n] }).seal().unwrap();
            log.push(&sealed).unwrap();
            entries.push(sealed);
        }
        ParcelStream { heading: Heading::read(&header).unwrap(), header, entries }
    }

    fn parcel() -> Parcel {
        Parcel {
            heading: Some(ParcelHeading::of("The Ardent Mile", "Ines", "2026-05-01T10:00:00+02:00")),
            packs: vec![ParcelPack { kind: "pack".into(), name: "official".into(), bytes: b"{}".to_vec() }],
            pictures: vec![vec![1, 2, 3]],
            streams: vec![stream(1, &[1, 2, 3]), stream(2, &[]), stream(3, &[4])],
        }
    }

    fn refused(bytes: &[u8]) -> String {
        let unusable = read(&mut &*bytes, "sent.nml-parcel").unwrap_err();
        assert!(!unusable.to_string().contains('\n'));
        unusable.to_string()
    }

    #[test]
    fn a_parcel_is_read_as_it_was_packed() {
        let bytes = parcel().bytes().unwrap();
        assert_eq!(read(&mut bytes.as_slice(), "sent").unwrap(), parcel());
        assert_eq!(bytes, parcel().bytes().unwrap());
    }

    #[test]
    fn what_devices_signed_goes_along_and_a_forged_signature_is_refused() {
        let mut signed = parcel();
        let secret = nml_ledger::Secret::of(&[7; 32]).unwrap();
        let one = &mut signed.streams[0].entries[1];
        one.signature = Some(secret.sign(&one.hash));
        let bytes = signed.bytes().unwrap();
        let read = read(&mut bytes.as_slice(), "sent").unwrap();
        assert_eq!(read, Parcel { heading: read.heading.clone(), ..signed.clone() });
        assert_eq!(read.heading.unwrap().version, 2, "an earlier version of the app says that it does not read it");

        let one = &mut signed.streams[0].entries[1];
        one.signature = Some(secret.sign(&Hash::of(b"another")));
        let why = refused(&signed.bytes().unwrap());
        assert!(why.contains("Entry 2 of nml.warband 0101") && why.contains("its signature was not made by"), "{why}");
    }

    #[test]
    fn the_file_of_one_stream_is_a_parcel_too() {
        let one = Parcel { streams: vec![stream(1, &[1, 2])], ..Parcel::default() };
        assert_eq!(read(&mut one.bytes().unwrap().as_slice(), "battle.jsonl").unwrap(), one);
    }

    #[test]
    fn a_file_that_was_cut_off_is_known_wherever_it_ends() {
        let bytes = parcel().bytes().unwrap();
        let first = bytes.iter().position(|byte| *byte == b'\n').unwrap();
        for end in first + 1..bytes.len() - 1 {
            assert!(refused(&bytes[..end]).contains("The end of this file is missing"), "{end}");
        }
        // Without the last line's end it is still all there, and so is one that an earlier version wrote.
        assert_eq!(read(&mut &bytes[..bytes.len() - 1], "sent").unwrap(), parcel());
        let earlier = String::from_utf8(bytes).unwrap().replacen(",\"lines\":9}", "}", 1);
        assert_eq!(read(&mut earlier.as_bytes(), "sent").unwrap(), parcel());
        let shorter: Vec<&str> = earlier.lines().take(6).collect();
        assert_eq!(read(&mut shorter.join("\n").as_bytes(), "sent").unwrap().streams.len(), 1);
    }

    #[test]
    fn the_first_entry_that_is_damaged_or_forged_is_named() {
        let text = String::from_utf8(parcel().bytes().unwrap()).unwrap();
        let harmed = text.replacen("\"command\":2", "\"command\":7", 1);
        let why = refused(harmed.as_bytes());
        assert!(why.contains("line 6: Entry 2 of nml.warband 0101"), "{why}");
        assert!(why.contains("it was changed after it was written"), "{why}");
        // An entry that was left out: the next one follows nothing.
        let mut lines: Vec<&str> = text.lines().collect();
        lines.remove(5);
        let why = refused(lines.join("\n").as_bytes());
        assert!(why.contains("Entry 2 of nml.warband 0101") && why.contains("does not stand before it"), "{why}");
        // One with a hash of its own that says another number.
        let forged = stream(1, &[1]);
        let bytes = String::from_utf8(forged.entries[0].bytes.clone()).unwrap().replace("\"seq\":1", "\"seq\":5");
        let sealed = Sealed::unsigned(Hash::of(bytes.as_bytes()), bytes.into_bytes());
        let forged = Parcel { streams: vec![ParcelStream { entries: vec![sealed], ..forged }], ..Parcel::default() };
        assert!(refused(&forged.bytes().unwrap()).contains("its number is 5, not 1"));
    }

    #[test]
    fn what_is_no_parcel_is_refused_in_one_line() {
        for foreign in [&b""[..], b"{}", b"{", b"[1,2]", b"holiday\n", b"%PDF-1.7\n", b"\xff\xd8\xff"] {
            assert!(refused(foreign).contains("This is not a file of No Man’s Ledger"), "{foreign:?}");
        }
        let only = Parcel { streams: Vec::new(), ..parcel() };
        assert!(refused(&only.bytes().unwrap()).contains("no stream in it"));
        let twice = Parcel { streams: vec![stream(1, &[1]), stream(1, &[1])], ..parcel() };
        assert!(refused(&twice.bytes().unwrap()).contains("stands in it twice"));
        let text = String::from_utf8(parcel().bytes().unwrap()).unwrap();
        assert!(
            refused(text.replace("\"version\":1,\"about\"", "\"version\":3,\"about\"").as_bytes())
                .contains("Version 3")
        );
        assert!(refused(text.replace("{\"pack\"", "{\"sack\"").as_bytes()).contains("line 2"));
    }

    #[test]
    fn the_hashes_that_streams_name_are_found() {
        let mut stream = stream(1, &[1]);
        let picture = Hash::of(b"picture").to_string();
        stream.entries[0].bytes.extend_from_slice(format!("\"{picture}\"").as_bytes());
        assert!(named(&[stream]).contains(&picture));
    }
}
