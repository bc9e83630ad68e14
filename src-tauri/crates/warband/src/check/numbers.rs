//! How many there are of everything: entries, options, groups, ELITE, Fireteams, Mercenaries, budgets.

use std::collections::BTreeMap;

use super::Judge;
use super::loadout::Loadout;
use super::messages;
use super::terms::Terms;
use crate::violation::{Violation, ViolationCode};
use nml_catalogue::Boon;
use nml_catalogue::entry::{Larger, ModelOption};
use nml_catalogue::faction::{Constraint, Faction};
use nml_catalogue::keyword::Keyword;

/// What the Mercenaries add to the totals.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hired {
    pub ducats: u32,
    pub glory: u32,
    pub elite: u16,
    /// ELITE among them that are not counted.
    pub apart: u16,
}

fn count16(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

impl<'t> Judge<'t> {
    /// Numbers of the whole Warband; `total` is what all its models cost, Mercenaries too.
    pub(super) fn numbers(&mut self, total: u32) {
        self.strangers();
        self.entries(total);
        self.given();
        self.option_limits(total);
        self.choices();
        let constraints: Vec<Constraint> = self.terms.constraints().cloned().collect();
        for constraint in &constraints {
            self.constraint(constraint);
        }
        self.fireteams();
    }

    /// Fireteams: those of the Warband, and beside them those that a model brings, which it is in itself. A
    /// Mercenary's is formed at the table: no pair of the roster's models holds a Mercenary.
    fn fireteams(&mut self) {
        let brings = |id: &u32| self.loadouts.iter().any(|l| l.model.id == *id && brought(l) > 0);
        let formed = self.roster.fireteams.len();
        let covered = self.roster.fireteams.iter().filter(|team| team.iter().any(brings)).count();
        let most = covered + usize::from(self.terms.fireteams());
        if formed > most {
            let text = messages::too_many_fireteams(formed, most);
            let found = Violation::new(ViolationCode::TooManyFireteams, None, text);
            self.note(found.over(formed as u64, most as u64));
        }
    }

    /// Models without an entry, or with one this Warband cannot have, and kit that nobody knows, no matter who carries
    /// it.
    fn strangers(&mut self) {
        let roster = self.roster;
        for (index, model) in roster.members().enumerate() {
            for id in model.items.iter().chain(model.foreign_items.iter().map(|foreign| &foreign.item)) {
                if self.terms.catalogue.item(id).is_none() {
                    self.say_about(ViolationCode::UnknownItem, Some(index), id, messages::unknown_item(id));
                }
            }
        }
        for (index, model) in roster.models.iter().enumerate() {
            let at = Some(index);
            match self.terms.entry_of(model) {
                None => {
                    let text = if self.terms.catalogue.knows_entry(&model.entry) {
                        messages::not_a_model_of_this_warband(self.terms.entry_name(&model.entry))
                    } else {
                        messages::unknown_model(&model.entry)
                    };
                    self.say_about(ViolationCode::UnknownModel, at, &model.entry, text);
                }
                Some(entry) => {
                    let name = entry.name.clone();
                    if self.terms.forbids(&model.entry) && self.terms.given_as(model).is_none() {
                        self.say_about(
                            ViolationCode::ModelForbiddenByVariant,
                            at,
                            &model.entry,
                            messages::variant_has_no_model(&name),
                        );
                    }
                    if entry.campaign_only && !self.roster.campaign {
                        self.say_about(
                            ViolationCode::CampaignOnlyModel,
                            at,
                            &model.entry,
                            messages::model_of_a_campaign(&name),
                        );
                    }
                }
            }
        }
    }

    fn of_entry(&self, entry: &str) -> impl Iterator<Item = &'t Loadout<'t>> {
        let loadouts = self.loadouts;
        let entry = entry.to_owned();
        loadouts.iter().filter(move |l| l.entry.id == entry)
    }

    /// Those of an entry that the list itself counts: a Location brings its models on top.
    fn counted(&self, entry: &str) -> impl Iterator<Item = &'t Loadout<'t>> {
        let terms = self.terms;
        self.of_entry(entry).filter(move |l| terms.given_as(l.model).is_none())
    }

    fn number_of(&self, entry: &str) -> u16 {
        count16(self.of_entry(entry).count())
    }

    fn entries(&mut self, total: u32) {
        let terms = self.terms;
        for entry in terms.entries().filter(|e| !terms.forbids(&e.id)) {
            let count = self.number_of(&entry.id);
            if count < entry.min {
                let text = messages::too_few_models(entry.min, &entry.name, count);
                let found = Violation::new(ViolationCode::MissingRequiredModel, None, text).about(&entry.id);
                self.note(found.over(count, entry.min));
            }
            let count = count16(self.counted(&entry.id).count());
            if let Some(max) = entry.max {
                let costs = self.counted(&entry.id).map(|l| l.ducats).collect();
                let most = raised(max, entry.larger, costs, total);
                if count > most {
                    let text = messages::too_many(count, &entry.name, most);
                    let found = Violation::new(ViolationCode::TooManyModels, None, text).about(&entry.id);
                    self.note(found.over(count, most));
                }
            }
            if let Some(other) = &entry.one_per {
                let most = self.number_of(other);
                if count > most {
                    let text = messages::one_for_each(count, &entry.name, self.terms.entry_name(other), most);
                    let found = Violation::new(ViolationCode::TooManyModels, None, text).about(&entry.id);
                    self.note(found.over(count, most));
                }
            }
        }
    }

    /// A Location brings one model and not more.
    fn given(&mut self) {
        let terms = self.terms;
        for (location, entry) in terms.given() {
            let from = |l: &&Loadout<'_>| l.entry.id == entry.id && l.model.found.as_deref() == Some(location);
            let count = self.loadouts.iter().filter(from).count();
            if count > 1 {
                let named = terms.catalogue.exploration().location(location).map_or(location, |known| &known.name);
                let text = messages::one_from_a_location(count, &entry.name, named);
                let found = Violation::new(ViolationCode::TooManyModels, None, text).about(&entry.id);
                self.note(found.over(count as u64, 1_u16));
            }
        }
    }

    fn option_limits(&mut self, total: u32) {
        // An option stands once for its entry, or once in the variant for all who may take it.
        let mut taken: Vec<(&ModelOption, Vec<&Loadout<'_>>)> = Vec::new();
        for loadout in self.loadouts {
            for option in &loadout.options {
                match taken.iter_mut().find(|(known, _)| std::ptr::eq(*known, *option)) {
                    Some((_, who)) => who.push(loadout),
                    None => taken.push((option, vec![loadout])),
                }
            }
        }
        for (option, who) in &taken {
            let counted: Vec<_> = who.iter().filter(|l| !option.not_counted.contains(&l.entry.id)).collect();
            let count = count16(counted.len());
            if let Some(limit) = self.terms.option_limit(option) {
                let costs = counted.iter().map(|l| l.ducats).collect();
                let most = raised(limit, option.larger, costs, total);
                if count > most {
                    let text = messages::too_many(count, &option.name, most);
                    self.note(
                        Violation::new(ViolationCode::OptionLimit, None, text).about(&option.id).over(count, most),
                    );
                }
            }
            if let (Some(one_in), Some(first)) = (option.one_in, who.first()) {
                let most = self.number_of(&first.entry.id) / u16::from(one_in.max(1));
                if count > most {
                    let text = messages::one_option_for(count, &option.name, one_in, &first.entry.name, most);
                    let found = Violation::new(ViolationCode::TooManyLegionnaires, None, text).about(&option.id);
                    self.note(found.over(count, most));
                }
            }
        }
        let mut powers: BTreeMap<&str, u16> = BTreeMap::new();
        for power in self.loadouts.iter().flat_map(|l| &l.powers) {
            let count = powers.entry(&power.id).or_default();
            *count = count.saturating_add(1);
        }
        for power in &self.terms.faction.powers {
            let count = powers.get(power.id.as_str()).copied().unwrap_or(0);
            if let Some(limit) = power.limit
                && count > limit
            {
                let text = messages::too_many(count, &power.name, limit);
                self.note(Violation::new(ViolationCode::OptionLimit, None, text).about(&power.id).over(count, limit));
            }
        }
        for (option, needed) in &self.terms.changes().must_have {
            let count = self.with_option(option);
            if count < *needed {
                let text = messages::too_few_with_option(count, self.terms.option_name(option), *needed);
                self.note(Violation::new(ViolationCode::RequiredOption, None, text).about(option).over(count, *needed));
            }
        }
    }

    fn with_option(&self, option: &str) -> u16 {
        count16(self.loadouts.iter().filter(|l| l.options.iter().any(|o| o.id == option)).count())
    }

    fn choices(&mut self) {
        let (terms, roster) = (self.terms, self.roster);
        for choice in &terms.faction.choices {
            if terms.changes().skip_choices.contains(&choice.id) {
                continue;
            }
            let value = roster.choices.get(&choice.id);
            if !choice.options.iter().any(|o| Some(&o.id) == value) {
                let text = match value {
                    Some(value) => messages::no_such_choice(value, &choice.name),
                    None => messages::not_chosen(&choice.name),
                };
                self.say_about(ViolationCode::MissingChoice, None, &choice.id, text);
            }
        }
    }

    fn constraint(&mut self, constraint: &Constraint) {
        match constraint {
            Constraint::OneLeads { entries } => {
                let leads = |l: &Loadout<'_>| {
                    entries.contains(&l.entry.id)
                        || l.entry.keywords.contains(&Keyword::Leader)
                        || l.grants.iter().any(|g| g.keywords.contains(&Keyword::Leader))
                };
                if !self.loadouts.iter().any(leads) {
                    let text = messages::nobody_leads(self.terms.entry_names(entries));
                    self.say(ViolationCode::MissingLeader, None, text);
                }
            }
            Constraint::FewerThan { entry, keyword } => {
                let count = self.number_of(entry);
                let hired = self.roster.mercenaries.iter().filter_map(|id| self.terms.catalogue.mercenary(id));
                let entries = self.loadouts.iter().map(|l| l.entry).chain(hired.map(|m| &m.entry));
                let masters = count16(entries.filter(|e| e.keywords.contains(keyword)).count());
                if count > 0 && count >= masters {
                    let name = self.terms.entry_name(entry);
                    let text = messages::fewer_than(count, name, masters, keyword.to_string());
                    self.note(
                        Violation::new(ViolationCode::TooManyWretched, None, text).about(entry).over(count, masters),
                    );
                }
            }
            Constraint::GroupMax { entries, max } => {
                let count = entries.iter().fold(0_u16, |n, e| n.saturating_add(self.number_of(e)));
                if count > *max {
                    let text = messages::too_many_together(count, self.terms.entry_names(entries), *max);
                    let found = Violation::new(ViolationCode::GroupMax, None, text).about(&entries.join(","));
                    self.note(found.over(count, *max));
                }
            }
            Constraint::OptionMax { option, entries, max } => {
                let most = self.terms.changes().option_limits.get(option).copied().unwrap_or(*max);
                let with =
                    |l: &&Loadout<'_>| entries.contains(&l.entry.id) && l.options.iter().any(|o| o.id == *option);
                let count = count16(self.loadouts.iter().filter(with).count());
                if count > most {
                    let text = messages::too_many(count, self.terms.option_name(option), most);
                    self.note(Violation::new(ViolationCode::OptionLimit, None, text).about(option).over(count, most));
                }
            }
            Constraint::PlainMax { entry, option, max } => {
                let plain = |l: &&Loadout<'_>| l.options.iter().all(|o| o.id != *option);
                let count = count16(self.of_entry(entry).filter(plain).count());
                if count > *max {
                    let (name, needed) = (self.terms.entry_name(entry), self.terms.option_name(option));
                    let text = messages::too_many_plain(count, name, needed, *max);
                    self.note(Violation::new(ViolationCode::RequiredOption, None, text).about(entry).over(count, *max));
                }
            }
            Constraint::ItemSpread { .. } | Constraint::ItemsWith { .. } | Constraint::Fittings { .. } => {}
        }
    }

    /// Mercenaries, and what they cost.
    pub(super) fn mercenaries(&mut self) -> Hired {
        let mut hired = Hired::default();
        let (terms, roster) = (self.terms, self.roster);
        let changes = terms.changes();
        if changes.forbid_mercenaries && !roster.mercenaries.is_empty() {
            self.say(ViolationCode::MercenariesForbidden, None, messages::variant_hires_nobody());
        }
        for (i, model) in roster.hired_models().iter().enumerate() {
            let id = &model.entry;
            let Some(mercenary) = terms.catalogue.mercenary(id) else {
                self.say_about(ViolationCode::MercenaryNotAvailable, None, id, messages::unknown_mercenary(id));
                continue;
            };
            let name = &mercenary.entry.name;
            if !mercenary.serves(&roster.faction, roster.variant.as_deref()) || changes.forbid_mercenary.contains(id) {
                self.say_about(ViolationCode::MercenaryNotAvailable, None, id, messages::serves_others(name));
            }
            if let Some(item) = &mercenary.brought_by
                && !roster.models.iter().any(|model| model.items.contains(item))
            {
                let text = messages::nobody_carries(name, terms.item_name(item));
                self.say_about(ViolationCode::MissingRequiredItem, None, id, text);
            }
            if mercenary.entry.campaign_only && !roster.campaign {
                self.say_about(ViolationCode::CampaignOnlyModel, None, id, messages::model_of_a_campaign(name));
            }
            let change = changes.mercenaries.get(id);
            let before = || roster.mercenaries.iter().take(i);
            let copy = before().filter(|other| *other == id).count();
            let counted = copy + before().filter(|other| change.is_some_and(|c| c.with.contains(other))).count();
            let most = change.map_or_else(|| mercenary.entry.max.unwrap_or(u16::MAX), |c| c.max);
            if counted + 1 > usize::from(most) {
                let text = messages::too_many(counted + 1, name, most);
                let found = Violation::new(ViolationCode::TooManyModels, None, text).about(id);
                self.note(found.over(counted as u64 + 1, most));
            }
            let ducats = change.and_then(|c| if copy == 0 { c.first_ducats } else { c.further_ducats });
            let (ducats, glory) = ducats.map_or((mercenary.entry.ducats, mercenary.entry.glory), |ducats| (ducats, 0));
            let kit = self.hired.iter().find(|loadout| loadout.model.id == model.id);
            let of_kit = |own: u32, all: fn(&Loadout<'_>) -> u32| kit.map_or(0, |l| all(l).saturating_sub(own));
            let ducats = ducats.saturating_add(of_kit(mercenary.entry.ducats, |l| l.ducats));
            let glory = glory.saturating_add(of_kit(mercenary.entry.glory, |l| l.glory));
            hired.ducats = hired.ducats.saturating_add(ducats);
            hired.glory = hired.glory.saturating_add(glory);
            if model.promoted || mercenary.entry.keywords.contains(&Keyword::Elite) {
                hired.elite = hired.elite.saturating_add(1);
                let mut boons = model.boons(terms.catalogue).into_iter();
                hired.apart = hired.apart.saturating_add(boons.any(|(b, _)| *b == Boon::NotCountedAsElite).into());
            }
        }
        hired
    }

    /// Never more than six ELITE among those that count.
    pub(super) fn elite(&mut self, count: u16) {
        let most = self.terms.catalogue.campaign().elite;
        if count > u16::from(most) {
            let text = messages::too_many_elite(count, most);
            self.note(Violation::new(ViolationCode::MoreThanSixElite, None, text).over(count, most));
        }
    }

    /// Ducats and Glory.
    pub(super) fn budget(&mut self, ducats: u32, of_ducats: u32, glory: u32, of_glory: u32) {
        if ducats > of_ducats {
            let text = messages::over_budget(ducats, of_ducats);
            self.note(Violation::new(ViolationCode::OverBudget, None, text).over(ducats, of_ducats));
        }
        if glory > of_glory {
            let text = messages::over_glory(glory, of_glory);
            self.note(Violation::new(ViolationCode::OverGlory, None, text).over(glory, of_glory));
        }
    }
}

/// How many Fireteams the Warband may form, with those that its models bring, or `None` for any number.
#[must_use]
pub fn fireteams(terms: &Terms<'_>, loadouts: &[Loadout<'_>]) -> Option<u8> {
    let own = terms.fireteams();
    (own != Faction::ANY_FIRETEAMS).then(|| loadouts.iter().map(brought).fold(own, u8::saturating_add))
}

/// Fireteams that a model brings.
fn brought(loadout: &Loadout<'_>) -> u8 {
    let learned = loadout.boons().filter(|boon| **boon == Boon::Fireteam).count();
    let learned = u8::try_from(learned).unwrap_or(u8::MAX);
    loadout.grants.iter().fold(learned, |n, g| n.saturating_add(g.fireteams))
}

/// A maximum that rises once everything but the surplus models is worth enough. Of several, the
/// cheapest count as the surplus.
fn raised(max: u16, larger: Option<Larger>, mut costs: Vec<u32>, total: u32) -> u16 {
    let Some(larger) = larger else { return max };
    costs.sort_unstable();
    let surplus = costs.len().saturating_sub(usize::from(max));
    let without = costs.iter().take(surplus).fold(total, |sum, cost| sum.saturating_sub(*cost));
    if without >= larger.others_ducats { larger.max.max(max) } else { max }
}
