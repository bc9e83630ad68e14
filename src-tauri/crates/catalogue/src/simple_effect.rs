//! Effects that a form can hold: one thing that happens, at one moment, under plain conditions.
//!
//! The vocabulary of [`effect`](crate::effect) says far more than a form has room for. Here is the part of it that
//! house rules are usually made of, and which words of it go together. Everything else is copied from where a pack has
//! it already.
//!
//! ```
//! use nml_catalogue::simple_effect::{SimpleEffect, SimpleWhat, SimpleWhen};
//!
//! let steady = SimpleEffect { number: 1, ..SimpleEffect::new(SimpleWhat::Dice, SimpleWhen::MoraleCheck) };
//! let effect = steady.effect().unwrap();
//! assert_eq!(SimpleEffect::of(&effect), Some(steady));
//! // Nobody moves further because of an Injury Roll.
//! assert!(SimpleEffect::new(SimpleWhat::Movement, SimpleWhen::OwnInjuryRoll).effect().is_err());
//! ```

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::effect::{Condition, Effect, What, When};
use crate::keyword::Keyword;
use crate::length::Length;
use crate::messages;
use crate::rejection::Rejection;
use crate::{text, thing};

/// When it acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SimpleWhen {
    /// All the time.
    Always,
    /// The bearer takes a Success Roll. On a weapon: only rolls of attacks with it.
    OwnSuccessRoll,
    /// Somebody attacks the bearer.
    TargetedByAttack,
    /// An Injury Roll caused by the bearer's attack.
    OwnInjuryRoll,
    /// An Injury Roll made for the bearer.
    InjuryRollAgainst,
    /// After an Injury Roll caused by the bearer's attack.
    AfterOwnInjuryRoll,
    /// The Warband takes a Morale Check.
    MoraleCheck,
}

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SimpleCondition {
    /// A ranged attack.
    Ranged,
    /// A melee attack.
    Melee,
    /// The hit was a critical.
    Critical,
    /// The target is Down.
    TargetDown,
    /// At Short Range.
    ShortRange,
    /// A Dash.
    Dash,
    /// A climb.
    Climb,
    /// A jump or a Diving Charge.
    Jump,
    /// From an Elevated Position.
    Elevated,
    /// The first ACTION of the Activation was a Charge.
    FirstActionCharge,
    /// The bearer took a Charge ACTION this Turn.
    Charged,
    /// The target was taken Out of Action.
    OutOfAction,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SimpleWhat {
    /// DICE.
    Dice,
    /// INJURY DICE.
    InjuryDice,
    /// INJURY MODIFIER.
    InjuryModifier,
    /// The bearer, or its attack, has the keyword.
    Keyword,
    /// The bearer lacks the keyword.
    LosesKeyword,
    /// Ranged Characteristic.
    RangedCharacteristic,
    /// Melee Characteristic.
    MeleeCharacteristic,
    /// Movement Characteristic.
    Movement,
    /// BLOOD MARKERS on the target.
    TargetBlood,
    /// BLESSING MARKERS on the bearer.
    OwnBlessing,
    /// It never takes BLOOD MARKERS.
    NoBloodMarkers,
    /// No Success Roll is needed.
    AutomaticSuccess,
    /// It cannot Dash.
    CannotDash,
    /// It cannot Retreat.
    CannotRetreat,
    /// Falling does not injure it.
    NoFallInjury,
    /// Standing up does not halve its Movement.
    StandsFast,
    /// What the table carries out, in one sentence.
    Reminder,
}

/// What has to be said with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Takes {
    /// Nothing.
    Nothing,
    /// A number above or below nought.
    Signed,
    /// How many markers.
    Count,
    /// A length above or below nought, in micrometres.
    Length,
    /// A keyword.
    Keyword,
    /// A sentence.
    Sentence,
}

/// One simple effect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SimpleEffect {
    /// When it acts.
    pub when: SimpleWhen,
    /// All of these must hold.
    #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<SimpleCondition>,
    /// What happens.
    pub what: SimpleWhat,
    /// How much: DICE, markers or micrometres; 0 if it takes no number.
    #[serde(default)]
    pub number: i32,
    /// The keyword or the sentence; empty if it takes none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

