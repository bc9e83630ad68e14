//! The list that a Warband is judged by: its faction's entries, options and armoury, as its variant changes them.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::hired::FIRST_MERCENARY;
use crate::roster::{Model, Roster};
use nml_catalogue::entry::{FactionEntry, Foreign, ModelOption};
use nml_catalogue::faction::{ChoiceOption, Constraint, Currency, Faction, Line, Power, Rule, Who};
use nml_catalogue::item::Item;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::variant::{Changes, Variant};
use nml_catalogue::{Ability, Boon, Catalogue, Gain};

/// What a Warband of a faction and variant is judged by.
#[derive(Clone, Debug)]
pub struct Terms<'a> {
    /// Where items and other factions stand.
    pub catalogue: &'a Catalogue,
    /// The faction.
    pub faction: &'a Faction,
    /// The variant.
    pub variant: Option<&'a Variant>,
    /// The entries as changed, forbidden ones too. Most are the pack's own, and a list is judged many times a second.
    entries: BTreeMap<&'a str, Cow<'a, FactionEntry>>,
    /// The armoury as changed, forbidden lines too.
    lines: BTreeMap<&'a str, Cow<'a, Line>>,
    /// Lines of the variant for named entries only, beside a line of the armoury that stays for the others.
    beside: Vec<&'a Line>,
    /// Chosen values of compulsory choices.
    pub chosen: Vec<&'a ChoiceOption>,
    /// What the Skills of its models bring the Warband.
    pub brought: Vec<Brought>,
    /// What the Locations that it found bring it.
    gains: Vec<&'a Gain>,
    /// The entries of models that joined from Locations, as they joined, by Location and entry.
    given: BTreeMap<(&'a str, &'a str), FactionEntry>,
    /// Items whose Limit is one higher for good, once each.
    raised: Vec<String>,
    /// No changes at all.
    none: Changes,
}

/// A boon that a model's Skill brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// What it does.
    pub boon: Boon,
    /// The Skill, as shown.
    pub source: String,
    /// What was chosen when it was learned.
    pub chosen: Option<String>,
}

/// The faction, or the variant, is not in the pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnknownList {
    /// The faction.
    Faction,
    /// The variant, or it is only named there.
    Variant,
}

