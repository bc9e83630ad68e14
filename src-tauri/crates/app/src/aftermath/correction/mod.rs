//! Correcting the past (promise 6): something that was said after a battle is said again, what followed is
//! decided again, and before anything is accepted both players see what changes.
//!
//! A correction is a list of [`CorrectionStep`]s. [`correction`] says what they lead to and writes nothing;
//! [`correction_accept`] writes them as amendments: one entry per entry that changes, in the campaign and in its
//! Warbands, in one transaction. What was said first stays readable.

mod again;
mod difference;
mod past;
mod places;
mod slots;
mod told;

use std::collections::BTreeSet;

use nml_campaign::{Instead, Tables, requests};
use nml_catalogue::text::NAME_CHARACTERS;
use nml_ledger::{Act, Author, Cause, Decision, Hash, Kept};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::page::{self, Maker};
use super::{Aftermath, AftermathAnswer, AftermathQuestion, Amendment, amendments};
use crate::backup_files::Occasion;
use crate::code;
use crate::failure::Failure;
use crate::paper::{BattleSheet, PaperBattle};
use crate::season::{passed, written};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Warbands};
use crate::view::{ComparedLine, GameSide};
use crate::words::{self, correction as say};
pub(crate) use again::{Again, said_again};
use past::{Held, Led};
use places::Leaf;
pub use places::{CorrectionPart, CorrectionSpot};
pub(crate) use told::asked;

/// A correction of what followed a battle.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The battle's stream.
    pub aftermath: String,
    /// What is changed, in order; with no steps, what can be.
    #[serde(default)]
    pub steps: Vec<CorrectionStep>,
    /// Why, for those who read it later; may be empty.
    #[serde(default)]
    pub reason: String,
}

/// The most steps of one correction.
const STEPS_MAX: usize = 500;

/// One thing that is corrected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum CorrectionStep {
    /// A question is answered again.
    Anew {
        /// The campaign's entry.
        seq: u64,
        /// Which of the commands that stand there.
        place: usize,
        /// The answer.
        answer: AftermathAnswer,
    },
    /// Something was never said.
    Strike {
        /// The campaign's entry.
        seq: u64,
        /// Which of the commands that stand there.
        place: usize,
    },
    /// The battle ended differently.
    Result {
        /// Its sheet.
        battle: PaperBattle,
    },
    /// The organiser gives what a purchase lacks, just before it.
    Grant {
        /// The campaign's entry of the purchase.
        seq: u64,
        /// Which of the commands that stand there.
        place: usize,
        /// Ducats.
        ducats: u32,
        /// Glory.
        glory: u32,
    },
    /// Answers a question that the steps before it raise.
    Further {
        /// The answer.
        answer: AftermathAnswer,
    },
}

/// What can be corrected after a battle, and what a correction leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionView {
    /// The battle's stream.
    pub id: String,
    /// Such as `Game 2 · Claim No Man’s Land`.
    pub battle: String,
    /// How it ended.
    pub result: CorrectionResult,
    /// What was said, a page per Warband.
    pub pages: Vec<CorrectionPage>,
    /// Corrections that were accepted, the newest first.
    pub accepted: Vec<Corrected>,
    /// What the steps lead to, if there are any.
    pub outcome: Option<CorrectionOutcome>,
}

/// The end of the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionResult {
    /// In one line.
    pub said: String,
    /// How it was first recorded, if that was corrected.
    pub was: Option<String>,
    /// Its sheet, as on paper.
    pub sheet: BattleSheet,
}

/// A correction that was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Corrected {
    /// When, RFC 3339.
    pub at: String,
    /// By whom.
    pub by: String,
    /// Why; empty if nobody gave a reason.
    pub reason: String,
}

