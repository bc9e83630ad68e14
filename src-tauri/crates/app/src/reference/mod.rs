//! The reference: keywords, ACTIONS, rolls, markers and tables in our own words, each with the pages, rules and rulings
//! behind it. Screens open an entry by a word in a sentence, by a rule's code, or by searching.

pub(crate) mod tables;
mod topics;

use nml_catalogue::Catalogue;
use nml_catalogue::rulebook;
use nml_catalogue::ruling::RULINGS;
use nml_words::{Language, rulings, speaking};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::session::Session;

/// The most entries that another one leads to.
const RELATED: usize = 10;

/// What an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReferenceKind {
    /// A keyword.
    Keyword,
    /// An ACTION.
    Action,
    /// A roll, what changes it, and how likely its results are.
    Roll,
    /// A marker.
    Marker,
    /// What becomes of a model or a Warband.
    State,
    /// Terrain, and ways over it.
    Ground,
    /// The course of a battle.
    Turn,
    /// A campaign.
    Campaign,
}

/// A row of a table; its first cell names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReferenceRow {
    /// The cells.
    pub cells: Vec<String>,
}

/// A table of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReferenceTable {
    /// What the columns are; empty if they speak for themselves.
    pub head: Vec<String>,
    /// The rows.
    pub rows: Vec<ReferenceRow>,
}

/// A rule of the rulebook behind an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReferenceRule {
    /// Such as `ACT-15`.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// Its page, or pages, if it has any.
    pub page: Option<String>,
}

/// A ruling on what an entry tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReferenceRuling {
    /// Such as `C-10`.
    pub id: String,
    /// What is asked.
    pub question: String,
    /// How the rules are read unless a ruleset says otherwise.
    pub usual: String,
}

/// An entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReferenceEntry {
    /// Stable, such as `charge` or `armour-piercing`; an id that only one pack has ends in `@` and the pack's id.
    pub id: String,
    /// What it is about.
    pub kind: ReferenceKind,
    /// Its heading.
    pub name: String,
    /// What it says; empty if the table says it all.
    pub text: String,
    /// Its table.
    pub table: Option<ReferenceTable>,
    /// Words in capitals that mean it.
    pub words: Vec<String>,
    /// The pages of the rulebook, each once.
    pub pages: Vec<String>,
    /// The rules behind it.
    pub rules: Vec<ReferenceRule>,
    /// The rulings on it.
    pub rulings: Vec<ReferenceRuling>,
    /// Other entries that it speaks of, or that speak of it, by their ids.
    pub related: Vec<String>,
    /// The pack that it comes from, or none for the usual one.
    pub pack: Option<String>,
}

/// An entry before it is joined with the others.
#[derive(Clone)]
struct Draft {
    id: String,
    kind: ReferenceKind,
    name: String,
    text: String,
    table: Option<ReferenceTable>,
    words: Vec<String>,
    codes: &'static [&'static str],
    pages: &'static [&'static str],
    pack: Option<String>,
}

impl Draft {
    fn new(kind: ReferenceKind, id: impl Into<String>, name: String, text: String) -> Self {
        Self { id: id.into(), kind, name, text, table: None, words: Vec::new(), codes: &[], pages: &[], pack: None }
    }

    /// All that it says, without its name.
    fn said(&self) -> String {
        let cells = self.table.iter().flat_map(|table| &table.rows).flat_map(|row| &row.cells);
        cells.fold(self.text.clone(), |so_far, cell| format!("{so_far}\n{cell}"))
    }

    fn is_same(&self, other: &Self) -> bool {
        self.name == other.name && self.text == other.text && self.table == other.table
    }
}

/// The reference to the packs at hand, in the order in which it is read.
///
/// # Errors
/// `BAD_PACK`.
pub fn reference(session: &Session, (): ()) -> Result<Vec<ReferenceEntry>, Failure> {
    // A book that does not open takes nobody's rules away.
    let packs = session.packs_at_hand().or_else(|_| session.packs()?.all())?;
    let catalogues: Vec<&Catalogue> = packs.iter().map(|pack| &pack.catalogue).collect();
    Ok(of(&catalogues))
}

