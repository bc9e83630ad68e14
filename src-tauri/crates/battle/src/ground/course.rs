//! The paths that are open to a Charge, and how near its dice bring it (ACT-18, ACT-19).
//!
//! A Charge goes straight at its target. It may go around anything on that line that it need not cross, by the shortest
//! path there is; if the map shows none, it may stop in front. A person's hand is not exact and the map not complete,
//! so a spot is judged with some slack, and the table may say that more is in the way than the map shows
//! ([`Way::rough`]).

use super::charge::TOUCH;
use super::trip::{Trip, Walker};
use crate::log::state::{Battle, ENGAGED, ModelId};
use crate::log::way::{Crossing, Passage, VIA_MAX, Way};
use crate::measure::{Disc, gap, within};
use crate::refusal::Refusal;
use crate::spot::{ChargeEnd, Comes};
use nml_catalogue::length::Length;
use nml_catalogue::ruling::ChargeContact;
use nml_catalogue::stretch::{SLACK, Stretch, across};
use nml_catalogue::{Point, Shape, Terrain};

/// No hand puts a base down more exactly. It is also the step in which the end of a charge is sought.
const HAND: Length = Length::micrometres(nml_catalogue::length::INCH / 4);
/// How much longer than the shortest way around a way may be whose corners a player has set.
const AROUND: Length = Length::inches(1);
/// The longest way around that it looks for.
const FAR: Length = Length::inches(24);
/// Between a base and what it goes around.
const CLEAR: Length = Length::millimetres(1);
/// The most corners among which it looks for a way around.
const POSTS_MAX: usize = 48;

/// A charge whose dice are thrown, with both bases where they stand.
#[derive(Clone, Copy)]
pub(super) struct Charging {
    model: ModelId,
    target: ModelId,
    reach: Length,
    from: Disc,
    goal: Disc,
    /// What the map shows does not count.
    clear: bool,
}

impl Charging {
    /// From centre to centre when the bases touch.
    fn contact(&self) -> Length {
        self.from.radius + self.goal.radius
    }

    /// From a place of the charger's base to the target, rim to rim.
    fn left(&self, at: Point) -> Length {
        gap(at, self.from.radius, self.goal.at, self.goal.radius)
    }

    /// How far it is in all.
    fn whole(&self) -> Length {
        self.left(self.from.at)
    }

    /// Where a base coming straight from there meets the target, or this far before it.
    fn meets(&self, from: Point, before: Length) -> Point {
        let far = gap(from, Length::ZERO, self.goal.at, Length::ZERO) - self.contact() - before;
        from.towards(self.goal.at, far.max(Length::ZERO))
    }
}

/// The shortest way around.
struct Course {
    via: Vec<Point>,
    length: Length,
}

/// The ways of one charge, and where the dice end on each.
pub(super) struct Courses {
    /// Straight on over all that lies there.
    over: Option<ChargeEnd>,
    /// Something lies on the straight way that need not be crossed, or cannot.
    rough: bool,
    /// The shortest way around that.
    around: Option<(Length, ChargeEnd)>,
    /// Straight on to where that begins; only if the map shows no way around.
    before: Option<ChargeEnd>,
}

impl Courses {
    fn ends(self) -> Vec<ChargeEnd> {
        let mut ends: Vec<ChargeEnd> = Vec::new();
        for end in [self.over, self.around.map(|(_, end)| end), self.before].into_iter().flatten() {
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
        ends
    }
}

impl Battle {
    /// The charge, if both bases are tracked.
    pub(super) fn charging(&self, (model, target): (ModelId, ModelId), reach: Length, clear: bool) -> Option<Charging> {
        let (from, goal) = (self.disc(model)?, self.disc(target)?);
        Some(Charging { model, target, reach, from, goal, clear })
    }

    /// Where a charge may end by the ways that the map shows open. `None` if positions are not tracked.
    #[must_use]
    pub fn charge_ends(&self, model: ModelId, target: ModelId, reach: Length) -> Vec<ChargeEnd> {
        self.charging((model, target), reach, false).map_or_else(Vec::new, |charge| self.courses(&charge).ends())
    }

    /// Where a charge leads.
    pub(super) fn comes(&self, model: ModelId, target: ModelId, reach: Length) -> Option<Comes> {
        let charge = self.charging((model, target), reach, false)?;
        let courses = self.courses(&charge);
        let plain = !courses.rough && courses.over.is_some();
        let nearest = courses.over.as_ref().map_or(Length::ZERO, |end| charge.left(end.to));
        let within = if plain { ENGAGED.max(nearest + self.slack()) } else { ENGAGED.max(charge.whole()) };
        Some(Comes { target: charge.goal, within, ends: courses.ends() })
    }

