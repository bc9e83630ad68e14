//! The Tracker of a campaign on a map: boxes that the result gives, and what a box brings (CF 83-84). Rewards come at
//! once, one after the other in the order of the boxes; a chain ends because every track ends.

use super::at_page::{Asked, AtMap, AtPage, Done};
use super::explore;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::map::{filled, result_boxes};
use crate::messages;
use crate::on_map::{Filled, FilledBy};
use crate::steps::{Step, Tracked, Work};
use nml_catalogue::map::{Resource, TrackId, TrackReward};
use nml_catalogue::rejection::Rejection;

/// What is asked of boxes: those of the result in the Tracker step, and those that others bring in any.
pub(super) fn asked(pending: &AtPage<'_>) -> Option<Asked> {
    let (at, tracked) = here(pending)?;
    if tracked.errand.is_some() {
        return explore::asked(pending);
    }
    if scores(pending, tracked) {
        let (_, tracks, count) = result_boxes(at.map, &pending.house.map, at.on, pending.side, &at.holding);
        return (count < tracks.len() && count > 0).then(|| ask(tracks, count));
    }
    let tracks = choice(at, next(at, tracked)?.1)?;
    (tracks.len() > 1).then(|| ask(tracks, 1))
}

fn ask(tracks: Vec<TrackId>, count: usize) -> Asked {
    Asked::warband(Ask::Fill { tracks, count: u8::try_from(count).unwrap_or(u8::MAX) })
}

/// What follows of boxes by itself.
pub(super) fn follows(pending: &AtPage<'_>) -> Option<Done> {
    let (at, tracked) = here(pending)?;
    if tracked.errand.is_some() {
        return explore::follows(pending).or_else(|| Some(Done::work(Work::ErrandOver)));
    }
    if scores(pending, tracked) {
        let (_, tracks, count) = result_boxes(at.map, &pending.house.map, at.on, pending.side, &at.holding);
        return Some(scored(pending, at, tracks.into_iter().take(count).collect()));
    }
    let (track, reward) = next(at, tracked)?;
    let rewarded = |track: Option<TrackId>| {
        let filled = track.and_then(|track| fill(pending, at, track, None, FilledBy::Reward));
        Done::work(Work::Rewarded { filled })
    };
    Some(match reward {
        TrackReward::Fill(other) => rewarded(Some(other)),
        TrackReward::FillAny | TrackReward::FillAnyResource => {
            rewarded(choice(at, reward).and_then(|tracks| tracks.first().copied()))
        }
        TrackReward::RollTable => match track.resource() {
            Some(resource) => begun(Some(resource.id().to_owned()), None),
            None => rewarded(None),
        },
        TrackReward::Building => match track.resource().and_then(|resource| tier_find(at, tracked, resource)) {
            Some(location) => begun(None, Some(location)),
            None => rewarded(None),
        },
        TrackReward::Die | TrackReward::Reroll | TrackReward::SetDie => rewarded(None),
    })
}

fn begun(table: Option<String>, location: Option<String>) -> Done {
    Done::work(Work::ErrandBegun { table, location })
}

pub(super) fn answer(pending: &AtPage<'_>, answer: &Answer) -> Result<Vec<Done>, Rejection> {
    let not_asked = || Rejection::form(messages::not_asked());
    let (at, tracked) = here(pending).ok_or_else(not_asked)?;
    let Answer::Fill { tracks } = answer else { return Err(not_asked()) };
    if scores(pending, tracked) {
        return Ok(vec![scored(pending, at, tracks.clone())]);
    }
    let filled = tracks.first().and_then(|track| fill(pending, at, *track, None, FilledBy::Reward));
    Ok(vec![Done::work(Work::Rewarded { filled })])
}

/// Boxes on these resources and all else that the result gives, in the order of the book (CF 84).
fn scored(pending: &AtPage<'_>, at: &AtMap<'_>, resources: Vec<TrackId>) -> Done {
    let (mut boxes, ..) = result_boxes(at.map, &pending.house.map, at.on, pending.side, &at.holding);
    let chosen = resources.into_iter().filter_map(|track| fill(pending, at, track, None, FilledBy::Result));
    // The Glory track comes first, then the resources.
    let after = usize::from(boxes.first().is_some_and(|filled| filled.track == TrackId::Glory));
    boxes.splice(after..after, chosen.collect::<Vec<_>>());
    Done::work(Work::Scored { boxes })
}

