//! Warbands: mustered, brought in from a file, changed one edit at a time. A draft may break any rule; every view comes
//! with the whole judgement and the ways to fix it (promise 9).

mod brought;
mod by_hand;
mod card;
mod change_of_pack;
mod compared;
mod edit;
mod history;
mod lives;
mod mend;
mod moment_dice;
mod offered;
mod portrait;
mod rosters;
mod sent;
mod settling;
mod view;
mod whole;

use nml_catalogue::Status;
use nml_catalogue::faction::Alignment;
use nml_catalogue::keyword::Keyword;
use nml_ledger::{Hash, Kept};
use nml_store::{Batch, WarbandRow};
use nml_warband::{Command, Event, Genesis, OWN_FACTION, Roster, decide};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::code;
use crate::failure::Failure;
use crate::lists::{campaign_row, membership, warband_row};
use crate::season::describing;
use crate::session::Session;
use crate::streams::{All, Open, try_stream};
use crate::subject::{Campaigns, Warbands};
use crate::view::{Emblem, known_faction, known_variant};
use crate::words;
pub use brought::{Breach, Brought, BroughtLine, BroughtLines, Currency, Difference};
pub use by_hand::{NewByHand, OwnLine, OwnMatch, OwnMatched, OwnRef, OwnThing, warband_matched, warband_matches};
pub use card::{Characteristic, CharacteristicId, LineOfText, Profile, WeaponLine};
pub(crate) use card::{hired_profile, keyword_lines, skill_name};
pub use change_of_pack::{WarbandPack, under, warband_move, warband_under};
pub use edit::WarbandEdit;
pub use history::{HistoryLine, Moments, warband_history, warband_moments};
pub use lives::{ItemLife, LifeKind, LifeMoment, LifePart, LifeTone, ModelLife, WarbandLives, warband_lives};
pub use moment_dice::{LifeDie, LifeGround};
pub use offered::{Against, Obstructed, Offer, OfferKind};
pub use portrait::{NewPortrait, Portrait, PortraitRef, PortraitSource, portrait, warband_portrait};
pub(crate) use portrait::{pictures, pictures_of};
pub use rosters::{
    RosterFile, RosterFiles, RosterKept, RosterRead, RosterSource, RostersKept, RostersLeft, WarbandsKept,
    warband_import, warband_import_keep, warband_import_leave,
};
pub use sent::{WarbandExport, warband_export, warband_text};
pub use settling::InAftermath;
pub(crate) use settling::in_aftermath;
pub use view::{FallenLine, Kit, Mend, ModelLine, Share, Violation, Warband};
pub(crate) use view::{lasting, shown};
pub use whole::{Decision, DecisionOption, HiredKit, HiredLine, StoredLine, WaiverLine};

/// Which Warband.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WarbandRef {
    /// Its stream.
    pub warband: String,
}

/// A new Warband.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWarband {
    /// Its name.
    pub name: String,
    /// Faction id.
    pub faction: String,
    /// Variant id.
    pub variant: Option<String>,
    /// The pack it follows, by its hash, or none for the usual one.
    #[serde(default)]
    pub pack: Option<String>,
    /// A faction that no pack has, in place of `faction` and `variant`.
    #[serde(default)]
    pub by_hand: Option<NewByHand>,
}

/// A change to a Warband.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WarbandChange {
    /// Its stream.
    pub warband: String,
    /// The edit.
    pub edit: WarbandEdit,
}

/// What may be had.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WarbandOffers {
    /// Its stream.
    pub warband: String,
    /// Kit and options for this model, or none for models for the Warband.
    pub model: Option<u32>,
}

/// A Warband in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WarbandLine {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
    /// Its variant's name, if it has a variant and a pack knows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// Its emblem.
    pub emblem: Emblem,
    /// Who commands it in its campaign.
    pub player: Option<String>,
    /// What it costs in ducats.
    pub ducats: u32,
    /// Ducats in hand: of its budget while it musters, then what lies in the Strongbox. None if it cannot be read, or
    /// has no budget.
    pub purse: Option<u32>,
    /// Glory in hand: of its budget while it musters, then what it has earned and not spent. None if it cannot be read.
    pub glory: Option<u32>,
    /// Models on the roster.
    pub models: u32,
    /// It breaks no rule.
    pub legal: bool,
    /// Rules it breaks.
    pub violations: u32,
    /// Its roster is still to come: it is neither legal nor illegal.
    pub roster_to_come: bool,
    /// Models that were written down by hand, or carry kit that was: nobody checks them.
    pub unchecked: u32,
    /// Games it has fought in its campaign.
    pub games: u16,
}

