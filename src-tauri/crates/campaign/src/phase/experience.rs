//! Experience from a battle: for having fought, for Glorious Deeds, and by the Skills of others (DR p.105).

use super::at_page::{Asked, AtPage, Done};
use crate::ask::Ask;
use crate::chart::experience_room;
use crate::steps::Work;
use nml_catalogue::Boon;
use nml_catalogue::keyword::Keyword;
use nml_warband::{Model, RosterChange, Terms};

/// Why a model gains experience that was in the battle.
pub const TOOK_PART: &str = "took-part";
/// Experience of a model that did Glorious Deeds, for any number of them.
const DEED: u8 = 1;
/// Experience that a Deed of the whole Warband gives one LEADER.
const LEADER: u8 = 1;

/// To which LEADER a Deed of the whole Warband gives its point, if there are several.
pub(super) fn asked(pending: &AtPage<'_>) -> Option<Asked> {
    let from = leaders(pending);
    let open = leader_deeds(pending).count() > pending.page.steps.leaders.len();
    let ask = !pending.page.steps.experienced && open && from.len() > 1;
    ask.then(|| Asked::warband(Ask::Models { from, least: 1, most: 1 }))
}

/// The experience of the battle.
pub(super) fn follows(pending: &AtPage<'_>) -> Option<Done> {
    if pending.page.steps.experienced {
        return None;
    }
    let mut changes = Vec::new();
    let models = pending.models();
    for (model, _) in models.iter().filter(|(model, elite)| *elite && pending.took_part(model.id)) {
        let mut room = experience_room(&pending.catalogue, &pending.roster, model);
        for (points, reason) in points(pending, model.id) {
            let points = points.min(room);
            if points > 0 {
                room -= points;
                changes.push(RosterChange::Experience { model: model.id, points, reason });
            }
        }
    }
    Some(Done { work: Work::Experienced, changes })
}

/// What an ELITE model gains, each with its reason.
fn points(pending: &AtPage<'_>, model: u32) -> Vec<(u8, String)> {
    let mut points = vec![(pending.house.experience, TOOK_PART.to_owned())];
    let deed = pending.side.deeds.iter().find(|deed| deed.model == Some(model));
    points.extend(deed.map(|deed| (DEED, deed.deed.clone())));
    let (leaders, named) = (leaders(pending), &pending.page.steps.leaders);
    for (at, deed) in leader_deeds(pending).enumerate() {
        let leader = named.get(at).or(leaders.first().filter(|_| leaders.len() == 1));
        points.extend(leader.filter(|leader| **leader == model).map(|_| (LEADER, deed.to_owned())));
    }
    let knows = |id: &str| {
        pending
            .model(model)
            .is_some_and(|model| model.known(&pending.catalogue).iter().any(|known| known.skill.id == id))
    };
    for other in pending.roster.members().filter(|other| other.id != model) {
        for (boon, known) in other.boons(&pending.catalogue) {
            if let Boon::OthersLearn(more) = boon
                && !knows(&known.skill.id)
            {
                points.push((*more, known.skill.id.clone()));
            }
        }
    }
    points
}

/// The Deeds of the whole Warband that give a LEADER experience, by their ids.
fn leader_deeds<'l>(pending: &'l AtPage<'_>) -> impl Iterator<Item = &'l str> {
    pending.side.deeds.iter().filter(|deed| deed.leader_experience).map(|deed| deed.deed.as_str())
}

/// ELITE LEADERs that were in the game.
fn leaders(pending: &AtPage<'_>) -> Vec<u32> {
    let Ok(terms) = Terms::new(&pending.roster, &pending.catalogue) else { return Vec::new() };
    let leads = |model: &Model| terms.entry_of(model).is_some_and(|entry| entry.keywords.contains(&Keyword::Leader));
    let models = pending.models();
    let fought = models.iter().filter(|(model, elite)| *elite && pending.took_part(model.id));
    fought.filter(|(model, _)| leads(model)).map(|(model, _)| model.id).collect()
}
