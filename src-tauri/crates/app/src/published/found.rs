//! What a book has under a name.

use nml_store::Book;

use super::PublishWhat;
use crate::failure::Failure;
use crate::streams::All;
use crate::subject::Evenings;
use crate::words::published as say;

/// The campaign, evening, Warband or battle with this id, or with exactly this name where only one has it.
pub(crate) fn found(book: &Book, wanted: &str) -> Result<PublishWhat, Failure> {
    let mut known: Vec<(String, String, PublishWhat)> = Vec::new();
    for row in book.campaigns()?.into_iter().filter(|row| !row.removed) {
        let id = row.id.to_string();
        known.push((id.clone(), row.name, PublishWhat::Campaign { campaign: id }));
    }
    for row in book.warbands()?.into_iter().filter(|row| !row.removed) {
        let id = row.id.to_string();
        known.push((id.clone(), row.name, PublishWhat::Warband { warband: id }));
    }
    for open in All::<Evenings>::of(book)?.read.iter().filter(|open| !open.state.away) {
        let id = open.id.to_string();
        known.push((id.clone(), open.state.name.clone(), PublishWhat::Evening { evening: id }));
    }
    for row in book.battles()?.into_iter().filter(|row| !row.removed) {
        let id = row.id.to_string();
        known.push((id.clone(), row.name, PublishWhat::Battle { battle: id }));
    }
    if let Some((.., what)) = known.iter().find(|(id, ..)| id == wanted) {
        return Ok(what.clone());
    }
    let so_called: Vec<_> = known.iter().filter(|(_, name, _)| name == wanted).collect();
    let quoted: String = wanted.chars().take(60).collect();
    match so_called.as_slice() {
        [(.., what)] => Ok(what.clone()),
        [] => {
            let names: Vec<&str> = known.iter().map(|(_, name, _)| name.as_str()).collect();
            Err(Failure::new("unknown_name", say::unknown(&quoted, &names)))
        }
        several => {
            let ids: Vec<String> = several.iter().map(|(id, _, what)| say::sort_and_id(what, id)).collect();
            Err(Failure::new("ambiguous_name", say::ambiguous(&quoted, &ids)))
        }
    }
}
