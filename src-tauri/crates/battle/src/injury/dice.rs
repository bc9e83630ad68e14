//! The dice of an Injury Roll, each with its reason, before it is thrown (B6).

use nml_dice::{InjuryRoll as InjurySpec, Keep, Wound};

use crate::attack::long_reason;
use crate::effects::Moment;
use crate::log::event::{Modifier, ModifierKind};
use crate::log::harm::{Harm, HarmSource};
use crate::log::state::{Battle, Fighter, ModelId};
use crate::log::step::{Cause, InjuryRoll, Reach};
use crate::log::sum::net;
use crate::success::{modifier, signed};
use nml_catalogue::effect::{Effect, What, When};
use nml_catalogue::keyword::{Ignored, Keyword};
use nml_catalogue::ruling::ImCapVsAp;

/// An Injury Roll, ready to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InjuryWhy {
    /// INJURY DICE and INJURY MODIFIERS, each with its reason.
    pub modifiers: Vec<Modifier>,
    /// What the dice are, for odds and for resolving.
    pub spec: InjurySpec,
}

impl Battle {
    /// The modifiers of an Injury Roll as it stands, spent markers included, and the dice of it.
    #[must_use]
    pub fn injury_why(&self, roll: &InjuryRoll) -> InjuryWhy {
        let moment = self.moment_of(roll);
        let rulings = &self.field.ruleset.rulings;
        let mut modifiers = Vec::new();
        let mut dice = |value: i8, name: &str, reason: &str, rule: &str| {
            if value != 0 {
                modifiers.push(modifier(ModifierKind::InjuryDice, value, name, reason, rule));
            }
        };
        let has = |keyword: &Keyword| self.cause_has(&roll.cause, keyword, &moment);
        let mut weapon = None;
        match &roll.cause {
            Cause::Attack { attack, critical, .. } => {
                if *critical {
                    let two = has(&Keyword::Critical) && rulings.critical.keyword_adds_two();
                    dice(if two { 2 } else { 1 }, if two { "CRITICAL" } else { "Critical" }, "", "INJ-10");
                }
                dice(self.dive_injury(attack), "Diving Charge", "", "C-30");
                if attack.range == Reach::Melee && self.fighter(roll.victim).is_some_and(Fighter::down) {
                    dice(1, "Target Down", "", "INJ-11");
                }
                weapon = self.weapon(attack.attacker, &attack.weapon);
                if let Some(weapon) = weapon {
                    dice(weapon.injury_dice, &weapon.name, "", "INJ-03");
                    let shotgun = weapon.keywords.contains(&Keyword::Shotgun);
                    if moment.long && shotgun && !has(&Keyword::Ignore(Ignored::LongRange)) {
                        dice(-1, "SHOTGUN", &long_reason(self.range_of(attack), weapon), "ATK-05");
                    }
                }
            }
            Cause::Harm(harm) => dice(harm.injury_dice, harm.source.name(), &harm_reason(harm), harm.source.rule()),
        }
        let armour_ignored = has(&Keyword::Ignore(Ignored::Armour)) || self.armour_undone(roll.victim, &moment);
        let shield_ignored = has(&Keyword::Ignore(Ignored::Shield));
        let mut lines = self.injury_effects(roll, &moment);
        modifiers.append(&mut lines);
        modifiers.extend(self.scene_injury(roll));
        let spent = roll.window.total();
        let price = if spent.bloodbath { self.bloodbath_price(roll) } else { 0 };
        for (value, name, rule) in [
            (signed(spent.hostile().saturating_sub(price)), "BLOOD", "MRK-04"),
            (-signed(spent.blessing), "BLESSING", "MRK-06"),
        ] {
            if value != 0 {
                modifiers.push(modifier(ModifierKind::InjuryDice, value, name, "spent", rule));
            }
        }
        if let Some(harm) = roll.cause.harm()
            && harm.injury_modifier != 0
        {
            let value = harm.injury_modifier;
            modifiers.push(modifier(ModifierKind::InjuryModifier, value, harm.source.name(), "", "INJ-04"));
        }
        if let Some(weapon) = weapon
            && weapon.injury_modifier != 0
        {
            modifiers.push(modifier(ModifierKind::InjuryModifier, weapon.injury_modifier, &weapon.name, "", "INJ-04"));
        }
        let piercing = has(&Keyword::ArmourPiercing);
        let armour = self.armour_lines(roll.victim, armour_ignored, shield_ignored, piercing);
        // ARMOUR PIERCING lowers the sum of armour before the cap counts it (C-25).
        let numbers = |lines: &[Modifier]| -> Vec<i8> {
            lines.iter().filter(|m| m.kind == ModifierKind::InjuryModifier).map(|m| m.value).collect()
        };
        let mut injury_modifiers = numbers(&modifiers);
        match rulings.im_cap_vs_ap {
            ImCapVsAp::ApBeforeCap => injury_modifiers.push(net(&armour, ModifierKind::InjuryModifier)),
            ImCapVsAp::ApAfterCap => injury_modifiers.extend(numbers(&armour)),
        }
        modifiers.extend(armour);
        let four = roll.cause.harm().is_some_and(|h| h.four_dice);
        let wound = Wound {
            injury_dice: net(&modifiers, ModifierKind::InjuryDice),
            injury_modifiers,
            deadly: has(&Keyword::Deadly),
            bloodbath: spent.bloodbath,
        };
        let mut spec = InjurySpec::new(&wound, &rulings.injury_reading());
        if four {
            (spec.pool.base, spec.pool.keep) = (Keep::Four, Keep::Four);
        }
        if self.one_injury_die(roll, &moment) {
            let keep = if spent.bloodbath { Keep::Two } else { Keep::One };
            (spec.pool.base, spec.pool.keep) = (keep, keep);
        }
        spec.pool.six = self.one_injury_die_is_six(roll, &moment);
        InjuryWhy { modifiers, spec }
    }

