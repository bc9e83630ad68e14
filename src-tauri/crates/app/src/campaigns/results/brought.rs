//! A result from outside, in the terms of this book: its Warbands and models by id if they are the same, or else by
//! name.

use nml_campaign::{Campaign, Game, Played};
use nml_catalogue::text::same_name;
use nml_exchange::result::{ResultDocument, ResultWarband};
use nml_warband::result::{BattleResult, Casualty, Deed, Departure, Foe, SideResult, UsedUp};

use crate::code;
use crate::failure::Failure;
use crate::paper::{Fighters, PaperBattle, fighters_of, planned_as, result_again, scenario_with};
use crate::session::Session;
use crate::streams::{Open, holds, stream_id};
use crate::subject::Campaigns;
use crate::words::results as say;

/// What the campaign knows of a result.
pub(super) enum Known {
    /// Nothing yet.
    New {
        /// The stream its battle takes.
        battle: String,
        /// Its sheet.
        paper: PaperBattle,
        /// It is the game that was planned.
        planned: bool,
    },
    /// The battle was recorded.
    Played {
        /// Its stream.
        battle: String,
        /// Its sheet, as the file has it.
        paper: PaperBattle,
        /// The result, as the file has it.
        result: Box<BattleResult>,
        /// Only Warbands, scenario and day suggest that it is this battle.
        by_guess: bool,
    },
}

/// What the campaign knows of it; `another`: it is not the game it could be mistaken for.
///
/// # Errors
/// `OTHER_CAMPAIGN` if it was fought for another one of this book; `BEGUN` while the battle is logged here; a Warband
/// or a model that nobody here is, in one line; `SAME_BATTLE` if it is not another game, but that very battle.
pub(super) fn known(
    session: &Session,
    open: &Open<Campaigns>,
    document: &ResultDocument,
    another: bool,
) -> Result<Known, Failure> {
    let state = &open.state;
    if document.campaign.id != open.id.to_string()
        && let Ok(id) = stream_id(&document.campaign.id)
        && session.with_book(|book| holds(book, id))?
    {
        return Err(Failure::new(code::OTHER_CAMPAIGN, say::other_campaign(&document.campaign.name)));
    }
    let by_stream = state.game(&document.result.battle);
    if another && by_stream.is_some_and(|game| game.played.is_some()) {
        return Err(Failure::new(code::SAME_BATTLE, say::same_battle()));
    }
    if let Some(game) = by_stream.filter(|game| game.played.is_none()) {
        let battle = stream_id(&game.battle)?;
        if session.with_book(|book| holds(book, battle))? {
            return Err(Failure::new(code::BEGUN, say::logged_here()));
        }
    }
    let game = by_stream.or_else(|| if another { None } else { alike(state, document) });
    let result = here(session, open, document, game.and_then(|game| game.played.as_ref()))?;
    let mut paper = PaperBattle::of(&result, &document.scenario.id);
    if let Some((game, played)) = game.and_then(|game| Some((game, game.played.as_ref()?))) {
        let battle = game.battle.clone();
        // What was played is corrected on the game's own page.
        paper.scenario.clone_from(&game.scenario);
        // Deeds and names as this book has them.
        let result = Box::new(result_again(session, open, (game, played), &paper)?);
        return Ok(Known::Played { battle, paper, result, by_guess: by_stream.is_none() });
    }
    if scenario_with(session, open, &paper.scenario)?.is_none() {
        paper.named = Some(document.scenario.name.clone());
    }
    let planned = match game {
        Some(game) => Some(game),
        None => planned_as(session, open, &paper)?,
    };
    let battle = planned.map_or_else(|| document.result.battle.clone(), |game| game.battle.clone());
    Ok(Known::New { battle, paper, planned: planned.is_some() })
}

/// The game of a result from a book that gives its battles streams of its own: one of the same Warbands in the same
/// scenario on the same day, of several the one with the same victory points.
fn alike<'c>(campaign: &'c Campaign, document: &ResultDocument) -> Option<&'c Game> {
    let result = &document.result;
    let day = result.played.as_ref()?;
    let named = result.members().zip(&document.warbands);
    let ids = named.map(|(side, named)| Some((warband(campaign, &side.warband, named).ok()?, side.vp)));
    let ids: Vec<(String, Option<u16>)> = ids.collect::<Option<_>>()?;
    let all = campaign.games.iter().filter(|game| game.scenario == document.scenario.id).filter_map(|game| {
        let fought = &game.played.as_ref()?.result;
        let same = fought.played.as_ref() == Some(day) && fought.sides.len() == result.sides.len();
        let sides: Vec<&SideResult> = ids.iter().map(|(id, _)| fought.side(id)).collect::<Option<_>>()?;
        let points = sides.iter().zip(&ids).filter(|(side, (_, vp))| side.vp == *vp).count();
        same.then_some((game, points))
    });
    // Of equal ones, the one that was fought first.
    all.rev().max_by_key(|(_, points)| *points).map(|(game, _)| game)
}

