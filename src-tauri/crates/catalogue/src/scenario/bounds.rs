//! How much a scenario may contain: every list and every text in it, no matter who wrote it.

use serde_json::Value;

use super::{EntersAt, LIST_MAX, Rest, Scenario, ScoredPer};
use crate::length::Length;
use crate::message::Message;
use crate::messages;
use crate::shape::{POLYGON_POINTS, Shape};
use crate::terrain::TERRAIN_MAX;
use crate::text;
use crate::thing;

/// The most sides of a scenario that draws no cards; see `SIDES_OF_MANY`.
pub(super) const SIDES_MAX: usize = 4;
/// The most objectives, rules for victory points, Deeds and the like.
const FEW: usize = 40;
/// The most terms of a formula.
const TERMS: usize = 12;
/// The most parts of any other list: terrain has the most pieces.
const LONGEST: usize = TERRAIN_MAX;

type Found = Vec<(String, Message)>;

impl Scenario {
    /// Lists that are too long, texts that cannot be read, measures that no table has.
    pub(super) fn bounds(&self, found: &mut Found) {
        found.extend(self.ill_formed());
        self.measures(found);
    }

    /// Lists that are too long and texts that cannot be read: what is never kept, not even as a draft.
    #[must_use]
    pub(crate) fn ill_formed(&self) -> Vec<(String, Message)> {
        let mut found = Vec::new();
        self.lists(&mut found);
        self.texts(&mut found);
        match serde_json::to_value(self) {
            Ok(all) => everything(&all, &mut String::new(), &mut found),
            Err(error) => found.push((String::new(), messages::not_read(error.to_string()))),
        }
        found
    }

    fn lists(&self, found: &mut Found) {
        let zones = [("/zones", self.zones.len(), self.zones_max())];
        let few = [
            ("/archetypes", self.archetypes.len()),
            ("/forces", self.forces.len()),
            ("/objectives", self.objectives.len()),
            ("/placing", self.placing.len()),
            ("/victory_points", self.victory_points.len()),
            ("/deeds", self.deeds.len()),
            ("/entry/limits", self.entry.as_ref().map_or(0, |e| e.limits.len())),
            ("/stirring", self.stirring.len()),
        ];
        let many = [
            ("/things", self.things.len()),
            ("/kinds", self.kinds.len()),
            ("/neutrals", self.neutrals.len()),
            ("/notes", self.notes.len()),
            ("/reminders", self.reminders.len()),
        ];
        let few = few.into_iter().map(|(path, long)| (path, long, FEW));
        let many = many.into_iter().map(|(path, long)| (path, long, LIST_MAX));
        for (path, long, most) in few.chain(many).chain(zones) {
            if long > most {
                found.push((path.into(), messages::list_too_long(long, most)));
            }
        }
        let zones = (0..).zip(&self.zones).map(|(i, zone)| (format!("/zones/{i}/shape"), &zone.shape));
        let terrain =
            (0..).zip(&self.terrain).map(|(i, piece): (usize, _)| (format!("/terrain/{i}/shape"), &piece.shape));
        for (path, shape) in zones.chain(terrain) {
            if let Shape::Polygon { points } = shape
                && points.len() > POLYGON_POINTS
            {
                found.push((path, messages::too_many_corners(points.len(), POLYGON_POINTS)));
            }
        }
        for (i, kind) in self.kinds.iter().enumerate() {
            if kind.actions.len() > FEW || kind.actions.iter().any(|a| a.does.len() > FEW || a.conditions.len() > FEW) {
                found.push((format!("/kinds/{i}/actions"), messages::too_many_actions(FEW)));
            }
        }
        for (i, points) in self.victory_points.iter().enumerate() {
            if let ScoredPer::Formula(formula) = &points.per
                && !(1..=TERMS).contains(&formula.sum.len())
            {
                found.push((format!("/victory_points/{i}"), messages::formula_out_of_range(TERMS)));
            }
        }
        let spots = self.neutrals.iter().map(|n| n.spots.len()).sum::<usize>();
        if spots > LIST_MAX {
            found.push(("/neutrals".into(), messages::too_many_neutrals(spots, LIST_MAX)));
        }
    }

