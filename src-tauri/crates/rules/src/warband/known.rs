//! What a model of a roster knows: the Skills it learned, and what they bring outside battles.

use super::roster::{Found, Learned, Model, Roster};
use crate::catalogue::{Boon, Catalogue, Gain, Location, Skill, ToChoose};

/// A Skill that a model has, and what was chosen for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known<'a> {
    /// Which.
    pub skill: &'a Skill,
    /// What was chosen for it.
    pub chosen: Option<&'a str>,
}

/// Most Skills that lead to each other: a Skill, and the one that it lets choose.
const DEEPEST: usize = 2;

impl Catalogue {
    /// What a model knows: the Skills it learned that the pack has, each followed by the one chosen through it.
    #[must_use]
    pub fn known<'a>(&'a self, model: &'a Model) -> Vec<Known<'a>> {
        let mut found = Vec::new();
        for Learned { id, chosen } in &model.skills {
            let mut next = Some((id.as_str(), chosen.as_deref()));
            for _ in 0..DEEPEST {
                let Some((id, chosen)) = next.take() else { break };
                let Some(skill) = self.skill(id) else { break };
                found.push(Known { skill, chosen });
                if let (Some(ToChoose::Skill { .. }), Some(chosen)) = (&skill.chosen, chosen) {
                    next = Some(chosen.split_once(':').map_or((chosen, None), |(id, rest)| (id, Some(rest))));
                }
            }
        }
        found
    }

    /// What was done at the Locations that a Warband found, each gain with where and when.
    pub fn gains<'a>(&'a self, roster: &'a Roster) -> impl Iterator<Item = (&'a Found, &'a Location, &'a Gain)> {
        let done =
            |found: &'a Found| Some((found, self.exploration().done(&found.location, found.option.as_deref()?)?));
        let done = roster.found.iter().filter_map(done);
        done.flat_map(|(found, (location, option))| option.gains.iter().map(move |gain| (found, location, gain)))
    }

    /// The boons of all that a model knows and carries, with the ids of the Skills and items.
    pub fn brings<'a>(&'a self, model: &'a Model) -> impl Iterator<Item = (&'a Boon, &'a str)> {
        let skills = self.boons(model).into_iter().map(|(boon, known)| (boon, known.skill.id.as_str()));
        let foreign = model.foreign_items.iter().map(|foreign| &foreign.item);
        let items = model.items.iter().chain(foreign).filter_map(|id| self.item(id));
        skills.chain(items.flat_map(|item| item.boons.iter().map(|boon| (boon, item.id.as_str()))))
    }

    /// The boons of all that a model knows.
    #[must_use]
    pub fn boons<'a>(&'a self, model: &'a Model) -> Vec<(&'a Boon, Known<'a>)> {
        self.known(model)
            .into_iter()
            .flat_map(|known| known.skill.boons.iter().map(move |boon| (boon, known)))
            .collect()
    }
}