/// What a model knows of an option.
#[derive(Clone, Copy, Debug)]
pub enum Offered<'t> {
    /// One of the entry's own, or open to this model by the variant.
    Option(&'t ModelOption),
    /// Open to others, and what they have that this model lacks.
    Elsewhere(&'t ModelOption, &'t [Who]),
    /// A Goetic Power.
    Power(&'t Power),
    /// Not of this faction.
    Unknown,
}

impl<'a> Terms<'a> {
    /// The list for a roster.
    ///
    /// # Errors
    /// The faction or the variant is not in the pack, or the variant is only named there.
    pub fn new(roster: &Roster, catalogue: &'a Catalogue) -> Result<Self, UnknownList> {
        let faction = catalogue.faction(&roster.faction).ok_or(UnknownList::Faction)?;
        let variant = match &roster.variant {
            None => None,
            Some(id) => Some(catalogue.variant(&roster.faction, id).ok_or(UnknownList::Variant)?),
        };
        let mut terms = Self {
            catalogue,
            faction,
            variant,
            entries: by_id(&faction.entries).collect(),
            lines: by_item(&faction.armoury).collect(),
            beside: Vec::new(),
            chosen: Vec::new(),
            brought: brought(roster, catalogue),
            gains: gains(roster, catalogue),
            given: BTreeMap::new(),
            raised: roster.raised_limits.clone(),
            none: Changes::default(),
        };
        terms.change();
        terms.choose(roster);
        terms.learn();
        terms.open();
        terms.give(roster);
        let by_hand = catalogue.by_hand();
        terms.entries.extend(by_id(&by_hand.entries));
        for line in &catalogue.exploration().finds {
            terms.lines.entry(&line.item).or_insert(Cow::Borrowed(line));
        }
        terms.lines.extend(by_hand.items.iter().map(|(_, line)| (line.item.as_str(), Cow::Borrowed(line))));
        Ok(terms)
    }

    /// An entry as changed, a forbidden one too, and one that only a Location brought.
    #[must_use]
    pub fn entry(&self, id: &str) -> Option<&FactionEntry> {
        let given = || self.given.values().find(|entry| entry.id == id);
        self.entries.get(id).map(AsRef::as_ref).or_else(given)
    }

    /// The entry of a model: of one that joined from a Location, as it joined; of a Mercenary, its own.
    #[must_use]
    pub fn entry_of(&self, model: &Model) -> Option<&FactionEntry> {
        if model.id >= FIRST_MERCENARY {
            return self.catalogue.mercenary(&model.entry).map(|mercenary| &mercenary.entry);
        }
        self.given_as(model).or_else(|| self.entry(&model.entry))
    }

    /// The entry of a model that a Location brought.
    #[must_use]
    pub(crate) fn given_as(&self, model: &Model) -> Option<&FactionEntry> {
        let location = model.found.as_deref()?;
        let brought = self.given.iter().find(|((from, id), _)| *from == location && *id == model.entry);
        brought.map(|(_, entry)| entry)
    }

    /// The entries that Locations brought, each with its Location.
    pub fn given(&self) -> impl Iterator<Item = (&str, &FactionEntry)> {
        self.given.iter().map(|((location, _), entry)| (*location, entry))
    }

    /// All of them, by their ids.
    pub fn entries(&self) -> impl Iterator<Item = &FactionEntry> {
        self.entries.values().map(AsRef::as_ref)
    }

    /// The armoury's line of an item as changed, a forbidden one too.
    #[must_use]
    pub fn sold(&self, item: &str) -> Option<&Line> {
        self.lines.get(item).map(AsRef::as_ref)
    }

    /// The lines of the armoury as changed with their items, by the items' ids, forbidden ones too.
    pub fn armoury(&self) -> impl Iterator<Item = (&Line, &'a Item)> {
        self.lines.values().filter_map(|line| Some((line.as_ref(), self.catalogue.item(&line.item)?)))
    }

    /// The variant's changes.
    #[must_use]
    pub fn changes(&self) -> &Changes {
        self.variant.map_or(&self.none, |v| &v.changes)
    }

    fn change(&mut self) {
        let Some(variant) = self.variant else { return };
        let changes = &variant.changes;
        self.entries.extend(by_id(&changes.models));
        for (id, entry) in &mut self.entries {
            change_entry(id, entry, changes);
        }
        let named = |l: &Line| !l.allowed.is_empty() && l.allowed.iter().all(|who| matches!(who, Who::Entry(_)));
        for (item, line) in by_item(&changes.items) {
            if let Cow::Borrowed(line) = line
                && named(line)
                && self.lines.contains_key(item)
            {
                self.beside.push(line);
            } else {
                self.lines.insert(item, line);
            }
        }
        for (old, new) in &changes.replace {
            if !self.lines.contains_key(new.as_str())
                && let Some(line) = self.sold(old)
            {
                let line = Line { item: new.clone(), ..line.clone() };
                self.lines.insert(new, Cow::Owned(line));
            }
        }
        for gift in &changes.gifts {
            self.lines.entry(&gift.item).or_insert_with(|| {
                let open = Line::open(&gift.item, gift.replacement_glory);
                Cow::Owned(Line { currency: Currency::Glory, limit: Some(1), ..open })
            });
        }
        for (id, line) in &mut self.lines {
            change_line(id, line, changes);
        }
    }

    fn choose(&mut self, roster: &Roster) {
        for choice in &self.faction.choices {
            if self.changes().skip_choices.contains(&choice.id) {
                continue;
            }
            let value = roster.choices.get(&choice.id);
            let Some(option) = choice.options.iter().find(|o| Some(&o.id) == value) else { continue };
            for (id, entry) in &mut self.entries {
                if let Some(min) = option.min.get(*id) {
                    entry.to_mut().min = *min;
                }
                if let Some(max) = option.max.get(*id) {
                    entry.to_mut().max = Some(*max);
                }
                if let Some(goetic) = option.goetic.get(*id) {
                    entry.to_mut().goetic = *goetic;
                }
            }
            self.chosen.push(option);
        }
    }

    /// What Skills sell, and which models they let the Warband have more of.
    fn learn(&mut self) {
        let catalogue = self.catalogue;
        for Brought { boon, .. } in &self.brought {
            if let Boon::Sells { item, ducats, limit, entries } = boon
                && let Some(item) = catalogue.item(item)
            {
                let allowed = entries.iter().cloned().map(Who::Entry).collect();
                let line = Line { limit: *limit, allowed, ..Line::open(&item.id, *ducats) };
                self.lines.entry(&item.id).or_insert(Cow::Owned(line));
            }
            if let Boon::MoreModels { more, base_below } = boon {
                for entry in self.entries.values_mut() {
                    let fits = entry.base.length < *base_below && !entry.keywords.contains(&Keyword::Elite);
                    if let Some(max) = entry.max.filter(|_| fits) {
                        entry.to_mut().max = Some(max.saturating_add(*more));
                    }
                }
            }
        }
    }

    /// What finds let the Warband buy, by the line of the variant that sells it.
    fn open(&mut self) {
        let catalogue = self.catalogue;
        for gain in &self.gains {
            let Gain::MayBuy { items, variant } = gain else { continue };
            let variants = catalogue.pack().factions.iter().flat_map(|faction| &faction.variants);
            let lines = variants.filter(|known| known.id == *variant).flat_map(|known| &known.changes.items);
            for line in lines.filter(|line| items.contains(&line.item)) {
                self.lines.entry(&line.item).or_insert(Cow::Borrowed(line));
            }
        }
    }

    /// The entries of models that joined from Locations: outside the numbers of the list, without what they never
    /// carry, and renamed to this faction if they are another one's.
    fn give(&mut self, roster: &Roster) {
        let catalogue = self.catalogue;
        for model in &roster.models {
            let Some(location) = model.found.as_ref().and_then(|id| catalogue.exploration().location(id)) else {
                continue;
            };
            for gain in location.options.iter().flat_map(|option| &option.gains) {
                let Gain::Model { entry: id, without, keywords, never_promoted, .. } = gain else { continue };
                if *id != model.entry {
                    continue;
                }
                let own = self.entries.get(id.as_str()).map(|entry| FactionEntry::clone(entry));
                let Some(mut entry) = own.or_else(|| self.adopted(id)) else { continue };
                (entry.min, entry.max, entry.larger, entry.one_per) = (0, None, None, None);
                entry.never_promoted |= *never_promoted;
                entry.battlekit.no_kinds.extend(without);
                entry.keywords.extend(keywords.iter().cloned());
                self.given.insert((&location.id, id), entry);
            }
        }
    }

    /// Another faction's entry with the name of this faction in place of its own.
    fn adopted(&self, id: &str) -> Option<FactionEntry> {
        let of = |faction: &&Faction| Catalogue::all_entries(faction).any(|entry| entry.id == id);
        let home = self.catalogue.pack().factions.iter().find(of)?;
        let mut entry = self.catalogue.entry(id)?.clone();
        entry.keywords.retain(|keyword| home.names().all(|name| name != keyword));
        entry.keywords.extend(self.faction.names().cloned());
        Some(entry)
    }

    /// The items that finds let the Warband buy.
    pub(crate) fn sold_by_find(&self) -> impl Iterator<Item = &'a str> {
        let items =
            self.gains.iter().filter_map(|gain| if let Gain::MayBuy { items, .. } = gain { Some(items) } else { None });
        items.flatten().map(String::as_str)
    }

    /// What an option costs in ducats, including finds that make it cheaper.
    #[must_use]
    pub(crate) fn option_ducats(&self, option: &ModelOption) -> u32 {
        let mut ducats = option.ducats;
        for gain in &self.gains {
            if let Gain::CheaperOptions { entry, by, least } = gain
                && ducats > *least
                && self
                    .catalogue
                    .entry(entry)
                    .is_some_and(|entry| entry.options.iter().any(|known| known.id == option.id))
            {
                ducats = ducats.saturating_sub(*by).max(*least);
            }
        }
        ducats
    }

    /// The items that Skills sell.
    pub(crate) fn sold_by_skill(&self) -> impl Iterator<Item = &str> {
        self.brought
            .iter()
            .filter_map(|b| if let Boon::Sells { item, .. } = &b.boon { Some(item.as_str()) } else { None })
    }

    /// What makes a piece of kit of this price cheaper, by its name, and by how many ducats.
    pub fn cheaper(&self, item: &Item, ducats: u32) -> impl Iterator<Item = (&str, u32)> {
        self.brought.iter().filter_map(move |b| {
            let Boon::Cheaper { kinds, from, less } = &b.boon else { return None };
            (kinds.contains(&item.kind) && ducats >= *from).then_some((b.source.as_str(), *less))
        })
    }

    /// The options that a model may get by its Skills: those of others in a list of its faction.
    #[must_use]
    pub fn learned_options<'t>(&'t self, model: &Model) -> Vec<&'t ModelOption> {
        let boons = model.boons(self.catalogue);
        let ids = boons.iter().filter_map(|(boon, _)| if let Boon::Options(ids) = boon { Some(ids) } else { None });
        let of = |id: &String| Catalogue::all_entries(self.faction).flat_map(|e| &e.options).find(|o| o.id == *id);
        ids.flatten().filter_map(of).collect()
    }

    /// The line that an entry buys an item from.
    #[must_use]
    pub fn line(&self, item: &str, entry: &str) -> Option<&Line> {
        let own = self.beside.iter().find(|l| l.item == item && l.names(entry));
        own.copied().or_else(|| self.sold(item))
    }

    /// Whether the line is for named entries only, beside one for the others.
    #[must_use]
    pub fn is_beside(&self, line: &Line) -> bool {
        self.beside.iter().any(|own| std::ptr::eq(*own, line))
    }

    /// Copies of a line in the whole Warband; a Limit of models is a constraint of its own.
    #[must_use]
    pub fn limit(&self, line: &Line) -> Option<u16> {
        let spread = |c: &Constraint| matches!(c, Constraint::ItemSpread { item, .. } if *item == line.item);
        if self.constraints().any(spread) {
            return None;
        }
        let more = self.brought.iter().filter(|b| b.chosen.as_ref() == Some(&line.item));
        let more = more.map(|b| if let Boon::ChosenLimit(more) = b.boon { more } else { 0 });
        let raised = self.raised.iter().filter(|item| **item == line.item).map(|_| 1);
        line.limit.map(|limit| more.chain(raised).fold(limit, u16::saturating_add))
    }

    /// Whether the armoury names the entry for the item: it may buy it even if it buys nothing else.
    #[must_use]
    pub(crate) fn named_for(&self, line: &Line, entry: &str) -> bool {
        line.names(entry) || self.changes().also.get(entry).is_some_and(|items| items.contains(&line.item))
    }

    /// Whether the variant takes the entry away.
    #[must_use]
    pub fn forbids(&self, entry: &str) -> bool {
        self.changes().forbid_models.iter().any(|id| id == entry)
    }

    /// Whether the variant sells something else in the item's place.
    #[must_use]
    pub fn replaced(&self, item: &Item) -> bool {
        self.changes().replace.get(&item.id).is_some_and(|new| {
            // A better make of the same piece does not take the plain one away.
            self.catalogue.item(new).is_none_or(|new| new.upgrade_of.as_ref() != Some(&item.id))
        })
    }

    /// What an item is in this Warband: if the variant turns a piece into another, that one.
    #[must_use]
    pub fn becomes<'s>(&'s self, id: &'s str) -> &'s str {
        let turned = self.catalogue.item(id).is_some_and(|item| self.replaced(item));
        self.changes().replace.get(id).filter(|_| turned).map_or(id, String::as_str)
    }

    /// Rules of the faction, of the variant and of what was chosen.
    pub fn rules(&self) -> impl Iterator<Item = &'a Rule> {
        let variant = self.variant.into_iter().flat_map(|v| &v.rules);
        let chosen: Vec<_> = self.chosen.iter().flat_map(|c| &c.rules).collect();
        self.faction.rules.iter().chain(variant).chain(chosen)
    }

    /// What limits the list.
    pub fn constraints(&self) -> impl Iterator<Item = &Constraint> {
        self.faction.constraints.iter().chain(&self.changes().constraints)
    }

    /// Fireteams before options.
    #[must_use]
    pub fn fireteams(&self) -> u8 {
        self.changes().fireteams.unwrap_or(self.faction.fireteams)
    }

    /// Purchases from other factions' armouries that the whole Warband may make.
    #[must_use]
    pub fn foreign(&self) -> &[Foreign] {
        &self.changes().foreign
    }

    /// The option of this id for a model.
    #[must_use]
    pub fn offered<'t>(&'t self, entry: &'t FactionEntry, elite: bool, model: &Model, id: &str) -> Offered<'t> {
        let options = &model.options;
        let name = id.split_once(':').map_or(id, |(name, _)| name);
        if model.id >= FIRST_MERCENARY {
            // Rules of faction and variant do not apply to a Mercenary.
            let own = entry.options.iter().find(|option| option.id == name);
            return own.map_or(Offered::Unknown, Offered::Option);
        }
        if let Some(option) = self.learned_options(model).into_iter().find(|option| option.id == name) {
            return Offered::Option(option);
        }
        if let Some(option) = entry.options.iter().find(|option| option.id == name) {
            return Offered::Option(option);
        }
        let mut elsewhere = None;
        for new in self.changes().options.iter().filter(|new| new.option.id == name) {
            if new.to.iter().any(|who| fits(who, entry, elite, options)) {
                return Offered::Option(&new.option);
            }
            elsewhere.get_or_insert(Offered::Elsewhere(&new.option, &new.to));
        }
        if let Some(power) = self.faction.powers.iter().find(|p| p.id == name) {
            return Offered::Power(power);
        }
        elsewhere.unwrap_or(Offered::Unknown)
    }

    /// What an entry is called: one of this list, or a Mercenary's; an id that the pack does not know stays an id.
    #[must_use]
    pub fn entry_name<'s>(&'s self, id: &'s str) -> &'s str {
        let own = self.entry(id);
        let hired = || self.catalogue.mercenary(id).map(|hired| &hired.entry);
        let elsewhere = || {
            let factions = self.catalogue.pack().factions.iter();
            let models = |faction: &'a Faction| {
                faction.entries.iter().chain(faction.variants.iter().flat_map(|variant| &variant.changes.models))
            };
            factions.flat_map(models).find(|entry| entry.id == id)
        };
        own.or_else(hired).or_else(elsewhere).map_or(id, |entry| entry.name.as_str())
    }

    /// What several entries are called, in one line.
    #[must_use]
    pub(crate) fn entry_names(&self, ids: &[String]) -> String {
        ids.iter().map(|id| self.entry_name(id)).collect::<Vec<_>>().join(", ")
    }

    /// What an option, a Goetic Power or the option of a choice is called; the part after a colon is what was chosen in
    /// it.
    #[must_use]
    pub fn option_name<'s>(&'s self, id: &'s str) -> &'s str {
        let plain = id.split_once(':').map_or(id, |(name, _)| name);
        let own = self.entries().chain(self.given.values()).flat_map(|entry| &entry.options);
        let added = self.changes().options.iter().map(|new| &new.option);
        let option = own.chain(added).find(|option| option.id == plain).map(|option| option.name.as_str());
        let power = || self.faction.powers.iter().find(|power| power.id == plain).map(|power| power.name.as_str());
        let choice = || {
            let mut all = self.faction.choices.iter().flat_map(|choice| &choice.options);
            all.find(|option| option.id == plain).map(|option| option.name.as_str())
        };
        option.or_else(power).or_else(choice).unwrap_or(id)
    }

    /// What an item is called.
    #[must_use]
    pub(crate) fn item_name<'s>(&'s self, id: &'s str) -> &'s str {
        self.catalogue.item(id).map_or(id, |item| item.name.as_str())
    }

    /// What a faction is called.
    #[must_use]
    pub fn faction_name<'s>(&'s self, id: &'s str) -> &'s str {
        self.catalogue.faction(id).map_or(id, |faction| faction.name.as_str())
    }

    /// The limit of an option, and the higher one of large Warbands.
    #[must_use]
    pub(crate) fn option_limit(&self, option: &ModelOption) -> Option<u16> {
        option.limit.map(|own| self.changes().option_limits.get(&option.id).copied().unwrap_or(own))
    }

    /// The price of a mere copy of a line for an entry, before discounts.
    #[must_use]
    pub fn cost(line: &Line, entry: &str) -> u32 {
        line.cost_for.get(entry).copied().unwrap_or(line.cost)
    }
}

