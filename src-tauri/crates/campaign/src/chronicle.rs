//! What each Warband has been through, game by game, and which of it is worth telling: a side that lost five times
//! still has a story. Read from the results alone.

use std::collections::BTreeMap;

use super::state::{Campaign, Game, Played};
use nml_warband::result::{BattleResult, Outcome, SideResult};

/// One game of a Warband.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Stream id of the battle.
    pub battle: String,
    /// Its number in the campaign ([`Campaign::numbered`]).
    pub number: usize,
    /// Its number among the Warband's own, from 1; a latecomer's games count on from those it was late by.
    pub game: u16,
    /// Won, drawn or lost.
    pub outcome: Outcome,
    /// Campaign Victory Points after it, all games added up.
    pub points: u32,
    /// The points it brought: by its result, and on its page of the aftermath. From the final on only the best game
    /// counts, unless the house rules say otherwise.
    pub brought: [u32; 2],
    /// Victory points it made, and those its enemies made; those of its coalition do not count. `None` if some of them
    /// were not written down.
    pub score: Option<[u32; 2]>,
    /// Glorious Deeds, or `None` if nobody wrote them down.
    pub deeds: Option<u32>,
    /// Enemies it took Out of Action, or `None` if nobody wrote down who of them fell.
    pub took: Option<u32>,
    /// Its own models taken Out of Action, or `None` if nobody wrote them down.
    pub fell: Option<u32>,
}

impl Chapter {
    /// Victory points made, less those of its enemies. `None` if they are not known.
    #[must_use]
    pub fn difference(&self) -> Option<i64> {
        self.score.map(|[made, suffered]| i64::from(made) - i64::from(suffered))
    }

    /// How good a day it was: one that was won before one that was drawn before one that was lost, then by the
    /// difference, an unknown one last. `None` if it was lost, and nobody knows how closely.
    fn merit(&self) -> Option<(u8, Option<i64>)> {
        let difference = self.difference();
        match self.outcome {
            Outcome::Won => Some((2, difference)),
            Outcome::Drew => Some((1, difference)),
            Outcome::Lost => difference.map(|_| (0, difference)),
        }
    }
}

/// The games that a Warband has fought, in order.
#[must_use]
pub fn chapters(campaign: &Campaign, warband: &str) -> Vec<Chapter> {
    let mut course = Course::of(campaign);
    for (number, game, played) in campaign.numbered() {
        course.goes_on(number, game, played, warband);
    }
    course.chapters
}

/// The same of every Warband of the campaign, in one go, by stream id.
#[must_use]
pub fn all_chapters(campaign: &Campaign) -> BTreeMap<&str, Vec<Chapter>> {
    let all = campaign.warbands.iter().map(|known| (known.warband.as_str(), Course::of(campaign)));
    let mut courses: BTreeMap<&str, Course> = all.collect();
    for (number, game, played) in campaign.numbered() {
        for side in played.result.members() {
            if let Some(course) = courses.get_mut(side.warband.as_str()) {
                course.goes_on(number, game, played, &side.warband);
            }
        }
    }
    courses.into_iter().map(|(warband, course)| (warband, course.chapters)).collect()
}

/// The chapters of a Warband so far.
struct Course {
    chapters: Vec<Chapter>,
    /// The number of the final.
    last: u16,
    /// A game beyond the final counts beside it.
    extra_game: bool,
    /// Points before the final and all that follows it.
    before: u32,
    /// The most that a game since then has brought.
    best: u32,
}

impl Course {
    fn of(campaign: &Campaign) -> Self {
        Self {
            chapters: Vec::new(),
            last: campaign.house.games,
            extra_game: campaign.house.extra_game,
            before: 0,
            best: 0,
        }
    }

    fn goes_on(&mut self, number: usize, fought: &Game, played: &Played, warband: &str) {
        let Some((own, brought)) = entered(played, warband) else { return };
        let points: u32 = brought.iter().sum();
        // As it was numbered when it was fought: a Warband that leaves and comes back late renumbers nothing.
        let game = fought.entrants.iter().find(|entrant| entrant.warband == warband).map_or(0, |entrant| entrant.game);
        // Either the final or a game beyond it counts, not both (DR p.95).
        if game < self.last || self.extra_game {
            self.before += points;
        } else {
            self.best = points.max(self.best);
        }
        self.chapters.push(Chapter {
            battle: played.result.battle.clone(),
            number,
            game,
            outcome: own.outcome,
            points: self.before + self.best,
            brought,
            score: played.result.score(warband),
            deeds: played.result.deeds_told(own).then(|| count(own.deeds.len())),
            took: taken(&played.result, warband),
            fell: played.result.fell_told(own).then(|| count(own.casualties.len())),
        });
    }
}

