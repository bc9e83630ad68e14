//! The names of a pack's content, for logs that have only ids.

use nml_catalogue::{Catalogue, Exploration};
use nml_warband::{Model, Roster, Terms};

use super::spoken;

/// A Skill, a table, an item, a Location, a Mercenary or an entry, by its id, with what was chosen after a colon; an id
/// that the pack does not know, in plain words.
pub(crate) fn content(id: &str, catalogue: &Catalogue) -> String {
    let (plain, chosen) = id.split_once(':').map_or((id, None), |(plain, chosen)| (plain, Some(chosen)));
    let skill = catalogue.skill(plain).map(|skill| &skill.name);
    let table = || catalogue.skill_table(plain).map(|table| &table.name);
    let item = || catalogue.item(plain).map(|item| &item.name);
    let place = || catalogue.exploration().location(plain).map(|place| &place.name);
    let places = || catalogue.exploration().table(plain).map(|table| &table.name);
    let hired = || catalogue.mercenary(plain).map(|hired| &hired.entry.name);
    let entry = || catalogue.entry(plain).map(|entry| &entry.name);
    let known = skill.or_else(table).or_else(item).or_else(place).or_else(places).or_else(hired).or_else(entry);
    // A word in capitals is a keyword, or a word of its own.
    let as_it_is = || plain.chars().any(char::is_uppercase).then(|| plain.to_owned());
    let name = known.cloned().or_else(as_it_is).unwrap_or_else(|| spoken(plain));
    chosen.map_or_else(|| name.clone(), |chosen| format!("{name} ({})", content(chosen, catalogue)))
}

/// What was done at a Location, if all that have such an option call it the same.
pub(crate) fn done_there(option: &str, exploration: &Exploration) -> Option<String> {
    let all = exploration.tables.iter().flat_map(|table| &table.locations).flat_map(|place| &place.options);
    let mut names = all.filter(|known| known.id == option).map(|known| &known.name);
    let first = names.next()?;
    names.all(|other| other == first).then(|| first.clone())
}

/// An option or a Goetic Power, as the builder has it for this model; what was chosen stands after a colon of its id.
pub(crate) fn option_name(id: &str, model: Option<&Model>, roster: &Roster, catalogue: &Catalogue) -> String {
    let (plain, chosen) = id.split_once(':').map_or((id, None), |(plain, chosen)| (plain, Some(chosen)));
    let terms = Terms::new(roster, catalogue).ok();
    let own = terms.as_ref().zip(model).and_then(|(terms, model)| {
        let option = terms.entry_of(model)?.options.iter().find(|option| option.id == plain)?;
        Some(option.name.clone())
    });
    let known = || terms.as_ref().map(|terms| terms.option_name(plain)).filter(|name| *name != plain);
    let name = own.or_else(|| known().map(str::to_owned)).unwrap_or_else(|| content(plain, catalogue));
    chosen.map_or_else(|| name.clone(), |chosen| format!("{name}, {}", content(chosen, catalogue)))
}
