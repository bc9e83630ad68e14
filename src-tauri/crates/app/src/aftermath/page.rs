//! The pages of an aftermath as the screen shows them.

use nml_ledger::Hash;
use nml_rules::campaign::{
    self, Ask, Case, Command, Page, Played, Progress, Request, Said, SideResult, Status, Step, Tables, Thrown, options,
};
use nml_rules::catalogue::{Catalogue, TraumaOutcome};
use nml_rules::effect::Die;
use nml_rules::warband::{self, Change, Roster, check};

use super::ledger::{
    Aftermath, LedgerAmount, LedgerChoice, LedgerDice, LedgerMargin, LedgerPage, LedgerQuestion, LedgerReading,
    LedgerRow, LedgerSign, LedgerStep, LedgerTone, StepState,
};
use crate::battle::letter_at;
use crate::campaigns::{self, Verdict, side_ink};
use crate::desk::Desk;
use crate::failure::Failure;
use crate::shelf::Open;
use crate::subject::{Campaigns, Subject, Warbands};
use crate::warbands::entry_name;
use crate::words::{self, ledger as say};

/// The choice to keep a row.
pub(super) const KEEP: &str = "keep";
/// The choice to throw again.
pub(super) const REROLL: &str = "reroll";
/// The choice to pay no ransom.
pub(super) const REFUSE: &str = "refuse";
/// Steps in which a ransom is counted.
const RANSOM_STEP: u32 = 5;

/// The question's id; another question about the same model has another.
pub(super) fn question_id(request: &Request) -> String {
    let kind = match &request.ask {
        Ask::Survival { .. } => "survival",
        Ask::Trauma => "trauma",
        Ask::KeepOrReroll { .. } => "again",
        Ask::Hand { .. } => "hand",
        Ask::Lessons { .. } => "lessons",
        Ask::Opponent { .. } => "opponent",
        Ask::Ransom { .. } => "ransom",
    };
    format!("{kind}:{}:{}", request.model, request.warband)
}

/// The entry that undo would take out of force, if it belongs to this aftermath; and whether it closed it.
pub(super) fn undoable(open: &Open<Campaigns>, battle: &str) -> Option<(Hash, bool)> {
    let hash = open.log.undoable()?;
    match campaigns::command_of(open.log.find(&hash)?)? {
        Command::Roll { battle: of, .. } | Command::Answer { battle: of, .. } if of == battle => Some((hash, false)),
        Command::Close { battle: of } if of == battle => Some((hash, true)),
        Command::Roll { .. }
        | Command::Answer { .. }
        | Command::Close { .. }
        | Command::Rename { .. }
        | Command::MovePack { .. }
        | Command::Admit { .. }
        | Command::Describe { .. }
        | Command::Withdraw { .. }
        | Command::Plan { .. }
        | Command::Cancel { .. }
        | Command::Record { .. } => None,
    }
}

/// Everything a page is made from.
struct Maker<'a> {
    /// The campaign's pack with what the Warband has by hand.
    catalogue: &'a Catalogue,
    campaign: &'a campaign::Campaign,
    requests: &'a [Request],
}

pub(super) fn view(desk: &Desk, open: &Open<Campaigns>, battle: &str) -> Result<Aftermath, Failure> {
    let pack = campaigns::pack_of(desk, open)?;
    let catalogue = &pack.catalogue;
    let campaign = &open.state;
    let missing = || Failure::new("unknown_aftermath", words::NO_SUCH_AFTERMATH);
    let place = campaign.games.iter().position(|game| game.battle == battle).ok_or_else(missing)?;
    let game = campaign.games.get(place).ok_or_else(missing)?;
    let played = game.played.as_ref().ok_or_else(missing)?;
    let mut requests = options(Tables::from(catalogue), campaign).requests;
    requests.retain(|request| request.battle == battle);
    let mut pages = Vec::new();
    for (side, page) in played.aftermath.pages.iter().enumerate() {
        let roster = before(&desk.open_stream(&page.warband)?, battle);
        let maker = Maker { catalogue: &roster.own.over(catalogue), campaign, requests: &requests };
        pages.push(maker.page(side, page, played, &roster));
    }
    let cases = played.aftermath.pages.iter().flat_map(|page| &page.cases);
    Ok(Aftermath {
        id: battle.to_owned(),
        campaign: open.id.to_string(),
        battle: words::game(place + 1, &campaigns::game_name(catalogue, game)),
        pages,
        open: cases.filter(|case| !case.settled()).count(),
        closed: played.aftermath.closed,
        undo: undoable(open, battle).and_then(|(hash, closing)| {
            let kept = open.log.find(&hash)?;
            if closing { Some(words::CLOSING.to_owned()) } else { answered(played, campaigns::command_of(kept)?) }
        }),
    })
}

