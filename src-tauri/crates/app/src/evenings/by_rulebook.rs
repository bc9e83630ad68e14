//! By the rulebook: a D6 on the stage table picks the scenario of one game of an evening (DR p.96).

use nml_campaign::{Chooser, Named, Offer};
use nml_catalogue::throw::{Source, Throw};
use nml_dice::Face;
use nml_evenings::evening::{ClubGame, Evening, EveningEdit, Way};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::draw_facts::{facts, named};
use super::evening_calls::put;
use super::evening_shown::EveningView;
use super::evening_view::view;
use crate::code;
use crate::failure::Failure;
use crate::open_dice::RulebookChoice;
use crate::season::{chooser, offered, rolled_off};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Evenings};
use crate::view::ClubName;
use crate::words::{self, evenings as say};

/// The D6 of the stage table for a game of an evening.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningThrow {
    /// The evening's stream.
    pub evening: String,
    /// The game's number.
    pub game: u32,
    /// As it fell on the table, or none if the app rolls.
    pub face: Option<Face>,
}

/// The roll-off for a choice that the die left.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningRollOff {
    /// The evening's stream.
    pub evening: String,
    /// The choice, as it was asked.
    pub choice: RulebookChoice,
    /// Faces as they fell at the table, one per player in the order that was asked for, all of a tie first, or none if
    /// the app rolls off for them.
    pub faces: Option<Vec<Face>>,
}

/// The scenario that a player chose, if the die left it to them.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningChosen {
    /// The evening's stream.
    pub evening: String,
    /// The choice, as it was asked.
    pub choice: RulebookChoice,
    /// Scenario id.
    pub scenario: String,
}

/// Rolls for the scenario of a game, or takes the face that fell. If the die leaves a choice, the view says whose;
/// nothing is written before they choose.
///
/// # Errors
/// `NO_CAMPAIGN` of a one-off game; `NO_TABLE`.
pub fn evening_book(session: &Session, throw: EveningThrow) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&throw.evening)?;
    let (season, pair) = played_in(session, &open.state, throw.game)?;
    let (face, source) = match throw.face {
        Some(face) => (face, Source::Table),
        None => {
            let face = session.chance()?.faces(1).first().copied();
            (face.ok_or_else(|| Failure::new(code::NO_RANDOMNESS, words::seasons::no_die()))?, Source::App)
        }
    };
    let offer = offered(session, &season, &pair, Some(face))?;
    let scenario = match offer.named.clone() {
        Named::Throw => return Err(Failure::new(code::NO_TABLE, words::campaigns::no_table())),
        Named::Scenario { scenario } => scenario,
        Named::Choice => {
            let choice = choice(session, &open.state, throw.game, (face, source), &offer, None)?;
            session.dice().ask(&open.id.to_string(), Some(choice));
            return view(session, &open);
        }
    };
    // A stage with one line is played without a die.
    let way = match offer.face {
        Some(face) => Way::Book { throw: Throw { faces: vec![face], source }, chooser: None, roll_off: None },
        None => Way::Stage,
    };
    put(session, &mut open, EveningEdit::SetScenario { game: throw.game, scenario: Some(scenario), way })?;
    session.write(vec![open.append()?], Vec::new())?;
    view(session, &open)
}

/// Rolls off for the choice that a die left, or takes the faces that fell; the view says whose it is, or that it is a
/// tie. This writes nothing.
///
/// # Errors
/// `BAD_CHOICE` if the die leaves no choice; `BAD_ROLL_OFF`.
pub fn evening_roll_off(session: &Session, off: EveningRollOff) -> Result<EveningView, Failure> {
    let open = session.look::<Evenings>(&off.evening)?;
    let asked = off.choice;
    let (season, pair) = played_in(session, &open.state, asked.game)?;
    let offer = offered(session, &season, &pair, Some(asked.face))?;
    if offer.named != Named::Choice {
        return Err(Failure::new(code::BAD_CHOICE, say::not_offered()));
    }
    let thrown = rolled_off(session, &offer, off.faces)?;
    let choice = choice(session, &open.state, asked.game, (asked.face, asked.source), &offer, thrown)?;
    session.dice().ask(&open.id.to_string(), Some(choice));
    view(session, &open)
}

