//! What to do before the first model is set up, in order: what the rules ask for, and what is on the map.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Battlefield, SetUp};
use nml_catalogue::Scenario;
use nml_catalogue::ruling::TerrainSpacing;
use nml_catalogue::scenario::{Deployment, EntersAt, Misplaced, Placing, ReminderAt, Rest, Roles};

/// One thing to do, in the order of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ToDo {
    /// What kind of thing it is.
    pub what: ToDoWhat,
    /// One or two sentences.
    pub text: String,
    /// How far it is.
    pub state: ToDoState,
    /// What is asked for, and what stands.
    #[serde(default)]
    pub counts: Vec<Count>,
    /// What does not keep its distance, a sentence each.
    #[serde(default)]
    pub near: Vec<String>,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToDoWhat {
    /// The battlefield is chosen.
    Battlefield,
    /// Terrain is placed.
    Terrain,
    /// Objectives are placed.
    Objectives,
    /// Things lie or are laid.
    Things,
    /// The weather is rolled.
    Weather,
    /// Who attacks.
    Roles,
    /// Who has which zone.
    Zones,
    /// Pre-game activities, and what else is done before deployment.
    PreGame,
    /// Models are set up.
    Deployment,
    /// INFILTRATOR models.
    Infiltrators,
    /// Models that come later.
    Later,
    /// Notes written in secret.
    Notes,
}

/// How far a thing to do has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// Of what.
    pub what: String,
    /// At least.
    pub least: u16,
    /// The most of them, or none for no bound.
    pub most: Option<u16>,
    /// On the map; a piece of more than 8 inches counts as two.
    pub stands: u16,
    /// What stands is as asked.
    pub fits: bool,
}

impl Count {
    pub(super) fn new(what: &str, least: u16, most: Option<u16>, stands: u16) -> Self {
        let fits = stands >= least && most.is_none_or(|most| stands <= most);
        Self { what: what.to_owned(), least, most, stands, fits }
    }
}

impl SetUp {
    /// Everything to do before the first model is set up, in its order.
    #[must_use]
    pub fn to_do(&self, spacing: TerrainSpacing) -> Vec<ToDo> {
        let mut list = vec![self.choose_battlefield()];
        list.push(self.terrain_to_do(spacing));
        list.extend(self.scenario.placing.iter().map(|rule| self.placing_to_do(rule)));
        list.extend(self.things_to_do());
        list.push(self.weather_to_do());
        list.extend(self.roles_to_do());
        list.push(plain(
            ToDoWhat::Zones,
            ToDoState::InBattle,
            if self.scenario.draws_cards() {
                "Draw a card each: from the highest card down, each side picks a free Deployment Zone."
            } else if self.scenario.zones.iter().all(|z| z.role == nml_catalogue::scenario::ZoneRole::Either) {
                "Roll off: the winner picks a Deployment Zone."
            } else {
                "Each side has the Deployment Zone of its role."
            },
        ));
        list.extend(self.pregame_to_do());
        list.push(plain(ToDoWhat::Deployment, ToDoState::InBattle, &deployment(&self.scenario)));
        list.push(plain(ToDoWhat::Infiltrators, ToDoState::InBattle, infiltrators(&self.scenario)));
        list.extend(later(&self.scenario));
        list.extend(self.notes_to_do());
        list
    }

    fn choose_battlefield(&self) -> ToDo {
        let all = self.battlefields();
        match self.battlefield() {
            Some(one) => plain(ToDoWhat::Battlefield, ToDoState::Done, &format!("The battlefield is {}.", one.name())),
            None => {
                let names: Vec<&str> = all.into_iter().map(Battlefield::name).collect();
                let how = if self.scenario.draws_cards() { "Draw" } else { "Roll off" };
                let text = format!("{how}: the winner sets up the terrain and chooses {}.", names.join(" or "));
                plain(ToDoWhat::Battlefield, ToDoState::Open, &text)
            }
        }
    }

