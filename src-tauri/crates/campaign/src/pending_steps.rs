//! One page of an aftermath with all that it is read against: what is asked after Trauma, and what follows by itself.

use std::borrow::Cow;
use std::cell::OnceCell;

use super::aftermath::{Case, Page, SpoilBy, Step};
use super::answer::Answer;
use super::ask::Ask;
use super::state::{Campaign, Game, House, Played};
use super::steps::{Aside, Work};
use super::{advancement, experience, explore, hospital, promotion, quartermaster, reinforcements};
use crate::messages;
use nml_catalogue::keyword::Keyword;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::throw::Throw;
use nml_catalogue::{Catalogue, Progression};
use nml_warband::result::SideResult;
use nml_warband::{Change, Model, Report, Roster, check, elite};

/// A page, and what it is read against.
pub(super) struct PendingSteps<'a> {
    /// The pack, with what the Warband has by hand.
    pub catalogue: Cow<'a, Catalogue>,
    /// What the organiser decided.
    pub house: House,
    /// How the battle ended, and what followed.
    pub played: &'a Played,
    /// How it ended for this side.
    pub side: &'a SideResult,
    /// The page.
    pub page: &'a Page,
    /// The roster as it was at the battle's end.
    pub before: &'a Roster,
    /// The roster as it would be if the page were closed now.
    pub roster: Roster,
    /// The number of the game among the Warband's own.
    pub game: u16,
    /// Ducats its variant adds to every Threshold Value.
    pub threshold_delta: i32,
    /// Which models of the roster are ELITE, found out once: what is asked depends on it in several places.
    elite: OnceCell<Vec<bool>>,
    /// What the roster is judged to be, found out once.
    report: OnceCell<Report>,
}

/// What is asked after Trauma, and of which model.
pub(super) struct Asked {
    /// The model; none: the Warband.
    pub model: Option<u32>,
    /// What is asked.
    pub ask: Ask,
}

/// Something that was done, and what it does to the roster.
pub(super) struct Done {
    /// What was done.
    pub work: Work,
    /// What it does.
    pub changes: Vec<Change>,
}

impl Done {
    /// Something that changes nothing.
    pub fn work(work: Work) -> Self {
        Self { work, changes: Vec::new() }
    }
}

impl Asked {
    pub fn warband(ask: Ask) -> Self {
        Self { model: None, ask }
    }

    pub fn model(model: u32, ask: Ask) -> Self {
        Self { model: Some(model), ask }
    }
}

/// Whether a Mercenary is ELITE.
fn is_elite(catalogue: &Catalogue, hired: &Model) -> bool {
    let mercenary = catalogue.mercenary(&hired.entry);
    hired.promoted || mercenary.is_some_and(|mercenary| mercenary.entry.keywords.contains(&Keyword::Elite))
}

/// The models of a roster that is [`enlisted`](Roster::enlisted) with whether they are ELITE, in order, Mercenaries last.
/// The catalogue is the pack with what the Warband has by hand.
#[must_use]
pub fn ranks<'r>(catalogue: &Catalogue, roster: &'r Roster) -> Vec<(&'r Model, bool)> {
    told_apart(catalogue, roster, &elite(roster, catalogue))
}

fn told_apart<'r>(catalogue: &Catalogue, roster: &'r Roster, elite: &[bool]) -> Vec<(&'r Model, bool)> {
    let models = roster.models.iter().zip(elite.iter().copied());
    let hired = roster.hired.iter().map(|model| (model, is_elite(catalogue, model)));
    models.chain(hired).collect()
}

impl<'a> PendingSteps<'a> {
    /// The page of a Warband whose aftermath is open; none: it has no such page, or its roster is not in this book.
    pub fn of(catalogue: &'a Catalogue, campaign: &Campaign, game: &'a Game, warband: &str) -> Option<Self> {
        let played = game.played.as_ref().filter(|played| !played.aftermath.closed)?;
        let page = played.aftermath.page(warband)?;
        let roster = page.draft(&game.battle)?.enlisted();
        Some(Self {
            catalogue: roster.own.over(catalogue),
            house: campaign.house,
            played,
            side: played.result.side(warband)?,
            page,
            before: page.roster.as_deref()?,
            roster,
            game: game.entrants.iter().find(|entrant| entrant.warband == warband)?.game,
            threshold_delta: campaign.enrolment(warband).map_or(0, |enrolment| enrolment.threshold_delta),
            elite: OnceCell::new(),
            report: OnceCell::new(),
        })
    }

    /// What is asked now; none: a model's fate is, or nothing.
    pub fn asked(&self) -> Option<Asked> {
        let steps = &self.page.steps;
        if !self.page.cases.iter().all(Case::settled) || steps.signed {
            return None;
        }
        if let Some(spoil) = self.page.spoils_left().next() {
            let source = spoil.source.clone();
            let ask = match spoil.by {
                SpoilBy::Die { die, times } => Ask::Spoils { source, die, times },
                SpoilBy::Blood(each) => Ask::BloodCounted { source, each },
            };
            return Some(Asked { model: spoil.model, ask });
        }
        if let Some(asked) = hospital::asked(self) {
            return Some(asked);
        }
        if let Some(asked) = advancement::asked(self) {
            return Some(asked);
        }
        match steps.at {
            Step::Trauma => None,
            Step::Promotions => promotion::asked(self).or_else(|| experience::asked(self)),
            Step::Reinforcements if steps.called => Some(quartermaster::asked(self)),
            Step::Reinforcements => reinforcements::asked(self),
            Step::Exploration => explore::asked(self),
            Step::Quartermaster => Some(quartermaster::asked(self)),
            // What others' captives bring comes in before anybody agrees.
            Step::Roster => {
                let fates = self.played.aftermath.pages.iter().flat_map(|page| &page.cases);
                fates.into_iter().all(Case::settled).then(|| Asked::warband(Ask::Sign))
            }
        }
    }

