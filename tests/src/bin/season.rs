//! The season that the sample opens with: six Warbands and five rounds. Seeded players play it through the calls that the
//! window makes, and it is packed as one book sends a campaign to another.
//!
//! ```text
//! season FILE [SEED]        writes the parcel, such as data/samples/season/the-salt-road.nml-parcel
//! ```
//!
//! It is written once and kept: every later version must open it as it is.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use nml_app::chance::Chance;
use nml_app::clock::{as_of, minutes_after};
use nml_app::dialog::Nobody;
use nml_app::dispatch::answer;
use nml_app::dropped::FileBytes;
use nml_app::lists;
use nml_app::parcels::pack_into;
use nml_app::season;
use nml_app::session::Session;
use nml_app::streams::Open;
use nml_app::subject::{Battles, Campaigns};
use nml_battle::{choose, decide, options};
use nml_campaign::{Command, Tables, player, requests};
use nml_exchange::pack;
use nml_warband as warband;
use serde_json::{Value, json};

type Trouble = Box<dyn std::error::Error>;

const CAMPAIGN: &str = "The Salt Road";

/// A Warband of the season: its name, who commands it, and its list.
struct Band {
    name: &'static str,
    player: &'static str,
    list: &'static str,
    /// Names of those who join later.
    recruits: &'static [&'static str],
}

const BANDS: [Band; 6] = [
    Band {
        name: "The Seventh Redoubt",
        player: "Ines",
        list: include_str!("../../../data/samples/new-antioch.json"),
        recruits: &["Hob Carrow", "Lisbet Vane", "Young Piers", "Corporal Ash", "Tam Orrin", "Edda Pike"],
    },
    Band {
        name: "The Ashen Choir",
        player: "Tomas",
        list: include_str!("../../../data/samples/heretic-legions.json"),
        recruits: &["Trooper Voss", "Trooper Ilk", "Wretched Marl", "Trooper Sable", "Wretched Quill", "Trooper Nox"],
    },
    Band {
        name: "The Barefoot Company",
        player: "Noor",
        list: include_str!("../../season/trench-pilgrims.json"),
        recruits: &["Agnes Loam", "Brother Pell", "Wulfric", "Marta of the Well", "Prisoner XX", "Joan Thackeray"],
    },
    Band {
        name: "Lions of the Ninth Gate",
        player: "Emre",
        list: include_str!("../../season/iron-sultanate.json"),
        recruits: &["Azeb Malik", "Azeb Nuri", "Janissary Sinan", "Azeb Faris", "Azeb Omar", "Azeb Davud"],
    },
    Band {
        name: "The Hospice",
        player: "Greta",
        list: include_str!("../../season/black-grail.json"),
        recruits: &["Thrall Sump", "Thrall Wen", "Louse", "Thrall Agar", "Tick", "Thrall Moss"],
    },
    Band {
        name: "The Red Assize",
        player: "Rui",
        list: include_str!("../../season/court.json"),
        recruits: &["Wretched Pym", "Fiend Burr", "Wretched Dace", "Fiend Thorn", "Wretched Oxley", "Fiend Teasel"],
    },
];

/// The day, and who meets whom over what.
type Round = (&'static str, [(usize, usize, &'static str); 3]);

const ROUNDS: [Round; 5] = [
    ("2026-09-03", [(0, 1, "claim-no-mans-land"), (2, 5, "relic-hunt"), (3, 4, "hunt-for-heroes")]),
    ("2026-09-17", [(0, 2, "hunt-for-heroes"), (4, 1, "supply-raid"), (5, 3, "claim-no-mans-land")]),
    ("2026-10-01", [(3, 0, "trench-warfare"), (1, 5, "dragon-hunt"), (2, 4, "armoured-train")]),
    ("2026-10-15", [(5, 0, "fields-of-glory"), (3, 2, "the-high-ground"), (4, 1, "from-below")]),
    ("2026-10-29", [(0, 4, "supply-raid"), (1, 3, "relic-hunt"), (5, 2, "dont-breathe")]),
];

/// The round that comes next.
const NEXT: Round = ("2026-11-12", [(2, 1, "trench-warfare"), (0, 5, "from-below"), (4, 3, "fields-of-glory")]);

