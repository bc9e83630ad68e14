//! Whether a command about the scenario makes sense, and whether the rules allow it.

use crate::allowed::Allowed;
use crate::attack::{begin_fight, begin_shoot, fight_weapon};
use crate::log::command::Command;
use crate::log::scenario::{Held, RollOffFor, ScenarioSaid, ScenarioStep, ThingId, ThingNow};
use crate::log::state::{Battle, Fighter, ModelId, MoveKind, Phase, Presence, SideId};
use crate::log::step::{Reach, Step};
use crate::refusal::{Refusal, ScenarioRefusal};
use nml_catalogue::effect::ActionRoll;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{AMOUNT_MAX, Mind, Noted, ThingAction, ThingCondition, ThingDoes, With};

fn ensure(holds: bool, refusal: ScenarioRefusal) -> Allowed {
    if holds { Ok(()) } else { Err(Refusal::Scenario(refusal)) }
}

/// Whether it is something that can be said now.
pub fn form(battle: &Battle, said: &ScenarioSaid) -> Allowed {
    let question = battle.question();
    let scenario = &battle.field.scenario;
    let asked = |holds: bool| ensure(holds, ScenarioRefusal::Form);
    let known = |model: ModelId| battle.fighter(model).map(|_| ()).ok_or(Refusal::NoSuchModel(model));
    let thing = |id: ThingId| battle.scene.things.get(usize::from(id));
    let sides = battle.sides.len();
    match said {
        ScenarioSaid::Attacker { side } => {
            asked(matches!(question, Some(Step::Scenario(ScenarioStep::ChooseRole { .. }))))?;
            asked(usize::from(*side) < sides)
        }
        ScenarioSaid::Teams { teams } => {
            asked(matches!(question, Some(Step::Scenario(ScenarioStep::RollOff { what: RollOffFor::Teams }))))?;
            asked(battle.are_teams(teams))
        }
        ScenarioSaid::Force { models } => {
            asked(matches!(
                question,
                Some(Step::Scenario(ScenarioStep::ChooseForce { .. } | ScenarioStep::Vanguard { .. }))
            ))?;
            each_once(battle, models)
        }
        ScenarioSaid::Lay { thing: id, .. } => {
            asked(matches!(question, Some(Step::Scenario(ScenarioStep::Lay { thing, .. })) if thing == id))
        }
        ScenarioSaid::AsDrawn => {
            asked(matches!(question, Some(Step::Scenario(ScenarioStep::Lay { .. }))) && battle.all_drawn())
        }
        ScenarioSaid::Work { action, thing: on, with, count } => {
            asked(matches!(question, Some(Step::Act { .. })))?;
            let found = battle.action_named(action).ok_or(Refusal::Scenario(ScenarioRefusal::Form))?;
            asked(on.is_none() == found.in_hand && with.is_some() == found.with.is_some())?;
            asked(if found.counts() { (1..=AMOUNT_MAX).contains(count) } else { *count == 0 })?;
            if let Some(on) = on {
                let kind = thing(*on).and_then(|t| battle.kind(&t.kind));
                asked(kind.is_some_and(|k| k.actions.iter().any(|a| a.id == *action)))?;
            }
            with.map_or(Ok(()), known)
        }
        ScenarioSaid::Strike { weapon, thing: on, .. } => {
            let Some(Step::Act { model }) = question else { return asked(false) };
            asked(thing(*on).is_some() && battle.weapon(*model, weapon).is_some())
        }
        ScenarioSaid::Trip { thing: on } => {
            asked(matches!(question, Some(Step::Act { .. })))?;
            asked(thing(*on).and_then(|t| battle.kind(&t.kind)).is_some_and(|k| k.tripped.is_some()))
        }
        ScenarioSaid::Reveal { thing, .. } => asked(
            matches!(question, Some(Step::Scenario(ScenarioStep::Reveal { things, .. })) if things.contains(thing)),
        ),
        ScenarioSaid::Ride { on } => {
            asked(matches!(question, Some(Step::Act { .. })))?;
            on.map_or(Ok(()), known)
        }
        ScenarioSaid::Leave => asked(matches!(question, Some(Step::Act { model }) if battle.neutral(*model).is_some())),
        ScenarioSaid::Hold { objectives } => {
            asked(matches!(question, Some(Step::Scenario(ScenarioStep::Hold))))?;
            asked(holds_fit(battle, objectives))
        }
        ScenarioSaid::Count { counts } => {
            asked(matches!(question, Some(Step::Scenario(ScenarioStep::Count { .. }))))?;
            asked(counts.len() == sides)
        }
        ScenarioSaid::Note { side, note, models, objective } => {
            asked(battle.turn > 0 && battle.phase != Phase::Ended && usize::from(*side) < sides)?;
            let found = scenario.notes.iter().find(|n| n.id == *note);
            let found = found.ok_or(Refusal::Scenario(ScenarioRefusal::Form))?;
            match found.what {
                Noted::EnemyElites(_) | Noted::OwnElite => asked(objective.is_none())?,
                Noted::Objective => {
                    let there = objective.is_some_and(|o| usize::from(o) < scenario.objectives.len());
                    asked(models.is_empty() && there)?;
                }
            }
            each_once(battle, models)
        }
        ScenarioSaid::Alliances { named } => {
            asked(matches!(question, Some(Step::Scenario(ScenarioStep::Alliances))))?;
            battle.may_be_named(named)
        }
        ScenarioSaid::Betray(played) => battle.betrayal_form(played),
        ScenarioSaid::Give { from, to, points } => battle.may_give(*from, *to, *points),
        ScenarioSaid::Deny { deed } => asked(battle.scene.proposals.iter().any(|p| p.deed == *deed)),
    }
}

