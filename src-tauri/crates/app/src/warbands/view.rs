//! A Warband as the builder shows it: sums, cards, every rule it breaks, and the ways to fix that.

use std::collections::BTreeMap;

use nml_campaign::{Limits, limits};
use nml_catalogue::Catalogue;
use nml_catalogue::card::ModelCard;
use nml_warband::check::{Loadout, Terms, ViolationCode, fireteams, loadouts};
use nml_warband::{Command, Event, Model, Price, Report, Roster, check, field_strength, is_own, muster_waived};
use nml_words::said;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::by_hand::{self, OwnLine};
use super::card::{self, Of, Profile};
use super::edit::WarbandEdit;
use super::mend;
use super::settling::{InAftermath, Settling, settling};
use super::whole::{self, Decision, HiredLine, StoredLine, WaiverLine};
use crate::failure::Failure;
use crate::lists::membership;
use crate::packs::PackLine;
use crate::season;
use crate::session::Session;
use crate::streams::{Open, look_stream};
use crate::subject::{Campaigns, Warbands};
use crate::view::{Emblem, called, entry_name, faction_name, spoken};
use crate::words;

/// A part of a budget, or of a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// How much there is.
    pub is: u32,
    /// The most there may be, or none if there is no limit.
    pub of: Option<u32>,
}

/// A piece of kit on a model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kit {
    /// Item id, or option id.
    pub item: String,
    /// As shown.
    pub name: String,
    /// Its price here in ducats.
    pub ducats: u32,
    /// Its price here in Glory.
    pub glory: u32,
    /// What selling it brings once the muster is closed, in ducats and in Glory. None if it is not for sale, or all of
    /// it comes back.
    pub brings: Option<[u32; 2]>,
    /// It belongs to the model: no price, never sold.
    pub fixed: bool,
    /// It is an option, not a piece of Battlekit.
    pub option: bool,
    /// The model would break fewer rules without it.
    pub wrong: bool,
}

impl Kit {
    /// Which part of the model's list it is.
    fn of(&self) -> Of<'_> {
        if self.option { Of::Option(plain(&self.item)) } else { Of::Item(&self.item) }
    }
}

/// The id of an option without what was chosen for it.
fn plain(id: &str) -> &str {
    id.split_once(':').map_or(id, |(plain, _)| plain)
}

/// A model in the roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ModelLine {
    /// Its id in the Warband.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// The name is its own, not that of its entry.
    pub named: bool,
    /// Its picture, by its hash.
    pub portrait: Option<String>,
    /// Warband entry id.
    pub entry: String,
    /// The entry's name, such as Yeoman.
    pub entry_name: String,
    /// What the entry costs in ducats.
    pub entry_ducats: u32,
    /// What the entry costs in Glory.
    pub entry_glory: u32,
    /// It is ELITE.
    pub elite: bool,
    /// Options and kit, fixed kit last.
    pub kit: Vec<Kit>,
    /// Words beside ELITE: keywords, Fireteam, scars.
    pub notes: Vec<String>,
    /// Ducats with options and kit.
    pub ducats: u32,
    /// Glory with options and kit.
    pub glory: u32,
    /// A violation is about it.
    pub wrong: bool,
    /// The other model of its Fireteam, if it is in one.
    pub fireteam: Option<u32>,
    /// It, or kit that it carries, was written down by hand: nobody checks it.
    pub by_hand: bool,
    /// It sits out the next game.
    pub misses_next_game: bool,
    /// Battle Scars.
    pub scars: u8,
    /// What came in with it and was not matched, a line each.
    pub unmatched: Vec<String>,
    /// Its card.
    pub profile: Profile,
}

/// What is wrong, and the ways out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Violation {
    /// Its stable name.
    pub code: ViolationCode,
    /// The model's id, or none for the Warband as a whole.
    pub model: Option<u32>,
    /// The item, option, entry or choice it is about.
    pub subject: Option<String>,
    /// It can be let pass, with a reason.
    pub waivable: bool,
    /// What is wrong, in a sentence.
    pub message: String,
    /// Where the rule stands.
    pub rule: String,
    /// Single changes that end it, or the next step towards that, the best first. Each was tried and judged.
    pub mends: Vec<Mend>,
}

/// A change that mends one violation or more, or part of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mend {
    /// As shown.
    pub label: String,
    /// The edit.
    pub edit: WarbandEdit,
    /// How many violations go with it; 0 if it is one step of several.
    pub mends: usize,
}

