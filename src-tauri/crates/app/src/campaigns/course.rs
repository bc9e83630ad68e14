//! Which scenario comes next: the D6 of the stage table, and the set-up that it leads to.

use nml_battle::setup;
use nml_campaign::{Command, Enrolment, Game, Offer, Picked, Tables, decide, next_pair, offer, roll_off};
use nml_catalogue::Scenario;
use nml_catalogue::text::NAME_CHARACTERS;
use nml_catalogue::throw::{Source, Throw};
use nml_dice::Face;
use nml_ledger::{Author, Cause, Hash};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::record::Planning;
use super::shown::Campaign;
use super::{field, rosters, say, scenario_known};
use super::{undo, view};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::lists::{campaign_row, set_up_row};
use crate::streams::{Open, holds, stream_id};
use crate::subject::{Campaigns, SetUps, Warbands};
use crate::view::planned_game;
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

/// Swaps the scenario of a game that is planned and not fought. It is the same game still: its battle and its day stay.
///
/// # Errors
/// `not_planned`, `begun`; what is refused.
pub fn campaign_swap(desk: &Desk, swapped: Swapped) -> Result<Campaign, Failure> {
    let mut open: Open<Campaigns> = desk.open_stream(&swapped.campaign)?;
    let planned = open.state.game(&swapped.battle).filter(|game| game.played.is_none()).cloned();
    let planned = planned.ok_or_else(|| Failure::new("not_planned", "that game is not planned, or was fought"))?;
    let battle = stream_id(&swapped.battle)?;
    if desk.with_book(|book| holds(book, battle))? {
        return Err(Failure::new("begun", words::plan::BEGUN));
    }
    let pair: Vec<String> = planned.entrants.iter().map(|entrant| entrant.warband.clone()).collect();
    let picked = match planned.picked {
        Picked::Die { throw } | Picked::Swap { throw } => Picked::Swap { throw },
        Picked::Choice { .. } | Picked::Stage | Picked::Agreement | Picked::Club | Picked::Earlier => Picked::Agreement,
    };
    let cancelled = say(desk, &mut open, Command::Cancel { battle: swapped.battle.clone() })?;
    let away = undo::moved(desk, &open, cancelled, std::slice::from_ref(&swapped.battle), true)?;
    let game = offered(desk, &open, &pair, None)?.game;
    let (battle, due, name) = (swapped.battle, planned.due, None);
    let plan = NewPlan { battle, game, scenario: swapped.scenario, name, pair, picked, due };
    write_plan(desk, &mut open, &plan, away)?;
    view::view(desk, &open)
}

/// The two that fight next, whether or not they have a game before them.
pub(super) fn pair(campaign: &nml_campaign::Campaign) -> Option<[&Enrolment; 2]> {
    next_pair(campaign, |_| true)
}

/// The game that two Warbands have before them: planned and not fought, or fought and not settled. A plan that both have
/// left behind does not count.
pub(super) fn engaged<'c>(campaign: &'c nml_campaign::Campaign, pair: &[&Enrolment]) -> Option<&'c Game> {
    campaign.games.iter().find(|game| {
        game.played.as_ref().is_none_or(|played| !played.aftermath.closed)
            && !campaign.left_over(game)
            && game.entrants.iter().any(|entrant| pair.iter().any(|member| member.warband == entrant.warband))
    })
}

pub(crate) fn offered(
    desk: &Desk,
    open: &Open<Campaigns>,
    pair: &[String],
    face: Option<Face>,
) -> Result<Offer, Failure> {
    let pair: Vec<&str> = pair.iter().map(String::as_str).collect();
    offer(super::pack_of(desk, open)?.catalogue.campaign(), &open.state, &pair, face)
        .ok_or_else(|| Failure::new("no_table", words::NO_TABLE))
}

/// Whose choice it is that a die left (DR p.96).
pub(crate) enum Chooser {
    /// This Warband's player's: it has fought fewer games, or won the roll-off.
    Is(String),
    /// Nobody's yet: those who have fought as often roll off, a tie again.
    RollOff,
}

/// Who chooses, by the roll-off that was thrown so far.
///
/// # Errors
/// `bad_roll_off` where it goes on after it was decided, or somebody has not rolled.
pub(crate) fn chooser(offer: &Offer, off: Option<&Throw>) -> Result<Chooser, Failure> {
    let rollers = offer.fewest.as_slice();
    let is = |warband: &String| Ok(Chooser::Is(warband.clone()));
    match (rollers, off) {
        ([only], None) => is(only),
        ([] | [_, _, ..], None) => Ok(Chooser::RollOff),
        (_, Some(off)) => match roll_off(rollers.len(), &off.faces).and_then(|winner| rollers.get(winner)) {
            Some(winner) => is(winner),
            // A roll-off is entered in full, from the first round on.
            None if off.faces.chunks(rollers.len().max(1)).all(|round| tied(round, rollers.len())) => {
                Ok(Chooser::RollOff)
            }
            None => Err(Failure::new("bad_roll_off", words::plan::bad_roll_off(rollers.len()))),
        },
    }
}

/// Whether a round of a roll-off has no single highest roller.
fn tied(round: &[Face], sides: usize) -> bool {
    let best = round.iter().max();
    round.len() == sides && round.iter().filter(|face| Some(*face) == best).count() > 1
}

