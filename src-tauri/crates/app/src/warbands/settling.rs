//! A Warband with an open aftermath: in its Quartermaster Step, or while it recruits Reinforcements, the builder works
//! on the page's draft, and what you do there becomes the roster when all pages are closed. In every other step only
//! names, pictures and the order of models change.

use nml_campaign::{Ask, Command as CampaignCommand, Event, Tables, TradeTerms, requests};
use nml_catalogue::Catalogue;
use nml_ledger::{Act, Hash, Kept};
use nml_warband::{self as warband, Command, Roster};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, membership};
use crate::season::{self, passed};
use crate::session::Session;
use crate::streams::{Open, try_stream};
use crate::subject::{Campaigns, Warbands};
use crate::words;

/// The aftermath that a Warband is in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InAftermath {
    /// The battle's stream.
    pub battle: String,
    /// The roster is worked on now. If not, it waits for its step.
    pub trading: bool,
    /// Recruits of Reinforcements only.
    pub recruiting: bool,
}

/// A Warband with an open aftermath.
pub(super) struct Settling {
    pub campaign: Open<Campaigns>,
    pub battle: String,
    /// What may be done, or none if it is not the step for it.
    pub terms: Option<Box<TradeTerms>>,
}

/// The aftermath that a Warband is in, if it is in one and its campaign opens here.
///
/// # Errors
/// When the book or the pack cannot be read.
pub(super) fn settling(session: &Session, warband: &Open<Warbands>) -> Result<Option<Settling>, Failure> {
    let Some(id) = session.with_book(|book| membership(book, &warband.id))? else { return Ok(None) };
    let Ok(campaign) = session.with_book(|book| try_stream::<Campaigns>(book, id))? else { return Ok(None) };
    let stream = warband.id.to_string();
    let Some(battle) = campaign.state.unsettled(&stream).map(|game| game.battle.clone()) else { return Ok(None) };
    let pack = season::pack_of(session, &campaign)?;
    let asked = requests(Tables::from(&pack.catalogue), &campaign.state, &battle).into_iter();
    let mut asked = asked.filter(|request| request.warband == stream);
    let mut terms = asked.find_map(|request| if let Ask::Trade { terms } = request.ask { Some(terms) } else { None });
    // Pictures are given to the Warband itself, at any step of its aftermath.
    for model in terms.iter_mut().flat_map(|terms| &mut terms.roster.models) {
        if let Some(known) = warband.state.models.iter().find(|known| known.id == model.id) {
            model.portrait.clone_from(&known.portrait);
        }
    }
    Ok(Some(Settling { campaign, battle, terms }))
}

/// Whether a Warband's aftermath is open.
///
/// # Errors
/// When the book or the pack cannot be read.
pub(crate) fn in_aftermath(session: &Session, warband: &Open<Warbands>) -> Result<bool, Failure> {
    Ok(settling(session, warband)?.is_some())
}

/// Whether an entry, or the one that an undo took back, only changes looks.
pub(super) fn concerns_looks(open: &Open<Warbands>, kept: &Kept<Command, warband::Event>) -> bool {
    match &kept.entry.act {
        Act::Do { command, .. } => is_of_looks(command),
        Act::Undo { entry } => open.log.find(entry).and_then(Kept::command).is_some_and(is_of_looks),
        Act::Redo { .. } | Act::Head { .. } | Act::Amend { .. } | Act::Note { .. } => false,
    }
}

impl Settling {
    /// As the builder shows it.
    pub fn shown(&self) -> InAftermath {
        let terms = self.terms.as_deref();
        InAftermath {
            battle: self.battle.clone(),
            trading: terms.is_some(),
            recruiting: terms.is_some_and(|terms| terms.recruits_from.is_some()),
        }
    }

    /// The roster that is worked on, if it is the step for it.
    pub fn draft(&self) -> Option<&Roster> {
        self.terms.as_deref().map(|terms| &terms.roster)
    }

    /// Works on the draft.
    ///
    /// # Errors
    /// What the step does not allow.
    pub fn trade(&mut self, session: &Session, warband: &Open<Warbands>, command: Command) -> Result<(), Failure> {
        let (battle, warband, command) = (self.battle.clone(), warband.id.to_string(), Box::new(command));
        season::say(session, &mut self.campaign, CampaignCommand::Trade { battle, warband, command })?;
        self.save(session)
    }

    /// Takes the last thing back that was done to the draft.
    ///
    /// # Errors
    /// `NOTHING_TO_UNDO`.
    pub fn undo(&mut self, session: &Session, warband: &Open<Warbands>) -> Result<(), Failure> {
        self.last(warband).ok_or_else(|| Failure::new(code::NOTHING_TO_UNDO, words::aftermath::nothing_to_undo()))?;
        let passed = passed::pass(session, &mut self.campaign)?;
        self.campaign.undo(session.author(), None)?;
        passed.again(session, &mut self.campaign, &[])?;
        self.save(session)
    }

    /// Puts it back.
    ///
    /// # Errors
    /// `NOTHING_TO_REDO`.
    pub fn redo(&mut self, session: &Session, warband: &Open<Warbands>) -> Result<(), Failure> {
        self.taken_back(warband)
            .ok_or_else(|| Failure::new(code::NOTHING_TO_REDO, words::aftermath::nothing_to_undo()))?;
        self.campaign.redo(session.author())?;
        self.save(session)
    }

    fn save(&mut self, session: &Session) -> Result<(), Failure> {
        let row = campaign_row(&self.campaign);
        session.write(vec![self.campaign.append()?], vec![row])
    }

    /// What undo and redo would do, in words.
    pub fn steps(&self, warband: &Open<Warbands>, pack: &Catalogue) -> (Option<String>, Option<String>) {
        let said = |command: &Command| self.draft().map(|draft| words::said(command, draft, pack));
        (self.last(warband).and_then(said), self.taken_back(warband).and_then(said))
    }

    fn last(&self, warband: &Open<Warbands>) -> Option<&Command> {
        self.traded(passed::undoable(&self.campaign)?, warband)
    }

    fn taken_back(&self, warband: &Open<Warbands>) -> Option<&Command> {
        match &self.campaign.log.find(&self.campaign.log.redoable()?)?.entry.act {
            Act::Undo { entry } => self.traded(*entry, warband),
            Act::Do { .. } | Act::Redo { .. } | Act::Head { .. } | Act::Amend { .. } | Act::Note { .. } => None,
        }
    }

    /// What an entry of the campaign did to the draft of this Warband.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only trade is worked back here")]
    fn traded(&self, entry: Hash, warband: &Open<Warbands>) -> Option<&Command> {
        let kept: &Kept<CampaignCommand, Event> = self.campaign.log.find(&entry)?;
        let command = kept.command()?;
        match command {
            CampaignCommand::Trade { battle, warband: of, command }
                if *battle == self.battle && *of == warband.id.to_string() =>
            {
                Some(command)
            }
            _ => None,
        }
    }
}

/// Whether a change may be made while an aftermath is open that has not reached the Warband's step.
pub(super) const fn is_of_looks(command: &Command) -> bool {
    matches!(
        command,
        Command::Rename { .. }
            | Command::RenameModel { .. }
            | Command::SetPortrait { .. }
            | Command::SetBanner { .. }
            | Command::MoveModel { .. }
            | Command::PutAway { .. }
    )
}
