//! The ACTIONS and spells that content grants: what they cost, and what a Success does.

use crate::log::ask::{AfterChoice, AfterDie, AfterSeveral, How, Placing, Want};
use crate::log::command::Facts;
use crate::log::event::{ActivationEnd, Event};
use crate::log::harm::{Harm, HarmSource};
use crate::log::state::{Battle, ENGAGED, Fall, Fighter, Markers, ModelId};
use crate::log::step::{Purpose, Reach, Step, SuccessRoll, Window};
use crate::log::tally::Worked;
use crate::run::Run;
use nml_catalogue::effect::{Action, ActionInjury, ActionRoll, Detonation, Outcome, OwnEnd};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::length::Length;

/// An ACTION that is carried out.
#[derive(Clone, Copy, Debug)]
struct Deed<'a> {
    /// Who took it.
    by: ModelId,
    /// The ACTION.
    action: &'a Action,
    /// Whom it is used on.
    on: ModelId,
    /// The roll was a critical.
    critical: bool,
    /// Markers paid.
    paid: u8,
}

impl Run {
    /// Takes an ACTION: pays for it and rolls if it asks for a roll.
    pub(crate) fn use_action(
        &mut self,
        model: ModelId,
        action: &str,
        target: Option<ModelId>,
        outcome: u8,
        paid: &[(ModelId, u8)],
    ) {
        let Some(granted) = self.battle.granted(model).find(|a| a.id == action).cloned() else { return };
        self.emit(Event::Used { model, action: action.to_owned(), target });
        if let Some(price) = &granted.price {
            self.pay(&granted.name, model, price, paid);
        }
        if granted.uses.is_some() {
            self.emit(Event::UseSpent { model, of: action.to_owned() });
        }
        let sum = paid.iter().map(|(_, n)| *n).fold(0_u8, u8::saturating_add);
        let needed = self.battle.field.ruleset.rulings.default_roll.is_needed();
        let roll = if needed && granted.roll == ActionRoll::None { ActionRoll::Success } else { granted.roll };
        match roll {
            ActionRoll::None => self.achieve(model, action, target, outcome, sum, false),
            ActionRoll::Success | ActionRoll::Risky => {
                let purpose = Purpose::Action { action: action.to_owned(), target, outcome, paid: sum };
                self.first(Step::Success(SuccessRoll { model, purpose, window: Window::default() }));
                self.skip_automatic();
            }
        }
    }

    /// What a successful ACTION does.
    pub(crate) fn achieve(
        &mut self,
        model: ModelId,
        action: &str,
        target: Option<ModelId>,
        outcome: u8,
        paid: u8,
        critical: bool,
    ) {
        let Some(granted) = self.battle.granted(model).find(|a| a.id == action).cloned() else { return };
        if granted.successes.is_some() {
            self.emit(Event::UseSpent { model, of: format!("{action}: success") });
        }
        if let Some(outcome) = granted.outcome.get(usize::from(outcome)) {
            let deed = Deed { by: model, action: &granted, on: target.unwrap_or(model), critical, paid };
            self.bring_about(deed, outcome);
        }
        if granted.ends_activation {
            self.end_activation(model, ActivationEnd::Ability);
        }
    }

    /// An ACTION of the bearer goes off by itself, without its roll.
    pub(crate) fn set_off(&mut self, model: ModelId, action: &str) {
        self.emit(Event::Used { model, action: action.to_owned(), target: None });
        self.achieve(model, action, None, 0, 0, false);
    }

