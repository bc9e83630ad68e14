//! Where on the ledger's page stands what was said, and where what a correction asks or takes away belongs.

use std::collections::BTreeSet;

use nml_campaign::{Answer, Ask, Campaign, Command, Page, Request, Step, page_of};
use nml_warband::RosterChange;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::super::later::step_of;
use super::super::page::{self, Maker};
use super::past::Held;
use crate::failure::Failure;
use crate::session::Session;

/// A place on the page of a Warband.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionSpot {
    /// The step's number, from 1.
    pub step: u8,
    /// Which part of it.
    pub part: CorrectionPart,
    /// The number of that within the step, from 0.
    pub number: usize,
}

/// The part of a step that something belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CorrectionPart {
    /// The dice of a row, if the page has them as a stamp.
    Stamp,
    /// What a row came to.
    Came,
    /// Under a row: the page itself does not show it.
    Row,
    /// Dice that stay on the page, with what they came to.
    Thrown,
    /// The dice of the step as a whole.
    Dice,
    /// A gain or a loss of the step as a whole.
    Margin,
    /// Above all that the step shows.
    Head,
    /// Below all that the step shows.
    Foot,
}

impl CorrectionSpot {
    fn new(of: &[Step], step: Step, part: CorrectionPart, number: usize) -> Self {
        let step = of.iter().position(|known| *known == step).unwrap_or_default();
        Self { step: u8::try_from(step + 1).unwrap_or(u8::MAX), part, number }
    }
}

/// Something that was said, as its page stood just before and after it.
pub(super) struct Moment {
    command: Command,
    /// The steps of its page.
    of: &'static [Step],
    step: Step,
    explores: bool,
    before: Filled,
    after: Filled,
}

impl Moment {
    /// As the campaign stood just before it. `request`: what it answered, where it answered something.
    pub fn before(campaign: &Campaign, command: &Command, request: Option<&Request>) -> Option<Self> {
        let page = page_in(campaign, command)?;
        let filled = Filled::of(page, command);
        Some(Self {
            command: command.clone(),
            of: page.steps.all(),
            step: request.map_or(page.steps.at, |request| step_of(request, page)),
            explores: {
                // What a box of the Tracker brings is rolled beside the dice of the step.
                let errand = page.steps.on_map.as_ref().is_some_and(|tracked| tracked.errand.is_some());
                !errand && request.is_some_and(|request| matches!(request.ask, Ask::Explore { .. }))
            },
            before: filled,
            after: filled,
        })
    }

    /// How the campaign stood just after it.
    pub fn after(&mut self, campaign: &Campaign) {
        if let Some(page) = page_in(campaign, &self.command) {
            self.after = Filled::of(page, &self.command);
        }
    }

    /// The head of its step.
    pub fn head(&self) -> CorrectionSpot {
        CorrectionSpot::new(self.of, self.step, CorrectionPart::Head, 0)
    }

    fn model(&self) -> Option<u32> {
        page_of(&self.command).and_then(|(_, _, model)| model)
    }
}

fn page_in<'c>(campaign: &'c Campaign, command: &Command) -> Option<&'c Page> {
    let (battle, warband, _) = page_of(command)?;
    campaign.game(battle)?.played.as_ref()?.aftermath.page(warband)
}

/// How much a page has of the things that are only ever added to it.
#[derive(Clone, Copy)]
struct Filled {
    /// Throws for the model that it is about.
    throws: usize,
    /// Its Promotion Dice.
    own: usize,
    /// All Promotion Dice.
    promotions: usize,
    stamps: usize,
    later: usize,
}

impl Filled {
    fn of(page: &Page, command: &Command) -> Self {
        let model = page_of(command).and_then(|(_, _, model)| model);
        let dice = &page.steps.promotion_dice;
        Self {
            throws: model.and_then(|model| page.case(model)).map_or(0, |case| case.throws.len()),
            own: dice.iter().filter(|die| Some(die.model) == model).count(),
            promotions: dice.len(),
            stamps: page.steps.stamps.len(),
            later: page.later.len(),
        }
    }
}