    fn terrain_to_do(&self, spacing: TerrainSpacing) -> ToDo {
        let counts = self.battlefield().map(|one| self.pieces(one)).unwrap_or_default();
        let near = self.battlefield().map(|one| self.astray(one, spacing)).unwrap_or_default();
        let mut text =
            "The winner of the roll-off places all terrain; a piece of more than 8 inches counts as two.".to_owned();
        if let Some(note) = &self.scenario.terrain_note {
            text = format!("{note} {text}");
        }
        let fits = self.battlefield().is_some() && near.is_empty() && counts.iter().all(|count| count.fits);
        let state = if fits { ToDoState::Done } else { ToDoState::Open };
        ToDo { what: ToDoWhat::Terrain, text, state, counts, near }
    }

    fn placing_to_do(&self, rule: &Placing) -> ToDo {
        let placers = if rule.side.is_some() { 1 } else { self.forces.len() };
        let (least, most) = rule.many.bounds(u8::try_from(placers).unwrap_or(u8::MAX));
        let mine = |one: &nml_catalogue::Objective| one.placed && one.kind == rule.kind;
        let placed: Vec<usize> =
            self.scenario.objectives.iter().enumerate().filter(|(_, one)| mine(one)).map(|(i, _)| i).collect();
        let mut near = Vec::new();
        for i in &placed {
            let Some(one) = self.scenario.objectives.get(*i) else { continue };
            for wrong in self.scenario.misplaced(rule, one.at, Some(*i)) {
                near.push(match wrong {
                    // If two stand near each other, the later one is named.
                    Misplaced::NearObjective(other) if other > *i && placed.contains(&other) => continue,
                    Misplaced::NearObjective(other) => {
                        let other = self.scenario.objectives.get(other).map_or("", |o| o.label.as_str());
                        format!("{} is nearer than {} to {other}.", one.label, rule.apart)
                    }
                    Misplaced::NearEdge => {
                        format!("{} is nearer than {} to an edge.", one.label, rule.from_edges)
                    }
                    Misplaced::NearZone(zone) => {
                        let zone = self.scenario.zones.get(zone).map_or("", |z| z.label.as_str());
                        format!("{} is nearer than {} to {zone}.", one.label, rule.from_zones)
                    }
                });
            }
        }
        let stands = u16::try_from(placed.len()).unwrap_or(u16::MAX);
        let count = Count::new(&rule.label, least, Some(most), stands);
        let state = if count.fits && near.is_empty() { ToDoState::Done } else { ToDoState::Open };
        let who = match rule.side {
            None => "The players place them one at a time, in turn",
            Some(nml_catalogue::Role::Attacker) => "The attacker places them",
            Some(nml_catalogue::Role::Defender) => "The defender places them",
        };
        let die = if rule.many.rolls() { "; each side first rolls a D3 for how many" } else { "" };
        ToDo { what: ToDoWhat::Objectives, text: format!("{who}{die}."), state, counts: vec![count], near }
    }

    fn things_to_do(&self) -> Option<ToDo> {
        use nml_catalogue::scenario::Laid;
        let each = self.scenario.kinds.iter().find_map(|kind| match kind.laid {
            Laid::Each(each) => Some((kind, each)),
            Laid::Drawn | Laid::Later | Laid::By(_) | Laid::InTurn(_) => None,
        });
        if let Some((kind, each)) = each {
            let text = format!("Draw a card each: from the highest card down, each side lays {each}: {}.", kind.name);
            return Some(plain(ToDoWhat::Things, ToDoState::InBattle, &text));
        }
        let laid = self.scenario.kinds.iter().filter(|kind| matches!(kind.laid, Laid::By(_) | Laid::InTurn(_)));
        let names: Vec<&str> = laid.map(|kind| kind.name.as_str()).collect();
        (!names.is_empty()).then(|| {
            let text = format!("Once the zones are known, {} are laid by their sides.", names.join(", "));
            plain(ToDoWhat::Things, ToDoState::InBattle, &text)
        })
    }

    fn weather_to_do(&self) -> ToDo {
        match self.weather.as_ref().map_or(Ok(None), super::WeatherThrow::row) {
            Ok(Some(row)) => plain(ToDoWhat::Weather, ToDoState::Done, &format!("{}: {}", row.name, row.text)),
            Err(error) => plain(
                ToDoWhat::Weather,
                ToDoState::Table,
                &format!("The table of the weather cannot be read: {error}."),
            ),
            Ok(None) => plain(
                ToDoWhat::Weather,
                ToDoState::Table,
                "If you play with weather: each side rolls two dice; in a campaign the player with the fewest Campaign Victory Points chooses which row comes, else a roll-off says.",
            ),
        }
    }

