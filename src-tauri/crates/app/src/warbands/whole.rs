//! What a Warband has as a whole: its variant and compulsory choices, its Mercenaries, its Arsenal, its waivers.

use nml_catalogue::{Catalogue, Item, Status};
use nml_warband::check::{Loadout, Terms, ViolationCode, hired_loadout};
use nml_warband::{Command, Model, Price, Report, Roster, Waiver, price};
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::edit::WarbandEdit;
use super::mend::Names;
use super::offered::{self, Offer};
use crate::view::spoken;
use crate::words;

/// The choice that names the Patron.
const PATRON: &str = "patron";

/// Something that the Warband chooses once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WarbandDecision")]
pub struct Decision {
    /// Its id, such as `sin`; `variant` for the variant.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What is chosen, or none while that is open.
    pub chosen: Option<String>,
    /// A rule asks for it.
    pub compulsory: bool,
    /// What can be chosen.
    pub options: Vec<DecisionOption>,
    /// The change that takes the choice back, or none if it can only be changed.
    pub none: Option<WarbandEdit>,
}

/// One thing that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DecisionOption {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The change that chooses it.
    pub edit: WarbandEdit,
}

/// A Mercenary in the Warband's service.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HiredLine {
    /// Mercenary id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// The id of its card.
    pub model: u32,
    /// Its price in ducats, with what it bought.
    pub ducats: u32,
    /// Its price in Glory, with what it bought.
    pub glory: u32,
    /// What it has one of, such as its arms, if there is a choice.
    pub arms: Option<Decision>,
    /// What it bought.
    pub kit: Vec<HiredKit>,
    /// What it may buy.
    pub offers: Vec<Offer>,
}

/// A piece that a Mercenary bought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HiredKit {
    /// Item id.
    pub item: String,
    /// As shown.
    pub name: String,
    /// The change that gives it back, or none if it keeps it.
    pub back: Option<WarbandEdit>,
}

/// Kit that nobody carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StoredLine {
    /// Item id.
    pub item: String,
    /// As shown.
    pub name: String,
    /// How many there are.
    pub count: u32,
    /// What one brings when it is sold, in ducats.
    pub sells_ducats: u32,
    /// What one brings when it is sold, in Glory.
    pub sells_glory: u32,
}

/// A recorded waiver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WaiverLine {
    /// What is waived.
    pub code: ViolationCode,
    /// The model's id, or none for the Warband as a whole.
    pub model: Option<u32>,
    /// The item, option, entry or choice it is about.
    pub subject: Option<String>,
    /// What is broken, in a sentence; or what was waived, if it is not broken any more.
    pub message: String,
    /// Where the rule stands.
    pub rule: String,
    /// Why it may be broken.
    pub reason: String,
    /// The rule is broken and this waiver lets it pass.
    pub needed: bool,
}

/// The variant, the compulsory choices and what else is chosen once.
pub(super) fn decisions(roster: &Roster, terms: &Terms<'_>) -> Vec<Decision> {
    let mut all = Vec::new();
    let usable = terms.faction.variants.iter().filter(|variant| variant.status != Status::ThirdParty);
    let variants: Vec<DecisionOption> = usable
        .map(|variant| DecisionOption {
            id: variant.id.clone(),
            name: variant.name.clone(),
            edit: WarbandEdit::SetVariant { variant: Some(variant.id.clone()) },
        })
        .collect();
    if !variants.is_empty() {
        all.push(Decision {
            id: "variant".to_owned(),
            name: words::warbands::variant(),
            chosen: roster.variant.clone(),
            compulsory: false,
            options: variants,
            none: Some(WarbandEdit::SetVariant { variant: None }),
        });
    }
    for choice in terms.faction.choices.iter().filter(|choice| !terms.changes().skip_choices.contains(&choice.id)) {
        let choose =
            |value: Option<&str>| WarbandEdit::Choose { choice: choice.id.clone(), value: value.map(str::to_owned) };
        let chosen = roster.choices.get(&choice.id).filter(|value| choice.options.iter().any(|o| o.id == **value));
        let options = choice.options.iter().map(|option| DecisionOption {
            id: option.id.clone(),
            name: option.name.clone(),
            edit: choose(Some(&option.id)),
        });
        all.push(Decision {
            id: choice.id.clone(),
            name: choice.name.clone(),
            chosen: chosen.cloned(),
            compulsory: true,
            options: options.collect(),
            none: None,
        });
    }
    all.extend(patron(roster, terms));
    all
}

/// The Patron: chosen at the start, and binding only for the Patron Skills.
fn patron(roster: &Roster, terms: &Terms<'_>) -> Option<Decision> {
    let only = terms.changes().patron.as_deref();
    let choose =
        |value: Option<&str>| WarbandEdit::Choose { choice: PATRON.to_owned(), value: value.map(str::to_owned) };
    let patrons = terms.catalogue.campaign().patrons.iter();
    let open = patrons.filter(|patron| match only {
        Some(only) => patron.id == only,
        None => patron.serves(terms.faction, &roster.choices),
    });
    let options: Vec<DecisionOption> = open
        .map(|patron| DecisionOption {
            id: patron.id.clone(),
            name: patron.name.clone(),
            edit: choose(Some(&patron.id)),
        })
        .collect();
    let chosen = only.or(roster.choices.get(PATRON).map(String::as_str));
    let chosen = chosen.filter(|id| options.iter().any(|option| option.id == *id)).map(str::to_owned);
    (!options.is_empty()).then(|| Decision {
        id: PATRON.to_owned(),
        name: words::warbands::patron(),
        chosen,
        compulsory: false,
        options,
        none: only.is_none().then(|| choose(None)),
    })
}

