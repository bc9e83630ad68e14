//! A campaign takes in a battle fought outside any campaign, with its log, once it is over: a campaign of the book, or
//! one that begins with it. What happens to its fallen is settled there as after any other game.

use std::sync::Arc;

use nml_exchange::pack::Loaded;
use nml_store::BattleRow;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::record::BattleEnd;
use crate::battle::{BattleLine, is_example, lines};
use crate::code;
use crate::failure::Failure;
use crate::lists::{is_over, warband_row};
use crate::season::{self, Ended, Taken, campaign_of, genesis, joining, recorded};
use crate::session::Session;
use crate::streams::{All, Open, holds};
use crate::subject::{Battles, Campaigns};
use crate::{whose, words};

/// Where a battle can be taken in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakingIn {
    /// The campaigns of the book, latest change first.
    pub campaigns: Vec<TakingInto>,
    /// The Warbands that a new campaign would begin with.
    pub warbands: Vec<String>,
    /// Why no campaign can begin with them, in one line, or none if one can.
    pub refused: Option<String>,
}

/// A campaign that a battle may be taken into.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakingInto {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Why it does not take the battle, in one line, or none if it does.
    pub refused: Option<String>,
}

/// A battle that is taken in.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakenIn {
    /// The battle's stream.
    pub battle: String,
    /// Where.
    pub into: TakenInto,
}

/// Where a battle is taken in.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is", deny_unknown_fields)]
pub enum TakenInto {
    /// A campaign of the book, which both Warbands belong to.
    Campaign {
        /// Its stream.
        campaign: String,
    },
    /// A campaign that begins with it; both Warbands join.
    New {
        /// Its name.
        name: String,
    },
}

/// The battles of this book that are over, belong to no campaign and were fought by its Warbands: nobody has settled what
/// became of their fallen. The latest first.
///
/// # Errors
/// `NO_BOOK`.
pub fn battles_outside(session: &Session, (): ()) -> Result<Vec<BattleLine>, Failure> {
    let (mut rows, seasons) = session.with_book(|book| {
        let mut rows = Vec::new();
        for row in book.battles()? {
            let over = row.winner.is_some() || is_over(&row);
            if over && row.campaign.is_none() && !row.removed && !is_example(&row.id) && ours(book, &row)? {
                rows.push(row);
            }
        }
        Ok((rows, All::<Campaigns>::of(book)?.read))
    })?;
    rows.retain(|row| seasons.iter().all(|season| season.state.game(&row.id.to_string()).is_none()));
    rows.sort_by(|a, b| b.updated.cmp(&a.updated));
    lines(session, rows)
}

/// Whether all its sides are Warbands of this book.
fn ours(book: &nml_store::Book, row: &BattleRow) -> Result<bool, Failure> {
    for side in &row.sides {
        match side.warband {
            Some(warband) if holds(book, warband)? => {}
            Some(_) | None => return Ok(false),
        }
    }
    Ok(true)
}

/// Where a battle that is over can be taken in. This writes nothing.
///
/// # Errors
/// `NOT_ENDED`; `COUNTS_ALREADY` if it belongs to a campaign.
pub fn battle_taking_in(session: &Session, end: BattleEnd) -> Result<TakingIn, Failure> {
    let battle = over(session, &end.battle)?;
    let (all, mut rows) = session.with_book(|book| Ok((All::<Campaigns>::of(book)?.read, book.campaigns()?)))?;
    rows.sort_by(|a, b| b.updated.cmp(&a.updated));
    let mut campaigns = Vec::new();
    for row in rows.into_iter().filter(|row| !row.removed) {
        let Some(season) = all.iter().find(|season| season.id == row.id) else { continue };
        let refused = entered(session, &battle, Open::clone(season)).err().map(|failure| failure.message);
        campaigns.push(TakingInto { id: row.id.to_string(), name: row.name, refused });
    }
    Ok(TakingIn {
        campaigns,
        warbands: battle.state.field.forces.iter().map(|force| force.name.clone()).collect(),
        refused: founded(session, &battle, &battle.start.name).err().map(|failure| failure.message),
    })
}

/// Takes a battle that is over into a campaign, which opens its aftermath, in one transaction.
///
/// # Errors
/// `NOT_ENDED`; `COUNTS_ALREADY`; what the campaign refuses, such as a Warband that has an earlier battle to settle;
/// `IN_A_CAMPAIGN` if a new one would take a Warband from another. In each case nothing is written.
pub fn battle_take_in(session: &Session, taken: TakenIn) -> Result<(), Failure> {
    let battle = over(session, &taken.battle)?;
    match taken.into {
        TakenInto::Campaign { campaign } => {
            let ended = entered(session, &battle, session.open_stream(&campaign)?)?;
            session.write(ended.appends, ended.rows)
        }
        TakenInto::New { name } => {
            let (ended, pack) = founded(session, &battle, &name)?;
            session.write_with(ended.appends, ended.rows, &[&pack])
        }
    }
}

/// A battle that is over and belongs to no campaign.
fn over(session: &Session, battle: &str) -> Result<Open<Battles>, Failure> {
    let open: Open<Battles> = session.open_stream(battle)?;
    if campaign_of(session, &open)?.is_some() {
        return Err(Failure::new(code::COUNTS_ALREADY, words::taken_in::already()));
    }
    Ok(open)
}

/// What is written when a campaign takes it.
fn entered(session: &Session, battle: &Open<Battles>, mut season: Open<Campaigns>) -> Result<Ended, Failure> {
    let result = battle.state.result(&battle.id.to_string());
    let result = result.ok_or_else(|| Failure::new(code::NOT_ENDED, words::taken_in::not_ended()))?;
    for force in &battle.state.field.forces {
        if season.state.enrolment(&force.warband).is_none_or(|known| known.withdrawn) {
            return Err(Failure::new(code::UNKNOWN_WARBAND, words::taken_in::no_member(&force.name)));
        }
    }
    match recorded(session, &mut season, (&battle.state.field.scenario).into(), result)? {
        Taken::Now(ended) => Ok(ended),
        Taken::Later(failure) => Err(failure),
    }
}

/// What is written when a campaign begins with it, and the pack it is played with: that of the Warbands.
fn founded(session: &Session, battle: &Open<Battles>, name: &str) -> Result<(Ended, Arc<Loaded>), Failure> {
    whose::may_begin()?;
    let forces = &battle.state.field.forces;
    let first = forces.first().ok_or_else(|| Failure::new(code::NOT_ENDED, words::taken_in::not_ended()))?;
    let pack = session.pack_of(session.look::<crate::subject::Warbands>(&first.warband)?.state.pack.as_deref())?;
    let start = genesis(name, &pack);
    start.found()?;
    let mut season = Open::<Campaigns>::begin(session.chance()?.stream(), start)?;
    let mut joiners = Vec::new();
    for force in forces {
        joiners.push((joining(session, &season, &force.warband)?.0, Some("")));
    }
    season::join(session, &mut season, &mut joiners, false)?;
    let id = season.id;
    let mut rows: Vec<_> = joiners.iter().map(|(warband, _)| warband_row(warband, Some(id), &pack.catalogue)).collect();
    let Ended { appends, rows: more } = entered(session, battle, season)?;
    rows.extend(more);
    Ok((Ended { appends, rows }, pack))
}
