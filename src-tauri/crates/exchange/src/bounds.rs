//! How large input from outside may be: the bytes of a list, a pack and a log, and how deep and long their parts are.
//! How much of a thing there may be, however it came in, is defined with the thing itself: in the ledger for an entry,
//! in the crates of the rules for Warbands, set-ups, battles and campaigns, in the store for what a book keeps, in the
//! app for what one call brings. If one of those bounds a document, the name here refers to it.

use nml_catalogue::text::ID_BYTES;
pub use nml_ledger::{ENTRY_LIMIT, HEADER_LIMIT};
use nml_warband::{LINES_MAX, MODELS_MAX, SUM_MAX};

/// Lines of a log after its header.
pub(crate) const LOG_LINES: usize = 200_000;
/// Bytes of a whole log.
pub(crate) const LOG_BYTES: usize = 256 << 20;

/// Bytes of a list document.
pub(crate) const LIST_BYTES: usize = 1 << 20;
/// Models in a list document.
pub(crate) const LIST_MODELS: usize = MODELS_MAX;
/// Options, items or foreign items of a model in a list document, and Mercenaries.
pub(crate) const LIST_LINES: usize = LINES_MAX;
/// Ducats or Glory in a list document.
pub(crate) const LIST_SUM: u32 = SUM_MAX;
/// Bytes of an id in a list document; a longer one is cut in messages.
pub(crate) const LIST_ID_BYTES: usize = ID_BYTES;
/// Bytes of a scenario of one's own.
pub const SCENARIO_BYTES: usize = 1 << 20;
/// Bytes of one file of a pack folder.
pub(crate) const PACK_FILE_BYTES: usize = 8 << 20;
/// Files in a pack folder.
pub(crate) const PACK_FILES: usize = 200;
/// The most packs that one rests on, through one another.
pub(crate) const PACK_LAYERS: usize = 8;
/// Bytes of a whole pack as one document.
pub(crate) const PACK_BYTES: usize = 32 << 20;
/// Objects and lists inside each other.
pub(crate) const JSON_DEPTH: usize = 40;
/// Characters of a foreign text that a message repeats.
pub(crate) const QUOTED_CHARACTERS: usize = 60;

/// Bytes of a file that is imported, packed or not.
pub const IMPORT_BYTES: usize = 8 << 20;
/// Bytes of a roster once it is unpacked.
pub const IMPORT_UNPACKED: usize = 16 << 20;
/// Entries of a packed roster: the roster, and what an archiver may put beside it.
pub(crate) const IMPORT_ENTRIES: usize = 8;
/// Elements of a roster in XML.
pub const IMPORT_ELEMENTS: usize = 200_000;
/// Elements of a roster in XML inside each other.
pub const IMPORT_DEPTH: usize = 64;
/// Models of a file that is imported, including those that are gone.
pub(crate) const IMPORT_MODELS: usize = 500;
/// Sums of ducats and Glory that a file names.
pub(crate) const IMPORT_SUMS: usize = 50;
/// Attributes of one element of a roster in XML.
pub(crate) const IMPORT_ATTRIBUTES: usize = 64;
/// Copies that one line of a file stands for.
pub(crate) const IMPORT_COPIES: u32 = 40;
/// Lines of a text, and lines of a report.
pub(crate) const IMPORT_LINES: usize = 10_000;

/// Bytes of one file of a catalogue, once it is unpacked.
pub const CATALOGUE_FILE_BYTES: usize = 8 << 20;
/// Bytes of all files of a catalogue.
pub const CATALOGUE_BYTES: usize = 64 << 20;
/// Files of a catalogue.
pub const CATALOGUE_FILES: usize = 100;
/// Entries of a zip with the files of a catalogue, and whatever else lies beside them.
pub(crate) const CATALOGUE_ENTRIES: usize = 2_000;
/// Elements of all files of a catalogue.
pub const CATALOGUE_ELEMENTS: usize = 400_000;
/// Models of a catalogue, with the links to such.
pub(crate) const CATALOGUE_MODELS: usize = 250;
/// Links and groups on the way from a model of a catalogue to what it may have.
pub(crate) const CATALOGUE_STEPS: usize = 24;
/// Places that are visited on the ways from one model of a catalogue.
pub(crate) const CATALOGUE_PLACES: usize = 6_000;

/// Bytes of what one book sends to another.
pub(crate) const PARCEL_BYTES: usize = 512 << 20;
/// Lines of it.
pub(crate) const PARCEL_LINES: usize = 2_000_000;
/// Streams in it.
pub(crate) const PARCEL_STREAMS: usize = 10_000;

/// Bytes of the result of a battle.
pub(crate) const RESULT_BYTES: usize = 1 << 20;
/// Bytes of a table of games.
pub(crate) const GAMES_BYTES: usize = 1 << 20;
/// Columns of a table of games.
pub(crate) const GAMES_COLUMNS: usize = 60;

/// Bytes of a file that a picture is made from.
pub(crate) const PICTURE_FILE_BYTES: usize = 20 << 20;
/// Pixels along each side of such a file.
pub(crate) const PICTURE_FILE_SIDE: u32 = 16_384;
/// Bytes of such a file once it is unpacked.
pub(crate) const PICTURE_FILE_MEMORY: u64 = 320 << 20;
/// Pixels along each side of a picture that is kept.
pub(crate) const PICTURE_SIDE: u32 = 320;
/// Bytes of a picture that is kept: more than a roster full of them fits a file that is imported.
pub(crate) const PICTURE_BYTES: usize = 32 << 10;

/// Bytes of a picture or a clip that the app drew and saves as a file.
pub(crate) const DRAWN_BYTES: usize = 40 << 20;

/// Bytes of what stands on a sheet that is printed.
pub(crate) const PRINT_BYTES: usize = 2 << 20;
/// Pages of one PDF.
pub(crate) const PRINT_PAGES: usize = 200;

/// Bytes of a web page, its script and type included.
pub(crate) const PAGE_BYTES: usize = 16 << 20;
