//! Claim No Man's Land as the pack has it.

use super::{
    Control, Deed, DeedBy, DeedSign, Deployment, Infiltrators, NoModels, Objective, Roles, Scenario, ScoredAt,
    ScoredPer, VictoryPoints, Zone, ZoneRole,
};
use crate::catalogue::shape::{Edge, Point, Shape, Table};
use crate::catalogue::terrain::{Terrain, TerrainKind};
use crate::length::Length;

/// The scenario that the first battle is played with, as the pack has it: for tests of crates that
/// cannot read packs, and for a set-up begun without one.
#[must_use]
pub fn claim_no_mans_land() -> Scenario {
    let zone_note = "The book gives only a drawing; its label 24 is read as the gap between the zones, so each is 12 inches deep on this table.";
    let spot_note = "The book gives only a drawing; the outer spots are our reading of its labels.";
    let zone = |id: &str, label: &str, edge| Zone {
        id: id.into(),
        label: label.into(),
        role: ZoneRole::Either,
        shape: Shape::Strip { edge, depth: Length::inches(12) },
        unconfirmed: Some(zone_note.into()),
    };
    let spots = [(10, 18), (38, 18), (24, 24), (10, 30), (38, 30)];
    let deed = |id: &str, name: &str, condition: &str, by, sign| Deed {
        id: id.into(),
        name: name.into(),
        condition: condition.into(),
        points: 1,
        glory: 1,
        promotion_dice: 1,
        by,
        side: None,
        campaign_only: false,
        sign: Some(sign),
        leader_experience: by == DeedBy::Warband,
        unconfirmed: None,
    };
    Scenario {
        id: "claim-no-mans-land".into(),
        number: Some(1),
        name: "Claim No Man’s Land".into(),
        table: Table { width: Length::inches(48), depth: Length::inches(48) },
        table_note: Some("The book states no smallest table.".into()),
        archetypes: vec!["No Man’s Land".into()],
        turns: 4,
        extra_turn: None,
        roles: Roles::Even,
        forces: Vec::new(),
        zones: vec![zone("north", "North zone", Edge::North), zone("south", "South zone", Edge::South)],
        objectives: (1..)
            .zip(spots)
            .map(|(n, (x, y))| Objective {
                id: format!("objective-{n}"),
                label: n.to_string(),
                kind: String::new(),
                at: Point::inches(x, y),
                terrain: Some(format!("ruin-{n}")),
                unconfirmed: (n != 3).then(|| spot_note.into()),
            })
            .collect(),
        control: Some(Control { within: Length::inches(1), on_beats_near: true }),
        terrain: (1..)
            .zip(spots)
            .map(|(n, (x, y))| Terrain {
                id: format!("ruin-{n}"),
                kind: TerrainKind::RuinedBuilding,
                label: Some("Ruin".into()),
                shape: Shape::Rect {
                    corner: Point::inches(x - 3, y - 3),
                    width: Length::inches(6),
                    depth: Length::inches(6),
                },
                height: Length::inches(3),
                keywords: Vec::new(),
            })
            .collect(),
        terrain_note: Some(
            "The first five pieces cover the five spots, ruined buildings if there are any; they cannot be destroyed."
                .into(),
        ),
        things: Vec::new(),
        kinds: Vec::new(),
        neutrals: Vec::new(),
        neutral_turns: None,
        stirring: Vec::new(),
        deployment: Deployment::Standard,
        entry: None,
        infiltrators: Infiltrators::Normal,
        morale: true,
        no_models: NoModels::AtOnce,
        notes: Vec::new(),
        unforeseen: None,
        reminders: Vec::new(),
        victory_points: vec![
            VictoryPoints::plain(ScoredAt::TurnEnd, ScoredPer::ObjectiveControlled, 2),
            VictoryPoints::plain(ScoredAt::GameEnd, ScoredPer::GloriousDeed, 1),
        ],
        deeds: vec![
            deed(
                "bloodletting",
                "Bloodletting",
                "An attack brings an enemy to its sixth BLOOD MARKER.",
                DeedBy::Model,
                DeedSign::BloodReaches(6),
            ),
            deed(
                "cast-them-down",
                "Cast Them Down",
                "An enemy is made to Fall 3 inches or more.",
                DeedBy::Model,
                DeedSign::EnemyFalls(Length::inches(3)),
            ),
            deed(
                "hold-your-ground",
                "Hold Your Ground",
                "First Warband in the game to pass a Morale Check.",
                DeedBy::Warband,
                DeedSign::FirstMoralePassed,
            ),
            deed(
                "lord-of-war",
                "Lord of War",
                "One model takes two enemies Out of Action in melee in one Turn.",
                DeedBy::Model,
                DeedSign::MeleeKillsInTurn(2),
            ),
            deed(
                "resist-and-bite",
                "Resist and Bite",
                "A model that began its Activation Down takes an enemy Out of Action in it.",
                DeedBy::Model,
                DeedSign::KillAfterStartingDown,
            ),
            deed(
                "sniper",
                "Sniper",
                "An ELITE enemy in Cover is taken Out of Action by a shot at Long Range.",
                DeedBy::Model,
                DeedSign::LongShotKillsEliteInCover,
            ),
            deed(
                "suicidal-bravery",
                "Suicidal Bravery",
                "One charge reaches two enemies.",
                DeedBy::Model,
                DeedSign::ChargeReaches(2),
            ),
        ],
        pages: Some("151-153".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn claim_no_mans_land_is_whole() {
        let scenario = claim_no_mans_land();
        assert_eq!(scenario.faults(), Vec::new());
        assert_eq!(scenario.objectives.iter().filter(|o| o.unconfirmed.is_some()).count(), 4);
        assert!(scenario.zones.iter().all(|z| z.unconfirmed.is_some()));
        assert_eq!((scenario.turns, scenario.deeds.len()), (4, 7));
    }

    #[test]
    fn a_scenario_names_every_fault_with_its_place() {
        let mut scenario = claim_no_mans_land();
        scenario.turns = 0;
        scenario.objectives[1].terrain = Some("ruin-9".into());
        scenario.objectives[2].at = Point::inches(49, 3);
        scenario.zones[1].id = "north".into();
        scenario.deeds[3].id = "bloodletting".into();
        scenario.control = None;
        let paths: Vec<_> = scenario.faults().into_iter().map(|(path, _)| path).collect();
        let expected =
            ["/turns", "/zones/1/id", "/objectives/1/terrain", "/objectives/2/at", "/deeds/3/id", "/control"];
        assert_eq!(paths, expected);
    }
}