/// A page of the ledger: what stands on it, by what it came from.
pub(super) struct Leaf<'h> {
    page: &'h Page,
    /// The models of the rows, step by step.
    rows: Vec<Vec<u32>>,
    /// For each case, the throw that its stamp shows.
    stamped: Vec<Option<usize>>,
    /// For each later change, its place among the margins of its step.
    margins: Vec<Option<usize>>,
    /// The Exploration Dice lie on the page.
    dice: bool,
}

impl<'h> Leaf<'h> {
    /// The pages of a battle that was fought.
    ///
    /// # Errors
    /// `UNKNOWN_AFTERMATH`; a Warband that does not open.
    pub fn all(session: &Session, held: &'h Held, battle: &str) -> Result<Vec<Self>, Failure> {
        let (_, played) = held.played(battle)?;
        let campaign = &held.open.state;
        let pack = held.catalogue(campaign)?;
        let of = |page: &'h Page| {
            let roster = page::roster_of(session, page, battle)?;
            let catalogue = &*roster.own.over(pack);
            let maker = Maker { catalogue, campaign, requests: &[], battle, aside: &[] };
            let shown = maker.page(0, page, played, &roster);
            let draft = page.draft(battle).map_or_else(|| roster.enlisted(), |draft| draft.enlisted());
            Ok(Self {
                page,
                rows: shown.steps.iter().map(|step| step.lines.iter().map(|row| row.model).collect()).collect(),
                stamped: page.cases.iter().map(page::stamped).collect(),
                margins: maker.margin_places(page, &draft),
                dice: shown.steps.iter().any(|step| !step.dice.is_empty()),
            })
        };
        played.aftermath.pages.iter().map(of).collect()
    }

    /// Whose page it is.
    pub fn warband(&self) -> &str {
        &self.page.warband
    }

    /// Where all that was said on it stands, in order.
    pub fn spots(&self, all: &[Moment]) -> Vec<CorrectionSpot> {
        let mut taken = BTreeSet::new();
        let mut steps = BTreeSet::new();
        let spot = |moment: &Moment| {
            let shown = self.shown(moment).filter(|spot| taken.insert(*spot));
            let (step, model) = (moment.step, moment.model());
            shown.inspect(|spot| _ = steps.insert(spot.step)).unwrap_or_else(|| {
                let head = moment.head();
                // Before the first thing that the page shows, or after it.
                let part = if steps.contains(&head.step) { CorrectionPart::Foot } else { CorrectionPart::Head };
                self.row(step, model, moment.before.own).unwrap_or(CorrectionSpot { part, ..head })
            })
        };
        all.iter().map(spot).collect()
    }

    /// Where something is asked besides what was said, as the page stands when it is asked.
    pub fn asked(&self, request: &Request, then: &Page) -> CorrectionSpot {
        let step = step_of(request, then);
        let thrown = then.steps.promotion_dice.iter().filter(|die| Some(die.model) == request.model).count();
        self.row(step, request.model, thrown)
            .unwrap_or_else(|| CorrectionSpot::new(self.page.steps.all(), step, CorrectionPart::Foot, 0))
    }

    /// Under the row of a model. Its Promotion Dice have a row each; what else comes then stands in the last.
    fn row(&self, step: Step, model: Option<u32>, thrown: usize) -> Option<CorrectionSpot> {
        let model = model?;
        let mut rows = self.rows_of(step, model);
        let row = match step {
            Step::Promotions => rows.clone().nth(thrown).or_else(|| rows.next_back()),
            Step::Trauma
            | Step::Tracker
            | Step::Reinforcements
            | Step::Exploration
            | Step::Outposts
            | Step::Quartermaster
            | Step::Roster => rows.next(),
        };
        Some(CorrectionSpot::new(self.page.steps.all(), step, CorrectionPart::Row, row?))
    }

    fn rows_of(&self, step: Step, model: u32) -> impl DoubleEndedIterator<Item = usize> + Clone + use<'_> {
        let at = self.page.steps.all().iter().position(|known| *known == step).unwrap_or_default();
        let rows = self.rows.get(at).map(Vec::as_slice).unwrap_or_default();
        rows.iter().enumerate().filter(move |(_, of)| **of == model).map(|(row, _)| row)
    }

    /// Where the page already shows what was said, if it does.
    #[expect(clippy::wildcard_enum_match_arm, reason = "of what is said, dice, Skills, finds and trades show")]
    fn shown(&self, moment: &Moment) -> Option<CorrectionSpot> {
        match &moment.command {
            Command::Roll { .. } => self.rolled(moment),
            Command::Answer { answer: Answer::Learn { skill }, .. } if skill.chosen.is_none() => {
                self.learned(moment.model()?)
            }
            said => {
                let at = (moment.before.later..moment.after.later).find(|at| self.tells(*at, said))?;
                let followed = self.page.later.get(at)?;
                let margin = *self.margins.get(at)?;
                Some(CorrectionSpot::new(self.page.steps.all(), followed.step, CorrectionPart::Margin, margin?))
            }
        }
    }

    fn rolled(&self, moment: &Moment) -> Option<CorrectionSpot> {
        let Moment { before, after, explores, .. } = moment;
        let steps = &self.page.steps;
        if after.throws > before.throws {
            let case = self.page.cases.iter().position(|case| Some(case.casualty.model) == moment.model())?;
            let stands = *self.stamped.get(case)? == Some(before.throws);
            return stands
                .then(|| CorrectionSpot::new(self.page.steps.all(), Step::Trauma, CorrectionPart::Stamp, case));
        }
        if after.promotions > before.promotions {
            return Some(CorrectionSpot::new(
                self.page.steps.all(),
                Step::Promotions,
                CorrectionPart::Stamp,
                before.promotions,
            ));
        }
        if after.stamps > before.stamps {
            let step = steps.stamps.get(before.stamps)?.of.step();
            let earlier = steps.stamps.iter().take(before.stamps).filter(|stamp| stamp.of.step() == step);
            return Some(CorrectionSpot::new(self.page.steps.all(), step, CorrectionPart::Thrown, earlier.count()));
        }
        (*explores && self.dice)
            .then(|| CorrectionSpot::new(self.page.steps.all(), Step::Exploration, CorrectionPart::Dice, 0))
    }

    /// The row of a model that says which Skill it learned, if it is a single one.
    fn learned(&self, model: u32) -> Option<CorrectionSpot> {
        let learned = |change: &RosterChange| matches!(change, RosterChange::Learned { model: of, .. } if *of == model);
        let skills = self.page.later.iter().filter(|followed| learned(&followed.change)).count();
        let row = self.rows_of(Step::Promotions, model).next_back()?;
        let tells = skills == 1 && row >= self.page.steps.promotion_dice.len();
        tells.then(|| CorrectionSpot::new(self.page.steps.all(), Step::Promotions, CorrectionPart::Came, row))
    }

    /// Whether a later change has in its margin what was said.
    fn tells(&self, at: usize, said: &Command) -> bool {
        use {Answer as A, RosterChange as C};
        let Some(followed) = self.page.later.get(at) else { return false };
        match (said, &followed.change) {
            (Command::Trade { .. }, C::Edited { .. }) => true,
            (Command::Answer { answer, .. }, change) => matches!(
                (answer, change),
                (A::Option { .. }, C::Found { option: Some(_), .. })
                    | (A::Take { .. } | A::Collect { .. }, C::ItemsFound { .. })
                    | (A::Return { .. }, C::CameBack { .. })
                    | (A::SellModel { .. }, C::ModelSold { .. })
                    | (A::Raise { .. }, C::LimitRaised { .. })
                    | (A::UseUp { .. }, C::ItemUsed { .. })
            ),
            _ => false,
        }
    }
}
