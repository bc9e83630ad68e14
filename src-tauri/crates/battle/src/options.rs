//! What may be answered now, and what is refused and why (invariant 3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::command::{Command, Facts, Spend, Verdict};
use super::ground::{Dive, Journey, Put};
use super::permit;
use super::refusal::Refusal;
use super::spot::Spot;
use super::state::{Battle, ModelId, Phase, Presence, SideId};
use super::stated;
use super::step::{Reach, Step};
use super::target::{Landing, Target};
use nml_catalogue::Point;
use nml_catalogue::effect::ActionTarget;
use nml_catalogue::length::Length;
use nml_catalogue::ruling::Offhand;

/// The answers to the pending question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who must answer; several for a roll-off, none when the battle is over.
    pub who: Vec<SideId>,
    /// What may be said.
    pub offers: Vec<Offer>,
    /// What a person may look for, and why it is refused.
    pub refused: Vec<Refused>,
    /// ACTIONS of the acting model that cannot even be aimed, and why: no command stands for them.
    pub closed: Vec<Closed>,
}

/// One thing that may be said.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// Exactly this; the facts of an attack are free.
    Say(Command),
    /// The command with a position that fits, or without one.
    Place {
        /// The command, without a position.
        command: Command,
        /// Where the base may stand; none: it is not known where it stands now, so anywhere.
        spot: Option<Spot>,
    },
    /// The shot at a point: anywhere that fits, or untracked. The facts of the attack are free.
    Aim {
        /// The command, without a point.
        command: Command,
        /// Where the point may lie on the flat; none: it is not known where the shooter stands.
        spot: Option<Spot>,
        /// The radius of its BLAST.
        inches: u8,
    },
    /// Any faces of this number of dice.
    Faces(usize),
    /// What the table sees of the attack may be stated again.
    State,
    /// How far down the ledge within 1 in is; or there is none.
    Ledge {
        /// As high as the model stands.
        proposed: Length,
    },
    /// What a model stands on may be stated at any moment: height, ledge, Dangerous terrain.
    Stand,
    /// Markers up to these; a Bloodbath needs its price among them.
    Spend {
        /// Who.
        side: SideId,
        /// The most of each.
        most: Spend,
        /// Markers a Bloodbath costs.
        bloodbath: u8,
    },
    /// Any holders for this many objectives, or the proposal.
    Control {
        /// What the positions say; none: nobody, or unknown.
        proposed: Vec<Option<SideId>>,
    },
    /// Any of these models, each at most once; the proposal first.
    Caught {
        /// All on the battlefield.
        among: Vec<ModelId>,
        /// Who stands in the blast, as far as positions are known.
        proposed: Vec<ModelId>,
    },
    /// A Deed may be claimed at any moment.
    Deed(super::scenario::Claimable),
    /// An answer to the scenario with choices of its own.
    Scenario(super::scenario::ScenarioOffer),
    /// The command with markers that pay for it: one of the sums, from these models.
    Pay {
        /// The command, nothing paid.
        command: Command,
        /// Sums that buy it.
        counts: Vec<u8>,
        /// At most so many of each model.
        purse: Vec<(ModelId, u8)>,
        /// Payments to choose among, each of one of the sums; others are as good.
        ways: Vec<Vec<(ModelId, u8)>>,
    },
    /// What the table should think of now; it may be noted.
    Remind(super::content::Reminded),
    /// The table may say who stands in reach of a model's auras.
    Auras {
        /// The models that bring some.
        bearers: Vec<ModelId>,
    },
    /// A side may give up.
    Concede,
    /// How a side shows which of its models are Down may still be changed.
    ShowDown,
    /// Any ruling may be read otherwise, by agreement.
    Agree,
    /// The battle may be stopped before its end.
    Stop,
    /// What happened may be stated without dice, one thing, many, or the result.
    Stated,
    /// Which way a missed shot goes: any direction, or that it misses.
    Scatter {
        /// How far it goes.
        inches: u8,
        /// Where it was aimed at, if that is known.
        from: Option<Point>,
        /// Where it comes down in each of eight directions: up the map first, then round to the right.
        ways: Vec<Landing>,
    },
}

impl Offer {
    /// The command with what buys it.
    pub(super) fn pay(command: Command, purse: &super::content::Purse) -> Self {
        Self::Pay { command, counts: purse.affordable(), purse: purse.from.clone(), ways: purse.ways() }
    }
}

