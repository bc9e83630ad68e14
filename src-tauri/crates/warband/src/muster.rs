//! From a roster to the cards that take the field, with everything computed and frozen.
//!
//! What always applies and needs no question is in the numbers and keywords of the card; everything else stays an
//! effect, with the name of what brings it.

pub(super) mod card;
mod weapons;

use super::check::{Loadout, Terms, Violation, ViolationCode, check, fits, loadouts};
use super::roster::{Model, Roster};
use nml_catalogue::card::{ModelCard, Sourced};
use nml_catalogue::effect::{Condition, Effect};
use nml_catalogue::{Catalogue, Gain, Item};

/// A Warband ready to be fielded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mustered {
    /// One card per model in the roster's order, then one per Mercenary.
    pub sheets: Vec<ModelCard>,
    /// What its rules do for the side as a whole.
    pub effects: Vec<Sourced>,
}

/// The cards of a legal Warband.
///
/// # Errors
/// Everything the Warband breaks.
pub fn muster(roster: &Roster, catalogue: &Catalogue) -> Result<Mustered, Vec<Violation>> {
    let report = check(roster, catalogue);
    if report.legal { muster_waived(roster, catalogue) } else { Err(report.violations) }
}

/// The cards of a Warband whose violations were waived by name.
///
/// # Errors
/// What cannot be put on a card: unknown faction, variant, models.
pub fn muster_waived(roster: &Roster, catalogue: &Catalogue) -> Result<Mustered, Vec<Violation>> {
    let catalogue = &*roster.own.over(catalogue);
    let unknown = || {
        let codes = [ViolationCode::UnknownFaction, ViolationCode::UnknownVariant, ViolationCode::UnknownModel];
        let report = check(roster, catalogue);
        report.violations.into_iter().filter(|v| codes.contains(&v.code)).collect::<Vec<_>>()
    };
    let terms = Terms::new(roster, catalogue).map_err(|_| unknown())?;
    let loadouts = loadouts(roster, &terms);
    if loadouts.len() != roster.models.len() {
        return Err(unknown());
    }
    let mut sheets: Vec<ModelCard> = loadouts.iter().map(|loadout| card::card(loadout, &terms)).collect();
    for [a, b] in &roster.fireteams {
        for (one, other) in [(a, b), (b, a)] {
            if let Some(sheet) = sheets.iter_mut().find(|s| s.id == *one) {
                sheet.fireteam = Some(*other);
            }
        }
    }
    for sheet in sheets.iter_mut().filter(|s| s.fireteam.is_none()) {
        sheet.effects.retain(|s| !s.effect.conditions.contains(&Condition::PartnerHitTarget));
    }
    for model in &roster.hired_models() {
        if let Some(mercenary) = catalogue.mercenary(&model.entry) {
            let owner = mercenary.brought_by.as_ref().and_then(|item| owner(roster, item));
            let given = owner.map(|owner| companion_kit(owner, &terms)).unwrap_or_default();
            let mut sheet = card::hired(&mercenary.entry, model, &terms, &given);
            if let Some(owner) = owner.and_then(|owner| sheets.iter_mut().find(|known| known.id == owner.id)) {
                card::owned(&mut sheet, owner, &given, &terms);
            }
            sheets.push(sheet);
        }
    }
    let effects = terms
        .rules()
        .filter(|rule| rule.to.is_empty())
        .flat_map(|rule| {
            let source = &rule.name;
            rule.effects.iter().map(move |effect| Sourced { source: source.clone(), effect: effect.clone() })
        })
        .chain(found(roster, catalogue))
        .collect();
    Ok(Mustered { sheets, effects })
}

/// The model whose kit brings another along.
fn owner<'r>(roster: &'r Roster, item: &String) -> Option<&'r Model> {
    roster.models.iter().find(|model| model.items.contains(item))
}

/// Its kit that does something to that other one.
fn companion_kit<'c>(owner: &Model, terms: &Terms<'c>) -> Vec<&'c Item> {
    let carried = owner.items.iter().filter_map(|id| terms.catalogue.item(terms.becomes(id)));
    carried.filter(|item| item.companion.is_some()).collect()
}

/// What the Locations that it has found do for the Force: from then on, or in the game after the battle that led there.
fn found<'a>(roster: &'a Roster, catalogue: &'a Catalogue) -> impl Iterator<Item = Sourced> + 'a {
    roster.gains(catalogue).flat_map(|(found, location, gain)| {
        let next = found.battle.is_some() && found.battle == roster.last_battle;
        let effects: &[Effect] = if let Gain::Always(effects) = gain {
            effects
        } else if let Gain::NextGame(effects) = gain
            && next
        {
            effects
        } else {
            &[]
        };
        effects.iter().map(|effect| Sourced { source: location.name.clone(), effect: effect.clone() })
    })
}

/// Rules of faction and variant that a model has; they pass a Mercenary by.
fn rules_of<'t>(loadout: &'t Loadout<'_>, terms: &'t Terms<'_>) -> impl Iterator<Item = &'t nml_catalogue::Rule> {
    terms
        .rules()
        .filter(|_| !loadout.is_hired())
        .filter(move |rule| rule.to.iter().any(|who| fits(who, loadout.entry, loadout.elite, &loadout.model.options)))
}
