//! From a set-up to the battlefield, or to what is still in the way.

use std::sync::Arc;

use nml_battle as battle;
use nml_battle::setup;
use nml_exchange::pack::Loaded;
use schemars::JsonSchema;
use serde::Serialize;

use super::campaign;
use super::view::bad_weather;
use crate::code;
use crate::failure::Failure;
use crate::rulesets;
use crate::season;
use crate::session::Session;
use crate::streams::All;
use crate::subject::{Campaigns, Warbands};
use crate::words::set_ups as say;

/// Something that stands in the way of the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Obstacle {
    /// Where it can be mended.
    pub about: ObstacleAbout,
    /// Stable, in capitals.
    pub code: String,
    /// One sentence.
    pub message: String,
}

impl Obstacle {
    /// What fails is an obstacle.
    pub(super) fn new(about: ObstacleAbout, failure: Failure) -> Self {
        Self { about, code: failure.code, message: failure.message }
    }
}

/// The part of a set-up that an obstacle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "is")]
pub enum ObstacleAbout {
    /// A side's Force.
    Force {
        /// Which side.
        side: u8,
    },
    /// The rules it is played by.
    Rules,
    /// The campaign it counts for.
    Campaign,
    /// The weather.
    Weather,
    /// The scenario itself.
    Scenario,
}

/// What the book holds around a set-up, each stream read once.
pub struct Around {
    pub(super) warbands: All<Warbands>,
    pub(super) campaigns: All<Campaigns>,
}

impl Around {
    /// Reads it.
    ///
    /// # Errors
    /// `NO_BOOK`, or when the book cannot be read.
    pub fn of(session: &Session) -> Result<Self, Failure> {
        session.with_book(|book| Ok(Self { warbands: All::of(book)?, campaigns: All::of(book)? }))
    }

    /// The sides whose Warband opens, as they would take the field.
    pub(super) fn sides<'a>(&'a self, session: &Session, set_up: &'a setup::SetUp) -> Vec<setup::Side<'a>> {
        let side = |(index, force): (u8, &'a Option<setup::Fielded>)| {
            let fielded = force.as_ref()?;
            let roster = &self.warbands.find(&fielded.warband).ok()?.state;
            let pack = session.pack_of(roster.pack.as_deref()).ok()?;
            let limit = campaign::limit(session, &self.campaigns.read, set_up, &fielded.warband);
            Some(setup::Side::new(index, roster, fielded, limit, &pack.catalogue))
        };
        (0..).zip(&set_up.forces).filter_map(side).collect()
    }
}

/// The battlefield with both Forces, frozen; or everything that stands in the way, at once.
///
/// # Errors
/// The obstacles.
pub fn field(session: &Session, around: &Around, set_up: &setup::SetUp) -> Result<battle::Field, Vec<Obstacle>> {
    let obstacle = |about, code, message: String| Obstacle::new(about, Failure::new(code, message));
    let failed = |about: ObstacleAbout| move |failure: Failure| vec![Obstacle::new(about, failure)];
    let mut packs = Vec::new();
    let mut obstacles = Vec::new();
    if !set_up.scenario.is_played_here() {
        let sides = set_up.forces.len();
        let line = say::sides_not_played(sides);
        obstacles.push(obstacle(ObstacleAbout::Scenario, code::SIDES_NOT_PLAYED, line));
    }
    let mut forces = Vec::new();
    for ((side, letter), fielded) in (0..).zip('A'..).zip(&set_up.forces) {
        let about = ObstacleAbout::Force { side };
        let Some(fielded) = fielded else {
            obstacles.push(obstacle(about, code::NO_FORCE, say::no_force(String::from(letter))));
            continue;
        };
        match force(session, &around.warbands, fielded) {
            Ok((force, pack)) => {
                forces.push(force);
                packs.push(pack);
            }
            Err(why) => {
                let message = say::side_fails(String::from(letter), why.message);
                obstacles.push(Obstacle { about, code: why.code, message });
            }
        }
    }
    let same = forces.iter().enumerate().any(|(i, f)| forces.iter().take(i).any(|g| g.warband == f.warband));
    if same {
        let about = ObstacleAbout::Force { side: 1 };
        obstacles.push(obstacle(about, code::SAME_WARBAND, say::same_warband()));
    }
    let ruleset = rulesets::of_book(session, &set_up.ruleset);
    if let Err(failure) = &ruleset {
        obstacles.push(Obstacle::new(ObstacleAbout::Rules, failure.clone()));
    }
    obstacles.extend(campaign::strangers(&around.campaigns, set_up));
    let mut games = Vec::new();
    // One that is missing, or does not open, is already among the obstacles.
    if let Some(season) = set_up.campaign.as_deref().and_then(|id| around.campaigns.find(id).ok()) {
        let warbands: Vec<String> = forces.iter().map(|force| force.warband.clone()).collect();
        games = season::games_of(season, &warbands);
        for force in &mut forces {
            force.player = season::player_of(season, &force.warband);
        }
    }
    // Each card is frozen as its own pack made it; the battle names the one that both share, or the first side’s.
    let pack = packs
        .first()
        .map_or_else(|| session.pack().map(|pack| pack.hash), |pack| Ok(pack.hash))
        .map_err(failed(ObstacleAbout::Rules))?;
    match ruleset {
        Ok(ruleset) if obstacles.is_empty() => {
            let (scenario, terrain) = (set_up.scenario.clone(), set_up.terrain.clone());
            let mut field = battle::Field { scenario, terrain, forces, ruleset, pack: pack.to_string(), games };
            setup::bring_deeds(&mut field);
            if let Some(weather) = &set_up.weather {
                weather.act(&mut field).map_err(|error| failed(ObstacleAbout::Weather)(bad_weather(error)))?;
            }
            Ok(field)
        }
        _ => Err(obstacles),
    }
}

/// The cards of a Force with who they belong to, and the pack they were made by; or why it does not take the field.
fn force(
    session: &Session,
    warbands: &All<Warbands>,
    fielded: &setup::Fielded,
) -> Result<(battle::Force, Arc<Loaded>), Failure> {
    let roster = &warbands.find(&fielded.warband)?.state;
    let pack = session.pack_of(roster.pack.as_deref())?;
    let mustered = setup::take_field(roster, fielded, &pack.catalogue).map_err(|why| Failure::from(why.message()))?;
    let force = battle::Force {
        warband: fielded.warband.clone(),
        name: roster.name.clone(),
        faction: roster.faction.clone(),
        player: String::new(),
        roster: u16::try_from(roster.size()).unwrap_or(u16::MAX),
        models: mustered.sheets,
        effects: mustered.effects,
    };
    Ok((force, pack))
}
