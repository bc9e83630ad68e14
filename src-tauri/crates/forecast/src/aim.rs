//! What a model is after: an objective, a thing, an edge with what it carries, an enemy, or cover from all of them.

use nml_battle::{Battle, Disc, ModelId, SideId, ThingNow, at_edge};
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{ThingDoes, ThingKind};
use nml_catalogue::{Point, Scenario};

use crate::place::Goal;
use crate::worth;

/// BLOOD MARKERS with which a model is all but beaten.
const BEATEN: u8 = 4;
/// Friends that are nearer to an objective make it look farther by this much each.
const CROWD: Length = Length::inches(9);
/// An enemy this near is worth a fight to a model that fights best hand to hand.
const PREY: Length = Length::inches(15);
/// Moves end more than 1″ away from enemies; this near is near enough.
const BESIDE: Length = Length::micrometres(25_400 * 5 / 4);

/// How a model goes about its move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Aim {
    /// Towards this.
    To(Goal),
    /// Away from this.
    From(Point),
    /// It is where it should be.
    Stays,
}

/// What the model is after now.
pub(crate) fn aim(battle: &Battle, model: ModelId) -> Aim {
    let Some(own) = battle.disc(model) else { return Aim::Stays };
    if carries(battle, model) {
        if let Some(home) = battle.carries_home(model) {
            return Aim::To(Goal { at: home, short: Length::ZERO });
        }
        let edge = at_edge(own.at, own.radius, battle.field.scenario.table);
        return Aim::To(Goal { at: edge, short: Length::ZERO });
    }
    let objective = objective(battle, model, own);
    let holds = matches!(objective, Some(Wanted { here: true, .. }));
    let enemy = nearest_enemy(battle, model, own);
    let beaten = battle.fighter(model).is_some_and(|f| f.markers.blood >= BEATEN || f.down());
    if let Some(enemy) = enemy.filter(|_| beaten && !holds) {
        return Aim::From(enemy.at);
    }
    if holds {
        return Aim::Stays;
    }
    let fights = prefers_melee(battle, model);
    if let Some(enemy) = enemy
        && fights
        && near(own, enemy) <= PREY
    {
        return Aim::To(Goal { at: enemy.at, short: enemy.radius + own.radius + BESIDE });
    }
    if let Some(Wanted { at, short, .. }) = objective {
        return Aim::To(Goal { at, short });
    }
    let Some(enemy) = enemy else { return Aim::Stays };
    let stand_off = if fights { BESIDE } else { range(battle, model).half() - Length::inches(1) };
    Aim::To(Goal { at: enemy.at, short: enemy.radius + own.radius + stand_off.max(BESIDE) })
}

/// Whether the model carries something that the scenario wants elsewhere.
fn carries(battle: &Battle, model: ModelId) -> bool {
    let scene = &battle.scene;
    scene.carried_by(model).is_some() || scene.holds.iter().any(|(who, much, _)| *who == model && *much > 0)
}

/// An objective or a thing that a model may go for.
struct Wanted {
    at: Point,
    short: Length,
    here: bool,
    far: Length,
}

/// The nearest objective or thing worth going to; those that friends have in hand look farther.
fn objective(battle: &Battle, model: ModelId, own: Disc) -> Option<Wanted> {
    let scenario = &battle.field.scenario;
    let within = scenario.control.map_or(Length::ZERO, |control| control.within);
    let side = battle.player_of(model);
    let wants = |at: Point, short: Length, here: bool| {
        let whole = own.at.distance(at);
        let crowd = i32::try_from(friends_nearer(battle, model, side, at, whole)).unwrap_or(0);
        Wanted { at, short, here, far: whole + CROWD * crowd }
    };
    let spots = scenario.objectives.iter().filter(|o| !battle.objective_gone(&o.id)).map(|objective| {
        let here = match Scenario::area(objective, &battle.field.terrain) {
            Some(shape) => shape.within(own.at, own.radius, Length::ZERO, scenario.table),
            None => own.at.distance(objective.at) <= within + own.radius,
        };
        wants(objective.at, Length::ZERO, here)
    });
    let things = battle.scene.all().filter(|(_, thing)| worked(battle, thing)).filter_map(|(_, thing)| {
        let radius = battle.kind(&thing.kind).map_or(Length::ZERO, |kind| kind.radius);
        Some(wants(thing.at?, own.radius + radius - Length::micrometres(3175), false))
    });
    spots.chain(things).min_by_key(|wanted| wanted.far)
}

/// Whether a thing is worth an ACTION: nobody walks up to what wakes something.
fn worked(battle: &Battle, thing: &ThingNow) -> bool {
    let wakes = |kind: &ThingKind| kind.struck.as_ref().is_some_and(|s| s.does.contains(&ThingDoes::Stir));
    let worth = |kind: &ThingKind| !kind.actions.is_empty() && !wakes(kind);
    thing.carried.is_none() && battle.kind(&thing.kind).is_some_and(worth)
}

fn friends_nearer(battle: &Battle, model: ModelId, side: SideId, at: Point, than: Length) -> usize {
    let friends = battle.models().filter(|(id, f)| *id != model && f.side == side && f.standing());
    let nearer = friends.filter(|(id, f)| f.at.is_some_and(|there| (there.distance(at), *id) < (than, model)));
    nearer.filter(|(_, f)| f.at.is_some_and(|there| there.distance(at) <= Length::inches(12))).count()
}

/// The enemy on the table that stands nearest.
pub(crate) fn nearest_enemy(battle: &Battle, model: ModelId, own: Disc) -> Option<Disc> {
    let enemies =
        battle.models().filter(|(id, f)| f.on_table() && !battle.is_neutral(*id) && battle.enemies(model, *id));
    enemies.filter_map(|(id, _)| battle.disc(id)).min_by_key(|enemy| near(own, *enemy))
}

/// From rim to rim.
pub(crate) fn near(a: Disc, b: Disc) -> Length {
    nml_battle::gap(a.at, a.radius, b.at, b.radius)
}

/// The longest reach of its Ranged Weapons; 0 if it has none or does not shoot.
pub(crate) fn range(battle: &Battle, model: ModelId) -> Length {
    let card = battle.sheet(model).filter(|card| card.ranged.is_some());
    let ranges = card.into_iter().flat_map(|card| &card.weapons).filter_map(|weapon| weapon.range);
    ranges.max().unwrap_or(Length::ZERO)
}

/// Whether a model does more hand to hand than with what it shoots: by the nearest enemy, else by its Characteristics.
pub(crate) fn prefers_melee(battle: &Battle, model: ModelId) -> bool {
    let Some(card) = battle.sheet(model) else { return false };
    let Some(melee) = card.melee else { return false };
    if range(battle, model) <= Length::inches(8) {
        return true;
    }
    let dice = |strikes: fn(&nml_catalogue::card::Weapon) -> bool| {
        let weapons = card.weapons.iter().filter(|w| strikes(w));
        weapons.map(|w| w.dice + w.injury_dice * 2 + w.injury_modifier).max().unwrap_or(-2)
    };
    let shot = card.ranged.unwrap_or(-3) + dice(|w| w.range.is_some());
    melee + dice(|w| w.melee) > shot + 1
}

/// How much of a side stands on the table, in worth.
pub(crate) fn strength(battle: &Battle, side: SideId) -> i64 {
    battle.models().filter(|(_, f)| f.side == side && f.on_table()).map(|(id, _)| worth::of(battle, id)).sum()
}
