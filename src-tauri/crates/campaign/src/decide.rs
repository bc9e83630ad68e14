//! From a command to what happens to the campaign.

mod earlier;

use super::aftermath::{Case, Page, RosterFacts, Thrown};
use super::ask::Ask;
use super::chart::roster_facts;
use super::command::{BATTLES_MAX, Command, EnrolledWarband, SIGNED_UP_MAX, WARBANDS_MAX};
use super::event::Event;
use super::evolve::evolve;
use super::map::{self, MapTerms, MapWarband, map_state, map_terms, seal_of};
use super::phase::at_page::{Asked, AtPage, Done};
use super::phase::trauma::{self, Aid};
use super::phase::{self, quartermaster};
use super::scenario;
use super::state::{Campaign, Enrolment, Entrant, Game, Picked, Played};
use super::steps::Work;
use super::tables::Tables;
use crate::messages;
use nml_catalogue::message::Coded;
use nml_catalogue::rejection::Rejection;
use nml_catalogue::text::same_name;
use nml_catalogue::throw::Throw;
use nml_warband::result::{BattleResult, Outcome, SideResult};

type Decision = Result<Vec<Event>, Rejection>;

/// The most things that follow by themselves on a page before something is asked.
const FOLLOWS_MAX: usize = 1000;

/// What a command does to a campaign.
///
/// # Errors
/// [`Rejection`], when the command is ill-formed or nobody asked for it.
pub fn decide(tables: Tables<'_>, campaign: &Campaign, command: &Command) -> Decision {
    command.well_formed()?;
    match command {
        Command::Rename { name } => Ok(vec![Event::Renamed { name: name.clone() }]),
        Command::MovePack { pack } => {
            if let Some(kept) = campaign.keeps_pack() {
                return Err(Rejection::form(kept));
            }
            Ok(vec![Event::PackMoved { pack: pack.clone() }])
        }
        Command::SetHouse { house } => {
            if campaign.settling() && !house.settles_like(campaign.house) {
                return Err(Rejection::form(messages::aftermath_keeps_rules()));
            }
            let fought = campaign.furthest();
            if !house.follows(campaign.house, fought) {
                return Err(Rejection::form(messages::games_fought(fought)));
            }
            Ok(vec![Event::HouseSet { house: *house }])
        }
        // Words bind the players, but no roll: they may also be written while an aftermath is open.
        Command::WriteRules { text } => Ok(vec![Event::RulesWritten { text: text.clone() }]),
        Command::SignUp { players } => {
            if players.iter().any(|player| campaign.expects(player)) {
                return Err(Rejection::form(messages::already_signed_up()));
            }
            if campaign.signed_up.len() + players.len() > SIGNED_UP_MAX {
                return Err(Rejection::form(messages::too_many_signed_up(SIGNED_UP_MAX)));
            }
            Ok(vec![Event::SignedUp { players: players.clone() }])
        }
        Command::SignOff { player } => {
            if !campaign.signed_up.iter().any(|known| same_name(known, player)) {
                return Err(Rejection::form(messages::not_signed_up()));
            }
            Ok(vec![Event::SignedOff { player: player.clone() }])
        }
        Command::Admit { entry } => admit(campaign, entry),
        Command::Describe { entry } => {
            member(campaign, &entry.warband)?;
            Ok(vec![Event::Described { entry: entry.clone() }])
        }
        Command::Withdraw { warband, strike } => {
            member(campaign, warband)?;
            if campaign.engaged(warband) {
                return Err(Rejection::form(messages::warband_engaged()));
            }
            Ok(vec![Event::Withdrawn { warband: warband.clone(), strike: *strike }])
        }
        Command::BeginAnew { warband, strike, cancel, entry } => {
            member(campaign, warband)?;
            begins_anew(campaign, warband, cancel)?;
            let cancelled = cancel.iter().map(|battle| Event::Cancelled { battle: battle.clone() });
            let left = Event::Withdrawn { warband: warband.clone(), strike: *strike };
            Ok(cancelled.chain([left]).chain(admit(campaign, entry)?).collect())
        }
        Command::Pause { warband, paused } => {
            member(campaign, warband)?;
            Ok(vec![Event::Paused { warband: warband.clone(), paused: *paused }])
        }
        Command::Plan { battle, scenario, name, warbands, outsiders, picked, due } => {
            let entrants = planned(tables, campaign, battle, scenario, warbands, picked)?;
            if outsiders.iter().any(|side| campaign.enrolment(&side.id).is_some()) {
                return Err(Rejection::form(messages::no_outsider()));
            }
            let (battle, scenario, name) = (battle.clone(), scenario.clone(), name.clone());
            let (picked, outsiders, due) = (picked.clone(), outsiders.clone(), due.clone());
            Ok(vec![Event::Planned { battle, scenario, name, picked, entrants, outsiders, due }])
        }
        Command::Cancel { battle } => {
            let game = game(campaign, battle)?;
            if game.played.is_some() {
                return Err(Rejection::form(messages::plan_stays()));
            }
            Ok(vec![Event::Cancelled { battle: battle.clone() }])
        }
        Command::Record { result, rosters } => {
            may_be_recorded(campaign, result)?;
            let games = result.sides.iter().map(|side| match side.outsider {
                Some(_) => 0,
                None => campaign.games_counted(&side.warband).saturating_add(1),
            });
            let recorded = Event::Recorded {
                result: result.clone(),
                rosters: if rosters.is_empty() { looked_up(tables, result) } else { rosters.clone() },
                points: points(tables, campaign, result),
                games: games.collect(),
            };
            Ok(followed(tables, campaign, &result.battle, vec![recorded]))
        }
        Command::EnterEarlier { games } => earlier::entered(tables, campaign, games),
        Command::Roll { battle, warband, model, faces, source } => {
            let throw = Throw { faces: faces.clone(), source: *source };
            let events = match falls(campaign, battle, warband, *model)? {
                Some((played, page, case)) => {
                    in_turn(page, case)?;
                    let aid = Aid::of(tables.catalogue, page, battle);
                    let (said, next) = trauma::roll(tables.trauma(), case, foes(played, warband, case), aid, &throw)?;
                    let (battle, warband, model) = (battle.clone(), warband.clone(), case.casualty.model);
                    vec![Event::Rolled { battle, warband, model, thrown: Thrown { throw, said }, next }]
                }
                None => {
                    let (pending, asked) = asked(tables, campaign, battle, warband, *model)?;
                    if !asked.ask.admits_dice(faces.len()) {
                        return Err(wrong_dice(&asked.ask, faces.len()));
                    }
                    worked(battle, warband, phase::roll(&pending, &asked, &throw)?)
                }
            };
            Ok(followed(tables, campaign, battle, events))
        }
        Command::Answer { battle, warband, model, answer } => {
            let events = match falls(campaign, battle, warband, *model)? {
                Some((played, page, case)) => {
                    let aid = Aid::of(tables.catalogue, page, battle);
                    let foes = foes(played, warband, case);
                    let next = trauma::answer(tables.trauma(), page, case, foes, aid, answer)?;
                    let (battle, warband, model) = (battle.clone(), warband.clone(), case.casualty.model);
                    vec![Event::Answered { battle, warband, model, answer: answer.clone(), next }]
                }
                None => {
                    let (pending, asked) = asked(tables, campaign, battle, warband, *model)?;
                    if !asked.ask.admits(answer) {
                        return Err(not_asked());
                    }
                    worked(battle, warband, phase::answer(&pending, &asked, answer)?)
                }
            };
            Ok(followed(tables, campaign, battle, events))
        }
        Command::Trade { battle, warband, command } => {
            let (pending, asked) = asked(tables, campaign, battle, warband, None)?;
            let Ask::Trade { terms } = &asked.ask else { return Err(not_asked()) };
            let changes = quartermaster::trade(&pending.catalogue, terms, command)?;
            let done = Done { work: Work::Traded { command: command.clone() }, changes };
            Ok(worked(battle, warband, vec![done]))
        }
        Command::SetAside { battle, warband, step, reason } => {
            let pending = pending(tables, campaign, battle, warband)?;
            let done = phase::set_aside(&pending, *step, reason).ok_or_else(not_asked)?;
            Ok(followed(tables, campaign, battle, worked(battle, warband, done)))
        }
        Command::Enter { warband, zone } => {
            let terms = on_map(tables, campaign)?;
            on_map_with(&terms, warband)?;
            may_enter(&terms, warband, zone).map_err(Rejection::form)?;
            Ok(vec![Event::Entered { warband: warband.clone(), zone: zone.clone() }])
        }
        Command::SealVision { warband, seal } => {
            let terms = on_map(tables, campaign)?;
            may_seal(&terms, on_map_with(&terms, warband)?).map_err(Rejection::form)?;
            Ok(vec![Event::VisionSealed { warband: warband.clone(), seal: seal.clone() }])
        }
        Command::EndMap => {
            if !on_map(tables, campaign)?.may_end {
                return Err(Rejection::form(messages::map_not_to_end()));
            }
            let state = map_state(tables.catalogue, campaign).zip(tables.map(campaign));
            let scored = state.map(|(state, map)| map::shared(map, campaign, &state)).unwrap_or_default();
            Ok(vec![Event::MapEnded { scored }])
        }
        Command::RevealVision { warband, card, code, levels } => {
            let terms = on_map(tables, campaign)?;
            let known = on_map_with(&terms, warband)?;
            let levels = may_reveal(&terms, known, card, code.as_deref(), *levels).map_err(Rejection::form)?;
            let worth = tables.map(campaign).map(|map| map.vision_points).unwrap_or_default();
            let points = worth.iter().take(usize::from(levels)).sum();
            let (warband, card) = (warband.clone(), card.clone());
            Ok(vec![Event::VisionRevealed {
                warband,
                card,
                proved: code.is_some() && known.seal.is_some(),
                levels,
                points,
            }])
        }
        Command::Close { battle } => {
            let open = open(campaign, battle)?;
            let left = open.aftermath.pages.iter().filter(|page| !page.settled()).count();
            if left > 0 {
                return Err(Rejection::form(messages::pages_unsettled(left)));
            }
            Ok(vec![Event::Closed { battle: battle.clone() }])
        }
    }
}

