//! Battles: begun from a set-up, logged entry by entry, undone, looked at as they were.

mod answering;
mod declaring;
pub(crate) mod entries;
pub mod entry;
pub mod examples;
pub mod first;
pub mod judge;
mod list;
pub mod log;
pub mod news;
mod odds;
pub mod self_play;
pub mod shown;
pub mod view;
pub mod what_if;

use std::sync::Arc;

use nml_battle::{Command, Source, decide};
use schemars::JsonSchema;
use serde::Deserialize;

use self::news::{BattleNews, Known};
use crate::code;
use crate::failure::Failure;
use crate::lists::battle_row;
use crate::season;
use crate::session::Session;
use crate::setup::{Around, SetUpRef, field};
use crate::streams::{Open, holds, stream_id};
use crate::subject::{BattleStart, Battles, SetUps};
use crate::words::{battles, calls};
pub(crate) use examples::is_one as is_example;
pub use examples::{ExampleLine, examples};
pub use first::battle_first;
pub(crate) use list::lines;
pub use list::{BattleLine, BattleMap, BattleNamed, BattleScenario, MapsOf, SideLine, battle_maps, battles};
pub use shown::{BattleView, MeasuredView, PointView, ReachArea, RejectionView};
pub use what_if::{NewNote, NewWhatIf, battle_note, battle_resume, battle_what_if};

/// Which battle.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleRef {
    /// Its stream.
    pub battle: String,
    /// The what-if in it, or none for the battle itself.
    #[serde(default)]
    pub what_if: Option<String>,
}

/// A battle after one of its entries.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// Its stream.
    pub battle: String,
    /// The what-if in it, or none for the battle itself.
    #[serde(default)]
    pub what_if: Option<String>,
    /// The entry's number, or 0 for before the first.
    pub seq: u64,
}

/// Something said in a battle.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// Its stream.
    pub battle: String,
    /// The what-if in it, or none for the battle itself.
    #[serde(default)]
    pub what_if: Option<String>,
    /// One entry each; all of them are accepted or none.
    pub commands: Vec<Command>,
    /// The moment that the page stands at, or none if it wants all of the battle.
    #[serde(default)]
    pub seen: Option<String>,
}

/// A battle as a page knows it: to roll in it, or to put back what was undone.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Its stream.
    pub battle: String,
    /// The what-if in it, or none for the battle itself.
    #[serde(default)]
    pub what_if: Option<String>,
    /// The moment that the page stands at, or none if it wants all of the battle.
    #[serde(default)]
    pub seen: Option<String>,
}

/// Something that a person considers saying.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThoughtOf {
    /// Its stream.
    pub battle: String,
    /// The what-if in it, or none for the battle itself.
    #[serde(default)]
    pub what_if: Option<String>,
    /// The move, the end of the charge, the shot at a point, or where a model is put.
    pub command: Command,
}

/// How far back to go.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Back {
    /// Its stream.
    pub battle: String,
    /// The what-if in it, or none for the battle itself.
    #[serde(default)]
    pub what_if: Option<String>,
    /// The first entry to go out of force, or the last one if none is named.
    pub to: Option<u64>,
    /// The moment that the page stands at, or none if it wants all of the battle.
    #[serde(default)]
    pub seen: Option<String>,
}

/// The most commands in one call.
pub const COMMANDS_MAX: usize = 16;

/// The names of a battle's sides, in order.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn sides(session: &Session, battle: &str) -> Result<Vec<String>, Failure> {
    let open = open(session, battle, None)?;
    Ok(view::view(session, &open).now.sides.into_iter().map(|side| side.name).collect())
}

/// Freezes both Forces, the scenario, the pack and the ruleset, and begins.
///
/// # Errors
/// `NOT_READY` with what stands in the way.
pub fn battle_begin(session: &Session, which: SetUpRef) -> Result<BattleView, Failure> {
    let set_up: Open<SetUps> = session.open_stream(&which.set_up)?;
    let around = Around::of(session)?;
    let field = field(session, &around, &set_up.state).map_err(|obstacles| {
        let message = obstacles.iter().map(|o| o.message.as_str()).collect::<Vec<_>>().join(" ");
        Failure::new(code::NOT_READY, message)
    })?;
    let start = BattleStart {
        name: set_up.state.name.clone(),
        set_up: Some(which.set_up),
        campaign: set_up.state.campaign.clone(),
        guided: false,
        field: Arc::new(field),
    };
    // A game that its campaign has planned is fought under the id it was planned with.
    let id = match season::battle_id(session, &set_up)? {
        Some(planned) => planned,
        None => session.chance()?.stream(),
    };
    let mut open = Open::<Battles>::begin(id, start)?;
    save(session, &mut open)?;
    Ok(view::view(session, &open))
}

/// A battle as it stands.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn battle(session: &Session, which: BattleRef) -> Result<BattleView, Failure> {
    Ok(view::view(session, &open(session, &which.battle, which.what_if.as_deref())?))
}

/// A battle as it stood after an entry.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn battle_at(session: &Session, moment: Moment) -> Result<BattleView, Failure> {
    let open = open(session, &moment.battle, moment.what_if.as_deref())?;
    Ok(view::view_at(session, &open, moment.seq))
}

/// What a move would take. `None` if the thought is not a move.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn battle_measure(session: &Session, thought: ThoughtOf) -> Result<Option<MeasuredView>, Failure> {
    Ok(open(session, &thought.battle, thought.what_if.as_deref())?.state.measured(&thought.command).map(Into::into))
}

