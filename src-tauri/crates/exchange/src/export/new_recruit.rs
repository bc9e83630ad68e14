//! A roster in XML, in the form of New Recruit and BattleScribe: a tree of selections with the ids of their catalogues.
//!
//! It leaves out links, groups and the text of rules: the catalogues have them. So it is experimental, and says so.

use super::written::{Line, Names, Written, plain};
use crate::Unusable;
use crate::import::table::{Meaning, Row, Whose};
use crate::new_recruit as ids;

/// The game's revision there, its two currencies, the one kind of force.
const REVISION: &str = "17";
const COSTS: [(&str, &str); 2] = [("Ducats", ids::DUCATS), ("Glory Points", ids::GLORY)];
const FORCE: &str = "eef8-974d-98a4-8d2e";
const NAMESPACE: &str = "http://www.battlescribe.net/schema/rosterSchema";
/// Categories of models.
const ELITE: (&str, &str) = (ids::ELITE, "Elite");
const TROOP: (&str, &str) = ("bd43-ddb1-262d-4489", "Troop");
/// What the file says about itself.
const CANDIDATE: &str = "Written by No Man's Ledger. Experimental: nobody has proven yet that New Recruit opens it.";

/// Writes the document.
pub(super) fn write(written: &Written<'_>) -> Result<String, Unusable> {
    let names = Names::of(Whose::NewRecruit)?;
    let (roster, report) = (written.roster, &written.report);
    // A model that New Recruit has no id for stands nowhere in the file: it is not counted there either.
    let unwritten = roster.models.iter().zip(&report.models).filter(|(model, _)| names.entry(model).is_none());
    let worth = unwritten.fold([report.total_ducats, report.total_glory], |[ducats, glory], (_, cost)| {
        [ducats.saturating_sub(cost.ducats), glory.saturating_sub(cost.glory)]
    });
    let writer = Writer { written, names: &names };
    let mut force = Element::new("force");
    let catalogue = names.row(&Meaning::Faction(roster.faction.clone()));
    force.set("id", "force").set("name", "Warband").set("entryId", FORCE).set("customName", &roster.name);
    force.set("catalogueId", catalogue.map_or("", |row| &row.id));
    force.set("catalogueName", catalogue.map_or("", |row| &row.name));
    force.below.push(Element::list("selections", writer.selections()));
    let mut root = Element::new("roster");
    root.set("id", "roster").set("name", &roster.name).set("battleScribeVersion", "2.03");
    root.set("gameSystemId", ids::SYSTEM).set("gameSystemName", "Trench Crusade").set("gameSystemRevision", REVISION);
    root.set("xmlns", NAMESPACE);
    root.below.push(costs("costs", "cost", worth));
    // A Warband past its muster no longer has a budget.
    if let ([Some(ducats), Some(glory)], false) = ([report.budget_ducats, report.budget_glory], roster.mustered) {
        root.below.push(costs("costLimits", "costLimit", [ducats, glory]));
    }
    root.below.push(Element::list("forces", vec![force]));
    let mut number = 0;
    root.number(&mut number);
    let mut out = format!("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<!-- {CANDIDATE} -->\n");
    root.write(&mut out, 0);
    Ok(out)
}

struct Writer<'a> {
    written: &'a Written<'a>,
    names: &'a Names,
}

