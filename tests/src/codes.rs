//! The page of all stable codes, made from the lists of the crates: `schemas/codes.md`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;

use nml_catalogue::message::{Argument, Message, Sentence};

/// Its name in the folder of the schemas.
pub const NAME: &str = "codes.md";

const HEAD: &str = "\
# Codes

Whatever fails has a stable code beside its sentence: programs read the code, people the sentence. Within its table
a code never changes its meaning, and none is used again. In the sentences, `‹…›` stands for what is put in.

`cargo xtask generate` writes this page from the lists in the code.
";

/// What the rules refuse, by crate.
const REFUSALS: [(&str, &[Sentence]); 5] = [
    ("Set-ups and battles", nml_battle::SENTENCES),
    ("Warbands", nml_warband::SENTENCES),
    ("Campaigns and aftermaths", nml_campaign::SENTENCES),
    ("Rotations and evenings", nml_evenings::SENTENCES),
    ("Names, texts and scenarios of one’s own", nml_catalogue::SENTENCES),
];

/// Writes the page into the folder.
///
/// # Errors
/// When it cannot be written.
pub fn write(folder: &Path) -> io::Result<()> {
    fs::write(folder.join(NAME), page())
}

/// The page.
#[must_use]
pub fn page() -> String {
    let mut page = HEAD.to_owned();
    let mut failures: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for code in nml_exchange::code::ALL.iter().chain(nml_app::code::ALL) {
        let meanings = failures.entry(code.name).or_default();
        if !meanings.iter().any(|known| known == code.meaning) {
            meanings.push(code.meaning.to_owned());
        }
    }
    table(&mut page, "What the program, its files and its book refuse", &failures);
    for (title, sentences) in REFUSALS {
        let mut codes: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for sentence in sentences {
            let Some(code) = sentence.code else { continue };
            codes.entry(code).or_default().push(shown(sentence));
        }
        table(&mut page, &format!("What the rules refuse: {title}"), &codes);
    }
    let broken = nml_warband::ViolationCode::ALL.iter();
    let broken: BTreeMap<_, _> = broken.map(|code| (code.as_str(), vec![code.meaning().to_owned()])).collect();
    table(&mut page, "What can be wrong with a list", &broken);
    page
}

fn table(page: &mut String, title: &str, codes: &BTreeMap<&str, Vec<String>>) {
    // Writing into a string cannot fail.
    let _ = write!(page, "\n## {title}\n\n| Code | What it says |\n|---|---|\n");
    for (code, said) in codes {
        let _ = writeln!(page, "| `{code}` | {} |", said.join("<br>"));
    }
}

/// A sentence with its arguments' names in their places.
fn shown(sentence: &Sentence) -> String {
    let args = sentence.args.iter().map(|&name| (name, Argument::Text(format!("‹{name}›")))).collect();
    nml_words::said(&Message { key: sentence.key, args })
}
