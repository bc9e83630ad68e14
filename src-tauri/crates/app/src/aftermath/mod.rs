//! The aftermath of a campaign's battle: a page per Warband, answered point by point, closed all at once.

mod ledger;
mod page;

use nml_dice::Face;
use nml_rules::campaign::{Answer, Ask, Command, Request, Tables, options, settlements};
use nml_rules::throw::Source;
use nml_rules::warband;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaigns::{self, say};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::shelf::Open;
use crate::subject::{Campaigns, Warbands};
use crate::unread::All;
use crate::{warbands, words};
pub use ledger::{
    Aftermath, LedgerAmount, LedgerChoice, LedgerDice, LedgerMargin, LedgerPage, LedgerQuestion, LedgerReading,
    LedgerRow, LedgerSign, LedgerStep, LedgerTone, StepState,
};

/// Which aftermath: that of this battle.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathRef {
    /// The battle's stream.
    pub aftermath: String,
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
    pub answer: LedgerAnswer,
}

/// An answer: faces typed or rolled here, a choice, a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum LedgerAnswer {
    /// Dice as they fell; a D66 has its tens first.
    Faces {
        /// The faces.
        faces: Vec<Face>,
        /// Where they come from.
        source: Source,
    },
    /// The app rolls.
    Roll,
    /// One of the question's choices.
    Choice {
        /// Its id.
        choice: String,
        /// The sum, where the question asks for one.
        amount: Option<u32>,
    },
}

/// An aftermath in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AftermathLine {
    /// The battle's stream.
    pub id: String,
    /// Such as `Game 2 · Claim No Man’s Land`.
    pub battle: String,
    /// Open points over all pages.
    pub open: usize,
    /// It is closed.
    pub closed: bool,
}

