//! What to do before the first model is set up, in order: what the rules ask for, and what is on the map. The rules have
//! no words for it.

use schemars::JsonSchema;
use serde::Serialize;

use super::battlefield::Astray;
use super::{Battlefield, Pieces, SetUp, Weather};
use nml_catalogue::Scenario;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::TerrainSpacing;
use nml_catalogue::scenario::{
    Deployment, Infiltrators, Laid, Misplaced, Placing, ReminderAt, Rest, Role, Roles, ZoneRole,
};

/// One thing to do, in the order of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToDo {
    /// What is to be done.
    pub task: Task,
    /// How far it is.
    pub state: ToDoState,
    /// What is asked for, and what stands.
    pub counts: Vec<Count>,
    /// What does not keep its distance.
    pub near: Vec<Astray>,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// The battlefield is chosen, and this is it.
    Battlefield(Battlefield),
    /// The winner sets up the terrain and chooses one of these.
    ChooseBattlefield {
        /// How the winner is found.
        by: DecidedBy,
        /// The battlefields there are.
        among: Vec<Battlefield>,
    },
    /// Terrain is placed.
    Terrain {
        /// What the scenario says of it, in the pack's words.
        note: Option<String>,
    },
    /// Objectives are placed by this role, or else by the players in turn.
    Objectives {
        /// Who places all of them.
        by: Option<Role>,
        /// Each side first rolls a D3 for how many.
        rolled: bool,
    },
    /// In the order of a draw, each side lays this many.
    LayEach {
        /// How many each.
        each: u8,
        /// What they are, in the pack's words.
        what: String,
    },
    /// Once the zones are known, the sides lay these, in the pack's words.
    Lay(Vec<String>),
    /// This weather comes, or nobody rolled for any yet.
    Weather(Option<Weather>),
    /// Who attacks is found like this.
    Roles(Roles),
    /// Who has which zone is found like this; `None` if each side has the zone of its role.
    Zones(Option<DecidedBy>),
    /// Something the pack asks for before deployment, in its words.
    PreGame(String),
    /// If several sides do something at the same moment, this says who begins.
    SameMoment(DecidedBy),
    /// Models are set up in turn, this side first; `None` for side after side, in the order of the draw.
    Deployment(Option<Deployment>),
    /// INFILTRATOR models are set up.
    Infiltrators(Infiltrators),
    /// What becomes of the models that do not begin on the table.
    Later(Rest),
    /// Notes of these names are written in secret, after deployment.
    Notes(Vec<String>),
}

/// How a question between the sides is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// A roll-off.
    RollOff,
    /// A draw of cards.
    Draw,
}

/// How far a thing to do has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToDoState {
    /// As asked.
    Done,
    /// Something is missing or too near.
    Open,
    /// The battle asks for it when it begins.
    InBattle,
    /// The table sees to it.
    Table,
}

/// So many are asked for, so many stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Of what.
    pub what: Counted,
    /// At least.
    pub least: u16,
    /// The most of them, or `None` for no bound.
    pub most: Option<u16>,
    /// On the map; a piece of more than 8 inches counts as two.
    pub stands: u16,
    /// What stands is as asked.
    pub fits: bool,
}

/// What is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Counted {
    /// Terrain of a kind.
    Pieces(Pieces),
    /// Objectives that the players place, by the scenario's name for them.
    Placed(String),
}

impl Count {
    pub(super) fn new(what: Counted, least: u16, most: Option<u16>, stands: u16) -> Self {
        let fits = stands >= least && most.is_none_or(|most| stands <= most);
        Self { what, least, most, stands, fits }
    }
}

impl SetUp {
    /// Everything to do before the first model is set up, in its order.
    #[must_use]
    pub fn to_do(&self, spacing: TerrainSpacing) -> Vec<ToDo> {
        let mut list = vec![self.choose_battlefield(), self.terrain_to_do(spacing)];
        list.extend(self.scenario.placing.iter().map(|rule| self.placing_to_do(rule)));
        list.extend(self.things_to_do());
        list.push(self.weather_to_do());
        list.extend(self.roles_to_do());
        list.push(asked(Task::Zones(self.zones_by())));
        list.extend(self.pregame_to_do());
        let in_turn = (!self.scenario.draws_cards()).then_some(self.scenario.deployment);
        list.push(asked(Task::Deployment(in_turn)));
        list.push(asked(Task::Infiltrators(self.scenario.infiltrators.clone())));
        list.extend(later(&self.scenario));
        list.extend(self.notes_to_do());
        list
    }

    /// How a question between the sides is decided before the game.
    fn lot(&self) -> DecidedBy {
        if self.scenario.draws_cards() { DecidedBy::Draw } else { DecidedBy::RollOff }
    }

    fn zones_by(&self) -> Option<DecidedBy> {
        let free = self.scenario.zones.iter().all(|zone| zone.role == ZoneRole::Either);
        (self.scenario.draws_cards() || free).then(|| self.lot())
    }

    fn choose_battlefield(&self) -> ToDo {
        match self.battlefield() {
            Some(one) => plain(Task::Battlefield(one), ToDoState::Done),
            None => plain(Task::ChooseBattlefield { by: self.lot(), among: self.battlefields() }, ToDoState::Open),
        }
    }

