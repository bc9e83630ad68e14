//! What effects forbid, ask first or also allow: movement, charges, shots, fights, deployment.

use crate::allowed::{Allowed, ensure};
use crate::effects::Moment;
use crate::log::command::Command;
use crate::log::roll_for::RollFor;
use crate::log::state::{Battle, ENGAGED, ModelId, Presence, SideId};
use crate::log::step::{Reach, Step};
use crate::log::tally::Bound;
use crate::log::target::Target;
use crate::measure::Disc;
use crate::refusal::Refusal;
use nml_catalogue::card::Weapon;
use nml_catalogue::effect::{Outcome, What, When};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// In place of a weapon: the one extra Fight of an Activation was taken.
pub(super) const AGAIN: &str = "again";

/// How near a charge's goal must be for a rule to demand it (ACT-15).
const CHARGE_TARGET: Length = Length::inches(12);

impl Battle {
    /// What effects say about a command that the common rules allow.
    ///
    /// # Errors
    /// The first effect that forbids it.
    #[expect(clippy::wildcard_enum_match_arm, reason = "effects bound only some of the commands")]
    pub(crate) fn allowed_by_effects(&self, command: &Command) -> Allowed {
        let Some(step) = self.question() else { return Ok(()) };
        if let (Step::Deploy { side }, Command::Deploy { model, .. }) = (step, command) {
            return self.deploys_in_turn(*side, *model);
        }
        let Step::Act { model } = step else { return Ok(()) };
        let model = *model;
        self.bound_first(model, command)?;
        match command {
            Command::Dash => ensure(!self.under(model, |w| *w == What::CannotDash), Refusal::CannotDash),
            Command::Retreat => ensure(!self.under(model, |w| *w == What::CannotRetreat), Refusal::CannotRetreat),
            Command::Charge { target, facts } => [target].into_iter().chain(&facts.also).try_for_each(|target| {
                ensure(!self.hidden(*target), Refusal::Hidden(*target))?;
                self.not_barred(model, *target)
            }),
            Command::Shoot { weapon, target, .. } => {
                if let Some(target) = target.model() {
                    ensure(!self.hidden(target), Refusal::Hidden(target))?;
                }
                self.weapon_usable(model, weapon, *target)
            }
            Command::Fight { weapon, target, .. } => self.weapon_usable(model, weapon, (*target).into()),
            Command::Use { action, .. } => self.action_usable(model, action),
            _ => Ok(()),
        }
    }

    /// The Activation begins with what it is bound to.
    fn bound_first(&self, model: ModelId, command: &Command) -> Allowed {
        let Some((_, to)) = self.tally.bound.filter(|(who, _)| *who == model) else { return Ok(()) };
        let meets = match to {
            Bound::Charge(goal) => matches!(command, Command::Charge { target, .. } if *target == goal),
            Bound::Dash => matches!(command, Command::Dash),
            Bound::Retreat => matches!(command, Command::Retreat),
        };
        // What the players say about auras and reminders is not an ACTION, and neither is giving up.
        let beside = matches!(
            command,
            Command::EndActivation | Command::Under { .. } | Command::Noted { .. } | Command::Concede { .. }
        );
        ensure(meets || beside, Refusal::BoundFirst(to))
    }

    /// Nobody else draws the charge, and nothing keeps it from this enemy.
    fn not_barred(&self, model: ModelId, target: ModelId) -> Allowed {
        if !self.under(target, |w| *w == What::DrawsCharges) {
            let drawn = self.models().map(|(id, _)| id).find(|id| {
                self.there(*id)
                    && self.enemies(model, *id)
                    && self.near(model, *id, CHARGE_TARGET) == Some(true)
                    && self.under(*id, |w| *w == What::DrawsCharges)
                    && self.opponents(*id).next().is_none()
            });
            if let Some(must) = drawn {
                return Err(Refusal::MustCharge(must));
            }
        }
        let barred = self.under(model, |w| *w == What::NoChargeBesideFriends)
            && !self.friends_near(target, ENGAGED, false).is_empty();
        ensure(!barred, Refusal::ChargeBarred(target))
    }

    /// Whether enemies cannot shoot at it or charge it now.
    #[must_use]
    pub fn hidden(&self, model: ModelId) -> bool {
        self.under(model, |w| *w == What::Hidden)
    }