/// Words that a player left beside a game: the round, the game, the word.
const WORDS: [(usize, usize, &str); 5] = [
    (0, 0, "First blood of the season. Holloway held the crater alone for a whole Turn."),
    (1, 1, "The train of carts never left. We are still arguing about the mud."),
    (2, 0, "Nobody wanted that trench back by the end of it."),
    (3, 2, "They came up through the floor, and then it was quiet."),
    (4, 2, "Best game I had all year. Lost it, too."),
];

const RULES: &str = "We play every other Thursday at half past seven, at the Old Pump House.\n\nA game not played by the \
                     next round is a draw.\n\nBring your own dice. A die on the floor is thrown again.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let seed = arguments.get(1).and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let Some(file) = arguments.first().map(PathBuf::from) else {
        return complains("season FILE [SEED]: expected a file to write");
    };
    match write(&file, seed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => complains(&trouble.to_string()),
    }
}

fn complains(what: &str) -> ExitCode {
    // Nobody is left to tell if that fails.
    let _ = writeln!(io::stderr(), "{what}");
    ExitCode::FAILURE
}

fn write(file: &Path, seed: u64) -> Result<(), Trouble> {
    let folder = tempfile::tempdir()?;
    let book = folder.path().join("book.nml");
    let played = Played {
        session: Session::new(folder.path().join("data"), Some(book.clone()), Box::new(Nobody)).signed("Ines"),
        chance: Chance::seeded(seed),
        campaign: String::new(),
        bands: Vec::new(),
        named: BTreeMap::new(),
    };
    played.season()?;
    as_of("2026-10-30T09:00:00+02:00", || pack_into(&book, CAMPAIGN, "Ines", file))?;
    Ok(())
}

/// The season as far as it is played.
struct Played {
    session: Session,
    chance: Chance,
    campaign: String,
    /// Streams of the Warbands.
    bands: Vec<String>,
    /// How many recruits of each Warband have a name.
    named: BTreeMap<String, usize>,
}

impl Played {
    fn season(mut self) -> Result<(), Trouble> {
        as_of("2026-08-27T19:30:00+02:00", || self.gather())?;
        for (number, (day, games)) in ROUNDS.into_iter().enumerate() {
            let battles = as_of(&format!("{day}T19:30:00+02:00"), || self.planned(day, &games))?;
            for (game, battle) in battles.iter().enumerate() {
                self.fought(day, game, battle)?;
            }
            for (game, battle) in battles.iter().enumerate() {
                as_of(&format!("{day}T22:{:02}:00+02:00", 20 + game * 9), || self.settled(battle))?;
            }
            for (_, game, text) in WORDS.into_iter().filter(|(round, ..)| *round == number) {
                let note = json!({ "campaign": self.campaign, "battle": battles[game], "text": text });
                as_of(&format!("{day}T23:10:00+02:00"), || self.call("chronicle_note", note))?;
            }
        }
        let (day, games) = NEXT;
        as_of("2026-10-29T23:20:00+01:00", || self.planned(day, &games))?;
        Ok(())
    }

    fn call(&self, name: &str, input: Value) -> Result<Value, Trouble> {
        let answered = answer(&self.session, name, input).map_err(|failure| format!("{name}: {}", failure.message))?;
        Ok(serde_json::from_str(answered.get())?)
    }

    /// Six Warbands and the campaign they join.
    fn gather(&mut self) -> Result<(), Trouble> {
        self.call("book_new", json!({ "holds": "nothing" }))?;
        for Band { name, list, .. } in &BANDS {
            let source = json!({ "from": "pasted", "text": list });
            let read = self.call("warband_import", json!({ "source": source }))?;
            let brought = &read[0]["read"]["brought"]["brought"];
            let kept =
                self.call("warband_import_keep", json!({ "rosters": [{ "brought": brought, "name": name }] }))?;
            let id = kept["warbands"][0].as_str().ok_or_else(|| format!("{name}: {read}"))?;
            self.portraits(id)?;
            self.bands.push(id.to_owned());
        }
        let made = self.call("campaign_new", json!({ "name": CAMPAIGN }))?;
        self.campaign = made["id"].as_str().ok_or("no campaign")?.to_owned();
        for (id, Band { player, .. }) in self.bands.iter().zip(&BANDS) {
            self.call("campaign_admit", json!({ "campaign": self.campaign, "warband": id, "player": player }))?;
        }
        self.call("campaign_rules_write", json!({ "campaign": self.campaign, "text": RULES }))?;
        Ok(())
    }

