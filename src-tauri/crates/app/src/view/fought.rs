//! The names of everybody who fought in a campaign, and the dates of its games.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::{self as campaign, Game, Played};
use nml_catalogue::Catalogue;
use nml_store::Book;
use nml_warband::Roster;
use nml_warband::result::Foe;

use super::{called, game_name, of_side, spoken};
use crate::failure::Failure;
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::view::names;

/// When each battle that is logged in the book came to its end.
pub(crate) fn ends<'o>(open: &'o Open<Campaigns>, logged: &BTreeSet<String>) -> BTreeMap<&'o str, &'o str> {
    let mut found = BTreeMap::new();
    for one in open.log.effective() {
        for result in one.commands().flat_map(campaign::results_of).filter(|result| logged.contains(&result.battle)) {
            found.insert(result.battle.as_str(), one.kept.entry.at.as_str());
        }
    }
    found
}

/// The battles that are logged in the book, by their streams.
pub(crate) fn logged(book: &Book) -> Result<BTreeSet<String>, Failure> {
    Ok(book.battles()?.into_iter().map(|row| row.id.to_string()).collect())
}

/// The day a game was played, such as `2026-04-30`; for a logged battle when it ended, RFC 3339. `None` if nobody wrote
/// it down: the day it was entered says nothing.
pub(crate) fn day(played: &Played, ends: &BTreeMap<&str, &str>) -> Option<String> {
    let day = played.result.played.clone();
    day.or_else(|| ends.get(played.result.battle.as_str()).map(|at| (*at).to_owned()))
}

/// What a model was called in a game: as its page has it, else as it fell. `None` if nobody wrote it down.
pub(crate) fn model_in(played: &Played, warband: &str, model: u32, catalogue: &Catalogue) -> Option<String> {
    let side = played.result.side(warband)?;
    let fell = side.casualties.iter().find(|fallen| fallen.model == model).map(|fallen| fallen.name.clone());
    let frozen = played.aftermath.page(warband).and_then(|page| page.roster.as_deref());
    fell.or_else(|| frozen.and_then(|roster| model_of(roster, model, catalogue)))
}

/// What a model of a roster is called, among those who left too.
pub(crate) fn model_of(roster: &Roster, model: u32, catalogue: &Catalogue) -> Option<String> {
    let hired = roster.hired_models();
    let gone = roster.fallen.iter().map(|fallen| &fallen.model);
    let known = roster.models.iter().chain(&hired).chain(gone).find(|known| known.id == model)?;
    Some(called(known, roster, &roster.own.over(catalogue)))
}

/// The picture of a model of a roster, by its hash, if it has one; this includes models that left.
pub(crate) fn portrait_of(roster: &Roster, model: u32) -> Option<String> {
    let gone = roster.fallen.iter().map(|fallen| &fallen.model);
    roster.members().chain(gone).find(|known| known.id == model)?.portrait.clone()
}

/// `Gorm of The Ashen Choir`, or the side alone.
pub(crate) fn foe(state: &campaign::Campaign, played: &Played, foe: &Foe, catalogue: &Catalogue) -> String {
    let model = foe.model.and_then(|model| model_in(played, &foe.warband, model, catalogue));
    of_side(model.as_deref(), &state.called(&foe.warband).unwrap_or_else(|| foe.warband.clone()))
}

/// What a weapon is called.
pub(crate) fn item(id: &str, catalogue: &Catalogue) -> String {
    catalogue.item(id).map_or_else(|| spoken(id), |item| item.name.clone())
}

/// Such as `Relic Hunt against The Ashen Choir`.
pub(crate) fn against(state: &campaign::Campaign, game: &Game, warband: &str, catalogue: &Catalogue) -> String {
    let others: Vec<String> = match &game.played {
        Some(played) => played.result.enemies(warband).filter_map(|side| state.called(&side.warband)).collect(),
        None => Vec::new(),
    };
    names::against(&game_name(catalogue, game), &others)
}

/// What a Deed is called, by the scenario of the battle it was done in.
pub(crate) fn deed(state: &campaign::Campaign, battle: &str, deed: &str, catalogue: &Catalogue) -> String {
    let scenario = state.game(battle).and_then(|game| catalogue.scenario(&game.scenario));
    let known = scenario.and_then(|scenario| scenario.deeds.iter().find(|known| known.id == deed));
    known.map_or_else(|| spoken(deed), |known| known.name.clone())
}
