//! The ways to fix what a Warband breaks: each is really taken, and judged again.

use std::collections::{BTreeMap, BTreeSet};

use nml_catalogue::Catalogue;
use nml_catalogue::rejection::Rejection;
use nml_warband::check::{Loadout, Offer, Terms, loadouts, offers};
use nml_warband::{Model, Report, Roster, Violation, ViolationCode, check, decide, evolve};

use super::edit::WarbandEdit;
use super::view::Mend;
use crate::view::spoken;
use crate::words;

/// The most ways out that are shown for one violation.
const MOST: usize = 3;

/// What is wrong: its code, the model's id, and the thing it is about.
type Fault = (ViolationCode, Option<u32>, Option<String>);

/// A change that was tried.
pub(super) struct Tried {
    edit: WarbandEdit,
    label: String,
    /// How much of each fault is left afterwards.
    left: BTreeMap<Fault, u32>,
    mends: usize,
    /// How the Warband's cost changes, in ducats.
    ducats: i64,
}

/// Every single change that leaves less wrong behind, and nothing more wrong than it was.
pub(super) fn tried(roster: &Roster, report: &Report, catalogue: &Catalogue) -> Vec<Tried> {
    if report.legal {
        return Vec::new();
    }
    let before = counted(roster, &report.violations);
    let mut tried = Vec::new();
    for (edit, name) in candidates(roster, report, catalogue) {
        let Ok(after) = after(&edit, roster, catalogue) else { continue };
        let judged = check(&after, catalogue);
        let left = counted(&after, &judged.violations);
        let worse = left.iter().any(|(fault, much)| before.get(fault).is_none_or(|had| had < much));
        let mends = report.violations.len().saturating_sub(judged.violations.len());
        if !worse && left != before {
            let ducats = i64::from(judged.total_ducats) - i64::from(report.total_ducats);
            // What lies in the Arsenal does not change the cost.
            let ducats = if moves(&edit) { 0 } else { ducats };
            let label = words::mends::mend(&name, ducats, mends, report.violations.len());
            tried.push(Tried { edit, label, left, mends, ducats });
        }
    }
    // The mildest comes first: nobody leaves while a piece of kit or a choice would do, and nothing is given away that
    // can be put away. Among equals, what mends most.
    tried.sort_by_key(|t| (removes(&t.edit), std::cmp::Reverse(t.mends), !moves(&t.edit), t.ducats.abs()));
    tried
}

/// The roster after a change, at any price; what is moved to or from the Arsenal costs nothing.
fn after(edit: &WarbandEdit, roster: &Roster, catalogue: &Catalogue) -> Result<Roster, Rejection> {
    if !moves(edit) {
        return edit.applied(roster, catalogue);
    }
    let mut after = roster.clone();
    for event in decide(roster, &edit.command(roster, catalogue))? {
        evolve(&mut after, &event);
    }
    Ok(after)
}

/// The ways out of one violation.
pub(super) fn mends(roster: &Roster, report: &Report, violation: &Violation, tried: &[Tried]) -> Vec<Mend> {
    let fault = fault(roster, violation);
    let had = counted(roster, &report.violations).get(&fault).copied().unwrap_or(0);
    tried
        .iter()
        .filter(|t| t.left.get(&fault).copied().unwrap_or(0) < had)
        .filter(|t| violation.model.is_none() || about(&t.edit).is_none_or(|model| Some(model) == fault.1))
        .enumerate()
        // A choice is shown whole, or it would be made here.
        .filter(|(place, t)| *place < MOST || matches!(t.edit, WarbandEdit::Choose { .. }))
        .map(|(_, t)| t)
        .map(|t| Mend { label: t.label.clone(), edit: t.edit.clone(), mends: t.mends })
        .collect()
}

/// How many copies of an item a model would have to give back, by model and item: those that break a rule
/// with this model, and those past a Limit of the Warband. What merely costs too much is not among them.
pub(super) fn condemned(roster: &Roster, report: &Report, tried: &[Tried]) -> BTreeMap<(u32, String), usize> {
    let mut all: BTreeMap<(u32, String), usize> = BTreeMap::new();
    let surplus = report.violations.iter().flat_map(|violation| &violation.surplus);
    for (place, item) in surplus {
        if let Some(model) = roster.models.get(*place) {
            *all.entry((model.id, item.clone())).or_insert(0) += 1;
        }
    }
    let before = counted(roster, &report.violations);
    for t in tried {
        if let WarbandEdit::Sell { model: Some(model), item } = &t.edit {
            let mut own = before.iter().filter(|((_, of, _), _)| *of == Some(*model));
            let ends = own.any(|(fault, had)| t.left.get(fault).copied().unwrap_or(0) < *had);
            if ends {
                all.entry((*model, item.clone())).or_insert(1);
            }
        }
    }
    all
}

