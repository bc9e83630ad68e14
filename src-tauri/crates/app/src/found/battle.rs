//! What a battle tells: itself, where no campaign has it, and the words in its log.

use std::sync::Arc;

use nml_exchange::pack::Loaded;
use nml_ledger::StreamId;
use nml_store::{BattleRow, Book};

use crate::campaigns;
use crate::failure::Failure;
use crate::memory::{FoundKind, FoundPlace, Log, Thing};
use crate::streams::Open;
use crate::subject::Battles;
use crate::view::{of_side, scenario};
use crate::words::{found as say, lives};

/// Reads a log. It is not kept folded: there are many, and the search reads each but once.
pub(super) fn log(book: &Book, id: StreamId) -> Result<Log, Failure> {
    let stream = book.stream(id)?;
    // One that does not open tells nothing.
    let Ok(open) = Open::<Battles>::read(&stream) else { return Ok(Log::default()) };
    let battle = id.to_string();
    let words = campaigns::log_words(&open).into_iter().map(|word| {
        let about = say::said(&word.by, &word.at, &[&open.start.name]);
        Thing::new(FoundKind::Words, word.text, about, FoundPlace::Battle { battle: battle.clone() }).on(Some(&word.at))
    });
    let words = words.collect();
    let forces = open.state.field.forces.iter();
    let result = open.state.result(&battle);
    let sides = result.iter().flat_map(|result| &result.sides).zip(forces);
    let fell = sides.flat_map(|(side, force)| {
        side.casualties.iter().map(|fallen| {
            let how = lives::fell(fallen.turn, None, None);
            say::fell(&of_side(Some(&fallen.name), &force.name), &how)
        })
    });
    Ok(Log { words, fell: fell.collect() })
}

/// A battle whose result no campaign tells.
pub(super) fn thing(row: &BattleRow, log: Option<&Log>, packs: &[Arc<Loaded>]) -> Thing {
    let known = packs.iter().find_map(|pack| pack.catalogue.scenario(&row.scenario));
    let fought_in = known.map_or_else(|| scenario(&row.scenario), |known| known.name.clone());
    let sides: Vec<(&str, i32)> = row.sides.iter().map(|side| (side.name.as_str(), side.victory_points)).collect();
    let score = say::score(&sides);
    let day = say::day(&row.updated);
    let about = say::parts(&[Some(&fought_in), Some(&score), Some(&day)]);
    Thing::new(FoundKind::Games, row.name.clone(), about, FoundPlace::Battle { battle: row.id.to_string() })
        .on(Some(&row.updated))
        .with(log.into_iter().flat_map(|log| log.fell.iter().cloned()))
}