/// Who serves for Glory.
pub(super) fn hired(roster: &Roster, catalogue: &Catalogue) -> Vec<HiredLine> {
    let terms = Terms::new(roster, catalogue).ok();
    let line = |(at, model): (usize, &Model)| {
        let plain = HiredLine {
            id: model.entry.clone(),
            name: spoken(&model.entry),
            model: model.id,
            ducats: 0,
            glory: 0,
            arms: None,
            kit: Vec::new(),
            offers: Vec::new(),
        };
        let (Some(mercenary), Some(terms)) = (catalogue.mercenary(&model.entry), &terms) else { return plain };
        let entry = &mercenary.entry;
        let loadout = hired_loadout(entry, model, terms);
        let buys = entry.battlekit.buys;
        HiredLine {
            name: entry.name.clone(),
            ducats: loadout.ducats,
            glory: loadout.glory,
            arms: arms(&loadout),
            kit: loadout.bought.iter().map(|piece| bought(piece.item, model, roster.mustered)).collect(),
            offers: if buys { offered::arms(roster, roster.models.len() + at, catalogue) } else { Vec::new() },
            ..plain
        }
    };
    roster.hired_models().iter().enumerate().map(line).collect()
}

/// What a Mercenary has one of, as a choice.
fn arms(loadout: &Loadout<'_>) -> Option<Decision> {
    let (entry, model) = (loadout.entry, loadout.model);
    let among = || entry.options.iter().filter(|option| entry.one_of.contains(&option.id));
    let chosen = among().find(|option| model.options.contains(&option.id));
    let edit = |to: &str| match chosen {
        Some(from) => WarbandEdit::ChangeOption { model: model.id, from: from.id.clone(), to: to.to_owned() },
        None => WarbandEdit::TakeOption { model: model.id, option: to.to_owned() },
    };
    let options: Vec<DecisionOption> = among()
        .map(|option| DecisionOption { id: option.id.clone(), name: option.name.clone(), edit: edit(&option.id) })
        .collect();
    let usual = chosen.or_else(|| among().find(|option| loadout.options.iter().any(|has| has.id == option.id)));
    (!options.is_empty()).then(|| Decision {
        id: format!("arms-{}", model.id),
        name: words::warbands::arms_of(&loadout.name),
        chosen: usual.map(|option| option.id.clone()),
        compulsory: true,
        options,
        none: None,
    })
}

/// A piece that a Mercenary bought: while the Warband musters it may be given back.
fn bought(item: &Item, model: &Model, mustered: bool) -> HiredKit {
    let back = WarbandEdit::Sell { model: Some(model.id), item: item.id.clone() };
    HiredKit { item: item.id.clone(), name: item.name.clone(), back: (!mustered).then_some(back) }
}

/// The Arsenal, equal pieces together.
pub(super) fn stored(roster: &Roster, catalogue: &Catalogue) -> Vec<StoredLine> {
    let mut lines: Vec<StoredLine> = Vec::new();
    for item in &roster.arsenal {
        match lines.iter_mut().find(|line| line.item == *item) {
            Some(line) => line.count = line.count.saturating_add(1),
            None => {
                let name = catalogue.item(item).map_or_else(|| spoken(item), |known| known.name.clone());
                let sold = Command::SellItem { model: None, item: item.clone(), faction: None, price: None };
                let Price { ducats, glory } = price(roster, catalogue, &sold).resale();
                let item = item.clone();
                lines.push(StoredLine { item, name, count: 1, sells_ducats: ducats, sells_glory: glory });
            }
        }
    }
    lines.sort_by(|a, b| a.name.cmp(&b.name));
    lines
}

/// Every recorded waiver, needed or not.
pub(super) fn waivers(roster: &Roster, report: &Report, catalogue: &Catalogue) -> Vec<WaiverLine> {
    let names = Names::of_all(roster, catalogue);
    let line = |waiver: &Waiver| {
        let lifted = report.waived.iter().find(|waived| waiver.covers(&waived.violation, roster));
        let who = waiver.model.map(|model| names.of(model));
        let past = || words::warbands::waived(&words::refusal::short(waiver.code), who);
        WaiverLine {
            code: waiver.code,
            model: waiver.model,
            subject: waiver.subject.clone(),
            message: lifted.map_or_else(past, |waived| said(&waived.violation.message)),
            rule: waiver.code.rule().to_owned(),
            reason: waiver.reason.clone(),
            needed: lifted.is_some(),
        }
    };
    roster.waivers.iter().map(line).collect()
}
