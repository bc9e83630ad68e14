//! Injuries without an attack: falls, dangerous ground, mines, explosions, ACTIONs (INJ-19).

use crate::effects::Moment;
use crate::log::harm::{Harm, HarmSource};
use crate::log::state::{Battle, ModelId, SideId};
use crate::log::step::{Cause, InjuryRoll, Step, Window};
use crate::run::Run;
use nml_catalogue::keyword::Keyword;

impl Battle {
    /// What conditions may ask about an Injury Roll.
    pub(crate) fn moment_of<'a>(&self, roll: &'a InjuryRoll) -> Moment<'a> {
        match &roll.cause {
            Cause::Attack { attack, critical, direct } => Moment {
                attack: Some(attack),
                target: Some(roll.victim),
                critical: *critical,
                direct: *direct,
                long: self.is_long(attack),
                called: &roll.window.called,
                ..Moment::default()
            },
            Cause::Harm(harm) => Moment {
                target: Some(roll.victim),
                direct: true,
                fall: matches!(harm.source, HarmSource::Fall { .. }),
                called: &roll.window.called,
                ..Moment::default()
            },
        }
    }

    /// Whether the Injury Roll has a keyword.
    pub(crate) fn cause_has(&self, cause: &Cause, keyword: &Keyword, moment: &Moment<'_>) -> bool {
        match cause {
            Cause::Attack { attack, .. } => self.attack_has(attack, keyword, moment),
            Cause::Harm(harm) => harm.keywords.contains(keyword),
        }
    }

    /// The side that makes an Injury Roll: never the owner of the hurt model (INJ-02, RC9).
    #[must_use]
    pub fn makes(&self, roll: &InjuryRoll) -> Option<SideId> {
        self.injures(roll.victim, roll.cause.by())
    }

    /// The same for a roll that was made: by whose doing a model was hurt.
    #[must_use]
    pub fn injures(&self, victim: ModelId, by: Option<ModelId>) -> Option<SideId> {
        let owner = self.fighter(victim)?.side;
        let by = by.and_then(|m| self.fighter(m)).map(|f| f.side);
        by.filter(|s| self.hostile(*s, owner)).or_else(|| self.side_ids().find(|s| self.hostile(*s, owner)))
    }
}

impl Run {
    /// Asks for the Injury Roll of a harm before anything else.
    pub fn harm(&mut self, victim: ModelId, harm: Harm) {
        let falls = matches!(harm.source, HarmSource::Fall { .. });
        if falls && self.battle.under(victim, |w| *w == nml_catalogue::effect::What::NoFallInjury) {
            return;
        }
        self.first(Step::Injury(InjuryRoll { victim, cause: Cause::Harm(harm), window: Window::default() }));
    }
}
