//! What was said in a campaign.

use nml_campaign::{Answer, Campaign, Command, EarlierGame, result_of};
use nml_catalogue::Catalogue;
use nml_warband::result::{BattleResult, Outcome, SideResult};

use super::{correction, earlier, renamed, sign_up};
use crate::aftermath;
use crate::view::{game, game_titled, spoken};

pub fn unknown_campaign(wanted: &str, known: &[String]) -> String {
    match known {
        [] => format!("{wanted}: the book has no campaign"),
        known => {
            format!("{wanted}: no campaign of the book; expected the id or the exact name of one: {}", known.join(", "))
        }
    }
}

/// A Warband that was changed after what is to be undone.
pub fn gone_on(warband: &str) -> String {
    format!("{warband} has changed since: take that back first, on its page")
}

pub const NO_CAMPAIGN: &str = "the book has no campaign";

pub fn which_campaign(known: &[String]) -> String {
    format!("the book has several campaigns: say which, by its id or its exact name: {}", known.join(", "))
}

pub fn ambiguous_campaign(wanted: &str, ids: &str) -> String {
    format!("{wanted}: several campaigns are called so; expected one of the ids {ids}")
}

/// Something corrected, with what stands in its place.
pub fn corrected(now: &[String]) -> String {
    match now {
        [] => "corrected: struck out".to_owned(),
        now => format!("corrected: {}", now.join("; ")),
    }
}

/// A command of a campaign as it stood just before it.
pub fn said(command: &Command, campaign: &Campaign, pack: &Catalogue) -> String {
    let name = |side: &str| campaign.called(side).unwrap_or_else(|| "a Warband".to_owned());
    let of_game = |battle: &str| {
        let known = campaign.game(battle);
        known.map_or_else(String::new, |known| {
            game_titled(campaign, &scenario(known.name.as_deref(), &known.scenario, pack), known)
        })
    };
    // What is recorded has its number from then on; before, it had none.
    let recorded = |battle: &str| match campaign.game(battle) {
        Some(known) if known.played.is_none() => {
            game(campaign.next_number(), &scenario(known.name.as_deref(), &known.scenario, pack))
        }
        Some(_) | None => of_game(battle),
    };
    let model = |battle: &str, warband: &str, model: Option<u32>| {
        let played = campaign.game(battle).and_then(|game| game.played.as_ref());
        let page = played.and_then(|played| played.aftermath.page(warband));
        let fell = model.and_then(|model| page?.case(model)).map(|case| case.casualty.name.clone());
        let known = || page?.roster.as_deref()?.members().find(|known| Some(known.id) == model)?.name.clone();
        fell.or_else(known).unwrap_or_else(|| name(warband))
    };
    let on = |battle: &str, who: String, what: String| format!("{}: {who}: {what}", of_game(battle));
    match command {
        Command::Rename { name } => renamed(name),
        Command::MovePack { .. } => super::ANOTHER_PACK.to_owned(),
        Command::SetHouse { .. } => super::house::HOUSE_RULES.to_owned(),
        Command::WriteRules { text } => super::house::written(&campaign.written, text),
        Command::SignUp { players } => sign_up::signed_up(players),
        Command::SignOff { player } => sign_up::signed_off(player),
        Command::Admit { entry } => super::admitted(&entry.name),
        Command::Describe { entry } => super::described(&entry.name),
        Command::Withdraw { warband, strike: false } => super::withdrawn(&name(warband)),
        Command::Withdraw { warband, strike: true } => format!("{}, its line struck", super::withdrawn(&name(warband))),
        Command::BeginAnew { warband, strike, entry, .. } => {
            let anew = super::begun_anew(&name(warband), &entry.name);
            if *strike { format!("{anew}, its line struck") } else { anew }
        }
        Command::Pause { warband, paused } => paused_now(&name(warband), *paused),
        Command::EnterEarlier { games } => earlier::entered(games.len()),
        Command::Plan { scenario: id, name: called, warbands, outsiders, due, .. } => {
            let members = warbands.iter().map(|warband| name(warband));
            let meet: Vec<String> = members.chain(outsiders.iter().map(|known| known.name.clone())).collect();
            let due = due.as_ref().map_or_else(String::new, |day| format!(", by {day}"));
            format!("{} planned: {}{due}", scenario(called.as_deref(), id, pack), meet.join(" – "))
        }
        Command::Cancel { battle } => format!("{}: the plan taken back", of_game(battle)),
        Command::Record { result, .. } => {
            format!(
                "{}: {}",
                recorded(&result.battle),
                ended(result, |side| {
                    let outsider = result.side(side).and_then(|side| side.outsider.clone());
                    outsider.unwrap_or_else(|| name(side))
                })
            )
        }
        Command::Answer { battle, warband, answer: Answer::Sign, .. } => {
            format!("{}: {} agrees with its page", of_game(battle), name(warband))
        }
        Command::Roll { battle, warband, model: who, .. } | Command::Answer { battle, warband, model: who, .. } => {
            let called = model(battle, warband, *who);
            match aftermath::with_question(campaign, pack, command) {
                // The question names its model already.
                Some(asked) if asked.contains(&called) => format!("{}: {asked}", of_game(battle)),
                Some(asked) => on(battle, called, asked),
                None => on(battle, called, correction::command(command, |_| String::new())),
            }
        }
        Command::Trade { battle, warband, command: trade } => {
            let page = campaign.game(battle).and_then(|game| game.open()).and_then(|aftermath| aftermath.page(warband));
            let draft = page.and_then(|page| page.draft(battle)).unwrap_or_default();
            on(battle, name(warband), super::said(trade, &draft, pack))
        }
        Command::SetAside { battle, warband, .. } => {
            on(battle, name(warband), correction::command(command, |_| String::new()))
        }
        Command::Close { battle } => format!("{}: closed", of_game(battle)),
    }
}

