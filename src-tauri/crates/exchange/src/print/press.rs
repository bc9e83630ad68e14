//! The press: a template and its data become a PDF. It is a closed world: the templates and typefaces here, one file of
//! data, no clock, no network and nothing from the system.

use std::sync::LazyLock;

use nml_catalogue::text::is_invisible;
use nml_words::Language;
use serde::Serialize;
use serde_json::Value;
use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration, Smart};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;
use typst_pdf::PdfOptions;

use super::{Imprint, Paper, Printed, words};
use crate::Unusable;
use crate::bounds::{PRINT_BYTES, PRINT_PAGES};
use crate::code;

/// A kind of sheet: its template, by the name under which the others may take from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Template {
    name: &'static str,
    text: &'static str,
}

macro_rules! templates {
    ($($constant:ident $file:literal),+) => {
        $(pub(super) const $constant: Template = Template { name: $file, text: include_str!($file) };)+
        const TEMPLATES: &[Template] = &[$($constant),+];
    };
}
templates!(
    HOUSE "house.typ", ROSTER "roster.typ", CARDS "cards.typ", SCENARIO "scenario.typ", MAP "map.typ",
    REFERENCE "reference.typ", BATTLE "battle.typ", CHRONICLE "chronicle.typ", SCENARIO_PAGES "scenario-pages.typ",
    EVENING "evening.typ", SIGNS "signs.typ", TERRAIN "terrain.typ"
);

/// The texts of the templates.
#[cfg(test)]
pub(super) fn texts() -> impl Iterator<Item = &'static str> {
    TEMPLATES.iter().map(|template| template.text)
}

/// Where a template finds what it prints.
const DATA: &str = "sheet.json";

/// The typefaces, without which nothing is set.
const FACES: [&[u8]; 5] = [
    include_bytes!("../../fonts/SourceSans3_400Regular.ttf"),
    include_bytes!("../../fonts/SourceSans3_400Regular_Italic.ttf"),
    include_bytes!("../../fonts/SourceSans3_600SemiBold.ttf"),
    include_bytes!("../../fonts/EBGaramond_600SemiBold.ttf"),
    include_bytes!("../../fonts/EBGaramond_600SemiBold_Italic.ttf"),
];

/// What every page is made with, set up once.
struct Case {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    fonts: Vec<Font>,
}

static CASE: LazyLock<Case> = LazyLock::new(|| {
    let fonts: Vec<Font> = FACES.iter().flat_map(|face| Font::iter(Bytes::new(*face))).collect();
    Case {
        library: LazyHash::new(Library::builder().build()),
        book: LazyHash::new(FontBook::from_fonts(&fonts)),
        fonts,
    }
});

/// All that a template sees.
struct Job {
    case: &'static Case,
    main: FileId,
    data: Bytes,
    pictures: Vec<Bytes>,
}

impl Job {
    /// The picture that a template asks for as `picture-3.jpg`, or as `picture-3.svg` if it is drawn.
    fn picture(&self, path: &str) -> Option<&Bytes> {
        let name = path.strip_prefix("picture-")?;
        let number = name.strip_suffix(".jpg").or_else(|| name.strip_suffix(".svg"))?;
        self.pictures.get(number.parse::<usize>().ok()?)
    }
}

