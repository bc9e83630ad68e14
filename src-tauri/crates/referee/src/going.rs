//! Moves: how far, past whom, and where they end (ACT-10 to ACT-25, TER-03, TER-05, MOV-14).

use serde_json::Value;

use crate::json::Read;
use crate::measure::{HAIR, INCH, Spot, gap, inches, inside, length, passes, steps};
use crate::memory::Journey;
use crate::referee::Referee;
use crate::table::{Model, Table};
use crate::truth::Truth;

/// The most a Charge moves (ACT-17, C-10).
const CHARGE_MOST: i64 = 12 * INCH;
/// The most corners of a way that are looked at; the program itself takes fewer.
const CORNERS: usize = 16;
/// Bases on other floors do not meet.
const FLOOR: i64 = INCH * 5 / 4;

/// What kind of a way it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    Move,
    Dash,
    Retreat,
    Charge,
}

impl Referee {
    /// A way is declared: its length, the zones it passes, where it ends.
    pub(crate) fn sets_out(&mut self, command: &Value) {
        let question = self.table.question().clone();
        let gait = match (question.text("ask"), command.text("do")) {
            ("act", "move") => Gait::Move,
            ("dash_move", "move") => Gait::Dash,
            ("retreat_move", "move") => Gait::Retreat,
            ("end_charge", "end_charge") => Gait::Charge,
            _ => return,
        };
        let Some(id) = question.model("model") else { return };
        let Some(model) = self.table.models.get(id).cloned() else { return };
        let (Some(from), Some(to)) = (model.at, Spot::read(command.of("to"))) else { return };
        let told = command.of("way");
        let mut way = vec![from];
        way.extend(told.list("via").iter().take(CORNERS).filter_map(Spot::read));
        way.push(to);
        self.far_enough(id, &model, gait, &way, told, &question);
        let height = told.maybe("height").unwrap_or_else(|| self.table.surface(to));
        self.ends_well(id, &model, to, height, gait);
        match gait {
            Gait::Move | Gait::Dash => self.past_enemies(id, &model, gait, &way, height, told),
            Gait::Retreat => self.gets_away(id, &model, to, height),
            Gait::Charge => self.comes_nearer(id, &model, to, height, question.model("target")),
        }
        self.journey = Some(Journey { model: id, way });
    }

    /// The length of the way against what the model may go (ACT-10, TER-03).
    fn far_enough(&mut self, id: usize, model: &Model, gait: Gait, way: &[Spot], told: &Value, question: &Value) {
        let reach = match gait {
            Gait::Move | Gait::Retreat => self.table.allowance(id),
            Gait::Dash => self.table.dash_reach(id),
            Gait::Charge => question.number("reach"),
        };
        let rule = match gait {
            Gait::Move => "ACT-10",
            Gait::Dash => "ACT-25",
            Gait::Retreat => "ACT-23",
            Gait::Charge => "ACT-17",
        };
        let name = model.name();
        let far = length(way);
        let flying = self.table.flies(id, model);
        let over = told.list("over");
        let jumps = over.iter().filter(|c| c.of("what").text("is") == "jump").count();
        let seats = i64::try_from(jumps).unwrap_or(0) * 2 * model.radius();
        let walked = (far - seats).max(0);
        if walked > reach + HAIR {
            let why = format!("{name} goes {} and may go {}", inches(walked), inches(reach));
            return self.broken(rule, "too_far", why);
        }
        if flying.maybe() {
            return;
        }
        let stated = |kind: &'static str| over.iter().filter(move |c| c.of("what").text("is") == kind);
        let mut slow: i64 = stated("difficult").map(|c| c.of("what").number("length")).sum();
        if stated("difficult").next().is_none() && !told.flag("clear") {
            let pieces = self.table.terrain.iter().filter(|p| p.difficult());
            slow = pieces.map(|p| inside(way, &p.shape)).sum();
        }
        if self.table.has(id, "NEGATE DIFFICULT TERRAIN").maybe() {
            slow = 0;
        }
        let climbs: i64 = stated("climb").map(|c| c.of("what").number("height")).sum();
        let cost = walked + slow + climbs;
        if cost > reach + HAIR {
            let rule = if climbs > 0 { "MOV-02" } else { "TER-03" };
            let why =
                format!("{name} goes {}, which costs {}, and may go {}", inches(walked), inches(cost), inches(reach));
            self.broken(rule, "too_slow", why);
        }
        if !told.flag("clear") && stated("jump").next().is_none() {
            let barred = self
                .table
                .terrain
                .iter()
                .filter(|p| p.impassable() && !p.shape.holds(way.first().copied().unwrap_or(Spot { x: 0, y: 0 })));
            if barred.into_iter().any(|p| steps(way).any(|at| p.shape.holds(at))) {
                self.broken("TER-05", "impassable", format!("{name} crosses Impassable terrain"));
            }
        }
    }

