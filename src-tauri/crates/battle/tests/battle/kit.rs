//! A small table for tests: models with one line each, and a battle past its deployment.

use std::sync::Arc;

use nml_dice::Face;

use crate::shipped::scenario;
use nml_battle::{Battle, Command, Event, Field, Force, ModelId, Source, decide, evolve};
use nml_catalogue::card::{Base, ModelCard, Protection, ProtectionKind, Weapon, WeaponKind};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::ruleset::Ruleset;
use nml_catalogue::{Point, Shape, Terrain, TerrainKind};

pub fn ruleset() -> Ruleset {
    nml_catalogue::ruleset::find("official-1.0.2").unwrap()
}

/// A model of Movement 6 with Ranged and Melee 0.
pub fn model(id: u32, name: &str) -> ModelCard {
    ModelCard {
        id,
        name: name.into(),
        entry: "yeoman".into(),
        entry_name: "Yeoman".into(),
        ducats: 30,
        glory: 0,
        movement: Length::inches(6),
        ranged: Some(0),
        melee: Some(0),
        armour: Vec::new(),
        base: Base::round(Length::millimetres(25)),
        keywords: Vec::new(),
        hands_kept: 0,
        weapons: Vec::new(),
        effects: Vec::new(),
        consumables: Vec::new(),
        by_hand: false,
        fireteam: None,
    }
}

pub fn keywords(mut sheet: ModelCard, keywords: &[&str]) -> ModelCard {
    sheet.keywords.extend(keywords.iter().map(|k| k.parse::<Keyword>().unwrap()));
    sheet
}

pub fn armour(mut sheet: ModelCard, name: &str, modifier: i8) -> ModelCard {
    sheet.armour.push(Protection { name: name.into(), kind: ProtectionKind::Armour, modifier, impervious: false });
    sheet
}

pub fn gun(mut sheet: ModelCard, id: &str, range: i32, words: &[&str]) -> ModelCard {
    sheet.weapons.push(weapon(id, WeaponKind::Ranged, 2, Some(range), words));
    sheet
}

pub fn blade(mut sheet: ModelCard, id: &str, hands: u8, words: &[&str]) -> ModelCard {
    sheet.weapons.push(weapon(id, WeaponKind::Melee, hands, None, words));
    sheet
}

pub fn weapon(id: &str, kind: WeaponKind, hands: u8, range: Option<i32>, words: &[&str]) -> Weapon {
    Weapon {
        id: id.into(),
        name: id.into(),
        kind,
        hands,
        range: range.map(Length::inches),
        melee: kind == WeaponKind::Melee,
        dice: 0,
        injury_dice: 0,
        injury_modifier: 0,
        keywords: words.iter().map(|k| k.parse().unwrap()).collect(),
        effects: Vec::new(),
    }
}

/// A battle of that scenario.
pub fn field_of(number: usize, a: Vec<ModelCard>, b: Vec<ModelCard>) -> Field {
    let scenario = scenario(number);
    Field { terrain: scenario.terrain.clone(), scenario, ..field(a, b) }
}

pub fn field(a: Vec<ModelCard>, b: Vec<ModelCard>) -> Field {
    let force = |name: &str, models| Force {
        warband: name.into(),
        name: name.into(),
        faction: "new-antioch".into(),
        player: String::new(),
        roster: 0,
        models,
        effects: Vec::new(),
    };
    Field {
        scenario: scenario(1),
        terrain: Vec::new(),
        forces: vec![force("A", a), force("B", b)],
        ruleset: ruleset(),
        pack: "0".repeat(64),
        games: Vec::new(),
    }
}

/// A rectangular piece, in inches.
pub fn piece(id: &str, kind: TerrainKind, (x, y): (i32, i32), (width, depth): (i32, i32), height: i32) -> Terrain {
    let shape = Shape::Rect { corner: Point::inches(x, y), width: Length::inches(width), depth: Length::inches(depth) };
    Terrain {
        id: id.into(),
        kind,
        label: None,
        look: None,
        shape,
        height: Length::inches(height),
        keywords: Vec::new(),
    }
}

/// A piece with keywords that the players agreed on.
pub fn marked(mut piece: Terrain, words: &[&str]) -> Terrain {
    piece.keywords.extend(words.iter().map(|k| k.parse::<Keyword>().unwrap()));
    piece
}

