//! Which effects act on a model now: those of its card, of the weapon in hand, and of auras around it.

use super::state::{Battle, ModelId};
use super::step::{Attack, Reach};
use crate::effect::{Action, Aura, Condition, Effect, Outcome, What, When, Whose};
use crate::keyword::{Keyword, Negated};
use crate::sheet::{Weapon, WeaponKind};

/// What a roll is about, as far as the conditions of effects ask.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moment<'a> {
    /// The attack it belongs to.
    pub attack: Option<&'a Attack>,
    /// Whom the roll is made against.
    pub target: Option<ModelId>,
    /// The hit was a critical.
    pub critical: bool,
    /// The chosen target, not the splash of a BLAST.
    pub direct: bool,
    /// The shot was at Long Range.
    pub long: bool,
    /// It is a Dash.
    pub dash: bool,
    /// It is a climb.
    pub climb: bool,
    /// It is a jump, or a Diving Charge.
    pub jump: bool,
    /// It is for this ACTION.
    pub action: Option<&'a Action>,
    /// The attack placed BLOOD MARKERS.
    pub placed_blood: bool,
    /// It ended Down or Out of Action.
    pub down_or_out: bool,
    /// It ended Out of Action.
    pub out: bool,
}

/// An effect that acts, and what brings it.
#[derive(Clone, Copy, Debug)]
pub struct Acting<'a> {
    /// The ability or item.
    pub source: &'a str,
    /// Another model that brings it.
    pub from: Option<ModelId>,
    /// The effect.
    pub effect: &'a Effect,
}

