//! What an attack may be aimed at, and how far away that is (ATK-01, RC-K1).

use crate::allowed::{Allowed, ensure};
use crate::log::command::Facts;
use crate::log::state::{Battle, Fighter, ModelId};
use crate::log::step::{Attack, Reach};
use crate::log::target::{Landing, Target};
use crate::measure::{Disc, gap, within};
use crate::refusal::Refusal;
use crate::spot::Spot;
use nml_catalogue::Point;
use nml_catalogue::effect::What;
use nml_catalogue::length::Length;
use nml_catalogue::stretch::across;

impl Battle {
    /// Where an attack is aimed at, as far as that is known.
    #[must_use]
    pub(crate) fn aimed_at(&self, attack: &Attack) -> Option<Point> {
        match attack.target {
            Target::Model(model) => self.disc(model).map(|disc| disc.at),
            Target::Point { at } => at,
        }
    }

    /// How far a model is from its target. `None` if that is not measured.
    #[must_use]
    pub(crate) fn distance_to(&self, from: ModelId, target: Target) -> Option<Length> {
        match target {
            Target::Model(model) => self.distance(from, model),
            Target::Point { at } => self.to_point(from, at?),
        }
    }

    /// Whether a model's target is within a distance. `None` if that is not measured.
    #[must_use]
    pub(crate) fn near_target(&self, from: ModelId, target: Target, distance: Length) -> Option<bool> {
        match target {
            Target::Model(model) => self.near(from, model, distance),
            // How far a model on its side reaches beyond its base is for the table.
            Target::Point { at } => {
                let near = self.to_point(from, at?)? <= distance;
                (near || !self.on_its_side(from)).then_some(near)
            }
        }
    }

    fn to_point(&self, from: ModelId, at: Point) -> Option<Length> {
        let disc = self.disc(from)?;
        let flat = gap(disc.at, disc.radius, at, Length::ZERO);
        Some(across(flat, self.elevation(from) - self.surface(at)))
    }

    /// Whether a further target of one ACTION is within a distance of an earlier one, which may be Out of Action by
    /// now: it counts where it fell. `None` if that is not measured.
    #[must_use]
    pub(crate) fn targets_near(&self, earlier: Target, further: Target, distance: Length) -> Option<bool> {
        if let Target::Model(model) = earlier
            && !self.fighter(model).is_some_and(Fighter::on_table)
        {
            return self.near_fallen(model, further, distance);
        }
        match (earlier, further) {
            (Target::Model(model), target) | (target, Target::Model(model)) => {
                self.near_target(model, target, distance)
            }
            (Target::Point { at: one }, Target::Point { at: other }) => {
                let (one, other) = (one?, other?);
                let flat = gap(one, Length::ZERO, other, Length::ZERO);
                Some(across(flat, self.surface(one) - self.surface(other)) <= distance)
            }
        }
    }

    fn near_fallen(&self, fallen: ModelId, target: Target, distance: Length) -> Option<bool> {
        let (from, radius) = (self.fighter(fallen)?.at?, self.sheet(fallen)?.base.radius());
        let (at, wide, height) = match target {
            Target::Model(model) => (self.disc(model)?.at, self.disc(model)?.radius, self.elevation(model)),
            Target::Point { at } => (at?, Length::ZERO, self.surface(at?)),
        };
        let near = across(gap(from, radius, at, wide), self.elevation(fallen) - height) <= distance;
        // How far a model on its side reaches beyond its base is for the table.
        let lies = matches!(target, Target::Model(model) if self.on_its_side(model));
        (near || !lies).then_some(near)
    }

    /// The radius of the BLAST of a weapon that may be aimed at a point, in inches. `None` if it has no BLAST, sweeps
    /// along a line or bursts around its firer.
    #[must_use]
    pub(crate) fn bursts_at_points(&self, model: ModelId, weapon: &str) -> Option<u8> {
        let thought = Attack {
            attacker: model,
            weapon: weapon.to_owned(),
            target: Target::Point { at: None },
            range: Reach::Ranged,
            off_hand: false,
            facts: Facts::default(),
            called: Vec::new(),
        };
        let sweeps = self.weapon_says(model, weapon, |w| matches!(w, What::Line(_) | What::Around(_)));
        self.blast(&thought).filter(|_| !sweeps)
    }

    /// Where a point may lie that the model aims the weapon at: on the table, in range, under no base. `None` if nobody
    /// tracks where the model stands.
    #[must_use]
    pub(crate) fn point_spot(&self, model: ModelId, weapon: &str) -> Option<Spot> {
        let disc = self.disc(model)?;
        let range = self.weapon(model, weapon).and_then(|w| w.range)?;
        let mut spot = Spot::anywhere(Length::ZERO, self.field.scenario.table);
        spot.reach = Some((disc.at, self.seen_range(range) + disc.radius));
        spot.bases = self.models().filter_map(|(id, _)| self.disc(id)).collect();
        Some(spot)
    }

    /// The model whose base covers a point, except one that stands lower or whose rim it only touches.
    fn base_over(&self, at: Point) -> Option<ModelId> {
        let surface = self.surface(at);
        let covers = |d: &Disc| within(at, Length::ZERO, d.at, d.radius, Length::micrometres(-1));
        let discs = self.models().filter_map(|(id, _)| self.disc(id));
        discs.filter(covers).map(|d| d.model).find(|id| self.elevation(*id) >= surface)
    }

    /// Where a BLAST that missed comes down in this direction, and whether it is seen there. `None` if nobody knows
    /// where it was aimed at.
    #[must_use]
    pub fn landing(&self, attack: &Attack, inches: u8, towards: Point) -> Option<Landing> {
        let from = self.aimed_at(attack)?;
        let at = from.towards(towards, Length::inches(inches.into()));
        Some(Landing { at, sight: self.sight_between(from, at) })
    }

    /// The landings of a shot that misses, up the map first and round to the right. `None` if nobody knows where it was
    /// aimed at.
    pub(crate) fn ways_astray(&self, attack: &Attack, inches: u8) -> Vec<Landing> {
        let Some(from) = self.aimed_at(attack) else { return Vec::new() };
        let round = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        let towards = |(x, y)| Point { x: from.x + Length::inches(x), y: from.y + Length::inches(y) };
        round.into_iter().filter_map(|way| self.landing(attack, inches, towards(way))).collect()
    }
}

/// Whether the weapon may be aimed at a point at all, and at this one (ATK-01, RC-K1). Its range is that of any target.
pub(crate) fn may_aim_at(battle: &Battle, model: ModelId, weapon: &str, at: Option<Point>) -> Allowed {
    ensure(battle.bursts_at_points(model, weapon).is_some(), Refusal::NoPoint)?;
    let Some(at) = at else { return Ok(()) };
    let (table, none) = (battle.field.scenario.table, Length::ZERO);
    let on = (none..=table.width).contains(&at.x) && (none..=table.depth).contains(&at.y);
    ensure(on, Refusal::PointOffTable)?;
    if let Some(over) = battle.base_over(at) {
        return Err(Refusal::PointUnderBase(over));
    }
    Ok(())
}
