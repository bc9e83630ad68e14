//! Where moves may end, and whether they are allowed at all (ACT-10 to ACT-14, ACT-23).

use crate::allowed::{Allowed, ensure};
use crate::attack::not_after_heavy;
use crate::log::falls::{Put, PutWhy};
use crate::log::state::{Battle, ENGAGED, Fighter, ModelId, MoveKind};
use crate::log::way::Way;
use crate::measure::{Disc, gap, within};
use crate::refusal::Refusal;
use crate::spot::{Keeping, Spot};
use nml_catalogue::Point;
use nml_catalogue::effect::What;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::StandHalving;
use nml_catalogue::stretch::{Stretch, across};

/// Models whose surfaces lie further apart than this stand on different floors.
const FLOOR: Length = Length::micrometres(nml_catalogue::length::INCH * 5 / 4);
/// How straight “straight away” is: the sine's square over the cosine's, one in this many (15 degrees).
const STRAIGHT: i128 = 14;

fn wide(length: Length) -> i128 {
    i128::from(length.as_micrometres())
}

/// Which ACTION a walk belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// Move.
    Move,
    /// Dash.
    Dash,
}

/// Move, Charge and Retreat exclude each other, and a fired HEAVY weapon bars all of them.
pub(crate) fn begin_move(battle: &Battle, model: ModelId, kind: MoveKind) -> Allowed {
    let activation = battle.activation.as_ref().filter(|a| a.model == model);
    ensure(activation.is_none_or(|a| a.moves.is_empty()), Refusal::MoveKindUsed)?;
    ensure(kind == MoveKind::Move || battle.dragged_by(model).is_none(), Refusal::NotNow)?;
    battle.may_move(model)?;
    not_after_heavy(battle, kind == MoveKind::Move)
}

impl Battle {
    /// A constraint with only the table, the bases and the ground that bears nobody.
    pub(crate) fn spot(&self, model: ModelId) -> Option<Spot> {
        let sheet = self.sheet(model)?;
        let death = self.death_zones(model).into_iter();
        Some(Spot {
            radius: sheet.base.radius(),
            table: self.field.scenario.table,
            reach: None,
            zone: None,
            clear_of: Vec::new(),
            stay_by: Vec::new(),
            away_from: Vec::new(),
            bases: self.other_discs(model),
            keeps: death.map(|(area, distance)| Keeping::BeyondArea { area, distance }).collect(),
            or_zone: None,
            slow: Vec::new(),
            beyond: Length::ZERO,
            edge: false,
            comes: None,
            impassable: self.field.terrain.iter().filter(|t| t.is_impassable()).map(|t| t.shape.clone()).collect(),
        })
    }

    /// In its own zone.
    pub(crate) fn zone_spot(&self, model: ModelId) -> Option<Spot> {
        let mut spot = self.spot(model)?;
        let side = self.fighter(model)?.side;
        spot.zone = Some(self.zone_of(side)?.clone());
        Some(spot)
    }

    /// Where the model may be set up.
    #[must_use]
    pub fn deploy_spot(&self, model: ModelId) -> Option<Spot> {
        let mut spot = self.spot(model)?;
        let fighter = self.fighter(model)?;
        if self.infiltrates(model) {
            self.infiltrator_spot(model, &mut spot);
        } else {
            let zone = self.sides.get(usize::from(fighter.side))?.zone?;
            spot.zone = self.field.scenario.zones.get(usize::from(zone)).map(|z| z.shape.clone());
        }
        self.deploy_terms(model, &mut spot);
        Some(spot)
    }

    /// Whether a base at that height stands on the same floor as a model.
    pub(super) fn level(&self, height: Length, model: ModelId) -> bool {
        self.rise_to(height, model) <= FLOOR
    }

    /// Whether a base may stand there at that height: models on another floor are not in its way, and staying in
    /// combat is measured with the height (F-09).
    pub(super) fn check_at(&self, mut spot: Spot, to: Point, height: Length) -> Result<(), Refusal> {
        spot.bases.retain(|d| self.level(height, d.model));
        spot.clear_of.retain(|d| self.level(height, d.model));
        let stays = std::mem::take(&mut spot.stay_by);
        spot.check(to)?;
        let from = |d: &Disc| across(gap(to, spot.radius, d.at, d.radius), self.rise_to(height, d.model));
        match stays.iter().find(|d| from(d) > ENGAGED) {
            Some(left) => Err(Refusal::LeavesCombat(left.model)),
            None => Ok(()),
        }
    }

    /// Where a Move may end: not within 1″ of an enemy, or staying with all it fights (ACT-11, ACT-14).
    #[must_use]
    pub(crate) fn move_spot(&self, model: ModelId) -> Option<Spot> {
        self.walk_spot(model, self.allowance(model))
    }