/// What was said for one Warband.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionPage {
    /// Its ink.
    pub side: GameSide,
    /// Its letter in the battle.
    pub letter: String,
    /// The Warband's stream.
    pub id: String,
    /// Its name.
    pub warband: String,
    /// In the order it was said.
    pub lines: Vec<CorrectionLine>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionLine {
    /// The campaign's entry.
    pub seq: u64,
    /// Which of the commands that stand there.
    pub place: usize,
    /// Where it stands on the page.
    pub spot: CorrectionSpot,
    /// What was asked.
    pub heading: String,
    /// What was answered, in words.
    pub said: String,
    /// What was said at first, if that was corrected.
    pub was: Option<String>,
    /// It is struck out.
    pub struck: bool,
    /// The question as it stood, to be answered again, or none if it can only be struck.
    pub question: Option<AftermathQuestion>,
}

/// What a correction leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionOutcome {
    /// The steps, with the faces that were rolled here.
    pub steps: Vec<CorrectionStep>,
    /// What is asked now and was not asked then, or none if it can be accepted.
    pub question: Option<CorrectionQuestion>,
    /// Something changes, and it can be accepted once nothing is asked.
    pub changes: bool,
    /// How the battle ended and ends now, or none if that is unchanged.
    pub result: Option<ComparedLine>,
    /// A winner who was chosen by hand and remains one although the points say otherwise, if there is one.
    pub kept: Option<CorrectionKept>,
    /// What else changes about the battle itself.
    pub game: Vec<ComparedLine>,
    /// What changes, per Warband; empty if no Warband changes.
    pub warbands: Vec<CorrectedWarband>,
    /// What no longer holds and is left out.
    pub lost: Vec<CorrectionLost>,
    /// Models that fought later although they were gone by then: those battles stay as fought.
    pub absent: Vec<CorrectionAbsent>,
}

/// A winner who was chosen by hand and remains one, although the points say otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionKept {
    /// In a sentence.
    pub said: String,
    /// What lets the winner follow the points again.
    pub mend: CorrectionMend,
}

/// A question that a correction raises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionQuestion {
    /// After which battle.
    pub battle: String,
    /// Where on its Warband's page it belongs, or none if it is asked after another battle.
    pub spot: Option<CorrectionSpot>,
    /// The Warband's stream.
    pub warband: String,
    /// Its name.
    pub name: String,
    /// What is asked.
    pub question: AftermathQuestion,
}

/// A Warband then and now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectedWarband {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What differs of the Warband itself.
    pub lines: Vec<ComparedLine>,
    /// Its models that differ.
    pub models: Vec<CorrectedModel>,
}

/// A model then and now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectedModel {
    /// Its id in the Warband.
    pub model: u32,
    /// What it is called.
    pub name: String,
    /// What differs; never empty.
    pub lines: Vec<ComparedLine>,
}

/// Somebody who fought later although they were gone by then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionAbsent {
    /// In a sentence.
    pub said: String,
    /// The Warband's stream.
    pub warband: String,
    /// The model's id there.
    pub model: u32,
}

/// Something that was said, by where it stands in the campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionRef {
    /// The campaign's entry.
    pub seq: u64,
    /// Which of the commands that stand there.
    pub place: usize,
}

/// Something that no longer holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionLost {
    /// What was said.
    pub said: String,
    /// The line that it is on its page, or none if it is not on a page.
    pub line: Option<CorrectionRef>,
    /// Whose it is, and after which battle.
    pub place: String,
    /// Why it does not hold.
    pub why: String,
    /// What would let it hold, as a further step. None if it can only be left out, or repeated later.
    pub mend: Option<CorrectionMend>,
}

/// What would let something hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectionMend {
    /// In words.
    pub label: String,
    /// The step.
    pub step: CorrectionStep,
}

/// What can be corrected after a battle, and what these steps would lead to. Nothing is written.
///
/// # Errors
/// `UNKNOWN_AFTERMATH`; `NOT_ASKED` if a step answers what is not asked; what an answer lacks.
pub fn correction(session: &Session, correction: Correction) -> Result<CorrectionView, Failure> {
    let held = Held::of(session, &correction.aftermath)?;
    let leaves = Leaf::all(session, &held, &correction.aftermath)?;
    let outcome = match correction.steps.is_empty() {
        true => None,
        false => {
            let led = held.led(session, &correction.aftermath, bounded(correction.steps)?)?;
            Some(outcome(&held, &correction.aftermath, &leaves, led)?)
        }
    };
    Ok(CorrectionView {
        battle: held.title(&correction.aftermath),
        result: told::result(session, &held, &correction.aftermath)?,
        pages: told::pages(&held, &correction.aftermath, &leaves)?,
        accepted: accepted(&held.open, &correction.aftermath),
        id: correction.aftermath,
        outcome,
    })
}