    /// What a weapon's own effects ask: a distance, a state, an ACTION of its own.
    pub(crate) fn weapon_usable(&self, model: ModelId, weapon: &str, target: Target) -> Allowed {
        let Some(weapon) = self.weapon(model, weapon) else { return Ok(()) };
        ensure(!self.only_by_action(weapon), Refusal::OnlyByAction)?;
        for effect in &weapon.effects {
            for what in &effect.what {
                if let What::MinRange(near) = what {
                    ensure(self.near_target(model, target, *near) != Some(true), Refusal::TooNear(target))?;
                }
                if *what == What::OnlyWhile {
                    let moment = Moment { target: target.model(), ..Moment::default() };
                    ensure(self.holds(model, &effect.conditions, &moment), Refusal::NotNow)?;
                }
            }
        }
        let first = !matches!(self.question(), Some(Step::MoreAttacks(_)));
        let off_hand = weapon.effects.iter().any(|e| e.what.contains(&What::OffHandOnly));
        ensure(!(off_hand && first), Refusal::OffHandOnly)
    }

    /// Whether a weapon strikes only by an ACTION of its own.
    #[must_use]
    pub(crate) fn only_by_action(&self, weapon: &Weapon) -> bool {
        weapon.effects.iter().any(|e| e.what.contains(&What::ActionOnly))
    }

    fn action_usable(&self, model: ModelId, action: &str) -> Allowed {
        let Some(granted) = self.granted(model).find(|a| a.id == action) else { return Ok(()) };
        if let Some(uses) = granted.uses {
            let used = self.fighter(model).map_or(0, |f| f.used.iter().filter(|u| *u == action).count());
            ensure(used < usize::from(uses), Refusal::UsedUp)?;
        }
        if let Some(most) = granted.successes {
            let done = format!("{action}: success");
            let used = self.fighter(model).map_or(0, |f| f.used.iter().filter(|u| **u == done).count());
            ensure(used < usize::from(most), Refusal::UsedUp)?;
        }
        let empty =
            granted.outcome == [Outcome::GivesBlessing] && self.fighter(model).is_none_or(|f| f.markers.blessing == 0);
        ensure(!empty, Refusal::NotNow)?;
        let scared = granted.roll == nml_catalogue::effect::ActionRoll::Risky
            && self.opponents(model).next().is_some()
            && self.under(model, |w| *w == What::MustRetreat);
        ensure(!scared, Refusal::NotNow)
    }

    /// Models that go first go first; the others wait.
    fn deploys_in_turn(&self, side: SideId, model: ModelId) -> Allowed {
        let first = |id: ModelId| self.deploys(id, |w| *w == What::DeploysFirst);
        if first(model) {
            return Ok(());
        }
        let waiting = self
            .models()
            .find(|(id, f)| f.side == side && f.presence == Presence::Waiting && !self.infiltrates(*id) && first(*id));
        match waiting {
            Some((id, _)) => Err(Refusal::DeploysFirst(id)),
            None => Ok(()),
        }
    }

    /// Whether a word of deployment is on a model.
    pub(crate) fn deploys(&self, model: ModelId, word: impl Fn(&What) -> bool) -> bool {
        self.own_effects(model).any(|(_, e)| e.when == When::Deployment && e.what.iter().any(&word))
    }

    /// Inches that effects add to Movement now: auras and what was gained, not what stands on the card.
    #[must_use]
    pub(crate) fn movement_gained(&self, model: ModelId) -> Length {
        let more = |what: &What| if let What::Movement(more) = what { Some(*more) } else { None };
        self.lasting(model, more).fold(Length::ZERO, |sum, more| sum + more)
    }

    /// The Movement that something gained gives in place of the card's.
    #[must_use]
    pub(crate) fn movement_set(&self, model: ModelId) -> Option<Length> {
        self.lasting(model, |what| if let What::MovementIs(is) = what { Some(*is) } else { None }).next()
    }

    /// Whether standing up leaves its Movement whole.
    #[must_use]
    pub fn stands_fast(&self, model: ModelId) -> bool {
        self.under(model, |w| *w == What::StandsFast)
    }

