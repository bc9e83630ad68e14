//! The exact odds of a roll that somebody is considering.

use nml_catalogue::ruleset::{self, OFFICIAL};
use nml_dice::{Attack, InjuryReading, InjuryRoll, Pool, SuccessRoll};
pub use nml_dice::{AttackBands, Fraction, InjuryBands, SuccessBands, Wound};
use schemars::JsonSchema;
use serde::Serialize;

use crate::code;
use crate::failure::Failure;
use crate::plain_words;

/// DICE, INJURY DICE and each INJURY MODIFIER asked about go from −12 to 12.
pub const LIMIT: i8 = 12;
/// The most INJURY MODIFIERS asked about.
pub const MODIFIERS: usize = 32;

/// Chances by band, as decimal numbers and exactly.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Odds<P, E> {
    /// Decimal numbers, accurate to 1e-12.
    #[serde(flatten)]
    pub chances: P,
    /// The same as fractions in lowest terms.
    pub exact: E,
    /// What is rolled, one line for each roll.
    #[serde(skip)]
    pub rolls: Vec<String>,
}

/// The odds of a Success Roll.
pub type SuccessOdds = Odds<SuccessBands<f64>, SuccessBands<Fraction>>;
/// The odds of an Injury Roll.
pub type InjuryOdds = Odds<InjuryBands<f64>, InjuryBands<Fraction>>;
/// The odds of an attack before anything is rolled.
pub type AttackOdds = Odds<AttackBands<f64>, AttackBands<Fraction>>;

/// The odds of a Success Roll with this many net DICE.
///
/// # Errors
/// `OUT_OF_RANGE`.
pub fn success(dice: i8) -> Result<SuccessOdds, Failure> {
    let roll = SuccessRoll::new(within(plain_words::dice_out_of_range, dice)?);
    let odds = roll.odds();
    let rolls = vec![plain_words::success_roll(pool(roll.pool()))];
    Ok(Odds { chances: odds.decimal(), exact: odds.exact(), rolls })
}

/// The odds of an Injury Roll under a shipped ruleset, the official one if none is named.
///
/// # Errors
/// `OUT_OF_RANGE`, `TOO_MANY`, `UNKNOWN_RULESET`.
pub fn injury(wound: &Wound, ruleset: Option<&str>) -> Result<InjuryOdds, Failure> {
    let roll = injury_roll(wound, &reading(ruleset)?)?;
    let odds = roll.odds();
    Ok(Odds { chances: odds.decimal(), exact: odds.exact(), rolls: vec![injury_text(roll)] })
}

/// The odds of a whole attack: `critical` is the keyword CRITICAL.
///
/// # Errors
/// `OUT_OF_RANGE`, `TOO_MANY`, `UNKNOWN_RULESET`.
pub fn attack(dice: i8, wound: &Wound, critical: bool, ruleset: Option<&str>) -> Result<AttackOdds, Failure> {
    let reading = reading(ruleset)?;
    let attack = Attack {
        success: SuccessRoll::new(within(plain_words::dice_out_of_range, dice)?),
        injury: injury_roll(wound, &reading)?,
        critical: if critical { reading.critical_keyword } else { reading.critical },
    };
    let odds = attack.odds();
    let rolls = vec![
        plain_words::success_roll(pool(attack.success.pool())),
        injury_text(attack.injury),
        critical_text(attack.critical_injury()),
    ];
    Ok(Odds { chances: odds.decimal(), exact: odds.exact(), rolls })
}

fn reading(ruleset: Option<&str>) -> Result<InjuryReading, Failure> {
    let ruleset = ruleset::find(ruleset.unwrap_or(OFFICIAL))
        .map_err(|error| Failure::new(code::of_ruleset(&error), error.to_string()))?;
    Ok(ruleset.rulings.injury_reading())
}

fn injury_roll(wound: &Wound, reading: &InjuryReading) -> Result<InjuryRoll, Failure> {
    within(plain_words::injury_dice_out_of_range, wound.injury_dice)?;
    if wound.injury_modifiers.len() > MODIFIERS {
        let given = wound.injury_modifiers.len();
        return Err(Failure::new(code::TOO_MANY, plain_words::too_many_modifiers(given, MODIFIERS)));
    }
    for &modifier in &wound.injury_modifiers {
        within(plain_words::modifier_out_of_range, modifier)?;
    }
    Ok(InjuryRoll::new(wound, reading))
}

