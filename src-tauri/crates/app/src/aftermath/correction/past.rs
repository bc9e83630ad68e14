//! A campaign with its Warbands and packs, read for a correction, and where the steps of one lead.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use nml_campaign::{
    self as campaign, Campaign, Command, Corrected, Edits, Event, Game, Lineage, Past, PastEntry, Picked, Played,
    Request, Tables, correct, evolve, requests,
};
use nml_catalogue::Catalogue;
use nml_exchange::pack::Loaded;
use nml_ledger::InForce;
use nml_warband::result::BattleResult;
use nml_warband::{self as warband, Roster};

use super::super::{AftermathAnswer, answer};
use super::slots::Slots;
use super::{CorrectionRef, CorrectionStep};
use crate::code;
use crate::failure::Failure;
use crate::paper;
use crate::season::{self, Meant};
use crate::session::Session;
use crate::streams::{Open, holds, read_stream, stream_id};
use crate::subject::{Campaigns, Subject, Warbands};
use crate::words;

/// A campaign with all that its past rests on.
pub(super) struct Held {
    pub open: Open<Campaigns>,
    /// Those that are in the book.
    pub warbands: BTreeMap<String, Open<Warbands>>,
    /// What each began with.
    starts: BTreeMap<String, Roster>,
    packs: BTreeMap<String, Arc<Loaded>>,
}

/// Where the steps of a correction lead.
pub(super) struct Led {
    /// The steps, with the faces that were rolled here.
    pub steps: Vec<CorrectionStep>,
    pub corrected: Corrected,
    /// The entries that the steps change.
    entries: BTreeMap<u64, Slots>,
}

impl Led {
    /// The place on the page of the line with this number among those that an entry says now.
    pub fn place(&self, seq: u64, number: usize) -> usize {
        self.entries.get(&seq).map_or(number, |slots| slots.place(number))
    }

    /// The line on the page of that one. `None` if the steps brought it, for then it has no line.
    pub fn line(&self, seq: u64, number: usize) -> Option<CorrectionRef> {
        let place = self.entries.get(&seq).map_or(Some(number), |slots| slots.line(number))?;
        Some(CorrectionRef { seq, place })
    }
}

/// Another scenario: its id, and its name if the pack does not have it.
type Otherwise = (String, Option<String>);

/// The entries as they are said now.
fn edits(entries: &BTreeMap<u64, Slots>) -> Edits {
    entries.iter().map(|(seq, slots)| (*seq, slots.flat())).collect()
}

impl Held {
    /// The campaign that recorded a battle.
    ///
    /// # Errors
    /// `UNKNOWN_AFTERMATH`; a Warband that does not open: what it did cannot be decided again.
    pub fn of(session: &Session, battle: &str) -> Result<Self, Failure> {
        let open = Arc::unwrap_or_clone(season::of_battle(session, battle)?);
        Self::with(session, open, BTreeMap::new())
    }

    /// A campaign with these of its Warbands as they are, and the others as the book has them.
    ///
    /// # Errors
    /// A Warband that does not open; `PACK_MISSING`.
    pub fn with(
        session: &Session,
        open: Open<Campaigns>,
        mut warbands: BTreeMap<String, Open<Warbands>>,
    ) -> Result<Self, Failure> {
        let mut ids: BTreeSet<String> = open.state.warbands.iter().map(|enrolment| enrolment.warband.clone()).collect();
        let mut hashes = BTreeSet::from([open.start.pack.clone()]);
        for command in open.log.effective().iter().flat_map(InForce::commands) {
            if let Command::MovePack { pack } = command {
                hashes.insert(pack.clone());
            }
            if let Command::Record { result, .. } = command {
                ids.extend(result.sides.iter().map(|side| side.warband.clone()));
            }
        }
        let packs = hashes.into_iter().map(|hash| {
            let pack = session.pack_of(Some(&hash))?;
            Ok((hash, pack))
        });
        let packs = packs.collect::<Result<_, Failure>>()?;
        ids.retain(|id| !warbands.contains_key(id));
        session.with_book(|book| {
            for id in ids {
                let stream = stream_id(&id)?;
                if holds(book, stream)? {
                    warbands.insert(id, read_stream::<Warbands>(book, stream)?);
                }
            }
            Ok(())
        })?;
        let starts = warbands.iter().map(|(id, open)| (id.clone(), Warbands::begin(&open.start))).collect();
        Ok(Self { open, warbands, starts, packs })
    }

