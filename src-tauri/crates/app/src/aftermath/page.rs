//! The pages of an aftermath as the screen shows them.

use nml_campaign::{
    self as campaign, Case, Command, Page, Played, Progress, Request, Said, Status, Step, Tables, Thrown, options,
};
use nml_catalogue::{Catalogue, TraumaOutcome};
use nml_ledger::Hash;
use nml_warband::check::loadouts;
use nml_warband::result::{BattleResult, SideResult};
use nml_warband::{self as warband, Roster, RosterChange, Terms};

use super::later::step_of;
use super::shown::{
    Aftermath, AftermathCame, AftermathMargin, AftermathPage, AftermathRow, AftermathSign, AftermathStep,
    AftermathTone, StepState,
};
use crate::code;
use crate::failure::Failure;
use crate::season::{self, passed};
use crate::session::Session;
use crate::streams::Open;
use crate::subject::{Campaigns, Subject, Warbands};
use crate::view::{self, Verdict, entry_name, letter_at, side_ink, spoken};
use crate::whose;
use crate::words::{self, aftermath as say};

/// The entry that undo would take out of force, if it belongs to this aftermath; and whether it closed it.
pub(super) fn undoable(open: &Open<Campaigns>, battle: &str) -> Option<(Hash, bool)> {
    let hash = passed::undoable(open)?;
    let command = open.log.find(&hash)?.command()?;
    let closing = matches!(command, Command::Close { battle: of } if of == battle);
    let said = campaign::page_of(command).is_some_and(|(of, ..)| of == battle);
    (closing || said).then_some((hash, closing))
}

/// Everything a page is made from.
#[derive(Clone, Copy)]
pub(super) struct Maker<'a> {
    /// The campaign's pack with what the Warband has by hand.
    pub catalogue: &'a Catalogue,
    pub campaign: &'a campaign::Campaign,
    pub requests: &'a [Request],
    /// The battle's stream.
    pub battle: &'a str,
    /// Stream ids of the Warbands whose page may be settled at the table.
    pub aside: &'a [String],
}

/// What an aftermath still waits for: models that fell, and pages that nobody has agreed with.
pub(crate) fn open_points(aftermath: &campaign::Aftermath) -> usize {
    let open = |page: &Page| {
        let fates = page.cases.iter().filter(|case| !case.settled()).count();
        fates + usize::from(fates == 0 && !page.settled())
    };
    if aftermath.closed { 0 } else { aftermath.pages.iter().map(open).sum() }
}

pub(super) fn view(session: &Session, open: &Open<Campaigns>, battle: &str) -> Result<Aftermath, Failure> {
    let pack = season::pack_of(session, open)?;
    let catalogue = &pack.catalogue;
    let campaign = &open.state;
    let missing = || Failure::new(code::UNKNOWN_AFTERMATH, words::campaigns::no_such_aftermath());
    let game = campaign.game(battle).ok_or_else(missing)?;
    let played = game.played.as_ref().ok_or_else(missing)?;
    let all = options(Tables::from(catalogue), campaign);
    let mut requests = all.requests;
    requests.retain(|request| request.battle == battle);
    let aside = all.battles.into_iter().find(|terms| terms.battle == battle).map(|terms| terms.may_set_aside);
    let aside = aside.unwrap_or_default();
    let mut pages = Vec::new();
    for page in &played.aftermath.pages {
        let sides = &played.result.sides;
        let side = sides.iter().position(|side| side.warband == page.warband).unwrap_or_default();
        let roster = roster_of(session, page, battle)?;
        let catalogue = &*roster.own.over(catalogue);
        let maker = Maker { catalogue, campaign, requests: &requests, battle, aside: &aside };
        pages.push(maker.page(side, page, played, &roster));
    }
    Ok(Aftermath {
        id: battle.to_owned(),
        campaign: open.id.to_string(),
        battle: view::game_title_with(campaign, &view::game_name(catalogue, game), game),
        pages,
        open: open_points(&played.aftermath),
        closed: played.aftermath.closed,
        corrected: super::corrections(open, catalogue).remove(battle).unwrap_or_default(),
        undo: undoable(open, battle).and_then(|(hash, closing)| {
            let kept = open.log.find(&hash)?;
            whose::may_take_back(kept.command()?).ok()?;
            if closing { Some(say::closing()) } else { answered(campaign, played, kept.command()?) }
        }),
    })
}

/// The pages of a battle as they stand, without their questions. For a Warband that is not in this book they hold only
/// what its page knows.
pub(crate) fn pages_of(catalogue: &Catalogue, campaign: &campaign::Campaign, played: &Played) -> Vec<AftermathPage> {
    let result = &played.result;
    let pages = played.aftermath.pages.iter().map(|page| {
        let side = result.sides.iter().position(|side| side.warband == page.warband).unwrap_or_default();
        let roster = page.roster.as_deref().cloned().unwrap_or_default();
        let catalogue = &*roster.own.over(catalogue);
        let maker = Maker { catalogue, campaign, requests: &[], battle: &result.battle, aside: &[] };
        maker.page(side, page, played, &roster)
    });
    pages.collect()
}

