//! Teams: who stands with whom, and in which half of the table (AOW p.12).

use crate::log::scenario::ScenarioEvent;
use crate::log::state::{Battle, SideId};
use crate::run::Run;
use nml_catalogue::scenario::SIDES_OF_MANY;

impl Battle {
    /// The place of a side's team. `None` if it fights for itself.
    #[must_use]
    pub fn team(&self, side: SideId) -> Option<u8> {
        let place = self.scene.teams.iter().position(|team| team.contains(&side))?;
        u8::try_from(place).ok()
    }

    /// The sides that stand together; a side that fights for itself is alone.
    #[must_use]
    pub(super) fn parties(&self) -> Vec<Vec<SideId>> {
        let alone = self.side_ids().filter(|side| self.team(*side).is_none()).map(|side| vec![side]);
        self.scene.teams.iter().cloned().chain(alone).collect()
    }

    /// All ways to make two teams of the sides, the first side always in the first.
    pub(crate) fn possible_teams(&self) -> Vec<Vec<Vec<SideId>>> {
        let Some(size) = self.field.scenario.team_size() else { return Vec::new() };
        let others: Vec<SideId> = self.side_ids().skip(1).take(SIDES_OF_MANY - 1).collect();
        (0_u32..1 << others.len())
            .filter(|mates| usize::try_from(mates.count_ones()).is_ok_and(|mates| mates + 1 == size))
            .map(|mates| {
                let with_first = |at: usize| mates >> at & 1 == 1;
                let sides = |wanted: bool| {
                    let some = others.iter().enumerate().filter(move |(at, _)| with_first(*at) == wanted);
                    some.map(|(_, side)| *side)
                };
                vec![std::iter::once(0).chain(sides(true)).collect(), sides(false).collect()]
            })
            .collect()
    }

    /// Whether these can be the teams, in any order.
    pub(super) fn are_teams(&self, teams: &[Vec<SideId>]) -> bool {
        let sorted = |teams: &[Vec<SideId>]| {
            let mut sorted = teams.to_vec();
            sorted.iter_mut().for_each(|team| team.sort_unstable());
            sorted.sort();
            sorted
        };
        let said = sorted(teams);
        self.possible_teams().iter().any(|possible| sorted(possible) == said)
    }

    /// Whether the zone lies in the half of the side's team: the first of it to pick chooses the half.
    #[must_use]
    pub(crate) fn in_own_half(&self, side: SideId, zone: u8) -> bool {
        let scenario = &self.field.scenario;
        let Some(teams) = &scenario.teams else { return true };
        let half = |zone: u8| scenario.zones.get(usize::from(zone)).and_then(|zone| teams.half_of(&zone.id));
        (0_u8..).zip(&self.sides).all(|(other, now)| {
            let same = now.zone.map(|taken| half(taken) == half(zone));
            same.is_none_or(|same| same != self.hostile(other, side))
        })
    }
}

impl Run {
    /// The first in the draw stand together, and so do those behind them.
    pub(super) fn teams_drawn(&mut self) {
        let order = self.battle.in_order();
        let size = self.battle.field.scenario.team_size().unwrap_or(order.len()).max(1);
        let teams = order.chunks(size).map(<[SideId]>::to_vec).collect();
        self.note(ScenarioEvent::Teams { teams });
    }

    /// The players agreed who stands together.
    pub(super) fn teams_agreed(&mut self, teams: &[Vec<SideId>]) {
        self.done();
        self.note(ScenarioEvent::Teams { teams: teams.to_vec() });
    }
}
