//! What the campaign reads from a roster when a battle is recorded.

use super::aftermath::{Chart, Mark, Owned, RosterFacts, Spoil, SpoilBy};
use nml_catalogue::effect::What;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::{Boon, Catalogue, TraumaRow};
use nml_warband::result::{Deed, SideResult};
use nml_warband::{self as warband, FIRST_MERCENARY, Model, Roster, RosterChange, Terms};

/// What is known of a Warband when its battle is recorded. Casualties that are not on the roster get
/// a chart without kit or marks.
#[must_use]
pub fn roster_facts(catalogue: &Catalogue, as_it_is: &Roster, side: &SideResult) -> RosterFacts {
    let roster = &as_it_is.enlisted();
    let used = used_up(roster, side);
    // What they used is gone before anybody can lose it.
    let mut after = roster.clone();
    for change in &used {
        warband::evolve(&mut after, &warband::Event::Settled { battle: String::new(), change: change.clone() });
    }
    let sat_out = roster.members().filter(|model| model.misses_next_game && !side.took_part.contains(&model.id));
    let charts = side.casualties.iter().map(|casualty| {
        let model = after.members().find(|model| model.id == casualty.model);
        match model {
            Some(model) => chart(catalogue, &after, model),
            None => Chart { model: casualty.model, scar_limit: catalogue.trauma().scars.max(1), ..Chart::default() },
        }
    });
    let paid = upkeep(catalogue, roster, side);
    let strongbox = paid.iter().fold(roster.strongbox, |left, (_, ducats, _)| left.saturating_sub(*ducats));
    let paid = paid.into_iter().map(|(model, ducats, reason)| RosterChange::UpkeepPaid { model, ducats, reason });
    RosterFacts {
        warband: side.warband.clone(),
        strongbox,
        sat_out: sat_out.map(|model| model.id).collect(),
        charts: charts.collect(),
        roster: Some(Box::new(as_it_is.clone())),
        gains: paid.chain(gains(catalogue, roster, side)).chain(used).chain(departures(roster, side)).collect(),
        spoils: spoils(catalogue, roster, side),
    }
}

/// What it took to deploy those whose injuries ask for ducats, with the rows, as far as the Strongbox had the ducats.
fn upkeep(catalogue: &Catalogue, roster: &Roster, side: &SideResult) -> Vec<(u32, u32, String)> {
    let mut left = roster.strongbox;
    let mut paid = Vec::new();
    for model in roster.members().filter(|model| side.took_part.contains(&model.id)) {
        for row in model.injuries.iter().filter_map(|injury| catalogue.trauma().row_named(&injury.id)) {
            for what in row.effects.iter().flat_map(|effect| &effect.what) {
                if let What::Upkeep(ducats) = what
                    && left > 0
                {
                    let ducats = (*ducats).min(left);
                    left -= ducats;
                    paid.push((model.id, ducats, row.id.clone()));
                }
            }
        }
    }
    paid
}

/// The CONSUMABLES that each model used, as far as it carries them.
fn used_up(roster: &Roster, side: &SideResult) -> Vec<RosterChange> {
    let used = roster.members().map(|model| {
        let foreign = model.foreign_items.iter().map(|foreign| &foreign.item);
        let mut carried: Vec<&String> = model.items.iter().chain(foreign).collect();
        let mut items = Vec::new();
        for used in side.used_up.iter().filter(|used| used.model == model.id) {
            if let Some(at) = carried.iter().position(|item| **item == used.item) {
                items.push(carried.remove(at).clone());
            }
        }
        RosterChange::UsedUp { model: model.id, items }
    });
    used.filter(|change| !matches!(change, RosterChange::UsedUp { items, .. } if items.is_empty())).collect()
}

/// The models that a rule of the battle took out of the Warband.
fn departures<'s>(roster: &'s Roster, side: &'s SideResult) -> impl Iterator<Item = RosterChange> + 's {
    let known = |id: u32| roster.members().any(|model| model.id == id);
    let left = side.left.iter().filter(move |gone| known(gone.model));
    left.map(|gone| RosterChange::LeftForGood { model: gone.model, rule: gone.rule.clone() })
}

