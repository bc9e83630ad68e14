//! From what happened to the state of the campaign. Total: an event that finds nothing to do does nothing.

use super::aftermath::{Aftermath, Case, Status};
use super::command::EnrolledWarband;
use super::event::Event;
use super::on_map::{Scored, ScoredFor, Sealed};
use super::state::{Campaign, Enrolment, Game, Played};
use super::steps::Tracked;
use nml_catalogue::text::same_name;
use nml_warband::RosterChange;

/// Puts one event into force.
pub fn evolve(campaign: &mut Campaign, event: &Event) {
    match event {
        Event::Renamed { name } => campaign.name.clone_from(name),
        Event::PackMoved { pack } => campaign.pack.clone_from(pack),
        Event::HouseSet { house } => campaign.house = *house,
        Event::RulesWritten { text } => campaign.written.clone_from(text),
        // After two books were brought together, somebody may have joined in one book before they signed up in the
        // other.
        Event::SignedUp { players } => {
            for player in players {
                if !campaign.expects(player) {
                    campaign.signed_up.push(player.clone());
                }
            }
        }
        Event::SignedOff { player } => campaign.signed_up.retain(|known| !same_name(known, player)),
        Event::Admitted { entry } => {
            campaign.signed_up.retain(|known| !same_name(known, &entry.player));
            let at = campaign.warbands.iter().position(|enrolment| enrolment.warband == entry.warband);
            let before = at.map(|at| campaign.warbands.remove(at));
            campaign.warbands.push(Enrolment {
                withdrawn: false,
                struck: false,
                paused: false,
                ..again(entry, before)
            });
        }
        Event::Described { entry } => {
            campaign.signed_up.retain(|known| !same_name(known, &entry.player));
            if let Some(enrolment) = campaign.warbands.iter_mut().find(|e| e.warband == entry.warband) {
                *enrolment = again(entry, Some(enrolment.clone()));
            }
        }
        Event::Withdrawn { warband, strike } => {
            if let Some(enrolment) = campaign.warbands.iter_mut().find(|e| e.warband == *warband) {
                (enrolment.withdrawn, enrolment.struck) = (true, *strike);
            }
        }
        Event::Paused { warband, paused } => {
            if let Some(enrolment) = campaign.warbands.iter_mut().find(|e| e.warband == *warband) {
                enrolment.paused = *paused;
            }
        }
        Event::Planned { battle, scenario, name, picked, entrants, outsiders, due } => campaign.games.push(Game {
            battle: battle.clone(),
            scenario: scenario.clone(),
            name: name.clone(),
            picked: picked.clone(),
            entrants: entrants.clone(),
            outsiders: outsiders.clone(),
            due: due.clone(),
            played: None,
        }),
        Event::Cancelled { battle } => campaign.games.retain(|game| game.battle != *battle),
        Event::Recorded { result, rosters, points, games } => {
            // Played games come in the order in which they were played.
            if let Some(at) = campaign.games.iter().position(|game| game.battle == result.battle) {
                let mut game = campaign.games.remove(at);
                for (side, number) in result.sides.iter().zip(games) {
                    if let Some(entrant) = game.entrants.iter_mut().find(|e| e.warband == side.warband) {
                        entrant.game = *number;
                    }
                }
                for side in result.members() {
                    if let Some(enrolment) = campaign.warbands.iter_mut().find(|e| e.warband == side.warband) {
                        enrolment.fought = enrolment.fought.saturating_add(1);
                    }
                }
                let mut aftermath = Aftermath::of(result, rosters);
                if campaign.map.is_some() && game.picked.on_map().is_some() {
                    aftermath.pages.iter_mut().for_each(|page| page.steps.on_map = Some(Tracked::default()));
                }
                game.played = Some(Played { aftermath, result: result.clone(), points: points.clone() });
                campaign.games.push(game);
            }
        }
        Event::Rolled { battle, warband, model, thrown, next } => {
            if let Some(case) = case(campaign, battle, warband, *model) {
                case.throws.push(thrown.clone());
                case.status = next.clone();
            }
            ransom(campaign, battle, warband, next);
        }
        Event::Answered { battle, warband, model, next, .. } => {
            if let Some(case) = case(campaign, battle, warband, *model) {
                case.status = next.clone();
            }
            ransom(campaign, battle, warband, next);
        }
        Event::Worked { battle, warband, work, changes } => {
            if let Some(page) = game(campaign, battle)
                .and_then(|game| game.played.as_mut())
                .and_then(|played| played.aftermath.pages.iter_mut().find(|page| page.warband == *warband))
            {
                page.work(work, changes);
            }
        }
        Event::Entered { warband, zone } => {
            if let Some(enrolment) = enrolment(campaign, warband) {
                enrolment.entry_zone = Some(zone.clone());
            }
        }
        Event::VisionSealed { warband, seal } => {
            if let Some(enrolment) = enrolment(campaign, warband) {
                enrolment.vision = Some(Sealed { seal: Some(seal.clone()), ..Sealed::default() });
            }
        }
        Event::MapEnded { scored } => {
            campaign.map_ended = true;
            for (warband, scored) in scored {
                if let Some(enrolment) = enrolment(campaign, warband) {
                    enrolment.scored.push(*scored);
                }
            }
        }
        Event::VisionRevealed { warband, card, proved, levels, points } => {
            if let Some(enrolment) = enrolment(campaign, warband) {
                let vision = enrolment.vision.get_or_insert_default();
                (vision.card, vision.proved, vision.levels) = (Some(card.clone()), *proved, Some(*levels));
                enrolment.scored.push(Scored { what: ScoredFor::Vision, points: *points });
            }
        }
        Event::Closed { battle } => {
            if let Some(played) = game(campaign, battle).and_then(|game| game.played.as_mut()) {
                played.aftermath.closed = true;
            }
        }
    }
}

