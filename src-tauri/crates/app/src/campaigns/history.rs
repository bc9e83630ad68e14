//! Everything that was said in a campaign, and a campaign shown without a window.

use std::collections::{BTreeMap, BTreeSet};
use std::mem::discriminant;
use std::sync::Arc;

use nml_campaign::{self as campaign, Campaign, Command, Event, Standing, standings};
use nml_catalogue::Catalogue;
use nml_ledger::{Act, Decision, Hash, Kept};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::CampaignRef;
use super::chronicle::about;
use crate::aftermath::{self, Told};
use crate::book::Book;
use crate::code;
use crate::failure::Failure;
use crate::packs::Packs;
use crate::parcels::{BooksDecided, disagreed_in_campaign};
use crate::season::pack_of;
use crate::session::Session;
use crate::streams::{All, Open};
use crate::subject::Campaigns;
use crate::words::{self, history as say};

/// An entry of a campaign, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignHistoryLine {
    /// Its number in the campaign's stream, from 1.
    pub seq: u64,
    /// When, RFC 3339.
    pub at: String,
    /// By whom.
    pub by: String,
    /// What was said.
    pub said: String,
    /// A word of the author's, such as why the past is corrected, if there is one.
    pub note: Option<String>,
    /// The battle it is about, by its stream, or none for the campaign itself.
    pub battle: Option<String>,
    /// It counts. If not, it was taken back, or set aside.
    pub in_force: bool,
    /// It was set aside where two books disagreed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub set_aside: bool,
    /// Two books disagreed, and this decided: what stands, and what was set aside. None for any other entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided: Option<BooksDecided>,
    /// The correction made since, in red pencil, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub red: Option<CampaignHistoryRed>,
    /// The other battles that it decided about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub battles: Vec<String>,
}

/// Something that was corrected since it was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignHistoryRed {
    /// What both are about, and what stands; none if nothing stands.
    pub lead: Option<String>,
    /// What was said first.
    pub was: String,
    /// What stands there now, or none if it was struck out.
    pub now: Option<String>,
}

/// A campaign by name and id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignNamed {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// The standings of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignStandings {
    /// Which campaign.
    pub campaign: CampaignNamed,
    /// Most Campaign Victory Points first.
    pub standings: Vec<Standing>,
}

/// Everything that was said in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignHistory {
    /// Which campaign.
    pub campaign: CampaignNamed,
    /// The oldest first.
    pub entries: Vec<CampaignHistoryLine>,
}

/// Everything that was said in a campaign, the oldest first.
///
/// # Errors
/// `UNKNOWN_STREAM`, `PACK_MISSING`.
pub fn campaign_history(session: &Session, which: CampaignRef) -> Result<CampaignHistory, Failure> {
    let open = session.look::<Campaigns>(&which.campaign)?;
    let pack = pack_of(session, &open)?;
    Ok(history(&open, &pack.catalogue))
}

/// The standings of a campaign of a book that is only read.
///
/// # Errors
/// `UNKNOWN_CAMPAIGN`, `AMBIGUOUS_CAMPAIGN`; why it does not open.
pub fn standings_of(book: &Book, campaign: &str) -> Result<CampaignStandings, Failure> {
    let open = named(book, campaign)?;
    Ok(CampaignStandings { campaign: called(&open), standings: standings(&open.state) })
}

/// Everything that was said in a campaign of a book that is only read.
///
/// # Errors
/// As [`standings_of`]; `PACK_MISSING`.
pub fn history_of(book: &Book, campaign: &str) -> Result<CampaignHistory, Failure> {
    let open = named(book, campaign)?;
    let pack = Packs::shipped()?.of(Some(&open.state.pack), Some(book))?;
    Ok(history(&open, &pack.catalogue))
}

