//! What a result is worth to the side that brings it about, in thousandths of a ducat: whole numbers, so that every
//! computer plays alike.

use nml_battle::{Attack, Battle, Chances, ModelId, Reach, Target};
use nml_dice::{AttackBands, InjuryBands, SuccessBands, Ways};

/// What a ducat is.
pub(crate) const DUCAT: i64 = 1000;
/// Nobody is worth less: a model without a price still takes up an enemy.
const LEAST: i64 = 25 * DUCAT;
/// What a point of Glory counts.
const GLORY: i64 = 15 * DUCAT;
/// A model that goes Down, as a part of one that goes Out of Action: hundredths.
const DOWN: i64 = 30;
/// A BLOOD MARKER, likewise.
const MINOR: i64 = 10;
/// A roll that hurts nobody: what its success is worth.
const SUCCESS: i64 = 12 * DUCAT;
/// A marker that is kept for later, as a part of the model that carries it: hundredths.
const MARKER: i64 = 4;

/// What a model is worth.
pub(crate) fn of(battle: &Battle, model: ModelId) -> i64 {
    let card = battle.sheet(model);
    card.map_or(LEAST, |card| (i64::from(card.ducats) * DUCAT + i64::from(card.glory) * GLORY).max(LEAST))
}

/// What a marker on a model is worth that nobody spends now.
pub(crate) fn marker(battle: &Battle, model: ModelId) -> i64 {
    of(battle, model) * MARKER / 100
}

/// What the chances of a roll are worth to the side that wants it to succeed, with the model that is hurt by it.
pub(crate) fn of_chances(battle: &Battle, chances: &Chances, victim: Option<ModelId>) -> i64 {
    let prize = victim.map_or(LEAST, |victim| of(battle, victim));
    match chances {
        Chances::Success(Ways { bands: SuccessBands { success, critical, .. }, of }) => {
            part(SUCCESS, success + critical, *of)
        }
        Chances::Attack(Ways { bands: AttackBands { minor_hit, down, out_of_action, .. }, of })
        | Chances::Injury(Ways { bands: InjuryBands { minor_hit, down, out_of_action, .. }, of }) => {
            part(prize, *out_of_action, *of)
                + part(prize * DOWN / 100, *down, *of)
                + part(prize * MINOR / 100, *minor_hit, *of)
        }
    }
}

/// What one attack is worth before it is declared.
pub(crate) fn of_attack(battle: &Battle, attacker: ModelId, weapon: &str, target: ModelId, range: Reach) -> i64 {
    let attack: Attack = battle.thought_of(attacker, weapon, Target::Model(target), range);
    of_chances(battle, &battle.thought(&attack), Some(target))
}

/// The best a model could do to another in melee with one attack.
pub(crate) fn of_melee(battle: &Battle, attacker: ModelId, target: ModelId) -> i64 {
    let Some(card) = battle.sheet(attacker).filter(|card| card.melee.is_some()) else { return 0 };
    let weapons = card.weapons.iter().filter(|w| w.melee);
    weapons.map(|w| of_attack(battle, attacker, &w.id, target, Reach::Melee)).max().unwrap_or(0)
}

/// This many of that many parts of a worth.
fn part(worth: i64, ways: u128, of: u128) -> i64 {
    let whole = u128::try_from(worth).unwrap_or(0).saturating_mul(ways) / of.max(1);
    i64::try_from(whole).unwrap_or(i64::MAX)
}