/// The aftermaths of the book: open ones first, then the newest.
///
/// # Errors
/// `no_book`.
pub fn aftermaths(desk: &Desk, (): ()) -> Result<Vec<AftermathLine>, Failure> {
    let all = desk.with_book(|book| All::<Campaigns>::of(book))?;
    let mut lines = Vec::new();
    for campaign in &all.read {
        let pack = campaigns::pack_of(desk, campaign);
        for (number, game) in (1..).zip(&campaign.state.games) {
            let Some(played) = &game.played else { continue };
            let cases = played.aftermath.pages.iter().flat_map(|page| &page.cases);
            lines.push(AftermathLine {
                id: game.battle.clone(),
                battle: words::game(
                    number,
                    &match &pack {
                        Ok(pack) => campaigns::game_name(&pack.catalogue, game),
                        Err(_) => game.name.clone().unwrap_or_else(|| words::scenario(&game.scenario)),
                    },
                ),
                open: cases.filter(|case| !case.settled()).count(),
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
/// `unknown_aftermath`.
pub fn aftermath(desk: &Desk, which: AftermathRef) -> Result<Aftermath, Failure> {
    page::view(desk, &campaigns::of_battle(desk, &which.aftermath)?, &which.aftermath)
}

/// Answers a question, with dice or by choosing.
///
/// # Errors
/// `not_asked`; a number of dice, a sum or a choice that the question does not admit.
pub fn aftermath_answer(desk: &Desk, answered: Answered) -> Result<Aftermath, Failure> {
    let mut open = campaigns::of_battle(desk, &answered.aftermath)?;
    let all = options(Tables::from(&campaigns::pack_of(desk, &open)?.catalogue), &open.state);
    let mut of_battle = all.requests.into_iter().filter(|request| request.battle == answered.aftermath);
    let request = of_battle.find(|request| page::question_id(request) == answered.question);
    let request = request.ok_or_else(|| Failure::new("not_asked", words::NOT_ASKED))?;
    let command = command(desk, request, answered.answer)?;
    say(desk, &mut open, command)?;
    save(desk, &mut open)?;
    page::view(desk, &open, &answered.aftermath)
}

fn command(desk: &Desk, request: Request, answer: LedgerAnswer) -> Result<Command, Failure> {
    let not_asked = || Failure::new("not_asked", words::NOT_ASKED);
    let Request { battle, warband, model, ask } = request;
    Ok(match answer {
        LedgerAnswer::Faces { faces, source } => Command::Roll { battle, warband, model, faces, source },
        LedgerAnswer::Roll => {
            let faces = desk.chance()?.faces(ask.dice().ok_or_else(not_asked)?);
            Command::Roll { battle, warband, model, faces, source: Source::App }
        }
        LedgerAnswer::Choice { choice, amount } => {
            let answer = match (&ask, choice.as_str()) {
                (Ask::KeepOrReroll { .. }, page::KEEP) => Answer::Keep,
                (Ask::KeepOrReroll { .. }, page::REROLL) => Answer::Reroll,
                (Ask::Ransom { .. }, page::REFUSE) => Answer::Refuse,
                (Ask::Ransom { .. }, to) => {
                    let ducats = amount.ok_or_else(|| Failure::new("no_sum", "a ransom is a sum of ducats"))?;
                    Answer::Pay { to: to.to_owned(), ducats }
                }
                (Ask::Opponent { .. }, warband) => Answer::Opponent { warband: warband.to_owned() },
                _ => return Err(not_asked()),
            };
            Command::Answer { battle, warband, model, answer }
        }
    })
}

/// Closes all pages at once: one entry in the campaign, and one per Warband that names it as its cause.
///
/// # Errors
/// What is still open; nothing is written then.
pub fn aftermath_close(desk: &Desk, which: AftermathRef) -> Result<Aftermath, Failure> {
    let battle = which.aftermath;
    let mut open = campaigns::of_battle(desk, &battle)?;
    let pack = campaigns::pack_of(desk, &open)?;
    let closed = say(desk, &mut open, Command::Close { battle: battle.clone() })?;
    let mut rows = vec![campaigns::row(&open)];
    let mut appends = vec![open.append()?];
    for settlement in settlements(&open.state, &battle) {
        let mut warband: Open<Warbands> = desk.open_stream(&settlement.warband)?;
        let settle = warband::Command::Settle { battle: battle.clone(), changes: settlement.changes };
        let events = warband::decide(&warband.state, &settle)?;
        warband.record(desk.author_because(open.id, closed), settle, events)?;
        rows.push(warbands::row(&warband, Some(open.id), &pack.catalogue));
        appends.push(warband.append()?);
    }
    desk.write(appends, rows)?;
    page::view(desk, &open, &battle)
}

/// Takes the last answer back; a closed aftermath is opened again, and both rosters are as before it.
///
/// # Errors
/// `nothing_to_undo`; `changed_since` when a Warband has done something since the closing.
pub fn aftermath_undo(desk: &Desk, which: AftermathRef) -> Result<Aftermath, Failure> {
    let battle = which.aftermath;
    let mut open = campaigns::of_battle(desk, &battle)?;
    let pack = campaigns::pack_of(desk, &open)?;
    let Some((last, closing)) = page::undoable(&open, &battle) else {
        // A Warband that is called otherwise since then has told its campaign so.
        let newest = open.log.undoable().and_then(|hash| open.log.find(&hash)).and_then(campaigns::command_of);
        return Err(match newest {
            Some(Command::Describe { .. }) => Failure::new("changed_since", words::CHANGED_SINCE),
            _ => Failure::new("nothing_to_undo", words::NOTHING_TO_UNDO_HERE),
        });
    };
    open.undo(desk.author(), None)?;
    let mut rows = vec![campaigns::row(&open)];
    let mut appends = vec![open.append()?];
    if closing {
        for (stream, entry) in desk.with_book(|book| Ok(book.caused_by(&last)?))? {
            let mut warband: Open<Warbands> = desk.open_stream(&stream.to_string())?;
            if warband.log.undoable() != Some(entry) {
                return Err(Failure::new("changed_since", words::CHANGED_SINCE));
            }
            warband.undo(desk.author_because(open.id, last), None)?;
            rows.push(warbands::row(&warband, Some(open.id), &pack.catalogue));
            appends.push(warband.append()?);
        }
    }
    desk.write(appends, rows)?;
    page::view(desk, &open, &battle)
}

fn save(desk: &Desk, open: &mut Open<Campaigns>) -> Result<(), Failure> {
    let row = campaigns::row(open);
    desk.write(vec![open.append()?], vec![row])
}
