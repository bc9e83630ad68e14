//! From command to events. Form first, then the rules, then what follows.

use super::permit;
use super::refusal::Refusal;
use super::run::Run;
use crate::log::command::{Command, Source};
use crate::log::event::{ActivationEnd, Event};
use crate::log::journey::Gait;
use crate::log::scenario::{Held, ScenarioStep};
use crate::log::state::{Battle, Fighter, ModelId, MoveKind, Phase, SideId};
use crate::log::step::{Purpose, Series, Step, SuccessRoll, Window};
use crate::log::tally::Worked;
use crate::log::thrown::Thrown;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::ruling::ZoneChoice;

/// What follows from a command.
///
/// # Errors
/// The refusal, in words, with its code and rule; then nothing has happened.
pub fn decide(battle: &Battle, command: &Command) -> Result<Vec<Event>, Rejection> {
    attempt(battle, command).map_err(|refusal| refusal.describe(battle))
}

/// As [`decide`], with the refusal as a value.
pub(super) fn attempt(battle: &Battle, command: &Command) -> Result<Vec<Event>, Refusal> {
    permit::form(battle, command)?;
    let mut run = Run::new(battle);
    if let Command::Overrule { command, reason } = command {
        let Err(refusal) = permit::rules(battle, command) else { return Err(Refusal::NothingToOverrule) };
        let code = refusal.message(battle).code.to_owned();
        run.emit(Event::Overruled { code, reason: reason.clone() });
        carry_out(&mut run, command);
    } else if let Command::SetRight { change, reason } = command {
        let deeds = run.battle.deeds.clone();
        run.emit(Event::SetRight { change: change.clone(), reason: reason.clone() });
        run.after_change(change);
        run.points_of_deeds_follow(&deeds);
    } else {
        permit::rules(battle, command)?;
        carry_out(&mut run, command);
    }
    run.watch(battle);
    run.settle();
    run.after_the_end(battle);
    Ok(run.events)
}

