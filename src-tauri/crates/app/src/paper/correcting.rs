//! The sheet of a battle that the campaign already has, to correct its result.

use nml_campaign::{Campaign, Game, Played};
use nml_catalogue::Catalogue;
use nml_catalogue::text::NAME_CHARACTERS;
use nml_warband::result::{BattleResult, Deed, TURNS_MAX, VICTORY_POINTS_MAX};

use super::battle::{Fighters, PaperBattle};
use super::sheet::{BattleSheet, SheetBounds, SheetDeed, SheetScenario, SheetWarband, line, model};
use super::{begun, scenario_of};
use crate::code;
use crate::failure::Failure;
use crate::season::scenarios::Meant;
use crate::season::{pack_of, scenario_known};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::view::{faction_name, game_name, spoken};
use crate::words::paper as say;

/// The sheet as it would have been written: the sides as they went into the battle, and its result.
///
/// # Errors
/// When the book cannot be read.
pub fn sheet_again(
    session: &Session,
    open: &Open<Campaigns>,
    game: &Game,
    played: &Played,
) -> Result<BattleSheet, Failure> {
    let pack = pack_of(session, open)?;
    let catalogue = &pack.catalogue;
    let known = scenario_known(session, open, &game.scenario)?;
    let mut played_here = known.as_ref().map_or_else(
        || SheetScenario {
            id: game.scenario.clone(),
            name: game_name(catalogue, game),
            turns: None,
            attacker: played.result.attacker.is_some(),
            deeds: Vec::new(),
        },
        line,
    );
    // What the pack does not have was done all the same.
    for deed in played.result.sides.iter().flat_map(|side| &side.deeds) {
        if played_here.deeds.iter().all(|known| known.id != deed.deed) {
            let (id, name) = (deed.deed.clone(), spoken(&deed.deed));
            played_here.deeds.push(SheetDeed { id, name, condition: String::new(), by_model: deed.model.is_some() });
        }
    }
    let mut scenarios = vec![played_here];
    // A battle with a log was fought as its set-up says; of another one people remember what they wrote down.
    if !begun(session, game)? {
        let others = super::sheet::scenarios(session, open, None)?;
        scenarios.extend(others.into_iter().filter(|other| other.id != game.scenario));
    }
    let mut fighters = fighters(&open.state, played, catalogue);
    // For a game from before this book nobody knows the models, except who fought.
    let warbands = played.result.sides.iter().filter_map(|side| {
        let known = open.state.enrolment(&side.warband)?;
        let own = fighters.iter().position(|fighters| fighters.warband == side.warband);
        let models = own.map(|at| fighters.swap_remove(at).models).unwrap_or_default();
        Some(SheetWarband {
            id: known.warband.clone(),
            name: open.state.called(&known.warband)?,
            faction: faction_name(catalogue, &known.faction),
            player: Some(known.player.clone()).filter(|player| !player.is_empty()),
            refused: None,
            settles: None,
            roster_to_come: false,
            models: models.into_iter().map(model).collect(),
        })
    });
    Ok(BattleSheet {
        name: open.state.name.clone(),
        warbands: warbands.collect(),
        battle: PaperBattle::of(&played.result, &game.scenario),
        scenarios,
        plans: Vec::new(),
        unplanned: game.scenario.clone(),
        bounds: SheetBounds {
            least_sides: played.result.sides.len(),
            most_sides: played.result.sides.len(),
            turns: TURNS_MAX,
            vp: VICTORY_POINTS_MAX,
            name: NAME_CHARACTERS,
        },
    })
}

/// The result that a corrected sheet says, between the same sides, in the scenario that stands on it.
///
/// # Errors
/// `BAD_BATTLE`, `UNKNOWN_MODEL_ID`, `UNKNOWN_DEED`, `UNKNOWN_SCENARIO`; `LOGGED` if another scenario stands
/// there than the battle’s log has.
pub fn result_again(
    session: &Session,
    open: &Open<Campaigns>,
    (game, played): (&Game, &Played),
    paper: &PaperBattle,
) -> Result<BattleResult, Failure> {
    let pack = pack_of(session, open)?;
    let another = scenario_again(session, open, game, paper)?;
    let scenario = scenario_known(session, open, another.as_ref().map_or(&game.scenario, |meant| &meant.id))?;
    let fighters = fighters(&open.state, played, &pack.catalogue);
    // Another scenario has Deeds of its own.
    let done: Vec<Deed> = match another {
        None => played.result.sides.iter().flat_map(|side| side.deeds.clone()).collect(),
        Some(_) => Vec::new(),
    };
    let result = paper.result(&game.battle, (scenario.as_ref(), &done), &fighters, &mut session.chance()?)?;
    let sides = |result: &BattleResult| result.sides.iter().map(|side| side.warband.clone()).collect::<Vec<_>>();
    if sides(&result) != sides(&played.result) {
        return Err(Failure::new(code::BAD_BATTLE, say::same_sides()));
    }
    Ok(result)
}

/// The scenario that replaces the game's on a corrected sheet. `None` if it keeps the game's.
///
/// # Errors
/// `UNKNOWN_SCENARIO`; `LOGGED`.
pub fn scenario_again(
    session: &Session,
    open: &Open<Campaigns>,
    game: &Game,
    paper: &PaperBattle,
) -> Result<Option<Meant>, Failure> {
    if paper.named.is_none() && paper.scenario == game.scenario {
        return Ok(None);
    }
    let meant = scenario_of(session, open, paper)?;
    if meant.id == game.scenario {
        return Ok(None);
    }
    if begun(session, game)? {
        return Err(Failure::new(code::LOGGED, say::logged()));
    }
    Ok(Some(meant))
}

/// The Warbands as they went into the battle; of one that is not in this book, those who fell.
pub(super) fn fighters(campaign: &Campaign, played: &Played, catalogue: &Catalogue) -> Vec<Fighters> {
    let members = played.result.sides.iter().filter(|side| campaign.enrolment(&side.warband).is_some());
    let known = members.filter_map(|side| {
        let roster = played.aftermath.page(&side.warband)?.roster.as_deref()?;
        Some(Fighters::of(&side.warband, roster, catalogue))
    });
    known.collect()
}
