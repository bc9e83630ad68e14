//! Shots that go elsewhere: into a melee (ATK-08), and a missed SCATTER shot (V-22).

use nml_dice::Face;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::allowed::{Allowed, ensure};
use crate::effects::Moment;
use crate::log::command::Source;
use crate::log::event::{Event, RollName, RollResult, Rolled};
use crate::log::state::{Battle, Fighter, ModelId, SideId};
use crate::log::step::{Attack, Reach, Step};
use crate::log::target::Target;
use crate::refusal::Refusal;
use crate::run::{Run, counting};
use nml_catalogue::Point;
use nml_catalogue::effect::{What, When};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// The highest face that sends a shot into melee at the shooter's own side (C-36).
const FRIEND_UP_TO: u8 = 3;

/// Faces of a die that send a shot the same way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Lot {
    /// The lowest of them.
    pub from: u8,
    /// The highest.
    pub to: u8,
    /// Where the shot goes.
    pub goes: Goes,
    /// How many throws show one of them.
    pub ways: u8,
    /// Of so many.
    pub of: u8,
}

/// Where the die sends a shot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Goes {
    /// At this model.
    At(ModelId),
    /// At one of these, which the attacker names.
    Chosen(Vec<ModelId>),
    /// At one of these, by a further die.
    Drawn(Vec<ModelId>),
    /// At nobody: it is lost.
    Lost,
    /// Nowhere yet: the die is thrown again.
    Again,
}

impl Goes {
    /// Everybody it may go at.
    #[must_use]
    pub fn whom(&self) -> &[ModelId] {
        match self {
            Self::At(model) => std::slice::from_ref(model),
            Self::Chosen(among) | Self::Drawn(among) => among,
            Self::Lost | Self::Again => &[],
        }
    }
}

impl Run {
    /// 1 to 3: one of the shooter's own; 4 to 6: an enemy in that melee (C-36).
    pub(crate) fn shot_into_melee(&mut self, attack: &Attack, faces: &[Face], source: Source) {
        // The lowest counts if being Down touches every roll (C-26).
        let (kept, number) = counting(faces, true);
        let friend = number <= FRIEND_UP_TO;
        self.rolled(Rolled {
            roll: RollName::IntoMelee,
            model: Some(attack.attacker),
            faces: faces.to_vec(),
            source,
            kept,
            modifiers: Vec::new(),
            total: number.into(),
            result: if friend { RollResult::Friend } else { RollResult::Enemy },
        });
        self.done();
        match self.battle.goes(attack, friend) {
            Goes::Lost => self.shot_lost(attack.attacker),
            Goes::At(only) => self.shot_at(attack, only),
            Goes::Drawn(among) => self.first(Step::DrawVictim { attack: attack.clone(), among }),
            Goes::Chosen(_) if friend => self.first(Step::PickFriend(attack.clone())),
            Goes::Chosen(_) => self.first(Step::PickEnemy(attack.clone())),
            Goes::Again => {}
        }
    }

    /// The attack goes at this model now.
    pub(crate) fn shot_at(&mut self, attack: &Attack, target: ModelId) {
        self.aim(Attack { target: target.into(), ..attack.clone() });
    }

    /// There is nobody it could go at: the attack is lost (RC5).
    pub fn shot_lost(&mut self, model: ModelId) {
        self.emit(Event::ShotLost { model });
        self.next_attack();
    }

    /// The die that draws the victim; a number nobody has is rolled again.
    pub fn draw_victim(&mut self, attack: &Attack, among: &[ModelId], faces: &[Face], source: Source) {
        let (kept, number) = counting(faces, false);
        let hit = among.get((usize::from(number) - 1) / share(among)).copied();
        self.rolled(Rolled {
            roll: RollName::Victim,
            model: Some(attack.attacker),
            faces: faces.to_vec(),
            source,
            kept,
            modifiers: Vec::new(),
            total: number.into(),
            result: RollResult::Hits(hit),
        });
        if let Some(hit) = hit {
            self.done();
            self.shot_at(attack, hit);
        }
    }

    /// The opponent says which way it goes; then every model that stands there is caught.
    pub fn scatter(&mut self, attack: &Attack, inches: u8, towards: Option<Point>, lost: bool) {
        let to = towards.and_then(|towards| self.battle.landing(attack, inches, towards)).map(|landing| landing.at);
        self.done();
        self.emit(Event::Scattered { model: attack.attacker, inches, to, lost });
        if lost {
            self.next_attack();
        } else {
            self.first(Step::Caught { attack: attack.clone(), at: to, critical: false, scattered: Some(inches) });
        }
    }
}