fn within(refused: fn(i8, i8) -> String, number: i8) -> Result<i8, Failure> {
    if (-LIMIT..=LIMIT).contains(&number) {
        Ok(number)
    } else {
        Err(Failure::new(code::OUT_OF_RANGE, refused(number, LIMIT)))
    }
}

fn pool(pool: Pool) -> String {
    let (dice, kept) = (pool.dice(), pool.kept());
    match pool.net() {
        1.. => plain_words::highest_dice(dice, kept),
        0 => plain_words::all_dice(dice),
        ..0 => plain_words::lowest_dice(dice, kept),
    }
}

fn injury_text(roll: InjuryRoll) -> String {
    match roll.modifier {
        0 => plain_words::injury_roll(pool(roll.pool)),
        modifier => plain_words::injury_roll_modified(pool(roll.pool), format!("{modifier:+}")),
    }
}

fn critical_text(roll: InjuryRoll) -> String {
    match roll.modifier {
        0 => plain_words::after_critical(pool(roll.pool)),
        modifier => plain_words::after_critical_modified(pool(roll.pool), format!("{modifier:+}")),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn wound(injury_dice: i8, injury_modifiers: &[i8]) -> Wound {
        Wound { injury_dice, injury_modifiers: injury_modifiers.to_vec(), ..Wound::default() }
    }

    #[test]
    fn chances_come_with_their_fractions() {
        let odds = serde_json::to_value(success(0).unwrap()).unwrap();
        let expected = serde_json::json!({
            "failure": 5.0 / 12.0, "success": 5.0 / 9.0, "critical": 1.0 / 36.0,
            "exact": {"failure": "5/12", "success": "5/9", "critical": "1/36"},
        });
        assert_eq!(odds, expected);
        assert_eq!(injury(&wound(0, &[]), None).unwrap().exact.no_effect.to_string(), "0/1");
    }

    #[test]
    fn c_24_rulesets_cap_modifiers_their_way() {
        let out = |set, modifiers: &[i8]| injury(&wound(0, modifiers), set).unwrap().exact.out_of_action.to_string();
        // −4 held at −3, then +1: −2, so 11 or 12.
        assert_eq!(out(None, &[-2, -2, 1]), "1/12");
        assert_eq!(out(Some("quick-start"), &[-2, -2, 1]), "1/36");
        assert_eq!(out(Some("quick-start"), &[-2, -2]), "0/1");
    }

    #[test]
    fn c_23_c_37_rulesets_read_deadly_and_critical_their_way() {
        let deadly = Wound { deadly: true, ..Wound::default() };
        let two_players = Some("two-player-quick-start");
        assert_eq!(injury(&deadly, None).unwrap().exact.out_of_action.to_string(), "20/27");
        assert_eq!(injury(&deadly, two_players).unwrap().exact.out_of_action.to_string(), "5/18");
        let plain = wound(0, &[]);
        let attack = |critical, set| attack(0, &plain, critical, set).unwrap().exact;
        assert_ne!(attack(true, None), attack(false, None));
        assert_eq!(attack(true, two_players), attack(false, None));
    }

    #[test]
    fn what_cannot_be_asked_is_refused() {
        for (failure, code) in [
            (success(13).unwrap_err(), "OUT_OF_RANGE"),
            (injury(&wound(-13, &[]), None).unwrap_err(), "OUT_OF_RANGE"),
            (injury(&wound(0, &[0, -13]), None).unwrap_err(), "OUT_OF_RANGE"),
            (injury(&wound(0, &[1; 33]), None).unwrap_err(), "TOO_MANY"),
            (attack(-13, &wound(0, &[]), false, None).unwrap_err(), "OUT_OF_RANGE"),
            (attack(0, &wound(0, &[]), false, Some("house")).unwrap_err(), "UNKNOWN_RULESET"),
        ] {
            assert_eq!(failure.code, code, "{failure}");
        }
        assert!(injury(&wound(12, &[12; 32]), None).is_ok());
        assert!(attack(-12, &wound(-12, &[-12; 32]), true, None).is_ok());
    }
}
