//! What follows from the answers to the questions of content.

use nml_dice::Face;

use crate::effects::About;
use crate::log::ask::{AfterChoice, AfterDie, AfterPick, AfterSeveral, Ask, How, Placing, Remedy, Want};
use crate::log::command::{Facts, Source};
use crate::log::event::{ActivationEnd, Event, RollName, RollResult, Rolled};
use crate::log::harm::{Harm, HarmSource};
use crate::log::roll_for::RollFor;
use crate::log::state::{ENGAGED, Fighter, ModelId, MoveKind};
use crate::log::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Series, Step, SuccessRoll, Window};
use crate::log::tally::{Bound, Called, Worked};
use crate::purse::cheapest;
use crate::run::{Run, counting};
use nml_catalogue::Point;
use nml_catalogue::effect::{Die, Effect, InjuryResult, Until, What, When};
use nml_catalogue::length::Length;

impl Called {
    /// What a shot loses to the model that foils it.
    pub(crate) fn foil(model: ModelId, source: &str, dice: i8) -> Self {
        Self { model, id: source.to_owned(), name: source.to_owned(), paid: 0, what: vec![What::Dice(dice)] }
    }
}

/// What a die comes to.
fn number(die: Die, faces: &[Face]) -> (Vec<u8>, u8) {
    let (kept, face) = counting(faces, false);
    match die {
        Die::D3 => (kept, face.div_ceil(2)),
        Die::D6 | Die::BestOf2D6 => (kept, face),
    }
}

impl Run {
    /// Asks for a Success Roll of an ability or an item.
    pub fn roll_for(&mut self, source: &str, model: ModelId, what: RollFor) {
        let purpose = Purpose::Ability { source: source.to_owned(), what };
        self.first(Step::Success(SuccessRoll { model, purpose, window: Window::default() }));
    }

    /// The Success Roll of an ability or an item is made; its step is off the stack.
    pub fn rolled_for(&mut self, model: ModelId, source: &str, what: RollFor, result: &RollResult, risky: bool) {
        let failed = *result == RollResult::Failure;
        match what {
            RollFor::StayUp if failed => self.take_down(model, self.battle.fall_to(source, None)),
            RollFor::HoldOn { .. } if failed => self.falls_off(model, source),
            RollFor::StayUp | RollFor::HoldOn { .. } => {}
            RollFor::Foil(_) if failed => {}
            RollFor::Foil(dice) => {
                let Some(Step::Success(roll)) = self.battle.question().cloned() else { return };
                if *result == RollResult::Critical {
                    self.done();
                    self.miss(&roll, false);
                } else {
                    self.did(Worked::Called { called: Called::foil(model, source, dice), whole_attack: true });
                }
            }
            RollFor::Retreat | RollFor::ChargeAt(_) if failed => {
                if risky {
                    self.end_activation(model, ActivationEnd::Risky);
                }
            }
            RollFor::Defuse(piece) => {
                self.clear_mines(piece);
                if failed {
                    self.risked(model, risky);
                    self.mine_goes_off(model);
                }
            }
            RollFor::Retreat => self.begin_retreat(model),
            RollFor::ChargeAt(target) => self.goes_far(model, target),
        }
    }

