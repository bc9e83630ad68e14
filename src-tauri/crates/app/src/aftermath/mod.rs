//! The aftermath of a campaign's battle: a page per Warband, answered point by point, closed all at once.

mod amended;
mod answer;
mod correction;
mod dice;
mod later;
mod page;
mod question;
mod said;
mod sheet_lines;
mod shown;

use std::collections::BTreeMap;
use std::sync::Arc;

use nml_campaign::{Answer, Command, Game, Tables, requests, settlements};
use nml_catalogue::text::NAME_CHARACTERS;
use nml_catalogue::throw::Source;
use nml_dice::Face;
use nml_ledger::{Author, Kept};
use nml_warband as warband;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::lists::campaign_row;
use crate::season::{self, describing, passed, say, written};
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::{Campaigns, Warbands};
use crate::view::{self, fought};
use crate::{whose, words};
pub use amended::ChronicleCorrection;
pub(crate) use amended::{Amendment, amendments, corrections, says_the_same};
pub(crate) use correction::{Again, said_again, taken_back, undoable as correction_to_undo};
pub use correction::{
    Corrected, CorrectedModel, CorrectedWarband, Correction, CorrectionAbsent, CorrectionLine, CorrectionLost,
    CorrectionOutcome, CorrectionPage, CorrectionPart, CorrectionQuestion, CorrectionRef, CorrectionSpot,
    CorrectionStep, CorrectionView, correction, correction_accept,
};
pub(crate) use page::open_points;
pub(crate) use page::pages_of;
pub(crate) use said::{Told, said, said_instead, told};
pub(crate) use sheet_lines::{beside_result, sheet_lines};
pub use shown::{
    Aftermath, AftermathAction, AftermathAmount, AftermathBoard, AftermathBoardDie, AftermathCame, AftermathChoice,
    AftermathCounted, AftermathDice, AftermathMargin, AftermathPage, AftermathQuestion, AftermathRow, AftermathSign,
    AftermathStep, AftermathTally, AftermathThrown, AftermathTone, AftermathWhy, LedgerReading, StepState,
};

/// Which aftermath: that of this battle.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathRef {
    /// The battle's stream.
    pub aftermath: String,
}

/// Something in an aftermath that is taken back.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathUndo {
    /// The battle's stream.
    pub aftermath: String,
    /// Why it is opened again, if it is closed.
    #[serde(default)]
    pub reason: String,
}

/// An answer to one of its questions.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answered {
    /// The battle's stream.
    pub aftermath: String,
    /// The question's id, as the view gave it.
    pub question: String,
    /// The answer.
    pub answer: AftermathAnswer,
}

/// An answer: faces typed or rolled here, a choice or a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum AftermathAnswer {
    /// Dice as they fell; a D66 has its tens first.
    Faces {
        /// The faces.
        faces: Vec<Face>,
        /// Where they come from.
        source: Source,
    },
    /// The app rolls those that are due, and only as many more as were asked for.
    Roll {
        /// How many are thrown besides those that are due, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        extra: Option<u8>,
    },
    /// How many of each thing of its tally.
    Tally {
        /// Those that are counted out.
        counts: Vec<AftermathCount>,
    },
    /// Something is done with the dice on the page.
    Board {
        /// Its id.
        action: String,
        /// Which die, from 0.
        #[serde(default)]
        die: Option<u8>,
        /// The face it is turned to.
        #[serde(default)]
        face: Option<Face>,
    },
    /// One of the question's choices.
    Choice {
        /// Its id.
        choice: String,
        /// The sum, if the question asks for one.
        amount: Option<u32>,
    },
}

/// A number of one thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathCount {
    /// Its id.
    pub id: String,
    /// How many there are.
    pub count: u32,
}

/// What a page still asks is to be settled at the table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetAside {
    /// The battle's stream.
    pub aftermath: String,
    /// The Warband's stream.
    pub warband: String,
    /// Only the step under way; if not, all that are left.
    pub step: bool,
    /// Why; empty if nobody gave a reason.
    #[serde(default)]
    pub reason: String,
}

