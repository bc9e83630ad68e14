//! The end of a map: shared objectives, and the Visions that were kept in secret (CF 87).

use std::collections::BTreeSet;

use nml_catalogue::Catalogue;
use nml_catalogue::map::{CampaignMap, MapScenario, VisionTest};
use nml_warband::result::{Outcome, SideResult};
use nml_warband::{self as warband, FIRST_MERCENARY, Roster, Terms};
use sha2::{Digest, Sha256};

use super::{MapState, Scored, ScoredFor};
use crate::glory_item::is_glory_item;
use crate::ranks::ranks;
use crate::state::{Campaign, Game};

/// The seal of a card: without the player's code nobody can tell which card it is, and no other card fits it.
#[must_use]
pub fn seal_of(warband: &str, card: &str, code: &str) -> String {
    let digest = Sha256::digest(format!("nml.vision\n{warband}\n{card}\n{code}").as_bytes());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What each Warband scores for the shared objectives: those who tie share, rounded down, at least 1 each.
pub(crate) fn shared(map: &CampaignMap, campaign: &Campaign, state: &MapState) -> Vec<(String, Scored)> {
    let goals = [(ScoredFor::MostOmens, map.most_omens), (ScoredFor::LargestEnclave, map.largest_enclave)];
    let mut scored = Vec::new();
    for (what, worth) in goals {
        let count = |id: &String| {
            state.warbands.get(id).map_or(0, |holding| match what {
                ScoredFor::MostOmens => holding.omens,
                ScoredFor::LargestEnclave => holding.enclave,
                ScoredFor::Vision => 0,
            })
        };
        let members = campaign.warbands.iter().filter(|known| !known.struck).map(|known| &known.warband);
        let most = members.clone().map(count).max().unwrap_or(0);
        let first: Vec<&String> = members.filter(|id| most > 0 && count(id) == most).collect();
        let each = u16::try_from(first.len()).map_or(0, |many| worth / many.max(1)).max(1);
        scored.extend(first.into_iter().map(|id| (id.clone(), Scored { what, points: each })));
    }
    scored
}

/// Levels of a Vision that a Warband reached. `None` if it depends on a roster that is not in this book.
pub(crate) fn levels(
    catalogue: &Catalogue,
    map: &CampaignMap,
    campaign: &Campaign,
    state: &MapState,
    warband: &str,
    card: &str,
) -> Option<u8> {
    let season = Season { catalogue, map, campaign, state, warband };
    let mut reached = 0;
    for level in &map.vision(card)?.levels {
        reached += u8::from(season.meets(level.test)?);
    }
    Some(reached)
}

/// A Warband's season at its end.
struct Season<'s> {
    catalogue: &'s Catalogue,
    map: &'s CampaignMap,
    campaign: &'s Campaign,
    state: &'s MapState,
    warband: &'s str,
}