    pub fn past(&self) -> Past<'_> {
        let lineages = self.warbands.iter().filter_map(|(id, open)| {
            let lineage = Lineage { start: self.starts.get(id)?, entries: told(open) };
            Some((id.clone(), lineage))
        });
        Past {
            genesis: &self.open.start,
            entries: told(&self.open),
            warbands: lineages.collect(),
            packs: self.packs.iter().map(|(hash, pack)| (hash.clone(), &pack.catalogue)).collect(),
        }
    }

    /// The pack a campaign is played with at that moment.
    pub fn catalogue(&self, campaign: &Campaign) -> Result<&Catalogue, Failure> {
        let pack = self.packs.get(&campaign.pack);
        pack.map(|pack| &pack.catalogue)
            .ok_or_else(|| Failure::new(code::PACK_MISSING, words::followed::not_here(&campaign.pack)))
    }

    /// Such as `Game 2 · Claim No Man’s Land`.
    pub fn title(&self, battle: &str) -> String {
        self.title_in(&self.open.state, battle)
    }

    /// The same at another moment.
    pub fn title_in(&self, campaign: &Campaign, battle: &str) -> String {
        let known = campaign.game(battle).zip(self.catalogue(campaign).ok());
        known.map_or_else(String::new, |(game, pack)| crate::view::game_title(campaign, pack, game))
    }

    /// Goes through what was said, in order: `each` sees the campaign as it stood before a command.
    pub fn walk(&self, mut each: impl FnMut(&Campaign, u64, usize, &Command, &InForce<'_, Command, Event>)) {
        let mut campaign = Campaigns::begin(&self.open.start);
        for one in self.open.log.effective() {
            for (place, (command, events)) in one.decisions().enumerate() {
                each(&campaign, one.kept.entry.seq, place, command, &one);
                events.iter().for_each(|event| evolve(&mut campaign, event));
            }
        }
    }

    /// Where the steps lead.
    ///
    /// # Errors
    /// `NOT_ASKED`; what an answer lacks.
    pub fn led(&self, session: &Session, battle: &str, steps: Vec<CorrectionStep>) -> Result<Led, Failure> {
        let past = self.past();
        let mut entries: BTreeMap<u64, Slots> = BTreeMap::new();
        let mut resolved = Vec::new();
        for step in steps {
            let (step, said) = match step {
                CorrectionStep::Anew { seq, place, answer: given } => {
                    let request = self.asked(battle, seq, place).ok_or_else(not_asked)?;
                    let command = answer::command(session, request, given.clone())?;
                    let answer = settled(given, &command);
                    (CorrectionStep::Anew { seq, place, answer }, Some((seq, place, command)))
                }
                CorrectionStep::Strike { seq, place } => {
                    let slots = entries.entry(seq).or_insert_with(|| self.slots(seq));
                    let said = slots.said(place).ok_or_else(not_asked)?;
                    if said.as_ref().and_then(campaign::of_battle) != Some(battle) {
                        return Err(not_asked());
                    }
                    *said = None;
                    (CorrectionStep::Strike { seq, place }, None)
                }
                CorrectionStep::Result { battle: paper } => {
                    let (seq, place) = self.record(battle).ok_or_else(not_asked)?;
                    let (game, played) = self.played(battle)?;
                    let result = paper::result_again(session, &self.open, (game, played), &paper)?;
                    let another = paper::scenario_again(session, &self.open, game, &paper)?;
                    let another = another.map(|meant| self.otherwise_named(meant)).transpose()?;
                    if let (Some(scenario), Some((seq, place))) = (&another, self.plan(battle)) {
                        let slots = entries.entry(seq).or_insert_with(|| self.slots(seq));
                        let said = slots.said(place).ok_or_else(not_asked)?;
                        *said = said.take().map(|said| planned_otherwise(said, scenario));
                    }
                    let slots = entries.entry(seq).or_insert_with(|| self.slots(seq));
                    let said = slots.said(place).and_then(|said| said.as_ref()).ok_or_else(not_asked)?;
                    let command = ended_otherwise(said, result, another.as_ref());
                    (CorrectionStep::Result { battle: paper }, Some((seq, place, command)))
                }
                CorrectionStep::Grant { seq, place, ducats, glory } => {
                    let slots = entries.entry(seq).or_insert_with(|| self.slots(seq));
                    let Some(Some(Command::Trade { battle, warband, .. })) = slots.said(place) else {
                        return Err(not_asked());
                    };
                    let reason = words::correction::made_up_for();
                    let command = Box::new(warband::Command::Grant { ducats, glory, reason });
                    let (battle, warband) = (battle.clone(), warband.clone());
                    slots.before(place, Command::Trade { battle, warband, command });
                    (CorrectionStep::Grant { seq, place, ducats, glory }, None)
                }
                CorrectionStep::Further { answer: given } => {
                    let question = correct(&past, &edits(&entries)).question.ok_or_else(not_asked)?;
                    let command = answer::command(session, question.request, given.clone())?;
                    let answer = settled(given, &command);
                    let slots = entries.entry(question.seq).or_insert_with(|| self.slots(question.seq));
                    slots.insert(question.place, command);
                    (CorrectionStep::Further { answer }, None)
                }
            };
            if let Some((seq, place, command)) = said {
                let slots = entries.entry(seq).or_insert_with(|| self.slots(seq));
                *slots.said(place).ok_or_else(not_asked)? = Some(command);
            }
            resolved.push(step);
        }
        let corrected = correct(&past, &edits(&entries));
        Ok(Led { steps: resolved, corrected, entries })
    }

    /// A battle of the campaign that was fought.
    ///
    /// # Errors
    /// `UNKNOWN_AFTERMATH`.
    pub fn played(&self, battle: &str) -> Result<(&Game, &Played), Failure> {
        let game = self.open.state.game(battle);
        let played = game.and_then(|game| Some((game, game.played.as_ref()?)));
        played.ok_or_else(|| Failure::new(code::UNKNOWN_AFTERMATH, words::campaigns::no_such_aftermath()))
    }

    /// Where the end of a battle was written down.
    fn record(&self, battle: &str) -> Option<(u64, usize)> {
        self.open.log.effective().into_iter().find_map(|one| {
            one.commands()
                .enumerate()
                .find_map(|(place, command)| campaign::result_of(command, battle).map(|_| (one.kept.entry.seq, place)))
        })
    }

    fn otherwise_named(&self, meant: Meant) -> Result<Otherwise, Failure> {
        let unknown = self.catalogue(&self.open.state)?.scenario(&meant.id).is_none();
        Ok((meant.id, unknown.then_some(meant.name)))
    }

    /// Where the fought battle was planned: the last of its plans. `None` if it is from before this book.
    fn plan(&self, battle: &str) -> Option<(u64, usize)> {
        let plans = |command: &Command| matches!(command, Command::Plan { battle: of, .. } if of == battle);
        self.open.log.effective().into_iter().rev().find_map(|one| {
            let place = one.commands().position(plans)?;
            Some((one.kept.entry.seq, place))
        })
    }

    /// The commands in force at an entry.
    fn slots(&self, seq: u64) -> Slots {
        let effective = self.open.log.effective();
        let one = effective.iter().find(|one| one.kept.entry.seq == seq);
        Slots::of(one.into_iter().flat_map(InForce::commands).cloned())
    }

    /// What a command answered.
    fn asked(&self, battle: &str, seq: u64, place: usize) -> Option<Request> {
        let mut asked = None;
        self.walk(|campaign, at, among, command, _| {
            if (at, among) == (seq, place) && campaign::of_battle(command) == Some(battle) {
                asked = self.request(campaign, command);
            }
        });
        asked
    }

    /// What a command answers.
    pub fn request(&self, campaign: &Campaign, command: &Command) -> Option<Request> {
        let (battle, warband, model) = campaign::page_of(command)?;
        let all = requests(Tables::from(self.catalogue(campaign).ok()?), campaign, battle);
        all.into_iter().find(|request| request.warband == warband && request.model == model)
    }
}