    /// How much short of where its dice reach a charge may stop.
    fn slack(&self) -> Length {
        match self.field.ruleset.rulings.charge_contact {
            ChargeContact::Within1Ok => HAND,
            ChargeContact::FullDistanceRequired => TOUCH,
        }
    }

    fn courses(&self, charge: &Charging) -> Courses {
        let way = Way { clear: charge.clear, ..Way::default() };
        let direct = self.trip(charge.model, Some(charge.meets(charge.from.at, Length::ZERO)), &way);
        let rough = self.hindered(charge, &direct);
        let over = self.farthest(charge, &[], false);
        let course = if rough { self.way_around(charge) } else { None };
        let around = course.and_then(|c| Some((c.length, self.farthest(charge, &c.via, true)?)));
        let before = if rough && around.is_none() { self.farthest(charge, &[], true) } else { None };
        Courses { over, rough, around, before }
    }

    /// Something on it that a charge need not cross, or cannot, or an enemy that it would meet first.
    fn hindered(&self, charge: &Charging, trip: &Trip) -> bool {
        let difficult_too = self.field.ruleset.rulings.charge_alt_path.avoids_difficult();
        trip.rough(difficult_too) || self.before_target(charge.model, charge.target, &trip.stretches).is_some()
    }

    /// The place nearest to the target, by these corners, to which the dice bring the model and where it can stand.
    fn farthest(&self, charge: &Charging, via: &[Point], plain: bool) -> Option<ChargeEnd> {
        let last = via.last().copied().unwrap_or(charge.from.at);
        let corners: Vec<Point> =
            [charge.from.at].into_iter().chain(via.iter().copied()).chain([charge.meets(last, Length::ZERO)]).collect();
        let stretches: Vec<Stretch> =
            corners.iter().zip(corners.iter().skip(1)).map(|(from, to)| Stretch { from: *from, to: *to }).collect();
        let whole: Length = stretches.iter().fold(Length::ZERO, |sum, s| sum + s.length());
        let most = whole.min(charge.reach);
        let steps = most.as_micrometres() / HAND.as_micrometres();
        let along = [most].into_iter().chain((0..=steps).rev().map(|n| HAND * n));
        let end = |mut along: Length| {
            let mut passed = Vec::new();
            for stretch in &stretches {
                if along <= stretch.length() {
                    return ChargeEnd { to: stretch.at(along), via: passed };
                }
                along = along - stretch.length();
                passed.push(stretch.to);
            }
            ChargeEnd { to: corners.last().copied().unwrap_or(charge.from.at), via: via.to_vec() }
        };
        let mut legal = along.map(end).filter(|end| {
            let way = Way { via: end.via.clone(), clear: charge.clear, ..Way::default() };
            let trip = self.trip(charge.model, Some(end.to), &way);
            charge.left(end.to) <= charge.whole()
                && !(plain && self.hindered(charge, &trip))
                && self.may_stop((charge.model, charge.target), charge.reach, end.to, &way, &trip).is_ok()
        });
        let nearest = legal.next()?;
        if !self.straddles(charge, nearest.to) {
            return Some(nearest);
        }
        // Half a base does not hang in a wall: it stops at the foot, unless that is farther off.
        let foot = legal.find(|end| !self.straddles(charge, end.to));
        Some(foot.filter(|f| charge.left(f.to) <= charge.left(nearest.to) + charge.contact()).unwrap_or(nearest))
    }

    /// The base would overlap the side of something that is climbed, its middle not being on it.
    fn straddles(&self, charge: &Charging, at: Point) -> bool {
        let table = self.field.scenario.table;
        let rim = charge.from.radius - SLACK;
        let inside = Length::micrometres(1);
        let over =
            |t: &&Terrain| t.shape.within(at, rim, Length::ZERO, table) && !t.shape.holds_base(at, inside, table);
        self.field.terrain.iter().filter(|t| self.is_climbed(t)).any(|t| over(&t))
    }

