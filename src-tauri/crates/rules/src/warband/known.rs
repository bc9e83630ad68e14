//! What a model of a roster knows: the Skills it learned, and what they bring outside battles.

use super::roster::{Learned, Model};
use crate::catalogue::{Boon, Catalogue, Skill, ToChoose};

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

    /// The boons of all that a model knows.
    #[must_use]
    pub fn boons<'a>(&'a self, model: &'a Model) -> Vec<(&'a Boon, Known<'a>)> {
        self.known(model)
            .into_iter()
            .flat_map(|known| known.skill.boons.iter().map(move |boon| (boon, known)))
            .collect()
    }
}
