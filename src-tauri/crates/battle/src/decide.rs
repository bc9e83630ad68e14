//! Command to events. Form first, then the rules, then what follows.

use super::command::Command;
use super::event::{ActivationEnd, Event, RollName, RollResult, Rolled};
use super::ground::Gait;
use super::permit;
use super::refusal::Refusal;
use super::run::Run;
use super::scenario::{Held, ScenarioStep};
use super::state::{Battle, EndReason, ModelId, MoveKind, Phase, Presence, SideId};
use super::step::{Purpose, Step, SuccessRoll, Window};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::ruling::{
    HalfMorale, InitiativeChoice, InitiativeCount, MoraleFirst, ShakenFlow, ShakenRetest, ZoneChoice,
};

/// What follows from a command.
///
/// # Errors
/// The refusal, in words, with its code and rule; nothing has happened.
pub fn decide(battle: &Battle, command: &Command) -> Result<Vec<Event>, Rejection> {
    attempt(battle, command).map_err(|refusal| refusal.describe(battle))
}

/// As [`decide`], with the refusal as a value.
pub(super) fn attempt(battle: &Battle, command: &Command) -> Result<Vec<Event>, Refusal> {
    permit::form(battle, command)?;
    let mut run = Run::new(battle);
    if let Command::Overrule { command, reason } = command {
        let Err(refusal) = permit::rules(battle, command) else { return Err(Refusal::NothingToOverrule) };
        let code = refusal.code_and_rule().0.to_owned();
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
            run.did(super::content::Worked::Under { bearer: *bearer, model: *model, under: *under });
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
            let model = attacker(&step).unwrap_or_default();
            run.shoot(&step, model, weapon, *target, facts);
        }
        (Command::Fight { weapon, target, facts }, step) => {
            let model = attacker(&step).unwrap_or_default();
            run.fight(&step, model, weapon, *target, facts);
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
    if let Step::Act { model } | Step::MoreAttacks(super::step::Series { attacker: model, .. }) = step {
        Some(*model)
    } else {
        None
    }
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

    pub fn roll_off(&mut self, faces: &[nml_dice::Face], source: super::command::Source) -> Option<SideId> {
        let sides: Vec<SideId> = self.battle.side_ids().collect();
        self.roll_off_among(&sides, faces, source)
    }

    /// A roll-off in which only some dice count: every side has one all the same.
    fn roll_off_among(
        &mut self,
        among: &[SideId],
        faces: &[nml_dice::Face],
        source: super::command::Source,
    ) -> Option<SideId> {
        let counts = || (0_u8..).zip(faces).filter(|(side, _)| among.contains(side));
        let best = counts().map(|(_, face)| *face).max();
        let mut winners = counts().filter(|(_, f)| Some(**f) == best).map(|(side, _)| side);
        let winner = winners.next().filter(|_| winners.next().is_none());
        self.rolled(Rolled {
            roll: RollName::RollOff,
            model: None,
            faces: faces.to_vec(),
            source,
            kept: (0_u8..).zip(faces).map(|(i, _)| i).collect(),
            modifiers: Vec::new(),
            total: best.map_or(0, |f| i16::from(f.number())),
            result: RollResult::Won(winner),
        });
        winner
    }

    pub fn roll(&mut self, step: &Step, faces: &[nml_dice::Face], source: super::command::Source) {
        match step {
            Step::ZoneRollOff => {
                if let Some(winner) = self.roll_off(faces, source) {
                    let picks = match self.battle.field.ruleset.rulings.zone_choice {
                        ZoneChoice::Winner => winner,
                        ZoneChoice::Loser => self.battle.next_side(winner),
                    };
                    self.then(Step::ChooseZone { side: picks });
                }
            }
            Step::DeployRollOff => {
                if let Some(winner) = self.roll_off(faces, source) {
                    let side = self.battle.begins_with(winner);
                    self.then(Step::Deploy { side });
                }
            }
            Step::InitiativeRollOff => {
                let counted = self.battle.initiative_counts();
                let leads = self.battle.initiative_leads(&counted);
                if let Some(winner) = self.roll_off_among(&leads, faces, source) {
                    self.done();
                    self.take_initiative(winner, counted);
                }
            }
            Step::Success(roll) => self.success(roll, faces, source),
            Step::Injury(roll) => self.injury(roll, faces, source),
            Step::ChargeBonus { model, target } => self.charge_bonus(*model, *target, faces, source),
            Step::EvadeRoll { model, charger } => self.evades(*model, *charger, faces, source),
            Step::PushRoll { model, die, .. } => self.push_rolled(*model, *die, faces, source),
            Step::IntoMelee(attack) => self.shot_into_melee(attack, faces, source),
            Step::DrawVictim { attack, among } => self.draw_victim(attack, among, faces, source),
            Step::Morale { side } => self.morale(*side, faces, source),
            Step::Content(ask) => self.thrown(ask, faces, source),
            Step::ChooseZone { .. }
            | Step::Deploy { .. }
            | Step::ChooseFirst { .. }
            | Step::Activate { .. }
            | Step::Act { .. }
            | Step::Regenerate { .. }
            | Step::EndCharge { .. }
            | Step::Journey(_)
            | Step::Evade { .. }
            | Step::Dive(_)
            | Step::Ledge { .. }
            | Step::Put(_)
            | Step::GoesDown { .. }
            | Step::Reactions { .. }
            | Step::RetreatMove { .. }
            | Step::DashMove { .. }
            | Step::PickFriend(_)
            | Step::PickEnemy(_)
            | Step::Scatter { .. }
            | Step::MoraleOrder { .. }
            | Step::WhatStands { .. }
            | Step::Caught { .. }
            | Step::MoreAttacks(_)
            | Step::FleeOrShaken { .. }
            | Step::Control => {}
            Step::Scenario(step) => self.scenario_roll(step, faces, source),
        }
    }

    fn zones(&mut self, side: SideId, zone: u8) {
        self.done();
        self.emit(Event::ZoneTaken { side, zone });
        let count = u8::try_from(self.battle.field.scenario.zones.len()).unwrap_or(u8::MAX);
        let mut free = (0..count).filter(|z| *z != zone).collect::<Vec<_>>().into_iter();
        let others: Vec<SideId> = self.battle.side_ids().filter(|s| *s != side).collect();
        for other in others {
            if let Some(zone) = free.next() {
                self.emit(Event::ZoneTaken { side: other, zone });
            }
        }
        self.zones_known();
    }

    pub(super) fn deploy(&mut self, model: ModelId, at: Option<nml_catalogue::Point>) {
        let Some(side) = self.battle.fighter(model).map(|f| f.side) else { return };
        self.done();
        self.set_up(model, at);
        // One model at a time; the other side goes on alone when one has none left.
        if matches!(self.battle.phase, Phase::Deployment) {
            self.deploy_next(side);
        } else {
            self.came_on(side, false);
        }
    }

    /// A model stands on the battlefield for the first time.
    pub(super) fn set_up(&mut self, model: ModelId, at: Option<nml_catalogue::Point>) {
        self.emit(Event::Deployed { model, at });
        let blessed: u8 = self.battle.sheet(model).map_or(0, |s| {
            s.keywords.iter().fold(0, |sum, k| if let Keyword::Blessed(n) = k { sum.saturating_add(*n) } else { sum })
        });
        self.mark(model, |m| m.blessing = m.blessing.saturating_add(blessed));
    }

    /// Nobody has a model left to set up, so Turn 1 begins.
    fn next_deployment(&mut self) {
        if let Some(step) = self.battle.deployment_begins() {
            if !self.begin_pregame() {
                self.first(step);
            }
            return;
        }
        self.deployment_over();
        self.begin_turn(1);
    }

    pub(super) fn begin_turn(&mut self, turn: u8) {
        self.emit(Event::TurnBegan { turn });
    }

    fn initiative(&mut self) {
        let counted = self.battle.initiative_counts();
        let leads = self.battle.initiative_leads(&counted);
        let mut leads = leads.into_iter();
        match (leads.next(), leads.next()) {
            (Some(side), None) => self.take_initiative(side, counted),
            _ => self.first(Step::InitiativeRollOff),
        }
    }

    fn take_initiative(&mut self, side: SideId, counted: Vec<u16>) {
        self.emit(Event::Initiative { side, counted });
        match self.battle.field.ruleset.rulings.initiative_choice {
            InitiativeChoice::ChooseFirstPlayer => self.first(Step::ChooseFirst { side }),
            InitiativeChoice::InitAlwaysFirst => self.first(Step::Activate { side, must: None }),
        }
        self.start_of_turn();
    }

    /// After an Activation the other side picks; a side that is done lets the other run out (ACT-03).
    fn next_activation(&mut self) {
        let first = match self.battle.last {
            Some(side) => self.battle.next_side(side),
            None => self.battle.initiative.unwrap_or(0),
        };
        let mut order = vec![first];
        while order.len() < self.battle.sides.len() {
            let next = self.battle.next_side(order.last().copied().unwrap_or(first));
            order.push(next);
        }
        match order.into_iter().find(|s| self.battle.ready(*s)) {
            Some(side) => self.first(Step::Activate { side, must: None }),
            None if self.leftover_neutrals() => {}
            None => self.begin_morale(),
        }
    }

    pub fn begin_morale(&mut self) {
        self.emit(Event::MoraleBegan);
        let rulings = self.battle.field.ruleset.rulings.clone();
        let mut due = self.battle.checking();
        // C-07: the playtest lets a side recover by itself after a Shaken Turn, without a check.
        if rulings.shaken_retest == ShakenRetest::AutoRecoverAfterTurn {
            for side in self.battle.side_ids().filter(|s| self.battle.is_shaken(*s)).collect::<Vec<_>>() {
                self.emit(Event::Shaken { side, shaken: false });
                due.retain(|s| *s != side);
            }
        }
        let next = self.battle.turn_end_questions();
        self.emit(Event::Asked { done: 0, next });
        if !self.battle.field.scenario.morale {
            return;
        }
        match rulings.morale_first {
            MoraleFirst::InitOrders if due.len() > 1 => {
                let side = self.battle.initiative.unwrap_or(0);
                return self.first(Step::MoraleOrder { side });
            }
            MoraleFirst::InitOrders => {}
            MoraleFirst::SmallerFirst => due.sort_by_key(|s| self.battle.size(*s)),
        }
        self.check_in(&due);
    }

    /// Morale Checks in this order; the questions are put on in reverse.
    fn check_in(&mut self, order: &[SideId]) {
        let mut next = Vec::new();
        for side in order.iter().rev() {
            next.push(Step::Morale { side: *side });
            next.extend(self.battle.morale_choice(*side));
        }
        self.emit(Event::Asked { done: 0, next });
    }

    /// The side with Initiative said who checks first (C-50).
    fn checks_first(&mut self, first: SideId) {
        self.done();
        let mut order = self.battle.checking();
        order.sort_by_key(|s| *s != first);
        self.check_in(&order);
    }

    /// A question that somebody's fall has made pointless falls away.
    fn drop_moot(&mut self) {
        let acting = self.battle.activation.as_ref().map(|a| a.model);
        let gone = |m: &ModelId| !self.battle.fighter(*m).is_some_and(super::state::Fighter::on_table);
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

    fn morale(&mut self, side: SideId, faces: &[nml_dice::Face], source: super::command::Source) {
        let why = self.battle.morale_why(side);
        let spec = why.spec();
        let Ok(kept) = spec.pool().resolve(faces) else { return };
        let result = RollResult::from(spec.result(kept.sum));
        self.rolled(Rolled {
            roll: RollName::Morale { side },
            model: None,
            faces: faces.to_vec(),
            source,
            kept: kept.kept,
            modifiers: why.modifiers,
            total: spec.total(kept.sum).into(),
            result: result.clone(),
        });
        if self.battle.banked(side) != 0 {
            self.did(super::content::Worked::Banked { side, dice: 0 });
        }
        self.morale_result(side, result != RollResult::Failure);
    }

    /// What a passed or failed Morale Check comes to.
    pub fn morale_result(&mut self, side: SideId, passed: bool) {
        let shaken = self.battle.is_shaken(side);
        let rulings = self.battle.field.ruleset.rulings.clone();
        let stays = self.battle.never_flees(side);
        if passed {
            self.done();
            if shaken {
                self.emit(Event::Shaken { side, shaken: false });
            }
        } else if stays {
            self.done();
            if !shaken {
                self.emit(Event::Shaken { side, shaken: true });
            }
        } else if shaken || self.battle.wavers(side) || rulings.shaken_flow == ShakenFlow::FleeAtOnce {
            self.done();
            self.flee(side);
        } else if rulings.shaken_flow == ShakenFlow::ShakenForced {
            self.done();
            self.emit(Event::Shaken { side, shaken: true });
        } else {
            self.then(Step::FleeOrShaken { side });
        }
    }

    pub fn flee(&mut self, side: SideId) {
        self.withdraws(side, EndReason::Fled);
    }

    /// Nothing is left to ask in the Morale Phase.
    fn next_morale(&mut self) {
        self.end_of_turn();
    }

    fn score_turn(&mut self, holders: &[Option<SideId>]) {
        self.done();
        let held = holders.iter().map(|holder| Held { reached: holder.iter().copied().collect(), holder: *holder });
        self.score_turn_end(held.collect());
    }
}

impl Battle {
    /// Models counted for Initiative, side by side (TRN-02, C-01).
    #[must_use]
    pub fn initiative_counts(&self) -> Vec<u16> {
        let counts = |f: &super::state::Fighter| match self.field.ruleset.rulings.initiative_count {
            InitiativeCount::StandingOnTable => f.standing(),
            InitiativeCount::AllInWarband => f.presence != Presence::Gone,
            InitiativeCount::OnTableInclDown => f.on_table(),
        };
        self.side_ids()
            .map(|side| {
                u16::try_from(self.fighters.iter().filter(|f| f.side == side && counts(f)).count()).unwrap_or(u16::MAX)
            })
            .collect()
    }

    /// The sides that lead by fewest models, of those that still fight; all of them would roll off.
    fn initiative_leads(&self, counted: &[u16]) -> Vec<SideId> {
        let on = self.fighting_on();
        let of = || (0_u8..).zip(counted).filter(|(side, _)| on.contains(side));
        let fewest = of().map(|(_, n)| *n).min();
        of().filter(|(_, n)| Some(**n) == fewest).map(|(side, _)| side).collect()
    }

    /// Whether the side has a model left to Activate.
    #[must_use]
    pub fn ready(&self, side: SideId) -> bool {
        self.fighters.iter().any(|f| f.side == side && f.on_table() && !f.activated)
    }

    /// Models that count for Morale.
    #[must_use]
    pub fn size(&self, side: SideId) -> usize {
        let models = self.models().filter(|(id, f)| f.side == side && !self.scene.unused.contains(id));
        models.filter(|(id, _)| !self.apart_from_morale(*id)).count() + self.standing_besides(side)
    }

    /// Models Down or Out of Action (MOR-01).
    #[must_use]
    pub fn casualties(&self, side: SideId) -> usize {
        let passed_by = self.uncounted_entries(side);
        self.models()
            .filter(|(_, f)| f.side == side && f.condition != super::state::Condition::Standing && !f.uncounted)
            .filter(|(id, _)| self.sheet(*id).is_none_or(|sheet| !passed_by.contains(&&sheet.entry)))
            .filter(|(id, _)| !self.apart_from_morale(*id))
            .count()
    }

    /// How many casualties make a Morale Check due (MOR-01, C-51).
    #[must_use]
    pub fn breaking_point(&self, side: SideId) -> usize {
        match self.field.ruleset.rulings.half_morale {
            HalfMorale::CeilHalf => self.size(side).div_ceil(2),
            HalfMorale::FloorHalf => self.size(side) / 2,
        }
    }

    /// Whether the side checks Morale in this Turn's Morale Phase.
    #[must_use]
    pub fn must_check(&self, side: SideId) -> bool {
        let shaken = self.is_shaken(side);
        let retest = self.field.ruleset.rulings.shaken_retest == ShakenRetest::NextMoralePhaseAlways;
        !self.spared_morale(side) && (shaken && retest || self.casualties(side) >= self.breaking_point(side))
    }

    /// Whether the next failed check makes the side flee because it was Shaken before (C-07).
    #[must_use]
    pub fn wavers(&self, side: SideId) -> bool {
        let later = self.field.ruleset.rulings.shaken_retest == ShakenRetest::AutoRecoverAfterTurn;
        later && self.sides.get(usize::from(side)).is_some_and(|s| s.wavered)
    }

    /// Whether the side is Shaken (MOR-05).
    #[must_use]
    pub fn is_shaken(&self, side: SideId) -> bool {
        self.sides.get(usize::from(side)).is_some_and(|s| s.shaken)
    }
}