fn carry_out(run: &mut Run, command: &Command) {
    let Some(question) = run.battle.question().cloned() else {
        if let Command::Deed { deed, side, model } = command {
            run.deed(deed, *side, *model);
        }
        return;
    };
    match (command, question) {
        (Command::Roll { faces, source }, step) => run.roll(&step, faces, *source),
        (Command::Draw { cards, source }, step) => run.draw(&step, cards, *source),
        (Command::Spend { side, markers }, step) => {
            let Some(model) = step.window_model() else { return };
            run.emit(Event::Spent { side: *side, model, markers: *markers });
            run.mark(model, |m| {
                m.blood = m.blood.saturating_sub(markers.blood);
                m.infection = m.infection.saturating_sub(markers.infection);
                m.blessing = m.blessing.saturating_sub(markers.blessing);
            });
        }
        (Command::Call { model, call, paid }, _) => run.call(*model, call, paid),
        (Command::Put { to }, Step::Content(ask)) => run.place(&ask, *to),
        (Command::Pick { model }, Step::Content(ask)) => run.pick(&ask, *model),
        (Command::Choose { option }, Step::Content(ask)) => run.choose(&ask, *option),
        (Command::Caught { models }, Step::Content(ask)) => run.several(&ask, models),
        (Command::Noted { model, source }, _) => run.noted(*model, source),
        (Command::Under { bearer, model, under }, _) => {
            run.did(Worked::Under { bearer: *bearer, model: *model, under: *under });
        }
        (Command::State { facts }, _) => run.emit(Event::Stated { facts: facts.clone() }),
        (Command::SpendFirst { side }, _) => run.emit(Event::SpendFirst { side: *side }),
        (
            Command::Enough | Command::Deploy { .. } | Command::Activate { .. } | Command::Caught { .. },
            Step::Scenario(step),
        ) => {
            run.answered(&step, command);
        }
        (Command::ChooseZone { zone }, Step::ChooseZone { side }) => run.zones(side, *zone),
        (Command::Deploy { model, at }, _) => run.deploy(*model, *at),
        (Command::HoldBack { model }, Step::Deploy { side }) => run.hold_back(side, *model),
        (Command::ChooseFirst { side }, Step::MoraleOrder { .. }) => run.checks_first(*side),
        (Command::ChooseFirst { side }, _) => run.then(Step::Activate { side: *side, must: None }),
        (Command::Activate { model }, _) => run.activate(*model),
        (Command::ActivateTogether { models }, _) => run.activate_together(*models),
        (Command::Partner, _) => run.partner(),
        (Command::Regenerate { markers }, Step::Regenerate { model, .. }) => run.regenerate(model, *markers),
        (Command::OffHand { weapon }, Step::Act { model }) => {
            run.emit(Event::OffHand { model, weapon: weapon.clone() });
        }
        (Command::Move { to, way }, Step::Act { model }) => {
            run.emit(Event::MoveKind { model, kind: MoveKind::Move });
            run.set_out(model, Gait::Walk, *to, way);
        }
        (Command::Move { to, way }, Step::DashMove { model }) => {
            run.done();
            run.set_out(model, Gait::Walk, *to, way);
        }
        (Command::Move { to, way }, Step::RetreatMove { model }) => {
            run.done();
            run.emit(Event::Disengaged { model });
            run.set_out(model, Gait::Retreat, *to, way);
        }
        (Command::Dash, Step::Act { model }) => {
            run.emit(Event::Dashed { model });
            run.first(Step::Success(SuccessRoll { model, purpose: Purpose::Dash, window: Window::default() }));
            run.skip_automatic();
        }
        (Command::Charge { target, facts }, Step::Act { model }) => run.charge(model, *target, facts),
        (Command::EndCharge { to, reached, also, way }, Step::EndCharge { model, target, .. }) => {
            run.end_charge((model, target), *to, *reached, also, way);
        }
        (Command::Evade, Step::Evade { model, charger }) => run.then(Step::EvadeRoll { model, charger }),
        (Command::Enough, Step::Evade { model, charger }) => {
            run.done();
            run.evaded(charger, model);
        }
        (Command::Dive { dive }, Step::Dive(what)) => run.dive(&what, *dive),
        (Command::Ledge { drop }, Step::Ledge { model, brink }) => run.ledge_said(model, &brink, *drop),
        (Command::Put { to }, Step::Put(put)) => run.put_down(&put, *to),
        (Command::MoveAs { flying }, Step::Act { model }) => run.emit(Event::MovesAs { model, flying: *flying }),
        (Command::Stand { model, height, ledge, danger }, _) => {
            run.emit(Event::Stands { model: *model, height: *height, ledge: *ledge, danger: danger.clone() });
        }
        (Command::Retreat, Step::Act { model }) => run.ask_to_retreat(model),
        (Command::React { model, weapon, facts }, Step::Reactions { model: retreater, .. }) => {
            run.react(*model, retreater, weapon, facts);
        }
        (Command::Shoot { weapon, target, facts }, step) => {
            if let Some(model) = attacker(&step) {
                run.shoot(&step, model, weapon, *target, facts);
            }
        }
        (Command::Fight { weapon, target, facts }, step) => {
            if let Some(model) = attacker(&step) {
                run.fight(&step, model, weapon, *target, facts);
            }
        }
        (Command::Use { action, target, outcome, paid }, Step::Act { model }) => {
            run.use_action(model, action, *target, *outcome, paid);
        }
        (Command::PickFriend { model }, Step::PickFriend(attack)) => {
            run.done();
            run.shot_at(&attack, *model);
        }
        (Command::PickEnemy { model }, Step::PickEnemy(attack)) => {
            run.done();
            run.shot_at(&attack, *model);
        }
        (Command::Scatter { towards, lost }, Step::Scatter { attack, inches }) => {
            run.scatter(&attack, inches, *towards, *lost);
        }
        (Command::Caught { models }, Step::Caught { attack, critical, .. }) => run.caught(&attack, critical, models),
        (Command::Enough, Step::Reactions { model, .. }) => {
            run.done();
            run.after_reactions(model);
        }
        (Command::Enough, Step::MoreAttacks(series)) => run.end_series(&series),
        (Command::Enough, Step::PickFriend(attack)) => {
            run.done();
            run.shot_lost(attack.attacker);
        }
        (Command::Enough, Step::Deploy { side }) => run.nobody_else(side),
        (Command::Enough, _) => run.done(),
        (Command::Scenario(said), step) => run.said(&step, said),
        (Command::EndActivation, Step::Act { model }) => run.end_activation(model, ActivationEnd::Stopped),
        (Command::Flee { flee }, Step::FleeOrShaken { side }) => {
            run.done();
            if *flee {
                run.flee(side);
            } else {
                run.emit(Event::Shaken { side, shaken: true });
            }
        }
        (Command::Control { holders }, _) => run.score_turn(holders),
        (Command::Deed { deed, side, model }, _) => run.deed(deed, *side, *model),
        (Command::Agree { ruling, reading }, _) => {
            run.emit(Event::Agreed { ruling: ruling.clone(), reading: reading.clone() });
        }
        (Command::ShowDown { side, lying }, _) => run.emit(Event::ShowsDown { side: *side, lying: *lying }),
        (Command::Concede { side }, _) => run.gives_up(*side),
        (Command::Stop { reason }, _) => run.first(Step::WhatStands { reason: *reason }),
        (Command::Stands { verdict }, Step::WhatStands { reason }) => run.stands(*verdict, reason),
        (Command::Happened { what }, _) => run.happened(what),
        (Command::CatchUp { changes }, _) => run.catch_up(changes),
        (Command::Result { changes, verdict, reason }, _) => {
            run.catch_up(changes);
            run.result(*verdict, *reason);
        }
        _ => {}
    }
}

/// The model that attacks at this question.
fn attacker(step: &Step) -> Option<ModelId> {
    if let Step::Act { model } | Step::MoreAttacks(Series { attacker: model, .. }) = step { Some(*model) } else { None }
}