/// The model a violation is about.
pub(super) fn model_id(roster: &Roster, violation: &Violation) -> Option<u32> {
    violation.model.and_then(|place| roster.models.get(place)).map(|model| model.id)
}

fn fault(roster: &Roster, violation: &Violation) -> Fault {
    (violation.code, model_id(roster, violation), violation.subject.clone())
}

fn counted(roster: &Roster, violations: &[Violation]) -> BTreeMap<Fault, u32> {
    let mut counts = BTreeMap::new();
    for violation in violations {
        let much: &mut u32 = counts.entry(fault(roster, violation)).or_default();
        *much = much.saturating_add(weight(violation));
    }
    counts
}

/// How much there is to mend. Models join and leave one at a time, so each of them is a step; anything else is mended
/// or not.
fn weight(violation: &Violation) -> u32 {
    let one_at_a_time = matches!(violation.code, ViolationCode::MissingRequiredModel | ViolationCode::TooManyModels);
    if one_at_a_time { violation.over.max(1) } else { 1 }
}

/// Changes that may help: giving kit back, dropping options, splitting a Fireteam, choosing, letting somebody go or
/// join.
fn candidates(roster: &Roster, report: &Report, catalogue: &Catalogue) -> Vec<(WarbandEdit, String)> {
    let mut all = Vec::new();
    let names = Names::of_all(roster, catalogue);
    let terms = Terms::new(roster, catalogue).ok();
    let loadouts = terms.as_ref().map(|terms| loadouts(roster, terms)).unwrap_or_default();
    let whole = report.violations.iter().any(|violation| violation.model.is_none());
    for (place, model) in roster.models.iter().enumerate() {
        if whole || report.violations.iter().any(|violation| violation.model == Some(place)) {
            of_model((roster.mustered, model), names.of(model.id), &loadouts, catalogue, &mut all);
        }
        if report.violations.iter().any(|violation| violation.model == Some(place) && lacks(violation.code)) {
            arms(roster, (place, model), names.of(model.id), catalogue, &mut all);
        }
    }
    for mercenary in &roster.mercenaries {
        let name = catalogue.mercenary(mercenary).map_or(mercenary, |m| &m.entry.name);
        all.push((WarbandEdit::Dismiss { mercenary: mercenary.clone() }, words::mends::dismiss(name)));
    }
    for [a, b] in &roster.fireteams {
        all.push((WarbandEdit::Unpair { model: *a }, words::mends::unpair(names.of(*a), names.of(*b))));
    }
    let Some(terms) = &terms else { return all };
    if !roster.mustered {
        for entry in terms.entries().filter(|entry| !terms.forbids(&entry.id)) {
            all.push((WarbandEdit::AddModel { entry: entry.id.clone() }, words::mends::join(&entry.name)));
        }
    }
    for choice in &terms.faction.choices {
        for option in &choice.options {
            let label = words::mends::choose(&choice.name, &option.name);
            let (choice, value) = (choice.id.clone(), Some(option.id.clone()));
            all.push((WarbandEdit::Choose { choice, value }, label));
        }
    }
    all
}

/// Something is missing that can be bought.
const fn lacks(code: ViolationCode) -> bool {
    matches!(
        code,
        ViolationCode::MustBeArmed
            | ViolationCode::RequiredKind
            | ViolationCode::RequiredItem
            | ViolationCode::MissingRequiredItem
            | ViolationCode::NeedsBayonetLug
            | ViolationCode::ModelValueTooLow
    )
}

/// Kit that the model could have: out of the Arsenal, else for the ducats in hand.
fn arms(
    roster: &Roster,
    (place, model): (usize, &Model),
    who: &str,
    catalogue: &Catalogue,
    all: &mut Vec<(WarbandEdit, String)>,
) {
    let id = model.id;
    if roster.mustered {
        let stored: BTreeSet<&String> = roster.arsenal.iter().collect();
        all.extend(stored.into_iter().map(|item| {
            let name = catalogue.item(item).map_or(item, |item| &item.name);
            (WarbandEdit::Issue { model: id, item: item.clone() }, words::mends::issue(name, who))
        }));
    }
    let paid = |offer: &Offer| offer.glory == 0 && (!roster.mustered || offer.ducats <= roster.strongbox);
    all.extend(offers(roster, place, catalogue).into_iter().filter(paid).map(|offer| {
        let label = words::mends::buy(&offer.name, who);
        (WarbandEdit::Buy { model: id, item: offer.item, faction: offer.faction }, label)
    }));
}

