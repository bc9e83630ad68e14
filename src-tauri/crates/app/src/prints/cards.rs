//! The cards of a Warband's models.

use nml_catalogue::Catalogue;
use nml_catalogue::card::ModelCard;
use nml_exchange::picture::Pictures;
use nml_exchange::print::{Card, CardSheet, CardWeapon, Named};
use nml_warband::check::Terms;
use nml_warband::{FIRST_MERCENARY, Roster, muster_waived};

use super::roster::{cost, entry, faction, strange_skills, traits};
use crate::warbands::{LineOfText, ModelLine, Profile, Warband, hired_profile, keyword_lines};
use crate::words::prints as words;

/// The cards of what the builder shows.
pub(super) fn sheet(seen: &Warband, roster: &Roster, pictures: &Pictures, catalogue: &Catalogue) -> CardSheet {
    let terms = Terms::new(roster, catalogue).ok();
    let mut known = roster.clone();
    known.models.retain(|model| terms.as_ref().is_some_and(|terms| terms.entry(&model.entry).is_some()));
    let sheets = muster_waived(&known, catalogue).map(|mustered| mustered.sheets).unwrap_or_default();
    let mut cards: Vec<Card> = seen
        .models
        .iter()
        .map(|line| {
            let sheet = sheets.iter().find(|sheet| sheet.id == line.id);
            let mut card = base(&line.profile, sheet, catalogue);
            let weapons: Vec<&String> = line.profile.weapons.iter().map(|weapon| &weapon.name).collect();
            card.kit = line.kit.iter().map(|kit| &kit.name).filter(|name| !weapons.contains(name)).cloned().collect();
            if let Some(model) = roster.models.iter().find(|model| model.id == line.id) {
                card.kit.extend(strange_skills(model, catalogue));
            }
            // Each picture is printed from one copy, however many models have it.
            card.portrait = pictures.keys().position(|hash| line.portrait.as_ref() == Some(hash));
            filled(card, line, seen)
        })
        .collect();
    let mut hired = sheets.iter().filter(|sheet| sheet.id >= FIRST_MERCENARY);
    let serving = roster.hired_models();
    for line in &seen.mercenaries {
        let sheet = catalogue.mercenary(&line.id).and_then(|_| hired.next());
        let model = serving.iter().find(|model| model.id == line.model);
        let of = terms.as_ref().zip(sheet).zip(model);
        let of = of.and_then(|((terms, sheet), model)| hired_profile(model, sheet, terms));
        let card = base(&of.unwrap_or_default(), sheet, catalogue);
        let (name, entry) = (line.name.clone(), words::mercenary());
        cards.push(Card { name, entry, cost: cost(line.ducats, line.glory), ..card });
    }
    CardSheet { name: seen.name.clone(), faction: faction(seen), cards, pictures: pictures.values().cloned().collect() }
}

/// What comes from the profile and the sheet.
fn base(profile: &Profile, sheet: Option<&ModelCard>, catalogue: &Catalogue) -> Card {
    let named = |line: &LineOfText| Named::new(&line.name, &line.text);
    let weapons = profile.weapons.iter().map(|weapon| CardWeapon {
        name: weapon.name.clone(),
        text: weapon.text.clone(),
        keywords: weapon.keywords.clone(),
    });
    Card {
        traits: traits(&profile.characteristics),
        weapons: weapons.collect(),
        abilities: profile.abilities.iter().map(named).collect(),
        keywords: sheet.map(|sheet| keyword_lines(sheet, catalogue)).unwrap_or_default().iter().map(named).collect(),
        ..Card::default()
    }
}

/// What comes from the roster's line.
fn filled(card: Card, line: &ModelLine, seen: &Warband) -> Card {
    let partner = line.fireteam.and_then(|id| seen.models.iter().find(|other| other.id == id));
    Card {
        name: line.name.clone(),
        entry: entry(line.named, &line.entry_name),
        elite: line.elite,
        cost: cost(line.ducats, line.glory),
        fireteam: partner.map(|other| other.name.clone()).unwrap_or_default(),
        by_hand: line.by_hand,
        misses: line.misses_next_game,
        unchecked: line.unmatched.clone(),
        ..card
    }
}