impl Season<'_> {
    fn meets(&self, test: VisionTest) -> Option<bool> {
        let holding = self.state.warbands.get(self.warband)?;
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        Some(match test {
            VisionTest::WinsAsAggressor(wins) => {
                let attacked = |game: &Game| game.picked.on_map().is_some_and(|on| on.aggressor == self.warband);
                let won = self.games().filter(|(game, side)| attacked(game) && side.outcome == Outcome::Won);
                count(won.count()) >= wins
            }
            VisionTest::Deeds(deeds) => count(self.games().map(|(_, side)| side.deeds.len()).sum()) >= deeds,
            VisionTest::DeedsInOneGame(deeds) => self.games().any(|(_, side)| count(side.deeds.len()) >= deeds),
            VisionTest::Supplied(outposts) => count(holding.supplied.len()) >= outposts,
            VisionTest::Buildings { tier, count: many } => {
                count(holding.buildings.values().filter(|tiers| **tiers >= tier).count()) >= many
            }
            VisionTest::ScoutedAlone(zones) => {
                let others = || self.state.warbands.iter().filter(|(id, _)| *id != self.warband);
                let alone = |zone: &&String| !others().any(|(_, other)| other.scouted.contains_key(*zone));
                count(holding.scouted.keys().filter(alone).count()) >= zones
            }
            VisionTest::Shared(outposts) => {
                let shared = |zone: &&String| self.state.outposts.get(*zone).is_some_and(|holders| holders.len() > 1);
                count(holding.outposts.keys().filter(shared).count()) >= outposts
            }
            VisionTest::Scenarios { count: many, random } => {
                let is_random = |game: &Game| {
                    let zone = game.picked.on_map().and_then(|on| self.map.zone(&on.zone));
                    zone.is_some_and(|zone| matches!(zone.scenario, Some(MapScenario::Random(_))))
                };
                let (by_dice, known): (Vec<_>, Vec<_>) =
                    self.games().map(|(game, _)| game).partition(|game| is_random(game));
                let played = |games: Vec<&Game>| {
                    count(games.into_iter().map(|game| game.scenario.as_str()).collect::<BTreeSet<_>>().len())
                };
                played(known).saturating_add(played(by_dice).min(random)) >= many
            }
            VisionTest::UnspentGlory(glory) => self.roster(self.warband)?.glory >= u32::from(glory),
            VisionTest::Models(models) => count(self.roster(self.warband)?.size()) >= models,
            VisionTest::MostModels => {
                let own = self.roster(self.warband)?.size();
                let others = self.campaign.warbands.iter().filter(|known| known.warband != self.warband);
                let others = others.filter(|known| self.campaign.games_played(&known.warband) > 0);
                let sizes: Option<Vec<usize>> =
                    others.map(|known| self.roster(&known.warband).map(|roster| roster.size())).collect();
                sizes?.into_iter().all(|size| size < own)
            }
            VisionTest::Mercenaries(many) => count(self.roster(self.warband)?.mercenaries.len()) >= many,
            VisionTest::EliteMercenaries(many) => {
                let roster = self.roster(self.warband)?.enlisted();
                let hired = ranks(self.catalogue, &roster).into_iter();
                count(hired.filter(|(model, elite)| model.id >= FIRST_MERCENARY && *elite).count()) >= many
            }
            VisionTest::Promoted(models) => {
                let roster = self.roster(self.warband)?;
                let gone = roster.fallen.iter().map(|fallen| &fallen.model);
                count(roster.members().chain(gone).filter(|model| model.promoted).count()) >= models
            }
            VisionTest::Dead(models) => {
                let alive =
                    [warband::UNFIT, warband::RETIRED, warband::SOLD, warband::DISMISSED, warband::LEFT_FOR_GOOD];
                let roster = self.roster(self.warband)?;
                let dead = roster.fallen.iter().filter(|fallen| !alive.contains(&fallen.reason.as_str()));
                count(dead.count()) >= models
            }
            VisionTest::SkillsAndScars { skills, scars } => {
                let roster = self.roster(self.warband)?.enlisted();
                let elite = ranks(self.catalogue, &roster).into_iter().filter(|(_, elite)| *elite);
                let (mut learned, mut scarred) = (0, 0_u16);
                for (model, _) in elite {
                    learned += model.skills.len();
                    scarred = scarred.saturating_add(model.scars.into());
                }
                count(learned) >= skills && scarred >= scars
            }
            VisionTest::GloryBearers { models, items } => {
                let roster = self.roster(self.warband)?.enlisted();
                let terms = Terms::new(&roster, self.catalogue).ok()?;
                let glory = |id: &&String| terms.sold(id).is_some_and(is_glory_item);
                let elite = ranks(self.catalogue, &roster).into_iter().filter(|(_, elite)| *elite);
                let bears = elite.filter(|(model, _)| count(model.items.iter().filter(glory).count()) >= items);
                count(bears.count()) >= models
            }
        })
    }

    /// The games it fought on the map, each with its side.
    fn games(&self) -> impl Iterator<Item = (&Game, &SideResult)> {
        let fought = self.campaign.played().filter(|(game, _)| game.picked.on_map().is_some());
        fought.filter_map(|(game, played)| Some((game, played.result.side(self.warband)?)))
    }

    /// A roster as it was after its last game. `None` if it is not in this book.
    fn roster(&self, warband: &str) -> Option<Roster> {
        let last = self.campaign.played().filter(|(_, played)| played.aftermath.page(warband).is_some()).last();
        let (game, played) = last?;
        played.aftermath.page(warband)?.draft(&game.battle)
    }
}