    fn texts(&self, found: &mut Found) {
        let mut id = |path: String, what: Message, text: &str| {
            if let Err(refused) = text::id(what, text) {
                found.push((path, refused.message));
            }
        };
        id("/id".into(), messages::scenario_id(), &self.id);
        for (i, zone) in self.zones.iter().enumerate() {
            id(format!("/zones/{i}/id"), messages::zone_id(), &zone.id);
        }
        for (i, one) in self.objectives.iter().enumerate() {
            id(format!("/objectives/{i}/id"), messages::objective_id(), &one.id);
        }
        for (i, piece) in self.terrain.iter().enumerate() {
            id(format!("/terrain/{i}/id"), messages::terrain_id(), &piece.id);
        }
        for (i, thing) in self.things.iter().enumerate() {
            id(format!("/things/{i}/id"), messages::thing_id(), &thing.id);
        }
        for (i, kind) in self.kinds.iter().enumerate() {
            id(format!("/kinds/{i}/id"), messages::kind_id(), &kind.id);
        }
        for (i, deed) in self.deeds.iter().enumerate() {
            id(format!("/deeds/{i}/id"), messages::deed_id(), &deed.id);
        }
        let mut name = |path: String, what: Message, text: &str| {
            if let Err(refused) = text::name(what, text) {
                found.push((path, refused.message));
            }
        };
        name("/name".into(), messages::name(), &self.name);
        for (i, zone) in self.zones.iter().enumerate() {
            name(format!("/zones/{i}/label"), messages::zone_name(i + 1), &zone.label);
        }
        for (i, one) in self.objectives.iter().enumerate() {
            name(format!("/objectives/{i}/label"), messages::objective_name(i + 1), &one.label);
        }
        for (i, placing) in self.placing.iter().enumerate() {
            name(format!("/placing/{i}/label"), messages::placing_name(), &placing.label);
        }
        for (i, deed) in self.deeds.iter().enumerate() {
            name(format!("/deeds/{i}/name"), messages::deed_name(i + 1), &deed.name);
        }
        for (i, archetype) in self.archetypes.iter().enumerate() {
            name(format!("/archetypes/{i}"), messages::battlefield(), archetype);
        }
        for (i, kind) in self.kinds.iter().enumerate() {
            name(format!("/kinds/{i}/name"), messages::kind_name(), &kind.name);
        }
        for (i, thing) in self.things.iter().enumerate() {
            name(format!("/things/{i}/label"), messages::thing_name(), &thing.label);
        }
        for (i, points) in self.victory_points.iter().enumerate() {
            if let ScoredPer::Table(what) = &points.per {
                name(format!("/victory_points/{i}"), messages::what_the_table_counts(), what);
            }
        }
    }

    fn measures(&self, found: &mut Found) {
        let far = self.table.width.max(self.table.depth);
        let mut on = |path: String, what: Message, length: Length| {
            if length < Length::ZERO || length > far {
                found.push((path, messages::measure_out_of_range(what)));
            }
        };
        for (i, piece) in self.terrain.iter().enumerate() {
            on(format!("/terrain/{i}/height"), messages::piece_height(), piece.height);
        }
        if let Some(control) = self.control {
            on("/control/within".into(), messages::control_distance(), control.within);
        }
        for (i, placing) in self.placing.iter().enumerate() {
            for length in [placing.apart, placing.from_edges, placing.from_zones] {
                on(format!("/placing/{i}"), messages::kept_distance(), length);
            }
        }
        if let Some(Rest::Enters(entering)) = self.entry.as_ref().map(|e| &e.rest) {
            on("/entry/rest".into(), messages::enemies_distance(), entering.gap);
            if let EntersAt::NearThing { within, .. } = &entering.at {
                on("/entry/rest".into(), messages::thing_distance(), *within);
            }
        }
        for (i, kind) in self.kinds.iter().enumerate() {
            on(format!("/kinds/{i}/radius"), messages::thing_radius(), kind.radius);
        }
        for (i, piece) in self.terrain.iter().enumerate() {
            if piece.keywords.len() > 10 {
                found.push((format!("/terrain/{i}/keywords"), messages::too_many_keywords()));
            }
        }
    }
}

/// Bounds of everything without its own: every list, and every text.
fn everything(part: &Value, path: &mut String, found: &mut Found) {
    let mut into = |step: &str, part: &Value| {
        let long = path.len();
        path.push('/');
        path.push_str(step);
        everything(part, path, found);
        path.truncate(long);
    };
    match part {
        Value::Object(fields) => fields.iter().for_each(|(key, value)| into(key, value)),
        Value::Array(parts) if parts.len() > LONGEST => {
            found.push((path.clone(), messages::list_too_long(parts.len(), LONGEST)));
        }
        Value::Array(parts) => parts.iter().enumerate().for_each(|(i, value)| into(&i.to_string(), value)),
        Value::String(text) => {
            if let Err(refused) = text::note(thing::the_text(), text) {
                found.push((path.clone(), refused.message));
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