    /// Those of whom there is a picture get it: `aldous-reyne.png` is Aldous Reyne's.
    fn portraits(&self, warband: &str) -> Result<(), Trouble> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("season/portraits");
        let page = self.call("warband", json!({ "warband": warband }))?;
        for model in page["models"].as_array().into_iter().flatten() {
            let name = model["name"].as_str().unwrap_or_default().to_lowercase().replace(' ', "-") + ".png";
            let Ok(bytes) = fs::read(folder.join(&name)) else { continue };
            let source = json!({ "from": "dropped", "name": name, "bytes": FileBytes(bytes) });
            let given = json!({ "warband": warband, "model": model["id"], "source": source });
            self.call("warband_portrait", given)?;
        }
        Ok(())
    }

    /// The battles of a round, planned by agreement.
    fn planned(&self, day: &str, games: &[(usize, usize, &str)]) -> Result<Vec<String>, Trouble> {
        for (one, other, scenario) in games {
            let by = json!({ "by": "agreement", "scenario": scenario });
            let warbands = [&self.bands[*one], &self.bands[*other]];
            let plan = json!({ "campaign": self.campaign, "warbands": warbands, "due": day, "by": by });
            self.call("plan_make", plan)?;
        }
        let open: Open<Campaigns> = self.session.open_stream(&self.campaign)?;
        let planned = open.state.games.iter().filter(|game| game.played.is_none());
        Ok(planned.map(|game| game.battle.clone()).collect())
    }

    /// Played from its set-up to its end, an entry every twenty seconds or so.
    fn fought(&mut self, day: &str, game: usize, battle: &str) -> Result<(), Trouble> {
        let begins = format!("{day}T19:{:02}:00+02:00", 35 + game * 4);
        let page = self.call("campaign", json!({ "campaign": self.campaign }))?;
        let mut games = page["games"].as_array().into_iter().flatten();
        let line = games.find(|line| line["battle"] == battle).ok_or_else(|| format!("no game {battle}"))?;
        let set_up = line["set_up"].clone();
        as_of(&begins, || self.call("battle_begin", json!({ "set_up": set_up })))?;
        let mut open: Open<Battles> = self.session.open_stream(battle)?;
        let mut said = 0;
        loop {
            let now = options(&open.state);
            let command = choose(&open.state, &now, &mut |n| self.chance.below(n)).ok_or("the battle is stuck")?;
            let events = decide(&open.state, &command).map_err(|refused| nml_words::said(&refused.message))?;
            let mut after = open.state.clone();
            events.iter().for_each(|event| nml_battle::evolve(&mut after, event));
            said += 1;
            let at = minutes_after(&begins, said / 3).ok_or("no moment")?;
            if after.outcome.is_some() {
                let row = lists::battle_row(&open);
                let append = open.append()?;
                self.session.write(vec![append], vec![row])?;
                let seen = open.log.tip().to_string();
                let said = json!({ "battle": battle, "seen": seen, "commands": [command] });
                as_of(&at, || self.call("battle_say", said))?;
                return Ok(());
            }
            as_of(&at, || open.record(self.session.author(), command, events))?;
        }
    }

    /// Both pages answered to the last line, signed and closed.
    fn settled(&mut self, battle: &str) -> Result<(), Trouble> {
        let pack = pack::embedded()?;
        let mut open: Open<Campaigns> = self.session.open_stream(&self.campaign)?;
        loop {
            let asked = requests(Tables::from(&pack.catalogue), &open.state, battle);
            let Some(request) = asked.into_iter().next() else { break };
            let mut command = player::answer(&pack.catalogue, request, &mut |n| self.chance.below(n));
            self.name(&mut command);
            season::say(&self.session, &mut open, command)?;
        }
        let row = lists::campaign_row(&open);
        let append = open.append()?;
        self.session.write(vec![append], vec![row])?;
        self.call("aftermath_close", json!({ "aftermath": battle }))?;
        Ok(())
    }

    /// Who joins has a name.
    fn name(&mut self, command: &mut Command) {
        let Command::Trade { warband: id, command, .. } = command else { return };
        let warband::Command::AddModel { name, .. } = command.as_mut() else { return };
        let Some(band) = self.bands.iter().position(|band| band == id) else { return };
        let used = self.named.entry(id.clone()).or_default();
        *name = BANDS[band].recruits.get(*used).map(|name| (*name).to_owned());
        *used += 1;
    }
}
