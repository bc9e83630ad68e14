//! A first battle: two small Forces that come with the app, and each question explains itself once.

use std::sync::Arc;

use nml_battle::{Field, Force};
use nml_catalogue::ruleset;
use nml_exchange::list;
use nml_warband::Roster;

use super::shown::BattleView;
use super::{save, self_play, view};
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{BattleStart, Battles};
use crate::words::battles;

const NAME: &str = "First battle";
const SCENARIO: &str = "claim-no-mans-land";
const LISTS: [(&str, &[u8]); 2] = [
    ("Vane’s Picket", include_bytes!("../../../../../data/samples/first-new-antioch.json")),
    ("Gault’s Few", include_bytes!("../../../../../data/samples/first-heretic-legions.json")),
];

/// Begins it: a battle like any other, in the book, with Warbands that are nobody's.
///
/// # Errors
/// `NO_BOOK`; `BAD_PACK` in a program built wrong.
pub fn battle_first(session: &Session, (): ()) -> Result<BattleView, Failure> {
    let start = BattleStart {
        name: NAME.to_owned(),
        set_up: None,
        campaign: None,
        guided: true,
        field: Arc::new(field(session)?),
    };
    let mut open = Open::<Battles>::begin(session.chance()?.stream(), start)?;
    save(session, &mut open)?;
    Ok(view::view(session, &open))
}

fn field(session: &Session) -> Result<Field, Failure> {
    let catalogue = session.catalogue()?;
    let scenario = catalogue.scenario(SCENARIO).cloned();
    let scenario = scenario.ok_or_else(|| Failure::new(code::BROKEN, battles::first_lost()))?;
    let forces = (0..)
        .zip(LISTS)
        .map(|(side, (name, bytes))| {
            let (roster, _) = list::read(bytes, catalogue)?;
            let force = self_play::force(side, &Roster { name: name.to_owned(), ..roster }, catalogue)?;
            // It belongs to no Warband of the book.
            Ok(Force { warband: name.to_owned(), ..force })
        })
        .collect::<Result<_, Failure>>()?;
    let terrain = scenario.terrain.clone();
    Ok(Field {
        scenario,
        terrain,
        forces,
        ruleset: ruleset::find(ruleset::OFFICIAL).map_err(|error| Failure::new(code::BROKEN, error.to_string()))?,
        pack: session.pack()?.hash.to_string(),
        games: Vec::new(),
    })
}
