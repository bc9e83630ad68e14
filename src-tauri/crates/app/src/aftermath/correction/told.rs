//! What was said after a battle, line by line, each with the question as it stood.

use std::mem::discriminant;

use nml_campaign::{Answer, Ask, Campaign, Command, Request, Tables, page_of, requests, result_of};
use nml_catalogue::Catalogue;
use nml_warband::Roster;
use nml_warband::result::BattleResult;
use nml_words::enumerated;

use super::super::page::Maker;
use super::super::{AftermathQuestion, answer};
use super::past::Held;
use super::places::{Leaf, Moment};
use super::{CorrectionLine, CorrectionPage, CorrectionResult};
use crate::failure::Failure;
use crate::paper::sheet_again;
use crate::session::Session;
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::view::{letter_at, side_ink, spoken};
use crate::words::{self, correction as say, history as say_history};

/// How a battle ended, and its sheet.
///
/// # Errors
/// `UNKNOWN_AFTERMATH`.
pub(super) fn result(session: &Session, held: &Held, battle: &str) -> Result<CorrectionResult, Failure> {
    let (game, played) = held.played(battle)?;
    let state = &held.open.state;
    let line = |result: &BattleResult| {
        say_history::ended(result, |side| state.called(side).unwrap_or_else(|| side.to_owned()))
    };
    let first = held.open.log.effective().into_iter().find_map(|one| {
        let was = result_of(one.amended.and(one.kept.command())?, battle)?;
        (*was != played.result).then(|| line(was))
    });
    let sheet = sheet_again(session, &held.open, game, played)?;
    Ok(CorrectionResult { said: line(&played.result), was: first, sheet })
}

