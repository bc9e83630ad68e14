//! Finds what sets two packs apart, list by list.

use super::{Field, FieldChange, PackPart, RowChange, RowDifference, Said, Whom};
use crate::entry::{Ability, FactionEntry, Mercenary};
use crate::faction::{Faction, Line, Who};
use crate::item::Item;
use crate::keyword::Keyword;
use crate::pack::{KeywordRow, Pack};
use crate::variant::{Changes, Variant};

/// What sets a pack apart from another one, in the order of the book: factions, Mercenaries, Battlekit, keywords, and
/// what is left. Two equal packs differ in nothing, whatever they are called.
#[must_use]
pub fn difference(before: &Pack, after: &Pack) -> Vec<RowDifference> {
    let mut found = Finding { packs: [before, after], faction: None, variant: None, rows: Vec::new() };
    for pair in paired(&before.factions, &after.factions, |faction| &faction.id) {
        found.faction(pair);
    }
    let mercenary = |mercenary: &Mercenary| mercenary.entry.name.clone();
    for pair in paired(&before.mercenaries, &after.mercenaries, |mercenary| &mercenary.entry.id) {
        found.row(
            PackPart::Mercenary,
            pair,
            |mercenary| &mercenary.entry.id,
            mercenary,
            |found, was, is| {
                let mut fields = found.model(&was.entry, &is.entry);
                let rest = Mercenary { entry: is.entry.clone(), ..was.clone() };
                other(&mut fields, rest != *is);
                fields
            },
        );
    }
    for pair in paired(&before.items, &after.items, |item| &item.id) {
        found.row(PackPart::Item, pair, |item| &item.id, |item| item.name.clone(), |_, was, is| item_fields(was, is));
    }
    for pair in paired(&before.keywords, &after.keywords, |row| &row.name) {
        found.row(
            PackPart::Keyword,
            pair,
            |row| &row.name,
            |row| row.name.clone(),
            |_, was, is| {
                let mut fields = Vec::new();
                field(&mut fields, Field::Meaning, &was.meaning, &is.meaning, |text| Said::Text(text.clone()));
                field(&mut fields, Field::Effects, &was.effects, &is.effects, |all| Said::Effects(all.clone()));
                let rest = KeywordRow { meaning: is.meaning.clone(), effects: is.effects.clone(), ..was.clone() };
                other(&mut fields, rest != *is);
                fields
            },
        );
    }
    let (was, is) = (before, after);
    found.whole(PackPart::Scenario, &was.scenarios, &is.scenarios, |one| &one.id, |one| one.name.clone());
    found.whole(PackPart::Skill, &was.skills.skills, &is.skills.skills, |one| &one.id, |one| one.name.clone());
    found.whole(PackPart::SkillTable, &was.skills.tables, &is.skills.tables, |one| &one.id, |one| one.name.clone());
    found.whole(PackPart::Patron, &was.campaign.patrons, &is.campaign.patrons, |one| &one.id, |one| one.name.clone());
    found.whole(PackPart::Trauma, &was.trauma.rows, &is.trauma.rows, |one| &one.id, |one| one.name.clone());
    let (tables, finds) = (&was.exploration.tables, &was.exploration.finds);
    found.whole(PackPart::Exploration, tables, &is.exploration.tables, |one| &one.id, |one| one.name.clone());
    let names = |line: &Line| item_name([before, after], &line.item);
    found.whole(PackPart::Find, finds, &is.exploration.finds, |one| &one.item, names);
    let (mut campaign, mut exploration) = (was.campaign.clone(), was.exploration.clone());
    campaign.patrons.clone_from(&is.campaign.patrons);
    exploration.tables.clone_from(&is.exploration.tables);
    exploration.finds.clone_from(&is.exploration.finds);
    if campaign != is.campaign || exploration != is.exploration {
        found.push(PackPart::Campaign, "campaign", String::new(), RowChange::Changed(vec![other_field()]));
    }
    found.whole(PackPart::Map, &was.maps, &is.maps, |one| &one.id, |one| one.name.clone());
    found.rows
}

/// Both states of a row. `None` where it is not there.
type Pair<'p, T> = (Option<&'p T>, Option<&'p T>);

/// Rows of two lists by their ids: those of the first in its order, then the new ones.
fn paired<'p, T>(before: &'p [T], after: &'p [T], id: impl Fn(&T) -> &String) -> Vec<Pair<'p, T>> {
    let find = |list: &'p [T], wanted: &T| list.iter().find(|row| id(row) == id(wanted));
    let known = before.iter().map(|row| (Some(row), find(after, row)));
    let new = after.iter().filter(|row| find(before, row).is_none()).map(|row| (None, Some(row)));
    known.chain(new).collect()
}