/// What may be done on the map.
fn on_map(tables: Tables<'_>, campaign: &Campaign) -> Result<MapTerms, Rejection> {
    map_terms(tables, campaign).ok_or_else(|| Rejection::form(messages::no_map()))
}

fn on_map_with<'t>(terms: &'t MapTerms, warband: &str) -> Result<&'t MapWarband, Rejection> {
    terms.warband(warband).ok_or_else(|| Rejection::form(messages::unknown_warband()))
}

/// Whether a Warband may come in there.
pub(super) fn may_enter(terms: &MapTerms, warband: &str, zone: &str) -> Result<(), Coded> {
    if terms.warband(warband).is_none_or(|known| !known.may_enter) {
        return Err(messages::entered_for_good());
    }
    let entry = terms.zones.iter().any(|known| known.zone == zone && known.entry);
    entry.then_some(()).ok_or_else(messages::not_an_entry_zone)
}

/// Whether a Vision may be sealed.
pub(super) fn may_seal(terms: &MapTerms, known: &MapWarband) -> Result<(), Coded> {
    if terms.ended {
        return Err(messages::map_is_over());
    }
    if known.seal.is_some() { Err(messages::vision_sealed()) } else { Ok(()) }
}

/// The levels of a Vision that may be revealed in this way.
pub(super) fn may_reveal(
    terms: &MapTerms,
    known: &MapWarband,
    card: &str,
    code: Option<&str>,
    levels: Option<u8>,
) -> Result<u8, Coded> {
    if !terms.ended {
        return Err(messages::map_goes_on());
    }
    if known.revealed {
        return Err(messages::vision_revealed());
    }
    let counted = known.levels.get(card).ok_or_else(messages::unknown_vision)?;
    if let (Some(code), Some(seal)) = (code, &known.seal)
        && seal_of(&known.warband, card, code) != *seal
    {
        return Err(messages::seal_holds());
    }
    match (counted, levels) {
        (Some(counted), None) => Ok(*counted),
        (None, Some(stated)) => Ok(stated),
        (Some(_), Some(_)) => Err(messages::levels_counted()),
        (None, None) => Err(messages::levels_wanted()),
    }
}