    fn bring_about(&mut self, deed: Deed<'_>, outcome: &Outcome) {
        let Deed { by, on, .. } = deed;
        let name = deed.action.name.clone();
        let side = self.battle.side_of(by);
        match outcome {
            // The last is carried out first: what it asks stands below what the first asks.
            Outcome::All(outcomes) => outcomes.iter().rev().for_each(|o| self.bring_about(deed, o)),
            Outcome::OnCritical { critical, otherwise } => {
                self.bring_about(deed, if deed.critical { critical } else { otherwise });
            }
            Outcome::Blessing(n) => self.mark(on, |m| m.blessing = m.blessing.saturating_add(*n)),
            Outcome::RemoveBlood(n) => {
                let n = if self.battle.sheds_blood(on, by) { *n } else { 0 };
                self.take_off(by, on, |m| m.blood = m.blood.saturating_sub(n));
            }
            Outcome::RemoveInfection(n) => self.take_off(by, on, |m| m.infection = m.infection.saturating_sub(*n)),
            Outcome::RemoveMarkers(die) => {
                let want = Want::Die { die: *die, then: AfterDie::Relieves { who: on } };
                self.later(&name, by, side, want);
            }
            Outcome::StandUp => {
                if self.battle.fighter(on).is_some_and(Fighter::down) {
                    self.emit(Event::Stood { model: on });
                }
            }
            Outcome::TakeDown => self.take_down(on, self.battle.fall_from(by, &deed.action.id)),
            Outcome::RangedDice(dice) => self.emit(Event::Aimed { model: by, dice: *dice }),
            Outcome::ForceNextActivation | Outcome::ActsNow => {
                self.end_activation(by, ActivationEnd::Ability);
                // Nobody's models are Activated as the scenario says, and by nobody's choice.
                let told = |f: &&Fighter| f.on_table() && !f.activated && !self.battle.is_neutral(on);
                let named = self.battle.fighter(on).filter(told).map(|f| f.side);
                if let Some(side) = named {
                    self.first(Step::Activate { side, must: Some(on) });
                }
            }
            Outcome::EndsActivation => self.end_activation(by, ActivationEnd::Ability),
            Outcome::InjuryRoll(injury) => self.action_injury(deed, injury),
            Outcome::KeywordUntilMoved(keyword) => self.keyword_until_moved(by, &name, keyword.clone()),
            Outcome::Shove(die) => {
                self.first(Step::PushRoll { model: on, by, die: *die });
            }
            Outcome::DrivesBack { far, base_at_most } => {
                let small = self.battle.sheet(on).is_some_and(|s| s.base.length <= *base_at_most);
                if small {
                    self.ask_now(&name, by, side, Want::Die { die: *far, then: AfterDie::Pushes { who: on } });
                }
            }
            Outcome::Pull(far) | Outcome::MovesTarget(far) => {
                let placing = Placing { who: on, within: Some(*far), how: How::Free };
                self.later(&name, by, side, Want::Put(placing));
            }
            Outcome::Redeploys(within) => {
                let placing = Placing { who: by, within: *within, how: How::Clear };
                self.later(&name, by, side, Want::Put(placing));
            }
            Outcome::SwapsPlaces => self.swap(by, on),
            Outcome::TakesBlood => {
                let bleeds = self.battle.fighter(on).is_some_and(|f| f.markers.blood > 0);
                if bleeds && self.battle.sheds_blood(on, by) {
                    self.mark(on, |m| m.blood -= 1);
                    self.mark(by, |m| m.blood = m.blood.saturating_add(1));
                }
            }
            Outcome::TakesBlessing => {
                if self.battle.fighter(on).is_some_and(|f| f.markers.blessing > 0) {
                    self.mark(on, |m| m.blessing -= 1);
                    self.mark(by, |m| m.blessing = m.blessing.saturating_add(1));
                }
            }
            Outcome::Blood(n) => self.mark(on, |m| m.blood = m.blood.saturating_add(*n)),
            Outcome::BloodFor { keywords, with, without } => {
                let one = keywords.iter().any(|k| self.battle.has(on, k));
                let n = if one { *with } else { *without };
                self.mark(on, |m| m.blood = m.blood.saturating_add(n));
            }
            Outcome::BloodAsPaid => self.mark(on, |m| m.blood = m.blood.saturating_add(deed.paid)),
            Outcome::BloodAroundAsPaid => {
                let mut near = self.battle.enemies_near(by, ENGAGED, false);
                near.extend(self.battle.friends_near(by, ENGAGED, false));
                for model in near {
                    self.mark(model, |m| m.blood = m.blood.saturating_add(deed.paid));
                }
            }
            Outcome::Infection(n) => self.mark(on, |m| m.infection = m.infection.saturating_add(*n)),
            Outcome::FriendsMove { within, far } => {
                let among = self.battle.friends_near(by, *within, true);
                let proposed = self.battle.friends_near(by, *within, false);
                let then = AfterSeveral::Moved(*far);
                self.later(&name, by, side, Want::Several { among, proposed, then });
            }
            Outcome::FriendsStand(within) => {
                let down = |list: Vec<ModelId>| -> Vec<ModelId> {
                    list.into_iter().filter(|id| self.battle.fighter(*id).is_some_and(Fighter::down)).collect()
                };
                let among = down(self.battle.friends_near(by, *within, true));
                let proposed = down(self.battle.friends_near(by, *within, false));
                if !among.is_empty() {
                    self.later(&name, by, side, Want::Several { among, proposed, then: AfterSeveral::Stood });
                }
            }
            Outcome::Orders(order) => self.order(&name, by, on, *order),
            Outcome::Gains { until, effects } => self.gain(on, &name, *until, effects.clone()),
            Outcome::ChooseKeyword(keywords) => {
                let options = keywords.iter().map(ToString::to_string).collect();
                let then = AfterChoice::Keyword(keywords.clone());
                let source = self.battle.element_source(by).unwrap_or(name);
                self.later(&source, by, side, Want::Choose { options, then });
            }
            Outcome::Attack(weapon) => {
                let Some(weapon) = self.battle.weapon(by, weapon) else { return };
                let range = if weapon.range.is_some() { Reach::Ranged } else { Reach::Melee };
                let series = self.battle.series(by, &weapon.id.clone(), range);
                self.attack(series, on, &Facts::default());
            }
            Outcome::Detonate(detonation) => self.detonate(deed, detonation),
            Outcome::InjuresNamed(keywords) => {
                let among: Vec<ModelId> =
                    self.battle.models().filter(|(_, f)| f.on_table()).map(|(id, _)| id).collect();
                let then = AfterSeveral::Injured {
                    injury_dice: 0,
                    keywords: keywords.clone(),
                    near: Vec::new(),
                    near_dice: 0,
                };
                self.later(&name, by, side, Want::Several { among, proposed: Vec::new(), then });
            }
            Outcome::GivesBlood => {
                let bleeds = self.battle.fighter(by).is_some_and(|f| f.markers.blood > 0);
                if bleeds && self.battle.sheds_blood(by, by) {
                    self.mark(by, |m| m.blood -= 1);
                    self.mark(on, |m| m.blood = m.blood.saturating_add(1));
                }
            }
            Outcome::GivesBlessing => {
                if self.battle.fighter(by).is_some_and(|f| f.markers.blessing > 0) {
                    self.mark(by, |m| m.blessing -= 1);
                    self.mark(on, |m| m.blessing = m.blessing.saturating_add(1));
                }
            }
            Outcome::InjuresAlong(keywords) => {
                let everybody = self.battle.models().filter(|(id, f)| f.on_table() && *id != by);
                let among: Vec<ModelId> = everybody.map(|(id, _)| id).collect();
                let far = self.battle.distance(by, on).unwrap_or(Length::ZERO);
                let proposed = self.battle.along(by, on, far);
                let keywords = keywords.clone();
                let then = AfterSeveral::Injured { injury_dice: 0, keywords, near: Vec::new(), near_dice: 0 };
                self.later(&name, by, side, Want::Several { among, proposed, then });
            }
            Outcome::OwnerMoves(far) => {
                let placing = Placing { who: on, within: Some(*far), how: How::Free };
                self.later(&name, on, self.battle.side_of(on), Want::Put(placing));
            }
            Outcome::Drags => self.did(Worked::Drags { by, model: on }),
            Outcome::Swallows => self.swallow(by, on),
            Outcome::Purges => self.set_free(&name, by),
            Outcome::MinesTerrain(size) => self.mine_terrain(by, &name, *size),
            Outcome::StrikesItself => self.order_self_strike(&name, on, side),
            Outcome::Table(text) => {
                self.did(Worked::Noted { model: by, source: name, text: text.clone() });
            }
        }
    }