/// What is said instead of something else, where the campaign stood just before either. Of a table of earlier games, only
/// what differs.
pub fn said_instead(was: &[&Command], now: &Command, campaign: &Campaign, pack: &Catalogue) -> String {
    let Command::EnterEarlier { games } = now else { return said(now, campaign, pack) };
    let name = |side: &SideResult| match (&side.outsider, campaign.called(&side.warband)) {
        (Some(outsider), _) => outsider.clone(),
        (None, known) => known.unwrap_or_else(|| "a Warband".to_owned()),
    };
    let told = |(number, known): (usize, &EarlierGame)| {
        let ended = ended(&known.result, |id| known.result.side(id).map(name).unwrap_or_default());
        let scenario = scenario(known.name.as_deref(), &known.scenario, pack);
        let stands = campaign.game(&known.result.battle);
        format!(
            "{}: {ended}",
            stands.map_or_else(|| game(number, &scenario), |of| game_titled(campaign, &scenario, of))
        )
    };
    let stood = |known: &EarlierGame| was.iter().find_map(|was| result_of(was, &known.result.battle));
    let other = (campaign.next_number()..).zip(games).filter(|(_, known)| stood(known) != Some(&known.result));
    let lines: Vec<String> = other.map(told).collect();
    if lines.is_empty() { said(now, campaign, pack) } else { lines.join("; ") }
}

/// Something that was said earlier, and of which nothing more is known.
const EARLIER: &str = "an earlier entry";

/// `takes back: Game 1 · Relic Hunt: closed`.
pub fn takes_back(said: &str) -> String {
    format!("takes back: {}", if said.is_empty() { EARLIER } else { said })
}

pub fn puts_back(said: &str) -> String {
    format!("puts back: {}", if said.is_empty() { EARLIER } else { said })
}

pub const DECIDED: &str = "Decided where two books disagreed";

/// Of what two books disagreed about: what stands since.
pub fn stands(said: &str) -> String {
    format!("stands: {said}")
}

/// And what was set aside.
pub fn set_aside(said: &str) -> String {
    format!("set aside: {said}")
}

pub fn paused_now(name: &str, paused: bool) -> String {
    if paused { format!("{name} takes a rest") } else { format!("{name} is back from its rest") }
}

fn scenario(name: Option<&str>, id: &str, pack: &Catalogue) -> String {
    let known = || pack.scenario(id).map_or_else(|| spoken(id), |scenario| scenario.name.clone());
    name.map_or_else(known, str::to_owned)
}

/// `The Seventh Redoubt 16 – The Ashen Choir 13, won by The Seventh Redoubt`; without the points that nobody wrote down.
pub fn ended(result: &BattleResult, name: impl Fn(&str) -> String) -> String {
    let side = |side: &SideResult| match side.vp {
        Some(vp) => format!("{} {vp}", name(&side.warband)),
        None => name(&side.warband),
    };
    let sides: Vec<String> = result.sides.iter().map(side).collect();
    let won = result.sides.iter().filter(|side| side.outcome == Outcome::Won);
    let won: Vec<String> = won.map(|side| name(&side.warband)).collect();
    let outcome = if won.is_empty() { "drawn".to_owned() } else { format!("won by {}", won.join(" and ")) };
    format!("{}, {outcome}", sides.join(" – "))
}
