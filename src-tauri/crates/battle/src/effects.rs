//! Which effects act on a model now: those of its card, of the weapon in hand, and of auras around it.

use crate::log::state::{Battle, ENGAGED, Fighter, ModelId, MoveKind};
use crate::log::step::{Attack, Reach, Step};
use crate::log::tally::{Called, FirstAction};
use nml_catalogue::card::{Weapon, WeaponKind};
use nml_catalogue::effect::{Action, Aura, Condition, Effect, Going, Outcome, What, When, Whose};
use nml_catalogue::keyword::{Ignored, Keyword, Negated};
use nml_catalogue::length::Length;

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
    /// It belongs to the way of a Move, Charge, Retreat or Dash.
    pub way: bool,
    /// It is for a fall.
    pub fall: bool,
    /// The target was Down when it was hit.
    pub was_down: bool,
    /// It is for this ACTION.
    pub action: Option<&'a Action>,
    /// The attack placed BLOOD MARKERS.
    pub placed_blood: bool,
    /// It ended Down or Out of Action.
    pub down_or_out: bool,
    /// It ended Out of Action.
    pub out: bool,
    /// The attack placed INFECTION MARKERS.
    pub placed_infection: bool,
    /// The attack failed.
    pub missed: bool,
    /// Calls made for the roll.
    pub called: &'a [Called],
}

/// What a moment is about.
#[derive(Clone, Copy, Debug, Default)]
pub struct About<'a> {
    /// The other model.
    pub target: Option<ModelId>,
    /// The attack.
    pub attack: Option<&'a Attack>,
    /// BLOOD MARKERS it placed.
    pub blood: u8,
    /// INFECTION MARKERS it placed.
    pub infection: u8,
}

/// An aura this wide reaches the whole battlefield, whether positions are tracked or not.
const WHOLE_TABLE: Length = Length::inches(100);

/// An effect that acts, and what brings it.
#[derive(Clone, Copy, Debug)]
pub struct Acting<'a> {
    /// The ability or item.
    pub source: &'a str,
    /// Another model that brings it, if one does.
    pub from: Option<ModelId>,
    /// The effect.
    pub effect: &'a Effect,
}