/// A model that left for good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FallenLine {
    /// Its id in the Warband.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// The entry's name.
    pub entry_name: String,
    /// Why it left, as shown.
    pub reason: String,
    /// What came in with it and was not matched, a line each.
    pub unmatched: Vec<String>,
    /// The battle it fell in.
    pub battle: Option<String>,
}

/// A Warband, open in the builder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Warband {
    /// Its stream.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its faction's name.
    pub faction: String,
    /// Its variant's name.
    pub variant: Option<String>,
    /// Its emblem.
    pub emblem: Emblem,
    /// The pack it follows.
    pub pack: PackLine,
    /// Who commands it in its campaign.
    pub player: Option<String>,
    /// The campaign it belongs to.
    pub campaign: Option<String>,
    /// Why its campaign does not open here, in one sentence. None if it does, or there is no campaign.
    pub campaign_unread: Option<String>,
    /// The aftermath that it is in, and whose draft this is if the roster is worked on there.
    pub in_aftermath: Option<InAftermath>,
    /// It breaks no rule that is not waived.
    pub legal: bool,
    /// Its roster is still to come: it is neither legal nor illegal.
    pub roster_to_come: bool,
    /// The muster is closed: kit is paid for from the Strongbox.
    pub mustered: bool,
    /// Campaign-only models and Glory Items are admitted.
    pub campaign_kit: bool,
    /// The game it would play next, from 1.
    pub next_game: u16,
    /// What it costs in ducats, of its budget while it musters.
    pub ducats: Share,
    /// What it costs in Glory, of its budget while it musters.
    pub glory: Share,
    /// Ducats in the Strongbox, once the muster is closed.
    pub strongbox: Option<u32>,
    /// Glory unspent, once the muster is closed.
    pub unspent_glory: Option<u32>,
    /// Its budget differs from what its faction or variant starts with.
    pub own_purse: bool,
    /// ELITE models.
    pub elite: Share,
    /// Models that count for Field Strength.
    pub field_strength: Share,
    /// Threshold Value of the next game.
    pub threshold: u32,
    /// Variant, compulsory choices, and what else is chosen once.
    pub decisions: Vec<Decision>,
    /// Fireteams, of those it may form.
    pub fireteams: Share,
    /// Mercenaries in its service.
    pub mercenaries: Vec<HiredLine>,
    /// Kit that nobody carries.
    pub arsenal: Vec<StoredLine>,
    /// The models in the owner's order.
    pub models: Vec<ModelLine>,
    /// Those who left for good.
    pub fallen: Vec<FallenLine>,
    /// What came in with it and was not matched, a line each; what belongs to a model stands there.
    pub unmatched: Vec<String>,
    /// The models and the kit that were written down by hand: nobody checks them.
    pub by_hand: Vec<OwnLine>,
    /// No pack has its faction: only its sums are known.
    pub faction_by_hand: bool,
    /// Everything that it breaks without a waiver.
    pub violations: Vec<Violation>,
    /// What may be broken, and why.
    pub waivers: Vec<WaiverLine>,
    /// What undo would take back, in words, if anything.
    pub undo: Option<String>,
    /// What redo would put back, in words, if anything.
    pub redo: Option<String>,
}

/// The builder's view.
///
/// # Errors
/// If the book cannot be read. A campaign that does not open is no obstacle to a Warband.
pub(super) fn view(session: &Session, open: &Open<Warbands>) -> Result<Warband, Failure> {
    let pack = session.pack_of(open.state.pack.as_deref())?;
    let settling = settling(session, open)?;
    let roster = settling.as_ref().and_then(Settling::draft).unwrap_or(&open.state);
    let catalogue = &*roster.own.over(&pack.catalogue);
    let stands_in = session.with_book(|book| match membership(book, &open.id)? {
        None => Ok(None),
        Some(id) => look_stream::<Campaigns>(book, id).map(Some),
    })?;
    let (season, campaign_unread) = match stands_in {
        Some(Ok(season)) => (Some(season), None),
        Some(Err(unread)) => (None, Some(unread.to_string())),
        None => (None, None),
    };
    let id = open.id.to_string();
    let next = season.as_ref().and_then(|season| limits(catalogue, &season.state, &id));
    let player = season.as_ref().and_then(|season| season.state.enrolment(&id)).map(|e| e.player.clone());
    let (undo, redo) = match settling.as_ref().filter(|settling| settling.terms.is_some()) {
        Some(settling) => settling.steps(open, &pack.catalogue),
        None => steps(open, settling.is_some(), &pack.catalogue),
    };
    Ok(Warband {
        player: player.filter(|player| !player.is_empty()),
        campaign: season.map(|season| season.id.to_string()),
        campaign_unread,
        in_aftermath: settling.as_ref().map(Settling::shown),
        undo,
        redo,
        id,
        ..shown(roster, catalogue, PackLine::of(&pack, session.packs()?.is_shipped(&pack)), next.as_ref())
    })
}