    /// How far the move of a Dash goes.
    #[must_use]
    pub fn dash_reach(&self, model: ModelId) -> Length {
        let dash = self
            .effects_on(model)
            .flat_map(|a| &a.effect.what)
            .find_map(|what| if let What::DashMovement(length) = what { Some(*length) } else { None });
        dash.map_or_else(|| self.allowance(model), |d| self.halved(model, d))
    }

    /// Where the move of a Dash may end.
    #[must_use]
    pub(crate) fn dash_spot(&self, model: ModelId) -> Option<Spot> {
        let mut spot = self.walk_spot(model, self.dash_reach(model))?;
        if self.under(model, |w| *w == What::DashRetreats) {
            spot.clear_of.append(&mut spot.stay_by);
        }
        Some(spot)
    }

    fn walk_spot(&self, model: ModelId, reach: Length) -> Option<Spot> {
        let mut spot = self.spot(model)?;
        spot.reach = self.disc(model).map(|d| (d.at, reach));
        // A neutral hunter walks up to its prey and away from it.
        let free = self.is_neutral(model);
        let with: Vec<ModelId> = self.opponents(model).filter(|enemy| self.holds_back(model, *enemy)).collect();
        let (stay, clear) = spot
            .bases
            .iter()
            .filter(|d| !free && self.enemies(model, d.model) && self.holds_back(model, d.model))
            .partition(|d| with.contains(&d.model));
        spot.slow = self.difficult_around(model);
        spot.stay_by = stay;
        spot.clear_of = clear;
        Some(spot)
    }

    /// Where a Retreat may end: more than 1″ from every enemy (ACT-23).
    #[must_use]
    pub(crate) fn retreat_spot(&self, model: ModelId) -> Option<Spot> {
        let mut spot = self.spot(model)?;
        spot.reach = self.disc(model).map(|d| (d.at, self.allowance(model)));
        spot.clear_of = spot.bases.iter().filter(|d| self.enemies(model, d.model)).copied().collect();
        Some(spot)
    }

    /// Where a model may be put.
    #[must_use]
    pub(crate) fn put_spot(&self, put: &Put) -> Option<Spot> {
        let mut spot = self.spot(put.model)?;
        let from = self.disc(put.model).map(|d| d.at);
        let enemies = |spot: &Spot| spot.bases.iter().filter(|d| self.enemies(put.model, d.model)).copied().collect();
        match &put.why {
            PutWhy::Fell { .. } => {}
            PutWhy::Stopped => spot.reach = from.map(|at| (at, self.allowance(put.model).max(Length::inches(12)))),
            PutWhy::Evades { reach, .. } => {
                spot.reach = from.map(|at| (at, *reach));
                spot.clear_of = enemies(&spot);
            }
            PutWhy::Pushed { reach, .. } => spot.reach = from.map(|at| (at, *reach)),
            PutWhy::Dived { target } => {
                spot.stay_by = spot.bases.iter().filter(|d| d.model == *target).copied().collect();
            }
        }
        Some(spot)
    }

    /// Whether a Move, or the move of a Dash, may be made like this.
    pub(crate) fn may_walk(&self, model: ModelId, walk: Walk, to: Option<Point>, way: &Way) -> Result<(), Refusal> {
        let reach = match walk {
            Walk::Move => self.allowance(model),
            Walk::Dash => self.dash_reach(model),
        };
        let trip = self.trip(model, to, way);
        self.check_trip(model, &trip, reach)?;
        let Some(to) = to else { return Ok(()) };
        let spot = match walk {
            Walk::Move => self.move_spot(model),
            Walk::Dash => self.dash_spot(model),
        };
        let Some(mut spot) = spot else { return Ok(()) };
        spot.reach = None;
        let (stays, radius) = (spot.stay_by.clone(), spot.radius);
        self.check_at(spot, to, way.height.unwrap_or_else(|| self.surface(to)))?;
        if self.field.ruleset.rulings.move_in_combat.only_the_end_counts() && !stays.is_empty() {
            return Ok(());
        }
        let leaves = walk == Walk::Dash && self.under(model, |w| *w == What::DashRetreats);
        let with: Vec<ModelId> =
            if leaves { self.opponents(model).collect() } else { stays.iter().map(|d| d.model).collect() };
        if let Some(enemy) = self.zone_entered(model, &trip, &with) {
            return Err(Refusal::EnemyZone(enemy));
        }
        // A straight stretch between two points that are near enough is near enough all along.
        let parts = |corner: &Point| stays.iter().find(|d| !within(*corner, radius, d.at, d.radius, ENGAGED));
        match way.via.iter().find_map(parts) {
            Some(left) => Err(Refusal::LeavesCombat(left.model)),
            None => Ok(()),
        }
    }

