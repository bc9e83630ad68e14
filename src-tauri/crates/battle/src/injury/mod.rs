//! Injury Rolls as they are carried out: the table, what rewrites it, and what follows (rules B6, B7).

mod armour;
mod bloodbath_price;
mod dice;
mod harm;

pub use dice::InjuryWhy;

use crate::log::harm::{Harm, HarmSource};
use nml_dice::Face;

use crate::effects::{About, Moment};
use crate::log::command::Source;
use crate::log::event::{Event, RollName, RollResult, Rolled};
use crate::log::state::{Battle, Fall, Fighter, ModelId};
use crate::log::step::{Attack, Cause, InjuryRoll, Step, Window};
use crate::run::Run;
use nml_catalogue::effect::{InjuryResult, What, When};
use nml_catalogue::keyword::{Keyword, Negated};

/// What a result becomes.
struct Rewritten {
    /// As applied.
    result: InjuryResult,
    /// What made it so, in order.
    by: Vec<String>,
    /// The sources that can do so only once in a game.
    once: Vec<String>,
}

impl Run {
    pub fn injury(&mut self, roll: &InjuryRoll, faces: &[Face], source: Source) {
        let why = self.battle.injury_why(roll);
        let Ok(kept) = why.spec.pool.resolve(faces) else { return };
        let rolled = why.spec.result(kept.sum);
        let Rewritten { result: applied, by, .. } = self.battle.rewriting(roll, rolled);
        self.rolled(Rolled {
            roll: RollName::Injury { by: roll.cause.by(), from: roll.cause.harm().map(|h| h.source.clone()) },
            model: Some(roll.victim),
            faces: faces.to_vec(),
            source,
            kept: kept.kept,
            modifiers: why.modifiers,
            total: why.spec.total(kept.sum),
            result: RollResult::Injury { rolled, applied, by },
        });
        self.done();
        if !self.ask_to_injure_again(roll, rolled, applied) {
            self.injured(roll, rolled);
        }
    }

    /// The roll stands: what can mend its result is asked, or it is suffered.
    pub fn injured(&mut self, roll: &InjuryRoll, rolled: InjuryResult) {
        let Rewritten { result: applied, once, .. } = self.battle.rewriting(roll, rolled);
        self.use_up(roll.victim, once);
        if !self.ask_remedy(roll, rolled, applied) {
            self.settle_injury(roll, rolled, applied, false);
        }
    }

    /// The result stands: it is suffered, and the next attack follows.
    pub(crate) fn settle_injury(
        &mut self,
        roll: &InjuryRoll,
        rolled: InjuryResult,
        applied: InjuryResult,
        upright: bool,
    ) {
        self.upright = upright;
        self.suffer(roll, rolled, applied);
        self.upright = false;
        if self.battle.activated_now(roll.victim) {
            self.fell(roll.victim);
        }
        self.next_attack();
    }

    /// A result that nobody mends is suffered. The odds of a series use this too, so that they count what the game
    /// does.
    pub fn bear(&mut self, roll: &InjuryRoll, rolled: InjuryResult) {
        let Rewritten { result: applied, once, .. } = self.battle.rewriting(roll, rolled);
        self.use_up(roll.victim, once);
        self.suffer(roll, rolled, applied);
    }

    /// What a result brings with it: markers, Down, Out of Action, and what else the attack does.
    pub(crate) fn suffer(&mut self, roll: &InjuryRoll, rolled: InjuryResult, applied: InjuryResult) {
        let moment = self.battle.moment_of(roll);
        let before = self.battle.fighter(roll.victim).map(|f| f.markers).unwrap_or_default();
        let was_down = self.battle.fighter(roll.victim).is_some_and(Fighter::down);
        self.spend_tough(roll.victim, rolled.min(self.battle.at_worst(roll).0), true);
        let infects = self.battle.cause_has(&roll.cause, &Keyword::InfectionMarkers, &moment);
        self.apply(roll.victim, applied, infects, self.battle.fall_by(&roll.cause));
        self.burn(roll.victim, &roll.cause, &moment);
        self.double_blood(roll, before.blood, &moment);
        let after = self.battle.fighter(roll.victim).map_or(before, |f| f.markers);
        let placed = (after.blood.saturating_sub(before.blood), after.infection.saturating_sub(before.infection));
        let followed = Moment {
            placed_blood: placed.0 > 0,
            placed_infection: placed.1 > 0,
            down_or_out: applied >= InjuryResult::Down,
            out: applied == InjuryResult::OutOfAction,
            was_down,
            ..moment
        };
        if let Some(attack) = roll.cause.attack() {
            self.aftermath_of_attack(roll.victim, attack, &followed, placed);
        }
    }

