//! The games of a campaign by what they had in common: the faction, the scenario, who attacked.

use std::collections::BTreeMap;

use super::result::{Outcome, SideResult};
use super::state::{Campaign, Played};

/// Games as one party of them sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games, or sides where several of one sort fought in a game.
    pub games: u32,
    /// Won.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost.
    pub lost: u32,
    /// Victory points made.
    pub vp_for: u32,
    /// Victory points of the enemies; those of the coalition are none.
    pub vp_against: u32,
}

impl Tally {
    fn add(&mut self, outcome: Outcome, vp_for: u32, vp_against: u32) {
        self.games += 1;
        match outcome {
            Outcome::Won => self.won += 1,
            Outcome::Drew => self.drawn += 1,
            Outcome::Lost => self.lost += 1,
        }
        self.vp_for += vp_for;
        self.vp_against += vp_against;
    }

    /// Victory points made, less those of the enemies.
    #[must_use]
    pub fn difference(&self) -> i64 {
        i64::from(self.vp_for) - i64::from(self.vp_against)
    }
}

/// How each faction fared, by its id. Every Warband of it counts with every game it fought, so that two of one faction
/// against each other are one victory and one defeat. Who belongs to no campaign has no faction here.
#[must_use]
pub fn by_faction(campaign: &Campaign) -> BTreeMap<String, Tally> {
    let mut all: BTreeMap<String, Tally> = BTreeMap::new();
    for (_, played) in campaign.played() {
        for side in played.result.members() {
            let Some(enrolment) = campaign.enrolment(&side.warband) else { continue };
            let against = played.result.enemies(&side.warband).map(|enemy| u32::from(enemy.vp)).sum();
            let tally = all.entry(enrolment.faction.clone()).or_default();
            tally.add(side.outcome, side.vp.into(), against);
        }
    }
    all
}

/// How a scenario went whenever it was fought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScenarioTally {
    /// Scenario id.
    pub scenario: String,
    /// What it is called, where the campaign's pack does not have it.
    pub name: Option<String>,
    /// Games.
    pub games: u32,
    /// Games in which somebody attacked, as the attacker saw them.
    pub attacked: Tally,
    /// Games that nobody won.
    pub drawn: u32,
    /// Victory points of all sides, those from outside of the campaign too.
    pub vp: u32,
    /// Sides in all of its games: what the victory points are shared by.
    pub sides: u32,
    /// Models of the campaign taken Out of Action.
    pub fell: u32,
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
        one.vp += sides.iter().map(|side| u32::from(side.vp)).sum::<u32>();
        one.sides += u32::try_from(sides.len()).unwrap_or(u32::MAX);
        one.fell += sides.iter().map(|side| u32::try_from(side.casualties.len()).unwrap_or(u32::MAX)).sum::<u32>();
        if let Some((outcome, [attackers, defenders])) = attack(played) {
            one.attacked.add(outcome, attackers, defenders);
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
/// one, and everybody else defends, also who belongs to no campaign.
#[must_use]
pub fn by_role(campaign: &Campaign) -> Roles {
    let mut roles = Roles::default();
    for (_, played) in campaign.played() {
        let Some((outcome, [attackers, defenders])) = attack(played) else {
            roles.without += 1;
            continue;
        };
        let other = match outcome {
            Outcome::Won => Outcome::Lost,
            Outcome::Drew => Outcome::Drew,
            Outcome::Lost => Outcome::Won,
        };
        roles.attackers.add(outcome, attackers, defenders);
        roles.defenders.add(other, defenders, attackers);
    }
    roles
}

/// How an attack ended, with the victory points of those who attacked and of those who defended.
fn attack(played: &Played) -> Option<(Outcome, [u32; 2])> {
    let result = &played.result;
    let wanted = result.attacker.as_deref()?;
    let attacker = result.sides.iter().find(|side| side.warband == wanted)?;
    let made = |attacks: bool| {
        let with = |side: &&SideResult| (side.warband == wanted || side.allied(attacker)) == attacks;
        result.sides.iter().filter(with).map(|side| u32::from(side.vp)).sum()
    };
    Some((attacker.outcome, [made(true), made(false)]))
}