    fn take_off(&mut self, by: ModelId, on: ModelId, change: impl FnOnce(&mut Markers)) {
        let before = self.battle.fighter(on).map(|f| f.markers);
        self.mark(on, change);
        if self.battle.fighter(on).map(|f| f.markers) != before {
            self.friend_relieved(by, on);
        }
    }

    fn action_injury(&mut self, deed: Deed<'_>, injury: &ActionInjury) {
        let armour: i8 =
            self.battle.sheet(deed.on).map_or(0, |s| s.armour.iter().fold(0, |sum, p| sum.saturating_add(p.modifier)));
        let extra = if deed.critical { injury.on_critical } else { 0 };
        let injury_dice = injury.injury_dice + extra - injury.per_armour_point * armour.min(0);
        let blood = self.battle.fighter(deed.on).map_or(0, |f| f.markers.blood);
        let injury_modifier = injury.modifier_per_blood.saturating_mul(i8::try_from(blood).unwrap_or(0));
        let mut keywords: Vec<Keyword> = injury.keywords.clone();
        if deed.critical {
            keywords.extend(injury.critical_keywords.iter().cloned());
        }
        let source = HarmSource::Action { id: deed.action.id.clone() };
        let at_worst = injury.at_worst;
        let harm = Harm { by: Some(deed.by), injury_dice, injury_modifier, keywords, at_worst, ..Harm::new(source) };
        self.harm(deed.on, harm);
    }