/// What was said on each page of a battle.
///
/// # Errors
/// When the pack is missing.
pub(super) fn pages(held: &Held, battle: &str, leaves: &[Leaf<'_>]) -> Result<Vec<CorrectionPage>, Failure> {
    let state = &held.open.state;
    let pack = held.catalogue(state)?;
    let sides = state.game(battle).map(|game| game.entrants.as_slice()).unwrap_or_default();
    let name = |warband: &str| state.called(warband).unwrap_or_else(|| warband.to_owned());
    let mut pages: Vec<CorrectionPage> = sides
        .iter()
        .enumerate()
        .map(|(place, entrant)| CorrectionPage {
            side: side_ink(place),
            letter: letter_at(place),
            id: entrant.warband.clone(),
            warband: name(&entrant.warband),
            lines: Vec::new(),
        })
        .collect();
    let mut moments: Vec<Vec<Moment>> = pages.iter().map(|_| Vec::new()).collect();
    // The page that spoke last: the next thing said shows what came of it.
    let mut last: Option<usize> = None;
    held.walk(|campaign, seq, place, command, one| {
        if let Some(moment) = last.take().and_then(|at| moments.get_mut(at)?.last_mut()) {
            moment.after(campaign);
        }
        let Some((of, warband, _)) = page_of(command) else { return };
        let Some(at) = pages.iter().position(|page| of == battle && page.id == warband) else { return };
        // All else that an amendment says answers a question that was not asked at the time.
        let same = |first: &&Command| {
            *first != command && discriminant(*first) == discriminant(command) && page_of(first) == page_of(command)
        };
        let first = one.amended.and(one.kept.command()).filter(same);
        let Some((line, moment)) = line(held, campaign, seq, place, command, first) else { return };
        if let (Some(page), Some(moments)) = (pages.get_mut(at), moments.get_mut(at)) {
            page.lines.push(line);
            moments.push(moment);
            last = Some(at);
        }
    });
    if let Some(moment) = last.and_then(|at| moments.get_mut(at)?.last_mut()) {
        moment.after(state);
    }
    // What was struck out stands where it stood.
    for one in held.open.log.effective().iter().filter(|one| one.commands().next().is_none()) {
        let Some(command) = one.kept.command() else { continue };
        let Some((of, warband, _)) = page_of(command) else { continue };
        let Some(at) = pages.iter().position(|page| of == battle && page.id == warband) else { continue };
        let (Some(page), Some(moments)) = (pages.get_mut(at), moments.get_mut(at)) else { continue };
        let then = Open::<Campaigns>::state_on(&held.open.start, &held.open.log, &one.kept.entry.parent);
        let Some(moment) = Moment::before(&then, command, answers(held, &then, command).as_ref()) else { continue };
        let seq = one.kept.entry.seq;
        let at = page.lines.iter().position(|line| line.seq > seq).unwrap_or(page.lines.len());
        let struck = CorrectionLine {
            seq,
            place: 0,
            spot: moment.head(),
            heading: say::struck(),
            said: plainly(command, pack),
            was: None,
            struck: true,
            question: None,
        };
        page.lines.insert(at, struck);
        moments.insert(at, moment);
    }
    for (page, moments) in pages.iter_mut().zip(&moments) {
        let Some(leaf) = leaves.iter().find(|leaf| leaf.warband() == page.id) else { continue };
        for (line, spot) in page.lines.iter_mut().zip(leaf.spots(moments)) {
            line.spot = spot;
        }
    }
    Ok(pages)
}

fn line(
    held: &Held,
    campaign: &Campaign,
    seq: u64,
    place: usize,
    command: &Command,
    first: Option<&Command>,
) -> Option<(CorrectionLine, Moment)> {
    let (battle, warband, _) = page_of(command)?;
    let pack = held.catalogue(campaign).ok()?;
    let page = campaign.game(battle)?.open()?.page(warband)?;
    let draft = page.draft(battle);
    let answers = answers(held, campaign, command);
    let moment = Moment::before(campaign, command, answers.as_ref())?;
    let spot = moment.head();
    let plain = |heading: String, said: String| CorrectionLine {
        seq,
        place,
        spot,
        heading,
        said,
        was: first.map(|first| plainly(first, pack)),
        struck: false,
        question: None,
    };
    // A signature says only that what stands above it was read.
    if matches!(command, Command::Answer { answer: Answer::Sign, .. }) {
        return None;
    }
    if let Command::SetAside { reason, .. } = command {
        let unreasoned = reason == words::aftermath::AT_THE_TABLE;
        return Some((plain(say::aside(), if unreasoned { say::unreasoned() } else { reason.clone() }), moment));
    }
    if let Command::Trade { command, .. } = command {
        let said = draft.map_or_else(String::new, |draft| words::said(command, &draft, pack));
        return Some((plain(say::trade(), said), moment));
    }
    let request = answers?;
    let all = [request.clone()];
    let maker = Maker { catalogue: pack, campaign, requests: &all, battle, aside: &[] };
    let question = question(&maker, &request)?;
    let told = |command: &Command| answered(&request, &question, command, pack);
    let line = CorrectionLine {
        heading: question.heading.clone(),
        said: told(command),
        was: first.map(told),
        question: (!question.trade).then_some(question.clone()),
        ..plain(String::new(), String::new())
    };
    Some((line, moment))
}

/// What a command answers. `None` if it is not an answer.
fn answers(held: &Held, campaign: &Campaign, command: &Command) -> Option<Request> {
    let answers = matches!(command, Command::Answer { .. } | Command::Roll { .. });
    held.request(campaign, command).filter(|_| answers)
}

/// What was said at an entry with the question that it answered, such as `Survival Roll for Wat: 1`. `None` if nothing
/// was asked.
pub(super) fn asked_of(held: &Held, seq: u64, said: &Command) -> Option<String> {
    let mut found = None;
    held.walk(|campaign, at, place, command, _| {
        if at == seq && command == said && found.is_none() {
            found = line(held, campaign, seq, place, command, None).map(|(line, _)| line);
        }
    });
    found.filter(|line| !line.heading.is_empty()).map(|line| say::asked_and_said(&line.heading, &line.said))
}

/// A question, and what answered it.
pub(crate) struct Asked {
    pub question: String,
    pub said: String,
    /// The question names the model that it is about; of a Warband’s, the Warband.
    pub names_whom: bool,
}

/// What is said on a page, with the question that it answers there. `None` if the page has no such question.
pub(crate) fn asked(campaign: &Campaign, catalogue: &Catalogue, command: &Command) -> Option<Asked> {
    let (battle, warband, model) = page_of(command)?;
    let asked: Vec<Request> = requests(Tables::from(catalogue), campaign, battle)
        .into_iter()
        .filter(|request| request.warband == warband && request.model == model)
        .collect();
    let maker = Maker { catalogue, campaign, requests: &asked, battle, aside: &[] };
    let request = asked.first()?;
    let question = question(&maker, request)?;
    let said = answered(request, &question, command, catalogue);
    // A question to a Warband does not name it, except about what its battle brought.
    let names_whom = model.is_some() || matches!(request.ask, Ask::Spoils { .. });
    let told = !question.heading.is_empty() && !said.is_empty();
    told.then_some(Asked { question: question.heading, said, names_whom })
}

/// A request as the screen shows it.
pub(super) fn question(maker: &Maker<'_>, request: &Request) -> Option<AftermathQuestion> {
    let page = maker.campaign.game(&request.battle)?.open()?.page(&request.warband)?;
    let roster = page.roster.as_deref().cloned().unwrap_or_default();
    let draft: Roster = page.draft(&request.battle).unwrap_or_default();
    let catalogue = roster.own.over(maker.catalogue);
    Some(Maker { catalogue: &catalogue, ..*maker }.question(request, page, &roster, &draft))
}

/// What answered a question, in its own words.
#[expect(clippy::wildcard_enum_match_arm, reason = "few answers are told by what was asked")]
fn answered(request: &Request, question: &AftermathQuestion, command: &Command, pack: &Catalogue) -> String {
    let Command::Answer { answer: given, .. } = command else { return plainly(command, pack) };
    let amount = match given {
        Answer::Pay { ducats, .. } => Some(*ducats),
        Answer::Count { count } => Some(*count),
        _ => None,
    };
    let chosen = question.choices.iter().find(|choice| {
        answer::chosen(&request.ask, &choice.id, amount.or(Some(0))).is_ok_and(|answer| answer == *given)
    });
    if let Some(choice) = chosen {
        return match amount {
            None => choice.label.clone(),
            Some(amount) => say::with_sum(&choice.label, amount),
        };
    }
    let label = |id: &str| {
        let lines = question.tally.iter().flat_map(|tally| &tally.lines);
        lines.into_iter().find(|line| line.id == id).map_or_else(|| spoken(id), |line| line.label.clone())
    };
    let labels = |ids: &[String]| enumerated(&ids.iter().map(|id| label(id)).collect::<Vec<_>>());
    let models = |ids: &[u32]| enumerated(&ids.iter().map(|id| label(&id.to_string())).collect::<Vec<_>>());
    match given {
        Answer::Allot { dice } => {
            let dice = dice.iter().map(|line| say::times(&label(&line.model.to_string()), line.dice.into()));
            enumerated(&dice.collect::<Vec<_>>())
        }
        Answer::Tables { tables } => labels(tables),
        Answer::Take { ids } if ids.is_empty() => say::nothing(),
        Answer::Take { ids } => labels(ids),
        Answer::Fill { tracks } => labels(&tracks.iter().map(|track| track.id().to_owned()).collect::<Vec<_>>()),
        Answer::Models { models: none } if none.is_empty() => say::nobody(),
        Answer::Models { models: some } => models(some),
        _ => plainly(command, pack),
    }
}

/// What was said, as far as it makes sense without its question.
#[expect(clippy::wildcard_enum_match_arm, reason = "only what is said on a page is told")]
fn plainly(command: &Command, pack: &Catalogue) -> String {
    match command {
        Command::Roll { faces, .. } => faces.iter().map(|face| face.number().to_string()).collect::<Vec<_>>().join(" "),
        Command::Answer { answer, .. } => say::answer(answer, pack),
        Command::SetAside { reason, .. } => reason.clone(),
        _ => String::new(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::packs::Packs;
    use nml_warband::Learned;

    #[test]
    fn what_was_answered_is_told_in_the_words_of_the_pack() {
        let pack = Packs::shipped().unwrap().of(None, None).unwrap();
        let told = |answer: Answer| say::answer(&answer, &pack.catalogue);
        let tables = ["melee-strength", "ranged"].map(str::to_owned).to_vec();
        assert_eq!(told(Answer::Tables { tables }), "Melee & Strength, Ranged");
        assert_eq!(told(Answer::Learn { skill: Learned::from("strength-of-samson") }), "Strength of Samson");
        assert_eq!(
            told(Answer::Raise { item: "great-sword-axe".into() }),
            "the Limit of Great Sword / Great Axe raised"
        );
        assert_eq!(told(Answer::Take { ids: vec!["trench-mole".into()] }), "Trench mole", "the pack has no such thing");
    }

    #[test]
    fn dice_that_no_longer_count_are_told_as_they_were_rolled() {
        let pack = Packs::shipped().unwrap().of(None, None).unwrap();
        let told = |faces: &[u8]| {
            let faces = faces.iter().map(|n| nml_dice::Face::new(*n).unwrap()).collect();
            let (battle, warband) = (String::new(), String::new());
            let source = nml_catalogue::throw::Source::Table;
            let rolled = Command::Roll { battle, warband, model: None, faces, source };
            say::command(&rolled, &pack.catalogue, |_| String::new())
        };
        assert_eq!([told(&[5]), told(&[2, 6])], ["rolled a 5", "rolled 2 and 6"]);
    }
}
