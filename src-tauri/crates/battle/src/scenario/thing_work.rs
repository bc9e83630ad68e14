//! ACTIONS of the scenario and attacks on things: the rolls, and what follows.

use super::things::Doing;
use crate::effects::Moment;
use crate::log::command::{Command, Facts};
use crate::log::event::{Event, Modifier, ModifierKind, RollResult};
use crate::log::scenario::{NoteShown, ScenarioEvent, ScenarioRoll, ScenarioSaid, ScenarioStep, ThingId};
use crate::log::state::{Battle, ModelId, SideId};
use crate::log::step::{Attack, InjuryRoll, Purpose, Reach, Step, SuccessRoll, Window};
use crate::log::target::Target;
use crate::run::Run;
use crate::success::SuccessWhy;
use nml_catalogue::effect::ActionRoll;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::scenario::{ThingAction, ThingDoes};

impl Run {
    /// Begins an ACTION of the scenario.
    pub(super) fn work(&mut self, model: ModelId, roll: &ScenarioRoll) {
        let ScenarioRoll::Work { action, .. } = roll else { return };
        let Some(found) = self.battle.action_named(action).cloned() else { return };
        if !found.free || found.roll != ActionRoll::None {
            let form = found.form_of.clone().unwrap_or_else(|| found.id.clone());
            self.note(ScenarioEvent::Took { action: form });
        }
        match found.roll {
            ActionRoll::None => self.worked(model, roll),
            ActionRoll::Success | ActionRoll::Risky => {
                let purpose = Purpose::Scenario(roll.clone());
                self.first(Step::Success(SuccessRoll { model, purpose, window: Window::default() }));
            }
        }
    }

    /// Attacks a thing.
    pub(super) fn strike(&mut self, model: ModelId, weapon: &str, thing: ThingId, range: Reach) {
        match range {
            Reach::Ranged => self.emit(Event::Shot { model, weapon: weapon.to_owned() }),
            Reach::Melee => self.emit(Event::Fought { model }),
        }
        let roll = ScenarioRoll::Strike { weapon: weapon.to_owned(), thing, range };
        if self.battle.weapon(model, weapon).is_some_and(|w| w.keywords.contains(&Keyword::Flamethrower)) {
            self.worked(model, &roll);
            return;
        }
        let purpose = Purpose::Scenario(roll);
        self.first(Step::Success(SuccessRoll { model, purpose, window: Window::default() }));
    }

    /// The roll of an ACTION or of an attack on a thing succeeded.
    pub(crate) fn worked(&mut self, model: ModelId, roll: &ScenarioRoll) {
        let side = self.battle.fighter(model).map_or(0, |f| f.side);
        match roll {
            ScenarioRoll::Work { action, thing, with, count } => {
                let Some(found) = self.battle.action_named(action).cloned() else { return };
                let doing = Doing { model, side, thing: *thing, with: *with, count: *count };
                self.carry_out_all(doing, &found.does);
            }
            ScenarioRoll::Strike { weapon, thing, range } => {
                let struck = self.battle.scene.lying(*thing).and_then(|t| self.battle.kind(&t.kind)?.struck.clone());
                let doing = Doing { model, side, thing: Some(*thing), with: None, count: 0 };
                if let Some(struck) = struck {
                    self.carry_out_all(doing, &struck.does);
                }
                self.reloads(model, weapon, *range);
            }
        }
    }

    /// The model came near things that it sets off: their owner says what they are.
    pub(super) fn trip(&mut self, model: ModelId, things: Vec<ThingId>) {
        let owner = things
            .first()
            .and_then(|t| self.battle.kind(&self.battle.scene.lying(*t)?.kind))
            .and_then(|k| match k.laid {
                nml_catalogue::scenario::Laid::By(role) | nml_catalogue::scenario::Laid::InTurn(role) => {
                    self.battle.side_with(role)
                }
                nml_catalogue::scenario::Laid::Drawn
                | nml_catalogue::scenario::Laid::Later
                | nml_catalogue::scenario::Laid::Each(_) => None,
            })
            .unwrap_or_default();
        self.put_question(ScenarioStep::Reveal { side: owner, model, things });
    }