    /// Whether a model that is engaged may begin such a walk (C-43).
    pub(crate) fn may_walk_engaged(&self, model: ModelId, walk: Walk) -> Result<(), Refusal> {
        let standard = self.field.ruleset.rulings.move_in_combat.needs_a_move_action();
        let leaves = walk == Walk::Dash && self.under(model, |w| *w == What::DashRetreats);
        let held = self.opponents(model).find(|enemy| self.holds_back(model, *enemy));
        let Some(enemy) = held.filter(|_| standard && !leaves) else { return Ok(()) };
        let began = self.activation.as_ref().is_some_and(|a| a.model == model && a.engaged);
        match walk {
            Walk::Move if began => Ok(()),
            Walk::Move => Err(Refusal::UseRetreat(enemy)),
            Walk::Dash => Err(Refusal::DashEngaged(enemy)),
        }
    }

    /// Whether the move of a Retreat may be made like this.
    pub(crate) fn may_retreat(&self, model: ModelId, to: Option<Point>, way: &Way) -> Result<(), Refusal> {
        let trip = self.trip(model, to, way);
        self.check_trip(model, &trip, self.allowance(model))?;
        let Some(to) = to else { return Ok(()) };
        let Some(mut spot) = self.retreat_spot(model) else { return Ok(()) };
        spot.reach = None;
        self.check_at(spot, to, way.height.unwrap_or_else(|| self.surface(to))).map_err(|refusal| {
            if let Refusal::EnemyZone(enemy) = refusal { Refusal::RetreatEndsEngaged(enemy) } else { refusal }
        })?;
        if self.field.ruleset.rulings.retreat_path.leads_straight_away() {
            return self.directly_away(model, to, way);
        }
        Ok(())
    }

    /// Straight away from the enemies it fights, taken together (C-12).
    fn directly_away(&self, model: ModelId, to: Point, way: &Way) -> Result<(), Refusal> {
        let (Some(from), Some((ax, ay, _))) = (self.disc(model), self.off_foes(model)) else { return Ok(()) };
        let (bx, by) = (wide(to.x) - wide(from.at.x), wide(to.y) - wide(from.at.y));
        let (dot, cross) = (ax * bx + ay * by, ax * by - ay * bx);
        let stays = bx == 0 && by == 0;
        if stays || way.via.is_empty() && dot > 0 && cross * cross * STRAIGHT <= dot * dot {
            Ok(())
        } else {
            Err(Refusal::RetreatNotAway)
        }
    }

    /// From the middle of the enemies it fights to the model, times their number, and that number. `None` if it fights
    /// nobody.
    fn off_foes(&self, model: ModelId) -> Option<(i128, i128, i128)> {
        let from = self.disc(model)?;
        let foes: Vec<_> = self.opponents(model).filter_map(|enemy| self.disc(enemy)).collect();
        let count = i128::try_from(foes.len()).ok().filter(|count| *count > 0)?;
        let (sx, sy) = foes.iter().fold((0, 0), |(x, y), d| (x + wide(d.at.x), y + wide(d.at.y)));
        Some((wide(from.at.x) * count - sx, wide(from.at.y) * count - sy, count))
    }

    /// The one way that a Retreat may lead, if it must lead straight away. `None` if it may lead anywhere.
    pub(crate) fn away(&self, model: ModelId) -> Option<Stretch> {
        if !self.field.ruleset.rulings.retreat_path.leads_straight_away() {
            return None;
        }
        let (from, (x, y, count)) = (self.disc(model)?.at, self.off_foes(model)?);
        let off = |n: i128| Length::micrometres(i32::try_from(n / count).unwrap_or(0));
        Some(Stretch { from, to: Point { x: from.x + off(x), y: from.y + off(y) } })
    }

    /// How far the model may move now: its Movement, halved after standing up (MOV-14).
    #[must_use]
    pub fn allowance(&self, model: ModelId) -> Length {
        self.halved(model, self.full_movement(model))
    }

    /// Its Movement with all that changes it, before anything halves it.
    pub(crate) fn full_movement(&self, model: ModelId) -> Length {
        let set = self.movement_set(model);
        let base = set.unwrap_or_else(|| self.sheet(model).map_or(Length::ZERO, |s| s.movement));
        (base + self.movement_gained(model)).max(Length::ZERO)
    }

    /// Half of a length for a model that stood up: in this Activation, or this Turn (C-44).
    pub(crate) fn halved(&self, model: ModelId, length: Length) -> Length {
        let stood = match self.field.ruleset.rulings.stand_halving {
            StandHalving::Activation => self.activation.as_ref().is_some_and(|a| a.model == model && a.stood_up),
            StandHalving::WholeTurn => self.fighter(model).is_some_and(|f| f.stood),
        };
        let length = if stood && !self.stands_fast(model) { length.half() } else { length };
        if self.dragged_by(model).is_some() { length.half() } else { length }
    }

    /// Whether the model may move at all: no Down model does (DWN-03).
    pub(crate) fn may_move(&self, model: ModelId) -> Result<(), Refusal> {
        if self.fighter(model).is_some_and(Fighter::down) { Err(Refusal::DownStays(model)) } else { Ok(()) }
    }
}
