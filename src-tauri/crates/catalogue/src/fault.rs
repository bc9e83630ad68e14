//! What can be wrong with a pack: ids that lead nowhere or occur twice, numbers out of bounds.

mod exploration;
mod map;
mod skill;

use std::collections::BTreeSet;

use super::entry::{FactionEntry, ModelOption};
use super::faction::{Constraint, Faction, Line, Rule, Who};
use super::pack::{PACK_FORMAT, PACK_VERSION, Pack};
use super::patron::PatronTo;
use super::progression::StageScenario;
use super::variant::Changes;
use crate::effect::{Effect, What, When};
use crate::message::Message;
use crate::messages;

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which part: `pack`, `items`, `keywords`, `factions/<id>`, `mercenaries`, `scenarios/<id>`, `trauma`,
    /// `campaign`, `skills`, `exploration`, `maps/<id>`.
    pub part: String,
    /// Where in the part, as a JSON pointer.
    pub path: String,
    /// What was found and what was expected.
    pub message: Message,
}

/// The most bytes of an id.
pub const ID_BYTES: usize = 60;
/// The most bytes of a name, a sentence or a note.
pub(crate) const PLAIN_CHARACTERS: usize = 600;

struct Finder<'a> {
    part: String,
    found: Vec<Fault>,
    items: BTreeSet<&'a str>,
    factions: BTreeSet<&'a str>,
}

/// Everything that is wrong with a pack.
#[must_use]
pub fn faults(pack: &Pack) -> Vec<Fault> {
    let mut finder = Finder {
        part: "pack".into(),
        found: Vec::new(),
        items: pack.items.iter().map(|i| i.id.as_str()).collect(),
        factions: pack.factions.iter().map(|f| f.id.as_str()).collect(),
    };
    if pack.manifest.format != PACK_FORMAT || pack.manifest.version != PACK_VERSION {
        finder.say("/format", messages::wrong_format(PACK_FORMAT, PACK_VERSION));
    }
    if let Some(base) = &pack.manifest.rests_on {
        finder.say("/rests_on", messages::rests_on_another(&base.id));
    }
    finder.id("/id", &pack.manifest.id);
    finder.text("/name", &pack.manifest.name);
    finder.text("/notice", &pack.manifest.notice);
    finder.items(pack);
    finder.part = "keywords".into();
    finder.unique("", pack.keywords.iter().map(|k| k.name.as_str()), false);
    for (i, row) in pack.keywords.iter().enumerate() {
        finder.effects(&format!("/{i}/effects"), &row.effects);
    }
    finder.part = "factions".into();
    finder.unique("", pack.factions.iter().map(|f| f.id.as_str()), true);
    for faction in &pack.factions {
        finder.part = format!("factions/{}", faction.id);
        finder.faction(faction);
    }
    finder.part = "mercenaries".into();
    finder.unique("", pack.mercenaries.iter().map(|m| m.entry.id.as_str()), true);
    for (i, mercenary) in pack.mercenaries.iter().enumerate() {
        finder.entry(&format!("/{i}/entry"), &mercenary.entry);
        if let Some(item) = &mercenary.brought_by {
            finder.item(&format!("/{i}/brought_by"), item);
        }
        for (k, faction) in mercenary.factions.iter().enumerate() {
            if !finder.factions.contains(faction.as_str()) {
                finder.unknown(&format!("/{i}/factions/{k}"), messages::faction(), faction);
            }
        }
    }
    finder.part = "scenarios".into();
    finder.unique("", pack.scenarios.iter().map(|s| s.id.as_str()), true);
    for scenario in &pack.scenarios {
        finder.part = format!("scenarios/{}", scenario.id);
        for (path, message) in scenario.faults() {
            finder.say(&path, message);
        }
    }
    finder.part = "trauma".into();
    finder.trauma(pack);
    finder.part = "campaign".into();
    finder.campaign(pack);
    finder.part = "skills".into();
    finder.skills(pack);
    finder.part = "exploration".into();
    finder.exploration(pack);
    finder.part = "maps".into();
    finder.unique("", pack.maps.iter().map(|map| map.id.as_str()), true);
    for map in &pack.maps {
        finder.part = format!("maps/{}", map.id);
        finder.map(map, pack);
    }
    finder.part = "exploration".into();
    finder.boons(pack);
    finder.found
}