/// The most DICE or INJURY MODIFIER either way.
const SIGNED_MAX: i32 = 6;
/// The most markers at once.
const COUNT_MAX: i32 = 6;
/// The most inches that a Movement Characteristic changes.
const INCHES_MAX: i32 = 12;
/// Why the app does not compute a sentence.
pub const HOUSE_RULE: &str = "a house rule in words";

impl SimpleWhen {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Always,
        Self::OwnSuccessRoll,
        Self::TargetedByAttack,
        Self::OwnInjuryRoll,
        Self::InjuryRollAgainst,
        Self::AfterOwnInjuryRoll,
        Self::MoraleCheck,
    ];

    /// What can be asked of that moment.
    #[must_use]
    pub const fn conditions(self) -> &'static [SimpleCondition] {
        use SimpleCondition as C;
        match self {
            Self::Always | Self::MoraleCheck => &[],
            Self::OwnSuccessRoll => &[
                C::Melee,
                C::Ranged,
                C::Dash,
                C::Climb,
                C::Jump,
                C::TargetDown,
                C::ShortRange,
                C::Elevated,
                C::FirstActionCharge,
            ],
            Self::TargetedByAttack | Self::InjuryRollAgainst => &[C::Melee, C::Ranged],
            Self::OwnInjuryRoll => &[C::Melee, C::Ranged, C::Critical, C::TargetDown, C::ShortRange],
            Self::AfterOwnInjuryRoll => &[C::Melee, C::Critical, C::Charged, C::OutOfAction],
        }
    }

    const fn when(self) -> When {
        match self {
            Self::Always => When::Always,
            Self::OwnSuccessRoll => When::OwnSuccessRoll,
            Self::TargetedByAttack => When::TargetedByAttack,
            Self::OwnInjuryRoll => When::OwnInjuryRoll,
            Self::InjuryRollAgainst => When::InjuryRollAgainst,
            Self::AfterOwnInjuryRoll => When::AfterOwnInjuryRoll,
            Self::MoraleCheck => When::MoraleCheck,
        }
    }
}

impl SimpleCondition {
    const ALL: [Self; 12] = [
        Self::Ranged,
        Self::Melee,
        Self::Critical,
        Self::TargetDown,
        Self::ShortRange,
        Self::Dash,
        Self::Climb,
        Self::Jump,
        Self::Elevated,
        Self::FirstActionCharge,
        Self::Charged,
        Self::OutOfAction,
    ];

    const fn condition(self) -> Condition {
        match self {
            Self::Ranged => Condition::Ranged,
            Self::Melee => Condition::Melee,
            Self::Critical => Condition::Critical,
            Self::TargetDown => Condition::TargetDown,
            Self::ShortRange => Condition::ShortRange,
            Self::Dash => Condition::Dash,
            Self::Climb => Condition::Climb,
            Self::Jump => Condition::Jump,
            Self::Elevated => Condition::Elevated,
            Self::FirstActionCharge => Condition::FirstActionCharge,
            Self::Charged => Condition::Charged,
            Self::OutOfAction => Condition::OutOfAction,
        }
    }
}

