//! Two models that meet, one of them with the thing under test, as the engine itself brings it about.

use std::sync::Arc;

use nml_battle::{
    Battle, Command, Condition, Facts, Field, Force, Markers, ModelId, Offer, Presence, Reach, Source, StateChange,
    Step, Want, decide, evolve, options,
};
use nml_catalogue::Point;
use nml_catalogue::card::{Base, ModelCard, Sourced, WeaponKind};
use nml_catalogue::length::Length;
use nml_dice::Face;
use nml_exchange::pack;

use super::bearers::plain;

/// The attacker, and whom it attacks.
pub const ATTACKER: ModelId = 0;
pub const TARGET: ModelId = 2;

/// Where the bearer of what is looked at stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Attacks,
    IsAttacked,
    HelpsAttacker,
    HelpsTarget,
}

/// How it comes to the attack.
#[derive(Clone, Debug)]
pub struct Scene {
    pub role: Role,
    pub reach: Reach,
    /// Beyond half of most ranges.
    pub far: bool,
    pub down: bool,
    /// It charged in this Activation.
    pub charged: bool,
    pub cover: Option<bool>,
    /// The table answers yes to what only it can see.
    pub table: bool,
    /// What is offered before the first Turn is taken, or left.
    pub takes: bool,
    /// What lies on the attacker and on the target.
    pub markers: [Markers; 2],
    /// Of the weapons and ACTIONs that can be used, this one.
    pub which: u32,
}

/// Everything that is said with an attack in a scene.
pub fn facts(battle: &Battle, scene: &Scene) -> Facts {
    let mut table = Vec::new();
    if scene.table {
        let own = [ATTACKER, TARGET].into_iter().filter_map(|m| battle.sheet(m));
        let conditions = own.flat_map(|s| {
            let weapons = s.weapons.iter().flat_map(|w| &w.effects);
            weapons.chain(s.effects.iter().map(|e| &e.effect)).flat_map(|e| &e.conditions)
        });
        for condition in conditions {
            if let nml_catalogue::effect::Condition::Table(sentence) = condition
                && !table.contains(sentence)
            {
                table.push(sentence.clone());
            }
        }
    }
    Facts { long: None, cover: scene.cover, elevated: None, table }
}

/// A model with nothing but a gun and a club.
fn soldier(id: u32) -> ModelCard {
    ModelCard {
        consumables: Vec::new(),
        id,
        name: format!("soldier {id}"),
        entry: "soldier".into(),
        entry_name: "Soldier".into(),
        ducats: 30,
        glory: 0,
        movement: Length::inches(6),
        ranged: Some(0),
        melee: Some(0),
        armour: Vec::new(),
        base: Base::round(Length::millimetres(32)),
        keywords: Vec::new(),
        hands_kept: 0,
        weapons: vec![plain("gun", WeaponKind::Ranged), plain("club", WeaponKind::Melee)],
        effects: Vec::new(),
        by_hand: false,
        fireteam: None,
    }
}

/// The field: two models on either side, each with a friend behind it.
fn field((mut sheet, effects, faction): (ModelCard, Vec<Sourced>, String), role: Role) -> Field {
    let mut sheets = [1, 2, 3, 4].map(soldier);
    let place = match role {
        Role::Attacks => 0,
        Role::HelpsAttacker => 1,
        Role::IsAttacked => 2,
        Role::HelpsTarget => 3,
    };
    sheet.id = sheets[place].id;
    sheets[place] = sheet;
    let [a, b, c, d] = sheets;
    let force = |models, effects: &[Sourced], faction: &str| Force {
        warband: faction.into(),
        name: faction.into(),
        faction: faction.into(),
        player: String::new(),
        models,
        effects: effects.to_vec(),
        roster: 0,
    };
    let (own, other) = ((&*effects, &*faction), (&[][..], "nobody"));
    let (first, second) = if place < 2 { (own, other) } else { (other, own) };
    let scenario = pack::embedded().unwrap().catalogue.scenario("claim-no-mans-land").unwrap().clone();
    Field {
        scenario,
        terrain: Vec::new(),
        forces: vec![force(vec![a, b], first.0, first.1), force(vec![c, d], second.0, second.1)],
        ruleset: nml_catalogue::ruleset::find("official-1.0.2").unwrap(),
        pack: "0".repeat(64),
        games: Vec::new(),
    }
}

/// The battle as it stands after a command. `None` if it is refused.
pub fn said(battle: &Battle, command: &Command) -> Option<Battle> {
    let events = decide(battle, command).ok()?;
    let mut after = battle.clone();
    events.iter().for_each(|event| evolve(&mut after, event));
    Some(after)
}

fn faces(numbers: &[u8]) -> Vec<Face> {
    numbers.iter().map(|n| Face::new(*n).unwrap()).collect()
}