impl<'a> Finder<'a> {
    fn say(&mut self, path: &str, message: Message) {
        self.found.push(Fault { part: self.part.clone(), path: path.to_owned(), message });
    }

    fn unknown(&mut self, path: &str, what: Message, id: &str) {
        self.say(path, messages::not_in_pack(what, id));
    }

    fn id(&mut self, path: &str, id: &str) {
        let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'.');
        if id.is_empty() || id.len() > ID_BYTES || !id.bytes().all(plain) {
            self.say(path, messages::no_id(id, ID_BYTES));
        }
    }

    fn text(&mut self, path: &str, text: &str) {
        if text.trim().is_empty() || text.chars().count() > PLAIN_CHARACTERS || text.chars().any(char::is_control) {
            self.say(path, messages::no_plain_text(PLAIN_CHARACTERS));
        }
    }

    fn unique<'b>(&mut self, path: &str, ids: impl Iterator<Item = &'b str>, plain: bool) {
        self.unique_at(ids.enumerate().map(|(i, id)| (format!("{path}/{i}"), id)), plain);
    }

    /// Each id with its place; they may stand in several lists.
    fn unique_at<'b>(&mut self, ids: impl Iterator<Item = (String, &'b str)>, plain: bool) {
        let mut seen = BTreeSet::new();
        for (place, id) in ids {
            if plain {
                self.id(&place, id);
            } else {
                self.text(&place, id);
            }
            if !seen.insert(id) {
                self.say(&place, messages::id_twice(id));
            }
        }
    }

    fn item(&mut self, path: &str, id: &str) {
        if !self.items.contains(id) {
            self.unknown(path, messages::item(), id);
        }
    }

    fn items_of(&mut self, path: &str, ids: &[String]) {
        for (i, id) in ids.iter().enumerate() {
            self.item(&format!("{path}/{i}"), id);
        }
    }

    fn effects(&mut self, path: &str, effects: &[Effect]) {
        for (i, effect) in effects.iter().enumerate() {
            let place = format!("{path}/{i}");
            if effect.what.is_empty() && !matches!(effect.when, When::Action(_) | When::Aura(_)) {
                self.say(&format!("{place}/do"), messages::effect_does_nothing());
            }
            if let When::Aura(aura) = &effect.when {
                self.effects(&format!("{place}/when/aura/effect"), std::slice::from_ref(&aura.effect));
            }
            if let When::Action(action) = &effect.when {
                self.id(&format!("{place}/when/action/id"), &action.id);
                if action.outcome.is_empty() {
                    self.say(&format!("{place}/when/action/outcome"), messages::action_without_outcome());
                }
            }
            for (k, what) in effect.what.iter().enumerate() {
                let here = format!("{place}/do/{k}");
                if let What::IgnoreHeavyFor(Some(item)) = what {
                    self.item(&here, item);
                }
                if let What::FightsWith(weapons) = what {
                    self.items_of(&here, weapons);
                }
                if let What::Reminder { text, reason } = what {
                    self.text(&format!("{here}/reminder/text"), text);
                    self.text(&format!("{here}/reminder/reason"), reason);
                }
            }
        }
    }

    fn items(&mut self, pack: &'a Pack) {
        self.part = "items".into();
        self.unique("", pack.items.iter().map(|i| i.id.as_str()), true);
        for (i, item) in pack.items.iter().enumerate() {
            self.text(&format!("/{i}/name"), &item.name);
            self.items_of(&format!("/{i}/needs_any"), &item.needs_any);
            if let Some(companion) = &item.companion {
                self.items_of(&format!("/{i}/companion/kit"), &companion.kit);
            }
            if let Some(other) = &item.upgrade_of {
                self.item(&format!("/{i}/upgrade_of"), other);
            }
            if let Some(shields) = item.suit.as_ref().and_then(|s| s.shields.as_ref()) {
                self.items_of(&format!("/{i}/suit/shields"), shields);
            }
            if item.hands > 2 {
                self.say(&format!("/{i}/hands"), messages::hands_out_of_range());
            }
            self.effects(&format!("/{i}/effects"), &item.effects);
        }
    }

    fn trauma(&mut self, pack: &Pack) {
        let rows = &pack.trauma.rows;
        self.unique("/rows", rows.iter().map(|r| r.id.as_str()), true);
        let all: Vec<u8> = (1..=6).flat_map(|tens| (1..=6).map(move |units| tens * 10 + units)).collect();
        for roll in &all {
            let count = rows.iter().flat_map(|r| &r.rolls).filter(|r| *r == roll).count();
            if count != 1 {
                self.say("/rows", messages::d66_rows(*roll, count));
            }
        }
        for (i, row) in rows.iter().enumerate() {
            for (k, roll) in row.rolls.iter().enumerate() {
                if !all.contains(roll) {
                    self.say(&format!("/rows/{i}/rolls/{k}"), messages::no_d66_result(*roll));
                }
            }
            self.effects(&format!("/rows/{i}/effects"), &row.effects);
        }
    }

    fn campaign(&mut self, pack: &Pack) {
        let campaign = &pack.campaign;
        for (i, threshold) in campaign.thresholds.iter().enumerate() {
            if usize::from(threshold.game) != i + 1 {
                self.say(&format!("/thresholds/{i}/game"), messages::game_expected(i + 1));
            }
        }
        self.unique("/patrons", campaign.patrons.iter().map(|patron| patron.id.as_str()), true);
        for (i, patron) in campaign.patrons.iter().enumerate() {
            self.text(&format!("/patrons/{i}/name"), &patron.name);
            for (k, to) in patron.to.iter().enumerate() {
                if let PatronTo::Faction(faction) | PatronTo::Chosen { faction, .. } = to
                    && !self.factions.contains(faction.as_str())
                {
                    self.unknown(&format!("/patrons/{i}/to/{k}"), messages::faction(), faction);
                }
            }
        }
        for (i, patron) in campaign.patrons.iter().enumerate() {
            for (k, id) in patron.skills.iter().enumerate() {
                let place = format!("/patrons/{i}/skills/{k}");
                if pack.skills.skills.iter().all(|skill| skill.id != *id) {
                    self.unknown(&place, messages::skill(), id);
                }
                if patron.skills.iter().take(k).any(|earlier| earlier == id) {
                    self.say(&place, messages::id_twice(id));
                }
            }
        }
        for faction in &pack.factions {
            for variant in &faction.variants {
                if let Some(id) = &variant.changes.patron
                    && campaign.patrons.iter().all(|patron| patron.id != *id)
                {
                    self.unknown("/patrons", messages::patron_of_variant(&variant.id), id);
                }
            }
        }
        for (i, stage) in campaign.stages.iter().enumerate() {
            if !matches!(stage.table.len(), 1 | 6) {
                self.say(&format!("/stages/{i}/table"), messages::stage_rows());
            }
            for (k, row) in stage.table.iter().enumerate() {
                match row {
                    StageScenario::Scenario(id) => self.id(&format!("/stages/{i}/table/{k}"), id),
                    StageScenario::Choice => {}
                }
            }
        }
    }

    fn faction(&mut self, faction: &Faction) {
        self.id("/id", &faction.id);
        self.text("/name", &faction.name);
        self.unique("/entries", faction.entries.iter().map(|e| e.id.as_str()), true);
        self.unique("/variants", faction.variants.iter().map(|v| v.id.as_str()), true);
        self.unique("/armoury", faction.armoury.iter().map(|l| l.item.as_str()), true);
        let known = Known::of(faction);
        for (i, entry) in faction.entries.iter().enumerate() {
            self.entry(&format!("/entries/{i}"), entry);
        }
        self.lines("/armoury", &faction.armoury, &known);
        self.rules("/rules", &faction.rules, &known);
        for (i, power) in faction.powers.iter().enumerate() {
            self.who(&format!("/powers/{i}/allowed"), &power.allowed, &known);
            self.effects(&format!("/powers/{i}/effects"), &power.effects);
            if let Some(sin) = &power.sin
                && !known.choices.contains(sin.as_str())
            {
                self.unknown(&format!("/powers/{i}/sin"), messages::choice(), sin);
            }
        }
        for (i, choice) in faction.choices.iter().enumerate() {
            for (k, option) in choice.options.iter().enumerate() {
                let place = format!("/choices/{i}/options/{k}");
                self.entries(&format!("{place}/min"), option.min.keys(), &known);
                self.entries(&format!("{place}/max"), option.max.keys(), &known);
                self.rules(&format!("{place}/rules"), &option.rules, &known);
            }
        }
        self.constraints("/constraints", &faction.constraints, &known);
        for (i, variant) in faction.variants.iter().enumerate() {
            let place = format!("/variants/{i}");
            self.changes(&format!("{place}/changes"), &variant.changes, &known);
            self.rules(&format!("{place}/rules"), &variant.rules, &known);
        }
    }

    fn entry(&mut self, path: &str, entry: &FactionEntry) {
        self.text(&format!("{path}/name"), &entry.name);
        self.items_of(&format!("{path}/kit"), &entry.kit);
        self.items_of(&format!("{path}/battlekit/items"), &entry.battlekit.items);
        self.items_of(&format!("{path}/battlekit/no_items"), &entry.battlekit.no_items);
        for (i, ability) in entry.abilities.iter().enumerate() {
            self.text(&format!("{path}/abilities/{i}/name"), &ability.name);
            self.effects(&format!("{path}/abilities/{i}/effects"), &ability.effects);
        }
        self.unique(&format!("{path}/options"), entry.options.iter().map(|o| o.id.as_str()), true);
        for (i, option) in entry.options.iter().enumerate() {
            self.option(&format!("{path}/options/{i}"), option);
        }
        for id in entry.one_of.iter().filter(|id| entry.options.iter().all(|option| option.id != **id)) {
            self.unknown(&format!("{path}/one_of"), messages::option_of_entry(), id);
        }
        let free = |option: &&ModelOption| option.ducats == 0 && option.glory == 0;
        let priced = entry.options.iter().filter(|option| entry.one_of.contains(&option.id) && !free(option));
        for option in priced {
            self.say(&format!("{path}/one_of"), messages::price_at_will(&option.id));
        }
        if entry.max.is_some_and(|max| max < entry.min) {
            self.say(&format!("{path}/max"), messages::max_below_min());
        }
    }

    fn option(&mut self, path: &str, option: &ModelOption) {
        self.id(&format!("{path}/id"), &option.id);
        self.text(&format!("{path}/name"), &option.name);
        let chosen = option.choose.iter().map(|c| &c.grants);
        for grants in std::iter::once(&option.grants).chain(chosen) {
            self.items_of(&format!("{path}/grants/kit"), &grants.kit);
            self.items_of(&format!("{path}/grants/items"), &grants.items);
            self.items_of(&format!("{path}/grants/no_items"), &grants.no_items);
            if let Some(suit) = &grants.suit {
                self.item(&format!("{path}/grants/suit"), suit);
            }
            for item in grants.replaces.iter().flat_map(|(a, b)| [a, b]) {
                self.item(&format!("{path}/grants/replaces"), item);
            }
            self.effects(&format!("{path}/grants/effects"), &grants.effects);
        }
    }

    fn rules(&mut self, path: &str, rules: &[Rule], known: &Known<'_>) {
        for (i, rule) in rules.iter().enumerate() {
            self.text(&format!("{path}/{i}/name"), &rule.name);
            self.who(&format!("{path}/{i}/to"), &rule.to, known);
            self.effects(&format!("{path}/{i}/effects"), &rule.effects);
        }
    }

    fn lines(&mut self, path: &str, lines: &[Line], known: &Known<'_>) {
        for (i, line) in lines.iter().enumerate() {
            self.item(&format!("{path}/{i}/item"), &line.item);
            self.items_of(&format!("{path}/{i}/needs_any"), &line.needs_any);
            self.who(&format!("{path}/{i}/allowed"), &line.allowed, known);
            self.entries(&format!("{path}/{i}/not"), line.not.iter(), known);
            self.entries(&format!("{path}/{i}/cost_for"), line.cost_for.keys(), known);
        }
    }

    fn entries<'b>(&mut self, path: &str, ids: impl Iterator<Item = &'b String>, known: &Known<'_>) {
        for id in ids {
            if !known.entries.contains(id.as_str()) {
                self.unknown(path, messages::entry(), id);
            }
        }
    }

    fn who(&mut self, path: &str, who: &[Who], known: &Known<'_>) {
        for (i, one) in who.iter().enumerate() {
            let (entry, option) = match one {
                Who::Entry(entry) => (Some(entry), None),
                Who::Option(option) | Who::Without(option) => (None, Some(option)),
                Who::EntryWith { entry, option } => (Some(entry), Some(option)),
                Who::Everybody | Who::Elite | Who::Troop | Who::Keyword(_) => (None, None),
            };
            self.entries(&format!("{path}/{i}"), entry.into_iter(), known);
            if let Some(option) = option
                && !known.options.contains(option.as_str())
            {
                self.unknown(&format!("{path}/{i}"), messages::option(), option);
            }
        }
    }

    fn constraints(&mut self, path: &str, constraints: &[Constraint], known: &Known<'_>) {
        for (i, constraint) in constraints.iter().enumerate() {
            let place = format!("{path}/{i}");
            match constraint {
                Constraint::OneLeads { entries } | Constraint::GroupMax { entries, .. } => {
                    self.entries(&place, entries.iter(), known);
                }
                Constraint::FewerThan { entry, .. } => self.entries(&place, [entry].into_iter(), known),
                Constraint::OptionMax { option, entries, .. } => {
                    self.entries(&place, entries.iter(), known);
                    self.who(&place, &[Who::Option(option.clone())], known);
                }
                Constraint::PlainMax { entry, option, .. } => {
                    self.who(&place, &[Who::EntryWith { entry: entry.clone(), option: option.clone() }], known);
                }
                Constraint::ItemSpread { item, .. } => self.item(&place, item),
                Constraint::ItemsWith { .. } => {}
                Constraint::Fittings { entry, replaces, .. } => {
                    self.entries(&place, [entry].into_iter(), known);
                    self.item(&place, replaces);
                }
            }
        }
    }

    fn changes(&mut self, path: &str, changes: &Changes, known: &Known<'_>) {
        let at = |field: &str| format!("{path}/{field}");
        self.entries(&at("forbid_models"), changes.forbid_models.iter(), known);
        self.items_of(&at("forbid_items"), &changes.forbid_items);
        self.entries(&at("min"), changes.min.keys(), known);
        self.entries(&at("max"), changes.max.keys(), known);
        self.entries(&at("not_larger"), changes.not_larger.iter(), known);
        self.entries(&at("names"), changes.names.keys(), known);
        self.entries(&at("prices"), changes.prices.keys(), known);
        self.entries(&at("keywords"), changes.keywords.keys(), known);
        self.entries(&at("lose_keywords"), changes.lose_keywords.keys(), known);
        self.entries(&at("profiles"), changes.profiles.keys(), known);
        self.entries(&at("battlekit"), changes.battlekit.keys(), known);
        for (entry, lost) in &changes.lose_abilities {
            for name in lost {
                let has = known.abilities.contains(&(entry.as_str(), name.as_str()));
                if !has {
                    self.unknown(&at("lose_abilities"), messages::ability(), name);
                }
            }
        }
        for (entry, lost) in &changes.lose_kit {
            self.entries(&at("lose_kit"), [entry].into_iter(), known);
            self.items_of(&at("lose_kit"), lost);
        }
        for (i, entry) in changes.models.iter().enumerate() {
            self.entry(&at(&format!("models/{i}")), entry);
        }
        for (i, new) in changes.options.iter().enumerate() {
            self.who(&at(&format!("options/{i}/to")), &new.to, known);
            self.option(&at(&format!("options/{i}/option")), &new.option);
        }
        self.lines(&at("items"), &changes.items, known);
        let items = [changes.limits.keys().collect::<Vec<_>>(), changes.item_prices.keys().collect()];
        for id in items.iter().flatten().chain(&changes.first_copy.keys().collect::<Vec<_>>()) {
            self.item(&at("limits"), id);
        }
        self.items_of(&at("open_items"), &changes.open_items);
        for (field, map) in [("only_models", &changes.only_models), ("not_models", &changes.not_models)] {
            for (item, entries) in map {
                self.item(&at(field), item);
                self.entries(&at(field), entries.iter(), known);
            }
        }
        for (field, map) in [("also", &changes.also), ("must_carry", &changes.must_carry)] {
            for (entry, items) in map {
                self.entries(&at(field), [entry].into_iter(), known);
                self.items_of(&at(field), items);
            }
        }
        for item in changes.replace.iter().flat_map(|(a, b)| [a, b]) {
            self.item(&at("replace"), item);
        }
        for option in changes.must_have.keys().chain(&changes.forbid_options).chain(changes.option_limits.keys()) {
            self.who(&at("options"), &[Who::Option(option.clone())], known);
        }
        for (i, foreign) in changes.foreign.iter().enumerate() {
            for faction in &foreign.factions {
                if !self.factions.contains(faction.as_str()) {
                    self.unknown(&at(&format!("foreign/{i}/factions")), messages::faction(), faction);
                }
            }
        }
        for gift in &changes.gifts {
            self.item(&at("gifts"), &gift.item);
        }
        for change in &changes.kit {
            self.items_of(&at("kit"), &change.items);
        }
        self.constraints(&at("constraints"), &changes.constraints, known);
    }
}

/// The ids a faction's parts may point at.
struct Known<'a> {
    entries: BTreeSet<&'a str>,
    options: BTreeSet<&'a str>,
    abilities: BTreeSet<(&'a str, &'a str)>,
    choices: BTreeSet<&'a str>,
}

impl<'a> Known<'a> {
    fn of(faction: &'a Faction) -> Self {
        let entries: Vec<&FactionEntry> =
            faction.entries.iter().chain(faction.variants.iter().flat_map(|v| &v.changes.models)).collect();
        let added = faction.variants.iter().flat_map(|v| &v.changes.options).map(|new| new.option.id.as_str());
        Self {
            entries: entries.iter().map(|e| e.id.as_str()).collect(),
            options: entries.iter().flat_map(|e| &e.options).map(|o| o.id.as_str()).chain(added).collect(),
            abilities: entries
                .iter()
                .flat_map(|e| e.abilities.iter().map(|a| (e.id.as_str(), a.name.as_str())))
                .collect(),
            choices: faction.choices.iter().flat_map(|c| &c.options).map(|o| o.id.as_str()).collect(),
        }
    }
}
