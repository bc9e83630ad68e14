//! The attacks that a model may make, and what they ask on the way.

use crate::log::command::{Command, Facts};
use crate::log::state::{Battle, ModelId};
use crate::log::step::{Attack, Reach, Series};
use crate::log::target::Target;
use crate::offer::{AttackAction, Closed, Offer, Options, Refused};
use crate::permit;
use crate::refusal::Refusal;
use nml_catalogue::Point;

impl Battle {
    /// Shoot and Fight with every weapon at every enemy, and which of the two the model has nothing for.
    pub(super) fn collect_attacks(&self, model: ModelId, enemies: &[ModelId], found: &mut Options) {
        for reach in [Reach::Ranged, Reach::Melee] {
            for weapon in self.weapons_of(model, reach) {
                for target in enemies {
                    found.weigh(self, attack_command(reach, weapon.clone(), *target));
                }
                if reach == Reach::Ranged {
                    self.collect_points(model, &weapon, &[], found);
                }
            }
        }
        if !enemies.is_empty() {
            found.closed = self.closed_to(model);
        }
        for friend in self.friends_to_fight(model) {
            for weapon in self.weapons_of(model, Reach::Melee) {
                found.weigh(self, attack_command(Reach::Melee, weapon, friend));
            }
        }
    }

    /// The attacks that remain of a series.
    pub(super) fn collect_further_attacks(&self, series: &Series, found: &mut Options) {
        let targets: Vec<ModelId> = self.series_targets(series).collect();
        let mut weapons = Vec::new();
        if series.left > 0 {
            weapons.push(series.weapon.clone());
        }
        weapons.extend(series.second.iter().cloned());
        for weapon in weapons {
            for target in &targets {
                found.weigh(self, attack_command(series.range, weapon.clone(), *target));
            }
            if series.range == Reach::Ranged {
                self.collect_points(series.attacker, &weapon, &series.targets, found);
            }
        }
        found.weigh(self, Command::Enough);
    }

    /// Which way a missed shot goes.
    pub(super) fn collect_scatter(&self, attack: &Attack, inches: u8, found: &mut Options) {
        let (from, ways) = (self.aimed_at(attack), self.ways_astray(attack, inches));
        found.weigh(self, Command::Scatter { towards: None, lost: false });
        found.weigh(self, Command::Scatter { towards: None, lost: true });
        found.offers.push(Offer::Scatter { inches, from, ways });
    }

    /// Who an attack that strikes all in an area caught.
    pub(super) fn offer_caught(&self, attack: &Attack, at: Option<Point>, scattered: bool) -> Offer {
        let among: Vec<ModelId> = self.models().filter(|(_, f)| f.on_table()).map(|(id, _)| id).collect();
        let mut proposed = match (scattered, at) {
            (true, Some(at)) => self.in_blast_at(attack.attacker, at, self.blast(attack).unwrap_or(0)),
            (true, None) => Vec::new(),
            (false, _) => self.swept(attack).unwrap_or_else(|| self.in_blast_of(attack)),
        };
        // The target may have been taken off the battlefield meanwhile.
        proposed.retain(|id| among.contains(id));
        Offer::Caught { among, proposed }
    }

    /// A weapon with BLAST goes at a point too, and again at one that it went at before in the same ACTION.
    fn collect_points(&self, model: ModelId, weapon: &str, before: &[Target], found: &mut Options) {
        let Some(inches) = self.bursts_at_points(model, weapon) else { return };
        let at = |target| Command::Shoot { weapon: weapon.to_owned(), target, facts: Facts::default() };
        if let Some(again) = before.last().filter(|t| matches!(t, Target::Point { at: Some(_) })) {
            found.weigh(self, at(*again));
        }
        let command = at(Target::Point { at: None });
        match permit::rules(self, &command) {
            Ok(()) => found.offers.push(Offer::Aim { command, spot: self.point_spot(model, weapon), inches }),
            Err(refusal) => found.refused.push(Refused { command, refusal }),
        }
    }

    /// The ACTIONS for which the model has nothing at all (ACT-26, ACT-30).
    fn closed_to(&self, model: ModelId) -> Vec<Closed> {
        let shoot = (!self.can_shoot(model)).then_some((AttackAction::Shoot, Refusal::NoRanged));
        let fight = (!self.can_strike(model)).then_some((AttackAction::Fight, Refusal::NoMeleeWeapon));
        [shoot, fight].into_iter().flatten().map(|(action, refusal)| Closed { action, refusal }).collect()
    }

    /// Whether the model has something to shoot with: its own, or lent.
    fn can_shoot(&self, model: ModelId) -> bool {
        self.sheet(model).is_some_and(|s| s.ranged.is_some()) && !self.weapons_of(model, Reach::Ranged).is_empty()
    }
}

fn attack_command(reach: Reach, weapon: String, target: ModelId) -> Command {
    let facts = Facts::default();
    match reach {
        Reach::Ranged => Command::Shoot { weapon, target: target.into(), facts },
        Reach::Melee => Command::Fight { weapon, target, facts },
    }
}
