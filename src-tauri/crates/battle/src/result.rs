//! The end of a battle as the campaign needs it (END-05).

use crate::log::state::{Battle, Condition, EndReason, Fighter, ModelId, Outcome as End, Presence, SideId};
use nml_catalogue::Role;
use nml_catalogue::effect::What;
use nml_catalogue::keyword::Keyword;
use nml_warband::result::{BattleResult, Casualty, Deed, Departure, Foe, Outcome, SideResult, UsedUp};

impl Battle {
    /// How an end counts for a side: equal points for the lead are a draw for all, even for those behind (E-7); a team
    /// wins together.
    fn came_by(&self, side: SideId, end: &End) -> Outcome {
        match end.winner {
            None => Outcome::Drew,
            Some(winner) if self.rivals(winner, side) => Outcome::Lost,
            Some(_) => Outcome::Won,
        }
    }

    /// How it ended for every side. `None` while it goes on, or if it counts as not fought.
    #[must_use]
    pub fn result(&self, battle: &str) -> Option<BattleResult> {
        let outcome = self.outcome.filter(|o| !o.void)?;
        let sides = self.side_ids().map(|side| self.side_result(side, &outcome)).collect::<Option<_>>()?;
        let attacker = self.side_ids().find(|side| self.role(*side) == Some(Role::Attacker));
        let attacker = attacker.and_then(|side| self.field.forces.get(usize::from(side)));
        Some(BattleResult {
            battle: battle.to_owned(),
            turns: self.turn,
            played: None,
            attacker: attacker.map(|force| force.warband.clone()),
            untold: false,
            sides,
        })
    }

    fn side_result(&self, side: SideId, end: &End) -> Option<SideResult> {
        let force = self.field.forces.get(usize::from(side))?;
        let of_side = || self.models().filter(move |(_, f)| f.side == side);
        let deeds = self.deeds.iter().filter(|d| d.side == side).map(|done| {
            let known = self.field.scenario.deeds.iter().find(|d| d.id == done.deed);
            Deed {
                deed: done.deed.clone(),
                model: done.model.and_then(|m| self.sheet(m)).map(|s| s.id),
                glory: known.map_or(0, |d| d.glory),
                promotion_dice: known.map_or(0, |d| d.promotion_dice),
                leader_experience: known.is_some_and(|d| d.leader_experience),
            }
        });
        let casualties = of_side().filter(|(_, f)| f.condition == Condition::Out).filter_map(|(id, fighter)| {
            let sheet = self.sheet(id)?;
            let by = fighter.fall.as_ref().and_then(|fall| self.foe(fall.by?, fall.weapon.clone()));
            Some(Casualty {
                model: sheet.id,
                entry: sheet.entry.clone(),
                name: sheet.name.clone(),
                elite: sheet.has(&Keyword::Elite),
                turn: fighter.fall.as_ref().map_or(self.turn, |f| f.turn),
                by,
            })
        });
        let used_up = of_side().flat_map(|(id, _)| {
            let model = self.sheet(id).map_or(0, |sheet| sheet.id);
            self.used_up(id).into_iter().map(move |item| UsedUp { model, item: item.to_owned() })
        });
        // A model that was set back on the battlefield, or Out of Action, did not leave after all.
        let gone = |f: &Fighter| f.left && f.presence == Presence::Gone && f.condition != Condition::Out;
        let left = of_side().filter(|(_, f)| gone(f)).filter_map(|(id, _)| {
            let sheet = self.sheet(id)?;
            let rule = sheet.effects.iter().find(|sourced| sourced.effect.what.contains(&What::LeavesForGood));
            Some(Departure { model: sheet.id, rule: rule.map(|sourced| sourced.source.clone()) })
        });
        Some(SideResult {
            warband: force.warband.clone(),
            outsider: None,
            coalition: self.team(side),
            vp: Some(self.sides.get(usize::from(side))?.points),
            outcome: self.came_by(side, end),
            // With several sides nobody knows which one gave up.
            conceded: end.reason == EndReason::Conceded
                && self.sides.len() == 2
                && end.winner.is_some_and(|winner| winner != side),
            deeds: deeds.collect(),
            casualties: casualties.collect(),
            took_part: force.models.iter().map(|m| m.id).collect(),
            used_up: used_up.collect(),
            left: left.collect(),
            fell_untold: false,
            deeds_untold: false,
        })
    }

    /// How it ended for a side. `None` while it goes on, or if it counts as not fought.
    #[must_use]
    pub fn came(&self, side: SideId) -> Option<Outcome> {
        self.outcome.filter(|o| !o.void).map(|end| self.came_by(side, &end))
    }

    fn foe(&self, model: ModelId, weapon: Option<String>) -> Option<Foe> {
        let side = self.fighter(model)?.side;
        let force = self.field.forces.get(usize::from(side))?;
        Some(Foe { warband: force.warband.clone(), model: Some(self.sheet(model)?.id), weapon })
    }
}
