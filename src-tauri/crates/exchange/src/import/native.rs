//! Our own documents: nothing is translated, everything is looked up, and all of it stays.

use nml_catalogue::Catalogue;
use nml_warband::{Model, Roster, well_formed};
use nml_words::said;

use super::Imported;
use super::report::Report;
use crate::code;
use crate::{Unusable, list as lists};

/// Why something was taken.
const BY_ID: &str = "by its id";

/// Reads a list document.
pub(super) fn list(bytes: &[u8], what: &str, catalogue: &Catalogue) -> Result<(Roster, Report), Unusable> {
    let named = |error: Unusable| Unusable { what: what.to_owned(), ..error };
    let (mut roster, notes) = lists::read(bytes, catalogue).map_err(named)?;
    well_formed(&roster).map_err(|error| Unusable::whole(code::OUT_OF_BOUNDS, what, said(&error.message)))?;
    let mut report = survey(&roster, catalogue);
    for note in &notes {
        report.ignored(note, "", "no field of a list document");
    }
    report.bounded(what)?;
    report.note(&mut roster);
    Ok((roster, report))
}

/// What this pack knows of a roster, with what the roster has by hand.
#[must_use]
pub fn survey(roster: &Roster, catalogue: &Catalogue) -> Report {
    let catalogue = &*roster.own.over(catalogue);
    let mut report = Report::default();
    let mut say = |known: bool, kind: &str, id: &str, place: &str| {
        if known {
            report.matched(id, place, BY_ID, format!("{kind} {id}"));
        } else {
            report.unmatched(id, place, format!("this pack has no such {kind}"));
        }
    };
    say(catalogue.faction(&roster.faction).is_some(), "faction", &roster.faction, "/faction");
    if let Some(variant) = &roster.variant {
        say(catalogue.variant(&roster.faction, variant).is_some(), "variant", variant, "/variant");
    }
    for (index, id) in roster.mercenaries.iter().enumerate() {
        say(catalogue.mercenary(id).is_some(), "mercenary", id, &format!("/mercenaries/{index}"));
    }
    for (index, id) in roster.arsenal.iter().enumerate() {
        say(catalogue.item(id).is_some(), "item", id, &format!("/arsenal/{index}"));
    }
    let standing = roster.models.iter().enumerate().map(|(index, model)| (format!("/models/{index}"), model));
    let fallen = roster.fallen.iter().enumerate().map(|(index, gone)| (format!("/fallen/{index}/model"), &gone.model));
    let models: Vec<(String, &Model)> = standing.chain(fallen).collect();
    for (place, model) in &models {
        survey_model(model, place, catalogue, &mut say);
    }
    for (place, model) in models {
        report.claim(&place, model.id);
    }
    report
}

/// Says whose picture did not come along.
pub fn unpictured(imported: &mut Imported) {
    let Imported { roster, pictures, report, .. } = imported;
    let standing = roster.models.iter().enumerate().map(|(index, model)| (format!("/models/{index}"), model));
    let fallen = roster.fallen.iter().enumerate().map(|(index, gone)| (format!("/fallen/{index}/model"), &gone.model));
    for (place, model) in standing.chain(fallen) {
        if model.portrait.as_ref().is_some_and(|hash| !pictures.contains_key(hash)) {
            report.unmatched("picture", &format!("{place}/portrait"), "it did not come along with the file");
            report.claim(&place, model.id);
        }
    }
}

fn survey_model(model: &Model, place: &str, catalogue: &Catalogue, say: &mut impl FnMut(bool, &str, &str, &str)) {
    say(catalogue.knows_entry(&model.entry), "model", &model.entry, &format!("{place}/model"));
    for (index, id) in model.options.iter().enumerate() {
        // What was chosen in an option follows a colon.
        let option = id.split_once(':').map_or(id.as_str(), |(option, _)| option);
        say(catalogue.knows_option(option), "option", id, &format!("{place}/options/{index}"));
    }
    for (index, id) in model.items.iter().enumerate() {
        say(catalogue.item(id).is_some(), "item", id, &format!("{place}/items/{index}"));
    }
    for (index, foreign) in model.foreign_items.iter().enumerate() {
        let known = catalogue.item(&foreign.item).is_some() && catalogue.faction(&foreign.faction).is_some();
        say(known, "item", &foreign.item, &format!("{place}/foreign_items/{index}"));
    }
    for (index, mark) in model.injuries.iter().enumerate() {
        let known = catalogue.trauma().row_named(&mark.id).is_some();
        say(known, "row of the Trauma Table", &mark.id, &format!("{place}/injuries/{index}"));
    }
}
