//! How kit and abilities change a hit, a miss and a failed roll before anybody suffers it.

use nml_dice::Face;

use crate::effects::Moment;
use crate::log::ask::{AfterChoice, AfterPick, Ask, Remedy, Want};
use crate::log::event::ActivationEnd;
use crate::log::roll_for::RollFor;
use crate::log::state::{Battle, Fighter, ModelId};
use crate::log::step::{Attack, Cause, InjuryRoll, Purpose, Reach, Series, Step, SuccessRoll, Window};
use crate::log::tally::Called;
use crate::run::Run;
use nml_catalogue::effect::{CallAt, InjuryResult, What, When};
use nml_catalogue::length::Length;

/// The mark of a roll that is made again.
const AGAIN: &str = "rolls-again";
/// The mark of a roll all of whose dice are rolled again.
const ALL_AGAIN: &str = "all-rolls-again";

/// Whether the roll was made again already: no die is rolled a third time (F-08, DR p.31).
fn made_again(window: &Window) -> bool {
    window.called.iter().any(|c| c.id == AGAIN || c.id == ALL_AGAIN)
}

/// The window of a roll that is made again: what was declared stays, and a mark says that it is.
fn marked(window: &Window, ask: &Ask, mark: &str) -> Window {
    let again = Called { model: ask.model, id: mark.to_owned(), name: ask.source.clone(), paid: 0, what: Vec::new() };
    let mut window = window.clone();
    window.called.push(again);
    window
}

impl Run {
    /// A hit on one target: no roll at all, another who takes it, or the Injury Roll.
    pub fn land(&mut self, attack: Attack, critical: bool) {
        // What does not burst strikes nobody at a point.
        let Some(target) = attack.target.model() else { return self.next_attack() };
        if let Some(n) = self.battle.markers_instead(&attack) {
            self.mark(target, |m| m.blood = m.blood.saturating_add(n));
            let moment = Moment {
                attack: Some(&attack),
                target: Some(target),
                critical,
                direct: true,
                placed_blood: n > 0,
                ..Default::default()
            };
            self.aftermath_of_attack(target, &attack, &moment, (n, 0));
            self.next_attack();
            return;
        }
        if self.battle.knocks_down(&attack, critical) {
            let fall = self.battle.fall_by(&Cause::Attack { attack: attack.clone(), critical, direct: true });
            self.take_down(target, fall);
            self.next_attack();
            return;
        }
        let takers = self.battle.takers(&attack);
        if takers.is_empty() {
            self.injure(target, &attack, critical, true);
            return;
        }
        let side = self.battle.side_of(target);
        let source = takers.first().map(|(_, s)| s.clone()).unwrap_or_default();
        let among = takers.into_iter().map(|(id, _)| id).collect();
        let then = AfterPick::TakesHit { attack, critical, direct: true };
        self.ask_now(&source, target, side, Want::Pick { among, optional: true, then });
    }

    /// Kit that answers a shot: its bearer rolls before the shooter does.
    pub(crate) fn foil(&mut self, target: ModelId) {
        let pending = matches!(self.battle.question(), Some(Step::Success(_)));
        if let Some((source, dice)) = self.battle.foils(target).filter(|_| pending) {
            self.roll_for(&source, target, RollFor::Foil(dice));
        }
    }

    /// One more enemy near the target may be hit by what is above 7 (Masterwork Jezzail).
    pub(crate) fn excess(&mut self, attack: &Attack, sum: u8) {
        let over = sum.saturating_sub(7);
        let Some(target) = attack.target.model() else { return };
        if over == 0 || !self.battle.weapon_says(attack.attacker, &attack.weapon, |w| *w == What::ExcessInjures) {
            return;
        }
        let within = Length::inches(over.into());
        let mut among = self.battle.friends_near(target, within, true);
        among.retain(|id| self.battle.enemies(attack.attacker, *id));
        if among.is_empty() {
            return;
        }
        let side = self.battle.side_of(attack.attacker);
        let source = self.battle.weapon(attack.attacker, &attack.weapon).map(|w| w.name.clone()).unwrap_or_default();
        let then = AfterPick::HitToo { attack: attack.clone(), hit: vec![target], left: None };
        self.later(&source, attack.attacker, side, Want::Pick { among, optional: true, then });
    }

