//! What an ACTION, a hit or a step on a thing does, in the order the scenario gives.

use crate::log::event::{ActivationEnd, Event};
use crate::log::scenario::{DieFor, RollOffFor, ScenarioEvent, ScenarioStep, Tallied, ThingId, ThingNow};
use crate::log::state::{Battle, ModelId, SideId};
use crate::log::step::Step;
use crate::run::Run;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{STOLEN, Stirring, ThingDoes};
use nml_catalogue::{Point, Shape};

/// Who does something to what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Doing {
    /// The model.
    pub model: ModelId,
    /// For whom it counts.
    pub side: SideId,
    /// The thing, or none for what the model holds.
    pub thing: Option<ThingId>,
    /// Another model.
    pub with: Option<ModelId>,
    /// How much.
    pub count: u8,
}

impl Run {
    /// Changes a thing; the event says all of it.
    pub(super) fn change_thing(&mut self, thing: ThingId, change: impl FnOnce(&mut ThingNow)) {
        let Some(mut now) = self.battle.scene.things.get(usize::from(thing)).cloned() else { return };
        change(&mut now);
        self.note(ScenarioEvent::Thing { thing, now });
    }

    /// A thing comes up in play.
    pub(super) fn new_thing(&mut self, kind: &str, number: usize, at: Option<Point>, to_lay: bool) {
        let described = self.battle.kind(kind);
        let name = described.map_or(kind, |k| k.name.as_str());
        let of_kind = self.battle.scene.things.iter().filter(|t| t.kind == kind).count();
        let label = format!("{name} {}", of_kind.max(number.saturating_sub(1)) + 1);
        let now = ThingNow { at, to_lay, ..ThingNow::new(kind, &label, described) };
        let thing = ThingId::try_from(self.battle.scene.things.len()).unwrap_or(ThingId::MAX);
        self.note(ScenarioEvent::Thing { thing, now });
    }

    /// Carries out what something done to a thing leads to. Questions are put on so that the first is asked first.
    pub(super) fn carry_out_all(&mut self, doing: Doing, all: &[ThingDoes]) {
        let waiting = self.battle.steps.len();
        for does in all {
            let before = self.battle.steps.len();
            self.carry_out_one(doing, does);
            // What was just asked goes below what the same deed asked before it.
            let asked = self.battle.steps.get(before..).unwrap_or_default().to_vec();
            if !asked.is_empty() && before > waiting {
                let earlier = self.battle.steps.get(waiting..before).unwrap_or_default().to_vec();
                let done = u8::try_from(earlier.len() + asked.len()).unwrap_or(u8::MAX);
                let next = asked.into_iter().chain(earlier).collect();
                self.emit(Event::Asked { done, next });
            }
        }
    }

