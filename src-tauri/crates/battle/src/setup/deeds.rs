//! Glorious Deeds that models bring into any scenario they fight in.

use crate::Field;
use nml_catalogue::effect::What;

/// Adds the Deeds that models of the Forces bring, each once.
pub fn bring_deeds(field: &mut Field) {
    let brought: Vec<_> = field
        .forces
        .iter()
        .flat_map(|force| &force.models)
        .flat_map(|sheet| &sheet.effects)
        .flat_map(|sourced| &sourced.effect.what)
        .filter_map(|what| if let What::AddsDeed(deed) = what { Some(deed.as_ref().clone()) } else { None })
        .collect();
    for deed in brought {
        if field.scenario.deeds.iter().all(|known| known.id != deed.id) {
            field.scenario.deeds.push(deed);
        }
    }
}