    /// Asks whether an item keeps the Activation going. `false` if no item can.
    pub(crate) fn ask_to_keep(&mut self, model: ModelId) -> bool {
        let Some((source, left)) = self.battle.forgiven(model) else { return false };
        if left == 0 {
            return false;
        }
        let side = self.battle.side_of(model);
        let options = vec!["The Activation goes on".to_owned(), "It ends".to_owned()];
        self.ask_now(&source, model, side, Want::Choose { options, then: AfterChoice::KeepsActivation });
        true
    }

    /// A failed roll that may be made again. `false` if it stands.
    pub(crate) fn ask_to_roll_again(&mut self, roll: &SuccessRoll, risky: bool, sum: u8) -> bool {
        // At a ledge it goes Down anyway.
        let again = made_again(&roll.window) || matches!(roll.purpose, Purpose::Ledge(_));
        let Some(source) = self
            .battle
            .effects_on(roll.model)
            .find(|a| a.effect.what.contains(&What::RollsAgain))
            .map(|a| a.source.to_owned())
        else {
            return false;
        };
        if again {
            return false;
        }
        let side = self.battle.side_of(roll.model);
        let options = vec!["Roll again".to_owned(), "Let it stand".to_owned()];
        let then = AfterChoice::RollsAgain { roll: roll.clone(), sum, risky };
        self.ask_now(&source, roll.model, side, Want::Choose { options, then });
        true
    }

    /// All dice of a failed Success Roll may be rolled again, once in the game. `false` if it stands.
    pub(crate) fn ask_to_roll_all_again(&mut self, roll: &SuccessRoll, risky: bool, sum: u8) -> bool {
        let Some(source) = self.battle.rolls_all_again(roll.model).filter(|_| !made_again(&roll.window)) else {
            return false;
        };
        let then = AfterChoice::RollsAllAgain { roll: roll.clone(), sum, risky };
        self.ask_now(&source, roll.model, self.battle.side_of(roll.model), Want::Choose { options: all_again(), then });
        true
    }

    /// The model that caused an Injury Roll may roll all its dice again, once in the game. `false` if it stands.
    pub(crate) fn ask_to_injure_again(
        &mut self,
        roll: &InjuryRoll,
        rolled: InjuryResult,
        applied: InjuryResult,
    ) -> bool {
        let Some(by) = roll.cause.by().filter(|by| self.battle.enemies(*by, roll.victim)) else { return false };
        let may = applied != InjuryResult::OutOfAction && !made_again(&roll.window);
        let Some(source) = self.battle.rolls_all_again(by).filter(|_| may) else { return false };
        let then = AfterChoice::InjuresAgain { roll: roll.clone(), rolled };
        self.ask_now(&source, by, self.battle.side_of(by), Want::Choose { options: all_again(), then });
        true
    }

    /// The roll is made again, without a window of its own.
    pub fn rolls_again(&mut self, ask: &Ask, roll: &SuccessRoll) {
        self.first(Step::Success(SuccessRoll { window: marked(&roll.window, ask, AGAIN), ..roll.clone() }));
    }

    /// All dice of a Success Roll are rolled again.
    pub(crate) fn rolls_all_again(&mut self, ask: &Ask, roll: &SuccessRoll) {
        self.first(Step::Success(SuccessRoll { window: marked(&roll.window, ask, ALL_AGAIN), ..roll.clone() }));
    }

    /// All dice of an Injury Roll are rolled again.
    pub(crate) fn injures_again(&mut self, ask: &Ask, roll: &InjuryRoll) {
        self.first(Step::Injury(InjuryRoll { window: marked(&roll.window, ask, ALL_AGAIN), ..roll.clone() }));
    }

    /// A roll made again shows a 1: it fails, the model goes Down, the Activation is over.
    pub(crate) fn failed_again(&mut self, roll: &SuccessRoll, faces: &[Face]) -> bool {
        let again = roll.window.called.iter().any(|c| c.id == AGAIN);
        if !again || faces.iter().all(|f| f.number() != 1) {
            return false;
        }
        let source = roll.window.called.iter().find(|c| c.id == AGAIN).map(|c| c.name.clone()).unwrap_or_default();
        self.take_down(roll.model, self.battle.fall_to(&source, None));
        self.end_activation(roll.model, ActivationEnd::Fell);
        true
    }

    /// What makes the next roll succeed is used.
    pub(crate) fn use_next_success(&mut self, model: ModelId) {
        let source = self.battle.fighter(model).and_then(|f| {
            f.gained
                .iter()
                .find(|g| g.effects.iter().any(|e| e.what.contains(&What::NextRollSucceeds)))
                .map(|g| g.source.clone())
        });
        if let Some(source) = source {
            self.lapse_source(model, &source);
        }
    }