/// Which pack's factions are wanted.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FactionsOf {
    /// Its hash, or none for the usual one.
    #[serde(default)]
    pub pack: Option<String>,
}

/// A faction that can be mustered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Faction {
    /// Its id.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Which side of the war.
    pub alignment: Alignment,
    /// Its ELITE models, in the order of the book.
    pub elites: Vec<String>,
    /// Ducats at the start.
    pub ducats: u32,
    /// Glory at the start.
    pub glory: u32,
    /// Where sources disagree, or a word to the reader.
    pub notes: Vec<String>,
    /// Its variants.
    pub variants: Vec<FactionVariant>,
}

/// A variant that can be mustered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FactionVariant {
    /// Its id in the faction.
    pub id: String,
    /// As shown.
    pub name: String,
    /// Ducats at the start.
    pub ducats: u32,
    /// Glory at the start.
    pub glory: u32,
    /// Where sources disagree, or a word to the reader.
    pub note: Option<String>,
}

/// The factions of a pack.
///
/// # Errors
/// `BAD_PACK`, `PACK_MISSING`.
pub fn factions(session: &Session, which: FactionsOf) -> Result<Vec<Faction>, Failure> {
    let pack = session.pack_of(which.pack.as_deref())?;
    let factions = pack.catalogue.pack().factions.iter().map(|faction| {
        let usable = faction.variants.iter().filter(|variant| variant.status != Status::ThirdParty);
        let variants = usable.map(|variant| FactionVariant {
            id: variant.id.clone(),
            name: variant.name.clone(),
            ducats: variant.changes.ducats.unwrap_or(faction.ducats),
            glory: variant.changes.glory.unwrap_or(faction.glory),
            note: variant.note.clone(),
        });
        let elites = faction.entries.iter().filter(|entry| entry.keywords.contains(&Keyword::Elite));
        Faction {
            id: faction.id.clone(),
            name: faction.name.clone(),
            alignment: faction.alignment,
            elites: elites.map(|entry| entry.name.clone()).collect(),
            ducats: faction.ducats,
            glory: faction.glory,
            notes: faction.notes.clone(),
            variants: variants.collect(),
        }
    });
    Ok(factions.collect())
}

/// The Warbands of the book, by name.
///
/// # Errors
/// `NO_BOOK`.
pub fn warbands(session: &Session, (): ()) -> Result<Vec<WarbandLine>, Failure> {
    let packs = session.packs()?.all()?;
    let (rows, seasons, rosters) = session
        .with_book(|book| Ok((book.warbands()?, All::<Campaigns>::of(book)?.read, All::<Warbands>::of(book)?.read)))?;
    let line = |row: WarbandRow| {
        let id = row.id.to_string();
        let open = rosters.iter().find(|open| open.id == row.id);
        let written = open.and_then(|open| open.state.own.faction.clone());
        let variant = open.and_then(|open| open.state.variant.as_deref());
        let season = seasons.iter().find(|season| Some(season.id) == row.campaign).map(|season| &season.state);
        let player = season.and_then(|season| season.enrolment(&id)).map(|enrolment| enrolment.player.clone());
        WarbandLine {
            name: row.name,
            faction: written.unwrap_or_else(|| known_faction(&packs, &row.faction)),
            variant: variant.and_then(|id| known_variant(&packs, &row.faction, id)),
            emblem: open.map_or_else(|| Emblem::of_faction(&row.faction), |open| Emblem::of(&open.state)),
            player: player.filter(|player| !player.is_empty()),
            ducats: row.ducats,
            purse: open.and_then(|open| purse(session, &open.state, row.ducats)),
            glory: open.map(|open| in_hand(&open.state, row.glory)),
            // Older books have the models of their lists without the Mercenaries.
            models: open.map_or(row.models, |open| u32::try_from(open.state.size()).unwrap_or(row.models)),
            legal: row.violations == 0,
            violations: row.violations,
            roster_to_come: open.is_some_and(|open| open.state.is_to_come()),
            unchecked: open.map_or(0, |open| by_hand::unchecked(&open.state)),
            games: season.map_or(0, |season| season.games_played(&id)),
            id,
        }
    };
    let mut lines: Vec<WarbandLine> = rows.into_iter().filter(|row| !row.removed).map(line).collect();
    lines.sort_by_cached_key(|line| (line.name.to_lowercase(), line.id.clone()));
    Ok(lines)
}