/// An aftermath in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathLine {
    /// The battle's stream.
    pub id: String,
    /// Such as `Game 2 · Claim No Man’s Land`.
    pub battle: String,
    /// Who fought, in the battle's order.
    pub sides: Vec<AftermathLineSide>,
    /// The campaign.
    pub campaign: String,
    /// The day it was fought, such as `2026-04-30`, or RFC 3339 if its log says when it ended. Absent if nobody wrote
    /// it down.
    pub day: Option<String>,
    /// Open points over all pages.
    pub open: usize,
    /// It is closed.
    pub closed: bool,
}

/// A side of a battle in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathLineSide {
    /// Its name.
    pub name: String,
    /// Its emblem, or none if it comes from outside the campaign.
    pub emblem: Option<view::Emblem>,
    /// How it went.
    pub outcome: view::Verdict,
}

/// The aftermaths of the book: open ones first, then the newest.
///
/// # Errors
/// `NO_BOOK`.
pub fn aftermaths(session: &Session, (): ()) -> Result<Vec<AftermathLine>, Failure> {
    let (all, logged) = session.with_book(|book| Ok((All::<Campaigns>::of(book)?, fought::logged(book)?)))?;
    let mut lines = Vec::new();
    for campaign in &all.read {
        let pack = season::pack_of(session, campaign);
        let ends = fought::ends(campaign, &logged);
        let mut borne = BTreeMap::new();
        for known in &campaign.state.warbands {
            let emblem = session.with_book(|book| view::emblem(book, &known.warband, &known.faction))?;
            borne.insert(known.warband.as_str(), emblem);
        }
        for (game, played) in campaign.state.played() {
            lines.push(AftermathLine {
                id: game.battle.clone(),
                battle: view::game_title_with(
                    &campaign.state,
                    &match &pack {
                        Ok(pack) => view::game_name(&pack.catalogue, game),
                        Err(_) => game.name.clone().unwrap_or_else(|| view::scenario(&game.scenario)),
                    },
                    game,
                ),
                sides: played
                    .result
                    .sides
                    .iter()
                    .map(|side| AftermathLineSide {
                        name: campaign.state.called(&side.warband).unwrap_or_default(),
                        emblem: borne.get(side.warband.as_str()).cloned(),
                        outcome: side.outcome.into(),
                    })
                    .collect(),
                campaign: campaign.state.name.clone(),
                day: fought::day(played, &ends),
                open: open_points(&played.aftermath),
                closed: played.aftermath.closed,
            });
        }
    }
    lines.reverse();
    lines.sort_by_key(|line| line.closed);
    Ok(lines)
}

/// An aftermath.
///
/// # Errors
/// `UNKNOWN_AFTERMATH`.
pub fn aftermath(session: &Session, which: AftermathRef) -> Result<Aftermath, Failure> {
    page::view(session, &*season::of_battle(session, &which.aftermath)?, &which.aftermath)
}

/// Answers a question, with dice or by choosing. The last signature closes all pages at once, and stands or falls with that.
///
/// # Errors
/// `NOT_ASKED`; a number of dice, a sum or a choice that the question does not admit.
pub fn aftermath_answer(session: &Session, answered: Answered) -> Result<Aftermath, Failure> {
    let mut open = Arc::unwrap_or_clone(season::of_battle(session, &answered.aftermath)?);
    let pack = season::pack_of(session, &open)?;
    let asked = requests(Tables::from(&pack.catalogue), &open.state, &answered.aftermath);
    let request = asked.into_iter().find(|request| question::id(request) == answered.question);
    let request = request.ok_or_else(|| Failure::new(code::NOT_ASKED, words::aftermath::not_asked()))?;
    let command = answer::command(session, request, answered.answer)?;
    let signs = matches!(&command, Command::Answer { answer: Answer::Sign, .. });
    say(session, &mut open, command)?;
    let settled = open.state.game(&answered.aftermath).and_then(Game::open).is_some_and(|left| open_points(left) == 0);
    if signs && settled {
        return closed(session, open, answered.aftermath);
    }
    save(session, &mut open)?;
    page::view(session, &open, &answered.aftermath)
}