    fn roles_to_do(&self) -> Option<ToDo> {
        let text = match self.scenario.roles {
            Roles::Even => return None,
            Roles::LargerAttacks => "The Warband with more models attacks; tied, the winner of a roll-off decides.",
            Roles::LargerAttacksInCampaign => {
                "In a campaign the Warband with more models attacks; else, or tied, the winner of a roll-off decides."
            }
            Roles::RollOff => "Roll off: the winner decides who attacks.",
        };
        Some(plain(ToDoWhat::Roles, ToDoState::InBattle, text))
    }

    fn pregame_to_do(&self) -> Vec<ToDo> {
        let early = |at: ReminderAt| matches!(at, ReminderAt::SetUp | ReminderAt::Deployment);
        let told = self.scenario.reminders.iter().filter(|reminder| early(reminder.at));
        let mut list: Vec<ToDo> =
            told.map(|reminder| plain(ToDoWhat::PreGame, ToDoState::Table, &reminder.text)).collect();
        let text = if self.scenario.draws_cards() {
            "Where several sides do something before the game at the same moment, a draw says who begins."
        } else {
            "Where both sides do something before the game at the same moment, a roll-off says who begins."
        };
        list.push(plain(ToDoWhat::PreGame, ToDoState::InBattle, text));
        list
    }

    fn notes_to_do(&self) -> Option<ToDo> {
        let names: Vec<&str> = self.scenario.notes.iter().map(|note| note.name.as_str()).collect();
        (!names.is_empty()).then(|| {
            let text = format!("After deployment each player writes down in secret: {}.", names.join(", "));
            plain(ToDoWhat::Notes, ToDoState::Table, &text)
        })
    }
}

fn plain(what: ToDoWhat, state: ToDoState, text: &str) -> ToDo {
    ToDo { what, text: text.to_owned(), state, counts: Vec::new(), near: Vec::new() }
}

fn deployment(scenario: &Scenario) -> String {
    if scenario.draws_cards() {
        return "One side after the other, in the order of the draw, each all of its models at once, wholly in the own zone."
            .to_owned();
    }
    let first = match scenario.deployment {
        Deployment::Standard => "the side with more models first (tied: a roll-off)",
        Deployment::AttackerFirst => "the attacker first",
        Deployment::DefenderFirst => "the defender first",
    };
    format!("One model at a time in turn, wholly in the own zone, {first}; who runs out lets the other place the rest.")
}

const fn infiltrators(scenario: &Scenario) -> &'static str {
    use nml_catalogue::scenario::Infiltrators;
    match scenario.infiltrators {
        Infiltrators::Normal => "INFILTRATOR models deploy with the others, in the own zone.",
        Infiltrators::Allowed => "INFILTRATOR models deploy after all others, out of sight and 8 inches from enemies.",
        Infiltrators::NotNearObjectives(_) | Infiltrators::Limits(_) => {
            "INFILTRATOR models deploy after all others, within the limits of the scenario."
        }
    }
}

fn later(scenario: &Scenario) -> Option<ToDo> {
    let entry = scenario.entry.as_ref()?;
    let text = match &entry.rest {
        Rest::StaysAway => "Who does not begin on the table takes no part.".to_owned(),
        Rest::Arrives(gap) => format!(
            "The others come on at the start of a Turn: a roll-off, then D3 for each side, at the own edge, more than {} from enemies.",
            *gap
        ),
        Rest::Enters(entering) => {
            let at = match &entering.at {
                EntersAt::OwnZoneEdge => "at the edge in their own zone".to_owned(),
                EntersAt::OwnZone => "in their own zone".to_owned(),
                EntersAt::AnyEdge => "at any edge".to_owned(),
                EntersAt::NearThing { within, .. } => format!("within {} of their marker", *within),
            };
            format!("The others come on from Turn {} {at}.", entering.from_turn)
        }
    };
    Some(plain(ToDoWhat::Later, ToDoState::InBattle, &text))
}