    /// A die of content is thrown.
    pub fn thrown(&mut self, ask: &Ask, faces: &[Face], source: Source) {
        if let Want::RollOff = ask.want {
            return self.pregame_roll_off(ask, faces, source);
        }
        let Want::Die { die, then } = &ask.want else { return };
        let (kept, number) = number(*die, faces);
        self.rolled(Rolled {
            roll: RollName::Ability { source: ask.source.clone() },
            model: Some(ask.model),
            faces: faces.to_vec(),
            source,
            kept,
            modifiers: Vec::new(),
            total: number.into(),
            result: RollResult::Number(number.into()),
        });
        self.done();
        match then {
            AfterDie::Moves { who } => {
                let within = Some(Length::inches(number.into()));
                let placing = Placing { who: *who, within, how: How::Free };
                if self.battle.there(*who) {
                    self.ask_now(&ask.source, ask.model, ask.side, Want::Put(placing));
                }
            }
            AfterDie::Pushes { who } => self.push(&ask.source, ask.model, *who, Length::inches(number.into())),
            AfterDie::Relieves { who } => {
                let before = self.battle.fighter(*who).map(|f| f.markers);
                self.relieve(*who, ask.model, number);
                if self.battle.fighter(*who).map(|f| f.markers) != before {
                    self.friend_relieved(ask.model, *who);
                }
            }
            AfterDie::Bleeds { who } => self.mark(*who, |m| m.blood = m.blood.saturating_add(number)),
            AfterDie::Blesses { who } => self.mark(*who, |m| m.blessing = m.blessing.saturating_add(number)),
            AfterDie::DiceUpTo { at_most, dice } => {
                if number <= *at_most {
                    let effect =
                        Effect { when: When::OwnSuccessRoll, conditions: Vec::new(), what: vec![What::Dice(*dice)] };
                    self.gain(ask.model, &ask.source, Until::Game, vec![effect]);
                }
            }
            AfterDie::Charges { who, target } => {
                let reach = (self.battle.allowance(*who) + Length::inches(number.into())).min(Length::inches(12));
                let how = How::Charge { target: *target };
                self.ask_now(&ask.source, *who, ask.side, Want::Put(Placing { who: *who, within: Some(reach), how }));
            }
        }
    }

    /// A base is put where the answer says.
    pub fn place(&mut self, ask: &Ask, to: Option<Point>) {
        let Want::Put(placing) = &ask.want else { return };
        self.done();
        if let How::Edge { .. } = placing.how {
            return self.set_up(placing.who, to);
        }
        let before = self.battle.fighter(placing.who).and_then(|f| f.at);
        if before == to && to.is_some() {
            return;
        }
        self.emit(Event::Disengaged { model: placing.who });
        self.emit(Event::Moved { model: placing.who, to, height: None, danger: None });
        if let How::Charge { target } = placing.how
            && to.is_none()
        {
            self.emit(Event::Engaged { a: placing.who, b: target });
        }
        if let How::Near { model, within } = placing.how
            && to.is_none()
            && within <= ENGAGED
            && self.battle.enemies(placing.who, model)
        {
            self.emit(Event::Engaged { a: placing.who, b: model });
        }
    }