fn answered(played: &Played, command: &Command) -> Option<String> {
    let (Command::Roll { warband, model, .. } | Command::Answer { warband, model, .. }) = command else { return None };
    let case = played.aftermath.page(warband)?.case(*model)?;
    Some(words::answer_for(&case.casualty.name))
}

/// The roster as it was when this battle was settled; now, where it is not settled yet.
fn before(open: &Open<Warbands>, battle: &str) -> Roster {
    let mut roster = Warbands::begin(&open.start);
    for kept in open.log.effective() {
        if let Some(warband::Command::Settle { battle: of, .. }) = campaigns::command_of(kept)
            && of == battle
        {
            return roster;
        }
        for event in kept.events() {
            Warbands::evolve(&mut roster, event);
        }
    }
    roster
}

impl Maker<'_> {
    fn page(&self, place: usize, page: &Page, played: &Played, roster: &Roster) -> LedgerPage {
        let own = played.result.side(&page.warband);
        let others = played.result.sides.iter().filter(|side| side.warband != page.warband);
        let gained = page
            .changes()
            .iter()
            .map(|change| if let Change::GloryGained { glory, .. } = change { *glory } else { 0 })
            .sum();
        let at = played.result.sides.iter().position(|side| side.warband == page.warband);
        LedgerPage {
            side: side_ink(place),
            letter: letter_at(place),
            id: page.warband.clone(),
            warband: self.named(&page.warband),
            outcome: own.map_or(Verdict::Drew, |side| side.outcome.into()),
            vp: [own.map_or(0, |side| side.vp), others.map(|side| side.vp).max().unwrap_or(0)],
            cvp: at.and_then(|at| played.points.get(at)).copied().unwrap_or(0),
            strongbox: page.strongbox,
            glory: [roster.glory, gained],
            steps: (1..)
                .zip(Step::ALL)
                .zip(say::STEPS)
                .map(|((n, step), name)| self.step(n, step, name, page, roster, own))
                .collect(),
        }
    }

    fn step(
        &self,
        number: u8,
        step: Step,
        name: &str,
        page: &Page,
        roster: &Roster,
        own: Option<&SideResult>,
    ) -> LedgerStep {
        let (state, note) = match page.progress(step) {
            Progress::Open { cases } => (StepState::Open, say::trauma_note(page.cases.len(), cases.into())),
            Progress::Done => (StepState::Done, say::trauma_note(page.cases.len(), 0)),
            Progress::AtTheTable => (StepState::AtTheTable, words::AT_THE_TABLE.to_owned()),
        };
        let (lines, questions) = match step {
            Step::Trauma => {
                let asked = self.requests.iter().filter(|request| request.warband == page.warband);
                let questions = asked.filter_map(|request| self.question(request, page, roster)).collect();
                (page.cases.iter().map(|case| self.line(case, roster, own)).collect(), questions)
            }
            Step::Promotions | Step::Reinforcements | Step::Exploration | Step::Quartermaster | Step::Roster => {
                (Vec::new(), Vec::new())
            }
        };
        LedgerStep { number, name: name.to_owned(), state, note, lines, dice: Vec::new(), sum: None, questions }
    }

    fn line(&self, case: &Case, roster: &Roster, own: Option<&SideResult>) -> LedgerRow {
        let casualty = &case.casualty;
        // A battle counts its models as they stand in the Force.
        let place = own.and_then(|side| side.took_part.iter().position(|model| *model == casualty.model));
        let model = roster.models.iter().find(|model| model.id == casualty.model);
        let (result, tone, mut margins) = self.fate(case, roster);
        for thrown in &case.throws {
            if let Said::Duplicate { .. } = thrown.said {
                margins.insert(0, margin(LedgerSign::Loss, say::again(&stamp(thrown))));
            }
        }
        LedgerRow {
            model: casualty.model,
            number: place.and_then(|place| u32::try_from(place + 1).ok()).unwrap_or(casualty.model),
            name: casualty.name.clone(),
            note: model
                .map_or_else(|| words::spoken(&casualty.entry), |model| entry_name(model, roster, self.catalogue)),
            stamp: case.throws.iter().rev().find(|thrown| of_the_table(&thrown.said)).map(stamp),
            result,
            tone,
            margins,
        }
    }

    /// What became of a model so far, in a word, with what is gained and lost.
    fn fate(&self, case: &Case, roster: &Roster) -> (Option<String>, LedgerTone, Vec<LedgerMargin>) {
        let row = case.throws.iter().rev().find_map(|thrown| match &thrown.said {
            Said::Row { row } => Some(row.as_str()),
            Said::Survives | Said::Dies | Said::Duplicate { .. } | Said::Hand { .. } | Said::Points { .. } => None,
        });
        let Status::Settled { changes } = &case.status else {
            return match &case.status {
                Status::Roll => (None, LedgerTone::Plain, Vec::new()),
                Status::KeepOrReroll { row, .. }
                | Status::Hand { row }
                | Status::Opponent { row, .. }
                | Status::Lessons { row }
                | Status::Ransom { row, .. } => (Some(self.row_name(row)), LedgerTone::Bad, Vec::new()),
                Status::Settled { .. } => (None, LedgerTone::Plain, Vec::new()),
            };
        };
        let margins: Vec<LedgerMargin> = changes.iter().flat_map(|change| self.margins(change, case, roster)).collect();
        let died = changes.iter().any(|change| matches!(change, Change::Died { .. }));
        let tone = if died || margins.iter().any(|margin| margin.sign == LedgerSign::Loss) {
            LedgerTone::Bad
        } else if margins.is_empty() {
            LedgerTone::Plain
        } else {
            LedgerTone::Good
        };
        let result = match row {
            Some(row) => self.became(row, changes),
            None => (if died { say::DEAD } else { say::SURVIVES }).to_owned(),
        };
        (Some(result), tone, margins)
    }

    /// A row of the Trauma Table with what became of the model, where its name alone leaves that open.
    fn became(&self, row: &str, changes: &[Change]) -> String {
        let name = self.row_name(row);
        let Some(known) = self.catalogue.trauma().row_named(row) else { return name };
        let any = |such: fn(&Change) -> bool| changes.iter().any(such);
        let died = any(|change| matches!(change, Change::Died { .. }));
        let hurt = any(|change| matches!(change, Change::Marked { .. } | Change::Scarred { .. }));
        if any(|change| matches!(change, Change::Unfit { .. })) {
            return say::unfit(&name);
        }
        match known.outcome {
            TraumaOutcome::Captured if died => say::executed(&name),
            TraumaOutcome::Captured => say::ransomed(&name),
            TraumaOutcome::Injury if died => say::removed(&name),
            TraumaOutcome::Injury if !hurt => say::spared(&name),
            TraumaOutcome::Dead
            | TraumaOutcome::Injury
            | TraumaOutcome::Bonus
            | TraumaOutcome::MissesNextGame
            | TraumaOutcome::KitLost
            | TraumaOutcome::FullRecovery => name,
        }
    }

    fn margins(&self, change: &Change, case: &Case, roster: &Roster) -> Vec<LedgerMargin> {
        let loss = |text| vec![margin(LedgerSign::Loss, text)];
        let gain = |text| vec![margin(LedgerSign::Gain, text)];
        match change {
            Change::Survived { .. } => Vec::new(),
            Change::Died { model, .. } => loss(self.worth(*model, roster)),
            Change::Marked { row, noted, .. } => {
                let known = self.catalogue.trauma().row_named(row);
                let text = known.map_or_else(|| words::spoken(row), |row| row.text.clone());
                let text = match noted {
                    None => text,
                    Some(noted) => say::noted(&text, &self.noted(noted)),
                };
                if known.is_some_and(|row| row.scar) { loss(text) } else { gain(text) }
            }
            Change::Scarred { .. } => loss(say::scar(case.chart.scars.saturating_add(1))),
            Change::Unfit { .. } => loss(say::UNFIT.to_owned()),
            Change::KitLost { items, .. } => {
                let names: Vec<String> = items.iter().map(|item| self.item(item)).collect();
                loss(say::kit_lost(&names))
            }
            Change::MissesNextGame { .. } => loss(say::MISSES.to_owned()),
            Change::Returned { .. } => gain(say::BACK.to_owned()),
            Change::Experience { points, .. } => gain(say::experience(*points)),
            Change::RansomPaid { to, ducats, .. } => loss(say::paid(*ducats, &self.named(to))),
            Change::RansomReceived { .. } | Change::GloryGained { .. } => Vec::new(),
        }
    }

    fn question(&self, request: &Request, page: &Page, roster: &Roster) -> Option<LedgerQuestion> {
        let case = page.case(request.model)?;
        let name = &case.casualty.name;
        let dice = request.ask.dice().map(|count| LedgerDice {
            count,
            reading: match request.ask {
                Ask::Trauma => LedgerReading::D66,
                Ask::Survival { .. }
                | Ask::KeepOrReroll { .. }
                | Ask::Hand { .. }
                | Ask::Lessons { .. }
                | Ask::Opponent { .. }
                | Ask::Ransom { .. } => LedgerReading::Sum,
            },
        });
        let choice = |id: &str, label: String| LedgerChoice { id: id.to_owned(), label, refused: None };
        let mut amount = None;
        let (heading, text, choices) = match &request.ask {
            Ask::Survival { dead_up_to } => (say::survival(name), Some(say::survival_text(*dead_up_to)), Vec::new()),
            Ask::Trauma => (say::trauma(name), Some(say::TRAUMA_TEXT.to_owned()), Vec::new()),
            Ask::KeepOrReroll { row, skill } => (
                say::keep_or_reroll(name, &self.row_name(row)),
                Some(say::reroll_text(&words::spoken(skill))),
                vec![choice(KEEP, say::KEEP.to_owned()), choice(REROLL, say::REROLL.to_owned())],
            ),
            Ask::Hand { .. } => (say::hand(name), Some(say::hand_text()), Vec::new()),
            Ask::Lessons { die, room, .. } => {
                (say::lessons(name), Some(say::lessons_text(spoken_die(*die), *room)), Vec::new())
            }
            Ask::Opponent { row, warbands } => (
                say::opponent(name, &self.row_name(row)),
                None,
                warbands.iter().map(|warband| choice(warband, self.named(warband))).collect(),
            ),
            Ask::Ransom { captors, most, .. } => {
                amount = (*most > 0).then(|| ransom(*most, self.cost(request.model, roster)));
                let refused = (*most == 0).then(|| say::EMPTY_STRONGBOX.to_owned());
                let alone = captors.len() == 1;
                let pay = |captor: &String| LedgerChoice {
                    id: captor.clone(),
                    label: say::pay(if alone { None } else { Some(self.named(captor)) }.as_deref()),
                    refused: refused.clone(),
                };
                let holders: Vec<String> = captors.iter().map(|captor| self.named(captor)).collect();
                let mut choices: Vec<LedgerChoice> = captors.iter().map(pay).collect();
                choices.push(choice(REFUSE, say::REFUSE.to_owned()));
                let text = say::ransom_text(self.cost(request.model, roster));
                (say::ransom(&holders.join(", "), name), Some(text), choices)
            }
        };
        Some(LedgerQuestion {
            id: question_id(request),
            model: Some(request.model),
            heading,
            text,
            dice,
            amount,
            choices,
        })
    }

    fn named(&self, warband: &str) -> String {
        self.campaign.enrolment(warband).map_or_else(|| warband.to_owned(), |enrolment| enrolment.name.clone())
    }

    /// A hand, or a Warband by its id.
    fn noted(&self, noted: &str) -> String {
        self.named(noted)
    }

    fn row_name(&self, row: &str) -> String {
        self.catalogue.trauma().row_named(row).map_or_else(|| words::spoken(row), |row| row.name.clone())
    }

    fn item(&self, id: &str) -> String {
        self.catalogue.item(id).map_or_else(|| words::spoken(id), |item| item.name.clone())
    }

    fn cost(&self, model: u32, roster: &Roster) -> u32 {
        let report = check(roster, self.catalogue);
        let place = roster.models.iter().position(|m| m.id == model);
        place.and_then(|place| report.models.get(place)).map_or(0, |cost| cost.ducats)
    }

    fn worth(&self, model: u32, roster: &Roster) -> String {
        let bearer = roster.models.iter().find(|m| m.id == model);
        let kit = bearer.map(|m| m.items.iter().map(|item| self.item(item)).collect::<Vec<_>>()).unwrap_or_default();
        say::worth(self.cost(model, roster), &kit)
    }
}

/// Between 1 ducat and all there is, in steps of five; half of what the model is worth stands first.
fn ransom(most: u32, worth: u32) -> LedgerAmount {
    let (min, step) = if most >= RANSOM_STEP { (RANSOM_STEP, RANSOM_STEP) } else { (1, 1) };
    let half = worth / 2 / step * step;
    LedgerAmount { min, max: most, step, value: half.clamp(min, most) }
}

const fn spoken_die(die: Die) -> &'static str {
    match die {
        Die::D3 => "D3",
        Die::D6 => "D6",
        Die::BestOf2D6 => "The better of two D6",
    }
}

fn margin(sign: LedgerSign, text: String) -> LedgerMargin {
    LedgerMargin { sign, text }
}

/// Whether dice were read on the Trauma Table, or as a Survival Roll.
const fn of_the_table(said: &Said) -> bool {
    match said {
        Said::Survives | Said::Dies | Said::Row { .. } | Said::Duplicate { .. } => true,
        Said::Hand { .. } | Said::Points { .. } => false,
    }
}

/// `4`, `31`.
fn stamp(thrown: &Thrown) -> String {
    thrown.throw.faces.iter().map(|face| face.number().to_string()).collect()
}
