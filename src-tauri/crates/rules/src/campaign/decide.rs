//! From a command to what happens to the campaign.

use super::aftermath::{Case, Page, Thrown};
use super::command::{Answer, BATTLES_MAX, Command, Entry, WARBANDS_MAX};
use super::event::Event;
use super::result::{BattleResult, Outcome};
use super::scenario;
use super::state::{Campaign, Enrolment, Entrant, Game, Picked, Played};
use super::tables::Tables;
use super::trauma;
use crate::rejection::Rejection;
use crate::throw::Throw;

type Decision = Result<Vec<Event>, Rejection>;

/// What a command does to a campaign.
///
/// # Errors
/// [`Rejection`], when the command is ill-formed or nobody asked for it.
pub fn decide(tables: Tables<'_>, campaign: &Campaign, command: &Command) -> Decision {
    command.well_formed()?;
    match command {
        Command::Rename { name } => Ok(vec![Event::Renamed { name: name.clone() }]),
        Command::MovePack { pack } => {
            if campaign.settling() {
                return Err(Rejection::form(
                    "AFTERMATH_OPEN",
                    "an aftermath is open: close it by the pack it began with",
                ));
            }
            Ok(vec![Event::PackMoved { pack: pack.clone() }])
        }
        Command::Admit { entry } => admit(campaign, entry),
        Command::Describe { entry } => {
            member(campaign, &entry.warband)?;
            Ok(vec![Event::Described { entry: entry.clone() }])
        }
        Command::Withdraw { warband } => {
            member(campaign, warband)?;
            if campaign.engaged(warband) {
                return Err(Rejection::form(
                    "WARBAND_ENGAGED",
                    "the Warband has a planned battle or an open aftermath: settle or cancel it first",
                ));
            }
            Ok(vec![Event::Withdrawn { warband: warband.clone() }])
        }
        Command::Plan { battle, scenario, name, warbands, picked } => {
            let entrants = planned(tables, campaign, battle, scenario, warbands, picked)?;
            let (battle, scenario, name) = (battle.clone(), scenario.clone(), name.clone());
            Ok(vec![Event::Planned { battle, scenario, name, picked: picked.clone(), entrants }])
        }
        Command::Cancel { battle } => {
            let game = game(campaign, battle)?;
            if game.played.is_some() {
                return Err(Rejection::form("ALREADY_RECORDED", "the battle was fought: its plan stays"));
            }
            Ok(vec![Event::Cancelled { battle: battle.clone() }])
        }
        Command::Record { result, rosters } => {
            may_be_recorded(campaign, result)?;
            let worth = tables.progression.points;
            let points = result.sides.iter().map(|side| match side.outcome {
                Outcome::Won => worth.win.into(),
                Outcome::Drew => worth.draw.into(),
                Outcome::Lost => worth.loss.into(),
            });
            let games = result.sides.iter().map(|side| campaign.games_played(&side.warband).saturating_add(1));
            Ok(vec![Event::Recorded {
                result: result.clone(),
                rosters: rosters.clone(),
                points: points.collect(),
                games: games.collect(),
            }])
        }
        Command::Roll { battle, warband, model, faces, source } => {
            let (played, page, case) = case(campaign, battle, warband, *model)?;
            in_turn(page, case)?;
            let throw = Throw { faces: faces.clone(), source: *source };
            let (said, next) = trauma::roll(tables.trauma, case, foes(played, warband, case), &throw)?;
            Ok(vec![Event::Rolled {
                battle: battle.clone(),
                warband: warband.clone(),
                model: *model,
                thrown: Thrown { throw, said },
                next,
            }])
        }
        Command::Answer { battle, warband, model, answer } => {
            let (played, page, case) = case(campaign, battle, warband, *model)?;
            let next = trauma::answer(tables.trauma, page, case, foes(played, warband, case), answer)?;
            Ok(vec![answered(battle, warband, *model, answer, next)])
        }
        Command::Close { battle } => {
            let open = open(campaign, battle)?;
            let left = open.aftermath.pages.iter().flat_map(|page| &page.cases).filter(|case| !case.settled()).count();
            if left > 0 {
                return Err(Rejection::form(
                    "AFTERMATH_OPEN",
                    format!("{left} of the models that fell wait for their fate"),
                ));
            }
            Ok(vec![Event::Closed { battle: battle.clone() }])
        }
    }
}

fn answered(battle: &str, warband: &str, model: u32, answer: &Answer, next: super::aftermath::Status) -> Event {
    Event::Answered { battle: battle.to_owned(), warband: warband.to_owned(), model, answer: answer.clone(), next }
}