    fn carry_out_one(&mut self, doing: Doing, does: &ThingDoes) {
        let thing = doing.thing.unwrap_or(ThingId::MAX);
        match does {
            ThingDoes::Tally(tally) => self.tally(tally, doing),
            ThingDoes::Claim => self.change_thing(thing, |t| t.claimed = Some(doing.side)),
            ThingDoes::Open(kind) => {
                let first = self.battle.scene.lying(thing).is_some_and(|t| t.opened == 0);
                self.change_thing(thing, |t| t.opened = t.opened.saturating_add(1));
                if first {
                    let what = DieFor::Open { thing, kind: kind.clone() };
                    self.put_question(ScenarioStep::Die { what, side: Some(doing.side) });
                }
            }
            ThingDoes::TakeUp => self.change_thing(thing, |t| t.carried = Some(doing.model)),
            ThingDoes::PutDown => {
                let at = self.battle.fighter(doing.model).and_then(|f| f.at);
                self.change_thing(thing, |t| {
                    t.carried = None;
                    t.at = at;
                });
            }
            ThingDoes::HandOver => self.change_thing(thing, |t| t.carried = doing.with),
            ThingDoes::Remove => self.change_thing(thing, |t| {
                t.gone = true;
                t.carried = None;
            }),
            ThingDoes::Blessing(n) => self.mark(doing.model, |m| m.blessing = m.blessing.saturating_add(*n)),
            ThingDoes::Fill => {
                self.change_thing(thing, |t| t.stock = t.stock.saturating_sub(doing.count));
                self.hold(doing.model, doing.count, 0);
            }
            ThingDoes::Give => {
                if let Some(with) = doing.with {
                    let stolen = self.lose(doing.model, doing.count);
                    self.hold(with, doing.count, stolen);
                }
            }
            ThingDoes::Steal => match doing.with {
                Some(with) => {
                    self.lose(with, doing.count);
                    self.hold(doing.model, doing.count, doing.count);
                }
                None => {
                    self.change_thing(thing, |t| {
                        t.stock = t.stock.saturating_sub(doing.count);
                        t.gone = t.stock == 0;
                    });
                    self.hold(doing.model, doing.count, 0);
                }
            },
            ThingDoes::Extract(tally) => {
                let stolen = self.lose(doing.model, doing.count);
                for _ in 0..doing.count {
                    self.tally(tally, doing);
                }
                for _ in 0..stolen {
                    self.tally(STOLEN, doing);
                }
            }
            ThingDoes::Leave => {
                self.note(ScenarioEvent::Left { model: doing.model });
                self.end_activation(doing.model, ActivationEnd::Left);
            }
            ThingDoes::Charge => self.change_thing(thing, |t| {
                t.charged = true;
                t.charges.push(doing.model);
            }),
            ThingDoes::Explode(blast) => self.explode(Some(thing), Some(doing.model), blast),
            ThingDoes::Become(kind) => {
                let described = self.battle.kind(kind);
                let fresh = ThingNow::new(kind, described.map_or(kind, |k| k.name.as_str()), described);
                self.change_thing(thing, |t| {
                    let (at, id, charges) = (t.at, t.id.take(), std::mem::take(&mut t.charges));
                    *t = ThingNow { at, id, charges, ..fresh };
                });
            }
            ThingDoes::Bleed(bleeds) => self.put_question(ScenarioStep::Bleed { thing, markers: bleeds.markers }),
            ThingDoes::Stir => self.stir(),
            ThingDoes::ComeUp { neutral, .. } => {
                let what = RollOffFor::ComeUp { thing, neutral: neutral.clone() };
                self.put_question(ScenarioStep::RollOff { what });
            }
        }
    }

    pub(super) fn tally(&mut self, tally: &str, doing: Doing) {
        let tallied = Tallied {
            tally: tally.to_owned(),
            side: doing.side,
            model: Some(doing.model),
            thing: doing.thing,
            turn: self.battle.turn,
            in_enemy_zone: self.battle.in_enemy_zone(doing.model),
        };
        self.note(ScenarioEvent::Tallied(tallied));
    }

    /// Notes something for a side.
    pub(super) fn note_tally(&mut self, tally: &str, side: SideId, model: Option<ModelId>) {
        let (tally, turn) = (tally.to_owned(), self.battle.turn);
        let in_enemy_zone = None;
        self.note(ScenarioEvent::Tallied(Tallied { tally, side, model, thing: None, turn, in_enemy_zone }));
    }

    /// The model gets this many more of what can be held.
    fn hold(&mut self, model: ModelId, more: u8, stolen: u8) {
        let (count, was) = self.battle.holding(model);
        let count = count.saturating_add(more);
        self.note(ScenarioEvent::Holds { model, count, stolen: was.saturating_add(stolen) });
    }

    /// It loses this many; gives back how many of those were stolen: they go first.
    fn lose(&mut self, model: ModelId, less: u8) -> u8 {
        let (count, stolen) = self.battle.holding(model);
        let gone = stolen.min(less);
        let count = count.saturating_sub(less);
        self.note(ScenarioEvent::Holds { model, count, stolen: stolen.saturating_sub(gone) });
        gone
    }