fn each_once(battle: &Battle, models: &[ModelId]) -> Allowed {
    let fits = models.len() <= battle.fighters.len();
    let once = models.iter().enumerate().all(|(i, m)| !models.iter().take(i).any(|n| n == m));
    ensure(fits && once, ScenarioRefusal::Form)?;
    models.iter().try_for_each(|m| battle.fighter(*m).map(|_| ()).ok_or(Refusal::NoSuchModel(*m)))
}

/// Whether the statement names each objective and only sides that there are.
pub(crate) fn holds_fit(battle: &Battle, objectives: &[Held]) -> bool {
    let sides = battle.sides.len();
    let side = |s: &SideId| usize::from(*s) < sides;
    objectives.len() == battle.field.scenario.objectives.len()
        && objectives.iter().all(|held| {
            let once = held.reached.iter().enumerate().all(|(i, s)| !held.reached.iter().take(i).any(|t| t == s));
            once && held.reached.iter().all(side) && held.holder.iter().all(side)
        })
}

/// Whether an answer of another kind suits a question of the scenario.
pub(crate) fn answers(battle: &Battle, step: &ScenarioStep, command: &Command) -> Allowed {
    let known = |model: ModelId| battle.fighter(model).map(|_| ()).ok_or(Refusal::NoSuchModel(model));
    match (step, command) {
        (ScenarioStep::Arrive { .. }, Command::Deploy { model, .. })
        | (ScenarioStep::NeutralTurn { .. }, Command::Activate { model }) => known(*model),
        (ScenarioStep::Arrive { .. } | ScenarioStep::Deeds, Command::Enough) => Ok(()),
        // One that fits nowhere is let go.
        (ScenarioStep::Lay { thing, .. }, Command::Enough) => {
            ensure(battle.laid_by_each(*thing).is_some(), ScenarioRefusal::Form)
        }
        (ScenarioStep::Blast { .. } | ScenarioStep::Bleed { .. }, Command::Caught { models }) => {
            each_once(battle, models)
        }
        _ => Err(Refusal::NotAsked),
    }
}

/// Whether the rules allow an answer to a question of the scenario, or something said about it.
pub fn rules(battle: &Battle, command: &Command) -> Allowed {
    let question = battle.question();
    if let Command::Scenario(said) = command {
        return match question {
            Some(step) => said_rules(battle, step, said),
            None => Ok(()),
        };
    }
    let Some(Step::Scenario(step)) = question else { return Ok(()) };
    match (command, step) {
        (Command::Deploy { model, at }, ScenarioStep::Arrive { side }) => {
            let fighter = battle.fighter(*model).ok_or(Refusal::NoSuchModel(*model))?;
            if fighter.side != *side {
                return Err(Refusal::NotYours(*model));
            }
            if fighter.presence != Presence::Waiting {
                return Err(Refusal::DeployedAlready(*model));
            }
            match (battle.arrival_spot(*model), at) {
                (Some(spot), Some(at)) => spot.check(*at),
                _ => Ok(()),
            }
        }
        (Command::Activate { model }, ScenarioStep::NeutralTurn { among, .. }) => {
            if battle.fighter(*model).is_some_and(|f| f.activated) {
                return Err(Refusal::ActAlready(*model));
            }
            if among.contains(model) && battle.neutral_there(*model) { Ok(()) } else { Err(Refusal::NotAmong(*model)) }
        }
        (Command::Caught { models }, _) => {
            models.iter().try_for_each(|m| if battle.there(*m) { Ok(()) } else { Err(Refusal::NotOnTable(*m)) })
        }
        _ => Ok(()),
    }
}