fn admit(campaign: &Campaign, entry: &Entry) -> Decision {
    match campaign.enrolment(&entry.warband) {
        Some(Enrolment { withdrawn: false, .. }) => {
            Err(Rejection::form("ALREADY_ADMITTED", "the Warband already belongs to the campaign"))
        }
        None if campaign.warbands.len() >= WARBANDS_MAX => {
            Err(Rejection::form("TOO_MANY_WARBANDS", format!("a campaign holds {WARBANDS_MAX} Warbands at most")))
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
        return Err(Rejection::form("BATTLE_TWICE", "the battle already belongs to the campaign"));
    }
    if campaign.games.len() >= BATTLES_MAX {
        return Err(Rejection::form("TOO_MANY_BATTLES", format!("a campaign holds {BATTLES_MAX} battles at most")));
    }
    let mut games = Vec::new();
    for warband in warbands {
        member(campaign, warband)?;
        games.push((warband.as_str(), campaign.games_played(warband)));
    }
    scenario::found(tables.progression, campaign.house, &games, scenario, picked)?;
    Ok(games
        .into_iter()
        .map(|(warband, played)| Entrant { warband: warband.to_owned(), game: played.saturating_add(1) })
        .collect())
}

fn may_be_recorded(campaign: &Campaign, result: &BattleResult) -> Result<(), Rejection> {
    let game = game(campaign, &result.battle)?;
    if game.played.is_some() {
        return Err(Rejection::form("ALREADY_RECORDED", "the battle's result is already written down"));
    }
    let planned = game.entrants.len() == result.sides.len()
        && result.sides.iter().all(|side| game.entrants.iter().any(|entrant| entrant.warband == side.warband));
    if !planned {
        return Err(Rejection::form("OTHER_WARBANDS", "the battle was planned for other Warbands"));
    }
    if result.sides.iter().any(|side| campaign.unsettled(&side.warband).is_some()) {
        return Err(Rejection::form(
            "EARLIER_AFTERMATH_OPEN",
            "a Warband has an earlier aftermath open: its roster is not known before that is closed",
        ));
    }
    Ok(())
}

/// The Warbands that can hold a captive or be remembered: whoever took the model Out of Action, else
/// every other side.
pub(super) fn foes(played: &Played, warband: &str, case: &Case) -> Vec<String> {
    match &case.casualty.by {
        Some(foe) if foe.warband != warband => vec![foe.warband.clone()],
        Some(_) | None => {
            played.result.sides.iter().filter(|side| side.warband != warband).map(|side| side.warband.clone()).collect()
        }
    }
}

fn in_turn(page: &Page, case: &Case) -> Result<(), Rejection> {
    if page.waits(case) {
        return Err(Rejection::form(
            "TROOPS_FIRST",
            format!("{} waits: every Troop's Survival Roll comes first (DR p.101)", case.casualty.name),
        ));
    }
    Ok(())
}

fn member<'c>(campaign: &'c Campaign, warband: &str) -> Result<&'c Enrolment, Rejection> {
    campaign
        .enrolment(warband)
        .filter(|enrolment| !enrolment.withdrawn)
        .ok_or_else(|| Rejection::form("UNKNOWN_WARBAND", "the Warband does not belong to the campaign"))
}

fn game<'c>(campaign: &'c Campaign, battle: &str) -> Result<&'c Game, Rejection> {
    campaign.game(battle).ok_or_else(|| Rejection::form("UNKNOWN_BATTLE", "the battle does not belong to the campaign"))
}

fn open<'c>(campaign: &'c Campaign, battle: &str) -> Result<&'c Played, Rejection> {
    game(campaign, battle)?
        .played
        .as_ref()
        .filter(|played| !played.aftermath.closed)
        .ok_or_else(|| Rejection::form("NO_AFTERMATH", "the battle has no open aftermath"))
}

fn case<'c>(
    campaign: &'c Campaign,
    battle: &str,
    warband: &str,
    model: u32,
) -> Result<(&'c Played, &'c Page, &'c Case), Rejection> {
    let played = open(campaign, battle)?;
    let page = played
        .aftermath
        .page(warband)
        .ok_or_else(|| Rejection::form("UNKNOWN_WARBAND", "the Warband did not fight in that battle"))?;
    let case = page
        .case(model)
        .ok_or_else(|| Rejection::form("UNKNOWN_MODEL_ID", format!("model {model} did not go Out of Action")))?;
    Ok((played, page, case))
}