impl Run {
    /// Goes on by itself until somebody must answer.
    fn settle(&mut self) {
        // Every pass ends an Activation, a phase or a Turn; a battle has far fewer of them.
        for _ in 0..64 {
            self.flush();
            if self.battle.phase == Phase::Ended || self.wiped_out() {
                return;
            }
            match self.battle.question() {
                None => {}
                // A correction may have left the side nobody to Activate.
                Some(Step::Activate { side, .. }) if !self.battle.ready(*side) => self.done(),
                // Or nobody to set up, while another side has somebody again.
                Some(Step::Deploy { side }) if self.battle.begins_with(*side) != *side => {
                    let side = self.battle.begins_with(*side);
                    self.then(Step::Deploy { side });
                }
                Some(step) if let Some(side) = self.battle.asks_the_fled(step) => self.goes_on_without(side),
                Some(Step::Scenario(ScenarioStep::Deeds)) if self.battle.scene.proposals.is_empty() => self.done(),
                Some(Step::Scenario(step)) if self.battle.neutrals_gone(step) => self.neutrals_anew(),
                Some(Step::Journey(_)) => self.travel(),
                Some(Step::Reactions { model, .. }) if !self.battle.there(*model) => {
                    let model = *model;
                    self.done();
                    self.after_reactions(model);
                }
                Some(Step::GoesDown { model, infects }) => {
                    let (model, infects) = (*model, *infects);
                    self.done();
                    self.down_after_all(model, infects);
                }
                Some(Step::Content(ask)) if let Some(left) = ask.beginning() => {
                    let (ask, left) = (ask.clone(), left.to_vec());
                    if !self.begin_on(&ask, &left) {
                        return;
                    }
                }
                Some(step) if self.battle.moot(step) => self.drop_moot(),
                Some(_) => return,
            }
            if !self.battle.steps.is_empty() {
                continue;
            }
            match self.battle.phase {
                Phase::Deployment => self.next_deployment(),
                Phase::Initiative => self.initiative(),
                Phase::Activation => self.next_activation(),
                Phase::Morale => self.next_morale(),
                Phase::Ended => return,
            }
        }
    }

    pub fn roll(&mut self, step: &Step, faces: &[nml_dice::Face], source: Source) {
        let Some(thrown) = step.thrown() else { return };
        match thrown {
            Thrown::Zone => {
                if let Some(winner) = self.roll_off(faces, source) {
                    let picks = match self.battle.field.ruleset.rulings.zone_choice {
                        ZoneChoice::Winner => winner,
                        ZoneChoice::Loser => self.battle.next_side(winner),
                    };
                    self.then(Step::ChooseZone { side: picks });
                }
            }
            Thrown::Deployment => {
                if let Some(winner) = self.roll_off(faces, source) {
                    let side = self.battle.begins_with(winner);
                    self.then(Step::Deploy { side });
                }
            }
            Thrown::Initiative => {
                let counted = self.battle.initiative_counts();
                let leads = self.battle.initiative_leads(&counted);
                if let Some(winner) = self.roll_off_among(&leads, faces, source) {
                    self.done();
                    self.take_initiative(winner, counted);
                }
            }
            Thrown::Success(roll) => self.success(roll, faces, source),
            Thrown::Injury(roll) => self.injury(roll, faces, source),
            Thrown::ChargeBonus { model, target } => self.charge_bonus(model, target, faces, source),
            Thrown::Evasion { model, charger } => self.evades(model, charger, faces, source),
            Thrown::Push { model, die } => self.push_rolled(model, die, faces, source),
            Thrown::IntoMelee(attack) => self.shot_into_melee(attack, faces, source),
            Thrown::Victim { attack, among } => self.draw_victim(attack, among, faces, source),
            Thrown::Morale { side } => self.morale(side, faces, source),
            Thrown::Content(ask) => self.thrown(ask, faces, source),
            Thrown::Scenario(step) => self.scenario_roll(step, faces, source),
        }
    }

    pub(super) fn begin_turn(&mut self, turn: u8) {
        self.emit(Event::TurnBegan { turn });
    }

    /// A question that somebody's fall has made pointless is dropped.
    fn drop_moot(&mut self) {
        let acting = self.battle.activation.as_ref().map(|a| a.model);
        let gone = |m: &ModelId| !self.battle.fighter(*m).is_some_and(Fighter::on_table);
        match acting.filter(gone) {
            Some(model) if !matches!(self.battle.question(), Some(Step::Injury(_))) => {
                self.end_activation(model, ActivationEnd::Fell);
            }
            _ if matches!(self.battle.question(), Some(Step::MoreAttacks(_))) => self.next_attack(),
            _ => {
                self.done();
                self.next_attack();
            }
        }
    }

    fn score_turn(&mut self, holders: &[Option<SideId>]) {
        self.done();
        let held = holders.iter().map(|holder| Held { reached: holder.iter().copied().collect(), holder: *holder });
        self.score_turn_end(held.collect());
    }
}
