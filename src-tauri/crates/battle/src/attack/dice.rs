//! The dice of an attack's Success Roll, each with its reason, before it is made (B5).

use crate::effects::Moment;
use crate::log::event::Modifier;
use crate::log::state::{Battle, ModelId};
use crate::log::step::{Attack, Reach};
use crate::success::{SuccessWhy, apply_to_success, dice};
use nml_catalogue::card::{ModelCard, Weapon, WeaponKind};
use nml_catalogue::effect::{What, When};
use nml_catalogue::keyword::{Ignored, Keyword};

impl Battle {
    pub(crate) fn attack_why(&self, attack: &Attack) -> SuccessWhy {
        let long = self.is_long(attack);
        let moment = Moment { attack: Some(attack), target: attack.target.model(), long, ..Moment::default() };
        let mut why = self.plain_why(attack.attacker, &moment, false);
        let (Some(sheet), Some(weapon)) = (self.sheet(attack.attacker), self.weapon(attack.attacker, &attack.weapon))
        else {
            return why;
        };
        for called in &attack.called {
            apply_to_success(&mut why, &called.what, &called.name, "called on");
        }
        let mut lines = match attack.range {
            Reach::Ranged => self.shot_dice(attack, sheet, weapon, &moment),
            Reach::Melee => self.blow_dice(attack, sheet, weapon, &moment),
        };
        lines.extend(dice(weapon.dice, &weapon.name, "", "ATK-04"));
        lines.extend(self.cover_dice(attack, &moment));
        for effect in weapon.effects.iter().filter(|e| e.when == When::OwnSuccessRoll) {
            if self.holds(attack.attacker, &effect.conditions, &moment) {
                apply_to_success(&mut why, &effect.what, &weapon.name, "");
                self.near_lines(&mut why, attack.attacker, &effect.what, &weapon.name, &moment);
            }
        }
        if let Some(target) = attack.target.model() {
            for acting in self.wanted_on(target, |e| e.when == When::TargetedByAttack) {
                if self.holds(target, &acting.effect.conditions, &moment) {
                    apply_to_success(&mut why, &acting.effect.what, acting.source, self.name(target));
                }
            }
        }
        lines.append(&mut why.modifiers);
        why.modifiers = lines;
        why.risky |= weapon.keywords.contains(&Keyword::Risky);
        why.automatic |= weapon.keywords.contains(&Keyword::Flamethrower);
        why.modifiers.extend(self.scene_dice(attack));
        why
    }

    /// What is special to a shot.
    fn shot_dice(&self, attack: &Attack, sheet: &ModelCard, weapon: &Weapon, moment: &Moment<'_>) -> Vec<Modifier> {
        let lines = [
            dice(sheet.ranged.unwrap_or(0), "Ranged", &*sheet.entry_name, "ATK-04"),
            dice(self.aim_of(attack.attacker), "Aim", "", "ACT-31"),
            self.height_dice(attack, moment),
            self.long_range_dice(attack, weapon, moment),
        ];
        lines.into_iter().flatten().collect()
    }

    /// What is special to a blow.
    fn blow_dice(&self, attack: &Attack, sheet: &ModelCard, weapon: &Weapon, moment: &Moment<'_>) -> Vec<Modifier> {
        let off_hand = attack.off_hand && !self.attack_has(attack, &Keyword::Ignore(Ignored::OffHand), moment);
        let dives = self.fighter(attack.attacker).is_some_and(|f| f.dives);
        let lines = [
            self.skill_dice(attack.attacker, sheet, weapon),
            dice(if off_hand { -1 } else { 0 }, "Off-hand", &*weapon.name, "ATK-12"),
            dice(i8::from(dives), "Diving Charge", "", "ATK-15"),
            self.fear_dice(attack),
            self.block_dice(attack),
        ];
        lines.into_iter().flatten().collect()
    }

    /// The Melee of a profile, or its Ranged if the weapon strikes by it.
    fn skill_dice(&self, attacker: ModelId, sheet: &ModelCard, weapon: &Weapon) -> Option<Modifier> {
        let pistol = weapon.keywords.contains(&Keyword::Pistol);
        let melee = sheet.melee.unwrap_or(0);
        let by_shooting = weapon.effects.iter().any(|e| e.what.contains(&What::FightsWithRanged));
        let either =
            pistol || weapon.kind == WeaponKind::Ranged && self.under(attacker, |w| *w == What::FightsWithRanged);
        let better = match sheet.ranged {
            Some(ranged) if by_shooting && !pistol => ranged,
            Some(ranged) if either => melee.max(ranged),
            Some(_) | None => melee,
        };
        dice(better, if better == melee { "Melee" } else { "Ranged" }, &*sheet.entry_name, "ATK-04")
    }

    fn aim_of(&self, model: ModelId) -> i8 {
        self.activation.as_ref().filter(|a| a.model == model).map_or(0, |a| a.aim)
    }

    /// A shot from an Elevated Position.
    fn height_dice(&self, attack: &Attack, moment: &Moment<'_>) -> Option<Modifier> {
        let (high, above) = self.elevated_over(attack);
        let counts = high && !self.attack_has(attack, &Keyword::Ignore(Ignored::ElevatedPosition), moment);
        dice(i8::from(counts), "Elevated", above, "ATK-07")
    }
}
