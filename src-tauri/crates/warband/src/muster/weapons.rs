//! Weapon lines as a model wields them.

use crate::check::{Loadout, Terms, wielded_in_one_hand};
use nml_catalogue::card::{ModelCard, Sourced, Weapon, WeaponKind};
use nml_catalogue::effect::{Condition, Effect, What, When};
use nml_catalogue::item::{Ammunition, Item, Kind};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// What changes a model's weapons beyond the items themselves.
pub(super) struct Arming<'t> {
    one_handed: Option<&'t str>,
    terms: &'t Terms<'t>,
}

/// Whether an effect of a weapon belongs to attacks with it, and not to its bearer.
pub(super) fn speaks_of_its_attacks(effect: &Effect) -> bool {
    let of_the_bearer = effect.conditions.iter().any(|condition| {
        matches!(
            condition,
            Condition::NeitherAttackNorDash
                | Condition::Dash
                | Condition::Climb
                | Condition::Jump
                | Condition::Action(_)
                | Condition::RemovesMarkers
        )
    });
    let of_rolls = match effect.when {
        When::Always | When::OwnSuccessRoll | When::OwnInjuryRoll | When::AfterOwnInjuryRoll | When::AfterOwnAttack => {
            true
        }
        When::TargetedByAttack
        | When::InjuryRollAgainst
        | When::InjuryResultAgainst
        | When::Aura(_)
        | When::Action(_)
        | When::ChargeBonus
        | When::Deployment
        | When::Activation
        | When::OwnOutOfAction
        | When::RiskyFailure
        | When::ChargedByEnemy
        | When::ActivationEnd
        | When::FriendRelieved
        | When::FriendOutOfAction
        | When::OutOfActionNear(_)
        | When::Retreating
        | When::MissedByAttack
        | When::AfterInjuryRollAgainst
        | When::TurnStart
        | When::EnemyMoraleCheck
        | When::PreGame
        | When::Called(_)
        | When::EnemyEndsMove(_)
        | When::MoraleCheck
        | When::Muster
        | When::Campaign => false,
    };
    of_rolls && !of_the_bearer
}

/// Words that only say that a piece can be swung.
pub(super) const fn swinging(what: &What) -> bool {
    matches!(what, What::TwoHandedMelee | What::OneHandedMelee)
}

impl<'t> Arming<'t> {
    pub(super) fn of(loadout: &Loadout<'t>, terms: &'t Terms<'t>) -> Self {
        Self { one_handed: wielded_in_one_hand(loadout).map(|i| i.id.as_str()), terms }
    }

    /// The line of an item; equipment that can be swung is a plain two-handed Melee Weapon.
    pub(super) fn weapon(&self, item: &Item, copy: u32) -> Weapon {
        let kind = match item.kind {
            Kind::Ranged => WeaponKind::Ranged,
            Kind::Grenade => WeaponKind::Grenade,
            Kind::Melee | Kind::Armour | Kind::Shield | Kind::Headgear | Kind::Equipment => WeaponKind::Melee,
        };
        let tool = matches!(item.kind, Kind::Armour | Kind::Shield | Kind::Headgear | Kind::Equipment);
        let light = item.effects.iter().any(|e| e.what.contains(&What::OneHandedMelee));
        let hands = if tool {
            if light { 1 } else { 2 }
        } else if copy == 1 && self.one_handed == Some(&item.id) {
            1
        } else {
            item.hands
        };
        let more: Length = self
            .terms
            .changes()
            .kit
            .iter()
            .filter(|change| change.kind == Some(item.kind) || change.items.contains(&item.id))
            .fold(Length::ZERO, |sum, change| sum + change.range);
        let effects = item.effects.iter().filter(|e| (!tool || light) && speaks_of_its_attacks(e));
        Weapon {
            id: if copy == 1 { item.id.clone() } else { format!("{}#{copy}", item.id) },
            name: if copy == 1 { item.name.clone() } else { format!("{} ({copy})", item.name) },
            kind,
            hands,
            range: item.range.map(|range| range + more),
            melee: item.melee || tool || item.effects.iter().any(|e| e.what.contains(&What::TwoHandedMelee)),
            dice: item.dice,
            injury_dice: item.injury_dice,
            injury_modifier: item.injury_modifier,
            keywords: if tool { Vec::new() } else { item.keywords.clone() },
            effects: effects
                .map(|e| Effect { what: e.what.iter().filter(|w| !swinging(w)).cloned().collect(), ..e.clone() })
                .filter(|e| !e.what.is_empty())
                .collect(),
        }
    }

    /// AMMUNITION goes into one eligible ranged weapon, if its owner uses it in this game: asked when its
    /// bearer is set up. It works in that weapon's melee too (RC-K4).
    pub(super) fn load(sheet: &mut ModelCard, item: &Item, ammunition: &Ammunition) {
        let eligible = |weapon: &&Weapon| {
            weapon.kind == WeaponKind::Ranged
                && !weapon
                    .keywords
                    .iter()
                    .any(|k| matches!(k, Keyword::Blast(_) | Keyword::Fire | Keyword::Gas | Keyword::Shrapnel))
                && (item.needs_any.is_empty()
                    || item.needs_any.iter().any(|id| weapon.id.split('#').next() == Some(id)))
        };
        let weapons: Vec<String> = sheet.weapons.iter().filter(eligible).map(|w| w.id.clone()).collect();
        let consumable = item.has(&Keyword::Consumable);
        let asked = consumable || weapons.len() > 1;
        let source = || item.name.clone();
        for id in &weapons {
            let (when, what) = match ammunition {
                Ammunition::Keyword(keyword) => (When::OwnInjuryRoll, What::Keyword(keyword.clone())),
                Ammunition::Dice(dice) => (When::OwnSuccessRoll, What::Dice(*dice)),
            };
            let mut conditions = vec![Condition::Weapon(vec![id.clone()])];
            if asked {
                conditions.push(Condition::Consumed);
            }
            sheet.effects.push(Sourced { source: source(), effect: Effect { when, conditions, what: vec![what] } });
        }
        if asked && !weapons.is_empty() {
            let mut what = vec![What::MayConsume];
            if !consumable {
                // It is not used up, so it goes into one of them.
                what.push(What::UsesPerGame(0));
            }
            let effect = Effect { when: When::Deployment, conditions: Vec::new(), what };
            sheet.effects.push(Sourced { source: source(), effect });
        }
    }
}
