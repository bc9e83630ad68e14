//! The ways out of what a Warband breaks: each is really taken, and judged again.

use std::collections::BTreeMap;

use nml_rules::catalogue::Catalogue;
use nml_rules::warband::check::Terms;
use nml_rules::warband::{Code, Model, Report, Roster, Violation, check};

use super::edit::WarbandEdit;
use super::view::Mend;
use crate::words;

/// Most ways out that are shown for one violation.
const MOST: usize = 3;

/// A change that was tried.
pub(super) struct Tried {
    edit: WarbandEdit,
    label: String,
    /// How often each code stands against each model afterwards.
    left: BTreeMap<(Code, Option<u32>), usize>,
    mends: usize,
    /// What the Warband costs more or less, in ducats.
    ducats: i64,
}

/// Every single change that leaves fewer violations behind, with no new one among them.
pub(super) fn tried(roster: &Roster, report: &Report, catalogue: &Catalogue) -> Vec<Tried> {
    if report.legal {
        return Vec::new();
    }
    let before = counted(roster, &report.violations);
    let mut tried = Vec::new();
    for (edit, name) in candidates(roster, report, catalogue) {
        let Some(after) = edit.applied(roster, catalogue) else { continue };
        let judged = check(&after, catalogue);
        let left = counted(&after, &judged.violations);
        let worse = left.iter().any(|(key, count)| before.get(key).is_none_or(|had| had < count));
        let mends = report.violations.len().saturating_sub(judged.violations.len());
        if mends > 0 && !worse {
            let ducats = i64::from(judged.total_ducats) - i64::from(report.total_ducats);
            let label = words::mend(&name, ducats, mends);
            tried.push(Tried { edit, label, left, mends, ducats });
        }
    }
    // What mends most stands first, then what takes least away.
    tried.sort_by_key(|t| (std::cmp::Reverse(t.mends), removes(&t.edit), t.ducats.abs()));
    tried
}

/// The ways out of one violation.
pub(super) fn mends(roster: &Roster, report: &Report, violation: &Violation, tried: &[Tried]) -> Vec<Mend> {
    let key = (violation.code, model_id(roster, violation));
    let had = report.violations.iter().filter(|v| (v.code, model_id(roster, v)) == key).count();
    tried
        .iter()
        .filter(|t| t.left.get(&key).copied().unwrap_or(0) < had)
        .filter(|t| violation.model.is_none() || about(&t.edit).is_none_or(|model| Some(model) == key.1))
        .take(MOST)
        .map(|t| Mend { label: t.label.clone(), edit: t.edit.clone(), mends: t.mends })
        .collect()
}

/// Whether a model would break less without the item.
pub(super) fn condemns(tried: &[Tried], model: u32, item: &str) -> bool {
    tried.iter().any(|t| matches!(&t.edit, WarbandEdit::Sell { model: m, item: i } if *m == model && i == item))
}

/// The model a violation is about.
pub(super) fn model_id(roster: &Roster, violation: &Violation) -> Option<u32> {
    violation.model.and_then(|place| roster.models.get(place)).map(|model| model.id)
}

fn counted(roster: &Roster, violations: &[Violation]) -> BTreeMap<(Code, Option<u32>), usize> {
    let mut counts = BTreeMap::new();
    for violation in violations {
        *counts.entry((violation.code, model_id(roster, violation))).or_insert(0) += 1;
    }
    counts
}

/// Changes that may help: giving kit back, dropping options, parting, choosing, letting somebody go or join.
fn candidates(roster: &Roster, report: &Report, catalogue: &Catalogue) -> Vec<(WarbandEdit, String)> {
    let mut all = Vec::new();
    let whole = report.violations.iter().any(|violation| violation.model.is_none());
    for (place, model) in roster.models.iter().enumerate() {
        if whole || report.violations.iter().any(|violation| violation.model == Some(place)) {
            of_model(model, catalogue, &mut all);
        }
    }
    for mercenary in &roster.mercenaries {
        let name = catalogue.mercenary(mercenary).map_or(mercenary, |m| &m.entry.name);
        all.push((WarbandEdit::Dismiss { mercenary: mercenary.clone() }, words::dismiss(name)));
    }
    for [a, b] in &roster.fireteams {
        all.push((WarbandEdit::Unpair { model: *a }, words::unpair(&called(roster, *a), &called(roster, *b))));
    }
    let Ok(terms) = Terms::new(roster, catalogue) else { return all };
    if !roster.mustered {
        for (id, entry) in terms.entries.iter().filter(|(id, _)| !terms.forbids(id)) {
            all.push((WarbandEdit::AddModel { entry: id.clone() }, words::join(&entry.name)));
        }
    }
    for choice in &terms.faction.choices {
        for option in &choice.options {
            let (choice, value) = (choice.id.clone(), option.id.clone());
            all.push((WarbandEdit::Choose { choice, value }, option.name.clone()));
        }
    }
    all
}

fn of_model(model: &Model, catalogue: &Catalogue, all: &mut Vec<(WarbandEdit, String)>) {
    let id = model.id;
    let mut seen = Vec::new();
    for item in model.items.iter().chain(model.foreign_items.iter().map(|foreign| &foreign.item)) {
        if seen.contains(&item) {
            continue;
        }
        seen.push(item);
        let name = catalogue.item(item).map_or(item, |item| &item.name);
        all.push((WarbandEdit::Sell { model: id, item: item.clone() }, words::remove(name)));
    }
    for option in &model.options {
        all.push((
            WarbandEdit::DropOption { model: id, option: option.clone() },
            words::remove(&words::spoken(option)),
        ));
    }
    let name = model.name.clone().unwrap_or_else(|| words::spoken(&model.entry));
    all.push((WarbandEdit::RemoveModel { model: id }, words::dismiss(&name)));
}

fn called(roster: &Roster, id: u32) -> String {
    let model = roster.models.iter().find(|model| model.id == id);
    model.map_or_else(String::new, |m| m.name.clone().unwrap_or_else(|| words::spoken(&m.entry)))
}

/// The one model that a change is about; none: the Warband, or several.
const fn about(edit: &WarbandEdit) -> Option<u32> {
    match edit {
        WarbandEdit::RemoveModel { model }
        | WarbandEdit::CopyModel { model }
        | WarbandEdit::RenameModel { model, .. }
        | WarbandEdit::MoveModel { model, .. }
        | WarbandEdit::Buy { model, .. }
        | WarbandEdit::Sell { model, .. }
        | WarbandEdit::TakeOption { model, .. }
        | WarbandEdit::DropOption { model, .. } => Some(*model),
        WarbandEdit::Rename { .. }
        | WarbandEdit::Choose { .. }
        | WarbandEdit::AddModel { .. }
        | WarbandEdit::Pair { .. }
        | WarbandEdit::Unpair { .. }
        | WarbandEdit::Dismiss { .. } => None,
    }
}

/// Somebody would leave.
const fn removes(edit: &WarbandEdit) -> bool {
    matches!(edit, WarbandEdit::RemoveModel { .. } | WarbandEdit::Dismiss { .. })
}