    fn injury_effects(&self, roll: &InjuryRoll, moment: &Moment<'_>) -> Vec<Modifier> {
        let mut lines = Vec::new();
        let armed = roll.cause.attack().and_then(|a| Some((a, self.weapon(a.attacker, &a.weapon)?)));
        if let Some((attack, weapon)) = armed {
            for acting in self.attack_effects(attack.attacker, weapon).filter(|a| a.effect.when == When::OwnInjuryRoll)
            {
                if self.holds(attack.attacker, &acting.effect.conditions, moment) {
                    injury_lines(&mut lines, &acting.effect.what, acting.source, "");
                    let of = (attack.attacker, roll.victim);
                    self.blood_lines(&mut lines, of, &acting.effect.what, acting.source);
                }
            }
            for called in &attack.called {
                injury_lines(&mut lines, &called.what, &called.name, "called on");
            }
        }
        for called in moment.called {
            injury_lines(&mut lines, &called.what, &called.name, "called on");
            let pairs = i8::try_from(called.paid / 2).unwrap_or(0);
            for what in &called.what {
                if let What::InjuryModifierPerTwoPaid(each) = what {
                    let value = each.saturating_mul(pairs);
                    lines.push(modifier(ModifierKind::InjuryModifier, value, &called.name, "paid", "INJ-04"));
                }
            }
        }
        for acting in self.wanted_on(roll.victim, |e| e.when == When::InjuryRollAgainst) {
            if self.holds(roll.victim, &acting.effect.conditions, moment) {
                injury_lines(&mut lines, &acting.effect.what, acting.source, self.name(roll.victim));
            }
        }
        lines
    }

    /// INJURY MODIFIERS for the BLOOD MARKERS of the attacker and of the victim.
    fn blood_lines(&self, lines: &mut Vec<Modifier>, of: (ModelId, ModelId), what: &[What], source: &str) {
        let blood = |model| self.fighter(model).map_or(0, |f| signed(f.markers.blood));
        for what in what {
            let value = if let What::InjuryModifierPerTwoOwnBlood(each) = what {
                each.saturating_mul(blood(of.0) / 2)
            } else if let What::InjuryModifierPerTargetBlood(each) = what {
                each.saturating_mul(blood(of.1))
            } else {
                0
            };
            if value != 0 {
                lines.push(modifier(ModifierKind::InjuryModifier, value, source, "BLOOD MARKERS", "INJ-04"));
            }
        }
    }

    /// Whether the Injury Roll takes one die.
    fn one_injury_die(&self, roll: &InjuryRoll, moment: &Moment<'_>) -> bool {
        let Some(attack) = roll.cause.attack() else { return false };
        let Some(weapon) = self.weapon(attack.attacker, &attack.weapon) else { return false };
        weapon
            .effects
            .iter()
            .any(|e| e.what.contains(&What::OneInjuryDie) && self.holds(attack.attacker, &e.conditions, moment))
    }

    /// Whether one die of the Injury Roll counts as a 6.
    fn one_injury_die_is_six(&self, roll: &InjuryRoll, moment: &Moment<'_>) -> bool {
        let Some(attack) = roll.cause.attack() else { return false };
        let Some(weapon) = self.weapon(attack.attacker, &attack.weapon) else { return false };
        let of_weapon = |effect: &Effect| weapon.effects.iter().any(|own| std::ptr::eq(own, effect));
        self.attack_effects(attack.attacker, weapon).any(|a| {
            a.effect.what.contains(&What::OneInjuryDieIsSix)
                && (a.effect.when == When::OwnInjuryRoll || of_weapon(a.effect))
                && self.holds(attack.attacker, &a.effect.conditions, moment)
        })
    }
}

fn harm_reason(harm: &Harm) -> String {
    if let HarmSource::Fall { drop } = &harm.source { drop.to_string() } else { String::new() }
}

fn injury_lines(lines: &mut Vec<Modifier>, what: &[What], source: &str, reason: &str) {
    for what in what {
        if let What::InjuryDice(n) = what {
            lines.push(modifier(ModifierKind::InjuryDice, *n, source, reason, "INJ-03"));
        }
        if let What::InjuryModifier(n) | What::Total(n) = what {
            lines.push(modifier(ModifierKind::InjuryModifier, *n, source, reason, "INJ-04"));
        }
    }
}
