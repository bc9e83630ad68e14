//! The standings of a campaign; `limits.rs` says what the next game allows each Warband.

use std::cmp::Ordering;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::chronicle::{Chapter, all_chapters};
use super::state::{Campaign, Enrolment};
use nml_warband::RosterChange;
use nml_warband::result::Outcome;

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Place, 1 first; equal points share it.
    pub place: u16,
    /// Stream id of the Warband.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// Who commands it.
    pub player: String,
    /// Faction id.
    pub faction: String,
    /// It has left.
    pub withdrawn: bool,
    /// Games fought.
    pub games: u16,
    /// Games it has behind it fewer than the Warband with the most games, those that a latecomer counts as having behind it included.
    pub in_hand: u16,
    /// Campaign Victory Points.
    pub points: u32,
    /// Games won.
    pub won: u16,
    /// Games drawn.
    pub drawn: u16,
    /// Games lost.
    pub lost: u16,
    /// Victory points it made, in the games where all of them were written down.
    pub vp_for: u32,
    /// Victory points its enemies made in those games; those of its coalition do not count.
    pub vp_against: u32,
    /// Games for which not all victory points were written down.
    #[serde(default, skip_serializing_if = "super::state::none")]
    pub unscored: u16,
    /// Games for which nobody wrote down its Deeds.
    #[serde(default, skip_serializing_if = "super::state::none")]
    pub deeds_untold: u16,
    /// Games for which nobody wrote down which of its enemies fell.
    #[serde(default, skip_serializing_if = "super::state::none")]
    pub took_untold: u16,
    /// Games for which nobody wrote down which of its models fell.
    #[serde(default, skip_serializing_if = "super::state::none")]
    pub fell_untold: u16,
    /// Glorious Deeds, in the games where they were written down.
    pub deeds: u32,
    /// Enemies taken Out of Action, in the games where they were written down.
    pub took: u32,
    /// Its own models taken Out of Action, in the games where they were written down.
    pub casualties: u32,
    /// Its games in order, points added up.
    pub course: Vec<CoursePoint>,
}

/// One game in the course of a Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CoursePoint {
    /// Stream id of the battle.
    pub battle: String,
    /// Won, drawn or lost.
    pub outcome: Outcome,
    /// Campaign Victory Points after it.
    pub points: u32,
    /// How many of them it brought: by its result, and on its page of the aftermath.
    #[serde(default)]
    pub brought: [u32; 2],
}

/// What one Warband's roster undergoes when an aftermath is closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settlement {
    /// Stream id of the Warband.
    pub warband: String,
    /// In order.
    pub changes: Vec<RosterChange>,
}

/// What the aftermath of a battle does to each roster: one `Settle` per Warband, written together
/// with the closing entry and caused by it. Empty for a battle that was not recorded.
#[must_use]
pub fn settlements(campaign: &Campaign, battle: &str) -> Vec<Settlement> {
    let pages = campaign.game(battle).and_then(|game| game.played.as_ref()).map(|played| &played.aftermath.pages);
    pages
        .into_iter()
        .flatten()
        .map(|page| Settlement { warband: page.warband.clone(), changes: page.changes() })
        .collect()
}

/// The standings: most Campaign Victory Points first, each line before those of [`listed`] after it.
#[must_use]
pub fn standings(campaign: &Campaign) -> Vec<Standing> {
    let mut all = all_chapters(campaign);
    let mut lines: Vec<Standing> = listable(campaign)
        .map(|enrolment| line(enrolment, all.remove(enrolment.warband.as_str()).unwrap_or_default()))
        .collect();
    let counted = |line: &Standing| campaign.games_counted(&line.warband);
    let most = lines.iter().map(counted).max().unwrap_or(0);
    lines.sort_by(listed);
    let points: Vec<u32> = lines.iter().map(|line| line.points).collect();
    for line in &mut lines {
        line.in_hand = most.saturating_sub(campaign.games_counted(&line.warband));
        let ahead = points.iter().filter(|p| **p > line.points).count();
        line.place = u16::try_from(ahead).unwrap_or(u16::MAX).saturating_add(1);
    }
    lines
}