/// Its side of a game, with the Campaign Victory Points that the result and the aftermath brought it.
fn entered<'p>(played: &'p Played, warband: &str) -> Option<(&'p SideResult, [u32; 2])> {
    let of = |side: &SideResult| side.warband == warband && side.outsider.is_none();
    let (own, points) = played.result.sides.iter().zip(&played.points).find(|(side, _)| of(side))?;
    let page = played.aftermath.page(warband).map_or(0, |page| u32::from(page.steps.points));
    Some((own, [u32::from(*points), page]))
}

/// Enemies that a Warband took Out of Action. `None` if nobody wrote down who fell for one of them.
fn taken(result: &BattleResult, warband: &str) -> Option<u32> {
    if !result.enemies(warband).all(|enemy| result.fell_told(enemy)) {
        return None;
    }
    // With two sides a model always falls to the other side, even by a fall or its own fire.
    let two = result.sides.len() == 2;
    let enemies = result.enemies(warband).flat_map(|enemy| &enemy.casualties);
    let own = enemies.filter(|fallen| two || fallen.by.as_ref().is_some_and(|foe| foe.warband == warband));
    Some(count(own.count()))
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// What is worth telling of a Warband that has fought.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    /// Games it has fought.
    pub games: u16,
    /// Its longest run of games won; 0 if it won none.
    pub won_in_a_row: u16,
    /// Its longest run of games without a victory.
    pub unwon_in_a_row: u16,
    /// How many games it has not won since its last victory, or since the first game; 0 if it won the last one.
    pub unwon_since: u16,
    /// Its best day: the victory by most victory points, else a victory of which they are not known, else a draw, else
    /// the closest defeat; of equal ones the first. `None` if it lost every game and no points are known.
    pub best: Option<Chapter>,
    /// The game in which most of its models were taken Out of Action, the first of equal ones. `None` if nobody ever
    /// was.
    pub bloodiest: Option<Chapter>,
    /// Glorious Deeds in all its games.
    pub deeds: u32,
    /// Games of which nobody wrote down its Deeds.
    pub deeds_untold: u16,
    /// The model that took most enemies Out of Action, if it was written down who did.
    pub feller: Option<Feller>,
}

/// A model and the enemies it took Out of Action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feller {
    /// Its id in the Warband.
    pub model: u32,
    /// The last battle in which it did: its page knows what the model is called.
    pub battle: String,
    /// How many models.
    pub felled: u32,
}

/// What is worth telling of a Warband. `None` before its first game.
#[must_use]
pub fn story(campaign: &Campaign, warband: &str) -> Option<Story> {
    let chapters = chapters(campaign, warband);
    let mut story = Story { feller: feller(campaign, warband), ..Story::default() };
    let mut winning = 0;
    for chapter in &chapters {
        if chapter.outcome == Outcome::Won {
            (winning, story.unwon_since) = (winning + 1, 0);
        } else {
            (winning, story.unwon_since) = (0, story.unwon_since + 1);
        }
        story.games += 1;
        story.won_in_a_row = story.won_in_a_row.max(winning);
        story.unwon_in_a_row = story.unwon_in_a_row.max(story.unwon_since);
        story.deeds += chapter.deeds.unwrap_or_default();
        story.deeds_untold += u16::from(chapter.deeds.is_none());
        let best = story.best.as_ref().and_then(Chapter::merit);
        if chapter.merit() > best {
            story.best = Some(chapter.clone());
        }
        if chapter.fell.unwrap_or_default() > story.bloodiest.as_ref().and_then(|worst| worst.fell).unwrap_or_default()
        {
            story.bloodiest = Some(chapter.clone());
        }
    }
    (!chapters.is_empty()).then_some(story)
}

/// The model of a Warband that took most enemies Out of Action; of equal ones the one with the lowest id. A
/// friend whom its own fire hit is not an enemy.
fn feller(campaign: &Campaign, warband: &str) -> Option<Feller> {
    let mut all: BTreeMap<u32, Feller> = BTreeMap::new();
    for (game, played) in campaign.played().filter(|(_, played)| played.result.side(warband).is_some()) {
        let fallen = played.result.enemies(warband).flat_map(|enemy| &enemy.casualties);
        let foes = fallen.filter_map(|fallen| fallen.by.as_ref()).filter(|foe| foe.warband == warband);
        for model in foes.filter_map(|foe| foe.model) {
            let one = all.entry(model).or_insert_with(|| Feller { model, battle: String::new(), felled: 0 });
            one.felled += 1;
            one.battle.clone_from(&game.battle);
        }
    }
    let most = all.values().map(|one| one.felled).max()?;
    all.into_values().find(|one| one.felled == most)
}
