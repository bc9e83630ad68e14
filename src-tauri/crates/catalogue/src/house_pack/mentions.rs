//! What a pack says about rows that are gone. Where it only restricts, renames or counts them, nothing is left to say.

use std::collections::BTreeMap;

use super::row::RowRef;
use crate::entry::{Battlekit, FactionEntry, Grants};
use crate::faction::{Constraint, Faction, Line, Who};
use crate::pack::Pack;
use crate::variant::Changes;

/// The ids of what is gone, for one faction.
struct Gone<'g> {
    models: Vec<&'g str>,
    items: Vec<&'g str>,
}

/// Drops mentions of rows that are gone.
pub(super) fn let_go(pack: &mut Pack, gone: &[&RowRef]) {
    let mut items = Vec::new();
    let mut models: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for at in gone {
        match at {
            RowRef::Item { id } => items.push(id.as_str()),
            RowRef::Model { list, id } => models.entry(&list.faction).or_default().push(id),
            RowRef::Mercenary { .. } | RowRef::Line { .. } | RowRef::Keyword { .. } => {}
        }
    }
    for faction in &mut pack.factions {
        let models = models.remove(faction.id.as_str()).unwrap_or_default();
        Gone { models, items: items.clone() }.of_faction(faction);
    }
    let none = Gone { models: Vec::new(), items };
    for mercenary in &mut pack.mercenaries {
        none.of_entry(&mut mercenary.entry);
    }
}

impl Gone<'_> {
    fn model(&self, id: &str) -> bool {
        self.models.contains(&id)
    }

    fn item(&self, id: &str) -> bool {
        self.items.contains(&id)
    }

    fn of_faction(&self, faction: &mut Faction) {
        if self.models.is_empty() && self.items.is_empty() {
            return;
        }
        faction.entries.iter_mut().for_each(|entry| self.of_entry(entry));
        for option in faction.choices.iter_mut().flat_map(|choice| &mut choice.options) {
            option.min.retain(|id, _| !self.model(id));
            option.max.retain(|id, _| !self.model(id));
            option.goetic.retain(|id, _| !self.model(id));
            option.rules.retain_mut(|rule| self.keeps(&mut rule.to));
        }
        faction.armoury.iter_mut().for_each(|line| self.of_line(line));
        faction.rules.retain_mut(|rule| self.keeps(&mut rule.to));
        faction.powers.retain_mut(|power| self.keeps(&mut power.allowed));
        faction.constraints.retain_mut(|constraint| self.constrains(constraint));
        for variant in &mut faction.variants {
            variant.rules.retain_mut(|rule| self.keeps(&mut rule.to));
            self.of_changes(&mut variant.changes);
        }
    }

    /// Prices and bans of those who are gone. A line that only they could buy still names them: without them it would be
    /// for everybody.
    fn of_line(&self, line: &mut Line) {
        line.cost_for.retain(|id, _| !self.model(id));
        line.not.retain(|id| !self.model(id));
        let mut others = line.allowed.clone();
        if self.keeps(&mut others) {
            line.allowed = others;
        }
    }

    /// Takes those who are gone out of a selection: whether somebody is left, or it was for everybody.
    fn keeps(&self, who: &mut Vec<Who>) -> bool {
        let before = who.len();
        who.retain(|one| match one {
            Who::Entry(id) | Who::EntryWith { entry: id, .. } => !self.model(id),
            Who::Everybody | Who::Elite | Who::Troop | Who::Option(_) | Who::Without(_) | Who::Keyword(_) => true,
        });
        before == 0 || !who.is_empty()
    }

    fn constrains(&self, constraint: &mut Constraint) -> bool {
        match constraint {
            Constraint::OneLeads { entries }
            | Constraint::GroupMax { entries, .. }
            | Constraint::OptionMax { entries, .. } => {
                entries.retain(|id| !self.model(id));
                !entries.is_empty()
            }
            Constraint::FewerThan { entry, .. }
            | Constraint::PlainMax { entry, .. }
            | Constraint::Fittings { entry, .. } => !self.model(entry),
            Constraint::ItemSpread { item, .. } => !self.item(item),
            Constraint::ItemsWith { .. } => true,
        }
    }

    fn of_entry(&self, entry: &mut FactionEntry) {
        self.of_battlekit(&mut entry.battlekit);
        for option in &mut entry.options {
            self.of_grants(&mut option.grants);
            option.choose.iter_mut().for_each(|choice| self.of_grants(&mut choice.grants));
        }
    }

    fn of_grants(&self, grants: &mut Grants) {
        grants.items.retain(|id| !self.item(id));
        grants.no_items.retain(|id| !self.item(id));
    }

    fn of_battlekit(&self, battlekit: &mut Battlekit) {
        battlekit.items.retain(|id| !self.item(id));
        battlekit.no_items.retain(|id| !self.item(id));
        for only in [&mut battlekit.only_ranged, &mut battlekit.only_grenades].into_iter().flatten() {
            only.retain(|id| !self.item(id));
        }
    }

    fn of_changes(&self, changes: &mut Changes) {
        let (model, item) = (|id: &String| !self.model(id), |id: &String| !self.item(id));
        changes.forbid_models.retain(model);
        changes.forbid_items.retain(item);
        changes.not_larger.retain(model);
        changes.min.retain(|id, _| model(id));
        changes.max.retain(|id, _| model(id));
        changes.names.retain(|id, _| model(id));
        changes.prices.retain(|id, _| model(id));
        changes.keywords.retain(|id, _| model(id));
        changes.lose_keywords.retain(|id, _| model(id));
        changes.profiles.retain(|id, _| model(id));
        changes.battlekit.retain(|id, _| model(id));
        changes.lose_abilities.retain(|id, _| model(id));
        changes.limits.retain(|id, _| item(id));
        changes.item_prices.retain(|id, _| item(id));
        changes.first_copy.retain(|id, _| item(id));
        changes.open_items.retain(item);
        for lost in [&mut changes.lose_kit, &mut changes.also, &mut changes.must_carry] {
            lost.retain(|id, _| model(id));
            lost.values_mut().for_each(|items| items.retain(item));
        }
        for whose in [&mut changes.only_models, &mut changes.not_models] {
            whose.retain(|id, _| item(id));
            whose.values_mut().for_each(|models| models.retain(model));
        }
        changes.battlekit.values_mut().for_each(|battlekit| self.of_battlekit(battlekit));
        changes.replace.retain(|id, _| item(id));
        changes.items.iter_mut().for_each(|line| self.of_line(line));
        changes.models.iter_mut().for_each(|entry| self.of_entry(entry));
        changes.options.retain_mut(|new| {
            self.of_grants(&mut new.option.grants);
            self.keeps(&mut new.to)
        });
        changes.kit.retain_mut(|change| {
            let named = !change.items.is_empty();
            change.items.retain(item);
            // One that names no item is about a whole kind.
            !named || !change.items.is_empty()
        });
        changes.constraints.retain_mut(|constraint| self.constrains(constraint));
    }
}