    /// Applies a row of the injury table (INJ-06 to INJ-09).
    pub(crate) fn apply(&mut self, victim: ModelId, result: InjuryResult, infects: bool, fall: Fall) {
        let down = self.battle.fighter(victim).is_some_and(Fighter::down);
        if result == InjuryResult::Down && !down && !self.upright && self.at_ledge(victim, infects, fall.by) {
            return;
        }
        let markers = match result {
            InjuryResult::NoEffect | InjuryResult::OutOfAction => 0,
            InjuryResult::MinorHit => 1,
            InjuryResult::Down => {
                if down {
                    2
                } else {
                    1
                }
            }
        };
        self.mark(victim, |m| {
            if infects {
                m.infection = m.infection.saturating_add(markers)
            } else {
                m.blood = m.blood.saturating_add(markers)
            }
        });
        if result == InjuryResult::Down && !down && !self.upright {
            self.emit(Event::Down { model: victim });
        }
        if result == InjuryResult::OutOfAction {
            self.out(victim, fall);
        }
    }

    /// A rule that takes a model Down applies the whole row (INJ-18).
    pub(crate) fn take_down(&mut self, model: ModelId, fall: Fall) {
        self.apply(model, InjuryResult::Down, false, fall);
        self.fell(model);
    }

    /// A rule that takes a model Out of Action applies the whole row, and what saves from it acts (INJ-18, C-57).
    pub(crate) fn take_out(&mut self, model: ModelId, fall: Fall) {
        let rolled_only = self.battle.field.ruleset.rulings.tough_trigger.needs_a_roll();
        let moment = Moment { target: Some(model), direct: true, ..Moment::default() };
        let Rewritten { result: applied, once, .. } =
            self.battle.rewrites(model, InjuryResult::OutOfAction, false, !rolled_only, &moment);
        self.use_up(model, once);
        self.spend_tough(model, InjuryResult::OutOfAction, !rolled_only);
        self.apply(model, applied, false, fall);
        self.fell(model);
    }

    /// Notes that TOUGH has saved the model, if it did.
    fn spend_tough(&mut self, model: ModelId, result: InjuryResult, tough: bool) {
        if tough && result == InjuryResult::OutOfAction && self.battle.tough(model) {
            self.emit(Event::ToughSpent { model, again: false });
        }
    }

    /// The pending attack takes its target Out of Action, and nobody rolls.
    pub(crate) fn finish_off(&mut self, attack: &Attack, victim: ModelId) {
        self.done();
        self.attack_over(attack, false);
        let cause = Cause::Attack { attack: attack.clone(), critical: false, direct: true };
        let fall = self.battle.fall_by(&cause);
        self.out(victim, fall);
        self.next_attack();
    }

    fn out(&mut self, victim: ModelId, fall: Fall) {
        let effects: Vec<(String, What)> = self
            .battle
            .sheet(victim)
            .into_iter()
            .flat_map(|s| &s.effects)
            .filter(|e| e.effect.when == When::OwnOutOfAction)
            .flat_map(|e| e.effect.what.iter().map(|w| (e.source.clone(), w.clone())))
            .collect();
        let near: Vec<ModelId> = self.battle.models().map(|(id, _)| id).collect();
        let within: Vec<(ModelId, Option<nml_catalogue::length::Length>)> =
            near.into_iter().map(|id| (id, self.battle.distance(victim, id))).collect();
        let feeding = self.battle.feeds_on(victim);
        self.emit(Event::Out { model: victim, fall });
        for (bearer, source, words) in feeding {
            for what in &words {
                self.works(&source, bearer, what, &About::default());
            }
        }
        for (source, what) in effects {
            let before = self.events.len();
            self.last_breath(victim, &what, &within);
            self.acts(before, victim, &source);
        }
    }