    /// A model was picked, or nobody was.
    pub fn pick(&mut self, ask: &Ask, model: Option<ModelId>) {
        let Want::Pick { among, then, .. } = &ask.want else { return };
        self.done();
        match (then, model) {
            (AfterPick::SpreadsBlood { left, most }, Some(model)) => {
                self.mark(model, |m| m.blood = m.blood.saturating_add(1));
                if *left > 0 {
                    let among = self.battle.bleedable(ask.model, *most);
                    let then = AfterPick::SpreadsBlood { left: left - 1, most: *most };
                    self.ask_if_any(ask, among, false, then);
                }
            }
            (AfterPick::Blesses(n), Some(model)) => self.mark(model, |m| m.blessing = m.blessing.saturating_add(*n)),
            (AfterPick::TakesHit { attack, critical, direct }, taker) => {
                if let Some(victim) = taker.or(attack.target.model()) {
                    self.injure(victim, attack, *critical, *direct);
                }
            }
            (AfterPick::Gains { left, effects }, Some(model)) => {
                self.gain(model, &ask.source, Until::Game, effects.clone());
                let rest: Vec<ModelId> = among.iter().copied().filter(|id| *id != model).collect();
                if *left > 0 {
                    let then = AfterPick::Gains { left: left - 1, effects: effects.clone() };
                    self.ask_if_any(ask, rest, true, then);
                }
            }
            (AfterPick::Bleeds(n), Some(model)) => self.mark(model, |m| m.blood = m.blood.saturating_add(*n)),
            (AfterPick::GivenUp, Some(model)) => self.broken_on_the_wheel(ask, model),
            (AfterPick::HitToo { attack, hit, left }, Some(model)) => {
                let attack = Attack { target: model.into(), ..attack.clone() };
                let spent = hit.last().and_then(|last| self.battle.distance(*last, model)).unwrap_or(Length::ZERO);
                let mut hit = hit.clone();
                hit.push(model);
                if let Some(left) = left {
                    let left = *left - spent;
                    if left > Length::ZERO {
                        self.chain(&ask.source, &attack, hit, Some(left));
                        self.flush();
                    }
                }
                self.injure(model, &attack, false, false);
            }
            (AfterPick::Charges { target }, Some(model)) => self.order_charge(&ask.source, model, *target),
            (AfterPick::ChargesWhom { who }, Some(target)) => self.order_charge(&ask.source, *who, target),
            (AfterPick::Moves { far }, Some(model)) => {
                let rest: Vec<ModelId> = among.iter().copied().filter(|id| *id != model).collect();
                self.ask_if_any(ask, rest, true, AfterPick::Moves { far: *far });
                let side = self.battle.side_of(model);
                let placing = Placing { who: model, within: Some(*far), how: How::Free };
                self.ask_now(&ask.source, model, side, Want::Put(placing));
            }
            (AfterPick::AppearedBeside { weapon }, Some(model)) => {
                self.did(Worked::FoughtWith { weapon: super::bounds::AGAIN.to_owned() });
                let series = Series { left: 1, ..self.battle.series(ask.model, weapon, Reach::Melee) };
                self.attack(series, model, &Facts::default());
                let how = How::Near { model, within: ENGAGED };
                self.ask_now(
                    &ask.source,
                    ask.model,
                    ask.side,
                    Want::Put(Placing { who: ask.model, within: None, how }),
                );
            }
            (AfterPick::FoughtAgain, Some(model)) => {
                self.did(Worked::FoughtWith { weapon: super::bounds::AGAIN.to_owned() });
                let weapon = self.battle.fighting_weapon(ask.model);
                if let Some(weapon) = weapon {
                    let series = self.battle.series(ask.model, &weapon, Reach::Melee);
                    self.attack(series, model, &Facts::default());
                }
            }
            (AfterPick::Charged, Some(model)) => {
                self.did(Worked::Bound { model: ask.model, to: Bound::Charge(model) });
            }
            (AfterPick::Struck { by, weapon, ranged }, Some(target)) => {
                let reach = if *ranged { Reach::Ranged } else { Reach::Melee };
                let series = self.battle.series(*by, weapon, reach);
                self.attack(series, target, &Facts::default());
            }
            (AfterPick::Shifted { far }, Some(model)) => {
                let placing = Placing { who: model, within: Some(*far), how: How::Clear };
                self.ask_now(&ask.source, ask.model, ask.side, Want::Put(placing));
            }
            (AfterPick::Infects(n), Some(model)) => self.mark(model, |m| m.infection = m.infection.saturating_add(*n)),
            (AfterPick::CameDownOn { attack, caught }, on) => self.bursts(attack, false, caught, on.as_slice()),
            (AfterPick::HitToo { .. }, None) => self.next_attack(),
            (
                AfterPick::SpreadsBlood { .. }
                | AfterPick::Blesses(_)
                | AfterPick::Gains { .. }
                | AfterPick::Bleeds(_)
                | AfterPick::GivenUp
                | AfterPick::Charges { .. }
                | AfterPick::ChargesWhom { .. }
                | AfterPick::Moves { .. }
                | AfterPick::AppearedBeside { .. }
                | AfterPick::FoughtAgain
                | AfterPick::Charged
                | AfterPick::Shifted { .. }
                | AfterPick::Infects(_)
                | AfterPick::Struck { .. },
                None,
            ) => {}
        }
    }

    fn ask_if_any(&mut self, ask: &Ask, among: Vec<ModelId>, optional: bool, then: AfterPick) {
        if !among.is_empty() {
            self.ask_now(&ask.source, ask.model, ask.side, Want::Pick { among, optional, then });
        }
    }

    /// An Injury Roll of an attack on its victim.
    pub fn injure(&mut self, victim: ModelId, attack: &Attack, critical: bool, direct: bool) {
        let cause = Cause::Attack { attack: attack.clone(), critical, direct };
        self.first(Step::Injury(InjuryRoll { victim, cause, window: Window::default() }));
    }