/// Glory in hand.
fn in_hand(roster: &Roster, spent: u32) -> u32 {
    if roster.mustered { roster.glory } else { roster.budget_glory.unwrap_or(0).saturating_sub(spent) }
}

/// The same in ducats: of its budget, its own or that of its faction or variant, or the Strongbox.
fn purse(session: &Session, roster: &Roster, spent: u32) -> Option<u32> {
    if roster.mustered {
        return Some(roster.strongbox);
    }
    let usual = || {
        let pack = session.pack_of(roster.pack.as_deref()).ok()?;
        let variant = roster.variant.as_ref().and_then(|id| pack.catalogue.variant(&roster.faction, id));
        let own = variant.and_then(|variant| variant.changes.ducats);
        own.or_else(|| pack.catalogue.faction(&roster.faction).map(|faction| faction.ducats))
    };
    roster.budget_ducats.or_else(usual).map(|budget| budget.saturating_sub(spent))
}

/// A Warband.
///
/// # Errors
/// `UNKNOWN_STREAM`.
pub fn warband(session: &Session, which: WarbandRef) -> Result<Warband, Failure> {
    view::view(session, &*session.look(&which.warband)?)
}

/// Begins a Warband with nobody in it.
///
/// # Errors
/// `UNKNOWN_FACTION`, `UNKNOWN_VARIANT`, or a name nobody can read.
pub fn warband_muster(session: &Session, new: NewWarband) -> Result<Warband, Failure> {
    let pack = session.pack_of(new.pack.as_deref())?;
    let catalogue = &pack.catalogue;
    if new.by_hand.is_none() && catalogue.faction(&new.faction).is_none() {
        return Err(Failure::new(code::UNKNOWN_FACTION, words::warbands::unknown_faction(&new.faction)));
    }
    if let (Some(variant), None) = (&new.variant, &new.by_hand)
        && catalogue.variant(&new.faction, variant).is_none()
    {
        return Err(Failure::new(code::UNKNOWN_VARIANT, words::warbands::unknown_variant(variant)));
    }
    let start = Genesis {
        name: new.name,
        pack: Some(pack.hash.to_string()),
        faction: if new.by_hand.is_some() { OWN_FACTION.to_owned() } else { new.faction },
        variant: new.variant.filter(|_| new.by_hand.is_none()),
        ..Genesis::default()
    };
    start.found()?;
    let mut open = Open::<Warbands>::begin(session.chance()?.stream(), start)?;
    for command in by_hand::founded(new.by_hand.as_ref()) {
        say(session, &mut open, command)?;
    }
    save(session, &mut open)?;
    view::view(session, &open)
}