/// A command that is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What.
    pub command: Command,
    /// Why.
    pub refusal: Refusal,
}

/// One of the two ACTIONS that attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttackAction {
    /// Shoot (ACT-26).
    Shoot,
    /// Fight (ACT-29).
    Fight,
}

/// An ACTION for which the model has nothing, whomever it were aimed at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closed {
    /// Which.
    pub action: AttackAction,
    /// Why.
    pub refusal: Refusal,
}

/// The answers to the pending question.
#[must_use]
pub fn options(battle: &Battle) -> Options {
    let mut found = Options { who: Vec::new(), offers: Vec::new(), refused: Vec::new(), closed: Vec::new() };
    if let Some(step) = battle.question() {
        found.who = battle.answerers(step);
        battle.collect(step, &mut found);
        if matches!(step, Step::Success(_) | Step::Injury(_)) || battle.throws_a_die(step).is_some() {
            battle.collect_calls(&mut found);
        }
        found.offers.extend(battle.reminders().into_iter().map(Offer::Remind));
        let bearers = battle.bearers();
        if battle.phase != Phase::Ended && !bearers.is_empty() {
            found.offers.push(Offer::Auras { bearers });
        }
        if battle.phase != Phase::Ended {
            found.offers.extend([Offer::Stand, Offer::Concede, Offer::Agree]);
            found.offers.push(Offer::Stated);
            if battle.turn == 0 {
                found.offers.push(Offer::ShowDown);
            }
            if !matches!(step, Step::WhatStands { .. }) {
                found.offers.push(Offer::Stop);
            }
        }
    }
    battle.collect_anytime(&mut found);
    found.offers.extend(battle.claimable().into_iter().map(Offer::Deed));
    found
}

/// Whether the options admit a command: what they admit is what `decide` accepts, overrules and
/// corrections apart.
#[must_use]
pub fn admits(options: &Options, battle: &Battle, command: &Command) -> bool {
    options.offers.iter().any(|offer| admits_one(offer, battle, command))
}

fn admits_one(offer: &Offer, battle: &Battle, command: &Command) -> bool {
    match (offer, command) {
        // What the table says of a charge counts: unseen, past somebody, several targets.
        (Offer::Say(Command::Charge { target: offered, .. }), Command::Charge { target, .. }) => {
            offered == target && permit::form(battle, command).is_ok() && permit::rules(battle, command).is_ok()
        }
        (Offer::Say(offered), said) => same(offered, said),
        // The constraint is what a screen draws; the way there counts as well.
        (Offer::Place { command: offered, .. }, said) => {
            said.place().is_some()
                && said.bare() == *offered
                && permit::form(battle, said).is_ok()
                && permit::rules(battle, said).is_ok()
        }
        (Offer::Aim { command: offered, .. }, Command::Shoot { target, .. }) => {
            target.is_point()
                && same(offered, &command.at_point(None))
                && permit::form(battle, command).is_ok()
                && permit::rules(battle, command).is_ok()
        }
        (Offer::State, Command::State { facts }) => permit::sized(facts).is_ok(),
        (Offer::Ledge { .. }, Command::Ledge { .. }) => permit::form(battle, command).is_ok(),
        (Offer::Stand, Command::Stand { .. }) => {
            permit::form(battle, command).is_ok() && permit::rules(battle, command).is_ok()
        }
        (Offer::Pay { command, counts, purse, .. }, said) => said.paid().is_some_and(|paid| {
            let purse = super::content::Purse { counts: counts.clone(), from: purse.clone(), infection: false };
            said.with_paid(Vec::new()) == *command && purse.pays(paid)
        }),
        (Offer::Remind(reminded), Command::Noted { model, source }) => {
            reminded.model == *model && reminded.source == *source
        }
        (Offer::Auras { bearers }, Command::Under { bearer, model, .. }) => {
            bearers.contains(bearer) && bearer != model && battle.fighter(*model).is_some()
        }
        (Offer::Faces(count), Command::Roll { faces, .. }) => faces.len() == *count,
        (Offer::Spend { side, most, bloodbath }, Command::Spend { side: who, markers }) => {
            side == who
                && markers.blood <= most.blood
                && markers.infection <= most.infection
                && markers.blessing <= most.blessing
                && (!markers.bloodbath || most.bloodbath && markers.hostile() >= *bloodbath)
        }
        (Offer::Control { proposed }, Command::Control { holders }) => {
            holders.len() == proposed.len()
                && holders.iter().flatten().all(|side| usize::from(*side) < battle.sides.len())
        }
        (Offer::Caught { among, .. }, Command::Caught { models }) => models
            .iter()
            .enumerate()
            .all(|(i, m)| among.contains(m) && !models.iter().take(i).any(|earlier| earlier == m)),
        (Offer::Deed(open), Command::Deed { deed, side, model }) => {
            open.deed == *deed
                && open.sides.contains(side)
                && match model {
                    Some(model) => open.by_model && battle.fighter(*model).is_some_and(|f| f.side == *side),
                    None => !open.by_model,
                }
        }
        (Offer::Agree, Command::Agree { ruling, reading }) => permit::agree(battle, ruling, reading).is_ok(),
        (Offer::Stop, Command::Stop { reason }) => reason.stops(),
        (Offer::Stated, Command::Happened { what }) => stated::happening(battle, what).is_ok(),
        (Offer::Stated, Command::CatchUp { changes }) => stated::changes(battle, changes).is_ok(),
        (Offer::Stated, Command::Result { changes, verdict, .. }) => {
            stated::changes(battle, changes).is_ok() && stated::verdict(battle, *verdict).is_ok()
        }
        (Offer::Scatter { .. }, Command::Scatter { .. }) => true,
        (Offer::Scenario(offer), Command::Scenario(said)) => super::scenario::admits(offer, battle, said),
        (Offer::ShowDown, Command::ShowDown { .. }) => permit::form(battle, command).is_ok(),
        (Offer::Concede, Command::Concede { side }) => usize::from(*side) < battle.sides.len(),
        _ => false,
    }
}