    /// What follows by itself.
    pub fn follows(&self) -> Option<Done> {
        let trauma = !self.page.cases.iter().all(Case::settled) || self.page.spoils_left().next().is_some();
        if trauma || hospital::asked(self).is_some() {
            return None;
        }
        let steps = &self.page.steps;
        if let Some(done) = advancement::follows(self) {
            return Some(done);
        }
        let finished = |step: Step| Some(Done::work(Work::Finished { step }));
        match steps.at {
            Step::Trauma => finished(Step::Trauma),
            Step::Promotions if self.asked().is_some() => promotion::follows(self),
            Step::Promotions => {
                promotion::follows(self).or_else(|| experience::follows(self)).or_else(|| finished(Step::Promotions))
            }
            Step::Exploration if self.asked().is_some() => None,
            Step::Exploration => explore::follows(self).or_else(|| finished(Step::Exploration)),
            Step::Reinforcements if self.asked().is_none() => finished(Step::Reinforcements),
            Step::Reinforcements | Step::Quartermaster | Step::Roster => None,
        }
    }

    /// What dice make of what is asked.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few questions ask for dice")]
    pub fn roll(&self, asked: &Asked, throw: &Throw) -> Result<Vec<Done>, Rejection> {
        match &asked.ask {
            Ask::Spoils { source, die, times } => {
                let ducats = u32::from(die.points(&throw.faces)).saturating_mul(*times);
                let work = Work::Spoils { throw: Some(throw.clone()) };
                Ok(vec![Done { work, changes: vec![Change::DucatsGained { ducats, reason: source.clone() }] }])
            }
            Ask::Treatment { .. } => hospital::roll(self, asked, throw),
            Ask::Promotion { .. } => promotion::roll(self, asked, throw),
            Ask::Advancement { tables } => advancement::roll(self, asked, tables, throw),
            Ask::Explore { .. } | Ask::OneDie { .. } | Ask::FindRoll { .. } => explore::roll(self, &asked.ask, throw),
            _ => Err(Rejection::form(messages::no_roll_asked())),
        }
    }

    /// What a choice makes of what is asked. It was admitted.
    pub fn answer(&self, asked: &Asked, answer: &Answer) -> Result<Vec<Done>, Rejection> {
        match (&asked.ask, answer) {
            (Ask::BloodCounted { source, each }, Answer::Count { count }) => {
                let ducats = each.saturating_mul(*count);
                let gained = Change::DucatsGained { ducats, reason: source.clone() };
                let changes = if ducats > 0 { vec![gained] } else { Vec::new() };
                Ok(vec![Done { work: Work::Spoils { throw: None }, changes }])
            }
            (Ask::Hospital { item, .. }, Answer::Models { models }) => {
                let work = Work::TreatmentChosen { item: item.clone(), model: models.first().copied() };
                Ok(vec![Done::work(work)])
            }
            (Ask::Allot { .. }, Answer::Allot { dice }) => Ok(vec![Done::work(Work::Allotted { dice: dice.clone() })]),
            (Ask::Models { .. }, Answer::Models { models }) if self.page.steps.at == Step::Promotions => {
                Ok(models.iter().map(|model| Done::work(Work::LeaderNamed { model: *model })).collect())
            }
            (Ask::AdvancementTables { .. } | Ask::Learn { .. }, _) => advancement::answer(self, asked, answer),
            (Ask::Reinforcements { budget, .. }, Answer::Call) => Ok(reinforcements::called(self, *budget)),
            (Ask::Reinforcements { .. }, Answer::Pass) => {
                Ok(vec![Done::work(Work::Finished { step: Step::Reinforcements })])
            }
            (Ask::Trade { .. }, _) => quartermaster::answer(self, answer),
            (Ask::Sign, Answer::Sign) => Ok(vec![Done::work(Work::Signed)]),
            _ => explore::answer(self, &asked.ask, answer),
        }
    }

    /// The step under way, or all that are left, settled at the table; none: nothing is left.
    pub fn set_aside(&self, only: bool, reason: &str) -> Option<Vec<Done>> {
        self.asked()?;
        let mut steps = self.page.steps.clone();
        let mut done = Vec::new();
        while steps.at > Step::Trauma && steps.at < Step::Roster && (done.is_empty() || !only) {
            let step = steps.at;
            let work = Work::SetAside { aside: Aside { step, reason: reason.to_owned() } };
            steps.evolve(&work);
            let lapses = step == Step::Reinforcements && steps.called;
            done.push(Done { work, changes: if lapses { vec![Change::ReinforcementsOver] } else { Vec::new() } });
        }
        (!done.is_empty()).then_some(done)
    }

    /// The tables of a campaign.
    pub fn progression(&self) -> &Progression {
        self.catalogue.campaign()
    }

    /// What the roster is judged to be.
    pub fn report(&self) -> &Report {
        self.report.get_or_init(|| check(&self.roster, &self.catalogue))
    }

    /// The models of the roster with whether they are ELITE, in order, Mercenaries last.
    pub fn models(&self) -> Vec<(&Model, bool)> {
        told_apart(&self.catalogue, &self.roster, self.elite.get_or_init(|| elite(&self.roster, &self.catalogue)))
    }

    /// The model with this id.
    pub fn model(&self, id: u32) -> Option<&Model> {
        self.roster.members().find(|model| model.id == id)
    }

    /// Whether a model was in the game.
    pub fn took_part(&self, model: u32) -> bool {
        self.side.took_part.contains(&model)
    }
}
