//! Set-ups: a scenario made ready, with both Forces.

mod campaign;
mod field;
mod layout;
mod scenarios;
mod to_do;
mod view;

use nml_battle::setup;
use nml_catalogue::ruleset;
use nml_catalogue::throw::{Source, Throw};
use nml_store::{Book, ScenarioRow};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::lists::set_up_row;
use crate::own_scenarios;
use crate::plain_words;
use crate::rulesets;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::{Header, SetUps};
use crate::words::{own_scenarios as scenario_words, set_ups};
pub use campaign::CampaignChoice;
pub use field::{Around, Obstacle, ObstacleAbout, field};
pub use layout::{Layout, LayoutUsed, set_up_lay_out, set_up_layouts};
pub use scenarios::{LibraryScenario, ScenarioLibrary, StageName, scenarios};
pub use to_do::{Count, ToDo, ToDoWhat};
pub use view::{Candidate, CandidateModel, Fought, SetUpRemark, SetUpSide, SetUpView};
use view::{own, view};

/// Which set-up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUpRef {
    /// Its stream.
    pub set_up: String,
}

/// A new set-up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSetUp {
    /// Scenario id.
    pub scenario: String,
    /// The stream of the own scenario that is meant, or none for one of a pack.
    #[serde(default)]
    pub own: Option<String>,
    /// As shown in the list.
    pub name: String,
    /// The campaign it belongs to.
    pub campaign: Option<String>,
}

/// A change to a set-up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUpChange {
    /// Its stream.
    pub set_up: String,
    /// The change.
    pub change: setup::SetUpEdit,
}

/// A set-up in the list.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SetUpLine {
    /// Its stream.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Scenario id.
    pub scenario: String,
    /// The scenario's name as it was set up; its id if that cannot be read.
    pub scenario_name: String,
    /// When it last changed, RFC 3339.
    pub updated: String,
}

/// The set-ups of the book, the newest first.
///
/// # Errors
/// `NO_BOOK`.
pub fn set_ups(session: &Session, (): ()) -> Result<Vec<SetUpLine>, Failure> {
    session.with_book(|book| {
        let mut rows = book.scenarios()?;
        rows.retain(|row| !row.removed);
        rows.sort_by(|a, b| b.updated.cmp(&a.updated));
        rows.into_iter().map(|row| line(book, row)).collect()
    })
}

/// Two scenarios of one's own may share an id: the name stands in the header of the set-up.
fn line(book: &Book, row: ScenarioRow) -> Result<SetUpLine, Failure> {
    /// All that is asked of a [`setup::Genesis`]: a later program may have written the rest.
    #[derive(Deserialize)]
    struct Begun {
        scenario: Named,
    }
    #[derive(Deserialize)]
    struct Named {
        name: String,
    }
    let header = serde_json::from_slice::<Header<Begun>>(&book.header(row.id)?);
    let scenario_name = header.map_or_else(|_| row.scenario.clone(), |header| header.start.scenario.name);
    Ok(SetUpLine {
        id: row.id.to_string(),
        name: row.name,
        scenario: row.scenario,
        scenario_name,
        updated: row.updated,
    })
}

/// Begins a set-up from a scenario of the packs at hand.
///
/// # Errors
/// `UNKNOWN_SCENARIO`, or what is ill-formed.
pub fn set_up_new(session: &Session, new: NewSetUp) -> Result<SetUpView, Failure> {
    let scenario = match &new.own {
        Some(own) => own_scenarios::finished(session, own)?,
        None => {
            let scenario = session.scenarios()?.into_iter().find(|scenario| scenario.id == new.scenario);
            scenario.ok_or_else(|| Failure::new(code::UNKNOWN_SCENARIO, scenario_words::unknown()))?
        }
    };
    let start =
        setup::Genesis { name: new.name, scenario, ruleset: ruleset::OFFICIAL.to_owned(), campaign: new.campaign };
    start.found()?;
    let mut open = Open::<SetUps>::begin(session.chance()?.stream(), start)?;
    save(session, &mut open)?;
    view(session, &open)
}

/// A set-up.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn set_up(session: &Session, which: SetUpRef) -> Result<SetUpView, Failure> {
    view(session, &*session.look(&which.set_up)?)
}

/// Changes a set-up.
///
/// # Errors
/// What is ill-formed in the change; `UNKNOWN_RULESET`; `PUT_AWAY_ELSEWHERE`.
pub fn set_up_change(session: &Session, input: SetUpChange) -> Result<SetUpView, Failure> {
    let mut open: Open<SetUps> = session.open_stream(&input.set_up)?;
    if let setup::SetUpEdit::PutAway { .. } = &input.change {
        let line = set_ups::put_away_elsewhere();
        return Err(Failure::new(code::PUT_AWAY_ELSEWHERE, line));
    }
    if let setup::SetUpEdit::Ruleset { ruleset } = &input.change {
        rulesets::of_book(session, ruleset)?;
    }
    let mut events = setup::decide(&open.state, &input.change)?;
    if let setup::SetUpEdit::Field { .. } = &input.change {
        let mut after = open.state.clone();
        events.iter().for_each(|event| setup::evolve(&mut after, event));
        let campaigns = session.with_book(|book| All::of(book))?;
        events.extend(campaign::follows(&campaigns.read, &open.state, &after));
    }
    open.record(session.author(), input.change, events)?;
    save(session, &mut open)?;
    view(session, &open)
}

/// Rolls the weather, two dice for each side; the side whose row comes stays as it is.
///
/// # Errors
/// `NO_RANDOMNESS`; what is ill-formed.
pub fn set_up_weather(session: &Session, which: SetUpRef) -> Result<SetUpView, Failure> {
    let open: Open<SetUps> = session.open_stream(&which.set_up)?;
    let faces = session.chance()?.faces(2 * open.state.forces.len());
    let weather = setup::WeatherThrow {
        dice: faces.chunks_exact(2).map(|two| Throw { faces: two.to_vec(), source: Source::App }).collect(),
        of: open.state.weather.as_ref().map_or(0, |before| before.of),
    };
    let change = setup::SetUpEdit::Weather { weather: Some(weather) };
    set_up_change(session, SetUpChange { set_up: which.set_up, change })
}

/// Takes the last change back.
///
/// # Errors
/// `NOTHING_TO_UNDO`.
pub fn set_up_undo(session: &Session, which: SetUpRef) -> Result<SetUpView, Failure> {
    let mut open: Open<SetUps> = session.open_stream(&which.set_up)?;
    if !own(&open, open.log.undoable()) {
        return Err(Failure::new(code::NOTHING_TO_UNDO, plain_words::nothing_to_undo()));
    }
    open.undo(session.author(), None)?;
    save(session, &mut open)?;
    view(session, &open)
}

/// Puts it back.
///
/// # Errors
/// `NOTHING_TO_REDO`.
pub fn set_up_redo(session: &Session, which: SetUpRef) -> Result<SetUpView, Failure> {
    let mut open: Open<SetUps> = session.open_stream(&which.set_up)?;
    open.redo(session.author())?;
    save(session, &mut open)?;
    view(session, &open)
}

fn save(session: &Session, open: &mut Open<SetUps>) -> Result<(), Failure> {
    let row = set_up_row(open);
    session.write(vec![open.append()?], vec![row])
}
