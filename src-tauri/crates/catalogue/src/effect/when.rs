//! When an effect acts.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Action, Aura, Call};

/// The moment or the roll an effect belongs to. "Bearer" is the model that has the effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// All the time: keywords and characteristics.
    Always,
    /// The bearer takes a Success Roll. On a weapon: only rolls of attacks with it.
    OwnSuccessRoll,
    /// Somebody's attack roll has the bearer as its target.
    TargetedByAttack,
    /// An Injury Roll caused by the bearer's attack. On a weapon: attacks with it.
    OwnInjuryRoll,
    /// An Injury Roll made for the bearer.
    InjuryRollAgainst,
    /// The result of an Injury Roll made for the bearer is about to be applied.
    InjuryResultAgainst,
    /// After an Injury Roll caused by the bearer's attack.
    AfterOwnInjuryRoll,
    /// Models near the bearer are under the inner effect.
    Aura(Box<Aura>),
    /// The bearer has an ACTION of its own.
    Action(Box<Action>),
    /// The bearer's Charge Bonus is rolled.
    ChargeBonus,
    /// The bearer is deployed.
    Deployment,
    /// The bearer is Activated.
    Activation,
    /// The bearer was taken Out of Action.
    OwnOutOfAction,
    /// The bearer failed a Risky Success Roll.
    RiskyFailure,
    /// An enemy's charge ended within an inch of the bearer.
    ChargedByEnemy,
    /// The bearer's Activation ends.
    ActivationEnd,
    /// An ACTION of a friend removed markers from another friend.
    FriendRelieved,
    /// A friend was taken Out of Action.
    FriendOutOfAction,
    /// Another model, of any side, was taken Out of Action this near to the bearer.
    OutOfActionNear(crate::length::Length),
    /// The Warband takes a Morale Check.
    MoraleCheck,
    /// The list is built.
    Muster,
    /// After the game or between games.
    Campaign,
    /// An attack on the bearer failed.
    MissedByAttack,
    /// After an Injury Roll made for the bearer, by an attack.
    AfterInjuryRollAgainst,
    /// An attack of the bearer is settled, with any result. On a weapon: attacks with it.
    AfterOwnAttack,
    /// The bearer begins to Retreat.
    Retreating,
    /// A Turn begins, Initiative is known.
    TurnStart,
    /// An enemy Warband takes a Morale Check.
    EnemyMoraleCheck,
    /// Before the models are set up: activities, one at a time (SET-06).
    PreGame,
    /// The owner calls on it for a roll.
    Called(Box<Call>),
    /// An enemy ends a move this near to the bearer.
    EnemyEndsMove(crate::length::Length),
}

impl When {
    /// The ACTION that it gives the bearer, if it gives one.
    #[must_use]
    pub fn action(&self) -> Option<&Action> {
        if let Self::Action(action) = self { Some(action) } else { None }
    }
}
