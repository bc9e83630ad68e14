//! From what was found to a roster: every id is looked up, nothing is guessed.

use nml_words::said;
use std::collections::BTreeMap;

use nml_catalogue::Catalogue;
use nml_catalogue::text::{NAME_CHARACTERS, is_invisible};
use nml_warband::check::{Terms, UnknownList, loadouts};
use nml_warband::{FALLEN_MAX, Fallen, MODELS_MAX, Roster, SUM_MAX, well_formed};

use super::found::{Count, Found, Purse, Standing, Sum, Thing};
use super::model::{Made, Maker};
use super::report::Report;
use super::table::{Meaning, Table};
use crate::Unusable;
use crate::bounds::{IMPORT_COPIES, IMPORT_LINES, IMPORT_MODELS, IMPORT_SUMS};
use crate::code;
use crate::json::cut;

/// The roster, and what became of every line.
pub(super) fn resolve(found: Found, catalogue: &Catalogue) -> Result<(Roster, Report), Unusable> {
    let table = Table::shipped(found.whose)?;
    let what = found.what.clone();
    if found.models.len() > IMPORT_MODELS {
        let message = format!("It has {} models: {IMPORT_MODELS} at most.", found.models.len());
        return Err(Unusable::whole(code::TOO_MANY, &what, message));
    }
    if found.money.len() > IMPORT_SUMS {
        let message = format!("It has {} sums of ducats and Glory: {IMPORT_SUMS} at most.", found.money.len());
        return Err(Unusable::whole(code::TOO_MANY, &what, message));
    }
    // A thing of a model that stands for several is reported for each.
    let lines =
        found.models.iter().map(|model| (model.things.len() + 1).saturating_mul(model.entry.number.max(1) as usize));
    if lines.fold(found.things.len() + found.arsenal.len(), usize::saturating_add) > IMPORT_LINES {
        return Err(Unusable::whole(
            code::TOO_MANY,
            &what,
            format!("It may hold {IMPORT_LINES} things and models at most."),
        ));
    }
    let mut maker = Maker {
        table: &table,
        catalogue,
        report: found.report,
        roster: Roster::default(),
        teams: BTreeMap::new(),
        open: BTreeMap::new(),
    };
    maker.roster.campaign = found.campaign;
    for thing in &found.things {
        whole(&mut maker, thing, &what)?;
    }
    if let Some(Count { number, place }) = &found.failed_promotions {
        maker.roster.failed_promotions = u8::try_from(*number).unwrap_or(u8::MAX);
        let became = format!("failed promotions {number}");
        maker.report.matched("failed_promotions", place, "by its field", became);
    }
    let mut made = Vec::new();
    for model in &found.models {
        maker.model(model, &mut made);
    }
    if maker.roster.faction.is_empty() {
        maker.roster.faction = only_faction(&made, catalogue, &what)?;
        let faction = maker.roster.faction.clone();
        let why = "the format names no faction; this is the only one that has all of these models";
        maker.report.matched(&faction, "/models", why, format!("faction {faction}"));
    }
    for thing in &found.arsenal {
        maker.store(thing);
    }
    finish(&mut maker, made, &what)?;
    teams(&mut maker);
    money(&mut maker, &found.money);
    maker.roster.name = match found.name.as_deref().map(name_of) {
        Some(name) if !name.is_empty() => name,
        Some(_) | None => catalogue.faction(&maker.roster.faction).map(|f| f.name.clone()).unwrap_or_default(),
    };
    maker.report.bounded(&what)?;
    maker.report.note(&mut maker.roster);
    well_formed(&maker.roster).map_err(|error| Unusable::whole(code::OUT_OF_BOUNDS, &what, said(&error.message)))?;
    Ok((maker.roster, maker.report))
}

