//! The games of a chronicle: who fought whom, who fell and what happened to them, who learned, what was found, what was
//! corrected later.

use std::collections::{BTreeMap, BTreeSet};

use nml_campaign::{Game, LOOT, Picked, Played, Rosters, Step};
use nml_catalogue::Catalogue;
use nml_warband::RosterChange;
use nml_warband::result::{Casualty, Foe, SideResult};

use super::logs::Logs;
use super::{ChronicleFallen, ChronicleGame, ChronicleNote, ChronicleSide, notes};
use crate::aftermath::{self, AftermathCame, AftermathPage, AftermathRow, AftermathTone, corrections};
use crate::streams::Open;
use crate::subject::Campaigns;
use crate::view::{Emblem, fought, game_name, game_title, letter_at, side_ink, spoken};
use crate::words::prose::{self, Fate, Fell, Lived};
use crate::words::{chronicle as say, lives};

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
                (Picked::Earlier, _) => Some(say::earlier()),
                (_, false) => Some(say::unsettled()),
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
            let deeds = self.deeds(game, played, side);
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
                fallen: side.casualties.iter().map(|fallen| self.fallen(played, &side.warband, fallen, page)).collect(),
                deeds: deeds.iter().map(|(deed, by)| say::deed(deed, by.as_deref())).collect(),
                told: prose::told(&self.lived(deeds, played, side, page)),
            }
        };
        played.result.sides.iter().enumerate().map(side).collect()
    }

    /// The emblem of a Warband of the campaign.
    pub fn emblem(&self, warband: &str) -> Option<Emblem> {
        let known = || self.open.state.enrolment(warband).map(|known| Emblem::of_faction(&known.faction));
        self.rosters.get(warband).map(Emblem::of).or_else(known)
    }

    /// The Deeds of a side, each with who did it if that is known.
    fn deeds(&self, game: &Game, played: &Played, side: &SideResult) -> Vec<(String, Option<String>)> {
        let deed = |deed: &nml_warband::result::Deed| {
            let name = fought::deed(&self.open.state, &game.battle, &deed.deed, self.catalogue);
            (name, deed.model.and_then(|model| fought::model_in(played, &side.warband, model, self.catalogue)))
        };
        side.deeds.iter().map(deed).collect()
    }

    /// What a side lived through, which its prose is made from.
    fn lived(
        &self,
        deeds: Vec<(String, Option<String>)>,
        played: &Played,
        side: &SideResult,
        page: Option<&AftermathPage>,
    ) -> Lived {
        let (promoted, learned) = page.map(learned).unwrap_or_default();
        let (loot, finds) = played.aftermath.page(&side.warband).map(|page| self.found(page)).unwrap_or_default();
        Lived {
            name: side.outsider.clone().unwrap_or_else(|| self.called(&side.warband)),
            two: played.result.sides.len() == 2,
            fallen: played
                .result
                .fell_told(side)
                .then(|| side.casualties.iter().map(|fallen| self.fell(played, fallen, page)).collect()),
            deeds,
            promoted,
            learned,
            loot,
            finds,
        }
    }

    fn called(&self, warband: &str) -> String {
        self.open.state.called(warband).unwrap_or_else(|| warband.to_owned())
    }

    fn fell(&self, played: &Played, fallen: &Casualty, page: Option<&AftermathPage>) -> Fell {
        let model = |foe: &Foe| foe.model.and_then(|id| fought::model_in(played, &foe.warband, id, self.catalogue));
        let weapon = fallen.by.as_ref().and_then(|foe| foe.weapon.as_ref());
        Fell {
            name: fallen.name.clone(),
            turn: fallen.turn,
            foe: fallen.by.as_ref().map(|foe| prose::Foe { model: model(foe), side: self.called(&foe.warband) }),
            weapon: weapon.map(|weapon| fought::item(weapon, self.catalogue)),
            fate: fate(trauma(page, fallen)),
        }
    }

    /// Ducats of loot, and what else an Exploration found.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few changes are finds")]
    fn found(&self, page: &nml_campaign::Page) -> (u32, Vec<String>) {
        let (mut loot, mut finds) = (0, Vec::new());
        for followed in page.later.iter().filter(|followed| followed.step == Step::Exploration) {
            match &followed.change {
                RosterChange::DucatsGained { ducats, reason } if reason == LOOT => loot += ducats,
                RosterChange::Found { location, .. } => {
                    let known = self.catalogue.exploration().location(location);
                    finds.push(known.map_or_else(|| spoken(location), |known| known.name.clone()));
                }
                _ => {}
            }
        }
        (loot, finds)
    }

    fn fallen(
        &self,
        played: &Played,
        warband: &str,
        fallen: &Casualty,
        page: Option<&AftermathPage>,
    ) -> ChronicleFallen {
        let foe = fallen.by.as_ref();
        let by = foe.map(|foe| fought::foe(&self.open.state, played, foe, self.catalogue));
        let weapon = foe.and_then(|foe| foe.weapon.as_ref()).map(|weapon| fought::item(weapon, self.catalogue));
        let row = trauma(page, fallen);
        let died = row.is_some_and(|row| row.came == AftermathCame::Dead);
        let how = if died { lives::killed } else { lives::fell };
        ChronicleFallen {
            model: fallen.model,
            name: fallen.name.clone(),
            portrait: self.rosters.get(warband).and_then(|roster| fought::portrait_of(roster, fallen.model)),
            how: how(fallen.turn, by.as_deref(), weapon.as_deref()),
            died,
            fate: row.filter(|_| !died).and_then(|row| row.result.clone()),
        }
    }

    /// Such as `Game 2 · Relic Hunt`.
    pub fn title(&self, battle: &str) -> String {
        let state = &self.open.state;
        state.game(battle).map_or_else(String::new, |game| game_title(state, self.catalogue, game))
    }
}

/// The row of the Trauma step that a casualty has.
fn trauma<'p>(page: Option<&'p AftermathPage>, fallen: &Casualty) -> Option<&'p AftermathRow> {
    page?.steps.first()?.lines.iter().find(|row| row.model == fallen.model)
}

fn fate(row: Option<&AftermathRow>) -> Fate {
    let Some(row) = row else { return Fate::Open };
    match row.came {
        AftermathCame::Dead => Fate::Died,
        AftermathCame::Survives => Fate::Survived,
        AftermathCame::Marked if row.tone == AftermathTone::Plain => Fate::Recovered,
        AftermathCame::Marked => row.result.clone().map_or(Fate::Open, Fate::Marked),
        AftermathCame::Nothing
        | AftermathCame::Promoted
        | AftermathCame::Healed
        | AftermathCame::NotPromoted
        | AftermathCame::Learned => Fate::Open,
    }
}

/// Who was promoted, and who learned what; experience alone is in the lives of the models.
fn learned(page: &AftermathPage) -> (Vec<String>, Vec<(String, String)>) {
    let (mut promoted, mut learned) = (Vec::new(), Vec::new());
    for row in page.steps.get(1).map(|step| step.lines.as_slice()).unwrap_or_default() {
        match row.came {
            AftermathCame::Promoted => promoted.push(row.name.clone()),
            AftermathCame::Healed | AftermathCame::Learned => {
                learned.extend(row.result.clone().map(|what| (row.name.clone(), what)));
            }
            AftermathCame::Nothing
            | AftermathCame::NotPromoted
            | AftermathCame::Dead
            | AftermathCame::Survives
            | AftermathCame::Marked => {}
        }
    }
    (promoted, learned)
}
