//! What a Warband has as a whole: its variant and compulsory choices, its Mercenaries, its Arsenal, its waivers.

use nml_rules::catalogue::{Catalogue, Status};
use nml_rules::warband::check::{Code, Terms};
use nml_rules::warband::{Command, Price, Report, Roster, Waiver, price};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::edit::WarbandEdit;
use super::mend::Names;
use crate::words;

/// The choice that names the Patron.
const PATRON: &str = "patron";

/// Something that the Warband chooses once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// Its id, such as `sin`; `variant` for the variant.
    pub id: String,
    /// As shown.
    pub name: String,
    /// What is chosen; none: open.
    pub chosen: Option<String>,
    /// A rule asks for it.
    pub compulsory: bool,
    /// What can be chosen.
    pub options: Vec<DecisionOption>,
    /// The change that takes the choice back; none: it can only be changed.
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
    /// Its price in ducats.
    pub ducats: u32,
    /// Its price in Glory.
    pub glory: u32,
}

/// Kit that nobody carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StoredLine {
    /// Item id.
    pub item: String,
    /// As shown.
    pub name: String,
    /// How many.
    pub count: u32,
    /// What selling one brings in ducats.
    pub sells_ducats: u32,
    /// What selling one brings in Glory.
    pub sells_glory: u32,
}

/// A recorded waiver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WaiverLine {
    /// What is waived.
    pub code: Code,
    /// The model's id; none: the Warband as a whole.
    pub model: Option<u32>,
    /// The item, option, entry or choice it is about.
    pub subject: Option<String>,
    /// What is broken, in a sentence; or what was waived, where it is not broken any more.
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
            name: words::VARIANT.to_owned(),
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

/// The Patron: chosen at the start, and binding for nothing but the Patron Skills.
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
        name: words::PATRON.to_owned(),
        chosen,
        compulsory: false,
        options,
        none: only.is_none().then(|| choose(None)),
    })
}

/// Who serves for Glory.
pub(super) fn hired(roster: &Roster, catalogue: &Catalogue) -> Vec<HiredLine> {
    let line = |id: &String| match catalogue.mercenary(id) {
        Some(mercenary) => {
            let entry = &mercenary.entry;
            HiredLine { id: id.clone(), name: entry.name.clone(), ducats: entry.ducats, glory: entry.glory }
        }
        None => HiredLine { id: id.clone(), name: words::spoken(id), ducats: 0, glory: 0 },
    };
    roster.mercenaries.iter().map(line).collect()
}

/// The Arsenal, equal pieces together.
pub(super) fn stored(roster: &Roster, catalogue: &Catalogue) -> Vec<StoredLine> {
    let mut lines: Vec<StoredLine> = Vec::new();
    for item in &roster.arsenal {
        match lines.iter_mut().find(|line| line.item == *item) {
            Some(line) => line.count = line.count.saturating_add(1),
            None => {
                let name = catalogue.item(item).map_or_else(|| words::spoken(item), |known| known.name.clone());
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
        let past = || words::waived_before(words::refusal::short(waiver.code), who);
        WaiverLine {
            code: waiver.code,
            model: waiver.model,
            subject: waiver.subject.clone(),
            message: lifted.map_or_else(past, |waived| waived.violation.message.clone()),
            rule: waiver.code.rule().to_owned(),
            reason: waiver.reason.clone(),
            needed: lifted.is_some(),
        }
    };
    roster.waivers.iter().map(line).collect()
}