    /// Whether a charge that may stop there has come by a way that is open to it, and as near as its dice allow.
    pub(super) fn check_course(&self, charge: &Charging, to: Point, way: &Way, trip: &Trip) -> Result<(), Refusal> {
        let (left, whole) = (charge.left(to), charge.whole());
        if left > whole + SLACK {
            return Err(Refusal::ChargeAway(charge.target));
        }
        let end = way.height.unwrap_or_else(|| self.surface(to));
        let beside = self.level(end, charge.target);
        let touches = left <= TOUCH && beside;
        let slides = touches && self.slides(charge, to, way);
        // It stops when it touches its target, and slides on only to come near to others (ACT-21).
        let goal = charge.goal.at;
        let through = |s: &Stretch| s.passes(goal, charge.contact() - TOUCH);
        let until = if slides { 1 } else { trip.stretches.len() };
        if beside && trip.stretches.iter().take(until).any(through) {
            return Err(Refusal::ChargeThrough(charge.target));
        }
        let rise = self.elevation(charge.target) - end;
        let short = self.field.ruleset.rulings.charge_contact.may_stop_short();
        let arrived = touches || short && across(left, rise.max(-rise)) <= ENGAGED;
        if way.rough || slides || arrived && way.via.is_empty() {
            return Ok(());
        }
        let courses = self.courses(charge);
        let rough = courses.rough || self.hindered(charge, &self.straight(charge, to, way));
        let jump = |c: &Crossing| matches!(c.what, Passage::JumpDown { height } if self.dives_from(height));
        let dives = way.over.iter().any(jump) && left <= self.dive_near();
        if !way.via.is_empty() && !rough && !dives {
            return Err(Refusal::ChargeDetour);
        }
        let walked = trip.stretches.iter().fold(Length::ZERO, |sum, s| sum + s.length());
        let shortest = courses.around.as_ref().map(|(length, _)| *length);
        if !way.via.is_empty() && !dives && shortest.is_some_and(|shortest| walked + left > shortest + AROUND) {
            return Err(Refusal::ChargeDetour);
        }
        if arrived || dives {
            return Ok(());
        }
        let slack = self.slack();
        let near = |end: &ChargeEnd| left <= charge.left(end.to) + slack;
        let straight = walked + left <= whole + slack;
        let unspent = charge.reach - trip.cost;
        if straight && courses.over.iter().chain(&courses.before).any(near) {
            return Ok(());
        }
        if rough && (unspent <= slack || courses.around.iter().any(|(_, end)| near(end))) {
            // Its dice end on a way around that the map shows; of others the table says that there is one.
            let on_it = shortest.is_some_and(|shortest| walked + left <= shortest + AROUND);
            return if on_it { Ok(()) } else { Err(Refusal::ChargeAway(charge.target)) };
        }
        Err(if straight || left <= ENGAGED {
            Refusal::ChargeShort { left: unspent }
        } else {
            Refusal::ChargeAway(charge.target)
        })
    }

    /// The straight way to where a charge ends, over nothing but what the map shows.
    fn straight(&self, charge: &Charging, to: Point, way: &Way) -> Trip {
        self.trip(charge.model, Some(to), &Way { via: Vec::new(), over: Vec::new(), ..way.clone() })
    }

    /// In contact with its target it has come within 1″ of another enemy, keeping contact all the while.
    fn slides(&self, charge: &Charging, to: Point, way: &Way) -> bool {
        let touching = |at: &Point| charge.left(*at) <= HAND;
        let by = |d: &Disc| within(d.at, d.radius, to, charge.from.radius, ENGAGED);
        way.via.iter().all(touching)
            && self
                .other_discs(charge.model)
                .iter()
                .any(|d| d.model != charge.target && self.enemies(charge.model, d.model) && by(d))
    }

    /// The shortest way around what need not be crossed, if the map shows one.
    fn way_around(&self, charge: &Charging) -> Option<Course> {
        if self.flies(charge.model) || charge.clear {
            return None;
        }
        let walker = self.walker(charge.model);
        let shunned: Vec<&Terrain> = self.field.terrain.iter().filter(|t| self.shuns(&walker, t)).collect();
        let posts = self.posts(charge, &shunned);
        let open = |from: Point, to: Point| self.is_open(charge, &walker, &shunned, Stretch { from, to });
        let far = |a: Point, b: Point| gap(a, Length::ZERO, b, Length::ZERO);
        let rest = |at: Point| far(at, charge.goal.at) - charge.contact();
        // The posts that were reached, each with how far that was and from which; it goes on from the best.
        let mut come: Vec<(Length, Option<usize>)> = vec![(FAR, None); posts.len()];
        let mut done = vec![false; posts.len()];
        let mut best: Option<(Length, usize)> = None;
        let mut here: (Point, Length, Option<usize>) = (charge.from.at, Length::ZERO, None);
        loop {
            for (n, post) in posts.iter().enumerate() {
                let length = here.1 + far(here.0, *post);
                let shorter = come.get(n).is_some_and(|(known, _)| length < *known);
                if shorter
                    && !done.get(n).copied().unwrap_or(true)
                    && open(here.0, *post)
                    && let Some(known) = come.get_mut(n)
                {
                    *known = (length, here.2);
                }
            }
            let next = (0..posts.len())
                .filter(|n| !done.get(*n).copied().unwrap_or(true))
                .filter_map(|n| Some((come.get(n)?.0, *posts.get(n)?, n)))
                .filter(|(length, _, _)| *length < FAR)
                .min_by_key(|(length, at, n)| (*length + rest(*at), *n));
            let Some((length, at, n)) = next else { break };
            if best.is_some_and(|(known, _)| known <= length + rest(at)) {
                break;
            }
            if let Some(done) = done.get_mut(n) {
                *done = true;
            }
            if open(at, charge.meets(at, ENGAGED)) {
                best = Some((length + rest(at), n));
            }
            here = (at, length, Some(n));
        }
        let (length, last) = best?;
        let mut via = Vec::new();
        let mut at = Some(last);
        while let Some(n) = at {
            via.insert(0, *posts.get(n)?);
            at = come.get(n)?.1;
        }
        (via.len() <= VIA_MAX).then_some(Course { via, length })
    }