/// Campaign Victory Points of a result, in the order of its sides (DR p.95); `None` for an outsider.
fn points(tables: Tables<'_>, campaign: &Campaign, result: &BattleResult) -> Vec<u16> {
    let worth = campaign.house.points.unwrap_or(tables.progression().points);
    // On a map the Tracker scores (CF 87).
    let on_map = campaign.map.is_some() && !campaign.house.map.core_points;
    let of = |side: &SideResult| match side.outcome {
        _ if on_map => 0,
        _ if side.outsider.is_some() => 0,
        Outcome::Won => worth.win.into(),
        Outcome::Drew => worth.draw.into(),
        Outcome::Lost if side.conceded => campaign.house.concession.unwrap_or(worth.loss).into(),
        Outcome::Lost => worth.loss.into(),
    };
    result.sides.iter().map(of).collect()
}

/// What is known of the Warbands of a battle by their rosters; for one that is not in this book only who fell.
fn looked_up(tables: Tables<'_>, result: &BattleResult) -> Vec<RosterFacts> {
    let facts = |side: &SideResult| match tables.rosters.get(&side.warband) {
        Some(roster) => roster_facts(&roster.own.over(tables.catalogue), roster, side),
        None => RosterFacts::unknown(side, tables.trauma().scars),
    };
    result.members().map(facts).collect()
}