/// The campaign with this id, or with exactly this name if only one has it.
pub(super) fn named(book: &Book, wanted: &str) -> Result<Arc<Open<Campaigns>>, Failure> {
    let All { mut read, unread } = All::<Campaigns>::of(book)?;
    if let Some(at) = read.iter().position(|open| open.id.to_string() == wanted) {
        return Ok(read.swap_remove(at));
    }
    if let Some((_, why)) = unread.iter().find(|(id, _)| id.to_string() == wanted) {
        return Err(why.clone().into());
    }
    let quoted: String = wanted.chars().take(60).collect();
    let ids = |all: &[&Arc<Open<Campaigns>>]| all.iter().map(|open| open.id.to_string()).collect::<Vec<_>>();
    let so_called: Vec<&Arc<Open<Campaigns>>> = read.iter().filter(|open| open.state.name == wanted).collect();
    match so_called.as_slice() {
        [] => {
            let names: Vec<String> = read.iter().map(|open| open.state.name.clone()).collect();
            Err(Failure::new(code::UNKNOWN_CAMPAIGN, say::unknown(&quoted, &names)))
        }
        [one] => {
            let id = one.id;
            let at = read.iter().position(|open| open.id == id).unwrap_or(0);
            Ok(read.swap_remove(at))
        }
        several => Err(Failure::new(code::AMBIGUOUS_CAMPAIGN, say::ambiguous(&quoted, &ids(several)))),
    }
}

/// The id of a book's campaign, if it has one only and nobody named it.
///
/// # Errors
/// `UNKNOWN_CAMPAIGN` if the book has no campaign; `AMBIGUOUS_CAMPAIGN` if it has several; why it does not open.
pub fn only_campaign(book: &Book) -> Result<String, Failure> {
    let All { read, unread } = All::<Campaigns>::of(book)?;
    match (read.as_slice(), unread.as_slice()) {
        ([one], []) => Ok(one.id.to_string()),
        ([], []) => Err(Failure::new(code::UNKNOWN_CAMPAIGN, say::no_campaign())),
        ([], [(_, why)]) => Err(why.clone().into()),
        _ => {
            let names: Vec<String> = read.iter().map(|open| open.state.name.clone()).collect();
            Err(Failure::new(code::AMBIGUOUS_CAMPAIGN, say::which(&names)))
        }
    }
}

fn called(open: &Open<Campaigns>) -> CampaignNamed {
    CampaignNamed { id: open.id.to_string(), name: open.state.name.clone() }
}

fn history(open: &Open<Campaigns>, catalogue: &Catalogue) -> CampaignHistory {
    let entries = history_lines(open, catalogue).into_iter().map(|(_, line)| line).collect();
    CampaignHistory { campaign: called(open), entries }
}

/// The same, each line with the place of its entry in the stream, from 0.
pub(crate) fn history_lines(open: &Open<Campaigns>, catalogue: &Catalogue) -> Vec<(usize, CampaignHistoryLine)> {
    let disagreed = disagreed_in_campaign(open, catalogue);
    // What an undo is about, in words.
    let undone = |entry: &Hash| match open.log.find(entry).map(|kept| &kept.entry.act) {
        Some(Act::Undo { entry }) => *entry,
        _ => *entry,
    };
    // What was said at an entry, with the question as it stood then.
    let mut said_first: BTreeMap<Hash, String> = BTreeMap::new();
    let of = |entry: &Hash, said_first: &BTreeMap<Hash, String>| {
        let of = open.log.find(&undone(entry))?;
        let then = Open::<Campaigns>::state_on(&open.start, &open.log, &of.entry.parent);
        match (&of.entry.act, of.command()) {
            (Act::Amend { entry, instead }, _) => {
                Some(corrected(open, catalogue, of, &then, (entry, instead), said_first.get(entry)))
            }
            (_, command) => command.map(|command| aftermath::said(command, &then, catalogue)),
        }
    };
    // Something that stands under another entry that repeats it counts as standing.
    let standing = open.log.standing_at(&open.log.tip());
    let stands: BTreeSet<Hash> = standing.iter().map(|kept| kept.first_said()).collect();
    let amended: BTreeMap<Hash, Vec<&Command>> = open
        .log
        .effective()
        .iter()
        .filter(|one| one.amended.is_some())
        .map(|one| (one.kept.first_said(), one.commands().collect()))
        .collect();
    let mut entries = Vec::new();
    let mut places = 0..;
    // What something is called is read from the campaign as it was just before.
    open.each(|before, kept, in_force| {
        let place = places.next().unwrap_or(usize::MAX);
        if disagreed.silent.contains(&kept.hash) || only_follows(open, kept) {
            return;
        }
        let battle = match &kept.entry.act {
            Act::Do { command, .. } => campaign::of_battle(command).map(str::to_owned),
            Act::Amend { entry, .. } | Act::Undo { entry } => {
                let command = open.log.find(entry).and_then(|of| of.command());
                command.and_then(campaign::of_battle).map(str::to_owned)
            }
            Act::Note { .. } => about(open, kept),
            Act::Redo { .. } | Act::Head { .. } => None,
        };
        let decided = disagreed.decided.get(&kept.hash);
        let said = match &kept.entry.act {
            _ if decided.is_some() => say::decided(),
            Act::Do { command, .. } => aftermath::said(command, before, catalogue),
            Act::Undo { entry } => say::undone(&of(entry, &said_first).unwrap_or_default()),
            Act::Redo { undo } => say::redone(&of(undo, &said_first).unwrap_or_default()),
            Act::Head { .. } => words::history::which_entries(),
            Act::Amend { entry, instead } => {
                corrected(open, catalogue, kept, before, (entry, instead), said_first.get(entry))
            }
            Act::Note { text, .. } if text.is_empty() => kept.entry.note.clone().unwrap_or_default(),
            Act::Note { text, .. } => text.clone(),
        };
        if decided.is_none() && matches!(kept.entry.act, Act::Do { .. }) {
            said_first.insert(kept.hash, said.clone());
        }
        let in_force = in_force || stands.contains(&kept.first_said()) || !kept.entry.act.decides();
        let line = CampaignHistoryLine {
            seq: kept.entry.seq,
            at: kept.entry.at.clone(),
            by: kept.entry.by.clone(),
            said,
            // For a note it says at most which game it belongs to; for a meeting of books, how it was written down.
            note: kept.entry.note.clone().filter(|_| decided.is_none() && !matches!(kept.entry.act, Act::Note { .. })),
            battle,
            in_force,
            set_aside: !in_force && disagreed.aside.contains(&kept.first_said()),
            decided: decided.cloned(),
            red: match (&kept.entry.act, amended.get(&kept.first_said())) {
                (Act::Do { command, .. }, Some(now)) if in_force => in_red(command, now, before, catalogue),
                _ => None,
            },
            battles: disagreed.battles(&kept.hash),
        };
        entries.push((place, line));
    });
    entries
}