/// Accepts a correction: the amendments of the campaign and of its Warbands, in one transaction.
///
/// # Errors
/// `OPEN_QUESTION` while something is asked; `NO_CHANGE` if everything stays as it is; as [`correction`].
pub fn correction_accept(session: &Session, correction: Correction) -> Result<Aftermath, Failure> {
    let mut held = Held::of(session, &correction.aftermath)?;
    let Led { corrected, .. } = held.led(session, &correction.aftermath, bounded(correction.steps)?)?;
    if corrected.question.is_some() {
        return Err(Failure::new(code::OPEN_QUESTION, say::open_question()));
    }
    if corrected.entries.is_empty() {
        return Err(Failure::new(code::NO_CHANGE, say::no_change()));
    }
    let reason: String = correction.reason.trim().chars().take(NAME_CHARACTERS).collect();
    if reason.is_empty() {
        return Err(Failure::new(code::NO_REASON, say::no_reason()));
    }
    let rosters =
        amended(&mut held, corrected, |_, first| Author { note: first.then(|| reason.clone()), ..session.author() })?;
    let (appends, rows) = written(session, &mut held.open, rosters)?;
    session.back_up_before(Occasion::Correction)?;
    session.write(appends, rows)?;
    page::view(session, &held.open, &correction.aftermath)
}

/// Says what a correction leads to: an amendment of each entry that changes, the others caused by the first one. Gives
/// the Warbands of which something changes. `author` says who, for an entry of the campaign by its number and whether
/// it is the first one; `None` for a Warband's.
///
/// # Errors
/// `NOT_SEALED`.
fn amended(
    held: &mut Held,
    corrected: nml_campaign::Corrected,
    author: impl Fn(Option<u64>, bool) -> Author,
) -> Result<Vec<Open<Warbands>>, Failure> {
    let stream = held.open.id;
    let mut cause: Option<Cause> = None;
    for otherwise in corrected.entries {
        let author = Author { cause, ..author(Some(otherwise.seq), cause.is_none()) };
        let entry = held.open.amend(author, otherwise.seq, decisions(otherwise.instead))?;
        cause.get_or_insert(Cause { stream, entry });
    }
    held.open.refold();
    let mut rosters = Vec::new();
    for (id, otherwise) in corrected.warbands {
        let (Some(mut warband), Some(_)) = (held.warbands.remove(&id), cause) else { continue };
        for otherwise in otherwise {
            let author = Author { cause, ..author(None, false) };
            warband.amend(author, otherwise.seq, decisions(otherwise.instead))?;
        }
        warband.refold();
        rosters.push(warband);
    }
    Ok(rosters)
}

/// The corrections that concern a battle, the newest first.
pub(super) fn accepted(open: &Open<Campaigns>, battle: &str) -> Vec<Corrected> {
    let concerns = |amendment: &Amendment<'_>| {
        amendment.kept.entry.cause.is_none() && amendment.battles().iter().any(|of| of == battle)
    };
    let amendments = amendments(open);
    let accepted = amendments.iter().filter(|amendment| concerns(amendment)).map(|Amendment { kept, .. }| Corrected {
        at: kept.entry.at.clone(),
        by: kept.entry.by.clone(),
        reason: kept.entry.note.clone().unwrap_or_default(),
    });
    let mut accepted: Vec<Corrected> = accepted.collect();
    accepted.reverse();
    accepted
}

