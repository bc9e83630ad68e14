//! What was said in a campaign, in one line, with the question that it answered.

use nml_campaign::{Answer, Campaign, Command, EarlierGame, result_of};
use nml_catalogue::Catalogue;
use nml_warband::result::SideResult;

use super::correction::with_question;
use crate::view::{game, game_titled, spoken};
use crate::words::history::{ended, paused_now};
use crate::words::{self, campaigns, correction, earlier, seasons, sign_up};

/// A command of a campaign as it stood just before it.
pub fn said(command: &Command, campaign: &Campaign, pack: &Catalogue) -> String {
    let name = |side: &str| campaign.called(side).unwrap_or_else(seasons::a_warband);
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
    let on = |battle: &str, who: String, what: String| seasons::said_of(of_game(battle), who, what);
    match command {
        Command::Rename { name } => campaigns::renamed(name),
        Command::MovePack { .. } => words::followed::another(),
        Command::SetHouse { .. } => words::house::house_rules(),
        Command::WriteRules { text } => words::house::written(&campaign.written, text),
        Command::SignUp { players } => sign_up::signed_up(players),
        Command::SignOff { player } => sign_up::signed_off(player),
        Command::Admit { entry } => campaigns::admitted(&entry.name),
        Command::Describe { entry } => campaigns::described(&entry.name),
        Command::Withdraw { warband, strike: false } => campaigns::withdrawn(name(warband)),
        Command::Withdraw { warband, strike: true } => campaigns::withdrawn_struck(name(warband)),
        Command::BeginAnew { warband, strike, entry, .. } => {
            let anew = name(warband);
            if *strike {
                campaigns::begun_anew_struck(anew, &entry.name)
            } else {
                campaigns::begun_anew(anew, &entry.name)
            }
        }
        Command::Pause { warband, paused } => paused_now(&name(warband), *paused),
        Command::EnterEarlier { games } => earlier::entered(games.len()),
        Command::Plan { scenario: id, name: called, warbands, outsiders, due, .. } => {
            let members = warbands.iter().map(|warband| name(warband));
            let meet: Vec<String> = members.chain(outsiders.iter().map(|known| known.name.clone())).collect();
            let (scenario, meet) = (scenario(called.as_deref(), id, pack), meet.join(" – "));
            match due {
                None => seasons::planned(scenario, meet),
                Some(due) => seasons::planned_by(scenario, meet, words::day(due)),
            }
        }
        Command::Cancel { battle } => seasons::plan_taken_back(of_game(battle)),
        Command::Record { result, .. } => seasons::said(
            recorded(&result.battle),
            ended(result, |side| {
                let outsider = result.side(side).and_then(|side| side.outsider.clone());
                outsider.unwrap_or_else(|| name(side))
            }),
        ),
        Command::Answer { battle, warband, answer: Answer::Sign, .. } => {
            seasons::agrees(of_game(battle), name(warband))
        }
        Command::Roll { battle, warband, model: who, .. } | Command::Answer { battle, warband, model: who, .. } => {
            let called = model(battle, warband, *who);
            match with_question(campaign, pack, command) {
                // The question names its model already.
                Some(asked) if asked.contains(&called) => seasons::said(of_game(battle), asked),
                Some(asked) => on(battle, called, asked),
                None => on(battle, called, correction::command(command, pack, |_| String::new())),
            }
        }
        Command::Trade { battle, warband, command: trade } => {
            // Of a page that is closed too: what was traded on it is told again when it is corrected.
            let played = campaign.game(battle).and_then(|game| game.played.as_ref());
            let page = played.and_then(|played| played.aftermath.page(warband));
            let draft = page.and_then(|page| page.draft(battle)).unwrap_or_default();
            on(battle, name(warband), words::said(trade, &draft, pack))
        }
        Command::SetAside { battle, warband, .. } => {
            on(battle, name(warband), correction::command(command, pack, |_| String::new()))
        }
        Command::Close { battle } => seasons::closed(of_game(battle)),
    }
}

/// What is said instead of something else, where the campaign stood just before either. Of a table of earlier games, only
/// what differs.
pub fn said_instead(was: &[&Command], now: &Command, campaign: &Campaign, pack: &Catalogue) -> String {
    let Command::EnterEarlier { games } = now else { return said(now, campaign, pack) };
    let name = |side: &SideResult| match (&side.outsider, campaign.called(&side.warband)) {
        (Some(outsider), _) => outsider.clone(),
        (None, known) => known.unwrap_or_else(seasons::a_warband),
    };
    let told = |(number, known): (usize, &EarlierGame)| {
        let ended = ended(&known.result, |id| known.result.side(id).map(name).unwrap_or_default());
        let scenario = scenario(known.name.as_deref(), &known.scenario, pack);
        let stands = campaign.game(&known.result.battle);
        let game = stands.map_or_else(|| game(number, &scenario), |of| game_titled(campaign, &scenario, of));
        seasons::said(game, ended)
    };
    let stood = |known: &EarlierGame| was.iter().find_map(|was| result_of(was, &known.result.battle));
    let other = (campaign.next_number()..).zip(games).filter(|(_, known)| stood(known) != Some(&known.result));
    other.map(told).reduce(seasons::then).unwrap_or_else(|| said(now, campaign, pack))
}

fn scenario(name: Option<&str>, id: &str, pack: &Catalogue) -> String {
    let known = || pack.scenario(id).map_or_else(|| spoken(id), |scenario| scenario.name.clone());
    name.map_or_else(known, str::to_owned)
}