/// Equal but for the facts, which the table states freely.
fn same(offered: &Command, said: &Command) -> bool {
    let bare = |command: &Command| {
        let mut command = command.clone();
        if let Command::Shoot { facts, .. } | Command::Fight { facts, .. } | Command::React { facts, .. } = &mut command
        {
            *facts = Facts::default();
        }
        command
    };
    offered == said || bare(offered) == bare(said)
}

impl Options {
    pub(super) fn weigh(&mut self, battle: &Battle, command: Command) {
        if permit::form(battle, &command).is_err() {
            return;
        }
        match permit::rules(battle, &command) {
            Ok(()) => self.offers.push(Offer::Say(command)),
            Err(refusal) => self.refused.push(Refused { command, refusal }),
        }
    }

    /// A command that is paid for: weighed with the cheapest payment.
    fn weigh_paid(&mut self, battle: &Battle, command: Command, purse: &super::content::Purse) {
        let least = purse.counts.iter().min().copied().unwrap_or(0);
        let paid = super::content::cheapest(&purse.from, least);
        match permit::rules(battle, &command.with_paid(paid)) {
            Ok(()) => {
                self.offers.push(Offer::pay(command, purse));
            }
            Err(refusal) => self.refused.push(Refused { command, refusal }),
        }
    }

    pub(super) fn weigh_place(&mut self, battle: &Battle, command: Command, spot: Option<Spot>) {
        match permit::rules(battle, &command) {
            Ok(()) => self.offers.push(Offer::Place { command, spot }),
            Err(refusal) => self.refused.push(Refused { command, refusal }),
        }
    }
}

impl Battle {
    /// Who must answer.
    #[must_use]
    pub fn answerers(&self, step: &Step) -> Vec<SideId> {
        let of = |model: &ModelId| self.fighter(*model).map(|_| self.player_of(*model)).into_iter().collect();
        match step {
            Step::ZoneRollOff
            | Step::DeployRollOff
            | Step::InitiativeRollOff
            | Step::WhatStands { .. }
            | Step::Control => self.side_ids().collect(),
            Step::ChooseZone { side }
            | Step::Put(Put { side, .. })
            | Step::Deploy { side }
            | Step::ChooseFirst { side }
            | Step::Activate { side, .. }
            | Step::Morale { side }
            | Step::MoraleOrder { side }
            | Step::FleeOrShaken { side } => vec![*side],
            Step::Scenario(step) => self.scenario_answerers(step),
            Step::Act { model }
            | Step::Regenerate { model, .. }
            | Step::ChargeBonus { model, .. }
            | Step::EndCharge { model, .. }
            | Step::Journey(Journey { model, .. })
            | Step::Evade { model, .. }
            | Step::EvadeRoll { model, .. }
            | Step::PushRoll { by: model, .. }
            | Step::Dive(Dive { model, .. })
            | Step::Ledge { model, .. }
            | Step::GoesDown { model, .. }
            | Step::RetreatMove { model }
            | Step::DashMove { model } => of(model),
            Step::Success(roll) => of(&roll.model),
            Step::Content(ask) => self.asked(ask),
            Step::Injury(roll) => self.makes(roll).into_iter().collect(),
            Step::Reactions { waiting, .. } => waiting.first().map(of).unwrap_or_default(),
            Step::IntoMelee(attack)
            | Step::PickFriend(attack)
            | Step::PickEnemy(attack)
            | Step::DrawVictim { attack, .. }
            | Step::Caught { attack, .. } => of(&attack.attacker),
            // The opponent says which way it goes.
            Step::Scatter { attack, .. } => self.opposes(attack).into_iter().collect(),
            Step::MoreAttacks(series) => of(&series.attacker),
        }
    }