fn said_rules(battle: &Battle, question: &Step, said: &ScenarioSaid) -> Allowed {
    let acting = if let Step::Act { model } = question { Some(*model) } else { None };
    match (said, acting) {
        (ScenarioSaid::Betray(played), _) => battle.betrayal_rules(played),
        (ScenarioSaid::Force { models }, _) => {
            if let Step::Scenario(ScenarioStep::Vanguard { side }) = question {
                let most = battle.vanguard_most(*side);
                ensure(models.len() <= usize::from(most), ScenarioRefusal::VanguardTooLarge(most))?;
            }
            let Step::Scenario(ScenarioStep::ChooseForce { side } | ScenarioStep::Vanguard { side }) = question else {
                return Ok(());
            };
            ensure(!models.is_empty(), ScenarioRefusal::NobodyYet)?;
            let other = models.iter().find(|m| battle.fighter(**m).is_none_or(|f| f.side != *side));
            other.map_or(Ok(()), |m| Err(Refusal::NotYours(*m)))
        }
        (ScenarioSaid::Lay { thing, at: Some(at) }, _) => match battle.lay_spot(*thing) {
            Some(spot) => spot.check(*at),
            None => Ok(()),
        },
        (ScenarioSaid::Work { action, thing, with, count }, Some(model)) => {
            let Some(found) = battle.action_named(action) else { return Ok(()) };
            work(battle, model, found, *thing, *with, *count)
        }
        (ScenarioSaid::Strike { weapon, thing, range }, Some(model)) => strike(battle, model, weapon, *thing, *range),
        (ScenarioSaid::Trip { thing }, Some(model)) => {
            let now = battle.scene.lying(*thing).filter(|t| !t.to_lay && t.carried.is_none());
            let now = now.ok_or(Refusal::Scenario(ScenarioRefusal::ThingGone))?;
            let within = battle.kind(&now.kind).and_then(|k| k.tripped.as_ref()).map_or(Length::ZERO, |t| t.within);
            ensure(battle.near_thing(model, *thing, within) != Some(false), ScenarioRefusal::ThingFar(within))
        }
        (ScenarioSaid::Ride { on: Some(on) }, Some(model)) => {
            let ridden = battle.neutral(*on).is_some_and(|n| n.ridden) && battle.there(*on);
            ensure(ridden && *on != model && !battle.is_neutral(model), ScenarioRefusal::NotForThis)?;
            ensure(battle.scene.mount(model).is_none(), ScenarioRefusal::NotSo)?;
            ensure(
                battle.near(model, *on, Length::inches(1)) != Some(false),
                ScenarioRefusal::ThingFar(Length::inches(1)),
            )
        }
        (ScenarioSaid::Ride { on: None }, Some(model)) => {
            ensure(battle.scene.mount(model).is_some(), ScenarioRefusal::NotSo)
        }
        (ScenarioSaid::Leave, Some(model)) => {
            let goes = battle.neutral(model).is_some_and(|n| n.mind == Mind::Flees || n.draw_if_gone);
            ensure(goes, ScenarioRefusal::Nature)?;
            ensure(battle.at_edge(model) != Some(false), ScenarioRefusal::NotAtEdge)
        }
        (ScenarioSaid::Note { side, note, models, .. }, _) => {
            ensure(!battle.note_shown(*side, note), ScenarioRefusal::NotSo)?;
            let what = battle.field.scenario.notes.iter().find(|n| n.id == *note).map(|n| n.what);
            let (own, most) = match what {
                Some(Noted::EnemyElites(most)) => (false, most),
                Some(Noted::OwnElite) => (true, 1),
                Some(Noted::Objective) | None => (true, 0),
            };
            let fits = models.len() <= usize::from(most) && models.iter().all(|m| battle.elite_of(*m, own, *side));
            ensure(fits, ScenarioRefusal::NotElite)
        }
        _ => Ok(()),
    }
}