/// One piece of every kind that acts.
pub fn rough_ground() -> Vec<Terrain> {
    vec![
        piece("swamp", TerrainKind::Difficult, (10, 16), (6, 4), 0),
        marked(piece("fire", TerrainKind::Dangerous, (20, 16), (6, 4), 0), &["FIRE"]),
        marked(piece("mines", TerrainKind::Dangerous, (30, 16), (4, 4), 0), &["MINED"]),
        piece("wall", TerrainKind::Wall, (4, 24), (8, 1), 3),
        piece("low-wall", TerrainKind::Wall, (16, 24), (8, 1), 1),
        piece("hill", TerrainKind::Hill, (28, 24), (8, 6), 4),
        piece("trench", TerrainKind::Trench, (10, 30), (8, 3), 3),
        piece("statue", TerrainKind::Landmark, (24, 32), (2, 2), 5),
        piece("crates", TerrainKind::Obstacle, (36, 32), (4, 4), 6),
    ]
}

/// A roll tells the sum that it was judged by, for any purpose; dice that are not added up tell no sum.
fn tells_its_sum(asked: &Battle, events: &[Event]) {
    use nml_battle::{ModifierKind, Step, net};
    let rolls = events.iter().filter_map(|event| if let Event::Rolled(rolled) = event { Some(rolled) } else { None });
    for rolled in rolls {
        let (added, sum) = (rolled.added(), rolled.adds_up());
        if let Some(Step::Success(roll)) = asked.question() {
            let why = asked.success_why(roll);
            assert!(sum && (why.six || added == i16::from(why.total)), "{rolled:?}");
        } else if let Some(Step::Injury(roll)) = asked.question() {
            let lines = i16::from(net(&rolled.modifiers, ModifierKind::InjuryModifier));
            let six = asked.injury_why(roll).spec.pool.six;
            assert!(sum && (six || added.abs() <= lines.abs() && added * lines >= 0), "{rolled:?}");
        } else if let Some(Step::Morale { .. }) = asked.question() {
            assert!(sum, "{rolled:?}");
        } else {
            assert_eq!((sum, added), (false, 0), "{rolled:?}");
        }
    }
}

/// A battle and everything said in it so far.
pub struct Record {
    pub battle: Battle,
    pub events: Vec<Event>,
}

impl Record {
    pub fn new(field: Field) -> Self {
        Self { battle: Battle::new(Arc::new(field)), events: Vec::new() }
    }

    /// Past deployment, side A with Initiative and about to Activate; models stand where told.
    pub fn placed(field: Field, places: &[(i32, i32)]) -> Self {
        let mut record = Self::new(field);
        record.dice(&[6, 1]);
        record.say(Command::ChooseZone { zone: 1 });
        if matches!(record.battle.question(), Some(nml_battle::Step::DeployRollOff)) {
            record.dice(&[6, 1]);
        }
        while let Some(nml_battle::Step::Deploy { side }) = record.battle.question().cloned() {
            let waiting =
                record.battle.models().find(|(_, f)| f.side == side && f.presence == nml_battle::Presence::Waiting);
            let model = waiting.unwrap().0;
            record.say(Command::Deploy { model, at: None });
        }
        for (model, (x, y)) in (0..).zip(places) {
            let at = Some(Point::inches(*x, *y));
            let change = nml_battle::StateChange::Position { model, at };
            record.say(Command::SetRight { change, reason: "the record begins here".into() });
        }
        if matches!(record.battle.question(), Some(nml_battle::Step::InitiativeRollOff)) {
            record.dice(&[6, 1]);
        }
        // The app asks beforehand what happens as the first Turn begins.
        if matches!(record.battle.question(), Some(nml_battle::Step::ChooseFirst { .. })) {
            record.say(Command::ChooseFirst { side: 0 });
        }
        record
    }

    /// A battle of a scenario, answered up to the first Activation: A wins every roll-off, takes the first zone,
    /// attacks if somebody must, things lie as drawn, dice show `die`, nobody is tracked.
    pub fn begun(field: Field, die: u8) -> Self {
        let mut record = Self::new(field);
        for _ in 0..200 {
            record.go_on(die);
            if matches!(record.battle.question(), Some(nml_battle::Step::Activate { .. })) {
                return record;
            }
        }
        panic!("it does not begin: {:?}", record.battle.steps);
    }