/// What the Skills of the models bring.
fn brought(roster: &Roster, catalogue: &Catalogue) -> Vec<Brought> {
    let all = roster.members().flat_map(|model| model.boons(catalogue));
    all.map(|(boon, known)| Brought {
        boon: boon.clone(),
        source: known.skill.name.clone(),
        chosen: known.chosen.map(str::to_owned),
    })
    .collect()
}

/// What the Locations that it found bring it.
fn gains<'a>(roster: &Roster, catalogue: &'a Catalogue) -> Vec<&'a Gain> {
    let rules = catalogue.exploration();
    let done = roster.found.iter().filter_map(|found| rules.done(&found.location, found.option.as_deref()?));
    done.flat_map(|(_, option)| &option.gains).collect()
}

/// Whether a selection takes a model in.
#[must_use]
pub fn fits(who: &Who, entry: &FactionEntry, elite: bool, options: &[String]) -> bool {
    let has =
        |option: &String| options.iter().any(|o| o == option || o.split_once(':').is_some_and(|(n, _)| n == option));
    match who {
        Who::Everybody => true,
        Who::Elite => elite,
        Who::Troop => !elite,
        Who::Entry(id) => entry.id == *id,
        Who::Option(option) => has(option),
        Who::Without(option) => !has(option),
        Who::EntryWith { entry: id, option } => entry.id == *id && has(option),
        Who::Keyword(keyword) => entry.keywords.contains(keyword),
    }
}