struct Finding<'p> {
    packs: [&'p Pack; 2],
    faction: Option<[&'p Faction; 2]>,
    variant: Option<String>,
    rows: Vec<RowDifference>,
}

impl<'p> Finding<'p> {
    fn push(&mut self, part: PackPart, id: &str, name: String, what: RowChange) {
        let faction = self.faction.map(|[_, after]| after.name.clone());
        let variant = self.variant.clone();
        self.rows.push(RowDifference { part, faction, variant, id: id.to_owned(), name, what });
    }

    fn row<T: PartialEq>(
        &mut self,
        part: PackPart,
        (was, is): Pair<'p, T>,
        id: impl Fn(&T) -> &String,
        name: impl Fn(&T) -> String,
        fields: impl Fn(&Self, &T, &T) -> Vec<FieldChange>,
    ) {
        let what = match (was, is) {
            (Some(was), Some(is)) if was == is => return,
            (Some(was), Some(is)) => RowChange::Changed(fields(self, was, is)),
            (None, Some(_)) => RowChange::Added,
            (Some(_), None) => RowChange::Removed,
            (None, None) => return,
        };
        let Some(shown) = is.or(was) else { return };
        self.push(part, id(shown), name(shown), what);
    }

    /// Rows of which we only tell whether they differ.
    fn whole<T: PartialEq>(
        &mut self,
        part: PackPart,
        before: &'p [T],
        after: &'p [T],
        id: impl Fn(&T) -> &String,
        name: impl Fn(&T) -> String,
    ) {
        for pair in paired(before, after, &id) {
            self.row(part, pair, &id, &name, |_, _, _| vec![other_field()]);
        }
    }

    fn faction(&mut self, (was, is): Pair<'p, Faction>) {
        let (Some(was), Some(is)) = (was, is) else {
            self.row(PackPart::Faction, (was, is), |one| &one.id, |one| one.name.clone(), |_, _, _| Vec::new());
            return;
        };
        let mut fields = Vec::new();
        field(&mut fields, Field::Name, &was.name, &is.name, |name| Said::Text(name.clone()));
        field(&mut fields, Field::Ducats, &was.ducats, &is.ducats, |n| Said::Number(*n));
        field(&mut fields, Field::Glory, &was.glory, &is.glory, |n| Said::Number(*n));
        let rest = Faction {
            name: is.name.clone(),
            ducats: is.ducats,
            glory: is.glory,
            entries: is.entries.clone(),
            powers: is.powers.clone(),
            armoury: is.armoury.clone(),
            variants: is.variants.clone(),
            ..was.clone()
        };
        other(&mut fields, rest != *is);
        if !fields.is_empty() {
            self.push(PackPart::Faction, &is.id, is.name.clone(), RowChange::Changed(fields));
        }
        self.faction = Some([was, is]);
        self.list([&was.entries, &is.entries], [&was.armoury, &is.armoury]);
        self.whole(PackPart::Power, &was.powers, &is.powers, |one| &one.id, |one| one.name.clone());
        for pair in paired(&was.variants, &is.variants, |variant| &variant.id) {
            self.variant(pair);
        }
        self.faction = None;
    }

    fn variant(&mut self, (was, is): Pair<'p, Variant>) {
        let (Some(was), Some(is)) = (was, is) else {
            self.row(PackPart::Variant, (was, is), |one| &one.id, |one| one.name.clone(), |_, _, _| Vec::new());
            return;
        };
        let mut fields = Vec::new();
        field(&mut fields, Field::Name, &was.name, &is.name, |name| Said::Text(name.clone()));
        let lists = (is.changes.models.clone(), is.changes.items.clone());
        let changes = Changes { models: lists.0, items: lists.1, ..was.changes.clone() };
        let rest = Variant { name: is.name.clone(), changes, ..was.clone() };
        other(&mut fields, rest != *is);
        if !fields.is_empty() {
            self.push(PackPart::Variant, &is.id, is.name.clone(), RowChange::Changed(fields));
        }
        self.variant = Some(is.name.clone());
        self.list([&was.changes.models, &is.changes.models], [&was.changes.items, &is.changes.items]);
        self.variant = None;
    }

    fn list(&mut self, models: [&'p [FactionEntry]; 2], lines: [&'p [Line]; 2]) {
        let [was, is] = models;
        for pair in paired(was, is, |entry| &entry.id) {
            let name = |entry: &FactionEntry| entry.name.clone();
            self.row(PackPart::Model, pair, |entry| &entry.id, name, |found, was, is| found.model(was, is));
        }
        let [was, is] = lines;
        for pair in paired(was, is, |line| &line.item) {
            let packs = self.packs;
            let name = |line: &Line| item_name(packs, &line.item);
            self.row(PackPart::Line, pair, |line| &line.item, name, |found, was, is| found.line(was, is));
        }
    }

    fn model(&self, was: &FactionEntry, is: &FactionEntry) -> Vec<FieldChange> {
        let mut fields = Vec::new();
        let can = |dice: &Option<i8>| dice.map_or(Said::Cannot, Said::Signed);
        field(&mut fields, Field::Name, &was.name, &is.name, |name| Said::Text(name.clone()));
        field(&mut fields, Field::Ducats, &was.ducats, &is.ducats, |n| Said::Number(*n));
        field(&mut fields, Field::Glory, &was.glory, &is.glory, |n| Said::Number(*n));
        field(&mut fields, Field::Least, &was.min, &is.min, |n| Said::Number((*n).into()));
        field(&mut fields, Field::Limit, &was.max, &is.max, |max| limit(*max));
        field(&mut fields, Field::Movement, &was.movement, &is.movement, |length| Said::Length(*length));
        field(&mut fields, Field::Ranged, &was.ranged, &is.ranged, can);
        field(&mut fields, Field::Melee, &was.melee, &is.melee, can);
        field(&mut fields, Field::Armour, &was.armour, &is.armour, |n| Said::Signed(*n));
        field(&mut fields, Field::Base, &was.base, &is.base, |base| Said::Base(*base));
        keywords(&mut fields, &was.keywords, &is.keywords);
        abilities(&mut fields, &was.abilities, &is.abilities);
        field(&mut fields, Field::Kit, &was.kit, &is.kit, |kit| {
            Said::Names(kit.iter().map(|id| item_name(self.packs, id)).collect())
        });
        let rest = FactionEntry {
            name: is.name.clone(),
            ducats: is.ducats,
            glory: is.glory,
            min: is.min,
            max: is.max,
            movement: is.movement,
            ranged: is.ranged,
            melee: is.melee,
            armour: is.armour,
            base: is.base,
            keywords: is.keywords.clone(),
            abilities: is.abilities.clone(),
            kit: is.kit.clone(),
            ..was.clone()
        };
        other(&mut fields, rest != *is);
        fields
    }

    fn line(&self, was: &Line, is: &Line) -> Vec<FieldChange> {
        let mut fields = Vec::new();
        let price = |line: &Line| Said::Price(line.cost, line.currency);
        if (was.cost, was.currency) != (is.cost, is.currency) {
            let (before, after) = (Some(price(was)), Some(price(is)));
            fields.push(FieldChange { field: Field::Price, before, after });
        }
        field(&mut fields, Field::Limit, &was.limit, &is.limit, |most| limit(*most));
        field(&mut fields, Field::Allowed, &was.allowed, &is.allowed, |who| {
            Said::Whom(who.iter().map(|one| self.whom(one)).collect())
        });
        field(&mut fields, Field::Not, &was.not, &is.not, |not| {
            Said::Names(not.iter().map(|id| self.entry_name(id)).collect())
        });
        let rest = Line {
            cost: is.cost,
            currency: is.currency,
            limit: is.limit,
            allowed: is.allowed.clone(),
            not: is.not.clone(),
            ..was.clone()
        };
        other(&mut fields, rest != *is);
        fields
    }

    fn whom(&self, who: &Who) -> Whom {
        let option = |id: &str| self.option_name(id);
        match who {
            Who::Everybody => Whom::Everybody,
            Who::Elite => Whom::Elite,
            Who::Troop => Whom::Troop,
            Who::Entry(id) => Whom::Named(self.entry_name(id)),
            Who::Option(id) => Whom::Named(option(id)),
            Who::Without(id) => Whom::Without(option(id)),
            Who::EntryWith { entry, option: id } => Whom::With(self.entry_name(entry), option(id)),
            Who::Keyword(keyword) => Whom::Named(keyword.to_string()),
        }
    }

    fn entry_name(&self, id: &str) -> String {
        let mut entries = self.faction.into_iter().flatten().rev().flat_map(Faction::all_entries);
        entries.find(|entry| entry.id == id).map_or_else(|| id.to_owned(), |entry| entry.name.clone())
    }

    fn option_name(&self, id: &str) -> String {
        let factions = self.faction.into_iter().flatten().rev();
        let mut names = factions.flat_map(option_names);
        names.find(|(known, _)| *known == id).map_or_else(|| id.to_owned(), |(_, name)| name.to_owned())
    }
}

/// The options of all models of a faction and its variants, by their ids.
pub fn option_names(faction: &Faction) -> impl Iterator<Item = (&str, &str)> {
    let own = faction.all_entries().flat_map(|entry| &entry.options);
    let new = faction.variants.iter().flat_map(|variant| &variant.changes.options).map(|new| &new.option);
    own.chain(new).map(|option| (option.id.as_str(), option.name.as_str()))
}

fn item_fields(was: &Item, is: &Item) -> Vec<FieldChange> {
    let mut fields = Vec::new();
    field(&mut fields, Field::Name, &was.name, &is.name, |name| Said::Text(name.clone()));
    field(&mut fields, Field::Kind, &was.kind, &is.kind, |kind| Said::Kind(*kind));
    field(&mut fields, Field::Hands, &was.hands, &is.hands, |n| Said::Number((*n).into()));
    field(&mut fields, Field::Range, &was.range, &is.range, |range| range.map_or(Said::Cannot, Said::Length));
    field(&mut fields, Field::Dice, &was.dice, &is.dice, |n| Said::Signed(*n));
    field(&mut fields, Field::InjuryDice, &was.injury_dice, &is.injury_dice, |n| Said::Signed(*n));
    field(&mut fields, Field::InjuryModifier, &was.injury_modifier, &is.injury_modifier, |n| Said::Signed(*n));
    field(&mut fields, Field::Protection, &was.protection, &is.protection, |n| Said::Signed(*n));
    keywords(&mut fields, &was.keywords, &is.keywords);
    field(&mut fields, Field::Effects, &was.effects, &is.effects, |all| Said::Effects(all.clone()));
    let rest = Item {
        name: is.name.clone(),
        kind: is.kind,
        hands: is.hands,
        range: is.range,
        dice: is.dice,
        injury_dice: is.injury_dice,
        injury_modifier: is.injury_modifier,
        protection: is.protection,
        keywords: is.keywords.clone(),
        effects: is.effects.clone(),
        ..was.clone()
    };
    other(&mut fields, rest != *is);
    fields
}

fn field<T: PartialEq>(fields: &mut Vec<FieldChange>, field: Field, was: &T, is: &T, said: impl Fn(&T) -> Said) {
    if was != is {
        fields.push(FieldChange { field, before: Some(said(was)), after: Some(said(is)) });
    }
}

/// Each keyword that came or went, by itself.
fn keywords(fields: &mut Vec<FieldChange>, was: &[Keyword], is: &[Keyword]) {
    let said = |keyword: &Keyword| Some(Said::Text(keyword.to_string()));
    for gone in was.iter().filter(|keyword| !is.contains(keyword)) {
        fields.push(FieldChange { field: Field::Keyword, before: said(gone), after: None });
    }
    for new in is.iter().filter(|keyword| !was.contains(keyword)) {
        fields.push(FieldChange { field: Field::Keyword, before: None, after: said(new) });
    }
}

/// Each ability that differs, by its name.
fn abilities(fields: &mut Vec<FieldChange>, was: &[Ability], is: &[Ability]) {
    let said = |ability: &Ability| Said::Effects(ability.effects.clone());
    for (was, is) in paired(was, is, |ability| &ability.name) {
        if was == is {
            continue;
        }
        if let Some(name) = is.or(was).map(|ability| ability.name.clone()) {
            fields.push(FieldChange { field: Field::Ability(name), before: was.map(said), after: is.map(said) });
        }
    }
}

fn limit(limit: Option<u16>) -> Said {
    limit.map_or(Said::Unlimited, |limit| Said::Number(limit.into()))
}

/// What no field tells.
fn other(fields: &mut Vec<FieldChange>, differs: bool) {
    if differs {
        fields.push(other_field());
    }
}

const fn other_field() -> FieldChange {
    FieldChange { field: Field::Other, before: None, after: None }
}

fn item_name(packs: [&Pack; 2], id: &str) -> String {
    let mut items = packs.into_iter().rev().flat_map(|pack| &pack.items);
    items.find(|item| item.id == id).map_or_else(|| id.to_owned(), |item| item.name.clone())
}