fn answered(campaign: &campaign::Campaign, played: &Played, command: &Command) -> Option<String> {
    let (_, warband, model) = campaign::page_of(command)?;
    let page = played.aftermath.page(warband)?;
    let roster = page.roster.as_deref();
    let named = |id: u32| {
        let fell = page.case(id).map(|case| case.casualty.name.clone());
        fell.or_else(|| roster?.enlisted().members().find(|known| known.id == id)?.name.clone())
    };
    let name = model.and_then(named);
    let warband = || campaign.enrolment(warband).map_or_else(String::new, |known| known.name.clone());
    Some(say::answer_for(name.unwrap_or_else(warband)))
}

/// The roster that a page is about.
///
/// # Errors
/// A Warband that does not open.
pub(super) fn roster_of(session: &Session, page: &Page, battle: &str) -> Result<Roster, Failure> {
    Ok(match &page.roster {
        Some(roster) => Roster::clone(roster),
        None => before(&*session.look(&page.warband)?, battle),
    })
}

/// The roster as it was when this battle was settled; now, if it is not settled yet.
fn before(open: &Open<Warbands>, battle: &str) -> Roster {
    let mut roster = Warbands::begin(&open.start);
    for kept in open.log.effective() {
        let settles =
            |command: &warband::Command| matches!(command, warband::Command::Settle { battle: of, .. } if of == battle);
        if kept.commands().any(settles) {
            return roster;
        }
        for event in kept.events() {
            Warbands::evolve(&mut roster, event);
        }
    }
    roster
}

/// The most victory points of these sides. `None` if some of them were not written down.
fn best<'r>(sides: impl Iterator<Item = &'r SideResult>) -> Option<u16> {
    sides.map(|side| side.vp).collect::<Option<Vec<_>>>()?.into_iter().max()
}