/// The models that the game left on the battlefield.
fn on_the_field<'r>(roster: &'r Roster, side: &'r SideResult) -> impl Iterator<Item = &'r Model> {
    let fell = |id: u32| side.casualties.iter().any(|casualty| casualty.model == id);
    let left = |id: u32| side.left.iter().any(|gone| gone.model == id);
    let there = move |model: &&Model| side.took_part.contains(&model.id) && !fell(model.id) && !left(model.id);
    roster.members().filter(there)
}

/// That the battle was fought, and the Glory that Skills and kit brought in it, and Deeds that count twice.
fn gains(catalogue: &Catalogue, roster: &Roster, side: &SideResult) -> Vec<RosterChange> {
    let glory = on_the_field(roster, side).flat_map(|model| model.brings(catalogue)).filter_map(|(boon, source)| {
        let Boon::GloryOnTheField(glory) = boon else { return None };
        Some(RosterChange::GloryGained { glory: (*glory).into(), reason: source.to_owned() })
    });
    let terms = Terms::new(roster, catalogue).ok();
    let twice = |deed: &&Deed| {
        let model = deed.model.and_then(|id| roster.members().find(|model| model.id == id));
        let entry = model.zip(terms.as_ref()).and_then(|(model, terms)| terms.entry_of(model));
        deed.glory > 0 && entry.is_some_and(|entry| entry.boons.contains(&Boon::DeedsTwice))
    };
    let deeds = side.deeds.iter().filter(twice);
    let again = deeds.map(|deed| RosterChange::GloryGained { glory: deed.glory.into(), reason: deed.deed.clone() });
    let fought = RosterChange::Fought { models: side.took_part.clone() };
    [fought].into_iter().chain(glory).chain(again).collect()
}

/// The ducats that Skills and kit brought in it, to be rolled or counted.
fn spoils(catalogue: &Catalogue, roster: &Roster, side: &SideResult) -> Vec<Spoil> {
    let spoil = |model: Option<u32>, source: &str, by| Spoil { model, source: source.to_owned(), by };
    let mut spoils = Vec::new();
    for model in on_the_field(roster, side) {
        for (boon, source) in model.brings(catalogue) {
            if let Boon::DucatsOnTheField { die, times } = boon {
                spoils.push(spoil(Some(model.id), source, SpoilBy::Die { die: *die, times: *times }));
            }
        }
    }
    for model in roster.members().filter(|model| side.took_part.contains(&model.id)) {
        for (boon, source) in model.brings(catalogue) {
            if let Boon::DucatsPerBlood(each) = boon {
                spoils.push(spoil(Some(model.id), source, SpoilBy::Blood(*each)));
            }
        }
    }
    let carried = roster.models.iter().flat_map(|model| &model.items);
    for item in roster.arsenal.iter().chain(carried).filter_map(|id| catalogue.item(id)) {
        for boon in &item.boons {
            if let Boon::DucatsAfterGame { die, times } = boon {
                spoils.push(spoil(None, &item.id, SpoilBy::Die { die: *die, times: *times }));
            }
        }
    }
    spoils
}

/// Kit that a model can lose and hand on, by item id; a Mercenary has none.
#[must_use]
pub(super) fn losable(catalogue: &Catalogue, model: &Model) -> Vec<String> {
    if model.id >= FIRST_MERCENARY {
        return Vec::new();
    }
    carried(model).filter(|id| catalogue.item(id).is_none_or(|item| !item.permanent)).cloned().collect()
}

/// Kit that a model keeps against every loss until it is Unfit for Duty, by item id.
fn freed(catalogue: &Catalogue, model: &Model) -> Vec<String> {
    carried(model).filter(|id| catalogue.item(id).is_some_and(|item| item.freed_when_unfit)).cloned().collect()
}