impl SimpleWhat {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 17] = [
        Self::Dice,
        Self::InjuryDice,
        Self::InjuryModifier,
        Self::Keyword,
        Self::LosesKeyword,
        Self::RangedCharacteristic,
        Self::MeleeCharacteristic,
        Self::Movement,
        Self::TargetBlood,
        Self::OwnBlessing,
        Self::NoBloodMarkers,
        Self::AutomaticSuccess,
        Self::CannotDash,
        Self::CannotRetreat,
        Self::NoFallInjury,
        Self::StandsFast,
        Self::Reminder,
    ];

    /// What has to be said with it.
    #[must_use]
    pub const fn takes(self) -> Takes {
        match self {
            Self::Dice
            | Self::InjuryDice
            | Self::InjuryModifier
            | Self::RangedCharacteristic
            | Self::MeleeCharacteristic => Takes::Signed,
            Self::Keyword | Self::LosesKeyword => Takes::Keyword,
            Self::Movement => Takes::Length,
            Self::TargetBlood | Self::OwnBlessing => Takes::Count,
            Self::NoBloodMarkers
            | Self::AutomaticSuccess
            | Self::CannotDash
            | Self::CannotRetreat
            | Self::NoFallInjury
            | Self::StandsFast => Takes::Nothing,
            Self::Reminder => Takes::Sentence,
        }
    }

    /// When it can happen; the first is the usual one.
    #[must_use]
    pub const fn whens(self) -> &'static [SimpleWhen] {
        use SimpleWhen as W;
        match self {
            Self::Dice => &[W::OwnSuccessRoll, W::TargetedByAttack, W::MoraleCheck],
            Self::InjuryDice | Self::InjuryModifier => &[W::OwnInjuryRoll, W::InjuryRollAgainst],
            Self::Keyword => &[W::Always, W::OwnSuccessRoll, W::OwnInjuryRoll],
            Self::TargetBlood | Self::OwnBlessing => &[W::AfterOwnInjuryRoll],
            Self::AutomaticSuccess => &[W::OwnSuccessRoll],
            Self::LosesKeyword
            | Self::RangedCharacteristic
            | Self::MeleeCharacteristic
            | Self::Movement
            | Self::NoBloodMarkers
            | Self::CannotDash
            | Self::CannotRetreat
            | Self::NoFallInjury
            | Self::StandsFast
            | Self::Reminder => &[W::Always],
        }
    }
}

impl SimpleEffect {
    /// One without conditions, that says nothing yet.
    #[must_use]
    pub const fn new(what: SimpleWhat, when: SimpleWhen) -> Self {
        Self { when, conditions: Vec::new(), what, number: 0, text: String::new() }
    }

    /// In the vocabulary of packs.
    ///
    /// # Errors
    /// `EFFECT_UNFIT` if its words do not go together; what is wrong with its number, keyword or sentence.
    pub fn effect(&self) -> Result<Effect, Rejection> {
        let conditions = self.when.conditions();
        if !self.what.whens().contains(&self.when) || !self.conditions.iter().all(|one| conditions.contains(one)) {
            return Err(Rejection::form(messages::effect_unfit()));
        }
        Ok(Effect {
            when: self.when.when(),
            conditions: self.conditions.iter().map(|one| one.condition()).collect(),
            what: vec![self.happens()?],
        })
    }

    fn happens(&self) -> Result<What, Rejection> {
        Ok(match self.what {
            SimpleWhat::Dice => What::Dice(self.signed()?),
            SimpleWhat::InjuryDice => What::InjuryDice(self.signed()?),
            SimpleWhat::InjuryModifier => What::InjuryModifier(self.signed()?),
            SimpleWhat::Keyword => What::Keyword(self.keyword()?),
            SimpleWhat::LosesKeyword => What::LosesKeyword(self.keyword()?),
            SimpleWhat::RangedCharacteristic => What::RangedCharacteristic(self.signed()?),
            SimpleWhat::MeleeCharacteristic => What::MeleeCharacteristic(self.signed()?),
            SimpleWhat::Movement => {
                let most = Length::inches(INCHES_MAX);
                let by = Length::micrometres(self.number);
                if by == Length::ZERO || by > most || by < -most {
                    return Err(Rejection::form(messages::number_out_of_range(-INCHES_MAX, INCHES_MAX)));
                }
                What::Movement(by)
            }
            SimpleWhat::TargetBlood => What::TargetBlood(self.count()?),
            SimpleWhat::OwnBlessing => What::OwnBlessing(self.count()?),
            SimpleWhat::NoBloodMarkers => What::NoBloodMarkers,
            SimpleWhat::AutomaticSuccess => What::AutomaticSuccess,
            SimpleWhat::CannotDash => What::CannotDash,
            SimpleWhat::CannotRetreat => What::CannotRetreat,
            SimpleWhat::NoFallInjury => What::NoFallInjury,
            SimpleWhat::StandsFast => What::StandsFast,
            SimpleWhat::Reminder => {
                let text = self.text.trim();
                if text.is_empty() {
                    return Err(Rejection::form(messages::name_empty(thing::a_reminder(), text::NOTE_CHARACTERS)));
                }
                text::note(thing::a_reminder(), text)?;
                What::Reminder { text: text.to_owned(), reason: HOUSE_RULE.to_owned() }
            }
        })
    }