/// A roster with everything computed, as the builder and its printed sheets show it; without a book around it. `next` is
/// what the next game of its campaign allows; `pack` is what it follows.
pub(crate) fn shown(roster: &Roster, catalogue: &Catalogue, pack: PackLine, next: Option<&Limits>) -> Warband {
    let report = check(roster, catalogue);
    let tried = mend::tried(roster, &report, catalogue);
    let progression = catalogue.campaign();
    let (game, threshold, strength) = match next {
        Some(next) => (next.game, next.threshold, Some(u32::from(next.field_strength))),
        None => {
            let first = progression.threshold(1);
            let delta = season::threshold_delta(catalogue, roster);
            let threshold = first.map_or(0, |first| first.ducats.saturating_add_signed(delta));
            (1, threshold, first.map(|first| u32::from(first.field_strength)))
        }
    };
    let violations = report.violations.iter().map(|violation| Violation {
        code: violation.code,
        model: mend::model_id(roster, violation),
        subject: violation.subject.clone(),
        waivable: !violation.code.is_form(),
        message: said(&violation.message),
        rule: violation.rule.clone(),
        mends: mend::mends(roster, &report, violation, &tried),
    });
    let terms = Terms::new(roster, catalogue).ok();
    let admitted = terms.as_ref().map_or(Some(0), |terms| fireteams(terms, &loadouts(roster, terms)));
    Warband {
        id: String::new(),
        name: roster.name.clone(),
        faction: faction_name(catalogue, &roster.faction),
        emblem: Emblem::of(roster),
        variant: roster.variant.as_ref().map(|variant| {
            catalogue.variant(&roster.faction, variant).map_or_else(|| variant.clone(), |known| known.name.clone())
        }),
        pack,
        player: None,
        campaign: None,
        campaign_unread: None,
        in_aftermath: None,
        legal: report.legal,
        roster_to_come: roster.is_to_come(),
        mustered: roster.mustered,
        campaign_kit: roster.campaign,
        next_game: game,
        ducats: Share { is: report.total_ducats, of: report.budget_ducats },
        glory: Share { is: report.total_glory, of: report.budget_glory },
        strongbox: roster.mustered.then_some(roster.strongbox),
        unspent_glory: roster.mustered.then_some(roster.glory),
        own_purse: roster.budget_ducats.is_some() || roster.budget_glory.is_some(),
        elite: Share { is: report.elite.saturating_sub(report.elite_apart).into(), of: Some(progression.elite.into()) },
        field_strength: Share { is: fielded(roster, catalogue), of: strength },
        threshold,
        decisions: terms.as_ref().map(|terms| whole::decisions(roster, terms)).unwrap_or_default(),
        fireteams: Share { is: u32::try_from(roster.fireteams.len()).unwrap_or(u32::MAX), of: admitted.map(u32::from) },
        mercenaries: whole::hired(roster, catalogue),
        arsenal: whole::stored(roster, catalogue),
        models: models(roster, &report, &tried, catalogue),
        fallen: roster
            .fallen
            .iter()
            .map(|fallen| FallenLine {
                id: fallen.model.id,
                name: called(&fallen.model, roster, catalogue),
                entry_name: entry_name(&fallen.model, roster, catalogue),
                reason: words::warbands::left(&fallen.reason, catalogue),
                unmatched: fallen.model.notes.clone(),
                battle: fallen.battle.clone(),
            })
            .collect(),
        unmatched: roster.notes.clone(),
        by_hand: by_hand::lines(roster),
        faction_by_hand: is_own(&roster.faction),
        violations: violations.collect(),
        waivers: whole::waivers(roster, &report, catalogue),
        undo: None,
        redo: None,
    }
}