/// The correction that undo would take back: its first amendment.
pub(crate) fn undoable(open: &Open<Campaigns>) -> Option<Hash> {
    let newest = passed::to_undo(open).next()?;
    let Act::Amend { .. } = newest.entry.act else { return None };
    let first = newest.entry.cause.filter(|cause| cause.stream == open.id).map(|cause| cause.entry);
    Some(first.unwrap_or(newest.hash))
}

/// Takes a correction back, in the campaign and in its Warbands; this writes nothing yet.
///
/// # Errors
/// `CHANGED_SINCE` when a Warband has done something since.
pub(crate) fn taken_back(
    session: &Session,
    open: &mut Open<Campaigns>,
    first: Hash,
) -> Result<Vec<Open<Warbands>>, Failure> {
    let seq = open.log.find(&first).map(|kept| kept.entry.seq);
    let passed = passed::pass(session, open)?;
    open.undo(session.author(), seq)?;
    let streams: BTreeSet<_> =
        session.with_book(|book| Ok(book.caused_by(&first)?))?.into_iter().map(|of| of.0).collect();
    let mut warbands = Vec::new();
    for stream in streams.into_iter().filter(|stream| *stream != open.id) {
        let mut warband: Open<Warbands> = session.open_stream(&stream.to_string())?;
        let caused = |kept: &&Kept<_, _>| kept.entry.cause.is_some_and(|cause| cause.entry == first);
        let standing = warband.log.standing_at(&warband.log.tip());
        let from = standing.iter().position(&caused).unwrap_or(standing.len());
        let Some(begins) = standing.get(from).map(|kept| kept.entry.seq) else { continue };
        if !standing.iter().skip(from).all(caused) {
            return Err(Failure::new(code::CHANGED_SINCE, words::aftermath::changed_since()));
        }
        warband.undo(session.author_because(open.id, first), Some(begins))?;
        warbands.push(warband);
    }
    passed.again(session, open, &warbands)?;
    Ok(warbands)
}

fn bounded(steps: Vec<CorrectionStep>) -> Result<Vec<CorrectionStep>, Failure> {
    if steps.len() > STEPS_MAX {
        return Err(Failure::new(code::TOO_MANY_STEPS, words::seasons::too_many_steps(steps.len(), STEPS_MAX)));
    }
    Ok(steps)
}

fn decisions<C, E>(instead: Instead<C, E>) -> Vec<Decision<C, E>> {
    instead.into_iter().map(|(command, events)| Decision { command, events }).collect()
}

fn outcome(held: &Held, battle: &str, leaves: &[Leaf<'_>], led: Led) -> Result<CorrectionOutcome, Failure> {
    let corrected = &led.corrected;
    let question = match &corrected.question {
        None => None,
        Some(question) => {
            let request = &question.request;
            let (campaign, catalogue) = (&corrected.campaign, held.catalogue(&corrected.campaign)?);
            let asked = requests(Tables::from(catalogue), campaign, &request.battle);
            let maker = Maker { catalogue, campaign, requests: &asked, battle: &request.battle, aside: &[] };
            let then = campaign.game(&request.battle).and_then(|game| game.open()?.page(&request.warband));
            let leaf = leaves.iter().filter(|_| request.battle == battle);
            let leaf = leaf.into_iter().find(|leaf| leaf.warband() == request.warband);
            Some(CorrectionQuestion {
                spot: leaf.zip(then).map(|(leaf, then)| leaf.asked(request, then)),
                battle: held.title_in(campaign, &request.battle),
                warband: request.warband.clone(),
                name: maker.named(&request.warband),
                question: told::question(&maker, request).ok_or_else(past::not_asked)?,
            })
        }
    };
    let done = question.is_none();
    Ok(CorrectionOutcome {
        changes: !corrected.entries.is_empty(),
        result: difference::ended(held, battle, corrected),
        kept: difference::kept(held, &led.steps),
        game: difference::game(held, battle, corrected),
        // What follows is not known before everything is answered.
        warbands: if done { difference::warbands(held, corrected) } else { Vec::new() },
        lost: if done { difference::lost(held, &led) } else { Vec::new() },
        absent: if done { difference::absent(held, corrected) } else { Vec::new() },
        question,
        steps: led.steps,
    })
}
