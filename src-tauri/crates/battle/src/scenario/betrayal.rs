//! Betrayal Cards: what may be played when, and what the card does (AOW p.22). Hands are the players' own; the battle hears
//! of a card when it is played.

use crate::allowed::Allowed;
use crate::log::event::ActivationEnd;
use crate::log::scenario::{Betrayed, ScenarioEvent};
use crate::log::state::{Battle, ModelId, Phase, SideId};
use crate::log::step::{Attack, Purpose, Reach, Step};
use crate::log::tally::{Called, Worked};
use crate::refusal::{Refusal, ScenarioRefusal};
use crate::run::Run;
use nml_catalogue::effect::{Effect, Until, What};
use nml_catalogue::length::Length;
use nml_catalogue::scenario::{Betrayal, BetrayalDoes};

fn ensure(holds: bool, refusal: ScenarioRefusal) -> Allowed {
    if holds { Ok(()) } else { Err(Refusal::Scenario(refusal)) }
}

impl Battle {
    /// What a card does for a side: a Coup in its own suit, else a Ruse. `None` for aces, and in other scenarios.
    #[must_use]
    pub fn betrayal(&self, played: &Betrayed) -> Option<&Betrayal> {
        let row = self.field.scenario.alliances.as_ref()?.row(played.card.rank())?;
        let own = self.ace(played.side)?.suit() == played.card.suit();
        Some(if own { &row.coup } else { &row.ruse })
    }

    /// Whether a card can be played at all: by a side that is there, once a Turn, with the side or the model it asks for.
    pub(super) fn betrayal_form(&self, played: &Betrayed) -> Allowed {
        let goes_on = self.turn > 0 && self.phase != Phase::Ended && self.is_in(played.side);
        ensure(goes_on, ScenarioRefusal::Form)?;
        let does = self.betrayal(played).map(|card| card.does);
        ensure(does.is_some_and(|d| d.asks_a_side() == played.of.is_some()), ScenarioRefusal::Form)?;
        ensure(does.is_some_and(|d| d.asks_a_model() == played.model.is_some()), ScenarioRefusal::Form)?;
        ensure(played.of.is_none_or(|of| of != played.side && self.is_in(of)), ScenarioRefusal::Form)?;
        played.model.map_or(Ok(()), |m| self.fighter(m).map(|_| ()).ok_or(Refusal::NoSuchModel(m)))?;
        ensure(!self.scene.alliances.played.contains(&played.card), ScenarioRefusal::CardPlayed)
    }

    /// Whether now is the moment for it.
    pub(super) fn betrayal_rules(&self, played: &Betrayed) -> Allowed {
        let side = played.side;
        let alliances = &self.scene.alliances;
        let foe = |model: ModelId| self.fighter(model).is_some_and(|f| self.rivals(f.side, side));
        let moment = match (self.betrayal(played).map(|card| card.does), self.question()) {
            (Some(BetrayalDoes::Dice(_)), Some(step)) => matches!(step, Step::Success(_)),
            (Some(BetrayalDoes::InjuryDice(_)), Some(step)) => {
                matches!(step, Step::Injury(roll) if foe(roll.victim))
            }
            (Some(BetrayalDoes::OutOfAction { blood }), Some(_)) => self.finishes_off(side, blood).is_some(),
            (Some(BetrayalDoes::HalvesMovement), Some(step)) => matches!(step, Step::Act { model } if foe(*model)),
            (Some(BetrayalDoes::StopsCharge), Some(step)) => {
                matches!(step, Step::ChargeBonus { model, .. } | Step::EndCharge { model, .. } if foe(*model))
            }
            (Some(BetrayalDoes::StopsRetreat), Some(step)) => {
                matches!(step, Step::RetreatMove { model } | Step::Reactions { model, .. } if foe(*model))
            }
            (Some(BetrayalDoes::EndsAlliance), _) => alliances.named.iter().any(|(one, _)| *one == side),
            (Some(BetrayalDoes::SwapsAlliance), _) => {
                let allied = alliances.named.iter().any(|(one, _)| *one == side);
                allied && played.of.is_some_and(|of| !alliances.named.iter().any(|(one, _)| *one == of))
            }
            (Some(BetrayalDoes::Takes(points)), _) => {
                let owns =
                    |partner: SideId| self.sides.get(usize::from(partner)).is_some_and(|s| s.points >= points.into());
                alliances.partner(side).is_some_and(owns)
            }
            (Some(BetrayalDoes::FailsMorale), Some(step)) => matches!(step, Step::Morale { .. }),
            (Some(BetrayalDoes::RerollsMorale), Some(step)) => {
                matches!(step, Step::FleeOrShaken { side: shaken } if !self.rivals(*shaken, side) || alliances.spares(side, *shaken))
            }
            (Some(BetrayalDoes::NoMoreDeeds), _) => played.model.is_some_and(foe),
            (
                Some(
                    BetrayalDoes::ForcesAlliance
                    | BetrayalDoes::Gives(_)
                    | BetrayalDoes::KeepsAll
                    | BetrayalDoes::Table,
                ),
                _,
            ) => true,
            (_, None) | (None, _) => false,
        };
        ensure(moment, ScenarioRefusal::NotTheMoment)
    }

