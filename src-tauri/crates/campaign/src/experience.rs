//! Experience of a battle: for having fought, for Glorious Deeds, and by the Skills of others (DR p.105).

use super::ask::Ask;
use super::chart::experience_room;
use super::leaf::{Asked, Done, Leaf};
use super::steps::Work;
use nml_catalogue::Boon;
use nml_catalogue::keyword::Keyword;
use nml_warband::{Change, Model, Terms};

/// Why a model gains experience that was in the battle.
pub const TOOK_PART: &str = "took-part";
/// Experience of a model that did Glorious Deeds, however many.
const DEED: u8 = 1;
/// Experience that a Deed of the whole Warband gives one LEADER.
const LEADER: u8 = 1;

/// To which LEADER a Deed of the whole Warband gives its point, where there are several.
pub(super) fn asked(leaf: &Leaf<'_>) -> Option<Asked> {
    let from = leaders(leaf);
    let open = leader_deeds(leaf).count() > leaf.page.steps.leaders.len();
    let ask = !leaf.page.steps.experienced && open && from.len() > 1;
    ask.then(|| Asked::warband(Ask::Models { from, least: 1, most: 1 }))
}

/// The experience of the battle.
pub(super) fn follows(leaf: &Leaf<'_>) -> Option<Done> {
    if leaf.page.steps.experienced {
        return None;
    }
    let mut changes = Vec::new();
    let models = leaf.models();
    for (model, _) in models.iter().filter(|(model, elite)| *elite && leaf.took_part(model.id)) {
        let mut room = experience_room(&leaf.catalogue, &leaf.roster, model);
        for (points, reason) in points(leaf, model.id) {
            let points = points.min(room);
            if points > 0 {
                room -= points;
                changes.push(Change::Experience { model: model.id, points, reason });
            }
        }
    }
    Some(Done { work: Work::Experienced, changes })
}

/// What an ELITE model gains, each with its reason.
fn points(leaf: &Leaf<'_>, model: u32) -> Vec<(u8, String)> {
    let mut points = vec![(leaf.house.experience, TOOK_PART.to_owned())];
    let deed = leaf.side.deeds.iter().find(|deed| deed.model == Some(model));
    points.extend(deed.map(|deed| (DEED, deed.deed.clone())));
    let (leaders, named) = (leaders(leaf), &leaf.page.steps.leaders);
    for (at, deed) in leader_deeds(leaf).enumerate() {
        let leader = named.get(at).or(leaders.first().filter(|_| leaders.len() == 1));
        points.extend(leader.filter(|leader| **leader == model).map(|_| (LEADER, deed.to_owned())));
    }
    let knows = |id: &str| {
        leaf.model(model).is_some_and(|model| model.known(&leaf.catalogue).iter().any(|known| known.skill.id == id))
    };
    for other in leaf.roster.members().filter(|other| other.id != model) {
        for (boon, known) in other.boons(&leaf.catalogue) {
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
fn leader_deeds<'l>(leaf: &'l Leaf<'_>) -> impl Iterator<Item = &'l str> {
    leaf.side.deeds.iter().filter(|deed| deed.leader_experience).map(|deed| deed.deed.as_str())
}

/// ELITE LEADERs that were in the game.
fn leaders(leaf: &Leaf<'_>) -> Vec<u32> {
    let Ok(terms) = Terms::new(&leaf.roster, &leaf.catalogue) else { return Vec::new() };
    let leads = |model: &Model| terms.entry_of(model).is_some_and(|entry| entry.keywords.contains(&Keyword::Leader));
    let models = leaf.models();
    let fought = models.iter().filter(|(model, elite)| *elite && leaf.took_part(model.id));
    fought.filter(|(model, _)| leads(model)).map(|(model, _)| model.id).collect()
}