/// The choice that a die left: whose it is, or who rolls off for it.
fn choice(
    session: &Session,
    evening: &Evening,
    game: u32,
    (face, source): (Face, Source),
    offer: &Offer,
    roll_off: Option<Throw>,
) -> Result<RulebookChoice, Failure> {
    let player = |warband: &String| {
        let id = evening.game(game).and_then(|game| game.player_of(warband));
        let id = id.ok_or_else(|| Failure::new(code::UNKNOWN_PLAYER, say::no_such_game()))?;
        Ok::<_, Failure>(ClubName { id: id.to_owned(), name: say::player(evening, id) })
    };
    let chooser = match chooser(offer, roll_off.as_ref())? {
        Chooser::Is(warband) => Some(player(&warband)?),
        Chooser::RollOff => None,
    };
    let rollers = if offer.fewest.len() > 1 { offer.fewest.as_slice() } else { &[] };
    let facts = facts(session)?;
    let line = |id: &String| ClubName { name: named(&facts, id), id: id.clone() };
    let rollers = rollers.iter().map(player).collect::<Result<_, _>>()?;
    let scenarios = offer.scenarios.iter().map(line).collect();
    Ok(RulebookChoice { game, face, source, chooser, rollers, roll_off, scenarios })
}

/// Takes the scenario that a player chose.
///
/// # Errors
/// `BAD_CHOICE` for a scenario that was not offered, or from somebody whose choice it is not; `BAD_ROLL_OFF`.
pub fn evening_chosen(session: &Session, chosen: EveningChosen) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = session.open_stream(&chosen.evening)?;
    let choice = chosen.choice;
    let (season, pair) = played_in(session, &open.state, choice.game)?;
    let offer = offered(session, &season, &pair, Some(choice.face))?;
    let theirs = match chooser(&offer, choice.roll_off.as_ref())? {
        Chooser::Is(warband) => {
            open.state.game(choice.game).and_then(|game| game.player_of(&warband)).map(str::to_owned)
        }
        Chooser::RollOff => None,
    };
    if offer.named != Named::Choice || !offer.scenarios.contains(&chosen.scenario) || theirs.is_none() {
        return Err(Failure::new(code::BAD_CHOICE, say::not_offered()));
    }
    let throw = Throw { faces: vec![choice.face], source: choice.source };
    let way = Way::Book { throw, chooser: theirs, roll_off: choice.roll_off };
    put(session, &mut open, EveningEdit::SetScenario { game: choice.game, scenario: Some(chosen.scenario), way })?;
    session.write(vec![open.append()?], Vec::new())?;
    view(session, &open)
}

/// The campaign of a game, and its Warbands there.
fn played_in(session: &Session, evening: &Evening, game: u32) -> Result<(Open<Campaigns>, Vec<String>), Failure> {
    let game: &ClubGame = evening.game(game).ok_or_else(|| Failure::new(code::UNKNOWN_GAME, say::no_such_game()))?;
    let campaign = game.campaign.as_ref().ok_or_else(|| Failure::new(code::NO_CAMPAIGN, say::is_one_off()))?;
    let pair = warbands(game).ok_or_else(|| Failure::new(code::NO_CAMPAIGN, say::is_one_off()))?;
    Ok((session.open_stream(campaign)?, pair))
}

/// The Warbands of a game. `None` if one of its players is a guest.
pub(super) fn warbands(game: &ClubGame) -> Option<Vec<String>> {
    let all = game.warbands.iter().cloned().collect::<Option<Vec<String>>>()?;
    (all.len() == game.players.len()).then_some(all)
}