impl Battle {
    /// Effects on a model: its own, then those of auras that reach it.
    pub fn effects_on(&self, model: ModelId) -> impl Iterator<Item = Acting<'_>> {
        let own = self.sheet(model).into_iter().flat_map(|sheet| &sheet.effects).map(|s| Acting {
            source: &s.source,
            from: None,
            effect: &s.effect,
        });
        own.chain(self.auras_on(model))
    }

    fn auras_on(&self, model: ModelId) -> impl Iterator<Item = Acting<'_>> {
        self.models().filter(|(_, f)| f.on_table()).flat_map(move |(bearer, _)| {
            self.sheet(bearer).into_iter().flat_map(|s| &s.effects).filter_map(move |sourced| {
                let When::Aura(aura) = &sourced.effect.when else { return None };
                self.reaches(bearer, aura, model).then_some(Acting {
                    source: &sourced.source,
                    from: Some(bearer),
                    effect: &aura.effect,
                })
            })
        })
    }

    fn reaches(&self, bearer: ModelId, aura: &Aura, model: ModelId) -> bool {
        let side = match aura.whose {
            Whose::Friendly => !self.enemies(bearer, model),
            Whose::Enemy => self.enemies(bearer, model),
        };
        side && aura.keyword.as_ref().is_none_or(|k| self.sheet(model).is_some_and(|s| s.has(k)))
            && self.near(bearer, model, aura.within) == Some(true)
    }

    /// Whether the model has a keyword: from its card, an effect or an aura.
    #[must_use]
    pub fn has(&self, model: ModelId, keyword: &Keyword) -> bool {
        self.sheet(model).is_some_and(|s| s.has(keyword))
            || self.effects_on(model).any(|acting| {
                acting.effect.when == When::Always
                    && acting.effect.what.iter().any(|w| matches!(w, What::Keyword(k) if k == keyword))
                    && self.holds(model, &acting.effect.conditions, &Moment::default())
            })
    }

    /// Whether an attack has a keyword: from its weapon, or from an effect that holds now.
    #[must_use]
    pub fn attack_has(&self, attack: &Attack, keyword: &Keyword, moment: &Moment<'_>) -> bool {
        let Some(weapon) = self.weapon(attack.attacker, &attack.weapon) else { return false };
        weapon.keywords.contains(keyword)
            || self.attack_effects(attack.attacker, weapon).any(|acting| {
                matches!(acting.effect.when, When::Always | When::OwnInjuryRoll | When::OwnSuccessRoll)
                    && acting.effect.what.iter().any(|w| matches!(w, What::Keyword(k) if k == keyword))
                    && self.holds(attack.attacker, &acting.effect.conditions, moment)
            })
    }

    /// Effects that act on an attack: the weapon's, and those of its wielder that speak of rolls.
    pub fn attack_effects<'a>(&'a self, attacker: ModelId, weapon: &'a Weapon) -> impl Iterator<Item = Acting<'a>> {
        let own = weapon.effects.iter().map(|effect| Acting { source: &weapon.name, from: None, effect });
        own.chain(self.effects_on(attacker).filter(|a| a.effect.when != When::Always))
    }

    /// Whether all the conditions hold for the bearer at this moment.
    #[must_use]
    pub fn holds(&self, bearer: ModelId, conditions: &[Condition], moment: &Moment<'_>) -> bool {
        conditions.iter().all(|condition| self.holds_one(bearer, condition, moment))
    }

    fn holds_one(&self, bearer: ModelId, condition: &Condition, moment: &Moment<'_>) -> bool {
        let attack = moment.attack;
        let weapon = attack.and_then(|a| self.weapon(a.attacker, &a.weapon));
        let target = moment.target.and_then(|t| self.fighter(t));
        match condition {
            Condition::Ranged => attack.is_some_and(|a| a.range == Reach::Ranged),
            Condition::Melee => attack.is_some_and(|a| a.range == Reach::Melee),
            Condition::Critical => moment.critical,
            Condition::TargetDown => target.is_some_and(super::state::Fighter::down),
            Condition::TargetLacks(keywords) => moment.target.is_some_and(|t| keywords.iter().all(|k| !self.has(t, k))),
            Condition::TargetHas(keywords) => moment.target.is_some_and(|t| keywords.iter().any(|k| self.has(t, k))),
            Condition::TargetBaseAtLeast(size) => {
                moment.target.and_then(|t| self.sheet(t)).is_some_and(|s| s.base.length >= *size)
            }
            Condition::TargetWarband(warband) => target
                .and_then(|t| self.field.forces.get(usize::from(t.side)))
                .is_some_and(|f| Some(&f.warband) == warband.as_ref()),
            Condition::Not(inner) => !self.holds_one(bearer, inner, moment),
            Condition::OffHand => attack.is_some_and(|a| a.off_hand),
            Condition::OutOfAction => moment.out,
            Condition::TargetArmoured => {
                moment.target.and_then(|t| self.sheet(t)).is_some_and(|s| s.armour.iter().any(|p| p.modifier != 0))
            }
            Condition::TargetRetreating => self
                .steps
                .iter()
                .any(|s| matches!(s, super::step::Step::Reactions { model, .. } if Some(*model) == moment.target)),
            Condition::ShortRange => attack.is_some_and(|a| a.range == Reach::Ranged) && !moment.long,
            Condition::AttackKeyword(k) => weapon.is_some_and(|w| w.keywords.contains(k)),
            Condition::Dash => moment.dash,
            Condition::Climb => moment.climb,
            Condition::Jump => moment.jump,
            Condition::PartnerHitTarget => false,
            Condition::Action(id) => moment.action.is_some_and(|a| a.id == *id),
            Condition::RemovesMarkers => {
                moment.action.is_some_and(|a| a.outcome.iter().any(|o| matches!(o, Outcome::RemoveBlood(_))))
            }
            Condition::NeitherAttackNorDash => attack.is_none() && !moment.dash,
            Condition::Grenade => weapon.is_some_and(|w| w.kind == WeaponKind::Grenade),
            Condition::DirectHit => moment.direct,
            Condition::Consumed => self.fighter(bearer).is_some_and(|f| f.used.iter().any(|u| u == "consumed")),
            Condition::PlacedBlood => moment.placed_blood,
            Condition::DownOrOut => moment.down_or_out,
            Condition::Table(sentence) => attack.is_some_and(|a| a.facts.table.contains(sentence)),
        }
    }

    /// The ACTIONS that abilities and kit grant the model.
    pub fn granted(&self, model: ModelId) -> impl Iterator<Item = &Action> {
        self.sheet(model)
            .into_iter()
            .flat_map(|s| &s.effects)
            .filter_map(|s| if let When::Action(action) = &s.effect.when { Some(action.as_ref()) } else { None })
    }

    /// Whether HEAVY burdens the model with this weapon (STRONG, NEGATE HEAVY and the like lift it).
    #[must_use]
    pub fn burdened(&self, model: ModelId, weapon: &Weapon) -> bool {
        weapon.keywords.contains(&Keyword::Heavy)
            && !self.has(model, &Keyword::Strong)
            && !self.has(model, &Keyword::Negate(Negated::Heavy))
            && !self.effects_on(model).flat_map(|a| &a.effect.what).any(|what| {
                let What::IgnoreHeavyFor(item) = what else { return false };
                item.as_ref().map_or(weapon.kind == WeaponKind::Melee, |item| *item == weapon.id)
            })
    }
}