/// What the Warband has as a whole.
fn whole(maker: &mut Maker<'_>, thing: &Thing, what: &str) -> Result<(), Unusable> {
    let meaning = match maker.meaning(thing) {
        Ok(meaning) => meaning,
        Err(why) => {
            maker.report.unmatched(&thing.called(), &thing.place, why);
            return Ok(());
        }
    };
    let (called, place) = (thing.called(), thing.place.as_str());
    match meaning {
        Meaning::Faction(id) => settle_faction(maker, &id, thing, what)?,
        Meaning::Variant { faction, variant } => {
            settle_faction(maker, &faction, thing, what)?;
            if maker.catalogue.variant(&faction, &variant).is_some() {
                maker.took(thing, format!("variant {variant}"));
                maker.roster.variant = Some(variant);
            } else {
                maker.report.unmatched(&called, place, "this pack only knows the variant by name");
            }
        }
        Meaning::Choice { choice, value } => {
            maker.took(thing, format!("choice {choice} {value}"));
            maker.roster.choices.insert(choice, value);
        }
        Meaning::Patron(id) => {
            if maker.catalogue.campaign().patrons.iter().any(|patron| patron.id == id) {
                maker.took(thing, format!("patron {id}"));
                maker.roster.choices.insert("patron".to_owned(), id);
            } else {
                maker.report.unmatched(&called, place, "this pack has no such Patron");
            }
        }
        Meaning::Location { id, option } => maker.explored(thing, id, option),
        Meaning::ExplorationSkill(skill) => {
            maker.took(thing, format!("exploration skill {}", skill.id()));
            maker.roster.exploration_skills.extend(vec![skill; thing.number.min(IMPORT_COPIES) as usize]);
        }
        Meaning::Glory => maker.held_glory(thing),
        Meaning::Campaign => {
            maker.roster.campaign = true;
            maker.took(thing, "campaign".to_owned());
        }
        Meaning::Item(id) => maker.open_to(thing, id),
        Meaning::Group => {}
        Meaning::Left(left) => maker.report.ignored(&called, place, left.why()),
        Meaning::Entry(_)
        | Meaning::EntryWith { .. }
        | Meaning::Mercenary(_)
        | Meaning::Option(_)
        | Meaning::OptionOf(_)
        | Meaning::Becomes(_)
        | Meaning::Chosen { .. }
        | Meaning::Skill(_)
        | Meaning::Mark(_)
        | Meaning::Fireteam(_)
        | Meaning::Experience
        | Meaning::Scars
        | Meaning::Promotion
        | Meaning::Arsenal => maker.report.unmatched(&called, place, "a Warband as a whole has nothing of this kind"),
    }
    Ok(())
}

fn settle_faction(maker: &mut Maker<'_>, id: &str, thing: &Thing, what: &str) -> Result<(), Unusable> {
    if maker.catalogue.faction(id).is_none() {
        let message = format!("The faction “{}” is not in this pack.", cut(id));
        return Err(Unusable::at(code::UNKNOWN_FACTION, what, thing.place.clone(), message));
    }
    if maker.roster.faction.is_empty() {
        id.clone_into(&mut maker.roster.faction);
        maker.took(thing, format!("faction {id}"));
    } else if maker.roster.faction != id {
        let why = format!("the Warband is of {} already", maker.roster.faction);
        maker.report.unmatched(&thing.called(), &thing.place, why);
    }
    Ok(())
}

/// The one faction, variants included, that has every entry.
fn only_faction(made: &[Made], catalogue: &Catalogue, what: &str) -> Result<String, Unusable> {
    let has_all = |faction: &&nml_catalogue::Faction| {
        made.iter().all(|made| Catalogue::all_entries(faction).any(|entry| entry.id == made.model.entry))
    };
    let factions: Vec<_> = catalogue.pack().factions.iter().filter(has_all).collect();
    match factions.as_slice() {
        [only] if !made.is_empty() => Ok(only.id.clone()),
        _ => {
            let message = "It names no faction, and its models do not tell which.";
            Err(Unusable::whole(code::UNKNOWN_FACTION, what, message))
        }
    }
}

