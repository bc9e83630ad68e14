//! What a change did, in a few words for the history.

use super::{OwnScenarioEdit, Part};
use crate::Scenario;

/// One sentence about a change, read against what stood before it.
#[must_use]
pub fn told(before: &Scenario, change: &OwnScenarioEdit) -> String {
    match change {
        OwnScenarioEdit::PutAway { away: true } => "Put away".to_owned(),
        OwnScenarioEdit::PutAway { away: false } => "Brought back".to_owned(),
        OwnScenarioEdit::Write { parts } => {
            parts.iter().map(|part| of_part(before, part)).collect::<Vec<_>>().join("; ")
        }
    }
}

fn of_part(was: &Scenario, part: &Part) -> String {
    match part {
        Part::Name(name) => format!("Called {name}"),
        Part::About(_) => "What it is about".to_owned(),
        Part::By(_) => "Who wrote it".to_owned(),
        Part::Table(table) => format!("Table {} by {}", table.width, table.depth),
        Part::TableNote(_) => "A word on the table".to_owned(),
        Part::Archetypes(all) if all.is_empty() => "No battlefield named".to_owned(),
        Part::Archetypes(all) => format!("Battlefield: {}", all.join(", ")),
        Part::Turns(1) => "1 Turn".to_owned(),
        Part::Turns(n) => format!("{n} Turns"),
        Part::ExtraTurn(Some(extra)) => format!("One more Turn above {}", extra.ends_up_to),
        Part::ExtraTurn(None) => "No die for one more Turn".to_owned(),
        Part::Roles(roles) if roles.any() => "Attacker and defender".to_owned(),
        Part::Roles(_) => "Sides alike".to_owned(),
        Part::Forces(_) => "What is asked of the Forces".to_owned(),
        Part::Zones(now) => list("Zones", &was.zones, now, |z| z.id.clone(), |z| z.label.clone()),
        Part::Objectives(now) => {
            list("Objectives", &was.objectives, now, |o| o.id.clone(), |o| format!("objective {}", o.label))
        }
        Part::Placing(now) => {
            list("Placed by the players", &was.placing, now, |p| p.label.clone(), |p| p.label.clone())
        }
        Part::Control(_) => "How an objective is controlled".to_owned(),
        Part::Terrain(now) => list(
            "Terrain",
            &was.terrain,
            now,
            |t| t.id.clone(),
            |t| t.label.clone().unwrap_or_else(|| t.kind.name().to_owned()),
        ),
        Part::TerrainNote(_) => "A word on the terrain".to_owned(),
        Part::Things(now) => list("Things", &was.things, now, |t| t.id.clone(), |t| t.label.clone()),
        Part::Kinds(now) => list("Kinds of things", &was.kinds, now, |k| k.id.clone(), |k| k.name.clone()),
        Part::Neutrals(_) => "Models that are nobody’s".to_owned(),
        Part::NeutralTurns(_) => "How nobody’s models are Activated".to_owned(),
        Part::Stirring(_) => "What stirs".to_owned(),
        Part::Deployment(_) => "Order of deployment".to_owned(),
        Part::Entry(None) => "Everybody begins on the table".to_owned(),
        Part::Entry(Some(_)) => "Who begins on the table".to_owned(),
        Part::Infiltrators(_) => "INFILTRATOR models".to_owned(),
        Part::Morale(true) => "Morale Checks".to_owned(),
        Part::Morale(false) => "No Morale Checks".to_owned(),
        Part::NoModels(_) => "When a side without models has lost".to_owned(),
        Part::Notes(now) => list("Secret notes", &was.notes, now, |n| n.id.clone(), |n| n.name.clone()),
        Part::Unforeseen(_) => "Unforeseen events".to_owned(),
        Part::Reminders(now) => counted("Reminders", was.reminders.len(), now.len()),
        Part::VictoryPoints(now) => counted("Victory points", was.victory_points.len(), now.len()),
        Part::Deeds(now) => list("Deeds", &was.deeds, now, |d| d.id.clone(), |d| d.name.clone()),
    }
}

fn counted(what: &str, was: usize, now: usize) -> String {
    match now.cmp(&was) {
        std::cmp::Ordering::Less => format!("{what}: {} taken away", was - now),
        std::cmp::Ordering::Equal => format!("{what} changed"),
        std::cmp::Ordering::Greater => format!("{what}: {} more", now - was),
    }
}

/// Names that stand in one line.
const NAMED: usize = 3;

fn list<T: PartialEq>(
    what: &str,
    was: &[T],
    now: &[T],
    id: impl Fn(&T) -> String,
    name: impl Fn(&T) -> String,
) -> String {
    let find = |among: &[T], wanted: &T| among.iter().position(|one| id(one) == id(wanted));
    let names = |of: Vec<&T>| {
        let named: Vec<String> = of.iter().take(NAMED).map(|one| name(one)).collect();
        let more = of.len().saturating_sub(NAMED);
        if more > 0 { format!("{} and {more} more", named.join(", ")) } else { named.join(", ") }
    };
    let new: Vec<&T> = now.iter().filter(|one| find(was, one).is_none()).collect();
    let gone: Vec<&T> = was.iter().filter(|one| find(now, one).is_none()).collect();
    let other: Vec<&T> =
        now.iter().filter(|one| find(was, one).and_then(|i| was.get(i)).is_some_and(|before| before != *one)).collect();
    let mut said = Vec::new();
    for (done, which) in [("added", new), ("taken away", gone), ("changed", other)] {
        if !which.is_empty() {
            said.push(format!("{} {done}", names(which)));
        }
    }
    if said.is_empty() { format!("{what} as they were") } else { format!("{what}: {}", said.join("; ")) }
}
