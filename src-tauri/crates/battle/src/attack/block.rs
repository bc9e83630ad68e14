//! BLOCK against an attacker that Charged (ATK-14, C-42).

use crate::log::event::Modifier;
use crate::log::state::{Battle, ModelId};
use crate::log::step::Attack;
use crate::success::dice;
use nml_catalogue::keyword::Keyword;

impl Battle {
    /// A die less for a blow at a model with BLOCK after a Charge, or in one reading for every blow.
    pub(crate) fn block_dice(&self, attack: &Attack) -> Option<Modifier> {
        let target = attack.target.model().filter(|m| self.blocks(*m))?;
        let charged = self.fighter(attack.attacker).is_some_and(|f| f.charged);
        let always = self.field.ruleset.rulings.block.always_counts();
        dice(if charged || always { -1 } else { 0 }, "BLOCK", self.name(target), "ATK-14")
    }

    fn blocks(&self, model: ModelId) -> bool {
        self.has(model, &Keyword::Block)
            || self.sheet(model).is_some_and(|s| s.weapons.iter().any(|w| w.keywords.contains(&Keyword::Block)))
    }
}