/// The option that would give an entry access to what is offered to these.
pub(super) fn lacking<'w>(to: &'w [Who], entry: &str) -> Option<&'w String> {
    to.iter().find_map(|who| match who {
        Who::EntryWith { entry: id, option } if id == entry => Some(option),
        Who::Option(option) => Some(option),
        Who::Everybody
        | Who::Elite
        | Who::Troop
        | Who::Entry(_)
        | Who::Without(_)
        | Who::EntryWith { .. }
        | Who::Keyword(_) => None,
    })
}

fn by_id(entries: &[FactionEntry]) -> impl Iterator<Item = (&str, Cow<'_, FactionEntry>)> {
    entries.iter().map(|entry| (entry.id.as_str(), Cow::Borrowed(entry)))
}

fn by_item(lines: &[Line]) -> impl Iterator<Item = (&str, Cow<'_, Line>)> {
    lines.iter().map(|line| (line.item.as_str(), Cow::Borrowed(line)))
}

fn change_entry(id: &str, entry: &mut Cow<'_, FactionEntry>, changes: &Changes) {
    if let Some(min) = changes.min.get(id) {
        entry.to_mut().min = *min;
    }
    if let Some(max) = changes.max.get(id) {
        entry.to_mut().max = Some(*max);
    }
    if changes.not_larger.iter().any(|e| e == id) {
        entry.to_mut().larger = None;
    }
    if let Some(name) = changes.names.get(id) {
        entry.to_mut().name.clone_from(name);
    }
    if let Some(price) = changes.prices.get(id) {
        let entry = entry.to_mut();
        (entry.ducats, entry.glory) = (price.ducats, price.glory);
    }
    if let Some(lost) = changes.lose_keywords.get(id) {
        entry.to_mut().keywords.retain(|k| !lost.contains(k));
    }
    for keyword in changes.keywords.get(id).into_iter().flatten() {
        if !entry.keywords.contains(keyword) {
            entry.to_mut().keywords.push(keyword.clone());
        }
    }
    if let Some(profile) = changes.profiles.get(id) {
        let entry = entry.to_mut();
        entry.ranged = profile.ranged.or(entry.ranged);
        entry.melee = profile.melee.or(entry.melee);
    }
    if let Some(battlekit) = changes.battlekit.get(id) {
        entry.to_mut().battlekit = battlekit.clone();
    }
    if let Some(lost) = changes.lose_abilities.get(id) {
        entry.to_mut().abilities.retain(|Ability { name, .. }| !lost.contains(name));
    }
}

fn change_line(id: &str, line: &mut Cow<'_, Line>, changes: &Changes) {
    if let Some(limit) = changes.limits.get(id) {
        line.to_mut().limit = Some(*limit);
    }
    if let Some(price) = changes.item_prices.get(id) {
        let line = line.to_mut();
        line.cost = price.cost;
        line.currency = price.currency;
        line.limit = price.limit.or(line.limit);
        line.cost_for.clear();
    }
    if changes.open_items.iter().any(|item| item == id) {
        line.to_mut().allowed.clear();
    }
    for (entry, _) in changes.also.iter().filter(|(_, items)| items.iter().any(|item| item == id)) {
        let line = line.to_mut();
        if !line.allowed.is_empty() {
            line.allowed.push(Who::Entry(entry.clone()));
        }
        line.not.retain(|other| other != entry);
    }
}