    /// On the table, and on nobody's base (ACT-12, ACT-13, F-11).
    fn ends_well(&mut self, id: usize, model: &Model, to: Spot, height: i64, gait: Gait) {
        let (radius, (width, depth)) = (model.radius(), self.table.size);
        let name = model.name();
        let off = to.x < radius || to.y < radius || to.x > width - radius || to.y > depth - radius;
        if off {
            self.broken("ACT-13", "off_table", format!("{name} ends beyond the edge"));
        }
        let moves_away = self.table.riding.iter().any(|(rider, on)| *rider == id || *on == id);
        let others = self.table.models.iter().enumerate().filter(|(other, m)| *other != id && m.on_table());
        let on = others.into_iter().find(|(_, m)| {
            let level = (self.table.elevation(m) - height).abs() <= FLOOR;
            level && m.at.is_some_and(|at| at.far(to) + HAIR < radius + m.radius())
        });
        if let Some(other) = on.map(|(_, m)| m.name().to_owned()).filter(|_| !moves_away) {
            let rule = if gait == Gait::Charge { "ACT-22" } else { "ACT-12" };
            self.broken(rule, "overlap", format!("{name} ends on the base of {other}"));
        }
    }

    /// The 1-inch zones of enemies, and staying in combat (ACT-11, ACT-14).
    fn past_enemies(&mut self, id: usize, model: &Model, gait: Gait, way: &[Spot], height: i64, told: &Value) {
        // Models of nobody walk up to their prey.
        if model.side.is_none() {
            return;
        }
        let Some(to) = way.last().copied() else { return };
        let with: Vec<usize> = self.table.foes(id).iter().filter(|(_, near)| near.sure()).map(|(m, _)| *m).collect();
        let leaves = gait == Gait::Dash && self.table.under_word(id, "dash_retreats").maybe();
        let end_only = self.table.reads("move_in_combat", "end_state_only") && !with.is_empty();
        let flying = self.table.flies(id, model);
        let name = model.name();
        let enemies: Vec<(usize, Model)> = self
            .table
            .models
            .iter()
            .enumerate()
            .filter(|(other, m)| m.on_table() && self.table.enemies(id, *other) && !self.table.free_of(id, *other))
            .map(|(other, m)| (other, m.clone()))
            .collect();
        for (other, enemy) in enemies {
            let Some(at) = enemy.at else { continue };
            let reach = model.radius() + enemy.radius() + INCH;
            let rise = self.table.elevation(&enemy) - height;
            let ends = gap(to, model.radius(), at, enemy.radius(), rise);
            let other_name = enemy.name();
            if with.contains(&other) {
                if ends > INCH + HAIR && !leaves {
                    let why = format!("{name} ends {} from {other_name}, whom it fights", inches(ends));
                    self.broken("ACT-14", "leaves_combat", why);
                }
                continue;
            }
            if ends + HAIR < INCH {
                self.broken("ACT-11", "enemy_zone", format!("{name} ends {} from {other_name}", inches(ends)));
                continue;
            }
            let start = self.table.elevation(model);
            let apart = (self.table.elevation(&enemy) - start).abs() > INCH || told.maybe("height").is_some();
            if flying.maybe() || apart || end_only {
                continue;
            }
            let near = way.iter().zip(way.iter().skip(1)).any(|(a, b)| passes(*a, *b, at) + HAIR < reach);
            if near {
                self.broken("ACT-11", "passes_enemy", format!("{name} passes within 1 in of {other_name}"));
            }
        }
    }

    /// A Retreat ends more than 1″ from all enemies (ACT-23).
    fn gets_away(&mut self, id: usize, model: &Model, to: Spot, height: i64) {
        let near = self.table.models.iter().enumerate().find(|(other, m)| {
            let rise = self.table.elevation(m) - height;
            m.on_table()
                && self.table.enemies(id, *other)
                && m.at.is_some_and(|at| gap(to, model.radius(), at, m.radius(), rise) + HAIR < INCH)
        });
        if let Some(other) = near.map(|(_, m)| m.name().to_owned()) {
            self.broken(
                "ACT-23",
                "retreat_engaged",
                format!("{} Retreats and ends within 1 in of {other}", model.name()),
            );
        }
    }

    /// A Charge goes towards its target and into no other enemy's zone (ACT-18, ACT-20).
    fn comes_nearer(&mut self, id: usize, model: &Model, to: Spot, height: i64, target: Option<usize>) {
        let Some(target) = target else { return };
        let Some(goal) = self.table.models.get(target).cloned() else { return };
        let (Some(at), Some(from)) = (goal.at, model.at) else { return };
        let rise = self.table.elevation(&goal) - height;
        let before = from.far(at) - model.radius() - goal.radius();
        let after = to.far(at) - model.radius() - goal.radius();
        let (name, other) = (model.name(), goal.name());
        if after > before + HAIR {
            let why =
                format!("{name} Charges {other} and ends {} from it, having begun {}", inches(after), inches(before));
            self.broken("ACT-18", "charge_away", why);
        }
        let touches = gap(to, model.radius(), at, goal.radius(), rise) <= 1_100;
        let named = self.table.acting(id).map(|d| d.targets.clone()).unwrap_or_default();
        let free = model.side.is_none();
        let with: Vec<usize> = self.table.foes(id).into_iter().map(|(m, _)| m).collect();
        if touches || free || self.table.reads("charge_interpose", "ignore") {
            return;
        }
        let zone = self.table.models.iter().enumerate().find(|(enemy, m)| {
            let rise = self.table.elevation(m) - height;
            *enemy != target
                && !named.contains(enemy)
                && !with.contains(enemy)
                && m.on_table()
                && self.table.enemies(id, *enemy)
                && !self.table.free_of(id, *enemy)
                && m.at.is_some_and(|at| gap(to, model.radius(), at, m.radius(), rise) + HAIR < INCH)
        });
        if let Some(enemy) = zone.map(|(_, m)| m.name().to_owned()) {
            self.broken("ACT-20", "charge_zone", format!("{name} Charges {other} and ends within 1 in of {enemy}"));
        }
    }