/// The Warbands in the standings: one that left stays, unless the players struck it.
fn listable(campaign: &Campaign) -> impl Iterator<Item = &Enrolment> {
    campaign.warbands.iter().filter(|enrolment| !(enrolment.withdrawn && enrolment.struck))
}

/// How two lines follow each other. Campaign Victory Points alone make the place, and equal points share it (DR p.95);
/// what else is compared only orders those who share one: the victory-point difference, Glorious Deeds, enemies taken
/// Out of Action, and the name. A difference that nobody knows comes after all that are known.
#[must_use]
pub fn listed(a: &Standing, b: &Standing) -> Ordering {
    b.points
        .cmp(&a.points)
        .then_with(|| b.difference().cmp(&a.difference()))
        .then_with(|| b.deeds.cmp(&a.deeds))
        .then_with(|| b.took.cmp(&a.took))
        .then_with(|| a.name.cmp(&b.name))
}

impl Standing {
    /// How many of its games recorded all victory points. `None` if it fought, but no game did.
    #[must_use]
    pub const fn scored(&self) -> Option<u16> {
        known(self.games, self.unscored)
    }

    /// How many of its games recorded its Deeds. `None` if it fought, but no game did.
    #[must_use]
    pub const fn deeds_told(&self) -> Option<u16> {
        known(self.games, self.deeds_untold)
    }

    /// The same for the enemies it took Out of Action.
    #[must_use]
    pub const fn took_told(&self) -> Option<u16> {
        known(self.games, self.took_untold)
    }

    /// The same for its own casualties.
    #[must_use]
    pub const fn fell_told(&self) -> Option<u16> {
        known(self.games, self.fell_untold)
    }

    /// Victory points it made, less those of its enemies. `None` if no game recorded them.
    #[must_use]
    pub fn difference(&self) -> Option<i64> {
        self.scored().map(|_| i64::from(self.vp_for) - i64::from(self.vp_against))
    }
}

const fn known(games: u16, unknown: u16) -> Option<u16> {
    if games > 0 && unknown >= games { None } else { Some(games - unknown) }
}

fn line(enrolment: &Enrolment, chapters: Vec<Chapter>) -> Standing {
    let mut line = Standing {
        place: 0,
        warband: enrolment.warband.clone(),
        name: enrolment.name.clone(),
        player: enrolment.player.clone(),
        faction: enrolment.faction.clone(),
        withdrawn: enrolment.withdrawn,
        games: 0,
        in_hand: 0,
        points: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        vp_for: 0,
        vp_against: 0,
        unscored: 0,
        deeds_untold: 0,
        took_untold: 0,
        fell_untold: 0,
        deeds: 0,
        took: 0,
        casualties: 0,
        course: Vec::new(),
    };
    for chapter in chapters {
        line.games += 1;
        line.points = chapter.points;
        match chapter.outcome {
            Outcome::Won => line.won += 1,
            Outcome::Drew => line.drawn += 1,
            Outcome::Lost => line.lost += 1,
        }
        if let Some([made, suffered]) = chapter.score {
            line.vp_for += made;
            line.vp_against += suffered;
        } else {
            line.unscored += 1;
        }
        line.deeds_untold += u16::from(chapter.deeds.is_none());
        line.took_untold += u16::from(chapter.took.is_none());
        line.fell_untold += u16::from(chapter.fell.is_none());
        line.deeds += chapter.deeds.unwrap_or_default();
        line.took += chapter.took.unwrap_or_default();
        line.casualties += chapter.fell.unwrap_or_default();
        let Chapter { battle, outcome, points, brought, .. } = chapter;
        line.course.push(CoursePoint { battle, outcome, points, brought });
    }
    line.points += enrolment.scored.iter().map(|scored| u32::from(scored.points)).sum::<u32>();
    line
}
