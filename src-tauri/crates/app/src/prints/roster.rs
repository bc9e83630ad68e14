//! The roster of a Warband, as a page.

use nml_campaign::chart;
use nml_catalogue::{Catalogue, Item};
use nml_exchange::print::{CardTrait, Experience, Figure, KitLine, Named, RosterLine, RosterSheet, Stored};
use nml_warband::check::{Terms, hired_loadout};
use nml_warband::{FIRST_MERCENARY, Model, Roster, muster_waived};

use crate::view::spoken;
use crate::warbands::{
    Characteristic, CharacteristicId, Decision, Kit, ModelLine, Share, WaiverLine, Warband, hired_profile, lasting,
    skill_name,
};
use crate::words::prints as words;

/// The roster that the builder shows.
pub(crate) fn sheet(seen: &Warband, roster: &Roster, catalogue: &Catalogue) -> RosterSheet {
    let mut models: Vec<RosterLine> = seen.models.iter().map(|line| model(line, roster, catalogue)).collect();
    models.extend(hired(seen, roster, catalogue));
    RosterSheet {
        name: seen.name.clone(),
        faction: faction(seen),
        player: seen.player.clone().unwrap_or_default(),
        choices: seen.decisions.iter().filter_map(chosen).collect(),
        figures: figures(seen),
        models,
        arsenal: seen.arsenal.iter().map(|line| Stored { name: line.name.clone(), count: line.count }).collect(),
        fallen: seen
            .fallen
            .iter()
            .map(|f| Named::new(&f.name, words::fallen(&f.name, &f.entry_name, &f.reason)))
            .collect(),
        // What nobody has written yet cannot be wrong.
        broken: if roster.is_to_come() {
            Vec::new()
        } else {
            seen.violations.iter().map(|violation| violation.message.clone()).collect()
        },
        waived: seen.waivers.iter().map(waived).collect(),
        unchecked: seen.unmatched.clone(),
    }
}

/// Faction and variant.
pub(super) fn faction(seen: &Warband) -> String {
    match &seen.variant {
        Some(variant) => words::faction(&seen.faction, variant),
        None => seen.faction.clone(),
    }
}

/// What a model or a sum costs.
pub(super) fn cost(ducats: u32, glory: u32) -> String {
    words::cost(ducats, glory)
}

/// A characteristic; its reasons if more than the entry made it.
pub(super) fn traits(all: &[Characteristic]) -> Vec<CardTrait> {
    let line = |it: &Characteristic| CardTrait {
        name: match it.id {
            CharacteristicId::Move => words::movement(),
            CharacteristicId::Ranged => words::ranged(),
            CharacteristicId::Melee => words::melee(),
            CharacteristicId::Armour => words::armour(),
            CharacteristicId::Base => words::base(),
        },
        value: it.value.clone(),
        unit: it.unit.clone().unwrap_or_default(),
        why: match it.reasons.as_slice() {
            [_, _, ..] => it.reasons.iter().map(|why| words::reason(&why.source, why.value, &why.text)).collect(),
            // Armour is the only one that no entry has by itself.
            [one] if it.id == CharacteristicId::Armour => vec![words::reason(&one.source, one.value, &one.text)],
            [] | [_] => Vec::new(),
        },
        wrong: it.wrong,
    };
    all.iter().map(line).collect()
}

/// The characteristics that a roster has room for: all but the base.
fn narrow(all: &[Characteristic]) -> Vec<CardTrait> {
    let kept: Vec<Characteristic> = all.iter().filter(|it| it.id != CharacteristicId::Base).cloned().collect();
    traits(&kept)
}

/// The entry's name, unless the model goes by it: it has no name of its own.
pub(super) fn entry(named: bool, entry: &str) -> String {
    if named { entry.to_owned() } else { String::new() }
}

/// What the model learned: Skills by their names, those that the pack has not as a person would say them.
fn skills(model: &Model, catalogue: &Catalogue) -> Vec<String> {
    let known = model.known(catalogue);
    known.iter().map(|known| skill_name(known, catalogue)).chain(strange_skills(model, catalogue)).collect()
}

/// Skills that the pack does not have.
pub(super) fn strange_skills(model: &Model, catalogue: &Catalogue) -> Vec<String> {
    let strange = model.skills.iter().filter(|learned| catalogue.skill(&learned.id).is_none());
    strange.map(|learned| spoken(&learned.id)).collect()
}