    /// Bearer and target change places; nothing is known if a place is not tracked.
    fn swap(&mut self, a: ModelId, b: ModelId) {
        let at = |m: ModelId| self.battle.fighter(m).map(|f| (f.at, f.height, f.danger.clone())).unwrap_or_default();
        let (one, other) = (at(a), at(b));
        for (model, (to, height, danger)) in [(a, other), (b, one)] {
            self.emit(Event::Disengaged { model });
            self.emit(Event::Moved { model, to, height, danger });
        }
    }

    /// Everybody near is injured; the bearer ends as its kit says.
    fn detonate(&mut self, deed: Deed<'_>, detonation: &Detonation) {
        let by = deed.by;
        let name = deed.action.name.clone();
        let side = self.battle.side_of(by);
        let near_ones = |within: Length, unknown: bool| {
            let mut all = self.battle.enemies_near(by, within, unknown);
            all.extend(self.battle.friends_near(by, within, unknown));
            all
        };
        let among = near_ones(detonation.within, true);
        let proposed = near_ones(detonation.within, false);
        let near = near_ones(detonation.inner, false);
        if !among.is_empty() {
            let then = AfterSeveral::Injured {
                injury_dice: 0,
                keywords: detonation.keywords.clone(),
                near,
                near_dice: detonation.inner_injury_dice,
            };
            self.later(&name, by, side, Want::Several { among, proposed, then });
        }
        match detonation.own {
            OwnEnd::Unharmed => {}
            OwnEnd::Out => {
                let harm = Some(HarmSource::Detonation);
                let fall = Fall { turn: self.battle.turn, by: Some(by), harm, ..Fall::default() };
                self.emit(Event::Out { model: by, fall });
                self.fell(by);
            }
            OwnEnd::FourDice => {
                let harm = Harm { by: Some(by), four_dice: true, ..Harm::new(HarmSource::Detonation) };
                self.harm(by, harm);
            }
        }
    }
}

impl Battle {
    /// The source whose chosen keyword an ACTION changes.
    fn element_source(&self, model: ModelId) -> Option<String> {
        self.own_effects(model)
            .find(|(_, e)| e.what.iter().any(|w| matches!(w, nml_catalogue::effect::What::ChooseKeyword(_))))
            .map(|(source, _)| source.to_owned())
    }
}
