//! How much a scenario may hold: every list and every text in it, whoever wrote it.

use super::{EntersAt, LIST_MAX, Rest, Scenario, ScoredPer};
use crate::length::Length;
use crate::text;

/// Most sides of a scenario.
pub const SIDES_MAX: usize = 4;
/// Most objectives, rules for victory points, Deeds and the like.
const FEW: usize = 40;
/// Most terms of a formula.
const TERMS: usize = 12;
/// Most pieces of terrain.
const TERRAIN: usize = crate::setup::TERRAIN_MAX;

type Found = Vec<(String, String)>;

impl Scenario {
    /// Lists that are too long, texts that cannot be read, measures that no table has.
    pub(super) fn bounds(&self, found: &mut Found) {
        found.extend(self.ill_formed());
        self.measures(found);
    }

    /// Lists that are too long and texts that cannot be read: what is never kept, not even as a draft.
    #[must_use]
    pub fn ill_formed(&self) -> Vec<(String, String)> {
        let mut found = Vec::new();
        self.lists(&mut found);
        self.texts(&mut found);
        found
    }

    fn lists(&self, found: &mut Found) {
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
        for (path, long, most) in few.chain(many).chain([("/terrain", self.terrain.len(), TERRAIN)]) {
            if long > most {
                found.push((path.into(), format!("{long} stand here: no more than {most} may")));
            }
        }
        for (i, kind) in self.kinds.iter().enumerate() {
            if kind.actions.len() > FEW || kind.actions.iter().any(|a| a.does.len() > FEW || a.conditions.len() > FEW) {
                found.push((format!("/kinds/{i}/actions"), format!("no list of ACTIONS is longer than {FEW}")));
            }
        }
        for (i, points) in self.victory_points.iter().enumerate() {
            if let ScoredPer::Formula(formula) = &points.per
                && !(1..=TERMS).contains(&formula.sum.len())
            {
                found.push((
                    format!("/victory_points/{i}"),
                    format!("a formula adds up between 1 and {TERMS} quantities"),
                ));
            }
        }
        let spots = self.neutrals.iter().map(|n| n.spots.len()).sum::<usize>();
        if spots > LIST_MAX {
            found.push(("/neutrals".into(), format!("{spots} models are nobody’s: no more than {LIST_MAX} may be")));
        }
    }