    /// One of several options was chosen.
    pub fn choose(&mut self, ask: &Ask, option: u8) {
        let Want::Choose { options, then } = &ask.want else { return };
        let chosen = options.get(usize::from(option)).cloned().unwrap_or_default();
        let last = usize::from(option) + 1 == options.len();
        self.done();
        self.did(Worked::Chose { model: ask.model, source: ask.source.clone(), option: chosen });
        match then {
            AfterChoice::Consumes { weapons, may_keep } => {
                if !(last && *may_keep) {
                    self.consume(ask.model, &ask.source, weapons.get(usize::from(option)).map(String::as_str));
                }
            }
            AfterChoice::Begins { open, left } => {
                if let Some(next) = open.get(usize::from(option)) {
                    let rest = left.iter().copied().filter(|what| what != next).collect();
                    self.begin_with(ask.model, *next, rest);
                }
            }
            AfterChoice::KeepsActivation => {
                if last {
                    self.risky_failed(ask.model);
                } else {
                    self.emit(Event::UseSpent { model: ask.model, of: ask.source.clone() });
                    self.next_attack();
                }
            }
            AfterChoice::Keyword(keywords) => {
                if let Some(keyword) = keywords.get(usize::from(option)) {
                    self.lapse_source(ask.model, &ask.source);
                    let effect = Effect {
                        when: When::OwnInjuryRoll,
                        conditions: Vec::new(),
                        what: vec![What::Keyword(keyword.clone())],
                    };
                    self.gain(ask.model, &ask.source, Until::Game, vec![effect]);
                }
            }
            AfterChoice::UntilMoved(keyword) => {
                if !last {
                    self.keyword_until_moved(ask.model, &ask.source, keyword.clone());
                }
            }
            AfterChoice::TradesBlood { target } => {
                self.mark(ask.model, |m| m.blood = m.blood.saturating_add(option));
                self.mark(*target, |m| m.infection = m.infection.saturating_add(option));
            }
            AfterChoice::Result { roll, rolled, applied, becomes } => {
                self.remedy(ask.model, roll, *rolled, *applied, becomes.get(usize::from(option)));
            }
            AfterChoice::PushesDown { who, reach } => {
                if !last {
                    self.drive(ask.model, *who, *reach, true);
                }
            }
            AfterChoice::PushedOff { who, drop } => {
                if !last {
                    let at = self.battle.fighter(*who).and_then(|f| f.at);
                    self.falls(*who, *drop, Some(ask.model), at);
                }
                self.next_attack();
            }
            AfterChoice::SetsOff { action } => {
                if !last {
                    self.set_off(ask.model, action);
                }
            }
            AfterChoice::Morale => self.morale_chosen(ask.side, !last),
            AfterChoice::PreGame { activities, waiting } => self.pregame_chosen(ask, activities, waiting, option),
            AfterChoice::StrikesWith { weapons, ranged } => {
                if let Some(weapon) = weapons.get(usize::from(option)) {
                    self.strikes_with(ask, weapon, *ranged);
                }
            }
            AfterChoice::StrikesItself { weapons } => {
                if let Some(weapon) = weapons.get(usize::from(option)) {
                    self.strikes_itself(ask.model, weapon);
                }
            }
            AfterChoice::Mines(pieces) => {
                if let Some(terrain) = pieces.get(usize::from(option)) {
                    self.emit(Event::MinesLaid { terrain: terrain.clone() });
                }
            }
            AfterChoice::Defuses { piece } => {
                if last {
                    self.clear_mines(*piece);
                    self.mine_goes_off(ask.model);
                } else {
                    self.roll_for(&ask.source, ask.model, RollFor::Defuse(*piece));
                }
            }
            AfterChoice::WardedFrom(actions) => {
                if let Some(action) = actions.get(usize::from(option)) {
                    let what = vec![What::WardedFrom(action.clone())];
                    let effect = Effect { when: When::Always, conditions: Vec::new(), what };
                    self.gain(ask.model, &ask.source, Until::Game, vec![effect]);
                }
            }
            AfterChoice::Strengthens(all) => {
                if let Some(one) = all.get(usize::from(option)) {
                    let own = self.battle.models().filter(|(_, f)| f.side == ask.side).map(|(id, _)| id);
                    let whom: Vec<ModelId> =
                        own.filter(|id| self.battle.holds(*id, &one.whom, &Default::default())).collect();
                    for model in whom {
                        self.gain(model, &ask.source, Until::Game, one.effects.clone());
                    }
                }
            }
            AfterChoice::RollsAllAgain { roll, sum, risky } => {
                if last {
                    self.missed(roll, *risky, *sum);
                } else {
                    self.emit(Event::UseSpent { model: ask.model, of: ask.source.clone() });
                    self.rolls_all_again(ask, roll);
                }
            }
            AfterChoice::InjuresAgain { roll, rolled } => {
                if last {
                    self.injured(roll, *rolled);
                } else {
                    self.emit(Event::UseSpent { model: ask.model, of: ask.source.clone() });
                    self.injures_again(ask, roll);
                }
            }
            AfterChoice::RollsAgain { roll, sum, risky } => {
                if last {
                    self.missed(roll, *risky, *sum);
                } else {
                    self.rolls_again(ask, roll);
                }
            }
        }
    }