    /// An ACTION that ends the Activation does so on a failure too.
    pub(crate) fn ends_with_action(&mut self, model: ModelId, action: &str) {
        let ends = self.battle.granted(model).find(|a| a.id == action).is_some_and(|a| a.ends_activation);
        if ends {
            self.end_activation(model, ActivationEnd::Ability);
        }
    }

    /// Spells and kit that mend the result of an Injury Roll. `false` if nothing can.
    pub(crate) fn ask_remedy(&mut self, roll: &InjuryRoll, rolled: InjuryResult, applied: InjuryResult) -> bool {
        let (victim, becomes, options) = self.battle.remedies(roll, applied);
        if becomes.is_empty() {
            return false;
        }
        let mut options = options;
        options.push("Let it stand".to_owned());
        let source = options.first().cloned().unwrap_or_default();
        let side = self.battle.side_of(victim);
        let then = AfterChoice::Result { roll: roll.clone(), rolled, applied, becomes };
        self.ask_now(&source, victim, side, Want::Choose { options, then });
        true
    }
}

/// What may be answered if dice can be rolled again.
fn all_again() -> Vec<String> {
    vec!["Roll all dice again".to_owned(), "Let it stand".to_owned()]
}

impl Battle {
    /// What lets the model roll all dice again and was not used yet.
    fn rolls_all_again(&self, model: ModelId) -> Option<String> {
        let fighter = self.fighter(model)?;
        let mut sources =
            self.effects_on(model).filter(|a| a.effect.what.contains(&What::RollsAllAgainOnce)).map(|a| a.source);
        sources.find(|source| !fighter.used.iter().any(|used| used == source)).map(str::to_owned)
    }

    /// What a model has that answers a shot at it, and the DICE that it costs the shooter.
    pub(crate) fn foils(&self, target: ModelId) -> Option<(String, i8)> {
        self.effects_on(target).filter(|a| a.effect.when == When::TargetedByAttack && self.there(target)).find_map(
            |a| {
                a.effect.what.iter().find_map(|w| {
                    if let What::FoilsShots(dice) = w { Some((a.source.to_owned(), *dice)) } else { None }
                })
            },
        )
    }

    /// BLOOD MARKERS that a hit places instead of an Injury Roll.
    pub(crate) fn markers_instead(&self, attack: &Attack) -> Option<u8> {
        let weapon = self.weapon(attack.attacker, &attack.weapon)?;
        weapon
            .effects
            .iter()
            .flat_map(|e| &e.what)
            .find_map(|w| if let What::NoInjuryRoll(n) = w { Some(*n) } else { None })
    }

    /// Whether a hit takes its target Down without an Injury Roll.
    #[must_use]
    pub(crate) fn knocks_down(&self, attack: &Attack, critical: bool) -> bool {
        let Some(weapon) = self.weapon(attack.attacker, &attack.weapon) else { return false };
        let target = attack.target.model();
        let moment = Moment { attack: Some(attack), target, critical, direct: true, ..Moment::default() };
        weapon.effects.iter().any(|effect| {
            effect.when == When::OwnInjuryRoll
                && effect.what.contains(&What::TakesDown)
                && self.holds(attack.attacker, &effect.conditions, &moment)
        })
    }

    /// Friends of the target that may take the hit.
    fn takers(&self, attack: &Attack) -> Vec<(ModelId, String)> {
        let Some(target) = attack.target.model() else { return Vec::new() };
        self.models()
            .filter(|(id, f)| *id != target && f.on_table() && self.comrades(*id, target))
            .filter_map(|(id, _)| {
                let guarded = self.own_effects(target).find_map(|(source, effect)| {
                    let near = effect.what.iter().any(|w| {
                        let What::GuardedBy { within, entries } = w else { return false };
                        self.near(id, target, *within).unwrap_or(true)
                            && self.sheet(id).is_some_and(|s| entries.contains(&s.entry))
                    });
                    near.then(|| (id, source.to_owned()))
                });
                guarded.or_else(|| {
                    self.own_effects(id).find_map(|(source, effect)| {
                        let near = effect.what.iter().any(|w| {
                            let What::TakesHitFor { within, keywords, entries } = w else { return false };
                            let entry = self.sheet(target).map(|s| s.entry.clone()).unwrap_or_default();
                            self.near(id, target, *within).unwrap_or(true)
                                && (keywords.is_empty() || keywords.iter().any(|k| self.has(target, k)))
                                && (entries.is_empty() || entries.contains(&entry))
                        });
                        near.then(|| (id, source.to_owned()))
                    })
                })
            })
            .collect()
    }

