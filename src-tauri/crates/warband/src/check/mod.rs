//! The judgement of a Warband: every rule it breaks, at once (promise 9).
//!
//! Price, who may carry a thing, what the entry may buy, hands and Limits are judged independently of each other; only
//! an item that is not sold to the Warband at all has that as its one fault.

mod carry;
mod goods;
mod loadout;
mod messages;
mod numbers;
mod offer;
mod options;
mod terms;

pub use super::violation::{Violation, ViolationCode};
pub use carry::wielded_in_one_hand;
pub use loadout::{Loadout, Piece, elite, hired_loadout, loadouts};
pub use messages::SENTENCES;
pub use numbers::fireteams;
pub use offer::{Offer, offers};
pub use terms::{Terms, UnknownList, fits};

use super::by_hand::is_own;
use super::roster::Roster;
use nml_catalogue::message::Message;
use nml_catalogue::{Boon, Catalogue};

/// The judgement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Everything that is broken is waived.
    pub legal: bool,
    /// Ducats spent, Mercenaries included.
    pub total_ducats: u32,
    /// Glory spent.
    pub total_glory: u32,
    /// Ducats that may be spent, or none once the muster is closed.
    pub budget_ducats: Option<u32>,
    /// Glory that may be spent, or none once the muster is closed.
    pub budget_glory: Option<u32>,
    /// What each model costs, in the roster's order.
    pub models: Vec<ModelCost>,
    /// ELITE models, Mercenaries included.
    pub elite: u16,
    /// Those of them that do not count towards the most there may be, such as the bearer of Bad Company.
    pub elite_apart: u16,
    /// Everything it breaks and that is not waived.
    pub violations: Vec<Violation>,
    /// What it breaks by a recorded waiver.
    pub waived: Vec<Waived>,
}

/// Something a Warband breaks, and why that was let pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waived {
    /// What it breaks.
    pub violation: Violation,
    /// Why it may.
    pub reason: String,
}

/// What a model costs with options and kit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ModelCost {
    /// Ducats.
    pub ducats: u32,
    /// Glory.
    pub glory: u32,
    /// It is ELITE.
    pub elite: bool,
    /// It, or kit that it carries, was written down by hand: nobody checks that.
    pub by_hand: bool,
}

/// Judges a roster by a catalogue.
#[must_use]
pub fn check(roster: &Roster, catalogue: &Catalogue) -> Report {
    let catalogue = &*roster.own.over(catalogue);
    let mut report = Report {
        legal: false,
        total_ducats: 0,
        total_glory: 0,
        budget_ducats: None,
        budget_glory: None,
        models: vec![ModelCost::default(); roster.models.len()],
        elite: 0,
        elite_apart: 0,
        violations: Vec::new(),
        waived: Vec::new(),
    };
    let terms = match Terms::new(roster, catalogue) {
        Ok(terms) => terms,
        Err(unknown) => {
            let (code, message) = match unknown {
                UnknownList::Faction => (ViolationCode::UnknownFaction, messages::unknown_faction(&roster.faction)),
                UnknownList::Variant => (
                    ViolationCode::UnknownVariant,
                    messages::unknown_variant(roster.variant.as_deref().unwrap_or_default()),
                ),
            };
            report.violations.push(Violation::new(code, None, message));
            return report;
        }
    };
    let loadouts = loadouts(roster, &terms);
    let serving = roster.hired_models();
    let hired = loadout::hired_loadouts(&serving, roster.models.len(), &terms);
    for loadout in &loadouts {
        if let Some(cost) = report.models.get_mut(loadout.index) {
            *cost = ModelCost {
                ducats: loadout.ducats,
                glory: loadout.glory,
                elite: loadout.elite,
                by_hand: loadout.is_by_hand(),
            };
        }
    }
    let sum = |of: fn(&ModelCost) -> u32| report.models.iter().map(of).fold(0, u32::saturating_add);
    (report.total_ducats, report.total_glory) = (sum(|m| m.ducats), sum(|m| m.glory));
    let mut judge = Judge { roster, terms: &terms, loadouts: &loadouts, hired: &hired, found: Vec::new() };
    for loadout in loadouts.iter().chain(&hired).filter(|loadout| !loadout.is_own()) {
        judge.options(loadout);
        judge.goods(loadout);
        // What a Mercenary comes with is as it is printed.
        if !loadout.is_hired() || loadout.entry.battlekit.buys {
            judge.carrying(loadout);
        }
    }
    judge.limits();
    let service = judge.mercenaries();
    report.total_ducats = report.total_ducats.saturating_add(service.ducats);
    judge.numbers(report.total_ducats);
    report.total_glory = report.total_glory.saturating_add(service.glory);
    let elite = loadouts.iter().filter(|l| l.elite).count();
    report.elite = u16::try_from(elite).unwrap_or(u16::MAX).saturating_add(service.elite);
    // Bad Company is no company: a promotion may bring the seventh ELITE beside its bearer (DR pp.104-111).
    let keeps_apart = |loadout: &&Loadout<'_>| loadout.elite && loadout.boons().any(|b| *b == Boon::NotCountedAsElite);
    let apart = loadouts.iter().filter(keeps_apart).count() + usize::from(service.apart);
    report.elite_apart = u16::try_from(apart).unwrap_or(u16::MAX);
    judge.elite(report.elite.saturating_sub(report.elite_apart));
    if !roster.mustered {
        let changes = terms.changes();
        let ducats = roster.budget_ducats.or(changes.ducats).unwrap_or(terms.faction.ducats);
        let glory = roster.budget_glory.or(changes.glory).unwrap_or(terms.faction.glory);
        (report.budget_ducats, report.budget_glory) = (Some(ducats), Some(glory));
        judge.budget(report.total_ducats, ducats, report.total_glory, glory);
    }
    let mut found = judge.found;
    // A Mercenary has no place among the models: what it breaks is listed by its name.
    for violation in &mut found {
        violation.model = violation.model.filter(|place| *place < roster.models.len());
        violation.surplus.retain(|(place, _)| *place < roster.models.len());
    }
    if is_own(&roster.faction) {
        // For a list that no pack has, only its sum is known.
        found.retain(|v| {
            matches!(
                v.code,
                ViolationCode::UnknownModel
                    | ViolationCode::UnknownItem
                    | ViolationCode::OverBudget
                    | ViolationCode::OverGlory
            )
        });
    }
    found.sort_by_key(|v| (v.model.map_or(0, |m| m + 1), v.code));
    found.dedup();
    for violation in found {
        match roster.waivers.iter().find(|waiver| waiver.covers(&violation, roster)) {
            Some(waiver) => report.waived.push(Waived { violation, reason: waiver.reason.clone() }),
            None => report.violations.push(violation),
        }
    }
    report.legal = report.violations.is_empty();
    report
}

/// The one who looks at a Warband and notes what it breaks.
struct Judge<'t> {
    roster: &'t Roster,
    terms: &'t Terms<'t>,
    loadouts: &'t [Loadout<'t>],
    hired: &'t [Loadout<'t>],
    found: Vec<Violation>,
}

impl Judge<'_> {
    fn note(&mut self, violation: Violation) {
        self.found.push(violation);
    }

    fn say_about(&mut self, code: ViolationCode, model: Option<usize>, subject: &str, message: Message) {
        self.note(Violation::new(code, model, message).about(subject));
    }

    fn say(&mut self, code: ViolationCode, model: Option<usize>, message: Message) {
        self.note(Violation::new(code, model, message));
    }
}