    fn texts(&self, found: &mut Found) {
        let mut id = |path: String, what: &str, text: &str| {
            if let Err(refused) = text::id(what, text) {
                found.push((path, refused.message));
            }
        };
        id("/id".into(), "The scenario’s id", &self.id);
        for (i, zone) in self.zones.iter().enumerate() {
            id(format!("/zones/{i}/id"), "The zone’s id", &zone.id);
        }
        for (i, one) in self.objectives.iter().enumerate() {
            id(format!("/objectives/{i}/id"), "The objective’s id", &one.id);
        }
        for (i, piece) in self.terrain.iter().enumerate() {
            id(format!("/terrain/{i}/id"), "The terrain’s id", &piece.id);
        }
        for (i, thing) in self.things.iter().enumerate() {
            id(format!("/things/{i}/id"), "The thing’s id", &thing.id);
        }
        for (i, kind) in self.kinds.iter().enumerate() {
            id(format!("/kinds/{i}/id"), "The kind’s id", &kind.id);
        }
        for (i, deed) in self.deeds.iter().enumerate() {
            id(format!("/deeds/{i}/id"), "The Deed’s id", &deed.id);
        }
        let mut name = |path: String, what: &str, text: &str| {
            if let Err(refused) = text::name(what, text) {
                found.push((path, refused.message));
            }
        };
        name("/name".into(), "The name", &self.name);
        for (i, zone) in self.zones.iter().enumerate() {
            name(format!("/zones/{i}/label"), &format!("The name of zone {}", i + 1), &zone.label);
        }
        for (i, one) in self.objectives.iter().enumerate() {
            name(format!("/objectives/{i}/label"), &format!("The name of objective {}", i + 1), &one.label);
        }
        for (i, placing) in self.placing.iter().enumerate() {
            name(format!("/placing/{i}/label"), "The name of the objectives that are placed", &placing.label);
        }
        for (i, deed) in self.deeds.iter().enumerate() {
            name(format!("/deeds/{i}/name"), &format!("The name of Deed {}", i + 1), &deed.name);
        }
        for (i, archetype) in self.archetypes.iter().enumerate() {
            name(format!("/archetypes/{i}"), "The battlefield", archetype);
        }
        for (i, kind) in self.kinds.iter().enumerate() {
            name(format!("/kinds/{i}/name"), "The name of a kind of thing", &kind.name);
        }
        for (i, thing) in self.things.iter().enumerate() {
            name(format!("/things/{i}/label"), "The name of a thing", &thing.label);
        }
        let mut note = |path: String, what: &str, text: &str| {
            if let Err(refused) = text::note(what, text) {
                found.push((path, refused.message));
            }
        };
        for (path, what, text) in [
            ("/about", "What it is about", &self.about),
            ("/by", "Who wrote it", &self.by),
            ("/table_note", "The word on the table", &self.table_note),
            ("/terrain_note", "The word on the terrain", &self.terrain_note),
            ("/pages", "The page", &self.pages),
        ] {
            note(path.into(), what, text.as_deref().unwrap_or_default());
        }
        for (i, piece) in self.terrain.iter().enumerate() {
            note(format!("/terrain/{i}/label"), "The name of a piece of terrain", piece.label.as_deref().unwrap_or(""));
        }
        for (i, one) in self.objectives.iter().enumerate() {
            note(format!("/objectives/{i}/kind"), "The kind of an objective", &one.kind);
        }
        for (i, reminder) in self.reminders.iter().enumerate() {
            note(format!("/reminders/{i}"), "A reminder", &reminder.text);
            note(format!("/reminders/{i}"), "The reason of a reminder", &reminder.reason);
        }
        for (i, deed) in self.deeds.iter().enumerate() {
            note(format!("/deeds/{i}/condition"), "The condition of a Deed", &deed.condition);
        }
        for (i, points) in self.victory_points.iter().enumerate() {
            let path = format!("/victory_points/{i}");
            if let ScoredPer::Table(what) = &points.per {
                if what.trim().is_empty() {
                    note(path.clone(), "What the table counts", "\n");
                }
                note(path, "What the table counts", what);
            } else {
                note(path, "The kind of objective", points.kind.as_deref().unwrap_or_default());
            }
        }
    }

    fn measures(&self, found: &mut Found) {
        let far = self.table.width.max(self.table.depth);
        let mut on = |path: String, what: &str, length: Length| {
            if length < Length::ZERO || length > far {
                found.push((path, format!("{what} is between 0 and as long as the table")));
            }
        };
        for (i, piece) in self.terrain.iter().enumerate() {
            on(format!("/terrain/{i}/height"), "the height of a piece", piece.height);
        }
        if let Some(control) = self.control {
            on("/control/within".into(), "the distance of control", control.within);
        }
        for (i, placing) in self.placing.iter().enumerate() {
            for length in [placing.apart, placing.from_edges, placing.from_zones] {
                on(format!("/placing/{i}"), "a distance that is kept", length);
            }
        }
        if let Some(Rest::Enters(entering)) = self.entry.as_ref().map(|e| &e.rest) {
            on("/entry/rest".into(), "the distance from enemies", entering.gap);
            if let EntersAt::NearThing { within, .. } = &entering.at {
                on("/entry/rest".into(), "the distance from the thing", *within);
            }
        }
        for (i, kind) in self.kinds.iter().enumerate() {
            on(format!("/kinds/{i}/radius"), "the radius of a thing", kind.radius);
        }
        for (i, piece) in self.terrain.iter().enumerate() {
            if piece.keywords.len() > 10 {
                found.push((format!("/terrain/{i}/keywords"), "a piece has no more than 10 keywords".into()));
            }
        }
    }
}
