//! Pre-game activities: one at a time; if both sides have some, a roll-off says who orders them (SET-06, C-47).

use nml_dice::Face;

use crate::log::ask::{Activity, AfterChoice, AfterPick, Ask, Want};
use crate::log::command::Source;
use crate::log::event::Event;
use crate::log::state::{Battle, Fall, ModelId, Presence, SideId};
use crate::log::step::Step;
use crate::log::tally::Worked;
use crate::run::Run;
use nml_catalogue::effect::{Effect, InjuryResult, Until, What, When};
use nml_catalogue::keyword::Keyword;
use nml_catalogue::ruling::PregameOrder;

/// Pills and smoke that ruling C-55 is about.
pub(super) fn is_pills(source: &str) -> bool {
    matches!(source, "Martyrdom Pills" | "Holy Smoke")
}

/// What the questions of this step are shown to come from.
const SOURCE: &str = "Pre-game activities";
/// The last option of the choice of an activity.
const NO_MORE: &str = "No more";

impl Run {
    /// Begins the activities that come before deployment. `false` if there are none, or they are over.
    pub(crate) fn begin_pregame(&mut self) -> bool {
        let opens = self.battle.pregame_opens();
        let any = opens.is_some();
        if let Some(step) = opens {
            self.first(step);
        }
        any
    }

    /// The winner orders all activities, both sides' (C-47).
    pub(crate) fn pregame_roll_off(&mut self, _ask: &Ask, faces: &[Face], source: Source) {
        if let Some(winner) = self.roll_off(faces, source) {
            self.pregame_won(winner);
        }
    }

    /// The winner orders them.
    pub(crate) fn pregame_won(&mut self, winner: SideId) {
        self.done();
        let activities = self.battle.activities();
        self.goes_on(activity_step(&self.battle, winner, activities, Vec::new()));
    }

    /// The next question of the activities. `None` if they are over.
    fn goes_on(&mut self, next: Option<Step>) {
        match next {
            Some(step) => self.first(step),
            None => self.did(Worked::Ready),
        }
    }

    /// One activity is chosen, or the choosing ends: its own question comes first, the rest waits below.
    pub(crate) fn pregame_chosen(&mut self, ask: &Ask, activities: &[Activity], waiting: &[Activity], option: u8) {
        let Some(chosen) = activities.get(usize::from(option)).cloned() else {
            // The player who orders lets his own go; the other side's are still its own to do.
            let others: Vec<Activity> = activities
                .iter()
                .filter(|a| self.battle.side_of(a.model) != ask.side)
                .chain(waiting)
                .cloned()
                .collect();
            match others.first().map(|a| self.battle.side_of(a.model)) {
                Some(side) => self.goes_on(activity_step(&self.battle, side, others, Vec::new())),
                None => self.did(Worked::Ready),
            }
            return;
        };
        let mut rest = activities.to_vec();
        // What one model does in one of several ways, it does once.
        rest.retain(|a| a.model != chosen.model || a.source != chosen.source);
        match self.battle.field.ruleset.rulings.pregame_order {
            PregameOrder::RollOff => {
                self.goes_on(activity_step(&self.battle, ask.side, rest, waiting.to_vec()));
            }
            PregameOrder::Alternate => {
                let all: Vec<Activity> = rest.into_iter().chain(waiting.iter().cloned()).collect();
                let next = self.battle.next_side(ask.side);
                self.goes_on(alternate(&self.battle, next, all));
            }
        }
        self.carry_out_activity(&chosen);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "all other words work at their moment")]
    fn carry_out_activity(&mut self, activity: &Activity) {
        let model = activity.model;
        let side = self.battle.side_of(model);
        let effect = self.battle.activity_effect(activity);
        for what in effect.map(|e| e.what).unwrap_or_default() {
            match &what {
                What::MayConsume => self.ask_to_consume(model, &activity.source),
                What::ChoosesFriends { most, whom, effects } => {
                    let among = self.battle.own_force(side, |id| self.battle.holds(id, whom, &Default::default()));
                    let then = AfterPick::Gains { left: most.saturating_sub(1), effects: effects.clone() };
                    if !among.is_empty() {
                        self.later(&activity.source, model, side, Want::Pick { among, optional: true, then });
                    }
                }
                What::BloodOnOne { markers, lacks } => {
                    let among = self.battle.own_force(side, |id| lacks.iter().all(|k| !self.battle.has(id, k)));
                    let then = AfterPick::Bleeds(*markers);
                    if !among.is_empty() {
                        self.later(&activity.source, model, side, Want::Pick { among, optional: true, then });
                    }
                }
                What::GivesUp { entries } => {
                    let among = self.battle.own_force(side, |id| {
                        id != model && self.battle.sheet(id).is_some_and(|s| entries.contains(&s.entry))
                    });
                    if !among.is_empty() {
                        let then = AfterPick::GivenUp;
                        self.later(&activity.source, model, side, Want::Pick { among, optional: true, then });
                    }
                }
                What::OpponentSpreadsBlood { per_ducats, most } => {
                    let ducats: u32 = self
                        .battle
                        .field
                        .forces
                        .get(usize::from(side))
                        .map_or(0, |f| f.models.iter().fold(0, |sum, m| sum.saturating_add(m.ducats)));
                    let markers = u8::try_from(ducats / (*per_ducats).max(1)).unwrap_or(u8::MAX).min(60);
                    let among = self.battle.bleedable(model, *most);
                    if markers > 0 && !among.is_empty() {
                        let then = AfterPick::SpreadsBlood { left: markers - 1, most: *most };
                        let opponent = self.battle.side_against(model);
                        self.later(&activity.source, model, opponent, Want::Pick { among, optional: false, then });
                    }
                }
                other => self.works(&activity.source, model, other, &Default::default()),
            }
        }
    }

    /// The model on the wheel is gone, and the shrine is under its protection until it has taken the blow.
    pub(crate) fn broken_on_the_wheel(&mut self, ask: &Ask, model: ModelId) {
        let fall = Fall { turn: 0, by: Some(ask.model), ..Fall::default() };
        self.emit(Event::Out { model, fall });
        let lasting = |when: When, what: What| Effect { when, conditions: Vec::new(), what: vec![what] };
        let effects = vec![
            lasting(When::Always, What::ArmourZero),
            lasting(When::InjuryResultAgainst, What::Becomes { from: InjuryResult::Down, to: InjuryResult::MinorHit }),
            lasting(
                When::InjuryResultAgainst,
                What::BecomesOnce { from: InjuryResult::OutOfAction, to: InjuryResult::NoEffect },
            ),
        ];
        self.gain(ask.model, &ask.source, Until::Used, effects);
    }
}

