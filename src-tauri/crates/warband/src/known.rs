//! What a model of a roster knows: the Skills it learned, and what they do outside battles.

use super::roster::{Found, Learned, Model, Roster};
use nml_catalogue::{Boon, Catalogue, Gain, Location, Skill, ToChoose};

/// A Skill that a model has, and what was chosen for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known<'a> {
    /// Which Skill.
    pub skill: &'a Skill,
    /// What was chosen for it.
    pub chosen: Option<&'a str>,
}

/// The most Skills that lead to each other: a Skill, and the one that it lets choose.
const DEEPEST: usize = 2;

impl Model {
    /// What it knows: the Skills it learned that the pack has, each followed by the one chosen through it.
    #[must_use]
    pub fn known<'a>(&'a self, catalogue: &'a Catalogue) -> Vec<Known<'a>> {
        let mut found = Vec::new();
        for Learned { id, chosen } in &self.skills {
            let mut next = Some((id.as_str(), chosen.as_deref()));
            for _ in 0..DEEPEST {
                let Some((id, chosen)) = next.take() else { break };
                let Some(skill) = catalogue.skill(id) else { break };
                found.push(Known { skill, chosen });
                if let (Some(ToChoose::Skill { .. }), Some(chosen)) = (&skill.chosen, chosen) {
                    next = Some(chosen.split_once(':').map_or((chosen, None), |(id, rest)| (id, Some(rest))));
                }
            }
        }
        found
    }

    /// The boons of all that it knows.
    #[must_use]
    pub fn boons<'a>(&'a self, catalogue: &'a Catalogue) -> Vec<(&'a Boon, Known<'a>)> {
        self.known(catalogue)
            .into_iter()
            .flat_map(|known| known.skill.boons.iter().map(move |boon| (boon, known)))
            .collect()
    }

    /// The boons of all that it knows and carries, with the ids of the Skills and items.
    pub fn brings<'a>(&'a self, catalogue: &'a Catalogue) -> impl Iterator<Item = (&'a Boon, &'a str)> {
        let skills = self.boons(catalogue).into_iter().map(|(boon, known)| (boon, known.skill.id.as_str()));
        let foreign = self.foreign_items.iter().map(|foreign| &foreign.item);
        let items = self.items.iter().chain(foreign).filter_map(|id| catalogue.item(id));
        skills.chain(items.flat_map(|item| item.boons.iter().map(|boon| (boon, item.id.as_str()))))
    }
}

impl Roster {
    /// What was done at the Locations that the Warband found, each gain with where and when.
    pub fn gains<'a>(&'a self, catalogue: &'a Catalogue) -> impl Iterator<Item = (&'a Found, &'a Location, &'a Gain)> {
        let done =
            |found: &'a Found| Some((found, catalogue.exploration().done(&found.location, found.option.as_deref()?)?));
        let done = self.found.iter().filter_map(done);
        done.flat_map(|(found, (location, option))| option.gains.iter().map(move |gain| (found, location, gain)))
    }
}
