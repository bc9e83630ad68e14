//! Honours of a campaign: from its results, its pages, its rosters and its logs, and from nothing else. Players who
//! share one are named together; if nobody did anything, there is no honour.

use std::collections::{BTreeMap, BTreeSet};

use super::chronicle::{chapters, story};
use super::state::Campaign;
use super::tables::Rosters;
use nml_warband::Counted;
use nml_warband::{Roster, RosterChange};

/// What an honour is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// Most enemies taken Out of Action, if it was written down by whom.
    Felled,
    /// Most Glorious Deeds.
    Deeds,
    /// Most games fought by models still on a roster; at least two.
    Survivor,
    /// Most often Out of Action, of models still on a roster.
    Fallen,
    /// Most games missed.
    Missed,
    /// Most Battle Scars, including models that left.
    Scars,
    /// Most experience points, including models that left.
    Experience,
    /// The battle with most models Out of Action.
    Bloodiest,
    /// The victory by most victory points.
    Victory,
    /// The longest run of games won; at least two.
    Won,
    /// The longest run of games without a victory; at least two.
    Unwon,
    /// Most failed Success Rolls of attacks, in logs.
    Misses,
    /// Most critical Success Rolls of attacks, in logs.
    Criticals,
    /// Most BLOOD MARKERS placed on enemies by its Injury Rolls, in logs.
    Drew,
    /// Most BLOOD MARKERS placed on it, in logs.
    Bled,
}

/// Who has an honour.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Holder {
    /// A model.
    Model {
        /// Stream id of its Warband.
        warband: String,
        /// Its id in the Warband.
        model: u32,
    },
    /// A Warband.
    Warband {
        /// Its stream id.
        warband: String,
        /// In which battle, by its stream, or none for one over several battles.
        battle: Option<String>,
    },
    /// A battle.
    Battle {
        /// Its stream id.
        battle: String,
    },
}

/// An honour, and who has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Honour {
    /// What it is for.
    pub sort: Sort,
    /// The number it is given for.
    pub figure: u32,
    /// All who share it, never empty.
    pub holders: Vec<Holder>,
}

type Models = BTreeMap<(String, u32), u32>;

/// The honours of a campaign. `rosters` are those of its Warbands as they stand, as far as they are in the book; `logs` is
/// what its logged battles count.
#[must_use]
pub fn honours(campaign: &Campaign, rosters: &Rosters, logs: &[Counted]) -> Vec<Honour> {
    let tallies = Tallies::of(campaign);
    let there: BTreeSet<(String, u32)> =
        rosters.iter().flat_map(|(warband, roster)| present(warband, roster)).collect();
    let still =
        |all: &Models| all.iter().filter(|(who, _)| there.contains(*who)).map(|(who, n)| (who.clone(), *n)).collect();
    let all = [
        models(Sort::Felled, tallies.felled, 1),
        models(Sort::Deeds, tallies.deeds, 1),
        // If everybody there has fought as often, nobody has survived longer.
        models(Sort::Survivor, told_apart(still(&tallies.fought), &there), 2),
        models(Sort::Fallen, still(&tallies.fell), 1),
        models(Sort::Missed, tallies.missed, 1),
        models(Sort::Scars, marks(rosters, |model| model.scars), 1),
        models(Sort::Experience, marks(rosters, |model| model.experience), 1),
        best(Sort::Bloodiest, battles(campaign), 1),
        best(Sort::Victory, victories(campaign), 1),
        best(Sort::Won, runs(campaign, |story| story.won_in_a_row), 2),
        best(Sort::Unwon, runs(campaign, |story| story.unwon_in_a_row), 2),
        models(Sort::Misses, logged(logs, |one| one.misses), 1),
        models(Sort::Criticals, logged(logs, |one| one.criticals), 1),
        models(Sort::Drew, logged(logs, |one| one.drew), 1),
        models(Sort::Bled, logged(logs, |one| one.bled), 1),
    ];
    all.into_iter().flatten().collect()
}

/// The same, or nothing if all who are there have as many.
fn told_apart(all: Models, there: &BTreeSet<(String, u32)>) -> Models {
    let counts: BTreeSet<u32> = there.iter().map(|who| all.get(who).copied().unwrap_or(0)).collect();
    if there.len() > 1 && counts.len() == 1 { Models::new() } else { all }
}

/// What the results and pages of the games say about models.
#[derive(Default)]
struct Tallies {
    fought: Models,
    felled: Models,
    fell: Models,
    deeds: Models,
    missed: Models,
}