impl Battle {
    /// Effects on a model: its own, then those of auras that reach it.
    pub fn effects_on(&self, model: ModelId) -> impl Iterator<Item = Acting<'_>> {
        self.wanted_on(model, |_| true)
    }

    /// Those of them that are wanted: how far the auras of the others reach is not measured.
    pub(super) fn wanted_on<'a, W>(&'a self, model: ModelId, wanted: W) -> impl Iterator<Item = Acting<'a>>
    where
        W: Fn(&Effect) -> bool + Copy,
    {
        let own = self.own_effects(model).filter(move |(_, effect)| wanted(effect));
        let own = own.map(|(source, effect)| Acting { source, from: None, effect });
        own.chain(self.auras_on(model, wanted))
    }

    fn auras_on<'a, W>(&'a self, model: ModelId, wanted: W) -> impl Iterator<Item = Acting<'a>>
    where
        W: Fn(&Effect) -> bool + Copy,
    {
        let may = |f: &Fighter| f.on_table() && (f.bearer || !f.gained.is_empty());
        self.models().filter(move |(_, f)| may(f)).flat_map(move |(bearer, _)| {
            self.own_effects(bearer).filter_map(move |(source, effect)| {
                let When::Aura(aura) = &effect.when else { return None };
                if !wanted(&aura.effect) {
                    return None;
                }
                let lit = effect.conditions.is_empty() || self.holds(bearer, &effect.conditions, &Moment::default());
                (lit && self.reaches(bearer, aura, model)).then_some(Acting {
                    source,
                    from: Some(bearer),
                    effect: &aura.effect,
                })
            })
        })
    }

    fn reaches(&self, bearer: ModelId, aura: &Aura, model: ModelId) -> bool {
        let side = match aura.whose {
            Whose::Friendly => self.comrades(bearer, model),
            Whose::Enemy => self.enemies(bearer, model),
        };
        side && aura.keyword.as_ref().is_none_or(|k| self.sheet(model).is_some_and(|s| s.has(k)))
            && (aura.within >= WHOLE_TABLE
                || self.near(bearer, model, aura.within).unwrap_or_else(|| self.tally.under.contains(&(bearer, model))))
    }

    /// Whether the model has a keyword: from its card, an effect or an aura.
    #[must_use]
    pub fn has(&self, model: ModelId, keyword: &Keyword) -> bool {
        self.sheet(model).is_some_and(|s| s.has(keyword))
            || self
                .wanted_on(model, |effect| effect.when == When::Always && effect.grants(keyword))
                .any(|acting| self.holds(model, &acting.effect.conditions, &Moment::default()))
    }

    /// Whether an attack has a keyword: from its weapon, or from an effect that holds now.
    #[must_use]
    pub fn attack_has(&self, attack: &Attack, keyword: &Keyword, moment: &Moment<'_>) -> bool {
        let Some(weapon) = self.weapon(attack.attacker, &attack.weapon) else { return false };
        let calls =
            |called: &[Called]| called.iter().flat_map(|c| &c.what).any(|w| *w == What::Keyword(keyword.clone()));
        let ignores = matches!(keyword, Keyword::Ignore(_)) && self.has(attack.attacker, keyword);
        weapon.keywords.contains(keyword)
            || ignores
            || calls(&attack.called)
            || calls(moment.called)
            || self
                .attack_effects_with(attack.attacker, weapon, |effect| {
                    matches!(effect.when, When::Always | When::OwnInjuryRoll | When::OwnSuccessRoll)
                        && effect.grants(keyword)
                })
                .any(|acting| self.holds(attack.attacker, &acting.effect.conditions, moment))
    }

    /// Effects that act on an attack: the weapon's, and those of its wielder that speak of rolls.
    pub(crate) fn attack_effects<'a>(
        &'a self,
        attacker: ModelId,
        weapon: &'a Weapon,
    ) -> impl Iterator<Item = Acting<'a>> {
        self.attack_effects_with(attacker, weapon, |_| true)
    }

    fn attack_effects_with<'a, W>(
        &'a self,
        attacker: ModelId,
        weapon: &'a Weapon,
        wanted: W,
    ) -> impl Iterator<Item = Acting<'a>>
    where
        W: Fn(&Effect) -> bool + Copy,
    {
        let own = weapon.effects.iter().filter(move |effect| wanted(effect));
        let own = own.map(|effect| Acting { source: &weapon.name, from: None, effect });
        own.chain(self.wanted_on(attacker, move |effect| effect.when != When::Always && wanted(effect)))
    }

    /// Whether all the conditions hold for the bearer at this moment.
    #[must_use]
    pub fn holds(&self, bearer: ModelId, conditions: &[Condition], moment: &Moment<'_>) -> bool {
        conditions.iter().all(|condition| self.holds_one(bearer, condition, moment))
    }

    fn holds_one(&self, bearer: ModelId, condition: &Condition, moment: &Moment<'_>) -> bool {
        let attack = moment.attack;
        let weapon = || attack.and_then(|a| self.weapon(a.attacker, &a.weapon));
        let target = moment.target.and_then(|t| self.fighter(t));
        match condition {
            Condition::Ranged => attack.is_some_and(|a| a.range == Reach::Ranged),
            Condition::Melee => attack.is_some_and(|a| a.range == Reach::Melee),
            Condition::Critical => moment.critical,
            Condition::TargetDown => target.is_some_and(Fighter::down),
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
            Condition::TargetRetreating => {
                self.steps.iter().any(|s| matches!(s, Step::Reactions { model, .. } if Some(*model) == moment.target))
            }
            Condition::ShortRange => attack.is_some_and(|a| a.range == Reach::Ranged) && !moment.long,
            Condition::AttackKeyword(k) => weapon().is_some_and(|w| w.keywords.contains(k)),
            Condition::WeaponWith(names) => weapon().is_some_and(|w| w.keywords.iter().any(|k| named(k, names))),
            Condition::Dash => moment.dash,
            Condition::Climb => moment.climb,
            Condition::Jump => moment.jump,
            Condition::PartnerHitTarget => self.partner_hit(bearer, moment.target),
            Condition::TargetNotActivated => target.is_some_and(|t| !t.activated),
            Condition::FirstActionCharge => self.tally.first == Some((bearer, FirstAction::Charge)),
            Condition::BearerHas(keywords) => keywords.iter().any(|k| self.has_plainly(bearer, k)),
            Condition::BearerLacks(keywords) => keywords.iter().all(|k| !self.has_plainly(bearer, k)),
            Condition::BearerUnder(names) => {
                self.own_effects(bearer).any(|(source, _)| names.iter().any(|name| name == source))
            }
            Condition::BearerBaseAtMost(size) => self.sheet(bearer).is_some_and(|s| s.base.length <= *size),
            Condition::TargetBaseAtMost(size) => {
                moment.target.and_then(|t| self.sheet(t)).is_some_and(|s| s.base.length <= *size)
            }
            Condition::FriendWithin(far) => !self.friends_near(bearer, *far, false).is_empty(),
            Condition::TargetWithin(far) => {
                moment.target.is_some_and(|t| self.near(bearer, t, *far).unwrap_or(*far <= ENGAGED))
            }
            Condition::PlacedMarkers => moment.placed_blood || moment.placed_infection,
            Condition::PlacedInfection => moment.placed_infection,
            Condition::EnemyFaction(factions) => self
                .field
                .forces
                .iter()
                .zip(0_u8..)
                .any(|(force, side)| self.hostile(side, self.side_of(bearer)) && factions.contains(&force.faction)),
            Condition::Weapon(ids) => weapon().is_some_and(|w| ids.iter().any(|id| w.id.split('#').next() == Some(id))),
            Condition::Elevated => attack.is_some_and(|a| self.elevated_over(a).0),
            Condition::InCover => attack.is_some_and(|a| self.in_cover(a)),
            Condition::SuffersCover => attack.is_some_and(|a| self.suffers_cover(a, moment)),
            Condition::FirstTurn => self.turn == 1,
            Condition::NotActivated => self.fighter(bearer).is_some_and(|f| !f.activated),
            Condition::Charged => self.fighter(bearer).is_some_and(|f| f.charged),
            Condition::Fought => self.activation.as_ref().is_some_and(|a| a.model == bearer && a.fought),
            Condition::TargetInfected => target.is_some_and(|t| t.markers.infection > 0),
            Condition::HitsOnTarget(n) => {
                let pair = moment.target.map(|t| (bearer, t));
                self.tally.hits.iter().filter(|hit| Some(**hit) == pair).count() >= usize::from(*n)
            }
            Condition::TargetEntry(entries) => {
                moment.target.and_then(|t| self.sheet(t)).is_some_and(|s| entries.contains(&s.entry))
            }
            Condition::BearerEntry(entries) => self.sheet(bearer).is_some_and(|s| entries.contains(&s.entry)),
            Condition::AttackerHas(keywords) => {
                attack.is_some_and(|a| keywords.iter().any(|k| self.has(a.attacker, k)))
            }
            Condition::AttackerEntry(entries) => {
                attack.and_then(|a| self.sheet(a.attacker)).is_some_and(|s| entries.contains(&s.entry))
            }
            Condition::Any(conditions) => conditions.iter().any(|c| self.holds_one(bearer, c, moment)),
            Condition::Missed => moment.missed,
            Condition::TargetFriend => moment.target.is_some_and(|t| t != bearer && self.comrades(bearer, t)),
            Condition::EnemyWithin(far) => {
                self.opponents(bearer).next().is_some() || !self.enemies_near(bearer, *far, false).is_empty()
            }
            Condition::NearestEnemy => moment.target.is_some_and(|t| self.nearest_enemy(bearer, t)),
            Condition::Action(id) => moment.action.is_some_and(|a| a.id == *id),
            Condition::RemovesMarkers => moment.action.is_some_and(|a| a.outcome.iter().any(removes_markers)),
            Condition::NeitherAttackNorDash => attack.is_none() && !moment.dash,
            Condition::Grenade => weapon().is_some_and(|w| w.kind == WeaponKind::Grenade),
            Condition::DirectHit => moment.direct,
            Condition::ChargedNow => self.charged_now(bearer),
            Condition::MeleeWeapon => weapon().is_some_and(|w| w.kind == WeaponKind::Melee),
            Condition::LaterAttack => attack.is_some_and(|a| self.is_later(a)),
            Condition::NoBlood => self.fighter(bearer).is_some_and(|f| f.markers.blood == 0),
            Condition::SuffersLongRange => attack.is_some_and(|a| moment.long && self.suffers_long(a, moment)),
            Condition::Fall => moment.fall,
            Condition::TargetWasDown => moment.was_down,
            Condition::Going(going) => self.is_going(bearer, *going, moment),
            // What is used up acts as a gained effect, without this condition; what was chosen stands on the card.
            Condition::TargetFree => moment.target.is_some_and(|t| self.opponents(t).next().is_none()),
            Condition::HoldsSwallowed => self.swallowed_by(bearer).is_some(),
            Condition::NotTaken(action) => {
                let acting = self.activation.as_ref().filter(|a| a.model == bearer);
                acting.is_none_or(|a| !a.taken.iter().any(|taken| taken == action))
            }
            Condition::Consumed | Condition::ChosenAction => false,
            Condition::PlacedBlood => moment.placed_blood,
            Condition::DownOrOut => moment.down_or_out,
            Condition::Table(sentence) => attack.is_some_and(|a| a.facts.table.contains(sentence)),
        }
    }

    /// Whether the model charged in the Activation that it is in.
    fn charged_now(&self, model: ModelId) -> bool {
        self.activation.as_ref().is_some_and(|a| a.model == model && a.moves.contains(&MoveKind::Charge))
    }

    /// Whether the weapon was used before in the same Fight or Shoot.
    fn is_later(&self, attack: &Attack) -> bool {
        self.steps.iter().rev().any(|step| {
            let Step::MoreAttacks(series) = step else { return false };
            series.attacker == attack.attacker && series.weapon == attack.weapon && series.with > 1
        })
    }

    /// Whether Long Range costs the shot DICE.
    pub(super) fn suffers_long(&self, attack: &Attack, moment: &Moment<'_>) -> bool {
        let helps = self.weapon_says(attack.attacker, &attack.weapon, |w| *w == What::LongRangeHelps);
        let shotgun =
            self.weapon(attack.attacker, &attack.weapon).is_some_and(|w| w.keywords.contains(&Keyword::Shotgun));
        let ignored = self.attack_has(attack, &Keyword::Ignore(Ignored::LongRange), moment);
        attack.range == Reach::Ranged && !helps && !shotgun && !ignored
    }

    /// Whether Cover costs the shot DICE (ATK-06).
    pub(super) fn suffers_cover(&self, attack: &Attack, moment: &Moment<'_>) -> bool {
        let helps = self.weapon_says(attack.attacker, &attack.weapon, |w| *w == What::CoverHelps);
        let ignored = self.attack_has(attack, &Keyword::Ignore(Ignored::Cover), moment);
        attack.range == Reach::Ranged && self.in_cover(attack) && !helps && !ignored
    }

    /// Whether the roll belongs to this ACTION of the model.
    fn is_going(&self, model: ModelId, going: Going, moment: &Moment<'_>) -> bool {
        let Some(activation) = self.activation.as_ref().filter(|a| a.model == model) else { return false };
        let begun = |kind: MoveKind| moment.way && !activation.dashing && activation.moves.contains(&kind);
        match going {
            Going::Move => begun(MoveKind::Move),
            Going::Charge => begun(MoveKind::Charge),
            Going::Retreat => begun(MoveKind::Retreat),
            Going::Dash => moment.dash || moment.way && activation.dashing,
        }
    }

    /// The ACTIONS that abilities and kit grant the model.
    pub fn granted(&self, model: ModelId) -> impl Iterator<Item = &Action> {
        self.own_effects(model)
            .filter_map(|(_, e)| if let When::Action(action) = &e.when { Some(action.as_ref()) } else { None })
    }

    /// Whether HEAVY burdens the model with this weapon (STRONG, NEGATE HEAVY and the like lift it).
    #[must_use]
    pub fn burdened(&self, model: ModelId, weapon: &Weapon) -> bool {
        weapon.keywords.contains(&Keyword::Heavy)
            && !self.lifts_heavy(model)
            && !self.effects_on(model).flat_map(|a| &a.effect.what).any(|what| {
                let What::IgnoreHeavyFor(item) = what else { return false };
                item.as_ref().map_or(weapon.kind == WeaponKind::Melee, |item| *item == weapon.id)
            })
    }

    /// Whether the model carries HEAVY kit of any kind that burdens it: weapons, grenades, equipment (KW-10).
    #[must_use]
    pub(crate) fn laden(&self, model: ModelId) -> bool {
        let Some(sheet) = self.sheet(model) else { return false };
        // Kit that is not a weapon has its keywords on the card.
        sheet.keywords.contains(&Keyword::Heavy) && !self.lifts_heavy(model)
            || sheet.weapons.iter().any(|w| self.burdened(model, w))
    }

    /// Whether the model bears HEAVY kit as if it were not HEAVY: STRONG, NEGATE HEAVY.
    fn lifts_heavy(&self, model: ModelId) -> bool {
        self.has(model, &Keyword::Strong) || self.has(model, &Keyword::Negate(Negated::Heavy))
    }

    /// A keyword of the card or gained, without auras: conditions of auras ask for these.
    fn has_plainly(&self, model: ModelId, keyword: &Keyword) -> bool {
        self.sheet(model).is_some_and(|s| s.has(keyword)) || self.gained_keyword(model, keyword)
    }

    /// Whether the model's Fireteam partner hit this target in the same Activation.
    fn partner_hit(&self, model: ModelId, target: Option<ModelId>) -> bool {
        let (Some(target), Some(partner)) = (target, self.sheet(model).and_then(|s| s.fireteam)) else { return false };
        let side = self.side_of(model);
        self.tally.hits.iter().any(|(who, whom)| {
            *whom == target && self.side_of(*who) == side && self.sheet(*who).is_some_and(|s| s.id == partner)
        })
    }

    /// Whether no other enemy is nearer, as far as positions are known.
    #[must_use]
    pub(crate) fn nearest_enemy(&self, model: ModelId, target: ModelId) -> bool {
        let Some(far) = self.distance(model, target) else { return true };
        self.models()
            .filter(|(id, f)| f.on_table() && self.enemies(model, *id))
            .all(|(id, _)| self.distance(model, id).is_none_or(|d| d >= far))
    }
}

