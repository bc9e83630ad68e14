//! By the book: the D6 of the stage table for one game of an evening (DR p.96).

use nml_dice::Face;
use nml_rules::campaign::Named;
use nml_rules::club::evening::{Change, ClubGame, Evening, Way};
use nml_rules::throw::{Source, Throw};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::evening_view::{BookChoice, ClubName, EveningView, view};
use super::evenings::put;
use super::night::{facts, named};
use crate::campaigns::{chooser, offered};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::shelf::Open;
use crate::subject::{Campaigns, Evenings};
use crate::words::{self, club as say};

/// The D6 of the stage table for a game of an evening.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningThrow {
    /// The evening's stream.
    pub evening: String,
    /// The game's number.
    pub game: u32,
    /// As it fell on the table; none: the app rolls.
    pub face: Option<Face>,
}

/// The scenario that a player chose, where the die left it to them.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EveningChosen {
    /// The evening's stream.
    pub evening: String,
    /// The choice, as it was asked.
    pub choice: BookChoice,
    /// Scenario id.
    pub scenario: String,
}

/// Rolls for the scenario of a game, or takes the face that fell. Where the die leaves a choice, the view says whose;
/// nothing is written before they choose.
///
/// # Errors
/// `no_campaign` of a one-off game; `no_table`.
pub fn evening_book(desk: &Desk, throw: EveningThrow) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = desk.open_stream(&throw.evening)?;
    let (course, pair) = played_in(desk, &open.state, throw.game)?;
    let (face, source) = match throw.face {
        Some(face) => (face, Source::Table),
        None => {
            let face = desk.chance()?.faces(1).first().copied();
            (face.ok_or_else(|| Failure::new("no_randomness", "no die fell"))?, Source::App)
        }
    };
    let offer = offered(desk, &course, &pair, Some(face))?;
    let scenario = match offer.named.clone() {
        Named::Throw => return Err(Failure::new("no_table", words::NO_TABLE)),
        Named::Scenario { scenario } => scenario,
        Named::Choice => {
            let (warband, roll_off) = chooser(desk, &offer)?;
            let player = open.state.game(throw.game).and_then(|game| open.state.player(game.player_of(&warband)?));
            let player = player.ok_or_else(|| Failure::new("UNKNOWN_PLAYER", say::NO_SUCH_GAME))?;
            let facts = facts(desk)?;
            let line = |id: &String| ClubName { name: named(&facts, id), id: id.clone() };
            let choice = BookChoice {
                game: throw.game,
                face,
                source,
                chooser: ClubName { id: player.id.clone(), name: player.name.clone() },
                roll_off,
                scenarios: offer.scenarios.iter().map(line).collect(),
            };
            return view(desk, &open, Some(choice));
        }
    };
    // A stage with one line is played without a die.
    let way = match offer.face {
        Some(face) => Way::Book { throw: Throw { faces: vec![face], source }, chooser: None, roll_off: None },
        None => Way::Stage,
    };
    put(desk, &mut open, Change::SetScenario { game: throw.game, scenario: Some(scenario), way })?;
    desk.write(vec![open.append()?], Vec::new())?;
    view(desk, &open, None)
}

/// Takes the scenario that a player chose.
///
/// # Errors
/// `bad_choice` for a scenario that was not offered.
pub fn evening_chosen(desk: &Desk, chosen: EveningChosen) -> Result<EveningView, Failure> {
    let mut open: Open<Evenings> = desk.open_stream(&chosen.evening)?;
    let choice = chosen.choice;
    let (course, pair) = played_in(desk, &open.state, choice.game)?;
    let offer = offered(desk, &course, &pair, Some(choice.face))?;
    if offer.named != Named::Choice || !offer.scenarios.contains(&chosen.scenario) {
        return Err(Failure::new("bad_choice", say::NOT_OFFERED));
    }
    let way = Way::Book {
        throw: Throw { faces: vec![choice.face], source: choice.source },
        chooser: Some(choice.chooser.id),
        roll_off: choice.roll_off.map(|faces| Throw { faces, source: Source::App }),
    };
    put(desk, &mut open, Change::SetScenario { game: choice.game, scenario: Some(chosen.scenario), way })?;
    desk.write(vec![open.append()?], Vec::new())?;
    view(desk, &open, None)
}

/// The campaign of a game, and its Warbands there.
fn played_in(desk: &Desk, evening: &Evening, game: u32) -> Result<(Open<Campaigns>, Vec<String>), Failure> {
    let game: &ClubGame = evening.game(game).ok_or_else(|| Failure::new("UNKNOWN_GAME", say::NO_SUCH_GAME))?;
    let campaign = game.campaign.as_ref().ok_or_else(|| Failure::new("no_campaign", say::ONE_OFF))?;
    let pair = warbands(game).ok_or_else(|| Failure::new("no_campaign", say::ONE_OFF))?;
    Ok((desk.open_stream(campaign)?, pair))
}

/// The Warbands of a game; none: one of its players is a guest.
pub(super) fn warbands(game: &ClubGame) -> Option<Vec<String>> {
    game.warbands.iter().cloned().collect()
}
