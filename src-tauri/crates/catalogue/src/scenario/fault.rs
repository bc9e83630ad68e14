//! What can be wrong with a scenario: references that lead nowhere, sizes out of bounds.

use super::{
    DeedSign, Entering, EntersAt, FELLED, Infiltrators, JOINT, Keeps, KillMark, Noted, Objective, Players, Quantity,
    Rest, Scenario, ScoredPer, ThingDoes, ThingKind, UnforeseenDoes,
};
use crate::length::Length;
use crate::message::Message;
use crate::messages;
use crate::shape::{POLYGON_POINTS, Point, Shape, Table};
use crate::terrain::Terrain;

/// Names under which the engine itself notes something: an Injury Roll of a tripped thing survived, a thing stolen, an
/// enemy taken Out of Action by an attack, a Turn in a joint alliance.
pub(crate) const TALLIES: [&str; 4] = [SURVIVED, STOLEN, FELLED, JOINT];
/// A model came through the Injury Roll of something it tripped.
pub const SURVIVED: &str = "survived";
/// Something was taken from an enemy, and brought off.
pub const STOLEN: &str = "stolen-extracted";

/// The most things, kinds, neutral spots and the like in a scenario.
pub const LIST_MAX: usize = 100;

impl Scenario {
    /// The objective's area for control: its piece of terrain if one is named and stands on the map, else a point.
    #[must_use]
    pub fn area<'a>(objective: &Objective, terrain: &'a [Terrain]) -> Option<&'a Shape> {
        let piece = objective.terrain.as_deref()?;
        terrain.iter().find(|t| t.id == piece).map(|t| &t.shape)
    }

    /// Problems with references and sizes inside the scenario, each as (JSON path, what is wrong).
    #[must_use]
    pub fn faults(&self) -> Vec<(String, Message)> {
        let mut found = Vec::new();
        let mut fault = |path: String, text: Message| found.push((path, text));
        let side = Length::inches(12)..=Length::inches(120);
        if !side.contains(&self.table.width) || !side.contains(&self.table.depth) {
            fault("/table".into(), messages::table_out_of_range());
        }
        if self.turns == 0 || self.turns > 12 {
            fault("/turns".into(), messages::turns_out_of_range());
        }
        if self.zones.len() < 2 {
            fault("/zones".into(), messages::too_few_zones());
        }
        let most = self.zones_max();
        if self.zones.len() > most {
            fault("/zones".into(), messages::too_many_zones(most));
        }
        let fits = |p: &Players| (2..=p.most).contains(&p.least) && usize::from(p.most) <= self.zones.len();
        if self.players.is_some_and(|p| !fits(&p) || self.roles.any()) {
            fault("/players".into(), messages::players_out_of_range());
        }
        for (path, text) in self.team_faults().into_iter().chain(self.alliance_faults()) {
            fault(path, text);
        }
        for (i, zone) in self.zones.iter().enumerate() {
            if self.zones.iter().take(i).any(|other| other.id == zone.id) {
                fault(format!("/zones/{i}/id"), messages::zone_twice(&zone.id));
            }
            if let Some(text) = shape_fault(&zone.shape, self.table) {
                fault(format!("/zones/{i}/shape"), text);
            }
        }
        for (i, piece) in self.terrain.iter().enumerate() {
            if self.terrain.iter().take(i).any(|other| other.id == piece.id) {
                fault(format!("/terrain/{i}/id"), messages::terrain_twice(&piece.id));
            }
            if let Some(text) = shape_fault(&piece.shape, self.table) {
                fault(format!("/terrain/{i}/shape"), text);
            }
        }
        for (i, objective) in self.objectives.iter().enumerate() {
            if self.objectives.iter().take(i).any(|other| other.id == objective.id) {
                fault(format!("/objectives/{i}/id"), messages::objective_twice(&objective.id));
            }
            if !on_table(objective.at, self.table) {
                fault(format!("/objectives/{i}/at"), messages::spot_off_table());
            }
            if let Some(piece) = &objective.terrain
                && !self.terrain.iter().any(|t| t.id == *piece)
            {
                fault(format!("/objectives/{i}/terrain"), messages::no_such_terrain(piece));
            }
        }
        for (i, deed) in self.deeds.iter().enumerate() {
            if self.deeds.iter().take(i).any(|other| other.id == deed.id) {
                fault(format!("/deeds/{i}/id"), messages::deed_twice(&deed.id));
            }
        }
        let needs_control = self
            .victory_points
            .iter()
            .any(|v| matches!(v.per, ScoredPer::ObjectiveControlled | ScoredPer::ObjectiveReached));
        if needs_control && self.control.is_none() {
            fault("/control".into(), messages::control_unsaid());
        }
        self.play_faults(&mut found);
        self.role_faults(&mut found);
        self.bounds(&mut found);
        found
    }

    /// What the rules of play in it refer to.
    fn play_faults(&self, found: &mut Vec<(String, Message)>) {
        let mut fault = |path: String, text: Message| found.push((path, text));
        let kind = |id: &str| self.kinds.iter().any(|k| k.id == id);
        let neutral = |entry: &str| self.neutrals.iter().any(|n| n.sheet.entry == entry);
        let note = |id: &str| self.notes.iter().any(|n| n.id == id);
        let twice = |i: usize, ids: &[&str]| {
            ids.get(..i).is_some_and(|before| ids.get(i).is_some_and(|id| before.contains(id)))
        };
        let things: Vec<&str> = self.things.iter().map(|t| t.id.as_str()).collect();
        for (i, thing) in self.things.iter().enumerate() {
            if twice(i, &things) {
                fault(format!("/things/{i}/id"), messages::thing_twice(&thing.id));
            }
            if !kind(&thing.kind) {
                fault(format!("/things/{i}/kind"), messages::no_such_kind(&thing.kind));
            }
            if let Some(zone) = thing.zone.as_ref().filter(|zone| !self.zones.iter().any(|z| z.id == **zone)) {
                fault(format!("/things/{i}/zone"), messages::no_such_zone(zone));
            }
            if !on_table(thing.at, self.table) {
                fault(format!("/things/{i}/at"), messages::spot_off_table());
            }
        }
        let kinds: Vec<&str> = self.kinds.iter().map(|k| k.id.as_str()).collect();
        for (i, one) in self.kinds.iter().enumerate() {
            if twice(i, &kinds) {
                fault(format!("/kinds/{i}/id"), messages::kind_twice(&one.id));
            }
            for does in does_of(one) {
                if let ThingDoes::Open(other) | ThingDoes::Become(other) = does
                    && !kind(other)
                {
                    fault(format!("/kinds/{i}"), messages::no_such_kind(other));
                }
                if let ThingDoes::ComeUp { neutral: entry, .. } = does
                    && !neutral(entry)
                {
                    fault(format!("/kinds/{i}"), messages::no_such_neutral(entry));
                }
                if *does == ThingDoes::Stir && self.stirring.is_empty() {
                    fault("/stirring".into(), messages::stirring_unsaid());
                }
            }
        }
        let actions: Vec<&str> = self.kinds.iter().flat_map(|k| &k.actions).map(|a| a.id.as_str()).collect();
        if let Some(i) = (0..actions.len()).find(|i| twice(*i, &actions)) {
            fault("/kinds".into(), messages::action_twice(actions.get(i).copied().unwrap_or_default()));
        }
        for (i, one) in self.neutrals.iter().enumerate() {
            for (j, spot) in one.spots.iter().enumerate() {
                if !on_table(spot.at, self.table) {
                    fault(format!("/neutrals/{i}/spots/{j}/at"), messages::spot_off_table());
                }
            }
        }
        for (i, faces) in self.neutral_turns.iter().flat_map(|t| &t.die).enumerate() {
            for entry in faces.entries.iter().filter(|e| !neutral(e)) {
                fault(format!("/neutral_turns/die/{i}"), messages::no_such_neutral(entry));
            }
        }
        let mut at = |path: &str, ok: bool, what: Message, id: &str| {
            if !ok {
                fault(path.to_owned(), messages::not_described(what, id));
            }
        };
        if let Infiltrators::Limits(limits) = &self.infiltrators {
            for limit in limits {
                if let Keeps::FromNeutral { neutral: entry, .. } = &limit.keeps {
                    at("/infiltrators", neutral(entry), messages::neutral_model(), entry);
                }
            }
        }
        let sort = |id: &str| {
            self.objectives.iter().any(|o| o.kind == id) || self.placing.iter().any(|placing| placing.kind == id)
        };
        let mut tallies: Vec<&str> = self.kinds.iter().flat_map(does_of).filter_map(tally_of).collect();
        tallies.extend(TALLIES);
        for (i, points) in self.victory_points.iter().enumerate() {
            let path = format!("/victory_points/{i}");
            match &points.per {
                ScoredPer::Claimed(id) | ScoredPer::ThingLeft(id) | ScoredPer::ThingGone(id) => {
                    at(&path, kind(id), messages::kind(), id)
                }
                ScoredPer::Tally(name) => at(&path, tallies.contains(&name.as_str()), messages::tally(), name),
                ScoredPer::NeutralDown(entry) => at(&path, neutral(entry), messages::neutral_model(), entry),
                ScoredPer::NotedOut(id)
                | ScoredPer::NotedLeft(id)
                | ScoredPer::NotedHeld(id)
                | ScoredPer::EnemyNotedHeld(id) => at(&path, note(id), messages::secret_note(), id),
                ScoredPer::Formula(formula) => {
                    for term in &formula.sum {
                        match &term.of {
                            Quantity::Tally(name) => {
                                at(&path, tallies.contains(&name.as_str()), messages::tally(), name)
                            }
                            Quantity::ThingsLeft(id) => at(&path, kind(id), messages::kind(), id),
                            Quantity::Objectives(id) => {
                                at(&path, id.is_empty() || sort(id), messages::kind_of_objective(), id)
                            }
                            Quantity::Ducats(_) | Quantity::Glory(_) | Quantity::Models(_) | Quantity::Deeds => {}
                        }
                    }
                    if formula.divided_by == 0 {
                        at(&path, false, messages::divisor(), "0");
                    }
                }
                ScoredPer::ObjectiveControlled | ScoredPer::ObjectiveReached => {
                    if let Some(id) = &points.kind {
                        at(&path, sort(id), messages::kind_of_objective(), id);
                    }
                }
                ScoredPer::Kill(_)
                | ScoredPer::EnemyOutOfAction
                | ScoredPer::EnemyDucats(_)
                | ScoredPer::EnemyGlory(_)
                | ScoredPer::GloriousDeed
                | ScoredPer::Table(_) => {}
            }
            if matches!(points.per, ScoredPer::EnemyDucats(0) | ScoredPer::EnemyGlory(0)) {
                at(&path, false, messages::divisor(), "0");
            }
        }
        for (i, deed) in self.deeds.iter().enumerate() {
            let path = format!("/deeds/{i}/sign");
            match &deed.sign {
                Some(DeedSign::Tally { tally, .. }) => {
                    at(&path, tallies.contains(&tally.as_str()), messages::tally(), tally)
                }
                Some(DeedSign::ThingsLeft { kind: id, .. }) => at(&path, kind(id), messages::kind(), id),
                Some(DeedSign::BloodOn { neutral: entry, .. }) => {
                    at(&path, neutral(entry), messages::neutral_model(), entry)
                }
                Some(DeedSign::AllNotedOut(id)) => at(&path, note(id), messages::secret_note(), id),
                Some(DeedSign::NotedKillsNoted { by, of }) => {
                    at(&path, note(by), messages::secret_note(), by);
                    at(&path, note(of), messages::secret_note(), of);
                }
                Some(DeedSign::Kills { how, .. }) => {
                    for mark in how {
                        if let KillMark::Neutral(entry) = mark {
                            at(&path, neutral(entry), messages::neutral_model(), entry);
                        }
                        if let KillMark::TargetNear { kind: id, .. }
                        | KillMark::AttackerNear { kind: id, .. }
                        | KillMark::SetOffBeyond { kind: id, .. } = mark
                        {
                            at(&path, kind(id), messages::kind(), id);
                        }
                    }
                }
                Some(DeedSign::FallsInto(id) | DeedSign::DrivenOut { kind: id, .. }) => {
                    at(&path, kind(id), messages::kind(), id)
                }
                Some(DeedSign::NearTrampled { neutral: entry, .. }) => {
                    at(&path, neutral(entry), messages::neutral_model(), entry);
                }
                Some(DeedSign::TurnsOn { pieces, near, .. }) => {
                    for id in pieces.iter().chain(near) {
                        at(&path, self.terrain.iter().any(|t| t.id == *id), messages::terrain(), id);
                    }
                }
                Some(DeedSign::TurnsHeld { objective, near: id, .. }) => {
                    at(&path, sort(objective), messages::kind_of_objective(), objective);
                    at(&path, kind(id), messages::kind(), id);
                }
                Some(
                    DeedSign::BloodReaches(_)
                    | DeedSign::EnemyFalls(_)
                    | DeedSign::FirstMoralePassed
                    | DeedSign::MeleeKillsInTurn(_)
                    | DeedSign::KillAfterStartingDown
                    | DeedSign::LongShotKillsEliteInCover
                    | DeedSign::ChargeReaches(_)
                    | DeedSign::BlastKills(_)
                    | DeedSign::RiskySuccesses(_)
                    | DeedSign::ThrownOff
                    | DeedSign::StoodOnAll
                    | DeedSign::ChargesUnseen
                    | DeedSign::HoldsTrench { .. }
                    | DeedSign::FallsBeside { .. }
                    | DeedSign::Won,
                )
                | None => {}
            }
        }
        if let Some(UnforeseenDoes::Things { kind: id, .. }) = self
            .unforeseen
            .iter()
            .flat_map(|u| &u.table)
            .map(|r| &r.does)
            .find(|d| matches!(d, UnforeseenDoes::Things { .. }))
        {
            at("/unforeseen", kind(id), messages::kind(), id);
        }
        if let Some(Rest::Enters(Entering { at: EntersAt::NearThing { kind: id, .. }, .. })) =
            self.entry.as_ref().map(|e| &e.rest)
        {
            at("/entry/rest", kind(id), messages::kind(), id);
        }
        let objective_note = self.notes.iter().any(|n| n.what == Noted::Objective);
        if objective_note && self.objectives.is_empty() {
            fault("/notes".into(), messages::no_objective_to_note());
        }
    }
}

