//! What the campaign reads from a roster when a battle is recorded.

use super::aftermath::{Chart, Mark, RosterFacts};
use super::result::SideResult;
use crate::catalogue::{Boon, Catalogue, TraumaRow};
use crate::effect::What;
use crate::keyword::Keyword;
use crate::warband::{Model, Roster};

/// Kit that lets its bearer bear one Battle Scar more.
const SCAR_KIT: &str = "damascus-armour";
/// Bought kit that can neither be lost nor handed on.
const PERMANENT: [&str; 3] = ["damascus-armour", "beelzebubs-embrace", "unending-starvation"];

/// What is known of a Warband when its battle is recorded. Casualties that are not on the roster get
/// a chart without kit or marks.
#[must_use]
pub fn roster_facts(catalogue: &Catalogue, roster: &Roster, side: &SideResult) -> RosterFacts {
    let sat_out = roster.models.iter().filter(|model| model.misses_next_game && !side.took_part.contains(&model.id));
    let charts = side.casualties.iter().map(|casualty| {
        let model = roster.models.iter().find(|model| model.id == casualty.model);
        match model {
            Some(model) => chart(catalogue, roster, model),
            None => Chart { model: casualty.model, scar_limit: catalogue.trauma().scars.max(1), ..Chart::default() },
        }
    });
    RosterFacts {
        warband: side.warband.clone(),
        strongbox: roster.strongbox,
        sat_out: sat_out.map(|model| model.id).collect(),
        charts: charts.collect(),
    }
}

/// What is known of one model: its scars and those it can bear, its marks, how much it can still learn.
#[must_use]
pub fn chart(catalogue: &Catalogue, roster: &Roster, model: &Model) -> Chart {
    let trauma = catalogue.trauma();
    let carried = || model.items.iter().chain(model.foreign_items.iter().map(|foreign| &foreign.item));
    let boons = catalogue.boons(model);
    let kit: Vec<String> = carried().filter(|item| !PERMANENT.contains(&item.as_str())).cloned().collect();
    let tougher = boons.iter().filter(|(boon, _)| **boon == Boon::OneScarMore).count();
    let more = tougher + carried().filter(|i| *i == SCAR_KIT).count();
    // A row that bars HEAVY kit takes what is there.
    let heavy = |item: &&String| catalogue.item(item).is_some_and(|item| item.has(&Keyword::Heavy));
    let heavy: Vec<String> = kit.iter().filter(heavy).cloned().collect();
    let takers = trauma.rows.iter().filter(|row| does(row, &What::NoHeavy));
    let taken = takers.map(|row| (row.id.clone(), heavy.clone()));
    let saves = |boon: &Boon| matches!(boon, Boon::AlwaysRecovers(entries) if entries.contains(&model.entry));
    let saving = roster.models.iter().flat_map(|m| catalogue.boons(m)).find(|(boon, _)| saves(boon));
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
        rerolls: boons
            .iter()
            .filter(|(boon, _)| **boon == Boon::TraumaReroll)
            .map(|(_, known)| known.skill.id.clone())
            .collect(),
        always_recovers: saving.map(|(_, known)| known.skill.id.clone()),
    }
}

/// Experience points a model can still earn.
fn experience_room(catalogue: &Catalogue, roster: &Roster, model: &Model) -> u8 {
    let bars = |row: &TraumaRow| does(row, &What::NoExperience);
    if model.injuries.iter().filter_map(|injury| catalogue.trauma().row_named(&injury.id)).any(bars) {
        return 0;
    }
    let progression = catalogue.campaign();
    let printed = catalogue.faction(&roster.faction).into_iter().flat_map(Catalogue::all_entries);
    let entry = printed.chain(&catalogue.by_hand().entries).find(|entry| entry.id == model.entry);
    let limited = entry.is_some_and(|entry| entry.keywords.contains(&Keyword::LimitedPotential));
    let most =
        if limited { progression.limited_potential } else { progression.advancements.last().copied().unwrap_or(0) };
    most.saturating_sub(model.experience)
}

fn does(row: &TraumaRow, what: &What) -> bool {
    row.effects.iter().any(|effect| effect.what.contains(what))
}