fn enrolled(entry: &EnrolledWarband) -> Enrolment {
    Enrolment {
        warband: entry.warband.clone(),
        name: entry.name.clone(),
        player: entry.player.clone(),
        faction: entry.faction.clone(),
        threshold_delta: entry.threshold_delta,
        late_by: entry.late_by,
        fought: 0,
        withdrawn: false,
        struck: false,
        paused: false,
        entry_zone: None,
        vision: None,
        scored: Vec::new(),
    }
}

/// A Warband as it is described again, with what it keeps.
fn again(entry: &EnrolledWarband, before: Option<Enrolment>) -> Enrolment {
    let new = enrolled(entry);
    match before {
        None => new,
        Some(Enrolment { fought, withdrawn, struck, paused, entry_zone, vision, scored, .. }) => {
            Enrolment { fought, withdrawn, struck, paused, entry_zone, vision, scored, ..new }
        }
    }
}

fn enrolment<'c>(campaign: &'c mut Campaign, warband: &str) -> Option<&'c mut Enrolment> {
    campaign.warbands.iter_mut().find(|enrolment| enrolment.warband == warband)
}

fn game<'c>(campaign: &'c mut Campaign, battle: &str) -> Option<&'c mut Game> {
    campaign.games.iter_mut().find(|game| game.battle == battle)
}

fn case<'c>(campaign: &'c mut Campaign, battle: &str, warband: &str, model: u32) -> Option<&'c mut Case> {
    let pages = &mut game(campaign, battle)?.played.as_mut()?.aftermath.pages;
    let page = pages.iter_mut().find(|page| page.warband == warband)?;
    page.cases.iter_mut().find(|case| case.casualty.model == model)
}

/// A ransom moves between two Strongboxes at once; what an outsider is paid leaves the campaign.
fn ransom(campaign: &mut Campaign, battle: &str, payer: &str, status: &Status) {
    let Status::Settled { changes } = status else { return };
    let Some(played) = game(campaign, battle).and_then(|game| game.played.as_mut()) else { return };
    for change in changes {
        let RosterChange::RansomPaid { model, to, ducats } = change else { continue };
        for page in &mut played.aftermath.pages {
            if page.warband == payer {
                page.strongbox = page.strongbox.saturating_sub(*ducats);
            } else if page.warband == *to {
                page.strongbox = page.strongbox.saturating_add(*ducats);
                let received = RosterChange::RansomReceived { from: payer.to_owned(), model: *model, ducats: *ducats };
                page.ransoms.push(received);
            }
        }
    }
}