/// What was said about a battle beside what stands there since. `None` if that says the same, or is about something
/// else.
fn in_red(command: &Command, now: &[&Command], before: &Campaign, catalogue: &Catalogue) -> Option<CampaignHistoryRed> {
    let on_page = campaign::page_of(command);
    if on_page.is_none() && !matches!(command, Command::Record { .. }) {
        return None;
    }
    let was = aftermath::told(command, before, catalogue);
    if now.is_empty() {
        return Some(CampaignHistoryRed { lead: None, was: was.whole(), now: None });
    }
    let about =
        |other: &&&Command| discriminant(**other) == discriminant(command) && campaign::page_of(other) == on_page;
    let other = aftermath::told(now.iter().find(about)?, before, catalogue);
    let lead = was.lead().filter(|lead| other.lead().as_ref() == Some(lead));
    let text = |told: &Told| if lead.is_some() { told.what().to_owned() } else { told.whole() };
    let (was, now) = (text(&was), text(&other));
    (was != now).then_some(CampaignHistoryRed { lead, was, now: Some(now) })
}

/// Whether an entry is part of a correction and only says what stood there: nobody corrected it.
fn only_follows(open: &Open<Campaigns>, kept: &Kept<Command, Event>) -> bool {
    let Act::Amend { entry, instead } = &kept.entry.act else { return false };
    let now: Vec<&Command> = instead.iter().map(|decision| &decision.command).collect();
    kept.entry.cause.is_some_and(|cause| cause.stream == open.id)
        && aftermath::says_the_same(&open.log.said_at(entry, &kept.entry.parent), &now)
}

/// A correction in words, by what it says now; of something struck out, by what stood there: `first` if nobody had
/// corrected that before.
fn corrected(
    open: &Open<Campaigns>,
    catalogue: &Catalogue,
    kept: &Kept<Command, Event>,
    before: &Campaign,
    (entry, instead): (&Hash, &[Decision<Command, Event>]),
    first: Option<&String>,
) -> String {
    let was = open.log.said_at(entry, &kept.entry.parent);
    if instead.is_empty() {
        let as_first = was.is_empty() || was.iter().copied().eq(open.log.find(entry).and_then(Kept::command));
        let struck = match first.filter(|_| as_first) {
            Some(said) => vec![said.clone()],
            None => was.iter().map(|command| aftermath::said(command, before, catalogue)).collect(),
        };
        return say::struck_out(&struck);
    }
    let now = instead.iter().map(|decision| aftermath::said_instead(&was, &decision.command, before, catalogue));
    say::corrected(&now.collect::<Vec<_>>())
}