    /// Whether a charge may go around such ground, or must.
    fn shuns(&self, walker: &Walker, piece: &Terrain) -> bool {
        let difficult_too = self.field.ruleset.rulings.charge_alt_path.avoids_difficult();
        piece.is_impassable()
            || piece.is_dangerous()
            || self.is_climbed(piece)
            || difficult_too && !walker.sure && piece.is_difficult()
    }

    /// Corners for ways around such ground and around other enemies, the likeliest first.
    fn posts(&self, charge: &Charging, shunned: &[&Terrain]) -> Vec<Point> {
        let table = self.field.scenario.table;
        let radius = charge.from.radius;
        let around = |shape: &Shape| match shape {
            Shape::Circle { centre, radius: r } => ring(*centre, *r + radius + CLEAR),
            Shape::Strip { .. } | Shape::Rect { .. } | Shape::Polygon { .. } => {
                outside(&shape.corners(table), radius + CLEAR)
            }
        };
        let enemies = self.other_discs(charge.model);
        let enemies = enemies.iter().filter(|d| d.model != charge.target && self.enemies(charge.model, d.model));
        let zones = enemies.map(|d| Shape::Circle { centre: d.at, radius: d.radius + ENGAGED });
        let far = |a: Point, b: Point| gap(a, Length::ZERO, b, Length::ZERO);
        let detour = |p: &Point| far(charge.from.at, *p) + far(*p, charge.goal.at);
        let low = radius;
        let mut posts: Vec<Point> = shunned
            .iter()
            .flat_map(|t| around(&t.shape))
            .chain(zones.flat_map(|z| around(&z)))
            .filter(|p| p.x >= low && p.y >= low && p.x <= table.width - low && p.y <= table.depth - low)
            .filter(|p| detour(p) < FAR)
            .collect();
        posts.sort_by_key(|p| (detour(p), p.x, p.y));
        posts.truncate(POSTS_MAX);
        posts
    }

    /// On that stretch there is nothing that a charge goes around.
    fn is_open(&self, charge: &Charging, walker: &Walker, shunned: &[&Terrain], stretch: Stretch) -> bool {
        let table = self.field.scenario.table;
        let shut = |piece: &&Terrain| {
            if piece.is_impassable() {
                return stretch.sweeps(&piece.shape, walker.narrow, table);
            }
            let spans = stretch.spans(&piece.shape, table);
            let (start, end) = (Length::ZERO, stretch.length());
            // Into Dangerous ground; over a side, in or out.
            let enters = spans.iter().any(|(a, _)| *a > start);
            let leaves = spans.iter().any(|(_, b)| *b < end);
            if self.is_climbed(piece) { enters || leaves } else { enters || piece.is_difficult() && !spans.is_empty() }
        };
        !shunned.iter().any(shut) && self.before_target(charge.model, charge.target, &[stretch]).is_none()
    }
}

/// Eight points around a middle.
fn ring(middle: Point, radius: Length) -> Vec<Point> {
    // Far enough out that the chords between them clear the circle: by one part in twelve.
    let out = radius + Length::micrometres(radius.as_micrometres() / 12);
    let part = Length::micrometres(i32::try_from(i64::from(out.as_micrometres()) * 7071 / 10_000).unwrap_or(i32::MAX));
    let none = Length::ZERO;
    [(out, none), (part, part), (none, out), (-part, part), (-out, none), (-part, -part), (none, -out), (part, -part)]
        .into_iter()
        .map(|(x, y)| Point { x: middle.x + x, y: middle.y + y })
        .collect()
}

/// A point beside each corner, away from the middle of them all.
fn outside(corners: &[Point], by: Length) -> Vec<Point> {
    let low = |axis: fn(&Point) -> Length| corners.iter().map(axis).min().unwrap_or_default();
    let high = |axis: fn(&Point) -> Length| corners.iter().map(axis).max().unwrap_or_default();
    let middle = Point { x: (low(|p| p.x) + high(|p| p.x)).half(), y: (low(|p| p.y) + high(|p| p.y)).half() };
    let out = |at: Length, middle: Length| if at < middle { at - by } else { at + by };
    corners.iter().map(|p| Point { x: out(p.x, middle.x), y: out(p.y, middle.y) }).collect()
}