    fn signed(&self) -> Result<i8, Rejection> {
        let fits = self.number != 0 && (-SIGNED_MAX..=SIGNED_MAX).contains(&self.number);
        let number = i8::try_from(self.number).ok().filter(|_| fits);
        number.ok_or_else(|| Rejection::form(messages::number_out_of_range(-SIGNED_MAX, SIGNED_MAX)))
    }

    fn count(&self) -> Result<u8, Rejection> {
        let number = u8::try_from(self.number).ok().filter(|_| (1..=COUNT_MAX).contains(&self.number));
        number.ok_or_else(|| Rejection::form(messages::number_out_of_range(1, COUNT_MAX)))
    }

    fn keyword(&self) -> Result<Keyword, Rejection> {
        let text = self.text.trim();
        text.parse().map_err(|_| Rejection::form(messages::no_keyword(text.chars().take(60).collect::<String>())))
    }

    /// An effect in a form's words. `None` if it says more than a form holds.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "few words of the vocabulary are simple")]
    pub fn of(effect: &Effect) -> Option<Self> {
        let [what] = effect.what.as_slice() else { return None };
        let when = SimpleWhen::ALL.into_iter().find(|simple| simple.when() == effect.when)?;
        let conditions = effect
            .conditions
            .iter()
            .map(|condition| SimpleCondition::ALL.into_iter().find(|simple| simple.condition() == *condition));
        let (what, number, text) = match what {
            What::Dice(n) => (SimpleWhat::Dice, i32::from(*n), String::new()),
            What::InjuryDice(n) => (SimpleWhat::InjuryDice, i32::from(*n), String::new()),
            What::InjuryModifier(n) => (SimpleWhat::InjuryModifier, i32::from(*n), String::new()),
            What::Keyword(keyword) => (SimpleWhat::Keyword, 0, keyword.to_string()),
            What::LosesKeyword(keyword) => (SimpleWhat::LosesKeyword, 0, keyword.to_string()),
            What::RangedCharacteristic(n) => (SimpleWhat::RangedCharacteristic, i32::from(*n), String::new()),
            What::MeleeCharacteristic(n) => (SimpleWhat::MeleeCharacteristic, i32::from(*n), String::new()),
            What::Movement(by) => (SimpleWhat::Movement, by.as_micrometres(), String::new()),
            What::TargetBlood(n) => (SimpleWhat::TargetBlood, i32::from(*n), String::new()),
            What::OwnBlessing(n) => (SimpleWhat::OwnBlessing, i32::from(*n), String::new()),
            What::NoBloodMarkers => (SimpleWhat::NoBloodMarkers, 0, String::new()),
            What::AutomaticSuccess => (SimpleWhat::AutomaticSuccess, 0, String::new()),
            What::CannotDash => (SimpleWhat::CannotDash, 0, String::new()),
            What::CannotRetreat => (SimpleWhat::CannotRetreat, 0, String::new()),
            What::NoFallInjury => (SimpleWhat::NoFallInjury, 0, String::new()),
            What::StandsFast => (SimpleWhat::StandsFast, 0, String::new()),
            What::Reminder { text, .. } => (SimpleWhat::Reminder, 0, text.clone()),
            _ => return None,
        };
        let simple = Self { when, conditions: conditions.collect::<Option<_>>()?, what, number, text };
        // What a form would not take back is not in its words.
        simple.effect().is_ok().then_some(simple)
    }
}
