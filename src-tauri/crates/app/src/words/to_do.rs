//! What a set-up still asks for.

use nml_battle::setup::{Astray, Battlefield, Counted, DecidedBy, Piece, Pieces, Task};
use nml_catalogue::Role;
use nml_catalogue::message::Argument;
use nml_catalogue::scenario::{Deployment, EntersAt, Infiltrators, Rest, Roles};

use super::terrain;

nml_words::sentences! {
    pub in "app_to_do":
    battlefield(name),
    choose_by_roll_off(names),
    choose_by_draw(names),
    place_terrain(),
    objectives_in_turn(),
    objectives_in_turn_rolled(),
    objectives_by(side),
    objectives_by_rolled(side),
    lay_each(each, what),
    lay(names),
    no_weather(),
    larger_attacks(),
    larger_attacks_in_campaign(),
    roll_off_attacks(),
    zones_by_roll_off(),
    zones_by_draw(),
    zones_by_role(),
    same_moment_roll_off(),
    same_moment_draw(),
    deploy_in_turn(first),
    deploy_by_draw(),
    infiltrators_with_others(),
    infiltrators_after(),
    infiltrators_limited(),
    stays_away(),
    arrives(distance),
    enters_at_own_edge(turn),
    enters_in_own_zone(turn),
    enters_at_any_edge(turn),
    enters_near_marker(turn, within),
    write_notes(names),
    near(one, other, apart),
    alone(one, within),
    outside_zones(one),
    near_edge(one, apart),
    numbered(name, number),
    trenches(),
    trenches_across(),
    ruined_buildings(),
    hills(),
    ruined_corners(),
    dangerous_ground(),
    difficult_ground(),
    landmarks(),
}

/// What is to be done, in one or two sentences; what the pack says of it stays in its words.
pub fn task(task: &Task) -> String {
    match task {
        Task::Battlefield(one) => battlefield(one.name()),
        Task::ChooseBattlefield { by, among } => {
            let names = Argument::Any(among.iter().copied().map(Battlefield::name).map(str::to_owned).collect());
            match by {
                DecidedBy::RollOff => choose_by_roll_off(names),
                DecidedBy::Draw => choose_by_draw(names),
            }
        }
        Task::Terrain { note } => note.iter().cloned().chain([place_terrain()]).collect::<Vec<_>>().join(" "),
        Task::Objectives { by: None, rolled: false } => objectives_in_turn(),
        Task::Objectives { by: None, rolled: true } => objectives_in_turn_rolled(),
        Task::Objectives { by: Some(role), rolled: false } => objectives_by(name_of(*role)),
        Task::Objectives { by: Some(role), rolled: true } => objectives_by_rolled(name_of(*role)),
        Task::LayEach { each, what } => lay_each(*each, what),
        Task::Lay(names) => lay(names.clone()),
        Task::Weather(None) => no_weather(),
        Task::Weather(Some(row)) => format!("{}: {}", row.name, row.text),
        Task::Roles(Roles::Even | Roles::RollOff) => roll_off_attacks(),
        Task::Roles(Roles::LargerAttacks) => larger_attacks(),
        Task::Roles(Roles::LargerAttacksInCampaign) => larger_attacks_in_campaign(),
        Task::Zones(None) => zones_by_role(),
        Task::Zones(Some(DecidedBy::RollOff)) => zones_by_roll_off(),
        Task::Zones(Some(DecidedBy::Draw)) => zones_by_draw(),
        Task::PreGame(text) => text.clone(),
        Task::SameMoment(DecidedBy::RollOff) => same_moment_roll_off(),
        Task::SameMoment(DecidedBy::Draw) => same_moment_draw(),
        Task::Deployment(None) => deploy_by_draw(),
        Task::Deployment(Some(Deployment::Standard)) => deploy_in_turn("larger"),
        Task::Deployment(Some(Deployment::AttackerFirst)) => deploy_in_turn("attacker"),
        Task::Deployment(Some(Deployment::DefenderFirst)) => deploy_in_turn("defender"),
        Task::Infiltrators(Infiltrators::Normal) => infiltrators_with_others(),
        Task::Infiltrators(Infiltrators::Allowed) => infiltrators_after(),
        Task::Infiltrators(Infiltrators::NotNearObjectives(_) | Infiltrators::Limits(_)) => infiltrators_limited(),
        Task::Later(rest) => later(rest),
        Task::Notes(names) => write_notes(names.clone()),
    }
}

fn later(rest: &Rest) -> String {
    match rest {
        Rest::StaysAway => stays_away(),
        Rest::Arrives(distance) => arrives(*distance),
        Rest::Enters(entering) => match &entering.at {
            EntersAt::OwnZoneEdge => enters_at_own_edge(entering.from_turn),
            EntersAt::OwnZone => enters_in_own_zone(entering.from_turn),
            EntersAt::AnyEdge => enters_at_any_edge(entering.from_turn),
            EntersAt::NearThing { within, .. } => enters_near_marker(entering.from_turn, *within),
        },
    }
}

/// The word by which a sentence tells the roles apart.
const fn name_of(role: Role) -> &'static str {
    match role {
        Role::Attacker => "attacker",
        Role::Defender => "defender",
    }
}

/// What is counted; objectives by the pack's name for them.
pub fn counted(what: &Counted) -> String {
    match what {
        Counted::Placed(label) => label.clone(),
        Counted::Pieces(Pieces::Trenches) => trenches(),
        Counted::Pieces(Pieces::TrenchesAcross) => trenches_across(),
        Counted::Pieces(Pieces::RuinedBuildings) => ruined_buildings(),
        Counted::Pieces(Pieces::Hills) => hills(),
        Counted::Pieces(Pieces::RuinedCorners) => ruined_corners(),
        Counted::Pieces(Pieces::Dangerous) => dangerous_ground(),
        Counted::Pieces(Pieces::Difficult) => difficult_ground(),
        Counted::Pieces(Pieces::Landmarks) => landmarks(),
    }
}

/// What stands too near, or too far away.
pub fn astray(astray: &Astray) -> String {
    match astray {
        Astray::Near { one, other, apart } => near(called(one), called(other), *apart),
        Astray::Alone { one, within } => alone(called(one), *within),
        Astray::OutsideZones(one) => outside_zones(called(one)),
        Astray::NearMark { one, to, apart } => near(one, to, *apart),
        Astray::NearEdge { one, apart } => near_edge(one, *apart),
    }
}

fn called(piece: &Piece) -> String {
    let name = piece.label.clone().unwrap_or_else(|| terrain::name(piece.kind));
    match piece.nth {
        Some(nth) => numbered(name, nth),
        None => name,
    }
}