    /// How far a Charge may go (ACT-17, MOV-14).
    pub(crate) fn charge_reach(&mut self, asks: &Value) {
        let Some(id) = asks.model("model") else { return };
        if self.table.words(id, "charges_far").iter().any(|(_, sure)| sure.maybe()) {
            return;
        }
        let bonus = match self.charge_face {
            Some((who, bonus)) if who == id => bonus * INCH,
            _ => 0,
        };
        self.charge_face = None;
        let halves = self.table.halves(id);
        let bonus = if halves.sure() { bonus / 2 } else { bonus };
        let most = self.table.allowance(id) + bonus;
        let most = if self.table.reads("charge_cap", "no_cap") { most } else { most.min(CHARGE_MOST) };
        let reach = asks.number("reach");
        if reach > most + HAIR {
            let name = self.table.name(id);
            self.broken("ACT-17", "charge_reach", format!("{name} may Charge {}, not {}", inches(most), inches(reach)));
        }
    }

    /// A model stands elsewhere: on the way that was declared, if one was.
    pub(crate) fn moves(&mut self, event: &Value) {
        let Some(id) = event.model("model") else { return };
        let Some(to) = Spot::read(event.of("to")) else { return };
        let on_the_way = self.journey.as_ref().filter(|j| j.model == id).map(|j| j.way.clone());
        let placed = ["move", "end_charge"].contains(&self.here.does.as_str());
        let Some(way) = on_the_way else {
            if placed && self.table.models.get(id).is_some_and(|m| m.at.is_some()) {
                let name = self.table.name(id);
                self.broken("ACT-10", "no_way", format!("{name} was moved, and it was another model’s move"));
            }
            return;
        };
        let off = way.iter().zip(way.iter().skip(1)).all(|(a, b)| passes(*a, *b, to) > 1_000);
        if off && self.here.does != "put" && !self.here.marks {
            let name = self.table.name(id);
            self.broken("ACT-10", "off_the_way", format!("{name} stands beside the way that it went"));
        }
    }
}

impl Table {
    pub(crate) fn flies(&self, id: usize, model: &Model) -> Truth {
        if model.card.texts("keywords").contains(&"FLYING") {
            return Truth::Yes;
        }
        if model.flies { self.has(id, "FLYING") } else { Truth::No }
    }

    /// Whether what the model goes is halved: it stood up (MOV-14, C-44).
    pub(crate) fn halves(&self, id: usize) -> Truth {
        let whole_turn = self.reads("stand_halving", "whole_turn");
        let stood = if whole_turn {
            self.models.get(id).is_some_and(|m| m.stood)
        } else {
            self.acting(id).is_some_and(|d| d.stood_up)
        };
        Truth::of(stood).and(self.under_word(id, "stands_fast").not())
    }

    fn halved(&self, id: usize, far: i64) -> i64 {
        if self.halves(id).sure() { far / 2 } else { far }
    }

    /// As far as the model may go, at most.
    pub(crate) fn allowance(&self, id: usize) -> i64 {
        let printed = self.models.get(id).map_or(0, |m| m.card.number("movement"));
        let set = self.words(id, "movement_is");
        let base = match set.iter().find(|(_, sure)| sure.sure()) {
            Some((far, _)) => far.whole().unwrap_or(0),
            None => set.iter().filter_map(|(far, _)| far.whole()).chain([printed]).max().unwrap_or(0),
        };
        let more = self.words(id, "movement").into_iter().filter_map(|(far, sure)| Some((far.whole()?, sure)));
        let more: i64 = more.filter(|(far, sure)| *far > 0 || sure.sure()).map(|(far, _)| far).sum();
        self.halved(id, (base + more).max(0))
    }

    fn dash_reach(&self, id: usize) -> i64 {
        let dash = self.words(id, "dash_movement");
        let most = dash.iter().filter_map(|(far, _)| far.whole()).map(|far| self.halved(id, far)).max();
        match (most, dash.iter().any(|(_, sure)| sure.sure())) {
            (Some(far), true) => far,
            (Some(far), false) => far.max(self.allowance(id)),
            (None, _) => self.allowance(id),
        }
    }
}
