//! What is to be done before the first model is set up, in its order: what the rules ask for, and what stands on the map.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SetUp;
use crate::catalogue::scenario::{Deployment, EntersAt, Misplaced, Placing, ReminderAt, Rest, Roles};
use crate::catalogue::{Scenario, Shape, Terrain, TerrainKind};
use crate::length::Length;
use crate::ruling::TerrainSpacing;

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

/// How far a thing to do is.
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
    /// At most; none: no bound.
    pub most: Option<u16>,
    /// On the map; a piece of more than 8 inches counts as two.
    pub stands: u16,
}

impl Count {
    /// Whether what stands is as asked.
    #[must_use]
    pub fn fits(&self) -> bool {
        self.stands >= self.least && self.most.is_none_or(|most| self.stands <= most)
    }
}

/// The kinds of battlefield of the book.
pub const BATTLEFIELDS: [&str; 3] = ["No Man’s Land", "Decimated Ruins", "Trench Lines"];

impl SetUp {
    /// The battlefields that the scenario is played on; one that names none, or any, is played on all.
    #[must_use]
    pub fn battlefields(&self) -> Vec<&str> {
        let named: Vec<&str> = BATTLEFIELDS
            .into_iter()
            .filter(|known| self.scenario.archetypes.iter().any(|name| name == known))
            .collect();
        if named.is_empty() { BATTLEFIELDS.to_vec() } else { named }
    }

