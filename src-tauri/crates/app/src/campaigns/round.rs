//! A whole round of a campaign: everybody whose turn it is meets somebody, and the app rolls which scenario.

use nml_campaign::{Command, Event, Meetings, Pairing, next_round, standings};
use nml_ledger::{Hash, Kept};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::plan::{Found, PlanSheet, Planned, by_table, sheet};
use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, set_up_row};
use crate::season::{self, NewPlan, busy, put_plan, say_as};
use crate::session::Session;
use crate::streams::{All, Open, holds, stream_id};
use crate::subject::{Campaigns, Evenings};
use crate::words::next::OwnGame;
use crate::words::plan as text;

/// Two that would meet in the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundPair {
    /// Their streams.
    pub warbands: [String; 2],
    /// Their names, such as `Redoubt – Choir`.
    pub sides: String,
    /// Where they stand in a Swiss round, how often they have met, and what game it is.
    pub about: String,
}

/// A round to be planned.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanRound {
    /// The campaign's stream.
    pub campaign: String,
    /// The pairs as they were shown.
    pub pairs: Vec<[String; 2]>,
    /// The day its games are to be fought by, such as `2026-04-30`.
    #[serde(default)]
    pub due: Option<String>,
}

/// A round whose plans are taken back.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanRoundCancelled {
    /// The campaign's stream.
    pub campaign: String,
    /// The battles, as they were named: all games of a round that nobody has begun.
    pub battles: Vec<String>,
}

/// A round that was planned as one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlannedRound {
    /// Battles of its games that nobody has begun; two or more.
    pub battles: Vec<String>,
    /// Who meets in them, such as `Redoubt – Choir, Lamp – Tithe`.
    pub sides: String,
    /// The evening that plays some of them at its tables, if one does.
    pub evening: Option<String>,
}

/// What became of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundPlanned {
    /// In one line.
    pub said: String,
    /// Games whose die leaves a choice: they are not planned yet.
    pub left: Vec<RoundLeft>,
    /// The sheet of the next game.
    pub sheet: PlanSheet,
}

/// A game of a round whose die leaves a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoundLeft {
    /// The two, by their streams.
    pub warbands: [String; 2],
    /// Their names.
    pub sides: String,
    /// The day the game is to be fought by, if somebody named one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<String>,
    /// What is left to do.
    pub left: Planned,
}

/// The round that would be planned now.
pub(super) fn proposed(open: &Open<Campaigns>) -> Vec<RoundPair> {
    let met = Meetings::of(&open.state);
    let standings = match open.state.house.pairing {
        Pairing::Even => Vec::new(),
        Pairing::Swiss => standings(&open.state),
    };
    let mut pairs = Vec::new();
    for both in next_round(&open.state, |known| busy(open, known).is_none()) {
        let [one, other] = both;
        let warbands = both.map(|known| known.warband.clone());
        let games = both.map(OwnGame::next);
        let about = text::about(met.between(&one.warband, &other.warband), &games);
        let stand = warbands.iter().filter_map(|id| standings.iter().find(|line| line.warband == *id));
        let stand: Vec<String> = stand.map(|line| text::stands(line.place, line.points)).collect();
        let about = if stand.is_empty() { about } else { format!("{} · {about}", stand.join(" – ")) };
        pairs.push(RoundPair { sides: text::sides(&one.name, &other.name), about, warbands });
    }
    pairs
}

/// The rounds of which two games or more are planned and not begun.
pub(super) fn planned(session: &Session, open: &Open<Campaigns>) -> Result<Vec<PlannedRound>, Failure> {
    let mut rounds: Vec<(Hash, PlannedRound)> = Vec::new();
    for kept in open.log.effective().iter().map(|one| one.kept) {
        let Some(Command::Plan { battle, .. }) = kept.command() else { continue };
        let first = act(open, kept).unwrap_or(kept.hash);
        let Some(game) = open.state.game(battle).filter(|game| game.played.is_none()) else { continue };
        let id = stream_id(battle)?;
        if session.with_book(|book| holds(book, id))? {
            continue;
        }
        let names: Vec<String> =
            game.entrants.iter().filter_map(|entrant| open.state.called(&entrant.warband)).collect();
        let sides = names.join(" – ");
        match rounds.iter_mut().find(|(known, _)| *known == first) {
            Some((_, round)) if !round.battles.contains(battle) => {
                round.battles.push(battle.clone());
                round.sides = format!("{}, {sides}", round.sides);
            }
            Some(_) => {}
            None => rounds.push((first, PlannedRound { battles: vec![battle.clone()], sides, evening: None })),
        }
    }
    let mut rounds: Vec<PlannedRound> =
        rounds.into_iter().map(|(_, round)| round).filter(|round| round.battles.len() > 1).collect();
    if !rounds.is_empty() {
        let evenings = session.with_book(|book| Ok(All::<Evenings>::of(book)?.read))?;
        for round in &mut rounds {
            let at = evenings.iter().find(|open| round.battles.iter().any(|battle| open.state.plays(battle)));
            round.evening = at.map(|open| open.state.name.clone());
        }
    }
    Ok(rounds)
}