    fn stir(&mut self) {
        let times = self.battle.scene.stirred.saturating_add(1);
        self.note(ScenarioEvent::Stirred { times });
        let rows = &self.battle.field.scenario.stirring;
        let row = rows.get(usize::from(times.saturating_sub(1))).or_else(|| rows.last()).copied();
        match row {
            // Each model takes a die at the table; one tap for each says which go Down.
            Some(Stirring::Trembles(_)) => {
                self.put_question(ScenarioStep::Blast { thing: None, by: None, blast: trembling() })
            }
            Some(Stirring::AwakensOn(from)) => {
                self.put_question(ScenarioStep::Die { what: DieFor::Awakens { from }, side: None });
            }
            None => {}
        }
    }

    /// What lies with a model that falls, leaves or loses its grip.
    pub(crate) fn drops(&mut self, model: ModelId) {
        let at = self.battle.fighter(model).and_then(|f| f.at);
        if let Some(thing) = self.battle.scene.carried_by(model) {
            self.change_thing(thing, |t| {
                t.carried = None;
                t.at = at;
            });
        }
    }

    /// What a model held lies where it fell.
    pub(super) fn spills(&mut self, model: ModelId) {
        let (count, _) = self.battle.holding(model);
        if count == 0 {
            return;
        }
        self.note(ScenarioEvent::Holds { model, count: 0, stolen: 0 });
        let at = self.battle.fighter(model).and_then(|f| f.at);
        let steals = |k: &&nml_catalogue::scenario::ThingKind| {
            k.stock == 0 && k.actions.iter().any(|a| !a.in_hand && a.does.contains(&ThingDoes::Steal))
        };
        let Some(kind) = self.battle.field.scenario.kinds.iter().find(steals).cloned() else { return };
        let now = ThingNow { at, stock: count, ..ThingNow::new(&kind.id, &kind.name, Some(&kind)) };
        let thing = ThingId::try_from(self.battle.scene.things.len()).unwrap_or(ThingId::MAX);
        self.note(ScenarioEvent::Thing { thing, now: ThingNow { stock: count, ..now } });
    }

    /// Things that the scenario takes away at the end of this Turn.
    pub(super) fn take_away(&mut self) {
        let turn = self.battle.turn;
        let ids: Vec<String> =
            self.battle.field.scenario.things.iter().filter(|t| t.until == Some(turn)).map(|t| t.id.clone()).collect();
        let gone: Vec<ThingId> = self
            .battle
            .scene
            .all()
            .filter(|(_, t)| t.id.as_ref().is_some_and(|id| ids.contains(id)))
            .map(|(id, _)| id)
            .collect();
        for thing in gone {
            self.change_thing(thing, |t| t.gone = true);
        }
    }
}

/// The mark of a trembling: nobody is hurt by a roll, those named go Down.
pub(super) fn trembling() -> nml_catalogue::scenario::Blast {
    nml_catalogue::scenario::Blast {
        within: None,
        injury_dice: 0,
        injury_modifier: 0,
        keywords: Vec::new(),
        pushes: false,
    }
}

impl Battle {
    /// What the model holds, and how much of that was stolen.
    pub(super) fn holding(&self, model: ModelId) -> (u8, u8) {
        let held = self.scene.holds.iter().find(|(m, _, _)| *m == model);
        held.map_or((0, 0), |(_, count, stolen)| (*count, *stolen))
    }

    /// Whether the model stands wholly in the zone of an enemy. `None` if untracked.
    pub(super) fn in_enemy_zone(&self, model: ModelId) -> Option<bool> {
        let side = self.fighter(model)?.side;
        let disc = self.disc(model)?;
        let table = self.field.scenario.table;
        Some(
            self.side_ids()
                .filter(|s| self.hostile(*s, side))
                .any(|enemy| self.zone_of(enemy).is_some_and(|zone| zone.holds_base(disc.at, disc.radius, table))),
        )
    }