/// The events with all that follows from them by itself on the pages of the battle.
fn followed(tables: Tables<'_>, campaign: &Campaign, battle: &str, mut events: Vec<Event>) -> Vec<Event> {
    // What a page of a map asks depends on all games before it.
    let games = campaign.games.iter().filter(|game| campaign.map.is_some() || game.battle == battle);
    let games = games.cloned().collect();
    let warbands = campaign.warbands.clone();
    let mut course = Campaign { games, warbands, ..campaign.without_games() };
    for event in &events {
        evolve(&mut course, event);
    }
    let sides: Vec<String> = course
        .game(battle)
        .map_or_else(Vec::new, |game| game.entrants.iter().map(|entrant| entrant.warband.clone()).collect());
    for warband in &sides {
        for _ in 0..FOLLOWS_MAX {
            let Some(game) = course.game(battle) else { break };
            let follows =
                AtPage::of(tables.catalogue, &course, game, warband).and_then(|pending| phase::follows(&pending));
            let Some(done) = follows else { break };
            for event in worked(battle, warband, vec![done]) {
                evolve(&mut course, &event);
                events.push(event);
            }
        }
    }
    events
}

fn worked(battle: &str, warband: &str, done: Vec<Done>) -> Vec<Event> {
    let event = |Done { work, changes }| Event::Worked {
        battle: battle.to_owned(),
        warband: warband.to_owned(),
        work,
        changes,
    };
    done.into_iter().map(event).collect()
}

/// The page of a Warband, whose roster is in this book.
fn pending<'c>(
    tables: Tables<'c>,
    campaign: &'c Campaign,
    battle: &str,
    warband: &str,
) -> Result<AtPage<'c>, Rejection> {
    open(campaign, battle)?;
    AtPage::of(tables.catalogue, campaign, game(campaign, battle)?, warband).ok_or_else(not_asked)
}

/// What a page asks after Trauma, of this model or of the Warband.
fn asked<'c>(
    tables: Tables<'c>,
    campaign: &'c Campaign,
    battle: &str,
    warband: &str,
    model: Option<u32>,
) -> Result<(AtPage<'c>, Asked), Rejection> {
    let pending = pending(tables, campaign, battle, warband)?;
    let asked = phase::asked(&pending).filter(|asked| asked.model == model).ok_or_else(not_asked)?;
    Ok((pending, asked))
}

fn not_asked() -> Rejection {
    Rejection::form(messages::page_does_not_ask())
}

fn wrong_dice(ask: &Ask, thrown: usize) -> Rejection {
    match ask.dice() {
        None => Rejection::form(messages::no_roll_asked()),
        Some((least, most)) if least == most => Rejection::form(messages::wrong_dice(thrown, least)),
        Some((least, most)) => Rejection::form(messages::wrong_dice_between(thrown, least, most)),
    }
}

/// A Warband that is disbanded may have only planned games open, and exactly these are taken back.
fn begins_anew(campaign: &Campaign, warband: &str, cancel: &[String]) -> Result<(), Rejection> {
    let planned: Vec<&String> = campaign.planned(warband).map(|game| &game.battle).collect();
    let named = |battle: &String| cancel.iter().filter(|known| *known == battle).count() == 1;
    let all = planned.len() == cancel.len() && planned.into_iter().all(named);
    if all && campaign.unsettled(warband).is_none() {
        return Ok(());
    }
    Err(Rejection::form(messages::warband_engaged()))
}

fn admit(campaign: &Campaign, entry: &EnrolledWarband) -> Decision {
    match campaign.enrolment(&entry.warband) {
        Some(Enrolment { withdrawn: false, .. }) => Err(Rejection::form(messages::already_admitted())),
        None if campaign.warbands.len() >= WARBANDS_MAX => {
            Err(Rejection::form(messages::campaign_full_of_warbands(WARBANDS_MAX)))
        }
        Some(Enrolment { withdrawn: true, .. }) | None => Ok(vec![Event::Admitted { entry: entry.clone() }]),
    }
}