    fn collect(&self, step: &Step, found: &mut Options) {
        if let Some(count) = self.faces_asked(step) {
            found.offers.push(Offer::Faces(count));
        }
        let ids = || self.models().map(|(id, _)| id);
        match step {
            Step::ZoneRollOff
            | Step::DeployRollOff
            | Step::InitiativeRollOff
            | Step::ChargeBonus { .. }
            | Step::EvadeRoll { .. }
            | Step::PushRoll { .. }
            | Step::Journey(_)
            | Step::GoesDown { .. }
            | Step::IntoMelee(_)
            | Step::DrawVictim { .. }
            | Step::Morale { .. } => {}
            Step::Regenerate { most, .. } => {
                for markers in (0..=*most).rev() {
                    found.weigh(self, Command::Regenerate { markers });
                }
            }
            Step::Scatter { attack, inches } => {
                let (from, ways) = (self.aimed_at(attack), self.ways_astray(attack, *inches));
                found.weigh(self, Command::Scatter { towards: None, lost: false });
                found.weigh(self, Command::Scatter { towards: None, lost: true });
                found.offers.push(Offer::Scatter { inches: *inches, from, ways });
            }
            Step::PickEnemy(_) => {
                for model in ids() {
                    found.weigh(self, Command::PickEnemy { model });
                }
                found.refused.clear();
            }
            Step::MoraleOrder { .. } => {
                for side in self.side_ids() {
                    found.weigh(self, Command::ChooseFirst { side });
                }
                found.refused.clear();
            }
            Step::WhatStands { .. } => {
                found.weigh(self, Command::Stands { verdict: Verdict::Score });
                for side in self.side_ids() {
                    found.weigh(self, Command::Stands { verdict: Verdict::Win { side } });
                }
                found.weigh(self, Command::Stands { verdict: Verdict::Draw });
                found.weigh(self, Command::Stands { verdict: Verdict::NoResult });
                found.weigh(self, Command::Enough);
            }
            Step::ChooseZone { .. } => {
                for zone in (0_u8..).take(self.field.scenario.zones.len()) {
                    found.weigh(self, Command::ChooseZone { zone });
                }
            }
            Step::Deploy { side } => {
                for (model, _) in self.models().filter(|(_, f)| f.side == *side && f.presence == Presence::Waiting) {
                    found.weigh_place(self, Command::Deploy { model, at: None }, self.deploy_spot(model));
                    if self.may_be_held(model) {
                        found.weigh(self, Command::HoldBack { model });
                    }
                }
                found.weigh(self, Command::Enough);
            }
            Step::ChooseFirst { .. } => {
                for side in self.side_ids() {
                    found.weigh(self, Command::ChooseFirst { side });
                }
            }
            Step::Activate { side, .. } => {
                for (model, _) in self.models().filter(|(_, f)| f.side == *side) {
                    found.weigh(self, Command::Activate { model });
                }
                for (model, _) in self.models().filter(|(_, f)| f.side == *side) {
                    for other in self.companions(model) {
                        found.weigh(self, Command::ActivateTogether { models: [model, other] });
                    }
                }
            }
            Step::Act { model } => self.collect_actions(*model, found),
            Step::Content(ask) => self.collect_ask(ask, found),
            Step::Success(roll) => {
                if matches!(roll.purpose, super::step::Purpose::Attack(_)) {
                    found.offers.push(Offer::State);
                }
                self.collect_spends(step, found);
            }
            Step::Injury(_) => self.collect_spends(step, found),
            Step::EndCharge { model, target, reach } => {
                let spot = self.charge_spot(*model, *target, *reach);
                found.weigh_place(self, Command::stop(None, false), spot);
                found.weigh(self, Command::stop(None, true));
            }
            Step::Evade { .. } => {
                found.weigh(self, Command::Evade);
                found.weigh(self, Command::Enough);
            }
            Step::Dive(_) => {
                found.weigh(self, Command::Dive { dive: true });
                found.weigh(self, Command::Dive { dive: false });
            }
            Step::Ledge { brink, .. } => found.offers.push(Offer::Ledge { proposed: brink.drop }),
            Step::Put(put) => found.weigh_place(self, Command::Put { to: None }, self.put_spot(put)),
            Step::Reactions { waiting, .. } => {
                for enemy in waiting {
                    for weapon in self.weapons_of(*enemy, Reach::Melee) {
                        let facts = Facts::default();
                        found.weigh(self, Command::React { model: *enemy, weapon, facts });
                    }
                }
                found.weigh(self, Command::Enough);
            }
            Step::RetreatMove { model } => {
                found.weigh_place(self, Command::walk(None), self.retreat_spot(*model));
                found.weigh(self, Command::Enough);
            }
            Step::DashMove { model } => {
                found.weigh_place(self, Command::walk(None), self.dash_spot(*model));
                found.weigh(self, Command::Enough);
            }
            Step::PickFriend(_) => {
                for model in ids() {
                    found.weigh(self, Command::PickFriend { model });
                }
                found.weigh(self, Command::Enough);
                found.refused.clear();
            }
            Step::Caught { attack, at, scattered, .. } => {
                let among: Vec<ModelId> = self.models().filter(|(_, f)| f.on_table()).map(|(id, _)| id).collect();
                let mut proposed = match (scattered, at) {
                    (Some(_), Some(at)) => self.in_blast_at(attack.attacker, *at, self.blast(attack).unwrap_or(0)),
                    (Some(_), None) => Vec::new(),
                    (None, _) => self.swept(attack).unwrap_or_else(|| self.in_blast_of(attack)),
                };
                // The target may have been taken off the battlefield meanwhile.
                proposed.retain(|id| among.contains(id));
                found.offers.push(Offer::Caught { among, proposed });
            }
            Step::MoreAttacks(series) => {
                let targets: Vec<ModelId> = self.series_targets(series).collect();
                let mut weapons = Vec::new();
                if series.left > 0 {
                    weapons.push(series.weapon.clone());
                }
                weapons.extend(series.second.iter().cloned());
                for weapon in weapons {
                    for target in &targets {
                        found.weigh(self, attack_command(series.range, weapon.clone(), *target));
                    }
                    if series.range == Reach::Ranged {
                        self.collect_points(series.attacker, &weapon, &series.targets, found);
                    }
                }
                found.weigh(self, Command::Enough);
            }
            Step::FleeOrShaken { .. } => {
                found.weigh(self, Command::Flee { flee: false });
                found.weigh(self, Command::Flee { flee: true });
            }
            Step::Scenario(step) => self.collect_scenario(step, found),
            Step::Control => found.offers.push(Offer::Control { proposed: self.control() }),
        }
    }

