//! Which scenario comes next: the D6 of the stage table, and the set-up that it leads to.

use nml_campaign::{Command, Picked};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shown::Campaign;
use super::view;
use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, set_up_row};
use crate::season::{self, NewPlan, offered, put_plan, say};
use crate::session::Session;
use crate::streams::{Open, holds, stream_id};
use crate::subject::{Campaigns, SetUps};
use crate::words;

/// Another scenario of the table, by agreement of both players.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Swapped {
    /// The campaign's stream.
    pub campaign: String,
    /// The planned battle.
    pub battle: String,
    /// The scenario instead.
    pub scenario: String,
}

/// Swaps the scenario of a game that is planned and not fought. It remains the same game: its battle and its day stay.
///
/// # Errors
/// `NOT_PLANNED`, `BEGUN`; what is refused.
pub fn campaign_swap(session: &Session, swapped: Swapped) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&swapped.campaign)?;
    let planned = open.state.game(&swapped.battle).filter(|game| game.played.is_none()).cloned();
    let planned = planned.ok_or_else(|| Failure::new(code::NOT_PLANNED, words::seasons::not_planned()))?;
    let battle = stream_id(&swapped.battle)?;
    if session.with_book(|book| holds(book, battle))? {
        return Err(Failure::new(code::BEGUN, words::plan::begun()));
    }
    let pair: Vec<String> = planned.entrants.iter().map(|entrant| entrant.warband.clone()).collect();
    let picked = match planned.picked {
        Picked::Die { throw } | Picked::Swap { throw } => Picked::Swap { throw },
        Picked::Choice { .. }
        | Picked::Stage
        | Picked::Agreement
        | Picked::Club
        | Picked::Earlier
        | Picked::Map { .. } => Picked::Agreement,
    };
    let cancelled = say(session, &mut open, Command::Cancel { battle: swapped.battle.clone() })?;
    let away = season::moved(session, &open, cancelled, std::slice::from_ref(&swapped.battle), true)?;
    let game = offered(session, &open, &pair, None)?.game;
    let (battle, due, name) = (swapped.battle, planned.due, None);
    let plan = NewPlan { battle, game, scenario: swapped.scenario, name, pair, picked, due };
    write_plan(session, &mut open, &plan, away)?;
    view::view(session, &open)
}

/// Plans the game and sets it up, in one transaction with the set-ups that it puts away. A scenario whose map the pack
/// lacks is only planned.
pub(super) fn planned(
    session: &Session,
    open: &mut Open<Campaigns>,
    (game, scenario): (u16, &str),
    pair: Vec<String>,
    (picked, due): (Picked, Option<String>),
    away: Vec<Open<SetUps>>,
) -> Result<(), Failure> {
    let (battle, scenario, name) = (session.chance()?.stream().to_string(), scenario.to_owned(), None);
    write_plan(session, open, &NewPlan { battle, game, scenario, name, pair, picked, due }, away)
}

pub(super) fn write_plan(
    session: &Session,
    open: &mut Open<Campaigns>,
    plan: &NewPlan,
    away: Vec<Open<SetUps>>,
) -> Result<(), Failure> {
    let ready = put_plan(session, open, session.author(), plan)?;
    let mut rows = vec![campaign_row(open)];
    let mut appends = vec![open.append()?];
    for mut set_up in ready.into_iter().chain(away) {
        rows.push(set_up_row(&set_up));
        appends.push(set_up.append()?);
    }
    session.write(appends, rows)
}