    /// What a model gained from a source has ended.
    pub(crate) fn lapse_source(&mut self, model: ModelId, source: &str) {
        let has = self.battle.fighter(model).is_some_and(|f| f.gained.iter().any(|g| g.source == source));
        if has {
            self.did(Worked::Lapsed { model, source: source.to_owned() });
        }
    }

    /// Several models were named.
    pub fn several(&mut self, ask: &Ask, models: &[ModelId]) {
        let Want::Several { then, .. } = &ask.want else { return };
        self.done();
        match then {
            AfterSeveral::Injured { injury_dice, keywords, near, near_dice } => {
                for model in models.iter().rev().filter(|m| self.battle.there(**m)).copied().collect::<Vec<_>>() {
                    let more = if near.contains(&model) { *near_dice } else { 0 };
                    let source = HarmSource::Effect { name: ask.source.clone() };
                    let harm = Harm {
                        by: Some(ask.model),
                        injury_dice: injury_dice + more,
                        keywords: keywords.clone(),
                        ..Harm::new(source)
                    };
                    self.harm(model, harm);
                }
            }
            AfterSeveral::Moved(far) => {
                for model in models.iter().rev() {
                    let side = self.battle.side_of(*model);
                    let placing = Placing { who: *model, within: Some(*far), how: How::Free };
                    self.ask_now(&ask.source, *model, side, Want::Put(placing));
                }
            }
            AfterSeveral::Stood => {
                for model in models {
                    if self.battle.fighter(*model).is_some_and(Fighter::down) {
                        self.emit(Event::Stood { model: *model });
                    }
                }
            }
        }
    }

    /// The result of an Injury Roll is mended, or stands.
    fn remedy(
        &mut self,
        model: ModelId,
        roll: &InjuryRoll,
        rolled: InjuryResult,
        applied: InjuryResult,
        becomes: Option<&Remedy>,
    ) {
        let Some(remedy) = becomes else {
            return self.settle_injury(roll, rolled, applied, false);
        };
        let price = self.battle.calls(model).find(|(_, c, _)| c.id == remedy.call).map(|(s, c, _)| {
            let purse = self.battle.purse_for(model, &c.price);
            (s.to_owned(), c.clone(), purse)
        });
        if let Some((source, call, purse)) = price {
            let paid = cheapest(&purse.from, purse.counts.iter().min().copied().unwrap_or(0));
            self.pay(&source, model, &call.price, &paid);
            let called = Called { model, id: call.id.clone(), name: call.name.clone(), paid: 0, what: Vec::new() };
            self.did(Worked::Called { called, whole_attack: false });
        }
        match remedy.to {
            Some(to) => self.settle_injury(roll, rolled, to, false),
            None => self.settle_injury(roll, rolled, applied, true),
        }
    }

    /// The retreat itself, once it is allowed.
    pub(crate) fn begin_retreat(&mut self, model: ModelId) {
        self.emit(Event::MoveKind { model, kind: MoveKind::Retreat });
        for (source, words) in self.at(model, &When::Retreating) {
            for what in &words {
                self.works(&source, model, what, &About::default());
            }
        }
        self.retreat(model);
    }
}