    fn terrain_to_do(&self, spacing: TerrainSpacing) -> ToDo {
        let counts = self.battlefield().map(|one| self.pieces(one)).unwrap_or_default();
        let near = self.battlefield().map(|one| self.astray(one, spacing)).unwrap_or_default();
        let fits = self.battlefield().is_some() && near.is_empty() && counts.iter().all(|count| count.fits);
        let state = if fits { ToDoState::Done } else { ToDoState::Open };
        ToDo { task: Task::Terrain { note: self.scenario.terrain_note.clone() }, state, counts, near }
    }

    fn placing_to_do(&self, rule: &Placing) -> ToDo {
        let placers = if rule.side.is_some() { 1 } else { self.forces.len() };
        let (least, most) = rule.many.bounds(u8::try_from(placers).unwrap_or(u8::MAX));
        let mine = |one: &nml_catalogue::Objective| one.placed && one.kind == rule.kind;
        let placed: Vec<usize> =
            self.scenario.objectives.iter().enumerate().filter(|(_, one)| mine(one)).map(|(i, _)| i).collect();
        let near = placed.iter().flat_map(|at| self.objective_astray(rule, *at, &placed)).collect::<Vec<_>>();
        let stands = u16::try_from(placed.len()).unwrap_or(u16::MAX);
        let count = Count::new(Counted::Placed(rule.label.clone()), least, Some(most), stands);
        let state = if count.fits && near.is_empty() { ToDoState::Done } else { ToDoState::Open };
        let task = Task::Objectives { by: rule.side, rolled: rule.many.rolls() };
        ToDo { task, state, counts: vec![count], near }
    }

    /// What one of the objectives placed by a rule stands too near to. If two stand near each other, the later one is
    /// named.
    fn objective_astray(&self, rule: &Placing, at: usize, placed: &[usize]) -> Vec<Astray> {
        let Some(one) = self.scenario.objectives.get(at) else { return Vec::new() };
        let near = |to: String, apart: Length| Some(Astray::NearMark { one: one.label.clone(), to, apart });
        let wrong = |wrong| match wrong {
            Misplaced::NearObjective(other) if other > at && placed.contains(&other) => None,
            Misplaced::NearObjective(other) => {
                near(self.scenario.objectives.get(other).map_or_else(String::new, |o| o.label.clone()), rule.apart)
            }
            Misplaced::NearEdge => Some(Astray::NearEdge { one: one.label.clone(), apart: rule.from_edges }),
            Misplaced::NearZone(zone) => {
                near(self.scenario.zones.get(zone).map_or_else(String::new, |z| z.label.clone()), rule.from_zones)
            }
        };
        self.scenario.misplaced(rule, one.at, Some(at)).into_iter().filter_map(wrong).collect()
    }

    fn things_to_do(&self) -> Option<ToDo> {
        let each = self.scenario.kinds.iter().find_map(|kind| match kind.laid {
            Laid::Each(each) => Some(Task::LayEach { each, what: kind.name.clone() }),
            Laid::Drawn | Laid::Later | Laid::By(_) | Laid::InTurn(_) => None,
        });
        let laid = self.scenario.kinds.iter().filter(|kind| matches!(kind.laid, Laid::By(_) | Laid::InTurn(_)));
        let names: Vec<String> = laid.map(|kind| kind.name.clone()).collect();
        each.or_else(|| (!names.is_empty()).then_some(Task::Lay(names))).map(asked)
    }

    fn weather_to_do(&self) -> ToDo {
        // Tables that cannot be read bring none.
        let row = self.weather.as_ref().and_then(|thrown| thrown.row().ok().flatten());
        let state = if row.is_some() { ToDoState::Done } else { ToDoState::Table };
        plain(Task::Weather(row), state)
    }

    fn roles_to_do(&self) -> Option<ToDo> {
        match self.scenario.roles {
            Roles::Even => None,
            roles @ (Roles::LargerAttacks | Roles::LargerAttacksInCampaign | Roles::RollOff) => {
                Some(asked(Task::Roles(roles)))
            }
        }
    }

    fn pregame_to_do(&self) -> Vec<ToDo> {
        let early = |at: ReminderAt| matches!(at, ReminderAt::SetUp | ReminderAt::Deployment);
        let told = self.scenario.reminders.iter().filter(|reminder| early(reminder.at));
        let told = told.map(|reminder| plain(Task::PreGame(reminder.text.clone()), ToDoState::Table));
        told.chain([asked(Task::SameMoment(self.lot()))]).collect()
    }

    fn notes_to_do(&self) -> Option<ToDo> {
        let names: Vec<String> = self.scenario.notes.iter().map(|note| note.name.clone()).collect();
        (!names.is_empty()).then(|| plain(Task::Notes(names), ToDoState::Table))
    }
}

/// The battle asks for it when it begins.
const fn asked(task: Task) -> ToDo {
    plain(task, ToDoState::InBattle)
}

const fn plain(task: Task, state: ToDoState) -> ToDo {
    ToDo { task, state, counts: Vec::new(), near: Vec::new() }
}

fn later(scenario: &Scenario) -> Option<ToDo> {
    scenario.entry.as_ref().map(|entry| asked(Task::Later(entry.rest.clone())))
}
