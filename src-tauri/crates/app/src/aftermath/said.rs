//! What was said in a campaign, in one line, with the question that it answered.

use nml_campaign::{Answer, Campaign, Command, EarlierGame, result_of};
use nml_catalogue::Catalogue;
use nml_warband::result::SideResult;

use super::correction::asked;
use crate::view::{game, game_titled, spoken};
use crate::words::history::{ended, paused_now};
use crate::words::{self, campaigns, correction, earlier, seasons, sign_up};

/// What is said, in its parts.
pub(crate) struct Told {
    /// The game that it is about, or `None` if it is about the campaign.
    game: Option<String>,
    /// Whom it is about. `None` for the game as a whole, or if its question names them.
    who: Option<String>,
    /// What was asked, if anything.
    question: Option<String>,
    what: String,
}

impl Told {
    /// In one line.
    pub fn whole(&self) -> String {
        let said = self.in_game();
        self.game.clone().map_or_else(|| said.clone(), |game| seasons::said(game, &said))
    }

    /// The same if the game is named already.
    pub fn in_game(&self) -> String {
        let said = self.answered();
        self.who.clone().map_or_else(|| said.clone(), |who| seasons::said_of(who, &said))
    }

    fn answered(&self) -> String {
        self.question.as_ref().map_or_else(|| self.what.clone(), |asked| correction::asked_and_said(asked, &self.what))
    }

    /// What stands before what was said, if anything does.
    pub fn lead(&self) -> Option<String> {
        let parts = [&self.game, &self.who, &self.question].into_iter().flatten().cloned();
        parts.reduce(seasons::said)
    }

    /// What is said without its lead.
    pub fn what(&self) -> &str {
        &self.what
    }

    /// What this says beside another that is about the same thing. `None` if the other is about something else.
    pub fn beside(&self, other: &Self) -> Option<String> {
        let about = |told: &Self| (told.who.clone(), told.question.clone());
        match about(self) {
            (None, None) => None,
            both if both == about(other) => Some(self.what.clone()),
            (Some(who), _) if Some(&who) == other.who.as_ref() => Some(self.answered()),
            _ => None,
        }
    }
}

/// A command of a campaign as it stood just before it, in one line.
pub fn said(command: &Command, campaign: &Campaign, pack: &Catalogue) -> String {
    told(command, campaign, pack).whole()
}

/// A command of a campaign as it stood just before it.
pub(crate) fn told(command: &Command, campaign: &Campaign, pack: &Catalogue) -> Told {
    let name = |side: &str| campaign.called(side).unwrap_or_else(seasons::a_warband);
    let of_game = |battle: &str| {
        let known = campaign.game(battle)?;
        Some(game_titled(campaign, &scenario(known.name.as_deref(), &known.scenario, pack), known))
    };
    // Only a recorded game has a number.
    let recorded = |battle: &str| match campaign.game(battle) {
        Some(known) if known.played.is_none() => {
            Some(game(campaign.next_number(), &scenario(known.name.as_deref(), &known.scenario, pack)))
        }
        Some(_) | None => of_game(battle),
    };
    let model = |battle: &str, warband: &str, model: Option<u32>| {
        let played = campaign.game(battle).and_then(|game| game.played.as_ref());
        let page = played.and_then(|played| played.aftermath.page(warband));
        let fell = model.and_then(|model| page?.case(model)).map(|case| case.casualty.name.clone());
        let known = || page?.roster.as_deref()?.members().find(|known| Some(known.id) == model)?.name.clone();
        fell.or_else(known)
    };
    let plain = |what: String| Told { game: None, who: None, question: None, what };
    let of = |battle: &str, what: String| Told { game: of_game(battle), ..plain(what) };
    let on = |battle: &str, who: String, what: String| Told { who: Some(who), ..of(battle, what) };
    match command {
        Command::Rename { name } => plain(campaigns::renamed(name)),
        Command::MovePack { .. } => plain(words::followed::another()),
        Command::SetHouse { .. } => plain(words::house_rules::house_rules()),
        Command::WriteRules { text } => plain(words::house_rules::written(&campaign.written, text)),
        Command::SignUp { players } => plain(sign_up::signed_up(players)),
        Command::SignOff { player } => plain(sign_up::signed_off(player)),
        Command::Admit { entry } => plain(campaigns::admitted(&entry.name)),
        Command::Describe { entry } => plain(campaigns::described(&entry.name)),
        Command::Withdraw { warband, strike: false } => plain(campaigns::withdrawn(name(warband))),
        Command::Withdraw { warband, strike: true } => plain(campaigns::withdrawn_struck(name(warband))),
        Command::BeginAnew { warband, strike, entry, .. } => {
            let anew = name(warband);
            plain(if *strike {
                campaigns::begun_anew_struck(anew, &entry.name)
            } else {
                campaigns::begun_anew(anew, &entry.name)
            })
        }
        Command::Pause { warband, paused } => plain(paused_now(&name(warband), *paused)),
        Command::Enter { warband, zone } => {
            let map = campaign.map.as_ref().and_then(|id| pack.map(id));
            let zone = map.and_then(|map| map.zone(zone)).map_or_else(|| spoken(zone), |zone| zone.name.clone());
            plain(words::maps::entered(name(warband), zone))
        }
        Command::SealVision { warband, .. } => plain(words::maps::sealed(name(warband))),
        Command::EndMap => plain(words::maps::ended()),
        Command::RevealVision { warband, card, code, .. } => {
            let map = campaign.map.as_ref().and_then(|id| pack.map(id));
            let known = map.and_then(|map| map.vision(card));
            let card = known.map_or_else(|| spoken(card), |known| known.name.clone());
            plain(match code {
                Some(_) => words::maps::revealed_proved(name(warband), card),
                None => words::maps::revealed(name(warband), card),
            })
        }
        Command::EnterEarlier { games } => plain(earlier::entered(games.len())),
        Command::Plan { scenario: id, name: called, warbands, outsiders, due, .. } => {
            let members = warbands.iter().map(|warband| name(warband));
            let meet: Vec<String> = members.chain(outsiders.iter().map(|known| known.name.clone())).collect();
            let (scenario, meet) = (scenario(called.as_deref(), id, pack), meet.join(" – "));
            plain(match due {
                None => seasons::planned(scenario, meet),
                Some(due) => seasons::planned_by(scenario, meet, words::day(due)),
            })
        }
        Command::Cancel { battle } => of(battle, seasons::plan_taken_back()),
        Command::Record { result, .. } => {
            let called = |side: &str| {
                let outsider = result.side(side).and_then(|side| side.outsider.clone());
                outsider.unwrap_or_else(|| name(side))
            };
            Told { game: recorded(&result.battle), ..plain(ended(result, called)) }
        }
        Command::Answer { battle, warband, answer: Answer::Sign, .. } => of(battle, seasons::agrees(name(warband))),
        Command::Roll { battle, warband, model: id, .. } | Command::Answer { battle, warband, model: id, .. } => {
            let known = model(battle, warband, *id);
            match asked(campaign, pack, command) {
                Some(asked) => {
                    // A model without a name of its own is that of its Warband.
                    let told = asked.names_whom && (known.is_some() || id.is_none());
                    let who = (!told).then(|| known.unwrap_or_else(|| name(warband)));
                    Told { who, question: Some(asked.question), ..of(battle, asked.said) }
                }
                None => {
                    let what = correction::command(command, pack, |_| String::new());
                    on(battle, known.unwrap_or_else(|| name(warband)), what)
                }
            }
        }
        Command::Trade { battle, warband, command: trade } => {
            // On a page that is closed too: what was traded on it is shown again when it is corrected.
            let played = campaign.game(battle).and_then(|game| game.played.as_ref());
            let page = played.and_then(|played| played.aftermath.page(warband));
            let draft = page.and_then(|page| page.draft(battle)).unwrap_or_default();
            on(battle, name(warband), words::said(trade, &draft, pack))
        }
        Command::SetAside { battle, warband, .. } => {
            on(battle, name(warband), correction::command(command, pack, |_| String::new()))
        }
        Command::Close { battle } => of(battle, seasons::closed()),
    }
}