    /// What can mend this result, with what each makes of it.
    fn remedies(&self, roll: &InjuryRoll, applied: InjuryResult) -> (ModelId, Vec<Remedy>, Vec<String>) {
        let victim = roll.victim;
        let (mut becomes, mut options) = (Vec::new(), Vec::new());
        let down = self.fighter(victim).is_some_and(Fighter::down);
        let step = Step::Injury(InjuryRoll { window: Window::default(), ..roll.clone() });
        for (_, call, effect) in self.calls(victim) {
            if call.at != CallAt::InjuryResultAgainst
                || self.called_up(victim, call, &step)
                || !self.purse_for(victim, &call.price).enough()
            {
                continue;
            }
            for what in &effect.what {
                let to = if let What::Becomes { from, to } = what {
                    (*from == applied).then_some(Some(*to))
                } else {
                    (*what == What::StaysUp && applied == InjuryResult::Down && !down).then_some(None)
                };
                if let Some(to) = to {
                    becomes.push(Remedy { call: call.id.clone(), to });
                    options.push(call.name.clone());
                }
            }
        }
        (victim, becomes, options)
    }

    /// Whether everybody caught is asked for: a BLAST, a line, a cloud around the firer.
    #[must_use]
    pub(crate) fn spreads(&self, attack: &Attack) -> bool {
        self.blast(attack).is_some()
            || self.weapon_says(attack.attacker, &attack.weapon, |w| matches!(w, What::Line(_) | What::Around(_)))
    }

    /// Who stands in the way of a line or a cloud, as far as positions are known. `None` if it is a BLAST.
    #[must_use]
    pub(crate) fn swept(&self, attack: &Attack) -> Option<Vec<ModelId>> {
        let weapon = self.weapon(attack.attacker, &attack.weapon)?;
        weapon.effects.iter().flat_map(|e| &e.what).find_map(|what| {
            if let What::Around(within) = what {
                let mut all = self.enemies_near(attack.attacker, *within, false);
                all.extend(self.friends_near(attack.attacker, *within, false));
                return Some(all);
            }
            let What::Line(length) = what else { return None };
            Some(self.along(attack.attacker, attack.target.model()?, *length))
        })
    }

    /// The models that a straight line from one through another touches.
    pub(crate) fn along(&self, from: ModelId, through: ModelId, length: Length) -> Vec<ModelId> {
        let mut hit = vec![through];
        let (Some(a), Some(b)) = (self.disc(from), self.disc(through)) else { return hit };
        let (ax, ay) = (i128::from(a.at.x.as_micrometres()), i128::from(a.at.y.as_micrometres()));
        let (dx, dy) = (i128::from(b.at.x.as_micrometres()) - ax, i128::from(b.at.y.as_micrometres()) - ay);
        let square = dx * dx + dy * dy;
        for disc in self.other_discs(from) {
            if disc.model == through {
                continue;
            }
            let (px, py) = (i128::from(disc.at.x.as_micrometres()) - ax, i128::from(disc.at.y.as_micrometres()) - ay);
            let (dot, cross) = (px * dx + py * dy, px * dy - py * dx);
            let radius = i128::from(disc.radius.as_micrometres());
            let ahead = dot > 0 && self.near(from, disc.model, length) == Some(true);
            // The distance from the line is cross / √square.
            if ahead && square > 0 && cross * cross <= radius * radius * square {
                hit.push(disc.model);
            }
        }
        hit
    }

    /// Whether the next blow of a series is a later one that strikes Off-Hand.
    #[must_use]
    pub(crate) fn later_blow(&self, series: &Series) -> bool {
        series.targets.len() > 1 && self.weapon_says(series.attacker, &series.weapon, |w| *w == What::LaterBlowsOffHand)
    }

    /// Whether a weapon that strikes each enemy once has struck this one.
    #[must_use]
    pub fn struck(&self, series: &Series, target: ModelId) -> bool {
        series.range == Reach::Melee
            && series.targets.contains(&target.into())
            && self.weapon_says(series.attacker, &series.weapon, |w| *w == What::StrikesAll)
    }
}