/// Everything that anything done to a thing of the kind leads to.
fn does_of(kind: &ThingKind) -> impl Iterator<Item = &ThingDoes> {
    let actions = kind.actions.iter().flat_map(|a| &a.does);
    let struck = kind.struck.iter().flat_map(|s| &s.does);
    actions.chain(struck).chain(kind.tripped.iter().flat_map(|t| &t.does))
}

fn tally_of(does: &ThingDoes) -> Option<&str> {
    if let ThingDoes::Tally(name) | ThingDoes::Extract(name) = does { Some(name) } else { None }
}

fn on_table(point: Point, table: Table) -> bool {
    (Length::ZERO..=table.width).contains(&point.x) && (Length::ZERO..=table.depth).contains(&point.y)
}

/// What is wrong with an area on this table.
#[must_use]
pub fn shape_fault(shape: &Shape, table: Table) -> Option<Message> {
    let positive = |n: Length| n > Length::ZERO;
    let size = match shape {
        Shape::Strip { depth, .. } => positive(*depth),
        Shape::Rect { width, depth, .. } => positive(*width) && positive(*depth),
        Shape::Circle { radius, .. } => positive(*radius),
        Shape::Polygon { points } => (3..=POLYGON_POINTS).contains(&points.len()),
    };
    if !size {
        return Some(messages::area_without_size());
    }
    let on = match shape {
        Shape::Circle { centre, .. } => on_table(*centre, table),
        Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. } => {
            shape.corners(table).into_iter().all(|p| on_table(p, table))
        }
    };
    (!on).then(messages::area_off_table)
}
