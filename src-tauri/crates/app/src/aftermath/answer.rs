//! From what the screen answers to what is said in the campaign.

use nml_rules::campaign::{Allotment, Answer, Ask, Command, Request};
use nml_rules::catalogue::ExplorationSkill;
use nml_rules::throw::Source;
use nml_rules::warband::Learned;

use super::{LedgerAnswer, LedgerCount, question};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::words;

/// The command that an answer to a request is.
///
/// # Errors
/// `not_asked`; `no_sum` where a sum is missing.
pub(super) fn command(desk: &Desk, request: Request, given: LedgerAnswer) -> Result<Command, Failure> {
    let Request { battle, warband, model, ask } = request;
    let (faces, source) = match given {
        LedgerAnswer::Faces { faces, source } => (faces, source),
        LedgerAnswer::Roll => {
            let (_, most) = ask.dice().ok_or_else(not_asked)?;
            (desk.chance()?.faces(most), Source::App)
        }
        LedgerAnswer::Tally { counts } => {
            let answer = counted(&ask, &counts)?;
            return Ok(Command::Answer { battle, warband, model, answer });
        }
        LedgerAnswer::Board { action, die, face } => {
            let answer = match (action.as_str(), die) {
                (question::AGAIN, Some(die)) => Answer::Again { die },
                (skill, die) => {
                    Answer::Use { skill: ExplorationSkill::with_id(skill).ok_or_else(not_asked)?, die, face }
                }
            };
            return Ok(Command::Answer { battle, warband, model, answer });
        }
        LedgerAnswer::Choice { choice, amount } => {
            let answer = chosen(&ask, &choice, amount)?;
            return Ok(Command::Answer { battle, warband, model, answer });
        }
    };
    Ok(Command::Roll { battle, warband, model, faces, source })
}

/// What a choice says.
fn chosen(ask: &Ask, choice: &str, amount: Option<u32>) -> Result<Answer, Failure> {
    let sum = || amount.ok_or_else(|| Failure::new("no_sum", words::NO_SUM));
    Ok(match (ask, choice) {
        (
            Ask::KeepOrReroll { .. } | Ask::SurvivalAgain { .. } | Ask::KeepOrRecover { .. } | Ask::Spare { .. },
            question::KEEP,
        ) => Answer::Keep,
        (Ask::KeepOrReroll { .. } | Ask::SurvivalAgain { .. }, question::REROLL) => Answer::Reroll,
        (Ask::KeepOrRecover { .. }, question::RECOVER) => Answer::Recover,
        (Ask::Spare { .. }, question::SWAP) => Answer::Swap,
        (Ask::Ransom { .. }, question::REFUSE) => Answer::Refuse,
        (Ask::Ransom { .. }, to) => Answer::Pay { to: to.to_owned(), ducats: sum()? },
        (Ask::Opponent { .. }, warband) => Answer::Opponent { warband: warband.to_owned() },
        (Ask::BloodCounted { .. } | Ask::Exchange { .. }, _) => Answer::Count { count: sum()? },
        (Ask::Learn { .. }, skill) => Answer::Learn { skill: learned(skill) },
        (Ask::Reinforcements { .. }, question::CALL) => Answer::Call,
        (Ask::Reinforcements { .. }, question::PASS) => Answer::Pass,
        (Ask::ExplorationTable { .. }, table) => Answer::Table { table: table.to_owned() },
        (Ask::Location { .. }, option) => Answer::Option { option: option.to_owned() },
        (Ask::Take { .. }, question::LATER) => Answer::Later,
        (Ask::Adjust { .. } | Ask::Trade { .. }, question::DONE) => Answer::Done,
        (Ask::Trade { .. }, used) => {
            let mut parts = used.split('/');
            let (Some(item), Some(model)) = (parts.next(), parts.next()) else { return Err(not_asked()) };
            if item == question::RAISE {
                return Ok(Answer::Raise { item: model.to_owned() });
            }
            if let (question::COLLECT, Some(piece)) = (item, parts.clone().next()) {
                return Ok(Answer::Collect { location: model.to_owned(), items: vec![piece.to_owned()] });
            }
            let model = model.parse().map_err(|_| not_asked())?;
            if item == question::RETURN {
                return Ok(Answer::Return { model });
            }
            if item == question::SELL {
                return Ok(Answer::SellModel { model });
            }
            Answer::UseUp { item: item.to_owned(), model, row: parts.next().map(str::to_owned) }
        }
        (Ask::Sign, question::SIGN) => Answer::Sign,
        _ => return Err(not_asked()),
    })
}

/// What a tally says.
#[expect(clippy::wildcard_enum_match_arm, reason = "few questions are counted out")]
fn counted(ask: &Ask, counts: &[LedgerCount]) -> Result<Answer, Failure> {
    let some = || counts.iter().filter(|line| line.count > 0);
    let models = || some().map(|line| line.id.parse().map_err(|_| not_asked())).collect::<Result<Vec<u32>, Failure>>();
    Ok(match ask {
        Ask::Allot { .. } => {
            let dice = some().zip(models()?).map(|(line, model)| {
                let dice = u8::try_from(line.count).unwrap_or(u8::MAX);
                Allotment { model, dice }
            });
            Answer::Allot { dice: dice.collect() }
        }
        Ask::AdvancementTables { .. } => Answer::Tables { tables: some().map(|line| line.id.clone()).collect() },
        Ask::Take { .. } => {
            let copies = |line: &LedgerCount| usize::try_from(line.count.min(COPIES_MAX)).unwrap_or(0);
            let ids = some().flat_map(|line| std::iter::repeat_n(line.id.clone(), copies(line)));
            Answer::Take { ids: ids.collect() }
        }
        Ask::Models { .. } | Ask::Hospital { .. } => Answer::Models { models: models()? },
        _ => return Err(not_asked()),
    })
}

/// Most copies of one thing that are taken at once.
const COPIES_MAX: u32 = 200;

/// A Skill as a choice names it: what is chosen with it stands after a colon.
fn learned(choice: &str) -> Learned {
    match choice.split_once(':') {
        None => Learned { id: choice.to_owned(), chosen: None },
        Some((id, chosen)) => Learned { id: id.to_owned(), chosen: Some(chosen.to_owned()) },
    }
}

fn not_asked() -> Failure {
    Failure::new("not_asked", words::NOT_ASKED)
}