    /// The zone of a side.
    #[must_use]
    pub(crate) fn zone_of(&self, side: SideId) -> Option<&Shape> {
        let zone = self.sides.get(usize::from(side))?.zone?;
        self.field.scenario.zones.get(usize::from(zone)).map(|z| &z.shape)
    }

    /// The side whose zone a thing belongs to. `None` if it is nobody's, or the zones are not taken yet.
    #[must_use]
    pub(crate) fn owner_of(&self, thing: ThingId) -> Option<SideId> {
        let id = self.scene.things.get(usize::from(thing))?.id.as_deref()?;
        let scenario = &self.field.scenario;
        let zone = scenario.things.iter().find(|t| t.id == id)?.zone.as_deref()?;
        let zone = scenario.zones.iter().position(|z| z.id == zone)?;
        self.side_ids().find(|side| {
            self.sides.get(usize::from(*side)).and_then(|s| s.zone).is_some_and(|taken| usize::from(taken) == zone)
        })
    }

    /// Whether the model's side and that side are enemies.
    pub(super) fn foe_of(&self, model: ModelId, side: SideId) -> bool {
        self.fighter(model).is_some_and(|f| self.hostile(f.side, side))
    }

    /// Where a thing lies, or its carrier stands. `None` if untracked.
    pub(super) fn place_of(&self, thing: ThingId) -> Option<Point> {
        let now = self.scene.lying(thing)?;
        match now.carried {
            Some(other) => Some(self.disc(other)?.at),
            None => now.at,
        }
    }

    /// Whether a model is within a distance of a thing; its carrier always is. `None` if one of them is untracked.
    #[must_use]
    pub(crate) fn near_thing(&self, model: ModelId, thing: ThingId, distance: Length) -> Option<bool> {
        let now = self.scene.lying(thing)?;
        if now.carried == Some(model) {
            return Some(true);
        }
        let at = self.place_of(thing)?;
        let radius = self.kind(&now.kind).map_or(Length::ZERO, |k| k.radius);
        let disc = self.disc(model)?;
        // A touch is never measured to the last micrometre.
        let distance = distance.max(Length::millimetres(1));
        Some(crate::measure::within(at, radius, disc.at, disc.radius, distance))
    }

    /// Whether the base touches an edge of the battlefield. `None` if untracked.
    pub(super) fn at_edge(&self, model: ModelId) -> Option<bool> {
        let disc = self.disc(model)?;
        let table = self.field.scenario.table;
        let near = |gap: Length| gap <= disc.radius;
        Some(near(disc.at.x) || near(disc.at.y) || near(table.width - disc.at.x) || near(table.depth - disc.at.y))
    }

    /// Whether it stands wholly in its own zone. `None` if untracked.
    pub(super) fn at_home(&self, model: ModelId) -> Option<bool> {
        let disc = self.disc(model)?;
        let zone = self.zone_of(self.fighter(model)?.side)?;
        Some(zone.holds_base(disc.at, disc.radius, self.field.scenario.table))
    }

    /// Whether it touches a longest edge of the battlefield inside a Deployment Zone. `None` if untracked.
    pub(super) fn at_zone_edge(&self, model: ModelId) -> Option<bool> {
        let disc = self.disc(model)?;
        let table = self.field.scenario.table;
        let across = disc.at.y <= disc.radius || table.depth - disc.at.y <= disc.radius;
        let along = disc.at.x <= disc.radius || table.width - disc.at.x <= disc.radius;
        let longest = (table.width >= table.depth && across) || (table.depth >= table.width && along);
        Some(longest && self.field.scenario.zones.iter().any(|z| z.shape.holds(disc.at, table)))
    }

    /// The step that is asked for an explosion's victims hurts nobody, but takes them Down.
    pub(super) fn is_trembling(step: &Step) -> bool {
        matches!(step, Step::Scenario(ScenarioStep::Blast { thing: None, by: None, .. }))
    }
}