    /// The battlefield that is set up: the one chosen, or the only one there is.
    #[must_use]
    pub fn battlefield(&self) -> Option<&str> {
        let all = self.battlefields();
        match &self.battlefield {
            Some(chosen) => all.iter().find(|name| *name == chosen).copied(),
            None => match all.as_slice() {
                [only] => Some(only),
                _ => None,
            },
        }
    }

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
            if self.scenario.zones.iter().all(|z| z.role == crate::catalogue::scenario::ZoneRole::Either) {
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
            Some(name) => plain(ToDoWhat::Battlefield, ToDoState::Done, &format!("The battlefield is {name}.")),
            None => {
                let text = format!("Roll off: the winner sets up the terrain and chooses {}.", all.join(" or "));
                plain(ToDoWhat::Battlefield, ToDoState::Open, &text)
            }
        }
    }

    fn terrain_to_do(&self, spacing: TerrainSpacing) -> ToDo {
        let counts = self.battlefield().map(|name| self.counts(name)).unwrap_or_default();
        let near = self.battlefield().map(|name| self.nearness(name, spacing)).unwrap_or_default();
        let mut text =
            "The winner of the roll-off places all terrain; a piece of more than 8 inches counts as two.".to_owned();
        if let Some(note) = &self.scenario.terrain_note {
            text = format!("{note} {text}");
        }
        let fits = self.battlefield().is_some() && near.is_empty() && counts.iter().all(Count::fits);
        let state = if fits { ToDoState::Done } else { ToDoState::Open };
        ToDo { what: ToDoWhat::Terrain, text, state, counts, near }
    }

    /// What a battlefield is made of, and how much of it stands.
    fn counts(&self, battlefield: &str) -> Vec<Count> {
        let count = |what: &str, kinds: &[TerrainKind], least: u16| {
            let stands = self.terrain.iter().filter(|piece| kinds.contains(&piece.kind));
            let stands = stands.map(|piece| if self.is_long(piece) { 2 } else { 1 }).sum();
            Count { what: what.to_owned(), least, most: None, stands }
        };
        let rest = |mut list: Vec<Count>| {
            list.extend([
                count("Ruined corners", &[TerrainKind::RuinedCorner], 2),
                count("Dangerous ground", &[TerrainKind::Dangerous], 2),
                count("Difficult ground", &[TerrainKind::Difficult], 2),
                count("Landmarks", &[TerrainKind::Landmark], 2),
            ]);
            list
        };
        match battlefield {
            "Decimated Ruins" => rest(vec![count("Ruined buildings", &[TerrainKind::RuinedBuilding], 6)]),
            "Trench Lines" => rest(vec![count("Trenches from edge to edge", &[TerrainKind::Trench], 2)]),
            _ => rest(vec![
                count("Trenches", &[TerrainKind::Trench], 2),
                count("Ruined buildings", &[TerrainKind::RuinedBuilding], 2),
                count("Hills", &[TerrainKind::Hill], 2),
            ]),
        }
    }

    fn is_long(&self, piece: &Terrain) -> bool {
        let long = Length::inches(8);
        if let Shape::Circle { radius, .. } = &piece.shape {
            return *radius * 2 > long;
        }
        let corners = piece.shape.corners(self.scenario.table);
        let span = |of: fn(&crate::catalogue::Point) -> Length| {
            let (low, high) = (corners.iter().map(of).min(), corners.iter().map(of).max());
            low.zip(high).is_some_and(|(low, high)| high - low > long)
        };
        span(|at| at.x) || span(|at| at.y)
    }

    /// Pieces that stand otherwise than the battlefield asks.
    fn nearness(&self, battlefield: &str, spacing: TerrainSpacing) -> Vec<String> {
        let table = self.scenario.table;
        let given = |piece: &Terrain| self.scenario.terrain.iter().any(|t| t.id == piece.id && t.shape == piece.shape);
        let name = |piece: &Terrain| piece.label.clone().unwrap_or_else(|| piece.kind.name().to_owned());
        let three = Length::inches(3);
        let mut said = Vec::new();
        for (i, one) in self.terrain.iter().enumerate() {
            for other in self.terrain.iter().skip(i + 1).filter(|other| !(given(one) && given(other))) {
                let trench = one.kind == TerrainKind::Trench || other.kind == TerrainKind::Trench;
                let ruins = one.kind == TerrainKind::RuinedBuilding && other.kind == TerrainKind::RuinedBuilding;
                let apart = match battlefield {
                    // Trenches of one line join.
                    "Trench Lines" if one.kind == other.kind && trench => continue,
                    "Trench Lines" if trench => Length::inches(1),
                    "Decimated Ruins" if ruins => three,
                    "Decimated Ruins" | "Trench Lines" => three,
                    _ => match spacing {
                        TerrainSpacing::ThreeIn => three,
                        TerrainSpacing::SixIn => Length::inches(6),
                    },
                };
                if one.shape.nearer(&other.shape, apart, table) {
                    let inches = apart.as_micrometres() / crate::length::INCH;
                    said.push(format!("{} and {} stand nearer than {inches} inches.", name(one), name(other)));
                }
            }
            if battlefield == "Decimated Ruins" && one.kind == TerrainKind::RuinedBuilding && !given(one) {
                let far = Length::inches(9) + Length::micrometres(1);
                let mut others = self.terrain.iter().filter(|t| t.id != one.id && t.kind == one.kind).peekable();
                if others.peek().is_some() && !others.any(|other| one.shape.nearer(&other.shape, far, table)) {
                    said.push(format!("{} stands more than 9 inches from every other ruin.", name(one)));
                }
            }
            if battlefield == "No Man’s Land" && one.kind == TerrainKind::Trench && !given(one) {
                let wholly = |zone: &Shape| one.shape.corners(table).iter().all(|at| zone.holds(*at, table));
                if !self.scenario.zones.iter().any(|zone| wholly(&zone.shape)) {
                    said.push(format!("{} is not wholly in a Deployment Zone.", name(one)));
                }
            }
        }
        said
    }

    fn placing_to_do(&self, rule: &Placing) -> ToDo {
        let placers = if rule.side.is_some() { 1 } else { self.scenario.zones.len() };
        let (least, most) = rule.many.bounds(u8::try_from(placers).unwrap_or(u8::MAX));
        let mine = |one: &crate::catalogue::Objective| one.placed && one.kind == rule.kind;
        let placed: Vec<usize> =
            self.scenario.objectives.iter().enumerate().filter(|(_, one)| mine(one)).map(|(i, _)| i).collect();
        let mut near = Vec::new();
        for i in &placed {
            let Some(one) = self.scenario.objectives.get(*i) else { continue };
            for wrong in self.scenario.misplaced(rule, one.at, Some(*i)) {
                near.push(match wrong {
                    // Of two that stand near each other, the later one is named.
                    Misplaced::NearObjective(other) if other > *i && placed.contains(&other) => continue,
                    Misplaced::NearObjective(other) => {
                        let other = self.scenario.objectives.get(other).map_or("", |o| o.label.as_str());
                        format!("{} is nearer than {} inches to {other}.", one.label, inches(rule.apart))
                    }
                    Misplaced::NearEdge => {
                        format!("{} is nearer than {} inches to an edge.", one.label, inches(rule.from_edges))
                    }
                    Misplaced::NearZone(zone) => {
                        let zone = self.scenario.zones.get(zone).map_or("", |z| z.label.as_str());
                        format!("{} is nearer than {} inches to {zone}.", one.label, inches(rule.from_zones))
                    }
                });
            }
        }
        let stands = u16::try_from(placed.len()).unwrap_or(u16::MAX);
        let count = Count { what: rule.label.clone(), least, most: Some(most), stands };
        let state = if count.fits() && near.is_empty() { ToDoState::Done } else { ToDoState::Open };
        let who = match rule.side {
            None => "The players place them one at a time, in turn",
            Some(crate::catalogue::Role::Attacker) => "The attacker places them",
            Some(crate::catalogue::Role::Defender) => "The defender places them",
        };
        let die = if rule.many.rolls() { "; each side first rolls a D3 for how many" } else { "" };
        ToDo { what: ToDoWhat::Objectives, text: format!("{who}{die}."), state, counts: vec![count], near }
    }

    fn things_to_do(&self) -> Option<ToDo> {
        use crate::catalogue::scenario::Laid;
        let laid = self.scenario.kinds.iter().filter(|kind| matches!(kind.laid, Laid::By(_) | Laid::InTurn(_)));
        let names: Vec<&str> = laid.map(|kind| kind.name.as_str()).collect();
        (!names.is_empty()).then(|| {
            let text = format!("Once the zones are known, {} are laid by their sides.", names.join(", "));
            plain(ToDoWhat::Things, ToDoState::InBattle, &text)
        })
    }

    fn weather_to_do(&self) -> ToDo {
        match self.weather.as_ref().and_then(super::WeatherThrow::row) {
            Some(row) => plain(ToDoWhat::Weather, ToDoState::Done, &format!("{}: {}", row.name, row.text)),
            None => plain(
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
        let text = "Where both sides do something before the game at the same moment, a roll-off says who begins.";
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

fn inches(length: Length) -> i32 {
    length.as_micrometres() / crate::length::INCH
}

fn plain(what: ToDoWhat, state: ToDoState, text: &str) -> ToDo {
    ToDo { what, text: text.to_owned(), state, counts: Vec::new(), near: Vec::new() }
}

fn deployment(scenario: &Scenario) -> String {
    let first = match scenario.deployment {
        Deployment::Standard => "the side with more models first (tied: a roll-off)",
        Deployment::AttackerFirst => "the attacker first",
        Deployment::DefenderFirst => "the defender first",
    };
    format!("One model at a time in turn, wholly in the own zone, {first}; who runs out lets the other place the rest.")
}

const fn infiltrators(scenario: &Scenario) -> &'static str {
    use crate::catalogue::scenario::Infiltrators;
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
            "The others come on at the start of a Turn: a roll-off, then D3 for each side, at the own edge, more than {} inches from enemies.",
            inches(*gap)
        ),
        Rest::Enters(entering) => {
            let at = match &entering.at {
                EntersAt::OwnZoneEdge => "at the edge in their own zone".to_owned(),
                EntersAt::AnyEdge => "at any edge".to_owned(),
                EntersAt::NearThing { within, .. } => format!("within {} inches of their marker", inches(*within)),
            };
            format!("The others come on from Turn {} {at}.", entering.from_turn)
        }
    };
    Some(plain(ToDoWhat::Later, ToDoState::InBattle, &text))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::catalogue::scenario::shipped::scenario;
    use crate::catalogue::{Objective, Point};
    use crate::setup::{Change, Genesis, decide, evolve};

    fn begun(scenario: Scenario) -> SetUp {
        Genesis { name: "Friday".into(), scenario, ruleset: "x".into(), campaign: None }.found().unwrap()
    }

    fn does(set_up: &mut SetUp, change: Change) {
        for event in decide(set_up, &change).unwrap() {
            evolve(set_up, &event);
        }
    }

    fn of(set_up: &SetUp, what: ToDoWhat) -> ToDo {
        set_up.to_do(TerrainSpacing::ThreeIn).into_iter().find(|one| one.what == what).unwrap()
    }

    /// Covers SET-02.
    #[test]
    fn no_mans_land_wants_two_of_each_and_counts_a_long_piece_twice() {
        let mut set_up = begun(scenario(1));
        let terrain = of(&set_up, ToDoWhat::Terrain);
        let stands: Vec<_> =
            terrain.counts.iter().map(|count| (count.what.as_str(), count.least, count.stands)).collect();
        let none =
            [("Ruined corners", 2, 0), ("Dangerous ground", 2, 0), ("Difficult ground", 2, 0), ("Landmarks", 2, 0)];
        assert_eq!(stands[..3], [("Trenches", 2, 0), ("Ruined buildings", 2, 5), ("Hills", 2, 0)]);
        assert_eq!(stands[3..], none);
        let shape = Shape::Rect { corner: Point::inches(2, 2), width: Length::inches(10), depth: Length::inches(2) };
        let trench = Terrain { id: "t".into(), kind: TerrainKind::Trench, shape, ..set_up.terrain[0].clone() };
        does(&mut set_up, Change::Place { terrain: trench.clone() });
        let terrain = of(&set_up, ToDoWhat::Terrain);
        assert_eq!((terrain.counts[0].stands, terrain.counts[0].fits()), (2, true), "10 inches count as two");
        assert_eq!(terrain.near, [] as [&str; 0]);
        let shape = Shape::Rect { corner: Point::inches(2, 11), width: Length::inches(10), depth: Length::inches(2) };
        does(&mut set_up, Change::Place { terrain: Terrain { shape, ..trench } });
        let near = of(&set_up, ToDoWhat::Terrain).near;
        assert_eq!(near, ["Ruin and Ruin stand nearer than 3 inches.", "Ruin is not wholly in a Deployment Zone."]);
    }

    #[test]
    fn where_any_battlefield_will_do_one_is_chosen() {
        let mut set_up = begun(scenario(12));
        assert_eq!(of(&set_up, ToDoWhat::Battlefield).state, ToDoState::Open);
        let unknown = Change::Battlefield { battlefield: Some("Swamp".into()) };
        assert_eq!(decide(&set_up, &unknown).unwrap_err().code, "BATTLEFIELD");
        does(&mut set_up, Change::Battlefield { battlefield: Some("Decimated Ruins".into()) });
        assert_eq!(of(&set_up, ToDoWhat::Battlefield).text, "The battlefield is Decimated Ruins.");
        assert_eq!(of(&set_up, ToDoWhat::Terrain).counts[0].least, 6);
    }

    #[test]
    fn objectives_are_placed_counted_and_measured() {
        let mut own = scenario(9);
        own.placing = vec![Placing {
            label: "Cache".into(),
            kind: "cache".into(),
            many: crate::catalogue::scenario::Many::EachD3And(1),
            side: None,
            apart: Length::inches(8),
            from_edges: Length::inches(6),
            from_zones: Length::ZERO,
        }];
        let mut set_up = begun(own);
        let cache = |n: u8, x, y| Objective {
            id: format!("cache-{n}"),
            label: format!("Cache {n}"),
            kind: "cache".into(),
            at: Point::inches(x, y),
            terrain: None,
            placed: true,
            unconfirmed: None,
        };
        let waits = of(&set_up, ToDoWhat::Objectives);
        assert_eq!((waits.state, waits.counts[0].least, waits.counts[0].most), (ToDoState::Open, 4, Some(8)));
        for (n, x, y) in [(1, 10, 24), (2, 20, 24), (3, 30, 24), (4, 36, 24)] {
            does(&mut set_up, Change::Lay { objective: cache(n, x, y) });
        }
        assert_eq!(of(&set_up, ToDoWhat::Objectives).near, ["Cache 4 is nearer than 8 inches to Cache 3."]);
        does(&mut set_up, Change::Lay { objective: cache(4, 40, 20) });
        assert_eq!(of(&set_up, ToDoWhat::Objectives).state, ToDoState::Done);
        let foreign = Change::Lay { objective: Objective { kind: "relic".into(), ..cache(5, 24, 12) } };
        assert_eq!(decide(&set_up, &foreign).unwrap_err().code, "NOT_PLACED");
        does(&mut set_up, Change::Lift { objective: "cache-1".into() });
        assert_eq!(of(&set_up, ToDoWhat::Objectives).counts[0].stands, 3);
    }
}