    /// What happens because a model went Out of Action.
    fn last_breath(
        &mut self,
        victim: ModelId,
        what: &What,
        distances: &[(ModelId, Option<nml_catalogue::length::Length>)],
    ) {
        if let What::EnemyBlood { within, markers, unless } = what {
            let hit: Vec<ModelId> = distances
                .iter()
                .filter(|(id, d)| self.battle.enemies(victim, *id) && d.is_some_and(|d| d <= *within))
                .map(|(id, _)| *id)
                .filter(|id| unless.as_ref().is_none_or(|k| !self.battle.has(*id, k)))
                .filter(|id| self.battle.fighter(*id).is_some_and(Fighter::on_table))
                .collect();
            for id in hit {
                self.mark(id, |m| m.blood = m.blood.saturating_add(*markers));
            }
        }
        if let What::NearestFriendBlessing { keywords, markers } = what {
            let nearest = distances
                .iter()
                .filter(|(id, _)| *id != victim && self.battle.comrades(victim, *id))
                .filter(|(id, _)| self.battle.fighter(*id).is_some_and(Fighter::on_table))
                .filter(|(id, _)| keywords.iter().all(|k| self.battle.has(*id, k)))
                .min_by_key(|(id, d)| (d.is_none(), *d, *id))
                .map(|(id, _)| *id);
            if let Some(id) = nearest {
                self.mark(id, |m| m.blessing = m.blessing.saturating_add(*markers));
            }
        }
    }

    /// FIRE, GAS and SHRAPNEL: one more BLOOD MARKER each, with any result (INJ-17).
    fn burn(&mut self, victim: ModelId, cause: &Cause, moment: &Moment<'_>) {
        if !self.battle.fighter(victim).is_some_and(Fighter::on_table) {
            return;
        }
        let pairs =
            [(Keyword::Fire, Negated::Fire), (Keyword::Gas, Negated::Gas), (Keyword::Shrapnel, Negated::Shrapnel)];
        let extra = pairs
            .iter()
            .filter(|(keyword, negated)| {
                let negate = Keyword::Negate(*negated);
                self.battle.cause_has(cause, keyword, moment)
                    && (!self.battle.has(victim, &negate) || self.battle.overrides(cause, &negate, moment))
            })
            .count();
        self.mark(victim, |m| m.blood = m.blood.saturating_add(u8::try_from(extra).unwrap_or(u8::MAX)));
    }

    /// What else the attack does (weapon effects after the Injury Roll).
    pub(crate) fn aftermath_of_attack(
        &mut self,
        victim: ModelId,
        attack: &Attack,
        moment: &Moment<'_>,
        placed: (u8, u8),
    ) {
        let Some(weapon) = self.battle.weapon(attack.attacker, &attack.weapon) else { return };
        let acting: Vec<(String, What)> = self
            .battle
            .attack_effects(attack.attacker, weapon)
            .filter(|a| a.effect.when == When::AfterOwnInjuryRoll)
            .filter(|a| self.battle.holds(attack.attacker, &a.effect.conditions, moment))
            .flat_map(|a| a.effect.what.iter().map(|w| (a.source.to_owned(), w.clone())))
            .collect();
        let about = About { target: Some(victim), attack: Some(attack), blood: placed.0, infection: placed.1 };
        for (source, what) in acting {
            self.works(&source, attack.attacker, &what, &about);
        }
        let suffered: Vec<(String, What)> = self
            .battle
            .effects_on(victim)
            .filter(|a| a.effect.when == When::AfterInjuryRollAgainst)
            .filter(|a| self.battle.holds(victim, &a.effect.conditions, moment))
            .flat_map(|a| a.effect.what.iter().map(|w| (a.source.to_owned(), w.clone())))
            .collect();
        let about = About { target: Some(attack.attacker), ..about };
        for (source, what) in suffered {
            self.works(&source, victim, &what, &about);
        }
    }

    /// BLOOD MARKERS that count twice.
    fn double_blood(&mut self, roll: &InjuryRoll, before: u8, moment: &Moment<'_>) {
        let Some(attack) = roll.cause.attack() else { return };
        let Some(weapon) = self.battle.weapon(attack.attacker, &attack.weapon) else { return };
        let doubles = self.battle.attack_effects(attack.attacker, weapon).any(|a| {
            a.effect.what.contains(&What::DoublesBlood)
                && self.battle.holds(attack.attacker, &a.effect.conditions, moment)
        });
        let placed = self.battle.fighter(roll.victim).map_or(0, |f| f.markers.blood.saturating_sub(before));
        if doubles {
            self.mark(roll.victim, |m| m.blood = m.blood.saturating_add(placed));
        }
    }

