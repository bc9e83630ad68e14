//! How high models stand, and distances between bases in three dimensions (F-09, ATK-07).

use super::sight::STATURE;
use crate::log::state::{Battle, ModelId};
use crate::log::step::{Attack, Reach};
use crate::log::target::Target;
use crate::measure::{gap, within};
use nml_catalogue::Point;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::Elevated;
use nml_catalogue::stretch::across;

/// How far above its target a shooter must stand.
const ELEVATED: Length = Length::inches(3);
/// The same in the playtest, and for bases from 50 mm.
const ELEVATED_PLAYTEST: (Length, Length, Length) = (Length::inches(2), Length::inches(4), Length::millimetres(50));

impl Battle {
    /// The height of the highest surface under a point; what stands on several floors is stated.
    #[must_use]
    pub fn surface(&self, at: Point) -> Length {
        let table = self.field.scenario.table;
        let under = self.field.terrain.iter().filter(|t| t.shape.holds(at, table));
        under.map(nml_catalogue::Terrain::surface).max().unwrap_or(Length::ZERO)
    }

    /// How high above the table the model stands: as the table said, else by the ground under it.
    #[must_use]
    pub fn elevation(&self, model: ModelId) -> Length {
        let Some(fighter) = self.fighter(model) else { return Length::ZERO };
        fighter.height.unwrap_or_else(|| fighter.at.map_or(Length::ZERO, |at| self.surface(at)))
    }

    /// The difference in height between two models.
    #[must_use]
    pub fn rise(&self, a: ModelId, b: ModelId) -> Length {
        self.rise_to(self.elevation(a), b)
    }

    /// The difference between a height and that of a model.
    pub(super) fn rise_to(&self, height: Length, model: ModelId) -> Length {
        let rise = self.elevation(model) - height;
        if rise < Length::ZERO { -rise } else { rise }
    }

    /// The measured distance between two models. `None` if a position is not tracked.
    #[must_use]
    pub fn distance(&self, a: ModelId, b: ModelId) -> Option<Length> {
        let (one, two) = (self.disc(a)?, self.disc(b)?);
        Some(across(gap(one.at, one.radius, two.at, two.radius), self.rise(a, b)))
    }

    /// Whether the model lies on its side: it is measured from any part of it, and seen less (DWN-06).
    #[must_use]
    pub(crate) fn on_its_side(&self, model: ModelId) -> bool {
        self.fighter(model).is_some_and(|f| {
            f.on_table() && f.down() && self.sides.get(usize::from(f.side)).is_some_and(|side| side.lies)
        })
    }

    /// Whether two models are within a distance. `None` if that cannot be measured. A model is within 0″ of itself
    /// (RC-M2). How far one that lies on its side reaches beyond its base is for the table.
    #[must_use]
    pub fn near(&self, a: ModelId, b: ModelId, distance: Length) -> Option<bool> {
        if a == b {
            return Some(true);
        }
        let base = self.bases_near(a, b, distance)?;
        let lying = [a, b].iter().filter(|m| self.on_its_side(**m)).count();
        let reach = (0..lying).fold(distance, |far, _| far + STATURE);
        if base || lying == 0 || !self.bases_near(a, b, reach)? { Some(base) } else { None }
    }

    fn bases_near(&self, a: ModelId, b: ModelId, distance: Length) -> Option<bool> {
        let (one, two) = (self.disc(a)?, self.disc(b)?);
        // A model that is too far away on the flat is no nearer for standing higher, so the ground need not be asked.
        if !within(one.at, one.radius, two.at, two.radius, distance + Length::micrometres(1)) {
            return Some(false);
        }
        let rise = self.rise(a, b);
        if rise == Length::ZERO {
            return Some(within(one.at, one.radius, two.at, two.radius, distance));
        }
        Some(across(gap(one.at, one.radius, two.at, two.radius), rise) <= distance)
    }

    /// Whether the attacker is in an Elevated Position over the target, and by how much. `None` if it cannot be
    /// measured (C-39).
    #[must_use]
    pub fn elevated(&self, attacker: ModelId, target: ModelId) -> Option<(bool, Length)> {
        let known = self.stands_known(target);
        if known { self.elevated_above(attacker, self.elevation(target)) } else { None }
    }

    /// The same over all that lies at a height.
    fn elevated_above(&self, attacker: ModelId, height: Length) -> Option<(bool, Length)> {
        if !self.stands_known(attacker) {
            return None;
        }
        let above = self.elevation(attacker) + self.stature(attacker) - height;
        Some((self.is_high(attacker, above), above))
    }

    fn stands_known(&self, model: ModelId) -> bool {
        self.fighter(model).is_some_and(|f| f.height.is_some() || f.at.is_some())
    }

    /// Whether this much height above a target is an Elevated Position for the model (C-39).
    fn is_high(&self, attacker: ModelId, above: Length) -> bool {
        let base = self.sheet(attacker).map_or(Length::ZERO, |s| s.base.length);
        match self.field.ruleset.rulings.elevated {
            Elevated::Gte3 => above >= ELEVATED,
            Elevated::Gt3 => above > ELEVATED,
            Elevated::Playtest24 if base >= ELEVATED_PLAYTEST.2 => above >= ELEVATED_PLAYTEST.1,
            Elevated::Playtest24 => above > ELEVATED_PLAYTEST.0,
        }
    }

    /// Whether a Ranged Attack is made from an Elevated Position: stated, else measured.
    #[must_use]
    pub fn is_elevated(&self, attack: &Attack) -> bool {
        attack.range == Reach::Ranged && self.elevated_over(attack).0
    }

    /// Whether a Ranged Attack is made from an Elevated Position, and what that rests on: stated, else
    /// measured.
    pub(crate) fn elevated_over(&self, attack: &Attack) -> (bool, String) {
        let measured = match attack.target {
            Target::Model(target) => self.elevated(attack.attacker, target),
            Target::Point { at } => at.and_then(|at| self.elevated_above(attack.attacker, self.surface(at))),
        };
        match (attack.facts.elevated, measured) {
            (Some(stated), _) => (stated, "stated".into()),
            (None, Some((high, above))) => (high, format!("{above} above")),
            (None, None) => {
                // Not measured: what is seen higher than it stands counts as that much above.
                let above = self.stature(attack.attacker);
                (self.is_high(attack.attacker, above), format!("{above} above"))
            }
        }
    }
}
