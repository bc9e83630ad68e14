//! The games of a campaign by what they had in common: the faction, the scenario, who attacked.

use std::collections::BTreeMap;

use super::state::{Campaign, Played};
use nml_warband::result::{Outcome, SideResult, made};

/// Games as one party of them sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games, or sides if several of one sort fought in a game.
    pub games: u32,
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// Victory points made, in the games where all of them were written down.
    pub vp_for: u32,
    /// Victory points of the enemies in those games; those of the coalition do not count.
    pub vp_against: u32,
    /// Games of which not all victory points were written down.
    pub unscored: u32,
}

impl Tally {
    fn add(&mut self, outcome: Outcome, score: Option<[u32; 2]>) {
        self.games += 1;
        match outcome {
            Outcome::Won => self.won += 1,
            Outcome::Drew => self.drawn += 1,
            Outcome::Lost => self.lost += 1,
        }
        if let Some([made, suffered]) = score {
            self.vp_for += made;
            self.vp_against += suffered;
        } else {
            self.unscored += 1;
        }
    }

    /// Victory points made, less those of the enemies. `None` if no game recorded them.
    #[must_use]
    pub fn difference(&self) -> Option<i64> {
        let known = self.games == 0 || self.unscored < self.games;
        known.then(|| i64::from(self.vp_for) - i64::from(self.vp_against))
    }
}

/// How each faction fared, by its id. Every Warband of it counts with every game it fought, so that two of one faction
/// against each other are one victory and one defeat. An outsider has no faction here.
#[must_use]
pub fn by_faction(campaign: &Campaign) -> BTreeMap<String, Tally> {
    let mut all: BTreeMap<String, Tally> = BTreeMap::new();
    for (_, played) in campaign.played() {
        for side in played.result.members() {
            let Some(enrolment) = campaign.enrolment(&side.warband) else { continue };
            let tally = all.entry(enrolment.faction.clone()).or_default();
            tally.add(side.outcome, played.result.score(&side.warband));
        }
    }
    all
}

/// How a scenario went whenever it was fought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScenarioTally {
    /// Scenario id.
    pub scenario: String,
    /// What it is called, if the campaign's pack does not have it.
    pub name: Option<String>,
    /// Games.
    pub games: u32,
    /// Games in which somebody attacked, as the attacker saw them.
    pub attacked: Tally,
    /// Games that nobody won.
    pub drawn: u32,
    /// Victory points of all sides, those from outside of the campaign too.
    pub vp: u32,
    /// Sides whose victory points were written down: the sum is divided by their number.
    pub sides: u32,
    /// Sides whose victory points nobody wrote down.
    pub unscored: u32,
    /// Models of the campaign taken Out of Action, in the games where they were written down.
    pub fell: u32,
    /// Games of which nobody wrote down who fell.
    pub untold: u32,
}

/// How each scenario went, in the order they were first fought in.
#[must_use]
pub fn by_scenario(campaign: &Campaign) -> Vec<ScenarioTally> {
    let mut all: Vec<ScenarioTally> = Vec::new();
    for (game, played) in campaign.played() {
        let at = all.iter().position(|one| one.scenario == game.scenario).unwrap_or_else(|| {
            let (scenario, name) = (game.scenario.clone(), game.name.clone());
            all.push(ScenarioTally { scenario, name, ..ScenarioTally::default() });
            all.len() - 1
        });
        let Some(one) = all.get_mut(at) else { continue };
        let sides = &played.result.sides;
        one.games += 1;
        one.drawn += u32::from(sides.iter().all(|side| side.outcome == Outcome::Drew));
        for side in sides {
            one.vp += side.vp.map_or(0, u32::from);
            one.sides += u32::from(side.vp.is_some());
            one.unscored += u32::from(side.vp.is_none());
        }
        if played.result.members().all(|side| played.result.fell_told(side)) {
            one.fell += sides.iter().map(|side| u32::try_from(side.casualties.len()).unwrap_or(u32::MAX)).sum::<u32>();
        } else {
            one.untold += 1;
        }
        if let Some((outcome, score)) = attack(played) {
            one.attacked.add(outcome, score);
        }
    }
    all
}

/// Attackers against defenders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roles {
    /// As those who attacked saw their games.
    pub attackers: Tally,
    /// As those who defended saw the same games.
    pub defenders: Tally,
    /// Games in which nobody attacked, or nobody wrote it down.
    pub without: u32,
}

/// How those who attacked fared against those who defended. Each game counts once: the attacker's coalition attacks as
/// one, and everybody else defends, outsiders included.
#[must_use]
pub fn by_role(campaign: &Campaign) -> Roles {
    let mut roles = Roles::default();
    for (_, played) in campaign.played() {
        let Some((outcome, score)) = attack(played) else {
            roles.without += 1;
            continue;
        };
        let other = match outcome {
            Outcome::Won => Outcome::Lost,
            Outcome::Drew => Outcome::Drew,
            Outcome::Lost => Outcome::Won,
        };
        roles.attackers.add(outcome, score);
        roles.defenders.add(other, score.map(|[attackers, defenders]| [defenders, attackers]));
    }
    roles
}

/// How an attack ended, with the victory points of those who attacked and of those who defended, if all were written down.
fn attack(played: &Played) -> Option<(Outcome, Option<[u32; 2]>)> {
    let result = &played.result;
    let wanted = result.attacker.as_deref()?;
    let attacker = result.sides.iter().find(|side| side.warband == wanted)?;
    let of = |attacks: bool| {
        let with = |side: &&SideResult| (side.warband == wanted || side.allied(attacker)) == attacks;
        made(result.sides.iter().filter(with))
    };
    Some((attacker.outcome, of(true).zip(of(false)).map(<[u32; 2]>::from)))
}