/// The Warbands of a battle that may be planned, with the numbers of their games.
fn planned(
    tables: Tables<'_>,
    campaign: &Campaign,
    battle: &str,
    scenario: &str,
    warbands: &[String],
    picked: &Picked,
) -> Result<Vec<Entrant>, Rejection> {
    if campaign.game(battle).is_some() {
        return Err(Rejection::form(messages::battle_twice()));
    }
    if campaign.games.len() >= BATTLES_MAX {
        return Err(Rejection::form(messages::campaign_full_of_battles(BATTLES_MAX)));
    }
    let mut games = Vec::new();
    for warband in warbands {
        member(campaign, warband)?;
        games.push((warband.as_str(), campaign.games_counted(warband)));
    }
    match picked.on_map() {
        Some(on) => map::found(map_terms(tables, campaign).as_ref(), warbands, scenario, on)
            .map_err(|(why, rule)| Rejection::rule(why, rule))?,
        None => scenario::found(tables.progression(), campaign.house, &games, scenario, picked)?,
    }
    Ok(games
        .into_iter()
        .map(|(warband, played)| Entrant { warband: warband.to_owned(), game: played.saturating_add(1) })
        .collect())
}

fn may_be_recorded(campaign: &Campaign, result: &BattleResult) -> Result<(), Rejection> {
    let game = game(campaign, &result.battle)?;
    if game.played.is_some() {
        return Err(Rejection::form(messages::already_recorded()));
    }
    let planned = |side: &SideResult| match side.outsider {
        Some(_) => game.outsiders.iter().any(|outsider| outsider.id == side.warband),
        None => game.entrants.iter().any(|entrant| entrant.warband == side.warband),
    };
    if game.entrants.len() + game.outsiders.len() != result.sides.len() || !result.sides.iter().all(planned) {
        return Err(Rejection::form(messages::other_warbands()));
    }
    let open = result.members().filter(|side| campaign.unsettled(&side.warband).is_some());
    let names: Vec<String> = open.filter_map(|side| campaign.called(&side.warband)).collect();
    if !names.is_empty() {
        return Err(Rejection::form(messages::earlier_aftermath_open(names.len(), names)));
    }
    Ok(())
}

/// The sides that can hold a captive or be remembered: the side that took the model Out of Action, else every enemy. No
/// side of its own coalition does.
pub(super) fn foes(played: &Played, warband: &str, case: &Case) -> Vec<String> {
    let enemies: Vec<String> = played.result.enemies(warband).map(|side| side.warband.clone()).collect();
    match &case.casualty.by {
        Some(foe) if enemies.contains(&foe.warband) => vec![foe.warband.clone()],
        Some(_) | None => enemies,
    }
}

fn in_turn(page: &Page, case: &Case) -> Result<(), Rejection> {
    if page.waits(case) {
        return Err(Rejection::form(messages::troops_first(&case.casualty.name)));
    }
    Ok(())
}

fn member<'c>(campaign: &'c Campaign, warband: &str) -> Result<&'c Enrolment, Rejection> {
    campaign
        .enrolment(warband)
        .filter(|enrolment| !enrolment.withdrawn)
        .ok_or_else(|| Rejection::form(messages::unknown_warband()))
}

fn game<'c>(campaign: &'c Campaign, battle: &str) -> Result<&'c Game, Rejection> {
    campaign.game(battle).ok_or_else(|| Rejection::form(messages::unknown_battle()))
}

fn open<'c>(campaign: &'c Campaign, battle: &str) -> Result<&'c Played, Rejection> {
    game(campaign, battle)?
        .played
        .as_ref()
        .filter(|played| !played.aftermath.closed)
        .ok_or_else(|| Rejection::form(messages::no_aftermath()))
}

/// The case of a model whose fate is open. `None` if it is not open, and what is meant is asked after Trauma.
#[allow(clippy::type_complexity)]
fn falls<'c>(
    campaign: &'c Campaign,
    battle: &str,
    warband: &str,
    model: Option<u32>,
) -> Result<Option<(&'c Played, &'c Page, &'c Case)>, Rejection> {
    let played = open(campaign, battle)?;
    let page = played.aftermath.page(warband).ok_or_else(|| Rejection::form(messages::warband_did_not_fight()))?;
    let case = model.and_then(|model| page.case(model));
    if let (None, None, Some(model)) = (case, &page.roster, model) {
        return Err(Rejection::form(messages::model_did_not_fall(model)));
    }
    // A model whose fate is settled may raise a question later, if the roster is known.
    let case = case.filter(|case| !case.settled() || page.roster.is_none());
    Ok(case.map(|case| (played, page, case)))
}
