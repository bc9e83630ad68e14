//! Games that a campaign plans: who may meet, which scenario, and the set-up that comes with a game.

use std::collections::BTreeMap;
use std::slice;
use std::sync::Arc;

use nml_battle::setup::{self, SetUpEdit};
use nml_campaign::{
    Chooser, Command, Enrolment, Game, Offer, Picked, RollOff, Tables, decide, next_pair, offer, roll_off,
};
use nml_catalogue::Scenario;
use nml_catalogue::text::NAME_CHARACTERS;
use nml_catalogue::throw::{Source, Throw};
use nml_dice::Face;
use nml_ledger::{Author, Cause, Hash, Kept, StreamId};
use nml_warband::Roster;

use super::{pack_of, rosters, say_as, scenario_known};
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::streams::{Open, holds, look_stream, stream_id};
use crate::subject::{Campaigns, SetUps, Subject, Warbands};
use crate::view::planned_game;
use crate::words::next::OwnGame;
use crate::words::{self, plan::Busy};

/// Why a Warband cannot be planned with. `None` if it is free.
pub(crate) fn busy(open: &Open<Campaigns>, known: &Enrolment) -> Option<Busy> {
    let state = &open.state;
    if known.paused {
        return Some(Busy::Rests);
    }
    if state.unsettled(&known.warband).is_some() {
        return Some(Busy::Settles);
    }
    state.planned(&known.warband).find(|game| !state.left_over(game)).map(|game| {
        let others = game.entrants.iter().filter(|entrant| entrant.warband != known.warband);
        Busy::Plays(others.filter_map(|entrant| state.called(&entrant.warband)).collect())
    })
}

/// The two that fight next, even if they have a game before them.
pub(crate) fn pair(campaign: &nml_campaign::Campaign) -> Option<[&Enrolment; 2]> {
    next_pair(campaign, |_| true)
}

/// The game that two Warbands have before them: planned and not fought, or fought and not settled. A plan that both have
/// left behind does not count.
pub(crate) fn engaged<'c>(campaign: &'c nml_campaign::Campaign, pair: &[&Enrolment]) -> Option<&'c Game> {
    campaign.games.iter().find(|game| {
        game.played.as_ref().is_none_or(|played| !played.aftermath.closed)
            && !campaign.left_over(game)
            && game.entrants.iter().any(|entrant| pair.iter().any(|member| member.warband == entrant.warband))
    })
}

/// Which game of its own each Warband of a game fights.
pub(crate) fn own_games(campaign: &nml_campaign::Campaign, game: &Game) -> Vec<OwnGame> {
    let own = |entrant: &nml_campaign::Entrant| OwnGame {
        name: campaign.called(&entrant.warband).unwrap_or_default(),
        game: entrant.game,
        late: campaign.enrolment(&entrant.warband).is_some_and(|known| known.late_by > 0),
    };
    game.entrants.iter().map(own).collect()
}

pub(crate) fn offered(
    session: &Session,
    open: &Open<Campaigns>,
    pair: &[String],
    face: Option<Face>,
) -> Result<Offer, Failure> {
    let pair: Vec<&str> = pair.iter().map(String::as_str).collect();
    offer(pack_of(session, open)?.catalogue.campaign(), &open.state, &pair, face)
        .ok_or_else(|| Failure::new(code::NO_TABLE, words::campaigns::no_table()))
}

/// Who chooses, by the roll-off that was thrown so far.
///
/// # Errors
/// `BAD_ROLL_OFF` if it goes on after it was decided, or somebody has not rolled.
pub(crate) fn chooser(offer: &Offer, off: Option<&Throw>) -> Result<Chooser, Failure> {
    let bad = || Failure::new(code::BAD_ROLL_OFF, words::plan::bad_roll_off(offer.fewest.len()));
    offer.chooser(off.map(|throw| throw.faces.as_slice())).ok_or_else(bad)
}