fn work(
    battle: &Battle,
    model: ModelId,
    action: &ThingAction,
    thing: Option<ThingId>,
    with: Option<ModelId>,
    count: u8,
) -> Allowed {
    let side = battle.fighter(model).map_or(0, |f| f.side);
    let role = action.side.is_none_or(|role| battle.role(side) == Some(role));
    let keywords = action.keywords.iter().all(|k| battle.has(model, k));
    ensure(role && keywords && !battle.is_neutral(model), ScenarioRefusal::NotForThis)?;
    if !action.free || action.roll != ActionRoll::None {
        let form = action.form_of.as_ref().unwrap_or(&action.id);
        ensure(!battle.scene.taken.contains(form), ScenarioRefusal::Repeated)?;
    }
    let needs_load = action.conditions.contains(&ThingCondition::Carried);
    ensure(needs_load || !battle.burdened_by_thing(model), ScenarioRefusal::Burdened)?;
    if let Some(thing) = thing {
        ensure(battle.scene.lying(thing).is_some_and(|t| !t.to_lay), ScenarioRefusal::ThingGone)?;
        ensure(
            battle.near_thing(model, thing, action.within) != Some(false),
            ScenarioRefusal::ThingFar(action.within),
        )?;
    }
    for condition in &action.conditions {
        ensure(condition_holds(battle, model, thing, with, *condition), ScenarioRefusal::NotSo)?;
    }
    if let (Some(kind), Some(other)) = (action.with, with) {
        let (fits, within) = match kind {
            With::Friend(within) => (other != model && !battle.enemies(model, other) && battle.there(other), within),
            With::DownEnemy(within) => {
                (battle.enemies(model, other) && battle.fighter(other).is_some_and(Fighter::down), within)
            }
        };
        ensure(fits && battle.near(model, other, within) != Some(false), ScenarioRefusal::ThingFar(within))?;
    }
    if action.counts() {
        ensure(count <= battle.most_of(model, action, thing, with), ScenarioRefusal::Amount)?;
    }
    Ok(())
}

fn condition_holds(
    battle: &Battle,
    model: ModelId,
    thing: Option<ThingId>,
    with: Option<ModelId>,
    condition: ThingCondition,
) -> bool {
    let now = thing.and_then(|t| battle.scene.lying(t));
    match condition {
        ThingCondition::Unclaimed => now.is_some_and(|t| t.claimed.is_none()),
        ThingCondition::OpenedLess(n) => now.is_some_and(|t| t.opened < n),
        ThingCondition::Free => now.is_some_and(|t| t.carried.is_none()),
        ThingCondition::Carried => now.is_some_and(|t| t.carried == Some(model)),
        ThingCondition::Stocked => now.is_some_and(|t| t.stock > 0),
        // Nobody knows whose charge it is in an older log.
        ThingCondition::Charged => now.is_some_and(|t| t.charges.contains(&model) || t.charged && t.charges.is_empty()),
        ThingCondition::Uncharged => battle.scene.things.iter().all(|t| !t.charges.contains(&model)),
        ThingCondition::AtEdge => battle.at_edge(model) != Some(false),
        ThingCondition::AtHome => battle.at_home(model) != Some(false),
        ThingCondition::AtZoneEdge => battle.at_zone_edge(model) != Some(false),
        ThingCondition::Mine => thing.and_then(|t| battle.owner_of(t)).is_none_or(|owner| !battle.foe_of(model, owner)),
        ThingCondition::Theirs => {
            thing.and_then(|t| battle.owner_of(t)).is_none_or(|owner| battle.foe_of(model, owner))
        }
        ThingCondition::Room(n) => battle.scene.held_by(model) < n,
        ThingCondition::Full => battle.scene.held_by(model) > 0,
        ThingCondition::OtherFull => with.is_some_and(|w| battle.scene.held_by(w) > 0),
    }
}