/// What undo and redo would do, in words. What came from another stream is not undone here.
fn steps(open: &Open<Warbands>, in_aftermath: bool, pack: &Catalogue) -> (Option<String>, Option<String>) {
    let may = |kept: &&nml_ledger::Kept<Command, Event>| {
        kept.entry.cause.is_none() && (!in_aftermath || super::settling::concerns_looks(open, kept))
    };
    let find = |hash| open.log.find(&hash).filter(may);
    let said = |kept: &nml_ledger::Kept<_, _>| match &kept.entry.act {
        nml_ledger::Act::Do { command, .. } => {
            // As it was just before: what was done may have struck out what it speaks of.
            let before = open.state_at(kept.entry.seq.saturating_sub(1));
            Some(words::said(command, &before, pack))
        }
        nml_ledger::Act::Undo { .. }
        | nml_ledger::Act::Redo { .. }
        | nml_ledger::Act::Head { .. }
        | nml_ledger::Act::Amend { .. }
        | nml_ledger::Act::Note { .. } => None,
    };
    let undo = open.log.undoable().and_then(find).and_then(said);
    let redo = open.log.redoable().and_then(find).and_then(|kept| match &kept.entry.act {
        nml_ledger::Act::Undo { entry } => find(*entry).and_then(said),
        nml_ledger::Act::Do { .. }
        | nml_ledger::Act::Redo { .. }
        | nml_ledger::Act::Head { .. }
        | nml_ledger::Act::Amend { .. }
        | nml_ledger::Act::Note { .. } => None,
    });
    (undo, redo)
}

/// Models that count for Field Strength, hired ones with them.
fn fielded(roster: &Roster, catalogue: &Catalogue) -> u32 {
    let models: Vec<u32> = roster.models.iter().map(|model| model.id).collect();
    let hired = u32::try_from(roster.mercenaries.len()).unwrap_or(u32::MAX);
    u32::from(field_strength(roster, &models, catalogue)).saturating_add(hired)
}

fn models(roster: &Roster, report: &Report, tried: &[mend::Tried], catalogue: &Catalogue) -> Vec<ModelLine> {
    let terms = Terms::new(roster, catalogue).ok();
    let loadouts = terms.as_ref().map(|terms| loadouts(roster, terms)).unwrap_or_default();
    let sheets = cards(roster, &terms, catalogue);
    let condemned = mend::condemned(roster, report, tried);
    let line = |(place, model): (usize, &Model)| {
        let loadout = loadouts.iter().find(|loadout| loadout.index == place);
        let sheet = sheets.iter().find(|sheet| sheet.id == model.id);
        let cost = report.models.get(place).copied().unwrap_or_default();
        let kit = loadout.map(|loadout| kit(loadout, roster.mustered, report, &condemned)).unwrap_or_default();
        let wrong: Vec<Of<'_>> = kit.iter().filter(|kit| kit.wrong).map(Kit::of).collect();
        let profile = match (sheet, loadout, &terms) {
            (Some(sheet), Some(loadout), Some(terms)) => card::profile(sheet, loadout, terms, &wrong),
            _ => Profile::default(),
        };
        let any_wrong = !wrong.is_empty();
        ModelLine {
            id: model.id,
            name: sheet.map_or_else(|| called(model, roster, catalogue), |sheet| sheet.name.clone()),
            named: model.name.is_some(),
            portrait: model.portrait.clone(),
            entry: model.entry.clone(),
            entry_name: loadout.map_or_else(|| spoken(&model.entry), |loadout| loadout.entry.name.clone()),
            entry_ducats: loadout.map_or(0, |loadout| loadout.entry.ducats),
            entry_glory: loadout.map_or(0, |loadout| loadout.entry.glory),
            elite: cost.elite,
            kit,
            notes: notes(model, sheet, cost.elite, roster, catalogue),
            ducats: cost.ducats,
            glory: cost.glory,
            wrong: any_wrong || report.violations.iter().any(|v| v.model == Some(place)),
            fireteam: partner(roster, model.id),
            by_hand: cost.by_hand,
            misses_next_game: model.misses_next_game,
            scars: model.scars,
            unmatched: model.notes.clone(),
            profile,
        }
    };
    roster.models.iter().enumerate().map(line).collect()
}

/// The cards of the models that the pack knows.
fn cards(roster: &Roster, terms: &Option<Terms<'_>>, catalogue: &Catalogue) -> Vec<ModelCard> {
    let Some(terms) = terms else { return Vec::new() };
    let mut known = roster.clone();
    known.models.retain(|model| terms.entry(&model.entry).is_some());
    muster_waived(&known, catalogue).map(|mustered| mustered.sheets).unwrap_or_default()
}

/// The other of a model's Fireteam.
fn partner(roster: &Roster, model: u32) -> Option<u32> {
    let pair = roster.fireteams.iter().find(|pair| pair.contains(&model))?;
    pair.iter().copied().find(|id| *id != model)
}