fn carried(model: &Model) -> impl Iterator<Item = &String> {
    model.items.iter().chain(model.foreign_items.iter().map(|foreign| &foreign.item))
}

/// What is known of one model: its scars and those it can bear, its marks, how much it can still learn.
#[must_use]
pub fn chart(catalogue: &Catalogue, roster: &Roster, model: &Model) -> Chart {
    let trauma = catalogue.trauma();
    let boons = model.boons(catalogue);
    let kit = losable(catalogue, model);
    let more = model.brings(catalogue).filter(|(boon, _)| **boon == Boon::OneScarMore).count();
    // A row that bars HEAVY kit takes what is there.
    let heavy = |item: &&String| catalogue.item(item).is_some_and(|item| item.has(&Keyword::Heavy));
    let heavy: Vec<String> = kit.iter().filter(heavy).cloned().collect();
    let takers = trauma.rows.iter().filter(|row| does(row, &What::NoHeavy));
    let taken = takers.map(|row| (row.id.clone(), heavy.clone()));
    let saves = |boon: &Boon| matches!(boon, Boon::AlwaysRecovers(entries) if entries.contains(&model.entry));
    let saving = roster.members().flat_map(|m| m.boons(catalogue)).find(|(boon, _)| saves(boon));
    Chart {
        model: model.id,
        scars: model.scars,
        scar_limit: trauma.scars.saturating_add(u8::try_from(more).unwrap_or(u8::MAX)).max(1),
        marks: model
            .injuries
            .iter()
            .map(|injury| Mark { row: injury.id.clone(), noted: injury.noted.clone() })
            .collect(),
        experience_room: experience_room(catalogue, roster, model),
        taken: taken.collect(),
        kit,
        freed: freed(catalogue, model),
        rerolls: boons
            .iter()
            .filter(|(boon, _)| **boon == Boon::TraumaReroll)
            .map(|(_, known)| known.skill.id.clone())
            .collect(),
        always_recovers: saving.map(|(_, known)| known.skill.id.clone()),
        owned: owned(catalogue, roster, model),
    }
}

/// What the owner of a model that was brought along carries for it (DR pp.142-143).
fn owned(catalogue: &Catalogue, roster: &Roster, model: &Model) -> Option<Owned> {
    let hired = catalogue.mercenary(&model.entry).filter(|_| model.id >= FIRST_MERCENARY)?;
    let brings = hired.brought_by.as_ref()?;
    let owner = roster.models.iter().find(|known| known.items.contains(brings))?;
    let its = |id: &&String| *id == brings || catalogue.item(id).is_some_and(|item| item.companion.is_some());
    Some(Owned { by: owner.id, kit: owner.items.iter().filter(its).cloned().collect() })
}

/// Experience points a model can still earn.
pub(super) fn experience_room(catalogue: &Catalogue, roster: &Roster, model: &Model) -> u8 {
    let bars = |row: &TraumaRow| does(row, &What::NoExperience);
    if model.injuries.iter().filter_map(|injury| catalogue.trauma().row_named(&injury.id)).any(bars) {
        return 0;
    }
    let progression = catalogue.campaign();
    let printed = catalogue.faction(&roster.faction).into_iter().flat_map(Catalogue::all_entries);
    let printed = printed.chain(&catalogue.by_hand().entries).find(|entry| entry.id == model.entry);
    let hired = catalogue.mercenary(&model.entry).filter(|_| model.id >= FIRST_MERCENARY);
    let entry = hired.map(|mercenary| &mercenary.entry).or(printed);
    let limited = entry.is_some_and(|entry| entry.keywords.contains(&Keyword::LimitedPotential));
    let most =
        if limited { progression.limited_potential } else { progression.advancements.last().copied().unwrap_or(0) };
    most.saturating_sub(model.experience)
}

fn does(row: &TraumaRow, what: &What) -> bool {
    row.effects.iter().any(|effect| effect.what.contains(what))
}