/// What a shot at a point would be. `None` if the thought is not such a shot.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn battle_point(session: &Session, thought: ThoughtOf) -> Result<Option<PointView>, Failure> {
    Ok(view::point(&open(session, &thought.battle, thought.what_if.as_deref())?.state, &thought.command))
}

/// How far a move may lead straight on. `None` if the thought is not a move, or nobody knows where it sets out.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn battle_reach(session: &Session, thought: ThoughtOf) -> Result<Option<ReachArea>, Failure> {
    let open = open(session, &thought.battle, thought.what_if.as_deref())?;
    Ok(open.state.reachable(&thought.command).map(Into::into))
}

/// Why something may not be said, such as that a model is set up where it stands. `None` if it may.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn battle_refused(session: &Session, thought: ThoughtOf) -> Result<Option<RejectionView>, Failure> {
    let open = open(session, &thought.battle, thought.what_if.as_deref())?;
    Ok(decide(&open.state, &thought.command).err().map(Into::into))
}

/// Says something; each command becomes an entry, or none does. What a side declares to spend replaces what it has just
/// declared.
///
/// # Errors
/// The refusal of the first that is refused; then nothing is kept.
pub fn battle_say(session: &Session, said: Said) -> Result<BattleNews, Failure> {
    if said.commands.len() > COMMANDS_MAX {
        return Err(Failure::new(code::TOO_MANY, calls::too_many(COMMANDS_MAX)));
    }
    let mut open = writable(session, &said.battle, said.what_if.as_deref())?;
    let known = Known::at(session, &open, said.seen.as_deref());
    for command in said.commands {
        answering::may(&open.state, &command)?;
        if let Some(before) = declaring::replaced(&open, &command) {
            open.undo(session.author(), Some(before))?;
            // Nothing replaces it: the side has not declared.
            if declaring::is_nothing(&command) {
                continue;
            }
        }
        let events = decide(&open.state, &command)?;
        open.record(session.author(), command, events)?;
    }
    save(session, &mut open)?;
    Ok(known.news(session, &open))
}

/// Rolls the faces that are asked for, or draws the cards from a shuffled deck.
///
/// # Errors
/// `NO_ROLL_ASKED` when neither is asked for.
pub fn battle_roll(session: &Session, which: Seen) -> Result<BattleNews, Failure> {
    let open = open(session, &which.battle, which.what_if.as_deref())?;
    let mut chance = session.chance()?;
    let asked = open.state.question().and_then(|step| {
        if let Some(sides) = open.state.cards_asked(step) {
            let cards = open.state.deck_for(step).draw(sides.len(), |n| chance.below(n));
            return Some(Command::Draw { cards, source: Source::App });
        }
        let faces = chance.faces(open.state.faces_asked(step)?);
        Some(Command::Roll { faces, source: Source::App })
    });
    let commands = vec![asked.ok_or_else(|| Failure::new(code::NO_ROLL_ASKED, battles::no_roll()))?];
    battle_say(session, Said { battle: which.battle, what_if: which.what_if, commands, seen: which.seen })
}

/// Takes entries out of force; later dice are fresh.
///
/// # Errors
/// `NOTHING_TO_UNDO`; `AFTERMATH_BEGUN` if this would undo the battle's end and its campaign has gone on since.
pub fn battle_undo(session: &Session, back: Back) -> Result<BattleNews, Failure> {
    let mut open = writable(session, &back.battle, back.what_if.as_deref())?;
    let known = Known::at(session, &open, back.seen.as_deref());
    open.undo(session.author(), back.to)?;
    save(session, &mut open)?;
    Ok(known.news(session, &open))
}

/// Puts back what the last undo took.
///
/// # Errors
/// `NOTHING_TO_REDO`; `AFTERMATH_BEGUN`.
pub fn battle_redo(session: &Session, which: Seen) -> Result<BattleNews, Failure> {
    let mut open = writable(session, &which.battle, which.what_if.as_deref())?;
    let known = Known::at(session, &open, which.seen.as_deref());
    open.redo(session.author())?;
    save(session, &mut open)?;
    Ok(known.news(session, &open))
}

/// Reads a battle, or a what-if in it; an example that nobody has varied yet is not in the book.
pub(crate) fn open(session: &Session, battle: &str, what_if: Option<&str>) -> Result<Open<Battles>, Failure> {
    let id = stream_id(battle)?;
    let mut open = if session.with_book(|book| holds(book, id))? {
        session.open_stream(battle)?
    } else {
        examples::open(session, battle)?.ok_or(nml_store::Error::UnknownStream(id))?
    };
    if let Some(what_if) = what_if {
        open.enter(what_if)?;
    }
    Ok(open)
}

/// The same, to go on with it.
fn writable(session: &Session, battle: &str, what_if: Option<&str>) -> Result<Open<Battles>, Failure> {
    let open = open(session, battle, what_if)?;
    if open.what_if().is_none() && examples::is_one(&open.id) {
        return Err(Failure::new(code::EXAMPLE, battles::example()));
    }
    Ok(open)
}

fn save(session: &Session, open: &mut Open<Battles>) -> Result<(), Failure> {
    // What happens in a what-if concerns neither the campaign nor the lists.
    let mut ended = if open.what_if().is_some() { season::Ended::default() } else { season::at_end(session, open)? };
    if open.what_if().is_none() || open.is_fresh() {
        ended.rows.push(battle_row(open));
    }
    ended.appends.push(open.append()?);
    session.write(ended.appends, ended.rows)
}