/// The roll-off for a choice: as it was typed, or thrown by the app until it is decided; none where nobody has to.
///
/// # Errors
/// `no_randomness`.
pub(crate) fn rolled_off(desk: &Desk, offer: &Offer, typed: Option<Vec<Face>>) -> Result<Option<Throw>, Failure> {
    if let Some(faces) = typed {
        return Ok(Some(Throw { faces, source: Source::Table }));
    }
    let sides = offer.fewest.len();
    if sides < 2 {
        return Ok(None);
    }
    let mut chance = desk.chance()?;
    let mut faces = Vec::new();
    // A tie is thrown again; that it never ends is as good as impossible, and bounded all the same.
    for _ in 0..30 {
        faces.extend(chance.faces(sides));
        if roll_off(sides, &faces).is_some() {
            return Ok(Some(Throw { faces, source: Source::App }));
        }
    }
    Err(Failure::new("no_randomness", "the roll-off does not end"))
}

/// Plans the game and sets it up, in one transaction with the set-ups that it puts away. A scenario whose map the pack
/// lacks is only planned.
pub(super) fn planned(
    desk: &Desk,
    open: &mut Open<Campaigns>,
    (game, scenario): (u16, &str),
    pair: Vec<String>,
    (picked, due): (Picked, Option<String>),
    away: Vec<Open<SetUps>>,
) -> Result<(), Failure> {
    let (battle, scenario, name) = (desk.chance()?.stream().to_string(), scenario.to_owned(), None);
    write_plan(desk, open, &NewPlan { battle, game, scenario, name, pair, picked, due }, away)
}

fn write_plan(desk: &Desk, open: &mut Open<Campaigns>, plan: &NewPlan, away: Vec<Open<SetUps>>) -> Result<(), Failure> {
    let mut set_up = put_plan(desk, open, desk.author(), plan)?;
    let mut rows = vec![campaign_row(open)];
    let mut appends = vec![open.append()?];
    if let Some(set_up) = &mut set_up {
        rows.push(set_up_row(set_up));
        appends.push(set_up.append()?);
    }
    for mut set_up in away {
        rows.push(set_up_row(&set_up));
        appends.push(set_up.append()?);
    }
    desk.write(appends, rows)
}

/// A game that is to be planned.
pub(crate) struct NewPlan {
    /// The id its battle is to have.
    pub battle: String,
    /// Its number among the Warbands' own games, counted for the one that has fought most.
    pub game: u16,
    /// Scenario id.
    pub scenario: String,
    /// What the scenario is called, where the campaign's pack does not have it.
    pub name: Option<String>,
    /// The Warbands' streams, in the battle's order.
    pub pair: Vec<String>,
    /// How the scenario was found.
    pub picked: Picked,
    /// The day it is to be fought by.
    pub due: Option<String>,
}

impl NewPlan {
    fn command(&self) -> Command {
        Command::Plan {
            battle: self.battle.clone(),
            scenario: self.scenario.clone(),
            name: self.name.clone(),
            warbands: self.pair.clone(),
            outsiders: Vec::new(),
            picked: self.picked.clone(),
            due: self.due.clone(),
        }
    }
}

/// Whether a campaign would plan a game; this writes nothing and sets nothing up.
///
/// # Errors
/// What the campaign refuses; a Warband that does not open here.
pub(crate) fn may_plan(desk: &Desk, open: &Open<Campaigns>, plan: &NewPlan) -> Result<(), Failure> {
    let pack = super::pack_of(desk, open)?;
    decide(Tables::from(&pack.catalogue), &open.state, &plan.command())?;
    plan.pair.iter().try_for_each(|warband| desk.look::<Warbands>(warband).map(|_| ()))
}

/// Plans a game, and gives the set-up that comes with it; neither is written yet. One that was made ready for the same game
/// before its plan was taken back is kept, and no other comes.
///
/// # Errors
/// What the campaign refuses.
pub(crate) fn put_plan(
    desk: &Desk,
    open: &mut Open<Campaigns>,
    author: Author,
    plan: &NewPlan,
) -> Result<Option<Open<SetUps>>, Failure> {
    let planned = super::say_as(desk, open, author, plan.command())?;
    if Planning::of(open).made_ready(desk, &plan.battle)? {
        return Ok(None);
    }
    set_up(desk, open, plan, planned)
}

fn set_up(desk: &Desk, open: &Open<Campaigns>, plan: &NewPlan, planned: Hash) -> Result<Option<Open<SetUps>>, Failure> {
    let finished = |scenario: &Scenario| scenario.faults().is_empty();
    let Some(scenario) = scenario_known(desk, open, &plan.scenario)?.filter(finished) else { return Ok(None) };
    let start = setup::Genesis {
        name: set_up_name(open, plan, &scenario.name),
        scenario,
        ruleset: open.state.ruleset.clone(),
        campaign: Some(open.id.to_string()),
    };
    start.found()?;
    let mut set_up = Open::<SetUps>::begin(desk.chance()?.stream(), start)?;
    let cause = Cause { stream: open.id, entry: planned };
    for (side, warband) in (0..).zip(rosters(desk, &plan.pair)?) {
        field(desk, &mut set_up, cause, side, &warband.id, &warband.state)?;
    }
    Ok(Some(set_up))
}

/// A set-up is called as its game is before it is fought; where that is too long for a name, by its Warbands' own count.
fn set_up_name(open: &Open<Campaigns>, plan: &NewPlan, scenario: &str) -> String {
    let sides: Vec<String> = plan.pair.iter().filter_map(|side| open.state.called(side)).collect();
    let name = planned_game(scenario, &sides);
    if name.chars().count() <= NAME_CHARACTERS { name } else { words::own_game(plan.game, scenario) }
}