fn strike(battle: &Battle, model: ModelId, weapon: &str, thing: ThingId, range: Reach) -> Allowed {
    let now = battle.scene.lying(thing).filter(|t| !t.to_lay);
    let now = now.ok_or(Refusal::Scenario(ScenarioRefusal::ThingGone))?;
    let struck = battle.kind(&now.kind).and_then(|k| k.struck.as_ref());
    let struck = struck.ok_or(Refusal::Scenario(ScenarioRefusal::NotStruck))?;
    ensure(!battle.is_neutral(model), ScenarioRefusal::Nature)?;
    ensure(!battle.burdened_by_thing(model), ScenarioRefusal::Burdened)?;
    let Some(found) = battle.weapon(model, weapon) else { return Ok(()) };
    match range {
        Reach::Melee => {
            ensure(struck.melee, ScenarioRefusal::NotStruck)?;
            begin_fight(battle, model, None)?;
            fight_weapon(battle, model, weapon)?;
            let inch = Length::inches(1);
            ensure(battle.near_thing(model, thing, inch) != Some(false), ScenarioRefusal::ThingFar(inch))
        }
        Reach::Ranged => {
            let same = |k: &Keyword| found.keywords.iter().any(|own| same_word(own, k));
            let suits = struck.ranged.as_ref().is_some_and(|words| words.is_empty() || words.iter().any(same));
            ensure(suits, ScenarioRefusal::NotStruck)?;
            begin_shoot(battle, model, weapon)?;
            let far = battle.seen_range(found.range.unwrap_or(Length::ZERO));
            ensure(battle.near_thing(model, thing, far) != Some(false), ScenarioRefusal::ThingFar(far))
        }
    }
}

/// The same keyword, with any number.
fn same_word(a: &Keyword, b: &Keyword) -> bool {
    matches!((a, b), (Keyword::Blast(_), Keyword::Blast(_))) || a == b
}

/// Whether the scenario bars an ACTION of the acting model: what it carries, its nature, whom it hunts.
pub fn bars(battle: &Battle, command: &Command) -> Allowed {
    if let (Command::Move { to, way }, Some(Step::Act { model } | Step::RetreatMove { model })) =
        (command, battle.question())
    {
        let flees = battle.neutral(*model).is_some_and(|n| n.mind == Mind::Flees);
        ensure(!flees || !battle.is_perilous(*model, *to, way), ScenarioRefusal::Shuns)?;
    }
    let Some(Step::Act { model }) = battle.question() else { return Ok(()) };
    let fights = matches!(
        command,
        Command::Dash | Command::Charge { .. } | Command::Shoot { .. } | Command::Fight { .. } | Command::Use { .. }
    );
    ensure(!fights || !battle.burdened_by_thing(*model), ScenarioRefusal::Burdened)?;
    if let Command::Shoot { weapon, .. } = command {
        lent(battle, *model, weapon)?;
    }
    let Some(neutral) = battle.neutral(*model) else { return Ok(()) };
    let activation = battle.activation.as_ref();
    let done = activation.is_some_and(|a| a.fought || !a.shots.is_empty());
    let moved = activation.is_some_and(|a| a.moves.contains(&MoveKind::Move));
    let natural = match (neutral.mind, command) {
        (_, Command::EndActivation) | (Mind::Flees, Command::Move { .. } | Command::Retreat) => true,
        (Mind::Avenges, Command::Move { .. }) => !moved,
        (Mind::Avenges, Command::Shoot { .. } | Command::Fight { .. }) => !done,
        (Mind::Smells(_), Command::Move { .. } | Command::Fight { .. } | Command::Dash) => true,
        _ => !matches!(
            command,
            Command::Move { .. }
                | Command::Dash
                | Command::Charge { .. }
                | Command::Retreat
                | Command::Shoot { .. }
                | Command::Fight { .. }
                | Command::Use { .. }
        ),
    };
    ensure(natural, ScenarioRefusal::Nature)?;
    let target = if let Command::Shoot { target, .. } = command {
        Some(*target)
    } else if let Command::Fight { target, .. } = command {
        Some((*target).into())
    } else {
        None
    };
    if let Some(target) = target {
        let rides = |rider| battle.scene.mount(rider) == Some(*model);
        ensure(!target.model().is_some_and(rides), ScenarioRefusal::OnItsBack)?;
        if let Some(prey) = battle.prey(*model) {
            ensure(target.is(prey), ScenarioRefusal::Prey(prey))?;
        }
    }
    if neutral.mind == Mind::Avenges { in_order(battle, *model, command, moved, done) } else { Ok(()) }
}

/// Beside its prey it strikes and then moves; else it moves first. If nobody measures, the table sees to it.
fn in_order(battle: &Battle, model: ModelId, command: &Command, moved: bool, attacked: bool) -> Allowed {
    let Some(prey) = battle.prey(model) else { return Ok(()) };
    let Some(beside) = battle.near(model, prey, Length::inches(1)) else { return Ok(()) };
    let attacks = matches!(command, Command::Shoot { .. } | Command::Fight { .. });
    ensure(!attacks || beside || moved, ScenarioRefusal::MovesFirst)?;
    let walks = matches!(command, Command::Move { .. });
    ensure(!walks || !beside || attacked, ScenarioRefusal::StrikesFirst(prey))
}

