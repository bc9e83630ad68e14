//! Options and Goetic Powers of a model.

use super::Judge;
use super::loadout::Loadout;
use super::messages;
use super::terms::{Offered, fits, lacking};
use crate::violation::{Violation, ViolationCode};
use nml_catalogue::Power;
use nml_catalogue::entry::ModelOption;

impl Judge<'_> {
    /// Options that are unknown, taken away, or do not go together.
    pub(super) fn options(&mut self, loadout: &Loadout<'_>) {
        let (at, name) = (Some(loadout.index), loadout.called());
        let options = &loadout.model.options;
        let elite = loadout.elite;
        for (i, id) in options.iter().enumerate() {
            let terms = self.terms;
            match terms.offered(loadout.entry, elite, loadout.model, id) {
                Offered::Option(option) => {
                    let suffix = id.split_once(':').map(|(_, suffix)| suffix);
                    if suffix.is_some_and(|s| option.choose.iter().all(|c| c.id != s)) {
                        self.say_about(
                            ViolationCode::UnknownOption,
                            at,
                            id,
                            messages::names_no_choice(name, id, &option.name),
                        );
                    }
                }
                Offered::Elsewhere(option, to) => match lacking(to, &loadout.entry.id) {
                    Some(needed) => {
                        let text = messages::needs_the_option(name, &option.name, terms.option_name(needed));
                        self.say_about(ViolationCode::OptionRequires, at, id, text);
                    }
                    None => {
                        let text = messages::not_an_option_of(name, &option.name, &loadout.entry.name);
                        self.say_about(ViolationCode::UnknownOption, at, id, text);
                    }
                },
                Offered::Power(_) => {}
                Offered::Unknown => {
                    let text = if terms.catalogue.knows_option(id) {
                        messages::not_an_option_of(name, terms.option_name(id), &loadout.entry.name)
                    } else {
                        messages::unknown_option(name, id)
                    };
                    self.say_about(ViolationCode::UnknownOption, at, id, text);
                }
            }
            if terms.changes().forbid_options.iter().any(|f| f == id) {
                self.say_about(
                    ViolationCode::OptionForbidden,
                    at,
                    id,
                    messages::variant_lacks(name, terms.option_name(id)),
                );
            }
            let plain = |id: &str| id.split_once(':').map_or(id, |(n, _)| n).to_owned();
            if options.iter().take(i).any(|other| plain(other) == plain(id)) {
                self.say_about(
                    ViolationCode::OptionConflict,
                    at,
                    id,
                    messages::option_twice(name, terms.option_name(id)),
                );
            }
        }
        self.together(loadout);
        self.powers(loadout);
    }

    fn together(&mut self, loadout: &Loadout<'_>) {
        let (at, name) = (Some(loadout.index), loadout.called());
        let has = |id: &str| loadout.options.iter().find(|o| o.id == id);
        for (i, option) in loadout.options.iter().enumerate() {
            for needed in option.requires.iter().filter(|id| has(id).is_none()) {
                self.say_about(
                    ViolationCode::OptionRequires,
                    at,
                    &option.id,
                    messages::option_needs(name, &option.name, self.terms.option_name(needed)),
                );
            }
            for other in option.excludes.iter().filter_map(|id| has(id)) {
                let text = messages::exclude_each_other(name, &option.name, &other.name);
                self.say_about(ViolationCode::OptionConflict, at, &option.id, text);
            }
            for (id, unless) in &option.excludes_unless {
                if let Some(other) = has(id)
                    && has(unless).is_none()
                {
                    let needed = self.terms.option_name(unless);
                    let text = messages::together_need(name, &option.name, &other.name, needed);
                    self.say_about(ViolationCode::OptionConflict, at, &option.id, text);
                }
            }
            let same = |o: &&&ModelOption| o.group.is_some() && o.group == option.group && o.id != option.id;
            let most = usize::from(option.group_most.unwrap_or(1));
            let most = match option.group_larger {
                Some(larger) if self.worth_of_others(&loadout.entry.id) >= larger.others_ducats => {
                    most.max(usize::from(larger.max))
                }
                Some(_) | None => most,
            };
            if let Some(other) = loadout.options.iter().take(i).filter(same).nth(most.saturating_sub(1)) {
                let text = match most {
                    1 => messages::only_one_of(name, &other.name, &option.name),
                    _ => messages::too_many_of_its_kind(name, &option.name, most),
                };
                self.say_about(ViolationCode::ExclusiveOption, at, &option.id, text);
            }
        }
    }

    /// What everybody of other entries costs in ducats, Mercenaries too.
    fn worth_of_others(&self, entry: &str) -> u32 {
        let others = self.loadouts.iter().chain(self.hired).filter(|loadout| loadout.entry.id != entry);
        others.map(|loadout| loadout.ducats).fold(0, u32::saturating_add)
    }

    fn powers(&mut self, loadout: &Loadout<'_>) {
        let (at, name) = (Some(loadout.index), loadout.called());
        let more: u8 = loadout
            .kit()
            .flat_map(|i| &i.effects)
            .flat_map(|e| &e.what)
            .map(|w| if let nml_catalogue::effect::What::GoeticPowers(n) = w { *n } else { 0 })
            .sum();
        let sin = self.roster.choices.get("sin");
        let stipulated = |power: &&Power| {
            let may = power.allowed.iter().any(|w| fits(w, loadout.entry, loadout.elite, &loadout.model.options));
            !may || power.sin.as_ref().is_some_and(|of| sin != Some(of))
        };
        // The power that a tome adds comes no matter what is stipulated for it (DR pp.125-127).
        let free: Vec<&str> = match loadout.entry.goetic {
            0 => Vec::new(),
            _ => loadout.powers.iter().copied().filter(stipulated).take(more.into()).map(|p| p.id.as_str()).collect(),
        };
        for power in loadout.powers.iter().filter(|power| !free.contains(&power.id.as_str())) {
            let may = power.allowed.iter().any(|w| fits(w, loadout.entry, loadout.elite, &loadout.model.options));
            if !may || loadout.entry.goetic == 0 {
                self.say_about(
                    ViolationCode::GoeticNotAllowed,
                    at,
                    &power.id,
                    messages::power_not_allowed(name, &power.name),
                );
            }
            if let Some(sin) = &power.sin
                && self.roster.choices.get("sin") != Some(sin)
            {
                let text = messages::power_of_another_sin(name, &power.name, self.terms.option_name(sin));
                self.say_about(ViolationCode::GoeticWrongSin, at, &power.id, text);
            }
        }
        let most = usize::from(loadout.entry.goetic);
        let most = if most > 0 { most + usize::from(more) } else { 0 };
        if loadout.powers.len() > most && most > 0 {
            let text = messages::too_many_powers(name, loadout.powers.len(), most);
            self.note(
                Violation::new(ViolationCode::TooManyGoetic, at, text).over(loadout.powers.len() as u64, most as u64),
            );
        }
    }
}