fn of_model(
    (mustered, model): (bool, &Model),
    who: &str,
    loadouts: &[Loadout<'_>],
    catalogue: &Catalogue,
    all: &mut Vec<(WarbandEdit, String)>,
) {
    let id = model.id;
    let loadout = loadouts.iter().find(|loadout| loadout.model.id == id);
    let mut seen = Vec::new();
    for item in model.items.iter().chain(model.foreign_items.iter().map(|foreign| &foreign.item)) {
        if seen.contains(&item) {
            continue;
        }
        seen.push(item);
        let name = catalogue.item(item).map_or(item, |item| &item.name);
        if mustered && model.items.contains(item) {
            all.push((WarbandEdit::Store { model: id, item: item.clone() }, words::mends::put_away(name, who)));
        }
        all.push((WarbandEdit::Sell { model: Some(id), item: item.clone() }, words::mends::remove(name, who)));
    }
    for option in &model.options {
        all.push((
            WarbandEdit::DropOption { model: id, option: option.clone() },
            words::mends::remove(option_name(loadout, option), who),
        ));
    }
    all.push((WarbandEdit::RemoveModel { model: id }, words::mends::dismiss(who)));
}

/// An option's name, or its id if the pack does not know it.
pub(super) fn option_name(loadout: Option<&Loadout<'_>>, id: &str) -> String {
    let plain = id.split(':').next().unwrap_or(id);
    let option = loadout.and_then(|l| l.options.iter().find(|option| option.id == plain)).map(|option| &option.name);
    let power = loadout.and_then(|l| l.powers.iter().find(|power| power.id == plain)).map(|power| &power.name);
    option.or(power).map_or_else(|| spoken(id), Clone::clone)
}

/// What each model is called, no two alike.
pub(super) struct Names(BTreeMap<u32, String>);

impl Names {
    pub(super) fn of_all(roster: &Roster, catalogue: &Catalogue) -> Self {
        let terms = Terms::new(roster, catalogue).ok();
        let loadouts = terms.as_ref().map(|terms| loadouts(roster, terms)).unwrap_or_default();
        let called = |model: &Model| match loadouts.iter().find(|loadout| loadout.model.id == model.id) {
            Some(loadout) => loadout.called().to_owned(),
            None => model.name.clone().unwrap_or_else(|| spoken(&model.entry)),
        };
        let plain: Vec<(u32, String)> = roster.models.iter().map(|model| (model.id, called(model))).collect();
        let twice = |name: &str| plain.iter().filter(|(_, other)| other == name).count() > 1;
        let apart = |(place, (id, name)): (usize, &(u32, String))| match twice(name) {
            true => (*id, words::mends::numbered(name, place + 1)),
            false => (*id, name.clone()),
        };
        Self(plain.iter().enumerate().map(apart).collect())
    }

    pub(super) fn of(&self, model: u32) -> &str {
        self.0.get(&model).map_or("", String::as_str)
    }
}

/// The one model that a change is about. `None` for the Warband, or several models.
const fn about(edit: &WarbandEdit) -> Option<u32> {
    match edit {
        WarbandEdit::RemoveModel { model }
        | WarbandEdit::CopyModel { model }
        | WarbandEdit::RenameModel { model, .. }
        | WarbandEdit::RemovePortrait { model }
        | WarbandEdit::MoveModel { model, .. }
        | WarbandEdit::Buy { model, .. }
        | WarbandEdit::TakeOption { model, .. }
        | WarbandEdit::ChangeOption { model, .. }
        | WarbandEdit::DropOption { model, .. }
        | WarbandEdit::Store { model, .. }
        | WarbandEdit::Issue { model, .. } => Some(*model),
        WarbandEdit::Sell { model, .. }
        | WarbandEdit::Waive { model, .. }
        | WarbandEdit::Unwaive { model, .. }
        | WarbandEdit::PutAway { model, .. } => *model,
        WarbandEdit::Rename { .. }
        | WarbandEdit::SetBanner { .. }
        | WarbandEdit::SetVariant { .. }
        | WarbandEdit::SetBudget { .. }
        | WarbandEdit::SetCampaign { .. }
        | WarbandEdit::Hire { .. }
        | WarbandEdit::Choose { .. }
        | WarbandEdit::AddModel { .. }
        | WarbandEdit::Pair { .. }
        | WarbandEdit::Unpair { .. }
        | WarbandEdit::NameFaction { .. }
        | WarbandEdit::WriteModel { .. }
        | WarbandEdit::WriteItem { .. }
        | WarbandEdit::StrikeOut { .. }
        | WarbandEdit::MatchOwn { .. }
        | WarbandEdit::Dismiss { .. } => None,
    }
}

/// Kit would only move into the Arsenal, or out of it.
const fn moves(edit: &WarbandEdit) -> bool {
    matches!(edit, WarbandEdit::Store { .. } | WarbandEdit::Issue { .. })
}

/// Somebody would leave.
const fn removes(edit: &WarbandEdit) -> bool {
    matches!(edit, WarbandEdit::RemoveModel { .. } | WarbandEdit::Dismiss { .. })
}