    /// Answers one question of the set-up or of a Turn's start.
    pub fn go_on(&mut self, die: u8) -> &mut Self {
        use nml_battle::{Presence, ScenarioSaid, ScenarioStep, Step};
        let waiting = |battle: &Battle, side: u8, start: bool| {
            let fits =
                |id: ModelId| !start || battle.fits_at_start(id) && battle.infiltrates(id) == battle.ordinary_done();
            battle.models().find(|(id, f)| f.side == side && f.presence == Presence::Waiting && fits(*id)).unwrap().0
        };
        #[allow(clippy::wildcard_enum_match_arm)]
        match self.battle.question().cloned().unwrap() {
            Step::ZoneRollOff | Step::DeployRollOff | Step::InitiativeRollOff => self.dice(&[6, 1]),
            Step::ChooseZone { .. } => self.say(Command::ChooseZone { zone: 0 }),
            Step::ChooseFirst { .. } => self.say(Command::ChooseFirst { side: 0 }),
            Step::Deploy { side } => {
                let model = waiting(&self.battle, side, true);
                self.say(Command::Deploy { model, at: None })
            }
            Step::Scenario(ScenarioStep::RollOff { .. }) => self.dice(&[6, 1]),
            Step::Scenario(ScenarioStep::Die { .. }) => self.dice(&[die]),
            Step::Scenario(ScenarioStep::ChooseRole { .. }) => {
                self.say(Command::Scenario(ScenarioSaid::Attacker { side: 0 }))
            }
            Step::Scenario(ScenarioStep::Lay { .. }) => self.say(Command::Scenario(ScenarioSaid::AsDrawn)),
            Step::Scenario(ScenarioStep::Arrive { side }) => {
                let model = waiting(&self.battle, side, false);
                self.say(Command::Deploy { model, at: None })
            }
            _ => self,
        }
    }

    /// Every model is Activated and does nothing; neutral ones too.
    pub fn pass(&mut self) -> &mut Self {
        use nml_battle::{ScenarioStep, Step};
        for _ in 0..400 {
            match self.battle.question().cloned() {
                Some(Step::Activate { side, .. }) => {
                    let next = self.battle.models().find(|(_, f)| f.side == side && f.on_table() && !f.activated);
                    self.activate(next.unwrap().0);
                }
                Some(Step::Act { .. }) => {
                    self.say(Command::EndActivation);
                }
                Some(Step::Scenario(ScenarioStep::NeutralTurn { among, .. })) => {
                    self.activate(among[0]);
                }
                Some(Step::Scenario(ScenarioStep::Die { what: nml_battle::DieFor::Neutral, .. })) => {
                    self.dice(&[6]);
                }
                Some(Step::Scenario(ScenarioStep::RollOff { what: nml_battle::RollOffFor::Leftover })) => {
                    self.dice(&[6, 1]);
                }
                _ => return self,
            }
        }
        panic!("the Turn does not end");
    }

    /// Where a model stands.
    pub fn at(&mut self, model: ModelId, x: i32, y: i32) -> &mut Self {
        let change = nml_battle::StateChange::Position { model, at: Some(Point::inches(x, y)) };
        self.say(Command::SetRight { change, reason: "as it stands".into() })
    }

    /// How a model is.
    pub fn is(&mut self, model: ModelId, condition: nml_battle::Condition) -> &mut Self {
        let change = nml_battle::StateChange::Condition { model, condition };
        self.say(Command::SetRight { change, reason: "as it lies".into() })
    }

    /// Something of the scenario.
    pub fn does(&mut self, said: nml_battle::ScenarioSaid) -> &mut Self {
        self.say(Command::Scenario(said))
    }

    /// Victory points, side by side.
    pub fn points(&self) -> Vec<u16> {
        self.battle.sides.iter().map(|s| s.points).collect()
    }

    /// Says it; the rules must accept.
    pub fn say(&mut self, command: Command) -> &mut Self {
        let events =
            decide(&self.battle, &command).unwrap_or_else(|r| panic!("{command:?}: {} {:?}", r.code, r.message));
        assert!(!events.is_empty(), "what is accepted has an effect: {command:?}");
        if matches!(command, Command::Roll { .. }) {
            tells_its_sum(&self.battle, &events);
        }
        for event in &events {
            evolve(&mut self.battle, event);
        }
        self.events.extend(events);
        self
    }

    /// The code of the refusal.
    pub fn refused(&self, command: &Command) -> String {
        decide(&self.battle, command).expect_err("it must be refused").code.to_owned()
    }

    pub fn dice(&mut self, faces: &[u8]) -> &mut Self {
        let faces = faces.iter().map(|f| Face::new(*f).unwrap()).collect();
        self.say(Command::Roll { faces, source: Source::Table })
    }

    pub fn activate(&mut self, model: ModelId) -> &mut Self {
        self.say(Command::Activate { model })
    }

    pub fn blood(&self, model: ModelId) -> u8 {
        self.battle.fighter(model).unwrap().markers.blood
    }
}