/// What somebody who wants nothing, or takes everything, answers to a question that is not a roll of an attack: the
/// first of these that the rules accept.
pub fn answers(battle: &Battle, takes: bool) -> Vec<Command> {
    let roll = |numbers: &[u8]| Command::Roll { faces: faces(numbers), source: Source::Table };
    let Some(step) = battle.question() else { return Vec::new() };
    let mut found = match step {
        Step::ZoneRollOff | Step::DeployRollOff | Step::InitiativeRollOff => vec![roll(&[6, 1])],
        Step::ChooseZone { .. } => vec![Command::ChooseZone { zone: 1 }],
        Step::ChooseFirst { .. } => vec![Command::ChooseFirst { side: 0 }],
        Step::Regenerate { .. } => vec![Command::Regenerate { markers: 0 }],
        Step::Deploy { side } => {
            let waits = battle.models().filter(|(_, f)| f.side == *side && f.presence == Presence::Waiting);
            waits.map(|(model, _)| Command::Deploy { model, at: None }).collect()
        }
        Step::Activate { .. } => vec![Command::Activate { model: ATTACKER }],
        Step::Scatter { .. } => vec![Command::Scatter { towards: None, lost: true }],
        Step::Put(put) => {
            vec![Command::Put { to: battle.fighter(put.model).and_then(|f| f.at) }, Command::Put { to: None }]
        }
        Step::Content(ask) => match &ask.want {
            Want::Choose { options, then } => {
                let all = 0..u8::try_from(options.len()).unwrap();
                // Only so do the attacks go on.
                let first = takes
                    || matches!(
                        then,
                        nml_battle::AfterChoice::KeepsActivation | nml_battle::AfterChoice::TradesBlood { .. }
                    );
                let order: Vec<u8> = if first { all.collect() } else { all.rev().collect() };
                order.into_iter().map(|option| Command::Choose { option }).collect()
            }
            Want::Pick { among, .. } => {
                let some = among.iter().map(|m| Command::Pick { model: Some(*m) });
                let none = std::iter::once(Command::Pick { model: None });
                if takes { some.chain(none).collect() } else { none.chain(some).collect() }
            }
            Want::Put(placing) => {
                vec![Command::Put { to: battle.fighter(placing.who).and_then(|f| f.at) }, Command::Put { to: None }]
            }
            Want::Several { .. } => vec![Command::Caught { models: Vec::new() }],
            Want::RollOff => vec![roll(&[6, 1])],
            Want::Die { .. } => Vec::new(),
        },
        _ => Vec::new(),
    };
    if let Some(dice) = battle.faces_asked(step) {
        found.push(roll(&vec![3; dice]));
    }
    found.push(Command::Enough);
    found
}

/// The battle after the first answer that is accepted.
pub fn answered(battle: &Battle, takes: bool) -> Option<Battle> {
    answers(battle, takes).iter().find_map(|command| said(battle, command))
}

fn put(battle: &Battle, model: ModelId, y: Length) -> Option<Battle> {
    let at = Some(Point { x: Length::inches(24), y });
    said(battle, &Command::SetRight { change: StateChange::Position { model, at }, reason: "as it stands".into() })
}

/// The attacker about to act, everybody where the scene says. `None` if its card never gets there.
pub fn set(card: (ModelCard, Vec<Sourced>, String), scene: &Scene) -> Option<Battle> {
    let field = field(card, scene.role);
    let mut battle = Battle::new(Arc::new(field));
    for _ in 0..60 {
        if matches!(battle.question(), Some(Step::Activate { .. })) {
            break;
        }
        battle = answered(&battle, scene.takes)?;
    }
    let half = |model: ModelId| battle.sheet(model).map_or(Length::ZERO, |s| s.base.length).half();
    let touching = half(ATTACKER) + half(TARGET);
    let apart = match (scene.reach, scene.far) {
        (Reach::Melee, _) => touching,
        (Reach::Ranged, false) => touching + Length::inches(5),
        (Reach::Ranged, true) => touching + Length::inches(14),
    };
    let (own, other) = (Length::inches(22), Length::inches(22) + apart);
    let behind = |front: ModelId, back: ModelId| half(front) + half(back) + Length::inches(1);
    let (friend, foe) = (own - behind(ATTACKER, 1), other + behind(TARGET, 3));
    for (model, y) in [(ATTACKER, own), (1, friend), (TARGET, other), (3, foe)] {
        battle = put(&battle, model, y)?;
    }
    battle = said(&battle, &Command::Activate { model: ATTACKER })?;
    for _ in 0..20 {
        if matches!(battle.question(), Some(Step::Act { model: ATTACKER })) {
            break;
        }
        battle = answered(&battle, scene.takes)?;
    }
    if !matches!(battle.question(), Some(Step::Act { model: ATTACKER })) {
        return None;
    }
    for (model, markers) in [ATTACKER, TARGET].into_iter().zip(scene.markers) {
        battle.fighters.get_mut(usize::from(model))?.markers = markers;
    }
    if scene.down {
        battle.fighters.get_mut(usize::from(TARGET))?.condition = Condition::Down;
    }
    if scene.charged {
        battle.fighters.get_mut(usize::from(ATTACKER))?.charged = true;
        battle.activation.as_mut()?.moves.push(nml_battle::MoveKind::Charge);
        battle.tally.first = Some((ATTACKER, nml_battle::FirstAction::Charge));
    }
    Some(battle)
}

/// What the attacker may do to the target that asks for a roll.
pub fn attempts(battle: &Battle, scene: &Scene) -> Vec<Command> {
    let facts = facts(battle, scene);
    let mut found = Vec::new();
    for offer in options(battle).offers {
        let Offer::Say(command) = offer else { continue };
        let shown = match command {
            Command::Shoot { weapon, target, .. } if target.is(TARGET) && scene.reach == Reach::Ranged => {
                Some(Command::Shoot { weapon, target: TARGET.into(), facts: facts.clone() })
            }
            Command::Fight { weapon, target: TARGET, .. } if scene.reach == Reach::Melee => {
                Some(Command::Fight { weapon, target: TARGET, facts: facts.clone() })
            }
            used @ Command::Use { target: None | Some(TARGET | ATTACKER), .. } => Some(used),
            dash @ Command::Dash => Some(dash),
            _ => None,
        };
        found.extend(shown.filter(|command| !found.contains(command)));
    }
    found
}