/// What replaces a command that planned a battle of another scenario: the players agreed on what it was.
fn planned_otherwise(said: Command, (scenario, name): &Otherwise) -> Command {
    if let Command::Plan { battle, warbands, outsiders, due, .. } = said {
        let (scenario, name) = (scenario.clone(), name.clone());
        Command::Plan { battle, scenario, name, warbands, outsiders, picked: Picked::Agreement, due }
    } else {
        said
    }
}

/// What replaces a command that wrote down a battle's end.
fn ended_otherwise(said: &Command, result: BattleResult, another: Option<&Otherwise>) -> Command {
    let Command::EnterEarlier { games } = said else { return Command::Record { result, rosters: Vec::new() } };
    let mut games = games.clone();
    if let Some(game) = games.iter_mut().find(|game| game.result.battle == result.battle) {
        game.result = result;
        if let Some(another) = another {
            (game.scenario, game.name) = another.clone();
        }
    }
    Command::EnterEarlier { games }
}

/// The answer with the faces that were rolled here: said again, it is the same.
fn settled(given: AftermathAnswer, command: &Command) -> AftermathAnswer {
    match (given, command) {
        (AftermathAnswer::Roll { .. }, Command::Roll { faces, source, .. }) => {
            AftermathAnswer::Faces { faces: faces.clone(), source: *source }
        }
        (given, _) => given,
    }
}

pub(super) fn not_asked() -> Failure {
    Failure::new(code::NOT_ASKED, words::aftermath::not_asked())
}

fn told<S: Subject>(open: &Open<S>) -> Vec<PastEntry<'_, S::Command, S::Event>> {
    let entries = open.log.effective().into_iter();
    entries.map(|one| PastEntry { seq: one.kept.entry.seq, decisions: one.decisions().collect() }).collect()
}