/// The reference to packs, the usual one first.
fn of(catalogues: &[&Catalogue]) -> Vec<ReferenceEntry> {
    let here = drafts(catalogues);
    let links = related(&speaking(Language::English, || drafts(catalogues)));
    here.into_iter().zip(links).map(|(draft, related)| entry(draft, related)).collect()
}

fn drafts(catalogues: &[&Catalogue]) -> Vec<Draft> {
    let Some((usual, others)) = catalogues.split_first() else { return Vec::new() };
    let of_pack = |catalogue: &Catalogue| -> Vec<Draft> {
        let mut all: Vec<Draft> = catalogue.pack().keywords.iter().map(topics::keyword).collect();
        all.sort_by(|one, other| one.name.cmp(&other.name));
        all.extend(topics::of_a_campaign(catalogue));
        all
    };
    let mut all = of_pack(usual);
    // Keywords first, then the battle, then the campaign.
    let keywords = all.iter().take_while(|draft| draft.kind == ReferenceKind::Keyword).count();
    all.splice(keywords..keywords, topics::of_the_battle(usual));
    for other in others {
        let manifest = &other.pack().manifest;
        for draft in of_pack(other) {
            if all.iter().any(|known| known.is_same(&draft)) {
                continue;
            }
            let id = format!("{}@{}", draft.id, manifest.id);
            // Two packs of one id may be at hand, an old and a new one: the first one is listed.
            if all.iter().all(|known| known.id != id) {
                all.push(Draft { id, pack: Some(manifest.name.clone()), ..draft });
            }
        }
    }
    all
}

/// For each entry those that it speaks of, then those that speak of it. In English, whose words are the game's.
fn related(english: &[Draft]) -> Vec<Vec<String>> {
    let said: Vec<String> = english.iter().map(Draft::said).collect();
    let speaks_of = |one: usize, other: usize| {
        let (Some(said), Some(other)) = (said.get(one), english.get(other)) else { return false };
        let named = other.kind != ReferenceKind::Campaign || other.id == "promotion";
        other.words.iter().chain(named.then_some(&other.name)).any(|word| names(said, word))
    };
    let of = |one: usize| {
        let others = || (0..english.len()).filter(move |&other| other != one);
        let mut ids: Vec<String> = Vec::new();
        let spoken_of = others().filter(|&other| speaks_of(one, other));
        for place in spoken_of.chain(others().filter(|&other| speaks_of(other, one))) {
            ids.extend(english.get(place).map(|draft| draft.id.clone()).filter(|id| !ids.contains(id)));
        }
        ids.truncate(RELATED);
        ids
    };
    (0..english.len()).map(of).collect()
}

/// Whether a text has a word, whole, spelt as it is.
fn names(text: &str, word: &str) -> bool {
    let inside = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text.get(at + word.len()..).and_then(|after| after.chars().next());
        !inside(before) && !inside(after)
    })
}