    /// What rewrites a result only once in a game has done so.
    fn use_up(&mut self, victim: ModelId, once: Vec<String>) {
        for source in once {
            self.emit(Event::UseSpent { model: victim, of: source.clone() });
            let gained = self.battle.fighter(victim).is_some_and(|f| {
                f.gained.iter().any(|g| g.source == source && g.until == nml_catalogue::effect::Until::Used)
            });
            if gained {
                self.lapse_source(victim, &source);
            }
        }
    }
}

impl Battle {
    /// What a result becomes: TOUGH, GOLEM, then what kit makes of it, one after another (RC-K5).
    pub(crate) fn rewritten(&self, roll: &InjuryRoll, rolled: InjuryResult) -> InjuryResult {
        self.rewriting(roll, rolled).result
    }

    /// What keeps the victim of the pending attack or Injury Roll from Out of Action, by name: TOUGH, GOLEM, kit. Empty
    /// if the result stands as rolled.
    #[must_use]
    pub fn spared(&self, step: &Step) -> Vec<String> {
        injury_asked(step).map_or_else(Vec::new, |roll| self.sparing(&roll))
    }

    /// The rows of the Injury Chart that become another one for the model that the pending roll may hurt: what is
    /// rolled, what it becomes, and by what, such as TOUGH.
    #[must_use]
    pub fn rows_changed(&self, step: &Step) -> Vec<(InjuryResult, InjuryResult, Vec<String>)> {
        let Some(roll) = injury_asked(step) else { return Vec::new() };
        let rows = [InjuryResult::NoEffect, InjuryResult::MinorHit, InjuryResult::Down, InjuryResult::OutOfAction];
        let change = |rolled| {
            let Rewritten { result, by, .. } = self.rewriting(&roll, rolled);
            (result != rolled).then_some((rolled, result, by))
        };
        rows.into_iter().filter_map(change).collect()
    }

    fn sparing(&self, roll: &InjuryRoll) -> Vec<String> {
        let Rewritten { result, by, .. } = self.rewriting(roll, InjuryResult::OutOfAction);
        if result == InjuryResult::OutOfAction { Vec::new() } else { by }
    }

    fn rewriting(&self, roll: &InjuryRoll, rolled: InjuryResult) -> Rewritten {
        let (worst, by_what) = self.at_worst(roll);
        let bloodbath = roll.window.total().bloodbath;
        let mut rewritten = self.rewrites(roll.victim, rolled.min(worst), bloodbath, true, &self.moment_of(roll));
        if let Some(what) = by_what.filter(|_| rolled > worst) {
            rewritten.by.insert(0, what);
        }
        rewritten
    }

    /// The worst that can come of an Injury Roll, and what further spares the model.
    fn at_worst(&self, roll: &InjuryRoll) -> (InjuryResult, Option<String>) {
        if let Some(harm) = roll.cause.harm() {
            return (roll.cause.at_worst(), Some(self.harm_name(harm)));
        }
        let weapon = roll.cause.attack().and_then(|a| self.weapon(a.attacker, &a.weapon));
        let words = weapon.into_iter().flat_map(|w| &w.effects).filter(|e| e.when == When::OwnInjuryRoll);
        let worst = words.flat_map(|e| &e.what).find_map(|w| if let What::AtWorst(r) = w { Some(*r) } else { None });
        (worst.unwrap_or(InjuryResult::OutOfAction), weapon.map(|w| w.name.clone()))
    }

    /// The name of what harms.
    fn harm_name(&self, harm: &Harm) -> String {
        let action = |id: &str| Some(self.granted(harm.by?).find(|a| a.id == id)?.name.clone());
        match &harm.source {
            HarmSource::Action { id } => action(id).unwrap_or_else(|| id.clone()),
            HarmSource::Fall { .. }
            | HarmSource::Dangerous
            | HarmSource::Mine
            | HarmSource::Effect { .. }
            | HarmSource::Detonation
            | HarmSource::Scenario { .. } => harm.source.name().to_owned(),
        }
    }