    fn collect_spends(&self, step: &Step, found: &mut Options) {
        let bloodbath = if let Step::Injury(roll) = step { self.bloodbath_price(roll) } else { 0 };
        let window = step.window();
        let first = self.declares_first(step).filter(|f| window.is_some_and(|w| w.of(*f).is_none()));
        let spenders: Vec<SideId> = self.spenders(step).collect();
        for side in spenders.iter().copied().filter(|s| first.is_none_or(|f| f == *s)) {
            found.offers.push(Offer::Spend { side, most: self.purse(step, side), bloodbath });
        }
        for side in spenders {
            found.weigh(self, Command::SpendFirst { side });
        }
        found.refused.clear();
    }

    fn collect_actions(&self, model: ModelId, found: &mut Options) {
        found.weigh_place(self, Command::walk(None), self.move_spot(model));
        if self.lent_wings(model) {
            let flying = !self.fighter(model).is_some_and(|f| f.flies);
            found.weigh(self, Command::MoveAs { flying });
        }
        found.weigh(self, Command::Dash);
        let prey = if self.is_neutral(model) { self.prey(model) } else { None };
        let enemies: Vec<ModelId> = self
            .models()
            .filter(|(id, f)| f.on_table() && (self.enemies(model, *id) || prey == Some(*id)))
            .map(|(id, _)| id)
            .collect();
        for target in &enemies {
            found.weigh(self, Command::charge(*target));
        }
        found.weigh(self, Command::Retreat);
        for reach in [Reach::Ranged, Reach::Melee] {
            for weapon in self.weapons_of(model, reach) {
                for target in &enemies {
                    found.weigh(self, attack_command(reach, weapon.clone(), *target));
                }
                if reach == Reach::Ranged {
                    self.collect_points(model, &weapon, &[], found);
                }
            }
        }
        if !enemies.is_empty() {
            found.closed = self.closed_to(model);
        }
        for friend in self.friends_to_fight(model) {
            for weapon in self.weapons_of(model, Reach::Melee) {
                found.weigh(self, attack_command(Reach::Melee, weapon, friend));
            }
        }
        let actions: Vec<_> = self.granted(model).cloned().collect();
        for action in actions {
            let targets: Vec<Option<ModelId>> = match action.target {
                ActionTarget::Nothing | ActionTarget::Bearer => vec![None, Some(model)],
                ActionTarget::BearerOrFriend | ActionTarget::Enemy | ActionTarget::AnyModel | ActionTarget::Friend => {
                    self.models().map(|(id, _)| Some(id)).collect()
                }
            };
            for outcome in (0_u8..).take(action.outcome.len()) {
                for target in &targets {
                    let paid = Vec::new();
                    let command = Command::Use { action: action.id.clone(), target: *target, outcome, paid };
                    match self.action_purse(model, &action, outcome) {
                        Some(purse) => found.weigh_paid(self, command, &purse),
                        None => found.weigh(self, command),
                    }
                }
            }
        }
        if self.field.ruleset.rulings.offhand == Offhand::DeclaredFirst {
            for weapon in self.weapons_of(model, Reach::Melee) {
                found.weigh(self, Command::OffHand { weapon });
            }
        }
        found.weigh(self, Command::Partner);
        self.collect_work(model, found);
        found.weigh(self, Command::EndActivation);
    }