/// Whether a keyword goes by one of these names, with any number.
fn named(keyword: &Keyword, names: &[String]) -> bool {
    let printed = keyword.to_string();
    let number = |rest: &str| rest.strip_prefix(' ').is_some_and(|n| n.parse::<u8>().is_ok());
    names.iter().any(|name| printed.strip_prefix(name).is_some_and(|rest| rest.is_empty() || number(rest)))
}

/// Whether an outcome takes markers off.
fn removes_markers(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::RemoveBlood(_) | Outcome::RemoveInfection(_) | Outcome::RemoveMarkers(_) => true,
        Outcome::All(all) => all.iter().any(removes_markers),
        Outcome::OnCritical { critical, otherwise } => removes_markers(critical) || removes_markers(otherwise),
        Outcome::Blessing(_)
        | Outcome::StandUp
        | Outcome::TakeDown
        | Outcome::RangedDice(_)
        | Outcome::KeywordUntilMoved(_)
        | Outcome::Shove(_)
        | Outcome::ForceNextActivation
        | Outcome::InjuryRoll(_)
        | Outcome::Detonate(_)
        | Outcome::Table(_)
        | Outcome::Attack(_)
        | Outcome::Gains { .. }
        | Outcome::Pull(_)
        | Outcome::MovesTarget(_)
        | Outcome::DrivesBack { .. }
        | Outcome::Redeploys(_)
        | Outcome::SwapsPlaces
        | Outcome::TakesBlood
        | Outcome::TakesBlessing
        | Outcome::Blood(_)
        | Outcome::BloodFor { .. }
        | Outcome::BloodAsPaid
        | Outcome::BloodAroundAsPaid
        | Outcome::Infection(_)
        | Outcome::FriendsMove { .. }
        | Outcome::FriendsStand(_)
        | Outcome::Orders(_)
        | Outcome::EndsActivation
        | Outcome::ActsNow
        | Outcome::ChooseKeyword(_)
        | Outcome::InjuresNamed(_)
        | Outcome::GivesBlood
        | Outcome::GivesBlessing
        | Outcome::InjuresAlong(_)
        | Outcome::OwnerMoves(_)
        | Outcome::StrikesItself
        | Outcome::Drags
        | Outcome::Swallows
        | Outcome::Purges
        | Outcome::MinesTerrain(_) => false,
    }
}