/// The side does one of its own, then the other side one of its own.
fn alternate(battle: &Battle, side: SideId, all: Vec<Activity>) -> Option<Step> {
    let (own, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|a| battle.side_of(a.model) == side);
    if own.is_empty() {
        let other = others.first().map(|a| battle.side_of(a.model))?;
        let (own, others) = others.into_iter().partition(|a| battle.side_of(a.model) == other);
        return activity_step(battle, other, own, others);
    }
    activity_step(battle, side, own, others)
}

fn activity_step(battle: &Battle, side: SideId, activities: Vec<Activity>, waiting: Vec<Activity>) -> Option<Step> {
    let model = activities.first()?.model;
    let mut options: Vec<String> =
        activities.iter().map(|a| format!("{} ({})", a.source, battle.name(a.model))).collect();
    options.push(NO_MORE.to_owned());
    let then = AfterChoice::PreGame { activities, waiting };
    let source = SOURCE.to_owned();
    Some(Step::Content(Ask { source, model, side, want: Want::Choose { options, then } }))
}

impl Battle {
    /// The first question of the activities before deployment. `None` if there are none, or they are over.
    #[must_use]
    pub(crate) fn pregame_opens(&self) -> Option<Step> {
        let activities = if self.tally.ready { Vec::new() } else { self.activities() };
        let model = activities.first()?.model;
        let mut sides: Vec<SideId> = activities.iter().map(|a| self.side_of(a.model)).collect();
        sides.dedup();
        match (sides.as_slice(), self.field.ruleset.rulings.pregame_order) {
            ([side], _) => activity_step(self, *side, activities, Vec::new()),
            (_, PregameOrder::RollOff) => {
                Some(Step::Content(Ask { source: SOURCE.to_owned(), model, side: 0, want: Want::RollOff }))
            }
            (_, PregameOrder::Alternate) => alternate(self, 0, activities),
        }
    }

    /// Every pre-game activity that the Forces own.
    #[must_use]
    pub fn activities(&self) -> Vec<Activity> {
        let mut found = Vec::new();
        for (model, _) in self.models().filter(|(_, f)| f.presence == Presence::Waiting) {
            let Some(sheet) = self.sheet(model) else { continue };
            for (sourced, effect) in sheet.effects.iter().zip(0_u16..) {
                let pills = self.field.ruleset.rulings.pills_when.is_before_deployment()
                    && is_pills(&sourced.source)
                    && sourced.effect.when == When::Deployment;
                let reminder = sourced.effect.what.iter().all(|w| matches!(w, What::Reminder { .. }));
                if (sourced.effect.when == When::PreGame && !reminder) || pills {
                    found.push(Activity { model, source: sourced.source.clone(), effect });
                }
            }
        }
        // Rules of the Warband as a whole are done in the name of its first model.
        for (force, side) in self.field.forces.iter().zip(0_u8..) {
            let Some((model, _)) = self.models().find(|(_, f)| f.side == side) else { continue };
            for (sourced, effect) in force.effects.iter().zip(WARBAND..) {
                if sourced.effect.when == When::PreGame {
                    found.push(Activity { model, source: sourced.source.clone(), effect });
                }
            }
        }
        found.sort_by_key(|a| self.side_of(a.model));
        found
    }

    fn activity_effect(&self, activity: &Activity) -> Option<Effect> {
        if activity.effect >= WARBAND {
            let force = self.field.forces.get(usize::from(self.side_of(activity.model)))?;
            return force.effects.get(usize::from(activity.effect - WARBAND)).map(|s| s.effect.clone());
        }
        self.sheet(activity.model)?.effects.get(usize::from(activity.effect)).map(|s| s.effect.clone())
    }

    fn own_force(&self, side: SideId, fits: impl Fn(ModelId) -> bool) -> Vec<ModelId> {
        self.models()
            .filter(|(id, f)| f.side == side && f.presence == Presence::Waiting && fits(*id))
            .map(|(id, _)| id)
            .collect()
    }

    /// Whether a keyword gained before the game makes it an INFILTRATOR.
    #[must_use]
    pub(crate) fn gained_keyword(&self, model: ModelId, keyword: &Keyword) -> bool {
        self.fighter(model).is_some_and(|f| {
            f.gained.iter().flat_map(|g| &g.effects).flat_map(|e| &e.what).any(|w| *w == What::Keyword(keyword.clone()))
        })
    }
}

/// Places of Warband rules in an [`Activity`] begin here.
const WARBAND: u16 = 60_000;