/// The roll-off for a choice: as it was typed, or thrown by the app until it is decided. `None` if no roll-off is
/// needed.
///
/// # Errors
/// `NO_RANDOMNESS`.
pub(crate) fn rolled_off(session: &Session, offer: &Offer, typed: Option<Vec<Face>>) -> Result<Option<Throw>, Failure> {
    if let Some(faces) = typed {
        return Ok(Some(Throw { faces, source: Source::Table }));
    }
    let sides = offer.fewest.len();
    if sides < 2 {
        return Ok(None);
    }
    let mut chance = session.chance()?;
    let mut faces = Vec::new();
    // A tie is thrown again. That it never ends is all but impossible, and bounded all the same.
    for _ in 0..30 {
        faces.extend(chance.faces(sides));
        if roll_off(sides, &faces) != RollOff::Tied {
            return Ok(Some(Throw { faces, source: Source::App }));
        }
    }
    Err(Failure::new(code::NO_RANDOMNESS, words::seasons::no_end()))
}

/// A game to be planned.
pub(crate) struct NewPlan {
    /// The id its battle is to have.
    pub battle: String,
    /// Its number among the Warbands' own games, counted for the one that has fought most.
    pub game: u16,
    /// Scenario id.
    pub scenario: String,
    /// What the scenario is called, if the campaign's pack does not have it.
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
pub(crate) fn may_plan(session: &Session, open: &Open<Campaigns>, plan: &NewPlan) -> Result<(), Failure> {
    let pack = pack_of(session, open)?;
    decide(Tables::from(&pack.catalogue), &open.state, &plan.command())?;
    plan.pair.iter().try_for_each(|warband| session.look::<Warbands>(warband).map(|_| ()))
}

/// Plans a game, and gives the set-up that comes with it; neither is written yet. The one that came with the same game
/// before its plan was taken back comes again; if somebody had made it ready it was kept.
///
/// # Errors
/// What the campaign refuses.
pub(crate) fn put_plan(
    session: &Session,
    open: &mut Open<Campaigns>,
    author: Author,
    plan: &NewPlan,
) -> Result<Vec<Open<SetUps>>, Failure> {
    let planned = say_as(session, open, author, plan.command())?;
    if Planning::of(open).made_ready(session, &plan.battle)? {
        return Ok(Vec::new());
    }
    let back = moved(session, open, planned, slice::from_ref(&plan.battle), false)?;
    if back.is_empty() { Ok(set_up(session, open, plan, planned)?.into_iter().collect()) } else { Ok(back) }
}

fn set_up(
    session: &Session,
    open: &Open<Campaigns>,
    plan: &NewPlan,
    planned: Hash,
) -> Result<Option<Open<SetUps>>, Failure> {
    let finished = |scenario: &Scenario| scenario.faults().is_empty();
    let Some(scenario) = scenario_known(session, open, &plan.scenario)?.filter(finished) else { return Ok(None) };
    let start = setup::Genesis {
        name: set_up_name(open, plan, &scenario.name),
        scenario,
        ruleset: open.state.ruleset.clone(),
        campaign: Some(open.id.to_string()),
    };
    start.found()?;
    let mut set_up = Open::<SetUps>::begin(session.chance()?.stream(), start)?;
    let cause = Cause { stream: open.id, entry: planned };
    let sides = u8::try_from(plan.pair.len()).unwrap_or(u8::MAX);
    if plan.pair.len() > set_up.state.forces.len() {
        let change = SetUpEdit::Sides { sides };
        let events = setup::decide(&set_up.state, &change)?;
        set_up.record(Author { cause: Some(cause), ..session.author() }, change, events)?;
    }
    for (side, warband) in (0..).zip(rosters(session, &plan.pair)?) {
        field(session, &mut set_up, cause, side, &warband.id, &warband.state)?;
    }
    Ok(Some(set_up))
}

/// A set-up is called as its game is before it is fought; if that is too long for a name, by its Warbands' own count.
fn set_up_name(open: &Open<Campaigns>, plan: &NewPlan, scenario: &str) -> String {
    let sides: Vec<String> = plan.pair.iter().filter_map(|side| open.state.called(side)).collect();
    let name = planned_game(scenario, &sides);
    if name.chars().count() <= NAME_CHARACTERS { name } else { words::campaigns::own_game(plan.game, scenario) }
}

/// Chooses a side's Force in a set-up: every fit model, as far as a first game's Threshold and Field Strength fit by
/// themselves.
///
/// # Errors
/// `BAD_ID`.
pub fn field(
    session: &Session,
    set_up: &mut Open<SetUps>,
    cause: Cause,
    side: u8,
    warband: &StreamId,
    roster: &Roster,
) -> Result<(), Failure> {
    let hired = roster.hired_models();
    let fit = roster.models.iter().chain(&hired).filter(|model| !model.misses_next_game);
    let force = setup::Fielded { warband: warband.to_string(), models: fit.map(|model| model.id).collect() };
    let change = SetUpEdit::Field { side, force: Some(force) };
    let events = setup::decide(&set_up.state, &change)?;
    set_up.record(Author { cause: Some(cause), ..session.author() }, change, events)?;
    Ok(())
}

/// The id that a battle begun from this set-up takes: that of the game its campaign has planned, with this set-up or
/// with the same Warbands and scenario. `None` for any.
///
/// # Errors
/// When the campaign cannot be read.
pub fn battle_id(session: &Session, set_up: &Open<SetUps>) -> Result<Option<StreamId>, Failure> {
    let Some(campaign) = &set_up.state.campaign else { return Ok(None) };
    let open: Open<Campaigns> = session.open_stream(campaign)?;
    let fielded: Vec<&String> = set_up.state.forces.iter().flatten().map(|force| &force.warband).collect();
    let as_planned = |game: &&Game| {
        game.played.is_none()
            && game.entrants.len() == fielded.len()
            && game.entrants.iter().all(|entrant| fielded.contains(&&entrant.warband))
    };
    let game = match Planning::of(&open).battle(set_up).and_then(|battle| open.state.game(&battle)) {
        Some(game) => Some(game).filter(as_planned),
        None => open.state.games.iter().filter(as_planned).find(|game| game.scenario == set_up.state.scenario.id),
    };
    let Some(game) = game else { return Ok(None) };
    let id = stream_id(&game.battle)?;
    let begun = session.with_book(|book| holds(book, id))?;
    Ok((!begun).then_some(id))
}

/// The battle that a campaign planned, and this set-up with it; the entry that planned it. A game whose scenario is swapped
/// keeps its battle and has another set-up.
pub(crate) fn planned_with(open: &Open<Campaigns>, set_up: &Open<SetUps>) -> Option<(String, Hash)> {
    let cause = set_up.log.kept().iter().find_map(|kept| kept.entry.cause).filter(|cause| cause.stream == open.id)?;
    if let Command::Plan { battle, .. } = open.log.find(&cause.entry)?.command()? {
        Some((battle.clone(), cause.entry))
    } else {
        None
    }
}

/// The entries in force that planned a campaign's battles: for each, those that planned it with the scenario and the
/// Warbands it has now.
pub(crate) struct Planning<'o> {
    open: &'o Open<Campaigns>,
    entries: BTreeMap<String, Vec<Hash>>,
}

