//! Armour and Shields against an Injury Roll (INJ-12).

use crate::effects::Moment;
use crate::log::event::{Modifier, ModifierKind};
use crate::log::state::{Battle, ModelId};
use crate::success::modifier;
use nml_catalogue::card::{Protection, ProtectionKind};
use nml_catalogue::effect::{What, When};

impl Battle {
    /// What armour takes off: IGNORE ARMOUR drops it, ARMOUR PIERCING moves its sum one towards 0 (V-23), IMPERVIOUS
    /// pieces stand outside both.
    pub(crate) fn armour_lines(
        &self,
        victim: ModelId,
        ignored: bool,
        shield_ignored: bool,
        piercing: bool,
    ) -> Vec<Modifier> {
        let Some(sheet) = self.sheet(victim) else { return Vec::new() };
        let line = |p: &Protection| modifier(ModifierKind::InjuryModifier, p.modifier, &p.name, "", "INJ-12");
        let counts = |p: &&Protection| {
            let none = p.kind == ProtectionKind::Characteristic && self.under(victim, |w| *w == What::ArmourZero);
            p.modifier != 0
                && !none
                && (p.impervious || !(ignored || shield_ignored && p.kind == ProtectionKind::Shield))
        };
        let mut lines: Vec<Modifier> = sheet.armour.iter().filter(counts).map(line).collect();
        let pierceable: i8 = sheet.armour.iter().filter(counts).filter(|p| !p.impervious).map(|p| p.modifier).sum();
        if piercing && pierceable < 0 {
            lines.push(modifier(ModifierKind::InjuryModifier, 1, "ARMOUR PIERCING", "", "V-23"));
        }
        lines
    }

    /// Whether armour on the victim counts for nothing on this roll.
    pub(crate) fn armour_undone(&self, victim: ModelId, moment: &Moment<'_>) -> bool {
        self.wanted_on(victim, |e| e.when == When::InjuryRollAgainst && e.what.contains(&What::ArmourIgnored))
            .any(|a| self.holds(victim, &a.effect.conditions, moment))
    }
}