impl World for Job {
    fn library(&self) -> &LazyHash<Library> {
        &self.case.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.case.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        let path = id.vpath().get_without_slash();
        match TEMPLATES.iter().find(|template| template.name == path) {
            Some(template) if *id.root() == VirtualRoot::Project => Ok(Source::new(id, template.text.to_owned())),
            Some(_) | None => Err(FileError::NotFound(path.into())),
        }
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        match id.vpath().get_without_slash() {
            DATA if *id.root() == VirtualRoot::Project => Ok(self.data.clone()),
            other => self.picture(other).cloned().ok_or_else(|| FileError::NotFound(other.into())),
        }
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.case.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

/// What a template reads: strings stay strings, with anything in them.
#[derive(Serialize)]
struct Data<'s, S> {
    title: &'s str,
    paper: &'static str,
    imprint: &'s Imprint,
    sheet: &'s S,
    language: &'static str,
    decimal: char,
}

/// The longest word that is not broken, in characters: about what the narrowest column holds.
const WORD: usize = 18;

/// Lets words that are longer than a line break, wherever they stand in the sheet, and takes out what cannot be seen.
fn soften(value: &mut Value) {
    match value {
        Value::String(text) => {
            let mut soft = String::with_capacity(text.len());
            let mut run = 0_usize;
            for c in text.chars().filter(|c| !is_invisible(*c)).map(|c| if c.is_control() { ' ' } else { c }) {
                // After a hyphen a line breaks by itself.
                run = if c.is_whitespace() || c == '-' { 0 } else { run.saturating_add(1) };
                if run > WORD {
                    soft.push(BREAK);
                    run = 1;
                }
                soft.push(c);
            }
            *text = soft;
        }
        Value::Array(all) => all.iter_mut().for_each(soften),
        Value::Object(fields) => fields.values_mut().for_each(soften),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A line may end here, and nothing is seen of it.
const BREAK: char = '\u{200b}';

/// Sets a sheet: pages, but no file yet.
pub(super) fn set<S: Serialize>(
    template: Template,
    title: &str,
    sheet: &S,
    pictures: &[Vec<u8>],
    imprint: &Imprint,
    paper: Paper,
) -> Result<PagedDocument, Unusable> {
    let fault = |message: String| Unusable::whole(code::UNPRINTABLE, title, message);
    let spoken = Language::spoken();
    let (language, decimal) = (spoken.tag(), spoken.decimal_mark());
    let mut data = serde_json::to_value(Data { title, paper: paper.name(), imprint, sheet, language, decimal })
        .map_err(|error| fault(error.to_string()))?;
    soften(&mut data);
    if let Value::Object(fields) = &mut data {
        // Our own words break where their language has them break.
        fields
            .insert("words".to_owned(), serde_json::to_value(words::all()).map_err(|error| fault(error.to_string()))?);
    }
    let data = data.to_string().into_bytes();
    if data.len() > PRINT_BYTES {
        return Err(fault(format!("The print has {} bytes of text: {PRINT_BYTES} at most.", data.len())));
    }
    let path = VirtualPath::new(template.name).map_err(|error| fault(error.to_string()))?;
    let main = RootedPath::new(VirtualRoot::Project, path).intern();
    let pictures = pictures.iter().map(|bytes| Bytes::new(bytes.clone())).collect();
    let job = Job { case: &CASE, main, data: Bytes::new(data), pictures };
    let document = typst::compile::<PagedDocument>(&job).output.map_err(|errors| fault(said(&errors)))?;
    let pages = document.pages().len();
    if pages > PRINT_PAGES {
        return Err(fault(format!("The print has {pages} pages: {PRINT_PAGES} at most.")));
    }
    Ok(document)
}

/// The first thing that a template stumbled over.
fn said(errors: &[SourceDiagnostic]) -> String {
    errors.first().map_or_else(String::new, |error| error.message.to_string())
}

/// Prints a sheet.
pub(super) fn press<S: Serialize>(
    template: Template,
    title: &str,
    sheet: &S,
    imprint: &Imprint,
    paper: Paper,
) -> Result<Printed, Unusable> {
    press_with(template, title, sheet, &[], imprint, paper)
}

/// The same, with pictures that the sheet names by their number.
pub(super) fn press_with<S: Serialize>(
    template: Template,
    title: &str,
    sheet: &S,
    pictures: &[Vec<u8>],
    imprint: &Imprint,
    paper: Paper,
) -> Result<Printed, Unusable> {
    let printed = set(template, title, sheet, pictures, imprint, paper).and_then(|document| {
        // Without a time and with an identity of its own, equal sheets give equal bytes.
        let options = PdfOptions {
            ident: Smart::Custom(format!("{} {title}", template.name)),
            creator: Smart::Custom(Some(super::CREATOR.to_owned())),
            ..PdfOptions::default()
        };
        let pages = document.pages().len();
        let bytes = typst_pdf::pdf(&document, &options);
        bytes
            .map(|bytes| Printed { bytes, pages })
            .map_err(|errors| Unusable::whole(code::UNPRINTABLE, title, said(&errors)))
    });
    // What the press remembers of a job is useless to the next one, and would be kept for good.
    typst::comemo::evict(0);
    printed
}