/// The Warband of the campaign that a side is: by its stream, else by its name, else by its player's.
pub(super) fn warband(campaign: &Campaign, id: &str, named: &ResultWarband) -> Result<String, Failure> {
    if campaign.enrolment(id).is_some() {
        return Ok(id.to_owned());
    }
    let same = |known: &str, name: &str| !name.trim().is_empty() && same_name(known, name);
    let by = |name: &str, of: fn(&nml_campaign::Enrolment) -> &str| {
        let mut all = campaign.warbands.iter().filter(|known| same(of(known), name));
        match (all.next(), all.next()) {
            (Some(only), None) => Some(only.warband.clone()),
            _ => None,
        }
    };
    by(&named.name, |known| &known.name)
        .or_else(|| by(&named.player, |known| &known.player))
        .ok_or_else(|| Failure::new(code::UNKNOWN_WARBAND, say::no_warband(&named.name)))
}

/// The result with the Warbands and models of this book.
fn here(
    session: &Session,
    open: &Open<Campaigns>,
    document: &ResultDocument,
    played: Option<&Played>,
) -> Result<BattleResult, Failure> {
    let mut ids = Vec::new();
    for (side, named) in document.result.members().zip(&document.warbands) {
        ids.push((side.warband.clone(), warband(&open.state, &side.warband, named)?, named));
    }
    let members: Vec<String> = ids.iter().map(|(_, id, _)| id.clone()).collect();
    let fighters = fighters_of(session, open, played, &members)?;
    // An outsider has an id of its own in each book.
    let outsider = |there: &String| {
        let named = document.result.sides.iter().find(|side| side.warband == *there)?.outsider.as_ref()?;
        let known = played?.result.sides.iter().find(|side| side.outsider.as_ref() == Some(named))?;
        Some(known.warband.clone())
    };
    let id = |there: &String| {
        let known = ids.iter().find(|(other, ..)| other == there).map(|(_, id, _)| id.clone());
        known.or_else(|| outsider(there)).unwrap_or_else(|| there.clone())
    };
    let model = |there: &str, number: u32| -> Result<u32, Failure> {
        let Some((_, id, named)) = ids.iter().find(|(other, ..)| other == there) else { return Ok(number) };
        same_model(fighters.iter().find(|known| known.warband == *id), named, number)
    };
    let sides = document.result.sides.iter().map(|side| -> Result<SideResult, Failure> {
        let own = |number: u32| model(&side.warband, number);
        let fell = |fell: &Casualty| -> Result<Casualty, Failure> {
            let by = match &fell.by {
                None => None,
                Some(foe) => {
                    let number = foe.model.map(|number| model(&foe.warband, number)).transpose()?;
                    Some(Foe { warband: id(&foe.warband), model: number, weapon: foe.weapon.clone() })
                }
            };
            Ok(Casualty { model: own(fell.model)?, by, ..fell.clone() })
        };
        let deed = |deed: &Deed| -> Result<Deed, Failure> {
            Ok(Deed { model: deed.model.map(own).transpose()?, ..deed.clone() })
        };
        let used =
            |used: &UsedUp| -> Result<UsedUp, Failure> { Ok(UsedUp { model: own(used.model)?, ..used.clone() }) };
        let left = |gone: &Departure| -> Result<Departure, Failure> {
            Ok(Departure { model: own(gone.model)?, ..gone.clone() })
        };
        Ok(SideResult {
            warband: id(&side.warband),
            casualties: side.casualties.iter().map(fell).collect::<Result<_, _>>()?,
            deeds: side.deeds.iter().map(deed).collect::<Result<_, _>>()?,
            took_part: side.took_part.iter().map(|number| own(*number)).collect::<Result<_, _>>()?,
            used_up: side.used_up.iter().map(used).collect::<Result<_, _>>()?,
            left: side.left.iter().map(left).collect::<Result<_, _>>()?,
            ..side.clone()
        })
    });
    let mut sides: Vec<SideResult> = sides.collect::<Result<_, Failure>>()?;
    if let Some(played) = played {
        // The player who wrote the file may have begun with the other side.
        sides.sort_by_key(|side| played.result.sides.iter().position(|known| known.warband == side.warband));
    }
    let attacker = document.result.attacker.as_ref().map(id);
    Ok(BattleResult { attacker, sides, ..document.result.clone() })
}

/// The number of a model in this book: its own where name or entry are the same, else that of the only one of its name.
fn same_model(fighters: Option<&Fighters>, named: &ResultWarband, number: u32) -> Result<u32, Failure> {
    let there = named.models.iter().find(|model| model.id == number);
    let (Some(fighters), Some(there)) = (fighters, there) else { return Ok(number) };
    let same = fighters.models.iter().find(|model| model.id == number);
    if same.is_some_and(|model| model.name == there.name && model.entry == there.entry) {
        return Ok(number);
    }
    let mut so_called = fighters.models.iter().filter(|model| model.name == there.name && model.entry == there.entry);
    match (so_called.next(), so_called.next(), same) {
        (Some(only), None, _) => Ok(only.id),
        // A model that was renamed since is still the same model.
        (_, _, Some(model)) if model.entry == there.entry => Ok(number),
        _ => Err(Failure::new(code::UNKNOWN_MODEL_ID, say::no_model(&there.name, &named.name))),
    }
}