    /// A thing was revealed: a dud is taken away, a live one does what it does; the rest still waits.
    pub(super) fn reveal(&mut self, model: ModelId, things: &[ThingId], thing: ThingId, live: bool) {
        let side = match self.battle.question() {
            Some(Step::Scenario(ScenarioStep::Reveal { side, .. })) => *side,
            _ => 0,
        };
        let rest: Vec<ThingId> = things.iter().copied().filter(|t| *t != thing).collect();
        self.done();
        if !rest.is_empty() {
            self.put_question(ScenarioStep::Reveal { side, model, things: rest });
        }
        let tripped = self.battle.scene.lying(thing).and_then(|t| self.battle.kind(&t.kind)?.tripped.clone());
        let Some(tripped) = tripped else { return };
        let doing = Doing { model, side, thing: Some(thing), with: None, count: 0 };
        if live {
            self.carry_out_all(doing, &tripped.does);
        } else {
            self.carry_out_all(doing, &[ThingDoes::Remove]);
        }
    }
}

impl Battle {
    /// The ACTION of the scenario with this id.
    #[must_use]
    pub(crate) fn action_named(&self, action: &str) -> Option<&ThingAction> {
        self.field.scenario.kinds.iter().flat_map(|k| &k.actions).find(|a| a.id == action)
    }

    /// The modifiers of a Success Roll for something of the scenario.
    pub(crate) fn scenario_why(&self, model: ModelId, roll: &ScenarioRoll) -> SuccessWhy {
        match roll {
            ScenarioRoll::Work { action, .. } => {
                let mut why = self.plain_why(model, &Moment::default(), false);
                why.risky |= self.action_named(action).is_some_and(|a| a.roll == ActionRoll::Risky);
                why
            }
            ScenarioRoll::Strike { weapon, thing, range } => {
                self.attack_why(&self.attack_on(model, weapon, *thing, *range))
            }
        }
    }

    /// An attack on a thing is one like any other (ATK-01): aimed at the point where the thing lies.
    fn attack_on(&self, attacker: ModelId, weapon: &str, thing: ThingId, range: Reach) -> Attack {
        let half = self.weapon(attacker, weapon).and_then(|w| w.range).map(|far| self.seen_range(far).half());
        let short = half.and_then(|half| self.near_thing(attacker, thing, half));
        Attack {
            attacker,
            weapon: weapon.to_owned(),
            target: Target::Point { at: self.place_of(thing) },
            range,
            off_hand: false,
            // A thing has a base, which a point does not have.
            facts: Facts { long: Some(range == Reach::Ranged && short == Some(false)), ..Facts::default() },
            called: Vec::new(),
        }
    }

    /// What the scenario puts on an attack's Success Roll: weather, and standing on top of the target.
    pub(crate) fn scene_dice(&self, attack: &Attack) -> Vec<Modifier> {
        let mut lines = Vec::new();
        if let (Reach::Melee, Some((dice, name))) = (attack.range, self.weather_dice()) {
            lines.push(plain(ModifierKind::Dice, dice, name));
        }
        if self.scene.mount(attack.attacker).is_some_and(|mount| attack.target.is(mount)) {
            lines.push(plain(ModifierKind::Dice, 1, "On its back"));
        }
        lines
    }

    /// What the scenario puts on an Injury Roll.
    pub(crate) fn scene_injury(&self, roll: &InjuryRoll) -> Vec<Modifier> {
        let mut lines = Vec::new();
        if let Some(attack) = roll.cause.attack()
            && self.scene.mount(attack.attacker) == Some(roll.victim)
        {
            lines.push(plain(ModifierKind::InjuryDice, 1, "On its back"));
        }
        lines
    }

    /// A range as it counts in this Turn.
    #[must_use]
    pub(crate) fn seen_range(&self, range: nml_catalogue::length::Length) -> nml_catalogue::length::Length {
        if self.ranges_halved() { range.half() } else { range }
    }
}

fn plain(kind: ModifierKind, value: i8, name: &str) -> Modifier {
    Modifier { kind, value, name: name.to_owned(), reason: String::new(), rule: "SCENARIO".to_owned() }
}