    /// Whether an enemy holds it back, strikes at its Retreat and keeps its zone against it.
    #[must_use]
    pub fn holds_back(&self, model: ModelId, enemy: ModelId) -> bool {
        !self.under(model, |w| {
            matches!(w, What::NotHeldBack(size) if self.up_to(enemy, *size))
                || matches!(w, What::NotHeldBackBut(keywords) if !self.has_any(enemy, keywords))
        })
    }

    /// Whether an enemy may strike when the model Retreats.
    #[must_use]
    pub fn may_react(&self, model: ModelId, enemy: ModelId) -> bool {
        !self.under(model, |w| {
            matches!(w, What::NoReactions(size) if self.up_to(enemy, *size))
                || matches!(w, What::NoReactionsBut(keywords) if !self.has_any(enemy, keywords))
        })
    }

    fn has_any(&self, model: ModelId, keywords: &[Keyword]) -> bool {
        keywords.iter().any(|keyword| self.has(model, keyword))
    }

    fn up_to(&self, model: ModelId, size: Option<Length>) -> bool {
        size.is_none_or(|size| self.sheet(model).is_some_and(|s| s.base.length <= size))
    }

    /// Ground that is Difficult for the model because of others: around whom, how far.
    #[must_use]
    pub(crate) fn difficult_around(&self, model: ModelId) -> Vec<(Disc, Length)> {
        let mut found = Vec::new();
        for (bearer, _) in self.models().filter(|(id, f)| f.bearer && f.on_table() && self.enemies(model, *id)) {
            for sourced in self.sheet(bearer).into_iter().flat_map(|s| &s.effects) {
                let When::Aura(aura) = &sourced.effect.when else { continue };
                if aura.effect.what.contains(&What::DifficultGround)
                    && !self.has(model, &Keyword::Negate(nml_catalogue::keyword::Negated::DifficultTerrain))
                    && let Some(disc) = self.disc(bearer)
                {
                    found.push((disc, aura.within));
                }
            }
        }
        found
    }

    /// How much higher it is seen and measured when it shoots.
    #[must_use]
    pub(crate) fn stature(&self, model: ModelId) -> Length {
        let taller = |what: &What| if let What::StandsTaller(more) = what { Some(*more) } else { None };
        self.lasting(model, taller).fold(Length::ZERO, |sum, more| sum + more)
    }

    /// Which weapons a melee series may go on with after the first, if effects say so.
    #[must_use]
    pub(crate) fn other_weapons(&self, model: ModelId, first: &str, reach: Reach) -> Option<Vec<String>> {
        let sheet = self.sheet(model)?;
        match reach {
            Reach::Melee => {
                if self.alone(model, first) || self.under(model, |w| *w == What::FightPerWeapon) {
                    return Some(Vec::new());
                }
                let others = |what: &What| {
                    let What::FightsWith(order) = what else { return None };
                    let mut order = order.iter().skip_while(|id| *id != first);
                    order.next().map(|_| order.cloned().collect())
                };
                self.lasting(model, others).next()
            }
            Reach::Ranged => {
                let others = |what: &What| {
                    let What::ShootsWithEach(keyword) = what else { return None };
                    let fits = |w: &&Weapon| w.range.is_some() && w.keywords.contains(keyword);
                    let weapons: Vec<&str> = sheet.weapons.iter().filter(fits).map(|w| w.id.as_str()).collect();
                    let others = weapons.iter().filter(|id| **id != first).map(|id| (*id).to_owned()).collect();
                    weapons.contains(&first).then_some(others)
                };
                self.lasting(model, others).next()
            }
        }
    }

    /// Whether a weapon strikes alone.
    #[must_use]
    pub fn alone(&self, model: ModelId, weapon: &str) -> bool {
        self.weapon(model, weapon).is_some_and(|w| {
            w.effects.iter().any(|e| e.what.iter().any(|w| matches!(w, What::StrikesAlone | What::ActionOnly)))
        })
    }

    /// Whether the one extra Fight of this Activation was taken.
    #[must_use]
    pub(crate) fn fought_again(&self) -> bool {
        self.tally.fought_with.iter().any(|w| w == AGAIN)
    }