    fn rewrites(
        &self,
        victim: ModelId,
        rolled: InjuryResult,
        bloodbath: bool,
        tough: bool,
        moment: &Moment<'_>,
    ) -> Rewritten {
        let (mut result, mut by, mut once) = (rolled, Vec::new(), Vec::new());
        let saved = result == InjuryResult::OutOfAction && tough && self.tough(victim);
        if saved {
            result = InjuryResult::Down;
            by.push(Keyword::Tough.to_string());
        }
        if result == InjuryResult::OutOfAction && !bloodbath && self.has(victim, &Keyword::Golem) {
            result = InjuryResult::Down;
            by.push(Keyword::Golem.to_string());
        }
        for acting in self.effects_on(victim).filter(|a| a.effect.when == When::InjuryResultAgainst) {
            if !self.holds(victim, &acting.effect.conditions, moment) {
                continue;
            }
            for what in &acting.effect.what {
                let spent = || self.fighter(victim).is_some_and(|f| f.used.iter().any(|u| u == acting.source));
                if *what == What::ToughUnharmed && result == InjuryResult::Down && saved {
                    result = InjuryResult::NoEffect;
                    by.push(acting.source.to_owned());
                } else if let What::Becomes { from, to } = what
                    && *from == result
                {
                    result = *to;
                    by.push(acting.source.to_owned());
                } else if let What::BecomesOnce { from, to } = what
                    && *from == result
                    && !spent()
                {
                    result = *to;
                    by.push(acting.source.to_owned());
                    once.push(acting.source.to_owned());
                }
            }
        }
        let natured = self.natured(victim, result);
        if natured != result {
            by.push(self.name(victim).to_owned());
        }
        Rewritten { result: natured, by, once }
    }

    /// Whether a NEGATE keyword of the hurt model counts for nothing on this roll.
    fn overrides(&self, cause: &Cause, negate: &Keyword, moment: &Moment<'_>) -> bool {
        let Some(attack) = cause.attack() else { return false };
        let Some(weapon) = self.weapon(attack.attacker, &attack.weapon) else { return false };
        self.attack_effects(attack.attacker, weapon).filter(|a| a.effect.when == When::OwnInjuryRoll).any(|a| {
            let says = |w: &What| matches!(w, What::OverridesNegate(k) if k == negate);
            a.effect.what.iter().any(says) && self.holds(attack.attacker, &a.effect.conditions, moment)
        })
    }

    /// TOUGH has not saved the model yet.
    fn tough(&self, model: ModelId) -> bool {
        self.has(model, &Keyword::Tough) && self.fighter(model).is_some_and(|f| !f.tough_spent)
    }

    /// How a model falls to an ACTION.
    #[must_use]
    pub(crate) fn fall_from(&self, by: ModelId, action: &str) -> Fall {
        let harm = Some(HarmSource::Action { id: action.to_owned() });
        Fall { turn: self.turn, by: Some(by), harm, ..Fall::default() }
    }

    /// How a model falls to a named effect.
    #[must_use]
    pub(crate) fn fall_to(&self, name: &str, by: Option<ModelId>) -> Fall {
        let harm = Some(HarmSource::Effect { name: name.to_owned() });
        Fall { turn: self.turn, by, harm, ..Fall::default() }
    }

    /// How a model falls to this.
    #[must_use]
    pub(crate) fn fall_by(&self, cause: &Cause) -> Fall {
        let attack = cause.attack();
        Fall {
            turn: self.turn,
            by: cause.by(),
            weapon: attack.map(|a| a.weapon.clone()),
            reach: attack.map(|a| a.range),
            harm: cause.harm().map(|h| h.source.clone()),
            stated: false,
        }
    }
}

/// The Injury Roll that is pending, or that follows if the pending attack hits.
fn injury_asked(step: &Step) -> Option<InjuryRoll> {
    if let Step::Injury(roll) = step {
        return Some(roll.clone());
    }
    let attack = step.attack()?;
    let victim = attack.target.model()?;
    let cause = Cause::Attack { attack: attack.clone(), critical: false, direct: true };
    Some(InjuryRoll { victim, cause, window: Window::default() })
}