/// What is said instead of something else, where the campaign stood just before either. For a table of earlier games,
/// only the differences.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::chronicle::otherwise;

    fn of(who: Option<&str>, question: Option<&str>, what: &str) -> Told {
        let part = |part: Option<&str>| part.map(str::to_owned);
        Told {
            game: part(Some("Game 1 · Relic Hunt")),
            who: part(who),
            question: part(question),
            what: what.to_owned(),
        }
    }

    #[test]
    fn whom_a_correction_is_about_is_named_once() {
        let told = |now: Told, was: Told| otherwise(&now.in_game(), &was.in_game(), was.beside(&now), Vec::new());
        let tally = |what: &str| of(Some("Wretched Tally"), None, what);
        assert_eq!(told(tally("rolled a 5"), tally("rolled a 2")), "Wretched Tally: rolled a 5; before: rolled a 2");
        let other = of(Some("Wat"), None, "rolled a 2");
        assert_eq!(told(tally("rolled a 5"), other), "Wretched Tally: rolled a 5; was Wat: rolled a 2");
        let ended = |what: &str| of(None, None, what);
        assert_eq!(told(ended("Wat: 3 – Nib 1"), ended("Wat: 2 – Nib 1")), "Wat: 3 – Nib 1; was Wat: 2 – Nib 1");
        let asked = |question: &str, what: &str| of(Some("The Choir"), Some(question), what);
        let now = || asked("Which table do you explore?", "Rare");
        assert_eq!(
            told(now(), asked("Which table do you explore?", "Common")),
            "The Choir: Which table do you explore?: Rare; before: Common"
        );
        let was = asked("What do you take?", "nothing");
        assert_eq!(
            told(now(), was),
            "The Choir: Which table do you explore?: Rare; before: What do you take?: nothing"
        );
    }

    #[test]
    fn a_line_is_read_in_its_parts() {
        let told = of(Some("Wat"), Some("Promotion Die for Wat"), "5");
        assert_eq!(told.whole(), "Game 1 · Relic Hunt: Wat: Promotion Die for Wat: 5");
        assert_eq!(told.in_game(), "Wat: Promotion Die for Wat: 5");
        let lead = told.lead().unwrap_or_default();
        assert_eq!((lead.as_str(), told.what()), ("Game 1 · Relic Hunt: Wat: Promotion Die for Wat", "5"));
    }
}