/// What only shows once all are known: who is ELITE anyway, what comes with the model, who is gone.
fn finish(maker: &mut Maker<'_>, made: Vec<Made>, what: &str) -> Result<(), Unusable> {
    if made.len() > MODELS_MAX.saturating_add(FALLEN_MAX) {
        let message = format!("It has {} models: a roster holds {MODELS_MAX}.", made.len());
        return Err(Unusable::whole(code::TOO_MANY, what, message));
    }
    maker.roster.models = made.iter().map(|made| made.model.clone()).collect();
    maker.roster.next_model = u32::try_from(made.len()).unwrap_or(u32::MAX).saturating_add(1);
    let judged = maker.roster.clone();
    let terms = Terms::new(&judged, maker.catalogue).map_err(|unknown| {
        let message = match unknown {
            UnknownList::Faction => "names no faction of this pack",
            UnknownList::Variant => "names no variant of this pack",
        };
        Unusable::whole(code::UNKNOWN_FACTION, what, message)
    })?;
    let loadouts = loadouts(&judged, &terms);
    maker.roster.models.clear();
    for (index, mut one) in made.into_iter().enumerate() {
        let loadout = loadouts.iter().find(|loadout| loadout.index == index);
        one.model.promoted |= one.elite && loadout.is_some_and(|loadout| !loadout.elite);
        let fixed = loadout.iter().flat_map(|loadout| &loadout.fixed).map(|item| item.id.as_str()).collect();
        maker.kit(&mut one, fixed, &terms);
        if one.model.name.as_deref().is_some_and(|name| loadout.is_some_and(|l| l.entry.name == name)) {
            one.model.name = None;
        }
        match one.standing {
            Standing::Active => maker.roster.models.push(one.model),
            Standing::Reserve => {
                let why = "it stands on the roster; who stays in reserve is said when the Force is chosen";
                maker.report.ignored("reserve", &one.place, why);
                maker.roster.models.push(one.model);
            }
            Standing::Gone(reason) => {
                let battle = None;
                maker.roster.fallen.push(Fallen { model: one.model, reason: reason.to_owned(), battle });
            }
        }
    }
    Ok(())
}

/// Two models with the same word are a Fireteam.
fn teams(maker: &mut Maker<'_>) {
    for (word, members) in std::mem::take(&mut maker.teams) {
        let standing = |id: &u32| maker.roster.models.iter().any(|model| model.id == *id);
        match members.as_slice() {
            [(a, place), (b, _)] if a != b && standing(a) && standing(b) => {
                maker.roster.fireteams.push([*a, *b]);
                maker.report.matched(&format!("Fireteam {word}"), place, "two models bear it", "fireteam");
            }
            [] => {}
            [(_, place), ..] => {
                let why = format!("a Fireteam is of two models; {} bear this one", members.len());
                maker.report.unmatched(&format!("Fireteam {word}"), place, why);
            }
        }
    }
}

/// A Warband that has fought has a Strongbox; one that musters has a budget.
fn money(maker: &mut Maker<'_>, sums: &[Sum]) {
    let roster = &maker.roster;
    let fought = roster.campaign
        || !roster.arsenal.is_empty()
        || !roster.fallen.is_empty()
        || roster.models.iter().any(|model| {
            model.experience > 0
                || model.promoted
                || model.scars > 0
                || !model.skills.is_empty()
                || !model.injuries.is_empty()
        });
    maker.roster.campaign = fought;
    maker.roster.mustered = fought;
    for Sum { purse, amount, place } in sums {
        let what = format!("{amount}");
        if *amount > SUM_MAX {
            maker.report.unmatched(&what, place, format!("more than {SUM_MAX}"));
            continue;
        }
        let taken = match (purse, fought) {
            (Purse::BudgetDucats, false) => {
                maker.roster.budget_ducats = Some(*amount);
                "budget_ducats"
            }
            (Purse::BudgetGlory, false) => {
                maker.roster.budget_glory = Some(*amount);
                "budget_glory"
            }
            (Purse::Strongbox, true) => {
                maker.roster.strongbox = *amount;
                "strongbox"
            }
            (Purse::Glory, true) => {
                maker.roster.glory = *amount;
                "glory"
            }
            // One sum that is both is reported once.
            (_, _) if sums.iter().any(|other| other.place == *place && other.purse != *purse) => continue,
            (Purse::BudgetDucats | Purse::BudgetGlory, true) => {
                let why = "what might be spent in all says nothing of what is left after games";
                maker.report.ignored(&what, place, why);
                continue;
            }
            (Purse::Strongbox | Purse::Glory, false) => {
                maker.report.ignored(&what, place, "the Warband still musters: what is left follows from its budget");
                continue;
            }
        };
        maker.report.matched(&what, place, "by its field", taken);
    }
}

/// A name as a roster may hold it: on one line, visible, at most this long.
pub(super) fn name_of(text: &str) -> String {
    let seen: String = text.chars().filter(|c| !c.is_control() && !is_invisible(*c)).collect();
    seen.trim().chars().take(NAME_CHARACTERS).collect::<String>().trim().to_owned()
}
