//! When markers may be spent on a roll: who, how many, and who declares first (MRK-03 to MRK-08).

use nml_dice::{InjuryRoll as InjurySpec, SuccessRoll as SuccessSpec};

use super::refusal::Refusal;
use super::success::signed;
use crate::allowed::{Allowed, ensure};
use crate::log::command::Spend;
use crate::log::state::{Battle, ModelId, SideId};
use crate::log::step::{Purpose, Step};
use nml_catalogue::effect::{What, When};
use nml_catalogue::ruling::MarkerOrder;

/// Whether the side may spend these on the pending roll.
pub(super) fn spend(battle: &Battle, step: &Step, side: SideId, markers: Spend) -> Allowed {
    let window = step.window().ok_or(Refusal::NotAsked)?;
    ensure(window.of(side).is_none(), Refusal::DeclaredAlready)?;
    ensure(battle.spenders(step).any(|s| s == side), Refusal::CannotSpend)?;
    let second = battle.declares_first(step).is_some_and(|first| first != side && window.of(first).is_none());
    ensure(!second, Refusal::DeclaresSecond)?;
    let most = battle.purse(step, side);
    ensure(
        markers.blood <= most.blood && markers.infection <= most.infection && markers.blessing <= most.blessing,
        Refusal::NotThatManyMarkers,
    )?;
    ensure(!markers.bloodbath || most.bloodbath, Refusal::CannotSpend)?;
    let Step::Injury(roll) = step else { return Ok(()) };
    let price = battle.bloodbath_price(roll);
    ensure(!markers.bloodbath || markers.hostile() >= price, Refusal::NotThatManyMarkers)?;
    // If BLOOD buys no INJURY DICE, it pays for the Bloodbath and for nothing above that.
    let for_bloodbath = if markers.bloodbath { price.saturating_sub(markers.infection) } else { 0 };
    ensure(markers.blood <= for_bloodbath || !battle.blood_buys_no_dice(roll), Refusal::CannotSpend)
}

impl Battle {
    /// Whether one side has declared in secret and the other has still to (C-03).
    #[must_use]
    pub fn conceals(&self, step: &Step) -> bool {
        let secret = self.field.ruleset.rulings.marker_order.is_secret();
        secret && step.window().is_some_and(|w| !w.declared.is_empty()) && self.spenders(step).next().is_some()
    }

    /// The side that must declare first on this roll (MRK-08, C-03).
    #[must_use]
    pub(crate) fn declares_first(&self, step: &Step) -> Option<SideId> {
        let window = step.window()?;
        match self.field.ruleset.rulings.marker_order {
            MarkerOrder::InitOrders => window.first,
            MarkerOrder::SimultaneousSecret => None,
            MarkerOrder::RollerOwnerFirst => {
                let rolls = if let Step::Injury(roll) = step {
                    self.makes(roll)
                } else {
                    step.window_model().and_then(|m| self.fighter(m)).map(|f| f.side)
                };
                rolls.filter(|side| window.of(*side).is_some() || self.has_to_spend(step, *side))
            }
        }
    }

    fn has_to_spend(&self, step: &Step, side: SideId) -> bool {
        let purse = self.purse(step, side);
        purse.hostile() + purse.blessing > 0
    }

    /// The sides that have something to spend on the pending roll and have not declared.
    pub fn spenders(&self, step: &Step) -> impl Iterator<Item = SideId> {
        let open = step.window().is_some();
        self.side_ids().filter(move |side| {
            let purse = self.purse(step, *side);
            open && purse.hostile() + purse.blessing > 0 && step.window().is_some_and(|w| w.of(*side).is_none())
        })
    }

    /// The most that a side may spend on the pending roll: enemies BLOOD and INFECTION, the owner
    /// BLESSING of the model that rolls or is hurt (MRK-03 to MRK-06).
    #[must_use]
    pub fn purse(&self, step: &Step, side: SideId) -> Spend {
        let none = Spend::default();
        let Some((model, fighter)) = step.window_model().and_then(|m| Some((m, self.fighter(m)?))) else {
            return none;
        };
        if self.hostile(side, fighter.side) {
            let ally = self.scene.alliances.spares(side, fighter.side);
            if ally || self.blood_barred(step, model) || self.anothers_attack(step, side, fighter.side) {
                return none;
            }
            let hostile = fighter.markers.blood.saturating_add(fighter.markers.infection);
            let bloodbath = if let Step::Injury(roll) = step { hostile >= self.bloodbath_price(roll) } else { false };
            let kept = matches!(step, Step::Injury(roll) if self.blood_buys_no_dice(roll));
            let price = if let Step::Injury(roll) = step { self.bloodbath_price(roll) } else { 0 };
            let most = if !kept {
                self.blood_at_most(step, model)
            } else if bloodbath {
                price
            } else {
                0
            };
            let blood = fighter.markers.blood.min(most);
            Spend { blood, infection: fighter.markers.infection, blessing: 0, bloodbath }
        } else if side == fighter.side {
            Spend { blessing: fighter.markers.blessing, ..none }
        } else {
            none
        }
    }

    /// An Injury Roll by an attack of another enemy: in All Out War only the attacker's player spends on it. A model
    /// that belongs to nobody has no player.
    fn anothers_attack(&self, step: &Step, side: SideId, owner: SideId) -> bool {
        let (true, Step::Injury(roll)) = (self.draws_cards(), step) else { return false };
        let attacker = roll.cause.attack().and_then(|attack| self.fighter(attack.attacker)).map(|f| f.side);
        attacker.is_some_and(|by| by != side && self.side_ids().any(|s| s == by) && self.hostile(by, owner))
    }

    /// An effect says that the hurt model's BLOOD buys no INJURY DICE on this roll.
    fn blood_buys_no_dice(&self, roll: &crate::log::step::InjuryRoll) -> bool {
        let moment = self.moment_of(roll);
        self.effects_on(roll.victim).any(|a| {
            a.effect.when == When::InjuryRollAgainst
                && a.effect.what.contains(&What::BloodCannotBeSpent)
                && self.holds(roll.victim, &a.effect.conditions, &moment)
        })
    }

    /// An effect says that the opponent cannot spend the model's BLOOD on this roll.
    fn blood_barred(&self, step: &Step, model: ModelId) -> bool {
        let Step::Success(roll) = step else { return false };
        let attack = if let Purpose::Attack(attack) = &roll.purpose { Some(attack) } else { None };
        let moment =
            super::effects::Moment { attack, target: attack.and_then(|a| a.target.model()), ..Default::default() };
        self.effects_on(model).any(|a| {
            a.effect.when == When::OwnSuccessRoll
                && a.effect.what.contains(&What::BloodCannotBeSpent)
                && self.holds(model, &a.effect.conditions, &moment)
        })
    }
}

/// A Success Roll with these further markers spent on it.
pub(super) fn spent_on_success(spec: SuccessSpec, spent: Spend) -> SuccessSpec {
    let dice = [-signed(spent.blood), -signed(spent.infection), signed(spent.blessing)];
    SuccessSpec { net: dice.into_iter().fold(spec.net, i8::saturating_add), ..spec }
}

/// An Injury Roll with these further markers spent on it; `price` of them pay for the Bloodbath it already is.
pub(super) fn spent_on_injury(mut spec: InjurySpec, spent: Spend, price: u8) -> InjurySpec {
    let more = signed(spent.hostile().saturating_sub(price));
    spec.pool.net = spec.pool.net.saturating_add(more).saturating_add(-signed(spent.blessing));
    spec
}