/// Boxes on a resource that a find brings: as many as are left of it.
pub(super) fn found(pending: &AtPage<'_>, resource: Resource, count: u8) -> Vec<Filled> {
    let Some((at, _)) = here(pending) else { return Vec::new() };
    let track = resource.track();
    let Some(first) = fill(pending, at, track, None, FilledBy::Find) else { return Vec::new() };
    let boxes = at.map.boxes(track);
    let numbers = (first.number..).take(usize::from(count)).take_while(|number| usize::from(*number) <= boxes.len());
    let points = |number: u8| boxes.get(usize::from(number) - 1).map_or(0, |filled| filled.points);
    numbers.map(|number| Filled { number, points: points(number), ..first }).collect()
}

/// Resources of these with a box left.
pub(super) fn open(pending: &AtPage<'_>, of: &[Resource]) -> Vec<TrackId> {
    let Some((at, _)) = here(pending) else { return Vec::new() };
    let tracks = of.iter().map(|resource| resource.track());
    tracks.filter(|track| at.holding.next_box(at.map, *track).is_some()).collect()
}

fn here<'l>(pending: &'l AtPage<'_>) -> Option<(&'l AtMap<'l>, &'l Tracked)> {
    Some((pending.map.as_ref()?, pending.page.steps.on_map.as_ref()?))
}

/// Whether the result is to be written down now.
fn scores(pending: &AtPage<'_>, tracked: &Tracked) -> bool {
    pending.page.steps.at == Step::Tracker && !tracked.scored
}

/// The reward that comes next of boxes filled so far, with its track.
fn next(at: &AtMap<'_>, tracked: &Tracked) -> Option<(TrackId, TrackReward)> {
    rewards(at, tracked).nth(tracked.rewarded)
}

fn rewards<'l>(at: &'l AtMap<'_>, tracked: &'l Tracked) -> impl Iterator<Item = (TrackId, TrackReward)> {
    tracked.boxes.iter().flat_map(|filled| {
        let under = usize::from(filled.number).checked_sub(1).and_then(|at_box| at.map.boxes(filled.track).get(at_box));
        under.into_iter().flat_map(|known| &known.rewards).map(|reward| (filled.track, *reward))
    })
}

/// What the tier brings that is built by the reward that comes next.
fn tier_find(at: &AtMap<'_>, tracked: &Tracked, resource: Resource) -> Option<String> {
    let built = |(track, reward): &(TrackId, TrackReward)| {
        *track == resource.track() && matches!(reward, TrackReward::Building)
    };
    let later = rewards(at, tracked).skip(tracked.rewarded + 1).filter(built).count();
    let tiers = at.holding.buildings.get(&resource).map_or(0, |tiers| usize::from(*tiers));
    let tier = tiers.checked_sub(later + 1)?;
    at.map.building(resource)?.tiers.get(tier)?.find.clone()
}

/// Tracks among which a reward leaves the choice, if it leaves one.
fn choice(at: &AtMap<'_>, reward: TrackReward) -> Option<Vec<TrackId>> {
    let all: &[TrackId] = match reward {
        TrackReward::FillAnyResource => &TrackId::ALL[..Resource::ALL.len()],
        TrackReward::FillAny => &TrackId::ALL,
        TrackReward::RollTable
        | TrackReward::Building
        | TrackReward::Fill(_)
        | TrackReward::Die
        | TrackReward::Reroll
        | TrackReward::SetDie => return None,
    };
    Some(all.iter().copied().filter(|track| at.holding.next_box(at.map, *track).is_some()).collect())
}

fn fill(pending: &AtPage<'_>, at: &AtMap<'_>, track: TrackId, written: Option<u16>, by: FilledBy) -> Option<Filled> {
    filled(at.map, &pending.house.map, &at.holding, track, written, by)
}
