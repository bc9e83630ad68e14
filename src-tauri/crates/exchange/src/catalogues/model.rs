//! A model of a catalogue with all that belongs to it.

use std::collections::BTreeSet;

use nml_catalogue::keyword::Keyword;

use crate::import::table::Meaning;

use super::cost::{Price, price};
use super::document::At;
use super::limit::limits;
use super::profile::known;
use super::reached::{Reached, reached};
use super::reading::{Mark, Reading};
use super::situation::Situation;

/// A model.
#[derive(Clone, Debug)]
pub(super) struct Model {
    /// The link that stands among what a Warband may have, or the model itself.
    pub(super) root: At,
    /// Its entry; of a unit with one model, the unit and then that model.
    pub(super) parts: Vec<At>,
    /// The link of a unit to its model. None if the model stands in it, or it is no unit.
    inner: Option<At>,
    /// All that it leads to.
    pub(super) reached: Vec<Reached>,
    /// Its ids, its categories, its fixed kit.
    pub(super) has: BTreeSet<String>,
    /// The profile with its figures. None if there is none.
    pub(super) profile: Option<At>,
}

impl Model {
    /// The model behind what stands among what a Warband may have. `None` if it is none.
    pub(super) fn of(reading: &Reading<'_>, root: At, catalogue: &str) -> Option<Self> {
        let tree = reading.tree;
        let entry = reading.target(root)?;
        let kind = tree.field(entry, "type");
        if tree.get(entry).tag != "selectionEntry" || !matches!(kind, "model" | "unit") {
            return None;
        }
        let starts = if root == entry { vec![entry] } else { vec![root, entry] };
        let mut ways = reached(reading, &starts);
        let (mut parts, mut inner_link) = (vec![entry], None);
        if kind == "unit" {
            let is_model = |one: &&Reached| one.inside.is_none() && tree.field(one.entry, "type") == "model";
            if let Some((inner, link)) = ways.iter().find(is_model).map(|one| (one.entry, one.link)) {
                inner_link = link;
                parts.push(inner);
                for one in ways.iter_mut().filter(|one| one.inside == Some(inner)) {
                    one.inside = None;
                    if let Some(place) = one.way.iter().position(|at| *at == inner) {
                        one.way.drain(..=place);
                    }
                }
            }
        }
        let mut has = BTreeSet::new();
        for at in parts.iter().copied().chain([root]) {
            has.insert(tree.field(at, "id").to_owned());
            for category in tree.below(at, "categoryLink") {
                reading.mark(category, Mark::Read);
                has.insert(tree.field(category, "targetId").to_owned());
            }
        }
        let profile = parts.iter().find_map(|at| profiles(reading, *at, "Unit").first().copied());
        let mut model = Self { root, parts, inner: inner_link, reached: ways, has, profile };
        let fixed: Vec<String> = model.fixed(reading, catalogue).flat_map(|one| ids(reading, one)).collect();
        model.has.extend(fixed);
        Some(model)
    }

    /// Its entry.
    pub(super) fn entry(&self) -> At {
        self.parts.first().copied().unwrap_or(self.root)
    }

    /// The link that leads to it. `None` if it stands there itself.
    pub(super) fn link(&self) -> Option<At> {
        (self.root != self.entry()).then_some(self.root)
    }

    /// What it costs: a unit with its model.
    pub(super) fn price(&self, reading: &Reading<'_>, situation: &Situation<'_>) -> Price {
        let own = price(reading, self.link(), self.entry(), situation);
        let inner = self.parts.get(1).map(|inner| price(reading, self.inner, *inner, situation)).unwrap_or_default();
        Price { ducats: own.ducats.saturating_add(inner.ducats), glory: own.glory.saturating_add(inner.glory) }
    }

    /// As it is recruited into a Warband of a catalogue.
    pub(super) fn situation<'s>(&'s self, catalogue: &'s str) -> Situation<'s> {
        Situation { catalogue, has: &self.has }
    }

    /// What its ids mean in a pack.
    pub(super) fn meaning<'a>(&self, reading: &Reading<'a>) -> Option<&'a Meaning> {
        self.parts.iter().chain([&self.root]).find_map(|at| reading.meaning(*at))
    }

    /// What always comes with it.
    pub(super) fn fixed<'m>(
        &'m self,
        reading: &'m Reading<'_>,
        catalogue: &'m str,
    ) -> impl Iterator<Item = &'m Reached> {
        let situation = self.situation(catalogue);
        self.reached
            .iter()
            .filter(move |one| one.own(reading) && limits(reading, one.link, one.entry, &situation).least_here > 0)
    }

    /// The keywords that its categories give it.
    pub(super) fn keywords(&self, reading: &Reading<'_>) -> Vec<Keyword> {
        let mut keywords = Vec::new();
        for at in self.parts.iter().copied().chain([self.root]) {
            for category in reading.tree.below(at, "categoryLink") {
                let name = match reading.find(reading.tree.field(category, "targetId")) {
                    Some(entry) => reading.name(entry),
                    None => reading.name(category),
                };
                keywords.extend(known(reading, name).filter(|keyword| !keywords.contains(keyword)));
            }
        }
        keywords
    }

    /// The keywords that it names beside its categories: they are its own, or a rule of it speaks of them.
    pub(super) fn named_keywords(&self, reading: &Reading<'_>) -> Vec<(Keyword, At)> {
        let mut keywords = Vec::new();
        for at in &self.parts {
            let links = reading.tree.below(*at, "infoLink").filter(|at| reading.tree.field(*at, "type") == "rule");
            for rule in links.chain(reading.tree.below(*at, "rule")) {
                if let Some(keyword) = known(reading, reading.name(rule)).filter(|one| !matches!(one, Keyword::Tag(_)))
                {
                    reading.mark(rule, Mark::Read);
                    keywords.push((keyword, rule));
                }
            }
        }
        keywords
    }

    /// Its rules by name.
    pub(super) fn abilities(&self, reading: &Reading<'_>) -> Vec<At> {
        self.parts.iter().flat_map(|at| profiles(reading, *at, "Ability")).collect()
    }
}

/// The ids of an entry and of the links to it.
fn ids(reading: &Reading<'_>, one: &Reached) -> Vec<String> {
    let all = one.link.into_iter().chain([one.entry]);
    all.map(|at| reading.tree.field(at, "id").to_owned()).collect()
}

/// The profiles of a kind that an entry has, itself or by a link.
pub(super) fn profiles(reading: &Reading<'_>, at: At, kind: &str) -> Vec<At> {
    let tree = reading.tree;
    let links = tree.below(at, "infoLink").filter(|link| tree.field(*link, "type") == "profile");
    let linked: Vec<At> = links.filter_map(|link| reading.target(link)).collect();
    let all = tree.below(at, "profile").chain(linked);
    all.filter(|profile| tree.field(*profile, "typeName") == kind).collect()
}
