//! What an evening tells the search: its guests. The campaign tells who comes with a Warband.

use crate::failure::Failure;
use crate::search_index::{Findable, FoundKind, FoundPlace, Thing};
use crate::session::Session;
use crate::subject::Evenings;
use crate::words::found as say;

/// What can be found of it.
pub(super) fn findable(session: &Session, evening: &str) -> Result<Findable, Failure> {
    let open = session.look::<Evenings>(evening)?;
    let state = &open.state;
    if state.away {
        return Ok(Findable::default());
    }
    let about = say::guest(&state.name, &state.day);
    let guests = state.players.iter().filter(|player| player.warband.is_none());
    let things = guests.map(|guest| {
        let place = FoundPlace::Evening { evening: evening.to_owned() };
        Thing::new(FoundKind::Players, guest.name.clone(), about.clone(), place).on(Some(&state.day))
    });
    Ok(Findable { things: things.collect(), ..Findable::default() })
}
