//! The games of a chronicle: who fought whom, who fell and what became of them, who learned and what was found, what was
//! corrected later.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::{Game, Picked, Played, Rosters};
use nml_catalogue::Catalogue;
use nml_warband::result::{Casualty, SideResult};

use super::logs::Logs;
use super::{ChronicleFallen, ChronicleGame, ChronicleNote, ChronicleSide, notes};
use crate::aftermath::{self, AftermathPage, AftermathRow, corrections};
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::view::{Emblem, fought, game_name, game_title, letter_at, side_ink};
use crate::words::{aftermath as page_words, chronicle as say, lives};

/// What the games are told from.
pub(super) struct Teller<'c> {
    pub open: &'c Open<Campaigns>,
    pub catalogue: &'c Catalogue,
    pub rosters: &'c Rosters,
    /// The battles that are logged in the book.
    pub logged: &'c BTreeSet<String>,
}

impl Teller<'_> {
    pub fn games(&self, logs: &Logs) -> Vec<ChronicleGame> {
        let ends = fought::ends(self.open, self.logged);
        let mut said: BTreeMap<String, Vec<ChronicleNote>> = notes::all(self.open);
        let mut corrected = corrections(self.open, self.catalogue);
        let games = self.open.state.numbered().map(|(number, game, played)| ChronicleGame {
            number,
            battle: game.battle.clone(),
            scenario: game_name(self.catalogue, game),
            day: fought::day(played, &ends),
            turns: Some(played.result.turns).filter(|turns| *turns > 0),
            note: match (&game.picked, played.aftermath.closed) {
                (Picked::Earlier, _) => Some(say::EARLIER.to_owned()),
                (_, false) => Some(say::UNSETTLED.to_owned()),
                (_, true) => None,
            },
            sides: self.sides(game, played),
            map: logs.maps.get(&game.battle).cloned(),
            corrected: corrected.remove(&game.battle).unwrap_or_default(),
            words: said.remove(&game.battle).unwrap_or_default(),
            log_words: logs.words.get(&game.battle).cloned().unwrap_or_default(),
        });
        games.collect()
    }

    fn sides(&self, game: &Game, played: &Played) -> Vec<ChronicleSide> {
        let state = &self.open.state;
        let pages = aftermath::pages_of(self.catalogue, state, played);
        let side = |(place, side): (usize, &SideResult)| {
            let page = pages.iter().find(|page| page.id == side.warband && side.outsider.is_none());
            let name = side.outsider.clone().or_else(|| state.called(&side.warband));
            ChronicleSide {
                side: side_ink(place),
                letter: letter_at(place),
                warband: side.outsider.is_none().then(|| side.warband.clone()),
                emblem: side.outsider.is_none().then(|| self.emblem(&side.warband)).flatten(),
                name: name.unwrap_or_else(|| side.warband.clone()),
                vp: side.vp,
                cvp: page.map(|page| page.cvp),
                outcome: side.outcome.into(),
                attacked: played.result.attacker.as_deref() == Some(side.warband.as_str()),
                conceded: side.conceded,
                fell_told: played.result.fell_told(side),
                deeds_told: played.result.deeds_told(side),
                deeds: side.deeds.iter().map(|deed| self.deed(game, played, side, deed)).collect(),
                fallen: side.casualties.iter().map(|fallen| self.fallen(played, fallen, page)).collect(),
                learned: page.map(learned).unwrap_or_default(),
                found: page.map(found).unwrap_or_default(),
            }
        };
        played.result.sides.iter().enumerate().map(side).collect()
    }

    /// What a Warband of the campaign bears.
    fn emblem(&self, warband: &str) -> Option<Emblem> {
        let known = || self.open.state.enrolment(warband).map(|known| Emblem::of_faction(&known.faction));
        self.rosters.get(warband).map(Emblem::of).or_else(known)
    }

    fn deed(&self, game: &Game, played: &Played, side: &SideResult, deed: &nml_warband::result::Deed) -> String {
        let name = fought::deed(&self.open.state, &game.battle, &deed.deed, self.catalogue);
        let model = deed.model.and_then(|model| fought::model_in(played, &side.warband, model, self.catalogue));
        say::deed(&name, model.as_deref())
    }

    fn fallen(&self, played: &Played, fallen: &Casualty, page: Option<&AftermathPage>) -> ChronicleFallen {
        let foe = fallen.by.as_ref();
        let by = foe.map(|foe| fought::foe(&self.open.state, played, foe, self.catalogue));
        let weapon = foe.and_then(|foe| foe.weapon.as_ref()).map(|weapon| fought::item(weapon, self.catalogue));
        let trauma = page.and_then(|page| page.steps.first());
        let row = trauma.and_then(|step| step.lines.iter().find(|row| row.model == fallen.model));
        let fate = row.and_then(|row| row.result.clone());
        let died = fate.as_deref() == Some(page_words::DEAD);
        let how = if died { lives::killed } else { lives::fell };
        ChronicleFallen {
            name: fallen.name.clone(),
            how: how(fallen.turn, by.as_deref(), weapon.as_deref()),
            died,
            fate: fate.filter(|_| !died),
            marks: row.map(marks).unwrap_or_default(),
        }
    }

    /// Such as `Game 2 · Relic Hunt`.
    pub fn title(&self, battle: &str) -> String {
        let state = &self.open.state;
        state.game(battle).map_or_else(String::new, |game| game_title(state, self.catalogue, game))
    }
}

fn marks(row: &AftermathRow) -> Vec<String> {
    row.margins.iter().map(|margin| margin.text.trim_end_matches('.').to_owned()).collect()
}

/// Promotions and Skills; experience alone is in the lives of the models.
fn learned(page: &AftermathPage) -> Vec<String> {
    let rows = page.steps.get(1).map(|step| step.lines.as_slice()).unwrap_or_default();
    let told = rows.iter().filter_map(|row| {
        let result = row.result.clone().filter(|result| result != page_words::NOT_PROMOTED)?;
        Some(say::learned(&row.name, &[result]))
    });
    told.collect()
}

fn found(page: &AftermathPage) -> Vec<String> {
    let explored = page.steps.get(3).map(|step| step.margins.as_slice()).unwrap_or_default();
    explored.iter().map(|margin| margin.text.clone()).collect()
}