impl Tallies {
    fn of(campaign: &Campaign) -> Self {
        let mut tallies = Self::default();
        let one =
            |all: &mut Models, warband: &str, model: u32| *all.entry((warband.to_owned(), model)).or_insert(0) += 1;
        for (_, played) in campaign.played() {
            for side in played.result.members() {
                side.took_part.iter().for_each(|model| one(&mut tallies.fought, &side.warband, *model));
                side.casualties.iter().for_each(|fallen| one(&mut tallies.fell, &side.warband, fallen.model));
                side.deeds
                    .iter()
                    .filter_map(|deed| deed.model)
                    .for_each(|model| one(&mut tallies.deeds, &side.warband, model));
                // A friend whom its own fire hit is not an enemy.
                let enemies = played.result.enemies(&side.warband).flat_map(|enemy| &enemy.casualties);
                let foes = enemies.filter_map(|fallen| fallen.by.as_ref()).filter(|foe| foe.warband == side.warband);
                foes.filter_map(|foe| foe.model).for_each(|model| one(&mut tallies.felled, &side.warband, model));
            }
            for page in &played.aftermath.pages {
                for change in &page.opening {
                    if let RosterChange::Returned { model } = change {
                        one(&mut tallies.missed, &page.warband, *model);
                    }
                }
            }
        }
        tallies
    }
}

fn present<'r>(warband: &'r str, roster: &'r Roster) -> impl Iterator<Item = (String, u32)> + 'r {
    let hired = roster.hired_models().into_iter().map(|model| model.id);
    roster.models.iter().map(|model| model.id).chain(hired).map(|model| (warband.to_owned(), model))
}

/// A figure from the rosters, including models that left.
fn marks(rosters: &Rosters, of: impl Fn(&nml_warband::Model) -> u8) -> Models {
    let mut all = Models::new();
    for (warband, roster) in rosters {
        let gone = roster.fallen.iter().map(|fallen| &fallen.model);
        for model in roster.members().chain(gone) {
            all.insert((warband.clone(), model.id), of(model).into());
        }
    }
    all
}

fn logged(logs: &[Counted], of: impl Fn(&Counted) -> u32) -> Models {
    let mut all = Models::new();
    for one in logs {
        *all.entry((one.warband.clone(), one.model)).or_insert(0) += of(one);
    }
    all
}

fn battles(campaign: &Campaign) -> Vec<(Holder, u32)> {
    let all = campaign.played().map(|(game, played)| {
        let fell = played.result.sides.iter().map(|side| side.casualties.len()).sum::<usize>();
        (Holder::Battle { battle: game.battle.clone() }, u32::try_from(fell).unwrap_or(u32::MAX))
    });
    all.collect()
}

fn victories(campaign: &Campaign) -> Vec<(Holder, u32)> {
    let mut all = Vec::new();
    for enrolment in &campaign.warbands {
        for chapter in chapters(campaign, &enrolment.warband) {
            if chapter.outcome == nml_warband::result::Outcome::Won
                && let Some(difference) = chapter.difference()
            {
                let by = u32::try_from(difference).unwrap_or(0);
                let (warband, battle) = (enrolment.warband.clone(), Some(chapter.battle));
                all.push((Holder::Warband { warband, battle }, by));
            }
        }
    }
    all
}

fn runs(campaign: &Campaign, of: impl Fn(&super::chronicle::Story) -> u16) -> Vec<(Holder, u32)> {
    let all = campaign.warbands.iter().filter_map(|enrolment| {
        let story = story(campaign, &enrolment.warband)?;
        Some((Holder::Warband { warband: enrolment.warband.clone(), battle: None }, of(&story).into()))
    });
    all.collect()
}

fn models(sort: Sort, all: Models, least: u32) -> Option<Honour> {
    let all = all.into_iter().map(|((warband, model), n)| (Holder::Model { warband, model }, n)).collect();
    best(sort, all, least)
}

/// The most, if it is at least this much, and all who have it.
fn best(sort: Sort, all: Vec<(Holder, u32)>, least: u32) -> Option<Honour> {
    let figure = all.iter().map(|(_, n)| *n).max().filter(|most| *most >= least)?;
    let holders = all.into_iter().filter(|(_, n)| *n == figure).map(|(holder, _)| holder).collect();
    Some(Honour { sort, figure, holders })
}