impl Maker<'_> {
    pub(super) fn page(&self, place: usize, page: &Page, played: &Played, roster: &Roster) -> AftermathPage {
        let own = played.result.side(&page.warband);
        let others = played.result.enemies(&page.warband);
        let at = played.result.sides.iter().position(|side| side.warband == page.warband);
        // Mercenaries have a name and a line like the others.
        let roster = &roster.enlisted();
        let draft = page.draft(self.battle).map_or_else(|| roster.clone(), |draft| draft.enlisted());
        AftermathPage {
            side: side_ink(place),
            letter: letter_at(place),
            id: page.warband.clone(),
            warband: self.named(&page.warband),
            outcome: own.map_or(Verdict::Drew, |side| side.outcome.into()),
            vp: [own.and_then(|side| side.vp), best(others)],
            cvp: at.and_then(|at| played.points.get(at)).copied().unwrap_or(0).saturating_add(page.steps.points),
            // A page without a roster knows neither, although the Warband may have them by now.
            strongbox: page.roster.as_ref().map(|_| draft.strongbox),
            glory: page.roster.as_ref().map(|_| [roster.glory, draft.glory]),
            steps: (1..)
                .zip(page.steps.all())
                .map(|(n, step)| self.step(n, *step, page, [roster, &draft], &played.result))
                .collect(),
            may_set_aside: self.aside.contains(&page.warband),
            set_aside_means: match self.aside.contains(&page.warband) {
                true => say::at_the_table_means(),
                false => String::new(),
            },
            signed: page.steps.signed,
            mine: whose::acts_for(&page.warband),
        }
    }

    fn step(
        &self,
        number: u8,
        step: Step,
        page: &Page,
        [roster, draft]: [&Roster; 2],
        result: &BattleResult,
    ) -> AftermathStep {
        let own = result.side(&page.warband);
        let progress = page.progress(step);
        let state = match progress {
            Progress::Open { .. } => StepState::Open,
            Progress::Done => StepState::Done,
            Progress::Waits => StepState::Waiting,
            Progress::Skipped => StepState::Skipped,
            Progress::AtTheTable => StepState::AtTheTable,
        };
        let note = match (step, progress) {
            (Step::Trauma, _) if page.cases.is_empty() => say::nobody_fell(own.is_none_or(|own| result.fell_told(own))),
            (Step::Trauma, Progress::Open { cases }) => say::trauma_note(page.cases.len(), cases),
            (Step::Trauma, _) => say::trauma_note(page.cases.len(), 0_u8),
            (_, Progress::AtTheTable) => page
                .steps
                .aside
                .iter()
                .find(|aside| aside.step == step)
                .map_or_else(say::settled_at_the_table, |aside| say::at_the_table(&aside.reason)),
            (_, Progress::Skipped) => say::skipped(),
            (_, Progress::Waits | Progress::Open { .. } | Progress::Done) => self.note(step, page, draft),
        };
        let lines = match step {
            Step::Trauma => page.cases.iter().map(|case| self.line(case, roster, own)).collect(),
            Step::Promotions => self.learning(page, draft, own),
            Step::Tracker
            | Step::Exploration
            | Step::Reinforcements
            | Step::Outposts
            | Step::Quartermaster
            | Step::Roster => Vec::new(),
        };
        let asked = self.requests.iter().filter(|request| request.warband == page.warband);
        let asked = asked.filter(|request| step_of(request, page) == step);
        let questions = asked.map(|request| self.question(request, page, roster, draft)).collect();
        let (dice, sum) = if step == Step::Exploration { self.dice(page) } else { (Vec::new(), None) };
        let margins = self.gained(step, page, draft);
        let thrown = self.thrown(step, page, draft);
        AftermathStep { number, name: say::step(step), state, note, lines, thrown, dice, sum, margins, questions }
    }

    fn line(&self, case: &Case, roster: &Roster, own: Option<&SideResult>) -> AftermathRow {
        let casualty = &case.casualty;
        let model = roster.members().find(|model| model.id == casualty.model);
        let (result, came, tone, mut margins) = self.fate(case, roster);
        for thrown in &case.throws {
            if let Said::Duplicate { .. } = thrown.said {
                margins.insert(0, margin(AftermathSign::Loss, say::rolled_again(stamp(thrown))));
            }
        }
        AftermathRow {
            model: casualty.model,
            number: number_in_battle(casualty.model, own),
            name: casualty.name.clone(),
            note: model.map_or_else(|| spoken(&casualty.entry), |model| entry_name(model, roster, self.catalogue)),
            stamp: stamped(case).and_then(|at| case.throws.get(at)).map(stamp),
            result,
            came,
            died: matches!(&case.status, Status::Settled { changes } if died(changes)),
            tone,
            margins,
        }
    }

    /// What has become of a model, in a word and by its kind, with what is gained and lost.
    fn fate(
        &self,
        case: &Case,
        roster: &Roster,
    ) -> (Option<String>, AftermathCame, AftermathTone, Vec<AftermathMargin>) {
        let row = case.throws.iter().rev().find_map(|thrown| match &thrown.said {
            Said::Row { row } => Some(row.as_str()),
            Said::Survives | Said::Dies | Said::Duplicate { .. } | Said::Hand { .. } | Said::Points { .. } => None,
        });
        let Status::Settled { changes } = &case.status else {
            return match &case.status {
                Status::Roll => (None, AftermathCame::Nothing, AftermathTone::Plain, Vec::new()),
                Status::SurvivalAgain { .. } => {
                    (Some(say::dead()), AftermathCame::Dead, AftermathTone::Bad, Vec::new())
                }
                Status::KeepOrReroll { row, .. }
                | Status::KeepOrRecover { row, .. }
                | Status::Hand { row }
                | Status::Opponent { row, .. }
                | Status::Lessons { row }
                | Status::Ransom { row, .. } => {
                    (Some(self.row_name(row)), self.came_to(row), AftermathTone::Bad, Vec::new())
                }
                Status::Settled { .. } => (None, AftermathCame::Nothing, AftermathTone::Plain, Vec::new()),
            };
        };
        let margins: Vec<AftermathMargin> =
            changes.iter().flat_map(|change| self.margins(change, case, roster)).collect();
        let died = died(changes);
        let tone = if died || margins.iter().any(|margin| margin.sign == AftermathSign::Loss) {
            AftermathTone::Bad
        } else if margins.is_empty() {
            AftermathTone::Plain
        } else {
            AftermathTone::Good
        };
        let (result, came) = match row {
            Some(row) => (self.became(row, changes), self.came_to(row)),
            None if died => (say::dead(), AftermathCame::Dead),
            None => (say::survives(), AftermathCame::Survives),
        };
        (Some(result), came, tone, margins)
    }

    fn came_to(&self, row: &str) -> AftermathCame {
        let known = self.catalogue.trauma().row_named(row);
        let dead = known.is_some_and(|row| row.outcome == TraumaOutcome::Dead);
        if dead { AftermathCame::Dead } else { AftermathCame::Marked }
    }

    /// A row of the Trauma Table with what became of the model, if its name alone leaves that open.
    fn became(&self, row: &str, changes: &[RosterChange]) -> String {
        let name = self.row_name(row);
        let Some(known) = self.catalogue.trauma().row_named(row) else { return name };
        let any = |such: fn(&RosterChange) -> bool| changes.iter().any(such);
        let died = any(|change| matches!(change, RosterChange::Died { .. }));
        let hurt = any(|change| matches!(change, RosterChange::Marked { .. } | RosterChange::Scarred { .. }));
        if any(|change| matches!(change, RosterChange::Unfit { .. })) {
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

    #[expect(clippy::wildcard_enum_match_arm, reason = "a fate is made of few changes")]
    fn margins(&self, change: &RosterChange, case: &Case, roster: &Roster) -> Vec<AftermathMargin> {
        let loss = |text| vec![margin(AftermathSign::Loss, text)];
        let gain = |text| vec![margin(AftermathSign::Gain, text)];
        match change {
            RosterChange::Survived { .. } => Vec::new(),
            RosterChange::Died { model, .. } => loss(self.worth(*model, roster)),
            RosterChange::Marked { row, noted, .. } => {
                let known = self.catalogue.trauma().row_named(row);
                let text = known.map_or_else(|| spoken(row), |row| row.text.clone());
                let text = match noted {
                    None => text,
                    Some(noted) => say::noted(&text, &self.noted(noted)),
                };
                if known.is_some_and(|row| row.scar) { loss(text) } else { gain(text) }
            }
            RosterChange::Scarred { .. } => loss(say::scar(case.chart.scars.saturating_add(1))),
            RosterChange::Unfit { .. } => loss(say::leaves()),
            RosterChange::KitLost { items, .. } => {
                let names: Vec<String> = items.iter().map(|item| self.item(item)).collect();
                loss(say::kit_lost(&names))
            }
            RosterChange::MissesNextGame { .. } => loss(words::warbands::misses_next_game()),
            RosterChange::Returned { .. } => gain(say::is_back()),
            RosterChange::Experience { points, .. } => gain(words::warbands::experience(*points)),
            RosterChange::RansomPaid { to, ducats, .. } => loss(say::paid(*ducats, self.named(to))),
            _ => Vec::new(),
        }
    }

    pub(super) fn named(&self, warband: &str) -> String {
        self.campaign.called(warband).unwrap_or_else(|| warband.to_owned())
    }

    /// A hand, or a Warband by its id.
    fn noted(&self, noted: &str) -> String {
        self.named(noted)
    }

    pub(super) fn row_name(&self, row: &str) -> String {
        self.catalogue.trauma().row_named(row).map_or_else(|| spoken(row), |row| row.name.clone())
    }

    pub(super) fn item(&self, id: &str) -> String {
        self.catalogue.item(id).map_or_else(|| spoken(id), |item| item.name.clone())
    }

    /// What is lost with a model: what it cost itself, its options and its kit.
    pub(super) fn worth(&self, model: u32, roster: &Roster) -> String {
        let bearer = roster.members().find(|m| m.id == model);
        let terms = Terms::new(roster, self.catalogue).ok();
        let priced = terms.as_ref().and_then(|terms| {
            let loadout = loadouts(roster, terms).into_iter().find(|loadout| loadout.model.id == model)?;
            let options = loadout.options.iter().filter(|option| option.ducats > 0);
            let options = options.map(|option| (option.name.clone(), Some(option.ducats)));
            let kit = loadout.bought.iter().map(|piece| (piece.item.name.clone(), Some(piece.ducats)));
            let parts: Vec<(String, Option<u32>)> = options.chain(kit).collect();
            let known: u32 = parts.iter().filter_map(|(_, ducats)| *ducats).fold(0, u32::saturating_add);
            let bare = loadout.ducats.checked_sub(known)?;
            Some([(say::itself(), Some(bare))].into_iter().chain(parts).collect::<Vec<_>>())
        });
        // If the pack has no price for a model, only its kit is named.
        let parts = priced.unwrap_or_else(|| {
            let kit = bearer.into_iter().flat_map(|m| &m.items).map(|item| (self.item(item), None));
            [(say::itself(), None)].into_iter().chain(kit).collect()
        });
        say::worth(self.cost(model, roster), &parts)
    }
}

/// The number of a model in a battle, which counts them as they stand in the Force, from 1, or `None` if it took no
/// part. The one count of all lines of a page.
pub(super) fn number_in_battle(model: u32, own: Option<&SideResult>) -> Option<u32> {
    let place = own?.took_part.iter().position(|id| *id == model)?;
    u32::try_from(place + 1).ok()
}

pub(super) fn margin(sign: AftermathSign, text: String) -> AftermathMargin {
    AftermathMargin { sign, text }
}

/// Which throw of a case its stamp shows: the last that was read on the Trauma Table, or as a Survival Roll.
pub(super) fn stamped(case: &Case) -> Option<usize> {
    case.throws.iter().rposition(|thrown| of_the_table(&thrown.said))
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

/// Whether a model died by the result of its case.
fn died(changes: &[RosterChange]) -> bool {
    changes.iter().any(|change| matches!(change, RosterChange::Died { .. }))
}