fn model(line: &ModelLine, roster: &Roster, catalogue: &Catalogue) -> RosterLine {
    let model = roster.models.iter().find(|model| model.id == line.id);
    let injuries: Vec<String> = model.map(|model| injuries(model, catalogue)).unwrap_or_default();
    let kept = model.map(|model| chart(catalogue, roster, model)).unwrap_or_default();
    let have = model.map_or(0, |model| model.experience);
    let most = have.saturating_add(kept.experience_room);
    let due = catalogue.campaign().advancements.iter().copied().filter(|due| *due <= most).collect();
    // What has its own place is not said twice.
    let apart = model.map_or(0, |model| lasting(model, catalogue).len());
    let noted = line.notes.iter().take(line.notes.len().saturating_sub(apart)).cloned();
    RosterLine {
        name: line.name.clone(),
        entry: entry(line.named, &line.entry_name),
        elite: line.elite,
        words: line.by_hand.then(crate::words::warbands::by_hand).into_iter().chain(noted).collect(),
        traits: narrow(&line.profile.characteristics),
        kit: line.kit.iter().map(piece).collect(),
        skills: model.map(|model| skills(model, catalogue)).unwrap_or_default(),
        scars: [line.scars, kept.scar_limit.max(line.scars)],
        experience: line.elite.then_some(Experience { have, most, due }),
        misses: line.misses_next_game,
        cost: cost(line.ducats, line.glory),
        unchecked: line.unmatched.clone(),
        injuries,
    }
}

/// Lasting marks, each with what was recorded for it.
fn injuries(model: &Model, catalogue: &Catalogue) -> Vec<String> {
    let name = |id: &String| catalogue.trauma().row_named(id).map_or_else(|| spoken(id), |row| row.name.clone());
    model.injuries.iter().map(|injury| name(&injury.id)).collect()
}

fn piece(kit: &Kit) -> KitLine {
    let price = if kit.fixed { String::new() } else { words::price(kit.ducats, kit.glory) };
    KitLine { name: kit.name.clone(), price, wrong: kit.wrong }
}

/// The Mercenaries, with their cards.
fn hired(seen: &Warband, roster: &Roster, catalogue: &Catalogue) -> Vec<RosterLine> {
    let Ok(terms) = Terms::new(roster, catalogue) else { return Vec::new() };
    let mut known = roster.clone();
    known.models.retain(|model| terms.entry(&model.entry).is_some());
    let sheets = muster_waived(&known, catalogue).map(|mustered| mustered.sheets).unwrap_or_default();
    let mut cards = sheets.iter().filter(|sheet| sheet.id >= FIRST_MERCENARY);
    let serving = roster.hired_models();
    let line = |hired: &crate::warbands::HiredLine| {
        // Sheets come for those that the pack knows, in the roster's order.
        let known = catalogue.mercenary(&hired.id);
        let sheet = known.and_then(|_| cards.next());
        let model = serving.iter().find(|model| model.id == hired.model);
        let profile =
            sheet.zip(model).and_then(|(sheet, model)| hired_profile(model, sheet, &terms)).unwrap_or_default();
        let kit = known.zip(model).map(|(known, model)| {
            let loadout = hired_loadout(&known.entry, model, &terms);
            let line = |item: &Item| KitLine { name: item.name.clone(), price: String::new(), wrong: false };
            loadout.kit().map(line).collect()
        });
        RosterLine {
            name: hired.name.clone(),
            words: vec![words::mercenary()],
            traits: narrow(&profile.characteristics),
            kit: kit.unwrap_or_default(),
            cost: cost(hired.ducats, hired.glory),
            ..RosterLine::default()
        }
    };
    seen.mercenaries.iter().map(line).collect()
}

fn chosen(decision: &Decision) -> Option<Named> {
    let chosen = decision.chosen.as_ref()?;
    // The variant stands beside the faction.
    if decision.id == "variant" {
        return None;
    }
    let option = decision.options.iter().find(|option| option.id == *chosen);
    Some(Named::new(&decision.name, option.map_or_else(|| spoken(chosen), |option| option.name.clone())))
}

fn figures(seen: &Warband) -> Vec<Figure> {
    let of = |name, share: Share| Figure {
        name,
        value: share.is.to_string(),
        of: share.of.map(|most| most.to_string()).unwrap_or_default(),
    };
    let plain = |name, value: u32| Figure { name, value: value.to_string(), of: String::new() };
    let mut all = vec![of(words::ducats(), seen.ducats), of(words::glory(), seen.glory)];
    all.extend(seen.strongbox.map(|ducats| plain(words::strongbox(), ducats)));
    all.extend(seen.unspent_glory.map(|glory| plain(words::unspent_glory(), glory)));
    all.push(plain(words::models(), u32::try_from(seen.models.len() + seen.mercenaries.len()).unwrap_or(u32::MAX)));
    all.push(of(words::elite(), seen.elite));
    all.push(of(words::field_strength(), seen.field_strength));
    all.push(Figure { of: String::new(), ..plain(words::threshold(), seen.threshold) });
    all.push(plain(words::next_game(), u32::from(seen.next_game)));
    all
}

fn waived(line: &WaiverLine) -> Named {
    Named::new(&line.message, &line.reason)
}
