//! What holds after every entry of a season, no matter who says what.

use std::collections::BTreeSet;

use serde_json::Value;

use super::twelve::{GAMES, Season, WARBANDS, id};
use super::*;
use nml_catalogue::keyword::Keyword;
use nml_warband::{Model, ViolationCode};

/// Reads every entry as it comes, and keeps what it says by itself.
struct Watch {
    seen: usize,
    accounts: Accounts,
    /// The campaign and its Warbands as their entries tell, read again from their JSON.
    again: Campaign,
    rosters: Rosters,
    /// Campaign Victory Points, and games, by Warband.
    points: BTreeMap<String, u32>,
    games: BTreeMap<String, u16>,
}

impl Watch {
    fn new(season: &Season) -> Self {
        let annals = &season.annals;
        Self {
            seen: 0,
            accounts: Accounts::default(),
            again: annals.genesis.campaign(),
            rosters: annals.start.clone(),
            points: BTreeMap::new(),
            games: BTreeMap::new(),
        }
    }

    /// Reads what was said since, and looks at what it was about.
    fn look(&mut self, season: &Season) {
        let annals = &season.annals;
        for entry in &annals.entries[self.seen..] {
            self.accounts.enter(entry);
            self.read(entry);
        }
        for entry in &annals.entries[self.seen..] {
            match entry {
                Entry::Warband { warband, .. } => {
                    let roster = &annals.book.rosters[warband];
                    assert_eq!(&self.rosters[warband], roster, "{warband} as its entries read again");
                    assert_eq!(Purse::new(roster.strongbox, roster.glory), self.accounts.purses[warband], "{warband}");
                    self.sound(roster);
                }
                Entry::Campaign { command, .. } => self.course(season, command),
            }
        }
        self.seen = annals.entries.len();
    }

    /// Reads an entry from its JSON.
    fn read(&mut self, entry: &Entry) {
        match entry {
            Entry::Warband { warband, command, events } => {
                assert_eq!(reread(command), *command);
                let roster = self.rosters.get_mut(warband).unwrap();
                reread(events).iter().for_each(|event| warband::evolve(roster, event));
            }
            Entry::Campaign { command, events } => {
                assert_eq!(reread(command), *command);
                reread(events).iter().for_each(|event| evolve(&mut self.again, event));
                if let Command::Record { result, .. } = command {
                    for side in result.members() {
                        let points = match side.outcome {
                            Outcome::Won => 15,
                            Outcome::Drew => 10,
                            Outcome::Lost => 7,
                        };
                        *self.points.entry(side.warband.clone()).or_default() += points;
                        *self.games.entry(side.warband.clone()).or_default() += 1;
                    }
                }
                for event in events {
                    if let Event::Worked { warband, work: Work::Explored { did }, .. } = event
                        && let Venture::Gained { points, .. } = did
                    {
                        *self.points.entry(warband.clone()).or_default() += u32::from(*points);
                    }
                }
            }
        }
    }

    /// The campaign after a command.
    fn course(&mut self, season: &Season, command: &Command) {
        let campaign = &season.annals.book.campaign;
        let Some(battle) = of_battle(command) else {
            assert_eq!(self.again, *campaign);
            return;
        };
        assert_eq!(self.again.game(battle), campaign.game(battle));
        if let Some(aftermath) = campaign.game(battle).and_then(Game::open) {
            for page in &aftermath.pages {
                let draft = page.draft(battle).unwrap();
                let told = self.accounts.page(battle, &page.warband);
                assert_eq!(Purse::new(draft.strongbox, draft.glory), told, "{command:?}");
                self.sound(&draft);
            }
        }
        if let Command::Close { .. } = command {
            assert_eq!(self.again, *campaign);
        }
        for standing in standings(campaign) {
            let points = self.points.get(&standing.warband).copied().unwrap_or_default();
            let games = self.games.get(&standing.warband).copied().unwrap_or_default();
            assert_eq!((standing.points, standing.games), (points, games), "{command:?}");
        }
        if let Command::Record { result, .. } = command {
            for side in result.members() {
                let roster = season.annals.book.rosters[&side.warband].enlisted();
                let there = |id: &u32| roster.members().any(|model| model.id == *id);
                assert!(side.took_part.iter().all(there), "somebody fought who is not there");
            }
        }
    }