    /// The model that a melee attack of the side is about to finish off: Down, with so many BLOOD MARKERS.
    fn finishes_off(&self, side: SideId, blood: u8) -> Option<(Attack, ModelId)> {
        let Some(Step::Success(roll)) = self.question() else { return None };
        let Purpose::Attack(attack) = &roll.purpose else { return None };
        let own = self.fighter(attack.attacker).is_some_and(|f| f.side == side);
        let victim = attack.target.model().filter(|_| own && attack.range == Reach::Melee)?;
        self.fighter(victim).filter(|f| f.down() && f.markers.blood >= blood).map(|_| (attack.clone(), victim))
    }
}

impl Run {
    /// A card is played, and does what it does.
    pub(super) fn betray(&mut self, played: &Betrayed) {
        let Some(card) = self.battle.betrayal(played).cloned() else { return };
        self.note(ScenarioEvent::Betrayed(*played));
        let question = self.battle.question().cloned();
        let (side, of) = (played.side, played.of);
        match (card.does, question) {
            (BetrayalDoes::Dice(n), Some(Step::Success(roll))) => self.lends(played, &card, roll.model, What::Dice(n)),
            (BetrayalDoes::InjuryDice(n), Some(Step::Injury(roll))) => {
                self.lends(played, &card, roll.victim, What::InjuryDice(n));
            }
            (BetrayalDoes::OutOfAction { blood }, _) => {
                if let Some((attack, victim)) = self.battle.finishes_off(side, blood) {
                    self.finish_off(&attack, victim);
                }
            }
            (BetrayalDoes::HalvesMovement, Some(Step::Act { model })) => {
                let less = Length::ZERO - self.battle.full_movement(model).half();
                self.gain(model, &card.name, Until::ActivationEnd, vec![Effect::always(What::Movement(less))]);
            }
            (BetrayalDoes::StopsCharge, Some(Step::ChargeBonus { model, .. } | Step::EndCharge { model, .. }))
            | (BetrayalDoes::StopsRetreat, Some(Step::RetreatMove { model } | Step::Reactions { model, .. })) => {
                self.end_activation(model, ActivationEnd::Ability)
            }
            (BetrayalDoes::EndsAlliance, _) => self.allies_anew(|one, _| one != side, None),
            (BetrayalDoes::SwapsAlliance, _) => self.allies_anew(|one, _| one != side, of.map(|of| (side, of))),
            (BetrayalDoes::Takes(points), _) => {
                if let Some(partner) = self.battle.scene.alliances.partner(side) {
                    self.note(ScenarioEvent::PointsGiven { from: Some(partner), to: side, points: points.into() });
                    self.allies_anew(|one, _| one != side, None);
                }
            }
            (BetrayalDoes::Gives(points), _) => {
                if let Some(to) = of {
                    self.note(ScenarioEvent::PointsGiven { from: None, to, points: points.into() });
                }
            }
            (BetrayalDoes::FailsMorale, Some(Step::Morale { side })) => self.morale_result(side, false),
            (BetrayalDoes::RerollsMorale, Some(Step::FleeOrShaken { side })) => self.then(Step::Morale { side }),
            (
                BetrayalDoes::ForcesAlliance
                | BetrayalDoes::KeepsAll
                | BetrayalDoes::NoMoreDeeds
                | BetrayalDoes::Table
                | BetrayalDoes::Dice(_)
                | BetrayalDoes::InjuryDice(_)
                | BetrayalDoes::HalvesMovement
                | BetrayalDoes::StopsCharge
                | BetrayalDoes::StopsRetreat
                | BetrayalDoes::FailsMorale
                | BetrayalDoes::RerollsMorale,
                _,
            ) => {}
        }
    }

    /// The card adds to the roll that is asked.
    fn lends(&mut self, played: &Betrayed, card: &Betrayal, model: ModelId, what: What) {
        let (id, name) = (format!("betrayal-{}", played.card), card.name.clone());
        let called = Called { model, id, name, paid: 0, what: vec![what] };
        self.did(Worked::Called { called, whole_attack: false });
    }

    /// The alliances that stay, and a joint one more.
    fn allies_anew(&mut self, stays: impl Fn(SideId, SideId) -> bool, joint: Option<(SideId, SideId)>) {
        let named = self.battle.scene.alliances.named.iter().copied();
        let mut pairs: Vec<(SideId, SideId)> = named.filter(|(one, other)| stays(*one, *other)).collect();
        if let Some((one, other)) = joint {
            pairs.extend([(one, other), (other, one)]);
        }
        self.note(ScenarioEvent::Allied { pairs, alone: Vec::new() });
    }

    /// Victory points change hands, as the players agreed.
    pub(super) fn gives_points(&mut self, from: SideId, to: SideId, points: u16) {
        self.note(ScenarioEvent::PointsGiven { from: Some(from), to, points });
    }
}

impl Battle {
    /// Whether a side has so many victory points to give to another.
    pub(super) fn may_give(&self, from: SideId, to: SideId, points: u16) -> Allowed {
        let form = self.field.scenario.alliances.is_some() && self.turn > 0 && self.phase != Phase::Ended;
        ensure(form && from != to && points > 0 && self.is_in(from) && self.is_in(to), ScenarioRefusal::Form)?;
        let owns = self.sides.get(usize::from(from)).is_some_and(|s| s.points >= points);
        ensure(owns, ScenarioRefusal::NotThatManyPoints)
    }

    /// Whether the model may no longer do Glorious Deeds.
    #[must_use]
    pub(crate) fn inglorious(&self, model: ModelId) -> bool {
        self.scene.alliances.no_deeds.contains(&model)
    }
}