/// Changes a Warband. Every well-formed change is accepted; the judgement comes with the view.
///
/// # Errors
/// What cannot be carried out at all, such as kit that is not there.
pub fn warband_edit(session: &Session, edited: WarbandChange) -> Result<Warband, Failure> {
    let mut open: Open<Warbands> = session.open_stream(&edited.warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let settling = settling::settling(session, &open)?;
    let roster = settling.as_ref().and_then(settling::Settling::draft).unwrap_or(&open.state);
    let catalogue = roster.own.over(&pack.catalogue);
    let command = edited.edit.command(roster, &catalogue);
    change(session, &mut open, settling, command)?;
    view::view(session, &open)
}

/// Makes a change: to the Warband, or to the draft of its open aftermath.
///
/// # Errors
/// `AFTERMATH_OPEN` if an open aftermath has not come to it; what cannot be carried out.
fn change(
    session: &Session,
    open: &mut Open<Warbands>,
    settling: Option<settling::Settling>,
    command: Command,
) -> Result<(), Failure> {
    match settling {
        Some(mut settling) if settling.terms.is_some() && !matches!(command, Command::SetPortrait { .. }) => {
            settling.trade(session, open, command)
        }
        Some(_) if !settling::is_of_looks(&command) => {
            Err(Failure::new(code::AFTERMATH_OPEN, words::aftermath::still_open(&open.state.name)))
        }
        Some(_) | None => {
            say(session, open, command)?;
            save(session, open)
        }
    }
}

/// Takes the last change back.
///
/// # Errors
/// `NOTHING_TO_UNDO`; `SETTLED_ELSEWHERE` for what came with the closing of an aftermath; `AFTERMATH_OPEN` for more than
/// looks while one is open.
pub fn warband_undo(session: &Session, which: WarbandRef) -> Result<Warband, Failure> {
    let mut open: Open<Warbands> = session.open_stream(&which.warband)?;
    let settling = settling::settling(session, &open)?;
    let in_aftermath = settling.is_some();
    if let Some(mut settling) = settling.filter(|settling| settling.terms.is_some()) {
        settling.undo(session, &open)?;
        return view::view(session, &open);
    }
    let last = open.log.undoable().and_then(|hash| open.log.find(&hash));
    may_step(&open, last, in_aftermath)?;
    open.undo(session.author(), None)?;
    save(session, &mut open)?;
    view::view(session, &open)
}

/// Whether an entry of the Warband itself may be taken back, or the undo of one: what came from elsewhere is taken back there,
/// and while an aftermath is open only looks change.
fn may_step(open: &Open<Warbands>, entry: Option<&Kept<Command, Event>>, in_aftermath: bool) -> Result<(), Failure> {
    if entry.is_some_and(|kept| kept.entry.cause.is_some()) {
        return Err(Failure::new(code::SETTLED_ELSEWHERE, words::warbands::settled_elsewhere()));
    }
    if in_aftermath && entry.is_some_and(|kept| !settling::concerns_looks(open, kept)) {
        return Err(Failure::new(code::AFTERMATH_OPEN, words::aftermath::still_open(&open.state.name)));
    }
    Ok(())
}

/// Puts it back.
///
/// # Errors
/// `NOTHING_TO_REDO`; `SETTLED_ELSEWHERE` and `AFTERMATH_OPEN` as for undo.
pub fn warband_redo(session: &Session, which: WarbandRef) -> Result<Warband, Failure> {
    let mut open: Open<Warbands> = session.open_stream(&which.warband)?;
    let settling = settling::settling(session, &open)?;
    let in_aftermath = settling.is_some();
    if let Some(mut settling) = settling.filter(|settling| settling.terms.is_some()) {
        settling.redo(session, &open)?;
        return view::view(session, &open);
    }
    may_step(&open, open.log.redoable().and_then(|hash| open.log.find(&hash)), in_aftermath)?;
    open.redo(session.author())?;
    save(session, &mut open)?;
    view::view(session, &open)
}

/// What a model may buy or become, or who may join; with what speaks against it.
///
/// # Errors
/// `UNKNOWN_STREAM`; `UNKNOWN_MODEL_ID`.
pub fn warband_offers(session: &Session, asked: WarbandOffers) -> Result<Vec<Offer>, Failure> {
    let open = session.look::<Warbands>(&asked.warband)?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let settling = settling::settling(session, &open)?;
    let roster = settling.as_ref().and_then(settling::Settling::draft).unwrap_or(&open.state);
    let catalogue = &*roster.own.over(&pack.catalogue);
    let Some(model) = asked.model else { return Ok(offered::models(roster, catalogue)) };
    let place = roster.models.iter().position(|m| m.id == model);
    let place = place.ok_or_else(|| Failure::new(code::UNKNOWN_MODEL_ID, words::warbands::no_such_model()))?;
    let mut offers = offered::kit(roster, place, catalogue);
    if let Some(terms) = settling.as_ref().and_then(|settling| settling.terms.as_deref()) {
        offered::lock(&mut offers, terms, catalogue);
    }
    Ok(offers)
}

/// Adds a command with what follows from it; this writes nothing yet.
///
/// # Errors
/// What is ill-formed.
pub fn say(session: &Session, open: &mut Open<Warbands>, command: Command) -> Result<Hash, Failure> {
    let events = decide(&open.state, &command)?;
    open.record(session.author(), command, events)
}

fn save(session: &Session, open: &mut Open<Warbands>) -> Result<(), Failure> {
    save_with(session, open, Vec::new())
}

/// The same, and the book keeps these pictures from then on.
fn save_with(session: &Session, open: &mut Open<Warbands>, pictures: Vec<Vec<u8>>) -> Result<(), Failure> {
    let campaign = session.with_book(|book| membership(book, &open.id))?;
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let mut rows = vec![warband_row(open, campaign, &pack.catalogue)];
    let mut appends = vec![open.append()?];
    // The campaign lists the Warband as it is called and limited now: both stand or fall together (promise 7).
    if let Some(id) = campaign
        && let Ok(mut season) = session.with_book(|book| try_stream::<Campaigns>(book, id))?
        && describing::describe(session, &mut season, open)?
    {
        rows.push(campaign_row(&season));
        appends.push(season.append()?);
    }
    let batch = Batch { pictures, ..session.batch(appends, rows, &[&pack])? };
    session.append(&batch)
}