impl Writer<'_> {
    /// What the Warband has as a whole, then its models.
    fn selections(&self) -> Vec<Element> {
        let roster = self.written.roster;
        let mut selections = Vec::new();
        let whole = self.written.faction().into_iter().skip(1).chain(roster.choices.iter().map(|(choice, value)| {
            match choice.as_str() {
                "patron" => Meaning::Patron(value.clone()),
                _ => Meaning::Choice { choice: choice.clone(), value: value.clone() },
            }
        }));
        selections.extend(whole.filter_map(|means| self.names.row(&means)).map(|row| upgrade(row, [0, 0])));
        if roster.campaign {
            let glory = self.names.row(&Meaning::Glory).filter(|_| roster.glory > 0).map(|row| {
                let mut held = upgrade(row, [0, 0]);
                held.set("number", &roster.glory.to_string());
                held
            });
            if let Some(row) = self.names.row(&Meaning::Campaign) {
                let mut enabled = upgrade(row, [0, 0]);
                enabled.below.push(Element::list("selections", glory.into_iter().collect()));
                selections.push(enabled);
            }
        }
        selections.extend(self.written.models.iter().filter_map(|line| self.model(line)));
        for id in &roster.mercenaries {
            let entry = self.written.catalogue.mercenary(id).map(|hired| &hired.entry);
            let cost = entry.map_or([0, 0], |entry| [entry.ducats, entry.glory]);
            if let Some(row) = self.names.row(&Meaning::Mercenary(id.clone())) {
                selections.push(selection(row, "model", cost));
            }
        }
        if let Some(row) = self.names.row(&Meaning::Arsenal).filter(|_| !roster.arsenal.is_empty()) {
            let kit = roster.arsenal.iter().filter_map(|id| self.names.row(&Meaning::Item(id.clone())));
            let mut pile = selection(row, "model", [0, 0]);
            pile.below.push(Element::list("selections", kit.map(|row| upgrade(row, [0, 0])).collect()));
            selections.push(pile);
        }
        selections
    }

    fn model(&self, line: &Line<'_>) -> Option<Element> {
        let model = line.model;
        let (row, becoming) = self.names.entry(model)?;
        let mut below: Vec<Element> = becoming.into_iter().map(|row| upgrade(row, [0, 0])).collect();
        for id in &model.options {
            let cost = line.options.get(plain(id)).copied().unwrap_or_default();
            match self.names.option(model, id).as_slice() {
                [] => {}
                [only] => below.push(upgrade(only, cost)),
                [option, chosen, ..] => {
                    let mut option = upgrade(option, cost);
                    option.below.push(Element::list("selections", vec![upgrade(chosen, [0, 0])]));
                    below.push(option);
                }
            }
        }
        for kit in &line.kit {
            let Some(row) = self.names.row(&Meaning::Item(kit.item.clone())) else { continue };
            let mut piece = upgrade(row, kit.cost);
            let seller = kit.foreign.as_ref().and_then(|id| self.names.row(&Meaning::Faction(id.clone())));
            if let Some(seller) = seller {
                piece.set("group", &format!("Armoury::{}", seller.name));
            }
            below.push(piece);
        }
        let numbered = |means: Meaning, number: u8| {
            let row = self.names.row(&means).filter(|_| number > 0)?;
            let mut counted = upgrade(row, [0, 0]);
            counted.set("number", &number.to_string());
            Some(counted)
        };
        below.extend(numbered(Meaning::Experience, model.experience));
        below.extend(numbered(Meaning::Scars, model.scars));
        below.extend(numbered(Meaning::Promotion, u8::from(model.promoted)));
        let skills = model.skills.iter().map(|learned| Meaning::Skill(learned.id.clone()));
        let marks = model.injuries.iter().map(|mark| Meaning::Mark(mark.id.clone()));
        let team = self.team(model.id).map(|word| Meaning::Fireteam(word.to_owned()));
        let learned = skills.chain(marks).chain(team);
        below.extend(learned.filter_map(|means| self.names.row(&means)).map(|row| upgrade(row, [0, 0])));
        let mut element = selection(row, "model", line.alone);
        if let Some(name) = &model.name {
            element.set("customName", name);
        }
        element.below.push(Element::list("selections", below));
        let (id, name) = if line.elite { ELITE } else { TROOP };
        let mut category = Element::new("category");
        category.set("id", id).set("entryId", id).set("name", name).set("primary", "true");
        element.below.push(Element::list("categories", vec![category]));
        Some(element)
    }

    /// The word of a model's Fireteam.
    fn team(&self, model: u32) -> Option<&'static str> {
        let at = self.written.roster.fireteams.iter().position(|pair| pair.contains(&model))?;
        ["alpha", "beta", "charlie"].get(at).copied()
    }
}

fn upgrade(row: &Row, cost: [u32; 2]) -> Element {
    selection(row, "upgrade", cost)
}

fn selection(row: &Row, kind: &str, cost: [u32; 2]) -> Element {
    let mut element = Element::new("selection");
    element.set("name", &row.name).set("entryId", &row.id).set("number", "1").set("type", kind).set("from", "entry");
    element.below.push(costs("costs", "cost", cost));
    element
}

/// Sums of both currencies; empty sums are not written, except as a limit.
fn costs(list: &str, one: &str, sums: [u32; 2]) -> Element {
    let mut below = Vec::new();
    for ((name, id), sum) in COSTS.into_iter().zip(sums) {
        if sum > 0 || list == "costLimits" {
            let mut cost = Element::new(one);
            cost.set("name", name).set("typeId", id).set("value", &sum.to_string());
            below.push(cost);
        }
    }
    Element::list(list, below)
}

/// An element about to be written.
struct Element {
    name: String,
    attributes: Vec<(String, String)>,
    below: Vec<Self>,
}

impl Element {
    fn new(name: &str) -> Self {
        Self { name: name.to_owned(), attributes: Vec::new(), below: Vec::new() }
    }

    fn list(name: &str, below: Vec<Self>) -> Self {
        Self { below, ..Self::new(name) }
    }

    /// Sets an attribute, replacing its old value.
    fn set(&mut self, key: &str, value: &str) -> &mut Self {
        match self.attributes.iter_mut().find(|(known, _)| known == key) {
            Some((_, old)) => value.clone_into(old),
            None => self.attributes.push((key.to_owned(), value.to_owned())),
        }
        self
    }

    /// Gives every selection an id of its own.
    fn number(&mut self, next: &mut u32) {
        if self.name == "selection" {
            *next = next.saturating_add(1);
            self.attributes.insert(0, ("id".to_owned(), format!("s{next}")));
        }
        self.below.iter_mut().for_each(|element| element.number(next));
    }

    fn write(&self, out: &mut String, depth: usize) {
        // An empty list says nothing.
        if self.attributes.is_empty() && self.below.is_empty() {
            return;
        }
        out.push_str(&" ".repeat(depth));
        out.push('<');
        out.push_str(&self.name);
        for (key, value) in &self.attributes {
            out.push_str(&format!(" {key}=\"{}\"", escaped(value)));
        }
        if self.below.is_empty() {
            out.push_str("/>\n");
            return;
        }
        out.push_str(">\n");
        self.below.iter().for_each(|element| element.write(out, depth.saturating_add(1)));
        out.push_str(&format!("{}</{}>\n", " ".repeat(depth), self.name));
    }
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c => out.push(c),
        }
    }
    out
}
