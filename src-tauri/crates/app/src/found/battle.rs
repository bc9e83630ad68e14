//! What a battle tells the search: itself, if no campaign has it, and the words in its log.

use std::sync::Arc;

use nml_battle::Force;
use nml_exchange::pack::Loaded;
use nml_ledger::StreamId;
use nml_store::{BattleRow, Book};
use nml_warband::result::Foe;

use crate::campaigns;
use crate::failure::Failure;
use crate::search_index::{FoundKind, FoundPlace, Log, Thing};
use crate::streams::Open;
use crate::subject::Battles;
use crate::view::{of_side, scenario, spoken};
use crate::words::{found as say, lives};

/// Reads a log. It is not kept folded: there are many, and the search reads each only once.
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
            let (by, weapon) =
                fallen.by.as_ref().map(|foe| felled_by(&open.state.field.forces, foe)).unwrap_or_default();
            let how = lives::fell(fallen.turn, by.as_deref(), weapon.as_deref());
            say::fell(&of_side(Some(&fallen.name), &force.name), &how)
        })
    });
    Ok(Log { words, fell: fell.collect() })
}

/// Who took a model Out of Action, and with what, by the cards that the battle was fought with.
fn felled_by(forces: &[Force], foe: &Foe) -> (Option<String>, Option<String>) {
    let Some(force) = forces.iter().find(|force| force.warband == foe.warband) else { return (None, None) };
    let sheet = force.models.iter().find(|sheet| Some(sheet.id) == foe.model);
    let by = of_side(sheet.map(|sheet| sheet.name.as_str()), &force.name);
    let weapon = foe.weapon.as_ref().map(|id| {
        let known = sheet.and_then(|sheet| sheet.weapons.iter().find(|weapon| weapon.id == *id));
        known.map_or_else(|| spoken(id), |weapon| weapon.name.clone())
    });
    (Some(by), weapon)
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn whoever_felled_a_model_is_named_with_the_weapon_as_their_card_has_it() {
        let pack = nml_exchange::pack::embedded().unwrap();
        let roster = crate::sample_forces::rosters(&pack.catalogue).unwrap().remove(1);
        let models = nml_warband::muster(&roster, &pack.catalogue).unwrap().sheets;
        let card = models.iter().find(|sheet| !sheet.weapons.is_empty()).unwrap().clone();
        let force = Force {
            warband: "choir".to_owned(),
            name: roster.name,
            faction: roster.faction,
            player: String::new(),
            roster: 0,
            models,
            effects: Vec::new(),
        };
        let (forces, weapon) = ([force], &card.weapons[0]);
        let by = |model, weapon: Option<&str>| {
            felled_by(&forces, &Foe { warband: "choir".to_owned(), model, weapon: weapon.map(str::to_owned) })
        };
        let named = format!("{} of The Ashen Choir", card.name);
        assert_eq!(by(Some(card.id), Some(&weapon.id)), (Some(named.clone()), Some(weapon.name.clone())));
        assert_eq!(by(Some(card.id), None), (Some(named), None));
        assert_eq!(by(None, None), (Some("The Ashen Choir".to_owned()), None));
    }
}