/// Settles at the table what a page still asks after Trauma.
///
/// # Errors
/// `NOT_ASKED` when nothing is left, or Trauma is not done.
pub fn aftermath_set_aside(session: &Session, aside: SetAside) -> Result<Aftermath, Failure> {
    let mut open = Arc::unwrap_or_clone(season::of_battle(session, &aside.aftermath)?);
    let (battle, warband, step) = (aside.aftermath.clone(), aside.warband, aside.step);
    let reason = if aside.reason.trim().is_empty() { words::aftermath::AT_THE_TABLE.to_owned() } else { aside.reason };
    say(session, &mut open, Command::SetAside { battle, warband, step, reason })?;
    save(session, &mut open)?;
    page::view(session, &open, &aside.aftermath)
}

/// Closes all pages at once: one entry in the campaign, and one per Warband that names it as its cause.
///
/// # Errors
/// What is still open; then nothing is written.
pub fn aftermath_close(session: &Session, which: AftermathRef) -> Result<Aftermath, Failure> {
    let open = Arc::unwrap_or_clone(season::of_battle(session, &which.aftermath)?);
    closed(session, open, which.aftermath)
}

/// Closes them, and writes that together with what was said before it and not yet written.
fn closed(session: &Session, mut open: Open<Campaigns>, battle: String) -> Result<Aftermath, Failure> {
    let closed = say(session, &mut open, Command::Close { battle: battle.clone() })?;
    let mut settled = Vec::new();
    for settlement in settlements(&open.state, &battle) {
        let mut warband: Open<Warbands> = session.open_stream(&settlement.warband)?;
        let settle = warband::Command::Settle { battle: battle.clone(), changes: settlement.changes };
        let events = warband::decide(&warband.state, &settle)?;
        warband.record(session.author_because(open.id, closed), settle, events)?;
        settled.push(warband);
    }
    // Until now the campaign waited for their names and allowances.
    for warband in &settled {
        describing::describe(session, &mut open, warband)?;
    }
    let (appends, rows) = written(session, &mut open, settled)?;
    session.write(appends, rows)?;
    page::view(session, &open, &battle)
}

/// Takes the last answer back; a closed aftermath is opened again for a reason, and both rosters are as before it.
///
/// # Errors
/// `NOTHING_TO_UNDO`; `ROLE_NEEDED` if a player would take back what is not theirs; `NO_REASON` for a closed one;
/// `CHANGED_SINCE` when a Warband has done something since the closing.
pub fn aftermath_undo(session: &Session, undo: AftermathUndo) -> Result<Aftermath, Failure> {
    let battle = undo.aftermath;
    let mut open = Arc::unwrap_or_clone(season::of_battle(session, &battle)?);
    let nothing = || Failure::new(code::NOTHING_TO_UNDO, words::aftermath::nothing_to_undo());
    let (last, closing) = page::undoable(&open, &battle).ok_or_else(nothing)?;
    if let Some(said) = open.log.find(&last).and_then(Kept::command) {
        whose::may_take_back(said)?;
    }
    let reason: String = undo.reason.trim().chars().take(NAME_CHARACTERS).collect();
    if closing && reason.is_empty() {
        return Err(Failure::new(code::NO_REASON, words::aftermath::no_reason()));
    }
    let passed = passed::pass(session, &mut open)?;
    open.undo(Author { note: Some(reason).filter(|_| closing), ..session.author() }, None)?;
    let mut reopened = Vec::new();
    if closing {
        for (stream, entry) in session.with_book(|book| Ok(book.caused_by(&last)?))? {
            let mut warband: Open<Warbands> = session.open_stream(&stream.to_string())?;
            if warband.log.undoable() != Some(entry) {
                return Err(Failure::new(code::CHANGED_SINCE, words::aftermath::changed_since()));
            }
            warband.undo(session.author_because(open.id, last), None)?;
            reopened.push(warband);
        }
    }
    passed.again(session, &mut open, &reopened)?;
    let (appends, rows) = written(session, &mut open, reopened)?;
    session.write(appends, rows)?;
    page::view(session, &open, &battle)
}

fn save(session: &Session, open: &mut Open<Campaigns>) -> Result<(), Failure> {
    let row = campaign_row(open);
    session.write(vec![open.append()?], vec![row])
}