fn kit(loadout: &Loadout<'_>, mustered: bool, report: &Report, condemned: &BTreeMap<(u32, String), usize>) -> Vec<Kit> {
    let mut kit = Vec::new();
    let named = |id: &str| {
        let own = report.violations.iter().filter(|violation| violation.model == Some(loadout.index));
        own.map(|violation| violation.subject.as_deref()).any(|subject| subject == Some(id))
    };
    for id in &loadout.model.options {
        let plain = plain(id);
        let option = loadout.options.iter().find(|option| option.id == plain);
        let power = loadout.powers.iter().find(|power| power.id == plain);
        let priced = option.map(|o| (&o.name, o.ducats, o.glory)).or(power.map(|p| (&p.name, p.ducats, 0)));
        let (name, ducats, glory) = priced.map_or_else(|| (spoken(id), 0, 0), |(n, d, g)| (n.clone(), d, g));
        kit.push(Kit {
            item: id.clone(),
            name,
            ducats,
            glory,
            brings: None,
            fixed: false,
            option: true,
            wrong: (option.is_none() && power.is_none()) || named(id),
        });
    }
    let known: Vec<_> = loadout.bought.iter().map(|piece| piece.item.id.as_str()).collect();
    for (i, piece) in loadout.bought.iter().enumerate() {
        // Of several equal pieces the last ones are too many: a sale takes those.
        let further = loadout.bought.iter().skip(i + 1).filter(|other| other.item.id == piece.item.id).count();
        let struck = condemned.get(&(loadout.model.id, piece.item.id.clone())).copied().unwrap_or(0);
        let resale = Price { ducats: piece.ducats, glory: piece.glory }.resale();
        kit.push(Kit {
            item: piece.item.id.clone(),
            name: piece.item.name.clone(),
            ducats: piece.ducats,
            glory: piece.glory,
            brings: mustered.then_some([resale.ducats, resale.glory]),
            fixed: false,
            option: false,
            wrong: further < struck,
        });
    }
    for id in loadout.model.items.iter().filter(|id| !known.contains(&id.as_str())) {
        let name = spoken(id);
        kit.push(Kit {
            item: id.clone(),
            name,
            ducats: 0,
            glory: 0,
            brings: None,
            fixed: false,
            option: false,
            wrong: true,
        });
    }
    for item in &loadout.fixed {
        let (item, name) = (item.id.clone(), item.name.clone());
        kit.push(Kit { item, name, ducats: 0, glory: 0, brings: None, fixed: true, option: false, wrong: false });
    }
    kit
}

fn notes(model: &Model, sheet: Option<&ModelCard>, elite: bool, roster: &Roster, catalogue: &Catalogue) -> Vec<String> {
    let mut notes: Vec<String> = sheet
        .iter()
        .flat_map(|sheet| &sheet.keywords)
        .filter_map(|keyword| card::written(keyword, &model.entry).or_else(|| card::printed(keyword, catalogue)))
        .collect();
    for (number, pair) in (1_usize..).zip(&roster.fireteams) {
        if let Some(other) = pair.iter().find(|id| **id != model.id).filter(|_| pair.contains(&model.id)) {
            let other = roster.models.iter().find(|m| m.id == *other);
            let other = other.map_or_else(String::new, |other| called(other, roster, catalogue));
            notes.push(words::warbands::fireteam(number, &other));
        }
    }
    // In a campaign every model that can earn experience shows it, from the first game on.
    if model.experience > 0 || (elite && roster.last_battle.is_some()) {
        notes.push(words::warbands::experience(model.experience));
    }
    notes.extend(lasting(model, catalogue));
    notes
}

/// What its games left it with, which its notes end with.
pub(crate) fn lasting(model: &Model, catalogue: &Catalogue) -> Vec<String> {
    let row = |id: &String| catalogue.trauma().row_named(id).map_or_else(|| spoken(id), |row| row.name.clone());
    let injuries = model.injuries.iter().map(|injury| row(&injury.id));
    let misses = model.misses_next_game.then(words::warbands::misses_next_game);
    words::warbands::scars(model.scars).into_iter().chain(injuries).chain(misses).collect()
}

/// Codes that every offer would break in the same way, and that therefore say nothing about it.
pub(super) const fn is_of_the_purse(code: ViolationCode) -> bool {
    matches!(code, ViolationCode::OverBudget | ViolationCode::OverGlory)
}