    /// A weapon with BLAST goes at a point too, and again at one that it went at before in the same ACTION.
    fn collect_points(&self, model: ModelId, weapon: &str, before: &[Target], found: &mut Options) {
        let Some(inches) = self.bursts_at_points(model, weapon) else { return };
        let at = |target| Command::Shoot { weapon: weapon.to_owned(), target, facts: Facts::default() };
        if let Some(again) = before.last().filter(|t| matches!(t, Target::Point { at: Some(_) })) {
            found.weigh(self, at(*again));
        }
        let command = at(Target::Point { at: None });
        match permit::rules(self, &command) {
            Ok(()) => found.offers.push(Offer::Aim { command, spot: self.point_spot(model, weapon), inches }),
            Err(refusal) => found.refused.push(Refused { command, refusal }),
        }
    }

    /// The ACTIONS for which the model has nothing at all (ACT-26, ACT-30).
    fn closed_to(&self, model: ModelId) -> Vec<Closed> {
        let shoot = (!self.can_shoot(model)).then_some((AttackAction::Shoot, Refusal::NoRanged));
        let fight = (!self.can_strike(model)).then_some((AttackAction::Fight, Refusal::NoMeleeWeapon));
        [shoot, fight].into_iter().flatten().map(|(action, refusal)| Closed { action, refusal }).collect()
    }

    /// Whether the model has something to shoot with: its own, or lent.
    fn can_shoot(&self, model: ModelId) -> bool {
        self.sheet(model).is_some_and(|s| s.ranged.is_some()) && !self.weapons_of(model, Reach::Ranged).is_empty()
    }

    pub(super) fn weapons_of(&self, model: ModelId, reach: Reach) -> Vec<String> {
        let fits = |w: &&nml_catalogue::sheet::Weapon| match reach {
            Reach::Ranged => w.range.is_some(),
            Reach::Melee => w.melee,
        };
        let Some(sheet) = self.sheet(model) else { return Vec::new() };
        let own = sheet.weapons.iter().chain(self.fists(sheet));
        let mut all: Vec<String> = own.filter(fits).map(|w| w.id.clone()).collect();
        if reach == Reach::Ranged {
            all.extend(self.lent_weapons(model));
        }
        all
    }
}

fn attack_command(reach: Reach, weapon: String, target: ModelId) -> Command {
    let facts = Facts::default();
    match reach {
        Reach::Ranged => Command::Shoot { weapon, target: target.into(), facts },
        Reach::Melee => Command::Fight { weapon, target, facts },
    }
}