/// Whether the shot into melee may go at this friend: in that melee, and in range if that is measured.
pub(crate) fn friend_picked(battle: &Battle, attack: &Attack, model: ModelId) -> Allowed {
    ensure(battle.involved(attack, true).contains(&model), Refusal::NotInMelee(model))
}

/// Whether the shot into melee may go at this enemy.
pub(crate) fn enemy_picked(battle: &Battle, attack: &Attack, model: ModelId) -> Allowed {
    ensure(battle.involved(attack, false).contains(&model), Refusal::NotInMelee(model))
}

/// How many faces of the drawing die each of this many models has.
fn share(among: &[ModelId]) -> usize {
    6 / among.len().clamp(1, 6)
}

impl Battle {
    /// Whether a die says which model an attack goes at: a shot at a model in melee with one of the shooter's own
    /// (ATK-08). One at a point goes there.
    #[must_use]
    pub fn by_lot(&self, attack: &Attack) -> bool {
        attack.range == Reach::Ranged
            && !self.weapon_says(attack.attacker, &attack.weapon, |w| *w == What::NoIntoMelee)
            && attack.target.model().is_some_and(|t| self.friends_fighting(attack.attacker, t).next().is_some())
    }

    /// Where a shot into melee goes once the die has named the side.
    fn goes(&self, attack: &Attack, friend: bool) -> Goes {
        let among = self.involved(attack, friend);
        let chance = self.field.ruleset.rulings.shoot_melee.is_by_chance();
        match among[..] {
            [] => Goes::Lost,
            [only] if !friend || chance => Goes::At(only),
            [_, ..] if chance => Goes::Drawn(among),
            [_, ..] => Goes::Chosen(among),
        }
    }

    /// What each face means for a shot into melee: first those that send it at the shooter's own side. Empty if no die
    /// says which model the attack goes at.
    #[must_use]
    pub fn lots(&self, attack: &Attack) -> Vec<Lot> {
        if !self.by_lot(attack) {
            return Vec::new();
        }
        // The lower of two dice counts (C-26): both show an enemy's face, or it goes at a friend.
        let (enemies, of) = if self.hampered(attack.attacker) { (9, 36) } else { (3, 6) };
        vec![
            Lot { from: 1, to: FRIEND_UP_TO, goes: self.goes(attack, true), ways: of - enemies, of },
            Lot { from: FRIEND_UP_TO + 1, to: 6, goes: self.goes(attack, false), ways: enemies, of },
        ]
    }

    /// What each face means for a pending die that says which model a shot goes at; empty if no such die is pending.
    #[must_use]
    pub fn lots_asked(&self, step: &Step) -> Vec<Lot> {
        if let Step::IntoMelee(attack) = step {
            return self.lots(attack);
        }
        let Step::DrawVictim { among, .. } = step else { return Vec::new() };
        let share = share(among);
        let mut lots: Vec<Lot> = Vec::new();
        for face in 1_u8..=6 {
            let hit = among.get((usize::from(face) - 1) / share);
            let goes = hit.map_or(Goes::Again, |model| Goes::At(*model));
            match lots.last_mut().filter(|lot| lot.goes == goes) {
                Some(lot) => (lot.to, lot.ways) = (face, lot.ways + 1),
                None => lots.push(Lot { from: face, to: face, goes, ways: 1, of: 6 }),
            }
        }
        lots
    }

    /// The models of one side of the melee around the target that the shot may go at.
    #[must_use]
    pub(crate) fn involved(&self, attack: &Attack, friends: bool) -> Vec<ModelId> {
        let Some(target) = attack.target.model() else { return Vec::new() };
        let fighting: Vec<ModelId> = self.friends_fighting(attack.attacker, target).collect();
        let far = |model: ModelId| {
            let range = self.weapon(attack.attacker, &attack.weapon).and_then(|w| w.range);
            range.is_some_and(|range| self.near(attack.attacker, model, range) == Some(false))
        };
        if friends {
            let anywhere = self.field.ruleset.rulings.shoot_melee.takes_any_friend();
            return fighting.into_iter().filter(|m| anywhere || !far(*m)).collect();
        }
        let enemies = self.models().filter(|(id, f)| f.on_table() && self.enemies(attack.attacker, *id));
        enemies
            .map(|(id, _)| id)
            .filter(|id| *id == target || fighting.iter().any(|friend| self.fighting(*id, *friend)))
            .filter(|id| *id == target || !far(*id))
            .collect()
    }