fn entry(draft: Draft, related: Vec<String>) -> ReferenceEntry {
    let found = || draft.codes.iter().filter_map(|code| rulebook::rule(code));
    let ruled = RULINGS.iter().filter(|ruling| draft.codes.contains(&ruling.id));
    let rule = |rule: rulebook::Rule| ReferenceRule {
        code: rule.code.to_owned(),
        name: rule.name.to_owned(),
        page: rule.page.map(str::to_owned),
    };
    let is_ruling = |code: &str| RULINGS.iter().any(|ruling| ruling.id == code);
    let mut pages: Vec<String> = Vec::new();
    for page in draft.pages.iter().copied().chain(found().filter_map(|rule| rule.page)) {
        for one in page.split(',') {
            if !pages.iter().any(|known| known == one) {
                pages.push(one.to_owned());
            }
        }
    }
    pages.sort_by_key(|page| page.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<u32>().ok());
    ReferenceEntry {
        rules: found().filter(|rule| !is_ruling(rule.code)).map(rule).collect(),
        rulings: ruled
            .map(|ruling| ReferenceRuling {
                id: ruling.id.to_owned(),
                question: rulings::question(ruling),
                usual: ruling.default_reading().map_or_else(String::new, |reading| rulings::meaning(ruling, reading)),
            })
            .collect(),
        pages,
        related,
        id: draft.id,
        kind: draft.kind,
        name: draft.name,
        text: draft.text,
        table: draft.table,
        words: draft.words,
        pack: draft.pack,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::collections::BTreeSet;

    use nml_exchange::pack;

    use super::*;

    fn shipped() -> Vec<ReferenceEntry> {
        let packs: Vec<_> = pack::ids().into_iter().map(|id| pack::shipped(id).unwrap().unwrap()).collect();
        of(&packs.iter().map(|pack| &pack.catalogue).collect::<Vec<_>>())
    }

    fn entry<'a>(all: &'a [ReferenceEntry], id: &str) -> &'a ReferenceEntry {
        all.iter().find(|entry| entry.id == id).unwrap()
    }

    #[test]
    fn every_rule_that_a_screen_can_name_is_behind_an_entry() {
        let all = shipped();
        let behind: BTreeSet<&str> = all
            .iter()
            .flat_map(|entry| {
                let rules = entry.rules.iter().map(|rule| rule.code.as_str());
                rules.chain(entry.rulings.iter().map(|ruling| ruling.id.as_str()))
            })
            .collect();
        let missing: Vec<&str> = rulebook::all().map(|rule| rule.code).filter(|code| !behind.contains(code)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn every_code_is_one_of_the_rulebooks() {
        let packs: Vec<_> = pack::ids().into_iter().map(|id| pack::shipped(id).unwrap().unwrap()).collect();
        for draft in drafts(&packs.iter().map(|pack| &pack.catalogue).collect::<Vec<_>>()) {
            for code in draft.codes {
                assert!(rulebook::rule(code).is_some(), "{} names {code}", draft.id);
            }
        }
    }

    #[test]
    fn links_lead_to_entries_and_ids_and_words_are_unique() {
        let all = shipped();
        let ids: BTreeSet<&str> = all.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids.len(), all.len());
        for entry in &all {
            assert!(!entry.text.is_empty() || entry.table.is_some(), "{} says nothing", entry.id);
            for id in &entry.related {
                assert!(ids.contains(id.as_str()) && *id != entry.id, "{} leads to {id}", entry.id);
            }
        }
        let words: Vec<&String> =
            all.iter().filter(|entry| entry.pack.is_none()).flat_map(|entry| &entry.words).collect();
        assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{words:?}");
    }

    #[test]
    fn a_charge_leads_to_the_ruling_on_its_limit_and_to_what_it_speaks_of() {
        let all = shipped();
        let charge = entry(&all, "charge");
        assert!(charge.pages.contains(&"36".to_owned()) && charge.pages.is_sorted(), "{:?}", charge.pages);
        let limit = charge.rulings.iter().find(|ruling| ruling.id == "C-10").unwrap();
        assert_eq!(limit.usual, "12 in.");
        assert!(charge.related.contains(&"fight".to_owned()), "{:?}", charge.related);
        assert!(entry(&all, "block").related.contains(&"dice".to_owned()));
    }

    #[test]
    fn what_a_pack_adds_says_whose_it_is() {
        let all = shipped();
        assert_eq!(entry(&all, "tough").pack, None);
        let fumble = all.iter().find(|entry| entry.name == "FUMBLE").unwrap();
        assert!(fumble.id.ends_with("@beta-2026-04") && fumble.pack.is_some(), "{fumble:?}");
        // INFILTRATOR means the same there: it is listed once.
        assert_eq!(all.iter().filter(|entry| entry.name == "INFILTRATOR").count(), 1);
    }

    #[test]
    fn it_speaks_every_language_and_its_links_stay_the_same() {
        let links = |all: &[ReferenceEntry]| -> Vec<Vec<String>> {
            all.iter().map(|entry| std::iter::once(entry.id.clone()).chain(entry.related.clone()).collect()).collect()
        };
        let english = speaking(Language::English, shipped);
        let german = speaking(Language::German, shipped);
        assert_eq!(entry(&german, "charge").name, "Sturmangriff");
        assert_eq!(links(&english), links(&german));
    }
}