/// Whether a weapon that lies ready may be used now.
fn lent(battle: &Battle, model: ModelId, weapon: &str) -> Allowed {
    let Some((thing, lends)) = battle.lent(model, weapon) else { return Ok(()) };
    let used = battle.scene.things.get(usize::from(thing)).is_some_and(|t| t.used == battle.turn);
    let enemy = || {
        let mut enemies = battle.models().filter(|(id, f)| f.on_table() && battle.enemies(model, *id));
        enemies.any(|(id, _)| battle.near_thing(id, thing, Length::inches(1)) == Some(true))
    };
    let contested = lends.not_contested && enemy();
    ensure(!(used || contested), ScenarioRefusal::NotLent)
}

impl Battle {
    /// The most of what an ACTION moves at once.
    pub(crate) fn most_of(
        &self,
        model: ModelId,
        action: &ThingAction,
        thing: Option<ThingId>,
        with: Option<ModelId>,
    ) -> u8 {
        let own = self.scene.held_by(model);
        let room = action.room().saturating_sub(own);
        let stock = thing.and_then(|t| self.scene.lying(t)).map_or(0, |t| t.stock);
        let theirs = with.map(|w| self.scene.held_by(w));
        let most = action.does.iter().map(|does| match does {
            ThingDoes::Fill => stock.min(room),
            ThingDoes::Steal => theirs.unwrap_or(stock).min(room),
            // What one model can hold, the other can too.
            ThingDoes::Give => own.min(self.hold_limit().saturating_sub(theirs.unwrap_or(0))),
            ThingDoes::Extract(_) => own,
            ThingDoes::Tally(_)
            | ThingDoes::Claim
            | ThingDoes::Open(_)
            | ThingDoes::TakeUp
            | ThingDoes::PutDown
            | ThingDoes::HandOver
            | ThingDoes::Remove
            | ThingDoes::Blessing(_)
            | ThingDoes::Leave
            | ThingDoes::Charge
            | ThingDoes::Explode(_)
            | ThingDoes::Become(_)
            | ThingDoes::Bleed(_)
            | ThingDoes::Stir
            | ThingDoes::ComeUp { .. } => AMOUNT_MAX,
        });
        most.min().unwrap_or(0)
    }

    fn hold_limit(&self) -> u8 {
        self.field.scenario.kinds.iter().flat_map(|k| &k.actions).map(ThingAction::room).min().unwrap_or(AMOUNT_MAX)
    }

    /// Whether the model carries something that lets it only Move or Retreat.
    #[must_use]
    pub(crate) fn burdened_by_thing(&self, model: ModelId) -> bool {
        let carried = self.scene.carried_by(model).and_then(|t| self.scene.lying(t));
        carried.and_then(|t| self.kind(&t.kind)).is_some_and(|k| k.burden)
    }

    /// Whether everything that is left to lay has a drawn place.
    fn all_drawn(&self) -> bool {
        self.scene.things.iter().filter(|t| t.to_lay).all(|t| t.at.is_some())
    }
}

/// Whether a side may leave the rest of its models for later.
pub fn stops(battle: &Battle, side: SideId) -> Allowed {
    let begun = battle.fighters.iter().any(|f| f.side == side && f.presence == Presence::Table);
    let vanguard = !battle.scene.reserve.is_empty();
    ensure(begun && !vanguard && battle.arrivals_gap().is_some(), ScenarioRefusal::NobodyYet)
}

/// Whether a thing can be set like this.
pub(crate) fn thing_form(battle: &Battle, thing: ThingId, now: &ThingNow) -> Allowed {
    let known = battle.scene.things.get(usize::from(thing));
    let same = known.is_some_and(|t| t.kind == now.kind && t.id == now.id);
    let short = now.label.chars().count() <= 60;
    let carrier = now.carried.is_none_or(|m| battle.fighter(m).is_some());
    let claimed = now.claimed.is_none_or(|s| usize::from(s) < battle.sides.len());
    let charges =
        now.charges.len() <= battle.fighters.len() && now.charges.iter().all(|m| battle.fighter(*m).is_some());
    ensure(same && short && carrier && claimed && charges, ScenarioRefusal::Form)
}