/// The entry that began the act which an entry belongs to, if another one of its campaign did.
pub(super) fn act(open: &Open<Campaigns>, kept: &Kept<Command, Event>) -> Option<Hash> {
    kept.entry.cause.filter(|cause| cause.stream == open.id).map(|cause| cause.entry)
}

/// Takes back all games of a round that nobody has begun, as one act; their set-ups are put away unless somebody changed
/// them.
///
/// # Errors
/// `CHANGED_SINCE` when these are not the games of a round by now.
pub fn plan_round_cancel(session: &Session, cancelled: PlanRoundCancelled) -> Result<PlanSheet, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&cancelled.campaign)?;
    if planned(session, &open)?.iter().all(|round| round.battles != cancelled.battles) {
        return Err(Failure::new(code::CHANGED_SINCE, text::another_round()));
    }
    let mut first = None;
    for battle in &cancelled.battles {
        let author = first.map_or_else(|| session.author(), |first| session.author_because(open.id, first));
        let entry = say_as(session, &mut open, author, Command::Cancel { battle: battle.clone() })?;
        first.get_or_insert(entry);
    }
    let tip = open.log.tip();
    let mut rows = vec![campaign_row(&open)];
    let mut appends = vec![open.append()?];
    for mut set_up in season::moved(session, &open, first.unwrap_or(tip), &cancelled.battles, true)? {
        rows.push(set_up_row(&set_up));
        appends.push(set_up.append()?);
    }
    session.write(appends, rows)?;
    sheet(session, &open, None)
}

/// Plans the games of a round, each with the scenario of its stage's table, in one transaction. If a die leaves a
/// choice nothing is planned yet: it is given back with the die.
///
/// # Errors
/// `CHANGED_SINCE` when it is another round by now; what is refused, such as a day that is not a date.
pub fn plan_round(session: &Session, round: PlanRound) -> Result<RoundPlanned, Failure> {
    let mut open: Open<Campaigns> = session.open_stream(&round.campaign)?;
    let pairs = proposed(&open);
    if pairs.is_empty() || pairs.iter().map(|pair| &pair.warbands).ne(&round.pairs) {
        return Err(Failure::new(code::CHANGED_SINCE, text::another_round()));
    }
    let mut left = Vec::new();
    let mut made = Vec::new();
    for RoundPair { warbands, sides, .. } in pairs {
        let both = warbands.to_vec();
        match by_table(session, &open, (&warbands, round.due.as_deref()), None)? {
            Found::Scenario { scenario, picked, game } => {
                let battle = session.chance()?.stream().to_string();
                let due = round.due.clone();
                made.push(NewPlan { battle, game, scenario, name: None, pair: both, picked, due });
            }
            Found::Left(planned) => {
                left.push(RoundLeft { warbands, sides, due: round.due.clone(), left: *planned });
            }
        }
    }
    let mut ready = Vec::new();
    let mut first = None;
    for plan in &made {
        // Those after the first name it as what brought them about: so they are one act, and undone as one.
        let author = first.map_or_else(|| session.author(), |first| session.author_because(open.id, first));
        ready.extend(put_plan(session, &mut open, author, plan)?);
        first.get_or_insert(open.log.tip());
    }
    let mut rows = vec![campaign_row(&open)];
    let mut appends = vec![open.append()?];
    for mut set_up in ready {
        rows.push(set_up_row(&set_up));
        appends.push(set_up.append()?);
    }
    session.write(appends, rows)?;
    Ok(RoundPlanned { said: text::round(made.len(), left.len()), left, sheet: sheet(session, &open, None)? })
}