    /// What holds of every roster, and of every page as if it were closed now.
    fn sound(&mut self, roster: &Roster) {
        let report = warband::check(roster, &CATALOGUE);
        // Nobody is twice in the Warband, or dead and in it.
        let hired = roster.hired_models();
        let mut ids = BTreeSet::new();
        let gone = roster.fallen.iter().map(|fallen| &fallen.model);
        for model in roster.models.iter().chain(&hired).chain(gone) {
            assert!(ids.insert(model.id), "model {} twice: {roster:#?}", model.id);
        }
        // Six are ELITE at most.
        let elite = |entry: &str| {
            let keywords = CATALOGUE.entry(entry).map(|entry| &entry.keywords);
            let hired = CATALOGUE.mercenary(entry).map(|hired| &hired.entry.keywords);
            keywords.or(hired).unwrap().contains(&Keyword::Elite)
        };
        let all = roster.models.iter().chain(&hired);
        let faris = |entry: &str| entry == "janissary" && roster.variant.as_deref() == Some("house-of-wisdom");
        let count = all.filter(|model| model.promoted || elite(&model.entry) || faris(&model.entry)).count();
        assert_eq!(count, usize::from(report.elite), "{roster:#?}");
        let apart = roster.models.iter().chain(&hired).filter(|model| knows(model, "bad-company")).count();
        assert!(count - apart <= 6, "{count} ELITE: {roster:#?}");
        assert!(report.violations.iter().all(|broken| broken.code != ViolationCode::MoreThanSixElite), "{roster:#?}");
        // What the Armoury limits is there so often at most, or the judgement says that it is not.
        let lines = roster.variant.is_none().then(|| &CATALOGUE.faction(&roster.faction).unwrap().armoury);
        for line in lines.into_iter().flatten() {
            let Some(limit) = line.limit else { continue };
            let raised = roster.raised_limits.iter().filter(|item| **item == line.item).count();
            let chosen = roster.models.iter().flat_map(|model| &model.skills);
            let chosen = chosen.filter(|skill| skill.chosen.as_ref() == Some(&line.item)).count();
            let carried = roster.models.iter().flat_map(|model| &model.items);
            // A better make of a piece counts as the piece.
            let is =
                |id: &&String| **id == line.item || CATALOGUE.item(id).unwrap().upgrade_of.as_ref() == Some(&line.item);
            let count = carried.chain(&roster.arsenal).filter(is).count();
            let past = count > usize::from(limit) + raised + chosen;
            let flagged = report.violations.iter().any(|broken| {
                broken.code == ViolationCode::LimitExceeded && broken.subject.as_deref() == Some(line.item.as_str())
            });
            assert_eq!(past, flagged, "{count} × {} of {limit}: {roster:#?}", line.item);
        }
    }
}

fn knows(model: &Model, skill: &str) -> bool {
    model.skills.iter().any(|known| known.id == skill)
}

fn reread<T: serde::Serialize + serde::de::DeserializeOwned>(told: &T) -> T {
    serde_json::from_str(&serde_json::to_string(told).unwrap()).unwrap()
}

/// A season watched from its first entry to its last.
fn watched(seed: u64) -> (Season, Watch) {
    let mut season = Season::new(seed);
    let mut watch = Watch::new(&season);
    watch.look(&season);
    while season.step() {
        watch.look(&season);
    }
    (season, watch)
}

#[test]
fn in_a_season_of_twelve_warbands_every_sum_is_explained_and_every_rule_kept_or_flagged() {
    for seed in [1, 2] {
        let (season, watch) = watched(seed);
        let annals = &season.annals;
        let campaign = &annals.book.campaign;
        assert_eq!(campaign.played().count(), WARBANDS / 2 * GAMES);
        assert!((0..WARBANDS).all(|at| usize::from(campaign.games_played(&id(at))) == GAMES));
        assert!(campaign.games.iter().all(|game| game.open().is_none() && game.played.is_some()));
        assert_eq!(watch.again, *campaign);
        assert_eq!(watch.rosters, annals.book.rosters);
        // The season reaches what it is to prove, or it proves nothing.
        for kind in [
            "roll",
            "answer pay",
            "answer refuse",
            "answer allot",
            "answer tables",
            "answer learn",
            "answer call",
            "answer pass",
            "answer table",
            "answer option",
            "answer take",
            "answer sign",
            "trade add_model",
            "trade buy_item",
            "trade sell_item",
            "trade issue_item",
            "trade store_item",
            "trade hire",
        ] {
            assert!(said(annals).get(kind).is_some_and(|count| *count >= 3), "{kind}: {:#?}", said(annals));
        }
        assert!(annals.entries.len() > 3000, "{}", annals.entries.len());
    }
}

/// How often what was said.
fn said(annals: &Annals) -> BTreeMap<String, usize> {
    let mut kinds = BTreeMap::<String, usize>::new();
    for entry in &annals.entries {
        let text = match entry {
            Entry::Campaign { command, .. } => serde_json::to_value(command).unwrap(),
            Entry::Warband { command, .. } => serde_json::to_value(command).unwrap(),
        };
        let kind = [&text["do"], &text["answer"]["is"], &text["command"]["do"]];
        let kind: Vec<&str> = kind.into_iter().filter_map(Value::as_str).collect();
        *kinds.entry(kind.join(" ")).or_default() += 1;
    }
    kinds
}