/// Whether a roll succeeded.
pub(super) fn succeeded(result: &RollResult) -> bool {
    matches!(result, RollResult::Success | RollResult::Critical)
}

impl Run {
    /// An answer of another kind to a question of the scenario.
    pub(crate) fn answered(&mut self, step: &ScenarioStep, command: &Command) {
        match (step, command) {
            (ScenarioStep::Arrive { .. }, Command::Deploy { model, at }) => self.deploy(*model, *at),
            (ScenarioStep::Arrive { side }, Command::Enough) => {
                self.done();
                self.came_on(*side, true);
            }
            (ScenarioStep::Lay { side, thing }, Command::Enough) => self.lets_go(*side, *thing),
            (ScenarioStep::NeutralTurn { side, .. }, Command::Activate { model }) => {
                self.note(ScenarioEvent::Plays { side: Some(*side) });
                self.activate(*model);
            }
            (_, Command::Caught { models }) => self.caught_near(step, models),
            _ => self.done(),
        }
    }

    /// Something said about the scenario.
    pub(crate) fn said(&mut self, question: &Step, said: &ScenarioSaid) {
        let acting = if let Step::Act { model } = question { *model } else { 0 };
        match said {
            ScenarioSaid::Attacker { side } => self.roles_given(*side),
            ScenarioSaid::Teams { teams } => self.teams_agreed(teams),
            ScenarioSaid::Force { models } => {
                if let Step::Scenario(ScenarioStep::ChooseForce { side }) = question {
                    self.force_chosen(*side, models);
                }
                if let Step::Scenario(ScenarioStep::Vanguard { side }) = question {
                    self.vanguard_chosen(*side, models);
                }
            }
            ScenarioSaid::Lay { thing, at } => {
                if let Step::Scenario(ScenarioStep::Lay { side, .. }) = question {
                    self.lay(*side, *thing, *at);
                }
            }
            ScenarioSaid::AsDrawn => self.lay_as_drawn(),
            ScenarioSaid::Work { action, thing, with, count } => {
                let roll = ScenarioRoll::Work { action: action.clone(), thing: *thing, with: *with, count: *count };
                self.work(acting, &roll);
            }
            ScenarioSaid::Strike { weapon, thing, range } => self.strike(acting, weapon, *thing, *range),
            ScenarioSaid::Trip { thing } => self.trip(acting, vec![*thing]),
            ScenarioSaid::Reveal { thing, live } => {
                if let Step::Scenario(ScenarioStep::Reveal { model, things, .. }) = question {
                    self.reveal(*model, things, *thing, *live);
                }
            }
            ScenarioSaid::Ride { on } => self.note(ScenarioEvent::Riding { model: acting, on: *on }),
            ScenarioSaid::Leave => self.leaves(acting),
            ScenarioSaid::Hold { objectives } => {
                self.done();
                self.score_turn_end(objectives.clone());
            }
            ScenarioSaid::Count { counts } => {
                if let Step::Scenario(ScenarioStep::Count { rule }) = question {
                    self.counted(*rule, counts);
                }
            }
            ScenarioSaid::Note { side, note, models, objective } => {
                let asked = matches!(question, Step::Scenario(ScenarioStep::Note { side: s, note: n }) if s == side && n == note);
                if asked {
                    self.done();
                }
                let shown =
                    NoteShown { side: *side, note: note.clone(), models: models.clone(), objective: *objective };
                self.note(ScenarioEvent::Noted(shown));
            }
            ScenarioSaid::Alliances { named } => self.allies_named(named),
            ScenarioSaid::Betray(played) => self.betray(played),
            ScenarioSaid::Give { from, to, points } => self.gives_points(*from, *to, *points),
            ScenarioSaid::Deny { deed } => {
                let model = self.battle.scene.proposals.iter().find(|p| p.deed == *deed).and_then(|p| p.model);
                self.note(ScenarioEvent::Denied { deed: deed.clone(), model });
            }
        }
    }

    /// A side sets nobody else up now.
    pub(crate) fn nobody_else(&mut self, side: SideId) {
        self.done();
        self.note(ScenarioEvent::Stopped { side });
        self.deploy_next(side);
    }
}
