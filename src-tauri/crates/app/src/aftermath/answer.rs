//! From what the screen answers to what is said in the campaign.

use nml_campaign::{Allotment, Answer, Ask, Command, Request};
use nml_catalogue::throw::Source;
use nml_catalogue::{ExplorationSkill, TrackId};
use nml_warband::Learned;

use super::{AftermathAnswer, AftermathCount, question};
use crate::code;
use crate::failure::Failure;
use crate::session::Session;
use crate::words;

/// The command that an answer to a request stands for.
///
/// # Errors
/// `NOT_ASKED`; `NO_SUM` if a sum is missing.
pub(super) fn command(session: &Session, request: Request, given: AftermathAnswer) -> Result<Command, Failure> {
    let Request { battle, warband, model, ask } = request;
    let (faces, source) = match given {
        AftermathAnswer::Faces { faces, source } => (faces, source),
        AftermathAnswer::Roll { extra } => {
            // Only its player spends what may be spent.
            let (due, most) = ask.dice().ok_or_else(not_asked)?;
            let count = due.saturating_add(extra.unwrap_or_default().into());
            if count > most {
                return Err(not_asked());
            }
            (session.chance()?.faces(count), Source::App)
        }
        AftermathAnswer::Tally { counts } => {
            let answer = counted(&ask, &counts)?;
            return Ok(Command::Answer { battle, warband, model, answer });
        }
        AftermathAnswer::Board { action, die, face } => {
            let answer = match (action.as_str(), die) {
                (question::AGAIN, Some(die)) => Answer::Again { die },
                (skill, die) => {
                    Answer::Use { skill: ExplorationSkill::with_id(skill).ok_or_else(not_asked)?, die, face }
                }
            };
            return Ok(Command::Answer { battle, warband, model, answer });
        }
        AftermathAnswer::Choice { choice, amount } => {
            let answer = chosen(&ask, &choice, amount)?;
            return Ok(Command::Answer { battle, warband, model, answer });
        }
    };
    Ok(Command::Roll { battle, warband, model, faces, source })
}

/// What a choice says.
pub(super) fn chosen(ask: &Ask, choice: &str, amount: Option<u32>) -> Result<Answer, Failure> {
    let sum = || amount.ok_or_else(|| Failure::new(code::NO_SUM, words::aftermath::no_sum()));
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
        (Ask::Folly { .. }, question::CALL) => Answer::Folly { called: true },
        (Ask::Folly { .. }, question::PASS) => Answer::Folly { called: false },
        (Ask::Fill { .. }, track) => Answer::Fill { tracks: vec![TrackId::named(track).ok_or_else(not_asked)?] },
        (Ask::ExplorationTable { .. }, table) => Answer::Table { table: table.to_owned() },
        (Ask::Location { .. }, option) => Answer::Option { option: option.to_owned() },
        (Ask::Take { .. }, question::LATER) => Answer::Later,
        (Ask::Adjust { .. } | Ask::Trade { .. }, question::DONE) => Answer::Done,
        (Ask::Trade { .. }, done) => traded(done).ok_or_else(not_asked)?,
        (Ask::Sign, question::SIGN) => Answer::Sign,
        _ => return Err(not_asked()),
    })
}

/// What a choice outside the trade says: its kind, then what it is about. An item stands last, for the id of one by
/// hand has several parts.
fn traded(choice: &str) -> Option<Answer> {
    let (kind, about) = choice.split_once('/')?;
    Some(match kind {
        question::RAISE => Answer::Raise { item: about.to_owned() },
        question::RETURN => Answer::Return { model: about.parse().ok()? },
        question::SELL => Answer::SellModel { model: about.parse().ok()? },
        question::COLLECT => {
            let (location, item) = about.split_once('/')?;
            Answer::Collect { location: location.to_owned(), items: vec![item.to_owned()] }
        }
        question::USE => {
            let (model, rest) = about.split_once('/')?;
            let (row, item) = rest.split_once('/')?;
            let row = (!row.is_empty()).then(|| row.to_owned());
            Answer::UseUp { item: item.to_owned(), model: model.parse().ok()?, row }
        }
        _ => return None,
    })
}

/// What a tally says.
#[expect(clippy::wildcard_enum_match_arm, reason = "few questions are counted out")]
fn counted(ask: &Ask, counts: &[AftermathCount]) -> Result<Answer, Failure> {
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
            let copies = |line: &AftermathCount| usize::try_from(line.count.min(COPIES_MAX)).unwrap_or(0);
            let ids = some().flat_map(|line| std::iter::repeat_n(line.id.clone(), copies(line)));
            Answer::Take { ids: ids.collect() }
        }
        Ask::Fill { .. } => {
            let tracks = some().map(|line| TrackId::named(&line.id).ok_or_else(not_asked));
            Answer::Fill { tracks: tracks.collect::<Result<_, _>>()? }
        }
        Ask::Models { .. } | Ask::Hospital { .. } => Answer::Models { models: models()? },
        _ => return Err(not_asked()),
    })
}

/// The most copies of one thing that can be taken at once.
const COPIES_MAX: u32 = 200;

/// A Skill as a choice names it: what is chosen with it stands after a colon.
fn learned(choice: &str) -> Learned {
    match choice.split_once(':') {
        None => Learned { id: choice.to_owned(), chosen: None },
        Some((id, chosen)) => Learned { id: id.to_owned(), chosen: Some(chosen.to_owned()) },
    }
}

fn not_asked() -> Failure {
    Failure::new(code::NOT_ASKED, words::aftermath::not_asked())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;
    use crate::dialog::Nobody;

    #[test]
    fn what_is_thrown_here_is_what_is_due_and_extra_dice_only_when_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let session = Session::new(folder.path().to_owned(), None, Box::new(Nobody));
        let thrown = |extra: Option<u8>| {
            let ask = Ask::Explore { dice: 3, extra: 1 };
            let request = Request { battle: String::new(), warband: String::new(), model: None, ask };
            match command(&session, request, AftermathAnswer::Roll { extra }) {
                Ok(Command::Roll { faces, source: Source::App, .. }) => Some(faces.len()),
                _ => None,
            }
        };
        assert_eq!([None, Some(0), Some(1), Some(2)].map(thrown), [Some(3), Some(3), Some(4), None]);
    }

    #[test]
    fn what_is_by_hand_is_named_by_its_whole_id() {
        assert_eq!(traded("raise/own/1"), Some(Answer::Raise { item: "own/1".into() }));
        let taken = Answer::Collect { location: "treasure-of-the-holies".into(), items: vec!["own/2".into()] };
        assert_eq!(traded("collect/treasure-of-the-holies/own/2"), Some(taken));
        let used = |row: Option<&str>| Answer::UseUp { item: "own/3".into(), model: 4, row: row.map(str::to_owned) };
        assert_eq!(traded("use/4//own/3"), Some(used(None)));
        assert_eq!(traded("use/4/leg-wound/own/3"), Some(used(Some("leg-wound"))));
        assert_eq!(traded("sell/nobody"), None);
    }
}
