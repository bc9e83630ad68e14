//! What a Warband tells the search: itself, and everybody who is or was in it.

use nml_catalogue::Catalogue;
use nml_warband::{Model, Roster};

use crate::failure::Failure;
use crate::search_index::{Findable, FoundKind, FoundPlace, Thing};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Warbands;
use crate::view::{called, entry_name, faction_name};
use crate::words::{self, found as say};

/// What can be found of it.
pub(super) fn findable(session: &Session, warband: &str) -> Result<Findable, Failure> {
    let open = session.look::<Warbands>(warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let roster = &open.state;
    let catalogue = &*roster.own.over(&pack.catalogue);
    let at = open.updated();
    let mut things = vec![itself(&open, catalogue).changed(&at)];
    let hired = roster.hired_models();
    // A model without a name of its own is known by its entry and its number, as on every page of its games.
    things.extend(
        roster.models.iter().chain(&hired).map(|model| life(warband, roster, model, None, catalogue).changed(&at)),
    );
    let gone = roster.fallen.iter().map(|fallen| {
        let why = words::warbands::left(&fallen.reason, catalogue);
        life(warband, roster, &fallen.model, Some(&why), catalogue).changed(&at)
    });
    things.extend(gone);
    Ok(Findable { things, ..Findable::default() })
}

fn itself(open: &Open<Warbands>, catalogue: &Catalogue) -> Thing {
    let roster = &open.state;
    let faction = roster.own.faction.clone().unwrap_or_else(|| faction_name(catalogue, &roster.faction));
    let variant = roster.variant.as_ref().and_then(|id| catalogue.variant(&roster.faction, id));
    let models = say::models(roster.size());
    let about = say::parts(&[Some(&faction), variant.map(|variant| variant.name.as_str()), Some(&models)]);
    let place = FoundPlace::Warband { warband: open.id.to_string() };
    Thing::new(FoundKind::Warbands, roster.name.clone(), about, place)
}

fn life(warband: &str, roster: &Roster, model: &Model, gone: Option<&str>, catalogue: &Catalogue) -> Thing {
    let of = say::of(entry_name(model, roster, catalogue), &roster.name);
    let about = say::parts(&[Some(&of), gone]);
    let place = FoundPlace::Life { warband: warband.to_owned(), model: model.id };
    Thing::new(FoundKind::Models, called(model, roster, catalogue), about, place)
}