    /// Whether a weapon has an effect of its own that holds for this attack.
    #[must_use]
    pub(crate) fn weapon_says(&self, model: ModelId, weapon: &str, word: impl Fn(&What) -> bool) -> bool {
        self.weapon(model, weapon).is_some_and(|w| w.effects.iter().flat_map(|e| &e.what).any(word))
    }

    /// Whether the model may fight this friend.
    #[must_use]
    pub(crate) fn fights_friend(&self, model: ModelId, friend: ModelId) -> bool {
        model != friend
            && self.there(friend)
            && self.comrades(model, friend)
            && self.near(model, friend, ENGAGED) != Some(false)
            && self.under(model, |w| {
                if let What::FightsFriends(spared) = w { spared.iter().all(|k| !self.has(friend, k)) } else { false }
            })
    }

    /// Friends that it may fight now.
    #[must_use]
    pub(crate) fn friends_to_fight(&self, model: ModelId) -> Vec<ModelId> {
        if !self.under(model, |w| matches!(w, What::FightsFriends(_))) {
            return Vec::new();
        }
        self.models().map(|(id, _)| id).filter(|id| self.fights_friend(model, *id)).collect()
    }
}

impl Battle {
    /// BLOOD MARKERS that the opponent may spend at most on the pending Success Roll.
    #[must_use]
    pub(crate) fn blood_at_most(&self, step: &Step, model: ModelId) -> u8 {
        if !matches!(step, Step::Success(_)) {
            return u8::MAX;
        }
        let most = |what: &What| if let What::BloodAtMost(most) = what { Some(*most) } else { None };
        self.lasting(model, most).min().unwrap_or(u8::MAX)
    }

    /// What an ACTION costs, for one of its outcomes. `None` if it costs nothing.
    pub(crate) fn action_purse(
        &self,
        model: ModelId,
        action: &nml_catalogue::effect::Action,
        outcome: u8,
    ) -> Option<crate::purse::Purse> {
        let price = action.price.as_ref()?;
        let mut purse = self.purse_for(model, price);
        if action.outcome.len() > 1 && purse.counts.len() == action.outcome.len() {
            purse.counts = purse.counts.get(usize::from(outcome)).copied().into_iter().collect();
        }
        Some(purse)
    }

    /// What effects ask of a place to be set up at.
    pub(crate) fn deploy_terms(&self, model: ModelId, spot: &mut crate::spot::Spot) {
        let enemies: Vec<Disc> = spot.bases.iter().filter(|d| self.enemies(model, d.model)).copied().collect();
        let friends: Vec<Disc> = spot.bases.iter().filter(|d| !self.enemies(model, d.model)).copied().collect();
        let words: Vec<What> = self
            .own_effects(model)
            .filter(|(_, e)| e.when == When::Deployment)
            .flat_map(|(_, e)| e.what.clone())
            .collect();
        for word in words {
            if let What::DeploysAwayFromFriends(far) = word {
                spot.away_from.extend(friends.iter().map(|d| (*d, far)));
            }
            if let What::DeploysAtAnyEdge(far) = word {
                spot.zone = None;
                spot.edge = true;
                spot.away_from.extend(enemies.iter().map(|d| (*d, far)));
            }
            if let What::DeploysBeyondZone(far) = word {
                spot.beyond = far;
            }
        }
    }

    /// Whether the model brings auras that reach others.
    #[must_use]
    pub(crate) fn bears_aura(&self, model: ModelId) -> bool {
        self.own_effects(model).any(|(_, e)| matches!(e.when, When::Aura(_)))
    }

    /// The models whose auras the table may have to speak of: their place is not tracked.
    #[must_use]
    pub fn bearers(&self) -> Vec<ModelId> {
        self.models().filter(|(id, _)| self.bears_aura(*id)).map(|(id, _)| id).collect()
    }
}

impl crate::run::Run {
    /// A Retreat is begun, after the roll that some enemies ask for.
    pub(crate) fn ask_to_retreat(&mut self, model: ModelId) {
        let source = self
            .battle
            .effects_on(model)
            .find(|a| a.effect.when == When::Always && a.effect.what.contains(&What::RollToRetreat))
            .map(|a| a.source.to_owned());
        match source {
            Some(source) => self.roll_for(&source, model, RollFor::Retreat),
            None => self.begin_retreat(model),
        }
    }
}
