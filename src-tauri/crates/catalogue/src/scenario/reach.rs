//! How many victory points a scenario can give, as far as we can say before it is played.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Many, Scenario, ScoredAt, ScoredPer, VictoryPoints};

/// The most that one side can get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reachable {
    /// From objectives that it controls or reaches in every Turn.
    pub objectives: u32,
    /// From its Glorious Deeds, all of them done.
    pub deeds: u32,
    /// Something else earns points too, and how many depends on the battle.
    pub more: bool,
}

impl Scenario {
    /// The most that a side can get when the game lasts its usual Turns; objectives that players place count at their
    /// most.
    #[must_use]
    pub fn reachable(&self) -> Reachable {
        let mut all = Reachable { objectives: 0, deeds: 0, more: false };
        for rule in &self.victory_points {
            match &rule.per {
                ScoredPer::ObjectiveControlled | ScoredPer::ObjectiveReached => {
                    all.objectives = all.objectives.saturating_add(self.most_of(rule));
                }
                ScoredPer::GloriousDeed => {
                    all.deeds = self.deeds.iter().map(|deed| u32::from(deed.points)).sum();
                }
                ScoredPer::EnemyOutOfAction
                | ScoredPer::EnemyDucats(_)
                | ScoredPer::EnemyGlory(_)
                | ScoredPer::Tally(_)
                | ScoredPer::Claimed(_)
                | ScoredPer::ThingLeft(_)
                | ScoredPer::ThingGone(_)
                | ScoredPer::Kill(_)
                | ScoredPer::NeutralDown(_)
                | ScoredPer::NotedOut(_)
                | ScoredPer::NotedLeft(_)
                | ScoredPer::NotedHeld(_)
                | ScoredPer::EnemyNotedHeld(_)
                | ScoredPer::Formula(_)
                | ScoredPer::Table(_) => all.more = true,
            }
        }
        all
    }

    fn most_of(&self, rule: &VictoryPoints) -> u32 {
        let fits = |kind: &str| rule.kind.as_ref().is_none_or(|wanted| wanted == kind);
        let drawn = self.objectives.iter().filter(|o| fits(&o.kind)).count();
        let sides = u8::try_from(self.zones.len()).unwrap_or(u8::MAX);
        let placed: u32 = self
            .placing
            .iter()
            .filter(|placing| fits(&placing.kind))
            .map(|placing| u32::from(placing.many.bounds(if placing.side.is_some() { 1 } else { sides }).1))
            .sum();
        let each = u32::from(rule.points.max(rule.alone.unwrap_or(0)));
        let once = (u32::try_from(drawn).unwrap_or(u32::MAX).saturating_add(placed)).saturating_mul(each);
        let once = rule.most.map_or(once, |most| once.min(most.into()));
        let times = match rule.at {
            ScoredAt::GameEnd | ScoredAt::Immediately => 1,
            ScoredAt::TurnEnd => {
                let (first, last) = rule.turns.unwrap_or((1, self.turns));
                (u32::from(last.min(self.turns)) + 1).saturating_sub(first.max(1).into())
            }
        };
        once.saturating_mul(times)
    }
}

impl Many {
    /// The die adds to it.
    #[must_use]
    pub const fn rolls(self) -> bool {
        matches!(self, Self::EachD3And(_))
    }
}