    /// Whether a model rolls one die more on rolls that are not Success Rolls, and keeps the lowest (C-26).
    #[must_use]
    pub(crate) fn hampered(&self, model: ModelId) -> bool {
        self.field.ruleset.rulings.down_scope.is_any_roll() && self.fighter(model).is_some_and(Fighter::down)
    }

    /// The side that says which way a missed shot goes: an enemy of the shooter.
    #[must_use]
    pub(crate) fn opposes(&self, attack: &Attack) -> Option<SideId> {
        let own = self.fighter(attack.attacker)?.side;
        let target =
            attack.target.model().and_then(|t| self.fighter(t)).map(|f| f.side).filter(|s| self.hostile(own, *s));
        target.or_else(|| self.side_ids().find(|s| self.hostile(own, *s)))
    }

    /// The radius of the attack's BLAST, in inches.
    #[must_use]
    pub fn blast(&self, attack: &Attack) -> Option<u8> {
        let weapon = self.weapon(attack.attacker, &attack.weapon)?;
        let of = |k: &Keyword| if let Keyword::Blast(n) = k { Some(*n) } else { None };
        let moment = Moment { attack: Some(attack), target: attack.target.model(), ..Default::default() };
        weapon.keywords.iter().find_map(of).or_else(|| {
            self.attack_effects(attack.attacker, weapon)
                .filter(|a| a.effect.when == When::OwnSuccessRoll)
                .filter(|a| self.holds(attack.attacker, &a.effect.conditions, &moment))
                .flat_map(|a| &a.effect.what)
                .find_map(|w| if let What::Keyword(k) = w { of(k) } else { None })
        })
    }

    /// Who stands in a BLAST around the target, as far as positions are known; the target first, then friends of the
    /// models hit, within 1″ (one step only, V-27).
    #[must_use]
    pub fn in_blast(&self, attacker: ModelId, target: ModelId, inches: u8) -> Vec<ModelId> {
        let caught = vec![target];
        match self.disc(target) {
            Some(disc) => self.spread(attacker, caught, (disc.at, self.elevation(target)), inches),
            None => caught,
        }
    }

    /// Who stands in the attack's BLAST where it was aimed at, as far as positions are known.
    #[must_use]
    pub(crate) fn in_blast_of(&self, attack: &Attack) -> Vec<ModelId> {
        let inches = self.blast(attack).unwrap_or(0);
        match attack.target {
            Target::Model(target) => self.in_blast(attack.attacker, target, inches),
            Target::Point { at } => at.map_or_else(Vec::new, |at| self.in_blast_at(attack.attacker, at, inches)),
        }
    }

    /// Who stands in a BLAST around a point (RC-K6).
    #[must_use]
    pub fn in_blast_at(&self, attacker: ModelId, centre: Point, inches: u8) -> Vec<ModelId> {
        self.spread(attacker, Vec::new(), (centre, self.surface(centre)), inches)
    }

    /// Whether the model's base is over this point of the battlefield.
    #[must_use]
    pub(crate) fn stands_at(&self, model: ModelId, point: Point) -> bool {
        let base = self.disc(model);
        base.is_some_and(|base| crate::measure::within(point, Length::ZERO, base.at, base.radius, Length::ZERO))
    }

    /// The models within a distance of a point at a height that may be seen from there.
    fn spread(
        &self,
        attacker: ModelId,
        mut caught: Vec<ModelId>,
        (centre, height): (Point, Length),
        inches: u8,
    ) -> Vec<ModelId> {
        let radius = Length::inches(inches.into());
        for (id, disc) in self.models().filter_map(|(id, _)| Some((id, self.disc(id)?))) {
            let near = crate::measure::within(centre, Length::ZERO, disc.at, disc.radius, radius);
            let far = crate::measure::gap(centre, Length::ZERO, disc.at, disc.radius);
            let level = nml_catalogue::stretch::across(far, self.elevation(id) - height) <= radius;
            if near && level && !caught.contains(&id) && self.open_to(centre, height, id) {
                caught.push(id);
            }
        }
        let hit: Vec<ModelId> = caught.iter().copied().filter(|m| self.enemies(attacker, *m)).collect();
        for (id, _) in self.models().filter(|(id, f)| f.on_table() && !self.enemies(attacker, *id)) {
            if !caught.contains(&id) && id != attacker && hit.iter().any(|enemy| self.fighting(*enemy, id)) {
                caught.push(id);
            }
        }
        caught
    }
}