impl<'o> Planning<'o> {
    pub fn of(open: &'o Open<Campaigns>) -> Self {
        struct Plan<'o> {
            entry: Hash,
            game: (&'o str, &'o [String]),
        }
        let mut plans: BTreeMap<&str, Vec<Plan>> = BTreeMap::new();
        for one in open.log.effective() {
            for command in one.commands() {
                if let Command::Plan { battle, scenario, warbands, .. } = command {
                    plans.entry(battle).or_default().push(Plan { entry: one.kept.hash, game: (scenario, warbands) });
                }
            }
        }
        let as_now = |plans: &[Plan]| {
            let now = plans.last().map(|plan| plan.game);
            plans.iter().filter(|plan| Some(plan.game) == now).map(|plan| plan.entry).collect()
        };
        Self { open, entries: plans.into_iter().map(|(battle, plans)| (battle.to_owned(), as_now(&plans))).collect() }
    }

    /// The entries that planned a battle as it stands, the last one last.
    pub fn entries(&self, battle: &str) -> &[Hash] {
        self.entries.get(battle).map_or(&[], Vec::as_slice)
    }

    /// The set-up that a battle was planned with, the last one that is in the book and not put away.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn set_up(&self, session: &Session, battle: &str) -> Result<Option<String>, Failure> {
        Ok(self.found(session, battle, |_| true)?.map(|set_up| set_up.id.to_string()))
    }

    /// Whether there is one that somebody made something of: it is kept when its game is planned again.
    ///
    /// # Errors
    /// When the book cannot be read.
    pub fn made_ready(&self, session: &Session, battle: &str) -> Result<bool, Failure> {
        Ok(self.found(session, battle, touched)?.is_some())
    }

    fn found(
        &self,
        session: &Session,
        battle: &str,
        which: impl Fn(&Open<SetUps>) -> bool,
    ) -> Result<Option<Arc<Open<SetUps>>>, Failure> {
        for entry in self.entries(battle).iter().rev() {
            let caused = caused(session, entry)?;
            if let Some(set_up) = caused.into_iter().find(|set_up| !set_up.state.away && which(set_up)) {
                return Ok(Some(set_up));
            }
        }
        Ok(None)
    }

    /// The battle that was planned with this set-up.
    pub fn battle(&self, set_up: &Open<SetUps>) -> Option<String> {
        let (battle, entry) = planned_with(self.open, set_up)?;
        self.entries.get(&battle)?.contains(&entry).then_some(battle)
    }
}

/// Whether somebody has changed a set-up since it came with its game.
pub(crate) fn touched(set_up: &Open<SetUps>) -> bool {
    set_up.log.effective().iter().any(|one| one.kept.entry.cause.is_none())
}

/// The set-ups that an entry caused, as far as they open here.
pub(crate) fn caused(session: &Session, entry: &Hash) -> Result<Vec<Arc<Open<SetUps>>>, Failure> {
    session.with_book(|book| {
        let mut found: Vec<Arc<Open<SetUps>>> = Vec::new();
        for (stream, _) in book.caused_by(entry)? {
            let ours = book.stream_info(stream)?.kind == SetUps::KIND
                && book.header_is(stream, SetUps::WORD, SetUps::concerns)?
                && found.iter().all(|known| known.id != stream);
            if ours && let Ok(open) = look_stream(book, stream)? {
                found.push(open);
            }
        }
        Ok(found)
    })
}

/// The set-ups that came with planned games, put away or brought back as they are planned now; not yet written. One that
/// somebody changed stays where it is.
pub(crate) fn moved(
    session: &Session,
    open: &Open<Campaigns>,
    because: Hash,
    battles: &[String],
    away: bool,
) -> Result<Vec<Open<SetUps>>, Failure> {
    let planning = Planning::of(open);
    let planned = |kept: &&Kept<Command, _>| matches!(kept.command(), Some(Command::Plan { battle, .. }) if battles.contains(battle));
    let mut moved: Vec<Open<SetUps>> = Vec::new();
    let mut found = Vec::new();
    for kept in open.log.kept().iter().filter(planned) {
        found.extend(caused(session, &kept.hash)?);
    }
    for set_up in found {
        let ours = away || planning.battle(&set_up).is_some();
        let twice = moved.iter().any(|known| known.id == set_up.id);
        if !ours || twice || set_up.state.away == away || (away && touched(&set_up)) {
            continue;
        }
        let mut set_up = Arc::unwrap_or_clone(set_up);
        let change = SetUpEdit::PutAway { away };
        let events = setup::decide(&set_up.state, &change)?;
        let cause = Some(Cause { stream: open.id, entry: because });
        set_up.record(Author { cause, ..session.author() }, change, events)?;
        moved.push(set_up);
    }
    Ok(moved)
}
